"""Lists of ops, costs and effects as rows of numbers, each written once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carrack.games.maracaibo.effect_figures import columns_of
from carrack.games.maracaibo.effect_names import (
    CONDITIONS,
    E_KIND,
    E_LIST,
    E_LOCATIONS,
    E_MODIFIER,
    E_OBJECT,
    E_SYNERGY,
    E_TRIGGER,
    E_WHEN,
    E_WHEN_N,
    EFFECT_KINDS,
    EFFECT_WIDTH,
    MODIFIERS,
    TRIGGERS,
)
from carrack.games.maracaibo.figures import (
    Condition,
    Effect,
)
from carrack.games.maracaibo.figures.declared import bits, number_in
from carrack.games.maracaibo.names import (
    ANY_GOOD,
    ANY_OBJECT,
    BARRIERS,
    GOOD_COUNT,
    GOODS,
    MAX_COSTS,
    MAX_EFFECTS,
    MAX_LISTS,
    MAX_OPS,
    NEEDS,
    NONE,
    OBJECTS,
    SYNERGIES,
)
from carrack.games.maracaibo.ops import OP_NAMES, Cost, Op, Ops, numbers_in
from carrack.games.maracaibo.tables import Tables
from carrack.kernel.errors import DataError
from carrack.kernel.layout import zeros


class Rows:
    """Lists of ops, costs and effects, numbered as they come.

    The order matters: a game in progress remembers these numbers.
    """

    def __init__(self, locations: dict[str, int]) -> None:
        self.values: dict[str, Any] = {part.name: zeros(part.dims) for part in Tables.LAYOUT}
        self.locations = locations
        self.ops: list[list[int]] = []
        self.lists: dict[Ops, int] = {}
        self.list_rows: list[tuple[int, int]] = []
        self.costs: dict[Cost, int] = {}
        self.effects: list[list[int]] = []

    def list_of(self, ops: Ops) -> int:
        """The number of a list; equal lists are one."""
        if ops not in self.lists:
            rows = [self.row_of(op) for op in ops]
            start = len(self.ops)
            self.ops += rows
            self.lists[ops] = len(self.list_rows)
            self.list_rows.append((start, len(rows)))
        return self.lists[ops]

    def row_of(self, op: Op) -> list[int]:
        n, x = self.numbers_of(op)
        inner = self.inner_lists(op)
        cost = self.cost_of(op.cost) if op.cost is not None else NONE
        return [OP_NAMES.index(op.name), n, x, cost, inner, len(op.lists)]

    def inner_lists(self, op: Op) -> int:
        """Lists inside an op stand one behind the other; the number of the first."""
        if not op.lists:
            return NONE
        parts = [[self.row_of(inner) for inner in part] for part in op.lists]
        first = len(self.list_rows)
        for rows in parts:
            self.list_rows.append((len(self.ops), len(rows)))
            self.ops += rows
        return first

    def numbers_of(self, op: Op) -> tuple[int, int]:
        if op.name == "city_action":
            return bits(self.locations[place] for place in op.locations), int(op.deliver)
        first, second, *_ = [*numbers_in(op), 0, 0]
        return first, second

    def cost_of(self, cost: Cost) -> int:
        if cost not in self.costs:
            need = [0] * NEEDS
            for good in cost.goods:
                need[GOODS.index(good)] += 1
            for thing in cost.objects:
                need[GOOD_COUNT + OBJECTS.index(thing)] += 1
            need[ANY_GOOD] += cost.any_goods
            need[ANY_OBJECT] += cost.any_objects
            number = len(self.costs)
            self.check_room(number < MAX_COSTS)
            self.costs[cost] = number
            self.values["cost"][number] = [
                cost.doubloons,
                cost.combat,
                cost.figures,
                cost.same_goods,
                *need,
            ]
        return self.costs[cost]

    def effect_rows(self, effects: Sequence[Effect]) -> tuple[int, int]:
        rows = [self.effect_row(effect) for effect in effects]
        start = len(self.effects)
        self.effects += rows
        return start, len(rows)

    def effect_row(self, effect: Effect) -> list[int]:
        when, when_n = self.condition_of(effect.condition) if effect.condition else (NONE, 0)
        columns = {
            E_KIND: EFFECT_KINDS.index(effect.kind),
            E_LIST: self.list_of(effect.ops),
            E_TRIGGER: number_in(TRIGGERS, effect.trigger),
            E_MODIFIER: number_in(MODIFIERS, effect.modifier),
            E_OBJECT: number_in(OBJECTS, effect.object),
            E_LOCATIONS: bits(self.locations[place] for place in effect.locations),
            E_SYNERGY: number_in(SYNERGIES, effect.needs_synergy),
            E_WHEN: when,
            E_WHEN_N: when_n,
            **columns_of(effect.sort, effect.figures),
        }
        return [columns.get(column, 0) for column in range(EFFECT_WIDTH)]

    def condition_of(self, condition: Condition) -> tuple[int, int]:
        n = number_in(BARRIERS, condition.barrier) if condition.barrier else condition.n
        return CONDITIONS.index(condition.when), n

    def conditions_of(self, conditions: Sequence[Condition]) -> tuple[list[int], list[int]]:
        """What each of them waits for, and how many."""
        pairs = [self.condition_of(condition) for condition in conditions]
        return [when for when, _ in pairs], [n for _, n in pairs]

    def write_ops(self) -> None:
        self.check_room(len(self.ops) <= MAX_OPS and len(self.list_rows) <= MAX_LISTS)
        self.check_room(len(self.effects) <= MAX_EFFECTS)
        for i, row in enumerate(self.ops):
            self.values["op"][i] = row
        for i, (start, length) in enumerate(self.list_rows):
            self.values["list_start"][i] = start
            self.values["list_length"][i] = length
        for i, row in enumerate(self.effects):
            self.values["effect"][i] = row

    def check_room(self, fits: bool) -> None:
        if not fits:
            raise DataError("the figures have too many ops, costs or effects", code="data.too_many")
