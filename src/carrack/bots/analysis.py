"""What search thinks of a game: hints for a seat, and a whole game looked at again.

A hint is worked out from the view of its seat and nothing else. When a game is looked at again,
every choice is judged by what its seat knew then: nobody is blamed for cards they could not see.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from decimal import ROUND_HALF_UP, Decimal
from functools import partial
from itertools import groupby
from math import exp, sqrt
from random import Random
from typing import Any

from carrack.bots.evaluator import Evaluator
from carrack.bots.levels import effort_of
from carrack.bots.search import Effort, Search, Tried, evaluator_for, merged, shares
from carrack.bots.temptation import tempting
from carrack.bots.tree import Tree
from carrack.kernel.errors import CarrackError
from carrack.kernel.game import Game
from carrack.kernel.record import Record, first_state, follow, game_of
from carrack.kernel.state import State
from carrack.kernel.trail import Trail

View = Mapping[str, Any]
Progress = Callable[[int, int], None]  # choices that are judged, and all; may raise `Stopped`

LEVELS = ("merchant", "captain", "governor", "admiral")  # that search, and can therefore judge
JUDGE = "admiral"  # who judges unless somebody else is asked
ADVISER = "captain"  # who gives hints: somebody waits for them
WHOLE_GAME = 200_000  # simulations of all choices together, unless somebody asks for more
ONLY = 1e9  # a prior beside which no other counts
LEAST = 30  # simulations from which chances of all seats are told
FEWEST, MOST = 20, 1_000_000  # simulations of a choice
TURNING_POINTS = 5
LONGEST_LINE = 16  # decisions that are told of how it might have gone on
SWING = 0.05  # the least change of a chance that is a turning point


class Stopped(Exception):
    """Nobody wants the rest of an analysis."""


# ---- one choice ----


@dataclass(frozen=True)
class Outlook:
    """What came of simulations that all began with one action."""

    chances: list[float]  # of each seat to win
    spread: float  # of the thinker's chance, from simulation to simulation


@dataclass(frozen=True)
class Valued:
    """An action, and what may be expected of it for the seat that does it."""

    action: dict[str, Any]
    chance: float  # to win
    points: float | None  # at the end; nothing where a game is played for places alone
    visits: int  # simulations that looked at it


class Study(Search):
    """A search that also looks at actions which it would not do, as often as it is told to."""

    def __init__(self, game: Game, view: View, effort: Effort, seed: int) -> None:
        super().__init__(effort, seed)
        self.title, self.view = game, view
        self.found: dict[int, Tried] = {one.action: one for one in self.think(game, view)}
        self.best = next(iter(self.found))  # what a player of this effort would do
        self.table = game.sample(view, self.random)

    def press(self, action: int, simulations: int) -> Outlook:
        """What an action is worth, by so many more simulations that begin with it."""
        if not self.table.native:
            return plain_outlook(self.title, self.view, action, self.random, simulations)
        share = -(-simulations // len(self.trees))
        seeds = [self.random.getrandbits(63) for _ in self.trees]

        def work(tree: Tree, seed: int) -> list[list[float]]:
            return pressed(tree, self.title, self.view, action, share, seed)

        with ThreadPoolExecutor(len(self.trees)) as pool:
            parts = list(pool.map(work, self.trees, seeds))
        now = merged([tree.tried() for tree in self.trees])
        self.found |= {one.action: one for one in now}
        return outlook_of([line for part in parts for line in part], self.view["viewer"])

    def as_often(self, action: int) -> int:
        """Simulations after which an action was looked at as often as the best."""
        seen = self.found[action].visits if action in self.found else 0
        return max(LEAST, self.found[self.best].visits - seen)

    def worth(self, action: int) -> float:
        """What the search strives for: the chance to win, and points as far as they count."""
        return self.worth_of(self.found[action])

    def valued(self, action: int) -> Valued:
        one = self.found[action]
        name = self.title.action(self.table, self.view["viewer"], action)
        return Valued(name, one.chance, one.points if has_points(self.table) else None, one.visits)


def pressed(
    tree: Tree, game: Game, view: View, action: int, simulations: int, seed: int
) -> list[list[float]]:
    """The chances of all seats in each of so many simulations that begin with this action."""
    luck = Random(seed)
    root = game.sample(view, luck)
    g = root.clone()
    tree.evaluator.attach(root)
    before = tree.press(action, ONLY)
    found = []
    for _ in range(simulations):
        if tree.evaluator.redeals:
            tree.run(root, g, 1)
        else:
            tree.run_on(game.sample(view, luck))
        found.append(tree.chances(root.seats))
    tree.press(action, before)
    return found


def plain_outlook(game: Game, view: View, action: int, luck: Random, simulations: int) -> Outlook:
    """How an action turns out in random games after it, for titles in plain Python."""
    found = []
    for _ in range(simulations):
        state = game.sample(view, luck)
        state.apply(view["viewer"], action)
        while not state.is_over:
            mover = state.to_move
            state.apply(mover, luck.choice(state.legal(mover)))
        found.append(shares(state))
    return outlook_of(found, view["viewer"])


def outlook_of(lines: Sequence[Sequence[float]], seat: int) -> Outlook:
    """
    >>> outlook_of([[1.0, 0.0], [0.0, 1.0]], 0)
    Outlook(chances=[0.5, 0.5], spread=0.5)
    """
    count = len(lines)
    means = [sum(column) / count for column in zip(*lines, strict=True)]
    return Outlook(means, sqrt(sum((line[seat] - means[seat]) ** 2 for line in lines) / count))


# ---- hints ----


def advise(game: Game, view: View, effort: Effort, seed: int, most: int = 3) -> list[Valued]:
    """The best few actions of the seat whose view this is, the best first.

    Each is looked at as often as the best, so that their figures can be compared.

    >>> import carrack
    >>> game = carrack.load("macau_cards")
    >>> view = game.new(seats=2, seed=1).view(1)
    >>> len(advise(game, view, Effort(20, horizon=8), seed=1, most=2))
    2
    """
    study = Study(game, view, effort, seed)
    few = list(study.found)[:most]
    for action in few[1:]:
        study.press(action, study.as_often(action))
    few.sort(key=study.worth, reverse=True)
    told = partial(as_told, fewest_win=game.fewest_win)
    return sorted(map(study.valued, few), key=told, reverse=True)


def as_told(one: Valued, fewest_win: bool = False) -> tuple[float, float]:
    """The figures that people read of an action: what looks worse is not put before what looks
    better.

    >>> as_told(Valued({}, 0.3449, 31.2, 100))
    (0.34, 31.2)
    >>> as_told(Valued({}, 0.625, None, 100))
    (0.63, 0.0)
    >>> as_told(Valued({}, 0.15, 290.7, 100), fewest_win=True)
    (0.15, -290.7)
    """
    percents = Decimal(one.chance).quantize(Decimal("0.01"), ROUND_HALF_UP)  # as pages round
    points = round(one.points or 0.0, 1)
    return float(percents), -points if fewest_win else points


def has_points(state: State) -> bool:
    """Whether points are more than places; a title that can do without says so by an option."""
    return bool(state.game.options_of(state).get("scoring", "points") == "points")


def luck_of(view: View) -> int:
    """A seed that follows from the view alone: who asks twice learns nothing more.

    >>> luck_of({"viewer": 0, "hand": ["7S"]}) == luck_of({"hand": ["7S"], "viewer": 0})
    True
    """
    return zlib.crc32(json.dumps(view, sort_keys=True).encode())


# ---- a game looked at again ----


@dataclass(frozen=True)
class Step:
    """Somebody's action in a line."""

    seat: int
    action: dict[str, Any]


@dataclass(frozen=True)
class Choice:
    """A real choice of a game: what was done, what the judge would have done, and how it stood."""

    row: int  # of the record: the step that did it
    turn: int  # consecutive choices of a seat are one turn
    round: int
    seat: int
    done: Valued
    best: Valued
    agrees: bool  # the judge would have done the same
    lost: float  # of the chance to win; below zero where what was done proved better
    lost_points: float | None
    doubt: float  # a loss smaller than this may be chance
    chances: list[float]  # of each seat before the choice, as far as its seat could know
    # how the judge would have played on for the rest of the round, if it had chosen otherwise: its
    # own action first, then what tempts everybody most; what is hidden or luck, as it may be
    line: list[Step]


@dataclass(frozen=True)
class TurningPoint:
    """Where a seat's chance to win changed much, from one turn of its own to the next."""

    turn: int
    row: int  # the first step of that turn …
    until: int  # … and the last before the seat's next one
    seat: int
    before: float
    after: float
    lost: float  # what the seat's own choices of that turn cost


@dataclass(frozen=True)
class SeatSum:
    """A seat's choices together."""

    choices: int
    agreed: int
    lost: float  # of its chances to win, all choices together
    lost_points: float | None
    accuracy: float | None  # of 100; see `accuracy_of`


@dataclass(frozen=True)
class Analysis:
    """A game looked at again."""

    title: str
    seats: int
    level: str  # who judged
    simulations: int  # of each choice, before the done action is looked at as well
    rows: int
    over: bool
    choices: list[Choice]
    turning_points: list[TurningPoint]
    sums: list[SeatSum]
    final: list[float] | None  # the win as it was shared


@dataclass(frozen=True)
class Moment:
    """A decision of a record with more than one legal action."""

    row: int
    seat: int
    action: int
    state: State = field(repr=False)  # before it


def analyze(
    record: Record,
    effort: Effort,
    level: str = "",
    *,
    seed: int = 0,
    seat: int | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """Judge every real choice of a game that stood to its end, or those of one seat.

    The same seed judges the same on every machine. `progress` is told before each choice, and may
    raise `Stopped`.
    """
    game = game_of(record)
    moments, last = moments_of(record, game)
    wanted = [one for one in moments if seat is None or one.seat == seat]
    choices: list[Choice] = []
    for number, moment in enumerate(wanted):
        if progress is not None:
            progress(number, len(wanted))
        turn = turn_of(choices[-1] if choices else None, moment, game.round_of(moment.state))
        choices.append(judged(moment, turn, effort, seed))
    final = shares(last) if last.is_over else None
    return Analysis(
        title=game.id,
        seats=last.seats,
        level=level,
        simulations=effort.simulations * effort.trees,
        rows=len(record.rows),
        over=last.is_over,
        choices=choices,
        turning_points=turning_points(choices, final, len(record.rows)),
        sums=[summed(choices, number) for number in range(last.seats)],
        final=final,
    )


def moments_of(record: Record, game: Game) -> tuple[list[Moment], State]:
    """The real choices that were not taken back, and how the game stood at last."""
    trail = Trail(first_state(record, game))
    found: list[Moment] = []
    for line in record.rows:
        before, seat = trail.state, line["seat"]
        follow(trail, line)
        if "undo" in line:
            found = [moment for moment in found if moment.row <= line["undo"]]
        elif len(before.legal(seat)) > 1:
            action = game.index(before, seat, line["action"])
            found.append(Moment(line["row"], seat, action, before))
    return found, trail.state


def turn_of(before: Choice | None, moment: Moment, round_now: int) -> int:
    if before is None:
        return 1
    same = before.seat == moment.seat and before.round == round_now
    return before.turn if same else before.turn + 1


def judged(moment: Moment, turn: int, effort: Effort, seed: int) -> Choice:
    """What the judge thinks of one choice, with the eyes of its seat.

    The done action is looked at as often as the judge's own, however little it promised.
    """
    state, seat, done = moment.state, moment.seat, moment.action
    study = Study(state.game, state.view(seat), effort, zlib.crc32(b"%d %d" % (seed, moment.row)))
    best = study.best
    outlook = study.press(best, max(LEAST, study.found[best].visits // 4))
    after = outlook if done == best else study.press(done, study.as_often(done))
    mine, theirs = study.valued(done), study.valued(best)
    return Choice(
        row=moment.row,
        turn=turn,
        round=state.game.round_of(state),
        seat=seat,
        done=mine,
        best=theirs,
        agrees=done == best,
        lost=theirs.chance - mine.chance,
        lost_points=difference(theirs.points, mine.points),
        doubt=0.0 if done == best else doubt(outlook, theirs.visits, after, mine.visits),
        chances=outlook.chances,
        line=[] if done == best else line_of(study, best),
    )


def line_of(study: Study, best: int) -> list[Step]:
    """How the round might have gone on behind the judge's choice, on one table that agrees with
    what the seat saw.
    """
    game, state = study.title, study.table.clone()
    if not state.native:
        return [Step(study.view["viewer"], game.action(state, study.view["viewer"], best))]
    evaluator = evaluator_for(game)
    evaluator.attach(state)
    round_now = game.round_of(state)
    found: list[Step] = []
    action = best
    while len(found) < LONGEST_LINE:
        seat = state.to_move if found else study.view["viewer"]
        legal = state.legal(seat)
        if found:
            action = legal[0] if len(legal) == 1 else most_tempting(evaluator, state, seat)
        if len(legal) > 1:
            found.append(Step(seat, game.action(state, seat, action)))
        state.apply(seat, action)
        if state.is_over or game.round_of(state) != round_now:
            break
    return found


def most_tempting(evaluator: Evaluator, state: State, seat: int) -> int:
    return max(tempting(evaluator, state, seat), key=lambda one: one[1])[0]


def difference(more: float | None, less: float | None) -> float | None:
    return None if more is None or less is None else more - less


def doubt(one: Outlook, visits: int, other: Outlook, other_visits: int) -> float:
    """Two standard errors of the difference between two means.

    >>> round(doubt(Outlook([0.5], 0.5), 100, Outlook([0.5], 0.5), 100), 3)
    0.141
    """
    return 2 * sqrt(one.spread**2 / visits + other.spread**2 / other_visits)


def turning_points(
    choices: Sequence[Choice], final: Sequence[float] | None, rows: int
) -> list[TurningPoint]:
    """The greatest changes that do not overlap, in the order of the game.

    Each is seen with the eyes of one seat, from its turn to its next one: compared with what others
    know, a chance would jump although nothing happened.
    """
    found = [
        point
        for seat in {one.seat for one in choices}
        for point in changes([one for one in choices if one.seat == seat], final, rows)
    ]
    chosen: list[TurningPoint] = []
    for point in sorted(found, key=lambda one: (-abs(one.after - one.before), one.row)):
        apart = all(point.until < one.row or one.until < point.row for one in chosen)
        if apart and abs(point.after - point.before) >= SWING:
            chosen.append(point)
    return sorted(chosen[:TURNING_POINTS], key=lambda one: one.row)


def changes(own: Sequence[Choice], final: Sequence[float] | None, rows: int) -> list[TurningPoint]:
    """What became of a seat's chance from each of its turns to the next, or to the end."""
    turns = [list(part) for _, part in groupby(own, lambda one: one.turn)]
    seat = own[0].seat
    ends = [(turn[0].row - 1, turn[0].chances[seat]) for turn in turns[1:]]
    if final is not None:
        ends.append((rows, final[seat]))
    return [
        TurningPoint(
            turn=turn[0].turn,
            row=turn[0].row,
            until=until,
            seat=seat,
            before=turn[0].chances[seat],
            after=after,
            lost=sum(one.lost for one in turn),
        )
        for turn, (until, after) in zip(turns, ends, strict=False)
    ]


def summed(choices: Sequence[Choice], seat: int) -> SeatSum:
    own = [one for one in choices if one.seat == seat]
    points = [one.lost_points for one in own if one.lost_points is not None]
    return SeatSum(
        choices=len(own),
        agreed=sum(one.agrees for one in own),
        lost=sum(one.lost for one in own),
        lost_points=sum(points) if points else None,
        accuracy=accuracy_of([clear_loss(one.lost, one.doubt) for one in own]),
    )


def accuracy_of(losses: Sequence[float]) -> float | None:
    """How well somebody chose, from 0 to 100: the mean of all choices; nothing without any.

    >>> round(accuracy_of([0.0, 1.0]) or 0.0), accuracy_of([])
    (50, None)
    """
    return sum(map(exactness, losses)) / len(losses) if losses else None


def clear_loss(lost: float, doubt: float) -> float:
    """A loss that may be chance is none."""
    return lost if lost > 0 and lost >= doubt else 0.0


def exactness(lost: float) -> float:
    """Of 100, for a choice that cost so much of the chance to win: 100 where it cost nothing, the
    formula of Lichess.

    >>> [round(exactness(lost)) for lost in (0.0, 0.02, 0.1, 0.3, 1.0)]
    [100, 91, 64, 25, 0]
    """
    return min(100.0, max(0.0, 103.1668 * exp(-4.354 * lost) - 3.1669))


# ---- how hard ----


def effort_for(level: str, title: str, simulations: int | None = None) -> Effort:
    """How hard a judge looks at each choice: as its level plays, or with so many simulations."""
    if level not in LEVELS:
        raise CarrackError(
            f"{level!r} cannot judge a game; {', '.join(LEVELS)} can", code="analysis.level"
        )
    effort = effort_of(level, title)
    if simulations is None:
        return effort
    if not FEWEST <= simulations <= MOST:
        raise CarrackError(
            f"a choice is looked at by {FEWEST} to {MOST} simulations, not {simulations}",
            code="analysis.simulations",
        )
    return replace(effort, simulations=simulations, trees=1)


def bounded(effort: Effort, choices: int, most: int) -> Effort:
    """The effort for each of the choices; less where a game is so long that all of them together
    would take more simulations than `most`.

    >>> bounded(Effort(1000), choices=100, most=50_000).simulations
    500
    """
    each = max(FEWEST, most // max(1, choices * effort.trees))
    return replace(effort, simulations=min(effort.simulations, each))
