"""A title is a folder: what serves every title names none of ours, in no kind of file.

Examples in docstrings, comments and the title that is played when nobody says which may name one.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import carrack

ROOT = Path(__file__).parent.parent
NAMED = re.compile("macao|macau|maracaibo", re.IGNORECASE)
SHARED = (ROOT / "src" / "carrack", ROOT / "web" / "src")
WHOLE = (".ftl", ".toml", ".cu", ".css", ".ts", ".tsx", ".pyx", ".pxd", ".html")
DEFAULTS = {"cli/playing.py": ["macau_cards"]}  # what `carrack play` plays unasked


def shared_files(*suffixes: str) -> Iterator[Path]:
    for folder in SHARED:
        for path in folder.rglob("*"):
            parts = path.relative_to(folder).parts
            if path.suffix in suffixes and parts[0] != "games" and "page" not in parts[:2]:
                yield path


def said_by_program(source: str) -> Iterator[str]:
    """Every name and every string of a module but its docstrings."""
    tree = ast.parse(source)
    told = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.alias | ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def test_the_titles_are_those_that_are_looked_for() -> None:
    assert all(NAMED.search(title) for title in carrack.titles())


def test_no_text_figure_style_or_script_of_what_serves_all_names_a_title() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in shared_files(*WHOLE)
        for line in path.read_text(encoding="utf-8").splitlines()
        if NAMED.search(line)
    ]
    assert found == []


def test_no_program_of_what_serves_all_names_a_title() -> None:
    found = {}
    for path in shared_files(".py"):
        named = [said for said in said_by_program(path.read_text("utf-8")) if NAMED.search(said)]
        if named:
            found[path.relative_to(SHARED[0]).as_posix()] = named
    assert found == DEFAULTS
