"""Tables: lists, opening, sitting down, and everything around a game but the moves themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import JSONResponse
from pydantic import Field

from carrack.server.errors import Refused
from carrack.server.operate import bugs
from carrack.server.people.names import LONGEST_TEXT, clean_name
from carrack.server.people.user import User
from carrack.server.service import Service
from carrack.server.tables import (
    access,
    changing,
    drafts,
    guiding,
    hinting,
    opening,
    pairing,
    rematches,
    rooms,
    seat_tokens,
    seating,
    what_if,
    wishes,
)
from carrack.server.tables.facts import Viewer
from carrack.server.tables.guiding import GuideShown
from carrack.server.tables.hinting import HintShown
from carrack.server.tables.lobby import Listed, open_tables, points_at, running_tables, tables_of
from carrack.server.tables.pairing import Search
from carrack.server.tables.table import Table
from carrack.server.tables.what_if import Imagined
from carrack.server.tables.wishes import SeatWish, Wish
from carrack.server.wire.house_rules import rules_told
from carrack.server.wire.limits import address
from carrack.server.wire.log import called, language_of, spoken_language
from carrack.server.wire.messages import Position, Step, TableInfo
from carrack.server.wire.routes.answers import (
    A_LIST,
    Answer,
    Asked,
    LanguageAsked,
    MaybePerson,
    Person,
    TheService,
    problems,
)
from carrack.server.wire.showing import table_info

router = APIRouter(prefix="/api", tags=["tables"])

TableId = Annotated[str, Path(min_length=1, max_length=32)]
SeatNumber = Annotated[int, Path(ge=0, le=9)]
Key = Annotated[str, Query(max_length=200)]
Title = Annotated[str | None, Query(max_length=64, pattern="^[0-9a-zA-Z_.-]*$")]


class SeatAsked(Asked):
    kind: Literal["me", "here", "open", "bot"]
    name: Annotated[str, Field(max_length=40)] = ""
    level: Annotated[str, Field(max_length=32)] = wishes.STAND_IN


class ClockAsked(Asked):
    kind: Literal["move", "game"]
    seconds: int
    increment: int = 0


class TableAsked(Asked):
    """A table as somebody wants it; without a clock everybody takes the time they need."""

    title: Annotated[str, Field(max_length=64)]
    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=10)]
    name: Annotated[str, Field(max_length=60)] = ""
    options: Annotated[dict[str, Any], Field(max_length=100, default_factory=dict)]
    public: bool = False
    spectators: bool = True
    clock: ClockAsked | None = None
    data: Annotated[dict[str, Any], Field(max_length=10, default_factory=dict)]  # corrected figures
    hands_delay: Annotated[int, Field(ge=60, le=86400)] | None = None  # seconds; null for never
    rated: bool = False  # counts for the rankings; see docs/server.md for what such a table needs
    hints: bool | None = None  # for those who play; null: where one person plays bots


class TableChange(Asked):
    """What is different about the table from now on; what is left out stays. Without a clock
    everybody takes the time they need.
    """

    name: Annotated[str, Field(max_length=60)] = ""
    options: Annotated[dict[str, Any], Field(max_length=100, default_factory=dict)]
    public: bool = False
    spectators: bool = True
    clock: ClockAsked | None = None
    hands_delay: Annotated[int, Field(ge=60, le=86400)] | None = None
    rated: bool = False
    hints: bool = False
    seats: Annotated[int, Field(ge=1, le=10)] | None = None  # how many; whoever sits keeps a seat


class ReadyAsked(Asked):
    ready: bool


class PairAsked(Asked):
    """Which game somebody would like to play with people now; without `seats` with any number."""

    title: Annotated[str, Field(max_length=64)]
    pace: Literal["quick", "calm", "days", "none"]
    seats: Annotated[int, Field(ge=2, le=10)] | None = None


class JoinAsked(Asked):
    seat: Annotated[int, Field(ge=0, le=9)] | None = None
    key: Annotated[str, Field(max_length=200)] = ""


class StartAsked(Asked):
    fill: Annotated[str, Field(max_length=32)] | None = None  # a bot for every empty seat


class ReplaceAsked(Asked):
    """A bot of this level, or nobody: then a new person may take the seat."""

    level: Annotated[str, Field(max_length=32)] | None = None


class InviteAsked(Asked):
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_TEXT)]


class ActAsked(Asked):
    id: Annotated[str, Field(min_length=1, max_length=64, pattern="^[!-~]+$")]
    seat: Annotated[int, Field(ge=0, le=9)]
    decision: Annotated[str, Field(max_length=32)]
    action: Annotated[dict[str, Any], Field(max_length=20)]


class HintAsked(Asked):
    seat: Annotated[int, Field(ge=0, le=9)]
    decision: Annotated[str, Field(max_length=32)]


class GuideAsked(HintAsked):
    """`tried` are steps of one's own that nobody has heard of yet."""

    tried: Annotated[list[dict[str, Any]], Field(default_factory=list, max_length=20)]


class WhatIfAsked(Asked):
    """Moves to be tried on a copy, in order; `luck` draws what is unknown."""

    seat: Annotated[int, Field(ge=0, le=9)]
    base: Annotated[int, Field(ge=0, le=10_000_000)]
    luck: Annotated[int, Field(ge=0, lt=2**31)]
    moves: Annotated[list[Annotated[dict[str, Any], Field(max_length=20)]], Field(max_length=60)]


class BugAsked(Asked):
    """What somebody found wrong here; what they see is kept with it."""

    text: Annotated[str, Field(min_length=1, max_length=bugs.LONGEST)]
    seat: Annotated[int, Field(ge=0, le=9)] | None = None
    browser: Annotated[str, Field(max_length=bugs.LONGEST_BROWSER)] = ""
    key: Annotated[str, Field(max_length=200)] = ""


class TableAnswer(Answer):
    table: TableInfo
    yours: list[int]
    key: str | None = None  # of the private link; for those who play
    # Before the start: each person's rating, null for somebody new.
    points: list[int | None]


class SeatAnswer(Answer):
    table: str
    seat: int


class TokenAnswer(Answer):
    token: str


class DoneAnswer(Answer):
    id: str
    n: int


class RematchAnswer(Answer):
    table: str


class LobbyAnswer(Answer):
    open: list[Listed]
    running: list[Listed]
    looking: dict[str, int]  # how many people wait to be paired, by title


@dataclass
class SeenAnswer:
    """How a seat stands now."""

    table: str
    seat: int | None
    n: int
    steps: list[Step]
    view: dict[str, Any]
    position: Position


@dataclass
class StaleAnswer:
    """An answer that came too late, and how the seat stands now."""

    code: str
    sentence: str
    current: SeenAnswer | None = None


def answered(table: Table, user_id: str | None, language: str | None = None) -> TableAnswer:
    yours = table.seats_of(user_id)
    key = table.facts.key if yours or table.facts.owner_id == user_id else None
    return TableAnswer(table=table_info(table, language), yours=yours, key=key, points=[])


def cleaned(name: str) -> str:
    return clean_name(name) if name else ""


# ---- lists ----


@router.get("/lobby", responses=problems(), dependencies=[A_LIST])
async def lobby(
    service: TheService, title: Title = None, language: LanguageAsked = None
) -> LobbyAnswer:
    """Open tables that miss somebody, and running ones to watch."""
    running = told_in(language, await running_tables(service.database, title))
    for listed in running:
        listed.watching = service.house.presence.watching(listed.id)
    return LobbyAnswer(
        open=told_in(language, await open_tables(service.database, title)),
        running=running,
        looking=await pairing.looking(service.database),
    )


def told_in(language: str | None, found: list[Listed]) -> list[Listed]:
    """Bots are called by what they are called in this language, and rules are told in it."""
    spoken = spoken_language(language)
    for listed in found:
        listed.variant, listed.house_rules = rules_told(listed.title, listed.options, spoken)
        for seat in listed.seats:
            seat.name = called(seat.kind, seat.name, seat.level, seat.program, spoken)
    return found


@router.get("/me/tables", responses=problems(401, 403), dependencies=[A_LIST])
async def my_tables(
    service: TheService,
    person: Person,
    finished: bool = False,
    language: LanguageAsked = None,
) -> list[Listed]:
    """One's own tables; those that wait for oneself come first."""
    return told_in(language, await tables_of(service.database, person.id, finished))


async def known_table(service: TheService, person: Person, table_id: TableId) -> None:
    await access.check_knows(service.house, await service.house.table(table_id), person)


# For routes without a key: whoever needs one has no business there.
KNOWN: dict[str, Any] = {"dependencies": [Depends(known_table)]}
OF_A_KNOWN_TABLE: dict[str, Any] = {**KNOWN, "responses": problems(401, 403, 404, 409)}


# ---- before the game ----


@router.post("/tables", status_code=201, responses=problems(401, 403, 409))
async def open_table(
    request: Request, service: TheService, person: Person, asked: TableAsked
) -> TableAnswer:
    """Open a table. When no seat is left open it starts at once."""
    service.limits.check("table_here", address(request.scope))
    service.limits.check("table", person.id)
    wish = Wish(
        asked.title,
        [SeatWish(seat.kind, cleaned(seat.name), seat.level) for seat in asked.seats],
        cleaned(asked.name),
        asked.options,
        asked.public,
        asked.spectators,
        asked.clock.model_dump() if asked.clock else {},
        data=asked.data,
        hands_delay=asked.hands_delay,
        hints=asked.hints,
        rated=asked.rated,
    )
    return answered(await opening.open_table(service.house, person, wish), person.id)


@router.get("/tables/{table_id}", responses=problems(403, 404))
async def get_table(
    service: TheService,
    person: MaybePerson,
    table_id: TableId,
    key: Key = "",
    language: LanguageAsked = None,
) -> TableAnswer:
    user_id = None if person is None else person.id
    table = await service.house.table(table_id)
    if table.facts.status != "open":
        access.check_may_watch(table, user_id, key)
    elif person is None or not await access.knows(service.house, table, person, key):
        access.check_may_watch(table, user_id, key)
    found = answered(table, user_id, spoken_language(language))
    if table.facts.status == "open":
        found.points = await points_at(service.database, table)
    return found


@router.post("/pairings", responses=problems(401, 403, 409))
async def pair(
    request: Request, service: TheService, person: Person, asked: PairAsked
) -> TableAnswer:
    """The table where this person plays, or waits for others, who look for the same."""
    service.limits.check("pair_here", address(request.scope))
    service.limits.check("pair", person.id)
    search = Search(asked.title, asked.pace, asked.seats)
    return answered(await pairing.pair(service.house, person, search), person.id)


@router.patch("/tables/{table_id}", **OF_A_KNOWN_TABLE)
async def change(
    service: TheService, person: Person, table_id: TableId, asked: TableChange
) -> TableAnswer:
    """The host changes the table before the start."""
    wanted = asked.model_dump(exclude_unset=True)
    if "clock" in wanted:
        wanted["clock"] = wanted["clock"] or {}
    if "name" in wanted:
        wanted["name"] = cleaned(asked.name) or person.name
    await changing.change(service.house, person, table_id, wanted)
    return answered(await service.house.table(table_id), person.id)


@router.put("/tables/{table_id}/ready", status_code=204, **OF_A_KNOWN_TABLE)
async def ready(service: TheService, person: Person, table_id: TableId, asked: ReadyAsked) -> None:
    """Say before the start that one is ready, or not yet."""
    await rooms.say_ready(service.house, person, table_id, asked.ready)


@router.post("/tables/{table_id}/join", responses=problems(401, 403, 404, 409))
async def join(
    service: TheService, person: Person, table_id: TableId, asked: JoinAsked
) -> SeatAnswer:
    """Sit down on an empty seat, or on one that a new person is wanted for."""
    seat = await seating.join(service.house, person, table_id, asked.seat, asked.key)
    return SeatAnswer(table=table_id, seat=seat)


@router.post(
    "/tables/{table_id}/leave",
    status_code=204,
    **OF_A_KNOWN_TABLE,
)
async def leave(service: TheService, person: Person, table_id: TableId) -> None:
    """Stand up again before the start."""
    await seating.leave(service.house, person, table_id)


@router.post("/tables/{table_id}/decline", status_code=204, **OF_A_KNOWN_TABLE)
async def decline(service: TheService, person: Person, table_id: TableId) -> None:
    """Say that one will not come, although a seat is kept."""
    await rooms.decline(service.house, person, table_id)


@router.post("/tables/{table_id}/close", status_code=204, **OF_A_KNOWN_TABLE)
async def close(service: TheService, person: Person, table_id: TableId) -> None:
    """The host gives the table up before the start."""
    await rooms.close(service.house, person, table_id)


@router.delete("/tables/{table_id}/seats/{seat}", status_code=204, **OF_A_KNOWN_TABLE)
async def ask_to_leave(
    service: TheService, person: Person, table_id: TableId, seat: SeatNumber
) -> None:
    """The host asks somebody to leave before the start."""
    await rooms.ask_to_leave(service.house, person, table_id, seat)


@router.post("/tables/{table_id}/seats/{seat}/invitation", **OF_A_KNOWN_TABLE)
async def invite(
    service: TheService, person: Person, table_id: TableId, seat: SeatNumber, asked: InviteAsked
) -> TableAnswer:
    """The host keeps a seat for somebody with an account."""
    service.limits.check("invite", person.id)
    await rooms.invite(service.house, person, table_id, seat, asked.name)
    return answered(await service.house.table(table_id), person.id)


@router.post("/tables/{table_id}/start", **OF_A_KNOWN_TABLE)
async def start(
    service: TheService, person: Person, table_id: TableId, asked: StartAsked
) -> TableAnswer:
    await seating.start(service.house, person, table_id, asked.fill)
    return answered(await service.house.table(table_id), person.id)


@router.put("/tables/{table_id}/seats/{seat}", **OF_A_KNOWN_TABLE)
async def replace(
    service: TheService, person: Person, table_id: TableId, seat: SeatNumber, asked: ReplaceAsked
) -> TableAnswer:
    """Give an empty or deserted seat to a bot, or offer it to a new person."""
    if asked.level is not None:
        await seating.give_to_bot(service.house, person, table_id, seat, asked.level)
    else:
        await seating.want_person(service.house, person, table_id, seat)
    return answered(await service.house.table(table_id), person.id)


@router.post("/tables/{table_id}/seats/{seat}/token", **OF_A_KNOWN_TABLE)
async def token(
    service: TheService, person: Person, table_id: TableId, seat: SeatNumber
) -> TokenAnswer:
    """A token for this seat alone: for a program, or for another device."""
    return TokenAnswer(token=await seat_tokens.seat_token(service, person, table_id, seat))


@router.delete(
    "/tables/{table_id}/seats/{seat}/token",
    status_code=204,
    **OF_A_KNOWN_TABLE,
)
async def revoke(service: TheService, person: Person, table_id: TableId, seat: SeatNumber) -> None:
    """Tokens of this seat are worth nothing from now on."""
    await seat_tokens.revoke_tokens(service.house, person.id, (table_id, seat))


# ---- the game, without a socket ----


@router.get("/tables/{table_id}/view", responses=problems(401, 403, 404, 409))
async def view(
    service: TheService,
    person: MaybePerson,
    table_id: TableId,
    seat: Annotated[int | None, Query(ge=0, le=9)] = None,
    key: Key = "",
    language: LanguageAsked = None,
) -> SeenAnswer:
    """How a seat of one's own stands, or what a spectator sees."""
    table = await service.house.table(table_id)
    viewer = allowed_viewer(table, None if person is None else person.id, seat, key)
    return seen(service, table, viewer, language)


def seen(service: Service, table: Table, viewer: Viewer, language: str | None) -> SeenAnswer:
    audience = service.house.audience(table)
    full = audience.full(viewer, spoken_language(language), [])
    return SeenAnswer(full.table, full.seat, full.n, full.steps, full.view, full.position)


def allowed_viewer(table: Table, user_id: str | None, seat: int | None, key: str) -> Viewer:
    """The seat, if it is one's own; a spectator where those are allowed."""
    access.check_may_watch(table, user_id, key)
    if seat is not None:
        access.check_has_seat(table, user_id, seat)
    return seat


@router.post(
    "/tables/{table_id}/act",
    **KNOWN,
    response_model=DoneAnswer,
    responses={
        **problems(401, 403, 404),
        409: {"model": StaleAnswer, "description": "Not now: `current` shows how the seat stands."},
    },
)
async def act(service: TheService, person: Person, table_id: TableId, asked: ActAsked) -> Any:
    """Answer a decision; the same id twice has one effect."""
    table = await service.house.table(table_id)
    access.check_has_seat(table, person.id, asked.seat)

    def draft(table: Table) -> Any:
        access.check_has_seat(table, person.id, asked.seat)
        return drafts.act(table, asked.seat, asked.decision, asked.action)

    if person.program:
        await seating.program_plays(service.house, table, asked.seat, person)
    await seating.come_back(service.house, table, asked.seat)
    own = table.message_key(asked.seat, asked.id)
    try:
        number = await service.house.do(table_id, draft, user_id=person.id, message=own)
    except Refused as error:
        if error.status != 409:
            raise
        current = seen(service, await service.house.table(table_id), asked.seat, None)
        return too_late(error, current)
    return DoneAnswer(id=asked.id, n=number)


@router.post("/tables/{table_id}/hint", **OF_A_KNOWN_TABLE)
async def hint(
    service: TheService,
    person: Person,
    table_id: TableId,
    asked: HintAsked,
    language: LanguageAsked = "en",
) -> HintShown:
    """The best few actions of one's own open decision, where the table allows it."""
    table = await table_played(service, person, table_id, asked.seat)
    service.limits.check("hint", person.id)
    spoken = language_of(language)
    return await hinting.hint(service, table, asked.seat, asked.decision, person.id, spoken)


@router.post("/tables/{table_id}/guide", **OF_A_KNOWN_TABLE)
async def guide(
    service: TheService,
    person: Person,
    table_id: TableId,
    asked: GuideAsked,
    language: LanguageAsked = "en",
) -> GuideShown:
    """What a newcomer should hear at one's own open decision, and what to do next."""
    table = await table_played(service, person, table_id, asked.seat)
    service.limits.check("guide", person.id)
    spoken = language_of(language)
    return guiding.guide(table, asked.seat, asked.decision, asked.tried, spoken)


@router.post("/tables/{table_id}/what-if", **OF_A_KNOWN_TABLE)
async def try_what_if(
    service: TheService,
    person: Person,
    table_id: TableId,
    asked: WhatIfAsked,
    language: LanguageAsked = "en",
) -> Imagined:
    """Moves on a copy that is made from one's own view; nothing of it counts or is kept."""
    table = await table_played(service, person, table_id, asked.seat)
    service.limits.check("what_if", person.id)
    question = what_if.Question(asked.seat, asked.base, asked.luck, asked.moves)
    spoken = language_of(language)
    return await what_if.imagine(service, table, question, person.id, spoken)


async def table_played(service: Service, person: User, table_id: str, seat: int) -> Table:
    """The table, for somebody who has this seat at it."""
    table = await service.house.table(table_id)
    allowed_viewer(table, person.id, seat, "")
    return table


def too_late(error: Refused, current: SeenAnswer) -> JSONResponse:
    answer = {"code": error.code, "sentence": str(error), "current": current}
    return JSONResponse(msgspec.to_builtins(answer), error.status)


# ---- after the game ----


@router.post("/tables/{table_id}/rematch", **OF_A_KNOWN_TABLE)
async def rematch(service: TheService, person: Person, table_id: TableId) -> RematchAnswer:
    """Another game, everybody one seat further; the second to ask is led to the same table."""
    return RematchAnswer(table=await rematches.rematch(service.house, person, table_id))


@router.post(
    "/tables/{table_id}/bugs", status_code=204, responses=problems(401, 403, 404, 409, 415)
)
async def found_wrong(table_id: TableId, asked: BugAsked, service: TheService, now: Person) -> None:
    """Tell the operator that something is wrong here."""
    table = await service.house.table(table_id)
    access.check_may_watch(table, now.id, asked.key)
    if asked.seat is not None:
        access.check_has_seat(table, now.id, asked.seat)
    service.limits.check("report", now.id)
    await bugs.keep(service.database, now, table, asked.seat, asked.text, asked.browser)
