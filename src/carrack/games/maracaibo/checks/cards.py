"""Checking cards.toml, careers.toml and homeports.toml."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from carrack.games.maracaibo.checks.ops import (
    NEVER_IN_COMBAT,
    NEVER_IN_TABLE,
    effects_at,
    is_condition,
    is_cost,
    ops_at,
    village_action_at,
)
from carrack.games.maracaibo.checks.places import Places
from carrack.games.maracaibo.checks.report import (
    MOST,
    Complaint,
    Entry,
    Form,
    Report,
    entries_of,
    exactly,
    has_form,
    is_bool,
    is_name,
    is_text,
    list_of,
    no_strays,
    one_of,
    table_in,
    table_of,
    whole,
)
from carrack.games.maracaibo.data import CARDS, CAREERS, HOME_PORTS, Contents
from carrack.games.maracaibo.names import (
    BARRIERS,
    DECK_SIZES,
    DECKS,
    FIRST_STORY_CARD,
    GOODS,
    HAND_SLOTS,
    LAST_STORY_CARD,
    MARKERS,
    NATIONS,
    OBJECTS,
    PORT_KINDS,
    PRESTIGE_BUILDINGS,
    TASKS,
)
from carrack.games.maracaibo.names import CAREERS as CAREER_COUNT
from carrack.games.maracaibo.names import HOME_PORTS as PORT_COUNT
from carrack.kernel.errors import shown

CATEGORIES = (
    *("permanent", "immediate", "income", "combat", "village", "assistant", "synergy", "endgame"),
)
FREEING_CAREERS = 4
META: Form = {
    **{f"count_{deck}": exactly(size) for deck, size in DECK_SIZES.items()},
    "count_prestige": exactly(PRESTIGE_BUILDINGS),
    "hand_start": exactly(4),
    "plan_start": exactly(1),
    "deal": exactly(8),
    "display": exactly(4),
    "b_cards_per_game": whole(1, DECK_SIZES["B"] + DECK_SIZES["U"]),
    "hand_limit": whole(1, HAND_SLOTS),
    "planning_slots": exactly(3),
}
REQUIREMENTS: Form = {
    "barrier": one_of(BARRIERS),
    "return_figures": whole(1, 8),
    "goods": list_of(one_of(GOODS), low=1, high=4),
    "figure_on_nation": exactly(True),
    "figure_at_combat_piles": exactly(True),
    "nation_markers": whole(1, MARKERS),
    "figure_for_assistant": exactly(True),
}


def object_table(ops: Any) -> Form:
    return dict.fromkeys(OBJECTS, ops)


def check_object_tables(
    report: Report, file: str, contents: Contents, names: tuple[str, ...], places: Places
) -> None:
    """For every object a reward; drawing again would never end."""
    tables = contents.get("object_table")
    form = object_table(ops_at(places.cities, NEVER_IN_TABLE))
    tables = tables if isinstance(tables, dict) else {}
    for name in names:
        table_in(report, file, tables, name, form, f"object_table/{name}")
    for name in tables:
        if name not in names:
            report.error(file, "", "object_table", f"the rules know no table {shown(name)}")


# ---- project cards and prestige buildings ----


def is_requirement(value: Any) -> Complaint:
    if not isinstance(value, Mapping) or len(value) != 1:
        return f"must name one requirement, not {shown(value)}"
    return table_of({}, REQUIREMENTS)(value)


def check_cards(report: Report, cards: Contents, places: Places) -> None:
    no_strays(report, CARDS, cards, ("meta", "object_table", "project", "prestige"))
    table_in(report, CARDS, cards, "meta", META, "cards/meta")
    check_object_tables(report, CARDS, cards, ("card",), places)
    check_projects(report, cards, places)
    form: Form = {
        "id": is_name,
        "name": is_text,
        "cost": whole(0, MOST),
        "vp": whole(0, MOST),
        "figures": exactly(1),
        "endgame": ops_at(places.cities),
        "text": is_text,
    }
    for building in entries_of(report, CARDS, cards, "prestige"):
        has_form(building, form, {"promo": is_bool, "freeing_recommended": is_bool})


def check_projects(report: Report, cards: Contents, places: Places) -> None:
    form: Form = {
        "id": is_name,
        "deck": one_of(DECKS),
        "name": is_text,
        "cost": whole(0, 30),
        "vp": whole(0, 30),
        "good": one_of(GOODS),
        "object": one_of(OBJECTS),
        "categories": list_of(one_of(CATEGORIES), differ=True),
        "effects": effects_at(places.cities, places.assistant_places),
        "text": is_text,
    }
    optional: Form = {
        "number": whole(FIRST_STORY_CARD, LAST_STORY_CARD),
        "requires": list_of(is_requirement, low=1, high=4),
    }
    projects = entries_of(report, CARDS, cards, "project")
    sound = [project for project in projects if has_form(project, form, optional)]
    for project in sound:
        check_project(project)
    if len(sound) == sum(DECK_SIZES.values()):
        check_decks(report, [project.values for project in sound])


def check_project(card: Entry) -> None:
    """The id tells the deck and the number of a story card; a placed figure must be required."""
    values, required = card.values, requirements(card.values)
    card.expect(values["deck"] == card.id[0], "deck", f"by its id it belongs to {card.id[0]}")
    number = card.id.lstrip("C0") if values["deck"] == "C" else ""
    card.expect(
        str(values.get("number", "")) == number, "number", f"its number must be {number or 'none'}"
    )
    kinds = {kind for effect in values["effects"] for kind in effect}
    names = [effect.get("trigger") or effect.get("modifier") for effect in values["effects"]]
    figures = {
        "figure_for_assistant": "assistant" in kinds,
        "figure_on_nation": "any_fight_for_linked_nation" in names,
        "figure_at_combat_piles": "combat_draw_two" in names,
    }
    for requirement, is_used in figures.items():
        card.expect(
            (requirement in required) == is_used,
            "requires",
            f"{requirement} and the effects do not go together",
        )


def requirements(card: Mapping[str, Any]) -> list[str]:
    return [name for requirement in card.get("requires", []) for name in requirement]


def check_decks(report: Report, cards: list[Mapping[str, Any]]) -> None:
    """Goods and objects are spread over the decks; half-way through a list they need not be."""
    for deck in "AB":
        for field, words in (("good", GOODS), ("object", OBJECTS)):
            counts = Counter(card[field] for card in cards if card["deck"] == deck)
            if 2 * min(counts[word] for word in words) < max(counts.values()):
                sentence = f"deck {deck} shows some {field}s twice as often as others"
                report.warning(CARDS, "", field, f"{sentence}: {dict(counts)}")


# ---- careers ----


def check_careers(report: Report, careers: Contents, places: Places) -> None:
    ops = ops_at(places.cities)
    no_strays(report, CAREERS, careers, ("meta", "career"))
    meta: Form = {
        "count": exactly(CAREER_COUNT),
        "deal": exactly(2),
        "keep": exactly(1),
        "figures_on_card": exactly(TASKS),
    }
    table_in(report, CAREERS, careers, "meta", meta, "careers/meta")
    form: Form = {
        "id": is_name,
        "name": is_text,
        "freeing": is_bool,
        "expansion": is_bool,
        "tasks": list_of(is_condition, low=TASKS, high=TASKS),
        "task_reward": ops,
        "task_figure": exactly(1),
        "complete_reward": ops,
        "text": is_text,
    }
    entries = entries_of(report, CAREERS, careers, "career")
    sound = [career for career in entries if has_form(career, form)]
    marked = [career for career in sound if career.values["freeing"]]
    if len(sound) == CAREER_COUNT and len(marked) != FREEING_CAREERS:
        sentence = f"{len(marked)} careers are for Freeing the Caribbean, not {FREEING_CAREERS}"
        report.error(CAREERS, "", "freeing", sentence)
    for career in marked:
        for task in career.values["tasks"]:
            career.expect(
                not task["when"].startswith("influence"),
                "tasks",
                "without influence it cannot be fulfilled in Freeing the Caribbean",
            )


# ---- home ports ----

NEEDS_NATION = ("combat_action", "stop_owned")


def ongoing_forms(places: Places) -> dict[str, Form]:
    ops = {"do": ops_at(places.cities)}
    nation: Form = {"nation": one_of(NATIONS)}
    combat = {"do": ops_at(places.cities, NEVER_IN_COMBAT), "cost": whole(1, MOST)}
    return {
        "city_replace_delivery": {**ops},
        "village_action": {
            "do": village_action_at(tuple(places.cities)),
            "repeatable": exactly(True),
        },
        "income": {**ops},
        "combat_action": {**combat, **nation},
        "stop_owned": {**ops, **nation},
        "extra_village_action": {"n": whole(1, 3)},
        "after_delivery": {**ops},
    }


def check_home_ports(report: Report, ports: Contents, places: Places) -> None:
    ops, forms = ops_at(places.cities), ongoing_forms(places)
    no_strays(report, HOME_PORTS, ports, ("meta", "home_port"))
    meta: Form = {
        "count": exactly(PORT_COUNT),
        "deal": exactly(3),
        "keep": exactly(1),
        "discs": exactly(2),
        "face_down_bonus": ops,
    }
    table_in(report, HOME_PORTS, ports, "meta", meta, "homeports/meta")

    def is_ongoing(value: Any) -> Complaint:
        kind = value.get("kind") if isinstance(value, Mapping) else None
        if not isinstance(kind, str) or kind not in PORT_KINDS:
            return f"is of the unknown kind {shown(kind)}"
        return table_of({"kind": one_of(PORT_KINDS), **forms.get(kind, {})})(value)

    form: Form = {
        "id": is_name,
        "name": is_text,
        "immediate_cost": is_cost,
        "immediate_gain": ops,
        "immediate_text": is_text,
        "ongoing": is_ongoing,
        "text": is_text,
    }
    optional: Form = {"nation": one_of(NATIONS), "freeing_recommended": is_bool}
    entries = entries_of(report, HOME_PORTS, ports, "home_port")
    for port in [entry for entry in entries if has_form(entry, form, optional)]:
        nation = port.values["ongoing"].get("nation")
        port.expect(port.values.get("nation") == nation, "nation", f"its effect is about {nation}")
