"""Many games between bots, on several cores, and what came of them: the same on any number."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from carrack import bots
from carrack.bots.series import Plan, dealt, game_of, seated
from carrack.kernel.errors import CarrackError
from carrack.kernel.game import Game
from carrack.kernel.state import State
from carrack.terminal.statistics import Interval, mean, mean_interval, wilson

if TYPE_CHECKING:
    from rich.console import Console

    from carrack.terminal.words import Words

CHUNK = 10  # games that one worker plays before it reports
WAITING = 4  # chunks for each worker in the queue: little is lost when the user stops


@dataclass(frozen=True)
class Outcome:
    """One game: the place and the score of each player, and how long it was."""

    number: int
    places: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    turns: int
    automa: int | None = None  # the score of whom all, or one alone, played against


def play_one(game: Game, plan: Plan, number: int) -> Outcome:
    """Play one game of the plan."""
    state = dealt(game, plan, number)
    decisions, turns = walk(game, state, seated(plan, number))
    order = [plan.seat_of(player, number) for player in range(len(plan.players))]
    scores = state.scores()
    return Outcome(
        number,
        tuple(state.final_place(seat) for seat in order),
        tuple(scores[seat] for seat in order),
        decisions,
        turns,
        automa_of(state),
    )


def automa_of(state: State) -> int | None:
    """What the common opponent ended with; None where the players are rivals."""
    result = state.result() or {}
    automa = result.get("automa")
    return None if automa is None else int(automa["vp"])


def walk(game: Game, state: State, players: list[bots.Bot]) -> tuple[int, int]:
    """Let the bots play to the end; how many real decisions there were, and how many turns."""
    # Somebody has to look at the table now and then to count the turns of earlier rounds.
    nobody_looks = not any(bot.reads_view for bot in players)
    decisions = 0
    turns: dict[int, int] = {}
    while not state.is_over:
        seat = state.to_move
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            decisions += 1
            view: Mapping[str, Any] = {}
            if nobody_looks or players[seat].reads_view:
                view = state.view(seat)
                turns[view.get("round", 1)] = view.get("turn", 0)
            action = players[seat].choose(game, view, legal)
        state.apply(seat, action)
    last = state.view(None)
    turns[last.get("round", 1)] = last.get("turn", 0)
    return decisions, sum(turns.values())


def play_some(plan: Plan, first: int, after: int) -> list[Outcome]:
    """What a worker does."""
    game = game_of(plan)
    return [play_one(game, plan, number) for number in range(first, after)]


def ignore_interrupts() -> None:
    """Ctrl-C is for the program that started the workers; it lets them finish and go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def outcomes(plan: Plan, jobs: int) -> Iterator[list[Outcome]]:
    """All games in portions, as they are done."""
    portions = [(first, min(first + CHUNK, plan.games)) for first in range(0, plan.games, CHUNK)]
    if jobs == 1 or len(portions) == 1:
        for first, after in portions:
            yield play_some(plan, first, after)
        return
    workers = ProcessPoolExecutor(
        max_workers=min(jobs, len(portions)),
        mp_context=get_context("spawn"),  # a fork beside the thread of the progress bar may hang
        initializer=ignore_interrupts,
    )
    with workers as pool:
        waiting: set[Future[list[Outcome]]] = set()
        try:
            for first, after in portions:
                waiting.add(pool.submit(play_some, plan, first, after))
                if len(waiting) >= WAITING * jobs:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    yield from (future.result() for future in done)
            for future in wait(waiting).done:
                yield future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


# ---- what came of them ----


@dataclass
class Summary:
    """The figures of a simulation."""

    plan: Plan
    outcomes: list[Outcome] = field(default_factory=list)

    def places(self, player: int) -> list[int]:
        return [outcome.places[player] for outcome in self.outcomes]

    def scores(self, player: int) -> list[int]:
        return [outcome.scores[player] for outcome in self.outcomes]

    def wins(self, player: int) -> int:
        return self.places(player).count(1)

    def decisions(self) -> list[int]:
        return [outcome.decisions for outcome in self.outcomes]

    def turns(self) -> list[int]:
        return [outcome.turns for outcome in self.outcomes]

    def automas(self) -> list[int]:
        """Scores of the common opponent; empty where the players are rivals."""
        return [outcome.automa for outcome in self.outcomes if outcome.automa is not None]

    def team(self) -> dict[str, Any] | None:
        """All win or lose together, or one alone against the automa: how often they won."""
        games = len(self.outcomes)
        if len(self.automas()) < games:
            return None
        wins = self.wins(0)
        return {
            "wins": wins,
            "win_rate": wins / games,
            "win_rate_95": list(wilson(wins, games)),
            "automa_score": mean_and_range(self.automas()),
        }

    def as_json(self) -> dict[str, Any]:
        """For programs. Nothing in it depends on the machine or on the number of jobs."""
        games = len(self.outcomes)
        return {
            "game": self.plan.title,
            "data": game_of(self.plan).data_fingerprint(),
            "options": dict(self.plan.options),
            "games": games,
            "seed": self.plan.seed,
            "rotate": self.plan.rotate,
            "players": [
                {
                    "player": player,
                    "bot": bot,
                    "wins": self.wins(player),
                    "win_rate": self.wins(player) / games,
                    "win_rate_95": list(wilson(self.wins(player), games)),
                    "mean_place": mean(self.places(player)),
                    "mean_place_95": list(mean_interval(self.places(player))),
                    "mean_score": mean(self.scores(player)),
                    "mean_score_95": list(mean_interval(self.scores(player))),
                }
                for player, bot in enumerate(self.plan.players)
            ],
            "decisions": mean_and_range(self.decisions()),
            "turns": mean_and_range(self.turns()),
            **({} if self.team() is None else {"team": self.team()}),
        }


def mean_and_range(values: list[int]) -> dict[str, Any]:
    return {
        "mean": mean(values),
        "mean_95": list(mean_interval(values)),
        "min": min(values),
        "max": max(values),
    }


def run(plan: Plan, jobs: int, console: Console, words: Words) -> Summary:
    """Play all games with a bar that tells how long it will take."""
    found: list[Outcome] = []
    with bar(plan.games, console, words) as advance:
        for portion in outcomes(plan, jobs):
            found += portion
            advance(len(portion))
    return Summary(plan, sorted(found, key=lambda outcome: outcome.number))


@contextmanager
def bar(games: int, console: Console, words: Words) -> Iterator[Callable[[int], None]]:
    """A bar that tells how long the games will take; it is told how many more are done."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("·"),
        TimeRemainingColumn(),
        TextColumn(words.say("simulate-left")),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task(words.say("simulate-playing"), total=games)
        yield lambda done: progress.advance(task, done)


def check_numbers(games: int, jobs: int) -> None:
    if not 1 <= games <= 100_000_000:
        raise CarrackError(
            f"--games must be at least 1, not {games}",
            code="simulate.games",
            facts={"asked": str(games)},
        )
    most = 4 * (os.cpu_count() or 1)
    if not 1 <= jobs <= most:
        raise CarrackError(
            f"--jobs must be from 1 to {most}, not {jobs}",
            code="simulate.jobs",
            facts={"most": most, "asked": str(jobs)},
        )


# ---- the table ----


def show(summary: Summary, console: Console, words: Words) -> None:
    """Wins, places and scores, and the length of a game, each with its 95 % interval."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    games = len(summary.outcomes)
    title = words.say("simulate-title", title=summary.plan.title, games=games)
    table = Table(title=title, box=SIMPLE_HEAD, show_edge=False, padding=0)
    table.add_column(words.say("simulate-player"))
    for name in ("simulate-wins", "simulate-share", "simulate-place", "simulate-score"):
        table.add_column(words.say(name), justify="right")
    for player, bot in enumerate(summary.plan.players):
        places, scores = summary.places(player), summary.scores(player)
        wins = summary.wins(player)
        table.add_row(
            f"{player + 1} {bot}",
            str(wins),
            words.figure(percent(wins / games, wilson(wins, games))),
            words.figure(measured(mean(places), mean_interval(places), 2)),
            words.figure(measured(mean(scores), mean_interval(scores), 1)),
        )
    console.print(table)
    show_team(summary, console, words)
    for key, values in (
        ("simulate-decisions", summary.decisions()),
        ("simulate-turns", summary.turns()),
    ):
        if any(values):  # a title without numbered turns counts none
            found = words.figure(measured(mean(values), mean_interval(values), 1))
            console.print(words.say(key, mean=found))
    console.print(words.say("simulate-interval"), style="dim")


def show_team(summary: Summary, console: Console, words: Words) -> None:
    """How often all won together, or one alone, and what the automa ended with."""
    if summary.team() is None:
        return
    wins, games, automa = summary.wins(0), len(summary.outcomes), summary.automas()
    share = words.figure(percent(wins / games, wilson(wins, games)))
    console.print(words.say("simulate-team", wins=wins, games=games, share=share))
    score = words.figure(measured(mean(automa), mean_interval(automa), 1))
    console.print(words.say("simulate-automa", mean=score))


def percent(share: float, interval: Interval) -> str:
    """
    >>> percent(0.5, (0.404, 0.596))
    '50.0 % [40.4 .. 59.6]'
    """
    low, high = interval
    return f"{100 * share:.1f} % [{100 * low:.1f} .. {100 * high:.1f}]"


def measured(value: float, interval: Interval, digits: int) -> str:
    low, high = interval
    return f"{value:.{digits}f} [{low:.{digits}f} .. {high:.{digits}f}]"
