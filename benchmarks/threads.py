"""The vector environment with more and more threads, by the clock on the wall.

    $ python benchmarks/threads.py macao 2 4096

Steps with `random_actions`, observations and masks written each time. The last line tells what this
machine has to give: as many processes as there are cores, each with one thread and its own games.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter

from carrack.research.vector import Vector

SECONDS, WARM_UP = 1.0, 20_000  # of a measurement; steps after which games stand anywhere


def speed(title: str, seats: int, count: int, threads: int) -> float:
    """Steps a second."""
    games = Vector(title, seats, count, threads=threads, seed=1, scatter=True)
    for _ in range(max(WARM_UP // count, 1)):
        games.step(games.random_actions())
    steps, began = 0, perf_counter()
    while perf_counter() - began < SECONDS:
        games.step(games.random_actions())
        steps += count
    return steps / (perf_counter() - began)


if __name__ == "__main__":
    title, seats, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    cores = os.cpu_count() or 1
    one = 0.0
    for threads in [1 << k for k in range(cores.bit_length()) if 1 << k <= cores]:
        found = speed(title, seats, count, threads)
        one = one or found
        told = f"{found:,.0f} steps/s, {found / one:.1f} times one"
        print(f"{title}: {threads} threads, {count} games: {told}", flush=True)
    with ProcessPoolExecutor(cores, get_context("spawn")) as pool:
        each = count // cores
        parts = [pool.submit(speed, title, seats, each, 1) for _ in range(cores)]
        print(f"{title}: {cores} processes: {sum(part.result() for part in parts):,.0f} steps/s")
