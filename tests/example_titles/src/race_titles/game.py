"""The two titles: how a race starts, and how its numbers become names."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from carrack import Game, IllegalAction, State
from carrack.kernel.options import Number
from race_titles import native, plain
from race_titles.plain import BREATHE, BREATHED, BREATHS, DREW, LARGEST, MOVED

ACTIONS = ("walk", "run", "breathe")


class Race(Game):
    """What both have in common."""

    min_seats = 2
    max_seats = 4
    action_count = len(ACTIONS)
    options = (Number("goal", 10, low=5, high=50),)
    kind: type[Any]
    rules: type[Any]

    def options_of(self, state: State) -> dict[str, Any]:
        return {"goal": state.t.goal}

    def state(self, seats: int, options: dict[str, Any]) -> State:
        return self.kind(self, seats, self.rules(options["goal"]))

    def check_restored(self, state: State) -> None:
        """Every number in its range: the rules of a compiled title do not look again."""
        table = state.table()
        limits = {
            "square": (0, state.t.goal + LARGEST),
            "card": (0, LARGEST),
            "breaths": (0, BREATHS),
            "current": (0, state.seats - 1),
            "breathed": (0, 1),
            "over": (0, 1),
        }
        for name, (low, high) in limits.items():
            numbers = table[name] if isinstance(table[name], list) else [table[name]]
            if not all(low <= number <= high for number in numbers):
                raise ValueError(f"{name} must be from {low} to {high}")

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        table = state.table()
        seats = range(state.seats)
        view = {
            "game": self.id,
            "viewer": seat,
            "options": self.options_of(state),
            "squares": [table["square"][other] for other in seats],
            "breaths": [table["breaths"][other] for other in seats],
            "breathed": table["breathed"],
            "current": table["current"],
            "over": state.is_over,
        }
        return view if seat is None else {**view, "card": table["card"][seat]}

    def events(self, state: State, rows: list[list[int]], seat: int | None) -> list[dict[str, Any]]:
        return [named_event(row, seat) for row in rows]

    def action(self, state: State, seat: int, action: int) -> dict[str, Any]:
        if type(action) is not int or not 0 <= action < self.action_count:
            raise IllegalAction("actions are numbered from 0 to 2", code="action.unknown")
        return {"type": ACTIONS[action]}

    def number(self, state: State, seat: int, value: Mapping[str, Any]) -> int:
        if not isinstance(value, Mapping) or set(value) != {"type"} or value["type"] not in ACTIONS:
            raise IllegalAction("a pawn can walk, run or breathe", code="action.unknown")
        return ACTIONS.index(value["type"])

    def refusal(self, state: State, seat: object, action: object) -> IllegalAction:
        if type(seat) is not int or not 0 <= seat < state.seats:
            return IllegalAction(f"there are only {state.seats} seats", code="seat.unknown")
        if seat not in state.actors:
            return IllegalAction(f"it is not the turn of seat {seat}", code="seat.not_acting")
        if action == BREATHE and type(action) is int:
            return IllegalAction("no breath is left for this turn", code="breathe.not_now")
        return IllegalAction("actions are numbered from 0 to 2", code="action.unknown")

    def sample(self, view: Mapping[str, Any], rng: Random) -> State:
        """The view says everything but the rivals' cards and what chance brings."""
        seats = len(view["squares"])
        state = self.new_resolved(seats, rng.getrandbits(63), dict(view["options"]))
        dump = state.dump()
        cards = [rng.randint(1, LARGEST) for _ in range(seats)]
        if view["viewer"] is not None:
            cards[view["viewer"]] = view["card"]
        dump["table"] |= {
            "square": padded(view["squares"]),
            "breaths": padded(view["breaths"]),
            "card": padded(cards),
            "current": view["current"],
            "breathed": view["breathed"],
            "over": int(view["over"]),
        }
        return self.restore(dump)

    def scores(self, state: State) -> list[int]:
        return [state.table()["square"][seat] for seat in range(state.seats)]


def padded(numbers: list[int]) -> list[int]:
    return numbers + [0] * (4 - len(numbers))


def named_event(row: list[int], viewer: int | None) -> dict[str, Any]:
    kind, seat, number, _, _, cause = row
    event: dict[str, Any] = {"seat": seat, "cause": ACTIONS[cause]}
    if kind == MOVED:
        return {"type": "moved", **event, "squares": number}
    if kind == BREATHED:
        return {"type": "breathed", **event}
    assert kind == DREW
    return {"type": "drew", **event, **({"card": number} if viewer == seat else {})}


class RacePython(Race):
    """The race in plain Python."""

    id = "race_python"
    kind = plain.PlainRace
    rules = plain.Rules


class RaceNative(Race):
    """The race compiled."""

    id = "race_native"
    kind = native.NativeRace
    rules = native.Rules
