"""A game of EnvPool at random: the steps a second of many of them at once.

A process of its own, since its threads stay until the end.

Usage: python benchmarks/envpool_games.py NAME CORES SECONDS
"""

from __future__ import annotations

import json
import os
import sys

NAME, CORES, SECONDS = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:CORES])

import envpool  # noqa: E402 - it counts the cores
import numpy as np  # noqa: E402
from timing import quickest  # noqa: E402

SIZES = (16, 64, 256, 1024)
DRAWN = 64  # actions for so many steps are drawn beforehand: games are measured, not generators


def measure(size: int, seconds: float) -> dict[str, float]:
    games = envpool.make(NAME, env_type="gymnasium", num_envs=size, num_threads=CORES)
    games.reset()
    lots = np.random.default_rng(1)
    actions = lots.integers(games.action_space.n, size=(DRAWN, size), dtype=np.int32)

    def step(times: int) -> tuple[int, int]:
        ended = 0
        for i in range(times):
            _, _, terminated, truncated, _ = games.step(actions[i % DRAWN])
            ended += int((terminated | truncated).sum())
        return times * size, ended

    step(1)
    took, _, (steps, ended) = quickest(step, seconds, by_the_wall=CORES > 1)
    return {"steps_per_s": steps / took, "games_per_s": ended / took, "size": size}


if __name__ == "__main__":
    tried = [measure(size, SECONDS / 4) for size in SIZES]
    fastest = max(tried, key=lambda speed: speed["steps_per_s"])
    print(json.dumps(measure(int(fastest["size"]), SECONDS)))
