"""The verbs: the only places that change gold, prestige, cubes, markers and where a card lies.

Each notes its own event with the card or rule that caused it. Nothing ever runs out. [RULING 43]
"""

# compiled

from __future__ import annotations

from carrack.games.macao.names import (
    ACTIVE,
    CARD_DISCARDED,
    CUBE_GAINED,
    CUBE_PAID,
    DISCARDED,
    GOLD_GAINED,
    GOLD_PAID,
    NONE,
    PRESTIGE_GAINED,
    PRESTIGE_LOST,
    PUNISHED,
    STEPS_GAINED,
    TABLEAU,
)
from carrack.games.macao.state import Table
from carrack.kernel.steps import note


def gain_gold(g: Table, seat: int, amount: int, cause: int) -> None:  # inline
    g.gold[seat] += amount
    g.gold_received[seat] += amount
    note(g, GOLD_GAINED, seat, amount, 0, 0, cause)


def pay_gold(g: Table, seat: int, amount: int, cause: int) -> None:  # inline
    g.gold[seat] -= amount
    note(g, GOLD_PAID, seat, amount, 0, 0, cause)


def gain_prestige(g: Table, seat: int, amount: int, place: int, cause: int) -> None:  # inline
    """Prestige has no bounds. [RULING 40] `place` is the port of a delivery."""
    g.prestige[seat] += amount
    g.prestige_received[seat] += amount
    note(g, PRESTIGE_GAINED, seat, amount, place, 0, cause)


def lose_prestige(g: Table, seat: int, amount: int, cause: int) -> None:  # inline
    g.prestige[seat] -= amount
    note(g, PRESTIGE_LOST, seat, amount, 0, 0, cause)


def gain_cube(g: Table, seat: int, color: int, cause: int) -> None:  # inline
    """Cubes taken join the supply at the arrow."""
    g.supply[seat][color] += 1
    note(g, CUBE_GAINED, seat, color, 1, 0, cause)


def pay_cube(g: Table, seat: int, color: int, count: int, cause: int) -> None:  # inline
    g.supply[seat][color] -= count
    note(g, CUBE_PAID, seat, color, count, 0, cause)


def gain_steps(g: Table, seat: int, count: int, cause: int) -> None:  # inline
    """Free ship steps may be taken at any moment of this turn."""
    g.free_steps[seat] += count
    note(g, STEPS_GAINED, seat, count, 0, 0, cause)


def punish(g: Table, seat: int, cause: int) -> None:  # inline
    g.punish_markers[seat] += 1
    note(g, PUNISHED, seat, 1, 0, 0, cause)


def move_card(g: Table, card: int, place: int) -> None:  # inline
    """A card lies somewhere else now; the lists of the seats follow."""
    if g.where[card] >= ACTIVE:
        leave_active(g, g.where[card] - ACTIVE, card)
    elif g.where[card] >= TABLEAU:
        leave_tableau(g, g.where[card] - TABLEAU, card)
    g.where[card] = place
    if place >= ACTIVE:
        join_active(g, place - ACTIVE, card)
    elif place >= TABLEAU:
        join_tableau(g, place - TABLEAU, card)


def leave_active(g: Table, seat: int, card: int) -> None:  # inline
    at = 0
    while g.active[seat][at] != card:
        at += 1
    g.active_size[seat] -= 1
    for i in range(at, g.active_size[seat]):
        g.active[seat][i] = g.active[seat][i + 1]
    g.active[seat][g.active_size[seat]] = NONE


def leave_tableau(g: Table, seat: int, card: int) -> None:  # inline
    at = 0
    while g.tableau[seat][at] != card:
        at += 1
    g.tableau_size[seat] -= 1
    for i in range(at, g.tableau_size[seat]):
        g.tableau[seat][i] = g.tableau[seat][i + 1]
    g.tableau[seat][g.tableau_size[seat]] = NONE


def join_active(g: Table, seat: int, card: int) -> None:  # inline
    at = g.active_size[seat]
    while at > 0 and g.active[seat][at - 1] > card:
        g.active[seat][at] = g.active[seat][at - 1]
        at -= 1
    g.active[seat][at] = card
    g.active_size[seat] += 1


def join_tableau(g: Table, seat: int, card: int) -> None:  # inline
    at = g.tableau_size[seat]
    while at > 0 and g.tableau[seat][at - 1] > card:
        g.tableau[seat][at] = g.tableau[seat][at - 1]
        at -= 1
    g.tableau[seat][at] = card
    g.tableau_size[seat] += 1


def discard_card(g: Table, seat: int, card: int, cause: int) -> None:  # inline
    move_card(g, card, DISCARDED)
    note(g, CARD_DISCARDED, seat, card, 0, 0, cause)
