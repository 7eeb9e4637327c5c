"""The layer under the soak with power cuts really drops what was not synced, and nothing else."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tools.soak import power

# Acknowledges each row once it is committed, until it is killed.
WRITER = """
import sqlite3, sys
file, synchronous = sys.argv[1:]
connection = sqlite3.connect(file, isolation_level=None)
connection.execute("PRAGMA journal_mode=WAL")
connection.execute("PRAGMA synchronous=FULL")
connection.execute("CREATE TABLE IF NOT EXISTS done (number INTEGER PRIMARY KEY, filler TEXT)")
connection.execute(f"PRAGMA synchronous={synchronous}")
number = connection.execute("SELECT count(*) FROM done").fetchone()[0]
while True:
    connection.execute("INSERT INTO done VALUES (?, ?)", (number, "x" * 500))
    print(number, flush=True)
    number += 1
"""


def missing_after_cuts(folder: Path, synchronous: str, cuts: int) -> int:
    """Rows that were acknowledged and are gone after one of so many power cuts, at most."""
    files, luck, worst = folder / "disk", random.Random(1), 0
    environment = {**os.environ, **power.layer(files)}
    file = files / "some.sqlite"
    for _ in range(cuts):
        command = [sys.executable, "-c", WRITER, str(file), synchronous]
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            for _ in range(luck.randint(300, 2000)):  # SQLite tidies up after each thousand pages
                told = int(process.stdout.readline())
            process.kill()
            told = max([told, *map(int, process.stdout.read().split(b"\n")[:-1])])
        power.cut(files, luck)
        worst = max(worst, len(set(range(told + 1)) - found_in(files, folder / "copy")))
    return worst


def found_in(files: Path, copy: Path) -> set[int]:
    """The rows that are there. Whoever looks tidies up, and so looks at a copy."""
    shutil.copytree(files, copy)
    with closing(sqlite3.connect(copy / "some.sqlite")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        rows = connection.execute("SELECT number FROM done").fetchall()
    shutil.rmtree(copy)
    return {number for (number,) in rows}


def test_what_was_not_synced_is_gone(tmp_path: Path) -> None:
    assert missing_after_cuts(tmp_path, "NORMAL", 3) > 0


def test_what_was_synced_stays(tmp_path: Path) -> None:
    assert missing_after_cuts(tmp_path, "FULL", 6) == 0


@pytest.mark.parametrize("seed", range(20))
def test_a_torn_file_has_old_and_new_blocks_and_nothing_else(seed: int) -> None:
    old, new = b"o" * 10_000, b"n" * 30_000
    found = power.torn(old, new, random.Random(seed))
    assert len(found) in (len(old), len(new))
    for at in range(0, len(found), power.BLOCK):
        block = found[at : at + power.BLOCK]
        assert set(block) <= {*b"o\0"} or set(block) == {*b"n"}
