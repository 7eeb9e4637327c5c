"""Addresses of a person's own that take messages: a room at Discord, a phone with ntfy, a chat at
Telegram, or a program that reads JSON.

An address is a secret: whoever knows it can write there. It is stored, used, and never shown again.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, Literal
from urllib.parse import parse_qs, urlsplit, urlunsplit

from sqlalchemy import delete, func, insert, select

from carrack.server.errors import Refused
from carrack.server.notices.push import checked_endpoint
from carrack.server.storage import schema
from carrack.server.storage.database import Database, new_id, now

Kind = Literal["discord", "ntfy", "telegram", "json"]

MOST_HOOKS = 5  # of one person
TELEGRAM = "https://api.telegram.org"
BOT = re.compile(r"\d{1,20}:[A-Za-z0-9_-]{1,100}\Z")
CHAT = re.compile(r"-?\d{1,20}\Z|@[A-Za-z0-9_]{1,64}\Z")
TOPIC = re.compile(r"[A-Za-z0-9_-]{1,64}\Z")
PATHS = {"discord": re.compile(r"/api/(v\d+/)?webhooks/\d+/[\w-]+\Z")}
HOSTS = {"discord": ("discord.com", "discordapp.com", "ptb.discord.com", "canary.discord.com")}

hooks = schema.hooks


@dataclass(frozen=True, repr=False)
class Hook:
    """One address, and the language of the program that listens there."""

    id: str
    kind: Kind
    address: str
    created: int = 0

    @property
    def server(self) -> str:
        """The host of the address: the rest may hold a secret, and is not shown."""
        return urlsplit(self.address).hostname or ""


@dataclass(frozen=True)
class Letter:
    """What is said, in words, and where it leads; `name` is the same in every try."""

    heading: str
    text: str
    url: str
    name: str
    event: str = "your_turn"


@dataclass(frozen=True)
class Parcel:
    """A letter as one kind of program wants it."""

    url: str
    content: bytes
    headers: dict[str, str]


# ---- what is taken ----


def checked_hook(kind: Kind, address: str, anywhere: bool = False) -> str:
    """The address of a hook; Refused where nobody of that kind can listen.

    >>> checked_hook("ntfy", "https://ntfy.example.org/my-games")
    'https://ntfy.example.org/my-games'
    """
    try:
        checked = checked_endpoint(address, anywhere)
    except Refused:
        raise bad_address() from None
    parts = urlsplit(checked)
    hosts, path = HOSTS.get(kind), PATHS.get(kind)
    if not anywhere and hosts and parts.hostname not in hosts:
        raise bad_address()
    if path and not path.match(parts.path):
        raise bad_address()
    if kind == "ntfy" and not TOPIC.match(parts.path.removeprefix("/")):
        raise bad_address()
    return checked


def telegram_address(bot: str, chat: str, server: str = TELEGRAM) -> str:
    """Where a bot of Telegram writes into a chat."""
    if not BOT.match(bot):
        raise bad_address("bot")
    if not CHAT.match(chat):
        raise bad_address("chat")
    return f"{server}/bot{bot}/sendMessage?chat_id={chat}"


def bad_address(field: str = "address") -> Refused:
    return Refused(
        "nobody of this kind can listen at this address",
        code="notices.hook",
        status=422,
        field=field,
    )


# ---- what is sent ----


def parcel(hook: Hook, letter: Letter) -> Parcel:
    """The letter in the form of whoever listens."""
    said = f"{letter.heading}\n{letter.text}\n{letter.url}"
    url = hook.address
    content: dict[str, Any]
    if hook.kind == "discord":
        content = {"content": said, "allowed_mentions": {"parse": []}}
    elif hook.kind == "telegram":
        parts = urlsplit(hook.address)
        content = {"chat_id": parse_qs(parts.query)["chat_id"][0], "text": said}
        url = urlunsplit(parts._replace(query=""))
    elif hook.kind == "ntfy":
        parts = urlsplit(hook.address)
        content = {"topic": parts.path.removeprefix("/"), "title": letter.heading}
        content |= {"message": letter.text, "click": letter.url}
        url = urlunsplit(parts._replace(path="/"))
    else:
        content = {"event": letter.event, "heading": letter.heading, "text": letter.text}
        content |= {"url": letter.url}
    headers = {"Content-Type": "application/json", "Idempotency-Key": letter.name}
    return Parcel(url, json.dumps(content).encode(), headers)


# ---- what is kept ----


class Hooks:
    """Keeps the addresses in the database."""

    def __init__(self, database: Database, anywhere: bool) -> None:
        self.database = database
        self.anywhere = anywhere  # for tests: addresses on this machine

    async def add(self, user_id: str, kind: Kind, address: str) -> Hook:
        hook = Hook(new_id(), kind, checked_hook(kind, address, self.anywhere), now())
        row = {"id": hook.id, "kind": kind, "address": hook.address, "created": hook.created}
        counted = select(func.count()).where(hooks.c.user_id == user_id)
        async with self.database.write() as connection:
            if int(await connection.scalar(counted) or 0) >= MOST_HOOKS:
                raise Refused(f"{MOST_HOOKS} addresses are enough", code="notices.too_many")
            await connection.execute(insert(hooks).values(user_id=user_id, **row))
        return hook

    async def remove(self, user_id: str, hook_id: str) -> None:
        """Nothing is sent there any more; nothing happens if it is not this person's."""
        own = (hooks.c.id == hook_id) & (hooks.c.user_id == user_id)
        async with self.database.write() as connection:
            await connection.execute(delete(hooks).where(own))

    async def of(self, user_id: str) -> list[Hook]:
        """The addresses of a person, the oldest first."""
        wanted = select(hooks.c.id, hooks.c.kind, hooks.c.address, hooks.c.created)
        wanted = wanted.where(hooks.c.user_id == user_id).order_by(hooks.c.created, hooks.c.id)
        async with self.database.read() as connection:
            return [Hook(*row) for row in (await connection.execute(wanted)).all()]
