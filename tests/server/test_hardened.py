"""What was found by looking for trouble: races, full pools, long games, and people who insist."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from structlog.testing import capture_logs

import carrack
from carrack.bots import Bot
from carrack.kernel.game import Game
from carrack.server import beside
from carrack.server.operate.observing import Metrics
from carrack.server.storage import journal, schema, writers
from carrack.server.storage.database import Database
from carrack.server.tables import entries, following, loading, opening, rows, seating, wishes
from carrack.server.tables.facts import Told
from carrack.server.tables.table import Table
from carrack.server.tables.thinking import Thinkers
from carrack.server.wire import handlers, limits, showing, telling
from carrack.server.wire.log import Logged
from carrack.server.wire.routes import health

from .tables import AtTable, Host, Time, house_of, in_a_loop, refused
from .wire import (
    PATIENCE,
    QUIET,
    Here,
    Json,
    People,
    Person,
    Wire,
    all_wires,
    guests,
    here,
    seated,
    wait_until,
    waiting,
)

DAY = 86_400  # seconds
TOO_OFTEN = "limit.too_often"
PASSWORDS = ("correct horse", "battery staple")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    with here(str(tmp_path_factory.mktemp("hardened") / "server.sqlite")) as found:
        yield found


@pytest.fixture
def people(server: Here) -> Iterator[People]:
    with guests(server) as come:
        yield come


# ---- a seat that changes hands ----


def three_at_a_table(people: People) -> tuple[list[Person], Json]:
    """Ana, Bob and Cat play; Dan looks for a seat."""
    ana, bob, cat, dan = people("Ana", "Bob", "Cat", "Dan")
    opened = ana.opens("macau_cards", ["me", "open", "open"], options=QUIET)
    bob.joins(opened)
    cat.joins(opened)
    ana.starts(opened)
    return [ana, bob, cat, dan], opened


def gives_up(leaver: Person, host: Person, table: str) -> None:
    """Seat 1 is for whoever comes."""
    with leaver.connect() as wire:
        wire.does("resign", table, seat=1)
    host.put(f"/api/tables/{table}/seats/1")


def test_whoever_loses_the_seat_while_the_page_opens_does_not_see_it(
    server: Here, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    [ana, bob, _, dan], opened = three_at_a_table(people)
    table = opened["table"]["id"]
    gives_up(bob, ana, table)
    usual, house = handlers.missed, server.service.house

    async def meanwhile(page: Any, table: Table, *rest: Any) -> Any:
        """The steps are read; then somebody else sits down."""
        found = await usual(page, table, *rest)
        person = await server.service.people.find(dan.id)
        assert person is not None
        await seating.join(house, person, table.id, 1, table.facts.key)
        return found

    monkeypatch.setattr(handlers, "missed", meanwhile)
    wire = bob.connect()
    wire.say("watch", table=table)
    wire.sync()
    assert [news["type"] for news in wire.heard] == ["welcome", "refused", "pong"]
    assert wire.heard[1]["code"] == "seat.not_yours"
    listeners = house.audiences[table].listeners.get(1, [])
    assert bob.id not in [listener.user_id for listener in listeners]


@in_a_loop
async def test_a_page_that_was_too_slow_to_leave_hears_nothing_of_a_seat_that_is_not_its_own(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", "Carl", options=QUIET)
        old = table.page("Bob")
        await table.resign("Bob")
        await seating.want_person(h.house, await h.person("Anna"), table.id, 1)
        await h.join("Dora", table)
        await table.settled()
        new = table.page("Dora")
        h.house.audiences[table.id].add(1, old)  # it was about to follow when the seat was his
        told = len(old.heard("update")), len(new.heard("update"))
        for _ in range(4):
            await table.act(table.mover, table.legal(table.mover)[-1])
        assert len(new.heard("update")) > told[1]
        assert len(old.heard("update")) == told[0]


# ---- ids of messages ----


def until_seat(table: str, seat: int, wires: list[Wire]) -> Wire:
    """Others play until it is this seat's turn; the page that has it."""
    while True:
        [(wire, found)] = waiting(table, wires)
        if found == seat:
            return wire
        wire.moves(table, found)


def test_whoever_takes_a_seat_over_may_use_an_id_of_the_one_before(
    server: Here, people: People
) -> None:
    [ana, bob, cat, dan], opened = three_at_a_table(people)
    table = opened["table"]["id"]
    wires = all_wires(table, ana, bob, cat)
    assert until_seat(table, 1, wires).act(table, 1, id="1")["type"] == "done"
    gives_up(bob, ana, table)
    dan.joins(opened)
    wires = all_wires(table, ana, cat, dan)
    wire = until_seat(table, 1, wires)
    before = server.table(table).seq
    done = wire.act(table, 1, id="1")
    assert done["type"] == "done"
    assert server.table(table).seq == before + 1
    again = {"seat": 1, "action": {"type": "draw"}, "decision": "0.1"}
    assert wire.ask("act", table, id="1", **again) == done  # his own, twice
    assert server.table(table).seq == before + 1


def asked_over_http(server: Here, table: str, seat: int, key: str) -> Json:
    """An answer to the open decision of a seat."""
    found = server.table(table)
    action = found.state.game.action(found.state, seat, found.state.legal(seat)[-1])
    return {"id": key, "seat": seat, "decision": found.decision(seat), "action": action}


def test_a_stranger_learns_nothing_from_ids_that_others_have_used(
    server: Here, people: People
) -> None:
    ana, bob, stranger = people("Ana", "Bob", "Eve")
    table = seated([ana, bob], "macau_cards", options=QUIET, public=True)
    [seat] = server.table(table).acting
    asked = asked_over_http(server, table, seat, "used")
    path = f"/api/tables/{table}/act"
    done = [ana, bob][seat].post(path, **asked)
    assert [ana, bob][seat].post(path, **asked) == done
    for key in ("used", "fresh"):
        assert stranger.refused("POST", path, json={**asked, "id": key}) == (403, "seat.not_yours")
        assert [bob, ana][seat].refused("POST", path, json={**asked, "id": key})[0] == 403


def test_an_answer_that_comes_too_late_over_http_is_told_how_the_seat_stands(
    server: Here, people: People
) -> None:
    ana, bob = people("Ana", "Bob")
    table = seated([ana, bob], "macau_cards", options=QUIET)
    [seat] = server.table(table).acting
    asked = asked_over_http(server, table, seat, "first")
    person, path = [ana, bob][seat], f"/api/tables/{table}"
    person.post(f"{path}/act", **asked)
    answer = person.http.post(f"{path}/act", json={**asked, "id": "second"})
    assert answer.status_code == 409
    assert answer.json()["code"] in ("decision.stale", "seat.not_acting")
    now, current = person.get(f"{path}/view", seat=seat), answer.json()["current"]
    assert (current["seat"], current["n"]) == (seat, now["n"])
    assert current["view"] == now["view"]


# ---- a database that has too much to do ----


@asynccontextmanager
async def no_connection_left(database: Database) -> AsyncIterator[None]:
    """Everything that is asked of the database waits in vain."""
    pool: Any = database.engine.sync_engine.pool
    held = [database.engine.connect() for _ in range(pool.size() + pool._max_overflow)]
    for connection in held:
        await connection.start()
    usual, pool._timeout = pool._timeout, 0.02
    try:
        yield
    finally:
        pool._timeout = usual
        for connection in held:
            await connection.close()


@pytest.mark.parametrize("in_memory", [True, False], ids=["caught up", "loaded"])
@in_a_loop
async def test_a_table_is_not_set_aside_because_the_database_is_busy(
    tmp_path: Path, in_memory: bool
) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", options=QUIET)
        if in_memory:
            h.house.stale.add(table.id)
        else:
            h.house.forget(table.table)
        async with no_connection_left(h.service.database):
            with refused("server.unavailable"):
                await h.house.table(table.id)
        await h.house.table(table.id)
        assert (table.status, (await table.columns())["status"]) == ("playing", "playing")
        await table.act(table.mover, table.legal(table.mover)[-1])


async def damage(table: AtTable, seq: int, fingerprint: str) -> None:
    columns = schema.journal.c
    wanted = update(schema.journal).where(columns.table_id == table.id, columns.seq == seq)
    async with table.host.service.database.write() as connection:
        await connection.execute(wanted.values(fingerprint=fingerprint))


@in_a_loop
async def test_a_table_that_was_set_aside_comes_back_as_soon_as_it_replays(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", options=QUIET)
        await table.act(table.mover, table.legal(table.mover)[-1])
        before, fingerprint = await table.columns(), table.table.fingerprint
        last = (await table.rows(rows.ACT))[-1]
        await damage(table, last.seq, "0" * len(last.fingerprint))
        with capture_logs():
            reason = (await table.reloaded()).facts.reason
        assert table.status == "aside"
        assert reason
        again = await table.reloaded()  # it still does not
        assert (again.facts.status, again.facts.reason) == ("aside", reason)
        columns = await table.columns()
        assert (columns["status"], columns["reason"]) == ("aside", reason)
        await damage(table, last.seq, last.fingerprint)
        again = await table.reloaded()
        assert (again.facts.status, again.facts.reason) == ("playing", "")
        assert again.fingerprint == fingerprint
        columns = await table.columns()
        assert (columns["status"], columns["reason"]) == ("playing", "")
        assert columns["acting"] == before["acting"] == f",{table.mover},"
        await table.act(table.mover, table.legal(table.mover)[-1])


@in_a_loop
async def test_a_transaction_that_never_ends_is_given_up_and_the_next_ones_are_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", options=QUIET)
        before = len(await table.rows())
        released = threading.Event()
        with monkeypatch.context() as stuck:

            def hang(*_: object) -> None:
                released.wait()

            stuck.setattr(journal, "PATIENCE", 0.05)
            stuck.setattr(writers.Hand, "write", hang)
            with refused("server.unavailable"):
                await asyncio.wait_for(table.act(table.mover, table.legal(table.mover)[-1]), 20)
        await table.act(table.mover, table.legal(table.mover)[-1])
        released.set()
        assert len(await table.rows()) == before + 1
        assert h.house.journal.task is not None
        assert not h.house.journal.task.done()


# ---- long games ----


def parts(told: Sequence[Told]) -> list[Any]:
    return [(one.kind, one.seat, one.time, one.parts) for one in told]


@in_a_loop
async def test_a_long_game_is_read_in_a_thread_and_is_the_same_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", options=QUIET)
        for _ in range(12):
            await table.act(table.mover, table.legal(table.mover)[-1])
        threads: set[str] = set()
        follow = following.follow

        def noted(again: Table, row: Any) -> Any:
            threads.add(threading.current_thread().name.split("_")[0])
            return follow(again, row)

        monkeypatch.setattr(following, "follow", noted)

        async def read() -> list[Any]:
            """As a process finds it, and as somebody hears it who missed everything."""
            again = await table.reloaded()
            recent = parts(again.recent)
            again.recent.clear()
            told = [parts(await h.house.history(again, viewer, 2)) for viewer in (0, 1, None)]
            return [again.fingerprint, dict(again.numbers), again.messages, recent, told]

        monkeypatch.setattr(loading, "INLINE_ROWS", 1000)
        at_once = await read()
        assert threads == {"MainThread"}
        threads.clear()
        monkeypatch.setattr(loading, "INLINE_ROWS", 5)
        monkeypatch.setattr(beside, "MOST_WAITING", 0)  # tables go before those who look on
        assert await read() == at_once
        assert threads == {"load"}
        await table.act(table.mover, table.legal(table.mover)[-1])


@in_a_loop
async def test_whoever_only_looks_on_is_sent_away_when_there_is_too_much_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(beside, "MOST_WAITING", len(beside.under_way) + 1)
    gate = threading.Event()
    slow = asyncio.create_task(beside.beside(lambda: gate.wait(PATIENCE)))
    await asyncio.sleep(0)
    try:
        with refused("server.busy") as found:
            await beside.beside(lambda: 1)
        assert getattr(found.value, "status", None) == 503
        assert await beside.beside(lambda: 2, urgent=True) == 2
    finally:
        gate.set()
    assert await slow
    assert await beside.beside(lambda: 3) == 3


@in_a_loop
async def test_a_table_is_read_while_all_threads_are_busy_with_uploads() -> None:
    gate = threading.Event()
    uploads = [asyncio.create_task(beside.beside(lambda: gate.wait(PATIENCE))) for _ in range(5)]
    await asyncio.sleep(0)
    try:
        assert await asyncio.wait_for(beside.beside(lambda: 1, urgent=True), PATIENCE / 2) == 1
        assert not any(upload.done() for upload in uploads)
    finally:
        gate.set()
    assert all(await asyncio.gather(*uploads))


@in_a_loop
async def test_nobody_takes_all_places_in_the_line() -> None:
    gate = threading.Event()

    def upload(who: str) -> asyncio.Task[bool]:
        return asyncio.create_task(beside.beside(lambda: gate.wait(PATIENCE), who=who))

    begun = [upload("eve"), upload("eve"), upload("ana")]
    await asyncio.sleep(0)
    try:
        with refused("server.busy"):
            await beside.beside(lambda: 1, who="eve")
        begun.append(upload("ana"))
        await asyncio.sleep(0)
    finally:
        gate.set()
    assert await asyncio.gather(*begun) == [True] * 4
    assert await beside.beside(lambda: 1, who="eve") == 1


@in_a_loop
async def test_a_text_that_cannot_be_said_to_one_viewer_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = telling.logged

    def broken(
        title: str, language: str, events: Any, names: Sequence[str], viewer: int | None
    ) -> Logged:
        if viewer == 0 and language == "fr":
            raise carrack.DataError("a text needs a word", code="text.broken")
        return usual(title, language, events, names, viewer)

    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", options=QUIET)
        anna, bob = table.page("Anna", "fr"), table.page("Bob", "fr")
        monkeypatch.setattr(telling, "logged", broken)
        lines = len(anna.log), len(bob.log)
        for _ in range(4):
            await table.act(table.mover, table.legal(table.mover)[-1])
        assert (anna.n, bob.n) == (table.table.numbers[0], table.table.numbers[1])
        assert len(anna.log) == lines[0]  # she plays on without words
        assert len(bob.log) > lines[1]
        assert table.page("Anna", "fr").n == anna.n  # and may come again


@in_a_loop
async def test_what_is_wrong_with_the_news_of_one_viewer_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = showing.position

    def broken(table: Table, viewer: int | None, *rest: Any) -> Any:
        if viewer == 0:
            raise ZeroDivisionError
        return usual(table, viewer, *rest)

    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", options=QUIET)
        anna, bob = table.page("Anna"), table.page("Bob")
        monkeypatch.setattr(telling, "position", broken)
        told = anna.n
        for _ in range(4):
            await table.act(table.mover, table.legal(table.mover)[-1])
        assert (anna.n, bob.n) == (told, table.table.numbers[1])
        assert bob.n > told


@in_a_loop
async def test_a_game_may_be_long_but_not_endless(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", options=QUIET)
        monkeypatch.setattr(entries, "MOST_ROWS", table.table.seq + 1)
        await table.act(table.mover, table.legal(table.mover)[-1])
        stored = len(await table.rows())
        with refused("table.too_long"):
            await table.act(table.mover, table.legal(table.mover)[-1])
        assert len(await table.rows()) == stored


# ---- limits ----


@pytest.fixture
def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Here]:
    """A server that lets everybody do twice what a game can do without."""
    for kind in ("beside", "watch", "replay"):
        monkeypatch.setitem(limits.RATES, kind, limits.Rate(2, 3600))
    with here(str(tmp_path / "server.sqlite"), limits=True) as found:
        yield found


LISTS = (
    *("/api/lobby", "/api/me/tables", "/api/me/waiting?asked=true", "/api/me/campaigns"),
    *("/api/friends", "/api/me/opponents", "/api/rankings/macao/2", "/api/people/%s"),
    "/api/people/%s/games",
)


def test_lists_that_cost_much_are_counted_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limits.RATES, "list", limits.Rate(len(LISTS), 3600))
    file = str(tmp_path / "lists.sqlite")
    with here(file, limits=True) as server, Person(server.url, "Ana") as ana:
        paths = [path.replace("%s", ana.id) for path in LISTS]
        assert {ana.http.get(path).status_code for path in paths} == {200}
        for path in paths:
            assert ana.refused("GET", path) == (429, "limit.too_often")
        assert ana.get("/api/me")["name"] == "Ana"


def test_what_a_game_can_do_without_is_counted(strict: Here) -> None:
    with guests(strict) as come:
        ana, bob = come("Ana", "Bob")
        table = seated([ana, bob], "macau_cards", options=QUIET)
        wires = all_wires(table, ana, bob)
        wires[0].say("watch", table=table)
        wires[0].sync()
        assert wires[0].heard[-2].get("code") == TOO_OFTEN  # the third from this address
        for _ in range(2):
            wires[0].does("plan", table, seat=0, actions=[], auto_pass=True)
        for kind, fields in (
            ("plan", {"actions": [], "auto_pass": False}),
            ("undo", {"steps": 1}),
            ("offer", {"what": "end", "steps": 1}),
            ("answer", {"offer": 1, "yes": True}),
            ("try", {"decision": "0.1", "actions": [{"type": "draw"}]}),
        ):
            answer = wires[0].ask(kind, table, seat=0, **fields)
            assert answer["code"] == TOO_OFTEN, kind
            assert "current" not in answer, kind  # a view is not to be had that way, either
        wires[1].does("plan", table, seat=1, actions=[], auto_pass=False)  # each their own
        wire, seat = waiting(table, wires)[0]
        wire.moves(table, seat)  # moves are not counted
        wires[0].does("resign", table, seat=0)
        codes = [ana.http.get(f"/api/tables/{table}/log").status_code for _ in range(3)]
        assert codes == [200, 200, 429]
        assert ana.refused("GET", f"/api/tables/{table}/replay") == (429, TOO_OFTEN)


def test_guests_of_one_address_open_tables_with_a_bound(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limits.RATES, "table_here", limits.Rate(3, 3600))
    with here(str(tmp_path / "tables.sqlite"), limits=True) as server, guests(server) as come:
        asked = {"title": "macau_cards", "seats": [{"kind": "me"}, {"kind": "open"}]}
        found = [
            one.http.post("/api/tables", json=asked).status_code
            for one in come("Ana", "Bob", "Carl", "Dora")
        ]
    assert found == [201, 201, 201, 429]


# ---- bots at the table ----


@in_a_loop
async def test_nobody_makes_a_bot_weaker_and_only_the_host_offers_its_seat(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", bots=1, level="greedy", options=QUIET)
        anna, bob = await h.person("Anna"), await h.person("Bob")
        for person in (anna, bob):
            with refused("seat.taken"):
                await seating.give_to_bot(h.house, person, table.id, 2, "random")
        with refused("seat.taken"):
            await seating.want_person(h.house, bob, table.id, 2)
        assert (table.table.seats[2].level, table.table.seats[2].wanted) == ("greedy", False)
        await seating.want_person(h.house, anna, table.id, 2)
        with refused("seat.taken"):
            await seating.give_to_bot(h.house, anna, table.id, 2, "random")
        assert await h.join("Carl", table) == 2
        assert table.table.bot_for(2) is None
        await table.settled()


@pytest.mark.parametrize("blocked", [False, True], ids=["in time", "too late"])
def test_a_thought_that_nobody_waits_for_is_not_thought(blocked: bool) -> None:
    """With one thread, behind somebody who thinks for long."""
    gate, thought = threading.Event(), list[str]()

    class Thinking(Bot):
        reads_view = False

        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, game: Game, view: Mapping[str, Any], legal: Sequence[int]) -> int:
            thought.append(self.name)
            if self.name == "slow":
                gate.wait(PATIENCE)
            return legal[-1]

    async def play() -> None:
        state = carrack.load("macau_cards").new(seats=2, seed=1)
        [seat] = state.actors
        thinkers = Thinkers(1, 0.05 if blocked else PATIENCE, Metrics())
        thinkers.patience = 0.05 if blocked else PATIENCE
        if not blocked:
            gate.set()
        try:
            with capture_logs():
                chosen = await asyncio.gather(
                    *(thinkers.choose(Thinking(name), state, seat) for name in ("slow", "queued"))
                )
            assert chosen == [None if blocked else state.legal(seat)[-1]] * 2
            gate.set()
            thinkers.budget = thinkers.patience = PATIENCE
            assert await thinkers.choose(Thinking("next"), state, seat) == state.legal(seat)[-1]
        finally:
            gate.set()
            thinkers.stop()

    asyncio.run(play())
    assert thought == (["slow", "next"] if blocked else ["slow", "queued", "next"])


# ---- tokens ----


def with_token(server: Here, people: People) -> tuple[Person, Person, str, str]:
    """Two with accounts at a table, and a token of the first one's seat 0."""
    ana, bob = people("Ana", "Bob")
    ana.post("/api/accounts", name=f"Ana {ana.id}", password=PASSWORDS[0])
    table = seated([ana, bob], "macau_cards", options=QUIET)
    token = ana.post(f"/api/tables/{table}/seats/0/token")["token"]
    return ana, bob, table, token


def change_password(person: Person, _: str) -> httpx.Response:
    asked = {"old": PASSWORDS[0], "new": PASSWORDS[1]}
    return person.http.put("/api/me/password", json=asked)


def sign_out_everywhere(person: Person, _: str) -> httpx.Response:
    return person.http.delete("/api/sessions", params={"everywhere": True})


def take_back(person: Person, table: str) -> httpx.Response:
    return person.http.delete(f"/api/tables/{table}/seats/0/token")


@pytest.mark.parametrize("how", [change_password, sign_out_everywhere, take_back])
def test_a_token_is_worth_nothing_any_more(
    server: Here, people: People, how: Callable[[Person, str], httpx.Response]
) -> None:
    ana, _, table, token = with_token(server, people)
    with Person(server.url) as program:
        wire = program.connect(token=token)
        wire.watch(table)
        assert wire.seats(table) == [0]
        assert how(ana, table).status_code == 204
        wire.sync()
        assert [news["code"] for news in wire.heard if news["type"] == "gone"] == ["seat.not_yours"]
        late = program.dial()
        late.say("hello", token=token)
        assert late.hear().get("code") == "token.old"


def test_nobody_takes_back_a_token_of_somebody_else(server: Here, people: People) -> None:
    _, bob, table, token = with_token(server, people)
    [stranger] = people("Eve")
    for other, expected in ((bob, (403, "seat.not_yours")), (stranger, (404, "table.unknown"))):
        found = other.refused("DELETE", f"/api/tables/{table}/seats/0/token")
        assert found == expected
    with Person(server.url) as program:
        wire = program.connect(token=token)
        wire.watch(table)
        assert wire.seats(table) == [0]


# ---- what machines see ----


@pytest.mark.parametrize("who", ["watchman", "journal"])
@in_a_loop
async def test_a_server_is_not_ready_when_a_part_of_it_has_stopped(
    tmp_path: Path, who: str
) -> None:
    async with house_of(tmp_path) as h:
        h.house.watchman.task = asyncio.create_task(h.house.watchman.watch())
        assert (await health.ready(h.service)).status == "ready"
        task = h.house.watchman.task if who == "watchman" else h.service.journal.task
        assert task is not None
        task.cancel()
        await asyncio.wait([task])
        with refused("server.unavailable") as found:
            await health.ready(h.service)
        assert getattr(found.value, "status", None) == 503


@in_a_loop
async def test_the_watchman_goes_his_rounds_whatever_is_wrong_with_notices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_of(tmp_path) as h:
        came = asyncio.Event()

        async def broken() -> list[str]:
            raise RuntimeError("what now?")

        async def round_made(_: int) -> None:
            came.set()

        monkeypatch.setattr(h.service.notices, "overlooked", broken)
        monkeypatch.setattr(h.house.watchman, "take_over", round_made)
        with capture_logs() as lines:
            h.house.watchman.task = asyncio.create_task(h.house.watchman.watch())
            await asyncio.wait(
                [h.house.watchman.task, asyncio.create_task(came.wait())],
                return_when=asyncio.FIRST_COMPLETED,
            )
        assert came.is_set()
        assert h.house.is_well
        assert "notices.overlooked" in [line["event"] for line in lines]


@pytest.mark.parametrize(
    ("address", "status"),
    [("127.0.0.1", 200), ("::1", 200), ("192.0.2.7", 404), ("10.0.0.1", 404), ("2001:db8::1", 404)],
)
def test_figures_without_a_token_are_for_this_machine_alone(
    server: Here, address: str, status: int
) -> None:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(server.app, client=(address, 4711))
        async with httpx.AsyncClient(transport=transport, base_url=server.url) as client:
            return await client.get("/metrics")

    answer = asyncio.run(ask())
    assert answer.status_code == status
    assert ("carrack_actions_total" in answer.text) == (status == 200)


def test_the_line_of_a_request_names_the_table(server: Here, people: People) -> None:
    [ana] = people("Ana")
    table = ana.opens("macau_cards", ["me", "open"])["table"]["id"]
    with capture_logs() as lines:
        ana.get(f"/api/tables/{table}")
        ana.get("/api/lobby")

        def requests() -> list[Any]:
            found = [line for line in lines if line["event"] == "request"]
            return [line for line in found if line["method"] == "GET"]  # not of what came before

        wait_until(lambda: len(requests()) == 2)
    known = {line["path"]: line.get("table") for line in requests()}
    assert known == {"/api/tables/{table_id}": table, "/api/lobby": None}


# ---- tables that nobody comes to ----


@in_a_loop
async def test_nobody_fills_the_lobby_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "MOST_OPEN", 2)
    async with house_of(tmp_path) as h:
        first = await h.open("macao", "Anna", "Bob", start=False)
        await h.open("macao", "Anna", "Bob", start=False)
        with refused("table.too_many") as found:
            await h.open("macao", "Anna", "Bob")
        assert getattr(found.value, "status", None) == 409
        await h.open("macao", "Bob", "Anna")  # each their own
        await seating.start(h.house, await h.person("Anna"), first.id, None)
        await h.open("macao", "Anna", "Bob")


@in_a_loop
async def test_tables_that_nobody_came_to_for_a_week_are_closed(tmp_path: Path) -> None:
    time = Time()
    async with house_of(tmp_path, time=time) as h:
        forgotten, followed = [await waiting_for_somebody(h) for _ in range(2)]
        playing = await h.open("macao", "Anna", "Bob")
        time.passes(DAY)
        young = await waiting_for_somebody(h)
        followed.page("Anna")
        time.passes(6.5 * DAY)
        h.house.watchman.next_closing = 0.0
        await h.house.watchman.close_forgotten()
        statuses = [table.status for table in (forgotten, followed, playing, young)]
        assert statuses == ["closed", "open", "playing", "open"]
        assert (await forgotten.columns())["status"] == "closed"
        assert (await young.columns())["status"] == "open"


async def waiting_for_somebody(h: Host) -> AtTable:
    """A table with an empty seat."""
    return await h.wish("Anna", "macao", wishes.SeatWish("me"), wishes.SeatWish("open"))
