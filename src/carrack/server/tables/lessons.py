"""A guided first game: a private table with the same deal for everybody, and hints for it.

A title's lesson is `data/lesson.toml`: seed, seats, options and hints, each with the moment it
belongs to. The texts of the hints lie with the title's other texts. A title without the file has
no lesson.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import carrack
from carrack.kernel.errors import DataError
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
class Moment:
    """When a hint is due: as soon as all that is named here holds. Nothing named: at once."""

    offered: Fields | None = None  # the learner may do something with at least these fields
    event: Fields | None = None  # something with at least these fields has been told …
    mine: bool | None = None  # … about the learner's own seat, or about another
    reached: dict[str, int] | None = None  # these numbers of the view are at least that high
    over: bool = False  # the game has ended


@dataclass(frozen=True)
class Hint:
    """One thing to learn, where on the table it lies, and perhaps what to do now."""

    id: str
    when: Moment = field(default_factory=Moment)
    show: str = ""  # places on the table; `{seat}` stands for the learner's own
    suggest: Fields | None = None  # an action with at least these fields
    rules: str = ""  # a heading of the title's rules
    early: bool = False  # whoever follows the suggestions meets it, in this order


@dataclass(frozen=True)
class Lesson:
    """The table that a newcomer learns at."""

    seed: int
    seats: list[SeatWish]
    hint: list[Hint]
    options: Fields = field(default_factory=dict)


def lesson_of(title: str) -> Lesson:
    """The lesson of a title; refused where it has none."""
    carrack.load(title)
    path = title_folder(title) / FILE
    if not path.exists():
        raise Refused(f"{title} has no lesson", code="lesson.none", status=404)
    return read_lesson(path)


def has_lesson(title: str) -> bool:
    return (title_folder(title) / FILE).exists()


@cache
def read_lesson(path: Path) -> Lesson:
    """The file, checked; DataError names what is wrong with it."""
    try:
        lesson = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Lesson)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        raise DataError(f"{path.name}: {error}", code="lesson.broken") from error
    ids = [hint.id for hint in lesson.hint]
    if len(set(ids)) < len(ids):
        raise DataError(f"{path.name}: two hints have the same id", code="lesson.broken")
    return lesson


async def open_lesson(house: House, person: User, title: str) -> Table:
    """A table for one person and bots; it begins at once, and no clock runs."""
    lesson = lesson_of(title)
    wish = Wish(
        title,
        lesson.seats,
        name=carrack.load(title).name,
        options=lesson.options,
        seed=lesson.seed,
    )
    return await open_table(house, person, wish)
