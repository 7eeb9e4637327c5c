"""The course of a game, read from its record: what everybody could see of each step that counted.

What was taken back is left out. A title tells its own story from it (`Chronicle.story`), and
`breakdown` where points came from; nothing of this is kept in a state.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from carrack.kernel.game import Game
from carrack.kernel.record import Record, game_of, replay, state_at


class SeenStep(NamedTuple):
    """One step: what ends a round belongs to it, so the round before the step counts."""

    row: int  # of the record; 0 is the deal
    round: int
    seat: int  # who did it; -1 for the deal
    events: list[dict[str, Any]]


def course(record: Record, game: Game | None = None) -> list[SeenStep]:
    """All steps of a game in order.

    >>> import carrack
    >>> from carrack.kernel.record import Play
    >>> play = Play.begin(carrack.load("macau_cards"), seats=2, seed=1)
    >>> [step.seat for step in course(play.record)]
    [-1]
    """
    game = game_of(record, game)
    before = state_at(record, 0, game)
    steps = [SeenStep(0, game.round_of(before), -1, before.events(None))]
    for step in replay(record, game):
        if step.undo is not None:
            steps = [kept for kept in steps if kept.row <= step.undo]
        else:
            number = game.round_of(before)
            steps.append(SeenStep(step.row, number, step.seat, step.state.events(None)))
        before = step.state
    return steps


def story(record: Record, game: Game | None = None) -> dict[str, Any]:
    """What is worth telling of a game beside its points, in the title's own words; plain JSON.

    >>> import carrack
    >>> from carrack.kernel.record import Play
    >>> play = Play.begin(carrack.load("macao"), seats=2, seed=1)
    >>> story(play.record)["cards"]
    []
    """
    game = game_of(record, game)
    return game.chronicle.story(
        record.header["seats"], record.header["options"], course(record, game)
    )
