"""How fast the rules run here: random playouts in both builds, a clone, the size of a state."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from time import perf_counter
from typing import Any

import carrack
from carrack.kernel.errors import CarrackError
from carrack.kernel.game import Game
from carrack.kernel.state import State

SEATS = 4
OPTIONS = {"turn_limit": 400}
COMPILED_SECONDS = 2.0
PURE_SECONDS = 4.0
CLONES = 20_000


def measured(game: Game, seconds: float) -> dict[str, float]:
    """Playouts for about so many seconds, after a short one that tells how many games these are."""
    from carrack.bots.playouts import random_playouts

    seats = min(max(SEATS, game.min_seats), game.max_seats)
    options = OPTIONS if any(option.name == "turn_limit" for option in game.options) else {}
    trial = random_playouts(game, seats=seats, options=options, games=5, seed=1)
    games = max(5, int(5 * seconds / max(trial.seconds, 1e-6)))
    run = random_playouts(game, seats=seats, options=options, games=games, seed=1)
    return {
        "decisions_per_s": run.choices / run.seconds,
        "games_per_s": run.games / run.seconds,
        "games": run.games,
    }


def clone_ns(game: Game) -> float:
    """Nanoseconds for one clone; the best of several rounds."""
    state = game.new(seats=min(max(SEATS, game.min_seats), game.max_seats), seed=1)
    return min(clone_round(state, CLONES // 10) for _ in range(10))


def clone_round(state: State, times: int) -> float:
    clone = state.clone
    start = perf_counter()
    for _ in range(times):
        clone()
    return (perf_counter() - start) / times * 1e9


def measures(title: str) -> dict[str, Any]:
    """All measures of a title; those of the compiled build are None where there is none."""
    game = carrack.load(title)
    compiled = carrack.build_mode() == "compiled"
    here = measured(game, COMPILED_SECONDS if compiled else PURE_SECONDS)
    pure = measures_of_pure(title) if compiled else here
    state = game.new(seats=min(max(SEATS, game.min_seats), game.max_seats), seed=1)
    return {
        "game": title,
        "build_mode": carrack.build_mode(),
        "compiled_decisions_per_s": here["decisions_per_s"] if compiled else None,
        "compiled_games_per_s": here["games_per_s"] if compiled else None,
        "pure_decisions_per_s": pure["decisions_per_s"],
        "pure_games_per_s": pure["games_per_s"],
        "ratio": here["decisions_per_s"] / pure["decisions_per_s"] if compiled else None,
        "clone_ns": clone_ns(game),
        "state_bytes": state.LAYOUT.size,
    }


def measures_of_pure(title: str) -> dict[str, float]:
    """Speeds of the pure build, measured in a child process that prefers the source files."""
    code = (
        "import json, sys, carrack; from carrack.terminal.bench import measured, PURE_SECONDS; "
        "print(json.dumps(measured(carrack.load(sys.argv[1]), PURE_SECONDS)))"
    )
    child = subprocess.run(
        [sys.executable, "-c", code, title],
        env={**os.environ, "CARRACK_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if child.returncode != 0:
        last = (child.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise CarrackError(
            f"the pure build could not be measured: {last}",
            code="bench.pure",
            facts={"why": last},
        )
    found: dict[str, float] = json.loads(child.stdout)
    return found
