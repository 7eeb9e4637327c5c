"""One open socket: who it is, what it follows, and what waits to be sent."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from carrack.kernel.errors import CarrackError
from carrack.server.errors import Refused
from carrack.server.people.user import User
from carrack.server.service import Service
from carrack.server.tables import access
from carrack.server.tables.table import Table
from carrack.server.wire import messages
from carrack.server.wire.handlers import HANDLERS
from carrack.server.wire.limits import TooOften, address
from carrack.server.wire.log import texts_of
from carrack.server.wire.messages import (
    Act,
    Full,
    Message,
    News,
    RefusedNews,
    Try,
)
from carrack.server.wire.telling import encoded

log = structlog.get_logger()

LONGEST = 500  # characters of what went wrong
MOST_WAITING = 500  # messages for a client that does not read them

GOODBYE_SECONDS = 2.0

NORMAL, POLICY, TOO_SLOW, GOING_AWAY = 1000, 1008, 1013, 1001


class Connection:
    """Reads the messages of one page, and sends it what it follows, until one of both ends."""

    def __init__(self, websocket: WebSocket, service: Service, person: User | None) -> None:
        self.websocket = websocket
        self.service = service
        self.house = service.house
        self.person = person
        self.user_id = None if person is None else person.id
        self.language: str | None = None
        self.seat: tuple[str, int] | None = None  # of a token: all this connection may play
        self.token = 0  # how often that seat had changed hands when the token was given
        self.tables: set[str] = set()
        self.keys: dict[str, str] = {}  # of tables, by which it came
        self.is_here = True  # whether somebody looks at the page
        self.address = address(websocket.scope)
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self.bucket = service.limits.bucket("message")
        self.all_of_address = service.limits.bucket("messages")
        if service.limits.enabled:
            self.all_of_address = service.limits.found("messages", self.address)
        self.refusals = service.limits.bucket("refusal")
        self.greeted = asyncio.Event()
        self.closing: tuple[int, str] = (NORMAL, "")
        self.ended = asyncio.Event()

    # ---- to the client ----

    def send(self, content: bytes) -> None:
        """Queue a message; a client that does not read is let go, and comes back when it can."""
        if self.ended.is_set():
            return
        try:
            self.waiting.put_nowait(content)
        except asyncio.QueueFull:
            self.close(TOO_SLOW, "too slow")

    def say(self, news: News) -> None:
        self.send(encoded(news))

    def close(self, code: int, reason: str) -> None:
        """Nothing more is sent or heard, not even what waits to be sent."""
        if not self.ended.is_set():
            self.closing = (code, reason)
            self.ended.set()
        while not self.waiting.empty():
            self.waiting.get_nowait()

    def person_is(self, person: User | None) -> None:
        """What is known of the person has changed; whoever is banned or gone hears no more."""
        if person is None:
            self.close(POLICY, "person.unknown")
        elif person.banned:
            self.close(POLICY, "person.banned")
        elif self.person is not None:  # a token's connection has nobody
            self.person = person

    def come_again(self) -> None:
        """The client connects anew and gets what it misses."""
        self.close(TOO_SLOW, "come again")

    async def write(self) -> None:
        while True:
            content = await self.waiting.get()
            await self.websocket.send_text(content.decode())

    # ---- from the client ----

    async def run(self) -> None:
        """Read and write until one of them ends, or somebody ends it."""
        work = (self.write(), self.read(), self.wait_for_hello(), self.ended.wait())
        tasks = [asyncio.create_task(one) for one in work]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.ended.set()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.say_goodbye()

    async def say_goodbye(self) -> None:
        """Whoever does not read cannot keep us waiting for that."""
        if self.websocket.application_state != WebSocketState.CONNECTED:
            return
        with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
            async with asyncio.timeout(GOODBYE_SECONDS):
                await self.websocket.close(*self.closing)

    async def wait_for_hello(self) -> None:
        """Whoever has nothing to say does not stand in the door."""
        try:
            async with asyncio.timeout(self.service.settings.hello_seconds):
                await self.greeted.wait()
        except TimeoutError:
            self.close(POLICY, "hello.late")
        await self.ended.wait()

    async def read(self) -> None:
        """One message after the other, and none faster than it may: what comes meanwhile waits in
        the network, at the cost of whoever sent it.
        """
        while True:
            try:
                while seconds := max(self.bucket.seconds(), self.all_of_address.seconds()):
                    await self.service.limits.sleep(seconds)
                content = await self.received()
                if content is None:
                    return
                await self.answer(content)
            except WebSocketDisconnect:
                return

    async def received(self) -> bytes | None:
        event = await self.websocket.receive()
        if event["type"] == "websocket.disconnect":
            return None
        text: str | None = event.get("text")
        content: bytes = event.get("bytes") or b""
        return content if text is None else text.encode(errors="replace")

    async def answer(self, content: bytes) -> None:
        """Do what a message asks; what is wrong with it is answered by a code and a sentence."""
        message: Any = None
        try:
            self.bucket.check()
            self.all_of_address.owed()
            message = understood(content)
            await HANDLERS[type(message)](self, message)
        except CarrackError as error:
            await self.refuse(message, error)
        except WebSocketDisconnect:
            raise
        except Exception:
            table = getattr(message, "table", None)
            log.exception("socket.failed", message=type(message).__name__, table=table)
            await self.refuse(
                message, CarrackError("something went wrong here", code="server.error")
            )

    async def refuse(self, message: Any, error: CarrackError) -> None:
        table_id = getattr(message, "table", None)
        self.service.metrics.refused.labels(error.code).inc()
        if self.refusals.seconds():
            self.close(POLICY, "limit.too_often")
            return
        self.refusals.check()
        current = None
        if isinstance(message, (Act, Try)) and not isinstance(error, TooOften):
            current = await self.current(message)
        sentence = await self.told(table_id, error)
        self.say(RefusedNews(getattr(message, "id", ""), error.code, sentence, table_id, current))

    async def told(self, table_id: str | None, error: CarrackError) -> str:
        """In the words of the title for whoever reads a language; a program gets what is exact."""
        if self.language is None or table_id not in self.tables:
            return str(error)[:LONGEST]
        with contextlib.suppress(CarrackError):
            table = await self.house.table(table_id)
            return texts_of(table.facts.title, self.language).error(error)[:LONGEST]
        return str(error)[:LONGEST]

    async def current(self, message: Act | Try) -> Full | None:
        """How the seat stands now, for whoever answered too late; a flood of such answers is worth
        no views.
        """
        with contextlib.suppress(CarrackError):
            self.service.limits.check("current", self.address)
            table = await self.house.table(message.table)
            if message.seat in self.seats_at(table) and table.trail is not None:
                audience = self.house.audiences[table.id]
                return audience.full(message.seat, self.language, [])
        return None

    # ---- what it follows ----

    def seats_at(self, table: Table) -> list[int]:
        """The seats this connection may see and play."""
        if self.seat is None:
            return table.seats_of(self.user_id)
        where, seat = self.seat
        if where != table.id or seat >= len(table.seats):
            return []  # another table, or a seat that is there no more
        if table.seats[seat].token != self.token:
            return []  # it has changed hands since
        return [seat]

    def may_watch(self, table: Table) -> bool:
        """Whether it may look on there now."""
        user_id = self.user_id if self.seat is None else None
        try:
            access.check_may_watch(table, user_id, self.keys.get(table.id, ""))
        except CarrackError:
            return False
        return True

    def follows(self, table_id: str) -> bool:
        """Whether it still does: a seat that changes hands is followed no more."""
        audience = self.house.audiences.get(table_id)
        return audience is not None and self in audience

    def leave(self, table_id: str) -> None:
        self.tables.discard(table_id)
        self.keys.pop(table_id, None)
        if table_id in self.house.audiences:
            self.house.audiences[table_id].remove(self)
            self.house.presence.left(self, table_id)
            # Whoever leaves on their own turn may want to be told.
            self.house.attendant.attend(self.house.tables[table_id])

    def unwatch_all(self) -> None:
        for table_id in list(self.tables):
            self.leave(table_id)


def understood(content: bytes) -> Message:
    if len(content) > messages.LONGEST:
        raise Refused("the message is too long", code="message.too_long", status=413)
    try:
        message: Message = messages.decoder.decode(content)
        return message
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Refused(str(error)[:200], code="message.invalid", status=422) from None
