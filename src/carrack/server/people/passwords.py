"""Passwords: kept as argon2id, compared beside the loop and two at a time."""

from __future__ import annotations

import asyncio
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from carrack.server.errors import Refused
from carrack.server.storage.database import new_id

SHORTEST = 8
LONGEST = 200
AT_ONCE = 2  # each takes 64 MiB and a core for a moment


class Passwords:
    """Makes and compares hashes; whoever asks for an unknown name waits just as long."""

    def __init__(self, hasher: PasswordHasher, nobodys: str) -> None:
        self.hasher = hasher
        self.nobodys = nobodys  # a hash to compare with where there is none
        self.turns = asyncio.Semaphore(AT_ONCE)

    @classmethod
    async def create(cls, hasher: PasswordHasher | None = None) -> Passwords:
        hasher = hasher or PasswordHasher()
        return cls(hasher, await asyncio.to_thread(hasher.hash, new_id(32)))

    async def hashed(self, password: str) -> str:
        async with self.turns:
            return await asyncio.to_thread(self.hasher.hash, written(password))

    async def match(self, stored: str | None, password: str) -> bool:
        """Whether the password is the stored one; without a stored one it never is."""
        async with self.turns:
            found = await asyncio.to_thread(self.verify, stored or self.nobodys, password)
        return found and stored is not None

    def verify(self, stored: str, password: str) -> bool:
        try:
            return self.hasher.verify(stored, written(password))
        except (VerificationError, InvalidHashError):
            return False

    def is_outdated(self, stored: str) -> bool:
        """Whether it was made with other parameters than today's."""
        return self.hasher.check_needs_rehash(stored)


def written(password: str) -> bytes:
    """One form for what two keyboards write differently; never an error, whatever is sent."""
    return normalize("NFKC", password[: LONGEST + 1]).encode("utf-8", "replace")


def check_password(password: str, field: str = "password") -> None:
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused(
            f"a password has {SHORTEST} to {LONGEST} characters, this one has {len(password)}",
            code="person.password_length",
            status=422,
            field=field,
        )
