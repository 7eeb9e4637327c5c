"""The figures of an effect besides its ops: each is declared here, once.

A declaration says to which kind, trigger or modifier a figure belongs, its name in the files, what
it may be, and the column of `Tables.effect` that it becomes. The checker asks for it (`forms_of`),
`figures.effects` reads it (`figures_in`), and `Printed` writes it (`columns_of`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from carrack.games.maracaibo.checks.forms import MOST, list_of
from carrack.games.maracaibo.effect_names import (
    E_COMBAT,
    E_FROM_COST,
    E_LAST,
    E_LOSES,
    E_MOST,
    E_N,
    E_PER_POINT,
    E_SECOND,
    E_THIRD,
)
from carrack.kernel.findings import Form, Test, is_bool, whole

Figures = tuple[tuple[str, Any], ...]  # by their names in the files


@dataclass(frozen=True)
class EffectFigure:
    of: str
    name: str
    test: Test
    column: int
    is_needed: bool = True


POINTS = whole(1, 7)  # of movement
FOUR_VP = list_of(whole(0, MOST), low=4, high=4)

EFFECT_FIGURES = (
    EffectFigure("discount", "n", whole(1, 15), E_N),
    # for cards with at least this printed cost
    EffectFigure("discount", "from_cost", whole(1, 15), E_FROM_COST, is_needed=False),
    EffectFigure("explore_bonus", "n", whole(1, 4), E_N),
    EffectFigure("hand_limit", "n", whole(1, 4), E_N),
    # movement points for two and for three village actions
    EffectFigure("village_thresholds", "two", POINTS, E_SECOND),
    EffectFigure("village_thresholds", "three", POINTS, E_THIRD),
    # for 0, 1, 2, 3 different village actions; the last two are played with
    EffectFigure("village_actions_end", "vp_by_different", FOUR_VP, E_SECOND),
    # of movement, at a stop in an empty village
    EffectFigure("stop_empty_village", "doubloons_per_point", whole(1, MOST), E_PER_POINT),
    EffectFigure("stop_empty_village", "most_doubloons", whole(1, MOST), E_MOST),
    EffectFigure("combat_action", "cost", whole(1, MOST), E_COMBAT),
    EffectFigure("combat_action", "last", is_bool, E_LAST, is_needed=False),
    EffectFigure("combat_action", "lose_influence", is_bool, E_LOSES, is_needed=False),
)
PLAYED_FROM = 2  # of a list of figures


def figures_for(of: str) -> list[EffectFigure]:
    return [each for each in EFFECT_FIGURES if each.of == of]


def forms_of(of: str) -> tuple[Form, Form]:
    """The figures that must be there, and those that may be."""
    needed = {each.name: each.test for each in figures_for(of) if each.is_needed}
    optional = {each.name: each.test for each in figures_for(of) if not each.is_needed}
    return needed, optional


def figures_in(of: str, entry: Mapping[str, Any]) -> Figures:
    """The figures of a checked entry, by name."""
    found = [(each.name, entry[each.name]) for each in figures_for(of) if each.name in entry]
    return tuple((name, tuple(v) if isinstance(v, list) else v) for name, v in found)


def columns_of(of: str, figures: Figures) -> dict[int, int]:
    """The numbers of `Tables.effect`, by their columns; a list fills several."""
    found: dict[int, int] = {}
    given = dict(figures)
    for each in figures_for(of):
        value = given.get(each.name, 0)
        numbers = value[PLAYED_FROM:] if isinstance(value, tuple) else (value,)
        found |= {each.column + i: int(number) for i, number in enumerate(numbers)}
    return found
