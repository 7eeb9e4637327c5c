"""Everything about one person, wherever it lies: to show it, to hand it over, to erase it.

Games point to people by an id; the journal also tells who sat down under which name. A person who
goes leaves the id, a row without a name, and games that replay as before.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import ColumnElement, Select, and_, delete, or_, select, union, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.kernel.record_lines import chain
from carrack.server import names, rows, schema
from carrack.server.database import Database, new_key

OWN_KINDS = (rows.ACT, rows.UNDO, rows.PLAN, rows.OFFER, rows.ANSWER)  # rows of one's own seat

users, sessions, blocks, reports = schema.users, schema.sessions, schema.blocks, schema.reports
tables, seats, journal, chats = schema.tables, schema.seats, schema.journal, schema.chats
analyses = schema.analyses
uploads, subscriptions, audit = schema.uploads, schema.subscriptions, schema.audit
programs, standings, ratings = schema.programs, schema.standings, schema.ratings
campaigns, places = schema.campaigns, schema.places


# ---- to show it ----


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
        "reports": select(reports.c.about_id, reports.c.table_id, reports.c.text, reports.c.created)
        .where(reports.c.by_id == user_id)
        .order_by(reports.c.id),
        "uploads": select(uploads.c.id, uploads.c.title, uploads.c.players, uploads.c.created)
        .where(uploads.c.user_id == user_id)
        .order_by(uploads.c.created),
        "subscriptions": select(subscriptions.c.endpoint, subscriptions.c.created)
        .where(subscriptions.c.user_id == user_id)
        .order_by(subscriptions.c.created),
        "programs": select(programs.c.id, programs.c.name, programs.c.created, programs.c.used)
        .where(programs.c.user_id == user_id)
        .order_by(programs.c.created),
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


# ---- what the tables tell of somebody ----


@dataclass(frozen=True)
class Change:
    """What becomes of a person at the tables: another id, another name, or both."""

    old_id: str
    new_id: str
    name: str | None = None  # None: names stay as they are
    known_as: str = ""  # the name of now; tables are called after their owners


async def tables_of(database: Database, user_id: str) -> list[str]:
    """The tables that tell of somebody: opened, sat at, or played at and left."""
    mine = union(
        select(tables.c.id).where(tables.c.owner_id == user_id),
        select(seats.c.table_id).where(seats.c.user_id == user_id),
        select(journal.c.table_id).where(journal.c.user_id == user_id),
    ).subquery()
    own = select(mine.c[0])
    wanted = select(tables.c.id).where(or_(tables.c.id.in_(own), tables.c.rematch_of.in_(own)))
    async with database.read() as connection:
        return [*await connection.scalars(wanted.order_by(tables.c.id))]


async def change_tables(database: Database, change: Change) -> list[str]:
    """One short transaction a table, so that nobody's move waits; done twice it does no harm."""
    found = await tables_of(database, change.old_id)
    for table_id in found:
        async with database.write() as connection:
            await change_table(connection, table_id, change)
    return found


async def change_table(connection: AsyncConnection, table_id: str, change: Change) -> None:
    place = and_(seats.c.table_id == table_id, seats.c.user_id == change.old_id)
    # The first statement writes: from here on no other writer comes between.
    await connection.execute(update(seats).where(place).values(renamed(change)))
    (facts,) = await found(connection, select(tables).where(tables.c.id == table_id))
    places = await found(connection, select(seats).where(seats.c.table_id == table_id))
    kinds = journal.c.kind.in_((rows.SEAT, rows.START))
    wanted = select(journal).where(journal.c.table_id == table_id, kinds)
    told = await found(connection, wanted.order_by(journal.c.seq))
    story = Story(change, facts, places, told)
    for row in told:
        body = story.told_again(row)
        if body != row["body"]:
            key = and_(journal.c.table_id == table_id, journal.c.seq == row["seq"])
            await connection.execute(update(journal).where(key).values(body=body))
    sent = and_(journal.c.table_id == table_id, journal.c.user_id == change.old_id)
    await connection.execute(update(journal).where(sent).values(user_id=change.new_id))
    await connection.execute(
        update(tables).where(tables.c.id == table_id).values(story.facts_again())
    )


async def found(connection: AsyncConnection, wanted: Select[Any]) -> list[RowMapping]:
    result = await connection.execute(wanted)
    return [*result.mappings()]


def renamed(change: Change) -> dict[str, str]:
    return {"user_id": change.new_id} | ({} if change.name is None else {"name": change.name})


class Story:
    """The rows of a table told again, with another id or name for one person."""

    def __init__(
        self,
        change: Change,
        facts: RowMapping,
        places: Iterable[RowMapping],
        told: Iterable[RowMapping],
    ) -> None:
        self.change = change
        self.facts = facts
        self.names = {change.known_as}  # that this person had at the table
        self.sitting = {place["seat"]: place["user_id"] for place in places}
        # Where somebody has come or gone, the first one was whoever opened the table.
        self.sitting |= {row["seat"]: facts["owner_id"] for row in told if "user_id" in row["body"]}

    def is_mine(self, seat: int) -> bool:
        return self.sitting.get(seat) in (self.change.old_id, self.change.new_id)

    def name_again(self, name: str) -> str:
        if self.change.name is None or not name:
            return name
        self.names.add(name)
        return self.change.name

    def told_again(self, row: RowMapping) -> dict[str, Any]:
        """The body of a row; to be called in the order of the rows."""
        body = dict(row["body"])
        if row["kind"] == rows.START:
            return {**body, "header": self.header_again(body["header"])}
        if "user_id" in body:
            self.sitting[row["seat"]] = body["user_id"]
        if self.is_mine(row["seat"]):
            if "user_id" in body:
                body["user_id"] = self.change.new_id
            if "name" in body:
                body["name"] = self.name_again(body["name"])
        return body

    def header_again(self, header: dict[str, Any]) -> dict[str, Any]:
        """The head of the record; its chain begins with the names of the players."""
        players = [
            self.name_again(name) if self.is_mine(seat) else name
            for seat, name in enumerate(header["players"])
        ]
        again = {**header, "players": players}
        again.pop("chain")
        return {**again, "chain": chain("", again)}

    def facts_again(self) -> dict[str, Any]:
        """The columns of the table; it may be called after the person."""
        columns: dict[str, Any] = {"name": self.facts["name"]}
        if self.facts["owner_id"] == self.change.old_id:
            columns["owner_id"] = self.change.new_id
        if self.change.name is not None and any(
            name and name in self.facts["name"] for name in self.names
        ):
            columns["name"] = self.change.name
        return columns


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
            reports.c.about_id,
            campaigns.c.owner_id,
            places.c.user_id,
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
    """Of two blocks of the same pair the account's stays; nobody blocks themselves."""
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
        standings.c.user_id == user_id,
        ratings.c.user_id == user_id,
        reports.c.by_id == user_id,
        or_(blocks.c.user_id == user_id, blocks.c.blocked_id == user_id),
    ]
    async with database.write() as connection:
        await leave_nothing(connection, user_id)
        brought = select(uploads.c.id).where(uploads.c.user_id == user_id)
        await connection.execute(delete(analyses).where(analyses.c.id.in_(brought)))
        for table, rows_of_mine in zip(
            (chats, uploads, subscriptions, standings, ratings, reports, blocks), own, strict=True
        ):
            await connection.execute(delete(table).where(rows_of_mine))
        await connection.execute(update(audit).where(audit.c.about == user_id).values(detail=""))
        await leave_campaigns(connection, user_id)
    return tables_changed


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
    """Whoever has read these campaigns has to look at them again."""
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
        "notices": {},
    }
    await connection.execute(update(users).where(users.c.id == user_id).values(nobody))
    await connection.execute(delete(sessions).where(sessions.c.user_id == user_id))
    await connection.execute(delete(programs).where(programs.c.user_id == user_id))


# ---- another name, given by the operator ----


async def rename_everywhere(database: Database, user_id: str, old: str, new: str) -> list[str]:
    """A name nobody should have to read is gone from old games and chats, too."""
    async with database.write() as connection:
        await connection.execute(update(chats).where(chats.c.user_id == user_id).values(name=new))
        await rename_campaigns(connection, user_id, old, new)
    return await change_tables(database, Change(user_id, user_id, name=new, known_as=old))


async def rename_campaigns(connection: AsyncConnection, user_id: str, old: str, new: str) -> None:
    """Groups and places may be called after the person, as tables may."""
    await count_up(connection, campaigns_of(user_id))
    for name, mine in (
        (campaigns.c.name, campaigns_of(user_id)),
        (places.c.name, places.c.user_id == user_id),
    ):
        wanted = update(name.table).where(mine, name.contains(old, autoescape=True))
        await connection.execute(wanted.values(name=new))
