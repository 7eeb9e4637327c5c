"""Your turn, page closed: one message for each wait, to those who asked for it.

The house says whom a table waits for and who has no page open there. After a moment we look whether
the seat still has to act, and whether its person asked for messages. A row in `notices` is stored
before anything is sent: its key makes a second message about the same wait impossible, whichever
process tries. The row also notes by which ways the message has gone out; what a process that was
killed had not sent is sent by the next one. Only a kill in the instant between an answer from
outside and our note of it lets one go out again, under the same name. A message that cannot be
delivered is tried again a little, and then let go; no game ever waits for one.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

import structlog
from sqlalchemy import ColumnElement, String, case, cast, insert, literal, select, update
from sqlalchemy.exc import IntegrityError
from structlog.contextvars import bind_contextvars

from carrack.kernel.errors import CarrackError
from carrack.server.errors import Refused, Unavailable
from carrack.server.notices import push
from carrack.server.notices.push import PushKey
from carrack.server.notices.quiet import held_until
from carrack.server.notices.sending import Path, Reader, Sender, Wait, trial_content
from carrack.server.operate.observing import Metrics, bind_person, bind_table
from carrack.server.settings import Settings
from carrack.server.storage import schema
from carrack.server.storage.database import Database, now

log = structlog.get_logger()

STOP_SECONDS = 5.0  # how long a stop waits for what is on its way
LOOK_SECONDS = 1.0  # how often a line is looked at in which everybody waits for long
LATER_SECONDS = 5.0  # how long a database that does not answer is left alone
MOST_WAITING = 20_000  # waits in line; beyond, the oldest is forgotten
MOST_AT_ONCE = 100  # waits looked at with one question
MOST_OVERLOOKED = 200  # tables looked at again after a start
MOST_LEFT = 2000  # messages that another process did not finish, looked at with one question
MOST_MESSAGES = 50  # people who are written to at the same time
LEFT_MS = 300_000  # after which a message that was begun and not finished is another process's


# Whether somebody wants to hear of anything at all.
asks_for_notices = cast(schema.users.c.notices, String).like("%true%")


async def no_round(table_id: str, wait: int) -> int:
    """Without tournaments there are none."""
    return 0


class Notices:
    """All messages of one process."""

    def __init__(
        self, database: Database, settings: Settings, key: PushKey, metrics: Metrics
    ) -> None:
        self.database = database
        self.settings = settings
        self.began = now()
        self.key = key
        self.metrics = metrics
        self.sender = Sender(database, settings, key, metrics)
        self.subscriptions = self.sender.subscriptions
        self.hooks = self.sender.hooks
        # In the order of their times, since all wait equally long.
        self.waiting: dict[tuple[str, int], Wait] = {}
        self.held: dict[tuple[str, int], Wait] = {}  # until quiet hours end, or for a digest
        self.clock: Callable[[], datetime] = partial(datetime.now, UTC)
        self.round_of: Callable[[str, int], Awaitable[int]] = no_round  # the steward knows
        self.wanted = asyncio.Event()
        self.gate = asyncio.Semaphore(MOST_MESSAGES)
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by person
        self.sending: set[asyncio.Task[None]] = set()
        self.task: asyncio.Task[None] | None = None

    @classmethod
    async def create(
        cls, database: Database, settings: Settings, metrics: Metrics | None = None
    ) -> Notices:
        """Ready to work; the keys are made at the first start and shared by all processes."""
        stored = await database.secret("vapid", push.new_key())
        key = PushKey(stored, push.contact(settings))
        notices = cls(database, settings, key, metrics or Metrics())
        notices.task = asyncio.create_task(notices.run(), name="notices")
        return notices

    async def stop(self) -> None:
        """Finish what is on its way. Who still waits in line is found again at the next start."""
        self.waiting.clear()
        self.held.clear()
        self.sender.stopping.set()
        self.wanted.set()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(STOP_SECONDS):
                while tasks := self.under_way():
                    await asyncio.wait(tasks)
        left = self.under_way()
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
        self.sender.close()

    def under_way(self) -> list[asyncio.Task[Any]]:
        tasks = (self.task, *self.sending, *self.sender.letters)
        return [task for task in tasks if task is not None and not task.done()]

    # ---- the line ----

    def waits(
        self,
        table_id: str,
        title: str,
        table_name: str,
        seat: int,
        wait: int,
        user_id: str,
        round_: int = 0,
    ) -> None:
        """Somebody without an open page has to act, or to come for a round of a tournament; a later
        wait of the seat takes its place.
        """
        place = (table_id, seat)
        known = self.waiting.get(place) or self.held.get(place)
        if known is not None and (known.wait, known.round) >= (wait, round_):
            return
        self.seen(table_id, seat)
        if len(self.waiting) >= MOST_WAITING:
            del self.waiting[next(iter(self.waiting))]
            self.metrics.notices.labels("any", "dropped").inc()
        due = time.monotonic() + self.settings.notice_delay
        new = Wait(table_id, title, table_name, seat, wait, user_id, due, round=round_)
        self.waiting[table_id, seat] = new
        self.wanted.set()

    def seen(self, table_id: str, seat: int) -> None:
        """The person has opened the table; there is nothing to tell any more."""
        self.waiting.pop((table_id, seat), None)
        self.held.pop((table_id, seat), None)

    async def run(self) -> None:
        while True:
            await self.wanted.wait()
            if self.sender.stopping.is_set():
                return
            batch = await self.next_batch()
            try:
                await self.tell_batch(batch)
            except Unavailable:
                log.warning("notices.later", count=len(batch))
                self.later(batch)
            except Exception:  # one trouble must not silence everybody for good
                log.exception("notices.not_looked", count=len(batch))

    def later(self, batch: list[Wait]) -> None:
        """The database does not answer; look again when it may."""
        due = time.monotonic() + max(LATER_SECONDS, self.settings.notice_delay)
        for wait in batch:
            self.waiting.setdefault((wait.table_id, wait.seat), replace(wait, due=due))

    async def next_batch(self) -> list[Wait]:
        """The waits whose time has come; waits itself until there is one, or it is woken."""
        first = next(iter(self.waiting.values()), None)
        held = min((wait.due for wait in self.held.values()), default=None)
        if first is None and held is None:
            self.wanted.clear()
            return []
        due = min(time for time in (first.due if first else None, held) if time is not None)
        # Whoever begins to wait while we rest for somebody's morning is due before it.
        await self.sender.rest(
            min(due - time.monotonic(), max(LOOK_SECONDS, self.settings.notice_delay))
        )
        moment = time.monotonic()
        batch: list[Wait] = []
        for wait in self.waiting.values():
            if wait.due > moment or len(batch) == MOST_AT_ONCE:
                break
            batch.append(wait)
        batch += [wait for wait in self.held.values() if wait.due <= moment]
        for wait in batch:
            self.seen(wait.table_id, wait.seat)
        return batch

    # ---- whether somebody is told ----

    async def tell_batch(self, batch: list[Wait]) -> None:
        """Send to those of a batch who asked for it and still have to act.

        One question is for the whole batch, since most people have asked for nothing.
        """
        if not batch:
            return
        readers = await self.readers({wait.table_id for wait in batch})
        together: dict[str, list[Wait]] = {}  # what was held back for the same person
        for wait in batch:
            reader = readers.get((wait.table_id, wait.seat))
            if reader is None or reader.id != wait.user_id or not reader.asked:
                continue
            if not reader.acts and not wait.round:
                continue
            if wait.is_held:
                together.setdefault(reader.id, []).append(wait)
            elif not self.hold(wait, reader):
                self.send([wait], reader)
        for waits in together.values():
            self.send(waits, readers[waits[0].table_id, waits[0].seat])

    def hold(self, wait: Wait, reader: Reader) -> bool:
        """Whether somebody wants to hear of this later; then it lies here until then."""
        moment = self.clock()
        until = held_until(reader.wishes, moment)
        if until is None or len(self.held) >= MOST_WAITING:
            return False
        due = time.monotonic() + (until - moment).total_seconds()
        self.held.setdefault((wait.table_id, wait.seat), replace(wait, due=due, is_held=True))
        self.wanted.set()
        return True

    def send(self, waits: Sequence[Wait], reader: Reader) -> None:
        self.keep(self.guarded(waits, reader.id, partial(self.tell, waits, reader)))

    def keep(self, work: Coroutine[Any, Any, None]) -> None:
        """Something is on its way, until it has arrived."""
        task = asyncio.create_task(work)
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    async def readers(self, table_ids: set[str]) -> dict[tuple[str, int], Reader]:
        """The persons of these tables, by their places, and whether they have to act now."""
        tables, seats, users = schema.tables, schema.seats, schema.users
        confirmed = case((users.c.mail_confirmed, users.c.mail), else_=None)
        wanted = (
            select(seats.c.table_id, seats.c.seat, tables.c.acting)
            .add_columns(users.c.id, users.c.language, users.c.notices, confirmed.label("mail"))
            .join_from(seats, tables, tables.c.id == seats.c.table_id)
            .join(users, users.c.id == seats.c.user_id)
            .where(tables.c.id.in_(table_ids), tables.c.status == "playing")
            .where(seats.c.kind == "person", ~seats.c.away, ~seats.c.resigned, ~users.c.banned)
        )
        async with self.database.read() as connection:
            found = (await connection.execute(wanted)).all()
        return {
            (row.table_id, row.seat): Reader(
                row.id,
                row.language,
                row.mail or "",
                self.sender.channels(row.notices, row.mail),
                f",{row.seat}," in row.acting,
                row.notices,
            )
            for row in found
        }

    async def overlooked(self) -> list[str]:
        """Tables that wait for somebody who asked for messages and got none, the newest first.

        After a crash they are in nobody's memory; who loads them says again for whom they wait.
        """
        tables, seats, users, sent = schema.tables, schema.seats, schema.users, schema.notices
        acts = tables.c.acting.like(literal("%,") + cast(seats.c.seat, String) + ",%")
        waits = select(seats.c.seat).join(users, users.c.id == seats.c.user_id)
        waits = waits.where(seats.c.table_id == tables.c.id, seats.c.kind == "person")
        waits = waits.where(acts, asks_for_notices)
        known = select(sent.c.wait).where(sent.c.table_id == tables.c.id)
        known = known.where(sent.c.time >= tables.c.changed)
        wanted = (
            select(tables.c.id)
            .where(tables.c.status == "playing", waits.exists(), ~known.exists())
            .order_by(tables.c.changed.desc())
            .limit(MOST_OVERLOOKED)
        )
        async with self.database.read() as connection:
            return list((await connection.scalars(wanted)).all())

    async def guarded(
        self, waits: Sequence[Wait], user_id: str, work: Callable[[], Awaitable[None]]
    ) -> None:
        """Nobody's slow devices keep others from being told, and no trouble goes beyond here."""
        bind_table(waits[0].table_id)
        bind_person(user_id)
        bind_contextvars(seat=waits[0].seat, wait=waits[0].wait)
        try:
            async with self.turn(user_id), self.gate:
                await work()
        except CarrackError as error:
            log.warning("notice.given_up", code=error.code)
        except Exception:  # no message is worth a game
            log.exception("notice.failed")

    def turn(self, user_id: str) -> asyncio.Lock:
        """A person is told one thing after the other."""
        return self.turns.setdefault(user_id, asyncio.Lock())

    async def tell(self, waits: Sequence[Wait], reader: Reader) -> None:
        """Everything about waits of one person: look once more, claim each, send one message."""
        ways = await self.sender.ways(reader)
        if not ways:
            return
        told = [one for one in waits if not await self.has_acted(one) and await self.claim(one)]
        if told:
            await self.tell_by(ways, told, set())

    async def tell_by(self, ways: Sequence[Path], waits: Sequence[Wait], gone: set[str]) -> None:
        """Send by every way that has not been gone, and note each as soon as it is."""
        left = [one for one in ways if one.name not in gone]
        noting = asyncio.Lock()

        async def tell_one(one: Path) -> None:
            await self.sender.deliver(one.channel, partial(one.way, waits))
            async with noting:
                gone.add(one.name)
                await self.note(waits, gone, done=all(other.name in gone for other in left))

        if left:
            await asyncio.gather(*(tell_one(one) for one in left))
        else:
            await self.note(waits, gone, done=True)

    async def note(self, waits: Sequence[Wait], gone: set[str], done: bool) -> None:
        sent = schema.notices
        async with self.database.write() as connection:
            for wait in waits:
                await connection.execute(
                    update(sent).where(*row_of(wait)).values(ways=sorted(gone), done=done)
                )

    # ---- what a process left behind that was killed ----

    async def tell_left_over(self) -> None:
        """Messages that somebody began to send and did not finish go out now, or when the quiet
        hours of their reader are over: until then nobody takes them.
        """
        found = await self.left_over()
        readers = await self.readers({wait.table_id for wait, _, _ in found}) if found else {}
        for left, begun, gone in found:
            wait = replace(left, round=await self.round_of(left.table_id, left.wait))
            reader = readers.get((wait.table_id, wait.seat))
            wishes = {} if reader is None else {**reader.wishes, "digest": None}
            if held_until(wishes, self.clock()) is None and await self.take_over(wait, begun):
                work = partial(self.tell_again, wait, reader, gone)
                self.keep(self.guarded([wait], wait.user_id, work))

    async def left_over(self) -> list[tuple[Wait, int, set[str]]]:
        """Nobody else tells for a file of our own; where others may, they had their time."""
        sent, tables, seats = schema.notices.c, schema.tables.c, schema.seats.c
        before = self.began if self.database.is_sqlite else now() - LEFT_MS
        wanted = (
            select(sent.table_id, tables.title, tables.name, sent.seat, sent.wait, seats.user_id)
            .add_columns(sent.time, sent.ways)
            .join_from(schema.notices, schema.tables, tables.id == sent.table_id)
            .join(schema.seats, (seats.table_id == sent.table_id) & (seats.seat == sent.seat))
            .where(~sent.done, sent.time < before)
            .order_by(sent.time)
            .limit(MOST_LEFT)
        )
        async with self.database.read() as connection:
            found = (await connection.execute(wanted)).all()
        return [(left_wait(row), row.time, set(row.ways or ())) for row in found]

    async def take_over(self, wait: Wait, begun: int) -> bool:
        """Whether this process is the one that tells it now."""
        sent = schema.notices
        async with self.database.write() as connection:
            taken = await connection.execute(
                update(sent)
                .where(*row_of(wait), ~sent.c.done, sent.c.time == begun)
                .values(time=now())
            )
        return taken.rowcount == 1

    async def tell_again(self, wait: Wait, reader: Reader | None, gone: set[str]) -> None:
        """Unless nobody waits any more, or somebody else has the seat now."""
        same = reader is not None and reader.id == wait.user_id
        calls = reader is not None and (reader.acts or wait.round > 0)
        waits = same and calls and not await self.has_acted(wait)
        ways = await self.sender.ways(reader) if reader is not None and waits else []
        await self.tell_by(ways, [wait], gone)

    async def has_acted(self, wait: Wait) -> bool:
        """Whether the seat has acted since, and now has to act once more: that is another wait."""
        journal = schema.journal
        wanted = (
            select(journal.c.seq)
            .where(journal.c.table_id == wait.table_id, journal.c.seq > wait.wait)
            .where(journal.c.seat == wait.seat, journal.c.kind == "act")
            .limit(1)
        )
        async with self.database.read() as connection:
            return await connection.scalar(wanted) is not None

    async def claim(self, wait: Wait) -> bool:
        """Whether this wait is ours to tell; only one ever gets a yes."""
        row: dict[str, Any] = {"table_id": wait.table_id, "seat": wait.seat, "wait": wait.wait}
        row |= {"time": now(), "ways": [], "done": False}
        try:
            async with self.database.write() as connection:
                await connection.execute(insert(schema.notices).values(row))
        except IntegrityError:
            return False
        return True

    # ---- a message to oneself ----

    async def try_push(self, user_id: str, language: str) -> tuple[int, int]:
        """A message to oneself, tried once: how many browsers took it, of how many."""
        devices = await self.subscriptions.of(user_id)
        if not devices:
            raise Refused("no browser of yours has subscribed", code="push.none")
        turn = self.turn(user_id)
        if turn.locked():
            raise Refused("a message to you is on its way", code="push.busy")
        content = trial_content(language)
        async with turn:
            taken = await asyncio.gather(
                *(self.sender.try_device(device, content) for device in devices)
            )
        return sum(taken), len(taken)

    async def try_hook(self, user_id: str, hook_id: str, language: str) -> bool:
        """A message to one's own address, tried once: whether it was taken."""
        hook = next((one for one in await self.hooks.of(user_id) if one.id == hook_id), None)
        if hook is None:
            raise Refused("there is no such address", code="notices.no_hook", status=404)
        turn = self.turn(user_id)
        if turn.locked():
            raise Refused("a message to you is on its way", code="push.busy")
        async with turn:
            return await self.sender.try_hook(hook, language)


def row_of(wait: Wait) -> tuple[ColumnElement[bool], ...]:
    """The row of a wait that is told."""
    sent = schema.notices.c
    return (
        sent.table_id == wait.table_id,
        sent.seat == wait.seat,
        sent.wait == wait.wait,
    )


def left_wait(row: Any) -> Wait:
    """The wait that such a row is about."""
    return Wait(row.table_id, row.title, row.name, row.seat, row.wait, row.user_id or "", 0.0)
