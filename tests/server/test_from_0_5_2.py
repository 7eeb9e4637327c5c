"""The database of version 0.5.2, as its own program left it, goes on being played with this one."""

from __future__ import annotations

import sqlite3
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import select

from carrack.server.storage import schema
from carrack.server.storage.database import Database
from carrack.server.storage.upgrade import opened, upgrade

from .tables import AtTable, house_of, in_a_loop

FIXTURE = Path(__file__).parents[1] / "fixtures" / "server-0.5.2.sql"
RUNNING, OVER = "2s5hh39y2y87", "cd6urxesxkhn"
FINGERPRINT = "581de1a01b4250a9958aa9979ed98ea6"  # of the running table, as 0.5.2 stored it


async def laid_out(folder: Path, *more: tuple[str, tuple[Any, ...]]) -> None:
    file = folder / "server.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(FIXTURE.read_text())
        for statement, values in more:
            connection.execute(statement, values)
        connection.commit()
    database: Database = opened(f"sqlite:///{file}")
    try:
        await upgrade(database)
    finally:
        await database.close()


@in_a_loop
async def test_its_people_sign_in_and_its_tables_go_on(tmp_path: Path) -> None:
    await laid_out(tmp_path)
    async with house_of(tmp_path) as h:
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
async def test_an_analysis_of_then_tells_how_well_each_chose(tmp_path: Path) -> None:
    choices = b'{"seat": 0, "lost": 0.1, "doubt": 0.2}, {"seat": 0, "lost": 1.0, "doubt": 0.2}'
    sums = b'"sums": [{"choices": 8, "agreed": 6}]'
    content = zlib.compress(b'{%b, "choices": [%b]}' % (sums, choices))
    row = (OVER, content, 1)
    await laid_out(tmp_path, ("INSERT INTO analyses (id, content, created) VALUES (?, ?, ?)", row))
    async with house_of(tmp_path) as h, h.service.database.read() as connection:
        agreed = await connection.scalar(select(schema.analyses.c.agreed))
    assert agreed == [[6, 8, 50]]


@in_a_loop
async def test_an_address_of_then_is_kept_and_has_to_be_confirmed(tmp_path: Path) -> None:
    await laid_out(tmp_path)
    async with house_of(tmp_path) as h:
        users = schema.users.c
        wanted = select(users.mail, users.mail_confirmed, users.recovery).where(
            users.name == "Anna"
        )
        async with h.service.database.read() as connection:
            (row,) = await connection.execute(wanted)
        assert tuple(row) == ("anna@example.org", False, None)
