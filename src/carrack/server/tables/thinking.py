"""Bots think here: in worker threads, first come first served, each with a budget."""

from __future__ import annotations

import asyncio
import os
import secrets
from concurrent.futures import ThreadPoolExecutor

import structlog

from carrack import bots
from carrack.bots import Bot
from carrack.kernel.errors import CarrackError
from carrack.kernel.state import State
from carrack.server.operate.observing import Metrics

log = structlog.get_logger()

PATIENCE = 120.0  # seconds in line, where very many bots think at once
LAST_RESORT = "random"  # for somebody else's title that no other bot knows


class Thinkers:
    """The threads in which bots think.

    A table has at most one thought for each of its seats in the queue, so that no table can keep
    the others waiting for more than its share.
    """

    def __init__(self, workers: int, budget: float, metrics: Metrics) -> None:
        self.metrics = metrics
        self.pool = ThreadPoolExecutor(workers or os.cpu_count() or 1, "bot")
        self.budget = budget
        self.patience = PATIENCE

    async def choose(self, bot: Bot, state: State, seat: int) -> int | None:
        """What the bot does with what its seat sees; None when it takes too long, breaks down, or
        wants something that is not legal. Such a bot may still be thinking: it is not asked again.

        The budget begins with the thought. How long it waits in line is not the bot's fault.
        """
        legal = state.legal(seat)
        view = state.view(seat) if bot.reads_view else {}
        loop = asyncio.get_running_loop()
        begun = asyncio.Event()

        def think() -> int:
            loop.call_soon_threadsafe(begun.set)
            return bot.choose(state.game, view, legal)

        thought = loop.run_in_executor(self.pool, think)
        try:
            with self.metrics.timed(self.metrics.thinking_seconds):
                async with asyncio.timeout(self.patience):
                    await begun.wait()
                async with asyncio.timeout(self.budget):  # wait_for would swallow a stop
                    chosen = await asyncio.shield(thought)
            if chosen in legal:
                return chosen
            log.error("bot.illegal", title=state.game.id)
        except TimeoutError:
            thought.add_done_callback(forgotten)
            thought.cancel()  # one that still waits in line need not be thought at all
            log.warning("bot.too_slow", title=state.game.id, seconds=self.budget)
        except Exception:  # whatever a bot does, the game goes on
            log.exception("bot.failed", title=state.game.id)
        return None

    def stop(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def forgotten(thought: asyncio.Future[int]) -> None:
    """A thought that came too late; nobody asks any more how it ended."""
    if not thought.cancelled():
        thought.exception()


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
