"""The fields of a state, named and sized once.

In the compiled build the fields are C members, one after the other; in the pure build they are
nested lists. A layout describes both, so that neither C types nor copying, saving and fingerprints
need a line of their own in a title. `LAYOUT` of a class holds what is saved: the fields of a state,
or printed figures. `SCRATCH` holds working memory that nobody else sees.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any

SIZES = {"signed char": 1, "short": 2, "int": 4, "long long": 8, "unsigned long long": 8}
CODES = {"signed char": "b", "short": "h", "int": "i", "long long": "q", "unsigned long long": "Q"}
# In working memory (SCRATCH) there may be others, too; a state must not differ by a rounding.
ALL_SIZES = SIZES | {"float": 4, "double": 8, "bint": 4}
ALL_CODES = CODES | {"float": "f", "double": "d", "bint": "i"}
ALIGNMENT = 8
STRETCH = 6  # fields that are compared together
REMEMBERED = 128  # tables whose fields are kept, of each title
# Before the type of such a field where a layout is written in one line.
LATER = "later "
KNOWN = "known "


@dataclass(frozen=True)
class Field:
    """One member: `Field("hand", "short", 10, 54)` is `short hand[10][54]` in C."""

    name: str
    ctype: str
    dims: tuple[int, ...]

    def __init__(self, name: str, ctype: str, *dims: int) -> None:
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "ctype", ctype)
        object.__setattr__(self, "dims", dims)

    @property
    def count(self) -> int:
        total = 1
        for size in self.dims:
            total *= size
        return total

    def nested(self, flat: tuple[int, ...] | list[int]) -> Any:
        """The flat numbers as nested lists of this field's shape; a plain int without
        dimensions.
        """
        if not self.dims:
            return flat[0]
        values: list[Any] = list(flat)
        for size in reversed(self.dims[1:]):
            values = [values[i : i + size] for i in range(0, len(values), size)]
        return values

    def flat(self, value: Any) -> list[int]:
        """Nested lists back to flat numbers; ValueError when the shape or the range is wrong."""
        values: list[Any] = [value]
        # Every fingerprint of the pure build comes by here: sets of a map, no loop in Python.
        for size in self.dims:
            if set(map(type, values)) != {list} or set(map(len, values)) != {size}:
                raise ValueError(f"{self.name} must have the shape {self.dims}")
            values = list(chain.from_iterable(values)) if len(values) > 1 else values[0]
        if set(map(type, values)) != {int}:
            raise ValueError(f"{self.name} must hold whole numbers")
        return values


class Later(Field):
    """A field that came after games had been recorded, at the end of its layout.

    A dump without it has zeros there, and while all such fields are zero a fingerprint is what it
    was before.
    """


class Known(Later):
    """What everybody has seen, behind all other fields: it says how the state came about, so no
    fingerprint covers it. Whoever plays the moves again sees the same.
    """


KINDS = {KNOWN: Known, LATER: Later}


class Layout:
    """All fields of a state in the order of its C struct.

    >>> layout = Layout(Field("gold", "short", 2), Field("turn", "int"))
    >>> layout.pack({"gold": [3, 4], "turn": 9}).hex()
    '0300040009000000'
    >>> layout.unpack(bytes.fromhex("0300040009000000"))
    {'gold': [3, 4], 'turn': 9}
    """

    def __init__(self, *fields: Field) -> None:
        self.fields = fields
        first = [field for field in fields if not isinstance(field, Later)]
        if tuple(first) != fields[: len(first)]:
            raise ValueError("what came later stands at the end")
        told = [field for field in fields if not isinstance(field, Known)]
        if tuple(told) != fields[: len(told)]:
            raise ValueError("what everybody has seen stands behind all other fields")
        code, offset, self._first_end, self._told_end = "<", 0, 0, 0
        for field in fields:
            padding = -offset % ALL_SIZES[field.ctype]
            code += f"{padding}x" if padding else ""
            code += f"{field.count}{ALL_CODES[field.ctype]}"
            offset += padding + field.count * ALL_SIZES[field.ctype]
            self._first_end = offset if field in first else self._first_end
            self._told_end = offset if field in told else self._told_end
        padding = -offset % ALIGNMENT
        self._struct = struct.Struct(code + (f"{padding}x" if padding else ""))
        self.size = self._struct.size
        starts = [sum(field.count for field in fields[:i]) for i in range(len(fields))]
        self._slices = [
            (field, start, start + field.count) for field, start in zip(fields, starts, strict=True)
        ]
        self.places = {
            field.name: (field, *place)
            for field, place in zip(fields, places_of(fields), strict=True)
        }
        self.remembered: dict[bytes, Unpacked] = {}
        self.spans = {
            field.name: (start, start + field.count * ALL_SIZES[field.ctype])
            for field, _, start in self.places.values()
        }
        self.stretches = list(stretches_of(self.spans))
        self.read_by_rows: set[str] = set()  # fields of which somebody wants single rows

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields)

    def written(self) -> str:
        """All fields in one line, as `read` takes it.

        >>> Layout(Field("gold", "short", 2), Field("turn", "int")).written()
        'gold,short,2;turn,int'
        """
        rows = [
            (field.name, written_kind(field) + field.ctype, *field.dims) for field in self.fields
        ]
        return ";".join(",".join(map(str, row)) for row in rows)

    @classmethod
    def read(cls, text: str) -> Layout:
        """The layout that was written like this; compiled modules name theirs so.

        >>> Layout.read("gold,short,2;turn,int").size
        8
        """
        rows = [row.split(",") for row in text.split(";") if row]
        return cls(
            *(
                KINDS.get(ctype[: len(LATER)], Field)(
                    name, ctype.removeprefix(LATER).removeprefix(KNOWN), *map(int, dims)
                )
                for name, ctype, *dims in rows
            )
        )

    def pack(self, values: dict[str, Any]) -> bytes:
        """Named values as the bytes the compiled members would hold."""
        if type(values) is Unpacked:
            return self.pack_over(values)
        flat: list[int] = []
        for field in self.fields:
            if field.name in values:
                flat += field.flat(values[field.name])
            elif isinstance(field, Later):
                flat += [0] * field.count
            else:
                raise ValueError(f"{field.name} is missing")
        try:
            return self._struct.pack(*flat)
        except struct.error as error:
            raise ValueError(f"a number does not fit its field: {error}") from None

    def pack_over(self, values: Unpacked) -> bytes:
        """The block that these were unpacked from, with what has been changed in them since: for
        looks at a table that differs in a few fields.

        >>> layout = Layout(Field("gold", "short", 2), Field("turn", "int"))
        >>> values = Unpacked(layout, bytes.fromhex("0300040009000000"))
        >>> values["turn"] = 1
        >>> layout.pack(values).hex()
        '0300040001000000'
        """
        block = bytearray(values.block)
        try:
            for name, value in values.items():
                field, numbers, start = self.places[name]
                numbers.pack_into(block, start, *field.flat(value))
        except struct.error as error:
            raise ValueError(f"a number does not fit its field: {error}") from None
        return bytes(block)

    def fingerprinted(self, block: bytes) -> bytes:
        """The bytes that a fingerprint is made of: without fields that came later, while all of
        those are zero, and without what everybody has seen.

        >>> grown = Layout(Field("gold", "short"), Later("wine", "int"))
        >>> grown.fingerprinted(grown.pack({"gold": 3})) == Layout(Field("gold", "short")).pack(
        ...     {"gold": 3}
        ... )
        True
        """
        later = any(block[self._first_end : self._told_end])
        end = self._told_end if later else self._first_end
        return block[:end] + bytes(-end % ALIGNMENT)

    def unpack(self, block: bytes) -> dict[str, Any]:
        """The values by name in the bytes that `pack` made."""
        flat = self._struct.unpack(block)
        return {
            field.name: field.nested(flat[start:stop]) if field.dims else flat[start]
            for field, start, stop in self._slices
        }

    def changed(self, before: bytes, after: bytes) -> set[Hashable]:
        """The names of the fields that differ between two blocks; of those that are read by rows
        each row that differs as well, as name and number.

        >>> layout = Layout(Field("gold", "short", 2), Field("turn", "int"))
        >>> layout.read_by_rows.add("gold")
        >>> first, then = {"gold": [3, 4], "turn": 9}, {"gold": [3, 5], "turn": 9}
        >>> sorted(layout.changed(layout.pack(first), layout.pack(then)), key=str)
        [('gold', 1), 'gold']
        """
        names = [
            name
            for first, last, fields in self.stretches
            if before[first:last] != after[first:last]
            for name, start, stop in fields
            if before[start:stop] != after[start:stop]
        ]
        found: set[Hashable] = set(names)
        for name in self.read_by_rows.intersection(names):
            start, stop = self.spans[name]
            rows = self.places[name][0].dims[0]
            size = (stop - start) // rows
            for row, at in enumerate(range(start, stop, size)):
                if before[at : at + size] != after[at : at + size]:
                    found.add((name, row))
        return found


def written_kind(field: Field) -> str:
    """
    >>> written_kind(Later("wine", "int"))
    'later '
    """
    return next((word for word, kind in KINDS.items() if isinstance(field, kind)), "")


class Unpacked(dict[str, Any]):
    """Fields by name, for those who only read them: each is unpacked when it is first asked for.

    >>> layout = Layout(Field("gold", "short", 2), Field("turn", "int"))
    >>> Unpacked(layout, bytes.fromhex("0300040009000000"))["turn"]
    9
    """

    __slots__ = ("block", "layout")

    def __init__(self, layout: Layout, block: bytes) -> None:
        self.layout = layout
        self.block = block

    def __missing__(self, name: str) -> Any:
        field, numbers, start = self.layout.places[name]
        flat = numbers.unpack_from(self.block, start)
        value = self[name] = field.nested(flat) if field.dims else flat[0]
        return value

    def part(self, key: Hashable, lay: Callable[..., Any], *more: Any) -> Any:
        """A part of a view, laid out from these fields and what is always the same at this table;
        see `carrack.kernel.kept`, which keeps it by its key.
        """
        return lay(self, *more)

    def row(self, number: int) -> Row:
        """One row of every field, by its name: what a seat has."""
        return Row(self, number)

    def row_of(self, name: str, number: int) -> Any:
        return self[name][number]


class Row(dict[str, Any]):
    """One row of several fields at once, each read when it is first asked for.

    >>> layout = Layout(Field("gold", "short", 2), Field("wall", "short", 2))
    >>> Unpacked(layout, bytes.fromhex("0300040009000800")).row(1)["wall"]
    8
    """

    __slots__ = ("fields", "number")

    def __init__(self, fields: Unpacked, number: int) -> None:
        self.fields = fields
        self.number = number

    def __missing__(self, name: str) -> Any:
        value = self[name] = self.fields.row_of(name, self.number)
        return value


def stretches_of(
    spans: dict[str, tuple[int, int]],
) -> Iterator[tuple[int, int, list[tuple[str, int, int]]]]:
    """Fields that lie together, some at a time, so that most are compared at one blow."""
    fields = [(name, start, stop) for name, (start, stop) in spans.items()]
    for i in range(0, len(fields), STRETCH):
        together = fields[i : i + STRETCH]
        yield together[0][1], together[-1][2], together


def places_of(fields: tuple[Field, ...]) -> list[tuple[struct.Struct, int]]:
    """How the numbers of each field are unpacked, and where they begin."""
    places, offset = [], 0
    for field in fields:
        offset += -offset % ALL_SIZES[field.ctype]
        places.append((struct.Struct(f"<{field.count}{ALL_CODES[field.ctype]}"), offset))
        offset += field.count * ALL_SIZES[field.ctype]
    return places


def fields_of(state: Any) -> Unpacked:
    """The fields of a state as it is now, in lists of its own that may be given away."""
    return Unpacked(type(state).LAYOUT, state._block())


def shared_fields(state: Any) -> Unpacked:
    """The fields of a state for whoever only reads them: all who look at the same table, or at a
    copy of it, share what is unpacked. Views, events and choices of one step ask for the same
    fields.
    """
    layout, block = type(state).LAYOUT, state._block()
    found: Unpacked | None = layout.remembered.get(block)
    if found is None:
        if len(layout.remembered) >= REMEMBERED:
            layout.remembered.clear()
        found = layout.remembered[block] = Unpacked(layout, block)
    return found


def check_ranges(
    values: dict[str, Any], layout: Layout, ranges: dict[str, tuple[int, int]]
) -> None:
    """ValueError for a number outside its range; every field of the layout must have one.

    >>> check_ranges({"gold": [3, 40]}, Layout(Field("gold", "short", 2)), {"gold": (0, 20)})
    Traceback (most recent call last):
    ValueError: gold holds 40, it must be from 0 to 20
    """
    for field in layout:
        low, high = ranges[field.name]
        for number in field.flat(values[field.name]):
            if not low <= number <= high:
                raise ValueError(f"{field.name} holds {number}, it must be from {low} to {high}")


# The fields as attributes of an object: the pure build, and plain Python titles on the compiled
# kernel.


def add_fields(holder: Any, layout: Layout) -> None:
    """Give an object its fields, all zero."""
    for field in layout:
        setattr(holder, field.name, zeros(field.dims, zero_of(field.ctype)))


def copy_fields(to: Any, source: Any, layout: Layout) -> None:
    """Make all fields of one object equal to those of another."""
    for field in layout:
        setattr(to, field.name, copied(getattr(source, field.name)))


def read_fields(holder: Any, layout: Layout) -> bytes:
    """The fields as bytes, the same in both builds."""
    return layout.pack({field.name: getattr(holder, field.name) for field in layout})


def write_fields(holder: Any, layout: Layout, block: bytes) -> None:
    """Give all fields the values in the bytes that `read_fields` made."""
    for name, value in layout.unpack(block).items():
        setattr(holder, name, value)


def zero_of(ctype: str) -> int | float:
    return 0.0 if ctype in ("float", "double") else 0


def zeros(dims: tuple[int, ...], zero: int | float = 0) -> Any:
    """A new field of zeros for the pure build."""
    if not dims:
        return zero
    field: list[Any] = [zero] * dims[-1]
    for size in reversed(dims[:-1]):
        field = copied([field] * size)
    return field


def copied(value: Any) -> Any:
    """An independent copy of a field: nested lists of ints."""
    if type(value) is not list:
        return value
    if not value or type(value[0]) is not list:
        return value[:]
    if value[0] and type(value[0][0]) is list:
        return [copied(item) for item in value]
    return [row[:] for row in value]
