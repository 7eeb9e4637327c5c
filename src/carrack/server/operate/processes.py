"""Several processes behind one address: the people of a table meet in the same one.

Each process is a whole server on the same PostgreSQL; any of them can serve any table. This one
starts them, starts them again, and hands each connection on: by the table it names, else by where
it comes from. When a process is gone its tables belong to the others, which read them from the
journal. It knows no table and no rule.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import sys
from bisect import bisect
from collections.abc import Collection
from hashlib import blake2b

import structlog

import carrack
from carrack.kernel.errors import CarrackError
from carrack.server.operate.observing import configure_logs
from carrack.server.operate.serving import bound, prepare, shown_address
from carrack.server.settings import PREFIX, Settings

log = structlog.get_logger()

POINTS = 64  # of each process on the ring: with so many they have about equally much to do
LONGEST_HEAD = 65_536  # bytes of a request before its body
HEAD_SECONDS = 20.0  # for whoever connects to say what they want
START_SECONDS = 60.0  # for a process to be ready
AGAIN_SECONDS = 0.5  # until a process that is gone is started again
STOP_SECONDS = 15.0
PIECE = 65_536  # bytes that are handed on at once

TABLE = re.compile(rb"^\w+ /api/(?:tables/|socket\?(?:[^ ]*&)?table=)([a-z0-9]+)")
FORWARDED = (b"x-forwarded-", b"forwarded:")
HOP = (b"connection:", b"keep-alive:", b"proxy-connection:")


class Ring:
    """Which process a key belongs to. When one is gone, only what was its goes elsewhere.

    >>> ring = Ring(3)
    >>> home = ring.of("q9f3", {0, 1, 2})
    >>> ring.of("q9f3", {0, 1, 2} - {home}) != home
    True
    """

    def __init__(self, processes: int) -> None:
        points = [(place(f"{p} {point}"), p) for p in range(processes) for point in range(POINTS)]
        self.points = sorted(points)

    def of(self, key: str, alive: Collection[int]) -> int | None:
        """The first process behind the key's place that is there; None where nobody is."""
        start = bisect(self.points, (place(key), -1))
        for _, process in [*self.points[start:], *self.points[:start]]:
            if process in alive:
                return process
        return None


def place(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest())


def key_of(head: bytes, address: str) -> str:
    """What a connection is handed on by.

    >>> key_of(b"GET /api/socket?table=q9f3 HTTP/1.1", "10.0.0.1")
    'q9f3'
    >>> key_of(b"GET /api/titles HTTP/1.1", "10.0.0.1")
    '10.0.0.1'
    """
    found = TABLE.match(head)
    return found[1].decode() if found else address


def rewritten(head: bytes, address: str, trusted: bool) -> bytes:
    """The request for a process: whom it comes from is what we know, unless a proxy of the operator
    says it; and nothing follows it but a socket, for what follows would not be looked at.
    """
    request, *lines = head.split(b"\r\n")
    lines = [line for line in lines if line]
    sockets = any(line.lower().replace(b" ", b"") == b"upgrade:websocket" for line in lines)
    if not sockets:
        lines = [line for line in lines if not line.lower().startswith(HOP)]
        lines.append(b"Connection: close")
    if not trusted:
        lines = [line for line in lines if not line.lower().startswith(FORWARDED)]
        lines.append(b"X-Forwarded-For: " + address.encode())
    return b"\r\n".join([request, *lines, b"", b""])


class Child:
    """One server process, started again whenever it is gone."""

    def __init__(self, number: int, settings: Settings) -> None:
        self.number = number
        with bound("127.0.0.1", 0) as door:
            self.port = int(door.getsockname()[1])
        names = {name.strip() for name in settings.allowed_hosts.split(",") if name.strip()}
        self.environment = os.environ | {
            f"{PREFIX}DATABASE": settings.database,
            f"{PREFIX}HOST": "127.0.0.1",
            f"{PREFIX}PORT": str(self.port),
            f"{PREFIX}PROXIES": "127.0.0.1",
            f"{PREFIX}PROCESSES": "1",
            f"{PREFIX}PUBLIC_URL": settings.public_url,
            f"{PREFIX}ORIGINS": settings.origins,
            f"{PREFIX}ALLOWED_HOSTS": ",".join(sorted({*names, settings.host})),
            f"{PREFIX}QUICK": str(int(settings.quick)),
            f"{PREFIX}LOG_LEVEL": settings.log_level,
            f"{PREFIX}LOG_JSON": str(int(settings.log_json)),
        }
        self.process: asyncio.subprocess.Process | None = None

    async def run(self, alive: set[int]) -> None:
        """Start it, and start it again when it is gone."""
        while True:
            command = (sys.executable, "-m", "carrack.cli", "serve")
            self.process = await asyncio.create_subprocess_exec(
                *command, env=self.environment, stdout=asyncio.subprocess.DEVNULL
            )
            gone = asyncio.create_task(self.process.wait())
            ready = asyncio.create_task(self.is_ready())
            try:
                await asyncio.wait([gone, ready], return_when=asyncio.FIRST_COMPLETED)
                if ready.done() and ready.result():
                    alive.add(self.number)
                status = await gone
            finally:
                alive.discard(self.number)
                ready.cancel()
            log.error("process.gone", process=self.number, status=status)
            await asyncio.sleep(AGAIN_SECONDS)

    async def is_ready(self) -> bool:
        """Whether it says so in time."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(START_SECONDS):
                while not await self.answers():
                    await asyncio.sleep(0.1)
                return True
        return False

    async def answers(self) -> bool:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        try:
            writer.write(b"GET /readyz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            return b" 200 " in await reader.readline()
        except OSError:
            return False
        finally:
            writer.close()

    async def stop(self) -> None:
        """As an operator stops it; one that does not is killed."""
        if self.process is None or self.process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            self.process.terminate()
            try:
                async with asyncio.timeout(STOP_SECONDS):
                    await self.process.wait()
            except TimeoutError:
                self.process.kill()
                await self.process.wait()


class Supervisor:
    """All processes, and the door in front of them."""

    def __init__(self, settings: Settings) -> None:
        self.trusted = {name.strip() for name in settings.proxies.split(",")}
        self.children = [Child(number, settings) for number in range(settings.processes)]
        self.ring = Ring(len(self.children))
        self.alive: set[int] = set()

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, from its request to its end."""
        try:
            async with asyncio.timeout(HEAD_SECONDS):
                head = await reader.readuntil(b"\r\n\r\n")
            address = str((writer.get_extra_info("peername") or ["local"])[0])
            there = await self.handed_on(key_of(head, address))
            if there is None:
                writer.write(b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n")
                return
            trusted = "*" in self.trusted or address in self.trusted
            there[1].write(rewritten(head, address, trusted))
            await exchange((reader, writer), there)
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # whoever is still there notices
        finally:
            writer.close()

    async def handed_on(self, key: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """The process that the key belongs to; the next one where that is gone already."""
        alive = set(self.alive)
        while (number := self.ring.of(key, alive)) is not None:
            try:
                return await asyncio.open_connection("127.0.0.1", self.children[number].port)
            except OSError:
                alive.discard(number)
        return None

    async def run(self, settings: Settings) -> None:
        stopped = asyncio.Event()
        loop = asyncio.get_running_loop()
        for signals in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(signals, stopped.set)
        with bound(settings.host, settings.port) as door:
            tasks = [asyncio.create_task(child.run(self.alive)) for child in self.children]
            try:
                while len(self.alive) < len(self.children) and not stopped.is_set():
                    await asyncio.sleep(0.1)
                server = await asyncio.start_server(self.connected, sock=door, limit=LONGEST_HEAD)
                where = f"{shown_address(door)}, in {len(self.children)} processes"
                print(f"Carrack {carrack.__version__} is ready at {where}", flush=True)
                await stopped.wait()
                server.close()
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*(child.stop() for child in self.children))


Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def exchange(one: Streams, other: Streams) -> None:
    """Hand on both ways until one of both has nothing more to say to anybody."""
    there = asyncio.create_task(hand_on(one[0], other[1]))
    back = asyncio.create_task(hand_on(other[0], one[1]))
    try:
        await back  # a request is over when it is answered, a socket when the server closes it
    finally:
        there.cancel()
        other[1].close()


async def hand_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while content := await reader.read(PIECE):
            writer.write(content)
            await writer.drain()
        if writer.can_write_eof():
            writer.write_eof()


def serve_in_processes(settings: Settings) -> None:
    """Serve until somebody stops it, in as many processes as are wanted."""
    if not settings.database.startswith(("postgres://", "postgresql")):
        raise CarrackError(
            f"{settings.processes} processes need PostgreSQL: a file is for one",
            code="server.processes",
        )
    configure_logs(settings)
    asyncio.run(prepare(settings))
    asyncio.run(Supervisor(settings).run(settings))
