"""Macao as a title of the kernel."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any, cast

from carrack.games.macao.actions import vocabulary
from carrack.games.macao.changes import changes, confirmed, with_our_words
from carrack.games.macao.check import MACAO_CHECKER
from carrack.games.macao.chronicle import MacaoChronicle
from carrack.games.macao.data import Data, our_data
from carrack.games.macao.explain import explain
from carrack.games.macao.hosting import MacaoHosting
from carrack.games.macao.moves import Macao
from carrack.games.macao.names import (
    ACTION_COUNT,
    NO_SHIFT,
    PASS,
)
from carrack.games.macao.numbers import tables_for
from carrack.games.macao.options import OPTIONS, resolve
from carrack.games.macao.refusal import refusal
from carrack.games.macao.restored import check_table
from carrack.games.macao.sample import table_from
from carrack.games.macao.view import events_of, view_of
from carrack.kernel.errors import BadOption, DataError, IllegalAction, no_such_action
from carrack.kernel.explained import Explained
from carrack.kernel.game import Game
from carrack.kernel.layout import fields_of, shared_fields
from carrack.kernel.options import copied_options
from carrack.kernel.printed import PrintedFigures
from carrack.kernel.state import State

# What the fields of a table were called in dumps made before 0.6.
EARLIER_NAMES = {"step": "phase"}


class MacaoGame(Game):
    """The title: 2 to 4 seats, sixteen options, the printed figures in `data/`."""

    id = "macao"
    name = "Macao"
    has_secrets = False
    most_wins = True
    usual_seats = 3
    unseen_pile = ("stack", "stack_size", 4)
    rules_version = 1
    min_seats = 2
    max_seats = 4
    action_count = ACTION_COUNT
    options = OPTIONS
    hosting = MacaoHosting()
    chronicle = MacaoChronicle()
    figures: PrintedFigures[Data, MacaoGame]

    def __init__(self, data: Data | None = None) -> None:
        super().__init__()
        self.data = data or our_data()
        self.figures = PrintedFigures(
            MACAO_CHECKER,
            self.data,
            game_with=MacaoGame,
            changes=changes,
            confirmed=confirmed,
            with_our_words=with_our_words,
        )

    def resolve(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return resolve(options)

    def state(self, seats: int, options: dict[str, Any]) -> Macao:
        order = options["initial_wall_order"]
        if isinstance(order, list) and len(order) != seats:
            raise BadOption(
                f"option 'initial_wall_order' names {len(order)} seats, the table has {seats}",
                code="option.value",
            )
        return Macao(self, tables_for(self.data, json.dumps(options, sort_keys=True)), seats)

    def restore(self, dump: Mapping[str, Any]) -> State:
        """Dumps that call a field by its earlier name are still taken."""
        return super().restore(with_todays_names(dump))

    def options_of(self, state: State) -> dict[str, Any]:
        return copied_options(cast(Macao, state).t.options)

    def key(self, state: State) -> str:
        return f"{self.id}/{self.rules_version}/{cast(Macao, state).t.key}"

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        options = self.options_of(state)
        return view_of(fields_of(state), self.data, state.seats, seat, self.id, options)

    def events(self, state: State, rows: list[list[int]], seat: int | None) -> list[dict[str, Any]]:
        return events_of(rows, self.data)

    def action(self, state: State, seat: int, action: int) -> dict[str, Any]:
        return vocabulary(self.data).named(action)

    def number(self, state: State, seat: int, value: Mapping[str, Any]) -> int:
        return vocabulary(self.data).numbered(value)

    def why_not(self, state: State, seat: int, action: int) -> IllegalAction:
        if vocabulary(self.data).names[action] is None:
            return no_such_action(action)
        return refusal(self, state, seat, action)

    def explain(self, state: State, seat: int) -> Explained:
        return explain(self, state, seat)

    def sample(self, view: Mapping[str, Any], rng: Random) -> State:
        """Only the order of the stack and the dice to come are unknown."""
        if view["data"] != self.data_fingerprint():
            raise DataError("the view shows other printed figures", code="data.other")
        state = self.state(len(view["seats"]), self.resolve(view["options"]))
        state.imagine(table_from(view, self.data, rng), rng)
        return state

    def scores(self, state: State) -> list[int]:
        """Prestige, the final scoring included once the game is over."""
        return list(shared_fields(state)["prestige"][: state.seats])

    def round_of(self, state: State) -> int:
        return int(shared_fields(state)["round_number"])

    def default_action(self, state: State, seat: int, legal: list[int]) -> int:
        """A clock that ran out passes, takes the first card, and shifts nothing."""
        for action in (PASS, NO_SHIFT):
            if action in legal:
                return action
        return legal[0]

    def check_restored(self, state: State) -> None:
        check_table(state.table(), state.seats, cast(Macao, state).t)


def with_todays_names(dump: Mapping[str, Any]) -> Mapping[str, Any]:
    """A dump whose fields are called as they are now; what is no dump is left to `restore`.

    >>> with_todays_names({"table": {"step": 3, "gold": [5, 5]}})
    {'table': {'phase': 3, 'gold': [5, 5]}}
    """
    table = dump.get("table") if isinstance(dump, Mapping) else None
    if not isinstance(table, Mapping):
        return dump
    return {**dump, "table": {EARLIER_NAMES.get(name, name): table[name] for name in table}}
