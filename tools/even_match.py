"""Whether an even match is even: a level plays the bot that wants to win half, again and again.

    python -m tools.even_match macao merchant --seats 2 --series 4 --games 10

Nobody knows the level's rating at first: the strength it is met at begins in the middle, and moves
with each result as it does at a server. Told is what it won in the first half of the series and in
the second.
"""

from __future__ import annotations

import argparse
import json
import time
from random import Random
from typing import Any

import carrack
from carrack import bots
from carrack.bots.even import strength_after
from carrack.bots.ladder import wilson
from carrack.bots.levels import rungs_of
from carrack.server.ratings.even import ratings_at


def won(title: str, level: str, seats: int, strength: float, luck: Random) -> float:
    """What the level wins of one game against bots of this strength."""
    game, own = carrack.load(title), luck.randrange(seats)
    state = game.new(seats=seats, seed=luck.getrandbits(40))
    players: list[Any] = []
    for seat in range(seats):
        player: Any = bots.make(level if seat == own else "adaptive", luck.getrandbits(40))
        if seat != own:
            player.meet(rungs_of(ratings_at(title, seats)), strength)
        players.append(player)
    while not state.is_over:
        seat, legal = state.to_move, state.legal(state.to_move)
        state.apply(seat, players[seat].choose(game, state.view(seat), legal))
    places = [state.final_place(seat) for seat in range(seats)]
    return (places[own] == 1) / places.count(1)


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.even_match", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("level")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--series", type=int, default=4)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--minutes", type=float, default=30.0)
    wish = parser.parse_args()
    halves: list[list[float]] = [[], []]
    strengths, end = [], time.monotonic() + 60 * wish.minutes
    for number in range(wish.series):
        luck, results = Random(number), list[float]()
        while len(results) < wish.games and time.monotonic() < end:
            strength = strength_after(None, results, wish.seats)
            results.append(won(wish.title, wish.level, wish.seats, strength, luck))
            halves[len(results) > wish.games / 2].append(results[-1])
        strengths.append(round(strength_after(None, results, wish.seats), 1))
    for name, found in zip(("first", "second"), halves, strict=True):
        if found:
            low, high = wilson(sum(found), len(found))
            told = {"half": name, "games": len(found), "wins": round(100 * sum(found) / len(found))}
            print(json.dumps(told | {"low": round(100 * low), "high": round(100 * high)}))
    print(json.dumps({"level": wish.level, "strengths": strengths}))


if __name__ == "__main__":
    main()
