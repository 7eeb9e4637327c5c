"""Afterwards: replays, logs, statistics and records of tables, and of records that people bring."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Annotated, Any, Literal, NamedTuple

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from carrack.kernel.errors import BadRecord
from carrack.kernel.fairness import checked_commitment
from carrack.kernel.printed import differences_of
from carrack.server.beside import beside
from carrack.server.errors import Refused
from carrack.server.people.user import User
from carrack.server.records import analyzing, recording, replays, retelling, uploads
from carrack.server.records.analyzing import AnalysisShown
from carrack.server.records.replays import Replay, shelf
from carrack.server.records.retelling import HandsShown, LogEntry, StepShown
from carrack.server.records.statistics import Statistics, passed
from carrack.server.records.uploads import Upload
from carrack.server.service import Service
from carrack.server.storage.database import now
from carrack.server.tables import access, own_data
from carrack.server.tables.facts import ASIDE, Viewer
from carrack.server.tables.loading import stored_table
from carrack.server.tables.table import Table
from carrack.server.wire.limits import address
from carrack.server.wire.log import language_of, names_in, spoken_language
from carrack.server.wire.messages import DataInfo
from carrack.server.wire.routes.answers import (
    Answer,
    LanguageAsked,
    MaybePerson,
    Person,
    TheService,
    problems,
)
from carrack.server.wire.routes.tables import Key, TableId, allowed_viewer
from carrack.server.wire.security import LARGEST_RECORD


def not_too_often(service: TheService, request: Request) -> None:
    """Replaying takes time that the tables need, too."""
    service.limits.check("replay", address(request.scope))


router = APIRouter(prefix="/api", tags=["records"], dependencies=[Depends(not_too_often)])

ALL = "all"
LINES = "application/x-ndjson"

RecordId = Annotated[str, Path(pattern=r"^[0-9a-z]{1,32}$")]
SeatAsked = Annotated[str | None, Query(pattern=r"^([0-9]|all)$", examples=["0", ALL])]
OneSeat = Annotated[int | None, Query(ge=0, le=9)]
StepAsked = Annotated[int, Query(ge=0, le=1_000_000)]
After = Annotated[int, Query(ge=-1, le=1_000_000)]


LINES_FOUND: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "The record: JSON lines, as `carrack replay` reads them.",
        "content": {LINES: {"schema": {"type": "string"}}},
    }
}
LINES_SENT = {
    "requestBody": {
        "required": True,
        "description": "The record: JSON lines, as `/record` gives them.",
        "content": {
            kind: {"schema": {"type": "string", "maxLength": LARGEST_RECORD}}
            for kind in (LINES, "text/plain")
        },
    }
}


class UploadAnswer(Answer):
    """A record that somebody brought; whoever knows its id may look at it."""

    id: str
    title: str
    players: list[str]
    created: int


class UploadedAnswer(UploadAnswer):
    rows: int
    over: bool  # played to its end
    options: dict[str, Any]
    data: DataInfo | None = None  # corrected figures


class FairnessAnswer(Answer):
    """Whether the luck of a game was chosen before it began. The key is told when it is over."""

    state: Literal["none", "running", "fair", "unfair"]
    commitment: str | None = None
    key: str | None = None
    removed: int = 0  # names that people took back since


class AnalysisAnswer(Answer):
    """A game looked at again, or how far that is."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    done: int = 0  # choices that are judged …
    of: int = 0  # … and all
    ahead: int = 0  # games that come before it
    analysis: AnalysisShown | None = None


def lines(text: str | bytes, title: str, name: str) -> Response:
    """A download under a name that every system takes."""
    safe = re.sub(r"[^a-z0-9_-]", "", f"{title}-{name}".lower())
    headers = {"Content-Disposition": f'attachment; filename="{safe}.jsonl"'}
    return Response(text, headers=headers, media_type=LINES)


# ---- tables ----


async def watched(service: Service, person: User | None, table_id: str, key: str) -> Table:
    """A table that this person may look at."""
    table = await service.house.table(table_id)
    access.check_may_watch(table, None if person is None else person.id, key)
    return table


async def table_replay(service: Service, table: Table) -> Replay:
    """The game of a table that is over."""
    replays.check_over(table)
    found = shelf.get(table.id)
    if found is None:
        journal = await service.journal.rows(table.id)
        found = await beside(lambda: replays.table_game(table.id, journal))
        shelf.put(table.id, found)
    return found


@router.get(
    "/tables/{table_id}/record",
    response_class=Response,
    responses=problems(403, 404, 409) | LINES_FOUND,
)
async def table_record(
    service: TheService, person: MaybePerson, table_id: TableId, key: Key = ""
) -> Response:
    """The record of a game that is over, with its key: to keep, to replay, to check, to study."""
    table = await watched(service, person, table_id, key)
    replays.check_over(table)
    journal = await service.journal.rows(table_id)  # names may have changed since it was kept
    text = await beside(lambda: recording.record_of(journal).text())
    return lines(text, table.facts.title, table_id)


@router.get("/tables/{table_id}/replay", responses=problems(403, 404, 409))
async def table_step(
    service: TheService,
    person: MaybePerson,
    table_id: TableId,
    step: StepAsked = 0,
    seat: SeatAsked = None,
    key: Key = "",
    language: LanguageAsked = None,
) -> StepShown:
    """One step of a game.

    While it runs: of one's own seat or for a spectator, by the numbers of that stream. Once it is
    over: from any seat or `all` of them, decision by decision; 0 is the deal.
    """
    table = await watched(service, person, table_id, key)
    spoken = spoken_language(language)
    if table.facts.tells_all:
        found = await table_replay(service, table)
        viewer, names = seat_number(seat), names_in(table, spoken)
        you = is_own(table, person, viewer)
        return await beside(lambda: found.step(step, viewer, names, spoken, seat == ALL, you))
    if seat == ALL:
        raise Refused("the game is not over yet", code="record.running")
    viewer = await stream_viewer(table, person, seat_number(seat), key)
    stored = await stored_table(service.house.database, table_id)
    journal = await service.journal.rows(table_id)
    return await beside(lambda: retelling.stream_step(stored, journal, viewer, step, spoken))


def is_own(table: Table, person: User | None, seat: Viewer) -> bool:
    """Whether somebody looks through a seat of their own."""
    return person is not None and seat in table.seats_of(person.id)


def seat_number(seat: str | None) -> Viewer:
    return None if seat is None or seat == ALL else int(seat)


async def stream_viewer(table: Table, person: User | None, seat: Viewer, key: str) -> Viewer:
    """Whose stream may be told: any once the game is over, before that one's own."""
    if table.facts.status == ASIDE:
        raise Refused("the table was set aside", code="table.aside")
    if not table.facts.tells_all:
        return allowed_viewer(table, None if person is None else person.id, seat, key)
    if seat is not None:
        table.check_seat(seat)
    return seat


class LogAsked(NamedTuple):
    """Whose log, from where, in which language, and with which key of the table."""

    seat: int | None
    after: int
    language: str
    key: str


def log_asked(
    seat: OneSeat = None, after: After = -1, language: LanguageAsked = "en", key: Key = ""
) -> LogAsked:
    return LogAsked(seat, after, language_of(language), key)


TheLog = Annotated[LogAsked, Depends(log_asked)]


@router.get("/tables/{table_id}/log", responses=problems(403, 404, 409))
async def table_log(
    service: TheService, person: MaybePerson, table_id: TableId, asked: TheLog
) -> list[LogEntry]:
    """A viewer's stream in words, at most 500 steps behind the number `after`."""
    table = await watched(service, person, table_id, asked.key)
    viewer = await stream_viewer(table, person, asked.seat, asked.key)
    stored = await stored_table(service.house.database, table_id)
    journal = await service.journal.rows(table_id)
    you = is_own(table, person, viewer)
    return await beside(
        lambda: retelling.stream_log(stored, journal, viewer, asked.after, asked.language, you)
    )


@router.get("/tables/{table_id}/replay/log", responses=problems(403, 404, 409))
async def table_replay_log(
    service: TheService, person: MaybePerson, table_id: TableId, asked: TheLog
) -> list[LogEntry]:
    """The steps of the replay in words, at most 500 behind the step `after`."""
    table = await watched(service, person, table_id, asked.key)
    if not table.facts.tells_all:
        return await table_log(service, person, table_id, asked)
    found = await table_replay(service, table)
    names, you = names_in(table, asked.language), is_own(table, person, asked.seat)
    return await beside(lambda: found.log(asked.seat, names, asked.after, asked.language, you))


@router.get("/tables/{table_id}/delayed", responses=problems(403, 404, 409))
async def table_hands(
    service: TheService,
    person: MaybePerson,
    table_id: TableId,
    seat: Annotated[int, Query(ge=0, le=9)] = 0,
    key: Key = "",
) -> HandsShown:
    """What a seat saw some time ago, where the table shows hands to spectators that much later."""
    table = await watched(service, person, table_id, key)
    until = now() - access.hands_delay(table, None if person is None else person.id) * 1000
    stored = await stored_table(service.house.database, table_id)
    journal = await service.journal.rows(table_id)
    stored.check_seat(seat)
    return await beside(lambda: retelling.hands_then(stored, journal, seat, until))


@router.get("/tables/{table_id}/statistics", responses=problems(403, 404, 409))
async def table_statistics(
    service: TheService,
    person: MaybePerson,
    table_id: TableId,
    key: Key = "",
    language: LanguageAsked = "en",
) -> Statistics:
    """Statistics of a game that is over: points by source and round, moves, times, its story."""
    table = await watched(service, person, table_id, key)
    found = await table_replay(service, table)
    spoken = language_of(language)
    statistics = await beside(lambda: found.statistics(names_in(table, spoken), spoken))
    duration = passed(table.facts.started, table.facts.ended)
    return replace(statistics, result=table.facts.result, duration=duration)


# ---- fair play ----


def fairness_of(found: Replay) -> FairnessAnswer:
    """A game that is over, and replayed already, compared with what was said at its start."""
    header = found.record.header
    commitment, key = header.get("commitment"), header.get("key")
    try:
        if checked_commitment(header) is None:
            return FairnessAnswer(state="none")
    except BadRecord:
        return FairnessAnswer(state="unfair", commitment=commitment, key=key)
    removed = sum(not seal["salt"] for seal in header["seals"])
    return FairnessAnswer(state="fair", commitment=commitment, key=key, removed=removed)


@router.get("/tables/{table_id}/fairness", responses=problems(403, 404, 409))
async def table_fairness(
    service: TheService, person: MaybePerson, table_id: TableId, key: Key = ""
) -> FairnessAnswer:
    """What everybody was told at the start about the luck of the game, and once it is over the key
    and whether both fit: every card and die of the record came from it.
    """
    table = await watched(service, person, table_id, key)
    if table.is_playing and table.commitment is not None:
        return FairnessAnswer(state="running", commitment=table.commitment)
    if table.is_playing:
        return FairnessAnswer(state="none")
    return fairness_of(await table_replay(service, table))


# ---- looked at again by a bot ----


async def analysis_of(
    service: Service, game_id: str, replay: Replay, names: list[str], language: str | None
) -> AnalysisAnswer:
    """What is known of a game, by the steps of its replay, or how far it is."""
    found = await service.analyst.found(game_id)
    if found is not None:
        spoken = language_of(language)
        told = await beside(lambda: analyzing.shown(found, replay, names, spoken))
        return AnalysisAnswer(state="done", analysis=told)
    work = service.analyst.works.get(game_id)
    if work is None or work.failed:
        return AnalysisAnswer(state="none" if work is None else "failed")
    if work.of == 0:
        return AnalysisAnswer(state="waiting", ahead=service.analyst.ahead_of(game_id))
    return AnalysisAnswer(state="running", done=work.done, of=work.of)


async def begin_analysis(service: Service, person: User, game_id: str, found: Replay) -> None:
    """Put the game in line, unless it stands there or is known already."""
    analyst = service.analyst
    if not analyst.is_in_line(game_id) and await analyst.found(game_id) is None:
        service.limits.check("analysis", person.id)
        analyst.begin(game_id, found, person.id)


@router.get("/tables/{table_id}/analysis", responses=problems(403, 404, 409))
async def table_analysis(
    service: TheService,
    person: MaybePerson,
    table_id: TableId,
    key: Key = "",
    language: LanguageAsked = "en",
) -> AnalysisAnswer:
    """What a strong bot would have done in a game that is over, and who stood how well when."""
    table = await watched(service, person, table_id, key)
    replays.check_over(table)
    names = names_in(table, spoken_language(language))
    return await analysis_of(service, table_id, await table_replay(service, table), names, language)


@router.post("/tables/{table_id}/analysis", status_code=202, responses=problems(401, 403, 404, 409))
async def analyze_table(
    service: TheService, person: Person, table_id: TableId, key: Key = ""
) -> AnalysisAnswer:
    """Let a bot look at the game; it is done once, and asking again tells how far it is."""
    table = await watched(service, person, table_id, key)
    found = await table_replay(service, table)
    await begin_analysis(service, person, table_id, found)
    return await analysis_of(service, table_id, found, names_in(table, "en"), None)


# ---- records that people bring ----


@router.post(
    "/records",
    status_code=201,
    responses=problems(401, 403, 409, 415),
    openapi_extra=LINES_SENT,
)
async def upload(service: TheService, person: Person, request: Request) -> UploadedAnswer:
    """Bring a record to look at; it is kept if it replays from its first row to its last."""
    service.limits.check("upload", person.id)
    content = await request.body()
    found = await beside(lambda: uploads.checked_upload(content), who=person.id)
    kept = await uploads.store_upload(service.database, person.id, content, found)
    return uploaded(kept, found)


def uploaded(kept: Upload, found: Replay) -> UploadedAnswer:
    return UploadedAnswer(
        id=kept.id,
        title=kept.title,
        players=kept.players,
        created=kept.created,
        rows=found.rows,
        over=found.last.is_over,
        options=found.record.header["options"],
        data=own_data.info_of(found.game) if differences_of(found.game) else None,
    )


@router.get("/records", responses=problems(401, 403))
async def my_uploads(service: TheService, person: Person) -> list[UploadAnswer]:
    """What one has brought oneself, the newest first."""
    found = await uploads.uploads_of(service.database, person.id)
    return [
        UploadAnswer(id=one.id, title=one.title, players=one.players, created=one.created)
        for one in found
    ]


@router.get("/records/{record_id}", responses=problems(404))
async def get_upload(service: TheService, record_id: RecordId) -> UploadedAnswer:
    return uploaded(*await uploads.find_upload(service.database, record_id))


@router.delete("/records/{record_id}", status_code=204, responses=problems(401, 403, 404))
async def delete_upload(service: TheService, person: Person, record_id: RecordId) -> None:
    await uploads.delete_upload(service.database, person.id, record_id)


@router.get(
    "/records/{record_id}/record", response_class=Response, responses=problems(404) | LINES_FOUND
)
async def upload_record(service: TheService, record_id: RecordId) -> Response:
    """The lines of an uploaded record, byte by byte as they came."""
    content = await uploads.upload_content(service.database, record_id)
    return lines(content, "record", record_id)


@router.get("/records/{record_id}/replay", responses=problems(404))
async def upload_step(
    service: TheService,
    record_id: RecordId,
    step: StepAsked = 0,
    seat: SeatAsked = None,
    language: LanguageAsked = None,
) -> StepShown:
    """One step, from any seat or `all` of them, decision by decision; 0 is the deal."""
    kept, found = await uploads.find_upload(service.database, record_id)
    viewer, spoken = seat_number(seat), spoken_language(language)
    return await beside(lambda: found.step(step, viewer, kept.players, spoken, seat == ALL, False))


@router.get("/records/{record_id}/log", responses=problems(404))
async def upload_log(
    service: TheService,
    record_id: RecordId,
    seat: OneSeat = None,
    after: After = -1,
    language: LanguageAsked = "en",
) -> list[LogEntry]:
    """The game in words, at most 500 steps behind the step `after`."""
    kept, found = await uploads.find_upload(service.database, record_id)
    spoken = language_of(language)
    return await beside(lambda: found.log(seat, kept.players, after, spoken, False))


@router.get("/records/{record_id}/statistics", responses=problems(404))
async def upload_statistics(
    service: TheService, record_id: RecordId, language: LanguageAsked = "en"
) -> Statistics:
    kept, found = await uploads.find_upload(service.database, record_id)
    spoken = language_of(language)
    return await beside(lambda: found.statistics(kept.players, spoken))


@router.get("/records/{record_id}/fairness", responses=problems(404))
async def upload_fairness(service: TheService, record_id: RecordId) -> FairnessAnswer:
    """What an uploaded record reveals of its key and its commitment."""
    _, found = await uploads.find_upload(service.database, record_id)
    return fairness_of(found)


@router.get("/records/{record_id}/analysis", responses=problems(404))
async def upload_analysis(
    service: TheService, record_id: RecordId, language: LanguageAsked = "en"
) -> AnalysisAnswer:
    """The analysis of an uploaded record, or how far it has come."""
    kept, found = await uploads.find_upload(service.database, record_id)
    return await analysis_of(service, record_id, found, kept.players, language)


@router.post(
    "/records/{record_id}/analysis", status_code=202, responses=problems(401, 403, 404, 409)
)
async def analyze_upload(
    service: TheService, person: Person, record_id: RecordId
) -> AnalysisAnswer:
    kept, found = await uploads.find_upload(service.database, record_id)
    await begin_analysis(service, person, record_id, found)
    return await analysis_of(service, record_id, found, kept.players, None)
