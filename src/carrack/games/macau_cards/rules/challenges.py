"""Challenges: the others question a play, a call or a draw, and one of the two pays."""

# compiled, small

from __future__ import annotations

from carrack.games.macau_cards.names import (
    ABOUT_CALL,
    ABOUT_DRAW,
    ABOUT_PLAY,
    BY_CHALLENGE,
    BY_RULE,
    CARD_SHOWN,
    CHALLENGED,
    NONE,
    RANK,
    VERDICT,
    WINDOW_CLOSED,
)
from carrack.games.macau_cards.rules.calls import (
    call_any_plain,
    call_free_suit,
    is_false_call,
    proof_of_call,
)
from carrack.games.macau_cards.rules.drawing import after_draw
from carrack.games.macau_cards.rules.matching import has_opening
from carrack.games.macau_cards.rules.plays import finish_play
from carrack.games.macau_cards.rules.slips import take_back_slip
from carrack.games.macau_cards.rules.windows import close_window
from carrack.games.macau_cards.state import Table
from carrack.games.macau_cards.verbs import draw_cards
from carrack.kernel.steps import note


def let_it_stand(g: Table) -> None:  # inline
    """Nobody challenges: the play stands for good, however wrong it was."""
    about = g.window_about
    # The owner is named, never who answered last: answers stay secret.
    note(g, WINDOW_CLOSED, NONE, g.current, 0, 0, BY_RULE)
    close_window(g)
    if about & ABOUT_DRAW:
        after_draw(g)
    else:
        finish_play(g)


def challenge(g: Table, challenger: int) -> None:
    """The first challenge is settled and closes the window; a slip is examined before a call."""
    about = g.window_about
    accused = g.current
    note(g, CHALLENGED, challenger, 0, 0, 0, BY_CHALLENGE)
    close_window(g)
    if about & ABOUT_PLAY and g.slipped:
        verdict(g, accused, 1, ABOUT_PLAY)
        take_back_slip(g, accused)
    elif about & ABOUT_CALL and is_false_call(g, accused):
        verdict(g, accused, 1, ABOUT_CALL)
        draw_cards(g, accused, g.t.challenge_penalty, BY_CHALLENGE)
        generalize_call(g, accused)
        finish_play(g)
    elif about & ABOUT_DRAW and has_opening(g, accused, g.drawn):
        verdict(g, accused, 1, ABOUT_DRAW)
        draw_cards(g, accused, g.t.challenge_penalty, BY_CHALLENGE)
        after_draw(g)
    else:
        acquit(g, accused, challenger, about)


def verdict(g: Table, accused: int, guilty: int, about: int) -> None:
    note(g, VERDICT, accused, guilty, about, 0, BY_CHALLENGE)


def acquit(g: Table, accused: int, challenger: int, about: int) -> None:
    """The challenger pays; a call is proved by showing one card."""
    verdict(g, accused, 0, about)
    proof = proof_of_call(g, accused) if about & ABOUT_CALL else NONE
    if proof != NONE:
        if g.known[accused][proof] == 0:
            g.known[accused][proof] = 1
        note(g, CARD_SHOWN, accused, proof, 0, 0, BY_CHALLENGE)
    draw_cards(g, challenger, g.t.challenge_penalty, BY_CHALLENGE)
    if about & ABOUT_DRAW:
        after_draw(g)
    else:
        finish_play(g)


def generalize_call(g: Table, seat: int) -> None:
    """A false call becomes "free suit" or "any plain card"."""
    if g.requirement == RANK:
        call_any_plain(g, seat)
    else:
        call_free_suit(g, seat)
