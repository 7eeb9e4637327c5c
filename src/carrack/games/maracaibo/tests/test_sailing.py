"""A turn at sea: what the rules say of sailing, stopping, planning and refilling."""

from __future__ import annotations

import pytest

from carrack import IllegalAction
from carrack.games.maracaibo import names
from carrack.games.maracaibo.tests.scenario import CARD, LOCATION, QUEST, Play, Scene, quest_vp


def courses(play: Play) -> set[tuple[str, int]]:
    """Where the ship may end its movement, and for how many points."""
    return {(each["to"], each["points"]) for each in play.legal() if each["type"] == "sail"}


def stop(scene: Scene, to: str, points: int) -> Play:
    return scene.play().do("sail", to=to, points=points)


# ---- movement ----


def test_one_movement_point_gives_one_village_action() -> None:
    """Village actions"""
    # Given a ship in Havana, When it sails to 2
    play = stop(Scene(), "2", 1).do("main_village")
    # Then
    assert play["ship"][0] == LOCATION["2"]
    assert play.asked() == {"what": "village", "seat": 0, "left": 1}


@pytest.mark.parametrize(("points", "actions"), [(7, 3), (6, 2)])
def test_the_longer_way_to_nine_gives_one_village_action_more(points: int, actions: int) -> None:
    """Village actions: by 3 and 4 it is seven points, by 5 it is six."""
    play = stop(Scene(), "9", points).do("main_village")
    assert play.asked()["left"] == actions


def test_a_ship_must_stop_at_twenty() -> None:
    """Sailing"""
    # Given a ship at 17 in the second round
    play = Scene().ship("17").round(2).play()
    # Then nothing lies beyond 20
    assert courses(play) == {("18", 1), ("19", 2), ("20", 3)}


def test_the_way_over_caracas_costs_three_points_in_and_three_out() -> None:
    """Sailing"""
    # Given the road to Caracas and an explorer behind the yellow barrier
    scene = Scene("base_medium").ship("8").explorer("E7")
    # Then
    assert {("9a", 4), ("10", 7), ("10", 2)} <= courses(scene.play())
    # When the ship sails on to 10
    play = stop(scene, "10", 7).do("main_village")
    # Then
    assert play.asked()["left"] == 3


def test_caracas_is_closed_to_those_who_have_not_crossed_the_yellow_barrier() -> None:
    """Sailing"""
    play = Scene("base_medium").ship("8").explorer("E6").play()
    assert "9a" not in {to for to, _ in courses(play)}
    assert ("10", 7) not in courses(play)


def test_without_its_tile_there_is_no_caracas() -> None:
    """Sailing"""
    play = Scene("base_easy").ship("8").explorer("E7").play()
    assert "9a" not in {to for to, _ in courses(play)}


def test_comayagua_costs_two_points_in_and_two_out_and_wants_the_red_barrier() -> None:
    """L7"""
    scene = Scene("base_hard").ship("17").explorer("E13")
    assert "18a" not in {to for to, _ in courses(scene.play())}
    assert {("18a", 3), ("19", 5), ("19", 2)} <= courses(scene.explorer("E14").play())


@pytest.mark.parametrize("helper", ["topsails", "A051"])
@pytest.mark.parametrize(
    ("to", "points", "actions"),
    [("2", 1, 1), ("3", 2, 2), ("7", 4, 2), ("7", 5, 3), ("9", 7, 3)],
)
def test_topsails_and_riggers_need_fewer_points(
    helper: str, to: str, points: int, actions: int
) -> None:
    """Village actions"""
    scene = Scene().bought(helper) if helper in CARD else Scene().unlock(helper)
    play = stop(scene, to, points).do("main_village")
    assert play.asked()["left"] == actions


@pytest.mark.parametrize(
    ("to", "points", "actions"),
    [("2", 1, 1), ("3", 2, 1), ("6", 3, 1), ("7", 4, 2), ("9", 6, 2), ("9", 7, 3)],
)
def test_village_actions_come_by_movement_points(to: str, points: int, actions: int) -> None:
    """Village actions [RULING 7]"""
    play = stop(Scene(), to, points).do("main_village")
    assert play.asked()["left"] == actions


def test_the_secret_passage_leads_from_port_royal_to_two_for_a_disc() -> None:
    """Sailing [RULING 34]"""
    # Given
    scene = Scene().legacy("L37").ship("11")
    # When sailing 12, 13, the passage, 2, 5, 6
    play = stop(scene, "6", 5).do("remove_disc", upgrade="hold")
    # Then
    assert play["discs"][0][3] == 1
    assert play["tile_discs"][0] == names.PASSAGE_DISC
    assert play["ship"][0] == LOCATION["6"]
    assert play.do("main_village").asked()["left"] == 2


def test_the_secret_passage_is_used_once_a_game() -> None:
    """Sailing [RULING 34]"""
    scene = Scene().legacy("L37").ship("11")
    assert ("2", 3) in courses(scene.play())
    scene.table["tile_discs"][0] = names.PASSAGE_DISC
    assert ("2", 3) not in courses(scene.play())


def test_the_secret_passage_needs_a_disc_on_the_ship_board() -> None:
    """Ship upgrades [RULING 34]"""
    scene = Scene().legacy("L37").ship("11")
    scene.table["discs"][0] = [0] * names.UPGRADES
    assert ("2", 3) not in courses(scene.play())


def test_a_ship_never_stays_where_it_is() -> None:
    """Sailing [RULING 3]"""
    play = Scene().ship("7").play()
    assert not play.may("pass")
    assert "7" not in {to for to, _ in courses(play)}
    assert min(points for _, points in courses(play)) == 1


@pytest.mark.parametrize("start", ["1", "8", "13", "19", "20"])
def test_nobody_stops_in_havana(start: str) -> None:
    """Ruling 1"""
    assert "1" not in {to for to, _ in courses(Scene().legacy("L37").ship(start).play())}


def test_the_forks_join_at_six_and_at_fifteen() -> None:
    """Ruling 2"""
    assert {("3", 2), ("4", 3), ("6", 4), ("5", 2), ("6", 3)} <= courses(Scene().play())
    play = Scene().ship("11").play()
    assert {("12", 1), ("13", 2), ("15", 3), ("14", 1), ("15", 2)} <= courses(play)


def test_ships_do_not_block_each_other() -> None:
    """Sailing"""
    play = stop(Scene().ship("2", seat=1), "2", 1)
    assert play["ship"][:2] == [LOCATION["2"], LOCATION["2"]]


@pytest.mark.parametrize(("number", "last"), [(1, "21a"), (3, "21a"), (4, "21b")])
def test_the_way_home_differs_in_the_last_round(number: int, last: str) -> None:
    """Sailing"""
    assert courses(Scene().ship("20").round(number).play()) == {(last, 1)}


def test_twenty_offers_a_combat_or_two_steps() -> None:
    """City action [RULING 9]"""
    play = stop(Scene().ship("19"), "20", 1)
    assert [each["option"] for each in play.legal()] == [0, 1]
    assert play.do("choose_option", option=1).asked()["steps"] == 2
    again = stop(Scene().ship("19"), "20", 1).do("choose_option", option=0)
    assert again.asked()["what"] == "combat"


def test_the_last_round_offers_two_steps_or_two_village_actions_on_the_way_home() -> None:
    """City action [RULING 9]"""
    scene = Scene().ship("20").round(4)
    assert stop(scene, "21b", 1).do("choose_option", option=0).asked()["steps"] == 2
    play = stop(scene, "21b", 1).do("choose_option", option=1)
    assert play.asked() == {"what": "village", "seat": 0, "left": 2}


def test_who_comes_home_scores_three_vp_and_ends_the_round_after_refilling() -> None:
    """City action, End of a round [RULING 56]"""
    # Given a captain before the last space with two cards in hand
    play = stop(Scene().ship("20").hand("A001", "A002"), "21a", 1)
    # Then VP come, and the hand is filled before anything is scored
    assert play["vp"][0] == 3
    assert (play["phase"], play.asked()["what"]) == (names.TURNS, "refill")
    # When
    play.do("draw_pile").do("draw_pile")
    # Then
    assert play["hand_size"][0] == 4
    assert (play["phase"], play["ender"]) == (names.LAST_PURCHASE, 0)


def test_the_game_ends_at_twenty_two() -> None:
    """City action [RULING 9]"""
    play = stop(Scene().ship("21b").round(4).hand("A001", "A002", "A005", "A007"), "22", 1)
    assert play["vp"][0] == 3
    play.end_round()
    assert play.state.is_over


# ---- arrival and legacy tiles ----


def test_grateful_villagers_give_a_figure_at_every_stop() -> None:
    """L5, automatic"""
    play = stop(Scene().legacy("L5"), "3", 2)
    assert (play["figures"][0], play["general"][0]) == (3, 2)
    assert play.asked()["what"] == "main"


def test_the_mission_takes_a_figure_for_vp_and_a_doubloon_once_a_stop() -> None:
    """L8"""
    scene = Scene().legacy("L8").ship("14").give(doubloons=5)
    play = stop(scene, "15", 1).do("use_tile", tile="L8")
    assert (play["figures"][0], play["vp"][0], play["doubloons"][0]) == (1, 3, 6)
    assert play.asked()["what"] == "main"


def test_effects_of_tiles_at_a_stop_may_be_left() -> None:
    """Legacy tiles"""
    play = stop(Scene().legacy("L8").ship("14"), "15", 1).do("pass")
    assert (play["figures"][0], play["vp"][0]) == (2, 0)
    assert play.asked()["what"] == "main"


def test_a_tile_whose_price_nobody_can_pay_is_not_offered() -> None:
    """Legacy tiles"""
    play = stop(Scene().legacy("L8").ship("14").give(figures=0), "15", 1)
    assert play.asked()["what"] == "main"


def test_the_dutch_take_an_influence_marker_and_pay_for_its_rank() -> None:
    """L36 [RULING 32]"""
    # Given a Viscount of Spain
    scene = Scene().no_quests().legacy("L36").ship("17").influence("spain", 10).give(doubloons=1)
    # When
    play = stop(scene, "18", 1).do("choose_nation", nation="spain")
    # Then fifteen doubloons, and the city action on the same stop
    assert play["doubloons"][0] == 16
    assert play["surrendered"][0] == names.SPAIN
    play.do("main_city").do("city_action")
    assert (play["doubloons"][0], play["combat"][0]) == (18, 3)  # two figures in supply
    # and the marker is no longer on its track
    assert play["influence"][0] == [0, 0, 0]


def test_an_extra_move_brings_arrival_effects_again() -> None:
    """Arriving"""
    # Given a Pilot at 3, and the villagers of L5 there
    scene = Scene().legacy("L5", "L33").assistant("B063", "3").on_top("A005")
    # When
    play = stop(scene, "3", 2).do("main_assistants").do("sail", to="7", points=3)
    # Then the diviner of 7 is asked as well
    assert play["figures"][0] == 3
    assert play.may("use_tile", tile="L33")


# ---- village actions ----


def test_a_whole_hand_is_discarded_for_two_doubloons() -> None:
    """Village actions [RULING 7]"""
    # Given an empty hand, Then there is nothing to discard
    assert not Scene().in_village().play().may("discard_hand")
    # Given three cards
    play = stop(Scene().hand("A001", "A002", "A003").give(doubloons=0), "2", 1)
    # When
    play.do("main_village").do("discard_hand")
    # Then
    assert (play["doubloons"][0], play["hand_size"][0]) == (2, 0)
    assert play.asked()["what"] == "refill"
    for _ in range(4):
        play.do("draw_pile")
    assert (play["hand_size"][0], play["current"]) == (4, 1)


def test_village_actions_may_be_repeated() -> None:
    """[RULING 7]"""
    play = Scene().give(doubloons=0).in_village(3).play()
    play.do("take_doubloon").do("take_doubloon").do("take_doubloon")
    assert play["doubloons"][0] == 3
    assert play.asked()["what"] == "move"


def test_village_actions_may_be_left_early() -> None:
    """Village actions"""
    play = Scene().give(doubloons=0).in_village(3).play().do("take_doubloon").do("pass")
    assert (play["doubloons"][0], play.asked()["what"]) == (1, "move")


def test_a_city_has_no_village_actions() -> None:
    """City action [RULING 8]"""
    types = stop(Scene(), "4", 3).types()
    assert "main_city" in types
    assert "main_village" not in types


def test_the_main_action_may_be_left_out() -> None:
    """Main action: it may be declined."""
    play = stop(Scene().hand("A001", "A002", "A003", "A005"), "2", 1).do("pass")
    assert play.asked()["what"] == "refill"


# ---- free actions ----


def test_a_card_is_planned_at_any_moment_of_the_own_turn() -> None:
    """Your turn: before sailing, before the main action, among village actions, before drawing."""
    cards = ["A005", "A002", "A001"]
    play = Scene().hand("A001", "A002", "A005", "A007", "A008").play()
    play.do("plan", card="A005").do("sail", to="7", points=4).do("plan", card="A002")
    play.do("main_village").do("plan", card="A001").do("pass")
    assert play["planned"][0] == [CARD[card] for card in cards]
    assert play.hand() == ["A007", "A008"]


def test_cards_are_planned_in_a_city_in_a_combat_and_before_the_first_draw() -> None:
    """Your turn"""
    play = Scene().ship("10").token("K01").hand("A001", "A002", "A005").play()
    play.do("sail", to="11", points=1).do("main_city").do("plan", card="A001")
    play.do("city_action").do("token_pile", pile=0).do("fight_for", nation="france")
    play.do("plan", card="A002").do("pass").do("plan", card="A005")
    assert play["planned_size"][0] == 3


def test_at_most_three_cards_are_planned() -> None:
    """Your turn"""
    play = Scene().plan("A001", "A002", "A005").hand("A007").play()
    assert not play.may("plan")


def test_cards_are_planned_while_others_are_drawn_until_the_last_one_ends_the_turn() -> None:
    """Your turn: by earlier rulings only before the first card."""
    play = stop(Scene().hand("A001"), "2", 1).do("pass")
    assert play.do("draw_pile").may("plan", card="A001")
    play.do("draw_pile").do("plan", card="A001").do("draw_pile")
    assert (play["planned_size"][0], play["current"]) == (1, 0)
    play.do("draw_pile")
    assert (play["hand_size"][0], play["current"]) == (4, 1)
    earlier = stop(Scene(rulings=1).hand("A001"), "2", 1).do("pass")
    assert earlier.may("plan", card="A001")
    assert not earlier.do("draw_pile").may("plan")


def test_planned_cards_can_only_be_bought() -> None:
    """Your turn"""
    # Given a planned card with tobacco, which the market of CT01 wants
    scene = Scene().city_tile("4", "CT01").plan("A005").give(doubloons=7)
    assert not stop(scene, "4", 3).do("main_city").may("deliver")
    # When, in a village, the hand is empty
    play = scene.in_village().play()
    # Then it cannot be discarded, but bought
    assert not play.may("discard_hand")
    play.do("buy_planned", card="A005")
    assert (play["doubloons"][0], play["income"][0], play["planned_size"][0]) == (2, 10, 0)
    # and the others stay planned
    play = scene.plan("A001", "A002").play().do("buy_planned", card="A005")
    assert play["planned"][0][:2] == [CARD["A001"], CARD["A002"]]


def test_nobody_acts_freely_in_the_turn_of_another() -> None:
    """Your turn"""
    play = Scene().hand("A001", seat=1).play()
    assert play.legal(1) == []
    with pytest.raises(IllegalAction):
        play.do("plan", seat=1, card="A001")


def test_nothing_is_planned_once_the_turn_is_over() -> None:
    """Your turn: a village action of the last purchase belongs to no turn."""
    # Given a Scout to buy at the end of the round, and an explorer at the end of the track
    scene = Scene().explorer("E26").hand("A014", "A001", "A002", "A005").give(doubloons=5)
    play = stop(scene.ship("20"), "21a", 1).do("pass")
    # When
    play.do("buy", card="A014")
    # Then
    assert (play.asked()["what"], play["phase"]) == ("village", names.LAST_PURCHASE)
    assert play.may("discard_hand")
    assert not play.may("plan")


# ---- quests and assistants ----


def test_a_quest_is_fulfilled_for_its_objects() -> None:
    """Quests"""
    # Given book and spyglass for Q06
    scene = Scene().no_quests().quest("Q06", "7").hand("A001", "A004", "A005").ship("6")
    # When
    play = stop(scene, "7", 1).do("main_quest", quest="Q06").do("explore", to="E1")
    # Then
    assert (play["vp"][0], play.hand()) == (quest_vp("Q06"), ["A005"])
    assert play["quest"][QUEST["Q06"]] == names.QUEST_OF


def test_a_quest_needs_its_objects_and_a_card_stands_for_one_symbol() -> None:
    """Paying, Quests"""
    scene = Scene().no_quests().quest("Q16", "7").hand("A001", "A005").ship("6")  # two books
    assert not stop(scene, "7", 1).may("main_quest")
    assert stop(scene.hand("A006"), "7", 1).may("main_quest", quest="Q16")


def test_quests_stay_when_the_main_action_is_another() -> None:
    """Quests"""
    scene = Scene().no_quests().quest("Q01", "7").quest("Q02", "7").hand("A001").ship("6")
    play = stop(scene, "7", 1).do("main_village").do("take_doubloon")
    there = names.QUEST_AT + LOCATION["7"]
    assert [play["quest"][QUEST[quest]] for quest in ("Q01", "Q02")] == [there, there]


def test_of_several_quests_one_is_chosen() -> None:
    """Quests"""
    scene = Scene().no_quests().quest("Q01", "7").quest("Q02", "7").hand("A001", "A004").ship("6")
    play = stop(scene, "7", 1)
    assert {each["quest"] for each in play.legal() if "quest" in each} == {"Q01", "Q02"}
    play.do("main_quest", quest="Q01")
    assert play["quest"][QUEST["Q02"]] == names.QUEST_AT + LOCATION["7"]
    assert not play.may("main_quest")


def test_quests_of_puerto_cabezas_come_by_its_city_action_and_are_replaced_at_once() -> None:
    """Quests and L1"""
    # Given L1, one quest at 17, and the book it wants
    scene = Scene("base_medium").no_quests().quest("Q01", "17").hand("A001").ship("16")
    top = scene.table["quest_pile"][scene.table["quest_pile_size"] - 1]
    # When
    play = stop(scene, "17", 1)
    assert not play.may("main_quest")
    play.do("main_city").do("city_action").do("fulfil_quest", quest="Q01")
    # Then
    assert play["vp"][0] == quest_vp("Q01")
    assert play["quest"][top] == names.QUEST_AT + LOCATION["17"]


def test_with_no_quests_left_nothing_is_replaced() -> None:
    """[RULING 49]"""
    scene = Scene("base_medium").no_quests().quest("Q01", "17").hand("A001").ship("16")
    scene.table["quest_pile"] = [0] * names.QUESTS
    scene.table["quest_pile_size"] = 0
    play = stop(scene, "17", 1).do("main_city").do("city_action").do("fulfil_quest", quest="Q01")
    assert play["vp"][0] == quest_vp("Q01")
    assert names.QUEST_AT + LOCATION["17"] not in play["quest"]


def test_all_own_assistants_at_a_place_act_once_in_any_order() -> None:
    """[RULING 14]"""
    # Given two own assistants at 7 and one of another captain
    scene = Scene().assistant("A022", "7").assistant("B057", "7").assistant("U033", "7", seat=1)
    play = stop(scene.ship("6").give(doubloons=0), "7", 1).do("main_assistants")
    # Then
    assert {each["card"] for each in play.legal() if "card" in each} == {"A022", "B057"}
    play.do("use_assistant", card="B057")
    assert play["doubloons"][0] == 11  # the last one acts by itself
    assert (play["combat"][0], play["combat"][1]) == (1, 1)
    assert play["placed"][CARD["A022"]] == LOCATION["7"]


def test_assistants_of_others_are_no_main_action() -> None:
    """Quests"""
    play = stop(Scene().assistant("A022", "7", seat=1).ship("6"), "7", 1)
    assert not play.may("main_assistants")


# ---- hand and display ----


def test_an_open_card_is_replaced_as_soon_as_it_is_drawn() -> None:
    """[RULING 6]"""
    play = stop(Scene(), "2", 1).do("pass")
    before = list(play["display"])
    top = play["pile"][play["pile_size"] - 1]
    play.do("draw_open", card=[each for each in play.legal() if "card" in each][2]["card"])
    assert play["hand"][0][0] == before[2]
    assert play["display"] == [before[0], before[1], top, before[3]]
    assert play["where"][top] == names.IN_DISPLAY


def test_an_empty_pile_is_made_of_the_discards() -> None:
    """[RULING 6]"""
    # Given a pile without cards, and discards
    scene = Scene()
    empty_pile(scene, names.IN_DISCARDS)
    discards = scene.table["where"].count(names.IN_DISCARDS)
    # When
    play = stop(scene, "2", 1).do("pass").do("draw_pile")
    # Then
    assert play["pile_size"] == discards - 1
    assert names.IN_DISCARDS not in play["where"]


def test_without_any_cards_drawing_stops() -> None:
    """[RULING 6]"""
    # Given two open cards and nothing else
    scene = Scene()
    empty_pile(scene, names.GONE)
    for slot in (2, 3):
        scene.table["where"][scene.table["display"][slot]] = names.GONE
        scene.table["display"][slot] = names.NONE
    for card, where in enumerate(scene.table["where"]):
        if where == names.IN_DISCARDS:
            scene.table["where"][card] = names.GONE
    # When
    play = stop(scene, "2", 1).do("pass")
    while play["current"] == 0:
        assert play.types() <= {"draw_open", "plan"}
        play.do("draw_open", card=next(each["card"] for each in play.legal()))
    # Then
    assert play["hand_size"][0] == 2


def empty_pile(scene: Scene, where: int) -> None:
    for i in range(scene.table["pile_size"]):
        scene.table["where"][scene.table["pile"][i]] = where
    scene.table["pile"] = [0] * names.PROJECTS
    scene.table["pile_size"] = 0


@pytest.mark.parametrize(
    ("upgrades", "cards", "limit"),
    [
        ([], [], 4),
        (["hold"], [], 5),
        (["hold", "stern_cabin"], ["B033"], 7),
        (["hold", "stern_cabin"], ["B033", "B034"], 8),
    ],
)
def test_the_hand_is_filled_up_to_its_limit(
    upgrades: list[str], cards: list[str], limit: int
) -> None:
    """Refilling"""
    play = stop(Scene().unlock(*upgrades).bought(*cards), "2", 1).do("pass")
    while play["current"] == 0:
        play.do("draw_pile")
    assert play["hand_size"][0] == limit


def test_no_hand_limit_is_above_eight() -> None:
    """[RULING 57]"""
    scene = Scene().unlock("hold", "stern_cabin").bought("B033", "B034")
    scene.table["extra_hand"][0] += 1  # Flying Dutchman
    play = stop(scene, "2", 1).do("pass")
    while play["current"] == 0:
        play.do("draw_pile")
    assert play["hand_size"][0] == 8
