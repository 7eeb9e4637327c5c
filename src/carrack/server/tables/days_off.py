"""Days off: for so many days a year somebody's clock stands at every table over days.

The days are stored first, then a row in the journal of each table, so that everything about a table
still follows from its rows. Where that was not done, because the server stopped in between or the
game began later, it is done when the clock would have run out.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import Select, insert, select, update

from carrack.kernel.errors import CarrackError
from carrack.server.errors import Refused
from carrack.server.people.user import User
from carrack.server.storage import schema
from carrack.server.storage.database import Database, new_id, now
from carrack.server.tables import clocks, drafts
from carrack.server.tables.clocks import DAY
from carrack.server.tables.facts import PLAYING, Draft

if TYPE_CHECKING:
    from carrack.server.tables.house import House
    from carrack.server.tables.table import Table

log = structlog.get_logger()

A_YEAR = 30  # days off in 365 days
DAY_MS = DAY * 1000

days_off, users = schema.days_off, schema.users


@dataclass(frozen=True)
class DaysOff:
    """How somebody stands: off until then, and how many days are left."""

    until: int | None
    left: int
    a_year: int = A_YEAR


async def of(database: Database, user_id: str) -> DaysOff:
    async with database.read() as connection:
        found = (await connection.execute(taken_by(user_id))).all()
    return counted([(begins, ends) for begins, ends in found], now())


def taken_by(user_id: str) -> Select[Any]:
    c = days_off.c
    year_ago = now() - 365 * DAY_MS
    return select(c.begins, c.ends).where(c.user_id == user_id, c.begins > year_ago)


def counted(taken: list[clocks.Rest], time: int) -> DaysOff:
    """A day that was begun counts.

    >>> counted([(0, 3 * DAY_MS)], DAY_MS)
    DaysOff(until=259200000, left=27, a_year=30)
    """
    used = sum(ceil((ends - begins) / DAY_MS) for begins, ends in taken)
    until = max((ends for _, ends in taken if ends > time), default=None)
    return DaysOff(until, max(0, A_YEAR - used))


async def take(house: House, person: User, days: int) -> DaysOff:
    """From now on this person's clocks stand for so many days."""
    begins = now()
    ends = begins + days * DAY_MS
    row = {"id": new_id(), "user_id": person.id, "begins": begins, "ends": ends}
    async with house.database.write() as connection:
        # One after the other: two wishes at once must not take more than there is.
        me = update(users).where(users.c.id == person.id).values(seen=begins)
        await connection.execute(me)
        found = (await connection.execute(taken_by(person.id))).all()
        stands = counted([(one.begins, one.ends) for one in found], begins)
        if stands.until is not None:
            raise Refused("you have days off already", code="days_off.taken")
        if days > stands.left:
            raise Refused(
                f"{stands.left} of {A_YEAR} days off are left this year", code="days_off.too_many"
            )
        await connection.execute(insert(days_off).values(row))
    await rest_everywhere(house, person.id, ends)
    return await of(house.database, person.id)


async def end(house: House, person: User) -> DaysOff:
    """Days off end now; those that have not begun are kept for later."""
    time, c = now(), days_off.c
    async with house.database.write() as connection:
        running = (c.user_id == person.id) & (c.ends > time)
        await connection.execute(update(days_off).where(running).values(ends=time))
    await rest_everywhere(house, person.id, time)
    return await of(house.database, person.id)


async def rest_everywhere(house: House, user_id: str, until: int) -> None:
    for table_id, seat in await seats_over_days(house, user_id):
        try:
            await house.do(table_id, partial(resting, seat=seat, user_id=user_id, until=until))
        except CarrackError as error:  # over meanwhile, or set aside: the others rest all the same
            log.warning("table.rests_not", table=table_id, code=error.code)


async def seats_over_days(house: House, user_id: str) -> list[tuple[str, int]]:
    """Where somebody plays with a clock that lasts days."""
    seats, tables = schema.seats.c, schema.tables
    wanted = (
        select(seats.table_id, seats.seat, tables.c.clock)
        .join(tables, tables.c.id == seats.table_id)
        .where(seats.user_id == user_id, tables.c.status == PLAYING)
    )
    async with house.database.read() as connection:
        found = (await connection.execute(wanted)).all()
    return [(table_id, seat) for table_id, seat, clock in found if clocks.is_slow(clock)]


def resting(table: Table, seat: int, user_id: str, until: int) -> Draft:
    if table.seats[seat].user_id != user_id:
        raise Refused("the seat has changed hands", code="seat.not_yours")
    return drafts.rest(table, until, seat)


async def begins_to_rest(house: House, table: Table, seat: int, due: int | None) -> bool:
    """Whether somebody whose time is up at this moment has days off, and rests from now on."""
    owner = table.seats[seat].user_id
    if owner is None or due is None or not clocks.is_slow(table.facts.clock):
        return False
    c, time = days_off.c, now()
    wanted = select(c.begins, c.ends).where(c.user_id == owner, c.begins < due, c.ends > time)
    async with house.database.read() as connection:
        found = (await connection.execute(wanted)).first()
    if found is None:
        return False
    begins, ends = found
    await house.do(table.id, lambda table: drafts.rest(table, ends, seat, since=begins))
    return True
