"""The Search, with L38 and L39: hints, finding Luysa, and freeing her."""

from __future__ import annotations

import pytest

from carrack.games.maracaibo import names
from carrack.games.maracaibo.bots.greedy import Heuristic
from carrack.games.maracaibo.tests.scenario import (
    FIGURES,
    HINT,
    LOCATION,
    Play,
    Scene,
    cards_with,
)
from carrack.games.maracaibo.tests.walks import after_setup, new
from carrack.texts import Texts

PLACES = ["2", "3", "6", "8", "10", "14", "15", "16", "17", "18", "19"]
GREEN = [f"H{k:02}" for k in range(1, 13)]
RED = [f"H{k:02}" for k in range(13, 23)]


def rescue(seats: int = 3, rulings: int = 4) -> Scene:
    """Captains looking for Luysa, with nothing else to gain where they stop."""
    scene = Scene("rescue", seats=seats, rulings=rulings).only_legacy("L1", "L38")
    scene.no_quests().no_markers()
    for seat in range(seats):
        scene.give(seat=seat, doubloons=0, vp=0, combat=0)
    return scene


def top_hint(scene: Scene, location: str, hint: str) -> Scene:
    """Swap hints so that this one lies on top at a location."""
    table, number, here = scene.table, HINT[hint], LOCATION[location]
    top = table["hint_count"][here] - 1
    for row in table["hint"]:
        for k in range(2):
            if row[k] == number:
                row[k], table["hint"][here][top] = table["hint"][here][top], number
                return scene
    raise ValueError(f"{hint} is not on the board")


def filled(scene: Scene, green: int = 0, red: int = 0) -> Scene:
    """Spaces of the card that hold hints already; these leave the board."""
    table = scene.table
    for hint in [*GREEN[:green], *RED[:red]]:
        take_hint(scene, hint)
    for space in range(green):
        table["green"][space] = HINT[GREEN[space]]
    free = [space for space in range(2) if table["red"][space] == names.FREE_SPACE]
    for space, hint in zip(free, RED[:red], strict=False):
        table["red"][space] = HINT[hint]
    return scene


def take_hint(scene: Scene, hint: str) -> None:
    table = scene.table
    for at, row in enumerate(table["hint"]):
        if HINT[hint] in row:
            row.remove(HINT[hint])
            row.append(names.NONE)
            table["hint_count"][at] -= 1


def look(scene: Scene, hint: str, at: str = "6") -> Play:
    """The first captain stops at a location and reveals this hint."""
    play = top_hint(scene, at, hint).ship("5").play().do("sail", to=at, points=1)
    return play.do("draw_hint")


# ---- setup ----


@pytest.mark.parametrize(("seats", "green", "first"), [(1, 5, 2), (2, 5, 1), (3, 6, 2), (4, 6, 1)])
def test_hints_lie_face_down_at_eleven_places(seats: int, green: int, first: int) -> None:
    """The Search"""
    table = Scene("rescue", seats=seats).table
    count = {place: table["hint_count"][LOCATION[place]] for place in PLACES}
    assert count == {place: first if place == "2" else 2 for place in PLACES}
    assert sum(table["hint_count"]) == 20 + first
    assert table["green"].count(names.FREE_SPACE) == green
    assert table["red"].count(names.FREE_SPACE) == (1 if seats == 4 else 2)
    hints = [hint for row in table["hint"] for hint in row if hint != names.NONE]
    assert len(set(hints)) == len(hints) == 20 + first


def test_with_two_captains_the_start_player_covers_a_green_space_with_a_red_hint() -> None:
    """The Search"""
    state = after_setup("rescue", 2, 4)
    start = state.table()["start_seat"]
    assert state.actors == (start,)
    told = [state.game.action(state, start, action) for action in state.legal(start)]
    assert [action["hint"] for action in told] == RED
    state.apply(start, state.legal(start)[3])
    # and which green space is covered
    told = [state.game.action(state, start, action) for action in state.legal(start)]
    assert told == [{"type": "cover_space", "space": space} for space in range(6)]
    state.apply(start, state.legal(start)[2])
    table = state.table()
    assert table["green"][2] == names.COVERED
    assert sum(table["hint_count"]) == 21
    assert table["green"].count(names.COVERED) == 1
    assert not any(HINT[RED[3]] in row for row in table["hint"])


def test_a_clock_that_runs_out_and_bots_cover_the_last_green_space() -> None:
    state = after_setup("rescue", 2, 4)
    start = state.table()["start_seat"]
    state.apply(start, state.legal(start)[0])
    legal = state.legal(start)
    assert state.game.default_action(state, start, legal) == legal[-1]
    assert Heuristic(state.game).choose(state.view(start), legal) == legal[-1]


def test_by_earlier_rulings_the_last_green_space_was_covered_unasked() -> None:
    state = after_setup("rescue", 2, 4, rulings=1)
    start = state.table()["start_seat"]
    state.apply(start, state.legal(start)[0])
    assert state.table()["green"][5] == names.COVERED


def test_hints_fill_the_green_spaces_around_the_covered_one() -> None:
    scene = rescue(2)
    scene.table["green"][5], scene.table["green"][0] = names.FREE_SPACE, names.COVERED
    play = look(scene, GREEN[6])
    assert play["green"][:2] == [names.COVERED, HINT[GREEN[6]]]


def test_with_four_captains_a_red_hint_covers_the_left_most_red_space() -> None:
    table = Scene("rescue", seats=4).table
    assert table["red"] == [names.COVERED, names.FREE_SPACE]
    assert names.COVERED not in table["green"]


@pytest.mark.parametrize("seats", [1, 3])
def test_alone_and_with_three_captains_nothing_is_covered(seats: int) -> None:
    state = after_setup("rescue", seats, 4)
    assert "cover_hint" not in {
        state.game.action(state, state.to_move, action)["type"]
        for action in state.legal(state.to_move)
    }
    assert names.COVERED not in state.table()["green"] + state.table()["red"]


def test_hints_are_shuffled_anew_in_every_game() -> None:
    laid = {str(Scene("rescue", seats=3, seed=seed).table["hint"]) for seed in range(6)}
    assert len(laid) == 6


def test_there_are_no_hints_before_the_choices_of_setup() -> None:
    assert sum(new("rescue", 3).table()["hint_count"]) == 0


# ---- hints (L38) ----


@pytest.mark.parametrize(
    ("before", "field", "n"),
    [(0, "doubloons", 2), (1, "figures", 1), (2, "combat", 2), (3, "vp", 3)],
)
def test_a_green_hint_pays_its_space_from_left_to_right(before: int, field: str, n: int) -> None:
    scene = filled(rescue(), green=before).give(figures=0, general=5)
    play = look(scene, GREEN[6])
    assert play["green"][before] == HINT[GREEN[6]]
    assert play[field][0] == n


def test_the_fifth_green_space_gives_a_step() -> None:
    play = look(filled(rescue(), green=4), GREEN[6])
    assert play.may("explore", to="E1")


def test_red_hints_pay_1_doubloon_then_1_combat_point() -> None:
    first = look(rescue(), RED[5])
    assert (first["doubloons"][0], first["combat"][0]) == (1, 0)
    second = look(filled(rescue(), red=1), RED[5])
    assert (second["doubloons"][0], second["combat"][0]) == (0, 1)
    assert second["red"][1] == HINT[RED[5]]


def test_one_hint_may_be_revealed_at_a_stop_or_none() -> None:
    play = look(rescue(), GREEN[0])
    assert play["hint_count"][LOCATION["6"]] == 1
    assert not play.may("draw_hint")
    left = rescue().ship("5").play().do("sail", to="6", points=1).do("pass")
    assert left["hint_count"][LOCATION["6"]] == 2
    assert not left.may("draw_hint")


def test_no_hint_is_revealed_while_both_red_spaces_are_filled() -> None:
    play = filled(rescue(), red=2).ship("5").play().do("sail", to="6", points=1)
    assert not play.may("draw_hint")


def test_with_four_captains_one_red_hint_is_enough_to_stop_the_search() -> None:
    play = filled(rescue(4), red=1).ship("5").play().do("sail", to="6", points=1)
    assert not play.may("draw_hint")


def test_objects_remove_a_red_hint_and_the_search_goes_on() -> None:
    # H13 asks for a book, and A006 shows one
    assert FIGURES.tiles.search.hints[HINT["H13"]].objects == ("book",)
    play = filled(rescue(), red=2).ship("5").hand("A006").play()
    assert play.may("remove_hint", space=0)
    assert not play.may("remove_hint", space=1)
    play.do("remove_hint", space=0)
    assert play["hand_size"][0] == 0
    assert play["red"][0] == names.FREE_SPACE
    play.do("sail", to="6", points=1)
    assert play.may("draw_hint")


def test_paying_for_a_red_hint_where_one_arrives_opens_the_draw() -> None:
    # Given both red spaces filled, a book in the hand, and nothing else to do at the stop
    scene = filled(rescue(), red=2).ship("5").hand("A006")
    play = scene.play().do("sail", to="6", points=1)
    # Then the captain is asked before the main action, and may not draw yet
    assert play.asked()["what"] == "arrival"
    assert not play.may("draw_hint")
    # When the book is paid
    play.do("remove_hint", space=0)
    # Then a hint may be drawn
    play.do("draw_hint")
    assert play["hint_count"][LOCATION["6"]] == 1


def test_who_cannot_pay_for_a_red_hint_is_not_asked_at_arrival() -> None:
    scene = filled(rescue(), red=2).ship("5").hand(*cards_with("rope", 1))
    assert scene.play().do("sail", to="6", points=1).asked()["what"] == "main"


def test_by_earlier_rulings_a_red_hint_was_not_paid_for_at_arrival() -> None:
    scene = filled(rescue(rulings=1), red=2).ship("5").hand("A006")
    assert scene.play().do("sail", to="6", points=1).asked()["what"] == "main"


def test_a_removed_hint_does_not_come_back() -> None:
    play = filled(rescue(), red=1).hand("A006").play().do("remove_hint", space=0)
    assert not any(HINT["H13"] in row for row in play["hint"])
    assert HINT["H13"] not in play["red"]


# ---- Luysa is found ----


def test_the_fifth_green_hint_finds_luysa_at_the_ship_of_two_captains() -> None:
    """The Search"""
    scene = filled(rescue(2), green=4)
    for seat in range(2):
        scene.give(seat=seat, figures=0, general=5)
    play = look(scene, GREEN[6]).do("explore", to="E1")  # the reward of the fifth space
    assert play["luysa"] == names.FOUND
    assert play["luysa_at"] == LOCATION["6"]
    assert sum(play["hint_count"]) == 0
    # the reverse of the card gives everybody a figure
    assert play["figures"][:2] == [1, 1]
    assert names.FREE_SPACE not in play["green"] + play["red"]


def test_with_three_captains_the_sixth_green_hint_finds_her() -> None:
    play = look(filled(rescue(), green=4), GREEN[6]).do("pass")
    assert play["luysa"] == names.HIDDEN
    play = look(filled(rescue(), green=5), GREEN[6]).do("remove_disc", upgrade="hold")
    assert play["luysa"] == names.FOUND


def test_alone_she_is_found_when_eleven_hints_are_left() -> None:
    """The Search"""
    # 10 hints were drawn: 4 green ones, and red ones that were paid for and removed
    scene = filled(rescue(1), green=4)
    for hint in RED[:6]:
        take_hint(scene, hint)
    assert sum(scene.table["hint_count"]) == 12
    play = look(scene, RED[8], at=first_place(scene))
    assert play["luysa"] == names.FOUND


def first_place(scene: Scene) -> str:
    """A place near 5 that still has a hint."""
    return "6" if scene.table["hint_count"][LOCATION["6"]] else "8"


def test_with_more_captains_eleven_hints_left_find_nobody() -> None:
    scene = filled(rescue(3), green=4)
    for hint in RED[:6]:
        take_hint(scene, hint)
    play = look(scene, RED[8], at=first_place(scene))
    assert play["luysa"] == names.HIDDEN


# ---- Luysa is freed (L39) ----


def found(seats: int, at: str, combat: int, rulings: int = 4) -> Scene:
    scene = rescue(seats, rulings).give(combat=combat)
    scene.table["luysa"] = names.FOUND
    scene.table["luysa_at"] = LOCATION[at]
    scene.table["hint_count"] = [0] * names.LOCATIONS
    scene.table["hint"] = [[names.NONE] * 2 for _ in range(names.LOCATIONS)]
    scene.table["green"] = [names.NO_SPACE] * names.MAX_GREEN_SPACES
    scene.table["red"] = [names.NO_SPACE] * names.RED_SPACES
    return scene


@pytest.mark.parametrize(("seats", "price"), [(1, 5), (2, 7), (3, 7), (4, 7)])
def test_luysa_is_freed_for_7_combat_points_alone_for_5(seats: int, price: int) -> None:
    play = found(seats, "6", price).ship("5").play()
    assert not play.may("free_luysa")
    play.do("sail", to="6", points=1).do("free_luysa")
    assert play["luysa"] == names.FREED
    assert play["combat"][0] == 0
    assert not play.may("free_luysa")
    poor = found(seats, "6", price - 1).give(figures=2).ship("5").play()
    poor.do("sail", to="6", points=1)
    assert not poor.may("free_luysa")


def test_luysa_may_be_freed_before_the_ship_leaves_her() -> None:
    play = found(2, "6", 7).ship("6").play().do("free_luysa")
    assert play["luysa"] == names.FREED
    assert play.may("sail")


FULL_HAND, FULL_PLANNING = ("A001", "A002", "A004", "A005"), ("A053", "A054", "A055")


def at_the_end_of_a_turn(scene: Scene) -> Play:
    """The main action is done, with a full hand and a full planning area."""
    play = scene.plan(*FULL_PLANNING).ship("5").play().do("sail", to="6", points=1)
    while play.asked()["what"] != "main":
        play.do("pass")
    return play.do("pass")


def test_luysa_is_freed_after_the_main_action_with_a_full_hand_and_planning_area() -> None:
    play = at_the_end_of_a_turn(found(2, "6", 7).hand(*FULL_HAND))
    assert (play["current"], play.types()) == (0, {"pass", "free_luysa"})
    play.do("free_luysa")
    assert (play["luysa"], play["current"]) == (names.FREED, 1)


def test_a_hint_is_removed_after_the_main_action_with_a_full_hand_and_planning_area() -> None:
    # A006 shows the book that H13 asks for
    play = at_the_end_of_a_turn(filled(rescue(2), red=1).hand("A006", *cards_with("rope", 3)))
    assert (play["current"], play.types()) == (0, {"pass", "remove_hint"})
    play.do("remove_hint", space=0)
    assert (play["red"][0], play["hand_size"][0]) == (names.FREE_SPACE, 3)
    assert play["current"] == 0  # a card may be drawn for the one that was paid


def test_a_turn_passes_on_when_nothing_can_be_done_freely() -> None:
    play = at_the_end_of_a_turn(found(2, "6", 6).hand(*FULL_HAND))
    assert play["current"] == 1


def test_by_earlier_rulings_the_turn_passed_on_although_luysa_could_be_freed() -> None:
    scene = found(2, "6", 7, rulings=1).hand(*FULL_HAND)
    assert at_the_end_of_a_turn(scene)["current"] == 1


def at_the_last_card(scene: Scene) -> Play:
    """One card is missing in the hand, and is drawn."""
    scene.hand(*cards_with("rope", 3)).on_top("A006")
    play = at_the_end_of_a_turn(scene)
    assert play.may("draw_pile")
    return play.do("draw_pile")


def test_a_card_drawn_last_that_pays_for_a_red_hint_does_not_end_the_turn() -> None:
    # Given H13, which asks for the book that A006 shows
    play = at_the_last_card(filled(rescue(2), red=1))
    # Then the turn has not passed on: the hint may be paid for, or the turn ended
    assert (play["current"], play.types()) == (0, {"pass", "remove_hint"})
    play.do("remove_hint", space=0)
    assert (play["red"][0], play["hand_size"][0]) == (names.FREE_SPACE, 3)
    # And the card that was paid is replaced, which ends the turn
    assert play.do("draw_pile")["current"] == 1


def test_luysa_may_be_freed_behind_the_last_card_that_is_drawn() -> None:
    play = at_the_last_card(found(2, "6", 7))
    assert (play["current"], play.types()) == (0, {"pass", "free_luysa"})
    assert play.do("free_luysa")["current"] == 1
    assert at_the_last_card(found(2, "6", 7)).do("pass")["luysa"] == names.FOUND


def test_with_a_full_hand_one_is_asked_for_anything_else() -> None:
    play = at_the_last_card(found(2, "6", 7))
    prompt = Texts("maracaibo", "en").prompt(play.state.view(0), ["Ada", "Ben"])
    assert prompt == "Your hand is full: anything else before your turn ends?"


def test_the_last_card_ends_the_turn_when_it_only_could_be_planned() -> None:
    scene = found(2, "6", 6).hand(*cards_with("rope", 3)).ship("5")
    play = scene.play().do("sail", to="6", points=1).do("pass").do("draw_pile")
    assert play["current"] == 1


def test_by_earlier_rulings_the_last_card_always_ended_the_turn() -> None:
    assert at_the_last_card(filled(rescue(2, rulings=2), red=1))["current"] == 1
    assert at_the_last_card(found(2, "6", 7, rulings=2))["current"] == 1


def test_luysa_who_was_never_found_cannot_be_freed_or_ransomed() -> None:
    play = rescue(2).give(combat=15).ship("6").play()
    assert not play.may("free_luysa")
    scene = rescue(2).round(4).ship("21b").give(doubloons=40)
    ended = scene.play().do("sail", to="22", points=1).end_round()
    assert ended.state.is_over
    assert ended["luysa"] == names.HIDDEN
    assert ended["doubloons"][0] == 40
