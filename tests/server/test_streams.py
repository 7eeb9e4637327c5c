"""Each seat's own stream: numbers without a gap, views by changes, the same after a restart."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import pytest

import carrack
from carrack.server.tables import drafts, rows, seating
from carrack.server.tables.facts import Told, Viewer
from carrack.server.tables.loading import load
from carrack.server.tables.table import REMEMBERED, Table
from carrack.server.wire import showing, telling
from carrack.server.wire.changes import changed, changes

from .tables import QUESTIONED, AtTable, Page, Time, house_of, in_a_loop

SEED = 987_654_321_987_654_321
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("macao", {}),
    *(
        ("macau_cards", {"variant": variant, "turn_limit": 25, **more})
        for variant in carrack.load("macau_cards").presets
        for more in ({}, QUESTIONED)
    ),
]
every_game = pytest.mark.parametrize(
    ("title", "options"), GAMES, ids=[f"{t}-{'-'.join(map(str, o.values()))}" for t, o in GAMES]
)


def as_read(value: Any) -> Any:
    """As a page has it."""
    return json.loads(json.dumps(value))


def seen(page: Page, table: Table) -> None:
    """What a page has worked out from changes is what the seat may see."""
    for viewer, view in page.views.items():
        assert view == as_read(showing.view_of(table, viewer))
        assert page.numbers[viewer] == table.numbers[viewer]
        turn, decision = page.positions[viewer]["turn"], None
        if viewer is not None and table.is_playing:
            decision = table.decision(viewer)
        assert (turn or {}).get("decision") == decision


def whole(table: Table) -> dict[str, Any]:
    """Everything that follows from the rows of a table."""
    return {
        "facts": asdict(table.facts),
        "seats": [asdict(seat) for seat in table.seats],
        "seq": table.seq,
        "numbers": table.numbers,
        "fingerprint": table.fingerprint,
        "state": table.state.fingerprint() if table.trail else None,
        "decisions": [table.decision(seat.seat) for seat in table.seats],
        "undo": [table.state.may_undo(seat.seat) for seat in table.seats] if table.trail else None,
        "agreed": table.state.may_undo_agreed if table.trail else None,
        "left": table.left,
        "opened": (table.opened_at, table.opened_seq, table.window),
        "offer": table.offer,
        "offers_made": table.offers_made,
        "plans": {seat: asdict(plan) for seat, plan in table.plans.items()},
        "misses": table.misses,
        "messages": table.messages,
        "recent": list(table.recent),
        "undos": table.undos,
        "header": table.header,
        "time": table.last_time,
    }


async def anything(table: AtTable, luck: Random) -> None:
    """Mostly actions, and now and then something else that people do."""
    seats = range(len(table.table.seats))
    seat, kind = luck.choice(seats), luck.random()
    try:
        if kind < 0.1:
            await table.undo(table.mover, luck.randint(1, 2))
        elif kind < 0.15:
            await table.offer(seat, "undo", luck.randint(1, 2))
        elif kind < 0.2:
            await table.answer(seat, luck.random() < 0.7)
        elif kind < 0.25 and not table.table.plans:
            await table.plan(luck.choice([s for s in seats if s not in table.acting]), "draw")
        else:
            await table.anything(luck)
    except (carrack.CarrackError, ValueError, IndexError):
        await table.anything(luck)
    await table.settled()


# ---- whole games ----


@every_game
@in_a_loop
async def test_pages_and_restarts_agree_with_the_game(
    tmp_path: Path, title: str, options: dict[str, Any]
) -> None:
    time, luck = Time(), Random(title + json.dumps(options))
    async with house_of(tmp_path, time=time) as h:
        clock = {"kind": "game", "seconds": 3600, "increment": 5}
        table = await h.open(title, "Anna", "Bob", "Carl", options=options, clock=clock)
        pages = [table.page(who) for who in ("Anna", "Bob", "Carl", None)]
        told: list[Told] = []
        take = Table.take

        def listening(one: Table, *given: Any) -> Told:
            told.append(take(one, *given))
            return told[-1]

        with mock.patch.object(Table, "take", listening):
            for _ in range(120):
                if not table.table.is_playing:
                    break
                time.passes(luck.random())
                await anything(table, luck)
                for page in pages:
                    seen(page, table.table)
        assert len(await table.rows(rows.ACT)) > 15
        # From the journal everything is as it was, to the last event of every row.
        before = whole(table.table)
        again = await load(h.house, table.id)
        assert whole(again) == before
        for viewer, page in zip((0, 1, 2, None), pages, strict=True):
            history = await h.house.history(table.table, viewer, 0)
            ours = [one for one in told if viewer in one.parts]
            assert history[-len(ours) :] == ours
            numbers = [one.parts[viewer][0] for one in history]
            assert numbers == list(range(1, page.n + 1))


@every_game
@in_a_loop
async def test_nothing_that_is_sent_depends_on_what_is_hidden(
    tmp_path: Path, title: str, options: dict[str, Any]
) -> None:
    luck = Random(7)
    async with house_of(tmp_path) as h:
        table = await h.open(title, "Anna", "Bob", "Carl", options=options, seed=SEED)
        audience = h.house.audiences[table.id]
        for _ in range(25):
            if not table.table.is_playing:
                break
            await table.anything(luck)
            state = table.table.state
            for viewer in (0, 1, 2):
                full = audience.full(viewer, "en", [])
                other = state.game.sample(full.view, luck)
                own = state.game.explain(other, viewer)
                explained = state.game.explain(state, viewer)
                assert full.view == as_read(state.view(viewer)) == as_read(other.view(viewer))
                # Neither what may be done nor the reasons why not tell about other hands.
                if viewer in state.actors:
                    assert own == explained
            sent = telling.encoded(audience.full(None, "en", [])).decode()
            assert not any(secret in sent for secret in (str(SEED), "seed", "fingerprint"))


# ---- coming back ----


def told_of(steps: list[Told], viewer: Viewer) -> list[int]:
    return [told.parts[viewer][0] for told in steps]


@in_a_loop
async def test_who_comes_back_gets_exactly_the_steps_missed(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", "Carl", options=QUESTIONED)
        await table.play_on(Random(2), REMEMBERED + 60)
        assert len(table.table.recent) == REMEMBERED
        for viewer in (None, 0, 1, 2):
            last = table.table.numbers[viewer]
            for known in (0, 1, 30, last - REMEMBERED, last - 20, last - 1, last, last + 9):
                steps = await h.house.history(table.table, viewer, known)
                assert told_of(steps, viewer) == list(range(max(known, 0) + 1, last + 1))
        # What was told then is told again, word for word.
        everything = await h.house.history(table.table, 0, 0)
        assert everything[-20:] == (await h.house.history(table.table, 0, 0))[-20:]
        recent = [told for told in table.table.recent if 0 in told.parts]
        assert everything[-len(recent) :] == recent


@in_a_loop
async def test_a_page_that_comes_late_sees_the_table_as_it_is(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        audience = h.house.audiences[table.id]
        audience.full(0, "en", [])  # somebody looked without staying
        audience.full(None, "en", [])
        for _ in range(4):
            await table.act(table.mover, "draw")
        for who in ("Anna", None):
            late = table.page(who)
            seen(late, table.table)
            await table.act(table.mover, "draw")
            seen(late, table.table)


@in_a_loop
async def test_all_pages_of_a_seat_hear_the_same_in_their_languages(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        seat = table.mover
        pages = {language: table.page(seat, language) for language in ("en", "fr", "de", None)}
        await table.act(seat, "draw")
        views = [page.view for page in pages.values()]
        assert all(view == views[0] for view in views)
        assert len({tuple(page.log) for page in pages.values()}) == 4
        assert pages[None].log == []
        prompts = {page.position.get("prompt", "") for page in pages.values()}
        assert len(prompts) == 4


@in_a_loop
async def test_a_page_that_is_closed_hears_nothing_more(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        audience = h.house.audiences[table.id]
        page, other = table.page(0), table.page(0)
        audience.remove(page)
        await table.act(table.mover, "draw")
        assert len(page.news) == 1
        assert len(other.news) > 1
        audience.remove(other)
        assert not audience
        assert audience.shown == {}


@in_a_loop
async def test_who_follows_several_seats_hears_of_the_table_once(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        page = Page(table.user("Anna"))
        page.seats_at = lambda _: [0, 1]  # type: ignore[method-assign]  # both on one device
        audience = h.house.audiences[table.id]
        for seat in (0, 1):
            audience.add(seat, page)
            audience.add(seat, page)
            page.send(telling.encoded(audience.full(seat, None, [])))
        await table.act(table.mover, "draw")
        seen(page, table.table)
        await table.offer("Anna", "end")
        assert len(page.heard("table")) == 1


@in_a_loop
async def test_a_page_that_breaks_does_not_stop_the_table(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", bots=1)
        await table.settled()
        page = table.page("Anna")
        with mock.patch.object(page, "send", side_effect=RuntimeError("broken")):
            await table.act("Anna", table.legal("Anna")[0])
        await table.settled()
        assert table.acting == [0]
        assert {row.body.get("by") for row in await table.rows(rows.ACT)} == {None, "bot"}


# ---- the table itself ----


@in_a_loop
async def test_what_happens_to_the_table_is_told_to_everybody(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", "Carl", start=False)
        pages = [table.page(who, "en") for who in ("Anna", "Bob", None)]
        await h.house.do(
            table.id, lambda t: drafts.change_seat(t, 2, kind="open", user_id=None, name="")
        )
        await h.join("Dora", table)
        await seating.start(h.house, await h.person("Anna"), table.id, None)
        await table.offer("Bob", "end")
        await table.answer("Anna", False)
        await table.resign("Dora")
        for page in pages:
            kinds = [event["type"] for event in page.events if event["type"].startswith("table_")]
            assert kinds == [
                "table_seat",
                "table_seat",
                "table_start",
                "table_offer",
                "table_answer",
                "table_seat",
            ]
            assert "user_id" not in json.dumps(page.steps)
            assert "seed" not in json.dumps(page.news)
            assert table.key not in json.dumps(page.news)
            assert len(page.heard("table")) == 6
            assert page.heard("table")[-1]["table"]["seats"][2]["resigned"]
            assert all(page.log)


# ---- changes ----


@in_a_loop
async def test_changes_are_smaller_than_views(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob")
        page = table.page("Anna")
        await table.play_on(Random(1), 40)
        views = len(json.dumps(page.view))
        sizes = [len(json.dumps(news["changes"])) for news in page.heard("update")]
        assert sum(sizes) / len(sizes) < views / 10


def test_changes_lead_from_any_value_to_any_other() -> None:
    values = [{}, {"a": 1}, {"a": [1, 2]}, {"a": [1], "b": {"c": None}}, {"a": {"0": [[]]}}]
    values += [{"b": {"c": [{"d": 1}, {"d": 2}]}}, {"b": {"c": [{"d": 2}]}}]
    for old in values:
        for new in values:
            found = as_read(changes(old, new))
            assert changed(as_read(old), found) == new
