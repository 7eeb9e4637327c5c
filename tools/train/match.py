"""One bot among rivals of one kind: `python -m tools.train.match macao pilot captain --seats 4`.

Each deal is played once from every seat. The interval of the wins is Wilson's, 95 %.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from carrack import bots
from carrack.bots.ladder import wilson
from carrack.bots.series import Plan
from carrack.kernel.game import load


@dataclass(frozen=True)
class Result:
    """One game, as the player saw it."""

    won: float
    points: float
    others: float
    choices: tuple[int, int]  # of the player, of all rivals
    seconds: tuple[float, float]


def play(title: str, player: str, rival: str, seats: int, number: int) -> Result:
    plan = Plan(title, {}, (player,) + (rival,) * (seats - 1), seats, 1)
    game, seat_of_player = load(title), number % seats
    state = game.new(seats=seats, seed=plan.luck(number // seats, "deal"))
    players = [
        bots.make(player if seat == seat_of_player else rival, plan.luck(number, f"seat {seat}"))
        for seat in range(seats)
    ]
    choices, seconds = [0, 0], [0.0, 0.0]
    while not state.is_over:
        seat = state.to_move
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            view, began = state.view(seat), time.perf_counter()
            action = players[seat].choose(game, view, legal)
            seconds[seat != seat_of_player] += time.perf_counter() - began
            choices[seat != seat_of_player] += 1
        state.apply(seat, action)
    places = [state.final_place(seat) for seat in range(seats)]
    scores = state.scores()
    mine = scores[seat_of_player]
    return Result(
        (places[seat_of_player] == 1) / places.count(1),
        mine,
        (sum(scores) - mine) / (seats - 1),
        (choices[0], choices[1]),
        (seconds[0], seconds[1]),
    )


def results(wish: Any) -> Iterator[Result]:
    """What is done when the time is over; games that began are played to their end."""
    end = time.monotonic() + 60 * wish.minutes
    with ProcessPoolExecutor(wish.jobs, mp_context=get_context("spawn")) as pool:
        asked = [
            pool.submit(play, wish.title, wish.player, wish.rival, wish.seats, number)
            for number in range(wish.games)
        ]
        for one in as_completed(asked):
            if not one.cancelled():
                yield one.result()
            if time.monotonic() > end:
                for other in asked:
                    other.cancel()


def told(wish: Any, found: list[Result]) -> dict[str, Any]:
    wins, games = sum(one.won for one in found), len(found)
    low, high = wilson(wins, games)
    thought = [
        1000
        * sum(one.seconds[who] for one in found)
        / max(1, sum(one.choices[who] for one in found))
        for who in (0, 1)
    ]
    return {
        "player": wish.player,
        "rival": wish.rival,
        "seats": wish.seats,
        "games": games,
        "wins": round(100 * wins / games, 1),
        "low": round(100 * low, 1),
        "high": round(100 * high, 1),
        "points": round(sum(one.points for one in found) / games, 1),
        "others": round(sum(one.others for one in found) / games, 1),
        "ms_a_choice": [round(one, 2) for one in thought],
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.train.match", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("player")
    parser.add_argument("rival")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--jobs", type=int, default=2)
    wish = parser.parse_args()
    print(json.dumps(told(wish, list(results(wish)))), flush=True)


if __name__ == "__main__":
    main()
