"""All compiled modules lie in one library; this finds them there.

Each of them is a module of its own, with its own name, source and declarations. In files of their
own they would be half as large again: each would list all that it asks of Python.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import Loader
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from pathlib import Path
from types import ModuleType

PACKAGE = "carrack."
HOME = Path(__file__).parent
LIBRARIES = [HOME / f"compiled{suffix}" for suffix in EXTENSION_SUFFIXES]


class FromLibrary:
    """Finds the modules of carrack that are in the library, and loads them."""

    def __init__(self, library: Path) -> None:
        self.library = str(library)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        base = HOME.joinpath(*name.split(".")[1:])
        if not name.startswith(PACKAGE) or base.is_dir():
            return None
        # The library knows a module by its whole name, without dots.
        flat = name.replace(".", "_")
        loader = ExtensionFileLoader(flat, self.library)
        try:
            module = loader.create_module(ModuleSpec(flat, loader, origin=self.library))
        except ImportError:  # it is not there: a module of Python
            return None
        source = str(base.with_suffix(".py"))  # data files lie beside it
        spec = ModuleSpec(name, FilledLater(loader, module), origin=source)
        spec.has_location = True
        return spec


class FilledLater(Loader):
    """Fills a module that the finder has made; until then it is empty."""

    def __init__(self, loader: ExtensionFileLoader, module: ModuleType) -> None:
        self.loader = loader
        self.module = module

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        self.module.__name__, self.module.__package__ = spec.name, spec.parent
        self.module.__file__ = spec.origin
        return self.module

    def exec_module(self, module: ModuleType) -> None:
        self.loader.exec_module(module)


def use_library() -> None:
    """Install the finder in front of the usual ones, if there is a library."""
    for library in LIBRARIES:
        if library.is_file():
            sys.meta_path.insert(0, FromLibrary(library))
            return
