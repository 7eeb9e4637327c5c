"""Addresses of a person's own that take messages, quiet hours, and everything at once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from carrack.kernel.errors import CarrackError
from carrack.server.errors import Refused
from carrack.server.notices.hooks import (
    BOT,
    MOST_HOOKS,
    Hook,
    Kind,
    Letter,
    checked_hook,
    parcel,
    telegram_address,
)
from carrack.server.notices.notices import Notices
from carrack.server.storage import schema
from carrack.server.storage.database import Database

from .test_notices import (
    ANN,
    BOB,
    TABLE,
    Receiver,
    all_told,
    change,
    count,
    receiver,
    seat_row,
    subscribed,
    table_row,
    told_by,
    wait,
)
from .wire import Here, People, here

__all__ = ["receiver"]  # a fixture

LETTER = Letter("Your turn: Macau", "It is on", "https://games.example.org/table/t", "t.0.3")
NIGHT = {"zone": "Europe/Budapest", "quiet_from": 22, "quiet_to": 7}
EVENING = datetime(2026, 1, 5, 22, 30, tzinfo=UTC)  # half past eleven in Budapest


# ---- what is taken ----


@pytest.mark.parametrize(
    ("kind", "address"),
    [
        ("discord", "https://discord.com/api/webhooks/12345/ab-C_d"),
        ("discord", "https://discord.com/api/v10/webhooks/12345/ab-C_d"),
        ("ntfy", "https://ntfy.example.org/my_games-7"),
        ("json", "https://club.example.org/carrack?key=1"),
        ("telegram", telegram_address("123456:ABC-def_9", "-1001234")),
    ],
)
def test_addresses_of_each_kind_are_taken(kind: Kind, address: str) -> None:
    assert checked_hook(kind, address) == address


@pytest.mark.parametrize(
    ("kind", "address"),
    [
        ("discord", "https://discord.example.org/api/webhooks/1/a"),
        ("discord", "https://discord.com/api/users/1"),
        ("discord", "https://discord.com/api/webhooks/1/a/../../../users"),
        ("ntfy", "https://ntfy.example.org/a/b"),
        ("ntfy", "https://ntfy.example.org/"),
        ("ntfy", "http://ntfy.example.org/plain"),
        ("json", "https://127.0.0.1/x"),
        ("json", "https://localhost/x"),
        ("json", "https://me:secret@club.example.org/x"),
        ("json", "ftp://club.example.org/x"),
        ("json", ""),
    ],
)
def test_other_addresses_are_refused(kind: Kind, address: str) -> None:
    with pytest.raises(CarrackError) as found:
        checked_hook(kind, address)
    assert found.value.code == "notices.hook"


@pytest.mark.parametrize(
    ("bot", "chat"), [("", "1"), ("1:a", ""), ("1:a/x", "1"), ("1:a", "1&x=2")]
)
def test_no_bot_or_chat_can_lead_elsewhere(bot: str, chat: str) -> None:
    with pytest.raises(Refused) as found:
        telegram_address(bot, chat)
    assert found.value.field == ("chat" if BOT.match(bot) else "bot")  # said at its own field


# ---- what is sent ----


def content(kind: Kind, address: str) -> tuple[str, dict[str, Any]]:
    sent = parcel(Hook("h", kind, address), LETTER)
    assert sent.headers["Idempotency-Key"] == LETTER.name
    return sent.url, json.loads(sent.content)


def test_discord_is_told_in_one_line_each_and_calls_nobody() -> None:
    url, told = content("discord", "https://discord.com/api/webhooks/1/a")
    assert url == "https://discord.com/api/webhooks/1/a"
    assert told["content"].splitlines() == [LETTER.heading, LETTER.text, LETTER.url]
    assert told["allowed_mentions"] == {"parse": []}


def test_ntfy_gets_a_title_and_something_to_touch() -> None:
    url, told = content("ntfy", "https://ntfy.example.org/games")
    assert url == "https://ntfy.example.org/"
    assert told == {
        "topic": "games",
        "title": LETTER.heading,
        "message": LETTER.text,
        "click": LETTER.url,
    }


def test_a_bot_of_telegram_writes_into_its_chat() -> None:
    url, told = content("telegram", telegram_address("12:ab", "-100"))
    assert url == "https://api.telegram.org/bot12:ab/sendMessage"
    assert told["chat_id"] == "-100"
    assert LETTER.url in told["text"]


def test_a_program_gets_fields() -> None:
    assert content("json", "https://club.example.org/x")[1] == {
        "event": "your_turn",
        "heading": LETTER.heading,
        "text": LETTER.text,
        "url": LETTER.url,
    }


@pytest.mark.parametrize(
    ("kind", "path"), [("json", "/any"), ("ntfy", "/topic"), ("discord", "/api/webhooks/1/a")]
)
def test_a_wait_is_told_once_at_each_address(
    tmp_path: Path, receiver: Receiver, kind: Kind, path: str
) -> None:
    async def story(_: Database, told: Notices) -> None:
        await told.hooks.add(ANN, kind, receiver.url + path)
        for _ in range(3):
            wait(told)
            await all_told(told)
        (got,) = receiver.got
        assert b"Your turn: Macau" in got.body

    told_by(tmp_path, story, ("hooks",))


def test_somebody_elses_address_hears_nothing(tmp_path: Path, receiver: Receiver) -> None:
    async def story(_: Database, told: Notices) -> None:
        hook = await told.hooks.add(BOB, "json", f"{receiver.url}/bob")
        await told.hooks.remove(ANN, hook.id)
        assert [one.id for one in await told.hooks.of(BOB)] == [hook.id]
        wait(told)
        await all_told(told)
        assert receiver.got == []

    told_by(tmp_path, story, ("hooks",))


def test_what_was_refused_for_a_moment_is_sent_again(tmp_path: Path, receiver: Receiver) -> None:
    async def story(_: Database, told: Notices) -> None:
        receiver.statuses = [503]
        await told.hooks.add(ANN, "json", f"{receiver.url}/any")
        wait(told)
        await all_told(told)
        assert len(receiver.got) == 2

    told_by(tmp_path, story, ("hooks",))


def test_a_person_has_so_many_addresses(tmp_path: Path) -> None:
    async def story(_: Database, told: Notices) -> None:
        for number in range(MOST_HOOKS):
            await told.hooks.add(ANN, "json", f"https://club.example.org/{number}")
        with pytest.raises(CarrackError) as found:
            await told.hooks.add(ANN, "json", "https://club.example.org/more")
        assert found.value.code == "notices.too_many"

    told_by(tmp_path, story, ("hooks",))


# ---- quiet hours, and everything at once ----


async def second_table(database: Database) -> None:
    async with database.write() as connection:
        row = table_row() | {"id": "table2", "name": "Sunday"}
        await connection.execute(insert(schema.tables).values(**row))
        for seat, name in enumerate((ANN, BOB)):
            await connection.execute(
                insert(schema.seats).values(**seat_row(seat, name) | {"table_id": "table2"})
            )


async def wishes(database: Database, **asked: Any) -> None:
    await change(database, schema.users, schema.users.c.id == ANN, notices=asked)


async def morning_comes(told: Notices) -> None:
    """What was held back is due."""
    batch = list(told.held.values())
    told.held.clear()
    told.clock = lambda: EVENING + timedelta(hours=12)
    await told.tell_batch(batch)
    while told.sending:
        await next(iter(told.sending))


def test_in_quiet_hours_nothing_is_sent_until_they_end(tmp_path: Path, receiver: Receiver) -> None:
    async def story(database: Database, told: Notices) -> None:
        await wishes(database, push=True, **NIGHT)
        told.clock = lambda: EVENING
        await subscribed(told, receiver)
        wait(told)
        await all_told(told)
        assert receiver.got == []
        assert await count(database, schema.notices) == 0
        await morning_comes(told)
        assert len(receiver.got) == 1

    told_by(tmp_path, story)


def test_who_acts_in_the_night_hears_nothing_in_the_morning(
    tmp_path: Path, receiver: Receiver
) -> None:
    async def story(database: Database, told: Notices) -> None:
        await wishes(database, push=True, **NIGHT)
        told.clock = lambda: EVENING
        await subscribed(told, receiver)
        wait(told)
        await all_told(told)
        await change(database, schema.tables, schema.tables.c.id == TABLE, acting=",1,")
        await morning_comes(told)
        assert receiver.got == []

    told_by(tmp_path, story)


def test_who_opens_the_table_is_not_told_in_the_morning(tmp_path: Path, receiver: Receiver) -> None:
    async def story(database: Database, told: Notices) -> None:
        await wishes(database, push=True, **NIGHT)
        told.clock = lambda: EVENING
        wait(told)
        await all_told(told)
        told.seen(TABLE, 0)
        assert told.held == {}

    told_by(tmp_path, story)


def test_a_digest_tells_of_all_tables_in_one_message(tmp_path: Path, receiver: Receiver) -> None:
    async def story(database: Database, told: Notices) -> None:
        await second_table(database)
        await wishes(database, hooks=True, digest=8, zone="UTC")
        told.clock = lambda: EVENING
        await told.hooks.add(ANN, "json", f"{receiver.url}/any")
        wait(told)
        told.waits("table2", "macau_cards", "Sunday", 0, 3, ANN)
        await all_told(told)
        assert receiver.got == []
        await morning_comes(told)
        (got,) = receiver.got
        letter = json.loads(got.body)
        assert letter["heading"] == "2 tables wait for you"
        assert letter["text"] == "Friday evening, Sunday"
        async with database.read() as connection:
            claimed = (await connection.scalars(select(schema.notices.c.table_id))).all()
        assert sorted(claimed) == [TABLE, "table2"]

    told_by(tmp_path, story, ("hooks",))


def test_a_process_that_was_killed_at_night_tells_in_the_morning(
    tmp_path: Path, receiver: Receiver
) -> None:
    async def story(database: Database, told: Notices) -> None:
        await wishes(database, push=True, **NIGHT)
        told.clock = lambda: EVENING
        wait(told)
        await all_told(told)
        told.held.clear()  # nothing of it is left in memory
        assert await told.overlooked() == [TABLE]

    told_by(tmp_path, story)


# ---- over the wire ----


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    database = str(tmp_path_factory.mktemp("hooks") / "server.sqlite")
    with here(database, push_anywhere=True) as found:
        yield found


def test_an_address_is_added_tried_and_taken_away_and_never_shown(
    people_of: People, receiver: Receiver
) -> None:
    (ana,) = people_of("Ana")
    asked = {"kind": "json", "address": f"{receiver.url}/secret"}
    added = ana.post("/api/me/hooks", **asked)
    assert set(added) == {"id", "kind", "server", "created"}
    assert ana.get("/api/me/hooks") == [added]
    assert ana.post(f"/api/me/hooks/{added['id']}/test") == {"sent": True}
    assert receiver.got[0].path == "/secret"
    assert "secret" not in json.dumps(ana.get("/api/me/export"))
    assert ana.http.delete(f"/api/me/hooks/{added['id']}").status_code == 204
    assert ana.get("/api/me/hooks") == []


def test_nobody_tries_or_sees_the_address_of_somebody_else(
    people_of: People, receiver: Receiver
) -> None:
    ana, eve = people_of("Ana", "Eve")
    added = ana.post("/api/me/hooks", kind="json", address=f"{receiver.url}/secret")
    assert eve.get("/api/me/hooks") == []
    path = f"/api/me/hooks/{added['id']}"
    assert eve.refused("POST", f"{path}/test") == (404, "notices.no_hook")
    assert eve.http.delete(path).status_code == 204
    assert len(ana.get("/api/me/hooks")) == 1
    assert receiver.got == []


def test_quiet_hours_are_set_and_taken_back(people_of: People) -> None:
    (ana,) = people_of("Ana")

    def wished(**notices: Any) -> Any:
        return ana.http.patch("/api/me", json={"notices": notices})

    assert wished(**NIGHT, digest=8).json()["notices"] == {**NIGHT, "digest": 8}
    assert wished(digest=None).json()["notices"] == NIGHT
    assert wished(zone="Nowhere/Land").json()["code"] == "notices.zone"
    assert wished(zone="../../etc/passwd").json()["code"] == "notices.zone"
    assert wished(quiet_from=24).status_code == 422
    assert ana.get("/api/me")["notices"] == NIGHT
