"""Greedy at the table of Macao."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import carrack
from carrack import bots
from carrack.bots.levels import effort_of
from carrack.bots.search import Search, evaluator_for
from carrack.games.macao.bots.evaluator import TitleEvaluator
from carrack.games.macao.options import OPTIONS
from carrack.kernel.options import Choice

MACAO = carrack.load("macao")


def play(names: list[str], seed: int, options: dict[str, Any] | None = None) -> carrack.State:
    """A whole game of these bots."""
    state = MACAO.new(seats=len(names), seed=seed, options=options)
    players = [bots.make(name, seed + seat) for seat, name in enumerate(names)]
    while not state.is_over:
        seat = state.to_move
        state.apply(seat, players[seat].choose(MACAO, state.view(seat), state.legal(seat)))
    return state


def test_one_greedy_among_three_random_wins() -> None:
    # Given eight games in which greedy sits in each seat twice
    for number in range(8):
        names = ["random"] * 4
        names[number % 4] = "greedy"
        # Then it wins every one of them; carrack simulate shows the rate over many games
        assert play(names, seed=number).final_place(number % 4) == 1


def test_four_greedy_earn_their_prestige() -> None:
    scores = [score for seed in range(4) for score in play(["greedy"] * 4, seed).scores()]
    assert sum(scores) / len(scores) >= 55


def test_greedy_plays_the_same_game_twice() -> None:
    first, second = (play(["greedy", "greedy"], seed=3) for _ in range(2))
    assert first.fingerprint() == second.fingerprint()


def test_the_governor_judges_with_what_it_has_learned_from_its_own_search() -> None:
    # Given the evaluators of a captain of the first edition and of a governor
    state = MACAO.new(seats=3, seed=2)
    levels = [effort_of(level, "macao") for level in ("captain-1", "governor")]
    evaluators: list[Any] = [evaluator_for(MACAO, effort.weights) for effort in levels]
    # When both look at a table
    for evaluator in evaluators:
        evaluator.attach(state)
    found = [[evaluator.worth(state, seat) for seat in range(3)] for evaluator in evaluators]
    # Then they expect something different, and neither anything absurd
    assert found[0] != found[1]
    assert all(20 < worth < 120 for worths in found for worth in worths)


@pytest.mark.parametrize(("seats", "learned"), [(2, False), (3, False), (4, True)])
def test_it_does_so_only_at_tables_of_four_where_it_learned(seats: int, learned: bool) -> None:
    # Given a governor's search that has seen a table
    state: Any = MACAO.new(seats=seats, seed=2)
    search = Search(replace(effort_of("governor", "macao"), simulations=2), seed=1)
    search.think(MACAO, state.view(state.to_move))
    # Then its evaluator expects what a common evaluator expects, except at a table of four
    evaluator, common = search.evaluators[0], evaluator_for(MACAO)
    assert isinstance(evaluator, TitleEvaluator)
    assert isinstance(common, TitleEvaluator)
    assert (evaluator.worth(state, 0) != common.worth(state, 0)) == learned


def other_values() -> list[dict[str, Any]]:
    """Each option with every value that is not its default."""
    others: list[dict[str, Any]] = [{"initial_wall_order": "random"}]
    for option in OPTIONS:
        if isinstance(option, Choice):
            others += [{option.name: value} for value in option.choices if value != option.default]
        elif isinstance(option.default, bool):
            others.append({option.name: not option.default})
    return others


@pytest.mark.parametrize("options", other_values(), ids=str)
def test_greedy_finishes_under_every_option(options: dict[str, Any]) -> None:
    assert play(["greedy", "random", "random"], seed=1, options=options).is_over


def test_greedy_decides_by_what_its_seat_sees() -> None:
    # Given positions of a game, and tables that differ only in the order of the stack
    state, rng = MACAO.new(seats=3, seed=5), Random(5)
    while not state.is_over:
        seat = state.to_move
        legal = state.legal(seat)
        if len(legal) > 1 and rng.random() < 0.1:
            twin = MACAO.sample(state.view(seat), rng)
            # Then greedy chooses the same at both
            choices = [
                bots.make("greedy", 1).choose(MACAO, table.view(seat), legal)
                for table in (state, twin)
            ]
            assert choices[0] == choices[1]
        state.apply(seat, rng.choice(legal))
