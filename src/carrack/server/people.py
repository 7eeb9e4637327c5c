"""People: guests and accounts, their devices, and whom they would rather not meet.

A guest is a row with a name and a session; an account is the same row with a name to sign in with
and a password, so whatever the guest played is the account's. The cookie holds 256 bits of luck,
signed; the database holds only their hash.
"""

from __future__ import annotations

import hashlib
import secrets as luck
import time
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from itsdangerous import BadSignature, TimestampSigner
from sqlalchemy import and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError
from starlette.requests import HTTPConnection
from starlette.responses import Response

from carrack.server import personal, programs, schema
from carrack.server.database import Database, new_id, now
from carrack.server.errors import Refused
from carrack.server.names import clean_name, folded
from carrack.server.passwords import Passwords, check_password
from carrack.server.settings import Settings

COOKIE = "carrack"
LONGEST_COOKIE = 300
DAY = 24 * 60 * 60  # seconds
KEPT_DAYS = 180  # a session that is not used for so long ends
CACHE_SECONDS = 5.0  # how late another process may hear of a ban
MOST_CACHED = 20_000
MOST_BLOCKS = 1000
LONGEST_REPORT = 2000
LONGEST_DEVICE = 200

GUEST, ACCOUNT, GONE = "guest", "account", "gone"
MUTE, BLOCK = "mute", "block"

users, sessions, blocks = schema.users, schema.sessions, schema.blocks


@dataclass(frozen=True)
class User:
    """A person, as the database has them; `session` is the one this request came with."""

    id: str
    kind: str  # guest, account, gone
    name: str
    language: str = "en"
    muted: bool = False
    banned: bool = False
    created: int = 0
    mail: str | None = field(default=None, repr=False)
    notices: dict[str, Any] = field(default_factory=dict, repr=False, hash=False)
    session: str = field(default="", repr=False)
    program: str = field(default="", repr=False)  # the hash of its token, where a program asks

    @property
    def is_account(self) -> bool:
        return self.kind == ACCOUNT


COLUMNS = (
    users.c.id,
    users.c.kind,
    users.c.name,
    users.c.language,
    users.c.muted,
    users.c.banned,
    users.c.created,
    users.c.mail,
    users.c.notices,
)


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


class Blocked(NamedTuple):
    """Somebody another person would rather not meet or hear."""

    id: str
    name: str
    kind: str
    created: int


Changed = Callable[[str, Collection[str]], Awaitable[None]]


async def nobody_listens(_: str, __: Collection[str]) -> None:
    pass


class People:
    """Everybody this server knows.

    `on_change` is awaited with a person's id, and the tables where their name or id has changed,
    whenever what other parts remember of them may be wrong.
    """

    def __init__(
        self, database: Database, settings: Settings, secret: str, passwords: Passwords
    ) -> None:
        self.database = database
        self.settings = settings
        self.passwords = passwords
        self.signer = TimestampSigner(secret, salt="carrack.session", digest_method=hashlib.sha256)
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
        await people.tidy()
        return people

    # ---- who is it ----

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
        """The same user, if still signed in or admitted; by a seat's token it is the person."""
        if user is None:
            return person
        if user.program:
            return await self.of_program(user.program)
        return await self.of_session(user.session) if user.session else person

    async def of_cookies(self, cookies: Mapping[str, str]) -> User | None:
        """Whoever the cookie belongs to; None for a stranger, Refused for somebody banned."""
        made = self.unsigned(cookies.get(COOKIE, ""))
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

    # ---- cookies and sessions ----

    def unsigned(self, cookie: str) -> str | None:
        """What the cookie holds; None if it is not ours, or too old."""
        if not cookie or len(cookie) > LONGEST_COOKIE:
            return None
        try:
            return self.signer.unsign(cookie, max_age=KEPT_DAYS * DAY).decode()
        except (BadSignature, ValueError):
            return None

    def set_cookie(self, response: Response, cookie: str) -> None:
        response.set_cookie(
            COOKIE,
            cookie,
            max_age=KEPT_DAYS * DAY,
            path="/",
            secure=self.settings.is_secure,
            httponly=True,
            samesite="lax",
        )

    def clear_cookie(self, response: Response) -> None:
        response.delete_cookie(
            COOKIE, path="/", secure=self.settings.is_secure, httponly=True, samesite="lax"
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
        user = await self.of_session(session)
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
        if time.time() - signed.timestamp() < DAY:
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
        await self.has_changed(user.id)

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

    # ---- guests and accounts ----

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
        return await self.signed_in(user_id, device)

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
        wanted = select(users.c.id).where(users.c.sign_in == folded(name), users.c.id != own_id)
        async with self.database.read() as connection:
            if await connection.scalar(wanted) is not None:
                raise name_taken(name)

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
                return await self.signed_in(await self.add(language=language, **columns), device)
            await self.turn_into_account(user, columns)
        except IntegrityError:
            raise name_taken(name) from None  # somebody else was faster
        return await self.signed_in(user.id, device)

    async def turn_into_account(self, guest: User, columns: dict[str, Any]) -> None:
        """What was signed in as a guest ends: the account has a session of its own."""
        is_guest = and_(users.c.id == guest.id, users.c.kind == GUEST)
        async with self.database.write() as connection:
            done = await connection.execute(update(users).where(is_guest).values(columns))
            if done.rowcount != 1:
                raise Refused("you have an account already", code="person.has_account")
            await connection.execute(delete(sessions).where(sessions.c.user_id == guest.id))
        await programs.withdraw_all(self.database, guest.id)
        await self.has_changed(guest.id)

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
            await self.sign_out(before)
        return await self.signed_in(user.id, device)

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
        self.forget(account.id)
        await self.has_changed(guest.id, tables)

    async def set_password(self, user_id: str, password: str) -> None:
        made = await self.passwords.hashed(password)
        async with self.database.write() as connection:
            await connection.execute(
                update(users).where(users.c.id == user_id).values(password=made)
            )

    async def check_password(self, user: User, password: str) -> None:
        """Whoever sits at an open page must know the password for what cannot be taken back."""
        wanted = select(users.c.password).where(users.c.id == user.id)
        async with self.database.read() as connection:
            stored = await connection.scalar(wanted)
        if not await self.passwords.match(stored, password):
            raise Refused("that is not the password", code="person.password", status=403)

    async def change_password(self, user: User, old: str, new: str) -> None:
        """Only with the old one; every other device is signed out, and every program withdrawn."""
        check_is_account(user)
        check_password(new)
        await self.check_password(user, old)
        await self.set_password(user.id, new)
        others = and_(sessions.c.user_id == user.id, sessions.c.id != user.session)
        async with self.database.write() as connection:
            await connection.execute(delete(sessions).where(others))
        await programs.withdraw_all(self.database, user.id)
        await self.has_changed(user.id)

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
        await self.has_changed(user.id)
        columns.pop("sign_in", None)
        return replace(user, **columns)

    # ---- everything about oneself ----

    async def export(self, user: User) -> dict[str, Any]:
        return await personal.gathered(self.database, user.id, user.session)

    async def delete(self, user: User) -> None:
        """Nothing is left but a nameless row that games point to; first call the house, which lets
        bots play on.
        """
        tables = await personal.erase(self.database, user.id, user.name)
        await self.has_changed(user.id, tables)

    # ---- whom one would rather not meet ----

    async def block(self, user: User, other_id: str, kind: str = BLOCK) -> None:
        """`mute` hides what the other says; `block` also keeps both from one table."""
        await self.check_is_another(user, other_id)
        own = and_(blocks.c.user_id == user.id, blocks.c.blocked_id == other_id)
        row = {"user_id": user.id, "blocked_id": other_id, "kind": kind, "created": now()}
        try:
            async with self.database.write() as connection:
                done = await connection.execute(update(blocks).where(own).values(kind=kind))
                if done.rowcount == 0:
                    await self.check_not_too_many(connection, user)
                    await connection.execute(insert(blocks).values(row))
        except IntegrityError:
            pass  # asked for twice at the same time
        self.forget(user.id)

    async def check_is_another(self, user: User, other_id: str) -> None:
        if other_id == user.id:
            raise Refused("that is you", code="person.yourself")
        if await self.find(other_id) is None:
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
        self.forget(user.id)

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
        """Those whose chat this person does not want to see."""
        until, found = self.hidden.get(user_id, (0.0, frozenset[str]()))
        if time.monotonic() < until:
            return found
        changes = self.changes
        wanted = select(blocks.c.blocked_id).where(blocks.c.user_id == user_id)
        async with self.database.read() as connection:
            found = frozenset(await connection.scalars(wanted))
        if changes == self.changes:
            remember(self.hidden, user_id, found)
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


# ---- small things ----


def hashed(made: str) -> str:
    return hashlib.sha256(made.encode()).hexdigest()


def session_end() -> int:
    return now() + KEPT_DAYS * DAY * 1000


def user_of(row: RowMapping, session: str = "") -> User:
    return User(**{column.name: row[column.name] for column in COLUMNS}, session=session)


def printable(text: str, keep: str = "") -> str:
    """Without controls: no database and no terminal of an operator stumbles over it."""
    signs = (sign if sign.isprintable() or sign in keep else " " for sign in text)
    return "".join(signs).encode("utf-8", "replace").decode()


def remember(cache: dict[str, Any], key: str, value: Any) -> None:
    """For a few seconds; a full cache starts afresh."""
    if len(cache) >= MOST_CACHED:
        cache.clear()
    cache[key] = (time.monotonic() + CACHE_SECONDS, value)


def no_traces() -> list[Any]:
    """That no row of any table points to the user."""
    return [
        ~exists().where(column == users.c.id)
        for table in schema.metadata.tables.values()
        for column in table.columns
        if column.references(users.c.id)
    ]


def name_taken(name: str) -> Refused:
    return Refused(f"{name!r} is the name of an account", code="person.name_taken")


def check_not_banned(user: User) -> None:
    if user.banned:
        raise Refused("the operator has banned you", code="person.banned", status=403)


def check_is_no_program(user: User) -> None:
    """A token plays, and does nothing else in a person's name."""
    if user.program:
        raise Refused("a program plays, and nothing else", code="program.plays_only", status=403)


def check_is_account(user: User) -> None:
    if not user.is_account:
        raise Refused("a guest has no password", code="person.no_account")
