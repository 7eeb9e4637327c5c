"""Setup, modules, scenarios: what lies on the table, and how they end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from carrack import State
from carrack.games.maracaibo import entry_names, names
from carrack.games.maracaibo.options import SCENARIOS
from carrack.games.maracaibo.tests.scenario import (
    CARD,
    CITY_TILE,
    FIGURES,
    LEGACY,
    LOCATION,
    PRESTIGE,
    UPGRADE,
    Play,
    Scene,
    cards_with,
)
from carrack.games.maracaibo.tests.walks import GAME, TABLES, WITH_JEAN, new

FIXED = {
    "base_easy": set(),
    "base_medium": {"L1", "L4", "L5", "L6"},
    "base_hard": {"L1", "L4", "L5", "L6", "L7", "L8", "L9"},
    "campaign": {"L1", "L4", "L30"},
    "unrest": {"L1", "L30"},
    "all_inclusive": {"L1", "L30", "L40"},
    "coop": {"L1"},
    "rescue": {"L1", "L38"},
}
MODULES = {
    "base_easy": set(),
    "base_medium": set(),
    "base_hard": set(),
    "campaign": {"home_ports"},
    "unrest": {"home_ports", "resistance", "freeing"},
    "all_inclusive": {"home_ports", "resistance", "uprising"},
    "coop": {"home_ports", "resistance", "freeing", "jacques"},
    "rescue": {"home_ports", "resistance", "freeing", "jacques", "search"},
}
WITH_COLUMNS = ("unrest", "all_inclusive", "coop", "rescue")
ZONES = {
    "france": ["2", "3", "4", "5", "6", "7"],
    "spain": ["8", "9", "10", "11", "12", "13"],
    "england": ["14", "15", "16", "17", "18", "19"],
}
FREEING_CAREERS = {"Fellowship", "Valor", "Fighting Spirit", "Urge for Discovery"}

tables = pytest.mark.parametrize(("scenario", "seats"), TABLES)


def dealt(scenario: str, seats: int, seed: int = 1, **options: Any) -> dict[str, Any]:
    table: dict[str, Any] = new(scenario, seats, seed, **options).table()
    return table


def marked(t: dict[str, Any]) -> dict[str, dict[str, int]]:
    """Markers on the board: by nation, then by location."""
    return {
        nation: {
            place: t["markers"][at][i] for place, at in LOCATION.items() if t["markers"][at][i]
        }
        for i, nation in enumerate(names.NATIONS)
    }


# ---- what everybody begins with ----


@tables
def test_combat_tokens_lie_in_two_piles_of_13_and_12(scenario: str, seats: int) -> None:
    t = dealt(scenario, seats)
    assert t["token_pile_size"] == [13, 12]
    tokens = t["token_pile"][0][:13] + t["token_pile"][1][:12]
    assert sorted(tokens) == list(range(25))


@tables
def test_quests_lie_where_the_scenario_says_and_on_the_explorer_track(
    scenario: str, seats: int
) -> None:
    t = dealt(scenario, seats)
    wanted = ["3", "7", "10", "12", "16"] + (["18"] if scenario == "base_easy" else ["17"])
    wanted += ["19"] if seats == 4 else []
    if (scenario, seats) == ("coop", 1):
        wanted = ["16", "17"]
    at = Counter(t["quest"][quest] for quest in range(28))
    here = [place for place, i in LOCATION.items() for _ in range(at[names.QUEST_AT + i])]
    assert sorted(here) == sorted(wanted)
    slots = [i for i, space in enumerate(FIGURES.board.explorer_track) if space.has_quest]
    assert len(slots) == 3
    assert all(at[names.QUEST_ON_TRACK + space] == 1 for space in slots)
    assert t["quest_pile_size"] == at[names.QUEST_IN_PILE] == 28 - 3 - len(wanted)
    # the promo stays in the box
    assert t["quest"][28] == names.QUEST_GONE


@pytest.mark.parametrize(
    ("scenario", "seats", "rulings", "at_sea"),
    [("coop", 1, 4, 2), ("coop", 1, 3, 6), ("coop", 2, 4, 6), ("rescue", 1, 4, 6)],
)
def test_alone_cooperative_in_the_caribbean_begins_with_fewer_quests(
    scenario: str, seats: int, rulings: int, at_sea: int
) -> None:
    """[RULING 62]; by earlier rulings one captain met as many as three do."""
    start = GAME.printed(new(scenario, seats, rulings=rulings))["quest_start"]
    assert sum(start) + 1 == at_sea  # one more at Puerto Cabezas


@tables
def test_city_tiles_are_two_with_a_helm_and_two_others_for_the_number_of_players(
    scenario: str, seats: int
) -> None:
    for seed in range(4):
        t = dealt(scenario, seats, seed)
        laid = [
            FIGURES.board.city_tiles[t["city_tile"][LOCATION[p]]] for p in ("4", "5", "13", "14")
        ]
        assert len({tile.id for tile in laid}) == 4
        assert sum(tile.has_helm for tile in laid) == 2
        assert all(max(seats, 2) in tile.player_counts for tile in laid)
        overlay = t["city_tile"][LOCATION["11"]]
        assert overlay == (CITY_TILE["CT13"] if seats <= 2 else names.NONE)


@tables
def test_the_project_pile_has_the_rest_of_a_and_forty_later_cards(
    scenario: str, seats: int
) -> None:
    t = dealt(scenario, seats)
    decks: dict[int, Counter[str]] = {}
    for card, where in enumerate(t["where"]):
        decks.setdefault(where, Counter())[FIGURES.projects[card].deck] += 1
    for seat in range(seats):
        assert decks[names.IN_HAND + seat] == {"A": 8}
    columns = 3 if scenario in WITH_COLUMNS else 0
    assert t["pile_size"] == 56 - 8 * seats + 40 - columns - 4
    there = decks[names.IN_PILE] + decks[names.IN_DISPLAY] + decks.get(names.IN_DISCARDS, Counter())
    assert there["A"] == 56 - 8 * seats
    assert there["B"] + there["U"] + there["C"] == 40
    assert sum(decks.get(names.IN_DISCARDS, Counter()).values()) == columns
    assert len(set(t["display"])) == 4


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_story_cards_join_with_scenario_cards_79_and_193_only(scenario: str) -> None:
    seen = set()
    for seed in range(60):
        t = dealt(scenario, 2, seed)
        seen |= {
            FIGURES.projects[card].number
            for card, where in enumerate(t["where"])
            if where != names.GONE and FIGURES.projects[card].deck == "C"
        }
    assert seen == (set(range(90, 107)) if scenario in ("unrest", "rescue") else set())


@pytest.mark.parametrize(("scenario", "count"), [("base_hard", 10), ("coop", 17), ("campaign", 0)])
def test_by_earlier_rulings_every_scenario_card_had_its_story_cards(
    scenario: str, count: int
) -> None:
    assert sum(GAME.printed(new(scenario, rulings=1))["story"]) == count


@pytest.mark.parametrize("finale", [184, 185])
def test_in_a_finale_the_story_cards_are_those_that_the_campaign_has_earned(finale: int) -> None:
    archive = chapter(finale, story_cards=[100, 103])
    printed = GAME.printed(new("campaign", **archive))
    assert story_numbers(printed) == {100, 103}
    earlier = GAME.printed(new("campaign", rulings=1, **archive))
    assert story_numbers(earlier) == set(range(90, 107))


def story_numbers(printed: dict[str, Any]) -> set[int]:
    cards = zip(FIGURES.projects, printed["story"], strict=True)
    return {card.number for card, joins in cards if joins}


@tables
def test_four_different_prestige_buildings_lie_in_a_row_and_one_is_open(
    scenario: str, seats: int
) -> None:
    t = dealt(scenario, seats)
    assert len(set(t["prestige"])) == 4
    assert all(not FIGURES.prestige[building].is_promo for building in t["prestige"])
    assert t["prestige_open"] == 1


@pytest.mark.parametrize(("scenario", "monument"), [("base_easy", True), ("coop", False)])
def test_promos_come_where_they_are_chosen_and_own_monument_not_with_freeing(
    scenario: str, monument: bool
) -> None:
    seen: set[int] = set()
    for seed in range(30):
        t = dealt(scenario, 2, seed, promos=True)
        seen |= set(t["prestige"])
        assert t["quest"][28] != names.QUEST_GONE
    assert (PRESTIGE["PB9"] in seen) == monument


@tables
def test_each_player_begins_alike_and_with_more_doubloons_the_later_the_turn(
    scenario: str, seats: int
) -> None:
    t = dealt(scenario, seats)
    start = t["start_seat"]
    assert [t["doubloons"][(start + k) % seats] for k in range(seats)] == [8, 9, 10, 11][:seats]
    for seat in range(seats):
        assert t["ship"][seat] == LOCATION["1"]
        assert t["explorer"][seat] == 0
        assert t["influence"][seat] == [0, 0, 0]
        begins = ("income", "vp_income", "combat", "vp", "synergies")
        assert [t[field][seat] for field in begins] == [8, 0, 1, 0, 0]
        assert t["discs"][seat] == [2] * 12
        figures = (t["figures"][seat], t["career_figures"][seat], t["general"][seat])
        assert figures == (2, 3, 3)


def test_the_start_player_is_random() -> None:
    assert {dealt("base_easy", 4, seed)["start_seat"] for seed in range(40)} == {0, 1, 2, 3}


# ---- careers, ports and cards to choose from ----


@tables
def test_two_careers_are_offered_and_with_freeing_one_of_the_four_marked_is_given(
    scenario: str, seats: int
) -> None:
    t = dealt(scenario, seats)
    given = [career for row in t["careers_offered"][:seats] for career in row if career >= 0]
    assert len(given) == len(set(given)) == seats * (1 if "freeing" in MODULES[scenario] else 2)
    if "freeing" in MODULES[scenario]:
        assert {FIGURES.careers[career].name for career in given} <= FREEING_CAREERS
        assert t["career"][:seats] == given


@tables
def test_three_home_ports_are_offered_with_the_module_and_none_without(
    scenario: str, seats: int
) -> None:
    t = dealt(scenario, seats)
    given = [port for row in t["ports_offered"][:seats] for port in row if port >= 0]
    wanted = 3 * seats if "home_ports" in MODULES[scenario] else 0
    assert len(given) == len(set(given)) == wanted


def types(state: State, seat: int) -> set[str]:
    return {GAME.action(state, seat, action)["type"] for action in state.legal(seat)}


@tables
def test_setup_choices_are_open_to_all_seats_at_once(scenario: str, seats: int) -> None:
    state = new(scenario, seats, 3)
    assert state.actors == tuple(range(seats))
    order = {"take_career": 1, "take_port": 1, "plan": 1, "discard": 3}
    if "freeing" in MODULES[scenario]:
        del order["take_career"]
    if "home_ports" not in MODULES[scenario]:
        del order["take_port"]
    # The last seat chooses everything while the others have not begun
    for kind, times in order.items():
        for _ in range(times):
            assert types(state, seats - 1) == {kind}
            state.apply(seats - 1, state.legal(seats - 1)[0])
    if seats > 1:
        assert state.actors == tuple(range(seats - 1))
        assert state.legal(seats - 1) == []
        assert types(state, 0) == {next(iter(order))}


@tables
def test_after_the_choices_everybody_holds_four_cards_with_one_planned_and_three_discarded(
    scenario: str, seats: int
) -> None:
    state = new(scenario, seats, 5)
    before = state.table()["where"].count(names.IN_DISCARDS)
    while state.table()["phase"] == names.CHOOSING:
        # nobody's discards lie open before all have chosen
        assert state.table()["where"].count(names.IN_DISCARDS) == before
        seat = state.actors[-1]
        state.apply(seat, state.legal(seat)[-1])
    t = state.table()
    assert t["hand_size"][:seats] == [4] * seats
    assert t["planned_size"][:seats] == [1] * seats
    assert t["where"].count(names.IN_DISCARDS) == before + 3 * seats
    assert all(career != names.NONE for career in t["career"][:seats])
    assert t["round_number"] == 1
    assert state.to_move == t["start_seat"] == t["current"]


# ---- legacy tiles ----


@tables
def test_fixed_legacy_tiles_lie_there_and_the_columns_bring_three_more(
    scenario: str, seats: int
) -> None:
    for seed in range(4):
        t = dealt(scenario, seats, seed)
        lying = {tile for tile, i in LEGACY.items() if t["legacy"][i]}
        assert lying >= FIXED[scenario]
        assert ("L31" in lying) == ("L32" in lying)
        brought = lying - FIXED[scenario] - {"L32"}
        assert len(brought) == (3 if scenario in WITH_COLUMNS else 0)


def columns_of(scenario: str, seed: int) -> tuple[list[str], list[str]]:
    """The objects of the three revealed cards, and the tiles that they brought."""
    state = new(scenario, 2, seed)
    told = state.events(None)
    things = [
        FIGURES.projects[CARD[event["card"]]].object
        for event in told
        if event["type"] == "card_revealed"
    ]
    return things, [event["tile"] for event in told if event["type"] == "legacy_laid"]


def test_cards_with_book_lantern_and_herbs_bring_l33_l31_and_l9() -> None:
    """Scenarios"""
    wanted = ["book", "lantern", "herbs"]
    seed = next(s for s in range(2000) if columns_of("all_inclusive", s)[0] == wanted)
    assert columns_of("all_inclusive", seed)[1] == ["L33", "L31", "L9"]
    t = dealt("all_inclusive", 2, seed)
    assert t["legacy"][LEGACY["L32"]] == 1


@pytest.mark.parametrize("scenario", WITH_COLUMNS)
def test_each_revealed_card_takes_the_tile_of_its_object_or_the_next_free_one(
    scenario: str,
) -> None:
    columns = next(each for each in FIGURES.scenarios if each.id == scenario).legacy_columns
    for seed in range(25):
        lying, wanted = set(FIXED[scenario]), []
        things, laid = columns_of(scenario, seed)
        for thing, column in zip(things, columns, strict=True):
            first = names.OBJECTS.index(thing)
            tile = next(t for t in (*column[first:], *column[:first]) if t not in lying)
            lying.add(tile)
            wanted.append(tile)
        assert laid == wanted


def test_a_tile_that_lies_there_already_is_replaced_by_the_next_of_its_column() -> None:
    # Unrest: herbs in column 2 is L37; rope in column 3 is L37 again, so the next is book: L8
    seed = next(s for s in range(4000) if columns_of("unrest", s)[0][1:] == ["herbs", "rope"])
    assert columns_of("unrest", seed)[1][1:] == ["L37", "L8"]


# ---- markers ----


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(
    "scenario", ["base_easy", "base_medium", "base_hard", "campaign", "all_inclusive"]
)
def test_no_markers_lie_on_the_board_at_the_start(scenario: str, seats: int) -> None:
    t = dealt(scenario, seats)
    assert marked(t) == {"france": {}, "spain": {}, "england": {}}
    assert t["track_markers"] == [13, 13, 13]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_unrest_begins_with_one_marker_on_each_location_of_a_zone(seats: int) -> None:
    t = dealt("unrest", seats)
    assert marked(t) == {nation: dict.fromkeys(zone, 1) for nation, zone in ZONES.items()}
    assert t["track_markers"] == [7, 7, 7]


@pytest.mark.parametrize(("seats", "total"), [(1, 12), (2, 18), (3, 24), (4, 30)])
def test_cooperating_captains_meet_12_18_24_or_30_markers(seats: int, total: int) -> None:
    """Cooperative in the Caribbean: as many of each nation, 8 with three captains"""
    here = marked(dealt("coop", seats))
    assert {nation: sum(zone.values()) for nation, zone in here.items()} == dict.fromkeys(
        ZONES, total // 3
    )


# Captains, villages with a marker in each zone, markers on each city, and in all
COMMON_MARKERS = [(1, 2, 1, 12), (2, 4, 1, 18), (3, 4, 2, 24), (4, 4, 3, 30)]
CITIES = {"4", "5", "11", "13", "14", "17"}


@pytest.mark.parametrize("scenario", ["coop", "rescue"])
@pytest.mark.parametrize(("seats", "villages", "city", "total"), COMMON_MARKERS)
def test_markers_lie_on_cities_and_on_the_last_villages_of_each_zone(
    scenario: str, seats: int, villages: int, city: int, total: int
) -> None:
    """Cooperative in the Caribbean; as many in The Rescue"""
    t = dealt(scenario, seats)
    here = marked(t)
    for nation, zone in ZONES.items():
        last_villages = [place for place in zone if place not in CITIES][-villages:]
        wanted = dict.fromkeys(last_villages, 1) | dict.fromkeys(CITIES & set(zone), city)
        assert here[nation] == wanted
        assert 3 * sum(wanted.values()) == total
    # unused ones leave the game
    assert t["track_markers"] == [0, 0, 0]
    assert t["lost_markers"] == [13 - total // 3] * 3


# ---- opponents ----


@tables
def test_jacques_sails_alone_or_with_captains_who_cooperate(scenario: str, seats: int) -> None:
    t = dealt(scenario, seats)
    with_jacques = seats == 1 or "jacques" in MODULES[scenario]
    assert t["deck_size"] == (7 if with_jacques else 0)


@pytest.mark.parametrize("scenario", WITH_JEAN)
def test_jean_plays_where_influence_counts(scenario: str) -> None:
    t = dealt(scenario, 1, automa="jean")
    assert t["deck_size"] == 5
    assert t["automa_ship"] == LOCATION["1"]


def test_the_human_plays_first_against_jean() -> None:
    scene = Scene("base_easy", seats=1, automa="jean")
    assert scene.play().state.to_move == 0
    assert scene.table["shown_size"] == 0


# ---- modules, one after the other ----


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_home_ports_are_offered_when_unlocked_where_the_module_is_played(scenario: str) -> None:
    scene = Scene(scenario).give(doubloons=9)
    scene.table["discs"][0][UPGRADE["home_port"]] = 1
    play = scene.doing(entry_names.DISC, 1).play().do("remove_disc", upgrade="home_port")
    assert play.may("accept") == ("home_ports" in MODULES[scenario])
    assert play.may("explore", to="E1") == ("home_ports" not in MODULES[scenario])


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_resistance_tile_has_its_side_where_the_module_is_played(scenario: str) -> None:
    resisting = "resistance" in MODULES[scenario]
    scene = Scene(scenario).only_legacy("L1").give(doubloons=0, combat=3)
    scene.table["discs"][0][UPGRADE["resistance_tile"]] = 1
    play = scene.doing(entry_names.DISC, 1).play().do("remove_disc", upgrade="resistance_tile")
    assert play["doubloons"][0] == (4 if resisting else 5)
    # and its village action exists there only
    scene = Scene(scenario).only_legacy("L1").no_markers().give(combat=3).unlock("resistance_tile")
    scene.table["lost_markers"][0] -= 1
    scene.table["markers"][LOCATION["6"]][0] = 1
    if scene.table["lost_markers"][0] < 0:
        scene.table["lost_markers"][0] = 0
        scene.table["track_markers"][0] -= 1
    village = scene.ship("6").doing(entry_names.VILLAGE, 1).play()
    assert village.may("resistance_action") == resisting


def fighting(scenario: str) -> Play:
    scene = Scene(scenario).only_legacy("L1").token("K01").give(vp=0)
    if not any(any(row) for row in scene.table["markers"]):
        scene.marker("france", "6")
    scene.doing(entry_names.COMBAT, entry_names.PICK_PILE, names.NONE, names.NONE)
    return scene.play().do("token_pile", pile=0)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_uprising_and_freeing_decide_for_and_against_whom_one_fights(scenario: str) -> None:
    if "freeing" in MODULES[scenario]:
        wanted = {"fight_against"}
    elif "uprising" in MODULES[scenario]:
        wanted = {"fight_for", "fight_against"}
    else:
        wanted = {"fight_for"}
    assert fighting(scenario).types() == wanted


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_with_freeing_influence_is_2_vp(scenario: str) -> None:
    # CT11: 2 influence with one nation
    scene = Scene(scenario).only_legacy("L1").no_quests().city_tile("5", "CT11").ship("2")
    play = scene.give(vp=0).play().do("sail", to="5", points=1).do("main_city").do("city_action")
    if "freeing" in MODULES[scenario]:
        assert play["vp"][0] == 4
        assert play["influence"][0] == [0, 0, 0]
    else:
        play.do("choose_nation", nation="spain")
        assert play["influence"][0] == [0, 2, 0]
        assert play["vp"][0] == 0


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_hints_lie_on_the_board_in_the_rescue_only(scenario: str) -> None:
    hints = sum(Scene(scenario, seats=3).table["hint_count"])
    assert hints == (22 if "search" in MODULES[scenario] else 0)


# ---- Unrest ----


@pytest.mark.parametrize(("round_", "more"), [(1, 2), (2, 2), (3, 3)])
def test_in_unrest_each_nation_brings_markers_to_the_first_empty_places(
    round_: int, more: int
) -> None:
    scene = Scene("unrest").only_legacy("L1").no_quests().no_markers().round(round_).ship("20")
    scene.table["lost_markers"] = [0, 0, 0]
    scene.table["track_markers"] = [12, 13, 13]
    scene.table["markers"][LOCATION["2"]][0] = 1
    play = scene.play().do("sail", to="21a", points=1).end_round()
    here = marked(play.state.table())
    assert list(here["france"]) == ["2", "3", "4", "5"][: more + 1]
    assert list(here["spain"]) == ["8", "9", "10"][:more]
    assert list(here["england"]) == ["14", "15", "16"][:more]


def test_in_unrest_no_more_markers_come_than_there_are_empty_places_and_markers() -> None:
    scene = Scene("unrest").only_legacy("L1").no_quests().round(3).ship("20")
    scene.table["markers"][LOCATION["19"]][names.ENGLAND] = 0
    scene.table["markers"][LOCATION["8"]][names.SPAIN] = 0
    scene.table["markers"][LOCATION["9"]][names.SPAIN] = 0
    scene.table["track_markers"] = [7, 1, 7]
    scene.table["lost_markers"] = [0, 8, 1]
    play = scene.play().do("sail", to="21a", points=1).end_round()
    assert play["markers"][LOCATION["19"]] == [0, 0, 1]
    assert play["markers"][LOCATION["8"]] == [0, 1, 0]
    assert play["markers"][LOCATION["9"]] == [0, 0, 0]
    assert play["track_markers"] == [7, 0, 6]


def test_unrest_has_no_nation_scoring() -> None:
    scene = Scene("unrest").only_legacy("L1").no_quests().round(4).ship("21b")
    for seat in range(2):
        scene.give(seat=seat, vp=0, income=0, doubloons=0).influence("france", 20, seat=seat)
    play = scene.play().do("sail", to="22", points=1).end_round()
    assert play["vp"][:2] == [4, 1]


# ---- how cooperative games end ----


def finale(scenario: str, vp: list[int], jacques: int, luysa: int = names.HIDDEN) -> Scene:
    """The first captain is about to reach 22: 3 VP, and 1 for each last purchase."""
    seats = len(vp)
    scene = Scene(scenario, seats=seats).only_legacy("L1").no_quests().no_markers().round(4)
    scene.ship("21b")
    for seat in range(seats):
        last = 4 if seat == 0 else 1
        scene.give(seat=seat, vp=vp[seat] - last, income=0, vp_income=0, doubloons=0)
    scene.table["automa_vp"] = jacques
    scene.table["luysa"] = luysa
    return scene


def outcome(play: Play) -> dict[str, Any]:
    result = play.do("sail", to="22", points=1).end_round().state.result()
    assert result is not None
    return result


def test_captains_lose_together_when_one_of_them_has_no_more_vp_than_jacques() -> None:
    """Cooperative in the Caribbean"""
    lost = outcome(finale("coop", [142, 150], 142).play())
    assert lost["kind"] == "cooperative"
    assert lost["won"] == []
    assert lost["places"] == [2, 2]
    assert {c["condition"]: c["met"] for c in lost["conditions"]} == {
        "all_markers_removed": True,
        "all_above_jacques": False,
    }
    won = outcome(finale("coop", [143, 150], 142).play())
    assert won["won"] == [0, 1]
    assert won["places"] == [1, 1]


def test_shared_goals_are_told_with_what_is_missing_while_the_game_goes_on() -> None:
    scene = finale("rescue", [143, 20], 30, names.FOUND)
    scene.table["markers"][LOCATION["6"]][0] = 1
    scene.table["lost_markers"][0] -= 1
    view = scene.play().state.view(None)
    assert view["cooperative"] is True
    assert view["conditions"] == []  # those are told at the end
    assert view["goals"] == [
        {"condition": "all_markers_removed", "met": False, "markers": 1},
        {"condition": "all_above_jacques", "met": False, "vp": 19, "automa_vp": 30},
        {"condition": "luysa_freed", "met": False, "luysa": "found"},
    ]


def test_rivals_have_no_shared_goals_and_one_captain_has_that_of_the_automa() -> None:
    rivals, alone = new("all_inclusive", 2).view(0), new("all_inclusive", 1).view(0)
    assert (rivals["cooperative"], rivals["goals"]) == (False, [])
    assert (alone["cooperative"], [goal["condition"] for goal in alone["goals"]]) == (
        False,
        ["all_above_jacques"],
    )


def test_captains_lose_together_when_a_marker_is_left() -> None:
    scene = finale("coop", [143, 150], 142)
    scene.table["markers"][LOCATION["6"]][0] = 1
    scene.table["lost_markers"][0] -= 1
    result = outcome(scene.play())
    assert result["won"] == []
    assert result["places"] == [2, 2]


def test_a_cooperative_game_goes_on_although_it_cannot_be_won_any_more() -> None:
    """[RULING 46]"""
    play = finale("coop", [5, 5], 500).round(3).ship("20").play()
    play.do("sail", to="21a", points=1).end_round()
    assert play["round_number"] == 4
    assert not play.state.is_over


def test_the_rescue_also_needs_luysa() -> None:
    for luysa, won in ((names.FREED, [0, 1]), (names.FOUND, []), (names.HIDDEN, [])):
        result = outcome(finale("rescue", [50, 50], 10, luysa).play())
        assert result["won"] == won
        assert result["places"] == ([1, 1] if won else [2, 2])


def ransom(doubloons: list[int]) -> Play:
    scene = finale("rescue", [50, 50], 10, names.FOUND)
    for seat, amount in enumerate(doubloons):
        scene.give(seat=seat, doubloons=amount)
    play = scene.play().do("sail", to="22", points=1).idle()
    while play["phase"] in (names.LAST_PURCHASE, names.INCOME):
        play.do("take_last", seat=play.state.to_move)
    return play


def test_one_player_pays_15_doubloons_of_ransom_and_all_win() -> None:
    """The Rescue"""
    play = ransom([15, 0])
    assert play.types() == {"pass", "pay_ransom"}
    play.do("pay_ransom")
    result = play.state.result()
    assert result is not None
    assert result["won"] == [0, 1]
    assert play["doubloons"][0] == 0


def test_two_players_cannot_pay_the_ransom_together() -> None:
    """The Rescue"""
    play = ransom([10, 5])
    result = play.state.result()
    assert result is not None
    assert result["won"] == []


def test_any_one_player_may_pay_the_ransom() -> None:
    play = ransom([15, 15]).do("pass").do("pay_ransom", seat=1)
    assert play["doubloons"][:2] == [15, 0]
    assert play["luysa"] == names.FREED


@pytest.mark.parametrize("scenario", ["unrest", "base_hard"])
def test_alone_in_a_competitive_scenario_more_vp_than_jacques_win(scenario: str) -> None:
    for jacques, won in ((29, [0]), (30, [])):
        result = outcome(finale(scenario, [30], jacques).play())
        assert result["kind"] == "solo"
        assert result["won"] == won
        assert result["places"] == ([1] if won else [2])


# ---- the campaign ----


def chapter(card: int, **archive: Any) -> dict[str, Any]:
    return {"archive": {"chapter": card, **archive}}


def test_a_chapter_goal_takes_its_cost_and_a_disc_and_pays_once_a_turn() -> None:
    # Chapter 150: at 12, an object for 2 doubloons
    scene = Scene("campaign").no_quests().ship("11").hand("A005", "A006").give(doubloons=0)
    play = scene.play().do("sail", to="12", points=1).do("chapter_goal")
    play.do("pay_card", card="A005").do("remove_disc", upgrade="hold")
    assert play["doubloons"][0] == 2
    assert play["chapter_discs"][0] == 1
    assert sum(play["discs"][0]) == 23
    assert not play.may("chapter_goal")


@pytest.mark.parametrize(("discs", "tile"), [([1, 1], "L33"), ([1, 0], "L34")])
def test_a_chapter_succeeds_with_enough_discs_of_all_captains(discs: list[int], tile: str) -> None:
    scene = finale("campaign", [20, 30], 0)
    scene.table["chapter_discs"][:2] = discs
    state = scene.play().do("sail", to="22", points=1).end_round().state
    archive = state.archive()
    assert archive is not None
    assert archive["chapter"] == 157
    assert archive["legacy"] == ["L1", "L4", "L30", tile]
    assert archive["story_cards"] == [100]
    assert archive["results"] == [
        {"chapter": 150, "succeeded": sum(discs) >= 2, "won": [1], "vp": [20, 30]}
    ]


def test_the_archive_comes_into_the_next_game() -> None:
    archive = chapter(157, legacy=["L1", "L4", "L30", "L33"], story_cards=[100], uprising=True)
    t = dealt("campaign", 2, **archive)
    assert {tile for tile, i in LEGACY.items() if t["legacy"][i]} == {
        "L1",
        "L4",
        "L30",
        "L33",
        "L40",
    }
    seen = {
        FIGURES.projects[card].number
        for seed in range(40)
        for card, where in enumerate(dealt("campaign", 2, seed, **archive)["where"])
        if where != names.GONE and FIGURES.projects[card].deck == "C"
    }
    assert seen == {100}


def test_success_in_178_leads_to_unrest_with_the_tiles_of_the_archive() -> None:
    t = dealt("campaign", 3, **chapter(184, legacy=["L1", "L4", "L30", "L33", "L37"]))
    assert {tile for tile, i in LEGACY.items() if t["legacy"][i]} == {
        "L1",
        "L4",
        "L30",
        "L33",
        "L37",
    }
    assert marked(t) == {nation: dict.fromkeys(zone, 1) for nation, zone in ZONES.items()}


def test_failure_in_178_leads_to_the_rescue_without_four_tiles() -> None:
    archive = chapter(185, legacy=["L1", "L4", "L30", "L31", "L34", "L37"])
    t = dealt("campaign", 3, **archive)
    assert {tile for tile, i in LEGACY.items() if t["legacy"][i]} == {"L1", "L34", "L38"}
    assert sum(sum(row) for row in t["markers"]) == 24
    assert t["deck_size"] == 7


# ---- competitive results ----


def test_most_vp_win_and_doubloons_break_a_tie() -> None:
    scene = Scene("base_easy", seats=3).no_quests().round(4).ship("21b")
    for seat, (vp, doubloons) in enumerate([(6, 0), (9, 4), (9, 5)]):
        scene.give(seat=seat, vp=vp, doubloons=doubloons, income=0)
    result = scene.play().do("sail", to="22", points=1).end_round().state.result()
    assert result is not None
    assert result["places"] == [3, 2, 1]


def test_who_is_still_equal_shares_the_victory() -> None:
    scene = Scene("base_easy", seats=3).no_quests().round(4).ship("21b")
    for seat, vp in enumerate([6, 9, 9]):
        scene.give(seat=seat, vp=vp, doubloons=4, income=0)
    result = scene.play().do("sail", to="22", points=1).end_round().state.result()
    assert result is not None
    assert result["places"] == [1, 1, 1]


def test_hands_are_open_only_where_captains_agreed_on_it() -> None:
    cards = cards_with("corn", 2)
    for open_hands in (False, True):
        play = Scene("coop", open_hands=open_hands).hand(*cards).play()
        assert (cards[0] in str(play.state.view(1)["seats"][0])) == open_hands
