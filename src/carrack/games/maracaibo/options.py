"""The options: which scenario is played, against whom, and what a campaign brings along."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from carrack.games.maracaibo.figures import Chapter, Figures, Scenario
from carrack.games.maracaibo.names import FIRST_STORY_CARD, LAST_STORY_CARD, LEGACY_IDS
from carrack.kernel.errors import BadOption
from carrack.kernel.options import Choice, Number, Option, YesNo, checked

SCENARIOS = (
    "base_easy",
    "base_medium",
    "base_hard",
    "campaign",
    "unrest",
    "all_inclusive",
    "coop",
    "rescue",
)
CAMPAIGN = "campaign"
OPPONENTS = ("jacques", "jean")
MOST_LEVELS = 5
LATEST_RULINGS = 4  # 1: as games were played until 0.5; 2 and 3: on the way to 0.6
LONGEST_NAME = 40
MOST_ROWS = 64  # of a list in an archive; a campaign has six games


@dataclass(frozen=True)
class Archive(Option):
    """What a campaign carries from game to game; nothing before the first."""

    def check(self, value: Any) -> dict[str, Any] | None:
        if value is None:
            return None
        if not isinstance(value, Mapping) or set(value) - set(ARCHIVE_PARTS):
            raise self.wrong(value)
        archive = {part: value.get(part, default) for part, default in ARCHIVE_PARTS.items()}
        if not all(holds(archive[part]) for part, holds in ARCHIVE_CHECKS.items()):
            raise self.wrong(value)
        checked_archive: dict[str, Any] = copied(archive)
        return checked_archive

    def allowed(self) -> str:
        return f"nothing, or a table with the keys {', '.join(ARCHIVE_PARTS)}"

    def values(self) -> list[str]:
        return [f"{{{', '.join(ARCHIVE_PARTS)}}}"]


# What an archive holds, and what it holds before the first game; `chapter` is the card played next.
ARCHIVE_PARTS: dict[str, Any] = {
    "chapter": 150,
    "legacy": ["L1", "L4", "L30"],
    "story_cards": [],
    "uprising": False,
    "results": [],
    "names": [],
}


def are_tiles(value: Any) -> bool:
    return is_short_list(value) and all(tile in LEGACY_IDS for tile in value)


def are_story_cards(value: Any) -> bool:
    return is_short_list(value) and all(
        type(card) is int and FIRST_STORY_CARD <= card <= LAST_STORY_CARD for card in value
    )


def are_names(value: Any) -> bool:
    return is_short_list(value) and all(
        isinstance(name, str) and len(name) <= LONGEST_NAME for name in value
    )


def are_results(value: Any) -> bool:
    """One table of plain numbers, words and lists for each game that was played."""
    return is_short_list(value) and all(
        isinstance(row, Mapping) and all(is_plain(part) for part in row.values()) for row in value
    )


def is_plain(value: Any) -> bool:
    if isinstance(value, (list, tuple)):
        return is_short_list(value) and all(is_plain(part) for part in value)
    return value is None or isinstance(value, (bool, int, str))


def is_short_list(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and len(value) <= MOST_ROWS


ARCHIVE_CHECKS = {
    "chapter": lambda value: type(value) is int,
    "legacy": are_tiles,
    "story_cards": are_story_cards,
    "uprising": lambda value: type(value) is bool,
    "results": are_results,
    "names": are_names,
}


def copied(value: Any) -> Any:
    """A copy of a plain value, all the way down."""
    if isinstance(value, Mapping):
        return {str(key): copied(part) for key, part in value.items()}
    return [copied(part) for part in value] if isinstance(value, (list, tuple)) else value


OPTIONS: tuple[Option, ...] = (
    Choice("scenario", "base_easy", "table", choices=SCENARIOS),
    Choice("automa", "jacques", "table", choices=OPPONENTS),
    Number("level", 1, "table", low=1, high=MOST_LEVELS),
    YesNo("promos", False, "table"),
    YesNo("open_hands", False, "table"),
    Archive("archive", None, "table"),
    Number("rulings", LATEST_RULINGS, "table", low=1, high=LATEST_RULINGS, earlier=1),
)


def resolve(given: Mapping[str, Any], figures: Figures) -> dict[str, Any]:
    """Every option with its value; BadOption where two of them do not go together.

    >>> from carrack.games.maracaibo.data import our_data
    >>> resolve({"scenario": "coop"}, our_data().figures())["level"]
    1
    """
    options = {option.name: option.default for option in OPTIONS} | checked(OPTIONS, given)
    if options["scenario"] == CAMPAIGN and options["archive"] is None:
        options["archive"] = copied(ARCHIVE_PARTS)
    check_archive(options, figures)
    check_automa(options, figures)
    check_hands(options, figures)
    return options


def check_archive(options: dict[str, Any], figures: Figures) -> None:
    """An archive belongs to the campaign, and to one of its chapters."""
    archive = options["archive"]
    if archive is None:
        return
    if options["scenario"] != CAMPAIGN:
        raise together(f"an archive is for the campaign, not for {options['scenario']}")
    if chapter_of(archive, figures) is None:
        raise together(f"the campaign has no chapter {archive['chapter']}")


def chapter_of(archive: Mapping[str, Any], figures: Figures) -> Chapter | None:
    return next((each for each in figures.chapters if each.card == archive["chapter"]), None)


def scenario_of(options: Mapping[str, Any], figures: Figures) -> Scenario:
    """The scenario that is set up: the one chosen, or the one that a chapter asks for."""
    chapter = chapter_of(options["archive"], figures) if options["archive"] is not None else None
    wanted = chapter.scenario if chapter is not None and chapter.scenario else options["scenario"]
    return next(scenario for scenario in figures.scenarios if scenario.id == wanted)


def check_automa(options: dict[str, Any], figures: Figures) -> None:
    """Jean does not know scenarios with Freeing the Caribbean [RULING 40]; Jacques has four
    levels. The finale of a campaign takes the automa that it needs.
    """
    scenario, automa = scenario_of(options, figures), options["automa"]
    if automa not in scenario.automas and options["archive"] is None:
        raise together(f"{automa} does not play {scenario.id}")
    levels = len(figures.jacques.levels if automa == "jacques" else figures.jean.levels)
    if options["level"] > levels:
        raise together(f"{automa} has {levels} levels, there is no level {options['level']}")


def check_hands(options: dict[str, Any], figures: Figures) -> None:
    """Only captains who win together may play with open hands."""
    scenario = scenario_of(options, figures)
    if options["open_hands"] and not scenario.is_cooperative:
        raise together(f"open hands are for cooperative scenarios, not for {scenario.id}")


def together(sentence: str) -> BadOption:
    return BadOption(sentence, code="option.together")
