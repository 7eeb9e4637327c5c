"""Somebody else's package adds two titles: one in plain Python, one compiled against ours.

The package in `example_titles/` is built and installed into a folder of its own; child processes
that have this folder on their path show what the two titles can do.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .installing import COMPILED, HERE, answer, install, run, run_tests

PACKAGE = HERE / "example_titles"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as the kernel of this test run takes it: compiled if that is."""
    return install(PACKAGE, tmp_path_factory.mktemp("titles"), pure=not COMPILED)


@pytest.fixture(scope="module")
def installed_pure(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as the pure kernel takes it."""
    return (
        install(PACKAGE, tmp_path_factory.mktemp("pure_titles"), pure=True)
        if COMPILED
        else installed
    )


def test_the_two_titles_have_the_same_rules() -> None:
    source = PACKAGE / "src" / "race_titles"
    plain = (source / "plain.py").read_text().replace("PlainRace", "NativeRace").splitlines()
    native = (source / "native.py").read_text().replace("# compiled\n\n", "").splitlines()
    assert plain[1:] == native[1:]


def test_both_titles_are_found_and_loaded(installed: Path) -> None:
    program = """
import carrack, json
print(json.dumps([[name, carrack.load(name).id] for name in carrack.titles() if "race" in name]))
"""
    assert answer(program, installed) == [["race_native"] * 2, ["race_python"] * 2]


def test_the_compiled_one_is_native_and_the_plain_one_is_served_in_python(installed: Path) -> None:
    program = """
import carrack, json
states = [carrack.load(name).new(seats=2, seed=1) for name in ("race_native", "race_python")]
hidden = [not hasattr(state, "square") for state in states]
print(json.dumps([carrack.build_mode(), [state.native for state in states], hidden]))
"""
    mode, native, hidden = answer(program, installed)
    if COMPILED:
        assert (mode, native, hidden) == ("compiled", [True, False], [True, False])
    else:  # on the pure kernel both are called in the same way, and keep their numbers in lists
        assert (mode, native, hidden) == ("pure", [True, True], [False, False])


@pytest.mark.parametrize("promises", ["test_promises.py", "test_bad_input.py"])
def test_both_titles_keep_the_promises_of_every_title(installed: Path, promises: str) -> None:
    chosen = "(race_native or race_python) and not both_builds"
    run_tests(["-k", chosen, str(HERE / promises)], installed)


PLAYOUTS = """
import carrack, json
from carrack.bots.playouts import random_playouts
found = {}
for name in ("race_native", "race_python"):
    played = random_playouts(carrack.load(name), 3, {"goal": 20}, 50, 7)
    found[name] = [played.games, played.decisions, played.choices, list(played.wins)]
print(json.dumps(found))
"""


def test_random_playouts_are_the_same_natively_and_in_python(installed: Path) -> None:
    found = answer(PLAYOUTS, installed)
    assert found["race_native"] == found["race_python"]
    games, decisions, choices, wins = found["race_native"]
    assert games == 50
    assert decisions == choices > 50 * 10  # a pawn may always walk or run
    assert sum(wins) >= 50


def test_random_playouts_are_the_same_in_both_builds(installed: Path, installed_pure: Path) -> None:
    assert answer(PLAYOUTS, installed) == answer(PLAYOUTS, installed_pure, pure=True)


WALK = """
import carrack, json, random
native, plain = [carrack.load(name) for name in ("race_native", "race_python")]
seen = []
for seed in range(20):
    states = [game.new(seats=4, seed=seed) for game in (native, plain)]
    luck = random.Random(seed)
    while not states[0].is_over:
        seat = states[0].to_move
        action = luck.choice(states[0].legal(seat))
        for state in states:
            state.apply(seat, action)
        native_dump, plain_dump = [{**state.dump(), "game": ""} for state in states]
        assert native_dump == plain_dump
        assert states[0].events(seat) == states[1].events(seat)
        assert states[0].may_undo(seat) == states[1].may_undo(seat)
    seen.append([state.fingerprint() for state in states] + [states[0].result()])
print(json.dumps(seen))
"""


def test_both_titles_walk_through_the_same_states(installed: Path, installed_pure: Path) -> None:
    assert answer(WALK, installed) == answer(WALK, installed_pure, pure=True)


def test_a_race_is_recorded_taken_back_and_resumed(installed: Path, tmp_path: Path) -> None:
    program = """
import carrack, json, sys
from carrack.kernel.record import Play, read, replay
rows = []
for name in ("race_native", "race_python"):
    path = sys.argv[1] + "/" + name
    with Play.begin(carrack.load(name), seats=2, seed=1, path=path) as play:
        play.apply(0, 2)
        play.undo(0)
        play.apply(0, 1)
    with Play.resume(path) as play:
        play.apply(1, 0)
    rows.append([[step.seat, step.action, step.undo] for step in replay(read(path))])
print(json.dumps(rows))
"""
    native, plain = json.loads(run(["-c", program, str(tmp_path)], installed))
    assert native == plain
    assert native == [
        [0, {"type": "breathe"}, None],
        [0, None, 0],
        [0, {"type": "run"}, None],
        [1, {"type": "walk"}, None],
    ]


@pytest.mark.parametrize("title", ["race_native", "race_python"])
def test_a_race_is_played_at_the_terminal(installed: Path, title: str, tmp_path: Path) -> None:
    words = ["play", title, "--seats", "me,random", "--plain", "--save", str(tmp_path / "race")]
    told = run(["-m", "carrack.cli", *words], installed, typed="walk\n2\nquit\n")
    assert "1. Walk\n2. Run\n3. Breathe\n" in told
    assert "Squares: 0, 0\n" in told


LEARNED = """
import carrack, json
from carrack.research.encoders import encoder_for
from carrack.research.vector import Vector
found = []
for name in ("race_native", "race_python"):
    games = Vector(name, seats=3, count=4, seed=5)
    for _ in range(60):
        games.step(games.random_actions())
    found.append([games.encoder.names(), games.observations.tolist(), games.finished])
print(json.dumps(found))
"""


def test_a_race_is_learned_from_what_a_seat_may_see(installed: Path, installed_pure: Path) -> None:
    native, plain = answer(LEARNED, installed)
    assert native == plain
    names, rows, finished = native
    assert finished > 0
    assert [name for name in names if "card" in name] == ["card"]  # nobody else's
    assert {"squares.me", "squares.+2", "current.+1"} <= set(names)
    assert all(row[names.index("current.me")] == 1 for row in rows)
    assert answer(LEARNED, installed_pure, pure=True) == [native, plain]
