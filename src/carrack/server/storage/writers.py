"""The short way into the database for what is stored most: rows that only move a game on.

The general way builds a statement for each set of columns and asks the database several times for
each transaction. Here the statements are known beforehand: a thread with a connection of its own
writes SQLite, and both databases take all rows of a transaction in one statement.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import islice
from typing import Any, Protocol

from carrack.server.errors import Conflict, Unavailable
from carrack.server.storage.database import (
    ANSWER_SECONDS,
    BUSY_SECONDS,
    Database,
    first_line,
    prepare_sqlite,
    written,
)
from carrack.server.tables.rows import Entry, Row

JOURNAL = "table_id, seq, kind, seat, body, fingerprint, time, user_id, message, clocks"
CHANNEL = "carrack"  # on which processes tell each other what changed
TABLES_IN_A_WORD = 200  # PostgreSQL takes 8,000 bytes, and an id has 32 at most
CHANGED = ("acting", "wakes")  # all that a plain row changes beside itself

Values = list[Any]


class Writer(Protocol):
    """Stores plain rows in one transaction; when it returns, they are on the disk."""

    async def store(self, entries: Sequence[Entry]) -> None:
        """Conflict: a place is taken, and nothing is stored; Unavailable: who knows."""

    async def close(self) -> None: ...


def is_plain(entry: Entry) -> bool:
    """Whether the row only moves its game on: nobody sits down, nothing ends."""
    ends = entry.finish is not None or entry.chapter is not None
    seats = entry.seats or entry.count is not None
    return not ends and not seats and entry.table.keys() == {*CHANGED}


def writer_for(database: Database, process: str) -> Writer:
    return SqliteWriter(database) if database.is_sqlite else PostgresWriter(database, process)


def as_json(value: Any) -> str | None:
    return None if value is None else written(value)


def row_values(row: Row) -> Values:
    """The values of a row, in the order of the columns that JOURNAL names."""
    return [
        row.table_id,
        row.seq,
        row.kind,
        row.seat,
        as_json(row.body),
        row.fingerprint,
        row.time,
        row.user_id,
        row.message,
        as_json(row.clocks),
    ]


def table_values(entries: Sequence[Entry]) -> list[Values]:
    """What holds for each table after its last row: id, acting, wakes, seq, changed. In the order
    of the ids, so that two processes never wait for each other.
    """
    last = {entry.row.table_id: entry for entry in entries}
    return [
        [table_id, entry.table["acting"], entry.table["wakes"], entry.row.seq, entry.row.time]
        for table_id, entry in sorted(last.items())
    ]


def words_about(process: str, table_ids: Collection[str]) -> list[str]:
    """What the other processes are told of tables that have changed.

    >>> words_about("x7k2", ["q9f3", "p2m4"])
    ['table x7k2 q9f3 p2m4']
    """
    rest = iter(table_ids)
    words = []
    while some := list(islice(rest, TABLES_IN_A_WORD)):
        words.append(" ".join(["table", process, *some]))
    return words


# ---- SQLite ----

# All rows of a transaction are one statement, and the statement is the transaction: from each call
# into SQLite the thread comes back only when the busy tables let it.
LAID_DOWN = ", ".join(f"new.{name}" for name in JOURNAL.split(", "))
PREPARED = f"""
PRAGMA temp_store = MEMORY;
CREATE TEMP VIEW moves ({JOURNAL}, acting, wakes) AS SELECT {", ".join(["NULL"] * 12)};
CREATE TEMP TRIGGER moves_on INSTEAD OF INSERT ON moves BEGIN
    INSERT INTO journal ({JOURNAL}) VALUES ({LAID_DOWN});
    UPDATE tables SET acting = new.acting, wakes = new.wakes, seq = new.seq, changed = new.time
    WHERE id = new.table_id;
END;
"""
COLUMNS = ", ".join(f"json_extract(value, '$[{number}]')" for number in range(12))
MOVES = f"INSERT INTO moves SELECT {COLUMNS} FROM json_each(?)"


class SqliteWriter:
    """Writes with one hand; one that does not come back in time is given up for another."""

    def __init__(self, database: Database) -> None:
        self.path = str(database.engine.url.database)
        self.hand = Hand(self.path)

    async def store(self, entries: Sequence[Entry]) -> None:
        rows = written([[*row_values(one.row), *map(one.table.get, CHANGED)] for one in entries])
        hand, loop = self.hand, asyncio.get_running_loop()
        try:
            await loop.run_in_executor(hand.thread, hand.write, rows)
        except asyncio.CancelledError:
            hand.retire()
            self.hand = Hand(self.path)
            raise

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.hand.thread, self.hand.let_go)
        self.hand.retire()


class Hand:
    """One thread, which alone touches its connection."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.thread = ThreadPoolExecutor(1, "journal")
        self.connection: sqlite3.Connection | None = None

    def retire(self) -> None:
        """Nothing new is begun; what is under way may still be stored."""
        self.thread.shutdown(wait=False, cancel_futures=True)

    def write(self, rows: str) -> None:
        """All of it, or nothing."""
        try:
            (self.connection or self.connected()).execute(MOVES, (rows,))
        except sqlite3.IntegrityError as error:
            raise Conflict from error
        except sqlite3.Error as error:
            self.let_go()
            raise Unavailable(f"the database cannot be written: {first_line(error)}") from error

    def connected(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        prepare_sqlite(connection, None)
        connection.executescript(PREPARED)
        self.connection = connection
        return connection

    def let_go(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(sqlite3.Error):
                connection.close()


# ---- PostgreSQL ----

# The statement is always the same, so it is planned once; rows are found by their keys, for nobody
# has counted yet how large the tables are when a server is new.
PLANNED = {
    "plan_cache_mode": "force_generic_plan",
    "enable_seqscan": "off",
    "enable_hashjoin": "off",
    "enable_mergejoin": "off",
}

# Rows, tables and the word to the other processes: one statement is one transaction.
MOVE_ON = f"""
WITH stored AS (
    INSERT INTO journal ({JOURNAL})
    SELECT table_id, seq, kind, seat, body::json, fingerprint, time, user_id, message, clocks::json
    FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[],
                $7::bigint[], $8::text[], $9::text[], $10::text[]) AS row ({JOURNAL})
), changed AS (
    UPDATE tables SET acting = now.acting, wakes = now.wakes, seq = now.seq, changed = now.changed
    FROM unnest($11::text[], $12::text[], $13::bigint[], $14::int[], $15::bigint[])
        AS now (id, acting, wakes, seq, changed)
    WHERE tables.id = now.id
)
SELECT pg_notify($16, word) FROM unnest($17::text[]) AS word
"""


class PostgresWriter:
    """A connection of its own, on which nothing has to be begun or ended."""

    def __init__(self, database: Database, process: str) -> None:
        self.url = database.url.replace("postgresql+asyncpg://", "postgresql://")
        self.process = process
        self.connection: Any = None

    async def store(self, entries: Sequence[Entry]) -> None:
        import asyncpg

        tables = table_values(entries)
        words = words_about(self.process, [table_id for table_id, *_ in tables])
        columns = [*zip(*(row_values(entry.row) for entry in entries), strict=True)]
        columns += zip(*tables, strict=True)
        try:
            connection = await self.connected()
            await connection.fetch(MOVE_ON, *columns, CHANNEL, words)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict from error
        except (asyncpg.DataError, ValueError):
            raise  # the connection is well; it is about a value
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            self.let_go()
            raise Unavailable(f"the database cannot be written: {first_line(error)}") from error
        except BaseException:
            self.let_go()  # nobody knows in which state it is
            raise

    async def connected(self) -> Any:
        import asyncpg

        if self.connection is None or self.connection.is_closed():
            self.connection = await asyncpg.connect(
                self.url,
                timeout=ANSWER_SECONDS,
                command_timeout=ANSWER_SECONDS,
                server_settings=PLANNED,
            )
        return self.connection

    async def close(self) -> None:
        self.let_go()

    def let_go(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.terminate()
