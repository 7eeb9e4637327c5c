"""A C module: its declarations (.pxd), its constants (.pxi) and the text that Cython compiles
(.pyx), for one of our modules or for several together.

Modules that are together call each other as C functions of one file do, without pointers between
them, and share what every C module has of its own; that is several kilobytes for each. Each has its
copy in a file of its own, so lines keep their numbers.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable

from .reader import CannotCompile, Module
from .writer import Writer, together


class CModule:
    """Some of our modules, in one C module of this name."""

    def __init__(self, name: str, modules: Iterable[Module]) -> None:
        self.name = name
        self.writers = [Writer(module) for module in modules]
        self.check_names()

    @property
    def stem(self) -> str:
        return self.name.rpartition(".")[2]

    @property
    def is_shared(self) -> bool:
        return [writer.module.name for writer in self.writers] != [self.name]

    def declarations(self) -> str:
        """All that other modules can see."""
        made_from = ", ".join(writer.module.path.name for writer in self.writers)
        needed = unique(line for writer in self.writers for line in writer.needed())
        parts = [
            f"# Made from {made_from} by carrack.compiling.",
            "cimport cython",
            *together([line for line in needed if not line.startswith(f"from {self.name} ")]),
            *listed(self.numbers_in_bodies()),
            *unique(line for writer in self.writers for line in writer.variables()),
            *(line for writer in self.writers for line in writer.declared()),
            *(line for writer in self.writers for line in writer.bodies()),
        ]
        return "\n".join(parts) + "\n"

    def numbers_in_bodies(self) -> dict[str, str]:
        return self.merged(writer.numbers(writer.in_bodies) for writer in self.writers)

    def included(self) -> str:
        """The constants that nobody else needs to know."""
        outside = self.numbers_in_bodies()
        numbers = self.merged(writer.numbers(writer.names) for writer in self.writers)
        own = {name: line for name, line in numbers.items() if name not in outside}
        return "\n".join(listed(own)) + "\n"

    def copies(self) -> dict[str, str]:
        """The texts for Cython, by the names of their modules; the first one is compiled, and has
        the others in it.
        """
        copies = {writer.module.name: writer.copy() for writer in self.writers}
        if not self.is_shared:
            return copies
        stems = [name.rpartition(".")[2] for name in copies]
        lines = [
            f'"""{" ".join(stems)}"""',  # so `carrack.library` knows who is in there
            "cimport cython",
            f'include "{self.stem}.pxi"',
            *(f'include "{stem}.pyx"' for stem in stems),
        ]
        return {self.name: "\n".join(lines) + "\n", **copies}

    # ---- names meet here ----

    def merged(self, found: Iterable[dict[str, str]]) -> dict[str, str]:
        """Constants of all modules: one name is one number."""
        numbers: dict[str, str] = {}
        for each, writer in zip(found, self.writers, strict=True):
            for name, line in each.items():
                if numbers.setdefault(name, line) != line:
                    raise self.refuse(writer, name)
        return dict(sorted(numbers.items()))

    def check_names(self) -> None:
        """Two modules may import the same, but not call two things alike."""
        known: dict[str, object] = {}
        for writer in self.writers if self.is_shared else ():
            module = writer.module
            functions = [
                part.name for part in module.tree.body if isinstance(part, ast.FunctionDef)
            ]
            own = {name: (module.name, name) for name in functions}
            for name, what in {**own, **module.imports}.items():
                if known.setdefault(name, what) != what:
                    raise self.refuse(writer, name)

    def refuse(self, writer: Writer, name: str) -> CannotCompile:
        where = writer.module.path
        return CannotCompile(where, 1, f"{name} means something else elsewhere in {self.name}")


def unique(lines: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(lines))


def listed(numbers: dict[str, str]) -> list[str]:
    return ["cdef extern from *:", *numbers.values()] if numbers else []
