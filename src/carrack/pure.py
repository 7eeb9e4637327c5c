"""`CARRACK_PURE=1`: run the .py files of an installed compiled package.

It holds for our own modules and for those of other packages that keep to the same way: a .pxd
beside the .py, in a folder whose sheets build on ours.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = "carrack."


class PreferSource:
    """A finder that answers for modules with a source that is also compiled, and only with that
    source.
    """

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(PACKAGE):
            return sheeted_source(name, path)
        if ".tests" in name:
            return None
        base = Path(__file__).parent.joinpath(*name.split(".")[1:])
        source = base / "__init__.py" if base.is_dir() else base.with_suffix(".py")
        if not source.is_file():
            return None
        folders = [str(base)] if base.is_dir() else None
        return spec_from_file_location(
            name,
            source,
            loader=SourceFileLoader(name, str(source)),
            submodule_search_locations=folders,
        )


def sheeted_source(name: str, path: Sequence[str] | None) -> ModuleSpec | None:
    """The source of another package's module, if a .pxd lies beside it."""
    for folder in path or ():
        source = Path(folder) / (name.rpartition(".")[2] + ".py")
        sheet = source.with_suffix(".pxd")
        if sheet.is_file() and source.is_file() and builds_on_ours(folder):
            return spec_from_file_location(name, source, loader=SourceFileLoader(name, str(source)))
    return None


@cache
def builds_on_ours(folder: str) -> bool:
    """Libraries that know nothing of us have sheets, too; they stay as they are."""
    sheets = Path(folder).glob("*.pxd")
    return any("carrack" in sheet.read_text(errors="replace") for sheet in sheets)


def prefer_source() -> None:
    """Install the finder in front of the usual ones, if the environment asks for it."""
    if os.environ.get("CARRACK_PURE", "") not in ("", "0"):
        sys.meta_path.insert(0, PreferSource)
