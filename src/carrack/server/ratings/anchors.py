"""How strong our bots are, in the measure by which people are rated.

Bots keep these ratings whatever they play, so that somebody new is measured by something that does
not move. `tools/anchors.py` makes them from what the ladder has found.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from carrack.kernel.errors import CarrackError

FILE = Path(__file__).with_name("anchors.toml")
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


@cache
def anchors() -> dict[tuple[str, int, str], Anchor]:
    """All bots with a rating, by title, seats and level."""
    return {(one.title, one.seats, one.level): one for one in read(FILE)}


def anchor_of(title: str, seats: int, level: str) -> Anchor | None:
    return anchors().get((title, seats, level))


def anchors_at(title: str, seats: int) -> list[Anchor]:
    """The bots of a ranking, the strongest first."""
    found = [one for one in anchors().values() if (one.title, one.seats) == (title, seats)]
    return sorted(found, key=lambda one: -one.mu)


def read(file: Path) -> list[Anchor]:
    try:
        rows = tomllib.loads(file.read_text(encoding="utf-8")).get("anchor", [])
        return [Anchor(**row) for row in rows]
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, TypeError) as error:
        raise CarrackError(f"{file}: {error}", code="anchors.file") from None
