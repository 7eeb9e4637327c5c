"""Company: friends, last opponents, balances between two people, histories, and blocks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from sqlalchemy import func, select, update

from carrack.server.errors import Refused
from carrack.server.people import company, friends, personal
from carrack.server.people.company import Balance
from carrack.server.people.user import User
from carrack.server.storage import schema
from carrack.server.tables import seating
from carrack.server.tables.pairing import Search, pair
from carrack.server.tables.rooms import invite
from carrack.server.tables.wishes import SeatWish

from .tables import AtTable, Host, both, house_of, in_a_loop, refused

PASSWORD = "a good password"


@asynccontextmanager
async def accounts(folder: Path, *names: str, **settings: Any) -> AsyncIterator[Host]:
    async with house_of(folder, **settings) as h:
        for name in names:
            signed_in = await h.service.people.accounts.open_account(None, name, PASSWORD)
            h.people[name] = signed_in.user
        yield h


def of(h: Host) -> friends.Friends:
    return h.service.people.friends


async def become_friends(h: Host, one: str, other: str) -> None:
    await of(h).ask(h.people[one], h.people[other].id)
    await of(h).ask(h.people[other], h.people[one].id)


async def listed(h: Host, name: str) -> list[tuple[str, str]]:
    return [(one.name, one.state) for one in await of(h).of(h.people[name])]


async def ended(h: Host, *names: str, places: list[int] | None, **wish: Any) -> AtTable:
    """A table that is over, with these places."""
    title = wish.pop("title", "macau_cards")
    table = await h.open(title, *names, public=True, **wish)
    result = None
    if places is not None:
        won = [seat for seat, place in enumerate(places) if place == 1]
        result = {"kind": "places", "won": won, "conditions": [], "places": places}
    await table.write(status="finished", result=result, ended=1_000 + h.house.tables[table.id].seq)
    return table


# ---- friends ----


@in_a_loop
async def test_two_are_friends_once_the_one_who_was_asked_accepts(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Anna", "Bob") as h:
        assert await of(h).ask_named(h.people["Anna"], "BOB") == "asked"
        assert await listed(h, "Anna") == [("Bob", "asked")]
        assert await listed(h, "Bob") == [("Anna", "asks")]
        assert await of(h).ask(h.people["Anna"], h.people["Bob"].id) == "asked"
        assert await of(h).ask(h.people["Bob"], h.people["Anna"].id) == "friend"
        assert await listed(h, "Anna") == [("Bob", "friend")]
        assert await listed(h, "Bob") == [("Anna", "friend")]


@pytest.mark.parametrize("who", ["Anna", "Bob"])
@in_a_loop
async def test_either_ends_it_and_a_wish_is_withdrawn_or_refused(tmp_path: Path, who: str) -> None:
    async with accounts(tmp_path, "Anna", "Bob") as h:
        other = "Bob" if who == "Anna" else "Anna"
        for accepted in (False, True):
            await of(h).ask(h.people["Anna"], h.people["Bob"].id)
            if accepted:
                await of(h).ask(h.people["Bob"], h.people["Anna"].id)
            await of(h).remove(h.people[who].id, h.people[other].id)
            assert await listed(h, "Anna") == await listed(h, "Bob") == []


@in_a_loop
async def test_two_who_ask_each_other_at_once_are_friends(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Anna", "Bob") as h:
        anna, bob = h.people["Anna"], h.people["Bob"]
        await both(of(h).ask(anna, bob.id), of(h).ask(bob, anna.id), of(h).ask(anna, bob.id))
        await of(h).ask(anna, bob.id)
        await of(h).ask(bob, anna.id)
        assert await listed(h, "Anna") == [("Bob", "friend")]


@in_a_loop
async def test_what_cannot_be_asked_says_why(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Anna", "Bob") as h:
        anna = h.people["Anna"]
        guest = await h.person("Guest")
        with refused("person.yourself"):
            await of(h).ask(anna, anna.id)
        with refused("person.not_found"):
            await of(h).ask(anna, "nobody")
        with refused("person.not_found"):
            await of(h).ask_named(anna, "Nobody")
        with refused("friends.account"):
            await of(h).ask(guest, anna.id)
        with refused("friends.account"):
            await of(h).ask(anna, guest.id)
        with mock.patch.object(friends, "MOST_FRIENDS", 0), refused("friends.too_many"):
            await of(h).ask(anna, h.people["Bob"].id)


def test_wishes_to_one_person_have_an_upper_bound_until_they_are_answered(
    database_url: str, tmp_path: Path
) -> None:
    async def evening() -> None:
        names = ("Anna", "Bob", "Carl", "Dora")
        async with accounts(tmp_path, *names, database=database_url) as h:
            anna, others = h.people["Anna"], [h.people[name] for name in names[1:]]
            with mock.patch.object(friends, "MOST_WISHES", 2):
                found = await both(*(of(h).ask(other, anna.id) for other in others))
                late = [one for one in found if isinstance(one, Refused)]
                assert [one.code for one in late] == ["friends.too_many_wishes"]
                asked = [name for name, _ in await listed(h, "Anna")]
                assert len(asked) == 2
                await of(h).ask(anna, h.people[asked[0]].id)  # accepted: there is room again
                (missing,) = set(names[1:]) - set(asked)
                assert await of(h).ask(h.people[missing], anna.id) == "asked"

    asyncio.run(evening())


@in_a_loop
async def test_only_friends_see_who_is_here_and_where_they_play(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Anna", "Bob", "Carl") as h:
        await become_friends(h, "Anna", "Bob")
        await of(h).ask(h.people["Carl"], h.people["Anna"].id)
        shown = await h.open("macau_cards", "Bob", "Carl", public=True)
        await h.open("macau_cards", "Bob", "Carl")  # a private one, which is newer
        carl, bob = await of(h).of(h.people["Anna"])
        assert (carl.state, carl.here, carl.days, carl.table) == ("asks", False, None, None)
        assert (bob.here, bob.days) == (True, 0)
        assert (bob.table, bob.title) == (shown.id, "macau_cards")
        await seen_before(h, "Bob", friends.DAY_MS * 3)
        _, bob = await of(h).of(h.people["Anna"])
        assert (bob.here, bob.days) == (False, 3)
        await of(h).is_here(h.people["Bob"])
        _, bob = await of(h).of(h.people["Anna"])
        assert bob.here


async def seen_before(h: Host, name: str, ms: int) -> None:
    users = schema.users
    earlier = update(users).where(users.c.id == h.people[name].id)
    async with h.service.database.write() as connection:
        await connection.execute(earlier.values(seen=users.c.seen - ms))


# ---- blocks ----


@in_a_loop
async def test_whoever_is_blocked_is_no_friend_and_cannot_ask(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Anna", "Bob") as h:
        await become_friends(h, "Anna", "Bob")
        await h.service.people.blocks.block(h.people["Anna"], h.people["Bob"].id)
        assert await listed(h, "Anna") == await listed(h, "Bob") == []
        # Nobody is told that they were blocked: it is as if there were no such person.
        with refused("person.not_found"):
            await of(h).ask_named(h.people["Bob"], "Anna")


@in_a_loop
async def test_whoever_is_blocked_neither_joins_nor_invites(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Anna", "Bob") as h:
        await h.service.people.blocks.block(h.people["Anna"], h.people["Bob"].id)
        annas = await h.open("macau_cards", "Anna", start=False, bots=1, public=True)
        room = await h.wish("Anna", "macau_cards", *seats("me", "open"), public=True)
        bobs = await h.wish("Bob", "macau_cards", *seats("me", "open"), public=True)
        with refused("table.blocked"):
            await h.join("Bob", room)
        with refused("table.blocked"):
            await h.join("Anna", bobs)
        with refused("person.not_found"):
            await invite(h.house, h.people["Bob"], bobs.id, 1, "Anna")
        assert annas.status == "playing"


@in_a_loop
async def test_whoever_is_blocked_is_not_paired(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Anna", "Bob", "Carl") as h:
        await h.service.people.blocks.block(h.people["Anna"], h.people["Bob"].id)
        search = Search("macau_cards", "days", 2)
        annas = await pair(h.house, h.people["Anna"], search)
        bobs = await pair(h.house, h.people["Bob"], search)
        assert annas.id != bobs.id
        carls = await pair(h.house, h.people["Carl"], search)
        assert carls.id in (annas.id, bobs.id)


def seats(*kinds: Any) -> list[SeatWish]:
    return [SeatWish(kind) for kind in kinds]


@in_a_loop
async def test_a_block_hides_what_either_says_and_muting_only_what_the_other_says(
    tmp_path: Path,
) -> None:
    async with accounts(tmp_path, "Anna", "Bob", "Carl") as h:
        blocks = h.service.people.blocks
        anna, bob, carl = (h.people[name].id for name in ("Anna", "Bob", "Carl"))
        await blocks.block(h.people["Anna"], bob)
        await blocks.block(h.people["Anna"], carl, "mute")
        assert await blocks.hidden_from(anna) == {bob, carl}
        assert await blocks.hidden_from(bob) == {anna}
        assert await blocks.hidden_from(carl) == frozenset()
        await blocks.unblock(h.people["Anna"], bob)
        assert await blocks.hidden_from(bob) == frozenset()


# ---- who played with whom ----


@in_a_loop
async def test_the_balance_of_two_people_is_told_by_title_and_by_who_was_before_whom(
    tmp_path: Path,
) -> None:
    async with accounts(tmp_path, "Anna", "Bob", "Carl") as h:
        await ended(h, "Anna", "Bob", places=[1, 2])
        await ended(h, "Bob", "Anna", places=[1, 2])
        await ended(h, "Anna", "Bob", "Carl", places=[2, 3, 1])  # neither won the table
        await ended(h, "Anna", "Bob", places=[1, 1])
        await ended(h, "Anna", "Bob", places=None)  # ended without a result
        await ended(h, "Anna", "Bob", places=[2, 1], title="macao")
        await h.open("macao", "Anna", "Bob")  # not over yet
        found = await company.balance(h.service.database, h.people["Anna"].id, h.people["Bob"].id)
        assert found == [
            Balance("macao", lost=1),
            Balance("macau_cards", won=2, lost=1, drawn=1),
        ]
        other = await company.balance(h.service.database, h.people["Bob"].id, h.people["Anna"].id)
        assert other[1] == Balance("macau_cards", won=1, lost=2, drawn=1)


def test_partners_have_neither_won_nor_lost_against_each_other() -> None:
    found = Balance("maracaibo")
    company.count(found, {"kind": "cooperative", "won": [0, 1], "places": [1, 1]}, 0, 1)
    assert found == Balance("maracaibo", together=1)


@in_a_loop
async def test_last_opponents_are_told_once_each_the_latest_first(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Anna", "Bob", "Carl") as h:
        first = await ended(h, "Anna", "Carl", places=[1, 2])
        second = await ended(h, "Anna", "Bob", places=[1, 2])
        third = await ended(h, "Anna", "Bob", places=[1, 2])
        for number, table in enumerate((first, second, third)):
            await table.write(ended=number)
        found = await company.opponents(h.service.database, h.people["Anna"].id)
        assert [(one.name, one.games) for one in found] == [("Bob", 2), ("Carl", 1)]


@in_a_loop
async def test_others_see_public_games_and_those_where_they_sat(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Anna", "Bob", "Carl") as h:
        public = await ended(h, "Anna", "Bob", places=[2, 1])
        private = await ended(h, "Anna", "Bob", places=[1, 2], title="macao")
        await private.write(public=False)
        anna = h.people["Anna"].id

        async def seen_by(viewer: str | None, title: str | None = None) -> set[str]:
            who = None if viewer is None else h.people[viewer].id
            games, more = await company.history(h.service.database, anna, who, title, 0, "en")
            assert not more
            return {game.table for game in games}

        assert await seen_by(None) == await seen_by("Carl") == {public.id}
        assert await seen_by("Anna") == await seen_by("Bob") == {public.id, private.id}
        assert await seen_by("Anna", "macao") == {private.id}
        (game,), _ = await company.history(h.service.database, anna, None, None, 0, "en")
        assert (game.place, game.won, game.players) == (2, False, ["Anna", "Bob"])


@in_a_loop
async def test_a_history_comes_in_pages(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Anna", "Bob") as h:
        tables = [await ended(h, "Anna", "Bob", places=[1, 2]) for _ in range(3)]
        anna = h.people["Anna"].id
        with mock.patch.object(company, "PAGE", 2):
            first, more = await company.history(h.service.database, anna, None, None, 0, "en")
            assert more
            rest, more = await company.history(h.service.database, anna, None, None, 2, "en")
            assert not more
        assert {game.table for game in (*first, *rest)} == {table.id for table in tables}


# ---- accounts that go ----


@in_a_loop
async def test_whoever_deletes_the_account_leaves_no_friendship_and_no_days_off(
    tmp_path: Path,
) -> None:
    async with accounts(tmp_path, "Anna", "Bob", "Carl") as h:
        await become_friends(h, "Anna", "Bob")
        await of(h).ask(h.people["Carl"], h.people["Anna"].id)
        async with h.service.database.write() as connection:
            row = {"id": "d1", "user_id": h.people["Anna"].id, "begins": 1, "ends": 2}
            await connection.execute(schema.days_off.insert().values(row))
        exported = await h.service.people.accounts.export(h.people["Anna"])
        assert len(exported["friends"]) == 2
        assert exported["days_off"] == [{"begins": 1, "ends": 2}]
        await seating.person_leaves(h.house, h.people["Anna"].id)
        await h.service.people.accounts.delete(h.people["Anna"])
        assert await listed(h, "Bob") == await listed(h, "Carl") == []
        for table in (schema.friendships, schema.days_off):
            async with h.service.database.read() as connection:
                assert await connection.scalar(select(func.count()).select_from(table)) == 0


@in_a_loop
async def test_days_off_of_a_guest_become_the_accounts(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Anna") as h:
        guest: User = await h.person("Guest")
        async with h.service.database.write() as connection:
            row = {"id": "d1", "user_id": guest.id, "begins": 1, "ends": 2}
            await connection.execute(schema.days_off.insert().values(row))
        await personal.hand_over(h.service.database, guest.id, h.people["Anna"].id)
        async with h.service.database.read() as connection:
            assert await connection.scalar(select(schema.days_off.c.user_id)) == h.people["Anna"].id
