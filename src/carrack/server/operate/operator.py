"""The operator's desk: what `carrack admin` does on the database, whether or not a server runs.

Servers on PostgreSQL are told at once; one on SQLite looks into `audit` every second. Whatever they
still believe, a closed table stays closed: its journal has no room for another end.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, exists, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.contests.contest import OVER as CONTEST_OVER
from carrack.contests.contest import Row as ContestRow
from carrack.kernel.errors import shown
from carrack.server.contests.book import Book, Held, Wanted
from carrack.server.errors import Refused, Unavailable
from carrack.server.operate.moderating import Operator
from carrack.server.operate.observing import Metrics
from carrack.server.people.names import printable
from carrack.server.people.people import People
from carrack.server.settings import Settings
from carrack.server.storage import schema
from carrack.server.storage.database import Database, now
from carrack.server.storage.journal import Journal, notify
from carrack.server.storage.upgrade import check_shape, opened
from carrack.server.tables import rows
from carrack.server.tables.facts import ASIDE, CLOSED, OPEN, OVER, PLAYING
from carrack.server.tables.rows import Entry, Row

NO_PROCESS = "-"  # the sender of a word to the servers, where a server would put its own id
STATUSES = (OPEN, PLAYING, *OVER, ASIDE)
LONGEST_REASON = 200
TRIES = 20

tables, seats, journal = schema.tables, schema.seats, schema.journal
users = schema.users


@dataclass(frozen=True)
class TableLine:
    """A table in a list."""

    id: str
    title: str
    name: str
    status: str
    players: list[str]
    rows: int
    changed: int
    reason: str


@dataclass(frozen=True)
class ContestLine:
    """A tournament in a list."""

    id: str
    title: str
    kind: str
    name: str
    status: str
    host: str
    players: int
    changed: int


@dataclass(frozen=True)
class Deed:
    """Something an operator or a moderator did."""

    time: int
    what: str
    about: str
    detail: str
    by: str  # the moderator; the operator at the command line has no name


@asynccontextmanager
async def desk(settings: Settings) -> AsyncIterator[Desk]:
    """A desk at the database of these settings; it must be there, and have today's shape."""
    database = opened(settings.database, must_exist=True)
    try:
        await check_shape(database)
        found = Desk(database, Operator(await People.create(database, settings)))
        found.people.people.on_change = found.tell_servers
        yield found
    finally:
        await database.close()


class Desk:
    """Lists and closes tables; what is done to people stands in `moderating.py`."""

    def __init__(self, database: Database, people: Operator) -> None:
        self.database = database
        self.journal = Journal(database, NO_PROCESS, Metrics())
        self.people = people

    async def tell_servers(self, user_id: str, table_ids: Collection[str]) -> None:
        """What servers remember of this person, and of these tables, may be wrong."""
        if self.database.is_sqlite:
            return
        async with self.database.write() as connection:
            await notify(connection, f"person {NO_PROCESS} {user_id}")
            for table_id in table_ids:
                await notify(connection, f"reload {NO_PROCESS} {table_id}")

    # ---- tables ----

    async def tables(self, status: str | None = None, most: int = 50) -> list[TableLine]:
        """Tables with this status, else all; the one that changed last comes first."""
        if status is not None and status not in STATUSES:
            raise Refused(
                f"no table is {shown(status)}; a table is {', '.join(STATUSES)}",
                code="table.status",
                status=422,
            )
        wanted = select(tables).order_by(tables.c.changed.desc(), tables.c.id).limit(most)
        if status is not None:
            wanted = wanted.where(tables.c.status == status)
        async with self.database.read() as connection:
            found = (await connection.execute(wanted)).all()
            players = await players_of(connection, [row.id for row in found])
        return [
            TableLine(
                id=row.id,
                title=row.title,
                name=row.name,
                status=row.status,
                players=players.get(row.id, []),
                rows=row.seq,
                changed=row.changed,
                reason=row.reason,
            )
            for row in found
        ]

    async def close_table(self, table_id: str, reason: str) -> None:
        """End a table for good; everybody there reads the reason."""
        reason = read(reason)
        for _ in range(TRIES):
            try:
                return await self.try_to_close(table_id, reason)
            except IntegrityError:
                continue  # somebody acted there meanwhile
        raise Unavailable("the table changes too quickly")

    async def try_to_close(self, table_id: str, reason: str) -> None:
        async with self.database.write() as connection:
            await self.check_can_close(connection, table_id)
            entry = closing(table_id, reason, await last_row(connection, table_id))
            await self.journal.insert(connection, [entry])
            await connection.execute(
                insert(schema.audit).values(
                    time=entry.row.time,
                    what="close table",
                    about=table_id,
                    detail=reason,
                    by_id=self.people.own_id or None,
                )
            )

    async def check_can_close(self, connection: AsyncConnection, table_id: str) -> None:
        status = await connection.scalar(select(tables.c.status).where(tables.c.id == table_id))
        if status is None:
            raise Refused(f"there is no table {shown(table_id)}", code="table.unknown", status=404)
        if status == ASIDE:
            raise Refused("the table was set aside", code="table.aside")
        if status in OVER:
            raise Refused(f"the table is {status} already", code="table.over")

    async def check_is_no_player(self, table_id: str) -> None:
        """Whoever moderates decides nothing about a game that they play themselves."""
        theirs = and_(
            tables.c.id == table_id,
            tables.c.status == PLAYING,
            seats.c.user_id == self.people.own_id,
        )
        played = exists().where(theirs, seats.c.table_id == tables.c.id)
        async with self.database.read() as connection:
            if await connection.scalar(select(played)):
                raise Refused(
                    "you play at this table yourself", code="moderation.own_table", status=403
                )

    # ---- tournaments ----

    async def contests(self, most: int = 50) -> list[ContestLine]:
        """Tournaments, the one that changed last first."""
        c, people = schema.contests.c, schema.contest_players.c
        here = select(func.count()).where(people.contest_id == c.id).scalar_subquery()
        wanted = select(c.id, c.title, c.kind, c.name, c.status, users.c.name.label("host"))
        wanted = wanted.add_columns(here.label("players"), c.changed)
        wanted = wanted.outerjoin(users, users.c.id == c.owner_id)
        async with self.database.read() as connection:
            found = await connection.execute(wanted.order_by(c.changed.desc(), c.id).limit(most))
        return [ContestLine(**{**row, "host": row["host"] or ""}) for row in found.mappings()]

    async def end_contest(self, contest_id: str, reason: str) -> None:
        """End a tournament for good; everybody reads the reason in its log."""
        reason = read(reason)
        done = {"what": "end tournament", "about": contest_id, "detail": reason}

        def draft(held: Held) -> Wanted:
            if held.contest.status == CONTEST_OVER:
                raise Refused("the tournament is over already", code="contest.over")
            return Wanted(ContestRow("finish", {"reason": "operator", "why": reason}))

        audit = insert(schema.audit).values(time=now(), by_id=self.people.own_id or None, **done)
        await Book(self.database).add(contest_id, draft, None, [audit])

    # ---- what was done ----

    async def audit(self, most: int = 50) -> list[Deed]:
        """What operators and moderators did, the latest first."""
        c = schema.audit.c
        wanted = select(c.time, c.what, c.about, c.detail, func.coalesce(users.c.name, ""))
        wanted = wanted.outerjoin(users, users.c.id == c.by_id).order_by(c.id.desc()).limit(most)
        async with self.database.read() as connection:
            return [Deed(*row) for row in await connection.execute(wanted)]


def read(reason: str) -> str:
    """A reason as everybody will read it."""
    reason = printable(reason).strip()
    if not 1 <= len(reason) <= LONGEST_REASON:
        raise Refused(
            f"a reason has 1 to {LONGEST_REASON} characters", code="table.reason", status=422
        )
    return reason


async def players_of(connection: AsyncConnection, table_ids: Sequence[str]) -> dict[str, list[str]]:
    """The names at these tables, in the order of the seats; nobody's is empty."""
    wanted = (
        select(seats.c.table_id, seats.c.name)
        .where(seats.c.table_id.in_(table_ids))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    found: dict[str, list[str]] = {}
    for table_id, name in await connection.execute(wanted):
        found.setdefault(table_id, []).append(name)
    return found


async def last_row(connection: AsyncConnection, table_id: str) -> Any:
    """What the journal of a table ends with; None if nothing has happened yet."""
    wanted = (
        select(journal.c.seq, journal.c.fingerprint, journal.c.time)
        .where(journal.c.table_id == table_id)
        .order_by(journal.c.seq.desc())
        .limit(1)
    )
    return (await connection.execute(wanted)).first()


def closing(table_id: str, reason: str, last: Any) -> Entry:
    """The row that ends a table, with what changes beside it."""
    time = now() if last is None else max(now(), last.time)
    row = Row(
        table_id=table_id,
        seq=1 if last is None else last.seq + 1,
        kind=rows.END,
        seat=rows.NO_SEAT,
        body={"status": CLOSED, "reason": reason},
        fingerprint="" if last is None else last.fingerprint,
        time=time,
    )
    columns = {"status": CLOSED, "reason": reason, "acting": "", "wakes": None, "ended": time}
    return Entry(row, columns)
