"""What each card is and does at a table, by the role that the options give to its rank.

The engine knows no card of a variant by name: a two makes the next player draw only because
`draw_two_rank` says so. `tables.py` turns these facts into numbers for the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carrack.games.macau_cards.names import (
    BLACK_JOKER,
    COLOR_JOKER,
    FACE_NAMES,
    FACES,
    JOKER,
    JOKER_RANK,
    KING,
    KING_OF_HEARTS,
    KING_OF_SPADES,
    NO_KIND,
    NONE,
    QUEEN_OF_HEARTS,
    RANKS,
    SUITED,
    THREE,
    TWO,
)

BY_FACE = ("rank", "suit", "draw_value", "kind", "effect", "special", "wild", "points")

# The role of a card, as the options of the table give it to its rank; the first one counts.
ROLES = {
    "draw_two_rank": "draw",
    "draw_three_rank": "draw",
    "skip_rank": "skip",
    "cancel_rank": "cancel",
    "suit_call_rank": "call",
    "rank_call_rank": "call",
    "cover_rank": "cover",
}
JOKERS = ("BJ", "CJ")
KINGS = {"KH": "king_hearts_draw", "KS": "king_spades_draw"}
KINDS = ("plain", "draw", "skip", "call", "cancel", "cover", "joker")


def kind_of(card: str, options: Mapping[str, Any]) -> str:
    """What a card is good for at this table.

    >>> kind_of("7S", {"skip_rank": "4", "cancel_rank": "7"})
    'cancel'
    """
    if card in JOKERS:
        return "joker"
    if card in KINGS and options.get(KINGS[card], 0) > 0:
        return "draw"
    for role, kind in ROLES.items():
        if options.get(role) == card[0]:
            return kind
    return "plain"


def roles_of(card: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """What a card asks for beside an attack: a call, a cover, the other direction.

    >>> roles_of("JS", {"suit_call_rank": "A", "rank_call_rank": "J"})
    {'calls': 'rank'}
    """
    rank = card[0]
    if card in JOKERS:
        return {"reverses": True} if options["joker_role"] == "reverse" else {}
    if rank == options["suit_call_rank"]:
        return {"calls": "suit"}
    if rank == options["rank_call_rank"]:
        return {"calls": "rank"}
    return {"must_be_covered": True} if rank == options["cover_rank"] else {}


def sign_of(card: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """What is told by a small sign on the card: what it does first at this table, if anything.

    >>> sign_of("4S", {"skip_rank": "4", "draw_two_rank": "2", "draw_three_rank": "3"})
    {'skips': True}
    """
    value, _ = draw_role(FACE_NAMES.index(card), rank_index(card), options)
    if value:
        return {"draws": value}
    kind = kind_of(card, options)
    if kind in ("skip", "cancel"):
        return {f"{kind}s": True}
    if roles := roles_of(card, options):
        return roles
    if card in JOKERS:
        return {"stands_for": "any"} if options["joker_role"] == "substitute" else {}
    if card == "QH" and options["queen_hearts_role"] == "king_relay":
        return {"passes_on": options["queen_hearts_relay_add"]}
    if card == "QH" and options["queen_hearts_role"] == "war_stop":
        return {"cancels": True}
    return {"goes_on": "any"} if card[0] in options["wild_own_suit_ranks"] else {}


def signs_at(options: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """The signs of all cards that do something at this table."""
    return {card: sign for card in FACE_NAMES if (sign := sign_of(card, options))}


def rank_index(card: str) -> int:
    return JOKER_RANK if card in JOKERS else RANKS.index(card[0])


def rank_number(name: str) -> int:
    return NONE if name == "none" else RANKS.index(name)


def face_table(options: dict[str, Any]) -> dict[str, list[int]]:
    """Every face's facts by name."""
    rows = [face_facts(face, options) for face in range(FACES)]
    return {name: [row[name] for row in rows] for name in BY_FACE}


def face_facts(face: int, options: dict[str, Any]) -> dict[str, int]:
    """One face: rank, suit, and the roles the options give it."""
    joker = face >= SUITED
    rank = JOKER_RANK if joker else face // 4
    value, kind = draw_role(face, rank, options)
    roles = ("skip_rank", "rank_call_rank", "suit_call_rank", "cover_rank")
    effect = joker or value > 0 or rank in [rank_number(options[role]) for role in roles]
    own_suit_wild = rank in [rank_number(name) for name in options["wild_own_suit_ranks"]]
    queen = face == QUEEN_OF_HEARTS and options["queen_hearts_role"] != "plain"
    special = effect or own_suit_wild or queen or rank == rank_number(options["cancel_rank"])
    calls_wild = options["suit_call_wild"] and rank == rank_number(options["suit_call_rank"])
    joker_wild = joker and options["joker_role"] in ("reverse", "draw")
    return {
        "rank": rank,
        "suit": NONE if joker else face % 4,
        "draw_value": value,
        "kind": kind,
        "effect": int(effect),
        "special": int(special),
        "wild": int(calls_wild or own_suit_wild or joker_wild),
        "points": points_of(face, options["point_values"]),
    }


def draw_role(face: int, rank: int, options: Mapping[str, Any]) -> tuple[int, int]:
    """How many cards a face makes somebody draw, and the kind of that attack."""
    if rank == rank_number(options["draw_two_rank"]):
        return 2, TWO
    if rank == rank_number(options["draw_three_rank"]):
        return 3, THREE
    if face == KING_OF_HEARTS and options["king_hearts_draw"]:
        return options["king_hearts_draw"], KING
    if face == KING_OF_SPADES and options["king_spades_draw"]:
        return options["king_spades_draw"], KING
    if face == BLACK_JOKER and options["joker_role"] == "draw":
        return options["joker_black_draw"], JOKER
    if face == COLOR_JOKER and options["joker_role"] == "draw":
        return options["joker_color_draw"], JOKER
    return 0, NO_KIND


def points_of(face: int, values: dict[str, int]) -> int:
    """Points for a card left in the hand when a round ends."""
    if face >= SUITED:
        return values["joker"]
    return values["KH"] if face == KING_OF_HEARTS else values[RANKS[face // 4]]


# ---- which card goes on which ----


def goes_on(table: dict[str, list[int]], options: dict[str, Any], under: int, face: int) -> bool:
    """Same suit or same rank as the face in force, or wild; a cover card by suit only. Where the
    table agreed so, twos and threes go on any draw card. [RULINGS 46, 55]
    """
    if table["wild"][face] or table["suit"][face] == table["suit"][under]:
        return True
    if (
        options["wild_draws"] == "always"
        and is_low(table, face)
        and table["kind"][under] != NO_KIND
    ):
        return True
    cover = table["rank"][face] == rank_number(options["cover_rank"])
    return table["rank"][face] == table["rank"][under] and not cover


def fits_besides(requirement: str, in_force: str | None, options: Mapping[str, Any]) -> list[str]:
    """Ranks, and "joker", that may be laid beside what the requirement itself names.

    >>> from carrack.games.macau_cards.options import resolve
    >>> fits_besides("normal", "7S", resolve({"variant": "tel_aviv"}))
    ['A', 'Q']
    """
    calls = {kind: options[f"{kind}_call_rank"] for kind in ("suit", "rank")}
    if requirement == "anything" or (requirement == "normal" and in_force is None):
        return []
    if requirement in ("rank", "any_plain"):
        ranks = [calls["rank"]] + ([calls["suit"]] if options["cross_calls"] else [])
        jokers = options["joker_role"] == "substitute"
    else:
        ranks = [calls["suit"]] if options["suit_call_wild"] or requirement != "normal" else []
        if requirement != "normal" and options["cross_calls"]:
            ranks.append(calls["rank"])
        ranks += options["wild_own_suit_ranks"]
        if requirement == "normal" and in_force and draws_cards(in_force, options):
            ranks += draw_ranks(options)
        jokers = options["joker_role"] != "absent"
    told = in_force[0] if requirement == "normal" and in_force else "none"
    found = [rank for rank in RANKS if rank in ranks and rank != told]
    return [*found, "joker"] if jokers else found


def draw_ranks(options: Mapping[str, Any]) -> list[str]:
    """Twos and threes where they go on any draw card."""
    low = [options["draw_two_rank"], options["draw_three_rank"]]
    return low if options["wild_draws"] == "always" else []


def draws_cards(card: str, options: Mapping[str, Any]) -> bool:
    return kind_of(card, options) == "draw"


def is_low(table: dict[str, list[int]], face: int) -> bool:
    """Twos and threes, whatever ranks these are."""
    return table["kind"][face] in (TWO, THREE)


def may_follow(table: dict[str, list[int]], options: dict[str, Any], last: int, face: int) -> bool:
    """In one play: the same rank, or a step in the suit that does not run over an effect card.
    [RULINGS 11, 12]
    """
    if table["rank"][face] == table["rank"][last]:
        return bool(options["sets"] or options["runs"])
    if not options["runs"] or last >= SUITED or face >= SUITED or table["effect"][last]:
        return False
    step = abs(table["rank"][face] - table["rank"][last])
    return table["suit"][face] == table["suit"][last] and step == 1
