"""What is seen: everything but the order of the stack and the dice to come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carrack.games.macao.actions import color_or_none
from carrack.games.macao.data import Data
from carrack.games.macao.names import (
    ACTIONS,
    CARD_IDS,
    CAUSE_NAMES,
    COLORS,
    DISCARDED,
    EVENT_NAMES,
    EXPLORE,
    GOODS,
    IN_OFFER,
    IN_PAIR,
    JOKER,
    LAST_ROUND,
    NO_COLOR,
    NONE,
    OFFICE_TYPES,
    OVER,
    PAYMENT,
    PHASE_NAMES,
    SHIFT,
)
from carrack.kernel.layout import Row, Unpacked

Fields = dict[str, Any]
Table = Unpacked  # the fields of the state by name
PAY_FOR = {1: "wall", 2: "prospector", 3: "shop"}


def cubes(counts: list[int]) -> dict[str, int]:
    """Cubes by color, those that are there."""
    return {COLORS[i]: count for i, count in enumerate(counts) if count}


def cards_at(t: Fields, place: int) -> list[str]:
    return [card for card, where in zip(CARD_IDS, t["where"], strict=True) if where == place]


def view_of(
    t: Table, data: Data, seats: int, viewer: int | None, game_id: str, options: Fields
) -> Fields:
    """The table, built up from named parts. The same for everybody: Macao has no hidden hands."""

    return {
        "game": game_id,
        "viewer": viewer,
        "options": options,
        "data": data.fingerprint(),
        "round": t["round_number"],
        "phase": PHASE_NAMES[t["phase"]],
        "current": None if t["phase"] == OVER else t["current"],
        "order": t["order"][:seats],
        "order_at": t["order_at"],
        "tribute": {"price": t["tribute_price"], "gain": t["tribute_gain"]},
        "dice": {color: value for color, value in zip(COLORS, t["dice"], strict=True) if value},
        **t.part("cards", open_cards),
        "stack_size": t["stack_size"],
        "offices": t.part("offices", office_pairs),
        "city": t.part("city", city, data),
        "ports": t.part("ports", ports, data),
        "wall": t.part("wall", wall_stacks, seats),
        "jokers_out": t["jokers_out"],
        "seats": [seat_view(t, data, seat) for seat in range(seats)],
        "choice": dice_choice(t),
        "payment": payment(t),
        "over": t["phase"] == OVER,
        "places": t["final_places"][:seats] if t["phase"] == OVER else None,
    }


def open_cards(t: Table) -> Fields:
    return {"offer": cards_at(t, IN_OFFER), "discard": cards_at(t, DISCARDED)}


def office_pairs(t: Table) -> list[dict[str, Any]]:
    """The offices of all twelve rounds are public from the start."""
    pairs = t["pairs"]
    return [
        {
            "round": number,
            "cards": [CARD_IDS[card] for card in pairs[2 * number - 2 : 2 * number]],
            "waiting": all(
                t["where"][card] == IN_PAIR for card in pairs[2 * number - 2 : 2 * number]
            ),
        }
        for number in range(1, LAST_ROUND + 1)
    ]


def tile_name(tile: int) -> str | None:
    return None if tile == NONE else "joker" if tile == JOKER else GOODS[tile]


def city(t: Fields, data: Data) -> list[dict[str, Any]]:
    return [
        {"quarter": quarter, "owner": None if owner == NONE else owner, "tile": tile_name(tile)}
        for quarter, owner, tile in zip(data.quarters(), t["owner"], t["tile"], strict=False)
    ]


def ports(t: Fields, data: Data) -> list[dict[str, Any]]:
    return [
        {
            "port": port["id"],
            "good": port["good"],
            "slots": list(port["slots"]),
            "delivered": [seat for seat in delivered if seat != NONE],
        }
        for port, delivered in zip(data.board["port"], t["delivered_by"], strict=False)
    ]


def wall_stacks(t: Fields, seats: int) -> list[dict[str, Any]]:
    """The stacks from the front to the back, each from top to bottom."""
    spaces = sorted({t["wall"][seat] for seat in range(seats)}, reverse=True)
    return [
        {
            "space": space,
            "discs": sorted(
                (seat for seat in range(seats) if t["wall"][seat] == space),
                key=lambda seat: -t["wall_height"][seat],
            ),
        }
        for space in spaces
    ]


def seat_view(t: Table, data: Data, seat: int) -> dict[str, Any]:
    """Whose turn it is changes how far a ship can go, and nothing else that a seat has."""
    shown: Fields = t.part(("seat", seat), belongings, data, seat)
    return {**shown, "reach": t.part(("reach", seat), sea_reach, data, seat)}


def belongings(t: Table, data: Data, seat: int) -> dict[str, Any]:
    own = t.row(seat)
    return {
        "seat": seat,
        "gold": own["gold"],
        "prestige": own["prestige"],
        "punish_markers": own["punish_markers"],
        "supply": cubes(own["supply"]),
        "rose": [cubes(own["rose"][pips]) for pips in range(1, 7)],
        "tableau": [CARD_IDS[card] for card in own["tableau"][: own["tableau_size"]]],
        "active": active_cards(t, own),
        "cargo": {good: count for good, count in zip(GOODS, own["cargo"], strict=True) if count},
        "jokers": own["jokers"],
        "ship": data.nodes()[own["ship"]],
        "wall": own["wall"],
        "wall_height": own["wall_height"],
        "passed": bool(own["passed"]),
        "this_round": round_record(own, data),
    }


def active_cards(t: Table, own: Row) -> list[dict[str, Any]]:
    """Activated cards, with how often each was used this round."""
    active = own["active"][: own["active_size"]]
    return [{"card": CARD_IDS[card], "used": t["used"][card]} for card in active]


def sea_reach(t: Fields, data: Data, seat: int) -> dict[str, int]:
    """Places the ship can still reach this turn, each with the cubes the way costs; free steps
    cost none.
    """
    if t["phase"] != ACTIONS or t["current"] != seat:
        return {}
    free, most = t["free_steps"][seat], t["free_steps"][seat] + sum(t["supply"][seat])
    steps = {data.nodes()[t["ship"][seat]]: 0}
    for place in (queue := list(steps)):
        if steps[place] < most:
            found = [there for there in data.routes_from(place) if there not in steps]
            steps |= dict.fromkeys(found, steps[place] + 1)
            queue += found
    return {place: max(0, count - free) for place, count in steps.items() if count}


def round_record(own: Row, data: Data) -> dict[str, Any]:
    """What the rules remember of this round."""
    return {
        "gold_received": own["gold_received"],
        "prestige_received": own["prestige_received"],
        "quarters_taken": own["quarters_taken"],
        "wall_moved": bool(own["wall_moved"]),
        "tribute_uses": own["tribute_uses"],
        "envoy_ready": own["envoy_ready"],
        "fountain_ready": own["fountain_ready"],
        "ship_steps": own["ship_steps"],
        "free_steps": own["free_steps"],
        "office_types": [
            name for name, used in zip(OFFICE_TYPES, own["types_used"], strict=True) if used
        ],
        "ports_entered": [
            port for port, flag in zip(data.ports(), own["entered"], strict=False) if flag
        ],
    }


def dice_choice(t: Fields) -> dict[str, Any] | None:
    """The two dice chosen, while the explorer or the master is asked."""
    if t["phase"] not in (EXPLORE, SHIFT):
        return None
    return {
        "first": COLORS[t["die_a"]],
        "second": COLORS[t["die_b"]],
        "targets": [t["target_a"], t["target_b"]],
        "extra": [t["extra_a"], t["extra_b"]],
        "asked": t["asked"],
    }


def payment(t: Fields) -> dict[str, Any] | None:
    """A price of any colors that is being paid cube by cube."""
    if t["phase"] != PAYMENT:
        return None
    return {
        "left": t["pay_left"],
        "from": COLORS[t["pay_from"]],
        **paid_for(t["pay_for"], t["pay_argument"]),
    }


def paid_for(pay_for: int, argument: int) -> dict[str, Any]:
    """Spaces on the wall, a color at the shop, or the prospector."""
    purpose = PAY_FOR[pay_for]
    return {"for": purpose, "argument": COLORS[argument] if purpose == "shop" else argument}


# ---- events by name ----


def events_of(rows: list[list[int]], data: Data) -> list[dict[str, Any]]:
    return [event(row, data) for row in rows]


def event(row: list[int], data: Data) -> dict[str, Any]:
    """One event with its seat, its parts and its cause; a cause is a card's id or the name of a
    rule.
    """
    kind, seat, a, b, c, cause = row
    named: dict[str, Any] = {"type": EVENT_NAMES[kind]}
    if seat != NONE:
        named["seat"] = seat
    return named | parts(named["type"], a, b, c, cause, data) | {"cause": CAUSE_NAMES[cause]}


def parts(name: str, a: int, b: int, c: int, cause: int, data: Data) -> dict[str, Any]:
    if name.startswith("card_"):
        return {} if name == "card_declined" else {"card": CARD_IDS[a]}
    if name == "tribute_set":
        return {"price": a, "gain": b}
    if name == "cubes_placed":
        return {"color": COLORS[a], "count": b, "position": c}
    if name == "die_rolled":
        return {"color": COLORS[a], "value": b, "rolled": c}
    if name == "dice_chosen":
        return {"first": COLORS[a], "second": COLORS[b]}
    if name == "explorer_applied":
        return {"die": color_or_none(a)}
    if name == "master_applied":
        return {"die": color_or_none(a), "position": b if a < NO_COLOR else None}
    if name == "payment_begun":
        return {"count": a, **paid_for(b, c)}
    if name == "quarter_taken":
        return {"quarter": data.quarters()[a], "tile": tile_name(b)}
    if name == "wall_moved":
        return {"space": a, "height": b, "steps": c}
    if name == "ship_moved":
        return {"to": data.nodes()[a], "pay": "free" if b == NO_COLOR else COLORS[b]}
    if name == "delivered":
        return {"port": data.ports()[a], "good": GOODS[b], "slot": c + 1}
    if name in ("cube_gained", "cube_paid"):
        return {"color": COLORS[a], "count": b}
    if name == "round_began":
        return {"round": a}
    if name == "prestige_gained":
        delivery = cause == CAUSE_NAMES.index("delivery") or CAUSE_NAMES[cause].endswith(
            "warehouse"
        )
        at_port = delivery or CAUSE_NAMES[cause] == "cooperage"
        return {"amount": a} | ({"port": data.ports()[b]} if at_port else {})
    if name in ("gold_gained", "gold_paid", "prestige_lost", "punished", "steps_gained"):
        return {"amount": a}
    return {}


# ---- where prestige and gold come from ----

SIGNS = {"gold_gained": 1, "gold_paid": -1, "prestige_gained": 1, "prestige_lost": -1}


def sources_of(event: Mapping[str, Any]) -> list[tuple[str, int, str, int]]:
    """A delivery counts for its port, all else for the card or rule that caused it."""
    if event["type"] not in SIGNS:
        return []
    kind, cause = event["type"].split("_")[0], event["cause"]
    source = f"delivery:{event['port']}" if cause == "delivery" else cause
    amount = SIGNS[event["type"]] * event["amount"]
    return [(kind, event["seat"], source, amount)] if amount else []
