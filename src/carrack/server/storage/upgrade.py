"""The shape of the database: brought up to date before anything else uses it."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.kernel.errors import CarrackError, shown
from carrack.server.settings import database_url
from carrack.server.storage.database import Database, first_line

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop

FOLDER = Path(__file__).with_name("migrations")
LOCK = 5_227_722_225  # any number, as long as no other program on the database takes the same
FILE_TRIES = 100
FILE_TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
VERSION_TABLE = "alembic_version"
NOT_SQLITE = ("not a database", "malformed", "unsupported file format", "encrypted")

# Alembic keeps the step that runs in a global variable: one at a time in each process.
waiting: WeakKeyDictionary[AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


async def upgrade(database: Database) -> None:
    """Bring the database to the newest shape: all steps or none, by one process at a time."""
    async with clearly(database):
        await look_at_file(database)
        async with database.engine.connect() as connection:
            if await at_head(connection):
                return
        async with alone(database) as connection:
            await connection.run_sync(migrate, "head")


async def look_at_file(database: Database) -> None:
    """See that a SQLite file is a database of ours before the driver opens it.

    The driver would change the mode of a stranger's file, and its thread outlives an error.
    """
    file = make_url(database.url).database if database.is_sqlite else None
    for _ in range(FILE_TRIES if file else 0):
        try:
            with closing(sqlite3.connect(str(file))) as connection:
                check_ours(name for (name,) in connection.execute(FILE_TABLES))
                connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            # A new file turns to WAL once; SQLite refuses whoever tries in the same moment.
            if "locked" not in str(error):
                raise
            await asyncio.sleep(0.05)


async def at_head(connection: AsyncConnection) -> bool:
    """Whether the database has exactly the shape this version expects."""
    return await connection.run_sync(stored_revision) == head()


async def check_shape(database: Database) -> None:
    """The database must have today's shape. Only a server changes it: an old one may be running."""
    async with clearly(database):
        await look_at_file(database)
        async with database.engine.connect() as connection:
            stored = await connection.run_sync(stored_revision)
    if stored is None:
        raise never_used()
    check_known(stored)
    if stored != head():
        raise CarrackError(
            f"the database has the older shape {stored!r}; start the server of this version once",
            code="database.older",
        )


@asynccontextmanager
async def alone(database: Database) -> AsyncIterator[AsyncConnection]:
    """One transaction that no other process can change the shape beside; committed at the end."""
    lock = waiting.setdefault(asyncio.get_running_loop(), asyncio.Lock())
    async with lock, database.engine.connect() as connection:
        if database.is_sqlite:
            async with alone_in_file(connection):
                yield connection
        else:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            yield connection
            await connection.commit()


@asynccontextmanager
async def alone_in_file(connection: AsyncConnection) -> AsyncIterator[None]:
    """Foreign keys are off, so that a table can be replaced, and looked through at the end."""
    await connection.execute(text("PRAGMA foreign_keys=OFF"))
    try:
        await connection.execute(text("BEGIN IMMEDIATE"))
        yield
        broken = (await connection.execute(text("PRAGMA foreign_key_check"))).first()
        if broken is not None:
            raise CarrackError(
                f"a row of {broken[0]} points to a row of {broken[2]} that is not there",
                code="database.damaged",
            )
        await connection.commit()
    finally:
        await connection.rollback()
        await connection.execute(text("PRAGMA foreign_keys=ON"))


def migrate(connection: Connection, to: str) -> None:
    """Walk the steps up to a revision, or say why this database cannot."""
    check_ours(inspect(connection).get_table_names())
    stored = stored_revision(connection)
    if stored is not None:
        check_known(stored)
    config = settings()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def stored_revision(connection: Connection) -> str | None:
    """The revision that the database says it has; None for one that was never used."""
    found = MigrationContext.configure(connection).get_current_heads()
    return found[0] if found else None


def check_known(stored: str) -> None:
    if stored not in revisions():
        raise CarrackError(
            f"the database has the shape {shown(stored)}, this version of Carrack knows "
            f"{head()!r} at most: it was used by a newer one",
            code="database.newer",
        )


def never_used() -> CarrackError:
    return CarrackError("the database is empty: it was never used", code="database.missing")


def check_ours(tables: Iterable[str]) -> None:
    """A database without our mark is a new one, or somebody else's."""
    names = sorted(tables)
    if names and VERSION_TABLE not in names:
        raise CarrackError(
            f"the database belongs to another program: it holds {shown(names[0])}; "
            "give Carrack an empty one",
            code="database.foreign",
        )


# ---- the steps ----


def settings() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


@cache
def steps(folder: Path) -> ScriptDirectory:
    return ScriptDirectory(str(folder))


def head() -> str:
    """The newest revision."""
    newest = steps(FOLDER).get_current_head()
    assert newest is not None
    return newest


def revisions() -> list[str]:
    """All revisions, the newest first."""
    return [step.revision for step in steps(FOLDER).walk_revisions()]


# ---- what can go wrong ----


def opened(name: str, *, must_exist: bool = False) -> Database:
    """The database of this name or URL. Nothing is read yet, but a missing file is noticed."""
    url = database_url(name)
    try:
        file = make_url(url).database if url.startswith("sqlite") else None
        database = Database(url)
    except (ArgumentError, ValueError):
        raise CarrackError(
            "the URL of the database cannot be read; it has the form "
            "postgresql://user:password@host:5432/name",
            code="setting.database",
        ) from None
    if must_exist and file and not Path(file).exists():
        raise CarrackError(f"there is no database {file!r}", code="database.missing")
    return database


@asynccontextmanager
async def clearly(database: Database) -> AsyncIterator[None]:
    """Say in one sentence what is wrong with a database, without its password."""
    try:
        yield
    except (DBAPIError, sqlite3.Error, OSError, TypeError) as error:  # TypeError: a strange URL
        why = first_line(error)
        where = make_url(database.url)
        if database.is_sqlite and any(words in why for words in NOT_SQLITE):
            raise CarrackError(
                f"{where.database!r} is not a database, or it is damaged: {why}",
                code="database.damaged",
            ) from error
        name = where.database if database.is_sqlite else f"{where.host or ''}/{where.database}"
        raise CarrackError(
            f"the database {name!r} cannot be used: {why}", code="database.unreachable"
        ) from error


# ---- for whoever changes schema.py ----


def write_step(message: str) -> Path:
    """Compare schema.py with the steps so far, and write what differs as the next step."""

    async def write(file: str) -> Path:
        database = Database(f"sqlite+aiosqlite:///{file}")
        await upgrade(database)
        async with database.engine.connect() as connection:
            path = await connection.run_sync(compared, message)
        await database.close()
        return path

    with TemporaryDirectory() as folder:
        return asyncio.run(write(f"{folder}/steps.sqlite"))


def compared(connection: Connection, message: str) -> Path:
    config = settings()
    config.attributes["connection"] = connection
    number = f"{int(head()) + 1:04}"
    slug = re.sub(r"\W+", "_", message.lower()).strip("_")
    config.set_main_option("file_template", f"{number}_{slug[:40]}")
    written = command.revision(config, message, autogenerate=True, rev_id=number)
    assert written is not None
    assert not isinstance(written, list)
    steps.cache_clear()
    return Path(written.path)


if __name__ == "__main__":
    print(write_step(" ".join(sys.argv[1:])))
