"""Speed of the rules, side by side: compiled and pure, ours and OpenSpiel's crazy_eights.

Everything is measured in one run on one core, so the ratios mean something on any machine; the
single figures do not. A choice is a decision with at least two legal actions: forced moves cost
time but are not counted. Time is that of the processor, so that a busy machine disturbs little.

Usage: python benchmarks/run.py [--json FILE] [--seconds N] [--write]
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import subprocess
import sys
import timeit
import zipfile
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import pyspiel
from import_time import import_seconds
from rich.console import Console
from rich.table import Table

import carrack
from carrack.bots.playouts import random_playouts

SEATS = 4
OPTIONS = {"variant": "hungarian", "turn_limit": 400}
PEER = f"crazy_eights(players={SEATS})"
REPEATS = 3  # each figure is the best of these: other work on the machine only ever slows down

Speed = dict[str, float]  # choices_per_s, decisions_per_s, games_per_s


def main() -> None:
    arguments = read_arguments()
    if arguments.pure_part:
        print(json.dumps(native_speed(arguments.seconds)))
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
    parser.add_argument("--pure-part", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


def measure(seconds: float) -> dict[str, Any]:
    ours, pure = native_speed(seconds), pure_speed(seconds)
    ours_in_loop, peer_in_loop = best(our_loop, seconds), best(peer_loop, seconds)
    peer = peer_native_speed(seconds)
    return {
        "machine": f"{platform.machine()}, Python {platform.python_version()}",
        "peer": f"OpenSpiel {peer_version()}, {PEER}",
        "native": {"compiled": ours, "pure": pure, "peer": peer},
        "python_loop": {"compiled": ours_in_loop, "peer": peer_in_loop},
        "ratios": {
            "compiled_to_pure": ratio(ours, pure),
            "python_loop_to_peer": ratio(ours_in_loop, peer_in_loop),
            "native_to_peer": ratio(ours, peer),
        },
        "clone_ns": clone_ns(),
        "state_bytes": sys.getsizeof(new_game(0)),
        "import_seconds": import_seconds(),
        "wheel_installed_bytes": wheel_bytes(),
    }


# ---- native playouts ----


def native_speed(seconds: float) -> Speed:
    """Random games played inside the build, without Python in between."""

    def play(games: int) -> tuple[int, int]:
        played = random_playouts(carrack.load("macau_cards"), SEATS, OPTIONS, games, 1)
        return played.choices, played.decisions

    return best(play, seconds)


def pure_speed(seconds: float) -> Speed:
    """The same in a process of its own that runs the .py files."""
    command = [sys.executable, __file__, "--pure-part", "--seconds", str(seconds)]
    environment = dict(os.environ, CARRACK_PURE="1")
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    speed: Speed = json.loads(done.stdout)
    return speed


def peer_native_speed(seconds: float) -> Speed:
    """OpenSpiel's own rollouts in C++, driven through its MCTS bot: one simulation, many rollouts.

    The bot does not tell how long they were, so the mean length is sampled from the same deals.
    """
    game = pyspiel.load_game(PEER)
    deals = [dealt(game, seed) for seed in range(20)]
    choices, decisions = mean_length(deals)

    def roll_out(rollouts: int) -> tuple[int, int]:
        each = -(-rollouts // len(deals))
        for seed, deal in enumerate(deals):
            evaluator = pyspiel.RandomRolloutEvaluator(each, seed + 1)
            bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, seed + 1, False)
            bot.mcts_search(deal)
        return round(choices * each * len(deals)), round(decisions * each * len(deals))

    return best(roll_out, seconds)


def dealt(game: Any, seed: int) -> Any:
    """A game of crazy eights with the cards dealt: the first moment a player decides."""
    choose = random.Random(seed).choice
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(choose(state.chance_outcomes())[0])
    return state


def mean_length(deals: list[Any]) -> tuple[float, float]:
    samples = [play_peer(deal.clone(), random.random) for deal in deals for _ in range(100)]
    choices = sum(sample[0] for sample in samples)
    decisions = sum(sample[1] for sample in samples)
    return choices / len(samples), decisions / len(samples)


# ---- the plain loop: ask what is legal, choose, apply ----


def our_loop(games: int) -> tuple[int, int]:
    choices = decisions = 0
    for seed in range(games):
        played = play_ours(new_game(seed), random.random)
        choices += played[0]
        decisions += played[1]
    return choices, decisions


def play_ours(state: carrack.State, chance: Callable[[], float]) -> tuple[int, int]:
    choices = decisions = 0
    while (seat := state.to_move) >= 0:
        legal = state.legal(seat)
        decisions += 1
        choices += len(legal) > 1
        state.apply(seat, legal[int(chance() * len(legal))])
    return choices, decisions


def peer_loop(games: int) -> tuple[int, int]:
    game = pyspiel.load_game(PEER)
    choices = decisions = 0
    for _ in range(games):
        played = play_peer(game.new_initial_state(), random.random)
        choices += played[0]
        decisions += played[1]
    return choices, decisions


def play_peer(state: Any, chance: Callable[[], float]) -> tuple[int, int]:
    """OpenSpiel leaves its luck to the caller; all outcomes are equally likely with one deck."""
    choices = decisions = 0
    while (player := state.current_player()) != pyspiel.PlayerId.TERMINAL:
        if player == pyspiel.PlayerId.CHANCE:
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(chance() * len(outcomes))][0])
            continue
        legal = state.legal_actions()
        decisions += 1
        choices += len(legal) > 1
        state.apply_action(legal[int(chance() * len(legal))])
    return choices, decisions


# ---- small things ----

RESOLVED = carrack.load("macau_cards").resolve(OPTIONS)


def new_game(seed: int) -> carrack.State:
    return carrack.load("macau_cards").new_resolved(SEATS, seed, RESOLVED)


def best(play: Callable[[int], tuple[int, int]], seconds: float) -> Speed:
    """The best of several repetitions, each with as many games as fit in the time."""
    games = 1
    while (took := timed(play, games)[0]) < seconds / 10:
        games *= 2
    games = max(1, round(games * seconds / took))
    runs = [timed(play, games) for _ in range(REPEATS)]
    took, choices, decisions = min(runs)
    return {
        "choices_per_s": choices / took,
        "decisions_per_s": decisions / took,
        "games_per_s": games / took,
    }


def timed(play: Callable[[int], tuple[int, int]], games: int) -> tuple[float, int, int]:
    start = process_time()
    choices, decisions = play(games)
    return process_time() - start, choices, decisions


def ratio(ours: Speed, other: Speed) -> float:
    return ours["choices_per_s"] / other["choices_per_s"]


def clone_ns() -> float:
    state = new_game(1)
    timer = timeit.Timer(state.clone, timer=process_time)
    return min(timer.repeat(number=100_000, repeat=5)) * 1e4


def wheel_bytes() -> int | None:
    """What the wheel in dist/ takes when installed; None when there is none."""
    wheels = sorted(Path("dist").glob("carrack-*.whl"))
    if not wheels:
        return None
    with zipfile.ZipFile(wheels[-1]) as wheel:
        return sum(info.file_size for info in wheel.infolist())


def peer_version() -> str:
    from importlib.metadata import version

    return version("open_spiel")


# ---- the tables ----

Row = tuple[str, ...]


def show(figures: dict[str, Any]) -> None:
    console = Console()
    console.print(about(figures), soft_wrap=True)
    for head, rows in ((SPEED_HEAD, speeds(figures)), (TARGET_HEAD, targets(figures))):
        table = Table(head[0])
        for name in head[1:]:
            table.add_column(name, justify="right")
        for row in rows:
            table.add_row(*row)
        console.print(table)


def about(figures: dict[str, Any]) -> str:
    return f"{figures['machine']}; {figures['peer']}; one core, best of {REPEATS}"


SPEED_HEAD = ("per second", "choices", "all decisions", "games")


def speeds(figures: dict[str, Any]) -> list[Row]:
    native, loop = figures["native"], figures["python_loop"]
    rows = {
        "native playouts, compiled": native["compiled"],
        "native playouts, pure": native["pure"],
        "native rollouts, OpenSpiel": native["peer"],
        "plain Python loop, compiled": loop["compiled"],
        "plain Python loop, OpenSpiel": loop["peer"],
    }
    return [
        (name, *(f"{figure:,.0f}" for figure in speed.values())) for name, speed in rows.items()
    ]


TARGET_HEAD = ("figure", "here", "target")


def targets(figures: dict[str, Any]) -> list[Row]:
    ratios = figures["ratios"]
    size = figures["wheel_installed_bytes"]
    return [
        ("compiled : pure, native playouts", f"{ratios['compiled_to_pure']:.1f}", "≥ 20"),
        ("ours : OpenSpiel, plain Python loop", f"{ratios['python_loop_to_peer']:.1f}", "≥ 3"),
        ("ours : OpenSpiel, native playouts", f"{ratios['native_to_peer']:.1f}", "≥ 2"),
        ("clone of a state", f"{figures['clone_ns']:.0f} ns", "≤ 1000 ns"),
        ("size of a state", f"{figures['state_bytes']} bytes", "–"),
        ("import carrack", f"{figures['import_seconds']:.3f} s", "≤ 0.2 s"),
        ("wheel, installed", f"{size / 1e6:.2f} MB" if size else "not built", "≤ 5 MB"),
    ]


def write_figures(figures: dict[str, Any]) -> None:
    """Replace what stands between the marks in the READMEs."""
    short = markdown(TARGET_HEAD, targets(figures))
    put(Path("README.md"), short)
    long = f"{about(figures)}\n\n{short}\n\n{markdown(SPEED_HEAD, speeds(figures))}"
    put(Path("benchmarks/README.md"), long)


def markdown(head: Row, rows: list[Row]) -> str:
    lines = [head, ("---", *("---:" for _ in head[1:])), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def put(file: Path, text: str) -> None:
    before, _, rest = file.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    file.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")


BEGIN, END = "<!-- figures: make bench ARGS=--write -->", "<!-- end of figures -->"

if __name__ == "__main__":
    main()
