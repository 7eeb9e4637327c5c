"""Dumps made by earlier versions are still taken."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

from carrack.games.macao.game import EARLIER_NAMES, MacaoGame
from carrack.games.macao.state import Table
from carrack.kernel.errors import BadRecord


def played(seed: int) -> tuple[MacaoGame, Any]:
    """A game in the middle of its third round."""
    game = MacaoGame()
    state = game.new(seats=3, seed=seed)
    while game.round_of(state) < 3:
        state.apply(state.to_move, state.default_action(state.to_move))
    return game, state


def as_it_was(dump: dict[str, Any]) -> dict[str, Any]:
    """The same dump with the names of earlier versions."""
    earlier = {today: before for before, today in EARLIER_NAMES.items()}
    table = {earlier.get(name, name): value for name, value in dump["table"].items()}
    found: dict[str, Any] = json.loads(json.dumps({**dump, "table": table}))
    return found


def test_a_dump_that_calls_the_phase_a_step_is_restored() -> None:
    # Given a game in play, and its dump with the name that the field had before
    game, state = played(seed=5)
    dump = as_it_was(state.dump())
    assert "step" in dump["table"]
    assert "phase" not in dump["table"]
    # When it is restored
    again = game.restore(dump)
    # Then it is the same game, and it goes on in the same way
    assert again.fingerprint() == state.fingerprint()
    assert again.dump() == state.dump()
    for one in (again, state):
        one.apply(one.to_move, one.default_action(one.to_move))
    assert again.fingerprint() == state.fingerprint()


def test_todays_dump_and_a_pickled_game_are_restored_as_well() -> None:
    game, state = played(seed=6)
    assert game.restore(state.dump()).fingerprint() == state.fingerprint()
    assert pickle.loads(pickle.dumps(state)).fingerprint() == state.fingerprint()


def test_earlier_names_lead_to_fields_that_there_are() -> None:
    names = {field.name for field in Table.LAYOUT}
    assert set(EARLIER_NAMES.values()) <= names
    assert not set(EARLIER_NAMES) & names


@pytest.mark.parametrize("table", [None, [], "step", {"step": 99}])
def test_a_dump_without_a_table_is_refused_as_before(table: Any) -> None:
    game, state = played(seed=7)
    with pytest.raises(BadRecord) as caught:
        game.restore({**state.dump(), "table": table})
    assert caught.value.code == "dump.damaged"
