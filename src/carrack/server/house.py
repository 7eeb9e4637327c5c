"""All tables of one process, and the way of one click.

A message names a seat's open decision and an action. The table works out the row and the state
after it, and what a plan does at once; the journal stores the rows; only then do they come true
here and go out to everybody, each in their own words. If another process was faster, its rows are
read first and the message is looked at again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Collection
from dataclasses import fields
from time import monotonic
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import func, select, update

from carrack.kernel.errors import BadRecord, CarrackError
from carrack.kernel.state import State
from carrack.server import chapters, clocks, ratings, rows, schema
from carrack.server.attending import Attendant
from carrack.server.beside import beside
from carrack.server.chat import ChatRoom
from carrack.server.database import Database, now
from carrack.server.errors import Conflict, Refused, Unavailable
from carrack.server.fanout import Fanout
from carrack.server.journal import Journal
from carrack.server.messages import PlanDropped
from carrack.server.notices import Notices
from carrack.server.observing import Metrics, bind_table
from carrack.server.people import People
from carrack.server.rows import Entry, Row
from carrack.server.settings import Settings
from carrack.server.table import ASIDE, CLOSED, OPEN, PLAYING, Draft, Facts, Seat, Table, Told
from carrack.server.telling import Audience, encoded

if TYPE_CHECKING:
    from carrack.server.sockets import Connection

log = structlog.get_logger()

KEPT_SECONDS = 300.0  # that a table stays in memory when nobody follows it
FORGOTTEN_AFTER = 7 * 86_400_000  # ms
MOST_ROWS = 20_000  # of one table; the longest games need a tenth of it
TRIES = 20  # how often a message is looked at again because another process was faster
INLINE_ROWS = 60  # a journal up to this is replayed within a frame
OVERDUE = 1000  # ms after which a table is taken over from a process that does not move it
START_AHEAD = 15_000  # ms; whoever starts looks after what comes due within this time
FACTS = tuple(field.name for field in fields(Facts))
SEAT = tuple(field.name for field in fields(Seat))


class House:
    """The tables that are in memory here, and who follows them."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        journal: Journal,
        people: People,
        notices: Notices,
        metrics: Metrics,
    ) -> None:
        self.settings = settings
        self.database = database
        self.journal = journal
        self.people = people
        self.metrics = metrics
        self.tables: dict[str, Table] = {}
        self.audiences: dict[str, Audience] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.operator_rows: int | None = None  # what the operator has written down so far
        self.next_closing = monotonic() + 60
        self.stale: set[str] = set()  # tables of which somebody else may know more
        self.started = now()
        self.attendant = Attendant(self, settings, notices, metrics)
        self.fanout = Fanout(database, journal.process, self.heard)
        self.chat = ChatRoom(self, people)
        self.connections: set[Connection] = set()
        self.watchman: asyncio.Task[None] | None = None
        self.under_way: set[asyncio.Task[int]] = set()

    async def start(self) -> None:
        await self.fanout.start()
        self.watchman = asyncio.create_task(self.watch(), name="watchman")

    @property
    def is_well(self) -> bool:
        """Whether those who must never stop are at work."""
        tasks = (self.watchman, self.journal.task)
        return all(task is not None and not task.done() for task in tasks)

    async def stop(self) -> None:
        """Nothing new begins; what is being stored is stored."""
        if self.watchman is not None:
            self.watchman.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.watchman
        await self.attendant.stop()
        await asyncio.gather(*self.under_way, return_exceptions=True)
        await self.fanout.stop()

    # ---- tables in memory ----

    async def table(self, table_id: str) -> Table:
        """A table from memory, else from the journal."""
        if table_id in self.tables and table_id not in self.stale:
            self.tables[table_id].used = monotonic()
            return self.tables[table_id]
        async with self.loading.setdefault(table_id, asyncio.Lock()):
            try:
                if table_id not in self.tables:
                    self.welcome(await self.load(table_id))
            finally:
                self.loading.pop(table_id, None)
        table = self.tables[table_id]
        table.used = monotonic()
        async with table.lock:
            if table_id in self.stale and self.tables.get(table_id) is table:
                await self.catch_up(table)
        return table

    def welcome(self, table: Table) -> None:
        """A table that was read is looked after from here on."""
        if self.tables.setdefault(table.id, table) is table:
            self.audiences[table.id] = self.audience(table)
            self.attendant.attend(table)

    def audience(self, table: Table) -> Audience:
        """Who follows a table; nobody yet where it was only just read."""
        found = self.audiences.get(table.id)
        window_ms = int(self.settings.window_seconds * 1000)
        return Audience(table, window_ms) if found is None else found

    async def load(self, table_id: str) -> Table:
        table = await self.stored_table(table_id)
        status, reason = table.facts.status, table.facts.reason
        found = await self.journal.rows(table_id)
        try:
            await self.replay(table, found)
        except Exception as error:  # noqa: BLE001 - whatever is wrong with it, the others play on
            if status != ASIDE:
                await self.set_aside(table, error)
            table.facts.status, table.facts.reason = ASIDE, table.facts.reason or reason
            table.trail = None
            return table
        if status == ASIDE:
            await self.take_back_in(table)
        elif table.facts.status != status and status not in (OPEN, PLAYING):
            table.facts.status = status
        table.opened_at = max(table.opened_at, clocks.counts_from(table.facts.clock, self.started))
        return table

    async def replay(self, table: Table, found: list[Row]) -> list[Told]:
        """Let the rows come true again; long journals in a thread, so that no table waits, and
        corrected figures, which are looked through first.
        """
        table.facts.status, table.facts.reason = OPEN, ""

        def work() -> list[Told]:
            told = [table.take(row, table.follow(row)) for row in found]
            table.check_complete()
            return told

        long = len(found) > INLINE_ROWS or bool(table.facts.data)
        return await beside(work, urgent=True) if long else work()

    async def stored_table(self, table_id: str) -> Table:
        """The table without its rows."""
        if not (table_id.isascii() and table_id.isalnum()):  # no database need see such an id
            raise no_table(table_id)
        async with self.database.read() as connection:
            found = await connection.execute(
                select(schema.tables).where(schema.tables.c.id == table_id)
            )
            facts = found.mappings().first()
            found = await connection.execute(
                select(schema.seats).where(schema.seats.c.table_id == table_id)
            )
            places = found.mappings().all()
        if facts is None:
            raise no_table(table_id)
        table = Table(
            Facts(**{name: facts[name] for name in FACTS}),
            [Seat(**{name: place[name] for name in SEAT}) for place in places],
        )
        table.stored_seq = facts["seq"]
        return table

    async def set_aside(self, table: Table, error: Exception) -> None:
        """A journal that does not replay harms no other table; it stays as it is, and is named."""
        reason = f"the journal does not replay: {told_of(error)} (behind row {table.seq})"
        log.error("table.set_aside", table=table.id, reason=reason)
        await self.mark(table, status=ASIDE, reason=reason, wakes=None, acting="")
        self.metrics.set_aside.inc()
        table.facts.status, table.facts.reason = ASIDE, reason
        table.trail = None

    async def take_back_in(self, table: Table) -> None:
        """A table that was set aside replays again, with another version or another disk."""
        acting = ",".join(map(str, table.acting))
        await self.mark(
            table,
            status=table.facts.status,
            reason=table.facts.reason,
            acting=f",{acting}," if acting else "",
            wakes=self.attendant.looks_again(table),
        )
        log.info("table.back", table=table.id)

    async def mark(self, table: Table, **columns: Any) -> None:
        async with self.database.write() as connection:
            await connection.execute(
                update(schema.tables).where(schema.tables.c.id == table.id).values(**columns)
            )

    async def reload(self, table_id: str) -> None:
        """A table whose people have changed outside its journal is read anew by whoever needs it;
        pages that follow it come back by themselves.
        """
        table = self.tables.get(table_id)
        if table is None:
            return
        for connection in list(self.connections):
            if table_id in connection.tables:
                connection.come_again()
        async with table.lock:
            self.forget(table)

    def forget(self, table: Table) -> None:
        """Let a table go that nobody follows; its journal has it all."""
        self.attendant.leave(table)
        self.tables.pop(table.id, None)
        self.audiences.pop(table.id, None)
        self.stale.discard(table.id)

    # ---- the way of one click ----

    async def do(
        self,
        table_id: str,
        draft: Callable[[Table], Draft],
        *,
        user_id: str | None = None,
        message: str | None = None,
    ) -> int:
        """Store what the draft says and make it true; its number in the stream of its seat.

        The draft is worked out again whenever the table has changed meanwhile. Whoever asked may
        go away; what was begun is stored and told all the same.
        """
        work = asyncio.create_task(self.done(table_id, draft, user_id, message))
        self.under_way.add(work)
        work.add_done_callback(self.under_way.discard)
        return await asyncio.shield(work)

    async def done(
        self,
        table_id: str,
        draft: Callable[[Table], Draft],
        user_id: str | None,
        message: str | None,
    ) -> int:
        bind_table(table_id)
        while True:
            table = await self.table(table_id)
            async with table.lock:
                if self.tables.get(table_id) is table:  # else it was read anew meanwhile
                    return await self.stored(table, draft, user_id, message)

    async def stored(
        self,
        table: Table,
        draft: Callable[[Table], Draft],
        user_id: str | None,
        message: str | None,
    ) -> int:
        """The caller holds the table's lock."""
        for _ in range(TRIES):
            if table.id in self.stale:
                await self.catch_up(table)
            if message is not None and message in table.messages:
                return table.messages[message][1]
            try:
                drafted = draft(table)
            except CarrackError:
                # Perhaps the asker knows of rows that we have not heard of yet.
                seq = table.seq
                await self.catch_up(table)
                if table.seq == seq:
                    raise
                continue
            told = await self.tried(table, drafted, user_id, message)
            if told is not None:
                return table.number_of(told, told.seat)
        raise Unavailable("the table changes too quickly")

    async def tried(
        self, table: Table, draft: Draft, user_id: str | None, message: str | None
    ) -> Told | None:
        """Store a row with what follows from it at once, and make it true; None if somebody else
        wrote there first.
        """
        entry = self.entry(table, draft, user_id, message)
        steps = [(entry, draft.state), *self.planned(table, draft, entry.row)]
        try:
            await self.journal.append(*(entry for entry, _ in steps))
        except Conflict:
            self.stale.add(table.id)
            return None
        except Unavailable:
            self.stale.add(table.id)  # it may have been stored all the same
            raise
        told = [self.happened(table, entry.row, state) for entry, state in steps]
        self.attend(table)
        return told[0]

    def planned(self, table: Table, draft: Draft, row: Row) -> list[tuple[Entry, State | None]]:
        """What a plan does at once: stored together with it, so that a card and the end of its
        play, which are one click, need one flush to the disk and not three.
        """
        if draft.kind != rows.PLAN or not draft.body["actions"]:
            return []
        if table.decision(draft.seat) is None:
            return []  # they are for later
        steps: list[tuple[Entry, State | None]] = []
        ahead = table.ahead()
        ahead.take(row, draft.state)
        while (act := ahead.draft_planned(draft.seat)) is not None:
            steps.append((self.entry(ahead, act, None, None), act.state))
            ahead.take(steps[-1][0].row, act.state)
        return steps

    def happened(self, table: Table, row: Row, state: State | None) -> Told:
        """A stored row comes true and is told."""
        told = table.take(row, state)
        if row.kind == rows.ACT:
            self.metrics.actions.inc()
        try:
            self.audiences[table.id].tell(told)
        except Exception:  # it is stored and true; pages that miss a number ask for it
            log.exception("table.not_told", table=table.id)
        return told

    def attend(self, table: Table) -> None:
        """Look what a table needs after what has happened."""
        try:
            self.attendant.attend(table)
        except Exception:  # the watchman looks after it
            log.exception("table.not_attended", table=table.id)

    def entry(self, table: Table, draft: Draft, user_id: str | None, message: str | None) -> Entry:
        """The row with its place in the journal, and what changes beside it."""
        if table.facts.status == ASIDE:
            raise Refused("the table was set aside", code="table.aside")
        if table.seq >= MOST_ROWS and draft.kind in (rows.ACT, rows.UNDO, rows.PLAN):
            raise Refused("this game has become too long", code="table.too_long")
        time = max(now(), table.last_time)
        table.check_in_time(draft, time)
        state = draft.state
        changes_game = state is not None and draft.kind != rows.START
        row = Row(
            table_id=table.id,
            seq=table.seq + 1,
            kind=draft.kind,
            seat=draft.seat,
            body=draft.body,
            fingerprint=table.fingerprint if state is None else state.fingerprint(),
            time=time,
            user_id=user_id,
            message=message,
            clocks=self.clocks_after(table, draft, time) if changes_game else None,
        )
        finish, chapter = ratings.finish_of(table, draft), chapters.chapter_of(table, draft)
        return Entry(row, self.columns(table, draft, row), draft.seats, finish, chapter)

    def columns(self, table: Table, draft: Draft, row: Row) -> dict[str, Any]:
        """What the row changes in `tables`, so that lists need not read journals."""
        columns = dict(draft.facts)
        status = columns.get("status", table.facts.status)
        acting: list[int] = []
        window = False
        if status == PLAYING:
            state = table.state if draft.state is None else draft.state
            acting = list(state.actors)
            window = state.game.is_window(state) or (table.window and table.keeps_decision(draft))
        columns["acting"] = f",{','.join(map(str, acting))}," if acting else ""
        columns["wakes"] = self.attendant.wakes(table, acting, row.time, window, draft.kind)
        if "status" in draft.facts and status not in (OPEN, PLAYING):
            columns["ended"] = row.time
        return columns

    def clocks_after(self, table: Table, draft: Draft, time: int) -> list[int] | None:
        """What is left to each seat once this row is stored."""
        if table.left is None or table.window or draft.state is None:
            return table.left
        spent = time - table.opened_at
        thought = {seat: spent for seat in table.acting if table.seats[seat].is_present}
        passed_on = set(thought) - set(draft.state.actors) if draft.kind == rows.ACT else set()
        return clocks.charged(table.facts.clock, table.left, thought, passed_on)

    async def catch_up(self, table: Table) -> None:
        """Read what other processes wrote, and tell it. The caller holds the table's lock."""
        self.stale.discard(table.id)
        if table.facts.status == ASIDE:
            return
        try:
            found = await self.journal.rows(table.id, table.seq)
        except Unavailable:
            self.stale.add(table.id)
            raise
        for row in found:
            try:
                state = table.follow(row)
            except Exception as error:
                await self.set_aside(table, error)
                self.audiences[table.id].tell_table()
                raise Refused("the table was set aside", code="table.aside") from error
            self.happened(table, row, state)
        if found:
            self.attend(table)

    async def refresh(self, table_id: str) -> None:
        """Somebody else changed a table that is in memory here."""
        self.stale.add(table_id)
        with contextlib.suppress(CarrackError):
            await self.table(table_id)

    async def history(self, table: Table, viewer: int | None, after: int) -> list[Told]:
        """The steps of a viewer's stream behind a number, in order."""
        kept = [told for told in table.recent if viewer in told.parts]
        if not kept or kept[0].parts[viewer][0] > after + 1:
            kept = await self.replayed(table, viewer)
        return [told for told in kept if told.parts[viewer][0] > after]

    async def replayed(self, table: Table, viewer: int | None) -> list[Told]:
        """Every step a viewer was ever told, from the journal."""
        again = await self.stored_table(table.id)
        again.stored_seq = 0  # more may be stored by the time we read
        told = await self.replay(again, await self.journal.rows(table.id))
        return [one for one in told if viewer in one.parts]

    # ---- what others do ----

    async def heard(self, words: list[str]) -> None:
        """A message from another process: what about, and which."""
        match words:
            case ["table", table_id] if table_id in self.tables or table_id in self.loading:
                await self.refresh(table_id)
            case ["chat", table_id, number] if table_id in self.tables and number.isdigit():
                await self.chat.heard(table_id, int(number))
            case ["proposal", table_id, seat, *place] if table_id in self.tables and seat.isdigit():
                with contextlib.suppress(CarrackError):  # the turn it was about may be over
                    self.point(self.tables[table_id], int(seat), place[0] if place else None)
            case ["here", table_id, seat] if seat.isdigit():
                self.attendant.notices.seen(table_id, int(seat))
            case ["person", user_id]:
                await self.look_at_person(user_id)
            case ["reload", table_id]:
                await self.reload(table_id)
            case ["all"]:
                self.stale |= set(self.tables)
                for table_id in list(self.tables):
                    await self.refresh(table_id)

    async def person_changed(self, user_id: str, tables: Collection[str] = ()) -> None:
        """Somebody was renamed, muted, banned or is gone: pages and other processes are told."""
        await self.look_at_person(user_id)
        await self.fanout.tell("person", user_id)
        for table_id in tables:
            await self.reload(table_id)
            await self.fanout.tell("reload", table_id)

    async def look_at_person(self, user_id: str) -> None:
        self.people.forget(user_id)
        person = await self.people.find(user_id)
        for connection in list(self.connections):
            if connection.user_id == user_id:
                # Whoever has signed out is gone, even if the person is still there.
                connection.person_is(await self.people.again(connection.person, person))

    async def propose(self, table: Table, seat: int, place: str | None) -> None:
        """Somebody points at a place; everybody here sees it, then those at other processes."""
        self.point(table, seat, place)
        await self.fanout.tell("proposal", table.id, str(seat), *([place] if place else []))

    def point(self, table: Table, seat: int, place: str | None) -> None:
        table.propose(seat, place)
        self.audience(table).tell_table()

    def plan_dropped(self, table: Table, seat: int, action: dict[str, Any]) -> None:
        audience = self.audiences.get(table.id)
        for listener in audience.listeners.get(seat, []) if audience else []:
            listener.send(encoded(PlanDropped(table.id, seat, action)))

    # ---- the watchman ----

    async def watch(self) -> None:
        """Tables that should have moved and did not: after a crash, or a process that is gone."""
        await self.load_overlooked()
        grace = -START_AHEAD
        while True:
            try:
                await self.take_over(now() - grace)
                await self.look_for_operator()
                self.tidy()
                await self.close_forgotten()
                self.metrics.tables.set(len(self.tables))
            except CarrackError as error:
                log.warning("watchman", error=error.code)
            except Exception:  # he comes again, whatever happened
                log.exception("watchman")
            grace = OVERDUE
            await asyncio.sleep(1)

    async def close_forgotten(self) -> None:
        """Tables that nobody came to for a week are closed."""
        if monotonic() < self.next_closing:
            return
        self.next_closing = monotonic() + 3600
        columns = schema.tables.c
        before = now() - FORGOTTEN_AFTER
        query = select(columns.id).where(columns.status == OPEN, columns.changed < before)
        async with self.database.read() as connection:
            found = (await connection.scalars(query.limit(200))).all()
        for table_id in found:
            if not self.audiences.get(table_id):
                await self.do(table_id, closed_if_open)

    async def look_for_operator(self) -> None:
        """What the operator does from another process is written down, and seen here at once."""
        async with self.database.read() as connection:
            last = await connection.scalar(select(func.max(schema.audit.c.id))) or 0
        if last == self.operator_rows:
            return
        began, self.operator_rows = self.operator_rows is None, last
        if began:
            return
        for user_id in {connection.user_id for connection in self.connections}:
            if user_id is not None:
                await self.look_at_person(user_id)
        for table_id in list(self.tables):
            await self.refresh(table_id)

    async def load_overlooked(self) -> None:
        """Tables whose people were about to be told when the last process stopped."""
        try:
            for table_id in await self.attendant.notices.overlooked():
                await self.table(table_id)
        except CarrackError as error:
            log.warning("notices.overlooked", error=error.code)
        except Exception:  # they are told when they come
            log.exception("notices.overlooked")

    async def take_over(self, before: int) -> None:
        table = schema.tables
        wanted = select(table.c.id, table.c.wakes).where(table.c.wakes <= before).limit(200)
        async with self.database.read() as connection:
            overdue = (await connection.execute(wanted)).all()
        for table_id, wakes in overdue:
            try:
                await self.take_over_one(table_id, wakes)
            except CarrackError as error:
                log.warning("table.not_moved", table=table_id, error=error.code)
            except Exception:  # the tables behind it are waiting
                log.exception("table.not_moved", table=table_id)

    async def take_over_one(self, table_id: str, wakes: int) -> None:
        """Move a table that waits too long; of several processes only one does."""
        soon = now() + self.attendant.soon
        if not await self.wakes_later(table_id, wakes, soon):
            return
        table = await self.table(table_id)
        self.attendant.attend(table)
        await self.wakes_later(table_id, soon, self.attendant.looks_again(table))

    async def wakes_later(self, table_id: str, before: int, after: int | None) -> bool:
        """Whether the table was still to be looked at then; from now on at the other time."""
        columns = schema.tables.c
        async with self.database.write() as connection:
            claim = await connection.execute(
                update(schema.tables)
                .where(columns.id == table_id, columns.wakes == before)
                .values(wakes=after)
            )
        return claim.rowcount == 1

    def tidy(self) -> None:
        """Let tables go that nobody follows: after a while, or when there are too many."""
        busy = self.attendant.busy_tables()
        idle = [
            table
            for table in self.tables.values()
            if table.id not in busy and not self.audiences[table.id] and not table.lock.locked()
        ]
        idle.sort(key=lambda table: table.used)
        too_many = len(self.tables) - self.settings.kept_tables
        for number, table in enumerate(idle):
            if number < too_many or table.used < monotonic() - KEPT_SECONDS:
                self.forget(table)


def closed_if_open(table: Table) -> Draft:
    if table.facts.status != OPEN:
        raise Refused("somebody came after all", code="table.started")
    return table.draft_end(CLOSED, "empty")


def no_table(table_id: str) -> Refused:
    """The same for a table that is not there and for one that is not to be known."""
    return Refused(f"there is no table {table_id!r}", code="table.unknown", status=404)


def told_of(error: Exception) -> str:
    """What is wrong with a journal, in words that hold nobody's cards."""
    if isinstance(error, BadRecord):
        return str(error)
    return error.code if isinstance(error, CarrackError) else type(error).__name__
