"""Hints while a game is played, and games looked at again once they are over."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import carrack
from carrack.bots import analysis, levels
from carrack.kernel.record import Play
from carrack.server.records import analyzing
from carrack.server.records.analyzing import Work
from carrack.server.records.uploads import checked_upload
from carrack.server.tables import hinting, opening
from carrack.server.tables.wishes import SeatWish, Wish
from carrack.server.wire.limits import Limits

from .tables import house_of, in_a_loop, refused
from .wire import Here, People, Person, answered, choice_of, guests, here, names, wait_until

SHORT = {"turn_limit": 12}
NDJSON = {"content-type": "application/x-ndjson"}


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever judges thinks little here, so that whole games are quick in both builds."""
    for efforts in [
        levels.OTHERS,
        *(levels.measured(title, "EFFORTS") for title in carrack.titles()),
    ]:
        for level in (analysis.JUDGE, analysis.ADVISER):
            small = replace(efforts[level], simulations=6, trees=1, horizon=2)
            monkeypatch.setitem(efforts, level, small)
    monkeypatch.setattr(analysis, "LEAST", 3)


def played_out(person: Person, table: str) -> None:
    luck = Random(1)
    for number in range(3000):
        found = person.get(f"/api/tables/{table}/view", seat=0)["position"]["turn"]
        if found:
            action = luck.choice(names(found))
            body = {"seat": 0, "decision": found["decision"], "action": action}
            answer = person.http.post(f"/api/tables/{table}/act", json={"id": f"p{number}", **body})
            if answer.status_code != 409:  # a bot may have moved since, or ended the game
                answered(answer)
        elif person.get(f"/api/tables/{table}")["table"]["status"] != "playing":
            return
    raise AssertionError("no end")


# ---- hints ----


@pytest.mark.parametrize("title", ["macao", "macau_cards"])
def test_whoever_plays_bots_may_ask_for_a_hint(people_of: People, title: str) -> None:
    (ana,) = people_of("Ana")
    table = ana.opens(title, ["me", "random"])["table"]
    assert table["hints"]
    turn = choice_of(ana, table["id"])
    body = {"seat": 0, "decision": turn["decision"]}
    found = ana.post(f"/api/tables/{table['id']}/hint?language=de", **body)
    assert found["decision"] == turn["decision"]
    assert found["level"] == "captain"
    assert 1 <= len(found["actions"]) <= 3
    for one in found["actions"]:
        assert one["action"] in names(turn)
        assert one["said"]
        assert one["why"].endswith(".")
        assert 0 <= one["chance"] <= 1
        assert (one["points"] is None) == (title == "macau_cards")
    told = [round(one["chance"], 2) for one in found["actions"]]
    assert told == sorted(told, reverse=True)
    # And whoever asks again learns nothing more
    assert ana.post(f"/api/tables/{table['id']}/hint?language=de", **body) == found


def test_hints_are_refused_to_everybody_else(people_of: People) -> None:
    ana, bob, stranger = people_of("Ana", "Bob", "")
    opened = ana.opens("macau_cards", ["me", "random"], public=True)
    table = opened["table"]["id"]
    turn = choice_of(ana, table)
    where, body = f"/api/tables/{table}/hint", {"seat": 0, "decision": turn["decision"]}
    assert bob.refused("POST", where, json=body) == (403, "seat.not_yours")
    assert stranger.refused("POST", where, json=body) == (401, "person.unknown")
    assert ana.refused("POST", where, json={**body, "seat": 1}) == (403, "seat.not_yours")
    assert ana.refused("POST", where, json={**body, "seat": 7}) == (404, "seat.unknown")
    assert ana.refused("POST", where, json={**body, "decision": "9.9"}) == (409, "decision.stale")
    private = ana.opens("macau_cards", ["me", "random"])["table"]["id"]
    where = f"/api/tables/{private}/hint"
    assert bob.refused("POST", where, json=body) == (404, "table.unknown")


def test_a_table_without_hints_gives_none(people_of: People) -> None:
    ana, bob = people_of("Ana", "Bob")
    alone = ana.opens("macau_cards", ["me", "random"], hints=False)["table"]
    assert not alone["hints"]
    turn = choice_of(ana, alone["id"])
    body = {"seat": 0, "decision": turn["decision"]}
    where = f"/api/tables/{alone['id']}/hint"
    assert ana.refused("POST", where, json=body) == (403, "hints.off")
    together = ana.opens("macau_cards", ["me", "open"])
    assert not together["table"]["hints"]
    bob.joins(together)
    assert ana.opens("macau_cards", ["me", "open"], hints=True)["table"]["hints"]


@in_a_loop
async def test_hints_are_for_open_decisions_with_a_choice(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        options = {"runs": False}
        table = await h.open("macau_cards", "Anna", "Bob", seed=2, hints=True, options=options)
        seat = table.mover
        decision = table.table.decision(seat) or ""
        hinting.check_hint(table.table, seat, decision)
        with refused("seat.not_acting"):
            hinting.check_hint(table.table, 1 - seat, decision)
        # When a card is laid that no other goes with, only the end of the play is left
        hand = table.table.state.view(seat)["hand"]
        card = next(
            action
            for action in table.legal(seat)
            if action["type"] == "play" and sum(c[0] == action["card"][0] for c in hand) == 1
        )
        await table.act(seat, card)
        assert table.legal(seat) == [{"type": "end_play"}]
        with refused("hints.no_choice"):
            hinting.check_hint(table.table, seat, table.table.decision(seat) or "")


@in_a_loop
async def test_hidden_cards_that_change_places_change_no_hint_of_a_table(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", seed=2, hints=True)
        seat, trail = table.mover, table.table.trail
        assert trail is not None
        state = trail.state
        decision = table.table.decision(seat) or ""
        first = await hinting.hint(h.service, table.table, seat, decision, "anna", "en")
        # When all that the seat cannot see is dealt anew
        other = state.game.sample(state.view(seat), Random(9))
        assert other.fingerprint() != state.fingerprint()
        trail.kept[-1] = replace(trail.kept[-1], state=other)
        decision = table.table.decision(seat) or ""
        second = await hinting.hint(h.service, table.table, seat, decision, "anna", "en")
        # Then the hint stays the same
        assert second.actions == first.actions


def test_hints_cannot_be_asked_for_without_end() -> None:
    limits = Limits(enabled=True, clock=lambda: 0.0)
    for _ in range(20):
        limits.check("hint", "ana")
    with refused("limit.too_often"):
        limits.check("hint", "ana")


@pytest.mark.parametrize(
    ("kinds", "hints"), [(["me", "bot"], True), (["me", "open"], False), (["me", "here"], False)]
)
def test_hints_are_on_by_themselves_where_one_person_plays_bots(
    kinds: list[str], hints: bool
) -> None:
    wish = Wish("macau_cards", [SeatWish(kind) for kind in kinds])
    assert opening.gives_hints(wish) == hints
    assert opening.gives_hints(replace(wish, hints=not hints)) != hints
    assert not opening.gives_hints(replace(wish, seed=1))  # a lesson has its own


# ---- a game looked at again ----


def test_a_finished_game_is_looked_at_once_and_kept(server: Here, people_of: People) -> None:
    ana, bob = people_of("Ana", "Bob")
    opened = ana.opens("macau_cards", ["me", "random"], options=SHORT)
    table, key = opened["table"]["id"], opened["key"]
    where = f"/api/tables/{table}/analysis"
    assert ana.refused("GET", where) == (409, "record.running")
    assert ana.refused("POST", where) == (409, "record.running")
    played_out(ana, table)
    assert ana.get(where)["state"] == "none"
    assert [one["accuracy"] for one in ana.get(f"/api/people/{ana.id}/games")["games"]] == [None]
    assert bob.refused("GET", where) == (404, "table.unknown")
    begun = ana.http.post(where)
    assert begun.status_code == 202
    assert begun.json()["state"] in ("waiting", "running", "done")
    wait_until(lambda: ana.get(where)["state"] == "done")
    found = bob.get(where, key=key, language="fr")["analysis"]
    assert found["title"] == "macau_cards"
    assert found["level"] == analysis.JUDGE
    assert len(found["sums"]) == 2
    assert sum(found["final"]) == pytest.approx(1)
    for choice in found["choices"]:
        assert choice["done"]["said"]
        assert choice["best"]["said"]
        assert sum(choice["chances"]) == pytest.approx(1, abs=0.01)
        # What the judge would have done comes first in how the round might have gone on
        first = [{"seat": choice["seat"], "said": choice["best"]["said"]}]
        assert choice["line"][:1] == ([] if choice["agrees"] else first)
        assert all(step["said"] for step in choice["line"])
    of = ana.get(f"/api/tables/{table}/replay")["of"]
    steps = [choice["step"] for choice in found["choices"]]
    assert steps == sorted(steps)
    assert steps[0] >= 1
    assert steps[-1] <= of
    # What was judged at a step was done there, or is a part of it
    for choice in found["choices"]:
        done = ana.get(f"/api/tables/{table}/replay", step=choice["step"])
        assert done["by"] == choice["seat"]
        first = next(one for one in found["choices"] if one["step"] == choice["step"])
        assert choice["done"]["action"] == done["action"] or choice is not first
    for point in found["turning_points"]:
        assert 1 <= point["step"] <= point["until"] <= of
    # The history of whoever played tells how well they chose
    (game,) = ana.get(f"/api/people/{ana.id}/games", title="macau_cards")["games"]
    mine = found["sums"][0]
    assert game["accuracy"] == round(mine["accuracy"])
    # Another process finds what was found, and asking again begins nothing
    assert not server.service.analyst.works
    ana.http.post(where)
    assert not server.service.analyst.works


def test_an_uploaded_record_is_looked_at_and_forgotten_with_it(
    server: Here, people_of: People, tmp_path: Path
) -> None:
    ana, stranger = people_of("Ana", "")
    lines = record_of_a_game(tmp_path)
    kept = ana.http.post("/api/records", content=lines, headers=NDJSON).json()
    where = f"/api/records/{kept['id']}/analysis"
    assert stranger.refused("POST", where) == (401, "person.unknown")
    assert ana.http.post(where).status_code == 202
    wait_until(lambda: stranger.get(where)["state"] == "done")
    assert stranger.get(where)["analysis"]["choices"]
    ana.http.delete(f"/api/records/{kept['id']}")
    assert server.do(server.service.analyst.found(kept["id"])) is None


def test_whoever_is_erased_leaves_no_analysis_of_a_record(
    server: Here, people_of: People, tmp_path: Path
) -> None:
    (ana,) = people_of("Ana")
    content = record_of_a_game(tmp_path)
    kept = ana.http.post("/api/records", content=content, headers=NDJSON).json()
    where = f"/api/records/{kept['id']}/analysis"
    ana.http.post(where)
    wait_until(lambda: ana.get(where)["state"] == "done")
    assert ana.http.request("DELETE", "/api/me", json={"password": None}).status_code < 300
    assert server.do(server.service.analyst.found(kept["id"])) is None


def held_back(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Whoever looks at games waits for this."""
    goes_on, worked_out = threading.Event(), analyzing.Analyst.worked_out

    def slowly(self: Any, replay: Any, work: Any) -> Any:
        assert goes_on.wait(60)
        return worked_out(self, replay, work)

    monkeypatch.setattr(analyzing.Analyst, "worked_out", slowly)
    return goes_on


@pytest.mark.parametrize("way", ["record", "person"])
def test_what_is_deleted_while_it_is_looked_at_leaves_nothing(
    server: Here, people_of: People, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    goes_on = held_back(monkeypatch)
    (ana,) = people_of("Ana")
    content = record_of_a_game(tmp_path)
    kept = ana.http.post("/api/records", content=content, headers=NDJSON).json()
    ana.http.post(f"/api/records/{kept['id']}/analysis")
    if way == "record":
        ana.http.delete(f"/api/records/{kept['id']}")
    else:
        ana.http.request("DELETE", "/api/me", json={})
    goes_on.set()
    wait_until(lambda: not server.service.analyst.works)
    assert server.do(server.service.analyst.found(kept["id"])) is None


def record_of_a_game(folder: Path) -> bytes:
    path = folder / "game.jsonl"
    luck = Random(3)
    game = carrack.load("macau_cards")
    with Play.begin(game, seats=2, seed=3, options=SHORT, path=path) as play:
        while not play.state.is_over:
            seat = play.state.to_move
            play.apply(seat, luck.choice(play.state.legal(seat)))
    return path.read_bytes()


def test_a_server_may_look_at_no_games(tmp_path: Path) -> None:
    with (
        here(str(tmp_path / "server.sqlite"), analysis_simulations=0) as server,
        guests(server) as come,
    ):
        (ana,) = come("Ana")
        content = record_of_a_game(tmp_path)
        kept = ana.http.post("/api/records", content=content, headers=NDJSON).json()
        where = f"/api/records/{kept['id']}/analysis"
        assert ana.refused("POST", where) == (409, "analysis.off")


def test_games_stand_in_line_and_nobody_has_two_in_it(
    server: Here, people_of: People, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_on = threading.Event()
    worked_out = analyzing.Analyst.worked_out

    def slowly(self: Any, replay: Any, work: Any) -> Any:
        work.done, work.of = 3, 7
        assert goes_on.wait(60)
        return worked_out(self, replay, work)

    monkeypatch.setattr(analyzing.Analyst, "worked_out", slowly)
    ana, bob = people_of("Ana", "Bob")
    content = record_of_a_game(tmp_path)
    ids = [
        who.http.post("/api/records", content=content, headers=NDJSON).json()["id"]
        for who in (ana, ana, bob)
    ]
    first, second, third = (f"/api/records/{one}/analysis" for one in ids)
    ana.http.post(first)
    wait_until(lambda: ana.get(first)["state"] == "running")
    assert ana.get(first)["done"] == 3
    assert ana.get(first)["of"] == 7
    assert ana.refused("POST", second) == (409, "analysis.one")
    bob.http.post(third)
    assert bob.get(third)["state"] == "waiting"
    assert bob.get(third)["ahead"] == 1
    goes_on.set()
    wait_until(lambda: bob.get(third)["state"] == "done")


def test_an_analysis_that_fails_is_told_and_can_be_asked_for_again(
    people_of: People, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any, **__: Any) -> None:
        raise ArithmeticError("a bot broke down")

    (ana,) = people_of("Ana")
    content = record_of_a_game(tmp_path)
    kept = ana.http.post("/api/records", content=content, headers=NDJSON).json()
    where = f"/api/records/{kept['id']}/analysis"
    with monkeypatch.context() as context:
        context.setattr(analyzing, "analyze", broken)
        ana.http.post(where)
        wait_until(lambda: ana.get(where)["state"] == "failed")
    ana.http.post(where)
    wait_until(lambda: ana.get(where)["state"] == "done")


@in_a_loop
async def test_a_game_that_failed_goes_to_the_end_of_the_line(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        analyst, replay = h.service.analyst, checked_upload(record_of_a_game(tmp_path))
        analyst.works = {"one": Work("anna", failed=True), "two": Work("bob")}
        analyst.begin("one", replay, "anna")
        assert analyst.ahead_of("one") == 1


def test_asking_how_far_it_is_counts_as_no_other_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_on = held_back(monkeypatch)
    with here(str(tmp_path / "server.sqlite"), limits=True) as server, guests(server) as come:
        (ana,) = come("Ana")
        content = record_of_a_game(tmp_path)
        kept = ana.http.post("/api/records", content=content, headers=NDJSON).json()
        where = f"/api/records/{kept['id']}/analysis"
        assert {ana.http.post(where).status_code for _ in range(15)} == {202}
        goes_on.set()


@in_a_loop
async def test_a_server_that_stops_leaves_an_analysis_in_the_middle(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        replay = checked_upload(record_of_a_game(tmp_path))
        h.service.analyst.begin("one", replay, "anna")
    assert h.service.analyst.stopped
    assert not h.service.analyst.tasks
