"""How strong the people at a table are, for a bot that wants to win about half of its games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.bots.even import strength_after
from carrack.server.ratings.anchors import anchors_at
from carrack.server.storage import schema
from carrack.server.storage.database import Database
from carrack.server.tables.facts import FINISHED

if TYPE_CHECKING:
    from carrack.server.tables.table import Table

ADAPTIVE = "adaptive"
RECENT = 20  # games against such bots that count

tables, seats, standings = schema.tables, schema.seats, schema.standings


def ratings_at(title: str, count: int) -> dict[str, float]:
    """The ratings of our levels at a title with so many seats."""
    return {one.level: one.mu for one in anchors_at(title, count)}


async def strength_at(database: Database, table: Table) -> float | None:
    """The mean of all people at the table; none where nobody sits there."""
    people = {seat.user_id for seat in table.seats if seat.is_person and seat.user_id}
    if not people:
        return None
    async with database.read() as connection:
        found = [
            await strength_of(connection, one, table.facts.title, len(table.seats))
            for one in sorted(people)
        ]
    return sum(found) / len(found)


async def strength_of(connection: AsyncConnection, person: str, title: str, count: int) -> float:
    """By the rating, where there is one, and by the last games against such bots."""
    c = standings.c
    rated = select(c.mu).where(c.user_id == person, c.title == title, c.seats == count)
    rating: float | None = await connection.scalar(rated)
    mine = seats.alias()
    met = select(seats.c.table_id).where(seats.c.level == ADAPTIVE)
    wanted = (
        select(tables.c.result, mine.c.seat)
        .join(mine, mine.c.table_id == tables.c.id)
        .where(mine.c.user_id == person, tables.c.title == title, tables.c.status == FINISHED)
        .where(tables.c.id.in_(met))
        .order_by(tables.c.ended.desc())
        .limit(RECENT)
    )
    games = [
        share_of(row.result or {}, row.seat)
        for row in (await connection.execute(wanted)).all()
        if len((row.result or {}).get("places", ())) == count
    ]
    return strength_after(rating, games[::-1], count)


def share_of(result: dict[str, Any], seat: int) -> float:
    """What a seat won of a game; winners share it."""
    won = result.get("won", [])
    return (seat in won) / max(1, len(won))
