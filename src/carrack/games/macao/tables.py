"""Printed figures and options as plain numbers. A `Tables` object never changes; every state
points to it.

No figure of a card or of the board stands in code: `printed.py` takes all of them from the data
files, ours or an owner's.
"""

# compiled, small

from __future__ import annotations

from typing import Any

from carrack.games.macao.names import (
    CARDS,
    COLOR_COUNT,
    MAX_CUBES,
    MAX_DEGREE,
    MAX_NEIGHBORS,
    MAX_NODES,
    PORTS,
    QUARTERS,
    SEATS,
    SLOTS,
)
from carrack.kernel.layout import Field, Layout
from carrack.kernel.memory import write_numbers


class Tables:
    """What the rules modules ask about cards, board and options."""

    price: list[int]  # the costs of the cards as one number each, see rules/payment.py
    quarter_price: list[int]
    cost: list[list[int]]
    tribute_gold: list[int]
    tribute_prestige: list[int]
    kind: list[int]
    office: list[int]  # the office type, or NONE
    discount: list[int]  # the card that makes this one a cube cheaper
    quarter_cost: list[list[int]]
    enough: list[list[int]]  # the quarters that so many cubes of a color are enough for, as bits
    dark: list[int]
    neighbor_count: list[int]
    neighbors: list[list[int]]
    near: list[int]  # the neighbors as bits
    degree: list[int]
    sea: list[list[int]]  # neighboring nodes, in ascending order
    port_at: list[int]  # the port of a node, or NONE
    port_good: list[int]
    slots: list[list[int]]  # prestige for the first, second and third tile

    quarter_count: int
    node_count: int
    harbor: int
    wall_length: int
    copies: int  # tiles of each good
    delivery_requires_entry: int
    tribute_basis: int
    master_dice: int
    explorer_dice: int
    when_cards: int
    discount_limit: int
    tower_on_last_space: int
    beggar_ties: int
    monastery_ties: int
    captain_points: int
    scribe_scope: int
    councilman_mode: int
    palace_counts_abbot: int
    scribe_second_use: int
    wall_order: int
    first_order: list[int]

    options: dict[str, Any]
    key: str  # a hash of options and figures, part of every fingerprint

    LAYOUT = Layout(
        Field("price", "unsigned long long", CARDS),
        Field("quarter_price", "unsigned long long", QUARTERS),
        Field("cost", "signed char", CARDS, COLOR_COUNT),
        Field("tribute_gold", "signed char", CARDS),
        Field("tribute_prestige", "signed char", CARDS),
        Field("kind", "signed char", CARDS),
        Field("office", "signed char", CARDS),
        Field("discount", "signed char", CARDS),
        Field("quarter_cost", "signed char", QUARTERS, COLOR_COUNT),
        Field("enough", "int", COLOR_COUNT, MAX_CUBES),
        Field("dark", "signed char", QUARTERS),
        Field("neighbor_count", "signed char", QUARTERS),
        Field("neighbors", "signed char", QUARTERS, MAX_NEIGHBORS),
        Field("near", "int", QUARTERS),
        Field("degree", "signed char", MAX_NODES),
        Field("sea", "signed char", MAX_NODES, MAX_DEGREE),
        Field("port_at", "signed char", MAX_NODES),
        Field("port_good", "signed char", PORTS),
        Field("slots", "signed char", PORTS, SLOTS),
        Field("first_order", "signed char", SEATS),
        Field("quarter_count", "int"),
        Field("node_count", "int"),
        Field("harbor", "int"),
        Field("wall_length", "int"),
        Field("copies", "int"),
        Field("delivery_requires_entry", "int"),
        Field("tribute_basis", "int"),
        Field("master_dice", "int"),
        Field("explorer_dice", "int"),
        Field("when_cards", "int"),
        Field("discount_limit", "int"),
        Field("tower_on_last_space", "int"),
        Field("beggar_ties", "int"),
        Field("monastery_ties", "int"),
        Field("captain_points", "int"),
        Field("scribe_scope", "int"),
        Field("councilman_mode", "int"),
        Field("palace_counts_abbot", "int"),
        Field("scribe_second_use", "int"),
        Field("wall_order", "int"),
    )

    def __init__(self, values: dict[str, Any], options: dict[str, Any], key: str) -> None:
        self.options = options
        self.key = key
        write_numbers(self, Tables.LAYOUT, values)
