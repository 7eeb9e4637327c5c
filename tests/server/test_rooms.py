"""A room before the start: seats that are kept, chosen bots, people who are asked to leave."""

from __future__ import annotations

from pathlib import Path

from carrack.server.tables import changing, drafts, rematches, rooms, seating
from carrack.server.tables.lobby import open_tables, tables_of
from carrack.server.tables.wishes import SeatWish

from .tables import AtTable, Host, Time, house_of, in_a_loop, refused


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
