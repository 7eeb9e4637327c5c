"""Our titles on a card of NVIDIA's, and games of Pgx on the same one.

    $ python benchmarks/device.py macao macau_cards maracaibo pgx

Random play throughout. *Whole games*: each thread plays one after the other from the shuffle to
the end. *Vector*: `DeviceVector` stepped with actions that it chooses itself by chance, new games
in the place of those that end; without rows, and with observations and masks. Games are scattered
over their course. Compiling is not counted; of three repetitions the best. A word `called` keeps
functions as they are instead of writing them into each other. Pgx: all in one compiled loop, as in
`pgx_backgammon.py`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any

SEATS = 4
PGX = {"backgammon": 1 << 17, "chess": 1 << 13, "go_19x19": 1 << 14, "sparrow_mahjong": 1 << 16}
AT_ONCE = (1 << 16, 1 << 18, 1 << 20)
WITH_ROWS = (1 << 16, 1 << 18)
SIZES = {"macao": 3, "macau_cards": 2}  # how many of these; others take long
STEPS, PGX_STEPS, AGAIN = 50, 100, 3


def quickest(what: Callable[[], Any]) -> float:
    """The seconds that it takes at best."""
    took = []
    for _ in range(AGAIN):
        began = perf_counter()
        what()
        took.append(perf_counter() - began)
    return min(took)


def measure(title: str, inlined: bool) -> None:
    import cupy

    from carrack.research.device import DeviceVector, random_playouts

    began = perf_counter()
    wait = cupy.cuda.Device().synchronize
    games = {"macao": 1 << 20, "macau_cards": 1 << 17}.get(title, 1 << 16)
    random_playouts(title, SEATS, games=64, inlined=inlined)
    print(f"{title}: whole games compiled in {perf_counter() - began:.0f} s", flush=True)
    played = min(
        (random_playouts(title, SEATS, games=games, seed=seed, inlined=inlined) for seed in (1, 2)),
        key=lambda one: one.seconds,
    )
    for unit, count in (("choices", played.choices), ("decisions", played.decisions)):
        print(f"{title}: whole games, {count / played.seconds / 1e6:.1f} million {unit}/s")
    print(f"{title}: whole games, {games / played.seconds:,.0f} games/s", flush=True)
    for count in AT_ONCE[: SIZES.get(title, 1)]:
        began = perf_counter()
        vector = DeviceVector(
            title, count, SEATS, seed=5, scatter=True, inlined=inlined, observe=False
        )
        vector.step_randomly(20)
        wait()
        ready = perf_counter() - began

        def steps(vector: DeviceVector = vector) -> None:
            vector.step_randomly(STEPS)
            wait()

        speed = count * STEPS / quickest(steps) / 1e6
        print(f"{title}: vector of {count}, no rows: {speed:.1f} million steps/s ({ready:.0f} s)")

        def checked_steps(vector: DeviceVector = vector) -> None:
            for _ in range(STEPS):
                vector.step(vector.random_actions())
            wait()

        speed = count * STEPS / quickest(checked_steps) / 1e6
        print(f"{title}: the same, every action checked: {speed:.1f}", flush=True)
        del vector, steps, checked_steps
    for count in WITH_ROWS[: SIZES.get(title, 1)]:
        for packed in (False, True):
            vector = DeviceVector(
                title, count, SEATS, seed=5, scatter=True, inlined=inlined, packed=packed
            )
            vector.step_randomly(20)

            def shown_steps(vector: DeviceVector = vector) -> None:
                for _ in range(STEPS):
                    vector.step_randomly()
                wait()

            speed = count * STEPS / quickest(shown_steps) / 1e6
            masks = "packed masks" if packed else "masks"
            print(f"{title}: vector of {count}, observations and {masks}: {speed:.1f}", flush=True)
            del vector, shown_steps
            cupy.get_default_memory_pool().free_all_blocks()


def measure_pgx() -> None:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    def choose(key: Any, masks: Any) -> Any:
        counts = jnp.cumsum(masks.astype(jnp.int32), axis=1)
        drawn = jax.random.uniform(key, (len(masks), 1)) * counts[:, -1:]
        return jnp.argmax(counts > drawn, axis=1)

    for name, count in PGX.items():
        env = pgx.make(name)
        begin, step = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))

        @jax.jit
        def play(states: Any, key: Any, steps: int) -> Any:
            def one(_: int, now: Any) -> Any:
                states, key = now
                key, choosing, luck = jax.random.split(key, 3)
                actions = choose(choosing, states.legal_action_mask)
                luck = jax.random.split(luck, len(actions))
                return step(states, actions, luck), key  # noqa: B023 - used up in this turn

            return jax.lax.fori_loop(0, steps, one, (states, key))

        states = begin(jax.random.split(jax.random.key(1), count))
        states, key = jax.block_until_ready(play(states, jax.random.key(2), 1))
        took = quickest(lambda: jax.block_until_ready(play(states, key, PGX_STEPS)))  # noqa: B023
        speed = count * PGX_STEPS / took / 1e6
        print(
            f"Pgx {pgx.__version__} {name}, {count} games: {speed:.2f} million steps/s", flush=True
        )


if __name__ == "__main__":
    for word in sys.argv[1:]:
        if word == "pgx":
            measure_pgx()
        elif word != "called":
            measure(word, inlined="called" not in sys.argv)
