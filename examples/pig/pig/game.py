"""How a game of Pig starts, and how its numbers become names."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from carrack import Game, IllegalAction, State
from carrack.kernel.errors import no_such_action
from carrack.kernel.explained import Explained
from carrack.kernel.layout import check_ranges
from carrack.kernel.options import Number

from .state import HELD, HOLD, LOST, ROLLED, SEATS, Pig

ACTIONS = ("roll", "hold")
EVENTS = {ROLLED: ("rolled", "pips"), LOST: ("lost", "points"), HELD: ("held", "points")}
FEWEST, MOST = 10, 1000  # points that may be the goal


class PigGame(Game):
    id = "pig"
    name = "Pig"
    min_seats, max_seats = 2, SEATS
    action_count = len(ACTIONS)
    options = (Number("goal", 100, low=FEWEST, high=MOST),)
    has_secrets = False
    most_wins = True

    def state(self, seats: int, options: dict[str, Any]) -> State:
        return Pig(self, seats, options["goal"])

    def options_of(self, state: Any) -> dict[str, Any]:
        return {"goal": state.goal}

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        """Nothing is hidden in Pig, so everybody sees the same."""
        over, seats = state.is_over, range(state.seats)
        return {
            "game": self.id,
            "viewer": seat,
            "options": self.options_of(state),
            "phase": "over" if over else "turn",
            "current": state.current,
            "turn_points": state.turn_points,
            "seats": [{"seat": other, "points": state.points[other]} for other in seats],
            "over": over,
            "places": [state.place(other) for other in seats] if over else None,
        }

    def events(self, state: State, rows: list[list[int]], seat: int | None) -> list[dict[str, Any]]:
        return [
            {"type": EVENTS[kind][0], "seat": who, EVENTS[kind][1]: number, "cause": ACTIONS[cause]}
            for kind, who, number, _, _, cause in rows
        ]

    def action(self, state: State, seat: int, action: int) -> dict[str, Any]:
        if type(action) is not int or not 0 <= action < len(ACTIONS):
            raise no_such_action(action)
        return {"type": ACTIONS[action]}

    def why_not(self, state: State, seat: int, action: int) -> IllegalAction:
        """Rolling is always possible, so this is about holding."""
        return IllegalAction("there is nothing to keep yet: roll", code="hold.nothing")

    def explain(self, state: Any, seat: int) -> Explained:
        """Holding keeps the points of this turn; without any it is refused with the reason."""
        told = super().explain(state, seat)
        if len(told["groups"]) == 2:
            told["groups"][HOLD]["actions"][0]["gain"]["points"] = state.turn_points
        elif told["groups"]:
            why = self.why_not(state, seat, HOLD)
            told["refused"].append({"name": {"type": "hold"}, "code": why.code, "reason": str(why)})
        return told

    def default_action(self, state: State, seat: int, legal: list[int]) -> int:
        """Whoever runs out of time holds, if there is something to keep."""
        return legal[-1]

    def scores(self, state: Any) -> list[int]:
        return list(state.points[: state.seats])

    def sample(self, view: Mapping[str, Any], rng: Random) -> State:
        """A table that looks like this, with other rolls to come."""
        points = [row["points"] for row in view["seats"]]
        state = self.state(len(points), dict(view["options"]))
        table = {name: view[name] for name in ("turn_points", "current")}
        state.imagine({**table, "points": points + [0] * (SEATS - len(points))}, rng)
        return state

    def check_restored(self, state: Any) -> None:
        """Saved numbers may come from anywhere."""
        points = (0, state.goal + MOST)
        ranges = {"points": points, "turn_points": points, "current": (0, state.seats - 1)}
        check_ranges(state.table(), state.LAYOUT, ranges)
