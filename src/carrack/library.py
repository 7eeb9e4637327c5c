"""All compiled modules lie in one library; this finds them there.

Each of them is a module of its own, with its own name and source. In files of their own they would
be half as large again: each would list all that it asks of Python. Modules that were compiled
together (see `carrack.compiling.together`) are one in the library; here each gets what is in there.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.abc import Loader
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from pathlib import Path
from types import ModuleType

PACKAGE = "carrack."
SHARED = ("_together", "_together_small", "_together_long_loops")  # as `carrack.compiling` has it
HOME = Path(__file__).parent
LIBRARIES = [HOME / f"compiled{suffix}" for suffix in EXTENSION_SUFFIXES]


class FromLibrary:
    """Finds the modules of carrack that are in the library, and loads them."""

    def __init__(self, library: Path) -> None:
        self.library = str(library)
        self.packages: dict[str, dict[str, str]] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        base = HOME.joinpath(*name.split(".")[1:])
        if not name.startswith(PACKAGE) or base.is_dir():
            return None
        loader = self.own(name) or self.shared(name)
        if loader is None:  # a module of Python
            return None
        source = str(base.with_suffix(".py"))  # data files lie beside it
        spec = ModuleSpec(name, loader, origin=source)
        spec.has_location = True
        return spec

    def own(self, name: str) -> FilledLater | None:
        """The module under its whole name, without dots: so the library knows it."""
        flat = name.replace(".", "_")
        loader = ExtensionFileLoader(flat, self.library)
        try:
            module = loader.create_module(ModuleSpec(flat, loader, origin=self.library))
        except ImportError:  # it is not there
            return None
        return FilledLater(module, loader.exec_module)

    def shared(self, name: str) -> FilledLater | None:
        """A module of its own for what was compiled together with others of its package."""
        package, _, last = name.rpartition(".")
        place = self.together_in(package).get(last)
        if place is None:
            return None

        def fill(module: ModuleType) -> None:
            give(import_module(place), module)

        return FilledLater(ModuleType(name), fill)

    def together_in(self, package: str) -> dict[str, str]:
        """The modules of a package that were compiled together, and the name of what became of
        them: they stand in its docstring, which is there before it runs.
        """
        if package not in self.packages:
            places = [f"{package}.{shared}" for shared in SHARED]
            found = {place: loader for place in places if (loader := self.own(place))}
            self.packages[package] = {
                name: place
                for place, loader in found.items()
                for name in (loader.module.__doc__ or "").split()
            }
        return self.packages[package]


def give(everything: ModuleType, module: ModuleType) -> None:
    """What Python may call of all that is there; the modules have no two things of one name."""
    for name, thing in vars(everything).items():
        if not name.startswith("__"):
            setattr(module, name, thing)


class FilledLater(Loader):
    """Fills a module that the finder has made; until then it is empty."""

    def __init__(self, module: ModuleType, fill: Callable[[ModuleType], None]) -> None:
        self.module = module
        self.fill = fill

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        self.module.__name__, self.module.__package__ = spec.name, spec.parent
        self.module.__file__ = spec.origin
        return self.module

    def exec_module(self, module: ModuleType) -> None:
        self.fill(module)


def use_library() -> None:
    """Install the finder in front of the usual ones, if there is a library."""
    for library in LIBRARIES:
        if library.is_file():
            sys.meta_path.insert(0, FromLibrary(library))
            return
