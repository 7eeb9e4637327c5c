"""Whether the numbers of a dump can be a table: nothing else may reach the rules.

The compiled rules index arrays without asking, so every number that comes from outside is checked.
"""

from __future__ import annotations

from typing import Any

from carrack.games.macao.names import (
    CARDS,
    CHOOSE,
    COLOR_COUNT,
    EXPLORE,
    FOR_SHOP,
    FOR_WALL,
    IN_OFFER,
    IN_STACK,
    LAST_ROUND,
    MAX_ACTIVE,
    MAX_TABLEAU,
    NONE,
    OFFICES,
    OVER,
    OVERFLOW,
    PAYMENT,
    PICK,
    QUARTERS,
    SHIFT,
    START_CARDS,
    START_CUBES,
    TABLEAU_SPACES,
)
from carrack.games.macao.state import Table
from carrack.games.macao.tables import Tables
from carrack.kernel.layout import check_ranges

Fields = dict[str, Any]
MOST = 10_000  # gold or prestige; far beyond any game
SOME = 100  # steps or uses in one turn; a byte holds them
FLAG = (0, 1)


def check_table(t: Fields, seats: int, tables: Tables) -> None:
    """ValueError when a number, a card or a seat cannot be."""
    check_ranges(t, Table.LAYOUT, ranges(seats, tables))
    check_cards(t, seats)
    check_board(t, seats, tables)
    check_moment(t, seats, tables)


def ranges(seats: int, tables: Tables) -> dict[str, tuple[int, int]]:
    """What each field may hold, with this many seats and these figures."""
    somebody, color = (-1, seats - 1), (0, COLOR_COUNT - 1)
    return {
        **dict.fromkeys(("gold", "gold_received", "prestige_received", "city_points"), (0, MOST)),
        **dict.fromkeys(("tribute_price", "tribute_gain", "supply", "rose"), (0, MOST)),
        **dict.fromkeys(("current", "owner", "delivered_by"), somebody),
        **dict.fromkeys(("final_places", "order_at"), (0, 4)),
        **dict.fromkeys(("die_a", "die_b", "pay_from"), color),
        **dict.fromkeys(("target_a", "target_b", "dice"), (0, 6)),
        **dict.fromkeys(("extra_a", "extra_b", "types_used", "wall_moved", "entered"), FLAG),
        **dict.fromkeys(("jokers_out", "cargo", "jokers", "quarters_taken"), (0, QUARTERS)),
        **dict.fromkeys(("used", "tribute_uses", "envoy_ready", "fountain_ready"), (0, SOME)),
        **dict.fromkeys(("ship_steps", "free_steps"), (0, SOME)),
        **dict.fromkeys(("tableau", "active"), (NONE, CARDS - 1)),
        "passed": FLAG,
        "prestige": (-MOST, MOST),
        "punish_markers": (0, MOST),
        "round_number": (0, LAST_ROUND),
        "phase": (0, OVER),
        "order": (0, 3),
        "asked": (0, 2),
        "pay_left": (0, 2 * tables.wall_length),
        "pay_for": (0, FOR_SHOP),
        "pay_argument": (0, tables.wall_length),
        "stack_size": (0, CARDS - OFFICES),
        "where": (-1, 8 + seats - 1),
        "tableau_size": (0, MAX_TABLEAU),
        "active_size": (0, MAX_ACTIVE),
        "stack": (0, CARDS - 1),
        "pairs": (0, OFFICES - 1),
        "tile": (NONE, 8),
        "ship": (0, tables.node_count - 1),
        "wall": (0, tables.wall_length),
        "wall_height": (0, 3),
    }


def check_cards(t: Fields, seats: int) -> None:
    """Stack and pairs hold what they should, and nobody has more cards than there is room for."""
    stack = t["stack"][: t["stack_size"]]
    if sorted(stack) != [card for card in range(CARDS) if t["where"][card] == IN_STACK]:
        raise ValueError("the stack does not hold the cards it should")
    if any(card < OFFICES for card in stack):
        raise ValueError("an office lies in the stack")
    if sorted(t["pairs"]) != list(range(OFFICES)):
        raise ValueError("the office pairs do not hold the 24 offices")
    for seat in range(seats):
        room = TABLEAU_SPACES + int(t["phase"] == OVERFLOW and t["current"] == seat)
        if t["where"].count(4 + seat) > room:
            raise ValueError(f"the tableau of seat {seat} holds too many cards")
        cards = t["where"].count(8 + seat) + t["where"].count(4 + seat)
        if cards + LAST_ROUND + 1 - t["round_number"] > MAX_ACTIVE:
            raise ValueError(f"seat {seat} has too many cards")
        if any(sum(cubes) > SOME for cubes in (t["supply"][seat], *t["rose"][seat])):
            raise ValueError(f"seat {seat} has more cubes than a game can bring")


def check_board(t: Fields, seats: int, tables: Tables) -> None:
    for quarter in range(tables.quarter_count):
        if (t["owner"][quarter] == NONE) == (t["tile"][quarter] == NONE):
            raise ValueError("a quarter must have either a tile or an owner")
    if any(t["wall"][seat] < 1 for seat in range(seats)):
        raise ValueError("a disc is not on the wall")
    places = {(t["wall"][seat], t["wall_height"][seat]) for seat in range(seats)}
    if len(places) != seats:
        raise ValueError("two discs are in one place on the wall")


def check_moment(t: Fields, seats: int, tables: Tables) -> None:
    """What must go together for the rules to go on from here."""
    phase, current = t["phase"], t["current"]
    if phase == OVER:
        return
    choosing, setting_up = phase in (CHOOSE, EXPLORE, SHIFT), phase in (START_CARDS, START_CUBES)
    drawn_each_round = 4
    checks = {
        "the order must name every seat once": sorted(t["order"][:seats]) == list(range(seats)),
        "it is nobody's turn": t["order_at"] < seats and t["order"][t["order_at"]] == current,
        "the setup belongs to round 0": setting_up == (t["round_number"] == 0),
        "the stack is too small for the rounds to come": t["stack_size"]
        >= drawn_each_round * (LAST_ROUND - t["round_number"]),
        "there is no card to take": phase not in (START_CARDS, PICK) or IN_OFFER in t["where"],
        "there is no card to discard": phase != OVERFLOW or 4 + current in t["where"],
        "the dice were not rolled": not choosing or min(t["dice"]) >= 1,
        "two dice must be chosen": phase not in (EXPLORE, SHIFT) or chose_dice(t),
        "the payment cannot be": phase != PAYMENT or is_payment(t, tables),
    }
    for sentence, holds in checks.items():
        if not holds:
            raise ValueError(sentence)


def chose_dice(t: Fields) -> bool:
    return bool(t["die_a"] < t["die_b"] and t["target_a"] >= 1 and t["target_b"] >= 1)


def is_payment(t: Fields, tables: Tables) -> bool:
    """Something is left to pay, it can be paid, and what it is for exists."""
    seat, argument = t["current"], t["pay_argument"]
    if t["pay_left"] < 1 or sum(t["supply"][seat][t["pay_from"] :]) < t["pay_left"]:
        return False
    if t["pay_for"] == FOR_WALL:
        return bool(1 <= argument <= tables.wall_length - t["wall"][seat])
    return bool(t["pay_for"] and argument < COLOR_COUNT)
