"""Everything about one person, wherever it lies: to hand it to an account, to erase, to rename it.

Games point to people by an id; the journal also tells who sat down under which name. A person who
goes leaves the id, a row without a name, and games that replay as before.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.server.people import names
from carrack.server.people.rewriting import Change, change_tables
from carrack.server.storage import schema
from carrack.server.storage.database import Database, new_key

users, sessions, blocks, reports = schema.users, schema.sessions, schema.blocks, schema.reports
tables, journal, chats = schema.tables, schema.journal, schema.chats
analyses = schema.analyses
uploads, subscriptions, audit = schema.uploads, schema.subscriptions, schema.audit
hooks, bugs = schema.hooks, schema.bugs
programs, standings, ratings = schema.programs, schema.standings, schema.ratings
campaigns, places = schema.campaigns, schema.places
letters, passkeys = schema.letters, schema.passkeys
contests, contest_rows = schema.contests, schema.contest_rows
contest_players, contest_chats = schema.contest_players, schema.contest_chats
friendships, days_off = schema.friendships, schema.days_off

# Tables of which nothing stays.
ERASED = (
    *(chats, uploads, subscriptions, hooks, bugs, standings, ratings, reports, blocks),
    *(friendships, days_off),
)


# ---- to hand it over, to erase it ----


async def hand_over(database: Database, guest_id: str, account_id: str) -> list[str]:
    """Everything of the guest becomes the account's; the tables where that shows."""
    tables_changed = await change_tables(database, Change(guest_id, account_id))
    async with database.write() as connection:
        await leave_nothing(connection, guest_id)
        await count_up(connection, campaigns_of(guest_id))
        # Message ids are each sender's own; two senders who become one might share some.
        moved_chat = {"user_id": account_id, "message": None}
        await connection.execute(
            update(chats).where(chats.c.user_id == guest_id).values(moved_chat)
        )
        for column in (
            uploads.c.user_id,
            subscriptions.c.user_id,
            hooks.c.user_id,
            bugs.c.by_id,
            reports.c.about_id,
            days_off.c.user_id,
            campaigns.c.owner_id,
            places.c.user_id,
            contests.c.owner_id,
            contest_rows.c.user_id,
            contest_players.c.user_id,
            contest_chats.c.user_id,
        ):
            await connection.execute(
                update(column.table).where(column == guest_id).values({column: account_id})
            )
        await connection.execute(
            update(reports).where(reports.c.by_id == guest_id).values(by_id=account_id)
        )
        await hand_over_blocks(connection, guest_id, account_id)
    return tables_changed


async def hand_over_blocks(connection: AsyncConnection, guest_id: str, account_id: str) -> None:
    """Of two blocks of the same pair the account's stays, and nobody blocks themselves."""
    for mine, other in (
        (blocks.c.user_id, blocks.c.blocked_id),
        (blocks.c.blocked_id, blocks.c.user_id),
    ):
        kept = select(other).where(mine == account_id)
        there = [*await connection.scalars(kept), account_id]
        doubled = and_(mine == guest_id, other.in_(there))
        await connection.execute(delete(blocks).where(doubled))
        await connection.execute(update(blocks).where(mine == guest_id).values({mine: account_id}))


async def erase(database: Database, user_id: str, name: str) -> list[str]:
    """Nothing stays but a nameless row; the tables where a name has gone."""
    tables_changed = await change_tables(
        database, Change(user_id, user_id, name=names.GONE, known_as=name)
    )
    own: list[ColumnElement[bool]] = [
        chats.c.user_id == user_id,
        uploads.c.user_id == user_id,
        subscriptions.c.user_id == user_id,
        hooks.c.user_id == user_id,
        bugs.c.by_id == user_id,
        standings.c.user_id == user_id,
        ratings.c.user_id == user_id,
        reports.c.by_id == user_id,
        or_(blocks.c.user_id == user_id, blocks.c.blocked_id == user_id),
        or_(friendships.c.user_id == user_id, friendships.c.friend_id == user_id),
        days_off.c.user_id == user_id,
    ]
    async with database.write() as connection:
        await leave_nothing(connection, user_id)
        brought = select(uploads.c.id).where(uploads.c.user_id == user_id)
        await connection.execute(delete(analyses).where(analyses.c.id.in_(brought)))
        for table, rows_of_mine in zip(ERASED, own, strict=True):
            await connection.execute(delete(table).where(rows_of_mine))
        await connection.execute(update(audit).where(audit.c.about == user_id).values(detail=""))
        await leave_campaigns(connection, user_id)
        await leave_contests(connection, user_id)
    return tables_changed


async def leave_contests(connection: AsyncConnection, user_id: str) -> None:
    """In the standings stays a number without a name; what somebody said or called theirs goes."""
    c = contest_players.c
    nobody = update(contest_players).where(c.user_id == user_id)
    await connection.execute(nobody.values(user_id=None, name=names.GONE))
    said = delete(contest_chats).where(contest_chats.c.user_id == user_id)
    await connection.execute(said)
    asked_to = schema.contest_invitations
    await connection.execute(delete(asked_to).where(asked_to.c.user_id == user_id))
    own = update(contests).where(contests.c.owner_id == user_id)
    await connection.execute(own.values(name=names.GONE))
    asked = update(contest_rows).where(contest_rows.c.user_id == user_id)
    await connection.execute(asked.values(user_id=None))


async def leave_campaigns(connection: AsyncConnection, user_id: str) -> None:
    """Places fall open, and what somebody called their campaigns is gone; a group without people
    is no more, and others have a new link.
    """
    wanted = campaigns_of(user_id)
    await count_up(connection, wanted)  # from here on nobody else changes them
    left = [*await connection.scalars(select(campaigns.c.id).where(wanted))]
    called = update(campaigns).where(campaigns.c.owner_id == user_id)
    await connection.execute(called.values(name=""))
    mine = update(places).where(places.c.user_id == user_id)
    await connection.execute(mine.values(schema.OPEN_PLACE))
    for campaign_id in left:
        await renew_or_remove(connection, campaign_id)


def campaigns_of(user_id: str) -> ColumnElement[bool]:
    """The campaigns in which somebody has a place, or that they began."""
    sat = select(places.c.campaign_id).where(places.c.user_id == user_id)
    return or_(campaigns.c.id.in_(sat), campaigns.c.owner_id == user_id)


async def count_up(connection: AsyncConnection, wanted: ColumnElement[bool]) -> None:
    """Give campaigns a new version: what any process has read of them is out of date."""
    version = campaigns.c.version + 1
    await connection.execute(update(campaigns).where(wanted).values(version=version))


async def renew_or_remove(connection: AsyncConnection, campaign_id: str) -> None:
    at = campaigns.c.id == campaign_id
    here = places.c.campaign_id == campaign_id
    people = select(places.c.seat).where(here, places.c.user_id.is_not(None))
    if (await connection.execute(people)).first():
        await connection.execute(update(campaigns).where(at).values(key=new_key()))
    else:
        await connection.execute(delete(places).where(here))
        await connection.execute(delete(campaigns).where(at))


async def leave_nothing(connection: AsyncConnection, user_id: str) -> None:
    """The row of a person who is no more, is signed in nowhere, and has no programs."""
    nobody: dict[str, Any] = {
        "kind": "gone",
        "name": names.GONE,
        "sign_in": None,
        "password": None,
        "language": "en",
        "mail": None,
        "mail_confirmed": False,
        "recovery": None,
        "notices": {},
        "moderator": False,
    }
    await connection.execute(update(users).where(users.c.id == user_id).values(nobody))
    await connection.execute(delete(sessions).where(sessions.c.user_id == user_id))
    await connection.execute(delete(letters).where(letters.c.user_id == user_id))
    await connection.execute(delete(programs).where(programs.c.user_id == user_id))
    await connection.execute(delete(passkeys).where(passkeys.c.user_id == user_id))


# ---- another name, given by the operator ----


async def rename_everywhere(database: Database, user_id: str, old: str, new: str) -> list[str]:
    """A name nobody should have to read is gone from old games and chats, too."""
    async with database.write() as connection:
        await connection.execute(update(chats).where(chats.c.user_id == user_id).values(name=new))
        await rename_campaigns(connection, user_id, old, new)
        await rename_contests(connection, user_id, old, new)
    return await change_tables(database, Change(user_id, user_id, name=new, known_as=old))


async def rename_contests(connection: AsyncConnection, user_id: str, old: str, new: str) -> None:
    """Put a new name into standings, chats and the names of contests that are called after their
    host.
    """
    for table in (contest_players, contest_chats):
        wanted = update(table).where(table.c.user_id == user_id)
        await connection.execute(wanted.values(name=new))
    named = and_(contests.c.owner_id == user_id, contests.c.name.contains(old, autoescape=True))
    await connection.execute(update(contests).where(named).values(name=new))


async def rename_campaigns(connection: AsyncConnection, user_id: str, old: str, new: str) -> None:
    """Groups and places may be called after the person, as tables may."""
    await count_up(connection, campaigns_of(user_id))
    for name, mine in (
        (campaigns.c.name, campaigns_of(user_id)),
        (places.c.name, places.c.user_id == user_id),
    ):
        wanted = update(name.table).where(mine, name.contains(old, autoescape=True))
        await connection.execute(wanted.values(name=new))
