"""What nobody may learn: whatever leaves the server is compared with what the seat may see."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
import structlog
from hypothesis import given
from hypothesis import strategies as st
from structlog.testing import LogCapture

import carrack
from carrack import State
from carrack.kernel.chance import stream_key
from carrack.kernel.limits import STREAMS
from carrack.kernel.trail import Trail
from carrack.server.errors import Refused
from carrack.server.tables import drafts, following
from carrack.server.tables.facts import PLAYING, Facts, Seat, Viewer
from carrack.server.tables.loading import reason_in, stored_table
from carrack.server.tables.rows import ACT, PLAN, START
from carrack.server.tables.table import Table
from carrack.server.wire import messages, showing, telling
from carrack.server.wire.routes import records
from carrack.server.wire.showing import table_info
from carrack.server.wire.telling import Audience
from carrack.texts import LANGUAGES

from .wire import (
    Here,
    Json,
    People,
    Person,
    Wire,
    all_wires,
    here,
    names,
    play,
    seated,
    some,
    wait_until,
    waiting,
)

WINDOWS = {"variant": "hungarian", "modifiers": ["cheating"], "turn_limit": 300}
# Every title, and every kind of window: after a play, for a call, and the race for "Macau!".
KINDS: list[tuple[str, int, int, Json]] = [
    ("macao", 2, 1, {}),
    ("macao", 1, 3, {"councilman_mode": "three_of_a_type"}),
    ("macau_cards", 2, 2, {"variant": "hungarian", "early_macau": True, "turn_limit": 300}),
    ("macau_cards", 3, 1, WINDOWS),
    ("macau_cards", 2, 0, {"variant": "romanian", "modifiers": ["bluff_calls"], "turn_limit": 300}),
    ("macau_cards", 3, 0, {"variant": "tel_aviv", "turn_limit": 300}),
    ("macau_cards", 2, 1, {"variant": "plawno", "modifiers": ["cheating"], "turn_limit": 300}),
]
ROUNDS = 3 if carrack.build_mode() == "compiled" else 1
READ_IN = (None, *LANGUAGES)
CARD = re.compile(r'"(?:[2-9TJQKA][SHDC]|[A-Z]\*)"')
TIMES = ("clock_at", "left", "seen", "time")  # `seen`: when the own browser asked last


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    folder = tmp_path_factory.mktemp("secrets")
    with here(str(folder / "server.sqlite"), log_level="debug", window_seconds=3600.0) as found:
        yield found


@pytest.fixture
def logs() -> Iterator[list[Any]]:
    """Every line of the log, whatever its level."""
    before, capture = structlog.get_config(), LogCapture()
    structlog.configure(processors=[structlog.contextvars.merge_contextvars, capture])
    yield capture.entries
    structlog.configure(**before)


# ---- all that somebody can ask for ----


def all_answers(person: Person, table: str, seats: int) -> dict[str, str]:
    """The answers of every GET route there is, as this person gets them."""
    found: dict[str, str] = {}
    paths = person.get("/api/openapi.json")["paths"]
    for path in sorted(path for path, methods in paths.items() if "get" in methods):
        for query in queries(paths[path]["get"], seats):
            known = {"table_id": table, "title": "macao", "record_id": "0", "person_id": person.id}
            known |= {"campaign_id": "none", "bug_id": "none", "contest_id": "none"}
            where = path.format(**known, file="cards.toml", seats=4)
            answer = person.http.get(where, params=query)
            assert answer.status_code < 500, answer.text
            found[f"{where} {sorted(query.items())}"] = answer.text
    return found


def queries(route: Json, seats: int) -> Iterator[Json]:
    """Each way to ask: for every seat, for all of them, and step by step."""
    known = {one["name"] for one in route.get("parameters", []) if one["in"] == "query"}
    yield {}
    if "seat" in known:
        for seat in [*range(seats), "all"]:
            yield {"seat": seat} | ({"step": 2} if "step" in known else {})
    if "language" in known:
        yield {"language": "de"}
    if "finished" in known:
        yield {"finished": True}


def plain(answers: dict[str, str]) -> dict[str, str]:
    """Without what differs because time has passed."""
    times = "|".join(TIMES)
    keep = {path: text for path, text in answers.items() if "/metrics" not in path}
    return {path: re.sub(rf'"({times})": ?\d+', r'"\1":0', text) for path, text in keep.items()}


# ---- the wire ----


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind[0]}-{kind[1]}-{kind[2]}")
def test_nothing_leaves_the_server_but_what_the_seat_may_see(
    server: Here, people_of: People, logs: list[Any], kind: tuple[str, int, int, Json]
) -> None:
    title, people_count, bot_count, options = kind
    *people, stranger = people_of(*(f"Name{seat}" for seat in range(people_count)), "")
    table = seated(
        people, title, bots=["random"] * bot_count, options=options, public=True, name="Harbor"
    )
    wires = all_wires(table, *people)
    [watcher] = all_wires(table, stranger)
    seats = people_count + bot_count
    answers: list[str] = []
    for seed in range(ROUNDS):
        play(table, wires, 14, seed=seed)
        hostile(table, wires)
        for person in (*people, stranger):
            answers += all_answers(person, table, seats).values()
    if waiting(table, wires):  # the game goes on, and everything has arrived
        for wire, seat in [*zip(wires, range(people_count), strict=True), (watcher, None)]:
            wire.sync()
            check_stream(server, table, wire, seat)
            check_answers(
                server, table, seat, [*people, stranger][seat if seat is not None else -1]
            )
    sent = [content for wire in (*wires, watcher) for content in wire.content]
    cookies = [person.http.cookies["carrack"] for person in people]
    check_no_secrets(server, table, [*sent, *answers])
    check_logs(logs, secret_texts(server, table) + cookies)


def hostile(table: str, wires: list[Wire]) -> None:
    """Answers that are wrong in every way; whatever is said about them is heard, too."""
    actions: list[Json] = [{"type": "play", "card": card} for card in ("KH", "2S", "9D")]
    actions += [{"type": "take_card", "card": "governor"}, {"type": "draw"}, {}, {"type": 7}]
    for wire in wires:
        for seat in (0, 1):
            for action in actions:
                wire.ask("act", table, seat=seat, decision="0.0", action=action)
        wire.ask("undo", table, seat=0, steps=900)
        wire.ask("offer", table, seat=1, what="undo", steps=900)


def check_stream(server: Here, table: str, wire: Wire, seat: Viewer) -> None:
    """The view is the seat's own, and the events are those the rules tell that seat."""
    state = server.table(table).state
    assert wire.stream(table, seat).view == state.view(seat)
    told = stream_of(server, table, seat)
    steps = wire.stream(table, seat).steps
    assert [step["events"] for step in steps] == told[-len(steps) :]


def stream_of(server: Here, table: str, seat: Viewer) -> list[list[Json]]:
    """What the rules tell this seat about each row of the journal."""
    found: list[list[Json]] = []
    again = server.do(stored_table(server.service.house.database, table))
    again.facts.status = "open"
    for row in server.do(server.service.journal.rows(table)):
        state = following.follow(again, row)
        again.take(row, state)
        if row.kind == ACT:
            events = state.events(seat)
            if events or seat == row.seat:
                found.append(events)
        elif row.kind == START:
            found.append([{"type": "table_start"}, *state.events(seat)])
        elif row.kind != PLAN or seat == row.seat:
            found.append([{"type": f"table_{row.kind}"}])
    return found


def check_answers(server: Here, table: str, seat: Viewer, person: Person) -> None:
    """Over HTTP everybody sees the same as through the socket, and no other seat."""
    state = server.table(table).state
    own = {} if seat is None else {"seat": seat}
    assert person.get(f"/api/tables/{table}/view", **own)["view"] == state.view(seat)
    for other in range(state.seats):
        if other != seat:
            for path in ("view", "log", "replay"):
                status, code = person.refused(
                    "GET", f"/api/tables/{table}/{path}", params={"seat": other}
                )
                assert (status, code) == (403, "seat.not_yours")
    for path in ("record", "statistics"):
        assert person.refused("GET", f"/api/tables/{table}/{path}")[0] == 409


def secret_texts(server: Here, table: str) -> list[str]:
    """The key, the keys of the streams, the seals and the fingerprints: whoever has one of them can
    work out something.
    """
    journal = server.do(server.service.journal.rows(table))
    [header] = [row.body["header"] for row in journal if row.kind == START]
    prints = {row.fingerprint for row in journal if row.fingerprint}
    key = bytes.fromhex(header["key"])
    keys = [key, *(stream_key(key, stream) for stream in range(STREAMS))]
    written = [form for one in keys for form in (one.hex(), str(int.from_bytes(one)), repr(one))]
    seals = [part for seal in header["seals"] for part in seal.values()]
    return [*written, *seals, header["chain"], *prints]


def check_no_secrets(server: Here, table: str, contents: list[str]) -> None:
    running = server.table(table).is_playing
    secrets = secret_texts(server, table) if running else []
    fields = (
        '"seed"',
        '"keys"',
        '"seals"',
        '"seq"',
        '"chain"',
        '"fingerprint"',
        '"header"',
        '"message"',
        '"password"',
    )
    for content in contents:
        for secret in secrets:
            assert secret not in content
        if running and '"openapi"' not in content:
            for field in fields:
                assert field not in content, content[:2000]


LOGGED = {"event", "log_level", "method", "ms", "path", "request", "status", "person", "table"}
LOGGED |= {"code", "title", "seat", "error", "exception", "exc_info", "seconds", "rows", "cause"}


def check_logs(logs: list[Any], secrets: list[str]) -> None:
    assert logs
    for line in logs:
        assert set(line) <= LOGGED, line
        text = json.dumps(line, default=str)
        assert not CARD.search(text), text
        assert "Harbor" not in text
        assert "Name" not in text
        for secret in secrets:
            assert secret not in text


# ---- a secret answer in a window ----


@pytest.mark.parametrize("clock", [None, {"kind": "game", "seconds": 3600, "increment": 5}])
def test_nobody_notices_that_somebody_has_answered_in_a_window(
    server: Here, people_of: People, clock: Json | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    hosting = carrack.load("macau_cards").hosting
    monkeypatch.setattr(hosting, "window_seconds", 3600.0)  # time for questions
    *people, stranger = people_of("Ana", "Bob", "Cat", "Dan", "")
    bystander = people[0]
    table = seated(people, "macau_cards", options=WINDOWS, public=True, clock=clock)
    later = seated([bystander, people[1]], "macao")  # in lists the order could tell as well
    wires = all_wires(table, *people)
    [watcher] = all_wires(table, stranger)
    for _ in range(100):
        acting = waiting(table, [*wires, watcher])
        if len(acting) > 2:
            break
        wire, seat = acting[0]
        wire.moves(table, seat)
    assert len(acting) > 2, "no window was opened"
    silent = [(wire, seat) for wire, seat in acting if seat != 0]
    others = [wires[0], watcher, silent[1][0]]
    asked = [bystander, people[silent[1][1]]]
    before = [plain(all_answers(person, table, 4)) for person in asked]
    presence = server.service.house.presence
    wait_until(lambda: not any(what == "tell" for _, what in list(presence.timers)))
    for other in others:
        other.sync()  # what was told of it is on its way no more
    heard = [len(wire.heard) for wire in others]
    wire, seat = silent[0]
    turn = wire.stream(table, seat).turn
    assert turn is not None
    assert {"type": "no_reaction"} in names(turn)
    assert wire.act(table, seat, {"type": "no_reaction"})["type"] == "done"
    assert server.table(table).state.decision(seat) is None
    after = [plain(all_answers(person, table, 4)) for person in asked]
    assert before == after
    for other, count in zip(others, heard, strict=True):
        other.sync()
        assert [news["type"] for news in other.heard[count:]] == ["pong"]
    # And whoever has not answered yet is not too late.
    again, mine = silent[1]
    assert again.act(table, mine, {"type": "no_reaction"})["type"] == "done"
    assert bystander.get("/api/me/tables")[0]["id"] in (table, later)


# ---- hidden state is changed, and nothing that is sent changes ----


def table_of(state: State, title: str, window: bool, asked: list[int], played: int) -> Table:
    """A running table with this state, as the server would have it."""
    facts = Facts(
        "t" * 12,
        title,
        "A table",
        PLAYING,
        "owner",
        public=True,
        key="",
        spectators=True,
        options={},
        clock={"kind": "game", "seconds": 600, "increment": 0},
        stand_in="random",
    )
    table = Table(facts, [Seat(n, "person", f"u{n}", name=f"P{n}") for n in range(state.seats)])
    table.trail = Trail(state)
    table.left = [600_000] * state.seats
    table.window = window
    table.asked = asked
    table.opened_at = 1_000_000
    for viewer in table.viewers:
        table.numbers[viewer] = played
    return table


def all_told(table: Table, viewer: Viewer) -> list[bytes]:
    """Everything that would be sent to this viewer now, in every language."""
    audience = Audience(table)
    found = [messages.encoder.encode(table_info(table))]
    for language in READ_IN:
        found.append(telling.encoded(audience.full(viewer, language, [])))
    if viewer is not None:
        found.append(json.dumps(refusals(table, viewer)).encode())
    return found


@cache
def every_name(title: str) -> list[Json]:
    """Many names of actions, whether or not they are legal at some moment."""
    found: dict[str, Json] = {}
    for seed in range(3):
        state, rng = carrack.load(title).new(seats=3, seed=seed), Random(seed)
        while not state.is_over and len(found) < 150:
            seat = state.to_move
            for action in state.legal(seat):
                name = state.game.action(state, seat, action)
                found[json.dumps(name)] = name
            state.apply(seat, rng.choice(state.legal(seat)))
    return list(found.values())


def refusals(table: Table, seat: int) -> list[tuple[str, str]]:
    """What is answered to each of many actions, as far as it is refused."""
    found = []
    for name in every_name(table.facts.title):
        try:
            drafts.act(table, seat, table.decision(seat) or "", name)
        except carrack.CarrackError as error:
            found.append((error.code, str(error)))
    return found


def twins(state: State, viewer: Viewer, rng: Random) -> tuple[State, State]:
    """The state, and another one that this viewer cannot tell from it."""
    game, dump = state.game, state.dump()
    other = game.sample(state.view(viewer), rng).dump()
    # How many decisions there were is known to everybody; a sample cannot know it.
    other |= {name: dump[name] for name in ("decision_number", "undo")}
    return game.restore(dump), game.restore(other)


@some(60)
@given(
    kind=st.sampled_from(KINDS),
    seed=st.integers(0, 2**62),
    steps=st.integers(0, 120),
    luck=st.integers(0, 2**32),
)
def test_what_is_hidden_changes_nothing_that_is_sent(
    kind: tuple[str, int, int, Json], seed: int, steps: int, luck: int
) -> None:
    title, people, bots, options = kind
    rng = Random(luck)
    state = carrack.load(title).new(seats=people + bots, seed=seed, options=options)
    window, decision, asked = False, -1, list(state.actors)
    for _ in range(steps):
        if state.is_over:
            return
        now = state.decision(state.actors[0])
        if now != decision:
            window, decision, asked = (
                state.game.hosting.is_window(state),
                now or -1,
                list(state.actors),
            )
        seat = rng.choice(state.actors)
        state.apply(seat, rng.choice(state.legal(seat)))
    if state.is_over:
        return
    if state.decision(state.actors[0]) != decision:
        window, asked = state.game.hosting.is_window(state), list(state.actors)
    with pytest.MonkeyPatch.context() as patch:
        for module in (showing, telling):
            patch.setattr(module, "now", lambda: 1_005_000)
        for viewer in (None, *range(state.seats)):
            one, other = twins(state, viewer, rng)
            first = all_told(table_of(one, title, window, asked, steps), viewer)
            second = all_told(table_of(other, title, window, asked, steps), viewer)
            assert first == second


def test_a_table_that_was_set_aside_tells_no_secret_in_its_reason() -> None:
    for error in (Refused("seat 2 has no 7S", code="card.not_held"), KeyError("7S")):
        assert "7S" not in reason_in(error)


# ---- hands, some time later ----


def test_hands_are_shown_late_to_those_who_look_on_and_to_nobody_else(
    server: Here, people_of: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    *people, stranger = people_of("Ana", "Bob", "")
    table = seated(people, "macau_cards", public=True, hands_delay=60)
    hidden = seated(people, "macau_cards", public=True)
    play(table, all_wires(table, *people), 4, seed=1)  # nobody can be out of cards by then
    where = f"/api/tables/{table}/delayed"
    # Whoever plays here, and whoever comes too early or to another table, is shown nothing
    for person in people:
        assert person.refused("GET", where) == (403, "hands.player")
    assert stranger.refused("GET", where) == (409, "hands.early")
    assert stranger.refused("GET", f"/api/tables/{hidden}/delayed") == (409, "hands.hidden")
    assert stranger.refused("GET", where, params={"seat": 7}) == (404, "seat.unknown")
    # A minute after the deal it is seen as everybody saw it, with what has been laid since
    journal = server.do(server.service.journal.rows(table))
    [start] = [row for row in journal if row.kind == START]
    monkeypatch.setattr(records, "now", lambda: start.time + 60_000)
    dealt = following.follow(before_start(server, table), start)
    for seat in range(2):
        acts = [row.body["action"] for row in journal if row.kind == ACT and row.seat == seat]
        laid = {action.get("card") for action in acts}
        hand = [card for card in dealt.view(seat)["hand"] if card in laid]
        view = dealt.view(None) | {"viewer": seat, "hand": hand}
        held = len(dealt.view(seat)["hand"]) - len(hand)
        shown = stranger.get(where, seat=seat)
        assert shown == {"seat": seat, "time": start.time, "hidden": held, "view": view}


def before_start(server: Here, table: str) -> Table:
    again = server.do(stored_table(server.service.house.database, table))
    again.facts.status = "open"
    for row in server.do(server.service.journal.rows(table)):
        if row.kind == START:
            break
        again.take(row, following.follow(again, row))
    return again
