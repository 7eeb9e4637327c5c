"""Moves tried on a copy: from one's own view, thrown away, and nobody else learns of it."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import cast

import pytest

import carrack
from carrack.server.tables import what_if
from carrack.server.tables.table import Table
from carrack.server.tables.what_if import Copy, Question

from .wire import Json, People, Person, choice_of, names


def asked(person: Person, table: str, *moves: Json, luck: int = 7) -> Json:
    base = person.get(f"/api/tables/{table}/view", seat=0)["n"]
    body = {"seat": 0, "base": base, "luck": luck, "moves": list(moves)}
    found: Json = person.post(f"/api/tables/{table}/what-if", **body)
    return found


@pytest.mark.parametrize("title", ["macao", "macau_cards", "maracaibo"])
def test_moves_are_tried_on_a_copy_and_the_table_stays_as_it_is(
    people_of: People, title: str
) -> None:
    (ana,) = people_of("Ana")
    table = ana.opens(title, ["me", "random"])["table"]["id"]
    choice_of(ana, table)
    before = ana.get(f"/api/tables/{table}/view", seat=0)
    # Given the copy before any move, it offers what the table does
    found = asked(ana, table)
    assert names(found["turn"]) == names(before["position"]["turn"])
    # When a few moves are tried, one after the other
    luck, moves = Random(3), []
    while found["turn"] is not None and len(moves) < 8:
        moves.append(luck.choice(names(found["turn"])))
        found = asked(ana, table, *moves)
        assert found["prompt"]
    assert len(moves) == 8
    assert found["view"] != before["view"]
    # Then asking again shows the same, and the table has not moved
    assert asked(ana, table, *moves) == found
    after = ana.get(f"/api/tables/{table}/view", seat=0)
    assert (after["n"], after["view"]) == (before["n"], before["view"])


def test_a_trial_is_refused_to_everybody_else_and_once_the_table_has_moved(
    people_of: People,
) -> None:
    ana, bob, stranger = people_of("Ana", "Bob", "")
    table = ana.opens("macau_cards", ["me", "random"], public=True)["table"]["id"]
    turn = choice_of(ana, table)
    base = ana.get(f"/api/tables/{table}/view", seat=0)["n"]
    where = f"/api/tables/{table}/what-if"
    body = {"seat": 0, "base": base, "luck": 1, "moves": []}
    assert bob.refused("POST", where, json=body) == (403, "seat.not_yours")
    assert stranger.refused("POST", where, json=body) == (401, "person.unknown")
    assert ana.refused("POST", where, json={**body, "seat": 1}) == (403, "seat.not_yours")
    assert ana.refused("POST", where, json={**body, "base": base + 1}) == (409, "what_if.moved")
    wrong = {**body, "moves": [{"type": "no_such_move"}]}
    assert ana.refused("POST", where, json=wrong)[0] == 422
    ana.post(
        f"/api/tables/{table}/act",
        id="a1",
        seat=0,
        decision=turn["decision"],
        action=names(turn)[0],
    )
    assert ana.refused("POST", where, json=body) == (409, "what_if.moved")


def test_hidden_cards_that_change_places_change_no_trial() -> None:
    """What a copy shows follows from the view: two tables that look the same give the same copy."""
    game = carrack.load("macau_cards")
    state = game.new(seats=3, seed=5)
    seat = state.actors[0]
    other = game.sample(state.view(seat), Random(11))
    assert other.view(seat) == state.view(seat)
    assert other.fingerprint() != state.fingerprint()
    question = Question(seat, 0, luck=9, moves=[])
    tables = [cast(Table, SimpleNamespace(seats=range(3), state=one)) for one in (state, other)]
    first, second = (Copy(table, question) for table in tables)
    for _ in range(6):
        if seat not in first.state.actors:
            break
        move = game.action(first.state, seat, first.state.legal(seat)[0])
        first.try_out([move])
        second.try_out([move])
    assert first.steps > 1
    assert first.state.view(seat) == second.state.view(seat)
    assert first.events == second.events


def test_a_trial_without_end_is_refused(people_of: People, monkeypatch: pytest.MonkeyPatch) -> None:
    (ana,) = people_of("Ana")
    table = ana.opens("macau_cards", ["me", "random"])["table"]["id"]
    turn = choice_of(ana, table)
    monkeypatch.setattr(what_if, "MOST_STEPS", 0)
    base = ana.get(f"/api/tables/{table}/view", seat=0)["n"]
    body = {"seat": 0, "base": base, "luck": 1, "moves": names(turn)[:1]}
    assert ana.refused("POST", f"/api/tables/{table}/what-if", json=body) == (409, "what_if.long")
