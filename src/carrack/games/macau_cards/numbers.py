"""What follows from the options of a table, as the numbers of a `Tables` object.

Options that are words become the position of the word in the option's list of choices, as named
in names.py.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b
from typing import Any

from carrack.games.macau_cards.cards import face_table, goes_on, may_follow, rank_number
from carrack.games.macau_cards.names import FACES, RANKS, SUITED
from carrack.games.macau_cards.options import OPTIONS
from carrack.games.macau_cards.tables import Tables
from carrack.kernel.errors import BadOption
from carrack.kernel.options import Choice, fingerprinted

AUTO_SECOND_DECK = 6  # RULING 3: one deck up to five players, two from six
CHALLENGED = ("slip", "call", "draw")


@lru_cache(maxsize=256)
def tables_for(options: str, seats: int) -> Tables:
    """One `Tables` object for all games with the same options."""
    return tables_of(json.loads(options), seats)


def tables_of(options: dict[str, Any], seats: int) -> Tables:
    """Options and faces as numbers; BadOption when there are not enough cards for all hands."""
    values = numbers(options) | dealt(options, seats) | challenges(options) | face_rows(options)
    cards = values["decks"] * (SUITED + values["jokers"])
    if seats * values["hand_size"] + 1 > cards:
        raise BadOption(
            f"{seats} hands of {values['hand_size']} and a starter need more than {cards} cards; "
            "take more decks or smaller hands",
            code="option.too_few_cards",
        )
    key = blake2b(fingerprinted(OPTIONS, options).encode(), digest_size=8).hexdigest()
    return Tables(values, options, key)


def dealt(options: dict[str, Any], seats: int) -> dict[str, Any]:
    """Decks, jokers and hands for so many seats, and which way the turn goes."""
    decks = options["num_decks"]
    return {
        "decks": (1 if seats < AUTO_SECOND_DECK else 2) if decks == "auto" else decks,
        "jokers": options["jokers_per_deck"],
        "hand_size": options["hand_size_by_players"][str(seats)],
        "direction": 1 if options["direction"] == "cw" else -1,
    }


def challenges(options: dict[str, Any]) -> dict[str, Any]:
    return {f"challenge_{what}": int(what in options["challenges"]) for what in CHALLENGED}


def face_rows(options: dict[str, Any]) -> dict[str, Any]:
    """For each face what it is and does, and which faces go on it or after it, as bits."""
    table = face_table(options)
    faces = range(FACES)
    special = [
        any(table["special"][face] for face in range(SUITED) if table["rank"][face] == rank)
        for rank in range(len(RANKS))
    ]
    return {
        **table,
        "callable_rank": [int(not found) for found in special],
        "fits_on": [
            bits(goes_on(table, options, under, face) for face in faces) for under in faces
        ],
        "follows": [
            bits(may_follow(table, options, last, face) for face in faces) for last in faces
        ],
    }


def bits(flags: Iterable[bool]) -> int:
    return sum(1 << i for i, flag in enumerate(flags) if flag)


def numbers(options: dict[str, Any]) -> dict[str, int]:
    """Words as positions in their list of choices, ranks as 0 to 12, yes and no as 1 and 0."""
    result: dict[str, int] = {}
    for option in OPTIONS:
        value = options[option.name]
        if isinstance(option, Choice) and option.name.endswith("_rank"):
            result[option.name] = rank_number(value)
        elif isinstance(option, Choice) and isinstance(value, str):
            result[option.name] = option.choices.index(value)
        elif isinstance(value, (bool, int)):
            result[option.name] = int(value)
    return result
