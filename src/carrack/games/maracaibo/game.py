"""Maracaibo with The Uprising as a title of the kernel."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, cast

from carrack.games.maracaibo.actions import Ids, Vocabulary, ids_in
from carrack.games.maracaibo.campaign import MaracaiboCampaign
from carrack.games.maracaibo.changes import changes, confirmed, with_our_words
from carrack.games.maracaibo.check import MARACAIBO_CHECKER
from carrack.games.maracaibo.chronicle import MaracaiboChronicle
from carrack.games.maracaibo.data import Data, our_data
from carrack.games.maracaibo.events import events_of, events_told
from carrack.games.maracaibo.explain import explain
from carrack.games.maracaibo.goals import conditions_of
from carrack.games.maracaibo.hosting import MaracaiboHosting
from carrack.games.maracaibo.moves import Maracaibo
from carrack.games.maracaibo.names import (
    ACTION_COUNT,
    COVER_SPACE,
    DRAW_FROM_PILE,
    KEEP_HAND,
    PASS,
    TAKE_DOUBLOON,
    TAKE_LAST,
)
from carrack.games.maracaibo.numbers import Numbers, numbers_for
from carrack.games.maracaibo.options import OPTIONS, SCENARIOS, copied, resolve
from carrack.games.maracaibo.refusal import refusal
from carrack.games.maracaibo.restored import check_table
from carrack.games.maracaibo.sample import table_from
from carrack.games.maracaibo.tables import Tables
from carrack.games.maracaibo.view import views_of
from carrack.kernel.errors import DataError, IllegalAction, no_such_seat
from carrack.kernel.explained import Explained
from carrack.kernel.game import Game
from carrack.kernel.layout import Unpacked, fields_of, shared_fields
from carrack.kernel.printed import PrintedFigures
from carrack.kernel.state import State

TRIES = 60  # at a table on which the seat that is asked has an answer


REMEMBERED = 256  # tables of numbers
# By the id of the tables, which are kept with them so that no others can have it.
PRINTED: dict[int, tuple[Tables, dict[str, Any]]] = {}


class MaracaiboGame(Game):
    """The title: 1 to 4 seats, eight scenarios, the printed figures in `data/`."""

    id = "maracaibo"
    name = "Maracaibo: The Uprising"
    usual_seats = 2
    rules_version = 2  # figures and a counter of turns changed after the first games were recorded
    min_seats = 1
    max_seats = 4
    action_count = ACTION_COUNT
    options = OPTIONS
    presets = SCENARIOS
    preset_option = "scenario"
    figures: PrintedFigures[Data, MaracaiboGame]
    hosting = MaracaiboHosting()
    campaign: MaracaiboCampaign

    def __init__(self, data: Data | None = None) -> None:
        super().__init__()
        self.data = data or our_data()
        self.figures = PrintedFigures(
            MARACAIBO_CHECKER,
            self.data,
            game_with=MaracaiboGame,
            changes=changes,
            confirmed=confirmed,
            with_our_words=with_our_words,
        )
        self.chronicle = MaracaiboChronicle(self.data)
        self.campaign = MaracaiboCampaign(self.data)

    @property
    def ids(self) -> Ids:
        return ids_in(self.data)

    # ---- tables ----

    def resolve(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return resolve(options, self.data.figures())

    def state(self, seats: int, options: dict[str, Any]) -> Maracaibo:
        return Maracaibo(self, self.numbers(seats, options).tables, seats)

    def numbers(self, seats: int, options: Mapping[str, Any]) -> Numbers:
        return numbers_for(self.data, json.dumps(options, sort_keys=True), seats)

    def printed(self, state: State) -> dict[str, Any]:
        """The plain numbers that a state is played with; nobody changes them."""
        tables = cast(Maracaibo, state).t
        found = PRINTED.get(id(tables))
        if found is None:
            if len(PRINTED) >= REMEMBERED:
                PRINTED.clear()
            printed = self.numbers(state.seats, tables.options).printed
            found = PRINTED[id(tables)] = (tables, printed)
        return found[1]

    def options_of(self, state: State) -> dict[str, Any]:
        options: dict[str, Any] = copied(cast(Maracaibo, state).t.options)
        return options

    def key(self, state: State) -> str:
        return f"{self.id}/{self.rules_version}/{cast(Maracaibo, state).t.key}"

    # ---- what is seen ----

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return self.seen(state, [seat], fields_of(state), self.options_of(state))[0]

    def seen(
        self,
        state: State,
        viewers: Sequence[int | None],
        fields: Unpacked,
        options: dict[str, Any],
    ) -> list[dict[str, Any]]:
        head = {"game": self.id, "options": options, "data": self.data_fingerprint()}
        printed = self.printed(state)
        return views_of(fields, self.ids, printed, state.seats, viewers, head)

    def events(self, state: State, rows: list[list[int]], seat: int | None) -> list[dict[str, Any]]:
        return self.heard(state, rows, [seat])[0]

    def heard(
        self, state: State, rows: list[list[int]], viewers: Sequence[int | None]
    ) -> list[list[dict[str, Any]]]:
        open_hands = cast(Maracaibo, state).t.options["open_hands"]
        told, fields = events_told(rows, self.ids, self.printed(state)), shared_fields(state)
        return [events_of(told, fields, viewer, open_hands) for viewer in viewers]

    def sample(self, view: Mapping[str, Any], rng: Random) -> State:
        """Hidden cards and tiles are drawn afresh; a hand must allow what its owner is asked."""
        if view["data"] != self.data_fingerprint():
            raise DataError("the view shows other printed figures", code="data.other")
        seats, options = len(view["seats"]), self.resolve(view["options"])
        fresh = self.new_resolved(seats, rng.getrandbits(62), options)
        state = self.state(seats, options)
        for _ in range(TRIES):
            table = table_from(view, self.ids, self.printed(state), fresh.table(), rng)
            state.imagine(table, rng)
            if all(state.legal(seat) for seat in state.actors):
                break
        return state

    # ---- actions ----

    def vocabulary(self, state: State, seat: int) -> Vocabulary:
        return Vocabulary(self.ids, shared_fields(state), seat)

    def action(self, state: State, seat: int, action: int) -> dict[str, Any]:
        return self.vocabulary(state, seat).named(action)

    def number(self, state: State, seat: int, value: Mapping[str, Any]) -> int:
        return self.vocabulary(state, self.known_seat(state, seat)).numbered(value)

    def known_seat(self, state: State, seat: object) -> int:
        if type(seat) is not int or not 0 <= seat < state.seats:
            raise no_such_seat(seat, state.seats)
        return seat

    def why_not(self, state: State, seat: int, action: int) -> IllegalAction:
        return refusal(self, state, seat, action)

    def explain(self, state: State, seat: int) -> Explained:
        return explain(self, state, seat)

    def default_action(self, state: State, seat: int, legal: list[int]) -> int:
        """A clock that ran out declines, keeps the hand, draws from the pile, takes a doubloon; in
        The Search it covers the last green space.
        """
        for action in (PASS, KEEP_HAND, DRAW_FROM_PILE, TAKE_LAST, TAKE_DOUBLOON):
            if action in legal:
                return action
        return legal[-1] if legal[0] >= COVER_SPACE else legal[0]

    # ---- how it goes and ends ----

    def scores(self, state: State) -> list[int]:
        """Victory points, the final scoring included once the game is over."""
        return list(shared_fields(state)["vp"][: state.seats])

    def result(self, state: State) -> dict[str, Any]:
        """Places; captains who cooperate win or lose together, one alone against the automa."""
        printed = self.printed(state)
        if not printed["cooperative"] and state.seats > 1:
            return super().result(state)
        table = shared_fields(state)
        conditions = conditions_of(table, printed, state.seats)
        won = all(condition["met"] for condition in conditions)
        return {
            "kind": "cooperative" if printed["cooperative"] else "solo",
            "won": list(range(state.seats)) if won else [],
            "conditions": conditions,
            "places": [state.final_place(seat) for seat in range(state.seats)],
            "automa": {"vp": table["automa_vp"]},
        }

    def round_of(self, state: State) -> int:
        return int(shared_fields(state)["round_number"])

    def is_cooperative(self, state: State) -> bool:
        return bool(self.printed(state)["cooperative"])

    def check_restored(self, state: State) -> None:
        check_table(state.table(), state.seats, self.printed(state))
        if not state.is_over and not all(state.legal(seat) for seat in state.actors):
            raise ValueError("somebody is asked and cannot answer")
