"""Windows: the phases in which several seats may react, until one does or nobody is left."""

# compiled

from __future__ import annotations

from carrack.games.macau_cards.names import (
    ANYBODY_STOPS,
    CHALLENGE_WINDOW,
    NONE,
    WAR_STOP,
    WAR_WINDOW,
)
from carrack.games.macau_cards.state import Table, in_play


def open_challenge_window(g: Table, about: int) -> None:  # inline
    g.phase = CHALLENGE_WINDOW
    g.window_about = about
    for seat in range(g.seats):
        g.waiting[seat] = 1 if seat != g.current and in_play(g, seat) else 0


def open_war_window(g: Table) -> None:  # inline
    """Where the Queen of Hearts stops a war at any time, everybody is asked after each attack: who
    holds her stays hidden.
    """
    if g.t.war_stop != ANYBODY_STOPS or g.t.queen_hearts_role != WAR_STOP:
        return
    g.phase = WAR_WINDOW
    for seat in range(g.seats):
        g.waiting[seat] = 1 if in_play(g, seat) else 0


def first_waiting(g: Table) -> int:  # inline
    """Windows are walked from the owner on, in order of play."""
    seat = g.current
    for _ in range(g.seats):
        if g.waiting[seat]:
            return seat
        seat = (seat + g.step + g.seats) % g.seats
    return NONE


def keep_silent(g: Table, seat: int) -> bool:  # inline
    """This seat does not react; whether nobody is left who could."""
    g.waiting[seat] = 0
    return first_waiting(g) == NONE


def close_window(g: Table) -> None:  # inline
    g.window_about = 0
    for seat in range(g.seats):
        g.waiting[seat] = 0
