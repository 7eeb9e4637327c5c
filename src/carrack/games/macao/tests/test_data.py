"""Printed figures: what the checker finds, and games that are played with corrected ones."""

from __future__ import annotations

import copy
import datetime
import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from carrack import BadRecord, DataError
from carrack.games.macao.check import check, check_playable
from carrack.games.macao.data import (
    BOARD_FILE,
    CARDS_FILE,
    OURS,
    Data,
    differences,
    our_data,
    read_folder,
    with_differences,
)
from carrack.games.macao.game import MacaoGame
from carrack.games.macao.names import CARD_IDS, MAX_NODES
from carrack.kernel.findings import Finding
from carrack.kernel.packed import pack
from carrack.kernel.printed import figures_of
from carrack.kernel.record import Play, game_of, read, replay

Change = Callable[[Data], Any]


def changed(change: Change) -> Data:
    """A copy of our figures with something changed."""
    data = copy.deepcopy(our_data())
    change(data)
    return data


def findings(change: Change, severity: str) -> list[Finding]:
    return [finding for finding in check(changed(change)) if finding.severity == severity]


def quarter(data: Data, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(q for q in data.board["quarter"] if q["id"] == name)
    return found


def port(data: Data, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(p for p in data.board["port"] if p["id"] == name)
    return found


def plays(data: Data, steps: int = 60) -> None:
    """A random game with these figures comes along well."""
    check_playable(data)
    rng, state = random.Random(5), MacaoGame(data).new(seats=3, seed=5)
    for _ in range(steps):
        if not state.is_over:
            state.apply(state.to_move, rng.choice(state.legal(state.to_move)))


# ---- our own figures ----


def test_our_figures_have_nothing_wrong() -> None:
    assert check(OURS) == check(our_data()) == []


def test_each_figure_says_whether_it_was_found() -> None:
    data = our_data()
    assert data.source_of("fountain", "cost") == "found"
    assert data.source_of("bank", "cost") == "reconstructed"
    assert data.estimated("bank") == ["name", "cost", "tribute"]
    assert data.board_source("wall_length") == "found"
    assert data.board_source("sea_edges") == "reconstructed"
    with pytest.raises(DataError):
        data.source_of("casino", "cost")
    with pytest.raises(DataError):
        data.source_of("bank", "effect")
    with pytest.raises(DataError):
        data.board_source("casino")


# ---- errors: cannot be played ----


def remove(values: list[Any], name: str) -> None:
    values[:] = [value for value in values if value["id"] != name]


def add_text(values: list[Any]) -> None:
    values.append("bank")


def add_space(data: Data, name: str, *routes: str) -> None:
    spaces = data.board["sea"]["space"]
    spaces.append({"id": name, "kind": "sea", "x": 10 + 40 * len(spaces), "y": 690})
    data.board["sea"]["edges"] += [[name, route] for route in routes]


def overfill(data: Data) -> None:
    for i in range(MAX_NODES + 1 - len(data.nodes())):
        add_space(data, f"t{i}", "s01")


def crowd(data: Data, name: str) -> None:
    """Routes from one space to all others."""
    linked = data.routes_from(name)
    for place in data.nodes():
        if place != name and place not in linked:
            data.board["sea"]["edges"].append([name, place])


def befriend(data: Data) -> None:
    """One quarter next to all others."""
    for other in data.board["quarter"][1:]:
        if "q01" not in other["neighbours"]:
            other["neighbours"].append("q01")
    data.board["quarter"][0]["neighbours"] = [q["id"] for q in data.board["quarter"][1:]]


def double_a_quarter(data: Data) -> None:
    data.board["quarter"].append({**quarter(data, "q01"), "id": "q31", "neighbours": ["q30"]})
    quarter(data, "q30")["neighbours"].append("q31")


ERRORS: list[tuple[Change, str, str, str]] = [
    # cards
    (lambda d: d.card("bank").pop("cost"), CARDS_FILE, "bank", "cost"),
    (lambda d: d.card("bank").update(cost={"pink": 1}), CARDS_FILE, "bank", "cost"),
    (lambda d: d.card("bank").update(cost={"red": 0}), CARDS_FILE, "bank", "cost"),
    (lambda d: d.card("bank").update(cost={"red": True}), CARDS_FILE, "bank", "cost"),
    (lambda d: d.card("bank").update(cost={"red": 13}), CARDS_FILE, "bank", "cost"),
    (lambda d: d.card("bank").update(cost={}), CARDS_FILE, "bank", "cost"),
    (lambda d: d.card("bank").update(cost=3), CARDS_FILE, "bank", "cost"),
    (lambda d: d.card("bank").update(tribute=[1]), CARDS_FILE, "bank", "tribute"),
    (lambda d: d.card("bank").update(tribute=[-1, 2]), CARDS_FILE, "bank", "tribute"),
    (lambda d: d.card("bank").update(tribute="1-2"), CARDS_FILE, "bank", "tribute"),
    (lambda d: d.card("bank").update(kind="castle"), CARDS_FILE, "bank", "kind"),
    (lambda d: d.card("bank").update(kind="office"), CARDS_FILE, "bank", "kind"),
    (lambda d: d.card("customs_1").update(kind="person"), CARDS_FILE, "customs_1", "kind"),
    (lambda d: d.card("customs_1").update(office="justice"), CARDS_FILE, "customs_1", "office"),
    (lambda d: d.card("customs_1").pop("office"), CARDS_FILE, "customs_1", "office"),
    (lambda d: d.card("bank").update(office="customs"), CARDS_FILE, "bank", "office"),
    (lambda d: d.card("bank").update(name=""), CARDS_FILE, "bank", "name"),
    (lambda d: d.card("bank").update(effect="one\ntwo"), CARDS_FILE, "bank", "effect"),
    (lambda d: d.card("bank").update(timing="noon"), CARDS_FILE, "bank", "timing"),
    (lambda d: d.card("bank").update(limit="never"), CARDS_FILE, "bank", "limit"),
    (lambda d: d.card("bank").update(colour="red"), CARDS_FILE, "bank", "colour"),
    (lambda d: d.card("bank")["source"].update(cost="guess"), CARDS_FILE, "bank", "source"),
    (lambda d: d.card("bank")["source"].pop("cost"), CARDS_FILE, "bank", "source"),
    (lambda d: d.card("bank").update(id="casino"), CARDS_FILE, "casino", "id"),
    (lambda d: d.card("bank").update(id="inn"), CARDS_FILE, "inn", "id"),
    (lambda d: d.card("bank").update(id="The Bank"), CARDS_FILE, "", "id"),
    (lambda d: remove(d.cards, "bank"), CARDS_FILE, "bank", "id"),
    (lambda d: add_text(d.cards), CARDS_FILE, "", "card"),
    (lambda d: d.cards.clear(), CARDS_FILE, "", "card"),
    (lambda d: d.strays.update(crad=[]), CARDS_FILE, "", "crad"),
    # the city
    (lambda d: quarter(d, "q01").update(cost={"pink": 1}), BOARD_FILE, "q01", "cost"),
    (lambda d: quarter(d, "q01").update(dark=1), BOARD_FILE, "q01", "dark"),
    (lambda d: quarter(d, "q01").update(dark=True), BOARD_FILE, "", "dark"),
    (lambda d: quarter(d, "q02").update(dark=False), BOARD_FILE, "tiles", "jokers"),
    (lambda d: quarter(d, "q01")["neighbours"].append("q30"), BOARD_FILE, "q01", "neighbours"),
    (lambda d: quarter(d, "q01")["neighbours"].append("q99"), BOARD_FILE, "q01", "neighbours"),
    (lambda d: quarter(d, "q01")["neighbours"].append("q01"), BOARD_FILE, "q01", "neighbours"),
    (lambda d: quarter(d, "q01")["neighbours"].append("q02"), BOARD_FILE, "q01", "neighbours"),
    (lambda d: quarter(d, "q01")["neighbours"].remove("q02"), BOARD_FILE, "q02", "neighbours"),
    (befriend, BOARD_FILE, "q01", "neighbours"),
    (lambda d: quarter(d, "q01").update(id="q02"), BOARD_FILE, "q02", "id"),
    (lambda d: quarter(d, "q01").update(x=float("nan")), BOARD_FILE, "q01", "x"),
    (double_a_quarter, BOARD_FILE, "", "quarter"),
    (lambda d: remove(d.board["quarter"], "q01"), BOARD_FILE, "", "dark"),
    (lambda d: d.board["tiles"].update(copies_of_each_good=2), BOARD_FILE, "", "dark"),
    (
        lambda d: d.board["tiles"].update(copies_of_each_good=4),
        BOARD_FILE,
        "tiles",
        "copies_of_each_good",
    ),
    (lambda d: d.board["tiles"]["goods"].pop(), BOARD_FILE, "tiles", "goods"),
    (lambda d: d.board["tiles"]["goods"].__setitem__(0, "tea"), BOARD_FILE, "tiles", "goods"),
    (lambda d: d.board["tiles"].update(jokers=5), BOARD_FILE, "tiles", "jokers"),
    # wall, track and tables
    (lambda d: d.board["wall"].update(length=17), BOARD_FILE, "wall", "length"),
    (lambda d: d.board["wall"].update(length=15), BOARD_FILE, "wall", "spaces"),
    (lambda d: d.board["wall"]["spaces"].__setitem__(0, {"n": 1}), BOARD_FILE, "wall", "x"),
    (lambda d: d.board["tribute_track"].update(max="12"), BOARD_FILE, "tribute_track", "max"),
    (lambda d: d.board["canvas"].update(width=0), BOARD_FILE, "canvas", "width"),
    (lambda d: d.board["source"].pop("port_goods"), BOARD_FILE, "", "source"),
    (lambda d: d.board.pop("wall"), BOARD_FILE, "", "wall"),
    (lambda d: d.board.update(moat={}), BOARD_FILE, "", "moat"),
    # the sea
    (lambda d: port(d, "london").update(good="gold"), BOARD_FILE, "london", "good"),
    (lambda d: port(d, "london").update(good="silk"), BOARD_FILE, "marseille", "good"),
    (lambda d: port(d, "london").update(slots=[5, 3]), BOARD_FILE, "london", "slots"),
    (lambda d: port(d, "london").update(slots=[2, 3, 5]), BOARD_FILE, "london", "slots"),
    (lambda d: port(d, "london").update(slots=[100, 3, 2]), BOARD_FILE, "london", "slots"),
    (lambda d: remove(d.board["port"], "london"), BOARD_FILE, "", "port"),
    (lambda d: d.board["sea"].update(start="s01"), BOARD_FILE, "sea", "start"),
    (lambda d: d.board["sea"].update(start="nowhere"), BOARD_FILE, "sea", "start"),
    (lambda d: d.board["sea"]["edges"].append(["s01", "s99"]), BOARD_FILE, "sea", "edges"),
    (lambda d: d.board["sea"]["edges"].append(["s01"]), BOARD_FILE, "sea", "edges"),
    (lambda d: d.board["sea"]["edges"].append(["s01", "s01"]), BOARD_FILE, "sea", "edges"),
    (lambda d: d.board["sea"]["edges"].append(["s01", "macao"]), BOARD_FILE, "sea", "edges"),
    (lambda d: d.board["sea"]["edges"].clear(), BOARD_FILE, "london", "edges"),
    (lambda d: add_space(d, "s22"), BOARD_FILE, "s22", "edges"),
    (lambda d: add_space(d, "london", "s01"), BOARD_FILE, "london", "id"),
    (lambda d: crowd(d, "s16"), BOARD_FILE, "s16", "edges"),
    (overfill, BOARD_FILE, "sea", "space"),
]


@pytest.mark.parametrize(("change", "file", "place", "field"), ERRORS)
def test_what_cannot_be_played_is_named_by_file_place_and_field(
    change: Change, file: str, place: str, field: str
) -> None:
    found = [(finding.file, finding.place, finding.field) for finding in findings(change, "error")]
    assert (file, place, field) in found
    with pytest.raises(DataError) as error:
        check_playable(changed(change))
    assert error.value.code == "data.invalid"
    assert error.value.args[0].startswith(f"{found[0][0]}: ")


def test_the_first_error_is_told_and_how_many_there_are() -> None:
    def two(data: Data) -> None:
        data.card("bank")["cost"] = {"pink": 1}
        data.card("inn")["kind"] = "castle"

    with pytest.raises(DataError) as error:
        check_playable(changed(two))
    assert str(error.value) == (
        "cards.toml: card bank: cost names the color 'pink', the colors are "
        "red, blue, green, gray, violet, black (and 1 more error)"
    )


# ---- warnings: a known total does not hold ----

WARNINGS: list[tuple[Change, str, str, str]] = [
    (lambda d: d.card("bank").update(cost={"red": 5}), CARDS_FILE, "bank", "cost"),
    (lambda d: d.card("customs_1").update(tribute=[1, 1]), CARDS_FILE, "", "tribute"),
    (lambda d: d.card("bank").update(tribute=[2, 0]), CARDS_FILE, "bank", "tribute"),
    (lambda d: d.card("bank").update(kind="person"), CARDS_FILE, "", "kind"),
    (lambda d: d.card("bank").update(name="Inn"), CARDS_FILE, "", "name"),
    (lambda d: d.card("bank").update(limit="end"), CARDS_FILE, "bank", "limit"),
    (lambda d: d.card("customs_1").update(cost={"blue": 1}), CARDS_FILE, "customs_1", "cost"),
    (lambda d: d.card("customs_1").update(cost={"red": 2}), CARDS_FILE, "customs_1", "cost"),
    (lambda d: [c.update(cost={"red": 2}) for c in d.cards[40:70]], CARDS_FILE, "", "cost"),
    (lambda d: quarter(d, "q01").update(cost={"red": 5}), BOARD_FILE, "q01", "cost"),
    (lambda d: [q.update(cost={"red": 1}) for q in d.board["quarter"][:8]], BOARD_FILE, "", "cost"),
    (
        lambda d: [quarter(d, q).update(x=700, y=100) for q in ("q01", "q02")],
        BOARD_FILE,
        "q01",
        "x",
    ),
    (lambda d: quarter(d, "q01").update(x=1001), BOARD_FILE, "q01", "x"),
    (lambda d: quarter(d, "q01").update(x=900, y=690), BOARD_FILE, "q01", "x"),
    (lambda d: isolate(d), BOARD_FILE, "", "neighbours"),
    (lambda d: shorten_wall(d), BOARD_FILE, "wall", "length"),
    (lambda d: d.board["tribute_track"].update(max=10), BOARD_FILE, "tribute_track", "max"),
    (lambda d: port(d, "london").update(slots=[6, 3, 2]), BOARD_FILE, "london", "slots"),
    (lambda d: rename_port(d), BOARD_FILE, "sevilla", "id"),
    (lambda d: d.board["sea"]["space"][0].update(slips=2), BOARD_FILE, "macao", "slips"),
    (lambda d: fewer_quarters(d), BOARD_FILE, "", "dark"),
]


def isolate(data: Data) -> None:
    quarter(data, "q01")["neighbours"] = []
    for other in data.board["quarter"]:
        other["neighbours"] = [name for name in other["neighbours"] if name != "q01"]


def shorten_wall(data: Data) -> None:
    data.board["wall"] = {"length": 10, "spaces": data.board["wall"]["spaces"][:10]}


def rename_port(data: Data) -> None:
    port(data, "lisboa")["id"] = "sevilla"
    sea = data.board["sea"]
    sea["edges"] = [["sevilla" if p == "lisboa" else p for p in edge] for edge in sea["edges"]]


def fewer_quarters(data: Data) -> None:
    """Two tiles of each good, and jokers for the rest."""
    for entry in [entry for entry in data.board["quarter"] if not entry["dark"]][:8]:
        entry["dark"] = True
    data.board["tiles"] = {**data.board["tiles"], "copies_of_each_good": 2, "jokers": 14}


@pytest.mark.parametrize(("change", "file", "place", "field"), WARNINGS)
def test_what_does_not_hold_any_more_is_a_warning_and_can_be_played(
    change: Change, file: str, place: str, field: str
) -> None:
    assert findings(change, "error") == []
    found = [
        (finding.file, finding.place, finding.field) for finding in findings(change, "warning")
    ]
    assert (file, place, field) in found
    plays(changed(change))


def test_the_largest_sea_that_the_program_has_room_for_can_be_played() -> None:
    def enlarge(data: Data) -> None:
        for i in range(MAX_NODES - len(data.nodes())):
            add_space(data, f"t{i}", data.nodes()[i % 20])

    plays(changed(enlarge), steps=400)


def test_errors_come_before_warnings() -> None:
    def both(data: Data) -> None:
        data.card("bank")["tribute"] = [2, 0]
        quarter(data, "q01")["cost"] = {}

    assert [finding.severity for finding in check(changed(both))] == ["error", "warning", "warning"]


# ---- our own files ----


def test_our_files_are_copied_for_correcting_and_never_over_corrected_ones(tmp_path: Path) -> None:
    figures = figures_of(MacaoGame())
    figures.copy_to(tmp_path / "mine")
    copied = {path.name: path.read_text("utf-8") for path in (tmp_path / "mine").iterdir()}
    assert copied == figures.files()
    with pytest.raises(FileExistsError):
        figures.copy_to(tmp_path / "mine")


def test_files_are_read_packed_as_they_are_read_plain(tmp_path: Path) -> None:
    for file in (CARDS_FILE, BOARD_FILE):
        shutil.copy(OURS / file, tmp_path / file)
        pack(tmp_path / file)
    assert not list(tmp_path.glob("*.toml"))
    assert read_folder(tmp_path).contents() == our_data().contents()


# ---- files that are no data ----


def folder_with(tmp_path: Path, name: str, content: bytes) -> Path:
    for file in (CARDS_FILE, BOARD_FILE):
        shutil.copy(OURS / file, tmp_path / file)
    (tmp_path / name).write_bytes(content)
    return tmp_path


@pytest.mark.parametrize("name", [CARDS_FILE, BOARD_FILE])
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"card = 5",
        b"card = []",
        b"card = [1, 'two', [3]]",
        b"quarter = [{id = 7}]\nport = 1\nsea = []\nwall = {}",
        b"card = [",
        b"\xff\xfe\x00",
        b"a = " + b"[" * 5000 + b"]" * 5000,
        b"a = " + b"9" * 5000,
        b"[[card]]\nid = 1979-05-27\n",
        b"[sea]\nstart = 1\nedges = [[[]]]\n",
    ],
)
def test_a_file_of_something_else_is_a_data_error(
    tmp_path: Path, name: str, content: bytes
) -> None:
    folder = folder_with(tmp_path, name, content)
    found = check(folder)
    assert [finding for finding in found if finding.severity == "error" and finding.file == name]
    with pytest.raises(DataError):
        MacaoGame().with_data(folder)


def test_a_file_that_is_not_there_is_a_data_error(tmp_path: Path) -> None:
    assert [finding.file for finding in check(tmp_path)] == [CARDS_FILE, BOARD_FILE]
    with pytest.raises(DataError, match=r"cards\.toml cannot be read: No such file"):
        MacaoGame().with_data(tmp_path)


JUNK: st.SearchStrategy[Any] = st.sampled_from(
    [
        *(
            None,
            True,
            False,
            0,
            1,
            -1,
            7,
            10**30,
            0.5,
            float("nan"),
            float("inf"),
            "",
            "red",
            "q01",
        ),
        *("macao", "bank", "customs_1", [], [[]], {}, {"id": 3}, {"red": "2"}, ["q01", "q01"]),
        *(datetime.date(2009, 1, 1), {"id": "bank"}, [1, 2], ["s01", 3], {"x": {"y": []}}),
    ]
)


@st.composite
def mutations(draw: st.DrawFn) -> Data:
    """Our figures with one to three values replaced, removed or doubled, anywhere."""
    data = copy.deepcopy(our_data())
    files: dict[str, Any] = {"cards": data.cards, "board": data.board}
    for _ in range(draw(st.integers(1, 3))):
        mutate(files, draw)
    data.cards, data.board = files["cards"], files["board"]
    return data


def mutate(value: Any, draw: st.DrawFn) -> None:
    """Walk down to somewhere and change what is there."""
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return
        key = draw(st.sampled_from(keys))
        inner = value[key]
        if isinstance(inner, (dict, list)) and inner and draw(st.integers(0, 4)):
            value = inner
            continue
        how = draw(st.sampled_from(["replace", "replace", "remove", "double"]))
        if how == "replace":
            value[key] = copy.deepcopy(draw(JUNK))
        elif how == "remove" and "cards" not in value:
            del value[key]
        elif isinstance(value, list):
            value.append(copy.deepcopy(inner))
        return


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=mutations())
def test_damaged_figures_are_refused_or_played_and_nothing_else(data: Data) -> None:
    board = data.board if isinstance(data.board, dict) else {}
    damaged = Data(data.cards, board)
    try:
        check_playable(damaged)
    except DataError as error:
        assert error.code == "data.invalid"  # noqa: PT017 - either way is fine
        return
    plays(damaged, steps=25)
    rebuilt = with_differences(json.loads(json.dumps(differences(damaged))))
    assert rebuilt.fingerprint() == damaged.fingerprint()


# ---- what differs ----


def test_nothing_differs_from_our_own_figures() -> None:
    assert MacaoGame().figures.differences() == {}
    assert figures_of(MacaoGame().figures.with_differences({})).data is our_data()


def test_what_differs_is_small_and_gives_the_same_figures_again() -> None:
    def correct(data: Data) -> None:
        data.card("bank").update(cost={"gray": 3}, note="as printed")
        data.card("bank")["source"]["cost"] = "found"
        quarter(data, "q01")["cost"] = {"red": 1}
        add_space(data, "s22", "s01")

    game = MacaoGame(changed(correct))
    differs = game.figures.differences()
    assert set(differs["card"]) == {"bank"}
    assert differs["card"]["bank"]["cost"]["gray"] == 3
    assert set(differs["board"]) == {"quarter", "sea"}
    rebuilt = MacaoGame().figures.with_differences(json.loads(json.dumps(differs)))
    assert rebuilt.data_fingerprint() == game.data_fingerprint()
    assert rebuilt.data.card("bank") == game.data.card("bank")
    assert rebuilt.data.board == game.data.board
    assert figures_of(rebuilt).differences() == differs


def test_only_figures_that_matter_in_play_change_the_fingerprint() -> None:
    ours = our_data().fingerprint()
    assert changed(lambda d: d.card("bank").update(name="The Bank")).fingerprint() == ours
    assert changed(lambda d: quarter(d, "q01").update(x=730)).fingerprint() == ours
    assert changed(lambda d: d.cards.reverse()).fingerprint() == ours
    assert changed(lambda d: d.card("bank").update(cost={"red": 1})).fingerprint() != ours
    assert changed(lambda d: d.board["quarter"].reverse()).fingerprint() != ours
    assert changed(lambda d: d.board["port"].reverse()).fingerprint() != ours


@pytest.mark.parametrize(
    "value",
    [
        None,
        [],
        "bank",
        {"card": None},
        {"card": {"bank": None}},
        {"card": {"bank": 7}},
        {"card": 7},
        {"board": None},
        {"board": {"sea": []}},
        {"order": {"quarter": ["q01"]}},
        {"order": {"quarter": [["q01"]]}},
        {"order": None},
        {"card": {"bank": {"cost": {"pink": 1}}}},
        {"card": {"casino": {"cost": {"red": 1}}}},
        {"board": {"wall": {"length": 99}}},
    ],
)
def test_differences_that_cannot_be_are_a_data_error(value: Any) -> None:
    with pytest.raises(DataError):
        MacaoGame().figures.with_differences(value)


# ---- playing with corrected figures ----


def corrected_folder(tmp_path: Path) -> Path:
    """Our files, with the cost of the bank corrected by its owner."""
    folder = tmp_path / "figures"
    shutil.copytree(OURS, folder)
    text = (folder / CARDS_FILE).read_text(encoding="utf-8")
    before, after = text.split('id = "bank"')
    start = after.index("cost = {")
    end = after.index("\n", start)
    corrected = f'{before}id = "bank"{after[:start]}cost = {{ red = 1 }}{after[end:]}'
    (folder / CARDS_FILE).write_text(corrected, encoding="utf-8")
    return folder


def recorded_game(game: MacaoGame, path: Path, steps: int) -> Play:
    play, rng = Play.begin(game, seats=3, seed=11, path=path), random.Random(3)
    with play:
        for _ in range(steps):
            if not play.state.is_over:
                seat = play.state.to_move
                play.apply(seat, rng.choice(play.state.legal(seat)))
    return play


REPLAY = """
import sys
from carrack.kernel.record import game_of, read, replay
record = read(sys.argv[1])
print([step.state.fingerprint() for step in replay(record)][-1])
print(game_of(record).data.card("bank")["cost"])
"""


def test_a_game_with_corrected_figures_replays_from_its_record_alone(tmp_path: Path) -> None:
    # Given a game played with an owner's figures
    folder = corrected_folder(tmp_path)
    game = MacaoGame().figures.with_folder(folder)
    assert game.data_fingerprint() != MacaoGame().data_fingerprint()
    path = tmp_path / "game.jsonl"
    play = recorded_game(game, path, steps=120)
    # When the figures are gone and a new process replays the record
    shutil.rmtree(folder)
    environment = {**os.environ, "CARRACK_PURE": "1"}
    shown = subprocess.run(
        [sys.executable, "-c", REPLAY, str(path)],
        capture_output=True,
        text=True,
        check=True,
        env=environment,
    )
    # Then it comes to the same state, with the corrected cost
    assert shown.stdout.splitlines() == [play.state.fingerprint(), "{'red': 1}"]


def test_a_game_with_corrected_figures_goes_on_from_its_record(tmp_path: Path) -> None:
    game = MacaoGame().figures.with_folder(corrected_folder(tmp_path))
    path = tmp_path / "game.jsonl"
    play = recorded_game(game, path, steps=40)
    with Play.resume(path) as resumed:
        assert resumed.state.fingerprint() == play.state.fingerprint()
        assert resumed.game.data_fingerprint() == game.data_fingerprint()
        resumed.apply(resumed.state.to_move, resumed.state.legal(resumed.state.to_move)[0])
    assert len(list(replay(read(path), game))) == 41


def test_a_record_with_other_figures_than_those_given_is_refused(tmp_path: Path) -> None:
    game = MacaoGame().figures.with_folder(corrected_folder(tmp_path))
    record = recorded_game(game, tmp_path / "game.jsonl", steps=3).record
    with pytest.raises(BadRecord, match="other figures") as error:
        game_of(record, MacaoGame())
    assert error.value.code == "record.data"


def test_the_view_of_a_corrected_game_names_its_figures(tmp_path: Path) -> None:
    data = read_folder(corrected_folder(tmp_path))
    state = MacaoGame(data).new(seats=2, seed=1)
    assert state.view(None)["data"] == data.fingerprint() != our_data().fingerprint()


def test_every_card_can_be_looked_up() -> None:
    assert [our_data().card(card)["id"] for card in CARD_IDS] == CARD_IDS


def test_the_readme_says_where_each_ruling_lives() -> None:
    folder = OURS.parent
    lines = (folder / "README.md").read_text(encoding="utf-8").splitlines()
    rows = [line.strip("| ").split(" | ") for line in lines if re.match(r"\| \d+ \|", line)]
    assert [int(row[0]) for row in rows] == list(range(1, 47))
    for row in rows:
        for module, function in re.findall(r"`(\w+)\.(?!py|toml)(\w+)`", row[-1]):
            places = ("", "rules/", "cards/")
            found = [file for place in places for file in folder.glob(f"{place}{module}.py")]
            assert len(found) == 1, row
            assert f"def {function}(" in found[0].read_text(encoding="utf-8"), row
