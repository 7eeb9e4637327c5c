"""Cashing jokers: tiles worth a cube of any color or gold."""

# compiled, small

from __future__ import annotations

from carrack.games.macao.names import (
    BY_JOKER,
    CASH_JOKER,
    CASH_PAIR,
    CHOICES,
    JOKER_CASHED,
    JUGGLER,
    NO_COLOR,
)
from carrack.games.macao.state import Table, has
from carrack.games.macao.verbs import gain_cube, gain_gold
from carrack.kernel.steps import note, offer

JOKER_GOLD = 3


def offer_jokers(g: Table, seat: int) -> None:  # inline
    """A cube of any color or gold; with the juggler two choices at once. [RULING 29]"""
    if g.jokers[seat] == 0:
        return
    if not has(g, seat, JUGGLER):
        for choice in range(CHOICES):
            offer(g, CASH_JOKER + choice)
        return
    for first in range(CHOICES):
        for second in range(first, CHOICES):
            offer(g, CASH_PAIR + first * CHOICES + second)


def cash_joker(g: Table, seat: int, choice: int) -> None:
    give_up_joker(g, seat)
    take_choice(g, seat, choice)


def cash_pair(g: Table, seat: int, first: int, second: int) -> None:
    give_up_joker(g, seat)
    take_choice(g, seat, first)
    take_choice(g, seat, second)


def give_up_joker(g: Table, seat: int) -> None:
    g.jokers[seat] -= 1
    g.jokers_out += 1
    note(g, JOKER_CASHED, seat, 0, 0, 0, BY_JOKER)


def take_choice(g: Table, seat: int, choice: int) -> None:
    if choice == NO_COLOR:
        gain_gold(g, seat, JOKER_GOLD, BY_JOKER)
    else:
        gain_cube(g, seat, choice, BY_JOKER)
