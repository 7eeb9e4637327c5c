"""Programs that play for somebody: their tokens, what those are good for, and the example."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from websockets.exceptions import InvalidStatus

from carrack.server.operate import moderating
from carrack.server.people.programs import MOST_PROGRAMS
from carrack.server.storage import schema
from carrack.server.wire import limits

from .running import Servers
from .wire import Here, Json, People, Person, Wire, guests, here, wait_until

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
PASSWORD = "a good password"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    with here(str(tmp_path_factory.mktemp("programs") / "server.sqlite")) as running:
        yield running


@pytest.fixture
def people(server: Here) -> Iterator[People]:
    with guests(server) as come:
        yield come


class Program(Person):
    """Somebody's program: a token instead of a cookie."""

    def __init__(self, owner: Person, name: str = "My bot") -> None:
        super().__init__(owner.url)
        self.made = owner.post("/api/me/programs", name=name)
        self.token = self.made["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def dial(self, **rest: Any) -> Wire:
        return super().dial(headers={"Authorization": f"Bearer {self.token}"}, **rest)


def programs(server: Here) -> list[Json]:
    async def read() -> list[Json]:
        async with server.service.database.read() as connection:
            found = await connection.execute(select(schema.programs))
            return [dict(row) for row in found.mappings()]

    return server.do(read())


# ---- tokens ----


def test_a_token_is_shown_once_and_kept_as_a_hash(server: Here, people: People) -> None:
    (ann,) = people("Ann")
    with Program(ann, "My bot") as program:
        assert program.token.startswith("carrack_")
        (listed,) = ann.get("/api/me/programs")
        assert (listed["id"], listed["name"], listed["used"]) == (
            program.made["id"],
            "My bot",
            None,
        )
        assert program.token not in str(programs(server)) + str(listed)


def test_nobody_has_more_than_ten_programs(people: People) -> None:
    (ann,) = people("Ann")
    for number in range(MOST_PROGRAMS):
        ann.post("/api/me/programs", name=f"Bot {number}")
    assert ann.refused("POST", "/api/me/programs", json={"name": "one more"}) == (
        409,
        "program.too_many",
    )
    assert len(ann.get("/api/me/programs")) == MOST_PROGRAMS


@pytest.mark.parametrize("name", ["", " ", "x" * 500, "\u202eevil"])
def test_a_program_needs_a_name_like_anybody(people: People, name: str) -> None:
    (ann,) = people("Ann")
    status, code = ann.refused("POST", "/api/me/programs", json={"name": name})
    assert (status, code) in {(422, "request.invalid"), (422, "person.name")}


def test_a_withdrawn_token_is_worth_nothing_and_its_socket_is_closed(people: People) -> None:
    ann, bob = people("Ann", "Bob")
    with Program(ann) as program:
        wire = program.connect()
        path = f"/api/me/programs/{program.made['id']}"
        assert bob.refused("DELETE", path) == (404, "program.unknown")
        assert program.get("/api/me/tables") == []
        assert ann.http.delete(path).status_code == 204
        assert wire.closed().reason == "person.unknown"
        assert program.refused("GET", "/api/me/tables") == (401, "token.unknown")
        with pytest.raises(InvalidStatus):
            program.dial()


@pytest.mark.parametrize("way", ["password", "everywhere", "account"])
def test_a_new_password_or_account_withdraws_all_programs(people: People, way: str) -> None:
    (ann,) = people("")
    if way != "account":
        ann.post("/api/accounts", name=f"Ann {way}", password=PASSWORD)
    else:
        ann.post("/api/guests", name="Ann guest")
    with Program(ann) as program:
        if way == "password":
            ann.put("/api/me/password", old=PASSWORD, new=PASSWORD + "!")
        elif way == "everywhere":
            ann.http.delete("/api/sessions", params={"everywhere": True})
        else:
            ann.post("/api/accounts", name="Ann at last", password=PASSWORD)
        assert program.refused("GET", "/api/me/tables") == (401, "token.unknown")


def test_the_program_of_somebody_banned_is_banned(server: Here, people: People) -> None:
    (ann,) = people("Ann")
    with Program(ann) as program:
        wire = program.connect()
        server.do(moderating.Operator(server.service.people).ban(ann.id))
        assert wire.closed().reason == "person.banned"
        assert program.refused("GET", "/api/me/tables") == (403, "person.banned")


def test_a_guest_who_signs_out_leaves_no_program_that_nobody_could_withdraw(
    server: Here, people: People
) -> None:
    (ann,) = people("Ann")
    with Program(ann) as program:
        wire = program.connect()
        assert ann.http.delete("/api/sessions").status_code == 204
        assert wire.closed().reason == "person.unknown"
        assert program.refused("GET", "/api/me/tables") == (401, "token.unknown")
        assert all(one["user_id"] != ann.id for one in programs(server))


def test_programs_of_guests_whose_sessions_have_ended_are_forgotten(
    server: Here, people: People
) -> None:
    async def much_later() -> None:
        async with server.service.database.write() as connection:
            mine = schema.sessions.c.user_id == ann.id
            await connection.execute(update(schema.sessions).where(mine).values(expires=0))
        await server.service.people.sessions.tidy()

    ann, bob = people("Ann", "Bob")
    for person in (ann, bob):
        person.post("/api/me/programs", name="My bot")
    server.do(much_later())
    assert {ann.id, bob.id} & {one["user_id"] for one in programs(server)} == {bob.id}


def test_an_account_that_signs_out_here_keeps_its_programs(people: People) -> None:
    (ann,) = people("")
    ann.post("/api/accounts", name="Ann elsewhere", password=PASSWORD)
    with Program(ann) as program:
        assert ann.http.delete("/api/sessions").status_code == 204
        assert program.get("/api/me/tables") == []


def test_programs_are_exported_without_their_secrets_and_go_with_their_owner(
    server: Here, people: People
) -> None:
    (ann,) = people("Ann")
    with Program(ann, "Mine") as program:
        program.get("/api/me/tables")
        export = ann.get("/api/me/export")
        assert [one["name"] for one in export["programs"]] == ["Mine"]
        assert all("hash" not in one for one in export["programs"])
        ann.http.request("DELETE", "/api/me", json={})
        assert program.refused("GET", "/api/me/tables") == (401, "token.unknown")
        assert all(one["user_id"] != ann.id for one in programs(server))


# ---- what a token is good for ----

NOT_FOR_PROGRAMS = [
    ("GET", "/api/me", None),
    ("GET", "/api/me/export", None),
    ("GET", "/api/me/sessions", None),
    ("GET", "/api/me/programs", None),
    ("POST", "/api/me/programs", {"name": "another"}),
    ("PATCH", "/api/me", {"name": "Eve"}),
    ("DELETE", "/api/me", {}),
    ("DELETE", "/api/sessions", None),
    ("POST", "/api/sessions", {"name": "Eve", "password": PASSWORD, "claim": True}),
    ("POST", "/api/accounts", {"name": "Eve", "password": PASSWORD}),
    ("POST", "/api/guests", {"name": "Eve"}),
    ("GET", "/api/people/blocked", None),
    ("PUT", "/api/people/abc/block", {"kind": "mute"}),
    ("POST", "/api/people/abc/reports", {"text": "spam"}),
    ("POST", "/api/titles/macao/lesson", None),
]


@pytest.mark.parametrize(("method", "path", "body"), NOT_FOR_PROGRAMS)
def test_a_token_plays_and_does_nothing_else(
    people: People, method: str, path: str, body: Json | None
) -> None:
    (ann,) = people("Ann")
    with Program(ann) as program:
        rest = {} if body is None else {"json": body}
        assert program.refused(method, path, **rest) == (403, "program.plays_only")
    assert ann.get("/api/me")["name"] == "Ann"


@pytest.mark.parametrize("host", ["x/api/tables?", "x/api/me/tables#", "x/api/tables/"])
def test_no_other_header_widens_what_a_token_is_good_for(people: People, host: str) -> None:
    """A name with a path in it is none of ours, so nothing behind it is reached."""
    (ann,) = people("Ann")
    with Program(ann) as program:
        for path in ("/api/me/export", "/api/me/programs"):
            found = program.http.get(path, headers={"Host": host})
            assert (found.status_code, found.json()["code"]) == (400, "request.host")


def test_what_a_cookie_holds_is_no_token(people: People) -> None:
    (ann,) = people("Ann")
    ann.get("/api/me")  # so that the session is remembered
    made = ann.http.cookies["carrack"].rsplit(".", 2)[0]
    with Person(ann.url) as thief:
        headers = {"Authorization": f"Bearer {made}"}
        assert thief.refused("GET", "/api/me", headers=headers) == (401, "token.unknown")


@pytest.mark.parametrize(
    "value", ["Bearer", "Bearer nonsense", "bearer x y", "Bearer " + "x" * 500]
)
def test_a_wrong_token_is_refused_and_no_cookie_takes_its_place(people: People, value: str) -> None:
    (ann,) = people("Ann")
    headers = {"Authorization": value}
    assert ann.refused("GET", "/api/me", headers=headers) == (401, "token.unknown")
    with pytest.raises(InvalidStatus):
        ann.dial(headers=headers)


def test_a_password_for_a_proxy_is_none_of_our_business(people: People) -> None:
    (ann,) = people("Ann")
    found = ann.http.get("/api/me", headers={"Authorization": "Basic YW5uOngK"})
    assert found.json()["id"] == ann.id


def test_only_a_token_may_come_from_a_foreign_page(people: People) -> None:
    (ann,) = people("Ann")
    foreign = {"Origin": "https://elsewhere.example"}
    asked = {"title": "macao", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
    assert ann.refused("POST", "/api/tables", json=asked, headers=foreign) == (
        403,
        "request.origin",
    )
    basic = {**foreign, "Authorization": "Basic YW5uOngK"}
    assert ann.refused("POST", "/api/tables", json=asked, headers=basic) == (403, "request.origin")
    with Program(ann) as program:
        assert program.http.post("/api/tables", json=asked, headers=foreign).status_code == 201


def test_everybody_sees_that_a_program_plays(people: People) -> None:
    ann, bob = people("Ann", "Bob")
    with Program(bob) as program:
        # Given a program that joins, and another that opens
        table = ann.opens("macau_cards", ["me", "open"])
        assert program.joins(table) == 1
        found = ann.get(f"/api/tables/{table['table']['id']}", language="en")["table"]
        assert [(one["name"], one["program"]) for one in found["seats"]] == [
            ("Ann", False),
            ("Bot of Bob", True),
        ]
        opened = program.opens("macau_cards", ["me", "open"], public=True)
        assert opened["table"]["seats"][0]["program"] is True
        lobby = ann.get("/api/lobby", language="de")["open"]
        names = [[seat["name"] for seat in one["seats"]] for one in lobby]
        assert ["Bot von Bob", ""] in names


def test_a_seat_that_a_program_has_left_is_nobodys_program(people: People) -> None:
    ann, bob = people("Ann", "Bob")
    with Program(bob) as program:
        table = ann.opens("macau_cards", ["me", "open"])
        program.joins(table)
        program.post(f"/api/tables/{table['table']['id']}/leave")
        seat = ann.get(f"/api/tables/{table['table']['id']}")["table"]["seats"][1]
        assert (seat["kind"], seat["program"]) == ("open", False)


def test_a_program_that_takes_over_its_owners_seat_is_told_of_first(people: People) -> None:
    ann, bob = people("Ann", "Bob")
    table = ann.opens("macau_cards", ["me", "open"])
    bob.joins(table)
    ann.starts(table)
    where = table["table"]["id"]
    with Program(ann) as program:
        wires = [program.connect(), bob.connect()]
        for wire in wires:
            wire.watch(where)
        seat = 0
        while wires[0].stream(where, seat).turn is None:
            wires[1].moves(where, 1)
            wires[0].sync()
        assert wires[0].moves(where, seat)["type"] == "done"
        wires[1].sync()
        seats = wires[1].tables[where]["table"]["seats"]
        assert [one.get("program", False) for one in seats] == [True, False]
        assert any(
            "a program plays: Bot of Ann" in line
            for step in wires[1].stream(where, 1).steps
            for line in step["log"]
        )
        # And it stays told, and it does not chat
        assert wires[0].ask("chat", where, text="hello")["code"] == "program.plays_only"
        path = f"/api/tables/{where}/seats/0/token"
        assert program.refused("POST", path) == (403, "program.plays_only")


# ---- the example ----


def example(link: str, token: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "CARRACK_TOKEN": token, "NO_PROXY": "*", "no_proxy": "*"}
    return subprocess.Popen(
        [sys.executable, str(EXAMPLE), link],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("title", ["macau_cards", "macao"])
def test_the_example_plays_a_whole_game_over_the_public_socket(
    running_server: Servers, sqlite_url: str, title: str
) -> None:
    # Given a real server, and two people who would rather have their programs play
    server = running_server(sqlite_url, quick=1, limits=0)
    with Person(server.url, "Ann") as ann, Person(server.url, "Bob") as bob:
        table = ann.opens(title, ["me", "open", "greedy"])
        where = table["table"]["id"]
        link = f"{server.url}/table/{where}#{table['key']}"
        bots = [
            example(link, one.post("/api/me/programs", name="Bot")["token"]) for one in (ann, bob)
        ]
        # When the second one has sat down and the game begins
        wait_until(lambda: len(ann.get(f"/api/tables/{where}")["table"]["seats"][1]["name"]) > 0)
        ann.starts(table)
        said = [bot.communicate(timeout=120) for bot in bots]
        # Then they play to the end, and tell the result
        assert [bot.returncode for bot in bots] == [0, 0], said
        found = ann.get(f"/api/tables/{where}")["table"]
        assert found["status"] == "finished"
        assert all("'places'" in out for out, _ in said)
        assert [seat["program"] for seat in found["seats"]] == [True, True, False]


def test_the_example_that_is_too_quick_waits_and_plays_on(
    server: Here, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.service.limits, "enabled", True)
    monkeypatch.setitem(limits.RATES, "message", limits.Rate(4, 0.1))
    ann, bob = people("Ann", "Bob")
    table = ann.opens("macau_cards", ["me", "open"], options={"turn_limit": 12})
    where = table["table"]["id"]
    link = f"{server.url}/table/{where}#{table['key']}"
    bots = [example(link, one.post("/api/me/programs", name="Bot")["token"]) for one in (ann, bob)]
    try:
        wait_until(lambda: ann.get(f"/api/tables/{where}")["table"]["seats"][1]["name"])
        ann.starts(table)
        said = [bot.communicate(timeout=60) for bot in bots]
        assert [bot.returncode for bot in bots] == [0, 0], said
    finally:
        for bot in bots:
            bot.kill()


def test_the_example_is_short() -> None:
    lines = EXAMPLE.read_text().split("def choose")[1].splitlines()
    assert len([line for line in lines if line.strip() and not line.strip().startswith("#")]) <= 36
