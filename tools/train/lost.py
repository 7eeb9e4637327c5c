"""How much a way to think loses at single choices: `python -m tools.train.lost --jobs 16`.

Choices with at least three actions, from games of the evaluator with itself. The ten
most tempting actions of each, and whatever a way to think chose besides, are searched so often as
far as four rounds on; *lost* is how much prestige less than the best of them the chosen one had.
Every way is tried on the same choices.
"""

from __future__ import annotations

import argparse
import json
import re
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev
from typing import Any

from carrack import bots
from carrack.bots.evaluator import Evaluator
from carrack.bots.levels import effort_of
from carrack.bots.search import Effort, Search, evaluator_for
from carrack.bots.temptation import tempting
from carrack.bots.tree import Tree
from carrack.kernel.game import Game, load
from carrack.kernel.state import State

TITLE = "macao"
TEMPTING = 10
PART_OF_CHOICES = 0.02
FAR = 8  # stages: four rounds
PUSHED = 1.0e9  # a prior with which nothing else is tried


def ways(seats: int) -> dict[str, Effort | str]:
    captain = effort_of("captain-1", TITLE)
    searched = replace(captain, weights="searched.net", learned_at=seats)
    taught = replace(captain, taught=1.0)
    judged = replace(taught, judged=1.0)
    return {
        "merchant": effort_of("merchant-1", TITLE),
        "captain": captain,
        "captain, searched weights": searched,
        "pilot": "pilot",
        "100 and policy": taught,
        "100 and policy, heat 2": replace(captain, taught=2.0),
        "100 and policy, searched weights, heat 2": replace(searched, taught=2.0),
        "100, policy and values": judged,
        "400, policy and values": replace(judged, simulations=400),
        "1600, policy and values": replace(judged, simulations=1600),
        "400, policy and values, heat 2": replace(judged, simulations=400, taught=2.0),
        "400, policy and values, exploration 0.3": replace(
            judged, simulations=400, exploration=0.3
        ),
        "100, policy, half values": replace(taught, judged=0.5),
    }


def tried(seats: int, only: str) -> dict[str, Effort | str]:
    """The ways whose names agree with a pattern."""
    return {name: way for name, way in ways(seats).items() if re.search(only, name)}


def choice(game: Game, seats: int, luck: Random) -> State:
    """A choice of a steady game."""
    evaluator = judge_for(game, seats)
    while True:
        state = game.new(seats=seats, seed=luck.getrandbits(40))
        evaluator.attach(state)
        while not state.is_over:
            seat = state.to_move
            legal = state.legal(seat)
            if len(legal) > 2 and luck.random() < PART_OF_CHOICES:
                return state
            state.apply(seat, best_of(evaluator, state, seat) if len(legal) > 1 else legal[0])


def judge_for(game: Game, seats: int) -> Evaluator:
    return evaluator_for(game, "searched.net" if seats == game.max_seats else None)


def best_of(evaluator: Evaluator, state: State, seat: int) -> int:
    return max(tempting(evaluator, state, seat), key=lambda one: one[1])[0]


def points_of(evaluator: Evaluator, root: State, action: int, seed: int, times: int) -> float:
    """What the seat ends with behind one action."""
    effort = effort_of("captain-1", TITLE)
    tree = Tree(evaluator, root.to_move, seed, times)
    tree.exploration, tree.ambition = effort.exploration, effort.ambition
    tree.horizon, tree.steady = FAR, True
    blank = root.clone()
    tree.run(root, blank, 1)  # now the actions are there
    tree.press(action, PUSHED)
    tree.run(root, blank, times)
    return next(points for one, _, _, points in tree.tried() if one == action)


def measure(seed: int, times: int, seats: int, only: str) -> dict[str, Any]:
    """One choice: what every way to think loses there, and how long it takes."""
    luck, game = Random(seed), load(TITLE)
    state = choice(game, seats, luck)
    seat, legal = state.to_move, state.legal(state.to_move)
    view = state.view(seat)
    chosen: dict[str, int] = {}
    seconds: dict[str, float] = {}
    for name, way in tried(seats, only).items():
        player: Any = Search(way, seed) if isinstance(way, Effort) else bots.make(way, seed)
        if isinstance(way, str):
            player.choose(game, view, legal)  # reads its weights
        else:
            player.begin(game, view)
        began = time.perf_counter()
        chosen[name] = player.choose(game, view, legal)
        seconds[name] = time.perf_counter() - began
    root = game.sample(view, luck)
    judge = judge_for(game, seats)
    judge.attach(root)
    judge.heat = 1.5
    order = sorted(tempting(judge, root, seat), key=lambda one: -one[1])
    looked = {action for action, _ in order[:TEMPTING]} | set(chosen.values())
    found = {action: points_of(judge, root, action, seed + 1, times) for action in sorted(looked)}
    best = max(found[action] for action, _ in order[:TEMPTING])
    return {name: (best - found[action], seconds[name]) for name, action in chosen.items()}


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.train.lost", description=__doc__)
    parser.add_argument("--choices", type=int, default=100)
    parser.add_argument("--times", type=int, default=250)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--only", default="", help="a pattern: ways with such names")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    wish = parser.parse_args()
    seeds = [wish.seed * 1_000_003 + number for number in range(wish.choices)]
    work = partial(measure, times=wish.times, seats=wish.seats, only=wish.only)
    with ProcessPoolExecutor(wish.jobs, mp_context=get_context("spawn")) as pool:
        told = list(pool.map(work, seeds))
    for name in tried(wish.seats, wish.only):
        lost = [one[name][0] for one in told]
        error = stdev(lost) / len(lost) ** 0.5 if len(lost) > 1 else 0.0
        thought = 1000 * fmean(one[name][1] for one in told)
        line = {"way": name, "lost": round(fmean(lost), 3), "error": round(error, 3)}
        print(json.dumps(line | {"ms": round(thought, 1), "choices": len(lost)}), flush=True)


if __name__ == "__main__":
    main()
