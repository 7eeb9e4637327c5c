"""Jacques and Jean: every card, rounds that they end, and what they score."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from carrack.games.maracaibo import entry_names, names
from carrack.games.maracaibo.tests.scenario import (
    AUTOMA_CARD,
    CITY_TILE,
    FIGURES,
    LOCATION,
    QUEST,
    SPACE,
    Play,
    Scene,
)
from carrack.games.maracaibo.tests.walks import new

JACQUES = {card.id: card for card in FIGURES.jacques.cards}
JEAN = {card.id: card for card in FIGURES.jean.cards}
AREAS = [(card, area) for card in JACQUES for area in range(1, 8)]


def at_sea(scene: Scene) -> Play:
    """The captain alone sails to 2, does nothing, and the automa takes its turn."""
    return scene.ship("1").play().turn("2", 1)


# ---- Jacques: his deck ----


@pytest.mark.parametrize(("level", "a", "b"), [(1, 7, 0), (2, 5, 2), (3, 3, 4), (4, 2, 5)])
def test_jacques_plays_seven_cards_with_more_of_b_at_each_level(level: int, a: int, b: int) -> None:
    for seed in range(5):
        table = new("coop", 2, seed, level=level).table()
        cards = table["deck"][: table["deck_size"]]
        decks = Counter(FIGURES.jacques.cards[card].deck for card in cards)
        assert (decks["A"], decks["B"]) == (a, b)
        assert len(set(cards)) == 7


# ---- Jacques: his cards, area by area ----


def jacques(card: str, area: int = 1, scenario: str = "base_hard", round_: int = 1) -> Scene:
    """The captain against Jacques, whose next card is this one and whose k-th it will be."""
    scene = Scene(scenario, seats=1, automa="jacques").only_legacy("L1").no_quests().round(round_)
    others = [AUTOMA_CARD[each] for each in JACQUES if each != card][: area - 1]
    table = scene.table
    table["shown"][: area - 1] = others
    table["shown_size"] = area - 1
    left = [each for each in range(7) if each not in others and each != AUTOMA_CARD[card]]
    table["deck"] = left + [AUTOMA_CARD[card]] + [0] * (names.JEAN_CARDS - len(left) - 1)
    table["deck_size"] = len(left) + 1
    return scene


@pytest.mark.parametrize(("card", "area"), AREAS)
def test_jacques_resolves_only_the_area_with_the_number_of_the_card(card: str, area: int) -> None:
    wanted = JACQUES[card].areas[area - 1]
    play = at_sea(jacques(card, area).quest("Q03", "6").quest("Q05", "12"))
    discs = {place: play["market"][at] for place, at in LOCATION.items() if play["market"][at]}
    assert discs == ({wanted.city: 1} if wanted.does == "city_disc" else {})
    assert play["automa_quests"] == (1 if wanted.does == "quest" else 0)
    taken = [q for q, at in enumerate(play["quest"]) if at == names.QUEST_OF_AUTOMA]
    assert taken == ([QUEST["Q03"]] if wanted.does == "quest" else [])
    track = {0: "E0", 1: "E1", 2: "E2s"}
    steps = wanted.n if wanted.does == "explore" else 0
    assert play["explorer"][names.AUTOMA] == SPACE[track[steps]]
    assert play["countdown"] == (1 if wanted.does == "end_round" else 0)
    assert play["shown_size"] == area
    assert play["automa_vp"] == 0


def test_the_first_card_ja1_puts_a_disc_into_city_5_and_the_second_ja4_moves_one_space() -> None:
    """Jacques"""
    scene = Scene("coop", seats=1).only_legacy("L1").no_quests().deck("JA1", "JA4")
    play = scene.play().turn("2", 1)
    assert play["market"][LOCATION["5"]] == 1
    assert play["explorer"][names.AUTOMA] == SPACE["E0"]
    play.turn("6", 2)
    assert play["explorer"][names.AUTOMA] == SPACE["E1"]
    assert sum(play["market"]) == 1


def test_jacques_puts_no_disc_into_a_full_market() -> None:
    scene = jacques("JA1")
    scene.table["market"][LOCATION["5"]] = 1
    scene.city_tile("5", "CT01")
    assert at_sea(scene)["market"][LOCATION["5"]] == 1


def test_jacques_puts_a_disc_into_17_only_where_it_is_a_city() -> None:
    play = at_sea(jacques("JA1", 5).only_legacy())
    assert sum(play["market"]) == 0


# ---- Jacques: quests ----


def test_jacques_takes_the_quest_at_the_lowest_number() -> None:
    """Jacques"""
    play = at_sea(jacques("JA1", 2).quest("Q01", "7").quest("Q02", "3"))
    assert play["quest"][QUEST["Q02"]] == names.QUEST_OF_AUTOMA
    assert play["quest"][QUEST["Q01"]] == names.QUEST_AT + LOCATION["7"]


def test_jacques_takes_the_top_of_the_pile_where_no_quest_lies() -> None:
    """Jacques"""
    scene = jacques("JA1", 2).quest("Q01", "8")
    top = scene.table["quest_pile"][scene.table["quest_pile_size"] - 1]
    play = at_sea(scene)
    assert play["quest"][top] == names.QUEST_OF_AUTOMA
    assert play["quest"][QUEST["Q01"]] == names.QUEST_AT + LOCATION["8"]
    assert play["automa_quests"] == 1


def test_of_several_quests_at_a_place_the_start_player_chooses() -> None:
    scene = jacques("JA1", 2).quest("Q01", "3").quest("Q02", "3")
    play = at_sea(scene)
    assert {action["quest"] for action in play.legal()} == {"Q01", "Q02"}
    play.do("fulfil_quest", quest="Q01")
    assert play["quest"][QUEST["Q01"]] == names.QUEST_OF_AUTOMA
    assert play["quest"][QUEST["Q02"]] == names.QUEST_AT + LOCATION["3"]
    assert play.may("sail")


def test_a_quest_that_jacques_takes_at_17_is_replaced() -> None:
    scene = jacques("JA1", 6).quest("Q01", "17")
    top = scene.table["quest_pile"][scene.table["quest_pile_size"] - 1]
    play = at_sea(scene)
    assert play["quest"][QUEST["Q01"]] == names.QUEST_OF_AUTOMA
    assert play["quest"][top] == names.QUEST_AT + LOCATION["17"]


def test_without_quests_jacques_takes_none() -> None:
    scene = jacques("JA1", 2)
    for quest, at in enumerate(scene.table["quest"]):
        if at == names.QUEST_IN_PILE:
            scene.table["quest"][quest] = names.QUEST_GONE
    scene.table["quest_pile_size"] = 0
    scene.table["quest_pile"] = [0] * names.QUESTS
    assert at_sea(scene)["automa_quests"] == 0


# ---- Jacques: exploring ----


def exploring(space: str, n: int) -> Scene:
    scene = jacques("JA2" if n == 1 else "JB2")
    scene.table["explorer"][names.AUTOMA] = SPACE[space]
    return scene


def on_track(play: Play, space: str) -> int:
    return next(
        q for q, at in enumerate(play["quest"]) if at == names.QUEST_ON_TRACK + SPACE[space]
    )


def test_jacques_moves_to_a_quest_within_reach_even_if_that_is_shorter() -> None:
    # A quest lies on E3n, one step from E2n; he could make two
    scene = exploring("E2n", 2)
    quest = next(
        q for q, at in enumerate(scene.table["quest"]) if at == names.QUEST_ON_TRACK + SPACE["E3n"]
    )
    play = at_sea(scene)
    assert play["explorer"][names.AUTOMA] == SPACE["E3n"]
    assert play["quest"][quest] == names.QUEST_OF_AUTOMA


def test_jacques_takes_the_branch_with_the_quest_if_it_is_in_reach() -> None:
    assert at_sea(exploring("E1", 2))["explorer"][names.AUTOMA] == SPACE["E3n"]


def test_jacques_takes_the_shorter_branch_without_a_quest_in_reach() -> None:
    assert at_sea(exploring("E7", 1))["explorer"][names.AUTOMA] == SPACE["E8s"]


def test_jacques_skips_occupied_spaces_and_takes_no_reward() -> None:
    play = at_sea(exploring("E4n", 1).explorer("E5").give(doubloons=5, vp=0))
    assert play["explorer"][names.AUTOMA] == SPACE["E6"]
    assert play["automa_vp"] == 0


def test_jacques_counts_at_barriers() -> None:
    play = at_sea(exploring("E6", 1))
    assert play["explorer"][names.AUTOMA] == SPACE["E7"]
    assert play["crossed"][names.YELLOW] == 1
    # The captain is the second to cross: 4 doubloons, not 6
    scene = exploring("E9s", 1).explorer("E6").give(doubloons=0).doing(entry_names.EXPLORATION, 1)
    scene.table["crossed"][names.YELLOW] = 1
    assert scene.play().do("explore", to="E7")["doubloons"][0] == 4


def test_jacques_counts_at_the_end_of_the_track_and_stays_there() -> None:
    play = at_sea(exploring("E25", 1))
    assert play["explorer"][names.AUTOMA] == SPACE["E26"]
    assert play["arrived"] == 1
    assert play["automa_vp"] == 0
    again = exploring("E26", 1)
    again.table["arrived"] = 1
    assert at_sea(again)["arrived"] == 1


# ---- Jacques: ending rounds ----


def two_against_jacques(round_: int) -> Scene:
    """Two captains; Jacques has shown four cards and the next one is JA5 with its symbol."""
    scene = Scene("coop", seats=2).only_legacy("L1").no_quests().no_markers().round(round_)
    table = scene.table
    table["shown"][:4] = [AUTOMA_CARD[card] for card in ("JA1", "JA2", "JA3", "JA4")]
    table["shown_size"] = 4
    table["deck"][:3] = [AUTOMA_CARD[card] for card in ("JA6", "JA7", "JA5")]
    table["deck"][3:] = [0] * (names.JEAN_CARDS - 3)
    table["deck_size"] = 3
    return scene


def test_in_round_4_every_player_takes_two_more_turns_then_jacques_ends_the_game_for_15_vp() -> (
    None
):
    """Jacques"""
    play = two_against_jacques(4).ship("5").ship("5", seat=1).play()
    play.turn("6", 1).turn("6", 1, seat=1)
    assert play["countdown"] == 2
    assert play["phase"] == names.TURNS
    for place in ("7", "8"):
        play.turn(place, 1)
        assert play.state.to_move == 1
        play.turn(place, 1, seat=1)
    assert play["phase"] == names.LAST_PURCHASE
    assert play["ender"] == names.AUTOMA
    assert play["automa_vp"] == 15
    play.end_round()
    assert play.state.is_over
    # five cards of 5 VP besides
    assert play["automa_vp"] == 15 + 25


def test_in_rounds_1_to_3_every_player_takes_one_more_turn() -> None:
    play = two_against_jacques(2).ship("5").ship("5", seat=1).play()
    play.turn("6", 1).turn("6", 1, seat=1)
    play.turn("7", 1).turn("7", 1, seat=1)
    assert play["phase"] == names.LAST_PURCHASE
    # Jacques ended the round: the start player is the first to buy, and to sail again
    assert play.state.to_move == 0
    play.end_round()
    assert play.state.to_move == 0
    assert play["shown_size"] == 0


def test_a_player_who_reaches_21a_in_the_countdown_saves_the_15_vp() -> None:
    """Jacques"""
    play = two_against_jacques(2).ship("5").ship("19", seat=1).play()
    play.turn("6", 1).turn("20", 1, seat=1)
    assert play["countdown"] == 1
    play.turn("7", 1).turn("21a", 1, seat=1)
    assert play["ender"] == 1
    play.end_round()
    assert play["automa_vp"] == 25
    assert play["round_number"] == 3


def test_after_a_round_the_cards_of_jacques_go_under_his_pile_and_areas_begin_anew() -> None:
    play = two_against_jacques(2).ship("5").ship("19", seat=1).play()
    play.turn("6", 1).turn("20", 1, seat=1).turn("7", 1).turn("21a", 1, seat=1)
    play.end_round()
    shown, deck = play["shown"][: play["shown_size"]], play["deck"][: play["deck_size"]]
    # It was seat 1 who ended the round, so Jacques is next: he shows JA7, which lay on top
    assert shown == [AUTOMA_CARD["JA7"]]
    assert deck[-1] == AUTOMA_CARD["JA6"]
    assert set(deck[:-1]) == {AUTOMA_CARD[f"JA{k}"] for k in range(1, 6)}
    assert play["market"][LOCATION["4"]] == 1
    assert play["countdown"] == 0


# ---- Jacques: the end ----


def last_turn(scenario: str, automa: str, seats: int = 1) -> Scene:
    """The captain is about to reach 22; nothing scores but what a test adds."""
    scene = Scene(scenario, seats=seats, automa=automa).only_legacy().no_quests().no_markers()
    scene.round(4).ship("21b")
    for seat in range(seats):
        scene.give(seat=seat, doubloons=0, vp=0, income=0, vp_income=0, combat=0)
    scene.table["shown_size"] = 0
    return scene


def quests(scene: Scene, owner: int, *ids: str) -> Scene:
    for quest in ids:
        scene.quest(quest, "2")
        scene.table["quest"][QUEST[quest]] = owner
    if owner == names.QUEST_OF_AUTOMA:
        scene.table["automa_quests"] = len(ids)
    return scene


@pytest.mark.parametrize(
    ("space", "explorer_vp"), [("E7", 5), ("E6", 0), ("E5", -5)], ids=["ahead", "equal", "behind"]
)
def test_each_player_compares_the_explorer_with_jacques(space: str, explorer_vp: int) -> None:
    scene = last_turn("base_easy", "jacques").give(vp=20).explorer(space)
    scene.table["explorer"][names.AUTOMA] = SPACE["E6"]
    play = scene.play().do("sail", to="22", points=1).end_round()
    # 3 VP of space 22 and 1 of the last purchase
    assert play["vp"][0] == 24 + explorer_vp


def test_who_is_closer_to_the_barrier_on_the_own_branch_is_ahead() -> None:
    # E2n is four steps from the barrier, E2s three
    scene = last_turn("base_easy", "jacques").give(vp=20).explorer("E2n")
    scene.table["explorer"][names.AUTOMA] = SPACE["E2s"]
    play = scene.play().do("sail", to="22", points=1).end_round()
    assert play["vp"][0] == 24 - 5


@pytest.mark.parametrize(("own", "his", "vp"), [(2, 1, 5), (1, 1, 0), (0, 1, -5)])
def test_each_player_compares_quests_with_jacques(own: int, his: int, vp: int) -> None:
    scene = last_turn("base_easy", "jacques").give(vp=20)
    quests(scene, names.QUEST_OF, *["Q01", "Q02"][:own])
    quests(scene, names.QUEST_OF_AUTOMA, *["Q03", "Q04"][:his])
    play = scene.play().do("sail", to="22", points=1).end_round()
    assert play["vp"][0] == 24 + vp


def test_a_comparison_that_is_lost_stops_at_0_vp() -> None:
    scene = last_turn("base_easy", "jacques")
    scene.table["explorer"][names.AUTOMA] = SPACE["E7"]
    quests(scene, names.QUEST_OF_AUTOMA, "Q01")
    play = scene.play().do("sail", to="22", points=1).end_round()
    assert play["vp"][0] == 0


@pytest.mark.parametrize(("his", "won"), [(23, [0]), (24, []), (25, [])])
def test_alone_one_needs_more_vp_than_jacques(his: int, won: list[int]) -> None:
    scene = last_turn("base_easy", "jacques").give(vp=20)
    scene.table["automa_vp"] = his
    result = scene.play().do("sail", to="22", points=1).end_round().state.result()
    assert result is not None
    assert result["won"] == won


# ---- Jean: her deck ----


@pytest.mark.parametrize("level", range(1, 6))
def test_jeans_deck_by_level(level: int) -> None:
    wanted = {1: (5, 0, 0), 2: (5, 0, 1), 3: (5, 1, 1), 4: (5, 2, 1), 5: (5, 3, 1)}[level]
    for seed in range(5):
        table = new("base_easy", 1, seed, automa="jean", level=level).table()
        cards = table["deck"][: table["deck_size"]]
        decks = Counter(FIGURES.jean.cards[card].deck for card in cards)
        assert (decks["A"], decks["B"], decks["C"]) == wanted
        assert len(set(cards)) == sum(wanted)


# ---- Jean: her cards ----


def jean(card: str, round_: int = 1, scenario: str = "base_easy") -> Scene:
    scene = Scene(scenario, seats=1, automa="jean").only_legacy().no_quests().round(round_)
    return scene.deck(card)


def told_actions(card: str, round_: int) -> list[Any]:
    return [a for a in JEAN[card].actions if a.first_round <= round_ <= a.last_round]


@pytest.mark.parametrize("round_", [2, 3])
@pytest.mark.parametrize("card", JEAN)
def test_jean_does_what_her_card_says_for_the_round(card: str, round_: int) -> None:
    scene = jean(card, round_).give(combat=1, vp=0)
    scene.token("K05")  # 3 / 6 / 3: she fights for Spain
    play = at_sea(scene)
    done: Counter[str] = Counter()
    for action in told_actions(card, round_):
        done[action.does] += action.n
    stop = {1: {"upper": "4", "lower": "5"}, 2: {"upper": "11", "lower": "11"}}
    assert play["automa_ship"] == LOCATION[stop[JEAN[card].steps][JEAN[card].route]]
    # she stopped in a city with room: one disc, and one more if her card says so
    extra = any(action.does == "disc" for action in told_actions(card, round_))
    assert play["automa_discs"] == 1 + extra
    assert play["automa_cards"] == 0
    # her demand is paid as far as there are combat points, and pays 3 VP for each missing one
    demanded = done["pay_combat"]
    assert play["combat"][0] == (0 if demanded else 1)
    assert play["automa_vp"] == done["vp"] + 3 * max(0, demanded - 1)
    track = {0: "E0", 2: "E2s", 3: "E3n", 4: "E3n"}  # a quest lies on E3n
    assert play["explorer"][names.AUTOMA] == SPACE[track[done["explore"]]]
    found = track[done["explore"]] == "E3n"
    piled = any(action.does == "quest_pile" for action in told_actions(card, round_))
    assert play["automa_quests"] == found + piled
    check_influence_and_markers(play, card, round_)


def check_influence_and_markers(play: Play, card: str, round_: int) -> None:
    influence = [0, 0, 0]
    marked: list[str] = []
    for action in told_actions(card, round_):
        if action.does == "influence":
            influence[names.NATIONS.index(action.nation)] += action.n
        elif action.does == "combat":
            influence[names.SPAIN] += action.influence
            marked = ["4", "2"] if action.extra_village else ["4"]
    assert play["influence"][names.AUTOMA] == influence
    spanish = [place for place, at in LOCATION.items() if play["markers"][at][names.SPAIN]]
    assert sorted(spanish) == sorted(marked)


# ---- Jean: sailing, markets, cards ----


def test_jean_counts_only_cities_quests_and_homeward_spaces() -> None:
    # With a quest at 3 one step by the upper route ends there
    play = at_sea(jean("NA1").quest("Q01", "3"))
    assert play["automa_ship"] == LOCATION["3"]
    assert play["automa_quests"] == 1
    assert play["explorer"][names.AUTOMA] == SPACE["E0"]  # a quest ends her turn


def test_jean_takes_no_quest_at_17_with_l1() -> None:
    scene = jean("NA2", scenario="base_hard").only_legacy("L1").quest("Q01", "17")
    scene.table["automa_ship"] = LOCATION["14"]
    play = at_sea(scene)
    assert play["automa_ship"] == LOCATION["17"]
    assert play["automa_quests"] == 0
    assert play["automa_discs"] == 1


def test_in_a_full_market_jean_takes_a_card_of_the_display() -> None:
    scene = jean("NA2").city_tile("5", "CT01")
    scene.table["market"][LOCATION["5"]] = 1
    second = scene.table["display"][1]
    play = at_sea(scene)
    assert (play["automa_discs"], play["automa_cards"]) == (0, 1)
    assert play["where"][second] == names.GONE
    assert play["display"][1] not in (second, names.NONE)


def test_jean_stops_at_each_homeward_space_and_ends_the_round() -> None:
    scene = jean("NA4")  # two steps
    scene.deck("NA4", "NA5", "NA2")
    scene.table["automa_ship"] = LOCATION["14"]
    play = scene.play().turn("2", 1)
    assert play["automa_ship"] == LOCATION["20"]
    assert play["automa_cards"] == 1
    play.turn("6", 2)
    assert play["automa_ship"] == LOCATION["21a"]
    assert play["phase"] == names.LAST_PURCHASE
    # she resolves a card like everywhere
    assert play["influence"][names.AUTOMA] == [0, 1, 1]


def test_in_round_4_jean_sails_by_21b_to_22_and_ends_the_game() -> None:
    scene = jean("NA2", 4).deck("NA2", "NA5", "NA4")
    scene.table["automa_ship"] = LOCATION["20"]
    play = scene.play().turn("2", 1)
    assert play["automa_ship"] == LOCATION["21b"]
    assert play["phase"] == names.TURNS
    play.turn("6", 2)
    assert play["automa_ship"] == LOCATION["22"]
    assert play["phase"] == names.LAST_PURCHASE
    assert play.end_round().state.is_over


@pytest.mark.parametrize(("hers", "won"), [(23, [0]), (24, []), (25, [])])
def test_alone_one_needs_more_vp_than_jean(hers: int, won: list[int]) -> None:
    scene = last_turn("base_easy", "jean").give(vp=20)
    scene.table["automa_vp"] = hers
    result = scene.play().do("sail", to="22", points=1).end_round().state.result()
    assert result is not None
    assert result["won"] == won


def test_jean_enters_caracas_by_the_lower_route_once_past_the_yellow_barrier() -> None:
    scene = jean("NA2", scenario="base_hard").only_legacy("L4")
    scene.table["automa_ship"] = LOCATION["8"]
    scene.table["explorer"][names.AUTOMA] = SPACE["E7"]
    assert at_sea(scene)["automa_ship"] == LOCATION["9a"]
    upper = jean("NA1", scenario="base_hard").only_legacy("L4")
    upper.table["automa_ship"] = LOCATION["8"]
    upper.table["explorer"][names.AUTOMA] = SPACE["E7"]
    assert at_sea(upper)["automa_ship"] == LOCATION["11"]
    barred = jean("NA2", scenario="base_hard").only_legacy("L4")
    barred.table["automa_ship"] = LOCATION["8"]
    assert at_sea(barred)["automa_ship"] == LOCATION["11"]


def test_an_empty_deck_of_jean_is_shuffled_again() -> None:
    scene = jean("NA1")
    scene.table["shown"][:5] = scene.table["deck"][:5]
    scene.table["shown_size"] = 5
    scene.table["deck"] = [0] * names.JEAN_CARDS
    scene.table["deck_size"] = 0
    play = at_sea(scene)
    assert (play["deck_size"], play["shown_size"]) == (4, 1)


# ---- Jean: Combat ----


def test_jean_fights_for_the_nation_with_the_highest_modified_value() -> None:
    # K01 is 5 / 4 / 3: her rank with England and the captain's with France turn it around
    scene = jean("NA3").token("K01").influence("france", 6)
    scene.table["influence"][names.AUTOMA] = [0, 0, 6]
    play = at_sea(scene)
    assert play["markers"][LOCATION["4"]] == [0, 0, 1]
    assert play["influence"][names.AUTOMA] == [0, 0, 8]


def test_of_equal_values_jean_takes_the_higher_printed_one_then_france() -> None:
    # K01 is 5 / 4 / 3: with a rank for Spain both are 5, and France has the higher printed value
    scene = jean("NA3").token("K01")
    scene.table["influence"][names.AUTOMA] = [0, 3, 0]
    assert at_sea(scene)["markers"][LOCATION["4"]] == [1, 0, 0]
    # K08 is 2 / 5 / 5: Spain comes before England
    assert at_sea(jean("NA3").token("K08"))["markers"][LOCATION["4"]] == [0, 1, 0]


def test_jean_annexes_a_village_when_no_city_is_empty_and_else_the_marker_leaves_the_game() -> None:
    cities = ("4", "5", "11", "13", "14")
    play = at_sea(jean("NA3").token("K05").marker("france", *cities))
    assert play["markers"][LOCATION["2"]] == [0, 1, 0]
    villages = [str(n) for n in range(2, 20) if str(n) not in cities]
    scene = jean("NA3").token("K05").marker("france", *cities, *villages[:8])
    scene.marker("england", *villages[8:])
    play = at_sea(scene)
    assert play["track_markers"][names.SPAIN] == 12
    assert play["lost_markers"][names.SPAIN] == 1


def test_the_token_of_jeans_combat_leaves_the_game() -> None:
    play = at_sea(jean("NA3").token("K05"))
    assert play["token"][4] == names.TOKEN_GONE
    assert sum(play["token_pile_size"]) == 24


def test_jean_takes_a_token_from_the_pile_with_more() -> None:
    scene = jean("NA3").token("K05", pile=1).token("K04", pile=0)
    scene.table["token_pile_size"] = [2, 3]
    scene.table["token_pile"] = [
        [0, 3] + [0] * (names.COMBAT_TOKENS - 2),
        [1, 2, 4] + [0] * (names.COMBAT_TOKENS - 3),
    ]
    play = at_sea(scene)
    assert play["markers"][LOCATION["4"]] == [0, 1, 0]
    assert play["token_pile_size"] == [2, 2]


# ---- Jean: scoring ----


def end_of_round(discs: int, cards: int) -> Play:
    scene = jean("NA2").ship("20")
    scene.table["automa_discs"] = discs
    scene.table["automa_cards"] = cards
    return scene.play().do("sail", to="21a", points=1).end_round()


@pytest.mark.parametrize(
    ("discs", "cards", "vp"), [(7, 3, 11), (4, 0, 3), (25, 0, 38), (0, 2, 2), (1, 0, 0), (5, 0, 4)]
)
def test_jean_scores_cards_and_discs_at_the_end_of_a_round(discs: int, cards: int, vp: int) -> None:
    """Jean"""
    assert end_of_round(discs, cards)["automa_vp"] == vp


def test_jeans_ship_goes_back_to_havana() -> None:
    # After the round she is next in line and sails at once: NA2 brings her from Havana to 5
    scene = jean("NA2").ship("20")
    scene.table["automa_ship"] = LOCATION["16"]
    play = scene.play().do("sail", to="21a", points=1).end_round()
    assert play["automa_ship"] == LOCATION["5"]


def test_jean_scores_5_vp_a_quest_and_leads_in_quests_and_upgrades() -> None:
    """Jean"""
    scene = last_turn("base_easy", "jean").unlock("hold", "topsails")
    quests(scene, names.QUEST_OF_AUTOMA, "Q01", "Q02", "Q03", "Q04", "Q05")
    quests(scene, names.QUEST_OF, "Q06")
    scene.table["automa_discs"] = 9
    play = scene.play().do("sail", to="22", points=1).end_round()
    round_end = 2 * (9 - 3)
    assert play["automa_vp"] == round_end + (25 + 30) + 10


@pytest.mark.parametrize(
    ("hers", "own", "vp"),
    [
        ("E1", "E0", 10),
        ("E8s", "E0", 10),  # seven steps by the shorter branch
        ("E9s", "E0", 20),
        ("E12", "E0", 20),
        ("E13", "E0", 30),
        ("E0", "E5", 0),
        ("E5", "E5", 0),
    ],
)
def test_jean_scores_for_steps_ahead_on_the_explorer_track(hers: str, own: str, vp: int) -> None:
    scene = last_turn("base_easy", "jean").explorer(own)
    scene.table["explorer"][names.AUTOMA] = SPACE[hers]
    play = scene.play().do("sail", to="22", points=1).end_round()
    assert play["automa_vp"] == vp


def test_jean_scores_nations_as_a_player() -> None:
    scene = last_turn("base_easy", "jean").marker("france", *[str(n) for n in range(2, 10)])
    scene.table["influence"][names.AUTOMA] = [10, 0, 0]
    scene.influence("france", 3)
    play = scene.play().do("sail", to="22", points=1).end_round()
    # 4 emptied columns and 2 for most markers: rank 3 scores 18 and most influence 3
    assert play["automa_vp"] == 21
    assert play["vp"][0] == 4 + 6


def test_jean_demands_4_combat_points_in_round_3_and_scores_3_vp_for_each_missing_one() -> None:
    """Jean"""
    play = at_sea(jean("NB7", 3).give(combat=1))
    assert play["combat"][0] == 0
    assert play["automa_vp"] == 5 + 9


def test_with_uprising_jean_fights_for_nations() -> None:
    scene = jean("NA3", scenario="all_inclusive").only_legacy("L40").marker("spain", "6")
    play = at_sea(scene.token("K05"))
    assert play["markers"][LOCATION["6"]] == [0, 1, 0]
    assert play["markers"][LOCATION["4"]] == [0, 1, 0]


def test_city_tiles_alone_are_those_for_two() -> None:
    for seed in range(5):
        table = new("base_easy", 1, seed, automa="jean").table()
        assert table["city_tile"][LOCATION["11"]] == CITY_TILE["CT13"]
