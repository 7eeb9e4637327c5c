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

from carrack.games.macao.names import CARD_IDS, OFFICES
from carrack.games.macau_cards.options import MODIFIERS, PRESETS
from carrack.games.maracaibo.data import our_data
from carrack.games.maracaibo.names import LEGACY_IDS
from carrack.texts import Texts

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


# ---- nothing is left out ----

SECTION = re.compile(r"^#+ .*\{#([\w-]+)\}", re.MULTILINE)
TOLD = re.compile(r"^Sections: (.+)$", re.MULTILINE)
RULING = re.compile(r"^\| ([\d, to]+) \|", re.MULTILINE)
NUMBERS = re.compile(r" \[(\d+(?:, \d+)*)\]$")
# Sections that state no rule: how a table chooses other readings, and where figures come from. The
# options have tables of their own.
NO_RULE = {"options", "figures"}
# Rulings that no program can break: what is not modeled needs no function.
NOT_MODELED: dict[str, set[int]] = {"macao": {3, 43}, "macau_cards": set(), "maracaibo": set()}


def page_of(title: str) -> str:
    return (ROOT / "docs" / "games" / f"{title}.md").read_text(encoding="utf-8")


def told_sections(text: str) -> set[str]:
    """The sections that stand above a table with our head."""
    parts = re.split(r"(?m)^#+ ", text)
    with_rows = [part for part in parts if rows_of(part)]
    found = [TOLD.search(part) for part in with_rows]
    assert all(found), [part.partition("\n")[0] for part in with_rows if not TOLD.search(part)]
    return {name for line in found if line for name in re.findall(r"`([\w-]+)`", line[1])}


def rulings_told(text: str) -> set[int]:
    found = [NUMBERS.search(row[0]) for row in rows_of(text)]
    return {int(number) for marks in found if marks for number in marks[1].split(", ")}


def numbers_of(cell: str) -> set[int]:
    """
    >>> sorted(numbers_of("17, 18")), sorted(numbers_of("41 to 44"))
    ([17, 18], [41, 42, 43, 44])
    """
    first, _, last = cell.partition(" to ")
    return set(range(int(first), int(last) + 1)) if last else {int(n) for n in cell.split(", ")}


@pytest.mark.parametrize("title", [page.stem for page in PAGES])
def test_every_section_of_the_rules_has_its_rows(title: str) -> None:
    rules = (TITLES / title / "data" / "rules.en.md").read_text(encoding="utf-8")
    sections = set(SECTION.findall(rules))
    assert told_sections(page_of(title)) == sections - NO_RULE


@pytest.mark.parametrize("title", [page.stem for page in PAGES])
def test_every_numbered_ruling_has_its_row(title: str) -> None:
    readme = (TITLES / title / "README.md").read_text(encoding="utf-8")
    _, _, rulings = readme.partition("\n## Rulings\n")
    numbered = {n for cell in RULING.findall(rulings) for n in numbers_of(cell)}
    assert numbered == set(range(1, max(numbered) + 1))
    assert rulings_told(page_of(title)) == numbered - NOT_MODELED[title]


def cards_of_macao() -> list[str]:
    """All but the offices, whose four of a type are alike."""
    texts = Texts("macao", "en")
    return [texts.card(card) for card in CARD_IDS[OFFICES:]]


def ways_of_macau() -> list[str]:
    return [*PRESETS, *(f"`{modifier}`" for modifier in MODIFIERS)]


def pieces_of_maracaibo() -> list[str]:
    """Legacy tiles, home ports, and upgrades but for the three recesses of tiles."""
    figures = our_data().figures()
    upgrades = [upgrade.name for upgrade in figures.board.ship_upgrades]
    recesses = [name for name in upgrades if name.endswith(" recess")]
    assert len(recesses) == 3
    ports = [port.name for port in figures.home_ports]
    return [*LEGACY_IDS, *ports, *(name for name in upgrades if name not in recesses)]


PIECES = {
    "macao": cards_of_macao,
    "macau_cards": ways_of_macau,
    "maracaibo": pieces_of_maracaibo,
}


@pytest.mark.parametrize("title", [page.stem for page in PAGES])
def test_every_piece_and_every_variant_with_a_name_has_its_row(title: str) -> None:
    told = "\n".join(row[0] for row in rows_of(page_of(title)))
    names = PIECES[title]()
    assert [name for name in names if not re.search(rf"{re.escape(name)}(?!\w)", told)] == []


def test_a_section_without_rows_is_told() -> None:
    page = PAGE.format("`tests/test_rule_tables.py: test_a_section_without_rows_is_told`")
    assert told_sections(page.replace("| Statement", "Sections: `goal`, `end`\n\n| Statement")) == {
        "goal",
        "end",
    }
    assert told_sections("# Goal\n\nSections: `goal`\n") == set()
    with pytest.raises(AssertionError):
        told_sections(page)


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
