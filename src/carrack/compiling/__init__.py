"""How modules become C: for our own build, and for packages that compile against ours.

A module is compiled when it says so, in the line `# compiled` below its docstring. `reader` makes
a typed description of it from its annotations and from `LAYOUT`; `writer` makes what Cython is
given from that: the module with C signatures, and its declarations (.pxd) for other modules;
`together` puts modules of one package into one C module.
Nothing here imports the rest of carrack, so that carrack itself can be built with it.

>>> from carrack.compiling import extensions  # in a setup.py
>>> extensions("src")  # doctest: +SKIP
[<setuptools.extension.Extension('race_titles.native') at 0x7f…>]
"""

from __future__ import annotations

# Relative: the build of carrack reads this package before there is a carrack to import.
from .build import LIMITED_API, declarations_of_carrack, extensions, prepare
from .reader import CannotCompile, Sources

__all__ = [
    "LIMITED_API",
    "CannotCompile",
    "Sources",
    "declarations_of_carrack",
    "extensions",
    "prepare",
]
