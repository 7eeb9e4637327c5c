"""Invited to a tournament by name, page closed: one message, to whoever wants to hear of it."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from sqlalchemy import select, update

from carrack.contests.rules import rules_of
from carrack.server.contests import herald as heralding
from carrack.server.contests import host as hosting
from carrack.server.contests import invitations
from carrack.server.contests.book import Held
from carrack.server.contests.herald import Herald
from carrack.server.notices.notices import LEFT_MS
from carrack.server.people import personal
from carrack.server.people.user import User
from carrack.server.storage import schema

from .running import Servers
from .tables import Host, house_of, in_a_loop
from .test_notices import PostOffice, Receiver, receiver
from .test_notices_killed import in_database, servers, slow_receiver
from .wire import guests, wait_until

__all__ = ["receiver", "servers"]  # fixtures

CLOCK = {"kind": "move", "seconds": 3600}
SITE = "https://games.example.org"
asked = schema.contest_invitations


@asynccontextmanager
async def house(folder: Path, **settings: Any) -> AsyncIterator[Host]:
    """A process whose steward walks when a test says so; whoever is invited is told at once."""
    given = {"push_anywhere": True, "notice_delay": 0.0, "public_url": SITE, **settings}
    async with house_of(folder, **given) as found:
        await found.service.steward.stop()
        found.service.notices.sender.pauses = (0.0, 0.0)
        yield found


async def account(host: Host, name: str, *ways: str, **values: Any) -> User:
    """Somebody with an account, who wants to hear in these ways."""
    person = await host.person(name)
    values = {"kind": "account", "sign_in": name.casefold(), "language": "en", **values}
    values["notices"] = dict.fromkeys(ways, True) | values.pop("wishes", {})
    async with host.service.database.write() as connection:
        where = schema.users.c.id == person.id
        await connection.execute(update(schema.users).where(where).values(values))
    found = await host.service.people.find(person.id)
    assert found is not None
    return found


async def listens(host: Host, person: User, receiver: Receiver, path: str = "/any") -> None:
    await host.service.notices.hooks.add(person.id, "json", receiver.url + path)


async def cup(host: Host, owner: User, name: str = "Harbour Cup") -> Held:
    wish = hosting.Wish("macau_cards", rules_of({"kind": "swiss"}), name, clock=CLOCK)
    return await hosting.open_contest(host.service.book, owner, wish)


async def invited(host: Host, owner: User, held: Held, name: str) -> None:
    await invitations.invite(host.service.book, host.service.people, owner, held.id, name)


async def told(host: Host, herald: Herald | None = None) -> None:
    """Whoever is to hear of something has heard of it."""
    await (herald or host.service.steward.herald).look()
    await asyncio.gather(*host.service.notices.sending)


async def rows(host: Host) -> list[Any]:
    async with host.service.database.read() as connection:
        return list((await connection.execute(select(asked))).all())


async def later(host: Host, **values: Any) -> None:
    async with host.service.database.write() as connection:
        await connection.execute(update(asked).values(values))


def said(receiver: Receiver) -> list[dict[str, Any]]:
    return [json.loads(got.body) for got in receiver.got]


# ---- one message ----


@pytest.mark.parametrize(
    ("language", "heading", "text"),
    [
        ("en", "Ana invites you", "“Harbour Cup”: a tournament of Macau"),
        ("de", "Ana lädt dich ein", "„Harbour Cup“: ein Turnier in Macau"),
        ("pl", "Ana zaprasza cię", "„Harbour Cup”: turniej gry Macau"),
    ],
)
@in_a_loop
async def test_whoever_is_invited_is_told_once_in_their_language(
    tmp_path: Path, receiver: Receiver, language: str, heading: str, text: str
) -> None:
    async with house(tmp_path) as host:
        ana, bob = (
            await account(host, "Ana"),
            await account(host, "Bob", "hooks", language=language),
        )
        await listens(host, bob, receiver)
        held = await cup(host, ana)
        for _ in range(2):
            await invited(host, ana, held, "Bob")
            await told(host)
        url = f"{SITE}/tournaments/{held.id}"
        assert said(receiver) == [
            {"event": "invitation", "heading": heading, "text": text, "url": url}
        ]
        assert receiver.got[0].headers["idempotency-key"] == f"{held.id}.{bob.id}"
        (row,) = await rows(host)
        assert (row.wakes, len(row.ways)) == (None, 1)


@in_a_loop
async def test_a_letter_says_nothing_that_somebody_chose_and_a_program_hears_who_is_invited(
    tmp_path: Path, receiver: Receiver
) -> None:
    office = PostOffice()
    async with office.opened() as url:
        ways = {"mail_server": url, "webhook": receiver.url, "mail_from": "us@example.org"}
        async with house(tmp_path, **ways) as host:
            address = {"mail": "bob@example.org", "mail_confirmed": True}
            ana, bob = (
                await account(host, "Ana"),
                await account(host, "Bob", "mail", "webhook", **address),
            )
            held = await cup(host, ana)
            await invited(host, ana, held, "Bob")
            await told(host)
    (letter,) = office.letters
    assert letter["Subject"] == "You are invited to a tournament of Macau"
    content = letter.get_content()
    assert f"{SITE}/tournaments/{held.id}" in content
    assert "Ana" not in content
    assert "Harbour" not in content
    assert said(receiver) == [
        {
            "event": "invitation",
            "person": bob.id,
            "tournament": held.id,
            "title": "macau_cards",
            "url": f"{SITE}/tournaments/{held.id}",
        }
    ]


@in_a_loop
async def test_whoever_has_answered_is_not_told_also_when_they_are_asked_once_more(
    tmp_path: Path, receiver: Receiver
) -> None:
    async with house(tmp_path) as host:
        ana = await account(host, "Ana")
        held = await cup(host, ana)
        book = host.service.book
        for name in ("Bob", "Eve", "Ida"):
            await listens(host, await account(host, name, "hooks"), receiver)
            await invited(host, ana, held, name)
        bob, eve, ida = [await host.person(name) for name in ("Bob", "Eve", "Ida")]
        # Before somebody looks one comes, one does not, and one leaves for good
        await hosting.join(book, bob, held.id, "")
        await invitations.decline(book, eve, held.id)
        async with host.service.database.write() as connection:
            await personal.leave_contests(connection, ida.id)
        await told(host)
        await invited(host, ana, held, "Eve")
        assert (await book.contest(held.id)).invited == {eve.id}, "it stands in the list again"
        await told(host)
        assert receiver.got == []


@in_a_loop
async def test_quiet_hours_end_before_an_invitation_is_told(
    tmp_path: Path, receiver: Receiver
) -> None:
    async with house(tmp_path) as host:
        night = {"zone": "UTC", "quiet_from": 22, "quiet_to": 7}
        ana, bob = await account(host, "Ana"), await account(host, "Bob", "hooks", wishes=night)
        await listens(host, bob, receiver)
        held = await cup(host, ana)
        await invited(host, ana, held, "Bob")
        await later(host, created=0)
        notices = host.service.notices
        for hour, heard in ((23, 0), (3, 0), (8, 1), (9, 1)):
            notices.clock = partial(datetime, 2026, 1, 5, hour, tzinfo=UTC)
            await told(host)
            assert len(receiver.got) == heard, hour
            if not heard:
                (row,) = await rows(host)
                day = 5 if hour < 7 else 6
                assert row.wakes == 1000 * int(datetime(2026, 1, day, 7, tzinfo=UTC).timestamp())
                await later(host, wakes=1)


# ---- to nobody who does not want it ----


@in_a_loop
async def test_no_message_comes_from_somebody_whom_one_does_not_want_to_hear(
    tmp_path: Path, receiver: Receiver
) -> None:
    async with house(tmp_path) as host:
        bob = await account(host, "Bob", "hooks")
        await listens(host, bob, receiver)
        blocks = host.service.people.blocks
        trouble: dict[str, Any] = {
            "Guest": {"kind": "guest"},
            "Muted": {"muted": True},
            "Banned": {"banned": True},
        }
        for name in ("Blocked", "Blocking", "Not heard", *trouble):
            owner = await account(host, name)
            held = await cup(host, owner)
            await invited(host, owner, held, "Bob")  # and what follows comes behind it
            if name == "Blocked":
                await blocks.block(bob, owner.id, "block")
            elif name == "Blocking":
                await blocks.block(owner, bob.id, "block")
            elif name == "Not heard":
                await blocks.block(bob, owner.id, "mute")
            else:
                await account(host, name, **trouble[name])
        await told(host)
        assert receiver.got == []
        assert [row.wakes for row in await rows(host)] == [None] * 6, "and it is not tried again"


@in_a_loop
async def test_nobody_gets_many_invitations_in_a_day_and_of_one_host_hardly_any(
    tmp_path: Path, receiver: Receiver
) -> None:
    async with house(tmp_path) as host:
        bob = await account(host, "Bob", "hooks")
        await listens(host, bob, receiver)
        for number in range(5):
            for name in ("Ana", "Eve", "Ida"):
                owner = await account(host, name)
                held = await cup(host, owner, f"{name}'s cup {number}")
                await invited(host, owner, held, "Bob")
                await told(host)
        heads = Counter(one["heading"].split()[0] for one in said(receiver))
        assert heads.total() == heralding.MOST_A_DAY
        assert max(heads.values()) == heralding.MOST_OF_ONE
        assert len(await rows(host)) == 15, "the others stand in the list"


# ---- whatever stops meanwhile ----


@in_a_loop
async def test_what_a_process_has_begun_to_tell_the_next_one_tells_to_its_end(
    tmp_path: Path, receiver: Receiver
) -> None:
    async with house(tmp_path) as host:
        ana, bob = await account(host, "Ana"), await account(host, "Bob", "hooks")
        for path in ("/first", "/second"):
            await listens(host, bob, receiver, path)
        held = await cup(host, ana)
        await invited(host, ana, held, "Bob")
        sender, begun = host.service.notices.sender, list[str]()
        deliver = sender.deliver

        async def first_only(channel: str, sending: Any) -> bool:
            begun.append(channel)
            if len(begun) == 1:
                return await deliver(channel, sending)
            while not (await rows(host))[0].ways:
                await asyncio.sleep(0.01)
            raise asyncio.CancelledError

        with mock.patch.object(sender, "deliver", side_effect=first_only):
            await host.service.steward.herald.look()
            await asyncio.gather(*host.service.notices.sending, return_exceptions=True)
        assert len(receiver.got) == 1
    for _ in range(2):
        async with house(tmp_path) as host:
            await told(host)
            assert sorted(got.path for got in receiver.got) == ["/first", "/second"]


@in_a_loop
async def test_of_several_processes_one_tells(
    tmp_path: Path, postgres_url: str, receiver: Receiver
) -> None:
    async with house(tmp_path, database=postgres_url) as host:
        service = host.service
        ana, bob = await account(host, "Ana"), await account(host, "Bob", "hooks")
        await listens(host, bob, receiver)
        await invited(host, ana, await cup(host, ana), "Bob")
        heralds = [Herald(service.book, service.people, service.notices) for _ in range(3)]
        await asyncio.gather(*(told(host, one) for one in heralds))
        assert len(receiver.got) == 1
        # What one of them has begun is left to it for a while.
        (row,) = await rows(host)
        await later(host, ways=[], wakes=row.told + LEFT_MS)
        await told(host)
        assert len(receiver.got) == 1
        await later(host, wakes=1)
        await told(host)
        assert len(receiver.got) == 2


def test_kill_nine_between_an_invitation_and_its_message_loses_none_and_repeats_none(
    database_url: str, servers: Servers
) -> None:
    with slow_receiver() as outside:
        server = servers(database_url, push_anywhere=True, notice_delay=0.5)
        with guests(server) as come:
            ana, bob = come("Ana", "Bob")
            for one, name in ((ana, "Ana Onda"), (bob, "Bob Onda")):
                one.post("/api/accounts", name=name, password="a good password")
            bob.post("/api/me/hooks", kind="json", address=f"{outside.url}/any")
            bob.http.patch("/api/me", json={"notices": {"hooks": True}})
            rules = {"title": "macau_cards", "rules": {"kind": "swiss"}, "clock": CLOCK}
            cups = [ana.post("/api/contests", **rules)["id"] for _ in range(2)]
            for one in cups:
                ana.post(f"/api/contests/{one}/invitations", name="Bob Onda")
        server.kill()  # before anybody was told
        server.start()
        wait_until(lambda: outside.got)
        server.kill()  # while the first is told, or the second

        async def long_ago(connection: Any) -> None:
            # Whoever else might have told them had the time for it.
            await connection.execute(
                update(asked).where(asked.c.wakes.is_not(None)).values(wakes=1)
            )

        in_database(database_url, long_ago)
        server.start()

        async def waiting(connection: Any) -> list[str]:
            wanted = select(asked.c.contest_id).where(asked.c.wakes.is_not(None))
            return list(await connection.scalars(wanted))

        wait_until(lambda: not in_database(database_url, waiting))
        names = Counter(outside.names())
        assert {name.split(".")[0] for name in names} == set(cups)
        assert sum(names.values()) <= 3, "at most the one whose answer nobody noted"
