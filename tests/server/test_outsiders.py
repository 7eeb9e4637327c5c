"""A private table is not there for those who have no business with it, whatever they ask."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from .wire import Here, Json, People, Person, all_wires, here, play, seated

NOWHERE = "zzzzzzzzzzzz"
MESSAGES: dict[str, Json] = {
    "act": {"seat": 0, "decision": "0.0", "action": {"type": "draw"}},
    "try": {"seat": 0, "decision": "0.0", "actions": [{"type": "draw"}]},
    "undo": {"seat": 0, "steps": 1},
    "offer": {"seat": 7, "what": "end"},
    "answer": {"seat": 0, "offer": 1, "yes": True},
    "plan": {"seat": 0, "actions": []},
    "resign": {"seat": 9},
    "chat": {"text": "hello"},
    "propose": {"seat": 0, "place": "card:x"},
    "hurry": {"seat": 0},
}
BODIES: dict[str, Json] = {
    "join": {"key": "wrong"},
    "start": {"fill": "random"},
    "{seat}": {"level": "random"},
    "act": {"id": "a", "seat": 0, "decision": "0.0", "action": {"type": "draw"}},
    "hint": {"seat": 0, "decision": "0.0"},
    "guide": {"seat": 0, "decision": "0.0"},
    "bugs": {"text": "It is gone"},
    "close": {"reason": "Rude"},
    "invitation": {"name": "Bob"},
    "ready": {"ready": True},
    "{table_id}": {"public": True},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    with here(str(tmp_path_factory.mktemp("outsiders") / "server.sqlite")) as found:
        yield found


def routes_of_tables(person: Person) -> list[tuple[str, str]]:
    """Every route that names a table, by the server's own description."""
    paths = person.get("/api/openapi.json")["paths"]
    return [
        (method.upper(), path)
        for path, methods in paths.items()
        for method in methods
        if "{table_id}" in path
    ]


def asked(person: Person, method: str, path: str, table: str) -> tuple[int, Any]:
    body = BODIES.get(path.rpartition("/")[2]) if method in ("POST", "PUT", "PATCH") else None
    where = path.format(table_id=table, seat=0)
    answer = person.http.request(method, where, json=body, params={"key": "wrong"})
    assert answer.status_code != 422, answer.text
    return answer.status_code, answer.text.replace(table, "TABLE")


@pytest.mark.parametrize("status", ["open", "playing", "finished"])
def test_every_route_of_a_private_table_answers_outsiders_as_if_there_were_none(
    server: Here, people_of: People, status: str
) -> None:
    ana, bob, eve, nobody = people_of("Ana", "Bob", "Eve", "")
    if status == "open":
        wish = {"title": "macau_cards", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = ana.post("/api/tables", **wish)["table"]["id"]
    else:
        table = seated([ana, bob], "macau_cards", options={"turn_limit": 10})
    if status == "finished":
        play(table, all_wires(table, ana, bob), 200)
    assert ana.get(f"/api/tables/{table}")["table"]["status"] == status
    routes = routes_of_tables(eve)
    assert len(routes) > 15
    for method, path in routes:
        known = asked(eve, method, path, table)
        assert known == asked(eve, method, path, NOWHERE), (method, path)
        # Only moderators close tables, whichever.
        expected = 403 if path.startswith("/api/moderation/") else 404
        assert known[0] == expected, (method, path, known)
        # Whoever is nobody is asked for a name first, or finds nothing either.
        known = asked(nobody, method, path, table)
        assert known == asked(nobody, method, path, NOWHERE), (method, path)
        assert known[0] in (401, 404), (method, path, known)


@pytest.mark.parametrize("kind", ["watch", *MESSAGES])
def test_no_message_tells_an_outsider_that_a_private_table_is_there(
    people_of: People, kind: str
) -> None:
    ana, bob, eve = people_of("Ana", "Bob", "Eve")
    table = seated([ana, bob], "macau_cards")
    wire = eve.connect()
    wire.lenient = True
    answers = []
    for where in (table, NOWHERE):
        fields = {"id": f"m-{where}", **MESSAGES[kind]} if kind in MESSAGES else {}
        wire.say(kind, table=where, **fields)
        wire.sync()
        told = [news for news in wire.heard if news["type"] == "refused"][-1]
        answers.append((told["code"], told["sentence"].replace(where, "TABLE")))
    assert answers[0] == answers[1]
