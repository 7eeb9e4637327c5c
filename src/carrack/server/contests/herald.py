"""The herald: whoever is invited to a contest by name gets one message of it, in the ways they
asked for.

When he has to look stands in the database, so it does not matter how many processes there are, nor
when one is killed: whoever begins to tell puts that off, and notes each way as soon as it is gone.
There is one message for each contest and person, however often they are asked, and few in a day.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from functools import partial
from typing import Any

import structlog
from sqlalchemy import ColumnElement, and_, case, false, func, or_, select, update

from carrack.contests.contest import OVER
from carrack.kernel.errors import CarrackError
from carrack.server.contests.book import Book, Held, invitations
from carrack.server.notices.notices import LEFT_MS, Notices
from carrack.server.notices.quiet import held_until
from carrack.server.notices.sending import DAY, Invitation, Path, Reader
from carrack.server.people.people import People
from carrack.server.people.user import User
from carrack.server.storage import schema
from carrack.server.storage.database import now

log = structlog.get_logger()
contests = schema.contests

MOST_A_DAY = 5  # messages to one person; further invitations stand in the list alone …
MOST_OF_ONE = 2  # … as do those of a host who asks again and again
MOST_AT_ONCE = 100


class Herald:
    """Tells people that they are invited."""

    def __init__(self, book: Book, people: People, notices: Notices) -> None:
        self.book = book
        self.database = book.database
        self.people = people
        self.notices = notices
        self.sender = notices.sender
        self.began = now()
        self.busy: set[tuple[str, str]] = set()

    async def look(self) -> None:
        """Whose time has come is told beside; nobody's slow devices keep others waiting."""
        for contest_id, user_id, wakes in await self.due():
            if (contest_id, user_id) not in self.busy:
                self.busy.add((contest_id, user_id))
                self.notices.keep(self.guarded(contest_id, user_id, wakes))

    async def due(self) -> list[tuple[str, str, int]]:
        """Nobody else tells for a file of our own: what a process before left is told at once."""
        i = invitations.c
        left = i.told < self.began if self.database.is_sqlite else false()
        wanted = select(i.contest_id, i.user_id, i.wakes)
        wanted = wanted.where(i.wakes.is_not(None), or_(i.wakes <= now(), left))
        async with self.database.read() as connection:
            found = (await connection.execute(wanted.limit(MOST_AT_ONCE))).all()
        return [(one.contest_id, one.user_id, one.wakes) for one in found]

    async def guarded(self, contest_id: str, user_id: str, wakes: int) -> None:
        try:
            async with self.notices.turn(user_id), self.notices.gate:
                await self.tell(contest_id, user_id, wakes)
        except CarrackError as error:
            log.warning("invitation.waits", contest=contest_id, error=error.code)
        except Exception:  # no message is worth a tournament
            log.exception("invitation.failed", contest=contest_id)
        finally:
            self.busy.discard((contest_id, user_id))

    async def tell(self, contest_id: str, user_id: str, wakes: int) -> None:
        held = await self.book.contest(contest_id)
        row, reader = await self.invitation(contest_id, user_id), await self.reader(user_id)
        host = await self.people.find(held.facts["owner_id"])
        is_ours = of(contest_id, user_id) & (invitations.c.wakes == wakes)
        if not await self.is_told(held, row, reader, host):
            await self.changed(is_ours, wakes=None)
            return
        assert row is not None
        assert reader is not None
        assert host is not None
        until = later(row.created, reader, self.notices.clock())
        if until > int(self.notices.clock().timestamp() * 1000):
            await self.changed(is_ours, wakes=until)
        elif await self.changed(is_ours, wakes=now() + LEFT_MS, told=row.told or now()):
            facts = held.facts
            place = (contest_id, facts["title"], facts["name"], 0, 0, user_id, 0.0)
            await self.tell_by(Invitation(*place, host=host.name), reader, set(row.ways or ()))

    async def is_told(self, held: Held, row: Any, reader: Reader | None, host: User | None) -> bool:
        """Whether a message goes out at all: to somebody who asked for it, from a host with an
        account whom they want to hear.
        """
        if row is None or row.answered or reader is None or not reader.asked:
            return False
        if held.contest.status == OVER or (row.told or now()) < now() - DAY:
            return False
        if host is None or not host.is_account or host.banned or host.muted:
            return False
        if host.id in await self.people.blocks.hidden_from(reader.id):
            return False
        return bool(row.told) or not await self.has_enough(reader.id, host.id)

    async def has_enough(self, user_id: str, host_id: str) -> bool:
        """Whether somebody has had so many of these messages lately, from all or from one host."""
        i, c = invitations.c, contests.c
        from_host = func.sum(case((c.owner_id == host_id, 1), else_=0))
        wanted = select(func.count(), from_host).join_from(invitations, contests)
        wanted = wanted.where(i.user_id == user_id, i.told > now() - DAY)
        async with self.database.read() as connection:
            of_all, of_one = (await connection.execute(wanted)).one()
        return of_all >= MOST_A_DAY or (of_one or 0) >= MOST_OF_ONE

    async def invitation(self, contest_id: str, user_id: str) -> Any:
        wanted = select(invitations).where(of(contest_id, user_id))
        async with self.database.read() as connection:
            return (await connection.execute(wanted)).first()

    async def reader(self, user_id: str) -> Reader | None:
        person = await self.people.find(user_id)
        if person is None or person.banned:
            return None
        mail = (person.mail if person.mail_confirmed else None) or ""
        asked = self.sender.channels(person.notices, mail)
        return Reader(user_id, person.language, mail, asked, wishes=person.notices)

    async def changed(self, where: ColumnElement[bool], **values: Any) -> bool:
        """Whether it was still as we had read it; of several processes one gets a yes."""
        async with self.database.write() as connection:
            wanted = update(invitations).where(where).values(**values)
            return (await connection.execute(wanted)).rowcount == 1

    async def tell_by(self, told: Invitation, reader: Reader, gone: set[str]) -> None:
        """Send by every way that has not been gone, and note each as soon as it is."""
        where, noting = of(told.table_id, told.user_id), asyncio.Lock()

        async def tell_one(one: Path) -> None:
            await self.sender.deliver(one.channel, partial(one.way, [told]))
            async with noting:
                gone.add(one.name)
                await self.changed(where, ways=sorted(gone))

        left = [one for one in await self.sender.ways(reader) if one.name not in gone]
        await asyncio.gather(*map(tell_one, left))
        await self.changed(where, wakes=None)


def of(contest_id: str, user_id: str) -> ColumnElement[bool]:
    return and_(invitations.c.contest_id == contest_id, invitations.c.user_id == user_id)


def later(created: int, reader: Reader, moment: datetime) -> int:
    """When somebody wants to hear of what was written then: behind quiet hours, with their digest.
    Where nobody could tell it at that time, it waits for the end of the hours that are now.
    """
    hours = {**reader.wishes, "digest": None}
    then = datetime.fromtimestamp(created / 1000, UTC)
    ends = (held_until(reader.wishes, then), held_until(hours, moment))
    return max((int(one.timestamp() * 1000) for one in ends if one is not None), default=0)
