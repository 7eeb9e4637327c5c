"""Reasons at Macau, each worked out a second time from the hand and what lies open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

import carrack
from carrack import bots
from carrack.bots.reasons import reasons_for
from carrack.bots.teaching import teacher_for
from carrack.games.macau_cards.tests.scenario import macau
from carrack.kernel.state import State

Facts = Mapping[str, Any]


class Table:
    """What anybody at the seat can read off the table; a card is laid to see what follows."""

    def __init__(self, state: State, seat: int, entry: Facts, variant: str) -> None:
        self.variant = variant
        self.state, self.seat, self.entry, self.name = state, seat, entry, entry["name"]
        self.view = state.view(seat)
        self.options = self.view["options"]
        self.hand: list[str] = self.view["hand"]

    def legal(self, *kinds: str) -> list[Facts]:
        """What can be done now, by name."""
        found = (
            self.state.game.action(self.state, self.seat, a) for a in self.state.legal(self.seat)
        )
        return [action for action in found if action["type"] in kinds]

    def kept(self) -> set[str]:
        """The cards of the hand that could be laid and fit; a joker is itself."""
        jokers = [card for card in self.hand if is_joker(card)]
        return {
            action["card"] if action["type"] == "play" else jokers[0]
            for action in self.legal("play", "play_as")
            if not self.after(action).view(None)["play"]["slipped"]
        }

    def after(self, action: Facts) -> State:
        done = self.state.clone()
        done.apply(self.seat, self.state.game.number(self.state, self.seat, dict(action)))
        return done

    def follows(self, card: str) -> bool:
        after = self.after(self.name)
        legal = (self.state.game.action(after, self.seat, a) for a in after.legal(self.seat))
        return {"type": "play", "card": card} in list(legal)

    def fits_on(self, laid: str) -> int:
        """How many of the other cards could be laid, were this the open one and nothing asked."""
        rest = list(self.hand)
        rest.remove(laid)
        return self.fitting(laid, rest)

    def fitting(self, laid: str, cards: list[str]) -> int:
        """How many of these cards could be laid on that one."""
        later = macau(self.variant, face=laid, A=" ".join(cards), options={"turn_limit": 60})
        seat = later.seat("A")
        names = [later.state.game.action(later.state, seat, a) for a in later.state.legal(seat)]
        open_now = {n["card"] for n in names if n["type"] in ("play", "play_as")}
        return sum(card in open_now for card in cards)

    def does_something(self, card: str) -> bool:
        return bool(self.view["signs"].get(card))

    def hand_of(self, seat: int) -> int:
        return int(self.view["seats"][seat]["hand_size"])

    # ---- calls ----

    def held(self) -> list[str]:
        """The cards of the hand that are what is called."""
        return [card for card in self.hand if self.is_called(card)]

    def lying(self) -> int:
        return sum(self.is_called(one["card"]) for one in self.view["discard"])

    def is_called(self, card: str) -> bool:
        told = self.name.get("suit") or self.name["rank"]
        return not is_joker(card) and told in card

    def goes_over(self, card: str) -> bool:
        """Whether the table itself would say that the card goes besides."""
        also = self.after(self.name).view(self.seat)["requirement"]["also"]
        return card in self.hand and ("joker" if is_joker(card) else card[0]) in also

    # ---- windows ----

    def verdict(self) -> Facts:
        """What would be found if it was challenged; nobody at the seat knows that beforehand."""
        events = self.after({"type": "challenge"}).events(None)
        found: Facts = next(event for event in events if event["type"] == "verdict")
        return found

    def if_all_stay_quiet(self) -> State:
        state = self.state.clone()
        while state.view(None)["phase"] == self.view["phase"]:
            seat = state.to_move
            state.apply(seat, state.game.number(state, seat, {"type": "no_reaction"}))
        return state


def is_joker(card: str) -> bool:
    return card in ("BJ", "CJ")


TRUE: dict[str, Callable[[Table, Facts], bool]] = {
    "play_slips": lambda t, f: (
        t.after(t.name).view(None)["play"]["slipped"] == 1
        and "slip" in t.options["challenges"]
        and f["number"] == t.options["challenge_penalty"]
    ),
    "play_last": lambda t, f: len(t.hand) == 1,
    "play_cancels": lambda t, f: t.view["attack"]["total"] == f["number"],
    "play_passes_draws": lambda t, f: (
        t.view["attack"] is not None
        and f["target"] == t.entry["hits"] != t.seat
        and f["number"] == t.entry["gain"]["draws"]
    ),
    "play_passes_skips": lambda t, f: (
        t.view["attack"] is not None
        and f["target"] == t.entry["hits"] != t.seat
        and f["number"] == t.entry["gain"]["skips"]
    ),
    "play_points": lambda t, f: f["points"] >= 10 and t.name["card"] in t.hand,
    "word_one_card": lambda t, f: len(t.hand) <= 2 and t.options["macau_mode"] == "race",
    "word_costs": lambda t, f: (
        t.options["macau_mode"] == "automatic" and f["number"] == t.options["macau_auto_penalty"]
    ),
    "catch_silent": lambda t, f: t.hand_of(f["target"]) == 1,
    "play_hits_draws": lambda t, f: (
        f["count"] == t.hand_of(f["target"]) and f["number"] == t.entry["gain"]["draws"]
    ),
    "play_hits_skips": lambda t, f: (
        f["count"] == t.hand_of(f["target"]) and f["number"] == t.entry["gain"]["skips"]
    ),
    "play_goes_on": lambda t, f: t.follows(f["card"]),
    "play_fits_on": lambda t, f: f["number"] == t.fits_on(t.name["card"]) > 0,
    "play_plain": lambda t, f: (
        f["card"] in t.hand and t.does_something(f["card"]) and not t.does_something(t.name["card"])
    ),
    "play_fewer": lambda t, f: f["number"] == len(t.hand) - 1,
    "end_nothing_follows": lambda t, f: not t.kept(),
    "end_keeps": lambda t, f: f["card"] in t.kept(),
    "draw_nothing_fits": lambda t, f: not t.kept(),
    "draw_keeps": lambda t, f: f["card"] in t.kept(),
    "keep_does_not_fit": lambda t, f: not t.kept(),
    "accept_no_answer": lambda t, f: not t.kept(),
    "accept_keeps": lambda t, f: f["card"] in t.kept(),
    "call_suit_held": lambda t, f: f["number"] == len(t.held()) > 0 and f["suit"] == t.name["suit"],
    "call_rank_held": lambda t, f: f["number"] == len(t.held()) > 0 and f["rank"] == t.name["rank"],
    "call_goes_over": lambda t, f: not t.held() and t.goes_over(f["card"]),
    "call_bluff": lambda t, f: (
        not t.held()
        and "call" in t.options["challenges"]
        and f["number"] == t.options["challenge_penalty"]
    ),
    "call_suit_lies": lambda t, f: f["number"] == t.lying() > 0 and f["suit"] == t.name["suit"],
    "call_rank_lies": lambda t, f: f["number"] == t.lying() > 0,
    "call_hides": lambda t, f: (
        t.name["type"] == "call_nothing" or not (t.options["call_must_hold"] or t.held())
    ),
    "call_no_suit": lambda t, f: (
        not any(name["suit"] in card for name in t.legal("call_suit") for card in t.hand)
    ),
    "call_no_rank": lambda t, f: (
        len(t.hand) > 0
        and not any(name["rank"] == card[0] for name in t.legal("call_rank") for card in t.hand)
    ),
    "call_no_hand": lambda t, f: not t.hand,
    "call_none_fits": lambda t, f: f["number"] == t.fitting(t.view["face"], t.hand) > 0,
    "multi_one_rank": lambda t, f: len({"" if is_joker(c) else c[0] for c in t.hand}) == 1,
    "multi_heard": lambda t, f: (
        [event["type"] for event in t.after(t.name).events(None)] == ["multi_macau_said"]
    ),
    "challenge_slip": lambda t, f: t.verdict()["guilty"],
    "challenge_wins": lambda t, f: (
        f == {"target": t.view["current"], "number": t.options["challenge_penalty"]}
    ),
    "quiet_fits": lambda t, f: not t.verdict()["guilty"],
    "quiet_shown": lambda t, f: not t.verdict()["guilty"] and f["target"] == t.view["current"],
    "quiet_if_wrong": lambda t, f: (
        bool(t.legal("challenge")) and f["number"] == t.options["challenge_penalty"]
    ),
    "quiet_not_hit": lambda t, f: f["target"] == t.view["attack"]["target"] != t.seat,
    "quiet_no_stop": lambda t, f: not t.kept(),
    "quiet_caught": lambda t, f: (
        t.seat == t.view["current"] and f["number"] == t.options["macau_beaten_penalty"]
    ),
    "quiet_later": lambda t, f: (
        t.if_all_stay_quiet().view(None)["seats"][f["target"]]["exposed"]
        and f["number"] == t.options["macau_late_penalty"]
        and f["count"] == t.options["macau_beaten_penalty"] < f["number"]
    ),
    "quiet_costs_nothing": lambda t, f: t.options["macau_beaten_penalty"] == 0,
}

# What all of them together say: most kinds of table do not meet everything.
KINDS: dict[str, Mapping[str, Any]] = {
    "hungarian": {},
    "romanian": {"multi_macau": "free", "call_optional": True},
    "tel_aviv": {"early_macau": True},
    "plawno": {"war_stop": "anybody"},
    "doubted": {"variant": "hungarian", "modifiers": ["cheating", "bluff_calls"]},
}


@pytest.mark.parametrize("kind", KINDS)
def test_every_reason_is_true_of_hand_and_table(kind: str) -> None:
    game, luck, met = carrack.load("macau_cards"), Random(2), Counter[str]()
    options: dict[str, Any] = {"variant": kind, "turn_limit": 60, **KINDS[kind]}
    for seed in range(2):
        state = game.new(seats=3, seed=seed, options=options)
        greedy = bots.make("greedy", seed)
        while not state.is_over:
            seat = state.to_move
            view, legal = state.view(seat), state.legal(seat)
            if len(legal) > 1:
                known = reasons_for(game, view, game.explain(state, seat))
                for entry in known.entries:
                    reason = known.of(entry)
                    assert reason is not None, entry["name"]
                    table = Table(state, seat, entry, options["variant"])
                    assert TRUE[reason.key](table, reason.facts), (reason, entry)
                    met[reason.key] += 1
            wanted = greedy.choose(game, view, legal)
            state.apply(seat, luck.choice(legal) if luck.random() < 0.2 else wanted)
    assert len(met) > 0.3 * len(TRUE), set(TRUE) - set(met)


def test_under_an_attack_no_tip_says_what_could_be_followed() -> None:
    table = macau(face="TS", A="2S 9D 9C", B="8S 2H").plays("A", "2S")
    state, seat = table.state, table.seat("B")
    teacher = teacher_for(state.game, state.view(seat), state.game.explain(state, seat))
    heard = {tip.id for tip in teacher.tips()}
    assert "attacked" in heard
    assert not heard & {"match", "called_suit", "rank_called"}
