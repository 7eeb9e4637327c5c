"""Every route goes well once, and its answer is as the description says.

Chance (`test_fuzz.py`) seldom finds a request that fits: here is one for each.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from random import Random
from time import sleep
from typing import Any

import pytest
import requests

from carrack.server.operate.operator import desk
from carrack.server.settings import Settings
from carrack.server.storage.database import now
from carrack.server.wire.routes import records as routes

from .test_fuzz import OPERATIONS, RECORD, some_record
from .test_notices import Browser
from .test_passkeys import Device
from .wire import Here, Json, here, names

LINES = {"Content-Type": "application/x-ndjson"}
PASSWORDS = ("correct horse", "battery staple")
ENDPOINT = "https://127.0.0.1:9/push"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    file = str(tmp_path_factory.mktemp("routes") / "server.sqlite")
    with here(file, push_anywhere=True, analysis_simulations=2000) as found:
        yield found


class Visitor:
    """Somebody whose requests all have to go well."""

    def __init__(self, server: Here, done: set[str]) -> None:
        self.url = server.url
        self.done = done
        self.session = requests.Session()
        self.session.trust_env = False

    def ask(self, label: str, body: Any = None, **path: Any) -> Any:
        """One request of a route, by its name in the description; the answer's JSON, if it has."""
        operation = OPERATIONS[label]
        method, _, where = label.partition(" ")
        query = path.pop("query", None)
        rest = {"data": body, "headers": LINES} if isinstance(body, str) else {"json": body}
        answer = self.session.request(
            method, self.url + where.format(**path), params=query, timeout=30, **rest
        )
        assert answer.ok, f"{label}: {answer.status_code} {answer.text}"
        operation.validate_response(answer)
        self.done.add(label)
        kind = answer.headers.get("content-type", "")
        return answer.json() if answer.content and kind == "application/json" else answer.text

    def opens(self, title: str, seats: list[Any], **more: Any) -> Json:
        kinds = [one if isinstance(one, dict) else {"kind": one} for one in seats]
        found: Json = self.ask("POST /api/tables", {"title": title, "seats": kinds, **more})
        return found

    def of_table(self, what: str, table: str, body: Any = None, **path: Any) -> Any:
        """`GET view`, `POST act`, …"""
        method, _, name = what.partition(" ")
        label = f"{method} /api/tables/{{table_id}}" + (f"/{name}" if name else "")
        return self.ask(label, body, table_id=table, **path)


def played(table: str, people: list[Visitor]) -> None:
    """To its end, by whoever has something to decide."""
    number, luck = 0, Random(1)
    while people[0].of_table("GET", table)["table"]["status"] == "playing":
        for seat, person in enumerate(people):
            turn = person.of_table("GET view", table, query={"seat": seat})["position"]["turn"]
            if turn:
                number += 1
                act = {"id": f"a{number}", "seat": seat, "decision": turn["decision"]}
                person.of_table("POST act", table, {**act, "action": luck.choice(names(turn))})
                break


def test_every_route_goes_well_and_answers_as_described(
    server: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Hands are shown to those who look on when an hour has passed
    monkeypatch.setattr(routes, "now", lambda: now() + 3_600_000)
    done: set[str] = set()
    ana, bob, cem, eve = (Visitor(server, done) for _ in range(4))
    for health in ("/healthz", "/readyz", "/metrics"):
        eve.ask(f"GET {health}")
    people(ana, bob)
    company(ana, cem)
    letters(ana, server, monkeypatch)
    titles(ana)
    tables(ana, bob, eve)
    records(ana)
    campaigns(ana, bob)
    contests(ana, bob, cem)
    moderation(server, ana, bob)
    leaving(ana, bob)
    assert done == set(OPERATIONS)


def people(ana: Visitor, bob: Visitor) -> None:
    bob_id = bob.ask("POST /api/guests", {"name": "Bob"})["id"]
    ana.ask("POST /api/accounts", {"name": "Ana", "password": PASSWORDS[0]})
    ana.ask("POST /api/sessions", {"name": "Ana", "password": PASSWORDS[0]})
    ana.ask("PUT /api/me/password", {"old": PASSWORDS[0], "new": PASSWORDS[1]})
    ana.ask("PATCH /api/me", {"language": "fr"})
    assert ana.ask("GET /api/session")["me"]["language"] == "fr"
    for what in ("", "/sessions", "/export", "/programs", "/tables", "/campaigns"):
        ana.ask(f"GET /api/me{what}")
    for method in ("PUT", "GET", "DELETE"):
        where = "/api/people/blocked" if method == "GET" else "/api/people/{person_id}/block"
        body = {"kind": "mute"} if method == "PUT" else None
        ana.ask(f"{method} {where}", body, person_id=bob_id)
    ana.ask("POST /api/people/{person_id}/reports", {"text": "He sang"}, person_id=bob_id)
    ana.ask("GET /api/people/{person_id}", person_id=bob_id)
    keys(ana)
    made = ana.ask("POST /api/me/programs", {"name": "Parrot"})
    program = made.get("id") or made["program"]["id"]
    ana.ask("DELETE /api/me/programs/{program_id}", program_id=program)
    ana.ask("GET /api/push/key")
    ana.ask("POST /api/push/subscriptions", Browser(ENDPOINT).json())
    ana.ask("POST /api/push/test")
    ana.ask("DELETE /api/push/subscriptions", {"endpoint": ENDPOINT})
    hook = ana.ask("POST /api/me/hooks", {"kind": "json", "address": ENDPOINT})["id"]
    ana.ask("GET /api/me/hooks")
    ana.ask("POST /api/me/hooks/{hook_id}/test", hook_id=hook)
    ana.ask("DELETE /api/me/hooks/{hook_id}", hook_id=hook)


def company(ana: Visitor, cem: Visitor) -> None:
    """Friends, whom somebody has played with, tables that wait, and days off."""
    cem_id = cem.ask("POST /api/accounts", {"name": "Cem", "password": PASSWORDS[0]})["id"]
    ana.ask("POST /api/friends", {"name": "Cem"})
    ana_id = ana.ask("GET /api/me")["id"]
    assert cem.ask("PUT /api/people/{person_id}/friend", person_id=ana_id)["state"] == "friend"
    assert [one["state"] for one in ana.ask("GET /api/friends")] == ["friend"]
    ana.ask("GET /api/people/{person_id}/between", person_id=cem_id)
    ana.ask("GET /api/people/{person_id}/games", person_id=cem_id)
    ana.ask("DELETE /api/people/{person_id}/friend", person_id=cem_id)
    ana.ask("GET /api/me/opponents")
    ana.ask("GET /api/me/waiting", query={"asked": True})
    assert ana.ask("POST /api/me/days-off", {"days": 3})["left"] == 27
    assert ana.ask("DELETE /api/me/days-off")["until"] is None
    ana.ask("GET /api/me/days-off")


def keys(ana: Visitor) -> None:
    """A key is made, signs in, and is removed."""
    device = Device(ana.url)
    options = ana.ask("POST /api/me/passkeys/options", {"password": PASSWORDS[1]})["options"]
    ana.ask("POST /api/me/passkeys", {"credential": device.makes(options), "name": "Phone"})
    options = ana.ask("POST /api/sessions/passkey/options")["options"]
    ana.ask("POST /api/sessions/passkey", {"credential": device.signs_in(options)})
    (made,) = ana.ask("GET /api/me/passkeys")
    ana.ask("DELETE /api/me/passkeys/{key}", key=made["id"])


def letters(ana: Visitor, server: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """An address is confirmed, and twice the password is forgotten."""
    sender, texts = server.service.notices.sender, list[str]()
    monkeypatch.setattr(sender, "mail", "a mail server")
    monkeypatch.setattr(sender, "send_letter", lambda *letter: texts.append(letter[2]))

    def code() -> str:
        return texts[-1].partition("=")[2].split()[0]

    ana.ask("PATCH /api/me", {"mail": "ana@example.org"})
    ana.ask("POST /api/letters/confirmed", {"code": code()})
    ana.ask("POST /api/password/forgotten", {"name": "Ana"})
    ana.ask("POST /api/password/chosen", {"code": code(), "new": PASSWORDS[0]})
    ana.ask("POST /api/sessions", {"name": "Ana", "password": PASSWORDS[0]})
    written_down = ana.ask("POST /api/me/recovery", {"password": PASSWORDS[0]})["code"]
    recovered = {"name": "Ana", "code": written_down, "new": PASSWORDS[1]}
    ana.ask("POST /api/password/recovered", recovered)
    ana.ask("POST /api/sessions", {"name": "Ana", "password": PASSWORDS[1]})


def titles(ana: Visitor) -> None:
    for where in ("titles", "languages", "socket.json", "lobby", "rankings"):
        ana.ask(f"GET /api/{where}")
    ana.ask("GET /api/rankings/{title}/{seats}", title="macao", seats=2)
    for what in ("options", "rules", "sections", "cards", "figures", "lesson"):
        ana.ask(f"GET /api/titles/{{title}}/{what}", title="macao")
    ana.ask("GET /api/titles/{title}/figures/{file}", title="macao", file="cards.toml")
    ana.ask("POST /api/titles/{title}/figures", {"differs": {}}, title="macao")
    ana.ask("GET /api/titles/{title}/scene", title="macao")
    ana.ask("POST /api/titles/{title}/lesson", title="macao")


def tables(ana: Visitor, bob: Visitor, eve: Visitor) -> None:
    wish: Json = {"options": {"turn_limit": 10}, "public": True, "hands_delay": 60}
    opened = ana.opens("macau_cards", ["me", "open"], **wish)
    table = opened["table"]["id"]
    bob.of_table("POST join", table, {"key": opened["key"]})
    bob.of_table("POST leave", table)
    bob.of_table("POST join", table, {"key": opened["key"]})
    ana.of_table("PATCH", table, {"clock": None, "hints": False, "name": "Friday"})
    bob.of_table("PUT ready", table, {"ready": True})
    ana.of_table("POST start", table, {})
    eve.of_table("GET delayed", table)
    for method in ("POST", "DELETE"):
        ana.of_table(f"{method} seats/{{seat}}/token", table, seat=0)
    played(table, [ana, bob])
    for what in ("record", "replay", "replay/log", "log", "statistics", "fairness", "corrections"):
        ana.of_table(f"GET {what}", table)
    ana.of_table("POST analysis", table)
    # One person has one analysis at work; the next asks for a record's
    while (state := ana.of_table("GET analysis", table)["state"]) in ("waiting", "running"):
        sleep(0.05)
    assert state == "done"
    ana.of_table("POST rematch", table)
    ana.ask("POST /api/pairings", {"title": "macao", "pace": "none"})
    # Alone among bots, one may ask and try
    opened = ana.opens("macao", ["me", {"kind": "bot", "level": "random"}], hints=True)
    table = opened["table"]["id"]
    ana.of_table("GET figures", table)
    while not (seen := ana.of_table("GET view", table, query={"seat": 0}))["position"]["turn"]:
        pass
    asked = {"seat": 0, "decision": seen["position"]["turn"]["decision"]}
    ana.of_table("POST hint", table, asked)
    ana.of_table("POST guide", table, asked)
    copy = {"seat": 0, "base": seen["n"], "luck": 1, "moves": []}
    ana.of_table("POST what-if", table, copy)
    # An empty seat is given to a bot
    waiting = ana.opens("macau_cards", ["me", "open", "open"])["table"]["id"]
    ana.of_table("PUT seats/{seat}", waiting, {"level": "random"}, seat=1)
    # Seats are kept for whoever is invited, people are asked to leave, and a table is closed
    waiting = bob.opens("macau_cards", ["me", "open", "open"])["table"]["id"]
    bob.of_table("POST seats/{seat}/invitation", waiting, {"name": "Ana"}, seat=2)
    ana.of_table("POST decline", waiting)
    bob.of_table("POST seats/{seat}/invitation", waiting, {"name": "Ana"}, seat=2)
    ana.of_table("POST join", waiting, {})
    bob.of_table("DELETE seats/{seat}", waiting, seat=2)
    bob.of_table("POST close", waiting)


def records(ana: Visitor) -> None:
    found = ana.ask("POST /api/records", RECORD)["id"]
    ana.ask("GET /api/records")
    ana.ask("GET /api/records/{record_id}", record_id=found)
    for what in ("record", "replay", "log", "statistics", "fairness"):
        ana.ask(f"GET /api/records/{{record_id}}/{what}", record_id=found)
    for method in ("POST", "GET"):
        ana.ask(f"{method} /api/records/{{record_id}}/analysis", record_id=found)
    ana.ask("DELETE /api/records/{record_id}", record_id=found)
    found = ana.ask("POST /api/records", some_record("macao"))["id"]
    ana.ask("GET /api/records/{record_id}/figures", record_id=found)


def campaigns(ana: Visitor, bob: Visitor) -> None:
    wish = {"title": "maracaibo", "seats": [{"kind": "me"}, {"kind": "open"}]}
    opened = ana.ask("POST /api/campaigns", wish)
    found = {"campaign_id": opened["id"]}
    ana.ask("GET /api/campaigns/{campaign_id}", **found)
    bob.ask("POST /api/campaigns/{campaign_id}/join", {"key": opened["key"]}, **found)
    bob.ask("POST /api/campaigns/{campaign_id}/leave", **found)
    path = "PUT /api/campaigns/{campaign_id}/places/{seat}"
    ana.ask(path, {"level": "random"}, seat=1, **found)
    ana.ask("POST /api/campaigns/{campaign_id}/games", {}, **found)
    ana.ask("POST /api/campaigns/{campaign_id}/abandon", **found)


def contests(ana: Visitor, bob: Visitor, cem: Visitor) -> None:
    wish = {"title": "macau_cards", "clock": {"kind": "move", "seconds": 3600}}
    opened = ana.ask("POST /api/contests", {**wish, "rules": {"kind": "ladder", "least": 2}})
    found = {"contest_id": opened["id"]}
    ana.ask("POST /api/contests/{contest_id}/invitations", {"name": "Cem"}, **found)
    cem.ask("DELETE /api/contests/{contest_id}/invitation", **found)
    bob.ask("POST /api/contests/{contest_id}/join", {}, **found)
    assert len(ana.ask("GET /api/contests")) == 1
    bob.ask("POST /api/contests/{contest_id}/chat", {"text": "Ahoy"}, **found)
    ana.ask("POST /api/contests/{contest_id}/host/{what}", what="start", **found)
    bob.ask("POST /api/contests/{contest_id}/away", **found)
    standing = bob.ask("POST /api/contests/{contest_id}/back", **found)["standings"]
    last = bob if standing[1]["name"] == "Bob" else ana
    to = {"to": standing[0]["player"]}
    last.ask("POST /api/contests/{contest_id}/challenge", to, **found)
    until(lambda: ana.ask("GET /api/contests/{contest_id}", **found)["rounds"])
    told = {"round": 1, "board": 0, "places": [1, 2], "why": "Ana was at sea"}
    ana.ask("POST /api/contests/{contest_id}/results", told, **found)
    ana.ask("GET /api/contests/{contest_id}/export", query={"form": "csv"}, **found)
    number = next(one["player"] for one in standing if one["name"] == "Bob")
    ana.ask("POST /api/contests/{contest_id}/remove", {"player": number}, **found)
    ana.ask("POST /api/contests/{contest_id}/leave", **found)


def until(happened: Callable[[], Any]) -> None:
    for _ in range(100):
        if happened():
            return
        sleep(0.1)
    raise AssertionError("it has not happened")


def moderation(server: Here, ana: Visitor, bob: Visitor) -> None:
    asyncio.run(appointed(server, "Ana"))
    server.app.state.service.people.known.clear()
    opened = bob.opens("macau_cards", ["me", "open"], options={"turn_limit": 10})
    table = opened["table"]["id"]
    ana.of_table("POST join", table, {"key": opened["key"]})
    bob.of_table("POST start", table, {})
    bob.of_table("POST bugs", table, {"text": "A card is gone", "seat": 0})
    played(table, [bob, ana])
    bug = ana.ask("GET /api/moderation/bugs")[-1]["id"]
    for what in ("view", "record"):
        ana.ask(f"GET /api/moderation/bugs/{{bug_id}}/{what}", bug_id=bug)
    ana.ask("POST /api/moderation/bugs/{bug_id}/done", bug_id=bug)
    report = ana.ask("GET /api/moderation/reports")[-1]["id"]
    ana.ask("POST /api/moderation/reports/{number}/done", number=report)
    (found,) = ana.ask("GET /api/moderation/people", query={"name": "Bob"})
    path = "PUT /api/moderation/people/{person_id}/{what}"
    ana.ask(path, {"on": True}, person_id=found["id"], what="mute")
    ana.ask("GET /api/moderation/tables")
    closed = bob.opens("macau_cards", ["me", "open"])["table"]["id"]
    ana.ask("POST /api/moderation/tables/{table_id}/close", {"reason": "So"}, table_id=closed)
    ana.ask("GET /api/moderation/log")


async def appointed(server: Here, name: str) -> None:
    """As the operator does it at the command line."""
    async with desk(Settings(database=server.settings.database)) as found:
        await found.people.moderator(name)


def leaving(ana: Visitor, bob: Visitor) -> None:
    ana.ask("DELETE /api/sessions")
    bob.ask("DELETE /api/me", {})
