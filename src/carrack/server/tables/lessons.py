"""A guided first game: a private table with the same deal for everybody, and what it leads to.

A title's lessons are `data/lesson.toml`: seed, seats, options, and what a learner is led to as long
as it is legal. What is said on the way comes from the title's teacher and the table as it stands
(`guiding.py`), so it fits whatever the learner does. A title without the file has no lesson.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import carrack
from carrack.bots.teaching import Lead
from carrack.kernel.errors import DataError
from carrack.kernel.packed import is_there, read_text
from carrack.server.errors import Refused
from carrack.server.people.user import User
from carrack.server.tables.house import House
from carrack.server.tables.opening import open_table
from carrack.server.tables.table import Table
from carrack.server.tables.wishes import SeatWish, Wish
from carrack.texts.sentences import title_folder

FILE = "lesson.toml"
Fields = dict[str, Any]


@dataclass(frozen=True)
class Lesson:
    """A table that a newcomer learns at."""

    id: str
    seed: int
    seats: list[SeatWish]
    lead: list[Lead] = field(default_factory=list)
    options: Fields = field(default_factory=dict)


@dataclass(frozen=True)
class File:
    lesson: list[Lesson]


def lessons_of(title: str) -> list[Lesson]:
    """The lessons of a title; refused where it has none."""
    carrack.load(title)
    path = title_folder(title) / FILE
    if not is_there(path):
        raise Refused(f"{title} has no lesson", code="lesson.none", status=404)
    return read_lessons(path)


def lesson_of(title: str, wanted: str | None = None) -> Lesson:
    """The lesson of that name, or else the first."""
    for lesson in lessons_of(title):
        if wanted in (None, lesson.id):
            return lesson
    raise Refused(f"{title} has no lesson {wanted!r}", code="lesson.none", status=404)


def has_lesson(title: str) -> bool:
    return is_there(title_folder(title) / FILE)


@cache
def read_lessons(path: Path) -> list[Lesson]:
    """The file, checked; DataError names what is wrong with it."""
    try:
        found = msgspec.convert(tomllib.loads(read_text(path)), File).lesson
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        raise DataError(f"{path.name}: {error}", code="lesson.broken") from error
    ids, seeds = {lesson.id for lesson in found}, {lesson.seed for lesson in found}
    if min(len(ids), len(seeds)) < len(found):
        raise DataError(f"{path.name}: two lessons have the same id or seed", code="lesson.broken")
    return found


def leads_at(table: Table) -> list[Lead]:
    """What the lesson that is played at a table leads to."""
    seed = (table.header or {}).get("seed")
    if not table.lesson or not has_lesson(table.state.game.id):
        return []
    return next((one.lead for one in lessons_of(table.state.game.id) if one.seed == seed), [])


async def open_lesson(house: House, person: User, title: str, wanted: str | None = None) -> Table:
    """A table for one person and bots; it begins at once, and no clock runs."""
    lesson = lesson_of(title, wanted)
    wish = Wish(
        title,
        lesson.seats,
        name=carrack.load(title).name,
        options=lesson.options,
        seed=lesson.seed,
    )
    return await open_table(house, person, wish)
