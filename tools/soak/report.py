"""What the people were told, compared with the journal; and the figures of a run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import select, text

from carrack.kernel.errors import CarrackError
from carrack.server.settings import database_url
from carrack.server.storage import schema
from carrack.server.storage.database import Database
from carrack.server.tables import following, rows
from carrack.server.tables.facts import OPEN, Facts, Seat
from carrack.server.tables.rows import Row
from carrack.server.tables.table import Table
from carrack.server.wire.showing import view_of
from tools.soak.client import Asked, Stream

MUST_BE_ZERO = ("lost", "duplicated", "divergent", "stuck")
BY_PEOPLE = (rows.ACT, rows.UNDO, rows.PLAN)
SHOWN = 20  # of the sentences that say what is wrong

decode = msgspec.json.decode


@dataclass
class Played:
    """All that the people of a run know."""

    acknowledged: list[Asked]
    asked: list[Asked]
    streams: list[Stream]
    tables: list[str]


@dataclass
class Findings:
    """What is wrong, each as a sentence; nothing should be."""

    lost: list[str] = field(default_factory=list)
    duplicated: list[str] = field(default_factory=list)
    divergent: dict[str, str] = field(default_factory=dict)  # by table
    rows: int = 0
    row_bytes: int = 0  # of the database, with their share of all else
    timed_out: int = 0  # moves that a clock made

    @property
    def sentences(self) -> list[str]:
        diverged = [f"table {table}: {why}" for table, why in self.divergent.items()]
        return [*self.lost, *self.duplicated, *diverged]


# ---- the comparison ----


async def compare(database: str, played: Played) -> Findings:
    """Look for every acknowledged message in the journal, and replay every table."""
    opened = Database(database_url(database))
    try:
        stored = {table: await rows_of(opened, table) for table in played.tables}
        chats = [chat for table in played.tables for chat in await chats_of(opened, table)]
        found = Findings(rows=sum(map(len, stored.values())))
        found.row_bytes = await row_size_of(opened)
        found.timed_out = sum(
            row.body.get("by") == "clock" for rows in stored.values() for row in rows
        )
        look_for_messages(played, stored, chats, found)
        streams: dict[str, list[Stream]] = {}
        for stream in played.streams:
            streams.setdefault(stream.table, []).append(stream)
        for table_id, journaled in stored.items():
            table = await stored_table(opened, table_id)
            why = divergence(table, journaled, streams.get(table_id, []))
            if why:
                found.divergent[table_id] = why
    finally:
        await opened.close()
    return found


async def rows_of(database: Database, table: str) -> list[Row]:
    journal = schema.journal
    wanted = select(journal).where(journal.c.table_id == table).order_by(journal.c.seq)
    async with database.read() as connection:
        return [Row(**row) for row in (await connection.execute(wanted)).mappings()]


async def chats_of(database: Database, table: str) -> list[tuple[str, str]]:
    """The table and the sender's id of every line of chat."""
    columns = schema.chats.c
    wanted = select(columns.table_id, columns.message).where(columns.table_id == table)
    async with database.read() as connection:
        return [(row.table_id, row.message) for row in await connection.execute(wanted)]


async def row_size_of(database: Database) -> int:
    """Bytes of the database for a row of the journal, those of earlier runs among them."""
    journal = "pg_total_relation_size('journal')"
    pages = "(SELECT page_count FROM pragma_page_count) * (SELECT page_size FROM pragma_page_size)"
    size = pages if database.is_sqlite else journal
    async with database.read() as connection:
        wanted = text(f"SELECT {size} / NULLIF(count(*), 0) FROM journal")
        return int(await connection.scalar(wanted) or 0)


def look_for_messages(
    played: Played,
    stored: dict[str, list[Row]],
    chats: list[tuple[str, str]],
    found: Findings,
) -> None:
    """Acknowledged but not there is lost; there twice, or without anybody's wish, is too much."""
    journaled = [row for table in stored.values() for row in table]
    there = {(row.table_id, f"{row.seat}:{own_id(row)}") for row in journaled} | set(chats)
    for asked in played.acknowledged:
        if (asked.table, name_of(asked)) not in there:
            found.lost.append(f"{asked.kind} {asked.id} of table {asked.table} is lost")
    times = Counter((row.table_id, own_id(row)) for row in journaled if row.message)
    times.update(chats)
    for (table, message), count in times.items():
        if count > 1:
            found.duplicated.append(f"{message} of table {table} is there {count} times")
    wished = {(asked.table, asked.seat, asked.id) for asked in played.asked}
    for row in journaled:
        if is_a_persons(row) and (row.table_id, row.seat, own_id(row)) not in wished:
            found.duplicated.append(f"nobody asked for row {row.seq} of table {row.table_id}")


def name_of(asked: Asked) -> str:
    """How the database names a message: those of the journal stand behind their seat."""
    return asked.id if asked.kind == "chat" else f"{asked.seat}:{asked.id}"


def own_id(row: Row) -> str:
    return (row.message or "").partition(":")[2]


def is_a_persons(row: Row) -> bool:
    """Whether a person must have sent this row, rather than a bot, a plan or a clock."""
    if row.kind == rows.PLAN:
        return bool(row.body["actions"] or row.body["auto_pass"])  # the server forgets plans itself
    return row.kind in BY_PEOPLE and "by" not in row.body


async def stored_table(database: Database, table_id: str) -> Table:
    """The table before its first row."""
    async with database.read() as connection:
        tables = select(schema.tables).where(schema.tables.c.id == table_id)
        facts = (await connection.execute(tables)).mappings().one()
        seats = select(schema.seats).where(schema.seats.c.table_id == table_id)
        places = (await connection.execute(seats)).mappings().all()
    named = {name: facts[name] for name in Facts.__dataclass_fields__}
    kept = [{name: place[name] for name in Seat.__dataclass_fields__} for place in places]
    return Table(Facts(**named | {"status": OPEN}), [Seat(**place) for place in kept])


def divergence(table: Table, journaled: Sequence[Row], streams: Iterable[Stream]) -> str:
    """Where the journal, its fingerprints and what people were shown do not agree, if anywhere."""
    for stream in streams:
        if stream.faults:
            return f"the stream of seat {stream.seat}: {stream.faults[0]}"
    try:
        for row in journaled:
            told = follow(table, row)
            for stream in streams:
                if stream.seat in told:
                    check_stream(table, stream, *told[stream.seat])
        for stream in streams:
            check_end(table, stream)
    except (CarrackError, LookupError, TypeError, ValueError, AssertionError) as error:
        return str(error) or repr(error)
    return ""


class Diverged(CarrackError):
    """Two things that must be the same are not."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence, code="soak.divergent")


def follow(table: Table, row: Row) -> dict[int | None, tuple[int, list[Any]]]:
    """Replay one row; what each seat hears of it."""
    if row.seq != table.seq + 1:
        raise Diverged(f"row {row.seq} follows on row {table.seq}")
    state = following.follow(table, row)
    if state is None and row.fingerprint != table.fingerprint:
        raise Diverged(f"row {row.seq} changes the fingerprint but not the game")
    return table.take(row, state).parts


def check_stream(table: Table, stream: Stream, number: int, events: list[Any]) -> None:
    """A step, and the view behind it, must be what the seat was sent under this number."""
    sent = stream.steps.get(number)
    if sent is not None and decode(sent) != as_sent(events):
        raise Diverged(f"seat {stream.seat} was told something else as number {number}")
    seen = stream.seen.get(number)
    if seen is not None and decode(seen) != as_sent(view_of(table, stream.seat)):
        raise Diverged(f"seat {stream.seat} has another view of number {number}")


def check_end(table: Table, stream: Stream) -> None:
    if stream.number > table.numbers[stream.seat]:
        raise Diverged(
            f"seat {stream.seat} was told number {stream.number}, "
            f"the journal ends at {table.numbers[stream.seat]}"
        )


def as_sent(value: Any) -> Any:
    """A value as it looks at the other end of the wire."""
    return decode(msgspec.json.encode(value))


# ---- the figures ----


def percentile(values: Sequence[float], part: float) -> float:
    """
    >>> percentile([4.0, 1.0, 2.0, 3.0], 0.5)
    3.0
    """
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0


def milliseconds(seconds: float) -> float:
    return round(seconds * 1000, 1)


def is_good(figures: dict[str, Any]) -> bool:
    """Something was played, and nothing of it was lost, doubled or told differently."""
    return figures["actions"] > 0 and not any(figures[name] for name in MUST_BE_ZERO)


LINES = (
    ("tables", "tables"),
    ("people", "people"),
    ("seconds", "seconds"),
    ("games", "games"),
    ("actions", "actions acknowledged"),
    ("actions_per_s", "actions a second"),
    ("rows", "rows of the journal, with those of bots"),
    ("p50_ms", "latency, half of them (ms)"),
    ("p99_ms", "latency, 99 of 100 (ms)"),
    ("later_p50_ms", "the same in the second half: median"),
    ("later_p99_ms", "the same in the second half: 99 of 100"),
    ("shown_p50_ms", "until an action is seen, too: median"),
    ("shown_p99_ms", "until an action is seen, too: 99 of 100"),
    ("cpu_share", "processor cores used by the server"),
    ("cpu_ms_per_action", "processor time for each action (ms)"),
    ("times", "times that trouble came"),
    ("down_s", "seconds without a server"),
    ("longest_away_s", "longest that anybody was away (s)"),
    ("reconnects", "reconnects"),
    ("resent", "messages sent again"),
    ("lost", "lost"),
    ("duplicated", "duplicated"),
    ("divergent", "divergent tables"),
    ("stuck", "stuck tables"),
    ("timed_out", "moves that a clock made"),
)


def shown(figures: dict[str, Any]) -> str:
    """The figures of one run for people."""
    lines = [f"{words:<42}{figures[name]:>10}" for name, words in LINES]
    lines += [f"! {sentence}" for sentence in figures["wrong"]]
    return "\n".join(lines)


def shown_troubles(runs: Sequence[dict[str, Any]]) -> str:
    """One run with each trouble, as a table."""
    head = (
        "trouble",
        "times",
        "actions",
        "p50 ms",
        "p99 ms",
        "away s",
        "lost",
        "doubled",
        "diverged",
    )
    names = ("trouble", "times", "actions", "p50_ms", "p99_ms", "longest_away_s", *MUST_BE_ZERO[:3])
    lines = ["".join(f"{word:>11}" for word in head)]
    lines += ["".join(f"{run[name]:>11}" for name in names) for run in runs]
    return "\n".join(lines)


def shown_knee(runs: Sequence[dict[str, Any]]) -> str:
    """Several runs as a table: how latency grows with the number of tables."""
    lines = [f"{'tables':>7}{'actions/s':>11}{'p50 ms':>9}{'p99 ms':>9}{'cores':>8}"]
    for run in runs:
        lines.append(
            f"{run['tables']:>7}{run['actions_per_s']:>11}{run['p50_ms']:>9}{run['p99_ms']:>9}"
            f"{run['cpu_share']:>8}"
        )
    return "\n".join(lines)
