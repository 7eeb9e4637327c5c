"""Why an action is not legal: a code for programs and a sentence for people.

Whether something is legal is asked from the rules; here is only what to say when it is not, from
what the seat itself sees.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from carrack.games.macau_cards.actions import vocabulary
from carrack.games.macau_cards.cards import JOKERS, face_table, rank_number
from carrack.games.macau_cards.names import (
    CALL_RANK,
    CALL_SUIT,
    DRAW,
    FACE_NAMES,
    PASS,
    PHASE_NAMES,
    RANKS,
    REQUIREMENT_NAMES,
    SUITS,
)
from carrack.games.macau_cards.view import attack, card, cards, own_drawn_card, requirement
from carrack.kernel.errors import IllegalAction
from carrack.kernel.layout import shared_fields

Named = dict[str, Any]

LAYING = ("turn", "continue", "cover", "cover_drawn", "after_draw")  # phases in which cards go down
NOT_NOW = {
    "say_macau": ("macau.not_now", "there is nothing to say Macau for"),
    "say_multi_macau": ("multi_macau.not_now", "Multiple Macau cannot be announced now"),
    "catch": ("catch.not_exposed", "that seat cannot be caught now"),
    "challenge": ("challenge.not_now", "there is nothing to challenge"),
    "call_nothing": ("call.duty", "at this table a call must be made"),
}


def refusal(game: Any, state: Any, seat: int, action: int) -> IllegalAction:
    """The reason, for an action of a seat that may act."""
    return Reasons(game, state, seat).why_not(action)


def no(code: str, sentence: str, **facts: Any) -> IllegalAction:
    return IllegalAction(sentence, code=code, facts=facts)


def legal_if(game: Any, state: Any, seat: int, **other: Any) -> list[int]:
    """What would be legal at the same table under other options."""
    options = game.options_of(state)
    if all(options[name] == value for name, value in other.items()):
        legal: list[int] = state.legal(seat)
        return legal
    twin = game.state(state.seats, options | other)
    twin.load_table(state.dump())
    return list(twin.legal(seat))


class Reasons:
    """What stands in the way of the actions of one seat, in one position, by what that seat sees.
    Most of it is only looked up where somebody is refused for it.
    """

    def __init__(self, game: Any, state: Any, seat: int) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.words = vocabulary(state.seats)
        self.t = shared_fields(state)
        self.options: dict[str, Any] = state.t.options
        self.legal: list[int] = state.legal(seat)
        self.phase = PHASE_NAMES[self.t["phase"]]
        self.hand = cards(self.t["hand"][seat])

    @cached_property
    def legal_before_last(self) -> list[int]:
        """What would be legal if any card could be the last one."""
        return legal_if(self.game, self.state, self.seat, last_card="any")

    @cached_property
    def attack(self) -> Named | None:
        return attack(self.t, self.state.seats, self.options)

    @cached_property
    def requirement(self) -> Named:
        return requirement(self.t, self.options)

    @cached_property
    def in_force(self) -> str:
        face, need = card(self.t["face"]) or "no card", self.requirement
        wanted = need["kind"] if need["value"] is None else f"{need['kind']} {need['value']}"
        return f"{face} is in force, required is {wanted}"

    @cached_property
    def fitting(self) -> Named:
        """The cards of the hand that may be laid, for a sentence; nothing where there are none."""
        named = [self.words.named(action, self.seat) for action in self.legal]
        found = [name["card"] for name in named if name["type"] in ("play", "play_as")]
        return {"cards": list(dict.fromkeys(found))} if found else {}

    @cached_property
    def special(self) -> list[int]:
        """Which faces have an effect of their own."""
        return face_table(self.options)["special"]

    def why_not(self, action: int) -> IllegalAction:
        """The reason for an action that is not legal."""
        name = self.words.named(action, self.seat)
        kind = name["type"]
        if kind in ("play", "play_as"):
            return self.on_card(name, action)
        if kind in ("draw", "pass", "accept"):
            return self.on_draw(kind)
        if kind == "call_nothing" and self.phase not in ("choose_suit", "choose_rank"):
            return self.wrong_phase(kind)
        if kind.startswith("call_") and kind not in NOT_NOW:
            return self.on_call(kind, action)
        return no(*NOT_NOW[kind]) if kind in NOT_NOW else self.wrong_phase(kind)

    def wrong_phase(self, kind: str) -> IllegalAction:
        return no("phase.wrong", f"{kind} is not possible in the phase {self.phase}")

    # ---- cards ----

    def on_card(self, name: Named, action: int) -> IllegalAction:
        """Only not as the last one, not held, the wrong moment, or the card does not go there."""
        card, hand, phase = name["card"], self.hand, self.phase
        declared = name["type"] == "play_as"
        role = self.options["joker_role"]
        if action in self.legal_before_last:
            rule = self.options["last_card"]
            sentence = f"{card} may not be the last card at this table ({rule})"
            return no("card.not_as_last", sentence, card=card)
        if phase not in LAYING:
            return no("phase.wrong", f"no card can be laid in the phase {phase}")
        if not declared and card not in hand:
            return no("card.not_held", f"{card} is not in the hand ({' '.join(hand)})")
        if declared and not set(JOKERS) & set(hand):
            return no("card.not_held", "there is no joker in the hand to declare")
        if declared != (role == "substitute") and (declared or card in JOKERS):
            return no("card.joker_role", f"jokers have the role {role} at this table")
        return self.does_not_go(card)

    def does_not_go(self, laid: str) -> IllegalAction:
        """Held, and the moment is right, but it is not the right card."""
        phase, drawn = self.phase, own_drawn_card(self.t, self.seat)
        top = FACE_NAMES[self.t["stood"][self.t["discard_size"] - 1]]
        if phase in ("cover_drawn", "after_draw") and drawn not in (laid, *JOKERS):
            sentence = f"only the card just drawn ({drawn}) may be laid now"
            return no("card.not_the_drawn_one", sentence, drawn=drawn)
        if phase in ("cover", "cover_drawn"):
            return no("card.does_not_cover", f"{laid} does not cover {top}", card=laid, top=top)
        if phase == "continue":
            sentence = f"{laid} cannot follow {top} in one play"
            return no("card.does_not_continue", sentence, card=laid, top=top)
        if self.attack:
            what = f"the {self.attack['kind']} attack of {self.attack['total']}"
            facts = {"card": laid, **self.attack_told, **self.fitting}
            return no("card.does_not_answer", f"{laid} does not answer {what}", **facts)
        facts = {"card": laid, "face": card(self.t["face"]), "requirement": self.requirement}
        return no("card.does_not_fit", f"{laid} does not fit: {self.in_force}", **facts)

    @cached_property
    def attack_told(self) -> Named:
        attack = self.attack or {}
        return {"attack": attack["kind"], "count": attack["amount"]} if attack else {}

    # ---- drawing, passing, accepting ----

    def on_draw(self, kind: str) -> IllegalAction:
        attack, phase = self.attack, self.phase
        if kind == "accept":
            return no("accept.no_attack", "there is no attack to accept")
        if attack and phase == "turn":
            total = attack["total"]
            sentence = f"under an attack of {total} only an answer or accepting is possible"
            return no("draw.under_attack", sentence, **self.attack_told)
        if phase not in ("turn", "cover"):
            return self.wrong_phase(kind)
        if kind == "pass" and DRAW in self.legal:
            return no("pass.can_draw", "passing is only possible when no card can be drawn")
        if kind == "draw" and PASS in self.legal:
            return no("draw.nothing_left", "there is no card left to draw; pass instead")
        sentence = "a card in the hand fits, and this table plays without free draws"
        return no("draw.card_fits", sentence, **self.fitting)

    # ---- calls ----

    def on_call(self, kind: str, action: int) -> IllegalAction:
        phase = "choose_rank" if kind in ("call_rank", "call_any_plain") else "choose_suit"
        if self.phase != phase:
            return self.wrong_phase(kind)
        if kind in ("call_free_suit", "call_any_plain"):
            sentence = "the general call is only for a hand that can make no other"
            return no("call.has_choice", sentence)
        if kind == "call_suit":
            return self.on_call_suit(action - CALL_SUIT)
        return self.on_call_rank(action - CALL_RANK)

    def on_call_suit(self, suit: int) -> IllegalAction:
        in_play = self.t["suit_in_play"]
        if self.options["suit_call_must_change"] and suit == in_play:
            sentence = f"the suit in play ({SUITS[in_play]}) may not be called"
            return no("call.suit_in_play", sentence, suit=SUITS[in_play])
        if self.is_same_call("suit", suit):
            return no("call.same_again", f"the suit {SUITS[suit]} was called already")
        sentence = f"no card of the suit {SUITS[suit]} is in the hand"
        return no("call.not_held", sentence, suit=SUITS[suit])

    def on_call_rank(self, rank: int) -> IllegalAction:
        if any(self.special[4 * rank + suit] for suit in range(len(SUITS))):
            sentence = f"rank {RANKS[rank]} has special cards and cannot be called"
            return no("call.not_callable", sentence, rank=RANKS[rank])
        if self.is_same_call("rank", rank):
            return no("call.same_again", f"the rank {RANKS[rank]} was called already")
        sentence = f"no card of the rank {RANKS[rank]} is in the hand"
        return no("call.not_held", sentence, rank=RANKS[rank])

    def is_same_call(self, kind: str, value: int) -> bool:
        """Whether the call before named this, and a second call must name something else."""
        t = self.t
        before = REQUIREMENT_NAMES[t["before_requirement"]], t["before_required"]
        caller = rank_number(self.options[f"{kind}_call_rank"])
        again = self.options["second_call"] == "different" and t["play_rank"] == caller
        return bool(again and before == (kind, value))
