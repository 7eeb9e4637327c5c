"""Prestige buildings: investing in them ("Prestige buildings" in the rules)."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.event_names import BY_PRESTIGE, BY_VILLAGE, INVESTED
from carrack.games.maracaibo.names import INVEST
from carrack.games.maracaibo.state import Table
from carrack.games.maracaibo.verbs import pay_doubloons, touch
from carrack.kernel.steps import note, offer


def can_invest(g: Table, seat: int, place: int) -> bool:
    """Several players may share one, each with one figure. [RULING 26]"""
    if place >= g.prestige_open:
        return False
    building = g.prestige[place]
    if g.invested[building] & (1 << seat):
        return False
    return (
        g.doubloons[seat] >= g.t.prestige_cost[building]
        and g.figures[seat] >= g.t.prestige_figures[building]
    )


def offer_investments(g: Table, seat: int) -> None:
    for place in range(g.t.prestige_count):
        if can_invest(g, seat, place):
            offer(g, INVEST + place)


def invest(g: Table, seat: int, place: int) -> None:
    building = g.prestige[place]
    g.invested[building] |= 1 << seat
    g.figures[seat] -= g.t.prestige_figures[building]
    pay_doubloons(g, seat, g.t.prestige_cost[building], BY_PRESTIGE + building)
    touch(g, seat)
    note(g, INVESTED, seat, building, 0, 0, BY_VILLAGE)
