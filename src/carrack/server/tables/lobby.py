"""Lists of tables: open ones, running ones to watch, and one's own with "your turn" first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, String, case, cast, func, literal, select

from carrack.server.storage import schema
from carrack.server.storage.database import Database, now
from carrack.server.tables import own_data
from carrack.server.tables.facts import CLOSED, OPEN, PLAYING
from carrack.server.wire.messages import DataInfo

SHOWN = 100
SEAT = ("kind", "name", "level", "wanted", "program")


@dataclass
class ListedSeat:
    kind: str
    name: str
    level: str
    wanted: bool
    program: bool = False


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
    """A person's tables; those where it is their turn come first, then the newest: an order by the
    last move would tell that somebody answered in secret.
    """
    columns, seats = schema.tables.c, schema.seats.c
    mine = select(seats.table_id).where(seats.user_id == user_id)
    invited = select(seats.table_id).where(seats.kept_for == user_id, seats.kept_until > now())
    query = select(schema.tables).where(columns.id.in_(mine) | (columns.owner_id == user_id))
    if finished:
        query = query.where(columns.status.not_in((OPEN, PLAYING, CLOSED)))
    else:
        query = select(schema.tables).where(
            (columns.id.in_(mine) | (columns.owner_id == user_id))
            & columns.status.in_((OPEN, PLAYING))
            | columns.id.in_(invited) & (columns.status == OPEN)
        )
    newest = func.coalesce(columns.ended, columns.created).desc()
    order = (case((columns.id.in_(waiting_for(user_id)), 0), else_=1), newest)
    return await listed(database, query.order_by(*order).limit(SHOWN), user_id)


def waiting_for(user_id: str) -> Select[Any]:
    """The tables where it is this person's turn."""
    tables, seats = schema.tables.alias(), schema.seats.c
    acts = tables.c.acting.like(literal("%,") + cast(seats.seat, String) + ",%")
    found = select(seats.table_id).join(tables, tables.c.id == seats.table_id)
    return found.where(seats.user_id == user_id, acts)


def of_title(title: str | None) -> Select[Any]:
    query = select(schema.tables)
    return query if title is None else query.where(schema.tables.c.title == title)


async def listed(
    database: Database, query: Select[Any], user_id: str | None = None
) -> list[Listed]:
    async with database.read() as connection:
        tables = (await connection.execute(query)).mappings().all()
        ids = [table["id"] for table in tables]
        chosen = select(schema.seats).where(schema.seats.c.table_id.in_(ids))
        places = (await connection.execute(chosen.order_by(schema.seats.c.seat))).mappings().all()
    return [
        entry(table, [place for place in places if place["table_id"] == table["id"]], user_id)
        for table in tables
    ]


def entry(table: Any, places: Sequence[Any], user_id: str | None) -> Listed:
    own = [place for place in places if user_id and place["user_id"] == user_id]
    mine = [place["seat"] for place in own if not place["resigned"]]
    return Listed(
        table["id"],
        table["title"],
        table["name"],
        table["status"],
        table["options"],
        table["clock"],
        table["spectators"],
        [ListedSeat(*(place[name] for name in SEAT)) for place in places],
        table["created"],
        table["started"],
        table["ended"],
        any(f",{seat}," in table["acting"] for seat in mine),
        own_data.info(table["data"]),
        table["rated"],
        bool(user_id) and not own and any(place["kept_for"] == user_id for place in places),
    )
