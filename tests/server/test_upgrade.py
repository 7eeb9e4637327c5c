"""The shape of the database: made step by step, as schema.py says, and refused when strange."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from carrack.kernel.errors import CarrackError
from carrack.server.storage import schema
from carrack.server.storage import upgrade as steps
from carrack.server.storage.database import Database
from carrack.server.storage.upgrade import at_head, head, opened, upgrade

from .conftest import NEXT, SECOND_STEP


def with_database(url: str, do: Callable[[Database], Awaitable[Any]]) -> Any:
    """What `do` answers, asked of a database that is open meanwhile."""

    async def run() -> Any:
        database = opened(url)
        try:
            return await do(database)
        finally:
            await database.close()

    return asyncio.run(run())


def refused(url: str) -> CarrackError:
    with pytest.raises(CarrackError) as error:
        with_database(url, upgrade)
    return error.value


async def ask(database: Database, do: Callable[[Connection], Any]) -> Any:
    async with database.engine.connect() as connection:
        return await connection.run_sync(do)


async def run_statement(database: Database, statement: str) -> None:
    async with database.write() as connection:
        await connection.execute(text(statement))


def shape(connection: Connection) -> dict[str, Any]:
    """Everything an inspector can tell, of all tables but Alembic's own."""
    look = inspect(connection)
    names = sorted(set(look.get_table_names()) - {"alembic_version"})
    return {
        name: {
            "columns": [{**c, "type": repr(c["type"])} for c in look.get_columns(name)],
            "key": look.get_pk_constraint(name),
            "unique": sorted(look.get_unique_constraints(name), key=str),
            "indexes": sorted(look.get_indexes(name), key=str),
            "foreign": sorted(look.get_foreign_keys(name), key=str),
        }
        for name in names
    }


# ---- the steps and schema.py agree ----


def test_the_steps_lead_to_what_the_schema_says(empty_url: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async def look(database: Database) -> list[Any]:
        await upgrade(database)
        return list(await ask(database, differences))

    assert with_database(empty_url, look) == []


def test_the_steps_make_every_table_as_the_schema_would(empty_url: str) -> None:
    async def look(database: Database) -> tuple[Any, Any]:
        await upgrade(database)
        by_steps = await ask(database, shape)
        async with database.engine.begin() as connection:
            await connection.run_sync(schema.metadata.drop_all)
            await connection.run_sync(schema.metadata.create_all)
        return by_steps, await ask(database, shape)

    by_steps, by_schema = with_database(empty_url, look)
    assert by_steps == by_schema
    assert set(by_steps) == set(schema.metadata.tables)


def test_a_new_step_is_written_from_what_differs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "migrations"
    shutil.copytree(steps.FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for step in (folder / "versions").glob("0*.py"):
        step.write_text(step.read_text().replace('"audit"', '"diary"'))
    monkeypatch.setattr(steps, "FOLDER", folder)
    written = steps.write_step("An audit, at last")
    assert written.name == f"{NEXT}_an_audit_at_last.py"
    content = written.read_text()
    assert 'op.create_table("audit"' in content.replace("'", '"').replace("(\n", "(")
    compile(content, str(written), "exec")
    assert steps.head() == NEXT


# ---- upgrading ----


def test_an_empty_database_is_made_and_then_left_alone(empty_url: str) -> None:
    async def twice(database: Database) -> list[bool]:
        seen = []
        for _ in range(2):
            async with database.engine.connect() as connection:
                seen.append(await at_head(connection))
            await upgrade(database)
        async with database.engine.connect() as connection:
            return [*seen, await at_head(connection)]

    assert with_database(empty_url, twice) == [False, True, True]


def test_an_older_database_keeps_its_rows(empty_url: str, second_step: Path) -> None:
    # Given a database with the first shape, and rows that point to each other
    person = (
        "INSERT INTO users (id, kind, name, language, notices, muted, banned, created, seen)"
        " VALUES ('p1', 'guest', 'Ana', 'en', '{}', false, false, 1, 1)"
    )
    session = (
        "INSERT INTO sessions (id, user_id, created, expires, device)"
        " VALUES ('s1', 'p1', 1, 2, 'phone')"
    )

    async def story(database: Database) -> Any:
        async with steps.alone(database) as connection:
            await connection.run_sync(steps.migrate, "0001")
        await run_statement(database, person)
        await run_statement(database, session)
        # When the newer program starts
        await upgrade(database)
        async with database.read() as connection:
            joined = "SELECT called, color, device FROM users JOIN sessions ON user_id = users.id"
            return (await connection.execute(text(joined))).all(), await at_head(connection)

    # Then nothing is lost
    assert with_database(empty_url, story) == ([("Ana", "red", "phone")], True)


def test_a_step_that_fails_leaves_the_database_as_it_was(empty_url: str, second_step: Path) -> None:
    step = second_step / "versions" / f"{NEXT}_later.py"
    step.write_text(SECOND_STEP + "    op.execute('INSERT INTO nowhere VALUES (1)')\n")

    async def story(database: Database) -> tuple[Any, Any, str]:
        async with steps.alone(database) as connection:
            await connection.run_sync(steps.migrate, "0001")
        before = await ask(database, shape)
        with pytest.raises(CarrackError) as error:
            await upgrade(database)
        return before, await ask(database, shape), error.value.code

    before, after, code = with_database(empty_url, story)
    assert before == after
    assert code == "database.unreachable"


def test_foreign_keys_are_watched_again_after_a_step(
    empty_sqlite_url: str, second_step: Path
) -> None:
    async def story(database: Database) -> int:
        await upgrade(database)
        async with database.read() as connection:
            return int(await connection.scalar(text("PRAGMA foreign_keys")) or 0)

    assert with_database(empty_sqlite_url, story) == 1


def test_a_step_that_tears_rows_apart_is_undone(empty_sqlite_url: str, second_step: Path) -> None:
    step = second_step / "versions" / f"{NEXT}_later.py"
    step.write_text(
        SECOND_STEP + "    op.execute(\"INSERT INTO sessions VALUES ('s1', 'nobody', 1, 2, '')\")\n"
    )
    assert refused(empty_sqlite_url).code == "database.damaged"
    assert with_database(empty_sqlite_url, lambda database: ask(database, shape)) == {}


def test_two_programs_that_start_at_once_do_not_disturb_each_other(empty_url: str) -> None:
    program = (
        "import asyncio, sys; from carrack.server.storage.upgrade import opened, upgrade;"
        "database = opened(sys.argv[1]); print('ready', flush=True); sys.stdin.readline();"
        "asyncio.run(upgrade(database))"
    )
    pipe = subprocess.PIPE
    children = [
        subprocess.Popen(
            [sys.executable, "-c", program, empty_url], stdin=pipe, stdout=pipe, stderr=pipe
        )
        for _ in range(4)
    ]
    for child in children:
        assert child.stdout is not None
        assert child.stdout.readline() == b"ready\n"
    ends = [child.communicate(b"go\n", timeout=60)[1].decode() for child in children]
    assert [(child.returncode, end) for child, end in zip(children, ends, strict=True)] == [
        (0, "")
    ] * 4

    async def look(database: Database) -> bool:
        async with database.read() as connection:
            return await at_head(connection)

    assert with_database(empty_url, look) is True


def test_one_program_can_upgrade_two_databases_at_once(tmp_path: Path, empty_url: str) -> None:
    async def both() -> list[bool]:
        databases = [opened(empty_url), opened(empty_url), opened(str(tmp_path / "b.sqlite"))]
        await asyncio.gather(*(upgrade(database) for database in databases))
        found = []
        for database in databases:
            async with database.read() as connection:
                found.append(await at_head(connection))
            await database.close()
        return found

    assert asyncio.run(both()) == [True, True, True]


# ---- what is refused ----


def test_a_database_of_a_newer_program_is_refused(empty_url: str) -> None:
    async def from_the_future(database: Database) -> None:
        await upgrade(database)
        await run_statement(database, "UPDATE alembic_version SET version_num = '0999'")

    with_database(empty_url, from_the_future)
    error = refused(empty_url)
    assert error.code == "database.newer"
    assert "'0999'" in str(error)
    assert head() in str(error)


def test_somebody_elses_database_is_refused_and_not_touched(empty_url: str) -> None:
    with_database(empty_url, lambda database: run_statement(database, "CREATE TABLE wine (x INT)"))
    error = refused(empty_url)
    assert error.code == "database.foreign"
    assert "'wine'" in str(error)
    assert list(with_database(empty_url, lambda database: ask(database, shape))) == ["wine"]


def test_a_strangers_file_keeps_every_byte(tmp_path: Path) -> None:
    file = tmp_path / "wine.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE wine (x)")
    before = file.read_bytes()
    assert refused(str(file)).code == "database.foreign"
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["wine.sqlite"]


@pytest.mark.parametrize(
    "content", [b"not a database at all, " * 100, b"\x89PNG\r\n\x1a\n" + bytes(5000), b"x" * 17]
)
def test_a_file_that_is_no_database_is_refused_and_not_touched(
    tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "holiday.png"
    file.write_bytes(content)
    error = refused(str(file))
    assert error.code == "database.damaged"
    assert "holiday.png" in str(error)
    assert file.read_bytes() == content


def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with_database(str(file), upgrade)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = file.read_bytes()
    file.write_bytes(content[:100] + b"\xff" * 3996 + content[4096:])
    assert refused(str(file)).code == "database.damaged"


def test_a_database_that_cannot_be_reached_is_named_without_its_password(tmp_path: Path) -> None:
    error = refused("postgresql://ana:hunter2@127.0.0.1:1/games")
    assert error.code == "database.unreachable"
    assert "127.0.0.1/games" in str(error)
    assert "hunter2" not in str(error)
    assert refused(str(tmp_path / "no" / "such" / "folder.sqlite")).code == "database.unreachable"
    assert refused("postgresql://ana@127.0.0.1:1/games?tea=yes").code == "database.unreachable"


def test_a_database_that_does_not_exist_is_named(empty_postgres_url: str) -> None:
    error = refused(empty_postgres_url.replace("/test_", "/nothing_"))
    assert error.code == "database.unreachable"
    assert "does not exist" in str(error)


@pytest.mark.parametrize("url", ["postgresql://host:port:port/x", "mysql://host/x"])
def test_a_url_that_makes_no_sense_is_refused(url: str) -> None:
    with pytest.raises(CarrackError) as error:
        opened(url)
    assert error.value.code == "setting.database"


def test_a_missing_file_is_noticed_where_one_is_needed(tmp_path: Path) -> None:
    with pytest.raises(CarrackError) as error:
        opened(str(tmp_path / "nothing.sqlite"), must_exist=True)
    assert error.value.code == "database.missing"
    assert list(tmp_path.iterdir()) == []
