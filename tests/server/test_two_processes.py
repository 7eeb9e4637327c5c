"""Two processes on one PostgreSQL: whoever sits where, there is one table and one truth."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from threading import Barrier, Thread
from time import sleep
from typing import Any

import pytest

from carrack.server.tables import hearing, rows

from .postgres import Cluster
from .running import Server, Servers
from .test_crash import Player as Stubborn
from .test_crash import check_journal, journal, until_everybody_has_moved
from .wire import (
    QUIET,
    TOO_LATE,
    WINDOWS,
    Json,
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


class Pair:
    """Two processes and their database."""

    def __init__(self, url: str, servers: Servers) -> None:
        self.url = url
        self.first = servers(url, quick=True, limits=False)
        self.second = servers(url, quick=True, limits=False)

    def both(self, person: Person) -> tuple[Person, Person]:
        """The same person at each of the two."""
        return person, person.moved_to(self.second.url)


@pytest.fixture(scope="module")
def pair(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    url = postgres.fresh()
    servers = Servers(tmp_path_factory.mktemp("pair"))
    try:
        yield Pair(url, servers)
    finally:
        servers.end()
        postgres.drop(url)


@pytest.fixture
def people(pair: Pair) -> Iterator[list[Person]]:
    """Four people; the second and the fourth are connected to the other process."""
    with guests(pair.first) as come:
        found = come("Ana", "Bob", "Cat", "Dan")
        for index in (1, 3):
            found[index] = found[index].moved_to(pair.second.url)
        yield found
        for index in (1, 3):
            found[index].__exit__()


def settled(table: str, wires: list[Wire]) -> None:
    """What one process has stored has reached everybody at the other."""

    def is_settled() -> bool:
        for wire in wires:
            wire.sync()
        numbers = {stream.n for wire in wires for stream in streams(wire, table)}
        return len(numbers) == 1

    wait_until(is_settled)


def streams(wire: Wire, table: str) -> list[Any]:
    return [wire.stream(table, seat) for seat in wire.seats(table)]


def check_views(pair: Pair, table: str, wires: list[Wire]) -> None:
    """A third process, which reads the journal alone, sees the same."""
    with here(pair.url) as third:
        state = third.table(table).state
        for wire in wires:
            wire.sync()
            for seat in wire.seats(table):
                assert wire.stream(table, seat).view == state.view(seat)


def test_people_of_one_table_play_at_different_processes(pair: Pair, people: list[Person]) -> None:
    table = seated(people[:2], "macau_cards", options=QUIET)
    wires = all_wires(table, *people[:2])
    assert play(table, wires, 30) == 30
    settled(table, wires)
    check_views(pair, table, wires)


def test_a_process_lets_a_table_go_that_only_another_one_is_asked_for(
    pair: Pair, people: list[Person]
) -> None:
    table = seated(people[:2], "macau_cards", options=QUIET)
    with here(pair.url) as third:
        assert third.table(table).id == table
        sleep(hearing.ASKED_SECONDS)
        wires = all_wires(table, *people[:2])
        # Whoever follows it there keeps it there
        with people[0].moved_to(third.url) as ana:
            page = ana.connect()
            page.watch(table)
            play(table, wires, 2)
            assert table in third.service.house.tables
            page.say("unwatch", table=table)
            page.sync()
        sleep(hearing.ASKED_SECONDS)
        play(table, wires, 2, seed=2)
        wait_until(lambda: table not in third.service.house.tables)
        # and it is there again for whoever asks
        assert third.table(table).seq > 4


@pytest.mark.parametrize("title", ["macau_cards", "macao"])
def test_windows_and_bots_work_across_processes(
    pair: Pair, people: list[Person], title: str
) -> None:
    options = WINDOWS if title == "macau_cards" else {}
    seats = people if title == "macau_cards" else people[:3]
    table = seated(seats, title, bots=["random"], options=options)
    wires = all_wires(table, *seats)
    play(table, wires, 40, seed=3)
    waiting(table, wires)
    stored = journal(pair.url, table)
    acts = [row for row in stored if row.kind == rows.ACT]
    assert [row.seq for row in stored] == list(range(1, len(stored) + 1))
    # A bot answers each decision once, though it thinks in both processes.
    assert any(row.body.get("by") == "bot" for row in acts)
    check_views(pair, table, wires)


def test_chat_undo_and_offers_reach_the_other_process(pair: Pair, people: list[Person]) -> None:
    table = seated(people[:2], "macao")
    wires = all_wires(table, *people[:2])
    one, other = wires
    one.does("chat", table, text="Ahoy")
    assert other.next("chat")["text"] == "Ahoy"
    other.does("chat", table, text="Ahoy to you")
    assert one.until(lambda news: news.get("text") == "Ahoy to you")["name"] == "Bob"
    for _ in range(60):
        wire, seat = waiting(table, wires)[0]
        answer = wire.act(table, seat)
        assert answer["type"] == "done" or answer["code"] in TOO_LATE
        if wire.stream(table, seat).position["undo"] > 0:
            break
    wire.does("undo", table, seat=seat)
    settled(table, wires)
    for wire in wires:
        [stream] = streams(wire, table)
        assert stream.steps[-1]["events"][0]["type"] == "table_undo"
    other.does("offer", table, seat=1, what="end")
    offered = one.until(lambda news: bool(news.get("table", {}) and offers(news)))
    one.does("answer", table, seat=0, offer=offers(offered)[0]["offer"], yes=True)
    wait_until(lambda: all(wire.sync() or wire.status(table) == "ended" for wire in wires))


def offers(news: Json) -> list[Json]:
    found: list[Json] = news["table"].get("offers", []) if news["type"] == "table" else []
    return found


def test_a_ban_closes_sockets_of_both_processes(pair: Pair, people: list[Person]) -> None:
    here_now, there = pair.both(people[0])
    with there:
        wires = [here_now.connect(), there.connect()]
        command = [sys.executable, "-m", "carrack.cli", "admin", "ban", people[0].id]
        environment = {**os.environ, "CARRACK_DATABASE": pair.url}
        subprocess.run(command, env=environment, check=True, capture_output=True)
        assert [wire.closed().code for wire in wires] == [1008, 1008]
        for person in (here_now, there):
            assert person.refused("GET", "/api/me") == (403, "person.banned")


def at_once(*calls: Any) -> list[Any]:
    """Done by several threads at the same moment; what each of them got."""
    barrier, found = Barrier(len(calls)), [None] * len(calls)

    def run(index: int) -> None:
        barrier.wait()
        found[index] = calls[index]()

    threads = [Thread(target=run, args=(index,)) for index in range(len(calls))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def test_the_same_message_to_both_processes_has_one_effect(
    pair: Pair, people: list[Person]
) -> None:
    table = seated(people[:2], "macau_cards", options=QUIET)
    ana, bob = people[:2]
    with ana.moved_to(pair.second.url) as ana_there, bob.moved_to(pair.first.url) as bob_there:
        doubles = [all_wires(table, ana, ana_there), all_wires(table, bob, bob_there)]
        every = [wire for wires in doubles for wire in wires]
        for number in range(10):
            waiting(table, every)
            settled(table, every)
            seat = next(s for s in (0, 1) if doubles[s][0].stream(table, s).turn)
            one, other = doubles[seat]
            turn = one.stream(table, seat).turn
            assert turn is not None
            message = {"seat": seat, "decision": turn["decision"], "action": names(turn)[0]}
            ids = [f"same{number}"] * 2 if number % 2 else [f"one{number}", f"other{number}"]
            before = acts(pair, table)
            answers = at_once(
                lambda a=one, i=ids[0], m=message: a.ask("act", table, id=i, **m),
                lambda a=other, i=ids[1], m=message: a.ask("act", table, id=i, **m),
            )
            assert acts(pair, table) == before + 1
            kinds = sorted(answer["type"] for answer in answers)
            assert kinds == (["done", "done"] if number % 2 else ["done", "refused"])
            if number % 2:
                assert answers[0]["n"] == answers[1]["n"]
        settled(table, every)
        check_views(pair, table, every)


def acts(pair: Pair, table: str) -> int:
    return len([row for row in journal(pair.url, table) if row.kind == rows.ACT])


def test_whoever_loses_a_process_goes_on_at_the_other(
    running_server: Servers, postgres_url: str
) -> None:
    servers = [running_server(postgres_url, quick=True, limits=False) for _ in range(2)]
    with guests(servers[0]) as come:
        people = come("Ana", "Bob", "Cat")
        table = seated(people, "macau_cards", bots=["random"], options=WINDOWS)
        players = [Stubborn(person, table, seat, seat) for seat, person in enumerate(people)]
        moved_to(players[1], servers[1])
        for _ in range(12):
            for player in players:
                player.lives()
        servers[0].kill()
        for player in (players[0], players[2]):
            moved_to(player, servers[1])
        for _ in range(12):
            for player in players:
                player.lives()
        until_everybody_has_moved(players)
        assert servers[1].stop() == 0
        check_journal(postgres_url, players)
        for player in players:
            player.person.__exit__()


def moved_to(player: Stubborn, server: Server) -> None:
    player.person = player.person.moved_to(server.url)
    player.wire = None
