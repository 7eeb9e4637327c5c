"""Checking cards.toml, careers.toml and homeports.toml."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from carrack.games.maracaibo.checks.forms import (
    Entry,
    entries_of,
    has_form,
    no_strays,
    table_in,
)
from carrack.games.maracaibo.checks.places import Places
from carrack.games.maracaibo.data import CARDS, CAREERS, HOME_PORTS
from carrack.games.maracaibo.figures.cards import (
    CardsMeta,
    Career,
    CareersMeta,
    HomePort,
    HomePortsMeta,
    PrestigeBuilding,
    ProjectCard,
)
from carrack.games.maracaibo.figures.declared import form_of
from carrack.games.maracaibo.figures.tiles import ObjectTable
from carrack.games.maracaibo.names import CAREERS as CAREER_COUNT
from carrack.games.maracaibo.names import (
    DECK_SIZES,
    GOODS,
    OBJECTS,
)
from carrack.kernel.errors import shown
from carrack.kernel.findings import Findings
from carrack.kernel.printed import Contents

FREEING_CAREERS = 4


def check_object_tables(
    findings: Findings, file: str, contents: Contents, names: tuple[str, ...], places: Places
) -> None:
    """For every object a reward."""
    tables = contents.get("object_table")
    tables = tables if isinstance(tables, dict) else {}
    for name in names:
        table_in(findings, file, tables, name, form_of(ObjectTable, places), f"object_table/{name}")
    for name in tables:
        if name not in names:
            findings.error(file, "", "object_table", f"the rules know no table {shown(name)}")


# ---- project cards and prestige buildings ----


def check_cards(findings: Findings, cards: Contents, places: Places) -> None:
    no_strays(findings, CARDS, cards, ("meta", "object_table", "project", "prestige"))
    table_in(findings, CARDS, cards, "meta", form_of(CardsMeta, places), "cards/meta")
    check_object_tables(findings, CARDS, cards, ("card",), places)
    check_projects(findings, cards, places)
    for building in entries_of(findings, CARDS, cards, "prestige"):
        has_form(building, *form_of(PrestigeBuilding, places))


def check_projects(findings: Findings, cards: Contents, places: Places) -> None:
    forms = form_of(ProjectCard, places)
    projects = entries_of(findings, CARDS, cards, "project")
    sound = [project for project in projects if has_form(project, *forms)]
    for project in sound:
        check_project(project)
    if len(sound) == sum(DECK_SIZES.values()):
        check_decks(findings, [project.values for project in sound])


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


def check_decks(findings: Findings, cards: list[Mapping[str, Any]]) -> None:
    """Goods and objects are spread over the decks; half-way through a list they need not be."""
    for deck in "AB":
        for field, words in (("good", GOODS), ("object", OBJECTS)):
            counts = Counter(card[field] for card in cards if card["deck"] == deck)
            if 2 * min(counts[word] for word in words) < max(counts.values()):
                sentence = f"deck {deck} shows some {field}s twice as often as others"
                findings.warning(CARDS, "", field, f"{sentence}: {dict(counts)}")


# ---- careers ----


def check_careers(findings: Findings, careers: Contents, places: Places) -> None:
    no_strays(findings, CAREERS, careers, ("meta", "career"))
    table_in(findings, CAREERS, careers, "meta", form_of(CareersMeta, places), "careers/meta")
    forms = form_of(Career, places)
    entries = entries_of(findings, CAREERS, careers, "career")
    sound = [career for career in entries if has_form(career, *forms)]
    marked = [career for career in sound if career.values["freeing"]]
    if len(sound) == CAREER_COUNT and len(marked) != FREEING_CAREERS:
        sentence = f"{len(marked)} careers are for Freeing the Caribbean, not {FREEING_CAREERS}"
        findings.error(CAREERS, "", "freeing", sentence)
    for career in marked:
        for task in career.values["tasks"]:
            career.expect(
                not task["when"].startswith("influence"),
                "tasks",
                "without influence it cannot be fulfilled in Freeing the Caribbean",
            )


# ---- home ports ----


def check_home_ports(findings: Findings, ports: Contents, places: Places) -> None:
    no_strays(findings, HOME_PORTS, ports, ("meta", "home_port"))
    table_in(findings, HOME_PORTS, ports, "meta", form_of(HomePortsMeta, places), "homeports/meta")
    forms = form_of(HomePort, places)
    entries = entries_of(findings, HOME_PORTS, ports, "home_port")
    for port in [entry for entry in entries if has_form(entry, *forms)]:
        nation = port.values["ongoing"].get("nation")
        port.expect(port.values.get("nation") == nation, "nation", f"its effect is about {nation}")
