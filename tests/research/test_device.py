"""What a GPU would run is what the compiled build plays: the emitted rules on a processor.

The text is C99 and C++ here, under the checks of the C compiler; on a card NVRTC reads the same,
and `make gpu-test` lets these tests run there.
"""

from __future__ import annotations

import ctypes
import importlib
import os
import shutil
import struct
from ctypes import c_longlong, c_short, c_ulonglong, c_void_p
from pathlib import Path
from typing import Any

import numpy
import pytest

import carrack
from carrack.bots.playouts import random_playouts as playouts_here
from carrack.compiling import CannotCompile, Sources
from carrack.kernel.chance import mix
from carrack.kernel.errors import BadOption, CarrackError, IllegalAction
from carrack.kernel.game import Game
from carrack.kernel.limits import MAX_MOVES, STREAMS
from carrack.kernel.memory import read_block
from carrack.kernel.state import State
from carrack.research.device import DeviceVector, random_playouts
from carrack.research.device.emit import Program, program_for
from carrack.research.device.structs import filled, record_for
from carrack.research.device.vector import Card
from carrack.research.encoders import encoder_for
from carrack.research.vector import Vector

from .processor import Processor, compiled

SOURCE = Path(carrack.__file__).parent.parent
HOST = Path(__file__).with_name("device_host.c")
LONG = bool(os.environ.get("CARRACK_SWEEP"))
ON_A_CARD = bool(os.environ.get("CARRACK_GPU"))
TITLES = ("macao", "macau_cards", "maracaibo")
ARRAYS = (
    *("observations", "masks", "rewards", "scores", "places", "lengths", "dones", "to_move"),
    *("actions", "seeds", "played", "lucks", "ends"),
)

needs_gcc = pytest.mark.skipif(
    not (shutil.which("gcc") and shutil.which("g++")), reason="needs gcc and g++"
)
pytestmark = pytest.mark.skipif(
    carrack.build_mode() != "compiled", reason="there is nothing to compare with"
)

Table = tuple[str, int, dict[str, Any]]


def goes(game: Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.new(seats=seats, seed=1, options=options)
    except BadOption:
        return False
    return True


def every_preset() -> list[Table]:
    """All presets with all numbers of seats; matches of cards end early."""
    found = []
    for title in TITLES:
        game = carrack.load(title)
        short = {"turn_limit": 60} if title == "macau_cards" else {}
        for preset in game.presets or [None]:
            options = short if preset is None else {game.preset_option: preset, **short}
            for seats in range(game.min_seats, game.max_seats + 1):
                if goes(game, seats, options):
                    found.append((title, seats, options))
    return found


SOME: list[Table] = [
    ("macao", 2, {}),
    ("macao", 4, {}),
    ("macau_cards", 3, {"turn_limit": 60}),
    ("macau_cards", 10, {"turn_limit": 60, "variant": "romanian"}),
    ("maracaibo", 1, {}),
    ("maracaibo", 3, {"scenario": "coop", "open_hands": True}),
    ("maracaibo", 4, {"scenario": "all_inclusive"}),
]
TABLES = SOME + [table for table in every_preset() if table not in SOME]
every_table = pytest.mark.parametrize(("title", "seats", "options"), TABLES)


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where libraries are kept; all processes of a run share it."""
    base = tmp_path_factory.getbasetemp()
    shared = (base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base) / "device"
    shared.mkdir(exist_ok=True)
    return shared


@pytest.fixture(scope="session")
def machine(folder: Path) -> Card | Processor:
    return Card() if ON_A_CARD else Processor(folder)


class Host:
    """Single games through the emitted rules as C99."""

    def __init__(self, program: Program, seats: int, figures: bytes, folder: Path) -> None:
        rules = HOST.read_text().replace("#include RULES", program.text)
        command = ["gcc", "-x", "c", "-std=gnu99", "-O1", "-Wall", "-Wno-unused", "-Werror"]
        self.c = compiled(rules, folder, *command)
        self.c.start.restype = self.c.play.restype = c_void_p
        self.seats, self.size, self.figures = seats, self.c.block_size(), figures
        assert self.c.tables_size() == len(self.figures)

    @classmethod
    def of(cls, game: Game, seats: int, options: dict[str, Any], folder: Path) -> Host:
        first: Any = game.new(seats=seats, seed=1, options=options)
        program = program_for(first, encoder_for(game, seats))
        return cls(program, seats, filled(program, program.tables, first.t).tobytes(), folder)

    def start(self, seed: int) -> c_void_p:
        return c_void_p(self.c.start(self.figures, self.seats, c_ulonglong(seed)))

    def legal(self, g: c_void_p, seat: int) -> list[int]:
        moves = (c_short * MAX_MOVES)()
        return moves[: self.c.legal(g, seat, moves)]

    def look(self, g: c_void_p) -> tuple[bytes, list[int], list[int]]:
        block = ctypes.create_string_buffer(self.size)
        head, chance = (c_longlong * 3)(), (c_ulonglong * STREAMS)()
        self.c.look(g, block, head, chance)
        return block.raw, list(head), list(chance)


def looked(state: State) -> tuple[bytes, list[int], list[int]]:
    dump = state.dump()
    return read_block(state), [dump["decision_number"], *dump["undo"]], dump["chance"]


@needs_gcc
@every_table
def test_every_step_of_a_game_is_the_same(
    title: str, seats: int, options: dict[str, Any], folder: Path
) -> None:
    game = carrack.load(title)
    host = Host.of(game, seats, options, folder)
    for seed in range(20 if LONG else 2):
        state, g, luck = game.new(seats=seats, seed=seed, options=options), host.start(seed), seed
        while not state.is_over:
            seat = state.to_move
            assert host.c.mover(g) == seat
            legal = state.legal(seat)
            assert host.legal(g, seat) == legal
            luck = mix(luck + 1)
            state.apply(seat, legal[luck % len(legal)])
            host.c.advance(g, seat, legal[luck % len(legal)])
            assert host.look(g)[0] == read_block(state)
        assert host.c.mover(g) == -1
        assert host.look(g) == looked(state)
        host.c.drop(g)


@needs_gcc
@every_table
def test_a_vector_on_a_device_is_the_same_as_one_on_a_processor(
    title: str, seats: int, options: dict[str, Any], machine: Card | Processor
) -> None:
    mine = DeviceVector(title, 6, seats, options, seed=5, machine=machine)
    theirs = Vector(title, seats, 6, options, seed=5)
    go_together(mine, theirs, least=24 if LONG else 6)


@needs_gcc
@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(
    "wish", [{"packed": True, "scatter": True}, {"seat": 1, "skip_forced": True}]
)
def test_wishes_mean_the_same_on_a_device(
    title: str, wish: dict[str, Any], machine: Card | Processor
) -> None:
    options = {"turn_limit": 60} if title == "macau_cards" else {}
    mine = DeviceVector(title, 6, 2, options, seed=3, machine=machine, **wish)
    go_together(mine, Vector(title, 2, 6, options, seed=3, **wish), least=6)


def fetched(games: DeviceVector, name: str) -> Any:
    return games.rules.machine.fetch(getattr(games, name))


def go_together(mine: DeviceVector, theirs: Vector, least: int) -> None:
    """Step both until some games have ended."""
    while True:
        for name in ARRAYS:
            assert numpy.array_equal(fetched(mine, name), getattr(theirs, name)), name
        if theirs.finished >= least:
            break
        actions = theirs.random_actions().copy()
        assert mine.random_actions().tolist() == actions.tolist()
        mine.step(actions)
        theirs.step(actions)
    assert mine.finished == theirs.finished
    for i in range(mine.count):
        assert mine.state(i).fingerprint() == theirs.state(i).fingerprint()


@needs_gcc
@every_table
def test_whole_random_games_are_the_same(
    title: str, seats: int, options: dict[str, Any], machine: Card | Processor
) -> None:
    mine = random_playouts(title, seats, options, games=12, seed=9, machine=machine)
    theirs = playouts_here(carrack.load(title), seats, options, games=12, seed=9)
    told = (theirs.games, theirs.decisions, theirs.choices, theirs.wins)
    assert (mine.games, mine.decisions, mine.choices, mine.wins) == told


@needs_gcc
def test_an_action_that_is_not_legal_is_refused_and_nothing_is_done(
    machine: Card | Processor,
) -> None:
    games = DeviceVector("macao", 3, 2, seed=1, machine=machine)
    before = [games.state(i).fingerprint() for i in range(3)]
    wrong = games.random_actions().copy()
    wrong[1] = int(numpy.flatnonzero(fetched(games, "masks")[1] == 0)[0])
    with pytest.raises(IllegalAction, match="game 1"):
        games.step(wrong)
    with pytest.raises(CarrackError, match="3 whole numbers are needed"):
        games.step(wrong[:2])
    assert [games.state(i).fingerprint() for i in range(3)] == before


def test_titles_in_plain_python_are_refused(machine: Card | Processor) -> None:
    class Plain:
        native = False

    game = carrack.load("macau_cards")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(game), "new", lambda *_, **__: Plain())
        with pytest.raises(CarrackError, match="plain Python") as refused:
            DeviceVector(game, 3, 2, machine=machine)
    assert refused.value.code == "research.plain"


@pytest.mark.skipif(ON_A_CARD, reason="there is one")
def test_without_cupy_or_a_card_an_error_says_what_is_missing() -> None:
    with pytest.raises(CarrackError) as refused:
        Card()
    assert refused.value.code in ("research.no_cupy", "research.no_card")


# ---- what is outside of the subset ----

CITY = '''"""A title with one heap of gold."""

# compiled

from __future__ import annotations

from carrack.kernel.layout import Field, Layout
from carrack.kernel.state import State
from carrack.kernel.widths import Index
from carrack.research.encoders import Encoder, Paper


class Tables:
    price: int

    LAYOUT = Layout(Field("price", "int"))


class City(State):
    t: Tables
    gold: list[int]

    LAYOUT = Layout(Field("gold", "short", 4))

    def begin(self) -> None:
        self.gold[0] = self.t.price

    def mover(self) -> int:
        return -1 if self.gold[0] == 0 else 0

    def waits(self, seat: int) -> bool:
        return seat == 0 and self.gold[0] > 0

    def fill_legal(self, seat: int) -> int:
        self.moves[0] = 1
        return 1

    def advance(self, seat: int, action: int) -> None:
        {line}

    def place(self, seat: int) -> int:
        return 1

    def score(self, seat: int) -> int:
        return self.gold[seat]


class CityEncoder(Encoder):
    size_of_city: int

    def write(self, g: State, seat: int, paper: Paper, start: Index) -> None:
        out = paper.at
        out[start] = seat


def pay(g: City, much: int) -> int:
    g.gold[0] -= much
    return much


def look(g: City) -> int:
    return g.gold[0]


def count(g: City) -> int:  # gil
    return len(str(g))
'''
LINE = CITY[: CITY.index("{line}")].count("\n") + 1


def program_of(line: str, folder: Path) -> Program:
    package = folder / "city"
    package.mkdir()
    (package / "moves.py").write_text(CITY.replace("{line}", line))
    return Program(Sources(folder, SOURCE), ("city.moves", "City"), ("city.moves", "CityEncoder"))


def test_a_title_of_somebody_else_comes_along(tmp_path: Path) -> None:
    text = program_of("pay(self, look(self) + action)", tmp_path).text
    assert "city_moves__pay(self, (city_moves__look(self) + action));" in text
    assert text.count("FN int city_moves__pay(") == 2  # told first, then written


# `examples/pig` as it would be compiled: the goal lies with the figures, and loops count.
PIG = SOURCE.parent / "examples" / "pig"
IN_C = {
    "from __future__": "# compiled\n\nfrom __future__",
    "from carrack import Game, State\n": """from carrack.kernel.game import Game
from carrack.kernel.state import State
from carrack.kernel.widths import Index
from carrack.research.encoders import Encoder, Paper
""",
    "class Pig(State):": """class Goal:
    goal: int

    LAYOUT = Layout(Field("goal", "int"))


class Pig(State):""",
    "    goal: int\n    points": "    t: Goal\n    points",
    "NOBODY if max(self.points) >= self.goal else": "NOBODY if most(self) >= self.t.goal else",
    """\
        return 1 + sum(points > self.points[seat] for points in self.points)""": """\
        ahead = 0
        for other in range(self.seats):
            if self.points[other] > self.points[seat]:
                ahead += 1
        return 1 + ahead

    def score(self, seat: int) -> int:
        return self.points[seat]


def most(g: Pig) -> int:
    points = 0
    for seat in range(g.seats):
        if g.points[seat] > points:
            points = g.points[seat]
    return points


class PigEncoder(Encoder):
    def write(self, g: State, seat: int, paper: Paper, start: Index) -> None:
        out = paper.at
        out[start] = seat""",
}


def compiled_pig(folder: Path) -> Program:
    text = (PIG / "pig" / "state.py").read_text(encoding="utf-8")
    for plain, native in IN_C.items():
        assert text.count(plain) == 1, plain
        text = text.replace(plain, native)
    (folder / "pig").mkdir()
    (folder / "pig" / "state.py").write_text(text, encoding="utf-8")
    return Program(Sources(folder, SOURCE), ("pig.state", "Pig"), ("pig.state", "PigEncoder"))


@needs_gcc
def test_pig_in_its_compiled_form_plays_the_games_of_pig(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Emitted, compiled and played beside the plain one: every choice and every field."""
    program = compiled_pig(tmp_path)
    figures = record_for(program, program.tables)
    figures["goal"] = 40
    monkeypatch.syspath_prepend(str(PIG))
    game: Any = importlib.import_module("pig.game").PigGame()
    for seats in (2, 6):
        host = Host(program, seats, figures.tobytes(), folder)
        for seed in range(8):
            state, g, luck = (
                game.new(seats=seats, seed=seed, options={"goal": 40}),
                host.start(seed),
                seed,
            )
            while not state.is_over:
                seat = state.to_move
                assert host.c.mover(g) == seat
                legal = state.legal(seat)
                assert host.legal(g, seat) == legal
                luck = mix(luck + 1)
                state.apply(seat, legal[luck % len(legal)])
                host.c.advance(g, seat, legal[luck % len(legal)])
                table = state.table()
                fields = [*table["points"], table["turn_points"], table["current"]]
                assert list(struct.unpack("8h", host.look(g)[0])) == fields
            assert host.c.mover(g) == -1
            host.c.drop(g)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("self.gold[0] = pay(self, 1) - pay(self, 2)", "two calls in one expression change"),
        ("pay(self, pay(self, 1) + pay(self, 2))", "two calls in one expression change"),
        ("self.gold[0] = seat**2", "Pow is outside the subset"),
        ("self.gold[0] = self.gold[:2][0]", "has no type of C|Slice is outside the subset"),
        ("assert seat == 0", "Assert is outside the subset"),
        ("raise ValueError", "Raise is outside the subset"),
        ("print(seat)", "print is no C function"),
        ("self.gold[0] = len(self.game.id)", "game belongs to Python|is no C function"),
        ("self.gold[0] = self.silver", "has no number silver"),
        ("self.gold[0] = SILVER", "SILVER is neither a variable nor a number"),
        ("self.sell(seat)", "has no C method sell"),
        ("name = 'gold'", "the type of name cannot be told"),
        ("self.gold[0] = 1 < look(self) < 3", "a call in the middle of a comparison"),
    ],
)
def test_what_is_outside_of_the_subset_is_refused_with_file_and_line(
    line: str, why: str, tmp_path: Path
) -> None:
    with pytest.raises(CannotCompile, match=rf"city.moves\.py:{LINE}: .*({why})"):
        program_of(line, tmp_path)


def test_a_function_that_needs_python_is_refused_with_file_and_line(tmp_path: Path) -> None:
    at = CITY[: CITY.index("def count")].count("\n") + 1
    with pytest.raises(CannotCompile, match=rf"moves\.py:{at}: count needs Python"):
        program_of("count(self)", tmp_path)


def test_events_and_keys_of_people_are_left_out() -> None:
    game = carrack.load("macao")
    text = program_for(game.new(seats=2, seed=1), encoder_for(game, 2)).text
    assert "chance__next_of_key" not in text
    assert "->notes" not in text
    assert "->noting" not in text
