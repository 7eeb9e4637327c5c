"""Who is at a table right now, who looks on, and what those who look on say."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from carrack.server.tables import presence
from carrack.server.tables.presence import GONE_SECONDS, Seen, understood
from carrack.server.tables.wishes import SeatWish

from .running import Servers
from .tables import house_of, in_a_loop
from .test_two_processes import Pair
from .wire import QUIET, Here, Json, People, Person, Wire, guests, seated, wait_until


def now_present(wire: Wire) -> Json:
    wire.sync()
    return [news for news in wire.heard if news["type"] == "present"][-1]


def until_present(wire: Wire, **wanted: object) -> None:
    wait_until(lambda: wanted.items() <= now_present(wire).items())


def test_everybody_sees_who_is_here_away_and_gone(people_of: People, server: Here) -> None:
    ana, bob, cat = people_of("Ana", "Bob", "Cat")
    table = seated([ana, bob, cat], "macau_cards", options=QUIET)  # without a clock
    one = ana.connect()
    one.watch(table)
    until_present(one, seats=["here", "gone", "gone"])
    other = bob.connect()
    other.watch(table)
    until_present(one, seats=["here", "here", "gone"])
    other.say("present", here=False)
    until_present(one, seats=["here", "away", "gone"])
    second = bob.connect()
    second.watch(table)
    until_present(one, seats=["here", "here", "gone"])
    second.close()
    other.close()
    until_present(one, seats=["here", "away", "gone"])


def test_those_who_look_on_are_counted_and_named_if_they_have_a_name(
    people_of: People, server: Here
) -> None:
    ana, bob, eve, stranger = people_of("Ana", "Bob", "Eve Marsh", "")
    table = seated([ana, bob], "macau_cards", options=QUIET, public=True)
    wire = ana.connect()
    wire.watch(table)
    for person in (eve, eve, stranger):  # two pages of one person are one who looks on
        person.connect().watch(table)
    until_present(wire, watching=2, names=["Eve Marsh"])
    (listed,) = ana.get("/api/lobby")["running"]
    assert listed["watching"] == 2


def said(wire: Wire) -> list[tuple[str, bool]]:
    wire.sync()
    chats = [news for news in wire.heard if news["type"] == "chat"]
    return [(news["text"], news.get("looking_on", False)) for news in chats]


def test_whoever_plays_reads_what_onlookers_said_after_the_game_alone(
    people_of: People, server: Here
) -> None:
    ana, bob, eve = people_of("Ana", "Bob", "Eve")
    table = seated([ana, bob], "macau_cards", options=QUIET, public=True)
    player, onlooker = ana.connect(), eve.connect()
    player.watch(table)
    onlooker.watch(table)
    also = bob.connect()
    also.say("watch", table=table, spectator=True)  # a second page, as if one did not play
    also.next("view")
    onlooker.does("chat", table, text="She holds the ace")
    player.does("chat", table, text="Ahoy")
    assert said(onlooker) == [("She holds the ace", True), ("Ahoy", False)]
    assert said(player) == said(also) == [("Ahoy", False)]
    again = ana.connect()
    again.watch(table)
    assert said(again) == [("Ahoy", False)]
    player.does("resign", table, seat=0)
    # On the pages that are open it comes by itself
    for wire in (player, also):
        wait_until(lambda wire=wire: ("She holds the ace", True) in said(wire))
    over = ana.connect()
    over.watch(table)
    assert said(over) == [("She holds the ace", True), ("Ahoy", False)]


@pytest.fixture
def pair(running_server: Servers, postgres_url: str) -> Iterator[Pair]:
    return Pair(postgres_url, running_server)


def test_presence_is_known_at_both_processes(pair: Pair) -> None:
    with guests(pair.first) as come:
        ana, bob, eve = come("Ana", "Bob", "Eve")
        table = seated([ana, bob], "macau_cards", options=QUIET, public=True)
        wire = ana.connect()
        wire.watch(table)
        there: list[Person] = [person.moved_to(pair.second.url) for person in (bob, eve)]
        elsewhere = [person.connect() for person in there]
        for one in elsewhere:
            one.watch(table)
        until_present(wire, seats=["here", "here"], watching=1, names=["Eve"])
        until_present(elsewhere[0], seats=["here", "here"], watching=1, names=["Eve"])
        (listed,) = ana.get("/api/lobby")["running"]
        assert listed["watching"] == 1
        elsewhere[0].say("present", here=False)
        until_present(wire, seats=["here", "away"])
        elsewhere[1].close()
        until_present(wire, watching=0)


@in_a_loop
async def test_a_process_that_is_gone_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        bob = table.user("Bob") or ""
        here = h.house.presence
        here.heard(table.id, "elsewhere", Seen({bob: "here"}, 2, ("Eve",)).words())
        assert here.news(table.table).seats == ["gone", "here"]
        assert here.watching(table.id) == 2
        later = presence.monotonic() + presence.FORGOTTEN + 1
        monkeypatch.setattr(presence, "monotonic", lambda: later)
        assert here.news(table.table).seats == ["gone", "gone"]
        assert here.watching(table.id) == 0
        here.heard(table.id, "elsewhere", ["hnobody", "wmany", "?", ""])  # words of another version
        assert understood(["wmany"]).watching == 0


@in_a_loop
async def test_a_host_who_is_gone_for_two_minutes_is_host_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_of(tmp_path) as h:
        table = await h.at(await h.wish("Anna", "macau_cards", SeatWish("me"), SeatWish("open")))
        await h.join("Bob", table)
        page = table.page("Bob", "en")
        bob = await h.person("Bob")
        h.house.presence.due(table.id, "gone")
        await table.settled()
        assert table.table.host == (await h.person("Anna")).id  # the process has only just begun
        monkeypatch.setattr(h.house.presence, "began", presence.monotonic() - GONE_SECONDS - 1)
        h.house.presence.due(table.id, "gone")
        await table.settled()
        assert table.table.host == bob.id
        assert (await table.reloaded()).host == bob.id
        assert "Bob is the host now" in page.log or "You are the host now" in page.log
