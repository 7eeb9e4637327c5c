"""Everybody this server knows: who a request comes from, and what is remembered of them."""

from __future__ import annotations

import secrets as luck
import time
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from dataclasses import replace

from sqlalchemy import select
from starlette.requests import HTTPConnection

from carrack.server.people import programs
from carrack.server.people.accounts import Accounts
from carrack.server.people.blocks import Blocks
from carrack.server.people.friends import Friends
from carrack.server.people.passkeys import Passkeys
from carrack.server.people.passwords import Passwords
from carrack.server.people.remembering import remember
from carrack.server.people.sessions import COOKIE, Sessions, hashed
from carrack.server.people.user import COLUMNS, GONE, User, check_not_banned, user_of
from carrack.server.settings import Settings
from carrack.server.storage import schema
from carrack.server.storage.database import Database, now

users, sessions = schema.users, schema.sessions
Changed = Callable[[str, Collection[str]], Awaitable[None]]


async def nobody_listens(_: str, __: Collection[str]) -> None:
    pass


class People:
    """Finds people; their devices, accounts and blocks have a class each.

    `on_change` is awaited with a person's id, and the tables where their name or id has changed,
    whenever what other parts remember of them may be wrong.
    """

    def __init__(
        self, database: Database, settings: Settings, secret: str, passwords: Passwords
    ) -> None:
        self.database = database
        self.settings = settings
        self.sessions = Sessions(self, secret)
        self.accounts = Accounts(self, passwords)
        self.passkeys = Passkeys(self)
        self.blocks = Blocks(self)
        self.friends = Friends(self)
        self.on_change: Changed = nobody_listens
        self.known: dict[str, tuple[float, User]] = {}  # by session
        self.hidden: dict[str, tuple[float, frozenset[str]]] = {}
        self.changes = 0  # what was read before a change is not remembered after it

    @classmethod
    async def create(
        cls, database: Database, settings: Settings, passwords: Passwords | None = None
    ) -> People:
        secret = await database.secret("cookies", luck.token_urlsafe(48))
        people = cls(database, settings, secret, passwords or await Passwords.create())
        await people.sessions.tidy()
        return people

    async def of_request(self, request: HTTPConnection) -> User | None:
        """Whoever the token of a program belongs to, and without one the cookie."""
        token = programs.bearer(request.headers)
        if token is None:
            return await self.of_cookies(request.cookies)
        user = await self.of_program(programs.hashed(token))
        if user is None:
            raise programs.unknown_token()
        check_not_banned(user)
        return user

    async def of_program(self, program: str) -> User | None:
        """Whoever admitted the program with this hash."""
        until, user = self.known.get(program, (0.0, None))
        if user is not None and user.program and time.monotonic() < until:
            return user  # what a cookie holds is remembered here, too, and is no token
        changes, admitted = self.changes, schema.programs.c
        wanted = (
            select(*COLUMNS, admitted.used)
            .join_from(schema.programs, users)
            .where(admitted.hash == program, users.c.kind != GONE)
        )
        async with self.database.read() as connection:
            row = (await connection.execute(wanted)).mappings().first()
        if row is None:
            return None
        await programs.note_used(self.database, program, row["used"])
        user = replace(user_of(row), program=program)
        if changes == self.changes:
            remember(self.known, program, user)
        return user

    async def again(self, user: User | None, person: User | None) -> User | None:
        """A user as they are now, if still signed in or admitted; whoever plays by the token of a
        seat is the person it belongs to.
        """
        if user is None:
            return person
        if user.program:
            return await self.of_program(user.program)
        return await self.of_session(user.session) if user.session else person

    async def of_cookies(self, cookies: Mapping[str, str]) -> User | None:
        """Whoever the cookie belongs to; None for a stranger, Refused for somebody banned."""
        made = self.sessions.unsigned(cookies.get(COOKIE, ""))
        if made is None:
            return None
        user = await self.of_session(hashed(made))
        if user is not None:
            check_not_banned(user)
        return user

    async def of_session(self, session: str) -> User | None:
        until, user = self.known.get(session, (0.0, None))
        if user is not None and time.monotonic() < until:
            return user
        changes = self.changes
        wanted = (
            select(*COLUMNS)
            .join_from(sessions, users)
            .where(sessions.c.id == session, sessions.c.expires > now(), users.c.kind != GONE)
        )
        async with self.database.read() as connection:
            row = (await connection.execute(wanted)).mappings().first()
        if row is None:
            return None
        user = user_of(row, session)
        if changes == self.changes:
            remember(self.known, session, user)
        return user

    async def find(self, user_id: str) -> User | None:
        """A person by id; None if there is none, or not any more."""
        wanted = select(*COLUMNS).where(users.c.id == user_id, users.c.kind != GONE)
        async with self.database.read() as connection:
            row = (await connection.execute(wanted)).mappings().first()
        return None if row is None else user_of(row)

    async def account_named(self, sign_in: str) -> User | None:
        """The account that signs in with this folded name."""
        wanted = select(*COLUMNS).where(users.c.sign_in == sign_in)
        async with self.database.read() as connection:
            row = (await connection.execute(wanted)).mappings().first()
        return None if row is None else user_of(row)

    async def is_shut_out(self, user_id: str) -> bool:
        """Whether this person is banned, or gone."""
        user = await self.find(user_id)
        return user is None or user.banned

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        """The names of these people, by id."""
        wanted = select(users.c.id, users.c.name).where(users.c.id.in_(set(ids)))
        async with self.database.read() as connection:
            return {row.id: row.name for row in await connection.execute(wanted)}

    def forget(self, user_id: str) -> None:
        """What is remembered of this person may be wrong: look again."""
        self.changes += 1
        self.hidden.pop(user_id, None)
        for session in [key for key, (_, user) in self.known.items() if user.id == user_id]:
            del self.known[session]

    async def has_changed(self, user_id: str, tables: Collection[str] = ()) -> None:
        self.forget(user_id)
        await self.on_change(user_id, tables)
