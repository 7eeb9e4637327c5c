"""What the tests of the server share: databases of both kinds, and real servers."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn
from unittest import mock

import pytest
from argon2 import PasswordHasher

from carrack.server.people import passwords
from carrack.server.storage import upgrade as steps

from .postgres import Cluster, NoCluster, join, name_in
from .running import Servers
from .template import lay_out, migrated, template
from .wire import Here, People, guests, here

NEXT = f"{int(steps.head()) + 1:04}"  # of the step that may follow one day
SECOND_STEP = f"""
import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "{steps.head()}"


def upgrade() -> None:
    with op.batch_alter_table("users") as users:
        users.add_column(sa.Column("color", sa.String(8), nullable=False, server_default="red"))
        users.alter_column("name", new_column_name="called")
"""


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """PostgreSQL. Where it is missing the test is left out, unless the environment insists."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID") or f"pid{os.getpid()}"
    try:
        cluster = join(run)
    except NoCluster as missing:
        leave_out(missing)
    made = cluster.fresh()
    asyncio.run(migrated(made))
    cluster.template = name_in(made)
    yield cluster
    cluster.leave()


def leave_out(missing: NoCluster) -> NoReturn:
    if os.environ.get("CARRACK_REQUIRE_POSTGRES", "") not in ("", "0"):
        pytest.fail(f"{missing}; CARRACK_REQUIRE_POSTGRES is set, so this is a failure")
    pytest.skip(f"left out: {missing}")


@pytest.fixture(scope="session", autouse=True)
def shape() -> None:
    """Today's shape, made before any test changes what the steps are."""
    template()


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> Iterator[None]:
    """A server in this process takes no time for passwords; one in its own takes what it takes."""
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    with mock.patch.object(passwords, "PasswordHasher", return_value=quick):
        yield


@pytest.fixture
def postgres_url(postgres: Cluster) -> Iterator[str]:
    """A fresh PostgreSQL database of today's shape."""
    url = postgres.shaped()
    yield url
    postgres.drop(url)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A fresh SQLite database of today's shape."""
    file = tmp_path / "server.sqlite"
    lay_out(file)
    return f"sqlite:///{file}"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The test runs twice: on a fresh database of each kind, of today's shape."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


# ---- databases that no server has ever used ----


@pytest.fixture
def empty_postgres_url(postgres: Cluster) -> Iterator[str]:
    """A fresh PostgreSQL database with nothing in it."""
    url = postgres.fresh()
    yield url
    postgres.drop(url)


@pytest.fixture
def empty_sqlite_url(tmp_path: Path) -> str:
    """A SQLite database that is not there yet."""
    return f"sqlite:///{tmp_path / 'server.sqlite'}"


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request: pytest.FixtureRequest) -> str:
    """The test runs twice: on a database of each kind that was never used."""
    url: str = request.getfixturevalue(f"empty_{request.param}_url")
    return url


@pytest.fixture
def running_server(tmp_path: Path) -> Iterator[Servers]:
    """Starts real servers: `running_server(url, bot_pause=0)`. All of them end with the test."""
    servers = Servers(tmp_path)
    yield servers
    servers.end()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Here]:
    """A server in this process with a fresh database; a module may have one for all its tests."""
    with here(str(tmp_path / "server.sqlite")) as running:
        yield running


@pytest.fixture
def people_of(server: Here) -> Iterator[People]:
    """Guests of these names at the server."""
    with guests(server) as come:
        yield come


@pytest.fixture
def second_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program as it may be one day: with one more step."""
    folder = tmp_path / "100% later" / "migrations"
    shutil.copytree(steps.FOLDER, folder)
    (folder / "versions" / f"{NEXT}_later.py").write_text(SECOND_STEP)
    monkeypatch.setattr(steps, "FOLDER", folder)
    return folder
