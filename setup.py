"""The build: every module with a .pxd beside it is compiled if a C compiler works; all or none."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent))
from compiled_sources import prepare

SOURCE = Path("src")
COPIES = Path("build/source")
SORRY = "carrack: no C compiler that works here; the rules run as plain Python, slower but the same"
LIMITED_API = "0x030b0000"  # Python 3.11: one wheel for all versions from there on
CHECKED = bool(os.environ.get("CARRACK_CHECKED"))
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": CHECKED,
    "wraparound": False,
    "cdivision": True,
    "binding": False,  # plain method descriptors: calls from Python are twice as fast
    "auto_pickle": False,  # dump() saves states; nested arrays cannot be pickled at all
}
# Cython's boundscheck leaves C arrays alone, and those hold the whole state: there the C compiler's
# own check stops the program at the first index outside its array.
BOUNDS = ["-fsanitize=bounds"]
BOUNDS += ["-fsanitize-trap=all" if sys.platform == "darwin" else "-fno-sanitize-recover=all"]

# Several numbers at a time where loops are long, in the networks of the bots and where that makes
# observations a fifth quicker, and the same figures on every processor: no two operations are
# rounded as one.
LONG_LOOPS = ["-ftree-vectorize"]
LONG_LOOPS_IN = ("net_macao", "encoder_macau_cards")
LONG_LOOPS += [] if sys.platform == "darwin" else ["-fvect-cost-model=dynamic"]
SAME_FIGURES = ["-ffp-contract=off"]

# Our C code throws nothing, so nobody unwinds it: these tables would be a tenth of the files.
NO_UNWINDING = ["-fno-asynchronous-unwind-tables", "-fno-unwind-tables"]


# The third title has as much code as the other two; it is compiled for size, and still 50 times
# faster than plain Python.
FOR_SIZE = "maracaibo"


def compile_flags(source: Path) -> list[str]:
    if sys.platform == "win32":
        return []
    fast = "-Os" if FOR_SIZE in source.parts else "-O3"
    strict = [fast, "-Werror=incompatible-pointer-types", *SAME_FIGURES]
    if CHECKED:
        return [*strict, "-g", *BOUNDS]
    return [*strict, "-g0", *NO_UNWINDING, *(LONG_LOOPS if source.stem in LONG_LOOPS_IN else [])]


# Names that nobody looks up would be a third of the compiled files; pages between code and data are
# empty room in each of them.
SMALL_FILES = ["-s", "-Wl,-z,noseparate-code"]


def link_flags() -> list[str]:
    if sys.platform == "win32":
        return []
    return BOUNDS if CHECKED else SMALL_FILES if sys.platform == "linux" else []


def modules_to_compile() -> list[Extension]:
    """A module is compiled when a .pxd lies beside its .pyx or .py."""
    if os.environ.get("CARRACK_PURE", "") not in ("", "0"):
        return []
    from Cython.Build import cythonize

    prepare(SOURCE, COPIES)
    return cythonize(
        [extension(sheet) for sheet in sorted(COPIES.rglob("*.pxd"))],
        compiler_directives=DIRECTIVES,
        build_dir="build/checked/cython" if CHECKED else "build/cython",
        include_path=[str(COPIES)],
        emit_linenums=CHECKED,  # a failed check names the line of the .py
        quiet=True,
    )


def extension(sheet: Path) -> Extension:
    own = sheet.with_suffix(".pyx")
    source = own if own.exists() else sheet.with_suffix(".py")
    return Extension(
        ".".join(source.relative_to(COPIES).with_suffix("").parts),
        [str(source)],
        define_macros=[("Py_LIMITED_API", LIMITED_API)],
        extra_compile_args=compile_flags(source),
        extra_link_args=link_flags(),
        py_limited_api=True,
    )


class BuildAllOrNone(build_ext):
    """Without a working C compiler the package is installed as plain Python."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:  # any compiler trouble means: pure Python
            if os.environ.get("CARRACK_REQUIRE_COMPILED"):
                raise
            print(f"{error}\n{SORRY}", file=sys.stderr)
            self.remove_all()

    def remove_all(self) -> None:
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        self.extensions = []


setup(
    ext_modules=modules_to_compile(),
    cmdclass={"build_ext": BuildAllOrNone},
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)
