"""A tournament on a server: everything by itself, nothing twice, nothing lost."""

from __future__ import annotations

import asyncio
import gc
import os
import time as clock
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from carrack.contests.contest import Row
from carrack.contests.lots import commitment, round_key
from carrack.contests.rules import DAY, rules_of
from carrack.contests.steps import due, order
from carrack.server.contests import book as booking
from carrack.server.contests import host as hosting
from carrack.server.contests import steward as stewarding
from carrack.server.contests.book import Held
from carrack.server.people import export, names, personal
from carrack.server.records import replays
from carrack.server.records.recording import record_of
from carrack.server.settings import database_url
from carrack.server.storage import schema
from carrack.server.storage.database import Database
from carrack.server.tables import access, clocks, drafts, rematches, seating
from carrack.server.tables.facts import OVER
from carrack.server.tables.rows import Row as TableRow
from carrack.server.wire.routes import contests
from carrack.server.wire.routes.contests import log_told
from tools.standings import outcome_of, standings

from .running import Servers
from .tables import Host, both, house_of, in_a_loop, refused
from .test_fuzz import OPERATIONS
from .wire import Json, Person, guests, here, wait_until

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
        wait_until(lambda: all(server.table(table).is_playing for table in tables.values()))
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
        for table in (over, running):
            for what in ("record", "statistics", "fairness"):
                answer = ana.http.get(f"/api/tables/{table}/{what}", params={"key": link[table]})
                assert answer.status_code in (403, 409), what
        (board,) = ended_boards(zoe, cup)
        assert (board["places"], board["scores"]) == ([], []), "not even how it ended"
        rows = zoe.get(f"/api/contests/{cup}/export", form="rows")
        assert "result" not in [row["kind"] for row in rows]
        assert all(line["points"] == 0 for line in zoe.get(f"/api/contests/{cup}")["standings"])


def mine(person: Person, cup: str) -> Json:
    found: Json = person.get(f"/api/contests/{cup}")["mine"]
    return found


def ended_boards(person: Person, cup: str) -> list[Json]:
    boards: list[Json] = person.get(f"/api/contests/{cup}")["rounds"][0]["boards"]
    return [board for board in boards if not board["open"]]


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


def test_what_is_pressed_twice_is_stored_once(tmp_path: Path) -> None:
    with here(str(tmp_path / "s.sqlite")) as server, guests(server) as come:
        ana, bob = come("Ana", "Bob")
        path = f"/api/contests/{ana.post('/api/contests', **CUP)['id']}"
        bob.post(f"{path}/join")
        for what in ("back", "away", "away", "back", "back", "leave", "leave", "away"):
            bob.post(f"{path}/{what}")
        kinds = [row["kind"] for row in ana.get(f"{path}/export", form="rows")]
        assert kinds == ["open", "join", "join", "away", "back", "leave"]
        assert bob.refused("POST", f"{path}/back") == (422, "contest.withdrawn")


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
    monkeypatch.setattr(contests, "KEPT_LINES", 3)
    with here(str(tmp_path / "s.sqlite")) as server, guests(server) as come:
        ana, bob = come("Ana", "Bob")
        paths = [f"/api/contests/{one.post('/api/contests', **CUP)['id']}" for one in (ana, bob)]
        ana.post(f"{paths[1]}/chat", text="elsewhere")
        for number in range(5):
            ana.post(f"{paths[0]}/chat", text=f"line {number}")
        said = [[line["text"] for line in ana.get(path)["chat"]] for path in paths]
        assert said == [["line 2", "line 3", "line 4"], ["elsewhere"]]
