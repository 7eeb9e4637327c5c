"""Bots think beside the tables: with a budget, after a human moment, and in nobody's way."""

from __future__ import annotations

import asyncio
import json
import threading
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from structlog.testing import capture_logs

from carrack import bots
from carrack.bots import Bot
from carrack.kernel.game import Game
from carrack.server.tables import drafts, opening, thinking
from carrack.server.tables.rows import Entry
from carrack.server.tables.wishes import SeatWish

from .tables import QUESTIONED, AtTable, Host, house_of, in_a_loop, refused

ME = SeatWish("me")


class Failing(Bot):
    """Breaks down."""

    def choose(self, game: Game, view: Mapping[str, Any], legal: Sequence[int]) -> int:
        raise ValueError("what now?")


class Cheating(Bot):
    """Wants what is not legal."""

    def choose(self, game: Game, view: Mapping[str, Any], legal: Sequence[int]) -> int:
        return next(action for action in range(game.action_count) if action not in legal)


class Sleeping(Bot):
    """Thinks until it is woken up."""

    wake = threading.Event()
    began = threading.Event()

    def choose(self, game: Game, view: Mapping[str, Any], legal: Sequence[int]) -> int:
        self.began.set()
        self.wake.wait(10)
        return legal[0]


class Curious(Bot):
    """Remembers all it was shown."""

    seen: list[Any] = []  # noqa: RUF012 - shared by all of them

    def choose(self, game: Game, view: Mapping[str, Any], legal: Sequence[int]) -> int:
        self.seen.append((view, list(legal), threading.current_thread().name))
        return legal[0]


@contextmanager
def levels() -> Iterator[None]:
    """Levels that nobody would want to play against."""
    Sleeping.wake.clear()
    Sleeping.began.clear()
    Curious.seen.clear()
    more = {"failing": Failing, "cheating": Cheating, "sleeping": Sleeping, "curious": Curious}
    with mock.patch.dict(bots.BOTS, more):
        try:
            yield
        finally:
            Sleeping.wake.set()


# ---- whole games ----


@pytest.mark.parametrize("title", ["macau_cards", "macao"])
@pytest.mark.parametrize("level", ["random", "greedy"])
@in_a_loop
async def test_bots_play_a_game_to_its_end(tmp_path: Path, title: str, level: str) -> None:
    async with house_of(tmp_path) as h:
        options = {"turn_limit": 20} if title == "macau_cards" else {}
        table = await h.open(title, "Anna", "Bob", bots=1, level=level, options=options)
        await table.settled()
        await table.resign("Bob")
        await h.house.do(table.id, lambda t: drafts.change_seat(t, 0, away=True))
        await table.settled()
        assert table.status == "finished"
        assert {by for _, _, by in await table.acts()} == {"bot"}
        assert (await table.columns())["wakes"] is None


@in_a_loop
async def test_a_bot_sees_what_its_seat_sees_and_thinks_in_its_own_thread(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        with levels():
            table = await h.open("macau_cards", "Anna", bots=1, level="curious")
            await table.settled()
            for _ in range(4):
                await table.act("Anna", table.legal("Anna")[-1])
                await table.settled()
        assert Curious.seen
        for view, legal, thread in Curious.seen:
            assert view["viewer"] == 1
            assert legal
            assert thread.startswith("bot")


class Glancing(Curious):
    """The same, and never long."""

    def is_quick(self, title: str) -> bool:
        return True


@in_a_loop
async def test_a_bot_that_is_known_to_be_quick_looks_where_it_is_asked(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        with levels(), mock.patch.dict(bots.BOTS, glancing=Glancing):
            table = await h.open("macau_cards", "Anna", bots=1, level="glancing")
            await table.settled()
            thinkers, known = h.house.attendant.thinkers, ("macau_cards", Glancing)
            threads = []
            for seconds in (0.0001, 2 * thinking.SHORT):
                thinkers.times[known] = deque([seconds] * 50, maxlen=thinking.REMEMBERED)
                seen = len(Curious.seen)
                while len(Curious.seen) == seen:
                    await table.act("Anna", table.legal("Anna")[-1])
                    await table.settled()
                threads.append(Curious.seen[seen][2])
        assert threads[0] == threading.current_thread().name
        assert threads[1].startswith("quick-bot")


@in_a_loop
async def test_several_bots_answer_in_one_window(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", bots=5, options=QUESTIONED)
        for _ in range(5):
            await table.settled()
            assert table.acting == [0]
            await table.act("Anna", table.legal("Anna")[-1])


# ---- what goes wrong ----


@pytest.mark.parametrize(("level", "event"), [("failing", "failed"), ("cheating", "illegal")])
@in_a_loop
async def test_for_a_bot_that_fails_a_simple_one_moves(
    tmp_path: Path, level: str, event: str
) -> None:
    async with house_of(tmp_path) as h:
        with levels(), capture_logs() as logs:
            table = await h.open("macau_cards", "Anna", bots=1, level=level)
            await table.settled()
            await table.act("Anna", "draw")
            await table.settled()
            assert 1 in [seat for seat, _, by in await table.acts() if by == "bot"]
        assert f"bot.{event}" in [line["event"] for line in logs]


@in_a_loop
async def test_for_a_bot_that_takes_too_long_a_simple_one_moves(tmp_path: Path) -> None:
    async with house_of(tmp_path, bot_budget=0.05) as h:
        with levels(), capture_logs() as logs:
            table = await h.open("macau_cards", "Anna", bots=1, level="sleeping")
            await table.settled()
            if table.acting == [0]:
                await table.act("Anna", "draw")
                await table.settled()
            assert Sleeping.began.is_set()
            assert 1 in [seat for seat, _, by in await table.acts() if by == "bot"]
        assert "bot.too_slow" in [line["event"] for line in logs]


@in_a_loop
async def test_a_level_that_is_gone_is_replaced_by_one_that_knows_every_title(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as h:
        with levels():
            table = await h.open("macau_cards", "Anna", bots=1, level="curious")
            await table.settled()
        h.house.attendant.bots.clear()  # the next version has no such bot
        with capture_logs() as logs:
            await table.act("Anna", "draw")
            await table.settled()
        assert table.acting == [0]
        assert "bot.missing" in [line["event"] for line in logs]


@in_a_loop
async def test_a_thinking_bot_does_not_hold_up_another_table(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        with levels():
            slow = await h.open("macau_cards", "Anna", bots=1, level="sleeping", seed=2)
            quick = await h.open("macau_cards", "Anna", bots=1)
            people = await h.open("macau_cards", "Anna", "Bob")
            await slow.act("Anna", "draw")
            while not Sleeping.began.is_set():
                await asyncio.sleep(0)
            # The thought goes on; bots and people elsewhere do, too.
            for _ in range(3):
                while quick.acting != [0]:
                    await asyncio.sleep(0)
                await quick.act("Anna", quick.legal("Anna")[-1])
                await people.act(people.mover, "draw")
            assert slow.acting == [1]
            Sleeping.wake.set()
            await h.settled()
            assert slow.acting == [0]


@in_a_loop
async def test_a_thought_that_comes_too_late_changes_nothing(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        with levels():
            table = await h.open("macau_cards", "Anna", "Bob", bots=1, level="sleeping")
            table.house.attendant.attend(table.table)
            while table.acting != [2]:
                await table.act(table.mover, "draw")
            while not Sleeping.began.is_set():
                await asyncio.sleep(0)
            await table.offer("Anna", "end")
            await table.answer("Bob", True)
            while table.status != "ended":
                await asyncio.sleep(0)
            before = table.table.seq
            Sleeping.wake.set()
            await h.settled()
            assert table.table.seq == before


@in_a_loop
async def test_a_stop_does_not_wait_for_a_thinking_bot(tmp_path: Path) -> None:
    with levels():
        async with house_of(tmp_path) as h:
            table = await h.open("macau_cards", "Anna", bots=1, level="sleeping", seed=2)
            await table.act("Anna", "draw")
            while not Sleeping.began.is_set():
                await asyncio.sleep(0)
            acts = len(await table.acts())
        async with house_of(tmp_path) as h:
            again = await h.at(table)
            assert len(await again.acts()) == acts
            assert again.acting == [1]


# ---- a human moment ----


async def asked_for(h: Host, table: AtTable) -> list[float]:
    """How long each bot takes, as it is decided before it thinks."""
    return [h.house.attendant.pause(table.table) for _ in range(200)]


@in_a_loop
async def test_bots_wait_a_human_moment(tmp_path: Path) -> None:
    async with house_of(tmp_path, quick=False, bot_pause=2.0, window_pause=10.0) as h:
        table = await h.open("macau_cards", "Anna", "Bob", bots=1, options=QUESTIONED, seed=1)
        pauses = await asked_for(h, table)
        assert 1.6 <= min(pauses) < max(pauses) <= 2.4
        # In a window people can win the race.
        table.table.asked = [0, 1]
        pauses = await asked_for(h, table)
        assert 4.0 <= min(pauses) < max(pauses) <= 10.0
    async with house_of(tmp_path) as h:
        assert set(await asked_for(h, await h.at(table))) == {0.0}


@in_a_loop
async def test_the_moment_is_chosen_before_the_thought(tmp_path: Path) -> None:
    async with house_of(tmp_path, quick=False, bot_pause=0.001, window_pause=0.001) as h:
        order: list[str] = []
        attendant = h.house.attendant
        pause, choose = attendant.pause, attendant.thinkers.choose

        def pausing(*given: Any) -> float:
            order.append("pause")
            return pause(*given)

        async def choosing(*given: Any) -> int:
            order.append("thought")
            return await choose(*given)

        with (
            mock.patch.object(attendant, "pause", pausing),
            mock.patch.object(attendant.thinkers, "choose", choosing),
        ):
            table = await h.open("macau_cards", "Anna", bots=1, seed=2)
            await table.act("Anna", "draw")
            await table.settled()
        assert order == ["pause", "thought"] * (len(order) // 2)
        assert len(order) >= 2


@in_a_loop
async def test_while_bots_wait_people_win_the_race(tmp_path: Path) -> None:
    async with house_of(tmp_path, quick=False, bot_pause=1000.0, window_pause=1000.0) as h:
        table = await h.open("macau_cards", "Anna", "Bob", bots=2, options=QUESTIONED, seed=1)
        while table.mover > 1:  # until the turn is a person's
            seat = table.mover
            await table.act(seat, "draw")
            for other in table.acting:
                await table.act(other, "no_reaction")
        owner = await table.into_a_window()
        person = 1 - owner
        await table.act(person, "challenge")
        (*_, last) = await table.acts()
        assert last == (person, "challenge", "")
        assert "bot" not in [by for _, _, by in await table.acts()]


@in_a_loop
async def test_whoever_hurries_waits_for_no_moment_until_it_is_their_turn(tmp_path: Path) -> None:
    async with house_of(tmp_path, quick=False, bot_pause=1000.0, window_pause=0.0) as h:
        table = await h.open("macau_cards", "Anna", bots=3, seed=2)
        attendant = h.house.attendant
        while table.mover == 0:
            await table.act("Anna", "draw")
        attendant.hurry(table.table, 0)
        async with asyncio.timeout(20):
            while table.mover != 0:
                await asyncio.sleep(0.01)
        await table.act("Anna", "draw")
        # From here on bots take their time again.
        mover = table.mover
        assert mover != 0
        await asyncio.sleep(0.1)
        assert table.mover == mover


@in_a_loop
async def test_nobody_hurries_bots_that_others_play_with(tmp_path: Path) -> None:
    async with house_of(tmp_path, quick=False, bot_pause=1000.0) as h:
        table = await h.open("macau_cards", "Anna", "Bob", bots=1, seed=2)
        with refused("hurry.others"):
            h.house.attendant.hurry(table.table, 0)


@in_a_loop
async def test_a_bot_answers_a_question_of_several_steps_without_being_nudged(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("maracaibo", "Anna", bots=1, options={"scenario": "campaign"})
        await table.settled()
        # The bot has set its captain up, though Anna has not done anything yet.
        assert table.table.state.view(0)["phase"] == "choosing"
        assert table.acting == [0]


@in_a_loop
async def test_a_turn_that_nobody_waits_for_is_stored_and_told_in_one_go(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", bots=1, seed=2)
        await table.settled()
        page, onlooker = table.page("Anna", "en"), table.page(None, "en")
        batches = []
        append = h.service.journal.append

        async def appended(*group: Entry) -> None:
            batches.append([(entry.row.seat, entry.row.body.get("by")) for entry in group])
            await append(*group)

        with mock.patch.object(h.service.journal, "append", appended):
            for _ in range(40):
                state = table.table.state
                await table.act("Anna", state.game.action(state, 0, state.default_action(0)))
                await table.settled()
        turns = [batch for batch in batches if len(batch) > 1]
        assert turns
        assert all(set(turn) == {(1, "bot")} for turn in turns)
        for seen in (page, onlooker):
            together = [news for news in seen.heard("update") if news.get("earlier")]
            assert together
            told = [step for news in together for step in [*news["earlier"], news["step"]]]
            assert all(step["events"] and len(step["log"]) for step in told)
        # Both have the view that somebody gets who comes only now, and every step in its order.
        assert page.view == json.loads(json.dumps(table.table.state.view(0)))
        assert onlooker.view == json.loads(json.dumps(table.table.state.view(None)))
        numbers = [step["n"] for step in page.steps[0]]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        before = table.table.state.fingerprint()
        assert (await table.reloaded()).state.fingerprint() == before


@in_a_loop
async def test_a_turn_is_told_step_by_step_where_bots_take_their_time(tmp_path: Path) -> None:
    async with house_of(tmp_path, quick=False, bot_pause=0.001) as h:
        table = await h.open("macao", "Anna", bots=1, seed=2)
        await table.settled()
        page = table.page("Anna")
        for _ in range(40):
            state = table.table.state
            await table.act("Anna", state.game.action(state, 0, state.default_action(0)))
            await table.settled()
        assert len(await table.acts()) > 80
        assert not any(news.get("earlier") for news in page.heard("update"))


# ---- opening with bots ----


@in_a_loop
async def test_bots_of_every_level_can_be_asked_for(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        for levels in (["random", "greedy", "greedy-1"], ["cabin_boy", "merchant"]):
            seats = [SeatWish("bot", level=level) for level in levels]
            table = await h.wish("Anna", "macao", ME, *seats)
            await table.settled()
            assert [place.level for place in table.table.seats[1:]] == levels
            assert table.table.names[1:] == levels
        with refused("bot.unknown"):
            await h.wish("Anna", "macao", ME, SeatWish("bot", level="bot of the future"))


def test_the_stand_in_knows_the_title() -> None:
    assert opening.stand_in("macao") == "greedy"
    assert opening.stand_in("somebody_elses") == thinking.LAST_RESORT
