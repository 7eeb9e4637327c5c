"""The levels that people play against: one search, more or less of it.

Each level has a fixed effort for each title, published in docs/bots.md, so that it plays the same
everywhere; only how long that takes depends on the machine. A level is given a view like any bot.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from carrack.bots.bot import Bot
from carrack.bots.search import Effort, Search, evaluator_for
from carrack.bots.temptation import tempting
from carrack.kernel.errors import CarrackError
from carrack.kernel.game import Game
from carrack.kernel.parts import part_of

View = Mapping[str, Any]

# For titles that nobody has measured; those in plain Python are slow.
OTHERS: dict[str, Effort] = {
    "cabin_boy": Effort(20, random=True),
    "merchant": Effort(100, random=True),
    "captain": Effort(300, random=True),
    "governor": Effort(500, trees=2, random=True),
}

# What a title's `bots.levels` may say: its efforts by level; how much a cabin boy strays from what
# tempts most (0 never, 1 as often as it tempts); and the chance above which `adaptive` takes it
# easy, so that it wins half of its games.
USUAL = {"EFFORTS": OTHERS, "STRAYING": 1.0, "AT_EASE": 0.5}
SHORTEST, LONGEST = 0.05, 60.0  # seconds that one may be asked to think


def effort_of(level: str, title: Game | str) -> Effort:
    """How hard a level thinks at a title.

    >>> effort_of("captain", "macau_cards").simulations
    2000
    """
    efforts: dict[str, Effort] = measured(title, "EFFORTS")
    return efforts[level]


def measured(title: Game | str, what: str) -> Any:
    """What somebody has found out about the levels at a title, or the usual."""
    part = part_of(title, "bots.levels")
    return getattr(part, what, USUAL[what])


class LevelBot(Bot):
    """Thinks as hard as its level says, or for so many seconds."""

    level = ""
    share = 1.0  # of the effort; a ladder may use less of it, and says so

    def __init__(self, seed: int, seconds: float | None = None) -> None:
        super().__init__(seed)
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

    def player_of(self, game: Game) -> Search | Impulse:
        effort, seed = self.effort(game), self.random.getrandbits(48)
        if is_impulse(effort):
            return Impulse(game, seed)
        return Search(effort, seed)

    def effort(self, title: Game | str) -> Effort:
        effort = effort_of(self.level, title)
        if self.seconds is not None:
            return replace(effort, milliseconds=round(1000 * self.seconds))
        if self.share < 1 and effort.simulations:
            return replace(effort, simulations=max(1, round(effort.simulations * self.share)))
        return effort


def is_impulse(effort: Effort) -> bool:
    return effort.simulations == 0 and effort.milliseconds is None


class CabinBoy(LevelBot):
    level = "cabin_boy"


class Merchant(LevelBot):
    level = "merchant"


class Captain(LevelBot):
    level = "captain"


class Governor(LevelBot):
    level = "governor"


class Impulse:
    """Does what the evaluator finds tempting on one sample of the table, a little by chance."""

    def __init__(self, game: Game, seed: int) -> None:
        self.evaluator = evaluator_for(game)
        self.straying = measured(game, "STRAYING")
        self.random = Random(seed)

    def choose(self, game: Game, view: View, legal: Sequence[int]) -> int:
        state = game.sample(view, self.random)
        self.evaluator.attach(state)
        choices = tempting(self.evaluator, state, view["viewer"])
        most = max(weight for _, weight in choices)
        if not self.straying:
            return next(action for action, weight in choices if weight == most)
        weights = [(weight / most) ** (1 / self.straying) for _, weight in choices]
        return self.random.choices([action for action, _ in choices], weights)[0]


class AdaptiveBot(Bot):
    """Wants to win about half of its games: the better it stands, the less it thinks.

    Before each choice it looks, as hard as a merchant, how likely it is to win. When it leads it
    plays like a cabin boy, otherwise like a captain. So nothing it does is foolish on purpose, and
    against whoever is weaker than a captain and stronger than a cabin boy it comes near to half.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.easy = CabinBoy(self.random.getrandbits(48))
        self.hard = Captain(self.random.getrandbits(48))
        self.look: Search | None = None

    def choose(self, game: Game, view: View, legal: Sequence[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        if self.look is None:
            self.look = Search(effort_of("merchant", game), self.random.getrandbits(48))
        best = self.look.think(game, view)[0]
        at_ease = measured(game, "AT_EASE")
        player = self.easy if best.chance > at_ease else self.hard
        return player.choose(game, view, legal)


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
            f"a bot thinks for {SHORTEST:g} to {LONGEST:g} seconds, not {text!r}", code="bot.think"
        )
    return seconds
