"""What lies face down, and which cards only one seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carrack.games.maracaibo.actions import Ids
from carrack.games.maracaibo.names import CHOOSING, HINTS, IN_HAND, IN_PLANNING, JACQUES, SET_ASIDE

Fields = dict[str, Any]

AUTOMA_GROUPS = "ABC"


def is_hidden(t: Fields, ids: Ids, seat: int, place: str, open_hands: bool) -> bool:
    """Whether only this seat knows of a piece: a card in a closed hand, and all that it was dealt
    while everybody chooses.
    """
    kind, _, piece = place.partition(":")
    choosing = t["phase"] == CHOOSING
    if kind in ("career", "port"):
        return bool(choosing)
    if kind != "card" or piece not in ids.cards:
        return False
    return t["where"][ids.cards.index(piece)] in closed_places(t, seat, open_hands)


def closed_places(t: Fields, seat: int, open_hands: bool) -> tuple[int, ...]:
    """Where cards lie that only this seat knows."""
    if t["phase"] == CHOOSING:
        return (IN_HAND + seat, IN_PLANNING + seat, SET_ASIDE + seat)
    return () if open_hands else (IN_HAND + seat,)


def held_by(t: Fields, ids: Ids, seat: int, open_hands: bool) -> list[str]:
    """The cards that only this seat knows."""
    places = closed_places(t, seat, open_hands)
    return [card for card, at in zip(ids.cards, t["where"], strict=True) if at in places]


def automa_groups(printed: Fields) -> list[str]:
    """The group of each card that the automa may have."""
    numbers = printed["jacques_deck" if printed["automa"] == JACQUES else "jean_deck"]
    return [AUTOMA_GROUPS[number] for number in numbers]


def layers_of(under: Sequence[int]) -> list[tuple[int, list[int]]]:
    """Cards of the automa that were seen by the round in which they went into the deck again, in
    layers from the top: within one they were shuffled.

    >>> layers_of([0, 2, 1, 2])
    [(1, [2]), (2, [1, 3])]
    """
    return [
        (number, [card for card, last in enumerate(under) if last == number])
        for number in sorted(set(under) - {0})
    ]


def hints_on_board(t: Fields) -> list[int]:
    return [
        hint
        for hints, count in zip(t["hint"], t["hint_count"], strict=True)
        for hint in hints[:count]
    ]


def hints_removed(t: Fields) -> list[int]:
    """Hints that lie nowhere any more; everybody saw them."""
    there = {*hints_on_board(t), *t["green"], *t["red"]}
    return [hint for hint in range(HINTS) if hint not in there]
