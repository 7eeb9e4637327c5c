"""Thousands of random games in the build that checks every array index.

An index outside its array stops the process with the line of the rule; a Python error inside
compiled code, which has nowhere to go, is counted here.

Usage: checked_games.py [GAMES for each setup]
"""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import carrack
from carrack.bots.playouts import random_playouts
from carrack.kernel.game import installed
from carrack.kernel.options import ALWAYS
from carrack.research.vector import Vector

TURN_LIMIT = 400
OBSERVED = 150  # decisions of two games for each setup
FULL_STACK = """
import carrack
from carrack.games.maracaibo.stack import push
state = carrack.load("maracaibo").new(seats=1, seed=1)
for _ in range(100):
    push(state, 0, 0, 0, 0, 0, 0)
"""
LOST: list[str] = []


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 12
    check_build()
    check_full_stack()
    sys.unraisablehook = lambda trouble: LOST.append(repr(trouble.exc_value))
    total = decisions = 0
    for title in sorted(installed()):
        game = carrack.load(title)
        for number, (seats, options) in enumerate(setups(game)):
            played = random_playouts(game, seats, options, games, number)
            total += played.games
            decisions += played.decisions
            play_with_events(game, seats, options, number)
            observe(game, seats, options, number)
    print(f"{total} games with {decisions} decisions, {len(LOST)} errors")
    for trouble in sorted(set(LOST)):
        print(f"  {trouble}", file=sys.stderr)
    return 1 if LOST else 0


def observe(game: carrack.Game, seats: int, options: dict[str, Any], seed: int) -> None:
    """Observations of a few games: every number within its limits."""
    games = Vector(game, seats, 2, options, seed=seed)
    low, high = games.encoder.low, games.encoder.high
    for _ in range(OBSERVED):
        games.step(games.random_actions())
        if (games.observations < low).any() or (games.observations > high).any():
            LOST.append(f"{game.id}: an observation out of its limits, {seats} seats, {options}")


def check_build() -> None:
    place = Path(carrack.__file__).parent
    if carrack.build_mode() != "compiled" or "checked" not in place.parts:
        raise SystemExit(f"this is not the checked build: {carrack.build_mode()}, in {place}")


def check_full_stack() -> None:
    """What is pushed on a full stack is lost in play; here it stops the process, and says where."""
    tried = subprocess.run([sys.executable, "-c", FULL_STACK], capture_output=True, text=True)
    if tried.returncode == 0 or "out of bounds" not in tried.stderr:
        raise SystemExit(f"a full stack went unnoticed: {tried.returncode}, {tried.stderr!r}")


def setups(game: carrack.Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats with every way to play that goes together."""
    limit = {"turn_limit": TURN_LIMIT} if "turn_limit" in names(game) else {}
    for options in ways(game):
        for seats in range(game.min_seats, game.max_seats + 1):
            if fits(game, options | limit):
                yield seats, options | limit


def ways(game: carrack.Game) -> Iterator[dict[str, Any]]:
    """Each preset plain, with each modifier and with two; without presets, each option changed."""
    for preset in game.presets:
        yield {game.preset_option: preset}
        yield from late_ways(game, {game.preset_option: preset})
        for modifiers in (*([name] for name in game.modifiers), list(game.modifiers[-2:])):
            if modifiers:
                yield {game.preset_option: preset, "modifiers": modifiers}
    if not game.presets:
        yield {}
        for option in game.options:
            for value in getattr(option, "choices", (not option.default,)):
                yield {option.name: value}


def late_ways(game: carrack.Game, options: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Each option that came later at each other value, and all of them that go together."""
    usual, together = game.resolve(options), dict(options)
    for option in game.options:
        if option.earlier is not ALWAYS:
            for value in getattr(option, "choices", (not option.default,)):
                if value != usual[option.name]:
                    yield {**options, option.name: value}
                    if fits(game, {**together, option.name: value}):
                        together[option.name] = value
    if together != options:
        yield together


def names(game: carrack.Game) -> set[str]:
    return {option.name for option in game.options}


def fits(game: carrack.Game, options: dict[str, Any]) -> bool:
    try:
        game.resolve(options)
    except carrack.BadOption:
        return False
    return True


def play_with_events(game: carrack.Game, seats: int, options: dict[str, Any], seed: int) -> None:
    """Playouts note no events; this game does, and looks whether all of them found room."""
    state = game.new(seats=seats, seed=seed, options=options)
    choose = random.Random(seed).choice
    while not state.is_over:
        seat = state.to_move
        state.apply(seat, choose(state.legal(seat)))
        if state.lost_events:
            raise SystemExit(f"{state.lost_events} events did not fit: {seats} seats, {options}")


if __name__ == "__main__":
    sys.exit(main())
