"""Tournaments, leagues and ladders: the list, one of them, what people do, and what hosts do."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import JSONResponse, Response
from sqlalchemy import and_, case, or_, select

from carrack.contests import exports
from carrack.contests.contest import OVER
from carrack.contests.rules import TIES, rules_of
from carrack.server.contests import chat, host, invitations
from carrack.server.contests.book import Held
from carrack.server.errors import Refused
from carrack.server.people.names import clean_name, printable
from carrack.server.people.user import User
from carrack.server.service import Service
from carrack.server.storage import schema
from carrack.server.storage.database import now
from carrack.server.tables.chat import CONTROL
from carrack.server.wire.limits import address
from carrack.server.wire.log import language_of
from carrack.server.wire.routes.answers import (
    A_LIST,
    LanguageAsked,
    MaybePerson,
    Person,
    TheService,
    problems,
)
from carrack.server.wire.routes.contest_forms import (
    ChallengeAsked,
    ChatAnswer,
    ContestAnswer,
    ContestAsked,
    EntryAsked,
    LineAsked,
    ListedContest,
    PlayerAsked,
    ResultAsked,
)
from carrack.server.wire.routes.contest_told import answered, line, names_of
from carrack.server.wire.routes.tables import InviteAsked, Key

router = APIRouter(prefix="/api", tags=["contests"])
contests, players = schema.contests, schema.contest_players
invited = schema.contest_invitations

ContestId = Annotated[str, Path(min_length=1, max_length=32)]
TEXT: dict[str, Any] = {"schema": {"type": "string"}}
EXPORTED: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "The standings, or all rows.",
        "content": {"application/json": {"schema": {}}, "text/csv": TEXT, "text/plain": TEXT},
    }
}
UNCHANGED: dict[int | str, dict[str, Any]] = {304: {"description": "Nothing has changed."}}
TOLD: dict[str, Any] = {
    "response_model": ContestAnswer,
    "responses": problems(401, 403, 404, 409),
}
Before = Annotated[int, Query(ge=0, le=10**14)]  # ms since 1970
RECENT = 14 * 24 * 3600 * 1000  # ms that what is over stays in the list
LISTED = 100


async def seen(service: Service, person: User | None, contest_id: str, key: str) -> Held:
    held = await service.book.contest(contest_id)
    held.check_knows(None if person is None else person.id, key)
    return held


# ---- lists ----


@router.get("/contests", dependencies=[A_LIST], responses=problems())
async def listed(
    service: TheService, person: MaybePerson, before: Before = 0
) -> list[ListedContest]:
    """What is open, running, or over since two weeks at most: public ones, and one's own. With
    `before` the archive: those that were over then, the newest first.
    """
    user_id = "" if person is None else person.id
    c = contests.c
    mine = select(players.c.contest_id).where(players.c.user_id == user_id)
    asked = select(invited.c.contest_id).where(invited.c.user_id == user_id, ~invited.c.answered)
    own = or_(c.owner_id == user_id, c.id.in_(mine), c.id.in_(asked))
    mine_first = case((own, 0), else_=1)
    recent = or_(c.status != OVER, c.changed > now() - RECENT)
    when = and_(c.status == OVER, c.changed < before) if before else recent
    wanted = select(c.id).where(and_(when, or_(c.public, own)))
    async with service.database.read() as connection:
        ids = list(
            await connection.scalars(
                wanted.order_by(*([] if before else [mine_first]), c.changed.desc()).limit(LISTED)
            )
        )
    found = [await service.book.contest(one) for one in ids]
    names = await service.people.names(one.facts["owner_id"] for one in found)
    return [line(one, user_id, names.get(one.facts["owner_id"], "")) for one in found]


# ---- what people do ----


@router.post("/contests", status_code=201, **TOLD)
async def open_contest(
    request: Request,
    service: TheService,
    person: Person,
    asked: ContestAsked,
    language: LanguageAsked = None,
) -> Response:
    """Open a tournament, a league or a ladder."""
    service.limits.check("contest_here", address(request.scope))
    service.limits.check("table", person.id)
    given = {name: value for name, value in asked.rules.model_dump().items() if value is not None}
    if not set(given.get("ties", TIES)) <= set(TIES):
        raise Refused(f"'ties' are some of {', '.join(TIES)}", code="contest.rules", status=422)
    wish = host.Wish(
        asked.title,
        rules_of(given),
        clean_name(asked.name) if asked.name else person.name,
        asked.options,
        asked.clock.model_dump() if asked.clock else {},
        asked.public,
        asked.rated,
        asked.bots,
        asked.joins,
    )
    held = await host.open_contest(service.book, person, wish)
    return await answered(service, held, person, language, status=201)


@router.get(
    "/contests/{contest_id}",
    response_model=ContestAnswer,
    responses=problems(401, 403, 404) | UNCHANGED,
)
async def get_contest(
    request: Request,
    service: TheService,
    person: MaybePerson,
    contest_id: ContestId,
    key: Key = "",
    language: LanguageAsked = None,
) -> Response:
    """A tournament with its standings, rounds and chat; 304 to whoever has this answer and sends
    its ETag as If-None-Match.
    """
    held = await seen(service, person, contest_id, key)
    known = request.headers.get("if-none-match", "")
    return await answered(service, held, person, language, known)


@router.get(
    "/contests/{contest_id}/export",
    response_class=Response,
    dependencies=[A_LIST],
    responses=problems(401, 403, 404, 409) | EXPORTED,
)
async def export(
    service: TheService,
    person: MaybePerson,
    contest_id: ContestId,
    form: Literal["json", "csv", "trf", "rows"] = "json",
    key: Key = "",
    language: LanguageAsked = None,
) -> Response:
    """The standings for other programs; `rows` is all that ever happened."""
    held = await seen(service, person, contest_id, key)
    names = names_of(held, language_of(language))
    headers = {"Content-Disposition": f'attachment; filename="{held.id}.{form}"'}
    if form == "json":
        return JSONResponse(exports.as_json(held.contest, names), headers=headers)
    if form == "rows":
        hidden = [one.number for one in held.contest.rounds if held.contest.hides(one)]
        told = await service.book.rows(held.id)
        kept = [
            row
            for row in told
            if row["body"].get("places") is None or row["body"]["round"] not in hidden
        ]
        return JSONResponse(kept, headers=headers)
    if form == "trf" and not exports.fits_trf(held.contest):
        raise Refused("a TRF file tells of two at a table", code="contest.trf")
    if form == "trf":
        text = exports.as_trf(held.contest, names, held.facts["name"])
    else:
        text = exports.as_csv(held.contest, names)
    return Response(text, headers=headers, media_type="text/csv" if form == "csv" else "text/plain")


@router.post("/contests/{contest_id}/join", **TOLD)
async def join(
    service: TheService,
    person: Person,
    contest_id: ContestId,
    asked: EntryAsked,
    language: LanguageAsked = None,
) -> Response:
    service.limits.check("contest", person.id)
    held = await host.join(service.book, person, contest_id, asked.key, asked.team)
    return await answered(service, held, person, language)


@router.delete(
    "/contests/{contest_id}/invitation", status_code=204, responses=problems(401, 403, 404)
)
async def decline(service: TheService, person: Person, contest_id: ContestId) -> None:
    """Whoever was invited by name does not come."""
    await invitations.decline(service.book, person, contest_id)


@router.post("/contests/{contest_id}/leave", **TOLD)
async def leave(
    service: TheService, person: Person, contest_id: ContestId, language: LanguageAsked = None
) -> Response:
    """Withdraw. A game under way goes on; a bot plays it for whoever does not come."""
    service.limits.check("contest", person.id)
    held = await host.changes(service.book, person, contest_id, "leave")
    return await answered(service, held, person, language)


@router.post("/contests/{contest_id}/away", **TOLD)
async def away(
    service: TheService, person: Person, contest_id: ContestId, language: LanguageAsked = None
) -> Response:
    """Not in the next rounds, until one is back."""
    service.limits.check("contest", person.id)
    held = await host.changes(service.book, person, contest_id, "away")
    return await answered(service, held, person, language)


@router.post("/contests/{contest_id}/back", **TOLD)
async def back(
    service: TheService, person: Person, contest_id: ContestId, language: LanguageAsked = None
) -> Response:
    service.limits.check("contest", person.id)
    held = await host.changes(service.book, person, contest_id, "back")
    return await answered(service, held, person, language)


@router.post("/contests/{contest_id}/challenge", **TOLD)
async def challenge(
    service: TheService,
    person: Person,
    contest_id: ContestId,
    asked: ChallengeAsked,
    language: LanguageAsked = None,
) -> Response:
    """On a ladder: play against somebody who stands above."""
    service.limits.check("table", person.id)
    held = await host.challenge(service.book, person, contest_id, asked.to)
    return await answered(service, held, person, language)


@router.post("/contests/{contest_id}/chat", status_code=201, responses=problems(401, 403, 404))
async def say(
    service: TheService, person: Person, contest_id: ContestId, asked: LineAsked, key: Key = ""
) -> ChatAnswer:
    """Say something to all who read the page of the tournament."""
    service.limits.check("chat", person.id)
    held = await seen(service, person, contest_id, key)
    if person.muted:
        raise Refused("the operator has muted you", code="chat.muted", status=403)
    text, time = said(asked.text), now()
    number = await chat.add(service.database, held.id, person, text, time)
    return ChatAnswer(
        id=number, person=person.id, name=person.name, text=text, time=time, yours=True
    )


def said(text: str) -> str:
    """What somebody wrote, in one line without signs that turn the text around."""
    line = printable(text.translate(CONTROL)).strip()
    if not line:
        raise Refused("there is nothing to say", code="chat.empty", status=422)
    return line


# ---- what hosts do ----


@router.post("/contests/{contest_id}/host/{what}", **TOLD)
async def hosts(
    service: TheService,
    person: Person,
    contest_id: ContestId,
    what: Literal["start", "pause", "resume", "finish"],
    language: LanguageAsked = None,
) -> Response:
    """Begin now, stop new rounds, go on, end it for good."""
    body = {"reason": "host"} if what == "finish" else {}
    held = await host.hosts(service.book, person, contest_id, what, body)
    return await answered(service, held, person, language)


@router.post(
    "/contests/{contest_id}/invitations", status_code=204, responses=problems(401, 403, 404, 409)
)
async def invite(
    service: TheService, person: Person, contest_id: ContestId, asked: InviteAsked
) -> None:
    """The host asks the account of this name, who finds it in the list and needs no link."""
    service.limits.check("invite", person.id)
    await invitations.invite(service.book, service.people, person, contest_id, asked.name)


@router.post("/contests/{contest_id}/remove", **TOLD)
async def remove(
    service: TheService,
    person: Person,
    contest_id: ContestId,
    asked: PlayerAsked,
    language: LanguageAsked = None,
) -> Response:
    """The host takes a player out."""
    held = await host.hosts(service.book, person, contest_id, "leave", {"player": asked.player})
    return await answered(service, held, person, language)


@router.post("/contests/{contest_id}/results", **TOLD)
async def results(
    service: TheService,
    person: Person,
    contest_id: ContestId,
    asked: ResultAsked,
    language: LanguageAsked = None,
) -> Response:
    """The host decides a table, or corrects its result; everybody reads why."""
    body = asked.model_dump() | {"why": said(asked.why), "scores": []}
    held = await host.decides(service.book, service.house, person, contest_id, body)
    return await answered(service, held, person, language)
