"""Other people's games through the same plain loop: ask what is legal, choose, apply.

Every `play_…` function plays one whole game and returns (choices, decisions): a choice is a
decision with at least two legal actions.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any

import pyspiel
from catanatron import Color, RandomPlayer
from catanatron import Game as Catan

import carrack

Played = tuple[int, int]
CRAZY_EIGHTS = "crazy_eights(players=4)"
BACKGAMMON = "backgammon"


def luck(seed: int = 1) -> Iterator[int]:
    """Numbers to choose with, drawn beforehand: the loop is to measure games, not generators."""
    draw = random.Random(seed).getrandbits
    return cycle([draw(30) for _ in range(100_003)])


def play_ours(state: carrack.State, numbers: Iterator[int]) -> Played:
    choices = decisions = 0
    while (seat := state.to_move) >= 0:
        legal = state.legal(seat)
        decisions += 1
        choices += len(legal) > 1
        state.apply(seat, legal[next(numbers) % len(legal)])
    return choices, decisions


def play_openspiel(state: Any, numbers: Iterator[int]) -> Played:
    """OpenSpiel leaves its luck to the caller. With one deck all outcomes are equally likely; of
    the
    21 rolls of backgammon doubles are rarer, which changes little for the speed."""
    choices = decisions = 0
    while (player := state.current_player()) != pyspiel.PlayerId.TERMINAL:
        if player == pyspiel.PlayerId.CHANCE:
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[next(numbers) % len(outcomes)][0])
            continue
        legal = state.legal_actions()
        decisions += 1
        choices += len(legal) > 1
        state.apply_action(legal[next(numbers) % len(legal)])
    return choices, decisions


class Chooser(RandomPlayer):
    """A seat of catanatron that counts what it is asked."""

    def __init__(self, color: Any, numbers: Iterator[int]) -> None:
        super().__init__(color)
        self.numbers = numbers
        self.choices = self.decisions = 0

    def decide(self, game: Any, playable_actions: list[Any]) -> Any:
        self.decisions += 1
        self.choices += len(playable_actions) > 1
        return playable_actions[next(self.numbers) % len(playable_actions)]


def play_catan(numbers: Iterator[int]) -> Played:
    """A game of catanatron, which asks its players itself."""
    seats = [
        Chooser(color, numbers) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    ]
    Catan(seats).play()
    return sum(seat.choices for seat in seats), sum(seat.decisions for seat in seats)


def many(play: Callable[[], Played], games: int) -> Played:
    choices = decisions = 0
    for _ in range(games):
        played = play()
        choices += played[0]
        decisions += played[1]
    return choices, decisions


# ---- OpenSpiel's own rollouts, in C++ ----


def rollouts(name: str) -> Callable[[int], Played]:
    """Random games inside OpenSpiel's C++, driven through its MCTS bot: one simulation, many
    rollouts.

    The bot does not tell how long they were, so the mean length is sampled from the same positions.
    """
    game = pyspiel.load_game(name)
    deals = [dealt(game, seed) for seed in range(20)]
    choices, decisions = mean_length(deals)

    def roll_out(count: int) -> Played:
        each = -(-count // len(deals))
        for seed, deal in enumerate(deals):
            evaluator = pyspiel.RandomRolloutEvaluator(each, seed + 1)
            bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, seed + 1, False)
            bot.mcts_search(deal)
        return round(choices * each * len(deals)), round(decisions * each * len(deals))

    return roll_out


def tree_search(name: str) -> Callable[[int], Played]:
    """OpenSpiel's own MCTS in C++, each simulation with one random game to the end.

    How many choices a simulation takes is the mean length of such games, tree and all.
    """
    game = pyspiel.load_game(name)
    root = dealt(game, 1)
    choices, decisions = mean_length([root])

    def search(simulations: int) -> Played:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, False, 1, False)
        bot.mcts_search(root)
        return round(choices * simulations), round(decisions * simulations)

    return search


def dealt(game: Any, seed: int) -> Any:
    """The first moment a player decides."""
    choose = random.Random(seed).choice
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(choose(state.chance_outcomes())[0])
    return state


def mean_length(deals: list[Any]) -> tuple[float, float]:
    numbers = luck()
    samples = [play_openspiel(deal.clone(), numbers) for deal in deals for _ in range(100)]
    choices = sum(sample[0] for sample in samples)
    decisions = sum(sample[1] for sample in samples)
    return choices / len(samples), decisions / len(samples)
