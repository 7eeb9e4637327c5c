"""Learning a title by playing it."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from carrack.server.tables.lessons import Hint, Moment, lesson_of, open_lesson
from carrack.server.wire.log import spoken_language, texts_of
from carrack.server.wire.routes.answers import Answer, Person, TheService, problems
from carrack.server.wire.routes.tables import TableAnswer, answered
from carrack.texts import Texts

router = APIRouter(prefix="/api", tags=["titles"])


class HintAnswer(Answer):
    """A hint with its words; `advice` fits only while the suggestion is legal."""

    id: str
    label: str
    text: str
    advice: str
    when: Moment
    show: str
    suggest: dict[str, Any] | None
    rules: str


class LessonAnswer(Answer):
    title: str
    language: str
    hints: list[HintAnswer]


@router.get("/titles/{title}/lesson", responses=problems(404))
async def lesson(title: str, language: str = "en") -> LessonAnswer:
    """The hints of a title's lesson, in the order in which they should be read."""
    found = lesson_of(title)
    texts = texts_of(title, spoken_language(language[:16]) or "en")
    hints = [hint_answer(texts, hint) for hint in found.hint]
    return LessonAnswer(title=title, language=texts.language, hints=hints)


def hint_answer(texts: Texts, hint: Hint) -> HintAnswer:
    said = texts.hint(hint.id)
    return HintAnswer(
        id=hint.id,
        label=said.label,
        text=said.text,
        advice=texts.advice(hint.id) if hint.suggest else "",
        when=hint.when,
        show=hint.show,
        suggest=hint.suggest,
        rules=hint.rules,
    )


@router.post("/titles/{title}/lesson", status_code=201, responses=problems(401, 403, 404, 409))
async def begin_lesson(service: TheService, person: Person, title: str) -> TableAnswer:
    """A private table with bots on the lesson's own deal. It starts at once."""
    service.limits.check("table", person.id)
    return answered(await open_lesson(service.house, person, title), person.id)
