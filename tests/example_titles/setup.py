"""Compile the modules that have a .pxd, against the .pxd files of the installed carrack."""

from __future__ import annotations

from pathlib import Path

from setuptools import Extension, setup

import carrack

LIMITED_API = "0x030b0000"
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
}


def modules_to_compile() -> list[Extension]:
    """A compiled title needs a compiled kernel; on a pure one it runs as Python."""
    if carrack.build_mode() == "pure":
        return []
    from Cython.Build import cythonize

    native = Extension(
        "race_titles.native",
        ["src/race_titles/native.py"],
        define_macros=[("Py_LIMITED_API", LIMITED_API)],
        py_limited_api=True,
    )
    installed = str(Path(carrack.__file__).parent.parent)
    return cythonize(
        [native],
        compiler_directives=DIRECTIVES,
        include_path=["src", installed],
        build_dir="build",
        quiet=True,
    )


setup(ext_modules=modules_to_compile(), options={"bdist_wheel": {"py_limited_api": "cp311"}})
