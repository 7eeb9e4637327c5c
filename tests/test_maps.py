"""The README of a package is its map: it names every module, and nothing that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import carrack

HERE = Path(carrack.__file__).parent
ROOT = HERE.parent.parent
PLACES = ["server", "research", *(f"games/{title}" for title in carrack.titles())]
NAMED = re.compile(r"`(?:[\w/]+/)?(\w+\.py)`")
WHOLE = ("checks", "figures")  # folders whose files are named like those of the data
STEPS = ("tests", "migrations")  # a scenario, or a step of the database, tells itself


def modules(folder: Path) -> dict[str, str]:
    """Every module that a map has to name, by its file: where it lies."""
    found = {path.relative_to(folder): path.name for path in folder.rglob("*.py")}
    return {
        name: str(path)
        for path, name in found.items()
        if name != "__init__.py" and not {*WHOLE, *STEPS} & set(path.parts[:-1])
    }


@pytest.mark.parametrize("place", PLACES)
def test_the_map_of_a_package_names_every_module_and_no_other(place: str) -> None:
    named = set(NAMED.findall((HERE / place / "README.md").read_text(encoding="utf-8")))
    there = modules(HERE / place)
    assert {where for name, where in there.items() if name not in named} == set()
    everywhere = {
        path.name for folder in ("src", "tests", "tools") for path in (ROOT / folder).rglob("*.py")
    }
    assert named - everywhere == set()
