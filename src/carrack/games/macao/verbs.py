"""The verbs: the only places that change gold, prestige, cubes, markers and where a card lies.

Each notes its own event with the card or rule that caused it.
"""

from __future__ import annotations

from carrack.games.macao.names import (
    CARD_DISCARDED,
    CUBE_GAINED,
    CUBE_PAID,
    DISCARDED,
    GOLD_GAINED,
    GOLD_PAID,
    PRESTIGE_GAINED,
    PRESTIGE_LOST,
    PUNISHED,
    STEPS_GAINED,
)
from carrack.games.macao.state import Table
from carrack.kernel.state import note


def gain_gold(g: Table, seat: int, amount: int, cause: int) -> None:
    g.gold[seat] += amount
    g.gold_received[seat] += amount
    note(g, GOLD_GAINED, seat, amount, 0, 0, cause)


def pay_gold(g: Table, seat: int, amount: int, cause: int) -> None:
    g.gold[seat] -= amount
    note(g, GOLD_PAID, seat, amount, 0, 0, cause)


def gain_prestige(g: Table, seat: int, amount: int, place: int, cause: int) -> None:
    """Prestige has no bounds. [RULING 40] `place` is the port of a delivery."""
    g.prestige[seat] += amount
    g.prestige_received[seat] += amount
    note(g, PRESTIGE_GAINED, seat, amount, place, 0, cause)


def lose_prestige(g: Table, seat: int, amount: int, cause: int) -> None:
    g.prestige[seat] -= amount
    note(g, PRESTIGE_LOST, seat, amount, 0, 0, cause)


def gain_cube(g: Table, seat: int, color: int, cause: int) -> None:
    """Cubes taken join the supply at the arrow."""
    g.supply[seat][color] += 1
    note(g, CUBE_GAINED, seat, color, 1, 0, cause)


def pay_cube(g: Table, seat: int, color: int, count: int, cause: int) -> None:
    g.supply[seat][color] -= count
    note(g, CUBE_PAID, seat, color, count, 0, cause)


def gain_steps(g: Table, seat: int, count: int, cause: int) -> None:
    """Free ship steps may be taken at any moment of this turn. [RULING 24]"""
    g.free_steps[seat] += count
    note(g, STEPS_GAINED, seat, count, 0, 0, cause)


def punish(g: Table, seat: int, cause: int) -> None:
    g.punish_markers[seat] += 1
    note(g, PUNISHED, seat, 1, 0, 0, cause)


def discard_card(g: Table, seat: int, card: int, cause: int) -> None:
    g.where[card] = DISCARDED
    note(g, CARD_DISCARDED, seat, card, 0, 0, cause)
