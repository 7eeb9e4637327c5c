"""Macau at the terminal: piles and seats, the hand as cards, and cards as people type them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from carrack.games.macau_cards.names import FACE_IDS, RANKS
from carrack.kernel.errors import CarrackError
from carrack.terminal.choices import Choice
from carrack.terminal.look import Look, Named, View
from carrack.texts.letters import COURTS, PACKS, rank_letter

SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
LETTERS = {sign: letter for letter, sign in SIGNS.items()} | {
    "♤": "S",
    "♡": "H",
    "♢": "D",
    "♧": "C",
}
COURTS_TYPED = {
    letter: court
    for pack in PACKS.values()
    for letter, court in zip(pack, COURTS, strict=True)
    if len(letter) == 1
}
SUIT_ORDER = "SHCD"  # black and red by turns
RED = "HD"
CARD_WIDTH = 5
GOING_ON = ("continue", "cover", "cover_drawn")  # phases in which a play goes on
# What happens to a seat, by the field of the event that names the seat.
BEFALLS = {
    "drew": "seat",
    "forgiven": "seat",
    "accepted": "seat",
    "missed_turn": "seat",
    "challenged": "seat",
    "verdict": "seat",
    "play_taken_back": "seat",
    "macau_missed": "seat",
    "macau_caught": "owner",
}
LAID_SHOWN = 8  # cards of the discard pile that are shown beside the top one
BACKS_SHOWN = 12

# The order of the list: cards as they lie in the hand, then what else can be done.
KINDS = [
    "say_macau",
    "catch",
    "play",
    "play_as",
    "call_suit",
    "call_free_suit",
    "call_rank",
    "call_any_plain",
    "call_nothing",
    "end_play",
    "draw",
    "accept",
    "keep",
    "pass",
    "say_multi_macau",
    "challenge",
    "no_reaction",
]
# One word is enough for these.
SINGLE_WORDS = {
    "draw": "draw",
    "accept": "accept",
    "end": "end_play",
    "keep": "keep",
    "pass": "pass",
    "free": "call_free_suit",
    "any": "call_any_plain",
    "nothing": "call_nothing",
    "macau": "say_macau",
    "macau!": "say_macau",
    "multi": "say_multi_macau",
    "challenge": "challenge",
    "quiet": "no_reaction",
}


def hand_order(card: str) -> tuple[int, int]:
    """By suit, then by rank; jokers last.

    >>> sorted(["BJ", "2H", "TS", "AS"], key=hand_order)
    ['AS', 'TS', '2H', 'BJ']
    """
    if card not in FACE_IDS or card in ("BJ", "CJ"):
        return len(SUIT_ORDER), "BC".find(card[:1])
    return SUIT_ORDER.index(card[1]), RANKS.index(card[0])


def card_typed(text: str) -> str:
    """A card as people write it; empty when it is none.

    >>> card_typed("10h"), card_typed("7♠"), card_typed("d9"), card_typed("bj"), card_typed("12S")
    ('TH', '7S', '9D', 'BJ', '')
    >>> card_typed("V♠"), card_typed("dh"), card_typed("bc")  # as other packs have them
    ('JS', 'QH', 'JC')
    """
    name = text.strip().upper().replace("10", "T")
    for sign, letter in LETTERS.items():
        name = name.replace(sign, letter)
    if name in FACE_IDS:
        return name
    if name[::-1] in FACE_IDS and name[:1] in SIGNS:
        return name[::-1]
    name = COURTS_TYPED.get(name[:1], "?") + name[1:]
    return name if name in FACE_IDS else ""


class TitleLook(Look):
    """The card table."""

    def say(self, key: str, **gaps: str | int) -> str:
        """A sentence of the title."""
        return self.texts.sentences.say(key, gaps)

    # ---- the table ----

    def table(self, view: View, choices: Sequence[Choice], width: int) -> RenderableType:
        parts: list[RenderableType] = [self.heading(view, width), self.seats(view)]
        if not self.plain:
            parts.append(Text())
        parts += self.middle(view)
        if "hand" in view:
            parts += [Text(), *self.hand(view, choices, width)]
        return Group(*parts)

    def heading(self, view: View, width: int) -> Text:
        """Round, turn and direction in one line."""
        sign = "" if self.plain else ("↻ " if view["direction"] == "cw" else "↺ ")
        facts = [
            self.say("table-round", number=view["round"]),
            self.say("table-turn", number=view["turn"]),
            sign + self.say(f"table-{view['direction']}"),
        ]
        line = "  ·  ".join(facts)
        if self.plain:
            return Text(line)
        return Text(f" {line} ".center(width - 2, "─"), style="dim")

    def seats(self, view: View) -> RenderableType:
        """Everybody in order of play, the viewer first."""
        if self.plain:
            return Text("\n").join(
                self.seat_in_words(view, seat) for seat in self.order_of_seats(view)
            )
        table = Table.grid(padding=(0, 1))
        for seat in self.order_of_seats(view):
            row = view["seats"][seat]
            table.add_row(
                Text("▶" if self.is_acting(view, seat) else " ", style="bold green"),
                Text(self.names[seat], style="bold" if seat == view["viewer"] else ""),
                self.backs(row["hand_size"]),
                self.marks(view, row),
            )
        return table

    def seat_in_words(self, view: View, seat: int) -> Text:
        row = view["seats"][seat]
        facts = [self.say("table-cards", count=row["hand_size"])]
        if self.is_acting(view, seat):
            facts.append(self.words.say("table-acting"))
        marks = self.marks(view, row).plain
        return Text(f"{self.names[seat]}: {', '.join([*facts, marks] if marks else facts)}")

    def order_of_seats(self, view: View) -> list[int]:
        count = len(view["seats"])
        step = 1 if view["direction"] == "cw" else -1
        first = view["viewer"] if view["viewer"] is not None else 0
        return [(first + step * distance) % count for distance in range(count)]

    def is_acting(self, view: View, seat: int) -> bool:
        return bool(not view["over"] and seat == view["current"])

    def backs(self, count: int) -> Text:
        """A hand from behind."""
        shown = min(count, BACKS_SHOWN)
        more = "…" if count > shown else ""
        return Text("▮" * shown + more, style="cyan") + Text(f" {count}", style="bold")

    def marks(self, view: View, row: Mapping[str, Any]) -> Text:
        """What else is to be known about a seat."""
        marks = []
        if row["place"] and not view["over"]:
            marks.append((self.say("table-out", place=row["place"]), "green"))
        if row["miss_debt"]:
            marks.append((self.say("table-misses", count=row["miss_debt"]), "yellow"))
        if row["exposed"]:
            marks.append((self.say("table-exposed"), "bold red"))
        solo = view["solo"]
        if solo is not None and solo["seat"] == row["seat"] and solo["turns"] > 0:
            marks.append((self.say("table-solo", count=solo["turns"]), "magenta"))
        if row["known"]:
            known = self.texts.faces(row["known"])
            marks.append((self.say("table-known", cards=known), "dim"))
        if view["options"]["scoring"] == "points":
            marks.append((self.say("table-points", count=row["total"]), "dim"))
        return Text("  ").join(Text(text, style=style) for text, style in marks)

    def middle(self, view: View) -> list[RenderableType]:
        """The draw pile, the discard pile, and what the next card must be."""
        if self.plain:
            return [*self.piles_in_words(view), *self.demands(view)]
        piles = Table.grid(padding=(0, 2))
        facts = Group(*self.demands(view), Text(), self.laid_before(view))
        piles.add_row(back_drawn(view["stock_size"]), self.top_drawn(view), facts)
        captions = [
            Text(self.say(key).center(CARD_WIDTH), style="dim")
            for key in ("table-pile", "table-face")
        ]
        piles.add_row(*captions)
        return [piles]

    def piles_in_words(self, view: View) -> list[RenderableType]:
        top = view["discard"][-1]
        return [
            Text(self.say("table-stock", count=view["stock_size"])),
            Text(self.say("table-top", card=self.in_words(top))),
        ]

    def in_words(self, laid: Mapping[str, Any]) -> str:
        """A card of the discard pile in full, with what it stands for."""
        if laid["as"] is None or laid["as"] == laid["card"]:
            return self.texts.card(laid["card"])
        return self.say(
            "table-as", card=self.texts.card(laid["card"]), face=self.texts.card(laid["as"])
        )

    def demands(self, view: View) -> list[RenderableType]:
        """What must be laid, what threatens, what stands for what."""
        lines = []
        top = view["discard"][-1]
        if top["as"] is not None and top["as"] != top["card"] and not self.plain:
            lines.append(Text(self.in_words(top), style="dim"))
        elif view["face"] is not None and view["face"] != top["card"]:
            in_force = self.say("table-in-force", card=self.texts.face(view["face"]))
            lines.append(Text(in_force, style="bold"))
        if not view["over"]:
            attack = self.texts.attack(view, self.names)
            if attack:
                lines.append(Text(("" if self.plain else "⚔ ") + attack, style="bold red"))
            if not attack or view["phase"] in GOING_ON:
                lines.append(self.next_card(view))
        return list(lines)

    def next_card(self, view: View) -> Text:
        """What must follow; while the own play goes on, the next card is one's own."""
        going_on = view["phase"] in GOING_ON
        called = view["requirement"]["kind"] != "normal" and not going_on
        own = going_on and view["viewer"] == view["current"]
        key = "table-your-card" if own else "table-next-card"
        wanted = self.say(key, what=self.texts.requirement(view))
        return Text(wanted, style="bold yellow" if called else "")

    def top_drawn(self, view: View) -> Text:
        top = view["discard"][-1]
        return card_drawn(top["as"] or top["card"], lit=True, language=self.texts.language)

    def laid_before(self, view: View) -> Text:
        """The last cards under the top one, newest first."""
        below = view["discard"][:-1][: -LAID_SHOWN - 1 : -1]
        if not below:
            return Text()
        line = Text(self.say("table-below") + " ", style="dim")
        for laid in below:
            card = laid["as"] or laid["card"]
            line += Text(
                short(card, self.texts.language) + " ", style="dim red" if is_red(card) else "dim"
            )
        if len(view["discard"]) > LAID_SHOWN + 1:
            line += Text("…", style="dim")
        return line

    # ---- the hand ----

    def hand(self, view: View, choices: Sequence[Choice], width: int) -> list[RenderableType]:
        """The own cards, sorted; those that can be laid carry the number of the choice."""
        cards = sorted(view["hand"], key=hand_order)
        heading = Text(self.say("table-hand", count=len(cards)), style="bold")
        numbers = numbers_of(choices)
        if self.plain:
            return [heading + Text(" " + self.texts.faces(cards))]
        a_row = max(1, (width - 2) // (CARD_WIDTH + 1))
        rows = [cards[start : start + a_row] for start in range(0, len(cards), a_row)]
        return [
            heading,
            *(hand_row(row, numbers, view["drawn"], self.texts.language) for row in rows),
        ]

    # ---- choices ----

    def order(self, action: Named) -> tuple[int, ...]:
        card = action.get("card", "")
        kind = KINDS.index(action["type"])
        return (kind, *hand_order(card)) if card else (kind,)

    def folded(self, action: Named) -> str:
        return "screen-joker" if action["type"] == "play_as" else ""

    def note(self, action: Named, view: View, explained: View) -> str:
        """For a card, what it does; and what to bear in mind."""
        notes = [self.say(f"warning-{name}") for name in explained["warnings"]]
        gain = explained["gain"]
        if view["attack"] and "draws" in gain:
            notes.insert(0, self.say("note-passes-on", count=gain["draws"]))
        elif view["attack"] and "skips" in gain:
            notes.insert(0, self.say("note-skips-on", count=gain["skips"]))
        elif view["attack"] and "cancels" in gain:
            notes.insert(0, self.say("note-cancels"))
        elif gain and action["type"] in ("play", "play_as"):
            notes.insert(0, first_sentence(self.texts.card_rule(action["card"], view["options"])))
        elif action["type"] in ("catch", "challenge"):
            key = "note-catch" if gain else "note-challenge"
            count = gain.get("draws") or explained["price"].get("cards_if_wrong", 0)
            notes.insert(0, self.say(key, count=count))
        return " ".join(notes)

    # ---- what people type ----

    def typed(self, text: str, view: View) -> list[Named]:
        """A word, a call or cards: `draw`, `suit H`, `rank 8`, `catch 2`, `5S 6S`, `BJ=KS`."""
        word = text.strip().lower()
        if word in SINGLE_WORDS:
            return [{"type": SINGLE_WORDS[word]}]
        return self.call_typed(word) or self.catch_typed(word) or self.cards_typed(text, view)

    def call_typed(self, word: str) -> list[Named]:
        suit = re.fullmatch(r"(?:suit\s+)?([shdc♠♥♦♣])", word)
        if suit:
            return [{"type": "call_suit", "suit": LETTERS.get(suit[1], suit[1].upper())}]
        rank = re.fullmatch(r"rank\s+(10|[a2-9tjqk])", word)
        return [{"type": "call_rank", "rank": rank[1].upper().replace("10", "T")}] if rank else []

    def catch_typed(self, word: str) -> list[Named]:
        caught = re.fullmatch(r"catch\s+(.+)", word)
        if not caught:
            return []
        for seat, name in enumerate(self.names):
            if caught[1] in (str(seat), name.lower()):
                return [{"type": "catch", "seat": seat}]
        return []

    def cards_typed(self, text: str, view: View) -> list[Named]:
        """Several cards are a whole play, and end it."""
        words = re.sub(r"\s*=\s*", "=", text).replace(",", " ").split()
        plays = [self.play_typed(word, view) for word in words]
        if not plays or not all(plays):
            return []
        return [*plays, {"type": "end_play"}] if len(plays) > 1 else plays

    def play_typed(self, word: str, view: View) -> Named:
        joker, _, face = word.partition("=")
        if face:
            stands_for = card_typed(face) if card_typed(joker) in ("BJ", "CJ") else ""
            return {"type": "play_as", "card": stands_for} if stands_for else {}
        card = card_typed(word)
        return {"type": "play", "card": card} if card else {}

    def refused(self, action: Named, error: CarrackError, view: View) -> str:
        """A joker that stands for another card is laid with the name of that card."""
        declared = view["options"]["joker_role"] == "substitute"
        if declared and error.code == "card.joker_role" and action.get("card") in ("BJ", "CJ"):
            return self.say("joker-how", card=str(action["card"]), face=self.texts.card("KS"))
        return super().refused(action, error, view)

    def befalls(self, event: View, viewer: int | None) -> bool:
        """Cards drawn, turns lost, a verdict, the word said by somebody else."""
        field = BEFALLS.get(str(event["type"]))
        return viewer is not None and field is not None and event.get(field) == viewer

    def subject(self, text: str) -> str:
        return card_typed(text)

    def label(self, key: str, entries: Sequence[View], view: View) -> str:
        return self.say(key) if len(entries) > 1 else super().label(key, entries, view)

    def question(self, choice: Choice) -> str:
        return self.say("screen-which")

    def help(self) -> str:
        return self.say("screen-help")

    def unknown(self, line: str) -> str:
        return self.say("screen-unknown", line=line)

    def unknown_subject(self, what: str) -> str:
        return self.say("screen-unknown-subject", what=what)

    def nothing_chosen(self) -> str:
        return self.say("screen-nothing-chosen")

    # ---- the end ----

    def result(self, view: View) -> RenderableType:
        """Places, and points where they are counted."""
        counted = view["options"]["scoring"] == "points"
        table = Table.grid(padding=(0, 2))
        places = view["places"]
        for seat in sorted(range(len(places)), key=lambda seat: (places[seat], seat)):
            row = view["seats"][seat]
            detail = (
                self.say("table-points", count=row["total"])
                if counted
                else self.say("table-left", count=row["hand_size"])
            )
            mine = seat == view["viewer"]
            table.add_row(
                Text(f"{places[seat]}.", style="bold"),
                Text(self.names[seat], style="bold green" if mine else ""),
                Text(detail, style="dim"),
            )
        return table


def first_sentence(text: str) -> str:
    """
    >>> first_sentence("The next player draws two. Answer with a two.")
    'The next player draws two.'
    """
    return re.split(r"(?<=[.!])\s", text.strip(), maxsplit=1)[0]


def is_red(card: str) -> bool:
    return card == "CJ" or card[1] in RED


def short(card: str, language: str) -> str:
    """A card in two or three signs: what stands in its frame.

    >>> short("TD", "en"), short("QD", "fr"), short("BJ", "de")
    ('10♦', 'D♦', '★BJ')
    """
    if card in ("BJ", "CJ"):
        return f"★{card}"
    return rank_letter(card[0], language) + SIGNS[card[1]]


def inside(card: str, language: str) -> str:
    """Three signs wide.

    >>> inside("7S", "en"), inside("TD", "en"), inside("JH", "de")
    ('7 ♠', '10♦', 'B ♥')
    """
    if card in ("BJ", "CJ"):
        return short(card, language)
    return rank_letter(card[0], language).ljust(2) + SIGNS[card[1]]


def card_drawn(card: str, lit: bool, language: str) -> Text:
    """A card in its frame, three lines high."""
    style = card_style(card, lit)
    return Text("\n").join([Text(line, style=style) for line in frame(inside(card, language))])


def frame(content: str) -> tuple[str, str, str]:
    return "╭───╮", f"│{content}│", "╰───╯"


def card_style(card: str, lit: bool) -> str:
    if lit:
        return "bold red on white" if is_red(card) else "bold black on white"
    return "red" if is_red(card) else ""


def back_drawn(count: int) -> Text:
    """The draw pile with its number of cards."""
    return Text("\n").join(
        [Text(line, style="cyan") for line in frame(f"{count:^3}" if count else "   ")]
    )


def numbers_of(choices: Sequence[Choice]) -> dict[str, int]:
    """Which choice lays which card of the hand."""
    numbers = {}
    for choice in choices:
        for entry in choice.entries:
            named = entry["name"]
            if named["type"] == "play":
                numbers[named["card"]] = choice.number
            elif named["type"] == "play_as":
                numbers["BJ"] = numbers["CJ"] = choice.number
    return numbers


def hand_row(
    cards: Sequence[str], numbers: Mapping[str, int], drawn: str | None, language: str
) -> Text:
    """Cards side by side, each with the number under it that lays it."""
    lines = [Text(" ") for _ in range(4)]
    for card in cards:
        style = card_style(card, card in numbers)
        for line, content in zip(lines, frame(inside(card, language)), strict=False):
            line.append(content, style=style)
            line.append(" ")
        label = str(numbers[card]) if card in numbers else ("·" if card == drawn else "")
        lines[3].append(label.center(CARD_WIDTH), style="bold green")
        lines[3].append(" ")
    return Text("\n").join(lines)
