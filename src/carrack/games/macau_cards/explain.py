"""What a legal action would do, for people who choose: price, gain and warnings."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from carrack.games.macau_cards.names import FACE_IDS, RANKS
from carrack.games.macau_cards.tables import face_table

Named = dict[str, Any]


@lru_cache(maxsize=64)
def _facts(key: tuple[tuple[str, str], ...]) -> dict[str, list[int]]:
    return face_table({name: json.loads(value) for name, value in key})


def facts(options: dict[str, Any]) -> dict[str, list[int]]:
    """Every face's facts under these options."""
    return _facts(tuple((name, json.dumps(value)) for name, value in options.items()))


def effects(view: dict[str, Any], name: Named) -> dict[str, Any]:
    """Price and gain: cards drawn, cards made to draw, turns cost, what is called or canceled."""
    kind = name["type"]
    if kind in ("play", "play_as"):
        return {"price": {}, "gain": card_gain(view, name["card"])}
    if kind == "accept":
        attack = view["attack"]
        if attack["kind"] == "draw":
            return {"price": {}, "gain": {"cards": attack["total"]}}
        return {"price": {"turns": attack["total"] if attack["kind"] == "skip" else 1}, "gain": {}}
    if kind == "draw":
        return {"price": {}, "gain": {"cards": 1}}  # nothing is paid
    if kind == "catch":
        late = view["phase"] == "turn"
        return {
            "price": {},
            "gain": {
                "draws": view["options"]["macau_late_penalty" if late else "macau_beaten_penalty"]
            },
        }
    if kind == "challenge":
        return {"price": {"cards_if_wrong": view["options"]["challenge_penalty"]}, "gain": {}}
    return {"price": {}, "gain": {}}


def card_gain(view: dict[str, Any], card: str) -> dict[str, Any]:
    """What a card does when it is laid now."""
    options = view["options"]
    face = FACE_IDS[card]
    gain: dict[str, Any] = {}
    value = facts(options)["draw_value"][face]
    rank = RANKS[face // 4] if face < 52 else ""
    pending = view["attack"]["total"] if view["attack"] else 0
    laid = view["play"]["play_value"] if view["phase"] == "continue" else 0
    if rank and rank == options["cancel_rank"] and pending:
        gain["cancels"] = pending
    elif card == "QH" and pending and options["queen_hearts_role"] == "war_stop":
        gain["cancels"] = pending
    elif card == "QH" and pending and options["queen_hearts_role"] == "king_relay":
        gain["draws"] = pending + options["queen_hearts_relay_add"]
    elif value:
        gain["draws"] = value + pending + laid
    elif rank and rank == options["skip_rank"]:
        gain["skips"] = 1
    if rank and rank == options["suit_call_rank"]:
        gain["calls"] = "suit"
    elif rank and rank == options["rank_call_rank"]:
        gain["calls"] = "rank"
    elif rank and rank == options["cover_rank"]:
        gain["must_be_covered"] = True
    elif face >= 52 and options["joker_role"] == "reverse":
        gain["reverses"] = True
    return gain


def warnings(view: dict[str, Any], name: Named, *, honest: bool) -> list[str]:
    """What a player should know before choosing."""
    found = []
    if name["type"] in ("play", "play_as") and not honest:
        found.append("does_not_fit")
    if (
        name["type"] in ("play", "play_as")
        and len(view["hand"]) == 2
        and view["options"]["macau_mode"] != "off"
    ):
        found.append("leaves_one_card")
    if name["type"] in ("call_suit", "call_rank") and not honest:
        found.append("not_held")
    return found
