"""Backgammon of Pgx on the processor: the games a second of its vector environment.

A process of its own, since XLA settles how many cores it uses when it starts.

Usage: python benchmarks/pgx_backgammon.py CORES SECONDS
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

CORES, SECONDS = int(sys.argv[1]), float(sys.argv[2])
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:CORES])
os.environ["JAX_PLATFORMS"] = "cpu"
if CORES == 1:
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"

import jax  # noqa: E402 - it counts the cores
import jax.numpy as jnp  # noqa: E402
import pgx  # noqa: E402
from pgx.experimental import auto_reset  # noqa: E402
from timing import quickest  # noqa: E402

SIZES = (1, 16, 32, 64, 128, 256, 1024, 8192)

env = pgx.make("backgammon")
begin = jax.jit(jax.vmap(env.init))
step = jax.vmap(auto_reset(env.step, env.init))


def choose(key: Any, masks: Any) -> Any:
    """A legal action, all equally likely, with one random number for each game.

    Pgx has `act_randomly` for it, which draws one for each action and takes longer.
    """
    counts = jnp.cumsum(masks.astype(jnp.int32), axis=1)
    drawn = jax.random.uniform(key, (len(masks), 1)) * counts[:, -1:]
    return jnp.argmax(counts > drawn, axis=1)


@jax.jit
def play(states: Any, key: Any, steps: int) -> Any:
    """So many steps of all games without leaving compiled code; how many games ended."""

    def one_step(_: int, now: Any) -> Any:
        states, key, ended = now
        key, choosing, dice = jax.random.split(key, 3)
        actions = choose(choosing, states.legal_action_mask)
        states = step(states, actions, jax.random.split(dice, len(actions)))
        return states, key, ended + states.terminated.sum()

    return jax.lax.fori_loop(0, steps, one_step, (states, key, 0))


def measure(size: int, seconds: float) -> dict[str, float]:
    states = begin(jax.random.split(jax.random.key(1), size))

    def play_on(steps: int) -> tuple[int, int]:
        nonlocal states
        states, _, ended = jax.block_until_ready(play(states, jax.random.key(steps), steps))
        return steps * size, int(ended)

    play_on(1)  # compiles
    took, _, (steps, games) = quickest(play_on, seconds, by_the_wall=CORES > 1)
    return {"steps_per_s": steps / took, "games_per_s": games / took, "size": size}


if __name__ == "__main__":
    tried = [measure(size, SECONDS / 4) for size in SIZES]
    fastest = max(tried, key=lambda speed: speed["steps_per_s"])
    print(json.dumps(measure(int(fastest["size"]), SECONDS)))
