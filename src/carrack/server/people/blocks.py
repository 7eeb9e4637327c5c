"""Whom somebody would rather not meet: muted, blocked, or reported to the operator."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import and_, delete, exists, func, insert, or_, select, union, update
from sqlalchemy.exc import IntegrityError

from carrack.server.errors import Refused
from carrack.server.people.friends import between
from carrack.server.people.names import printable
from carrack.server.people.remembering import remember
from carrack.server.people.user import (
    User,
)
from carrack.server.storage import schema
from carrack.server.storage.database import now

if TYPE_CHECKING:
    from carrack.server.people.people import People

MOST_BLOCKS = 1000
LONGEST_REPORT = 2000
MUTE, BLOCK = "mute", "block"

users, blocks, friendships = schema.users, schema.blocks, schema.friendships


class Blocked(NamedTuple):
    """Somebody another person would rather not meet or hear."""

    id: str
    name: str
    kind: str
    created: int


class Blocks:
    """Who has muted, blocked or reported whom."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.database = people.database

    async def block(self, user: User, other_id: str, kind: str = BLOCK) -> None:
        """`mute` hides what the other says; `block` hides what either says from the other, keeps
        both from one table, and they are no friends.
        """
        await self.check_is_another(user, other_id)
        own = and_(blocks.c.user_id == user.id, blocks.c.blocked_id == other_id)
        row = {"user_id": user.id, "blocked_id": other_id, "kind": kind, "created": now()}
        try:
            async with self.database.write() as connection:
                done = await connection.execute(update(blocks).where(own).values(kind=kind))
                if done.rowcount == 0:
                    await self.check_not_too_many(connection, user)
                    await connection.execute(insert(blocks).values(row))
                if kind == BLOCK:
                    await connection.execute(delete(friendships).where(between(user.id, other_id)))
        except IntegrityError:
            pass  # asked for twice at the same time
        self.forget(user.id, other_id)

    def forget(self, *user_ids: str) -> None:
        """What is remembered of who hears whom is looked up anew."""
        for user_id in user_ids:
            self.people.forget(user_id)

    async def check_is_another(self, user: User, other_id: str) -> None:
        if other_id == user.id:
            raise Refused("that is you", code="person.yourself")
        if await self.people.find(other_id) is None:
            raise Refused("there is no such person", code="person.not_found", status=404)

    async def check_not_too_many(self, connection: Any, user: User) -> None:
        count = select(func.count()).select_from(blocks).where(blocks.c.user_id == user.id)
        if await connection.scalar(count) >= MOST_BLOCKS:
            raise Refused(
                f"nobody blocks more than {MOST_BLOCKS} people", code="person.too_many_blocks"
            )

    async def unblock(self, user: User, other_id: str) -> None:
        own = and_(blocks.c.user_id == user.id, blocks.c.blocked_id == other_id)
        async with self.database.write() as connection:
            await connection.execute(delete(blocks).where(own))
        self.forget(user.id, other_id)

    async def blocked_by(self, user: User) -> list[Blocked]:
        """Whom this person has muted or blocked."""
        wanted = (
            select(users.c.id, users.c.name, blocks.c.kind, blocks.c.created)
            .join_from(blocks, users, users.c.id == blocks.c.blocked_id)
            .where(blocks.c.user_id == user.id)
            .order_by(blocks.c.created, users.c.id)
        )
        async with self.database.read() as connection:
            return [Blocked(*row) for row in await connection.execute(wanted)]

    async def blocked_between(self, one_id: str, other_id: str) -> bool:
        """Whether one of the two will not sit at a table with the other."""
        pair = or_(
            and_(blocks.c.user_id == one_id, blocks.c.blocked_id == other_id),
            and_(blocks.c.user_id == other_id, blocks.c.blocked_id == one_id),
        )
        wanted = select(exists().where(pair, blocks.c.kind == BLOCK))
        async with self.database.read() as connection:
            return bool(await connection.scalar(wanted))

    async def hidden_from(self, user_id: str) -> frozenset[str]:
        """Those whose chat this person does not see: a block goes both ways, muting does not."""
        until, found = self.people.hidden.get(user_id, (0.0, frozenset[str]()))
        if time.monotonic() < until:
            return found
        changes = self.people.changes
        mine = select(blocks.c.blocked_id).where(blocks.c.user_id == user_id)
        theirs = select(blocks.c.user_id).where(
            blocks.c.blocked_id == user_id, blocks.c.kind == BLOCK
        )
        async with self.database.read() as connection:
            found = frozenset(await connection.scalars(union(mine, theirs)))
        if changes == self.people.changes:
            remember(self.people.hidden, user_id, found)
        return found

    async def report(
        self, user: User, about_id: str, text: str, table_id: str | None = None
    ) -> None:
        """Tell the operator about somebody."""
        text = printable(text, keep="\n").strip()
        if not 1 <= len(text) <= LONGEST_REPORT:
            raise Refused(
                f"a report has 1 to {LONGEST_REPORT} characters", code="report.text", status=422
            )
        await self.check_is_another(user, about_id)
        row = {
            "by_id": user.id,
            "about_id": about_id,
            "table_id": table_id,
            "text": text,
            "created": now(),
            "done": False,
        }
        async with self.database.write() as connection:
            await connection.execute(insert(schema.reports).values(row))
