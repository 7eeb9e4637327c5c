"""Somebody who wants the server for themselves: python -m tools.soak.attacker URL.

Comes from two addresses that are nobody else's, and does all of it at once: half requests from the
one; silent and loud sockets, wrong passwords, many questions, and tables full of bots that think
from the other. Says at the end how often each was tried and what came of it.
"""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

ADDRESS, OTHER_ADDRESS = "127.0.0.66", "127.0.0.67"
HALF_REQUESTS = 300
LOUD_SOCKETS = 20
SILENT_SOCKETS = 150
ASKERS = 10
TABLES = 8
PATIENCE = 20.0  # seconds
PAUSE = 0.1  # seconds behind what was refused: it costs the attacker's own machine as much
CLOSED, NO_ANSWER = "closed", "no answer"

KEY = "AAAAAAAAAAAAAAAAAAAAAA=="
NONSENSE = b'{"type": "ping", "id": "x"}'


class Attacker:
    def __init__(self, url: str) -> None:
        found = urlsplit(url)
        self.host, self.port = str(found.hostname), int(found.port or 80)
        self.tried: Counter[str] = Counter()
        self.came: Counter[str] = Counter()

    async def door(
        self, address: str = ADDRESS
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port, local_addr=(address, 0))

    def head(self, method: str, path: str, *more: str) -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}"]
        return "\r\n".join([*lines, *more, "", ""]).encode()

    async def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> bytes:
        """One question, and all of its answer."""
        content = b"" if body is None else json.dumps(body).encode()
        more = ["Connection: close", f"Content-Length: {len(content)}", f"Cookie: {cookie}"]
        if content:
            more.append("Content-Type: application/json")
        reader, writer = await self.door()
        try:
            writer.write(self.head(method, path, *more) + content)
            return await reader.read()
        finally:
            writer.close()

    # ---- what it does, again and again ----

    async def half_request(self) -> str:
        reader, writer = await self.door(OTHER_ADDRESS)
        try:
            writer.write(self.head("POST", "/api/guests", "Content-Length: 9999")[:-7])
            return (await reader.read())[9:12].decode() or CLOSED
        finally:
            writer.close()

    async def socket(self, loud: bool) -> str:
        reader, writer = await self.door()
        try:
            upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
            writer.write(self.head("GET", "/api/socket", *upgrade, f"Sec-WebSocket-Key: {KEY}"))
            status = (await reader.readuntil(b"\r\n\r\n"))[9:12].decode()
            if status != "101":
                return status
            listening = asyncio.create_task(reader.read())
            while loud and not listening.done():
                writer.write((b"\x81" + bytes([0x80 | len(NONSENSE)]) + b"\0" * 4 + NONSENSE) * 50)
                await writer.drain()
                await asyncio.sleep(0.01)
            await listening
            return CLOSED
        finally:
            writer.close()

    async def question(self) -> str:
        return (await self.ask("GET", "/api/lobby"))[9:12].decode()

    async def guess(self) -> str:
        wrong = {"name": "Soak 0", "password": "not the right one"}
        return (await self.ask("POST", "/api/sessions", wrong))[9:12].decode()

    async def table(self) -> str:
        """A table whose bots think for long; at the next one they begin anew."""
        answer = await self.ask("POST", "/api/guests", {"name": "Eve"})
        if not answer.startswith(b"HTTP/1.1 201"):
            return answer[9:12].decode()
        cookie = answer.partition(b"set-cookie: ")[2].partition(b";")[0].decode()
        bots = [{"kind": "bot", "level": "governor"}] * 3
        wish = {"title": "macao", "seats": [{"kind": "me"}, *bots]}
        return (await self.ask("POST", "/api/tables", wish, cookie))[9:12].decode()

    # ---- all of it ----

    async def again(self, name: str, what: Callable[[], Awaitable[str]], rest: float) -> None:
        while True:
            self.tried[name] += 1
            outcome = NO_ANSWER
            with suppress(OSError, EOFError, TimeoutError, asyncio.LimitOverrunError):
                async with asyncio.timeout(PATIENCE):
                    outcome = await what()
            self.came[f"{name}: {outcome}"] += 1
            await asyncio.sleep(PAUSE if outcome in (NO_ANSWER, "429", "403") else rest)

    async def run(self) -> None:
        # What, how many at once, and how long each rests when it went well
        deeds: list[tuple[str, Callable[[], Awaitable[str]], int, float]] = [
            ("half request", self.half_request, HALF_REQUESTS, 0),
            ("loud socket", lambda: self.socket(True), LOUD_SOCKETS, 0),
            ("silent socket", lambda: self.socket(False), SILENT_SOCKETS, 0),
            ("question", self.question, ASKERS, 0.02),
            ("guess", self.guess, ASKERS, 0),
            ("table", self.table, TABLES, 2),
        ]
        stopped = asyncio.Event()
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
        work = [
            asyncio.create_task(self.again(name, what, rest))
            for name, what, count, rest in deeds
            for _ in range(count)
        ]
        await stopped.wait()
        # A short attack on a busy machine: something came of each deed, or it was waited for
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while {outcome.partition(":")[0] for outcome in self.came} < {*self.tried}:
                    await asyncio.sleep(PAUSE)
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        print(json.dumps({"tried": self.tried, "came": dict(self.came.most_common())}), flush=True)


if __name__ == "__main__":
    asyncio.run(Attacker(sys.argv[1]).run())
