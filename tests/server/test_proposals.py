"""Proposals: a seat points at a place, the others see it until the turn is over, nothing stays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from carrack.server.tables import hearing

from .tables import AtTable, Host, Page, house_of, in_a_loop, refused
from .wire import Here, Person, guests, here

COOP = {"scenario": "coop"}
PLACE = "location:9a"

# ---- at a table ----


async def open_coop(h: Host, *names: str, **wish: Any) -> AtTable:
    """A cooperative table on which everybody has chosen, so that one seat has its turn."""
    table = await h.open("maracaibo", *names, options=COOP, **wish)
    while len(table.acting) > 1 or table.table.state.view(None)["phase"] == "choosing":
        await table.act(table.acting[0], table.legal(table.acting[0])[0])
    return table


async def point(table: AtTable, who: str, place: str | None = PLACE) -> None:
    await hearing.propose(table.house, table.table, table.seat(who), place)


def shown(page: Page) -> list[tuple[int, str]]:
    """What is pointed at, as the page was told last."""
    proposals = page.heard("table")[-1]["table"]["proposals"]
    return [(one["seat"], one["place"]) for one in proposals]


async def end_turn(table: AtTable) -> None:
    """The seat that has its turn does something until it is another one's."""
    seat = table.mover
    while table.acting == [seat]:
        await table.act(seat, table.legal(seat)[-1])


@in_a_loop
async def test_everybody_at_the_table_sees_what_a_seat_points_at(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await open_coop(h, "Anna", "Bob")
        pages = [table.page(who) for who in ("Anna", "Bob", None)]
        rows = await table.rows()
        card = f"card:{table.table.state.view(None)['display'][0]}"
        await point(table, "Bob")
        await point(table, "Anna", card)
        await point(table, "Bob", "location:10")  # one marker each: it moves
        for page in pages:
            assert shown(page) == [(0, card), (1, "location:10")]
        await point(table, "Bob", None)
        assert shown(pages[0]) == [(0, card)]
        assert await table.rows() == rows, "nothing of it is stored"


@in_a_loop
async def test_a_proposal_lasts_through_the_steps_of_a_turn_and_ends_with_it(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as h:
        table = await open_coop(h, "Anna", "Bob")
        mover = table.mover
        other = table.table.names[1 - mover]
        page = table.page(mover)
        await point(table, other)
        sails = [action for action in table.legal(mover) if action["type"] == "sail"]
        await table.act(mover, sails[0])
        assert table.acting == [mover], "the turn goes on after the ship has sailed"
        assert shown(page) == [(1 - mover, PLACE)]
        await end_turn(table)
        assert shown(page) == []
        assert table.table.proposals == {}


@in_a_loop
async def test_nobody_learns_from_a_proposal_who_has_chosen(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("maracaibo", "Anna", "Bob", options=COOP)
        page = table.page("Bob")
        await point(table, "Bob")
        while 0 in table.acting:
            await table.act("Anna", table.legal("Anna")[0])
        assert table.acting == [1]
        assert shown(page) == [(1, PLACE)], "it stays although Anna has chosen"
        while table.table.state.view(None)["phase"] == "choosing":
            await table.act("Bob", table.legal("Bob")[0])
        assert shown(page) == []


@in_a_loop
async def test_nobody_points_at_what_the_others_do_not_see(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        for open_hands in (False, True):
            options = COOP | {"open_hands": open_hands}
            table = await h.open("maracaibo", "Anna", "Bob", options=options)
            dealt = table.table.state.view(0)
            pieces = [f"career:{one}" for one in dealt["choosing"]["careers"]]
            for place in (*pieces, "port:any", f"card:{dealt['hand'][0]}"):
                with refused("proposal.hidden"):  # everybody chooses in secret
                    await point(table, "Anna", place)
            while len(table.acting) > 1 or table.table.state.view(None)["phase"] == "choosing":
                await table.act(table.acting[0], table.legal(table.acting[0])[0])
            view = table.table.state.view(0)
            if open_hands:
                await point(table, "Anna", f"card:{view['hand'][0]}")
            else:
                with refused("proposal.hidden"):
                    await point(table, "Anna", f"card:{view['hand'][0]}")
                assert table.table.proposals == {}
            for place in (f"card:{view['display'][0]}", f"career:{view['seats'][0]['career']}"):
                await point(table, "Anna", place)
                assert table.table.proposals == {0: place}


@in_a_loop
async def test_a_process_that_starts_anew_knows_of_no_proposal(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await open_coop(h, "Anna", "Bob")
        await point(table, "Anna")
        assert (await table.reloaded()).proposals == {}


@in_a_loop
async def test_whoever_leaves_the_seat_points_no_more(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await open_coop(h, "Anna", "Bob", "Carl")
        page = table.page("Anna")
        waiting = next(name for name in ("Anna", "Bob", "Carl") if table.seat(name) != table.mover)
        await point(table, waiting)
        await table.resign(waiting)
        assert shown(page) == []
        with refused("seat.resigned"):
            await point(table, waiting)


@in_a_loop
async def test_rivals_propose_nothing(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        for title, options in (("macao", {}), ("maracaibo", {"scenario": "all_inclusive"})):
            table = await h.open(title, "Anna", "Bob", options=options)
            with refused("proposal.rivals"):
                await point(table, "Anna")
        waiting = await h.open("maracaibo", "Anna", "Bob", options=COOP, start=False)
        with refused("table.not_playing"):
            await point(waiting, "Anna")


@in_a_loop
async def test_a_proposal_from_another_process_is_told_here(tmp_path: Path) -> None:
    async with house_of(tmp_path) as first, house_of(tmp_path) as second:
        table = await open_coop(first, "Anna", "Bob")
        there = await second.at(table)
        page = there.page("Bob")
        with mock.patch.object(first.house.fanout, "tell") as told:
            await point(table, "Anna")
        assert told.call_args.args == ("proposal", table.id, "0", PLACE)
        await hearing.heard(second.house, list(told.call_args.args))
        assert shown(page) == [(0, PLACE)]
        for nonsense in (
            ["proposal", table.id, "7", PLACE],
            ["proposal", table.id, "x", PLACE],
            ["proposal", "nowhere", "0", PLACE],
            ["proposal", table.id],
        ):
            await hearing.heard(second.house, nonsense)
        assert shown(page) == [(0, PLACE)]
        await hearing.heard(second.house, ["proposal", table.id, "0"])
        assert shown(page) == []


@in_a_loop
async def test_nobody_wins_a_cooperative_game_because_the_other_gives_up(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("maracaibo", "Anna", "Bob", options=COOP)
        await table.resign("Anna")
        assert table.table.seats[0].resigned
        assert table.status == "playing", "a bot plays on"
        assert table.table.facts.result is None


# ---- over the wire ----


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    with here(str(tmp_path_factory.mktemp("proposals") / "server.sqlite"), limits=True) as found:
        yield found


@pytest.fixture
def people(server: Here) -> Iterator[Callable[..., list[Person]]]:
    with guests(server) as come:
        yield come


def together(first: Person, second: Person) -> str:
    """The id of a cooperative table of two people that has started."""
    table = first.opens("maracaibo", ["me", "open"], options=COOP)
    second.joins(table)
    first.starts(table)
    return str(table["table"]["id"])


def test_a_proposal_travels_from_one_browser_to_the_other(
    people: Callable[..., list[Person]],
) -> None:
    anna, bob = people("Anna", "Bob")
    table = together(anna, bob)
    one, other = anna.connect(), bob.connect()
    for wire in (one, other):
        wire.watch(table)
    assert one.tables[table]["table"]["cooperative"] is True
    one.does("propose", table, seat=0, place=PLACE)
    assert other.next("table")["table"]["proposals"] == [{"seat": 0, "place": PLACE}]
    again = bob.connect()
    again.watch(table)  # whoever comes now sees it, too
    assert again.tables[table]["table"]["proposals"] == [{"seat": 0, "place": PLACE}]
    one.does("propose", table, seat=0)
    assert other.next("table")["table"].get("proposals", []) == []


def test_only_the_people_of_a_seat_point_from_it(people: Callable[..., list[Person]]) -> None:
    anna, bob, eve, nobody = people("Anna", "Bob", "Eve", "")
    table = together(anna, bob)
    for person, code in ((eve, "table.unknown"), (nobody, "person.unknown")):
        found = person.connect().ask("propose", table, seat=0, place=PLACE)
        assert (found["type"], found["code"]) == ("refused", code)
    wire = bob.connect()
    assert wire.ask("propose", table, seat=0, place=PLACE)["code"] == "seat.not_yours"
    assert wire.ask("propose", table, seat=9, place=PLACE)["code"] == "seat.unknown"
    assert wire.ask("propose", "nowhere", seat=0, place=PLACE)["code"] == "table.unknown"


NO_PLACES = ("", "a b", "x" * 61, "tab\there", "<b>\n", "é", "\u202e", 7, [PLACE], {"a": 1})


def test_what_is_no_name_of_a_place_is_refused(people: Callable[..., list[Person]]) -> None:
    anna, bob = people("Anna", "Bob")
    table = together(anna, bob)
    wire = anna.connect()
    for place in NO_PLACES:
        wire.say("propose", id="p1", table=table, seat=0, place=place)
        assert wire.refusal() == "message.invalid", place


def test_whoever_points_too_often_is_asked_to_wait(people: Callable[..., list[Person]]) -> None:
    anna, bob = people("Anna", "Bob")
    table = together(anna, bob)
    wire = anna.connect()
    found = [wire.ask("propose", table, seat=0, place=f"location:{n}") for n in range(14)]
    assert found[0]["type"] == "done"
    assert {one["code"] for one in found if one["type"] == "refused"} == {"limit.too_often"}
