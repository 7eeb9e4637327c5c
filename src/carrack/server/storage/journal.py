"""The journal: what happened at the tables, stored before anybody hears of it.

All tables share one writer. It takes whatever waits and stores it in one transaction, so that many
tables share one flush to the disk; rows that belong together are stored together or not at all. The
key (table, seq) makes a second writer impossible: whoever comes second gets a Conflict, reads what
the other wrote, and thinks again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any

import structlog
from sqlalchemy import bindparam, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.server.beside import retrieved
from carrack.server.campaigns import chapters
from carrack.server.errors import Conflict, Unavailable
from carrack.server.operate.observing import Metrics
from carrack.server.ratings import ratings
from carrack.server.storage import schema
from carrack.server.storage.database import Database
from carrack.server.storage.writers import CHANNEL, is_plain, words_about, writer_for
from carrack.server.tables.rows import Entry, Row

PATIENCE = 20.0  # seconds for one transaction; then the next ones get their chance
MOST_AT_ONCE = 200  # groups of rows in one transaction

log = structlog.get_logger()


Group = tuple[Entry, ...]  # stored together or not at all


class Unstorable(Unavailable):
    """The database answers, but it will not take this row."""


class Journal:
    """Appends rows for all tables of this process."""

    def __init__(self, database: Database, process: str, metrics: Metrics) -> None:
        self.database = database
        self.process = process
        self.metrics = metrics
        self.writer = writer_for(database, process)
        self.waiting: list[tuple[Group, asyncio.Future[None]]] = []
        self.wanted = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.trouble = ""  # why the last rows could not be stored; empty when they were

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="journal")

    async def stop(self) -> None:
        """Store what waits, then stop."""
        if self.task is None:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self.waiting:
                    await asyncio.sleep(0.01)
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task
        self.task = None
        await self.writer.close()

    async def append(self, *group: Entry) -> None:
        """Return when the rows are stored, all of them. Conflict: a place is taken, and none of
        them is stored; Unavailable: who knows.
        """
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        stored.add_done_callback(retrieved)
        self.waiting.append((group, stored))
        self.wanted.set()
        await stored

    async def run(self) -> None:
        while True:
            await self.wanted.wait()
            batch = self.waiting[:MOST_AT_ONCE]
            plain = [one for one in batch if all(map(is_plain, one[0]))]
            rest = [one for one in batch if not all(map(is_plain, one[0]))]
            for part in (plain, rest):
                if part:
                    await self.store([group for group, _ in part], [future for _, future in part])
            del self.waiting[: len(batch)]
            if not self.waiting:
                self.wanted.clear()

    async def store(self, groups: list[Group], futures: list[asyncio.Future[None]]) -> None:
        """All in one transaction; if a group cannot be stored, each in its own."""
        outcome = await self.outcome([entry for group in groups for entry in group])
        if isinstance(outcome, (Conflict, Unstorable)) and len(groups) > 1:
            for group, future in zip(groups, futures, strict=True):
                settle(future, await self.outcome(list(group)))
            return
        for future in futures:
            settle(future, outcome)

    async def outcome(self, entries: list[Entry]) -> Exception | None:
        """How storing them went; what the database did not take is remembered until it takes
        something again.
        """
        found = await self.tried(entries)
        if not isinstance(found, (Conflict, Unstorable)):  # those are about the rows
            self.trouble = "" if found is None else str(found)
        return found

    async def tried(self, entries: list[Entry]) -> Exception | None:
        self.metrics.batch.observe(len(entries))
        try:
            with self.metrics.timed(self.metrics.commit_seconds):
                async with asyncio.timeout(PATIENCE):
                    await self.put_down(entries)
        except (IntegrityError, Conflict):
            return Conflict()
        except Unavailable as error:
            return error
        except TimeoutError:
            return Unavailable("the database does not answer")
        except Exception:  # whatever is wrong with a row, the writer goes on
            log.exception("journal.failed", rows=len(entries))
            return Unstorable("this cannot be stored")
        return None

    async def put_down(self, entries: list[Entry]) -> None:
        """Store entries in one transaction; the writer has a short way for plain ones."""
        if all(map(is_plain, entries)):
            await self.writer.store(entries)
            return
        async with self.database.write() as connection:
            await self.insert(connection, entries)

    async def insert(self, connection: AsyncConnection, entries: Sequence[Entry]) -> None:
        await connection.execute(insert(schema.journal), [vars(entry.row) for entry in entries])
        for statement, values in updates(entries):
            await connection.execute(statement, values)
        for entry in entries:
            await change_count(connection, entry)
        ended = [(entry.row, entry.finish) for entry in entries if entry.finish is not None]
        if ended:
            await ratings.store(connection, ended)
        for entry in entries:
            if entry.chapter is not None:
                await chapters.store(connection, entry.row, entry.chapter)
        if not self.database.is_sqlite:
            for word in words_about(self.process, {entry.row.table_id for entry in entries}):
                await notify(connection, word)

    async def rows(self, table_id: str, after: int = 0) -> list[Row]:
        """The rows of a table behind a number, in order."""
        table = schema.journal
        wanted = (
            select(table)
            .where(table.c.table_id == table_id, table.c.seq > after)
            .order_by(table.c.seq)
        )
        async with self.database.read() as connection:
            found = (await connection.execute(wanted)).mappings().all()
        return [Row(**row) for row in found]


def settle(future: asyncio.Future[None], outcome: Exception | None) -> None:
    if future.done():
        return  # whoever asked has gone; the row is stored all the same
    if outcome is None:
        future.set_result(None)
    else:
        future.set_exception(outcome)


def updates(entries: Sequence[Entry]) -> list[tuple[Any, list[dict[str, Any]]]]:
    """What changes beside the rows: one statement for each set of columns, whose order does not
    matter, since of several rows of one table only what holds after the last is written.
    """
    tables: dict[str, dict[str, Any]] = {}
    seats: dict[tuple[str, int], dict[str, Any]] = {}
    for entry in entries:
        table_id = entry.row.table_id
        columns = {**entry.table, "seq": entry.row.seq, "changed": entry.row.time}
        tables.setdefault(table_id, {}).update(columns)
        for seat, values in entry.seats.items():
            seats.setdefault((table_id, seat), {}).update(values)
    gathered: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for table_id, columns in tables.items():
        keyed = {"key_table": table_id, **columns}
        gathered.setdefault(("tables", *sorted(columns)), []).append(keyed)
    for (table_id, seat), values in seats.items():
        keyed = {"key_table": table_id, "key_seat": seat, **values}
        gathered.setdefault(("seats", *sorted(values)), []).append(keyed)
    return [(statement(names), rows) for names, rows in gathered.items()]


def statement(names: tuple[str, ...]) -> Any:
    if names[0] == "tables":
        return update(schema.tables).where(schema.tables.c.id == bindparam("key_table"))
    return update(schema.seats).where(
        schema.seats.c.table_id == bindparam("key_table"),
        schema.seats.c.seat == bindparam("key_seat"),
    )


async def change_count(connection: AsyncConnection, entry: Entry) -> None:
    """Where a table has more or fewer seats from this row on."""
    if entry.count is not None:
        seats = schema.seats.c
        beyond = delete(schema.seats).where(
            seats.table_id == entry.row.table_id, seats.seat >= entry.count
        )
        await connection.execute(beyond)
    if entry.added:
        await connection.execute(insert(schema.seats), entry.added)


async def notify(connection: AsyncConnection, payload: str) -> None:
    """Tell the other processes, once the transaction is committed."""
    await connection.execute(
        text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
    )
