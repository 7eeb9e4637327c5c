"""The end of a round and of the game, and the order of turns."""

from __future__ import annotations

import pytest

from carrack.games.maracaibo import names
from carrack.games.maracaibo.tests.scenario import (
    CARD,
    FIGURES,
    GAME,
    LOCATION,
    PRESTIGE,
    QUEST,
    UPGRADE,
    Play,
    Scene,
    cards_with,
)


def near_home(scenario: str = "base_easy", seats: int = 2, round_: int = 1) -> Scene:
    """The first captain is at 20 (21b in round 4), and nobody has anything."""
    scene = Scene(scenario, seats=seats).only_legacy().no_quests().no_markers().round(round_)
    scene.ship("21b" if round_ == 4 else "20")
    for seat in range(seats):
        scene.give(seat=seat, doubloons=0, vp=0, income=0, vp_income=0, combat=0)
    return scene


def home(scene: Scene, seat: int = 0) -> Play:
    """This seat's ship comes home; its turn is over, and the last purchases begin."""
    last = "22" if scene.table["round_number"] == 4 else "21a"
    return scene.play().do("sail", seat=seat, to=last, points=1).idle(seat)


# ---- how a round ends ----


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_a_round_ends_when_a_ship_reaches_21a_with_3_vp_for_its_captain(round_: int) -> None:
    play = home(near_home(round_=round_))
    assert play["phase"] == names.LAST_PURCHASE
    assert play["vp"][:2] == [3, 0]
    assert not near_home(round_=round_).play().may("sail", to="21b")


def test_round_4_goes_by_21b_and_ends_at_22() -> None:
    scene = near_home(round_=4).ship("20")
    assert not scene.play().may("sail", to="21a")
    # it must stop at 21b
    assert {action["to"] for action in scene.play().legal()} == {"21b"}
    play = home(near_home(round_=4))
    assert (play["phase"], play["vp"][0]) == (names.LAST_PURCHASE, 3)


def test_who_ends_the_round_still_refills_the_hand() -> None:
    """[RULING 56]"""
    play = home(near_home())
    assert play["hand_size"][:2] == [4, 0]


# ---- last purchase ----


def test_the_last_purchase_begins_with_who_ended_the_round_and_goes_clockwise() -> None:
    scene = near_home(seats=3).ship("20", seat=1).ship("2")
    scene.begin_with(1)
    scene.table["start_seat"] = 0
    play = home(scene, seat=1)
    order = []
    while play["phase"] == names.LAST_PURCHASE:
        order.append(play.state.to_move)
        play.do("take_last", seat=play.state.to_move)
    assert order == [1, 2, 0]
    assert play["doubloons"][:3] == [3, 3, 3]


def test_the_last_purchase_is_a_card_from_hand_or_planning_area() -> None:
    # Cook: 5 doubloons, income +2; Ballad Singer: 5, VP income +2
    scene = near_home().give(doubloons=9).hand("A005").plan("A010")
    play = home(scene)
    assert play.may("buy", card="A005")
    play.do("buy_planned", card="A010")
    assert play["doubloons"][0] == 4
    # one purchase only: the next one is asked
    assert play.state.to_move == 1


def test_the_last_purchase_may_be_a_prestige_building() -> None:
    scene = near_home().give(doubloons=20, figures=1, general=4)
    building = FIGURES.prestige[scene.table["prestige"][0]]
    play = home(scene).do("invest", building=building.id)
    assert play["doubloons"][0] == 20 - building.cost
    assert play["figures"][0] == 0
    assert play["invested"][PRESTIGE[building.id]] == 1


def test_who_buys_nothing_takes_3_doubloons_and_after_round_4_1_vp() -> None:
    assert home(near_home()).do("take_last")["doubloons"][0] == 3
    final = home(near_home(round_=4)).do("take_last")
    assert (final["doubloons"][0], final["vp"][0]) == (0, 4)


def test_the_gain_of_a_last_purchase_is_told_without_the_income_behind_it() -> None:
    # Given the last captain who is asked before everybody is paid
    scene = near_home().give(seat=0, income=6).give(seat=1, income=8, vp_income=2)
    play = home(scene).do("take_last")
    told = GAME.explain(play.state, 1)
    # Then what the choice itself brings is told, though 8 doubloons and 2 VP come with it
    (entry,) = [one for group in told["groups"] for one in group["actions"]]
    assert (entry["name"]["type"], entry["gain"]) == ("take_last", {"doubloons": 3})
    assert play.do("take_last", seat=1)["doubloons"][1] == 11


def test_a_card_bought_last_helps_with_the_income() -> None:
    scene = near_home().give(doubloons=5, income=8).hand("A005")
    play = home(scene).do("buy", card="A005").do("take_last", seat=1)
    assert play["doubloons"][0] == 10


def village_at_the_end() -> Play:
    """A Scout bought last leads the explorer to E9s, which gives a village action."""
    scene = near_home().give(doubloons=6).hand("A014", "A001").explorer("E8s")
    return home(scene).do("buy", card="A014").do("explore", to="E9s")


def test_free_actions_are_for_the_own_turn_and_not_for_the_last_purchase() -> None:
    play = village_at_the_end()
    assert play.types() == {"pass", "take_doubloon", "discard_hand"}
    play.do("take_doubloon")
    assert play["doubloons"][0] == 2
    assert play.state.to_move == 1


def test_a_figure_placed_in_the_ruin_by_a_last_purchase_moves_in_the_next_turn() -> None:
    scene = near_home("all_inclusive").only_legacy("L31", "L32").explorer("E12")
    scene.give(doubloons=5, figures=1, general=4).hand("A014").city_tile("5", "CT01")
    play = home(scene).do("buy", card="A014").do("explore", to="E13")
    assert play["ruin"][0] == 0
    assert not play.may("ruin")
    play.end_round().turn("2", 1, seat=1)
    play.do("sail", to="5", points=2).do("main_city").do("city_action")
    assert play.may("ruin", to="R1")


# ---- income ----


def test_income_pays_doubloons_and_vp() -> None:
    scene = near_home().give(income=9, vp_income=4).give(seat=1, income=11, vp_income=1)
    play = home(scene).do("take_last").do("take_last", seat=1)
    assert play["doubloons"][:2] == [12, 14]
    assert play["vp"][:2] == [7, 1]


def test_viceroy_acts_at_income() -> None:
    scene = near_home().bought("B020")
    play = home(scene).do("take_last").do("take_last", seat=1)
    assert play.types() == {"choose_nation"}
    play.do("choose_nation", nation="england")
    assert play["influence"][0] == [0, 0, 1]


# ---- hands ----


def dropping() -> Play:
    scene = near_home().hand("A001", "A002", "A003", "A004", seat=1)
    return home(scene).do("take_last").do("take_last", seat=1)


def test_all_players_are_asked_at_the_same_time_whether_they_drop_their_hands() -> None:
    """[RULING 55]"""
    play = dropping()
    assert play["phase"] == names.DROPPING
    assert [play.types(seat) for seat in range(2)] == [{"keep_hand", "drop_hand"}] * 2
    play.do("drop_hand", seat=1)
    # nothing is seen before all have said it
    assert play["hand_size"][1] == 4
    assert play.state.actors == (0,)
    play.do("keep_hand")
    assert play["hand_size"][:2] == [4, 0]
    assert all(play["where"][CARD[f"A00{k}"]] == names.IN_DISCARDS for k in range(1, 5))


def test_dropped_hands_are_refilled_to_the_limit() -> None:
    play = dropping().do("keep_hand").do("drop_hand", seat=1)
    assert play["phase"] == names.REFILLING
    assert play.state.to_move == 1
    assert play.types(1) == {"draw_open", "draw_pile"}
    for _ in range(4):
        play.do("draw_pile", seat=1)
    assert play["hand_size"][1] == 4
    assert play["round_number"] == 2


def test_a_player_without_cards_has_nothing_to_say() -> None:
    scene = near_home(seats=3).hand("A001", seat=1)
    play = home(scene).do("take_last").do("take_last", seat=1).do("take_last", seat=2)
    assert play.state.actors == (0, 1)


# ---- the table for the next round ----


def test_markets_are_emptied_and_discs_on_tiles_and_cards_stay() -> None:
    scene = near_home("unrest").legacy("L1", "L30", "L37")
    for place in ("4", "11", "17"):
        scene.table["market"][LOCATION[place]] = 1
    scene.table["tile_discs"][0] = names.HARBOR_DISC | names.PASSAGE_DISC
    scene.table["discs"][0][UPGRADE["hold"]] = 0
    play = home(scene).end_round()
    assert sum(play["market"]) == 0
    assert play["tile_discs"][0] == names.HARBOR_DISC | names.PASSAGE_DISC
    assert play["discs"][0][UPGRADE["hold"]] == 0


@pytest.mark.parametrize(
    ("scenario", "seats", "places"),
    [
        ("base_easy", 2, ["7", "16"]),
        ("base_easy", 4, ["7", "16", "19"]),
        ("base_hard", 3, ["16"]),
        ("unrest", 4, ["16", "19"]),
        ("coop", 2, ["16"]),
    ],
)
def test_quests_are_refilled_after_a_round(scenario: str, seats: int, places: list[str]) -> None:
    scene = near_home(scenario, seats=seats)
    pile = scene.table["quest_pile_size"]
    on_track = [q for q, at in enumerate(scene.table["quest"]) if at >= names.QUEST_ON_TRACK]
    for quest in on_track:  # slots of the explorer track are not refilled
        scene.table["quest"][quest] = names.QUEST_GONE
    play = home(scene).end_round()
    here = [
        place
        for place, at in LOCATION.items()
        for where in play["quest"]
        if where == names.QUEST_AT + at
    ]
    assert sorted(here) == sorted(places)
    assert play["quest_pile_size"] == pile - len(places)
    assert not any(at >= names.QUEST_ON_TRACK for at in play["quest"])


def test_without_quests_left_nothing_is_refilled() -> None:
    """[RULING 49]"""
    scene = near_home()
    for quest, at in enumerate(scene.table["quest"]):
        if at == names.QUEST_IN_PILE:
            scene.table["quest"][quest] = names.QUEST_GONE
    scene.table["quest_pile"] = [0] * names.QUESTS
    scene.table["quest_pile_size"] = 0
    play = home(scene).end_round()
    assert not any(names.QUEST_AT <= at < names.QUEST_ON_TRACK for at in play["quest"])
    assert play["round_number"] == 2


def test_one_more_prestige_building_is_opened_after_each_of_rounds_1_to_3() -> None:
    scene = near_home()
    row = list(scene.table["prestige"])
    play = home(scene).end_round()
    assert play["prestige_open"] == 2
    assert play["prestige"] == row
    later = near_home(round_=3)
    later.table["prestige_open"] = 3
    assert home(later).end_round()["prestige_open"] == 4


def test_ships_return_to_havana() -> None:
    scene = near_home().ship("9", seat=1)
    assert home(scene).end_round()["ship"][:2] == [LOCATION["1"]] * 2


# ---- the order of turns ----


def test_the_turn_order_runs_on_over_rounds() -> None:
    """[RULING 24]"""
    scene = near_home(seats=3).ship("20", seat=1)
    scene.begin_with(1)
    scene.table["start_seat"] = 0
    play = home(scene, seat=1).end_round()
    assert play.state.to_move == 2
    play.turn("2", 1, seat=2)
    assert play.state.to_move == 0


def test_an_automa_keeps_its_place_before_the_start_player_over_rounds() -> None:
    scene = near_home("coop").legacy("L1").ship("20", seat=1)
    scene.begin_with(1)
    scene.table["start_seat"] = 0
    play = home(scene, seat=1).end_round()
    # the round was ended by the last in order, so Jacques had his turn before the start player
    assert play["shown_size"] == 1
    assert play.state.to_move == 0
    other = near_home("coop").legacy("L1")
    play = home(other).end_round()
    assert play["shown_size"] == 0
    assert play.state.to_move == 1


def test_players_take_turns_clockwise_then_jacques() -> None:
    scene = near_home("coop", seats=3).legacy("L1")
    for seat in range(3):
        scene.ship("1", seat=seat)
    play = scene.play()
    for seat in range(3):
        assert play.state.to_move == seat
        assert play["shown_size"] == 0
        play.turn("2", 1, seat=seat)
    assert play["shown_size"] == 1
    assert play.state.to_move == 0


# ---- final scoring ----


def final_vp(scene: Scene) -> int:
    """VP of the first captain: 3 at 22, 1 for the last purchase, and what the scene is about."""
    play = home(scene).end_round()
    assert play.state.is_over
    return int(play["final_vp"][0]) - 4


@pytest.mark.parametrize(("income", "vp"), [(15, 4), (8, 1), (7, 0), (6, 0), (0, 0), (40, 17)])
def test_doubloon_income_is_worth_half_of_what_exceeds_6(income: int, vp: int) -> None:
    """Final scoring [RULING 23]"""
    assert final_vp(near_home(round_=4).give(income=income)) == vp


def test_vp_income_pays_once_more_and_doubloons_do_not_come() -> None:
    scene = near_home(round_=4).give(vp_income=7, income=6)
    play = home(scene).end_round()
    assert play["vp"][0] == 4 + 7
    assert play["doubloons"][0] == 0


def test_bought_cards_score_their_printed_vp() -> None:
    # Palace 10, Villa 7
    assert final_vp(near_home(round_=4).bought("B091", "B092")) == 17


def test_effects_for_the_end_of_the_game_are_counted() -> None:
    # War Hero: 2 VP per combat token
    scene = near_home(round_=4).bought("B100").tokens("K01", "K02", "K03")
    assert final_vp(scene) == 6


def test_cards_in_hand_or_planning_area_score_nothing() -> None:
    assert final_vp(near_home(round_=4).hand("B091").plan("B092")) == 0


def test_prestige_buildings_score_for_everybody_who_invested() -> None:
    # 3 VP and 1 VP per combat token
    scene = near_home(round_=4).tokens("K01", "K02", "K03").tokens("K04", seat=1)
    scene.table["invested"][PRESTIGE["PB2"]] = 0b11
    play = home(scene).end_round()
    assert play["final_vp"][:2] == [4 + 3 + 3, 1 + 3 + 1]


def nations(scene: Scene) -> list[int]:
    play = home(scene).end_round()
    return [play["final_vp"][seat] - (4 if seat == 0 else 1) for seat in range(2)]


def test_a_nation_scores_rank_times_strength_and_3_vp_for_most_influence() -> None:
    # 8 French markers: 4 columns and 2 for most; rank 3 x 6 + 3, and rank 1 x 6
    scene = near_home(round_=4).marker("france", *[str(n) for n in range(2, 10)])
    scene.influence("france", 10).influence("france", 3, seat=1)
    assert nations(scene) == [21, 6]


def test_markers_that_left_the_game_empty_columns_but_do_not_dominate() -> None:
    scene = near_home(round_=4).influence("spain", 3)
    scene.table["track_markers"][names.SPAIN] = 10
    scene.table["lost_markers"][names.SPAIN] = 3
    # 3 markers: columns of 1 and 2 are empty; nobody has markers on the board
    assert nations(scene) == [2 + 3, 0]


def test_equal_influence_shares_the_3_vp() -> None:
    scene = near_home(round_=4).influence("england", 2).influence("england", 2, seat=1)
    assert nations(scene) == [3, 3]


@pytest.mark.parametrize(
    ("markers", "scored"),
    [
        ((3, 2, 1), (2 + 2, 1 + 1, 1 + 0)),  # columns emptied + dominance
        ((2, 2, 1), (1 + 2, 1 + 2, 1 + 0)),
        ((3, 1, 1), (2 + 2, 1 + 1, 1 + 1)),
        ((1, 1, 1), (1 + 2, 1 + 2, 1 + 2)),
        ((1, 0, 0), (1 + 2, 0, 0)),
    ],
)
def test_dominance_counts_markers_on_the_board(
    markers: tuple[int, ...], scored: tuple[int, ...]
) -> None:
    for nation, strength in enumerate(scored):
        scene = near_home(round_=4)
        places = iter(range(2, 20))
        for other, count in enumerate(markers):
            for _ in range(count):
                scene.marker(names.NATIONS[other], str(next(places)))
        # rank 1 with this nation alone
        scene.influence(names.NATIONS[nation], 3)
        assert nations(scene) == [strength + 3, 0]


def test_quests_alone_score_nothing_at_the_end() -> None:
    scene = near_home(round_=4).quest("Q01", "2")
    scene.table["quest"][QUEST["Q01"]] = names.QUEST_OF
    assert final_vp(scene) == 0


def test_the_hand_limit_never_exceeds_8() -> None:
    """[RULING 57]"""
    scene = near_home().unlock("hold", "stern_cabin").bought("B033", "B034")
    scene.table["extra_hand"][0] += 3
    play = home(scene)
    assert play["hand_size"][0] == 8


def test_a_hand_above_the_limit_is_not_reduced() -> None:
    scene = near_home().hand(*cards_with("corn", 6))
    assert home(scene)["hand_size"][0] == 6
