"""A power cut: what was written and not synced is gone, or half of it is there.

`power.c` keeps, beside each file, what was there when it was last synced. After `kill -9` each
block is as it was then, or as it was last written, as chance has it: a disk writes in any order.
"""

from __future__ import annotations

import random
import shutil
import subprocess
from pathlib import Path

from carrack.kernel.errors import CarrackError

SOURCE = Path(__file__).with_name("power.c")
BLOCK = 4096  # bytes that a disk writes whole
DURABLE = ".durable"


def layer(folder: Path) -> dict[str, str]:
    """Compile the layer; the environment in which a program runs on it, for files in the folder."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        raise CarrackError("a power cut needs a C compiler", code="soak.power")
    made = folder.with_suffix(".so")
    subprocess.run([compiler, "-shared", "-fPIC", "-O2", "-o", made, SOURCE], check=True)
    folder.mkdir(exist_ok=True)
    return {"LD_PRELOAD": str(made), "SOAK_POWER": str(folder.resolve())}


def cut(folder: Path, luck: random.Random) -> int:
    """The files as they are found after a power cut; how many bytes are not what was written."""
    lost = 0
    for file in [path for path in folder.iterdir() if path.suffix != DURABLE]:
        kept = file.with_name(file.name + DURABLE)
        written = file.read_bytes()
        durable = kept.read_bytes() if kept.exists() else b""
        found = torn(durable, written, luck)
        lost += sum(one != other for one, other in zip(found, written, strict=False))
        lost += abs(len(found) - len(written))
        if found:
            file.write_bytes(found)
            kept.write_bytes(found)
        else:
            file.unlink()
            kept.unlink(missing_ok=True)
    return lost


def torn(durable: bytes, written: bytes, luck: random.Random) -> bytes:
    """What was synced, with some of the blocks that were written since.

    >>> torn(b"a" * 5000, b"a" * 5000, random.Random(1)) == b"a" * 5000
    True
    """
    if luck.random() < 0.5:
        return durable  # nothing at all had reached the disk
    size = len(luck.choice((durable, written)))
    blocks = [
        luck.choice((durable, written))[at : at + BLOCK].ljust(min(BLOCK, size - at), b"\0")
        for at in range(0, size, BLOCK)
    ]
    return b"".join(blocks)[:size]
