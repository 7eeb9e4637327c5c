"""Checking ops, costs and effects: `ops.py` of the title has the only vocabulary."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from carrack.games.maracaibo.checks.forms import MOST, list_of
from carrack.games.maracaibo.effect_figures import forms_of
from carrack.games.maracaibo.effect_names import CONDITIONS, EFFECT_KINDS, MODIFIERS, TRIGGERS
from carrack.games.maracaibo.names import BARRIERS, OBJECTS, SYNERGIES
from carrack.games.maracaibo.ops import COSTS, MOST_OF, OP_FIGURES, OP_WORDS, OPS
from carrack.kernel.errors import shown
from carrack.kernel.findings import Complaint, Form, Test, is_bool, one_of, table_of, whole

MOST_OPS = 8  # in one list
DEEPEST = 3  # lists inside lists
MOST_OPTIONS = 5

# Ops that would never come to an end inside themselves
NEVER_IN_VILLAGE_ACTION = (
    *("village_actions", "move_again", "fight", "assistant_action", "city_action"),
    *("quests_on_card", "disc_to_tile"),
)
NEVER_IN_ASSISTANT = ("assistant_action",)
NEVER_IN_COMBAT = ("fight",)
NEVER_IN_TABLE = ("draw_object",)  # drawing again would never end


def ops_at(locations: Iterable[str], without: tuple[str, ...] = ()) -> Test:
    """A list of ops; cities they name must be among the locations."""
    places = tuple(locations)

    def test(value: Any) -> Complaint:
        return complaint_about_ops(value, places, without, DEEPEST)

    return test


def complaint_about_ops(
    value: Any, places: tuple[str, ...], without: tuple[str, ...], depth: int
) -> Complaint:
    if not isinstance(value, list) or len(value) > MOST_OPS:
        return f"must be a list of at most {MOST_OPS} ops, not {shown(value)}"
    if depth == 0:
        return f"holds lists of ops more than {DEEPEST} deep"
    for op in value:
        complaint = complaint_about_op(op, places, without, depth)
        if complaint:
            return complaint
    return None


def complaint_about_op(
    op: Any, places: tuple[str, ...], without: tuple[str, ...], depth: int
) -> Complaint:
    """An op that nobody knows is refused by its name."""
    if not isinstance(op, Mapping) or "op" not in op:
        return f"holds {shown(op)}, which is no op"
    name = op["op"]
    if not isinstance(name, str) or name not in OPS:
        return f"holds the unknown op {shown(name)}"
    if name in without:
        return f"holds the op {name!r}, which would never end here"

    def is_ops(value: Any) -> Complaint:
        return complaint_about_ops(value, places, without, depth - 1)

    tests = field_tests(name, places, is_ops)
    form: Form = {"op": one_of(OPS), **{field: tests[field] for field in OPS[name]}}
    complaint = table_of(form)(op)
    return f"holds the op {name!r} that {complaint}" if complaint else None


def field_tests(name: str, places: tuple[str, ...], is_ops: Test) -> Form:
    """What each field of an op may be."""
    return {
        **{field: one_of(words) for field, words in OP_WORDS.items()},
        **{field: whole(1, MOST_OF.get(name, MOST)) for field in OP_FIGURES},
        "cost": is_cost,
        "gain": is_ops,
        "options": list_of(is_ops, low=2, high=MOST_OPTIONS),
        "each": is_ops,
        "locations": list_of(one_of(places), low=2, high=2, differ=True),
        "deliver": is_bool,
        "rounds": list_of(is_ops, low=4, high=4),
    }


# ---- costs ----


def is_cost(value: Any) -> Complaint:
    if not isinstance(value, Mapping) or not value:
        return f"must name what is paid, such as {{ doubloons = 2 }}, not {shown(value)}"
    for name in value:
        if name not in COSTS:
            return f"names the unknown cost {shown(name)}"
    return table_of({}, COSTS)(value)


def is_cost_or_empty(value: Any) -> Complaint:
    return None if value == {} else is_cost(value)


# ---- conditions ----


def is_condition(value: Any, more: Form | None = None) -> Complaint:
    """Whether this is a condition: so many of something, or a barrier crossed."""
    if isinstance(value, Mapping) and value.get("when") == "barrier":
        return table_of({"when": one_of(["barrier"]), "barrier": one_of(BARRIERS), **(more or {})})(
            value
        )
    return table_of({"when": one_of(CONDITIONS), "n": whole(1, MOST), **(more or {})})(value)


# ---- effects ----


def effects_at(cities: Iterable[str], assistant_places: Iterable[str]) -> Test:
    """A list of effects of a card or an upgrade."""
    forms = effect_forms(tuple(cities), tuple(assistant_places))

    def test(value: Any) -> Complaint:
        if not isinstance(value, Mapping):
            return f"must be a table, not {shown(value)}"
        kinds = [kind for kind in EFFECT_KINDS if kind in value]
        if len(kinds) != 1:
            return f"must be of one kind out of {', '.join(EFFECT_KINDS)}, not {shown(value)}"
        return forms[kinds[0]](value)

    return list_of(test, high=4)


def effect_forms(cities: tuple[str, ...], assistant_places: tuple[str, ...]) -> dict[str, Test]:
    plain = ops_at(cities)
    assistant = ops_at(cities, NEVER_IN_ASSISTANT)
    where = list_of(one_of(assistant_places), low=1, high=2, differ=True)
    in_combat = ops_at(cities, NEVER_IN_COMBAT)
    needed, optional = forms_of("combat_action")
    combat = table_of({"do": in_combat, **needed}, optional)
    bonus = table_of({"need": one_of(SYNERGIES), "do": plain})

    def waiting(value: Any) -> Complaint:
        return is_condition(value, {"do": plain})

    return {
        "immediate": table_of({"immediate": plain}),
        "trigger": trigger_at(cities),
        "modifier": modifier_at(cities, assistant_places),
        "combat_action": table_of({"combat_action": combat}),
        "village_action": table_of({"village_action": village_action_at(cities)}),
        "assistant": table_of({"assistant": table_of({"locations": where, "do": assistant})}),
        "income_condition": table_of({"income_condition": waiting}),
        "synergy_bonus": table_of({"synergy_bonus": bonus}),
        "endgame": table_of({"endgame": plain}),
    }


def trigger_at(cities: tuple[str, ...]) -> Test:
    def test(value: Any) -> Complaint:
        name = value["trigger"]
        if not isinstance(name, str) or name not in TRIGGERS:
            return f"names the unknown trigger {shown(name)}"
        without: tuple[str, ...] = NEVER_IN_COMBAT if name.startswith("combat") else ()
        if name == "village_actions_end":
            without = NEVER_IN_VILLAGE_ACTION
        form: Form = {"trigger": one_of(TRIGGERS), "do": ops_at(cities, without)}
        return table_of(form | forms_of(name)[0])(value)

    return test


def village_action_at(cities: tuple[str, ...]) -> Test:
    """Every village action of a card costs something; a free one could be repeated for ever."""
    inner = ops_at(cities, NEVER_IN_VILLAGE_ACTION)

    def test(value: Any) -> Complaint:
        complaint = inner(value)
        if complaint or (value and all(op["op"] == "pay_for" for op in value)):
            return complaint
        return "must consist of the op 'pay_for'"

    return test


def modifier_at(cities: tuple[str, ...], stops: tuple[str, ...]) -> Test:
    forms: dict[str, Form] = {
        "object_wild": {"object": one_of(OBJECTS)},
        "stops_card": {
            "locations": list_of(one_of(stops), low=1, high=4, differ=True),
            "complete": ops_at(cities),
        },
    }

    def test(value: Any) -> Complaint:
        name = value["modifier"]
        if not isinstance(name, str) or name not in MODIFIERS:
            return f"names the unknown modifier {shown(name)}"
        needed, optional = forms_of(name)
        form = {"modifier": one_of(MODIFIERS), **forms.get(name, {}), **needed}
        return table_of(form, optional)(value)

    return test
