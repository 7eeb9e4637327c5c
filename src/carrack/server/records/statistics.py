"""Statistics of a game that is over: points by source and round, moves, times, and its story."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from carrack.kernel.breakdown import breakdown
from carrack.kernel.game import Game
from carrack.kernel.record import Record, first_state, replay
from carrack.kernel.state import State
from carrack.kernel.story import story
from carrack.server.records.recording import time_of
from carrack.server.wire.log import texts_of


@dataclass
class SeatStatistics:
    name: str
    moves: int
    thinking: int | None  # milliseconds a move, windows for several seats left out


@dataclass
class Statistics:
    """Statistics of a game; times are in milliseconds."""

    title: str
    over: bool  # played to its end
    scores: list[int]
    result: dict[str, Any] | None
    rows: int
    moves: int
    undos: int
    duration: int | None
    seats: list[SeatStatistics]
    breakdown: dict[str, Any]
    story: dict[str, Any]  # the title's own: see `story_of` in its folder
    labels: dict[str, str] = field(default_factory=dict)  # of sources and cards, for the reader
    kinds: dict[str, str] = field(default_factory=dict)  # of events worth jumping to


@dataclass(frozen=True)
class Pace:
    moves: list[int]
    thoughts: list[list[int]]


@dataclass(frozen=True)
class Counted:
    """All that is worked out from a record once, whoever asks for it."""

    pace: Pace
    breakdown: dict[str, Any]
    story: dict[str, Any]


def counted_in(record: Record, game: Game) -> Counted:
    return Counted(pace_of(record, game), breakdown(record, game), story(record, game))


class Waiting(NamedTuple):
    """Which decision is open, and whether it was for several seats from the first."""

    decision: int | None
    window: bool


def waiting(state: State) -> Waiting:
    seats = state.actors
    return Waiting(state.decision(seats[0]) if seats else None, len(seats) > 1)


def pace_of(record: Record, game: Game) -> Pace:
    """Moves of each seat, and how long it thought about those it made alone."""
    state = first_state(record, game)
    pace = Pace([0] * state.seats, [[] for _ in range(state.seats)])
    opened, open_now = time_of(record.header["started"]), waiting(state)
    for step in replay(record, game):
        time = time_of(step.time)
        if step.undo is None:
            pace.moves[step.seat] += 1
            thought = passed(opened, time)
            if thought is not None and not open_now.window:
                pace.thoughts[step.seat].append(thought)
        then = waiting(step.state)
        if step.undo is not None or then.decision != open_now.decision:
            opened, open_now = time, then
    return pace


def statistics_of(
    record: Record, last: State, counted: Counted, names: Sequence[str], language: str
) -> Statistics:
    pace, rows = counted.pace, len(record.rows)
    times = [record.header["started"], *(row["time"] for row in record.rows[-1:])]
    texts = texts_of(last.game.id, language)
    return Statistics(
        title=last.game.id,
        over=last.is_over,
        scores=last.scores(),
        result=last.result(),
        rows=rows,
        moves=sum(pace.moves),
        undos=rows - sum(pace.moves),
        duration=passed(time_of(times[0]), time_of(times[-1])),
        seats=[
            SeatStatistics(name, pace.moves[seat], mean(pace.thoughts[seat]))
            for seat, name in enumerate(names)
        ],
        breakdown=counted.breakdown,
        story=counted.story,
        labels={source: texts.source(source) for source in sorted(set(sources_in(counted)))},
        kinds=texts.kinds(),
    )


def sources_in(counted: Counted) -> Iterator[str]:
    """Whatever needs a name: where amounts came from, and the cards of the story."""
    for sums in counted.breakdown["seats"]:
        for sources in sums.values():
            yield from sources
    for card in counted.story.get("cards", ()):
        if isinstance(card, Mapping):
            yield str(card["card"])


def passed(before: int | None, after: int | None) -> int | None:
    """The time between two moments; an uploaded record may know neither."""
    return None if before is None or after is None else max(0, after - before)


def mean(values: Sequence[int]) -> int | None:
    return sum(values) // len(values) if values else None
