"""Observations made from views: fixed before play, without secrets, the same everywhere."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any
from unittest import mock

import numpy
import pytest

import carrack
from carrack.kernel.game import Game
from carrack.research import view_encoder
from carrack.research.encoders import Encoder
from carrack.research.view_encoder import Spot, ViewEncoder

SEATS = 3


def shown(*values: Any, name: str = "thing", seats: int = SEATS) -> Spot:
    """A place of a view at which rehearsals showed these."""
    spot = Spot(name, ("owner", "order"))
    for value in values:
        spot.add(value)
    spot.mark_seats(seats, None, 0)
    return spot


def row(spot: Spot, value: Any, viewer: int = 0) -> dict[str, int]:
    """The numbers of a value by their names."""
    names = [name for part in spot.parts("thing", SEATS) for name in part.names()]
    return dict(zip(names, spot.row(value, viewer, SEATS), strict=True))


def test_numbers_and_flags_are_written_as_they_are() -> None:
    assert row(shown(3, 4), 7) == {"thing": 7}
    assert row(shown(3), 10**6) == {"thing": 32767}
    assert row(shown(3), -(10**6)) == {"thing": -32767}
    assert row(shown(True, False), True) == {"thing": 1}


def test_a_name_is_a_one_at_its_place_and_an_unknown_one_nowhere() -> None:
    spot = shown("turn", "over")
    assert row(spot, "turn") == {"thing.over": 0, "thing.turn": 1}
    assert row(spot, "elsewhere") == {"thing.over": 0, "thing.turn": 0}
    assert row(spot, None) == {"thing.over": 0, "thing.turn": 0}


def test_names_in_a_list_are_counted() -> None:
    spot = shown(["red", "blue"], [])
    assert row(spot, ["red", "red"]) == {"thing.blue": 0, "thing.red": 2}


def test_other_lists_say_how_long_they_are_and_are_cut_at_the_longest() -> None:
    spot = shown([4, 5], [])
    assert row(spot, [9]) == {"thing.entries": 1, "thing.0": 9, "thing.1": 0}
    assert row(spot, [1, 2, 3]) == {"thing.entries": 3, "thing.0": 1, "thing.1": 2}


def test_what_may_be_missing_says_whether_it_is_there() -> None:
    assert row(shown(None, 0), 0) == {"thing.given": 1, "thing": 0}
    assert row(shown(0, None), None) == {"thing.given": 0, "thing": 0}
    assert row(shown({"a": 1}, {"a": 1, "b": 0}), {"a": 2}) == {
        "thing.a": 2,
        "thing.b.given": 0,
        "thing.b": 0,
    }


def test_seats_are_told_from_the_one_who_looks() -> None:
    owner = shown(0, 2, name="owner")
    assert row(owner, 0, viewer=2) == {"thing.me": 0, "thing.+1": 1, "thing.+2": 0}
    assert row(owner, -1, viewer=2) == {"thing.me": 0, "thing.+1": 0, "thing.+2": 0}
    order = shown([2, 0, 1], name="order")
    assert row(order, [2, 0, 1], viewer=2)["thing.0.me"] == 1  # the order of play stays
    rows = [{"seat": 0, "gold": 5}, {"seat": 1, "gold": 6}, {"seat": 2, "gold": 7}]
    seats = shown(rows, name="seats")
    assert row(seats, rows, viewer=1) == {
        "thing.me.gold": 6,
        "thing.+1.gold": 7,
        "thing.+2.gold": 5,
    }


def test_a_number_that_only_has_the_name_of_a_seat_stays_a_number() -> None:
    assert row(shown(1, 40, name="owner"), 40) == {"thing": 40}


def test_a_list_for_each_seat_is_known_by_other_numbers_of_seats() -> None:
    here, other, fixed = Spot("points"), Spot("points"), Spot("points")
    here.add([1, 2, 3])
    other.add([1, 2, 3, 4])
    fixed.add([1, 2, 3])
    here.mark_seats(3, other, 4)
    assert row(here, [1, 2, 3], viewer=2)["thing.me"] == 3
    here.mark_seats(3, fixed, 4)
    assert row(here, [1, 2, 3], viewer=2)["thing.0"] == 1


# ---- a whole title, which has secrets ----


@cache
def hidden_hands() -> tuple[Game, Encoder]:
    """A large title, rehearsed for a moment only."""
    game = carrack.load("macau_cards")
    with (
        mock.patch.object(view_encoder, "REHEARSALS", 1),
        mock.patch.object(view_encoder, "LONGEST", 30),
    ):
        return game, ViewEncoder(game, SEATS)


def test_equal_views_give_equal_rows_whatever_others_hide() -> None:
    game, encoder = hidden_hands()
    state, luck = game.new(seats=SEATS, seed=3, options={"turn_limit": 20}), Random(3)
    rows: set[bytes] = set()
    while not state.is_over:
        for seat in range(SEATS if len(rows) < 60 else 0):
            told = encoder.observe(state, seat)
            beside = game.sample(state.view(seat), luck)
            assert (encoder.observe(beside, seat) == told).all()
            assert (told >= encoder.low).all()
            assert (told <= encoder.high).all()
            rows.add(told.tobytes())
        state.apply(state.to_move, luck.choice(state.legal(state.to_move)))
    assert len(rows) > 30


def test_every_number_has_a_name_of_its_own() -> None:
    _, encoder = hidden_hands()
    names = encoder.names()
    assert len(names) == len(set(names)) == encoder.size
    assert {"me.hand_size", "+2.hand_size", "hand.7S", "options.runs"} <= set(names)
    assert not any(name.startswith(("+1.hand.", "stock.")) for name in names)


def test_it_writes_into_arrays_that_are_there_and_refuses_others() -> None:
    game, encoder = hidden_hands()
    state = game.new(seats=SEATS, seed=1)
    seat = state.to_move
    out, mask = numpy.zeros(encoder.size, numpy.int16), numpy.ones(encoder.actions, numpy.int8)
    encoder.observe_into(state, seat, out)
    encoder.mask_into(state, seat, mask)
    assert (out == encoder.observe(state, seat)).all()
    assert numpy.flatnonzero(mask).tolist() == state.legal(seat)
    assert not encoder.mask(state, (seat + 1) % SEATS).any()
    for wrong in (numpy.zeros(3, numpy.int16), numpy.zeros(encoder.size, numpy.int32)):
        with pytest.raises(carrack.CarrackError):
            encoder.observe_into(state, seat, wrong)
    with pytest.raises(carrack.CarrackError):
        encoder.observe(game.new(seats=2, seed=1), 0)
