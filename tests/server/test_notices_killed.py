"""Messages while the server is killed: none is lost, and none that was answered comes again."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any
from unittest import mock

import pytest
from sqlalchemy import select, update

from carrack.server.notices import notices
from carrack.server.notices.notices import Notices
from carrack.server.settings import Settings
from carrack.server.settings import database_url as full_url
from carrack.server.storage import schema
from carrack.server.storage.database import Database

from .running import Servers
from .test_notices import (
    ANN,
    TABLE,
    USUAL,
    PostOffice,
    Receiver,
    act,
    all_told,
    asks,
    count,
    database_at,
    receiver,
    wait,
)
from .wire import guests, seated, wait_until

__all__ = ["receiver"]  # a fixture

TABLES = 8
KILLS = 2
SLOWLY = 0.1  # seconds that the world outside takes for one message


async def settled(told: Notices) -> None:
    while told.sending:
        await asyncio.wait(told.sending)


async def next_process(database: Database) -> None:
    """Another process looks for what was left."""
    fresh = await Notices.create(database, Settings(**USUAL))
    fresh.sender.pauses = (0.0, 0.0)
    await fresh.tell_left_over()
    await settled(fresh)
    await fresh.stop()


async def left(database: Database) -> None:
    """The same, once the process before had its time."""
    async with database.write() as connection:
        await long_ago(connection)
    await next_process(database)


def story(url: str, play: Callable[[Database, Notices], Awaitable[None]]) -> None:
    async def run() -> None:
        async with database_at(url) as database:
            await asks(database, "hooks")
            told = await Notices.create(database, Settings(**USUAL))
            told.sender.pauses = (0.0, 0.0)
            await play(database, told)

    asyncio.run(run())


async def killed_before(told: Notices, what: str) -> None:
    """The process is gone when it comes to this."""
    with mock.patch.object(told.sender, what, side_effect=asyncio.CancelledError):
        wait(told)
        await all_told(told)
    await told.stop()


def test_what_was_claimed_and_not_sent_is_sent_by_the_next_process(
    database_url: str, receiver: Receiver
) -> None:
    async def play(database: Database, told: Notices) -> None:
        await told.hooks.add(ANN, "json", receiver.url + "/any")
        await killed_before(told, "deliver")
        assert receiver.got == []
        assert await count(database, schema.notices) == 1
        await left(database)
        assert len(receiver.got) == 1
        await left(database)
        assert len(receiver.got) == 1

    story(database_url, play)


def test_a_way_that_was_gone_is_not_gone_again(tmp_path: Path, receiver: Receiver) -> None:
    async def play(database: Database, told: Notices) -> None:
        await told.hooks.add(ANN, "json", receiver.url + "/first")
        await told.hooks.add(ANN, "json", receiver.url + "/second")
        deliver, begun = told.sender.deliver, list[str]()

        async def first_only(channel: str, sending: Any) -> bool:
            begun.append(channel)
            if len(begun) == 1:
                return await deliver(channel, sending)
            while not await ways_gone(database):
                await asyncio.sleep(0.01)
            raise asyncio.CancelledError

        with mock.patch.object(told.sender, "deliver", side_effect=first_only):
            wait(told)
            await all_told(told)
        await told.stop()
        assert len(receiver.got) == 1
        await left(database)
        assert sorted(got.path for got in receiver.got) == ["/first", "/second"]
        names = {got.headers["idempotency-key"] for got in receiver.got}
        assert names == {f"{TABLE}.0.3"}

    story(f"sqlite:///{tmp_path / 'server.sqlite'}", play)


async def ways_gone(database: Database) -> list[str]:
    async with database.read() as connection:
        return list(await connection.scalar(select(schema.notices.c.ways)) or ())


def test_who_has_moved_meanwhile_hears_nothing_of_it(database_url: str, receiver: Receiver) -> None:
    async def play(database: Database, told: Notices) -> None:
        await told.hooks.add(ANN, "json", receiver.url + "/any")
        await killed_before(told, "deliver")
        await act(database, 0, 4, ",1,")
        await left(database)
        assert receiver.got == []
        async with database.read() as connection:
            assert list(await connection.scalars(select(schema.notices.c.done))) == [True]

    story(database_url, play)


def test_what_was_left_over_waits_for_the_end_of_quiet_hours(
    tmp_path: Path, receiver: Receiver
) -> None:
    async def play(database: Database, told: Notices) -> None:
        await told.hooks.add(ANN, "json", receiver.url + "/any")
        await killed_before(told, "deliver")
        night = {"hooks": True, "zone": "UTC", "quiet_from": 22, "quiet_to": 7}
        async with database.write() as connection:
            await connection.execute(update(schema.users).values(notices=night))
        fresh = await Notices.create(database, Settings(**USUAL))
        fresh.sender.pauses = (0.0, 0.0)
        for hour, heard in ((23, 0), (3, 0), (8, 1), (9, 1)):
            fresh.clock = partial(datetime, 2026, 1, 5, hour, tzinfo=UTC)
            await fresh.tell_left_over()
            await settled(fresh)
            assert len(receiver.got) == heard, hour
        await fresh.stop()

    story(f"sqlite:///{tmp_path / 'server.sqlite'}", play)


def test_two_processes_that_find_it_send_it_once(postgres_url: str, receiver: Receiver) -> None:
    # A file has one process only, so others share PostgreSQL.
    async def play(database: Database, told: Notices) -> None:
        await told.hooks.add(ANN, "json", receiver.url + "/any")
        await killed_before(told, "deliver")
        async with database.write() as connection:
            await long_ago(connection)
        await asyncio.gather(*(next_process(database) for _ in range(3)))
        assert len(receiver.got) == 1

    story(postgres_url, play)


def test_what_another_process_is_sending_is_left_to_it(
    postgres_url: str, receiver: Receiver
) -> None:
    async def play(database: Database, told: Notices) -> None:
        await told.hooks.add(ANN, "json", receiver.url + "/any")
        await killed_before(told, "deliver")
        await next_process(database)
        assert receiver.got == []

    story(postgres_url, play)


# ---- a real server, killed while it tells ----


class SlowReceiver(Receiver):
    """Takes its time for each message, as the world outside does."""

    def __init__(self) -> None:
        super().__init__()
        handler: Any = self.server.RequestHandlerClass
        answer = handler.do_POST

        def slowly(one: Any) -> None:
            time.sleep(SLOWLY)
            answer(one)

        handler.do_POST = slowly

    def names(self) -> list[str]:
        return [got.headers["idempotency-key"] for got in self.got]


@contextmanager
def slow_receiver() -> Iterator[SlowReceiver]:
    made = SlowReceiver()
    try:
        yield made
    finally:
        made.close()


@contextmanager
def post_office() -> Iterator[tuple[PostOffice, str]]:
    """A mail server in a thread of its own."""
    office, address, loop = PostOffice(), list[str](), asyncio.new_event_loop()
    ended = asyncio.Event()

    async def serve() -> None:
        async with office.opened() as url:
            address.append(url)
            await ended.wait()

    thread = Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    wait_until(lambda: address)
    try:
        yield office, address[0]
    finally:
        loop.call_soon_threadsafe(ended.set)
        thread.join()
        loop.close()


def in_database(url: str, work: Callable[[Any], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        database = Database(full_url(url))
        async with database.write() as connection:
            found = await work(connection)
        await database.close()
        return found

    return asyncio.run(run())


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Servers]:
    made = Servers(tmp_path)
    yield made
    made.end()


def test_kill_nine_loses_no_message_and_repeats_none_that_was_answered(
    database_url: str, servers: Servers
) -> None:
    with slow_receiver() as outside, post_office() as (office, mail_server):
        server = servers(
            database_url,
            push_anywhere=True,
            notice_delay=3600,
            mail_server=mail_server,
            mail_from="carrack@example.org",
        )
        with guests(server) as come:
            ann, bob = come("Ann", "Bob")
            ann.post("/api/me/hooks", kind="json", address=f"{outside.url}/any")
            ann.http.patch("/api/me", json={"notices": {"hooks": True}})
            bob.http.patch("/api/me", json={"notices": {"mail": True}})
            confirmed = {"mail": "bob@example.org", "mail_confirmed": True}
            users, bob_id = schema.users, bob.get("/api/me")["id"]
            in_database(
                database_url,
                lambda c: c.execute(update(users).where(users.c.id == bob_id).values(confirmed)),
            )
            tables = [seated([ann, bob], "macau_cards") for _ in range(TABLES)]
            expected = in_database(database_url, who_waits)
        assert len(expected) == TABLES == len(tables)
        hers = {name for name, seat in expected if seat == 0}
        his = {name for name, seat in expected if seat == 1}
        server.environment["CARRACK_NOTICE_DELAY"] = "0.05"
        last = set[str]()  # what was on its way when the server was killed
        for number in range(1, KILLS + 1):
            server.restart()
            wait_until(lambda n=number: len(outside.got) >= min(n, len(hers)))  # type: ignore[misc]
            server.kill()
            time.sleep(2 * SLOWLY)  # what was on its way arrives at a server that is gone
            last |= {*outside.names()[-1:], *mail_names(office)[-1:]}
            in_database(database_url, long_ago)
        server.start()
        wait_until(lambda: set(outside.names()) == hers and set(mail_names(office)) == his)
        told = Counter([*outside.names(), *mail_names(office)])
        again = {name for name, times in told.items() if times > 1}
        assert again <= last
        assert sum(told.values()) <= TABLES + 2 * KILLS


async def who_waits(connection: Any) -> list[tuple[str, int]]:
    """The names of all waits, and whose they are."""
    tables = schema.tables.c
    found = await connection.execute(select(tables.id, tables.acting, tables.seq))
    return [(f"{row.id}.{row.acting[1]}.{row.seq}", int(row.acting[1])) for row in found]


async def long_ago(connection: Any) -> None:
    """Whoever else might have told these messages had the time for it."""
    sent = schema.notices
    await connection.execute(update(sent).values(time=sent.c.time - notices.LEFT_MS - 1))


def mail_names(office: PostOffice) -> list[str]:
    """What the waits are called in the letters."""
    return [str(letter["Message-ID"]).strip("<>").partition("@")[0] for letter in office.letters]
