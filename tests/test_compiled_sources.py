"""What Cython is given: copies of the sources with numbers for constants and bodies for small
functions.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

import carrack

ROOT = Path(__file__).parent.parent
SOURCE = Path(carrack.__file__).parent.parent


@pytest.fixture(scope="module")
def build() -> ModuleType:
    """The file beside setup.py, which is no part of the package."""
    spec = importlib.util.spec_from_file_location("compiled_sources", ROOT / "compiled_sources.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A package of three modules; one of them has no sheet."""
    source = tmp_path / "src"
    package = source / "carrack"
    package.mkdir(parents=True)
    files = {
        "__init__.py": "",
        "words.py": "COLORS = ['red', 'blue']\nCOUNT = len(COLORS)\nNOBODY, HALF = -1, 0.5\n",
        "purse.py": (
            "from carrack.words import COUNT, NOBODY\n\nMOST = COUNT * 4\n\n\n"
            "def full(cubes, seat):\n"
            '    """Whether nothing more fits in."""\n    return cubes >= MOST\n\n\n'
            "def room(cubes, seat):\n"
            "    return NOBODY if full(cubes, seat) else MOST - cubes\n"
        ),
        "purse.pxd": (
            "cdef int COUNT, MOST, NOBODY\n\n"
            "cpdef bint full(int cubes, int seat) noexcept nogil  # inline\n"
            "cpdef int room(int cubes, int seat) noexcept nogil\n"
        ),
        "table.py": (
            "from carrack.purse import (\n    full,\n    room,\n)\n"
            "from carrack.words import COLORS, HALF\n\n\n"
            "def can_take(g, cubes):\n    return not full(cubes, 0) and room(cubes, 0) > HALF\n"
        ),
        "table.pxd": (
            "from carrack.purse cimport (\n    full,\n    room,\n)\n\ncdef double HALF\n\n"
            "cpdef bint can_take(object g, int cubes)\n"
        ),
    }
    for name, text in files.items():
        (package / name).write_text(text)
    return source


def prepared(build: ModuleType, source: Path) -> Path:
    copies = source.parent / "copies"
    build.constants_of.cache_clear()
    build.inline_in.cache_clear()
    build.prepare(source, copies)
    return copies / "carrack"


def test_a_constant_of_a_sheet_is_a_number_for_the_c_compiler(
    build: ModuleType, small: Path
) -> None:
    copies = prepared(build, small)
    sheet = (copies / "purse.pxd").read_text()
    assert '    int MOST "(8)"' in sheet
    assert '    int NOBODY "(-1)"' in sheet
    assert "cdef int" not in sheet
    assert '    double HALF "(0.5)"' in (copies / "table.pxd").read_text()


def test_a_module_no_longer_imports_or_assigns_what_its_sheet_says(
    build: ModuleType, small: Path
) -> None:
    copies = prepared(build, small)
    assert "import" not in (copies / "purse.py").read_text()
    assert "MOST =" not in (copies / "purse.py").read_text()
    table = (copies / "table.py").read_text()
    assert "from carrack.words import COLORS\n" in table
    assert "carrack.purse" not in table


def test_lines_of_a_copy_keep_their_numbers(build: ModuleType, small: Path) -> None:
    copies = prepared(build, small)
    for name, function in (("purse.py", "def room"), ("table.py", "def can_take")):
        before = (small / "carrack" / name).read_text().splitlines()
        after = (copies / name).read_text().splitlines()
        assert [line.startswith(function) for line in before] == [
            line.startswith(function) for line in after
        ]


def test_an_inline_function_goes_to_its_callers_with_its_body(
    build: ModuleType, small: Path
) -> None:
    copies = prepared(build, small)
    assert (
        (copies / "purse.pxd")
        .read_text()
        .endswith(
            "\ncdef inline bint inline_full(int cubes, int seat) noexcept nogil:\n"
            "    return cubes >= MOST\n"
        )
    )
    sheet = (copies / "table.pxd").read_text()
    assert "from carrack.purse cimport inline_full as full, room\n" in sheet
    assert "return NOBODY if inline_full(cubes, seat)" in (copies / "purse.py").read_text()
    assert "def full(cubes, seat):" in (copies / "purse.py").read_text()


def test_a_method_that_is_called_like_an_inline_function_stays_what_it_is(
    build: ModuleType,
) -> None:
    sheet = "cdef int full(int cubes) noexcept nogil  # inline"
    assert build.calling_twins("judge.full(3) + full(4)", sheet) == "judge.full(3) + inline_full(4)"


def test_a_copy_is_written_only_when_it_changes_and_goes_with_its_source(
    build: ModuleType, small: Path
) -> None:
    copies = prepared(build, small)
    stamp = (copies / "purse.pxd").stat().st_mtime_ns
    (small / "carrack" / "table.py").unlink()
    (small / "carrack" / "table.pxd").unlink()
    prepared(build, small)
    assert (copies / "purse.pxd").stat().st_mtime_ns == stamp
    assert not (copies / "table.py").exists()


def test_an_inline_function_without_a_body_is_a_mistake_in_the_sheet(
    build: ModuleType, small: Path
) -> None:
    sheet = small / "carrack" / "purse.pxd"
    sheet.write_text(sheet.read_text().replace("bint full", "bint fuller"))
    with pytest.raises(ValueError, match="fuller is in the sheet, but not in the module"):
        prepared(build, small)


def test_nearly_all_constants_of_the_rules_are_numbers(build: ModuleType, tmp_path: Path) -> None:
    """A constant that is worked out while the program runs stays a variable: few are."""
    build.prepare(SOURCE, tmp_path)
    numbers = variables = 0
    for sheet in tmp_path.rglob("*.pxd"):
        text = sheet.read_text()
        numbers += text.count(' "(') + text.count('ULL"')
        lines = [line for line in text.splitlines() if build.CONSTANTS.match(line)]
        variables += sum(1 + line.count(",") for line in lines)
    assert numbers > 1000
    assert variables < 20
