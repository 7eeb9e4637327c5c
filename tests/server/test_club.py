"""A club's evening: twelve people meet by link, by name and by quick pairing, play live and over
days at all titles, leave, come back, are replaced, mute and report each other, while the server is
killed twice. What was acknowledged is there afterwards, once. `make sweep` has a longer one, on
PostgreSQL as well.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from threading import Event, Thread
from typing import Any, TypeVar

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import WebSocketException

from carrack.server.settings import database_url as full_url
from carrack.server.storage import schema
from carrack.server.storage.database import Database

from .running import Server, Servers
from .test_crash import Player, check_journal, check_same_after
from .wire import PATIENCE, Closed, Person

LONG = bool(os.environ.get("CARRACK_SWEEP"))
MOVES = 40 if LONG else 2  # of everybody, before and after each kill
KILLS = 6 if LONG else 2
NAMES = ("Ana", "Bento", "Chiara", "Duarte", "Emre", "Farah", "Gil", "Hana", "Ines", "Joao")
GUESTS = ("Kim", "Lia")
PASSWORD = "a good password"
DAYS = {"kind": "move", "seconds": 3 * 86_400, "increment": 0}
LIVE = {"kind": "game", "seconds": 3600, "increment": 5}
QUIET = {"macau_cards": {"macau_mode": "off"}}

Found = TypeVar("Found")


def stubbornly(ask: Callable[[], Found]) -> Found:
    """Asks again until there is a server that answers."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return ask()
        except httpx.HTTPError:
            assert time.monotonic() < end, "the server did not come back"
            time.sleep(0.05)


class Club:
    """Everybody who is here tonight, and the tables they sit at."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ending = ExitStack()
        self.people: dict[str, Person] = {}
        self.players: list[Player] = []
        for name in NAMES:
            person = self.ending.enter_context(Person(server.url))
            person.id = person.post("/api/accounts", name=name, password=PASSWORD)["id"]
            self.people[name] = person
        for name in GUESTS:
            self.people[name] = self.ending.enter_context(Person(server.url, name))

    def __getitem__(self, name: str) -> Person:
        return self.people[name]

    def plays(self, name: str, table: str, seat: int) -> Player:
        player = Player(self[name], table, seat, len(self.players))
        self.players.append(player)
        return player

    def by_link(self, host: str, *others: str, title: str, **wish: Any) -> str:
        opened = self[host].opens(title, ["me", *["open"] * len(others)], **wish)
        table: str = opened["table"]["id"]
        self.plays(host, table, 0)
        for name in others:
            self.plays(name, table, self[name].joins(opened))
        self[host].starts(opened)
        return table

    def by_name(self, host: str, guest: str, title: str, **wish: Any) -> str:
        """The host keeps a seat, and the table stands among those of whoever is invited."""
        opened = self[host].opens(title, ["me", "open"], **wish)
        table: str = opened["table"]["id"]
        self[host].post(f"/api/tables/{table}/seats/1/invitation", name=guest)
        (invited,) = [one for one in self[guest].get("/api/me/tables") if one["invited"]]
        assert invited["id"] == table
        seat = self[guest].post(f"/api/tables/{table}/join")["seat"]
        self.plays(host, table, 0)
        self.plays(guest, table, seat)
        self[host].starts(opened)
        return table

    def by_pairing(self, *names: str, title: str, pace: str) -> str:
        asked = {"title": title, "pace": pace, "seats": len(names)}
        found = [self[name].post("/api/pairings", **asked)["table"]["id"] for name in names]
        assert len(set(found)) == 1
        for seat, name in enumerate(names):
            self.plays(name, found[0], seat)
        return str(found[0])

    def all_move(self, moves: int) -> None:
        """Everybody who still plays moves so often, whatever happens to the server; a table may end
        before that.
        """
        wanted = {id(player): len(player.acknowledged) + moves for player in self.players}
        end = time.monotonic() + PATIENCE
        while waiting := [one for one in self.players if not self.is_done(one, wanted[id(one)])]:
            assert time.monotonic() < end, "a game does not go on"
            tables = {player.table for player in waiting}
            for player in self.players:
                if player.table in tables:
                    player.lives()

    def is_done(self, player: Player, wanted: int) -> bool:
        over = player.wire is not None and player.wire.status(player.table) not in (None, "playing")
        return over or len(player.acknowledged) >= wanted

    def gone(self, name: str, table: str) -> Player:
        """Somebody's line ends; their answers are still counted at the end."""
        (player,) = [one for one in self.players if (one.person, one.table) == (self[name], table)]
        if player.wire is not None:
            player.wire.close()
            player.wire = None
        self.players.remove(player)
        return player


def stored(where: str, *questions: Any) -> list[list[Any]]:
    async def read() -> list[list[Any]]:
        database = Database(full_url(where))
        async with database.read() as connection:
            found = [[*(await connection.execute(question))] for question in questions]
        await database.close()
        return found

    return asyncio.run(read())


@pytest.fixture(params=["sqlite", "postgres"] if LONG else ["sqlite"])
def url(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


@pytest.fixture
def club(running_server: Servers, url: str) -> Iterator[Club]:
    found = Club(running_server(url, quick=True, limits=False))
    yield found
    found.ending.close()


def talk(club: Club, table: str, said: list[str], over: Event) -> None:
    """Lia chats all evening; what the server has not confirmed she says again."""
    wire = None
    number = 0
    while not over.is_set():
        try:
            wire = wire or connected(club["Lia"], table)
            line = f"line {number}"
            wire.does("chat", table, id=f"chat-{number}", text=line)
            said.append(line)
            number += 1
            time.sleep(0.02)
        except (Closed, OSError, EOFError, WebSocketException):  # killed: the same line once more
            wire = None
            time.sleep(0.05)


def connected(person: Person, table: str) -> Any:
    wire = person.connect()
    wire.watch(table)
    return wire


def test_an_evening_of_twelve_people_at_all_titles_survives_two_kills(club: Club, url: str) -> None:
    macau = club.by_link(
        "Ana", "Bento", "Lia", title="macau_cards", options=QUIET["macau_cards"], clock=LIVE
    )
    slow = club.by_name("Chiara", "Duarte", title="macao", clock=DAYS)
    rising = club.by_name("Emre", "Farah", title="maracaibo", clock=LIVE)
    paired = club.by_pairing("Gil", "Hana", "Ines", title="macao", pace="days")
    others = club.by_pairing("Joao", "Kim", title="macau_cards", pace="none")
    said: list[str] = []
    over = Event()
    chatting = Thread(target=talk, args=(club, macau, said, over))
    chatting.start()
    club.all_move(MOVES)

    # Bento leaves for good, and the others look for somebody: Kim comes.
    bento = club.gone("Bento", macau)
    resigned = connected(club["Bento"], macau).does("resign", macau, seat=1, id="1-resigned")
    bento.acknowledged[resigned["id"]] = resigned["n"]
    club["Ana"].put(f"/api/tables/{macau}/seats/1", level=None)
    key = club["Ana"].get(f"/api/tables/{macau}")["key"]
    assert club["Kim"].post(f"/api/tables/{macau}/join", key=key, seat=1)["seat"] == 1
    club.plays("Kim", macau, 1).count = 1000  # ids of her own at the same seat
    # Ana does not want to read Lia any more, and tells the operator why.
    club["Ana"].put(f"/api/people/{club['Lia'].id}/block", kind="mute")
    club["Ana"].post(f"/api/people/{club['Lia'].id}/reports", text="Lines", table=macau)

    for number in range(KILLS):
        murder = Thread(target=club.server.restart)
        murder.start()
        club.all_move(MOVES)  # while it is gone, and when it is back
        murder.join()
        # Somebody goes home and comes back by another device.
        name, table = (("Hana", paired), ("Farah", rising))[number % 2]
        player = club.gone(name, table)
        player.person = club.ending.enter_context(stubbornly(partial(again, club, name)))
        club.players.append(player)
    club.all_move(MOVES)
    over.set()
    chatting.join(PATIENCE)

    lines, blocks, reports = stored(
        url,
        select(schema.chats.c.text).where(schema.chats.c.user_id == club["Lia"].id),
        select(schema.blocks.c.kind).where(schema.blocks.c.user_id == club["Ana"].id),
        select(schema.reports.c.text).where(schema.reports.c.by_id == club["Ana"].id),
    )
    texts = [text for (text,) in lines]
    assert said
    assert len(texts) == len(set(texts)), "a line was stored twice"
    assert set(said) <= set(texts), "a line is lost"
    assert ([kind for (kind,) in blocks], [text for (text,) in reports]) == (["mute"], ["Lines"])
    heard = connected(club["Ana"], macau)
    heard.sync()
    assert not [news for news in heard.heard if news["type"] == "chat"], "she had muted them"
    assert len({macau, slow, rising, paired, others}) == 5
    assert club.server.stop() == 0
    # At each table all that was acknowledged is there, once, and everybody finds what they had.
    check_journal(url, [*club.players, bento])
    check_same_after(url, club.players)
    assert "Traceback" not in club.server.said()


def again(club: Club, name: str) -> Person:
    """The same account, on another device."""
    person = Person(club.server.url)
    person.id = person.post("/api/sessions", name=name, password=PASSWORD)["id"]
    return person
