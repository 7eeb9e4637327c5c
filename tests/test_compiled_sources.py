"""What Cython is given: copies of the modules with C signatures, numbers for constants and bodies
for small functions.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import carrack
from carrack.compiling import CannotCompile, Sources, prepare
from carrack.compiling.reader import MARK, SHARED

SOURCE = Path(carrack.__file__).parent.parent

PURSE = f'''"""A purse."""

{MARK}

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from city.words import COUNT, NOBODY, WIDE

if TYPE_CHECKING:
    from city.table import Table

MOST = COUNT * 4
LATE: int = len(sorted(Path().iterdir()))


def full(cubes: int, seat: int) -> bool:  # inline
    """Whether nothing more fits in."""
    return cubes >= MOST


def room(
    cubes: int,
    seat: int,
) -> int:
    if full(cubes, seat) or little(cubes):
        return NOBODY
    left = MOST - cubes
    return left


def little(cubes: int) -> bool:  # inline
    return cubes < LATE


def bit(place: int) -> int:
    return (WIDE << place) > 7
'''
TABLE = f'''"""A table."""

{MARK}

from __future__ import annotations

from city.purse import (
    full,
    room,
)
from city.words import COLORS, HALF
from carrack.kernel.layout import Field, Layout


class Table:
    """Where they sit."""

    name: str
    gold: list[int]

    LAYOUT = Layout(
        Field("gold", "short", 4),
    )

    def __init__(self, name: str) -> None:
        self.name = name

    def richest(self) -> int:
        most = 0
        for seat in range(4):
            most = max(most, self.gold[seat])
        return most

    def full(self, cubes: int) -> bool:
        return full(cubes, 0)


def can_take(g: Table, cubes: int) -> bool:
    return not full(cubes, 0) and room(cubes, 0) > HALF and not g.full(cubes)


def told(g: Table) -> str:
    return f"{{g.name}} likes {{COLORS}}"
'''
FILES = {
    "__init__": "",
    "words": (
        "from carrack.kernel.widths import Bits\n\n"
        "COLORS = ['red', 'blue']\nCOUNT = len(COLORS)\nNOBODY, HALF = -1, 0.5\nWIDE: Bits = 1\n"
    ),
    "purse": PURSE,
    "table": TABLE,
    "page": "from city.purse import MOST, room\nfrom city.table import Table, can_take\n",
}


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A package of four modules; two of them are compiled."""
    package = tmp_path / "src" / "city"
    package.mkdir(parents=True)
    for name, text in FILES.items():
        (package / f"{name}.py").write_text(text)
    return tmp_path / "src"


def prepared(source: Path) -> Path:
    copies = source.parent / "copies"
    prepare(Sources(source, SOURCE), copies)
    return copies / "city"


def test_constants_are_numbers_for_the_c_compiler(small: Path) -> None:
    copies = prepared(small)
    numbers = (copies / "purse.pxi").read_text()
    assert '    int NOBODY "(-1)"' in numbers
    assert '    unsigned long long WIDE "1ULL"' in numbers
    assert "int LATE" not in numbers
    assert '    double HALF "(0.5)"' in (copies / "table.pxi").read_text()
    assert 'include "table.pxi"' in (copies / "table.pyx").read_text()


def test_declarations_have_the_constants_of_the_bodies_in_them(small: Path) -> None:
    copies = prepared(small)
    assert '    int MOST "(8)"' in (copies / "purse.pxd").read_text()
    assert "MOST" not in (copies / "purse.pxi").read_text()


def test_a_constant_that_is_worked_out_when_the_program_starts_is_a_variable(small: Path) -> None:
    copy = (prepared(small) / "purse.pyx").read_text()
    assert "\ncdef int LATE = len(sorted(Path().iterdir()))\n" in copy


def test_such_a_constant_of_another_module_is_a_variable_too(small: Path) -> None:
    words = small / "city" / "words.py"
    words.write_text(words.read_text() + "LATER: int = len(__file__)\n")
    purse = small / "city" / "purse.py"
    purse.write_text(purse.read_text().replace("NOBODY, WIDE", "LATER, NOBODY, WIDE"))
    copies = prepared(small)
    assert "\ncdef int LATER\n" in (copies / "purse.pxd").read_text()
    assert "\nfrom city.words import LATER\n" in (copies / "purse.pyx").read_text()


def test_a_copy_neither_imports_nor_assigns_what_its_declarations_say(small: Path) -> None:
    copies = prepared(small)
    purse, table = (copies / "purse.pyx").read_text(), (copies / "table.pyx").read_text()
    assert "city.words" not in purse
    assert "city.table" not in purse
    assert "from city.words import COLORS\n" in table


def test_a_constant_that_python_imports_can_be_seen_from_there(small: Path) -> None:
    assert "\nglobals()['MOST'] = 8\n" in (prepared(small) / "purse.pyx").read_text()


def test_lines_of_a_copy_keep_their_numbers(small: Path) -> None:
    copies = prepared(small)
    for name, text in (("purse", PURSE), ("table", TABLE)):
        copy = (copies / f"{name}.pyx").read_text().splitlines()
        for number, line in enumerate(text.splitlines()):
            if line.strip().startswith("return") and copy[number]:
                assert copy[number].replace("inline_", "") == line


def test_functions_have_signatures_of_c(small: Path) -> None:
    copies = prepared(small)
    purse, table = (copies / "purse.pyx").read_text(), (copies / "table.pyx").read_text()
    assert (
        '@cython.locals(left="int")\ncpdef int room(int cubes, int seat) noexcept nogil:' in purse
    )
    assert "\ncdef int bit(int place) noexcept nogil:\n" in purse
    assert "\ncdef class Table:\n" in table
    assert "    def __init__(self, name: str) -> None:\n" in table
    assert "\ndef told(Table g):\n" in table
    assert (
        '\n    @cython.locals(most="int", seat="int")\n    cdef int richest(self) noexcept' in table
    )


def test_a_layout_is_one_string(small: Path) -> None:
    table = (prepared(small) / "table.pyx").read_text()
    assert "    LAYOUT = Layout.read('gold,short,4')\n" in table


def test_an_inline_function_goes_to_its_callers_with_its_body(small: Path) -> None:
    copies = prepared(small)
    declarations = (copies / "purse.pxd").read_text()
    signature = "cdef inline bint inline_full(int cubes, int seat) noexcept nogil:"
    assert f"{signature}\n    return cubes >= MOST\n" in declarations
    table = (copies / "table.pyx").read_text()
    assert "from city.purse cimport inline_full as full; from city.purse cimport room\n" in table
    purse = (copies / "purse.pyx").read_text()
    assert "if inline_full(cubes, seat) or little(cubes)" in purse
    assert "def full" not in purse  # nobody calls it but compiled modules
    assert "cdef inline bint little(int cubes) noexcept nogil:" in purse  # nobody imports it


def test_a_method_that_is_called_like_an_inline_function_stays_what_it_is(small: Path) -> None:
    purse = small / "city" / "purse.py"
    text = "def other(cubes: int) -> int:\n    return cubes.full(1) + full(cubes, 0)\n"
    purse.write_text(purse.read_text() + "\n\n" + text)
    assert "cubes.full(1) + inline_full(cubes, 0)" in (prepared(small) / "purse.pyx").read_text()


def test_an_inline_function_takes_those_it_calls_with_it(small: Path) -> None:
    purse = small / "city" / "purse.py"
    purse.write_text(purse.read_text().replace("return cubes >= MOST", "return little(cubes)"))
    declarations = (prepared(small) / "purse.pxd").read_text()
    assert "    return inline_little(cubes)\n" in declarations
    assert "cdef inline bint inline_little(int cubes) noexcept nogil:\n" in declarations


def test_a_copy_is_written_only_when_it_changes_and_goes_with_its_source(small: Path) -> None:
    copies = prepared(small)
    stamp = (copies / "purse.pxd").stat().st_mtime_ns
    (small / "city" / "page.py").write_text("from city.purse import MOST, full, room\n")
    (small / "city" / "table.py").unlink()
    prepared(small)
    assert (copies / "purse.pxd").stat().st_mtime_ns > stamp  # Python wants `full` now
    stamp = (copies / "purse.pxd").stat().st_mtime_ns
    prepared(small)
    assert (copies / "purse.pxd").stat().st_mtime_ns == stamp
    assert not (copies / "table.pyx").exists()
    assert not (copies / "table.pxd").exists()


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What Cython is given of carrack."""
    copies = tmp_path_factory.mktemp("copies")
    prepare(Sources(SOURCE), copies)
    return copies


def test_nearly_all_constants_of_the_rules_are_numbers(ours: Path) -> None:
    """A constant that is worked out while the program runs stays a variable: few are."""
    declared = [path.read_text() for path in ours.rglob("*.px[di]")]
    copies = [copy.read_text() for copy in ours.rglob("*.pyx")]
    assert sum(text.count(' "(') + text.count('ULL"') for text in declared) > 1000
    assert sum(len(re.findall(r"^cdef \w+ [A-Z_]+ =", text, re.M)) for text in copies) < 20


def test_lines_of_our_modules_keep_their_numbers(ours: Path) -> None:
    for copy in ours.rglob("*.pyx"):
        source = SOURCE / copy.relative_to(ours).with_suffix(".py")
        if source.with_suffix(".pyx").exists() or copy.stem.startswith(SHARED):
            continue
        lines = copy.read_text().splitlines()
        assert len(lines) == len(source.read_text().splitlines())
        for node in ast.walk(ast.parse(source.read_text())):
            if isinstance(node, ast.FunctionDef) and lines[node.lineno - 1]:
                assert f"def {node.name}(" in lines[node.lineno - 1].replace("(self)", "(") or (
                    f" {node.name}(" in lines[node.lineno - 1]
                )


# ---- modules that are compiled together ----

CITY = {
    "__init__": f"{MARK} together\n",
    "words": "COUNT = 3\n",
    "market": f'''"""M."""

{MARK}

from carrack.city.words import COUNT


def price(cubes: int) -> int:
    return cubes * COUNT


def is_cheap(cubes: int) -> bool:  # inline
    return price(cubes) < COUNT
''',
    "street": f'''"""S."""

{MARK}

from carrack.city.market import is_cheap, price


def walk(cubes: int) -> int:
    return price(cubes) if is_cheap(cubes) else 0
''',
    "house": f'''"""H."""

{MARK}, small

from carrack.city.market import is_cheap
from carrack.city.street import walk


def live(cubes: int) -> int:
    return walk(cubes) if is_cheap(cubes) else 0
''',
}


def a_city(folder: Path, **others: str) -> Sources:
    package = folder / "src" / "carrack" / "city"
    package.mkdir(parents=True)
    for name, text in {**CITY, **others}.items():
        (package / f"{name}.py").write_text(text)
    return Sources(folder / "src")


def test_modules_of_a_package_that_says_so_are_one_c_module(tmp_path: Path) -> None:
    # Given a market and a street that wish the same, a house that is small, and a yard with a class
    yard = f'"""Y."""\n\n{MARK}\n\n\nclass Yard:\n    pass\n'
    sources = a_city(tmp_path, yard=yard)
    prepare(sources, tmp_path)
    # Then there is one C module for each wish, and what has a class stays alone
    homes = {home: [module.name for module in found] for home, found in sources.homes.items()}
    both = ["carrack.city.market", "carrack.city.street"]
    assert homes == {
        "carrack.city._together": both,
        "carrack.city._together_small": ["carrack.city.house"],
        "carrack.city.yard": ["carrack.city.yard"],
    }
    # And they call each other as functions of one file, the house calls them through declarations
    city = tmp_path / "carrack" / "city"
    assert "cimport" not in (city / "street.pyx").read_text().replace("cimport cython", "")
    assert "price(cubes) if inline_is_cheap(cubes)" in (city / "street.pyx").read_text()
    house = (city / "house.pyx").read_text()
    assert "from carrack.city._together cimport inline_is_cheap as is_cheap" in house
    assert 'include "street.pyx"' in (city / f"{SHARED}.pyx").read_text()
    declarations = (city / f"{SHARED}.pxd").read_text()
    assert "cdef int walk(int cubes)" in declarations
    assert "cdef int price(int cubes)" in declarations  # a declared body calls it
    assert (city / f"{SHARED}.pxi").read_text().count("int COUNT") + declarations.count(
        "int COUNT"
    ) == 1


def test_two_things_of_one_name_cannot_be_compiled_together(tmp_path: Path) -> None:
    street = (
        CITY["street"].replace("def walk(", "def is_cheap(").replace("import is_cheap, ", "import ")
    )
    sources = a_city(tmp_path, street=street)
    with pytest.raises(CannotCompile, match="is_cheap means something else"):
        prepare(sources, tmp_path)


def test_a_constant_is_one_number_for_all_that_are_compiled_together(tmp_path: Path) -> None:
    street = (
        CITY["street"]
        .replace("\n\n\ndef", "\n\nCOUNT = 4\n\n\ndef")
        .replace("else 0", "else COUNT")
    )
    sources = a_city(tmp_path, street=street)
    with pytest.raises(CannotCompile, match="COUNT means something else"):
        prepare(sources, tmp_path)
