"""The database of version 0.5.2, as its own program left it, goes on being played with this one:
the file itself, and its rows in a PostgreSQL of that time.
"""

from __future__ import annotations

import json
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Integer,
    MetaData,
    Table,
    make_url,
    null,
    select,
    text,
)

from carrack.server.storage import schema
from carrack.server.storage.database import Database
from carrack.server.storage.upgrade import VERSION_TABLE, alone, migrate, opened, upgrade

from .tables import AtTable, house_of, in_a_loop

FIXTURE = Path(__file__).parents[1] / "fixtures" / "server-0.5.2.sql"
SHAPE = "0006"  # of a database of that version
RUNNING, OVER = "2s5hh39y2y87", "cd6urxesxkhn"
FINGERPRINT = "581de1a01b4250a9958aa9979ed98ea6"  # of the running table, as 0.5.2 stored it


async def laid_out(url: str, *more: tuple[str, tuple[Any, ...]]) -> None:
    database: Database = opened(url)
    try:
        with closing(sqlite3.connect(":memory:")) as then:
            then.executescript(FIXTURE.read_text())
            for statement, values in more:
                then.execute(statement, values)
            then.commit()
            if database.is_sqlite:
                with closing(sqlite3.connect(make_url(database.url).database or "")) as file:
                    then.backup(file)
            else:
                async with alone(database) as connection:
                    await connection.run_sync(migrate, SHAPE)
                    await connection.run_sync(fill, then)
        await upgrade(database)
    finally:
        await database.close()


def fill(connection: Connection, then: sqlite3.Connection) -> None:
    """All rows, table by table; numbers that are given to rows go on where they were."""
    then.row_factory = sqlite3.Row
    shape = MetaData()
    shape.reflect(connection)
    for table in shape.sorted_tables:
        if table.name == VERSION_TABLE:
            continue
        for row in then.execute(f'SELECT * FROM "{table.name}"'):
            values = {column.name: as_kept(column, row[column.name]) for column in table.columns}
            connection.execute(table.insert().values(values))
        count_on(connection, table)


def as_kept(column: Column[Any], value: Any) -> Any:
    """SQLite has no truth and no JSON of its own."""
    if value is None:
        return null()
    if isinstance(column.type, Boolean):
        return bool(value)
    if isinstance(column.type, JSON):
        found = json.loads(value)
        return JSON.NULL if found is None else found
    return value


def count_on(connection: Connection, table: Table) -> None:
    if "id" in table.columns and isinstance(table.columns["id"].type, Integer):
        numbers = f"pg_get_serial_sequence('{table.name}', 'id')"
        last = f"(SELECT coalesce(max(id), 0) + 1 FROM {table.name})"
        connection.execute(text(f"SELECT setval({numbers}, {last}, false)"))


@in_a_loop
async def test_its_people_sign_in_and_its_tables_go_on(tmp_path: Path, empty_url: str) -> None:
    await laid_out(empty_url)
    async with house_of(tmp_path, database=empty_url) as h:
        anna = (await h.service.people.accounts.sign_in("anna", "a good password")).user
        await h.house.table(RUNNING)
        table = AtTable(h, RUNNING)
        assert table.table.fingerprint == FINGERPRINT
        assert table.table.state.fingerprint() == FINGERPRINT
        assert table.table.seats_of(anna.id) == [0]
        await table.act(table.mover, table.legal(table.mover)[0])
        assert (await table.reloaded()).is_playing
        over = await h.house.table(OVER)
        assert (over.facts.reason, over.facts.rated) == ("resigned", True)


@in_a_loop
async def test_an_analysis_of_then_tells_how_well_each_chose(
    tmp_path: Path, empty_url: str
) -> None:
    choices = b'{"seat": 0, "lost": 0.1, "doubt": 0.2}, {"seat": 0, "lost": 1.0, "doubt": 0.2}'
    sums = b'"sums": [{"choices": 8, "agreed": 6}]'
    content = zlib.compress(b'{%b, "choices": [%b]}' % (sums, choices))
    row = (OVER, content, 1)
    await laid_out(empty_url, ("INSERT INTO analyses (id, content, created) VALUES (?, ?, ?)", row))
    async with house_of(tmp_path, database=empty_url) as h, h.service.database.read() as connection:
        agreed = await connection.scalar(select(schema.analyses.c.agreed))
    assert agreed == [[6, 8, 50]]


@in_a_loop
async def test_an_address_of_then_is_kept_and_has_to_be_confirmed(
    tmp_path: Path, empty_url: str
) -> None:
    await laid_out(empty_url)
    async with house_of(tmp_path, database=empty_url) as h:
        users = schema.users.c
        wanted = select(users.mail, users.mail_confirmed, users.recovery).where(
            users.name == "Anna"
        )
        async with h.service.database.read() as connection:
            (row,) = await connection.execute(wanted)
        assert tuple(row) == ("anna@example.org", False, None)
