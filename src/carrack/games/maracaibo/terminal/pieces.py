"""Pieces of Maracaibo as signs: captains with letters, nations with letters, markets, short cards.

A color is never the only sign: nations and captains carry a letter, goods their names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from rich.text import Text

from carrack.games.maracaibo.texts import effects
from carrack.games.maracaibo.texts.pieces import Entry, Printed
from carrack.games.maracaibo.texts.wording import TitleWording
from carrack.terminal import piece_look
from carrack.terminal.look import View
from carrack.texts import Texts

NATION_STYLES = {"france": "bold blue", "spain": "bold yellow", "england": "bold red"}
AUTOMA_LETTER = "J"


class Pieces(piece_look.Pieces):
    """What the parts of the table are drawn with."""

    def __init__(self, texts: Texts, printed: Printed, names: Sequence[str]) -> None:
        super().__init__(texts, names)
        self.words = cast(TitleWording, texts.wording)
        self.words.printed = printed
        self.printed = printed

    # ---- captains and nations ----

    def named_seat(self, seat: int, width: int = 16) -> Text:
        name = super().named_seat(seat)
        name.truncate(width, overflow="ellipsis")
        return name

    def nation(self, nation: str, count: int = 1) -> Text:
        """A nation by its letter, once for each marker."""
        letter = self.say(f"nation-{nation}.letter")
        return Text(letter * count, style=NATION_STYLES[nation])

    def markers(self, markers: Mapping[str, int]) -> Text:
        return Text("").join(self.nation(nation, count) for nation, count in markers.items())

    def rank(self, influence: int) -> int:
        """The noble rank of so much influence, from 0 to 5."""
        return sum(influence >= least for least in self.printed.influence["rank_thresholds"])

    # ---- cards and places ----

    def shows(self, card: Entry, short: bool = True) -> str:
        """What a card pays as: a good, an object."""
        form = ".short" if short else ""
        good, thing = f"good-{card['good']}{form}", f"object-{card['object']}{form}"
        return f"{self.say(good)}, {self.say(thing)}"

    def rule(self, card: str) -> str:
        return effects.card_told(self.words, self.printed.cards[card])

    def city(self, row: View) -> Entry | None:
        """What is printed of a city: on its tile, or on the board; None for a village."""
        if row["city_tile"] is not None:
            return self.printed.city_tiles[row["city_tile"]]
        location = self.printed.locations[row["location"]]
        return location if location.get("market_goods") else None

    def capacity(self, city: Entry, seats: int) -> int:
        """How many discs a market takes; on the board that depends on the captains."""
        capacity = city["market_capacity"]
        return int(capacity if isinstance(capacity, int) else capacity[seats - 1])

    def city_action(self, row: View, city: Entry) -> str:
        if row["city_tile"] is not None:
            name = self.say(f"city_tile-{row['city_tile']}")
            return self.say("table-told", name=name, text=self.ops(city["action"]))
        return self.ops(city["action"])

    def ops(self, ops: effects.Ops) -> str:
        return effects.ops_told(self.words, ops)


def is_there(pieces: Pieces, view: View, location: str) -> bool:
    """Whether a location is on the board of this game and round."""
    printed = pieces.printed.locations[location]
    needed: str = printed.get("requires_legacy", "")
    rounds: Sequence[int] = printed.get("rounds", (1, 2, 3, 4))
    return (not needed or needed in view["legacy"]) and max(1, view["round"]) in rounds


def is_city(pieces: Pieces, view: View, row: View) -> bool:
    """A printed city, or a village that a tile makes one."""
    printed = pieces.printed.locations[row["location"]]
    return printed["kind"] == "city" or printed.get("city_with_legacy") in view["legacy"]


def assistants(view: View) -> list[tuple[int, Mapping[str, Any]]]:
    """Bought cards with a figure somewhere, with their captains."""
    return [
        (row["seat"], bought)
        for row in view["seats"]
        for bought in row["tableau"]
        if bought["placed"] is not None
    ]
