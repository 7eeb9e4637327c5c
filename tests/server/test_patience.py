"""Half a request does not stand in the door for ever, and foreign names lead nowhere."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path
from unittest import mock

import pytest
from starlette.types import Receive, Scope, Send

from carrack.server.operate import patience
from carrack.server.operate.patience import PIECE, InPieces
from carrack.server.settings import Settings
from carrack.server.wire import security
from carrack.server.wire.limits import RATES, Rate
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


def test_a_head_without_end_is_refused_before_its_time_is_over(tmp_path: Path) -> None:
    with here(str(tmp_path / "long.sqlite"), head_seconds=60.0) as server, door(server) as found:
        found.sendall(HEAD + b"X: " + b"x" * 70_000)
        assert b" 431 " in last_words(found)


@pytest.mark.parametrize(
    "endless",
    [b"1;%b\r\na\r\n" % (b"x" * 1000) * 300, b"0\r\n" + b"X: %b\r\n" % (b"x" * 1000) * 300],
    ids=["around its pieces", "behind it"],
)
def test_a_body_that_is_nothing_but_wrapping_ends_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, endless: bytes
) -> None:
    monkeypatch.setitem(patience.LONGEST, False, 200_000)
    with here(str(tmp_path / "long.sqlite"), body_seconds=60.0) as server, door(server) as found:
        assert not goes_on(found, HEAD + b"Transfer-Encoding: chunked\r\n\r\n" + endless)


def goes_on(found: socket.socket, content: bytes) -> bool:
    """Whether the other side hears all of it and waits for more."""
    found.settimeout(10.0)
    try:
        found.sendall(content)
        last_words(found)
    except TimeoutError:
        return True
    except ConnectionError:
        pass
    return False


def test_a_connection_may_ask_more_than_one_request_may_hold(
    server: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(patience.LONGEST, False, 3000)
    line = HTTPConnection("127.0.0.1", int(server.url.rpartition(":")[2]), timeout=PATIENCE)
    line.connect()
    first = line.sock
    for _ in range(100):
        line.request("GET", "/healthz")
        assert line.getresponse().read() == b'{"status":"alive"}'
    assert line.sock is first
    line.close()


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


# ---- piece by piece ----


class Beside:
    """What stands beside `InPieces`: it notes what it is given to read."""

    def __init__(self) -> None:
        self.read_so_far: list[bytes] = []

    def data_received(self, data: bytes) -> None:
        self.read_so_far.append(data)


class Reader(InPieces, Beside):
    """Somebody's connection; reading costs nothing but what `limits` say."""

    payer = "192.0.2.7"

    def __init__(self, *owed: float) -> None:
        super().__init__()
        self.transport = mock.Mock(**{"is_closing.return_value": False})
        self.limits = mock.Mock(**{"toil.side_effect": [*owed, *[0.0] * 1000]})
        self.wants_more = True

    def may_read(self) -> bool:
        return self.wants_more

    @property
    def is_reading(self) -> bool:
        """Whether more comes from the network."""
        calls = [name for name, *_ in self.transport.method_calls if name.endswith("_reading")]
        return not calls or calls[-1] == "resume_reading"


def later(monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, Callable[[], None]]]:
    """What the loop is asked to do later, instead of doing it."""
    calls: list[tuple[float, Callable[[], None]]] = []
    loop = mock.Mock(call_later=lambda seconds, call: calls.append((seconds, call)))
    monkeypatch.setattr(patience.asyncio, "get_running_loop", lambda: loop)
    return calls


def test_a_flood_is_read_in_pieces_between_which_others_have_their_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calls, reader = later(monkeypatch), Reader()
    flood = bytes(range(256)) * 20
    # When much comes in one go, it is read as one piece now …
    reader.data_received(flood)
    assert [len(piece) for piece in reader.read_so_far] == [PIECE]
    assert not reader.is_reading
    # … and another one in each round of the loop
    while calls:
        seconds, call = calls.pop()
        assert seconds == 0
        call()
    assert b"".join(reader.read_so_far) == flood
    assert max(map(len, reader.read_so_far)) == PIECE
    assert reader.is_reading


def test_an_address_that_has_cost_much_is_read_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "LIGHT", -1.0)
    calls, reader = later(monkeypatch), Reader(2.5)
    reader.data_received(b"first")
    reader.data_received(b"second")  # was on its way already
    assert (reader.read_so_far, reader.is_reading) == ([b"first"], False)
    [(seconds, call)] = calls
    assert seconds == 2.5
    call()
    assert (reader.read_so_far, reader.is_reading) == ([b"first", b"second"], True)


def test_nothing_is_read_that_its_reader_does_not_want_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    calls, reader = later(monkeypatch), Reader()
    reader.wants_more = False
    reader.data_received(b"a message")
    assert (reader.read_so_far, calls) == ([], [])
    reader.wants_more = True
    reader.read_on()
    assert reader.read_so_far == [b"a message"]


def test_what_is_left_of_a_closed_connection_is_thrown_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calls, reader = later(monkeypatch), Reader()
    reader.data_received(b"x" * 3 * PIECE)
    reader.transport.is_closing.return_value = True
    calls.pop()[1]()
    assert (len(reader.read_so_far), reader.unread, calls) == (1, b"", [])


def test_requests_that_come_in_one_go_are_all_answered(server: Here) -> None:
    with door(server) as found:
        ask = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n%b\r\n"
        found.sendall(ask % b"" * 200 + ask % b"Connection: close\r\n")
        assert last_words(found).count(b"HTTP/1.1 200") == 201


HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
PING, PONG = b"\x89\x80\0\0\0\0", b"\x8a\x00"


def test_pings_without_end_are_answered_while_others_play(server: Here) -> None:
    with door(server) as found, Person(server.url, "Anna") as anna:
        found.sendall(HANDSHAKE)
        assert b" 101 " in found.recv(1000)
        found.sendall(PING * 5000)
        anna.connect().sync()
        heard = b""
        while heard.count(PONG) < 5000:
            heard += found.recv(65536)
        hello = b'{"type": "hello"}'
        found.sendall(b"\x81" + bytes([0x80 | len(hello)]) + b"\0" * 4 + hello)
        assert b"welcome" in found.recv(1000)


def test_an_address_that_only_costs_is_read_no_further(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Given a server on which an address has next to no time for what it sends
    monkeypatch.setitem(RATES, "toil", Rate(1, 3600))
    given = {"limits": True, "proxies": "192.0.2.1"}
    with here(str(tmp_path / "toil.sqlite"), **given) as server, door(server) as found:
        # When it sends pings without end
        found.sendall(HANDSHAKE)
        assert b" 101 " in found.recv(1000)
        found.sendall(PING * 5000)
        # Then it is read no further for now
        connections = server.server.server_state.connections
        wait_until(lambda: any(one.resting and one.unread for one in connections))


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
