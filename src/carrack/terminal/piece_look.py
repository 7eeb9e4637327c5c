"""A table that is drawn with pieces: what titles with a board of their own have in common at the
terminal.

A title's `Pieces` know its signs, its `TitleLook` puts them on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from carrack.kernel.errors import IllegalAction
from carrack.terminal.choices import Choice
from carrack.terminal.look import Look
from carrack.texts import Texts

SEAT_LETTERS = "ABCD"
SEAT_STYLES = ("bold cyan", "bold yellow", "bold magenta", "bold green")
FINAL = "cannot_be_undone"


class Pieces:
    """What the parts of a table are drawn with. Seats have letters; color is never alone a sign."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names

    def say(self, key: str, **gaps: str | int) -> str:
        """A sentence of the title."""
        return self.texts.sentences.say(key, gaps)

    def seat(self, seat: int) -> Text:
        """The letter of a seat."""
        return Text(SEAT_LETTERS[seat], style=SEAT_STYLES[seat])

    def named_seat(self, seat: int) -> Text:
        """The letter and the name."""
        return self.seat(seat) + Text(f" {self.name(seat)}")

    def name(self, seat: int) -> str:
        return self.texts.wording.name(seat, self.names)


class PieceLook(Look):
    """A look with pieces; sentences that begin with `screen-` are the title's own."""

    @property
    def pieces(self) -> Pieces:
        raise NotImplementedError

    def group(self, choice: Choice) -> str:
        """The group that a choice stands in, as `game.explain` names it."""
        raise NotImplementedError

    def price_drawn(self, choice: Choice) -> Text | None:
        """What a choice costs, in a column of its own; None where a title has no such column."""
        return None

    def price_in_words(self, choice: Choice) -> str:
        """What a choice costs, for a screen reader or a pipe."""
        return ""

    def listing(self, choices: Sequence[Choice]) -> RenderableType:
        return self.plain_listing(choices) if self.plain else self.drawn_listing(choices)

    def drawn_listing(self, choices: Sequence[Choice]) -> RenderableType:
        """All choices under the names of their groups."""
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        self.add_columns(table)
        last = ""
        for choice in choices:
            group = self.group(choice)
            price = self.price_drawn(choice)
            table.add_row(
                Text(self.texts.group(group) if group != last else "", style="bold"),
                Text(str(choice.number), style="bold green"),
                Text(choice.label),
                *([] if price is None else [price]),
                Text(choice.note, style="dim"),
            )
            last = group
        if is_final(choices):
            return Group(table, Text(f"({self.pieces.say('note-final')})", style="dim"))
        return table

    def add_columns(self, table: Table) -> None:
        """Where labels, prices and notes stand, behind the group and the number."""
        table.add_column(ratio=2)
        table.add_column(ratio=3)

    def plain_listing(self, choices: Sequence[Choice]) -> RenderableType:
        """One choice a line, for a screen reader or a pipe."""
        lines = []
        last = ""
        for choice in choices:
            group = self.group(choice)
            if group != last:
                lines.append(f"{self.texts.group(group)}:")
            price = self.price_in_words(choice)
            note = f": {choice.note}" if choice.note else ""
            lines.append(f"{choice.number}. {choice.label}{f' ({price})' if price else ''}{note}")
            last = group
        return Text("\n".join(lines))

    def why_not(self, refused: Mapping[str, Any]) -> str:
        """Why something tempting cannot be done now."""
        error = IllegalAction(refused["reason"], code=refused["code"])
        return self.pieces.say("sheet-why-not", reason=self.texts.error(error))

    def help(self) -> str:
        say = self.pieces.say
        return "\n".join([say("screen-help"), say("table-key"), say("table-estimated")])

    def unknown(self, line: str) -> str:
        return self.pieces.say("screen-unknown", line=line)

    def unknown_subject(self, what: str) -> str:
        return self.pieces.say("screen-unknown-subject", what=what)

    def nothing_pending(self) -> str:
        return self.pieces.say("screen-nothing-pending")

    def nothing_chosen(self) -> str:
        return self.pieces.say("screen-nothing-chosen")


def is_final(choices: Sequence[Choice]) -> bool:
    """Whether none of these choices can be taken back."""
    entries = [entry for choice in choices for entry in choice.entries]
    return bool(entries) and all(FINAL in entry["warnings"] for entry in entries)


def sources_sheet(
    pieces: Pieces,
    sums: Sequence[Mapping[str, int]],
    told: Callable[[str], str] = str,
    most: int | None = None,
) -> RenderableType:
    """Points of every seat by where they came from, the largest sums first; beyond the `most` in
    one line.
    """
    sources = sorted({source for seat in sums for source in seat})
    sources.sort(key=lambda source: -max(abs(seat.get(source, 0)) for seat in sums))
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="bold")
    table.add_column(pieces.say("summary-title"))
    for number in range(len(sums)):
        table.add_column(pieces.name(number), justify="right")
    for source in sources[:most]:
        cells = [str(seat[source]) if source in seat else "-" for seat in sums]
        table.add_row(told(source), *cells)
    rest = sources[most:] if most is not None else []
    if rest:
        cells = [str(sum(seat.get(source, 0) for source in rest)) for seat in sums]
        table.add_row(Text(pieces.say("summary-top", count=len(rest)), style="dim"), *cells)
    return Group(Text(), table)
