"""Legacy tiles, one after the other. Those of The Search are in test_search.py."""

from __future__ import annotations

import pytest

from carrack.games.maracaibo import entry_names, names
from carrack.games.maracaibo.tests.scenario import (
    LOCATION,
    PRESTIGE,
    QUEST,
    SPACE,
    Play,
    Scene,
    cards_with,
    quest_vp,
)

OBJECTS_L33 = {
    "book": {"vp": 2},
    "herbs": {"vp": 3},
    "lantern": {"combat": 2},
    "rope": {"doubloons": 3},
}


def board(*tiles: str, scenario: str = "all_inclusive", seats: int = 2, rulings: int = 4) -> Scene:
    """Only these tiles lie on the board, no quests, and the captain has nothing."""
    scene = Scene(scenario, seats=seats, rulings=rulings).only_legacy(*tiles).no_quests()
    return scene.give(doubloons=0, vp=0, combat=0)


def gains(play: Play, *fields: str) -> tuple[int, ...]:
    return tuple(play[field][0] for field in fields)


# ---- L1 ----


def test_l1_makes_puerto_cabezas_a_city_that_takes_corn_and_cocoa() -> None:
    scene = board("L1").ship("16").hand("A004", "A002", "A005")
    play = scene.play().do("sail", to="17", points=1)
    assert "main_village" not in play.types()
    play.do("main_city")
    assert [a["card"] for a in play.legal() if a["type"] == "deliver"] == ["A004", "A002"]


def test_without_l1_puerto_cabezas_is_a_village() -> None:
    play = board().ship("16").play().do("sail", to="17", points=1)
    assert play.may("main_village")
    assert not play.may("main_city")


def test_quests_at_puerto_cabezas_are_taken_by_its_city_action_and_replaced_at_once() -> None:
    scene = board("L1").quest("Q03", "17").ship("16").hand("A007")
    play = scene.play().do("sail", to="17", points=1)
    assert not play.may("main_quest")
    above = play["quest_pile"][play["quest_pile_size"] - 1]
    play.do("main_city").do("city_action").do("fulfil_quest", quest="Q03").pay()
    assert play["vp"][0] == quest_vp("Q03")
    assert play["quest"][QUEST["Q03"]] == names.QUEST_OF
    assert play["quest"][above] == names.QUEST_AT + LOCATION["17"]


def test_annexing_puerto_cabezas_with_l1_pays_its_flag_a_disc() -> None:
    scene = (
        board("L1")
        .token("K04")
        .doing(entry_names.COMBAT, entry_names.PICK_PILE, names.NONE, names.NONE)
    )
    play = scene.play().do("token_pile", pile=0).do("fight_for", nation="france")
    play.do("annex", location="17")
    assert play.types() == {"remove_disc"}
    assert play["influence"][0] == [2, 0, 0]


# ---- L4 ----


def test_l4_opens_caracas_to_explorers_past_the_yellow_barrier() -> None:
    play = board("L4").ship("8").explorer("E7").play()
    assert play.may("sail", to="9a", points=4)
    before = board("L4").ship("8").explorer("E6").play()
    assert not before.may("sail", to="9a")
    assert not board().ship("8").explorer("E7").play().may("sail", to="9a")


@pytest.mark.parametrize(("option", "field", "n"), [(1, "vp", 4), (2, "combat", 3)])
def test_caracas_gives_4_vp_or_3_combat_points(option: int, field: str, n: int) -> None:
    play = board("L4").ship("9").explorer("E7").play().do("sail", to="9a", points=3)
    play.do("main_city").do("city_action").do("choose_option", option=option)
    assert play[field][0] == n


def test_caracas_gives_two_steps() -> None:
    play = board("L4").ship("9").explorer("E7").play().do("sail", to="9a", points=3)
    play.do("main_city").do("city_action").do("choose_option", option=0)
    assert {a["to"] for a in play.legal() if a["type"] == "explore"} >= {"E8n", "E9s"}


def test_caracas_can_be_annexed_and_pays_its_flag_of_3_vp() -> None:
    def fight(*tiles: str) -> Play:
        scene = board(*tiles).token("K04")
        scene.doing(entry_names.COMBAT, entry_names.PICK_PILE, names.NONE, names.NONE)
        return scene.play().do("token_pile", pile=0).do("fight_for", nation="france")

    play = fight("L4").do("annex", location="9a")
    assert play["vp"][0] == 3
    assert not fight().may("annex", location="9a")


# ---- L5 ----


def test_l5_gives_a_figure_at_each_stop_at_3() -> None:
    play = board("L5").ship("2").give(figures=0, general=5).play()
    play.do("sail", to="3", points=1)
    assert gains(play, "figures", "general") == (1, 4)


def test_l5_gives_nothing_when_the_general_supply_is_empty() -> None:
    play = board("L5").ship("2").give(figures=5, general=0).play().do("sail", to="3", points=1)
    assert gains(play, "figures", "general") == (5, 0)


# ---- L6 ----


def fleets(scene: Scene) -> Play:
    scene.give(combat=14).token("K04").doing(
        entry_names.COMBAT, entry_names.PICK_PILE, names.NONE, names.NONE
    )
    play = scene.play().do("token_pile", pile=0)
    return play


def test_l6_actions_pay_7_vp_and_3_doubloons_and_12_vp_and_4_doubloons() -> None:
    play = fleets(board("L6", scenario="base_easy")).do("fight_for", nation="france")
    play.do("fight_tile", action="fleet_a")
    assert gains(play, "vp", "doubloons") == (7, 3)
    for _ in range(9):
        play.do("add_point")
    play.do("fight_tile", action="fleet_b")
    assert gains(play, "vp", "doubloons") == (19, 7)


def test_each_l6_action_is_used_once_a_game_for_the_whole_table() -> None:
    scene = board("L6", scenario="base_easy")
    scene.table["fleets"] = 1
    play = fleets(scene).do("fight_for", nation="france")
    for _ in range(9):
        play.do("add_point")
    assert [a["action"] for a in play.legal() if a["type"] == "fight_tile"] == ["fleet_b"]


def test_l6_is_not_for_those_who_fight_against_a_nation() -> None:
    scene = board("L6", "L40").marker("france", "6")
    against = fleets(scene).do("fight_against", nation="france")
    assert not against.may("fight_tile")


def test_l6_is_used_with_freeing() -> None:
    play = fleets(board("L6", scenario="unrest")).do("fight_against", nation="france")
    assert play.may("fight_tile", action="fleet_a")


# ---- L7 ----


def test_l7_opens_comayagua_to_explorers_past_the_red_barrier() -> None:
    play = board("L7").ship("17").explorer("E14").play()
    assert play.may("sail", to="18a", points=3)
    assert play.may("sail", to="19", points=5)
    before = board("L7").ship("17").explorer("E13").play()
    assert not before.may("sail", to="18a")
    assert not before.may("sail", to="19", points=5)


def test_comayagua_gives_6_doubloons_or_a_disc_and_2_vp() -> None:
    scene = board("L7").ship("18").explorer("E14")
    rich = scene.play().do("sail", to="18a", points=2).do("main_city").do("city_action")
    rich.do("choose_option", option=0)
    assert gains(rich, "doubloons", "vp") == (6, 0)
    other = scene.play().do("sail", to="18a", points=2).do("main_city").do("city_action")
    other.do("choose_option", option=1).do("remove_disc", upgrade="topsails")
    assert gains(other, "doubloons", "vp") == (0, 2)
    assert sum(other["discs"][0]) == 23


# ---- L8, L9 ----


def test_l8_takes_a_figure_for_3_vp_and_1_doubloon() -> None:
    scene = board("L8").ship("14").give(figures=1, general=4)
    play = scene.play().do("sail", to="15", points=1).do("use_tile", tile="L8")
    assert gains(play, "vp", "doubloons", "figures", "general") == (3, 1, 0, 5)
    assert not play.may("use_tile")


def test_l8_may_be_left_and_needs_a_figure() -> None:
    play = board("L8").ship("14").give(figures=1).play().do("sail", to="15", points=1).do("pass")
    assert gains(play, "vp", "figures") == (0, 1)
    poor = board("L8").ship("14").give(figures=0).play().do("sail", to="15", points=1)
    assert not poor.may("use_tile")


def test_l9_takes_an_object_for_one_step() -> None:
    scene = board("L9").ship("9").hand("A005")
    play = scene.play().do("sail", to="10", points=1).do("use_tile", tile="L9")
    assert play["hand_size"][0] == 0
    play.do("explore", to="E1")
    assert play["explorer"][0] == SPACE["E1"]
    assert not board("L9").ship("9").play().do("sail", to="10", points=1).may("use_tile")


# ---- L30 ----


def test_l30_at_21a_takes_a_disc_for_a_village_action_before_the_scoring() -> None:
    """Legacy tiles"""
    play = board("L30").ship("20").play().do("sail", to="21a", points=1)
    play.do("use_tile", tile="L30").do("remove_disc", upgrade="hold").do("take_doubloon")
    assert gains(play, "doubloons", "vp") == (1, 3)
    assert play["discs"][0][3] == 1
    play.idle()
    assert play["phase"] == names.LAST_PURCHASE
    assert play["round_number"] == 1


def test_l30_is_used_once_in_a_game_by_each_player() -> None:
    """Legacy tiles"""
    scene = board("L30").ship("20").ship("20", seat=1)
    play = scene.play().do("sail", to="21a", points=1)
    play.do("use_tile", tile="L30").do("remove_disc", upgrade="hold")
    play.end_round()
    dump = play.state.dump()
    dump["table"]["round_number"] = 3
    dump["table"]["ship"][:2] = [LOCATION["20"]] * 2
    again = Play(play.state.game.restore(dump))
    # It is the second player's turn; that one has not used the tile yet
    assert again.state.to_move == 1
    again.do("sail", seat=1, to="21a", points=1)
    assert again.may("use_tile", seat=1, tile="L30")
    first = board("L30").ship("20").round(3)
    first.table["tile_discs"][0] = names.HARBOR_DISC
    assert not first.play().do("sail", to="21a", points=1).may("use_tile")


# ---- L31, L32 ----


def ruin(space: str, steps: int, **amounts: int) -> Scene:
    scene = board("L31", "L32").explorer(space).give(**amounts)
    return scene.doing(entry_names.EXPLORATION, steps)


def on_ruin(at: int, steps: int) -> Scene:
    """A figure in the ruin since an earlier turn."""
    scene = ruin("E14", steps)
    scene.table["ruin"][0] = at
    scene.table["ruin_spent"][0] = 1
    return scene


def test_l31_takes_a_figure_of_who_passes_it() -> None:
    play = ruin("E10s", 3, figures=2, general=3).play().do("explore", to="E13")
    assert play["ruin"][0] == 0
    assert play["figures"][0] == 1


def test_who_passes_the_ruin_without_a_figure_has_lost_the_chance() -> None:
    play = ruin("E12", 1, figures=0, general=5).play().do("explore", to="E13")
    assert play["ruin"][0] == names.NONE
    later = ruin("E13", 1, figures=1, general=4).play().do("explore", to="E14")
    assert later["ruin"][0] == names.NONE


def test_stopping_before_the_ruin_does_not_pass_it() -> None:
    play = ruin("E10s", 3, figures=2).play().do("explore", to="E12")
    assert play["ruin"][0] == names.NONE


def test_the_figure_in_the_ruin_moves_from_the_next_turn_on() -> None:
    play = ruin("E12", 3, figures=1).play().do("explore", to="E13")
    assert not play.may("ruin")


def test_steps_are_split_between_explorer_and_ruin() -> None:
    play = on_ruin(0, 3).play().do("ruin", to="R2")
    assert play["doubloons"][0] == 5
    play.do("explore", to="E15s")
    assert play["doubloons"][0] == 8
    assert not play.may("ruin")


def test_r1_takes_a_lantern_and_pays_by_the_object_of_the_top_card() -> None:
    # A005 shows a lantern, the revealed A006 a book: 4 doubloons
    scene = on_ruin(0, 1).hand("A005").on_top("A006")
    play = scene.play().do("ruin", to="R1").do("accept")
    assert gains(play, "doubloons", "hand_size") == (4, 0)
    declined = scene.play().do("ruin", to="R1").do("pass")
    assert gains(declined, "doubloons", "hand_size") == (0, 1)
    without = on_ruin(0, 1).hand("A006").play().do("ruin", to="R1")
    assert not without.may("accept")


def test_r3_takes_rope_and_book_and_reveals_two_cards() -> None:
    # spyglass is 4 VP, lantern 3 combat points
    scene = on_ruin(2, 1).hand("A003", "A006").on_top("A005").on_top("A004")
    play = scene.play().do("ruin", to="R3").do("accept").pay()
    assert gains(play, "vp", "combat", "hand_size") == (4, 3, 0)


def test_r4_pays_3_vp() -> None:
    assert on_ruin(3, 1).play().do("ruin", to="R4")["vp"][0] == 3


@pytest.mark.parametrize(("order", "vp"), [(0, 10), (1, 7), (2, 5), (3, 4)])
def test_the_end_of_the_ruin_pays_by_order_of_arrival(order: int, vp: int) -> None:
    scene = on_ruin(4, 1)
    scene.table["ruin_arrived"] = order
    play = scene.play().do("ruin", to="R5")
    assert play["vp"][0] == vp
    assert play["ruin"][0] == 5


def test_occupied_spaces_of_the_ruin_are_jumped_over() -> None:
    scene = on_ruin(0, 1)
    scene.table["ruin"][1] = 1
    play = scene.play()
    assert [a["to"] for a in play.legal() if a["type"] == "ruin"] == ["R2"]


# ---- L33, L34, L35 ----


@pytest.mark.parametrize("thing", OBJECTS_L33)
def test_l33_pays_by_the_object_of_the_top_card(thing: str) -> None:
    scene = board("L33").ship("6").on_top(cards_with(thing, 1)[0])
    play = scene.play().do("sail", to="7", points=1).do("use_tile", tile="L33")
    paid = {field: play[field][0] for field in ("vp", "combat", "doubloons") if play[field][0]}
    assert paid == OBJECTS_L33[thing]


def test_l33_gives_a_step_for_a_spyglass() -> None:
    scene = board("L33").ship("6").on_top("A004")
    play = scene.play().do("sail", to="7", points=1).do("use_tile", tile="L33")
    assert play.may("explore", to="E1")


def test_l34_pays_2_vp_for_a_combat_point() -> None:
    play = board("L34").ship("11").give(combat=1).play().do("sail", to="12", points=1)
    play.do("use_tile", tile="L34")
    assert gains(play, "combat", "vp") == (0, 2)
    assert not board("L34").ship("11").play().do("sail", to="12", points=1).may("use_tile")


def test_l35_pays_2_doubloons_for_two_identical_goods() -> None:
    tobacco, corn = cards_with("tobacco", 1), cards_with("corn", 2)
    scene = board("L35").ship("7").hand(*tobacco, *corn)
    play = scene.play().do("sail", to="8", points=1).do("use_tile", tile="L35").pay()
    assert gains(play, "doubloons", "hand_size") == (2, 1)
    mixed = board("L35").ship("7").hand(*tobacco, corn[0])
    assert not mixed.play().do("sail", to="8", points=1).may("use_tile")


# ---- L36 ----


def dutch() -> Scene:
    return board("L36").ship("17").influence("spain", 10).influence("france", 2)


def test_l36_takes_an_influence_marker_for_5_doubloons_a_rank() -> None:
    play = dutch().play().do("sail", to="18", points=1)
    assert {a["nation"] for a in play.legal()} == set(names.NATIONS)
    play.do("choose_nation", nation="spain")
    assert play["doubloons"][0] == 15
    assert play["surrendered"][0] == names.SPAIN
    # the marker is no longer on its track; the city action is available on the same stop
    assert play["influence"][0] == [2, 0, 0]
    assert play.may("main_city")


def test_a_later_arrival_at_the_dutch_city_costs_nothing() -> None:
    scene = dutch()
    scene.table["surrendered"][0] = names.SPAIN
    play = scene.play().do("sail", to="18", points=1)
    assert not play.may("choose_nation")
    assert play.may("main_city")


def test_the_dutch_city_pays_for_assistants_and_figures() -> None:
    scene = dutch().assistant("A021", "2").assistant("A024", "3").give(figures=3, general=0)
    scene.table["surrendered"][0] = names.SPAIN
    play = scene.play().do("sail", to="18", points=1).do("main_city").do("city_action")
    assert gains(play, "doubloons", "combat") == (5, 5)


def test_the_dutch_city_has_no_market() -> None:
    scene = dutch().hand(*cards_with("corn", 2), *cards_with("cocoa", 2))
    scene.table["surrendered"][0] = names.SPAIN
    play = scene.play().do("sail", to="18", points=1).do("main_city")
    assert not play.may("deliver")


def test_influence_with_the_nation_given_to_the_dutch_is_lost() -> None:
    scene = dutch().token("K05").influence("spain", 0)
    scene.table["surrendered"][0] = names.SPAIN
    scene.doing(entry_names.COMBAT, entry_names.PICK_PILE, names.NONE, names.NONE)
    play = scene.play().do("token_pile", pile=0).do("fight_for", nation="spain")
    play.do("fight_influence", size="large")
    assert play["influence"][0] == [2, 0, 0]
    assert play["vp"][0] == 0


def test_a_captain_scores_nothing_with_the_nation_given_to_the_dutch() -> None:
    # Own Monument: 1 VP and 2 for each noble rank
    scene = board("L36", seats=2).ship("17").influence("spain", 10)
    scene.marker("spain", "8", "9", "10", "12").influence("spain", 1, seat=1)
    scene.table["invested"][PRESTIGE["PB9"]] = 1
    scene.table["figures"][0] -= 1
    play = scene.play().do("sail", to="18", points=1).do("choose_nation", nation="spain")
    dump = play.state.dump()
    dump["table"]["round_number"] = 4
    dump["table"]["ship"][1] = LOCATION["21b"]
    dump["table"]["income"][:2] = [0, 0]
    play.state.load_table(dump)
    last = play.idle()
    last.do("sail", seat=1, to="22", points=1).end_round()
    # 1 VP of the last purchase and 1 of the monument; the other has 22, and most influence
    assert last["vp"][:2] == [1 + 1, 3 + 1 + 3]


# ---- L37, L40 ----


def test_l37_leads_from_13_to_2_once() -> None:
    play = board("L37").ship("12").play()
    play.do("sail", to="2", points=2).do("remove_disc", upgrade="hold")
    assert play["ship"][0] == LOCATION["2"]
    assert sum(play["discs"][0]) == 23
    used = board("L37").ship("12")
    used.table["tile_discs"][0] = names.PASSAGE_DISC
    assert not used.play().may("sail", to="2")


def test_l37_is_open_to_a_ship_that_begins_its_turn_on_13() -> None:
    play = board("L37").ship("13").play()
    assert not play.may("sail", to="13")
    play.do("sail", to="2", points=1).do("remove_disc", upgrade="hold")
    assert (play["ship"][0], play["tile_discs"][0]) == (LOCATION["2"], names.PASSAGE_DISC)
    assert board("L37").ship("13").play().may("sail", to="6", points=3)


def test_by_earlier_rulings_l37_was_closed_to_a_ship_on_13() -> None:
    assert not board("L37", rulings=1).ship("13").play().may("sail", to="2")


def test_l37_needs_a_disc_on_the_ship_board() -> None:
    scene = board("L37").ship("12")
    scene.table["discs"][0] = [0] * names.UPGRADES
    assert not scene.play().may("sail", to="2")


def test_l37_makes_nobody_a_neighbor() -> None:
    scene = board("L37", "L40").marker("france", "2").marker("spain", "13").token("K01")
    scene.doing(entry_names.COMBAT, entry_names.PICK_PILE, names.NONE, names.NONE)
    play = scene.play().do("token_pile", pile=0).do("fight_against", nation="france")
    play.do("liberate", location="2").do("pass")
    assert play["vp"][0] == 0


def test_l40_allows_to_fight_against_a_nation_and_l6_and_the_base_game_do_not() -> None:
    def fight(scenario: str, *tiles: str) -> Play:
        scene = board(*tiles, scenario=scenario).marker("france", "6").token("K01")
        scene.doing(entry_names.COMBAT, entry_names.PICK_PILE, names.NONE, names.NONE)
        return scene.play().do("token_pile", pile=0)

    assert fight("all_inclusive", "L40").types() == {"fight_for", "fight_against"}
    assert fight("base_hard", "L6").types() == {"fight_for"}
