"""All tables of one process, and the way of one click.

A message names a seat's open decision and an action. The table works out the row and the state
after it, and what a plan does at once; the journal stores the rows; only then do they come true
here and go out to everybody, each in their own words. If another process was faster, its rows are
read first and the message is looked at again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any

import structlog

from carrack.kernel.errors import CarrackError
from carrack.kernel.state import State
from carrack.server.beside import retrieved
from carrack.server.errors import Conflict, Refused, Unavailable
from carrack.server.notices.notices import Notices
from carrack.server.operate.observing import Metrics, bind_table
from carrack.server.people.people import People
from carrack.server.settings import Settings
from carrack.server.storage.database import Database, now
from carrack.server.storage.fanout import Fanout
from carrack.server.storage.journal import Journal
from carrack.server.tables import drafts, following, rows
from carrack.server.tables.attending import Attendant
from carrack.server.tables.chat import ChatRoom
from carrack.server.tables.entries import entry_for
from carrack.server.tables.facts import ASIDE, Draft, Told
from carrack.server.tables.hearing import heard
from carrack.server.tables.lines import Asker
from carrack.server.tables.loading import load, set_aside, told_again
from carrack.server.tables.presence import Presence
from carrack.server.tables.rows import Entry, Row
from carrack.server.tables.table import Table
from carrack.server.tables.watchman import Watchman
from carrack.server.wire.crier import Crier
from carrack.server.wire.telling import Audience

if TYPE_CHECKING:
    from carrack.server.wire.connection import Connection

log = structlog.get_logger()

MOST_NETWORKS = 20_000  # people whose network is remembered
Stored = Callable[[int], None]  # called with a number as soon as it is stored
TRIES = 20  # how often a message is looked at again because another process was faster


def forget_it(number: int) -> None:
    """Nothing is done with a row's number by those who wait until everybody is told."""


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
        self.stale: set[str] = set()  # tables of which somebody else may know more
        self.started = now()
        self.attendant = Attendant(self, settings, notices, metrics)
        self.fanout = Fanout(database, journal.process, partial(heard, self))
        self.chat = ChatRoom(self, people)
        self.presence = Presence(self, journal.process)
        self.connections: set[Connection] = set()
        self.crier = Crier()
        self.watchman = Watchman(self)
        self.under_way: set[asyncio.Task[int]] = set()
        self.networks: OrderedDict[str, str] = OrderedDict()  # where people came from last

    async def start(self) -> None:
        await self.fanout.start()
        self.watchman.start()

    @property
    def is_well(self) -> bool:
        """Whether those who must never stop are at work."""
        tasks = (self.watchman.task, self.journal.task)
        return all(task is not None and not task.done() for task in tasks)

    async def stop(self) -> None:
        """Nothing new begins; what is being stored is stored."""
        await self.watchman.stop()
        await self.attendant.stop()
        self.presence.stop()
        await asyncio.gather(*self.under_way, return_exceptions=True)
        await self.fanout.stop()

    # ---- whose turn it is where many wait ----

    def came_from(self, user_id: str, network: str) -> None:
        self.networks[user_id] = network
        self.networks.move_to_end(user_id)
        if len(self.networks) > MOST_NETWORKS:
            self.networks.popitem(last=False)

    def asker(self, user_id: str) -> Asker:
        """Somebody who has not been here since the start has a share of their own."""
        return Asker(self.networks.get(user_id, user_id), user_id)

    # ---- tables in memory ----

    async def table(self, table_id: str) -> Table:
        """A table from memory, else from the journal."""
        if table_id in self.tables and table_id not in self.stale:
            self.tables[table_id].used = monotonic()
            return self.tables[table_id]
        async with self.loading.setdefault(table_id, asyncio.Lock()):
            try:
                if table_id not in self.tables:
                    self.welcome(await load(self, table_id))
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

    def is_idle(self, table: Table, busy: Collection[str]) -> bool:
        """Whether nobody follows it and nothing is done with it; `busy` are those with bots."""
        at_work = table.lock.locked() or table.id in busy
        return not at_work and not self.audiences[table.id]

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
        stored: Stored = forget_it,
    ) -> int:
        """Store what the draft says and make it true; its number in the stream of its seat. Whoever
        asks to hear of it as soon as it is `stored` is told the number before anybody is told the
        rest; nobody is where it was stored earlier.

        The draft is worked out again whenever the table has changed meanwhile. Whoever asked may
        go away; what was begun is stored and told all the same.
        """
        work = asyncio.create_task(self.done(table_id, draft, user_id, message, stored))
        self.under_way.add(work)
        work.add_done_callback(self.under_way.discard)
        work.add_done_callback(retrieved)  # whoever asked may not be there any more
        return await asyncio.shield(work)

    async def done(
        self,
        table_id: str,
        draft: Callable[[Table], Draft],
        user_id: str | None,
        message: str | None,
        stored: Stored = forget_it,
    ) -> int:
        bind_table(table_id)
        while True:
            table = await self.table(table_id)
            async with table.lock:
                if self.tables.get(table_id) is table:  # else it was read anew meanwhile
                    return await self.stored(table, draft, user_id, message, stored)

    async def stored(
        self,
        table: Table,
        draft: Callable[[Table], Draft],
        user_id: str | None,
        message: str | None,
        stored: Stored = forget_it,
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
            told = await self.tried(table, drafted, user_id, message, stored)
            if told is not None:
                return table.number_of(told, told.seat)
        raise Unavailable("the table changes too quickly")

    async def tried(
        self,
        table: Table,
        draft: Draft,
        user_id: str | None,
        message: str | None,
        stored: Stored = forget_it,
    ) -> Told | None:
        """Store a row with what follows from it at once, and make it true; None if somebody else
        wrote there first.
        """
        entry = entry_for(self.attendant, table, draft, user_id, message)
        steps = [(entry, draft.state), *self.following(table, draft, entry.row)]
        try:
            await self.journal.append(*(entry for entry, _ in steps))
        except Conflict:
            self.stale.add(table.id)
            return None
        except Unavailable:
            self.stale.add(table.id)  # it may have been stored all the same
            raise
        first, *later = steps
        told = self.taken(table, first[0].row, first[1])
        stored(table.number_of(told, told.seat))
        if draft.then:  # a bot's turn is told in one go
            more = [self.taken(table, entry.row, state) for entry, state in later]
            await self.tell(table, told, *more)
        else:
            await self.tell(table, told)
            for entry, state in later:
                await self.tell(table, self.taken(table, entry.row, state))
        self.attend(table)
        return told

    def following(self, table: Table, draft: Draft, row: Row) -> list[tuple[Entry, State | None]]:
        """What follows from a row at once: stored together with it, so that a card and the end of
        its play, which are one click, or all that a bot does in its turn need one flush to the disk
        and not three.
        """
        is_plan = draft.kind == rows.PLAN and draft.body["actions"]
        if is_plan and table.decision(draft.seat) is None:
            return []  # its actions are for later
        if not is_plan and not draft.then:
            return []
        steps: list[tuple[Entry, State | None]] = []
        ahead, then = table.ahead(), iter(draft.then)
        ahead.take(row, draft.state)
        while (act := self.next_of(ahead, draft, then)) is not None:
            steps.append((entry_for(self.attendant, ahead, act, None, None), act.state))
            ahead.take(steps[-1][0].row, act.state)
        return steps

    def next_of(self, ahead: Table, draft: Draft, then: Iterator[dict[str, Any]]) -> Draft | None:
        """The next action of a plan or of a bot's turn, as long as it can be done."""
        if draft.kind == rows.PLAN:
            return drafts.planned(ahead, draft.seat)
        name, decision = next(then, None), ahead.decision(draft.seat)
        if name is None or decision is None:
            return None
        return drafts.possible(ahead, draft.seat, decision, name, "bot")

    def taken(self, table: Table, row: Row, state: State | None) -> Told:
        """Apply a row that is stored now to its table; what there is to tell of it."""
        told = table.take(row, state)
        if row.kind == rows.ACT:
            self.metrics.actions.inc()
        return told

    async def tell(self, table: Table, *told: Told) -> None:
        """What has come true is told, viewer by viewer, several steps in one go, when it is this
        table's turn. The caller holds the table's lock, so that the table stays as it is meanwhile.
        """
        try:
            await self.crier.tell(self.audiences[table.id].telling(*told))
        except Exception:  # it is stored and true; pages that miss a number ask for it
            log.exception("table.not_told", table=table.id)

    def attend(self, table: Table) -> None:
        """Look what a table needs after what has happened."""
        try:
            self.attendant.attend(table)
        except Exception:  # the watchman looks after it
            log.exception("table.not_attended", table=table.id)

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
                state = following.follow(table, row)
            except Exception as error:
                await set_aside(self, table, error)
                self.audiences[table.id].tell_table()
                raise Refused("the table was set aside", code="table.aside") from error
            await self.tell(table, self.taken(table, row, state))
        if found:
            self.attend(table)

    async def refresh(self, table_id: str) -> None:
        """Somebody else changed a table that is in memory here."""
        table = self.tables.get(table_id)
        used = monotonic() if table is None else table.used
        self.stale.add(table_id)
        with contextlib.suppress(CarrackError):
            (await self.table(table_id)).used = used  # nobody here has asked for it

    async def history(self, table: Table, viewer: int | None, after: int) -> list[Told]:
        """The steps of a viewer's stream behind a number, in order."""
        kept = [told for told in table.recent if viewer in told.parts]
        if not kept or kept[0].parts[viewer][0] > after + 1:
            kept = await told_again(self, table, viewer)
        return [told for told in kept if told.parts[viewer][0] > after]
