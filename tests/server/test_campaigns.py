"""A group plays a campaign: who may do what, each game once, and nothing is lost."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import pytest
from fastapi import Response
from sqlalchemy import select, update

from carrack.server.campaigns import chapters, games, groups, shelf
from carrack.server.campaigns.campaign import SILENCE, Campaign, may_abandon
from carrack.server.campaigns.games import GameWish
from carrack.server.people import export, personal
from carrack.server.storage import schema
from carrack.server.tables import drafts, opening, rematches, rows, seating
from carrack.server.tables.house import House
from carrack.server.tables.wishes import SeatWish
from carrack.server.wire.routes.people import delete_me

from .running import Server, Servers
from .tables import AtTable, Host, both, dealt, house_of, in_a_loop, refused
from .wire import Json, Person, guests, here

ME, OPEN, BOT = SeatWish("me"), SeatWish("open"), SeatWish("bot", level="random")
TITLE = "maracaibo"


async def group(h: Host, *wishes: SeatWish, who: str = "Anna", name: str = "") -> Campaign:
    return await groups.begin(h.house, await h.person(who), TITLE, name, wishes)


async def now(h: Host, campaign: Campaign) -> Campaign:
    return await shelf.found(h.service.database, campaign.id)


async def game(h: Host, campaign: Campaign, who: str = "Anna", **wish: Any) -> AtTable:
    """The next game of the group, or the one under way."""
    with dealt(7):
        table_id = await games.next_game(
            h.house, await h.person(who), campaign.id, GameWish(**wish)
        )
    await h.house.table(table_id)
    return AtTable(h, table_id)


async def with_bob(h: Host, *more: SeatWish) -> Campaign:
    """Anna's group, with Bob on the second place."""
    campaign = await group(h, ME, OPEN, *more)
    return await groups.join(h.house, await h.person("Bob"), campaign.id, campaign.key)


async def at_chapter(h: Host, campaign: Campaign, chapter: int, **archive: Any) -> None:
    """As if the games before it had been played."""
    now_there = {**campaign.archive, "chapter": chapter, **archive}
    values = {"archive": now_there, "games": len(now_there["results"])}
    wanted = update(schema.campaigns).where(schema.campaigns.c.id == campaign.id)
    async with h.service.database.write() as connection:
        await connection.execute(wanted.values(values))


PLAYED = [{"chapter": 150, "succeeded": True, "won": [0], "vp": [80, 70]}]


# ---- the group ----


@in_a_loop
async def test_a_group_begins_at_the_first_chapter_with_its_first_tiles(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        campaign = await group(h, ME, OPEN, BOT)
        assert [place.kind for place in campaign.places] == ["person", "open", "bot"]
        assert campaign.archive["chapter"] == 150
        assert campaign.archive["legacy"] == ["L1", "L4", "L30"]
        assert not campaign.is_over
        assert not campaign.is_playing


@in_a_loop
async def test_a_title_without_a_campaign_has_no_group(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        with refused("campaign.none"):
            await groups.begin(h.house, await h.person("Anna"), "macao", "", [ME, BOT])
        with refused("table.no_seat_for_you"):
            await group(h, OPEN, BOT)
        with refused("option.seats"):
            await group(h, ME, BOT, BOT, BOT, BOT)
        with refused("bot.unknown"):
            await group(h, ME, SeatWish("bot", level="pirate"))


@in_a_loop
async def test_somebody_takes_the_open_place_by_the_link_and_only_once(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        campaign = await group(h, ME, OPEN)
        bob, carl = await h.person("Bob"), await h.person("Carl")
        with refused("campaign.unknown"):
            await groups.join(h.house, bob, campaign.id, "no key")
        joining = [groups.join(h.house, who, campaign.id, campaign.key) for who in (bob, carl)]
        found = await both(*joining)
        taken = [one for one in found if isinstance(one, Campaign)]
        assert len(taken) == 1
        assert [one.code for one in found if not isinstance(one, Campaign)] == ["seat.taken"]
        [second] = [who for who in (bob, carl) if taken[0].seats_of(who.id)]
        again = await groups.join(h.house, second, campaign.id, campaign.key)
        assert again.seats_of(second.id) == [1]


@in_a_loop
async def test_whoever_joins_twice_at_once_has_the_last_place_once(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        campaign, bob = await group(h, ME, OPEN), await h.person("Bob")
        joining = [groups.join(h.house, bob, campaign.id, campaign.key) for _ in range(2)]
        found = await both(*joining)
        assert [one.seats_of(bob.id) for one in found] == [[1], [1]]


@in_a_loop
async def test_nobody_else_sees_a_campaign_and_the_link_shows_it(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        campaign, database = await with_bob(h), h.service.database
        carl = await h.person("Carl")
        for key in ("", "x", "é"):
            with refused("campaign.unknown"):
                await shelf.shown_to(database, carl.id, campaign.id, key)
            with refused("campaign.unknown"):
                await shelf.shown_to(database, None, campaign.id, key)
        assert (await shelf.shown_to(database, None, campaign.id, campaign.key)).games == 0
        for strange in ("", "x", "ä", "' or 1=1", "a" * 32):
            with refused("campaign.unknown"):
                await shelf.found(database, strange)
        with refused("campaign.unknown"):
            await games.next_game(h.house, carl, campaign.id, GameWish())
        with refused("campaign.unknown"):
            await groups.give_place(h.house, carl, campaign.id, 1, "random")
        with refused("campaign.unknown"):
            await groups.leave(h.house, carl, campaign.id)
        with refused("campaign.unknown"):
            await games.abandon(h.house, carl, campaign.id)


@in_a_loop
async def test_the_host_replaces_a_person_by_a_bot_or_by_whoever_has_the_new_link(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as h:
        before = await with_bob(h)
        anna, bob, carl = [await h.person(name) for name in ("Anna", "Bob", "Carl")]
        with refused("campaign.not_host"):
            await groups.give_place(h.house, bob, before.id, 0, "random")
        with refused("seat.unknown"):
            await groups.give_place(h.house, anna, before.id, 2, "random")
        with refused("campaign.last_place"):
            await groups.give_place(h.house, anna, before.id, 0, None)
        open_again = await groups.give_place(h.house, anna, before.id, 1, None)
        assert open_again.places[1].kind == "open"
        with refused("campaign.unknown"):  # the old link does not bring Bob back
            await groups.join(h.house, bob, before.id, before.key)
        joined = await groups.join(h.house, carl, before.id, open_again.key)
        assert [place.name for place in joined.places] == ["Anna", "Carl"]
        bots = await groups.give_place(h.house, anna, before.id, 1, "greedy")
        assert (bots.places[1].kind, bots.places[1].level) == ("bot", "greedy")


@in_a_loop
async def test_when_the_host_leaves_the_next_one_is_host_and_the_last_one_ends_it(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as h:
        campaign = await with_bob(h)
        anna, bob = await h.person("Anna"), await h.person("Bob")
        await groups.leave(h.house, anna, campaign.id)
        after = await now(h, campaign)
        assert after.host == bob.id
        assert [place.kind for place in after.places] == ["open", "person"]
        await groups.leave(h.house, bob, campaign.id)
        with refused("campaign.unknown"):
            await now(h, campaign)


@in_a_loop
async def test_nobody_has_more_campaigns_than_they_can_count(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        with mock.patch.object(groups, "MOST", 2):
            first = await group(h, ME)
            await group(h, ME)
            with refused("campaign.too_many"):
                await group(h, ME)
            await groups.leave(h.house, await h.person("Anna"), first.id)
            await group(h, ME)


@in_a_loop
async def test_people_who_blocked_each_other_are_in_no_group_together(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        campaign = await group(h, ME, OPEN, OPEN)
        anna, bob, carl = [await h.person(name) for name in ("Anna", "Bob", "Carl")]
        await h.service.people.blocks.block(bob, carl.id, "block")
        await groups.join(h.house, bob, campaign.id, campaign.key)
        with refused("table.blocked"):
            await groups.join(h.house, carl, campaign.id, campaign.key)
        await h.service.people.blocks.block(anna, bob.id, "block")
        dora = await h.person("Dora")  # has nothing to do with it
        assert (await groups.join(h.house, dora, campaign.id, campaign.key)).seats_of(dora.id)
        with refused("campaign.blocked"):
            await game(h, campaign)


# ---- its games ----


@in_a_loop
async def test_a_game_begins_at_once_with_everybody_on_their_place(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        campaign = await with_bob(h)
        table = await game(h, campaign, who="Bob")
        assert table.status == "playing"
        assert table.table.names == ["Anna", "Bob"]
        assert table.table.facts.campaign_id == campaign.id
        assert table.table.seats_of((await h.person("Anna")).id) == [0]
        # Whoever asks second is led to the same table.
        assert (await game(h, campaign)).id == table.id
        with refused("campaign.playing"):
            await groups.give_place(h.house, await h.person("Anna"), campaign.id, 1, "random")
        with refused("campaign.playing"):
            await groups.leave(h.house, await h.person("Bob"), campaign.id)


@in_a_loop
async def test_two_who_begin_the_next_game_at_once_get_the_same_table(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        campaign = await with_bob(h)
        tables = await asyncio.gather(game(h, campaign), game(h, campaign, who="Bob"))
        assert len({table.id for table in tables}) == 1
        wanted = select(schema.tables.c.id).where(schema.tables.c.campaign_id == campaign.id)
        async with h.service.database.read() as connection:
            assert len((await connection.execute(wanted)).all()) == 1


@in_a_loop
async def test_two_on_one_device_keep_their_names(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await game(h, await group(h, SeatWish("here", "Bea"), ME))
        assert table.table.names == ["Bea", "Anna"]


@in_a_loop
async def test_a_game_waits_until_no_place_is_open(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        campaign = await group(h, ME, OPEN)
        with refused("campaign.seats_open"):
            await game(h, campaign)


@in_a_loop
async def test_a_finished_game_leads_on_to_the_next_chapter_once(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        campaign = await with_bob(h)
        table = await game(h, campaign)
        await table.play_on(Random(3))
        after = await now(h, campaign)
        assert after.archive == table.table.state.archive()
        assert (after.games, after.archive["chapter"], after.is_playing) == (1, 157, False)
        [row] = await shelf.played(h.service.database, after)
        assert row.table_id == table.id
        # The same end, stored by whomever, has no second effect.
        last = (await table.rows())[-1]
        told = rows.Chapter(campaign.id, after.archive)
        async with h.service.database.write() as connection:
            await chapters.store(connection, last, told)
        assert await now(h, campaign) == after
        with refused("campaign.page"):
            await rematches.rematch(h.house, await h.person("Anna"), table.id)
        following = await game(h, after)
        assert following.id != table.id
        assert following.table.facts.options["archive"] == after.archive


@in_a_loop
async def test_a_game_that_was_set_aside_and_ends_later_is_none_of_the_campaign_s(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as h:
        campaign = await with_bob(h)
        aside = await game(h, campaign)
        await aside.write(status="aside")
        following = await game(h, campaign)
        assert following.id != aside.id
        await aside.play_on(Random(3))  # it was mended meanwhile
        assert (await aside.columns())["campaign_id"] is None
        assert (await now(h, campaign)).games == 0
        await following.play_on(Random(3))
        after = await now(h, campaign)
        assert after.games == 1
        assert [one.table_id for one in await shelf.played(h.service.database, after)] == [
            following.id
        ]


@in_a_loop
async def test_a_host_who_has_vanished_holds_nobody_for_longer_than_a_week(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        campaign, bob = await with_bob(h), await h.person("Bob")
        table = await game(h, campaign)
        changed = (await table.columns())["changed"]
        await table.write(changed=changed - SILENCE + 3_600_000)
        assert not may_abandon(await now(h, campaign), bob.id)
        with refused("campaign.not_host"):
            await games.abandon(h.house, bob, campaign.id)
        await table.write(changed=changed - SILENCE)
        assert may_abandon(await now(h, campaign), bob.id)
        with refused("campaign.unknown"):
            await games.abandon(h.house, await h.person("Carl"), campaign.id)
        await games.abandon(h.house, bob, campaign.id)
        assert table.status == "ended"


@in_a_loop
async def test_a_game_that_was_abandoned_is_begun_again_at_the_same_chapter(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as h:
        campaign = await with_bob(h)
        anna, bob = await h.person("Anna"), await h.person("Bob")
        with refused("campaign.not_playing"):
            await games.abandon(h.house, anna, campaign.id)
        table = await game(h, campaign)
        await table.play_on(Random(1), steps=20)
        with refused("campaign.not_host"):
            await games.abandon(h.house, bob, campaign.id)
        await games.abandon(h.house, anna, campaign.id)
        assert table.status == "ended"
        after = await now(h, campaign)
        assert (after.games, after.archive) == (0, campaign.archive)
        assert await shelf.played(h.service.database, after) == []
        again = await game(h, campaign)
        assert again.id != table.id
        await again.resign("Anna")  # of two, so the game ends without a result for the chapter
        assert (await now(h, campaign)).games == 0
        assert (await game(h, campaign)).id not in (table.id, again.id)


@in_a_loop
async def test_whoever_took_a_seat_over_during_the_game_keeps_the_place(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        campaign = await with_bob(h, BOT)
        table = await game(h, campaign)
        await table.resign("Bob")
        await seating.want_person(h.house, await h.person("Anna"), table.id, 1)
        assert await h.join("Carl", table, seat=1) == 1
        await away(h, table)
        after = await now(h, campaign)
        assert [place.name for place in after.places] == ["Anna", "Carl", "random"]
        assert not after.seats_of((await h.person("Bob")).id)
        assert after.key != campaign.key, "the old link does not bring Bob back"


@in_a_loop
async def test_uprising_joins_from_the_second_game_on_and_stays(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        campaign = await group(h, ME, BOT)
        with refused("campaign.addition"):
            await game(h, campaign, add=["uprising"])
        await at_chapter(h, campaign, 157, results=PLAYED)
        table = await game(h, campaign, add=["uprising"])
        assert table.table.state.view(0)["options"]["archive"]["uprising"] is True
        await games.abandon(h.house, await h.person("Anna"), campaign.id)
        assert (await now(h, campaign)).archive["uprising"] is False  # nothing was played with it
        table = await game(h, campaign, add=["uprising"])
        await away(h, table)
        after = await now(h, campaign)
        assert after.archive["uprising"] is True
        with refused("campaign.addition"):
            await game(h, campaign, add=["uprising"])


@in_a_loop
async def test_only_options_that_the_next_game_knows_are_chosen(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        solo, two = await group(h, ME), await group(h, ME, BOT)
        for strange in ("archive", "scenario", "open_hands", "nonsense"):
            with refused("campaign.options"):
                await game(h, solo, options={strange: True})
        with refused("campaign.options"):
            await game(h, two, options={"automa": "jean"})
        with refused("option.value"):
            await game(h, solo, options={"level": "high"})
        table = await game(h, solo, options={"automa": "jean", "level": 2})
        assert table.table.state.view(0)["automa"]["name"] == "jean"
        assert (await now(h, solo)).options == {"automa": "jean", "level": 2}


@in_a_loop
async def test_behind_the_last_chapter_the_campaign_is_over(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        campaign = await group(h, ME, BOT)
        await at_chapter(h, campaign, 184, results=PLAYED)
        await away(h, await game(h, campaign))
        after = await now(h, campaign)
        assert after.is_over
        assert after.games == 2
        with refused("campaign.over"):
            await game(h, campaign)


async def away(h: Host, table: AtTable) -> None:
    """The people of a table leave its game to bots, who play it to its end."""
    for seat in table.table.people:
        number = seat.seat
        await h.house.do(table.id, lambda t, n=number: drafts.change_seat(t, n, away=True))  # type: ignore[misc]  # the default binds
    while table.table.is_playing:
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("wishes", [(ME,), (ME, BOT)])
def test_bots_play_the_whole_chain_of_chapters(tmp_path: Path, wishes: tuple[SeatWish]) -> None:
    @in_a_loop
    async def chain() -> None:
        async with house_of(tmp_path) as h:
            with mock.patch.object(opening, "STAND_IN", "random"):
                campaign, chapters_played = await group(h, *wishes), []
                while not campaign.is_over:
                    chapters_played.append(campaign.archive["chapter"])
                    await away(h, await game(h, campaign))
                    after = await now(h, campaign)
                    assert after.games == campaign.games + 1
                    campaign = after
            assert chapters_played[:5] == [150, 157, 164, 171, 178]
            assert chapters_played[5:] in ([184], [185])
            told = [result["chapter"] for result in campaign.archive["results"]]
            assert told == chapters_played
            games = await shelf.played(h.service.database, campaign)
            assert len(games) == 6
            # Each chapter left its cards, and the first two a tile that nothing takes away.
            assert set(campaign.archive["story_cards"]) == set(range(100, 107))
            assert {"L33", "L34"} & set(campaign.archive["legacy"])
            assert {"L35", "L36"} & set(campaign.archive["legacy"])

    chain()


# ---- whatever is killed ----


@in_a_loop
async def test_the_end_of_a_game_and_the_next_chapter_are_stored_together_or_not_at_all(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as h:
        campaign = await with_bob(h)
        table = await game(h, campaign)
        luck = Random(3)
        pulled = mock.AsyncMock(side_effect=OSError("the power fails"))
        with mock.patch.object(chapters, "store", pulled), refused("server.unavailable"):
            await table.play_on(luck)
        columns = await table.columns()
        assert (columns["status"], (await now(h, campaign)).games) == ("playing", 0)
        await (await h.at(table)).play_on(luck)
        assert ((await table.columns())["status"], (await now(h, campaign)).games) == (
            "finished",
            1,
        )


@in_a_loop
async def test_a_table_that_a_crash_left_before_its_first_row_is_begun(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        campaign = await with_bob(h)
        anna, crash = await h.person("Anna"), asyncio.CancelledError
        with mock.patch.object(House, "do", side_effect=crash), pytest.raises(crash):
            await games.next_game(h.house, anna, campaign.id, GameWish())
        left = await now(h, campaign)
        assert left.status == "open"
        table = await game(h, campaign, who="Bob")
        assert (table.id, table.status) == (left.table_id, "playing")


@in_a_loop
async def test_whoever_opened_a_game_that_another_one_began_is_led_to_it(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        campaign, start = await with_bob(h), House.do

        async def another_one_is_faster(house: House, *args: Any, **given: Any) -> int:
            await start(house, *args, **given)
            return await start(house, *args, **given)

        with mock.patch.object(House, "do", another_one_is_faster):
            table = await game(h, campaign)
        assert (table.id, table.status) == ((await now(h, campaign)).table_id, "playing")


def test_a_campaign_survives_kills_while_its_game_is_played(
    running_server: Servers, database_url: str
) -> None:
    server = running_server(database_url, quick=True, limits=False)
    with guests(server) as come:
        [anna] = come("Anna")
        campaign = anna.post("/api/campaigns", title=TITLE, seats=[{"kind": "me"}])
        path = f"/api/campaigns/{campaign['id']}"
        table = anna.post(f"{path}/games")["table"]
        play_through_kills(server, anna, table)
        server.restart()
        found = anna.get(path)
        assert [result["table"] for result in found["results"]] == [table]
        assert found["game"] is None
        assert found["chapter"]["id"] == 157
        following = anna.post(f"{path}/games")["table"]
        options = anna.get(f"/api/tables/{following}")["table"]["options"]
        assert len(options["archive"]["results"]) == 1
    assert "Traceback" not in server.said()


def play_through_kills(server: Server, anna: Person, table: str) -> None:
    """To the end of the game; the server is killed in its middle."""
    path = f"/api/tables/{table}"
    for number in itertools.count():
        turn = anna.get(f"{path}/view", seat=0)["position"]["turn"]
        if turn is None:
            assert anna.get(path)["table"]["status"] == "finished"
            return
        asked = {"id": f"a{number}", "seat": 0, "decision": turn["decision"]}
        anna.post(f"{path}/act", **asked, action=quickest(turn))
        if number == 30:
            server.restart()


def quickest(turn: Json) -> Json:
    """Leave what can be left, and sail as far as possible."""
    names: list[Json] = [one["name"] for group in turn["groups"] for one in group["actions"]]
    wanted = [name for name in names if name["type"] == "pass"]
    sails = [name for name in names if name["type"] == "sail"]
    wanted += sorted(sails, key=lambda name: -name.get("points", 0))
    return (wanted or names[-1:])[0]


# ---- over HTTP ----


def campaign_seats(*kinds: str) -> list[Json]:
    return [
        {"kind": kind} if kind != "bot" else {"kind": "bot", "level": "random"} for kind in kinds
    ]


def test_a_group_reads_its_campaign_in_its_language(sqlite_url: str) -> None:
    with here(sqlite_url) as server, guests(server) as come:
        anna, bob, stranger = come("Anna", "Bob", "")
        seats = campaign_seats("me", "open")
        begun = anna.post("/api/campaigns?language=de", title=TITLE, seats=seats, name="Wir")
        assert begun["chapter"]["name"] == "Ein stiller Hafen"
        assert len(begun["chapter"]["story"].split()) >= 80
        assert begun["tiles"][0]["name"] == "Stadtrecht"
        assert begun["offers"] == {"options": ["promos"], "add": []}
        path, key = f"/api/campaigns/{begun['id']}", begun["key"]
        assert stranger.refused("GET", path) == (404, "campaign.unknown")
        seen = stranger.get(path, key=key, language="fr")
        assert (seen["key"], seen["yours"], seen["host"]) == (None, [], False)
        assert seen["chapter"]["name"] == "Un port tranquille"
        assert stranger.refused("POST", f"{path}/join", json={"key": key}) == (
            401,
            "person.unknown",
        )
        joined = bob.post(f"{path}/join", key=key)
        assert joined["yours"] == [1]
        [listed] = bob.get("/api/me/campaigns", language="en")
        assert (listed["chapter"], listed["games"], listed["length"]) == ("A quiet harbor", 0, 6)
        assert listed["players"] == ["Anna", "Bob"]
        table = bob.post(f"{path}/games")["table"]
        assert anna.get(f"/api/tables/{table}")["table"]["campaign"] == begun["id"]
        assert anna.get(path)["game"]["table"] == table
        [mine] = anna.get("/api/me/tables")
        assert mine["id"] == table
        assert anna.http.post(f"{path}/abandon", json={}).status_code == 204
        assert anna.get(path)["game"] is None


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("games", {"options": {"level": {"a": [1] * 10}}}, 422),
        ("games", {"options": {"level": 10**30}}, 422),
        ("games", {"options": {f"o{n}": 1 for n in range(30)}}, 422),
        ("games", {"add": ["uprising"] * 30}, 422),
        ("games", {"add": [{"uprising": True}]}, 422),
        ("games", {"options": {"__proto__": {}}}, 422),
        ("games", {"archive": {"chapter": 184}}, 422),
        ("games", {"clock": {"kind": "move", "seconds": -1}}, 422),
        ("join", {"key": "x" * 300}, 422),
        ("join", {"key": "\x00"}, 409),
    ],
)
def test_hostile_requests_get_a_code(sqlite_url: str, path: str, body: Json, status: int) -> None:
    with here(sqlite_url) as server, guests(server) as come:
        [anna] = come("Anna")
        begun = anna.post("/api/campaigns", title=TITLE, seats=campaign_seats("me"))
        if path == "join":
            found = come("Bob")[0].refused("POST", f"/api/campaigns/{begun['id']}/join", json=body)
            assert found[0] in (404, 422)
        else:
            found = anna.refused("POST", f"/api/campaigns/{begun['id']}/{path}", json=body)
            assert found[0] == status
        assert "." in found[1]
        assert anna.get(f"/api/campaigns/{begun['id']}")["game"] is None


def test_being_led_to_the_game_under_way_is_no_new_table(sqlite_url: str) -> None:
    with here(sqlite_url, limits=True) as server, guests(server) as come:
        [anna] = come("Anna")
        begun = anna.post("/api/campaigns", title=TITLE, seats=campaign_seats("me"))
        found = {anna.post(f"/api/campaigns/{begun['id']}/games")["table"] for _ in range(15)}
        assert len(found) == 1


def test_a_program_has_no_business_with_campaigns(sqlite_url: str) -> None:
    with here(sqlite_url) as server, guests(server) as come:
        [anna] = come("Anna")
        token = anna.post("/api/me/programs", name="bot")["token"]
        headers = {"Authorization": f"Bearer {token}"}
        [stranger] = come("")
        found = stranger.refused("GET", "/api/me/campaigns", headers=headers)
        assert found == (403, "program.plays_only")


# ---- people who change ----


@in_a_loop
async def test_somebody_who_deletes_everything_leaves_an_open_place_and_no_name(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as h:
        campaign = await with_bob(h)
        anna, database = await h.person("Anna"), h.service.database
        told = await export.gathered(database, anna.id, "")
        assert [one["id"] for one in told["campaigns"]] == [campaign.id]
        await personal.erase(database, anna.id, "Anna")
        after = await now(h, campaign)
        assert [place.kind for place in after.places] == ["open", "person"]
        assert after.host == (await h.person("Bob")).id
        assert after.name == ""
        assert after.key != campaign.key


@in_a_loop
async def test_when_the_last_person_deletes_everything_the_group_is_no_more(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        campaign = await group(h, ME, OPEN, BOT)
        await personal.erase(h.service.database, (await h.person("Anna")).id, "Anna")
        with refused("campaign.unknown"):
            await now(h, campaign)
        async with h.service.database.read() as connection:
            assert (await connection.execute(select(schema.places))).all() == []


@in_a_loop
async def test_a_game_that_begins_while_somebody_deletes_everything_has_a_bot_for_them(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as h:
        campaign, anna = await with_bob(h), await h.person("Anna")
        erase = personal.erase

        async def after_the_next_game(*args: Any) -> list[str]:
            await game(h, campaign, who="Bob")
            return await erase(*args)

        with mock.patch.object(personal, "erase", after_the_next_game):
            await delete_me(Response(), h.service, anna)
        table = AtTable(h, str((await now(h, campaign)).table_id))
        assert [seat.kind for seat in table.table.seats] == ["bot", "person"]


@in_a_loop
async def test_a_name_that_the_operator_changes_is_gone_from_groups(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        wishes = (ME, SeatWish("here", "Anna's son"), SeatWish("here", "Bea"))
        campaign = await group(h, *wishes, name="The Annas")
        other = await group(h, ME, name="The Annas", who="Bob")
        anna = await h.person("Anna")
        await personal.rename_everywhere(h.service.database, anna.id, "Anna", "Guest 7")
        after = await now(h, campaign)
        assert after.name == "Guest 7"
        assert [place.name for place in after.places][1:] == ["Guest 7", "Bea"]
        assert await now(h, other) == other


@in_a_loop
async def test_a_guest_s_campaigns_become_the_account_s(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        campaign = await with_bob(h)
        bob, account = await h.person("Bob"), await h.person("Account of Bob")
        await personal.hand_over(h.service.database, bob.id, account.id)
        [found] = await shelf.campaigns_of(h.service.database, account.id)
        assert found.id == campaign.id
        assert found.places[1].name == "Account of Bob"
        assert found.version > campaign.version, "whoever has read it has to look again"


@in_a_loop
async def test_a_guest_s_place_stays_the_account_s_when_the_game_ends(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        campaign = await with_bob(h)
        table = await game(h, campaign)
        bob, account = await h.person("Bob"), await h.person("Account of Bob")
        await personal.hand_over(h.service.database, bob.id, account.id)  # and nobody is told yet
        await table.play_on(Random(3))
        after = await now(h, campaign)
        assert (after.games, after.places[1].user_id) == (1, account.id)
