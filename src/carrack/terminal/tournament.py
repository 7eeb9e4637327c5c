"""A tournament of bots alone: every game of it, with a bar, and how everybody stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import cycle, islice
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any

from carrack import bots
from carrack.contests import exports
from carrack.contests.contest import FILLER, OVER, Board, Contest, Player, Row
from carrack.contests.lots import commitment, game_key, round_key
from carrack.contests.rules import MINUTE, Rules, rules_of
from carrack.contests.steps import due, order, wakes
from carrack.kernel.errors import CarrackError, unwritable
from carrack.kernel.game import load
from carrack.terminal.simulate import ignore_interrupts, walk

if TYPE_CHECKING:
    from rich.console import Console

    from carrack.terminal.words import Words

GAME = 3 * MINUTE  # of the contest's own time; an arena of an hour has twenty games of each


@dataclass(frozen=True)
class Game:
    """One game to be played; small enough to send to every worker."""

    title: str
    options: dict[str, Any]
    levels: tuple[str, ...]  # by seat
    key: bytes  # of its luck
    seed: int  # of the bots' own
    round: int
    board: int


@dataclass
class Tournament:
    """A contest of bots, its rows, and the games it is made of."""

    title: str
    options: dict[str, Any]
    rules: Rules
    levels: Sequence[str]  # one for each player
    seed: int = 0
    rows: list[Row] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.contest = Contest(sha256(f"carrack tournament {self.seed}".encode()).digest())
        self.time = 0
        told = {"rules": self.rules.as_json(), "commitment": commitment(self.contest.key)}
        self.take(Row("open", told))
        for number, level in enumerate(self.levels, 1):
            first = number - (number - 1) % self.rules.seats
            team = {"team": first} if self.rules.teams and first < number else {}
            self.take(Row("join", {"player": number, "bot": level, **team}))
        self.take(Row("start", {}))

    @property
    def names(self) -> dict[int, str]:
        """The level of each bot, with a number where several have the same; a team has one name.

        >>> Tournament("macao", {}, Rules("swiss"), ["greedy", "random", "greedy"]).names
        {1: 'greedy 1', 2: 'random', 3: 'greedy 2'}
        """
        named = self.levels[:: self.rules.seats] if self.rules.teams else self.levels
        seen: dict[str, int] = {}
        found = []
        for level in named:
            seen[level] = seen.get(level, 0) + 1
            found.append(level if named.count(level) == 1 else f"{level} {seen[level]}")
        players = self.contest.players.values()
        return {one.number: found[self.place_of(one)] for one in players}

    def place_of(self, player: Player) -> int:
        """The place of somebody, or of a whole team, among those that have a name."""
        if not self.rules.teams:
            return player.number - 1
        return (player.number - 1) // self.rules.seats

    def take(self, row: Row) -> None:
        self.contest.take(row)
        self.rows.append(row)

    def next_games(self) -> list[Game]:
        """What is to be played now; nothing when the contest is over."""
        while self.contest.status != OVER:
            row = due(self.contest, self.time)
            if row is not None:
                self.take(row)
                continue
            found = [self.game(board) for board in self.contest.boards if board.is_open]
            if found:
                return found
            self.time = max(self.time + 1, wakes(self.contest, self.time) or self.time + GAME)
        return []

    def game(self, board: Board) -> Game:
        key, number = self.contest.key, board.round
        same = self.contest.rules.duplicate
        return Game(
            self.title,
            self.options,
            tuple(self.level(player) for player in board.players),
            round_key(key, number) if same else game_key(key, number, board.board),
            self.contest.lot("bots", number, board.board) >> 1,
            number,
            board.board,
        )

    def level(self, player: int) -> str:
        return self.rules.filler if player == FILLER else self.levels[player - 1]


def played(game: Game) -> dict[str, Any]:
    """What a worker does: one game, and its result as a row has it."""
    title = load(game.title)
    state = title.new(seats=len(game.levels), key=game.key, options=game.options)
    seated = [bots.make(level, game.seed + seat) for seat, level in enumerate(game.levels)]
    walk(title, state, seated)
    result = state.result() or {}
    return {
        "round": game.round,
        "board": game.board,
        "places": result["places"],
        "scores": list(state.scores()),
        "how": "played",
    }


def run(tournament: Tournament, jobs: int, console: Console, words: Words) -> Contest:
    """Play it to its end with a bar that tells how far it is."""
    with bar(console, words) as tell, outcomes(jobs) as play:
        done = 0
        while games := tournament.next_games():
            tournament.time += GAME
            tell(tournament, done, len(games))
            for body in play(games):
                tournament.take(Row("result", body, tournament.time))
                done += 1
                tell(tournament, done, len(games))
    return tournament.contest


Played = Callable[[Sequence[Game]], Iterator[dict[str, Any]]]


@contextmanager
def outcomes(jobs: int) -> Iterator[Played]:
    """Plays games in their order, here or in as many processes as are wished: the same results."""
    if jobs == 1:
        yield lambda games: map(played, games)
        return
    workers = ProcessPoolExecutor(
        max_workers=jobs, mp_context=get_context("spawn"), initializer=ignore_interrupts
    )
    with workers as pool:
        try:
            yield lambda games: pool.map(played, games)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


@contextmanager
def bar(console: Console, words: Words) -> Iterator[Callable[[Tournament, int, int], None]]:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task("", total=None)

        def tell(tournament: Tournament, done: int, games: int) -> None:
            here = len(tournament.contest.rounds)
            total = sum(not board.bye for board in tournament.contest.boards)
            text = words.say("tournament-round", number=here)
            progress.update(task, description=text, completed=done, total=total)

        yield tell


# ---- what came of it ----


def show(tournament: Tournament, console: Console, words: Words, most: int = 40) -> None:
    """The standings as a table."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    contest, names = tournament.contest, tournament.names
    games = sum(not board.bye for board in contest.boards)
    kind = words.say(f"tournament-{kind_of(contest.rules)}")
    title = words.say("tournament-title", title=tournament.title, kind=kind, games=games)
    table = Table(title=title, box=SIMPLE_HEAD, show_edge=False, padding=0)
    table.add_column("", justify="right")
    table.add_column(words.say("simulate-player"))
    table.add_column(words.say("tournament-points"), justify="right")
    ties = ties_of(contest.rules)
    for head in ties.values():
        table.add_column(words.say(f"tournament-{head}"), justify="right")
    lines = list({line.rank: line for line in order(contest)}.values())  # a team has one
    for line in lines[:most]:
        told = exports.line_as_json(contest, line, names)
        values = (f"{told['ties'][name]:g}" for name in ties)
        table.add_row(str(line.rank), told["name"], f"{told['points']:g}", *values)
    console.print(table)
    if len(lines) > most:
        console.print(words.say("tournament-more", players=len(lines) - most), style="dim")


def kind_of(rules: Rules) -> str:
    """As people call it: alone and in teams all rounds are alike."""
    return "teams" if rules.teams else "alone" if rules.seats == 1 else rules.kind


def ties_of(rules: Rules) -> dict[str, str]:
    """What decides between equal points and is shown, and what each is called. Alone, and in teams,
    nobody is met, and there is nobody to be ahead of.
    """
    shown = [name for name in rules.ties if name != "lot"]
    if rules.is_shared:
        return {"margin": "total"} if "margin" in shown else {}
    return {name: name for name in shown}


def as_json(tournament: Tournament) -> dict[str, Any]:
    told = exports.as_json(tournament.contest, tournament.names)
    return {"game": tournament.title, "options": tournament.options, **told}


def check_files(tournament: Tournament, files: Sequence[Path]) -> None:
    """CarrackError for a file that cannot be written: said before a long tournament is played."""
    for file in files:
        if file.suffix not in (".csv", ".trf"):
            raise CarrackError(
                f"{file} is neither .csv nor .trf",
                code="tournament.file",
                facts={"asked": str(file)},
            )
        if file.suffix == ".trf" and not exports.fits_trf(tournament.contest):
            raise CarrackError(
                "a TRF file tells of tournaments with two at a table", code="tournament.trf"
            )


def write(tournament: Tournament, file: Path) -> None:
    """The standings as a file: its name says in which form."""
    contest, names = tournament.contest, tournament.names
    if file.suffix == ".trf":
        text = exports.as_trf(contest, names, tournament.title)
    else:
        text = exports.as_csv(contest, names)
    try:
        file.write_text(text, encoding="utf-8", newline="")  # lines end as the form wants it
    except OSError as error:
        raise unwritable(file, error.strerror) from None


def rules_written(
    kind: str, seats: int, rounds: int, duplicate: bool, more: Sequence[str]
) -> Rules:
    """The rules as they stand behind the command.

    >>> rules_written("league", 4, 0, False, ["seasons=2", "points=7,4,2,0"]).points
    (7, 4, 2, 0)
    """
    asked: dict[str, Any] = {"kind": kind, "seats": seats, "rounds": rounds, "duplicate": duplicate}
    for text in more:
        name, _, value = text.partition("=")
        asked[name] = ruled(name, value)
    return rules_of(asked)


def ruled(name: str, value: str) -> Any:
    words = [word.strip() for word in value.split(",")]
    if name == "points":
        return [int(word) if word.isdecimal() else word for word in words]
    if name == "ties":
        return words
    if value in ("yes", "no"):
        return value == "yes"
    return int(value) if value.isdecimal() else value


def levels_of(text: str, players: int, title: str, together: int = 1) -> list[str]:
    """The levels that are named, in turn, for so many players; `together` make a team.

    >>> levels_of("greedy,random", 3, "macao")
    ['greedy', 'random', 'greedy']
    >>> levels_of("greedy,random", 4, "macao", together=2)
    ['greedy', 'greedy', 'random', 'random']
    """
    named = [word.strip() for word in text.split(",")]
    for level in named:
        bots.check(level, title)
    return list(islice((level for level in cycle(named) for _ in range(together)), players))
