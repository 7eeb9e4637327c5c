"""How often one may ask: token buckets in memory, one for each kind and address or person.

A bucket holds some tokens and is filled up again slowly; each request takes one. The rates let a
household or a class behind one address play, and stop a program that guesses passwords.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Any, Literal

from carrack.server.errors import Refused

BY_ADDRESS = (
    *("request", "page", "list", "guest", "account", "sign_in", "socket", "watch"),
    *("replay", "preview", "code", "forgotten", "messages", "refused", "current", "toil"),
    *("passkey", "pair_here", "contest_here", "table_here"),
)
LONGEST_HOLD = 15.0  # seconds that a request is held up
MOST_HELD = 100  # requests at a time; more are refused
MOST_SLOWED = 500  # refusals that wait at a time; more are sent at once
TOO_MANY = b'{"code": "limit.connections", "sentence": "too many connections are open here"}'
MOST_BUCKETS = 20_000  # of each kind; the one that was not used for longest is forgotten

Kind = Literal[
    "request",
    "page",
    "list",
    "write",
    "guest",
    "account",
    "sign_in",
    "sign_in_here",
    "sign_in_name",
    "sign_in_device",
    "password",
    "export",
    "chat",
    "proposal",
    "table",
    "table_here",
    "pair",
    "pair_here",
    "passkey",
    "contest",
    "contest_here",
    "invite",
    "letter",
    "code",
    "forgotten",
    "forgotten_name",
    "upload",
    "figures",
    "report",
    "socket",
    "message",
    "messages",
    "refusal",
    "refused",
    "current",
    "toil",
    "watch",
    "replay",
    "preview",
    "beside",
    "hint",
    "guide",
    "what_if",
    "analysis",
    "hook",
    "friend",
    "games",
    "days_off",
]


@dataclass(frozen=True)
class Rate:
    """How often one may ask: `burst` times at once, and once more after every `seconds`."""

    burst: int
    seconds: float


RATES: dict[Kind, Rate] = {
    "request": Rate(300, 1 / 30),  # an address
    "page": Rate(2000, 1 / 40),  # an address: files of the page, of which a browser takes dozens
    "list": Rate(200, 1 / 10),  # an address: lists of tables and people, which cost ten requests
    "write": Rate(60, 1 / 5),  # a person: anything that changes something over HTTP
    "guest": Rate(20, 60),  # an address
    "account": Rate(10, 300),  # an address
    "sign_in": Rate(20, 15),  # an address
    "sign_in_here": Rate(10, 5),  # the name of an account, from an address; held up, not refused
    "sign_in_name": Rate(30, 1),  # the name of an account, from anywhere; held up, not refused
    "sign_in_device": Rate(10, 30),  # a device where somebody has signed in before
    "password": Rate(10, 60),  # a person who repeats the password
    "export": Rate(3, 300),  # a person
    "chat": Rate(10, 2),  # a person
    "proposal": Rate(10, 1),  # a person: places pointed at
    "table": Rate(10, 30),  # a person
    "table_here": Rate(60, 5),  # an address: a class opens tables, not guests without end
    "passkey": Rate(20, 6),  # an address: signing in by a key that no guessing finds
    "pair": Rate(15, 5),  # a person: looking for people to play with
    "pair_here": Rate(60, 1),  # an address: a class that looks for people, not guests without end
    "contest_here": Rate(20, 300),  # an address: tournaments that are opened
    "contest": Rate(20, 30),  # a person: joining and leaving tournaments, pauses and challenges
    "letter": Rate(3, 600),  # a person: letters to an address that nobody has confirmed
    "code": Rate(20, 30),  # an address: codes of letters
    "forgotten": Rate(5, 300),  # an address: letters about a forgotten password …
    "forgotten_name": Rate(2, 1800),  # … and to one account
    "invite": Rate(20, 30),  # a person: seats kept for others
    "upload": Rate(10, 60),  # a person
    "figures": Rate(20, 6),  # a person: corrected figures to look through
    "hook": Rate(10, 30),  # a person: addresses for messages, and messages to try them
    "report": Rate(5, 600),  # a person
    "friend": Rate(20, 60),  # a person: wishes to be friends
    "games": Rate(60, 1),  # a person, or whose games are looked at by somebody unknown
    "days_off": Rate(10, 600),  # a person
    "socket": Rate(150, 1),  # an address: a class comes back at once when the server does
    "message": Rate(100, 1 / 20),  # a connection; beyond that it is read no faster
    "messages": Rate(1000, 1 / 200),  # an address, with all its connections
    "refused": Rate(40, 1 / 4),  # an address: refusals; further ones keep it waiting
    "toil": Rate(300, 1 / 50),  # an address: milliseconds for reading what it sends; then slower
    "refusal": Rate(100, 1),  # a connection: answers to what cannot be done; then it is closed
    "current": Rate(100, 1 / 5),  # an address: views for those who answered too late
    "watch": Rate(150, 0.5),  # an address: tables that somebody begins to follow
    "replay": Rate(60, 0.2),  # an address: games looked at again
    "preview": Rate(20, 1),  # an address: pictures of links
    "hint": Rate(20, 3),  # a person
    "guide": Rate(60, 0.5),  # a person: what is told to a newcomer at each decision
    "what_if": Rate(40, 1),  # a person
    "analysis": Rate(10, 60),  # a person: games that a bot looks at again
    "beside": Rate(40, 1),  # a person: undos, plans, tries and offers, which a game can do without
}


class TooOften(Refused):
    """Asked too often; `seconds` says when to come again."""

    STATUS = 429

    def __init__(self, seconds: float) -> None:
        self.seconds = max(1, ceil(seconds))
        super().__init__(
            f"too often; try again in {self.seconds} s", code="limit.too_often", status=self.STATUS
        )


class Bucket:
    """Tokens of one kind for one asker."""

    __slots__ = ("clock", "rate", "time", "tokens")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.tokens = float(rate.burst)
        self.time = clock()

    def check(self) -> None:
        """Take a token, or TooOften."""
        seconds = self.seconds()
        if seconds:
            raise TooOften(seconds)
        self.tokens -= 1

    def seconds(self) -> float:
        """How long until there is a token; 0 where there is one."""
        self.fill_up()
        return max(0.0, 1 - self.tokens) * self.rate.seconds

    def fill_up(self) -> None:
        now = self.clock()
        gained = (now - self.time) / self.rate.seconds
        self.tokens = min(self.tokens + gained, float(self.rate.burst))
        self.time = now

    def owed(self, count: float = 1) -> float:
        """Take tokens, also those that are not there yet; the seconds until they are, within
        reason.
        """
        self.fill_up()
        self.tokens = max(self.tokens - count, -LONGEST_HOLD / self.rate.seconds)
        return max(0.0, -self.tokens) * self.rate.seconds

    def give_back(self) -> None:
        self.tokens = min(self.tokens + 1, float(self.rate.burst))


class NoLimit(Bucket):
    """A bucket that is never empty."""

    __slots__ = ()

    def check(self) -> None:
        pass

    def seconds(self) -> float:
        return 0.0

    def owed(self, count: float = 1) -> float:
        return 0.0


class Limits:
    """All buckets of this process.

    >>> limits = Limits(enabled=True)
    >>> limits.check("chat", "somebody")
    """

    def __init__(self, enabled: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self.enabled = enabled
        self.clock = clock
        self.ending = asyncio.Event()
        self.sleep: Callable[[float], Awaitable[None]] = self.rest
        self.held = 0  # requests that wait now …
        self.slowed = 0  # … and refusals
        self.buckets: dict[Kind, OrderedDict[str, Bucket]] = {kind: OrderedDict() for kind in RATES}

    def check(self, kind: Kind, key: str) -> None:
        """Count one more of this kind for an address or a person; TooOften if it is too many."""
        if self.enabled:
            self.found(kind, key).check()

    async def rest(self, seconds: float) -> None:
        """Keep an asker waiting, but not a server that stops."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.ending.wait()

    async def hold(self, *counted: tuple[Kind, str]) -> None:
        """Count one more of each; whoever asks too often waits, and is refused only where too many
        wait. So nobody can lock somebody else out.
        """
        if not self.enabled:
            return
        seconds = max(self.found(kind, key).owed() for kind, key in counted)
        if not seconds:
            return
        if self.held >= MOST_HELD:
            raise TooOften(seconds)
        self.held += 1
        try:
            await self.sleep(seconds)
        finally:
            self.held -= 1

    def toil(self, key: str, seconds: float) -> float:
        """Write down what an address has cost; how long until it may cost more."""
        return self.found("toil", key).owed(seconds * 1000) if self.enabled else 0.0

    async def slow_down(self, key: str) -> None:
        """Whoever is refused again and again hears of it later and later, so that asking anew costs
        the asker more than us.
        """
        seconds = self.found("refused", key).owed() if self.enabled else 0.0
        if not seconds or self.slowed >= MOST_SLOWED:
            return
        self.slowed += 1
        try:
            await self.sleep(seconds)
        finally:
            self.slowed -= 1

    def give_back(self, *counted: tuple[Kind, str]) -> None:
        """Take back one attempt: the password was right after all."""
        for kind, key in counted if self.enabled else ():
            self.found(kind, key).give_back()

    def found(self, kind: Kind, key: str) -> Bucket:
        """The bucket of an address or a person; a full one for somebody new."""
        key = network(key) if kind in BY_ADDRESS else key
        known = self.buckets[kind]
        bucket = known.get(key)
        if bucket is None:
            bucket = known[key] = self.bucket(kind)
        known.move_to_end(key)
        if len(known) > MOST_BUCKETS:
            known.popitem(last=False)
        return bucket

    def bucket(self, kind: Kind) -> Bucket:
        """A bucket of one's own, as a connection has it."""
        return (Bucket if self.enabled else NoLimit)(RATES[kind], self.clock)


def address(scope: Mapping[str, Any]) -> str:
    """Where a request or a socket comes from; uvicorn has asked the proxies we believe."""
    client = scope.get("client")
    return str(client[0]) if client else "local"


def network(host: str) -> str:
    """What counts as one address: a household has a whole /64 of the new ones.

    >>> network("2001:db8:1:2:3:4:5:6"), network("::ffff:192.0.2.7"), network("192.0.2.7")
    ('2001:db8:1:2::', '192.0.2.7', '192.0.2.7')
    """
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]  # a socket without addresses
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))
