"""`CARRACK_PURE=1`: run the .py files of an installed compiled package.

It holds for our own modules and for those of other packages that keep to the same way: an extension
module beside a .py that says `# compiled`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = "carrack."
MARK = "\n# compiled"


class PreferSource:
    """A finder that answers for modules with a source that is also compiled, and only with that
    source.
    """

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(PACKAGE):
            return compiled_source(name, path)
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


def compiled_source(name: str, path: Sequence[str] | None) -> ModuleSpec | None:
    """The source of another package's module, if it was compiled as ours are. Libraries that know
    nothing of us have extension modules, too; they stay as they are.
    """
    for folder in path or ():
        source = Path(folder) / (name.rpartition(".")[2] + ".py")
        compiled = any(source.with_suffix(suffix).is_file() for suffix in EXTENSION_SUFFIXES)
        if compiled and source.is_file() and MARK in source.read_text(errors="replace"):
            return spec_from_file_location(name, source, loader=SourceFileLoader(name, str(source)))
    return None


def prefer_source() -> None:
    """Install the finder in front of the usual ones, if the environment asks for it."""
    if os.environ.get("CARRACK_PURE", "") not in ("", "0"):
        sys.meta_path.insert(0, PreferSource)
