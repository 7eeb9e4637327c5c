"""The database as both drivers reach it."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

import pytest
from sqlalchemy import text

from carrack.kernel.errors import CarrackError
from carrack.server.settings import database_url
from carrack.server.storage.database import Clock, Database
from carrack.server.storage.fanout import Fanout
from carrack.server.storage.writers import words_about


def test_encryption_is_named_in_the_url_as_postgresql_names_it(postgres_url: str) -> None:
    """`sslmode` means the same for questions and for the connection that listens."""
    heard: list[list[str]] = []

    async def hear(words: list[str]) -> None:
        heard.append(words)

    async def use() -> object:
        database = Database(database_url(postgres_url + "&sslmode=disable"))
        fanout = Fanout(database, "me", hear)
        await fanout.start()
        try:
            async with database.read() as connection:
                return await connection.scalar(text("SELECT 1"))
        finally:
            await fanout.stop()
            await database.close()

    assert asyncio.run(use()) == 1


@pytest.mark.parametrize("name", ["mysql://host/games", "oracle://x"])
def test_a_database_of_another_kind_is_refused(name: str) -> None:
    with pytest.raises(CarrackError) as error:
        database_url(name)
    assert error.value.code == "setting.database"


HOUR = 3_600_000_000_000  # ns


@pytest.mark.skipif(sys.platform != "linux", reason="needs a clock that counts sleep")
@pytest.mark.parametrize(("hours", "follows"), [(1, False), (-1, False), (24 * 365, True)])
def test_a_clock_that_is_set_shifts_nothing_unless_it_was_quite_wrong(
    monkeypatch: pytest.MonkeyPatch, hours: int, follows: bool
) -> None:
    now, right = Clock(), time.time_ns
    before = now()
    monkeypatch.setattr(time, "time_ns", lambda: right() + hours * HOUR)
    shifted = (now() - before) // 1000
    assert (shifted >= abs(hours) * 3600) == follows
    assert now() >= before


# ---- word between processes ----


@dataclass
class Ears:
    """Two processes on one database: what the second hears of the first."""

    mouth: Fanout
    heard: asyncio.Queue[list[str]]
    database: Database


@asynccontextmanager
async def two_on(url: str) -> AsyncIterator[Ears]:
    database = Database(database_url(url))
    heard: asyncio.Queue[list[str]] = asyncio.Queue()

    async def nothing(words: list[str]) -> None:
        assert words == ["all"]  # nobody hears their own words

    mouth, ears = Fanout(database, "me", nothing), Fanout(database, "you", heard.put)
    await mouth.start()
    await ears.start()
    try:
        assert await heard.get() == ["all"]
        yield Ears(mouth, heard, database)
    finally:
        await mouth.stop()
        await ears.stop()
        await database.close()


async def commits(database: Database) -> int:
    """Transactions that got a number, as those do that store or say something."""
    async with database.read() as connection:
        return int(await connection.scalar(text("SELECT txid_current()")) or 0)


def test_words_wait_for_each_other_and_go_out_together(postgres_url: str) -> None:
    async def use() -> None:
        async with two_on(postgres_url) as there:
            before = await commits(there.database)
            # When a hundred seats have their page open here, one of them twice
            for number in range(100):
                there.mouth.tell("here", "q9f3", str(number))
            there.mouth.tell("here", "q9f3", "0")
            # Then the other process hears of each once, in the order in which it was said last
            seats = [await there.heard.get() for _ in range(100)]
            assert seats == [["here", "q9f3", str(one)] for one in [*range(1, 100), 0]]
            assert there.heard.empty()
            # And all of it was one transaction (and two are the questions for their number)
            assert await commits(there.database) - before == 2

    asyncio.run(use())


def test_what_cannot_be_said_now_is_said_after_the_break(postgres_url: str) -> None:
    async def use() -> None:
        async with two_on(postgres_url) as there:
            async with there.database.write() as connection:
                # When PostgreSQL ends the oldest connection, which is that of the one who speaks
                oldest = (
                    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() "
                    "AND backend_type = 'client backend' ORDER BY backend_start LIMIT 1"
                )
                await connection.execute(text(f"SELECT pg_terminate_backend(({oldest}))"))
            there.mouth.tell("chat", "q9f3", "7")
            # Then the word arrives all the same
            assert await there.heard.get() == ["chat", "q9f3", "7"]

    asyncio.run(use())


def test_the_last_words_are_said_before_the_end(postgres_url: str) -> None:
    async def use() -> None:
        async with two_on(postgres_url) as there:
            there.mouth.tell("person", "x7k2")
            await there.mouth.stop()
            assert await there.heard.get() == ["person", "x7k2"]

    asyncio.run(use())


def test_nobody_is_told_where_there_is_one_process_only(tmp_path: Path) -> None:
    fanout = Fanout(Database(database_url(str(tmp_path / "x.sqlite"))), "me", mock.AsyncMock())
    fanout.tell("here", "q9f3", "0")
    assert not fanout.unsaid


def test_many_tables_are_told_in_words_that_postgresql_takes() -> None:
    ids = [f"{number:032}" for number in range(450)]
    words = words_about("x7k2", ids)
    assert [word.split()[:2] for word in words] == [["table", "x7k2"]] * 3
    assert [table for word in words for table in word.split()[2:]] == ids
    assert max(map(len, words)) < 8000
