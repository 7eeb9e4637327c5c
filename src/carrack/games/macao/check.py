"""Checking printed figures: what cannot be played, and what is known but does not hold (yet).

An owner who corrects our estimates from a boxed copy is told the file, the card or quarter, and
the field. Half-way through a correction the known totals do not hold; these are warnings, and such
figures can be played.
"""

from __future__ import annotations

import os

from carrack.games.macao.checks.board import check_board
from carrack.games.macao.checks.cards import check_cards
from carrack.games.macao.data import BOARD_FILE, CARDS_FILE, MACAO_FILES, Data
from carrack.kernel.findings import Finding, Findings
from carrack.kernel.printed import Checker, Contents


def look_through(findings: Findings, files: dict[str, Contents]) -> None:
    if CARDS_FILE in files:
        check_cards(findings, files[CARDS_FILE])
    if BOARD_FILE in files:
        check_board(findings, files[BOARD_FILE])


class MacaoChecker(Checker[Data]):
    """Two files are named with an "and"."""

    def all_names(self) -> str:
        return " and ".join(self.files.names)

    def unread(self, name: str, why: str) -> str:
        return why


MACAO_CHECKER = MacaoChecker(MACAO_FILES, look_through)


def check(figures: Data | str | os.PathLike[str]) -> list[Finding]:
    """All findings about a data set or a folder, the errors first.

    >>> from carrack.games.macao.data import OURS
    >>> check(OURS)
    []
    """
    return MACAO_CHECKER.check(figures)


check_texts = MACAO_CHECKER.check_texts
check_playable = MACAO_CHECKER.check_playable
