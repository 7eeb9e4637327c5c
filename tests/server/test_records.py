"""Afterwards: records, replays, logs, statistics and uploads; and no secret of a game that runs."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from structlog.testing import capture_logs
from typer.testing import CliRunner

import carrack
from carrack.cli import app as command
from carrack.kernel.record import Play
from carrack.kernel.record_lines import chain, written
from carrack.kernel.story import course
from carrack.kernel.story import story as story_told
from carrack.server.errors import Refused
from carrack.server.records import replays, retelling, uploads
from carrack.server.records.recording import record_of, time_of, time_text
from carrack.server.records.replays import Replay, Shelf, table_game
from carrack.server.records.retelling import stream_log, stream_step
from carrack.server.records.uploads import checked_upload
from carrack.server.service import Service
from carrack.server.settings import Settings
from carrack.server.tables import drafts, rows
from carrack.server.tables.facts import Draft, Facts, Seat, Viewer
from carrack.server.tables.rows import Row
from carrack.server.tables.table import Table
from carrack.server.wire.app import create_app
from carrack.server.wire.log import log_lines
from carrack.texts import Texts

START = 1_760_000_000_000
NDJSON = {"content-type": "application/x-ndjson"}
SHORT: dict[str, dict[str, Any]] = {
    "macau_cards": {"turn_limit": 40},
    "macao": {},
    "maracaibo": {"scenario": "all_inclusive"},
}
WINDOWS: dict[str, Any] = {"modifiers": ["cheating"], "turn_limit": 100}
seeds = st.integers(0, 2**63 - 1)

# ---- tables without a house ----


class Desk:
    """A table and a `Play` of the same game, side by side; what everybody heard is kept."""

    def __init__(self, title: str, seats: int, seed: int, **options: Any) -> None:
        self.luck = random.Random(seed)
        self.time = START
        self.play = Play.begin(
            carrack.load(title),
            seats=seats,
            seed=seed,
            options=SHORT[title] | options,
            players=[f"Player {seat}" for seat in range(seats)],
            clock=lambda: time_text(self.time),
        )
        facts = Facts("t1", title, "t1", "open", "u0", True, "key", True, {}, {}, "random")
        places = [Seat(seat, "person", f"u{seat}", "", f"Player {seat}") for seat in range(seats)]
        self.facts, self.places = facts, places
        self.table = Table(replace(facts), [replace(seat) for seat in places])
        self.rows: list[Row] = []
        self.hidden: list[int] = []  # seats of answers that only they know of
        self.heard: dict[Viewer, list[tuple[int, int, Any, Any]]] = {
            viewer: [] for viewer in self.table.viewers
        }
        header = {"header": self.play.header}
        self.do(
            Draft(
                rows.START,
                rows.NO_SEAT,
                header,
                self.play.state.game.new_resolved(seats, seed, self.play.header["options"]),
            )
        )

    def do(self, draft: Draft) -> None:
        """Store a row, make it true, and note what everybody sees."""
        state = draft.state
        fingerprint = self.table.fingerprint if state is None else state.fingerprint()
        body = msgspec.json.decode(msgspec.json.encode(draft.body))  # as a database gives it back
        seq = self.table.seq + 1
        row = Row("t1", seq, draft.kind, draft.seat, body, fingerprint, self.time)
        self.rows.append(row)
        told = self.table.take(row, state)
        for viewer, (number, events) in told.parts.items():
            view = self.table.state.view(viewer)
            self.heard[viewer].append((number, row.time, events, view))

    def act(self) -> None:
        table, game = self.table, self.table.state.game
        seat = self.luck.choice(table.acting)
        action = self.luck.choice(table.state.legal(seat))
        name = game.action(table.state, seat, action)
        decision = table.decision(seat)
        assert decision is not None
        self.do(drafts.act(table, seat, decision, name))
        self.play.apply(seat, action)
        if not self.play.state.events(None):
            self.hidden.append(seat)

    def undo(self) -> None:
        state = self.table.state
        agreed = self.luck.random() < 0.5
        for seat in range(state.seats):
            most = state.may_undo_agreed if agreed else state.may_undo(seat)
            if most:
                steps = self.luck.randint(1, most)
                self.do(drafts.undo(self.table, seat, steps, agreed))
                self.play.undo(seat, steps, agreed)
                return
        self.act()

    def chatter(self) -> None:
        """Rows that are no part of the record."""
        seat = self.luck.randrange(len(self.places))
        if self.luck.random() < 0.5:
            self.do(drafts.plan(self.table, seat, [{"type": "pass"}], False))
            self.do(drafts.plan(self.table, seat, [], False))
        else:
            self.do(drafts.change_seat(self.table, seat, away=not self.table.seats[seat].away))

    def play_on(self, most: int, pause: int = 1000, quiet: bool = False) -> Desk:
        for _ in range(most):
            if not self.table.is_playing:
                break
            self.time += pause
            way = self.luck.random()
            if way < 0.1 and not quiet:
                self.chatter()
            elif way < 0.2:
                self.undo()
            else:
                self.act()
        return self


def desk(title: str, seed: int, rows_played: int = 10_000) -> Desk:
    options = WINDOWS if title == "macau_cards" and seed % 2 else {}
    return Desk(title, 3, seed, **options).play_on(rows_played)


# ---- the record of a table ----


@pytest.mark.parametrize("title", carrack.titles())
@settings(max_examples=25)
@given(seed=seeds, most=st.integers(0, 80))
def test_the_record_of_a_table_is_what_play_writes(title: str, seed: int, most: int) -> None:
    played = desk(title, seed, most)
    record = record_of(played.rows)
    assert record.text() == played.play.record.text()
    again = carrack.read(record.text())
    steps = [step.state.fingerprint() for step in carrack.replay(again)]
    assert steps == [row["fingerprint"] for row in played.play.rows]


def test_a_table_that_has_not_started_has_no_record() -> None:
    with pytest.raises(Refused) as caught:
        record_of([])
    assert caught.value.code == "table.not_started"


@given(ms=st.integers(0, 4_000_000_000_000))
def test_times_are_written_to_the_millisecond(ms: int) -> None:
    assert time_of(time_text(ms)) == ms


@pytest.mark.parametrize("text", ["", "noon", "9" * 5000, "2026-13-01", "\ud800", "0000-00-00"])
def test_a_time_that_is_none_is_no_time(text: str) -> None:
    assert time_of(text) is None


def test_times_of_other_zones_and_of_none_are_read() -> None:
    assert time_of("2023-11-14T23:13:20.007+01:00") == time_of("2023-11-14T22:13:20.007")
    assert isinstance(time_of("0001-01-01T00:00:00+23:59"), int)


# ---- a game that runs ----


@pytest.mark.parametrize("title", carrack.titles())
@settings(max_examples=25)
@given(seed=seeds, most=st.integers(1, 60))
def test_a_viewer_is_shown_again_what_was_told_then_and_nothing_else(
    title: str, seed: int, most: int
) -> None:
    played = desk(title, seed, most)
    stored = Table(played.facts, played.places)
    luck = random.Random(seed)
    viewer = luck.choice(stored.viewers)
    heard = played.heard[viewer]
    number, time, events, view = luck.choice(heard)
    shown = stream_step(stored, played.rows, viewer, number, "en")
    assert (shown.step, shown.time, shown.events, shown.view) == (number, time, events, view)
    assert shown.of == len(heard) == played.table.numbers[viewer]
    assert (shown.by, shown.action, shown.views) == (None, None, None)
    names = played.table.names
    assert shown.log == log_lines(title, "en", events, names, viewer)
    log = stream_log(stored, played.rows, viewer, 0, "de")
    assert [(entry.n, entry.time) for entry in log] == [(n, time) for n, time, _, _ in heard]
    assert [entry.lines for entry in log] == [
        log_lines(title, "de", events, names, viewer) for _, _, events, _ in heard
    ]


@pytest.mark.parametrize("title", carrack.titles())
def test_every_step_of_a_stream_can_be_asked_for(title: str) -> None:
    played = desk(title, 5, 40)
    stored = Table(played.facts, played.places)
    for viewer, heard in played.heard.items():
        first = stream_step(stored, played.rows, viewer, 0, None)
        assert (first.step, first.of, first.view, first.events) == (0, len(heard), {}, [])
        for number, _, events, view in heard:
            shown = stream_step(stored, played.rows, viewer, number, None)
            assert (shown.events, shown.view, shown.log) == (events, view, [])
        with pytest.raises(Refused) as caught:
            stream_step(stored, played.rows, viewer, len(heard) + 1, None)
        assert (caught.value.code, caught.value.status) == ("replay.step", 404)


def test_hidden_answers_are_no_steps_of_anybody_else() -> None:
    # Given a game with windows in which everybody may accuse a cheat, or stay silent
    played = Desk("macau_cards", 3, 3, **WINDOWS).play_on(200, quiet=True)
    assert len(played.hidden) > 10
    stored = Table(played.facts, played.places)
    for viewer in stored.viewers:
        # Then the silence of others is no number of a stream, and one's own tells nothing
        own = 0 if viewer is None else played.hidden.count(viewer)
        told = len(played.rows) - len(played.hidden) + own
        assert stream_step(stored, played.rows, viewer, 0, None).of == told
        log = stream_log(stored, played.rows, viewer, 0, "en")
        assert [entry.n for entry in log] == list(range(1, told + 1))
        assert sum(not entry.lines for entry in log) >= own


def test_a_log_is_read_in_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    played = desk("macau_cards", 3, 60)
    stored = Table(played.facts, played.places)
    whole = stream_log(stored, played.rows, 1, 0, "en")
    monkeypatch.setattr(retelling, "MOST_ENTRIES", 7)
    pages, after = [], -1
    while page := stream_log(stored, played.rows, 1, after, "en"):
        assert len(page) <= 7
        pages += page
        after = page[-1].n
    assert pages == whole


def test_whoever_sat_there_then_is_named() -> None:
    played = Desk("macau_cards", 2, 1)
    played.play_on(3, quiet=True)
    played.do(
        drafts.change_seat(
            played.table, 0, kind="person", user_id="u9", name="Newcomer", away=False
        )
    )
    played.play_on(6, quiet=True)
    stored = Table(played.facts, played.table.seats)  # as the database has them now
    log = stream_log(stored, played.rows, None, 0, "en")
    told = [" ".join(entry.lines) for entry in log]
    came = told.index("Newcomer sits down")
    assert not any("Newcomer" in line for line in told[:came])
    assert any("Player 0" in line for line in told[:came])
    assert not any("Player 0" in line for line in told[came:])


def test_a_journal_that_does_not_replay_is_refused_clearly() -> None:
    played = desk("macau_cards", 3, 20)
    broken = [*played.rows[:5], replace(played.rows[5], fingerprint="0" * 32)]
    stored = Table(played.facts, played.places)
    for rest in (broken, [*played.rows[:5], replace(played.rows[5], kind=rows.ACT, body={})]):
        with pytest.raises(Refused) as caught:
            stream_log(stored, rest, None, 0, "en")
        assert caught.value.code == "table.aside"
        with pytest.raises(Refused) as caught:
            table_game("t1", rest)
        assert caught.value.code == "table.aside"


# ---- a game that is over ----


@pytest.mark.parametrize("title", carrack.titles())
def test_every_step_can_be_seen_from_every_seat(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "EVERY", 7)
    record = record_of(desk(title, 11, 60).rows)
    found, names = Replay(record), ["A", "B", "C"]
    states = [carrack.state_at(record, 0), *(step.state for step in carrack.replay(record))]
    decisions = [[0], *found.decisions]
    numbers = list(range(len(decisions)))
    random.Random(1).shuffle(numbers)  # any step, in any order
    for number in numbers:
        rows_done = decisions[number]
        state = states[rows_done[-1]]
        for viewer in (None, 0, 1, 2):
            shown = found.step(number, viewer, names, "en", everybody=viewer is None)
            assert shown.view == state.view(viewer)
            assert (shown.step, shown.of) == (number, len(found.decisions))
            assert shown.row == rows_done[-1]
            assert shown.events == [
                event for row in rows_done for event in states[row].events(viewer)
            ]
            line = record.rows[rows_done[0] - 1] if number else {}
            assert (shown.by, shown.action) == (line.get("seat"), line.get("action"))
            assert number == 0 or shown.log
            views = [state.view(seat) for seat in range(3)]
            assert shown.views == (views if viewer is None else None)


@pytest.mark.parametrize("title", carrack.titles())
def test_a_step_is_a_decision_that_stood(title: str) -> None:
    record = record_of(desk(title, 11, 300).rows)
    assert any("undo" in line for line in record.rows)
    found = Replay(record)
    # Then nothing of what was taken back is a step, and everything else is
    kept = [step.row for step in course(record)][1:]
    assert [row for rows in found.decisions for row in rows] == kept
    # And a step ends where its seat has no more to decide of it
    states = [carrack.state_at(record, 0), *(step.state for step in carrack.replay(record))]
    for rows_done, later in zip(found.decisions, [*found.decisions[1:], []], strict=True):
        seats = {record.rows[row - 1]["seat"] for row in rows_done}
        assert len(seats) == 1
        assert all(found.game.hosting.is_halfway(states[row]) for row in rows_done[:-1])
        goes_on = bool(later) and record.rows[later[0] - 1]["seat"] in seats
        assert not (goes_on and found.game.hosting.is_halfway(states[rows_done[-1]]))
    # And every row leads to the step that holds it, or to the next that stood
    for line in record.rows:
        step, row = found.step_of(line["row"]), line["row"]
        assert row <= found.ends[step - 1] or step == found.steps
        assert step == 1 or found.ends[step - 2] < row or step == found.steps


def test_a_payment_of_several_cubes_is_one_step() -> None:
    # Given games of Macao in which something is paid with several cubes
    found = Replay(record_of(desk("macao", 4).rows))
    whole = [rows_done for rows_done in found.decisions if len(rows_done) > 1]
    assert whole
    for rows_done in whole:
        step = found.step_of(rows_done[0])
        assert found.step_of(rows_done[-1]) == step
        shown = found.step(step, None, ["A", "B", "C"], "en")
        # Then the step begins with what is bought, and nothing of it is still to be paid
        assert shown.action is not None
        assert shown.action["type"] != "pay"
        assert shown.view["phase"] != "payment"


def test_steps_and_seats_that_are_not_there_are_refused() -> None:
    found = Replay(record_of(desk("macao", 1, 10).rows))
    for step, seat, code in ((11, 0, "replay.step"), (0, 3, "seat.unknown")):
        with pytest.raises(Refused) as caught:
            found.step(step, seat, ["A", "B", "C"], "en")
        assert (caught.value.code, caught.value.status) == (code, 404)


def test_a_record_of_no_rows_has_its_deal() -> None:
    found = Replay(record_of(desk("macao", 1, 0).rows))
    shown = found.step(0, None, ["A", "B", "C"], "en")
    assert (shown.of, shown.time, shown.by) == (0, START, None)
    assert [entry.n for entry in found.log(0, ["A", "B", "C"], -1, "en")] == [0]
    assert found.log(0, ["A", "B", "C"], 0, "en") == []
    assert found.statistics(["A", "B", "C"]).moves == 0


def test_the_log_of_a_record_is_read_in_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    found, names = Replay(record_of(desk("macau_cards", 2, 60).rows)), ["A", "B", "C"]
    whole = found.log(1, names, -1, "fr")
    assert [entry.n for entry in whole] == list(range(found.steps + 1))
    assert all(entry.lines for entry in whole[1:])
    monkeypatch.setattr(retelling, "MOST_ENTRIES", 9)
    pages, after = [], -1
    while page := found.log(1, names, after, "fr"):
        pages += page
        after = page[-1].n
    assert pages == whole


@pytest.mark.parametrize("variant", ["hungarian", "romanian"])
def test_thinking_is_counted_outside_of_windows(variant: str) -> None:
    # Given a game in which every move takes a second
    played = Desk("macau_cards", 3, 7, variant=variant, turn_limit=400)
    played.play_on(600, pause=1000, quiet=True)
    statistics = Replay(record_of(played.rows)).statistics(["A", "B", "C"])
    # Then nobody took longer, though answers in windows waited for each other
    assert {seat.thinking for seat in statistics.seats} == {1000}
    acted = [row.seat for row in played.rows if row.kind == rows.ACT]
    assert [seat.moves for seat in statistics.seats] == [acted.count(seat) for seat in range(3)]
    assert statistics.moves == len(acted)
    assert statistics.undos == sum(row.kind == rows.UNDO for row in played.rows)
    last = [row for row in played.rows if row.kind in (rows.ACT, rows.UNDO)][-1]
    assert statistics.duration == last.time - START


def test_statistics_hold_scores_result_and_sources() -> None:
    played = desk("macao", 4)
    record = record_of(played.rows)
    statistics = Replay(record).statistics(["A", "B", "C"])
    assert statistics.over
    assert statistics.scores == played.table.state.scores()
    assert statistics.result == played.table.state.result()
    assert statistics.breakdown == carrack.breakdown(record)
    assert [seat["prestige"] for seat in statistics.breakdown["totals"]] == statistics.scores


def test_the_shelf_keeps_what_was_used_last() -> None:
    found = Replay(record_of(desk("macao", 1, 10).rows))
    shelf = Shelf(most_rows=2 * (found.rows + replays.EVERY))
    for key in ("a", "b"):
        shelf.put(key, found)
    assert shelf.get("a") is found
    shelf.put("c", found)
    assert shelf.get("b") is None
    assert shelf.get("a") is shelf.get("c") is found


# ---- through the doors ----

Client = httpx.AsyncClient
Story = Callable[["World"], Coroutine[Any, Any, None]]


class World:
    """A server in this process, and the people who talk to it."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.service: Service = app.state.service
        self.clients: list[Client] = []

    def stranger(self) -> Client:
        transport = httpx.ASGITransport(self.app)
        self.clients.append(Client(transport=transport, base_url="http://localhost"))
        return self.clients[-1]

    async def guest(self, name: str) -> Client:
        client = self.stranger()
        answer = await client.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        return client

    async def table(self, client: Client, title: str = "macau_cards", **wish: Any) -> str:
        """A table for two on one device: it starts at once, and nobody else moves."""
        seats = [{"kind": "me"}, {"kind": "here", "name": "Twin"}]
        asked = {"title": title, "seats": seats, "options": SHORT[title], **wish}
        answer = await client.post("/api/tables", json=asked)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"]["id"])

    async def play(self, table_id: str, most: int = 10_000, seed: int = 1) -> Table:
        luck = random.Random(seed)
        table = await self.service.house.table(table_id)
        for _ in range(most):
            if not table.is_playing:
                break
            seat = luck.choice(table.acting)
            name = table.state.game.action(table.state, seat, luck.choice(table.state.legal(seat)))
            await self.service.house.do(table_id, acting(seat, name))
        return table


def acting(seat: int, name: dict[str, Any]) -> Callable[[Table], Draft]:
    return lambda table: drafts.act(table, seat, table.decision(seat) or "", name)


async def lived(place: Path | str, story: Story, **settings: Any) -> None:
    database = place if isinstance(place, str) else str(place / "server.sqlite")
    given = {"limits": False, "quick": True, "log_level": "error", **settings}
    app = create_app(Settings(database=database, **given))
    trouble: Exception | None = None
    async with app.router.lifespan_context(app):
        here = World(app)
        try:
            await story(here)
        except Exception as error:  # noqa: BLE001 - the server stops in order first
            trouble = error
        for client in here.clients:
            await client.aclose()
    if trouble is not None:
        raise trouble


def run(place: Path | str, story: Story, **settings: Any) -> None:
    """Tell a story on a fresh database: a file in this folder, or the one of this URL."""
    asyncio.run(lived(place, story, **settings))


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_only_whoever_sat_there_is_called_you(tmp_path: Path) -> None:
    async def story(here: World) -> None:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        table_id = await here.table(ann, "macau_cards", public=True)
        await here.play(table_id)
        url, asked = f"/api/tables/{table_id}", {"seat": 0, "language": "en"}
        told = {}
        for who, name in ((ann, "ann"), (bob, "bob")):
            log = (await who.get(f"{url}/replay/log", params=asked)).json()
            told[name] = [line for entry in log for line in entry["lines"]]
            for entry in log[1:40]:
                shown = await who.get(f"{url}/replay", params={**asked, "step": entry["step"]})
                assert not entry["lines"] or shown.json()["log"] == entry["lines"]
        # Then a stranger reads of Ann what she reads of herself
        assert any(line.startswith("You ") for line in told["ann"])
        assert not any("You " in line or " you" in line for line in told["bob"])
        assert any(line.startswith("Ann ") for line in told["bob"])
        # And a record that somebody brings has nobody in it who could be spoken to
        content = (await ann.get(f"{url}/record")).content
        brought = (await ann.post("/api/records", content=content, headers=NDJSON)).json()["id"]
        log = (await ann.get(f"/api/records/{brought}/log", params=asked)).json()
        assert not any("You " in line for entry in log for line in entry["lines"])

    run(tmp_path, story)


@pytest.mark.parametrize("title", carrack.titles())
def test_a_finished_game_lies_open(title: str, tmp_path: Path) -> None:
    async def story(here: World) -> None:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        table_id = await here.table(ann, title, public=True)
        table = await here.play(table_id)
        url = f"/api/tables/{table_id}"
        # The record comes as a file, and replays
        answer = await bob.get(f"{url}/record")
        assert answer.headers["content-type"] == "application/x-ndjson"
        wanted = f'attachment; filename="{title}-{table_id}.jsonl"'
        assert answer.headers["content-disposition"] == wanted
        record = carrack.read(answer.content)
        assert record.header["players"] == ["Ann", "Twin"]
        last = list(carrack.replay(record))[-1]
        assert last.state.fingerprint() == table.state.fingerprint()
        # Every seat can be looked at by anybody, all at once too
        decisions = Replay(record).decisions
        step = len(decisions) // 2
        row = decisions[step - 1][-1]
        state = carrack.state_at(record, row)
        for seat in (0, 1):
            asked = {"step": step, "seat": seat, "language": "de"}
            shown = (await bob.get(f"{url}/replay", params=asked)).json()
            assert shown["view"] == state.view(seat)
            assert (shown["step"], shown["of"]) == (step, len(decisions))
            assert shown["views"] is None
            assert shown["log"]
        shown = (await bob.get(f"{url}/replay?step={step}&seat=all")).json()
        assert shown["views"] == [state.view(0), state.view(1)]
        assert shown["view"] == state.view(None)
        assert shown["time"] == time_of(record.rows[row - 1]["time"])
        for path, why in (
            ("replay?step=99999", "replay.step"),
            ("replay?seat=7", "seat.unknown"),
            ("log?seat=7", "seat.unknown"),
        ):
            assert code(await bob.get(f"{url}/{path}")) == (404, why)
        # So can the log, and the statistics
        log = (await bob.get(f"{url}/log?seat=1&language=fr")).json()
        assert log[0]["n"] == 1
        assert log[0]["lines"][0] == "La partie commence"
        more = (await bob.get(f"{url}/log?seat=1&language=fr&after={log[3]['n']}")).json()
        assert more == log[4:] if len(log) < 500 else more[:10] == log[4:14]
        # The log of the replay has a line for each of its steps, and leads there
        log = (await bob.get(f"{url}/replay/log?seat=1&language=fr")).json()
        assert [entry["step"] for entry in log] == list(range(min(500, len(decisions) + 1)))
        more = (await bob.get(f"{url}/replay/log?seat=1&language=fr&after=3")).json()
        assert more[:100] == log[4:104]
        assert code(await bob.get(f"{url}/replay/log?seat=7")) == (404, "seat.unknown")
        for entry in log[1:30]:
            asked = {"step": entry["step"], "seat": 1, "language": "fr"}
            shown = (await bob.get(f"{url}/replay", params=asked)).json()
            assert not entry["lines"] or shown["log"] == entry["lines"]
            assert entry["kinds"] == list(dict.fromkeys(one["type"] for one in shown["events"]))
            assert entry["round"] == shown["view"]["round"]
        statistics = (await bob.get(f"{url}/statistics?language=fr")).json()
        assert statistics["story"] == story_told(record)
        named = {
            source
            for sums in statistics["breakdown"]["seats"]
            for one in sums.values()
            for source in one
        }
        assert named <= set(statistics["labels"])
        assert all(label and "_" not in label for label in statistics["labels"].values())
        assert statistics["kinds"] == Texts(title, "fr").kinds()
        assert statistics["breakdown"] == carrack.breakdown(record)
        assert statistics["scores"] == last.state.scores()
        assert statistics["result"] == last.state.result()
        assert [seat["name"] for seat in statistics["seats"]] == ["Ann", "Twin"]
        assert statistics["duration"] is not None

    run(tmp_path, story)


def test_a_downloaded_record_replays_on_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARRACK_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("CARRACK_LANGUAGE", "en")
    path = tmp_path / "game.jsonl"

    async def story(here: World) -> None:
        ann = await here.guest("Ann")
        table_id = await here.table(ann)
        await here.play(table_id)
        path.write_bytes((await ann.get(f"/api/tables/{table_id}/record")).content)

    run(tmp_path, story)
    result = CliRunner().invoke(command, ["replay", str(path), "--json", "-"])
    assert result.exit_code == 0, result.output
    assert json.loads(result.output)["result"]["kind"] == "places"


@pytest.mark.parametrize("title", carrack.titles())
def test_a_running_game_keeps_its_secrets(title: str, tmp_path: Path) -> None:
    async def story(here: World) -> None:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        seats = [{"kind": "me"}, {"kind": "open"}]
        table_id = await here.table(ann, title, seats=seats, public=True)
        answer = await bob.post(f"/api/tables/{table_id}/join", json={"seat": 1})
        assert answer.status_code == 200, answer.text
        await ann.post(f"/api/tables/{table_id}/start", json={})
        table = await here.play(table_id, 20)
        assert table.is_playing
        url = f"/api/tables/{table_id}"
        for path in ("record", "statistics", "replay?seat=all"):
            assert code(await ann.get(f"{url}/{path}")) == (409, "record.running")
        for path in (
            "replay?seat=1",
            "log?seat=1",
            "replay/log?seat=1",
            "replay?step=3&seat=1&language=en",
        ):
            assert code(await ann.get(f"{url}/{path}")) == (403, "seat.not_yours")
            assert code(await here.stranger().get(f"{url}/{path}")) == (403, "seat.not_yours")
        assert table.header is not None
        key = table.header["key"]
        for client, viewer, seat in ((ann, 0, "seat=0"), (bob, 1, "seat=1"), (bob, None, "")):
            of = table.numbers[viewer]
            texts = []
            for step in range(of + 1):
                asked = await client.get(f"{url}/replay?step={step}&{seat}&language=en")
                assert asked.status_code == 200, asked.text
                texts.append(asked.text)
                shown = asked.json()
                assert shown["of"] == of
                assert shown["by"] is shown["action"] is shown["views"] is None
            assert shown["view"] == table.state.view(viewer)
            assert code(await client.get(f"{url}/replay?step={of + 1}&{seat}"))[0] == 404
            log = await client.get(f"{url}/log?{seat}")
            assert [entry["n"] for entry in log.json()] == list(range(1, of + 1))
            assert {entry["step"] for entry in log.json()} == {None}  # it would count secrets
            assert (await client.get(f"{url}/replay/log?{seat}")).json() == log.json()
            for text in (*texts, log.text):
                assert key not in text
                assert table.header["fingerprint"] not in text

    run(tmp_path, story)


def test_private_tables_and_those_without_spectators_are_closed_to_others(tmp_path: Path) -> None:
    async def story(here: World) -> None:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        private = await here.table(ann)
        quiet = await here.table(ann, public=True, spectators=False)
        for table_id in (private, quiet):
            await here.play(table_id, 5)
        key = (await ann.get(f"/api/tables/{private}")).json()["key"]
        for path in ("record", "replay", "log", "statistics"):
            url = f"/api/tables/{private}/{path}"
            assert code(await bob.get(url)) == (404, "table.unknown")
            assert code(await bob.get(f"{url}?key=wrong")) == (404, "table.unknown")
            expected = 409 if path in ("record", "statistics") else 200
            assert (await bob.get(url, params={"key": key})).status_code == expected
            url = f"/api/tables/{quiet}/{path}"
            assert code(await bob.get(url)) == (403, "table.no_spectators")
            assert (await ann.get(url)).status_code == expected
            assert code(await ann.get(f"/api/tables/nowhere/{path}")) == (404, "table.unknown")

    run(tmp_path, story)


def test_before_the_start_there_is_nothing_to_replay(tmp_path: Path) -> None:
    async def story(here: World) -> None:
        ann = await here.guest("Ann")
        table_id = await here.table(ann, seats=[{"kind": "me"}, {"kind": "open"}])
        url = f"/api/tables/{table_id}"
        assert (await ann.get(f"{url}/replay")).json()["view"] == {}
        assert code(await ann.get(f"{url}/record")) == (409, "record.running")
        await ann.post(f"{url}/leave")  # closes the table
        for path in ("record", "replay", "statistics"):
            assert code(await ann.get(f"{url}/{path}")) == (409, "table.not_started")
        (entry,) = (await ann.get(f"{url}/log")).json()
        assert entry["lines"] == ["The table is closed: nobody is left"]

    run(tmp_path, story)


def test_a_table_set_aside_says_so(tmp_path: Path) -> None:
    async def story(here: World) -> None:
        ann = await here.guest("Ann")
        table_id = await here.table(ann)
        table = await here.play(table_id, 5)
        table.facts.status, table.trail = "aside", None
        for path in ("record", "replay", "log", "statistics"):
            url = f"/api/tables/{table_id}/{path}"
            assert code(await ann.get(url)) == (409, "table.aside")

    run(tmp_path, story)


def test_a_game_that_was_resigned_keeps_its_result(tmp_path: Path) -> None:
    async def story(here: World) -> None:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        seats = [{"kind": "me"}, {"kind": "open"}]
        table_id = await here.table(ann, seats=seats, public=True)
        await bob.post(f"/api/tables/{table_id}/join", json={})
        await ann.post(f"/api/tables/{table_id}/start", json={})
        await here.play(table_id, 6)
        await here.service.house.do(table_id, lambda table: drafts.resign(table, 1))
        statistics = (await ann.get(f"/api/tables/{table_id}/statistics")).json()
        assert statistics["result"]["won"] == [0]
        assert not statistics["over"]
        assert (await bob.get(f"/api/tables/{table_id}/record")).status_code == 200
        for who, line in ((ann, "Bob resigns"), (bob, "You resign")):
            log = (await who.get(f"/api/tables/{table_id}/log?seat=1")).json()
            assert log[-1]["lines"] == [f"{line}: the game is over"]

    run(tmp_path, story)


# ---- uploads ----


def sample(title: str = "macau_cards", rows_played: int = 40) -> bytes:
    return record_of(desk(title, 8, rows_played).rows).text().encode()


def changed(content: bytes, line: int, **values: Any) -> bytes:
    """A record with another line and a chain that fits: what somebody with this program can do."""
    lines = [json.loads(text) for text in content.splitlines()]
    lines[line] |= values
    before, forged = "", b""
    for value in lines:
        value.pop("chain")
        before = chain(before, value)
        forged += written({**value, "chain": before})
    return forged


def in_line(content: bytes, line: int, old: bytes, new: bytes) -> bytes:
    lines = content.splitlines(keepends=True)
    assert old in lines[line]
    lines[line] = lines[line].replace(old, new)
    return b"".join(lines)


def refused_or_found(content: bytes) -> Replay | None:
    """A record, or none; then with a code of its own, and without a surprise."""
    with capture_logs() as logs:
        try:
            return checked_upload(content)
        except carrack.BadRecord:
            return None
        finally:
            assert logs == []


GOOD = sample()
FIGURES = sample("macao")
HEADER = GOOD.splitlines(keepends=True)[0]
ROW = GOOD.splitlines(keepends=True)[1]
HOSTILE: dict[str, tuple[bytes, int, str]] = {
    "nothing": (b"", 422, "record.unreadable"),
    "no JSON": (b"hello\n", 422, "record.unreadable"),
    "a list": (b"[1]\n", 422, "record.unreadable"),
    "cut in a line": (GOOD[:-20], 422, "record.cut"),
    "a line is missing": (GOOD.replace(ROW, b"", 1), 422, "record.order"),
    "forged chain": (in_line(GOOD, 3, b'"seat":', b'"seat": '), 201, ""),  # the same, spaced
    "edited": (in_line(GOOD, 1, b'"time":"2', b'"time":"1'), 422, "record.chain"),
    "other seed": (changed(GOOD, 0, seed=1), 422, "record.fingerprint"),
    "huge seed": (changed(GOOD, 0, seed=10**4000), 422, "record.header"),
    "other title": (changed(GOOD, 0, game="chess"), 422, "record.title"),
    "title of a path": (changed(GOOD, 0, game="../../etc/passwd"), 422, "record.title"),
    "our other title": (changed(GOOD, 0, game="macao"), 422, "record.data"),
    "other version": (changed(GOOD, 0, rules_version=99), 422, "record.version"),
    "other figures": (changed(GOOD, 0, data={"differs": {}}), 422, "record.data"),
    "unknown option": (changed(GOOD, 0, options={"x": 1}), 422, "record.header"),
    "no options": (changed(GOOD, 0, options={}), 422, "record.header"),
    "a thousand seats": (
        changed(GOOD, 0, seats=1000, players=["x"] * 1000),
        422,
        "record.header",
    ),
    "an action of null": (changed(GOOD, 1, action={"type": None}), 422, "record.action"),
    "an illegal action": (
        changed(GOOD, 1, action={"type": "catch", "seat": 99}),
        422,
        "record.action",
    ),
    "another fingerprint": (changed(GOOD, 2, fingerprint="x"), 422, "record.fingerprint"),
    "seat 7": (changed(GOOD, 1, seat=7), 422, "record.row"),
    "not UTF-8": (HEADER + b'{"row":1,"seat":"\xff\xfe"}\n', 422, "record.unreadable"),
    "UTF-16": (GOOD.decode().encode("utf-16"), 422, "record.cut"),
    "deep lists": (b"[" * 100_000 + b"]" * 100_000 + b"\n", 422, "record.unreadable"),
    "deep objects": (b'{"a":' * 99_999 + b"1" + b"}" * 99_999 + b"\n", 422, "record.unreadable"),
    "deep in a row": (HEADER + b'{"row":' + b"[" * 50_000 + b"\n", 422, "record.unreadable"),
    "a huge number": (b'{"carrack":' + b"9" * 100_000 + b"}\n", 422, "record.unreadable"),
    "infinity": (in_line(GOOD, 1, b'"seat":', b'"x":1e999,"seat":'), 422, "record.unreadable"),
    "a key twice": (in_line(GOOD, 1, b'"seat":', b'"seat":0,"seat":'), 422, "record.unreadable"),
    "zeros": (b"\0" * 1_000_000, 422, "record.cut"),
    "100,000 rows": (HEADER + b"{}\n" * 100_000, 413, "upload.too_long"),
    "empty lines": (b"\n" * 2_000_000, 413, "upload.too_long"),
    "too large": (HEADER + b" " * (2 * 1024 * 1024), 413, "request.too_large"),
}


def test_damaged_and_hostile_records_are_refused_with_a_code(tmp_path: Path) -> None:
    async def story(here: World) -> None:
        ann = await here.guest("Ann")
        for name, (content, status, why) in HOSTILE.items():
            answer = await ann.post("/api/records", content=content, headers=NDJSON)
            assert answer.status_code == status, (name, answer.text)
            assert status == 201 or answer.json()["code"] == why, (name, answer.text)
            assert len(answer.content) < 20_000, name
        assert len((await ann.get("/api/records")).json()) == 1

    run(tmp_path, story)


@given(st.data())
def test_no_damage_is_a_surprise(data: st.DataObject) -> None:
    content = bytearray(GOOD)
    for _ in range(data.draw(st.integers(1, 5))):
        place = data.draw(st.integers(0, len(content) - 1))
        content[place : place + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=4))
    refused_or_found(bytes(content))


@given(
    line=st.integers(0, 3),
    values=st.dictionaries(
        st.sampled_from(["seat", "action", "time", "undo", "options", "players", "data", "seed"]),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.text(max_size=5),
            lambda inner: (
                st.lists(inner, max_size=3)
                | st.dictionaries(
                    st.sampled_from(["type", "card", "x", "differs"]), inner, max_size=3
                )
            ),
            max_leaves=8,
        ),
        min_size=1,
        max_size=3,
    ),
)
def test_lines_that_somebody_forged_are_no_surprise(line: int, values: dict[str, Any]) -> None:
    for content in (GOOD, FIGURES):
        found = refused_or_found(changed(content, line, **values))
        if found is not None:
            names = found.players
            json.dumps([vars(entry) for entry in found.log(0, names, -1, "en")]).encode()
            found.statistics(names)


def test_an_upload_is_looked_at_like_a_table(tmp_path: Path) -> None:
    async def story(here: World) -> None:
        ann, stranger = await here.guest("Ann"), here.stranger()
        content = sample("macao", 60)
        record = carrack.read(content)
        answer = await ann.post("/api/records", content=content, headers=NDJSON)
        assert answer.status_code == 201, answer.text
        kept = answer.json()
        assert kept["title"] == "macao"
        assert kept["rows"] == len(record.rows)
        assert kept["players"] == ["Player 0", "Player 1", "Player 2"]
        replays.shelf.kept.clear()  # as another process finds it
        url = f"/api/records/{kept['id']}"
        assert (await stranger.get(url)).json() == kept
        assert (await stranger.get(f"{url}/record")).content == content
        decisions = Replay(record).decisions
        state = carrack.state_at(record, decisions[4][-1])
        shown = (await stranger.get(f"{url}/replay?step=5&seat=2&language=fr")).json()
        assert shown["view"] == state.view(2)
        assert shown["action"] == record.rows[decisions[4][0] - 1]["action"]
        shown = (await stranger.get(f"{url}/replay?step=5&seat=all")).json()
        assert shown["views"] == [state.view(seat) for seat in range(3)]
        log = (await stranger.get(f"{url}/log")).json()
        assert [entry["n"] for entry in log] == list(range(len(decisions) + 1))
        statistics = (await stranger.get(f"{url}/statistics")).json()
        assert statistics["breakdown"] == carrack.breakdown(record)
        assert code(await stranger.get(f"{url}/replay?step=61")) == (404, "replay.step")
        assert code(await stranger.get(f"{url}/replay?seat=3")) == (404, "seat.unknown")
        assert code(await stranger.get(f"{url}/log?seat=3")) == (404, "seat.unknown")

    run(tmp_path, story)


def test_uploads_belong_to_whoever_brought_them(tmp_path: Path) -> None:
    async def story(here: World) -> None:
        ann, bob, stranger = await here.guest("Ann"), await here.guest("Bob"), here.stranger()
        answer = await stranger.post("/api/records", content=GOOD, headers=NDJSON)
        assert code(answer) == (401, "person.unknown")
        assert code(await stranger.get("/api/records")) == (401, "person.unknown")
        plain = {"content-type": "text/plain; charset=utf-8"}
        kept = (await ann.post("/api/records", content=GOOD, headers=plain)).json()
        url = f"/api/records/{kept['id']}"
        assert [one["id"] for one in (await ann.get("/api/records")).json()] == [kept["id"]]
        assert (await bob.get("/api/records")).json() == []
        assert code(await stranger.delete(url)) == (401, "person.unknown")
        assert code(await bob.delete(url)) == (404, "upload.unknown")
        assert (await bob.get(url)).status_code == 200
        assert (await ann.delete(url)).status_code == 204
        for path in ("", "/record", "/replay", "/log", "/statistics"):
            assert code(await ann.get(url + path)) == (404, "upload.unknown")
        assert code(await ann.delete(url)) == (404, "upload.unknown")
        assert (await ann.get("/api/records/NO_ID")).status_code == 422
        answer = await ann.post("/api/records", content=GOOD, headers={"content-type": "image/png"})
        assert answer.status_code == 415

    run(tmp_path, story)


def test_a_record_goes_out_and_comes_back_through_both_databases(database_url: str) -> None:
    async def story(here: World) -> None:
        ann = await here.guest("Ann")
        table_id = await here.table(ann)
        table = await here.play(table_id)
        record = (await ann.get(f"/api/tables/{table_id}/record")).content
        last = list(carrack.replay(carrack.read(record)))[-1]
        assert last.state.fingerprint() == table.fingerprint
        kept = (await ann.post("/api/records", content=record, headers=NDJSON)).json()
        assert (await ann.get(f"/api/records/{kept['id']}/record")).content == record
        assert [one["id"] for one in (await ann.get("/api/records")).json()] == [kept["id"]]
        assert (await ann.delete(f"/api/records/{kept['id']}")).status_code == 204

    run(database_url, story)


def test_nobody_keeps_too_many_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "MOST_UPLOADS", 2)

    async def story(here: World) -> None:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        for _ in range(2):
            kept = await ann.post("/api/records", content=GOOD, headers=NDJSON)
            assert kept.status_code == 201
        answer = await ann.post("/api/records", content=GOOD, headers=NDJSON)
        assert code(answer) == (409, "upload.too_many")
        answer = await bob.post("/api/records", content=GOOD, headers=NDJSON)
        assert answer.status_code == 201
        await ann.delete(f"/api/records/{kept.json()['id']}")
        answer = await ann.post("/api/records", content=GOOD, headers=NDJSON)
        assert answer.status_code == 201

    run(tmp_path, story)


def test_uploads_are_limited_in_time(tmp_path: Path) -> None:
    async def story(here: World) -> None:
        ann = await here.guest("Ann")
        statuses = [
            (await ann.post("/api/records", content=b"x", headers=NDJSON)).status_code
            for _ in range(12)
        ]
        assert statuses[0] == 422
        assert statuses[-1] == 429

    run(tmp_path, story, limits=True)


def test_names_and_times_of_an_upload_are_nobodys_trap(tmp_path: Path) -> None:
    names = ["\u202e<b>\n", "x" * 100_000, "\u200b"]
    content = changed(GOOD, 0, players=names, started="then")
    first = Replay(carrack.read(GOOD)).ends[0]
    content = changed(content, first, time="<script>" * 1000)

    async def story(here: World) -> None:
        ann = await here.guest("Ann")
        answer = await ann.post("/api/records", content=content, headers=NDJSON)
        assert answer.status_code == 201, answer.text
        kept = answer.json()
        assert kept["players"] == ["<b>", "x" * 40, "seat 2"]
        url = f"/api/records/{kept['id']}"
        for path in ("/replay?step=1&language=en&seat=all", "/log?language=de", "/statistics"):
            answer = await ann.get(url + path)
            assert answer.status_code == 200, answer.text
            assert "script" not in answer.text
        assert (await ann.get(f"{url}/replay?step=1")).json()["time"] is None
        assert (await ann.get(f"{url}/statistics")).json()["duration"] is None
        assert (await ann.get(f"{url}/record")).content == content

    run(tmp_path, story)


def test_parts_that_mean_nothing_are_not_shown_again() -> None:
    # The names of Macao's actions may have parts that are null.
    content = sample("macao", 30)
    record = carrack.read(content)
    row = Replay(record).decisions[0][0]
    line = record.rows[row - 1]
    forged = changed(content, row, action=line["action"] | {"<script>": None})
    found = checked_upload(forged)
    shown = found.step(1, None, found.players, "en")
    assert shown.action == line["action"]
