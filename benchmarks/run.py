"""Speed of the rules, side by side: compiled and pure, ours and other people's.

Everything is measured in one run on one core, so the ratios mean something on any machine; the
single figures do not. Time is that of the processor, so that a busy machine disturbs little; only
two threads against one are measured by the clock on the wall.

Usage: python benchmarks/run.py [--json FILE] [--seconds N] [--write]
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import timeit
import zipfile
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import pyspiel
from import_time import import_seconds
from peers import (
    BACKGAMMON,
    CRAZY_EIGHTS,
    Played,
    luck,
    many,
    play_catan,
    play_openspiel,
    play_ours,
    rollouts,
    tree_search,
)
from research import RESEARCH_HEAD, Row, measure_research, research_speeds, research_targets
from rich.console import Console
from rich.table import Table
from timing import REPEATS, quickest

import carrack
from carrack.bots.playouts import random_playouts
from carrack.bots.search import Effort, Search, evaluator_for
from carrack.bots.tree import Tree

SEATS = 4
PAGE = "carrack/server/page/"
OPTIONS: dict[str, dict[str, Any]] = {
    "macau_cards": {"variant": "hungarian", "turn_limit": 400},
    "macao": {},
    "maracaibo": {"scenario": "all_inclusive"},
}

Speed = dict[str, float]  # choices_per_s, decisions_per_s, games_per_s


def main() -> None:
    arguments = read_arguments()
    if arguments.pure_part:
        print(json.dumps(PURE_PARTS[arguments.pure_part](arguments.seconds)))
        return
    if carrack.build_mode() != "compiled":
        sys.exit("nothing is compiled here, so there is nothing to compare; see `make help`")
    figures = measure(arguments.seconds)
    if arguments.json == "-":
        print(json.dumps(figures, indent=2))
        return
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    show(figures)
    if arguments.write:
        write_figures(figures)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", metavar="FILE", help="write the figures to a file; - for here")
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each repetition")
    parser.add_argument("--write", action="store_true", help="put the figures into the READMEs")
    parser.add_argument("--pure-part", metavar="NAME", help=argparse.SUPPRESS)
    return parser.parse_args()


def measure(seconds: float) -> dict[str, Any]:
    peers = peer_speeds(seconds)
    return {
        "machine": f"{platform.machine()}, Python {platform.python_version()}",
        "peers_measured": f"OpenSpiel {version('open_spiel')}, catanatron {version('catanatron')}",
        "titles": {title: measure_title(title, seconds) for title in OPTIONS},
        "search": measure_search(seconds),
        "peers": peers,
        "research": measure_research(seconds),
        "import_seconds": import_seconds(),
        "wheel_installed_bytes": wheel_bytes(),
    }


def measure_title(title: str, seconds: float) -> dict[str, Any]:
    return {
        "compiled": native_speed(title, seconds),
        "pure": pure_part(title, seconds),
        "python_loop": best(partial(our_loop, title), seconds),
        "two_threads": two_threads(title, seconds),
        "legal_ns": legal_ns(title),
        "clone_ns": clone_ns(title),
        "state_bytes": sys.getsizeof(new_game(title, 0)),
    }


def peer_speeds(seconds: float) -> dict[str, Speed]:
    return {
        "crazy_eights_native": best(rollouts(CRAZY_EIGHTS), seconds),
        "crazy_eights_loop": best(partial(openspiel_loop, CRAZY_EIGHTS), seconds),
        "backgammon_loop": best(partial(openspiel_loop, BACKGAMMON), seconds),
        "backgammon_search": best(tree_search(BACKGAMMON), seconds),
        "catanatron_loop": best(partial(many, partial(play_catan, luck())), seconds),
    }


# ---- our own ----


def new_game(title: str, seed: int) -> carrack.State:
    return carrack.load(title).new(seats=SEATS, seed=seed, options=OPTIONS[title])


def native_speed(title: str, seconds: float) -> Speed:
    """Random games played inside the build, without Python in between."""

    def play(games: int) -> Played:
        played = random_playouts(carrack.load(title), SEATS, OPTIONS[title], games, 1)
        return played.choices, played.decisions

    return best(play, seconds)


def pure_part(name: str, seconds: float) -> Speed:
    """What the pure build does, measured in a process of its own that runs the .py files."""
    command = [sys.executable, __file__, "--pure-part", name, "--seconds", str(seconds)]
    environment = dict(os.environ, CARRACK_PURE="1")
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    speed: Speed = json.loads(done.stdout)
    return speed


def our_loop(title: str, games: int) -> Played:
    numbers = luck()
    seeds = iter(range(games))
    return many(lambda: play_ours(new_game(title, next(seeds)), numbers), games)


def openspiel_loop(name: str, games: int) -> Played:
    game, numbers = pyspiel.load_game(name), luck()
    return many(lambda: play_openspiel(game.new_initial_state(), numbers), games)


def two_threads(title: str, seconds: float) -> float:
    """How many times the playouts of one thread two of them make, by the clock on the wall."""
    game, games = carrack.load(title), 100
    while random_playouts(game, SEATS, OPTIONS[title], games, 1).seconds < seconds:
        games *= 2

    def rate(threads: int) -> float:
        runs = [
            random_playouts(game, SEATS, OPTIONS[title], games, 1, threads) for _ in range(REPEATS)
        ]
        return games / min(run.seconds for run in runs)

    return rate(2) / rate(1)


def measure_search(seconds: float) -> dict[str, Any]:
    """Simulations of the search at Macao: games are simulations here."""
    return {
        "random": search_speed(True, seconds),
        "random_pure": pure_part("search", seconds),
        "judged": search_speed(False, seconds),
        "judged_pure": pure_part("judged search", seconds),
        "two_threads": two_trees(seconds),
    }


def search_speed(at_random: bool, seconds: float) -> Speed:
    """One tree on one core, from the first choice of a game; playouts at random go to the end."""

    def play(simulations: int) -> Played:
        state = first_choice("macao")
        evaluator = evaluator_for(state.game)
        evaluator.attach(state)
        tree = Tree(evaluator, state.to_move, 1, simulations)
        tree.random, tree.steady = at_random, not at_random
        tree.run(state, state.clone(), simulations)
        return tree.decisions, tree.decisions

    return best(play, seconds)


def two_trees(seconds: float) -> float:
    """How many times the simulations of one tree two make, each in a thread, by the clock."""
    state = first_choice("macao")
    view = state.view(state.to_move)

    def rate(trees: int, simulations: int) -> float:
        took = []
        for _ in range(REPEATS):
            start = perf_counter()
            Search(Effort(simulations, trees), 1).think(state.game, view)
            took.append(perf_counter() - start)
        return trees * simulations / min(took)

    simulations = round(seconds * rate(1, 200))
    return rate(2, simulations) / rate(1, simulations)


def first_choice(title: str) -> carrack.State:
    state = new_game(title, 1)
    while len(legal := state.legal(state.to_move)) == 1:
        state.apply(state.to_move, legal[0])
    return state


def legal_ns(title: str) -> float:
    """A legal-action list, on the average over the positions of a few random games."""
    positions = [position for seed in range(5) for position in walk(title, seed)]

    def ask() -> None:
        for state, seat in positions:
            state.legal(seat)

    timer = timeit.Timer(ask, timer=process_time)
    return min(timer.repeat(number=20, repeat=5)) / 20 / len(positions) * 1e9


def walk(title: str, seed: int) -> list[tuple[carrack.State, int]]:
    state, numbers, positions = new_game(title, seed), luck(seed), []
    while (seat := state.to_move) >= 0:
        positions.append((state.clone(), seat))
        legal = state.legal(seat)
        state.apply(seat, legal[next(numbers) % len(legal)])
    return positions


def clone_ns(title: str) -> float:
    timer = timeit.Timer(new_game(title, 1).clone, timer=process_time)
    return min(timer.repeat(number=100_000, repeat=5)) * 1e4


# ---- measuring ----


def best(play: Callable[[int], Played], seconds: float) -> Speed:
    """The best of several repetitions, each with as many games as fit in the time."""
    took, games, (choices, decisions) = quickest(play, seconds)
    return {
        "choices_per_s": choices / took,
        "decisions_per_s": decisions / took,
        "games_per_s": games / took,
    }


def wheel_bytes() -> int | None:
    """What the wheel in dist/ takes when installed; None when there is none."""
    wheels = sorted(Path("dist").glob("carrack-*.whl"))
    if not wheels:
        return None
    with zipfile.ZipFile(wheels[-1]) as wheel:
        files = [info for info in wheel.infolist() if not info.filename.startswith(PAGE)]
        return sum(info.file_size for info in files)


# ---- the tables ----

SPEED_HEAD = ("per second", "choices", "all decisions", "games or simulations")
TARGET_HEAD = ("figure", "here", "target")


def show(figures: dict[str, Any]) -> None:
    console = Console()
    console.print(about(figures), soft_wrap=True)
    for head, rows in reversed(tables(figures)):  # a terminal shows the end
        table = Table(head[0])
        for name in head[1:]:
            table.add_column(name, justify="right")
        for row in rows:
            table.add_row(*row)
        console.print(table)


def about(figures: dict[str, Any]) -> str:
    measured = f"{figures['peers_measured']}, {figures['research']['measured']}"
    return f"{figures['machine']}; {measured}; one core, best of {REPEATS}"


def tables(figures: dict[str, Any]) -> list[tuple[Row, list[Row]]]:
    return [
        (TARGET_HEAD, targets(figures) + research_targets(figures["research"])),
        (SPEED_HEAD, speeds(figures)),
        (RESEARCH_HEAD, research_speeds(figures["research"])),
    ]


def speeds(figures: dict[str, Any]) -> list[Row]:
    macau, macao = figures["titles"]["macau_cards"], figures["titles"]["macao"]
    maracaibo = figures["titles"]["maracaibo"]
    peers, search = figures["peers"], figures["search"]
    rows = {
        "Macau, native playouts, compiled": macau["compiled"],
        "Macau, native playouts, pure": macau["pure"],
        "crazy eights, native rollouts of OpenSpiel": peers["crazy_eights_native"],
        "Macau, plain Python loop": macau["python_loop"],
        "crazy eights (OpenSpiel), plain Python loop": peers["crazy_eights_loop"],
        "Macao, native playouts, compiled": macao["compiled"],
        "Macao, native playouts, pure": macao["pure"],
        "Macao, plain Python loop": macao["python_loop"],
        "Maracaibo, native playouts, compiled": maracaibo["compiled"],
        "Maracaibo, native playouts, pure": maracaibo["pure"],
        "Maracaibo, plain Python loop": maracaibo["python_loop"],
        "backgammon (OpenSpiel), plain Python loop": peers["backgammon_loop"],
        "Catan (catanatron), its own Python loop": peers["catanatron_loop"],
        "Macao, search with random playouts, compiled": search["random"],
        "Macao, search with random playouts, pure": search["random_pure"],
        "backgammon, MCTS of OpenSpiel (C++)": peers["backgammon_search"],
        "Macao, search as the levels do it, compiled": search["judged"],
        "Macao, search as the levels do it, pure": search["judged_pure"],
    }
    return [
        (name, *(f"{figure:,.0f}" for figure in speed.values())) for name, speed in rows.items()
    ]


def targets(figures: dict[str, Any]) -> list[Row]:
    macau, macao = figures["titles"]["macau_cards"], figures["titles"]["macao"]
    maracaibo = figures["titles"]["maracaibo"]
    peers, search = figures["peers"], figures["search"]
    size = figures["wheel_installed_bytes"]
    loop = "decisions_per_s"
    return [
        ("Macau, compiled : pure, native choices", times(macau["compiled"], macau["pure"]), "≥ 20"),
        (
            "Macau : crazy eights, decisions in a plain Python loop",
            times(macau["python_loop"], peers["crazy_eights_loop"], loop),
            "≥ 3",
        ),
        (
            "Macau : crazy eights, native choices",
            times(macau["compiled"], peers["crazy_eights_native"]),
            "≥ 2",
        ),
        ("Macau, clone of a state", f"{macau['clone_ns']:.0f} ns", "≤ 1000 ns"),
        ("Macao, compiled : pure, native choices", times(macao["compiled"], macao["pure"]), "≥ 20"),
        (
            "Macao, native choices a second",
            f"{macao['compiled']['choices_per_s'] / 1e6:.2f} million",
            "≥ 1.5",
        ),
        (
            "Macao : backgammon, decisions in a plain Python loop",
            times(macao["python_loop"], peers["backgammon_loop"], loop),
            "–",
        ),
        (
            "Macao : Catan, decisions in a plain Python loop",
            times(macao["python_loop"], peers["catanatron_loop"], loop),
            "–",
        ),
        ("Macao, clone of a state", f"{macao['clone_ns']:.0f} ns", "≤ 500 ns"),
        ("Macao, list of legal actions, on average", f"{macao['legal_ns']:.0f} ns", "≤ 1000 ns"),
        ("Macao, size of a state", f"{macao['state_bytes']} bytes", "≤ 4096"),
        ("Macao, two threads : one, native playouts", f"{macao['two_threads']:.2f}", "≥ 1.7"),
        (
            "Maracaibo, compiled : pure, native choices",
            times(maracaibo["compiled"], maracaibo["pure"]),
            "≥ 15",
        ),
        ("Maracaibo, clone of a state", f"{maracaibo['clone_ns']:.0f} ns", "≤ 1000 ns"),
        ("Maracaibo, size of a state", f"{maracaibo['state_bytes']} bytes", "≤ 8192"),
        (
            "Macao, search : MCTS of OpenSpiel at backgammon, simulated choices",
            times(search["random"], peers["backgammon_search"]),
            "≥ 5",
        ),
        (
            "Macao, search, compiled : pure, random playouts",
            times(search["random"], search["random_pure"], "games_per_s"),
            "≥ 100",
        ),
        (
            "Macao, search, compiled : pure, as the levels do it",
            times(search["judged"], search["judged_pure"], "games_per_s"),
            "–",
        ),
        ("Macao, search, two threads : one", f"{search['two_threads']:.2f}", "≥ 1.7"),
        ("import carrack", f"{figures['import_seconds']:.3f} s", "≤ 0.2 s"),
        (
            "wheel without the page, installed",
            f"{size / 1e6:.2f} MB" if size else "not built",
            "≤ 6 MB",
        ),
    ]


def times(ours: Speed, other: Speed, what: str = "choices_per_s") -> str:
    return f"{ours[what] / other[what]:.1f}"


def write_figures(figures: dict[str, Any]) -> None:
    """Replace what stands between the marks in the READMEs."""
    written = [markdown(head, rows) for head, rows in tables(figures)]
    put(Path("README.md"), written[0])
    put(Path("benchmarks/README.md"), "\n\n".join([about(figures), *written]))


def markdown(head: Row, rows: list[Row]) -> str:
    lines = [head, ("---", *("---:" for _ in head[1:])), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def put(file: Path, text: str) -> None:
    before, _, rest = file.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    file.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")


PURE_PARTS: dict[str, Callable[[float], Speed]] = {
    "macau_cards": partial(native_speed, "macau_cards"),
    "macao": partial(native_speed, "macao"),
    "maracaibo": partial(native_speed, "maracaibo"),
    "search": partial(search_speed, True),
    "judged search": partial(search_speed, False),
}
BEGIN, END = "<!-- figures: make bench ARGS=--write -->", "<!-- end of figures -->"

if __name__ == "__main__":
    main()
