"""Looks for better factors of the evaluator of Macau, by self-play:

    python tools/tuning/macau_cards.py --minutes 30

Figures that are changed a little play against those that are best so far, without search, in all
variants and from all seats of the same deals. They become the best if they clearly win. What is
printed at the end is for `FACTORS` in `evaluator`.
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random
from time import monotonic

from carrack.bots.temptation import tempting
from carrack.games.macau_cards.bots.evaluator import FACTORS, TitleEvaluator
from carrack.kernel.game import Game, load

TEMPTING = tuple(FACTORS)[1:14]  # those that decide what tempts; the others value tables
CHANGED = 3  # factors that are changed at a time
STEP = 0.35
PORTION = 40  # deals between two looks at the score
MOST_DEALS = 400
CLEARLY = 2.5  # standard deviations
HOPELESS = -0.5
SEATS = 2
LIMIT = 200  # turns; a deal that takes longer counts by cards left


def play(
    game: Game, evaluators: list[TitleEvaluator], options: dict[str, object], seed: int
) -> list[int]:
    """One game in which everybody does what tempts most; the places."""
    state = game.new(seats=len(evaluators), seed=seed, options=options)
    while not state.is_over:
        seat = state.to_move
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            # What tempts depends on what the seat sees: no sample is needed.
            action = max(tempting(evaluators[seat], state, seat), key=lambda choice: choice[1])[0]
        state.apply(seat, action)
    return [state.final_place(seat) for seat in range(state.seats)]


def lead(
    game: Game, best: TitleEvaluator, other: TitleEvaluator, first: int, deals: int
) -> list[float]:
    """For each deal, played from both seats: by how many games the other one leads."""
    found = []
    for seed in range(first, first + deals):
        variant = game.presets[seed % len(game.presets)]
        options = {"variant": variant, "turn_limit": LIMIT, "target_points": 60}
        there, back = (play(game, pair, options, seed) for pair in ([other, best], [best, other]))
        found.append(float(score(there) - score(back)) / 2)
    return found


def score(places: list[int]) -> int:
    """1 if the first seat wins, -1 if the second does."""
    return (places[0] < places[1]) - (places[1] < places[0])


def is_better(game: Game, best: TitleEvaluator, other: TitleEvaluator, first: int) -> bool:
    """Play until it is clear, or hopeless."""
    leads: list[float] = []
    while len(leads) < MOST_DEALS:
        leads += lead(game, best, other, first + len(leads), PORTION)
        mean = sum(leads) / len(leads)
        spread = sqrt(sum((one - mean) ** 2 for one in leads)) / len(leads)
        if spread == 0 or mean / spread < HOPELESS:
            return False
        if mean / spread > CLEARLY:
            return True
    return False


def changed(factors: dict[str, float], luck: Random) -> dict[str, float]:
    new = dict(factors)
    for name in luck.sample(TEMPTING, CHANGED):
        new[name] = round(new[name] + luck.gauss(0, STEP), 3)
    return new


def tune(minutes: float, seed: int) -> dict[str, float]:
    game, luck = load("macau_cards"), Random(seed)
    best, factors = TitleEvaluator(game), dict(FACTORS)
    end = monotonic() + 60 * minutes
    deal = 0
    while monotonic() < end:
        other, new = TitleEvaluator(game), changed(factors, luck)
        other.take_factors(list(new.values()))
        if is_better(game, best, other, deal):
            best, factors = other, new
            print({name: new[name] for name in new if new[name] != FACTORS[name]}, flush=True)
        deal += MOST_DEALS
    return factors


def main() -> None:
    parser = argparse.ArgumentParser(description="Look for better factors by self-play.")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for name, figure in tune(arguments.minutes, arguments.seed).items():
        print(f'    "{name}": {figure},')


if __name__ == "__main__":
    main()
