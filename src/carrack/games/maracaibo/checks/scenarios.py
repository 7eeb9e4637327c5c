"""Checking scenarios.toml: the scenarios, their zones, and the campaign."""

from __future__ import annotations

from carrack.games.maracaibo.checks.forms import (
    Entry,
    entries_of,
    has_form,
    no_strays,
    table_in,
)
from carrack.games.maracaibo.checks.places import Places
from carrack.games.maracaibo.data import SCENARIOS
from carrack.games.maracaibo.figures.declared import form_of
from carrack.games.maracaibo.figures.scenarios import COLUMNS, Chapter, Scenario, Zones
from carrack.kernel.findings import Findings
from carrack.kernel.printed import Contents

FIRST_CHAPTER = 150


def check_scenarios(findings: Findings, scenarios: Contents, places: Places) -> None:
    no_strays(findings, SCENARIOS, scenarios, ("zones", "scenario", "chapter"))
    table_in(findings, SCENARIOS, scenarios, "zones", form_of(Zones, places))
    forms = form_of(Scenario, places)
    for scenario in entries_of(findings, SCENARIOS, scenarios, "scenario"):
        if has_form(scenario, *forms):
            check_modules(scenario)
            check_legacy_columns(scenario)
            check_cooperation(scenario)
            check_three_players(scenario)
    check_campaign(findings, scenarios, places)


def check_modules(scenario: Entry) -> None:
    """Uprising and Freeing always bring the resistance tile, and never each other."""
    modules = scenario.values["modules"]
    for module in ("uprising", "freeing"):
        scenario.expect(
            module not in modules or "resistance" in modules,
            "modules",
            f"{module} needs the resistance tile",
        )
    both = "uprising" in modules and "freeing" in modules
    scenario.expect(not both, "modules", "uprising and freeing do not go together")
    scoring = scenario.values["nation_scoring"]
    scenario.expect(
        scoring != ("freeing" in modules), "nation_scoring", "nations score unless freeing is used"
    )
    scenario.expect(
        "freeing" not in modules or "jean" not in scenario.values["automas"],
        "automas",
        "Jean cannot be used with freeing",
    )


def check_legacy_columns(scenario: Entry) -> None:
    """No column may bring a tile that lies there anyway, and a third tile must always be left."""
    fixed = set(scenario.values["legacy"])
    columns = scenario.values.get("legacy_columns", [])
    for column in columns:
        tiles = set(column.values())
        again = sorted(tiles & fixed)
        scenario.expect(not again, "legacy_columns", f"a column brings {again} again")
        scenario.expect(len(tiles) >= COLUMNS, "legacy_columns", "a column has too few tiles")
    cards = scenario.values["c_cards"]
    scenario.expect(
        len(cards) != 1 and cards == sorted(cards), "c_cards", "must be the first and last number"
    )


def check_cooperation(scenario: Entry) -> None:
    values = scenario.values
    is_cooperative = values["mode"] == "cooperative"
    scenario.expect(("win" in values) == is_cooperative, "win", "who plays together wins together")
    if is_cooperative:
        scenario.expect("jacques" in values["modules"], "modules", "he plays against the captains")
        luysa = "luysa_freed" in values["win"]
        scenario.expect(luysa == ("search" in values["modules"]), "win", "Luysa is for The Search")
        scenario.expect(luysa == ("ransom_doubloons" in values), "ransom_doubloons", "is for Luysa")
    counts = [markers["players"] for markers in values.get("markers_by_players", [])]
    scenario.expect(
        counts in ([], [1, 2, 3, 4]), "markers_by_players", "must be for 1, 2, 3 and 4 players"
    )


def check_three_players(scenario: Entry) -> None:
    """The one line that is certain, from an example of the expansion's rules."""
    for markers in scenario.values.get("markers_by_players", []):
        if markers["players"] == 3 and (markers["village"], markers["city"]) != (1, 2):
            scenario.warning("markers_by_players", "three captains have 1 and 2 in the rules")


# ---- campaign ----


def check_campaign(findings: Findings, scenarios: Contents, places: Places) -> None:
    forms, chapters = (
        form_of(Chapter, places),
        entries_of(findings, SCENARIOS, scenarios, "chapter"),
    )
    sound = [chapter for chapter in chapters if has_form(chapter, *forms)]
    for chapter in sound:
        check_goal(chapter)
    if sound and len(sound) == len(chapters):
        check_chapters_follow(findings, sound)


def check_goal(chapter: Entry) -> None:
    """A chapter has a goal with a cost, or it is the finale and played by a scenario's rules."""
    is_finale = "scenario" in chapter.values
    for field in ("location", "cost"):
        chapter.expect(bool(chapter.values[field]) != is_finale, field, "only finales have no goal")


def check_chapters_follow(findings: Findings, chapters: list[Entry]) -> None:
    """From the first card every chapter can be reached, and none comes again."""
    following = {
        chapter.values["card"]: (chapter.values["on_success"], chapter.values["on_failure"])
        for chapter in chapters
    }
    for chapter in chapters:
        for field in ("on_success", "on_failure"):
            card = chapter.values[field]
            # later cards have higher numbers, so the campaign comes to its end
            known = card == 0 or (card in following and card > chapter.values["card"])
            chapter.expect(known, field, f"there is no later chapter {card}")
    reached, waiting = {0}, [FIRST_CHAPTER]
    while waiting:
        card = waiting.pop()
        if card not in reached and card in following:
            reached.add(card)
            waiting += following[card]
    for chapter in chapters:
        chapter.expect(chapter.values["card"] in reached, "card", "no chapter leads to it")
