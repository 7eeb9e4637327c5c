"""Tournaments, leagues and ladders: the list, one of them, what people do, and what hosts do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from hashlib import blake2b
from typing import Annotated, Any, Literal, get_args

import msgspec
from fastapi import APIRouter, Path, Request
from fastapi.responses import JSONResponse, Response
from pydantic import Field
from sqlalchemy import and_, case, delete, insert, or_, select

from carrack.contests import exports
from carrack.contests.arena import closes
from carrack.contests.contest import OVER, Board, Round
from carrack.contests.ladder import busy, ladder_order
from carrack.contests.lots import commitment
from carrack.contests.rounds import swiss_rounds
from carrack.contests.rules import ARENA, KINDS, LADDER, SWISS, TIES, rules_of
from carrack.contests.steps import order, round_time
from carrack.server.contests import host
from carrack.server.contests.book import Held
from carrack.server.errors import Refused
from carrack.server.people.names import LONGEST_TEXT, clean_name, printable
from carrack.server.people.user import User
from carrack.server.service import Service
from carrack.server.storage import schema
from carrack.server.storage.database import now
from carrack.server.tables.chat import CONTROL
from carrack.server.wire.limits import address
from carrack.server.wire.log import called, language_of
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
from carrack.server.wire.routes.tables import ClockAsked, Key

router = APIRouter(prefix="/api", tags=["contests"])
contests, players, chats = schema.contests, schema.contest_players, schema.contest_chats
tables = schema.tables

ContestId = Annotated[str, Path(min_length=1, max_length=32)]
PlayerNumber = Annotated[int, Field(ge=1, le=host.MOST_NUMBERS)]
Place = Annotated[int, Field(ge=1, le=10)]
SeatNumber = Annotated[int, Field(ge=0, le=9)]
Count = Annotated[int, Field(ge=0, le=10**14)]
Level = Annotated[str, Field(max_length=32)]
TEXT: dict[str, Any] = {"schema": {"type": "string"}}
EXPORTED: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "The standings, or all rows.",
        "content": {"application/json": {"schema": {}}, "text/csv": TEXT, "text/plain": TEXT},
    }
}
UNCHANGED: dict[int | str, dict[str, Any]] = {304: {"description": "Nothing has changed."}}
RECENT = 14 * 24 * 3600 * 1000  # ms that what is over stays in the list
LISTED = 100
LINES = 200  # of the chat …
KEPT_LINES = 2000  # … and those that are kept: a tournament may last for years
LOGGED = 100
KindOfContest = Literal["swiss", "robin", "single", "double", "arena", "league", "ladder"]
assert set(KINDS) == set(get_args(KindOfContest))


class RulesAsked(Asked):
    """How it goes; what is left out is usual. docs/tournaments.md tells what each one means."""

    kind: KindOfContest
    seats: Count = 2
    rounds: Count = 0
    points: Annotated[list[Count], Field(max_length=10)] | None = None
    ties: Annotated[list[Level], Field(max_length=4)] | None = None
    least: Count = 2
    most: Count = 1000
    duplicate: bool = False
    fill: bool = False
    filler: Level = "greedy"
    late: Count = 0
    group: Count = 8
    advance: Count = 1
    finals: bool = False
    seasons: Count = 1
    minutes: Count = 120
    starts: Count = 0
    every: Count = 0
    reach: Count = 3


class ContestAsked(Asked):
    title: Annotated[str, Field(max_length=64)]
    name: Annotated[str, Field(max_length=60)] = ""
    rules: RulesAsked
    options: Annotated[dict[str, Any], Field(max_length=100, default_factory=dict)]
    clock: ClockAsked | None = None
    public: bool = True
    rated: bool = False
    bots: Annotated[list[Level], Field(max_length=host.MOST_BOTS, default_factory=list)]
    joins: bool = True


class JoinAsked(Asked):
    key: Annotated[str, Field(max_length=200)] = ""


class ChallengeAsked(Asked):
    to: PlayerNumber


class PlayerAsked(Asked):
    player: PlayerNumber


class ResultAsked(Asked):
    """What a table is to count: places by seat, from 1, with ties, and who forfeits."""

    round: Annotated[int, Field(ge=1, le=100_000)]
    board: Annotated[int, Field(ge=0, le=1000)]
    places: Annotated[list[Place], Field(min_length=1, max_length=10)]
    forfeits: Annotated[list[SeatNumber], Field(max_length=10, default_factory=list)]
    why: Annotated[str, Field(min_length=1, max_length=200)]


class LineAsked(Asked):
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_TEXT)]


class ListedContest(Answer):
    id: str
    title: str
    name: str
    kind: str
    seats: int
    status: str
    starts: int | None
    created: int
    changed: int
    players: int
    most: int
    round: int  # of those that have begun
    rated: bool
    yours: bool  # whether one plays there
    host: bool


class StandingAnswer(Answer):
    rank: int
    player: int
    name: str
    bot: str
    rating: int
    points: float
    played: int
    ties: dict[str, float]
    rounds: dict[str, float]
    away: bool
    withdrawn: bool
    yours: bool
    group: int | None  # the division or group


class BoardAnswer(Answer):
    board: int
    group: int
    players: list[int]  # by seat; 0 for a bot that fills
    bye: bool
    table: str  # empty for a bye
    key: str  # of the table's link, where only those who know the tournament may look on
    open: bool
    sealed: bool  # nobody may look on yet
    places: list[int]
    scores: list[int]
    forfeits: list[int]
    corrected: bool


class RoundAnswer(Answer):
    round: int
    stage: str
    season: int
    time: int
    over: bool
    boards: list[BoardAnswer]


class LogAnswer(Answer):
    """What somebody did to it, for everybody to read."""

    kind: str  # start, join, leave, away, back, pause, resume, result, correct, finish
    time: int
    player: int | None
    host: bool  # whether the host did it, and not the player
    round: int | None
    board: int | None
    players: list[int]  # of that table, by seat
    places: list[int]
    before: list[int]  # the places that were corrected
    forfeits: list[int]  # players
    why: str
    own: bool  # whether the host sits at that table


class ChatAnswer(Answer):
    id: int
    name: str
    text: str
    time: int
    yours: bool


class MineAnswer(Answer):
    """What one's own next thing is."""

    player: int
    away: bool
    withdrawn: bool
    table: str  # where one plays now; empty
    board: BoardAnswer | None
    may_challenge: list[int]


class ContestAnswer(Answer):
    id: str
    title: str
    name: str
    status: str
    paused: bool
    reason: str  # why it is over
    rules: dict[str, Any]
    points: list[int]  # by place
    planned: int  # rounds; 0 where nobody knows
    options: dict[str, Any]
    clock: dict[str, Any]
    rated: bool
    public: bool
    key: str | None  # of the link, for those who play and its host
    hosted_by: str
    host: bool  # whether whoever reads this hosts it
    may_join: bool
    next_at: int | None  # when the next round begins, or the arena closes
    server_time: int
    commitment: str
    lots: str | None  # the key of all lots, once it is over
    standings: list[StandingAnswer]
    rounds: list[RoundAnswer]  # the newest last
    divisions: list[list[int]]
    log: list[LogAnswer]  # the newest first
    takes_more: bool  # whether others can still join
    chat: list[ChatAnswer]
    mine: MineAnswer | None


TOLD: dict[str, Any] = {
    "response_model": ContestAnswer,
    "responses": problems(401, 403, 404, 409),
}


# ---- what is told ----


def names_of(held: Held, language: str) -> dict[int, str]:
    """Names as people read them; bots by their level."""
    return {
        number: called(
            "bot" if held.contest.players[number].bot else "person",
            name,
            held.contest.players[number].bot,
            False,
            language,
        )
        for number, name in held.names.items()
    }


async def keys_of(service: Service, held: Held) -> dict[str, str]:
    """The links of tables that are in no list: for those who know the tournament."""
    if held.facts["public"]:
        return {}
    wanted = select(tables.c.id, tables.c.key)
    wanted = wanted.where(tables.c.contest_id == held.id, ~tables.c.sealed)
    async with service.database.read() as connection:
        return {one.id: one.key for one in await connection.execute(wanted)}


def board_told(board: Board, sealed: bool, keys: Mapping[str, str]) -> BoardAnswer:
    result = None if sealed else board.result
    return BoardAnswer(
        board=board.board,
        group=board.group,
        players=list(board.players),
        bye=board.bye,
        table=board.id,
        key=keys.get(board.id, ""),
        open=board.is_open,
        sealed=sealed,
        places=list(result.places) if result else [],
        scores=list(result.scores) if result else [],
        forfeits=list(result.forfeits) if result else [],
        corrected=bool(board.corrected),
    )


async def answered(
    service: Service,
    held: Held,
    person: User | None,
    language: str | None,
    known: str = "",
    status: int = 200,
) -> Response:
    """All about a tournament as this person sees it; 304 if they have it already."""
    spoken, contest, facts = language_of(language), held.contest, held.facts
    user_id = None if person is None else person.id
    number = held.number_of(user_id)
    owner = await service.people.find(facts["owner_id"])
    hosted_by = "" if owner is None else owner.name
    keys = await keys_of(service, held)
    chat = await lines(service, held, user_id)
    due, time = next_at(held), now()
    rows = (
        contest.count,
        sorted(held.names.items()),
        sorted(keys.items()),
        hosted_by,
        facts["owner_id"],
    )
    theirs = (user_id, spoken, [line.id for line in chat], due is not None and due > time)
    tag = f'"{blake2b(repr((rows, theirs)).encode(), digest_size=16).hexdigest()}"'
    if tag == known:
        return Response(status_code=304, headers={"ETag": tag})
    hosts = facts["owner_id"] == user_id
    playing = number is not None and not contest.players[number].gone
    told = ContestAnswer(
        id=held.id,
        title=facts["title"],
        name=facts["name"],
        status=contest.status,
        paused=contest.paused,
        reason=contest.reason,
        rules=contest.rules.as_json(),
        points=list(contest.rules.place_points),
        planned=swiss_rounds(contest) if contest.rules.kind == SWISS else 0,
        options=facts["options"],
        clock=facts["clock"],
        rated=facts["rated"],
        public=facts["public"],
        key=facts["key"] if hosts or playing else None,
        hosted_by=hosted_by,
        host=hosts,
        may_join=may_join(held, number),
        next_at=due,
        server_time=time,
        commitment=commitment(contest.key),
        lots=contest.key.hex() if contest.status == OVER else None,
        standings=[],
        rounds=[],
        divisions=contest.rounds[-1].divisions if contest.rounds else [],
        log=log_told(held),
        takes_more=takes_more(held),
        chat=chat,
        mine=None if number is None else mine_told(held, number),
    )
    many = {
        "standings": standings_written(held, spoken, number),
        "rounds": [round_written(held, one, keys) for one in contest.rounds],
    }
    content = msgspec.json.encode(told.model_dump() | many)
    return Response(content, status, {"ETag": tag}, "application/json")


def standings_written(held: Held, language: str, mine: int | None) -> list[msgspec.Raw]:
    """Everybody's line; those of a thousand are written once for all who look."""
    stamp = (held.contest.count, repr(held.names))
    known = held.told.get(language)
    if known is None or known[0] != stamp:
        found = standings_told(held, names_of(held, language))
        written = {one.player: msgspec.Raw(one.model_dump_json().encode()) for one in found}
        known = held.told[language] = (stamp, {one.player: one for one in found}, written)
    _, told, written = known
    if mine is not None and mine in told:
        own = told[mine].model_copy(update={"yours": True})
        written = written | {mine: msgspec.Raw(own.model_dump_json().encode())}
    return list(written.values())


def round_written(held: Held, one: Round, keys: Mapping[str, str]) -> msgspec.Raw:
    """A round changes when a table ends, is corrected or may be looked at."""
    contest = held.contest
    is_open = sum(board.is_open for board in one.boards)
    links = tuple(keys.get(board.id, "") for board in one.boards)
    corrected = sum(len(board.corrected) for board in one.boards)
    stamp = (is_open, corrected, contest.status, links)
    known = held.told.get(one.number)
    if known is None or known[0] != stamp:
        told = RoundAnswer(
            round=one.number,
            stage=one.stage,
            season=one.season,
            time=one.time,
            over=one.is_over,
            boards=[board_told(board, contest.hides(one), keys) for board in one.boards],
        )
        written = msgspec.Raw(told.model_dump_json().encode())
        known = held.told[one.number] = (stamp, written)
    found: msgspec.Raw = known[1]
    return found


def takes_more(held: Held) -> bool:
    contest = held.contest
    here = contest.status == "open" or (contest.status != OVER and contest.takes_late)
    return here and len(contest.taking_part) < contest.rules.most


def may_join(held: Held, number: int | None) -> bool:
    if number is None:
        return takes_more(held)
    return takes_more(held) and held.contest.players[number].gone and held.contest.status == "open"


def log_told(held: Held) -> list[LogAnswer]:
    """What people did, the newest first; of a table that was corrected also what stood there."""
    contest, owner = held.contest, held.number_of(held.facts["owner_id"])
    times: Counter[tuple[int, int]] = Counter()
    found = []
    hidden = {one.number for one in contest.rounds if contest.hides(one)}
    for row in contest.told:
        body = row.body
        if body.get("round") in hidden:
            continue
        place = (body["round"], body["board"]) if "board" in body else None
        board = None if place is None else contest.board(*place)
        players, before = [], []
        if board is not None and place is not None:
            players = list(board.players)
            if row.kind == "correct":
                before = list(board.corrected[times[place]].places)
                times[place] += 1
        found.append(
            LogAnswer(
                kind=row.kind,
                time=row.time,
                player=body.get("player"),
                host="host" in (body.get("by"), body.get("how")),
                round=None if place is None else place[0],
                board=None if place is None else place[1],
                players=players,
                places=list(body.get("places", ())),
                before=before,
                forfeits=[players[seat] for seat in body.get("forfeits", ())],
                why=body.get("why", ""),
                own=owner in players,
            )
        )
    return found[: -LOGGED - 1 : -1]


def next_at(held: Held) -> int | None:
    contest = held.contest
    if contest.status == "open":
        return contest.rules.starts or None
    if contest.status == OVER or contest.rules.kind == LADDER:
        return None
    if contest.rules.kind == ARENA:
        return closes(contest)
    return round_time(contest) if contest.rules.every else None


def standings_told(held: Held, names: dict[int, str]) -> list[StandingAnswer]:
    contest = held.contest
    divisions = contest.rounds[-1].divisions if contest.rounds else []
    group = {player: index for index, one in enumerate(divisions) for player in one}
    found = []
    for line in order(contest):
        told = exports.line_as_json(contest, line, names)
        told["ties"].pop("lot", None)  # a long number, and only the last resort
        player = contest.players[line.player]
        found.append(
            StandingAnswer(
                **told,
                rating=int(player.rating),
                away=player.away,
                yours=False,
                group=group.get(line.player),
            )
        )
    return found


def mine_told(held: Held, number: int) -> MineAnswer:
    contest = held.contest
    player = contest.players[number]
    open_boards = [one for one in contest.boards if one.is_open and number in one.players]
    board = open_boards[-1] if open_boards else None
    return MineAnswer(
        player=number,
        away=player.away,
        withdrawn=player.gone,
        table="" if board is None else board.id,
        board=None if board is None else board_told(board, contest.rules.duplicate, {}),
        may_challenge=challenged(held, number),
    )


def challenged(held: Held, number: int) -> list[int]:
    contest = held.contest
    if contest.rules.kind != LADDER or contest.status != "running":
        return []
    standing, taken = ladder_order(contest), busy(contest)
    if number not in standing or number in taken:
        return []
    place = standing.index(number)
    above = standing[max(0, place - contest.rules.reach) : place]
    return [one for one in above if one not in taken and contest.players[one].plays]


async def lines(service: Service, held: Held, user_id: str | None) -> list[ChatAnswer]:
    """The last lines, without those of people whom the reader does not want to hear."""
    hidden = set() if user_id is None else await service.people.blocks.hidden_from(user_id)
    wanted = select(chats).where(chats.c.contest_id == held.id)
    async with service.database.read() as connection:
        found = await connection.execute(wanted.order_by(chats.c.id.desc()).limit(LINES))
        rows = found.mappings().all()
    return [
        ChatAnswer(
            id=row["id"],
            name=row["name"],
            text=row["text"],
            time=row["time"],
            yours=row["user_id"] == user_id,
        )
        for row in reversed(rows)
        if row["user_id"] not in hidden
    ]


async def seen(service: Service, person: User | None, contest_id: str, key: str) -> Held:
    held = await service.book.contest(contest_id)
    held.check_knows(None if person is None else person.id, key)
    return held


# ---- lists ----


@router.get("/contests", dependencies=[A_LIST], responses=problems())
async def listed(service: TheService, person: MaybePerson) -> list[ListedContest]:
    """What is open, running, or over since two weeks at most: public ones, and one's own."""
    user_id = "" if person is None else person.id
    c = contests.c
    mine = select(players.c.contest_id).where(players.c.user_id == user_id)
    own = or_(c.owner_id == user_id, c.id.in_(mine))
    mine_first = case((own, 0), else_=1)
    recent = or_(c.status != OVER, c.changed > now() - RECENT)
    wanted = select(c.id).where(and_(recent, or_(c.public, own)))
    async with service.database.read() as connection:
        ids = list(
            await connection.scalars(wanted.order_by(mine_first, c.changed.desc()).limit(LISTED))
        )
    return [line(await service.book.contest(one), user_id) for one in ids]


def line(held: Held, user_id: str) -> ListedContest:
    contest, facts = held.contest, held.facts
    number = held.number_of(user_id)
    return ListedContest(
        id=held.id,
        title=facts["title"],
        name=facts["name"],
        kind=contest.rules.kind,
        seats=contest.rules.seats,
        status=contest.status,
        starts=facts["starts"],
        created=facts["created"],
        changed=facts["changed"],
        players=len(contest.taking_part),
        most=contest.rules.most,
        round=len(contest.rounds),
        rated=facts["rated"],
        yours=number is not None and not contest.players[number].gone,
        host=facts["owner_id"] == user_id,
    )


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
    asked: JoinAsked,
    language: LanguageAsked = None,
) -> Response:
    service.limits.check("contest", person.id)
    held = await host.join(service.book, person, contest_id, asked.key)
    return await answered(service, held, person, language)


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
    row = {"contest_id": held.id, "user_id": person.id, "name": person.name}
    async with service.database.write() as connection:
        wanted = insert(chats).values(**row, text=text, time=time).returning(chats.c.id)
        number = int((await connection.execute(wanted)).scalar_one())
        older = select(chats.c.id).where(chats.c.contest_id == held.id).order_by(chats.c.id.desc())
        last = await connection.scalar(older.offset(KEPT_LINES).limit(1))
        if last is not None:
            gone = (chats.c.contest_id == held.id) & (chats.c.id <= last)
            await connection.execute(delete(chats).where(gone))
    return ChatAnswer(id=number, name=person.name, text=text, time=time, yours=True)


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
