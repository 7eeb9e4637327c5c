"""What moderators see and do on their page, and what people tell them from a table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import pytest

import carrack
from carrack.kernel.record import read
from carrack.server.operate.operator import desk
from carrack.server.settings import Settings

from .wire import Here, People, Person, all_wires, here, play, seated

ROUTES = ("reports", "bugs", "people?name=a", "tables", "log")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    with here(str(tmp_path_factory.mktemp("moderation") / "server.sqlite")) as found:
        yield found


def account(person: Person, name: str) -> Person:
    person.post("/api/accounts", name=name, password="a long password")
    return person


def appoint(server: Here, name: str, on: bool = True) -> None:
    """As the operator does it at the command line."""

    async def run() -> None:
        async with desk(Settings(database=server.settings.database)) as found:
            await found.people.moderator(name, on)

    asyncio.run(run())


@pytest.fixture(scope="module")
def moderator(server: Here) -> Iterator[Person]:
    with Person(server.url, "Mona") as mona:
        account(mona, "Mona")
        appoint(server, "Mona")
        server_forgets(server)
        yield mona


def server_forgets(server: Here) -> None:
    """What it remembers of people for some seconds."""
    server.app.state.service.people.known.clear()


def test_only_moderators_see_what_was_reported(people_of: People, moderator: Person) -> None:
    eve, nobody = people_of("Eve", "")
    for route in ROUTES:
        assert eve.refused("GET", f"/api/moderation/{route}") == (403, "moderation.not_you")
        assert nobody.refused("GET", f"/api/moderation/{route}") == (401, "person.unknown")
        moderator.http.get(f"/api/moderation/{route}").raise_for_status()


def test_a_guest_is_no_moderator(server: Here, people_of: People) -> None:
    (ann,) = people_of("Ann")
    with pytest.raises(carrack.CarrackError) as found:
        appoint(server, ann.id)
    assert found.value.code == "person.no_account"


def test_a_report_is_read_and_closed_and_the_log_tells_by_whom(
    people_of: People, moderator: Person
) -> None:
    ana, bob = people_of("Ana", "Bob")
    ana.post(f"/api/people/{bob.id}/reports", text="He shouts.")
    (report,) = moderator.get("/api/moderation/reports")
    assert (report["by_name"], report["about_name"], report["text"]) == ("Ana", "Bob", "He shouts.")
    moderator.post(f"/api/moderation/reports/{report['id']}/done")
    assert moderator.get("/api/moderation/reports") == []
    deed = moderator.get("/api/moderation/log")[0]
    assert (deed["what"], deed["detail"], deed["by"]) == ("close report", "", "Mona")


def test_whoever_is_banned_is_refused_at_once(people_of: People, moderator: Person) -> None:
    (bob,) = people_of("Bobby")
    (line,) = moderator.get("/api/moderation/people", name="Bobby")
    path = f"/api/moderation/people/{line['id']}/ban"
    assert moderator.put(path, on=True)["banned"] is True
    assert bob.http.get("/api/me").status_code in (401, 403)
    assert moderator.put(path, on=False)["banned"] is False
    assert bob.get("/api/me")["name"] == "Bobby"


def test_whoever_is_muted_or_banned_is_listed_until_that_ends(
    people_of: People, moderator: Person
) -> None:
    bob, eve = people_of("Bobby", "Eve")
    paths = [f"/api/moderation/people/{bob.id}/mute", f"/api/moderation/people/{eve.id}/ban"]

    def listed() -> set[str]:
        return {one["id"] for one in moderator.get("/api/moderation/people")} & {bob.id, eve.id}

    for path in paths:
        moderator.put(path, on=True)
    assert listed() == {bob.id, eve.id}
    moderator.put(paths[0], on=False)
    assert listed() == {eve.id}


def test_the_log_names_a_moderator_as_they_are_called_now_and_the_operator_not(
    server: Here, people_of: People, moderator: Person
) -> None:
    (eve,) = people_of("Eve")
    (ann,) = people_of("Ann")
    account(ann, "Ann Judge")
    appoint(server, "Ann Judge")
    server_forgets(server)
    ann.put(f"/api/moderation/people/{eve.id}/mute", on=True)
    ann.http.patch("/api/me", json={"name": "Ann Justice"}).raise_for_status()
    muted, appointed = moderator.get("/api/moderation/log")[:2]
    assert (muted["what"], muted["detail"], muted["by"]) == ("mute", "Eve", "Ann Justice")
    assert (appointed["what"], appointed["by"]) == ("moderator", "")


def test_moderators_cannot_ban_each_other_nor_themselves(
    server: Here, people_of: People, moderator: Person
) -> None:
    (max_,) = people_of("Max")
    account(max_, "Max")
    appoint(server, "Max")
    server_forgets(server)
    for who in (max_.id, moderator.get("/api/me")["id"]):
        path = f"/api/moderation/people/{who}/ban"
        assert moderator.refused("PUT", path, json={"on": True}) == (403, "moderation.equal")


def test_a_moderator_sees_nothing_of_what_is_said_about_moderators_themselves(
    people_of: People, moderator: Person
) -> None:
    (ana,) = people_of("Ana")
    own_id = moderator.get("/api/me")["id"]
    ana.post(f"/api/people/{own_id}/reports", text="Mona bans whom she likes.")
    assert "likes" not in json.dumps(moderator.get("/api/moderation/reports"))
    numbers = [one["id"] for one in moderator.get("/api/moderation/reports", done=True)]
    done = f"/api/moderation/reports/{max(numbers, default=0) + 1}/done"
    assert moderator.refused("POST", done) == (404, "report.unknown")


def test_a_moderator_decides_nothing_about_a_game_of_their_own(
    people_of: People, moderator: Person
) -> None:
    # Given a moderator who plays against somebody, who tells of something wrong
    (ana,) = people_of("Ana")
    table = seated([moderator, ana], "macau_cards", options={"turn_limit": 10})
    ana.post(f"/api/tables/{table}/bugs", text="My card is gone.", seat=1)
    view = f"/api/moderation/bugs/{bug_at(moderator, table)['id']}/view"
    # Then the moderator does not see the other hand, and cannot end what is being lost
    assert moderator.refused("GET", view) == (403, "moderation.own_table")
    close = f"/api/moderation/tables/{table}/close"
    body = {"reason": "I am losing"}
    assert moderator.refused("POST", close, json=body) == (403, "moderation.own_table")
    # Until the game is over
    play(table, all_wires(table, moderator, ana), 200)
    assert moderator.get(view)["view"]["viewer"] == 1


def test_a_moderator_closes_a_table_with_a_reason(people_of: People, moderator: Person) -> None:
    (ana,) = people_of("Ana")
    table = ana.opens("macau_cards", ["me", "open"])["table"]["id"]
    moderator.post(f"/api/moderation/tables/{table}/close", reason="Not here")
    closed = [one for one in moderator.get("/api/moderation/tables") if one["id"] == table]
    assert (closed[0]["status"], closed[0]["reason"]) == ("closed", "Not here")
    again = moderator.refused(
        "POST", f"/api/moderation/tables/{table}/close", json={"reason": "Not here"}
    )
    assert again == (409, "table.over")


def bug_at(moderator: Person, table: str) -> dict[str, object]:
    found: dict[str, object]
    (found,) = (one for one in moderator.get("/api/moderation/bugs") if one["table_id"] == table)
    return found


def test_what_somebody_found_wrong_comes_with_their_view_and_a_sealed_record(
    people_of: People, moderator: Person
) -> None:
    ana, bob = people_of("Ana", "Bob")
    table = seated([ana, bob], "macau_cards", options={"turn_limit": 10})
    wires = all_wires(table, ana, bob)
    play(table, wires, 4)
    ana.post(f"/api/tables/{table}/bugs", text="My card is gone.", seat=0, browser="Test 1")
    bug = bug_at(moderator, table)
    assert (bug["text"], bug["seat"], bug["browser"]) == ("My card is gone.", 0, "Test 1")
    assert bug["version"] == carrack.__version__
    view = moderator.get(f"/api/moderation/bugs/{bug['id']}/view")["view"]
    assert view["viewer"] == 0
    record = f"/api/moderation/bugs/{bug['id']}/record"
    assert bug["sealed"] is True
    assert moderator.refused("GET", record) == (409, "bug.sealed")
    play(table, wires, 200)
    assert bug_at(moderator, table)["sealed"] is False
    text = moderator.http.get(record).text
    assert 0 < len(read(text.encode()).rows) <= 6
    moderator.post(f"/api/moderation/bugs/{bug['id']}/done")
    assert bug["id"] not in [one["id"] for one in moderator.get("/api/moderation/bugs")]


def test_no_view_of_another_seat_can_be_sent_along(people_of: People) -> None:
    ana, bob, eve = people_of("Ana", "Bob", "Eve")
    table = seated([ana, bob], "macau_cards")
    path = f"/api/tables/{table}/bugs"
    body = {"text": "I am curious."}
    assert ana.refused("POST", path, json=body | {"seat": 1}) == (403, "seat.not_yours")
    assert eve.refused("POST", path, json=body | {"seat": 0})[0] == 404
    assert ana.refused("POST", path, json={"text": " \n "}) == (422, "request.invalid")


def test_nobody_fills_the_inbox(people_of: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carrack.server.operate.bugs.MOST_OPEN", 2)
    (ana,) = people_of("Ana")
    table = seated([ana], "macau_cards", bots=["random"])
    path = f"/api/tables/{table}/bugs"
    for text in ("One", "Two"):
        ana.post(path, text=text)
    assert ana.refused("POST", path, json={"text": "Three"}) == (409, "bug.too_many")


def test_who_leaves_takes_along_what_they_told(people_of: People, moderator: Person) -> None:
    (ana,) = people_of("Ana")
    table = seated([ana], "macau_cards", bots=["random"])
    ana.post(f"/api/tables/{table}/bugs", text="Something is wrong.", seat=0)
    assert "Something is wrong." in json.dumps(ana.get("/api/me/export"))
    assert ana.http.request("DELETE", "/api/me", json={}).status_code == 204
    assert table not in [one["table_id"] for one in moderator.get("/api/moderation/bugs")]
