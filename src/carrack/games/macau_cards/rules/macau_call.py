"""The word: "Macau!" is owed with the last card but one, and "Multiple Macau!" may be said."""

# compiled, small

from __future__ import annotations

from carrack.games.macau_cards.names import (
    AUTOMATIC,
    BY_BEATEN,
    BY_LATE,
    BY_RULE,
    BY_SILENCE,
    CATCH,
    MACAU_CAUGHT,
    MACAU_MISSED,
    MACAU_OFF,
    MACAU_SAID,
    MACAU_WINDOW,
    MULTI_MACAU_SAID,
    MULTI_OFF,
    NO_REACTION,
    RACE,
    SAY_MACAU,
    SAY_MULTI_MACAU,
    TRUTHFUL,
)
from carrack.games.macau_cards.rules.turns import end_turn
from carrack.games.macau_cards.rules.windows import close_window
from carrack.games.macau_cards.state import Table, in_play, one_rank_left
from carrack.games.macau_cards.verbs import draw_cards
from carrack.kernel.steps import note, offer

# ---- in time ----


def offer_announcements(g: Table, seat: int) -> None:  # inline
    """Early "Macau!" and "Multiple Macau", once a turn each."""
    if may_say_macau_early(g, seat):
        offer(g, SAY_MACAU)
    if may_say_multi(g, seat):
        offer(g, SAY_MULTI_MACAU)


def may_say_macau_early(g: Table, seat: int) -> bool:  # inline
    if not g.t.early_macau or g.t.macau_mode == MACAU_OFF or g.said_macau:
        return False
    return g.size[seat] == 1 or g.size[seat] == 2


def may_say_multi(g: Table, seat: int) -> bool:  # inline
    if g.t.multi_macau == MULTI_OFF or g.said_multi or g.size[seat] < 2:
        return False
    return g.t.multi_macau != TRUTHFUL or one_rank_left(g, seat)


def say_macau(g: Table, seat: int) -> None:  # inline
    note(g, MACAU_SAID, seat, 0, 0, 0, BY_RULE)
    if g.phase == MACAU_WINDOW:
        close_window(g)
        end_turn(g, seat)
    else:
        g.said_macau = 1


def say_multi_macau(g: Table, seat: int) -> None:
    """ "Multiple Macau!" has no effect but to be heard. [RULING 56]"""
    g.said_multi = 1
    note(g, MULTI_MACAU_SAID, seat, 0, 0, 0, BY_RULE)


# ---- the window at the end of a turn ----


def owes_macau(g: Table, seat: int) -> bool:  # inline
    """Down to exactly one card in a turn in which a card was laid. [RULING 33]"""
    return (
        g.t.macau_mode != MACAU_OFF and g.size[seat] == 1 and g.play_size > 0 and not g.said_macau
    )


def open_macau_window(g: Table, owner: int) -> None:  # inline
    """In a race everybody may react, else the owner alone. [RULING 34]"""
    g.phase = MACAU_WINDOW
    for seat in range(g.seats):
        g.waiting[seat] = 1 if seat == owner or (g.t.macau_mode == RACE and in_play(g, seat)) else 0


def offer_macau(g: Table, seat: int) -> None:  # inline
    if seat == g.current:
        offer(g, SAY_MACAU)
    else:
        offer(g, CATCH + (g.current - seat + g.seats) % g.seats - 1)
    offer(g, NO_REACTION)


def miss_macau(g: Table) -> None:
    """Nobody reacted: the owner is exposed, or pays at once where silence itself is punished."""
    owner = g.current
    note(g, MACAU_MISSED, owner, 0, 0, 0, BY_RULE)
    close_window(g)
    if g.t.macau_mode == AUTOMATIC:
        draw_cards(g, owner, g.t.macau_auto_penalty, BY_SILENCE)
    elif g.t.macau_late_penalty > 0:
        g.exposed[owner] = 1
    end_turn(g, owner)


# ---- catching ----


def offer_catches(g: Table, seat: int) -> None:  # inline
    for offset in range(1, g.seats):
        if g.exposed[(seat + offset) % g.seats]:
            offer(g, CATCH + offset - 1)


def catch(g: Table, seat: int, owner: int) -> None:
    """Say the word before its owner in the window, or find them silent later. [RULING 32]"""
    if g.phase == MACAU_WINDOW:
        note(g, MACAU_CAUGHT, seat, owner, 0, 0, BY_BEATEN)
        close_window(g)
        draw_cards(g, owner, g.t.macau_beaten_penalty, BY_BEATEN)
        end_turn(g, owner)
    else:
        note(g, MACAU_CAUGHT, seat, owner, 0, 0, BY_LATE)
        g.exposed[owner] = 0
        draw_cards(g, owner, g.t.macau_late_penalty, BY_LATE)
