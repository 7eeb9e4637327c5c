"""Your turn, page closed: one message for each wait, to those who asked, and no harm done."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from typing import Any

import aiohttp
import http_ece
import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from py_vapid import Vapid02
from sqlalchemy import insert, select, update
from structlog.testing import capture_logs

from carrack.kernel.errors import CarrackError
from carrack.server import words
from carrack.server.errors import Refused, Unavailable
from carrack.server.notices import mail, notices, push, sending
from carrack.server.notices.notices import Notices
from carrack.server.notices.push import checked_endpoint, checked_keys, is_public_address
from carrack.server.notices.subscriptions import MOST_DEVICES
from carrack.server.people.user import User
from carrack.server.settings import Settings, database_url
from carrack.server.storage import schema
from carrack.server.storage.database import Database, now
from carrack.server.storage.upgrade import upgrade
from carrack.server.wire.routes import answers
from carrack.server.wire.routes import notices as routes
from carrack.server.wire.security import problem, refusal

ANN, BOB, TABLE = "ann", "bob", "table1"
TEXTS = words.FOLDER

# ---- stand-ins for the world outside ----


class Receiver:
    """A push service or a webhook: keeps what it gets, and answers as it was told to."""

    def __init__(self, statuses: tuple[int, ...] = ()) -> None:
        self.statuses = list(statuses)  # of the first answers; 201 after them
        self.got: list[SimpleNamespace] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.got.append(SimpleNamespace(path=self.path, headers=headers, body=body))
                self.send_response(receiver.statuses.pop(0) if receiver.statuses else 201)
                self.send_header("Location", "/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        self.thread = Thread(target=self.server.serve_forever, args=(0.01,))
        self.thread.start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


class Browser:
    """What a browser keeps for itself, and what it tells the server."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.p256dh, self.auth = base64url(point), base64url(self.secret)

    def json(self) -> dict[str, Any]:
        keys = {"p256dh": self.p256dh, "auth": self.auth}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def read(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"
        )
        content: dict[str, Any] = json.loads(plain)
        return content


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class PostOffice:
    """A mail server that keeps letters; its first replies to RCPT may be set."""

    def __init__(self, replies: tuple[str, ...] = ()) -> None:
        self.replies = list(replies)
        self.letters: list[EmailMessage] = []
        self.envelopes: list[list[str]] = []

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[str]:
        server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        async with server:
            yield f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        envelope: list[str] = []
        while line := (await reader.readline()).decode().strip():
            word = line.split(":")[0].upper()
            reply = "250 ok"
            if word.startswith(("MAIL FROM", "RCPT TO")):
                envelope.append(line)
                reply = self.replies.pop(0) if word == "RCPT TO" and self.replies else reply
            elif word == "DATA":
                writer.write(b"354 go on\r\n")
                letter = await reader.readuntil(b"\r\n.\r\n")
                self.letters.append(message_from_bytes(letter[:-3], policy=policy.default))
                self.envelopes.append(envelope)
            elif word == "QUIT":
                reply = "221 bye"
            writer.write(reply.encode() + b"\r\n")
        writer.close()
        await writer.wait_closed()


# ---- a table that waits ----


@asynccontextmanager
async def database_at(url: str) -> AsyncIterator[Database]:
    """A fresh database: Ann and Bob play, and Ann has to act since row 3."""
    database = Database(database_url(url))
    try:
        await upgrade(database)
        await fill(database)
        yield database
    finally:
        await database.close()


async def fill(database: Database) -> None:
    async with database.write() as connection:
        for name in (ANN, BOB):
            await connection.execute(insert(schema.users).values(**user_row(name)))
        await connection.execute(insert(schema.tables).values(**table_row()))
        for seat, name in enumerate((ANN, BOB)):
            await connection.execute(insert(schema.seats).values(**seat_row(seat, name)))


def user_row(name: str) -> dict[str, Any]:
    return {
        "id": name,
        "kind": "guest",
        "name": name.title(),
        "language": "en",
        "notices": {},
        "muted": False,
        "banned": False,
        "created": 1,
        "seen": 1,
    }


def table_row() -> dict[str, Any]:
    return {
        "id": TABLE,
        "title": "macau_cards",
        "name": "Friday evening",
        "status": "playing",
        "owner_id": BOB,
        "public": True,
        "key": "k",
        "spectators": True,
        "options": {},
        "clock": {},
        "stand_in": "greedy",
        "seq": 3,
        "acting": ",0,",
        "reason": "",
        "created": 1,
        "changed": 1,
    }


def seat_row(seat: int, name: str) -> dict[str, Any]:
    return {
        "table_id": TABLE,
        "seat": seat,
        "kind": "person",
        "user_id": name,
        "level": "",
        "name": name,
        "away": False,
        "resigned": False,
        "wanted": False,
        "token": 0,
    }


async def change(database: Database, table: Any, where: Any, **values: Any) -> None:
    async with database.write() as connection:
        await connection.execute(update(table).where(where).values(**values))


async def asks(database: Database, *channels: str, **values: Any) -> None:
    """Ann asks for messages."""
    asked = dict.fromkeys(channels, True)
    values = {"mail_confirmed": "mail" in values, **values}
    await change(database, schema.users, schema.users.c.id == ANN, notices=asked, **values)


async def act(database: Database, seat: int, seq: int, acting: str) -> None:
    """A seat acts, and these are to act then."""
    row = {"table_id": TABLE, "seq": seq, "kind": "act", "seat": seat, "body": {}}
    async with database.write() as connection:
        await connection.execute(insert(schema.journal).values(**row, fingerprint="", time=now()))
    ours = schema.tables.c.id == TABLE
    await change(database, schema.tables, ours, acting=acting, seq=seq, changed=now())


def wait(told: Notices, seat: int = 0, number: int = 3, user_id: str = ANN) -> None:
    told.waits(TABLE, "macau_cards", "Friday evening", seat, number, user_id)


async def all_told(told: Notices) -> None:
    """Whoever is in line has waited long enough."""
    batch = list(told.waiting.values())
    told.waiting.clear()
    await told.tell_batch(batch)
    while told.sending:
        await asyncio.wait(told.sending)


async def count(database: Database, table: Any) -> int:
    async with database.read() as connection:
        return len((await connection.execute(select(table))).all())


Story = Callable[[Database, Notices], Awaitable[None]]


def told_by(path: Path, story: Story, asked: tuple[str, ...] = ("push",), **settings: Any) -> None:
    """Runs a story on a fresh database."""

    async def play() -> None:
        async with database_at(f"sqlite:///{path / 'server.sqlite'}") as database:
            await asks(database, *asked, mail="ann@example.org")
            told = await Notices.create(database, Settings(**{**USUAL, **settings}))
            told.sender.pauses = (0.0, 0.0)
            try:
                await story(database, told)
            finally:
                await told.stop()

    asyncio.run(play())


USUAL = {"push_anywhere": True, "notice_delay": 3600.0, "public_url": "https://games.example.org"}


async def subscribed(told: Notices, receiver: Receiver, user_id: str = ANN) -> Browser:
    browser = Browser(f"{receiver.url}/send/{os.urandom(8).hex()}")
    await told.subscriptions.add(user_id, browser.endpoint, browser.p256dh, browser.auth)
    return browser


# ---- push ----


def test_a_closed_page_is_told_by_an_encrypted_and_signed_message(
    tmp_path: Path, receiver: Receiver
) -> None:
    async def story(database: Database, told: Notices) -> None:
        browser = await subscribed(told, receiver)
        wait(told)
        await all_told(told)
        (got,) = receiver.got
        assert got.headers["content-encoding"] == "aes128gcm"
        assert int(got.headers["ttl"]) > 0
        assert got.headers["urgency"] == "high"
        assert len(got.headers["topic"]) <= 32
        assert Vapid02.verify(got.headers["authorization"])
        assert told.key.public in got.headers["authorization"]
        assert b"Friday" not in got.body
        assert browser.read(got.body) == {
            "type": "your_turn",
            "table": TABLE,
            "title": "macau_cards",
            "name": "Friday evening",
            "url": f"/table/{TABLE}",
            "heading": "Your turn: Macau",
            "text": "“Friday evening” is waiting for you.",
        }

    told_by(tmp_path, story)


@pytest.mark.parametrize(
    ("language", "heading"),
    [
        ("de", "Du bist dran: Macau"),
        ("fr-CA", "À vous de jouer\u00a0: Macau"),
        ("tlh", "Your turn: Macau"),
        ("../en", "Your turn: Macau"),
    ],
)
def test_the_message_is_in_the_language_of_its_reader(
    tmp_path: Path, receiver: Receiver, language: str, heading: str
) -> None:
    async def story(database: Database, told: Notices) -> None:
        await asks(database, "push", language=language)
        browser = await subscribed(told, receiver)
        wait(told)
        await all_told(told)
        assert browser.read(receiver.got[0].body)["heading"] == heading

    told_by(tmp_path, story)


def test_a_round_of_a_tournament_is_told_to_whoever_sits_there_and_does_not_act_yet(
    tmp_path: Path, receiver: Receiver
) -> None:
    async def story(database: Database, told: Notices) -> None:
        browser = await subscribed(told, receiver)
        await change(database, schema.tables, schema.tables.c.id == TABLE, acting=",1,")
        wait(told)
        await all_told(told)
        assert not receiver.got, "it is not Ann's turn"
        told.waits(TABLE, "macau_cards", "Harbour Cup", 0, 3, ANN, round_=2)
        wait(told)  # said once more without the round: what is known stays
        await all_told(told)
        (got,) = receiver.got
        content = browser.read(got.body)
        assert (content["type"], content["heading"]) == ("round", "Round 2: your table waits")
        assert content["url"] == f"/table/{TABLE}"

    told_by(tmp_path, story)


def test_the_message_goes_out_by_itself_after_the_delay(tmp_path: Path, receiver: Receiver) -> None:
    async def story(database: Database, told: Notices) -> None:
        await subscribed(told, receiver)
        wait(told)
        while not receiver.got:
            await asyncio.sleep(0.01)

    told_by(tmp_path, story, notice_delay=0.05)


def test_every_browser_of_the_person_is_told(tmp_path: Path, receiver: Receiver) -> None:
    async def story(database: Database, told: Notices) -> None:
        browsers = [await subscribed(told, receiver) for _ in range(3)]
        await subscribed(told, receiver, BOB)
        wait(told)
        await all_told(told)
        paths = sorted(browser.endpoint.removeprefix(receiver.url) for browser in browsers)
        assert sorted(got.path for got in receiver.got) == paths

    told_by(tmp_path, story)


@pytest.mark.parametrize("asked", [{}, {"push": False}, {"push": "yes"}, {"mail": True}])
def test_nothing_is_sent_that_was_not_asked_for(
    tmp_path: Path, receiver: Receiver, asked: dict[str, Any]
) -> None:
    async def story(database: Database, told: Notices) -> None:
        await change(database, schema.users, schema.users.c.id == ANN, notices=asked)
        await subscribed(told, receiver)
        wait(told)
        await all_told(told)
        assert receiver.got == []
        assert await count(database, schema.notices) == 0

    told_by(tmp_path, story, webhook=receiver.url)


# ---- one message per wait ----


def test_one_wait_is_told_once_however_often_the_house_says_it(
    tmp_path: Path, receiver: Receiver
) -> None:
    async def story(database: Database, told: Notices) -> None:
        await subscribed(told, receiver)
        for _ in range(3):
            wait(told)
        await all_told(told)
        again = await Notices.create(database, told.settings)  # the server starts once more
        wait(again)
        await all_told(again)
        await again.stop()
        assert len(receiver.got) == 1

    told_by(tmp_path, story)


def test_processes_that_race_send_one_message(database_url: str, receiver: Receiver) -> None:
    async def play() -> None:
        async with database_at(database_url) as database, database_beside(database) as other:
            settings = Settings(**USUAL)
            await asks(database, "push")
            racing = [await Notices.create(one, settings) for one in (database, other)]
            assert racing[0].key.public == racing[1].key.public
            browser = await subscribed(racing[0], receiver)
            for number in range(3, 13):
                for told in racing:
                    wait(told, number=number)
                await asyncio.gather(*(all_told(told) for told in racing))
            await asyncio.gather(*(told.stop() for told in racing))
            assert len(receiver.got) == await count(database, schema.notices) == 10
            assert all(browser.read(got.body)["table"] == TABLE for got in receiver.got)

    asyncio.run(play())


@asynccontextmanager
async def database_beside(database: Database) -> AsyncIterator[Database]:
    """The same database, as another process has it."""
    other = Database(database.url)
    try:
        yield other
    finally:
        await other.close()


def test_a_later_wait_of_the_same_seat_is_another_message(
    tmp_path: Path, receiver: Receiver
) -> None:
    async def story(database: Database, told: Notices) -> None:
        await subscribed(told, receiver)
        wait(told)
        while not receiver.got:
            await asyncio.sleep(0.01)
        await act(database, 0, 4, ",1,")
        await act(database, 1, 5, ",0,")
        wait(told, number=5)
        await all_told(told)
        assert len(receiver.got) == 2
        assert receiver.got[0].headers["topic"] == receiver.got[1].headers["topic"]

    told_by(tmp_path, story, notice_delay=0.0)


# ---- nobody is told in vain ----


def test_who_has_acted_meanwhile_is_not_told(tmp_path: Path, receiver: Receiver) -> None:
    async def story(database: Database, told: Notices) -> None:
        await subscribed(told, receiver)
        wait(told)
        await act(database, 0, 4, ",1,")
        await all_told(told)
        assert receiver.got == []

    told_by(tmp_path, story)


def test_who_has_acted_and_is_to_act_again_is_told_of_the_new_wait_only(
    tmp_path: Path, receiver: Receiver
) -> None:
    async def story(database: Database, told: Notices) -> None:
        await subscribed(told, receiver)
        wait(told)
        await act(database, 0, 4, ",1,")
        await act(database, 1, 5, ",0,")
        await all_told(told)  # the other process knows of the new wait, this one of the old one
        assert receiver.got == []

    told_by(tmp_path, story)


def test_what_others_do_in_the_same_window_changes_nothing(
    tmp_path: Path, receiver: Receiver
) -> None:
    async def story(database: Database, told: Notices) -> None:
        await subscribed(told, receiver)
        wait(told)
        await act(database, 1, 4, ",0,")
        await all_told(told)
        assert len(receiver.got) == 1

    told_by(tmp_path, story)


def test_seat_ten_is_not_taken_for_seat_zero(tmp_path: Path, receiver: Receiver) -> None:
    async def story(database: Database, told: Notices) -> None:
        await subscribed(told, receiver)
        wait(told)
        await change(database, schema.tables, schema.tables.c.id == TABLE, acting=",10,")
        await all_told(told)
        assert receiver.got == []

    told_by(tmp_path, story)


@pytest.mark.parametrize(
    ("table", "values"),
    [
        (schema.tables, {"status": "finished"}),
        (schema.seats, {"away": True}),
        (schema.seats, {"resigned": True}),
        (schema.seats, {"user_id": BOB}),
        (schema.seats, {"kind": "bot", "user_id": None}),
        (schema.users, {"banned": True}),
    ],
)
def test_a_seat_that_no_longer_waits_for_this_person_is_left_alone(
    tmp_path: Path, receiver: Receiver, table: Any, values: dict[str, Any]
) -> None:
    async def story(database: Database, told: Notices) -> None:
        await subscribed(told, receiver)
        wait(told)
        await change(database, table, table.c[0].in_([TABLE, ANN]), **values)
        await all_told(told)
        assert receiver.got == []

    told_by(tmp_path, story)


def test_who_opens_the_page_is_not_told(tmp_path: Path, receiver: Receiver) -> None:
    async def story(database: Database, told: Notices) -> None:
        await subscribed(told, receiver)
        wait(told)
        told.seen(TABLE, 0)
        told.seen(TABLE, 7)
        await all_told(told)
        assert receiver.got == []

    told_by(tmp_path, story)


# ---- when something goes wrong ----


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(
    tmp_path: Path, receiver: Receiver, status: int
) -> None:
    async def story(database: Database, told: Notices) -> None:
        await subscribed(told, receiver)
        receiver.statuses = [status]
        wait(told)
        await all_told(told)
        assert len(receiver.got) == 1
        assert await count(database, schema.subscriptions) == 0
        assert outcome(told, "push", "gone") == 1

    told_by(tmp_path, story)


def outcome(told: Notices, channel: str, name: str) -> float:
    labels = {"channel": channel, "outcome": name}
    return told.metrics.registry.get_sample_value("carrack_notices_total", labels) or 0.0


@pytest.mark.parametrize(
    ("statuses", "tries", "taken"),
    [
        ((503, 429), 3, True),
        ((500, 500, 500, 500), 3, False),
        ((403,), 1, False),
        ((302,), 1, False),
    ],
)
def test_a_message_is_tried_again_a_little(
    tmp_path: Path, receiver: Receiver, statuses: tuple[int, ...], tries: int, taken: bool
) -> None:
    async def story(database: Database, told: Notices) -> None:
        await subscribed(told, receiver)
        receiver.statuses = list(statuses)
        wait(told)
        await all_told(told)
        assert len(receiver.got) == tries
        assert {got.path for got in receiver.got} != {"/elsewhere"}
        assert outcome(told, "push", "sent") == taken
        assert outcome(told, "push", "failed") == (not taken)
        assert await count(database, schema.subscriptions) == 1

    told_by(tmp_path, story)


def test_a_failure_is_logged_without_a_word_that_is_secret(
    tmp_path: Path, receiver: Receiver
) -> None:
    nowhere = "smtp://ann:hush@127.0.0.1:9"
    lines: list[Any] = []

    async def story(database: Database, told: Notices) -> None:
        browser = await subscribed(told, receiver)
        receiver.statuses = [500] * 3
        with capture_logs() as found:
            wait(told)
            await all_told(told)
        lines.extend(found)
        assert {line["channel"] for line in lines} == {"push", "mail"}
        for secret in (browser.endpoint, browser.auth, "127.0.0.1", "ann@", "hush", "Friday"):
            assert secret not in str(lines)

    told_by(tmp_path, story, ("push", "mail"), mail_server=nowhere)
    assert {line["event"] for line in lines} == {"notice.not_sent"}


def troubled(told: Notices, trouble: Exception) -> list[Exception]:
    """The first look into the database fails; the list is empty once it has."""
    readers, troubles = told.readers, [trouble]

    async def look(table_ids: set[str]) -> Any:
        if troubles:
            raise troubles.pop()
        return await readers(table_ids)

    told.readers = look  # type: ignore[method-assign]
    return troubles


def test_a_trouble_of_ours_silences_nobody_for_good(tmp_path: Path, receiver: Receiver) -> None:
    async def story(database: Database, told: Notices) -> None:
        await subscribed(told, receiver)
        troubles = troubled(told, KeyError("a mistake"))
        wait(told)
        while troubles:
            await asyncio.sleep(0.01)
        wait(told)
        await all_told(told)
        assert len(receiver.got) == 1

    told_by(tmp_path, story, notice_delay=0.0)


def test_a_database_that_does_not_answer_is_asked_again_later(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "LATER_SECONDS", 0.05)

    async def story(database: Database, told: Notices) -> None:
        await subscribed(told, receiver)
        troubled(told, Unavailable("no disk"))
        wait(told)
        while not receiver.got:
            await asyncio.sleep(0.01)

    told_by(tmp_path, story, notice_delay=0.0)


def test_a_stop_finishes_what_is_on_its_way(tmp_path: Path, receiver: Receiver) -> None:
    async def story(database: Database, told: Notices) -> None:
        await subscribed(told, receiver)
        wait(told)
        await told.tell_batch(list(told.waiting.values()))
        await told.stop()
        assert len(receiver.got) == 1
        await told.stop()  # once more does no harm

    told_by(tmp_path, story)


def test_a_stop_does_not_wait_for_a_push_service_that_says_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "STOP_SECONDS", 0.3)

    async def story(database: Database, told: Notices) -> None:
        with socket.create_server(("127.0.0.1", 0)) as silent:
            browser = Browser(f"http://127.0.0.1:{silent.getsockname()[1]}/send")
            await told.subscriptions.add(ANN, browser.endpoint, browser.p256dh, browser.auth)
            wait(told)
            await told.tell_batch(list(told.waiting.values()))
            await told.stop()
            assert not told.under_way()

    told_by(tmp_path, story)


def test_who_was_in_line_at_a_crash_is_found_at_the_next_start(
    database_url: str, receiver: Receiver
) -> None:
    async def play() -> None:
        async with database_at(database_url) as database:
            told = await Notices.create(database, Settings(**USUAL))
            await subscribed(told, receiver)
            assert await told.overlooked() == []  # nobody has asked
            await asks(database, "push")
            assert await told.overlooked() == [TABLE]
            await act(database, 0, 4, ",1,")
            assert await told.overlooked() == []  # Bob has not asked
            await act(database, 1, 5, ",0,")
            wait(told, number=5)
            await all_told(told)
            assert await told.overlooked() == []  # she was told
            await told.stop()

    asyncio.run(play())


def test_the_line_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "MOST_WAITING", 2)

    async def story(database: Database, told: Notices) -> None:
        for seat in range(3):
            wait(told, seat=seat)
        assert [seat for _, seat in told.waiting] == [1, 2]

    told_by(tmp_path, story)


def test_two_processes_use_the_same_key_and_keep_it(tmp_path: Path) -> None:
    async def story(database: Database, told: Notices) -> None:
        again = await Notices.create(database, Settings())
        await again.stop()
        assert again.key.public == told.key.public
        assert len(base64.urlsafe_b64decode(again.key.public + "=")) == 65

    told_by(tmp_path, story)


# ---- mail ----


def by_mail(path: Path, office: PostOffice, story: Story, **settings: Any) -> None:
    async def play() -> None:
        async with (
            office.opened() as url,
            database_at(f"sqlite:///{path / 'server.sqlite'}") as database,
        ):
            await asks(database, "mail", mail="ann@example.org", language="de")
            told = await Notices.create(
                database, Settings(**{**USUAL, "mail_server": url, **settings})
            )
            told.sender.pauses = (0.0, 0.0)
            try:
                await story(database, told)
            finally:
                await told.stop()

    asyncio.run(play())


def test_a_letter_says_whose_turn_it_is_and_where(tmp_path: Path) -> None:
    office = PostOffice()

    async def story(database: Database, told: Notices) -> None:
        wait(told)
        await all_told(told)

    by_mail(tmp_path, office, story, mail_from="games@example.org")
    (letter,) = office.letters
    assert letter["To"] == "ann@example.org"
    assert letter["From"] == "games@example.org"
    assert letter["Subject"] == "Du bist dran: Macau"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert f"https://games.example.org/table/{TABLE}" in letter.get_content()
    assert "Friday" not in letter.as_string()


@pytest.mark.parametrize(
    ("replies", "letters", "failures"),
    [
        (("451 later", "451 later"), 1, 0),
        (("451 later",) * 3, 0, 1),
        (("550 unknown",), 0, 1),
    ],
)
def test_mail_is_tried_again_unless_it_is_refused_for_good(
    tmp_path: Path, replies: tuple[str, ...], letters: int, failures: int
) -> None:
    office = PostOffice(replies)

    async def story(database: Database, told: Notices) -> None:
        wait(told)
        await all_told(told)
        assert outcome(told, "mail", "failed") == failures

    by_mail(tmp_path, office, story)
    assert len(office.letters) == letters
    assert office.replies == []


@pytest.mark.parametrize(
    "address",
    [
        "ann@example.org\r\nBcc: all@example.org",
        "ann@example.org, all@example.org",
        "Ann <ann@example.org>",
        "ann@example.org>\r\nRCPT TO:<all@example.org",
        "ann",
        "@",
        "",
    ],
)
def test_no_address_can_carry_another_one_or_a_header(tmp_path: Path, address: str) -> None:
    office = PostOffice()

    async def story(database: Database, told: Notices) -> None:
        await asks(database, "mail", mail=address)
        wait(told)
        await all_told(told)

    by_mail(tmp_path, office, story)
    assert office.letters == []


def test_nobody_is_drowned_in_mail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "MOST_LETTERS", 2)
    office = PostOffice()

    async def story(database: Database, told: Notices) -> None:
        async with database.write() as connection:
            for number in range(2):
                row = {"table_id": TABLE, "seat": 0, "wait": number, "time": now()}
                await connection.execute(insert(schema.notices).values(row))
        wait(told)
        await all_told(told)

    by_mail(tmp_path, office, story)
    assert office.letters == []


def test_no_text_can_begin_another_header() -> None:
    letter = mail.letter("a@example.org", "b@example.org", "Hi\r\nBcc: c@example.org", "x", "name")
    assert letter["Bcc"] is None
    assert letter["Subject"] == "Hi Bcc: c@example.org"


@pytest.mark.parametrize(
    ("url", "port", "is_tls"),
    [
        ("smtp://mail.example.org", 25, False),
        ("smtp://ann:p%40ss@mail.example.org:587", 587, False),
        ("smtps://mail.example.org", 465, True),
    ],
)
def test_a_mail_server_is_named_by_a_url(url: str, port: int, is_tls: bool) -> None:
    server = mail.MailServer.read(Settings(mail_server=url))
    assert (server.port, server.is_tls) == (port, is_tls)
    assert server.sender == "carrack@mail.example.org"
    assert server.password in ("", "p@ss")
    assert "p@ss" not in repr(server)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"mail_server": "mail.example.org"}, "setting.mail_server"),
        ({"mail_server": "smtp://host:port"}, "setting.mail_server"),
        ({"mail_server": "smtp://host", "mail_from": "nobody"}, "setting.mail_from"),
        ({"webhook": "file:///etc/passwd"}, "setting.webhook"),
        ({"push_contact": "somebody"}, "setting.push_contact"),
    ],
)
def test_a_setting_that_cannot_work_is_told_at_the_start(
    tmp_path: Path, settings: dict[str, str], code: str
) -> None:
    async def story(database: Database, told: Notices) -> None:
        with pytest.raises(CarrackError) as error:
            await Notices.create(database, Settings(**settings))
        assert error.value.code == code

    told_by(tmp_path, story)


# ---- webhook ----


def test_the_operators_program_is_told_about_those_who_asked(
    tmp_path: Path, receiver: Receiver
) -> None:
    async def story(database: Database, told: Notices) -> None:
        receiver.statuses = [503]
        wait(told)
        await all_told(told)
        assert [json.loads(got.body) for got in receiver.got] == [
            {
                "event": "your_turn",
                "person": ANN,
                "table": TABLE,
                "seat": 0,
                "title": "macau_cards",
                "url": f"https://games.example.org/table/{TABLE}",
            }
        ] * 2
        names = {got.headers["idempotency-key"] for got in receiver.got}
        assert names == {f"{TABLE}.0.3"}

    told_by(tmp_path, story, ("webhook",), webhook=receiver.url)


# ---- subscriptions ----

GOOD = Browser("https://push.example.org/send/abc")


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/send",
        "https://127.0.0.1/send",
        "https://127.1/send",
        "https://2130706433/send",
        "https://0x7f000001/send",
        "https://0x7f.0x1/send",
        "https://[::1]/send",
        "https://[::ffff:127.0.0.1]/send",
        "https://[push.example.org/send",
        "https://localhost/send",
        "https://localhost./send",
        "https://push.localhost/send",
        "https://printer.local/send",
        "https://metadata.google.internal/send",
        "https://router.lan/send",
        "https://push/send",
        "https://push.example.org:99999/send",
        "https://push.example.org:0/send",
        "https://user@push.example.org/send",
        "https://push.example.org@127.0.0.1/send",
        "https://push.example.org\\@127.0.0.1/send",
        "https://push.example.org/se nd",
        "https://push.example.org/\r\nHost: other",
        "https://push.example.org/#part",
        "https://püsh.example.org/send",
        "https:///send",
        "//push.example.org/send",
        "file:///etc/passwd",
        "ftp://push.example.org/send",
        "",
        "https://push.example.org/" + "a" * 2000,
    ],
)
def test_an_endpoint_that_no_push_service_would_have_is_refused(endpoint: str) -> None:
    with pytest.raises(Refused) as error:
        checked_endpoint(endpoint)
    assert (error.value.code, error.value.status) == ("push.endpoint", 422)


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/c1:APA-x_y",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA=",
        "https://web.push.apple.com/QGk",
        "https://wns2-by3p.notify.windows.com/w/?token=BQY%3d",
        "https://push.example.org:8443/up",
    ],
)
def test_endpoints_of_push_services_are_taken(endpoint: str) -> None:
    assert checked_endpoint(endpoint) == endpoint


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        (GOOD.p256dh, GOOD.auth[:-2]),
        (GOOD.p256dh[:-2], GOOD.auth),
        (base64url(b"\x04" + b"\x01" * 64), GOOD.auth),
        (base64url(b"\x02" + b"\x01" * 32), GOOD.auth),
        ("§" * 87, GOOD.auth),
        (GOOD.p256dh, "A"),
        (GOOD.p256dh, "===="),
    ],
    ids=["short auth", "short key", "no point", "packed point", "no base64", "cut", "empty"],
)
def test_keys_that_no_browser_has_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(Refused) as error:
        checked_keys(p256dh, auth)
    assert (error.value.code, error.value.status) == ("push.keys", 422)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.0.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "::1",
        "::ffff:127.0.0.1",
        "fe80::1%eth0",
        "fd00::1",
        "fec0::1",
        "::10.0.0.1",
        "::ffff:0:10.0.0.1",
        "64:ff9b::10.0.0.1",
        "64:ff9b::127.0.0.1",
        "64:ff9b:1::10.0.0.1",
        "2002:a00:1::",
        "2001:0:a00:1::1",
    ],
)
def test_addresses_of_this_house_are_not_public(address: str) -> None:
    assert not is_public_address(address)


def test_a_name_that_leads_into_this_house_is_not_followed(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = receiver.server.server_address[1]

    async def inside(*_: object, **__: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    async def play() -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", inside)
        url = f"http://push.example.org:{port}/"
        with pytest.raises(aiohttp.ClientConnectorDNSError):
            await push.post(url, b"hello", {}, anywhere=False)
        assert receiver.got == []
        assert await push.post(url, b"hello", {}, anywhere=True) == 201

    asyncio.run(play())


def test_a_person_has_so_many_browsers_and_the_oldest_goes(tmp_path: Path) -> None:
    async def story(database: Database, told: Notices) -> None:
        for number in range(MOST_DEVICES + 2):
            endpoint = f"https://push.example.org/{number}"
            await told.subscriptions.add(ANN, endpoint, GOOD.p256dh, GOOD.auth)
            await asyncio.sleep(0.002)  # so that their times differ
        kept = {device.endpoint for device in await told.subscriptions.of(ANN)}
        assert len(kept) == await count(database, schema.subscriptions) == MOST_DEVICES
        assert "https://push.example.org/1" not in kept

    told_by(tmp_path, story, push_anywhere=False)


def test_a_browser_belongs_to_whoever_subscribed_last(tmp_path: Path) -> None:
    async def story(database: Database, told: Notices) -> None:
        for name in (ANN, BOB, BOB):
            await told.subscriptions.add(name, GOOD.endpoint, GOOD.p256dh, GOOD.auth)
        assert await told.subscriptions.of(ANN) == []
        assert len(await told.subscriptions.of(BOB)) == 1
        await told.subscriptions.remove(ANN, GOOD.endpoint)
        assert len(await told.subscriptions.of(BOB)) == 1
        assert GOOD.endpoint not in repr(await told.subscriptions.of(BOB))

    told_by(tmp_path, story)


# ---- over HTTP ----


Asking = Callable[[httpx.AsyncClient, Notices], Awaitable[None]]


def asked_by_ann(path: Path, story: Asking) -> None:
    """Runs a story with the routes alone; whoever asks is Ann."""

    async def play(database: Database, told: Notices) -> None:
        app = FastAPI()
        app.state.service = SimpleNamespace(notices=told)
        app.include_router(routes.router)
        app.dependency_overrides[answers.person] = lambda: User(ANN, "guest", "Ann", "fr")
        app.add_exception_handler(Refused, lambda r, error: refusal(error, r.scope))  # type: ignore[arg-type]
        app.add_exception_handler(RequestValidationError, nonsense)
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            await story(client, told)

    told_by(path, play)


def nonsense(_: Request, error: Exception) -> Response:
    return problem("request.invalid", str(error), 422)


def test_a_browser_subscribes_tries_and_unsubscribes(tmp_path: Path, receiver: Receiver) -> None:
    browser = Browser(f"{receiver.url}/send/1")

    async def story(page: httpx.AsyncClient, told: Notices) -> None:
        assert len((await page.get("/api/push/key")).json()["key"]) == 87
        taken = await page.post("/api/push/subscriptions", json=browser.json())
        assert taken.status_code == 204
        assert (await page.post("/api/push/test")).json() == {"sent": 1, "of": 1}
        assert browser.read(receiver.got[0].body)["heading"] == "Tout fonctionne"
        own = {"endpoint": browser.endpoint}
        gone = await page.request("DELETE", "/api/push/subscriptions", json=own)
        assert gone.status_code == 204
        refused = await page.post("/api/push/test")
        assert (refused.status_code, refused.json()["code"]) == (409, "push.none")

    asked_by_ann(tmp_path, story)


def test_a_try_tells_how_many_browsers_took_it(tmp_path: Path, receiver: Receiver) -> None:
    async def story(page: httpx.AsyncClient, told: Notices) -> None:
        for number in range(3):
            browser = Browser(f"{receiver.url}/{number}")
            await page.post("/api/push/subscriptions", json=browser.json())
        receiver.statuses = [500, 410, 201]
        assert (await page.post("/api/push/test")).json() == {"sent": 1, "of": 3}
        assert (await page.post("/api/push/test")).json() == {"sent": 2, "of": 2}

    asked_by_ann(tmp_path, story)


def test_one_try_at_a_time(tmp_path: Path, receiver: Receiver) -> None:
    async def story(page: httpx.AsyncClient, told: Notices) -> None:
        await page.post("/api/push/subscriptions", json=Browser(f"{receiver.url}/1").json())
        async with told.turn(ANN):
            refused = await page.post("/api/push/test")
        assert (refused.status_code, refused.json()["code"]) == (409, "push.busy")
        assert (await page.post("/api/push/test")).json() == {"sent": 1, "of": 1}

    asked_by_ann(tmp_path, story)


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "ftp://push.example.org"},
        {"endpoint": 7},
        {"endpoint": "https://push.example.org/" + "a" * 5000},
        {"keys": {"p256dh": GOOD.p256dh}},
        {"keys": {"p256dh": GOOD.p256dh, "auth": "x" * 300}},
        {"keys": {"p256dh": GOOD.p256dh, "auth": "\ud800"}},
        {"keys": None},
        {"expirationTime": "soon"},
        {"more": 1},
    ],
)
def test_a_subscription_that_makes_no_sense_is_refused(
    tmp_path: Path, change: dict[str, Any]
) -> None:
    async def story(page: httpx.AsyncClient, told: Notices) -> None:
        content = json.dumps({**GOOD.json(), **change})
        headers = {"Content-Type": "application/json"}
        answer = await page.post("/api/push/subscriptions", content=content, headers=headers)
        assert answer.status_code == 422

    asked_by_ann(tmp_path, story)


# ---- texts ----


def test_every_language_has_the_same_texts() -> None:
    def keys(path: Path) -> list[str]:
        lines = path.read_text(encoding="utf-8").splitlines()
        return [line.partition(" =")[0] for line in lines if line[:1].isalpha()]

    assert {path.stem for path in TEXTS.glob("*.ftl")} >= {"de", "en", "fr"}
    for path in TEXTS.glob("*.ftl"):
        assert keys(path) == keys(TEXTS / "en.ftl"), path.name
