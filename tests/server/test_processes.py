"""Several processes behind one address: tables have a home, and another one when it is gone."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from carrack.server.operate.processes import Head, Ring, key_of

from .postgres import Cluster
from .running import Server, Servers
from .wire import PATIENCE, Closed, Person, Wire, seated, wait_until

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
    told = Head(head).rewritten("10.0.0.1", trusted=False)
    assert b"1.2.3.4" not in told
    assert b"X-Forwarded-For: 10.0.0.1\r\n" in told
    assert told.lower().count(b"connection: close") == 1  # a second request would not be looked at
    assert told.endswith(b"\r\n\r\n")
    hidden = Head(head.replace(b"Host: x\r\n", b"Host: x\n")).rewritten("10.0.0.1", trusted=False)
    assert b"1.2.3.4" not in hidden
    chained = Head(head).rewritten("10.0.0.1", trusted=True)
    assert b"X-Forwarded-For: 1.2.3.4, 10.0.0.1\r\n" in chained


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


IN_PROC = pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks for processes in /proc")


@pytest.fixture(scope="module")
def pair(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Two processes that believe no proxy on this machine, and let an address have six doors."""
    given: dict[str, Any] = {"proxies": "192.0.2.1", "connections_per_address": 6}
    servers = Servers(tmp_path_factory.mktemp("pair"))
    try:
        yield servers.prepared(postgres.fresh(), processes=2, head_seconds=2.0, **given).start()
    finally:
        for one in servers.all:
            one.stop()


def asked(server: Server, *requests: bytes) -> bytes:
    """All that comes back through one connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as door:
        heard = b""
        for request in requests:
            with suppress(OSError):
                door.sendall(request)
            sleep(0.2)
        with suppress(ConnectionError):
            while part := door.recv(65536):
                heard += part
    return heard


GUEST = (
    b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"X-Forwarded-For: 198.51.100.%d\r\nContent-Length: 15\r\n\r\n"
    b'{"name": "Eve"}'
)


def test_a_request_that_calls_itself_a_socket_brings_no_second_one(pair: Server) -> None:
    almost = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n\r\n"
    answer = asked(pair, almost, GUEST % 7)
    assert b" 200 " in answer
    assert b"Eve" not in answer


def test_an_address_has_only_so_many_connections_in_front_of_the_processes(pair: Server) -> None:
    doors: list[socket.socket] = []

    def one_too_many() -> bool:
        """On a busy machine the first doors are closed before the last one is tried."""
        doors.extend(socket.create_connection(("127.0.0.1", pair.port)) for _ in range(6))
        return b"limit.connections" in asked(pair)

    try:
        wait_until(one_too_many)
        # Half requests go after a while, and there is room again.
        wait_until(lambda: b" 200 " in asked(pair, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"))
    finally:
        for door in doors:
            door.close()


@IN_PROC
def test_a_killed_process_loses_nothing_and_its_tables_go_on(
    postgres: Cluster, tmp_path: Path
) -> None:
    # Given a table of two people behind two processes
    servers = Servers(tmp_path)
    try:
        server = servers.prepared(postgres.fresh(), quick=True, limits=False, processes=2).start()
        with Person(server.url, "Ana") as ana, Person(server.url, "Ben") as ben:
            table = seated([ana, ben], "macau_cards")
            starts = 2
            for pid in children(server):
                number = move_of(table, ana, ben)
                began = monotonic()
                found_again(table, ana)
                usual = monotonic() - began  # a busy machine is not the fault of whoever is gone
                # When one process after the other is killed
                os.kill(pid, signal.SIGKILL)
                began = monotonic()
                # Then the table goes on, with all that was acknowledged
                assert found_again(table, ana) >= number
                away, began = monotonic() - began, monotonic()
                found_again(table, ana)  # while another one starts in its place
                assert away < 3 + 2 * max(usual, monotonic() - began)
                starts += 1
                wait_until(lambda n=starts: server.said().count("process.ready") == n)
    finally:
        for one in servers.all:
            one.stop()  # killed, it could not stop the processes it has started


@IN_PROC
def test_when_the_first_process_is_killed_the_others_end_with_it(
    postgres: Cluster, tmp_path: Path
) -> None:
    server = Servers(tmp_path).prepared(postgres.fresh(), processes=2).start()
    left = children(server)
    assert len(left) == 2
    server.kill()
    began = monotonic()
    wait_until(lambda: not any(is_running(pid) for pid in left))
    assert monotonic() - began < 10


def is_running(pid: int) -> bool:
    """Whether it still does something: one that nobody has buried yet does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False
