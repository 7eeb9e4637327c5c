"""`kill -9` at any moment, a damaged journal, a new version: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, select, update
from websockets.exceptions import WebSocketException

import carrack
from carrack.server.settings import database_url as full_url
from carrack.server.storage import schema
from carrack.server.storage.database import Database
from carrack.server.tables import rows

from .running import Server, Servers
from .wire import (
    PATIENCE,
    QUIET,
    TOO_LATE,
    WINDOWS,
    Closed,
    Json,
    Person,
    Wire,
    all_wires,
    guests,
    here,
    names,
    play,
    seated,
    wait_until,
    waiting,
)

KILLS = 3 if carrack.build_mode() == "compiled" else 1


def journal(url: str, table: str) -> list[Any]:
    """The rows of a table as they lie in the database."""

    async def read() -> list[Any]:
        database = Database(full_url(url))
        found = select(schema.journal).where(schema.journal.c.table_id == table)
        async with database.read() as connection:
            lines = (await connection.execute(found.order_by(schema.journal.c.seq))).all()
        await database.close()
        return list(lines)

    return asyncio.run(read())


def change(url: str, *statements: Any) -> None:
    """Do something to the database behind the server's back."""

    async def write() -> None:
        database = Database(full_url(url))
        async with database.write() as connection:
            for statement in statements:
                await connection.execute(statement)
        await database.close()

    asyncio.run(write())


# ---- killed while people play ----


class Player:
    """Somebody who never gives up: connects again, and sends again what was not answered."""

    def __init__(self, person: Person, table: str, seat: int, seed: int) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.luck = Random(seed)
        self.count = 0
        self.wire: Wire | None = None
        self.streams: Any = {}
        self.unanswered: Json | None = None
        self.acknowledged: dict[str, int] = {}
        self.refused: list[str] = []
        self.connections = 0

    def connect(self) -> Wire:
        """As soon as there is a server again."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                wire = self.person.dial(streams=self.streams)
                wire.say("hello", language="en")
                wire.watch(self.table)
            except (OSError, EOFError, Closed, WebSocketException):
                assert time.monotonic() < end, "the server did not come back"
                time.sleep(0.05)
                continue
            self.connections += 1
            return wire

    def lives(self) -> None:
        """Makes one move, or waits for the others; a broken line is mended."""
        try:
            if self.wire is None:
                self.wire = self.connect()
            self.moves(self.wire)
        except Closed:
            self.wire = None

    def moves(self, wire: Wire) -> None:
        wire.sync()
        turn = wire.stream(self.table, self.seat).turn
        if self.unanswered is None and turn is not None:
            self.count += 1
            self.unanswered = {
                "id": f"{self.seat}-{self.count}",
                "table": self.table,
                "seat": self.seat,
                "decision": turn["decision"],
                "action": self.luck.choice(names(turn)),
            }
        if self.unanswered is not None:
            wire.say("act", **self.unanswered)
            self.hears(wire.answer(self.unanswered["id"]))

    def hears(self, answer: Json) -> None:
        if answer["type"] == "done":
            self.acknowledged[answer["id"]] = answer["n"]
        else:
            assert answer["code"] in TOO_LATE, answer
            self.refused.append(answer["id"])
        self.unanswered = None


def kill_at_random(server: Server, luck: Random) -> None:
    for _ in range(KILLS):
        time.sleep(luck.uniform(0.1, 0.6))
        server.restart()


def test_nothing_acknowledged_is_lost_however_often_the_server_is_killed(
    running_server: Servers, database_url: str
) -> None:
    server = running_server(database_url, quick=True, limits=False)
    with guests(server) as come:
        people = come("Ana", "Bob", "Cat", "Dan")
        first = seated(people[:3], "macau_cards", bots=["random"], options=WINDOWS)
        second = seated(people[3:], "macao", bots=["random"])
        players = [Player(person, first, seat, seat) for seat, person in enumerate(people[:3])]
        players.append(Player(people[3], second, 0, 9))
        killer = Thread(target=kill_at_random, args=(server, Random(7)))
        killer.start()
        while killer.is_alive():
            for player in players:
                player.lives()
        killer.join()
        until_everybody_has_moved(players)
        assert sum(player.connections for player in players) > len(players)
        assert server.stop() == 0
        check_journal(database_url, players)
        check_same_after(database_url, players)
    assert "Traceback" not in server.said()


def until_everybody_has_moved(players: list[Player]) -> None:
    """Several times each, on a machine however slow."""
    end = time.monotonic() + PATIENCE
    while any(len(player.acknowledged) < 3 for player in players):
        assert time.monotonic() < end, "the game does not go on"
        for player in players:
            player.lives()


def check_journal(url: str, players: list[Player]) -> None:
    """Everything that was acknowledged is there, once, and nothing that was refused."""
    for table in {player.table for player in players}:
        stored = [row.message for row in journal(url, table) if row.message is not None]
        there = [player for player in players if player.table == table]
        stored = [f"{key.partition('.')[0]}:{key.partition(':')[2]}" for key in stored]
        known = {f"{one.seat}:{key}" for one in there for key in one.acknowledged}
        unsure = {f"{one.seat}:{one.unanswered['id']}" for one in there if one.unanswered}
        assert len(stored) == len(set(stored))
        assert known <= set(stored) <= known | unsure


def check_same_after(url: str, players: list[Player]) -> None:
    """Another server on the same database shows everybody what they had, or what followed."""
    with here(url) as server:
        for player in players:
            again = player.person.moved_to(server.url)
            wire = again.dial(streams=player.streams)
            wire.say("hello", language="en")
            wire.watch(player.table)  # the stream insists on every number
            table = server.table(player.table)
            wait_until(lambda table=table: all(table.bot_for(s) is None for s in table.acting))
            assert table.facts.status in ("playing", "finished")
            wire.sync()
            assert wire.stream(player.table, player.seat).view == table.state.view(player.seat)
            again.__exit__()


def test_after_a_kill_bots_move_and_clocks_run_though_nobody_is_there(
    running_server: Servers, database_url: str
) -> None:
    server = running_server(database_url, limits=False, bot_pause=3.0, window_pause=1.5)
    with Person(server.url, "Ana") as ana, Person(server.url, "Bob") as bob:
        with_bot = seated([ana], "macau_cards", bots=["random"], options=QUIET)
        clock = {"kind": "move", "seconds": 5}
        with_clock = seated([ana, bob], "macau_cards", options=QUIET, clock=clock)
        [wire] = all_wires(with_bot, ana)
        waiting(with_bot, [wire])
        wire.ask("act", with_bot, seat=0, id="mine", **answer(wire, with_bot, 0))
        while wire.stream(with_bot, 0).turn:  # a play of several cards
            wire.moves(with_bot, 0)
        before = {table: moves(database_url, table) for table in (with_bot, with_clock)}
        server.restart()
        wait_until(lambda: moves(database_url, with_bot) > before[with_bot])
        wait_until(lambda: moves(database_url, with_clock) > before[with_clock])
        [last] = [row for row in journal(database_url, with_clock) if row.kind == rows.ACT][-1:]
        assert last.body["by"] == "clock"


def answer(wire: Wire, table: str, seat: int) -> Json:
    turn = wire.stream(table, seat).turn
    assert turn is not None
    return {"decision": turn["decision"], "action": {"type": "draw"}}


def moves(url: str, table: str) -> int:
    return len([row for row in journal(url, table) if row.kind == rows.ACT])


# ---- a damaged journal ----


def last_act(url: str, table: str) -> Any:
    found = [row for row in journal(url, table) if row.kind == rows.ACT][-1]
    columns = schema.journal.c
    return (columns.table_id == table) & (columns.seq == found.seq)


DAMAGES: dict[str, Callable[[Any], Any]] = {
    "another fingerprint": lambda row: update(schema.journal).where(row).values(fingerprint="00"),
    "another action": lambda row: (
        update(schema.journal).where(row).values(body={"action": {"type": "play", "card": "7S"}})
    ),
    "no action": lambda row: update(schema.journal).where(row).values(body={}),
    "an unknown kind": lambda row: update(schema.journal).where(row).values(kind="dance"),
    "a seat too high": lambda row: update(schema.journal).where(row).values(seat=9),
    "a lost row": lambda row: delete(schema.journal).where(row),
    "a list": lambda row: update(schema.journal).where(row).values(body=[1, 2]),
    "nonsense": lambda row: update(schema.journal).where(row).values(body="x", kind="undo"),
}


def test_a_damaged_table_is_set_aside_and_the_others_play_on(sqlite_url: str) -> None:
    with here(sqlite_url) as server, guests(server) as come:
        ana, bob = come("Ana", "Bob")
        tables = {why: seated([ana, bob], "macau_cards", options=QUIET) for why in DAMAGES}
        healthy = seated([ana, bob], "macau_cards", options=QUIET)
        for table in (*tables.values(), healthy):
            assert play(table, all_wires(table, ana, bob), 3) == 3
        cookies = [ana, bob]
    for why, table in tables.items():
        change(sqlite_url, DAMAGES[why](last_act(sqlite_url, table)))
    untouched = {table: journal(sqlite_url, table) for table in tables.values()}
    with here(sqlite_url) as server:
        ana, bob = (person.moved_to(server.url) for person in cookies)
        with ana, bob:
            wire = ana.connect()
            for why, table in tables.items():
                wire.watch(table)
                told = wire.tables[table]["table"]
                assert told["status"] == "aside", why
                assert told["reason"].startswith("the journal does not replay"), why
                assert "7S" not in told["reason"]
                refused = wire.ask("act", table, seat=0, decision="0.4", action={"type": "draw"})
                assert refused["code"] == "table.not_playing", why
                for path in ("", "/view", "/log", "/replay", "/record", "/statistics"):
                    status = ana.http.get(f"/api/tables/{table}{path}").status_code
                    assert status in (200, 409), (why, path)
            assert play(healthy, all_wires(healthy, ana, bob), 4) == 4
            assert ana.get("/api/me/tables")[0]["id"] == healthy
    for table, before in untouched.items():
        assert journal(sqlite_url, table) == before


# ---- another version ----


def test_a_running_table_keeps_its_options_when_a_default_changes(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with here(sqlite_url) as server, guests(server) as come:
        old, bob = come("Ana", "Bob")
        table = seated([old, bob], "macau_cards", options=QUIET)
        wires = all_wires(table, old, bob)
        assert play(table, wires, 5) == 5
        before = wires[0].stream(table, 0).view["options"]
    game = type(carrack.load("macau_cards"))
    resolve = game.resolve

    def changed(self: Any, options: Json) -> Json:
        return resolve(self, {"macau_late_penalty": 7, **options})

    monkeypatch.setattr(game, "resolve", changed)
    with (
        here(sqlite_url) as server,
        old.moved_to(server.url) as ana,
        bob.moved_to(server.url) as ben,
    ):
        wires = all_wires(table, ana, ben)
        assert play(table, wires, 5) == 5
        assert wires[0].stream(table, 0).view["options"] == before
        assert before["macau_late_penalty"] == 5
        fresh = seated([ana, ben], "macau_cards")
        [wire] = all_wires(fresh, ana)
        assert wire.stream(fresh, 0).view["options"]["macau_late_penalty"] == 7


def test_a_table_of_other_rules_is_set_aside_and_names_the_version_it_needs(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with here(sqlite_url) as server, guests(server) as come:
        old, bob = come("Ana", "Bob")
        table = seated([old, bob], "macau_cards")
    monkeypatch.setattr(type(carrack.load("macau_cards")), "rules_version", 99)
    with here(sqlite_url) as server, old.moved_to(server.url) as ana:
        told = ana.get(f"/api/tables/{table}")["table"]
        assert told["status"] == "aside"
        assert "version" in told["reason"]
        assert "99" in told["reason"]


def test_a_database_file_may_be_moved_while_the_server_is_stopped(tmp_path: Path) -> None:
    first, second = tmp_path / "a.sqlite", tmp_path / "b.sqlite"
    with here(str(first)) as server, guests(server) as come:
        old, bob = come("Ana", "Bob")
        table = seated([old, bob], "macau_cards", options=QUIET)
        streams = all_wires(table, old)[0].streams
    first.rename(second)
    with here(str(second)) as server, old.moved_to(server.url) as ana:
        wire = ana.dial(streams=streams)
        wire.watch(table)
        assert wire.stream(table, 0).view == server.table(table).state.view(0)


def test_a_server_that_stops_does_not_wait_for_those_it_keeps_waiting(
    running_server: Servers, tmp_path: Path
) -> None:
    server = running_server(str(tmp_path / "server.sqlite"), limits=True)
    asked = f"{server.url}/api/sessions/passkey/options"

    def asks(_: int) -> int:
        return httpx.post(asked, json={}, timeout=60, trust_env=False).status_code

    # Given somebody who asks so often that the last answers are held back for a quarter of a minute
    with ThreadPoolExecutor(120) as crowd:
        answers = [crowd.submit(asks, number) for number in range(120)]
        wait_until(lambda: sum(one.done() for one in answers) >= 60)
        # When the server is stopped
        assert server.stop() == 0
    # Then it has answered them all at once, and nothing had to be broken off
    assert {one.result() for one in answers} == {200, 429}
    assert "Exception" not in server.said()
    assert "Cancel" not in server.said()
