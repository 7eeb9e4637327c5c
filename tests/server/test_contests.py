"""A tournament on a server: everything by itself, nothing twice, nothing lost."""

from __future__ import annotations

import asyncio
import gc
import os
import re
import sys
import time as clock
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from carrack.contests.contest import Row
from carrack.contests.lots import commitment, round_key
from carrack.contests.rules import DAY, MINUTE, rules_of
from carrack.contests.steps import due, order
from carrack.server.contests import book as booking
from carrack.server.contests import chat
from carrack.server.contests import host as hosting
from carrack.server.contests import steward as stewarding
from carrack.server.contests.book import Held
from carrack.server.errors import Refused
from carrack.server.operate import operator
from carrack.server.people import export, names, personal
from carrack.server.people.user import User
from carrack.server.records import replays
from carrack.server.records.recording import record_of
from carrack.server.settings import Settings, database_url
from carrack.server.storage import database, schema
from carrack.server.storage.database import Database
from carrack.server.tables import access, changing, clocks, drafts, rematches, rooms, seating
from carrack.server.tables.facts import OVER
from carrack.server.tables.rows import Row as TableRow
from carrack.server.wire.routes import contests
from carrack.server.wire.routes.contest_told import log_told
from tools.standings import outcome_of, standings

from .running import Servers
from .tables import AtTable, Host, both, house_of, in_a_loop, refused
from .test_fuzz import OPERATIONS
from .wire import Here, Json, Person, guests, here, wait_until

SHORT = {"turn_limit": 8}  # of the title: the game is over soon
HOUR = {"kind": "move", "seconds": 3600}
LONG = bool(os.environ.get("CARRACK_SWEEP"))


async def alone(host: Host) -> None:
    """The steward walks when a test says so."""
    assert host.service.steward.task is not None
    await host.service.steward.stop()


async def opened(host: Host, *people: str, bots: int = 0, **rules: Any) -> Held:
    """A tournament that the first one opens and hosts, and the others join."""
    more = {name: rules.pop(name) for name in ("options", "rated", "public") if name in rules}
    title = rules.pop("title", "macau_cards")
    owner = await host.person(people[0])
    wish = hosting.Wish(
        title,
        rules_of({"kind": "swiss", **rules}),
        "Harbour Cup",
        clock=HOUR,
        bots=["random"] * bots,
        **more,
    )
    held = await hosting.open_contest(host.service.book, owner, wish)
    for name in people[1:]:
        held = await hosting.join(host.service.book, await host.person(name), held.id, "")
    return held


async def begun(host: Host, *people: str, **rules: Any) -> Held:
    held = await opened(host, *people, **rules)
    owner = await host.person(people[0])
    await hosting.hosts(host.service.book, owner, held.id, "start")
    await host.service.steward.look()
    return await host.service.book.contest(held.id)


async def now_at(host: Host, held: Held) -> Held:
    return await host.service.book.contest(held.id)


async def ended(host: Host, table_id: str, seat: int = 0) -> None:
    """The table ends because somebody gives up."""
    await host.house.table(table_id)
    await host.house.do(table_id, lambda table: drafts.resign(table, seat))


async def to_the_end(host: Host, held: Held) -> Held:
    """Bots play on until it is over."""
    for _ in range(2000):
        await host.service.steward.look()
        await host.settled()
        held = await now_at(host, held)
        if held.contest.status == "over":
            return held
    raise AssertionError("it does not end")


def open_boards(held: Held) -> list[Any]:
    return [board for board in held.contest.boards if board.is_open]


async def games_of(database: Database, contest_id: str) -> dict[str, Any]:
    """How each table ended, from its record alone."""
    t, j = schema.tables, schema.journal
    async with database.read() as connection:
        wanted = select(t.c.id).where(t.c.contest_id == contest_id, t.c.status == "finished")
        ids = list(await connection.scalars(wanted))
        found = {}
        for table_id in ids:
            rows = select(j).where(j.c.table_id == table_id).order_by(j.c.seq)
            lines = (await connection.execute(rows)).mappings().all()
            found[table_id] = outcome_of(record_of([TableRow(**line) for line in lines]))
    return found


def same_standings(held: Held, rows: list[Any], games: dict[str, Any]) -> None:
    counted = standings(rows, games)
    for line in order(held.contest):
        again = counted[line.player]
        assert (line.points, line.margin) == (again["points"], again["margin"])
        assert line.opponents == again["opponents"]


# ---- by itself ----


@in_a_loop
async def test_a_tournament_of_bots_plays_itself_and_an_independent_count_agrees(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        for rules in (
            {"rounds": 2},
            {"rounds": 2, "seats": 3, "duplicate": True},
            {"kind": "league", "seasons": 2, "group": 4},
            {"kind": "single"},
        ):
            owner = await host.person("Ada")
            wish = hosting.Wish(
                "macau_cards",
                rules_of({"kind": "swiss", **rules}),
                "Bots",
                SHORT,
                bots=["random"] * 6,
                joins=False,
            )
            held = await hosting.open_contest(host.service.book, owner, wish)
            await hosting.hosts(host.service.book, owner, held.id, "start")
            held = await to_the_end(host, held)
            stored = await host.service.book.rows(held.id)
            same_standings(held, stored, await games_of(host.service.database, held.id))
            assert stored[0]["body"]["commitment"] == commitment(held.contest.key)


@in_a_loop
async def test_a_round_is_stored_with_its_tables_before_anybody_sits_there(tmp_path: Path) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        held = await begun(host, "Ana", "Bob", "Eve", "Ida")
        tables = [board.id for board in open_boards(held)]
        assert len(tables) == 2
        for board in open_boards(held):
            table = await host.house.table(board.id)
            assert table.is_playing
            assert table.facts.contest_id == held.id
            seated = [held.people[player] for player in board.players]
            assert [seat.user_id for seat in table.seats] == seated


@in_a_loop
async def test_when_all_tables_have_finished_the_next_round_begins(tmp_path: Path) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        held = await begun(host, "Ana", "Bob", "Eve", "Ida", rounds=2)
        first, second = open_boards(held)
        await ended(host, first.id)
        await host.service.steward.look()
        held = await now_at(host, held)
        assert len(held.contest.rounds) == 1
        await ended(host, second.id)
        await host.service.steward.look()
        held = await now_at(host, held)
        assert len(held.contest.rounds) == 2
        assert len(open_boards(held)) == 2
        met = {frozenset(board.players) for board in held.contest.boards}
        assert len(met) == 4, "nobody meets twice"


# ---- whatever happens ----


@in_a_loop
async def test_a_process_that_stops_at_any_moment_leaves_a_round_that_another_one_opens(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        held = await opened(host, "Ana", "Bob", "Eve", "Ida", rounds=1)
        book, steward = host.service.book, host.service.steward
        owner = await host.person("Ana")
        await hosting.hosts(book, owner, held.id, "start")
        wanted = await steward.next_row(await book.contest(held.id))
        held = await book.add(held.id, lambda _: wanted)  # the round is stored …
        first = open_boards(held)[0]
        await steward.open_table(held, first, owner)  # … one table is there, nobody has dealt
    async with house_of(tmp_path) as host:
        await alone(host)
        await host.service.steward.look()
        held = await now_at(host, held)
        for board in open_boards(held):
            assert (await host.house.table(board.id)).is_playing
        table = first.id
        await ended(host, table)  # a table is over, and nobody has counted it
    async with house_of(tmp_path) as host:
        await alone(host)
        await host.service.steward.look()
        held = await now_at(host, held)
        assert len(open_boards(held)) == 1


@in_a_loop
async def test_two_processes_make_each_round_once(tmp_path: Path) -> None:
    async with house_of(tmp_path) as one, house_of(tmp_path) as other:
        await alone(one)
        await alone(other)
        held = await opened(one, "Ana", "Bob", "Eve", "Ida", rounds=2)
        await hosting.hosts(one.service.book, await one.person("Ana"), held.id, "start")
        for _ in range(2):
            await both(one.service.steward.look(), other.service.steward.look())
            await both(one.service.steward.look(), other.service.steward.look())
            held = await now_at(other, held)
            for board in open_boards(held):
                await ended(one, board.id)
        await both(one.service.steward.look(), other.service.steward.look())
        await one.service.steward.look()
        held = await now_at(one, held)
        assert (len(held.contest.rounds), held.contest.status) == (2, "over")
        t = schema.tables
        async with one.service.database.read() as connection:
            mine = select(func.count()).where(t.c.contest_id == held.id)
            assert await connection.scalar(mine) == 4


def test_bots_play_on_though_the_server_is_killed_again_and_again(
    running_server: Servers, tmp_path: Path
) -> None:
    proof(running_server, tmp_path, kills=2, title="macau_cards", players=8, rules={"rounds": 2})


@pytest.mark.skipif(not LONG, reason="minutes: `make sweep`")
@pytest.mark.parametrize(
    ("title", "players", "rules"),
    [
        ("macao", 64, {"seats": 4, "rounds": 6}),
        ("macau_cards", 128, {"kind": "arena", "minutes": 5}),
        ("macau_cards", 24, {"kind": "league", "seasons": 3, "group": 8, "advance": 2}),
    ],
    ids=["swiss", "arena", "league"],
)
def test_great_tournaments_lose_nothing_though_the_server_is_killed_ten_times(
    running_server: Servers, tmp_path: Path, title: str, players: int, rules: Json
) -> None:
    proof(running_server, tmp_path, kills=10, title=title, players=players, rules=rules)


def proof(
    servers: Servers, folder: Path, kills: int, title: str, players: int, rules: Json
) -> None:
    """A tournament of bots on a server that is killed; then it is counted once more."""
    file = str(folder / "cup.sqlite")
    server = servers(file, quick=1, limits=0)
    wish = {"title": title, "rules": {"kind": "swiss", **rules}, "joins": False}
    if title == "macau_cards":
        wish["options"] = SHORT
    with guests(server) as come:
        (ana,) = come("Ana")
        cup = ana.post("/api/contests", **wish, bots=["random"] * players)["id"]
        ana.post(f"/api/contests/{cup}/host/start")
        luck, killed = Random(players), 0
        while (found := ana.get(f"/api/contests/{cup}"))["status"] != "over":
            if killed < kills and found["rounds"]:
                clock.sleep(luck.uniform(0.1, 0.6))
                server.restart()
                killed += 1
            clock.sleep(0.1)
        rows = ana.get(f"/api/contests/{cup}/export", form="rows")
    server.stop()
    assert killed == kills or not LONG
    assert killed > 0
    counted = asyncio.run(counted_again(file, cup, rows))
    told = {line["player"]: line["points"] for line in found["standings"]}
    assert told == {player: round(float(line["points"]), 3) for player, line in counted.items()}
    played = [board for one in found["rounds"] for board in one["boards"] if not board["bye"]]
    assert not any(board["open"] for board in played)


async def counted_again(file: str, cup: str, rows: list[Json]) -> dict[int, Any]:
    database = Database(database_url(file))
    games = await games_of(database, cup)
    await database.close()
    return standings(rows, games)


# ---- the same chance for all ----


@in_a_loop
async def test_all_tables_of_a_duplicate_have_the_same_deal_and_nobody_looks_on(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        held = await begun(host, "Ana", "Bob", "Eve", "Ida", rounds=1, duplicate=True)
        first, second = open_boards(held)
        tables = [await host.house.table(board.id) for board in (first, second)]
        deals = [table.state.view(0)["hand"] for table in tables]
        assert deals[0] == deals[1]
        assert tables[0].header["key"] == round_key(held.contest.key, 1).hex()
        for name in ("Ana", "Bob", "Eve", "Ida", "Zoe"):
            person = await host.person(name)
            for table in tables:
                if table.seats_of(person.id):
                    access.check_may_watch(table, person.id, "")
                    continue
                with refused("table.sealed"):
                    access.check_may_watch(table, person.id, table.facts.key)
        await ended(host, first.id)
        await host.service.steward.look()
        with refused("record.sealed"):
            replays.check_over(tables[0])
        assert not tables[0].facts.tells_all
        await ended(host, second.id)
        await host.service.steward.look()
        await host.service.steward.look()
        for board in (first, second):
            table = await host.house.table(board.id)
            replays.check_over(table)
            access.check_may_watch(table, None, table.facts.key)


@in_a_loop
async def test_a_seal_that_is_broken_stays_broken_after_a_restart(tmp_path: Path) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        held = await begun(host, "Ana", "Bob", rounds=1, duplicate=True)
        (board,) = open_boards(held)
        await ended(host, board.id)
        await host.service.steward.look()
        await host.service.steward.look()
    async with house_of(tmp_path) as host:
        await alone(host)
        table = await host.house.table(board.id)
        assert table.facts.tells_all
        assert table.facts.status in OVER


def test_by_no_address_anybody_sees_a_table_of_a_round_that_others_still_play(
    tmp_path: Path,
) -> None:
    """A stranger, the neighbor at another table, and who has finished ask for all there is."""
    with here(str(tmp_path / "cup.sqlite")) as server, guests(server) as come:
        ana, *others = people = come("Ana", "Bob", "Eve", "Ida")
        (zoe,) = come("Zoe")
        rules = {"kind": "swiss", "rounds": 1, "duplicate": True}
        cup = ana.post("/api/contests", title="macau_cards", rules=rules, clock=HOUR)["id"]
        for person in others:
            person.post(f"/api/contests/{cup}/join")
        ana.post(f"/api/contests/{cup}/host/start")
        wait_until(lambda: len(ana.get(f"/api/contests/{cup}")["rounds"]) == 1)
        tables = {person: mine(person, cup)["table"] for person in people}
        wait_until(lambda: all(plays(server, table) for table in tables.values()))
        over, running = tables[ana], next(one for one in tables.values() if one != tables[ana])
        ana.post(f"/api/contests/{cup}/leave")  # who gives up has finished
        wait_until(lambda: not server.table(over).is_playing)
        wait_until(lambda: len(ended_boards(zoe, cup)) == 1)
        key = server.table(running).header["key"]
        assert key == server.table(over).header["key"]
        link = {table: server.table(table).facts.key for table in (over, running)}
        asked = [label.removeprefix("GET ") for label in OPERATIONS if label.startswith("GET ")]
        paths = [path for path in asked if "{table_id}" in path]
        assert len(paths) > 8
        for person in (*people, zoe):
            for table in (over, running):
                for path in paths:
                    for seat in ({}, {"seat": "all"}, {"seat": 1}):
                        where = path.format(table_id=table, step=0, seat=0)
                        query = {"key": link[table], **seat}
                        answer = person.http.get(where, params=query)
                        assert key not in answer.text
                        if tables.get(person) != table:
                            assert answer.status_code in (401, 403, 404, 409, 422), where
            for page in (f"/table/{running}", f"/table/{over}/replay", "/api/me/export"):
                assert key not in person.http.get(page).text
            others_tables = {over, running} - {tables.get(person)}
            assert not others_tables & {*lists(person, asked, [*people, zoe])}
            for picture in (over, running):  # of its link
                assert person.http.get(f"/preview/table/{picture}.en.png").status_code == 404
        for page in (f"/table/{over}", f"/table/{over}/replay"):
            told = zoe.http.get(page).text
            assert "og:image" in told
            assert over not in told.split("og:image")[1].split(">")[0]
            assert "won" not in told.split("og:title")[1].split(">")[0]
        for table in (over, running):
            for what in ("record", "statistics", "fairness"):
                answer = ana.http.get(f"/api/tables/{table}/{what}", params={"key": link[table]})
                assert answer.status_code in (403, 409), what
        for person in (*people, zoe):
            with person.connect() as socket:
                for table in (over, running):
                    for spectator in (False, True):
                        socket.say("watch", table=table, key=link[table], spectator=spectator)
                        if tables.get(person) != table:
                            assert socket.refusal() == "table.sealed"
                    socket.say("chat", id=f"{table}-chat", table=table, text="Who leads?")
                    socket.sync()
                assert not any(key in content for content in socket.content)
                seen = {news["table"] for news in socket.heard if news["type"] == "view"}
                assert seen <= {tables.get(person)}
        (board,) = ended_boards(zoe, cup)
        assert (board["places"], board["scores"]) == ([], []), "not even how it ended"
        rows = zoe.get(f"/api/contests/{cup}/export", form="rows")
        assert "result" not in [row["kind"] for row in rows]
        assert all(line["points"] == 0 for line in zoe.get(f"/api/contests/{cup}")["standings"])


def lists(person: Person, asked: list[str], people: list[Person]) -> Iterator[str]:
    """Every table in any list that somebody may ask for, of themselves or of others; the data of
    one's own names those one has opened, as a host does, and nothing of how they ended.
    """
    for path in asked:
        if "{person_id}" in path:
            paths = [path.format(person_id=one.id) for one in people]
        else:
            paths = [] if "{" in path or "contests" in path or "export" in path else [path]
        for where in paths:
            yield from re.findall(
                r'"(?:id|table|table_id)":\s*"([^"]+)"', person.http.get(where).text
            )


def plays(server: Here, table: str) -> bool:
    """A round is known before its tables are there: whoever asks in between finds none."""
    try:
        return bool(server.table(table).is_playing)
    except Refused as error:
        if error.code != "table.unknown":
            raise
        return False


def mine(person: Person, cup: str) -> Json:
    found: Json = person.get(f"/api/contests/{cup}")["mine"]
    return found


def ended_boards(person: Person, cup: str) -> list[Json]:
    boards: list[Json] = person.get(f"/api/contests/{cup}")["rounds"][0]["boards"]
    return [board for board in boards if not board["open"]]


# ---- alone and in teams ----

TEAMS = {"title": "maracaibo", "options": {"scenario": "coop"}, "seats": 2, "rounds": 2}
ALONE = {"title": "maracaibo", "seats": 1, "rounds": 2, "duplicate": True}


async def in_teams(host: Host, **rules: Any) -> Held:
    """Bob comes to Ana; Eve, and two bots, come alone."""
    held = await opened(host, "Ana", bots=2, duplicate=True, teams=True, **TEAMS, **rules)
    book, ana = host.service.book, await host.person("Ana")
    own = held.number_of(ana.id)
    assert own is not None
    held = await hosting.join(book, await host.person("Bob"), held.id, "", own)
    held = await hosting.join(book, await host.person("Eve"), held.id, "")
    await hosting.hosts(book, ana, held.id, "start")
    await host.service.steward.look()
    return await now_at(host, held)


async def tables_of(host: Host, held: Held) -> list[Any]:
    return [await host.house.table(board.id) for board in open_boards(held)]


@in_a_loop
async def test_teams_play_the_same_deals_and_dice_and_are_ranked_round_after_round(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        held = await in_teams(host)
        tables = await tables_of(host, held)
        assert [len(table.seats) for table in tables] == [2, 2, 2]
        assert len({table.header["key"] for table in tables}) == 1
        assert all(table.is_cooperative for table in tables)
        people = [{seat.user_id for seat in table.people} for table in tables]
        ana, bob = await host.person("Ana"), await host.person("Bob")
        assert {ana.id, bob.id} in people
        first = {table.facts.id for table in tables}
        for name in ("Ana", "Bob", "Eve"):
            await gives_up(host, held, name)
        held = await to_the_end_of(host, held, 1)
        tables = await tables_of(host, held)
        assert len(held.contest.rounds) == 2
        assert not first & {table.facts.id for table in tables}
        assert {ana.id, bob.id} in [{seat.user_id for seat in table.people} for table in tables]
        for name in ("Ana", "Bob", "Eve"):
            await gives_up(host, held, name)
        held = await to_the_end(host, held)
        stored = await host.service.book.rows(held.id)
        same_standings(held, stored, await games_of(host.service.database, held.id))
        ranks = {line.player: line.rank for line in order(held.contest)}
        assert all(len({ranks[one] for one in team}) == 1 for team in held.contest.teams.values())
        assert sorted(set(ranks.values())) == [1, 2, 3]


async def gives_up(host: Host, held: Held, name: str) -> None:
    number = held.number_of((await host.person(name)).id)
    for board in open_boards(held):
        if number in board.players:
            await ended(host, board.id, board.players.index(number))


async def to_the_end_of(host: Host, held: Held, number: int) -> Held:
    for _ in range(2000):
        await host.service.steward.look()
        await host.settled()
        held = await now_at(host, held)
        if len(held.contest.rounds) > number:
            return held
    raise AssertionError("the round does not end")


@in_a_loop
async def test_a_lost_game_of_a_team_or_of_somebody_alone_is_stored_as_lost(tmp_path: Path) -> None:
    """Everybody at such a table shares the place; it must not become the first one."""
    async with house_of(tmp_path) as host:
        await alone(host)
        for rules in (TEAMS | {"duplicate": True, "teams": True}, ALONE):
            held = await opened(host, "Ana", bots=2, **rules)
            await hosting.hosts(host.service.book, await host.person("Ana"), held.id, "start")
            await host.service.steward.look()
            held = await now_at(host, held)
            for _ in range(2):
                await gives_up(host, held, "Ana")
                held = await to_the_end_of(host, held, 1) if len(held.contest.rounds) < 2 else held
            held = await to_the_end(host, held)
            games = await games_of(host.service.database, held.id)
            for board in held.contest.boards:
                assert board.result is not None
                if board.id in games:
                    places, scores = games[board.id]
                    assert list(board.result.places) == places
                    assert list(board.result.scores) == scores
                else:
                    assert set(board.result.places) == {2}, "nobody played it to its end"
            same_standings(held, await host.service.book.rows(held.id), games)


@in_a_loop
async def test_people_of_a_team_and_somebody_alone_play_to_the_end_and_are_ranked_by_it(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        for rules in (TEAMS | {"duplicate": True, "teams": True}, ALONE):
            held = await begun(host, "Ana", bots=2, **rules | {"rounds": 1})
            ana = held.number_of((await host.person("Ana")).id)
            board = next(one for one in open_boards(held) if ana in one.players)
            table = await host.house.table(board.id)
            at, luck, seat = AtTable(host, board.id), Random(5), board.players.index(ana)
            while table.is_playing:
                if seat in at.acting:
                    await at.act(seat, luck.choice(at.legal(seat)))
                else:
                    await host.settled()
            held = await to_the_end(host, held)
            games = await games_of(host.service.database, held.id)
            assert set(games) == {one.id for one in held.contest.boards}, "each was played"
            same_standings(held, await host.service.book.rows(held.id), games)
            result = held.contest.board(1, board.board).result
            assert result is not None
            assert (list(result.places), list(result.scores)) == games[board.id]
            assert result.forfeits == ()


@in_a_loop
async def test_who_wins_together_plays_in_teams_and_others_do_not(tmp_path: Path) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        with refused("contest.teams"):
            await opened(host, "Ana", duplicate=True, **TEAMS)
        with refused("contest.teams"):
            await opened(host, "Ana", duplicate=True, teams=True, seats=2)
        with refused("contest.teams"):
            await opened(host, "Ana", title="maracaibo", seats=2, teams=True, duplicate=True)
        with refused("rated.options"):
            wish = hosting.Wish(
                "maracaibo",
                rules_of({"kind": "swiss", "seats": 1, "duplicate": True}),
                "Alone",
                clock=HOUR,
                rated=True,
            )
            ana = await host.person("Ana")
            await hosting.open_contest(host.service.book, replace(ana, kind="account"), wish)


def test_over_the_wire_somebody_joins_a_team_and_it_takes_nobody_more(tmp_path: Path) -> None:
    with here(str(tmp_path / "s.sqlite")) as server, guests(server) as come:
        ana, bob, eve = come("Ana", "Bob", "Eve")
        rules = {"kind": "swiss", "seats": 2, "duplicate": True, "teams": True}
        wish = {"title": "maracaibo", "options": TEAMS["options"], "rules": rules, "clock": HOUR}
        path = f"/api/contests/{ana.post('/api/contests', **wish)['id']}"
        bob.post(f"{path}/join", team=1)
        assert eve.refused("POST", f"{path}/join", json={"team": 1}) == (422, "contest.team")
        assert eve.refused("POST", f"{path}/join", json={"team": 9}) == (422, "contest.team")
        found = eve.post(f"{path}/join")
        assert {line["name"]: line["team"] for line in found["standings"]} == {
            "Ana": 1, "Bob": 1, "Eve": 3,
        }  # fmt: skip
        ana.post(f"{path}/host/start")
        wait_until(lambda: ana.get(path)["rounds"])
        eve_at = eve.get(path)["mine"]["table"]
        assert eve_at
        bob.post(f"{path}/leave")
        gone = bob.get(path)["mine"]
        assert (gone["withdrawn"], gone["table"]) == (True, ""), "no table waits any more"
        (mine,) = [one for one in ana.get(path)["rounds"][0]["boards"] if one["group"] == 1]
        assert sorted(mine["players"]) == [1, 2]


# ---- people ----


@in_a_loop
async def test_whoever_never_comes_gets_nothing_and_waits_for_no_further_round(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        held = await begun(host, "Ana", "Bob", "Eve", "Ida", rounds=2)
        first, second = open_boards(held)
        await host.house.do(first.id, lambda t: drafts.change_seat(t, 1, away=True))
        await ended(host, first.id, 0)
        await ended(host, second.id)
        await host.service.steward.look()
        held = await now_at(host, held)
        absent = first.players[1]
        result = held.contest.board(1, first.board).result
        assert result is not None
        assert result.forfeits == (1,)
        assert held.contest.players[absent].away


@in_a_loop
async def test_whoever_gives_up_is_behind_also_where_only_bots_play_on(tmp_path: Path) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        held = await begun(host, "Ana", bots=1, rounds=1)
        (board,) = open_boards(held)
        ana = held.number_of((await host.person("Ana")).id)
        assert ana is not None
        seat = board.players.index(ana)
        await ended(host, board.id, seat)
        held = await to_the_end(host, held)
        result = held.contest.board(1, 0).result
        assert result is not None
        assert (result.places[seat], result.places[1 - seat]) == (2, 1)
        assert result.forfeits == ()


@in_a_loop
async def test_at_a_table_of_a_tournament_only_those_sit_who_are_paired(tmp_path: Path) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        held = await begun(host, "Ana", "Bob")
        (board,) = open_boards(held)
        zoe, ana = await host.person("Zoe"), await host.person("Ana")
        table = await host.house.table(board.id)
        with refused("table.contest"):
            await seating.join(host.house, zoe, board.id, None, table.facts.key)
        with refused("table.contest"):
            await seating.give_to_bot(host.house, ana, board.id, 1, "random")
        with refused("contest.consent"):
            await host.house.do(board.id, lambda t: drafts.offer(t, t.acting[0], "end", 0))
        await ended(host, board.id)
        with refused("contest.page"):
            await rematches.rematch(host.house, ana, board.id)


@in_a_loop
async def test_before_a_round_is_dealt_nobody_at_its_tables_deals_closes_or_stands_up(
    tmp_path: Path,
) -> None:
    """Else whoever is quicker than the server would have a deal that the other tables have not."""
    async with house_of(tmp_path) as host:
        await alone(host)
        held = await opened(host, "Ana", "Bob", rounds=1, duplicate=True)
        book, steward, ana = host.service.book, host.service.steward, await host.person("Ana")
        await hosting.hosts(book, ana, held.id, "start")
        wanted = await steward.next_row(await book.contest(held.id))
        held = await book.add(held.id, lambda _: wanted)
        (board,) = open_boards(held)
        await steward.open_table(held, board, ana)
        table = await host.house.table(board.id)
        bobs = next(seat.seat for seat in table.seats if seat.user_id != ana.id)
        for attempt in (
            seating.start(host.house, ana, board.id, None),
            seating.leave(host.house, ana, board.id),
            seating.leave(host.house, await host.person("Bob"), board.id),
            rooms.close(host.house, ana, board.id),
            rooms.ask_to_leave(host.house, ana, board.id, bobs),
            changing.change(host.house, ana, board.id, {"hints": True}),
        ):
            with refused("table.contest"):
                await attempt
        await seating.person_leaves(host.house, (await host.person("Bob")).id)
        await steward.look()
        table = await host.house.table(board.id)
        assert table.is_playing
        assert table.header["key"] == round_key(held.contest.key, 1).hex()
        assert table.seats[bobs].kind == "bot"


@in_a_loop
async def test_the_host_alone_decides_and_everybody_reads_why(tmp_path: Path) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        held = await begun(host, "Ana", "Bob", "Eve", "Ida", rounds=1)
        book, ana, bob = host.service.book, await host.person("Ana"), await host.person("Bob")
        board = open_boards(held)[0]
        told = {"round": 1, "board": board.board, "places": [2, 1], "why": "agreed on it"}
        with refused("contest.not_host"):
            await hosting.decides(book, host.house, bob, held.id, told)
        with refused("contest.not_host"):
            await hosting.hosts(book, bob, held.id, "pause")
        held = await hosting.decides(book, host.house, ana, held.id, told)
        assert held.contest.board(1, board.board).result.places == (2, 1)  # type: ignore[union-attr]
        assert (await host.house.table(board.id)).facts.status == "ended"
        again = {**told, "places": [1, 2], "why": "misread"}
        held = await hosting.decides(book, host.house, ana, held.id, again)
        assert [one.body["why"] for one in held.contest.told if one.kind == "correct"] == [
            "misread"
        ]
        await host.service.steward.look()
        assert (await now_at(host, held)).contest.board(1, board.board).result.places == (1, 2)  # type: ignore[union-attr]


@in_a_loop
async def test_a_game_that_was_decided_ends_though_the_server_is_killed_behind_the_decision(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        held = await begun(host, "Ana", "Bob", "Eve", "Ida", rounds=1)
        board = open_boards(held)[0]
        body = {"round": 1, "board": board.board, "places": [1, 2], "how": "host", "why": "late"}
        await host.service.book.add(held.id, lambda _: booking.Wanted(Row("result", body)))
        assert (await host.house.table(board.id)).is_playing
    async with house_of(tmp_path) as host:
        await alone(host)
        await host.service.steward.look()
        assert (await host.house.table(board.id)).facts.status in OVER


@in_a_loop
async def test_who_joins_twice_late_or_without_the_link_is_told_so(tmp_path: Path) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        owner = await host.person("Ana")
        wish = hosting.Wish(
            "macau_cards", rules_of({"kind": "swiss"}), "Secret", clock=HOUR, public=False
        )
        held = await hosting.open_contest(host.service.book, owner, wish)
        bob, eve = await host.person("Bob"), await host.person("Eve")
        with refused("contest.unknown"):
            await hosting.join(host.service.book, bob, held.id, "")
        await hosting.join(host.service.book, bob, held.id, held.facts["key"])
        with refused("contest.joined"):
            await hosting.join(host.service.book, bob, held.id, held.facts["key"])
        await hosting.hosts(host.service.book, owner, held.id, "start")
        with refused("contest.too_late"):
            await hosting.join(host.service.book, eve, held.id, held.facts["key"])
        with refused("contest.unknown"):
            await hosting.changes(host.service.book, eve, held.id, "leave")


@in_a_loop
async def test_a_tournament_of_people_has_a_clock_and_fits_its_title(tmp_path: Path) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        ana, book = await host.person("Ana"), host.service.book

        async def wished(title: str, rules: Json, **more: Any) -> None:
            wish = hosting.Wish(title, rules_of({"kind": "swiss", **rules}), "Cup", **more)
            await hosting.open_contest(book, ana, wish)

        with refused("contest.clock"):
            await wished("macau_cards", {})
        with refused("rated.account"):
            await wished("macau_cards", {}, clock=HOUR, rated=True)
        with refused("option.seats"):
            await wished("macao", {"seats": 6}, clock=HOUR)
        with refused("clock.value"):
            await wished("macao", {}, clock={"kind": "sand"})
        assert clocks.checked(HOUR)


@in_a_loop
async def test_everybody_at_a_table_of_a_round_is_told_that_it_waits(tmp_path: Path) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        held = await begun(host, "Ana", "Bob", "Eve", "Ida")
        told = host.service.notices.waiting
        for board in open_boards(held):
            for seat in range(2):
                assert told[board.id, seat].round == 1
                assert told[board.id, seat].user_id == held.people[board.players[seat]]


async def asks(host: Host, *people: str) -> None:
    users = schema.users
    async with host.service.database.write() as connection:
        for name in people:
            change = users.update().where(users.c.id == (await host.person(name)).id)
            await connection.execute(change.values(notices={"push": True}))


@in_a_loop
async def test_a_kill_between_a_round_and_its_notices_delays_nobody_who_does_not_act_first(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        held = await begun(host, "Ana", "Bob", "Eve", "Ida")
        await asks(host, "Ana", "Bob", "Eve", "Ida")
        first, second = [board.id for board in open_boards(held)]
        assert len(host.service.notices.waiting) == 4
    async with house_of(tmp_path) as host:  # nothing of it was stored
        await alone(host)
        notices, steward = host.service.notices, host.service.steward
        notices.waiting.clear()
        await steward.tell_overlooked()
        waits = dict(notices.waiting)
        assert set(waits) == {(table, seat) for table in (first, second) for seat in range(2)}
        assert {one.round for one in waits.values()} == {1}
        at = AtTable(host, first)
        await host.house.table(first)
        mover, other = at.mover, 1 - at.mover
        await at.act(mover, at.legal(mover)[0])
        last = 1 - (await host.house.table(second)).acting[0]  # does not act yet
        assert await notices.claim(waits[second, last])  # begun to be sent …
        notices.waiting.clear()
        await steward.tell_overlooked()
        assert set(notices.waiting) == {(first, other), (second, 1 - last)}, "each is told once"
        assert not await notices.claim(waits[second, last])
    async with house_of(tmp_path) as host:
        await alone(host)
        notices = host.service.notices
        ((left, _, _),) = await notices.left_over()  # … and not sent: the next one does it
        assert (left.table_id, left.seat) == (second, last)
        sent: list[int] = []

        async def tell_by(ways: Any, told: Any, gone: Any) -> None:
            sent.extend(one.round for one in told)

        notices.tell_by = tell_by  # type: ignore[method-assign]
        await notices.tell_left_over()
        await asyncio.gather(*notices.sending)
        assert sent == [1]
        assert await notices.round_of(second, 2) == 0, "any later wait is for a turn"


@in_a_loop
async def test_whoever_withdraws_in_a_round_gives_up_the_game_of_it(tmp_path: Path) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        held = await begun(host, "Ana", "Bob", "Eve", "Ida", rounds=3)
        bob = await host.person("Bob")
        number = held.number_of(bob.id)
        assert number is not None
        await hosting.changes(host.service.book, bob, held.id, "leave")
        await hosting.changes(host.service.book, bob, held.id, "leave")  # pressed twice
        for _ in range(2):
            await host.service.steward.look()
        held = await now_at(host, held)
        board = next(one for one in held.contest.boards if number in one.players)
        seat = board.players.index(number)
        assert board.result is not None
        assert board.result.places[seat] == 2
        with refused("contest.withdrawn"):
            await hosting.join(host.service.book, bob, held.id, "")
        assert [row.kind for row in held.contest.told] == ["start", "leave"]


@in_a_loop
async def test_a_pause_holds_the_next_round_and_who_came_late_plays_in_it(tmp_path: Path) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        held = await begun(host, "Ana", "Bob", "Eve", rounds=2, late=1)
        book, steward, ana = host.service.book, host.service.steward, await host.person("Ana")
        (board,) = open_boards(held)
        await hosting.hosts(book, ana, held.id, "pause")
        await hosting.join(book, await host.person("Ida"), held.id, "")
        assert (await host.house.table(board.id)).is_playing, "what has begun is played on"
        await ended(host, board.id)
        for _ in range(2):
            await steward.look()
        held = await now_at(host, held)
        assert len(held.contest.rounds) == 1
        assert held.contest.rounds[0].is_over
        with refused("contest.too_late"):
            await hosting.join(book, await host.person("Zoe"), held.id, "")
        await hosting.hosts(book, ana, held.id, "resume")
        await steward.look()
        held = await now_at(host, held)
        players = [player for one in open_boards(held) for player in one.players]
        assert sorted(players) == [1, 2, 3, 4]
        kinds = [row.kind for row in held.contest.told]
        assert kinds == ["start", "pause", "join", "resume"]


async def gone_for_good(host: Host, name: str) -> None:
    """As `DELETE /api/me` does it."""
    person = await host.person(name)
    await hosting.person_leaves(host.service.book, person.id)
    await seating.person_leaves(host.house, person.id)
    await personal.erase(host.service.database, person.id, name)


async def people_play(host: Host, table_id: str) -> None:
    """Everybody who is still there does the first thing they may, until the game is over."""
    table, at = await host.house.table(table_id), AtTable(host, table_id)
    assert table.is_playing
    while table.is_playing:
        await host.settled()
        mover = next((seat for seat in table.acting if table.seats[seat].is_person), None)
        if mover is not None:
            await at.act(mover, at.legal(mover)[0])
        table = await host.house.table(table_id)


@pytest.mark.parametrize("seats", [2, 4])
@in_a_loop
async def test_no_bot_wins_for_whoever_deletes_everything_in_mid_round(
    tmp_path: Path, seats: int
) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        held = await begun(host, "Ana", "Bob", "Eve", "Ida", seats=seats, rounds=1, options=SHORT)
        number = held.number_of((await host.person("Bob")).id)
        assert number is not None
        board = next(one for one in open_boards(held) if number in one.players)
        await gone_for_good(host, "Bob")
        await host.service.steward.look()
        if seats > 2:  # the others play on, and are before the bot whatever it does
            await people_play(host, board.id)
        for _ in range(2):
            await host.service.steward.look()
        held = await now_at(host, held)
        result = held.contest.board(1, board.board).result
        assert result is not None
        own = result.places[board.seat_of(number)]
        assert all(place < own for place in result.places if place != own)
        assert result.places.count(own) == 1


@in_a_loop
async def test_a_guest_and_an_account_that_become_one_person_play_once(tmp_path: Path) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        held = await opened(host, "Ana", "Guest", "Bob", "Eve", rounds=1)
        guest, bob = await host.person("Guest"), await account(host, "Bob")
        await personal.hand_over(host.service.database, guest.id, bob.id)
        held = await hosting.hosts(host.service.book, await host.person("Ana"), held.id, "start")
        await host.service.steward.look()
        held = await now_at(host, held)
        assert [held.people[number] for number in held.contest.taking_part].count(bob.id) == 1
        seated = [player for board in held.contest.boards for player in board.players]
        assert len(seated) == 3


@in_a_loop
async def test_when_everybody_has_withdrawn_it_is_over(tmp_path: Path) -> None:
    people = ("Ana", "Bob", "Eve", "Ida")
    kinds: list[Json] = [
        {"kind": kind} for kind in ("swiss", "robin", "single", "double", "league")
    ]
    async with house_of(tmp_path) as host:
        await alone(host)
        for rules in kinds:
            held = await begun(host, *people, **rules)
            for name in people:
                await hosting.changes(host.service.book, await host.person(name), held.id, "leave")
            held = await to_the_end(host, held)
            assert not open_boards(held), rules


@in_a_loop
async def test_while_all_others_sit_out_a_tournament_waits_a_day_for_them(tmp_path: Path) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        held = await begun(host, "Ana", "Bob", rounds=2)
        book, bob = host.service.book, await host.person("Bob")
        await hosting.changes(book, bob, held.id, "away")
        await ended(host, open_boards(held)[0].id)
        await host.service.steward.look()
        held = await now_at(host, held)
        assert (held.contest.status, len(held.contest.rounds)) == ("running", 1)
        assert due(held.contest, held.contest.last + DAY - 1) is None
        assert due(held.contest, held.contest.last + DAY) == Row(
            "finish", {"reason": "played"}, held.contest.last + DAY
        )
        await hosting.changes(book, bob, held.id, "back")
        await host.service.steward.look()
        assert len((await now_at(host, held)).contest.rounds) == 2


@in_a_loop
async def test_where_the_host_is_banned_or_gone_somebody_else_becomes_it(tmp_path: Path) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        held = await begun(host, "Ana", "Bob", "Eve", rounds=3)
        empty = await opened(host, "Ana")
        ana, bob, eve = [await host.person(name) for name in ("Ana", "Bob", "Eve")]
        await hosting.hosts(host.service.book, ana, held.id, "pause")
        users = schema.users
        async with host.service.database.write() as connection:
            banned = users.update().where(users.c.id == ana.id).values(banned=True)
            await connection.execute(banned)
        await host.service.steward.look()
        held = await now_at(host, held)
        assert held.facts["owner_id"] == bob.id
        empty = await now_at(host, empty)
        assert (empty.contest.status, empty.contest.reason) == ("over", "no_host")
        await hosting.person_leaves(host.service.book, bob.id)
        await personal.erase(host.service.database, bob.id, "Bob")
        await host.service.steward.look()
        held = await hosting.hosts(host.service.book, eve, held.id, "resume")
        assert not held.contest.paused


@in_a_loop
async def test_one_player_alone_does_not_begin_a_tournament(tmp_path: Path) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        for rules in ({"kind": "swiss"}, {"kind": "arena"}, {"kind": "ladder"}, {"fill": True}):
            held = await opened(host, "Ana", **rules)
            with refused("contest.too_few"):
                await hosting.hosts(host.service.book, await host.person("Ana"), held.id, "start")
            await hosting.hosts(host.service.book, await host.person("Ana"), held.id, "finish")


@in_a_loop
async def test_four_players_at_tables_of_three_all_play(tmp_path: Path) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        for fill in (False, True):
            held = await begun(
                host, "Ana", "Bob", "Eve", "Ida", title="macao", seats=3, rounds=2, fill=fill
            )
            boards = open_boards(held)
            assert sorted(player for one in boards for player in one.players if player) == [
                *range(1, 5)
            ]
            assert sorted(len(one.players) for one in boards) == ([3, 3] if fill else [2, 2])


@in_a_loop
async def test_a_clock_that_jumps_back_changes_no_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        held = await begun(host, "Ana", "Bob", "Eve", "Ida", rounds=2)
        before = held.contest.last
        for module in (booking, stewarding):
            monkeypatch.setattr(module, "now", lambda: before - DAY)
        for board in open_boards(held):
            await ended(host, board.id)
        await host.service.steward.look()
        held = await now_at(host, held)
        assert len(held.contest.rounds) == 2
        times = [row["time"] for row in await host.service.book.rows(held.id)]
        assert times == sorted(times)


DAYS = 3 * 86_400_000_000_000  # ns


def put(monkeypatch: pytest.MonkeyPatch, by: int) -> None:
    """Somebody sets the clock of the machine, by so many nanoseconds."""
    right = clock.time_ns
    monkeypatch.setattr(clock, "time_ns", lambda: right() + by)
    monkeypatch.setattr(database.now, "start", database.now.start)  # as it was, behind the test


@pytest.mark.skipif(sys.platform != "linux", reason="needs a clock that counts sleep")
@pytest.mark.parametrize("by", [DAYS // 100, -DAYS // 100, DAYS, -DAYS])
@in_a_loop
async def test_wherever_the_clock_is_put_nobody_forfeits_and_rounds_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: int
) -> None:
    """Within a round, and between two; three days are more than the hour that a move has."""
    async with house_of(tmp_path) as host:
        await alone(host)
        held = await begun(host, "Ana", "Bob", "Eve", "Ida", rounds=2)
        put(monkeypatch, by)
        host.house.watchman.look_at_clock()
        await host.house.watchman.take_over(database.now())
        await host.settled()
        for board in open_boards(held):
            table = await host.house.table(board.id)
            assert table.is_playing
            assert table.misses == [0, 0]
            due = host.house.attendant.deadline(table, table.acting[0])
            assert due is None or due > database.now() + 590_000, "ten minutes, as after a start"
            await ended(host, board.id)
        await host.service.steward.look()
        held = await now_at(host, held)
        assert len(held.contest.rounds) == 2
        assert not any(one.result.forfeits for one in held.contest.rounds[0].boards if one.result)
        assert not any(player.away for player in held.contest.players.values())
        put(monkeypatch, -by)
        host.house.watchman.look_at_clock()
        for board in open_boards(held):
            await ended(host, board.id)
        await host.service.steward.look()
        held = await now_at(host, held)
        assert held.contest.status == "over"
        times = [row["time"] for row in await host.service.book.rows(held.id)]
        assert times == sorted(times)


@in_a_loop
async def test_an_arena_goes_on_evenly_where_the_clock_was_put_back_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its rows are of tomorrow; it does not wait until then to pair, and to close."""
    async with house_of(tmp_path) as host:
        await alone(host)
        held = await begun(host, "Ana", "Bob", "Eve", "Ida", kind="arena", minutes=1)
        first, _ = open_boards(held)
        await ended(host, first.id)
        await host.service.steward.look()
        last = (await now_at(host, held)).contest.last
    for module in (booking, stewarding):
        monkeypatch.setattr(module, "now", lambda: last - DAY)
    passed = [0.0]
    monkeypatch.setattr(booking, "monotonic", lambda: passed[0])
    async with house_of(tmp_path) as host:
        await alone(host)
        await now_at(host, held)  # its last row is seen
        passed[0] = 11.0  # those two have waited long enough for others
        await host.service.steward.look()
        held = await now_at(host, held)
        assert [len(one.boards) for one in held.contest.rounds] == [2, 1]
        passed[0] = 75.0
        for board in open_boards(held):
            await ended(host, board.id)
        await host.service.steward.look()
        held = await now_at(host, held)
        assert held.contest.status == "over"
        assert held.contest.ended - held.contest.started < 2 * MINUTE


@in_a_loop
async def test_a_host_who_corrects_their_own_table_is_named_in_the_log(tmp_path: Path) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        held = await begun(host, "Ana", "Bob", rounds=1)
        ana = await host.person("Ana")
        told = {"round": 1, "board": 0, "places": [1, 2], "why": "agreed"}
        await hosting.decides(host.service.book, host.house, ana, held.id, told)
        again = {**told, "places": [2, 1], "why": "misread"}
        held = await hosting.decides(host.service.book, host.house, ana, held.id, again)
        newest, first = log_told(held)[:2]
        assert (newest.kind, newest.places, newest.before) == ("correct", [2, 1], [1, 2])
        assert (newest.host, newest.own, newest.why) == (True, True, "misread")
        assert (first.kind, first.host, first.own) == ("result", True, True)


@in_a_loop
async def test_whoever_goes_for_good_leaves_a_number_without_a_name(tmp_path: Path) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        held = await begun(host, "Ana", "Bob", "Eve", rounds=3)
        bob = await host.person("Bob")
        mine = await export.gathered(host.service.database, bob.id, "")
        assert [one["name"] for one in mine["contests"]] == ["Harbour Cup"]
        number = held.number_of(bob.id)
        await hosting.person_leaves(host.service.book, bob.id)
        await personal.erase(host.service.database, bob.id, "Bob")
        held = await now_at(host, held)
        assert number is not None
        assert held.contest.players[number].gone
        assert held.names[number] == names.GONE
        assert bob.id not in held.people.values()
        assert all(one["user_id"] != bob.id for one in await stored_rows(host, held))


async def stored_rows(host: Host, held: Held) -> list[Any]:
    async with host.service.database.read() as connection:
        found = await connection.execute(select(schema.contest_rows))
        return [*found.mappings()]


@in_a_loop
async def test_an_operator_ends_a_tournament_and_everybody_reads_why(tmp_path: Path) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        held = await begun(host, "Ana", "Bob", duplicate=True)
        settings = Settings(database=str(tmp_path / "server.sqlite"))
        async with operator.desk(settings) as desk:
            (line,) = await desk.contests()
            assert (line.id, line.name, line.host) == (held.id, "Harbour Cup", "Ana")
            assert (line.status, line.players, line.kind) == ("running", 2, "swiss")
            with refused("table.reason"):
                await desk.end_contest(held.id, " ")
            with refused("contest.unknown"):
                await desk.end_contest("nosuch", "spam")
            await desk.end_contest(held.id, "spam")
            with refused("contest.over"):
                await desk.end_contest(held.id, "spam")
            deeds = await desk.audit()
            assert [(deed.what, deed.about) for deed in deeds] == [("end tournament", held.id)]
        held = await now_at(host, held)
        assert (held.contest.status, held.contest.reason) == ("over", "operator")
        newest = log_told(held)[0]
        assert (newest.kind, newest.why, newest.host) == ("finish", "spam", False)


async def account(host: Host, name: str) -> User:
    """Somebody who can be rated."""
    users, person = schema.users, await host.person(name)
    async with host.service.database.write() as connection:
        change = users.update().where(users.c.id == person.id)
        await connection.execute(change.values(kind="account"))
    found = await host.service.people.find(person.id)
    assert found is not None
    return found


async def scores(host: Host) -> dict[str, float]:
    await host.settled()
    async with host.service.database.read() as connection:
        found = await connection.execute(select(schema.standings))
        return {one["user_id"]: one["score"] for one in found.mappings()}


@in_a_loop
async def test_no_rating_tells_how_a_game_ended_whose_deal_others_still_play(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        people = [await account(host, name) for name in ("Ana", "Bob", "Eve", "Ida")]
        book, ana = host.service.book, people[0]
        rules = rules_of({"kind": "swiss", "rounds": 1, "duplicate": True})
        wish = hosting.Wish("macau_cards", rules, "Cup", clock=HOUR, rated=True)
        held = await hosting.open_contest(book, ana, wish)
        for person in people[1:]:
            await hosting.join(book, person, held.id, "")
        await hosting.hosts(book, ana, held.id, "start")
        await host.service.steward.look()
        first, second = open_boards(await now_at(host, held))
        losers = [(await host.house.table(board.id)).seats[0].user_id for board in (first, second)]
        await ended(host, first.id)
        await host.service.steward.look()
        assert await scores(host) == {}
        await ended(host, second.id)
        await host.service.steward.look()
        await host.service.steward.look()
        found = await scores(host)
        assert sorted(sorted(found, key=found.__getitem__)[:2]) == sorted(map(str, losers))
        assert len(found) == 4


@in_a_loop
async def test_every_game_of_a_rated_tournament_is_rated(tmp_path: Path) -> None:
    async with house_of(tmp_path) as host:
        await alone(host)
        ana, bob = await account(host, "Ana"), await account(host, "Bob")
        book = host.service.book
        rules = rules_of({"kind": "swiss", "rounds": 1})
        wish = hosting.Wish("macau_cards", rules, "Cup", clock=HOUR, rated=True)
        held = await hosting.open_contest(book, ana, wish)
        with refused("rated.account"):
            await hosting.join(book, await host.person("Eve"), held.id, "")
        await hosting.join(book, bob, held.id, "")
        await hosting.hosts(book, ana, held.id, "start")
        await host.service.steward.look()
        (board,) = open_boards(await now_at(host, held))
        loser = (await host.house.table(board.id)).seats[0].user_id
        await ended(host, board.id)
        found = await scores(host)
        assert len(found) == 2
        assert min(found, key=found.__getitem__) == loser


# ---- over the wire ----

CUP = {"title": "macau_cards", "rules": {"kind": "swiss"}, "clock": HOUR}


def test_who_looks_again_gets_nothing_until_something_has_changed(tmp_path: Path) -> None:
    with here(str(tmp_path / "s.sqlite")) as server, guests(server) as come:
        ana, bob = come("Ana", "Bob")
        path = f"/api/contests/{ana.post('/api/contests', **CUP)['id']}"
        first = ana.http.get(path)

        def looks(person: Person, tag: str) -> httpx.Response:
            return person.http.get(path, headers={"If-None-Match": tag})

        again = looks(ana, first.headers["ETag"])
        assert (again.status_code, again.content) == (304, b"")
        assert looks(bob, first.headers["ETag"]).status_code == 200  # others see something else
        bob.post(f"{path}/chat", text="hello")
        said = looks(ana, first.headers["ETag"])
        assert [line["text"] for line in said.json()["chat"]] == ["hello"]
        bob.post(f"{path}/join")
        joined = looks(ana, said.headers["ETag"]).json()
        for reader, found in (("Ana", joined), ("Bob", bob.get(path))):
            own = {line["name"]: line["yours"] for line in found["standings"]}  # in any order
            assert own == {"Ana": reader == "Ana", "Bob": reader == "Bob"}
        ana.post(f"{path}/host/start")
        wait_until(lambda: ana.get(path)["rounds"])
        begun = looks(ana, said.headers["ETag"]).json()
        assert begun["rounds"][0]["boards"][0]["open"]


def test_whoever_is_invited_by_name_finds_a_private_tournament_and_needs_no_link(
    tmp_path: Path,
) -> None:
    with here(str(tmp_path / "s.sqlite")) as server, guests(server) as come:
        ana, bob, dora, carl, eve = come("Ana", "Bob", "Dora", "Carl", "Eve")
        for one, name in ((bob, "Bob Onda"), (dora, "Dora Vento"), (carl, "Carl Maré")):
            one.id = one.post("/api/accounts", name=name, password="a good password")["id"]
        cup = ana.post("/api/contests", **CUP, public=False)["id"]
        path, unknown = f"/api/contests/{cup}", (404, "contest.unknown")
        assert bob.refused("GET", path) == unknown

        def listed(one: Person) -> list[bool]:
            return [found["invited"] for found in one.get("/api/contests")]

        # Whoever is asked by the host finds it; nobody else does, nor asks anybody
        for name in ("bob onda", "Bob Onda", "Dora Vento"):
            ana.post(f"{path}/invitations", name=name)
        assert listed(bob) == listed(dora) == [True]
        assert [found["hosted_by"] for found in bob.get("/api/contests")] == ["Ana"]
        assert listed(eve) == []
        body = {"name": "Eve"}
        assert eve.refused("POST", f"{path}/invitations", json=body) == unknown
        not_host = bob.refused("POST", f"{path}/invitations", json={"name": "Dora Vento"})
        assert not_host == (403, "contest.not_host")
        # Guests cannot be asked by name, nor can whoever has blocked the host
        carl.put(f"/api/people/{ana.id}/block", kind="block")
        for name in ("Eve", "Carl Maré"):
            answer = ana.refused("POST", f"{path}/invitations", json={"name": name})
            assert answer == (404, "person.not_found")
        # One comes, and one does not
        assert bob.get(path)["invited"] is True
        bob.post(f"{path}/join")
        assert listed(bob) == [False]
        dora.http.delete(f"{path}/invitation").raise_for_status()
        assert listed(dora) == []
        assert dora.refused("GET", path) == unknown
        # Whoever deletes the account leaves no invitation behind
        ana.post(f"{path}/invitations", name="Dora Vento")
        dora.http.request("DELETE", "/api/me", json={"password": "a good password"})
        assert asyncio.run(invited_at(tmp_path / "s.sqlite")) == [bob.id]


async def invited_at(file: Path) -> list[Any]:
    database = Database(database_url(str(file)))
    async with database.read() as connection:
        found = list(await connection.scalars(select(schema.contest_invitations.c.user_id)))
    await database.close()
    return found


def test_what_is_pressed_twice_is_stored_once(tmp_path: Path) -> None:
    with here(str(tmp_path / "s.sqlite")) as server, guests(server) as come:
        ana, bob = come("Ana", "Bob")
        path = f"/api/contests/{ana.post('/api/contests', **CUP)['id']}"
        bob.post(f"{path}/join")
        for what in ("back", "away", "away", "back", "back", "leave", "leave", "away"):
            bob.post(f"{path}/{what}")
        assert bob.refused("POST", f"{path}/back") == (422, "contest.withdrawn")
        for what in ("finish", "finish"):
            ana.post(f"{path}/host/{what}")
        kinds = [row["kind"] for row in ana.get(f"{path}/export", form="rows")]
        assert kinds == ["open", "join", "join", "away", "back", "leave", "finish"]


def test_standings_go_out_as_csv_json_and_trf_and_the_key_of_the_lots_when_it_is_over(
    tmp_path: Path,
) -> None:
    with here(str(tmp_path / "s.sqlite")) as server, guests(server) as come:
        ana, bob = come("Ana", "=Bob")
        path = f"/api/contests/{ana.post('/api/contests', **CUP)['id']}"
        bob.post(f"{path}/join")
        ana.post(f"{path}/host/start")
        wait_until(lambda: ana.get(path)["rounds"])
        assert ana.get(path)["lots"] is None
        result = {"round": 1, "board": 0, "places": [1, 2], "why": "agreed"}
        ana.post(f"{path}/results", **result)
        ana.post(f"{path}/host/finish")
        found = ana.get(path)
        assert commitment(bytes.fromhex(found["lots"])) == found["commitment"]

        def export(form: str) -> str:
            return ana.http.get(f"{path}/export", params={"form": form}).text

        head, *lines = export("csv").splitlines()
        assert head == "rank,name,points,played,direct,opponents,margin,lot,1"
        assert sorted(line.split(",")[1] for line in lines) == ["'=Bob", "Ana"]
        assert sorted(line.split(",")[2] for line in lines) == ["0", "2"]
        told = ana.get(f"{path}/export", form="json")
        assert told["key"] == found["lots"]
        first, second = told["rounds"][0]["boards"][0]["players"]
        trf = [line for line in export("trf").splitlines() if line.startswith("001")]
        games = {int(line[4:8]): line[91:99].split() for line in trf}
        assert games[first] == [str(second), "w", "1"]
        assert games[second] == [str(first), "b", "0"]
        four = {**CUP, "rules": {"kind": "swiss", "seats": 4}}
        other = ana.post("/api/contests", **four)["id"]
        query = {"form": "trf"}
        answer = ana.refused("GET", f"/api/contests/{other}/export", params=query)
        assert answer[1] == "contest.trf"


def test_nobody_comes_and_goes_without_end(tmp_path: Path) -> None:
    with here(str(tmp_path / "s.sqlite"), limits=True) as server, guests(server) as come:
        ana, bob = come("Ana", "Bob")
        path = f"/api/contests/{ana.post('/api/contests', **CUP)['id']}"
        for _ in range(10):
            bob.post(f"{path}/join")
            bob.post(f"{path}/leave")
        answer = bob.refused("POST", f"{path}/join", json={})
        assert answer == (429, "limit.too_often")


@in_a_loop
async def test_tournaments_that_somebody_makes_up_leave_nothing_in_memory(tmp_path: Path) -> None:
    async with house_of(tmp_path) as host:
        book = host.service.book
        for number in range(50):
            with refused("contest.unknown"):
                await book.contest(f"nosuch{number}")
        gc.collect()
        assert not book.locks
        assert not book.held


def test_one_address_opens_no_crowd_of_tournaments(tmp_path: Path) -> None:
    with here(str(tmp_path / "s.sqlite"), limits=True) as server, guests(server) as come:
        *crowd, newcomer = come("Ana", "Bob", "Carl", "Dora")
        statuses = [one.http.post("/api/contests", json=CUP).status_code for one in crowd * 8]
        assert statuses[:20] == [201] * 20
        assert newcomer.refused("POST", "/api/contests", json=CUP) == (429, "limit.too_often")


def test_ones_own_tournament_stays_in_the_list_however_many_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contests, "LISTED", 2)
    with here(str(tmp_path / "s.sqlite")) as server, guests(server) as come:
        ana, bob = come("Ana", "Bob")
        mine = ana.post("/api/contests", **CUP)["id"]
        for _ in range(3):
            bob.post("/api/contests", **CUP)
        assert [one["id"] == mine for one in ana.get("/api/contests")] == [True, False]


def test_a_chat_keeps_its_newest_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "KEPT", 3)
    with here(str(tmp_path / "s.sqlite")) as server, guests(server) as come:
        ana, bob = come("Ana", "Bob")
        paths = [f"/api/contests/{one.post('/api/contests', **CUP)['id']}" for one in (ana, bob)]
        ana.post(f"{paths[1]}/chat", text="elsewhere")
        for number in range(5):
            ana.post(f"{paths[0]}/chat", text=f"line {number}")
        said = [[line["text"] for line in ana.get(path)["chat"]] for path in paths]
        assert said == [["line 2", "line 3", "line 4"], ["elsewhere"]]


def test_the_archive_has_what_was_over_before_a_moment(tmp_path: Path) -> None:
    with here(str(tmp_path / "s.sqlite")) as server, guests(server) as come:
        ana, bob = come("Ana", "Bob")
        for name, public in (("First", True), ("Second", True), ("Hidden", False)):
            cup = ana.post("/api/contests", **CUP, name=name, public=public)["id"]
            ana.post(f"/api/contests/{cup}/host/finish")
            clock.sleep(0.002)  # each is over in a millisecond of its own
        ana.post("/api/contests", **CUP, name="Open")
        changed = {one["name"]: one["changed"] for one in ana.get("/api/contests")}

        def archive(person: Person, before: int) -> list[str]:
            return [one["name"] for one in person.get("/api/contests", before=before)]

        assert archive(ana, changed["Hidden"] + 1) == ["Hidden", "Second", "First"]
        assert archive(bob, changed["Hidden"] + 1) == ["Second", "First"]
        assert archive(bob, changed["Second"]) == ["First"]
        assert archive(bob, changed["First"]) == []
