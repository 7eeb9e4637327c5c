"""What a table needs while nobody clicks: bots that move, clocks that run out, plans that come due.

Every table has at most one timer and no thread. Whatever is done here goes the way of any click, so
a move that comes too late is simply refused.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Any

import structlog

from carrack.bots import Bot
from carrack.bots.levels import AdaptiveBot, rungs_of
from carrack.kernel.errors import CarrackError
from carrack.kernel.state import State
from carrack.server.errors import Refused
from carrack.server.notices.notices import Notices
from carrack.server.operate.observing import Metrics, bind_table
from carrack.server.ratings.even import ADAPTIVE, ratings_at, strength_at
from carrack.server.settings import Settings
from carrack.server.storage.database import now
from carrack.server.tables import days_off, drafts, hearing, rows
from carrack.server.tables.clocks import DAY, GAME, GRACE, allowed, runs_out
from carrack.server.tables.facts import ENDED, MOST_ROWS, OPEN, OVER, Draft
from carrack.server.tables.table import MISSES, Table
from carrack.server.tables.thinking import Thinkers, able_bot, quick_choice

if TYPE_CHECKING:
    from carrack.server.tables.house import House

log = structlog.get_logger()

Work = Callable[[], Coroutine[Any, Any, None]]


async def nothing(_: Table) -> None:
    """What an attendant calls instead of pairing where nobody is paired."""


PATIENCE = 20  # seconds that a bot waits in a window for somebody who learns
LONGEST_TURN = 20  # actions of a bot that are worked out together
LOOKS_AGAIN_MS = 60_000  # at a table where people are paired
AGAIN = 2.0  # seconds until a clock that rang is looked at again
# Refusals that tell nothing about a planned action: somebody was faster, or it could not be stored.
TOO_LATE = (
    "decision.stale",
    "seat.not_acting",
    "table.not_playing",
    "table.aside",
    "server.unavailable",
)


class Attendant:
    """Looks after the tables of one process."""

    def __init__(
        self, house: House, settings: Settings, notices: Notices, metrics: Metrics
    ) -> None:
        self.house = house
        self.settings = settings
        self.notices = notices
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_budget, metrics)
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.jobs: dict[tuple[str, str], asyncio.Task[None]] = {}
        self.bots: dict[tuple[str, int], tuple[str, Bot]] = {}
        self.hurries: dict[str, asyncio.Event] = {}  # set where bots do not take their time
        self.luck = random.Random()
        self.stopping = False
        self.pairs: Callable[[Table], Coroutine[Any, Any, None]] = nothing  # see pairing.py
        # By then a bot has moved, unless its process is gone.
        self.soon = int(1000 * (1 + max(settings.bot_pause, settings.window_pause)))

    async def stop(self) -> None:
        """No new moves; those that are being stored are stored."""
        self.stopping = True
        for timer in self.timers.values():
            timer.cancel()
        for job in list(self.jobs.values()):
            job.cancel()
        await asyncio.gather(*self.jobs.values(), return_exceptions=True)
        self.thinkers.stop()

    def busy_tables(self) -> set[str]:
        """Tables at which something is under way."""
        return {table_id for table_id, _ in self.jobs}

    def leave(self, table: Table) -> None:
        """The table is let go; its timer and its bots with it."""
        timer = self.timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        self.hurries.pop(table.id, None)
        for seat in table.seats:
            self.bots.pop((table.id, seat.seat), None)

    def attend(self, table: Table) -> None:
        """Look what the table needs now; called after every row."""
        self.leave_timer(table)
        if not table.is_playing:
            self.leave(table)  # bots may remember much
        if table.facts.status in OVER and table.id in self.house.audiences:
            self.job(table, "chat", partial(self.house.chat.tell_what_onlookers_said, table))
        if self.waits_for_people(table) and not self.stopping:
            self.job(table, f"pairing {table.seq}", partial(self.pairs, table))
        if self.stopping or not table.is_playing:
            return
        if table.seq >= MOST_ROWS:
            self.job(table, "too long", partial(self.end_too_long, table.id))
            return
        if table.offer_is_agreed():
            self.job(table, f"offer {table.offers_made}", partial(self.carry_out, table.id))
        if table.id in self.hurries and self.asks_people(table):
            self.hurries[table.id].clear()
        for seat in table.acting:
            self.attend_seat(table, seat)
        self.set_timer(table)

    def waits_for_people(self, table: Table) -> bool:
        return table.facts.pairing is not None and table.facts.status == OPEN

    def attend_seat(self, table: Table, seat: int) -> None:
        decision = table.decision(seat)
        assert decision is not None
        level = table.bot_for(seat)
        if level is not None:
            work = partial(self.bot_moves, table, seat, decision, level)
            self.job(table, f"bot {seat} {decision}", work)
        elif planned(table, seat) is not None or has_come(table, seat):
            work = partial(self.plan_moves, table, seat, decision)
            self.job(table, f"plan {seat} {decision}", work)
        elif self.house.audiences[table.id].is_there(seat):
            # The other processes need not write to somebody who has the page open here.
            self.house.fanout.tell("here", table.id, str(seat))
        elif table.rests_until(seat, now()) is None:
            facts, owner = table.facts, table.seats[seat].user_id
            if owner is not None:
                self.notices.waits(facts.id, facts.title, facts.name, seat, table.opened_seq, owner)

    def job(self, table: Table, name: str, work: Work) -> None:
        """Start something once; the same work is never under way twice."""
        key = (table.id, name)
        if key in self.jobs:
            return
        task = asyncio.create_task(self.guarded(work, table.id), name=" ".join(key))
        self.jobs[key] = task
        task.add_done_callback(lambda _: self.jobs.pop(key, None))

    async def guarded(self, work: Work, table_id: str) -> None:
        """A move that came too late is nothing; anything else is told to the operator."""
        bind_table(table_id)
        try:
            await work()
        except CarrackError as error:
            log.debug("table.job_refused", table=table_id, code=error.code)
        except Exception:
            log.exception("table.job_failed", table=table_id)

    # ---- bots ----

    async def bot_moves(self, table: Table, seat: int, decision: str, level: str) -> None:
        """Answer a decision; some are answered in several steps, as at the setup of a captain."""
        if level == ADAPTIVE:
            await self.match(table, seat)
        pause = self.moment(table, seat, level)
        while self.house.tables.get(table.id) is table and table.decision(seat) == decision:
            await self.bot_moves_once(table, seat, decision, level, pause)
            pause = 0.0  # one moment for the whole answer: people wait for it

    async def bot_moves_once(
        self, table: Table, seat: int, decision: str, level: str, pause: float
    ) -> None:
        """Think beside the tables, then move after a human moment; the moment is chosen before the
        thought, so that it tells nothing about the hand. A longer thought ends with another such
        moment, and not when it is ready.
        """
        began = asyncio.get_running_loop().time()
        name, *then = await self.thought(table, seat, level)
        thought = asyncio.get_running_loop().time() - began
        await self.rest(table, on_the_beat(pause, thought) - thought)
        if table.lesson and not self.settings.quick:
            await self.lets_learner_answer(table, decision)

        def draft(table: Table) -> Draft:
            if table.bot_for(seat) is None:
                raise CarrackError("the owner is back", code="seat.owner_back")
            return replace(drafts.act(table, seat, decision, name, "bot"), then=then)

        await self.house.do(table.id, draft)

    async def thought(self, table: Table, seat: int, level: str) -> list[dict[str, Any]]:
        """What a bot does next, named; its whole turn where nobody waits to see it step by step."""
        state, names = table.state, list[dict[str, Any]]()
        most = LONGEST_TURN if self.is_hurried(table, seat, level) else 1
        while not names or (len(names) < most and list(state.actors) == [seat]):
            action = await self.choice(table, state, seat, level)
            names.append(state.game.action(state, seat, action))
            if most > 1:
                state = state.clone()
                state.apply(seat, action)
                await asyncio.sleep(0)  # others have their turn in between
        return names

    async def choice(self, table: Table, state: State, seat: int, level: str) -> int:
        """What a bot does at a table that stands like this."""
        bot, who = self.bot(table, seat, level), self.house.asker(table.facts.owner_id)
        action = await self.thinkers.choose(bot, state, seat, who, table.kept)
        if action is None:
            self.bots.pop((table.id, seat), None)
            action = quick_choice(state, seat)
        return action

    def is_hurried(self, table: Table, seat: int, level: str) -> bool:
        """Whether a bot neither rests nor thinks for long between the actions of its turn."""
        hurry = self.hurries.get(table.id)
        at_once = self.settings.quick or (hurry is not None and hurry.is_set())
        is_quick = self.bot(table, seat, level).is_quick(table.facts.title)
        return at_once and is_quick and not table.lesson

    async def rest(self, table: Table, seconds: float) -> None:
        """Let a moment pass, unless somebody would rather not wait for it."""
        hurry = self.hurries.setdefault(table.id, asyncio.Event())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(hurry.wait(), seconds)

    def hurry(self, table: Table, seat: int) -> None:
        """Bots do not take their time until a person is asked again or the game is over."""
        table.check_playing()
        if {place.user_id for place in table.people} - {table.check_seat(seat).user_id}:
            raise Refused("somebody else plays here, too", code="hurry.others")
        if not self.asks_people(table):
            self.hurries.setdefault(table.id, asyncio.Event()).set()

    def asks_people(self, table: Table) -> bool:
        return any(table.seats[seat].is_present for seat in table.acting)

    async def lets_learner_answer(self, table: Table, decision: str) -> None:
        """Somebody who learns has time to read before a bot is faster."""
        for _ in range(PATIENCE):
            learner = [seat for seat in table.acting if table.seats[seat].is_present]
            if not learner or table.decision_now() != decision:
                return
            await asyncio.sleep(1)

    def moment(self, table: Table, seat: int, level: str) -> float:
        """As long as a pause, and as such bots usually think: from nine of ten answers nobody can
        tell how hard the choice was.
        """
        pause = self.pause(table)
        usual = self.thinkers.usual_time(table.facts.title, self.bot(table, seat, level))
        return max(pause, usual * self.luck.uniform(1.0, 1.2)) if pause else 0.0

    def pause(self, table: Table) -> float:
        """How long a bot takes: in a window long enough for people to win the race."""
        if self.settings.quick:
            return 0.0
        if len(table.asked) > 1 and table.people:
            return self.luck.uniform(0.4, 1.0) * self.settings.window_pause
        return self.luck.uniform(0.8, 1.2) * self.settings.bot_pause

    def bot(self, table: Table, seat: int, level: str) -> Bot:
        kept = self.bots.get((table.id, seat))
        if kept is None or kept[0] != level:
            kept = self.bots[table.id, seat] = (
                level,
                able_bot(level, table.facts.title, luck_of(table, seat)),
            )
        return kept[1]

    async def match(self, table: Table, seat: int) -> None:
        """Tell a bot that wants an even match how strong the people are whom it meets."""
        bot = self.bot(table, seat, ADAPTIVE)
        if isinstance(bot, AdaptiveBot) and bot.often is None:
            rungs = rungs_of(ratings_at(table.facts.title, len(table.seats)))
            strength = await strength_at(self.house.database, table)
            if rungs and strength is not None:
                bot.meet(rungs, strength)

    # ---- plans ----

    async def plan_moves(self, table: Table, seat: int, decision: str) -> None:
        """Play what was planned; a plan that has become illegal is forgotten."""
        plan, action = table.plans[seat], planned(table, seat)
        if has_come(table, seat):
            await self.house.do(table.id, lambda t: drafts.plan_over(t, seat))
        if action is None:
            return
        by = "plan" if plan.actions else "pass"

        def draft(table: Table) -> Draft:
            if table.plans.get(seat) is not plan:
                raise CarrackError("there is another plan now", code="decision.stale")
            return drafts.act(table, seat, decision, action, by)

        try:
            await self.house.do(table.id, draft)
        except CarrackError as error:
            if error.code in TOO_LATE:
                return
            await self.house.do(table.id, lambda t: drafts.plan_over(t, seat, action))
            hearing.plan_dropped(self.house, table, seat, action)

    # ---- clocks ----

    def deadline(self, table: Table, seat: int) -> int | None:
        """When the seat's time is up; None for never."""
        left = self.house.audience(table).window_time()
        if left is None:
            left = allowed(table.facts.clock, table.left, seat, None)
        if left is None or not table.seats[seat].is_present:
            return None
        if left == 0 and table.facts.clock.get("kind") == GAME and table.misses[seat] == 0:
            left = GRACE
        return runs_out(table.rests_of(seat), table.opened_at, left)

    def set_timer(self, table: Table) -> None:
        times = [self.deadline(table, seat) for seat in table.acting]
        rests = [table.rests_until(seat, now()) for seat in table.acting]
        known = [time for time in (*times, *rests) if time is not None]
        if known:
            delay = max(0, min(known) - now()) / 1000
            loop = asyncio.get_running_loop()
            self.timers[table.id] = loop.call_later(delay, self.ring, table)

    def leave_timer(self, table: Table) -> None:
        timer = self.timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()

    def ring(self, table: Table) -> None:
        """Somebody's time is up, or somebody's rest."""
        if self.stopping or self.house.tables.get(table.id) is not table:
            return
        for seat in table.acting:
            due = self.deadline(table, seat)
            decision = table.decision(seat)
            if due is not None and due <= now() and decision is not None:
                work = partial(self.time_is_up, table, seat, decision)
                self.job(table, f"clock {seat} {decision}", work)
        self.set_timer_later(table)

    def set_timer_later(self, table: Table) -> None:
        """Look again in a while, should the move not be stored."""
        loop = asyncio.get_running_loop()
        self.timers[table.id] = loop.call_later(AGAIN, self.attend, table)

    async def time_is_up(self, table: Table, seat: int, decision: str) -> None:
        """The default action is played; after three of them a bot takes the seat. Whoever has days
        off rests instead.
        """
        if await days_off.begins_to_rest(self.house, table, seat, self.deadline(table, seat)):
            return

        def draft(table: Table) -> Draft:
            table.check_playing()
            state = table.state
            if table.decision(seat) != decision:
                raise CarrackError("the seat has moved", code="decision.stale")
            name = state.game.action(state, seat, state.default_action(seat))
            return drafts.act(table, seat, decision, name, "clock")

        await self.house.do(table.id, draft)
        if table.misses[seat] >= MISSES and table.seats[seat].is_present:
            await self.house.do(table.id, lambda t: drafts.change_seat(t, seat, away=True))

    async def end_too_long(self, table_id: str) -> None:
        """A game that may not grow any more ends as it stands: nobody could move it on."""
        await self.house.do(table_id, lambda table: drafts.end(table, ENDED, "too_long"))

    # ---- offers ----

    async def carry_out(self, table_id: str) -> None:
        """Take back or end what everybody has agreed to take back or to end."""

        def draft(table: Table) -> Draft:
            offer = table.offer
            if offer is None or not table.offer_is_agreed():
                raise CarrackError("the offer is gone", code="offer.gone")
            if offer.what == "undo":
                return drafts.undo(table, offer.seat, offer.steps, agreed=True)
            if offer.what == "pause":
                return drafts.rest(table, now() + offer.days * DAY * 1000)
            return drafts.end(table, ENDED, "agreed")

        await self.house.do(table_id, draft)

    # ---- when to look after a table that nobody has in memory ----

    def wakes(
        self, table: Table, acting: list[int], time: int, window: bool, kind: str = rows.ACT
    ) -> int | None:
        """When a table needs somebody, should this process be gone by then."""
        if not acting:
            return time + self.soon if self.waits_for_people(table) else None
        if kind not in (rows.ACT, rows.UNDO, rows.START):
            return time + self.soon  # seats and plans are changing: look then
        if any(table.bot_for(seat) is not None or table.plans.get(seat) for seat in acting):
            return time + self.soon
        return self.runs_out(table, acting, time, window)

    def looks_again(self, table: Table) -> int | None:
        """When a table that is in memory needs somebody next; None where nothing comes due."""
        if self.waits_for_people(table):
            return now() + LOOKS_AGAIN_MS
        bots_and_plans = [table.bot_for(seat) or planned(table, seat) for seat in table.acting]
        if any(one is not None for one in bots_and_plans):
            return now() + self.soon
        times = [self.deadline(table, seat) for seat in table.acting]
        rests = [table.rests_until(seat, now()) for seat in table.acting]
        known = [time for time in (*times, *rests) if time is not None]
        return max(min(known), now() + 1000) if known else None

    def runs_out(self, table: Table, acting: list[int], time: int, window: bool) -> int | None:
        """When the first of these seats has no time left."""
        short = int(self.settings.window_seconds * 1000) if window else None
        left = {seat: allowed(table.facts.clock, table.left, seat, short) for seat in acting}
        rests = [table.rests_until(seat, time) for seat in acting]
        times = [
            None if ms is None else runs_out(table.rests_of(seat), time, ms)
            for seat, ms in left.items()
        ]
        known = [moment for moment in (*times, *rests) if moment is not None]
        return min(known) if known else None


def on_the_beat(pause: float, thought: float) -> float:
    """The first of equal moments by which a thought is ready.

    >>> on_the_beat(0.8, 0.1), on_the_beat(0.8, 1.7)
    (0.8, 2.4000000000000004)
    """
    return pause * max(1, ceil(thought / pause)) if pause else thought


def luck_of(table: Table, seat: int) -> int | None:
    """The luck of a bot in a lesson, so that its hints fit; nobody knows it elsewhere."""
    return table.header["seed"] + seat if table.lesson and table.header else None


def planned(table: Table, seat: int) -> dict[str, Any] | None:
    """What the seat's plan does now, if anything.

    A window asks about what another seat has done: a plan for the own turn waits until it closes.
    """
    plan = table.plans.get(seat)
    if not plan:
        return None
    if not plan.actions and plan.until:
        return None if has_come(table, seat) else any_pass(table, seat)
    if not plan.actions:
        return passing(table, seat)
    if table.window and plan.actions[0] not in legal_names(table, seat):
        return None
    return plan.actions[0]


def legal_names(table: Table, seat: int) -> list[dict[str, Any]]:
    state = table.state
    return [state.game.action(state, seat, action) for action in state.legal(seat)]


def has_come(table: Table, seat: int) -> bool:
    """Whether what the seat was passing for is there: its own turn, or another round."""
    plan = table.plans.get(seat)
    if plan is None or plan.actions or not plan.until:
        return False
    return not table.window if plan.until == "turn" else round_now(table) != plan.round


def round_now(table: Table) -> int:
    return table.state.game.round_of(table.state)


def any_pass(table: Table, seat: int) -> dict[str, Any]:
    """The pass of a seat, whatever else it could do; one that is refused where there is none."""
    passes = table.state.game.hosting.passes
    found = [name for name in legal_names(table, seat) if name["type"] in passes]
    return found[0] if found else {"type": passes[0]}


def passing(table: Table, seat: int) -> dict[str, Any] | None:
    """The pass of a seat that can do nothing else."""
    names = legal_names(table, seat)
    if len(names) == 1 and names[0]["type"] in table.state.game.hosting.passes:
        return names[0]
    return None
