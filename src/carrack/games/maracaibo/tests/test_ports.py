"""Home ports: each one's offer when it is unlocked, and what it does from then on."""

from __future__ import annotations

import pytest

from carrack.games.maracaibo import entry_names, names
from carrack.games.maracaibo.tests.scenario import (
    CARD,
    FIGURES,
    LOCATION,
    QUEST,
    SPACE,
    UPGRADE,
    Play,
    Scene,
    cards_with,
    quest_vp,
)

# By port: the price in doubloons, the VP and the influence that the offer gives
OFFERS: dict[str, tuple[int, int, dict[str, int]]] = {
    "HP01": (4, 6, {}),
    "HP02": (4, 6, {}),
    "HP03": (5, 7, {}),
    "HP04": (4, 0, {"spain": 2}),  # with a nation of one's choice
    "HP05": (4, 0, {"england": 3}),
    "HP06": (4, 0, {"france": 3}),
    "HP07": (4, 0, {"spain": 3}),
    "HP08": (4, 1, {"england": 2}),
    "HP09": (4, 1, {"spain": 2}),
    "HP10": (4, 1, {"france": 2}),
    "HP11": (5, 7, {}),
    "HP12": (4, 6, {}),
    "HP13": (5, 7, {}),
    "HP14": (4, 6, {}),
    "HP15": (4, 6, {}),
}
NATION_AT_WAR = {"HP05": "england", "HP06": "france", "HP07": "spain"}
NATION_AT_STOPS = {"HP08": "england", "HP09": "spain", "HP10": "france"}
FIGHT_TOKEN = {"england": "K06", "france": "K04", "spain": "K05"}  # value 6


def harbor(port: str, scenario: str = "all_inclusive", unlocked: bool = True) -> Scene:
    """A captain with this home port, and nothing to gain by chance."""
    scene = Scene(scenario).only_legacy("L1").no_quests().port(port, unlocked=unlocked)
    return scene.give(doubloons=0, vp=0, combat=0)


def unlocking(port: str, scenario: str = "all_inclusive") -> Scene:
    """The last disc on the home port is about to leave the ship board."""
    scene = harbor(port, scenario, unlocked=False)
    scene.table["discs"][0][UPGRADE["home_port"]] = 1
    return scene.doing(entry_names.DISC, 1)


def village(scene: Scene, actions: int) -> Play:
    """Village actions being done at location 6."""
    return scene.ship("6").doing(entry_names.VILLAGE, actions).play()


# ---- the offer ----


@pytest.mark.parametrize("port", OFFERS)
def test_unlocking_a_home_port_offers_its_purchase_once(port: str) -> None:
    price, vp, influence = OFFERS[port]
    play = unlocking(port).give(doubloons=price).play().do("remove_disc", upgrade="home_port")
    assert play.types() == {"pass", "accept"}
    play.do("accept")
    if port == "HP04":
        play.do("choose_nation", nation="spain")
    assert (play["doubloons"][0], play["vp"][0]) == (0, vp)
    gained = {names.NATIONS[i]: n for i, n in enumerate(play["influence"][0]) if n}
    assert gained == influence
    assert "accept" not in play.types()


def test_an_offer_that_is_declined_is_lost() -> None:
    play = unlocking("HP02").give(doubloons=9).play()
    play.do("remove_disc", upgrade="home_port").do("pass")
    assert (play["doubloons"][0], play["vp"][0]) == (9, 0)
    assert "accept" not in play.types()


def test_an_offer_that_cannot_be_paid_is_not_made() -> None:
    play = unlocking("HP02").give(doubloons=3).play()
    play.do("remove_disc", upgrade="home_port")
    assert "accept" not in play.types()


def test_a_face_down_port_gives_a_step_and_two_doubloons() -> None:
    scene = Scene("base_easy").give(doubloons=0)
    scene.table["discs"][0][UPGRADE["home_port"]] = 1
    play = scene.doing(entry_names.DISC, 1).play()
    play.do("remove_disc", upgrade="home_port").do("explore", to="E1")
    # 1 doubloon is the reward of E1
    assert play["doubloons"][0] == 3


def test_with_freeing_the_influence_of_an_offer_is_vp() -> None:
    play = unlocking("HP05", "unrest").give(doubloons=4).play()
    play.do("remove_disc", upgrade="home_port").do("accept")
    assert play["vp"][0] == 6
    assert play["influence"][0] == [0, 0, 0]


def test_a_port_does_nothing_before_it_is_unlocked() -> None:
    scene = harbor("HP02", unlocked=False).hand(*cards_with("tobacco", 4))
    assert not village(scene, 1).may("port_action")


# ---- Antwerpen ----


def test_antwerpen_takes_a_disc_out_of_a_full_market_for_3_doubloons_and_3_vp_then_combat() -> None:
    """Home ports"""
    scene = harbor("HP01").ship("10")
    scene.table["market"][LOCATION["11"]] = 1
    play = scene.play().do("sail", to="11", points=1).do("main_city")
    play.do("empty_market")
    assert (play["doubloons"][0], play["vp"][0]) == (3, 3)
    assert play["market"][LOCATION["11"]] == 0
    play.do("city_action")
    assert play.types() == {"token_pile"}


def test_antwerpen_finds_nothing_in_an_empty_market_but_a_delivery_stays_possible() -> None:
    play = harbor("HP01").hand(*cards_with("tobacco", 1)).ship("10").play()
    play.do("sail", to="11", points=1).do("main_city")
    assert not play.may("empty_market")
    assert play.may("deliver")


def test_antwerpen_is_instead_of_a_delivery() -> None:
    scene = Scene("all_inclusive", seats=4).only_legacy("L1").no_quests().port("HP01")
    scene.hand(*cards_with("tobacco", 2)).ship("10")
    scene.table["market"][LOCATION["11"]] = 1
    delivered = scene.play().do("sail", to="11", points=1).do("main_city")
    delivered.do("deliver", card=cards_with("tobacco", 1)[0]).do("remove_disc", upgrade="hold")
    assert not delivered.may("empty_market")
    emptied = scene.play().do("sail", to="11", points=1).do("main_city").do("empty_market")
    assert not emptied.may("deliver")


# ---- Bremen and Oranjestad ----


def test_bremen_sells_four_tobacco_in_two_village_actions_for_10_doubloons() -> None:
    """Home ports"""
    play = village(harbor("HP02").hand(*cards_with("tobacco", 4)), 2)
    play.do("port_action").pay().do("port_action").pay()
    assert play["doubloons"][0] == 10
    assert play["hand_size"][0] == 0


def test_bremen_needs_two_tobacco() -> None:
    assert not village(harbor("HP02").hand(*cards_with("tobacco", 1)), 1).may("port_action")


def test_oranjestad_turns_four_corn_into_6_combat_points() -> None:
    """Home ports"""
    play = village(harbor("HP12").hand(*cards_with("corn", 4)), 2)
    play.do("port_action").pay().do("port_action").pay()
    assert play["combat"][0] == 6
    assert play["hand_size"][0] == 0


# ---- Cayman Islands ----


def test_cayman_pays_a_quest_with_sugar_cards() -> None:
    # Given a quest for rope and rope, and two sugar cards that show other objects
    sugar = ["A012", "A017"]
    scene = harbor("HP03").hand(*sugar).quest("Q20", "6").ship("5")
    play = scene.play().do("sail", to="6", points=1).do("main_quest", quest="Q20").pay()
    play.do("remove_disc", upgrade="hold")
    assert play["hand_size"][0] == 0
    assert play["quest"][QUEST["Q20"]] == names.QUEST_OF
    assert play["vp"][0] == quest_vp("Q20")


def test_cayman_delivers_sugar_to_a_market_of_other_goods() -> None:
    # CT01 takes tobacco only
    play = harbor("HP03").hand("A012", "A004").city_tile("5", "CT01").ship("2").play()
    play.do("sail", to="5", points=1).do("main_city")
    assert [action["card"] for action in play.legal() if action["type"] == "deliver"] == ["A012"]
    play.do("deliver", card="A012").do("remove_disc", upgrade="hold")
    assert play["market"][LOCATION["5"]] == 1


def test_cayman_pays_extra_goods_with_sugar() -> None:
    # Spice Broker asks for cocoa besides its doubloons
    asked = FIGURES.projects[CARD["U003"]].requires.goods
    assert asked
    sugar = ["A012", "A017", "A021"][: len(asked)]
    without = village(Scene("all_inclusive").give(doubloons=9).hand("U003", *sugar), 1)
    assert not without.may("buy", card="U003")
    play = village(harbor("HP03").give(doubloons=9).hand("U003", *sugar), 1)
    assert play.may("buy", card="U003")


# ---- Genova ----


def test_genova_gives_2_influence_with_a_nation_that_controls_the_fewest_locations() -> None:
    """Home ports"""
    scene = harbor("HP04").marker("france", "2", "3", "6").marker("spain", "8")
    scene.marker("england", "15").round(1).ship("20")
    play = scene.play().do("sail", to="21a", points=1).idle()
    play.idle().idle(1)
    assert {action["nation"] for action in play.legal()} == {"spain", "england"}
    play.do("choose_nation", nation="england")
    assert play["influence"][0] == [0, 0, 2]


def test_genova_counts_locations_and_not_markers() -> None:
    scene = harbor("HP04").marker("france", "2", "3").marker("england", "15", "16")
    scene.marker("spain", "8", "8", "8").round(1).ship("20")
    play = scene.play().do("sail", to="21a", points=1).idle()
    play.idle().idle(1)
    assert play["influence"][0] == [0, 2, 0]


@pytest.mark.parametrize("scenario", ["unrest", "coop", "rescue"])
def test_genova_is_not_dealt_with_freeing(scenario: str) -> None:
    state = [Scene(scenario, seats=4, seed=seed).table["ports_offered"] for seed in range(12)]
    genova = [port.id for port in FIGURES.home_ports].index("HP04")
    assert all(genova not in ports for table in state for ports in table)


# ---- Kingstown, Port-Au-Prince, Yaquimel ----


@pytest.mark.parametrize("port", NATION_AT_WAR)
def test_kingstown_and_its_sisters_fight_for_4_doubloons_and_1_influence(port: str) -> None:
    """Home ports"""
    nation = NATION_AT_WAR[port]
    scene = harbor(port).ship("10").token(FIGHT_TOKEN[nation])
    play = scene.play().do("sail", to="11", points=1).do("main_city").do("city_action")
    play.do("token_pile", pile=0).do("fight_for", nation=nation).do("fight_port")
    assert play["doubloons"][0] == 4
    assert sum(play["influence"][0]) == 1
    # 4 of 6 are left: a village can be annexed, a city cannot, and the port has done its part
    assert play.may("annex", location="6")
    assert not play.may("annex", location="5")
    assert not play.may("fight_port")
    play.do("annex", location="6")
    assert play["influence"][0][names.NATIONS.index(nation)] == 2


@pytest.mark.parametrize("port", NATION_AT_WAR)
def test_a_port_of_one_nation_does_not_fight_for_another(port: str) -> None:
    """Home ports"""
    other = "france" if NATION_AT_WAR[port] != "france" else "england"
    play = harbor(port).ship("10").token(FIGHT_TOKEN[other]).play()
    play.do("sail", to="11", points=1).do("main_city").do("city_action")
    play.do("token_pile", pile=0).do("fight_for", nation=other)
    assert not play.may("fight_port")


def test_the_action_of_a_port_is_not_for_a_fight_against_its_nation() -> None:
    scene = harbor("HP05").legacy("L40").ship("10").token("K06").marker("england", "15")
    play = scene.play().do("sail", to="11", points=1).do("main_city").do("city_action")
    play.do("token_pile", pile=0).do("fight_against", nation="england")
    assert not play.may("fight_port")
    assert play.may("liberate", location="15")


def test_with_freeing_a_port_fights_against_its_nation_for_doubloons_and_vp() -> None:
    scene = harbor("HP05", "unrest").no_markers().marker("england", "15").ship("10").token("K06")
    scene.table["track_markers"] = [13, 13, 12]
    scene.table["lost_markers"] = [0, 0, 0]
    play = scene.play().do("sail", to="11", points=1).do("main_city").do("city_action")
    play.do("token_pile", pile=0).do("fight_against", nation="england").do("fight_port")
    assert (play["doubloons"][0], play["vp"][0]) == (4, 2)


# ---- Grand Turk, Port of Spain, Rosseau ----


@pytest.mark.parametrize("port", NATION_AT_STOPS)
def test_grand_turk_and_its_sisters_pay_for_a_stop_at_a_location_of_their_nation(port: str) -> None:
    nation = NATION_AT_STOPS[port]
    scene = harbor(port).marker(nation, "6").marker(nation, "6").ship("5")
    assert scene.play().do("sail", to="6", points=1)["doubloons"][0] == 2
    other = "france" if nation != "france" else "spain"
    scene = harbor(port).marker(other, "6").ship("5")
    assert scene.play().do("sail", to="6", points=1)["doubloons"][0] == 0


def test_grand_turk_pays_again_after_the_extra_move_of_a_pilot() -> None:
    """Home ports"""
    scene = harbor("HP08").assistant("B063", "3").marker("england", "3", "6").ship("2")
    play = scene.play().do("sail", to="3", points=1)
    assert play["doubloons"][0] == 2
    play.do("main_assistants").do("sail", to="6", points=2)
    assert play["doubloons"][0] == 4


# ---- Nassau ----


def test_nassau_adds_one_to_the_village_actions_of_a_main_action() -> None:
    play = harbor("HP11").ship("5").play().do("sail", to="6", points=1).do("main_village")
    play.do("take_doubloon").do("take_doubloon")
    assert play["doubloons"][0] == 2
    assert not play.may("take_doubloon")


def test_nassau_adds_nothing_after_an_extra_move() -> None:
    scene = harbor("HP11").assistant("B063", "3").ship("2")
    play = scene.play().do("sail", to="3", points=1).do("main_assistants")
    play.do("sail", to="6", points=2).do("main_village").do("take_doubloon")
    assert not play.may("take_doubloon")


def test_nassau_adds_nothing_to_village_actions_from_elsewhere() -> None:
    # CT05: a step and 1 village action
    play = harbor("HP11").city_tile("5", "CT05").ship("2").play()
    play.do("sail", to="5", points=1).do("main_city").do("city_action").do("pass")
    play.do("take_doubloon")
    assert play["doubloons"][0] == 1
    assert not play.may("take_doubloon")


# ---- Panama ----


def test_panama_also_pays_the_second_last_space_and_that_one_first() -> None:
    # E6 pays 2 VP, E5 2 doubloons
    play = harbor("HP13").explorer("E4n").doing(entry_names.EXPLORATION, 2).play()
    play.do("explore", to="E6")
    assert (play["doubloons"][0], play["vp"][0]) == (2, 2)
    gains = [e["type"] for e in play.events() if e["type"] in ("doubloons", "vp")]
    assert gains == ["doubloons", "vp"]


def test_panama_lets_a_quest_on_the_second_last_space_be_fulfilled() -> None:
    # A quest for herbs lies on E3n, which pays 2 VP; E4n gives a figure
    scene = harbor("HP13").explorer("E2n").hand("A007").give(figures=1, general=4)
    for quest, at in enumerate(scene.table["quest"]):
        if at == names.QUEST_ON_TRACK + SPACE["E3n"]:
            scene.table["quest"][quest] = names.QUEST_GONE
    scene.quest("Q03", "2")
    scene.table["quest"][QUEST["Q03"]] = names.QUEST_ON_TRACK + SPACE["E3n"]
    play = scene.doing(entry_names.EXPLORATION, 2).play().do("explore", to="E4n")
    assert (play["vp"][0], play["figures"][0]) == (2, 1)
    play.do("fulfil_quest", quest="Q03").pay()
    assert (play["vp"][0], play["figures"][0]) == (2 + quest_vp("Q03"), 2)
    assert play["quest"][QUEST["Q03"]] == names.QUEST_OF


def test_panama_pays_nothing_more_for_a_single_step() -> None:
    # E5 is jumped over, so only E6 is moved onto
    play = (
        harbor("HP13")
        .explorer("E4n")
        .explorer("E5", seat=1)
        .doing(entry_names.EXPLORATION, 2)
        .play()
    )
    play.do("explore", to="E6")
    assert (play["doubloons"][0], play["vp"][0]) == (0, 2)


def test_panama_asks_which_branch_was_taken_where_a_fork_ends() -> None:
    # From E1 to E5 by E4n (a figure) or by E3s (2 VP)
    scene = harbor("HP13").explorer("E1").give(general=3, figures=2)
    scene.doing(entry_names.EXPLORATION, 4)
    upper = scene.play().do("explore", to="E5").do("choose_option", option=0)
    lower = scene.play().do("explore", to="E5").do("choose_option", option=1)
    pays = {(upper["figures"][0], upper["vp"][0]), (lower["figures"][0], lower["vp"][0])}
    assert pays == {(3, 0), (2, 2)}


# ---- Porto ----


def test_porto_pays_2_combat_points_for_another_sugar_after_a_delivery_of_sugar() -> None:
    """Home ports"""
    play = harbor("HP14").hand("A012", "A017", "A004").city_tile("5", "CT05").ship("2").play()
    play.do("sail", to="5", points=1).do("main_city").do("deliver", card="A012")
    play.do("remove_disc", upgrade="hold")
    assert [each["card"] for each in play.legal() if each["type"] == "pay_card"] == ["A017"]
    assert play.may("pass")
    play.do("pay_card", card="A017")
    assert play["combat"][0] == 2
    assert play["hand_size"][0] == 1
    # once per delivery
    assert "pay_card" not in play.types()


# ---- Roatan ----


def test_it_is_told_that_roatans_figure_is_placed() -> None:
    play = unlocking("HP15").give(figures=1, general=4).play()
    play.do("remove_disc", upgrade="home_port")
    (event,) = play.events("figure_placed")
    assert event == {"type": "figure_placed", "seat": 0, "to": "E0", "cause": "port:HP15"}


def test_roatan_places_its_figure_when_it_is_unlocked_and_only_then() -> None:
    play = unlocking("HP15").give(figures=1, general=4).play()
    play.do("remove_disc", upgrade="home_port")
    assert play["track_figure"][0] == SPACE["E0"]
    assert play["figures"][0] == 0
    without = unlocking("HP15").give(figures=0, general=5).play()
    without.do("remove_disc", upgrade="home_port")
    assert without["track_figure"][0] == names.NONE


def roatan(explorer: str, figure: str, steps: int) -> Play:
    scene = harbor("HP15").explorer(explorer)
    scene.table["track_figure"][0] = SPACE[figure]
    return scene.doing(entry_names.EXPLORATION, steps).play()


def test_roatan_splits_three_steps_one_for_the_explorer_and_two_for_the_figure() -> None:
    """Home ports"""
    play = roatan("E5", "E0", 3).do("explore", to="E6")
    assert play["vp"][0] == 2
    reach = {action["to"] for action in play.legal() if action["type"] == "move_figure"}
    assert {"E2n", "E2s"} <= reach
    play.do("move_figure", to="E2s")
    assert play["track_figure"][0] == SPACE["E2s"]
    # the reward of E2s
    assert play["combat"][0] == 1


def test_roatans_figure_never_passes_the_explorer() -> None:
    """Home ports"""
    play = roatan("E5", "E3s", 4)
    reach = {action["to"] for action in play.legal() if action["type"] == "move_figure"}
    assert reach == set()


def test_roatans_explorer_does_not_move_after_the_figure() -> None:
    play = roatan("E6", "E0", 3).do("move_figure", to="E1")
    assert not play.may("explore")


def test_roatans_figure_takes_barrier_rewards_as_another_crosser() -> None:
    # The explorer crossed yellow first (6); the figure is second (4), and E7 gives 2 combat points
    scene = harbor("HP15").explorer("E9s")
    scene.table["track_figure"][0] = SPACE["E6"]
    scene.table["crossed"][names.YELLOW] = 1
    play = scene.doing(entry_names.EXPLORATION, 1).play().do("move_figure", to="E7")
    assert play["doubloons"][0] == 4
    assert play["combat"][0] == 2


def test_roatans_figure_does_not_find_the_ruin() -> None:
    # Legacy tiles look at the explorer only
    scene = harbor("HP15").legacy("L31", "L32").explorer("E14").give(figures=1, general=3)
    scene.table["track_figure"][0] = SPACE["E12"]
    play = scene.doing(entry_names.EXPLORATION, 1).play().do("move_figure", to="E13")
    assert play["ruin"][0] == names.NONE
    assert play["figures"][0] == 1
