"""The sixteen options of a table, each with what is usual."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from carrack.kernel.options import Choice, Option, YesNo, checked

WALL_ORDERS = ("random_start_clockwise", "random")


@dataclass(frozen=True)
class WallOrder(Option):
    """How the discs are stacked at the start: at random, or as given, first seat first."""

    def check(self, value: Any) -> Any:
        if isinstance(value, str) and value in WALL_ORDERS:
            return value
        if not isinstance(value, (list, tuple)) or any(type(seat) is not int for seat in value):
            raise self.wrong(value)
        if sorted(value) != list(range(len(value))):
            raise self.wrong(value)
        return list(value)

    def allowed(self) -> str:
        return "'random_start_clockwise', 'random', or a list of all seats, the first on top"

    def values(self) -> list[str]:
        return [*map(repr, WALL_ORDERS), "[0, 1, …]"]

    def described(self) -> dict[str, Any]:
        return {**super().described(), "choices": list(WALL_ORDERS)}


OPTIONS: tuple[Option, ...] = (
    YesNo("delivery_requires_entry", False, "table"),
    Choice("tribute_basis", "six_cards", "table", choices=("six_cards", "offer")),
    WallOrder("initial_wall_order", "random_start_clockwise", "table"),
    Choice("master_dice", 1, "expert", choices=(1, 2)),
    Choice("explorer_dice", 1, "expert", choices=(1, 2)),
    Choice("when_cards", "once", "expert", choices=("once", "each")),
    Choice("discount_limit", "once", "expert", choices=("once", "each")),
    YesNo("tower_on_last_space", True, "expert"),
    YesNo("beggar_ties", True, "expert"),
    YesNo("monastery_ties", True, "expert"),
    Choice("captain_points", 1, "expert", choices=(1, 2)),
    Choice("scribe_scope", "card", "expert", choices=("card", "type")),
    Choice("office_rate", "flat", "expert", choices=("flat",)),
    Choice(
        "councilman_mode",
        "three_of_a_type",
        "expert",
        choices=("three_of_a_type", "per_type_if_three_types", "once_if_three_types"),
    ),
    YesNo("palace_counts_abbot", False, "expert"),
    # Before there was this option, second uses were counted for the whole type.
    Choice(
        "scribe_second_use",
        "one_card",
        "expert",
        choices=("one_card", "any_card"),
        earlier="any_card",
    ),
)


def resolve(given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value.

    >>> resolve({"captain_points": 2})["captain_points"]
    2
    """
    return {option.name: option.default for option in OPTIONS} | checked(OPTIONS, given)
