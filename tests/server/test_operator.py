"""`carrack admin`: what an operator sees and does, and how servers hear of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import insert, select, update
from typer.testing import CliRunner

from carrack.cli import app
from carrack.kernel.errors import CarrackError
from carrack.server.errors import Unavailable
from carrack.server.operate import operator
from carrack.server.operate.observing import Metrics
from carrack.server.operate.operator import Desk, closing, desk
from carrack.server.settings import Settings
from carrack.server.storage import schema
from carrack.server.storage import upgrade as steps
from carrack.server.storage.database import Database
from carrack.server.storage.journal import CHANNEL, Journal
from carrack.server.storage.upgrade import upgrade
from carrack.server.tables.rows import Entry, Row

from .running import Servers
from .test_backup import guest, table_row
from .test_upgrade import with_database
from .wire import Person, wait_until

RUNNER = CliRunner()
TABLE = "t1"


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARRACK_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("CARRACK_LANGUAGE", "en")
    monkeypatch.delenv("CARRACK_DATABASE", raising=False)


@pytest.fixture
def house(database_url: str) -> str:
    """A database with Ana, who has an account, two guests called Bob, and a table of theirs."""
    return furnished(database_url)


def furnished(url: str) -> str:
    async def fill(database: Database) -> None:
        await upgrade(database)
        people = [
            guest("ana", name="Ana", kind="account", sign_in="ana", password="x", banned=False),
            guest("bob1", name="Bob", banned=False),
            guest("bob2", name="Bob", banned=False),
        ]
        seat = {"table_id": TABLE, "seat": 0, "kind": "person", "user_id": "ana", "level": ""}
        seat |= {"name": "Ana", "away": False, "resigned": False, "wanted": False, "token": 0}
        empty = seat | {"seat": 1, "kind": "open", "user_id": None, "name": ""}
        session = {"id": "s1", "user_id": "ana", "created": 1, "expires": 2**50, "device": ""}
        report = {"by_id": "ana", "about_id": "bob1", "table_id": TABLE, "text": "He\nshouts."}
        async with database.write() as connection:
            await connection.execute(insert(schema.users), people)
            await connection.execute(insert(schema.sessions).values(session))
            # Somebody else's guests without a trace would be tidied away.
            for user_id in ("bob1", "bob2"):
                row = session | {"id": user_id, "user_id": user_id}
                await connection.execute(insert(schema.sessions).values(row))
            await connection.execute(insert(schema.tables).values(table_row(TABLE) | {"seq": 0}))
            await connection.execute(insert(schema.seats), [seat, empty])
            await connection.execute(
                insert(schema.reports).values(report | {"created": 3, "done": False})
            )

    with_database(url, fill)
    return url


def at(url: str, do: Callable[[Desk], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        async with desk(Settings(database=url)) as here:
            return await do(here)

    return asyncio.run(run())


def code_of(url: str, do: Callable[[Desk], Awaitable[Any]]) -> str:
    with pytest.raises(CarrackError) as error:
        at(url, do)
    return error.value.code


def stored(url: str, table: Any, *columns: str) -> list[tuple[Any, ...]]:
    async def look(database: Database) -> list[tuple[Any, ...]]:
        wanted = select(*(table.c[name] for name in columns)).order_by(*table.primary_key.columns)
        async with database.read() as connection:
            return [tuple(row) for row in await connection.execute(wanted)]

    found: list[tuple[Any, ...]] = with_database(url, look)
    return found


async def act(database: Database, seq: int, fingerprint: str) -> None:
    """Somebody plays at the table."""
    row = Row(TABLE, seq, "act", 0, {"action": {}}, fingerprint, time=2**45)
    async with database.write() as connection:
        await Journal(database, "p1", Metrics()).insert(connection, [Entry(row, {})])


# ---- closing a table ----


def test_a_closed_table_ends_with_a_row_of_its_journal(house: str) -> None:
    with_database(house, lambda database: act(database, 1, "f1"))
    at(house, lambda here: here.close_table(TABLE, "  the cards\nwere stolen "))
    journal = stored(house, schema.journal, "seq", "kind", "seat", "body", "fingerprint", "time")
    body = {"status": "closed", "reason": "the cards were stolen"}
    assert journal[1] == (2, "end", -1, body, "f1", 2**45)
    columns = ("status", "reason", "seq", "acting", "wakes", "ended")
    assert stored(house, schema.tables, *columns) == [
        ("closed", "the cards were stolen", 2, "", None, 2**45)
    ]
    assert stored(house, schema.audit, "what", "about", "detail") == [
        ("close table", TABLE, "the cards were stolen")
    ]


def test_a_table_where_nothing_has_happened_can_be_closed(house: str) -> None:
    at(house, lambda here: here.close_table(TABLE, "spam"))
    assert stored(house, schema.journal, "seq", "kind", "fingerprint") == [(1, "end", "")]


def test_closing_goes_behind_what_is_played_meanwhile(
    house: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Given somebody who plays twice between our look at the table and our row
    looked = operator.last_row
    moves = iter([1, 2])

    async def story(here: Desk) -> None:
        async def look_too_early(connection: Any, table_id: str) -> Any:
            found = await looked(connection, table_id)
            seq = next(moves, None)
            if seq is not None:
                other = Database(here.database.url)
                await act(other, seq, f"f{seq}")
                await other.close()
            return found

        monkeypatch.setattr(operator, "last_row", look_too_early)
        await here.close_table(TABLE, "enough")

    # Then both moves stay, and the end follows them
    at(house, story)
    assert stored(house, schema.journal, "seq", "kind", "fingerprint") == [
        (1, "act", "f1"),
        (2, "act", "f2"),
        (3, "end", "f2"),
    ]
    assert len(stored(house, schema.audit, "id")) == 1


def test_a_table_that_never_rests_is_given_up_in_the_end(
    house: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_database(house, lambda database: act(database, 1, "f1"))

    async def nothing(*_: Any) -> None:
        return None

    monkeypatch.setattr(operator, "last_row", nothing)
    with pytest.raises(Unavailable):
        at(house, lambda here: here.close_table(TABLE, "enough"))
    assert stored(house, schema.tables, "status") == [("playing",)]


@pytest.mark.parametrize(
    ("status", "code"),
    [("finished", "table.over"), ("closed", "table.over"), ("aside", "table.aside")],
)
def test_a_table_that_is_over_is_not_closed_again(house: str, status: str, code: str) -> None:
    async def end(database: Database) -> None:
        async with database.write() as connection:
            await connection.execute(update(schema.tables).values(status=status))

    with_database(house, end)
    assert code_of(house, lambda here: here.close_table(TABLE, "again")) == code
    assert stored(house, schema.journal, "seq") == []


def test_a_table_that_is_not_there_and_a_reason_that_is_none_are_refused(house: str) -> None:
    assert code_of(house, lambda here: here.close_table("nowhere", "x")) == "table.unknown"
    assert code_of(house, lambda here: here.close_table(TABLE, " \n ")) == "table.reason"
    assert code_of(house, lambda here: here.close_table(TABLE, "x" * 201)) == "table.reason"


def test_the_row_of_an_end_is_not_older_than_the_one_before() -> None:
    last = Row(TABLE, 4, "act", 0, {}, "f", time=2**50)
    assert closing(TABLE, "x", last).row.time == 2**50


# ---- servers hear of it ----


def test_servers_on_postgres_are_told_at_once(postgres_url: str) -> None:
    async def story() -> list[str]:
        heard: asyncio.Queue[str] = asyncio.Queue()
        connection = await asyncpg.connect(postgres_url)
        await connection.add_listener(
            CHANNEL, lambda _, __, ___, payload: heard.put_nowait(str(payload))
        )
        async with desk(Settings(database=postgres_url)) as here:
            await here.people.ban("bob1")
            await here.close_table(TABLE, "enough")
            await here.people.rename("ana", "Anna")
        words = [await asyncio.wait_for(heard.get(), 30) for _ in range(5)]
        await connection.close()
        return words

    furnished(postgres_url)
    assert asyncio.run(story()) == [
        "person - bob1",
        f"table - {TABLE}",
        "person - ana",
        "person - ana",
        f"reload - {TABLE}",
    ]


def test_a_running_server_does_what_the_operator_says(
    database_url: str, running_server: Servers
) -> None:
    server = running_server(database_url, quick=True)
    with Person(server.url, "Ana") as ana, Person(server.url, "Bob") as bob:
        # Given Ana's table, and her page
        table = ana.opens("macau_cards", ["me", "open"])["table"]["id"]
        page = ana.connect()
        page.watch(table)
        # When the operator closes it, her page says why
        admin(database_url, "close-table", table, "--reason", "the house burns")
        page.until(
            lambda news: (
                news["type"] == "table"
                and news["table"]["status"] == "closed"
                and news["table"]["reason"] == "the house burns"
            )
        )
        # When Bob is banned, he is refused, until that is taken back
        admin(database_url, "ban", bob.id)
        wait_until(lambda: bob.http.get("/api/me").status_code == 403)
        admin(database_url, "ban", bob.id, "--off")
        wait_until(lambda: bob.http.get("/api/me").status_code == 200)


# ---- the command line ----


def admin(url: str, *words: str) -> str:
    done = RUNNER.invoke(app, ["admin", *words, "--database", url])
    assert done.exit_code == 0, done.output
    return str(done.stdout)


def fails(*words: str) -> str:
    """The one sentence of a command that is refused."""
    done = RUNNER.invoke(app, list(words))
    assert done.exit_code == 2, done.output
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1
    return str(done.stderr)


def test_people_are_listed_and_found(house: str) -> None:
    everybody = admin(house, "people")
    assert len(everybody.splitlines()) == 3
    assert admin(house, "people", "an").split()[:3] == ["ana", "account", "Ana"]
    found = json.loads(admin(house, "people", "bob", "--json", "-"))
    assert sorted(person["id"] for person in found) == ["bob1", "bob2"]
    assert admin(house, "people", "zoe") == ""


def test_people_are_muted_and_banned_and_that_is_taken_back(house: str) -> None:
    assert admin(house, "mute", "Ana") == "Ana (ana) is muted\n"
    assert admin(house, "ban", "bob2") == "Bob (bob2) is banned\n"
    states = dict.fromkeys(["ana"], "muted") | dict.fromkeys(["bob2"], "banned")
    found = json.loads(admin(house, "people", "--json", "-"))
    assert {one["id"]: one["state"] for one in found if one["state"]} == states
    assert admin(house, "mute", "Ana", "--off") == "Ana (ana) is not muted\n"
    assert admin(house, "ban", "bob2", "--off") == "Bob (bob2) is not banned\n"
    assert stored(house, schema.users, "muted", "banned") == [(False, False)] * 3
    deeds = [line.split()[2] for line in admin(house, "audit").splitlines()]
    assert deeds == ["unban", "unmute", "ban", "mute"]


def test_people_are_renamed_everywhere(house: str) -> None:
    assert admin(house, "rename", "ana", "Anna") == "ana is now Anna\n"
    assert stored(house, schema.seats, "name")[0] == ("Anna",)


def test_a_new_password_is_printed_and_devices_are_signed_out(house: str) -> None:
    password = admin(house, "reset-password", "Ana").strip()
    assert len(password) == 16
    kept = stored(house, schema.users, "password")[0][0]
    assert kept.startswith("$argon2id$")
    assert stored(house, schema.sessions, "user_id") == [("bob1",), ("bob2",)]
    assert password not in admin(house, "audit")


def test_reports_are_listed_until_they_are_done(house: str) -> None:
    line = admin(house, "reports")
    assert line.startswith("1  ")
    assert "Ana (ana)  Bob (bob1)  t1" in line
    assert line.rstrip().endswith("He shouts.")
    assert admin(house, "report-done", "1") == "report 1 is done\n"
    assert admin(house, "reports") == ""
    assert "done" in admin(house, "reports", "--all")
    assert "2" in fails("admin", "report-done", "2", "--database", house)


def test_tables_are_listed_by_status(house: str) -> None:
    line = admin(house, "tables", "--status", "playing")
    assert line.split()[:2] == [TABLE, "macao"]
    assert "Ana, –" in line
    assert admin(house, "tables", "--status", "finished") == ""
    assert "aside" in fails("admin", "tables", "--status", "lost", "--database", house)


def test_tables_that_were_set_aside_are_listed_with_the_reason(house: str) -> None:
    async def set_aside(database: Database) -> None:
        async with database.write() as connection:
            await connection.execute(
                update(schema.tables).values(status="aside", reason="row 7 does not replay")
            )

    assert admin(house, "aside") == ""
    with_database(house, set_aside)
    assert "row 7 does not replay" in admin(house, "aside")


def test_a_table_is_closed_with_its_reason(house: str) -> None:
    assert admin(house, "close-table", TABLE, "--reason", "spam") == f"table {TABLE} is closed\n"
    assert "spam" in admin(house, "tables", "--status", "closed")
    assert RUNNER.invoke(app, ["admin", "close-table", TABLE]).exit_code == 2


def test_tournaments_are_listed_and_ended_by_their_ids(house: str) -> None:
    assert admin(house, "contests") == ""
    words = ["admin", "end-contest", "nosuch", "--reason", "spam", "--database", house]
    assert "no such tournament" in fails(*words)


def test_lists_are_written_for_programs(house: str, tmp_path: Path) -> None:
    shown = admin(house, "tables", "--json", str(tmp_path / "tables.json"))
    assert TABLE in shown
    (line,) = json.loads((tmp_path / "tables.json").read_text())
    assert line["players"] == ["Ana", ""]
    target = str(tmp_path / "no" / "folder.json")
    done = RUNNER.invoke(app, ["admin", "tables", "--json", target, "--database", house])
    assert done.exit_code == 2
    assert "cannot be written" in done.stderr


# ---- the wrong database ----


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    nowhere = tmp_path / "nothing.sqlite"
    assert "nothing.sqlite" in fails("admin", "people", "--database", str(nowhere))
    assert not nowhere.exists()


def test_the_database_of_the_environment_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARRACK_DATABASE", str(tmp_path / "mine.sqlite"))
    assert "mine.sqlite" in fails("admin", "people")


def test_a_database_that_was_never_used_is_left_alone(empty_url: str) -> None:
    with_database(empty_url, lambda database: steps.look_at_file(database))
    assert code_of(empty_url, lambda here: here.audit()) == "database.missing"


def test_a_database_of_another_version_is_left_alone(house: str, second_step: Path) -> None:
    assert code_of(house, lambda here: here.audit()) == "database.older"

    async def from_the_future(database: Database) -> None:
        async with database.write() as connection:
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0999'")

    with_database(house, from_the_future)
    assert code_of(house, lambda here: here.audit()) == "database.newer"
