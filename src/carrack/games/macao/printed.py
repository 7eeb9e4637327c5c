"""The numbers of a `Tables` object, from the data files and the options of a table."""

from __future__ import annotations

from typing import Any

from carrack.games.macao.names import (
    ARCHIVE,
    BITS,
    CARD_NUMBERS,
    COLOR_COUNT,
    COLORS,
    CRANE,
    GOODS,
    HEALER,
    KINDS,
    MAX_CUBES,
    MAX_NODES,
    NONE,
    OFFICE_TYPES,
    SEATS,
)
from carrack.games.macao.options import OPTIONS
from carrack.games.macao.tables import Tables
from carrack.kernel.layout import zeros
from carrack.kernel.options import Choice

DISCOUNTS = {"office": ARCHIVE, "building": CRANE, "person": HEALER}  # so no two ever stack


def tables_of(data: Any, options: dict[str, Any], key: str) -> Tables:
    """The tables for these figures and options; `key` is a hash of both."""
    values = {field.name: zeros(field.dims) for field in Tables.LAYOUT}
    take_cards(values, data)
    take_city(values, data)
    take_sea(values, data)
    return Tables(values | option_numbers(options), options, key)


def take_cards(t: dict[str, Any], data: Any) -> None:
    """Costs, tributes and kinds; where a kind is in doubt, the file decides. [RULING 42]"""
    for card in data.cards:
        number = CARD_NUMBERS[card["id"]]
        t["cost"][number] = cost_row(card["cost"])
        t["price"][number] = as_one_number(card["cost"])
        t["tribute_gold"][number], t["tribute_prestige"][number] = card["tribute"]
        t["kind"][number] = KINDS.index(card["kind"])
        t["office"][number] = OFFICE_TYPES.index(card["office"]) if "office" in card else NONE
        t["discount"][number] = DISCOUNTS[card["kind"]]


def cost_row(cost: dict[str, int]) -> list[int]:
    """
    >>> cost_row({"red": 2, "blue": 1})
    [2, 1, 0, 0, 0, 0]
    """
    return [cost.get(color, 0) for color in COLORS]


def take_city(t: dict[str, Any], data: Any) -> None:
    """Costs and neighbors of the quarters, the wall, and how many tiles there are."""
    quarters = data.board["quarter"]
    numbers = {quarter["id"]: number for number, quarter in enumerate(quarters)}
    for number, quarter in enumerate(quarters):
        t["quarter_cost"][number] = cost_row(quarter["cost"])
        for color in range(COLOR_COUNT):
            for enough in range(t["quarter_cost"][number][color], MAX_CUBES):
                t["enough"][color][enough] |= 1 << number
        t["quarter_price"][number] = as_one_number(quarter["cost"])
        t["dark"][number] = int(quarter["dark"])
        others = sorted(numbers[name] for name in quarter["neighbours"])
        t["neighbor_count"][number] = len(others)
        t["neighbors"][number][: len(others)] = others
        t["near"][number] = sum(1 << other for other in others)
    t["quarter_count"] = len(quarters)
    t["wall_length"] = data.board["wall"]["length"]
    t["copies"] = data.board["tiles"]["copies_of_each_good"]


def take_sea(t: dict[str, Any], data: Any) -> None:
    """Places at sea, the ways between them, and what the ports buy."""
    nodes = data.nodes()
    t["node_count"] = len(nodes)
    t["harbor"] = nodes.index(data.board["sea"]["start"])
    t["port_at"] = [NONE] * MAX_NODES
    for port, printed in enumerate(data.board["port"]):
        t["port_at"][nodes.index(printed["id"])] = port
        t["port_good"][port] = GOODS.index(printed["good"])
        t["slots"][port] = list(printed["slots"])
    for node, name in enumerate(nodes):
        others = sorted(nodes.index(other) for other in data.routes_from(name))
        t["degree"][node] = len(others)
        t["sea"][node][: len(others)] = others


def option_numbers(options: dict[str, Any]) -> dict[str, Any]:
    """Every option as a number, and the wall order that was wished for."""
    order = options["initial_wall_order"]
    wished = order if isinstance(order, list) else []
    return {
        **{option.name: option_number(option, options[option.name]) for option in OPTIONS},
        "master_dice": options["master_dice"],
        "explorer_dice": options["explorer_dice"],
        "captain_points": options["captain_points"],
        "wall_order": 2 if isinstance(order, list) else int(order == "random"),
        "first_order": wished + [0] * (SEATS - len(wished)),
    }


def as_one_number(cost: dict[str, int]) -> int:
    """A byte for each color.

    >>> as_one_number({"red": 2, "blue": 1}) == 2 + (1 << 8)
    True
    """
    return sum(cubes << (BITS * COLORS.index(color)) for color, cubes in cost.items())


def option_number(option: Any, value: Any) -> int:
    """Words as positions in their list of choices, yes and no as 1 and 0."""
    if isinstance(option, Choice):
        return option.choices.index(value)
    return int(value) if isinstance(value, bool) else 0
