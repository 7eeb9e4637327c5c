"""Many games, counted. All counts are whole numbers by name, so that they add up to the same in
whatever portions and in whatever order the games were played.
"""

from __future__ import annotations

from collections import Counter
from copy import copy
from dataclasses import dataclass
from typing import Any

from carrack import bots
from carrack.bots.series import Plan, dealt, game_of, seated
from carrack.kernel.game import Game
from carrack.kernel.limits import NOBODY
from carrack.kernel.parts import part_of
from carrack.kernel.state import State

Key = tuple[str | int, ...]  # what is counted: ("score", 0, 87) is the score 87 of player 0
Counts = Counter[Key]
Row = list[int]  # an event as the rules note it: kind, seat, three numbers, cause


@dataclass
class Played:
    """A finished game with all that happened in it."""

    game: Game
    state: State
    players: list[int]  # by seat
    won: list[int]  # by seat; 1 or 0
    actions: list[int]
    choices: int  # decisions with at least two legal actions
    steps: list[list[Row]]  # the deal first


class Counting:
    """One game of a title, event by event; a title's `research.report` derives its own from it."""

    EVENTS: frozenset[int] = frozenset()  # the kinds that are counted; the rest is passed over

    def __init__(self, played: Played, counts: Counts) -> None:
        self.counts = counts
        self.who = [*zip(played.players, played.won, strict=True)]  # by seat
        self.step = 0  # the deal is step 0

    def count(self, kind: int, seat: int, a: int, b: int, c: int, cause: int) -> None:
        """One event, as the rules note it."""

    def end_step(self) -> None:
        """Called when all events of a step have been counted."""

    def finish(self) -> None:
        """What counts once for a seat in a game, however often it did it."""

    def count_all(self, steps: list[list[Row]]) -> None:
        """Walk through a whole game."""
        for self.step, rows in enumerate(steps):
            for row in rows:
                if row[0] in self.EVENTS:
                    self.count(*row)
            self.end_step()
        self.finish()


def tally(plan: Plan, first: int, after: int) -> Counts:
    """What a worker does: play some games of a plan, and count.

    >>> plan = Plan("macau_cards", {"turn_limit": 30}, ("random", "random"), 4)
    >>> tally(plan, 0, 1) + tally(plan, 1, 4) == tally(plan, 0, 4)
    True
    """
    game = telling_rows(game_of(plan))
    counts: Counts = Counter()
    for number in range(first, after):
        played = play(game, plan, number)
        count_common(played, counts)
        count_particular(played, counts)
    return counts


def count_particular(played: Played, counts: Counts) -> None:
    """What a title counts by itself; one without a report is counted as far as all are alike."""
    part = part_of(played.game, "research.report")
    if part is not None:
        part.TitleCounting(played, counts).count_all(played.steps)


def telling_rows(game: Game) -> Game:
    """A title whose states tell events as bare rows: to name each of them would take longer than a
    game at random.
    """
    quiet = copy(game)
    vars(quiet)["events"] = bare_rows
    return quiet


def bare_rows(state: State, rows: list[Row], seat: int | None) -> list[Row]:
    return rows


def play(game: Game, plan: Plan, number: int) -> Played:
    """One game of the plan, the same that `carrack simulate` would play."""
    state = dealt(game, plan, number)
    actions: list[int] = []
    steps: list[Any] = [state.events(None)]
    choices = walk(game, state, seated(plan, number), actions, steps)
    players = [0] * state.seats
    for player in range(state.seats):
        players[plan.seat_of(player, number)] = player
    won = [int(state.final_place(seat) == 1) for seat in range(state.seats)]
    return Played(game, state, players, won, actions, choices, steps)


def walk(
    game: Game, state: State, players: list[bots.Bot], actions: list[int], steps: list[Any]
) -> int:
    """Let the bots play to the end, and keep what they did; how often they had a choice."""
    choices = 0
    while (seat := state.to_move) != NOBODY:
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            choices += 1
            bot = players[seat]
            action = bot.choose(game, state.view(seat) if bot.reads_view else {}, legal)
        state.apply(seat, action)
        actions.append(action)
        steps.append(state.events(None))
    return choices


def count_common(played: Played, counts: Counts) -> None:
    """Wins, scores and length, and which actions were taken."""
    counts["games",] += 1
    counts["choices", played.choices] += 1
    counts["rounds", played.game.round_of(played.state)] += 1
    counts["winners", sum(played.won)] += 1
    for seat, score in enumerate(played.state.scores()):
        player, won = played.players[seat], played.won[seat]
        counts["sat", player, seat, won] += 1
        counts["score", player, score, won] += 1
    for action, times in Counter(played.actions).items():
        counts["action", action] += times


def as_json(counts: Counts) -> dict[str, int]:
    """The counts by names that a program can split again, in a fixed order.

    >>> as_json(Counter({("won", 1): 3, ("games",): 4}))
    {'games': 4, 'won/1': 3}
    """
    return dict(sorted(("/".join(map(str, key)), count) for key, count in counts.items()))
