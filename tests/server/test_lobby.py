"""Lists of tables: open ones, running ones to watch, one's own with "your turn" first."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

from carrack.server.tables import lobby, seating
from carrack.server.tables.lobby import Listed
from carrack.server.tables.wishes import SeatWish

from .tables import AtTable, Host, Time, house_of, in_a_loop

ME, OPEN, BOT = SeatWish("me"), SeatWish("open"), SeatWish("bot", level="random")


def ids(found: list[Listed]) -> list[str]:
    return [one.id for one in found]


async def opened(h: Host, title: str | None = None) -> list[str]:
    return ids(await lobby.open_tables(h.service.database, title))


async def running(h: Host, title: str | None = None) -> list[str]:
    return ids(await lobby.running_tables(h.service.database, title))


async def mine(h: Host, name: str, finished: bool = False) -> list[Listed]:
    person = await h.person(name)
    return await lobby.tables_of(h.service.database, person.id, finished)


@in_a_loop
async def test_open_tables_are_public_ones_with_an_empty_seat(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        first = await h.wish("Anna", "macau_cards", ME, OPEN, BOT, public=True, name="Join us")
        h.time.passes(1) if h.time else None
        second = await h.wish("Anna", "macao", ME, OPEN, public=True)
        await h.wish("Anna", "macau_cards", ME, OPEN)  # private
        assert await opened(h) == [second.id, first.id]
        assert await opened(h, "macao") == [second.id]
        assert await opened(h, "chess") == []
        (listed,) = await lobby.open_tables(h.service.database, "macau_cards")
        assert (listed.name, listed.status) == ("Join us", "open")
        assert [(seat.kind, seat.name) for seat in listed.seats] == [
            ("person", "Anna"),
            ("open", ""),
            ("bot", "random"),
        ]
        # A full one waits for its owner, and for nobody else.
        await h.join("Bob", first, key="")
        assert await opened(h) == [second.id]
        await seating.leave(h.house, await h.person("Bob"), first.id)
        assert await opened(h) == [second.id, first.id]
        await seating.start(h.house, await h.person("Anna"), first.id, "random")
        assert await opened(h) == [second.id]
        await seating.leave(h.house, await h.person("Anna"), second.id)
        assert await opened(h) == []


@in_a_loop
async def test_a_table_that_wants_a_new_person_is_listed_again(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob", "Carl", public=True)
        private = await h.open("macao", "Anna", "Bob", "Carl")
        for one in (table, private):
            await one.resign("Bob")
        assert await opened(h) == []
        for one in (table, private):
            await seating.want_person(h.house, await h.person("Carl"), one.id, 1)
        assert await opened(h) == [table.id]
        (listed,) = await lobby.open_tables(h.service.database, None)
        assert [seat.wanted for seat in listed.seats] == [False, True, False]
        await h.join("Dora", table, key="")
        assert await opened(h) == []


@in_a_loop
async def test_running_tables_to_watch_are_public_and_want_spectators(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        assert h.time
        first = await h.open("macau_cards", "Anna", "Bob", public=True)
        h.time.passes(1)
        second = await h.open("macao", "Anna", "Bob", public=True)
        await h.open("macau_cards", "Anna", "Bob", public=True, spectators=False)
        await h.open("macau_cards", "Anna", "Bob")
        await h.wish("Anna", "macau_cards", ME, OPEN, public=True)
        assert await running(h) == [second.id, first.id]
        # The order is that of the start, whoever moved last.
        h.time.passes(1)
        await first.act(first.mover, "draw")
        assert await running(h) == [second.id, first.id]
        assert await running(h, "macau_cards") == [first.id]
        await first.resign("Anna")
        assert await running(h) == [second.id]


@in_a_loop
async def test_own_tables_come_with_your_turn_first(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        assert h.time
        tables: list[AtTable] = []
        for _ in range(4):
            h.time.passes(1)
            tables.append(await h.open("macau_cards", "Anna", "Bob", seed=2))
        waiting = await h.wish("Anna", "macau_cards", ME, OPEN)
        assert all(table.mover == 0 for table in tables)
        await tables[3].act("Anna", "draw")
        await tables[1].act("Anna", "draw")
        listed = await mine(h, "Anna")
        assert ids(listed) == [table.id for table in (tables[2], tables[0])] + [
            waiting.id,
            tables[3].id,
            tables[1].id,
        ]
        assert [one.your_turn for one in listed] == [True, True, False, False, False]
        assert ids(await mine(h, "Bob"))[:2] == [tables[3].id, tables[1].id]
        assert await mine(h, "Carl") == []


@in_a_loop
async def test_finished_tables_have_their_own_list(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        assert h.time
        tables = [await h.open("macau_cards", "Anna", "Bob") for _ in range(3)]
        for table in (tables[1], tables[0]):
            h.time.passes(1)
            await table.resign("Bob")
        closed = await h.wish("Anna", "macau_cards", ME, OPEN)
        await seating.leave(h.house, await h.person("Anna"), closed.id)
        assert ids(await mine(h, "Anna")) == [tables[2].id]
        assert ids(await mine(h, "Anna", finished=True)) == [tables[0].id, tables[1].id]


@in_a_loop
async def test_who_has_resigned_has_no_turn_any_more(tmp_path: Path) -> None:
    async with house_of(tmp_path, quick=False, bot_pause=1000.0) as h:
        table = await h.open("macau_cards", "Anna", "Bob", "Carl")
        name = ("Anna", "Bob", "Carl")[table.mover]
        page = table.page(name, "en")
        assert [one.your_turn for one in await mine(h, name)] == [True]
        assert page.position["turn"] is not None
        await table.resign(name)
        assert [one.your_turn for one in await mine(h, name)] == [False]
        assert page.position["turn"] is None


@in_a_loop
async def test_who_shares_a_device_has_a_turn_whichever_seat_it_is(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.wish("Anna", "macau_cards", ME, SeatWish("here", name="Ben"))
        for _ in range(3):
            assert [one.your_turn for one in await mine(h, "Anna")] == [True]
            await table.act(table.mover, "draw")


@in_a_loop
async def test_lists_tell_nothing_secret(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        public = await h.open("macau_cards", "Anna", "Bob", public=True, seed=123456789123)
        private = await h.open("macau_cards", "Anna", "Bob", seed=123456789123)
        waiting = await h.wish("Anna", "macau_cards", ME, OPEN, public=True)
        lists = [
            await lobby.open_tables(h.service.database, None),
            await lobby.running_tables(h.service.database, None),
            await mine(h, "Bob"),
        ]
        text = repr([[asdict(one) for one in each] for each in lists])
        for table in (public, private, waiting):
            assert table.key not in text
            for place in table.table.seats:
                assert place.user_id is None or place.user_id not in text
        assert "123456789123" not in text
        assert private.id not in repr(lists[:2])
