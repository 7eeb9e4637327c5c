"""Campaigns in the database: read, and changed by whoever was first.

Every change counts the version of its campaign up and is refused by the database where somebody
else was faster; then it is worked out again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Select, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.server.campaigns.campaign import Campaign, Place, check_knows, unknown, waits_for
from carrack.server.errors import Unavailable
from carrack.server.storage import schema
from carrack.server.storage.database import Database, now

campaigns, places, tables, seats = schema.campaigns, schema.places, schema.tables, schema.seats
users = schema.users

TRIES = 20  # how often a change is looked at again because somebody else was faster


async def stored(database: Database, wanted: Select[Any]) -> list[Campaign]:
    """The campaigns whose ids are asked for, the one that changed last first."""
    c, t, p = campaigns.c, tables.c, places.c
    found = (
        select(campaigns, t.status, t.acting, t.changed.label("moved"))
        .outerjoin(tables, t.id == c.table_id)
        .where(c.id.in_(wanted))
        .order_by(c.changed.desc(), c.id)
    )
    sitting = (
        select(places, users.c.name.label("own_name"))
        .outerjoin(users, users.c.id == p.user_id)
        .where(p.campaign_id.in_(wanted))
        .order_by(p.seat)
    )
    async with database.read() as connection:
        rows = (await connection.execute(found)).mappings().all()
        taken = (await connection.execute(sitting)).mappings().all()
    return [
        Campaign(
            **row | {"acting": row["acting"] or ""},
            places=tuple(placed(one) for one in taken if one["campaign_id"] == row["id"]),
        )
        for row in map(dict, rows)
    ]


def placed(row: Any) -> Place:
    name = row["name"] or row["own_name"] or ""
    return Place(row["seat"], row["kind"], row["user_id"], row["level"], name)


async def found(database: Database, campaign_id: str) -> Campaign:
    if not (campaign_id.isascii() and campaign_id.isalnum()):  # no database need see such an id
        raise unknown()
    rows = await stored(database, select(campaigns.c.id).where(campaigns.c.id == campaign_id))
    if not rows:
        raise unknown()
    return rows[0]


async def shown_to(
    database: Database, user_id: str | None, campaign_id: str, key: str = ""
) -> Campaign:
    """A campaign for its group, and for whoever has its link."""
    campaign = await found(database, campaign_id)
    check_knows(campaign, user_id, key)
    return campaign


def own(user_id: str) -> Select[Any]:
    return select(places.c.campaign_id).where(places.c.user_id == user_id).distinct()


async def campaigns_of(database: Database, user_id: str) -> list[Campaign]:
    """A person's campaigns: those that wait for them first, then those that go on."""
    mine = await stored(database, own(user_id))
    return sorted(mine, key=lambda one: (not waits_for(one, user_id), one.is_over))


@dataclass(frozen=True)
class Played:
    """A game of a campaign that was played to its end."""

    table_id: str
    ended: int
    seats: list[Any]  # rows of `seats`


async def played(database: Database, campaign: Campaign) -> list[Played]:
    """The finished games in their order, each with who sat there at the end."""
    t = tables.c
    wanted = (
        select(t.id, t.ended)
        .where(t.campaign_id == campaign.id, t.status == "finished")
        .order_by(t.started, t.id)
    )
    async with database.read() as connection:
        games = (await connection.execute(wanted)).all()
        ids = [table_id for table_id, _ in games]
        sitting = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
        taken = (await connection.execute(sitting)).mappings().all()
    return [
        Played(table_id, ended, [seat for seat in taken if seat["table_id"] == table_id])
        for table_id, ended in games
    ]


@dataclass
class Change:
    """What becomes of a campaign and of some of its places."""

    columns: dict[str, Any] = field(default_factory=dict)
    places: dict[int, dict[str, Any]] = field(default_factory=dict)


async def change(
    database: Database, campaign_id: str, draft: Callable[[Campaign], Change]
) -> Campaign:
    """Do what the draft says; it is worked out again when the campaign has changed meanwhile."""
    for _ in range(TRIES):
        campaign = await found(database, campaign_id)
        wanted = draft(campaign)
        async with database.write() as connection:
            if await claimed(connection, campaign, **wanted.columns):
                await move_places(connection, campaign.id, wanted.places)
                break
    else:
        raise Unavailable("the campaign changes too quickly")
    return await found(database, campaign_id)


async def claimed(connection: AsyncConnection, campaign: Campaign, **columns: Any) -> bool:
    """Whether the campaign is still as it was read; from now on it has these columns."""
    c = campaigns.c
    wanted = update(campaigns).where(c.id == campaign.id, c.version == campaign.version)
    new = {**columns, "version": campaign.version + 1, "changed": now()}
    return (await connection.execute(wanted.values(new))).rowcount == 1


async def move_places(
    connection: AsyncConnection, campaign_id: str, changes: dict[int, dict[str, Any]]
) -> None:
    for seat, values in changes.items():
        at = (places.c.campaign_id == campaign_id, places.c.seat == seat)
        await connection.execute(update(places).where(*at).values(values))
