"""What a waiting captain may plan: the next turn, as if it came now."""

from __future__ import annotations

from random import Random

import pytest

import carrack
from carrack.kernel.state import State


@pytest.mark.parametrize("seed", range(2))
def test_the_next_turn_is_planned_from_where_the_ship_lies(seed: int) -> None:
    game, luck = carrack.load("maracaibo"), Random(seed)
    state = game.new(seats=3, seed=seed)
    seen = 0
    for _ in range(400):
        if state.is_over:
            break
        mover, before = state.to_move, state.fingerprint()
        ahead = {seat: game.hosting.plannable(state, seat) for seat in range(3)}
        assert ahead[mover] == []
        assert state.fingerprint() == before
        state.apply(mover, luck.choice(state.legal(mover)))
        if state.is_over:
            break
        following = state.to_move
        planned = sails(state, following, ahead[following])
        if following != mover and planned and sails(state, following, state.legal(following)):
            # The turn of the next captain has just begun, and nobody has moved that ship since.
            assert planned == sails(state, following, state.legal(following))
            seen += 1
    assert seen > 3


def sails(state: State, seat: int, actions: list[int]) -> list[int]:
    kinds = {one: state.game.action(state, seat, one)["type"] for one in actions}
    return [one for one in actions if kinds[one] == "sail"]
