"""The plain look, for a title without one of its own: its view as a readable table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from carrack.kernel.errors import IllegalAction
from carrack.terminal.look import Look, Named, View
from carrack.texts.bare import content_in_words, in_words

if TYPE_CHECKING:
    from rich.console import RenderableType

    from carrack.terminal.choices import Choice

# What the heading, the prompt and the rows of the seats tell
TOLD_ELSEWHERE = ("game", "viewer", "data", "options", "phase", "seats", "over", "places")
ON_TURN = "▶"
SEATS = ("seat",)


class PlainLook(Look):
    """What everybody has in rows, all else that is seen below, choices by number or by name."""

    def table(self, view: View, choices: Sequence[Choice], width: int) -> RenderableType:
        from rich.console import Group

        rows = [row for row in view.get("seats", ()) if isinstance(row, Mapping)]
        told = (*TOLD_ELSEWHERE, "current") if rows else TOLD_ELSEWHERE
        facts = {name: view[name] for name in view if name not in told} | view.get("options", {})
        blocks: list[RenderableType] = []
        if rows:
            blocks = [self.seat_lines(rows, view) if self.plain else self.seat_table(rows, view)]
        return Group(*blocks, self.aligned(facts))

    def seat_table(self, rows: Sequence[View], view: View) -> RenderableType:
        """A row for each seat, a column for each thing that seats have."""
        from rich.box import SIMPLE_HEAD
        from rich.table import Table

        columns = columns_of(rows)
        table = Table(box=SIMPLE_HEAD, show_edge=False, padding=(0, 1))
        table.add_column("")
        for column in columns:
            is_number = all(type(row.get(column)) is int for row in rows)
            table.add_column(in_words(column), justify="right" if is_number else "left")
        for seat, row in enumerate(rows):
            style = "bold" if seat == view.get("viewer") else ""
            cells = [self.told(column, row.get(column)) for column in columns]
            table.add_row(self.seat_name(seat, view), *cells, style=style)
        return table

    def seat_lines(self, rows: Sequence[View], view: View) -> str:
        """What every seat has, in a line for each and without columns, for a screen reader."""
        columns = columns_of(rows)
        return "\n".join(
            f"{self.seat_name(seat, view)}: "
            + ", ".join(
                f"{in_words(name).lower()} {self.told(name, row.get(name))}" for name in columns
            )
            for seat, row in enumerate(rows)
        )

    def seat_name(self, seat: int, view: View) -> str:
        if view.get("current") != seat or view.get("over"):
            return self.name_of(seat)
        if self.plain:
            return f"{self.name_of(seat)} ({self.words.say('table-acting')})"
        return f"{self.name_of(seat)} {ON_TURN}"

    def aligned(self, facts: View) -> RenderableType:
        """A line for each thing, names and contents below each other."""
        from rich.table import Table
        from rich.text import Text

        if self.plain:
            return "\n".join(f"{in_words(name)}: {self.told(name, facts[name])}" for name in facts)
        table = Table.grid(padding=(0, 2))
        for name, content in facts.items():
            table.add_row(Text(in_words(name), style="dim"), Text(self.told(name, content)))
        return table

    def told(self, name: str, content: Any) -> str:
        """One thing in words; numbers of seats become names."""
        if isinstance(content, bool):
            return self.words.say("plain-yes" if content else "plain-no")
        fields = self.game.seat_fields if self.game is not None else SEATS
        return content_in_words(content, name in fields, self.name_of, fields)

    def name_of(self, seat: int | None) -> str:
        return self.texts.wording.name(seat, self.names)

    def note(self, action: Named, view: View, explained: View) -> str:
        """What a choice costs and brings, and what to think of before."""
        parts = [
            self.words.say(f"plain-{part}", what=self.told(part, explained[part]))
            for part in ("price", "gain")
            if explained.get(part)
        ]
        return " · ".join([*parts, *(in_words(name) for name in explained.get("warnings", ()))])

    def chosen(self, line: str, choices: Sequence[Choice], view: View) -> Choice | None:
        """A choice by its label, or by the beginning of it if no other begins so."""
        typed = line.casefold()
        alike = [choice for choice in choices if choice.label.casefold().startswith(typed)]
        exact = [choice for choice in alike if choice.label.casefold() == typed]
        return exact[0] if exact else alike[0] if len(alike) == 1 else None

    def about(self, what: str, view: View, refused: Sequence[View]) -> RenderableType | None:
        """Why something cannot be done now."""
        for each in refused:
            label = self.texts.action(each["name"], self.names, view)
            if what and label.casefold().startswith(what.casefold()):
                why = self.texts.error(IllegalAction(each["reason"], code=each["code"]))
                return f"{label}: {why}"
        return None

    def result(self, view: View) -> RenderableType:
        """Who came where, and how the table ended."""
        from rich.console import Group

        places = view.get("places") or []
        order = sorted(range(len(places)), key=lambda seat: int(places[seat]))
        lines = [f"{places[seat]}. {self.name_of(seat)}" for seat in order]
        return Group(*lines, self.table(view, [], 0))


def columns_of(rows: Sequence[View]) -> list[str]:
    """What seats have, in the order in which the title tells it."""
    return [name for name in dict.fromkeys(name for row in rows for name in row) if name != "seat"]
