"""An owner's corrected figures: looked through, told figure by figure, and carried by a table.

A table keeps what differs from our figures, never the files. The record of its game has the same in
its first line, so that it replays anywhere.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import asdict
from functools import lru_cache
from typing import Any

import carrack
from carrack.kernel.errors import DataError
from carrack.kernel.game import Game
from carrack.kernel.printed import differences_of, figures_of, with_differences
from carrack.server.errors import Refused
from carrack.server.wire.messages import DataInfo

LARGEST_DIFFERENCES = 48 * 1024  # bytes; a correction of every figure needs a third of it
REMEMBERED = 32  # sets of figures

Differences = dict[str, Any]


def game_with(title: str, differs: Mapping[str, Any] | None) -> Game:
    """The title with our figures and what differs from them; DataError if it cannot be played."""
    game = carrack.load(title)
    if not differs:
        return game
    return corrected(title, checked_size(differs))


def checked_size(differs: Mapping[str, Any]) -> str:
    try:
        text = json.dumps(differs, sort_keys=True)
    except (ValueError, RecursionError):
        raise DataError("what differs is nested too deeply", code="data.differences") from None
    if len(text) > LARGEST_DIFFERENCES:
        raise Refused(
            f"what differs has more than {LARGEST_DIFFERENCES} bytes",
            code="data.too_large",
            status=413,
        )
    return text


@lru_cache(maxsize=REMEMBERED)
def corrected(title: str, text: str) -> Game:
    """A title with corrected figures. They are remembered, since a table asks for them more than
    once; texts that came along stay out of what others read.
    """
    game = with_differences(carrack.load(title), json.loads(text))
    return figures_of(game).in_our_words()


def kept(game: Game) -> dict[str, Any] | None:
    """What a table keeps of its figures: nothing where they are ours."""
    differs = differences_of(game)
    if not differs:
        return None
    return {"differs": differs, **asdict(info_of(game))}


def info_of(game: Game) -> DataInfo:
    """What everybody may know of the figures of a game."""
    figures = figures_of(game)
    return DataInfo(figures.fingerprint(), len(figures.changes()), figures.confirmed())


def info(data: Mapping[str, Any] | None) -> DataInfo | None:
    """What everybody may know of the figures that a table keeps; None where they are ours."""
    if not data:
        return None
    return DataInfo(data["id"], data["figures"], data["confirmed"])


def differs_of(data: Mapping[str, Any] | None) -> Differences:
    return dict(data["differs"]) if data else {}


def line_of(text: str, place: str, field: str) -> int | None:
    """Where a finding stands in its file: the line of the field, or of the entry it belongs to.

    >>> line_of('[wall]\\nlength = 9\\n[[card]]\\nid = "bank"\\ncost = 1', "bank", "cost")
    5
    >>> line_of("[wall]\\nlength = 9", "wall", "length")
    2
    """
    if not place:
        return None
    lines = text.splitlines()
    entry = re.compile(rf'\s*(id\s*=\s*"{re.escape(place)}"|\[{re.escape(place)}\])\s*(#.*)?$')
    first = next((n for n, line in enumerate(lines) if entry.match(line)), None)
    if first is None:
        return None
    wanted = re.compile(rf"\s*{re.escape(field)}\s*=") if field else entry
    for number in range(first, len(lines)):
        if number > first and lines[number].lstrip().startswith("["):
            break
        if wanted.match(lines[number]):
            return number + 1
    return first + 1
