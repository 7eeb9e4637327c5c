"""A game that is over, step by step: its record lies open, from every seat and in any order.

A step is a decision that stood: what was taken back is none, and the parts of a payment, which are
rows of their own, are one together. An uploaded record is a game that is over, whether it was
played out or not.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from threading import Lock
from typing import Any, NamedTuple

from carrack.kernel.record import Record, first_state, follow, game_of
from carrack.kernel.state import State
from carrack.kernel.trail import Earlier, Trail
from carrack.server.errors import Refused
from carrack.server.records import retelling, statistics
from carrack.server.records.recording import record_of, time_of
from carrack.server.records.retelling import (
    DAMAGE,
    LogEntry,
    StepShown,
    kinds_of,
    no_such_step,
    not_replayed,
)
from carrack.server.tables.facts import ASIDE, OVER, Event, Viewer
from carrack.server.tables.rows import Row
from carrack.server.tables.table import Table
from carrack.server.wire.log import Logged, logged, texts_of

EVERY = 200  # rows from one kept state of a record to the next
KEPT_ROWS = 50_000  # of all records that are kept replayed
LONGEST_NAME = 40


@dataclass(frozen=True)
class Moment:
    """The game after one of its steps; step 0 is the deal."""

    step: int
    row: int  # of the record: the last of this step
    time: int | None
    states: list[State]  # after each of its rows
    before: State | None = None
    line: dict[str, Any] | None = None  # the first of its rows

    @property
    def state(self) -> State:
        return self.states[-1]

    def events(self, viewer: Viewer) -> list[Event]:
        return [event for state in self.states for event in state.events(viewer)]

    @property
    def by(self) -> int | None:
        return None if self.line is None else int(self.line["seat"])

    @property
    def action(self) -> dict[str, Any] | None:
        """What was done, in the title's own form whatever the record has beside it."""
        if self.line is None or self.before is None or "action" not in self.line:
            return None
        state, seat = self.before.clone(), self.line["seat"]
        return state.game.action(state, seat, state.game.index(state, seat, self.line["action"]))


class Replay:
    """A record that replays, with some states kept on the way so that any step is near one."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = game_of(record)
        self.resting: list[list[Earlier]] = []  # the trail before the rows 1, 201, 401 …
        kept: list[Part] = []
        trail = Trail(first_state(record, self.game))
        for row in record.rows:
            if (row["row"] - 1) % EVERY == 0:
                self.resting.append(list(trail.kept))
            follow(trail, row)
            if "undo" in row:
                kept = [part for part in kept if part.row <= row["undo"]]
            else:
                kept.append(
                    Part(row["row"], row["seat"], self.game.hosting.is_halfway(trail.state))
                )
        self.last = trail.state
        self.decisions = decisions_of(kept)
        self.ends = [rows[-1] for rows in self.decisions]

    @property
    def rows(self) -> int:
        return len(self.record.rows)

    @property
    def steps(self) -> int:
        return len(self.decisions)

    def step_of(self, row: int) -> int:
        """The step that a row of the record belongs to; of what was taken back, the next one."""
        return min(bisect_left(self.ends, row) + 1, self.steps)

    def steps_until(self, row: int) -> int:
        """How many steps were done after a row of the record."""
        return bisect_right(self.ends, row)

    @property
    def title(self) -> str:
        return self.game.id

    @property
    def started(self) -> int | None:
        return time_of(self.record.header["started"])

    @cached_property
    def players(self) -> list[str]:
        """Names as they can be shown: anybody may have written anything there."""
        names = [printed(name) for name in self.record.header["players"]]
        return [name or f"seat {seat}" for seat, name in enumerate(names)]

    def walk(self, first: int) -> Iterator[Moment]:
        """The game from a step on. Every state here is a copy of its own, with its events."""
        if first == 0:
            yield Moment(0, 0, self.started, [first_state(self.record, self.game)])
        wanted = self.decisions[max(0, first - 1) :]
        if not wanted:
            return
        rest = (wanted[0][0] - 1) // EVERY
        trail = Trail(self.last)
        trail.kept = list(self.resting[rest])
        lines = iter(self.record.rows[rest * EVERY :])
        for number, rows in enumerate(wanted, max(1, first)):
            yield self.moment(number, rows, trail, lines)

    def before_rows(self) -> Iterator[tuple[int, State]]:
        """Each row of what was done and not taken back, with the table as it was before it."""
        for moment in self.walk(1):
            rows = self.decisions[moment.step - 1]
            if moment.before is not None:
                yield from zip(rows, [moment.before, *moment.states], strict=False)

    def moment(
        self, number: int, rows: Sequence[int], trail: Trail, lines: Iterator[dict[str, Any]]
    ) -> Moment:
        """The next step: the lines are followed to its end, through all that was taken back."""
        states: list[State] = []
        before = begun = None
        for line in lines:
            now = trail.state
            follow(trail, line)
            if line["row"] == rows[0]:
                before, begun = now, line
            if line["row"] in rows:
                states.append(trail.state)
            if line["row"] == rows[-1]:
                break
        return Moment(number, rows[-1], time_of(line["time"]), states, before, begun)

    def step(
        self,
        number: int,
        viewer: Viewer,
        names: Sequence[str],
        language: str | None,
        everybody: bool = False,
        is_you: bool = True,
    ) -> StepShown:
        """One step as a seat saw it; with `everybody` the view of each seat beside it. Only whoever
        sat there is called `you`.
        """
        if number > self.steps:
            raise no_such_step(number, self.steps)
        self.check_viewer(viewer)
        moment = next(self.walk(number))
        state, seats = moment.state, range(self.last.seats)
        return StepShown(
            step=number,
            of=self.steps,
            row=moment.row,
            time=moment.time,
            events=moment.events(viewer),
            log=self.spoken(moment, viewer, names, language, is_you).lines if language else [],
            view=state.view(viewer),
            by=moment.by,
            action=moment.action,
            views=[state.view(seat) for seat in seats] if everybody else None,
        )

    def log(
        self,
        viewer: Viewer,
        names: Sequence[str],
        after: int,
        language: str,
        is_you: bool = True,
    ) -> list[LogEntry]:
        """The game in words, behind a step; -1 for the deal and what follows it."""
        self.check_viewer(viewer)
        found: list[LogEntry] = []
        for moment in self.walk(after + 1):
            said = self.spoken(moment, viewer, names, language, is_you)
            kinds = kinds_of(moment.events(viewer))
            number = self.game.round_of(moment.state)
            found.append(
                LogEntry(
                    moment.step, moment.time, said.lines, moment.step, number, kinds, *said[1:]
                )
            )
            if len(found) == retelling.MOST_ENTRIES:
                break
        return found

    def spoken(
        self,
        moment: Moment,
        viewer: Viewer,
        names: Sequence[str],
        language: str,
        is_you: bool,
    ) -> Logged:
        """What a step did; one that this viewer saw nothing of is told by its action."""
        you = viewer if is_you else None
        said = logged(self.title, language, moment.events(viewer), names, you)
        if said.lines or moment.by is None or moment.action is None:
            return said
        action = texts_of(self.title, language).action(moment.action, names)
        return Logged([f"{names[moment.by]}: {action}"], [moment.by], [[]])

    def check_viewer(self, viewer: Viewer) -> None:
        if viewer is not None and viewer >= self.last.seats:
            raise Refused(
                f"there is no seat {viewer} at a table of {self.last.seats}",
                code="seat.unknown",
                status=404,
            )

    @cached_property
    def counted(self) -> statistics.Counted:
        return statistics.counted_in(self.record, self.game)

    def statistics(self, names: Sequence[str], language: str = "en") -> statistics.Statistics:
        return statistics.statistics_of(self.record, self.last, self.counted, names, language)


class Part(NamedTuple):
    """A row that was not taken back."""

    row: int
    seat: int
    is_halfway: bool  # the same seat has yet to finish what it decided


def decisions_of(kept: Sequence[Part]) -> list[list[int]]:
    """The rows of each decision.

    >>> decisions_of([Part(1, 0, True), Part(3, 0, False), Part(4, 1, False)])
    [[1, 3], [4]]
    """
    found: list[list[int]] = []
    before: Part | None = None
    for part in kept:
        if before is not None and before.is_halfway and before.seat == part.seat:
            found[-1].append(part.row)
        else:
            found.append([part.row])
        before = part
    return found


def printed(name: str) -> str:
    """A name without what cannot be printed, or turns the text around.

    >>> printed("An\\u202ena\\n")
    'Anna'
    """
    return "".join(sign for sign in name[: 4 * LONGEST_NAME] if sign.isprintable())[:LONGEST_NAME]


class Shelf:
    """Records that were looked at lately, replayed; the oldest make room for new ones."""

    def __init__(self, most_rows: int = KEPT_ROWS) -> None:
        self.most_rows = most_rows
        self.kept: OrderedDict[str, Replay] = OrderedDict()
        self.lock = Lock()

    def get(self, key: str) -> Replay | None:
        with self.lock:
            if key in self.kept:
                self.kept.move_to_end(key)
            return self.kept.get(key)

    def put(self, key: str, found: Replay) -> None:
        with self.lock:
            self.kept[key] = found
            self.kept.move_to_end(key)
            while len(self.kept) > 1 and self.rows > self.most_rows:
                self.kept.popitem(last=False)

    @property
    def rows(self) -> int:
        """A header counts as some rows: it holds every option."""
        return sum(found.rows + EVERY for found in self.kept.values())


shelf = Shelf()


def table_game(table_id: str, journal: Sequence[Row]) -> Replay:
    """The game of a table, from its rows."""
    try:
        return Replay(record_of(journal))
    except DAMAGE as error:
        raise not_replayed(table_id, error) from error


def check_over(table: Table) -> None:
    """Secrets are open once nobody can use them any more."""
    if table.facts.status == ASIDE:
        raise Refused("the table was set aside", code="table.aside")
    if table.facts.status not in OVER:
        raise Refused("the game is not over yet", code="record.running")
    if table.facts.sealed:
        raise Refused("other tables still play the same deal", code="record.sealed")
    if table.header is None:
        raise Refused("the game has not started", code="table.not_started")
