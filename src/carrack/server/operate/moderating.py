"""What the operator may do to people, by `carrack admin`. Each deed leaves a row in `audit`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, case, insert, or_, select, update

from carrack.server.errors import Refused
from carrack.server.people import personal
from carrack.server.people.names import folded
from carrack.server.people.people import People
from carrack.server.people.user import COLUMNS, GONE, User, user_of
from carrack.server.storage import schema
from carrack.server.storage.database import new_id, now

MOST_FOUND = 50
MOST_MARKED = 200
PASSWORD_LENGTH = 16  # signs of a password that was reset: 79 bits

users, reports, sessions = schema.users, schema.reports, schema.sessions


@dataclass(frozen=True)
class Report:
    """What somebody told about somebody."""

    id: int
    by_id: str
    by_name: str
    about_id: str
    about_name: str
    table_id: str | None
    text: str
    created: int
    done: bool


class Operator:
    """Names people by id, by the name of their account, or by a guest's name if only one has it."""

    def __init__(self, people: People, moderator: User | None = None) -> None:
        self.people = people
        self.own_id = moderator.id if moderator else ""  # the operator at the command line has none
        self.database = people.database

    async def find(self, text: str) -> list[User]:
        """Whoever has this id, or this in their name; a full name first."""
        same = or_(users.c.id == text, users.c.sign_in == folded(text), users.c.name == text)
        wanted = (
            select(*COLUMNS)
            .where(users.c.kind != GONE, or_(same, users.c.name.icontains(text, autoescape=True)))
            .order_by(case((same, 0), else_=1), users.c.seen.desc(), users.c.id)
            .limit(MOST_FOUND)
        )
        async with self.database.read() as connection:
            return [user_of(row) for row in (await connection.execute(wanted)).mappings()]

    async def marked(self) -> list[User]:
        """Whoever is muted or banned at present, the newest first."""
        wanted = (
            select(*COLUMNS)
            .where(users.c.kind != GONE, or_(users.c.muted, users.c.banned))
            .order_by(users.c.created.desc(), users.c.id)
            .limit(MOST_MARKED)
        )
        async with self.database.read() as connection:
            return [user_of(row) for row in (await connection.execute(wanted)).mappings()]

    async def person(self, text: str) -> User:
        """The one person meant, or Refused."""
        found = await self.find(text)
        ways = (
            [user for user in found if user.id == text],
            [user for user in found if user.is_account and folded(user.name) == folded(text)],
            [user for user in found if user.name == text],
        )
        for same in ways:
            if len(same) == 1:
                return same[0]
            if same:
                ids = ", ".join(user.id for user in same)
                raise Refused(f"several people are called {text!r}: {ids}", code="person.ambiguous")
        raise Refused(f"there is no person {text!r}", code="person.not_found", status=404)

    async def mute(self, text: str, on: bool = True) -> User:
        """Whoever is muted plays, and says nothing."""
        return await self.set(text, "mute" if on else "unmute", muted=on)

    async def ban(self, text: str, on: bool = True) -> User:
        """Whoever is banned is refused everything."""
        return await self.set(text, "ban" if on else "unban", banned=on)

    async def set(self, text: str, what: str, **columns: Any) -> User:
        user = await self.person(text)
        async with self.database.write() as connection:
            await connection.execute(update(users).where(users.c.id == user.id).values(columns))
        await self.note(what, user.id, user.name)
        await self.people.has_changed(user.id)
        return await self.person(user.id)

    async def rename(self, text: str, name: str) -> User:
        """Another name, in old games and chats as well; an account signs in with it."""
        user = await self.person(text)
        changed = await self.people.accounts.change(user, name=name)
        tables = await personal.rename_everywhere(self.database, user.id, user.name, changed.name)
        await self.note("rename", user.id, f"{user.name} → {changed.name}")
        await self.people.has_changed(user.id, tables)
        return changed

    async def reset_password(self, text: str) -> str:
        """A new password to hand to the person; every device is signed out, passkeys are gone."""
        user = await self.person(text)
        if not user.is_account:
            raise Refused(f"{user.name!r} is a guest, without a password", code="person.no_account")
        password = new_id(PASSWORD_LENGTH)
        await self.people.accounts.set_password(user.id, password)
        await self.note("reset password", user.id, user.name)
        await self.people.passkeys.remove_all(user.id)
        await self.people.sessions.sign_out(user, everywhere=True)
        return password

    async def reports(self, done: bool = False) -> list[Report]:
        """What was reported and waits, the oldest first; with `done` what was dealt with. What was
        said about a moderator, and by whom, is for the others.
        """
        by, about = users.alias("by"), users.alias("about")
        wanted = (
            select(
                reports.c.id,
                reports.c.by_id,
                by.c.name,
                reports.c.about_id,
                about.c.name,
                reports.c.table_id,
                reports.c.text,
                reports.c.created,
                reports.c.done,
            )
            .join_from(reports, by, by.c.id == reports.c.by_id)
            .join(about, about.c.id == reports.c.about_id)
            .where(reports.c.done == done, reports.c.about_id != self.own_id)
            .order_by(reports.c.id)
        )
        async with self.database.read() as connection:
            return [Report(*row) for row in await connection.execute(wanted)]

    async def close_report(self, number: int) -> None:
        """Note that a report was dealt with."""
        shown = and_(reports.c.id == number, reports.c.about_id != self.own_id)
        async with self.database.write() as connection:
            done = await connection.execute(update(reports).where(shown).values(done=True))
        if done.rowcount == 0:
            raise Refused(f"there is no report {number}", code="report.unknown", status=404)
        await self.note("close report", str(number), "")

    async def moderator(self, text: str, on: bool = True) -> User:
        """Whoever is a moderator sees reports, mutes and bans people, and closes tables."""
        user = await self.person(text)
        if on and not user.is_account:
            raise Refused(
                f"{user.name!r} is a guest; moderators need an account", code="person.no_account"
            )
        return await self.set(user.id, "moderator" if on else "no moderator", moderator=on)

    async def note(self, what: str, about: str, detail: str) -> None:
        """A row for those who ask later who did what."""
        row = {"time": now(), "what": what, "about": about, "detail": detail}
        row |= {"by_id": self.own_id or None}
        async with self.database.write() as connection:
            await connection.execute(insert(schema.audit).values(row))
