"""Nonsense and malice: over HTTP by the server's own description, through the socket by chance."""

from __future__ import annotations

import json
import os
import socket as plain
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from random import Random
from typing import Any, get_args

import pytest
import requests
import schemathesis
import structlog
from fastapi.routing import APIRoute
from hypothesis import Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.generation.modes import GenerationMode
from schemathesis.specs.openapi import checks
from structlog.testing import LogCapture

import carrack
from carrack.kernel.record import Play
from carrack.server.settings import Settings
from carrack.server.storage.database import new_id
from carrack.server.tables.loading import load
from carrack.server.tables.rows import ACT, END, PLAN, UNDO
from carrack.server.wire import routes
from carrack.server.wire.app import create_app
from carrack.server.wire.messages import Incoming

from .postgres import programs
from .wire import Here, Json, Person, all_wires, guests, here, names, seated, some, waiting

SCHEMA = schemathesis.openapi.from_dict(create_app(Settings()).openapi())
OPERATIONS = {one.ok().label: one.ok() for one in SCHEMA.get_all_operations()}
CHECKS = [
    schemathesis.checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.response_headers_conformance,
]
# Messages through the socket: few where everything is tested, many for `make sweep`.
FEW, MANY = 900, 100_000
MESSAGES = int(os.environ.get("CARRACK_FUZZ") or (MANY if os.environ.get("CARRACK_SWEEP") else FEW))
PARTS = max(1, MESSAGES // 5000)  # each at tables of its own, so that all processors have one
SWEEP = bool(os.environ.get("CARRACK_SWEEP"))
FAILED = ("socket.failed", "unexpected error", "journal.failed", "table.job_failed")


@pytest.fixture(scope="module")
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """PostgreSQL where it is installed: it is the stricter one."""
    if programs() is None:
        return str(tmp_path_factory.mktemp("fuzz") / "server.sqlite")
    found: str = request.getfixturevalue("postgres").fresh()
    return found


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Here]:
    with here(database) as found:
        yield found


@pytest.fixture
def logs() -> Iterator[list[Any]]:
    before, capture = structlog.get_config(), LogCapture()
    structlog.configure(processors=[capture])
    yield capture.entries
    structlog.configure(**before)
    assert not [line for line in capture.entries if line["event"] in FAILED]


# ---- HTTP ----


def some_record(title: str) -> str:
    """A game that somebody could bring."""
    play = Play.begin(carrack.load(title), seats=2, seed=1)
    for _ in range(10):
        seat = play.state.to_move
        play.apply(seat, play.state.legal(seat)[0])
    return play.record.text()


RECORD = some_record("macau_cards")


class Asker:
    """Whoever sends the requests; somebody who was deleted or signed out comes anew."""

    def __init__(self, server: Here, signed_in: bool) -> None:
        self.server = server
        self.signed_in = signed_in
        self.session = requests.Session()
        self.session.trust_env = False
        self.real: Json = {}

    def prepare(self) -> None:
        """Know some things that are really there."""
        if not self.signed_in or self.is_known():
            return
        self.session.cookies.clear()
        me = self.post("/api/guests", name=f"G{new_id()}")
        wish = {"title": "macau_cards", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = self.post("/api/tables", **wish)["table"]["id"]
        self.post(f"/api/tables/{table}/start", fill="random")
        kinds = {"Content-Type": "application/x-ndjson"}
        answer = self.session.post(f"{self.server.url}/api/records", data=RECORD, headers=kinds)
        self.real = {"table_id": table, "person_id": me["id"], "title": "macao", "seat": 0}
        self.real["record_id"] = answer.json()["id"]
        group = {"title": "maracaibo", "seats": [{"kind": "me"}, {"kind": "open"}]}
        self.real["campaign_id"] = self.post("/api/campaigns", **group)["id"]
        cup = {"title": "macau_cards", "rules": {"kind": "swiss"}, "bots": ["random"]}
        clock = {"kind": "move", "seconds": 60}
        self.real["contest_id"] = self.post("/api/contests", **cup, clock=clock)["id"]

    def is_known(self) -> bool:
        return bool(self.real) and self.session.get(f"{self.server.url}/api/me").status_code == 200

    def post(self, path: str, **body: Any) -> Json:
        answer = self.session.post(self.server.url + path, json=body)
        assert answer.status_code < 300, answer.text
        found: Json = answer.json()
        return found

    def ask(self, case: Any) -> None:
        case.call_and_validate(
            base_url=self.server.url, session=self.session, checks=CHECKS, timeout=30
        )


def test_every_route_there_is_is_described_and_so_asked_for() -> None:
    modules = [
        import_module(f"{routes.__name__}.{one.name}") for one in iter_modules(routes.__path__)
    ]
    found = {
        f"{method} {route.path}"
        for module in modules
        if hasattr(module, "router")
        for route in module.router.routes
        if isinstance(route, APIRoute)
        for method in route.methods
    }
    assert found == set(OPERATIONS)
    assert len(found) > 70


@pytest.mark.parametrize("signed_in", [False, True], ids=["stranger", "person"])
@pytest.mark.parametrize("label", OPERATIONS)
def test_every_answer_is_as_the_description_says(
    server: Here, logs: list[Any], label: str, signed_in: bool
) -> None:
    operation = OPERATIONS[label]
    asker = Asker(server, signed_in)
    asker.prepare()
    modes = [GenerationMode.POSITIVE]
    if operation.body or operation.query or operation.path_parameters:
        modes.append(GenerationMode.NEGATIVE)
    strategy = st.one_of([operation.as_strategy(generation_mode=mode) for mode in modes])
    # Most routes answer a stranger in the same way whatever is asked: that needs fewer questions.
    count = 30 if signed_in or SWEEP else 8

    @settings(some(count), phases=[Phase.generate])
    @given(case=strategy, real=st.integers(0, 3))
    def ask(case: Any, real: int) -> None:
        if real and case.path_parameters:
            known = {name: asker.real.get(name) for name in case.path_parameters}
            case.path_parameters |= {name: value for name, value in known.items() if value}
        asker.ask(case)

    with asker.session:
        ask()


# ---- the socket ----

# What stands for the table at hand, one's own seat, its open decision, a legal action, a new id.
HERE, MINE, NOW, LEGAL, FRESH = "here0", "mine0", "now0", "legal0", "fresh0"
ACTING = -1

SIGNS = st.sampled_from(
    ["", "x", "0", "-1", "\x00", "\x1b[2J", "\u202e", "é" * 50, "x" * 600, "💣", "'--", "\\"]
)
NUMBERS = st.sampled_from([0, 1, 2, 9, 10, -1, 2**31, 2**63, 10**30, 1.5, 1e308])
SCALARS = st.one_of(SIGNS, NUMBERS, st.booleans(), st.none(), st.text(max_size=20))
NESTED = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)
KINDS = [*(one.__struct_config__.tag for one in get_args(Incoming)), "dance"]
FIELDS = (
    "id table seat decision action steps what offer yes actions auto_pass text key known language "
    "token spectator place do until days here"
)
NAMES = st.sampled_from([*FIELDS.split(), "extra"])
ACTIONS = st.sampled_from(
    [LEGAL, LEGAL, LEGAL, {"type": "draw"}, {"type": "play", "card": "7S"}, {"type": "fly"}]
)
# Values that make sense, so that a message gets further than the door.
USUAL: dict[str, st.SearchStrategy[Any]] = {
    "id": st.sampled_from(["a", "b", FRESH, FRESH]),
    "table": st.sampled_from([HERE, HERE, "nosuchtable"]),
    "seat": st.sampled_from([MINE, MINE, MINE, 0, 1, 2]),
    "decision": st.sampled_from([NOW, NOW, NOW, NOW, "0.1", ""]),
    "action": ACTIONS,
    "steps": st.integers(1, 5),
    "what": st.sampled_from(["undo", "end", "pause"]),
    "offer": st.integers(0, 3),
    "yes": st.booleans(),
    "actions": st.lists(ACTIONS, max_size=3),
    "auto_pass": st.booleans(),
    "text": SIGNS,
    "key": SIGNS,
    "known": st.dictionaries(st.sampled_from(["0", "1", "watch", "x"]), st.integers(0, 9)),
    "language": st.sampled_from(["en", "de-AT", "xx", "\x00\x00"]),
    "token": SIGNS,
    "spectator": st.booleans(),
    "place": st.sampled_from(["card:7S", "quarter:3", "city:havana", None, ""]),
    "do": st.booleans(),
    "until": st.sampled_from(["turn", "round", None]),
    "days": st.sampled_from([0, 1, 30]),
    "here": st.booleans(),
}


NEEDED = {
    "hello": ["language"],
    "watch": ["table", "known", "spectator"],
    "unwatch": ["table"],
    "act": ["id", "table", "seat", "decision", "action"],
    "try": ["id", "table", "seat", "decision", "actions", "do"],
    "undo": ["id", "table", "seat", "steps"],
    "offer": ["id", "table", "seat", "what", "days"],
    "answer": ["id", "table", "seat", "offer", "yes"],
    "plan": ["id", "table", "seat", "actions", "auto_pass", "until"],
    "resign": ["id", "table", "seat"],
    "chat": ["id", "table", "text"],
    "propose": ["id", "table", "seat", "place"],
    "hurry": ["id", "table", "seat"],
    "present": ["here"],
    "ping": ["id"],
}
OFTEN = [kind for kind in sorted(NEEDED) if kind != "resign"] * 3 + ["act"] * 9
TITLES = ("macau_cards", "macao", "maracaibo")  # one part of the messages after the other


@st.composite
def sensible(draw: st.DrawFn) -> str:
    """A message of the right form; now and then one of its fields is hostile."""
    kind = draw(st.sampled_from([*OFTEN, "resign"]))
    message: Json = {"type": kind} | {name: draw(USUAL[name]) for name in NEEDED[kind]}
    if draw(st.integers(0, 3)) == 0:
        message[draw(NAMES)] = draw(NESTED)
    return json.dumps(message)


def nonsense() -> st.SearchStrategy[str | bytes]:
    """Bytes, texts, JSON, nesting without end, and messages with wrong fields."""
    hostile = st.fixed_dictionaries({"type": st.sampled_from(KINDS)}).flatmap(
        lambda known: st.dictionaries(NAMES, NESTED, max_size=5).map(lambda more: {**more, **known})
    )
    return st.one_of(
        st.binary(max_size=40),
        st.text(max_size=40),
        NESTED.map(json.dumps),
        hostile.map(json.dumps),
        st.integers(1, 8000).map(lambda depth: '{"type":"ping","id":' + "[" * depth),
        st.integers(1, 900).map(deep_plan),
    )


MOVE = {"type": "act", "id": FRESH, "table": HERE, "seat": MINE, "decision": NOW, "action": LEGAL}


def deep_plan(depth: int) -> str:
    inner = "[" * depth + "]" * depth
    plan = json.dumps({"type": "plan", "id": "deep", "table": HERE, "seat": 0})
    return f'{plan[:-1]}, "actions": [{{"type": {inner}}}]}}'


class Fuzzed:
    """A table that is played by nonsense; when it is over, the next one is opened."""

    def __init__(self, server: Here, people: list[Person], title: str = TITLES[0]) -> None:
        self.server = server
        self.people = people
        self.title = title
        self.luck = Random(1)
        self.is_lost = False
        self.begin()

    def begin(self) -> None:
        options = {"turn_limit": 1000} if self.title == TITLES[0] else {}
        self.id = seated(self.people, self.title, bots=["random"], options=options)
        self.wires = [person.connect() for person in self.people]
        for wire in self.wires:
            wire.lenient = True
            wire.watch(self.id)

    @property
    def seq(self) -> int:
        """Of the table in memory, without asking the server's thread for it."""
        known = self.server.service.house.tables.get(self.id)
        found: int = (known or self.server.table(self.id)).seq
        return found

    def check_rows(self, after: int, done: set[str]) -> None:
        """What was stored is what was acknowledged, or came from a bot, a plan or an agreement."""
        if self.seq == after:
            return
        for row in self.server.do(self.server.service.journal.rows(self.id, after)):
            if row.message is not None:
                assert row.message.partition(":")[2] in done
            elif row.kind == ACT:
                assert row.body["by"] in ("bot", "plan", "pass")
            else:
                assert row.kind in (UNDO, END, PLAN)

    def rest(self) -> int:
        """Bots have moved, and a game is under way that everybody follows; whose turn it is."""
        for wire in self.wires if self.is_lost else []:
            wire.watch(self.id)
        self.is_lost = False
        found = waiting(self.id, self.wires)
        if not found:
            self.check_replays()
            self.begin()
            found = waiting(self.id, self.wires)
        return found[0][1]

    def tell(self, who: int, content: str | bytes) -> None:
        """Whatever that is, it does what was acknowledged, and nothing breaks."""
        before = self.seq
        answers = self.heard_after(who, content)
        self.check_rows(before, {news["id"] for news in answers if news["type"] == "done"})
        for news in answers:
            assert news["type"] != "refused" or news["code"] != "server.error", content

    def heard_after(self, who: int, content: str | bytes) -> list[Json]:
        """Send it, and hear all that comes back; the connection stays open."""
        wire = self.wires[who]
        if isinstance(content, str):
            turn = wire.stream(self.id, who).turn or {"decision": "", "groups": []}
            legal = self.luck.choice(names(turn) or [{}])
            content = content.replace(HERE, self.id).replace(NOW, turn["decision"])
            content = content.replace(FRESH, new_id()).replace(f'"{LEGAL}"', json.dumps(legal))
            content = content.replace(f'"{MINE}"', str(who))
            self.is_lost = self.is_lost or "watch" in content
        before = len(wire.heard)
        wire.send(content)
        wire.sync()
        return wire.heard[before:-1]

    def check_replays(self) -> None:
        kept = self.server.table(self.id)
        again = self.server.do(load(self.server.service.house, self.id))
        assert (again.facts.status, again.fingerprint) == (kept.facts.status, kept.fingerprint)


@pytest.fixture
def fuzzed(server: Here, request: pytest.FixtureRequest) -> Iterator[Fuzzed]:
    title = TITLES[getattr(request, "param", 0) % len(TITLES)]
    with guests(server) as come:
        yield Fuzzed(server, come(f"F{new_id()}", f"F{new_id()}"), title)


def test_every_kind_of_message_is_sent() -> None:
    assert {*NEEDED, "dance"} == {*KINDS}


@pytest.mark.parametrize(("fuzzed", "part"), [(n, n) for n in range(PARTS)], indirect=["fuzzed"])
def test_no_message_does_anything_but_what_is_legal(
    fuzzed: Fuzzed, logs: list[Any], part: int
) -> None:
    """Nonsense, messages that could be right, and real moves, one after the other."""
    usual = some(FEW // 3)
    rounds = MESSAGES // PARTS // 3 if MESSAGES != FEW else usual.max_examples

    @settings(usual, phases=[Phase.generate], max_examples=rounds)
    @given(content=nonsense(), message=sensible(), who=st.sampled_from([0, 1, ACTING, ACTING]))
    def send(content: str | bytes, message: str, who: int) -> None:
        fuzzed.tell(max(0, who), content)
        acting = fuzzed.rest()
        fuzzed.tell(acting if who == ACTING else who, message)
        acting = fuzzed.rest()
        answers = fuzzed.heard_after(acting, json.dumps(MOVE))
        assert {"done", "refused"} & {news["type"] for news in answers}

    if usual.derandomize:
        seed(part)(send)
    send()
    fuzzed.rest()
    fuzzed.check_replays()


def test_many_voices_at_once_have_one_effect_each(fuzzed: Fuzzed, logs: list[Any]) -> None:
    """Several connections send legal and stale answers without waiting for each other."""
    table = fuzzed.id
    wires = [wire for _ in range(3) for wire in all_wires(table, *fuzzed.people)]
    for turn in range(12):
        for number, (wire, seat) in enumerate(waiting(table, wires)):
            found = wire.stream(table, seat).turn
            assert found is not None
            message = {"table": table, "seat": seat, "decision": found["decision"]}
            for _ in range(2):
                wire.say("act", id=f"t{turn}w{number % 2}", action=names(found)[-1], **message)
        for wire in wires:
            wire.sync()
    waiting(table, wires)
    for seat in (0, 1):
        numbers = {wire.stream(table, seat).n for wire in wires if wire.seats(table) == [seat]}
        assert len(numbers) == 1
    fuzzed.check_replays()


HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
CLOSE = 0x88


def test_bytes_that_are_no_messages_end_only_their_own_connection(
    server: Here, logs: list[Any]
) -> None:
    @settings(some(30), phases=[Phase.generate])
    @given(content=st.binary(min_size=1, max_size=300))
    def send(content: bytes) -> None:
        with plain.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2]))) as door:
            door.settimeout(30)
            door.sendall(HANDSHAKE)
            assert b" 101 " in door.recv(1000)
            door.sendall(content)
            door.shutdown(plain.SHUT_WR)
            while door.recv(65536):
                pass

    send()
    with Person(server.url) as stranger:
        stranger.connect().sync()


def test_a_text_that_is_not_utf8_ends_its_connection_with_1007(server: Here) -> None:
    with plain.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2]))) as door:
        door.settimeout(30)
        door.sendall(HANDSHAKE)
        assert b" 101 " in door.recv(1000)
        door.sendall(bytes([0x81, 0x82, 0, 0, 0, 0, 0xFF, 0xFE]))
        answer = door.recv(1000)
        assert answer[0] == CLOSE
        assert int.from_bytes(answer[2:4], "big") == 1007


def test_what_is_too_long_ends_its_connection_with_1009(server: Here) -> None:
    with Person(server.url) as stranger:
        wire = stranger.connect()
        wire.send(os.urandom(17_000))
        assert wire.closed().code == 1009
