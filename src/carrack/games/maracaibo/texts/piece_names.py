"""The pieces of Maracaibo by their names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from carrack.games.maracaibo.texts import effects
from carrack.games.maracaibo.texts.pieces import Entries, Entry, Printed, read_from
from carrack.kernel.errors import DataError
from carrack.texts.sentences import title_folder
from carrack.texts.wording import Wording

TITLE = "maracaibo"
AUTOMAS = ("jacques", "jean")


class Listed(NamedTuple):
    """A kind of piece that the list of all cards tells beside the project cards."""

    kind: str
    pieces: Callable[[Printed], Entries]
    told: Callable[[Any, Entry], str]


LISTED = (
    Listed("prestige", lambda printed: printed.buildings, effects.building_told),
    Listed("career", lambda printed: printed.careers, effects.career_told),
    Listed("port", lambda printed: printed.ports, effects.port_told),
    Listed("tile", lambda printed: printed.tiles, effects.tile_told),
)


class PieceNames(Wording):
    """What each piece is called."""

    NATIONS = ("france", "spain", "england")

    @cached_property
    def printed(self) -> Printed:
        """Our own figures; a terminal with an owner's figures puts those in their place."""
        return read_from(title_folder(TITLE))

    def nation(self, name: str) -> str:
        return self.say(f"nation-{name}")

    def the_nation(self, name: str) -> str:
        """A nation inside a sentence, with the article of the language."""
        return self.say(f"nation-{name}.the")

    def good(self, name: str) -> str:
        return self.say(f"good-{name}")

    def object(self, name: str) -> str:
        return self.say(f"object-{name}")

    def shown(self, name: str) -> str:
        """What a card is paid as: a good or an object."""
        return self.good(name) if name in effects.GOODS else self.object(name)

    def synergy(self, name: str) -> str:
        return self.say(f"synergy-{name}")

    def barrier(self, name: str) -> str:
        return self.say(f"barrier-{name}")

    def size(self, name: str) -> str:
        return self.say(f"size-{name}")

    def place(self, name: str) -> str:
        """A location with its number, as the board has it."""
        return self.say("place", {"id": name, "name": self.say(f"location-{name}")})

    def space(self, name: str) -> str:
        """A space of the explorer track: by its number, and by its path where the track forks."""
        space = self.printed.spaces[name]
        if space.get("start") or space.get("end"):
            return self.say("space-start" if space.get("start") else "space-end")
        return self.say(f"space-{space.get('branch') or 'plain'}", {"number": number_in(name)})

    def ruin(self, name: str) -> str:
        """A space of the track in the ruin, by its number."""
        return self.say("ruin-space", {"number": number_in(name)})

    def face(self, name: str) -> str:
        return self.card(name)

    def card(self, name: str) -> str:
        """A project card, or another piece of the list of all cards."""
        if self.sentences.has(f"card-{name}"):
            return self.say(f"card-{name}")
        listed = self.listed(name)
        if listed is None:
            raise DataError(
                f"there is no card {name!r}; cards are written A001, B013, U025, C100",
                code="card.unknown",
                facts={"asked": name},
            )
        return self.say(f"{listed.kind}-{name}")

    def listed(self, name: str) -> Listed | None:
        """A building, career, port or tile: what it is, and what it does."""
        return next((each for each in LISTED if name in each.pieces(self.printed)), None)

    def cards(self, names: Sequence[str]) -> str:
        return ", ".join(self.card(name) for name in names)

    def career(self, name: str) -> str:
        return self.say(f"career-{name}")

    def port(self, name: str) -> str:
        return self.say(f"port-{name}")

    def upgrade(self, name: str) -> str:
        return self.say(f"upgrade-{name}")

    def tile(self, name: str) -> str:
        return self.say(f"tile-{name}")

    def building(self, name: str) -> str:
        return self.say(f"prestige-{name}")

    def fleet(self, name: str) -> str:
        return self.say(f"fleet-{name}")

    def chapter(self, number: int) -> str:
        return self.say("chapter-title", {"id": str(number), "name": self.say(f"chapter-{number}")})

    def automa(self, name: str | None) -> str:
        return self.say(f"automa-{name if name in AUTOMAS else 'any'}")


def number_in(name: str) -> int:
    """The number of a space, which the board prints beside it.

    >>> number_in("E11n"), number_in("R2")
    (11, 2)
    """
    return int("".join(letter for letter in name if letter.isdigit()))
