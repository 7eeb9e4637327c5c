"""Bots think here: in worker threads, in a line that is fair, each with a budget."""

from __future__ import annotations

import os
import secrets
from collections import deque
from collections.abc import Callable
from time import monotonic

import structlog

from carrack import bots
from carrack.bots import Bot
from carrack.kernel.errors import CarrackError
from carrack.kernel.kept import Kept
from carrack.kernel.state import State
from carrack.server.operate.observing import Metrics
from carrack.server.tables.lines import NOBODY, Asker, Line

log = structlog.get_logger()

PATIENCE = 120.0  # seconds in line, where very many bots think at once
MOST_OF_ONE = 10  # thoughts of one person's tables in line; further ones are a look, and no more
POLITENESS = 10  # how much those who search step back: moves of people come first
QUICK_WORKERS = 2
REMEMBERED = 50  # thoughts of a level, to know how long it usually takes
SHORT = 0.002  # seconds: the way to a thread and back costs more than such a look
LAST_RESORT = "random"  # for somebody else's title that no other bot knows


class Thinkers:
    """The threads in which bots think.

    Bots that search stand in a fair line, so that nobody's tables keep those of others waiting for
    more than their share. Bots that only look have a line of their own; once they are known to be
    quick they look where they are asked, since Python would not let both go on at once anyway.
    """

    def __init__(self, workers: int, budget: float, metrics: Metrics) -> None:
        self.metrics = metrics
        self.line = Line(workers or os.cpu_count() or 1, "bot", POLITENESS)
        self.quick_line = Line(QUICK_WORKERS, "quick-bot")
        self.budget = budget
        self.patience = PATIENCE
        self.times: dict[tuple[str, type[Bot]], deque[float]] = {}

    async def choose(
        self, bot: Bot, state: State, seat: int, who: Asker = NOBODY, kept: Kept | None = None
    ) -> int | None:
        """What the bot does with what its seat sees; None when it takes too long, breaks down, or
        wants something that is not legal. Such a bot may still be thinking: it is not asked again.

        The budget begins with the thought. How long it waits in line is not the bot's fault. With
        what is `kept` of the table's views the one for the bot is made quicker.
        """
        line = self.quick_line if bot.is_quick(state.game.id) else self.line
        if line is self.line and line.front.waiting_for(who) >= MOST_OF_ONE:
            line, bot = self.quick_line, able_bot("greedy", state.game.id)
        legal = state.legal(seat)
        try:
            think = self.thought(bot, state, seat, legal, kept)
            with self.metrics.timed(self.metrics.thinking_seconds):
                is_look = line is self.quick_line and self.is_short(state.game.id, bot)
                chosen = think() if is_look else await self.in_line(line, think, who)
            if chosen in legal:
                return int(chosen)
            log.error("bot.illegal", title=state.game.id)
        except TimeoutError:
            log.warning("bot.too_slow", title=state.game.id, seconds=self.budget)
        except Exception:  # whatever a bot does, the game goes on
            log.exception("bot.failed", title=state.game.id)
        return None

    async def in_line(self, line: Line, think: Callable[[], int], who: Asker) -> int:
        place = line.enter(think, who)
        try:
            await place.begun(self.patience)
            return int(await place.outcome(self.budget))
        finally:
            place.leave()

    def is_short(self, title: str, bot: Bot) -> bool:
        """Whether such bots are known for thoughts that keep nobody waiting."""
        known = len(self.times.get((title, type(bot)), ()))
        return known == REMEMBERED and self.usual_time(title, bot) < SHORT

    def thought(
        self, bot: Bot, state: State, seat: int, legal: list[int], kept: Kept | None
    ) -> Callable[[], int]:
        view = state.game.hosting.views(state, [seat], kept)[0] if bot.reads_view else {}

        def think() -> int:
            began = monotonic()
            chosen = bot.choose(state.game, view, legal)
            self.remember(state.game.id, bot, monotonic() - began)
            return chosen

        return think

    def remember(self, title: str, bot: Bot, seconds: float) -> None:
        self.times.setdefault((title, type(bot)), deque(maxlen=REMEMBERED)).append(seconds)

    def usual_time(self, title: str, bot: Bot) -> float:
        """Nine of ten thoughts of such bots were shorter, whatever they held and at all tables."""
        times = sorted(self.times.get((title, type(bot)), ()))
        return min(times[len(times) * 9 // 10], self.budget) if times else 0.0

    def stop(self) -> None:
        self.line.stop()
        self.quick_line.stop()


def quick_choice(state: State, seat: int) -> int:
    """For a bot that has failed: one sensible look, or what a clock would play."""
    try:
        bot = able_bot("greedy", state.game.id)
        chosen = bot.choose(state.game, state.view(seat), state.legal(seat))
        if chosen in state.legal(seat):
            return chosen
    except Exception:  # somebody else's title may break this one, too
        log.exception("bot.failed", title=state.game.id)
    return state.default_action(seat)


def able_bot(level: str, title: str, luck: int | None = None) -> Bot:
    """A bot whose luck nobody can foresee, unless it is given.

    Where that one is gone, one that knows every title takes its place.
    """
    try:
        bots.check(level, title)
    except CarrackError:
        log.warning("bot.missing", level=level, title=title)
        level = LAST_RESORT
    return bots.make(level, secrets.randbits(48) if luck is None else luck)
