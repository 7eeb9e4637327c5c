"""Checking printed figures."""

from __future__ import annotations

from carrack.games.macao.data import Data


def check_playable(data: Data) -> None:
    """DataError when a data set cannot be played."""
