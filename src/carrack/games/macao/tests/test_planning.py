"""What a waiting seat may plan: what it could do if its turn came now."""

from __future__ import annotations

from random import Random

import pytest

from carrack.games.macao.tests.scenario import MacaoTable, choose_dice, macao, new_game
from carrack.kernel.state import State


def planned_for(state: State, seat: int) -> list[dict[str, object]]:
    return [
        state.game.action(state, seat, each) for each in state.game.hosting.plannable(state, seat)
    ]


def dice_for(table: MacaoTable) -> MacaoTable:
    return table.dice(red=1, blue=2, green=3, gray=4, violet=5, black=6)


def test_two_dice_are_planned_while_another_seat_chooses() -> None:
    # Given the dice, and A to choose
    table = dice_for(macao())
    # Then B may plan any pair, and A nothing: it is asked
    assert choose_dice("red", "blue") in planned_for(table.state, 1)
    assert planned_for(table.state, 0) == []


def test_who_has_chosen_dice_plans_none() -> None:
    # Given A, who has chosen
    table = dice_for(macao()).chooses_dice("A", "red", "blue")
    # Then its next decision is not known yet
    assert planned_for(table.state, 0) == []


def test_the_own_turn_is_planned_with_the_own_cubes() -> None:
    # Given cubes and a card of B, while A plays
    table = macao().tableau("B", "bank").cost("bank", red=1).supply("B", red=1)
    names = planned_for(table.state, 1)
    # Then
    assert {"type": "pass"} in names
    assert any(name["type"] == "activate" and name["card"] == "bank" for name in names)


@pytest.mark.parametrize("seed", range(3))
def test_whatever_may_be_planned_can_be_asked_for_at_any_moment(seed: int) -> None:
    """Nothing changes by looking, and who is not asked next is told nothing that is not legal."""
    luck, state = Random(seed), new_game(players=3, wall="A B C").state
    while not state.is_over:
        mover, before = state.to_move, state.fingerprint()
        ahead = {
            seat: state.game.hosting.plannable(state, seat) for seat in range(3) if seat != mover
        }
        assert state.fingerprint() == before
        state.apply(mover, luck.choice(state.legal(mover)))
        following = state.to_move
        if following in ahead and following != mover and ahead[following]:
            assert set(state.legal(following)) & set(ahead[following])
