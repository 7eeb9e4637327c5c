"""People who look for the same game are led to one table. A bot keeps each seat until somebody
comes: the game begins when nobody is missing, or as soon as somebody would rather play at once;
then whoever comes a little later takes the place of a bot.

Where somebody was led stands in the journal before it is answered, like any seat. One question is
answered at a time, over all processes: two people cannot wait for each other at two tables, and
nobody can be led to two.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, select

import carrack
from carrack.server.errors import Refused
from carrack.server.people.user import User
from carrack.server.storage import schema
from carrack.server.storage.database import Database, now
from carrack.server.tables import clocks, seating
from carrack.server.tables.access import check_open
from carrack.server.tables.facts import OPEN, PLAYING, Draft
from carrack.server.tables.house import House
from carrack.server.tables.opening import draft_start, open_table, stand_in
from carrack.server.tables.presence import GONE_MS
from carrack.server.tables.table import Table
from carrack.server.tables.wishes import SeatWish, Wish

tables, seats = schema.tables, schema.seats

PACES: dict[str, dict[str, Any]] = {
    "quick": {"kind": clocks.GAME, "seconds": 600, "increment": 5},
    "calm": {"kind": clocks.GAME, "seconds": 1500, "increment": 15},
    "days": {"kind": clocks.MOVE, "seconds": 2 * 86_400, "increment": 0},
    "none": {},
}
USUAL_SEATS = 3  # where somebody does not mind how many, if the title allows it
LATE_MS, LATE_SLOW_MS = (
    10 * 60_000,
    24 * 3_600_000,
)  # after the start, until which somebody may join
ASKED_AGAIN_MS = 5 * 60_000
TRIES = 10  # tables that are tried before another one is opened


@dataclass(frozen=True)
class Search:
    """What somebody looks for; without a number of seats any."""

    title: str
    pace: str
    seats: int | None = None

    @property
    def name(self) -> str:
        """The wish in one text, as the table it leads to keeps it."""
        return f"{self.title} {self.pace}"


async def pair(house: House, person: User, search: Search) -> Table:
    """The table for this search: where the person waits for it already, one that waits for
    somebody, or a new one.
    """
    game = carrack.load(search.title)
    game.check_seats(search.seats or max(2, game.min_seats))
    async with house.database.one_at_a_time("pairing"):
        waiting = await where_they_wait(house, person, search)
        if waiting is not None:
            return await house.table(waiting)
        for table_id in await waiting_for_somebody(house.database, search):
            try:
                await seating.join(house, person, table_id, None, "")
                return await house.table(table_id)
            except Refused:  # taken, started or closed meanwhile; or with somebody they blocked
                continue
        return await open_table(house, person, wish(search))


async def where_they_wait(house: House, person: User, search: Search) -> str | None:
    """Nobody looks for two games at a time: whoever looks for another one leaves the first. A game
    that has just begun is the answer to the same question, asked again because it got lost.
    """
    t, s = tables.c, seats.c
    begun = (t.status == PLAYING) & (t.started > now() - ASKED_AGAIN_MS)
    mine = (
        select(t.id, t.pairing, t.status)
        .join(seats, s.table_id == t.id)
        .where(s.user_id == person.id, s.resigned.is_(False))
        .where(t.pairing.is_not(None), (t.status == OPEN) | begun)
    )
    async with house.database.read() as connection:
        found = (await connection.execute(mine)).all()
    fitting = None
    for table_id, name, status in found:
        count = len((await house.table(table_id)).seats)
        if fitting is None and name == search.name and search.seats in (None, count):
            fitting = str(table_id)
        elif status == OPEN:
            await give_up(house, person, table_id)
    return fitting


async def give_up(house: House, person: User, table_id: str) -> None:
    """Stand up from a table that still waits; where the game has begun meanwhile it goes on."""
    try:
        await seating.leave(house, person, table_id)
    except Refused as error:
        if error.code not in ("table.started", "seat.none"):
            raise


async def waiting_for_somebody(database: Database, search: Search) -> Sequence[str]:
    """Tables at which a bot keeps a seat for this: first those that have not begun, and of these
    the one where most people sit.
    """
    t, s = tables.c, seats.c
    people = func.count(s.user_id)
    since = now() - (LATE_SLOW_MS if clocks.is_slow(PACES[search.pace]) else LATE_MS)
    wanted = (
        select(t.id)
        .join(seats, s.table_id == t.id)
        .where(t.pairing == search.name)
        .where((t.status == OPEN) | ((t.status == PLAYING) & (t.started > since)))
        .where(t.id.in_(select(seats.c.table_id).where(seats.c.wanted)))
        .group_by(t.id, t.status, t.created)
        .order_by(t.status == PLAYING, people.desc(), t.created)
        .limit(TRIES)
    )
    if search.seats is not None:
        wanted = wanted.having(func.count() == search.seats)
    async with database.read() as connection:
        return (await connection.scalars(wanted)).all()


def wish(search: Search) -> Wish:
    """The table that is opened for somebody who finds none."""
    game = carrack.load(search.title)
    usual = min(max(USUAL_SEATS, game.min_seats), game.max_seats)
    count = search.seats or usual
    kept = SeatWish("bot", level=stand_in(search.title), wanted=True)
    return Wish(
        search.title,
        [SeatWish("me"), *[kept] * (count - 1)],
        public=True,
        clock=PACES[search.pace],
        pairing=search.name,
        hints=False,
    )


async def looking(database: Database) -> dict[str, int]:
    """How many people wait at this moment, by title."""
    t, s = tables.c, seats.c
    wanted = (
        select(t.title, func.count(s.user_id))
        .join(seats, s.table_id == t.id)
        .where(t.pairing.is_not(None), t.status == OPEN)
        .group_by(t.title)
    )
    async with database.read() as connection:
        return {title: count for title, count in await connection.execute(wanted) if count}


# ---- what such a table needs while nobody clicks ----


def is_complete(table: Table) -> bool:
    """Whether everybody has come."""
    return all(place.is_person for place in table.seats)


async def attend(house: House, table: Table) -> None:
    """The game begins when nobody is missing. Whoever has closed the page does not wait any more,
    else somebody would wait for them; where a move takes days nobody needs to stay.
    """
    if is_complete(table):
        await house.do(table.id, draft_if_complete)
        return
    lately = max(table.facts.created, table.last_time) > now() - GONE_MS
    if lately or clocks.is_slow(table.facts.clock):
        return
    for place in list(table.seats):
        if place.user_id is not None and house.presence.is_gone(table, place.user_id):
            await house.do(table.id, stands_up(place.user_id, place.seat))


def draft_if_complete(table: Table) -> Draft:
    if not is_complete(table):
        raise Refused("somebody has stood up", code="table.seats_open")
    return draft_start(table)


def stands_up(user_id: str, seat: int) -> Callable[[Table], Draft]:
    def draft(table: Table) -> Draft:
        check_open(table)
        if table.check_seat(seat).user_id != user_id:
            raise Refused("somebody else sits there", code="seat.taken")
        found: Draft = seating.left_by(user_id, seat)(table)
        return found

    return draft
