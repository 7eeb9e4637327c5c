"""Layouts: the fields of a state as bytes, exactly where a C compiler would put them."""

from __future__ import annotations

import ctypes
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import carrack
from carrack.kernel.layout import (
    CODES,
    SIZES,
    Field,
    Layout,
    add_fields,
    copied,
    copy_fields,
    fields_of,
    read_fields,
    shared_fields,
    write_fields,
    zeros,
)

C_TYPES: dict[str, Any] = {
    "signed char": ctypes.c_byte,
    "short": ctypes.c_short,
    "int": ctypes.c_int,
    "long long": ctypes.c_longlong,
    "unsigned long long": ctypes.c_ulonglong,
}
EXAMPLE = Layout(
    Field("gold", "short", 2),
    Field("turn", "int"),
    Field("hand", "signed char", 2, 3),
    Field("seed", "long long"),
)
VALUES = {"gold": [3, -4], "turn": 9, "hand": [[1, 2, 3], [-1, -2, -3]], "seed": 2**40}

fields = st.lists(
    st.tuples(st.sampled_from(sorted(SIZES)), st.lists(st.integers(1, 3), max_size=3)), max_size=6
)


def layout_of(rows: list[tuple[str, list[int]]]) -> Layout:
    return Layout(*[Field(f"f{i}", ctype, *dims) for i, (ctype, dims) in enumerate(rows)])


def c_struct(layout: Layout) -> type[ctypes.Structure]:
    members = []
    for field in layout:
        kind = C_TYPES[field.ctype]
        for size in reversed(field.dims):
            kind = kind * size
        members.append((field.name, kind))
    # The pointer in front is the one to the tables; it makes the object end on eight bytes.
    return type("Struct", (ctypes.Structure,), {"_fields_": [("t", ctypes.c_void_p), *members]})


@given(rows=fields)
def test_fields_lie_where_c_puts_them(rows: list[tuple[str, list[int]]]) -> None:
    layout = layout_of(rows)
    struct = c_struct(layout)
    assert ctypes.sizeof(struct) - 8 == layout.size
    for field in layout:
        values = {other.name: other.nested([0] * other.count) for other in layout}
        values[field.name] = field.nested([1] * field.count)
        block = layout.pack(values)
        start = getattr(struct, field.name).offset - 8
        assert block[start] == 1
        assert sum(block) == field.count
        assert not any(block[:start])


@given(rows=fields, data=st.data())
def test_packed_values_come_back(rows: list[tuple[str, list[int]]], data: st.DataObject) -> None:
    layout = layout_of(rows)
    values = {}
    for field in layout:
        bits = 8 * SIZES[field.ctype]
        low = 0 if field.ctype.startswith("unsigned") else -(2 ** (bits - 1))
        number = st.integers(low, low + 2**bits - 1)
        flat = data.draw(st.lists(number, min_size=field.count, max_size=field.count))
        values[field.name] = field.nested(flat)
    block = layout.pack(values)
    assert len(block) == layout.size
    assert layout.unpack(block) == values


def test_every_c_type_has_a_size_and_a_code() -> None:
    assert set(SIZES) == set(CODES) == set(C_TYPES)
    assert {name: ctypes.sizeof(kind) for name, kind in C_TYPES.items()} == SIZES


def test_an_empty_layout_has_no_bytes() -> None:
    assert Layout().size == 0
    assert Layout().pack({}) == b""
    assert Layout().unpack(b"") == {}


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("gold", [1], r"gold must have the shape \(2,\)"),
        ("gold", [1, 2, 3], "shape"),
        ("gold", 5, "shape"),
        ("gold", (1, 2), "shape"),
        ("gold", [1, [2]], "whole numbers"),
        ("gold", [1, True], "whole numbers"),
        ("gold", [1, 2.0], "whole numbers"),
        ("gold", [1, "2"], "whole numbers"),
        ("gold", [1, 32768], "does not fit"),
        ("gold", [1, 10**30], "does not fit"),
        ("turn", [9], "whole numbers"),
        ("turn", None, "whole numbers"),
        ("turn", 2**31, "does not fit"),
        ("hand", [[1, 2, 3]], "shape"),
        ("hand", [[1, 2, 3], [1, 2]], "shape"),
        ("hand", [1, 2, 3, 4, 5, 6], "shape"),
        ("hand", [[1, 2, 3], [1, 2, 128]], "does not fit"),
    ],
)
def test_a_value_of_the_wrong_shape_or_size_is_refused(name: str, value: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        EXAMPLE.pack({**VALUES, name: value})


def test_a_missing_field_is_named() -> None:
    with pytest.raises(ValueError, match="turn is missing"):
        EXAMPLE.pack({name: value for name, value in VALUES.items() if name != "turn"})


def test_fields_can_live_in_any_object() -> None:
    one, other = SimpleNamespace(), SimpleNamespace()
    add_fields(one, EXAMPLE)
    add_fields(other, EXAMPLE)
    assert one.hand == [[0, 0, 0], [0, 0, 0]]
    write_fields(one, EXAMPLE, EXAMPLE.pack(VALUES))
    assert vars(one) == VALUES
    copy_fields(other, one, EXAMPLE)
    other.hand[0][0] = 7
    other.gold[0] = 7
    assert vars(one) == VALUES
    assert read_fields(one, EXAMPLE) == EXAMPLE.pack(VALUES)


def test_rows_of_zeros_are_not_shared() -> None:
    table = zeros((2, 3))
    table[0][0] = 1
    assert table == [[1, 0, 0], [0, 0, 0]]
    assert zeros(()) == 0


def test_copies_of_nested_lists_are_independent() -> None:
    table = [[[1], [2]], [[3], [4]]]
    twin = copied(table)
    twin[1][1][0] = 9
    assert table == [[[1], [2]], [[3], [4]]]
    assert copied(5) == 5
    assert copied([]) == []


@pytest.mark.parametrize("title", carrack.titles())
def test_fields_that_are_unpacked_one_by_one_are_those_of_the_table(title: str) -> None:
    state = carrack.load(title).new(seats=2, seed=3)
    whole = state.table()
    assert {name: fields_of(state)[name] for name in whole} == whole


def test_all_who_only_look_share_what_is_unpacked() -> None:
    state = carrack.load("macao").new(seats=2, seed=3)
    gold = shared_fields(state)["gold"]
    assert shared_fields(state.clone())["gold"] is gold
    # Whoever is given a view may do with it what they like.
    view = state.view(0)
    view["order"].clear()
    assert state.view(0)["order"]
    # Another table is another matter.
    state.apply(state.actors[0], state.legal(state.actors[0])[0])
    assert shared_fields(state) is not shared_fields(carrack.load("macao").new(seats=2, seed=3))
