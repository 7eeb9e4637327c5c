"""Actions by name, and why one is not legal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carrack.games.macau_cards.names import (
    ACCEPT,
    BLACK_JOKER,
    CALL_ANY_PLAIN,
    CALL_FREE_SUIT,
    CALL_RANK,
    CALL_SUIT,
    CATCH,
    CHALLENGE,
    COLOR_JOKER,
    DRAW,
    END_PLAY,
    FACE_IDS,
    FACE_NAMES,
    KEEP,
    NO_REACTION,
    PASS,
    PLAY_AS,
    RANKS,
    SAY_MACAU,
    SAY_MULTI_MACAU,
    SUITED,
    SUITS,
)
from carrack.games.macau_cards.tables import face_table
from carrack.kernel.errors import IllegalAction, shown

SIMPLE = {
    "draw": DRAW,
    "accept": ACCEPT,
    "end_play": END_PLAY,
    "keep": KEEP,
    "pass": PASS,
    "call_free_suit": CALL_FREE_SUIT,
    "call_any_plain": CALL_ANY_PLAIN,
    "say_macau": SAY_MACAU,
    "say_multi_macau": SAY_MULTI_MACAU,
    "challenge": CHALLENGE,
    "no_reaction": NO_REACTION,
}
SIMPLE_NAMES = {number: name for name, number in SIMPLE.items()}
GROUPS = {
    "play": "play",
    "play_as": "play",
    "end_play": "play",
    "draw": "draw",
    "keep": "draw",
    "pass": "draw",
    "accept": "attack",
    "call_suit": "call",
    "call_free_suit": "call",
    "call_rank": "call",
    "call_any_plain": "call",
    "say_macau": "macau",
    "say_multi_macau": "macau",
    "catch": "macau",
    "challenge": "challenge",
    "no_reaction": "react",
}


def named(action: int, seat: int, seats: int) -> dict[str, Any]:
    """The name of an action number, as the wire, the log and records carry it."""
    if action in SIMPLE_NAMES:
        return {"type": SIMPLE_NAMES[action]}
    if action < PLAY_AS:
        return {"type": "play", "card": FACE_NAMES[action]}
    if action < DRAW:
        return {"type": "play_as", "card": FACE_NAMES[action - PLAY_AS]}
    if action < CALL_FREE_SUIT:
        return {"type": "call_suit", "suit": SUITS[action - CALL_SUIT]}
    if action < CALL_ANY_PLAIN:
        return {"type": "call_rank", "rank": RANKS[action - CALL_RANK]}
    return {"type": "catch", "seat": (seat + action - CATCH + 1) % seats}


def numbered(value: Any, seat: int, seats: int) -> int:
    """The number of a named action; IllegalAction when the name means nothing."""
    if not isinstance(value, Mapping):
        raise unknown(value)
    kind = value.get("type")
    if isinstance(kind, str) and kind in SIMPLE and len(value) == 1:
        return SIMPLE[kind]
    known = {
        "play": ("card", PLAY_CARDS),
        "play_as": ("card", AS_CARDS),
        "call_suit": ("suit", CALL_SUITS),
    }
    known |= {"call_rank": ("rank", CALL_RANKS), "catch": ("seat", catches(seat, seats))}
    if not isinstance(kind, str) or kind not in known or len(value) != 2:
        raise unknown(value)
    key, numbers = known[kind]
    item = value.get(key)
    if not isinstance(item, (str, int)) or isinstance(item, bool) or item not in numbers:
        raise unknown(value)
    return numbers[item]


PLAY_CARDS: dict[Any, int] = dict(FACE_IDS)
AS_CARDS: dict[Any, int] = {
    name: PLAY_AS + face for name, face in FACE_IDS.items() if face < SUITED
}
CALL_SUITS: dict[Any, int] = {suit: CALL_SUIT + i for i, suit in enumerate(SUITS)}
CALL_RANKS: dict[Any, int] = {rank: CALL_RANK + i for i, rank in enumerate(RANKS)}


def catches(seat: int, seats: int) -> dict[Any, int]:
    return {(seat + offset) % seats: CATCH + offset - 1 for offset in range(1, seats)}


def not_as_last(view: dict[str, Any], action: int) -> IllegalAction:
    name = FACE_NAMES[action if action < PLAY_AS else action - PLAY_AS]
    rule = view["options"]["last_card"]
    return IllegalAction(
        f"{name} may not be the last card at this table ({rule})", code="card.not_as_last"
    )


def unknown(value: object) -> IllegalAction:
    return IllegalAction(f"{shown(value)} is no action of this game", code="action.unknown")


# ---- why not ----


def refusal(view: dict[str, Any], legal: list[int], action: int) -> IllegalAction:
    """The sentence for a seat that may act, but not so, from what that seat sees."""
    kind = named(action, view["viewer"], len(view["seats"]))["type"]
    if kind in ("play", "play_as"):
        return card_refusal(view, kind, action)
    if kind in ("draw", "pass", "accept"):
        return draw_refusal(view, kind, legal)
    if kind.startswith("call_"):
        return call_refusal(view, kind, action, legal)
    codes = {
        "say_macau": ("macau.not_now", "there is nothing to say Macau for"),
        "say_multi_macau": ("multi_macau.not_now", "Multiple Macau cannot be announced now"),
        "catch": ("catch.not_exposed", "that seat cannot be caught now"),
        "challenge": ("challenge.not_now", "there is nothing to challenge"),
    }
    code, sentence = codes.get(
        kind, ("phase.wrong", f"{kind} is not possible in the phase {view['phase']}")
    )
    return IllegalAction(sentence, code=code)


def card_refusal(view: dict[str, Any], kind: str, action: int) -> IllegalAction:
    """Not held, the wrong moment, or the card does not go there."""
    name = FACE_NAMES[action if kind == "play" else action - PLAY_AS]
    phase = view["phase"]
    jokers = {FACE_NAMES[BLACK_JOKER], FACE_NAMES[COLOR_JOKER]}
    if phase not in ("turn", "continue", "cover", "cover_drawn", "after_draw"):
        return IllegalAction(f"no card can be laid in the phase {phase}", code="phase.wrong")
    if kind == "play" and name not in view["hand"]:
        return IllegalAction(
            f"{name} is not in the hand ({' '.join(view['hand'])})", code="card.not_held"
        )
    if kind == "play_as" and not jokers & set(view["hand"]):
        return IllegalAction("there is no joker in the hand to declare", code="card.not_held")
    substitutes = view["options"]["joker_role"] == "substitute"
    if (kind == "play_as") != substitutes and (kind == "play_as" or name in jokers):
        role = view["options"]["joker_role"]
        return IllegalAction(f"jokers have the role {role} at this table", code="card.joker_role")
    return place_refusal(view, name, phase)


def place_refusal(view: dict[str, Any], name: str, phase: str) -> IllegalAction:
    if phase in ("cover_drawn", "after_draw") and view["drawn"] not in (name, "BJ", "CJ"):
        sentence = f"only the card just drawn ({view['drawn']}) may be laid now"
        return IllegalAction(sentence, code="card.not_the_drawn_one")
    if phase in ("cover", "cover_drawn"):
        sentence = f"{name} does not cover {view['discard'][-1]['as']}"
        return IllegalAction(sentence, code="card.does_not_cover")
    if phase == "continue":
        sentence = f"{name} cannot follow {view['discard'][-1]['as']} in one play"
        return IllegalAction(sentence, code="card.does_not_continue")
    if view["attack"]:
        attack = view["attack"]
        sentence = f"{name} does not answer the {attack['kind']} attack of {attack['total']}"
        return IllegalAction(sentence, code="card.does_not_answer")
    need = view["requirement"]
    wanted = need["kind"] if need["value"] is None else f"{need['kind']} {need['value']}"
    sentence = f"{name} does not fit: {view['face'] or 'no card'} is in force, required is {wanted}"
    return IllegalAction(sentence, code="card.does_not_fit")


def draw_refusal(view: dict[str, Any], kind: str, legal: list[int]) -> IllegalAction:
    if kind == "accept":
        return IllegalAction("there is no attack to accept", code="accept.no_attack")
    if view["attack"] and view["phase"] == "turn":
        attack = view["attack"]
        sentence = f"under an attack of {attack['total']} only an answer or accepting is possible"
        return IllegalAction(sentence, code="draw.under_attack")
    if view["phase"] not in ("turn", "cover"):
        return IllegalAction(
            f"{kind} is not possible in the phase {view['phase']}", code="phase.wrong"
        )
    if kind == "pass" and DRAW in legal:
        return IllegalAction(
            "passing is only possible when no card can be drawn", code="pass.can_draw"
        )
    if kind == "draw" and PASS in legal:
        return IllegalAction(
            "there is no card left to draw; pass instead", code="draw.nothing_left"
        )
    return IllegalAction(
        "a card in the hand fits, and this table plays without free draws", code="draw.card_fits"
    )


def call_refusal(view: dict[str, Any], kind: str, action: int, legal: list[int]) -> IllegalAction:
    phase = "choose_rank" if kind in ("call_rank", "call_any_plain") else "choose_suit"
    if view["phase"] != phase:
        return IllegalAction(
            f"{kind} is not possible in the phase {view['phase']}", code="phase.wrong"
        )
    if kind in ("call_free_suit", "call_any_plain"):
        return IllegalAction(
            "the general call is only for a hand that can make no other", code="call.has_choice"
        )
    if kind == "call_suit":
        in_play = view["play"]["suit_in_play"]
        if view["options"]["suit_call_must_change"] and action - CALL_SUIT == in_play:
            sentence = f"the suit in play ({SUITS[in_play]}) may not be called"
            return IllegalAction(sentence, code="call.suit_in_play")
        suit = SUITS[action - CALL_SUIT]
        return IllegalAction(f"no card of the suit {suit} is in the hand", code="call.not_held")
    rank = RANKS[action - CALL_RANK]
    special = face_table(view["options"])["special"]
    if any(special[4 * (action - CALL_RANK) + suit] for suit in range(len(SUITS))):
        return IllegalAction(
            f"rank {rank} has special cards and cannot be called", code="call.not_callable"
        )
    return IllegalAction(f"no card of the rank {rank} is in the hand", code="call.not_held")
