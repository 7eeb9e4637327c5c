"""A full table that agrees with what one seat sees: the hidden cards are drawn afresh."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from carrack.games.macau_cards.cards import JOKERS
from carrack.games.macau_cards.names import (
    ATTACK_NAMES,
    FACE_IDS,
    FACE_NAMES,
    FACES,
    FREE,
    KIND_NAMES,
    MAX_CARDS,
    NONE,
    PHASE_NAMES,
    RANK,
    RANKS,
    REQUIREMENT_NAMES,
    ROUTE_NAMES,
    SEATS,
    SUIT,
    SUITED,
    SUITS,
)
from carrack.games.macau_cards.view import ABOUT_NAMES, PLAY_FIELDS

FAIR_TRIES = 200  # deals of which the first that proves all calls is taken
PROVING_TRIES = 200  # deals that begin with the proving cards


def table_from(view: Mapping[str, Any], decks: int, jokers: int, rng: Random) -> dict[str, Any]:
    """All fields of a table: the public ones from the view, the hidden ones drawn fairly."""
    seats = view["seats"]
    stock, hands = hidden_cards(view, decks, jokers, rng)
    table: dict[str, Any] = {
        **public_fields(view),
        **attack_fields(view),
        "totals": column(seats, "total"),
        "round_points": column(seats, "round_points"),
        "size": column(seats, "hand_size"),
        "miss_debt": column(seats, "miss_debt"),
        "exposed": column(seats, "exposed"),
        "out_place": column(seats, "place"),
        "out_count": sum(1 for seat in seats if seat["place"] and seat["hand_size"] == 0),
        "vouched_suits": padded([mask(seat["vouched_suits"], SUITS) for seat in seats]),
        "vouched_ranks": padded([mask(seat["vouched_ranks"], RANKS) for seat in seats]),
        "known": counts_by_seat([seat["known"] for seat in seats]),
        "hand": counts_by_seat(hands),
        "held": [0] * SEATS,  # marked anew when the table is loaded
        "stock": piled([FACE_IDS[name] for name in stock]),
        "waiting": waiting(view),
        "drawn": drawn_card(view, hands, rng),
        **{name: view["play"][name] for name in PLAY_FIELDS},
    }
    return table


def column(seats: list[dict[str, Any]], name: str) -> list[int]:
    return padded([int(seat[name]) for seat in seats])


def padded(values: list[int]) -> list[int]:
    return values + [0] * (SEATS - len(values))


def piled(faces: list[int]) -> list[int]:
    return faces + [0] * (MAX_CARDS - len(faces))


def mask(names: list[str], order: str) -> int:
    return sum(1 << order.index(name) for name in names)


def counts_by_seat(hands: list[list[str]]) -> list[list[int]]:
    rows = [[0] * FACES for _ in range(SEATS)]
    for row, hand in zip(rows, hands, strict=False):
        for name in hand:
            row[FACE_IDS[name]] += 1
    return rows


def public_fields(view: Mapping[str, Any]) -> dict[str, Any]:
    kind = REQUIREMENT_NAMES.index(view["requirement"]["kind"])
    discard = view["discard"]
    solo = view["solo"] or {"seat": NONE, "turns": 0}
    about = view["window"]["about"] if view["window"] else []
    return {
        "phase": PHASE_NAMES.index(view["phase"]),
        "current": view["current"],
        "step": 1 if view["direction"] == "cw" else -1,
        "dealer": view["dealer"],
        "round_number": view["round"],
        "turn_number": view["turn"],
        "stock_size": view["stock_size"],
        "discard": piled([FACE_IDS[entry["card"]] for entry in discard]),
        "stood": piled([FACE_IDS[entry["as"]] for entry in discard]),
        "discard_size": len(discard),
        "face": NONE if view["face"] is None else FACE_IDS[view["face"]],
        "requirement": kind,
        "required": required_number(kind, view["requirement"]["value"]),
        "call_left": view["requirement"]["turns_left"],
        "call_turn": view["requirement"]["since_turn"],
        "solo_seat": solo["seat"],
        "solo_left": solo["turns"],
        "passes": view["passes"],
        "said_macau": int(view["said_macau"]),
        "said_multi": int(view["said_multi"]),
        "window_about": sum(bit for bit, name in ABOUT_NAMES.items() if name in about),
        "final_places": padded(list(view["places"] or [])),
    }


def required_number(kind: int, value: str | None) -> int:
    if value is None:
        return NONE
    return (
        SUITS.index(value) if kind in (SUIT, FREE) else RANKS.index(value) if kind == RANK else NONE
    )


def attack_fields(view: Mapping[str, Any]) -> dict[str, Any]:
    attack = view["attack"]
    if attack is None:
        attack = {
            "kind": "none",
            "total": 0,
            "cards": "none",
            "route": "next",
            "author": NONE,
            "asked": [],
        }
    return {
        "attack": ATTACK_NAMES.index(attack["kind"]),
        "attack_total": attack["total"],
        "attack_kind": KIND_NAMES.index(attack["cards"]),
        "attack_route": ROUTE_NAMES.index(attack["route"]),
        "attack_author": attack["author"],
        "asked": [int(seat in attack["asked"]) for seat in range(SEATS)],
    }


def waiting(view: Mapping[str, Any]) -> list[int]:
    """Who may still react is hidden, so everybody who could is taken to wait; of itself a seat
    knows.
    """
    window = view["window"]
    if window is None:
        return [0] * SEATS
    flags = [int(seat["place"] == 0) for seat in view["seats"]]
    if window["kind"] == "challenge":
        flags[window["owner"]] = 0
    elif window["kind"] == "macau" and view["options"]["macau_mode"] != "race":
        flags = [int(seat == window["owner"]) for seat in range(len(flags))]
    if view["viewer"] is not None:
        flags[view["viewer"]] = int(window["you_may_react"])
    return padded(flags)


def drawn_card(view: Mapping[str, Any], hands: list[list[str]], rng: Random) -> int:
    """The card the current seat has just drawn: known to its owner, for others any card of that
    hand.
    """
    matters = view["phase"] in ("after_draw", "cover_drawn") or (
        view["window"] and "draw" in view["window"]["about"]
    )
    if not matters:
        return NONE
    if view["viewer"] == view["current"]:
        return FACE_IDS[view["drawn"]]
    hand = list(hands[view["current"]])
    for name in view["seats"][view["current"]]["known"]:
        hand.remove(name)
    return FACE_IDS[rng.choice(hand)]


def hidden_cards(
    view: Mapping[str, Any], decks: int, jokers: int, rng: Random
) -> tuple[list[str], list[list[str]]]:
    """The draw pile and all hands: unseen cards are shuffled out; proofs and honest calls are
    respected.
    """
    pool = Counter(FACE_NAMES[: SUITED + jokers] * decks)
    pool.subtract(entry["card"] for entry in view["discard"])
    hands: list[list[str]] = []
    for seat in view["seats"]:
        own = view["viewer"] == seat["seat"]
        hands.append(list(view["hand"]) if own else list(seat["known"]))
        pool.subtract(hands[-1])
    unseen = list(pool.elements())
    dealt = deal_unseen(view, hands, unseen, rng)
    return dealt.pop(), [sorted(hand, key=FACE_IDS.__getitem__) for hand in dealt]


def deal_unseen(
    view: Mapping[str, Any], held: list[list[str]], unseen: list[str], rng: Random
) -> list[list[str]]:
    """All hands, and the draw pile last. Every deal that proves the honest calls is equally likely.

    Few deals of a large table may prove them all; then the proving cards are dealt first.
    """
    for attempt in range(FAIR_TRIES + PROVING_TRIES):
        deal = [list(hand) for hand in held]
        rest = rng.sample(unseen, len(unseen))
        if attempt >= FAIR_TRIES:
            deal_proofs(view, deal, rest)
        for seat in view["seats"]:
            hand = deal[seat["seat"]]
            missing = max(0, seat["hand_size"] - len(hand))
            hand += [rest.pop() for _ in range(missing)]
        if all(proves(seat, deal[seat["seat"]]) for seat in view["seats"]):
            break
    return [*deal, rest]


def deal_proofs(view: Mapping[str, Any], deal: list[list[str]], rest: list[str]) -> None:
    """Give each hand the cards its calls have proved, as the shuffle brings them."""
    for seat in view["seats"]:
        hand = deal[seat["seat"]]
        for place, names in ((1, seat["vouched_suits"]), (0, seat["vouched_ranks"])):
            for name in names:
                if len(hand) < seat["hand_size"] and not has_proof(hand, place, name):
                    card = next((card for card in rest if has_proof([card], place, name)), None)
                    if card is not None:
                        rest.remove(card)
                        hand.append(card)


def has_proof(hand: list[str], place: int, name: str) -> bool:
    return any(card[place] == name for card in hand if card not in JOKERS)


def proves(seat: dict[str, Any], hand: list[str]) -> bool:
    """Whether a hand holds what the seat's honest calls have proved."""
    return all(has_proof(hand, 1, name) for name in seat["vouched_suits"]) and all(
        has_proof(hand, 0, name) for name in seat["vouched_ranks"]
    )
