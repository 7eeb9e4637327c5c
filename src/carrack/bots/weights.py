"""Where the weights of networks are: one file for a title, in a package of their own.

Nothing is ever downloaded. `pip install ./packages/weights` in a clone brings them; whoever trains
networks names a folder in CARRACK_WEIGHTS instead. A network reads the observations of one version
of an encoder; without weights that fit, a title has no network, and the reason can be told.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from carrack.bots.network import Network, Taught
from carrack.bots.network_file import GOALS, OUT, loaded
from carrack.kernel.errors import CarrackError
from carrack.kernel.game import Game
from carrack.kernel.parts import part_of

FOLDER = "CARRACK_WEIGHTS"
PACKAGE = "carrack_weights"
ENCODER = "research.encoder"  # the module of a title that knows what a network is told


def folder() -> Path | None:
    """Where weights are, if there are any."""
    if FOLDER in os.environ:
        return Path(os.environ[FOLDER])
    spec = find_spec(PACKAGE)
    return None if spec is None or spec.origin is None else Path(spec.origin).parent


def file_of(title: str) -> Path | None:
    """The weights of a title; None where nobody has brought any."""
    place = folder()
    path = None if place is None else place / f"{title}.weights"
    return path if path is not None and path.is_file() else None


@lru_cache(maxsize=8)
def held(path: Path, changed: int) -> bytes:
    """What is in a file, read once while it stays the same."""
    return path.read_bytes()


def network_for(game: Game) -> Network:
    """The network of a title; CarrackError says why there is none."""
    path = file_of(game.id)
    if path is None:
        raise lacking(
            f"there are no weights for {game.id} here: install packages/weights of the clone, "
            f"or name their folder in {FOLDER}"
        )
    file = held(path, path.stat().st_mtime_ns)
    about, _ = loaded(file)
    expected = encoder_of(game, game.max_seats).version
    if (about.get("title"), about.get("observations")) != (game.id, expected):
        raise lacking(
            f"{path.name} reads {about.get('observations')}, and this is {expected}: "
            "other weights are needed"
        )
    return Network(file)


def encoder_of(game: Game, seats: int) -> Any:
    """What tells a network about a table."""
    try:
        part: Any = part_of(game, ENCODER)
    except ModuleNotFoundError as missing:
        raise lacking(f"networks need {missing.name}: pip install {missing.name}") from None
    if part is None:
        raise lacking(f"no network can be told about {game.id}")
    return part.TitleEncoder(game, seats)


def taught_for(game: Game, seats: int, rows: int = 1) -> Taught:
    """The network of a title, told about tables of so many seats."""
    network = network_for(game)
    encoders: Any = import_module("carrack.research.encoders")
    return Taught(network, encoders.EncodedObserver(encoder_of(game, seats), rows))


def expected(taught: Taught, row: int, numbers: Sequence[int]) -> list[list[float]]:
    """What each seat will have, from the one that looks: its share of the win, the utility of its
    place, its points. `numbers` is what the network has just thought about.
    """
    found = []
    about = taught.network.about
    has, points = about["has"], about["points"]
    for seat in range(about["seats"]):
        first = about["actions"] + seat * GOALS
        goals = [taught.says(row, first + goal) / OUT for goal in range(GOALS)]
        goals[2] *= points
        if has and has[seat] < len(numbers):
            goals[2] += int(numbers[has[seat]])
        found.append(goals)
    return found


def lacking(why: str) -> CarrackError:
    return CarrackError(why, code="bot.weights")
