"""From modules that say `# compiled` to extension modules: for setup.py."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .reader import Sources
from .together import CModule

LIMITED_API = "0x030b0000"  # Python 3.11: one wheel for all versions from there on
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "binding": False,  # plain method descriptors: calls from Python are twice as fast
    "auto_pickle": False,  # dump() saves states; nested arrays cannot be pickled at all
}
OURS = Path(__file__).parent.parent.parent  # the folder that carrack lies in


def prepare(sources: Sources, copies: Path) -> None:
    """Write what Cython is given, below one folder. Files that would stay the same are not written
    again, and files of modules that are gone are removed.
    """
    written, modules = set(), []
    for name, members in sources.homes.items():
        place = copies.joinpath(*name.split("."))
        if members[0].by_hand:
            path = members[0].path
            declarations = path.with_suffix(".pxd").read_text(encoding="utf-8")
            texts = {name: path.with_suffix(".pyx").read_text(encoding="utf-8")}
        else:
            made = CModule(name, members)
            declarations, texts = made.declarations(), made.copies()
            written.add(write(place.with_suffix(".pxi"), made.included()))
        written.add(write(place.with_suffix(".pxd"), declarations))
        for each, text in texts.items():
            modules.append(write(copies.joinpath(*each.split(".")).with_suffix(".pyx"), text))
    for folder in {parent for path in modules for parent in path.relative_to(copies).parents}:
        if folder != Path("."):
            written.add(write(copies / folder / "__init__.py", ""))
    for path in [path for path in copies.rglob("*") if path.is_file()]:
        if path not in written | set(modules):
            path.unlink()


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
    return path


def declarations_of_carrack() -> Path:
    """Where the declarations of carrack lie: beside its modules when it is installed, in the folder
    of its build when it is used from its own repository.
    """
    beside = OURS / "carrack" / "kernel" / "state.pxd"
    return OURS if beside.is_file() else OURS.parent / "build" / "source"


def is_pure() -> bool:
    """Whether carrack is not compiled here, or is asked not to be used so."""
    compiled = any((OURS / "carrack").glob("compiled.*"))
    return os.environ.get("CARRACK_PURE", "") not in ("", "0") or not compiled


def extensions(
    source: str | Path = "src",
    build: str | Path = "build",
    directives: dict[str, Any] | None = None,
    flags: Callable[[str], dict[str, Any]] | None = None,
    **options: Any,
) -> list[Any]:
    """The modules below a folder that say `# compiled`, for `setup(ext_modules=…)`.

    They are compiled against carrack as it is installed; on one that is not compiled they stay
    Python, and the list is empty. `flags` gives more arguments for an Extension, by what its module
    wishes for: "small" for `# compiled, small`.
    """
    source, build = Path(source), Path(build)
    own = source.resolve() == OURS.resolve()
    if not own and is_pure():
        return []
    from Cython.Build import cythonize
    from setuptools import Extension

    roots = [source] if own else [source, OURS]
    readers = tuple(path for path in [source.parent / "tests"] if path.is_dir())
    copies = build / "source"
    sources = Sources(*roots, readers=readers)
    prepare(sources, copies)
    found = [
        Extension(
            name,
            [str(copies.joinpath(*name.split(".")).with_suffix(".pyx"))],
            define_macros=[("Py_LIMITED_API", LIMITED_API)],
            py_limited_api=True,
            **(flags(members[0].wish) if flags else {}),
        )
        for name, members in sources.homes.items()
    ]
    cythonized: list[Any] = cythonize(  # type: ignore[no-untyped-call]  # it has none
        found,
        compiler_directives=DIRECTIVES | (directives or {}),
        include_path=[str(copies), *([] if own else [str(declarations_of_carrack())])],
        build_dir=str(build / "cython"),
        quiet=True,
        **options,
    )
    return cythonized
