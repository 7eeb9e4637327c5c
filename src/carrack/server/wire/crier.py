"""Table after table is told what has come true, a little in each round of the event loop.

Moves go first: however many tables have something to tell, between two pieces of it whatever has
arrived is read, stored and acknowledged. So a crowd of tables delays what people are shown, and
hardly the answer to what they do.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from time import monotonic

SLICE_SECONDS = 0.001  # of telling in one round of the loop

Piece = tuple[Iterator[None], asyncio.Future[None]]


class Crier:
    """Tells one after the other, in the order in which they come."""

    def __init__(self) -> None:
        self.waiting: deque[Piece] = deque()
        self.work: asyncio.Task[None] | None = None

    async def tell(self, telling: Iterator[None]) -> None:
        """Return when all of it is told; what goes wrong with it is raised here."""
        told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((telling, told))
        if self.work is None or self.work.done():
            self.work = asyncio.create_task(self.tell_all(), name="crier")
        await told

    async def tell_all(self) -> None:
        """Until nobody has anything to tell."""
        began = monotonic()
        while self.waiting:
            if self.has_ended(self.waiting[0]):
                self.waiting.popleft()
            if monotonic() - began > SLICE_SECONDS:
                await asyncio.sleep(0)
                began = monotonic()

    def has_ended(self, piece: Piece) -> bool:
        """Tell one viewer; whether that was the last one."""
        telling, told = piece
        try:
            next(telling)
        except StopIteration:
            if not told.done():
                told.set_result(None)
            return True
        except Exception as error:  # noqa: BLE001 - whoever waits is told, the others go on
            if not told.done():
                told.set_exception(error)
            return True
        return False
