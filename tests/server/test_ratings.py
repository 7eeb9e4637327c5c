"""Rated tables: who may play there, and what each game tells, exactly once."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any
from unittest import mock

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import func, select

from carrack.server.operate import moderating
from carrack.server.people import personal
from carrack.server.people.user import User
from carrack.server.ratings import anchors, rankings, ratings
from carrack.server.ratings.anchors import MU, SIGMA, Anchor
from carrack.server.ratings.ratings import Standing, after
from carrack.server.service import Service
from carrack.server.settings import Settings
from carrack.server.settings import database_url as full_url
from carrack.server.storage import schema
from carrack.server.storage.database import Database
from carrack.server.tables import drafts, opening, rematches, seating
from carrack.server.tables.wishes import SeatWish, Wish
from tools import anchors as making

from .running import Servers
from .tables import AtTable, Host, both, house_of, in_a_loop, refused
from .wire import Here, Json, Person, guests, here, names, some, wait_until

CLOCK = {"kind": "move", "seconds": 86400}
PASSWORD = "a good password"
RATED: Json = {"rated": True, "clock": CLOCK}
BOT = Anchor("macau_cards", 2, "cabin_boy", 25.0, 1.0, 400)


@pytest.fixture(autouse=True)
def known_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One bot has a rating at two and at three seats."""
    three = Anchor("macau_cards", 3, "cabin_boy", 25.0, 1.0, 40)
    (tmp_path / BOT.title).write_text(making.written([BOT, three]))
    monkeypatch.setattr(anchors, "file_of", lambda title: tmp_path / title)
    anchors.anchors.cache_clear()
    yield
    anchors.anchors.cache_clear()


async def account(host: Host, name: str) -> User:
    signed_in = await host.service.people.accounts.open_account(None, name, PASSWORD)
    host.people[name] = signed_in.user
    return signed_in.user


@asynccontextmanager
async def accounts(folder: Path, *people: str) -> AsyncIterator[Host]:
    async with house_of(folder) as host:
        for name in people:
            await account(host, name)
        yield host


async def rows(host: Host, table: Any = schema.ratings) -> list[Json]:
    async with host.service.database.read() as connection:
        return [dict(row) for row in (await connection.execute(select(table))).mappings()]


async def standing(host: Host, name: str) -> Json | None:
    mine = [
        one for one in await rows(host, schema.standings) if one["user_id"] == host.people[name].id
    ]
    return mine[0] if mine else None


async def to_the_end(table: AtTable, luck: int = 1) -> None:
    """People do anything, bots play on, until it is over."""
    chance = Random(luck)
    while table.table.is_playing:
        await table.settled()
        if table.table.is_playing and (
            people := [s for s in table.acting if table.table.seats[s].is_present]
        ):
            seat = chance.choice(people)
            await table.act(seat, chance.choice(table.legal(seat)))


# ---- what a game tells ----


@in_a_loop
async def test_a_finished_rated_table_moves_everybody_who_played(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Ann", "Bob") as host:
        table = await host.open("macau_cards", "Ann", "Bob", **RATED)
        assert await rows(host) == []
        await to_the_end(table)
        told = {one["user_id"]: one for one in await rows(host)}
        won = {host.people[name].id: await standing(host, name) for name in ("Ann", "Bob")}
        assert set(told) == set(won)
        for user_id, now in won.items():
            assert now is not None
            assert (now["games"], now["mu"]) == (1, told[user_id]["mu"])
            assert (now["mu"] > MU) == (told[user_id]["place"] == 1) == (now["wins"] == 1)
            assert now["sigma"] < SIGMA
            assert now["score"] == ratings.score(now["mu"], now["sigma"])


@in_a_loop
async def test_a_table_that_is_not_rated_tells_nothing(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Ann", "Bob") as host:
        await to_the_end(await host.open("macau_cards", "Ann", "Bob", clock=CLOCK))
        assert await rows(host) == await rows(host, schema.standings) == []


@in_a_loop
async def test_bots_keep_their_rating_and_move_people_by_it(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Ann") as host:
        table = await host.open("macau_cards", "Ann", bots=1, level="cabin_boy", **RATED)
        await to_the_end(table)
        (told,) = await rows(host)
        expected = after(
            [Standing(), Standing(BOT.mu, BOT.sigma)],
            [False, True],
            [told["place"], 3 - told["place"]],
        )
        assert told["mu"] == pytest.approx(expected[0].mu)
        assert expected[1] == Standing(BOT.mu, BOT.sigma)


@in_a_loop
async def test_seat_counts_are_rated_apart(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Ann", "Bob") as host:
        await to_the_end(await host.open("macau_cards", "Ann", "Bob", **RATED))
        await to_the_end(
            await host.open("macau_cards", "Ann", "Bob", bots=1, level="cabin_boy", **RATED)
        )
        found = [(one["seats"], one["games"]) for one in await rows(host, schema.standings)]
        assert sorted(found) == [(2, 1), (2, 1), (3, 1), (3, 1)]


@some(60)
@given(data=st.data(), count=st.integers(2, 6))
def test_whatever_the_places_fixed_ones_stay_and_nobody_is_known_less(
    data: Any, count: int
) -> None:
    mu, sigma = st.floats(0, 50), st.floats(0.5, SIGMA)
    before = [Standing(data.draw(mu), data.draw(sigma)) for _ in range(count)]
    fixed = [data.draw(st.booleans()) for _ in range(count)]
    ranks = [data.draw(st.integers(1, count)) for _ in range(count)]
    now = after(before, fixed, ranks)
    for one, then, stays in zip(now, before, fixed, strict=True):
        assert one == then if stays else one.games == then.games + 1
        assert one.sigma <= then.sigma
        assert -100 < one.mu < 150


@given(mu=st.floats(10, 40), other=st.floats(10, 40))
def test_whoever_wins_gains_and_whoever_loses_loses(mu: float, other: float) -> None:
    won, lost = after([Standing(mu), Standing(other)], [False, False], [1, 2])
    assert won.mu > mu
    assert lost.mu < other


# ---- whoever leaves is last ----


@in_a_loop
async def test_whoever_resigns_against_a_bot_has_lost(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Ann") as host:
        table = await host.open("macau_cards", "Ann", bots=1, level="cabin_boy", **RATED)
        await table.resign("Ann")
        (told,) = await rows(host)
        assert told["place"] == 2
        assert told["mu"] < MU
        assert table.table.facts.result == {
            "kind": "places",
            "won": [1],
            "conditions": ["resigned"],
            "places": [2, 1],
        }


@in_a_loop
async def test_the_last_to_resign_is_no_better_than_who_resigned_before(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Ann", "Bob") as host:
        table = await host.open("macau_cards", "Ann", "Bob", bots=1, level="cabin_boy", **RATED)
        await table.resign("Ann")
        assert table.status == "playing"
        await table.resign("Bob")
        result = table.table.facts.result
        assert result is not None
        assert result["places"] == [2, 2, 1]
        assert {one["seat"]: one["place"] for one in await rows(host)} == {0: 2, 1: 2}


@in_a_loop
async def test_whoever_resigns_is_last_even_if_the_stand_in_wins(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Ann", "Bob", "Cid") as host:
        table = await host.open("macau_cards", "Ann", "Bob", "Cid", **RATED)
        await table.resign("Bob")
        await to_the_end(table)
        places = {one["seat"]: one["place"] for one in await rows(host)}
        assert places[1] == 3
        assert {places[0], places[2]} <= {1, 2}


@in_a_loop
async def test_whoever_deletes_the_account_is_reckoned_with_and_not_stored(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Ann", "Bob") as host:
        table = await host.open("macau_cards", "Ann", "Bob", **RATED)
        bob = host.people["Bob"]
        await seating.person_leaves(host.house, bob.id)
        await host.service.people.accounts.delete(bob)
        table = await host.at(table)
        await to_the_end(table)
        (told,) = await rows(host)
        assert told["user_id"] == host.people["Ann"].id
        assert told["place"] == 1


@in_a_loop
async def test_whoever_is_away_at_the_end_is_last(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Ann", "Bob") as host:
        table = await host.open("macau_cards", "Ann", "Bob", **RATED)
        await host.house.do(table.id, lambda t: drafts.change_seat(t, 1, away=True))
        await to_the_end(table)
        places = {one["seat"]: one["place"] for one in await rows(host)}
        assert places == {0: 1, 1: 2}


@in_a_loop
async def test_nothing_is_taken_back_or_ended_by_consent(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Ann", "Bob") as host:
        table = await host.open("macau_cards", "Ann", "Bob", **RATED)
        for what in ("undo", "end"):
            with refused("rated.consent"):
                await table.offer("Ann", what)
        page = table.page(table.mover)
        await table.anything(Random(1))
        assert page.position["undo_agreed"] == 0


# ---- exactly once ----


@in_a_loop
async def test_two_processes_that_end_one_game_rate_it_once(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Ann", "Bob") as host, house_of(tmp_path) as other:
        table = await host.open("macau_cards", "Ann", "Bob", **RATED)
        there = await other.at(table)
        await both(
            table.do("Ann", lambda t: drafts.resign(t, 0)),
            there.do("Ann", lambda t: drafts.resign(t, 0)),
        )
        assert len(await rows(host)) == 2
        assert [one["games"] for one in await rows(host, schema.standings)] == [1, 1]


@in_a_loop
async def test_games_that_end_at_the_same_time_all_count(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Ann", "Bob") as host, house_of(tmp_path) as other:
        tables = [await host.open("macau_cards", "Ann", "Bob", **RATED) for _ in range(6)]
        there = [await other.at(table) for table in tables[3:]]
        await both(*(table.resign("Ann") for table in [*tables[:3], *there]))
        assert len(await rows(host)) == 12
        found = await rows(host, schema.standings)
        assert [one["games"] for one in found] == [6, 6]
        last = max(one["mu"] for one in await rows(host))
        assert max(one["mu"] for one in found) == last


@in_a_loop
async def test_what_cannot_be_stored_is_not_the_end_either(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Ann", "Bob") as host:
        table = await host.open("macau_cards", "Ann", "Bob", **RATED)
        broken = mock.patch.object(ratings, "locked", side_effect=OSError("no disk"))
        with broken, refused("server.unavailable"):
            await table.resign("Ann")
        assert (await table.columns())["status"] == "playing"
        await table.reloaded()
        await table.resign("Ann")
        assert len(await rows(host)) == 2


@in_a_loop
async def test_a_rating_that_cannot_be_worked_out_stops_no_game(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Ann", "Bob") as host:
        table = await host.open("macau_cards", "Ann", "Bob", **RATED)
        with mock.patch.object(ratings, "after", side_effect=ZeroDivisionError):
            await table.resign("Ann")
        assert (await table.columns())["status"] == "ended"
        assert await rows(host) == []


@in_a_loop
async def test_who_is_rated_is_read_from_the_journal_again(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Ann", "Bob", "Cid") as host:
        table = await host.open("macau_cards", "Ann", "Bob", "Cid", **RATED)
        before = table.table.starters
        await table.resign("Ann")
        again = await table.reloaded()
        assert before is not None
        assert again.starters == before


def test_each_game_counts_once_though_the_server_is_killed(
    running_server: Servers, database_url: str
) -> None:
    # Given two accounts who play one rated game after the other
    server = running_server(database_url, quick=1, limits=0)
    ended: set[str] = set()
    with Person(server.url) as ann, Person(server.url) as bob:
        for person, name in ((ann, "Ann"), (bob, "Bob")):
            person.id = person.post("/api/accounts", name=name, password=PASSWORD)["id"]

        def play() -> None:
            while len(ended) < 6:
                try:
                    table = ann.opens("macau_cards", ["me", "open"], **RATED)
                    bob.joins(table)
                    ann.starts(table)
                    resigned(bob, table["table"]["id"])
                    ended.add(table["table"]["id"])
                except Exception:  # noqa: BLE001 - the server is being killed
                    continue

        player = Thread(target=play)
        player.start()
        # When the server is killed in between
        for kills in range(1, 3):
            wait_until(lambda kills=kills: len(ended) >= 2 * kills)
            server.restart()
        player.join(120)
    # Then each game that ended has moved both, once
    told, over, games = asyncio.run(counted(database_url))
    assert told == 2 * over
    assert games == [over, over]
    assert over >= 6


def resigned(person: Person, table: str, seat: int = 1) -> None:
    with person.dial() as wire:
        wire.say("hello")
        wire.watch(table)
        wire.does("resign", table, seat=seat)


async def counted(url: str) -> tuple[int, int, list[int]]:
    """Rows of ratings, rated tables that ended, and the games of each standing."""
    database = Database(full_url(url))
    tables = schema.tables.c
    over = select(func.count()).where(tables.rated, tables.status == "ended")
    async with database.read() as connection:
        told = await connection.scalar(select(func.count()).select_from(schema.ratings))
        ended = await connection.scalar(over)
        games = list(await connection.scalars(select(schema.standings.c.games)))
    await database.close()
    return told or 0, ended or 0, games


# ---- which tables can be rated ----

ME, OPEN, HERE = SeatWish("me"), SeatWish("open"), SeatWish("here", "Cid")
WISHES: list[tuple[str, Wish]] = [
    ("rated.clock", Wish("macau_cards", [ME, OPEN], rated=True)),
    ("rated.options", Wish("macau_cards", [ME, OPEN], options={"variant": "romanian"}, **RATED)),
    ("rated.help", Wish("macau_cards", [ME, OPEN], hands_delay=60, **RATED)),
    ("rated.help", Wish("macau_cards", [ME, OPEN], hints=True, **RATED)),
    ("rated.device", Wish("macau_cards", [ME, HERE], **RATED)),
    ("rated.bot", Wish("macau_cards", [ME, SeatWish("bot", level="random")], **RATED)),
    ("rated.bot", Wish("macao", [ME, SeatWish("bot", level="cabin_boy")], **RATED)),
]


@pytest.mark.parametrize(("code", "wish"), WISHES)
def test_a_table_that_proves_nothing_is_not_rated(tmp_path: Path, code: str, wish: Wish) -> None:
    async def opened() -> None:
        async with accounts(tmp_path, "Ann") as host:
            with refused(code):
                await opening.open_table(host.house, host.people["Ann"], wish)

    asyncio.run(opened())


@in_a_loop
async def test_guests_neither_open_nor_join(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Ann") as host:
        with refused("rated.account"):
            await host.open("macau_cards", "Guest", "Other", **RATED)
        wish = Wish("macau_cards", [ME, OPEN], **RATED)
        opened = await opening.open_table(host.house, host.people["Ann"], wish)
        with refused("rated.account"):
            await host.join("Guest", AtTable(host, opened.id))
        with refused("rated.bot"):
            await seating.start(host.house, host.people["Ann"], opened.id, "random")


@in_a_loop
async def test_the_same_again_is_rated_again_and_gives_no_hints(tmp_path: Path) -> None:
    async with accounts(tmp_path, "Ann") as host:
        table = await host.open("macau_cards", "Ann", bots=1, level="cabin_boy", **RATED)
        await table.resign("Ann")
        again = await rematches.rematch(host.house, host.people["Ann"], table.id)
        facts = (await host.house.table(again)).facts
        assert (facts.rated, facts.hints) == (True, False)


# ---- what everybody may see ----


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    with here(str(tmp_path_factory.mktemp("rankings") / "server.sqlite")) as running:
        yield running


Come = Callable[[str], Person]


@pytest.fixture
def come(server: Here) -> Iterator[Come]:
    with guests(server) as everybody:

        def with_account(name: str) -> Person:
            (person,) = everybody("")
            person.id = person.post("/api/accounts", name=name, password=PASSWORD)["id"]
            return person

        yield with_account


def beats(winner: Person, loser: Person, **wish: Any) -> str:
    """A rated game that the other gives up."""
    table = winner.opens("macau_cards", ["me", "open"], **{**RATED, **wish})
    loser.joins(table)
    winner.starts(table)
    resigned(loser, table["table"]["id"])
    return str(table["table"]["id"])


def test_a_room_shows_the_rating_of_whoever_sits_there(server: Here, come: Come) -> None:
    eve, fay, gus = come("Eve R"), come("Fay R"), come("Gus R")
    beats(eve, fay)
    room = eve.opens("macau_cards", ["me", "open"], public=True)["table"]["id"]
    gus.post(f"/api/tables/{room}/join")
    (rating,) = eve.get(f"/api/people/{eve.id}")["ratings"]
    assert gus.get(f"/api/tables/{room}")["points"] == [rating["points"], None]
    larger = eve.opens("macau_cards", ["me", "open", "open"], public=True)["table"]["id"]
    assert eve.get(f"/api/tables/{larger}")["points"] == [None, None, None]  # never with three


def test_rankings_and_profiles_tell_who_won(server: Here, come: Come) -> None:
    ann, bob = come("Ann R"), come("Bob R")
    shown, hidden = beats(ann, bob, public=True), beats(ann, bob)
    everybody = ann.get("/api/rankings/macau_cards/2", language="en")
    order = [one["id"] for one in everybody["people"]]
    assert order.index(ann.id) < order.index(bob.id)
    first = next(one for one in everybody["people"] if one["id"] == ann.id)
    assert (first["name"], first["games"], first["wins"]) == ("Ann R", 2, 2)
    assert first["points"] > 1000
    assert {"title": "macau_cards", "seats": 2, "people": everybody["total"]} in ann.get(
        "/api/rankings"
    )
    assert [(one["name"], one["few"]) for one in everybody["bots"]] == [("Cabin boy", False)]
    # The page of one person, for anybody: private tables are not named there
    profile = ann.get(f"/api/people/{ann.id}")
    (rating,) = profile["ratings"]
    assert rating["place"] <= order.index(ann.id) + 1
    assert [one["table"] for one in rating["history"]] == [shown, None]
    assert rating["history"][-1]["points"] == rating["points"]
    assert [one["table"] for one in profile["recent"]] == [shown]
    assert hidden not in str(profile)


def test_a_profile_calls_bots_by_their_names(server: Here, come: Come) -> None:
    ann = come("Ann P")
    table = ann.opens("macau_cards", ["me", "cabin_boy"], public=True, **RATED)["table"]["id"]
    resigned(ann, table, seat=0)
    for language, name in (("en", "Cabin boy"), ("de", "Schiffsjunge")):
        (game,) = ann.get(f"/api/people/{ann.id}", language=language)["recent"]
        assert game["players"] == ["Ann P", name]


@in_a_loop
async def test_whoever_is_erased_while_a_game_is_rated_leaves_no_rating(postgres_url: str) -> None:
    service = await Service.start(Settings(database=postgres_url, quick=True, notice_delay=3600.0))
    host, locked, erasing = Host(service, None), ratings.locked, asyncio.Event()

    async def erased() -> None:
        await erasing.wait()
        await personal.erase(service.database, host.people["Ann"].id, "Ann")

    async def slowly(*given: Any) -> Any:
        found = await locked(*given)
        erasing.set()
        await asyncio.sleep(0.5)  # by then the other has come as far as it can
        return found

    try:
        await account(host, "Ann")
        first, table = [
            await host.open("macau_cards", "Ann", bots=1, level="cabin_boy", **RATED)
            for _ in range(2)
        ]
        await first.resign("Ann")
        # The name at tables has gone before: that is a transaction of its own
        gone = mock.patch.object(personal, "change_tables", mock.AsyncMock(return_value=[]))
        with gone, mock.patch.object(ratings, "locked", slowly):
            assert await both(table.resign("Ann"), erased()) == [mock.ANY, None]
        assert await rows(host) == await rows(host, schema.standings) == []
    finally:
        await service.stop()


def test_the_banned_and_the_gone_are_in_no_list(server: Here, come: Come) -> None:
    ann, bob, cid = come("Ann S"), come("Bob S"), come("Cid S")
    beats(ann, bob)
    beats(bob, cid)
    server.do(moderating.Operator(server.service.people).ban(bob.id))
    cid.http.request("DELETE", "/api/me", json={"password": PASSWORD})
    listed = {one["id"] for one in ann.get("/api/rankings/macau_cards/2")["people"]}
    assert ann.id in listed
    assert not {bob.id, cid.id} & listed
    for gone in (bob, cid):
        assert ann.refused("GET", f"/api/people/{gone.id}") == (404, "person.not_found")


def test_the_export_tells_of_ratings_and_leaving_deletes_them(server: Here, come: Come) -> None:
    ann, bob = come("Ann T"), come("Bob T")
    table = beats(ann, bob)
    assert [one["table_id"] for one in bob.get("/api/me/export")["ratings"]] == [table]
    bob.http.request("DELETE", "/api/me", json={"password": PASSWORD})

    async def left() -> int:
        of_bob = [
            select(func.count()).where(column == bob.id)
            for column in (schema.ratings.c.user_id, schema.standings.c.user_id)
        ]
        async with server.service.database.read() as connection:
            return sum([await connection.scalar(one) or 0 for one in of_bob])

    assert server.do(left()) == 0


def test_a_long_ranking_comes_in_pages(
    server: Here, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rankings, "SHOWN", 1)
    ann, bob = come("Ann U"), come("Bob U")
    beats(ann, bob)
    path, seen = "/api/rankings/macau_cards/2", []
    total = ann.get(path)["total"]
    before = {"place": 0, "points": math.inf}
    for number in range(total):
        (one,) = ann.get(path, after=number)["people"]
        # Equal points share a place, and the next one comes behind all of them.
        tied = one["points"] == before["points"]
        assert one["place"] == (before["place"] if tied else number + 1)
        assert one["points"] <= before["points"]
        seen.append(one["id"])
        before = one
    assert len(set(seen)) == total
    assert ann.get(path, after=total)["people"] == []


def test_equal_points_share_a_place(server: Here, come: Come) -> None:
    ann, bob, cid, dan = (come(f"{name} W") for name in ("Ann", "Bob", "Cid", "Dan"))
    beats(ann, bob)
    beats(cid, dan)
    people = {one["id"]: one for one in ann.get("/api/rankings/macau_cards/2")["people"]}
    for one, other in ((ann, cid), (bob, dan)):
        assert people[one.id]["points"] == people[other.id]["points"]
        assert people[one.id]["place"] == people[other.id]["place"]
        (rating,) = one.get(f"/api/people/{one.id}")["ratings"]
        assert rating["place"] == people[one.id]["place"]
    better = [one for one in people.values() if one["points"] > people[bob.id]["points"]]
    assert people[bob.id]["place"] == len(better) + 1


@pytest.mark.parametrize(
    "path",
    [
        "/api/rankings/macao/0",
        "/api/rankings/macao/99",
        "/api/rankings/macao/x",
        "/api/rankings/ma%20cao/2",
        "/api/rankings/macao/2?after=-1",
        "/api/rankings/macao/2?after=9999999999999999999999",
        "/api/people/A%27%20OR%201",
    ],
)
def test_nonsense_is_refused(server: Here, path: str) -> None:
    with Person(server.url) as stranger:
        assert stranger.refused("GET", path) == (422, "request.invalid")


def test_what_nobody_can_play_has_no_ranking_and_an_unknown_person_is_not_there(
    server: Here,
) -> None:
    with Person(server.url) as stranger:
        assert stranger.refused("GET", "/api/rankings/chess/2") == (422, "game.unknown")
        assert stranger.refused("GET", "/api/rankings/macao/9") == (422, "option.seats")
        assert stranger.refused("GET", "/api/people/nobody") == (404, "person.not_found")


def test_programs_and_tokens_of_seats_do_not_play_for_points(server: Here, come: Come) -> None:
    ann, bob = come("Ann V"), come("Bob V")
    table = ann.opens("macau_cards", ["me", "open"], **RATED)
    where = table["table"]["id"]
    token = {"Authorization": "Bearer " + bob.post("/api/me/programs", name="Bot")["token"]}
    body = {"key": table["key"]}
    assert bob.refused("POST", f"/api/tables/{where}/join", json=body, headers=token) == (
        409,
        "rated.program",
    )
    bob.joins(table)
    ann.starts(table)
    assert bob.refused("POST", f"/api/tables/{where}/seats/1/token") == (409, "rated.program")
    with bob.dial(headers=token) as wire:
        wire.say("hello")
        wire.watch(where)
        turn = wire.stream(where, 1).turn
        named = {"decision": "0.1", "action": {"type": "draw"}}
        if turn is not None:
            named = {"decision": turn["decision"], "action": names(turn)[0]}
        assert wire.ask("act", where, seat=1, **named)["code"] == "rated.program"
