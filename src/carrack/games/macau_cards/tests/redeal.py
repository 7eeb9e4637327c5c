"""The same table with another box: what lies face down, or in hands that a viewer does not see,
lies elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from carrack import State
from carrack.games.macau_cards.names import FACE_NAMES, RANKS, SUITED, SUITS

Fields = dict[str, Any]


def redealt(state: State, viewer: int | None, told: Sequence[Any], luck: Random) -> Fields:
    """A dump in which the draw pile and the cards of others change places. What everybody knows to
    be in a hand stays: cards that were shown, and one for each honest call.
    """
    dump = state.dump()
    table = dump["table"]
    others = [seat for seat in range(state.seats) if seat != viewer]
    loose = {seat: loose_cards(table, seat) for seat in others}
    size = table["stock_size"]
    pool = [*table["stock"][:size], *(face for faces in loose.values() for face in faces)]
    luck.shuffle(pool)
    for seat, faces in loose.items():
        for face in faces:
            table["hand"][seat][face] -= 1
            table["hand"][seat][pool.pop()] += 1
    table["stock"][:size] = pool
    return dump


def loose_cards(table: Fields, seat: int) -> list[int]:
    """The cards of a hand of which nobody else knows anything."""
    counts = list(table["hand"][seat])
    for face, known in enumerate(table["known"][seat]):
        counts[face] -= known
    if table["current"] == seat and table["drawn"] >= 0 and counts[table["drawn"]] > 0:
        counts[table["drawn"]] -= 1  # its owner is asked about this one
    faces = [face for face, count in enumerate(counts) for _ in range(count)]
    for proof in proofs(table, seat):
        found = next((face for face in faces if face < SUITED and proof in FACE_NAMES[face]), None)
        if found is not None:
            faces.remove(found)
    return faces


def proofs(table: Fields, seat: int) -> Iterator[str]:
    """The suits and ranks that honest calls have proved."""
    for names, field in ((SUITS, "vouched_suits"), (RANKS, "vouched_ranks")):
        mask = table[field][seat]
        yield from (name for bit, name in enumerate(names) if mask >> bit & 1)
