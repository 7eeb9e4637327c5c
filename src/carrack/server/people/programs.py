"""Programs that play for somebody: each has a token, which can be withdrawn.

A token is 256 bits of luck; the database holds only their hash, and the token is shown once. It
opens tables and nothing else: what is about the person stays with the person's own devices.
"""

from __future__ import annotations

import hashlib
import secrets as luck
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, func, insert, select, update
from starlette.datastructures import Headers

from carrack.server.errors import Refused
from carrack.server.people.names import clean_name
from carrack.server.storage import schema
from carrack.server.storage.database import Database, new_id, now

if TYPE_CHECKING:
    from carrack.server.people.user import User

MOST_PROGRAMS = 10  # of one person
SIGN = "carrack_"  # by which a token is known where it should not be, as in a public repository
LONGEST_TOKEN = 100
DAY = 24 * 60 * 60 * 1000  # ms

programs = schema.programs


class Program(NamedTuple):
    """A program of somebody's, without its token."""

    id: str
    name: str
    created: int
    used: int | None


def bearer(headers: Headers) -> str | None:
    """The token that a request or a socket came with; None for none, "" for nonsense.

    >>> [bearer(Headers({"Authorization": given})) for given in ("Bearer abc", "Basic abc")]
    ['abc', None]
    """
    given = [value.strip().partition(" ") for value in headers.getlist("authorization")]
    tokens = [token.strip() for kind, _, token in given if kind.lower() == "bearer"]
    if not tokens:
        return None  # a password for a proxy before us is none of our business
    (token, *more) = tokens
    return token if not more and token.isascii() and len(token) <= LONGEST_TOKEN else ""


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def unknown_token() -> Refused:
    return Refused("this token is not one of ours, or withdrawn", code="token.unknown", status=401)


async def programs_of(database: Database, user_id: str) -> list[Program]:
    """Somebody's programs, the oldest first."""
    c = programs.c
    wanted = select(c.id, c.name, c.created, c.used).where(c.user_id == user_id)
    async with database.read() as connection:
        found = await connection.execute(wanted.order_by(c.created, c.id))
        return [Program(*row) for row in found]


async def admit(database: Database, user: User, name: str) -> tuple[Program, str]:
    """A new program, and its token, which nobody can look up later."""
    token = SIGN + luck.token_urlsafe(32)
    program = Program(new_id(), clean_name(name), now(), None)
    row = {**program._asdict(), "user_id": user.id, "hash": hashed(token)}
    count = select(func.count()).select_from(programs).where(programs.c.user_id == user.id)
    me = select(schema.users.c.id).where(schema.users.c.id == user.id).with_for_update()
    async with database.write() as connection:
        await connection.scalar(me)  # of two at the same time the second one sees the first
        await connection.execute(insert(programs).values(row))
        if (await connection.scalar(count) or 0) > MOST_PROGRAMS:
            raise Refused(
                f"nobody has more than {MOST_PROGRAMS} programs; withdraw one first",
                code="program.too_many",
            )
    return program, token


async def withdraw(database: Database, user_id: str, program_id: str) -> None:
    own = (programs.c.user_id == user_id) & (programs.c.id == program_id)
    async with database.write() as connection:
        done = await connection.execute(delete(programs).where(own))
    if done.rowcount != 1:
        raise Refused("there is no such program", code="program.unknown", status=404)


async def withdraw_all(database: Database, user_id: str) -> None:
    async with database.write() as connection:
        await connection.execute(delete(programs).where(programs.c.user_id == user_id))


async def note_used(database: Database, hash: str, used: int | None) -> None:
    """Once a day, so that people see which of their programs are still about."""
    if used is not None and now() - used < DAY:
        return
    today = now() // DAY * DAY
    async with database.write() as connection:
        await connection.execute(update(programs).where(programs.c.hash == hash).values(used=today))
