"""Macao at the terminal: everything on the table, choices by group, and what people type."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from carrack.games.macao.data import our_data
from carrack.games.macao.explain import GROUPS
from carrack.games.macao.game import MacaoGame
from carrack.games.macao.terminal import choices as lines
from carrack.games.macao.terminal import sheets
from carrack.games.macao.terminal.board import board
from carrack.games.macao.terminal.pieces import Pieces
from carrack.games.macao.terminal.seats import (
    active_drawn,
    plan_drawn,
    seat_sheet,
    seats_drawn,
    tableau_drawn,
)
from carrack.games.macao.terminal.typing import Typing, completed, fits
from carrack.terminal.choices import Choice
from carrack.terminal.look import Named, View
from carrack.terminal.piece_look import PieceLook

PENDING = ("payment", "overflow", "explorer", "master")  # a choice that is not complete yet
PIPS = 6
WIDE = 95


class TitleLook(PieceLook):
    """The table of Macao. Everything on it is open."""

    @cached_property
    def pieces(self) -> Pieces:
        data = our_data() if self.game is None else cast(MacaoGame, self.game).data
        return Pieces(self.texts, data, self.names)

    @cached_property
    def typing(self) -> Typing:
        return Typing(self.pieces)

    # ---- the table ----

    def table(self, view: View, choices: Sequence[Choice], width: int) -> RenderableType:
        pieces = self.pieces
        parts: list[RenderableType] = [self.heading(view, width), pieces.legend()]
        if view["dice"]:
            parts.append(self.dice(view))
        if view["offer"] and not choices:
            parts += [Text(), self.offer(view)]
        parts += [Text(), seats_drawn(pieces, view, width), Text(), board(pieces, view, width)]
        viewer = view["viewer"]
        if viewer is not None:
            usable = [entry["name"].get("card") for each in choices for entry in each.entries]
            parts += [Text(), *self.free_steps(view, viewer), tableau_drawn(pieces, view, viewer)]
            if view["seats"][viewer]["active"]:
                parts.append(active_drawn(pieces, view, viewer, usable))
        return Group(*parts)

    def heading(self, view: View, width: int) -> Text:
        """Round, phase and tribute in one line, and the stack where there is room."""
        say = self.pieces.say
        number = view["round"]
        facts = [
            say("table-round", round=number) if number else say("table-setup"),
            self.texts.phase(view["phase"]),
            say("table-tribute", **view["tribute"]) if number else "",
            say("table-stack", count=view["stack_size"]) if width >= WIDE else "",
        ]
        facts = [fact for fact in facts if fact]
        return Text("  ·  ".join(facts), style="bold")

    def free_steps(self, view: View, seat: int) -> list[RenderableType]:
        """Steps of the ship that are still free in this turn."""
        count = view["seats"][seat]["this_round"]["free_steps"]
        told = self.pieces.say("n-steps", count=count)
        return [Text(f"{self.pieces.say('table-ship')}: {told}", style="green")] if count else []

    def dice(self, view: View) -> Text:
        """The dice by the number they show."""
        line = Text().append(self.pieces.say("table-dice"), style="bold")
        for pips in range(1, PIPS + 1):
            shown = {color: 1 for color, value in view["dice"].items() if value == pips}
            if shown:
                line.append(f"   {pips}: ").append_text(self.pieces.cubes(shown))
        return line

    def offer(self, view: View) -> RenderableType:
        table = Table.grid(padding=(0, 1, 0, 0))
        for card in view["offer"]:
            table.add_row(
                Text("  " + self.pieces.words.card(card)),
                self.pieces.cost(self.pieces.card_cost(card)),
                Text(self.pieces.words.card_rule(card, view["options"]), style="dim"),
            )
        return Group(Text(self.pieces.say("table-offer"), style="bold"), table)

    # ---- choices ----

    def folded(self, action: Named) -> str:
        return lines.folded(action)

    def label(self, key: str, entries: Sequence[Mapping[str, Any]], view: View) -> str:
        return lines.label(self.pieces, entries, view)

    def note(self, action: Named, view: View, explained: View) -> str:
        return lines.note(self.pieces, action, view, explained)

    def common_note(self, entries: Sequence[Mapping[str, Any]], view: View) -> str:
        return lines.common_note(self.pieces, entries, view)

    def group(self, choice: Choice) -> str:
        return GROUPS[choice.entries[0]["name"]["type"]]

    def price_drawn(self, choice: Choice) -> Text:
        return lines.price_drawn(self.pieces, choice)

    def price_in_words(self, choice: Choice) -> str:
        return lines.price_in_words(self.pieces, choice)

    def add_columns(self, table: Table) -> None:
        table.add_column()
        table.add_column(no_wrap=True)
        table.add_column()

    def question(self, choice: Choice) -> str:
        return lines.question(self.pieces, choice)

    # ---- what people type ----

    def chosen(self, line: str, choices: Sequence[Choice], view: View) -> Choice | None:
        """The line of the list that was typed in words; what was left open is asked."""
        meant = self.typing.meaning(line, view)
        if not meant:
            return None
        for choice in choices:
            fitting = tuple(entry for entry in choice.entries if fits(meant, entry["name"]))
            if fitting:
                return Choice(choice.number, fitting, choice.label, choice.note)
        return None

    def typed(self, text: str, view: View) -> list[Named]:
        meant = self.typing.meaning(text, view)
        return [completed(meant)] if meant else []

    def meant(self, line: str, inner: Sequence[Choice]) -> int | None:
        """In a second question a color or a card is enough."""
        colors = self.typing.colors(line)
        card = self.typing.card(line)
        for choice in inner:
            name = choice.entries[0]["name"]
            answer = name.get("color") or name.get("pay") or name.get("second")
            if (len(colors) == 1 and answer == colors[0]) or (card and name.get("person") == card):
                return choice.action
            if colors and sorted(name.get("colors", [])) == sorted(colors):
                return choice.action
        return None

    def subject(self, text: str) -> str:
        return self.typing.card(text)

    def is_pending(self, view: View) -> bool:
        return view["phase"] in PENDING

    # ---- to look up ----

    def command(self, line: str, view: View) -> RenderableType | None:
        word, _, rest = line.strip().partition(" ")
        viewer = view["viewer"]
        if word.lower() == "plan" and not rest and viewer is not None:
            return plan_drawn(self.pieces, view, viewer)
        if line.lower() == "offices":
            return sheets.offices_sheet(self.pieces, view)
        if line.lower() == "discards":
            return self.pieces.words.cards(view["discard"]) or self.pieces.say("table-empty")
        if word.lower() == "seat":
            for seat, name in enumerate(self.names):
                if rest.lower() in (name.lower(), self.pieces.seat(seat).plain.lower()):
                    return seat_sheet(self.pieces, view, seat)
        return None

    def about(
        self, what: str, view: View, refused: Sequence[Mapping[str, Any]]
    ) -> RenderableType | None:
        """A card, a quarter or a port."""
        card = self.typing.card(what)
        if card:
            now = [sheets.where_told(self.pieces, card, view)]
            now += [self.why_not(each) for each in refused if each["name"].get("card") == card]
            return sheets.card_sheet(self.pieces, card, view["options"], now)
        quarter = self.typing.quarter(what)
        if quarter:
            return sheets.quarter_sheet(self.pieces, quarter["quarter"], view)
        place = self.typing.place(what)
        if place in self.pieces.data.ports():
            return sheets.port_sheet(self.pieces, place, view)
        return None

    def card_facts(self, card: str, options: Mapping[str, Any]) -> dict[str, Any]:
        return sheets.card_facts(self.pieces, card, options)

    def card_sheet(self, card: str, options: Mapping[str, Any]) -> RenderableType:
        return sheets.card_sheet(self.pieces, card, options)

    # ---- the end ----

    def result(self, view: View) -> RenderableType:
        """Places with prestige and markers."""
        table = Table.grid(padding=(0, 2, 0, 0))
        places = view["places"]
        for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
            row = view["seats"][seat]
            mine = seat == view["viewer"]
            table.add_row(
                Text(f"{places[seat]}.", style="bold"),
                Text(self.names[seat], style="bold green" if mine else ""),
                Text(self.pieces.say("n-prestige", count=row["prestige"])),
                Text(self.pieces.say("n-markers", count=row["punish_markers"]), style="dim")
                if row["punish_markers"]
                else Text(),
            )
        return table

    def summary(self, breakdown: View) -> RenderableType:
        return sheets.breakdown_sheet(self.pieces, breakdown)
