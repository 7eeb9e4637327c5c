"""The levels that people play against: one search, more or less of it.

Each level has a fixed effort for each title, published in docs/bots.md, so that it plays the same
everywhere; only how long that takes depends on the machine. A level is given a view like any bot.
As they first were, levels stay playable under names of their own, for measures: `captain-1` never
changes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import exp
from random import Random
from typing import Any

from carrack.bots.bot import Bot
from carrack.bots.even import Rung, between
from carrack.bots.search import Effort, Search, evaluator_for, weights_at
from carrack.bots.styles import SIGN, liked, styles_of
from carrack.bots.temptation import tempting
from carrack.bots.uniform import RandomBot
from carrack.kernel.errors import CarrackError
from carrack.kernel.game import Game
from carrack.kernel.parts import part_of
from carrack.kernel.state import State

View = Mapping[str, Any]

# For titles that nobody has measured; those in plain Python are slow.
OTHERS: dict[str, Effort] = {
    "cabin_boy": Effort(20, random=True),
    "merchant": Effort(100, random=True),
    "captain": Effort(300, random=True),
    "governor": Effort(500, trees=2, random=True),
    "admiral": Effort(1000, trees=2, random=True),
}
FIRST_EDITION = "-1"  # behind the name of a level
LEVELS = tuple(OTHERS)
# The measures that others are compared with: they never change.
FIRST_LEVELS = tuple(level + FIRST_EDITION for level in LEVELS if level != "admiral")

# What a title's `bots.levels` may say: its efforts by level; those of the first edition, which
# never change; how much a cabin boy strays from what tempts most (0 never, 1 as often as it
# tempts); and the chance above which `adaptive` takes it easy, so that it wins half of its games.
USUAL = {"EFFORTS": OTHERS, "FIRST": None, "STRAYING": 1.0, "AT_EASE": 0.5}
SHORTEST, LONGEST = 0.05, 60.0  # seconds that one may be asked to think


def effort_of(level: str, title: Game | str) -> Effort:
    """How hard a level thinks at a title.

    >>> effort_of("captain", "macau_cards").simulations
    2000
    """
    efforts: dict[str, Effort] = measured(title, "EFFORTS")
    if level.endswith(FIRST_EDITION):
        first: dict[str, Effort] = measured(title, "FIRST") or efforts
        return first[level.removesuffix(FIRST_EDITION)]
    return efforts[level] if level in efforts else twice(efforts["governor"])


def twice(effort: Effort) -> Effort:
    """For a level above all that a title speaks of."""
    return replace(effort, simulations=2 * effort.simulations)


def measured(title: Game | str, what: str) -> Any:
    """What somebody has found out about the levels at a title, or the usual."""
    part = part_of(title, "bots.levels")
    return getattr(part, what, USUAL[what])


class LevelBot(Bot):
    """Thinks as hard as its level says, or for so many seconds."""

    style = ""  # what it likes better than that brings; see `styles`
    share = 1.0  # of the effort; a ladder may use less of it, and says so

    def __init__(self, level: str, seed: int, seconds: float | None = None) -> None:
        super().__init__(seed)
        self.level = level
        self.seconds = seconds
        self.game: Game | None = None
        self.player: Search | Impulse | None = None

    def choose(self, game: Game, view: View, legal: Sequence[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        if self.player is None or game is not self.game:
            self.game = game
            self.player = self.player_of(game)
        return self.player.choose(game, view, legal)

    def is_quick(self, title: str) -> bool:
        return is_impulse(self.effort(title))

    def check(self, title: str) -> None:
        if self.style and self.style not in styles_of(title):
            known = ", ".join(styles_of(title)) or "none"
            raise CarrackError(
                f"there is no {self.level}{SIGN}{self.style} at {title}; its styles are {known}",
                code="bot.unknown",
            )

    def player_of(self, game: Game) -> Search | Impulse:
        effort, seed = self.effort(game), self.random.getrandbits(48)
        if is_impulse(effort):
            return Impulse(game, seed, effort, self.style)
        return Search(effort, seed, self.style)

    def effort(self, title: Game | str) -> Effort:
        effort = effort_of(self.level, title)
        if self.seconds is not None:
            return replace(effort, milliseconds=round(1000 * self.seconds))
        if self.share < 1 and effort.simulations:
            return replace(effort, simulations=max(1, round(effort.simulations * self.share)))
        return effort


def is_impulse(effort: Effort) -> bool:
    return effort.simulations == 0 and effort.milliseconds is None


class Impulse:
    """Does what the evaluator finds tempting on one sample of the table, a little by chance."""

    def __init__(self, game: Game, seed: int, effort: Effort, style: str = "") -> None:
        self.game, self.effort, self.style, self.seats = game, effort, style, 0
        self.evaluator = evaluator_for(game)
        self.straying = measured(game, "STRAYING")
        self.random = Random(seed)

    def __getstate__(self) -> dict[str, Any]:
        """An evaluator is memory of C: whoever is copied has a new one, which knows the same."""
        return {name: value for name, value in vars(self).items() if name != "evaluator"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept, evaluator=evaluator_for(kept["game"]), seats=0)

    def choose(self, game: Game, view: View, legal: Sequence[int]) -> int:
        state = game.sample(view, self.random)
        if state.seats != self.seats:
            self.seats = state.seats
            self.evaluator = evaluator_for(game, weights_at(self.effort, state.seats))
        self.evaluator.attach(state)
        choices = self.tempting(state, view["viewer"], legal)
        most = max(weight for _, weight in choices)
        if not self.straying:
            return next(action for action, weight in choices if weight == most)
        weights = [(weight / most) ** (1 / self.straying) for _, weight in choices]
        return self.random.choices([action for action, _ in choices], weights)[0]

    def tempting(self, state: State, seat: int, legal: Sequence[int]) -> list[tuple[int, float]]:
        choices = tempting(self.evaluator, state, seat)
        if not self.style:
            return choices
        more = liked(self.game, state, seat, self.style, legal)
        heat = self.evaluator.heat
        return [(action, weight * exp(more.get(action, 0.0) / heat)) for action, weight in choices]


class AdaptiveBot(Bot):
    """Wants to win about half of its games.

    Where somebody has told it how strong it should be, it plays like the levels around that: see
    `even`. Otherwise the better it stands, the less it thinks: before each choice it looks, as hard
    as a merchant, how likely it is to win; when it leads it plays like a cabin boy, otherwise like
    a captain. So nothing it does is foolish on purpose.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.easy = rung("cabin_boy", self.random.getrandbits(48))
        self.hard = rung("captain", self.random.getrandbits(48))
        self.look: Search | None = None
        self.often: float | None = None  # how often it plays like the harder of the two

    def meet(self, rungs: Sequence[Rung], strength: float) -> None:
        """Play about as strongly as this; `rungs` are levels with their ratings, upwards."""
        easy, hard, self.often = between(rungs, strength)
        self.easy = rung(easy, self.random.getrandbits(48))
        self.hard = rung(hard, self.random.getrandbits(48))

    def choose(self, game: Game, view: View, legal: Sequence[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        is_hard = self.is_behind(game, view) if self.often is None else self.is_due(self.often)
        return (self.hard if is_hard else self.easy).choose(game, view, legal)

    def is_due(self, often: float) -> bool:
        return self.random.random() < often

    def is_behind(self, game: Game, view: View) -> bool:
        if self.look is None:
            self.look = Search(effort_of("merchant", game), self.random.getrandbits(48))
        best = self.look.think(game, view)[0]
        return bool(best.chance <= measured(game, "AT_EASE"))


# Whom somebody is met by; whoever is weaker than a cabin boy meets some chance, too.
CHANCE = "random"
RUNGS = (CHANCE, *(level for level in LEVELS if level != "admiral"))
BELOW = 12.0  # how much weaker than a cabin boy chance is taken to be


def rung(name: str, seed: int) -> Bot:
    return RandomBot(seed) if name == CHANCE else LevelBot(name, seed)


def rungs_of(ratings: Mapping[str, float]) -> list[Rung]:
    """The levels that have ratings, upwards, with chance below them.

    >>> rungs_of({"cabin_boy": 26.0, "captain": 40.0, "governor": 39.0, "greedy": 25.0})
    [('random', 14.0), ('cabin_boy', 26.0), ('captain', 40.0)]
    """
    found: list[Rung] = []
    for level in RUNGS:
        if level in ratings and (not found or ratings[level] > found[-1][1]):
            found.append((level, ratings[level]))
    return [(CHANCE, found[0][1] - BELOW), *found] if found else []


def thinking_time(text: str) -> float:
    """The seconds in `governor:5`; CarrackError when it is no such number.

    >>> thinking_time("2.5")
    2.5
    """
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not SHORTEST <= seconds <= LONGEST:  # `nan` is neither
        raise CarrackError(
            f"a bot thinks for {SHORTEST:g} to {LONGEST:g} seconds, not {text!r}",
            code="bot.think",
            facts={"least": f"{SHORTEST:g}", "most": f"{LONGEST:g}", "asked": repr(text)},
        )
    return seconds
