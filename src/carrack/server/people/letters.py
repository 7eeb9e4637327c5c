"""Letters that ask somebody to come back with a code: to confirm an address, to choose a password.

An address is written to for nothing else until whoever reads it there has said so. A code is worth
one use and some hours, and the database knows its hash alone. Where a server sends no mail, and for
those who have no address, a recovery code that was shown once does the same.
"""

from __future__ import annotations

import base64
import hashlib
import secrets
from typing import TYPE_CHECKING

from sqlalchemy import and_, delete, insert, select, update

from carrack.server.errors import Refused
from carrack.server.people import programs
from carrack.server.people.names import folded
from carrack.server.people.passwords import check_password
from carrack.server.people.user import User, check_is_account
from carrack.server.storage import schema
from carrack.server.storage.database import new_key, now
from carrack.server.words import say

if TYPE_CHECKING:
    from carrack.server.notices.sending import Sender
    from carrack.server.people.people import People

users, sessions, letters = schema.users, schema.sessions, schema.letters

HOUR = 60 * 60 * 1000
CONFIRM, PASSWORD = "mail", "password"
LASTS = {CONFIRM: 48 * HOUR, PASSWORD: 2 * HOUR}
RECOVERY_BYTES = 15  # 24 signs, in six groups of four


class Letters:
    """Codes by mail, and the one code without."""

    def __init__(self, people: People, sender: Sender) -> None:
        self.people = people
        self.database = people.database
        self.sender = sender

    @property
    def can_write(self) -> bool:
        return self.sender.mail is not None

    # ---- an address ----

    async def ask_to_confirm(self, user: User, address: str) -> None:
        """Keep an address, and write there how it is confirmed; until then it is not used."""
        if not self.can_write:
            raise Refused("this server sends no mail", code="mail.none", field="mail")
        changed = {"mail": address, "mail_confirmed": False}
        async with self.database.write() as connection:
            await connection.execute(update(users).where(users.c.id == user.id).values(changed))
        await self.people.has_changed(user.id)
        await self.write(user, CONFIRM, address)

    async def forget_address(self, user: User) -> None:
        nothing = {"mail": None, "mail_confirmed": False}
        async with self.database.write() as connection:
            await connection.execute(update(users).where(users.c.id == user.id).values(nothing))
            await connection.execute(delete(letters).where(letters.c.user_id == user.id))
        await self.people.has_changed(user.id)

    async def confirm(self, code: str) -> None:
        """Whoever has the code reads the letters of that address, if it is still the same one."""
        user_id, address = await self.used(code, CONFIRM)
        mine = and_(users.c.id == user_id, users.c.mail == address)
        async with self.database.write() as connection:
            done = await connection.execute(update(users).where(mine).values(mail_confirmed=True))
            if done.rowcount != 1:
                raise no_such_code()
        await self.people.has_changed(user_id)

    # ---- a forgotten password ----

    async def forgotten(self, name: str) -> None:
        """A letter to the confirmed address of this account; nobody learns whether there is one."""
        user = await self.people.account_named(folded(name))
        if user is not None and user.mail and user.mail_confirmed and self.can_write:
            await self.write(user, PASSWORD, user.mail)

    async def choose_password(self, code: str, new: str) -> None:
        """Another password by the code of a letter."""
        check_password(new, "new")
        user_id, _ = await self.used(code, PASSWORD)
        await self.replace_password(user_id, new)

    async def recovery_code(self, user: User, password: str) -> str:
        """A new code to write down; the one before is worth nothing from now on."""
        check_is_account(user)
        await self.people.accounts.check_password(user, password)
        code = base64.b32encode(secrets.token_bytes(RECOVERY_BYTES)).decode()
        made = await self.people.accounts.passwords.hashed(code)
        async with self.database.write() as connection:
            await connection.execute(
                update(users).where(users.c.id == user.id).values(recovery=made)
            )
        return "-".join(code[at : at + 4] for at in range(0, len(code), 4))

    async def recover(self, name: str, code: str, new: str) -> None:
        """Another password by the code that was written down; it is worth one use."""
        check_password(new, "new")
        wanted = select(users.c.id, users.c.recovery).where(users.c.sign_in == folded(name))
        async with self.database.read() as connection:
            row = (await connection.execute(wanted)).first()
        stored = None if row is None else row.recovery
        matches = await self.people.accounts.passwords.match(stored, plain_code(code))
        if row is None or not matches:
            raise Refused(
                "this name and this code do not go together",
                code="person.recovery",
                status=401,
                field="code",
            )
        unused = and_(users.c.id == row.id, users.c.recovery == stored)
        async with self.database.write() as connection:
            done = await connection.execute(update(users).where(unused).values(recovery=None))
            if done.rowcount != 1:
                raise no_such_code()
        await self.replace_password(row.id, new)

    async def replace_password(self, user_id: str, new: str) -> None:
        """Whoever had the old one is signed out everywhere, and no key of theirs opens any more."""
        await self.people.accounts.set_password(user_id, new)
        async with self.database.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.user_id == user_id))
        await programs.withdraw_all(self.database, user_id)
        await self.people.passkeys.remove_all(user_id)
        await self.people.has_changed(user_id)

    # ---- codes ----

    async def write(self, user: User, kind: str, address: str) -> None:
        """A letter with a fresh code; codes of the same kind from before are worth nothing."""
        code, made = new_key(), now()
        name = hashed(code)
        row = {
            "id": name,
            "user_id": user.id,
            "kind": kind,
            "mail": address,
            "created": made,
            "expires": made + LASTS[kind],
        }
        before = and_(letters.c.user_id == user.id, letters.c.kind == kind)
        async with self.database.write() as connection:
            await connection.execute(delete(letters).where(before))
            await connection.execute(insert(letters).values(row))
        url = f"{self.sender.site()}/sign-in#{kind}={code}"
        subject = say(user.language, f"letter-{kind}-subject")
        text = say(user.language, f"letter-{kind}-text", url=url)
        self.sender.send_letter(address, subject, text, name[:24])

    async def used(self, code: str, kind: str) -> tuple[str, str]:
        """Whose code this is, and for which address; it is worth nothing afterwards."""
        mine = and_(letters.c.id == hashed(code), letters.c.kind == kind)
        fresh = letters.c.expires > now()
        async with self.database.write() as connection:
            wanted = select(letters.c.user_id, letters.c.mail).where(mine, fresh)
            row = (await connection.execute(wanted)).first()
            done = await connection.execute(delete(letters).where(mine))
        if row is None or done.rowcount != 1:
            raise no_such_code()
        return row.user_id, row.mail


def hashed(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


def plain_code(code: str) -> str:
    """The code of a letter as it was made, in whatever way somebody typed it.

    >>> plain_code("abcd-EF23 ")
    'ABCDEF23'
    """
    return "".join(sign for sign in code.upper() if sign.isalnum())


def no_such_code() -> Refused:
    return Refused(
        "this code is not one of ours, was used, or is too old", code="letter.code", status=404
    )
