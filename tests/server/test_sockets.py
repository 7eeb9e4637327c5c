"""The socket over the real wire: who may say what, and what comes back."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import socket as plain
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import func, select
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from carrack.server.operate import moderating
from carrack.server.storage import schema
from carrack.server.tables import table as tables
from carrack.server.wire import connection, handlers
from carrack.server.wire.limits import RATES, Rate
from carrack.texts import LANGUAGES, Texts

from .running import Servers
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
    names,
    play,
    seated,
    wait_until,
    waiting,
)

DRAW = {"type": "draw"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    with here(str(tmp_path_factory.mktemp("sockets") / "server.sqlite")) as found:
        yield found


@pytest.fixture
def people(server: Here) -> Iterator[People]:
    with guests(server) as come:
        yield come


@pytest.fixture
def fixed_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards in every run."""
    monkeypatch.setattr("carrack.kernel.record.new_key", lambda: bytes(32))


def journal(server: Here, table: str, kind: str = "act") -> int:
    """How many rows of a kind the database has."""
    columns = schema.journal.c
    wanted = select(func.count()).where(columns.table_id == table, columns.kind == kind)

    async def count() -> int:
        async with server.service.database.read() as connection:
            return int(await connection.scalar(wanted) or 0)

    return server.do(count())


def check_view(server: Here, wire: Wire, table: str, seat: int | None) -> None:
    """What was put together from changes is what the seat may see."""
    state = server.table(table).state
    assert wire.stream(table, seat).view == json.loads(json.dumps(state.view(seat)))


def mover(table: str, wires: list[Wire]) -> tuple[Wire, int]:
    """Whoever's turn it is."""
    [found] = waiting(table, wires)
    return found


# ---- hello ----


def test_hello_is_answered_with_who_one_is(people: People) -> None:
    [ana] = people("Ana")
    wire = ana.dial()
    wire.say("hello", language="en")
    welcome = wire.next("welcome")
    assert (welcome["person"], welcome["name"]) == (ana.id, "Ana")


def test_a_stranger_is_welcome_and_has_no_name(server: Here) -> None:
    with Person(server.url) as stranger:
        wire = stranger.dial()
        wire.say("hello")
        welcome = wire.next("welcome")
        assert (welcome["person"], welcome["name"]) == (None, None)


def test_a_cookie_that_is_not_ours_is_a_strangers(server: Here) -> None:
    with Person(server.url) as stranger:
        wire = stranger.dial(headers={"Cookie": "carrack=forged.by.nobody"})
        wire.say("hello")
        assert wire.next("welcome")["person"] is None


# ---- watching ----


def test_a_seat_gets_its_own_view_and_its_open_decision(server: Here, people: People) -> None:
    ana, bob = people("Ana", "Bob")
    table = seated([ana, bob], "macao")
    wires = all_wires(table, ana, bob)
    for seat, wire in enumerate(wires):
        assert wire.seats(table) == [seat]
        check_view(server, wire, table, seat)
        turn = wire.stream(table, seat).turn
        assert (turn is not None) == (seat in server.table(table).state.actors)
    wire, seat = mover(table, wires)
    state = server.table(table).state
    turn = wire.stream(table, seat).turn
    assert turn is not None
    assert names(turn) == [state.game.action(state, seat, a) for a in state.legal(seat)]


def test_the_owner_watches_a_table_before_it_starts_and_sees_the_deal(people: People) -> None:
    ana, bob = people("Ana", "Bob")
    opened = ana.opens("macau_cards", ["me", "open"])
    table = opened["table"]["id"]
    wire = ana.connect()
    wire.watch(table)
    assert wire.status(table) == "open"
    assert wire.stream(table, 0).view == {}
    bob.joins(opened)
    ana.starts(opened)
    wire.sync()
    assert wire.status(table) == "playing"
    events = [event["type"] for step in wire.stream(table, 0).steps for event in step["events"]]
    assert events[:2] == ["table_seat", "table_start"]
    assert len(wire.stream(table, 0).view["hand"]) == 5


def test_a_stranger_may_watch_a_public_table_and_sees_no_hand(server: Here, people: People) -> None:
    ana, bob = people("Ana", "Bob")
    table = seated([ana, bob], "macau_cards", public=True)
    with Person(server.url) as stranger:
        wire = stranger.connect()
        wire.watch(table)
        assert wire.seats(table) == []
        check_view(server, wire, table, None)
        assert "hand" not in wire.stream(table).view
        assert wire.stream(table).turn is None


def test_a_player_may_look_on_as_a_spectator(server: Here, people: People) -> None:
    ana, bob = people("Ana", "Bob")
    table = seated([ana, bob], "macau_cards")
    wire = ana.connect()
    wire.watch(table, spectator=True)
    check_view(server, wire, table, None)
    assert (table, 0) not in wire.streams


def test_a_private_table_is_not_there_without_its_key(people: People) -> None:
    ana, eve = people("Ana", "Eve")
    opened = ana.opens("macau_cards", ["me", "random"])
    table = opened["table"]["id"]
    wire = eve.connect()
    for wrong in ({"table": table}, {"table": table, "key": "guess"}, {"table": "nosuchtable"}):
        wire.say("watch", **wrong)
        refused = wire.next("refused")
        assert refused["code"] == "table.unknown"
        assert refused["sentence"] == f"there is no table {wrong['table']!r}"
    wire.watch(table, key=opened["key"])
    assert wire.stream(table).view["viewer"] is None


def test_a_table_without_spectators_is_seen_by_its_players_alone(people: People) -> None:
    ana, eve = people("Ana", "Eve")
    table = seated([ana], "macau_cards", bots=["random"], public=True, spectators=False)
    wire = eve.connect()
    wire.say("watch", table=table)
    assert wire.refusal() == "table.no_spectators"
    [own] = all_wires(table, ana)
    assert own.stream(table, 0).view["viewer"] == 0


@pytest.mark.parametrize("how", ["the game begins", "the host shuts the door"])
def test_whoever_looks_on_hears_no_more_once_nobody_may(people: People, how: str) -> None:
    # Given an open table, at which somebody looks on, and somebody else by its link
    ana, eve, cat = people("Ana", "Eve", "Cat")
    begins = how == "the game begins"
    opened = ana.opens("macau_cards", ["me", "open"], public=True, spectators=not begins)
    table = opened["table"]["id"]
    stranger, guest = eve.connect(), cat.connect()
    stranger.watch(table)
    guest.watch(table, key=opened["key"])
    # When that is no longer wished
    if begins:
        ana.post(f"/api/tables/{table}/start", fill="random")
    else:
        ana.http.patch(f"/api/tables/{table}", json={"public": False}).raise_for_status()
    # Then the one is told so, and hears nothing of the game
    assert stranger.next("gone")["code"] == "table.no_spectators"
    heard = len(stranger.heard)
    if not begins:
        ana.post(f"/api/tables/{table}/start", fill="random")
    [own] = all_wires(table, ana)
    play(table, [own], 4)
    stranger.sync()
    assert [news for news in stranger.heard[heard:] if news.get("table") == table] == []
    # And whoever has the link looks on where that is wished
    guest.sync()
    assert any(news["type"] == "gone" for news in guest.heard) is begins
    assert bool(guest.stream(table).view) is not begins


def test_one_socket_follows_several_tables(server: Here, people: People) -> None:
    ana, bob = people("Ana", "Bob")
    first = seated([ana, bob], "macau_cards", options=QUIET)
    second = seated([bob, ana], "macao")
    one, other = ana.connect(), bob.connect()
    for table in (first, second):
        one.watch(table)
        other.watch(table)
    for table in (first, second):
        play(table, [one, other], 6)
    for table, mine in ((first, 0), (second, 1)):
        one.sync()
        check_view(server, one, table, mine)
    one.say("unwatch", table=first)
    one.sync()
    heard = len(one.heard)
    wire, seat = next((w, s) for w, s in waiting(second, [one, other]))
    wire.moves(second, seat)
    one.sync()
    assert all(news.get("table") != first for news in one.heard[heard:])


def test_one_socket_follows_so_many_tables_and_no_more(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handlers, "MOST_TABLES", 2)
    [ana] = people("Ana")
    tables = [seated([ana], "macau_cards", bots=["random"]) for _ in range(3)]
    wire = ana.connect()
    for table in tables[:2]:
        wire.watch(table)
    wire.say("watch", table=tables[2])
    assert wire.refusal() == "socket.too_many_tables"
    wire.watch(tables[0])  # one that is followed already may be looked at anew
    assert not [news for news in wire.heard[-3:] if news["type"] == "refused"]
    wire.say("unwatch", table=tables[0])
    wire.watch(tables[2])
    assert wire.stream(tables[2], 0).n is not None


# ---- tokens: a program plays a seat ----


def token_of(person: Person, table: str, seat: int) -> str:
    return str(person.post(f"/api/tables/{table}/seats/{seat}/token")["token"])


def test_a_program_plays_the_seat_of_its_token_and_nothing_else(
    server: Here, people: People
) -> None:
    ana, bob = people("Ana", "Bob")
    table = seated([ana, bob], "macau_cards", options=QUIET)
    other = seated([ana, bob], "macau_cards", options=QUIET)
    with Person(server.url) as program:
        wire = program.dial()
        wire.say("hello", token=token_of(ana, table, 0))
        assert wire.next("welcome")["seat"] == [table, 0]
        wire.watch(table)
        assert wire.seats(table) == [0]
        [bobs] = all_wires(table, bob)
        while not wire.stream(table, 0).turn:
            bobs.moves(table, 1)
            wire.sync()
        wire.moves(table, 0)
        assert wire.ask("act", table, seat=1, decision="0.1", action=DRAW)["code"] == (
            "seat.not_yours"
        )
        assert wire.ask("act", other, seat=0, decision="0.1", action=DRAW)["code"] == (
            "table.unknown"
        )
        wire.say("watch", table=other)
        assert wire.refusal() == "table.unknown"
        assert wire.ask("chat", table, text="hello")["code"] == "person.unknown"


def test_a_token_of_one_of_two_seats_shows_that_seat_alone(server: Here, people: People) -> None:
    [ana] = people("Ana")
    table = ana.opens("macau_cards", ["me", {"kind": "here", "name": "Ben"}], options=QUIET)
    found = table["table"]["id"]
    with Person(server.url) as program:
        wire = program.connect(token=token_of(ana, found, 1))
        wire.watch(found)
        assert set(wire.streams) == {(found, 1)}
        assert wire.seats(found) == [1]
        play(found, [*all_wires(found, ana), wire], 4)
        wire.sync()
        assert set(wire.streams) == {(found, 1)}
        assert wire.seats(found) == [1]


def test_a_token_that_is_not_ours_is_refused(server: Here, people: People) -> None:
    [ana] = people("Ana")
    table = seated([ana], "macau_cards", bots=["random"])
    real = token_of(ana, table, 0)
    with Person(server.url) as program:
        wire = program.dial()
        for wrong in ("", "x", real[:-1], real + "x", real.partition(".")[2]):
            wire.say("hello", token=wrong)
            assert wire.refusal() == "token.wrong"
        wire.say("watch", table=table)
        assert wire.refusal() == "table.unknown"


def hand_over(old: Person, owner: Person, new: Person, table: Json) -> None:
    """The old one resigns; the owner wants a new person, and one comes."""
    found = table["table"]["id"]
    with old.connect() as wire:
        wire.does("resign", found, seat=1)
    owner.put(f"/api/tables/{found}/seats/1")
    assert new.joins(table) == 1


def test_nobody_sees_or_plays_a_seat_that_has_changed_hands(server: Here, people: People) -> None:
    ana, bob, cat, dan = people("Ana", "Bob", "Cat", "Dan")
    opened = ana.opens("macau_cards", ["me", "open", "open"], options=QUIET)
    table = opened["table"]["id"]
    for other in (bob, cat):
        other.joins(opened)
    ana.starts(opened)
    with Person(server.url) as program:
        token = token_of(bob, table, 1)
        bobs, programs = bob.connect(), program.connect(token=token)
        for wire in (bobs, programs):
            wire.watch(table)
        hand_over(bob, ana, dan, opened)
        for wire in (bobs, programs):
            wire.sync()
            told = wire.next("gone") if not gone(wire) else gone(wire)[0]
            assert (told["table"], told["code"]) == (table, "seat.not_yours")
            heard = len(wire.heard)
            play(table, all_wires(table, ana, cat, dan), 5)
            wire.sync()
            assert [news["type"] for news in wire.heard[heard:]] == ["pong"]
            refused = wire.ask("act", table, seat=1, decision="0.1", action=DRAW)
            assert refused["code"] == "seat.not_yours"
            assert "current" not in refused
        late = program.dial()
        late.say("hello", token=token)
        assert late.refusal() == "token.old"


def test_whoever_was_replaced_looks_on_and_is_told_why(server: Here, people: People) -> None:
    ana, bob, dan, eve = people("Ana", "Bob", "Dan", "Eve")
    opened = ana.opens(
        "macau_cards", ["me", "open", "random"], options=QUIET, public=False, spectators=False
    )
    table = opened["table"]["id"]
    bob.joins(opened)
    ana.starts(opened)
    bobs = bob.connect()
    bobs.watch(table)
    hand_over(bob, ana, dan, opened)
    if not gone(bobs):
        bobs.next("gone")
    bobs.watch(table)
    told = [news for news in bobs.heard if news["type"] == "table"][-1]
    assert (told.get("yours", []), told["had_seat"]) == ([], True)
    assert (table, None) in bobs.streams
    stranger = eve.connect()
    stranger.say("watch", table=table)
    assert stranger.refusal() == "table.unknown"


def gone(wire: Wire) -> list[Json]:
    return [news for news in wire.heard if news["type"] == "gone"]


# ---- whose page, whose cookie ----


def test_a_page_of_another_server_is_refused(server: Here, people: People) -> None:
    [ana] = people("Ana")
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1"):
        with pytest.raises(InvalidStatus) as refused:
            ana.dial(origin=origin)
        assert refused.value.response.status_code == 403
    ana.connect(origin=server.url)
    ana.connect()  # a program names no origin


def test_whoever_is_banned_loses_the_socket_and_gets_no_other(server: Here, people: People) -> None:
    ana, bob = people("Ana", "Bob")
    table = seated([ana, bob], "macau_cards", options=QUIET)
    wires = all_wires(table, ana, bob)
    with Person(server.url) as program:
        token = token_of(bob, table, 1)
        programs = program.connect(token=token)
        operator = moderating.Operator(server.service.people)
        server.do(operator.ban(bob.id))
        closed = wires[1].closed()
        assert (closed.code, closed.reason) == (1008, "person.banned")
        assert programs.closed().code == 1008
        with pytest.raises(InvalidStatus) as refused:
            bob.dial()
        assert refused.value.response.status_code == 403
        late = program.dial()
        late.say("hello", token=token)
        assert late.refusal() == "person.banned"
    wires[0].sync()  # nobody else is disturbed


def test_whoever_signs_out_is_signed_out_of_open_sockets(server: Here, people: People) -> None:
    [ana] = people("Ana")
    wire = ana.connect()
    assert ana.http.delete("/api/sessions").status_code == 204
    assert wire.closed().code == 1008


# ---- limits and nonsense ----


def test_whoever_talks_too_quickly_is_read_more_slowly_and_loses_nothing(
    tmp_path: Any, people: People
) -> None:
    with here(str(tmp_path / "limits.sqlite"), limits=True) as server:
        [ana] = people("Ana", at=server)
        wire = ana.connect()
        waits: list[float] = []
        sleep = server.service.limits.sleep

        async def slowly(seconds: float) -> None:
            waits.append(seconds)
            await sleep(seconds)

        server.service.limits.sleep = slowly
        many = RATES["message"].burst + 20
        for number in range(many):
            wire.say("ping", id=str(number))
        answers = [wire.hear() for _ in range(many)]
        assert [news["id"] for news in answers] == [str(number) for number in range(many)]
        assert {news["type"] for news in answers} == {"pong"}
        assert waits
        wire.close()


def test_many_sockets_of_one_address_are_read_no_faster_than_a_crowd_of_people(
    tmp_path: Any, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "messages", Rate(20, 0.001))
    with here(str(tmp_path / "limits.sqlite"), limits=True) as server:
        [ana] = people("Ana", at=server)
        wires = [ana.connect() for _ in range(4)]
        waits: list[float] = []

        async def slowly(seconds: float) -> None:
            waits.append(seconds)
            await asyncio.sleep(seconds)

        server.service.limits.sleep = slowly
        for number in range(RATES["message"].burst // 2):
            for wire in wires:
                wire.say("ping", id=str(number))
        for wire in wires:
            assert [wire.hear()["type"] for _ in range(50)] == ["pong"] * 50
        assert waits  # though no socket for itself has said too much


def test_whoever_sends_nonsense_without_end_is_let_go(tmp_path: Any, people: People) -> None:
    with here(str(tmp_path / "limits.sqlite"), limits=True) as server:
        [ana] = people("Ana", at=server)
        wire = ana.connect()
        for _ in range(RATES["refusal"].burst + 20):
            wire.send("nonsense")
        closed = wire.closed()
        assert (closed.code, closed.reason) == (1008, "limit.too_often")


def test_a_flood_of_late_answers_is_shown_no_views(
    tmp_path: Any, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "current", Rate(2, 3600))
    with here(str(tmp_path / "late.sqlite"), limits=True) as server:
        [ana] = people("Ana", at=server)
        table = seated([ana], "macau_cards", bots=["random"])
        wires = [ana.connect() for _ in range(2)]
        answers = []
        for wire in wires:
            wire.watch(table)
            for _ in range(2):
                late = wire.ask("act", table=table, seat=0, decision="9.9", action=DRAW)
                answers.append((late["code"], late.get("current") is not None))
        code = answers[0][0]
        assert answers == [(code, True), (code, True), (code, False), (code, False)]


def test_a_socket_that_says_nothing_is_closed(tmp_path: Any) -> None:
    with here(str(tmp_path / "quiet.sqlite"), hello_seconds=0.2) as server:
        with connect(server.socket_url) as quiet, pytest.raises(ConnectionClosed) as closed:
            quiet.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "hello.late")
        with connect(server.socket_url) as polite:
            polite.send('{"type": "hello"}')
            assert '"welcome"' in polite.recv(PATIENCE)
            with pytest.raises(TimeoutError):
                polite.recv(0.5)  # and it stays open


def test_one_address_has_only_so_many_sockets(tmp_path: Any, people: People) -> None:
    with here(str(tmp_path / "many.sqlite"), limits=True, sockets_per_address=3) as server:
        [ana] = people("Ana", at=server)
        wires = [ana.connect() for _ in range(3)]
        with pytest.raises(InvalidStatus) as refused, connect(server.socket_url):
            pass
        assert refused.value.response.status_code == 403
        wires[0].close()
        wait_until(lambda: len(server.service.house.connections) < 3)
        ana.connect().sync()


@pytest.mark.parametrize("sign", ["x", "é", "\\ud83d\\ude00"])
def test_a_message_that_is_too_long_ends_the_conversation_or_is_refused(
    people: People, sign: str
) -> None:
    [ana] = people("Ana")
    wire = ana.connect()
    wire.send(json.dumps({"type": "ping", "id": sign * 20_000}))
    assert wire.closed().code == 1009


WRONG = [
    "",
    "x",
    "null",
    "[]",
    '"hello"',
    "{}",
    '{"type": "dance"}',
    '{"type": 7}',
    '{"type": "watch"}',
    '{"type": "watch", "table": 7}',
    '{"type": "watch", "table": ""}',
    '{"type": "watch", "table": "t", "known": {"0": -1}}',
    '{"type": "watch", "table": "t", "known": {"0": 1.5}}',
    '{"type": "ping", "id": "1", "and": "more"}',
    '{"type": "ping", "id": ""}',
    '{"type": "ping", "id": "\\u0000"}',
    '{"type": "ping", "id": "\\ud800"}',
    '{"type": "ping", "id": "1"} {}',
    '{"type": "act", "id": "1", "table": "t", "seat": -1, "decision": "1", "action": {}}',
    '{"type": "act", "id": "1", "table": "t", "seat": 0, "decision": "1", "action": []}',
    '{"type": "act", "id": "1", "table": "t", "seat": true, "decision": "1", "action": {}}',
    '{"type": "chat", "id": "1", "table": "t", "text": ""}',
    '{"type": "undo", "id": "1", "table": "t", "seat": 0, "steps": 0}',
    '{"type": "offer", "id": "1", "table": "t", "seat": 0, "what": "money"}',
    '{"type": "plan", "id": "1", "table": "t", "seat": 0, "actions": [[]]}',
    '{"type": "hello", "language": "x"}',
    '{"type": "hello", "language": NaN}',
    "[" * 10_000,
]


def test_whatever_makes_no_sense_is_refused_with_a_code(people: People) -> None:
    [ana] = people("Ana")
    wire = ana.connect()
    for wrong in WRONG:
        wire.send(wrong)
        assert wire.refusal() == "message.invalid", wrong
    wire.send(b'{"type": "ping", "id": "as bytes"}'.replace(b" bytes", b"-bytes"))
    assert wire.next("pong")["id"] == "as-bytes"
    wire.send(b"\xff\xfe")
    assert wire.refusal() == "message.invalid"
    wire.sync()


def test_what_one_may_not_do_is_refused_with_a_code(server: Here, people: People) -> None:
    ana, bob, eve = people("Ana", "Bob", "Eve")
    table = seated([ana, bob], "macau_cards", options=QUIET)
    waiting_table = ana.opens("macau_cards", ["me", "open"])["table"]["id"]
    wires = all_wires(table, ana, bob)
    wire, seat = mover(table, wires)
    other = wires[1 - seat]
    before = server.table(table).fingerprint
    act: Json = {"decision": "0.1", "action": DRAW}
    expected = [
        (wire, "nosuchtable", {"seat": 0, **act}, "table.unknown"),
        (wire, table, {"seat": 9, **act}, "seat.unknown"),
        (wire, table, {"seat": 1 - seat, **act}, "seat.not_yours"),
        (other, table, {"seat": 1 - seat, **act}, "seat.not_acting"),
        (wire, table, {"seat": seat, **act, "decision": "0.99"}, "decision.stale"),
        (wire, table, {"seat": seat, **act, "action": {"type": "fly"}}, "action.unknown"),
        (ana.connect(), waiting_table, {"seat": 0, **act}, "table.not_playing"),
        (eve.connect(), table, {"seat": 0, **act}, "table.unknown"),
    ]
    for who, where, fields, code in expected:
        assert who.ask("act", where, **fields)["code"] == code
    assert wire.ask("undo", table, seat=seat, steps=1000)["type"] == "refused"
    assert wire.ask("answer", table, seat=seat, offer=7, yes=True)["code"] == "offer.gone"
    assert server.table(table).fingerprint == before


# ---- one answer for each decision ----


def test_a_stale_answer_is_refused_with_the_current_view(server: Here, people: People) -> None:
    ana, bob = people("Ana", "Bob")
    table = seated([ana, bob], "macau_cards", options=QUIET)
    wires = all_wires(table, ana, bob)
    wire, seat = mover(table, wires)
    late = wire.stream(table, seat).turn
    assert late is not None
    wire.moves(table, seat)
    refused = wire.ask("act", table, seat=seat, decision=late["decision"], action=names(late)[0])
    assert refused["code"] in ("decision.stale", "seat.not_acting")
    assert refused["current"]["view"] == server.table(table).state.view(seat)
    assert refused["current"]["n"] == wire.stream(table, seat).n


def test_a_refusal_to_somebody_who_does_not_watch_spoils_no_later_view(
    server: Here, people: People
) -> None:
    ana, bob = people("Ana", "Bob")
    table = seated([ana, bob], "macau_cards", options=QUIET)
    early = [ana.connect(), bob.connect()]
    for seat, wire in enumerate(early):
        refused = wire.ask("act", table, seat=seat, decision="9.9", action=DRAW)
        assert refused["current"]["view"] == server.table(table).state.view(seat)
    acting = server.table(table).state.actors[0]
    path = f"/api/tables/{table}/act"
    person = (ana, bob)[acting]
    person.post(path, id="http", seat=acting, decision="0.1", action=DRAW)
    for seat, wire in enumerate(early):
        wire.watch(table)
        check_view(server, wire, table, seat)


def test_the_same_message_twice_has_one_effect_and_the_same_answer(
    server: Here, people: People
) -> None:
    ana, bob = people("Ana", "Bob")
    table = seated([ana, bob], "macau_cards", options=QUIET)
    wire, seat = mover(table, all_wires(table, ana, bob))
    first = wire.act(table, seat, DRAW, id="once")
    turn = {"decision": "0.1", "action": DRAW}
    again = wire.ask("act", table, seat=seat, id="once", **turn)
    over_http = (ana, bob)[seat].post(f"/api/tables/{table}/act", id="once", seat=seat, **turn)
    assert first == again
    assert over_http == {"id": "once", "n": first["n"]}
    assert journal(server, table) == 1


def test_both_tabs_of_one_person_are_told_and_only_one_of_two_clicks_counts(
    server: Here, people: People
) -> None:
    ana, bob = people("Ana", "Bob")
    table = seated([ana, bob], "macau_cards", options=QUIET)
    wires = all_wires(table, ana, bob)
    wire, seat = mover(table, wires)
    [tab] = all_wires(table, (ana, bob)[seat])
    turn = tab.stream(table, seat).turn
    assert turn is not None
    for number, one in enumerate((wire, tab)):
        one.say(
            "act",
            id=f"click{number}",
            table=table,
            seat=seat,
            decision=turn["decision"],
            action=DRAW,
        )
    answers = [wire.answer("click0"), tab.answer("click1")]
    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    wire.sync()
    tab.sync()
    assert journal(server, table) == 1
    assert wire.stream(table, seat).view == tab.stream(table, seat).view
    assert wire.stream(table, seat).steps[-1] == tab.stream(table, seat).steps[-1]


# ---- coming back ----


@pytest.mark.parametrize("remembered", [100, 3])
def test_whoever_comes_back_gets_exactly_what_was_missed(
    server: Here, people: People, monkeypatch: pytest.MonkeyPatch, remembered: int
) -> None:
    monkeypatch.setattr(tables, "REMEMBERED", remembered)
    ana, bob = people("Ana", "Bob")
    table = seated([ana, bob], "macau_cards", bots=["random"], options=QUIET)
    one, other = all_wires(table, ana, bob)
    kept = all_wires(table, bob)[0]
    play(table, [one, other], 10)
    before = len(other.stream(table, 1).steps)
    other.close()
    [again] = [bob.dial(streams=other.streams)]
    again.say("hello", language="en")
    again.watch(table)
    play(table, [one, again], 10, seed=2)
    again.close()
    play(table, [one, kept], 10, seed=3)
    last = bob.dial(streams=again.streams)
    last.say("hello", language="en")
    last.watch(table)  # the stream itself checks that there is no gap and no double
    waiting(table, [one, last, kept])  # bots have moved
    check_view(server, last, table, 1)
    mine = {step["n"]: step for step in last.stream(table, 1).steps}
    all_of_them = {step["n"]: step for step in kept.stream(table, 1).steps}
    both = mine.keys() & all_of_them.keys()
    assert len(both) > before
    assert all(mine[number] == all_of_them[number] for number in both)


def test_a_number_from_the_future_gets_a_whole_view(server: Here, people: People) -> None:
    ana, bob = people("Ana", "Bob")
    table = seated([ana, bob], "macau_cards")
    wire = ana.connect()
    wire.watch(table, known={"0": 2**40, "5": 3, "watch": 9})
    check_view(server, wire, table, 0)


def test_whoever_does_not_read_is_let_go_and_may_come_back(
    server: Here, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "MOST_WAITING", 5)
    ana, bob = people("Ana", "Bob")
    table = seated([ana, bob], "macao")
    with plain.socket() as door:
        open_deaf(door, server, bob.cookie)
        watching = frame({"type": "watch", "table": table})
        door.sendall(watching)
        connections = server.service.house.connections
        wait_until(lambda: any(table in one.tables for one in connections))
        [victim] = [one for one in connections if table in one.tables]

        def is_let_go() -> bool:
            with contextlib.suppress(OSError):
                door.sendall(watching)
            return victim not in connections

        wait_until(is_let_go)
        assert not server.service.house.audiences[table]
        [again] = all_wires(table, bob)
        check_view(server, again, table, 1)


def open_deaf(door: plain.socket, server: Here, cookie: str) -> None:
    """A socket of somebody who talks and never listens."""
    door.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 4096)
    door.connect(("127.0.0.1", int(server.url.rpartition(":")[2])))
    lines = [
        "GET /api/socket HTTP/1.1",
        "Host: 127.0.0.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Cookie: {cookie}",
    ]
    door.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    assert b" 101 " in door.recv(1000)
    door.settimeout(0.01)


def frame(message: Json) -> bytes:
    """A message as bytes on the line."""
    content = json.dumps(message).encode()
    assert len(content) < 126
    return bytes([0x81, 0x80 | len(content), 0, 0, 0, 0]) + content


def test_tables_that_nobody_follows_are_let_go_and_found_again(tmp_path: Any) -> None:
    with here(str(tmp_path / "few.sqlite"), kept_tables=0) as server, guests(server) as come:
        ana, bob = come("Ana", "Bob")
        found = [seated([ana, bob], "macau_cards", options=QUIET) for _ in range(3)]
        for table in found:
            wires = all_wires(table, ana, bob)
            play(table, wires, 4)
            for wire in wires:
                wire.close()
        wait_until(lambda: not server.service.house.tables)
        assert server.service.house.audiences == {}
        for table in found:
            wires = all_wires(table, ana, bob)
            assert play(table, wires, 4, seed=2) == 4
            waiting(table, wires)
            for seat, wire in enumerate(wires):
                check_view(server, wire, table, seat)


# ---- plans, offers, undo, resigning, chat ----


def test_a_plan_is_played_when_the_turn_comes_and_nobody_hears_of_it_before(
    server: Here, people: People, fixed_deal: None
) -> None:
    ana, bob = people("Ana", "Bob")
    table = seated([ana, bob], "macau_cards", options=QUIET)
    wires = all_wires(table, ana, bob)
    wire, seat = mover(table, wires)
    other = wires[1 - seat]
    heard = wire.stream(table, seat).n
    other.does("plan", table, seat=1 - seat, actions=[DRAW])
    assert other.stream(table, 1 - seat).position["plan"] == {
        "actions": [DRAW],
        "auto_pass": False,
        "said": ["Draw a card"],
    }
    wire.sync()
    assert wire.stream(table, seat).n == heard
    wire.does("act", table, seat=seat, decision="0.1", action=DRAW)
    wait_until(lambda: journal(server, table) == 2)
    other.sync()
    assert other.stream(table, 1 - seat).position["plan"] is None


def test_a_plan_that_has_become_illegal_is_dropped_and_its_owner_told(
    server: Here, people: People
) -> None:
    ana, bob = people("Ana", "Bob")
    table = seated([ana, bob], "macau_cards", options=QUIET)
    wires = all_wires(table, ana, bob)
    wire, seat = mover(table, wires)
    other = wires[1 - seat]
    call = {"type": "call_suit", "suit": "S"}
    other.does("plan", table, seat=1 - seat, actions=[call, DRAW])
    wire.does("act", table, seat=seat, decision="0.1", action=DRAW)
    dropped = other.next("plan_dropped")
    assert dropped == {"type": "plan_dropped", "table": table, "seat": 1 - seat, "action": call}
    other.sync()
    plan = other.stream(table, 1 - seat).position["plan"]
    assert (plan["actions"], plan["dropped"]) == ([], call)
    assert other.stream(table, 1 - seat).turn is not None
    wire.sync()
    assert all(news["type"] != "plan_dropped" for news in wire.heard)


def test_own_steps_are_taken_back_and_the_decision_is_another_one(
    server: Here, people: People
) -> None:
    ana, bob = people("Ana", "Bob")
    table = seated([ana, bob], "macao")
    wires = all_wires(table, ana, bob)
    for _ in range(60):
        wire, seat = mover(table, wires)
        before = server.table(table).fingerprint
        turn = wire.stream(table, seat).turn
        assert turn is not None
        wire.moves(table, seat)
        if wire.stream(table, seat).position["undo"] > 0:
            break
    wire.does("undo", table, seat=seat)
    assert server.table(table).fingerprint == before
    again = wire.stream(table, seat).turn
    assert again is not None
    assert (again["groups"], again["decision"] != turn["decision"]) == (turn["groups"], True)
    for one in wires:
        one.sync()
        [index] = one.seats(table)
        check_view(server, one, table, index)
        assert one.stream(table, index).steps[-1]["events"][0]["type"] == "table_undo"
    stale = wire.ask("act", table, seat=seat, decision=turn["decision"], action=names(turn)[0])
    assert stale["code"] == "decision.stale"


def test_steps_beyond_ones_own_turn_are_taken_back_if_everybody_agrees(
    server: Here, people: People
) -> None:
    ana, bob = people("Ana", "Bob")
    table = seated([ana, bob], "macao")
    wires = all_wires(table, ana, bob)
    found = server.table(table)
    prints = [found.fingerprint]
    for _ in range(100):
        wire, seat = mover(table, wires)
        wire.moves(table, seat)
        prints.append(found.fingerprint)
        asker, seat = wires[1 - seat], 1 - seat
        asker.sync()
        steps = asker.stream(table, seat).position["undo_agreed"]
        if steps >= 2:  # whoever asks did something, and then the other one
            break
    other = wires[1 - seat]
    asker.does("offer", table, seat=seat, what="undo")
    assert other.ask("offer", table, seat=1 - seat, what="end")["code"] == "offer.pending"
    other.sync()
    [offer] = other.tables[table]["table"]["offers"]
    other.does("answer", table, seat=1 - seat, offer=offer["offer"], yes=True)
    wait_until(lambda: found.fingerprint == prints[-1 - steps])
    for seat, one in enumerate(wires):
        one.sync()
        check_view(server, one, table, seat)
        assert one.tables[table]["table"].get("offers", []) == []


def test_an_offer_may_be_declined_or_withdrawn_and_an_agreed_end_is_the_end(
    server: Here, people: People
) -> None:
    three = people("Ana", "Bob", "Cat")
    table = seated(three, "macau_cards", options=QUIET)
    one, other, third = wires = all_wires(table, *three)
    for asker, answerer in ((0, 0), (1, 2)):  # withdrawn, then declined
        wires[asker].does("offer", table, seat=asker, what="end")
        number = asker + 1
        wires[answerer].does("answer", table, seat=answerer, offer=number, yes=False)
        assert server.table(table).offer is None
        again = wires[asker].ask("offer", table, seat=asker, what="end")
        assert again["code"] == "offer.too_soon"
    third.does("offer", table, seat=2, what="end")
    for seat in (0, 1):
        wires[seat].does("answer", table, seat=seat, offer=3, yes=True)
    wait_until(lambda: one.sync() or one.status(table) == "ended")
    other.sync()
    assert other.tables[table]["table"]["reason"] == "agreed"


def test_whoever_resigns_loses_against_one_and_leaves_a_bot_to_several(people: People) -> None:
    ana, bob, cat = people("Ana", "Bob", "Cat")
    duel = seated([ana, bob], "macau_cards", options=QUIET)
    one, other = all_wires(duel, ana, bob)
    one.does("resign", duel, seat=0)
    other.sync()
    told = other.tables[duel]["table"]
    assert (told["status"], told["reason"], told["result"]["won"]) == ("ended", "resigned", [1])
    trio = seated([ana, bob, cat], "macau_cards", options=QUIET)
    wires = all_wires(trio, ana, bob, cat)
    wires[0].does("resign", trio, seat=0)
    assert wires[0].ask("resign", trio, seat=0)["code"] == "seat.resigned"
    assert play(trio, wires[1:], 8) == 8
    assert wires[1].tables[trio]["table"]["seats"][0]["resigned"]


def test_whoever_has_resigned_moves_no_more(people: People) -> None:
    ana, bob, cat = people("Ana", "Bob", "Cat")
    trio = seated([ana, bob, cat], "macau_cards", options=QUIET)
    wires = all_wires(trio, ana, bob, cat)
    wires[0].does("resign", trio, seat=0)
    for kind, fields in (
        ("act", {"decision": "0.1", "action": DRAW}),
        ("undo", {}),
        ("offer", {"what": "end"}),
        ("plan", {"actions": [DRAW]}),
    ):
        assert wires[0].ask(kind, trio, seat=0, **fields)["code"] == "seat.resigned"


def test_chat_reaches_everybody_at_the_table_once_and_those_who_come_later(
    server: Here, people: People
) -> None:
    ana, bob, eve = people("Ana", "Bob", "Eve")
    table = seated([ana, bob], "macau_cards", public=True)
    one, other = all_wires(table, ana, bob)
    far = eve.connect()
    text = "<b>Ahoy</b> \u202e\u0007 & goodbye"
    assert far.ask("chat", table, text="hello")["code"] == "chat.not_here"
    first = one.ask("chat", table, text=text, id="line")
    assert one.ask("chat", table, text=text, id="line") == first
    assert one.ask("chat", table, text="\u0000 \u202e")["code"] == "chat.empty"
    far.watch(table)
    for wire in (one, other, far):
        wire.sync()
        [line] = {news["chat"]: news for news in wire.heard if news["type"] == "chat"}.values()
        assert (line["name"], line["text"]) == ("Ana", "<b>Ahoy</b>  & goodbye")
    assert len([news for news in other.heard if news["type"] == "chat"]) == 1
    server.do(moderating.Operator(server.service.people).mute(ana.id))
    assert one.ask("chat", table, text="still here")["code"] == "chat.muted"


def test_nobody_reads_the_chat_of_a_person_they_have_muted(people: People) -> None:
    ana, bob = people("Ana", "Bob")
    table = seated([ana, bob], "macau_cards")
    one, other = all_wires(table, ana, bob)
    bob.put(f"/api/people/{ana.id}/block", kind="mute")
    one.does("chat", table, text="do you hear me?")
    other.sync()
    [again] = all_wires(table, bob)
    for wire in (other, again):
        assert all(news["type"] != "chat" for news in wire.heard)


def test_whoever_chats_too_much_is_told_to_wait(tmp_path: Any) -> None:
    with (
        here(str(tmp_path / "chat.sqlite"), limits=True) as server,
        Person(server.url, "Ana") as ana,
    ):
        table = seated([ana], "macau_cards", bots=["random"])
        [wire] = all_wires(table, ana)
        answers = [wire.ask("chat", table, text=str(number)) for number in range(15)]
        assert {one["code"] for one in answers if one["type"] == "refused"} == {"limit.too_often"}


# ---- in the reader's language ----


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", ["macao", "macau_cards"])
def test_every_text_is_in_the_readers_language(
    server: Here, people: People, title: str, language: str
) -> None:
    ana, bob = people("Ana", "Bob")
    table = seated([ana, bob], title)
    wires = all_wires(table, ana, bob, language=language)
    words = Texts(title, language)
    logs = []
    for _ in range(25):
        acting = waiting(table, wires)
        if not acting:
            break
        wire, seat = acting[0]
        stream, state = wire.stream(table, seat), server.table(table).state
        players = ["Ana", "Bob"]
        turn = stream.turn
        assert turn is not None
        legal = [entry["name"] for group in turn["groups"] for entry in group["actions"]]
        assert stream.position["prompt"] == words.prompt(stream.view, players, legal)
        for group in turn["groups"]:
            for action in group["actions"]:
                assert action["label"] == words.action(action["name"], players, stream.view)
        assert all(refused["label"] for refused in turn["refused"])
        # no reason: it is English, and told only where a text is missing
        reasons = [{**one, "reason": ""} for one in state.game.explain(state, seat)["refused"]]
        sentences = [refused["sentence"] for refused in turn["refused"]]
        assert sentences == [words.refused(one) for one in reasons]
        assert names(turn) == [state.game.action(state, seat, a) for a in state.legal(seat)]
        wire.moves(table, seat)
        logs += wire.stream(table, seat).steps[-1]["log"]
    assert logs
    assert all(line and "{" not in line for line in logs)


def test_without_a_language_there_are_no_texts(people: People) -> None:
    ana, bob = people("Ana", "Bob")
    table = seated([ana, bob], "macau_cards")
    wires = all_wires(table, ana, bob, language=None)
    play(table, wires, 4)
    for seat, wire in enumerate(wires):
        stream = wire.stream(table, seat)
        assert all(step.get("log", []) == [] for step in stream.steps)
        assert stream.position.get("prompt", "") == ""
        for group in (stream.turn or {"groups": []})["groups"]:
            assert all("label" not in action for action in group["actions"])


# ---- every bot of every title plays on the wire ----


def test_bots_of_every_level_answer_over_the_wire(people: People) -> None:
    [ana] = people("Ana")
    for title in ("macao", "macau_cards"):
        for level in ("random", "greedy", "cabin_boy", "merchant"):  # the others take longer
            table = seated([ana], title, bots=[level])
            [wire] = all_wires(table, ana)
            assert play(table, [wire], 3) == 3


# ---- stopping ----


def test_a_server_that_is_stopped_finishes_what_is_in_flight_and_says_goodbye(
    running_server: Servers, sqlite_url: str
) -> None:
    server = running_server(sqlite_url, quick=True, limits=False)
    with Person(server.url, "Ana") as ana, Person(server.url, "Bob") as bob:
        table = seated([ana, bob], "macau_cards", options=QUIET)
        wires = all_wires(table, ana, bob)
        wire, seat = mover(table, wires)
        wire.say("act", id="last", table=table, seat=seat, decision="0.1", action=DRAW)
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        closings = [one.closed().code for one in wires]
        assert set(closings) <= {1001, 1012}
        assert server.process.wait(PATIENCE) == 0
        server.start()
        again = (ana, bob)[seat].connect()
        again.watch(table)
        done = again.ask("act", table, seat=seat, id="last", decision="0.1", action=DRAW)
        assert done["type"] == "done"
        if any(news.get("id") == "last" for news in wire.heard):
            assert done["n"] == next(n["n"] for n in wire.heard if n.get("id") == "last")
    assert "Traceback" not in server.said()
