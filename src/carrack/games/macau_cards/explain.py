"""Legal actions in groups with price, gain and warnings; tempting illegal ones with the reason.

An action is tried on a copy, and what happened there is told. So no rule is told here a second
time. Two things are not read from the copy: a card that would be drawn, because nobody may know it,
and how a challenge would end.
"""

from __future__ import annotations

from typing import Any

from carrack.games.macau_cards.cards import roles_of
from carrack.games.macau_cards.names import (
    CALL_RANK,
    CALL_SUIT,
    DRAW,
    DUEL,
    FACE_IDS,
    PASS,
    PLAY_AS,
    RANKS,
    ROUTE_NAMES,
    SKIP_ATTACK,
    SUITED,
    SUITS,
)
from carrack.games.macau_cards.refusal import LAYING, Reasons
from carrack.games.macau_cards.rules.attacks import commit_attack, is_queen_with_role
from carrack.games.macau_cards.rules.calls import call_rank, call_suit, is_false_call
from carrack.games.macau_cards.rules.jokers import substitute_of
from carrack.games.macau_cards.rules.plays import open_play
from carrack.games.macau_cards.threat import aimed
from carrack.games.macau_cards.verbs import lay
from carrack.kernel.explained import Explained, explained
from carrack.kernel.layout import fields_of, shared_fields

GROUPS = {
    "play": "play",
    "play_as": "play",
    "end_play": "play",
    "draw": "draw",
    "keep": "draw",
    "pass": "draw",
    "accept": "attack",
    "call_suit": "call",
    "call_free_suit": "call",
    "call_rank": "call",
    "call_any_plain": "call",
    "call_nothing": "call",
    "say_macau": "macau",
    "say_multi_macau": "macau",
    "catch": "macau",
    "challenge": "challenge",
    "no_reaction": "react",
}

Named = dict[str, Any]


def explain(game: Any, state: Any, seat: int) -> Explained:
    """See `Game.explain`."""
    legal = state.legal(seat)
    if not legal:
        return explained({}, [])
    trial = Trial(game, state, seat)
    groups: dict[str, list[Named]] = {}
    for action in legal:
        name = game.action(state, seat, action)
        groups.setdefault(GROUPS[name["type"]], []).append(trial.of(action, name))
    return explained(groups, refused(Reasons(game, state, seat)))


class Trial:
    """Actions tried on copies of the table."""

    def __init__(self, game: Any, state: Any, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.options = state.t.options  # nobody changes them
        self.table: Named = shared_fields(state)

    def of(self, action: int, name: Named) -> Named:
        """What an action costs and brings, and what to think of before choosing it."""
        entry: Named = {"action": action, "name": name, "price": {}, "gain": {}, "warnings": []}
        kind = name["type"]
        if kind in ("play", "play_as"):
            self.lay(action, name["card"], entry)
        elif kind in ("accept", "draw", "catch"):
            self.do(action, name, entry)
        elif kind in ("call_suit", "call_rank"):
            self.call(action, kind, entry)
        elif kind == "challenge":
            entry["price"]["cards_if_wrong"] = self.options["challenge_penalty"]
        return entry

    # ---- cards ----

    def lay(self, action: int, card: str, entry: Named) -> None:
        """The card as the last one of the play: what the attack would be, and what the card is."""
        copy, face = self.state.clone(), FACE_IDS[card]
        if self.table["play_size"] == 0:
            open_play(copy, face)
        lay(copy, self.seat, face if action < PLAY_AS else substitute_of(copy, self.seat), face)
        laid = fields_of(copy)
        commit_attack(copy, self.seat)
        after = fields_of(copy)
        self.tell_attack(laid, after, entry["gain"], is_queen_with_role(copy, face))
        if "draws" in entry["gain"] or "skips" in entry["gain"]:
            entry["hits"] = self.hit_by(laid, after)
        entry["gain"] |= roles_of(card, self.options)
        if laid["slipped"] and not self.table["slipped"]:
            entry["warnings"].append("does_not_fit")
        if self.owes_the_word(laid, card):
            entry["warnings"].append("leaves_one_card")

    def owes_the_word(self, laid: Named, card: str) -> bool:
        """One card would be left; a cover card that has to be covered first does not leave it, and
        a word that was said in this turn already is not owed again.
        """
        if laid["size"][self.seat] != 1 or self.options["macau_mode"] == "off":
            return False
        if laid["said_macau"]:
            return False
        return bool(card[0] != self.options["cover_rank"] or laid["slipped"])

    def tell_attack(self, laid: Named, after: Named, gain: Named, relayed: bool) -> None:
        """An attack that ends, one that grows or is relayed by the queen, or a turn to lose.

        Compared with the table before, so that a second card of a play tells what it adds.
        """
        pending = self.table["attack_total"]
        if pending and not after["attack"]:
            gain["cancels"] = pending
        elif (pending and relayed) or laid["play_value"] > self.table["play_value"]:
            gain["draws"] = after["attack_total"]
        elif self.adds_skips(laid) and after["attack"] in (SKIP_ATTACK, DUEL):
            gain["skips"] = after["attack_total"]

    def hit_by(self, laid: Named, after: Named) -> int:
        """The seat that would have to answer, if the play ended here."""
        step = -after["step"] if laid["play_flips"] % 2 else after["step"]
        route = ROUTE_NAMES[after["attack_route"]]
        return aimed(after, self.state.seats, self.options, self.seat, route, step)

    def adds_skips(self, laid: Named) -> bool:
        return bool(laid["play_skips"] > self.table["play_skips"])

    def call(self, action: int, kind: str, entry: Named) -> None:
        """Whether the hand holds what would be called."""
        copy = self.state.clone()
        if kind == "call_suit":
            call_suit(copy, self.seat, action - CALL_SUIT)
        else:
            call_rank(copy, self.seat, action - CALL_RANK)
        if is_false_call(copy, self.seat):
            entry["warnings"].append("not_held")

    # ---- what everybody hears ----

    def do(self, action: int, name: Named, entry: Named) -> None:
        """Told as a spectator hears it, who sees how many cards are drawn and not which."""
        copy = self.state.clone()
        copy.apply(self.seat, action)
        if name["type"] == "catch":
            entry["gain"]["draws"] = 0
        for event in copy.events(None):
            tell(event, self.seat, name, entry)


def tell(event: Named, seat: int, name: Named, entry: Named) -> None:
    """Add an event to what an action costs and brings."""
    kind, who = event["type"], event.get("seat")
    if kind == "accepted" and event["attack"] == "draw":
        entry["gain"]["cards"] = event["count"]
    elif kind == "accepted":
        entry["price"]["turns"] = event["count"]
    elif kind == "declined":
        entry["price"]["turns"] = 1
    elif kind == "drew" and name["type"] == "draw" and who == seat:
        entry["gain"]["cards"] = event["count"]
    elif kind in ("drew", "forgiven") and name["type"] == "catch" and who == name["seat"]:
        entry["gain"]["draws"] += event["count"]


# ---- what one would like to do but cannot ----


def refused(reasons: Reasons) -> list[Named]:
    """Each tempting action that is not legal, with the reason."""
    found = []
    for action in tempting(reasons):
        error = reasons.why_not(action)
        name = reasons.words.named(action, reasons.seat)
        entry = {"name": name, "code": error.code, "reason": str(error)}
        found.append({**entry, "facts": error.facts} if error.facts else entry)
    return found


def tempting(reasons: Reasons) -> list[int]:
    """The cards of the hand where one can be laid; in a turn the stock; with a call whatever else
    could be named.
    """
    phase, legal = reasons.phase, reasons.legal
    declares = any(PLAY_AS <= action < DRAW for action in legal)
    held = [FACE_IDS[card] for card in dict.fromkeys(reasons.hand)]
    wanted = [face for face in held if not (declares and face >= SUITED)]
    wanted = wanted if phase in LAYING else []
    if phase == "turn" and PASS not in legal:
        wanted.append(DRAW)
    elif phase == "choose_suit":
        wanted += range(CALL_SUIT, CALL_SUIT + len(SUITS))
    elif phase == "choose_rank":
        wanted += range(CALL_RANK, CALL_RANK + len(RANKS))
    return [action for action in wanted if action not in legal]
