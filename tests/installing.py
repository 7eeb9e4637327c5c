"""Somebody else's package, installed into a folder of its own, and programs that use it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import carrack

HERE = Path(__file__).parent
COMPILED = carrack.build_mode() == "compiled"


def run(
    arguments: list[str],
    folder: Path | None = None,
    pure: bool = not COMPILED,
    typed: str | None = None,
    fails: bool = False,
) -> str:
    """Run Python in a child process that has this folder on its path; what it says to whoever
    types this. One that fails does so in one sentence.
    """
    environment = {name: value for name, value in os.environ.items() if name != "CARRACK_PURE"}
    if pure:
        environment["CARRACK_PURE"] = "1"
    if folder is not None:
        paths = [str(folder), environment.get("PYTHONPATH", "")]
        environment["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
    child = subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        cwd=HERE.parent,
        input=typed,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert child.returncode == (2 if fails else 0), child.stdout + child.stderr
    return child.stderr if fails else child.stdout


def answer(program: str, folder: Path, pure: bool = not COMPILED) -> Any:
    """What a program prints as JSON."""
    return json.loads(run(["-c", program], folder, pure))


def run_tests(words: list[str], folder: Path) -> None:
    """The tests of every title pass for what is installed there: with all examples in `make sweep`,
    else with some.
    """
    profile = "ci" if os.environ.get("CARRACK_SWEEP") else "pure"
    pytest = ["-m", "pytest", "-q", "-p", "no:cacheprovider", f"--hypothesis-profile={profile}"]
    told = run([*pytest, *words], folder)
    assert " passed" in told
    assert " failed" not in told


def install(source: Path, folder: Path, pure: bool) -> Path:
    """Build a copy of a package and install it into the folder."""
    shutil.copytree(source, folder / "package")
    options = ["--quiet", "--no-build-isolation", "--no-deps", "--no-index", "--no-cache-dir"]
    target = folder / "installed here"
    package = str(folder / "package")
    run(["-m", "pip", "install", *options, "--target", str(target), package], pure=pure)
    return target
