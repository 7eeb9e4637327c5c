"""Looks into the wheel in dist/: all that must be in it, nothing else, and small enough."""

from __future__ import annotations

import os
import sys
import zipfile
from pathlib import Path, PurePath, PurePosixPath

LIMIT = 6_000_000  # bytes when installed, sources beside what is compiled
PAGE = "carrack/server/page/"
PAGE_LIMIT = 6_000_000  # words of eight languages, each file as it is and packed in two ways
SOURCE = Path("src")
FORBIDDEN = {".c", ".cpp", ".h", ".html", ".o"}


def main() -> int:
    wheels = sorted(Path("dist").glob("carrack-*.whl"))
    if len(wheels) != 1:
        print(f"one wheel is expected in dist/, found {len(wheels)}", file=sys.stderr)
        return 1
    with zipfile.ZipFile(wheels[0]) as wheel:
        sizes = {info.filename: info.file_size for info in wheel.infolist()}
        libraries = [wheel.read(name) for name in sizes if name.endswith((".so", ".pyd"))]
        records = [wheel.read(name) for name in sizes if name.endswith(".dist-info/RECORD")]
    page = sum(size for name, size in sizes.items() if name.startswith(PAGE))
    # The list of what is in the wheel names each file of the page, too: those lines are the page's.
    page += sum(len(line) for line in records[0].splitlines(True) if line.startswith(PAGE.encode()))
    troubles = look(set(sizes), sum(sizes.values()) - page) + look_inside(set(sizes), libraries)
    if not page:
        troubles.append("the page is missing: make web")
    if page > PAGE_LIMIT:
        troubles.append(f"the page has {page} bytes, {PAGE_LIMIT} are allowed")
    installed, packed = sum(sizes.values()) / 1e6, wheels[0].stat().st_size / 1e6
    print(
        f"{wheels[0].name}: {len(sizes)} files, {installed:.2f} MB installed, "
        f"{installed - page / 1e6:.2f} MB of them without the page; {packed:.2f} MB packed"
    )
    for trouble in troubles:
        print(f"  {trouble}", file=sys.stderr)
    return 1 if troubles else 0


def look(names: set[str], size: int) -> list[str]:
    troubles = [f"{name} is missing" for name in sorted(needed() - names)]
    for name in sorted(names):
        path = PurePosixPath(name)
        if path.suffix in FORBIDDEN and not name.startswith(PAGE):
            troubles.append(f"{name} is a generated source")
        if "tests" in path.parts:
            troubles.append(f"{name} belongs to the tests")
    if size > LIMIT:
        troubles.append(f"{size} bytes installed, {LIMIT} are allowed")
    return troubles


def look_inside(names: set[str], libraries: list[bytes]) -> list[str]:
    """Every module that says `# compiled` is in the one library; those that serve every title have
    their declarations beside them.
    """
    if not libraries and not os.environ.get("CARRACK_REQUIRE_COMPILED"):
        return []
    if len(libraries) != 1:
        return [f"{len(libraries)} compiled files, one library is expected"]
    troubles = []
    for path in compiled_sources():
        stem = path.relative_to(SOURCE).with_suffix("")
        if not any(f"PyInit_{home}\0".encode() in libraries[0] for home in homes(stem)):
            troubles.append(f"{stem} is not in the library")
        if "games" not in stem.parts and f"{stem.as_posix()}.pxd" not in names:
            troubles.append(f"{stem}.pxd is missing")
    return troubles


def homes(stem: PurePath) -> list[str]:
    """The C module of its own name, and those that it may be in together with others; the tests see
    that it is in there.
    """
    together = ["_together", "_together_small", "_together_long_loops"]
    return ["_".join((*stem.parent.parts, name)) for name in (stem.name, *together)]


def compiled_sources() -> list[Path]:
    """The modules that say `# compiled`, and those that are written for Cython."""
    return [
        path
        for path in SOURCE.rglob("*.py")
        if "\n# compiled" in path.read_text() or path.with_suffix(".pyx").exists()
    ]


def needed() -> set[str]:
    """Every source of the package, its packed texts and its data; the tests stay out."""
    suffixes = {".py", ".ftl", ".toml", ".typed"}
    files = [path.relative_to(SOURCE) for path in SOURCE.rglob("*") if path.is_file()]
    ours = {path for path in files if path.suffix in suffixes and "tests" not in path.parts}
    return {f"{path.as_posix()}.bz2" if is_packed(path) else path.as_posix() for path in ours} | {
        "carrack/py.typed"
    }


def is_packed(path: Path) -> bool:
    return path.suffix == ".ftl" or (path.suffix == ".toml" and path.parent.name == "data")


if __name__ == "__main__":
    sys.exit(main())
