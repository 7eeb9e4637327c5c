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
from carrack.server.operate.patience import FULL_HERE
from carrack.server.operate.serving import bound, prepare, shown_address
from carrack.server.settings import PREFIX, Settings
from carrack.server.wire.crowd import Crowd, Proxies

log = structlog.get_logger()

POINTS = 64  # of each process on the ring: with so many they have about equally much to do
LONGEST_HEAD = 65_536  # bytes of a request before its body
START_SECONDS = 60.0  # for a process to be ready
AGAIN_SECONDS = 0.5  # until a process that is gone is started again
STOP_SECONDS = 15.0
PIECE = 65_536  # bytes that are handed on at once

TABLE = re.compile(rb"^\w+ /api/(?:tables/|socket\?(?:[^ ]*&)?table=)([a-z0-9]+)")
FORWARDED_FOR = b"x-forwarded-for:"
FORWARDED = (b"x-forwarded-", b"forwarded:")
LINE_END = re.compile(rb"\r?\n")
UPGRADE = b"upgrade:websocket"
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


class Head:
    """What a request says before its body."""

    def __init__(self, content: bytes) -> None:
        self.request, *lines = LINE_END.split(content)
        self.lines = [line for line in lines if line]

    @property
    def wants_socket(self) -> bool:
        return any(line.lower().replace(b" ", b"") == UPGRADE for line in self.lines)

    @property
    def forwarded(self) -> list[str]:
        """Whom the request is handed on for, as each line of its head says that tells so."""
        found = [line for line in self.lines if line.lower().startswith(FORWARDED_FOR)]
        return [line.partition(b":")[2].decode("latin1").strip() for line in found]

    def rewritten(self, address: str, trusted: bool) -> bytes:
        """The request for a process: whom it comes from is what we know, and what a proxy of the
        operator says; and nothing follows it but a socket, for what follows is not looked at.
        """
        lines = self.lines
        if not self.wants_socket:
            lines = [line for line in lines if not line.lower().startswith(HOP)]
            lines.append(b"Connection: close")
        hidden = FORWARDED_FOR if trusted else FORWARDED
        lines = [line for line in lines if not line.lower().startswith(hidden)]
        chain = [*(self.forwarded if trusted else []), address]
        lines.append(b"X-Forwarded-For: " + ", ".join(chain).encode("latin1"))
        return b"\r\n".join([self.request, *lines, b"", b""])


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
            f"{PREFIX}PROXIES": "*" if settings.proxies == "*" else f"127.0.0.1,{settings.proxies}",
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
            command = (sys.executable, "-m", "carrack.cli", "serve", "--until-input-ends")
            self.process = await asyncio.create_subprocess_exec(
                *command,
                env=self.environment,
                stdin=asyncio.subprocess.PIPE,  # it ends with us, however we end
                stdout=asyncio.subprocess.DEVNULL,
            )
            gone = asyncio.create_task(self.process.wait())
            ready = asyncio.create_task(self.is_ready())
            try:
                await asyncio.wait([gone, ready], return_when=asyncio.FIRST_COMPLETED)
                if ready.done() and ready.result():
                    alive.add(self.number)
                    log.info("process.ready", process=self.number)
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


Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Guest:
    """Whoever has a connection, counted once; a proxy of the operator is not."""

    def __init__(self, crowd: Crowd, address: str, is_counted: bool) -> None:
        self.crowd = crowd
        self.address = address
        self.has_room = not is_counted or crowd.enters(address)
        self.is_counted = is_counted and self.has_room

    def leaves(self) -> None:
        if self.is_counted:
            self.crowd.leaves(self.address)
        self.is_counted = False


class Supervisor:
    """All processes, and the door in front of them."""

    def __init__(self, settings: Settings) -> None:
        self.head_seconds = settings.head_seconds
        self.proxies = Proxies(settings.proxies)
        self.crowd = Crowd(settings)
        self.children = [Child(number, settings) for number in range(settings.processes)]
        self.ring = Ring(len(self.children))
        self.alive: set[int] = set()
        self.connections: set[asyncio.Task[None] | None] = set()  # else nobody holds them

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, from its request to its end."""
        task = asyncio.current_task()
        self.connections.add(task)
        address = str((writer.get_extra_info("peername") or ["local"])[0])
        guest = Guest(self.crowd, address, is_counted=address not in self.proxies)
        try:
            if guest.has_room:
                await self.served((reader, writer), guest)
            else:
                writer.write(FULL_HERE)
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # whoever is still there notices
        finally:
            guest.leaves()
            writer.close()
            self.connections.discard(task)

    async def served(self, streams: Streams, guest: Guest) -> None:
        reader, writer = streams
        async with asyncio.timeout(self.head_seconds):
            content = await reader.readuntil(b"\r\n\r\n")
        head = Head(content)
        asker = self.proxies.asker(guest.address, head.forwarded)
        there = await self.handed_on(key_of(content, asker))
        if there is None:
            writer.write(b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n")
            return
        there[1].write(head.rewritten(guest.address, guest.address in self.proxies))
        if not head.wants_socket:
            await exchange(streams, there)
            return
        answer = await there[0].readuntil(b"\r\n\r\n")
        writer.write(answer)
        if answer.split(None, 2)[1] == b"101":
            guest.leaves()  # the process counts its sockets
            await exchange(streams, there)
        else:  # a request after all, and another one behind it could say anything about itself
            await exchange((asyncio.StreamReader(), writer), there)

    async def handed_on(self, key: str) -> Streams | None:
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
