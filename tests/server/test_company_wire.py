"""Friends, tables that wait and days off over the wire, on both kinds of database."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .wire import Here, guests, here, seated

SLOW = {"kind": "move", "seconds": 259200}
PASSWORD = "a good password"


@pytest.fixture
def server(database_url: str, tmp_path: Path) -> Iterator[Here]:
    with here(database_url) as found:
        yield found


def test_company_and_tables_over_days(server: Here) -> None:
    with guests(server) as come:
        ann, bob, eve = come("Ann", "Bob", "Eve")
        for person, name in ((ann, "Ann"), (bob, "Bob")):
            person.post("/api/accounts", name=name, password=PASSWORD)
        ann_id, bob_id = (one.get("/api/me")["id"] for one in (ann, bob))
        # Friends
        assert ann.post("/api/friends", name="bob") == {"state": "asked"}
        assert bob.put(f"/api/people/{ann_id}/friend") == {"state": "friend"}
        (friend,) = ann.get("/api/friends")
        assert (friend["name"], friend["state"], friend["here"]) == ("Bob", "friend", True)
        assert eve.refused("POST", "/api/friends", json={"name": "Ann"}) == (
            403,
            "friends.account",
        )
        # A table that waits, with what is asked
        table = seated([ann, bob], "macau_cards", clock=SLOW, public=True)
        mover = next(one for one in (ann, bob) if one.get("/api/me/waiting"))
        (waits,) = mover.get("/api/me/waiting", asked=True, language="en")
        assert waits["id"] == table
        assert waits["asked"]
        assert waits["due"] is not None
        assert eve.get("/api/me/waiting") == []
        # Days off are told at the table
        assert mover.post("/api/me/days-off", days=4)["left"] == 26
        rests = ann.get(f"/api/tables/{table}")["table"]["rests"]
        assert [one["seat"] for one in rests] == [0 if mover is ann else 1]
        assert mover.refused("POST", "/api/me/days-off", json={"days": 1}) == (
            409,
            "days_off.taken",
        )
        assert mover.http.delete("/api/me/days-off").json()["until"] is None
        # What was played
        with ann.connect() as wire:
            wire.watch(table)
            wire.does("resign", table, seat=0)
        between = ann.get(f"/api/people/{bob_id}/between")
        lost = {"title": "macau_cards", "won": 0, "lost": 1, "drawn": 0, "together": 0}
        assert between == {"state": "friend", "blocked": None, "balance": [lost]}
        assert [one["name"] for one in ann.get("/api/me/opponents")] == ["Bob"]
        found = eve.get(f"/api/people/{bob_id}/games", title="macau_cards")
        assert [(one["table"], one["place"], one["won"]) for one in found["games"]] == [
            (table, 1, True)
        ]
        assert eve.get(f"/api/people/{bob_id}/games", title="macao")["games"] == []
