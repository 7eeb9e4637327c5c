"""Who knows one title knows where to look in all of them: their folders have the same names."""

from __future__ import annotations

from pathlib import Path

import pytest

import carrack

TITLES = Path(carrack.__file__).parent / "games"
OURS = sorted(folder.name for folder in TITLES.iterdir() if (folder / "game.py").exists())
IN_ALL = (
    *("game", "names", "options", "numbers", "tables", "state", "verbs", "moves", "cards"),
    *("view", "actions", "explain", "refusal", "planning", "sample", "restored"),
    *("story", "chronicle", "hosting", "rules"),
    *("bots/greedy", "bots/evaluator", "bots/levels", "bots/reasons", "bots/teacher"),
    *("texts/wording", "terminal/table"),
    *("research/encoder", "research/parts", "research/lines"),
    *("research/picture", "research/report"),
    *("tests/scenario", "tests/walks", "tests/ledger", "tests/redeal"),
)


@pytest.mark.parametrize("title", OURS)
def test_a_title_calls_its_modules_as_the_others_do(title: str) -> None:
    folder = TITLES / title
    missing = [
        name
        for name in IN_ALL
        if not (folder / f"{name}.py").exists() and not (folder / name / "__init__.py").exists()
    ]
    assert missing == []
    assert (folder / "README.md").exists()
