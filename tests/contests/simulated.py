"""Whole contests on paper: rows as the steps say, results by lot."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from carrack.contests.contest import Contest, Row
from carrack.contests.lots import commitment
from carrack.contests.rules import ARENA
from carrack.contests.steps import due

KEY = bytes(range(32))
GAME = 4 * 60_000  # ms that a game takes, at least
Outcome = Callable[[random.Random, tuple[int, ...]], dict[str, Any]]


def opened(
    players: int, key: bytes = KEY, *, luck: random.Random | None = None, **rules: Any
) -> Contest:
    """A contest with so many players; with luck their ratings differ."""
    contest = Contest(key)
    rules.setdefault("kind", "swiss")
    contest.take(Row("open", {"rules": rules, "commitment": commitment(key)}))
    for number in range(1, players + 1):
        rating = luck.gauss(1500, 200) if luck else float(3000 - number)
        contest.take(Row("join", {"player": number, "rating": rating, "bot": "greedy"}))
    return contest


def begun(players: int, key: bytes = KEY, **rules: Any) -> Contest:
    contest = opened(players, key, **rules)
    contest.take(Row("start", {}))
    return contest


def by_lot(luck: random.Random, players: tuple[int, ...]) -> dict[str, Any]:
    """Places with a tie now and then, and points that fit them."""
    scores = [luck.randrange(0, 40) for _ in players]
    places = [1 + sum(other > score for other in scores) for score in scores]
    return {"places": places, "scores": scores}


def by_number(luck: random.Random, players: tuple[int, ...]) -> dict[str, Any]:
    """Whoever has the smaller number wins."""
    places = [1 + sum(other < number for other in players) for number in players]
    return {"places": places, "scores": [100 - number for number in players]}


def result(contest: Contest, number: int, board: int, **body: Any) -> None:
    contest.take(Row("result", {"round": number, "board": board, **body}, contest.last))


def next_round(contest: Contest, time: int | None = None) -> bool:
    """Whether another round was made."""
    row = due(contest, contest.last if time is None else time)
    if row is None:
        return False
    contest.take(row)
    return row.kind == "round"


def played(
    contest: Contest,
    luck: random.Random,
    outcome: Outcome = by_lot,
    between: Callable[[Contest], None] = lambda contest: None,
    most: int = 500,
) -> list[Row]:
    """Go on to the end; all rows from here on."""
    rows: list[Row] = []
    time = contest.last

    def taken(row: Row) -> None:
        contest.take(row)
        rows.append(row)

    for _ in range(most):
        while (row := due(contest, time)) is not None:
            taken(row)
            if row.kind == "finish":
                return rows
        open_boards = [board for board in contest.boards if board.is_open]
        time += GAME
        if contest.rules.kind == ARENA:  # not all end at once
            open_boards = [board for board in open_boards if luck.random() < 0.6]
        for board in open_boards:
            body = {"round": board.round, "board": board.board, **outcome(luck, board.players)}
            taken(Row("result", body, time))
        between(contest)
    raise AssertionError("the contest does not end")
