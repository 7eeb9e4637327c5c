"""The watchman of a house: he looks after tables that should have moved, and lets others go."""

from __future__ import annotations

import asyncio
import contextlib
from time import monotonic
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import func, select, update

from carrack.kernel.errors import CarrackError
from carrack.server.errors import Refused
from carrack.server.storage import database, schema
from carrack.server.storage.database import now
from carrack.server.tables import drafts
from carrack.server.tables.facts import CLOSED, ENDED, IDLE_AFTER, OPEN, PLAYING, Draft
from carrack.server.tables.hearing import look_at_person
from carrack.server.tables.loading import count_from
from carrack.server.tables.table import Table

if TYPE_CHECKING:
    from carrack.server.tables.house import House

log = structlog.get_logger()

KEPT_SECONDS = 300.0  # that a table stays in memory when nobody follows it
FORGOTTEN_AFTER = 7 * 86_400_000  # ms
OVERDUE = 1000  # ms after which a table is taken over from a process that does not move it
TELLING_SECONDS = 60.0  # between two looks for messages that nobody finished
START_AHEAD = 15_000  # ms; whoever starts looks after what comes due within this time


class Watchman:
    """Walks through the house once a second, for as long as its process runs."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.task: asyncio.Task[None] | None = None
        self.clock_start = database.now.start
        self.operator_rows: int | None = None  # what the operator has written down so far
        self.next_closing = monotonic() + 60
        self.next_telling = 0.0

    def start(self) -> None:
        self.task = asyncio.create_task(self.watch(), name="watchman")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def watch(self) -> None:
        """Tables that should have moved and did not: after a crash, or a process that is gone."""
        await self.load_overlooked()
        grace = -START_AHEAD
        while True:
            try:
                self.look_at_clock()
                await self.take_over(now() - grace)
                await self.look_for_operator()
                self.tidy()
                await self.close_forgotten()
                await self.tell_left_over()
                self.house.metrics.tables.set(len(self.house.tables))
            except CarrackError as error:
                log.warning("watchman", error=error.code)
            except Exception:  # he comes again, whatever happened
                log.exception("watchman")
            grace = OVERDUE
            await asyncio.sleep(1)

    def look_at_clock(self) -> None:
        """Where the clock of the machine has been set right by days, nobody's time ran out by that:
        as after a start, it counts from now.
        """
        time, start = now(), database.now.start
        if start > self.clock_start:
            self.house.started = time
            for table in self.house.tables.values():
                count_from(table, time)
                self.house.attendant.attend(table)
        self.clock_start = start

    async def close_forgotten(self) -> None:
        """Tables that nobody came to for a week are closed. A game without a clock in which nobody
        has done anything for three months ends without a result: nobody else could end it.
        """
        if monotonic() < self.next_closing:
            return
        self.next_closing = monotonic() + 3600
        columns = schema.tables.c
        unopened = (columns.status == OPEN) & (columns.changed < now() - FORGOTTEN_AFTER)
        idle = (columns.changed < now() - IDLE_AFTER) & columns.wakes.is_(None)
        unfinished = (columns.status == PLAYING) & idle
        for wanted, draft in ((unopened, closed_if_open), (unfinished, ended_if_idle)):
            async with self.house.database.read() as connection:
                query = select(columns.id).where(wanted).limit(200)
                found = (await connection.scalars(query)).all()
            for table_id in found:
                if not self.house.audiences.get(table_id):
                    with contextlib.suppress(Refused):  # somebody came after all
                        await self.house.do(table_id, draft)

    async def look_for_operator(self) -> None:
        """What the operator does from another process is written down, and seen here at once."""
        async with self.house.database.read() as connection:
            last = await connection.scalar(select(func.max(schema.audit.c.id))) or 0
        if last == self.operator_rows:
            return
        began, self.operator_rows = self.operator_rows is None, last
        if began:
            return
        for user_id in {connection.user_id for connection in self.house.connections}:
            if user_id is not None:
                await look_at_person(self.house, user_id)
        for table_id in list(self.house.tables):
            await self.house.refresh(table_id)

    async def tell_left_over(self) -> None:
        """What a process that is gone was about to tell is told by this one."""
        if monotonic() >= self.next_telling:
            self.next_telling = monotonic() + TELLING_SECONDS
            await self.house.attendant.notices.tell_left_over()

    async def load_overlooked(self) -> None:
        """Tables whose people were about to be told when the last process stopped."""
        try:
            for table_id in await self.house.attendant.notices.overlooked():
                await self.house.table(table_id)
        except CarrackError as error:
            log.warning("notices.overlooked", error=error.code)
        except Exception:  # they are told when they come
            log.exception("notices.overlooked")

    async def take_over(self, before: int) -> None:
        """Move every table that should have been looked at by then and was not."""
        columns = schema.tables.c
        wanted = select(columns.id, columns.wakes).where(columns.wakes <= before).limit(200)
        async with self.house.database.read() as connection:
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
        soon = now() + self.house.attendant.soon
        if not await self.wakes_later(table_id, wakes, soon):
            return
        table = await self.house.table(table_id)
        self.house.attendant.attend(table)
        await self.wakes_later(table_id, soon, self.house.attendant.looks_again(table))

    async def wakes_later(self, table_id: str, before: int, after: int | None) -> bool:
        """Whether the table was still to be looked at then; from now on at the other time."""
        columns = schema.tables.c
        async with self.house.database.write() as connection:
            claim = await connection.execute(
                update(schema.tables)
                .where(columns.id == table_id, columns.wakes == before)
                .values(wakes=after)
            )
        return claim.rowcount == 1

    def tidy(self) -> None:
        """Let tables go that nobody follows: after a while, or when there are too many."""
        house, busy = self.house, self.house.attendant.busy_tables()
        idle = [table for table in house.tables.values() if house.is_idle(table, busy)]
        idle.sort(key=lambda table: table.used)
        too_many = len(house.tables) - house.settings.kept_tables
        for number, table in enumerate(idle):
            if number < too_many or table.used < monotonic() - KEPT_SECONDS:
                house.forget(table)


def ended_if_idle(table: Table) -> Draft:
    if not table.is_playing or table.last_time > now() - IDLE_AFTER:
        raise Refused("somebody came after all", code="table.started")
    return drafts.end(table, ENDED, "forgotten")


def closed_if_open(table: Table) -> Draft:
    if table.facts.status != OPEN:
        raise Refused("somebody came after all", code="table.started")
    return drafts.end(table, CLOSED, "empty")
