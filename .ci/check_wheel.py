"""Looks into the wheel in dist/: all that must be in it, nothing else, and small enough."""

from __future__ import annotations

import os
import sys
import zipfile
from pathlib import Path, PurePosixPath

LIMIT = 8_500_000  # bytes when installed: three titles, sources beside what is compiled
PAGE = "carrack/server/page/"
PAGE_LIMIT = 4_000_000
SOURCE = Path("src")
FORBIDDEN = {".c", ".cpp", ".h", ".html", ".o"}


def main() -> int:
    wheels = sorted(Path("dist").glob("carrack-*.whl"))
    if len(wheels) != 1:
        print(f"one wheel is expected in dist/, found {len(wheels)}", file=sys.stderr)
        return 1
    with zipfile.ZipFile(wheels[0]) as wheel:
        sizes = {info.filename: info.file_size for info in wheel.infolist()}
    page = sum(size for name, size in sizes.items() if name.startswith(PAGE))
    troubles = list(look(set(sizes), sum(sizes.values()) - page))
    if not page:
        troubles.append("the page is missing: make web")
    if page > PAGE_LIMIT:
        troubles.append(f"the page has {page} bytes, {PAGE_LIMIT} are allowed")
    compiled = sum(name.endswith((".so", ".pyd")) for name in sizes)
    installed, packed = sum(sizes.values()) / 1e6, wheels[0].stat().st_size / 1e6
    print(
        f"{wheels[0].name}: {len(sizes)} files, {compiled} of them compiled, "
        f"{installed:.2f} MB installed, {packed:.2f} MB packed"
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
    stems = {name.split(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    sheets = {
        sheet.with_suffix("").relative_to(SOURCE).as_posix() for sheet in SOURCE.rglob("*.pxd")
    }
    if stems or os.environ.get("CARRACK_REQUIRE_COMPILED"):
        troubles += [f"{stem} is not compiled" for stem in sorted(sheets - stems)]
        troubles += [f"{stem} is compiled but has no .pxd" for stem in sorted(stems - sheets)]
    if size > LIMIT:
        troubles.append(f"{size} bytes installed, {LIMIT} are allowed")
    return troubles


def needed() -> set[str]:
    """Every source of the package, its C types, its texts and its data; the tests stay out."""
    suffixes = {".py", ".pxd", ".ftl", ".toml", ".typed"}
    files = [path.relative_to(SOURCE) for path in SOURCE.rglob("*") if path.is_file()]
    return {
        path.as_posix() for path in files if path.suffix in suffixes and "tests" not in path.parts
    } | {"carrack/py.typed"}


if __name__ == "__main__":
    sys.exit(main())
