"""Macao at the terminal: everything on the table, choices by group, and what people type."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from carrack.games.macao.data import our_data
from carrack.games.macao.game import MacaoGame
from carrack.kernel.errors import IllegalAction
from carrack.terminal import macao_choices, macao_sheets
from carrack.terminal.choices import Choice
from carrack.terminal.look import Look, Named, View
from carrack.terminal.macao_board import board
from carrack.terminal.macao_pieces import Pieces
from carrack.terminal.macao_seats import (
    active_drawn,
    plan_drawn,
    seat_sheet,
    seats_drawn,
    tableau_drawn,
)
from carrack.terminal.macao_typing import Typing, completed, fits

PENDING = ("payment", "overflow", "explorer", "master")  # a choice that is not complete yet
PIPS = 6
WIDE = 95


class MacaoLook(Look):
    """The table of Macao. Everything on it is open."""

    has_secrets = False

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
        """Round, step and tribute in one line, and the stack where there is room."""
        say = self.pieces.say
        number = view["round"]
        facts = [
            say("table-round", round=number) if number else say("table-setup"),
            self.texts.phase(view["step"]),
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
        return macao_choices.folded(action)

    def label(self, key: str, entries: Sequence[Mapping[str, Any]], view: View) -> str:
        return macao_choices.label(self.pieces, entries, view)

    def note(self, action: Named, view: View, explained: View) -> str:
        return macao_choices.note(self.pieces, action, view, explained)

    def common_note(self, entries: Sequence[Mapping[str, Any]], view: View) -> str:
        return macao_choices.common_note(self.pieces, entries, view)

    def listing(self, choices: Sequence[Choice]) -> RenderableType:
        list_of = macao_choices.plain_listing if self.plain else macao_choices.listing
        return list_of(self.pieces, choices)

    def question(self, choice: Choice) -> str:
        return macao_choices.question(self.pieces, choice)

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
        return view["step"] in PENDING

    # ---- to look up ----

    def command(self, line: str, view: View) -> RenderableType | None:
        word, _, rest = line.strip().partition(" ")
        viewer = view["viewer"]
        if word.lower() == "plan" and not rest and viewer is not None:
            return plan_drawn(self.pieces, view, viewer)
        if line.lower() == "offices":
            return macao_sheets.offices_sheet(self.pieces, view)
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
            now = [macao_sheets.where_told(self.pieces, card, view)]
            now += [self.why_not(each) for each in refused if each["name"].get("card") == card]
            return macao_sheets.card_sheet(self.pieces, card, view["options"], now)
        quarter = self.typing.quarter(what)
        if quarter:
            return macao_sheets.quarter_sheet(self.pieces, quarter["quarter"], view)
        place = self.typing.place(what)
        if place in self.pieces.data.ports():
            return macao_sheets.port_sheet(self.pieces, place, view)
        return None

    def why_not(self, refused: Mapping[str, Any]) -> str:
        error = IllegalAction(refused["reason"], code=refused["code"])
        return self.pieces.say("sheet-why-not", reason=self.texts.error(error))

    def card_facts(self, card: str, options: Mapping[str, Any]) -> dict[str, Any]:
        return macao_sheets.card_facts(self.pieces, card, options)

    def card_sheet(self, card: str, options: Mapping[str, Any]) -> RenderableType:
        return macao_sheets.card_sheet(self.pieces, card, options)

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
        return macao_sheets.breakdown_sheet(self.pieces, breakdown)


LOOK = MacaoLook
