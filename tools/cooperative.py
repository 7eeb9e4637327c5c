"""How hard it is to win together: games of bots at every level and number of seats.

    python -m tools.cooperative                     # greedy captains, 20 games of each kind
    python -m tools.cooperative --player merchant --games 100 --jobs 16 --json figures.json

A level is meant to be clearly harder than the one before it, and the first to be won about as often
as not. docs/games/maracaibo.md has the figures of the last run.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from carrack.bots.series import Plan, dealt, game_of, seated
from carrack.research.tally import walk

TITLE = "maracaibo"
SCENARIOS = ("coop", "rescue")
SEATS = (1, 2, 3, 4)
LEVELS = (1, 2, 3, 4)


@dataclass
class Cell:
    """The games of one kind of table."""

    scenario: str
    seats: int
    level: int
    games: int
    won: int
    met: dict[str, int]  # how often each condition was met
    least: float  # mean score of the last captain
    automa: float
    margin: tuple[float, float]  # of the last captain above the automa: mean, and half its interval

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, 95 %."""
        z, n = 1.96, self.games
        middle = (self.share + z * z / (2 * n)) / (1 + z * z / n)
        reach = z * sqrt(self.share * (1 - self.share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return middle - reach, middle + reach


def outcome(plan: Plan, number: int) -> dict[str, Any]:
    """Play one game of a plan."""
    game = game_of(plan)
    state = dealt(game, plan, number)
    walk(game, state, seated(plan, number), [], [])
    result = state.result()
    return {
        "won": bool(result["won"]),
        "met": [one["condition"] for one in result["conditions"] if one["met"]],
        "least": min(state.scores()),
        "automa": result["automa"]["vp"],
    }


def plan_of(scenario: str, seats: int, level: int, asked: argparse.Namespace) -> Plan:
    options = {"scenario": scenario, "level": level}
    return Plan(TITLE, options, (asked.player,) * seats, asked.games, asked.seed)


def counted(plan: Plan, outcomes: Sequence[dict[str, Any]]) -> Cell:
    met = Counter(name for one in outcomes for name in one["met"])
    games = len(outcomes)
    margins = [one["least"] - one["automa"] for one in outcomes]
    reach = 1.96 * stdev(margins) / sqrt(games) if games > 1 else 0.0
    return Cell(
        scenario=plan.options["scenario"],
        seats=len(plan.players),
        level=plan.options["level"],
        games=games,
        won=sum(one["won"] for one in outcomes),
        met=dict(sorted(met.items())),
        least=sum(one["least"] for one in outcomes) / games,
        automa=sum(one["automa"] for one in outcomes) / games,
        margin=(mean(margins), reach),
    )


def in_words(cell: Cell) -> str:
    low, high = cell.interval
    met = ", ".join(f"{name} {count}" for name, count in cell.met.items())
    return (
        f"{cell.scenario:7} {cell.seats} seats, level {cell.level}: "
        f"won {cell.won:3} of {cell.games}, {cell.share:4.0%} [{low:.0%} .. {high:.0%}]; "
        f"last captain {cell.least:.0f}, automa {cell.automa:.0f}, "
        f"margin {cell.margin[0]:+.1f} ± {cell.margin[1]:.1f}; {met}"
    )


def asked_for() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--player", default="greedy", help="the bot in every seat")
    parser.add_argument("--games", type=int, default=20, help="of each kind of table")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--scenarios", nargs="+", default=SCENARIOS, choices=SCENARIOS)
    parser.add_argument("--seats", nargs="+", type=int, default=SEATS, choices=SEATS)
    parser.add_argument("--levels", nargs="+", type=int, default=LEVELS, choices=LEVELS)
    parser.add_argument("--json", type=Path, help="write all figures here")
    return parser.parse_args()


def main() -> None:
    asked = asked_for()
    cells: list[Cell] = []
    with ProcessPoolExecutor(asked.jobs) as workers:
        plans = [
            plan_of(scenario, seats, level, asked)
            for scenario in asked.scenarios
            for seats in asked.seats
            for level in asked.levels
        ]
        waiting = [
            [workers.submit(outcome, plan, number) for number in range(asked.games)]
            for plan in plans
        ]
        for plan, games in zip(plans, waiting, strict=True):
            cells.append(counted(plan, [game.result() for game in games]))
            print(in_words(cells[-1]), flush=True)
    if asked.json:
        asked.json.parent.mkdir(parents=True, exist_ok=True)
        asked.json.write_text(json.dumps([asdict(cell) for cell in cells], indent=1) + "\n")


if __name__ == "__main__":
    main()
