"""Pieces of Macao as signs: cubes with letters and colors, seats with letters, ways at sea.

A color is never the only sign: every cube carries the letter of its color in the language.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, cast

from rich.text import Text

from carrack.games.macao.data import Data
from carrack.games.macao.names import COLORS
from carrack.games.macao.texts.wording import TitleWording
from carrack.terminal import piece_look
from carrack.texts import Texts

CUBE_STYLES = {
    "red": "bold white on red3",
    "blue": "bold white on blue3",
    "green": "bold black on green3",
    "gray": "bold black on grey70",
    "violet": "bold white on dark_magenta",
    "black": "bold white on grey15",
}
REPEATED = 3  # so many cubes of a color are drawn one by one


class Pieces(piece_look.Pieces):
    """What the parts of the table are drawn with."""

    def __init__(self, texts: Texts, data: Data, names: Sequence[str]) -> None:
        super().__init__(texts, names)
        self.words = cast(TitleWording, texts.wording)
        self.data = data

    # ---- cubes ----

    def cube(self, color: str, count: int = 1) -> Text:
        """One color: its letter once for each cube, or a number in front of it."""
        letter = self.words.letter(color)
        sign = letter * count if count <= REPEATED else f"{count}{letter}"
        return Text(sign, style=CUBE_STYLES[color])

    def cubes(self, cubes: Mapping[str, int]) -> Text:
        """Cubes of several colors, a word for each so that lines can break."""
        return Text(" ").join(
            self.cube(color, cubes[color]) for color in COLORS if cubes.get(color)
        )

    def cost(self, cost: Mapping[str, int]) -> Text:
        """A printed cost, close together."""
        return Text("").join(self.cube(color, cost[color]) for color in COLORS if cost.get(color))

    def price(self, price: Mapping[str, Any]) -> Text:
        """A price as `game.explain` has it: cubes as letters, everything else in words."""
        cubes = dict(price.get("cubes", {}))
        parts = [self.cost(cubes)] if any(cubes.get(color) for color in COLORS) else []
        others = {name: part for name, part in price.items() if name != "cubes"}
        if cubes.get("any"):
            others["cubes"] = {"any": cubes["any"]}
        told = self.words.amounts(others)
        return Text(" ").join([*parts, *([Text(told)] if told else [])])

    def legend(self) -> Text:
        """Which letter is which color."""
        signs = Text("  ").join(
            self.cube(color) + Text(f" {self.words.color(color)}") for color in COLORS
        )
        before, _, after = self.say("table-legend", colors="\0").partition("\0")
        return Text(before, style="dim") + signs + Text(after)

    def color_typed(self, word: str) -> str:
        """A color as people write it: its letter or its name, or the English name; else empty."""
        word = word.strip().lower()
        for color in COLORS:
            if word in (color, self.words.color(color).lower(), self.words.letter(color).lower()):
                return color
        return ""

    # ---- seats ----

    def seats(self, seats: Iterable[int]) -> Text:
        return Text("").join(self.seat(seat) for seat in seats)

    # ---- printed figures ----

    def card_cost(self, card: str) -> dict[str, int]:
        return dict(self.cards[card]["cost"])

    @cached_property
    def cards(self) -> dict[str, dict[str, Any]]:
        return {card["id"]: card for card in self.data.cards}

    @cached_property
    def quarters(self) -> dict[str, dict[str, Any]]:
        return {quarter["id"]: quarter for quarter in self.data.board["quarter"]}

    # ---- ways at sea ----

    def distances(self, start: str) -> dict[str, int]:
        """How many steps it is from there to every place."""
        found = {start: 0}
        waiting = deque([start])
        while waiting:
            here = waiting.popleft()
            for there in self.data.routes_from(here):
                if there not in found:
                    found[there] = found[here] + 1
                    waiting.append(there)
        return found


def missing(cost: Mapping[str, int], cubes: Mapping[str, int]) -> dict[str, int]:
    """The cubes that are not there.

    >>> missing({"red": 2, "blue": 1}, {"red": 1, "blue": 3})
    {'red': 1}
    """
    return {
        color: count - cubes.get(color, 0)
        for color, count in cost.items()
        if count > cubes.get(color, 0)
    }
