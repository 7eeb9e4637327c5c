"""A full table that agrees with a view: the order of the stack is drawn afresh, nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from carrack.games.macao.data import Data
from carrack.games.macao.names import (
    ACTIVE,
    CARD_NUMBERS,
    CARDS,
    COLORS,
    DISCARDED,
    GOODS,
    IN_OFFER,
    IN_PAIR,
    IN_STACK,
    JOKER,
    MAX_ACTIVE,
    MAX_TABLEAU,
    NONE,
    OFFICE_TYPES,
    OFFICES,
    PHASE_NAMES,
    PORTS,
    QUARTERS,
    SEATS,
    SLOTS,
    TABLEAU,
)
from carrack.games.macao.view import PAY_FOR


def table_from(view: Mapping[str, Any], data: Data, rng: Random) -> dict[str, Any]:
    """All fields of a table."""
    where = card_places(view)
    stack = [card for card in range(OFFICES, CARDS) if where[card] == IN_STACK]
    rng.shuffle(stack)
    return {
        **phase_fields(view),
        **board_fields(view, data),
        **seat_fields(view, data),
        "where": where,
        # Listed anew from `where` when the table is loaded.
        "tableau": [[NONE] * MAX_TABLEAU] * SEATS,
        "tableau_size": [0] * SEATS,
        "active": [[NONE] * MAX_ACTIVE] * SEATS,
        "active_size": [0] * SEATS,
        "used": uses(view),
        "stack": stack + [0] * (CARDS - OFFICES - len(stack)),
        "stack_size": len(stack),
    }


def card_places(view: Mapping[str, Any]) -> list[int]:
    where = [IN_STACK] * CARDS
    for pair in view["offices"]:
        for card in pair["cards"]:
            where[CARD_NUMBERS[card]] = IN_PAIR
    for place, cards in ((IN_OFFER, view["offer"]), (DISCARDED, view["discard"])):
        for card in cards:
            where[CARD_NUMBERS[card]] = place
    for seat in view["seats"]:
        for card in seat["tableau"]:
            where[CARD_NUMBERS[card]] = TABLEAU + seat["seat"]
        for entry in seat["active"]:
            where[CARD_NUMBERS[entry["card"]]] = ACTIVE + seat["seat"]
    return where


def uses(view: Mapping[str, Any]) -> list[int]:
    used = [0] * CARDS
    for seat in view["seats"]:
        for entry in seat["active"]:
            used[CARD_NUMBERS[entry["card"]]] = entry["used"]
    return used


def padded(values: list[Any], empty: Any = 0) -> list[Any]:
    return values + [empty] * (SEATS - len(values))


def counts(named: Mapping[str, int], names: list[str]) -> list[int]:
    return [named.get(name, 0) for name in names]


def phase_fields(view: Mapping[str, Any]) -> dict[str, Any]:
    choice = view["choice"] or {
        "first": "red",
        "second": "red",
        "targets": [0, 0],
        "extra": [0, 0],
        "asked": 0,
    }
    payment = view["payment"] or {"left": 0, "from": "red", "for": None, "argument": 0}
    purposes = {name: number for number, name in PAY_FOR.items()}
    argument = payment["argument"]
    return {
        "round_number": view["round"],
        "phase": PHASE_NAMES.index(view["phase"]),
        "current": NONE if view["current"] is None else view["current"],
        "order": padded(list(view["order"])),
        "order_at": view["order_at"],
        "tribute_price": view["tribute"]["price"],
        "tribute_gain": view["tribute"]["gain"],
        "dice": counts(view["dice"], COLORS),
        "die_a": COLORS.index(choice["first"]),
        "die_b": COLORS.index(choice["second"]),
        "target_a": choice["targets"][0],
        "target_b": choice["targets"][1],
        "extra_a": choice["extra"][0],
        "extra_b": choice["extra"][1],
        "asked": choice["asked"],
        "pay_left": payment["left"],
        "pay_from": COLORS.index(payment["from"]),
        "pay_for": purposes.get(payment["for"], 0),
        "pay_argument": COLORS.index(argument) if isinstance(argument, str) else argument,
        "final_places": padded(list(view["places"] or [])),
    }


def board_fields(view: Mapping[str, Any], data: Data) -> dict[str, Any]:
    quarters = view["city"]
    owner = [NONE if entry["owner"] is None else entry["owner"] for entry in quarters]
    tile = [tile_number(entry["tile"]) for entry in quarters]
    delivered = [
        port["delivered"] + [NONE] * (SLOTS - len(port["delivered"])) for port in view["ports"]
    ]
    return {
        "pairs": [CARD_NUMBERS[card] for pair in view["offices"] for card in pair["cards"]],
        "owner": owner + [0] * (QUARTERS - len(owner)),
        "tile": tile + [0] * (QUARTERS - len(tile)),
        "delivered_by": delivered + [[NONE] * SLOTS for _ in range(PORTS - len(delivered))],
        "jokers_out": view["jokers_out"],
    }


def tile_number(tile: str | None) -> int:
    return NONE if tile is None else JOKER if tile == "joker" else GOODS.index(tile)


def seat_fields(view: Mapping[str, Any], data: Data) -> dict[str, Any]:
    seats = view["seats"]
    nodes, harbor = data.nodes(), data.nodes().index(data.board["sea"]["start"])
    records = [seat["this_round"] for seat in seats]
    zero_rose = [[0] * 6 for _ in range(7)]
    ports = data.ports()
    entered = [[int(port in record["ports_entered"]) for port in ports] for record in records]
    fields: dict[str, Any] = {
        name: padded([int(seat[name]) for seat in seats])
        for name in (
            "gold",
            "prestige",
            "punish_markers",
            "jokers",
            "wall",
            "wall_height",
            "passed",
        )
    }
    for name in RECORD_FIELDS:
        fields[name] = padded([int(record[name]) for record in records])
    return fields | {
        "city_points": [0] * SEATS,
        "supply": padded([counts(seat["supply"], COLORS) for seat in seats], [0] * 6),
        "rose": padded(
            [[[0] * 6] + [counts(c, COLORS) for c in seat["rose"]] for seat in seats], zero_rose
        ),
        "cargo": padded([counts(seat["cargo"], GOODS) for seat in seats], [0] * 8),
        "ship": padded([nodes.index(seat["ship"]) for seat in seats], harbor),
        "types_used": padded(
            [[int(name in record["office_types"]) for name in OFFICE_TYPES] for record in records],
            [0] * 6,
        ),
        "entered": padded([row + [0] * (PORTS - len(row)) for row in entered], [0] * PORTS),
    }


RECORD_FIELDS = (
    "gold_received",
    "prestige_received",
    "quarters_taken",
    "wall_moved",
    "tribute_uses",
    "envoy_ready",
    "fountain_ready",
    "ship_steps",
    "free_steps",
)
