"""What is said on the page of a contest: the newest lines are kept."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import RowMapping, delete, insert, select

from carrack.server.people.user import User
from carrack.server.storage import schema
from carrack.server.storage.database import Database

chats = schema.contest_chats
SHOWN = 200  # lines …
KEPT = 2000  # … and those that are kept: a tournament may last for years


async def lines(database: Database, contest_id: str) -> Sequence[RowMapping]:
    """The last ones, in the order in which they were said."""
    wanted = select(chats).where(chats.c.contest_id == contest_id)
    async with database.read() as connection:
        found = await connection.execute(wanted.order_by(chats.c.id.desc()).limit(SHOWN))
        return found.mappings().all()[::-1]


async def add(database: Database, contest_id: str, person: User, text: str, time: int) -> int:
    """A message is stored and has a number; the oldest ones make room."""
    row = {"contest_id": contest_id, "user_id": person.id, "name": person.name}
    async with database.write() as connection:
        wanted = insert(chats).values(**row, text=text, time=time).returning(chats.c.id)
        number = int((await connection.execute(wanted)).scalar_one())
        here = chats.c.contest_id == contest_id
        older = select(chats.c.id).where(here).order_by(chats.c.id.desc())
        last = await connection.scalar(older.offset(KEPT).limit(1))
        if last is not None:
            await connection.execute(delete(chats).where(here & (chats.c.id <= last)))
    return number
