"""How everything here is timed: the best of several repetitions; other work only slows down."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any, TypeVar

REPEATS = 3

Counts = TypeVar("Counts", bound=tuple[int, ...])


def quickest(
    play: Callable[[int], Counts], seconds: float, by_the_wall: bool = False
) -> tuple[float, int, Counts]:
    """The best time, for how many rounds it was, and what was counted in them.

    There are as many rounds as fit into the seconds. Time is that of the processor, with all
    threads of this process together, unless it is that of the clock on the wall.
    """
    clock = perf_counter if by_the_wall else process_time
    rounds = 1
    while (took := timed(play, rounds, clock)[0]) < seconds / 10:
        rounds *= 2
    rounds = max(1, round(rounds * seconds / took))
    took, counts = min(timed(play, rounds, clock) for _ in range(REPEATS))
    return took, rounds, counts


def timed(
    play: Callable[[int], Counts], rounds: int, clock: Callable[[], float]
) -> tuple[float, Any]:
    start = clock()
    counts = play(rounds)
    return clock() - start, counts
