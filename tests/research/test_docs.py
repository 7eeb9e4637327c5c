"""What docs/research.md shows runs, and its tables are those of the encoders."""

from __future__ import annotations

import re
import shlex
from os.path import expanduser
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import carrack
from carrack.cli import app
from carrack.kernel.record import Play
from tools.observation_tables import filled

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
    monkeypatch.setenv("HF_HOME", str(tmp_path / "hub"))  # where `datasets` keeps copies …
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")  # … and it asks nobody
    names: dict[str, Any] = {}
    exec(compile(CHAPTERS[title], f"docs/research.md, {title}", "exec"), names)
    assert names


COMMAND = re.compile(r"^\$ carrack (.*?)(?: +#.*)?$", re.MULTILINE)
COMMANDS = COMMAND.findall(PAGE.read_text(encoding="utf-8"))
ELSEWHERE = "--ray"  # the cluster of that example is not here; test_spread.py has one


@pytest.mark.parametrize("line", [line for line in COMMANDS if ELSEWHERE not in line])
def test_the_commands_of_the_page_run_with_quicker_bots_and_fewer_games(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "games").mkdir()
    Play.begin(carrack.load("macao"), seats=2, seed=3, path=tmp_path / "games" / "a.jsonl").close()
    words = [expanduser(word) for word in shlex.split(line.replace("greedy", "random"))]
    if "--seats" in words:
        words += ["--games", "2"]
    if "--jobs" in words:
        words += ["--jobs", "1"]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    named = words[words.index("--output") + 1]
    assert Path(named).exists()


def test_the_citation_names_this_version() -> None:
    assert f"version = {{{carrack.__version__}}}" in PAGE.read_text(encoding="utf-8")


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
