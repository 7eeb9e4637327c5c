"""Portions of many games, played in one process, in several, or on a Ray cluster.

Counts are whole numbers that only add up, so it does not matter who plays which portion, nor which
is done first.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from carrack.bots.ladder import workers
from carrack.bots.series import Plan
from carrack.kernel.errors import CarrackError
from carrack.research.tally import Counts, tally

LARGEST_PORTION = 50  # games: a minute of greedy, and not too many messages of quick bots
PORTIONS = 40  # of a small number of games: the bar should move
WAITING = 4  # portions for each worker in the queue
LOCAL = "local"  # instead of an address: a cluster of this machine alone
PATIENCE = 30.0  # seconds until a cluster must have answered
USUAL_PORT = 6379

Portion = tuple[int, int]  # the first game, and the one after the last


def nothing(done: int) -> None:
    """Nobody wants to know how many more games are done."""


def count_all(
    plan: Plan, jobs: int = 1, ray: str | None = None, advance: Callable[[int], None] = nothing
) -> Counts:
    """All games of the plan, counted; the same for any number of jobs, and on any cluster.

    >>> plan = Plan("macau_cards", {"turn_limit": 30}, ("random", "random"), 3)
    >>> count_all(plan)["games",]
    3
    """
    counts: Counts = Counter()
    for (first, after), portion in counted(plan, jobs, ray):
        counts.update(portion)
        advance(after - first)
    return counts


def counted(plan: Plan, jobs: int, ray: str | None) -> Iterator[tuple[Portion, Counts]]:
    """Every portion with its counts, as they are done."""
    if plan.data is not None:
        plan = replace(plan, data=os.path.abspath(plan.data))
    return spread_out(tally, plan, portions(plan.games), jobs, ray)


def spread_out(
    work: Callable[..., Any], wish: Any, parts: list[Portion], jobs: int, ray: str | None
) -> Iterator[tuple[Portion, Any]]:
    """Every portion of a wish with what the work on it gives, as they are done."""
    if ray is not None:
        return on_ray(work, wish, parts, jobs, ray)
    if jobs == 1 or len(parts) <= 1:
        return ((part, work(wish, *part)) for part in parts)
    return in_processes(work, wish, parts, min(jobs, len(parts)))


def portions(games: int) -> list[Portion]:
    """All games, cut the same way wherever they are played.

    >>> portions(5), portions(100_000)[1]
    ([(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)], (50, 100))
    """
    size = max(1, min(LARGEST_PORTION, games // PORTIONS))
    return [(first, min(first + size, games)) for first in range(0, games, size)]


def in_processes(
    work: Callable[..., Any], wish: Any, parts: list[Portion], jobs: int
) -> Iterator[tuple[Portion, Any]]:
    pool = workers(jobs)
    waiting: dict[Future[Any], Portion] = {}
    try:
        for part in parts:
            waiting[pool.submit(work, wish, *part)] = part
            if len(waiting) >= WAITING * jobs:
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    yield waiting.pop(future), future.result()
        for future in wait(waiting).done:
            yield waiting[future], future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


# ---- Ray ----


def on_ray(
    work: Callable[..., Any], wish: Any, parts: list[Portion], jobs: int, address: str
) -> Iterator[tuple[Portion, Any]]:
    """Portions as tasks of a cluster, whose workers have this version of the package installed,
    and corrected figures in the same folder.
    """
    with cluster(address, jobs) as ray:
        task = ray.remote(work)
        most = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: dict[Any, Portion] = {}
        for part in parts:
            waiting[task.remote(wish, *part)] = part
            if len(waiting) >= most:
                yield first_done(ray, waiting)
        while waiting:
            yield first_done(ray, waiting)


def first_done(ray: Any, waiting: dict[Any, Portion]) -> tuple[Portion, Any]:
    done = ray.wait(list(waiting), num_returns=1)[0][0]
    return waiting.pop(done), ray.get(done)


@contextmanager
def cluster(address: str, jobs: int) -> Iterator[Any]:
    """Ray, connected; a connection that a program has already is used and left as it is."""
    ray = imported_ray()
    was_connected = ray.is_initialized()
    if not was_connected:
        connect(ray, address, jobs)
    try:
        yield ray
    finally:
        if not was_connected:
            ray.shutdown()


def imported_ray() -> Any:
    # Nothing is told about anybody who counts games here.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise CarrackError(
            "Ray is not installed; pip install 'carrack[ray]' adds it", code="research.no_ray"
        ) from None
    return ray


def connect(ray: Any, address: str, jobs: int) -> None:
    """Start a cluster of this machine, or find the one at the address in good time."""
    quiet = {"logging_level": "ERROR", "log_to_driver": False}
    if address == LOCAL:
        ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
        return
    knock(address)
    try_out(address)
    ray.init(address=address, **quiet)


def knock(address: str) -> None:
    """Ray itself would wait for minutes for somebody who is not there."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if address == "auto":
        return
    if not host or not port.isdigit():
        raise unreachable(address, f"an address is written HOST:{USUAL_PORT}, or {LOCAL}")
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise unreachable(address, str(error)) from None


def try_out(address: str) -> None:
    """Connect once in a process that can be ended: whatever else answers at that address, Ray
    would wait for it for minutes, and nothing stops it.
    """
    try:
        tried = subprocess.run(
            [sys.executable, "-c", TRIAL, address],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise unreachable(address, f"no answer in {PATIENCE:.0f} seconds") from None
    if tried.returncode != 0:
        raise unreachable(address, why_refused(tried.stderr))


def why_refused(said: str) -> str:
    """
    >>> why_refused("Traceback\\nConnectionError: no cluster")
    'ConnectionError: no cluster'
    """
    if "InvalidAuthToken" in said:
        return "it wants a token, which Ray takes from RAY_AUTH_TOKEN with RAY_AUTH_MODE=token"
    return (said.strip().splitlines() or ["it refuses"])[-1]


TRIAL = """
import sys
import ray
ray.init(address=sys.argv[1], logging_level="ERROR", log_to_driver=False)
ray.shutdown()
"""


def unreachable(address: str, why: str) -> CarrackError:
    return CarrackError(f"there is no Ray cluster at {address!r}: {why}", code="research.ray")
