"""Everything that is left to chance in a contest comes from its one key.

Its commitment is told when the contest is opened and the key when it is over: then everybody can
work out each lot, and each deal of a duplicate, once more.
"""

from __future__ import annotations

import hmac
import json
from hashlib import sha256


def commitment(key: bytes) -> str:
    """What is told at the opening; nobody finds another key that fits.

    >>> commitment(bytes(32))[:16]
    'af10ae9152fe8100'
    """
    told = {"carrack": "contest", "key": key.hex()}
    return sha256(json.dumps(told, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def lot(key: bytes, *about: object) -> int:
    """A number of 64 bits; of two lots the smaller one is drawn first.

    >>> lot(bytes(32), "player", 1) == lot(bytes(32), "player", 1)
    True
    """
    return int.from_bytes(digest(key, about)[:8])


def round_key(key: bytes, number: int) -> bytes:
    """The key of every game of a round of a duplicate; it tells nothing of any other round."""
    return digest(key, ("round", number))


def game_key(key: bytes, number: int, board: int) -> bytes:
    """The key of one game, where each table has a chance of its own."""
    return digest(key, ("round", number, "board", board))


def digest(key: bytes, about: tuple[object, ...]) -> bytes:
    return hmac.new(key, "/".join(map(str, about)).encode(), sha256).digest()
