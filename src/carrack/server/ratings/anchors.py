"""How strong our bots are, in the measure by which people are rated.

Bots keep these ratings whatever they play, so that somebody new is measured by something that does
not move. They lie with the data of each title; `tools/anchors.py` makes them from what the ladder
has found.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from carrack import titles
from carrack.kernel.errors import CarrackError
from carrack.kernel.packed import is_there, read_text
from carrack.kernel.parts import folder_of

MU = 25.0  # of somebody new, and of the bot that all others are measured by
SIGMA = MU / 3
SUREST = 1.0  # no bot is known better than that: people are not the rivals it was measured with
MEASURE = "greedy-1"
FEW = 100  # games; whoever was measured by fewer is marked


@dataclass(frozen=True)
class Anchor:
    """A bot that keeps its rating."""

    title: str
    seats: int
    level: str
    mu: float
    sigma: float
    games: int

    @property
    def is_guess(self) -> bool:
        """Whether it rests on few games."""
        return self.games < FEW


def file_of(title: str) -> Path:
    """Where the ratings of a title's bots lie, if it has any."""
    return folder_of(title) / "data" / "anchors.toml"


@cache
def anchors() -> dict[tuple[str, int, str], Anchor]:
    """All bots with a rating, by title, seats and level."""
    found = [one for title in titles() for one in of_title(title)]
    return {(one.title, one.seats, one.level): one for one in found}


def of_title(title: str) -> list[Anchor]:
    file = file_of(title)
    return read(title, file) if is_there(file) else []


def anchor_of(title: str, seats: int, level: str) -> Anchor | None:
    return anchors().get((title, seats, level))


def anchors_at(title: str, seats: int) -> list[Anchor]:
    """The bots of a ranking, the strongest first."""
    found = [one for one in anchors().values() if (one.title, one.seats) == (title, seats)]
    return sorted(found, key=lambda one: -one.mu)


def read(title: str, file: Path) -> list[Anchor]:
    try:
        rows = tomllib.loads(read_text(file)).get("anchor", [])
        return [Anchor(title, **row) for row in rows]
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, TypeError) as error:
        raise CarrackError(f"{file}: {error}", code="anchors.file") from None
