"""Checking printed figures: what cannot be played, and what is known but does not hold (yet).

An owner who corrects our estimates from a boxed copy is told the file, the card or quarter, and
the field. Half-way through a correction the known totals do not hold; these are warnings, and such
figures can be played.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from carrack.games.macao.checks.board import check_board
from carrack.games.macao.checks.cards import check_cards
from carrack.games.macao.checks.report import ERROR, Finding, Report, said
from carrack.games.macao.data import BOARD_FILE, CARDS_FILE, FILES, Data, read_file, read_text
from carrack.kernel.errors import DataError, shown

__all__ = ["Finding", "check", "check_playable", "check_texts"]


def check(figures: Data | str | os.PathLike[str]) -> list[Finding]:
    """All findings about a data set or a folder, the errors first.

    >>> from carrack.games.macao.data import OURS
    >>> check(OURS)
    []
    """
    report = Report()
    if isinstance(figures, Data):
        return checked(report, figures.files())
    folder = Path(figures)
    return checked(report, readable_files(report, FILES, lambda name: read_file(folder, name)))


def check_texts(texts: Mapping[str, str]) -> list[Finding]:
    """The same for files that are given as texts; one that is not given is not looked at.

    >>> print(check_texts({"cards.toml": "card = 1"})[0])
    cards.toml: there must be a list of [[card]] tables
    """
    report = Report()
    for name in texts:
        if name not in FILES:
            sentence = f"{shown(name)} is none of the files {' and '.join(FILES)}"
            told = said("file", sentence, name=shown(name), files=", ".join(FILES))
            report.error(str(name), "", "", told)
    given = [name for name in FILES if name in texts]
    return checked(report, readable_files(report, given, lambda name: read_text(name, texts[name])))


def checked(report: Report, files: Mapping[str, Any]) -> list[Finding]:
    if CARDS_FILE in files:
        check_cards(report, files[CARDS_FILE])
    if BOARD_FILE in files:
        check_board(report, files[BOARD_FILE])
    return sorted(report.findings, key=lambda finding: finding.severity != ERROR)


def readable_files(
    report: Report, names: Iterable[str], read: Callable[[str], dict[str, Any]]
) -> dict[str, Any]:
    """The files that can be read; the others are findings."""
    files = {}
    for name in names:
        try:
            files[name] = read(name)
        except DataError as error:
            why = str(error).partition(": ")[2]
            report.error(name, "", "", said("not_toml", str(error), why=why))
    return files


def check_playable(figures: Data | str | os.PathLike[str]) -> None:
    """DataError when a data set cannot be played: the first error, and how many there are."""
    errors = [finding for finding in check(figures) if finding.severity == ERROR]
    if errors:
        more = len(errors) - 1
        rest = f" (and {more} more {'errors' if more > 1 else 'error'})" if more else ""
        raise DataError(f"{errors[0]}{rest}", code="data.invalid")
