"""Ships, ports and deliveries."""

# compiled, small

from __future__ import annotations

from carrack.games.macao.names import (
    BY_DELIVERY,
    BY_PAYMENT,
    CHOICES,
    COOPERAGE,
    DELIVER,
    DELIVERED,
    JADE_WAREHOUSE,
    LACQUERWARE_WAREHOUSE,
    LIGHTHOUSE,
    MOVE_SHIP,
    NO_COLOR,
    NONE,
    PAPER_WAREHOUSE,
    PORCELAIN_WAREHOUSE,
    RICE_WAREHOUSE,
    SHIP_MOVED,
    SILK_WAREHOUSE,
    SLOTS,
    SPICE_WAREHOUSE,
    TEA_WAREHOUSE,
)
from carrack.games.macao.state import Table, has, held_colors, tiles_in_port
from carrack.games.macao.verbs import gain_gold, gain_prestige, pay_cube
from carrack.kernel.steps import note, offer, offer_each


def offer_ship_moves(g: Table, seat: int) -> None:  # inline
    """One step to a neighboring place, for a cube of any color or a free step. [RULING 24]"""
    here = g.ship[seat]
    ways = held_colors(g, seat) | (g.free_steps[seat] > 0) << NO_COLOR
    for i in range(g.t.degree[here]):
        offer_each(g, MOVE_SHIP + g.t.sea[here][i] * CHOICES, ways, CHOICES)


def sail(g: Table, seat: int, node: int, color: int) -> None:
    if color == NO_COLOR:
        g.free_steps[seat] -= 1
    else:
        pay_cube(g, seat, color, 1, BY_PAYMENT)
    g.ship[seat] = node
    g.ship_steps[seat] += 1
    if g.t.port_at[node] != NONE:
        g.entered[seat][g.t.port_at[node]] = 1
    note(g, SHIP_MOVED, seat, node, color, 0, BY_PAYMENT)


def can_deliver(g: Table, seat: int) -> bool:  # inline
    """In a port that wants a good on board and has an empty space; no move is needed.
    [RULING 26]
    """
    port = g.t.port_at[g.ship[seat]]
    if port == NONE or g.cargo[seat][g.t.port_good[port]] == 0 or tiles_in_port(g, port) == SLOTS:
        return False
    return g.t.delivery_requires_entry == 0 or g.entered[seat][port] > 0


def offer_delivery(g: Table, seat: int) -> None:  # inline
    if can_deliver(g, seat):
        offer(g, DELIVER)


def warehouse_of(good: int) -> int:
    """Goods are counted in alphabetical order, and so are these."""
    if good == 0:
        return JADE_WAREHOUSE
    if good == 1:
        return LACQUERWARE_WAREHOUSE
    if good == 2:
        return PAPER_WAREHOUSE
    if good == 3:
        return PORCELAIN_WAREHOUSE
    if good == 4:
        return RICE_WAREHOUSE
    if good == 5:
        return SILK_WAREHOUSE
    return SPICE_WAREHOUSE if good == 6 else TEA_WAREHOUSE


def deliver(g: Table, seat: int) -> None:
    """One tile on the best empty space. A warehouse doubles the printed value only. [RULING 27]"""
    port = g.t.port_at[g.ship[seat]]
    good = g.t.port_good[port]
    slot = tiles_in_port(g, port)
    value = g.t.slots[port][slot]
    g.cargo[seat][good] -= 1
    g.delivered_by[port][slot] = seat
    note(g, DELIVERED, seat, port, good, slot, BY_DELIVERY)
    gain_prestige(g, seat, value, port, BY_DELIVERY)
    if has(g, seat, warehouse_of(good)):
        gain_prestige(g, seat, value, port, warehouse_of(good))
    if has(g, seat, COOPERAGE):
        gain_prestige(g, seat, 1, port, COOPERAGE)
    if has(g, seat, LIGHTHOUSE):
        gain_gold(g, seat, 1, LIGHTHOUSE)
