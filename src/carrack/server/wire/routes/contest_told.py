"""A tournament, a league or a ladder as somebody sees it; what all see is written once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from hashlib import blake2b

import msgspec
from fastapi.responses import Response
from sqlalchemy import select

from carrack.contests import exports
from carrack.contests.arena import closes
from carrack.contests.contest import OVER, Board, Round
from carrack.contests.ladder import busy, ladder_order
from carrack.contests.lots import commitment
from carrack.contests.rounds import swiss_rounds
from carrack.contests.rules import ARENA, LADDER, SWISS
from carrack.contests.steps import order, round_time
from carrack.server.contests import chat
from carrack.server.contests.book import Held
from carrack.server.people.user import User
from carrack.server.service import Service
from carrack.server.storage import schema
from carrack.server.storage.database import now
from carrack.server.wire.house_rules import rules_told
from carrack.server.wire.log import called, language_of
from carrack.server.wire.routes.contest_forms import (
    BoardAnswer,
    ChatAnswer,
    ContestAnswer,
    ListedContest,
    LogAnswer,
    MineAnswer,
    RoundAnswer,
    StandingAnswer,
)

tables = schema.tables
LOGGED = 100


def line(held: Held, user_id: str, hosted_by: str) -> ListedContest:
    contest, facts = held.contest, held.facts
    number = held.number_of(user_id)
    return ListedContest(
        id=held.id,
        title=facts["title"],
        name=facts["name"],
        kind=contest.rules.kind,
        seats=contest.rules.seats,
        teams=contest.rules.teams,
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
        hosted_by=hosted_by,
        invited=user_id in held.invited,
    )


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
    chat = await chat_told(service, held, user_id)
    due, time = next_at(held), now()
    rows = (
        contest.count,
        sorted(held.names.items()),
        sorted(keys.items()),
        hosted_by,
        facts["owner_id"],
    )
    invited = user_id in held.invited
    waits = due is not None and due > time
    theirs = (user_id, spoken, [line.id for line in chat], waits, invited)
    tag = f'"{blake2b(repr((rows, theirs)).encode(), digest_size=16).hexdigest()}"'
    if tag == known:
        return Response(status_code=304, headers={"ETag": tag})
    hosts = facts["owner_id"] == user_id
    playing = number is not None and not contest.players[number].gone
    game_rules = rules_told(facts["title"], facts["options"], spoken)
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
        needed=contest.needed,
        options=facts["options"],
        variant=game_rules.variant,
        house_rules=game_rules.rules,
        clock=facts["clock"],
        rated=facts["rated"],
        public=facts["public"],
        key=facts["key"] if hosts or playing else None,
        hosted_by=hosted_by,
        host=hosts,
        invited=invited,
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
        return closes(contest) - held.ahead
    return round_time(contest) - held.ahead if contest.rules.every else None


def standings_told(held: Held, names: dict[int, str]) -> list[StandingAnswer]:
    contest = held.contest
    divisions = contest.rounds[-1].divisions if contest.rounds else []
    group = {player: index for index, one in enumerate(divisions) for player in one}
    untold = {
        board.players[seat]
        for one in contest.rounds
        if contest.hides(one)
        for board in one.boards
        if board.result is not None
        for seat in board.result.forfeits
    }
    found = []
    for line in order(contest):
        told = exports.line_as_json(contest, line, names)
        told["ties"].pop("lot", None)  # a long number, and only the last resort
        player = contest.players[line.player]
        found.append(
            StandingAnswer(
                **told,
                rating=int(player.rating),
                away=player.away and player.number not in untold,
                yours=False,
                group=group.get(line.player),
            )
        )
    return found


def mine_told(held: Held, number: int) -> MineAnswer:
    contest = held.contest
    player = contest.players[number]
    boards = [one for one in contest.boards if one.is_open and number in one.players]
    board = boards[-1] if boards and not player.gone else None
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


async def chat_told(service: Service, held: Held, user_id: str | None) -> list[ChatAnswer]:
    """The last lines, without those of people whom the reader does not want to hear."""
    hidden = set() if user_id is None else await service.people.blocks.hidden_from(user_id)
    return [
        ChatAnswer(
            id=row["id"],
            person=row["user_id"],
            name=row["name"],
            text=row["text"],
            time=row["time"],
            yours=row["user_id"] == user_id,
        )
        for row in await chat.lines(service.database, held.id)
        if row["user_id"] not in hidden
    ]
