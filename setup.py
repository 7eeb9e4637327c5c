"""The build: every module that says `# compiled` is compiled if a C compiler works; all or none."""

from __future__ import annotations

import importlib.util
import os
import platform
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent))
import build_page

SOURCE = Path("src")
CHECKED = bool(os.environ.get("CARRACK_CHECKED"))
BUILD = Path("build/checked" if CHECKED else "build")
SORRY = "carrack: no C compiler that works here; the rules run as plain Python, slower but the same"

# Cython's boundscheck leaves C arrays alone, and those hold the whole state: there the C compiler's
# own check stops the program at the first index outside its array.
BOUNDS = ["-fsanitize=bounds"]
BOUNDS += ["-fsanitize-trap=all" if sys.platform == "darwin" else "-fno-sanitize-recover=all"]

# The same figures on every processor: no two operations are rounded as one.
SAME_FIGURES = ["-ffp-contract=off"]

# Our C code throws nothing, so nobody unwinds it: these tables would be a tenth of the files.
NO_UNWINDING = ["-fno-asynchronous-unwind-tables", "-fno-unwind-tables"]

# Python looks for nothing but the functions that make modules.
HIDDEN = ["-fvisibility=hidden"]

# What a module wishes for: `# compiled, small` where nothing that anybody waits for gets slower by
# it, `# compiled, long loops` where several numbers at a time make it quicker.
WISHES = {
    "": ["-O3"],
    "small": ["-Os"],
    "long loops": ["-O2", "-ftree-vectorize"]
    + ([] if sys.platform == "darwin" else ["-fvect-cost-model=dynamic"]),
}

# Where a function begins in its line of the cache makes some percent of a search; so that one
# change does not slow down another place, all begin alike.
EVEN_STARTS = ["-falign-functions=64", "-falign-loops=32"] if sys.platform == "linux" else []

# Names that nobody looks up would be a third of the library; pages between code and data, and
# between data that are written once and others, would be empty room in it.
SMALL_FILES = ["-s", "-Wl,-z,noseparate-code", "-Wl,-z,norelro"]

# A list of all addresses in the data can be a bit for each, where the system that builds can read
# that. A wheel built so needs such a system, too.
PACKED_SINCE = (2, 36)  # of glibc


def flags(wish: str) -> dict[str, Any]:
    """What the C compiler and the linker are told about a module."""
    if sys.platform == "win32":
        return {}
    return {"extra_compile_args": compile_flags(wish), "extra_link_args": link_flags()}


def compile_flags(wish: str) -> list[str]:
    even = [] if wish == "small" else EVEN_STARTS
    strict = [*WISHES[wish], *even, "-Werror=incompatible-pointer-types", *SAME_FIGURES]
    return [*strict, "-g", *BOUNDS] if CHECKED else [*strict, "-g0", *NO_UNWINDING, *HIDDEN]


def link_flags() -> list[str]:
    if CHECKED:
        return BOUNDS
    packed = ["-Wl,-z,pack-relative-relocs"] if reads_packed() else []
    return [*SMALL_FILES, *packed] if sys.platform == "linux" else []


def reads_packed() -> bool:
    name, version = platform.libc_ver()
    return name == "glibc" and tuple(map(int, version.split(".")[:2])) >= PACKED_SINCE


def compiling() -> Any:
    return loaded("compiling/__init__.py")


def loaded(module: str) -> Any:
    """A module of ours, while there is no carrack to import."""
    place = SOURCE.resolve() / "carrack" / module
    name = "carrack_" + module.removesuffix("/__init__.py").removesuffix(".py").replace("/", "_")
    spec = importlib.util.spec_from_file_location(name, place)
    assert spec is not None
    assert spec.loader is not None
    package = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = package
    spec.loader.exec_module(package)
    return package


def modules_to_compile() -> list[Any]:
    if os.environ.get("CARRACK_PURE", "") not in ("", "0"):
        return []
    found: list[Any] = compiling().extensions(
        SOURCE,
        BUILD,
        directives={"boundscheck": CHECKED},
        flags=flags,
        emit_linenums=CHECKED,  # a failed check names the line, the same as in the .py
    )
    return found


def one_library(modules: list[Any]) -> list[Any]:
    """All modules in one file; `carrack.library` finds them there."""
    if not modules:
        return []
    sources = [source for module in modules for source in module.sources]
    library = Extension("carrack.compiled", sources, py_limited_api=True)
    library.modules = modules
    return [library]


class BuildAllOrNone(build_ext):
    """Without a working C compiler the package is installed as plain Python."""

    def run(self) -> None:
        try:
            super().run()
            self.add_declarations()
        except Exception as error:  # any compiler trouble means: pure Python
            if os.environ.get("CARRACK_REQUIRE_COMPILED"):
                raise
            print(f"{error}\n{SORRY}", file=sys.stderr)
            self.remove_all()

    def build_extension(self, ext: Any) -> None:
        """A wheel takes what was built in place, if nothing has changed since then."""
        library = Path(self.get_ext_fullpath(ext.name))
        library.parent.mkdir(parents=True, exist_ok=True)
        built = SOURCE / self.get_ext_filename(ext.name)
        sources = [Path(source) for source in (*ext.sources, __file__)]
        if not self.inplace and not CHECKED and is_newer(built, sources):
            shutil.copyfile(built, library)
            return
        with ThreadPoolExecutor(self.parallel or os.cpu_count()) as workers:
            # Where code lies makes a tenth for the card game; in this order it was quick.
            objects = sorted(workers.map(self.compiled, ext.modules))
        self.compiler.link_shared_object(
            objects, str(library), extra_postargs=link_flags(), build_temp=self.build_temp
        )

    def compiled(self, module: Any) -> str:
        """The object file of a module; nothing is done where it is newer than its source. In the
        library its name is the whole one, without dots.
        """
        (source,) = module.sources
        (made,) = self.compiler.object_filenames([source], output_dir=self.build_temp)
        if not is_newer(Path(made), [Path(source), Path(__file__)]):
            whole, last = module.name.replace(".", "_"), module.name.rpartition(".")[2]
            self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                macros=[*module.define_macros, (f"PyInit_{last}", f"PyInit_{whole}")],
                extra_postargs=module.extra_compile_args,
            )
        return str(made)

    def add_declarations(self) -> None:
        """Packages that compile against ours need the declarations of what serves every title; the
        titles do not know each other.
        """
        if self.inplace or not self.extensions:
            return
        for declarations in (BUILD / "source").rglob("*.pxd"):
            if "games" in declarations.parts:
                continue
            place = Path(self.build_lib) / declarations.relative_to(BUILD / "source")
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(declarations, place)

    def remove_all(self) -> None:
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        self.extensions = []


def is_newer(built: Path, sources: list[Path]) -> bool:
    return built.is_file() and all(
        source.stat().st_mtime <= built.stat().st_mtime for source in sources
    )


def pack_texts(built: Path) -> None:
    """Eight languages would be a third of a wheel: it carries them packed, and the titles' data."""
    packed = loaded("kernel/packed.py")
    for path in [*built.rglob("*.ftl"), *built.rglob("rules.??.md"), *built.rglob("data/*.toml")]:
        packed.pack(path)


class BuildWithPage(build_py):
    """A wheel carries the page, and texts and data packed; without one `make` builds the page."""

    def run(self) -> None:
        if not self.editable_mode:
            build_page.build()
        super().run()
        if not self.editable_mode:
            pack_texts(Path(self.build_lib))


setup(
    ext_modules=one_library(modules_to_compile()),
    cmdclass={"build_ext": BuildAllOrNone, "build_py": BuildWithPage},
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)
