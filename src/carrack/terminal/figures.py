"""Printed figures of a title: an owner's own folder, and what the checker says about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from carrack.kernel.game import Game
from carrack.terminal.words import Words

if TYPE_CHECKING:
    from rich.console import Console

# Title: the module whose `check` looks through a folder of figures.
CHECKERS = {
    "macao": "carrack.games.macao.check",
    "maracaibo": "carrack.games.maracaibo.check",
}


def with_figures(game: Game, folder: Path | None) -> Game:
    """The title with the figures of a folder, or as it is."""
    return game if folder is None else game.with_data(folder)


def findings_in(game: Game, folder: Path | None) -> tuple[str, list[Any]]:
    """The folder looked through, and the findings; DataError for a title without figures."""
    if game.id not in CHECKERS:
        game.with_data(folder or ".")  # it says that it has none
        return str(folder or ""), []
    checker = import_module(CHECKERS[game.id])
    where = str(folder or getattr(game, "data_folder")())  # noqa: B009 - titles with figures have one
    return where, list(checker.check(where))


def is_playable(findings: Sequence[Any]) -> bool:
    return all(finding.severity != "error" for finding in findings)


def as_json(folder: str, findings: Sequence[Any]) -> dict[str, Any]:
    return {
        "folder": folder,
        "playable": is_playable(findings),
        "findings": [asdict(finding) for finding in findings],
    }


def show(folder: str, findings: Sequence[Any], console: Console, language: str) -> None:
    """Every finding in a line, the errors first, and how many there are."""
    words = Words(language)
    if not findings:
        console.print(words.say("check-clean", folder=folder), soft_wrap=True)
    for finding in findings:
        style = "bold red" if finding.severity == "error" else "yellow"
        severity = words.say(f"check-finding-{finding.severity}")
        console.print(f"{severity}: {finding}", style=style, soft_wrap=True)
    for severity in ("error", "warning"):
        count = sum(finding.severity == severity for finding in findings)
        if count:
            console.print(words.say(f"check-{severity}s", count=count), style="bold")
