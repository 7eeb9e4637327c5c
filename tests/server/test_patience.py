"""Half a request does not stand in the door for ever, and foreign names lead nowhere."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path

import pytest
from starlette.types import Receive, Scope, Send

from carrack.server.settings import Settings
from carrack.server.wire import security
from carrack.server.wire.security import HostGate

from .wire import PATIENCE, Here, Person, here, wait_until

HEAD = b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
BODY = b'{"name": "Anna"}'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    file = str(tmp_path_factory.mktemp("patience") / "server.sqlite")
    with here(file, head_seconds=0.5, body_seconds=1.0) as found:
        yield found


def door(server: Here) -> socket.socket:
    found = socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2])))
    found.settimeout(PATIENCE)
    return found


def last_words(found: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    heard = b""
    while part := found.recv(65536):
        heard += part
    return heard


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        (b"", b" 408 "),
        (b"GET /healthz HT", b" 408 "),
        (HEAD, b" 408 "),
        (HEAD + b"Content-Length: 16\r\n\r\n", b""),
        (HEAD + b"Content-Length: 16\r\n\r\n" + BODY[:5], b""),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n5\r\n", b""),
    ],
    ids=["nothing", "half a line", "half a head", "no body", "half a body", "no chunk"],
)
def test_half_a_request_is_closed_after_a_while(server: Here, sent: bytes, said: bytes) -> None:
    with door(server) as found:
        found.sendall(sent)
        assert said in last_words(found)


def test_a_head_that_comes_byte_by_byte_has_no_more_time_than_another(server: Here) -> None:
    with door(server) as found:
        assert not arrives(found, b"GET /" + b"x" * 10_000)


def arrives(found: socket.socket, content: bytes) -> bool:
    """Whether all of it can be sent, byte by byte."""
    try:
        for sign in content:
            found.sendall(bytes([sign]))
            time.sleep(0.01)
    except OSError:
        return False
    return True


def test_many_half_requests_are_all_gone_while_others_are_answered(server: Here) -> None:
    doors = [door(server) for _ in range(150)]
    try:
        for found in doors:
            found.sendall(HEAD)
        with Person(server.url, "Berta") as berta:
            assert berta.get("/api/me")["name"] == "Berta"
        for found in doors:
            last_words(found)
        assert len(server.server.server_state.connections) < 50
    finally:
        for found in doors:
            found.close()


def test_whole_requests_and_those_that_follow_are_answered(server: Here) -> None:
    line = HTTPConnection("127.0.0.1", int(server.url.rpartition(":")[2]), timeout=PATIENCE)
    line.connect()
    first = line.sock
    for _ in range(3):
        line.request("POST", "/api/guests", BODY, {"Content-Type": "application/json"})
        answer = line.getresponse()
        assert (answer.status, answer.read()[:1]) == (201, b"{")
        time.sleep(0.7)  # longer than a head may take
    assert line.sock is first
    line.close()


def test_a_socket_outlives_the_time_for_requests(server: Here) -> None:
    with Person(server.url, "Anna") as anna:
        wire = anna.connect()
        time.sleep(1.5)
        wire.sync()


# ---- how many of them ----


def full(server: Here) -> bool:
    """Whether one more is shut out: told so, or cut off while still asking."""
    with door(server) as found:
        try:
            found.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            return b"limit.connections" in last_words(found)
        except ConnectionError:
            return True


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    given = {"limits": True, "proxies": "192.0.2.1", "connections_per_address": 4}
    with here(str(tmp_path / "crowd.sqlite"), **given) as server, ExitStack() as doors_close:
        doors = [doors_close.enter_context(door(server)) for _ in range(4)]
        wait_until(lambda: len(server.server.server_state.connections) == 4)
        assert full(server)
        with door(server) as found:
            assert b"limit.connections" in last_words(found)
        for found in doors[:2]:
            found.close()
        wait_until(lambda: not full(server))
        # Sockets are counted by themselves
        with Person(server.url, "Anna") as anna:
            wires = [anna.connect() for _ in range(6)]
            assert not full(server)
            assert len(wires) == 6


def test_those_behind_a_proxy_are_counted_one_by_one(tmp_path: Path) -> None:
    given = {"limits": True, "proxies": "127.0.0.1", "connections_per_address": 4}
    sent = HEAD + b"Content-Length: 16\r\nConnection: %b\r\nX-Forwarded-For: 6.6.6.6, 198.51.100.%d"
    sent += b"\r\n\r\n"
    with here(str(tmp_path / "crowd.sqlite"), **given) as server, ExitStack() as doors_close:
        doors = [doors_close.enter_context(door(server)) for _ in range(4)]
        for found in doors:
            found.sendall(sent % (b"keep-alive", 7))
        wait_until(lambda: len(server.server.server_state.tasks) == 4)
        for address, words in ((7, b"limit.connections"), (8, b"Anna")):
            with door(server) as found:
                found.sendall(sent % (b"close", address) + BODY)
                assert words in last_words(found)


# ---- the name it is asked by ----


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost:8320", True),
        ("127.0.0.1", True),
        ("192.168.1.20:8320", True),
        ("[fe80::1]:8320", True),
        ("carrack.localhost", True),
        ("club-pc", True),
        ("Club-PC.local:8320", True),
        ("games.example.org", True),
        ("games.example.org.", True),
        ("evil.example", False),
        ("games.example.org.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("localhost@evil.example", False),
        ("", False),
    ],
)
def test_a_server_answers_by_its_own_names_alone(
    host: str, ours: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(security, "own_name", lambda: "club-pc")
    assert gate(public_url="https://games.example.org").is_ours(asked_as(host)) == ours
    assert gate(allowed_hosts="*").is_ours(asked_as(host))


def test_a_name_that_the_operator_gives_counts() -> None:
    named = gate(allowed_hosts="carrack, Games.Example.net")
    assert named.is_ours(asked_as("carrack:8320"))
    assert named.is_ours(asked_as("games.example.net"))
    assert not named.is_ours(asked_as("games.example.org"))


def gate(**settings: str) -> HostGate:
    return HostGate(nothing, Settings(**settings))


async def nothing(scope: Scope, receive: Receive, send: Send) -> None:
    raise AssertionError("nobody asks")


def asked_as(host: str) -> Scope:
    return {"type": "http", "path": "/", "headers": [(b"host", host.encode())]}


def test_requests_and_sockets_for_a_foreign_name_are_refused(server: Here) -> None:
    with Person(server.url) as stranger:
        evil = {"Host": "evil.example"}
        answer = stranger.http.get("/api/titles", headers=evil)
        assert (answer.status_code, answer.json()["code"]) == (400, "request.host")
        # Machines that watch over it have names of their own for it.
        assert stranger.http.get("/readyz", headers=evil).status_code == 200
    handshake = (
        b"GET /api/socket HTTP/1.1\r\nHost: evil.example\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    with door(server) as found:
        found.sendall(handshake)
        assert b" 403 " in found.recv(1000)
