"""Project cards: every kind of effect, every op of `ops.py`, careers and prestige
buildings.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from carrack.games.maracaibo import entry_names, event_names, names
from carrack.games.maracaibo.tests.scenario import (
    CARD,
    FIGURES,
    GAME,
    LOCATION,
    PLAIN,
    PRESTIGE,
    QUEST,
    SPACE,
    UPGRADE,
    Play,
    Scene,
    plain_gains,
    quest_vp,
)

RICH = 40


def bought(card: str, scene: Scene | None = None) -> Play:
    """A card is bought from hand as a village action, with doubloons enough."""
    scene = (scene or Scene()).hand(card).give(doubloons=RICH).in_village()
    return scene.play().do("buy", card=card)


def spent(play: Play) -> int:
    doubloons: int = play["doubloons"][0]
    return RICH - doubloons


def stop(scene: Scene, to: str, points: int = 1) -> Play:
    return scene.play().do("sail", to=to, points=points)


def use(card: str, at: str, before: str, scene: Scene | None = None) -> Play:
    """The assistant of a card acts as main action."""
    scene = (scene or Scene()).no_quests().assistant(card, at).ship(before).give(doubloons=0)
    return stop(scene, at).do("main_assistants")


def synergies(play: Play) -> list[str]:
    return [kind for i, kind in enumerate(names.SYNERGIES) if play["synergies"][0] >> i & 1]


def at_the_end(scene: Scene) -> list[tuple[str, int]]:
    """What the first seat scores for its cards and buildings when the game is over."""
    play = stop(scene.ship("21b").round(4), "22").end_round()
    own = [each for each in play.events("scored") if each["seat"] == 0]
    kinds = ("cards", "endgame", "prestige")
    return [(each["what"], each["amount"]) for each in own if each["what"] in kinds]


# ---- worked tests ----


def test_discounts_of_cards_and_upgrades_add_up() -> None:
    """Project cards"""
    # Given six doubloons, Quartermaster and Captain's Table
    scene = Scene().bought("A031").unlock("captains_table").hand("A007")
    # When
    play = scene.give(doubloons=6).in_village().play().do("buy", card="A007")
    # Then
    assert (play["doubloons"][0], play["income"][0]) == (3, 11)


@pytest.mark.parametrize("first", ["card", "token"])
def test_a_synergy_bonus_comes_once_in_whichever_order(first: str) -> None:
    """Project cards [RULING 13]"""
    # Given a Library and a Navigator's Mate, who brings the wheel
    scene = Scene().hand("B031", "A037").give(doubloons=RICH).in_village(2)
    # When, Then
    if first == "card":
        play = scene.play().do("buy", card="B031")
        assert play["vp_income"][0] == 3
        play.do("buy", card="A037")
    else:
        play = scene.play().do("buy", card="A037").do("pass").do("buy", card="B031")
    assert play["vp_income"][0] == 5


def test_a_second_token_of_a_kind_gives_nothing() -> None:
    """Project cards"""
    scene = Scene().bought("B031").hand("A037", "B074").give(doubloons=RICH).in_village(2)
    play = scene.play().do("buy", card="A037").do("pass")
    assert play["vp_income"][0] == 2
    play.do("buy", card="B074")
    assert (play["vp_income"][0], synergies(play)) == (2, ["wheel"])


def test_a_card_with_an_assistant_needs_a_figure_in_supply() -> None:
    """Project cards [RULING 12]"""
    scene = Scene().hand("A021").give(doubloons=RICH).in_village()
    assert scene.play().may("buy", card="A021")
    assert not scene.give(figures=0).play().may("buy", card="A021")


def test_tobacco_is_sold_card_by_card() -> None:
    """Project cards"""
    # Given three tobacco in hand, and sugar, which nobody asked for
    play = bought("U019", Scene().hand("A001", "A005", "A010", "A003"))
    offered = {each["card"] for each in play.legal() if each["type"] == "pay_card"}
    assert offered == {"A001", "A005", "A010"}
    # When two of them are sold
    play.do("pay_card", card="A001").do("pay_card", card="A010").do("pass")
    # Then
    assert spent(play) == 3 - 4
    assert play.hand() == ["A005", "A003"]
    assert {play["where"][CARD[card]] for card in ("A001", "A010")} == {names.IN_DISCARDS}


def test_a_condition_pays_once_when_it_holds() -> None:
    """Project cards"""
    # Given four unlocked upgrades and Shipbuilders' Guild
    scene = Scene().bought("U010").unlock("hold", "topsails", "crows_nest", "figurehead")
    scene.table["discs"][0][UPGRADE["stern_cabin"]] = 1
    scene.table["discs"][0][UPGRADE["powder_room"]] = 1
    play = scene.hand("A019", "A020").give(doubloons=RICH).in_village(2).play()
    # When the fifth is unlocked
    play.do("buy", card="A019").do("remove_disc", upgrade="stern_cabin")
    # Then
    assert play["vp_income"][0] == 3
    # When the sixth is, nothing changes
    play.do("buy", card="A020").do("remove_disc", upgrade="powder_room")
    assert play["vp_income"][0] == 3


def test_a_quiet_trader_takes_doubloons_in_an_empty_village() -> None:
    """Project cards"""
    # Given six points to a village, Then five doubloons before the main action
    scene = Scene().bought("U016").give(doubloons=0)
    play = stop(scene, "9", 6)
    assert (play["doubloons"][0], play.asked()["what"]) == (5, "main")
    assert stop(scene, "6", 3)["doubloons"][0] == 3
    # and none in a city, or where a marker lies
    assert stop(scene, "4", 3)["doubloons"][0] == 0
    assert stop(scene.marker("spain", "9"), "9", 6)["doubloons"][0] == 0


def test_an_extra_move_pays_the_quiet_trader_by_its_own_points() -> None:
    """Arriving and [RULING 3]"""
    scene = Scene().bought("U016").assistant("B063", "3").give(doubloons=0)
    play = stop(scene.no_quests(), "3", 2)
    assert play["doubloons"][0] == 2
    play.do("main_assistants").do("sail", to="7", points=3)
    assert play["doubloons"][0] == 2 + 3


def test_the_third_stop_completes_a_grand_tour() -> None:
    """Project cards"""
    # Given discs on 4 and 7
    scene = Scene().bought("U017").ship("12").give(doubloons=0)
    scene.table["mark"][CARD["U017"]] = 0b11 << names.STOPS_FROM
    # When
    play = stop(scene, "13").do("remove_disc", upgrade="hold")
    # Then
    assert play["discs"][0][UPGRADE["hold"]] == 1
    assert (play["doubloons"][0], play["vp"][0]) == (5, 5)


def test_a_stop_of_a_tour_counts_once_and_needs_a_disc() -> None:
    """Project cards, Grand Tour"""
    scene = Scene().bought("U017").ship("6").no_quests()
    play = stop(scene, "7").do("remove_disc", upgrade="hold")
    assert (play["vp"][0], play.asked()["what"]) == (0, "main")
    scene.table["mark"][CARD["U017"]] = 0b10 << names.STOPS_FROM
    assert stop(scene, "7").asked()["what"] == "main"
    scene.table["mark"][CARD["U017"]] = 0
    scene.table["discs"][0] = [0] * names.UPGRADES
    play = stop(scene, "7")
    assert (play["mark"][CARD["U017"]], play.asked()["what"]) == (0, "main")


@pytest.mark.parametrize(("number", "actions", "vp"), [(1, 0, 0), (2, 1, 0), (3, 1, 2), (4, 1, 3)])
def test_a_royal_pensioner_pays_by_the_round(number: int, actions: int, vp: int) -> None:
    """Project cards"""
    play = use("U036", "12", "11", Scene().round(number))
    assert play["doubloons"][0] == 7
    if actions:
        assert play.asked() == {"what": "village", "seat": 0, "left": 1}
        play.do("take_doubloon")
        assert play["doubloons"][0] == 8
    assert play["vp"][0] == vp


def test_a_pilot_sails_on_for_a_new_main_action() -> None:
    """Sailing [RULING 3]"""
    # Given a Pilot at 3
    play = use("B063", "3", "2")
    # Then up to three points more
    to = {each["to"]: each["points"] for each in play.legal() if each["type"] == "sail"}
    assert to == {"4": 1, "6": 2, "7": 3}
    # When
    play.do("sail", to="7", points=3).do("main_village")
    # Then the new movement alone decides the village actions
    assert play.asked()["left"] == 1
    play.do("take_doubloon")
    assert play.asked()["what"] == "refill"


def test_an_extra_move_may_be_left() -> None:
    """Ruling 51"""
    play = use("B063", "3", "2").do("pass")
    assert (play["ship"][0], play.asked()["what"]) == (LOCATION["3"], "refill")


# ---- buying ----


def test_a_price_never_falls_below_nothing() -> None:
    """[RULING 12], with the figures of an owner whose Cabin Boy costs less than the discounts"""
    owners = GAME.figures.with_differences({"cards": {"project": {"A003": {"cost": 2}}}})
    scene = Scene().bought("A031", "A032").unlock("captains_table").hand("A003")
    play = scene.give(doubloons=0).in_village().play(owners).do("buy", card="A003")
    assert play["doubloons"][0] == 1  # the one that the Cabin Boy brings


def test_goods_are_never_discounted() -> None:
    """[RULING 12]"""
    scene = Scene().bought("A031", "A032").hand("U003", "A001").give(doubloons=2).in_village()
    assert not scene.play().may("buy", card="U003")
    play = scene.hand("A004").play().do("buy", card="U003")
    assert (play["doubloons"][0], play.hand(), play["vp_income"][0]) == (0, [], 4)


def test_a_card_does_not_help_to_buy_itself() -> None:
    """Project cards: modifiers work from now on, not for the purchase itself."""
    assert spent(bought("A031")) == 5


def test_a_card_is_no_good_for_its_own_price() -> None:
    """Project cards: Sugar Mill wants two sugar besides itself."""
    scene = Scene().hand("U004", "A003").give(doubloons=RICH).in_village()
    assert not scene.play().may("buy", card="U004")
    play = scene.hand("A007").play().do("buy", card="U004").do("pay_card", card="A003")
    assert (spent(play), play["income"][0], play.hand()) == (5, 14, [])


def test_a_barrier_and_a_figure_are_required() -> None:
    """Project cards: Jungle Surveyor"""
    scene = Scene().hand("U001").give(doubloons=RICH).explorer("E6").in_village()
    assert not scene.play().may("buy")
    play = scene.explorer("E7").play().do("buy", card="U001")
    assert (play["figures"][0], play["general"][0], play["vp"][0]) == (1, 4, 2)
    assert not scene.give(figures=0).play().may("buy")


def test_it_is_told_that_a_purchase_returns_a_figure() -> None:
    """Project cards: Jungle Surveyor"""
    scene = Scene().hand("U001").give(doubloons=RICH).explorer("E7").in_village()
    play = scene.play().do("buy", card="U001")
    (event,) = play.events("figures_returned")
    assert event == {"type": "figures_returned", "seat": 0, "amount": 1, "cause": "card:U001"}


def test_three_markers_of_one_nation_are_required_when_buying_and_not_later() -> None:
    """Project cards [RULING 50]"""
    scene = Scene().hand("B003").give(doubloons=RICH).in_village().marker("spain", "2", "3")
    assert not scene.marker("france", "6").play().may("buy")
    assert scene.marker("spain", "7").play().may("buy", card="B003")
    # Given the card and no markers any more, Then it still helps
    play = Scene().bought("B003").ship("10").token("K01")
    fight = stop(play, "11").do("main_city").do("city_action")
    assert fight["combat"][0] == 4


def test_too_few_doubloons_buy_nothing() -> None:
    """Project cards"""
    scene = Scene().hand("A007").plan("A008").give(doubloons=4).in_village()
    assert scene.play().types() == {"pass", "take_doubloon", "discard_hand", "plan"}


def test_effects_come_from_top_to_bottom() -> None:
    """Project cards: Pathfinder's bonus stands above its explorer move."""
    assert bought("B045").asked()["steps"] == 2


def test_figures_placed_by_cards_never_return() -> None:
    """[RULING 58]"""
    play = bought("A021")
    assert (play["figures"][0], play["general"][0]) == (1, 3)
    assert play["placed"][CARD["A021"]] == LOCATION["3"]
    agent = bought("U005").do("choose_nation", nation="spain")
    assert (agent["figures"][0], agent["general"][0]) == (1, 3)
    planner = bought("U007")
    assert (planner["figures"][0], planner["general"][0]) == (1, 3)


# ---- payments ----


def test_a_jack_of_all_trades_is_discarded_for_one_symbol() -> None:
    """Project cards"""
    # Given a Jack, and of book and spyglass only the book
    scene = Scene().bought("U014").no_quests().quest("Q06", "7").hand("A001").ship("6")
    play = stop(scene, "7").do("main_quest", quest="Q06")
    # When the book is paid, which is the only way
    assert play.types() == {"pay_jack"}
    play.do("pay_jack").do("pass")
    # Then its VP are lost
    assert (play["vp"][0], play["tableau_size"][0]) == (quest_vp("Q06"), 0)
    assert play["where"][CARD["U014"]] == names.IN_DISCARDS


def test_a_jack_replaces_exactly_one_symbol() -> None:
    """Project cards"""
    scene = Scene().bought("U014").no_quests().quest("Q06", "7").ship("6")
    assert not stop(scene, "7").may("main_quest")
    assert stop(scene.bought("U015"), "7").may("main_quest")


def test_cards_bought_later_stay_when_a_jack_leaves() -> None:
    """Project cards"""
    scene = Scene().bought("A053", "U014", "A031", "A032").no_quests().quest("Q01", "7").ship("6")
    play = stop(scene.give(doubloons=0), "7").do("main_quest", quest="Q01").do("pay_jack")
    left = [CARD[card] for card in ("A053", "A031", "A032")]
    assert play["tableau"][0][: play["tableau_size"][0]] == left
    assert play["doubloons"][0] == 2 + 2  # of the quest and of the Treasure Seeker


def test_a_jack_may_be_kept_where_cards_can_pay() -> None:
    """Project cards"""
    scene = Scene().bought("U014").no_quests().quest("Q01", "7").hand("A001").ship("6")
    play = stop(scene, "7").do("main_quest", quest="Q01")
    assert play.types() == {"pay_card", "pay_jack"}
    play.do("pay_card", card="A001")
    assert play["tableau_size"][0] == 1


def test_a_doctor_makes_herbs_any_object() -> None:
    """Project cards: object_wild"""
    scene = Scene().no_quests().quest("Q06", "7").hand("A001", "A002").ship("6")
    assert not stop(scene, "7").may("main_quest")
    play = stop(scene.bought("B084"), "7").do("main_quest", quest="Q06")
    assert play.do("pass")["vp"][0] == quest_vp("Q06")


def test_herbs_of_a_doctor_are_no_goods() -> None:
    """Project cards"""
    scene = Scene().bought("B084").hand("U003", "A001", "A002").give(doubloons=RICH).in_village()
    assert not scene.play().may("buy", card="U003")


def test_any_two_objects_pay_a_village_elder() -> None:
    """Costs: any_objects"""
    scene = Scene("base_medium").bought("C105").hand("A001", "A002", "A003").in_village()
    play = scene.play().do("card_action", card="C105")
    play.do("pay_card", card="A001").do("pay_card", card="A003")
    assert (play["vp"][0], play.hand()) == (5, ["A002"])


def test_any_two_goods_pay_on_the_black_market() -> None:
    """Costs: any_goods"""
    scene = Scene("base_medium").bought("C094").hand("A001", "A002").in_village()
    play = scene.give(doubloons=0).play().do("card_action", card="C094")
    play.do("pay_card", card="A001")
    assert (play["doubloons"][0], play.hand()) == (4, [])


def test_a_special_action_that_cannot_be_paid_is_not_offered() -> None:
    """Your turn: an op that cannot be done"""
    scene = Scene().bought("B088", "B089", "B090").hand("A001").give(doubloons=1).in_village()
    assert not scene.play().may("card_action")


# ---- kinds of effects ----


@pytest.mark.parametrize("when", ["U011", "U012"])
def test_a_condition_that_holds_already_pays_when_the_card_is_bought(when: str) -> None:
    """Project cards: Veterans' League, Explorers' Club"""
    scene = Scene().tokens("K01", "K02", "K03", "K04", "K05").explorer("E21")
    assert bought(when, scene)["vp_income"][0] == 5


def test_a_village_action_of_a_card_may_be_repeated() -> None:
    """Project cards"""
    play = Scene().bought("B089").give(doubloons=4).in_village(3).play()
    play.do("card_action", card="B089").do("card_action", card="B089")
    assert (play["doubloons"][0], play["combat"][0]) == (0, 7)


def test_a_card_with_an_assistant_gives_nothing_when_bought() -> None:
    """Project cards"""
    play = bought("A021")
    assert (spent(play), play.asked()["what"]) == (4, "move")


@pytest.mark.parametrize(
    ("card", "scored"),
    [
        ("B091", [("cards", 10)]),
        ("B095", [("endgame", 4)]),
        ("B097", [("cards", 1), ("endgame", 3)]),
        ("B100", [("endgame", 2)]),
    ],
)
def test_printed_vp_and_endgame_effects_count_at_the_end(
    card: str, scored: list[tuple[str, int]]
) -> None:
    """Project cards: endgame. Two quests, three upgrades, one combat token."""
    scene = Scene().bought(card).quests_done("Q01", "Q02").tokens("K01")
    scene.unlock("hold", "topsails", "crows_nest")
    assert at_the_end(scene) == scored


def test_a_spymaster_counts_assistants_at_the_end() -> None:
    """vp_per assistant"""
    scene = Scene().bought("B098").assistant("A021", "3").assistant("A022", "7")
    assert at_the_end(scene) == [("endgame", 4)]


# ---- triggers ----


def test_treasure_seekers_are_paid_for_a_quest() -> None:
    """quest_done"""
    scene = Scene().bought("A053", "C092").no_quests().quest("Q03", "7").hand("A002").ship("6")
    play = stop(scene.give(doubloons=0), "7").do("main_quest", quest="Q03")
    assert (play["doubloons"][0], play["vp"][0]) == (5, quest_vp("Q03") + 1)


def test_an_adventurer_explores_after_a_quest() -> None:
    """quest_done"""
    scene = Scene().bought("B082").no_quests().quest("Q03", "7").hand("A002").ship("6")
    play = stop(scene, "7").do("main_quest", quest="Q03").do("explore", to="E1")
    assert play["vp"][0] == quest_vp("Q03") + 1


def test_a_cartographer_is_paid_for_every_barrier() -> None:
    """barrier_crossed"""
    scene = Scene().bought("B047").explorer("E6").give(doubloons=0).exploring(1)
    play = scene.play().do("explore", to="E7")
    assert (play["vp"][0], play["doubloons"][0]) == (3, 2 + 6)


def test_a_viceroy_gains_influence_at_income() -> None:
    """income"""
    play = stop(Scene().bought("B020").ship("20"), "21a")
    while play.asked()["what"] != "nation":
        seat = play.state.to_move
        offered = play.types(seat)
        kind = "take_last" if "take_last" in offered else "draw_pile"
        play.do(kind, seat=seat)
    play.do("choose_nation", nation="england")
    assert play["influence"][0] == [0, 0, 1]


@pytest.mark.parametrize(
    ("actions", "vp"),
    [
        (["take_doubloon", "take_doubloon", "take_doubloon"], 0),
        (["take_doubloon", "discard_hand", "take_doubloon"], 2),
        (["take_doubloon", "upgrade_action", "discard_hand"], 4),
        (["upgrade_action", "upgrade_action"], 0),
    ],
)
def test_a_friend_of_the_villages_likes_different_actions(actions: list[str], vp: int) -> None:
    """village_actions_end: 2 VP for two, 4 for three; one component is one action."""
    scene = Scene().bought("U013").unlock("powder_room").hand("A001").give(doubloons=5)
    play = stop(scene, "9", 7).do("main_village")
    for action in actions:
        parts: dict[str, Any] = {"upgrade": "powder_room"} if action == "upgrade_action" else {}
        play.do(action, **parts)
    if play.asked()["what"] == "village":
        play.do("pass")
    assert play["vp"][0] == vp


def test_buying_the_friend_of_the_villages_is_one_of_the_actions() -> None:
    """Project cards"""
    play = stop(Scene().hand("U013").give(doubloons=6), "7", 4).do("main_village")
    play.do("buy", card="U013").do("take_doubloon")
    assert play["vp"][0] == 2


def test_village_actions_from_other_sources_count_for_the_friend_as_well() -> None:
    """Project cards: from any source"""
    scene = Scene().bought("U013").assistant("A029", "2").hand("A001")
    play = stop(scene, "2").do("main_assistants").do("take_doubloon").do("discard_hand")
    assert play["vp"][0] == 2


# ---- modifiers ----


def test_a_patron_helps_with_dear_cards_only() -> None:
    """discount with from_cost"""
    assert spent(bought("B022", Scene().bought("B070"))) == 7
    assert spent(bought("B042", Scene().bought("B070")).do("pass")) == 6
    assert spent(bought("B074", Scene().bought("B070"))) == 7


def test_a_jungle_guide_lengthens_every_explorer_move() -> None:
    """explore_bonus"""
    assert bought("A014", Scene().bought("A017", "A018")).asked()["steps"] == 4


def test_a_warehouse_widens_the_hand() -> None:
    """hand_limit"""
    play = bought("B033")
    assert play["extra_hand"][0] == 1
    play.do("sail", to="2", points=1).do("pass")
    while play["current"] == 0:
        play.do("draw_pile")
    assert play["hand_size"][0] == 5


# ---- ops ----


@pytest.mark.parametrize(
    ("card", "field", "amount"),
    [
        ("A038", "synergies", 1 << names.WHEEL),
        ("A055", "combat", 5),
        ("A005", "income", 10),
        ("A010", "vp_income", 1),
        ("U001", "vp", 2),
        ("B072", "figures", 4),
    ],
)
def test_an_op_that_only_gives_is_automatic(card: str, field: str, amount: int) -> None:
    """Ruling 51: doubloons, vp, combat, figure, incomes, synergy"""
    scene = Scene().explorer("E7") if card == "U001" else Scene()
    play = bought(card, scene)
    assert play[field][0] == amount


def test_doubloons_and_a_figure_come_together() -> None:
    """doubloons, figure"""
    play = bought("A003")
    assert (spent(play), play["figures"][0], play["general"][0]) == (2, 3, 2)


def test_figures_come_as_far_as_the_general_supply_has_any() -> None:
    """figure [RULING 15]"""
    play = bought("B072", Scene().give(general=1, figures=0))
    assert (play["figures"][0], play["general"][0]) == (1, 0)


def test_tracks_end_at_their_maximum() -> None:
    """What is on the table: values above the maximum are lost."""
    assert bought("A055", Scene().give(combat=13))["combat"][0] == 15
    assert bought("A005", Scene().give(income=39))["income"][0] == 40
    assert bought("B027", Scene().give(vp_income=38))["vp_income"][0] == 40


def test_exploring_may_be_left_out() -> None:
    """explore, ruling 16"""
    play = bought("A014")
    assert {each["to"] for each in play.legal() if "to" in each} == {"E1", "E2n", "E2s"}
    assert play.do("pass")["explorer"][0] == SPACE["E0"]


def test_influence_is_with_a_named_nation_one_of_choice_or_each() -> None:
    """influence"""
    assert bought("A039")["influence"][0] == [2, 0, 0]
    assert bought("A042").do("choose_nation", nation="spain")["influence"][0] == [0, 1, 0]
    assert bought("C097", Scene("base_medium"))["influence"][0] == [1, 1, 1]


def test_influence_beyond_the_track_is_vp() -> None:
    """Nations [RULING 21]"""
    play = bought("B017", Scene().influence("france", 19))
    assert (play["influence"][0][0], play["vp"][0]) == (20, 3)


@pytest.mark.parametrize(
    ("before", "after"), [(0, 3), (2, 3), (3, 6), (6, 10), (13, 14), (18, 19), (19, 19), (20, 20)]
)
def test_a_royal_decree_moves_to_the_next_rank(before: int, after: int) -> None:
    """noble_rank [RULING 21]"""
    play = bought("B015", Scene().influence("england", before))
    play.do("choose_nation", nation="england")
    assert (play["influence"][0], play["vp"][0]) == ([0, 0, after], 0)


def test_discs_are_taken_from_where_the_captain_likes() -> None:
    """disc"""
    play = bought("B035").do("remove_disc", upgrade="figurehead")
    play.do("remove_disc", upgrade="figurehead")
    assert (play["discs"][0][UPGRADE["figurehead"]], play["vp"][0]) == (0, 5)


def test_without_discs_an_op_that_takes_them_does_nothing() -> None:
    """disc: an op that cannot be done is skipped."""
    scene = Scene()
    scene.table["discs"][0] = [0] * names.UPGRADES
    play = bought("B038", scene)
    assert (spent(play), play.asked()["what"]) == (8, "move")


def test_a_disc_goes_to_a_tile_and_stays_there() -> None:
    """disc_to_tile: L30"""
    scene = Scene().legacy("L30").ship("20").give(doubloons=0)
    play = stop(scene, "21a").do("use_tile", tile="L30").do("remove_disc", upgrade="hold")
    assert play["tile_discs"][0] == names.HARBOR_DISC
    play.do("take_doubloon")
    assert (play["doubloons"][0], play["vp"][0]) == (1, 3)


def test_the_flying_dutchman_widens_the_hand() -> None:
    """hand_limit as an op"""
    scene = Scene(promos=True).no_quests().quest("QP1", "7").hand("A004", "A005").ship("6")
    play = stop(scene, "7").do("main_quest", quest="QP1")
    assert (play["vp"][0], play["extra_hand"][0]) == (8, 1)


def test_a_quest_may_bring_village_actions() -> None:
    """village_actions"""
    scene = Scene().no_quests().quest("Q27", "7").hand("A004", "A003").ship("6")
    play = stop(scene, "7").do("main_quest", quest="Q27")
    assert play.asked() == {"what": "village", "seat": 0, "left": 2}


@pytest.mark.parametrize(
    ("card", "kind"),
    [("A033", "anchor"), ("A035", "medal"), ("B074", "wheel"), ("A044", "barrel")],
)
def test_a_synergy_token_is_taken(card: str, kind: str) -> None:
    """synergy"""
    assert synergies(bought(card)) == [kind]


def test_a_crown_token_pays_for_a_monastery() -> None:
    """synergy_bonus [RULING 13]"""
    scene = Scene().bought("B029")
    play = bought("A042", scene).do("choose_nation", nation="spain")
    assert (synergies(play), play["vp"][0]) == (["crown"], 4)


@pytest.mark.parametrize(
    ("card", "vp"),
    [
        ("U027", 2),  # quests
        ("U028", 3),  # combat tokens
        ("U029", 6),  # combat points
        ("U030", 4),  # figures in supply
        ("U031", 2),  # unlocked upgrades
        ("U032", 6),  # synergy tokens, three each
    ],
)
def test_vp_are_counted_by_what_the_captain_has(card: str, vp: int) -> None:
    """vp_per"""
    scene = Scene().quests_done("Q01", "Q02").tokens("K01", "K02", "K03")
    scene.give(combat=6, figures=4, synergies=0b101).unlock("hold", "topsails")
    assert bought(card, scene)["vp"][0] == vp


@pytest.mark.parametrize(
    ("building", "scored"),
    [
        ("PB1", 3 + 2),  # quests
        ("PB2", 3 + 3),  # combat tokens
        ("PB3", 2 + 2),  # upgrades
        ("PB4", 2 + 2 * 2),  # synergies
        ("PB5", 2 + 2),  # project cards
        ("PB6", 2 + 1),  # assistants
        ("PB7", 10),
        ("PB8", 2 + 2 * 2),  # barriers
        ("PB9", 1 + 2 * 6),  # noble ranks
    ],
)
def test_prestige_buildings_score_at_the_end(building: str, scored: int) -> None:
    """Prestige buildings and vp_per: barrier, project, assistant, noble_rank"""
    scene = Scene(promos=True).quests_done("Q01", "Q02").tokens("K01", "K02", "K03")
    scene.give(synergies=0b101).unlock("hold", "topsails").bought("B092").assistant("A021", "3")
    scene.explorer("E14")
    scene.influence("france", 10).influence("spain", 3).influence("england", 6)
    scene.table["invested"][PRESTIGE[building]] = 1
    points = [amount for what, amount in at_the_end(scene) if what == "prestige"]
    assert sum(points) == scored


@pytest.mark.parametrize(
    ("top", "field", "amount"),
    [("A001", "figures", 3), ("A002", "vp", 4), ("A005", "combat", 3), ("A003", "doubloons", 40)],
)
def test_a_drawn_card_rewards_by_its_object(top: str, field: str, amount: int) -> None:
    """draw_object, Fortune Teller: twice; the second card is herbs (4 VP) or lantern."""
    second = "A055" if field != "vp" else "A010"
    play = bought("U008", Scene().on_top(second).on_top(top))
    assert play[field][0] == amount
    assert {play["where"][CARD[top]], play["where"][CARD[second]]} == {names.IN_DISCARDS}


def test_a_drawn_spyglass_moves_the_explorer() -> None:
    """draw_object"""
    play = bought("U008", Scene().on_top("A055").on_top("A004"))
    assert play.asked()["steps"] == 2
    assert play.do("explore", to="E1")["vp"][0] == 4


def test_a_marker_is_placed_for_a_nation_of_choice() -> None:
    """place_marker: Conquer Village; what follows as same is that nation"""
    play = bought("A047", Scene().marker("spain", "7"))
    places = {each["location"] for each in play.legal()}
    assert "7" not in places
    assert not places & {"4", "5", "11", "1", "20"}
    play.do("choose_location", location="6").do("choose_nation", nation="france")
    assert play.markers("6") == {"france": 1}
    assert (play["influence"][0], play["track_markers"][0]) == ([1, 0, 0], 12)


def test_a_marker_placed_in_a_city_pays_its_flag() -> None:
    """place_marker: Glorious Conquest"""
    play = bought("B013").do("choose_location", location="5")
    play.do("choose_nation", nation="england")
    assert (play.markers("5"), play["influence"][0]) == ({"england": 1}, [0, 0, 2])
    assert spent(play) == 11 - 4


def test_without_an_empty_village_no_marker_is_placed_and_no_influence_gained() -> None:
    """place_marker: what follows as same has no nation"""
    scene = Scene()
    for place, location in zip(FIGURES.board.locations, scene.table["markers"], strict=True):
        if place.kind == "village":
            location[names.SPAIN] = 1
    play = bought("A047", scene)
    assert (play["influence"][0], play.asked()["what"]) == ([0, 0, 0], "move")


def test_a_nation_without_markers_on_its_track_places_none() -> None:
    """place_marker [RULING 19]"""
    scene = Scene()
    scene.table["track_markers"][names.SPAIN] = 0
    scene.table["lost_markers"][names.SPAIN] = names.MARKERS
    play = bought("A047", scene).do("choose_location", location="6")
    assert {each["nation"] for each in play.legal()} == {"france", "england"}


def test_one_of_three_rewards_is_chosen() -> None:
    """choose: Generous Host"""
    assert spent(bought("U025").do("choose_option", option=0)) == 6 - 7
    assert bought("U025").do("choose_option", option=1).asked()["steps"] == 3
    assert bought("U025").do("choose_option", option=2)["combat"][0] == 6


def test_corn_is_levied_for_combat_points() -> None:
    """sell_goods: Corn Levy"""
    play = bought("U020", Scene().hand("A004", "A009", "A001"))
    play.do("pay_card", card="A009").do("pay_card", card="A004")
    assert (play["combat"][0], play.hand()) == (5, ["A001"])


def test_a_marker_goes_back_to_its_track_from_the_own_resistance_tile() -> None:
    """return_marker: Diplomatic Note"""
    scene = Scene("all_inclusive").resisting("france", "spain")
    play = bought("U026", scene).do("return_marker", space=1)
    assert (play["track_markers"][:2], play["resistance"][0][:2]) == ([12, 13], [0, names.NONE])
    assert spent(play) == 4 - 7


def test_without_a_marker_on_the_tile_a_diplomatic_note_does_nothing() -> None:
    """return_marker"""
    assert spent(bought("U026", Scene("all_inclusive"))) == 4
    assert spent(bought("U026", Scene())) == 4


def test_a_diplomatic_note_may_be_left() -> None:
    """return_marker: with the resistance tile its owner may ignore the effect"""
    play = bought("U026", Scene("all_inclusive").resisting("france")).do("pass")
    assert (spent(play), play["resistance"][0][0]) == (4, names.FRANCE)
    assert play.asked()["what"] == "move"


def test_of_two_markers_of_one_nation_the_owner_of_a_diplomatic_note_chooses_which() -> None:
    """return_marker"""
    scene = Scene("all_inclusive").resisting("france", "spain", "france")
    play = bought("U026", scene)
    assert [each["space"] for each in play.legal() if each["type"] == "return_marker"] == [0, 1, 2]
    play.do("return_marker", space=0)
    assert play["resistance"][0][:3] == [names.NONE, names.SPAIN, names.FRANCE]
    assert (spent(play), play["track_markers"][names.FRANCE]) == (4 - 7, 12)


@pytest.mark.parametrize("scenario", ["base_easy", "base_hard", "campaign"])
def test_without_the_resistance_tile_a_diplomatic_note_returns_a_marker_that_left_the_game(
    scenario: str,
) -> None:
    """return_marker"""
    scene = Scene(scenario)
    scene.table["track_markers"][names.SPAIN] -= 2
    scene.table["lost_markers"][names.SPAIN] += 2
    play = bought("U026", scene)
    assert (play["track_markers"][names.SPAIN], play["lost_markers"][names.SPAIN]) == (12, 1)
    assert spent(play) == 4 - 7


def test_of_markers_of_two_nations_that_left_the_game_one_nation_is_chosen() -> None:
    """return_marker"""
    scene = Scene()
    for nation in (names.SPAIN, names.ENGLAND):
        scene.table["track_markers"][nation] -= 1
        scene.table["lost_markers"][nation] += 1
    play = bought("U026", scene).do("choose_nation", nation="england")
    assert (play["lost_markers"][:3], spent(play)) == ([0, 1, 0], 4 - 7)


def test_by_earlier_rulings_a_diplomatic_note_did_nothing_without_the_resistance_tile() -> None:
    """return_marker"""
    scene = Scene(rulings=1)
    scene.table["track_markers"][names.SPAIN] -= 1
    scene.table["lost_markers"][names.SPAIN] += 1
    assert spent(bought("U026", scene)) == 4
    tile = Scene("all_inclusive", rulings=1).resisting("france", "spain")
    assert bought("U026", tile).types() == {"choose_nation"}


def test_jack_of_all_trades_is_sold_as_tobacco_or_corn() -> None:
    """sell_goods: Tobacco Seller, Corn Levy"""
    seller = bought("U019", Scene().bought("U014").give(doubloons=9))
    before = seller["doubloons"][0]
    seller.do("pay_jack")
    assert seller["doubloons"][0] == before + 2
    assert seller["where"][CARD["U014"]] == names.IN_DISCARDS
    levy = bought("U020", Scene().bought("U014", "U015").hand("A004"))
    levy.do("pay_jack").do("pay_card", card="A004").do("pay_jack")
    assert (levy["combat"][0], levy.asked()["what"]) == (1 + 3 * 2, "move")


def test_by_earlier_rulings_jack_of_all_trades_was_not_sold() -> None:
    """sell_goods"""
    play = bought("U020", Scene(rulings=1).bought("U014"))
    assert play.asked()["what"] == "move"


def test_with_freeing_a_returned_marker_leaves_the_game() -> None:
    """return_marker, Project cards"""
    scene = Scene("unrest").resisting("france")
    left, lost = scene.table["track_markers"][0], scene.table["lost_markers"][0]
    play = bought("U026", scene).do("return_marker", space=0)
    assert (play["track_markers"][0], play["lost_markers"][0]) == (left, lost + 1)
    assert (spent(play), play["resistance"][0][0]) == (4 - 7, names.NONE)


def test_two_quests_lie_on_a_quest_board() -> None:
    """quests_on_card"""
    scene = Scene().quest_on_top("Q02").quest_on_top("Q01")
    play = bought("U024", scene)
    assert [play["quest"][QUEST[quest]] for quest in ("Q01", "Q02")] == [names.QUEST_ON_CARD] * 2


def test_a_quest_board_takes_what_is_left_of_the_quests() -> None:
    """quests_on_card [RULING 49]"""
    scene = Scene().quest_on_top("Q01")
    scene.table["quest_pile"] = [QUEST["Q01"]] + [0] * (names.QUESTS - 1)
    scene.table["quest_pile_size"] = 1
    play = bought("U024", scene)
    assert play["quest"].count(names.QUEST_ON_CARD) == 1
    assert (play["quest_pile_size"], play.asked()["what"]) == (0, "move")


def test_a_quest_of_the_board_is_the_last_village_action_and_one_in_a_turn() -> None:
    """Project cards: Quest Board"""
    scene = Scene().no_quests().bought("U024").hand("A001", "A004")
    for quest in ("Q01", "Q02"):
        scene.quest(quest, "2").table["quest"][QUEST[quest]] = names.QUEST_ON_CARD
    play = stop(scene.give(doubloons=0), "9", 7).do("main_village")
    play.do("card_quest", quest="Q01")
    assert (play["vp"][0], play.asked()["what"]) == (quest_vp("Q01"), "refill")
    assert play["quest"][QUEST["Q02"]] == names.QUEST_ON_CARD
    scene.table["board_quest_done"] = 1
    assert not scene.in_village().play().may("card_quest")


def test_quests_on_a_board_belong_to_its_owner() -> None:
    """Project cards"""
    scene = Scene().hand("A001")
    scene.quest("Q01", "2").table["quest"][QUEST["Q01"]] = names.QUEST_ON_CARD + 1
    assert not scene.in_village().play().may("card_quest")


def test_a_dock_foreman_works_in_one_of_two_cities() -> None:
    """city_action, with a delivery"""
    scene = Scene().city_tile("4", "CT09").city_tile("5", "CT03").hand("A004")
    play = use("U033", "7", "6", scene)
    assert play["combat"][0] == 3
    assert {each["location"] for each in play.legal() if "location" in each} == {"4", "5"}
    play.do("choose_location", location="4").do("deliver", card="A004")
    play.do("remove_disc", upgrade="hold").do("city_action")
    assert (play["combat"][0], play["market"][LOCATION["4"]]) == (7, 1)
    assert play["ship"][0] == LOCATION["7"]


def test_a_foreman_delivers_nothing_to_a_full_market() -> None:
    """Project cards"""
    scene = Scene().city_tile("4", "CT09").hand("A004")
    scene.table["market"][LOCATION["4"]] = 1
    play = use("U033", "7", "6", scene).do("choose_location", location="4")
    assert not play.may("deliver")


def test_an_old_storyteller_knows_the_top_quest() -> None:
    """fulfil_top_quest"""
    scene = Scene().hand("A001").quest_on_top("Q02").quest_on_top("Q01")
    play = use("U035", "6", "5", scene).do("choose_option", option=1)
    play.do("fulfil_quest", quest="Q01")
    assert (play["doubloons"][0], play["vp"][0]) == (3 + 2, quest_vp("Q01"))
    assert play["quest_pile"][play["quest_pile_size"] - 1] == QUEST["Q02"]


def test_the_top_quest_may_be_left() -> None:
    """fulfil_top_quest is optional"""
    scene = Scene().hand("A001").quest_on_top("Q01")
    play = use("U035", "6", "5", scene).do("choose_option", option=0).do("pass")
    assert (play["combat"][0], play["vp"][0]) == (3, 0)
    assert play["quest"][QUEST["Q01"]] == names.QUEST_IN_PILE


def test_without_quests_a_storyteller_tells_none() -> None:
    """[RULING 49]"""
    scene = Scene().hand("A001")
    scene.table["quest_pile"] = [0] * names.QUESTS
    scene.table["quest_pile_size"] = 0
    play = use("U035", "6", "5", scene).do("choose_option", option=0)
    assert play.asked()["what"] == "refill"


def test_a_quest_here_is_fulfilled_only_with_its_objects() -> None:
    """fulfil_quest_here"""
    scene = Scene("base_medium").no_quests().quest("Q01", "17").hand("A005").ship("16")
    play = stop(scene, "17").do("main_city").do("city_action")
    assert (play["vp"][0], play.asked()["what"]) == (0, "refill")


@pytest.mark.parametrize(("answer", "vp", "figures"), [("accept", 3, 1), ("pass", 0, 2)])
def test_what_costs_something_may_be_declined(answer: str, vp: int, figures: int) -> None:
    """pay_for, ruling 51: here the price of L8 is asked for in the midst of something else"""
    scene = Scene()
    printed = GAME.printed(scene.play().state)
    row = printed["list_start"][printed["legacy_list"][names.L8]]
    play = (
        scene.doing(entry_names.OFFER, row, names.NONE, event_names.BY_TILE + names.L8, 0)
        .play()
        .do(answer)
    )
    assert (play["vp"][0], play["figures"][0]) == (vp, figures)


def test_a_court_agent_is_no_assistant() -> None:
    """Project cards: its figure stands at a nation, and 2 is the place with Spain's number"""
    scene = Scene().bought("U005")
    scene.table["placed"][CARD["U005"]] = names.SPAIN
    assert LOCATION["2"] == names.SPAIN
    assert not stop(scene, "2").may("main_assistants")


def test_a_mercenary_captain_fights() -> None:
    """fight"""
    assert use("B067", "8", "7").asked()["what"] == "combat"


@pytest.mark.parametrize(
    ("card", "at", "before", "field", "amount"),
    [
        ("A021", "3", "2", "doubloons", 4),
        ("A027", "8", "7", "combat", 4),
        ("B069", "16", "15", "vp", 5),
        ("B057", "7", "6", "doubloons", 7),
        ("B054", "6", "5", "combat", 6),
    ],
)
def test_assistants_act_where_they_stand(
    card: str, at: str, before: str, field: str, amount: int
) -> None:
    """Project cards: assistant"""
    assert use(card, at, before)[field][0] == amount


def test_an_assistant_in_a_city_is_a_main_action_as_well() -> None:
    """Quests"""
    play = use("B051", "4", "3").do("choose_nation", nation="france")
    assert play["influence"][0] == [2, 0, 0]


def test_a_fixer_brings_two_village_actions() -> None:
    """village_actions"""
    assert use("A029", "2", "1").asked() == {"what": "village", "seat": 0, "left": 2}


# ---- all cards and quests, by what is printed ----


def gives(card: Any) -> dict[str, int] | None:
    """What a card gives when it is bought, if that is all it does."""
    ops = [op for effect in card.effects for op in effect.ops]
    immediate = all(effect.kind == "immediate" for effect in card.effects)
    return plain_gains(tuple(op for op in ops if op.name != "synergy")) if immediate else None


GIVING = [card for card in FIGURES.projects if gives(card) is not None]
HELPING = [
    (card, effect)
    for card in FIGURES.projects
    for effect in card.effects
    if effect.kind == "assistant" and plain_gains(effect.ops) is not None
]


def differences(play: Play, before: dict[str, int]) -> dict[str, int]:
    changed = {field: play[field][0] - amount for field, amount in before.items()}
    return {field: amount for field, amount in changed.items() if amount}


def amounts(scene: Scene) -> dict[str, int]:
    return {field: scene.table[field][0] for field in PLAIN.values()}


@pytest.mark.parametrize("card", GIVING, ids=lambda card: card.id)
def test_a_card_costs_and_gives_what_is_printed(card: Any) -> None:
    """Project cards"""
    # Given everything that cards may require, and two cards for each good they may want
    scene = Scene("all_inclusive").only_legacy().explorer("E14").marker("spain", "2", "3", "6")
    scene.hand(*(one for one in ("A001", "A004", "A003", "A045") if one != card.id))
    goods = scene.table["hand_size"][0]
    scene.hand(card.id).give(doubloons=RICH, figures=3, general=5, combat=0).in_village()
    before = amounts(scene)
    # When
    play = scene.play().do("buy", card=card.id)
    while play.may("pay_card"):
        play.do("pay_card", card=play.legal()[0]["card"])
    # Then
    wanted = dict(gives(card) or {})
    wanted["doubloons"] = wanted.get("doubloons", 0) - card.cost
    wanted["figures"] = wanted.get("figures", 0) - card.requires.figures
    assert differences(play, before) == {field: n for field, n in wanted.items() if n}
    tokens = [op.kind for effect in card.effects for op in effect.ops if op.name == "synergy"]
    assert synergies(play) == tokens
    assert len(play.hand()) == goods - len(card.requires.goods)


@pytest.mark.parametrize(("card", "effect"), HELPING, ids=lambda each: getattr(each, "id", ""))
def test_an_assistant_gives_what_is_printed(card: Any, effect: Any) -> None:
    """Project cards"""
    for place in effect.locations:
        scene = Scene("all_inclusive").only_legacy().no_quests().assistant(card.id, place)
        arrow = next(a for a in FIGURES.board.arrows if a.end == place and not a.requires_legacy)
        before = amounts(scene.ship(arrow.start).give(combat=0))
        play = stop(scene, place).do("main_assistants")
        assert differences(play, before) == plain_gains(effect.ops)


QUESTS = [quest for quest in FIGURES.tiles.quests if plain_gains(quest.reward) is not None]
WITH_OBJECT = {
    "book": ["A001", "A006"],
    "spyglass": ["A004", "A009"],
    "herbs": ["A002", "A007"],
    "lantern": ["A005", "A010"],
    "rope": ["A003", "A008"],
}


@pytest.mark.parametrize("quest", QUESTS, ids=lambda quest: quest.id)
def test_a_quest_costs_and_gives_what_is_printed(quest: Any) -> None:
    """Quests"""
    # Given exactly the objects
    scene = Scene(promos=True).no_quests().quest(quest.id, "7").ship("6")
    for thing in set(quest.objects):
        scene.hand(*WITH_OBJECT[thing][: quest.objects.count(thing)])
    before = amounts(scene)
    # When
    play = stop(scene, "7").do("main_quest", quest=quest.id)
    while play.may("pay_card"):
        play.do("pay_card", card=play.legal()[0]["card"])
    # Then
    assert differences(play, before) == plain_gains(quest.reward)
    assert play.hand() == []


# ---- careers ----

Given = Callable[[Scene], object]
TASKS: dict[tuple[str, int], Given] = {
    ("CR1", 0): lambda s: s.assistant("A021", "3").assistant("A022", "7").assistant("A023", "12"),
    ("CR1", 1): lambda s: s.bought("B091", "B092", "B093", "B094", "B022", "B023"),
    ("CR1", 2): lambda s: s.give(synergies=0b11),
    ("CR2", 0): lambda s: s.tokens("K01", "K02", "K03"),
    ("CR2", 1): lambda s: s.give(combat=8),
    ("CR2", 2): lambda s: s.quests_done("Q01", "Q02"),
    ("CR3", 1): lambda s: s.unlock("hold", "topsails", "crows_nest", "figurehead"),
    ("CR3", 2): lambda s: s.give(liberations=3),
    ("CR4", 0): lambda s: s.explorer("E7"),
    ("CR6", 0): lambda s: s.give(deliveries=5),
    ("CR6", 1): lambda s: s.give(income=15),
    ("CR6", 2): lambda s: s.give(doubloons=19),
    ("CR7", 0): lambda s: s.influence("spain", 8),
    ("CR7", 1): lambda s: s.influence("spain", 2).influence("france", 2).influence("england", 2),
    ("CR8", 2): lambda s: s.give(figures=4, general=1),
    ("CR9", 2): lambda s: s.give(vp_income=4),
}


@pytest.mark.parametrize(("career", "task"), list(TASKS))
def test_a_task_that_holds_frees_its_figure_and_pays(career: str, task: int) -> None:
    """Careers [RULING 27]"""
    scene = Scene().career(career).give(doubloons=0)
    TASKS[career, task](scene)
    before = (scene.table["figures"][0], scene.table["doubloons"][0])
    play = scene.in_village(2).play().do("take_doubloon")
    assert play["tasks_done"][0] == 1 << task
    assert play["figures"][0] == before[0] + 1
    assert play["doubloons"][0] == before[1] + 1 + 2
    assert play["career_figures"][0] == 2


def test_nothing_is_paid_before_a_task_holds() -> None:
    """Careers"""
    scene = Scene().career("CR2").give(combat=7, doubloons=0).tokens("K01", "K02")
    play = scene.quests_done("Q01").in_village().play().do("take_doubloon")
    assert (play["tasks_done"][0], play["doubloons"][0]) == (0, 1)


def test_all_three_tasks_pay_vp_and_doubloons_more() -> None:
    """Careers [RULING 27]"""
    scene = Scene().career("CR2").give(combat=7, doubloons=0).tokens("K01", "K02", "K03")
    scene.quests_done("Q01", "Q02").unlock("powder_room").give(doubloons=1)
    play = scene.in_village().play().do("upgrade_action", upgrade="powder_room")
    assert play["tasks_done"][0] == names.ALL_TASKS
    assert (play["doubloons"][0], play["vp"][0]) == (3 * 2 + 2, 8)
    assert (play["figures"][0], play["career_figures"][0]) == (5, 0)


def test_a_task_once_done_stays_done() -> None:
    """Careers [RULING 27]"""
    scene = Scene().career("CR2").give(combat=8, doubloons=0).ship("11").legacy("L34")
    play = scene.in_village().play().do("take_doubloon")
    assert play["tasks_done"][0] == 0b10
    play.do("sail", to="12", points=1).do("use_tile", tile="L34")
    assert (play["combat"][0], play["tasks_done"][0], play["doubloons"][0]) == (7, 0b10, 3)


def test_tasks_are_looked_at_in_the_turn_of_another_captain_as_well() -> None:
    """Careers: as soon as a task holds"""
    # Given the second captain one doubloon short of 20, and a Court Agent at France
    scene = Scene().career("CR6", seat=1).give(seat=1, doubloons=18).bought("U005", seat=1)
    scene.table["placed"][CARD["U005"]] = names.FRANCE
    play = stop(scene.token("K01").ship("10"), "11").do("main_city").do("city_action")
    # When the first fights for France
    play.do("token_pile", pile=0).do("fight_for", nation="france")
    # Then two doubloons of the agent, and two of the task
    assert (play["doubloons"][1], play["tasks_done"][1]) == (22, 0b100)


# ---- prestige buildings ----


def building(scene: Scene, name: str) -> Scene:
    """This building lies open, and no other."""
    row = scene.table["prestige"]
    number = PRESTIGE[name]
    if number in row:
        row[row.index(number)] = row[0]
    row[0] = number
    scene.table["prestige_open"] = 1
    return scene


def test_investing_costs_doubloons_without_discount_and_a_figure() -> None:
    """Prestige buildings"""
    scene = building(Scene().bought("A031", "B070"), "PB7").unlock("captains_table")
    play = scene.give(doubloons=18).in_village().play().do("invest", building="PB7")
    assert (play["doubloons"][0], play["figures"][0], play["general"][0]) == (1, 1, 3)


def test_each_captain_invests_once_in_a_building_and_several_may_share_it() -> None:
    """Prestige buildings [RULING 26]"""
    scene = building(Scene(), "PB7").give(doubloons=30).in_village(2)
    scene.table["invested"][PRESTIGE["PB7"]] = 0b10
    play = scene.play().do("invest", building="PB7")
    assert play["invested"][PRESTIGE["PB7"]] == 0b11
    assert not play.may("invest")


def test_only_open_buildings_take_investors() -> None:
    """Prestige buildings"""
    scene = Scene().give(doubloons=RICH).in_village()
    assert len([each for each in scene.play().legal() if each["type"] == "invest"]) == 1
    scene.table["prestige_open"] = 3
    assert len([each for each in scene.play().legal() if each["type"] == "invest"]) == 3


def test_without_a_figure_or_the_doubloons_nobody_invests() -> None:
    """Prestige buildings"""
    scene = building(Scene(), "PB7").give(doubloons=16).in_village()
    assert not scene.play().may("invest")
    assert not scene.give(doubloons=17, figures=0).play().may("invest")
