"""A game of a campaign ends: what it leaves is stored in the transaction that stores its end.

The campaign goes on from the game it is at, and only once for each number of games: whatever is
killed, and whoever writes the row, a game counts once or, where its end is not stored, not yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.server.storage import schema
from carrack.server.storage.database import new_key
from carrack.server.tables.rows import Chapter, Row

if TYPE_CHECKING:
    from carrack.server.tables.facts import Draft
    from carrack.server.tables.table import Table

campaigns, places, tables, seats = schema.campaigns, schema.places, schema.tables, schema.seats


def chapter_of(table: Table, draft: Draft) -> Chapter | None:
    """What this row leaves to a campaign; None for a row that ends none of its games."""
    campaign_id = table.facts.campaign_id
    if campaign_id is None or draft.state is None or draft.facts.get("status") != "finished":
        return None
    archive = draft.state.archive()
    if archive is None:
        return None
    return Chapter(campaign_id, archive)


async def store(connection: AsyncConnection, row: Row, chapter: Chapter) -> None:
    """Go on to the next chapter, inside the transaction that stores the end of the game."""
    games, c = len(chapter.archive["results"]), campaigns.c
    gone_on = await connection.execute(
        update(campaigns)
        .where(c.id == chapter.campaign_id, c.table_id == row.table_id, c.games == games - 1)
        .values(archive=chapter.archive, games=games, version=c.version + 1, changed=row.time)
    )
    if gone_on.rowcount == 1:
        await keep_places(connection, row.table_id, chapter.campaign_id)
    else:
        await set_free(connection, row.table_id, chapter.campaign_id)


async def set_free(connection: AsyncConnection, table_id: str, campaign_id: str) -> None:
    """A game that was set aside while the group began another one ends for itself."""
    at = select(campaigns.c.table_id).where(campaigns.c.id == campaign_id)
    wanted = update(tables).where(tables.c.id == table_id, tables.c.id.not_in(at))
    await connection.execute(wanted.values(campaign_id=None))


async def keep_places(connection: AsyncConnection, table_id: str, campaign_id: str) -> None:
    """Whoever took a seat over keeps the place; by the old link nobody comes back to it."""
    p, s, moved = places.c, seats.c, 0
    sitting = select(s.seat, s.user_id).where(s.table_id == table_id, s.user_id.is_not(None))
    for seat, user_id in (await connection.execute(sitting)).all():
        taken = await connection.execute(
            update(places)
            .where(p.campaign_id == campaign_id, p.seat == seat)
            .where(p.user_id.is_distinct_from(user_id))
            .values(kind="person", user_id=user_id, level="", name="")
        )
        moved += taken.rowcount
    if moved:
        wanted = update(campaigns).where(campaigns.c.id == campaign_id)
        await connection.execute(wanted.values(key=new_key()))
