"""Dumps that would make the compiled rules read or write beside their arrays are refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import carrack
from carrack.kernel.errors import BadRecord

Change = Callable[[dict[str, Any]], None]


def setting(**fields: Any) -> Change:
    return lambda table: table.update(fields)


MACAU: dict[str, Change] = {
    "draw values without an attacker": setting(phase=1, play_size=1, play_value=5),
    "a called suit beyond the four": setting(requirement=1, required=12),
    "a window in which nobody waits": setting(phase=8),
    "a slip with nothing below it": setting(slipped=1, discard_size=1),
    "a drawn card that is not held": setting(phase=4, drawn=-1),
    "an attack by nobody": setting(attack=1, attack_author=-1),
    "a play without cards": setting(phase=1, play_size=0),
    "a seat that is not there": setting(current=7),
}
MACAO: dict[str, Change] = {
    "a die of a hundred": setting(dice=[100] * 6),
    "a payment for a color that is not there": setting(phase=8, pay_for=3, pay_argument=30_000),
    "an empty stack": setting(stack_size=0, where=[3] * 120),
    "the setup in the last round": setting(round_number=12),
    "a quarter with neither tile nor owner": setting(tile=[-1] * 30),
    "two discs in one place": setting(wall=[1] * 4, wall_height=[0] * 4),
    "an order that forgets somebody": setting(order=[0, 0, 0, 0]),
    "eight cards on a tableau": lambda table: table["where"].__setitem__(slice(0, 8), [4] * 8),
    "a ship beyond the sea": setting(ship=[39] * 4),
}


@pytest.mark.parametrize("name", MACAU)
def test_a_table_of_macau_that_cannot_be_is_refused(name: str) -> None:
    assert refused("macau_cards", MACAU[name])


@pytest.mark.parametrize("name", MACAO)
def test_a_table_of_macao_that_cannot_be_is_refused(name: str) -> None:
    assert refused("macao", MACAO[name])


def refused(title: str, change: Change) -> bool:
    game = carrack.load(title)
    dump = json.loads(json.dumps(game.new(seats=2, seed=1).dump()))
    assert game.restore(dump).dump() == dump
    change(dump["table"])
    with pytest.raises(BadRecord) as caught:
        game.restore(dump)
    return caught.value.code == "dump.damaged"


def test_a_view_may_be_changed_without_changing_the_game() -> None:
    # Given two views of one game
    state = carrack.load("macao").new(seats=2, seed=1)
    view = state.view(0)
    # When somebody scribbles in one of them
    view["ports"][0]["slots"][0] = 99
    view["options"]["captain_points"] = 2
    # Then the other one and later games are as before
    assert state.view(0)["ports"][0]["slots"][0] == 5
    assert carrack.load("macao").new(seats=2, seed=1).view(0) == state.view(0)


def test_there_is_no_place_for_a_seat_that_is_not_there() -> None:
    state = carrack.load("macao").new(seats=2, seed=1)
    for seat in (-1, 2, 99):
        with pytest.raises(carrack.IllegalAction, match="no seat"):
            state.final_place(seat)
