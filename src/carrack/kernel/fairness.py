"""Fair games: whoever deals says at the start what the luck will be, in a form that nobody can read
before the end.

The luck of a game comes from a key. At the start everybody gets its commitment: a hash of the key
and of the table, its title, options and players in their order. The key itself stays secret while
the game runs, and stands in the record. Whoever has both can check that the key was not chosen
later, and that every card and die came from it.

Names are sealed one by one, each with a salt: when somebody's name must be removed from a record,
the salt goes with it, and the rest can still be checked.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from carrack.kernel.errors import BadRecord
from carrack.kernel.game import Game
from carrack.kernel.limits import KEY_BYTES
from carrack.kernel.record_lines import Record, canonical

SALT_BYTES = 16
COVERED = ("game", "rules_version", "seats", "options")  # of a header, beside figures and names
Seal = dict[str, str]


def new_key() -> bytes:
    """A key that nobody can guess."""
    return secrets.token_bytes(KEY_BYTES)


def sealed(players: Sequence[str]) -> list[Seal]:
    """A seal on each name."""
    return [seal(name, secrets.token_hex(SALT_BYTES)) for name in players]


def seal(name: str, salt: str) -> Seal:
    """
    >>> seal("Ada", "00")["hash"][:16]
    'cca83829aef6c9ce'
    """
    return {"salt": salt, "hash": hash_of({"name": name, "salt": salt})}


def without_name(seal: Seal) -> Seal:
    """A seal once the name is removed: without its salt nobody can try names."""
    return {**seal, "salt": ""}


def commitment_of(header: Mapping[str, Any]) -> str:
    """What everybody is told at the start: 64 hexadecimal digits, from the head of the record."""
    table = {name: header[name] for name in COVERED}
    table["data"] = header["data"]["fingerprint"]
    table["players"] = [seal["hash"] for seal in header["seals"]]
    return hash_of({"carrack": "commitment", "key": header["key"], "table": table})


def hash_of(value: Any) -> str:
    """SHA-256 of a JSON value in its one written form."""
    return sha256(canonical(value).encode()).hexdigest()


@dataclass(frozen=True)
class Verdict:
    """What was found by a check that found nothing wrong."""

    commitment: str | None  # None: the record is of a kind that has none
    rows: int
    over: bool
    removed: int  # names that were removed since


def verify(record: Record, game: Game | None = None, told: str | None = None) -> Verdict:
    """Check that a game came from the key that was committed to, and replay all of it; BadRecord
    says what is wrong. `told` is the commitment as somebody saw it at the start: without it a
    record can only agree with itself.

    >>> import carrack
    >>> from carrack.kernel.record import Play
    >>> play = Play.begin(carrack.load("macau_cards"), seats=2)
    >>> verify(play.record).commitment == play.header["commitment"]
    True
    """
    from carrack.kernel.record import state_at  # which begins games with the functions above

    commitment = checked_commitment(record.header, told)
    last = state_at(record, len(record.rows), game)
    removed = sum(not seal["salt"] for seal in record.header.get("seals", ()))
    return Verdict(commitment, len(record.rows), last.is_over, removed)


def checked_commitment(header: Mapping[str, Any], told: str | None = None) -> str | None:
    """The commitment of a record, if it fits key, table and names; None if it has none."""
    if "key" not in header:
        if told is not None:
            raise unfair("the record has no commitment: its luck comes from a seed")
        return None
    commitment: str = header["commitment"]
    if told is not None and told.strip().lower() != commitment:
        raise unfair("the record has another commitment than the one that was told")
    if commitment_of(header) != commitment:
        raise unfair("the commitment does not fit the key and the table: one of them was changed")
    for seat, (name, kept) in enumerate(zip(header["players"], header["seals"], strict=True)):
        if kept["salt"] and seal(name, kept["salt"]) != kept:
            raise unfair(f"the name of seat {seat} is not the one that was sealed at the start")
    return commitment


def unfair(sentence: str) -> BadRecord:
    return BadRecord(sentence, code="record.commitment", line=1)
