"""Where somebody is signed in: the cookie of a device, and the session that it stands for.

The cookie holds 256 bits of luck, signed; the database holds only their hash.
"""

from __future__ import annotations

import hashlib
import secrets as luck
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from itsdangerous import BadSignature, TimestampSigner
from sqlalchemy import and_, delete, exists, insert, select, update
from starlette.responses import Response

from carrack.server.errors import Refused
from carrack.server.people import programs
from carrack.server.people.names import folded, printable
from carrack.server.people.user import (
    GUEST,
    User,
)
from carrack.server.storage import schema
from carrack.server.storage.database import now

if TYPE_CHECKING:
    from carrack.server.people.people import People

COOKIE = "carrack"
DEVICE = "carrack_device"  # says who has signed in here before, and nothing else
LONGEST_COOKIE = 300
MOST_NAMES = 6  # of accounts that a device is known for
AHEAD = 10 * 60  # seconds that the clock of another process may be ahead of ours
DAY = 24 * 60 * 60  # seconds
KEPT_DAYS = 180  # a session that is not used for so long ends
LONGEST_DEVICE = 200

users, sessions = schema.users, schema.sessions


class SignedIn(NamedTuple):
    """Somebody, and the value of the cookie for this device."""

    user: User
    cookie: str


class Device(NamedTuple):
    """Where somebody is signed in."""

    created: int
    expires: int
    device: str
    current: bool


class Signer(TimestampSigner):
    """Signs with the time that everything here has."""

    def get_timestamp(self) -> int:
        return now() // 1000


class Sessions:
    """The devices of everybody: each has a cookie, and a row until it ends."""

    def __init__(self, people: People, secret: str) -> None:
        self.people = people
        self.database = people.database
        self.signer = Signer(secret, salt="carrack.session", digest_method=hashlib.sha256)
        self.devices_signer = Signer(secret, salt="carrack.device", digest_method=hashlib.sha256)

    def unsigned(self, cookie: str) -> str | None:
        """What the cookie holds; None if it is not ours, or too old."""
        return content_of(cookie, self.signer)

    def set_cookie(self, response: Response, cookie: str, name: str = COOKIE) -> None:
        response.set_cookie(
            name,
            cookie,
            max_age=KEPT_DAYS * DAY,
            path="/",
            secure=self.people.settings.is_secure,
            httponly=True,
            samesite="lax",
        )

    # ---- devices that are known ----

    def known_device(self, cookies: Mapping[str, str], name: str) -> str | None:
        """The device, where somebody of this name has signed in on it before."""
        device, *names = self.device_of(cookies)
        return device if name_mark(name) in names else None

    def remember_device(self, response: Response, cookies: Mapping[str, str], name: str) -> None:
        """Whoever guesses passwords elsewhere does not hold up somebody who signs in here."""
        device, *names = self.device_of(cookies)
        marks = list(dict.fromkeys([name_mark(name), *names]))[:MOST_NAMES]
        content = ".".join([device, *marks])
        self.set_cookie(response, self.devices_signer.sign(content).decode(), DEVICE)

    def device_of(self, cookies: Mapping[str, str]) -> list[str]:
        """A device, and marks of the names it is known for; a new one where there was none."""
        content = content_of(cookies.get(DEVICE, ""), self.devices_signer)
        return content.split(".") if content else [luck.token_urlsafe(12)]

    def clear_cookie(self, response: Response) -> None:
        response.delete_cookie(
            COOKIE, path="/", secure=self.people.settings.is_secure, httponly=True, samesite="lax"
        )

    async def signed_in(self, user_id: str, device: str) -> SignedIn:
        """A new session on this device."""
        made = luck.token_urlsafe(32)
        session = hashed(made)
        row = {
            "id": session,
            "user_id": user_id,
            "created": now(),
            "expires": session_end(),
            "device": printable(device)[:LONGEST_DEVICE],
        }
        async with self.database.write() as connection:
            await connection.execute(insert(sessions).values(row))
        user = await self.people.of_session(session)
        if user is None:  # deleted from another device just now
            raise Refused("there is no such person", code="person.unknown", status=401)
        return SignedIn(user, self.signer.sign(made).decode())

    async def renewed(self, cookies: Mapping[str, str]) -> str | None:
        """A cookie for another while, once a day; None if the old one is young enough."""
        cookie = cookies.get(COOKIE, "")
        made = self.unsigned(cookie)
        if made is None:
            return None
        _, signed = self.signer.unsign(cookie, return_timestamp=True)
        if now() / 1000 - signed.timestamp() < DAY:
            return None
        session = sessions.c.id == hashed(made)
        owner = select(sessions.c.user_id).where(session).scalar_subquery()
        async with self.database.write() as connection:
            await connection.execute(update(sessions).where(session).values(expires=session_end()))
            await connection.execute(update(users).where(users.c.id == owner).values(seen=now()))
        return self.signer.sign(made).decode()

    async def devices(self, user: User) -> list[Device]:
        """Where this person is signed in, the latest first."""
        wanted = (
            select(sessions)
            .where(sessions.c.user_id == user.id, sessions.c.expires > now())
            .order_by(sessions.c.created.desc())
        )
        async with self.database.read() as connection:
            found = (await connection.execute(wanted)).all()
        return [
            Device(row.created, row.expires, row.device, row.id == user.session) for row in found
        ]

    async def sign_out(self, user: User, everywhere: bool = False) -> None:
        ended = sessions.c.user_id == user.id
        if not everywhere:
            ended = and_(ended, sessions.c.id == user.session)
        async with self.database.write() as connection:
            await connection.execute(delete(sessions).where(ended))
        if everywhere or user.kind == GUEST:  # who cannot return could never withdraw them
            await programs.withdraw_all(self.database, user.id)
        await self.people.has_changed(user.id)

    async def tidy(self) -> None:
        """Forget sessions that have ended, programs of guests who cannot return, and those guests
        who left nothing.
        """
        is_here = exists().where(sessions.c.user_id == users.c.id)
        away = select(users.c.id).where(users.c.kind == GUEST, ~is_here)
        async with self.database.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.expires <= now()))
            await connection.execute(
                delete(schema.programs).where(schema.programs.c.user_id.in_(away))
            )
            yesterday = now() - DAY * 1000  # whoever comes just now has no session yet
            left = and_(users.c.kind == GUEST, users.c.seen < yesterday, *no_traces())
            await connection.execute(delete(users).where(left))


def content_of(cookie: str, signer: TimestampSigner) -> str | None:
    """What a cookie of ours holds. A process whose clock is a little ahead may have signed it."""
    if not cookie or len(cookie) > LONGEST_COOKIE:
        return None
    try:
        content, signed = signer.unsign(cookie, return_timestamp=True)
    except (BadSignature, ValueError):
        return None
    age = now() / 1000 - signed.timestamp()
    return content.decode() if -AHEAD <= age <= KEPT_DAYS * DAY else None


def name_mark(name: str) -> str:
    """Enough to recognize a name, and nothing to read."""
    return hashlib.sha256(folded(name).encode()).hexdigest()[:16]


def hashed(made: str) -> str:
    return hashlib.sha256(made.encode()).hexdigest()


def session_end() -> int:
    return now() + KEPT_DAYS * DAY * 1000


def no_traces() -> list[Any]:
    """Check that no row of any table points to the user."""
    return [
        ~exists().where(column == users.c.id)
        for table in schema.metadata.tables.values()
        for column in table.columns
        if column.references(users.c.id)
    ]
