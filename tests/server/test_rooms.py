"""A room before the start: seats that are kept, chosen bots, people who are asked to leave."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy import select

from carrack.server.people import personal
from carrack.server.records import retelling
from carrack.server.storage import schema
from carrack.server.tables import (
    changing,
    drafts,
    loading,
    lobby,
    rematches,
    rooms,
    seat_tokens,
    seating,
)
from carrack.server.tables.lobby import open_tables, tables_of
from carrack.server.tables.wishes import SeatWish

from .tables import AtTable, Host, Time, both, house_of, in_a_loop, refused


async def room(h: Host, *seats: str) -> AtTable:
    """A table of Anna's that waits."""
    wishes = [SeatWish("open") if one == "open" else SeatWish("bot", level=one) for one in seats]
    return await h.wish("Anna", "macau_cards", SeatWish("me"), *wishes)


async def with_account(h: Host, name: str) -> None:
    await h.service.people.accounts.open_account(await h.person(name), name, "a good password")


@in_a_loop
async def test_a_rematch_keeps_everybodys_seat_for_a_while(tmp_path: Path) -> None:
    time = Time()
    async with house_of(tmp_path, time=time) as h:
        table = await h.open("macau_cards", "Anna", "Bob", "Carl", public=True)
        await table.offer("Anna", "end")
        await table.answer("Bob", True)
        await table.answer("Carl", True)
        await table.settled()
        anna, bob = await h.person("Anna"), await h.person("Bob")
        again = AtTable(h, await rematches.rematch(h.house, anna, table.id))
        kept = [place.kept_for for place in again.table.seats]
        assert kept == [(await h.person("Carl")).id, None, bob.id]
        with refused("seat.kept"):
            await h.join("Dora", again)
        with refused("seat.kept"):
            await seating.join(h.house, bob, again.id, 0, again.key)
        assert await h.join("Bob", again) == 2
        assert again.table.seats[2].kept_for is None
        time.passes(301)
        assert await h.join("Dora", again) == 0
        assert (await again.reloaded()).names == ["Dora", "Anna", "Bob"]


@in_a_loop
async def test_the_host_invites_an_account_by_its_name(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await room(h, "open", "open")
        await with_account(h, "Bob")
        anna, bob, carl = [await h.person(name) for name in ("Anna", "Bob", "Carl")]
        with refused("person.not_found"):
            await rooms.invite(h.house, anna, table.id, 1, "Carl")  # a guest
        await rooms.invite(h.house, anna, table.id, 1, " bob ")
        assert table.table.seats[1].kept_for == bob.id
        assert [one.invited for one in await tables_of(h.service.database, bob.id, False)] == [True]
        assert await tables_of(h.service.database, carl.id, False) == []
        again = await table.reloaded()
        assert again.seats[1].kept_for == bob.id
        assert await h.join("Carl", table) == 2  # by the link
        assert await h.join("Bob", table, key="") == 1
        assert [one.invited for one in await tables_of(h.service.database, bob.id, False)] == [
            False
        ]


@in_a_loop
async def test_invitations_push_no_own_table_away_and_end_with_a_block(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "SHOWN", 2)
    async with house_of(tmp_path) as h:
        await with_account(h, "Bob")
        anna, bob = await h.person("Anna"), await h.person("Bob")
        own = await h.wish("Bob", "macau_cards", SeatWish("me"), SeatWish("open"))
        for _ in range(3):
            table = await room(h, "open")
            await rooms.invite(h.house, anna, table.id, 1, "Bob")
        found = await tables_of(h.service.database, bob.id, False)
        assert [one.invited for one in found].count(False) == 1
        assert own.id in [one.id for one in found]
        await h.service.people.blocks.block(bob, anna.id, "block")
        found = await tables_of(h.service.database, bob.id, False)
        assert [one.id for one in found] == [own.id]


@in_a_loop
async def test_one_person_is_kept_one_seat(tmp_path: Path) -> None:
    time = Time()
    async with house_of(tmp_path, time=time) as h:
        table = await room(h, "open", "open")
        await with_account(h, "Bob")
        anna, bob = await h.person("Anna"), await h.person("Bob")
        for _ in range(2):  # pressed twice
            await rooms.invite(h.house, anna, table.id, 1, "Bob")
        with refused("seat.kept_already"):
            await rooms.invite(h.house, anna, table.id, 2, "Bob")
        assert await h.join("Carl", table) == 2
        # When the time of the invitation is over, another seat can be kept
        await seating.leave(h.house, await h.person("Carl"), table.id)
        time.passes(7 * 24 * 3600 + 1)
        await rooms.invite(h.house, anna, table.id, 2, "Bob")
        assert await h.join("Bob", table) == 2
        assert table.table.seats_of(bob.id) == [2]


@in_a_loop
async def test_of_several_seats_of_one_device_a_rematch_keeps_one(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        here = SeatWish("here", "Ben")
        table = await h.wish("Anna", "macau_cards", SeatWish("me"), here, SeatWish("open"))
        assert await h.join("Bob", table) == 2
        await seating.start(h.house, await h.person("Anna"), table.id, None)
        await table.offer("Bob", "end")
        for seat in (0, 1):
            await table.answer(seat, True)
        await table.settled()
        bob = await h.person("Bob")
        again = AtTable(h, await rematches.rematch(h.house, bob, table.id))
        kept = sorted(str(place.kept_for) for place in again.table.seats if not place.is_person)
        assert kept == sorted([(await h.person("Anna")).id, "None"])
        await h.join("Carl", again)
        await h.join("Anna", again)
        assert sorted(again.table.names) == ["Anna", "Bob", "Carl"]


@in_a_loop
async def test_whoever_is_invited_may_decline(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await room(h, "open")
        await with_account(h, "Bob")
        anna, bob = await h.person("Anna"), await h.person("Bob")
        await rooms.invite(h.house, anna, table.id, 1, "Bob")
        await rooms.decline(h.house, bob, table.id)
        assert table.table.seats[1].kept_for is None
        assert await tables_of(h.service.database, bob.id, False) == []


@in_a_loop
async def test_nobody_is_invited_by_whom_they_have_blocked(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await room(h, "open")
        await with_account(h, "Bob")
        anna, bob = await h.person("Anna"), await h.person("Bob")
        await h.service.people.blocks.block(bob, anna.id, "block")
        with refused("person.not_found"):
            await rooms.invite(h.house, anna, table.id, 1, "Bob")


@in_a_loop
async def test_whoever_is_asked_to_leave_looks_on_and_does_not_come_back(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await room(h, "open", "open")
        await h.join("Bob", table)
        anna, bob, carl = [await h.person(name) for name in ("Anna", "Bob", "Carl")]
        page = table.page("Bob")
        with refused("table.not_owner"):
            await rooms.ask_to_leave(h.house, bob, table.id, 0)
        with refused("seat.nobody"):
            await rooms.ask_to_leave(h.house, anna, table.id, 0)
        await rooms.ask_to_leave(h.house, anna, table.id, 1)
        assert [news["code"] for news in page.heard("gone")] == ["seat.not_yours"]
        assert (await table.reloaded()).had_seat(bob.id)
        with refused("seat.sent_away"):
            await h.join("Bob", table)
        assert await seating.join(h.house, carl, table.id, None, table.key) == 1


@in_a_loop
async def test_the_host_alone_chooses_the_level_of_each_bot(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await room(h, "open", "random", "open")
        await h.join("Bob", table)
        anna, bob = await h.person("Anna"), await h.person("Bob")
        with refused("table.not_owner"):
            await seating.give_to_bot(h.house, bob, table.id, 2, "greedy")
        await seating.give_to_bot(h.house, anna, table.id, 2, "greedy")
        await seating.give_to_bot(h.house, anna, table.id, 3, "greedy")
        assert table.table.names == ["Anna", "Bob", "greedy", "greedy 2"]
        await seating.want_person(h.house, anna, table.id, 3)
        assert table.table.seats[3].kind == "open"


@in_a_loop
async def test_the_host_closes_a_room_and_nobody_else_does(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await room(h, "open", "open")
        await h.join("Bob", table)
        with refused("table.not_owner"):
            await rooms.close(h.house, await h.person("Bob"), table.id)
        await rooms.close(h.house, await h.person("Anna"), table.id)
        assert (table.status, table.table.facts.reason) == ("closed", "host")
        with refused("table.over"):
            await h.join("Carl", table)
        with refused("table.started"):
            await h.house.do(table.id, rooms.given_free(await h.person("Bob"), 1))
        assert drafts.end(table.table, "closed", "host").facts["status"] == "closed"


@in_a_loop
async def test_the_host_changes_the_table_and_who_was_ready_is_asked_again(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await room(h, "open", "open")
        await h.join("Bob", table)
        anna, bob = await h.person("Anna"), await h.person("Bob")
        page = table.page("Bob", "en")
        await rooms.say_ready(h.house, bob, table.id, True)
        assert table.table.seats[1].ready
        wanted = {"options": {"variant": "romanian", "direction": "cw"}, "public": True}
        with refused("table.not_owner"):
            await changing.change(h.house, bob, table.id, wanted)
        await changing.change(h.house, anna, table.id, wanted)
        assert not table.table.seats[1].ready
        info = page.heard("table")[-1]["table"]
        assert (info["variant"], info["house_rules"]) == ("Romanian", ["Direction: clockwise"])
        assert "Anna changes the table" in page.log
        (listed,) = await open_tables(h.service.database, None)
        assert listed.options == wanted["options"]
        again = await table.reloaded()
        assert (again.facts.public, again.facts.options) == (True, wanted["options"])
        clock = {"kind": "move", "seconds": 60}
        await changing.change(h.house, anna, table.id, {"clock": clock})
        await seating.start(h.house, anna, table.id, "random")
        assert (await table.reloaded()).facts.clock == {**clock, "increment": 0}
        with refused("table.started"):
            await changing.change(h.house, anna, table.id, wanted)
        with refused("table.started"):
            await rooms.say_ready(h.house, bob, table.id, True)


@in_a_loop
async def test_what_makes_no_table_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await room(h, "open")
        await h.join("Bob", table)
        await with_account(h, "Anna")
        h.people["Anna"] = anna = (
            await h.service.people.accounts.sign_in("Anna", "a good password")
        ).user
        rows_before = table.table.seq
        for wanted, code in (
            ({"options": {"runs": "maybe"}}, "option.value"),
            ({"options": {"storms": True}}, "option.unknown"),
            ({"clock": {"kind": "move", "seconds": 1}}, "clock.value"),
            ({"hands_delay": 5}, "hands.delay"),
            ({"rated": True}, "rated.clock"),
            ({"rated": True, "clock": {"kind": "move", "seconds": 60}}, "rated.account"),  # Bob
        ):
            with refused(code):
                await changing.change(h.house, anna, table.id, wanted)
        await changing.change(h.house, anna, table.id, {"name": table.table.facts.name})
        assert table.table.seq == rows_before


@pytest.mark.parametrize("others", [("open", "open", "greedy"), ("greedy", "greedy", "open")])
def test_the_host_changes_the_number_of_seats_and_whoever_sits_keeps_one(
    database_url: str, tmp_path: Path, others: tuple[str, ...]
) -> None:
    async def evening() -> None:
        async with house_of(tmp_path, database=database_url) as h:
            # Given a table of four, with Bob on the third or on the last seat
            table = await room(h, *others)
            anna, bob = await h.person("Anna"), await h.person("Bob")
            await seating.join(h.house, bob, table.id, 3 if others[2] == "open" else 2, table.key)
            page, onlooker, was = table.page("Bob"), table.page(None, "en"), table.seat("Bob")
            token = await seat_tokens.seat_token(h.service, bob, table.id, was)
            await rooms.say_ready(h.house, bob, table.id, True)
            with refused("table.not_owner"):
                await changing.change(h.house, bob, table.id, {"seats": 2})
            with refused("option.seats"):
                await changing.change(h.house, anna, table.id, {"seats": 1})
            # When the host wants to play with two
            await changing.change(h.house, anna, table.id, {"seats": 2})
            # Then Bob has the other seat, and his page follows it
            assert table.table.names == ["Anna", "Bob"]
            assert not table.table.seats[1].ready
            assert page.heard("table")[-1]["yours"] == [1]
            assert page.heard("view")[-1]["seat"] == 1
            assert "Bob moves to seat 2" in onlooker.log
            with refused("seat.unknown"):
                await seat_tokens.token_seat(h.service, token)
            # And so it is after a restart, and with more seats once more
            assert [place.user_id for place in (await table.reloaded()).seats] == [anna.id, bob.id]
            await changing.change(h.house, anna, table.id, {"seats": 5})
            assert [place.kind for place in (await table.reloaded()).seats] == [
                *(["person"] * 2),
                *(["open"] * 3),
            ]
            with refused("token.old"):
                await seat_tokens.token_seat(h.service, token)
            assert await h.join("Carl", table) == 2
            assert await table_rows(h, table.id) == [0, 1, 2, 3, 4]
            await seating.start(h.house, anna, table.id, "random")
            again = await table.reloaded()
            assert (again.is_playing, again.names[:3]) == (True, ["Anna", "Bob", "Carl"])
            with refused("table.started"):
                await changing.change(h.house, anna, table.id, {"seats": 4})
            journal = await table.rows()
            stored = await loading.stored_table(h.service.database, table.id)
            log = [one.lines for one in retelling.stream_log(stored, journal, 1, -1, "en")]
            assert ["You move to seat 2"] in log
            assert ["The game begins"] in [lines[:1] for lines in log]

    asyncio.run(evening())


async def table_rows(h: Host, table_id: str) -> list[int]:
    """The seats of a table as the database has them."""
    seats = schema.seats.c
    wanted = select(seats.seat).where(seats.table_id == table_id).order_by(seats.seat)
    async with h.service.database.read() as connection:
        return [*await connection.scalars(wanted)]


@in_a_loop
async def test_nobody_who_sits_loses_a_seat_and_whoever_is_invited_only_for_them(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as h:
        table = await room(h, "open", "open", "open")
        await with_account(h, "Dora")
        anna, dora = await h.person("Anna"), await h.person("Dora")
        await rooms.invite(h.house, anna, table.id, 3, "Dora")
        await changing.change(h.house, anna, table.id, {"seats": 3})
        assert [place.kept_for for place in table.table.seats] == [None, dora.id, None]
        await h.join("Bob", table)
        await changing.change(h.house, anna, table.id, {"seats": 2})
        assert (await table.reloaded()).names == ["Anna", "Bob"]
        assert await tables_of(h.service.database, dora.id, False) == []
        await changing.change(h.house, anna, table.id, {"seats": 3})
        await h.join("Carl", table)
        with refused("seat.too_few"):
            await changing.change(h.house, anna, table.id, {"seats": 2, "name": "Two of us"})
        assert table.table.names == ["Anna", "Bob", "Carl"]
        assert table.table.facts.name != "Two of us"


@in_a_loop
async def test_whoever_stands_up_while_others_move_is_not_waited_for(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await room(h, "open", "open")
        await h.join("Bob", table)
        await seating.join(h.house, await h.person("Carl"), table.id, 2, table.key)
        anna, bob, carl = [await h.person(name) for name in ("Anna", "Bob", "Carl")]
        found = await both(
            seating.leave(h.house, bob, table.id),
            changing.change(h.house, anna, table.id, {"seats": 2}),
            seating.leave(h.house, carl, table.id),
        )
        assert {getattr(one, "code", None) for one in found} <= {None, "seat.too_few"}
        again = await table.reloaded()
        assert len(again.seats) == len(await table_rows(h, table.id))
        assert [place.user_id for place in again.seats if place.is_person] == [anna.id]


@in_a_loop
async def test_another_process_hears_of_other_seats_and_goes_on_from_there(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h, house_of(tmp_path) as other:
        table = await room(h, "open", "open")
        anna, bob = await h.person("Anna"), await h.person("Bob")
        await seating.join(h.house, bob, table.id, 2, table.key)
        elsewhere = AtTable(other, (await other.house.table(table.id)).id)
        page = elsewhere.page("Bob")
        await changing.change(h.house, anna, table.id, {"seats": 2})
        await other.house.refresh(table.id)
        assert elsewhere.table.names == ["Anna", "Bob"]
        assert page.heard("view")[-1]["seat"] == 1
        await changing.change(other.house, anna, table.id, {"seats": 4})
        await h.house.refresh(table.id)
        assert len(table.table.seats) == len(await table_rows(h, table.id)) == 4
        assert await h.join("Carl", table) == 2
        assert table.table.numbers.keys() == elsewhere.table.numbers.keys()


@in_a_loop
async def test_whoever_moved_is_told_again_under_another_name(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await room(h, "open", "open")
        await with_account(h, "Bob")
        bob = await h.person("Bob")
        await seating.join(h.house, bob, table.id, 2, table.key)
        await changing.change(h.house, await h.person("Anna"), table.id, {"seats": 2})
        await personal.erase(h.service.database, bob.id, "Bob")
        told = json.dumps([row.body for row in await table.rows()])
        assert "Bob" not in told
        assert "Bob" not in (await table.reloaded()).names


@in_a_loop
async def test_whoever_stands_up_or_takes_a_seat_is_not_ready(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await room(h, "open")
        await h.join("Bob", table)
        bob = await h.person("Bob")
        await rooms.say_ready(h.house, bob, table.id, True)
        await seating.leave(h.house, bob, table.id)
        await h.join("Carl", table)
        assert [place.ready for place in (await table.reloaded()).seats] == [False, False]
        with refused("seat.none"):
            await rooms.say_ready(h.house, bob, table.id, True)
