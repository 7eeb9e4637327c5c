"""Why a card is worth laying at Macau, or keeping: what it does, and what the hand can follow.

Everything comes from the own hand, from what lies open, and from what `game.explain` says that a
card would do. The first reason that holds is given, the most telling one first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from carrack.bots.reasons import Reason, Reasons
from carrack.games.macau_cards.bots.greedy import Facts, meets
from carrack.games.macau_cards.names import FACE_IDS, SUITED, SUITS
from carrack.kernel.explained import Entry, Explained
from carrack.kernel.game import Game

DEAR = 10  # points in the hand that are worth telling


class TitleReasons(Reasons):
    """What Macau knows about each kind of action."""

    def __init__(self, game: Game, view: Any, explained: Explained) -> None:
        super().__init__(game, view, explained)
        self.facts = Facts(view["options"])
        self.hand: list[str] = list(view["hand"])

    def of(self, entry: Entry) -> Reason | None:
        told = KINDS.get(entry["name"]["type"])
        return None if told is None else next(told(self, entry), None)

    def plays(self) -> list[Entry]:
        """Cards that can be laid and fit."""
        laid = [*self.offers("play"), *self.offers("play_as")]
        return [entry for entry in laid if "does_not_fit" not in entry["warnings"]]

    # ---- cards ----

    def play(self, entry: Entry) -> Iterator[Reason]:
        card = entry["name"]["card"]
        yield from self.declare(entry)
        yield from self.goes_on(card)
        yield from self.rest_follows(card)
        yield from self.plain(card)
        points = self.facts.points[FACE_IDS[card]]
        if self.facts.counts_points and points >= DEAR:
            yield Reason("play_points", {"points": points})
        if len(self.hand) > 1:
            yield Reason("play_fewer", {"number": len(self.hand) - 1})

    def declare(self, entry: Entry) -> Iterator[Reason]:
        """What holds for a joker in the place of another card as well."""
        if len(self.hand) == 1:
            yield Reason("play_last")
        yield from self.attacks(entry)

    def attacks(self, entry: Entry) -> Iterator[Reason]:
        """Whom it hits, and what becomes of an attack on oneself."""
        gain, hits = entry["gain"], entry.get("hits")
        if gain.get("cancels"):
            yield Reason("play_cancels", {"number": gain["cancels"]})
        if hits is None or hits == self.view["viewer"]:
            return
        amount = gain.get("draws") or gain.get("skips")
        kind = "draws" if gain.get("draws") else "skips"
        if self.view["attack"] and amount:
            yield Reason(f"play_passes_{kind}", {"target": hits, "number": amount})
        elif amount:
            left = self.view["seats"][hits]["hand_size"]
            yield Reason(f"play_hits_{kind}", {"target": hits, "number": amount, "count": left})

    def goes_on(self, card: str) -> Iterator[Reason]:
        """Another card of the hand that may follow in the same play."""
        if self.view["attack"] and not self.facts.options["sets"]:
            return
        following = self.facts.of_a_kind if self.view["attack"] else self.facts.followers
        for other in self.rest(card):
            if FACE_IDS[other] in following[FACE_IDS[card]] and FACE_IDS[card] < SUITED:
                yield Reason("play_goes_on", {"card": other})

    def rest_follows(self, card: str) -> Iterator[Reason]:
        """How many cards of the hand could be laid on it later."""
        face = FACE_IDS[card]
        if face >= SUITED or self.facts.special[face]:
            return
        normal = {"kind": "normal", "value": None}
        fitting = [
            other for other in self.rest(card) if meets(self.facts, FACE_IDS[other], normal, face)
        ]
        if fitting:
            yield Reason("play_fits_on", {"number": len(fitting)})

    def plain(self, card: str) -> Iterator[Reason]:
        special = [other for other in self.rest(card) if self.facts.special[FACE_IDS[other]]]
        if special and not self.facts.special[FACE_IDS[card]]:
            yield Reason("play_plain", {"card": special[0]})

    def rest(self, card: str) -> list[str]:
        """The hand without this card."""
        rest = list(self.hand)
        if card in rest:
            rest.remove(card)
        return rest

    def end_play(self, entry: Entry) -> Iterator[Reason]:
        plays = self.plays()
        if not plays:
            yield Reason("end_nothing_follows")
        yield Reason("end_keeps", {"card": plays[0]["name"]["card"]})

    # ---- without laying a card ----

    def draw(self, entry: Entry) -> Iterator[Reason]:
        plays = self.plays()
        if not plays:
            yield Reason("draw_nothing_fits")
        yield Reason("draw_keeps", {"card": plays[0]["name"]["card"]})

    def keep(self, entry: Entry) -> Iterator[Reason]:
        plays = self.plays()
        if not plays:
            yield Reason("keep_does_not_fit")
        yield Reason("draw_keeps", {"card": plays[0]["name"]["card"]})

    def pass_turn(self, entry: Entry) -> Iterator[Reason]:
        plays = self.plays()
        if not plays:
            yield Reason("draw_nothing_fits")
        yield Reason("draw_keeps", {"card": plays[0]["name"]["card"]})

    def accept(self, entry: Entry) -> Iterator[Reason]:
        plays = self.plays()
        if not plays:
            yield Reason("accept_no_answer")
        yield Reason("accept_keeps", {"card": plays[0]["name"]["card"]})

    # ---- calls and words ----

    def call_suit(self, entry: Entry) -> Iterator[Reason]:
        suit = entry["name"]["suit"]
        held = [card for card in self.hand if self.is_of(card, SUITS.index(suit))]
        if held:
            yield Reason("call_suit_held", {"suit": suit, "number": len(held)})

    def is_of(self, card: str, suit: int) -> bool:
        return FACE_IDS[card] < SUITED and self.facts.suit[FACE_IDS[card]] == suit

    def call_rank(self, entry: Entry) -> Iterator[Reason]:
        rank = entry["name"]["rank"]
        held = [card for card in self.hand if FACE_IDS[card] < SUITED and card[0] == rank]
        if held:
            yield Reason("call_rank_held", {"rank": rank, "number": len(held)})

    def say_macau(self, entry: Entry) -> Iterator[Reason]:
        yield Reason("word_one_card")

    def catch(self, entry: Entry) -> Iterator[Reason]:
        yield Reason("catch_silent", {"target": entry["name"]["seat"]})


Told = Callable[[TitleReasons, Entry], Iterator[Reason]]
KINDS: dict[str, Told] = {
    "play": TitleReasons.play,
    "play_as": TitleReasons.declare,
    "end_play": TitleReasons.end_play,
    "draw": TitleReasons.draw,
    "keep": TitleReasons.keep,
    "pass": TitleReasons.pass_turn,
    "accept": TitleReasons.accept,
    "call_suit": TitleReasons.call_suit,
    "call_rank": TitleReasons.call_rank,
    "say_macau": TitleReasons.say_macau,
    "catch": TitleReasons.catch,
}
