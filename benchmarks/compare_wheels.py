"""Two wheels side by side: native playouts, clones and search of every title, the old and the new
one in turn.

Each measurement is a process of its own that finds one of the wheels and nothing else of ours. All
of them do the same work; what counts is time of the processor, so that a busy machine disturbs
little, and the ratio of two processes that ran one after the other, so that it disturbs both.

Usage: python benchmarks/compare_wheels.py OLD NEW [--rounds N] [--work N] [--json FILE]
OLD and NEW are wheels, or revisions of this repository, which are built first.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from io import BytesIO
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LEAST = 0.97  # of the old speed
SEATS = 4
TITLES: dict[str, dict[str, Any]] = {
    "macao": {},
    "macau_cards": {"variant": "hungarian", "turn_limit": 400},
    "maracaibo": {"scenario": "all_inclusive"},
}
GAMES = {"macao": 2000, "macau_cards": 2000, "maracaibo": 600}  # for one unit of work
CLONES = 2000  # of each state
STATES = 24  # in different places of memory: that alone is worth some percent of a clone
SIMULATIONS = {"macao": 600, "macau_cards": 600, "maracaibo": 300}
VIEWS = 4

Speeds = dict[str, float]  # "macao, clone" → seconds of the processor for one


# ---- in a child process, with one of the wheels ----


def measured(work: int) -> Speeds:
    """Seconds for one choice, one clone and one simulation of every title."""
    import carrack

    if carrack.build_mode() != "compiled":
        raise SystemExit(f"{carrack.__file__} is not compiled")
    found: Speeds = {}
    for title in TITLES:
        found[f"{title}, native playouts"] = choice_seconds(title, work)
        found[f"{title}, clone"] = clone_seconds(title, work)
        found[f"{title}, search"] = simulation_seconds(title, work)
    return found


def choice_seconds(title: str, work: int) -> float:
    import carrack
    from carrack.bots.playouts import random_playouts

    game = carrack.load(title)
    random_playouts(game, SEATS, TITLES[title], 20, 7)
    start = process_time()
    played = random_playouts(game, SEATS, TITLES[title], GAMES[title] * work, 1)
    return (process_time() - start) / played.choices


def clone_seconds(title: str, work: int) -> float:
    states = positions(title, STATES)
    start = process_time()
    for state in states:
        clone = state.clone
        for _ in range(CLONES * work):
            clone()
    return (process_time() - start) / (CLONES * work * STATES)


def simulation_seconds(title: str, work: int) -> float:
    from carrack.bots.search import Effort, Search

    count = SIMULATIONS[title] * work
    views = [(state.game, state.view(state.actors[0])) for state in positions(title, VIEWS)]
    Search(Effort(20), 1).think(*views[0])
    start = process_time()
    for game, view in views:
        Search(Effort(count), 1).think(game, view)
    return (process_time() - start) / (count * VIEWS)


def positions(title: str, count: int) -> list[Any]:
    """States after 5, 10, 15, … random choices of a game each; none of them is over."""
    from random import Random

    import carrack

    found: list[Any] = []
    while len(found) < count:
        luck = Random(len(found))
        state = carrack.load(title).new(seats=SEATS, seed=len(found), options=TITLES[title])
        for _ in range(5 * (1 + len(found) % 8)):
            seat = state.actors[0]
            state.apply(seat, luck.choice(state.legal(seat)))
        found.append(state)
    return found


# ---- the wheels ----


def unpacked(which: str, folder: Path) -> Path:
    """The wheel as an installed package, in a folder that can be put on the path."""
    wheel = Path(which) if which.endswith(".whl") else built(which, folder / "source")
    installed = folder / "installed"
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(installed)
    return installed


def built(revision: str, source: Path) -> Path:
    """The wheel of a revision of this repository, without the page."""
    print(f"building {revision} …", file=sys.stderr)
    packed = subprocess.run(
        ["git", "archive", revision], cwd=ROOT, check=True, stdout=subprocess.PIPE
    )
    with tarfile.open(fileobj=BytesIO(packed.stdout)) as files:
        files.extractall(source, filter="data")
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "bdist_wheel"],
        cwd=source,
        env={**os.environ, "CARRACK_PAGE": "0", "CARRACK_REQUIRE_COMPILED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise SystemExit(f"{revision} cannot be built:\n{done.stdout[-2000:]}")
    (wheel,) = (source / "dist").glob("carrack-*.whl")
    return wheel


def speeds_of(installed: Path, work: int) -> Speeds:
    child = subprocess.run(
        [sys.executable, __file__, "--child", str(work)],
        cwd=installed,
        env={**os.environ, "PYTHONPATH": str(installed), "CARRACK_PURE": ""},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    answer = json.loads(child.stdout)
    if not Path(answer["from"]).is_relative_to(installed.resolve()):
        raise SystemExit(f"{answer['from']} was measured, not what lies in {installed}")
    speeds: Speeds = answer["speeds"]
    return speeds


# ---- side by side ----


def compared(old: Path, new: Path, rounds: int, work: int) -> dict[str, list[float]]:
    """New speed as a part of the old, for each measure and round."""
    ratios: dict[str, list[float]] = {}
    for turn in range(rounds):
        order = [old, new] if turn % 2 == 0 else [new, old]  # nobody is always the first
        found = {installed: speeds_of(installed, work) for installed in order}
        for name, seconds in found[old].items():
            ratios.setdefault(name, []).append(seconds / found[new][name])
        print(f"round {turn + 1} of {rounds}", file=sys.stderr)
    return ratios


def told(ratios: dict[str, list[float]]) -> str:
    lines = [
        "| new speed : old speed | median | from | to |",
        "| --- | ---: | ---: | ---: |",
    ]
    for name, found in ratios.items():
        middle, low, high = median(found), min(found), max(found)
        mark = "" if middle >= LEAST else f" (below {LEAST})"
        lines.append(f"| {name} | {middle:.2f}{mark} | {low:.2f} | {high:.2f} |")
    return "\n".join(lines)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    words.add_argument("old", help="a wheel, or a revision")
    words.add_argument("new", help="a wheel, or a revision")
    words.add_argument("--rounds", type=int, default=7, help="pairs of processes")
    words.add_argument("--work", type=int, default=1, help="how much each of them does")
    words.add_argument("--json", type=Path, help="medians and all ratios, for programs")
    asked = words.parse_args()
    with tempfile.TemporaryDirectory(prefix="carrack-compare-") as folder:
        old = unpacked(asked.old, Path(folder) / "old")
        new = unpacked(asked.new, Path(folder) / "new")
        ratios = compared(old, new, asked.rounds, asked.work)
    print(told(ratios))
    if asked.json:
        medians = {name: median(found) for name, found in ratios.items()}
        found = {"old": asked.old, "new": asked.new, "medians": medians, "ratios": ratios}
        asked.json.write_text(json.dumps(found, indent=1), encoding="utf-8")


def child(work: int) -> None:
    import carrack

    print(json.dumps({"from": str(Path(carrack.__file__).resolve()), "speeds": measured(work)}))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--child"]:
        child(int(sys.argv[2]))
    else:
        main()
