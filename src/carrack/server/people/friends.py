"""Friends: who asked, who accepted, and who is here now.

Only friends see each other's presence, and it is told in five minutes and in days, not in moments.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from sqlalchemy import ColumnElement, and_, case, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.server.errors import Refused
from carrack.server.people.names import folded
from carrack.server.people.user import ACCOUNT, User
from carrack.server.storage import schema
from carrack.server.storage.database import now

if TYPE_CHECKING:
    from carrack.server.people.people import People

MOST_FRIENDS = 500  # of one person, with those who were asked
MOST_WISHES = 200  # that wait for one person's answer
HERE_MS = 300_000  # somebody whose page has asked for something within this time is here
NOTED_MS = 120_000  # how often that is written down
DAY_MS = 86_400_000

friendships, users = schema.friendships, schema.users
tables, seats = schema.tables, schema.seats

State = Literal["friend", "asked", "asks"]


@dataclass(frozen=True)
class Friend:
    """A friend, somebody I asked, or somebody who asks me."""

    id: str
    name: str
    state: State
    created: int
    here: bool = False
    days: int | None = None  # since a friend was here last; not told of others
    table: str | None = None  # that is played before everybody's eyes
    title: str | None = None


class Friends:
    """Asks, accepts, removes, and lists."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.database = people.database
        self.noted: dict[str, int] = {}  # when somebody's presence was written down last

    async def ask_named(self, user: User, name: str) -> State:
        """Ask the account of this name."""
        other = await self.people.account_named(folded(name))
        if other is None:
            raise nobody_called(name)
        return await self.ask(user, other.id, name)

    async def ask(self, user: User, other_id: str, name: str = "") -> State:
        """Ask somebody to be a friend; whoever was asked by them accepts by this."""
        check_may_have_friends(user)
        if other_id == user.id:
            raise Refused("that is you", code="person.yourself", field="name" if name else "")
        other = await self.people.find(other_id)
        # Somebody who blocked is not to be found: nobody is told that they were blocked.
        if other is None or await self.people.blocks.blocked_between(user.id, other_id):
            raise nobody_called(name)
        check_may_have_friends(other)
        try:
            return await self.asked(user.id, other_id)
        except IntegrityError:  # both asked at the same moment
            return await self.asked(user.id, other_id)

    async def asked(self, user_id: str, other_id: str) -> State:
        c = friendships.c
        theirs = and_(c.user_id == other_id, c.friend_id == user_id)
        mine = and_(c.user_id == user_id, c.friend_id == other_id)
        async with self.database.write() as connection:
            accepted = await connection.execute(
                update(friendships).where(theirs).values(accepted=True)
            )
            if accepted.rowcount:
                return "friend"
            known = await connection.scalar(select(c.accepted).where(mine))
            if known is not None:
                return "friend" if known else "asked"
            count = select(func.count()).select_from(friendships).where(c.user_id == user_id)
            if (await connection.scalar(count) or 0) >= MOST_FRIENDS:
                raise Refused(
                    f"nobody asks more than {MOST_FRIENDS} people", code="friends.too_many"
                )
            await check_room_for_wishes(connection, other_id)
            row = {"user_id": user_id, "friend_id": other_id, "accepted": False, "created": now()}
            await connection.execute(insert(friendships).values(row))
        return "asked"

    async def remove(self, user_id: str, other_id: str) -> None:
        """No friends any more; an unanswered wish is withdrawn, or refused."""
        async with self.database.write() as connection:
            await connection.execute(delete(friendships).where(between(user_id, other_id)))

    async def of(self, user: User) -> list[Friend]:
        """Who asks, then friends who are here, the others, and whom I asked."""
        c = friendships.c
        other = case((c.user_id == user.id, c.friend_id), else_=c.user_id)
        wanted = (
            select(users.c.id, users.c.name, users.c.seen, c.accepted, c.created)
            .add_columns((c.user_id == user.id).label("mine"))
            .join_from(friendships, users, users.c.id == other)
            .where(or_(c.user_id == user.id, c.friend_id == user.id))
            .where(users.c.kind == ACCOUNT, users.c.banned.is_(False))
        )
        async with self.database.read() as connection:
            found = (await connection.execute(wanted)).all()
        plays = await self.playing([row.id for row in found if row.accepted])
        listed = [friend_of(row, plays) for row in found]
        order = {"asks": 0, "friend": 1, "asked": 2}
        return sorted(listed, key=lambda one: (order[one.state], not one.here, folded(one.name)))

    async def playing(self, people: Iterable[str]) -> dict[str, tuple[str, str]]:
        """The newest table, and its title, at which each of these plays for everybody to see."""
        t, s = tables.c, seats.c
        wanted = (
            select(s.user_id, t.id, t.title)
            .join_from(seats, tables, t.id == s.table_id)
            .where(s.user_id.in_(list(people)), ~s.away, ~s.resigned)
            .where(t.status == "playing", t.public, t.spectators)
            .order_by(t.started)
        )
        async with self.database.read() as connection:
            return {row[0]: (row[1], row[2]) for row in await connection.execute(wanted)}

    async def state(self, user_id: str, other_id: str) -> State | None:
        c = friendships.c
        wanted = select(c.user_id, c.accepted).where(between(user_id, other_id))
        async with self.database.read() as connection:
            found = (await connection.execute(wanted)).first()
        if found is None:
            return None
        return state_of(found.accepted, found.user_id == user_id)

    async def is_here(self, user: User) -> None:
        """Note that somebody has the page open, now and then."""
        time = now()
        if time - self.noted.get(user.id, 0) < NOTED_MS:
            return
        if len(self.noted) > 20_000:
            self.noted.clear()
        self.noted[user.id] = time
        async with self.database.write() as connection:
            await connection.execute(update(users).where(users.c.id == user.id).values(seen=time))


def between(user_id: str, other_id: str) -> ColumnElement[bool]:
    c = friendships.c
    return or_(
        and_(c.user_id == user_id, c.friend_id == other_id),
        and_(c.user_id == other_id, c.friend_id == user_id),
    )


def friend_of(row: Any, plays: dict[str, tuple[str, str]]) -> Friend:
    state = state_of(row.accepted, row.mine)
    if state != "friend":
        return Friend(row.id, row.name, state, row.created)
    ago = max(0, now() - row.seen)
    table, title = plays.get(row.id, (None, None))
    return Friend(row.id, row.name, state, row.created, ago < HERE_MS, ago // DAY_MS, table, title)


def state_of(accepted: bool, mine: bool) -> State:
    if accepted:
        return "friend"
    return "asked" if mine else "asks"


def check_may_have_friends(person: User) -> None:
    """A guest is somebody else tomorrow."""
    if not person.is_account:
        raise Refused("friends need an account", code="friends.account", status=403)


def nobody_called(name: str) -> Refused:
    if not name:
        return Refused("there is no such person", code="person.not_found", status=404)
    return Refused(
        f"no account is called {name!r}", code="person.not_found", status=404, field="name"
    )


async def check_room_for_wishes(connection: AsyncConnection, other_id: str) -> None:
    """Nobody reads through wishes without end; the lock keeps others from asking meanwhile."""
    c = friendships.c
    await connection.execute(
        select(users.c.id).where(users.c.id == other_id).with_for_update(key_share=True)
    )
    waiting = select(func.count()).where(c.friend_id == other_id, c.accepted.is_(False))
    if (await connection.scalar(waiting) or 0) >= MOST_WISHES:
        raise Refused(
            f"{MOST_WISHES} others wait for this person's answer", code="friends.too_many_wishes"
        )
