"""Backups: one moment of a busy database, restored exactly, into either kind; or refused."""

from __future__ import annotations

import contextlib
import json
import os
import random
import stat
import tracemalloc
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select, text

import carrack
from carrack.kernel.errors import CarrackError
from carrack.server.operate import backup as backups
from carrack.server.operate.backup import HEADER, backup, checked, restore
from carrack.server.storage import schema
from carrack.server.storage import upgrade as steps
from carrack.server.storage.database import Database
from carrack.server.storage.upgrade import upgrade

from .postgres import Cluster
from .test_upgrade import with_database

STRANGE = "Zoë «Ω» 🂡 \\ \" ' \t\n%s"


def guest(user_id: str, **columns: Any) -> dict[str, Any]:
    return {
        "id": user_id,
        "kind": "guest",
        "name": STRANGE,
        "sign_in": None,
        "password": None,
        "mail": None,
        "language": "fr",
        "notices": {"push": True, "nested": [1, None, {"é": 0.1}]},
        "muted": False,
        "banned": True,
        "created": 1_731_672_000_000,
        "seen": 2**53 + 1,
        **columns,
    }


def table_row(table_id: str) -> dict[str, Any]:
    row: dict[str, Any] = {}
    for column in schema.tables.columns:
        kind = column.type.python_type
        row[column.name] = None if column.nullable else {str: "", int: 7, bool: True}.get(kind, {})
    return row | {"id": table_id, "title": "macao", "status": "playing", "owner_id": "ana"}


def journal_rows(table_id: str, count: int) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table_id,
            "seq": number,
            "kind": "act",
            "seat": number % 3,
            "body": {"action": {"type": "play", "cards": ["7S", "KH"], "n": number}},
            "fingerprint": f"{number:032x}",
            "time": 1_731_672_000_000 + number,
            "user_id": "ana",
            "message": f"m{number}",
            "clocks": [1000, 2000, number] if number % 2 else None,
        }
        for number in range(1, count + 1)
    ]


async def fill(database: Database, rows: int = 620) -> None:
    """Something in every table, and all kinds of values."""
    await upgrade(database)
    about = {"user_id": "ana", "created": 5}
    filling: dict[str, list[dict[str, Any]]] = {
        "users": [guest("ana", sign_in="ana", password="$argon2id$…"), guest("bob")],
        "sessions": [{"id": "f" * 64, "expires": 9, "device": "Firefox", **about}],
        "blocks": [{"blocked_id": "bob", "kind": "mute", **about}],
        "reports": [
            {"id": number, "by_id": "ana", "about_id": "bob", "text": STRANGE}
            | {"table_id": None, "created": 3, "done": False}
            for number in (3, 41)
        ],
        "campaigns": [
            {"id": "c1", "title": "maracaibo", "name": STRANGE, "owner_id": "ana", "key": "hush"}
            | {"options": {}, "archive": {"chapter": 151, "legacy": ["L1"]}, "games": 2}
            | {"table_id": "t2", "version": 7, "created": 2, "changed": 2**53 + 1}
        ],
        "places": [
            {"campaign_id": "c1", "seat": 0, "kind": "person", "user_id": "ana"}
            | {"level": "", "name": STRANGE},
            {"campaign_id": "c1", "seat": 1, **schema.OPEN_PLACE},
        ],
        "contests": [
            {"id": "k1", "title": "macao", "name": STRANGE, "owner_id": "ana", "public": True}
            | {"key": "hush", "secret": "0" * 64, "kind": "swiss", "status": "open", "options": {}}
            | {"clock": {}, "rated": False, "starts": 2**53 + 1, "seq": 1, "wakes": None}
            | {"created": 2, "changed": 3}
        ],
        "contest_rows": [
            {"contest_id": "k1", "seq": 1, "kind": "open", "body": {"rules": {"kind": "swiss"}}}
            | {"time": 2, "user_id": "ana"}
        ],
        "contest_players": [
            {"contest_id": "k1", "player": 1, "user_id": None, "name": STRANGE},
        ],
        "contest_invitations": [{"contest_id": "k1", "user_id": "bob", "created": 2**53 + 1}],
        "contest_chats": [
            {"id": 5, "contest_id": "k1", "user_id": "bob", "name": "Bob", "text": STRANGE}
            | {"time": 4}
        ],
        "tables": [table_row("t1"), table_row("t2")],
        "journal": journal_rows("t1", rows),
        "chats": [
            {"id": 17, "table_id": "t1", "user_id": "bob", "name": "Bob"}
            | {"text": STRANGE, "time": 4, "message": None}
        ],
        "uploads": [
            {"id": "u1", "title": "macao", "players": ["Ana"], "content": bytes(range(256))} | about
        ],
        "subscriptions": [
            {"id": "e" * 64, "endpoint": "https://push.example/1", "keys": {"auth": "x"}} | about
        ],
        "bugs": [
            {"id": "b1", "by_id": "ana", "table_id": "t1", "seq": 3, "seat": 0, "text": STRANGE}
            | {"version": "0.6.0", "browser": "x", "view": b"\x00", "created": 9, "done": False}
        ],
        "passkeys": [
            {"id": "p1", "user_id": "ana", "name": STRANGE, "public_key": b"\x00\xff"}
            | {"signs": 2**32, "created": 7, "used": None}
        ],
        "challenges": [{"id": "c1", "user_id": None, "expires": 9}],
        "friendships": [{"friend_id": "bob", "accepted": True, **about}],
        "days_off": [{"id": "o1", "user_id": "ana", "begins": 5, "ends": 2**53 + 1}],
        "hooks": [{"id": "h1", "kind": "ntfy", "address": "https://ntfy.example/a"} | about],
        "letters": [
            {"id": "d" * 64, "kind": "mail", "mail": "ana@example.org", "expires": 9, **about}
        ],
        "notices": [
            {"table_id": "t1", "seat": 0, "wait": 3, "time": 8, "ways": ["mail"], "done": False}
        ],
        "programs": [{"id": "p1", "name": STRANGE, "hash": "a" * 64, "used": None, **about}],
        "standings": [
            {"user_id": "ana", "title": "macao", "seats": 4, "mu": 25.1, "sigma": 1 / 3}
            | {"score": 24.1, "games": 3, "wins": 1, "changed": 2**53 + 1}
        ],
        "ratings": [
            {"table_id": "t1", "seat": 0, "user_id": "ana", "title": "macao", "seats": 4}
            | {"place": 1, "mu": 25.1, "sigma": 1 / 3, "time": 7}
        ],
        "analyses": [
            {"id": "t1", "content": bytes(range(256)), "created": 2**53 + 1}
            | {"agreed": [[3, 4, 88], [0, 0, None]]}
        ],
        "secrets": [{"name": "cookies", "value": "hush"}],
        "audit": [
            {"id": 2, "time": 6, "what": "mute", "about": "bob", "detail": STRANGE, "by_id": "ana"}
        ],
        "seats": [
            {"table_id": "t1", "seat": 0, "kind": "person", "user_id": "ana", "level": ""}
            | {"name": STRANGE, "away": False, "resigned": False, "wanted": True, "token": 1}
            | {"program": True}
        ],
    }
    assert set(filling) == set(schema.metadata.tables)
    async with database.write() as connection:
        for table in schema.metadata.sorted_tables:
            await connection.execute(insert(table), filling[table.name])


async def contents(database: Database) -> dict[str, list[dict[str, Any]]]:
    """Every row of every table."""
    found = {}
    async with database.read() as connection:
        for table in schema.metadata.sorted_tables:
            wanted = select(table).order_by(*table.primary_key.columns)
            rows = await connection.execute(wanted)
            found[table.name] = [dict(row) for row in rows.mappings()]
    return found


def saved(url: str, file: Path, **settings: Any) -> backups.Header:
    header: backups.Header = with_database(url, lambda database: backup(database, file, **settings))
    return header


def loaded(url: str, file: Path) -> dict[str, list[dict[str, Any]]]:
    async def do(database: Database) -> Any:
        await restore(database, file)
        return await contents(database)

    found: dict[str, list[dict[str, Any]]] = with_database(url, do)
    return found


def code_of(do: Callable[[], Any]) -> str:
    with pytest.raises(CarrackError) as error:
        do()
    assert "\n" not in str(error.value)
    return error.value.code


def table_names(url: str) -> list[str]:
    async def look(database: Database) -> list[str]:
        async with database.read() as connection:
            return await connection.run_sync(lambda sync: steps.inspect(sync).get_table_names())

    names: list[str] = with_database(url, look)
    return names


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A backup of a filled SQLite database."""
    url = str(tmp_path / "origin.sqlite")
    with_database(url, fill)
    saved(url, tmp_path / "backup.zip")
    return tmp_path / "backup.zip"


# ---- there and back ----


@pytest.mark.parametrize("source", ["sqlite", "postgres"])
@pytest.mark.parametrize("target", ["sqlite", "postgres"])
def test_a_backup_restores_every_row_into_either_kind(
    source: str, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    def fresh(kind: str, name: str) -> str:
        if kind == "sqlite":
            return str(tmp_path / f"{name}.sqlite")
        cluster: Cluster = request.getfixturevalue("postgres")
        url = cluster.fresh()
        request.addfinalizer(lambda: cluster.drop(url))
        return url

    before, after = fresh(source, "before"), fresh(target, "after")
    with_database(before, fill)
    header = saved(before, tmp_path / "backup.zip")
    rows = loaded(after, tmp_path / "backup.zip")
    assert rows == with_database(before, contents)
    assert {name: part.rows for name, part in header.tables.items()} == {
        name: len(found) for name, found in rows.items()
    }


def test_new_rows_are_numbered_behind_the_restored_ones(empty_url: str, file: Path) -> None:
    async def story(database: Database) -> list[Any]:
        await restore(database, file)
        report = {"by_id": "ana", "about_id": "bob", "text": "", "created": 3, "done": False}
        row = {"time": 1, "what": "ban", "about": "bob", "detail": ""}
        chat = {"table_id": "t1", "user_id": "ana", "name": "Ana", "text": "hi", "time": 9}
        numbers = []
        async with database.write() as connection:
            for table, values in (
                (schema.reports, report),
                (schema.audit, row),
                (schema.chats, chat),
            ):
                done = await connection.execute(insert(table).values(values))
                numbers.append(done.inserted_primary_key[0])
        return numbers

    assert with_database(empty_url, story) == [42, 3, 18]


def test_the_file_can_be_looked_into_with_ordinary_tools(file: Path) -> None:
    with zipfile.ZipFile(file) as archive:
        header = json.loads(archive.read(HEADER))
        people = [json.loads(line) for line in archive.read("users.jsonl").splitlines()]
    assert header["format"] == "carrack backup"
    assert header["carrack"] == carrack.__version__
    assert header["revision"] == steps.head()
    assert header["tables"]["journal"]["rows"] == 620
    assert [person["id"] for person in people] == ["ana", "bob"]
    assert people[0]["name"] == STRANGE


def test_only_the_operator_can_read_the_file(file: Path) -> None:
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


# ---- one moment ----


def test_what_happens_during_a_backup_is_not_half_in_it(empty_url: str, tmp_path: Path) -> None:
    # Given a server that goes on writing to two tables in one transaction each time
    async def write_on(database: Database, number: int) -> None:
        async with database.write() as connection:
            await connection.execute(insert(schema.users).values(guest(f"new{number}")))
            await connection.execute(insert(schema.secrets).values(name=f"new{number}", value=""))

    async def story(database: Database) -> backups.Header:
        await fill(database)
        server = Database(database.url)
        numbers = iter(range(1000))
        copied = backups.copy_table

        async def copied_while_writing(*given: Any) -> Any:
            await write_on(server, next(numbers))
            return await copied(*given)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(backups, "copy_table", copied_while_writing)
            header = await backup(database, tmp_path / "busy.zip")
        await server.close()
        return header

    # Then the backup holds as many of the one as of the other
    header = with_database(empty_url, story)
    added = header.tables["users"].rows - 2, header.tables["secrets"].rows - 1
    assert added[0] == added[1]
    later = with_database(empty_url, contents)
    assert len(later["users"]) == 2 + len(schema.metadata.tables)


def test_a_large_database_is_not_held_in_memory(tmp_path: Path) -> None:
    url, rows = str(tmp_path / "large.sqlite"), 30_000
    with_database(url, lambda database: fill(database, rows))
    tracemalloc.start()
    saved(url, tmp_path / "large.zip")
    loaded_rows = with_database(
        str(tmp_path / "again.sqlite"), lambda database: restore(database, tmp_path / "large.zip")
    )
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert loaded_rows.tables["journal"].rows == rows
    with zipfile.ZipFile(tmp_path / "large.zip") as archive:
        size = archive.getinfo("journal.jsonl").file_size
    assert most < size


# ---- the file ----


def test_a_backup_overwrites_nothing_unless_it_is_told_to(file: Path, tmp_path: Path) -> None:
    url, before = str(tmp_path / "origin.sqlite"), file.read_bytes()
    assert code_of(lambda: saved(url, file)) == "backup.exists"
    assert file.read_bytes() == before
    saved(url, file, force=True)
    checked(file)


def test_a_file_that_appears_meanwhile_is_not_overwritten(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "second.zip"
    copied = backups.copy

    async def slow_copy(*given: Any) -> Any:
        target.write_bytes(b"mine")
        return await copied(*given)

    monkeypatch.setattr(backups, "copy", slow_copy)
    assert code_of(lambda: saved(str(tmp_path / "origin.sqlite"), target)) == "backup.exists"
    assert target.read_bytes() == b"mine"


def test_a_backup_that_fails_leaves_nothing_behind(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    before = sorted(tmp_path.iterdir())
    monkeypatch.setattr(os, "fsync", full)
    target = tmp_path / "second.zip"
    assert code_of(lambda: saved(str(tmp_path / "origin.sqlite"), target)) == "backup.unwritable"
    assert sorted(tmp_path.iterdir()) == before


def test_a_folder_that_is_not_there_is_named(file: Path, tmp_path: Path) -> None:
    target = tmp_path / "no" / "folder.zip"
    assert code_of(lambda: saved(str(tmp_path / "origin.sqlite"), target)) == "backup.unwritable"


def test_a_database_that_was_never_used_is_not_backed_up(empty_url: str, tmp_path: Path) -> None:
    target = tmp_path / "empty.zip"
    assert code_of(lambda: saved(empty_url, target)) == "database.missing"
    assert not target.exists()


# ---- what is not restored ----


def test_a_database_with_anything_in_it_is_refused(empty_url: str, file: Path) -> None:
    with_database(empty_url, upgrade)
    before = with_database(empty_url, contents)
    assert code_of(lambda: loaded(empty_url, file)) == "restore.not_empty"
    assert with_database(empty_url, contents) == before


def test_a_second_restore_is_refused(empty_url: str, file: Path) -> None:
    loaded(empty_url, file)
    assert code_of(lambda: loaded(empty_url, file)) == "restore.not_empty"


def test_a_file_that_is_cut_anywhere_is_refused(file: Path, tmp_path: Path) -> None:
    content, target = file.read_bytes(), str(tmp_path / "target.sqlite")
    cut = tmp_path / "cut.zip"
    for length in (0, 1, 30, len(content) // 2, len(content) - 100, len(content) - 1):
        cut.write_bytes(content[:length])
        assert code_of(lambda: loaded(target, cut)) == "backup.damaged"
    assert not Path(target).exists()


def test_a_changed_byte_is_noticed_or_does_not_matter(file: Path, tmp_path: Path) -> None:
    content, copy = file.read_bytes(), tmp_path / "copy.zip"
    luck = random.Random(4)
    good = checked(file)
    for place in luck.sample(range(len(content)), 300):
        copy.write_bytes(
            content[:place]
            + bytes([content[place] ^ luck.randrange(1, 256)])
            + content[place + 1 :]
        )
        with contextlib.suppress(CarrackError):
            # Dates and rights inside the zip are not read.
            assert checked(copy).tables == good.tables


def rewritten(file: Path, change: Callable[[dict[str, bytes]], None]) -> Path:
    """A copy of the backup with other parts; their checksums are made to fit."""
    with zipfile.ZipFile(file) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    change(parts)
    header = json.loads(parts[HEADER])
    forged = file.with_name("forged.zip")
    with zipfile.ZipFile(forged, "w") as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    with zipfile.ZipFile(forged) as archive:
        for name in header["tables"]:
            if f"{name}.jsonl" in parts:
                part = backups.summed(archive, name)
                header["tables"][name] = {"rows": part.rows, "sha256": part.sha256}
    parts[HEADER] = json.dumps(header).encode()
    with zipfile.ZipFile(forged, "w") as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return forged


@pytest.mark.parametrize(
    ("part", "old", "new"),
    [
        ("users.jsonl", b'"id":"bob"', b'"id":"ana"'),
        ("users.jsonl", b'"id":"bob"', b'"id":null'),
        ("users.jsonl", b'"language"', b'"tongue"'),
        ("users.jsonl", b'{"id"', b'["id"'),
        ("uploads.jsonl", b'"content":"AAEC', b'"content":"?!'),
        ("uploads.jsonl", b'"content":"AAEC', b'"content":7,"x":"'),
        ("journal.jsonl", b'"table_id":"t1"', b'"table_id":"t9"'),
        ("journal.jsonl", b"\n", b""),
        ("journal.jsonl", b"\n", b"\n\n"),
        ("journal.jsonl", b"{", b"\xff\xfe{"),
    ],
)
def test_rows_that_make_no_sense_change_nothing(
    part: str, old: bytes, new: bytes, file: Path, empty_url: str
) -> None:
    def change(parts: dict[str, bytes]) -> None:
        assert old in parts[part]
        parts[part] = parts[part].replace(old, new, 1)

    forged = rewritten(file, change)
    code = code_of(lambda: loaded(empty_url, forged))
    assert code in ("backup.damaged", "database.damaged")
    assert table_names(empty_url) == []


def test_a_part_too_many_or_too_few_is_noticed(file: Path, tmp_path: Path) -> None:
    target = str(tmp_path / "target.sqlite")
    fewer = rewritten(file, lambda parts: parts.__delitem__("seats.jsonl"))
    assert code_of(lambda: loaded(target, fewer)) == "backup.damaged"
    more = rewritten(file, lambda parts: parts.update({"wine.jsonl": b""}))
    assert code_of(lambda: loaded(target, more)) == "backup.damaged"
    none = rewritten(file, lambda parts: parts.update({HEADER: b'{"tables":{}}'}))
    assert code_of(lambda: loaded(target, none)) == "backup.damaged"


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("version", 2, "backup.newer"),
        ("version", "1", "backup.damaged"),
        ("revision", "0999", "backup.newer"),
        ("format", "holiday pictures", "backup.damaged"),
        ("tables", {}, "backup.damaged"),
        ("tables", {"users": {"rows": -1}}, "backup.damaged"),
    ],
)
def test_a_header_that_does_not_fit_is_refused(
    field: str, value: Any, code: str, file: Path, tmp_path: Path
) -> None:
    with zipfile.ZipFile(file) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    parts[HEADER] = json.dumps({**json.loads(parts[HEADER]), field: value}).encode()
    with zipfile.ZipFile(tmp_path / "other.zip", "w") as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    assert code_of(lambda: checked(tmp_path / "other.zip")) == code


def test_a_newer_backup_says_which_version_wrote_it(file: Path) -> None:
    def change(parts: dict[str, bytes]) -> None:
        header = json.loads(parts[HEADER])
        parts[HEADER] = json.dumps({**header, "revision": "0999", "carrack": "7.3"}).encode()

    with pytest.raises(CarrackError, match=r"Carrack 7\.3"):
        checked(rewritten(file, change))


def test_other_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear all,\n")
    assert code_of(lambda: checked(tmp_path / "letter.txt")) == "backup.damaged"
    assert code_of(lambda: checked(tmp_path / "nothing.zip")) == "backup.unreadable"
    assert code_of(lambda: checked(tmp_path)) == "backup.unreadable"


# ---- older backups ----


def test_an_older_backup_is_upgraded_as_it_is_restored(
    file: Path, empty_url: str, second_step: Path
) -> None:
    # Given a backup of the first shape, and a program that knows a second
    async def story(database: Database) -> Any:
        await restore(database, file)
        async with database.read() as connection:
            assert await steps.at_head(connection)
            named = await connection.execute(
                text("SELECT id, called, color FROM users ORDER BY id")
            )
            sessions = await connection.scalar(select(func.count()).select_from(schema.sessions))
            return [tuple(row) for row in named], sessions

    # Then its rows have the second
    people, sessions = with_database(empty_url, story)
    assert people == [("ana", STRANGE, "red"), ("bob", STRANGE, "red")]
    assert sessions == 1


def test_a_database_that_was_not_upgraded_yet_is_backed_up_as_it_is(
    empty_url: str, tmp_path: Path, second_step: Path
) -> None:
    async def first_shape(database: Database) -> None:
        async with steps.alone(database) as connection:
            await connection.run_sync(steps.migrate, "0001")

    with_database(empty_url, first_shape)
    assert saved(empty_url, tmp_path / "old.zip").revision == "0001"
