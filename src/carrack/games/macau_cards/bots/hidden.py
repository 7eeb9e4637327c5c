"""What is hidden from a seat of Macau, dealt anew: every deal that agrees with what was shown and
proved is equally likely.
"""

# compiled

from __future__ import annotations

from carrack.games.macau_cards.names import FACES, MAX_CARDS, NONE, ONE, SEATS, SETUP, SUITED
from carrack.games.macau_cards.state import Table
from carrack.kernel.chance import roll
from carrack.kernel.layout import Field, Layout
from carrack.kernel.memory import lowest, prepare_scratch
from carrack.kernel.widths import Bits

FAIR_TRIES = 60  # deals of which the first that proves all calls is taken


class Hidden:
    """Room to sort in what a seat cannot see."""

    card: list[int]  # of the hands, one after the other, then of the stock
    share: list[int]  # how many of them lie in each hand

    SCRATCH = Layout(
        Field("card", "signed char", MAX_CARDS),
        Field("share", "short", SEATS),
    )

    def __init__(self) -> None:
        prepare_scratch(self)


def deal_hidden(hidden: Hidden, g: Table, seat: int) -> None:
    """The hands of all others, and the stock."""
    count = gather_hidden(hidden, g, seat)
    for _ in range(FAIR_TRIES):
        shuffle_hidden(hidden, g, count)
        if all_prove(hidden, g, seat):
            give_hidden(hidden, g, seat, count)
            return
    # Few deals of a large table prove all calls: change the one that is there, card by card.
    count = gather_hidden(hidden, g, seat)
    for i in range(count):
        other = roll(g, SETUP, count)
        swap_hidden(hidden, i, other)
        if not all_prove(hidden, g, seat):
            swap_hidden(hidden, i, other)
    give_hidden(hidden, g, seat, count)


def gather_hidden(hidden: Hidden, g: Table, seat: int) -> int:
    count = 0
    for other in range(g.seats):
        before = count
        if other != seat:
            held: Bits = g.held[other]
            while held:
                face = lowest(held)
                held &= held - 1
                for _ in range(g.hand[other][face] - g.known[other][face]):
                    hidden.card[count] = face
                    count += 1
        hidden.share[other] = count - before
    for i in range(g.stock_size):
        hidden.card[count] = g.stock[i]
        count += 1
    return count


def shuffle_hidden(hidden: Hidden, g: Table, count: int) -> None:
    for i in range(count - 1, 0, -1):
        swap_hidden(hidden, i, roll(g, SETUP, i + 1))


def swap_hidden(hidden: Hidden, i: int, other: int) -> None:
    card = hidden.card[i]
    hidden.card[i] = hidden.card[other]
    hidden.card[other] = card


def all_prove(hidden: Hidden, g: Table, seat: int) -> bool:
    """Whether every hand holds what its honest calls have proved."""
    start = 0
    for other in range(g.seats):
        if other != seat and not proves(hidden, g, other, start):
            return False
        start += hidden.share[other]
    return True


def proves(hidden: Hidden, g: Table, seat: int, start: int) -> bool:
    if g.vouched_suits[seat] == 0 and g.vouched_ranks[seat] == 0:
        return True
    suits = 0
    ranks = 0
    for face in range(SUITED):
        if g.known[seat][face] > 0:
            suits |= 1 << g.t.suit[face]
            ranks |= 1 << g.t.rank[face]
    for i in range(start, start + hidden.share[seat]):
        face = hidden.card[i]
        if face < SUITED:
            suits |= 1 << g.t.suit[face]
            ranks |= 1 << g.t.rank[face]
    missing = (g.vouched_suits[seat] & ~suits) | (g.vouched_ranks[seat] & ~ranks)
    return missing == 0


def give_hidden(hidden: Hidden, g: Table, seat: int, count: int) -> None:
    start = 0
    for other in range(g.seats):
        if other != seat:
            give_hand(hidden, g, other, start)
        start += hidden.share[other]
    for i in range(start, count):
        g.stock[i - start] = hidden.card[i]


def give_hand(hidden: Hidden, g: Table, seat: int, start: int) -> None:
    """What is known of a hand and its share of the hidden cards; one of these was just drawn."""
    before: Bits = g.held[seat]  # with all that is known among them
    held: Bits = 0
    for face in range(FACES):
        g.hand[seat][face] = g.known[seat][face]
    while before:
        face = lowest(before)
        before &= before - 1
        if g.known[seat][face] > 0:
            held |= ONE << face
    for i in range(start, start + hidden.share[seat]):
        face = hidden.card[i]
        g.hand[seat][face] += 1
        held |= ONE << face
    g.held[seat] = held
    if g.drawn != NONE and g.current == seat and hidden.share[seat] > 0:
        g.drawn = hidden.card[start + roll(g, SETUP, hidden.share[seat])]
