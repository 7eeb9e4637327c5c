"""Whom a pending attack hits and how hard, as everybody at the table can see it, and whether the
rules know an answer to it.

In a turn that is who has to answer. While an answer goes on, and in the windows after a play, the
attack is on its way already: then it is who would be hit if the play ended here. Nothing is worked
off on the way; that is done by the rules when the turn passes on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carrack.games.macau_cards.cards import rank_number
from carrack.games.macau_cards.names import (
    CHALLENGE_WINDOW,
    CHOOSE_RANK,
    CHOOSE_SUIT,
    CONTINUE,
    DRAW_ATTACK,
    DUEL,
    KING_OF_SPADES,
    MACAU_WINDOW,
    QUEEN_OF_HEARTS,
    ROUTE_NAMES,
)

Fields = dict[str, Any]
Options = Mapping[str, Any]

COMMITTED = (CHOOSE_SUIT, CHOOSE_RANK, CHALLENGE_WINDOW, MACAU_WINDOW)
NO_THREAT: tuple[int | None, int] = (None, 0)


def threat(t: Fields, seats: int, options: Options) -> tuple[int | None, int]:
    """The seat that must answer or accept, and the cards or turns; nobody where it was stopped."""
    if t["phase"] == CONTINUE and t["answering"]:
        return threat_of_answer(t, seats, options)
    if t["phase"] in COMMITTED:
        route = ROUTE_NAMES[t["attack_route"]]
        target = aimed(t, seats, options, t["attack_author"], route, t["step"])
        return target, t["attack_total"]
    return t["current"], t["attack_total"]


def threat_of_answer(t: Fields, seats: int, options: Options) -> tuple[int | None, int]:
    """What the cards laid so far make of the attack that they answer."""
    top = t["stood"][t["discard_size"] - 1]
    role = options["queen_hearts_role"] if top == QUEEN_OF_HEARTS else "plain"
    if top // 4 == rank_number(options["cancel_rank"]):
        return NO_THREAT
    if t["attack"] != DRAW_ATTACK:
        route, more = "next", t["play_skips"]
    elif role == "war_stop":
        return NO_THREAT
    elif role == "king_relay":
        route, more = "next", options["queen_hearts_relay_add"]
    else:
        backward = t["play_attacker"] == KING_OF_SPADES
        route = options["king_spades_reply_target"] if backward else "next"
        more = t["play_value"]
    step = -t["step"] if t["play_flips"] % 2 else t["step"]
    return aimed(t, seats, options, t["current"], route, step), t["attack_total"] + more


def aimed(t: Fields, seats: int, options: Options, author: int, route: str, step: int) -> int:
    """Who is hit by an attack of this author. [RULINGS 19, 25, 53]"""
    alone = t["solo_left"] > 1 or options["solo_hits"] == "all"
    if t["solo_seat"] == author and alone and t["size"][author] > 0:
        return author
    if t["attack"] == DUEL or route == "previous":
        return neighbor(t, seats, author, step if t["attack"] == DUEL else -step)
    debts = list(t["miss_debt"])
    seat = neighbor(t, seats, author, step)
    while debts[seat] > 0:
        debts[seat] -= 1
        seat = neighbor(t, seats, seat, step)
    return seat


def neighbor(t: Fields, seats: int, seat: int, step: int) -> int:
    for distance in range(1, seats):
        other = (seat + step * distance) % seats
        if t["out_place"][other] == 0:
            return int(other)
    return seat


# ---- answers that the rules know ----


def is_answerable(kind: str, options: Options) -> bool:
    """Whether any card at all could answer a draw attack of this kind ("Attacks")."""
    if options["cancel_rank"] != "none" or queen_answers(kind, options):
        return True
    reply = options["draw_reply"]
    low = {"two": options["draw_two_rank"], "three": options["draw_three_rank"]}
    if reply in ("low_wild", "war", "matching") and set(low.values()) != {"none"}:
        return True
    if reply == "own_kind" and kind in low:
        return True
    return kings_answer(kind, options) or jokers_answer(kind, options)


def queen_answers(kind: str, options: Options) -> bool:
    if options["queen_hearts_role"] == "king_relay":
        return bool(kind == "king" and options["king_reply"] == "kings_and_queen_hearts")
    return bool(options["queen_hearts_role"] == "war_stop")


def kings_answer(kind: str, options: Options) -> bool:
    in_kind = kind == "king" and "none" not in (options["king_reply"], options["draw_reply"])
    draws = options["king_hearts_draw"] > 0 or options["king_spades_draw"] > 0
    return bool(draws and (in_kind or options["draw_reply"] == "war"))


def jokers_answer(kind: str, options: Options) -> bool:
    in_kind = kind == "joker" and options["draw_reply"] != "none"
    answers = in_kind or options["draw_reply"] == "war" or options["joker_answers_draw"]
    return bool(options["joker_role"] == "draw" and answers)
