"""Checking printed figures: what cannot be played, and what is known but does not hold (yet).

An owner who corrects our estimates from a boxed copy is told the file, the card or quarter, and
the field. Half-way through a correction the known totals do not hold; these are warnings, and such
figures can be played.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from carrack.games.macao.checks.board import check_board
from carrack.games.macao.checks.cards import check_cards
from carrack.games.macao.checks.report import ERROR, Finding, Report
from carrack.games.macao.data import BOARD_FILE, CARDS_FILE, FILES, Data, read_file
from carrack.kernel.errors import DataError

__all__ = ["Finding", "check", "check_playable"]


def check(figures: Data | str | os.PathLike[str]) -> list[Finding]:
    """All findings about a data set or a folder, the errors first.

    >>> from carrack.games.macao.data import OURS
    >>> check(OURS)
    []
    """
    report = Report()
    files = figures.files() if isinstance(figures, Data) else readable_files(report, Path(figures))
    if CARDS_FILE in files:
        check_cards(report, files[CARDS_FILE])
    if BOARD_FILE in files:
        check_board(report, files[BOARD_FILE])
    return sorted(report.findings, key=lambda finding: finding.severity != ERROR)


def readable_files(report: Report, folder: Path) -> dict[str, Any]:
    """The files that can be read; the others are findings."""
    files = {}
    for name in FILES:
        try:
            files[name] = read_file(folder, name)
        except DataError as error:
            report.error(name, "", "", str(error))
    return files


def check_playable(figures: Data | str | os.PathLike[str]) -> None:
    """DataError when a data set cannot be played: the first error, and how many there are."""
    errors = [finding for finding in check(figures) if finding.severity == ERROR]
    if errors:
        more = len(errors) - 1
        rest = f" (and {more} more {'errors' if more > 1 else 'error'})" if more else ""
        raise DataError(f"{errors[0]}{rest}", code="data.invalid")
