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
        self.hand: list[str] = self.view["hand"]

    def legal_now(self) -> list[str]:
        actions = (
            self.state.game.action(self.state, self.seat, a) for a in self.state.legal(self.seat)
        )
        return [action["card"] for action in actions if action["type"] in ("play", "play_as")]

    def follows(self, card: str) -> bool:
        after = self.state.clone()
        after.apply(self.seat, self.entry["action"])
        legal = (self.state.game.action(after, self.seat, a) for a in after.legal(self.seat))
        return {"type": "play", "card": card} in list(legal)

    def fits_on(self, laid: str) -> int:
        """How many of the other cards could be laid, were this the open one and nothing asked."""
        rest = list(self.hand)
        rest.remove(laid)
        later = macau(self.variant, face=laid, A=" ".join(rest), options={"turn_limit": 60})
        seat = later.seat("A")
        names = [later.state.game.action(later.state, seat, a) for a in later.state.legal(seat)]
        open_now = {n["card"] for n in names if n["type"] in ("play", "play_as")}
        return sum(card in open_now for card in rest)

    def does_something(self, card: str) -> bool:
        return bool(self.view["signs"].get(card))

    def hand_of(self, seat: int) -> int:
        return int(self.view["seats"][seat]["hand_size"])


TRUE: dict[str, Callable[[Table, Facts], bool]] = {
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
    "word_one_card": lambda t, f: len(t.hand) <= 2,
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
    "end_nothing_follows": lambda t, f: not t.legal_now(),
    "end_keeps": lambda t, f: f["card"] in t.legal_now(),
    "draw_nothing_fits": lambda t, f: not t.legal_now(),
    "draw_keeps": lambda t, f: f["card"] in t.legal_now(),
    "keep_does_not_fit": lambda t, f: not t.legal_now(),
    "accept_no_answer": lambda t, f: not t.legal_now(),
    "accept_keeps": lambda t, f: f["card"] in t.legal_now(),
    "call_suit_held": lambda t, f: f["number"] == sum(c[1] == f["suit"] for c in t.hand) > 0,
    "call_rank_held": lambda t, f: f["number"] == sum(c[0] == f["rank"] for c in t.hand) > 0,
}


@pytest.mark.parametrize("variant", ["hungarian", "romanian", "plawno"])
def test_every_reason_is_true_of_hand_and_table(variant: str) -> None:
    game, luck, met = carrack.load("macau_cards"), Random(2), Counter[str]()
    for seed in range(3):
        options = {"variant": variant, "turn_limit": 60}
        state = game.new(seats=3, seed=seed, options=options)
        greedy = bots.make("greedy", seed)
        while not state.is_over:
            seat = state.to_move
            view, legal = state.view(seat), state.legal(seat)
            if len(legal) > 1:
                known = reasons_for(game, view, game.explain(state, seat))
                for entry in known.entries:
                    reason = known.of(entry)
                    if reason is not None:
                        table = Table(state, seat, entry, variant)
                        assert TRUE[reason.key](table, reason.facts), (reason, entry)
                        met[reason.key] += 1
            wanted = greedy.choose(game, view, legal)
            state.apply(seat, luck.choice(legal) if luck.random() < 0.2 else wanted)
    assert len(met) > 0.5 * len(TRUE), set(TRUE) - set(met)


def test_under_an_attack_no_tip_says_what_could_be_followed() -> None:
    table = macau(face="TS", A="2S 9D 9C", B="8S 2H").plays("A", "2S")
    state, seat = table.state, table.seat("B")
    teacher = teacher_for(state.game, state.view(seat), state.game.explain(state, seat))
    heard = {tip.id for tip in teacher.tips()}
    assert "attacked" in heard
    assert not heard & {"match", "called_suit", "rank_called"}
