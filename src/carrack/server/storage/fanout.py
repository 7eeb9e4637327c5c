"""Word between processes on one PostgreSQL: ids only; what happened stands in the journal.

A payload is `what sender id…`, as in `table x7k2 q9f3`. One process on SQLite needs none of this.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import structlog

from carrack.server.storage.database import Database
from carrack.server.storage.journal import notify
from carrack.server.storage.writers import CHANNEL

log = structlog.get_logger()

HEARTBEAT = 20.0  # seconds

Heard = Callable[[list[str]], Awaitable[None]]


class Fanout:
    """Listens for the others, and speaks to them."""

    def __init__(self, database: Database, process: str, heard: Heard) -> None:
        self.database = database
        self.process = process
        self.heard = heard
        self.queue: asyncio.Queue[list[str]] = asyncio.Queue()
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
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def tell(self, *words: str) -> None:
        """Tell the others something that is committed already."""
        if not self.is_used:
            return
        what, *rest = words
        async with self.database.write() as connection:
            await notify(connection, " ".join([what, self.process, *rest]))

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
        """Listen until the connection breaks."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda *_: lost.set())
        await connection.add_listener(CHANNEL, self.on_notice)
        self.queue.put_nowait(["all"])
        ready.set()
        while not lost.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(lost.wait(), HEARTBEAT)
            # A connection that died without a word answers nothing.
            await connection.execute("SELECT 1", timeout=HEARTBEAT)
        log.warning("fanout.lost")

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
