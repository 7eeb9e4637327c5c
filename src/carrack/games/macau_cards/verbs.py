"""The verbs: the only places that move cards. Each notes its own event with the cause."""

# compiled

from __future__ import annotations

from carrack.games.macau_cards.names import (
    ANYTHING,
    BY_RULE,
    DREW,
    FORGIVEN,
    LAID,
    MIXED,
    NO_KIND,
    NONE,
    NORMAL,
    ONE,
    RESHUFFLED,
    RESHUFFLES,
    SUITED,
)
from carrack.games.macau_cards.rules.jokers import is_transparent, leaves_all_open
from carrack.games.macau_cards.state import Table
from carrack.kernel.chance import roll
from carrack.kernel.steps import note


def shuffle_stock(g: Table, stream: int) -> None:
    """Shuffle the draw pile (Fisher and Yates)."""
    for i in range(g.stock_size - 1, 0, -1):
        other = roll(g, stream, i + 1)
        card = g.stock[i]
        g.stock[i] = g.stock[other]
        g.stock[other] = card


def reshuffle(g: Table) -> None:
    """Keep the physical top card; all other discards become the new draw pile. [RULING 38]"""
    top = g.discard_size - 1
    for i in range(top):
        g.stock[i] = g.discard[i]
    g.stock_size = top
    g.discard[0] = g.discard[top]
    g.stood[0] = g.stood[top]
    g.discard_size = 1
    shuffle_stock(g, RESHUFFLES)
    note(g, RESHUFFLED, NONE, top, 0, 0, BY_RULE)


def add_to_hand(g: Table, seat: int, face: int) -> None:
    g.hand[seat][face] += 1
    g.size[seat] += 1
    g.held[seat] |= ONE << face


def take_from_hand(g: Table, seat: int, face: int) -> None:
    g.hand[seat][face] -= 1
    g.size[seat] -= 1
    if g.hand[seat][face] == 0:
        g.held[seat] &= ~(ONE << face)


def draw_card(g: Table, seat: int, cause: int) -> int:
    """Take the top card of the draw pile; the face, or NONE when nothing is left anywhere."""
    if g.stock_size == 0 and g.discard_size > 1:
        reshuffle(g)
    if g.stock_size == 0:
        return NONE
    g.stock_size -= 1
    face = g.stock[g.stock_size]
    add_to_hand(g, seat, face)
    g.exposed[seat] = 0
    note(g, DREW, seat, face, 0, 0, cause)
    return face


def draw_cards(g: Table, seat: int, count: int, cause: int) -> None:
    """Draw as many as there are; the rest is forgiven. [RULING 38]"""
    for drawn in range(count):
        if draw_card(g, seat, cause) == NONE:
            note(g, FORGIVEN, seat, count - drawn, 0, 0, cause)
            return


def lay(g: Table, seat: int, physical: int, face: int) -> None:
    """Put a card on the discard pile; it stands for `face`."""
    take_from_hand(g, seat, physical)
    g.exposed[seat] = 0
    forget_known(g, seat, physical)
    g.discard[g.discard_size] = physical
    g.stood[g.discard_size] = face
    g.discard_size += 1
    put_in_force(g, face)
    count_in_play(g, face)
    note(g, LAID, seat, physical, face, 0, BY_RULE)


def forget_known(g: Table, seat: int, physical: int) -> None:
    """What was proved about a hand holds only until such a card leaves it."""
    if g.known[seat][physical] > 0:
        g.known[seat][physical] -= 1
    if physical < SUITED:
        g.vouched_suits[seat] &= ~(1 << g.t.suit[physical])
        g.vouched_ranks[seat] &= ~(1 << g.t.rank[physical])


def put_in_force(g: Table, face: int) -> None:
    """The card laid last is compared with next; a reversing joker is transparent. [RULING 31]"""
    if is_transparent(g, face):
        return
    g.call_left = 0
    g.required = NONE
    if leaves_all_open(g, face):
        g.face = NONE
        g.requirement = ANYTHING
    else:
        g.face = face
        g.requirement = NORMAL


def count_in_play(g: Table, face: int) -> None:
    """Add the card to the sums of this play; effects happen once, at the commit. [RULING 13]"""
    g.play_size += 1
    g.play_value += g.t.draw_value[face]
    if g.t.kind[face] != NO_KIND:
        g.play_attacker = face
    if g.t.rank[face] == g.t.skip_rank:
        g.play_skips += 1
    if face >= SUITED:
        g.play_jokers += 1
        if is_transparent(g, face):
            g.play_flips += 1
    elif g.play_rank == NONE:
        g.play_rank = g.t.rank[face]
    elif g.play_rank != g.t.rank[face]:
        g.play_rank = MIXED
