"""What people send about tournaments, leagues and ladders, and what they are answered."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from pydantic import Field

from carrack.contests.rules import KINDS
from carrack.server.contests import host
from carrack.server.people.names import LONGEST_TEXT
from carrack.server.wire.routes.answers import Answer, Asked
from carrack.server.wire.routes.tables import ClockAsked

PlayerNumber = Annotated[int, Field(ge=1, le=host.MOST_NUMBERS)]
Place = Annotated[int, Field(ge=1, le=10)]
SeatNumber = Annotated[int, Field(ge=0, le=9)]
Count = Annotated[int, Field(ge=0, le=10**14)]
Level = Annotated[str, Field(max_length=32)]
KindOfContest = Literal["swiss", "robin", "single", "double", "arena", "league", "ladder"]
assert set(KINDS) == set(get_args(KindOfContest))


# ---- what is sent ----


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
    teams: bool = False
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


class EntryAsked(Asked):
    key: Annotated[str, Field(max_length=200)] = ""
    team: Annotated[int, Field(ge=0, le=host.MOST_NUMBERS)] = 0  # where others wait already


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


# ---- what is answered ----


class ListedContest(Answer):
    id: str
    title: str
    name: str
    kind: str
    seats: int
    teams: bool
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
    hosted_by: str
    invited: bool  # by name


class StandingAnswer(Answer):
    rank: int
    player: int
    name: str
    bot: str
    team: int  # the same number for all of a team; 0 where everybody plays for themselves
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
    person: str
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
    needed: int  # players, before it begins
    options: dict[str, Any]
    variant: str  # in the reader's language …
    house_rules: list[str]  # … and what differs from it
    clock: dict[str, Any]
    rated: bool
    public: bool
    key: str | None  # of the link, for those who play and its host
    hosted_by: str
    host: bool  # whether whoever reads this hosts it
    invited: bool  # or was invited by name
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
