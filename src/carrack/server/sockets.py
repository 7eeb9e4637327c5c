"""The WebSocket: one connection for each page, following as many tables as it likes."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
import structlog
from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

import carrack
from carrack.kernel.errors import CarrackError
from carrack.server import messages, seating
from carrack.server.database import now
from carrack.server.errors import Refused
from carrack.server.limits import TooOften, address
from carrack.server.log import spoken_language
from carrack.server.messages import (
    Act,
    Answer,
    Chat,
    Done,
    Full,
    Hello,
    Message,
    News,
    Offer,
    Ping,
    Plan,
    Pong,
    Propose,
    RefusedNews,
    Resign,
    TableNews,
    Try,
    Undo,
    Unwatch,
    Watch,
    Welcome,
)
from carrack.server.people import User, check_is_no_program
from carrack.server.security import origin_allowed
from carrack.server.service import Service
from carrack.server.table import Draft, Table, Viewer
from carrack.server.telling import encoded, table_info, tried

log = structlog.get_logger()
router = APIRouter()

MOST_WAITING = 500  # messages for a client that does not read them
MOST_TABLES = 50  # that one connection may follow

GOODBYE_SECONDS = 2.0

NORMAL, POLICY, TOO_SLOW, GOING_AWAY = 1000, 1008, 1013, 1001


@router.websocket("/api/socket")
async def socket(websocket: WebSocket) -> None:
    service: Service = websocket.app.state.service
    try:
        if not origin_allowed(websocket.scope, service.settings):
            raise Refused("this page may not talk to us", code="request.origin", status=403)
        service.limits.check("socket", address(websocket.scope))
        person = await service.people.of_request(websocket)
    except CarrackError as error:
        await websocket.close(POLICY, error.code)
        return
    await websocket.accept()
    connection = Connection(websocket, service, person)
    service.house.connections.add(connection)
    service.metrics.sockets.inc()
    try:
        await connection.run()
    finally:
        service.house.connections.discard(connection)
        service.metrics.sockets.dec()
        connection.unwatch_all()


class Connection:
    """One open socket: who it is, what it follows, and what waits to be sent."""

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
        self.address = address(websocket.scope)
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self.bucket = service.limits.bucket("message")
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
        work = (self.write(), self.read(), self.ended.wait())
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

    async def read(self) -> None:
        while True:
            try:
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
        late = isinstance(message, (Act, Try)) and not isinstance(error, TooOften)
        current = await self.current(message) if late else None
        self.service.metrics.refused.labels(error.code).inc()
        self.say(
            RefusedNews(getattr(message, "id", ""), error.code, str(error)[:500], table_id, current)
        )

    async def current(self, message: Act | Try) -> Full | None:
        """How the seat stands now, for whoever answered too late."""
        with contextlib.suppress(CarrackError):
            table = await self.house.table(message.table)
            if message.seat in self.seats_at(table) and table.trail is not None:
                audience = self.house.audiences[table.id]
                return audience.full(message.seat, self.language, [])
        return None

    # ---- following tables ----

    def seats_at(self, table: Table) -> list[int]:
        """The seats this connection may see and play."""
        if self.seat is None:
            return table.seats_of(self.user_id)
        where, seat = self.seat
        if where != table.id or table.seats[seat].token != self.token:
            return []  # another table, or a seat that has changed hands since
        return [seat]

    async def hello(self, message: Hello) -> None:
        self.language = spoken_language(message.language)
        if message.token is not None:
            await self.become_seat(message.token)
        self.say(
            Welcome(
                carrack.__version__,
                self.user_id,
                None if self.person is None else self.person.name,
                self.seat,
            )
        )

    async def become_seat(self, token: str) -> None:
        """From now on this is the seat's player and nobody else."""
        table_id, seat, count = await seating.token_seat(self.service, token)
        owner = (await self.house.table(table_id)).seats[seat].user_id
        if owner is None or await self.service.people.is_shut_out(owner):
            raise Refused("the operator has banned you", code="person.banned", status=403)
        self.unwatch_all()
        self.person, self.user_id = None, owner
        self.seat, self.token = (table_id, seat), count

    async def watch(self, message: Watch) -> None:
        if len(self.tables | {message.table}) > MOST_TABLES:
            raise Refused("too many tables at once", code="socket.too_many_tables")
        self.service.limits.check("watch", self.address)
        table = await self.house.table(message.table)
        seats = [] if message.spectator else self.seats_at(table)
        viewers: list[Viewer] = [*seats]
        if not viewers:
            # A token opens its seat and nothing else, whoever the seat belongs to.
            user_id = self.user_id if self.seat is None else None
            seating.check_may_watch(table, user_id, message.key)
            viewers = [None]
        await self.welcome_back(table, seats)
        histories = {viewer: await self.missed(table, viewer, message.known) for viewer in viewers}
        table = await self.house.table(message.table)  # nobody followed it: it may have been let go
        if not set(seats) <= set(self.seats_at(table)):
            raise Refused("the seat has changed hands", code="seat.not_yours", status=403)
        self.tables.add(table.id)
        audience = self.house.audiences[table.id]
        self.say(TableNews(table_info(table, self.language), self.seats_at(table)))
        for viewer in viewers:
            audience.add(viewer, self)
            # What came in while the history was read is told here, too.
            steps = [told for told in table.recent if viewer in told.parts]
            steps = merged(histories[viewer], steps, viewer)
            self.say(audience.full(viewer, self.language, steps))
        await self.house.chat.tell_lines(self, table)

    async def missed(self, table: Table, viewer: Viewer, known: dict[str, int]) -> Any:
        """The steps behind the number the client knows; none for one that starts afresh."""
        number = known.get("watch" if viewer is None else str(viewer))
        if number is not None and number > table.numbers[viewer]:
            await self.house.refresh(table.id)  # another process has told more than we know
        if number is None or number >= table.numbers[viewer]:
            return (table.numbers[viewer], [])
        return (number, await self.house.history(table, viewer, number))

    async def welcome_back(self, table: Table, seats: list[int]) -> None:
        """Whoever opens the page gets the seat back from the bot."""
        for seat in seats:
            self.service.notices.seen(table.id, seat)
            await seating.come_back(self.house, table, seat)

    async def unwatch(self, message: Unwatch) -> None:
        self.leave(message.table)

    def follows(self, table_id: str) -> bool:
        """Whether it still does: a seat that changes hands is followed no more."""
        audience = self.house.audiences.get(table_id)
        return audience is not None and self in audience

    def leave(self, table_id: str) -> None:
        self.tables.discard(table_id)
        if table_id in self.house.audiences:
            self.house.audiences[table_id].remove(self)
            # Whoever leaves on their own turn may want to be told.
            self.house.attendant.attend(self.house.tables[table_id])

    def unwatch_all(self) -> None:
        for table_id in list(self.tables):
            self.leave(table_id)

    # ---- playing ----

    async def do(self, message: Any, draft: Any) -> None:
        """Something a seat does; answered when it is stored."""
        if not isinstance(message, (Act, Resign)):
            self.service.limits.check("beside", self.user_id or self.address)
        table = await self.house.table(message.table)
        table.check_seat(message.seat)
        self.check_is_mine(table, message.seat)
        if self.person is not None and self.person.program:
            await seating.program_plays(self.house, table, message.seat, self.person)
        await seating.come_back(self.house, table, message.seat)

        def checked(table: Table) -> Draft:
            self.check_is_mine(table, message.seat)
            found: Draft = draft(table)
            return found

        # Ids are each sender's own: two people may use the same one.
        own = table.message_key(message.seat, message.id)
        number = await self.house.do(table.id, checked, user_id=self.user_id, message=own)
        self.say(Done(message.id, table.id, number))

    def check_is_mine(self, table: Table, seat: int) -> None:
        if seat not in self.seats_at(table):
            raise Refused(f"seat {seat} is somebody else's", code="seat.not_yours", status=403)

    async def act(self, message: Act) -> None:
        seat, decision, action = message.seat, message.decision, message.action
        await self.do(message, lambda table: table.draft_act(seat, decision, action))

    async def try_out(self, message: Try) -> None:
        self.service.limits.check("beside", self.user_id or self.address)
        table = await self.house.table(message.table)
        table.check_seat(message.seat)
        self.check_is_mine(table, message.seat)
        if table.message_key(message.seat, message.id) in table.messages:
            found = None  # sent again: it is done already
        else:
            found = tried(table, message, self.language)
        if found is not None and (found.turn is not None or not message.do):
            self.say(found)
        else:
            await self.do_tried(message, message.actions if found is None else found.actions)

    async def do_tried(self, message: Try, actions: list[dict[str, Any]]) -> None:
        """Nothing is left to choose, so nobody is asked again."""
        seat, decision = message.seat, message.decision

        def draft(table: Table) -> Draft:
            if len(actions) == 1:
                return table.draft_act(seat, decision, actions[0])
            plan = table.plans.get(seat)
            return table.draft_plan(seat, actions, plan is not None and plan.auto_pass, decision)

        await self.do(message, draft)

    async def undo(self, message: Undo) -> None:
        await self.do(message, lambda table: table.draft_undo(message.seat, message.steps))

    async def offer(self, message: Offer) -> None:
        seat, what, steps = message.seat, message.what, message.steps
        await self.do(message, lambda table: table.draft_offer(seat, what, steps))

    async def reply(self, message: Answer) -> None:
        seat, number, yes = message.seat, message.offer, message.yes
        await self.do(message, lambda table: table.draft_answer(seat, number, yes))

    async def plan(self, message: Plan) -> None:
        seat, actions, auto_pass = message.seat, message.actions, message.auto_pass
        decision = message.decision
        await self.do(message, lambda table: table.draft_plan(seat, actions, auto_pass, decision))

    async def resign(self, message: Resign) -> None:
        await self.do(message, lambda table: table.draft_resign(message.seat))

    async def chat(self, message: Chat) -> None:
        if self.person is not None:
            check_is_no_program(self.person)
            self.service.limits.check("chat", self.person.id)
        follows = self.tables if self.follows(message.table) else set()
        number = await self.house.chat.say(
            self.person, message.table, message.text, message.id, follows
        )
        self.say(Done(message.id, message.table, number))

    async def propose(self, message: Propose) -> None:
        if self.person is None:
            raise Refused("only people with a name point", code="person.unknown", status=401)
        check_is_no_program(self.person)
        self.service.limits.check("proposal", self.person.id)
        table = await self.house.table(message.table)
        table.check_seat(message.seat)
        self.check_is_mine(table, message.seat)
        await self.house.propose(table, message.seat, message.place)
        self.say(Done(message.id, table.id))

    async def ping(self, message: Ping) -> None:
        self.say(Pong(message.id, now()))


def understood(content: bytes) -> Message:
    if len(content) > messages.LONGEST:
        raise Refused("the message is too long", code="message.too_long", status=413)
    try:
        message: Message = messages.decoder.decode(content)
        return message
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Refused(str(error)[:200], code="message.invalid", status=422) from None


def merged(history: Any, recent: list[Any], viewer: Viewer) -> list[Any]:
    """The steps behind a number, without a gap and without a double."""
    after, steps = history
    found = {told.parts[viewer][0]: told for told in [*steps, *recent]}
    return [found[number] for number in sorted(found) if number > after]


HANDLERS: dict[type, Any] = {
    Hello: Connection.hello,
    Watch: Connection.watch,
    Unwatch: Connection.unwatch,
    Act: Connection.act,
    Try: Connection.try_out,
    Undo: Connection.undo,
    Offer: Connection.offer,
    Answer: Connection.reply,
    Plan: Connection.plan,
    Resign: Connection.resign,
    Chat: Connection.chat,
    Propose: Connection.propose,
    Ping: Connection.ping,
}
