"""Learning a title by playing it."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from carrack import load
from carrack.server.tables.lessons import Lesson, lessons_of, open_lesson
from carrack.server.wire.log import spoken_language, texts_of
from carrack.server.wire.routes.answers import Answer, Asked, Person, TheService, problems
from carrack.server.wire.routes.tables import TableAnswer, answered
from carrack.texts import Texts

router = APIRouter(prefix="/api", tags=["titles"])


class LessonAnswer(Answer):
    """A lesson by the variant that it plays."""

    id: str
    variant: str
    label: str


class LessonsAnswer(Answer):
    title: str
    language: str
    lessons: list[LessonAnswer]


class LessonAsked(Asked):
    lesson: Annotated[str | None, Field(max_length=40)] = None  # null: the first


@router.get("/titles/{title}/lesson", responses=problems(404))
async def lessons(title: str, language: str = "en") -> LessonsAnswer:
    """The lessons of a title, the one for newcomers first."""
    found = lessons_of(title)
    texts = texts_of(title, spoken_language(language[:16]) or "en")
    told = [lesson_answer(texts, title, lesson) for lesson in found]
    return LessonsAnswer(title=title, language=texts.language, lessons=told)


def lesson_answer(texts: Texts, title: str, lesson: Lesson) -> LessonAnswer:
    variant = str(lesson.options.get(load(title).preset_option, ""))
    label = texts.variant(variant).label if variant else ""
    return LessonAnswer(id=lesson.id, variant=variant, label=label)


@router.post("/titles/{title}/lesson", status_code=201, responses=problems(401, 403, 404, 409))
async def begin_lesson(
    service: TheService, person: Person, title: str, asked: LessonAsked | None = None
) -> TableAnswer:
    """A private table with bots on the lesson's own deal. It starts at once."""
    service.limits.check("table", person.id)
    wanted = None if asked is None else asked.lesson
    return answered(await open_lesson(service.house, person, title, wanted), person.id)
