"""The server that is soaked: a process of its own, ended and started again at will."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import urllib.error
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic

from carrack.kernel.errors import CarrackError
from tools.soak.client import opener

START_PATIENCE = 60.0  # seconds until the server is ready
STOP_PATIENCE = 30.0  # seconds for an orderly stop
LOG_TAIL = 3000  # characters

SERVE = ("-m", "carrack.cli", "serve")


class Server:
    """One `carrack serve`. It keeps its port when it is started again."""

    def __init__(
        self,
        database: str,
        folder: Path,
        cores: str = "",
        command: Sequence[str] = SERVE,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        pinned = ["taskset", "--cpu-list", cores] if cores else []
        self.command = [*pinned, sys.executable, *command]
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self.environment = os.environ | {
            "CARRACK_HOME": str(folder),
            "CARRACK_DATABASE": database,
            "CARRACK_HOST": "127.0.0.1",
            "CARRACK_PORT": str(self.port),
            "CARRACK_LIMITS": "0",
            "CARRACK_QUICK": "1",
            "CARRACK_LOG_JSON": "1",
            "CARRACK_LOG_LEVEL": "warning",
            **(environment or {}),
        }
        self.process: subprocess.Popen[bytes] | None = None
        self.down = 0.0  # seconds

    async def start(self) -> None:
        """Returns when the server says that it is ready."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        end = monotonic() + START_PATIENCE
        while not await self.is_ready():
            if monotonic() > end:
                raise CarrackError(f"no answer\n{self.said()}", code="soak.server")
            self.check()
            await asyncio.sleep(0.05)

    def check(self) -> None:
        """Nobody but us may end the server."""
        if self.process is not None and self.process.poll() is not None:
            raise CarrackError(f"the server has stopped\n{self.said()}", code="soak.server")

    async def is_ready(self) -> bool:
        return await asyncio.to_thread(is_ready, self.url)

    async def end(self, how: signal.Signals) -> int:
        """Send it a signal and wait; the exit status."""
        assert self.process is not None
        self.process.send_signal(how)
        return await asyncio.to_thread(self.process.wait, STOP_PATIENCE)

    async def stop(self) -> None:
        """As an operator stops it; one that does not is killed."""
        if self.process is None:
            return
        try:
            await self.end(signal.SIGTERM)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None

    @property
    def children(self) -> list[int]:
        """The processes that it has started; where the system does not tell, none."""
        assert self.process is not None
        pid = self.process.pid
        try:
            return [
                int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
            ]
        except OSError:
            return []

    def cpu(self) -> float:
        """Seconds of processor time that it has used, all threads and processes together."""
        assert self.process is not None
        return cpu_of(self.process.pid) + sum(map(cpu_of, self.children))

    def cpu_in_front(self) -> float:
        """The part of it that went into handing connections on to several processes."""
        assert self.process is not None
        return cpu_of(self.process.pid) if self.children else 0.0

    def said(self) -> str:
        """The end of what it has logged."""
        return self.log.read_text(errors="replace")[-LOG_TAIL:]

    def errors(self) -> list[str]:
        """What it had to say about itself."""
        lines = self.log.read_text(errors="replace").splitlines()
        return [line for line in lines if '"level":"error"' in line.replace(" ", "")]


def cpu_of(pid: int) -> float:
    """Where the system does not tell, nothing is known and nothing is counted."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


# Below those that a system gives out by itself: while a server is away, nobody's connection may get
# its port, not even that of a client who comes back too early and would meet itself there.
PORTS = range(20_000, 32_000)


def free_port() -> int:
    """A port that nobody has, and nobody gets by chance."""
    while True:
        with socket.socket() as probe:
            # As a server binds it: what is left of old connections is no hindrance.
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with suppress(OSError):
                probe.bind(("127.0.0.1", random.choice(PORTS)))
                return int(probe.getsockname()[1])


def is_ready(url: str) -> bool:
    try:
        with opener.open(f"{url}/readyz", timeout=5) as answer:
            return int(answer.status) == 200
    except urllib.error.HTTPError as refused:
        refused.close()
    except OSError:
        pass
    return False
