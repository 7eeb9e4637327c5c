"""Whether the numbers of a dump can be a table: nothing else may reach the rules.

The compiled rules index arrays without asking, so every number that comes from outside is checked.
"""

from __future__ import annotations

from typing import Any

from carrack.games.macau_cards.names import (
    ABOUT_DRAW,
    AFTER_DRAW,
    CHALLENGE_WINDOW,
    CONTINUE,
    COVER,
    COVER_DRAWN,
    DRAW_ATTACK,
    FACES,
    MACAU_WINDOW,
    MAX_CARDS,
    NONE,
    OVER,
    QUEEN_OF_HEARTS,
    RANK,
    SEATS,
    SUIT,
    SUITED,
    WAR_WINDOW,
)
from carrack.games.macau_cards.state import Table
from carrack.games.macau_cards.tables import Tables
from carrack.kernel.layout import check_ranges

Fields = dict[str, Any]
MANY = 10**9
FLAG = (0, 1)


def check_table(t: Fields, seats: int, tables: Tables) -> None:
    """ValueError when a number, a card or a seat cannot be."""
    check_ranges(t, Table.LAYOUT, ranges(seats))
    check_cards(t, seats, tables)
    check_moment(t, seats, tables)


def ranges(seats: int) -> dict[str, tuple[int, int]]:
    """What each field may hold, with this many seats."""
    seat, somebody = (0, seats - 1), (-1, seats - 1)
    cards, face, suited = (0, MAX_CARDS), (-1, FACES - 1), (-1, SUITED - 1)
    return {
        **dict.fromkeys(("current", "dealer"), seat),
        **dict.fromkeys(("attack_author", "solo_seat"), somebody),
        **dict.fromkeys(("out_place", "final_places"), (0, SEATS)),
        **dict.fromkeys(("out_count", "passes"), (0, seats)),
        **dict.fromkeys(("size", "stock_size", "play_size", "play_skips", "play_flips"), cards),
        **dict.fromkeys(("play_jokers", "miss_debt", "solo_left"), cards),
        **dict.fromkeys(("hand", "known"), (0, 4)),
        **dict.fromkeys(("stock", "discard", "stood"), (0, FACES - 1)),
        **dict.fromkeys(("drawn", "play_attacker"), face),
        **dict.fromkeys(("face", "before_face"), suited),
        **dict.fromkeys(("requirement", "before_requirement"), (0, 5)),
        **dict.fromkeys(("required", "before_required"), (-1, 12)),
        **dict.fromkeys(("call_left", "before_call_left"), (0, SEATS)),
        **dict.fromkeys(("asked", "exposed", "waiting", "answering", "slipped"), FLAG),
        **dict.fromkeys(("said_macau", "said_multi", "attack_route"), FLAG),
        **dict.fromkeys(
            ("turn_number", "call_turn", "before_call_turn", "round_number"), (0, MANY)
        ),
        **dict.fromkeys(("totals", "round_points"), (0, MANY)),
        **dict.fromkeys(("attack_total", "play_value"), (0, 50 * MAX_CARDS)),
        "discard_size": (1, MAX_CARDS),
        "held": (0, (1 << FACES) - 1),
        "vouched_suits": (0, 15),
        "vouched_ranks": (0, (1 << 13) - 1),
        "attack": (0, 3),
        "attack_kind": (0, 4),
        "step": (-1, 1),
        "before_step": (-1, 1),
        "phase": (0, 10),
        "play_rank": (-2, 12),
        "suit_in_play": (-1, 3),
        "window_about": (0, 7),
    }


def check_cards(t: Fields, seats: int, tables: Tables) -> None:
    """No card is there more often than the decks hold it, and the sizes are right."""
    there = [0] * FACES
    for pile in (t["stock"][: t["stock_size"]], t["discard"][: t["discard_size"]]):
        for face in pile:
            there[face] += 1
    for seat in range(seats):
        if sum(t["hand"][seat]) != t["size"][seat]:
            raise ValueError(f"the hand of seat {seat} does not have the size it should")
        there = [copies + own for copies, own in zip(there, t["hand"][seat], strict=True)]
    for face, copies in enumerate(there):
        if copies > tables.decks * int(face < SUITED + tables.jokers):
            raise ValueError(f"face {face} is there {copies} times")


def check_moment(t: Fields, seats: int, tables: Tables) -> None:
    """What must go together for the rules to go on from here."""
    phase = t["phase"]
    in_window = phase in (MACAU_WINDOW, CHALLENGE_WINDOW, WAR_WINDOW)
    checks = {
        "step must be 1 or -1": t["step"] != 0,
        "a called suit or rank is missing": fits_requirement(t["requirement"], t["required"]),
        "a requirement before the play is missing": fits_requirement(
            t["before_requirement"], t["before_required"]
        ),
        "an attack needs an author": not t["attack"] or t["attack_author"] >= 0,
        "draw values need an attacker": not t["play_value"] or t["play_attacker"] >= 0,
        "a play needs cards": phase not in (CONTINUE, COVER, COVER_DRAWN) or t["play_size"] > 0,
        "a slip needs a card below it": not t["slipped"] or t["discard_size"] > 1,
        "a slip needs a direction": not t["slipped"] or t["before_step"] != 0,
        "a drawn card is missing or too many": draws_matter(t) == (t["drawn"] != NONE),
        "the drawn card is not in the hand": t["drawn"] == NONE or holds_drawn(t),
        "an answer needs an attacker": not t["answering"] or answers_with(t, tables),
        "nobody waits in the window": not in_window or any(t["waiting"][:seats]),
        "there is no war to stop": phase != WAR_WINDOW or is_war(t),
        "somebody out has the turn": phase == OVER or t["out_place"][t["current"]] == 0,
        "too many are out": phase == OVER or t["out_count"] < seats - 1,
    }
    for sentence, holds in checks.items():
        if not holds:
            raise ValueError(sentence)
    if any(t["out_place"][seat] and t["size"][seat] and phase != OVER for seat in range(seats)):
        raise ValueError("somebody is out and holds cards")


def fits_requirement(requirement: int, required: int) -> bool:
    if requirement == SUIT:
        return 0 <= required <= 3
    return required >= 0 if requirement == RANK else required <= 3


def is_war(t: Fields) -> bool:
    return bool(t["attack"] == DRAW_ATTACK and t["play_size"] == 0)


def draws_matter(t: Fields) -> bool:
    """The moments in which the rules remember the card just drawn."""
    return t["phase"] in (COVER_DRAWN, AFTER_DRAW) or bool(t["window_about"] & ABOUT_DRAW)


def holds_drawn(t: Fields) -> bool:
    return bool(t["hand"][t["current"]][t["drawn"]] > 0)


def answers_with(t: Fields, tables: Tables) -> bool:
    """An answer to a draw attack has a draw value, unless it stops, relays or cancels it."""
    top = t["stood"][t["discard_size"] - 1]
    if t["attack"] != DRAW_ATTACK or t["play_attacker"] != NONE:
        return True
    return bool(top == QUEEN_OF_HEARTS or top // 4 == tables.cancel_rank)
