"""Checking printed figures: what cannot be played, and what is known but does not hold (yet).

An owner who corrects our estimates from a boxed copy is told the file, the entry and the field.
Half-way through a correction some known facts do not hold; these are warnings, and such figures
can be played.
"""

from __future__ import annotations

import os
from collections.abc import Callable

from carrack.games.maracaibo.checks.automas import check_automas
from carrack.games.maracaibo.checks.board import check_board
from carrack.games.maracaibo.checks.cards import check_cards, check_careers, check_home_ports
from carrack.games.maracaibo.checks.places import Places, check_agreement
from carrack.games.maracaibo.checks.scenarios import check_scenarios
from carrack.games.maracaibo.checks.tiles import check_tiles
from carrack.games.maracaibo.data import (
    AUTOMAS,
    BOARD,
    CARDS,
    CAREERS,
    HOME_PORTS,
    MARACAIBO_FILES,
    SCENARIOS,
    TILES,
    Data,
    our_data,
)
from carrack.kernel.findings import Finding, Findings
from carrack.kernel.printed import Checker, Contents

CHECKS: dict[str, Callable[[Findings, Contents, Places], None]] = {
    BOARD: check_board,
    CARDS: check_cards,
    CAREERS: check_careers,
    HOME_PORTS: check_home_ports,
    TILES: check_tiles,
    AUTOMAS: check_automas,
    SCENARIOS: check_scenarios,
}


def look_through(findings: Findings, files: dict[str, Contents]) -> None:
    """Each file by itself, with the others or ours in its place; then all of them together."""
    everything = {**our_data().files, **files}
    places = Places(everything)
    for name, contents in files.items():
        CHECKS[name](findings, contents, places)
    if not findings.has_errors:
        check_agreement(findings, everything)


MARACAIBO_CHECKER = Checker(MARACAIBO_FILES, look_through)


def check(figures: Data | str | os.PathLike[str]) -> list[Finding]:
    """All findings about a data set or a folder, the errors first.

    >>> from carrack.games.maracaibo.data import OURS
    >>> check(OURS)
    []
    >>> print(check_texts({"careers.toml": "career = 1"})[0])
    careers.toml: there must be a table [careers.meta]
    """
    return MARACAIBO_CHECKER.check(figures)


check_texts = MARACAIBO_CHECKER.check_texts
check_playable = MARACAIBO_CHECKER.check_playable
