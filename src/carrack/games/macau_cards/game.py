"""Macau, the card game, as a title of the kernel."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, cast

from carrack.games.macau_cards.actions import GROUPS, named, not_as_last, numbered, refusal, unknown
from carrack.games.macau_cards.explain import effects, warnings
from carrack.games.macau_cards.moves import Macau
from carrack.games.macau_cards.names import (
    ACCEPT,
    ACTION_COUNT,
    CALL_RANK,
    CALL_SUIT,
    CHALLENGE_WINDOW,
    DRAW,
    END_PLAY,
    FACE_IDS,
    KEEP,
    MACAU_WINDOW,
    NO_REACTION,
    PASS,
    PLAY_AS,
    RANKS,
    SUITED,
    SUITS,
)
from carrack.games.macau_cards.options import MODIFIERS, PARAMETERS, PRESETS, resolve
from carrack.games.macau_cards.restored import check_table
from carrack.games.macau_cards.sample import table_from
from carrack.games.macau_cards.story import story_of
from carrack.games.macau_cards.tables import Rules
from carrack.games.macau_cards.view import events_of, sources_of, view_of
from carrack.kernel.errors import IllegalAction, shown
from carrack.kernel.game import Game, Source
from carrack.kernel.options import copied_options
from carrack.kernel.state import State
from carrack.kernel.story import Told


class MacauCards(Game):
    """The title: 2 to 10 seats, four variants, house rules."""

    id = "macau_cards"
    name = "Macau"
    rules_version = 1
    min_seats = 2
    max_seats = 10
    action_count = ACTION_COUNT
    options = PARAMETERS
    presets = tuple(PRESETS)
    modifiers = tuple(MODIFIERS)
    passes = ("pass", "no_reaction")
    window_seconds = 10.0  # the rules suggest 3, for people who sit together

    def resolve(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return resolve(options)

    def state(self, seats: int, options: dict[str, Any]) -> Macau:
        return Macau(self, rules_for(json.dumps(options, sort_keys=True), seats), seats)

    def options_of(self, state: State) -> dict[str, Any]:
        return copied_options(cast(Macau, state).t.options)

    def key(self, state: State) -> str:
        return f"{self.id}/{self.rules_version}/{cast(Macau, state).t.key}"

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return self.views(state, [seat])[0]

    def views(self, state: State, viewers: Sequence[int | None]) -> list[dict[str, Any]]:
        table, options = state.table(), self.options_of(state)
        return [view_of(table, state.seats, viewer, self.id, options) for viewer in viewers]

    def events(self, state: State, rows: list[list[int]], seat: int | None) -> list[dict[str, Any]]:
        return events_of(rows, seat)

    def action(self, state: State, seat: int, action: int) -> dict[str, Any]:
        if type(action) is not int or not 0 <= action < ACTION_COUNT:
            raise unknown(action)
        return named(action, seat, state.seats)

    def number(self, state: State, seat: int, value: Mapping[str, Any]) -> int:
        return numbered(value, seat if type(seat) is int else 0, state.seats)

    def refusal(self, state: State, seat: object, action: object) -> IllegalAction:
        if type(seat) is not int or not 0 <= seat < state.seats:
            return IllegalAction(
                f"there is no seat {shown(seat)} at a table of {state.seats}", code="seat.unknown"
            )
        if type(action) is not int or not 0 <= action < ACTION_COUNT:
            return unknown(action)
        if state.is_over:
            return IllegalAction("the game is over", code="seat.not_acting")
        legal = state.legal(seat)
        if not legal:
            return IllegalAction(f"it is not the turn of seat {seat}", code="seat.not_acting")
        return self.why_not(state.view(seat), legal, self.legal_before_last(state, seat), action)

    def why_not(
        self, view: dict[str, Any], legal: list[int], before_last: list[int], action: int
    ) -> IllegalAction:
        if action < DRAW and action in before_last:
            return not_as_last(view, action)
        return refusal(view, legal, action)

    def legal_before_last(self, state: State, seat: int) -> list[int]:
        """What would be legal if any card could be the last one."""
        return self.legal_if(state, seat, last_card="any")

    def legal_if(self, state: State, seat: int, **other: Any) -> list[int]:
        """What would be legal at the same table under other options; for explanations only."""
        options = self.options_of(state)
        if all(options[name] == value for name, value in other.items()):
            return state.legal(seat)
        twin = self.state(state.seats, options | other)
        twin.load_table(state.dump())
        return twin.legal(seat)

    def explain(self, state: State, seat: int) -> dict[str, Any]:
        legal = state.legal(seat)
        if not legal:
            return {"groups": [], "refused": []}
        view = state.view(seat)
        honest = self.legal_if(state, seat, challenges=[])
        groups: dict[str, list[dict[str, Any]]] = {}
        for action in legal:
            name = named(action, seat, state.seats)
            entry = {"action": action, "name": name, **effects(view, name)}
            entry["warnings"] = warnings(view, name, honest=action in honest)
            groups.setdefault(GROUPS[name["type"]], []).append(entry)
        return {
            "groups": [{"group": group, "actions": actions} for group, actions in groups.items()],
            "refused": self.tempting(state, seat, view, legal),
        }

    def tempting(
        self, state: State, seat: int, view: dict[str, Any], legal: list[int]
    ) -> list[dict[str, Any]]:
        """What somebody might reach for but cannot do now, each with the reason."""
        before_last = self.legal_before_last(state, seat)
        refused = []
        for action in self.temptations(view, legal):
            error = self.why_not(view, legal, before_last, action)
            name = named(action, seat, state.seats)
            refused.append({"name": name, "code": error.code, "reason": str(error)})
        return refused

    def temptations(self, view: dict[str, Any], legal: list[int]) -> list[int]:
        """The cards of the hand where one can be laid; in a turn the stock; with a call whatever
        else could be named.
        """
        declares = any(PLAY_AS <= action < DRAW for action in legal)
        lays = view["phase"] in ("turn", "continue", "cover", "cover_drawn", "after_draw")
        held = [FACE_IDS[card] for card in dict.fromkeys(view["hand"])] if lays else []
        wanted = [face for face in held if not (declares and face >= SUITED)]
        if view["phase"] == "turn" and PASS not in legal:
            wanted.append(DRAW)
        elif view["phase"] == "choose_suit":
            wanted += range(CALL_SUIT, CALL_SUIT + len(SUITS))
        elif view["phase"] == "choose_rank":
            wanted += range(CALL_RANK, CALL_RANK + len(RANKS))
        return [action for action in wanted if action not in legal]

    def sample(self, view: Mapping[str, Any], rng: Random) -> State:
        seats = len(view["seats"])
        options = self.resolve(view["options"])
        state = self.state(seats, options)
        dump = {
            "table": table_from(view, state.t.decks, state.t.jokers, rng),
            "chance": [rng.getrandbits(64) for _ in range(4)],
            "undo": [-1, 0],
            "decision_number": 1,
        }
        state.load_table(dump)
        return state

    def scores(self, state: State) -> list[int]:
        """Points of the match (fewest win), or league points: one for every seat that came
        behind.
        """
        table = state.table()
        if self.options_of(state)["scoring"] == "points":
            return list(table["totals"][: state.seats])
        places = table["final_places"][: state.seats]
        return [state.seats - place if place else 0 for place in places]

    def sources(self, event: Mapping[str, Any]) -> list[Source]:
        return sources_of(event)

    def story(
        self, seats: int, options: Mapping[str, Any], course: Sequence[Told]
    ) -> dict[str, Any]:
        return story_of(seats, options, course)

    def round_of(self, state: State) -> int:
        return int(state.table()["round_number"])

    def is_window(self, state: State) -> bool:
        """The word is owed, or a play may be questioned; also where one seat alone is asked."""
        return state.table()["phase"] in (MACAU_WINDOW, CHALLENGE_WINDOW)

    def default_action(self, state: State, seat: int, legal: list[int]) -> int:
        """What a clock that ran out plays: nothing laid, nothing said (section 19)."""
        for action in (ACCEPT, DRAW, PASS, KEEP, END_PLAY, NO_REACTION):
            if action in legal:
                return action
        return legal[0]

    def check_restored(self, state: State) -> None:
        check_table(state.table(), state.seats, cast(Macau, state).t)


@lru_cache(maxsize=256)
def rules_for(options: str, seats: int) -> Rules:
    """One `Rules` object for all games with the same options."""
    return Rules(json.loads(options), seats)
