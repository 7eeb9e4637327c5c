"""Where points and money came from: by seat, by source and by round, read from a record.

Nothing of this is kept in a state. The record is replayed, and each title says which of its events
bring or cost something (`Game.sources`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from carrack.kernel.game import Game
from carrack.kernel.record import Record, game_of, state_at
from carrack.kernel.story import course


class Part(NamedTuple):
    """One amount: a positive one was gained, a negative one paid or lost."""

    row: int
    round: int
    kind: str
    seat: int
    source: str
    amount: int


def breakdown(record: Record, game: Game | None = None) -> dict[str, Any]:
    """Each seat's amounts of each kind, by source and round; what was taken back does not count.

    Rounds are texts, so that the value is plain JSON; round 0 is the setup.

    >>> import carrack
    >>> from carrack.kernel.record import Play
    >>> play = Play.begin(carrack.load("macau_cards"), seats=2, seed=1)
    >>> breakdown(play.record)
    {'game': 'macau_cards', 'seats': [{}, {}], 'totals': [{}, {}]}
    """
    game = game_of(record, game)
    parts = parts_of(record, game)
    seats = range(record.header["seats"])
    kinds = sorted({part.kind for part in parts})
    sums = [{kind: by_source(parts, seat, kind) for kind in kinds} for seat in seats]
    return {
        "game": game.id,
        "seats": sums,
        "totals": [{kind: total(parts, seat, kind) for kind in kinds} for seat in seats],
    }


def parts_of(record: Record, game: Game) -> list[Part]:
    """All amounts of a game, in the order in which they came."""
    first = state_at(record, 0, game)
    parts = [
        Part(0, game.round_of(first), *source) for source in game.chronicle.first_sources(first)
    ]
    for step in course(record, game)[1:]:
        for event in step.events:
            parts += [
                Part(step.row, step.round, *source) for source in game.chronicle.sources(event)
            ]
    return parts


def by_source(parts: list[Part], seat: int, kind: str) -> dict[str, dict[str, int]]:
    sums: dict[str, dict[str, int]] = {}
    for part in parts:
        if part.seat == seat and part.kind == kind:
            rounds = sums.setdefault(part.source, {})
            rounds[str(part.round)] = rounds.get(str(part.round), 0) + part.amount
    return dict(sorted(sums.items()))


def total(parts: list[Part], seat: int, kind: str) -> int:
    return sum(part.amount for part in parts if part.seat == seat and part.kind == kind)
