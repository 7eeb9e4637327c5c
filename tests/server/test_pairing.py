"""People who look for the same game are led to one table, and bots keep the seats."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from carrack.server.settings import database_url as full_url
from carrack.server.storage import schema
from carrack.server.storage.database import Database
from carrack.server.tables import lobby, pairing, presence, rooms, seating
from carrack.server.tables.pairing import Search

from .running import Server, Servers
from .tables import AtTable, Host, Time, both, house_of, in_a_loop, refused
from .wire import Person, guests, here

MACAU3 = Search("macau_cards", "quick", 3)


async def paired(h: Host, name: str, search: Search = MACAU3) -> AtTable:
    table = await pairing.pair(h.house, await h.person(name), search)
    return AtTable(h, table.id)


# ---- one process ----


@in_a_loop
async def test_bots_keep_the_seats_until_people_come_and_then_it_begins(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await paired(h, "Anna")
        kinds = [(place.kind, place.wanted) for place in table.table.seats]
        assert kinds == [("person", False), ("bot", True), ("bot", True)]
        assert table.table.facts.clock == pairing.PACES["quick"]
        assert (await paired(h, "Bob")).id == table.id
        assert table.status == "open"
        assert (await paired(h, "Carl")).id == table.id
        await table.settled()
        assert table.status == "playing"
        assert table.table.names == ["Anna", "Bob", "Carl"]
        assert (await paired(h, "Carl")).id == table.id  # the answer got lost
        assert (await paired(h, "Dora")).id != table.id  # nobody keeps a seat there
        assert (await table.reloaded()).is_playing


@in_a_loop
async def test_other_wishes_lead_to_other_tables(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await paired(h, "Anna")
        others = [
            Search("macau_cards", "calm", 3),
            Search("macau_cards", "quick", 4),
            Search("macao", "quick", 3),
        ]
        for number, search in enumerate(others):
            assert (await paired(h, f"Bob {number}", search)).id != table.id
        assert (await paired(h, "Carl", Search("macau_cards", "quick"))).id == table.id
        with refused("option.seats"):
            await paired(h, "Dora", Search("macao", "quick", 9))
        with refused("game.unknown"):
            await paired(h, "Dora", Search("chess", "quick"))


@in_a_loop
async def test_asking_twice_is_one_search_and_another_search_ends_the_first(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as h:
        table = await paired(h, "Anna")
        found = await both(paired(h, "Anna"), paired(h, "Anna"))
        assert [one.id for one in found] == [table.id] * 2
        await paired(h, "Bob")
        other = await paired(h, "Anna", Search("macao", "quick"))
        assert [place.kind for place in table.table.seats] == ["bot", "person", "bot"]
        assert table.table.seats[0].wanted
        assert other.table.names[0] == "Anna"
        await seating.leave(h.house, await h.person("Anna"), other.id)
        assert other.status == "closed"


@in_a_loop
async def test_whoever_will_not_wait_begins_and_who_comes_later_takes_the_place_of_a_bot(
    tmp_path: Path,
) -> None:
    time = Time()
    async with house_of(tmp_path, quick=False, bot_pause=1000.0, time=time) as h:
        table = await paired(h, "Anna")
        with refused("table.not_owner"):
            await seating.start(h.house, await h.person("Bob"), table.id, None)
        await seating.start(h.house, await h.person("Anna"), table.id, None)
        assert table.status == "playing"
        assert (await paired(h, "Bob")).id == table.id
        assert table.table.names[1] == "Bob"
        # One who waits comes before a game that has begun, and one long under way is nobody's.
        waiting = await paired(h, "Carl", Search("macau_cards", "quick", 4))
        assert (await paired(h, "Dora", Search("macau_cards", "quick"))).id == waiting.id
        time.passes(601)
        assert (await paired(h, "Emil")).id != table.id


@in_a_loop
async def test_nobody_is_led_to_somebody_they_have_blocked(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await paired(h, "Anna")
        bob = await h.person("Bob")
        await h.service.people.blocks.block(bob, (await h.person("Anna")).id, "block")
        other = await paired(h, "Bob")
        assert other.id != table.id
        assert (await paired(h, "Carl")).id in (table.id, other.id)


@in_a_loop
async def test_many_at_once_fill_table_after_table(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        names = [f"P{number}" for number in range(12)]
        found = await asyncio.gather(*[paired(h, name) for name in names])
        await found[0].settled()
        tables = {table.id: table for table in found}
        assert len(tables) == 4
        for table in tables.values():
            assert table.status == "playing"
            assert len({place.user_id for place in table.table.seats}) == 3


@in_a_loop
async def test_such_a_table_is_nobodys_to_change_and_stands_in_the_lobby(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await paired(h, "Anna")
        anna = await h.person("Anna")
        await paired(h, "Bob")
        for work in (
            rooms.close(h.house, anna, table.id),
            rooms.ask_to_leave(h.house, anna, table.id, 1),
            seating.give_to_bot(h.house, anna, table.id, 2, "random"),
            seating.want_person(h.house, anna, table.id, 2),
        ):
            with refused("table.paired"):
                await work
        (listed,) = await lobby.open_tables(h.service.database, None)
        assert (listed.id, listed.pairing) == (table.id, True)
        assert await pairing.looking(h.service.database) == {"macau_cards": 2}


@in_a_loop
async def test_whoever_has_closed_the_page_waits_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time()
    async with house_of(tmp_path, time=time) as h:
        table = await paired(h, "Anna")
        await paired(h, "Bob")
        slow = await paired(h, "Carl", Search("macau_cards", "days", 3))
        table.page("Bob")
        monkeypatch.setattr(h.house.presence, "began", -10_000.0)
        await h.wait(60)
        assert table.table.names[0] == "Anna"  # perhaps the page is still on its way
        await h.wait(61)
        assert [place.kind for place in table.table.seats] == ["bot", "person", "bot"]
        assert slow.table.names[0] == "Carl"  # where a move takes days nobody needs to stay
        h.house.audiences[table.id].listeners.clear()
        await h.wait(presence.GONE_SECONDS + 1)
        assert table.status == "closed"


@in_a_loop
async def test_whoever_is_the_first_has_time_to_open_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time()
    async with house_of(tmp_path, time=time) as h:
        # Given a server that has been there for a while
        monkeypatch.setattr(h.house.presence, "began", -10_000.0)
        # When somebody looks for people, and nobody has come to that table before
        table = await paired(h, "Anna")
        await h.wait(60)
        # Then it waits for their page, and for two minutes only
        assert table.status == "open"
        await h.wait(61)
        assert table.status == "closed"


# ---- over the wire ----


def test_two_browsers_find_each_other_and_limits_hold(tmp_path: Path) -> None:
    with here(str(tmp_path / "s.sqlite"), limits=True) as server, guests(server) as come:
        ana, bob = come("Ana", "Bob")
        asked = {"title": "macao", "pace": "none", "seats": 2}
        one = ana.post("/api/pairings", **asked)["table"]["id"]
        assert ana.post("/api/pairings", **asked)["table"]["id"] == one
        assert bob.post("/api/pairings", **asked)["table"]["id"] == one
        assert bob.refused("POST", "/api/pairings", json={**asked, "pace": "slowly"})[0] == 422
        assert bob.refused("POST", "/api/pairings", json={**asked, "seats": 1})[0] == 422
        codes = {bob.refused("POST", "/api/pairings", json={**asked, "seats": 9}) for _ in range(9)}
        assert codes == {(422, "option.seats")}
        for _ in range(20):
            last = bob.refused("POST", "/api/pairings", json={**asked, "seats": 9})
        assert last == (429, "limit.too_often")


def test_one_address_does_not_fill_the_lobby_with_guests_who_wait(tmp_path: Path) -> None:
    with here(str(tmp_path / "s.sqlite"), limits=True) as server, guests(server) as come:
        asked = {"title": "macao", "pace": "none", "seats": 9}
        *crowd, newcomer = come(*(f"Guest {number}" for number in range(9)))
        for one in crowd * 14:  # nobody asks too often, all together do
            one.http.post("/api/pairings", json=asked)
        answer = newcomer.refused("POST", "/api/pairings", json=asked)
        assert answer == (429, "limit.too_often")


# ---- killed, and two processes ----


class Seeker(threading.Thread):
    """Looks for people until somebody has answered; asks again whatever happened."""

    def __init__(self, person: Person, url: str, search: dict[str, Any]) -> None:
        super().__init__()
        self.person, self.url, self.search = person, url, search
        self.answers: list[str] = []
        self.enough = threading.Event()

    def run(self) -> None:
        while not self.enough.is_set() or not self.answers:
            try:
                found = self.person.http.post(
                    f"{self.url}/api/pairings", json=self.search, timeout=20
                )
            except httpx.HTTPError:
                continue  # it may have been stored all the same
            if found.status_code == 200:
                self.answers.append(found.json()["table"]["id"])


def seated_at(url: str) -> dict[str, list[str]]:
    """Where everybody sits, as the database has it: tables that wait or play, by person."""

    async def read() -> dict[str, list[str]]:
        database = Database(full_url(url))
        s, t = schema.seats.c, schema.tables.c
        wanted = (
            select(s.user_id, s.table_id)
            .join(schema.tables, t.id == s.table_id)
            .where(s.user_id.is_not(None), t.status.in_(("open", "playing")))
        )
        found: dict[str, list[str]] = {}
        async with database.read() as connection:
            for user_id, table_id in await connection.execute(wanted):
                found.setdefault(user_id, []).append(table_id)
        await database.close()
        return found

    return asyncio.run(read())


def check_pairs(url: str, seekers: list[Seeker], seats: int) -> None:
    """Everybody sits at one table, the one they were told of last, and no table is half empty but
    one.
    """
    at = seated_at(url)
    for seeker in seekers:
        assert at.get(seeker.person.id) == [seeker.answers[-1]], "lost, or in two places"
    counts = sorted([*at.values()].count([table]) for table in {one[0] for one in at.values()})
    assert sum(count < seats for count in counts) <= 1, counts


@pytest.fixture
def processes(request: pytest.FixtureRequest, running_server: Servers) -> list[Server]:
    """One process on a file, or two on PostgreSQL."""
    kind = request.param
    url = request.getfixturevalue(f"{kind}_url")
    count = 1 if kind == "sqlite" else 2
    return [running_server(url, quick=True, limits=False, bot_pause=1000) for _ in range(count)]


@pytest.mark.parametrize("processes", ["sqlite", "postgres"], indirect=True)
def test_killed_while_people_look_for_each_other_nobody_is_lost_or_in_two_places(
    processes: list[Server], request: pytest.FixtureRequest
) -> None:
    url = processes[0].environment["CARRACK_DATABASE"]
    with guests(processes[0]) as come:
        people = come(*(f"P{number}" for number in range(9)))
        # Days, so that nobody is let go who has no page open.
        search = {"title": "macau_cards", "pace": "days", "seats": 4}
        seekers = [
            Seeker(person, processes[number % len(processes)].url, search)
            for number, person in enumerate(people)
        ]
        for seeker in seekers:
            seeker.start()
        for _ in range(2):
            for process in processes:
                process.restart()
        for seeker in seekers:
            seeker.enough.set()
        for seeker in seekers:
            seeker.join(60)
        check_pairs(url, seekers, 4)
