"""Slips: a card laid although it does not fit, and how it is taken back."""

# compiled, small

from __future__ import annotations

from carrack.games.macau_cards.names import (
    BY_CHALLENGE,
    DIRECTION_TURNED,
    NO_ATTACK,
    PLAY_TAKEN_BACK,
)
from carrack.games.macau_cards.rules.attacks import clear_attack
from carrack.games.macau_cards.rules.matching import may_be_last
from carrack.games.macau_cards.rules.turns import clear_play, end_turn
from carrack.games.macau_cards.state import Table
from carrack.games.macau_cards.verbs import add_to_hand, draw_cards
from carrack.kernel.steps import note


def may_slip(g: Table, seat: int, face: int) -> bool:  # inline
    """Where slips can be challenged, a card that does not fit may be tried, but not under an
    attack. [RULING 39]

    A cover card never finishes a hand, so it cannot be slipped as the last card.
    """
    if g.t.challenge_slip == 0 or g.attack != NO_ATTACK:
        return False
    if not may_be_last(g, g.size[seat], face):
        return False
    return g.size[seat] > 1 or g.t.rank[face] != g.t.cover_rank


def take_back_slip(g: Table, accused: int) -> None:
    """The table is as it was before the play; the cheat draws, and the turn is over as after a
    draw.
    """
    g.discard_size -= 1
    card = g.discard[g.discard_size]
    add_to_hand(g, accused, card)
    g.known[accused][card] += 1
    note(g, PLAY_TAKEN_BACK, accused, card, 0, 0, BY_CHALLENGE)
    clear_attack(g)
    if g.step != g.before_step:
        g.step = g.before_step
        note(g, DIRECTION_TURNED, accused, g.step, 0, 0, BY_CHALLENGE)
    g.face = g.before_face
    g.requirement = g.before_requirement
    g.required = g.before_required
    g.call_left = g.before_call_left
    g.call_turn = g.before_call_turn
    clear_play(g)
    draw_cards(g, accused, g.t.challenge_penalty, BY_CHALLENGE)
    end_turn(g, accused)
