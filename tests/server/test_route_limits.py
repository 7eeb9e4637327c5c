"""How often each route may be asked for: one table, and every line of it tried.

Beside these each request counts as one of its address, and each change as one of its person.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import pytest
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute

from carrack.server.wire import limits, routes
from carrack.server.wire.limits import Kind, Rate
from carrack.server.wire.routes.answers import not_too_many_lists
from carrack.server.wire.routes.records import not_too_often

from .wire import Here, Person, guests, here

PASSWORD = "a good password"
CODE = "0123456789abcdef"
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
OPEN = [{"kind": "me"}, {"kind": "open"}]
CUP = {"title": "macau_cards", "rules": {"kind": "swiss"}}

# What a stranger may do, by address; and by the name, where passwords and letters are concerned.
STRANGERS: dict[str, tuple[tuple[Kind, ...], Any]] = {
    "POST /api/guests": (("guest",), {"name": "New"}),
    "POST /api/accounts": (("account",), {"name": "New", "password": PASSWORD}),
    "POST /api/sessions": (("sign_in",), {"name": "Nobody", "password": PASSWORD}),
    "POST /api/sessions/passkey/options": (("passkey",), {}),
    "POST /api/sessions/passkey": (("passkey",), {"credential": {}}),
    "POST /api/letters/confirmed": (("code",), {"code": CODE}),
    "POST /api/password/forgotten": (("forgotten", "forgotten_name"), {"name": "Nobody"}),
    "POST /api/password/chosen": (("code",), {"code": CODE, "new": PASSWORD}),
    "POST /api/password/recovered": (
        ("sign_in",),
        {"name": "Nobody", "code": CODE, "new": PASSWORD},
    ),
    "GET /api/contests": (("list",), None),
    "GET /api/lobby": (("list",), None),
    "GET /api/rankings/macao/2": (("list",), None),
    "GET /api/people/{me}": (("list",), None),
    "GET /api/people/{me}/games": (("list", "games"), None),
    "GET /api/contests/{cup}/export": (("list",), None),
    "GET /api/tables/{table}/log": (("replay",), None),
    "GET /api/tables/{table}/record": (("replay",), None),
    "GET /api/tables/{table}/analysis": (("replay",), None),
    "GET /api/records/abc": (("replay",), None),
}

# What somebody does beside playing: it costs us more than other changes, or reaches others.
PEOPLE: dict[str, tuple[tuple[Kind, ...], Any]] = {
    "GET /api/friends": (("list",), None),
    "POST /api/friends": (("friend",), {"name": "Nobody"}),
    "PUT /api/people/{me}/friend": (("friend",), None),
    "GET /api/me/opponents": (("list",), None),
    "GET /api/people/{me}/between": (("list",), None),
    "GET /api/me/tables": (("list",), None),
    "GET /api/me/waiting": (("list",), None),
    "GET /api/me/campaigns": (("list",), None),
    "GET /api/me/export": (("export",), None),
    "PUT /api/me/password": (("password",), {"old": PASSWORD, "new": PASSWORD}),
    "POST /api/me/recovery": (("password",), {"password": PASSWORD}),
    "POST /api/me/passkeys/options": (("password",), {"password": PASSWORD}),
    "PATCH /api/me": (("letter",), {"mail": "ana@club.example"}),
    "DELETE /api/me": (("password",), None),
    "POST /api/me/hooks": (("hook",), {"kind": "json", "address": "https://club.example/x"}),
    "POST /api/me/hooks/abc/test": (("hook",), None),
    "POST /api/me/days-off": (("days_off",), {"days": 1}),
    "DELETE /api/me/days-off": (("days_off",), None),
    "POST /api/people/{me}/reports": (("report",), {"text": "Rude."}),
    "POST /api/tables/{table}/bugs": (("report",), {"text": "Odd."}),
    "POST /api/tables": (("table_here", "table"), {"title": "macau_cards", "seats": SEATS}),
    "POST /api/pairings": (("pair_here", "pair"), {"title": "macau_cards", "pace": "none"}),
    "POST /api/tables/{open}/seats/1/invitation": (("invite",), {"name": "Nobody"}),
    "POST /api/tables/{table}/hint": (("hint",), {"seat": 0, "decision": "0.1"}),
    "POST /api/tables/{table}/guide": (("guide",), {"seat": 0, "decision": "0.1"}),
    "POST /api/tables/{table}/what-if": (
        ("what_if",),
        {"seat": 0, "base": 0, "luck": 1, "moves": []},
    ),
    "POST /api/titles/macau_cards/lesson": (("table",), {}),
    "POST /api/titles/macao/figures": (("figures",), {}),
    "POST /api/campaigns": (("table",), {"title": "maracaibo", "seats": OPEN}),
    "POST /api/contests": (("contest_here", "table"), CUP),
    "POST /api/contests/{cup}/join": (("contest",), {}),
    "POST /api/contests/{cup}/leave": (("contest",), None),
    "POST /api/contests/{cup}/away": (("contest",), None),
    "POST /api/contests/{cup}/back": (("contest",), None),
    "POST /api/contests/{cup}/challenge": (("table",), {"to": 1}),
    "POST /api/contests/{cup}/invitations": (("invite",), {"name": "Nobody"}),
    "POST /api/contests/{cup}/chat": (("chat",), {"text": "Hello."}),
    "POST /api/records": (("upload",), None),
}

# Changes that nobody is kept from: whoever signs out has nothing more to say.
FREE = {"DELETE /api/sessions"}
SAFE = ("GET", "HEAD", "OPTIONS")

# What is read so cheaply that to count it as a request is enough: what this process knows already,
# or a few rows. Whoever adds a route has looked whether that is so.
CHEAP = {
    *("/healthz", "/readyz", "/metrics", "/api/languages", "/api/socket.json", "/api/rankings"),
    *("/api/titles", "/api/titles/{title}/options", "/api/titles/{title}/rules"),
    *("/api/titles/{title}/sections", "/api/titles/{title}/cards", "/api/titles/{title}/scene"),
    *("/api/titles/{title}/figures", "/api/titles/{title}/figures/{file}"),
    *("/api/titles/{title}/lesson", "/api/tables/{table_id}", "/api/tables/{table_id}/view"),
    *("/api/tables/{table_id}/figures", "/api/tables/{table_id}/corrections"),
    *("/api/records/{record_id}/figures", "/api/campaigns/{campaign_id}"),
    *("/api/contests/{contest_id}", "/api/session", "/api/me", "/api/me/sessions"),
    *("/api/me/hooks", "/api/me/passkeys", "/api/me/programs", "/api/me/days-off"),
    *("/api/people/blocked", "/api/push/key"),
}
OF_MODERATORS = "/api/moderation/"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    with here(str(tmp_path_factory.mktemp("limits") / "server.sqlite"), limits=True) as found:
        yield found


@pytest.fixture(scope="module")
def ana(server: Here) -> Iterator[Person]:
    with guests(server) as come:
        (one,) = come("")
        account = {"name": "Ana", "password": PASSWORD}
        one.id = one.post("/api/accounts", **account)["id"]
        yield one


@pytest.fixture(scope="module")
def real(ana: Person) -> dict[str, str]:
    """What is really there, for the gaps of a path."""
    table = ana.post("/api/tables", title="macau_cards", seats=SEATS, hints=True)["table"]["id"]
    waits = ana.post("/api/tables", title="macau_cards", seats=OPEN)["table"]["id"]
    cup = ana.post("/api/contests", **CUP, clock={"kind": "move", "seconds": 60})["id"]
    return {"me": ana.id, "table": table, "open": waits, "cup": cup}


@contextmanager
def nothing_left(server: Here, kind: Kind) -> Iterator[None]:
    """Somebody has asked so often for this that nothing is left."""
    buckets = server.service.limits.buckets[kind]
    before = limits.RATES[kind]
    limits.RATES[kind] = Rate(0, 3600)
    buckets.clear()
    try:
        yield
    finally:
        limits.RATES[kind] = before
        buckets.clear()


def refused(one: Person, line: str, body: Any) -> tuple[int, str]:
    method, path = line.split()
    rest = {} if body is None else {"json": body}
    if path == "/api/records" and method == "POST":
        rest = {"content": b"{}", "headers": {"Content-Type": "application/x-ndjson"}}
    return one.refused(method, path, **rest)


TRIED = [
    (line, kind, body) for line, (kinds, body) in (STRANGERS | PEOPLE).items() for kind in kinds
]


@pytest.mark.parametrize(
    ("line", "kind", "body"), TRIED, ids=[f"{one[0]} {one[1]}" for one in TRIED]
)
def test_each_line_of_the_table_is_refused_when_nothing_is_left(
    server: Here, ana: Person, real: dict[str, str], line: str, kind: Kind, body: Any
) -> None:
    path = line.format(**real)
    with Person(server.url) as stranger, nothing_left(server, kind):
        asker = ana if line in PEOPLE else stranger
        assert refused(asker, path, body) == (429, "limit.too_often")


ROUTES = [
    route
    for one in iter_modules(routes.__path__)
    for route in getattr(
        getattr(import_module(f"{routes.__name__}.{one.name}"), "router", None), "routes", []
    )
    if isinstance(route, APIRoute)
]
CHANGES = sorted(
    f"{method} {route.path}" for route in ROUTES for method in route.methods if method not in SAFE
)


@pytest.mark.parametrize("line", [one for one in CHANGES if one not in {*STRANGERS, *FREE}])
def test_whoever_has_changed_too_much_changes_nothing_more(
    server: Here, ana: Person, real: dict[str, str], line: str
) -> None:
    gaps = {"table_id": real["table"], "person_id": ana.id, "contest_id": real["cup"]}
    gaps |= {"seat": "1", "title": "macao", "number": "1", "what": "ban", "key": "k" * 20}
    for gap in ("campaign_id", "record_id", "hook_id", "program_id", "bug_id"):
        gaps[gap] = "abcdef0123"
    with nothing_left(server, "write"):
        assert refused(ana, line.format(**gaps), {}) == (429, "limit.too_often")


def test_whatever_is_read_has_a_rate_of_its_own_or_is_known_to_be_cheap() -> None:
    tried = {one.removeprefix("GET ") for one in STRANGERS | PEOPLE}
    read = {
        route.path
        for route in ROUTES
        if "GET" in route.methods and not is_limited(route.dependant) and route.path not in tried
    }
    assert {path for path in read if not path.startswith(OF_MODERATORS)} == CHEAP


def is_limited(found: Dependant) -> bool:
    """Whether one counts as more than a request before anything is done."""
    asked = found.call in (not_too_many_lists, not_too_often)
    return asked or any(is_limited(one) for one in found.dependencies)
