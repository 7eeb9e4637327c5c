"""Pictures and texts of tables are made from what somebody may see, and from nothing else."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy
import pytest

import carrack
from carrack.kernel.errors import CarrackError
from carrack.kernel.printed import with_differences
from carrack.kernel.state import State
from carrack.research.pictures import picture, text

QUICK: dict[str, dict[str, Any]] = {"macau_cards": {"turn_limit": 30}}
TITLES = ("macao", "macau_cards", "maracaibo")
TABLES = [
    (title, seats)
    for title in TITLES
    for seats in range(carrack.load(title).min_seats, carrack.load(title).max_seats + 1)
]
SMALL = (240, 160)

every_title = pytest.mark.parametrize("title", TITLES)
every_table = pytest.mark.parametrize(("title", "seats"), TABLES)


def played(title: str, seats: int, steps: int, **options: Any) -> State:
    rng = Random(seats)
    state = carrack.load(title).new(seats=seats, seed=seats, options=QUICK.get(title, {}) | options)
    for _ in range(steps):
        if state.is_over:
            break
        state.apply(state.to_move, rng.choice(state.legal(state.to_move)))
    return state


def drawn(state: State, viewer: int | None) -> numpy.ndarray[Any, Any]:
    return picture(state.view(viewer), *SMALL)


@every_table
def test_every_table_is_drawn_for_its_seats_and_for_spectators(title: str, seats: int) -> None:
    state = played(title, seats, 40)
    for viewer in (0, seats - 1, None):
        shown = drawn(state, viewer)
        assert shown.shape == (160, 240, 3)
        assert shown.dtype == numpy.uint8
        colors = numpy.unique(shown.reshape(-1, 3), axis=0)
        assert len(colors) > 100  # more than an empty canvas


@every_title
def test_the_whole_size_is_drawn(title: str) -> None:
    assert picture(played(title, 2, 60).view(0)).shape == (800, 1200, 3)


@every_table
def test_what_is_hidden_leaves_no_trace(title: str, seats: int) -> None:
    # Given a table, and one that looks the same to seat 0 with everything hidden drawn anew
    state = played(title, seats, 40)
    if state.is_over:
        state = played(title, seats, 8)
    other = state.game.sample(state.view(0), Random(1))
    # Then seat 0 and a spectator are shown the same pictures of both, and read the same
    for viewer in (0, None):
        assert numpy.array_equal(drawn(state, viewer), drawn(other, viewer))
        assert text(state.view(viewer)) == text(other.view(viewer))


@every_title
def test_a_view_that_came_over_the_wire_is_enough(title: str) -> None:
    view = played(title, 2, 30).view(1)
    received = json.loads(json.dumps(view))
    assert numpy.array_equal(picture(view, *SMALL), picture(received, *SMALL))
    assert text(view) == text(received)


@every_title
def test_a_move_changes_the_picture_and_the_text(title: str) -> None:
    state = played(title, 2, 20)
    before, told = picture(state.view(None), 600, 400), text(state.view(None))
    for _ in range(6):  # some single steps change nothing that others see
        state.apply(state.to_move, state.legal(state.to_move)[-1])
    assert not numpy.array_equal(before, picture(state.view(None), 600, 400))
    assert told != text(state.view(None))


@every_title
def test_a_finished_game_is_drawn_and_told_with_its_places(title: str) -> None:
    state = played(title, 2, 10_000)
    assert state.is_over
    assert drawn(state, None).any()
    assert "the game is over" in text(state.view(0))
    assert f"place {state.final_place(1)}" in text(state.view(0))


@pytest.mark.parametrize("scenario", carrack.load("maracaibo").presets)
def test_every_scenario_of_maracaibo_is_drawn(scenario: str) -> None:
    state = played("maracaibo", 2, 60, scenario=scenario)
    assert drawn(state, 0).any()
    assert text(state.view(None)).startswith("Maracaibo")


@pytest.mark.parametrize("automa", ["jacques", "jean"])
def test_automas_are_drawn_and_told(automa: str) -> None:
    state = played("maracaibo", 1, 60, automa=automa)
    assert drawn(state, 0).any()
    assert f"  {automa.capitalize()}:" in text(state.view(0))


@pytest.mark.parametrize("variant", carrack.load("macau_cards").presets)
def test_every_variant_of_macau_is_drawn_in_all_its_phases(variant: str) -> None:
    game, rng = carrack.load("macau_cards"), Random(2)
    options = {"variant": variant, "turn_limit": 60}
    state = game.new(seats=3, seed=2, options=options)
    seen = set()
    while not state.is_over:
        view = state.view(0)
        kind = (view["phase"], view["attack"] is None, view["window"] is None)
        if kind not in seen:
            assert drawn(state, 0).any()
            assert text(view)
        seen.add(kind)
        state.apply(state.to_move, rng.choice(state.legal(state.to_move)))
    assert len(seen) > 2


def test_corrected_figures_are_drawn_as_they_are() -> None:
    game = carrack.load("macao")
    theirs = with_differences(game, {"board": {"quarter": {"q01": {"cost": {"red": 2}}}}})
    view = theirs.new(seats=2, seed=1).view(0)
    assert not numpy.array_equal(picture(view, game=theirs), picture(view))


def test_hands_of_others_are_not_told() -> None:
    state = played("macau_cards", 3, 5)
    assert "Hand:" in text(state.view(0))
    assert "Hand:" not in text(state.view(None))


@pytest.mark.parametrize("size", [(0, 100), (100, 10**6)])
def test_a_picture_has_a_sensible_size(size: tuple[int, int]) -> None:
    with pytest.raises(CarrackError) as refused:
        picture(played("macao", 2, 0).view(0), *size)
    assert refused.value.code == "research.picture"


def test_a_title_that_nobody_can_draw_is_refused() -> None:
    class Chess(type(carrack.load("macau_cards"))):  # type: ignore[misc]  # made on the spot
        id = "chess"

    with pytest.raises(CarrackError) as refused:
        picture(played("macau_cards", 2, 0).view(0), game=Chess())
    assert refused.value.code == "research.picture"
