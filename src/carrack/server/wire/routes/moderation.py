"""What moderators see and do: reports, people, tables, and a log of it all."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Response
from pydantic import Field

from carrack.server.errors import Refused
from carrack.server.operate import bugs
from carrack.server.operate.bugs import Bug
from carrack.server.operate.moderating import Operator, Report
from carrack.server.operate.operator import LONGEST_REASON, Deed, Desk, TableLine
from carrack.server.people.user import User
from carrack.server.wire.routes.answers import Answer, Asked, Person, TheService, problems
from carrack.server.wire.routes.tables import TableId

router = APIRouter(prefix="/api/moderation", tags=["moderation"])

LINES = "application/x-ndjson"
MOST_DEEDS = 200
PersonId = Annotated[str, Path(pattern=r"^[0-9a-z]{1,32}$")]
BugId = Annotated[str, Path(pattern=r"^[0-9a-z]{1,32}$")]
ReportNumber = Annotated[int, Path(ge=1, le=2**31 - 1)]
Done = Annotated[bool, Query()]


def moderator(person: Person) -> User:
    if not person.moderator:
        raise Refused("only moderators may", code="moderation.not_you", status=403)
    return person


Moderator = Annotated[User, Depends(moderator)]


def desk_of(service: TheService, who: Moderator) -> Desk:
    return Desk(service.database, Operator(service.people, who))


TheDesk = Annotated[Desk, Depends(desk_of)]


class BugView(Answer):
    view: dict[str, Any] | None  # what the person saw; null before the deal


class PersonLine(Answer):
    id: str
    kind: str
    name: str
    muted: bool
    banned: bool
    moderator: bool
    created: int


class OnAsked(Asked):
    on: bool


class ReasonAsked(Asked):
    reason: Annotated[str, Field(min_length=1, max_length=LONGEST_REASON)]


@router.get("/reports", responses=problems(401, 403))
async def reports(desk: TheDesk, done: Done = False) -> list[Report]:
    """What was reported about people, the oldest first."""
    return await desk.people.reports(done)


@router.post("/reports/{number}/done", status_code=204, responses=problems(401, 403, 404))
async def report_done(number: ReportNumber, desk: TheDesk) -> None:
    """Note that a report was dealt with."""
    await desk.people.close_report(number)


@router.get("/bugs", responses=problems(401, 403))
async def bug_list(desk: TheDesk, done: Done = False) -> list[Bug]:
    """What was found wrong at tables, the oldest first."""
    return await bugs.listed(desk.database, done)


@router.get("/bugs/{bug_id}/view", responses=problems(401, 403, 404))
async def bug_view(bug_id: BugId, desk: TheDesk) -> BugView:
    """What the person saw, who sent it along; not for somebody who plays against them."""
    bug = await bugs.one(desk.database, bug_id)
    if bug.by_id != desk.people.own_id:
        await desk.check_is_no_player(bug.table_id)
    return BugView(view=await bugs.view_of(desk.database, bug_id))


@router.get(
    "/bugs/{bug_id}/record",
    response_class=Response,
    responses=problems(401, 403, 404, 409)
    | {200: {"content": {LINES: {"schema": {"type": "string"}}}}},
)
async def bug_record(bug_id: BugId, desk: TheDesk) -> Response:
    """The record up to there, once the game is over."""
    text = await bugs.record_text(desk.database, desk.journal, bug_id)
    return Response(text, media_type=LINES)


@router.post("/bugs/{bug_id}/done", status_code=204, responses=problems(401, 403, 404))
async def bug_done(bug_id: BugId, desk: TheDesk) -> None:
    """Note that it was dealt with."""
    await bugs.close(desk.database, bug_id)
    await desk.people.note("close bug", bug_id, "")


@router.get("/people", responses=problems(401, 403))
async def people(
    desk: TheDesk, name: Annotated[str | None, Query(min_length=1, max_length=40)] = None
) -> list[PersonLine]:
    """Whoever has this in their name; without one whoever is muted or banned."""
    found = await (desk.people.marked() if name is None else desk.people.find(name))
    return [PersonLine.model_validate(one, from_attributes=True) for one in found]


@router.put("/people/{person_id}/{what}", responses=problems(401, 403, 404, 409, 415))
async def mute_or_ban(
    person_id: PersonId, what: Literal["mute", "ban"], asked: OnAsked, desk: TheDesk, who: Moderator
) -> PersonLine:
    """Whoever is muted says nothing; whoever is banned is refused everything."""
    about = await desk.people.person(person_id)
    if about.id == who.id or about.moderator:
        raise Refused("not another moderator, nor oneself", code="moderation.equal", status=403)
    do = desk.people.mute if what == "mute" else desk.people.ban
    changed = await do(about.id, asked.on)
    return PersonLine.model_validate(changed, from_attributes=True)


@router.get("/tables", responses=problems(401, 403, 422))
async def tables(
    desk: TheDesk, status: Annotated[str | None, Query(max_length=16)] = None
) -> list[TableLine]:
    """Tables, those that changed last first."""
    return await desk.tables(status)


@router.post(
    "/tables/{table_id}/close", status_code=204, responses=problems(401, 403, 404, 409, 415)
)
async def close_table(table_id: TableId, asked: ReasonAsked, desk: TheDesk) -> None:
    """End a table for good; everybody there reads the reason. Not one's own game."""
    await desk.check_is_no_player(table_id)
    await desk.close_table(table_id, asked.reason)


@router.get("/log", responses=problems(401, 403))
async def deeds(desk: TheDesk) -> list[Deed]:
    """What operators and moderators did, the latest first."""
    return await desk.audit(MOST_DEEDS)
