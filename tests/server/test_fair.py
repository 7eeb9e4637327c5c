"""Fair tables: everybody gets the commitment at the start, nobody the key before the end."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from carrack.kernel.chance import stream_key
from carrack.kernel.fairness import verify
from carrack.kernel.limits import STREAMS
from carrack.kernel.record import read
from carrack.server.people.rewriting import Change, change_tables
from carrack.server.tables.table import Table

from .test_records import World, code, run
from .wire import guests, here, play, seated


def secrets_of(table: Table) -> list[str]:
    """The key and all that is made of it."""
    assert table.header is not None
    key = bytes.fromhex(table.header["key"])
    return [key.hex(), *(stream_key(key, stream).hex() for stream in range(STREAMS))]


async def answers(here: World, table_id: str) -> str:
    """All that the routes of a table tell somebody who only looks on."""
    client, found = here.stranger(), []
    for path in ("", "/fairness", "/replay", "/log", "/record", "/statistics", "/analysis"):
        found.append((await client.get(f"/api/tables/{table_id}{path}")).text)
    return "\n".join(found)


def test_the_key_is_told_at_the_end_and_the_commitment_at_the_start(tmp_path: Path) -> None:
    async def story(here: World) -> None:
        ann = await here.guest("Ann")
        table_id = await here.table(ann, "macau_cards", public=True)
        table = await here.play(table_id, 5)
        url = f"/api/tables/{table_id}"
        assert table.is_playing
        info = (await here.stranger().get(url)).json()["table"]
        told = info["commitment"]
        assert told == table.commitment
        assert len(told) == 64
        running = (await here.stranger().get(f"{url}/fairness")).json()
        assert running == {"state": "running", "commitment": told, "key": None, "removed": 0}
        while table.is_playing:
            text = await answers(here, table_id)
            assert told in text
            assert not any(secret in text for secret in secrets_of(table))
            assert code(await ann.get(f"{url}/record")) == (409, "record.running")
            await here.play(table_id, 20)
        over = (await here.stranger().get(f"{url}/fairness")).json()
        assert table.header is not None
        assert over["state"] == "fair"
        assert over["commitment"] == told
        assert over["key"] == table.header["key"]
        record = read((await here.stranger().get(f"{url}/record")).text)
        verdict = verify(record, told=told)
        assert verdict.over
        assert verdict.removed == 0

    run(tmp_path, story)


def test_every_viewer_hears_of_the_commitment_on_the_wire(tmp_path: Path) -> None:
    with here(str(tmp_path / "server.sqlite")) as server, guests(server) as come:
        ana, bob, cat = come("Ana", "Bob", "Cat")
        table = seated([ana, bob], "macau_cards", public=True, options={"turn_limit": 300})
        for person in (ana, bob, cat):
            wire = person.connect()
            wire.say("watch", table=table)
            news = wire.next("table")
            assert news["table"]["commitment"] == server.table(table).commitment
            assert "key" not in news["table"]


def test_two_tables_have_nothing_in_common(tmp_path: Path) -> None:
    async def story(here: World) -> None:
        ann = await here.guest("Ann")
        ids = [await here.table(ann, "macao") for _ in range(2)]
        tables = [await here.service.house.table(one) for one in ids]
        keys = {table.header["key"] for table in tables if table.header is not None}
        assert len(keys) == 2
        assert tables[0].commitment != tables[1].commitment
        assert all(table.state.chance_kind == "keyed" for table in tables)

    run(tmp_path, story)


def test_a_lesson_has_a_known_deal_and_no_commitment(tmp_path: Path) -> None:
    async def story(here: World) -> None:
        ann = await here.guest("Ann")
        info = (await ann.post("/api/titles/macau_cards/lesson", json={})).json()["table"]
        assert info["commitment"] is None
        fairness = await ann.get(f"/api/tables/{info['id']}/fairness")
        assert fairness.json()["state"] == "none"

    run(tmp_path, story)


def test_a_game_goes_on_with_the_same_luck_when_the_server_comes_back(tmp_path: Path) -> None:
    kept: dict[str, Any] = {}

    async def before(here: World) -> None:
        ann = await here.guest("Ann")
        kept["id"] = await here.table(ann, "macao")
        table = await here.play(kept["id"], 20)
        kept["now"], kept["commitment"] = table.state.fingerprint(), table.commitment
        ahead, luck = table.state.clone(), Random(3)
        for _ in range(30):  # what will come, if the same is done
            seat = luck.choice(ahead.actors)
            ahead.apply(seat, luck.choice(ahead.legal(seat)))
        kept["later"] = ahead.fingerprint()

    async def after(here: World) -> None:
        table = await here.service.house.table(kept["id"])
        assert table.state.fingerprint() == kept["now"]
        assert table.commitment == kept["commitment"]
        await here.play(kept["id"], 30, seed=3)
        assert table.state.fingerprint() == kept["later"]

    run(tmp_path, before)
    run(tmp_path, after)


def test_another_server_on_the_same_database_knows_the_commitment(tmp_path: Path) -> None:
    url = str(tmp_path / "server.sqlite")
    with here(url) as server, guests(server) as come:
        [ana] = come("Ana")
        table = seated([ana], "macao", bots=["random"])
        wire = ana.connect()
        wire.watch(table)
        play(table, [wire], 3)
        told = server.table(table).commitment
    with here(url) as again:
        assert again.table(table).commitment == told
        assert again.table(table).state.chance_kind == "keyed"


def test_an_uploaded_record_is_checked_too(tmp_path: Path) -> None:
    async def story(here: World) -> None:
        ann = await here.guest("Ann")
        table_id = await here.table(ann, "macau_cards")
        await here.play(table_id)
        text = (await ann.get(f"/api/tables/{table_id}/record")).text
        good = (await ann.post("/api/records", content=text, headers=LINES)).json()["id"]
        assert (await ann.get(f"/api/records/{good}/fairness")).json()["state"] == "fair"
        head = json.loads(text.splitlines()[0])
        forged = text.replace(head["commitment"], "0" * 64)
        refused = await ann.post("/api/records", content=forged, headers=LINES)
        assert code(refused) == (422, "record.chain")

    run(tmp_path, story)


LINES = {"content-type": "application/x-ndjson"}


def test_a_name_that_is_removed_leaves_the_rest_to_be_checked(tmp_path: Path) -> None:
    async def story(here: World) -> None:
        ann = await here.guest("Ann")
        table_id = await here.table(ann, "macau_cards")
        table = await here.play(table_id)
        told, owner = table.commitment, table.facts.owner_id
        change = Change(owner, owner, name="somebody", known_as="Ann")
        await change_tables(here.service.database, change)
        text = (await ann.get(f"/api/tables/{table_id}/record")).text
        assert "Ann" not in text
        verdict = verify(read(text), told=told)
        assert verdict.removed == 2  # both seats of one device

    run(tmp_path, story)
