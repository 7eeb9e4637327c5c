"""A processor in the place of a card: numpy for CuPy, a compiler of C++ for NVRTC."""

from __future__ import annotations

import ctypes
from hashlib import blake2b
from pathlib import Path
from subprocess import run
from typing import Any

import numpy

CHECKED = ["-fsanitize=undefined,bounds-strict", "-fno-sanitize-recover=all"]


def compiled(text: str, folder: Path, *command: str) -> ctypes.CDLL:
    """A library of this text, kept by its hash."""
    from fcntl import LOCK_EX, flock  # where there is a gcc, there is this

    made = folder / f"{blake2b(f'{command}{text}'.encode(), digest_size=8).hexdigest()}.so"
    with made.with_suffix(".lock").open("w") as lock:
        flock(lock, LOCK_EX)  # whoever comes second waits, and has it
        if not made.exists():
            own = made.with_suffix(".part")
            given = [*command, "-g0", *CHECKED, "-shared", "-fPIC", "-o", str(own), "-"]
            done = run(given, input=text, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr[:4000]
            own.replace(made)
    return ctypes.CDLL(str(made))


class Processor:
    """Kernels run through their games one after the other."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.numpy: Any = numpy

    def compile(self, text: str, inlined: bool) -> ctypes.CDLL:
        return compiled(text, self.folder, "g++", "-x", "c++", "-std=c++17", "-O1", "-w")

    def address(self, array: Any) -> int:
        return int(array.ctypes.data)

    def run(self, library: ctypes.CDLL, name: str, count: int, *given: Any) -> None:
        """Numbers are of the width that the kernel asks for; all others are arrays."""
        function = getattr(library, name)
        function.restype = None
        function(
            *(
                ctypes.c_void_p(one.ctypes.data)
                if isinstance(one, numpy.ndarray)
                else numpy.ctypeslib.as_ctypes_type(type(one))(one.item())
                for one in given
            )
        )

    def fetch(self, array: Any) -> Any:
        return array
