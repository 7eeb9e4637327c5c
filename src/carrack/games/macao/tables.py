"""Printed figures and options as plain numbers. A `Tables` object never changes; every state
points to it.

No figure of a card or of the board stands in code: all of them come from the data files, ours or
an owner's.
"""

from __future__ import annotations

from typing import Any

from carrack.games.macao.names import (
    ARCHIVE,
    BITS,
    CARD_NUMBERS,
    CARDS,
    COLOR_COUNT,
    COLORS,
    CRANE,
    GOODS,
    HEALER,
    KINDS,
    MAX_CUBES,
    MAX_DEGREE,
    MAX_NEIGHBORS,
    MAX_NODES,
    NONE,
    OFFICE_TYPES,
    PORTS,
    QUARTERS,
    SLOTS,
)
from carrack.games.macao.options import OPTIONS
from carrack.kernel import memory
from carrack.kernel.layout import zeros
from carrack.kernel.options import Choice

DISCOUNTS = {"office": ARCHIVE, "building": CRANE, "person": HEALER}  # so no two ever stack

ARRAYS = {
    "price": (CARDS,),
    "quarter_price": (QUARTERS,),
    "cost": (CARDS, COLOR_COUNT),
    "tribute_gold": (CARDS,),
    "tribute_prestige": (CARDS,),
    "kind": (CARDS,),
    "office": (CARDS,),
    "discount": (CARDS,),
    "quarter_cost": (QUARTERS, COLOR_COUNT),
    "enough": (COLOR_COUNT, MAX_CUBES),
    "dark": (QUARTERS,),
    "neighbor_count": (QUARTERS,),
    "neighbors": (QUARTERS, MAX_NEIGHBORS),
    "near": (QUARTERS,),
    "degree": (MAX_NODES,),
    "sea": (MAX_NODES, MAX_DEGREE),
    "port_at": (MAX_NODES,),
    "port_good": (PORTS,),
    "slots": (PORTS, SLOTS),
}


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
    wall_order: int
    first_order: list[int]

    options: dict[str, Any]
    key: str  # a hash of options and figures, part of every fingerprint

    def __init__(self, data: Any, options: dict[str, Any], key: str) -> None:
        self.options = options
        self.key = key
        prepare_arrays(self)
        self.take_cards(data)
        self.take_city(data)
        self.take_sea(data)
        self.take_options(options)

    def take_cards(self, data: Any) -> None:
        """Costs, tributes and kinds; where a kind is in doubt, the file decides. [RULING 42]"""
        for card in data.cards:
            number = CARD_NUMBERS[card["id"]]
            for color in range(COLOR_COUNT):
                self.cost[number][color] = card["cost"].get(COLORS[color], 0)
            self.price[number] = as_one_number(card["cost"])
            self.tribute_gold[number] = card["tribute"][0]
            self.tribute_prestige[number] = card["tribute"][1]
            self.kind[number] = KINDS.index(card["kind"])
            self.office[number] = OFFICE_TYPES.index(card["office"]) if "office" in card else NONE
            self.discount[number] = DISCOUNTS[card["kind"]]

    def take_city(self, data: Any) -> None:
        quarters = data.board["quarter"]
        numbers = {quarter["id"]: number for number, quarter in enumerate(quarters)}
        self.quarter_count = len(quarters)
        for quarter in quarters:
            number = numbers[quarter["id"]]
            for color in range(COLOR_COUNT):
                cubes = quarter["cost"].get(COLORS[color], 0)
                self.quarter_cost[number][color] = cubes
                for enough in range(cubes, MAX_CUBES):
                    self.enough[color][enough] |= 1 << number
            self.quarter_price[number] = as_one_number(quarter["cost"])
            self.dark[number] = int(quarter["dark"])
            self.neighbor_count[number] = len(quarter["neighbours"])
            for i, other in enumerate(sorted(numbers[name] for name in quarter["neighbours"])):
                self.neighbors[number][i] = other
                self.near[number] |= 1 << other
        self.wall_length = data.board["wall"]["length"]
        self.copies = data.board["tiles"]["copies_of_each_good"]

    def take_sea(self, data: Any) -> None:
        nodes = data.nodes()
        self.node_count = len(nodes)
        self.harbor = nodes.index(data.board["sea"]["start"])
        for node in range(MAX_NODES):
            self.port_at[node] = NONE
        for port, printed in enumerate(data.board["port"]):
            self.port_at[nodes.index(printed["id"])] = port
            self.port_good[port] = GOODS.index(printed["good"])
            for slot in range(SLOTS):
                self.slots[port][slot] = printed["slots"][slot]
        for node in range(len(nodes)):
            others = sorted(nodes.index(name) for name in data.routes_from(nodes[node]))
            self.degree[node] = len(others)
            for i, other in enumerate(others):
                self.sea[node][i] = other

    def take_options(self, options: dict[str, Any]) -> None:
        number = {option.name: option_number(option, options[option.name]) for option in OPTIONS}
        self.delivery_requires_entry = number["delivery_requires_entry"]
        self.tribute_basis = number["tribute_basis"]
        self.master_dice = options["master_dice"]
        self.explorer_dice = options["explorer_dice"]
        self.when_cards = number["when_cards"]
        self.discount_limit = number["discount_limit"]
        self.tower_on_last_space = number["tower_on_last_space"]
        self.beggar_ties = number["beggar_ties"]
        self.monastery_ties = number["monastery_ties"]
        self.captain_points = options["captain_points"]
        self.scribe_scope = number["scribe_scope"]
        self.councilman_mode = number["councilman_mode"]
        self.palace_counts_abbot = number["palace_counts_abbot"]
        order = options["initial_wall_order"]
        self.wall_order = 2 if isinstance(order, list) else int(order == "random")
        for place, seat in enumerate(order if isinstance(order, list) else []):
            self.first_order[place] = seat


def as_one_number(cost: dict[str, int]) -> int:
    """A byte for each color.

    >>> as_one_number({"red": 2, "blue": 1}) == 2 + (1 << 8)
    True
    """
    return sum(cubes << (BITS * COLORS.index(color)) for color, cubes in cost.items())


def prepare_arrays(tables: Any) -> None:
    """In the pure build the arrays are lists; in the compiled one they are there already."""
    if not memory.COMPILED:
        for name, dims in ARRAYS.items():
            setattr(tables, name, zeros(dims))
        tables.first_order = [0, 0, 0, 0]


def option_number(option: Any, value: Any) -> int:
    """Words as positions in their list of choices, yes and no as 1 and 0."""
    if isinstance(option, Choice):
        return option.choices.index(value)
    return int(value) if isinstance(value, bool) else 0
