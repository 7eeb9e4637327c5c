"""The story of a match of Macau: what was laid, who attacked whom, and who said the word."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from carrack.games.macau_cards.cards import KINDS, kind_of
from carrack.kernel.story import SeenStep

Event = Mapping[str, Any]
Options = Mapping[str, Any]

# What an event counts for the seat that did it.
DONE = {"macau_said": "said", "macau_missed": "missed", "macau_caught": "catches"}


def story_of(seats: int, options: Options, course: Sequence[SeenStep]) -> dict[str, Any]:
    """Each seat's figures, the points of each deal where the match is for points, when it turned,
    and the attack that cost most cards. What was laid is compared where no points are.
    """
    told = [begun() for _ in range(seats)]
    deals: list[dict[str, Any]] = []
    hits: list[dict[str, Any]] = []
    attackers: dict[int, int] = {}
    for step in course:
        for event in step.events:
            count(event, told, options)
            hits += hit(event, attackers, step.round)
        score(step, deals, seats)
    hardest = max(hits, key=lambda one: one["amount"], default=None)
    turn = turn_of_deals(deals) if deals else turn_of_hands(seats, course)
    moments = [] if turn is None else [turn]
    if hardest is not None:
        moments.append({"moment": "hardest", **hardest})
    return {"seats": told, "deals": deals, "counted": "laid", "moments": moments}


def hit(event: Event, attackers: dict[int, int], round_: int) -> list[dict[str, Any]]:
    """Cards drawn under an attack, by whom and because of whom."""
    if event["type"] == "attacked":
        attackers[event["target"]] = event["seat"]
    if event["type"] != "accepted" or event["attack"] != "draw":
        return []
    target = event["seat"]
    who = attackers.get(target, target)
    return [{"round": round_, "amount": event["count"], "seat": who, "target": target}]


def turn_of_hands(seats: int, course: Sequence[SeenStep]) -> dict[str, Any] | None:
    """The step from which on the seat that went out first held the fewest cards of all."""
    hands = [0] * seats
    held: list[list[int]] = []
    for step in course:
        for event in step.events:
            hold(event, hands)
            if event["type"] == "went_out" and event["place"] == 1:
                return last_lead([*held, hands], event["seat"], len(course))
        held.append([*hands])
    return None


def last_lead(held: list[list[int]], first: int, steps: int) -> dict[str, Any] | None:
    """Backwards from the step in which the first one went out, as long as it held the fewest."""
    turn = None
    for step, hands in reversed([*enumerate(held, 1)]):
        rival = min((seat for seat in range(len(hands)) if seat != first), key=hands.__getitem__)
        if hands[first] >= hands[rival]:
            break
        cards = {"held": hands[first], "others": hands[rival], "seat": first, "target": rival}
        turn = {"moment": "turning", "round": 1, "played": round(100 * step / steps), **cards}
    return turn


def hold(event: Event, hands: list[int]) -> None:
    """Cards that come into a hand or leave it."""
    kind = event["type"]
    if kind in ("dealt", "drew"):
        hands[event["seat"]] += event["count"]
    elif kind == "laid":
        hands[event["seat"]] -= 1
    elif kind == "play_taken_back":
        hands[event["seat"]] += 1


def turn_of_deals(deals: Sequence[dict[str, Any]]) -> dict[str, Any] | None:
    """The deal in which the winner, who has the fewest points, gained most on the next best."""
    totals = [sum(points) for points in zip(*(deal["points"] for deal in deals), strict=True)]
    first, rival = sorted(range(len(totals)), key=totals.__getitem__)[:2]
    if totals[first] == totals[rival]:
        return None
    turn = max(deals, key=lambda deal: deal["points"][rival] - deal["points"][first])
    by = turn["points"][rival] - turn["points"][first]
    told = {"round": turn["round"], "amount": by, "seat": first, "target": rival}
    return {"moment": "turning-deal", **told}


def begun() -> dict[str, Any]:
    figures = dict.fromkeys(("attacks", "attacked", "drawn", "punished"), 0)
    words = dict.fromkeys(("said", "missed", "catches", "caught"), 0)
    return {"laid": dict.fromkeys(KINDS, 0), **figures, **words, "out": 0}


def count(event: Event, told: list[dict[str, Any]], options: Options) -> None:
    """One event, for the seat that did it and the one it was done to."""
    kind, seat = event["type"], event.get("seat")
    if seat is None:
        return
    own = told[seat]
    if kind == "laid":
        own["laid"][kind_of(event["card"], options)] += 1
    elif kind == "drew":
        own["drawn"] += event["count"]
        if event["cause"] != "turn":
            own["punished"] += event["count"]
    elif kind == "attacked":
        own["attacks"] += 1
        told[event["target"]]["attacked"] += 1
    elif kind == "went_out":
        own["out"] += 1
    elif kind in DONE:
        own[DONE[kind]] += 1
        if kind == "macau_caught":
            told[event["owner"]]["caught"] += 1


def score(step: SeenStep, deals: list[dict[str, Any]], seats: int) -> None:
    """A deal that ended, with the points of the cards that were left in each hand."""
    scored = [event for event in step.events if event["type"] == "scored"]
    if not scored:
        return
    points = [0] * seats
    for event in scored:
        points[event["seat"]] = event["points"]
    deals.append({"round": step.round, "points": points})
