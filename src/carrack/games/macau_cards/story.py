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
    """Each seat's figures, the points of each deal where the match is for points, and the attack
    that cost most cards. What was laid is compared where no points are.
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
    moments = [] if hardest is None else [{"moment": "hardest", **hardest}]
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
