"""Why a card is worth laying at Macau, or keeping: what it does, and what the hand can follow.

Everything comes from the own hand, from what lies open, and from what `game.explain` says that a
card would do. The first reason that holds is given, the most telling one first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from carrack.bots.reasons import Reason, Reasons
from carrack.games.macau_cards.bots.greedy import Facts, meets
from carrack.games.macau_cards.names import FACE_IDS, NONE, SUITED, SUITS
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

    def kept(self) -> list[str]:
        """The cards of the hand that could be laid: a joker is itself, whatever it would stand
        for.
        """
        jokers = [card for card in self.hand if FACE_IDS[card] >= SUITED]
        laid = (entry["name"] for entry in self.plays())
        return [name["card"] if name["type"] == "play" else jokers[0] for name in laid]

    # ---- cards ----

    def play(self, entry: Entry) -> Iterator[Reason]:
        card = entry["name"]["card"]
        if "does_not_fit" in entry["warnings"]:
            yield Reason("play_slips", {"number": self.facts.options["challenge_penalty"]})
        yield from self.declare(entry)
        yield from self.goes_on(card)
        yield from self.rest_follows(card)
        yield from self.plain(card)
        points = self.facts.points[FACE_IDS[card]]
        if self.facts.counts_points and points >= DEAR:
            yield Reason("play_points", {"points": points})
        yield from self.fewer()

    def fewer(self) -> Iterator[Reason]:
        if len(self.hand) > 1:
            yield Reason("play_fewer", {"number": len(self.hand) - 1})

    def play_as(self, entry: Entry) -> Iterator[Reason]:
        yield from self.declare(entry)
        yield from self.fewer()

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
        yield from self.keeps("end_nothing_follows", "end_keeps")

    def keeps(self, without: str, holding: str) -> Iterator[Reason]:
        """Nothing could be laid, or the first card that could and stays."""
        kept = self.kept()
        if not kept:
            yield Reason(without)
        else:
            yield Reason(holding, {"card": kept[0]})

    # ---- without laying a card ----

    def draw(self, entry: Entry) -> Iterator[Reason]:
        yield from self.keeps("draw_nothing_fits", "draw_keeps")

    def keep(self, entry: Entry) -> Iterator[Reason]:
        yield from self.keeps("keep_does_not_fit", "draw_keeps")

    def accept(self, entry: Entry) -> Iterator[Reason]:
        yield from self.keeps("accept_no_answer", "accept_keeps")

    # ---- calls and words ----

    def call_suit(self, entry: Entry) -> Iterator[Reason]:
        suit = entry["name"]["suit"]
        held = [card for card in self.hand if self.is_of(card, SUITS.index(suit))]
        if held:
            yield Reason("call_suit_held", {"suit": suit, "number": len(held)})
        yield from self.goes_over("suit", suit)
        yield from self.bluffs(entry)
        lying = sum(self.is_of(one["card"], SUITS.index(suit)) for one in self.view["discard"])
        if lying:
            yield Reason("call_suit_lies", {"suit": suit, "number": lying})
        yield Reason("call_hides")

    def is_of(self, card: str, suit: int) -> bool:
        return FACE_IDS[card] < SUITED and self.facts.suit[FACE_IDS[card]] == suit

    def call_rank(self, entry: Entry) -> Iterator[Reason]:
        rank = entry["name"]["rank"]
        held = [card for card in self.hand if self.is_ranked(card, rank)]
        if held:
            yield Reason("call_rank_held", {"rank": rank, "number": len(held)})
        yield from self.goes_over("rank", rank)
        yield from self.bluffs(entry)
        lying = sum(self.is_ranked(one["card"], rank) for one in self.view["discard"])
        if lying:
            yield Reason("call_rank_lies", {"number": lying})
        yield Reason("call_hides")

    def is_ranked(self, card: str, rank: str) -> bool:
        return FACE_IDS[card] < SUITED and card[0] == rank

    def goes_over(self, kind: str, value: str) -> Iterator[Reason]:
        """A card of the hand that may be laid whatever is called."""
        called = {"kind": kind, "value": value}
        for card in self.hand:
            if meets(self.facts, FACE_IDS[card], called, NONE):
                yield Reason("call_goes_over", {"card": card})

    def bluffs(self, entry: Entry) -> Iterator[Reason]:
        """An honest call is the rule, and somebody may doubt this one."""
        if "not_held" in entry["warnings"]:
            yield Reason("call_bluff", {"number": self.facts.options["challenge_penalty"]})

    def call_free_suit(self, entry: Entry) -> Iterator[Reason]:
        yield Reason("call_no_suit")

    def call_any_plain(self, entry: Entry) -> Iterator[Reason]:
        yield Reason("call_no_rank" if self.hand else "call_no_hand")

    def call_nothing(self, entry: Entry) -> Iterator[Reason]:
        """The card is followed like a plain one."""
        face, normal = FACE_IDS[self.view["face"]], {"kind": "normal", "value": None}
        fitting = [card for card in self.hand if meets(self.facts, FACE_IDS[card], normal, face)]
        if fitting:
            yield Reason("call_none_fits", {"number": len(fitting)})
        yield Reason("call_hides")

    def say_macau(self, entry: Entry) -> Iterator[Reason]:
        if self.facts.options["macau_mode"] == "race":
            yield Reason("word_one_card")
        yield from self.costs_silence("macau_auto_penalty")

    def costs_silence(self, penalty: str) -> Iterator[Reason]:
        if self.facts.options[penalty]:
            yield Reason("word_costs", {"number": self.facts.options[penalty]})

    def say_multi_macau(self, entry: Entry) -> Iterator[Reason]:
        if len({self.facts.rank[FACE_IDS[card]] for card in self.hand}) == 1:
            yield Reason("multi_one_rank", {"number": len(self.hand)})
        yield Reason("multi_heard")

    def catch(self, entry: Entry) -> Iterator[Reason]:
        yield Reason("catch_silent", {"target": entry["name"]["seat"]})

    # ---- while others may react ----

    def challenge(self, entry: Entry) -> Iterator[Reason]:
        if self.view["play"]["slipped"] and "slip" in self.view["window"]["about"]:
            yield Reason("challenge_slip")
        wins = {"target": self.view["window"]["owner"], "number": entry["price"]["cards_if_wrong"]}
        yield Reason("challenge_wins", wins)

    def no_reaction(self, entry: Entry) -> Iterator[Reason]:
        window = self.view["window"]
        yield from QUIET[window["kind"]](self, window["owner"])

    def quiet_in_war(self, owner: int) -> Iterator[Reason]:
        """Whoever could stop it may have a better moment to come."""
        target = self.view["attack"]["target"]
        if self.plays() and target not in (None, self.view["viewer"]):
            yield Reason("quiet_not_hit", {"target": target})
        yield from self.keeps("quiet_no_stop", "accept_keeps")

    def quiet_in_doubt(self, owner: int) -> Iterator[Reason]:
        about = self.view["window"]["about"]
        if about == ["slip"] and not self.view["play"]["slipped"]:
            yield Reason("quiet_fits")
        if "call" in about and not self.view["play"]["slipped"] and self.has_shown(owner):
            yield Reason("quiet_shown", {"target": owner})
        yield Reason("quiet_if_wrong", {"number": self.facts.options["challenge_penalty"]})

    def has_shown(self, owner: int) -> bool:
        """Whether everybody knows a card in that hand which the call names."""
        called, known = self.view["requirement"], self.view["seats"][owner]["known"]
        if called["kind"] == "suit":
            return any(self.is_of(card, SUITS.index(called["value"])) for card in known)
        return called["kind"] == "rank" and any(self.is_ranked(c, called["value"]) for c in known)

    def quiet_about_one(self, owner: int) -> Iterator[Reason]:
        """The word is owed: by oneself, or by somebody who may be caught later for more."""
        beaten = self.facts.options["macau_beaten_penalty"]
        late = self.facts.options["macau_late_penalty"]
        if self.facts.options["macau_mode"] != "race":
            yield from self.costs_silence("macau_auto_penalty")
        elif owner != self.view["viewer"] and late > beaten:
            yield Reason("quiet_later", {"target": owner, "number": late, "count": beaten})
        elif owner == self.view["viewer"] and beaten:
            yield Reason("quiet_caught", {"number": beaten})
        elif not beaten:
            yield Reason("quiet_costs_nothing")


Quiet = Callable[[TitleReasons, int], Iterator[Reason]]
QUIET: dict[str, Quiet] = {
    "macau": TitleReasons.quiet_about_one,
    "challenge": TitleReasons.quiet_in_doubt,
    "war": TitleReasons.quiet_in_war,
}
Told = Callable[[TitleReasons, Entry], Iterator[Reason]]
KINDS: dict[str, Told] = {
    "play": TitleReasons.play,
    "play_as": TitleReasons.play_as,
    "end_play": TitleReasons.end_play,
    "draw": TitleReasons.draw,
    "keep": TitleReasons.keep,
    "pass": TitleReasons.draw,
    "accept": TitleReasons.accept,
    "call_suit": TitleReasons.call_suit,
    "call_rank": TitleReasons.call_rank,
    "call_free_suit": TitleReasons.call_free_suit,
    "call_any_plain": TitleReasons.call_any_plain,
    "call_nothing": TitleReasons.call_nothing,
    "say_macau": TitleReasons.say_macau,
    "say_multi_macau": TitleReasons.say_multi_macau,
    "catch": TitleReasons.catch,
    "challenge": TitleReasons.challenge,
    "no_reaction": TitleReasons.no_reaction,
}
