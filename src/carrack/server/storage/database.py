"""The database: one file by default, PostgreSQL where its URL is given."""

from __future__ import annotations

import asyncio
import secrets as luck
import sys
import time
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import event, func, insert, make_url, select
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from carrack.server.errors import Unavailable
from carrack.server.storage import schema

ANSWER_SECONDS = 15.0  # for PostgreSQL to answer; a connection that swallows everything is dropped
BUSY_SECONDS = 10.0  # how long a writer waits for another process that has the file locked
DAY_NS = 86_400_000_000_000
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else


class Clock:
    """Milliseconds since 1970, which go on evenly while somebody sets the machine's clock: nobody's
    time runs out by that, and nobody waits for an hour to come again. What was wrong by more than a
    day is set right. (Where a clock that counts sleep is missing, it is the machine's own.)
    """

    def __init__(self) -> None:
        self.start = time.time_ns() - steady()

    def __call__(self) -> int:
        told = time.time_ns()
        even = self.start + steady()
        if abs(told - even) > DAY_NS:
            self.start += told - even
            even = told
        return even // 1_000_000


def steady() -> int:
    """Nanoseconds since whenever."""
    if sys.platform == "linux":
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    return time.time_ns()


now = Clock()


def new_id(length: int = 12) -> str:
    """A fresh id that nobody can guess: 12 signs are 59 bits."""
    return "".join(luck.choice(ALPHABET) for _ in range(length))


def new_key() -> str:
    """What a link carries for whoever may come by it."""
    return luck.token_urlsafe(16)


class Database:
    """The engine with what differs between the two kinds of database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        self.engine = create(url)
        self.turns: dict[str, asyncio.Lock] = {}

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection for questions."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (DBAPIError, OSError, TimeoutError, PoolTimeout) as error:
            raise Unavailable(f"the database cannot be read: {first_line(error)}") from error

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: committed at the end, undone by any error."""
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise  # the caller knows which key it was about
        except (DBAPIError, OSError, TimeoutError, PoolTimeout) as error:
            raise Unavailable(f"the database cannot be written: {first_line(error)}") from error

    @asynccontextmanager
    async def one_at_a_time(self, name: str) -> AsyncIterator[None]:
        """What is done inside is done once at a time, over all processes; a process that is gone
        holds nobody up.
        """
        async with self.turns.setdefault(name, asyncio.Lock()):
            if self.is_sqlite:  # for one process
                yield
                return
            async with self.read() as connection:
                number = zlib.crc32(name.encode())
                await connection.execute(select(func.pg_advisory_xact_lock(number)))
                yield

    async def secret(self, name: str, made: str) -> str:
        """A key that all processes share: as stored, else stored now as `made`."""
        table = schema.secrets
        for _ in range(2):
            async with self.read() as connection:
                value = await connection.scalar(select(table.c.value).where(table.c.name == name))
            if value is not None:
                return str(value)
            try:
                async with self.write() as connection:
                    await connection.execute(insert(table).values(name=name, value=made))
            except IntegrityError:
                continue  # another process was faster
        return made

    async def close(self) -> None:
        await self.engine.dispose()


def first_line(error: BaseException) -> str:
    """What went wrong, without statements and values: those may hold secrets."""
    origin = getattr(error, "orig", None) or error
    return (str(origin).splitlines() or [type(origin).__name__])[0][:200]


def create(url: str) -> AsyncEngine:
    json: dict[str, Any] = {"json_serializer": written, "json_deserializer": msgspec.json.decode}
    if not url.startswith("sqlite"):
        return create_postgres(url, **json)
    engine = create_async_engine(url, connect_args={"timeout": BUSY_SECONDS}, **json)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def create_postgres(url: str, **more: Any) -> AsyncEngine:
    """PostgreSQL's own word for encryption in a URL is `sslmode`; the driver has another."""
    address = make_url(url)
    mode = address.query.get("sslmode")
    arguments: dict[str, Any] = {"command_timeout": ANSWER_SECONDS, "timeout": ANSWER_SECONDS}
    if mode is not None:
        arguments["ssl"] = mode
    return create_async_engine(
        address.difference_update_query(["sslmode"]),
        connect_args=arguments,
        pool_size=10,
        max_overflow=10,
        pool_pre_ping=True,
        **more,
    )


def written(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def prepare_sqlite(connection: Any, _: object) -> None:
    """Readers do not wait for the writer; a commit is on the disk before it returns."""
    try:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()
    except BaseException:
        connection.close()  # else its thread waits for ever
        raise
