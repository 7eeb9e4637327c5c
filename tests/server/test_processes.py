"""Several processes behind one address: tables have a home, and another one when it is gone."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest
from websockets.exceptions import WebSocketException

from carrack.server.operate.processes import Ring, key_of, rewritten

from .postgres import Cluster
from .running import Server, Servers
from .wire import Closed, Person, Wire, seated, wait_until

KEYS = [f"table{number}" for number in range(300)]


def test_when_a_process_is_gone_only_its_tables_move() -> None:
    ring = Ring(4)
    before = {key: ring.of(key, {0, 1, 2, 3}) for key in KEYS}
    after = {key: ring.of(key, {0, 1, 3}) for key in KEYS}
    assert {key for key in KEYS if before[key] != after[key]} == {
        key for key in KEYS if before[key] == 2
    }
    # And each of them has about its share.
    assert all(30 < list(before.values()).count(process) < 130 for process in range(4))
    assert ring.of("table", set()) is None


def test_a_connection_goes_where_its_table_is() -> None:
    assert key_of(b"POST /api/tables/q9f3/join HTTP/1.1\r\n", "10.0.0.1") == "q9f3"
    assert key_of(b"GET /api/socket?table=q9f3 HTTP/1.1\r\n", "10.0.0.1") == "q9f3"
    assert key_of(b"GET /api/socket HTTP/1.1\r\n", "10.0.0.1") == "10.0.0.1"


def test_nobody_chooses_where_they_come_from() -> None:
    head = (
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 1.2.3.4\r\nConnection: keep-alive\r\n\r\n"
    )
    told = rewritten(head, "10.0.0.1", trusted=False)
    assert b"1.2.3.4" not in told
    assert b"X-Forwarded-For: 10.0.0.1\r\n" in told
    assert told.lower().count(b"connection: close") == 1  # a second request would not be looked at
    assert told.endswith(b"\r\n\r\n")
    assert b"1.2.3.4" in rewritten(head, "10.0.0.1", trusted=True)


def test_a_file_is_for_one_process(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "carrack.cli", "serve", "--processes", "2"]
    file = str(tmp_path / "x.sqlite")
    done = subprocess.run(
        [*command, "--database", file], capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert "PostgreSQL" in done.stderr


def children(server: Server) -> list[int]:
    assert server.process is not None
    listed = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    return [int(pid) for pid in listed.read_text().split()]


def move_of(table: str, *people: Person) -> int:
    """Whoever's turn it is moves; the number of that step."""
    for seat, person in enumerate(people):
        with Wire(person.url, person.cookie) as page:
            page.say("hello")
            page.watch(table)
            if page.stream(table, seat).turn:
                return int(page.moves(table, seat)["n"])
    raise AssertionError("it is nobody's turn")


def found_again(table: str, person: Person) -> int:
    """The number of the stream, once somebody answers again."""
    while True:
        try:
            with Wire(person.url, person.cookie) as page:
                page.say("hello")
                page.watch(table)
                return int(page.stream(table, 0).n)
        except (OSError, WebSocketException, Closed):
            sleep(0.05)


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks for processes in /proc")
def test_a_killed_process_loses_nothing_and_its_tables_go_on(
    postgres: Cluster, tmp_path: Path
) -> None:
    # Given a table of two people behind two processes
    servers = Servers(tmp_path)
    try:
        server = servers.prepared(postgres.fresh(), quick=True, limits=False, processes=2).start()
        with Person(server.url, "Ana") as ana, Person(server.url, "Ben") as ben:
            table = seated([ana, ben], "macau_cards")
            for pid in children(server):
                number = move_of(table, ana, ben)
                # When one process after the other is killed
                os.kill(pid, signal.SIGKILL)
                began = monotonic()
                # Then the table goes on, with all that was acknowledged
                assert found_again(table, ana) >= number
                print(f"back after {monotonic() - began:.2f} seconds")
                wait_until(lambda: len(children(server)) == 2)
                sleep(5)
    finally:
        for one in servers.all:
            one.stop()  # killed, it could not stop the processes it has started
