"""PostgreSQL for the tests: one cluster for a whole run, a fresh database for each test.

The cluster lies in a temporary folder and speaks through a socket in it, so that nobody else can
reach it. Several pytest processes of one run share it. A keeper process (this file, as a program)
stops it and removes the folder as soon as none of them is alive, however they ended.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

INITDB = ("--username=carrack", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
# Nothing here has to survive a power cut; a killed server process is another matter, and safe.
SETTINGS = {
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "listen_addresses": "",
    "max_connections": "200",
    "shared_buffers": "64MB",
}
PATIENCE = 60.0  # seconds for the cluster to start


class NoCluster(Exception):
    """PostgreSQL is not installed, or did not start."""


def programs() -> Path | None:
    """Where initdb and postgres are: on the path, or where Debian puts them."""
    found = shutil.which("initdb")
    if found and shutil.which("postgres", path=str(Path(found).parent)):
        return Path(found).parent
    installed = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(installed, key=lambda path: float(path.parts[-3]), default=None)
    return None if newest is None else newest.parent


class Cluster:
    """The cluster as one pytest process uses it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.prefix = f"test_{os.getpid()}"
        self.made = 0
        self.template = ""  # the name of a database of today's shape, see conftest.py

    def url(self, name: str) -> str:
        return f"postgresql://carrack@/{name}?host={quote(str(self.folder))}"

    def fresh(self, template: str = "template0") -> str:
        """The URL of a new database: a copy of the template, empty if none is named."""
        self.made += 1
        name = f"{self.prefix}_{self.made}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.url(name)

    def shaped(self) -> str:
        """The URL of a new database of today's shape."""
        return self.fresh(self.template)

    def drop(self, url: str) -> None:
        self.execute(f"DROP DATABASE IF EXISTS {name_in(url)} WITH (FORCE)")

    def execute(self, statement: str) -> None:
        asyncio.run(execute(self.url("postgres"), statement))

    def leave(self) -> None:
        """This process needs it no more. The last one waits until everything is tidied up."""
        (self.folder / "users" / str(os.getpid())).unlink(missing_ok=True)
        wait_for(lambda: not self.folder.exists() or bool(users(self.folder)))


def name_in(url: str) -> str:
    """The name of the database that a URL of a cluster leads to."""
    return url.partition("@/")[2].partition("?")[0]


async def execute(url: str, statement: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def join(run: str) -> Cluster:
    """The cluster of this run; whoever comes first has it started."""
    found = programs()
    if found is None:
        raise NoCluster(
            "PostgreSQL is not installed (on Debian and Ubuntu: apt install postgresql)"
        )
    # The user postgres could not enter a folder below a home of root's.
    home = "/tmp" if os.getuid() == 0 else tempfile.gettempdir()
    folder = Path(home) / f"carrack-pg-{run}"
    while True:
        try:
            folder.mkdir(mode=0o700)
        except FileExistsError:
            if not register(folder):
                continue  # the others had finished and were taking it down
        else:
            (folder / "users").mkdir()
            register(folder)
            start_keeper(found, folder)
        wait_for((folder / "ready").exists, lambda: not folder.exists())
        if (folder / "ready").exists():
            return Cluster(folder)
        raise NoCluster(f"PostgreSQL in {found} did not start")


def register(folder: Path) -> bool:
    """Note that this process uses the cluster."""
    try:
        (folder / "users" / str(os.getpid())).touch()
    except FileNotFoundError:
        time.sleep(0.05)
        return False
    return True


def users(folder: Path) -> list[int]:
    """The processes that use the cluster and are alive."""
    try:
        named = [int(path.name) for path in (folder / "users").iterdir()]
    except FileNotFoundError:
        return []
    return [pid for pid in named if is_alive(pid)]


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True


def wait_for(done: Callable[[], bool], hopeless: Callable[[], bool] = lambda: False) -> None:
    end = time.monotonic() + PATIENCE
    while not done() and not hopeless() and time.monotonic() < end:
        time.sleep(0.05)


# ---- the keeper ----


def start_keeper(found: Path, folder: Path) -> None:
    """In a session of its own, so that Ctrl-C at the tests does not reach it."""
    subprocess.Popen(
        [sys.executable, __file__, str(found), str(folder)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ).returncode = 0  # nobody waits for it, and Python need not warn of that


def keep(found: Path, folder: Path) -> None:
    try:
        server = start(found, folder)
        wait_for((folder / ".s.PGSQL.5432").exists, lambda: server.poll() is not None)
        if server.poll() is None:
            (folder / "ready").touch()
        while server.poll() is None and users(folder):
            time.sleep(0.2)
        if server.poll() is None:
            server.send_signal(signal.SIGQUIT)  # at once: nothing in it is needed any more
            server.wait()
    finally:
        gone = folder.with_name(folder.name + "-gone")
        folder.rename(gone)
        shutil.rmtree(gone)


def start(found: Path, folder: Path) -> subprocess.Popen[bytes]:
    """A new cluster in the folder. As root, it belongs to the user postgres: it refuses root."""
    command: list[str] = []
    if os.getuid() == 0:
        shutil.chown(folder, "postgres")
        command = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"]
    data = folder / "data"
    subprocess.run([*command, str(found / "initdb"), "-D", str(data), *INITDB], check=True)
    set_to = [f"--{name}={value}" for name, value in SETTINGS.items()]
    place = f"--unix_socket_directories={folder}"
    return subprocess.Popen([*command, str(found / "postgres"), "-D", str(data), place, *set_to])


if __name__ == "__main__":
    keep(Path(sys.argv[1]), Path(sys.argv[2]))
