"""The soak finds nothing wrong with the server, and would find it if there were."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from carrack.kernel.errors import CarrackError
from carrack.server.settings import database_url as driver_url
from carrack.server.storage.database import Database
from carrack.server.wire.messages import Full, Position, Step, Update
from tools.soak import curve, report
from tools.soak import run as soak
from tools.soak.__main__ import app
from tools.soak.client import Asked, Stream
from tools.soak.report import Findings, Played, compare, is_good
from tools.soak.run import Run, Wish, figures
from tools.soak.server import free_port
from tools.soak.troubles import TROUBLES, Kill

ROOT = Path(__file__).parents[2]
KEYS = {
    "actions",
    "actions_per_s",
    "p50_ms",
    "p99_ms",
    "later_p50_ms",
    "later_p99_ms",
    "times",
    "reconnects",
    "lost",
    "duplicated",
    "divergent",
}

# ---- a short run of the real thing ----


def test_killing_the_server_loses_nothing(database_url: str, tmp_path: Path) -> None:
    # Given people at a few tables, and a server that is killed twice on the way
    target = tmp_path / "soak.json"
    wish = ["--tables", "7", "--rate", "3", "--seconds", "8", "--kill", "2"]
    command = [sys.executable, "-m", "tools.soak", *wish, "--json", str(target)]
    # When they play
    done = subprocess.run(
        [*command, "--database", database_url],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    # Then every acknowledged action is in the journal once, and everybody was told the same
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(target.read_text())
    assert found.keys() >= KEYS
    assert (found["lost"], found["duplicated"], found["divergent"], found["stuck"]) == (0, 0, 0, 0)
    assert found["server_errors"] == 0, found["wrong"]
    assert found["times"] == 2
    assert found["actions"] > 0
    assert found["reconnects"] >= found["people"]


OTHER_TROUBLES = [name for name, kind in TROUBLES.items() if not kind.needs_postgres]


@pytest.mark.parametrize(
    "trouble", [name for name in OTHER_TROUBLES if name not in ("none", "kill")]
)
def test_nothing_is_lost_whatever_happens(trouble: str) -> None:
    found = soaked_with(Wish(4, 4.0, 6.0, 2, trouble=trouble))
    if trouble == "power":
        assert found["bytes_never_synced"] > 0
    if trouble == "disk":
        assert found["readyz_told"] == 2
    if trouble == "clock":
        assert found["timed_out"] == 0
    if trouble == "attacker":
        assert found["p50_ms"] < 2000
        came = found["attack"]["came"].keys()
        assert {"silent socket: 403", "table: 201"} <= came
        # Whoever is refused before all was read may find the line cut in place of the answer
        assert came & {"half request: 429", "half request: no answer"}


def test_a_disk_that_takes_no_more_bytes_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)  # nobody can mount another disk
    found = soaked_with(Wish(4, 4.0, 6.0, 2, trouble="disk"))
    assert (found["disk"], found["readyz_told"]) == ("limit", 2)


def test_two_processes_lose_nothing_when_one_is_killed(postgres_url: str) -> None:
    found = soaked_with(Wish(4, 4.0, 8.0, 1, trouble="processes", database=postgres_url))
    assert found["longest_away_s"] < 3


def soaked_with(wish: Wish) -> dict[str, Any]:
    """The figures of a short run, in which all went well."""
    found = soak.soak(wish, print)
    print(json.dumps(found, indent=1))
    assert is_good(found), found["wrong"]
    assert found["times"] == wish.times
    return found


# ---- what would be noticed in the journal ----


@dataclass
class Soaked:
    """A run that went well, what its people know, and its database."""

    run: Run
    played: Played
    file: Path

    def compared(self, folder: Path, *damage: str) -> Findings:
        """The comparison, after something was done to a copy of the database."""
        copy = folder / "damaged.sqlite"
        shutil.copy(self.file, copy)
        asyncio.run(execute(str(copy), *damage))
        return asyncio.run(compare(str(copy), self.played))

    def is_good(self, found: Findings) -> bool:
        return is_good(figures(self.run, found))


async def execute(name: str, *statements: str) -> None:
    database = Database(driver_url(name))
    async with database.write() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await database.close()


@pytest.fixture(scope="module")
def one_run(tmp_path_factory: pytest.TempPathFactory) -> Soaked:
    folder = tmp_path_factory.mktemp("soak")
    file = folder / "soak.sqlite"
    work = soak.play(Wish(3, 5.0, 4.0, 1), str(file), folder, print, Kill(folder))
    run = soak.in_loop(work)
    return Soaked(run, run.played, file)


@pytest.fixture
def soaked(one_run: Soaked) -> Soaked:
    """The run, with lists of its own for each test."""
    return replace(one_run, played=deepcopy(one_run.played))


LAST_ACT = "SELECT max(rowid) FROM journal WHERE message IS NOT NULL AND kind = 'act'"
BOTS_ACT = "SELECT max(rowid) FROM journal WHERE message IS NULL AND kind = 'act'"


def test_a_run_that_went_well_shows_no_fault(soaked: Soaked, tmp_path: Path) -> None:
    found = soaked.compared(tmp_path)
    assert found.sentences == []
    assert found.rows > len(soaked.played.acknowledged) > 0
    assert soaked.is_good(found)


def test_a_row_that_is_gone_is_lost(soaked: Soaked, tmp_path: Path) -> None:
    found = soaked.compared(tmp_path, f"DELETE FROM journal WHERE rowid = ({LAST_ACT})")
    assert len(found.lost) == 1
    assert not soaked.is_good(found)


def test_a_line_of_chat_may_not_be_lost_either(soaked: Soaked, tmp_path: Path) -> None:
    table = soaked.played.tables[0]
    soaked.played.acknowledged.append(Asked("x-1", "chat", table, 0))
    assert len(soaked.compared(tmp_path).lost) == 1


def test_an_effect_that_nobody_asked_for_is_a_duplicate(soaked: Soaked, tmp_path: Path) -> None:
    # Given the same action of the same person once more, under no id
    columns = "kind, seat, body, fingerprint, time, user_id"
    again = (
        f"INSERT INTO journal (table_id, seq, {columns}) "
        f"SELECT table_id, seq + 1000, {columns} FROM journal WHERE rowid = ({LAST_ACT})"
    )
    found = soaked.compared(tmp_path, again)
    assert len(found.duplicated) == 1
    assert not soaked.is_good(found)


def test_an_id_that_is_there_twice_is_a_duplicate(soaked: Soaked, tmp_path: Path) -> None:
    # Given the id of a person's action on a bot's row, too: behind another seat, since the
    # database would not take it otherwise
    table = f"SELECT table_id FROM journal WHERE rowid = ({BOTS_ACT})"
    message = f"SELECT min(message) FROM journal WHERE kind = 'act' AND table_id = ({table})"
    doubled = f"UPDATE journal SET message = '9' || substr(({message}), 2)"
    found = soaked.compared(tmp_path, f"{doubled} WHERE rowid = ({BOTS_ACT})")
    assert len(found.duplicated) == 1
    assert not soaked.is_good(found)


@pytest.mark.parametrize(
    "damage",
    [
        f"UPDATE journal SET fingerprint = '0' WHERE rowid = ({LAST_ACT})",
        f"UPDATE journal SET fingerprint = '0' WHERE rowid = ({BOTS_ACT})",
        "UPDATE journal SET fingerprint = '0' WHERE kind = 'seat'",
        f"UPDATE journal SET seat = 1 - seat WHERE rowid = ({LAST_ACT})",
        f"""UPDATE journal SET body = '{{"action": {{"type": "x"}}}}' WHERE rowid = ({LAST_ACT})""",
    ],
)
def test_a_journal_that_does_not_replay_diverges(
    soaked: Soaked, tmp_path: Path, damage: str
) -> None:
    found = soaked.compared(tmp_path, damage)
    assert len(found.divergent) >= 1
    assert not soaked.is_good(found)


# ---- what would be noticed in the streams ----


def other_view(stream: Stream) -> None:
    stream.seen[stream.number] = b'{"hand": []}'


def other_events(stream: Stream) -> None:
    stream.steps[stream.number] = b'[{"type": "x"}]'


def more_steps(stream: Stream) -> None:
    stream.number += 1


def a_fault(stream: Stream) -> None:
    stream.faults.append("9 came after 7")


@pytest.mark.parametrize("change", [other_view, other_events, more_steps, a_fault])
def test_a_stream_that_tells_something_else_diverges(
    soaked: Soaked, tmp_path: Path, change: Callable[[Stream], None]
) -> None:
    change(soaked.played.streams[0])
    found = soaked.compared(tmp_path)
    assert list(found.divergent) == [soaked.played.streams[0].table]
    assert not soaked.is_good(found)


NOWHERE = Position(None, 0, 0, None, None, [], 0, acting=[], window=None)


def step(n: int) -> Step:
    return Step(n, 0, [])


def view(n: int, *steps: int) -> Full:
    return Full("t", 0, n, [step(number) for number in steps], {"turn": n}, NOWHERE)


def update(n: int, *path: str) -> Update:
    return Update("t", 0, step(n), [["set", [*path, "turn"], n]], NOWHERE)


@pytest.fixture
def stream() -> Stream:
    """Somebody who knows numbers up to 7."""
    known = Stream("t", 0)
    known.full(view(7))
    return known


def test_numbers_that_follow_on_each_other_are_no_fault(stream: Stream) -> None:
    stream.update(update(8))
    stream.full(view(10, 9, 10))
    stream.full(view(10))
    assert (stream.number, stream.view, stream.faults) == (10, {"turn": 10}, [])


@pytest.mark.parametrize(
    "news",
    [
        update(9),  # 8 is missing
        update(7),  # told before
        view(9, 9),
        view(8, 7, 8),
        view(8),
        view(6),
        update(8, "nowhere"),  # the change does not fit the view
    ],
)
def test_gaps_doubles_and_wrong_changes_are_faults(stream: Stream, news: Full | Update) -> None:
    stream.hear(news)
    assert len(stream.faults) == 1


# ---- the command ----

WELL = dict.fromkeys([name for name, _ in report.LINES], 0) | {"actions": 5, "wrong": []}


@pytest.mark.parametrize(
    ("wrong", "status"),
    [
        ({}, 0),
        ({"lost": 1}, 1),
        ({"duplicated": 1}, 1),
        ({"divergent": 1}, 1),
        ({"stuck": 1}, 1),
        ({"actions": 0}, 1),
    ],
)
def test_the_exit_code_tells_whether_all_is_well(
    monkeypatch: pytest.MonkeyPatch, wrong: dict[str, Any], status: int
) -> None:
    monkeypatch.setattr(soak, "soak", lambda *_: WELL | wrong)
    assert CliRunner().invoke(app, []).exit_code == status


def test_the_search_for_the_knee_ends_where_it_is_too_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    def slower(wish: Wish, _: object) -> dict[str, Any]:
        return WELL | {"tables": wish.tables, "p99_ms": wish.tables * 10.0, "times": wish.times}

    monkeypatch.setattr(soak, "soak", slower)
    runs = soak.knee(Wish(), "50,200,100,400", print)
    assert [run["tables"] for run in runs] == [50, 100, 200]
    assert {run["times"] for run in runs} == {0}


def test_a_knee_is_a_list_of_numbers() -> None:
    with pytest.raises(CarrackError, match="'many' is not a list of numbers"):
        soak.knee(Wish(), "many", print)


def test_a_server_that_does_not_start_shows_its_log(tmp_path: Path) -> None:
    nowhere = str(tmp_path / "no" / "such" / "folder" / "soak.sqlite")
    with pytest.raises(CarrackError, match=r"the server has stopped\n.+"):
        soak.soak(Wish(1, database=nowhere), print)


# ---- the figures of the docs ----


def played(tables: int, p50: float, p99: float) -> dict[str, Any]:
    """A run, as far as the docs tell of it."""
    found = dict.fromkeys(curve.KEPT, 1)
    times = {"p50_ms": p50, "p99_ms": p99, "later_p99_ms": p99 / 2, "cpu_share": 0.5}
    told = {"actions_per_s": tables * 0.98, "cpu_ms_in_front": 0.0, "wrong": []}
    return found | times | told | {"lost": 0, "tables": tables}


def test_the_curve_is_measured_once_and_told_as_the_docs_have_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Wish] = []

    def soaked(wish: Wish, tell: Any) -> dict[str, Any]:
        asked.append(wish)
        return played(wish.tables, 2.0, 1500.0 if wish.tables == 600 else 30.0)

    monkeypatch.setattr(soak, "soak", soaked)
    monkeypatch.setattr(report, "is_good", lambda _: True)
    command = [str(tmp_path), "--database", "postgresql://x", "--seconds", "1"]
    said = CliRunner().invoke(curve.app, command).stdout
    counts = [wish.tables for wish in asked]
    assert counts == [100, 200, 300, 400, 500, 600, 100, 500, 700, 900, 300, 500, 700]
    for wish in asked:
        wish.check()
    assert "| 300 | 294 | 2.0 ms | 30 ms | 15 ms | 0.50 | 2.0 ms | 30 ms | 15 ms | 0.50 |" in said
    assert "| 600 | 588 |  |  |  |  | 2.0 ms | 1.5 s | 750 ms | 0.50 |" in said
    assert (tmp_path / "curve.md").read_text() in said
    assert json.loads((tmp_path / "measured.json").read_text()).keys() == set(curve.KEPT)
    asked.clear()
    CliRunner().invoke(curve.app, command)
    assert asked == []


def test_people_in_several_processes_have_no_attacker_beside_them() -> None:
    with pytest.raises(CarrackError, match="several processes"):
        Wish(clients=2, times=0, trouble="attacker").check()


def test_a_server_that_comes_back_finds_its_port_free() -> None:
    given_out = Path("/proc/sys/net/ipv4/ip_local_port_range")
    lowest = int(given_out.read_text().split()[0]) if given_out.exists() else 32_768
    assert {free_port() for _ in range(50)} < set(range(1024, lowest))
