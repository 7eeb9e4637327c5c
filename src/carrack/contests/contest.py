"""A contest as its rows have made it.

| kind    | body                                                                  |
| ------- | --------------------------------------------------------------------- |
| open    | {"rules": {…}, "commitment": …}                                       |
| join    | {"player": n, "rating": …, "bot": level or "", "team": where others  |
|         | wait already}; names are kept beside                                  |
| leave   | {"player": n}: before the start for good, later a withdrawal          |
| away    | {"player": n}: not in the next rounds, until they are back            |
| back    | {"player": n}                                                         |
| start   | {}                                                                    |
| round   | {"round": n, "stage": …, "tables": [{"players": [by seat], "group": n,|
|         | "id": …} …]}, {"bye": true} where one has no game; "divisions" and    |
|         | "season" of a league, "groups" of a round robin                       |
| result  | {"round": n, "board": i, "places": […], "scores": […],                |
|         | "forfeits": [seats], "how": played, ended, host}                      |
| correct | as result, and {"by": who, "why": …}; the result before stays known   |
| challenge | {"by": n, "to": n}, on a ladder                                     |
| pause, resume, finish {"reason": …}                                            |

Players are numbers from 1; 0 is a bot that fills a seat and is no player.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from carrack.contests.lots import lot
from carrack.contests.rules import ARENA, LADDER, LEAGUE, SWISS, Rules, rules_of
from carrack.kernel.errors import CarrackError

OPEN, RUNNING, OVER = "open", "running", "over"
FILLER = 0
TOLD = ("start", "away", "back", "pause", "resume", "correct", "finish")


@dataclass(frozen=True)
class Row:
    """One row, as it is stored."""

    kind: str
    body: Mapping[str, Any]
    time: int = 0


@dataclass
class Player:
    number: int
    rating: float = 0.0
    bot: str = ""  # the level; empty for a person
    came: int = 0  # rounds that had begun by then
    team: int = 0  # the number of whoever was its first; 0 where everybody plays for themselves
    gone: bool = False
    away: bool = False

    @property
    def plays(self) -> bool:
        return not self.gone and not self.away


@dataclass(frozen=True)
class Result:
    places: tuple[int, ...]  # by seat, from 1, with ties
    scores: tuple[int, ...] = ()  # by seat; empty where the game has none
    forfeits: tuple[int, ...] = ()  # seats
    how: str = "played"
    time: int = 0


@dataclass
class Board:
    """A table of a round, or somebody's bye."""

    round: int
    board: int
    players: tuple[int, ...]  # by seat
    group: int = 0
    bye: bool = False
    id: str = ""  # of the table, for whoever keeps it
    result: Result | None = None
    corrected: list[Result] = field(default_factory=list)  # what stood there before

    @property
    def is_open(self) -> bool:
        return self.result is None and not self.bye

    def seat_of(self, player: int) -> int:
        return self.players.index(player)


@dataclass
class Round:
    number: int
    time: int
    boards: list[Board]
    stage: str = ""
    season: int = 0
    divisions: list[list[int]] = field(default_factory=list)  # or groups

    @property
    def is_over(self) -> bool:
        return not any(board.is_open for board in self.boards)


@dataclass(frozen=True)
class Challenge:
    by: int
    to: int
    time: int


class Contest:
    """All that follows from the rows of a contest; `key` draws the lots."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.rules = Rules("swiss")
        self.status = ""
        self.paused = False
        self.reason = ""
        self.players: dict[int, Player] = {}
        self.rounds: list[Round] = []
        self.challenges: list[Challenge] = []
        self.told: list[Row] = []  # what people did, for everybody to read
        self.opened = self.started = self.ended = self.last = 0
        self.count = 0  # of rows
        self.known_order: tuple[int, list[Any]] | None = None  # see steps.order

    # ---- rows come true ----

    def take(self, row: Row) -> None:
        """A stored row comes true; rows that do not fit are refused and change nothing."""
        taken = getattr(self, f"take_{row.kind}", None)
        if taken is None:
            raise misfit(f"there is no row {row.kind!r}")
        fits = row.kind == "correct" if self.status == OVER else self.takes(row.kind)
        if not fits:
            raise misfit(f"a contest that is {self.status or 'unknown'} takes no {row.kind!r}")
        is_told = self.is_told(row)
        taken(row.body, row.time)
        if is_told:
            self.told.append(row)
        self.last = max(self.last, row.time)
        self.count += 1

    def takes(self, kind: str) -> bool:
        """The first row opens it, and no other one does."""
        return (kind == "open") is (self.status == "")

    def is_told(self, row: Row) -> bool:
        """Whether it stands in the log: what people did to it, and not what follows by itself."""
        if row.kind == "result":
            return row.body.get("how") == "host" or bool(row.body.get("forfeits"))
        return row.kind in TOLD or (row.kind in ("join", "leave") and self.status == RUNNING)

    def take_open(self, body: Mapping[str, Any], time: int) -> None:
        self.rules = rules_of(body["rules"])
        self.status, self.opened = OPEN, time

    def take_join(self, body: Mapping[str, Any], time: int) -> None:
        number = body["player"]
        if number != len(self.players) + 1:
            raise misfit(f"player {number} comes behind player {len(self.players)}")
        self.check_may_come()
        team = body.get("team", 0)
        self.check_team(team)
        came = len(self.rounds)
        self.players[number] = Player(
            number,
            body.get("rating", 0.0),
            body.get("bot", ""),
            came,
            team=(team or number) if self.rules.teams else 0,
        )

    def check_may_come(self) -> None:
        if len(self.taking_part) >= self.rules.most:
            raise CarrackError(f"all {self.rules.most} places are taken", code="contest.full")
        if self.status != OPEN and not self.takes_late:
            raise CarrackError("the contest has begun", code="contest.too_late")

    def check_team(self, team: int) -> None:
        """Somebody waits there, and has room."""
        if team and not 0 < len(self.teams.get(team, ())) < self.rules.seats:
            raise CarrackError(f"team {team} takes nobody more", code="contest.team")

    @property
    def takes_late(self) -> bool:
        """Whether somebody may come after the start."""
        if self.rules.kind in (ARENA, LADDER, LEAGUE):
            return True
        over = sum(one.is_over for one in self.rounds)
        return self.rules.kind == SWISS and over < self.rules.late

    def take_leave(self, body: Mapping[str, Any], time: int) -> None:
        player = self.player(body["player"])
        if player.gone:
            raise misfit(f"player {player.number} has gone already")
        player.gone = True
        self.forget_challenges(player)

    def take_away(self, body: Mapping[str, Any], time: int) -> None:
        player = self.player(body["player"])
        player.away = True
        self.forget_challenges(player)

    def forget_challenges(self, player: Player) -> None:
        """Nobody is paired with whoever does not play."""
        self.challenges = [one for one in self.challenges if player.number not in (one.by, one.to)]

    def take_back(self, body: Mapping[str, Any], time: int) -> None:
        player = self.player(body["player"])
        if player.gone:
            raise CarrackError("who has withdrawn does not come back", code="contest.withdrawn")
        player.away = False

    def take_start(self, body: Mapping[str, Any], time: int) -> None:
        if self.status != OPEN:
            raise misfit("it has begun already")
        if len(self.taking_part) < self.needed:
            raise CarrackError(
                f"{self.needed} players are needed, {len(self.taking_part)} are there",
                code="contest.too_few",
            )
        self.status, self.started = RUNNING, time
        self.put_together()

    def put_together(self) -> None:
        """Whoever came alone makes a team with others who did, drawn by lot."""
        alone = [members[0] for members in self.teams.values() if len(members) == 1]
        alone.sort(key=lambda number: self.lot("team", number))
        for index, number in enumerate(alone):
            self.players[number].team = alone[index - index % self.rules.seats]

    @property
    def needed(self) -> int:
        """Players without whom it does not begin: those of one table, where bots fill none; for
        teams one more, else there is nobody to compare with.
        """
        if self.rules.teams:
            return max(self.rules.least, self.rules.seats + 1)
        return self.rules.least if self.rules.fill else max(self.rules.least, self.rules.smallest)

    def take_round(self, body: Mapping[str, Any], time: int) -> None:
        number = len(self.rounds) + 1
        if self.status != RUNNING or body["round"] != number:
            raise misfit(f"round {body['round']} does not come next")
        boards = [board_of(number, index, one) for index, one in enumerate(body["tables"])]
        busy = self.at_tables()
        seated = [player for board in boards for player in board.players if player != FILLER]
        if len(set(seated)) < len(seated) or busy & set(seated):
            raise misfit("somebody would sit at two tables")
        for player in seated:
            self.player(player)
        self.rounds.append(
            Round(
                number,
                time,
                boards,
                body.get("stage", ""),
                body.get("season", 0),
                [list(division) for division in body.get("divisions", ())],
            )
        )
        paired = {frozenset(board.players) for board in boards}
        self.challenges = [
            one for one in self.challenges if frozenset((one.by, one.to)) not in paired
        ]

    def take_result(self, body: Mapping[str, Any], time: int) -> None:
        board = self.board(body["round"], body["board"])
        if not board.is_open:
            raise misfit(f"table {board.board + 1} of round {board.round} has its result")
        board.result = result_of(board, body, time)
        for seat in board.result.forfeits:
            # Who did not come is not paired again before they are back.
            if board.players[seat] != FILLER and board.result.how != "host":
                self.players[board.players[seat]].away = True

    def take_correct(self, body: Mapping[str, Any], time: int) -> None:
        board = self.board(body["round"], body["board"])
        if board.bye or board.result is None:
            raise CarrackError("that table has no result yet", code="contest.no_result")
        corrected = result_of(board, {**body, "how": "host"}, time)
        board.corrected.append(board.result)
        board.result = corrected

    def take_challenge(self, body: Mapping[str, Any], time: int) -> None:
        from carrack.contests.ladder import check_challenge

        check_challenge(self, body["by"], body["to"])
        self.challenges.append(Challenge(body["by"], body["to"], time))

    def take_pause(self, body: Mapping[str, Any], time: int) -> None:
        self.paused = True

    def take_resume(self, body: Mapping[str, Any], time: int) -> None:
        self.paused = False

    def take_finish(self, body: Mapping[str, Any], time: int) -> None:
        self.status, self.ended, self.reason = OVER, time, body.get("reason", "")

    # ---- what is asked ----

    def player(self, number: int) -> Player:
        if number not in self.players:
            raise CarrackError(f"there is no player {number}", code="contest.no_player")
        return self.players[number]

    def board(self, number: int, index: int) -> Board:
        if not 1 <= number <= len(self.rounds) or not 0 <= index < len(self.round(number).boards):
            raise CarrackError(f"round {number} has no table {index + 1}", code="contest.no_table")
        return self.round(number).boards[index]

    def round(self, number: int) -> Round:
        return self.rounds[number - 1]

    def hides(self, played: Round) -> bool:
        """Whether nobody is told yet how tables of this round ended: others play the same deal."""
        return self.rules.duplicate and not played.is_over and self.status != OVER

    @property
    def taking_part(self) -> list[int]:
        return [player.number for player in self.players.values() if not player.gone]

    @property
    def ready(self) -> list[int]:
        """Who would play in a round that began now."""
        return [player.number for player in self.players.values() if player.plays]

    @property
    def teams(self) -> dict[int, list[int]]:
        """Who is in which team; whoever has withdrawn has left it."""
        found: dict[int, list[int]] = {}
        for player in self.players.values():
            if player.team and not player.gone:
                found.setdefault(player.team, []).append(player.number)
        return found

    @property
    def boards(self) -> Iterable[Board]:
        return (board for played in self.rounds for board in played.boards)

    def at_tables(self) -> set[int]:
        """Who is in a game."""
        playing = (board.players for board in self.boards if board.is_open)
        return {player for players in playing for player in players} - {FILLER}

    def seeds(self, players: Iterable[int]) -> list[int]:
        """The strongest first; a lot decides between equal ratings."""
        return sorted(players, key=lambda n: (-self.players[n].rating, self.lot("seed", n)))

    def lot(self, *about: object) -> int:
        return lot(self.key, *about)


def board_of(number: int, index: int, body: Mapping[str, Any]) -> Board:
    return Board(
        number,
        index,
        tuple(body["players"]),
        body.get("group", 0),
        body.get("bye", False),
        body.get("id", ""),
    )


def result_of(board: Board, body: Mapping[str, Any], time: int) -> Result:
    count = len(board.players)
    result = Result(
        tuple(body["places"]),
        tuple(body.get("scores") or ()),
        tuple(body.get("forfeits", ())),
        body.get("how", "played"),
        time,
    )
    whole = all(type(place) is int and 1 <= place <= max(2, count) for place in result.places)
    if len(result.places) != count or not whole or len(result.scores) not in (0, count):
        raise CarrackError(
            f"{count} at the table have each a place from 1 to {count}", code="contest.result"
        )
    if any(seat not in range(count) for seat in result.forfeits):
        raise CarrackError("only somebody at the table forfeits", code="contest.result")
    return result


def replayed(rows: Iterable[Row], key: bytes) -> Contest:
    """The contest that these rows have made."""
    contest = Contest(key)
    for row in rows:
        contest.take(row)
    return contest


def checked(contest: Contest, row: Row) -> Row:
    """The row, once it is sure that it fits: nothing is stored that cannot be replayed."""
    copy = copied(contest)
    copy.take(row)
    return row


def copied(contest: Contest) -> Contest:
    """A contest that can be tried on: what a row changes is copied, what it does not is shared."""
    copy = Contest(contest.key)
    vars(copy).update(vars(contest))
    copy.players = {number: replace(player) for number, player in contest.players.items()}
    copy.rounds = [
        replace(one, boards=[replace(board, corrected=[*board.corrected]) for board in one.boards])
        for one in contest.rounds
    ]
    copy.challenges, copy.told = [*contest.challenges], [*contest.told]
    return copy


def misfit(sentence: str) -> CarrackError:
    return CarrackError(sentence, code="contest.row")
