"""Maracaibo at the terminal: the voyage, the captains, choices by group, and things to look up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from carrack.games.maracaibo.data import Data, our_data
from carrack.games.maracaibo.explain import GROUPS
from carrack.games.maracaibo.game import MaracaiboGame
from carrack.games.maracaibo.terminal import board, seats, sheets
from carrack.games.maracaibo.terminal import choices as lines
from carrack.games.maracaibo.terminal.pieces import Pieces
from carrack.games.maracaibo.terminal.typing import Typing
from carrack.games.maracaibo.texts import effects
from carrack.games.maracaibo.texts.pieces import Printed
from carrack.terminal.choices import Choice
from carrack.terminal.look import Named, View
from carrack.terminal.piece_look import PieceLook


class TitleLook(PieceLook):
    """The table of Maracaibo. Hands are secret."""

    @cached_property
    def data(self) -> Data:
        return our_data() if self.game is None else cast(MaracaiboGame, self.game).data

    @cached_property
    def pieces(self) -> Pieces:
        return Pieces(self.texts, Printed(self.data.files), self.names)

    @cached_property
    def typing(self) -> Typing:
        return Typing(self.pieces)

    # ---- the table ----

    def own_rules(self, options: View) -> str:
        """The chapter of a campaign, and the automa where there is one: no house rules."""
        words, archive = self.pieces.words, options["archive"]
        told = [words.chapter(archive["chapter"])] if archive is not None else []
        scenario = self.pieces.printed.scenarios[options["scenario"]]
        if len(self.names) == 1 or scenario["mode"] == "cooperative":
            automa = words.automa(options["automa"])
            told.append(self.pieces.say("table-level", automa=automa, level=options["level"]))
        return " · ".join(told)

    def table(self, view: View, choices: Sequence[Choice], width: int) -> RenderableType:
        pieces, viewer = self.pieces, view["viewer"]
        parts: list[RenderableType] = [self.heading(view), Text()]
        parts.append(seats.scores_drawn(pieces, view))
        if view["automa"] is not None:
            parts.append(seats.automa_drawn(pieces, view))
        if view["phase"] != "choosing":
            parts += [Text(), board.voyage_drawn(pieces, view, width), Text()]
            parts.append(self.inland(view))
            parts += [Text(), board.nations_drawn(pieces, view)]
        if viewer is not None:
            parts += [Text(), seats.ship_drawn(pieces, view, viewer)]
            parts += seats.own_cards(pieces, view, viewer)
        return Group(*parts)

    def heading(self, view: View) -> Text:
        """Round, phase and what is left of the piles in one line."""
        say, number = self.pieces.say, view["round"]
        first, second = view["token_piles"]
        facts = [
            say("table-round", round=number) if number else "",
            self.texts.phase(view["phase"]),
            say("table-pile", count=view["pile_size"]),
            say("table-quest-pile", count=view["quest_pile"]["size"]),
            say("table-token-piles", first=first, second=second),
        ]
        return Text(" · ".join(fact for fact in facts if fact), style="bold")

    def inland(self, view: View) -> RenderableType:
        """Explorers, buildings, display, and what a scenario adds, each behind its name."""
        pieces = self.pieces
        table = Table.grid(padding=(0, 1, 0, 0))
        rows = [
            ("table-explorers", board.explorers_drawn(pieces, view)),
            ("tile-L32", board.ruin_drawn(pieces, view)),
            ("table-prestige", board.prestige_drawn(pieces, view)),
            ("table-display", Text(self.display_told(view))),
            ("table-search", self.search(view)),
            ("variant-campaign", Text(self.chapter_told(view))),
        ]
        for key, content in rows:
            if content:
                table.add_row(Text(pieces.say(key), style="bold"), content)
        return table

    def display_told(self, view: View) -> str:
        cards = self.pieces.printed.cards
        return ", ".join(
            f"{self.pieces.words.card(card)} ({cards[card]['cost']}$)"
            for card in view["display"]
            if card is not None
        )

    def search(self, view: View) -> Text:
        return board.search_drawn(self.pieces, view) if view["search"] else Text()

    def chapter_told(self, view: View) -> str:
        """The chapter of a campaign, its goal, and how far it is."""
        archive = view["options"]["archive"]
        chapter = self.pieces.printed.chapters.get(archive["chapter"]) if archive else None
        if chapter is None:
            return ""
        seats = len(view["seats"])
        told = [self.pieces.words.chapter(int(chapter["card"]))]
        if chapter["location"]:
            discs = sum(row["chapter_discs"] for row in view["seats"])
            need = chapter["need_by_players"][seats - 1]
            told.append(effects.chapter_told(self.pieces.words, chapter, seats))
            told.append(self.pieces.say("table-chapter-discs", count=discs, need=need))
        return " · ".join(told)

    # ---- choices ----

    def order(self, action: Named) -> tuple[int, ...]:
        return lines.order(action)

    def folded(self, action: Named) -> str:
        return lines.folded(action)

    def label(self, key: str, entries: Sequence[Mapping[str, Any]], view: View) -> str:
        return lines.label(self.pieces, entries, view)

    def note(self, action: Named, view: View, explained: View) -> str:
        return lines.note(self.pieces, action, view, explained)

    def group(self, choice: Choice) -> str:
        return GROUPS[choice.entries[0]["name"]["type"]]

    def question(self, choice: Choice) -> str:
        return self.pieces.say("which-one")

    # ---- what people type ----

    def chosen(self, line: str, choices: Sequence[Choice], view: View) -> Choice | None:
        return self.typing.chosen(line, choices)

    def typed(self, text: str, view: View) -> list[Named]:
        """Something that is not in the list, so that the rules can say why it is refused."""
        return self.typing.action(text, view)

    def meant(self, line: str, inner: Sequence[Choice]) -> int | None:
        choice = self.typing.chosen(line, inner)
        return None if choice is None or choice.is_folded else choice.action

    # ---- to look up ----

    def command(self, line: str, view: View) -> RenderableType | None:
        pieces, viewer = self.pieces, view["viewer"]
        word, _, rest = line.strip().lower().partition(" ")
        if line.lower() == "track":
            return board.track_sheet(pieces, view)
        if line.lower() == "legacy":
            return board.legacy_sheet(pieces, view)
        if line.lower() == "discards":
            return pieces.words.cards(view["discards"]) or pieces.say("table-empty")
        if line.lower() == "display":
            open_cards = [card for card in view["display"] if card is not None]
            return seats.cards_drawn(pieces, pieces.say("table-display"), open_cards)
        if line.lower() == "cards" and viewer is not None:
            return seats.seat_sheet(pieces, view, viewer)
        if word == "seat":
            return self.seat_sheet(rest, view)
        return None

    def seat_sheet(self, wanted: str, view: View) -> RenderableType | None:
        for seat in range(len(view["seats"])):
            if wanted in (self.pieces.name(seat).lower(), self.pieces.seat(seat).plain.lower()):
                return seats.seat_sheet(self.pieces, view, seat)
        return None

    def subject(self, text: str) -> str:
        """A piece by its id or its name, as its place in the data: `project/U001`."""
        return self.typing.piece(text, self.data)

    def about(
        self, what: str, view: View, refused: Sequence[Mapping[str, Any]]
    ) -> RenderableType | None:
        """A piece: what is printed on it, where it is, and why it cannot be used now."""
        place = self.typing.piece(what, self.data, view)
        if not place:
            return None
        kind, _, name = place.partition("/")
        now = [sheets.where_told(self.pieces, name, view)] if kind == "project" else []
        now += [self.why_not(each) for each in refused if name in each["name"].values()]
        return sheets.sheet(self.pieces, self.data, place, now)

    def card_facts(self, card: str, options: View) -> dict[str, Any]:
        return sheets.facts(self.pieces, self.data, card)

    def card_sheet(self, card: str, options: View) -> RenderableType:
        return sheets.sheet(self.pieces, self.data, card)

    # ---- the end ----

    def result(self, view: View) -> RenderableType:
        """Places with VP, the automa among them."""
        return sheets.result_sheet(self.pieces, view)

    def opening(self, options: View) -> RenderableType | None:
        archive = options["archive"]
        return None if archive is None else sheets.opening_sheet(self.pieces, archive)

    def next_chapter(self, archive: View) -> RenderableType:
        return sheets.campaign_sheet(self.pieces, archive)

    def summary(self, breakdown: View) -> RenderableType:
        return sheets.breakdown_sheet(self.pieces, breakdown)
