"""The tables in `docs/games` that lead from a statement of a rulebook to its function and its test.

Such a table has the head `| statement | where | shown by |`. *Where* names functions of the title
(`rules/sailing.py: offer_courses`, paths inside its folder), *shown by* tests of the title
(`test_sailing.py: test_a_ship_must_move`, files in its `tests`); tests that all titles share begin
with `tests/`. A cell may name several, each in backquotes.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TITLES = ROOT / "src" / "carrack" / "games"
PAGES = sorted(
    page for page in (ROOT / "docs" / "games").glob("*.md") if (TITLES / page.stem).is_dir()
)
HEAD = ["statement", "where", "shown by"]
NAMED = re.compile(r"`([\w/]+\.py): (\w+(?:\.\w+)?)`")


def cells(line: str) -> list[str]:
    """The cells of a row; a bar that belongs to the text is written `\\|`."""
    return [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]


def rows_of(text: str) -> list[list[str]]:
    """All rows of all tables with our head."""
    rows: list[list[str]] = []
    inside = False
    for line in text.splitlines():
        if not line.lstrip().startswith("|"):
            inside = False
        elif inside:
            rows.append(cells(line))
        else:
            inside = [cell.lower() for cell in cells(line)] == HEAD
    return [row for row in rows if set("".join(row)) - set("-: ")]


@cache
def names_in(path: Path) -> frozenset[str]:
    """Functions and classes of a module, and `Class.method`."""
    names: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            methods = [each.name for each in node.body if isinstance(each, ast.FunctionDef)]
            names |= {f"{node.name}.{method}" for method in methods}
    return frozenset(names)


def missing(cell: str, folder: Path) -> list[str]:
    """What a cell names that is not there; a cell that names nothing is missing as a whole."""
    named = NAMED.findall(cell)
    if not named or cell.count("`") != 2 * len(named):
        return [cell or "an empty cell"]
    return [f"{path}: {name}" for path, name in named if not is_there(path, name, folder)]


def is_there(path: str, name: str, folder: Path) -> bool:
    file = (ROOT if path.startswith("tests/") else folder) / path
    return file.is_file() and name in names_in(file)


def complaints(text: str, title: Path) -> list[str]:
    """Everything in the tables of a page that leads nowhere."""
    found: list[str] = []
    for row in rows_of(text):
        if len(row) != len(HEAD):
            found.append(f"{len(row)} cells: {' | '.join(row)}")
            continue
        statement, where, shown_by = row
        gone = missing(where, title) + missing(shown_by, title / "tests")
        if not gone and not all(name.startswith("test_") for _, name in NAMED.findall(shown_by)):
            gone = [f"no test: {shown_by}"]
        found += [f"{statement}: {each}" for each in gone]
    return found


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_every_function_and_test_that_a_table_names_is_there(page: Path) -> None:
    assert complaints(page.read_text(encoding="utf-8"), TITLES / page.stem) == []


PAGE = """
| Statement | Where | Shown by |
| --- | --- | --- |
| A table leads to what it names. | `test_rule_tables.py: complaints` | {} |

| another | table |
| --- | --- |
| with | other cells |
"""


@pytest.mark.parametrize(
    "named",
    [
        "`tests/test_rule_tables.py: test_nobody_wrote_this`",
        "`tests/test_nowhere.py: test_every_function`",
        "`tests/test_rule_tables.py: complaints`",
        "`tests/test_rule_tables.py`",
        "",
        "`tests/test_rule_tables.py: rows_of` | and a fourth cell",
    ],
)
def test_a_table_that_leads_nowhere_is_told(named: str) -> None:
    assert len(complaints(PAGE.format(named), ROOT / "tests")) == 1


def test_a_table_that_leads_somewhere_is_not_told() -> None:
    named = "`tests/test_rule_tables.py: test_a_table_that_leads_nowhere_is_told`"
    text = PAGE.format(named)
    assert complaints(text, ROOT / "tests") == []
    assert len(rows_of(text)) == 1
