"""The structs of a program as records of numpy, with the numbers that objects of Python hold."""

from __future__ import annotations

from ctypes import string_at
from typing import Any

import numpy

from carrack.kernel.layout import ALL_SIZES
from carrack.kernel.memory import COMPILED, place_of
from carrack.research.device.emit import Program
from carrack.research.device.functions import SAME

KINDS = {"float": "f4", "double": "f8"} | {
    ctype: f"{'u' if 'unsigned' in ctype else 'i'}{size}"
    for ctype, size in ALL_SIZES.items()
    if ctype not in ("float", "double")
}
ADDRESS = "u8"
# Where rows are written: an address, how far the numbers of a row are from each other, and the
# place of the first one as the rules count.
STRIDED = numpy.dtype([("at", ADDRESS), ("stride", "i8"), ("start", "i8")])


def kind_of(ctype: str) -> Any:
    return KINDS.get(SAME.get(ctype, ctype), ADDRESS)


def record_for(program: Program, struct: str) -> Any:
    """A record as C lays it out, all zero."""
    fields = [
        (
            member.name,
            STRIDED if struct in program.papers else kind_of(member.ctype),
            member.dims,
        )
        for _, member in program.members(struct)
    ]
    return numpy.zeros((), numpy.dtype(fields, align=True))


def filled(program: Program, struct: str, holder: Any) -> Any:
    """A record with the numbers of an object of that class."""
    record = record_for(program, struct)
    held = memory_of(program, struct, holder) if COMPILED else None
    for _, member in program.members(struct):
        if member.ctype in ALL_SIZES:  # no address
            name = member.name
            record[name] = held[name] if held is not None else getattr(holder, name)
    return record


def memory_of(program: Program, struct: str, holder: Any) -> dict[str, Any]:
    """All members of a compiled object: its head, then those of its bases, then its own."""
    kind: Any = numpy.dtype([("head", ADDRESS, 2)])
    kinds, has_table = [], False
    for _, one in reversed(program.chains[struct]):
        fields: list[Any] = [("base", kind)]
        if one.methods and not has_table:  # where its C methods are
            fields.append(("table", ADDRESS))
            has_table = True
        fields += [(member.name, kind_of(member.ctype), member.dims) for member in one.members]
        kind = numpy.dtype(fields, align=True)
        kinds.append(kind)
    if kind.itemsize != type(holder).__basicsize__:
        raise TypeError(f"{struct} has {type(holder).__basicsize__} bytes, not {kind.itemsize}")
    found: dict[str, Any] = {}
    record = numpy.frombuffer(string_at(place_of(holder), kind.itemsize), kind)[0]
    for _ in kinds:
        found |= {name: record[name] for name in record.dtype.names if name != "base"}
        record = record["base"]
    return found
