"""How much luck there is in Macau, the card game: one side sees all cards, and searches.

    python -m tools.ceiling --games 200 --simulations 2000

What it wins against a level that plays by the rules is more than anybody can who does not see them;
so a claim above that cannot be reached. It sees the hands of the others and the order of the stock.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import carrack
from carrack import bots
from carrack.bots.ladder import wilson
from carrack.bots.levels import effort_of
from carrack.bots.search import Effort, Search
from carrack.bots.tree import Tree
from carrack.kernel.game import Game
from carrack.kernel.state import State


class Seeing(Search):
    """A search whose every simulation begins with the table as it is."""

    def __init__(self, effort: Effort, seed: int) -> None:
        super().__init__(effort, seed)
        self.table: State | None = None

    def look(self, table: State) -> None:
        self.table = table

    def choose(self, game: Game, view: Any, legal: Sequence[int]) -> int:
        self.trees = []  # nothing is kept: the next table is looked at anew
        return legal[0] if len(legal) == 1 else self.think(game, view)[0].action

    def grow_one(self, tree: Tree, game: Game, view: Any, root: State, seed: int) -> None:
        assert self.table is not None
        tree.evaluator.attach(self.table)
        for _ in range(self.effort.simulations):
            tree.run_on(self.table.clone())


def played(number: int, seats: int, effort: Effort, rival: str) -> float:
    """What the one who sees wins of one game; each deal is played once from every seat."""
    game, luck = carrack.load("macau_cards"), Random(number)
    state = game.new(seats=seats, seed=number // seats)
    seer, own = Seeing(effort, luck.getrandbits(48)), number % seats
    others = [bots.make(rival, luck.getrandbits(48)) for _ in range(seats)]
    while not state.is_over:
        seat, legal = state.to_move, state.legal(state.to_move)
        if seat == own:
            seer.look(state)
            action = seer.choose(game, state.view(seat), legal)
        else:
            action = others[seat].choose(game, state.view(seat), legal)
        state.apply(seat, action)
    places = [state.final_place(seat) for seat in range(seats)]
    return (places[own] == 1) / places.count(1)


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.ceiling", description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--simulations", type=int, default=2000)
    parser.add_argument("--rival", default="merchant-1")
    wish = parser.parse_args()
    effort = replace(effort_of("captain-1", "macau_cards"), simulations=wish.simulations)
    wins, games, end = 0.0, 0, time.monotonic() + 60 * wish.minutes
    while games < wish.games and time.monotonic() < end:
        wins += played(games, wish.seats, effort, wish.rival)
        games += 1
    low, high = wilson(wins, games)
    told = {"seats": wish.seats, "rival": wish.rival, "simulations": wish.simulations}
    told |= {"games": games, "wins": round(100 * wins / games, 1)}
    print(json.dumps(told | {"low": round(100 * low, 1), "high": round(100 * high, 1)}))


if __name__ == "__main__":
    main()
