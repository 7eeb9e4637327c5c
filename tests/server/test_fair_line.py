"""Many bots think at once: whoever has most of them keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from structlog.testing import capture_logs

import carrack
from carrack import bots
from carrack.bots import Bot
from carrack.bots.levels import LevelBot
from carrack.kernel.game import Game
from carrack.server.errors import Refused
from carrack.server.operate.observing import Metrics
from carrack.server.tables import attending, hinting, thinking
from carrack.server.tables.lines import Asker, Line
from carrack.server.tables.thinking import Thinkers

from .tables import PATIENCE, house_of, in_a_loop

ATTACKERS = [Asker("198.51.100.7", f"guest{n}") for n in range(4)]
STRANGER = Asker("192.0.2.1", "stranger")


class Searching(Bot):
    """Thinks until the gate is open."""

    def __init__(self, gate: threading.Event, done: list[str], name: str) -> None:
        self.gate, self.done, self.name = gate, done, name

    def choose(self, game: Game, view: Mapping[str, Any], legal: Sequence[int]) -> int:
        self.gate.wait(PATIENCE)
        self.done.append(self.name)
        return legal[0]


@contextmanager
def thinkers_with(workers: int) -> Iterator[tuple[Thinkers, threading.Event]]:
    gate, thinkers = threading.Event(), Thinkers(workers, PATIENCE, Metrics())
    try:
        yield thinkers, gate
    finally:
        gate.set()
        thinkers.stop()


def somebody_acts() -> tuple[Any, int]:
    state = carrack.load("macau_cards").new(seats=2, seed=1)
    return state, state.actors[0]


@in_a_loop
async def test_a_stranger_waits_for_one_thought_of_those_who_have_forty_tables() -> None:
    state, seat = somebody_acts()
    done: list[str] = []
    with thinkers_with(1) as (thinkers, gate):
        flood = [
            thinkers.choose(Searching(gate, done, who.owner), state, seat, who)
            for who in ATTACKERS
            for _ in range(thinking.MOST_OF_ONE)
        ]
        waiting = [asyncio.create_task(one) for one in flood]
        await asyncio.sleep(0)  # all of them stand in line
        bot = Searching(gate, done, "stranger")
        waiting.append(asyncio.create_task(thinkers.choose(bot, state, seat, STRANGER)))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*waiting)
    assert done.index("stranger") <= 2
    # Among themselves the four take turns, too.
    others = [name for name in done if name != "stranger"]
    assert set(others[1:5]) == {who.owner for who in ATTACKERS}
    assert len(others) == len(flood)


@in_a_loop
async def test_a_bot_that_only_looks_never_waits_for_those_that_search() -> None:
    state, seat = somebody_acts()
    with thinkers_with(1) as (thinkers, gate):
        blocked = asyncio.create_task(
            thinkers.choose(Searching(gate, [], "slow"), state, seat, ATTACKERS[0])
        )
        await asyncio.sleep(0)
        for level in ("random", "greedy"):
            found = await thinkers.choose(bots.make(level, 1), state, seat, STRANGER)
            assert found in state.legal(seat)
        assert not blocked.done()
        gate.set()
        await blocked


@in_a_loop
async def test_beyond_ten_thoughts_in_line_a_look_must_do() -> None:
    state, seat = somebody_acts()
    done: list[str] = []
    with thinkers_with(1) as (thinkers, gate):
        who = ATTACKERS[0]
        waiting = [
            asyncio.create_task(thinkers.choose(Searching(gate, done, f"{n}"), state, seat, who))
            for n in range(1 + thinking.MOST_OF_ONE)  # one of them has begun
        ]
        await asyncio.sleep(0)
        assert thinkers.line.front.waiting_for(who) == thinking.MOST_OF_ONE
        # The next is answered while all the others wait, and it did not search.
        more = await thinkers.choose(Searching(gate, done, "more"), state, seat, who)
        assert more in state.legal(seat)
        assert done == []
        gate.set()
        await asyncio.gather(*waiting)
    assert "more" not in done


@in_a_loop
async def test_hints_are_thought_of_when_no_bot_waits() -> None:
    line, gate, done = Line(1, "test"), threading.Event(), list[str]()

    def work(name: str) -> None:
        gate.wait(PATIENCE)
        done.append(name)

    try:
        places = [line.enter(lambda: work("first bot"), STRANGER)]
        places.append(line.enter(lambda: work("hint"), STRANGER, behind=True))
        places += [line.enter(lambda: work("bot"), who) for who in ATTACKERS]
        gate.set()
        await asyncio.gather(*(place.outcome(PATIENCE) for place in places))
    finally:
        gate.set()
        line.stop()
    assert done == ["first bot", *["bot"] * len(ATTACKERS), "hint"]


@in_a_loop
async def test_work_that_nobody_waits_for_is_not_begun_and_no_thread_is_lost() -> None:
    line, gate, done = Line(1, "test"), threading.Event(), list[str]()
    try:
        slow = line.enter(lambda: gate.wait(PATIENCE), STRANGER)
        left = line.enter(lambda: done.append("left"), STRANGER)
        broken = line.enter(lambda: 1 // 0, STRANGER)
        with pytest.raises(TimeoutError):
            await left.begun(0.01)
        left.leave()
        slow.leave()  # it goes on in its thread, unheard
        gate.set()
        with pytest.raises(ZeroDivisionError):
            await broken.outcome(PATIENCE)
        last = line.enter(lambda: done.append("last"), STRANGER)
        await last.outcome(PATIENCE)
    finally:
        gate.set()
        line.stop()
    assert done == ["last"]
    assert (len(line.front), line.free) == (0, 1)


@in_a_loop
async def test_a_table_of_a_stranger_goes_on_while_governors_of_others_fill_the_threads(
    tmp_path: Path,
) -> None:
    gate = threading.Event()
    with mock.patch.object(
        LevelBot,
        "choose",
        lambda bot, game, view, legal: gate.wait(PATIENCE) and legal[0],
    ):
        async with house_of(tmp_path, bot_workers=1) as h:
            attacker = await h.person("Mallory")
            h.house.came_from(attacker.id, "198.51.100.7")
            for seed in range(4):
                await h.open("macau_cards", "Mallory", bots=3, level="governor", seed=seed)
            for table in list(h.house.tables.values()):
                seat = table.acting[0]
                if table.seats[seat].is_person:
                    state = table.state
                    action = state.game.action(state, seat, state.legal(seat)[0])
                    decision = table.decision(seat)
                    assert decision is not None
                    await h.house.do(
                        table.id,
                        lambda t, s=seat, d=decision, a=action: attending.drafts.act(t, s, d, a),
                    )
            mine = await h.open("macau_cards", "Anna", bots=1, level="greedy", seed=2)
            acts = 0
            async with asyncio.timeout(PATIENCE):
                while acts < 3 and mine.table.is_playing:
                    if 0 in mine.acting:
                        await mine.act(0, mine.legal(0)[-1])
                    await asyncio.sleep(0.001)
                    acts = [by for _, _, by in await mine.acts()].count("bot")
            assert len(h.house.attendant.thinkers.line.front) > 0  # the others wait still
            gate.set()


# ---- how long an answer takes ----


def test_a_longer_thought_is_answered_at_the_next_of_equal_moments() -> None:
    for pause in (0.3, 0.8, 4.0):
        for thought in (0.0, 0.01, 0.299):
            assert attending.on_the_beat(pause, thought) == pause
        for thought in (4.001, 5.5, 9.9):
            beats = attending.on_the_beat(pause, thought) / pause
            assert beats == pytest.approx(round(beats))
            assert thought <= beats * pause < thought + pause + 1e-9
    assert attending.on_the_beat(0.0, 1.5) == 1.5  # bots that answer at once


@in_a_loop
async def test_the_moment_follows_what_such_bots_need_and_not_what_this_one_holds(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path, quick=False, bot_pause=1000.0) as h:
        table = await h.open("macau_cards", "Anna", bots=1, level="captain", seed=1)
        attendant = h.house.attendant
        bot = attendant.bot(table.table, 1, "captain")
        for _ in range(thinking.REMEMBERED):
            attendant.thinkers.remember("macau_cards", bot, 8.0)
        attendant.settings = mock.Mock(quick=False, bot_pause=1.0, window_pause=1.0)
        moments = [attendant.moment(table.table, 1, "captain") for _ in range(50)]
        assert 8.0 <= min(moments) < max(moments) <= 9.6
        # One hard choice among many changes nothing.
        attendant.thinkers.remember("macau_cards", bot, 500.0)
        assert max(attendant.moment(table.table, 1, "captain") for _ in range(50)) <= 9.6
        # Other levels, and bots that answer at once, are not held up.
        assert attendant.moment(table.table, 1, "greedy") <= 1.2
        attendant.settings = mock.Mock(quick=True)
        assert attendant.moment(table.table, 1, "captain") == 0.0


@in_a_loop
async def test_a_hint_that_finds_no_thread_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async with house_of(tmp_path, bot_workers=1) as h:
        table = await h.open("macao", "Anna", "Bob", hints=True, seed=1)
        gate, line = threading.Event(), h.house.attendant.thinkers.line
        line.enter(lambda: gate.wait(PATIENCE), ATTACKERS[0])
        seat = table.mover
        decision, who = table.table.decision(seat), table.user(seat)
        assert decision is not None
        assert who is not None
        with capture_logs(), mock.patch.object(hinting, "PATIENCE", 0.01):
            with pytest.raises(Refused) as refused:
                await hinting.hint(h.service, table.table, seat, decision, who, "en")
            assert refused.value.code == "server.busy"
            assert who not in hinting.under_way
        gate.set()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere threads have no order of their own")
@in_a_loop
async def test_threads_that_search_step_back_behind_those_of_the_moves() -> None:
    with thinkers_with(1) as (thinkers, _):

        def order() -> int:
            return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

        searching = await thinkers.line.enter(order, STRANGER).outcome(PATIENCE)
        looking = await thinkers.quick_line.enter(order, STRANGER).outcome(PATIENCE)
        assert (searching - order(), looking - order()) == (thinking.POLITENESS, 0)
