"""Afterwards: the record of a table, the game step by step, its log and its figures.

A game that still runs is told again as its viewers heard it: each has a stream with numbers of its
own, so that nobody can count what was hidden from them. Once it is over the record lies open, and
its rows are the steps. An uploaded record is a game that is over, whether it was played out or not.
"""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import cached_property
from threading import Lock
from typing import Any, NamedTuple, TypeVar

import structlog
from sqlalchemy import delete, func, insert, select

from carrack.kernel.breakdown import breakdown
from carrack.kernel.errors import BadRecord, CarrackError
from carrack.kernel.record import (
    Kept,
    Record,
    Trail,
    first_state,
    follow,
    game_of,
    read,
    replay,
)
from carrack.kernel.record_lines import chain
from carrack.kernel.state import State
from carrack.server import rows, schema
from carrack.server.database import Database, new_id, now
from carrack.server.errors import Refused
from carrack.server.log import log_lines, texts_of
from carrack.server.rows import Row
from carrack.server.security import LARGEST_RECORD, too_large
from carrack.server.table import ASIDE, OPEN, OVER, Event, Facts, Seat, Table, Told, Viewer

log = structlog.get_logger()

EVERY = 200  # rows from one kept state of a record to the next
MOST_ROWS = 20_000  # of a record that is uploaded
KEPT_ROWS = 50_000  # of all records that are kept replayed
MOST_UPLOADS = 50  # of one person
MOST_ENTRIES = 500  # of the log in one answer
LONGEST_NAME = 40

# What a journal or a record can raise that somebody has damaged.
DAMAGE = (CarrackError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
Outcome = TypeVar("Outcome")

# Long games are replayed here: not on the event loop, and never so many that tables feel it.
pool = ThreadPoolExecutor(2, "replay")
under_way: list[Callable[[], object]] = []
MOST_WAITING = 30


async def beside(work: Callable[[], Outcome], urgent: bool = False) -> Outcome:
    """Do something long in a thread; whoever only looks on comes again when there is too much."""
    if not urgent and len(under_way) >= MOST_WAITING:
        raise Refused("too much to do; try again later", code="server.busy", status=503)
    under_way.append(work)
    try:
        return await asyncio.get_running_loop().run_in_executor(pool, work)
    finally:
        under_way.remove(work)


# ---- the record of a table ----


def record_of(journal: Sequence[Row]) -> Record:
    """The rows of a table as the record that `Play` would have written."""
    start = next((row for row in journal if row.kind == rows.START), None)
    if start is None:
        raise Refused("the game has not started yet", code="table.not_started")
    record = Record(start.body["header"], [])
    for row in journal:
        if row.kind in (rows.ACT, rows.UNDO):
            line = {"row": len(record.rows) + 1, "seat": row.seat, **done(row)}
            line |= {"time": time_text(row.time), "fingerprint": row.fingerprint}
            record.rows.append({**line, "chain": chain(record.last_chain, line)})
    return record


def done(row: Row) -> dict[str, Any]:
    """What the seat did: nothing of who sent it, and how."""
    if row.kind == rows.ACT:
        return {"action": row.body["action"]}
    agreed = {"agreed": True} if row.body.get("agreed") else {}
    return {"undo": row.body["undo"], **agreed}


def time_text(ms: int) -> str:
    """A time as records write it.

    >>> time_text(1_700_000_000_007)
    '2023-11-14T22:13:20.007Z'
    """
    time = EPOCH + timedelta(milliseconds=ms)
    return time.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def time_of(text: str) -> int | None:
    """Milliseconds since 1970; None for a text of an uploaded record that is no time.

    >>> time_of("2023-11-14T22:13:20.007Z"), time_of("yesterday")
    (1700000000007, None)
    """
    try:
        time = datetime.fromisoformat(text)
        aware = time if time.tzinfo is not None else time.replace(tzinfo=UTC)
        return (aware - EPOCH) // timedelta(milliseconds=1)
    except (ValueError, OverflowError):
        return None


# ---- what is shown ----


@dataclass
class StepShown:
    """One step of a game as somebody sees it. Who did what is told once the game is over."""

    step: int
    of: int
    time: int | None
    events: list[dict[str, Any]]
    log: list[str]
    view: dict[str, Any]
    by: int | None = None
    action: dict[str, Any] | None = None
    views: list[dict[str, Any]] | None = None  # of every seat, where all were asked for


@dataclass
class LogEntry:
    """One step in words."""

    n: int
    time: int | None
    lines: list[str]


@dataclass
class SeatFigures:
    name: str
    moves: int
    thinking: int | None  # milliseconds a move, windows for several seats left out


@dataclass
class Figures:
    """A game in figures; times are in milliseconds."""

    title: str
    over: bool  # played to its end
    scores: list[int]
    result: dict[str, Any] | None
    rows: int
    moves: int
    undos: int
    duration: int | None
    seats: list[SeatFigures]
    breakdown: dict[str, Any]


def no_such_step(step: int, of: int) -> Refused:
    return Refused(
        f"there is no step {step}; there are the steps 0 to {of}", code="replay.step", status=404
    )


# ---- a game that still runs: as one viewer heard it ----


class Retold(Table):
    """A stored table that hears its rows once more, with one viewer."""

    def __init__(self, facts: Facts, seats: Sequence[Seat], viewer: Viewer) -> None:
        self.viewer = viewer
        super().__init__(replace(facts, status=OPEN), [replace(seat) for seat in seats])

    @property
    def viewers(self) -> list[Viewer]:
        return [self.viewer]

    def stream(self, journal: Sequence[Row]) -> Iterator[Told]:
        """Every step of the viewer's stream, in order."""
        for row in journal:
            told = self.heard(row)
            if told.parts:
                yield told

    def heard(self, row: Row) -> Told:
        if row.kind == rows.START:  # whoever sat there then, and not who came later
            for place, name in zip(self.seats, row.body["header"]["players"], strict=True):
                place.name = name
        try:
            return self.take(row, self.follow(row))
        except DAMAGE as error:
            raise not_replayed(self.id, error) from error

    def spoken(self, told: Told, language: str | None) -> list[str]:
        if language is None:
            return []
        events = told.parts[self.viewer][1]
        return log_lines(self.facts.title, language, events, self.names, self.viewer)

    def view(self) -> dict[str, Any]:
        return {} if self.trail is None else self.trail.state.view(self.viewer)


def not_replayed(table_id: str, error: Exception) -> Refused:
    log.error("table.not_replayed", table=table_id, error=type(error).__name__)
    return Refused("the journal of this table does not replay", code="table.aside")


def stream_step(
    table: Table, journal: Sequence[Row], viewer: Viewer, step: int, language: str | None
) -> StepShown:
    """A step of a viewer's own stream; 0 is before anything happened."""
    again = Retold(table.facts, table.seats, viewer)
    shown = StepShown(0, 0, table.facts.created, [], [], {})
    for told in again.stream(journal):
        number, events = told.parts[viewer]
        if number == step:
            words = again.spoken(told, language)
            shown = StepShown(number, 0, told.time, events, words, again.view())
    of = again.numbers[viewer]
    if step > of:
        raise no_such_step(step, of)
    return replace(shown, of=of)


def stream_log(
    table: Table, journal: Sequence[Row], viewer: Viewer, after: int, language: str
) -> list[LogEntry]:
    """A viewer's stream in words, behind a number."""
    again = Retold(table.facts, table.seats, viewer)
    found: list[LogEntry] = []
    for told in again.stream(journal):
        number = told.parts[viewer][0]
        if number > after:
            found.append(LogEntry(number, told.time, again.spoken(told, language)))
        if len(found) == MOST_ENTRIES:
            break
    return found


# ---- a game that is over: row by row ----


@dataclass(frozen=True)
class Moment:
    """The game after one row of its record; row 0 is the deal."""

    row: int
    time: int | None
    state: State
    before: State | None = None
    line: dict[str, Any] | None = None
    steps: int = 0  # taken back

    def events(self, viewer: Viewer) -> list[Event]:
        if not self.steps or self.line is None:
            return self.state.events(viewer)
        agreed = {"agreed": True} if self.line.get("agreed") else {}
        return [{"type": "table_undo", "seat": self.line["seat"], "steps": self.steps, **agreed}]

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
        self.resting: list[list[Kept]] = []  # the trail before the rows 1, 201, 401 …
        trail = Trail(first_state(record, self.game))
        for row in record.rows:
            if (row["row"] - 1) % EVERY == 0:
                self.resting.append(list(trail.kept))
            follow(trail, row)
        self.last = trail.state

    @property
    def rows(self) -> int:
        return len(self.record.rows)

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
        """The game from a row on. Every state here is a copy of its own, with its events."""
        if first == 0:
            yield Moment(0, self.started, first_state(self.record, self.game))
        rest = max(0, first - 1) // EVERY
        if rest >= len(self.resting):
            return
        trail = Trail(self.last)
        trail.kept = list(self.resting[rest])
        for line in self.record.rows[rest * EVERY :]:
            before = trail.state
            steps = trail.steps_to(line["undo"]) if "undo" in line else 0
            follow(trail, line)
            if line["row"] >= first:
                time = time_of(line["time"])
                yield Moment(line["row"], time, trail.state, before, line, steps)

    def step(
        self,
        number: int,
        viewer: Viewer,
        names: Sequence[str],
        language: str | None,
        everybody: bool = False,
    ) -> StepShown:
        """One step as a seat saw it; with `everybody` the view of each seat beside it."""
        if number > self.rows:
            raise no_such_step(number, self.rows)
        self.check_viewer(viewer)
        moment = next(self.walk(number))
        state, seats = moment.state, range(self.last.seats)
        return StepShown(
            step=number,
            of=self.rows,
            time=moment.time,
            events=moment.events(viewer),
            log=self.spoken(moment, viewer, names, language) if language else [],
            view=state.view(viewer),
            by=moment.by,
            action=moment.action,
            views=[state.view(seat) for seat in seats] if everybody else None,
        )

    def log(
        self, viewer: Viewer, names: Sequence[str], after: int, language: str
    ) -> list[LogEntry]:
        """The game in words, behind a row; -1 for the deal and what follows it."""
        self.check_viewer(viewer)
        found: list[LogEntry] = []
        for moment in self.walk(after + 1):
            words = self.spoken(moment, viewer, names, language)
            found.append(LogEntry(moment.row, moment.time, words))
            if len(found) == MOST_ENTRIES:
                break
        return found

    def spoken(
        self, moment: Moment, viewer: Viewer, names: Sequence[str], language: str
    ) -> list[str]:
        """What a step did; one that this viewer saw nothing of is told by its action."""
        lines = log_lines(self.title, language, moment.events(viewer), names, viewer)
        if not lines and moment.by is not None and moment.action is not None:
            action = texts_of(self.title, language).action(moment.action, names)
            lines = [f"{names[moment.by]}: {action}"]
        return lines

    def check_viewer(self, viewer: Viewer) -> None:
        if viewer is not None and viewer >= self.last.seats:
            raise Refused(
                f"there is no seat {viewer} at a table of {self.last.seats}",
                code="seat.unknown",
                status=404,
            )

    @cached_property
    def breakdown(self) -> dict[str, Any]:
        return breakdown(self.record, self.game)

    def figures(self, names: Sequence[str]) -> Figures:
        pace = self.pace
        times = [self.started, *(time_of(row["time"]) for row in self.record.rows[-1:])]
        return Figures(
            title=self.title,
            over=self.last.is_over,
            scores=self.last.scores(),
            result=self.last.result(),
            rows=self.rows,
            moves=sum(pace.moves),
            undos=self.rows - sum(pace.moves),
            duration=passed(times[0], times[-1]),
            seats=[
                SeatFigures(name, pace.moves[seat], mean(pace.thoughts[seat]))
                for seat, name in enumerate(names)
            ],
            breakdown=self.breakdown,
        )

    @cached_property
    def pace(self) -> Pace:
        """Moves of each seat, and how long it thought about those it made alone."""
        state = first_state(self.record, self.game)
        pace = Pace([0] * state.seats, [[] for _ in range(state.seats)])
        opened, open_now = self.started, waiting(state)
        for step in replay(self.record, self.game):
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


@dataclass(frozen=True)
class Pace:
    moves: list[int]
    thoughts: list[list[int]]


class Waiting(NamedTuple):
    """Which decision is open, and whether it was for several seats from the first."""

    decision: int | None
    window: bool


def waiting(state: State) -> Waiting:
    seats = state.actors
    return Waiting(state.decision(seats[0]) if seats else None, len(seats) > 1)


def passed(before: int | None, after: int | None) -> int | None:
    """The time between two moments; an uploaded record may know neither."""
    return None if before is None or after is None else max(0, after - before)


def mean(values: Sequence[int]) -> int | None:
    return sum(values) // len(values) if values else None


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
    if table.header is None:
        raise Refused("the game has not started", code="table.not_started")


# ---- uploads ----


@dataclass(frozen=True)
class Upload:
    """A record that somebody brought, without its lines."""

    id: str
    title: str
    players: list[str]
    created: int


def checked_upload(content: bytes) -> Replay:
    """A record that reads and replays; BadRecord or Refused says what is wrong with it."""
    if len(content) > LARGEST_RECORD:
        raise too_large(LARGEST_RECORD)
    if content.count(b"\n") > MOST_ROWS + 1:
        raise Refused(
            f"the record has more than {MOST_ROWS} rows", code="upload.too_long", status=413
        )
    try:
        return Replay(read(content))
    except CarrackError:
        raise
    except (*DAMAGE, RecursionError) as error:
        log.error("upload.surprise", error=type(error).__name__)
        raise BadRecord("this is no record of a game", code="record.unreadable") from None


async def store_upload(database: Database, user_id: str, content: bytes, found: Replay) -> Upload:
    """Keep a record for somebody who has not kept too many yet."""
    table = schema.uploads
    upload = Upload(new_id(), found.title, found.players, now())
    packed = await beside(lambda: zlib.compress(content))
    async with database.write() as connection:
        count = select(func.count()).select_from(table).where(table.c.user_id == user_id)
        if (await connection.scalar(count) or 0) >= MOST_UPLOADS:
            raise Refused(
                f"you keep {MOST_UPLOADS} records already; delete one first",
                code="upload.too_many",
            )
        await connection.execute(
            insert(table).values(
                id=upload.id,
                user_id=user_id,
                title=upload.title,
                players=upload.players,
                content=packed,
                created=upload.created,
            )
        )
    shelf.put(upload.id, found)
    return upload


async def uploads_of(database: Database, user_id: str) -> list[Upload]:
    """What somebody has brought, the newest first."""
    table = schema.uploads.c
    wanted = (
        select(table.id, table.title, table.players, table.created)
        .where(table.user_id == user_id)
        .order_by(table.created.desc(), table.id)
    )
    async with database.read() as connection:
        found = (await connection.execute(wanted)).mappings().all()
    return [Upload(**row) for row in found]


async def upload_content(database: Database, upload_id: str) -> bytes:
    """The lines of an uploaded record, as they came."""
    table = schema.uploads.c
    async with database.read() as connection:
        packed = await connection.scalar(select(table.content).where(table.id == upload_id))
    if packed is None:
        raise no_such_upload(upload_id)
    return await beside(lambda: zlib.decompress(packed))


async def find_upload(database: Database, upload_id: str) -> tuple[Upload, Replay]:
    """An uploaded record, replayed."""
    table = schema.uploads.c
    wanted = select(table.id, table.title, table.players, table.created)
    async with database.read() as connection:
        result = await connection.execute(wanted.where(table.id == upload_id))
        row = result.mappings().first()
    if row is None:
        raise no_such_upload(upload_id)
    found = shelf.get(upload_id)
    if found is None:
        content = await upload_content(database, upload_id)
        found = await beside(lambda: checked_upload(content))
        shelf.put(upload_id, found)
    return Upload(**row), found


async def delete_upload(database: Database, user_id: str, upload_id: str) -> None:
    table = schema.uploads
    async with database.write() as connection:
        gone = await connection.execute(
            delete(table).where(table.c.id == upload_id, table.c.user_id == user_id)
        )
    if gone.rowcount == 0:
        raise no_such_upload(upload_id)


def no_such_upload(upload_id: str) -> Refused:
    return Refused(f"there is no record {upload_id!r}", code="upload.unknown", status=404)
