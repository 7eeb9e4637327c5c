"""What somebody found wrong at a table: their words, what they saw, and where in the game it was.

The record of the game is not copied. It holds everybody's cards and the key of all luck to come, so
nobody sees it before the game is over; then it is read from the journal, up to that row.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, insert, select, update

import carrack
from carrack.server.errors import Refused
from carrack.server.people.names import printable
from carrack.server.people.user import User
from carrack.server.records.recording import record_of
from carrack.server.storage import schema
from carrack.server.storage.database import Database, new_id, now
from carrack.server.storage.journal import Journal
from carrack.server.tables.facts import OVER, Viewer
from carrack.server.tables.table import Table

LONGEST = 4000
LONGEST_BROWSER = 400
MOST_OPEN = 20  # of one person, until somebody has looked at them
MOST_LISTED = 200

bugs, users, tables = schema.bugs, schema.users, schema.tables


@dataclass(frozen=True)
class Bug:
    """Something that somebody found wrong."""

    id: str
    by_id: str
    by_name: str
    table_id: str
    title: str
    seat: int | None
    row: int
    text: str
    version: str
    browser: str
    created: int
    done: bool
    sealed: bool  # the game goes on: nobody sees its record yet


async def keep(
    database: Database, person: User, table: Table, viewer: Viewer, text: str, browser: str
) -> None:
    """Keep what somebody tells, with what they see there now."""
    text = printable(text, keep="\n").strip()
    if not 1 <= len(text) <= LONGEST:
        raise Refused(f"say it in 1 to {LONGEST} characters", code="bug.text", status=422)
    view = None if table.trail is None else json.dumps(table.state.view(viewer)).encode()
    row = {
        "id": new_id(),
        "by_id": person.id,
        "table_id": table.id,
        "seq": table.seq,
        "seat": viewer,
        "text": text,
        "version": carrack.__version__,
        "browser": printable(browser)[:LONGEST_BROWSER],
        "view": None if view is None else zlib.compress(view),
        "created": now(),
        "done": False,
    }
    waiting = select(func.count()).where(bugs.c.by_id == person.id, ~bugs.c.done)
    async with database.write() as connection:
        if int(await connection.scalar(waiting) or 0) >= MOST_OPEN:
            raise Refused("these wait to be looked at first", code="bug.too_many")
        await connection.execute(insert(bugs).values(row))


async def listed(database: Database, done: bool = False) -> list[Bug]:
    """What waits to be looked at, the oldest first; with `done` what was dealt with."""
    async with database.read() as connection:
        wanted = question().where(bugs.c.done == done)
        wanted = wanted.order_by(bugs.c.created, bugs.c.id).limit(MOST_LISTED)
        return [bug_of(row) for row in await connection.execute(wanted)]


async def one(database: Database, bug_id: str) -> Bug:
    async with database.read() as connection:
        row = (await connection.execute(question().where(bugs.c.id == bug_id))).first()
    if row is None:
        raise no_bug()
    return bug_of(row)


def question() -> Any:
    b = bugs.c
    return (
        select(b.id, b.by_id, b.table_id, b.seat, b.text, b.version, b.browser, b.created, b.done)
        .add_columns(b.seq.label("row"), users.c.name.label("by_name"), tables.c.title)
        .add_columns(tables.c.status, tables.c.sealed.label("is_sealed"))
        .join_from(bugs, users, users.c.id == b.by_id)
        .join(tables, tables.c.id == b.table_id)
    )


def bug_of(row: Any) -> Bug:
    columns = dict(row._mapping)
    status, same_deal = columns.pop("status"), columns.pop("is_sealed")
    sealed = status not in OVER or same_deal
    return Bug(**columns, sealed=sealed)


async def view_of(database: Database, bug_id: str) -> Any:
    """What the person saw; None before the deal."""
    async with database.read() as connection:
        found = (await connection.execute(select(bugs.c.view).where(bugs.c.id == bug_id))).first()
    if found is None:
        raise no_bug()
    return None if found.view is None else json.loads(zlib.decompress(found.view))


async def record_text(database: Database, journal: Journal, bug_id: str) -> str:
    """The record of the game up to there, once the game is over."""
    bug = await one(database, bug_id)
    if bug.sealed:
        raise Refused("the game goes on; its record is sealed until then", code="bug.sealed")
    rows = await journal.rows(bug.table_id)
    return record_of([row for row in rows if row.seq <= bug.row]).text()


async def close(database: Database, bug_id: str) -> None:
    """Somebody has dealt with it."""
    async with database.write() as connection:
        done = await connection.execute(update(bugs).where(bugs.c.id == bug_id).values(done=True))
    if done.rowcount == 0:
        raise no_bug()


def no_bug() -> Refused:
    return Refused("there is no such report", code="bug.unknown", status=404)
