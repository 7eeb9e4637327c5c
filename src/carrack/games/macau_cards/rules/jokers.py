"""Jokers in their four roles: absent, reversing, drawing, and standing for another card."""

# compiled, small

from __future__ import annotations

from carrack.games.macau_cards.names import (
    BLACK_JOKER,
    BY_JOKER,
    COLOR_JOKER,
    DIRECTION_TURNED,
    DRAW_JOKER,
    MIXED,
    NONE,
    ONE,
    REVERSE,
    SUBSTITUTE,
    SUITED,
    THREE,
    TWO,
)
from carrack.games.macau_cards.state import Table
from carrack.kernel.steps import note
from carrack.kernel.widths import Bits


def is_transparent(g: Table, face: int) -> bool:  # inline
    """A reversing joker turns the direction; what lay below it stays in force. [RULING 31]"""
    return face >= SUITED and g.t.joker_role == REVERSE


def leaves_all_open(g: Table, face: int) -> bool:  # inline
    """On a joker that makes somebody draw any card may be laid."""
    return face >= SUITED and g.t.joker_role == DRAW_JOKER


def turn_direction(g: Table, seat: int) -> None:  # inline
    """Each reversing joker of the play turns the direction, so two of them change nothing."""
    for _ in range(g.play_flips):
        g.step = -g.step
        note(g, DIRECTION_TURNED, seat, g.step, 0, 0, BY_JOKER)


# ---- substitutes: laid as another card ----


def is_substitute(g: Table, face: int) -> bool:  # inline
    """A joker that is only ever laid as another card. [RULING 50]"""
    return face >= SUITED and g.t.joker_role == SUBSTITUTE


def playable_faces(g: Table, seat: int) -> Bits:  # inline
    """The faces held, as bits; a substitute joker is only ever laid as another face."""
    if g.t.joker_role == SUBSTITUTE:
        return g.held[seat] & ((ONE << SUITED) - 1)
    return g.held[seat]


def holds_substitute(g: Table, seat: int) -> bool:  # inline
    if g.t.joker_role != SUBSTITUTE:
        return False
    return g.hand[seat][BLACK_JOKER] > 0 or g.hand[seat][COLOR_JOKER] > 0


def substitute_of(g: Table, seat: int) -> int:  # inline
    """The physical joker that is declared: the drawn one, else the black one first."""
    if g.drawn != NONE:
        return g.drawn
    return BLACK_JOKER if g.hand[seat][BLACK_JOKER] else COLOR_JOKER


# ---- packs: jokers among cards of one draw rank ----


def packs(g: Table, face: int) -> bool:  # inline
    """All cards of the play, this one included, are jokers and cards of one draw rank."""
    if g.t.joker_in_packs == 0 or g.t.sets == 0 or g.play_rank == MIXED:
        return False
    if face >= SUITED:
        return g.play_rank == NONE or is_draw_rank(g, 4 * g.play_rank)
    return is_draw_rank(g, face) and (g.play_rank == NONE or g.play_rank == g.t.rank[face])


def is_draw_rank(g: Table, face: int) -> bool:  # inline
    return g.t.kind[face] == TWO or g.t.kind[face] == THREE
