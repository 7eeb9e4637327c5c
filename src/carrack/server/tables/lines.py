"""A fair line in front of some threads: whoever asks for much waits for their own.

Networks take turns, of each network its people, and each person's work is done in the order in
which it came. What is `behind` is begun only when nothing else waits.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, TypeVar

from carrack.server.beside import step_back

Outcome = TypeVar("Outcome")


class Asker(NamedTuple):
    """For whom something is done, and from where that person came last."""

    network: str = ""
    owner: str = ""


NOBODY = Asker()


class Work(NamedTuple):
    """Something that waits for a thread."""

    do: Callable[[], Any]
    began: asyncio.Event
    outcome: asyncio.Future[Any]


class Queue:
    """Work of many people, handed out in turns.

    >>> queue = Queue()
    >>> for who, work in (("a1", "first"), ("a1", "second"), ("a2", "third"), ("b3", "fourth")):
    ...     queue.add(Asker(who[0], who[1]), work)
    >>> [queue.next() for _ in range(len(queue))]
    ['first', 'fourth', 'third', 'second']
    """

    def __init__(self) -> None:
        self.networks: OrderedDict[str, OrderedDict[str, deque[Any]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(work) for owners in self.networks.values() for work in owners.values())

    def waiting_for(self, who: Asker) -> int:
        owners = self.networks.get(who.network, OrderedDict())
        return len(owners.get(who.owner, ()))

    def add(self, who: Asker, work: Any) -> None:
        owners = self.networks.setdefault(who.network, OrderedDict())
        owners.setdefault(who.owner, deque()).append(work)

    def next(self) -> Any:
        """The first of whoever's turn it is; then it is the others' turn."""
        network, owners = self.networks.popitem(last=False)
        owner, works = owners.popitem(last=False)
        work = works.popleft()
        if works:
            owners[owner] = works
        if owners:
            self.networks[network] = owners
        return work

    def remove(self, who: Asker, work: Any) -> None:
        owners = self.networks.get(who.network, OrderedDict())
        if work not in owners.get(who.owner, ()):
            return
        owners[who.owner].remove(work)
        if not owners[who.owner]:
            del owners[who.owner]
        if not owners:
            del self.networks[who.network]


class Line:
    """Some threads and what waits for them. Only the loop touches the queues."""

    def __init__(self, workers: int, name: str, politeness: int = 0) -> None:
        self.pool = ThreadPoolExecutor(workers, name, step_back, (politeness,))
        self.free = workers
        self.front, self.back = Queue(), Queue()
        self.stopped = False

    def enter(self, do: Callable[[], Outcome], who: Asker, behind: bool = False) -> Place:
        """Stand in line; `Place` says when it begins and how it ends."""
        work = Work(do, asyncio.Event(), asyncio.get_running_loop().create_future())
        queue = self.back if behind else self.front
        queue.add(who, work)
        self.begin()
        return Place(self, queue, who, work)

    def begin(self) -> None:
        """Give every free thread something to do."""
        while self.free and not self.stopped and (self.front or self.back):
            work = (self.front or self.back).next()
            self.free -= 1
            work.began.set()
            done = asyncio.get_running_loop().run_in_executor(self.pool, work.do)
            done.add_done_callback(partial(self.ended, work))

    def ended(self, work: Work, done: asyncio.Future[Any]) -> None:
        self.free += 1
        error = None if done.cancelled() else done.exception()
        if work.outcome.done():
            pass  # nobody asks any more how it ended
        elif done.cancelled():
            work.outcome.cancel()
        elif error is not None:
            work.outcome.set_exception(error)
        else:
            work.outcome.set_result(done.result())
        self.begin()

    def stop(self) -> None:
        self.stopped = True
        self.pool.shutdown(wait=False, cancel_futures=True)


class Place(NamedTuple):
    """Where some work stands in its line."""

    line: Line
    queue: Queue
    who: Asker
    work: Work

    async def begun(self, patience: float) -> None:
        """Until a thread takes it; TimeoutError when that takes too long."""
        async with asyncio.timeout(patience):
            await self.work.began.wait()

    async def outcome(self, seconds: float | None = None) -> Any:
        async with asyncio.timeout(seconds):
            return await self.work.outcome

    def leave(self) -> None:
        """Nobody waits for it any more: what has not begun is not done at all."""
        self.queue.remove(self.who, self.work)
        self.work.outcome.cancel()
