"""Long work beside the tables: in a thread, never so much of it that tables feel it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from carrack.server.errors import Refused

Outcome = TypeVar("Outcome")

pool = ThreadPoolExecutor(2, "replay")
under_way: list[Callable[[], object]] = []
MOST_WAITING = 30


async def beside(work: Callable[[], Outcome], urgent: bool = False) -> Outcome:
    """Do something long in a thread; whoever only looks on comes again when there is too much."""
    if not urgent and len(under_way) >= MOST_WAITING:
        raise Refused("too much to do; try again later", code="server.busy", status=503)
    under_way.append(work)
    try:
        return await asyncio.get_running_loop().run_in_executor(pool, work)
    finally:
        under_way.remove(work)
