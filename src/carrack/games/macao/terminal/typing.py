"""What people type at a table of Macao: `take bank`, `q07`, `wall 2`, `sail genova red`, `rg`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from carrack.games.macao.terminal.pieces import Pieces
from carrack.terminal.look import Named, View

SINGLE_WORDS = {
    "pass": {"type": "pass"},
    "deliver": {"type": "deliver"},
    "tribute": {"type": "buy_tribute"},
    "buy": {"type": "buy_tribute"},
    "joker": {"type": "cash_joker"},
}
CARD_VERBS = {"take": "take_card", "discard": "discard_overflow", "activate": "activate"}
NO = ("no", "none", "nothing")
# What fills an action that was typed only in part, when it must be refused with a reason.
REST: dict[str, Named] = {
    "activate": {"method": "pay", "dropped": None},
    "take_quarter": {"method": "pay", "dropped": None},
    "move_ship": {"pay": "red"},
    "cash_joker": {"choices": ["gold"]},
}


class Typing:
    """Understands a line in the middle of a game. What is left open is asked afterwards."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces

    def meaning(self, line: str, view: View) -> Named:
        """The parts of an action that were typed; empty when the line means nothing."""
        verb, *rest = line.lower().split() or [""]
        if verb in SINGLE_WORDS and not rest:
            return dict(SINGLE_WORDS[verb])
        if verb == "wall" and len(rest) == 1 and is_number(rest[0]):
            return {"type": "move_wall", "distance": int(rest[0])}
        if verb == "joker":
            return self.joker(rest)
        if verb in ("sail", "ship"):
            return self.sail(rest)
        if verb in ("use", *CARD_VERBS):
            return self.card_or_quarter(verb, " ".join(rest))
        return self.by_step(line, view) or self.quarter(line)

    # ---- by the first word ----

    def card_or_quarter(self, verb: str, rest: str) -> Named:
        if verb == "use":
            return self.use(rest)
        if verb == "take" and self.quarter(rest):
            return self.quarter(rest)
        card = self.card(rest)
        return {"type": CARD_VERBS[verb], "card": card} if card else {}

    def use(self, rest: str) -> Named:
        """A card, and perhaps colors behind it: `use scholar red`, `use cathedral r g b`."""
        words = rest.split()
        for count in range(len(words), 0, -1):
            card = self.card(" ".join(words[:count]))
            colors = [self.pieces.color_typed(word) for word in words[count:]]
            if card and all(colors):
                return with_colors(use_of(card, self.pieces), colors)
        return {}

    def joker(self, words: Sequence[str]) -> Named:
        choices = [
            "gold" if self.is_gold(word) else self.pieces.color_typed(word) for word in words
        ]
        return {"type": "cash_joker", "choices": choices} if all(choices) else {}

    def is_gold(self, word: str) -> bool:
        own = self.pieces.say("n-gold", count=1).split()[-1].lower()
        return word in ("gold", own)

    def sail(self, words: Sequence[str]) -> Named:
        if not words:
            return {}
        place = self.place(words[0])
        if not place or len(words) > 2:
            return {}
        move: Named = {"type": "move_ship", "to": place}
        if len(words) == 2:
            pay = "free" if words[1] == "free" else self.pieces.color_typed(words[1])
            return {**move, "pay": pay} if pay else {}
        return move

    def quarter(self, line: str) -> Named:
        """`q07`, `q7`, `quarter 7`."""
        word = line.lower().replace("quarter", "q").replace(" ", "")
        for quarter in self.pieces.quarters:
            if word in (quarter, f"q{quarter.lstrip('q0')}"):
                return {"type": "take_quarter", "quarter": quarter}
        return {}

    # ---- by what the game waits for ----

    def by_step(self, line: str, view: View) -> Named:
        phase = view["phase"]
        colors = self.colors(line)
        if phase == "payment" or line.lower().startswith("pay "):
            paid = colors or self.colors(line[4:])
            return {"type": "pay_cube", "color": paid[0]} if len(paid) == 1 else {}
        if phase in ("dice", "start_cubes") and len(colors) == 2:
            return self.two_colors(phase, colors)
        if phase == "explorer":
            die = None if line.lower() in NO else (colors or [""])[0]
            return {"type": "apply_explorer", "die": die} if die != "" else {}
        if phase == "master":
            return self.master(line)
        return self.bare_card(line, view)

    def two_colors(self, phase: str, colors: Sequence[str]) -> Named:
        if phase == "start_cubes":
            return {"type": "pick_start_cubes", "first": colors[0], "second": colors[1]}
        first, second = sorted(colors, key=self.order)
        return {"type": "choose_dice", "first": first, "second": second}

    def order(self, color: str) -> int:
        from carrack.games.macao.names import COLORS

        return COLORS.index(color)

    def master(self, line: str) -> Named:
        """`red 4`, or `no`."""
        if line.lower() in NO:
            return {"type": "apply_master", "die": None, "position": None}
        words = line.split()
        if len(words) == 2 and self.pieces.color_typed(words[0]) and is_number(words[1]):
            die = self.pieces.color_typed(words[0])
            return {"type": "apply_master", "die": die, "position": int(words[1])}
        return {}

    def bare_card(self, line: str, view: View) -> Named:
        """A card alone: take it, discard it, activate it or use it, whatever fits the moment."""
        card = self.card(line)
        if not card:
            return {}
        if view["phase"] in ("pick", "start_cards"):
            return {"type": "take_card", "card": card}
        if view["phase"] == "overflow":
            return {"type": "discard_overflow", "card": card}
        own = view["seats"][view["viewer"]] if view["viewer"] is not None else {"tableau": []}
        if card in own["tableau"]:
            return {"type": "activate", "card": card}
        return use_of(card, self.pieces)

    # ---- names ----

    def colors(self, line: str) -> list[str]:
        """Colors one after the other, in words or as letters without a space."""
        words = line.lower().split()
        if len(words) == 1 and not self.pieces.color_typed(words[0]):
            words = list(words[0])
        found = [self.pieces.color_typed(word) for word in words]
        return found if all(found) else []

    def card(self, text: str) -> str:
        """A card by its id, its name, or the beginning of a name that no other card shares."""
        wanted = text.strip().lower()
        if not wanted:
            return ""
        names = {card: self.pieces.words.card(card).lower() for card in self.pieces.cards}
        for card, name in names.items():
            if wanted in (card, card.replace("_", " "), name):
                return card
        begun = [card for card, name in names.items() if f"{name} {card}".startswith(wanted)]
        return begun[0] if len(begun) == 1 else ""

    def place(self, text: str) -> str:
        wanted = text.strip().lower()
        places = {
            place: self.pieces.words.place(place).lower() for place in self.pieces.data.nodes()
        }
        if wanted in places:
            return wanted
        begun = [place for place, name in places.items() if wanted and name.startswith(wanted)]
        return begun[0] if len(begun) == 1 else ""


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 3


def use_of(card: str, pieces: Pieces) -> Named:
    """Offices are used by an action of their own."""
    office = pieces.cards[card]["kind"] == "office"
    return {"type": "use_office" if office else "use_card", "card": card}


def with_colors(use: Named, colors: Sequence[str]) -> Named:
    if not colors:
        return use
    if use["card"] == "cathedral":
        return {**use, "colors": list(colors)}
    return {**use, "color": colors[0]} if len(colors) == 1 else {}


def fits(meant: Mapping[str, Any], name: Mapping[str, Any]) -> bool:
    """Whether an action is one of those that were meant.

    >>> fits({"type": "move_ship", "to": "s02"}, {"type": "move_ship", "to": "s02", "pay": "red"})
    True
    """
    return all(part in name and plain(name[part]) == plain(value) for part, value in meant.items())


def plain(value: Any) -> Any:
    return sorted(value) if isinstance(value, list) else value


def completed(meant: Named) -> Named:
    """An action that was typed in part, filled up so that the rules can say why it is refused."""
    return {**REST.get(meant.get("type", ""), {}), **meant}
