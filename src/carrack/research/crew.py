"""Threads that sleep until there is work, do their parts of it without the GIL, and sleep again.

Python is not asked for anything while they work or wait: a step of many games costs two locks for
each thread, and no task of an executor. Each thread wakes two others and waits for them, so that
the last of many begins soon after the first.
"""

# compiled, small

from __future__ import annotations

import os
from threading import Thread

try:
    import cython
except ImportError:
    from carrack.kernel import shadow as cython

from carrack.kernel.memory import (
    drop_lock,
    give_lock,
    new_lock,
    place_of,
    release,
    reserve,
    take_lock,
)
from carrack.kernel.widths import Address, Addresses


class Work:  # acyclic
    """What can be done in parts, several of them at the same time."""

    def do_part(self, what: int, part: int) -> None:
        """Do one part, and touch nothing that belongs to another."""


class Crew:  # acyclic
    """So many threads. They hold the crew, never the work: that can go, and then the crew does."""

    size: int
    process: int  # the one that has the threads: they do not follow into one that is forked
    what: int
    first: int
    last: int
    closing: bool
    at_work: bool
    work: Address
    go: Addresses  # a lock for each thread, taken while it has nothing to do …
    done: Addresses  # … and one that is taken while it works

    def __init__(self, size: int) -> None:
        self.size = size
        self.process = os.getpid()
        self.closing = False
        self.at_work = False
        self.go = cython.cast("size_t *", reserve(size, 8))
        self.done = cython.cast("size_t *", reserve(size, 8))
        for k in range(size):
            self.go[k] = new_lock()
            self.done[k] = new_lock()
        for k in range(size):
            Thread(target=self.follow, args=(k,), daemon=True, name=f"games {k}").start()

    def __dealloc__(self) -> None:
        """Nobody follows any more: each thread held the crew as long as it did."""
        for k in range(self.size):
            drop_lock(self.go[k])
            drop_lock(self.done[k])
        release(cython.cast("size_t", self.go))
        release(cython.cast("size_t", self.done))

    def follow(self, k: int) -> None:  # python
        """What one of the threads does all its life."""
        number = int(k)
        live(self, number)

    def is_here(self) -> bool:  # python
        return self.process == os.getpid()

    def begin(self, work: Work, what: int, first: int, last: int) -> None:  # gil
        """Wake everybody up for these parts. The work must stay until `finish`."""
        self.work = place_of(work)
        self.what = what
        self.first = first
        self.last = last
        self.at_work = True
        give_lock(self.go[0])

    def finish(self) -> None:  # gil
        """Sleep until everybody is done."""
        with cython.nogil:
            wait_for(self)

    def close(self) -> None:  # gil
        """Send the threads home after their work; those of another process are not here."""
        if self.process != os.getpid():
            return
        self.finish()
        self.closing = True
        give_lock(self.go[0])


def live(crew: Crew, k: int) -> None:  # gil
    with cython.nogil:
        follow_orders(crew, k)


def follow_orders(crew: Crew, k: int) -> None:
    while True:
        take_lock(crew.go[k])
        for other in range(2 * k + 1, 2 * k + 3):
            if other < crew.size:
                give_lock(crew.go[other])
        if crew.closing:
            return
        part = crew.first + k
        while part < crew.last:
            cython.cast(Work, cython.cast("void *", crew.work)).do_part(crew.what, part)
            part += crew.size
        for other in range(2 * k + 1, 2 * k + 3):
            if other < crew.size:
                take_lock(crew.done[other])
        give_lock(crew.done[k])


def wait_for(crew: Crew) -> None:
    if not crew.at_work:
        return
    take_lock(crew.done[0])
    crew.at_work = False
