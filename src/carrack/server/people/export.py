"""Everything about one person, wherever it lies, to hand it to them."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Select, or_, select

from carrack.server.storage import schema
from carrack.server.storage.database import Database
from carrack.server.tables import rows

OWN_KINDS = (rows.ACT, rows.UNDO, rows.PLAN, rows.OFFER, rows.ANSWER)  # rows of one's own seat
users, sessions, blocks, reports = schema.users, schema.sessions, schema.blocks, schema.reports
tables, seats, journal, chats = schema.tables, schema.seats, schema.journal, schema.chats
uploads, subscriptions, hooks = schema.uploads, schema.subscriptions, schema.hooks
bugs = schema.bugs
programs, ratings, passkeys = schema.programs, schema.ratings, schema.passkeys
campaigns, places = schema.campaigns, schema.places
contests, contest_players = schema.contests, schema.contest_players
contest_chats = schema.contest_chats
friendships, days_off = schema.friendships, schema.days_off


async def gathered(database: Database, user_id: str, session: str) -> dict[str, Any]:
    """All that is stored about somebody, and nothing of anybody else's."""
    async with database.read() as connection:
        found = {
            name: [dict(row) for row in (await connection.execute(wanted)).mappings()]
            for name, wanted in questions(user_id).items()
        }
    (profile,) = found.pop("profile")
    for device in found["sessions"]:
        device["current"] = device.pop("id") == session
    for browser in found["subscriptions"]:  # whoever knows the whole address can write to it
        browser["server"] = urlsplit(browser.pop("endpoint")).hostname or ""
    for hook in found["hooks"]:
        hook["server"] = urlsplit(hook.pop("address")).hostname or ""
    return {"profile": profile, **found}


def questions(user_id: str) -> dict[str, Select[Any]]:
    """What is asked of the database, by subject. Hashes, keys, seeds and fingerprints are not."""
    u, s, t, j = users.c, sessions.c, tables.c, journal.c
    return {
        "profile": select(
            u.id,
            u.kind,
            u.name,
            u.language,
            u.mail,
            u.notices,
            u.muted,
            u.banned,
            u.created,
            u.seen,
        ).where(u.id == user_id),
        "sessions": select(s.id, s.created, s.expires, s.device)
        .where(s.user_id == user_id)
        .order_by(s.created),
        "seats": select(
            seats.c.table_id,
            seats.c.seat,
            seats.c.name,
            seats.c.away,
            seats.c.resigned,
            t.title,
            t.status,
            t.started,
            t.ended,
        )
        .join_from(seats, tables)
        .where(seats.c.user_id == user_id)
        .order_by(t.created, t.id, seats.c.seat),
        "tables": select(
            t.id,
            t.title,
            t.name,
            t.status,
            t.public,
            t.spectators,
            t.options,
            t.clock,
            t.created,
            t.started,
            t.ended,
        )
        .where(t.owner_id == user_id)
        .order_by(t.created, t.id),
        "chats": select(chats.c.table_id, chats.c.name, chats.c.text, chats.c.time)
        .where(chats.c.user_id == user_id)
        .order_by(chats.c.id),
        "actions": select(j.table_id, j.seat, j.kind, j.body, j.time)
        .where(j.user_id == user_id, j.kind.in_(OWN_KINDS))
        .order_by(j.time, j.table_id, j.seq),
        "blocks": select(blocks.c.blocked_id, blocks.c.kind, blocks.c.created)
        .where(blocks.c.user_id == user_id)
        .order_by(blocks.c.created),
        "friends": select(friendships.c.user_id, friendships.c.friend_id, friendships.c.accepted)
        .add_columns(friendships.c.created)
        .where(or_(friendships.c.user_id == user_id, friendships.c.friend_id == user_id))
        .order_by(friendships.c.created),
        "days_off": select(days_off.c.begins, days_off.c.ends)
        .where(days_off.c.user_id == user_id)
        .order_by(days_off.c.begins),
        "reports": select(reports.c.about_id, reports.c.table_id, reports.c.text, reports.c.created)
        .where(reports.c.by_id == user_id)
        .order_by(reports.c.id),
        "uploads": select(uploads.c.id, uploads.c.title, uploads.c.players, uploads.c.created)
        .where(uploads.c.user_id == user_id)
        .order_by(uploads.c.created),
        "subscriptions": select(subscriptions.c.endpoint, subscriptions.c.created)
        .where(subscriptions.c.user_id == user_id)
        .order_by(subscriptions.c.created),
        "hooks": select(hooks.c.kind, hooks.c.address, hooks.c.created)
        .where(hooks.c.user_id == user_id)
        .order_by(hooks.c.created),
        "bugs": select(bugs.c.table_id, bugs.c.text, bugs.c.browser, bugs.c.created)
        .where(bugs.c.by_id == user_id)
        .order_by(bugs.c.created),
        "programs": select(programs.c.id, programs.c.name, programs.c.created, programs.c.used)
        .where(programs.c.user_id == user_id)
        .order_by(programs.c.created),
        "passkeys": select(passkeys.c.name, passkeys.c.created, passkeys.c.used)
        .where(passkeys.c.user_id == user_id)
        .order_by(passkeys.c.created),
        "campaigns": select(
            campaigns.c.id,
            campaigns.c.title,
            campaigns.c.name,
            campaigns.c.games,
            campaigns.c.created,
            places.c.seat,
            places.c.name.label("place"),
        )
        .join_from(places, campaigns)
        .where(places.c.user_id == user_id)
        .order_by(campaigns.c.created, campaigns.c.id, places.c.seat),
        "contests": select(
            contests.c.id,
            contests.c.title,
            contests.c.name,
            contests.c.created,
            contest_players.c.player,
            contest_players.c.name.label("as"),
        )
        .join_from(contest_players, contests)
        .where(contest_players.c.user_id == user_id)
        .order_by(contests.c.created, contests.c.id, contest_players.c.player),
        "hosted": select(contests.c.id, contests.c.title, contests.c.name, contests.c.created)
        .where(contests.c.owner_id == user_id)
        .order_by(contests.c.created, contests.c.id),
        "contest_chats": select(
            contest_chats.c.contest_id, contest_chats.c.text, contest_chats.c.time
        )
        .where(contest_chats.c.user_id == user_id)
        .order_by(contest_chats.c.id),
        "ratings": select(
            ratings.c.table_id,
            ratings.c.seat,
            ratings.c.title,
            ratings.c.seats,
            ratings.c.place,
            ratings.c.mu,
            ratings.c.sigma,
            ratings.c.time,
        )
        .where(ratings.c.user_id == user_id)
        .order_by(ratings.c.time, ratings.c.table_id),
    }
