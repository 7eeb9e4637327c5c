"""A game of a campaign ends: what it leaves is stored in the transaction that stores its end.

The campaign goes on from the game it is at, and only once for each number of games: whatever is
killed, and whoever writes the row, a game counts once or, where its end is not stored, not yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.server import schema
from carrack.server.rows import Chapter, Row

if TYPE_CHECKING:
    from carrack.server.table import Draft, Table

campaigns, places = schema.campaigns, schema.places


def chapter_of(table: Table, draft: Draft) -> Chapter | None:
    """What this row leaves to a campaign; None for a row that ends none of its games."""
    campaign_id = table.facts.campaign_id
    if campaign_id is None or draft.state is None or draft.facts.get("status") != "finished":
        return None
    archive = draft.state.archive()
    if archive is None:
        return None
    people = {place.seat: place.user_id for place in table.seats if place.user_id}
    return Chapter(campaign_id, archive, people)


async def store(connection: AsyncConnection, row: Row, chapter: Chapter) -> None:
    """Go on to the next chapter, inside the transaction that stores the end of the game."""
    games, c = len(chapter.archive["results"]), campaigns.c
    gone_on = await connection.execute(
        update(campaigns)
        .where(c.id == chapter.campaign_id, c.table_id == row.table_id, c.games == games - 1)
        .values(archive=chapter.archive, games=games, version=c.version + 1, changed=row.time)
    )
    if gone_on.rowcount != 1:
        return
    for seat, user_id in chapter.people.items():  # whoever took a seat over keeps the place
        p = places.c
        await connection.execute(
            update(places)
            .where(p.campaign_id == chapter.campaign_id, p.seat == seat)
            .where(p.user_id.is_distinct_from(user_id))
            .values(kind="person", user_id=user_id, level="", name="")
        )
