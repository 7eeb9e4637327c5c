"""A campaign of Maracaibo in words: its chapters with their stories, and what the archive holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from carrack.games.maracaibo.texts import effects
from carrack.games.maracaibo.texts.pieces import Entries

if TYPE_CHECKING:
    from carrack.games.maracaibo.texts.wording import TitleWording

Fields = dict[str, Any]
MOMENTS = ("before", "succeeded", "failed")  # at which a chapter has something to tell


def campaign_told(words: TitleWording, archive: Mapping[str, Any], seats: int) -> Fields:
    """What a group reads about its campaign."""
    return {
        "chapter": chapter_told(words, archive["chapter"], seats),
        "length": len(archive["results"]) + chapters_left(words, archive["chapter"]),
        "tiles": [tile_told(words, tile) for tile in tiles_of(words, archive)],
        "cards": [card_told(words, number) for number in archive["story_cards"]],
        "results": [result_told(words, result) for result in archive["results"]],
    }


def chapter_told(words: TitleWording, number: int, seats: int) -> Fields | None:
    """The chapter that is played next; None behind the last one."""
    chapter = words.printed.chapters.get(number)
    if chapter is None:
        return None
    return {
        "id": number,
        "name": words.say(f"chapter-{number}"),
        "goal": goal_told(words, chapter, seats),
        "story": story_of(words, number, "before"),
    }


def goal_told(words: TitleWording, chapter: Mapping[str, Any], seats: int) -> str:
    """Where discs have to be brought; a finale is played as its scenario is."""
    if chapter["location"]:
        return effects.chapter_told(words, chapter, seats)
    return words.say(f"variant-{chapter['scenario']}.text")


def story_of(words: TitleWording, number: int, moment: str) -> str:
    """A story of our own, as one paragraph."""
    return words.say(f"chapter-{number}.{moment}").replace("\n", " ")


def chapters_left(words: TitleWording, number: int) -> int:
    """How many games are still to be played, the next one among them."""
    left: list[int] = []
    while number in words.printed.chapters and number not in left:
        left.append(number)
        number = int(words.printed.chapters[number]["on_success"])
    return len(left)


def tiles_of(words: TitleWording, archive: Mapping[str, Any]) -> list[str]:
    """The legacy tiles on the board; some come together, and only one of them is written down."""
    found: Entries = words.printed.tiles
    tiles = [*archive["legacy"], *(["L40"] if archive.get("uprising") else [])]
    both = [each for tile in tiles for each in (tile, found[tile].get("brings", ""))]
    return [tile for at, tile in enumerate(both) if tile and tile not in both[:at]]


def tile_told(words: TitleWording, tile: str) -> Fields:
    text = effects.tile_told(words, words.printed.tiles[tile])
    return {"id": tile, "name": words.tile(tile), "text": text}


def card_told(words: TitleWording, number: int) -> Fields:
    card = f"C{number}"
    return {"id": card, "name": words.card(card), "text": words.card_rule(card, {})}


def result_told(words: TitleWording, result: Mapping[str, Any]) -> Fields:
    """How a chapter ended, and what came of it."""
    number, succeeded = int(result["chapter"]), bool(result["succeeded"])
    return {
        "name": words.say(f"chapter-{number}"),
        "succeeded": succeeded,
        "story": story_of(words, number, "succeeded" if succeeded else "failed"),
        "won": list(result["won"]),
        "points": list(result["vp"]),
    }
