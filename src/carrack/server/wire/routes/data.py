"""Printed figures: ours to draw with and to correct, an owner's to look through."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Response
from pydantic import ConfigDict, Field, StringConstraints

import carrack
from carrack.kernel.findings import is_playable
from carrack.kernel.game import Game
from carrack.kernel.printed import differences_of, figures_of
from carrack.server.beside import beside
from carrack.server.errors import Refused
from carrack.server.people.user import User
from carrack.server.records import uploads
from carrack.server.service import Service
from carrack.server.tables import access, own_data
from carrack.server.tables.facts import OPEN
from carrack.server.tables.table import Table
from carrack.server.wire.log import language_of, texts_of
from carrack.server.wire.messages import DataInfo
from carrack.server.wire.routes.answers import (
    Answer,
    Asked,
    LanguageAsked,
    MaybePerson,
    Person,
    TheService,
    problems,
)
from carrack.server.wire.routes.records import RecordId
from carrack.server.wire.routes.tables import Key, TableId
from carrack.texts import Texts

router = APIRouter(prefix="/api", tags=["figures"])

MOST_SIGNS = 120_000  # of one file; ours have a third of it
MOST_FINDINGS = 100  # in one answer
MOST_CHANGES = 500

TitleId = Annotated[str, Path(max_length=64)]
FileName = Annotated[str, StringConstraints(min_length=1, max_length=64)]
FileText = Annotated[str, StringConstraints(max_length=MOST_SIGNS)]


class FiguresAsked(Asked):
    """Corrected files as texts by their names, or what differed when they were looked at."""

    model_config = ConfigDict(extra="forbid", str_strip_whitespace=False)  # lines are counted

    files: Annotated[dict[FileName, FileText], Field(max_length=4, default_factory=dict)]
    differs: Annotated[dict[str, Any], Field(max_length=10, default_factory=dict)]


class FindingAnswer(Answer):
    """Something wrong with the figures: an error cannot be played, a warning can."""

    severity: str
    file: str
    line: int | None
    place: str  # what it is about: the name of a card, a quarter …
    field: str
    sentence: str


class ChangeAnswer(Answer):
    """One figure that differs, in words."""

    group: str
    id: str
    place: str
    field: str
    ours: str
    yours: str


class FiguresAnswer(Answer):
    """What was found, and what differs. `differs` is what a table is opened with."""

    title: str
    playable: bool
    findings: list[FindingAnswer]
    more_findings: int = 0  # that are not told
    data: DataInfo | None = None  # nothing where all figures are ours
    differs: dict[str, Any]
    changes: list[ChangeAnswer]


# ---- a title's own ----


@router.get("/titles/{title}/figures", responses=problems(404))
async def title_figures(title: TitleId) -> dict[str, Any]:
    """All that is printed, as the page draws it."""
    game = with_figures(title)
    return await beside(lambda: drawn(game))


def with_figures(title: str) -> Game:
    """A title that has printed figures; an error for others."""
    game = carrack.load(title)
    figures_of(game)
    return game


def drawn(game: Game) -> dict[str, Any]:
    return texts_of(game.id, "en").wording.figures(game)


@router.get(
    "/titles/{title}/figures/{file}",
    response_class=Response,
    responses=problems(404)
    | {
        200: {"description": "The file.", "content": {"text/plain": {"schema": {"type": "string"}}}}
    },
)
async def title_file(title: TitleId, file: Annotated[str, Path(max_length=64)]) -> Response:
    """One of our files, to copy and correct."""
    files = figures_of(carrack.load(title)).files()
    if file not in files:
        names = " and ".join(files)
        raise Refused(f"the files of {title} are {names}", code="data.no_file", status=404)
    headers = {"Content-Disposition": f'attachment; filename="{file}"'}
    return Response(files[file], headers=headers, media_type="text/plain")


@router.post("/titles/{title}/figures", responses=problems(401, 403, 404))
async def look_through(
    service: TheService,
    person: Person,
    title: TitleId,
    asked: FiguresAsked,
    language: LanguageAsked = "en",
) -> FiguresAnswer:
    """Look corrected figures through: what is wrong with them, and what differs from ours."""
    service.limits.check("figures", person.id)
    game = with_figures(title)
    texts = texts_of(title, language_of(language))
    if asked.differs and not asked.files:
        return await beside(
            lambda: answer(own_data.game_with(title, asked.differs), [], {}, texts), who=person.id
        )
    return await beside(lambda: looked_through(game, asked.files, texts), who=person.id)


def looked_through(game: Game, files: dict[str, str], texts: Texts) -> FiguresAnswer:
    figures = figures_of(game)
    findings = figures.findings(files)
    corrected = figures.with_files(files) if is_playable(findings) else None
    return answer(corrected, findings, files, texts, game.id)


def answer(
    game: Game | None, findings: list[Any], files: dict[str, str], texts: Texts, title: str = ""
) -> FiguresAnswer:
    differs = {} if game is None else differences_of(game)
    own_data.checked_size(differs)
    changes = [] if game is None else figures_of(game).changes()
    return FiguresAnswer(
        title=title or texts.game_id,
        playable=game is not None,
        findings=[finding_answer(one, files, texts) for one in findings[:MOST_FINDINGS]],
        more_findings=max(0, len(findings) - MOST_FINDINGS),
        data=own_data.info_of(game) if game is not None and differs else None,
        differs=differs,
        changes=[change_answer(one, texts) for one in changes[:MOST_CHANGES]],
    )


def finding_answer(finding: Any, files: dict[str, str], texts: Texts) -> FindingAnswer:
    return FindingAnswer(
        severity=finding.severity,
        file=finding.file,
        line=own_data.line_of(files.get(finding.file, ""), finding.place, finding.field),
        place=texts.wording.finding_place(finding.file, finding.place),
        field=texts.wording.figure_field(finding.field),
        sentence=texts.wording.finding_sentence(finding.key, finding.words, finding.sentence),
    )


def change_answer(change: dict[str, Any], texts: Texts) -> ChangeAnswer:
    wording, field = texts.wording, change["field"]
    return ChangeAnswer(
        group=change["group"],
        id=change["place"],
        place=wording.figure_place(change["group"], change["place"]),
        field=wording.figure_field(field),
        ours=wording.figure_value(field, change["ours"]),
        yours=wording.figure_value(field, change["yours"]),
    )


# ---- of a game ----


@router.get("/tables/{table_id}/figures", responses=problems(403, 404))
async def table_figures(
    service: TheService, person: MaybePerson, table_id: TableId, key: Key = ""
) -> dict[str, Any]:
    """All that is printed at this table."""
    table = await seen_table(service, person, table_id, key)
    with_figures(table.facts.title)
    differs = own_data.differs_of(table.facts.data)
    return await beside(lambda: drawn(own_data.game_with(table.facts.title, differs)))


async def seen_table(service: Service, person: User | None, table_id: str, key: str) -> Table:
    """A table whose facts this person may know."""
    table = await service.house.table(table_id)
    known = person is not None and await access.knows(service.house, table, person, key)
    if table.facts.status != OPEN or not known:
        access.check_may_watch(table, None if person is None else person.id, key)
    return table


@router.get("/tables/{table_id}/corrections", responses=problems(403, 404))
async def table_corrections(
    service: TheService,
    person: MaybePerson,
    table_id: TableId,
    key: Key = "",
    language: LanguageAsked = "en",
) -> list[ChangeAnswer]:
    """What differs from our figures at this table, for everybody who plays or looks on."""
    table = await seen_table(service, person, table_id, key)
    texts = texts_of(table.facts.title, language_of(language))
    differs = own_data.differs_of(table.facts.data)
    game = await beside(lambda: own_data.game_with(table.facts.title, differs))
    changes = game.figures.changes() if game.figures else []
    return [change_answer(one, texts) for one in changes[:MOST_CHANGES]]


@router.get("/records/{record_id}/figures", responses=problems(404))
async def record_figures(service: TheService, record_id: RecordId) -> dict[str, Any]:
    """All that was printed in the game of a record that somebody brought."""
    _, found = await uploads.find_upload(service.database, record_id)
    with_figures(found.game.id)
    return await beside(lambda: drawn(found.game))
