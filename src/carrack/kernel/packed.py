"""Files of texts and of what is printed: plain in a clone, packed in a wheel, where they would be a
third of it.
"""

from __future__ import annotations

import bz2
from pathlib import Path

PACKED = ".bz2"  # a tenth smaller than gzip


def read_text(path: Path) -> str:
    """What a file says. A plain one goes first: somebody may lay it beside a packed one."""
    if path.is_file():
        return path.read_text(encoding="utf-8")
    return bz2.decompress(packed(path).read_bytes()).decode()


def is_there(path: Path) -> bool:
    return path.is_file() or packed(path).is_file()


def languages_in(folder: Path) -> frozenset[str]:
    """The languages that a folder has a file of its own for."""
    return frozenset(path.name.partition(".")[0] for path in folder.glob("??.ftl*"))


def packed(path: Path) -> Path:
    return path.with_name(path.name + PACKED)


def pack(path: Path) -> None:
    """Put the packed file in the place of the plain one, the same bytes whenever it is done."""
    packed(path).write_bytes(bz2.compress(path.read_bytes()))
    path.unlink()
