"""Games played at random, for tests that hold everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from carrack import State
from carrack.games.maracaibo.game import MaracaiboGame
from carrack.games.maracaibo.options import SCENARIOS

GAME = MaracaiboGame()
TABLES = [(scenario, seats) for scenario in SCENARIOS for seats in (1, 2, 3, 4)]
WITH_JEAN = ("base_easy", "base_medium", "base_hard", "campaign", "all_inclusive")


def new(scenario: str = "base_easy", seats: int = 2, seed: int = 1, **options: Any) -> State:
    return GAME.new(seats=seats, seed=seed, options={"scenario": scenario, **options})


def step(state: State, rng: Random) -> None:
    """Somebody who may act does something."""
    seat = rng.choice(state.actors)
    state.apply(seat, rng.choice(state.legal(seat)))


def walk(state: State, rng: Random, share: float = 1.0) -> Iterator[State]:
    """The table again and again until the game is over; with a share only now and then."""
    yield state
    while not state.is_over:
        step(state, rng)
        if rng.random() < share:
            yield state


def at_random(scenario: str, seats: int, seed: int, steps: int, **options: Any) -> State:
    """A table after so many steps, or a few less if the game would be over."""
    state, rng = new(scenario, seats, seed, **options), Random(seed)
    for _ in range(steps):
        before = state.clone()
        step(state, rng)
        if state.is_over:
            return before
    return state


def after_setup(
    scenario: str = "base_easy", seats: int = 2, seed: int = 1, **options: Any
) -> State:
    """A table at the first turn."""
    state, rng = new(scenario, seats, seed, **options), Random(seed)
    while state.view(None)["phase"] == "choosing":
        step(state, rng)
    return state
