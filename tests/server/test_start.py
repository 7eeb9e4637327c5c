"""Starting over many stored games: nothing is read until somebody asks for it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table, event, insert, select
from sqlalchemy.engine import Engine

from carrack.server.settings import database_url as full_url
from carrack.server.storage import schema
from carrack.server.storage.database import Database, new_id, now
from tools.soak.server import free_port

from .wire import QUIET, Json, Person, all_wires, here, play, seated, wait_until, waiting

STORED = 10_000
FINISHED, SLOW = 6_000, 3_000  # the rest is open
DAYS = 86_400_000


@contextmanager
def statements() -> Iterator[list[str]]:
    """Every statement that any database in this process is sent."""
    found: list[str] = []

    def note(_: Any, __: Any, statement: str, *rest: Any) -> None:
        found.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(Engine, "before_cursor_execute", note)


def rows_of(url: str, table: str) -> dict[str, list[Json]]:
    """A table with its seats and its journal, to be copied."""

    async def read() -> dict[str, list[Json]]:
        database, found = Database(full_url(url)), {}
        wanted = {
            schema.tables: schema.tables.c.id,
            schema.seats: schema.seats.c.table_id,
            schema.journal: schema.journal.c.table_id,
        }
        async with database.read() as connection:
            for source, key in wanted.items():
                lines = (await connection.execute(select(source).where(key == table))).mappings()
                found[source.name] = [dict(line) for line in lines]
        await database.close()
        return found

    return asyncio.run(read())


def store(url: str, content: dict[Table, list[Json]]) -> None:
    async def write() -> None:
        database = Database(full_url(url))
        async with database.write() as connection:
            for target, lines in content.items():
                await connection.execute(insert(target), lines)
        await database.close()

    asyncio.run(write())


def copies(model: dict[str, list[Json]], count: int, **own: Any) -> dict[Table, list[Json]]:
    """The same table many times, under other ids and with something of its own."""
    found: dict[Table, list[Json]] = {schema.tables: [], schema.seats: [], schema.journal: []}
    [facts] = model["tables"]
    for _ in range(count):
        key = new_id()
        found[schema.tables].append({**facts, **own, "id": key, "created": now()})
        found[schema.seats] += [{**line, "table_id": key} for line in model["seats"]]
        found[schema.journal] += [{**line, "table_id": key} for line in model["journal"]]
    return {target: lines for target, lines in found.items() if lines}


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Person, str]:
    """A database with many games; one of their players, and that player's own table."""
    url = str(tmp_path_factory.mktemp("start") / "server.sqlite")
    clock = {"kind": "move", "seconds": 3 * 86_400}
    with here(url) as server, Person(server.url, "Ana") as ana, Person(server.url, "Bob") as bob:
        table = seated([ana, bob], "macau_cards", options=QUIET, clock=clock, public=True)
        wires = all_wires(table, ana, bob)
        play(table, wires, 8)
        while waiting(table, wires)[0][1] != 0:
            play(table, wires, 1)
        waiting_table = ana.opens("macao", ["me", "open"], public=True)["table"]["id"]
    model, open_model = rows_of(url, table), rows_of(url, waiting_table)
    store(url, copies(model, FINISHED, status="finished", acting="", wakes=None, ended=now()))
    store(url, copies(model, SLOW, acting=",1,", wakes=now() + 3 * DAYS))
    store(url, copies(open_model, STORED - FINISHED - SLOW))
    return url, ana, table


def test_a_start_reads_no_stored_game_and_the_first_table_answers(
    crowded: tuple[str, Person, str],
) -> None:
    url, person, table = crowded
    with statements() as sent:
        began = time.perf_counter()
        with here(url) as server:
            started = time.perf_counter()
            house = server.service.house
            wait_until(lambda: any("wakes" in one for one in sent))  # the watchman has looked
            time.sleep(1.2)  # and once more
            assert house.tables == {}
            assert not [one for one in sent if one.startswith("SELECT journal.")]  # rows of a game
            assert len(sent) < 60
            del sent[:]
            with person.moved_to(server.url) as ana:
                asked = time.perf_counter()
                found = ana.get(f"/api/tables/{table}")
                answered = time.perf_counter()
                assert found["table"]["status"] == "playing"
                assert list(house.tables) == [table]
                assert len([one for one in sent if one.startswith("SELECT journal.")]) == 1
                assert len(ana.get("/api/lobby")["open"]) == 100
                assert len(ana.get("/api/me/tables")) == 100
                assert list(house.tables) == [table]
                [wire] = all_wires(table, ana)
                assert wire.stream(table, 0).n
    print(f"{STORED} stored games: started in {started - began:.2f} s,", end=" ")
    print(f"the first table answered in {1000 * (answered - asked):.0f} ms")


def test_a_table_that_waits_for_oneself_comes_first_among_thousands(
    crowded: tuple[str, Person, str],
) -> None:
    url, person, table = crowded
    with here(url) as server, person.moved_to(server.url) as ana:
        listed = ana.get("/api/me/tables")
        assert (listed[0]["id"], listed[0]["your_turn"]) == (table, True)
        assert not any(one["your_turn"] for one in listed[1:])


# ---- a server that cannot start ----


def serve(tmp_path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "carrack.cli", "serve", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=tmp_path)


def test_a_server_that_cannot_start_says_why_in_one_sentence(tmp_path: Path) -> None:
    with here(str(tmp_path / "first.sqlite")) as running:
        port = running.url.rpartition(":")[2]
        taken = serve(tmp_path, "--port", port, "--database", str(tmp_path / "second.sqlite"))
    nowhere = str(tmp_path / "no" / "such" / "folder" / "server.sqlite")
    broken = serve(tmp_path, "--port", str(free_port()), "--database", nowhere)
    for found, word in ((taken, port), (broken, "folder")):
        assert found.returncode == 2, found.stderr
        assert word in found.stderr
        assert "Traceback" not in found.stderr
        assert len(found.stderr.strip().splitlines()) <= 3
