"""Macau, the card game, as a title of the kernel."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any, cast

from carrack.games.macau_cards.actions import vocabulary
from carrack.games.macau_cards.chronicle import MacauChronicle
from carrack.games.macau_cards.explain import explain
from carrack.games.macau_cards.hosting import MacauHosting
from carrack.games.macau_cards.moves import Macau
from carrack.games.macau_cards.names import (
    ACCEPT,
    ACTION_COUNT,
    DRAW,
    END_PLAY,
    KEEP,
    NO_REACTION,
    PASS,
)
from carrack.games.macau_cards.numbers import tables_for
from carrack.games.macau_cards.options import MODIFIERS, OPTIONS, PRESETS, resolve
from carrack.games.macau_cards.refusal import refusal
from carrack.games.macau_cards.restored import check_table
from carrack.games.macau_cards.sample import table_from
from carrack.games.macau_cards.view import events_of, view_of
from carrack.kernel.errors import IllegalAction
from carrack.kernel.explained import Explained
from carrack.kernel.game import Game
from carrack.kernel.layout import fields_of, shared_fields
from carrack.kernel.options import copied_options
from carrack.kernel.state import State


class MacauGame(Game):
    """The title: 2 to 10 seats, four variants, house rules."""

    id = "macau_cards"
    name = "Macau"
    environment = "Macau"
    fewest_win = True
    usual_seats = 4
    usual_options: Mapping[str, Any] = {"turn_limit": 400}  # nobody need get rid of all cards
    unseen_pile = ("stock", "stock_size", 1000)
    rules_version = 1
    min_seats = 2
    max_seats = 10
    action_count = ACTION_COUNT
    options = OPTIONS
    presets = tuple(PRESETS)
    modifiers = tuple(MODIFIERS)
    hosting = MacauHosting()
    chronicle = MacauChronicle()

    def resolve(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return resolve(options)

    def state(self, seats: int, options: dict[str, Any]) -> Macau:
        return Macau(self, tables_for(json.dumps(options, sort_keys=True), seats), seats)

    def options_of(self, state: State) -> dict[str, Any]:
        return copied_options(cast(Macau, state).t.options)

    def key(self, state: State) -> str:
        return f"{self.id}/{self.rules_version}/{cast(Macau, state).t.key}"

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view_of(fields_of(state), state.seats, seat, self.id, self.options_of(state))

    def events(self, state: State, rows: list[list[int]], seat: int | None) -> list[dict[str, Any]]:
        return events_of(rows, seat)

    def action(self, state: State, seat: int, action: int) -> dict[str, Any]:
        return vocabulary(state.seats).named(action, seat)

    def number(self, state: State, seat: int, value: Mapping[str, Any]) -> int:
        return vocabulary(state.seats).numbered(value, seat if type(seat) is int else 0)

    def why_not(self, state: State, seat: int, action: int) -> IllegalAction:
        return refusal(self, state, seat, action)

    def explain(self, state: State, seat: int) -> Explained:
        return explain(self, state, seat)

    def sample(self, view: Mapping[str, Any], rng: Random) -> State:
        seats = len(view["seats"])
        options = self.resolve(view["options"])
        state = self.state(seats, options)
        state.imagine(table_from(view, state.t.decks, state.t.jokers, rng), rng)
        return state

    def scores(self, state: State) -> list[int]:
        """Points of the match (fewest win), or league points: one for every seat that came
        behind.
        """
        table = shared_fields(state)
        if self.options_of(state)["scoring"] == "points":
            return list(table["totals"][: state.seats])
        places = table["final_places"][: state.seats]
        return [state.seats - place if place else 0 for place in places]

    def round_of(self, state: State) -> int:
        return int(shared_fields(state)["round_number"])

    def default_action(self, state: State, seat: int, legal: list[int]) -> int:
        """What a clock that ran out plays: nothing laid, nothing said."""
        for action in (ACCEPT, DRAW, PASS, KEEP, END_PLAY, NO_REACTION):
            if action in legal:
                return action
        return legal[0]

    def check_restored(self, state: State) -> None:
        check_table(state.table(), state.seats, cast(Macau, state).t)
