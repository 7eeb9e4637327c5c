"""What is written down of a state: its fingerprint, and the numbers of a dump that comes back from
anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

from carrack.kernel.errors import shown
from carrack.kernel.limits import KEY_BYTES, NOBODY, STREAMS

LARGEST = 2**64 - 1
MOST_STEPS = 2**31 - 1


class Saved(NamedTuple):
    """What every dump has beside the fields of its title."""

    chance: list[int]  # one number for each stream …
    keys: list[bytes]  # … and its key; none where the streams are the fast ones
    undo_seat: int
    undo_steps: int
    decision_number: int


def saved_in(dump: dict[str, Any], seats: int) -> Saved:
    """The numbers of a dump; ValueError, TypeError or KeyError when they cannot be."""
    chance, (undo_seat, undo_steps) = dump["chance"], dump["undo"]
    if len(chance) != STREAMS or not all(is_number(number, 0, LARGEST) for number in chance):
        raise ValueError(f"chance must hold {STREAMS} numbers of 64 bits")
    decision_number = dump["decision_number"]
    for number, low, high in (
        (undo_seat, NOBODY, seats - 1),
        (undo_steps, 0, MOST_STEPS),
        (decision_number, 0, MOST_STEPS),
    ):
        if not is_number(number, low, high):
            raise ValueError(f"{shown(number)} must be from {low} to {high}")
    return Saved(chance, keys_in(dump), undo_seat, undo_steps, decision_number)


def is_number(value: object, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def keys_in(dump: dict[str, Any]) -> list[bytes]:
    """The keys of the streams in a dump; none where they are the fast ones. A state that is made
    from a view has none: nobody may search on the luck to come.
    """
    keys = [bytes.fromhex(key) for key in dump.get("keys", [])]
    if keys and [len(key) for key in keys] != [KEY_BYTES] * STREAMS:
        raise ValueError(f"keys must hold {STREAMS} keys of {KEY_BYTES} bytes")
    return keys


def fingerprint_of(head: tuple[Any, ...], keys: Sequence[bytes], block: bytes) -> str:
    """A stable hash of what a state says of itself, its keys and its fields."""
    digest = blake2b(digest_size=16)
    digest.update(repr(head).encode())
    if keys:
        digest.update(blake2b(b"".join(keys)).digest())
    digest.update(block)
    return digest.hexdigest()
