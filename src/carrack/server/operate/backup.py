"""Backups: one file with everything, the same for both kinds of database.

The file is a zip: for each table of the database a part with one JSON object a line, and
`carrack.json` with the number of rows and the SHA-256 of each part. It is copied in one
transaction, so that it shows one moment, however busy the server is meanwhile. A database is
loaded at the revision the backup was made at and then upgraded, as if it had been there all along.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import os
import tempfile
import zipfile
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import islice
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import JSON, LargeBinary, MetaData, Table, func, insert, inspect, select, text
from sqlalchemy.exc import InternalError, OperationalError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection

import carrack
from carrack.kernel.errors import CarrackError, shown
from carrack.server.storage.database import Database, first_line, now
from carrack.server.storage.upgrade import (
    VERSION_TABLE,
    alone,
    clearly,
    head,
    look_at_file,
    migrate,
    never_used,
    revisions,
    stored_revision,
)

FORMAT = "carrack backup"
VERSION = 1
HEADER = "carrack.json"
LONGEST_HEADER = 1_000_000  # bytes
AT_ONCE = 500  # rows
PIECE = 1 << 20  # bytes that are looked through at once
NOT_A_ZIP = (zipfile.BadZipFile, zlib.error, EOFError, KeyError, NotImplementedError, RuntimeError)


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """The rows of one table of the database, in a backup."""

    rows: int
    sha256: str


class Header(msgspec.Struct):
    """What a backup says about itself."""

    format: str
    version: int
    carrack: str  # the version of the program that wrote it
    revision: str  # the shape of the database
    created: int
    tables: dict[str, Part]


# ---- writing ----


async def backup(database: Database, file: Path, *, force: bool = False) -> Header:
    """Copy the whole database as it is at this moment; the server may go on working."""
    check_free(file, force)
    async with clearly(database):
        await look_at_file(database)
        async with snapshot(database) as connection:
            with new_file(file, force) as target:
                return await copy(connection, target)


def check_free(file: Path, force: bool) -> None:
    if file.exists() and not force:
        raise CarrackError(
            f"{str(file)!r} exists already; --force replaces it", code="backup.exists"
        )


@asynccontextmanager
async def snapshot(database: Database) -> AsyncIterator[AsyncConnection]:
    """A connection that sees one moment only."""
    async with database.engine.connect() as connection:
        if database.is_sqlite:
            await connection.execute(text("BEGIN"))
        else:
            await connection.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        yield connection


@contextmanager
def new_file(file: Path, force: bool) -> Iterator[IO[bytes]]:
    """A file that appears under its name when it is complete and on the disk; for us alone."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", suffix=".part", dir=file.parent)
        try:
            with os.fdopen(handle, "w+b") as target:
                yield target
                target.flush()
                os.fsync(target.fileno())
            check_free(file, force)
            os.replace(name, file)
            settle(file.parent)
        finally:
            Path(name).unlink(missing_ok=True)
    except OSError as error:
        raise CarrackError(
            f"{str(file)!r} cannot be written: {error.strerror or error}", code="backup.unwritable"
        ) from error


def settle(folder: Path) -> None:
    """The new name, too, is on the disk; where a folder cannot be flushed, the system does it."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


async def copy(connection: AsyncConnection, target: IO[bytes]) -> Header:
    revision = await connection.run_sync(stored_revision)
    if revision is None:
        raise never_used()
    tables = await stored_tables(connection)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        parts = {table.name: await copy_table(connection, archive, table) for table in tables}
        header = Header(FORMAT, VERSION, carrack.__version__, revision, now(), parts)
        archive.writestr(HEADER, msgspec.json.format(msgspec.json.encode(header)))
    return header


async def stored_tables(connection: AsyncConnection) -> list[Table]:
    """The tables as they are in the database, which may be older than this program.

    A table comes behind those its rows point to.
    """
    metadata = MetaData()
    await connection.run_sync(metadata.reflect)
    for table in metadata.tables.values():
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type = JSON(none_as_null=True)
    return [table for table in metadata.sorted_tables if table.name != VERSION_TABLE]


async def copy_table(connection: AsyncConnection, archive: zipfile.ZipFile, table: Table) -> Part:
    wanted = select(table).order_by(*table.primary_key.columns)
    found = await connection.stream(wanted, execution_options={"yield_per": AT_ONCE})
    count, digest = 0, hashlib.sha256()
    with archive.open(part_name(table.name), "w", force_zip64=True) as part:
        async for rows in found.mappings().partitions():
            lines = msgspec.json.Encoder().encode_lines([dict(row) for row in rows])
            part.write(lines)
            digest.update(lines)
            count += len(rows)
    return Part(count, digest.hexdigest())


def part_name(table: str) -> str:
    return f"{table}.jsonl"


# ---- reading ----


async def restore(database: Database, file: Path) -> Header:
    """Fill an empty database from a backup: all of it, or nothing."""
    header = checked(file)
    with zipfile.ZipFile(file) as archive:
        async with clearly(database):
            await look_at_file(database)
            async with alone(database) as connection:
                await check_empty(connection)
                await connection.run_sync(migrate, header.revision)
                await load(connection, archive, header)
                await connection.run_sync(migrate, "head")
    return header


def damaged(sentence: str) -> CarrackError:
    return CarrackError(sentence, code="backup.damaged")


def checked(file: Path) -> Header:
    """The header, once everything in the file is what the header says. No database is needed."""
    try:
        with zipfile.ZipFile(file) as archive:
            header = read_header(archive)
            check_parts(archive, header)
    except NOT_A_ZIP as error:
        raise damaged(f"{str(file)!r} is not a backup, or it is cut off or damaged") from error
    except OSError as error:
        raise CarrackError(
            f"{str(file)!r} cannot be read: {error.strerror or error}", code="backup.unreadable"
        ) from error
    return header


def check_parts(archive: zipfile.ZipFile, header: Header) -> None:
    names = sorted(info.filename for info in archive.infolist())
    if names != sorted([HEADER, *map(part_name, header.tables)]):
        raise damaged("the parts of the backup are not those its header names")
    for name, part in header.tables.items():
        if part != summed(archive, name):
            raise damaged(f"the part {part_name(name)} of the backup was changed or is damaged")


def read_header(archive: zipfile.ZipFile) -> Header:
    with archive.open(HEADER) as part:
        content = part.read(LONGEST_HEADER)
    try:
        header = msgspec.json.decode(content, type=Header)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise damaged(f"the header of the backup cannot be read: {error}") from error
    if header.format != FORMAT:
        raise damaged(f"the file is {shown(header.format)}, expected is {FORMAT!r}")
    if header.version != VERSION:
        raise CarrackError(
            f"the backup was made by Carrack {header.carrack} in version {header.version} of the "
            f"format; this is Carrack {carrack.__version__}, which reads version {VERSION}",
            code="backup.newer",
        )
    if header.revision not in revisions():
        raise CarrackError(
            f"the backup was made by Carrack {header.carrack} with the shape "
            f"{shown(header.revision)}; this is Carrack {carrack.__version__}, which knows "
            f"{head()!r} at most",
            code="backup.newer",
        )
    return header


def summed(archive: zipfile.ZipFile, name: str) -> Part:
    count, digest = 0, hashlib.sha256()
    with archive.open(part_name(name)) as part:
        while piece := part.read(PIECE):
            count += piece.count(b"\n")
            digest.update(piece)
    return Part(count, digest.hexdigest())


async def check_empty(connection: AsyncConnection) -> None:
    names = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    if names:
        raise CarrackError(
            f"the database is not empty, it holds {shown(sorted(names)[0])}; "
            "a backup is restored into an empty one only",
            code="restore.not_empty",
        )


async def load(connection: AsyncConnection, archive: zipfile.ZipFile, header: Header) -> None:
    tables = await stored_tables(connection)
    if {table.name for table in tables} != set(header.tables):
        raise damaged(f"the backup has other tables than the shape {header.revision!r}")
    for table in tables:
        try:
            await load_table(connection, archive, table)
        except (OperationalError, InternalError):
            raise  # the database's own trouble, as a full disk
        except StatementError as error:
            raise damaged(
                f"the database does not take {part_name(table.name)}: {first_line(error)}"
            ) from error
        stored = await connection.scalar(select(func.count()).select_from(table))
        if stored != header.tables[table.name].rows:
            raise damaged(f"{stored} rows of {part_name(table.name)} were stored, not all")
        if connection.dialect.name == "postgresql":
            await count_on(connection, table)


async def load_table(connection: AsyncConnection, archive: zipfile.ZipFile, table: Table) -> None:
    with archive.open(part_name(table.name)) as part:
        lines = enumerate(part, start=1)
        while batch := list(islice(lines, AT_ONCE)):
            rows = [row_of(table, number, line) for number, line in batch]
            await connection.execute(insert(table), rows)


def row_of(table: Table, number: int, line: bytes) -> dict[str, Any]:
    """A line as a row, with exactly the columns the table has."""
    try:
        row = msgspec.json.decode(line, type=dict[str, Any])
        if set(row) != set(table.columns.keys()):
            raise ValueError(f"the columns are {shown(sorted(row))}")
        for column in table.columns:
            if isinstance(column.type, LargeBinary) and row[column.name] is not None:
                row[column.name] = base64.b64decode(row[column.name], validate=True)
    except (msgspec.MsgspecError, ValueError, TypeError, binascii.Error) as error:
        raise damaged(f"{part_name(table.name)}, line {number}: {error}") from error
    return row


async def count_on(connection: AsyncConnection, table: Table) -> None:
    """PostgreSQL numbers new rows from behind those that were loaded."""
    for column in table.primary_key.columns:
        sequence = await connection.scalar(
            select(func.pg_get_serial_sequence(table.name, column.name))
        )
        last = await connection.scalar(select(func.max(column))) if sequence else None
        if last is not None:
            await connection.execute(select(func.setval(sequence, last)))
