"""What was laid out from the fields of a table, kept as long as nothing that it read has changed.

Whoever shows one table step after step would lay out hundreds of things anew, of which each step
changes a few. So a view is laid out in parts, and of each part it is noted which fields it read: as
long as those hold the same numbers, the same part is given again.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

from carrack.kernel.layout import Unpacked, shared_fields


class Part(NamedTuple):
    """Something that was laid out, and all that it was laid out from: fields, or rows of them."""

    read: frozenset[Hashable]
    value: Any


class Kept:
    """The parts of the views of one table. They are given to several viewers and again and again,
    so whoever gets them only reads; what differs from viewer to viewer has the viewer in its key.
    """

    def __init__(self) -> None:
        self.fields: Unpacked | None = None
        self.parts: dict[Hashable, Part] = {}

    def look(self, state: Any) -> Look:
        """The fields of the table as it is now, to lay out what has changed since the last look."""
        fields = shared_fields(state)
        if self.fields is not None and self.fields is not fields:
            self.go_on(self.fields, fields)
        self.fields = fields
        return Look(self, fields)

    def go_on(self, before: Unpacked, after: Unpacked) -> None:
        """Forget the parts that have read what is different now; unpack nothing twice."""
        changed = after.layout.changed(before.block, after.block)
        self.parts = {
            key: part for key, part in self.parts.items() if part.read.isdisjoint(changed)
        }
        for name, value in before.items():
            if name not in changed:
                after.setdefault(name, value)

    def part(self, key: Hashable, fields: Unpacked, lay: Callable[..., Any], *more: Any) -> Part:
        found = self.parts.get(key)
        if found is None:
            reading = Reading(self, fields)
            value = lay(reading, *more)
            found = self.parts[key] = Part(frozenset(reading.read), value)
        return found


class Look(Unpacked):
    """The fields of a table by name, and the parts of its views."""

    __slots__ = ("fields", "kept")

    def __init__(self, kept: Kept, fields: Unpacked) -> None:
        self.layout = fields.layout
        self.block = fields.block
        self.kept = kept
        self.fields = fields

    def __missing__(self, name: str) -> Any:
        value = self[name] = self.fields[name]
        return value

    def part(self, key: Hashable, lay: Callable[..., Any], *more: Any) -> Any:
        return self.kept.part(key, self.fields, lay, *more).value


class Reading(Look):
    """A look for one part: what it reads is noted, with what the parts in it have read."""

    __slots__ = ("read",)

    def __init__(self, kept: Kept, fields: Unpacked) -> None:
        super().__init__(kept, fields)
        self.read: set[Hashable] = set()

    def __missing__(self, name: str) -> Any:
        self.read.add(name)
        return super().__missing__(name)

    def part(self, key: Hashable, lay: Callable[..., Any], *more: Any) -> Any:
        read, value = self.kept.part(key, self.fields, lay, *more)
        self.read |= read
        return value

    def row_of(self, name: str, number: int) -> Any:
        self.layout.read_by_rows.add(name)
        self.read.add((name, number))
        return self.fields[name][number]
