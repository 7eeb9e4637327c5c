"""Opening tables, sitting down, standing up, giving up, and playing again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select

from carrack.server.operate import moderating
from carrack.server.storage import schema
from carrack.server.tables import access, drafts, rematches, rows, seat_tokens, seating
from carrack.server.tables.wishes import SeatWish

from .tables import QUESTIONED, AtTable, Host, both, house_of, in_a_loop, refused

ME, OPEN, BOT = SeatWish("me"), SeatWish("open"), SeatWish("bot", level="random")


async def stored_tables(h: Host) -> int:
    async with h.service.database.read() as connection:
        return int(await connection.scalar(select(func.count()).select_from(schema.tables)) or 0)


def kinds(table: AtTable) -> list[str]:
    return [seat.kind for seat in table.table.seats]


# ---- opening ----


@in_a_loop
async def test_a_table_has_seats_of_every_kind(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        here = SeatWish("here", name="Grandma")
        table = await h.wish("Anna", "macau_cards", ME, here, OPEN, BOT, BOT, name="Sunday")
        assert kinds(table) == ["person", "person", "open", "bot", "bot"]
        assert table.table.names == ["Anna", "Grandma", "", "random 1", "random 2"]
        anna = await h.person("Anna")
        assert table.table.seats_of(anna.id) == [0, 1]
        assert (table.status, table.table.facts.name) == ("open", "Sunday")
        assert table.table.seq == 0


@in_a_loop
async def test_a_table_without_empty_seats_starts_at_once(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.wish("Anna", "macau_cards", ME, SeatWish("here", name="Ben"))
        assert table.status == "playing"
        # Both play on one device, each seat with its own decision.
        await table.act(table.mover, "draw")
        await table.act(table.mover, "draw")
        assert {row.user_id for row in await table.rows(rows.ACT)} == {table.user(0)}


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"title": "chess"}, "game.unknown"),
        ({"seats": [ME]}, "option.seats"),
        ({"seats": [ME] + [OPEN] * 10}, "option.seats"),
        ({"seats": [OPEN, BOT]}, "table.no_seat_for_you"),
        ({"seats": [ME, SeatWish("bot", level="genius")]}, "bot.unknown"),
        ({"options": {"variant": "klingon"}}, "option.variant"),
        ({"options": {"no_such": 1}}, "option.unknown"),
        ({"options": {"turn_limit": "many"}}, "option.value"),
        ({"options": {"skip_mode": "duel", "cancel_rank": "5"}}, "option.together"),
        ({"title": "macao", "options": {"initial_wall_order": [0, 2, 1]}}, "option.value"),
        ({"clock": {"kind": "move", "seconds": 4}}, "clock.value"),
        ({"clock": {"kind": "move", "seconds": 30 * 86400 + 1}}, "clock.value"),
        ({"clock": {"kind": "game", "seconds": 60, "increment": -1}}, "clock.value"),
        ({"clock": {"kind": "sand", "seconds": 60}}, "clock.value"),
        ({"clock": {"kind": "move", "seconds": 60.0}}, "clock.value"),
        ({"clock": {"kind": "move", "seconds": True}}, "clock.value"),
        ({"clock": {"kind": "move", "seconds": 60, "bonus": 3}}, "clock.value"),
        ({"clock": {"seconds": 60}}, "clock.value"),
    ],
)
@in_a_loop
async def test_a_table_that_cannot_be_is_refused_and_not_stored(
    tmp_path: Path, wish: dict[str, Any], code: str
) -> None:
    async with house_of(tmp_path) as h:
        asked = {"title": "macau_cards", "seats": [ME, OPEN], **wish}
        title, seats = asked.pop("title"), asked.pop("seats")
        with refused(code):
            await h.wish("Anna", title, *seats, **asked)
        assert await stored_tables(h) == 0
        assert h.house.tables == {}


@in_a_loop
async def test_nobody_is_remembered_for_asking_after_tables_that_are_not_there(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as h:
        for number in range(20):
            with refused("table.unknown"):
                await h.house.table(f"guess{number}")
        for odd in ("", "a b", "\x00", "é", "a'--", "\ud800"):
            with refused("table.unknown"):
                await h.house.table(odd)
        assert h.house.loading == {}
        assert h.house.tables == {}


# ---- sitting down ----


@in_a_loop
async def test_people_join_a_private_table_by_its_key(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.wish("Anna", "macau_cards", ME, OPEN, OPEN)
        assert await h.join("Bob", table, seat=2) == 2
        assert await h.join("Carl", table) == 1
        assert table.table.names == ["Anna", "Carl", "Bob"]
        assert table.status == "open"  # the owner starts


@in_a_loop
async def test_a_wrong_key_looks_like_an_unknown_table(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.wish("Anna", "macau_cards", ME, OPEN)
        bob = await h.person("Bob")
        with refused("table.unknown") as wrong_key:
            await h.join("Bob", table, key="é")
        with refused("table.unknown") as no_key:
            access.check_may_watch(table.table, bob.id, "")
        with refused("table.unknown") as unknown:
            await seating.join(h.house, bob, "nowhere", None, "key")
        sentence = str(unknown.value).replace("nowhere", table.id)
        assert str(wrong_key.value) == str(no_key.value) == sentence
        assert table.table.seq == 0


@in_a_loop
async def test_a_public_table_needs_no_key(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.wish("Anna", "macau_cards", ME, OPEN, public=True)
        assert await h.join("Bob", table, key="") == 1


@pytest.mark.parametrize("blocker", ["Anna", "Bob"])
@in_a_loop
async def test_nobody_sits_down_with_a_person_they_blocked(tmp_path: Path, blocker: str) -> None:
    async with house_of(tmp_path) as h:
        anna, bob = await h.person("Anna"), await h.person("Bob")
        table = await h.wish("Anna", "macau_cards", ME, OPEN, public=True)
        one, other = (anna, bob) if blocker == "Anna" else (bob, anna)
        await h.service.people.blocks.block(one, other.id)
        with refused("table.blocked"):
            await h.join("Bob", table)
        await h.service.people.blocks.unblock(one, other.id)
        assert await h.join("Bob", table) == 1


@in_a_loop
async def test_who_is_only_muted_may_join(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        anna, bob = await h.person("Anna"), await h.person("Bob")
        table = await h.wish("Anna", "macau_cards", ME, OPEN)
        await h.service.people.blocks.block(anna, bob.id, "mute")
        assert await h.join("Bob", table) == 1


@in_a_loop
async def test_joining_twice_is_joining_once(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.wish("Anna", "macau_cards", ME, OPEN, OPEN, OPEN)
        await h.person("Bob")
        assert await both(*(h.join("Bob", table) for _ in range(3))) == [1, 1, 1]
        assert await h.join("Bob", table, seat=2) == 1
        assert await h.join("Bob", table, key="") == 1  # who sits there needs no key
        assert kinds(table) == ["person", "person", "open", "open"]
        assert len(await table.rows()) == 1


@in_a_loop
async def test_two_people_race_for_one_seat_in_one_process(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.wish("Anna", "macau_cards", ME, OPEN)
        found = await both(h.join("Bob", table), h.join("Carl", table))
        assert sorted(str(getattr(one, "code", one)) for one in found) == ["1", "seat.taken"]


@in_a_loop
async def test_two_people_race_for_one_seat_in_two_processes(tmp_path: Path) -> None:
    async with house_of(tmp_path) as here, house_of(tmp_path) as there:
        table = await here.wish("Anna", "macau_cards", ME, OPEN)
        same = await there.at(table)
        found = await both(here.join("Bob", table), there.join("Carl", same))
        assert sorted(str(getattr(one, "code", one)) for one in found) == ["1", "seat.taken"]
        await here.house.refresh(table.id)
        await there.house.refresh(table.id)
        assert table.table.names == same.table.names
        assert len(await table.rows()) == 1


@in_a_loop
async def test_a_seat_that_is_taken_or_not_there_is_refused(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.wish("Anna", "macau_cards", ME, OPEN, OPEN)
        for seat in (0, 7):
            with refused("seat.taken"):
                await h.join("Bob", table, seat=seat)
        await h.join("Bob", table)
        await h.join("Carl", table)
        with refused("seat.taken"):
            await h.join("Dora", table)


# ---- standing up and starting ----


@in_a_loop
async def test_who_leaves_before_the_start_makes_room(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.wish("Anna", "macau_cards", ME, OPEN, OPEN)
        await h.join("Bob", table)
        await seating.leave(h.house, await h.person("Bob"), table.id)
        assert kinds(table) == ["person", "open", "open"]
        with refused("seat.none"):
            await seating.leave(h.house, await h.person("Bob"), table.id)
        assert await h.join("Carl", table) == 1
        assert await h.join("Bob", table) == 2


@in_a_loop
async def test_the_last_person_who_leaves_closes_the_table(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.wish("Anna", "macau_cards", ME, SeatWish("here", name="Ben"), OPEN, BOT)
        await seating.leave(h.house, await h.person("Anna"), table.id)
        assert (table.status, table.table.facts.reason) == ("closed", "empty")
        assert (await table.columns())["status"] == "closed"
        with refused("table.over"):
            await h.join("Bob", table)
        assert (await table.reloaded()).facts.status == "closed"


@in_a_loop
async def test_who_shares_a_device_leaves_with_all_seats(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.wish("Anna", "macau_cards", ME, SeatWish("here", name="Ben"), OPEN)
        await h.join("Carl", table)
        await seating.leave(h.house, await h.person("Anna"), table.id)
        assert kinds(table) == ["open", "open", "person"]


@in_a_loop
async def test_only_the_owner_starts(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.wish("Anna", "macau_cards", ME, OPEN)
        await h.join("Bob", table)
        with refused("table.not_owner"):
            await seating.start(h.house, await h.person("Bob"), table.id, None)
        await seating.start(h.house, await h.person("Anna"), table.id, None)
        assert table.status == "playing"
        with refused("table.started"):
            await seating.start(h.house, await h.person("Anna"), table.id, None)
        with refused("table.started"):
            await seating.leave(h.house, await h.person("Bob"), table.id)


@in_a_loop
async def test_when_the_owner_leaves_the_next_person_may_start(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.wish("Anna", "macau_cards", ME, OPEN, OPEN)
        await h.join("Bob", table, seat=2)
        await seating.leave(h.house, await h.person("Anna"), table.id)
        bob = await h.person("Bob")
        assert table.table.host == bob.id
        with refused("table.not_owner"):
            await seating.start(h.house, await h.person("Anna"), table.id, "random")
        await seating.start(h.house, bob, table.id, "random")
        assert kinds(table) == ["bot", "bot", "person"]


@in_a_loop
async def test_empty_seats_keep_a_table_from_starting_unless_bots_fill_them(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as h:
        table = await h.wish("Anna", "macau_cards", ME, OPEN, OPEN)
        anna = await h.person("Anna")
        with refused("table.seats_open"):
            await seating.start(h.house, anna, table.id, None)
        with refused("bot.unknown"):
            await seating.start(h.house, anna, table.id, "genius")
        assert kinds(table) == ["person", "open", "open"]
        await seating.start(h.house, anna, table.id, "greedy")
        assert kinds(table) == ["person", "bot", "bot"]
        assert table.status == "playing"


@in_a_loop
async def test_a_seat_is_offered_to_a_bot_and_back_before_the_start(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.wish("Anna", "macau_cards", ME, OPEN)
        anna, bob = await h.person("Anna"), await h.person("Bob")
        with refused("seat.none"):
            await seating.give_to_bot(h.house, bob, table.id, 1, "random")
        await seating.give_to_bot(h.house, anna, table.id, 1, "random")
        assert kinds(table) == ["person", "bot"]
        await seating.want_person(h.house, anna, table.id, 1)
        assert kinds(table) == ["person", "open"]
        for seat, code in ((0, "seat.taken"), (5, "seat.unknown")):
            with refused(code):
                await seating.give_to_bot(h.house, anna, table.id, seat, "random")


# ---- resigning and replacing ----


@in_a_loop
async def test_who_resigns_against_one_other_person_has_lost(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        pages = [table.page("Bob", "en"), table.page("Anna", "en"), table.page(None, "en")]
        await table.resign("Anna")
        assert table.status == "ended"
        result = {"kind": "places", "won": [1], "conditions": ["resigned"], "places": [2, 1]}
        assert table.table.facts.result == result
        for page in pages:
            assert page.heard("table")[-1]["table"]["result"] == result
            assert page.position["turn"] is None
        with refused("table.not_playing"):
            await table.act("Bob", "draw")
        assert (await table.reloaded()).facts.result == result


@in_a_loop
async def test_somebody_who_is_only_away_wins_when_the_other_resigns(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob")
        await h.house.do(table.id, lambda t: drafts.change_seat(t, 1, away=True))
        await table.resign("Anna")
        assert table.status == "ended"
        assert (table.table.facts.result or {})["won"] == [1]


@in_a_loop
async def test_among_several_a_bot_plays_on_for_who_resigns(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob", "Carl")
        await table.resign("Bob")
        await table.settled()
        assert table.status == "playing"
        assert table.table.bot_for(1) == "greedy"
        assert table.mover != 1
        for deed in (
            table.resign("Bob"),
            table.act("Bob", "pass"),
            table.plan("Bob", auto_pass=True),
            table.offer("Bob", "end"),
            table.answer("Bob", False),
            table.undo("Bob"),
        ):
            with refused("seat.resigned"):
                await deed
        # Anna and Carl are enough to agree.
        await table.offer("Anna", "end")
        await table.answer("Carl", True)
        await table.settled()
        assert table.status == "ended"


@in_a_loop
async def test_a_game_without_people_ends(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob", "Carl")
        for name in ("Carl", "Anna", "Bob"):
            assert table.status == "playing"
            await table.resign(name)
            await table.settled()
        assert (table.status, table.table.facts.result) == ("ended", None)
        alone = await h.open("macao", "Anna", bots=1)
        await alone.settled()
        await alone.resign("Anna")
        assert (alone.status, alone.table.facts.result) == ("ended", None)


@in_a_loop
async def test_a_new_person_takes_over_the_seat_of_who_resigned(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob", "Carl", seed=1)
        bob, carl = await h.person("Bob"), await h.person("Carl")
        token = await seat_tokens.seat_token(h.service, bob, table.id, 1)
        assert await seat_tokens.token_seat(h.service, token) == (table.id, 1, 1)
        await table.resign("Bob")
        with refused("seat.taken"):
            await h.join("Dora", table)
        with refused("seat.resigned"):
            await h.join("Bob", table)
        await seating.want_person(h.house, carl, table.id, 1)
        assert table.table.bot_for(1) == "greedy"  # until somebody comes
        assert await h.join("Dora", table) == 1
        place = table.table.seats[1]
        assert (place.name, place.wanted, place.resigned) == ("Dora", False, False)
        assert table.table.bot_for(1) is None
        # What the one before was given is worth nothing now.
        assert table.table.seats_of(bob.id) == []
        with refused("token.old"):
            await seat_tokens.token_seat(h.service, token)
        with refused("seat.not_yours"):
            await seat_tokens.seat_token(h.service, bob, table.id, 1)
        dora = await h.person("Dora")
        mine = await seat_tokens.seat_token(h.service, dora, table.id, 1)
        assert await seat_tokens.token_seat(h.service, mine) == (table.id, 1, 2)
        again = await table.reloaded()
        assert again.names == ["Anna", "Dora", "Carl"]
        assert again.seats[1].token == 2


@pytest.mark.parametrize("how", ["person", "bot", "leaves for good"])
@in_a_loop
async def test_the_page_of_who_had_the_seat_before_shows_it_no_more(
    tmp_path: Path, how: str
) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", "Carl")
        page = table.page("Bob")
        anna, bob = await h.person("Anna"), await h.person("Bob")
        if how == "leaves for good":
            await seating.person_leaves(h.house, bob.id)
        else:
            await table.resign("Bob")
        if how == "person":
            await seating.want_person(h.house, anna, table.id, 1)
            await h.join("Dora", table)
        elif how == "bot":
            await seating.give_to_bot(h.house, anna, table.id, 1, "random")
        await table.settled()
        assert [news["code"] for news in page.heard("gone")] == ["seat.not_yours"]
        heard = len(page.news)
        while table.table.numbers[1] < page.n + 10:
            await table.act(table.mover, table.legal(table.mover)[-1])
            await table.settled()
        assert len(page.news) == heard


@in_a_loop
async def test_tokens_of_others_are_worth_nothing(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        token = await seat_tokens.seat_token(h.service, await h.person("Anna"), table.id, 0)
        for wrong in ("", "é\ud800", token[:-1], token + "x", "WzEsMl0.abc", "x" * 5000):
            with refused("token.wrong"):
                await seat_tokens.token_seat(h.service, wrong)
        signed = str(seat_tokens.tokens(h.service).dumps([table.id]))
        with refused("token.wrong"):
            await seat_tokens.token_seat(h.service, signed)


@in_a_loop
async def test_a_leaver_is_replaced_by_a_bot_for_good(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob", "Carl")
        carl = await h.person("Carl")
        with refused("seat.taken"):
            await seating.give_to_bot(h.house, carl, table.id, 1, "random")
        await table.resign("Bob")
        with refused("bot.unknown"):
            await seating.give_to_bot(h.house, carl, table.id, 1, "genius")
        with refused("seat.none"):
            await seating.give_to_bot(h.house, await h.person("Bob"), table.id, 1, "random")
        await seating.give_to_bot(h.house, carl, table.id, 1, "random")
        place = table.table.seats[1]
        assert (place.kind, place.level, place.user_id) == ("bot", "random", None)
        assert not place.resigned
        assert table.table.bot_for(1) == "random"


@in_a_loop
async def test_whoever_is_back_in_time_keeps_a_seat_that_was_wanted(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob", "Carl")
        await h.house.do(table.id, lambda t: drafts.change_seat(t, 1, away=True))
        await seating.want_person(h.house, await h.person("Anna"), table.id, 1)
        await table.come_back("Bob")
        assert not table.table.seats[1].wanted
        with refused("seat.taken"):
            await h.join("Dora", table)


@in_a_loop
async def test_who_leaves_the_server_for_good_leaves_no_table_stuck(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        running = await h.open("macao", "Anna", "Bob", "Carl")
        waiting = await h.wish("Bob", "macao", ME, OPEN, OPEN)
        await h.join("Anna", waiting)
        lonely = await h.wish("Bob", "macao", ME, SeatWish("here", name="Ben"), OPEN)
        over = await h.open("macau_cards", "Anna", "Bob")
        await over.resign("Anna")
        bob = await h.person("Bob")
        await seating.person_leaves(h.house, bob.id)
        await h.settled()
        assert running.table.bot_for(1) == "greedy"
        assert running.table.seats_of(bob.id) == []
        assert kinds(waiting) == ["open", "person", "open"]
        assert waiting.table.host == waiting.user(1)
        assert lonely.status == "closed"
        assert over.table.names == ["Anna", "Bob"]


# ---- again ----


@in_a_loop
async def test_a_rematch_moves_everybody_one_seat_further(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        options = {"variant": "romanian", "turn_limit": 3}
        clock = {"kind": "move", "seconds": 600}
        table = await h.open("macau_cards", "Anna", "Bob", bots=1, options=options, clock=clock)
        anna, bob = await h.person("Anna"), await h.person("Bob")
        with refused("table.not_over"):
            await rematches.rematch(h.house, anna, table.id)
        await table.offer("Anna", "end")
        await table.answer("Bob", True)
        await table.settled()
        with refused("seat.none"):
            await rematches.rematch(h.house, await h.person("Carl"), table.id)
        page = table.page("Bob", "en")
        again = AtTable(h, await rematches.rematch(h.house, anna, table.id))
        assert page.heard("table")[-1]["table"]["rematch"] == again.id
        assert again.table.names == ["random", "Anna", ""]
        facts = again.table.facts
        assert (facts.options, facts.clock["seconds"]) == (options, 600)
        assert (facts.rematch_of, facts.public, facts.owner_id) == (table.id, False, anna.id)
        # Who asks second is led to the same table, and whoever played may sit down without a key.
        assert await rematches.rematch(h.house, bob, table.id) == again.id
        with refused("table.unknown"):
            await h.join("Carl", again, key="")
        assert await h.join("Bob", again, key="") == 2
        assert (await table.reloaded()).facts.rematch == again.id


@in_a_loop
async def test_two_who_ask_at_once_get_one_rematch(tmp_path: Path) -> None:
    async with house_of(tmp_path) as here, house_of(tmp_path) as there:
        table = await here.open("macau_cards", "Anna", "Bob")
        await table.resign("Anna")
        await there.at(table)
        anna, bob = await here.person("Anna"), await here.person("Bob")
        found = await both(
            rematches.rematch(here.house, anna, table.id),
            rematches.rematch(here.house, anna, table.id),
            rematches.rematch(there.house, bob, table.id),
        )
        assert len(set(found)) == 1
        assert len(await table.rows(rows.REMATCH)) == 1
        columns = schema.tables.c
        waiting = select(columns.id).where(columns.status == "open")
        async with here.service.database.read() as connection:
            assert [*await connection.scalars(waiting)] == found[:1]


@in_a_loop
async def test_a_rematch_against_bots_starts_at_once(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", bots=2)
        await table.settled()
        await table.resign("Anna")
        again = AtTable(h, await rematches.rematch(h.house, await h.person("Anna"), table.id))
        await again.settled()
        assert again.status == "playing"
        assert again.table.names == ["random 1", "Anna", "random 2"]


@in_a_loop
async def test_the_next_game_of_a_campaign_takes_its_archive_along_on_the_same_seats(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("maracaibo", "Anna", "Bob", options={"scenario": "campaign"})
        await table.play_on(Random(7))
        archive = table.table.state.archive()
        assert archive is not None
        assert archive["chapter"] == 157
        again = AtTable(h, await rematches.rematch(h.house, await h.person("Anna"), table.id))
        assert again.table.facts.options["archive"] == archive
        assert await h.join("Bob", again, key="") == 1
        assert again.table.names == ["Anna", "Bob"]
        # A game that was left is played again.
        await seating.start(h.house, await h.person("Anna"), again.id, None)
        await again.resign("Anna")
        third = AtTable(h, await rematches.rematch(h.house, await h.person("Bob"), again.id))
        assert third.table.facts.options["archive"]["chapter"] == 157


@in_a_loop
async def test_behind_the_last_chapter_of_a_campaign_there_is_no_next_game(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        options = {"scenario": "campaign", "archive": {"chapter": 184}}
        table = await h.open("maracaibo", "Anna", "Bob", options=options)
        await table.play_on(Random(3))
        with refused("campaign.over"):
            await rematches.rematch(h.house, await h.person("Anna"), table.id)


# ---- spectators, and people who change ----


@in_a_loop
async def test_spectators_come_only_where_they_are_wanted(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        anna, carl = await h.person("Anna"), await h.person("Carl")
        table = await h.open("macau_cards", "Anna", "Bob", public=True, spectators=False)
        access.check_may_watch(table.table, anna.id, "")
        for user_id in (carl.id, None):
            with refused("table.no_spectators"):
                access.check_may_watch(table.table, user_id, table.key)
        await table.resign("Anna")
        access.check_may_watch(table.table, None, "")  # once it is over, everybody may look
        private = await h.open("macau_cards", "Anna", "Bob")
        access.check_may_watch(private.table, None, private.key)
        with refused("table.unknown"):
            access.check_may_watch(private.table, carl.id, "")


@in_a_loop
async def test_a_renamed_person_keeps_the_seat_and_the_game(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", options=QUESTIONED)
        before = table.table.fingerprint
        seat = table.mover
        async with table.table.lock:  # somebody's click is under way
            click = asyncio.create_task(table.act(seat, "draw"))
            await asyncio.sleep(0)
            operator = moderating.Operator(h.service.people)
            renaming = asyncio.create_task(operator.rename("Bob", "Robert"))
            await asyncio.sleep(0.05)
        await asyncio.gather(click, renaming)
        again = await h.house.table(table.id)
        assert again.names == ["Anna", "Robert"]
        assert again.fingerprint != before
        assert len(await table.rows(rows.ACT)) == 1
        assert again.seq == len(await table.rows())
