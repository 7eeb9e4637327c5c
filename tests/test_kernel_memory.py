"""The one module that is written twice: memory.py and memory.pyx do the same in both builds."""

from __future__ import annotations

import ast
import ctypes
import math
import re
from array import array
from pathlib import Path

import pytest

import carrack
from carrack.kernel import memory
from carrack.kernel.layout import Field, Layout
from carrack.kernel.limits import INT_MAX

FOLDER = Path(carrack.__file__).parent / "kernel"


def written_in(path: Path) -> dict[str, list[str]]:
    """The functions of a twin with the names of their arguments."""
    found = re.findall(r"^(?:def|cpdef [\w ]*?|cdef \w+) ?(\w+)\((.*)\)", path.read_text(), re.M)
    return {
        name: [part.split()[-1].lstrip("*") for part in listed.split(",") if part]
        for name, listed in found
    }


def test_both_twins_have_the_same_functions() -> None:
    tree = ast.parse((FOLDER / "memory.py").read_text())
    python = {
        node.name: [one.arg for one in node.args.args]
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
    }
    c = written_in(FOLDER / "memory.pyx")
    c["lowest"] = c.pop("python_lowest")
    assert {name: c[name] for name in c if not name.startswith("_")} == python


def small_state() -> carrack.State:
    return carrack.load("macau_cards").new(seats=3, seed=7)


def block_of(state: carrack.State) -> bytes:
    return memory.read_block(state)


def test_whether_this_is_the_compiled_build() -> None:
    assert memory.COMPILED is (carrack.build_mode() == "compiled")


def test_a_block_begins_where_the_layout_says() -> None:
    state = small_state()
    kind = type(state)
    start = memory.block_start(kind, kind.LAYOUT)
    assert start == state.block_start
    assert (start > 0) == memory.COMPILED


def test_a_block_is_read_and_written() -> None:
    state, other = small_state(), carrack.load("macau_cards").new(seats=3, seed=8)
    assert len(block_of(state)) == type(state).LAYOUT.size
    assert block_of(state) != block_of(other)
    memory.write_block(other, block_of(state))
    assert block_of(state) == block_of(other)


def test_a_block_of_another_size_is_refused() -> None:
    state = small_state()
    with pytest.raises(ValueError, match="bytes is needed, not 9"):
        memory.write_block(state, b"too short")


def test_a_block_is_copied_and_cleared() -> None:
    state, other = small_state(), carrack.load("macau_cards").new(seats=3, seed=8)
    memory.copy_block(other, state, state.block_start, state.block_size)
    assert block_of(state) == block_of(other)
    memory.clear_block(other, state.block_start, state.block_size)
    assert block_of(other) == bytes(len(block_of(other)))
    assert block_of(state) != block_of(other)  # it was a copy


class Plain(carrack.State):
    """A title in plain Python."""

    LAYOUT = Layout(Field("gold", "short", 2, 2), Field("turn", "int"))


def test_a_plain_state_gets_its_fields_all_zero() -> None:
    state = Plain.__new__(Plain)
    memory.prepare(state)
    assert (state.gold, state.turn) == ([[0, 0], [0, 0]], 0)


class Scratch:
    """Working memory of a class that is not compiled."""

    SCRATCH = Layout(Field("worth", "double", 2), Field("seen", "int"))


def test_working_memory_is_zero_at_first() -> None:
    """In the compiled build it is a part of the object; a Python class has none there."""
    holder = Scratch()
    memory.prepare_scratch(holder)
    found = vars(holder)
    assert found == ({} if memory.COMPILED else {"worth": [0.0, 0.0], "seen": 0})


class Holder:
    """Printed figures of a title in plain Python."""

    gold: list[int]
    turn: int


def test_printed_figures_are_written_once() -> None:
    holder = Holder()
    layout = Layout(Field("gold", "short", 2), Field("turn", "int"))
    memory.write_numbers(holder, layout, {"gold": [3, 4], "turn": 9})
    assert (holder.gold, holder.turn) == ([3, 4], 9)
    with pytest.raises(ValueError, match="turn is missing"):
        memory.write_numbers(holder, layout, {"gold": [3, 4]})


@pytest.mark.parametrize(
    ("value", "number"),
    [
        (0, 0),
        (7, 7),
        (INT_MAX, INT_MAX),
        (INT_MAX + 1, -1),
        (2**32 - 1, -1),
        (2**64, -1),
        (10**30, -1),
        (-1, -1),
        (-(10**30), -1),
        (True, -1),
        (1.0, -1),
        ("1", -1),
        (None, -1),
    ],
)
def test_a_seat_or_an_action_is_a_small_number_or_none(value: object, number: int) -> None:
    assert memory.small(value) == number


def test_roots_and_powers() -> None:
    assert memory.square_root(2.0) == math.sqrt(2.0)
    assert memory.exponential(-1.5) == math.exp(-1.5)


def test_room_is_reserved_and_given_back() -> None:
    found = memory.reserve(3, 8)
    assert found if memory.COMPILED else found == [0, 0, 0]
    memory.release(found)


def test_the_numbers_of_an_array_can_be_found() -> None:
    numbers = array("h", [3, 4, 5])
    found = memory.numbers_of(numbers)
    address, _ = numbers.buffer_info()
    assert found == address if memory.COMPILED else list(found) == [3, 4, 5]


def test_the_place_of_an_object() -> None:
    thing = object()
    assert memory.place_of(thing) == (id(thing) if memory.COMPILED else thing)


@pytest.mark.parametrize(
    ("bits", "place"), [(0, 0), (1, 0), (2, 1), (12, 2), (1 << 40, 40), (1 << 63, 63)]
)
def test_the_lowest_bit(bits: int, place: int) -> None:
    assert memory.lowest(bits) == place


@pytest.mark.parametrize(
    ("numbers", "value", "places"),
    [
        ([], 1, []),
        ([1], 1, [0]),
        ([2, 1, 1, 2, 1], 1, [1, 2, 4]),
        ([-1] * 3 + [5], -1, [0, 1, 2]),
        ([7, 0] * 40, 7, list(range(0, 80, 2))),
        ([3] * 130, 3, list(range(130))),
        ([3, 4] * 60, 4, list(range(1, 120, 2))),  # the last sixteen are not a whole part
        ([1] * 15 + [2] + [1] * 4, 1, [*range(15), *range(16, 20)]),
        ([2] * 66 + [1], 1, [66]),
    ],
)
def test_where_a_number_stands(numbers: list[int], value: int, places: list[int]) -> None:
    assert places_of(numbers, value) == places


def places_of(numbers: list[int], value: int) -> list[int]:
    """In the compiled build a function of C, which Python cannot call as such."""
    count = len(numbers)
    if not memory.COMPILED:
        found = [0] * count
        return found[: memory.places_of(numbers, value, count, found)]
    capsule = memory.__pyx_capi__["places_of"]  # type: ignore[attr-defined]  # made by Cython
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype = ctypes.c_void_p
    pointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
    kind = b"int (signed char *, int, int, short *)"
    function = ctypes.CFUNCTYPE(
        ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_int, ctypes.c_void_p
    )(pointer(capsule, kind))
    room = (ctypes.c_short * max(1, count))()
    there = (ctypes.c_byte * max(1, count))(*numbers)
    often = function(ctypes.addressof(there), value, count, ctypes.addressof(room))
    return list(room)[:often]
