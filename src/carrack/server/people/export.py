"""Everything about one person, wherever it lies, to hand it to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Select, Table, or_, select

from carrack.server.storage import schema
from carrack.server.storage.database import Database
from carrack.server.tables import rows

OWN_KINDS = (rows.ACT, rows.UNDO, rows.PLAN, rows.OFFER, rows.ANSWER)  # rows of one's own seat
Question = Callable[[str], Select[Any]]  # what is asked of the database about a person


def own(table: Table, columns: str, whose: str = "user_id", order: str = "created") -> Question:
    """What is asked of one table: these columns of a person's rows."""

    def question(user_id: str) -> Select[Any]:
        wanted = select(*(table.c[name] for name in columns.split()))
        return wanted.where(table.c[whose] == user_id).order_by(
            *(table.c[name] for name in order.split())
        )

    return question


def seats_of(user_id: str) -> Select[Any]:
    seats, tables = schema.seats, schema.tables
    mine = [seats.c[name] for name in ("table_id", "seat", "name", "away", "resigned")]
    about = [tables.c[name] for name in ("title", "status", "started", "ended")]
    wanted = select(*mine, *about).join_from(seats, tables).where(seats.c.user_id == user_id)
    return wanted.order_by(tables.c.created, tables.c.id, seats.c.seat)


def actions_of(user_id: str) -> Select[Any]:
    j = schema.journal.c
    wanted = select(j.table_id, j.seat, j.kind, j.body, j.time)
    mine = wanted.where(j.user_id == user_id, j.kind.in_(OWN_KINDS))
    return mine.order_by(j.time, j.table_id, j.seq)


def friends_of(user_id: str) -> Select[Any]:
    f = schema.friendships.c
    wanted = select(f.user_id, f.friend_id, f.accepted, f.created)
    return wanted.where(or_(f.user_id == user_id, f.friend_id == user_id)).order_by(f.created)


def campaigns_of(user_id: str) -> Select[Any]:
    campaigns, places = schema.campaigns, schema.places
    about = [campaigns.c[name] for name in ("id", "title", "name", "games", "created")]
    wanted = select(*about, places.c.seat, places.c.name.label("place"))
    mine = wanted.join_from(places, campaigns).where(places.c.user_id == user_id)
    return mine.order_by(campaigns.c.created, campaigns.c.id, places.c.seat)


def contests_of(user_id: str) -> Select[Any]:
    contests, players = schema.contests, schema.contest_players
    about = [contests.c[name] for name in ("id", "title", "name", "created")]
    wanted = select(*about, players.c.player, players.c.name.label("as"))
    mine = wanted.join_from(players, contests).where(players.c.user_id == user_id)
    return mine.order_by(contests.c.created, contests.c.id, players.c.player)


# By subject. Hashes, keys, seeds and fingerprints are not asked for.
QUESTIONS: dict[str, Question] = {
    "profile": own(
        schema.users, "id kind name language mail notices muted banned created seen", "id"
    ),
    "sessions": own(schema.sessions, "id created expires device"),
    "seats": seats_of,
    "tables": own(
        schema.tables,
        "id title name status public spectators options clock created started ended",
        "owner_id",
        "created id",
    ),
    "chats": own(schema.chats, "table_id name text time", order="id"),
    "actions": actions_of,
    "blocks": own(schema.blocks, "blocked_id kind created"),
    "friends": friends_of,
    "days_off": own(schema.days_off, "begins ends", order="begins"),
    "reports": own(schema.reports, "about_id table_id text created", "by_id", "id"),
    "uploads": own(schema.uploads, "id title players created"),
    "subscriptions": own(schema.subscriptions, "endpoint created"),
    "hooks": own(schema.hooks, "kind address created"),
    "bugs": own(schema.bugs, "table_id text browser created", "by_id"),
    "programs": own(schema.programs, "id name created used"),
    "passkeys": own(schema.passkeys, "name created used"),
    "campaigns": campaigns_of,
    "contests": contests_of,
    "hosted": own(schema.contests, "id title name created", "owner_id", "created id"),
    "contest_invitations": own(
        schema.contest_invitations, "contest_id created", order="created contest_id"
    ),
    "contest_chats": own(schema.contest_chats, "contest_id text time", order="id"),
    "ratings": own(
        schema.ratings, "table_id seat title seats place mu sigma time", order="time table_id"
    ),
}


async def gathered(database: Database, user_id: str, session: str) -> dict[str, Any]:
    """All that is stored about somebody, and nothing of anybody else's."""
    async with database.read() as connection:
        found = {
            name: [dict(row) for row in (await connection.execute(wanted(user_id))).mappings()]
            for name, wanted in QUESTIONS.items()
        }
    (profile,) = found.pop("profile")
    for device in found["sessions"]:
        device["current"] = device.pop("id") == session
    for browser in found["subscriptions"]:  # whoever knows the whole address can write to it
        browser["server"] = urlsplit(browser.pop("endpoint")).hostname or ""
    for hook in found["hooks"]:
        hook["server"] = urlsplit(hook.pop("address")).hostname or ""
    return {"profile": profile, **found}
