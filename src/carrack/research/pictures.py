"""A picture of the table, drawn from what somebody may see of it and from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PIL import Image

from carrack.kernel.errors import CarrackError
from carrack.kernel.game import Game, load
from carrack.kernel.parts import part_of
from carrack.research.drawing import SMOOTH, Canvas, blank_canvas
from carrack.research.plain_table import text

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["drawn", "picture", "text"]

View = Mapping[str, Any]
SMALLEST, LARGEST = 16, 8192


def picture(
    view: View, width: int = 1200, height: int = 800, game: Game | None = None
) -> NDArray[np.uint8]:
    """The table of `state.view(seat)`, or of `state.view(None)`, as height x width x 3 bytes.

    `game` is needed for a table with an owner's corrected figures only.

    >>> import carrack
    >>> picture(carrack.load("macao").new(seats=2, seed=1).view(0), 300, 200).shape
    (200, 300, 3)
    """
    import numpy as np

    return np.array(drawn(view, width, height, game))


def drawn(
    view: View,
    width: int = 1200,
    height: int = 800,
    game: Game | None = None,
    names: Sequence[str] = (),
) -> Image.Image:
    """A view as an image of Pillow, which needs no numpy; with the names of those who play."""
    if not (SMALLEST <= width <= LARGEST and SMALLEST <= height <= LARGEST):
        raise CarrackError(
            f"a picture is {SMALLEST} to {LARGEST} wide and high, not {width} by {height}",
            code="research.picture",
        )
    game = game or load(view["game"])
    draw = drawer(game)
    canvas = blank_canvas(width, height, names)
    draw(canvas, view, game)
    return canvas.image.reduce(SMOOTH)


def drawer(game: Game) -> Callable[[Canvas, View, Game], None]:
    part: Any = part_of(game, "research.picture")
    if part is None:
        raise CarrackError(f"there is no picture of {game.id}", code="research.picture")
    draw: Callable[[Canvas, View, Game], None] = part.draw
    return draw
