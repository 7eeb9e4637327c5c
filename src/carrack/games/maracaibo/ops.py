"""The list of ops: the only words in which data say what happens, and costs.

Each op is one small function of the rules. Its number is its place in `OPS`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from carrack.games.maracaibo.checks.forms import MOST, list_of
from carrack.games.maracaibo.effect_names import COUNTED
from carrack.games.maracaibo.names import GOODS, NATIONS, OBJECT_TABLES, OBJECTS, SYNERGIES
from carrack.kernel.findings import Form, Test, one_of, whole

# Name, and the fields that go with it; all of them are needed.
OPS: dict[str, tuple[str, ...]] = {
    "doubloons": ("n",),
    "vp": ("n",),
    "combat": ("n",),
    "figure": ("n",),
    "explore": ("n",),
    "influence": ("nation", "n"),
    "noble_rank": ("n",),
    "disc": ("n",),
    "disc_to_tile": (),
    "income_doubloons": ("n",),
    "income_vp": ("n",),
    "hand_limit": ("n",),
    "village_actions": ("n",),
    "synergy": ("kind",),
    "vp_per": ("per", "n"),
    "draw_object": ("table",),
    "liberate": ("where",),
    "place_marker": ("where",),
    "fight": (),
    "move_again": ("n",),
    "pay_for": ("cost", "gain"),
    "choose": ("options",),
    "sell_goods": ("good", "each"),
    "return_marker": ("doubloons",),
    "quests_on_card": ("n",),
    "city_action": ("locations", "deliver"),
    "assistant_action": (),
    "fulfil_top_quest": (),
    "fulfil_quest_here": (),
    "by_round": ("rounds",),
}
OP_NAMES = list(OPS)
# The most that an op may say, where that is less than for other figures
MOST_OF = {
    "quests_on_card": 2,
    "hand_limit": 4,
    "village_actions": 5,
    "move_again": 7,
    "noble_rank": 5,
    "explore": 12,
    "disc": 12,
}

# Nations an op may name besides the three: the player's choice, every one, the one the context is
# about, the one with the fewest locations.
ANY, EACH, SAME, FEWEST = "any", "each", "same", "fewest_locations"
PLACES = ["village", "city", "any"]

# Fields that hold a figure, and those that hold one of a list of words. In `Tables.op` stands the
# figure of an op, if it has one, and then the place of its word.
OP_FIGURES = ("n", "doubloons")
OP_WORDS: dict[str, list[str]] = {
    "nation": [*NATIONS, ANY, EACH, SAME, FEWEST],
    "kind": SYNERGIES,
    "per": COUNTED,
    "table": OBJECT_TABLES,
    "where": PLACES,
    "good": GOODS,
}

MOST_SYMBOLS = 4  # goods or objects in one cost


def paid(test: Test, none: Any = 0) -> Any:
    """A part of a cost, with what a file may say about it."""
    return dataclasses.field(default=none, metadata={"test": test})


@dataclass(frozen=True)
class Cost:
    """What is paid: figures go to the general supply, cards to the discards."""

    doubloons: int = paid(whole(1, MOST))
    combat: int = paid(whole(1, 15))
    figures: int = paid(whole(1, 8))
    goods: tuple[str, ...] = paid(list_of(one_of(GOODS), low=1, high=MOST_SYMBOLS), ())
    objects: tuple[str, ...] = paid(list_of(one_of(OBJECTS), low=1, high=MOST_SYMBOLS), ())
    any_goods: int = paid(whole(1, MOST_SYMBOLS))
    any_objects: int = paid(whole(1, MOST_SYMBOLS))
    same_goods: int = paid(whole(1, MOST_SYMBOLS))


COSTS: Form = {each.name: each.metadata["test"] for each in dataclasses.fields(Cost)}


@dataclass(frozen=True)
class Op:
    """One op. What it does not need stays empty.

    `lists` are the ops inside: what is gained, one list for each option or round, what each card
    sold brings.
    """

    name: str
    n: int = 0
    nation: str = ""
    kind: str = ""
    per: str = ""
    table: str = ""
    where: str = ""
    good: str = ""
    doubloons: int = 0
    deliver: bool = False
    locations: tuple[str, ...] = ()
    cost: Cost | None = None
    lists: tuple[Ops, ...] = ()


Ops = tuple[Op, ...]
NOTHING: Ops = ()


def cost_of(value: Mapping[str, Any]) -> Cost:
    """
    >>> cost_of({"goods": ["corn", "corn"]})
    Cost(doubloons=0, combat=0, figures=0, goods=('corn', 'corn'), objects=(), any_goods=0, \
any_objects=0, same_goods=0)
    """
    parts: dict[str, Any] = {
        name: tuple(part) if isinstance(part, list) else part for name, part in value.items()
    }
    return Cost(**parts)


def op_of(value: Mapping[str, Any]) -> Op:
    plain = {key: part for key, part in value.items() if key in PLAIN_FIELDS}
    return Op(
        name=value["op"],
        locations=tuple(value.get("locations", ())),
        cost=cost_of(value["cost"]) if "cost" in value else None,
        lists=lists_in(value),
        **plain,
    )


PLAIN_FIELDS = (*OP_FIGURES, *OP_WORDS, "deliver")


def lists_in(value: Mapping[str, Any]) -> tuple[Ops, ...]:
    for field in ("gain", "each"):
        if field in value:
            return (ops_of(value[field]),)
    for field in ("options", "rounds"):
        if field in value:
            return tuple(ops_of(part) for part in value[field])
    return ()


def ops_of(values: list[Mapping[str, Any]]) -> Ops:
    """A checked list of the data as ops.

    >>> ops_of([{"op": "explore", "n": 2}])[0].n
    2
    """
    return tuple(op_of(value) for value in values)


def numbers_in(op: Op) -> list[int]:
    """The figure of an op and the places of its words, as they stand in `Tables.op`."""
    fields = OPS[op.name]
    figures: list[int] = [getattr(op, field) for field in OP_FIGURES if field in fields]
    return figures + [OP_WORDS[f].index(getattr(op, f)) for f in OP_WORDS if f in fields]


def all_ops(ops: Ops) -> list[Op]:
    """A list of ops, and all ops inside them."""
    found = []
    for op in ops:
        found.append(op)
        for inner in op.lists:
            found += all_ops(inner)
    return found
