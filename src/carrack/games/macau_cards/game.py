"""Macau, the card game, as a title of the kernel."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, cast

from carrack.games.macau_cards.actions import vocabulary
from carrack.games.macau_cards.explain import explain
from carrack.games.macau_cards.moves import Macau
from carrack.games.macau_cards.names import (
    ACCEPT,
    ACTION_COUNT,
    CHALLENGE_WINDOW,
    CHOOSE_RANK,
    CHOOSE_SUIT,
    CONTINUE,
    DRAW,
    END_PLAY,
    KEEP,
    MACAU_WINDOW,
    NO_REACTION,
    PASS,
    WAR_WINDOW,
)
from carrack.games.macau_cards.numbers import tables_of
from carrack.games.macau_cards.options import MODIFIERS, OPTIONS, PRESETS, resolve
from carrack.games.macau_cards.planning import plannable
from carrack.games.macau_cards.refusal import refusal
from carrack.games.macau_cards.restored import check_table
from carrack.games.macau_cards.sample import table_from
from carrack.games.macau_cards.story import story_of
from carrack.games.macau_cards.tables import Tables
from carrack.games.macau_cards.view import events_of, sources_of, view_of
from carrack.kernel.errors import IllegalAction
from carrack.kernel.explained import Explained
from carrack.kernel.game import Game, Source
from carrack.kernel.kept import Kept
from carrack.kernel.layout import fields_of, shared_fields
from carrack.kernel.options import copied_options
from carrack.kernel.state import State
from carrack.kernel.story import SeenStep


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
    passes = ("pass", "no_reaction")
    window_seconds = 10.0  # the rules suggest 3, for people who sit together

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

    def views(
        self, state: State, viewers: Sequence[int | None], kept: Kept | None = None
    ) -> list[dict[str, Any]]:
        fields = shared_fields(state) if kept is None else kept.look(state)
        options = cast(Macau, state).t.options
        return [view_of(fields, state.seats, viewer, self.id, options) for viewer in viewers]

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

    def plannable(self, state: State, seat: int) -> list[int]:
        return plannable(state, seat)

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

    def sources(self, event: Mapping[str, Any]) -> list[Source]:
        return sources_of(event)

    def story(
        self, seats: int, options: Mapping[str, Any], course: Sequence[SeenStep]
    ) -> dict[str, Any]:
        return story_of(seats, options, course)

    def round_of(self, state: State) -> int:
        return int(shared_fields(state)["round_number"])

    def deal_of(self, state: State) -> int:
        return self.round_of(state)

    def is_window(self, state: State) -> bool:
        """The word is owed, a play may be questioned, or a war stopped; also where one seat alone
        is asked.
        """
        return fields_of(state)["phase"] in (MACAU_WINDOW, CHALLENGE_WINDOW, WAR_WINDOW)

    def is_halfway(self, state: State) -> bool:
        """A play is one decision: its cards, and what it calls."""
        return fields_of(state)["phase"] in (CONTINUE, CHOOSE_SUIT, CHOOSE_RANK)

    def default_action(self, state: State, seat: int, legal: list[int]) -> int:
        """What a clock that ran out plays: nothing laid, nothing said."""
        for action in (ACCEPT, DRAW, PASS, KEEP, END_PLAY, NO_REACTION):
            if action in legal:
                return action
        return legal[0]

    def check_restored(self, state: State) -> None:
        check_table(state.table(), state.seats, cast(Macau, state).t)


@lru_cache(maxsize=256)
def tables_for(options: str, seats: int) -> Tables:
    """One `Tables` object for all games with the same options."""
    return tables_of(json.loads(options), seats)
