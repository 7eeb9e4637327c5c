"""Word between processes on one PostgreSQL: ids only; what happened stands in the journal.

A payload is `what sender id…`, as in `table x7k2 q9f3`. One process on SQLite needs none of this.

What is stored in the journal is told by the transaction that stores it. All other words wait a
moment for each other and go out together: each transaction, however little is told by it, has the
database sync its disk.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import structlog

from carrack.server.storage.database import Database
from carrack.server.storage.writers import CHANNEL

log = structlog.get_logger()

HEARTBEAT = 20.0  # seconds
GATHER_SECONDS = 0.05  # that a word waits for others
SPEAK = "SELECT pg_notify($1, word) FROM unnest($2::text[]) AS word"
STOP_SECONDS = 2.0  # for the last words

Heard = Callable[[list[str]], Awaitable[None]]


class Fanout:
    """Listens for the others, and speaks to them."""

    def __init__(self, database: Database, process: str, heard: Heard) -> None:
        self.database = database
        self.process = process
        self.heard = heard
        self.queue: asyncio.Queue[list[str]] = asyncio.Queue()
        self.unsaid: dict[str, int] = {}  # in order, each once, with its number
        self.told = 0
        self.wanted = asyncio.Event()  # there is something to say, or nobody to say it to
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def is_used(self) -> bool:
        """Whether there can be other processes."""
        return not self.database.is_sqlite

    async def start(self) -> None:
        if not self.is_used:
            return
        ready = asyncio.Event()
        self.tasks = [
            asyncio.create_task(self.listen(ready), name="listen"),
            asyncio.create_task(self.work(), name="heard"),
        ]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), 10)

    async def stop(self) -> None:
        """Say what is left to say, then be silent."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(STOP_SECONDS):
                while self.unsaid and self.tasks:
                    await asyncio.sleep(GATHER_SECONDS / 5)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def tell(self, *words: str) -> None:
        """Tell the others something that is committed already, within a moment."""
        if not self.is_used:
            return
        what, *rest = words
        payload = " ".join([what, self.process, *rest])
        self.unsaid.pop(payload, None)  # said once, at the place where it was said last
        self.told += 1
        self.unsaid[payload] = self.told
        self.wanted.set()

    async def listen(self, ready: asyncio.Event) -> None:
        """Stay connected; after a break everything here may be out of date."""
        import asyncpg

        url = self.database.url.replace("postgresql+asyncpg://", "postgresql://")
        while True:
            try:
                connection = await asyncpg.connect(url)
                try:
                    await self.listen_on(connection, ready)
                finally:
                    connection.terminate()
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                log.warning("fanout.unreachable")
            await asyncio.sleep(1)

    async def listen_on(self, connection: Any, ready: asyncio.Event) -> None:
        """Listen until the connection breaks, and say what there is to say."""
        lost = asyncio.Event()

        def on_end(_: object) -> None:
            lost.set()
            self.wanted.set()

        connection.add_termination_listener(on_end)
        await connection.add_listener(CHANNEL, self.on_notice)
        self.queue.put_nowait(["all"])
        ready.set()
        while not lost.is_set():
            # Saying nothing now and then finds a connection that died without a word.
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.wanted.wait(), HEARTBEAT)
                await asyncio.sleep(GATHER_SECONDS)
            await self.speak(connection)
        log.warning("fanout.lost")

    async def speak(self, connection: Any) -> None:
        """All that waits, in one transaction; what could not be said is said after the break."""
        self.wanted.clear()
        words = dict(self.unsaid)
        await connection.execute(SPEAK, CHANNEL, list(words), timeout=HEARTBEAT)
        for word, number in words.items():
            if self.unsaid[word] == number:  # else it was told again meanwhile
                del self.unsaid[word]

    def on_notice(self, _: object, __: int, ___: str, payload: object) -> None:
        what, sender, *rest = str(payload).split(" ")
        if sender != self.process:
            self.queue.put_nowait([what, *rest])

    async def work(self) -> None:
        while True:
            words = await self.queue.get()
            try:
                await self.heard(words)
            except Exception:
                log.exception("fanout.failed", about=words[0])
