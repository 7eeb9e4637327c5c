"""Scripted people: each has a cookie and one WebSocket, and plays as docs/server.md tells.

This is the smallest client that loses nothing. It keeps the number of the last step of its stream,
builds its view from `view` and `update`, gives every message an id of its own, and sends whatever
was not answered again after a break, with the same id.
"""

from __future__ import annotations

import asyncio
import json
import random
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from time import monotonic
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from carrack.kernel.errors import CarrackError
from carrack.server.tables.facts import OPEN, OVER, PLAYING
from carrack.server.wire import messages
from carrack.server.wire.changes import changed
from carrack.server.wire.messages import (
    Act,
    Chat,
    Done,
    Full,
    Gone,
    Hello,
    Plan,
    Position,
    RefusedNews,
    TableNews,
    Turn,
    Undo,
    Unwatch,
    Update,
    Watch,
    Welcome,
)

UNDO_CHANCE = 0.03  # of an action: take the last one back instead, where that is allowed
CHAT_CHANCE = 0.01  # of an action: say something, too
PLAN_CHANCE = 0.01  # of an action: choose the next one beforehand

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0  # seconds between two attempts to connect
PATIENCE = 60.0  # seconds until somebody who gets no answer gives up
LANGUAGES = ("en", "fr", "de")

# The server may have stored it all the same: only the same id again finds out.
NOBODY_KNOWS = ("server.unavailable",)

news_decoder = msgspec.json.Decoder(messages.Outgoing)
encode = msgspec.json.encode
opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # the server is right here


class NotAnswered(CarrackError):
    """The server did not do what the soak needs to go on."""


@dataclass(frozen=True)
class Asked:
    """A message of a person that has to have one effect."""

    id: str
    kind: str  # act, undo, plan or chat
    table: str
    seat: int


@dataclass
class Sent:
    """A message that waits for its answer."""

    asked: Asked
    content: bytes
    at: float
    again: bool = False


@dataclass
class Stream:
    """One seat's stream as its person received it; `faults` says what was wrong with it."""

    table: str
    seat: int
    number: int = -1
    due: int = -1  # the number of one's own last step, which may be told a little later
    view: dict[str, Any] = field(default_factory=dict)
    position: Position | None = None
    steps: dict[int, bytes] = field(default_factory=dict)  # the events of each number
    seen: dict[int, bytes] = field(default_factory=dict)  # views as they were shown, by number
    faults: list[str] = field(default_factory=list)

    @property
    def turn(self) -> Turn | None:
        return None if self.position is None else self.position.turn

    def hear(self, news: Full | Update) -> None:
        if isinstance(news, Full):
            self.full(news)
        else:
            self.update(news)

    def full(self, news: Full) -> None:
        """A whole view. Whoever knew a number gets exactly the steps behind it."""
        known = self.number if self.number >= 0 else news.n
        found = [step.n for step in news.steps]
        if found != list(range(known + 1, news.n + 1)) or news.n < known:
            self.faults.append(f"knew {known}, got {found} and a view of {news.n}")
        for step in news.steps:
            self.steps[step.n] = encode(step.events)
        self.number, self.view, self.position = news.n, news.view, news.position

    def update(self, news: Update) -> None:
        """The next step, with those that came together with it, and what changes in the view."""
        for step in (*news.earlier, news.step):
            if step.n != self.number + 1:
                self.faults.append(f"{step.n} came after {self.number}")
            self.number = step.n
            self.steps[step.n] = encode(step.events)
        try:
            self.view = changed(self.view, news.changes)
        except (LookupError, TypeError) as error:
            self.faults.append(f"the changes of {news.step.n} do not fit: {error!r}")
        self.position = news.position

    def current(self, news: Full) -> None:
        """How things stand, behind a refusal: no news for somebody who has heard everything."""
        if news.n != self.number:
            self.faults.append(f"a refusal shows {news.n}, known is {self.number}")
        self.position = news.position

    def keep(self) -> None:
        """Remember the view as it is, to be compared with the journal."""
        if self.number >= 0:
            self.seen[self.number] = encode(self.view)


class Pace:
    """So many actions a second for all people at one table together."""

    def __init__(self, rate: float) -> None:
        self.every = 1 / rate
        self.next = monotonic() + random.random() * self.every

    def wait(self) -> float:
        """Seconds until the next action; somebody who is late makes up for one action at most."""
        now = monotonic()
        start = max(self.next, now - self.every)
        self.next = start + self.every
        return max(0.0, start - now)


class Door:
    """The HTTP side of the server: for all that is done before and after a game."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.socket_url = url.replace("http", "ws", 1) + "/api/socket"

    async def post(
        self, path: str, body: Any, cookie: str = "", number: int = 0
    ) -> tuple[Any, str]:
        """The answer and the cookie that came with it. A server that is away is asked again."""
        end = monotonic() + PATIENCE
        while True:
            try:
                return await asyncio.to_thread(self.ask, path, body, cookie, origin_of(number))
            except urllib.error.HTTPError as error:
                if error.code != 503 or monotonic() > end:
                    raise refusal(path, error) from None
            except (OSError, HTTPException) as error:
                if monotonic() > end:
                    raise NotAnswered(f"{path}: {error}", code="soak.no_answer") from None
            await asyncio.sleep(0.2)

    def ask(self, path: str, body: Any, cookie: str, origin: dict[str, str]) -> tuple[Any, str]:
        headers = {"Content-Type": "application/json", "Cookie": cookie, **origin}
        request = urllib.request.Request(self.url + path, encode(body), headers)
        with opener.open(request, timeout=PATIENCE) as answer:
            given = answer.headers.get("Set-Cookie", "").partition(";")[0]
            return json.loads(answer.read()), given


def origin_of(number: int) -> dict[str, str]:
    """Everybody comes from an address of their own, as a proxy would tell.

    >>> origin_of(700)
    {'X-Forwarded-For': '10.0.2.188'}
    """
    return {"X-Forwarded-For": f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"}


def refusal(path: str, error: urllib.error.HTTPError) -> CarrackError:
    """What the server said, with its code."""
    with error:
        said = error.read()
    try:
        found = json.loads(said)
        return NotAnswered(f"{path}: {found['sentence']}", code=str(found["code"]))
    except (ValueError, LookupError, TypeError):
        return NotAnswered(f"{path}: {error.code}", code="soak.no_answer")


class Person:
    """Somebody who plays at one table after the other, through one socket after the other."""

    def __init__(self, door: Door, number: int) -> None:
        self.door = door
        self.number = number
        self.language = LANGUAGES[number % len(LANGUAGES)]
        self.luck = random.Random(number)
        self.cookie = ""
        self.resting = False  # nothing new is begun
        self.socket: ClientConnection | None = None
        self.stream: Stream | None = None  # of the table at hand …
        self.status = ""  # … and how that table stands
        self.streams: list[Stream] = []
        self.changed: Callable[[], None] = lambda: None  # called when the table's status changes
        self.may_move = asyncio.Event()
        self.count = 0
        self.waiting: dict[str, Sent] = {}
        self.life: asyncio.Task[None] | None = None
        self.errand: asyncio.Task[None] | None = None
        # What the report needs.
        self.asked: list[Asked] = []
        self.acknowledged: list[Asked] = []
        self.refused: Counter[str] = Counter()
        self.latencies: list[float] = []  # until an action was acknowledged …
        self.shown: list[float] = []  # … and until its person saw what it did
        self.unseen: float | None = None  # when the last action was sent, as long as it is not seen
        self.resent = 0
        self.told_bytes = 0
        self.connections = 0
        self.gone_at: float | None = None  # since when there is no connection
        self.away = 0.0  # the longest of such times, in seconds

    # ---- coming and going ----

    async def come(self) -> None:
        """Become a guest: the cookie is all that a person needs to connect."""
        asked = {"name": f"Soak {self.number}", "language": self.language}
        _, self.cookie = await self.door.post("/api/guests", asked, number=self.number)

    async def live(self) -> None:
        """Stay connected, whatever happens to the server."""
        pause = FIRST_PAUSE
        while True:
            connections = self.connections
            with suppress(OSError, WebSocketException, TimeoutError):
                await self.talk()
            self.break_off()
            pause = FIRST_PAUSE if self.connections > connections else pause * 1.5
            await asyncio.sleep(min(pause, LONGEST_PAUSE) * (0.5 + self.luck.random()))

    async def talk(self) -> None:
        """One connection, from its first message to its end."""
        near = f"?table={self.stream.table}" if self.stream is not None else ""
        async with connect(
            self.door.socket_url + near,
            additional_headers={"Cookie": self.cookie, **origin_of(self.number)},
            compression=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            proxy=None,
        ) as socket:
            self.socket = socket
            await socket.send(encode(Hello(language=self.language)), text=True)
            await self.come_back()
            async for content in socket:
                self.hear(content)

    async def come_back(self) -> None:
        """Go on where the last connection ended: what was missed, and what was not answered."""
        if self.stream is not None:
            await self.send(encode(self.watching(self.stream)))
        for sent in list(self.waiting.values()):
            sent.again = True
            self.resent += 1
            await self.send(sent.content)

    def watching(self, stream: Stream) -> Watch:
        known = {} if stream.number < 0 else {str(stream.seat): stream.number}
        return Watch(table=stream.table, known=known)

    def break_off(self) -> None:
        """The connection is gone: nothing is known for sure until the next `view`."""
        self.socket = None
        self.gone_at = self.gone_at or monotonic()
        self.unseen = None
        if self.stream is not None:
            self.stream.keep()
            self.stream.position = None
        self.look()

    async def sit_down(self, table: str, seat: int) -> None:
        """Follow a table from now on, and leave the one before."""
        if self.stream is not None:
            self.stream.keep()
            await self.send(encode(Unwatch(table=self.stream.table)))
        self.stream, self.status = Stream(table, seat), ""
        self.unseen = None
        self.streams.append(self.stream)
        self.changed()
        if self.life is None:  # who connects only now can name the table, see processes.py
            self.life = asyncio.create_task(self.live())
        await self.send(encode(self.watching(self.stream)))

    async def send(self, content: bytes) -> None:
        """To the server, if it is there; if not, `come_back` sees to it."""
        if self.socket is not None:
            with suppress(OSError, WebSocketException):
                await self.socket.send(content, text=True)

    # ---- what the server says ----

    def hear(self, content: str | bytes) -> None:
        self.told_bytes += len(content)
        news = news_decoder.decode(content)
        match news:
            case Update() | Full():
                stream = self.stream_of(news)
                if stream is not None:
                    stream.hear(news)
                    self.saw(stream)
            case Done():
                self.done(news)
            case RefusedNews():
                self.not_done(news)
            case TableNews():
                self.table_stands(news)
            case Welcome():
                self.connections += 1
                if self.gone_at is not None:
                    self.away = max(self.away, monotonic() - self.gone_at)
                self.gone_at = None
            case Gone():
                self.refused[f"gone {news.code}"] += 1
        self.look()

    def stream_of(self, news: Update | Full) -> Stream | None:
        """The stream this belongs to; None if it is about the table before."""
        stream = self.stream
        same = stream is not None and (stream.table, stream.seat) == (news.table, news.seat)
        return stream if same else None

    def done(self, news: Done) -> None:
        """A step is stored: from here on nobody may lose it."""
        sent = self.waiting.pop(news.id, None)
        if sent is None:
            self.refused["answered twice"] += 1
            return
        self.acknowledged.append(sent.asked)
        stream = self.stream
        if sent.asked.kind != "chat" and stream is not None and stream.table == news.table:
            stream.due = max(stream.due, news.n or 0)
        if sent.asked.kind == "act" and not sent.again:
            self.latencies.append(monotonic() - sent.at)
            self.unseen = sent.at
            if stream is not None:
                self.saw(stream)

    def saw(self, stream: Stream) -> None:
        """Whether this shows what the last action did."""
        if self.unseen is not None and stream.number >= stream.due:
            self.shown.append(monotonic() - self.unseen)
            self.unseen = None

    def not_done(self, news: RefusedNews) -> None:
        self.refused[news.code] += 1
        if news.code not in NOBODY_KNOWS:
            self.waiting.pop(news.id, None)
        elif news.id in self.waiting:
            asyncio.get_running_loop().call_later(1.0, self.try_again, news.id)
        stream = None if news.current is None else self.stream_of(news.current)
        if stream is not None and news.current is not None:
            stream.current(news.current)

    def try_again(self, key: str) -> None:
        sent = self.waiting.get(key)
        if sent is not None:
            sent.again = True
            self.errand = asyncio.create_task(self.send(sent.content))

    def table_stands(self, news: TableNews) -> None:
        if self.stream is not None and news.table.id == self.stream.table:
            self.status = news.table.status
            self.changed()

    # ---- what the person does ----

    @property
    def is_over(self) -> bool:
        return self.status in OVER

    @property
    def has_turn(self) -> bool:
        return (
            self.socket is not None
            and self.status == PLAYING
            and self.stream is not None
            and self.stream.number >= self.stream.due
            and self.stream.turn is not None
        )

    def look(self) -> None:
        """Whether there is something to decide, and nothing waits for its answer."""
        if self.has_turn and not self.waiting:
            self.may_move.set()
        else:
            self.may_move.clear()

    async def play(self, pace: Pace) -> None:
        """Answer every decision of one's own, at the table's pace."""
        while not self.resting:
            await self.may_move.wait()
            await asyncio.sleep(pace.wait())
            if self.may_move.is_set() and not self.resting:
                await self.move()

    async def move(self) -> None:
        stream, luck = self.stream, self.luck
        assert stream is not None
        assert stream.position is not None
        table, seat, turn = stream.table, stream.seat, stream.position.turn
        assert turn is not None
        if luck.random() < CHAT_CHANCE:
            await self.say("chat", Chat(self.new_id(), table, f"Ahoy {luck.random()}"))
        if stream.position.undo > 0 and luck.random() < UNDO_CHANCE:
            await self.say("undo", Undo(self.new_id(), table, seat, 1))
            return
        action = self.chosen(turn)
        await self.say("act", Act(self.new_id(), table, seat, turn.decision, action))
        if luck.random() < PLAN_CHANCE:  # it may well be illegal by then, and is dropped
            plan = Plan(self.new_id(), table, seat, [self.chosen(turn)], luck.random() < 0.5)
            await self.say("plan", plan)

    def chosen(self, turn: Turn) -> dict[str, Any]:
        """Any legal action, by its name."""
        actions: list[dict[str, Any]] = self.luck.choice(turn.groups)["actions"]
        name: dict[str, Any] = self.luck.choice(actions)["name"]
        return name

    def new_id(self) -> str:
        self.count += 1
        return f"{self.number}-{self.count}"

    async def say(self, kind: str, message: Act | Undo | Plan | Chat) -> None:
        """Send something that has to have one effect, and remember it until it is answered."""
        assert self.stream is not None
        asked = Asked(message.id, kind, message.table, self.stream.seat)
        self.asked.append(asked)
        sent = self.waiting[message.id] = Sent(asked, encode(message), monotonic())
        self.look()
        await self.send(sent.content)


@dataclass(frozen=True)
class Kind:
    """A kind of table: title, options, and how many seats it has."""

    title: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)


# Games of macau_cards end within a minute or two, so that tables come and go during a run.
KINDS = (
    Kind("macau_cards", 4, {"variant": "hungarian", "turn_limit": 60}),
    Kind("macao", 2),
    Kind("macau_cards", 3, {"variant": "romanian", "turn_limit": 60}),
    Kind("macao", 3),
    Kind("macau_cards", 2, {"variant": "tel_aviv", "turn_limit": 60}),
    Kind("macao", 4),
    Kind("macau_cards", 5, {"variant": "plawno", "turn_limit": 60}),
)
LEVELS = ("greedy", "random")

# What a club plays on an evening: all titles alike, two people and a friendly bot at each table.
# Two of the card games have windows in which everybody may react.
MIX = (
    Kind("macau_cards", 3, {"variant": "hungarian"}),
    Kind("macao", 3),
    Kind("maracaibo", 3),
    Kind("macau_cards", 3, {"variant": "romanian"}),
    Kind("macao", 3),
    Kind("maracaibo", 3),
    Kind("macau_cards", 3, {"variant": "plawno"}),
    Kind("macao", 3),
    Kind("maracaibo", 3),
)
MIX_LEVELS = ("greedy",)


CLOCK = {"kind": "game", "seconds": 600, "increment": 5}  # of every other table


class Company:
    """People who play together: when a game is over, they play the next one."""

    def __init__(
        self, door: Door, number: int, people: Sequence[Person], mix: bool = False
    ) -> None:
        self.door = door
        self.people = list(people)
        kinds = MIX if mix else KINDS
        self.kind = kinds[number % len(kinds)]
        self.levels = MIX_LEVELS if mix else LEVELS
        self.clock = CLOCK if number % 2 and not mix else None
        self.over = asyncio.Event()
        self.tables: list[str] = []
        for person in people:
            person.changed = self.look

    @property
    def owner(self) -> Person:
        return self.people[0]

    def look(self) -> None:
        if all(person.is_over for person in self.people):
            self.over.set()
        else:
            self.over.clear()

    async def meet(self) -> None:
        """Everybody comes as a guest; then the first game begins."""
        for person in self.people:
            await person.come()
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (len(self.people) - 1)
        bots = range(max(0, self.kind.seats - len(self.people)))
        seats += [{"kind": "bot", "level": self.levels[i % len(self.levels)]} for i in bots]
        wish: dict[str, Any] = {"title": self.kind.title, "seats": seats}
        wish |= {"options": self.kind.options, "clock": self.clock}
        answer, _ = await self.post("/api/tables", wish, self.owner)
        table = answer["table"]["id"]
        await self.owner.sit_down(table, answer["yours"][0])
        await self.begin(table, answer["key"])

    async def play_on(self) -> None:
        """One rematch after the other."""
        while True:
            await self.over.wait()
            path = f"/api/tables/{self.tables[-1]}/rematch"
            answer, _ = await self.post(path, {}, self.owner)
            table = answer["table"]
            await self.owner.sit_down(table, await self.seat_of(self.owner, table, ""))
            await self.begin(table, "")

    async def begin(self, table: str, key: str) -> None:
        """The others sit down, and the owner starts the game; one that did so before is fine."""
        self.tables.append(table)
        for person in self.people[1:]:
            await person.sit_down(table, await self.seat_of(person, table, key))
        if len(self.people) == 1:
            return  # nobody was missing: the game has started by itself
        try:
            await self.post(f"/api/tables/{table}/start", {}, self.owner)
        except NotAnswered as error:
            if error.code != "table.started":
                raise

    async def seat_of(self, person: Person, table: str, key: str) -> int:
        """Joining is how somebody gets a seat, and how somebody who has one is told which."""
        answer, _ = await self.post(f"/api/tables/{table}/join", {"key": key}, person)
        return int(answer["seat"])

    async def post(self, path: str, body: Any, person: Person) -> tuple[Any, str]:
        return await self.door.post(path, body, person.cookie, person.number)

    @property
    def is_at_rest(self) -> bool:
        """Everything is answered, and the game waits for one of us, or is over."""
        if any(person.waiting for person in self.people):
            return False
        starts = any(person.status in ("", OPEN) for person in self.people)
        return starts or any(person.has_turn or person.is_over for person in self.people)
