"""Pig, a title of somebody else in two files of plain Python, is used like our own.

`examples/pig` is installed into a folder of its own; nothing outside that folder knows the title.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from .installing import HERE, install, run, run_tests

PACKAGE = HERE.parent / "examples" / "pig"
ABOUT_150 = 150  # lines that are not empty
Command = Callable[..., str]  # the words behind `carrack`; what it answers


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(PACKAGE, tmp_path_factory.mktemp("pig"), pure=True)


@pytest.fixture
def carrack(installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Command:
    """The command, with files of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LANG", "C")

    def command(*words: str, typed: str | None = None, fails: bool = False) -> str:
        return run(["-m", "carrack.cli", *words], installed, typed=typed, fails=fails)

    return command


def test_nothing_but_its_own_folder_knows_it() -> None:
    files = sorted((PACKAGE / "pig").glob("*.py"))
    assert [path.name for path in files] == ["game.py", "state.py"]
    lines = "\n".join(path.read_text(encoding="utf-8") for path in files).splitlines()
    assert len([line for line in lines if line.strip()]) <= ABOUT_150
    for folder in ("src", "web/src"):
        for path in (HERE.parent / folder).rglob("*"):
            if path.suffix in (".py", ".pyx", ".pxd", ".ts", ".tsx", ".ftl"):
                assert '"pig"' not in path.read_text(encoding="utf-8"), path


@pytest.mark.parametrize("promises", ["test_promises.py", "test_bad_input.py"])
def test_it_keeps_the_promises_of_every_title(installed: Path, promises: str) -> None:
    run_tests(["-k", "pig and not both_builds", str(HERE / promises)], installed)


def test_it_is_played_by_bots_learned_and_hosted(installed: Path) -> None:
    run_tests([str(HERE / "pig_uses.py")], installed)


# ---- the command line ----


def test_it_is_played_at_the_terminal_by_number_and_by_name(carrack: Command) -> None:
    typed = "1\nho\n? hold\nrules\nlog\nnonsense\nquit\n"
    told = carrack("play", "pig", "--seats", "me,random", "--seed", "3", "--plain", typed=typed)
    assert "You (to move): points 0\nRandom bot: points 0\nTurn points: 5\nGoal: 100\n" in told
    assert "1. Roll\n2. Hold (brings points 5)\n" in told
    assert "Hold: there is nothing to keep yet: roll" in told
    assert "pig has no rules in 'en'" in told
    assert "   2  You: held, points 5\n" in told
    assert "“nonsense” means nothing here." in told
    again = carrack("resume", "--plain", typed="")
    assert "You (to move): points 5\n" in again


def test_somebody_who_names_no_seats_plays_against_a_bot_that_knows_it(carrack: Command) -> None:
    told = carrack("play", "pig", "--option", "goal=10", "--plain", typed="")
    assert "Merchant 3: points" in told


def test_a_game_of_bots_ends_with_places_and_is_replayed(carrack: Command, tmp_path: Path) -> None:
    record = tmp_path / "pig.jsonl"
    words = ("--seats", "random,random", "--option", "goal=20", "--seed", "1", "--plain")
    told = carrack("play", "pig", *words, "--save", str(record))
    assert "The game is over\n1. Random" in told
    kept = next(tmp_path.rglob("pig*.jsonl"))
    assert "every fingerprint is right" in carrack("replay", str(kept))
    assert "Turn points" in carrack("replay", str(kept), "--at", "3")


def test_it_is_simulated_measured_and_reported(carrack: Command, tmp_path: Path) -> None:
    found = json.loads(carrack("simulate", "pig", "--games", "20", "--json", "-"))
    assert [player["bot"] for player in found["players"]] == ["random"] * 3
    assert sum(player["wins"] for player in found["players"]) == 20
    page = tmp_path / "report.html"
    carrack("report", "pig", "--games", "20", "--output", str(page))
    assert "Wins by seat" in page.read_text(encoding="utf-8")
    rows = tmp_path / "decisions.jsonl"
    carrack("export", "--title", "pig", "--games", "2", "--output", str(rows))
    first = json.loads(rows.read_text(encoding="utf-8").splitlines()[0])
    assert (first["title"], first["name"]) == ("pig", {"type": "roll"})


def test_its_levels_climb_the_ladder_without_those_that_do_not_know_it(carrack: Command) -> None:
    words = ("--option", "goal=10", "--seats", "2", "--games", "2", "--json", "-")
    claims = json.loads(carrack("ladder", "pig", *words))["claims"]
    assert "captain_vs_merchant" in claims
    assert not any("greedy" in claim for claim in claims)


FIRST_HOUR = (HERE.parent / "docs" / "first_hour.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^\$ \.venv/bin/carrack (.*pig.*)$", FIRST_HOUR, re.MULTILINE)


@pytest.mark.parametrize("line", [line for line in COMMANDS if not line.startswith("bench")])
def test_the_commands_of_the_first_hour_run(carrack: Command, line: str, tmp_path: Path) -> None:
    carrack(*line.replace("pig.html", str(tmp_path / "pig.html")).split(), typed="1\nquit\n")


COPYING = re.findall(r"^\$ ((?:mkdir|cp|sed) .*oink.*)$", FIRST_HOUR, re.MULTILINE)


def test_a_copy_under_another_name_is_another_title(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "examples" / "pig")
    for line in COPYING:
        subprocess.run(["bash", "-c", line], cwd=tmp_path, check=True)
    folder = install(tmp_path / "examples" / "oink", tmp_path / "installed", pure=True)
    told = run(["-c", "import carrack; print(carrack.load('oink').name)"], folder)
    assert (len(COPYING), told) == (4, "Oink\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("rules", "pig"), "pig has no rules in 'en'"),
        (("card", "pig", "7S"), "pig tells nothing about cards"),
        (("check-data", "pig"), "pig has no printed figures"),
        (("play", "pig", "--seats", "me,greedy"), "the bot greedy does not know 'pig'"),
        (("play", "pig", "--seats", "me"), "Seats at a table of this game: 2 to 6, not 1."),
        (("play", "pig", "--option", "goal=5"), "The option goal cannot be 5; allowed is 10–1000."),
    ],
)
def test_what_it_does_not_have_is_said_in_a_sentence(
    carrack: Command, words: tuple[str, ...], sentence: str
) -> None:
    said = carrack(*words, fails=True)
    assert sentence in said
    assert len(said.strip().splitlines()) == 1


def test_it_is_listed_with_the_others(carrack: Command) -> None:
    listed = {title["id"]: title for title in json.loads(carrack("games", "--json", "-"))}
    assert listed["pig"]["seats"] == [2, 6]
