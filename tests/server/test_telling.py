"""What is told, to whom and when: `done` first, then everybody in turn, and nothing for nobody."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pytest

from carrack.server.errors import Unavailable
from carrack.server.operate import serving
from carrack.server.tables import drafts
from carrack.server.tables.facts import Told
from carrack.server.wire import crier, showing
from carrack.server.wire.telling import Audience

from .tables import AtTable, house_of, in_a_loop, refused


def draws(at: AtTable, seat: int) -> drafts.Draft:
    decision = at.table.decision(seat)
    assert decision is not None
    return drafts.act(at.table, seat, decision, {"type": "draw"})


@in_a_loop
async def test_whoever_asked_hears_that_it_is_stored_before_anybody_is_told(tmp_path: Path) -> None:
    # Given two people with their pages open
    async with house_of(tmp_path) as host:
        at = await host.open("macau_cards", "Ana", "Ben")
        pages, seat = [at.page("Ana"), at.page("Ben")], at.mover
        heard: list[tuple[int, list[int]]] = []

        def stored(number: int) -> None:
            heard.append((number, [page.n for page in pages]))

        before = [page.n for page in pages]
        # When one of them acts
        number = await host.house.do(at.id, lambda _: draws(at, seat), stored=stored)
        # Then the answer came while both pages were as before, and both have been told since
        assert heard == [(number, before)]
        assert [page.n for page in pages] == [n + 1 for n in before]
        assert (await at.rows())[-1].body["action"] == {"type": "draw"}


@in_a_loop
async def test_nothing_is_answered_or_told_that_is_not_stored(tmp_path: Path) -> None:
    # Given a database that does not answer
    async with house_of(tmp_path) as host:
        at = await host.open("macau_cards", "Ana", "Ben")
        page, seat = at.page("Ana"), at.mover
        news, answers = len(page.news), []
        with (
            mock.patch.object(host.service.journal, "append", side_effect=Unavailable("gone")),
            refused("server.unavailable"),
        ):
            # When somebody acts
            await host.house.do(at.id, lambda _: draws(at, seat), stored=answers.append)
        # Then nobody hears of it
        assert (answers, len(page.news)) == ([], news)


@in_a_loop
async def test_what_is_sent_again_is_answered_but_not_stored_twice(tmp_path: Path) -> None:
    async with house_of(tmp_path) as host:
        at = await host.open("macau_cards", "Ana", "Ben")
        seat, answers = at.mover, []
        draft = draws(at, seat)
        first = await host.house.do(at.id, lambda _: draft, message="0:m", stored=answers.append)
        again = await host.house.do(at.id, lambda _: draft, message="0:m", stored=answers.append)
        assert (first, answers) == (again, [first])


def told_half(audience: Audience, told: Told) -> None:
    """Tell the first viewer, then let others have their turn."""
    audience.half = audience.telling(told)  # type: ignore[attr-defined]  # kept until the rest
    next(audience.half)  # type: ignore[attr-defined]  # see above


@in_a_loop
async def test_whoever_comes_while_a_step_is_told_is_shown_it_once(tmp_path: Path) -> None:
    # Given a step of which the first viewer has been told, and the second has not
    async with house_of(tmp_path) as host:
        at = await host.open("macau_cards", "Ana", "Ben")
        first, second, seat = at.page("Ana"), at.page("Ben"), at.mover
        audience = host.house.audiences[at.id]
        with mock.patch.object(audience, "telling", return_value=iter(())):
            await at.act(seat, "draw")
        told = at.table.recent[-1]
        told_half(audience, told)
        # When somebody opens a page for the second seat just then
        late = at.page("Ben")
        for _ in audience.half:  # type: ignore[attr-defined]  # the rest of it
            pass
        # Then all three have the same number, the late one without having been told twice
        assert (first.n, second.n, late.n) == (told.parts[0][0],) * 3
        assert late.view == second.view
        assert not late.heard("update")


@in_a_loop
async def test_whoever_asks_once_more_while_a_step_is_told_is_shown_it_once(tmp_path: Path) -> None:
    # Given a step of which the first viewer has been told, and the second has not
    async with house_of(tmp_path) as host:
        at = await host.open("macau_cards", "Ana", "Ben")
        first, second, seat = at.page("Ana"), at.page("Ben"), at.mover
        audience = host.house.audiences[at.id]
        with mock.patch.object(audience, "telling", return_value=iter(())):
            await at.act(seat, "draw")
        told = at.table.recent[-1]
        told_half(audience, told)
        # When the second, whose page follows all the time, asks for the whole view just then
        at.watch(second, "Ben")
        for _ in audience.half:  # type: ignore[attr-defined]  # the rest of it
            pass
        # Then the step is in that view, and not told once more
        assert (first.n, second.n) == (told.parts[0][0],) * 2
        assert not second.heard("update")


@in_a_loop
async def test_whoever_comes_before_a_step_is_told_is_shown_it_once(tmp_path: Path) -> None:
    # Given a step that has come true, while other tables are told of theirs
    async with house_of(tmp_path) as host:
        at = await host.open("macau_cards", "Ana", "Ben")
        first, seat = at.page("Ana"), at.mover
        audience = host.house.audiences[at.id]
        with mock.patch.object(audience, "telling", return_value=iter(())):
            await at.act(seat, "draw")
        told = at.table.recent[-1]
        waiting = audience.telling(told)
        # When somebody opens a page just then, of a seat that is followed and of one that is not
        late, other = at.page("Ana"), at.page("Ben")
        for _ in waiting:
            pass
        # Then all have the same number and view, and only the first was told of it
        assert (first.n, late.n, other.n) == (told.parts[0][0],) * 3
        assert late.view == first.view
        assert [len(page.heard("update")) for page in (first, late, other)] == [1, 0, 0]


@in_a_loop
async def test_a_seat_that_nobody_looks_at_gets_its_choices_when_somebody_comes(
    tmp_path: Path,
) -> None:
    # Given a table at which only one page is open
    async with house_of(tmp_path) as host:
        at = await host.open("macao", "Ana", "Ben")
        at.page("Ana")
        asked: list[int] = []
        turn_of = showing.turn_of

        def noted(table, viewer, language, view):  # type: ignore[no-untyped-def]  # as turn_of
            asked.append(viewer)
            return turn_of(table, viewer, language, view)

        with mock.patch.object(showing, "turn_of", noted):
            # When both seats play
            for _ in range(6):
                await at.act(at.mover, at.legal(at.mover)[0])
            # Then choices were worked out for the one that is looked at, and for nobody else
            assert set(asked) == {at.seat("Ana")}
        # And whoever comes now has them at once
        while at.mover != at.seat("Ben"):
            await at.act(at.mover, at.legal(at.mover)[0])
        turn = at.page("Ben").position["turn"]
        assert [action["name"] for group in turn["groups"] for action in group["actions"]]


# ---- one table after the other ----


def telling(name: str, order: list[str], count: int = 2) -> Iterator[None]:
    for number in range(count):
        order.append(f"{name}{number}")
        yield


async def told_beside_moves(*tellings: Iterator[None], order: list[str]) -> list[Exception | None]:
    """All of them told at a time, while in each round of the loop somebody moves."""
    one, loop = crier.Crier(), asyncio.get_running_loop()

    async def tell(what: Iterator[None]) -> Exception | None:
        try:
            await one.tell(what)
        except ValueError as error:
            return error
        return None

    def move() -> None:
        order.append("move")
        loop.call_soon(move)

    work = [asyncio.create_task(tell(what)) for what in tellings]
    loop.call_soon(move)
    return await asyncio.gather(*work)


@pytest.mark.parametrize(
    ("slice_seconds", "expected"),
    [(-1.0, "a0 move a1 move move b0 move b1"), (60.0, "a0 a1 b0 b1")],
    ids=["long", "short"],
)
@in_a_loop
async def test_moves_come_between_two_pieces_of_what_tables_have_to_tell(
    slice_seconds: float, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crier, "SLICE_SECONDS", slice_seconds)
    order: list[str] = []
    await told_beside_moves(telling("a", order), telling("b", order), order=order)
    told = " ".join(order[order.index("a0") : order.index("b1") + 1])
    assert told == expected


def broken(order: list[str]) -> Iterator[None]:
    order.append("broken")
    yield
    raise ValueError("nobody can say that")


@in_a_loop
async def test_a_table_that_cannot_be_told_keeps_no_other_from_it() -> None:
    order: list[str] = []
    found = await told_beside_moves(broken(order), telling("b", order), order=order)
    assert [type(error) for error in found] == [ValueError, type(None)]
    assert "b1" in order


@in_a_loop
async def test_there_is_something_to_tell_again_after_a_silence() -> None:
    order: list[str] = []
    one = crier.Crier()
    await one.tell(telling("a", order, 1))
    await one.tell(telling("b", order, 1))
    assert order == ["a0", "b0"]


# ---- the collector ----


@pytest.mark.parametrize(("share", "collections"), [(0.05, 3), (0.9, 0)])
def test_what_is_old_is_looked_through_in_quiet_moments_only(
    share: float, collections: int
) -> None:
    clock = {"now": 0.0}

    class Enough(Exception):
        pass

    async def sleep(seconds: float) -> None:
        clock["now"] += seconds
        if clock["now"] > 3.5 * serving.LOOK_SECONDS:
            raise Enough

    def monotonic() -> float:
        return clock["now"]

    def process_time() -> float:
        return clock["now"] * share

    with (
        mock.patch.object(serving, "monotonic", monotonic),
        mock.patch.object(serving, "process_time", process_time),
        mock.patch.object(serving.asyncio, "sleep", sleep),
        mock.patch.object(gc, "collect") as collect,
        pytest.raises(Enough),
    ):
        asyncio.run(serving.collect_in_quiet())
    assert collect.call_count == collections
