"""Maracaibo at the terminal: the voyage, the captains, choices by group, and things to look up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from carrack.games.maracaibo.data import Data, our_data
from carrack.games.maracaibo.game import MaracaiboGame
from carrack.kernel.errors import IllegalAction
from carrack.terminal import maracaibo_board, maracaibo_choices, maracaibo_seats, maracaibo_sheets
from carrack.terminal.choices import Choice
from carrack.terminal.look import Look, Named, View
from carrack.terminal.maracaibo_pieces import Pieces
from carrack.terminal.maracaibo_typing import Typing
from carrack.texts import maracaibo_effects as effects
from carrack.texts.maracaibo_pieces import Printed


class MaracaiboLook(Look):
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
        parts.append(maracaibo_seats.scores_drawn(pieces, view))
        if view["automa"] is not None:
            parts.append(maracaibo_seats.automa_drawn(pieces, view))
        if view["phase"] != "choosing":
            parts += [Text(), maracaibo_board.voyage_drawn(pieces, view, width), Text()]
            parts.append(self.inland(view))
            parts += [Text(), maracaibo_board.nations_drawn(pieces, view)]
        if viewer is not None:
            parts += [Text(), maracaibo_seats.ship_drawn(pieces, view, viewer)]
            parts += maracaibo_seats.own_cards(pieces, view, viewer)
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
            ("table-explorers", maracaibo_board.explorers_drawn(pieces, view)),
            ("tile-L32", maracaibo_board.ruin_drawn(pieces, view)),
            ("table-prestige", maracaibo_board.prestige_drawn(pieces, view)),
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
        return maracaibo_board.search_drawn(self.pieces, view) if view["search"] else Text()

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
        return maracaibo_choices.order(action)

    def folded(self, action: Named) -> str:
        return maracaibo_choices.folded(action)

    def label(self, key: str, entries: Sequence[Mapping[str, Any]], view: View) -> str:
        return maracaibo_choices.label(self.pieces, entries, view)

    def note(self, action: Named, view: View, explained: View) -> str:
        return maracaibo_choices.note(self.pieces, action, view, explained)

    def listing(self, choices: Sequence[Choice]) -> RenderableType:
        list_of = maracaibo_choices.plain_listing if self.plain else maracaibo_choices.listing
        return list_of(self.pieces, choices)

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
            return maracaibo_board.track_sheet(pieces, view)
        if line.lower() == "legacy":
            return maracaibo_board.legacy_sheet(pieces, view)
        if line.lower() == "discards":
            return pieces.words.cards(view["discards"]) or pieces.say("table-empty")
        if line.lower() == "display":
            open_cards = [card for card in view["display"] if card is not None]
            return maracaibo_seats.cards_drawn(pieces, pieces.say("table-display"), open_cards)
        if line.lower() == "cards" and viewer is not None:
            return maracaibo_seats.seat_sheet(pieces, view, viewer)
        if word == "seat":
            return self.seat_sheet(rest, view)
        return None

    def seat_sheet(self, wanted: str, view: View) -> RenderableType | None:
        for seat in range(len(view["seats"])):
            if wanted in (self.pieces.name(seat).lower(), self.pieces.seat(seat).plain.lower()):
                return maracaibo_seats.seat_sheet(self.pieces, view, seat)
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
        now = [maracaibo_sheets.where_told(self.pieces, name, view)] if kind == "project" else []
        now += [self.why_not(each) for each in refused if name in each["name"].values()]
        return maracaibo_sheets.sheet(self.pieces, self.data, place, now)

    def why_not(self, refused: Mapping[str, Any]) -> str:
        error = IllegalAction(refused["reason"], code=refused["code"])
        return self.pieces.say("sheet-why-not", reason=self.texts.error(error))

    def card_facts(self, card: str, options: View) -> dict[str, Any]:
        return maracaibo_sheets.facts(self.pieces, self.data, card)

    def card_sheet(self, card: str, options: View) -> RenderableType:
        return maracaibo_sheets.sheet(self.pieces, self.data, card)

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
        """Places with VP, the automa among them."""
        return maracaibo_sheets.result_sheet(self.pieces, view)

    def opening(self, options: View) -> RenderableType | None:
        archive = options["archive"]
        return None if archive is None else maracaibo_sheets.opening_sheet(self.pieces, archive)

    def next_chapter(self, archive: View) -> RenderableType:
        return maracaibo_sheets.campaign_sheet(self.pieces, archive)

    def summary(self, breakdown: View) -> RenderableType:
        return maracaibo_sheets.breakdown_sheet(self.pieces, breakdown)


LOOK = MaracaiboLook
