"""The interfaces for research beside other people's, all played at random as quickly as they allow.

Each speed says steps and games a second, and how many games are played at once.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import open_spiel.python.games  # noqa: F401 - makes them known to pyspiel
import pettingzoo
import pyspiel
import rlcard
from absl import logging
from peers import Played, luck, many, play_openspiel
from timing import quickest

import carrack
from carrack.research import openspiel
from carrack.research.pettingzoo import env as our_env
from carrack.research.vector import Vector

SEATS = 2  # as many as the peers have
TABLE = 4  # games of OpenSpiel have different numbers of seats; ours as in the other figures
MACAU = {"variant": "hungarian", "turn_limit": 400}
SIZES = (1, 4, 16, 64, 256, 1024, 4096)  # of a vector environment
WARM_UP = 200  # steps after which games of a vector environment stand at different moments
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

CLASSIC = {  # the card games that PettingZoo has
    "leduc_holdem-v4": "Leduc hold’em",
    "texas_holdem-v4": "Texas hold’em",
    "texas_holdem_no_limit-v6": "Texas hold’em, no limit",
    "hanabi-v5": "Hanabi",
}
BLACKJACK = "Blackjack-v1"  # the card game that EnvPool has
SPIELS = {  # OpenSpiel's Python games in which seats move in turn
    "python_kuhn_poker": "Kuhn poker",
    "python_liars_poker": "liar’s poker",
    "python_block_dominoes": "block dominoes",
    "python_team_dominoes": "team dominoes",
    "python_tic_tac_toe": "tic-tac-toe",
    "python_hangman": "hangman",
    "python_ant_foraging": "ant foraging",
}

Speed = dict[str, float]  # steps_per_s, games_per_s, size
Row = tuple[str, ...]


def measure_research(seconds: float) -> dict[str, Any]:
    openspiel.register()
    logging.set_verbosity(logging.ERROR)  # hangman misses a list of words
    packages = {
        "PettingZoo": "pettingzoo",
        "RLCard": "rlcard",
        "Pgx": "pgx",
        "JAX": "jax",
        "EnvPool": "envpool",
    }
    return {
        "measured": ", ".join(f"{name} {version(package)}" for name, package in packages.items()),
        "cores": CORES,
        "aec": one_by_one(aec_loop(our_env("macao", seats=SEATS)), seconds),
        "classic": {name: one_by_one(aec_loop(classic(name)), seconds) for name in CLASSIC},
        "uno": one_by_one(uno_loop(), seconds),
        "macao": vector_speed("macao", {}, seconds),
        "macau": vector_speed("macau_cards", MACAU, seconds),
        "macao_all_cores": vector_speed("macao", {}, seconds, CORES),
        "pgx": alone("pgx_backgammon.py", 1, seconds),
        "pgx_all_cores": alone("pgx_backgammon.py", CORES, seconds),
        "envpool": alone("envpool_games.py", BLACKJACK, 1, seconds),
        "spiel": one_by_one(spiel_loop(f"carrack_macao(seats={TABLE})"), seconds),
        "spiel_of_two": one_by_one(spiel_loop(f"carrack_macao(seats={SEATS})"), seconds),
        "spiels": {name: one_by_one(spiel_loop(name), seconds) for name in SPIELS},
    }


def one_by_one(play: Callable[[], Played], seconds: float) -> Speed:
    """The speed of whole games, one after the other."""
    took, games, (_, steps) = quickest(lambda games: many(play, games), seconds)
    return {"steps_per_s": steps / took, "games_per_s": games / took, "size": 1}


# ---- PettingZoo ----


def classic(name: str) -> Any:
    with warnings.catch_warnings(action="ignore"):  # about the limits of their observations
        return pettingzoo.make("aec", f"classic/{name}")


def aec_loop(env: Any) -> Callable[[], Played]:
    env.reset(seed=1)
    numbers = luck()
    return lambda: play_aec(env, numbers)


def play_aec(env: Any, numbers: Iterator[int]) -> Played:
    """All calls of `step` count, also those for seats whose game is over."""
    choices = steps = 0
    env.reset()
    while env.agents:
        observation, _, terminated, truncated, _ = env.last()
        steps += 1
        if terminated or truncated:
            env.step(None)
            continue
        legal = observation["action_mask"].view(bool).nonzero()[0]
        choices += len(legal) > 1
        env.step(legal[next(numbers) % len(legal)])
    return choices, steps


# ---- RLCard ----


def uno_loop() -> Callable[[], Played]:
    """Its own `env.run` with its random agents takes longer than this."""
    env, numbers = rlcard.make("uno", {"seed": 1}), luck()

    def play() -> Played:
        choices = steps = 0
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            steps += 1
            choices += len(legal) > 1
            state, _ = env.step(legal[next(numbers) % len(legal)])
        return choices, steps

    return play


# ---- vector environments ----


def vector_speed(title: str, options: dict[str, Any], seconds: float, threads: int = 1) -> Speed:
    """With as many games at once as is quickest, which is tried first."""

    def measure(size: int, seconds: float) -> Speed:
        games = Vector(carrack.load(title), SEATS, size, options, threads, seed=1)

        def step(times: int) -> tuple[int, int]:
            before = games.finished
            for _ in range(times):
                games.step(games.random_actions())
            return times * size, games.finished - before

        step(WARM_UP)
        took, _, (steps, ended) = quickest(step, seconds, by_the_wall=threads > 1)
        return {"steps_per_s": steps / took, "games_per_s": ended / took, "size": size}

    tried = [measure(size, seconds / 4) for size in SIZES if size >= threads]
    return measure(int(quicker(tried)["size"]), seconds)


def alone(script: str, *words: str | float) -> Speed:
    """What a script measures in a process of its own."""
    command = [sys.executable, str(Path(__file__).with_name(script)), *map(str, words)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    speed: Speed = json.loads(done.stdout)
    return speed


def quicker(speeds: list[Speed]) -> Speed:
    return max(speeds, key=lambda speed: speed["steps_per_s"])


# ---- OpenSpiel ----


def spiel_loop(name: str) -> Callable[[], Played]:
    game, numbers = pyspiel.load_game(name), luck()
    return lambda: play_openspiel(game.new_initial_state(), numbers)


# ---- the tables ----

RESEARCH_HEAD = ("per second", "steps", "games", "games at once")


def research_speeds(figures: dict[str, Any]) -> list[Row]:
    cores = f"{figures['cores']} cores"
    rows = {
        "Macao, PettingZoo": figures["aec"],
        **{f"{CLASSIC[name]} (PettingZoo)": speed for name, speed in figures["classic"].items()},
        "Macao, vector environment": figures["macao"],
        "Macau, vector environment": figures["macau"],
        "uno (RLCard)": figures["uno"],
        "backgammon (Pgx), vector environment": figures["pgx"],
        "blackjack (EnvPool)": figures["envpool"],
        f"Macao, vector environment, {cores}": figures["macao_all_cores"],
        f"backgammon (Pgx), vector environment, {cores}": figures["pgx_all_cores"],
        f"Macao with {TABLE} seats, OpenSpiel": figures["spiel"],
        f"Macao with {SEATS} seats, OpenSpiel": figures["spiel_of_two"],
        **{
            f"{SPIELS[name]} (OpenSpiel, Python)": speed
            for name, speed in figures["spiels"].items()
        },
    }
    return [
        (name, *(f"{figure:,.0f}" for figure in speed.values())) for name, speed in rows.items()
    ]


def research_targets(figures: dict[str, Any]) -> list[Row]:
    classic = quicker(list(figures["classic"].values()))
    spiel = quicker(list(figures["spiels"].values()))
    macao, macau = figures["macao"], figures["macau"]
    everywhere = figures["macao_all_cores"], figures["pgx_all_cores"]
    return [
        (
            "Macao : quickest card game of PettingZoo, AEC steps",
            steps_ratio(figures["aec"], classic),
            "≥ 5",
        ),
        ("Macau, vector environment : uno of RLCard", steps_ratio(macau, figures["uno"]), "≥ 50"),
        ("Macao, vector environment : uno of RLCard", steps_ratio(macao, figures["uno"]), "–"),
        (
            "Macao, vector environment : quickest card game of PettingZoo",
            steps_ratio(macao, classic),
            "≥ 50",
        ),
        (
            "Macao : backgammon of Pgx, vector environments on one core",
            steps_ratio(macao, figures["pgx"]),
            "≥ 1",
        ),
        (
            "Macao : blackjack of EnvPool, vector environments on one core",
            steps_ratio(macao, figures["envpool"]),
            "–",
        ),
        (
            "Macao : backgammon of Pgx, vector environments on all cores, by the clock",
            steps_ratio(*everywhere),
            "–",
        ),
        (
            f"Macao with {TABLE} seats : quickest Python game of OpenSpiel, in its interface",
            steps_ratio(figures["spiel"], spiel),
            "≥ 3",
        ),
        (
            f"Macao with {SEATS} seats : quickest Python game of OpenSpiel, in its interface",
            steps_ratio(figures["spiel_of_two"], spiel),
            "–",
        ),
    ]


def steps_ratio(ours: Speed, other: Speed) -> str:
    return f"{ours['steps_per_s'] / other['steps_per_s']:.1f}"
