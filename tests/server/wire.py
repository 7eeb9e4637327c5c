"""A client for the tests: people with cookies, and sockets that keep each stream as a page does."""

from __future__ import annotations

import asyncio
import itertools
import json
import threading
import time
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from types import TracebackType
from typing import Any, Protocol, TypeVar

import httpx
import uvicorn
from hypothesis import HealthCheck, settings
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from carrack.server.operate import serving
from carrack.server.service import Service
from carrack.server.settings import Settings
from carrack.server.storage.database import new_id
from carrack.server.wire.app import create_app
from carrack.server.wire.changes import changed

from .template import lay_out

PATIENCE = 120.0  # seconds until a test gives up; nothing is measured by it
TOLD_AFTERWARDS = ("act", "undo", "plan", "offer", "answer", "resign", "try")
Json = dict[str, Any]
Answer = TypeVar("Answer")

# ---- how hard to look ----


def some(count: int) -> settings:
    """So many examples; the pure build is slow and takes its part of them, `sweep` takes more."""
    usual = settings.get_profile("ci").max_examples
    wanted = settings().max_examples * count // usual
    slow = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
    return settings(max_examples=max(5, wanted), deadline=None, suppress_health_check=slow)


# ---- a server in this process, whose parts a test can look into ----


class Here:
    """The whole application behind uvicorn, in a thread of its own."""

    def __init__(self, database: str, **given: Any) -> None:
        usual = {"quick": True, "limits": False, "notice_delay": 3600.0}
        self.settings = Settings(host="127.0.0.1", database=database, **{**usual, **given})
        self.app = create_app(self.settings)
        self.server = uvicorn.Server(serving.configuration(self.app, self.settings))
        self.door = serving.bound("127.0.0.1", 0)
        self.url = serving.shown_address(self.door)
        self.socket_url = self.url.replace("http", "ws", 1) + "/api/socket"
        self.thread = threading.Thread(target=lambda: asyncio.run(self.serve()), name="server")
        self.loop: asyncio.AbstractEventLoop | None = None

    async def serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.server.serve(sockets=[self.door])

    def start(self) -> Here:
        self.thread.start()
        wait_until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started, "the server did not start"
        return self

    def stop(self) -> None:
        """As by SIGTERM: what is in flight is finished."""
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server did not stop"
        self.door.close()

    @property
    def service(self) -> Service:
        found: Service = self.app.state.service
        return found

    def table(self, table: str) -> Any:
        """The table as the server has it."""
        return self.do(self.service.house.table(table))

    def do(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Something inside the server's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)


@contextmanager
def here(database: str, **given: Any) -> Iterator[Here]:
    lay_out(database)
    server = Here(database, **given).start()
    try:
        yield server
    finally:
        server.stop()


def wait_until(done: Callable[[], Any], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "nothing happened"
        time.sleep(0.005)


# ---- people ----


class Person:
    """Somebody with a cookie: what is done over HTTP."""

    def __init__(self, url: str, name: str = "", language: str = "en") -> None:
        self.url = url
        # Nothing here speaks TLS, and to read whom to trust takes longer than most requests.
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, trust_env=False, verify=False)
        self.sockets: list[Wire] = []
        self.id = ""
        if name:
            self.id = self.post("/api/guests", name=name, language=language)["id"]

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        for socket in self.sockets:
            socket.close()
        self.http.close()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def moved_to(self, url: str) -> Person:
        """The same person, at another process."""
        again = Person(url)
        again.http.cookies = self.http.cookies
        again.id = self.id
        return again

    def get(self, path: str, **query: Any) -> Any:
        return answered(self.http.get(path, params=query))

    def post(self, path: str, **body: Any) -> Any:
        return answered(self.http.post(path, json=body))

    def put(self, path: str, **body: Any) -> Any:
        return answered(self.http.put(path, json=body))

    def refused(self, method: str, path: str, **rest: Any) -> tuple[int, str]:
        """The status and the code of a request that is not done."""
        answer = self.http.request(method, path, **rest)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["code"]

    def opens(self, title: str, seats: Iterable[str | Json], **wish: Any) -> Json:
        """A table; a seat is `me`, `here`, `open` or the level of a bot."""
        wished = [seat_wish(seat) for seat in seats]
        found: Json = self.post("/api/tables", title=title, seats=wished, **wish)
        return found

    def joins(self, table: Json) -> int:
        path = f"/api/tables/{table['table']['id']}/join"
        return int(self.post(path, key=table["key"])["seat"])

    def starts(self, table: Json) -> None:
        self.post(f"/api/tables/{table['table']['id']}/start")

    def connect(self, language: str | None = "en", token: str | None = None, **rest: Any) -> Wire:
        """A socket that has said hello."""
        wire = self.dial(**rest)
        wire.say("hello", language=language, token=token)
        wire.next("welcome")
        return wire

    def dial(self, **rest: Any) -> Wire:
        """A socket that has said nothing yet."""
        wire = Wire(self.url, self.cookie, **rest)
        self.sockets.append(wire)
        return wire


class Reached(Protocol):
    """A server, in this process or in another one."""

    url: str


People = Callable[..., list[Person]]  # guests of these names


@contextmanager
def guests(server: Reached) -> Iterator[People]:
    """Guests of these names, "" for a stranger; their sockets are closed at the end."""
    with ExitStack() as ending:

        def come(*names: str, at: Reached = server) -> list[Person]:
            return [ending.enter_context(Person(at.url, name)) for name in names]

        yield come


def seat_wish(seat: str | Json) -> Json:
    if isinstance(seat, dict):
        return seat
    return {"kind": seat} if seat in ("me", "here", "open") else {"kind": "bot", "level": seat}


def answered(answer: httpx.Response) -> Any:
    assert answer.status_code < 400, f"{answer.status_code}: {answer.text}"
    return answer.json() if answer.content else None


# ---- sockets ----


class Stream:
    """What one viewer of one table was told: without gaps and without doubles."""

    def __init__(self, lenient: bool = False) -> None:
        self.lenient = lenient  # the client asks for nonsense, and gets what it asked for
        self.n: int | None = None
        self.view: Json = {}
        self.position: Json = {}
        self.steps: list[Json] = []

    @property
    def turn(self) -> Json | None:
        found: Json | None = self.position.get("turn")
        return found

    def take_full(self, news: Json) -> None:
        """Missed steps follow what is known, and lead to the number of the view."""
        if self.n is not None and not self.lenient:
            numbers = [step["n"] for step in news["steps"]]
            assert numbers == list(range(self.n + 1, news["n"] + 1)), (self.n, numbers, news["n"])
        self.n, self.view, self.position = news["n"], news["view"], news["position"]
        self.steps += news["steps"]

    def take_update(self, news: Json) -> None:
        assert self.n is not None, "an update before the first view"
        steps = [*news.get("earlier", []), news["step"]]
        assert [step["n"] for step in steps] == [*range(self.n + 1, self.n + 1 + len(steps))]
        self.n += len(steps)
        self.view = changed(self.view, news["changes"])
        self.position = news["position"]
        self.steps += steps


class Closed(Exception):
    """The server closed the socket."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"closed: {code} {reason}")
        self.code = code
        self.reason = reason


class Wire:
    """One socket, and all that was heard through it."""

    def __init__(self, url: str, cookie: str = "", streams: Any = None, **rest: Any) -> None:
        headers = {"Cookie": cookie} if cookie else {}
        headers |= rest.pop("headers", {})
        near = rest.pop("near", "")
        address = url.replace("http", "ws", 1) + "/api/socket" + (f"?table={near}" if near else "")
        rest = {"proxy": None, "open_timeout": PATIENCE, "max_size": None, **rest}
        rest.setdefault("max_queue", None)  # a test may look elsewhere for a while
        self.ending = ExitStack()
        self.connection: ClientConnection = self.ending.enter_context(
            connect(address, additional_headers=headers, **rest)
        )
        self.heard: list[Json] = []
        self.content: list[str] = []
        self.tables: dict[str, Json] = {}
        self.streams: dict[tuple[str, int | None], Stream] = {} if streams is None else streams
        self.lenient = False
        self.ids = itertools.count(1)
        self.prefix = new_id()  # ids are a person's own, over all connections

    def __enter__(self) -> Wire:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self.ending.close()

    def closed(self) -> Closed:
        """How the server closed it; whatever comes before that is heard."""
        try:
            while True:
                self.hear()
        except Closed as found:
            return found

    # ---- to the server ----

    def say(self, kind: str, **fields: Any) -> None:
        given = {name: value for name, value in fields.items() if value is not None}
        self.send(json.dumps({"type": kind, **given}))

    def send(self, content: str | bytes) -> None:
        try:
            self.connection.send(content)
        except ConnectionClosed as error:
            raise Closed(*last_word(error)) from None

    def ask(self, kind: str, table: str, **fields: Any) -> Json:
        """Say something that has an id, and hear its answer: `done` or `refused`."""
        key = fields.pop("id", None) or f"{self.prefix}-{next(self.ids)}"
        self.say(kind, id=key, table=table, **fields)
        answer = self.answer(key)
        if answer["type"] == "done" and kind in TOLD_AFTERWARDS:
            self.sync()  # `done` comes first, then what everybody is told
        return answer

    def does(self, kind: str, table: str, **fields: Any) -> Json:
        found = self.ask(kind, table, **fields)
        assert found["type"] == "done", found
        return found

    def watch(self, table: str, **fields: Any) -> None:
        """Follow a table from what is known of it; returns when all of it has arrived."""
        fields.setdefault("known", self.known(table))
        self.say("watch", table=table, **fields)
        self.sync()

    def known(self, table: str) -> dict[str, int]:
        return {
            "watch" if seat is None else str(seat): stream.n
            for (where, seat), stream in self.streams.items()
            if where == table and stream.n is not None
        }

    def sync(self) -> None:
        """Hear everything that was said to us until now."""
        self.hear_until_pong(self.ping())

    def ping(self) -> str:
        key = f"sync-{next(self.ids)}"
        self.say("ping", id=key)
        return key

    def hear_until_pong(self, key: str) -> None:
        self.until(lambda news: news["type"] == "pong" and news["id"] == key)

    # ---- from the server ----

    def hear(self) -> Json:
        try:
            content = self.connection.recv(PATIENCE)
        except ConnectionClosed as error:
            raise Closed(*last_word(error)) from None
        assert isinstance(content, str)
        news: Json = json.loads(content)
        self.content.append(content)
        self.heard.append(news)
        self.take(news)
        return news

    def take(self, news: Json) -> None:
        if news["type"] == "view":
            self.stream(news["table"], news["seat"]).take_full(news)
        elif news["type"] == "update":
            self.stream(news["table"], news["seat"]).take_update(news)
        elif news["type"] == "table":
            self.tables[news["table"]["id"]] = news

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        while True:
            news = self.hear()
            if wanted(news):
                return news

    def next(self, kind: str) -> Json:
        return self.until(lambda news: news["type"] == kind)

    def answer(self, key: str) -> Json:
        return self.until(lambda news: news["type"] in ("done", "refused") and news["id"] == key)

    def refusal(self) -> str:
        """The code of the next refusal."""
        return str(self.next("refused")["code"])

    # ---- tables ----

    def stream(self, table: str, seat: int | None = None) -> Stream:
        return self.streams.setdefault((table, seat), Stream(self.lenient))

    def seats(self, table: str) -> list[int]:
        found: list[int] = self.tables[table].get("yours", [])
        return found

    def status(self, table: str) -> str:
        found: str = self.tables[table]["table"]["status"]
        return found

    def act(self, table: str, seat: int, action: Json | None = None, **fields: Any) -> Json:
        """Answer the open decision: with this action, else with the first legal one."""
        turn = self.stream(table, seat).turn
        assert turn is not None, "this seat has nothing to decide"
        chosen = action or names(turn)[0]
        fields.setdefault("decision", turn["decision"])
        return self.ask("act", table, seat=seat, action=chosen, **fields)

    def moves(self, table: str, seat: int) -> Json:
        """The same; it must be done."""
        done = self.act(table, seat)
        assert done["type"] == "done", done
        return done


def names(turn: Json) -> list[Json]:
    """The legal actions of a decision."""
    return [action["name"] for group in turn["groups"] for action in group["actions"]]


def open_turn(person: Person, table: str, seat: int = 0) -> Json:
    """The seat's open decision, once it has one."""
    found: dict[str, Any] = {}

    def asked() -> bool:
        found.update(person.get(f"/api/tables/{table}/view", seat=seat))
        return bool(found["position"]["turn"])

    wait_until(asked)
    turn: Json = found["position"]["turn"]
    return turn


def choice_of(person: Person, table: str) -> Json:
    """An open decision with something to choose; what leaves no choice is done."""
    for number in range(200):
        turn = open_turn(person, table)
        if len(names(turn)) > 1:
            return turn
        body = {"seat": 0, "decision": turn["decision"], "action": names(turn)[0]}
        person.post(f"/api/tables/{table}/act", id=f"m{number}", **body)
    raise AssertionError("never a choice")


def last_word(error: ConnectionClosed) -> tuple[int, str]:
    if error.rcvd is None:
        return 1006, ""
    return error.rcvd.code, error.rcvd.reason


# ---- several people at one table ----

# Games of Macau that do not end before a test does, without windows and with them.
LONG: Json = {
    "variant": "hungarian",
    "num_decks": 4,
    "hand_size_by_players": {str(seats): 20 for seats in range(2, 11)},
    "turn_limit": 400,
}
QUIET: Json = {**LONG, "macau_mode": "off"}
WINDOWS: Json = {**LONG, "modifiers": ["cheating"]}


def seated(people: list[Person], title: str, **wish: Any) -> str:
    """A running table of these people, and of bots where `bots` names their levels."""
    bots = wish.pop("bots", [])
    seats = ["me"] + ["open"] * (len(people) - 1) + list(bots)
    table = people[0].opens(title, seats, **wish)
    for other in people[1:]:
        other.joins(table)
    if len(people) > 1:
        people[0].starts(table)
    found: str = table["table"]["id"]
    return found


TOO_LATE = ("decision.stale", "seat.not_acting", "table.not_playing")


def all_wires(table: str, *people: Person, **rest: Any) -> list[Wire]:
    """A socket for each person, following the table."""
    wires = [person.connect(**rest) for person in people]
    for wire in wires:
        wire.watch(table)
    return wires


def waiting(table: str, wires: Iterable[Wire]) -> list[tuple[Wire, int]]:
    """Who has an open decision, once everything has arrived; bots may take their time."""
    wires = list(wires)
    found: list[tuple[Wire, int]] = []

    def somebody() -> bool:
        found.clear()
        for _ in range(2):  # a bot may move while the others are asked
            for wire, key in [(wire, wire.ping()) for wire in wires]:
                wire.hear_until_pong(key)
        for wire in wires:
            mine = wire.seats(table)
            found.extend((wire, seat) for seat in mine if wire.stream(table, seat).turn)
        return bool(found) or wires[0].status(table) != "playing"

    wait_until(somebody)
    return found


def play(table: str, wires: Iterable[Wire], moves: int, seed: int = 1) -> int:
    """So many moves of people, at random; how many there were before the end."""
    wires, luck = list(wires), Random(seed)
    for count in range(moves):
        acting = waiting(table, wires)
        if not acting:
            return count
        wire, seat = luck.choice(acting)
        turn = wire.stream(table, seat).turn
        assert turn is not None
        answer = wire.act(table, seat, luck.choice(names(turn)))
        # In a window somebody else's answer may close it just now.
        assert answer["type"] == "done" or answer["code"] in TOO_LATE, answer
    return moves
