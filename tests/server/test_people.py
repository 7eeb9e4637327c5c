"""Guests, accounts, devices, everything about oneself, and what the operator may do."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast
from unicodedata import normalize
from unittest import mock

import httpx
import pytest
from argon2 import PasswordHasher
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from itsdangerous import TimestampSigner
from sqlalchemy import insert, select, update
from starlette.exceptions import HTTPException

import carrack
from carrack.kernel.errors import CarrackError
from carrack.kernel.record import Play, Record, read
from carrack.server.contests.book import Book
from carrack.server.errors import Refused
from carrack.server.notices.sending import Sender
from carrack.server.operate.moderating import Operator
from carrack.server.operate.observing import Metrics
from carrack.server.people import blocks, passwords, personal, remembering
from carrack.server.people.letters import Letters
from carrack.server.people.names import GONE, clean_name, folded
from carrack.server.people.passwords import AT_ONCE, Passwords
from carrack.server.people.people import People
from carrack.server.people.sessions import COOKIE, DAY, DEVICE, KEPT_DAYS, hashed
from carrack.server.people.user import User
from carrack.server.settings import Settings
from carrack.server.settings import database_url as url_with_driver
from carrack.server.storage import schema
from carrack.server.storage.database import Database, new_id, now
from carrack.server.tables import rows
from carrack.server.wire.app import no_such_page, not_understood, refused
from carrack.server.wire.limits import MOST_HELD, RATES, Limits
from carrack.server.wire.routes import people as people_routes
from carrack.server.wire.security import protect

PASSWORD = "a good password"


class StandIn:
    """A house that only remembers which tables somebody left."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.left: list[str] = []

    async def do(self, table_id: str, *_: Any, **__: Any) -> None:
        self.left.append(table_id)

    def came_from(self, user_id: str, network: str) -> None:
        pass


class StandInPost:
    """Takes letters and does nothing with them."""

    mail = "somewhere"

    def site(self) -> str:
        return "https://games.example.org"

    def send_letter(self, *_: str) -> None:
        pass


class World:
    """A server that has people and nothing else."""

    def __init__(self, database: Database, settings: Settings, limited: bool) -> None:
        self.database = database
        self.settings = settings
        self.house = StandIn(database)
        self.limits = Limits(limited, clock=lambda: 0.0)
        self.changed: list[tuple[str, list[str]]] = []

    async def start(self) -> None:
        async with self.database.engine.begin() as connection:
            await connection.run_sync(schema.metadata.create_all)
        self.people = await People.create(self.database, self.settings)
        self.people.on_change = self.on_change
        self.operator = Operator(self.people)
        self.app = FastAPI()
        self.app.include_router(people_routes.router)
        self.app.add_exception_handler(CarrackError, refused)
        self.app.add_exception_handler(RequestValidationError, not_understood)
        self.app.add_exception_handler(HTTPException, no_such_page)
        self.app.state.metrics = Metrics()
        protect(self.app, self.settings)
        self.app.state.service = SimpleNamespace(
            people=self.people,
            limits=self.limits,
            house=self.house,
            settings=self.settings,
            letters=Letters(self.people, cast(Sender, StandInPost())),
            book=Book(self.database),
        )

    async def on_change(self, user_id: str, tables: Collection[str]) -> None:
        self.changed.append((user_id, [*tables]))

    @asynccontextmanager
    async def device(self, agent: str = "Firefox") -> AsyncIterator[Device]:
        transport = httpx.ASGITransport(self.app, client=("192.0.2.7", 1))
        headers = {"User-Agent": agent}
        url = "https://games.example.org" if self.settings.is_secure else "http://me.org"
        async with httpx.AsyncClient(transport=transport, base_url=url, headers=headers) as client:
            yield Device(client)

    async def all(self, table: Any) -> list[dict[str, Any]]:
        async with self.database.read() as connection:
            found = await connection.execute(select(table))
            return [dict(row) for row in found.mappings()]

    async def put(self, table: Any, *values: dict[str, Any]) -> None:
        async with self.database.write() as connection:
            for row in values:
                await connection.execute(insert(table).values(row))

    async def change(self, table: Any, **values: Any) -> None:
        async with self.database.write() as connection:
            await connection.execute(update(table).values(values))

    async def text(self) -> str:
        """All that the database holds, as one text."""
        tables = schema.metadata.sorted_tables
        lines = [
            f"{table.name} {json.dumps(row, ensure_ascii=False, default=str)}"
            for table in tables
            for row in await self.all(table)
        ]
        return "\n".join(sorted(lines))  # PostgreSQL moves a row that was written to the end


class Device:
    """A browser with its own cookies."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    async def ask(self, method: str, path: str, body: Any = None, **rest: Any) -> httpx.Response:
        if body is not None:
            rest["json"] = body
        return await self.client.request(method, f"/api{path}", **rest)

    async def do(self, method: str, path: str, body: Any = None, **rest: Any) -> Any:
        """What must go well."""
        answer = await self.ask(method, path, body, **rest)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """What must not: status and code."""
        answer = await self.ask(method, path, body)
        assert not answer.is_success
        assert set(answer.json()) - {"fields"} == {"code", "sentence"}
        return answer.status_code, answer.json()["code"]

    async def wrong_fields(self, method: str, path: str, body: Any) -> dict[str, Any]:
        """What is told against each field."""
        found = (await self.ask(method, path, body)).json()["fields"]
        return {one.pop("field"): one for one in found}

    async def guest(self, name: str) -> str:
        return str((await self.do("POST", "/guests", {"name": name}))["id"])

    async def account(self, name: str, password: str = PASSWORD) -> str:
        answer = await self.do("POST", "/accounts", {"name": name, "password": password})
        return str(answer["id"])

    async def sign_in(self, name: str, password: str = PASSWORD, **rest: Any) -> str:
        body = {"name": name, "password": password, **rest}
        return str((await self.do("POST", "/sessions", body))["id"])

    @property
    def cookie(self) -> str:
        return str(self.client.cookies.get(COOKIE))

    @cookie.setter
    def cookie(self, value: str) -> None:
        self.client.cookies.clear()
        self.client.cookies.set(COOKIE, value, domain="me.org")


Test = Callable[[World], Awaitable[None]]


def world(
    test: Test | None = None, *, both: bool = True, limited: bool = False, **settings: Any
) -> Callable[..., Any]:
    """The test runs in a world of its own; twice, where the kind of database could matter."""

    def with_world(test: Test) -> Callable[[str], None]:
        def on_one(sqlite_url: str) -> None:
            asyncio.run(played(test, sqlite_url, Settings(**settings), limited))

        def on_both(database_url: str) -> None:
            on_one(database_url)

        run = on_both if both else on_one
        run.__name__ = test.__name__
        return run

    return with_world if test is None else with_world(test)


async def played(test: Test, url: str, settings: Settings, limited: bool) -> None:
    database = Database(url_with_driver(url))
    try:
        made = World(database, settings, limited)
        await made.start()
        await test(made)
    finally:
        await database.close()


# ---- names ----


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna   Lena ", "Anna Lena"),
        ("José", "José"),
        ("Jose\u0301", "José"),
        ("\uff21nna", "Anna"),
        ("李小龙", "李小龙"),
        ("محمد", "محمد"),
        ("\u0645\u06cc\u200c\u062e\u0648", "\u0645\u06cc\u200c\u062e\u0648"),
        ("🦀", "🦀"),
        ("👩‍👩‍👧 family", "👩‍👩‍👧 family"),
        ("❤️", "❤️"),
        ("\U0001fae8", "\U0001fae8"),
        ("<b>&amp;\"'", "<b>&amp;\"'"),
        ("x" * 40, "x" * 40),
        ("a\u00a0b", "a b"),
        ("Анна-Мария 2", "Анна-Мария 2"),
        ("Ελένη", "Ελένη"),
        ("山田たろうアキラ", "山田たろうアキラ"),
        ("佐々木 Ken", "佐々木 Ken"),
        ("김철수 李", "김철수 李"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("นี้ครับ", "นี้ครับ"),
        ("ကျော်မြင့်", "ကျော်မြင့်"),
        ("O’Neil \u02bbOkina", "O’Neil \u02bbOkina"),
        ("Nguyễn Thị", "Nguyễn Thị"),
    ],
)
def test_what_may_be_a_name(given: str, kept: str) -> None:
    assert clean_name(given) == kept
    assert clean_name(kept) == kept


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u00a0\u2003",
        "\u200b\u200b",
        "\u200d",
        "\u3164",
        "\u2800",
        "\u0301",
        "\ufe0f",
        "x" * 41,
        "\ufdfa" * 3,
        "x" * 10_000_000,
        "\ufdfa" * 10_000_000,
        "Anna\u202e",
        "\u2066Anna\u2069",
        "\u200fAnna",
        "An\nna",
        "An\r\nna",
        "An\u2028na",
        "An\u0085na",
        "An\x00na",
        "An\x1b[31mna",
        "An\tna",
        "soft\u00adhyphen",
        "\ue000",
        "\ud800",
        "\uffff",
        "\U000e0041",
        GONE,
    ],
    ids=lambda name: ascii(name[:10]),
)
def test_what_may_not_be_a_name(name: str) -> None:
    with pytest.raises(Refused) as refusal:
        clean_name(name)
    assert refusal.value.code == "person.name"
    assert refusal.value.status == 422
    assert len(str(refusal.value)) < 200


@pytest.mark.parametrize("name", ["\u0410nna", "Ann\u03b1", "B\u043eb", "Anna Анна", "Иvan"])
def test_letters_of_several_scripts_are_no_name(name: str) -> None:
    with pytest.raises(Refused) as refusal:
        clean_name(name)
    assert (refusal.value.code, refusal.value.status) == ("person.name_mixed", 422)


@pytest.mark.parametrize(
    "name", ["A" + "\u0335\u0336\u0337" + "nna", "Z" + "\u0e49" * 5, "x\u20dd\u20de\u20df"]
)
def test_piles_of_marks_are_no_name(name: str) -> None:
    with pytest.raises(Refused) as refusal:
        clean_name(name)
    assert (refusal.value.code, refusal.value.status) == ("person.name_marks", 422)


@world(both=False)
async def test_nobody_looks_like_an_account_by_letters_that_are_drawn_alike(world: World) -> None:
    async with world.device() as device:
        await device.account("Alice")
    async with world.device() as device:
        await device.account("\u0441\u043e\u0441\u043e")  # in Cyrillic letters
    async with world.device() as device:
        await device.account("Bob")
    lisu = "\ua4d0\ua4f3\ua4d0"  # BOB in capitals
    for name in ("AIice", "A1ice", "\u0251lice", "B0b", "coco", lisu):
        async with world.device() as device:
            found = await device.refused("POST", "/guests", {"name": name})
            assert found == (409, "person.name_alike"), name
    async with world.device() as device:
        found = await device.refused("POST", "/guests", {"name": "ALICE"})
        assert found == (409, "person.name_taken")
        for name in ("Борис", "Alina", "Bo"):  # nobody else is called so
            await device.guest(name)
            await device.do("DELETE", "/sessions")


@pytest.mark.parametrize(
    "other",
    [
        "ANNA",
        "anna",
        "\uff21\uff2e\uff2e\uff21",
        "An\u200dna",
        "Anna\u3164",
        "Anna\ufe0f",
        " Anna ",
    ],
)
def test_names_that_look_the_same_are_the_same(other: str) -> None:
    assert folded(other) == folded("Anna")


def test_a_folded_name_always_fits_its_column_and_folds_no_further() -> None:
    for code in range(0x11_0000):
        sign = chr(code)
        if sign.casefold() != sign and len(normalize("NFKC", sign)) == 1:
            once = folded(sign * 40)
            assert len(once) <= 80, hex(code)
            assert folded(once) == once, hex(code)


# ---- guests ----


@world
async def test_a_guest_comes_with_a_name_alone(world: World) -> None:
    async with world.device() as device:
        answer = await device.ask("POST", "/guests", {"name": " Anna ", "language": "fr"})
        assert answer.status_code == 201
        me = answer.json()
        assert (me["kind"], me["name"], me["language"]) == ("guest", "Anna", "fr")
        assert await device.do("GET", "/me") == me


@world(both=False)
async def test_the_cookie_is_for_the_server_alone(world: World) -> None:
    async with world.device() as device:
        answer = await device.ask("POST", "/guests", {"name": "Anna"})
    parts = answer.headers["set-cookie"].lower().split("; ")
    assert parts[0].startswith("carrack=")
    assert {"httponly", "samesite=lax", "path=/", f"max-age={180 * DAY}"} <= set(parts)
    assert "secure" not in parts


@world(both=False, public_url="https://games.example.org")
async def test_over_https_the_cookie_stays_there(world: World) -> None:
    async with world.device() as device:
        answer = await device.ask("POST", "/guests", {"name": "Anna"})
        assert "; secure" in answer.headers["set-cookie"].lower()
        assert (await device.do("GET", "/me"))["name"] == "Anna"


@world
async def test_the_database_holds_no_cookie(world: World) -> None:
    async with world.device() as device:
        await device.guest("Anna")
        made = world.people.sessions.unsigned(device.cookie)
    assert made is not None
    assert len(made) >= 43  # 256 bits
    found = await world.text()
    assert made not in found
    assert device.cookie not in found
    assert hashed(made) in found


@world(both=False)
async def test_nobody_is_signed_in_without_a_cookie(world: World) -> None:
    async with world.device() as device:
        for method, path in [
            ("GET", "/me"),
            ("GET", "/me/sessions"),
            ("GET", "/me/export"),
            ("DELETE", "/me"),
            ("GET", "/people/blocked"),
            ("DELETE", "/people/abc/block"),
        ]:
            assert await device.refused(method, path) == (401, "person.unknown")


@world(both=False)
async def test_whoever_is_here_does_not_come_again(world: World) -> None:
    async with world.device() as device:
        await device.guest("Anna")
        assert await device.refused("POST", "/guests", {"name": "Bert"}) == (
            409,
            "person.signed_in",
        )


@world
async def test_two_guests_may_share_a_name_but_none_takes_an_accounts(world: World) -> None:
    async with world.device() as one, world.device() as two, world.device() as three:
        assert await one.guest("Anna") != await two.guest("Anna")
        await one.account("Clara")
        for name in ("Clara", "CLARA", " clara", "Cl\u200dara", "\uff23lara"):
            refusal = await three.refused("POST", "/guests", {"name": name})
            assert refusal == (409, "person.name_taken")
        assert await two.refused("PATCH", "/me", {"name": "clara"}) == (409, "person.name_taken")


@pytest.mark.parametrize("name", ["", "\u202eAnna", "\u200b", "x" * 41, "x" * 201, "a\nb", None, 7])
def test_a_hostile_name_is_refused_over_http(name: Any, sqlite_url: str) -> None:
    async def run(world: World) -> None:
        async with world.device() as device:
            assert (await device.refused("POST", "/guests", {"name": name}))[0] == 422
        assert await world.all(schema.users) == []

    asyncio.run(played(run, sqlite_url, Settings(), False))


@world(both=False)
async def test_ten_megabytes_of_name_are_refused(world: World) -> None:
    async with world.device() as device:
        assert await device.refused("POST", "/guests", {"name": "x" * 10_000_000}) == (
            413,
            "request.too_large",
        )


@world(both=False)
async def test_a_foreign_page_cannot_sign_anybody_in(world: World) -> None:
    async with world.device() as device:
        answer = await device.ask(
            "POST", "/guests", {"name": "Anna"}, headers={"Origin": "https://evil.com"}
        )
        assert (answer.status_code, answer.json()["code"]) == (403, "request.origin")
        assert "set-cookie" not in answer.headers


# ---- cookies ----


@world(both=False)
async def test_a_forged_cookie_is_nobodys(world: World) -> None:
    async with world.device() as device:
        await device.guest("Anna")
        right = device.cookie
        made = world.people.sessions.unsigned(right)
        assert made is not None
        foreign = TimestampSigner("another secret", salt="carrack.session").sign(made).decode()
        value, stamp, signature = right.rsplit(".", 2)
        for wrong in (
            foreign,
            made,
            f"{value[:-1]}x.{stamp}.{signature}",
            f"{value}.{stamp}x.{signature}",
            f"{value}.{stamp}.{signature[::-1]}",
            f"{value}..{signature}",
            "x" * 5000,
            "...",
            "",
        ):
            device.cookie = wrong
            assert await device.refused("GET", "/me") == (401, "person.unknown")
        device.cookie = right
        await device.do("GET", "/me")


@world(both=False)
async def test_a_cookie_of_nobodys_session_is_nobodys(world: World) -> None:
    assert await world.people.of_cookies({}) is None
    cookie = world.people.sessions.signer.sign("never given").decode()
    assert await world.people.of_cookies({COOKIE: cookie}) is None
    odd = world.people.sessions.signer.sign(b"\xff\xfe")
    assert await world.people.of_cookies({COOKIE: odd.decode("latin-1")}) is None


@world(both=False)
async def test_an_old_cookie_is_nobodys(world: World) -> None:
    async with world.device() as device:
        await device.guest("Anna")
        made = world.people.sessions.unsigned(device.cookie)
        assert made is not None
        device.cookie = signed_days_ago(world, made, KEPT_DAYS + 1)
        assert await device.refused("GET", "/me") == (401, "person.unknown")


def signed_days_ago(world: World, made: str, days: int) -> str:
    signer = world.people.sessions.signer
    signer.get_timestamp = lambda: int(time.time()) - days * DAY  # type: ignore[method-assign]
    cookie = signer.sign(made).decode()
    del signer.get_timestamp
    return cookie


@world
async def test_a_session_ends_after_half_a_year_without_a_visit(world: World) -> None:
    async with world.device() as device:
        await device.guest("Anna")
        await world.change(schema.sessions, expires=now() - 1)
        world.people.known.clear()
        assert await device.refused("GET", "/me") == (401, "person.unknown")


@world
async def test_a_visit_renews_the_cookie_once_a_day(world: World) -> None:
    async with world.device() as device:
        user_id = await device.guest("Anna")
        made = world.people.sessions.unsigned(device.cookie)
        assert made is not None
        assert "set-cookie" not in (await device.ask("GET", "/me")).headers
        await world.change(schema.sessions, expires=now() + 1000)
        await world.change(schema.users, seen=0)
        device.cookie = signed_days_ago(world, made, 2)
        answer = await device.ask("GET", "/me")
        assert "set-cookie" in answer.headers
        assert world.people.sessions.unsigned(device.cookie) == made
        (session,) = await world.all(schema.sessions)
        assert session["expires"] > now() + (KEPT_DAYS - 1) * DAY * 1000
        (user,) = await world.all(schema.users)
        assert user["seen"] > 0
        assert (await device.do("GET", "/me"))["id"] == user_id


@world
async def test_all_processes_share_one_secret(world: World) -> None:
    other = await People.create(world.database, world.settings, world.people.accounts.passwords)
    async with world.device() as device:
        user_id = await device.guest("Anna")
        found = await other.of_cookies({COOKIE: device.cookie})
        assert found is not None
        assert found.id == user_id


@world
async def test_sessions_that_ended_and_guests_who_left_nothing_are_tidied_away(
    world: World,
) -> None:
    async with world.device() as one, world.device() as two, world.device() as three:
        await one.guest("Gone")
        blocker = await two.guest("Blocker")
        blocked = await three.guest("Blocked")
        await two.do("PUT", f"/people/{blocked}/block", {"kind": "mute"})
    await world.people.accounts.come("New")
    await world.change(schema.sessions, expires=now() - 1)
    await world.people.sessions.tidy()
    assert await world.all(schema.sessions) == []
    assert len(await world.all(schema.users)) == 4  # a day is waited
    await world.change(schema.users, seen=now() - 2 * DAY * 1000)
    await world.people.sessions.tidy()
    assert {row["id"] for row in await world.all(schema.users)} == {blocker, blocked}


# ---- accounts ----


@world
async def test_a_guest_becomes_an_account_and_keeps_everything(world: World) -> None:
    async with world.device() as device:
        user_id = await device.guest("Anna")
        before = device.cookie
        assert await device.account("Anna") == user_id
        me = await device.do("GET", "/me")
        assert (me["kind"], me["name"]) == ("account", "Anna")
        assert device.cookie != before
        device.cookie = before
        assert await device.refused("GET", "/me") == (401, "person.unknown")
    (user,) = await world.all(schema.users)
    assert user["password"].startswith("$argon2id$")
    assert PASSWORD not in await world.text()


@world(both=False)
async def test_an_account_needs_no_guest_before(world: World) -> None:
    async with world.device() as device:
        body = {"name": "Anna", "password": PASSWORD, "language": "de"}
        me = await device.do("POST", "/accounts", body)
        assert (me["kind"], me["language"]) == ("account", "de")
        assert await device.refused("POST", "/accounts", body) == (409, "person.has_account")


@world
async def test_a_guest_becomes_an_account_only_once(world: World) -> None:
    user, _ = await world.people.accounts.come("Anna")
    await world.people.accounts.open_account(user, "Anna", PASSWORD)
    with pytest.raises(Refused) as refusal:
        await world.people.accounts.open_account(user, "Bert", PASSWORD)  # as it was when it asked
    assert refusal.value.code == "person.has_account"


@world
async def test_the_name_of_an_account_is_unique_in_every_spelling(world: World) -> None:
    async with world.device() as one, world.device() as two, world.device() as three:
        await one.account("Stra\u00dfe")
        await two.guest("Bert")
        for device in (two, three):
            for name in ("STRASSE", "stra\u00dfe", "Strasse "):
                body = {"name": name, "password": PASSWORD}
                assert await device.refused("POST", "/accounts", body) == (
                    409,
                    "person.name_taken",
                )
        assert (await two.do("GET", "/me"))["kind"] == "guest"


@world
async def test_of_two_who_want_a_name_at_once_one_gets_it(world: World) -> None:
    guests = [(await world.people.accounts.come("Guest")).user for _ in range(3)]
    found = await asyncio.gather(
        *(world.people.accounts.open_account(guest, "Anna", PASSWORD) for guest in guests),
        world.people.accounts.open_account(None, "Anna", PASSWORD),
        return_exceptions=True,
    )
    codes = [one.code for one in found if isinstance(one, Refused)]
    assert codes == ["person.name_taken"] * 3


@world(both=False)
async def test_a_password_has_8_to_200_characters(world: World) -> None:
    async with world.device() as device:
        for password in ("", "1234567", "x" * 201):
            body = {"name": "Anna", "password": password}
            assert (await device.refused("POST", "/accounts", body))[0] == 422
            with pytest.raises(Refused) as refusal:
                await world.people.accounts.open_account(None, "Anna", password)
            assert refusal.value.code == "person.password_length"
        assert await world.all(schema.users) == []
        await device.account("Anna", "x" * 200)


@world(both=False)
async def test_a_refused_password_is_not_repeated(world: World) -> None:
    async with world.device() as device:
        body = {"name": "Anna", "password": "hunter7"}
        assert "hunter7" not in (await device.ask("POST", "/accounts", body)).text
        body = {"name": "Anna", "password": "wrong-secret"}
        assert "wrong-secret" not in (await device.ask("POST", "/sessions", body)).text


@world(both=False)
async def test_whatever_is_wrong_with_a_field_is_told_at_the_field(world: World) -> None:
    async with world.device() as device:
        found = await device.wrong_fields("POST", "/accounts", {"name": "Anna", "password": "1"})
        assert found == {"password": {"code": "field.too_short", "least": 8}}
        body = {"name": "Anna", "password": PASSWORD, "language": "x1", "cat": 1}
        found = await device.wrong_fields("POST", "/accounts", body)
        assert {name: one["code"] for name, one in found.items()} == dict.fromkeys(
            ("language", "cat"), "field.wrong"
        )
        found = await device.wrong_fields("POST", "/accounts", {"password": PASSWORD})
        assert found == {"name": {"code": "field.missing"}}
        await device.account("Anna")
        async with world.device() as other:
            body = {"name": "anna", "password": PASSWORD}
            taken = await other.wrong_fields("POST", "/accounts", body)
            assert taken == {"name": {"code": "person.name_taken"}}
        body = {"old": "not this one", "new": PASSWORD}
        found = await device.wrong_fields("PUT", "/me/password", body)
        assert found == {"old": {"code": "person.password"}}
        found = await device.wrong_fields("PATCH", "/me", {"mail": "nobody at all"})
        assert found == {"mail": {"code": "mail.address"}}


@world(both=False)
async def test_a_device_is_asked_whose_it_is(world: World) -> None:
    async with world.device() as device:
        assert await device.do("GET", "/session") == {"me": None, "sends_mail": True}
        user_id = await device.guest("Anna")
        assert (await device.do("GET", "/session"))["me"]["id"] == user_id


# ---- signing in and out ----


@world
async def test_an_account_is_used_on_several_devices(world: World) -> None:
    async with world.device("Phone") as phone, world.device("Laptop") as laptop:
        user_id = await phone.account("Anna")
        assert await laptop.sign_in(" ANNA") == user_id
        devices = await laptop.do("GET", "/me/sessions")
        assert [(one["device"], one["current"]) for one in devices] in (
            [("Laptop", True), ("Phone", False)],
            [("Phone", False), ("Laptop", True)],  # in the same millisecond
        )
        assert all(set(one) == {"created", "expires", "device", "current"} for one in devices)


@world(both=False)
async def test_spaces_around_a_password_belong_to_it(world: World) -> None:
    async with world.device() as device, world.device() as other:
        await device.account("Anna", " with spaces ")
        body = {"name": "Anna", "password": "with spaces"}
        assert (await other.refused("POST", "/sessions", body))[1] == "person.sign_in"
        await other.sign_in("Anna", " with spaces ")


@world(both=False)
async def test_one_password_typed_on_two_keyboards_is_the_same(world: World) -> None:
    async with world.device() as device, world.device() as other:
        await device.account("Anna", "cafe\u0301 cafe\u0301")
        await other.sign_in("Anna", "caf\u00e9 caf\u00e9")


@world(both=False)
async def test_a_wrong_name_and_a_wrong_password_get_the_same_answer(world: World) -> None:
    async with world.device() as device, world.device() as guest:
        await device.account("Anna")
        await guest.guest("Guest")
        verified: list[str] = []
        right = world.people.accounts.passwords.verify

        def counted(stored: str, password: str) -> bool:
            verified.append(stored)
            return right(stored, password)

        world.people.accounts.passwords.verify = counted  # type: ignore[method-assign]
        answers = []
        async with world.device() as stranger:
            for name in ("Anna", "Nobody", "Guest", "\u202e", "x" * 200):
                body = {"name": name, "password": "not the password"}
                answers.append(await stranger.ask("POST", "/sessions", body))
    assert {answer.status_code for answer in answers} == {401}
    assert len({answer.text for answer in answers}) == 1
    assert answers[0].json()["code"] == "person.sign_in"
    assert not any("set-cookie" in answer.headers for answer in answers)
    # Each of them compared one hash, with the same cost.
    assert len(verified) == len(answers)
    assert verified[1:] == [world.people.accounts.passwords.nobodys] * 4
    assert verified[0] != world.people.accounts.passwords.nobodys
    assert len({stored.split("$")[3] for stored in verified}) == 1


@world(both=False)
async def test_nobodys_password_opens_nothing(world: World) -> None:
    passwords = world.people.accounts.passwords
    passwords.nobodys = await passwords.hashed("known to somebody")
    assert not await passwords.match(None, "known to somebody")
    assert not await passwords.match("no hash at all", "x")


@world(both=False)
async def test_a_hash_with_old_parameters_is_made_again(world: World) -> None:
    async with world.device() as device, world.device() as other:
        await device.account("Anna")
        stronger = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
        world.people.accounts.passwords.hasher = stronger
        await other.sign_in("Anna")
        (user,) = await world.all(schema.users)
        assert not stronger.check_needs_rehash(user["password"])
        await other.sign_in("Anna")
        assert (await world.all(schema.users))[0]["password"] == user["password"]


def test_a_server_takes_64_mib_for_a_password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "PasswordHasher", PasswordHasher)  # in tests it is a quick one

    async def made() -> str:
        return await (await Passwords.create()).hashed("a good password")

    stored = asyncio.run(made())
    assert stored.startswith("$argon2id$v=19$m=65536,t=3,p=4$")


@world(both=False)
async def test_no_more_than_two_passwords_are_compared_at_once(world: World) -> None:
    running, most = 0, 0

    class Slow(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> bool:
            nonlocal running, most
            running += 1
            most = max(most, running)
            time.sleep(0.01)
            running -= 1
            return False

    passwords = Passwords(Slow(), "nobody's")
    await asyncio.gather(*(passwords.match("a hash", "x") for _ in range(10)))
    assert 1 <= most <= AT_ONCE


@world
async def test_signing_out_ends_this_device_only(world: World) -> None:
    async with world.device() as phone, world.device() as laptop:
        await phone.account("Anna")
        await laptop.sign_in("Anna")
        kept = phone.cookie
        answer = await phone.ask("DELETE", "/sessions")
        assert answer.status_code == 204
        assert phone.client.cookies.get(COOKIE) is None
        phone.cookie = kept
        assert await phone.refused("GET", "/me") == (401, "person.unknown")
        await laptop.do("GET", "/me")


@world
async def test_signing_out_everywhere_ends_all_devices_at_once(world: World) -> None:
    async with world.device() as phone, world.device() as laptop:
        user_id = await phone.account("Anna")
        await laptop.sign_in("Anna")
        await laptop.do("GET", "/me")
        await phone.do("DELETE", "/sessions?everywhere=true")
        assert await laptop.refused("GET", "/me") == (401, "person.unknown")
        assert await world.all(schema.sessions) == []
        assert (user_id, []) in world.changed


@world(both=False)
async def test_a_stranger_may_sign_out(world: World) -> None:
    async with world.device() as device:
        assert (await device.ask("DELETE", "/sessions")).status_code == 204


@world(both=False)
async def test_signing_in_again_ends_what_was_signed_in_here(world: World) -> None:
    async with world.device() as device:
        await device.account("Anna")
        for _ in range(3):
            await device.sign_in("Anna")
        assert len(await world.all(schema.sessions)) == 1


@world
async def test_a_password_is_changed_with_the_old_one(world: World) -> None:
    async with world.device() as phone, world.device() as laptop:
        await phone.account("Anna")
        await laptop.sign_in("Anna")
        wrong = {"old": "not the password", "new": "another password"}
        assert await phone.refused("PUT", "/me/password", wrong) == (403, "person.password")
        await laptop.do("GET", "/me")
        await phone.do("PUT", "/me/password", {"old": PASSWORD, "new": "another password"})
        assert await laptop.refused("GET", "/me") == (401, "person.unknown")
        await phone.do("GET", "/me")
        body = {"name": "Anna", "password": PASSWORD}
        assert await laptop.refused("POST", "/sessions", body) == (401, "person.sign_in")
        await laptop.sign_in("Anna", "another password")


@world(both=False)
async def test_a_guest_has_no_password_to_change(world: World) -> None:
    async with world.device() as device:
        await device.guest("Anna")
        body = {"old": "", "new": "another password"}
        assert await device.refused("PUT", "/me/password", body) == (409, "person.no_account")


# ---- what one may change ----


@world
async def test_name_language_mail_and_notices_can_be_changed(world: World) -> None:
    async with world.device() as device:
        await device.guest("Anna")
        change = {"name": "Bea", "language": "fr", "mail": "bea@example.org"}
        me = await device.do("PATCH", "/me", change)
        assert {name: me[name] for name in change} == change
        assert me == await device.do("GET", "/me")
        me = await device.do("PATCH", "/me", {"notices": {"push": True, "mail": True}})
        me = await device.do("PATCH", "/me", {"notices": {"mail": False}})
        assert me["notices"] == {"push": True, "mail": False}
        assert me["name"] == "Bea"
        assert (await device.do("PATCH", "/me", {"mail": None}))["mail"] is None
        assert await device.do("PATCH", "/me", {}) == await device.do("GET", "/me")


@pytest.mark.parametrize(
    "change",
    [
        {"mail": "nobody"},
        {"mail": "a@b\r\nBcc: everybody@example.org"},
        {"mail": "a@b c"},
        {"mail": "<a@b>"},
        {"mail": "x" * 250 + "@b.org"},
        {"mail": "é@example.org"},
        {"language": "klingon"},
        {"language": "e\x00"},
        {"notices": {"pigeon": True}},
        {"notices": {"push": "maybe"}},
        {"kind": "account"},
        {"banned": False},
        {"name": ""},
    ],
)
def test_nonsense_is_not_taken_as_a_change(change: dict[str, Any], sqlite_url: str) -> None:
    async def run(world: World) -> None:
        async with world.device() as device:
            await device.guest("Anna")
            before = await world.all(schema.users)
            assert (await device.refused("PATCH", "/me", change))[0] == 422
            assert await world.all(schema.users) == before

    asyncio.run(played(run, sqlite_url, Settings(), False))


@world
async def test_an_account_signs_in_with_its_new_name(world: World) -> None:
    async with world.device() as one, world.device() as two:
        user_id = await one.account("Anna")
        await one.do("PATCH", "/me", {"name": "Bea"})
        await one.do("PATCH", "/me", {"name": "BEA"})  # its own name, in another spelling
        assert await two.sign_in("bea") == user_id
        body = {"name": "Anna", "password": PASSWORD}
        assert await two.refused("POST", "/sessions", body) == (401, "person.sign_in")
        await two.do("DELETE", "/sessions")
        await two.account("Anna")
        assert await one.refused("PATCH", "/me", {"name": "anna"}) == (409, "person.name_taken")


@world
async def test_of_two_accounts_that_take_one_name_at_once_one_gets_it(world: World) -> None:
    one = (await world.people.accounts.open_account(None, "One", PASSWORD)).user
    two = (await world.people.accounts.open_account(None, "Two", PASSWORD)).user
    found = await asyncio.gather(
        world.people.accounts.change(one, name="Anna"),
        world.people.accounts.change(two, name="Anna"),
        return_exceptions=True,
    )
    assert sorted(type(one).__name__ for one in found) == ["Refused", "User"]


# ---- the cache ----


@world(both=False)
async def test_a_change_seen_while_somebody_is_looked_up_is_not_missed(world: World) -> None:
    people = world.people
    user, cookie = await people.accounts.come("Anna")
    people.known.clear()
    read = people.database.read

    @asynccontextmanager
    async def slow() -> AsyncIterator[Any]:
        async with read() as connection:
            yield connection
        people.forget(user.id)  # somebody changed the row just after it was read

    people.database.read = slow  # type: ignore[method-assign]
    assert await people.of_cookies({COOKIE: cookie}) is not None
    assert people.known == {}
    assert await people.blocks.hidden_from(user.id) == frozenset()
    assert people.hidden == {}


@world(both=False)
async def test_a_full_cache_starts_afresh(world: World) -> None:
    old, remembering.MOST_CACHED = remembering.MOST_CACHED, 2
    try:
        for name in ("A", "B", "C", "D", "E"):
            await world.people.accounts.come(name)
            assert len(world.people.known) <= 2
    finally:
        remembering.MOST_CACHED = old


# ---- tables to have played at ----


async def table_of(
    world: World,
    owner: User,
    *others: User,
    joined: bool = True,
    name: str = "",
    rematch_of: str | None = None,
) -> str:
    """A table as the house stores one: the owner's seat, a bot, and others who joined."""
    table_id, time = new_id(), now()
    seats = [seat(table_id, 0, owner), seat(table_id, 1, None, name="greedy")]
    seats += [seat(table_id, 2 + i, other) for i, other in enumerate(others)]
    players = [one["name"] for one in seats]
    game = carrack.load("macau_cards")
    header = Play.begin(game, seats=len(seats), seed=99, players=players).header
    facts = {
        "id": table_id,
        "title": "macau_cards",
        "name": name or owner.name,
        "status": "playing",
        "owner_id": owner.id,
        "public": True,
        "key": "key",
        "spectators": True,
        "options": {},
        "clock": {},
        "stand_in": "greedy",
        "seq": len(others) + 2,
        "acting": "",
        "reason": "",
        "rematch_of": rematch_of,
        "created": time,
        "changed": time,
    }
    joins = [
        row(table_id, i + 1, rows.SEAT, i + 2, other, sat_down(other))
        for i, other in enumerate(others)
        if joined
    ]
    last = len(others) + 1
    started = row(table_id, last, rows.START, -1, owner, {"header": header})
    moves = [
        row(table_id, last + 1 + i, rows.ACT, 0 if i == 0 else i + 1, player, {"action": move})
        for i, player in enumerate([owner, *others])
        for move in [{"type": "draw", "by": player.name[:1]}]
    ]
    for move in moves:
        move["body"] = {"action": {"type": "draw"}}
    await world.put(schema.tables, facts)
    await world.put(schema.seats, *seats)
    await world.put(schema.journal, *joins, started, *moves)
    chat = {"table_id": table_id, "time": time, "message": "m1"}
    for player in (owner, *others):
        line = {"user_id": player.id, "name": player.name, "text": f"{player.name} says"}
        await world.put(schema.chats, chat | line)
    return table_id


def seat(table_id: str, number: int, user: User | None, name: str = "") -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": number,
        "kind": "bot" if user is None else "person",
        "user_id": None if user is None else user.id,
        "level": "greedy" if user is None else "",
        "name": name if user is None else user.name,
        "away": False,
        "resigned": False,
        "wanted": False,
        "token": 0,
    }


def sat_down(user: User) -> dict[str, Any]:
    return {"kind": "person", "user_id": user.id, "name": user.name, "level": "", "away": False}


def row(
    table_id: str, seq: int, kind: str, number: int, user: User, body: dict[str, Any]
) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seq": seq,
        "kind": kind,
        "seat": number,
        "body": body,
        "fingerprint": "f" * 32,
        "time": now(),
        "user_id": user.id,
        "message": f"{number}:{seq}",
    }


async def header_of(world: World, table_id: str) -> dict[str, Any]:
    """The head of the table's record, checked as a downloaded one is."""
    (found,) = [
        one["body"]["header"]
        for one in await world.all(schema.journal)
        if one["table_id"] == table_id and one["kind"] == rows.START
    ]
    return read(Record(found, []).text()).header


async def bot_takes_over(world: World, table_id: str, number: int) -> None:
    """What `person_leaves` of the house stores."""
    body = {"kind": "bot", "user_id": None, "level": "greedy", "name": "greedy"}
    values = row(table_id, 50 + number, rows.SEAT, number, User("", "", ""), body)
    await world.put(schema.journal, values | {"user_id": None})
    where = (schema.seats.c.table_id == table_id) & (schema.seats.c.seat == number)
    async with world.database.write() as connection:
        await connection.execute(update(schema.seats).where(where).values(body))


async def everything_about(world: World, user: User, other: User) -> None:
    """One row of everything else that can belong to somebody."""
    await world.people.blocks.block(user, other.id)
    await world.people.blocks.block(other, user.id, "mute")
    await world.people.blocks.report(user, other.id, f"{user.name} reports", "table1")
    await world.people.blocks.report(other, user.id, "somebody else reports")
    await world.people.accounts.change(user, mail="anna@example.org", notices={"push": True})
    upload = {"title": "macau_cards", "players": ["p"], "content": b"x", "created": now()}
    await world.put(schema.uploads, upload | {"id": new_id(), "user_id": user.id})
    endpoint = "https://push.example.net/secret-path"
    await world.put(
        schema.subscriptions,
        {
            "id": "s" * 64,
            "user_id": user.id,
            "endpoint": endpoint,
            "keys": {"auth": "secret-key"},
            "created": now(),
        },
    )


# ---- claim ----


@world
async def test_an_account_claims_what_was_played_as_a_guest(world: World) -> None:
    async with world.device() as home, world.device() as away, world.device() as friend:
        account_id = await home.account("Anna")
        guest_id = await away.guest("Guest")
        friend_id = await friend.guest("Friend")
        guest, other = [await found(world, one) for one in (guest_id, friend_id)]
        opened = await table_of(world, guest, other)
        joined = await table_of(world, other, guest)
        await everything_about(world, guest, other)
        kept = away.cookie
        assert await away.sign_in("Anna", claim=True) == account_id
        assert (await away.do("GET", "/me"))["name"] == "Anna"
        away.cookie = kept
        assert await away.refused("GET", "/me") == (401, "person.unknown")
    assert (guest_id, sorted([opened, joined])) in world.changed
    left = [line for line in (await world.text()).splitlines() if guest_id in line]
    assert len(left) == 1
    assert '"kind": "gone"' in left[0]
    assert "Guest" not in left[0]
    mine = {
        (one["table_id"], one["seat"])
        for one in await world.all(schema.seats)
        if one["user_id"] == account_id
    }
    assert mine == {(opened, 0), (joined, 2)}
    assert {one["owner_id"] for one in await world.all(schema.tables)} == {account_id, friend_id}
    chats = await world.all(schema.chats)
    assert sum(one["user_id"] == account_id for one in chats) == 2
    (sat,) = [
        one
        for one in await world.all(schema.journal)
        if one["kind"] == rows.SEAT and one["table_id"] == joined
    ]
    assert sat["body"]["user_id"] == sat["user_id"] == account_id
    assert sat["body"]["name"] == "Guest"  # that was the name in this game
    assert (await header_of(world, joined))["players"] == ["Friend", "greedy", "Guest"]
    assert await world.people.blocks.blocked_between(account_id, friend_id)


async def found(world: World, user_id: str) -> User:
    user = await world.people.find(user_id)
    assert user is not None
    return user


@world
async def test_without_claim_the_guest_only_leaves_this_device(world: World) -> None:
    async with world.device() as home, world.device() as away:
        account_id = await home.account("Anna")
        guest_id = await away.guest("Guest")
        table_id = await table_of(world, await found(world, guest_id))
        await away.sign_in("Anna")
        assert (await found(world, guest_id)).kind == "guest"
        (facts,) = await world.all(schema.tables)
        assert (facts["id"], facts["owner_id"]) == (table_id, guest_id)
        sessions = await world.all(schema.sessions)
        assert {one["user_id"] for one in sessions} == {account_id}


@world(both=False)
async def test_an_account_cannot_be_claimed(world: World) -> None:
    async with world.device() as one, world.device() as two:
        anna = await one.account("Anna")
        bert = await two.account("Bert")
        assert await two.sign_in("Anna", claim=True) == anna
        assert (await found(world, bert)).kind == "account"


@world(both=False)
async def test_claiming_with_a_wrong_password_moves_nothing(world: World) -> None:
    async with world.device() as home, world.device() as away:
        await home.account("Anna")
        guest_id = await away.guest("Guest")
        body = {"name": "Anna", "password": "wrong", "claim": True}
        assert await away.refused("POST", "/sessions", body) == (401, "person.sign_in")
        assert (await away.do("GET", "/me"))["id"] == guest_id


@world
async def test_claimed_blocks_and_chats_do_not_collide(world: World) -> None:
    people = world.people
    anna = (await people.accounts.open_account(None, "Anna", PASSWORD)).user
    guest, other, third = [(await people.accounts.come(name)).user for name in ("G", "O", "T")]
    await people.blocks.block(anna, other.id, "mute")
    await people.blocks.block(guest, other.id, "block")
    await people.blocks.block(guest, third.id, "block")
    await people.blocks.block(guest, anna.id)
    await people.blocks.block(anna, guest.id)
    await people.blocks.block(other, anna.id, "mute")
    await people.blocks.block(other, guest.id, "block")
    await people.blocks.block(third, guest.id, "mute")
    await table_of(world, anna, guest)  # both said something with the same id of a message
    await people.accounts.claim(guest, anna)
    pairs = {
        (one["user_id"], one["blocked_id"]): one["kind"] for one in await world.all(schema.blocks)
    }
    assert pairs == {
        (anna.id, other.id): "mute",
        (anna.id, third.id): "block",
        (other.id, anna.id): "mute",
        (third.id, anna.id): "mute",
    }
    chats = await world.all(schema.chats)
    assert [one["user_id"] for one in chats] == [anna.id, anna.id]


# ---- everything about oneself ----


@world
async def test_an_export_holds_everything_of_mine_and_nothing_of_others(world: World) -> None:
    async with world.device("My phone") as device, world.device("Their laptop") as friend:
        user_id = await device.account("Annabel")
        friend_id = await friend.guest("Friend")
        me, other = [await found(world, one) for one in (user_id, friend_id)]
        opened = await table_of(world, me, other, name="My evening")
        joined = await table_of(world, other, me, name="Their evening")
        foreign = await table_of(world, other)
        await everything_about(world, me, other)
        answer = await device.ask("GET", "/me/export")
        assert "attachment" in answer.headers["content-disposition"]
        export = answer.json()
    assert export["profile"]["name"] == "Annabel"
    assert export["profile"]["mail"] == "anna@example.org"
    assert [one["device"] for one in export["sessions"]] == ["My phone"]
    assert export["sessions"][0]["current"] is True
    assert {(one["table_id"], one["seat"]) for one in export["seats"]} == {
        (opened, 0),
        (joined, 2),
    }
    assert [one["id"] for one in export["tables"]] == [opened]
    assert [one["text"] for one in export["chats"]] == ["Annabel says"] * 2
    actions = {(one["table_id"], one["seat"], one["kind"]) for one in export["actions"]}
    assert actions == {(opened, 0, "act"), (joined, 2, "act")}
    assert [one["blocked_id"] for one in export["blocks"]] == [friend_id]
    assert [one["text"] for one in export["reports"]] == ["Annabel reports"]
    assert len(export["uploads"]) == 1
    assert [one["server"] for one in export["subscriptions"]] == ["push.example.net"]
    for secret in (
        "Friend",
        "Their laptop",
        "somebody else reports",
        foreign,
        "secret-path",
        "secret-key",
        "seed",
        "header",
        "fingerprint",
        "argon2",
        me.session or "no session",
        *[one["id"] for one in await world.all(schema.sessions)],
    ):
        assert secret not in answer.text, secret


@world
async def test_deleting_oneself_leaves_no_trace(world: World) -> None:
    async with world.device() as device, world.device() as friend:
        user_id = await device.account("Annabel")
        await world.operator.mute("Annabel")
        await world.operator.rename("Annabel", "Annabella")
        await device.do("PATCH", "/me", {"name": "Annabel"})
        friend_id = await friend.guest("Friend")
        me, other = [await found(world, one) for one in (user_id, friend_id)]
        opened = await table_of(world, me, other)
        joined = await table_of(world, other, me)
        left = await table_of(world, me, other, name="Annabel's evening")
        again = await table_of(world, other, name="Annabel", rematch_of=left)
        foreign = await table_of(world, other)
        await bot_takes_over(world, opened, 0)
        await bot_takes_over(world, joined, 2)
        await everything_about(world, me, other)
        before = {
            one["seq"]: one for one in await world.all(schema.journal) if one["table_id"] == foreign
        }
        assert await device.refused("DELETE", "/me") == (403, "person.password")
        assert await device.refused("DELETE", "/me", {"password": "wrong"}) == (
            403,
            "person.password",
        )
        assert world.house.left == []
        kept = device.cookie
        answer = await device.ask("DELETE", "/me", {"password": PASSWORD})
        assert answer.status_code == 204
        assert device.client.cookies.get(COOKIE) is None
        device.cookie = kept
        assert await device.refused("GET", "/me") == (401, "person.unknown")
        body = {"name": "Annabel", "password": PASSWORD}
        assert await device.refused("POST", "/sessions", body) == (401, "person.sign_in")
    assert set(world.house.left) == {left}
    assert world.changed[-1] == (user_id, sorted([opened, joined, left, again]))
    text = await world.text()
    for trace in ("Annabel", "annabel", "anna@example.org", "secret-path", "argon2"):
        assert trace not in text, trace
    (gone,) = [one for one in await world.all(schema.users) if one["id"] == user_id]
    assert (gone["kind"], gone["name"], gone["mail"], gone["password"]) == (
        "gone",
        GONE,
        None,
        None,
    )
    for table in (schema.sessions, schema.chats, schema.uploads, schema.subscriptions):
        assert user_id not in [one["user_id"] for one in await world.all(table)]
    assert user_id not in str(await world.all(schema.blocks))
    assert user_id not in [one["by_id"] for one in await world.all(schema.reports)]
    # What others have stays, and every game replays as before.
    assert "somebody else reports" in text
    assert (await header_of(world, opened))["players"] == [GONE, "greedy", "Friend"]
    assert (await header_of(world, joined))["players"] == ["Friend", "greedy", GONE]
    after = {
        one["seq"]: one for one in await world.all(schema.journal) if one["table_id"] == foreign
    }
    assert after == before
    assert "Friend says" in text


@world
async def test_a_guest_deletes_without_a_password(world: World) -> None:
    async with world.device() as device:
        await device.guest("Annabel")
        await device.do("DELETE", "/me")
        assert "Annabel" not in await world.text()
        await device.guest("Annabel")


@world
async def test_the_name_of_a_deleted_account_is_free_again(world: World) -> None:
    async with world.device() as device, world.device() as other:
        await device.account("Anna")
        await device.do("DELETE", "/me", {"password": PASSWORD})
        await other.account("Anna")


@world
async def test_erasing_twice_does_no_harm(world: World) -> None:
    user, _ = await world.people.accounts.come("Annabel")
    await table_of(world, user)
    await personal.erase(world.database, user.id, user.name)
    before = await world.text()
    await personal.erase(world.database, user.id, user.name)
    assert await world.text() == before


# ---- others ----


@world
async def test_people_mute_and_block_and_forgive(world: World) -> None:
    people = world.people
    async with world.device() as one, world.device() as two:
        anna, bert = await one.guest("Anna"), await two.guest("Bert")
        assert await one.do("GET", "/people/blocked") == []
        assert await people.blocks.hidden_from(anna) == frozenset()
        await one.do("PUT", f"/people/{bert}/block", {"kind": "mute"})
        assert await people.blocks.hidden_from(anna) == {bert}
        assert await people.blocks.hidden_from(bert) == frozenset()
        assert not await people.blocks.blocked_between(anna, bert)
        await one.do("PUT", f"/people/{bert}/block", {"kind": "block"})
        assert await people.blocks.hidden_from(anna) == {bert}
        assert await people.blocks.blocked_between(anna, bert)
        assert await people.blocks.blocked_between(bert, anna)
        (listed,) = await one.do("GET", "/people/blocked")
        assert (listed["id"], listed["name"], listed["kind"]) == (bert, "Bert", "block")
        assert await two.do("GET", "/people/blocked") == []
        for _ in range(2):
            await one.do("DELETE", f"/people/{bert}/block")
        assert await people.blocks.hidden_from(anna) == frozenset()
        assert not await people.blocks.blocked_between(anna, bert)


@world
async def test_nobody_blocks_or_reports_themselves_or_nobody(world: World) -> None:
    async with world.device() as device:
        anna = await device.guest("Anna")
        for person, expected in [
            (anna, (409, "person.yourself")),
            ("nobody", (404, "person.not_found")),
            ("%00", (400, "request.invalid")),
            ("a%20b", (422, "request.invalid")),
            ("x" * 33, (422, "request.invalid")),
        ]:
            block = f"/people/{person}/block", {"kind": "block"}
            report = f"/people/{person}/reports", {"text": "x"}
            assert await device.refused("PUT", *block) == expected
            assert await device.refused("POST", *report) == expected
        wrong = {"kind": "kill"}
        assert (await device.refused("PUT", f"/people/{anna}/block", wrong))[0] == 422


@world
async def test_blocking_twice_at_the_same_time_is_one_block(world: World) -> None:
    anna, bert = [(await world.people.accounts.come(name)).user for name in ("Anna", "Bert")]
    await asyncio.gather(*(world.people.blocks.block(anna, bert.id) for _ in range(5)))
    assert len(await world.all(schema.blocks)) == 1


@world(both=False)
async def test_nobody_blocks_too_many(world: World) -> None:
    anna, bert, cleo = [(await world.people.accounts.come(name)).user for name in ("A", "B", "C")]
    old, blocks.MOST_BLOCKS = blocks.MOST_BLOCKS, 1
    try:
        await world.people.blocks.block(anna, bert.id)
        with pytest.raises(Refused) as refusal:
            await world.people.blocks.block(anna, cleo.id)
        assert refusal.value.code == "person.too_many_blocks"
        await world.people.blocks.block(anna, bert.id, "mute")
    finally:
        blocks.MOST_BLOCKS = old


@world
async def test_a_report_reaches_the_operator(world: World) -> None:
    async with world.device() as one, world.device() as two:
        anna, bert = await one.guest("Anna"), await two.guest("Bert")
        body = {"text": "he says\nbad\x1b[31m things\u202e", "table": "abc123"}
        await one.do("POST", f"/people/{bert}/reports", body)
        (report,) = await world.operator.reports()
        assert (report.by_id, report.by_name) == (anna, "Anna")
        assert (report.about_id, report.about_name) == (bert, "Bert")
        assert (report.table_id, report.done) == ("abc123", False)
        assert report.text == "he says\nbad [31m things"
        await world.operator.close_report(report.id)
        assert await world.operator.reports() == []
        assert [one.id for one in await world.operator.reports(done=True)] == [report.id]
        with pytest.raises(Refused) as refusal:
            await world.operator.close_report(999)
        assert refusal.value.code == "report.unknown"


@world(both=False)
async def test_a_report_says_something_and_not_too_much(world: World) -> None:
    async with world.device() as one, world.device() as two:
        await one.guest("Anna")
        bert = await two.guest("Bert")
        for body in (
            {"text": ""},
            {"text": "   "},
            {"text": "\x1b"},
            {"text": "x" * 2001},
            {"text": "x", "table": "../x"},
            {},
        ):
            assert (await one.refused("POST", f"/people/{bert}/reports", body))[0] == 422
        await one.do("POST", f"/people/{bert}/reports", {"text": "x" * 2000})


@world
async def test_names_are_found_by_their_ids(world: World) -> None:
    anna, bert = [(await world.people.accounts.come(name)).user for name in ("Anna", "Bert")]
    names = await world.people.names([anna.id, bert.id, anna.id, "nobody"])
    assert names == {anna.id: "Anna", bert.id: "Bert"}
    assert await world.people.names([]) == {}


# ---- the operator ----


@world
async def test_a_banned_person_is_refused_everything_at_once(world: World) -> None:
    async with world.device() as device, world.device() as other:
        user_id = await device.account("Anna")
        await device.do("GET", "/me")
        banned = await world.operator.ban("anna")
        assert (banned.id, banned.banned) == (user_id, True)
        for method, path in [("GET", "/me"), ("GET", "/me/export"), ("DELETE", "/sessions")]:
            assert await device.refused(method, path) == (403, "person.banned")
        with pytest.raises(Refused):
            await world.people.of_cookies({COOKIE: device.cookie})
        body = {"name": "Anna", "password": PASSWORD}
        assert await other.refused("POST", "/sessions", body) == (403, "person.banned")
        wrong = {"name": "Anna", "password": "wrong"}
        assert await other.refused("POST", "/sessions", wrong) == (401, "person.sign_in")
        await world.operator.ban("Anna", on=False)
        assert (await device.do("GET", "/me"))["id"] == user_id


@world(both=False)
async def test_a_muted_person_is_known_as_muted_at_once(world: World) -> None:
    async with world.device() as device:
        user_id = await device.guest("Anna")
        await world.operator.mute("Anna")
        assert (await device.do("GET", "/me"))["muted"] is True
        await world.operator.mute(user_id, on=False)
        assert (await device.do("GET", "/me"))["muted"] is False


@world
async def test_the_operator_gives_another_name_everywhere(world: World) -> None:
    async with world.device() as device, world.device() as friend, world.device() as again:
        user_id = await device.account("Badname")
        me = await found(world, user_id)
        other = await found(world, await friend.guest("Friend"))
        opened = await table_of(world, me, other)
        joined = await table_of(world, other, me)
        named = await world.operator.rename("badname", "Nice")
        assert named.name == "Nice"
        assert (await device.do("GET", "/me"))["name"] == "Nice"
        assert await again.sign_in("Nice") == user_id
    assert world.changed[-1] == (user_id, sorted([opened, joined])) or (
        (user_id, sorted([opened, joined])) in world.changed
    )
    for table in (schema.users, schema.seats, schema.journal, schema.tables):
        assert "Badname" not in str(await world.all(table))
    assert {one["name"] for one in await world.all(schema.chats)} == {"Nice", "Friend"}
    assert (await header_of(world, joined))["players"] == ["Friend", "greedy", "Nice"]
    with pytest.raises(Refused) as refusal:
        await world.operator.rename("Nice", "\u202e")
    assert refusal.value.code == "person.name"


@world
async def test_a_password_is_reset_to_a_new_one(world: World) -> None:
    async with world.device() as device:
        await device.account("Anna")
        password = await world.operator.reset_password("anna")
        assert len(password) == 16
        assert await device.refused("GET", "/me") == (401, "person.unknown")
        await device.sign_in("Anna", password)
        assert password not in await world.text()
        await world.people.accounts.come("Guest")
        with pytest.raises(Refused) as refusal:
            await world.operator.reset_password("Guest")
        assert refusal.value.code == "person.no_account"


@world
async def test_every_deed_of_the_operator_is_written_down(world: World) -> None:
    operator = world.operator
    anna = (await world.people.accounts.open_account(None, "Anna", PASSWORD)).user
    bert = (await world.people.accounts.come("Bert")).user
    await world.people.blocks.report(bert, anna.id, "x")
    await operator.mute("Anna")
    await operator.mute("Anna", on=False)
    await operator.ban("Anna")
    await operator.ban("Anna", on=False)
    await operator.rename("Anna", "Bea")
    password = await operator.reset_password("Bea")
    (report,) = await operator.reports()
    await operator.close_report(report.id)
    rows = await world.all(schema.audit)
    assert [one["what"] for one in rows] == [
        "mute",
        "unmute",
        "ban",
        "unban",
        "rename",
        "reset password",
        "close report",
    ]
    assert all(one["about"] == anna.id for one in rows[:-1])
    assert rows[4]["detail"] == "Anna → Bea"
    assert password not in str(rows)


@world
async def test_the_operator_finds_people_by_id_name_or_a_part(world: World) -> None:
    operator = world.operator
    anna = (await world.people.accounts.open_account(None, "Anna", PASSWORD)).user
    lena = (await world.people.accounts.come("Annalena")).user
    percent = (await world.people.accounts.come("100%")).user
    assert {one.id for one in await operator.find("ann")} == {anna.id, lena.id}
    assert [one.id for one in await operator.find("%")] == [percent.id]
    assert (await operator.find("ANNA"))[0].id == anna.id
    assert [one.id for one in await operator.find(lena.id)] == [lena.id]
    assert await operator.find("nobody") == []
    assert (await operator.person(lena.id)).id == lena.id
    assert (await operator.person("aNNa")).id == anna.id
    await world.people.accounts.delete(lena)
    assert await operator.find(lena.id) == []


@world(both=False)
async def test_an_ambiguous_name_is_not_guessed(world: World) -> None:
    twins = [(await world.people.accounts.come("Twin")).user for _ in range(2)]
    with pytest.raises(Refused) as refusal:
        await world.operator.ban("Twin")
    assert refusal.value.code == "person.ambiguous"
    assert all(twin.id in str(refusal.value) for twin in twins)
    with pytest.raises(Refused) as refusal:
        await world.operator.ban("Twi")
    assert refusal.value.code == "person.not_found"


# ---- how often ----


async def until_refused(device: Device, *request: Any, most: int) -> tuple[int, httpx.Response]:
    for number in range(most + 2):
        answer = await device.ask(*request)
        if answer.status_code == 429:
            assert answer.json()["code"] == "limit.too_often"
            assert int(answer.headers["retry-after"]) >= 1
            return number, answer
    raise AssertionError("never refused")


@world(both=False, limited=True)
async def test_one_address_makes_only_so_many_guests(world: World) -> None:
    burst = RATES["guest"].burst
    for _ in range(burst):
        async with world.device() as device:
            await device.guest("Anna")
    async with world.device() as device:
        assert await device.refused("POST", "/guests", {"name": "Anna"}) == (
            429,
            "limit.too_often",
        )
        await device.account("Anna")


def held_up(world: World) -> list[float]:
    """For how long requests are held up, from now on; nobody really waits."""
    found: list[float] = []

    async def sleep(seconds: float) -> None:
        found.append(seconds)

    world.limits.sleep = sleep
    return found


@world(both=False, limited=True)
async def test_passwords_are_not_guessed_for_long(world: World) -> None:
    async with world.device() as device, world.device() as guesser:
        await device.account("Anna")
        held = held_up(world)
        here, burst = RATES["sign_in_here"], RATES["sign_in"].burst
        guess, other = ({"name": name, "password": "a guess"} for name in ("ANNA", "Nobody"))
        for number in range(here.burst + 5):
            assert (await guesser.refused("POST", "/sessions", guess))[0] == 401, number
        # Ten guesses are free; after that each takes longer, up to a quarter of a minute.
        assert held == [5.0, 10.0, 15.0, 15.0, 15.0]
        # Another name is another matter, until the address has tried too often.
        for _ in range(burst - here.burst - 5):
            assert (await guesser.refused("POST", "/sessions", other))[0] == 401
        assert len(held) == 5
        assert (await guesser.refused("POST", "/sessions", other))[0] == 429


@world(both=False, limited=True)
async def test_somebody_who_guesses_does_not_lock_the_owner_out(world: World) -> None:
    async with world.device() as home, world.device() as guesser, world.device("new") as new:
        user_id = await home.account("Anna")
        await home.do("DELETE", "/sessions")
        held = held_up(world)
        guess = {"name": "Anna", "password": "a guess"}
        for _ in range(RATES["sign_in"].burst + 5):
            await guesser.ask("POST", "/sessions", guess)
        assert (await guesser.refused("POST", "/sessions", guess))[0] == 429
        # At home, where she has signed in before, nothing has changed: not even at this address.
        held.clear()
        assert await home.sign_in("Anna") == user_id
        assert held == []
        # Elsewhere nobody has guessed too often; it takes a moment at most.
        new.client._transport = httpx.ASGITransport(world.app, client=("203.0.113.9", 1))
        assert await new.sign_in("Anna") == user_id
        assert held == []


@world(both=False, limited=True)
async def test_guesses_from_everywhere_hold_up_a_new_device_and_refuse_it_never(
    world: World,
) -> None:
    async with world.device() as home, world.device() as many:
        await home.account("Anna")
        held = held_up(world)
        guess = {"name": "Anna", "password": "a guess"}
        for number in range(RATES["sign_in_name"].burst + 40):
            client = (f"198.51.100.{number}", 1)
            many.client._transport = httpx.ASGITransport(world.app, client=client)
            assert (await many.refused("POST", "/sessions", guess))[0] == 401
        assert max(held) == 15.0
        many.client._transport = httpx.ASGITransport(world.app, client=("203.0.113.9", 1))
        await many.sign_in("Anna")


@world(both=False, limited=True)
async def test_a_device_is_known_for_the_names_that_signed_in_on_it_alone(world: World) -> None:
    async with world.device() as device, world.device() as other:
        await device.account("Anna")
        await other.account("Berta")
        sessions = world.people.sessions
        cookies = dict(device.client.cookies)
        known = sessions.known_device(cookies, " ANNA ")
        assert known is not None
        assert sessions.known_device(cookies, "Berta") is None
        # A cookie that somebody has made or changed is none.
        forged = cookies[DEVICE].replace(".", ".0", 1)
        assert sessions.known_device({DEVICE: forged}, "Anna") is None
        assert sessions.known_device({DEVICE: cookies[COOKIE]}, "Anna") is None
        await device.do("DELETE", "/sessions")
        await device.sign_in("Berta")
        cookies = dict(device.client.cookies)
        assert sessions.known_device(cookies, "Anna") == known
        assert sessions.known_device(cookies, "Berta") == known
        # Such a device has a measure of its own.
        guess = {"name": "Anna", "password": "a guess"}
        burst = RATES["sign_in_device"].burst
        assert (await until_refused(device, "POST", "/sessions", guess, most=burst))[0] == burst


@world(both=False, limited=True)
async def test_where_too_many_wait_the_next_is_refused(world: World) -> None:
    async with world.device() as device, world.device() as guesser:
        await device.account("Anna")
        held_up(world)
        guess = {"name": "Anna", "password": "a guess"}
        for _ in range(RATES["sign_in_here"].burst):
            await guesser.ask("POST", "/sessions", guess)
        world.limits.held = MOST_HELD
        assert (await guesser.refused("POST", "/sessions", guess))[0] == 429


@world(both=False)
async def test_a_cookie_of_a_clock_some_minutes_ahead_is_accepted(world: World) -> None:
    async with world.device() as device:
        user_id = await device.guest("Anna")
        signer = world.people.sessions.signer
        made = signer.unsign(device.cookie)
        for ahead, known in ((5 * 60, True), (60 * 60, False)):
            with mock.patch.object(signer, "get_timestamp", lambda a=ahead: int(time.time()) + a):
                device.cookie = signer.sign(made).decode()
            answer = await device.ask("GET", "/me")
            assert answer.is_success == known, ahead
            assert answer.json().get("id") == (user_id if known else None)


@world(both=False, limited=True)
async def test_the_old_password_is_not_guessed_either(world: World) -> None:
    async with world.device() as device:
        await device.account("Anna")
        guess = {"old": "a guess", "new": "another password"}
        times, _ = await until_refused(
            device, "PUT", "/me/password", guess, most=RATES["password"].burst
        )
        assert times == RATES["password"].burst
        body = {"password": PASSWORD}
        assert (await device.refused("DELETE", "/me", body))[0] == 429


@world(both=False, limited=True)
async def test_writing_reports_and_exports_have_their_measure(world: World) -> None:
    async with world.device() as one, world.device() as two:
        await one.guest("Anna")
        bert = await two.guest("Bert")
        report = ("POST", f"/people/{bert}/reports", {"text": "x"})
        burst = RATES["report"].burst
        assert (await until_refused(one, *report, most=burst))[0] == burst
        burst = RATES["export"].burst
        assert (await until_refused(one, "GET", "/me/export", most=burst))[0] == burst
        burst = RATES["write"].burst
        write = ("PATCH", "/me", {"language": "de"})
        assert (await until_refused(two, *write, most=burst))[0] == burst
        assert (await two.ask("GET", "/me")).status_code == 200


# ---- the description ----


@world(both=False)
async def test_every_route_describes_its_refusals(world: World) -> None:
    for path, methods in world.app.openapi()["paths"].items():
        for method, route in methods.items():
            expected = {"400", "413", "422", "429", "503"}
            expected |= {"415"} if "requestBody" in route else set()
            expected |= {"403"}  # banned, or a foreign page
            assert expected <= set(route["responses"]), (method, path)
            assert route["summary"]
            assert route["description"]
