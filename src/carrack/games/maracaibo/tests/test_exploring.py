"""The explorer track: barriers, forks, jumping, the end, the ruin."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.games.maracaibo import names
from carrack.games.maracaibo.tests.scenario import (
    CARD,
    FIGURES,
    PLAIN,
    QUEST,
    SPACE,
    Play,
    Scene,
    plain_gains,
    quest_vp,
)


def from_space(space: str, steps: int, scene: Scene | None = None) -> Scene:
    """An explorer move from a space, with nothing in hand and no doubloons."""
    return (scene or Scene()).explorer(space).give(doubloons=0).exploring(steps)


def reachable(play: Play) -> set[str]:
    return {each["to"] for each in play.legal() if each["type"] == "explore"}


def in_ruin(space: int, steps: int, explorer: str = "E13") -> Scene:
    """A figure stands on the ruin track since an earlier turn."""
    scene = from_space(explorer, steps, Scene().legacy("L31", "L32").give(figures=1))
    scene.table["ruin"][0] = space
    scene.table["ruin_spent"][0] = 1
    return scene


# ---- moving ----


def test_an_explorer_moves_up_to_the_steps_given() -> None:
    """Exploring [RULING 16]"""
    play = from_space("E0", 3).play()
    assert reachable(play) == {"E1", "E2n", "E2s", "E3n", "E3s"}
    assert play.do("pass")["explorer"][0] == SPACE["E0"]


def test_only_the_last_space_pays() -> None:
    """Exploring"""
    play = from_space("E0", 3).play().do("explore", to="E3s")
    assert (play["explorer"][0], play["vp"][0]) == (SPACE["E3s"], 2)
    assert (play["doubloons"][0], play["combat"][0]) == (0, 1)


@pytest.mark.parametrize(("to", "field", "amount"), [("E2n", "doubloons", 2), ("E2s", "combat", 2)])
def test_a_branch_is_chosen_at_a_fork(to: str, field: str, amount: int) -> None:
    """Exploring"""
    assert from_space("E1", 1).play().do("explore", to=to)[field][0] == amount


def test_the_upper_branch_is_longer() -> None:
    """Exploring: by the lower branch E5 is three steps from E1, by the upper one four."""
    assert "E5" in reachable(from_space("E1", 3).play())
    assert "E5" not in reachable(from_space("E2n", 2).play())
    assert "E5" in reachable(from_space("E2s", 2).play())


def test_occupied_spaces_are_jumped_over_for_nothing() -> None:
    """Exploring"""
    # Given other explorers on E1 and E2s
    scene = Scene(seats=3).explorer("E1", seat=1).explorer("E2s", seat=2)
    play = from_space("E0", 1, scene).play()
    # Then one step ends behind them
    assert reachable(play) == {"E2n", "E3s"}
    play.do("explore", to="E3s")
    assert play["vp"][0] == 2


def test_the_first_and_the_last_space_are_never_occupied() -> None:
    """Exploring"""
    scene = Scene().explorer("E26", seat=1)
    assert reachable(from_space("E25", 1, scene).play()) == {"E26"}
    assert Scene().play()["explorer"][:2] == [SPACE["E0"], SPACE["E0"]]


def test_an_automa_is_jumped_over_as_well() -> None:
    """Exploring: any other explorer"""
    scene = Scene(seats=1, automa="jean")
    scene.table["explorer"][names.AUTOMA] = SPACE["E1"]
    assert reachable(from_space("E0", 1, scene).play()) == {"E2n", "E2s"}


def test_spaces_of_seats_that_do_not_play_are_free() -> None:
    """Exploring"""
    scene = Scene(seats=2)
    scene.table["explorer"][2] = SPACE["E1"]
    assert reachable(from_space("E0", 1, scene).play()) == {"E1"}


def test_a_disc_or_a_village_action_waits_on_some_spaces() -> None:
    """Exploring"""
    play = from_space("E9n", 1).play().do("explore", to="E10n").do("remove_disc", upgrade="hold")
    assert play["discs"][0][3] == 1
    play = from_space("E8s", 1).play().do("explore", to="E9s")
    assert play.asked() == {"what": "village", "seat": 0, "left": 1}


PLAIN_SPACES = [
    (before.id, space)
    for before in FIGURES.board.explorer_track
    for space in FIGURES.board.explorer_track
    if space.id in before.next and space.region == before.region
    if plain_gains(space.reward) is not None
]


@pytest.mark.parametrize(
    ("before", "space"), PLAIN_SPACES, ids=lambda each: getattr(each, "id", "")
)
def test_a_space_pays_what_is_printed(before: str, space: Any) -> None:
    """Exploring"""
    scene = from_space(before, 1)
    had = {field: scene.table[field][0] for field in PLAIN.values()}
    play = scene.play().do("explore", to=space.id)
    gained = {field: play[field][0] - amount for field, amount in had.items()}
    assert {field: n for field, n in gained.items() if n} == plain_gains(space.reward)


# ---- barriers ----


@pytest.mark.parametrize("to", ["E8s", "E8n"])
def test_who_crosses_the_yellow_barrier_first_takes_six_doubloons(to: str) -> None:
    """Exploring"""
    play = from_space("E6", 2).play().do("explore", to=to)
    assert play["doubloons"][0] == 6 + 3
    assert play["crossed"][names.YELLOW] == 1


@pytest.mark.parametrize(("before", "gain"), [(0, 6), (1, 4), (2, 3), (3, 2), (4, 2)])
def test_the_yellow_barrier_pays_less_to_those_who_follow(before: int, gain: int) -> None:
    """Exploring; a fifth crosser, a figure of Roatan or an automa, takes what the fourth did."""
    scene = from_space("E6", 1)
    scene.table["crossed"][names.YELLOW] = before
    assert scene.play().do("explore", to="E7")["doubloons"][0] == gain


def test_a_second_captain_crossing_later_takes_four_doubloons() -> None:
    """Exploring"""
    # Given the first captain behind the barrier, and the second on E5 with a Scout
    scene = from_space("E6", 1).explorer("E5", seat=1).hand("A014", seat=1)
    scene.hand("A001", "A002", "A005", "A007").give(seat=1, doubloons=5)
    play = scene.play().do("explore", to="E7").do("sail", to="2", points=1).do("pass").do("pass")
    # When
    play.do("sail", seat=1, to="2", points=1).do("main_village", seat=1)
    play.do("buy", seat=1, card="A014").do("explore", seat=1, to="E8s")
    # Then E7 was jumped over, and the barrier paid less
    assert play["doubloons"][:2] == [6, 4 + 3]


def test_the_red_barrier_gives_influence_and_e14_combat_points() -> None:
    """Exploring"""
    play = from_space("E13", 1).play().do("explore", to="E14")
    play.do("choose_nation", nation="england")
    assert (play["influence"][0], play["combat"][0], play["vp"][0]) == ([0, 0, 3], 4, 0)


def test_with_freeing_the_red_barrier_scores_vp() -> None:
    """Exploring"""
    play = from_space("E13", 1, Scene("unrest")).play().do("explore", to="E14")
    assert (play["vp"][0], play["combat"][0]) == (6, 4)


@pytest.mark.parametrize(("before", "gain"), [(0, 8), (1, 6), (2, 4), (3, 3)])
def test_the_green_barrier_scores_vp_by_order(before: int, gain: int) -> None:
    """Exploring"""
    scene = from_space("E20", 1)
    scene.table["crossed"][names.GREEN] = before
    play = scene.play().do("explore", to="E21")
    assert (play["vp"][0], play["doubloons"][0]) == (gain, 5)


def test_barriers_pay_in_track_order_before_the_space() -> None:
    """Exploring"""
    play = from_space("E6", 8).play().do("explore", to="E14")
    # the yellow one has paid, the red one asks, E14 has not paid yet
    assert (play["doubloons"][0], play["combat"][0]) == (6, 1)
    play.do("choose_nation", nation="spain")
    assert (play["influence"][0], play["combat"][0]) == ([0, 3, 0], 4)


# ---- quests on the track ----


def on_track(quest: str, space: str) -> Scene:
    scene = Scene().quest(quest, "2")
    for other, place in enumerate(scene.table["quest"]):
        if place == names.QUEST_ON_TRACK + SPACE[space]:
            scene.table["quest"][other] = names.QUEST_GONE
    scene.table["quest"][QUEST[quest]] = names.QUEST_ON_TRACK + SPACE[space]
    return scene


def test_a_quest_on_the_track_comes_after_the_space() -> None:
    """Quests, Exploring"""
    scene = from_space("E2n", 1, on_track("Q01", "E3n").hand("A001"))
    play = scene.play().do("explore", to="E3n")
    assert play["vp"][0] == 2
    play.do("fulfil_quest", quest="Q01")
    assert (play["vp"][0], play["doubloons"][0]) == (2 + quest_vp("Q01"), 2)
    assert play["quest"][QUEST["Q01"]] == names.QUEST_OF
    assert play.asked()["what"] == "move"  # no main action was spent


def test_a_quest_on_the_track_may_be_left_and_is_not_taken_in_passing() -> None:
    """Quests"""
    there = names.QUEST_ON_TRACK + SPACE["E3n"]
    scene = from_space("E2n", 2, on_track("Q01", "E3n").hand("A001"))
    play = scene.play().do("explore", to="E3n").do("pass")
    assert play["quest"][QUEST["Q01"]] == there
    play = scene.play().do("explore", to="E4n")
    assert (play["quest"][QUEST["Q01"]], play.asked()["what"]) == (there, "move")


def test_three_quests_lie_on_the_track_and_are_not_refilled() -> None:
    """Setup and End of a round"""
    spaces = {SPACE[space] + names.QUEST_ON_TRACK for space in ("E3n", "E9n", "E16n")}
    scene = Scene().ship("20")
    assert spaces <= set(scene.table["quest"])
    scene.table["quest"] = [
        names.QUEST_GONE if place in spaces else place for place in scene.table["quest"]
    ]
    play = scene.play().do("sail", to="21a", points=1).end_round()
    assert not spaces & set(play["quest"])


# ---- the end of the track ----


@pytest.mark.parametrize(("before", "vp"), [(0, 10), (1, 7), (2, 5), (3, 3)])
def test_who_arrives_takes_vp_by_order_and_a_village_action(before: int, vp: int) -> None:
    """Exploring [RULING 17]"""
    scene = from_space("E25", 1)
    scene.table["arrived"] = before
    play = scene.play().do("explore", to="E26")
    assert (play["vp"][0], play["arrived"]) == (vp, before + 1)
    assert play.asked() == {"what": "village", "seat": 0, "left": 1}


def test_at_the_end_an_explorer_move_is_one_village_action() -> None:
    """Exploring [RULING 17]"""
    scene = Scene().explorer("E26").hand("A014").give(doubloons=5).in_village()
    play = scene.play().do("buy", card="A014")  # explorer up to 2
    assert play.asked() == {"what": "village", "seat": 0, "left": 1}
    play.do("take_doubloon")
    assert (play["doubloons"][0], play["vp"][0]) == (1, 0)
    assert play.asked()["what"] == "move"


# ---- the ruin (L31, L32) ----


def test_passing_the_ruin_places_a_figure_at_its_entrance() -> None:
    """Legacy tiles [RULING 33]"""
    scene = from_space("E12", 1, Scene().legacy("L31", "L32").give(figures=1))
    play = scene.play().do("explore", to="E13")
    assert (play["figures"][0], play["ruin"][0], play["doubloons"][0]) == (0, 0, 4)


def test_from_the_next_turn_on_steps_are_shared_with_the_ruin() -> None:
    """Legacy tiles"""
    # Given the figure on R0, When three steps are split
    play = in_ruin(0, 3).play().do("explore", to="E14").do("choose_nation", nation="spain")
    play.do("ruin", to="R2")
    # Then
    assert (play["explorer"][0], play["ruin"][0]) == (SPACE["E14"], 2)
    assert (play["combat"][0], play["doubloons"][0]) == (4, 5)
    assert play.asked()["what"] == "move"


def test_the_ruin_may_come_before_the_explorer() -> None:
    """L32: in any proportion"""
    play = in_ruin(0, 3).play().do("ruin", to="R2")
    assert reachable(play) == {"E14"}
    play = in_ruin(0, 3).play()
    assert {each["to"] for each in play.legal() if each["type"] == "ruin"} == {"R1", "R2", "R3"}


def test_the_figure_waits_in_the_turn_it_was_placed() -> None:
    """Legacy tiles: from the next turn on"""
    # Given two Scouts to buy in one turn
    scene = Scene().legacy("L31", "L32").explorer("E12").hand("A014", "A015")
    play = scene.give(doubloons=8).in_village(2).play()
    # When the first leads past the ruin
    play.do("buy", card="A014").do("explore", to="E13")
    assert play["ruin"][0] == 0
    # Then the second moves the explorer only
    play.do("buy", card="A015")
    assert play.types() == {"pass", "explore"}
    play.do("pass")
    # When the next own turn comes, it is free to go
    for seat in (0, 1):
        play.do("sail", seat=seat, to="2", points=1).do("pass", seat=seat)
        while play["current"] == seat:
            play.do("draw_pile", seat=seat)
    assert (play["current"], play["ruin_fresh"][0]) == (0, 0)


def test_without_a_figure_the_ruin_is_lost_for_good() -> None:
    """L31 [RULING 33]"""
    scene = from_space("E12", 1, Scene().legacy("L31", "L32").give(figures=0))
    play = scene.play().do("explore", to="E13")
    assert play["ruin"][0] == names.NONE
    # and moving on from E13 does not pass it again
    other = from_space("E13", 1, Scene().legacy("L31", "L32")).play().do("explore", to="E14")
    other.do("choose_nation", nation="spain")
    assert (other["ruin"][0], other["figures"][0]) == (names.NONE, 2)


@pytest.mark.parametrize("start", ["E11n", "E10s", "E12"])
def test_the_ruin_is_passed_from_both_branches(start: str) -> None:
    """L31: moving from E12 to E13 or beyond"""
    scene = from_space(start, 3, Scene().legacy("L31", "L32"))
    assert scene.play().do("explore", to="E13")["ruin"][0] == 0
    if start != "E12":
        assert scene.play().do("explore", to="E12")["ruin"][0] == names.NONE


def test_without_its_tile_there_is_no_ruin() -> None:
    """L31"""
    play = from_space("E12", 1).play().do("explore", to="E13")
    assert (play["ruin"][0], play["figures"][0]) == (names.NONE, 2)


def test_barriers_come_before_the_ruin_and_the_ruin_before_the_space() -> None:
    """Exploring"""
    scene = from_space("E12", 2, Scene().legacy("L31", "L32"))
    play = scene.play().do("explore", to="E14")
    assert (play.asked()["what"], play["ruin"][0]) == ("nation", names.NONE)
    play.do("choose_nation", nation="spain")
    assert (play["ruin"][0], play["combat"][0]) == (0, 4)
    told = [each["type"] for each in play.events()]
    assert told.index("ruin_entered") < told.index("combat")


@pytest.mark.parametrize(
    ("top", "field", "amount"),
    [("A001", "doubloons", 4), ("A004", "vp", 4), ("A002", "figures", 2), ("A005", "combat", 4)],
)
def test_a_lantern_shows_what_the_first_chamber_holds(top: str, field: str, amount: int) -> None:
    """L32: R1"""
    scene = in_ruin(0, 1).hand("A010").on_top(top)
    play = scene.play().do("ruin", to="R1").do("accept")
    assert (play[field][0], play["hand_size"][0]) == (amount, 0)
    assert play["where"][CARD[top]] == names.IN_DISCARDS


def test_without_paying_a_chamber_gives_nothing() -> None:
    """L32: R1"""
    play = in_ruin(0, 1).hand("A010").on_top("A001").play().do("ruin", to="R1").do("pass")
    assert (play["doubloons"][0], play["hand_size"][0]) == (0, 1)
    assert in_ruin(0, 1).play().do("ruin", to="R1").asked()["what"] == "move"


def test_rope_and_book_show_two_cards() -> None:
    """L32: R3"""
    scene = in_ruin(2, 1).hand("A003", "A001").on_top("A005").on_top("A006")
    play = scene.play().do("ruin", to="R3").do("accept")
    assert (play["doubloons"][0], play["combat"][0], play["hand_size"][0]) == (4, 4, 0)


def test_the_fourth_chamber_scores_three_vp() -> None:
    """L32: R4"""
    assert in_ruin(3, 1).play().do("ruin", to="R4")["vp"][0] == 3


@pytest.mark.parametrize(("before", "vp"), [(0, 10), (1, 7), (2, 5), (3, 4)])
def test_the_end_of_the_ruin_scores_by_order(before: int, vp: int) -> None:
    """L32: R5"""
    scene = in_ruin(4, 1)
    scene.table["ruin_arrived"] = before
    assert scene.play().do("ruin", to="R5")["vp"][0] == vp


def test_a_figure_at_the_end_of_the_ruin_stays_for_good() -> None:
    """L32"""
    play = in_ruin(5, 2).play()
    assert play.types() == {"pass", "explore"}


def test_occupied_chambers_are_jumped_over_but_not_the_ends() -> None:
    """L32: R1 to R4"""
    scene = in_ruin(0, 1)
    scene.table["ruin"][1] = 1
    play = scene.play()
    assert {each["to"] for each in play.legal() if each["type"] == "ruin"} == {"R2"}
    scene.table["ruin"][:2] = [4, 5]
    assert scene.play().may("ruin", to="R5")
    scene.table["ruin"][:2] = [0, 0]
    assert scene.play().may("ruin", to="R1")


def test_each_captain_has_one_figure_in_the_ruin_in_the_whole_game() -> None:
    """L32"""
    scene = from_space("E12", 1, Scene().legacy("L31", "L32"))
    scene.table["ruin_spent"][0] = 1
    play = scene.play().do("explore", to="E13")
    assert (play["ruin"][0], play["figures"][0]) == (names.NONE, 2)


def test_an_explorer_at_the_end_leaves_the_steps_to_the_ruin_or_acts_in_a_village() -> None:
    """[RULING 17] and L32"""
    play = in_ruin(0, 3, "E26").play().do("ruin", to="R2")
    assert play["doubloons"][0] == 5
    assert play.asked() == {"what": "village", "seat": 0, "left": 1}
    play = in_ruin(0, 3, "E26").play().do("explore", to="E26").do("take_doubloon")
    assert play.types() == {"pass", "ruin"}
    assert in_ruin(0, 3, "E26").play().do("ruin", to="R3").asked()["what"] == "move"
