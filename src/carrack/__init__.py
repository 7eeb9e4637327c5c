"""Carrack: three games of trade and cards, to play and to study.

>>> import carrack
>>> game = carrack.load("macau_cards")
>>> state = game.new(seats=3, seed=7, options={"variant": "romanian"})
>>> while not state.is_over:
...     seat = state.to_move
...     state.apply(seat, state.legal(seat)[0])
>>> state.result()["kind"]
'places'
"""

from carrack.library import use_library
from carrack.pure import prefer_source

use_library()
prefer_source()

from importlib.metadata import version as _version  # noqa: E402 - the finders must stand before any other import

from carrack.kernel.breakdown import breakdown  # noqa: E402
from carrack.kernel.errors import (  # noqa: E402
    BadOption,
    BadRecord,
    CarrackError,
    DataError,
    IllegalAction,
    UnknownGame,
)
from carrack.kernel.game import Game, installed, load  # noqa: E402
from carrack.kernel.memory import COMPILED as _COMPILED  # noqa: E402
from carrack.kernel.record import (  # noqa: E402
    Play,
    Record,
    Step,
    finished,
    read,
    replay,
    state_at,
)
from carrack.kernel.state import State  # noqa: E402

__all__ = [
    "BadOption",
    "BadRecord",
    "CarrackError",
    "DataError",
    "Game",
    "IllegalAction",
    "Play",
    "Record",
    "State",
    "Step",
    "UnknownGame",
    "breakdown",
    "build_mode",
    "finished",
    "load",
    "read",
    "replay",
    "state_at",
    "titles",
]
__version__ = _version("carrack")


def build_mode() -> str:
    """How the rules run here.

    >>> build_mode() in ("compiled", "pure")
    True
    """
    return "compiled" if _COMPILED else "pure"


def titles() -> list[str]:
    """The ids of all installed titles.

    >>> "macau_cards" in titles()
    True
    """
    return sorted(installed())
