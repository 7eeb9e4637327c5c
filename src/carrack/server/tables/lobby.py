"""Lists of tables: open ones, running ones to watch, and one's own with "your turn" first."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from typing import Any

from sqlalchemy import Select, String, case, cast, func, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.server.people.blocks import BLOCK
from carrack.server.ratings.ratings import points
from carrack.server.storage import schema
from carrack.server.storage.database import Database, now
from carrack.server.tables import own_data
from carrack.server.tables.clocks import is_slow
from carrack.server.tables.facts import CLOSED, IDLE_AFTER, OPEN, PLAYING
from carrack.server.tables.table import Table
from carrack.server.wire.log import called
from carrack.server.wire.messages import DataInfo

SHOWN = 100
MOMENTS = 60_000  # ms; nobody has less for a move at a table over days
IDLE_TOLD = 60 * 86_400_000  # ms without a move after which a list tells when a game ends
Rated = dict[tuple[str, str, int], int]  # points by person, title and number of seats


@dataclass
class ListedSeat:
    kind: str
    name: str
    level: str
    wanted: bool
    program: bool = False
    points: int | None = None  # of a person: the rating at this title; null for somebody new


@dataclass
class Listed:
    """A table in a list."""

    id: str
    title: str
    name: str
    status: str
    options: dict[str, Any]
    clock: dict[str, Any]
    spectators: bool
    seats: list[ListedSeat]
    created: int
    started: int | None
    ended: int | None
    your_turn: bool = False
    data: DataInfo | None = None  # corrected figures
    rated: bool = False
    invited: bool = False  # a seat is kept for whoever asks
    due: int | None = None  # when the time of whoever asks is up, at a table over days
    ends: int | None = None  # when it ends by itself, if nobody moves in a game without a clock
    pairing: bool = False  # bots keep its seats for people who look for such a game
    watching: int = 0  # how many look on
    variant: str = ""  # in the reader's language …
    house_rules: list[str] = field(default_factory=list)  # … and what differs from it


@dataclass(frozen=True)
class Waiting:
    """A table that waits for somebody."""

    id: str
    title: str
    name: str
    due: int | None  # when their time is up, at a table over days
    others: list[str]  # who plays there, too
    asked: str = ""  # what is to be decided, in words
    rests: int | None = None  # until when the clock stands


async def open_tables(database: Database, title: str | None) -> list[Listed]:
    """Public tables that miss somebody: before the start, or because somebody has left."""
    columns, seats = schema.tables.c, schema.seats.c
    missing = select(seats.table_id).where((seats.kind == "open") | seats.wanted)
    query = (
        of_title(title)
        .where(columns.public, columns.status.in_((OPEN, PLAYING)), columns.id.in_(missing))
        .order_by(columns.created.desc())
    )
    return await listed(database, query.limit(SHOWN))


async def running_tables(database: Database, title: str | None) -> list[Listed]:
    """Public tables to watch, by their start: the time of the last move is nobody's business."""
    columns = schema.tables.c
    query = (
        of_title(title)
        .where(columns.public, columns.spectators, columns.status == PLAYING)
        .order_by(columns.started.desc())
    )
    return await listed(database, query.limit(SHOWN))


async def tables_of(database: Database, user_id: str, finished: bool) -> list[Listed]:
    """A person's tables; those where it is their turn come first, with the least time before the
    others, then the newest: an order by the last move would tell that somebody answered in secret.
    Invitations push none of the own ones away, and whom one has blocked invites no more; nor do the
    tables of a tournament that one hosts, which stand on its page.
    """
    columns, seats = schema.tables.c, schema.seats.c
    mine = select(seats.table_id).where(seats.user_id == user_id)
    invited = select(seats.table_id).where(seats.kept_for == user_id, seats.kept_until > now())
    blocks = schema.blocks.c
    blocked = select(blocks.blocked_id).where(blocks.user_id == user_id, blocks.kind == BLOCK)
    hosted = (columns.owner_id == user_id) & columns.contest_id.is_(None)
    own = columns.id.in_(mine) | hosted
    query = select(schema.tables).where(own)
    if finished:
        query = query.where(columns.status.not_in((OPEN, PLAYING, CLOSED)))
    else:
        to_come = columns.id.in_(invited) & columns.owner_id.not_in(blocked)
        query = select(schema.tables).where(
            own & columns.status.in_((OPEN, PLAYING)) | to_come & (columns.status == OPEN)
        )
    newest = func.coalesce(columns.ended, columns.created).desc()
    order = (case((columns.id.in_(waiting_for(user_id)), 0), (own, 1), else_=2), newest)
    found = await listed(database, query.order_by(*order).limit(SHOWN), user_id)
    return sorted(found, key=lambda one: (not one.your_turn, one.due is None, one.due or 0))


async def tables_waiting(
    database: Database, user_id: str, language: str | None = None
) -> list[Waiting]:
    """Where it is somebody's turn: first where their time is up soonest, then the oldest."""
    t, s = schema.tables.c, schema.seats.c
    wanted = select(t.id, t.title, t.name, t.clock, t.wakes, t.changed, t.created)
    wanted = wanted.where(t.id.in_(waiting_for(user_id)), t.status == PLAYING)
    async with database.read() as connection:
        found = (await connection.execute(wanted.order_by(t.created).limit(SHOWN))).all()
        resting = await resting_at(connection, [row.id for row in found])
        others = select(s.table_id, s.kind, s.name, s.level, s.program).where(
            s.table_id.in_([row.id for row in found]),
            s.kind != "open",
            s.user_id.is_(None) | (s.user_id != user_id),
        )
        places = (await connection.execute(others.order_by(s.seat))).all()
    names: dict[str, list[str]] = {row.id: [] for row in found}
    for place in places:
        said = called(place.kind, place.name, place.level, place.program, language)
        names[place.table_id].append(said)
    waiting = [
        Waiting(row.id, row.title, row.name, due(row._mapping, resting), names[row.id])
        for row in found
    ]
    return sorted(waiting, key=lambda one: (one.due is None, one.due or 0))


def due(table: Any, resting: Set[str]) -> int | None:
    """When the time of whoever has to act is up, at a table over days. Right after a row the server
    looks again within moments: that is nobody's deadline. Where somebody has days off, the next
    moment that matters could tell whether they have answered, so it is not told.
    """
    if not is_slow(table["clock"]) or table["wakes"] is None or table["id"] in resting:
        return None
    return int(table["wakes"]) if table["wakes"] - table["changed"] >= MOMENTS else None


async def resting_at(connection: AsyncConnection, ids: Sequence[str]) -> Set[str]:
    """Those of these tables at which somebody has days off now."""
    seats, off = schema.seats.c, schema.days_off.c
    wanted = select(seats.table_id).join(schema.days_off, off.user_id == seats.user_id)
    wanted = wanted.where(seats.table_id.in_(ids), off.ends > now())
    return frozenset(await connection.scalars(wanted))


def waiting_for(user_id: str) -> Select[Any]:
    """The tables where it is this person's turn."""
    tables, seats = schema.tables.alias(), schema.seats.c
    acts = tables.c.acting.like(literal("%,") + cast(seats.seat, String) + ",%")
    found = select(seats.table_id).join(tables, tables.c.id == seats.table_id)
    return found.where(seats.user_id == user_id, ~seats.away, ~seats.resigned, acts)


def ends_by_itself(table: Any) -> int | None:
    """Told so late that it tells nobody when somebody has moved."""
    idle = table["status"] == PLAYING and table["wakes"] is None
    is_long = now() - table["changed"] > IDLE_TOLD
    return table["changed"] + IDLE_AFTER if idle and is_long else None


def of_title(title: str | None) -> Select[Any]:
    query = select(schema.tables)
    return query if title is None else query.where(schema.tables.c.title == title)


async def listed(
    database: Database, query: Select[Any], user_id: str | None = None
) -> list[Listed]:
    async with database.read() as connection:
        tables = (await connection.execute(query)).mappings().all()
        ids = [table["id"] for table in tables]
        seats = schema.seats.c
        chosen = select(schema.seats).where(seats.table_id.in_(ids))
        chosen = chosen.order_by(seats.table_id, seats.seat)
        places = (await connection.execute(chosen)).mappings().all()
        rated = await ratings_of(connection, {place["user_id"] for place in places})
        resting = await resting_at(connection, ids) if user_id else frozenset[str]()
    at = {table_id: list(group) for table_id, group in groupby(places, itemgetter("table_id"))}
    return [entry(table, at.get(table["id"], []), user_id, rated, resting) for table in tables]


async def ratings_of(connection: AsyncConnection, people: set[str | None]) -> Rated:
    """What these people have, by title and number of seats."""
    c = schema.standings.c
    wanted = select(c.user_id, c.title, c.seats, c.score).where(
        c.user_id.in_([one for one in people if one is not None]), c.games > 0
    )
    found = await connection.execute(wanted)
    return {(row.user_id, row.title, row.seats): points(row.score) for row in found}


async def points_at(database: Database, table: Table) -> list[int | None]:
    """What whoever sits there has, at this title with so many seats."""
    async with database.read() as connection:
        rated = await ratings_of(connection, {place.user_id for place in table.people})
    title, count = table.facts.title, len(table.seats)
    return [
        rated.get((place.user_id, title, count)) if place.is_person and place.user_id else None
        for place in table.seats
    ]


def seat_entry(table: Any, place: Any, count: int, rated: Rated) -> ListedSeat:
    return ListedSeat(
        place["kind"],
        place["name"],
        place["level"],
        place["wanted"],
        place["program"],
        rated.get((place["user_id"], table["title"], count)),
    )


def entry(
    table: Any, places: Sequence[Any], user_id: str | None, rated: Rated, resting: Set[str]
) -> Listed:
    own = [place for place in places if user_id and place["user_id"] == user_id]
    mine = [place["seat"] for place in own if not place["resigned"]]
    your_turn = any(f",{seat}," in table["acting"] for seat in mine)
    return Listed(
        table["id"],
        table["title"],
        table["name"],
        table["status"],
        table["options"],
        table["clock"],
        table["spectators"],
        [seat_entry(table, place, len(places), rated) for place in places],
        table["created"],
        table["started"],
        table["ended"],
        your_turn,
        own_data.info(table["data"]),
        table["rated"],
        bool(user_id) and not own and any(place["kept_for"] == user_id for place in places),
        due(table, resting) if your_turn else None,
        ends_by_itself(table) if own else None,
        table["pairing"] is not None,
    )
