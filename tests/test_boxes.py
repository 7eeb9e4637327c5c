"""What lies face down anywhere is nobody's to know: with another box the view is the same.

Each title says in `tests/redeal.py` what a viewer cannot see, and exchanges it in a dump: hands of
others, piles in another order, cards that were put back into the box unseen. It does not ask the
view what is hidden, as `game.sample` does: a view that tells too much would be believed.
"""

from __future__ import annotations

import json
from importlib import import_module
from random import Random
from typing import Any

import pytest

import carrack
from carrack import State
from tools.tables import every_table, playable

TURNS = 60
EVERY = 6  # steps
FEW_HOUSE_RULES = 2


def cases() -> list[tuple[str, int]]:
    return [
        (title, number)
        for title in carrack.titles()
        for number in range(len(every_table(carrack.load(title))))
    ]


def begun(title: str, number: int) -> tuple[State, Random]:
    """Every preset and number of seats; each second table has house rules."""
    game, luck = carrack.load(title), Random(f"box/{title}/{number}")
    preset, seats = every_table(game)[number]
    options = playable(game, preset, seats, FEW_HOUSE_RULES * (number % 2), luck, TURNS)
    return game.new(seats=seats, seed=number, options=options), luck


def noticed(state: State, viewer: int | None) -> str:
    """All that a viewer can learn from a table, byte by byte."""
    own: list[Any] = []
    if viewer is not None:
        own = [state.legal(viewer), state.decision(viewer), state.may_undo(viewer)]
    return json.dumps([state.view(viewer), state.is_over, state.scores(), own])


def hidden(state: State) -> str:
    return json.dumps(state.dump()["table"])


@pytest.mark.parametrize(("title", "number"), cases())
def test_another_box_changes_nothing_that_a_viewer_sees(title: str, number: int) -> None:
    redealt = import_module(f"carrack.games.{title}.tests.redeal").redealt
    state, luck = begun(title, number)
    told: list[Any] = []
    steps = changed = 0
    while not state.is_over:
        seat = luck.choice(state.actors)
        state.apply(seat, luck.choice(state.legal(seat)))
        told += state.events(None)
        steps += 1
        if steps % EVERY == 0:
            viewer = luck.choice([None, *range(state.seats)])
            other = state.game.restore(redealt(state, viewer, told, luck))
            changed += hidden(other) != hidden(state)
            assert noticed(other, viewer) == noticed(state, viewer)
    assert changed > steps // EVERY // 2
