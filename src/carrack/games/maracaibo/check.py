"""Checking printed figures: what cannot be played, and what is known but does not hold (yet).

An owner who corrects our estimates from a boxed copy is told the file, the entry and the field.
Half-way through a correction some known facts do not hold; these are warnings, and such figures
can be played.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from carrack.games.maracaibo.checks.automas import check_automas
from carrack.games.maracaibo.checks.board import check_board
from carrack.games.maracaibo.checks.cards import check_cards, check_careers, check_home_ports
from carrack.games.maracaibo.checks.places import Places, check_agreement
from carrack.games.maracaibo.checks.report import ERROR, Finding, Report
from carrack.games.maracaibo.checks.scenarios import check_scenarios
from carrack.games.maracaibo.checks.tiles import check_tiles
from carrack.games.maracaibo.data import (
    AUTOMAS,
    BOARD,
    CARDS,
    CAREERS,
    FILES,
    HOME_PORTS,
    SCENARIOS,
    TILES,
    Contents,
    Data,
    names_in,
    our_data,
    read_file,
    read_text,
)
from carrack.kernel.errors import DataError, shown

__all__ = ["Finding", "check", "check_playable", "check_texts"]

CHECKS: dict[str, Callable[[Report, Contents, Places], None]] = {
    BOARD: check_board,
    CARDS: check_cards,
    CAREERS: check_careers,
    HOME_PORTS: check_home_ports,
    TILES: check_tiles,
    AUTOMAS: check_automas,
    SCENARIOS: check_scenarios,
}


def check(figures: Data | str | os.PathLike[str]) -> list[Finding]:
    """All findings about a data set or a folder, the errors first.

    >>> from carrack.games.maracaibo.data import OURS
    >>> check(OURS)
    []
    """
    report = Report()
    if isinstance(figures, Data):
        return checked(report, figures.files)
    folder = Path(figures)
    try:
        names = names_in(folder)
    except DataError as error:
        report.error("", "", "", str(error))
        return report.findings
    return checked(report, readable(report, names, lambda name: read_file(folder, name)))


def check_texts(texts: Mapping[str, str]) -> list[Finding]:
    """The same for files that are given as texts; one that is not given is not looked at.

    >>> print(check_texts({"careers.toml": "career = 1"})[0])
    careers.toml: there must be a table [careers.meta]
    """
    report = Report()
    for name in texts:
        if name not in FILES:
            sentence = f"{shown(name)} is none of the files {', '.join(FILES)}"
            report.error(str(name), "", "", sentence)
    given = [name for name in FILES if name in texts]
    return checked(report, readable(report, given, lambda name: read_text(name, texts[name])))


def checked(report: Report, files: Mapping[str, Contents]) -> list[Finding]:
    """Each file by itself, with the others or ours in its place; then all of them together."""
    everything = {**our_data().files, **files}
    places = Places(everything)
    for name, contents in files.items():
        CHECKS[name](report, contents, places)
    if not report.has_errors:
        check_agreement(report, everything)
    return sorted(report.findings, key=lambda finding: finding.severity != ERROR)


def readable(
    report: Report, names: Iterable[str], read: Callable[[str], Contents]
) -> dict[str, Contents]:
    """The files that can be read; the others are findings."""
    files = {}
    for name in names:
        try:
            files[name] = read(name)
        except DataError as error:
            report.error(name, "", "", str(error).removeprefix(f"{name} "))
    return files


def check_playable(figures: Data | str | os.PathLike[str]) -> None:
    """DataError when a data set cannot be played: the first error, and how many there are."""
    errors = [finding for finding in check(figures) if finding.severity == ERROR]
    if errors:
        more = len(errors) - 1
        rest = f" (and {more} more {'errors' if more > 1 else 'error'})" if more else ""
        raise DataError(f"{errors[0]}{rest}", code="data.invalid")
