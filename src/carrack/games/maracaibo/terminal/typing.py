"""What people type at a table of Maracaibo: `sail 11`, `buy merchant`, the beginning of a line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from carrack.games.maracaibo.data import Data
from carrack.games.maracaibo.terminal import sheets
from carrack.games.maracaibo.terminal.pieces import Pieces
from carrack.terminal.choices import Choice
from carrack.terminal.look import Named, View

CARD_VERBS = {
    "buy": ("buy", "buy_planned"),
    "plan": ("plan",),
    "deliver": ("deliver",),
    "discard": ("discard",),
    "take": ("draw_open",),
    "pay": ("pay_card",),
    "use": ("card_action", "use_assistant", "fight_card"),
}
PLACE_VERBS = {
    "sail": "sail",
    "annex": "annex",
    "displace": "displace",
    "liberate": "liberate",
}
MOVEMENT = range(1, 8)


class Typing:
    """Understands a line in the middle of a game, in English or by the words of the list."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces

    # ---- a line of the list ----

    def chosen(self, line: str, choices: Sequence[Choice]) -> Choice | None:
        """The choice with that piece, command or beginning; several that fit are asked again."""
        wanted = " ".join(line.lower().split())
        for fits in (self.is_command, self.is_piece, begins, contains):
            found = [
                (choice, entry)
                for choice in choices
                for entry in choice.entries
                if fits(wanted, entry["name"], choice.label)
            ]
            if found:
                first = found[0][0]
                entries = tuple(entry for _, entry in found)
                return Choice(first.number, entries, first.label, first.note)
        return None

    def is_command(self, wanted: str, name: Named, label: str) -> bool:
        """`pass`, `sail 11`, `buy merchant`: an English verb and a piece."""
        verb, _, rest = wanted.partition(" ")
        if not rest:
            return bool(wanted == name["type"])
        types = CARD_VERBS.get(verb) or ((PLACE_VERBS[verb],) if verb in PLACE_VERBS else ())
        return name["type"] in types and self.is_piece(rest, name, label)

    def is_piece(self, wanted: str, name: Named, label: str) -> bool:
        """The id or the name of a piece alone."""
        return any(wanted in names for names in self.names_in(name))

    def names_in(self, name: Named) -> Iterator[tuple[str, ...]]:
        """Id and name of every piece that an action is about."""
        words, printed = self.pieces.words, self.pieces.printed
        for part, content in name.items():
            if part == "type" or not isinstance(content, str):
                continue
            if content in printed.cards:
                yield content.lower(), words.card(content).lower()
            elif content in printed.locations:
                yield content, self.pieces.say(f"location-{content}").lower()
            else:
                told = words.field(part, content, []).get(part, "")
                yield content.lower(), str(told).lower()

    # ---- what is not in the list ----

    def action(self, line: str, view: View) -> list[Named]:
        """An action in words that the rules will refuse with a reason; empty for anything else."""
        verb, _, rest = " ".join(line.lower().split()).partition(" ")
        if verb in PLACE_VERBS and rest:
            return self.to_place(PLACE_VERBS[verb], rest)
        if verb in CARD_VERBS and rest and view["viewer"] is not None:
            return self.with_card(CARD_VERBS[verb][0], rest, view)
        return [{"type": "pass"}] if verb == "pass" and not rest else []

    def to_place(self, kind: str, rest: str) -> list[Named]:
        place = self.place(rest)
        if not place:
            return []
        if kind == "sail":
            return [{"type": kind, "to": place, "points": MOVEMENT[0]}]
        return [{"type": kind, "location": place}]

    def with_card(self, kind: str, rest: str, view: View) -> list[Named]:
        """A card of the own hand; others are no place that an action could name."""
        held = [card for card in view["hand"] if self.is_piece(rest, {"card": card}, "")]
        return [{"type": kind, "card": held[0]}] if held else []

    # ---- names ----

    def place(self, text: str) -> str:
        wanted = text.strip().lower()
        for location in self.pieces.printed.locations:
            if wanted in (location, self.pieces.say(f"location-{location}").lower()):
                return location
        return ""

    def piece(self, text: str, data: Data, view: View | None = None) -> str:
        """A piece by its id or its name, as its place in the data: `project/U001`.

        Several cards may have one name; the own ones come first.
        """
        wanted = " ".join(text.lower().split())
        if not wanted:
            return ""
        near = cards_near(view) if view is not None else []
        found = [place for place in sheets.places(data) if self.is_meant(wanted, place)]
        found.sort(key=lambda place: place.partition("/")[2] not in near)
        return found[0] if found else ""

    def is_meant(self, wanted: str, place: str) -> bool:
        name = sheets.name_told(self.pieces, place).lower()
        return wanted in (place.lower(), place.partition("/")[2].lower(), name)


def begins(wanted: str, name: Named, label: str) -> bool:
    return len(wanted) > 2 and label.lower().startswith(wanted)


def contains(wanted: str, name: Named, label: str) -> bool:
    return len(wanted) > 2 and wanted in label.lower()


def cards_near(view: View) -> list[str]:
    """Cards that the viewer holds, planned or bought, and the display."""
    own: list[str] = list(view.get("hand", ()))
    if view["viewer"] is not None:
        row = view["seats"][view["viewer"]]
        own += [*row["planned"], *(bought["card"] for bought in row["tableau"])]
    return own + [card for card in view["display"] if card is not None]
