"""Guests who come, accounts they open, passwords they change, and what is left when they go.

A guest is a row with a name and a session; an account is the same row with a name to sign in with
and a password, so whatever the guest played is the account's.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from carrack.server.errors import Refused
from carrack.server.people import export, personal, programs
from carrack.server.people.names import clean_name, folded, lookalikes
from carrack.server.people.passwords import Passwords, check_password
from carrack.server.people.sessions import SignedIn
from carrack.server.people.user import (
    ACCOUNT,
    COLUMNS,
    GUEST,
    User,
    check_is_account,
    check_not_banned,
    user_of,
)
from carrack.server.storage import schema
from carrack.server.storage.database import new_id, now

if TYPE_CHECKING:
    from carrack.server.people.people import People

users, sessions = schema.users, schema.sessions


class Accounts:
    """Who comes, who stays under a name and a password, and who goes."""

    def __init__(self, people: People, passwords: Passwords) -> None:
        self.people = people
        self.database = people.database
        self.passwords = passwords

    def check_is_nobody(self, user: User | None) -> None:
        if user is not None:
            raise Refused(
                f"you are here already, as {user.name!r}; sign out first", code="person.signed_in"
            )

    async def come(self, name: str, language: str = "en", device: str = "") -> SignedIn:
        """A new guest."""
        name = clean_name(name)
        await self.check_not_an_accounts(name)
        user_id = await self.add(kind=GUEST, name=name, language=language)
        return await self.people.sessions.signed_in(user_id, device)

    async def add(self, **columns: Any) -> str:
        made = now()
        row = {
            "id": new_id(),
            "notices": {},
            "muted": False,
            "banned": False,
            "created": made,
            "seen": made,
            **columns,
        }
        async with self.database.write() as connection:
            await connection.execute(insert(users).values(row))
        return str(row["id"])

    async def check_not_an_accounts(self, name: str, own_id: str = "") -> None:
        """Nobody may look like somebody's account."""
        like = users.c.sign_in.in_(lookalikes(name))
        wanted = select(users.c.sign_in).where(like, users.c.id != own_id)
        async with self.database.read() as connection:
            found = set((await connection.scalars(wanted)).all())
        if folded(name) in found:
            raise name_taken(name)
        if found:
            raise Refused(
                f"{name!r} looks like the name of an account",
                code="person.name_alike",
                field="name",
            )

    async def open_account(
        self, user: User | None, name: str, password: str, language: str = "en", device: str = ""
    ) -> SignedIn:
        """The guest keeps everything under a name and a password; a stranger has nothing yet."""
        if user is not None and user.is_account:
            raise Refused("you have an account already", code="person.has_account")
        name = clean_name(name)
        check_password(password)
        await self.check_not_an_accounts(name)
        columns = {
            "kind": ACCOUNT,
            "name": name,
            "sign_in": folded(name),
            "password": await self.passwords.hashed(password),
        }
        try:
            if user is None:
                return await self.people.sessions.signed_in(
                    await self.add(language=language, **columns), device
                )
            await self.turn_into_account(user, columns)
        except IntegrityError:
            raise name_taken(name) from None  # somebody else was faster
        return await self.people.sessions.signed_in(user.id, device)

    async def turn_into_account(self, guest: User, columns: dict[str, Any]) -> None:
        """What was signed in as a guest ends: the account has a session of its own."""
        is_guest = and_(users.c.id == guest.id, users.c.kind == GUEST)
        async with self.database.write() as connection:
            done = await connection.execute(update(users).where(is_guest).values(columns))
            if done.rowcount != 1:
                raise Refused("you have an account already", code="person.has_account")
            await connection.execute(delete(sessions).where(sessions.c.user_id == guest.id))
        await programs.withdraw_all(self.database, guest.id)
        await self.people.has_changed(guest.id)

    async def sign_in(
        self,
        name: str,
        password: str,
        device: str = "",
        before: User | None = None,
        claim: bool = False,
    ) -> SignedIn:
        """An account on this device. `before` is who was signed in here until now; with `claim`
        everything that guest played becomes the account's.
        """
        user = await self.account_with(name, password)
        check_not_banned(user)
        if before is not None and before.id != user.id and before.kind == GUEST and claim:
            await self.claim(before, user)
        elif before is not None:
            await self.people.sessions.sign_out(before)
        return await self.people.sessions.signed_in(user.id, device)

    async def account_with(self, name: str, password: str) -> User:
        """The account, or one and the same refusal for a wrong name and a wrong password."""
        wanted = select(*COLUMNS, users.c.password).where(users.c.sign_in == folded(name))
        async with self.database.read() as connection:
            row = (await connection.execute(wanted)).mappings().first()
        stored = None if row is None else row["password"]
        matched = await self.passwords.match(stored, password)
        if row is None or stored is None or not matched:
            raise Refused(
                "this name and this password do not go together",
                code="person.sign_in",
                status=401,
            )
        if self.passwords.is_outdated(stored):
            await self.set_password(row["id"], password)
        return user_of(row)

    async def claim(self, guest: User, account: User) -> None:
        """Everything the guest played is the account's; the guest is no more."""
        tables = await personal.hand_over(self.database, guest.id, account.id)
        self.people.forget(account.id)
        await self.people.has_changed(guest.id, tables)

    async def set_password(self, user_id: str, password: str) -> None:
        made = await self.passwords.hashed(password)
        async with self.database.write() as connection:
            await connection.execute(
                update(users).where(users.c.id == user_id).values(password=made)
            )

    async def check_password(self, user: User, password: str, field: str = "password") -> None:
        """Whoever sits at an open page must know the password for what cannot be taken back."""
        wanted = select(users.c.password).where(users.c.id == user.id)
        async with self.database.read() as connection:
            stored = await connection.scalar(wanted)
        if not await self.passwords.match(stored, password):
            raise Refused(
                "that is not the password", code="person.password", status=403, field=field
            )

    async def change_password(self, user: User, old: str, new: str) -> None:
        """Only with the old one; every other device is signed out, and every program withdrawn."""
        check_is_account(user)
        check_password(new, "new")
        await self.check_password(user, old, "old")
        await self.set_password(user.id, new)
        others = and_(sessions.c.user_id == user.id, sessions.c.id != user.session)
        async with self.database.write() as connection:
            await connection.execute(delete(sessions).where(others))
        await programs.withdraw_all(self.database, user.id)
        await self.people.has_changed(user.id)

    async def change(self, user: User, **columns: Any) -> User:
        """Change name, language, mail or notices. An account signs in with its new name."""
        if "name" in columns:
            name = columns["name"] = clean_name(columns["name"])
            await self.check_not_an_accounts(name, user.id)
            if user.is_account:
                columns["sign_in"] = folded(name)
        try:
            async with self.database.write() as connection:
                await connection.execute(update(users).where(users.c.id == user.id).values(columns))
        except IntegrityError:
            raise name_taken(columns["name"]) from None
        await self.people.has_changed(user.id)
        columns.pop("sign_in", None)
        return replace(user, **columns)

    async def export(self, user: User) -> dict[str, Any]:
        return await export.gathered(self.database, user.id, user.session)

    async def delete(self, user: User) -> None:
        """Nothing is left but a nameless row that games point to; first call the house, which lets
        bots play on.
        """
        tables = await personal.erase(self.database, user.id, user.name)
        await self.people.has_changed(user.id, tables)


def name_taken(name: str) -> Refused:
    return Refused(f"{name!r} is the name of an account", code="person.name_taken", field="name")
