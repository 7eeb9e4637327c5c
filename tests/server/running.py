"""A real server for a test: its own process, a free port, killed and started again at will."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from tools.soak.server import free_port

PATIENCE = 60.0  # seconds until a server is ready, or has stopped


class Server:
    """One `carrack serve` on a database. It keeps its address when it is started again."""

    def __init__(self, database: str, folder: Path, port: int, settings: dict[str, Any]) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.socket_url = f"ws://127.0.0.1:{port}/api/socket"
        self.log = folder / f"server-{port}.log"
        given = {"database": database, "host": "127.0.0.1", "port": port, **settings}
        self.environment = {
            **{name: text for name, text in os.environ.items() if name != "CARRACK_DATABASE"},
            "CARRACK_HOME": str(folder / "home"),
            "CARRACK_LANGUAGE": "en",
            **{f"CARRACK_{name.upper()}": str(value) for name, value in given.items()},
        }
        self.words: list[str] = []  # flags behind `carrack serve`
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        """Returns when the server says that it is ready."""
        self.launch()
        return self.wait_until_ready()

    def launch(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "carrack.cli", "serve", *self.words],
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    def wait_until_ready(self) -> Server:
        end = time.monotonic() + PATIENCE
        while not self.is_ready():
            gone = self.process is None or self.process.poll() is not None
            if gone or time.monotonic() > end:
                self.kill()
                raise AssertionError(f"the server did not start:\n{self.said()}")
            time.sleep(0.05)
        return self

    def is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/readyz", timeout=5) as answer:
                return int(answer.status) == 200
        except urllib.error.HTTPError as refused:
            refused.close()
        except OSError:
            pass
        return False

    def kill(self) -> None:
        """`kill -9`: it gets no chance to finish anything."""
        self.send(signal.SIGKILL)

    def stop(self) -> int:
        """As an operator stops it: what is in flight is finished. The exit status."""
        return self.send(signal.SIGTERM)

    def send(self, what: int) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(what)
        status = self.process.wait(PATIENCE)
        self.process = None
        return status

    def restart(self) -> Server:
        """Killed at once, then started on the same database and port."""
        self.kill()
        return self.start()

    def said(self) -> str:
        """All that it has logged and printed."""
        return self.log.read_text(errors="replace") if self.log.exists() else ""


class Servers:
    """The servers of one test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.all: list[Server] = []

    def __call__(self, database: str, **settings: Any) -> Server:
        """A server that is ready. Settings are those of `Settings`, by name."""
        return self.prepared(database, **settings).start()

    def prepared(self, database: str, **settings: Any) -> Server:
        """The same, not started yet."""
        server = Server(database, self.folder, free_port(), settings)
        self.all.append(server)
        return server

    def end(self) -> None:
        for server in self.all:
            server.kill()
