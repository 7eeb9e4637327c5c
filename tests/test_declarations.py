"""Declarations are made, not written: what annotations become in C, and what is refused.

Declarations (.pxd) say which C types a module offers to others. Nobody writes them, with a single
exception: memory, which exists twice, has its own.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import carrack
from carrack.compiling import CannotCompile, Sources
from carrack.compiling.reader import MARK, Function, Member, Module
from carrack.compiling.together import CModule
from carrack.compiling.writer import Writer
from carrack.kernel.memory import COMPILED
from carrack.kernel.state import State

SOURCE = Path(carrack.__file__).parent.parent
ROOT = SOURCE.parent


def module(folder: Path, text: str, name: str = "port", **others: str) -> Module:
    """A module of a package with this text; others stand beside it. The words for types come from
    carrack.
    """
    package = folder / "src" / "city"
    package.mkdir(parents=True, exist_ok=True)
    for other, words in {"__init__": "", **others}.items():
        (package / f"{other}.py").write_text(words)
    (package / f"{name}.py").write_text(f'"""A module."""\n\n{MARK}\n\n{text}')
    found = Sources(folder / "src", SOURCE).module(f"city.{name}")
    assert found is not None
    return found


def function(folder: Path, text: str) -> Function | None:
    return module(folder, text).functions.get("f")


def head(folder: Path, text: str) -> str:
    """The C signature of a function `f`."""
    found = module(folder, text)
    writer = Writer(found)
    return writer.head(found.functions["f"], writer.word_for(found.functions["f"]))


TABLE = """
from carrack.kernel.layout import Field, Layout
from carrack.kernel.widths import Bits, Index, Long, Shorts

SEATS = 4


class Table:
    owner: Table | None
    name: str
    turn: int
    luck: Bits
    row: Shorts
    heat: float  # public: how much it burns
    gold: list[int]
    worth: list[list[float]]
    sum: int

    SCRATCH = Layout(Field("worth", "double", SEATS, 2))
    LAYOUT = Layout(Field("gold", "short", SEATS), Field("sum", "int"))


"""


# ---- when ----


def test_a_module_is_compiled_when_it_says_so_below_its_docstring(tmp_path: Path) -> None:
    (tmp_path / "said.py").write_text(f'"""Words."""\n\n{MARK}\n\nX = 1\n')
    (tmp_path / "plain.py").write_text('"""Words."""\n\nX = 1  # compiled\n')
    (tmp_path / "bare.py").write_text(f"\n{MARK}\n\nX = 1\n")
    assert set(Sources(tmp_path).own) == {"said", "bare"}


def test_the_mark_in_another_place_is_refused(tmp_path: Path) -> None:
    (tmp_path / "late.py").write_text(f'"""Words."""\n\nX = 1\n{MARK}\nY = 2\n')
    with pytest.raises(CannotCompile, match=r"late\.py:4: `# compiled` stands alone below the"):
        Sources(tmp_path).module("late")


def test_a_module_may_wish_for_something(tmp_path: Path) -> None:
    (tmp_path / "tight.py").write_text(f'"""Words."""\n\n{MARK}, small\n')
    (tmp_path / "odd.py").write_text(f'"""Words."""\n\n{MARK}, blue\n')
    tight = Sources(tmp_path).module("tight")
    assert tight is not None
    assert tight.wish == "small"
    with pytest.raises(CannotCompile, match=r"odd\.py:3: `# compiled, blue` is no wish: small or"):
        Sources(tmp_path).module("odd")


# ---- functions ----


@pytest.mark.parametrize(
    ("python", "c"),
    [
        ("def f(a: int, b: bool) -> float:", "cdef double f(int a, bint b) noexcept nogil"),
        ("def f() -> None:", "cdef void f() noexcept nogil"),
        ("def f(g: Table) -> bool:", "cdef bint f(Table g) noexcept nogil"),
        ('def f(g: "Table") -> int:', "cdef int f(Table g) noexcept nogil"),
        ("def f(g: Table | None) -> int:", "cdef int f(Table g) noexcept nogil"),
        ("def f(a: Bits) -> Long:", "cdef long long f(unsigned long long a) noexcept nogil"),
        (
            "def f(r: Shorts, a: Index) -> int:",
            "cdef int f(short * r, Py_ssize_t a) noexcept nogil",
        ),
        ("def f(g: Table) -> Table:", "cdef Table f(Table g)"),
        ("def f(a: int) -> int:  # gil", "cdef int f(int a)"),
        ("def f(a: int) -> None:  # gil", "cdef f(int a)"),
        ("def f(a: int, why: str) -> None:  # gil", "cdef f(int a, object why)"),
    ],
)
def test_annotations_become_a_signature_of_c(tmp_path: Path, python: str, c: str) -> None:
    assert head(tmp_path, f"{TABLE}{python}\n    return 0\n") == c


@pytest.mark.parametrize(
    "python",
    [
        "def f(a: int) -> int:  # python",
        "def f(a: object) -> int:",
        "def f(a: list[int]) -> int:",
        "def f(a: int) -> str:",
        "def f(a: int = 1) -> int:",
        "def f(*a: int) -> int:",
        "@cache\ndef f(a: int) -> int:",
        "def f(a):",
    ],
)
def test_all_other_functions_stay_functions_of_python(tmp_path: Path, python: str) -> None:
    assert function(tmp_path, f"from functools import cache\n{python}\n    return 0\n") is None


def test_a_function_is_inline_when_it_says_so(tmp_path: Path) -> None:
    text = "def f(\n    a: int,\n) -> int:  # inline\n    return a\n"
    found = function(tmp_path, text)
    assert found is not None
    assert found.inline


@pytest.mark.parametrize(
    ("python", "why"),
    [
        ("def f(a: str) -> int:  # inline", "f cannot be inline: not all its types are C's"),
        ("def f(a: int) -> int:  # inline gil\n    # gil", "f cannot be inline: it needs the GIL"),
        ("def f(a: int = 1) -> int:  # inline", "f is a Python function: it has no C body"),
    ],
)
def test_what_cannot_be_inline_is_refused(tmp_path: Path, python: str, why: str) -> None:
    found = module(tmp_path, f"{python}\n    return 0\n")
    with pytest.raises(CannotCompile, match=rf"port\.py:5: {why}"):
        _ = found.functions


USED = "def used(a: int) -> int:\n    return a\n\n\ndef own(a: int) -> int:\n    return used(a)\n"


def words(folder: Path, text: str, **others: str) -> dict[str, str]:
    """`cdef` or `cpdef` of each function in the declarations."""
    found = module(folder, text, **others)
    declarations = CModule(found.name, [found]).declarations()
    return {name: word for word, name in re.findall(r"^(c\w*def) \w+ (\w+)\(", declarations, re.M)}


def test_a_function_that_nobody_imports_is_not_declared(tmp_path: Path) -> None:
    assert words(tmp_path, USED) == {}


def test_a_function_that_compiled_modules_import_is_for_them_alone(tmp_path: Path) -> None:
    reader = f'"""R."""\n\n{MARK}\n\nfrom city.port import used\n'
    assert words(tmp_path, USED, reader=reader) == {"used": "cdef"}


@pytest.mark.parametrize(
    "reader",
    [
        "from city.port import used\n",
        "from city import port\n\nport.used(1)\n",
        "import city.port\n\ncity.port.used(1)\n",
        "import city.port as p\n\np.used(1)\n",
        "def late():\n    from city.port import (\n        used as u,  # why\n    )\n",
    ],
)
def test_python_can_call_what_a_python_module_uses(tmp_path: Path, reader: str) -> None:
    assert words(tmp_path, USED, reader=reader) == {"used": "cpdef"}


def test_python_can_call_what_all_names(tmp_path: Path) -> None:
    assert words(tmp_path, f'__all__ = ["own"]\n{USED}') == {"own": "cpdef"}


def test_python_can_call_what_a_module_hands_on_as_an_object(tmp_path: Path) -> None:
    assert words(tmp_path, f"{USED}\n\nTASKS = [own]\n") == {"own": "cpdef"}


# ---- classes ----


def test_annotations_and_layouts_become_members(tmp_path: Path) -> None:
    found = module(tmp_path, TABLE).classes["Table"]
    assert found.members == (
        Member("owner", "Table", (), "readonly"),
        Member("name", "object", (), "readonly"),
        Member("luck", "unsigned long long", (), "readonly"),
        Member("row", "short *"),
        Member("heat", "double", (), "public"),
        Member("worth", "double", (4, 2)),
        Member("turn", "int", (), "readonly"),  # the widest come first …
        Member("gold", "short", (4,)),  # … and those of LAYOUT last
        Member("sum", "int", (), "readonly"),
    )


def test_members_are_declared(tmp_path: Path) -> None:
    found = module(tmp_path, TABLE)
    declarations = CModule(found.name, [found]).declarations()
    first = "cdef class Table:\n    cdef readonly Table owner\n    cdef readonly object name"
    assert first in declarations
    assert "    cdef short *row\n    cdef public double heat\n" in declarations
    assert "    cdef double[4][2] worth\n    cdef readonly int turn\n" in declarations


def test_members_of_two_classes_may_be_alike(tmp_path: Path) -> None:
    text = "class Inn:\n    name: str\n\n\nclass Church:\n    name: str\n"
    found = module(tmp_path, text)
    declarations = CModule(found.name, [found]).declarations()
    assert declarations.count("    cdef readonly object name\n") == 2


STATE = """
from carrack.kernel.layout import Field, Layout
from carrack.kernel.state import State


class Race(State):
    t: object
    square: list[int]
    over: int

    LAYOUT = Layout(Field("square", "short", 4), Field("over", "int"))

    def blank(self) -> Race:
        return Race.__new__(Race)

    def mover(self) -> int:
        return 0

    def apply(self, seat: int, action: int) -> None:
        pass

    def own(self, seat: int) -> int:
        return seat

    def told(self) -> State:
        return self
"""


def test_a_state_declares_its_tables_first_and_tells_its_numbers_by_table(tmp_path: Path) -> None:
    assert module(tmp_path, STATE).classes["Race"].members == (
        Member("t", "object", (), "readonly"),
        Member("square", "short", (4,)),
        Member("over", "int"),
    )


def test_a_method_keeps_the_signature_that_its_base_gives_it(tmp_path: Path) -> None:
    found = module(tmp_path, STATE)
    lines = Writer(found).class_lines(found.classes["Race"])
    assert lines[5:] == [
        "    cpdef State blank(self)",  # `# gil` was not needed: it gives an object
        "    cdef int mover(self) noexcept nogil",
        "    cdef int own(self, int seat) noexcept nogil",
        "    cpdef State told(self)",
    ]  # `apply` is marked `# python` in State


def test_objects_of_a_class_and_of_those_derived_from_it_may_be_left_to_their_counts(
    tmp_path: Path,
) -> None:
    a = "\n\nclass A:  # acyclic\n    x: int\n"
    text = a + "\n\nclass B(A):\n    y: int\n\n\nclass C:\n    z: int\n"
    found = module(tmp_path, text)
    lines = [Writer(found).class_lines(one)[0] for one in found.classes.values()]
    assert lines == ["@cython.no_gc", "@cython.no_gc", "cdef class C:"]
    assert Writer(found).copy().count("@cython.no_gc\ncdef class") == 2


def test_decorated_classes_and_children_of_python_classes_stay_python(tmp_path: Path) -> None:
    text = "@dataclass\nclass A:\n    x: int\n\n\nclass B(ValueError):\n    pass\n"
    text += "\n\nclass C:\n    pass\n"
    assert list(module(tmp_path, text).classes) == ["C"]


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("    gold: list[int]\n", "12: gold needs a size: name it in LAYOUT or in SCRATCH"),
        ('    LAYOUT = Layout(Field("gold", "int"))\n', "11: gold of T has no annotation"),
        (
            '    gold: list[int]\n    LAYOUT = Layout(Field("gold", "int", 2, 3))\n',
            "12: gold has 2 dimensions in its layout",
        ),
        (
            '    gold: list[int]\n    LAYOUT = Layout(Field("gold", "int", UNKNOWN))\n',
            "13: LAYOUT is not made of constants: name 'UNKNOWN' is not defined",
        ),
    ],
)
def test_members_that_c_cannot_have_are_refused(tmp_path: Path, body: str, why: str) -> None:
    text = f"from carrack.kernel.layout import Field, Layout\n\n\n\n\n\nclass T:\n{body}"
    found = module(tmp_path, text)
    with pytest.raises(CannotCompile, match=rf"port\.py:{re.escape(why)}"):
        _ = found.classes


# ---- variables ----


@pytest.mark.parametrize(
    ("body", "types"),
    [
        ("x = 1", {"x": "int"}),
        ("x = 1.5", {"x": "double"}),
        ("x = 0\n    x += 0.5", {"x": "double"}),
        ("x = a > 1", {"x": "bint"}),
        ("x = (a > 1) << a", {"x": "int"}),
        ("x = a / 2", {"x": "double"}),
        ("x: Bits = 1", {"x": "unsigned long long"}),
        ("x: Bits", {"x": "unsigned long long"}),
        ("x = g.luck", {"x": "unsigned long long"}),
        ("x = g.luck >> 3", {"x": "unsigned long long"}),
        ("x = g.gold[1]", {"x": "int"}),
        ("x = g.worth[1][0]", {"x": "double"}),
        ("x = g.row", {"x": "short *"}),
        ("x = g.row[2]", {"x": "int"}),
        ("x = max(a, g.luck)", {"x": "unsigned long long"}),
        ("x = g.owner.heat", {"x": "double"}),
        ("x = half(a) if a else SEATS", {"x": "double"}),
        ("x, y = a, 2.5", {"x": "int", "y": "double"}),
        ("for i in range(a):\n        x = i", {"i": "int", "x": "int"}),
        ("while True:\n        x = y = -a", {"x": "int", "y": "int"}),
    ],
)
def test_a_variable_is_as_wide_as_what_it_is_given(
    tmp_path: Path, body: str, types: dict[str, str]
) -> None:
    text = f"{TABLE}def half(a: int) -> float:\n    return a / 2\n\n\n"
    found = module(tmp_path, f"{text}def f(g: Table, a: int) -> None:\n    {body}\n")
    assert found.locals_of(found.functions["f"], None) == types


def test_a_variable_without_a_type_is_refused(tmp_path: Path) -> None:
    found = module(tmp_path, "def f(a: int) -> None:\n    x = open\n")
    with pytest.raises(CannotCompile, match=r"port\.py:6: the type of x cannot be told: annotate"):
        found.locals_of(found.functions["f"], None)


def test_objects_of_c_classes_are_known_in_python_functions_too(tmp_path: Path) -> None:
    text = (
        f"{TABLE}def f(g: Table, why: str) -> None:\n    t = Table()\n    n = why\n    u = None\n"
    )
    copy = Writer(module(tmp_path, text)).copy()
    assert "\n@cython.locals(t=Table)\ndef f(Table g, why):\n" in copy


# ---- the declarations of carrack ----


def test_hand_written_declarations_are_few_and_repeat_nothing() -> None:
    declarations = [path for folder in ("src", "tests") for path in (ROOT / folder).rglob("*.pxd")]
    by_hand = [path for path in declarations if path.with_suffix(".pyx").exists()]
    repeating = [
        path for path in declarations if path.with_suffix(".py").exists() and path not in by_hand
    ]
    assert repeating == []
    assert sum(len(path.read_text().splitlines()) for path in by_hand) < 400


def test_every_compiled_module_can_be_read() -> None:
    sources = Sources(SOURCE)
    assert len(sources.own) > 50
    states = [
        one
        for found in sources.own.values()
        if not found.by_hand
        for one in found.classes.values()
        if found.layout_of(one.node, "LAYOUT") and one.base == "State"
    ]
    assert len(states) == len(carrack.titles())


@pytest.mark.parametrize("title", carrack.titles())
def test_a_compiled_state_has_the_size_of_its_layout(title: str) -> None:
    game = carrack.load(title)
    state = game.new(seats=game.min_seats, seed=1)
    if not COMPILED:
        pytest.skip("the pure build keeps its numbers in lists")
    if not state.native:
        pytest.skip(f"{title} is plain Python")
    own = next(base for base in type(state).__mro__ if "LAYOUT" in vars(base))
    assert issubclass(own, State)
    assert own.__base__ is not None
    assert state.block_size == own.LAYOUT.size
    assert state.block_start == own.__base__.__basicsize__ + 8
    assert type(state).__basicsize__ == state.block_start + state.block_size
