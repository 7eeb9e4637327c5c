"""Which roles the resolved options of Macau give to a card: what its description is made of.

Texts stand beside the titles and import none, so the roles are read from the options here; a test
compares them with the tables that the rules use.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Options = Mapping[str, Any]

RANKS = "A23456789TJQK"
SUITS = "SHDC"
JOKERS = ("BJ", "CJ")
CARDS = (*(rank + suit for rank in RANKS for suit in SUITS), *JOKERS)

EFFECTS = ("draw_two_rank", "draw_three_rank", "skip_rank", "rank_call_rank", "suit_call_rank")
LOW_RANKS = {"two": "draw_two_rank", "three": "draw_three_rank"}
DRAW_OPTIONS = {
    "KH": "king_hearts_draw",
    "KS": "king_spades_draw",
    "BJ": "joker_black_draw",
    "CJ": "joker_color_draw",
}


def is_joker(card: str) -> bool:
    return card in JOKERS


def has_rank(card: str, role: str, options: Options) -> bool:
    """Whether the card is of the rank that an option names."""
    return not is_joker(card) and bool(card[0] == options[role])


def draws(card: str, options: Options) -> int:
    """How many cards it makes somebody draw."""
    if has_rank(card, "draw_two_rank", options):
        return 2
    if has_rank(card, "draw_three_rank", options):
        return 3
    if card not in DRAW_OPTIONS or (is_joker(card) and options["joker_role"] != "draw"):
        return 0
    return int(options[DRAW_OPTIONS[card]])


def kind_of(card: str, options: Options) -> str:
    """Which kind of draw attack it makes."""
    for kind, role in LOW_RANKS.items():
        if has_rank(card, role, options):
            return kind
    return "joker" if is_joker(card) else "king"


def is_wild(card: str, options: Options) -> bool:
    """Whether it goes on any card."""
    if is_joker(card):
        return options["joker_role"] in ("reverse", "draw")
    calls = has_rank(card, "suit_call_rank", options) and bool(options["suit_call_wild"])
    return calls or card[0] in options["wild_own_suit_ranks"]


def is_special(card: str, options: Options) -> bool:
    """Whether it does something when laid, or has any other privilege."""
    if is_joker(card) or draws(card, options) or card[0] in options["wild_own_suit_ranks"]:
        return True
    if card == "QH" and options["queen_hearts_role"] != "plain":
        return True
    roles = (*EFFECTS, "cover_rank", "cancel_rank")
    return any(has_rank(card, role, options) for role in roles)


def has_effect(card: str, options: Options) -> bool:
    """Whether it does something when laid: only its own rank may follow it in one play."""
    roles = (*EFFECTS, "cover_rank")
    return bool(is_joker(card) or draws(card, options)) or any(
        has_rank(card, role, options) for role in roles
    )


def steps_from(card: str, options: Options) -> list[str]:
    """The cards that may follow it in a run: one rank up or down in its suit."""
    if not options["runs"] or has_effect(card, options):
        return []
    at = RANKS.index(card[0])
    return [RANKS[near] + card[1] for near in (at - 1, at + 1) if 0 <= near < len(RANKS)]


def points(card: str, options: Options) -> int:
    """What it counts when it is left in the hand."""
    values = options["point_values"]
    if is_joker(card):
        return int(values["joker"])
    return int(values[card] if card == "KH" else values[card[0]])


def callable_ranks(options: Options) -> list[str]:
    """Ranks without any special card: those that may be called."""
    return [rank for rank in RANKS if not any(is_special(rank + suit, options) for suit in SUITS)]


def low_ranks(options: Options) -> list[str]:
    return [options[role] for role in LOW_RANKS.values() if options[role] != "none"]


def answers_to(kind: str, options: Options) -> list[str]:
    """Ranks and cards that answer a draw attack of a kind, whatever their suit ("Attacks")."""
    reply = options["draw_reply"]
    found = [
        options[role]
        for own, role in LOW_RANKS.items()
        if options[role] != "none"
        and (reply in ("low_wild", "war") or (own == kind and reply != "none"))
    ]
    if reply == "war" or (kind == "king" and "none" not in (reply, options["king_reply"])):
        found += [king for king in ("KH", "KS") if draws(king, options)]
    if queen_answers(kind, options):
        found.append("QH")
    if options["cancel_rank"] != "none":
        found.append(options["cancel_rank"])
    if jokers_answer(kind, options):
        found.append("joker")
    return with_substitute(found, options)


def queen_answers(kind: str, options: Options) -> bool:
    """The Queen of Hearts ends a war, or relays an attack of kings."""
    if options["queen_hearts_role"] == "war_stop":
        return True
    relays = options["queen_hearts_role"] == "king_relay"
    return relays and kind == "king" and bool(options["king_reply"] == "kings_and_queen_hearts")


def jokers_answer(kind: str, options: Options) -> bool:
    if not any(draws(joker, options) for joker in JOKERS):
        return False
    reply = options["draw_reply"]
    own = kind == "joker" and reply != "none"
    return own or reply == "war" or bool(options["joker_answers_draw"])


def with_substitute(found: list[str], options: Options) -> list[str]:
    """A joker that stands for any card stands for an answer, too."""
    return [*found, "joker"] if found and options["joker_role"] == "substitute" else found
