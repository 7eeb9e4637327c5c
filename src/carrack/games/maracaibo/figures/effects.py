"""What pieces have in common: conditions, effects and requirements."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from carrack.games.maracaibo.checks.ops import effects_at, is_condition
from carrack.games.maracaibo.effect_figures import Figures, figures_in
from carrack.games.maracaibo.effect_names import EFFECT_KINDS
from carrack.games.maracaibo.figures.declared import (
    MARK,
    Kind,
    figure,
    fixed,
    form_of,
    many,
    read,
    whole,
    word,
)
from carrack.games.maracaibo.names import BARRIERS, GOODS, MARKERS, NONE
from carrack.games.maracaibo.ops import MOST_SYMBOLS, NOTHING, Cost, Ops, ops_of
from carrack.kernel.errors import shown
from carrack.kernel.findings import Complaint, table_of

Names = tuple[str, ...]
Numbers = tuple[int, ...]


# ---- conditions ----


@dataclass(frozen=True)
class Condition:
    """What a career task or a card waits for: so many of something, or a barrier crossed."""

    when: str
    n: int = 0
    barrier: str = ""


def condition_of(entry: Mapping[str, Any]) -> Condition:
    return Condition(entry["when"], entry.get("n", 0), entry.get("barrier", ""))


CONDITION = Kind(fixed(is_condition).test, condition_of)


# ---- effects ----


@dataclass(frozen=True)
class Effect:
    """One effect of a card or a ship upgrade. What its kind does not need stays empty."""

    kind: str
    ops: Ops = NOTHING
    trigger: str = ""
    modifier: str = ""
    figures: Figures = ()  # declared in `effect_figures.py`
    object: str = ""  # counts as any object
    locations: Names = ()  # of the assistant, or of the stops to be made
    needs_synergy: str = ""
    condition: Condition | None = None

    @property
    def sort(self) -> str:
        """What its figures belong to: its trigger, its modifier, or its kind."""
        return self.trigger or self.modifier or self.kind

    def figure(self, name: str) -> Any:
        """A figure by its name in the files; 0 where it is not given."""
        return dict(self.figures).get(name, 0)


def kind_of(effect: Mapping[str, Any]) -> str:
    """Which of the nine kinds: the one field named like a kind."""
    return next(kind for kind in EFFECT_KINDS if kind in effect)


def effect_of(entry: Mapping[str, Any]) -> Effect:
    kind = kind_of(entry)
    if kind in ("immediate", "village_action", "endgame"):
        return Effect(kind, ops_of(entry[kind]))
    if kind == "trigger":
        return Effect(
            kind,
            ops_of(entry["do"]),
            trigger=entry["trigger"],
            figures=figures_in(entry["trigger"], entry),
        )
    return modifier_of(entry) if kind == "modifier" else inner_effect_of(kind, entry[kind])


def modifier_of(entry: Mapping[str, Any]) -> Effect:
    return Effect(
        "modifier",
        ops_of(entry.get("complete", [])),
        modifier=entry["modifier"],
        figures=figures_in(entry["modifier"], entry),
        object=entry.get("object", ""),
        locations=tuple(entry.get("locations", ())),
    )


def inner_effect_of(kind: str, inner: Mapping[str, Any]) -> Effect:
    """Kinds that bring a table of their own: combat action, assistant, and those that wait."""
    return Effect(
        kind,
        ops_of(inner["do"]),
        locations=tuple(inner.get("locations", ())),
        figures=figures_in(kind, inner),
        needs_synergy=inner.get("need", ""),
        condition=condition_of(inner) if "when" in inner else None,
    )


# Two numbers: the row that they begin at, and how many there are.
EFFECTS = Kind(
    lambda places: effects_at(places.cities, places.assistant_places),
    lambda entries: tuple(effect_of(entry) for entry in entries),
    lambda numbers, effects: numbers.effect_rows(effects),
)


# ---- requirements ----

GOODS_SHOWN = Kind(
    many(word(GOODS), 1, MOST_SYMBOLS).test,
    tuple,
    lambda numbers, goods: numbers.cost_of(Cost(goods=goods)) if goods else NONE,
)


@dataclass(frozen=True)
class Requirements:
    """What a project card asks for besides doubloons."""

    barrier: str = figure(word(BARRIERS), default="", into="card_barrier")
    return_figures: int = figure(whole(1, 8), default=0, into="card_returns")
    goods: Names = figure(GOODS_SHOWN, default=(), into="card_goods")
    figure_on_nation: bool = figure(MARK, default=False, into="card_agent")
    figure_at_combat_piles: bool = figure(MARK, default=False)
    nation_markers: int = figure(whole(1, MARKERS), default=0, into="card_markers")
    figure_for_assistant: bool = figure(MARK, default=False)

    @property
    def figures(self) -> int:
        """Figures needed from the own supply."""
        placed = (self.figure_on_nation, self.figure_at_combat_piles, self.figure_for_assistant)
        return self.return_figures + sum(placed)


def is_requirement(value: Any) -> Complaint:
    """One requirement stands in a table of its own."""
    if not isinstance(value, Mapping) or len(value) != 1:
        return f"must name one requirement, not {shown(value)}"
    return table_of({}, form_of(Requirements, None)[1])(value)  # type: ignore[arg-type]  # they name no places


def requirements_of(entries: list[Mapping[str, Any]]) -> Requirements:
    together: dict[str, Any] = {}
    for entry in entries:
        together |= entry
    return read(Requirements, together)


REQUIREMENTS = Kind(many(fixed(is_requirement), 1, 4).test, requirements_of)
NO_REQUIREMENTS = requirements_of([])
