"""Matching: what may be laid, what may follow in the same play, what covers."""

# compiled, small

from __future__ import annotations

from carrack.games.macau_cards.names import (
    ANY_LAST,
    ANY_PLAIN,
    FREE,
    NO_ACTION_LAST,
    NO_ATTACK,
    NO_DRAW_HEADS_UP,
    NONE,
    NORMAL,
    RANK,
    SUIT,
    SUITED,
)
from carrack.games.macau_cards.rules.attacks import answers, is_queen_with_role
from carrack.games.macau_cards.rules.jokers import is_substitute, packs
from carrack.games.macau_cards.state import Table, players_in_play, top_face
from carrack.kernel.memory import lowest
from carrack.kernel.widths import Bits


def fits(g: Table, face: int) -> bool:  # inline
    """Whether a card meets the requirement, with no attack pending."""
    if g.requirement == NORMAL:
        return g.face == NONE or (g.t.fits_on[g.face] >> face) & 1 > 0
    if g.requirement == SUIT:
        return g.t.suit[face] == g.required or g.t.wild[face] > 0 or calls_over_suit(g, face)
    if g.requirement == FREE:
        if g.t.suit[face] != NONE and g.t.suit[face] != g.required:
            return True
        return g.t.wild[face] > 0 or calls_over_suit(g, face)
    # Wildness does not help against a rank call. [RULING 27]
    if g.requirement == RANK:
        return g.t.rank[face] == g.required or calls_over_rank(g, face)
    if g.requirement == ANY_PLAIN:
        return g.t.special[face] == 0 or calls_over_rank(g, face)
    return True


def calls_over_suit(g: Table, face: int) -> bool:
    """A calling card answers a suit call with a call of its own. [RULING 54]"""
    rank = g.t.rank[face]
    return rank == g.t.suit_call_rank or (g.t.cross_calls > 0 and rank == g.t.rank_call_rank)


def calls_over_rank(g: Table, face: int) -> bool:
    """A calling card answers a rank call with a call of its own. [RULINGS 27, 54]"""
    rank = g.t.rank[face]
    return rank == g.t.rank_call_rank or (g.t.cross_calls > 0 and rank == g.t.suit_call_rank)


def may_be_last(g: Table, cards: int, face: int) -> bool:  # inline
    """House rules may forbid some cards to empty a hand of so many cards. [RULING 37]"""
    if cards > 1 or g.t.last_card == ANY_LAST:
        return True
    if g.t.last_card == NO_ACTION_LAST:
        # A cover card never finishes a hand by itself.
        return g.t.effect[face] == 0 or g.t.rank[face] == g.t.cover_rank
    if g.t.last_card == NO_DRAW_HEADS_UP:
        return players_in_play(g) > 2 or g.t.draw_value[face] == 0
    return True


def likely_openings(g: Table, held: Bits) -> Bits:  # inline
    """Of the faces held, those worth a closer look: under the normal requirement only the ones
    that fit.
    """
    if g.attack != NO_ATTACK or g.requirement != NORMAL or g.face == NONE or g.t.challenge_slip:
        return held
    return held & g.t.fits_on[g.face]


def likely_continuations(g: Table, held: Bits) -> Bits:  # inline
    return held if g.t.joker_in_packs else held & g.t.follows[top_face(g)]


def opens(g: Table, cards: int, face: int) -> bool:  # inline
    """Whether a card may honestly open a turn, from a hand of so many cards."""
    if g.attack != NO_ATTACK:
        return answers(g, face) and may_be_last(g, cards, face)
    return fits(g, face) and may_be_last(g, cards, face)


def continues(g: Table, face: int) -> bool:  # inline
    """Whether a card may follow the one laid just before in the same play."""
    if g.slipped:
        return False
    last = top_face(g)
    if g.answering:
        return continues_answer(g, last, face)
    return (g.t.follows[last] >> face) & 1 > 0 or packs(g, face)


def continues_answer(g: Table, last: int, face: int) -> bool:  # inline
    """Only in sets, only cards that answer themselves; a Queen of Hearts with a role answers
    alone.
    """
    if g.t.sets == 0 or is_queen_with_role(g, last) or is_queen_with_role(g, face):
        return False
    if g.t.rank[face] != g.t.rank[last] and not packs(g, face):
        return False
    return answers(g, face) or joins_answer(g, face)


def joins_answer(g: Table, face: int) -> bool:  # inline
    """A joker may join an answering pack of twos or threes, though it answers nothing itself."""
    return g.t.joker_joins_answer > 0 and face >= SUITED and packs(g, face)


def covers(g: Table, face: int) -> bool:  # inline
    """Same suit as the cover card on top, a wild card, or another cover card."""
    if g.t.suit[face] == g.t.suit[top_face(g)]:
        return True
    return g.t.wild[face] > 0 or g.t.rank[face] == g.t.cover_rank


def has_opening(g: Table, seat: int, without: int) -> bool:
    """Whether any card of the hand, one copy of `without` left out, could honestly open the
    turn.
    """
    cards = g.size[seat] - (0 if without == NONE else 1)
    held: Bits = g.held[seat]
    while held:
        face = lowest(held)
        held &= held - 1
        if (face != without or g.hand[seat][face] > 1) and card_opens(g, cards, face):
            return True
    return False


def card_opens(g: Table, cards: int, physical: int) -> bool:
    """A substitute joker opens if any face it may be declared as does."""
    if not is_substitute(g, physical):
        return opens(g, cards, physical)
    for face in range(SUITED):
        if opens(g, cards, face):
            return True
    return False
