"""What may happen to a server while people play.

Whatever it is, nothing that was acknowledged may be lost, nothing may happen twice, and everybody
goes on where they were.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any

from carrack.kernel.errors import CarrackError
from tools.soak import power
from tools.soak.server import SERVE, Server

FULL_SECONDS = 2.0  # without room on the disk
DISK_SIZE = 64 * 2**20  # bytes; the server needs a tenth of them
FIRST_BYTES = 16  # of a file, beyond which nothing can be written then
AGAIN_SECONDS = 20.0  # for a process that was killed to be started again
JUMPS = (3600, -3600, 240, -7200, 0)  # seconds by which the clock is wrong, one after the other
ATTACK_STOP = 40.0  # seconds for the attacker to say what it has done


class Trouble:
    """Nothing: the server is left alone."""

    needs_postgres = False
    done = "left alone"

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.command: Sequence[str] = SERVE
        self.environment: dict[str, str] = {}
        self.database = str(folder / "soak.sqlite")  # where the wish names none
        self.times = 0
        self.found: dict[str, Any] = {}  # figures of its own

    async def strike(self, server: Server) -> None:
        """Trouble the server once."""

    @contextmanager
    def around(self) -> Iterator[None]:
        """What has to be there while the server runs."""
        yield

    @contextmanager
    def beside(self, server: Server) -> Iterator[None]:
        """What goes on all the time while people play."""
        yield


class Kill(Trouble):
    """`kill -9`, and a new start on the same database."""

    done = "killed"

    async def strike(self, server: Server) -> None:
        began = monotonic()
        await server.end(signal.SIGKILL)
        await server.start()
        server.down += monotonic() - began


class Stop(Trouble):
    """Stopped as an operator stops it, and started again."""

    done = "stopped"

    async def strike(self, server: Server) -> None:
        began = monotonic()
        status = await server.end(signal.SIGTERM)
        if status != 0:
            raise CarrackError(f"the exit status is {status}\n{server.said()}", code="soak.server")
        self.found["longest_stop_s"] = round(
            max(self.found.get("longest_stop_s", 0.0), monotonic() - began), 2
        )
        await server.start()
        server.down += monotonic() - began


class Processes(Trouble):
    """Two processes behind one port, of which one after the other is killed."""

    needs_postgres = True
    done = "killed one of two"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.environment = {"CARRACK_PROCESSES": "2"}

    async def strike(self, server: Server) -> None:
        before = server.children
        os.kill(random.choice(before), signal.SIGKILL)
        end = monotonic() + AGAIN_SECONDS
        while len(set(server.children) - set(before)) < 1:
            if monotonic() > end:
                raise CarrackError("a killed process stays away", code="soak.server")
            await asyncio.sleep(0.1)
        await asyncio.sleep(AGAIN_SECONDS / 4)  # until it is ready for the other one to be killed


class Power(Trouble):
    """The power goes: what was written and not synced is gone."""

    done = "cut off"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        files = folder / "power"
        self.environment = power.layer(files)
        self.database = str(files / "soak.sqlite")
        self.files = files
        self.luck = random.Random()

    async def strike(self, server: Server) -> None:
        began = monotonic()
        await server.end(signal.SIGKILL)
        lost = power.cut(self.files, self.luck)
        self.found["bytes_never_synced"] = self.found.get("bytes_never_synced", 0) + lost
        await server.start()
        server.down += monotonic() - began


class Disk(Trouble):
    """For a while there is no room on the disk."""

    done = "filled up"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.place = folder / "disk"
        self.place.mkdir()
        self.database = str(self.place / "soak.sqlite")
        self.found = {"disk": "", "readyz_told": 0}

    @contextmanager
    def around(self) -> Iterator[None]:
        """A small disk in memory where we may have one; else files may not grow, see `full`."""
        mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK_SIZE}", "tmpfs", str(self.place)]
        may = os.getuid() == 0 and shutil.which("mount") is not None
        mounted = may and subprocess.run(mount, capture_output=True, check=False).returncode == 0
        self.found["disk"] = "tmpfs" if mounted else "limit"
        try:
            yield
        finally:
            if mounted:
                subprocess.run(["umount", "--lazy", str(self.place)], check=True)

    async def strike(self, server: Server) -> None:
        with self.full(server):
            end, told = monotonic() + FULL_SECONDS, False
            while monotonic() < end:
                told = told or not await server.is_ready()
                await asyncio.sleep(0.1)
        self.found["readyz_told"] += told
        server.down += FULL_SECONDS

    @contextmanager
    def full(self, server: Server) -> Iterator[None]:
        if self.found["disk"] == "tmpfs":
            ballast = self.place / "ballast"
            with suppress(OSError), ballast.open("wb", buffering=0) as file:
                while file.write(bytes(4096)):
                    pass
            try:
                yield
            finally:
                ballast.unlink()
        else:
            assert server.process is not None
            pid, kind = server.process.pid, resource.RLIMIT_FSIZE
            before = resource.prlimit(pid, kind)
            resource.prlimit(pid, kind, (FIRST_BYTES, before[1]))
            try:
                yield
            finally:
                resource.prlimit(pid, kind, before)


class Clock(Trouble):
    """The clock of the machine is set to another hour, and back."""

    done = "set the clock"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.file = folder / "wrong_by"
        script = Path(__file__).with_name("jumping.py")
        self.command = ("-P", str(script), "serve")
        self.environment = {"SOAK_CLOCK": str(self.file)}

    async def strike(self, server: Server) -> None:
        new = self.file.with_suffix(".new")
        new.write_text(str(JUMPS[self.times % len(JUMPS)]))
        new.replace(self.file)


class Attacker(Trouble):
    """Somebody beside the players who floods, guesses, and lets bots think."""

    done = "attacked"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.environment = {"CARRACK_LIMITS": "1"}

    @contextmanager
    def beside(self, server: Server) -> Iterator[None]:
        command = [sys.executable, "-m", "tools.soak.attacker", server.url]
        root = Path(__file__).parents[2]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=root)
        try:
            yield
        finally:
            process.terminate()
            said, _ = process.communicate(timeout=ATTACK_STOP)
            self.found["attack"] = json.loads(said)


TROUBLES: dict[str, type[Trouble]] = {
    "none": Trouble,
    "kill": Kill,
    "stop": Stop,
    "processes": Processes,
    "power": Power,
    "disk": Disk,
    "clock": Clock,
    "attacker": Attacker,
}
