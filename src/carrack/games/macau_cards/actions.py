"""Actions by name: what the wire, the log and records carry, and the numbers behind."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from carrack.games.macau_cards.names import (
    ACCEPT,
    ACTION_COUNT,
    CALL_ANY_PLAIN,
    CALL_FREE_SUIT,
    CALL_NOTHING,
    CALL_RANK,
    CALL_SUIT,
    CATCH,
    CHALLENGE,
    DRAW,
    END_PLAY,
    FACE_NAMES,
    KEEP,
    NO_REACTION,
    PASS,
    PLAY,
    PLAY_AS,
    RANKS,
    SAY_MACAU,
    SAY_MULTI_MACAU,
    SUITED,
    SUITS,
)
from carrack.kernel.errors import no_such_action

Named = dict[str, Any]

SIMPLE = {
    "draw": DRAW,
    "accept": ACCEPT,
    "end_play": END_PLAY,
    "keep": KEEP,
    "pass": PASS,
    "call_free_suit": CALL_FREE_SUIT,
    "call_any_plain": CALL_ANY_PLAIN,
    "say_macau": SAY_MACAU,
    "say_multi_macau": SAY_MULTI_MACAU,
    "challenge": CHALLENGE,
    "no_reaction": NO_REACTION,
    "call_nothing": CALL_NOTHING,
}
# Actions that name one thing: what it is, the first number, and the things in their order
WITH_PART: dict[str, tuple[str, int, list[str]]] = {
    "play": ("card", PLAY, FACE_NAMES),
    "play_as": ("card", PLAY_AS, FACE_NAMES[:SUITED]),
    "call_suit": ("suit", CALL_SUIT, list(SUITS)),
    "call_rank": ("rank", CALL_RANK, list(RANKS)),
}


class Vocabulary:
    """All actions at a table of so many seats, by number and by name.

    A catch counts from the seat that acts, so names are asked for and given by a seat.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.names: dict[int, Named] = {number: {"type": kind} for kind, number in SIMPLE.items()}
        for kind, (part, first, things) in WITH_PART.items():
            for number, thing in enumerate(things, first):
                self.names[number] = {"type": kind, part: thing}
        self.numbers = {tuple(name.items()): number for number, name in self.names.items()}

    def named(self, action: object, seat: int) -> Named:
        """The name of a number; IllegalAction for one that there is not."""
        if type(action) is not int or not 0 <= action < ACTION_COUNT:
            raise no_such_action(action)
        if action in self.names:
            return dict(self.names[action])
        return {"type": "catch", "seat": (seat + action - CATCH + 1) % self.seats}

    def numbered(self, value: object, seat: int) -> int:
        """The number of a name; IllegalAction for one that means nothing."""
        if not isinstance(value, Mapping) or not isinstance(value.get("type"), str):
            raise no_such_action(value)
        kind = value["type"]
        part = "seat" if kind == "catch" else WITH_PART[kind][0] if kind in WITH_PART else None
        thing = None if part is None else value.get(part)
        if len(value) != (1 if part is None else 2):
            raise no_such_action(value)
        if kind == "catch":
            number = self.catch_of(thing, seat)
        else:
            name = (("type", kind),) if part is None else (("type", kind), (part, thing))
            number = self.numbers.get(name) if part is None or isinstance(thing, str) else None
        if number is None:
            raise no_such_action(value)
        return number

    def catch_of(self, owner: object, seat: int) -> int | None:
        """Somebody else at the table can be caught; true is not seat 1."""
        if type(owner) is not int or not 0 <= owner < self.seats or owner == seat % self.seats:
            return None
        return CATCH + (owner - seat) % self.seats - 1


@lru_cache(maxsize=16)
def vocabulary(seats: int) -> Vocabulary:
    return Vocabulary(seats)
