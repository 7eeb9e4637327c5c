"""Long work beside the tables: in a thread, never so much of it that tables feel it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from carrack.server.errors import Refused

Outcome = TypeVar("Outcome")

pool = ThreadPoolExecutor(2, "replay")
urgent_pool = ThreadPoolExecutor(2, "load")  # tables do not stand in line behind uploads
under_way: list[str] = []  # whose work it is; empty where nobody is known
MOST_WAITING = 30
MOST_OF_ONE = 2  # of these, for one person


async def beside(work: Callable[[], Outcome], urgent: bool = False, who: str = "") -> Outcome:
    """Do something long in a thread; whoever only looks on comes again when there is too much."""
    if urgent:
        return await asyncio.get_running_loop().run_in_executor(urgent_pool, work)
    if len(under_way) >= MOST_WAITING or (who and under_way.count(who) >= MOST_OF_ONE):
        raise Refused("too much to do; try again later", code="server.busy", status=503)
    under_way.append(who)
    try:
        return await asyncio.get_running_loop().run_in_executor(pool, work)
    finally:
        under_way.remove(who)


def step_back(by: int) -> None:
    """Where the system can, this thread works when others have little to do: of a core that both
    want it gets a tenth with 10, and next to nothing with 19.
    """
    with contextlib.suppress(AttributeError, OSError):
        here = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, here, os.getpriority(os.PRIO_PROCESS, here) + by)


def retrieved(done: asyncio.Future[Any]) -> None:
    """How it ended was told to whoever waited; where nobody did any more, that is no news."""
    if not done.cancelled():
        done.exception()
