"""Printed figures of a title: an owner's own folder, and what the checker says about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from carrack.kernel.findings import Finding, is_playable
from carrack.kernel.game import Game
from carrack.kernel.printed import figures_of
from carrack.terminal.words import Words

if TYPE_CHECKING:
    from rich.console import Console


def with_figures(game: Game, folder: Path | None) -> Game:
    """The title with the figures of a folder, or as it is."""
    return game if folder is None else game.with_data(folder)


def findings_in(game: Game, folder: Path | None) -> tuple[str, list[Finding]]:
    """The folder looked through, and the findings; DataError for a title without figures."""
    figures = figures_of(game)
    where = str(folder or figures.folder)
    return where, figures.findings_in(where)


def as_json(folder: str, findings: Sequence[Finding]) -> dict[str, Any]:
    return {
        "folder": folder,
        "playable": is_playable(findings),
        "findings": [asdict(finding) for finding in findings],
    }


def show(folder: str, findings: Sequence[Finding], console: Console, language: str) -> None:
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
