"""The campaign: what one game leaves for the next. The chapters are goals; what is told
around them are stories of our own, in the texts. [RULING 47]
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carrack.games.maracaibo.data import Data
from carrack.games.maracaibo.figures import Chapter, Figures, Scenario
from carrack.games.maracaibo.names import OVER
from carrack.games.maracaibo.options import CAMPAIGN, chapter_of
from carrack.kernel.campaign import Campaign

FINISHED = 0  # the chapter after the last one


# ---- before a game ----


def scenario_of(chapter: Chapter, figures: Figures) -> Scenario:
    wanted = chapter.scenario or CAMPAIGN
    return next(scenario for scenario in figures.scenarios if scenario.id == wanted)


def additions(archive: Mapping[str, Any], figures: Figures) -> tuple[str, ...]:
    """From the second game on Uprising and Resistance may be added for the rest of the campaign.

    A finale with Freeing the Caribbean has its own way to fight the nations.
    """
    chapter = chapter_of(archive, figures)
    if chapter is None or not archive["results"] or archive["uprising"]:
        return ()
    return () if "freeing" in scenario_of(chapter, figures).modules else ("uprising",)


def chapter_options(archive: Mapping[str, Any], seats: int, figures: Figures) -> tuple[str, ...]:
    """What is chosen before the next game: an automa plays against a single captain, Jacques in a
    rescue against all of them, and only captains who win together may show their cards.
    """
    chapter = chapter_of(archive, figures)
    if chapter is None:
        return ()
    scenario = scenario_of(chapter, figures)
    alone = seats == 1
    fits = {
        "automa": alone and len(scenario.automas) > 1 and "jacques" not in scenario.modules,
        "level": alone or "jacques" in scenario.modules,
        "open_hands": scenario.is_cooperative and not alone,
        "promos": True,
    }
    return tuple(name for name, is_asked in fits.items() if is_asked)


# ---- behind a game ----


def archive_after(
    figures: Figures, options: Mapping[str, Any], seats: int, table: Mapping[str, Any]
) -> dict[str, Any] | None:
    """The archive for the next game; None outside a campaign and before the end of a game."""
    before = options["archive"]
    if before is None or table["phase"] != OVER:
        return None
    chapter = chapter_of(before, figures)
    assert chapter is not None
    succeeded = has_succeeded(chapter, seats, table)
    added = chapter.add_on_success if succeeded else chapter.add_on_failure
    tiles = [tile for tile in before["legacy"] if tile not in chapter.remove_legacy]
    return {
        "chapter": chapter.on_success if succeeded else chapter.on_failure,
        "legacy": with_new(tiles, added),
        "story_cards": with_new(before["story_cards"], chapter.story_cards),
        "uprising": before["uprising"],
        "results": [*before["results"], result_of(chapter, seats, table, succeeded)],
        "names": list(before["names"]),
    }


def has_succeeded(chapter: Chapter, seats: int, table: Mapping[str, Any]) -> bool:
    """Enough discs of all captains together; a finale is won as its scenario is."""
    if chapter.location:
        discs: int = sum(table["chapter_discs"][:seats])
        return discs >= chapter.need_by_players[seats - 1]
    return 1 in table["final_places"][:seats]


def with_new(old: list[Any], new: tuple[Any, ...]) -> list[Any]:
    return [*old, *(each for each in new if each not in old)]


def result_of(
    chapter: Chapter, seats: int, table: Mapping[str, Any], succeeded: bool
) -> dict[str, Any]:
    """One game of the campaign: who won it, and whether the chapter's goal was reached."""
    return {
        "chapter": chapter.card,
        "succeeded": succeeded,
        "won": [seat for seat in range(seats) if table["final_places"][seat] == 1],
        "vp": list(table["final_vp"][:seats]),
    }


def standing(archive: Mapping[str, Any], seats: int) -> list[tuple[int, int]]:
    """Chapters won and VP of all games for each seat: the first decides, then the second.

    >>> standing({"results": [{"won": [1], "vp": [80, 90]}, {"won": [0], "vp": [70, 60]}]}, 2)
    [(1, 150), (1, 150)]
    """
    played = archive["results"]
    return [
        (
            sum(seat in game["won"] for game in played),
            sum(game["vp"][seat] for game in played if seat < len(game["vp"])),
        )
        for seat in range(seats)
    ]


# ---- what the title offers ----


class MaracaiboCampaign(Campaign):
    """Seven chapters, played with these figures."""

    def __init__(self, data: Data) -> None:
        self.data = data

    def additions(self, archive: Mapping[str, Any]) -> tuple[str, ...]:
        return additions(archive, self.data.figures())

    def chapter_options(self, archive: Mapping[str, Any], seats: int) -> tuple[str, ...]:
        return chapter_options(archive, seats, self.data.figures())

    def standing(self, archive: Mapping[str, Any], seats: int) -> list[tuple[int, int]]:
        return standing(archive, seats)
