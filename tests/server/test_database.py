"""The database as both drivers reach it."""

from __future__ import annotations

import asyncio
import sys
import time

import pytest
from sqlalchemy import text

from carrack.kernel.errors import CarrackError
from carrack.server.settings import database_url
from carrack.server.storage.database import Clock, Database
from carrack.server.storage.fanout import Fanout


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
