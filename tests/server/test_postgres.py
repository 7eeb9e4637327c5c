"""The PostgreSQL of the tests: it starts by itself, is shared, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest

from . import postgres as clusters
from .conftest import leave_out
from .postgres import Cluster, NoCluster, execute, join, wait_for


def test_each_database_is_new_and_empty(postgres: Cluster) -> None:
    first, second = postgres.fresh(), postgres.fresh()
    asyncio.run(execute(first, "CREATE TABLE wine (x INT)"))
    asyncio.run(execute(second, "CREATE TABLE wine (x INT)"))
    postgres.drop(first)
    with pytest.raises(asyncpg.InvalidCatalogNameError):
        asyncio.run(execute(first, "SELECT 1"))
    postgres.drop(second)


@pytest.mark.usefixtures("postgres")
def test_a_cluster_goes_when_whoever_used_it_is_killed() -> None:
    # Given a run of tests that shares a cluster with nobody
    program = (
        "import sys; sys.path.insert(0, sys.argv[1]); import postgres;"
        "print(postgres.join(sys.argv[2]).folder, flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, str(Path(clusters.__file__).parent), f"kill{os.getpid()}"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as child:
        assert child.stdout is not None
        folder = Path(child.stdout.readline().decode().strip())
        assert (folder / "ready").exists()
        # When it is killed
        child.kill()
    # Then the cluster stops, and its folder is removed
    wait_for(lambda: not folder.exists())
    assert not folder.exists()


def test_without_postgres_a_test_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "programs", lambda: None)
    with pytest.raises(NoCluster, match="apt install postgresql") as missing:
        join("nobody")
    monkeypatch.delenv("CARRACK_REQUIRE_POSTGRES", raising=False)
    with pytest.raises(pytest.skip.Exception, match="left out"):
        leave_out(missing.value)
    monkeypatch.setenv("CARRACK_REQUIRE_POSTGRES", "1")
    with pytest.raises(pytest.fail.Exception, match="CARRACK_REQUIRE_POSTGRES"):
        leave_out(missing.value)


def test_a_cluster_that_does_not_start_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(clusters, "programs", lambda: tmp_path)
    with pytest.raises(NoCluster, match="did not start"):
        join(f"broken{os.getpid()}")
