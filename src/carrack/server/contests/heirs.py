"""Who hosts a contest when its host has left for good, or may not come any more."""

from __future__ import annotations

from sqlalchemy import or_, select, update

from carrack.contests.contest import OVER, Row
from carrack.server.contests.book import Book, Held, Wanted
from carrack.server.people.user import GONE
from carrack.server.storage import schema

contests, users = schema.contests, schema.users


async def without_host(book: Book) -> list[str]:
    """Contests that run, or are to begin, and that nobody can pause, end or decide a table of."""
    wanted = select(contests.c.id).outerjoin(users, users.c.id == contests.c.owner_id)
    no_host = or_(users.c.id.is_(None), users.c.banned, users.c.kind == GONE)
    async with book.database.read() as connection:
        return list(await connection.scalars(wanted.where(contests.c.status != OVER, no_host)))


async def hand_over(book: Book, contest_id: str) -> None:
    """Whoever plays there for longest hosts it from now on; where no person plays, it ends."""
    held = await book.contest(contest_id)
    heir = await heir_of(book, held)
    if heir is None:
        await book.add(contest_id, ended_without_host)
        return
    change = update(contests).where(contests.c.id == contest_id).values(owner_id=heir)
    async with book.database.write() as connection:
        await connection.execute(change)


async def heir_of(book: Book, held: Held) -> str | None:
    playing = [held.people.get(number) for number in held.contest.taking_part]
    wanted = select(users.c.id).where(users.c.id.in_([one for one in playing if one]))
    async with book.database.read() as connection:
        here = set(await connection.scalars(wanted.where(~users.c.banned, users.c.kind != GONE)))
    return next((one for one in playing if one in here), None)


def ended_without_host(held: Held) -> Wanted | None:
    is_over = held.contest.status == OVER
    return None if is_over else Wanted(Row("finish", {"reason": "no_host"}))
