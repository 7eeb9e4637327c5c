"""The same table with another box: what lies face down, or in hands that a viewer does not see,
lies elsewhere; so does what was put back into the box unseen.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, cast

from carrack import State
from carrack.games.maracaibo.game import MaracaiboGame
from carrack.games.maracaibo.names import (
    CHOOSING,
    DROPPING,
    GONE,
    IN_HAND,
    IN_PILE,
    IN_PLANNING,
    JEAN,
    NONE,
    SET_ASIDE,
    TOKEN_IN_PILE,
)

Fields = dict[str, Any]


class Redeal:
    """Changes a dump in place, one kind of pieces after the other.

    The hand of a seat that is asked stays: it must allow what its owner is asked, and that tells
    something about it.
    """

    def __init__(self, state: State, viewer: int | None, told: Sequence[Any], luck: Random) -> None:
        self.game = cast(MaracaiboGame, state.game)
        self.dump = state.dump()
        self.t = self.dump["table"]
        self.printed = self.game.printed(state)
        self.luck = luck
        self.seats = range(state.seats)
        self.others = [seat for seat in self.seats if seat != viewer]
        self.is_choosing = self.t["phase"] == CHOOSING
        asked = state.actors if self.t["phase"] not in (CHOOSING, DROPPING) else ()
        self.closed = [seat for seat in self.others if seat not in asked]  # hands nobody knows of
        self.open_hands = self.game.options_of(state)["open_hands"] and not self.is_choosing
        self.seen = {event["card"] for event in told if event["type"] == "card_removed"}

    def all(self) -> Fields:
        self.cards()
        self.tokens()
        self.quests()
        self.buildings()
        self.hints()
        self.automa()
        self.offers("career", "careers_offered")
        self.offers("port", "ports_offered")
        return self.dump

    # ---- project cards ----

    def cards(self) -> None:
        """Cards of the first deck and later ones each change places among themselves."""
        where, decks = self.t["where"], self.printed["card_deck"]
        hidden = [card for card, place in enumerate(where) if self.is_hidden(card, place)]
        moved = list(range(len(where)))
        for first in (True, False):
            cards = [card for card in hidden if (decks[card] == 0) == first]
            for card, other in zip(cards, self.luck.sample(cards, len(cards)), strict=True):
                moved[card] = other
        places = list(where)
        for card, other in enumerate(moved):
            where[other] = places[card]
        self.t["pile"] = self.exchanged(self.t["pile"], self.t["pile_size"], moved)
        for seat in self.seats:
            for kind in ("hand", "planned"):
                size = self.t[f"{kind}_size"][seat]
                self.t[kind][seat] = self.exchanged(self.t[kind][seat], size, moved)

    def is_hidden(self, card: int, place: int) -> bool:
        if place == GONE:  # put back unseen, unless Jean took it from the display or is not in play
            shown = self.game.ids.cards[card] in self.seen
            return self.is_in_play(card) and not shown
        if place == IN_PILE:
            return True
        if place in [IN_HAND + seat for seat in self.closed]:
            return not self.open_hands
        secret = [base + seat for base in (IN_PLANNING, SET_ASIDE) for seat in self.others]
        return self.is_choosing and place in secret

    def is_in_play(self, card: int) -> bool:
        """Story cards only where the scenario or the campaign has them."""
        return self.printed["card_deck"][card] < 3 or bool(self.printed["story"][card])

    def exchanged(self, row: list[int], size: int, moved: list[int]) -> list[int]:
        return [*(moved[card] for card in row[:size]), *row[size:]]

    # ---- tiles ----

    def tokens(self) -> None:
        sizes, piles = self.t["token_pile_size"], self.t["token_pile"]
        tokens = [token for pile, size in zip(piles, sizes, strict=True) for token in pile[:size]]
        self.luck.shuffle(tokens)
        for number, size in enumerate(sizes):
            piles[number][:size] = tokens[:size]
            for token in tokens[:size]:
                self.t["token"][token] = TOKEN_IN_PILE + number
            tokens = tokens[size:]

    def quests(self) -> None:
        """The topmost one of the pile is open."""
        below = max(0, self.t["quest_pile_size"] - 1)
        pile = self.t["quest_pile"]
        pile[:below] = self.luck.sample(pile[:below], below)

    def buildings(self) -> None:
        """Face down on the table, and those that were left in the box."""
        row, first = self.t["prestige"], self.t["prestige_open"]
        count = self.printed["prestige_count"]
        allowed = [b for b, may in enumerate(self.printed["prestige_allowed"]) if may]
        hidden = [building for building in allowed if building not in row[:first]]
        self.luck.shuffle(hidden)
        row[first:count] = hidden[: count - first]

    def hints(self) -> None:
        rows, counts = self.t["hint"], self.t["hint_count"]
        hints = [hint for row, count in zip(rows, counts, strict=True) for hint in row[:count]]
        self.luck.shuffle(hints)
        for row, count in zip(rows, counts, strict=True):
            row[:count] = hints[:count]
            hints = hints[count:]

    def automa(self) -> None:
        """Cards that went under the deck keep their layer; above them may lie any of their group
        that nobody has seen, in any order.
        """
        if self.printed["automa"] == NONE:
            return
        deck = self.t["deck"][: self.t["deck_size"]]
        rounds = {self.t["under"][card] for card in deck} - {0}
        below = [
            card
            for number in sorted(rounds, reverse=True)
            for card in self.mixed([card for card in deck if self.t["under"][card] == number])
        ]
        exchanged = self.exchanged_in_groups()
        above = self.mixed([exchanged[card] for card in deck if not self.t["under"][card]])
        self.t["deck"][: len(deck)] = below + above

    def exchanged_in_groups(self) -> dict[int, int]:
        """For each automa card that nobody has seen another one of its group."""
        groups = self.printed["jean_deck" if self.printed["automa"] == JEAN else "jacques_deck"]
        seen = {*self.t["shown"][: self.t["shown_size"]]}
        seen |= {card for card, under in enumerate(self.t["under"]) if under}
        unseen = [card for card in range(len(groups)) if card not in seen]
        exchanged: dict[int, int] = {}
        for group in set(groups):
            cards = [card for card in unseen if groups[card] == group]
            exchanged |= dict(zip(cards, self.mixed(cards), strict=True))
        return exchanged

    def mixed(self, cards: list[int]) -> list[int]:
        return self.luck.sample(cards, len(cards))

    # ---- careers and home ports that others were offered ----

    def offers(self, kind: str, offered: str) -> None:
        """While all choose nobody knows what others were dealt; what they chose is one of those."""
        if not self.is_choosing:
            return
        dealt = [piece for seat in self.others for piece in self.t[offered][seat] if piece != NONE]
        mixed = dict(zip(dealt, self.luck.sample(dealt, len(dealt)), strict=True))
        for seat in self.others:
            self.t[offered][seat] = [mixed.get(piece, piece) for piece in self.t[offered][seat]]
            self.t[kind][seat] = mixed.get(self.t[kind][seat], self.t[kind][seat])


def redealt(state: State, viewer: int | None, told: Sequence[Any], luck: Random) -> Fields:
    """A dump of a table that this viewer cannot tell from the one there is."""
    return Redeal(state, viewer, told, luck).all()
