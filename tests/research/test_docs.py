"""What docs/research.md shows runs, and its tables are those of the encoders."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from carrack.research.tables import filled

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
EXAMPLE = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)


def chapters() -> dict[str, str]:
    """The examples of each chapter, one after the other, as somebody would type them."""
    found: dict[str, str] = {}
    for chapter in re.split(r"^## ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        title, _, text = chapter.partition("\n")
        if examples := EXAMPLE.findall(text):
            found[title] = "\n".join(examples)
    return found


CHAPTERS = chapters()


@pytest.mark.parametrize("title", CHAPTERS)
def test_the_examples_of_the_page_run(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    exec(compile(CHAPTERS[title], f"docs/research.md, {title}", "exec"), names)
    assert names


def test_every_interface_has_an_example() -> None:
    text = "\n".join(CHAPTERS.values())
    for name in (
        "pettingzoo.env",
        "gymnasium.make(",
        "Vector(",
        "pyspiel.load_game",
        "encoder_for",
    ):
        assert name in text


def test_the_tables_of_the_page_are_those_of_the_encoders() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert filled(page) == page
