"""Tables from the database into memory, by their rows; those that do not replay are set aside."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import select, update

from carrack.kernel.errors import BadRecord, CarrackError
from carrack.server.beside import beside
from carrack.server.errors import Refused
from carrack.server.storage import schema
from carrack.server.storage.database import Database
from carrack.server.tables import clocks, following
from carrack.server.tables.facts import ASIDE, OPEN, PLAYING, Facts, Seat, Told
from carrack.server.tables.rows import Row
from carrack.server.tables.table import Table

if TYPE_CHECKING:
    from carrack.server.tables.house import House

log = structlog.get_logger()

INLINE_ROWS = 60  # a journal up to this is replayed within a frame
FACTS = tuple(field.name for field in fields(Facts))
SEAT = tuple(field.name for field in fields(Seat))


async def load(house: House, table_id: str) -> Table:
    table = await stored_table(house.database, table_id)
    status, reason = table.facts.status, table.facts.reason
    found = await house.journal.rows(table_id)
    try:
        await replay(table, found)
    except Exception as error:  # noqa: BLE001 - whatever is wrong with it, the others play on
        if status != ASIDE:
            await set_aside(house, table, error)
        table.facts.status, table.facts.reason = ASIDE, table.facts.reason or reason
        table.trail = None
        return table
    if status == ASIDE:
        await take_back_in(house, table)
    elif table.facts.status != status and status not in (OPEN, PLAYING):
        table.facts.status = status
    count_from(table, house.started)
    return table


def count_from(table: Table, started: int) -> None:
    """Nobody pays for the time before a start, or before the clock was set right."""
    left = [table.left[seat] for seat in table.acting] if table.left is not None else []
    least = clocks.counts_from(table.facts.clock, started, left)
    table.opened_at = max(table.opened_at, least)


async def replay(table: Table, found: list[Row]) -> list[Told]:
    """Let the rows come true again; long journals in a thread, so that no table waits, and
    corrected figures, which are looked through first.
    """
    table.facts.status, table.facts.reason = OPEN, ""
    following.as_opened(table, found)

    def work() -> list[Told]:
        told = [table.take(row, following.follow(table, row)) for row in found]
        following.check_complete(table)
        return told

    long = len(found) > INLINE_ROWS or bool(table.facts.data)
    return await beside(work, urgent=True) if long else work()


async def stored_table(database: Database, table_id: str) -> Table:
    """A table as the database lists it, before its rows come true."""
    if not (table_id.isascii() and table_id.isalnum()):  # no database need see such an id
        raise no_table(table_id)
    async with database.read() as connection:
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


async def told_again(house: House, table: Table, viewer: int | None) -> list[Told]:
    """Every step a viewer was ever told, from the journal."""
    again = await stored_table(house.database, table.id)
    again.stored_seq = 0  # more may be stored by the time we read
    told = await replay(again, await house.journal.rows(table.id))
    return [one for one in told if viewer in one.parts]


async def set_aside(house: House, table: Table, error: Exception) -> None:
    """A journal that does not replay harms no other table; it stays as it is, and is named."""
    reason = f"the journal does not replay: {reason_in(error)} (behind row {table.seq})"
    log.error("table.set_aside", table=table.id, reason=reason)
    await mark(house.database, table, status=ASIDE, reason=reason, wakes=None, acting="")
    house.metrics.set_aside.inc()
    table.facts.status, table.facts.reason = ASIDE, reason
    table.trail = None


async def take_back_in(house: House, table: Table) -> None:
    """A table that was set aside replays again, with another version or another disk."""
    acting = ",".join(map(str, table.acting))
    await mark(
        house.database,
        table,
        status=table.facts.status,
        reason=table.facts.reason,
        acting=f",{acting}," if acting else "",
        wakes=house.attendant.looks_again(table),
    )
    log.info("table.back", table=table.id)


async def mark(database: Database, table: Table, **columns: Any) -> None:
    async with database.write() as connection:
        await connection.execute(
            update(schema.tables).where(schema.tables.c.id == table.id).values(**columns)
        )


def no_table(table_id: str) -> Refused:
    """One refusal for a table that is not there and for one that is not to be known."""
    return Refused(f"there is no table {table_id!r}", code="table.unknown", status=404)


def reason_in(error: Exception) -> str:
    """What is wrong with a journal, in words that hold nobody's cards."""
    if isinstance(error, BadRecord):
        return str(error)
    return error.code if isinstance(error, CarrackError) else type(error).__name__
