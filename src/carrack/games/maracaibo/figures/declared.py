"""How a printed figure is declared: once, as a field of one of the tables in this folder.

    annex_village: int = figure(whole(1, 20), into="annex_village")

From the declaration follow what the checker asks of the file (`form_of`), the named table
(`read`), and the number in `Tables` that the rules read (`printed.Printed.put_table`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar, cast

from carrack.games.maracaibo.checks.forms import MOST, is_name, list_of
from carrack.games.maracaibo.checks.ops import is_cost, is_cost_or_empty, ops_at
from carrack.games.maracaibo.names import NONE
from carrack.games.maracaibo.ops import Cost, cost_of, ops_of
from carrack.kernel import findings
from carrack.kernel.errors import shown
from carrack.kernel.findings import Complaint, Form, Test, is_bool, is_position, is_text, table_of

if TYPE_CHECKING:
    from carrack.games.maracaibo.checks.places import Places

NEEDED: Any = object()  # in place of a default: the file must have it
T = TypeVar("T")


def as_it_is(value: Any) -> Any:
    return value


def as_number(_numbers: Any, value: Any) -> int:
    return int(value)


@dataclass(frozen=True)
class Kind:
    """What a figure may be: the test of its value, what it is read as, and its number."""

    test: Callable[[Places], Test]  # what may be named depends on the other files
    read: Callable[[Any], Any] = as_it_is
    number: Callable[[Any, Any], Any] = (
        as_number  # given the `Printed` numbers so far and the value
    )


@dataclass(frozen=True)
class Figure:
    """One declared figure."""

    kind: Kind
    toml: str
    default: Any
    into: tuple[str, ...]
    column: int
    alone: bool


def figure(
    kind: Kind,
    *,
    toml: str = "",
    default: Any = NEEDED,
    into: str | tuple[str, ...] = (),
    column: int | None = None,
    alone: bool = False,
) -> Any:
    """A field of a table of the files.

    `toml` is its name there, where that is another; with a `default` it may be missing. `into`
    names the number of `Tables` (or several, for a value of several numbers) that it becomes, with
    the `column` it begins at in a row of numbers. What one entry alone has (`alone`) fills its
    numbers from the start.
    """
    names = (into,) if isinstance(into, str) else into
    declared = Figure(kind, toml, default, names, -1 if column is None else column, alone)
    return field(metadata={"figure": declared})


def declared_in(table: type) -> dict[str, Figure]:
    """The figures of a table, by the names of its fields."""
    return figures_of(cast(Hashable, table))


@cache
def figures_of(table: Any) -> dict[str, Figure]:
    found = {part.name: part.metadata["figure"] for part in fields(table) if part.metadata}
    return {name: replace(one, toml=one.toml or name) for name, one in found.items()}


def form_of(table: type, places: Places) -> tuple[Form, Form]:
    """The fields that an entry of the files must have, and those that it may have."""
    needed: Form = {}
    optional: Form = {}
    for one in declared_in(table).values():
        (needed if one.default is NEEDED else optional)[one.toml] = one.kind.test(places)
    return needed, optional


def read(table: type[T], entry: Mapping[str, Any]) -> T:
    """A checked entry as a named table."""
    values = {
        name: one.kind.read(entry[one.toml]) if one.toml in entry else one.default
        for name, one in declared_in(table).items()
    }
    return table(**values)


def read_all(table: type[T], entries: Iterable[Mapping[str, Any]]) -> tuple[T, ...]:
    return tuple(read(table, entry) for entry in entries)


# ---- kinds ----


def fixed(test: Test) -> Kind:
    """A kind for which the other files do not matter."""
    return Kind(lambda _: test)


NAME, TEXT, POSITION, FLAG = fixed(is_name), fixed(is_text), fixed(is_position), fixed(is_bool)


def whole(low: int, high: int) -> Kind:
    return fixed(findings.whole(low, high))


def exactly(expected: Any) -> Kind:
    return fixed(findings.exactly(expected))


AMOUNT = whole(0, MOST)
MARK = exactly(True)  # there or not


def number_in(words: Sequence[str], word: str) -> int:
    """The place of a word in its list; NONE for no word."""
    return words.index(word) if word else NONE


def word(words: Sequence[str]) -> Kind:
    """One of some words; its number is its place among them, NONE where there is none."""
    return Kind(
        lambda _: findings.one_of(words), number=lambda _, value: number_in(list(words), value)
    )


def many(kind: Kind, low: int = 0, high: int = MOST, *, differ: bool = False) -> Kind:
    """So many values of a kind."""
    return Kind(
        lambda places: list_of(kind.test(places), low=low, high=high, differ=differ),
        lambda values: tuple(map(kind.read, values)),
        lambda numbers, values: [kind.number(numbers, value) for value in values],
    )


def bits(numbers: Iterable[int]) -> int:
    total = 0
    for number in numbers:
        total |= 1 << number
    return total


def as_bits(kind: Kind) -> Kind:
    """Many values as one number: a bit for each."""
    return replace(kind, number=lambda numbers, values: bits(kind.number(numbers, values)))


def as_flags(words: Sequence[str], kind: Kind) -> Kind:
    """Some of these words as several numbers: for each of them whether it is there."""
    return replace(kind, number=lambda _, value: tuple(int(word in value) for word in words))


def ops(without: tuple[str, ...] = ()) -> Kind:
    """What happens, as a list of ops; its number is that of the list."""
    return Kind(
        lambda places: ops_at(places.cities, without),
        ops_of,
        lambda numbers, value: numbers.list_of(value),
    )


def cost_number(numbers: Any, cost: Cost | None) -> int:
    number: int = NONE if cost is None else numbers.cost_of(cost)
    return number


OPS = ops()
COST = Kind(lambda _: is_cost, cost_of, cost_number)
COST_IF_ANY = Kind(
    lambda _: is_cost_or_empty, lambda value: cost_of(value) if value else None, cost_number
)


def in_list(of: str) -> Kind:
    """A name out of a list that the files hold, such as the locations."""
    return Kind(lambda places: findings.one_of(getattr(places, of)))


def located(of: str) -> Kind:
    """A location; its number is its place in the list of locations."""
    return replace(
        in_list(of), number=lambda numbers, name: numbers.locations[name] if name else NONE
    )


LOCATION, CITY, STOP = located("locations"), located("cities"), located("assistant_places")


# ---- tables inside an entry ----


@dataclass(frozen=True)
class Parts:
    """A table inside an entry. Each of its parts is a figure of its own, with the same `toml`.

    Where `by` names a part that says what kind of table it is, `forms` tells which parts each kind
    has besides, and which of them are of another kind than usual.
    """

    kinds: Mapping[str, Kind]
    by: str = ""
    forms: Mapping[str, Mapping[str, Kind | None]] | None = None

    def test(self, places: Places) -> Test:
        if self.forms is None:
            return table_of({name: kind.test(places) for name, kind in self.kinds.items()})
        forms = {
            name: self.form(places, {self.by: None, **form}) for name, form in self.forms.items()
        }

        def test(value: Any) -> Complaint:
            which = value.get(self.by) if isinstance(value, Mapping) else None
            if not isinstance(which, str) or which not in forms:
                return f"is of the unknown kind {shown(which)}"
            return table_of(forms[which])(value)

        return test

    def form(self, places: Places, names: Mapping[str, Kind | None]) -> Form:
        return {name: (kind or self.kinds[name]).test(places) for name, kind in names.items()}

    def part(self, name: str, absent: Any = NEEDED) -> Kind:
        """One part; the default where its table is there without it."""
        kind = self.kinds[name]

        def read_part(value: Mapping[str, Any]) -> Any:
            return kind.read(value[name]) if absent is NEEDED or name in value else absent

        return Kind(self.test, read_part, kind.number)


def inside(table: type) -> Kind:
    """A table inside an entry that is a named table of its own, with figures of its own."""
    return Kind(
        lambda places: table_of(*form_of(table, places)),
        lambda value: read(table, value),
    )
