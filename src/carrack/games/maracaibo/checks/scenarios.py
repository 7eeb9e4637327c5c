"""Checking scenarios.toml: the scenarios, their zones, and the campaign."""

from __future__ import annotations

from carrack.games.maracaibo.checks.ops import is_cost_or_empty, ops_at
from carrack.games.maracaibo.checks.places import Places
from carrack.games.maracaibo.checks.report import (
    MOST,
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
from carrack.games.maracaibo.data import SCENARIOS, Contents
from carrack.games.maracaibo.names import (
    AUTOMAS,
    FIRST_STORY_CARD,
    LAST_STORY_CARD,
    MARKERS,
    MODULES,
    NATIONS,
    OBJECTS,
    WIN_CONDITIONS,
)

COLUMNS = 3
FIRST_CHAPTER = 150
story_card = whole(FIRST_STORY_CARD, LAST_STORY_CARD)


def check_scenarios(report: Report, scenarios: Contents, places: Places) -> None:
    no_strays(report, SCENARIOS, scenarios, ("zones", "scenario", "chapter"))
    zone = list_of(one_of(places.assistant_places), low=1, differ=True)
    table_in(report, SCENARIOS, scenarios, "zones", dict.fromkeys(NATIONS, zone))
    needed, optional = scenario_forms(places)
    for scenario in entries_of(report, SCENARIOS, scenarios, "scenario"):
        if has_form(scenario, needed, optional):
            check_modules(scenario)
            check_legacy_columns(scenario)
            check_cooperation(scenario)
            check_three_players(scenario)
    check_campaign(report, scenarios, places)


def scenario_forms(places: Places) -> tuple[Form, Form]:
    quest_places = list_of(one_of(places.assistant_places), differ=True)
    tiles = list_of(one_of(places.legacy), differ=True)
    needed: Form = {
        "id": is_name,
        "card": whole(1, 999),
        "name": is_text,
        "mode": one_of(("competitive", "cooperative")),
        "players": list_of(whole(1, 4), low=1, high=4, differ=True),
        "modules": list_of(one_of(MODULES), differ=True),
        "legacy": tiles,
        "c_cards": list_of(story_card, high=2),
        "quests": table_of(
            dict.fromkeys(("initial", "initial_4p", "refill", "refill_4p"), quest_places)
        ),
        "nation_scoring": is_bool,
        "automas": list_of(one_of(AUTOMAS), low=1, differ=True),
    }
    optional: Form = {
        "campaign_card": whole(1, 999),
        "optional_modules": list_of(one_of(MODULES), differ=True),
        "legacy_columns": list_of(
            table_of(dict.fromkeys(OBJECTS, one_of(places.legacy))), low=COLUMNS, high=COLUMNS
        ),
        "markers": table_of({"per_location": whole(1, MARKERS), "zones": exactly(True)}),
        "markers_by_players": list_of(table_of(MARKERS_BY_PLAYERS), low=4, high=4),
        "new_markers_per_nation": list_of(whole(0, MARKERS), low=4, high=4),
        "win": list_of(one_of(WIN_CONDITIONS), low=1, differ=True),
        "ransom_doubloons": whole(1, MOST),
    }
    return needed, optional


MARKERS_BY_PLAYERS: Form = {
    "players": whole(1, 4),
    "villages_per_zone": whole(0, 6),
    "village": whole(0, MARKERS),
    "city": whole(0, MARKERS),
}


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


def check_campaign(report: Report, scenarios: Contents, places: Places) -> None:
    tiles = list_of(one_of(places.legacy), differ=True)
    chapters = entries_of(report, SCENARIOS, scenarios, "chapter")
    needed: Form = {
        "card": whole(1, 999),
        "title": is_text,
        "location": one_of(["", *places.assistant_places]),
        "cost": is_cost_or_empty,
        "reward": ops_at(places.cities),
        "need_by_players": list_of(whole(0, 24), low=4, high=4),
        "on_success": whole(0, 999),
        "on_failure": whole(0, 999),
        "add_on_success": tiles,
        "add_on_failure": tiles,
        "c_cards": list_of(story_card, differ=True),
    }
    optional: Form = {"scenario": one_of(places.scenarios), "remove_legacy": tiles}
    sound = [chapter for chapter in chapters if has_form(chapter, needed, optional)]
    for chapter in sound:
        check_goal(chapter)
    if sound and len(sound) == len(chapters):
        check_chapters_follow(report, sound)


def check_goal(chapter: Entry) -> None:
    """A chapter has a goal with a cost, or it is the finale and played by a scenario's rules."""
    is_finale = "scenario" in chapter.values
    for field in ("location", "cost"):
        chapter.expect(bool(chapter.values[field]) != is_finale, field, "only finales have no goal")


def check_chapters_follow(report: Report, chapters: list[Entry]) -> None:
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
