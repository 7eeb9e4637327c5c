"""Findings, and the form an entry must have before anything can be said about its meaning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from carrack.games.macao.data import ESTIMATED, FOUND
from carrack.games.macao.names import COLORS
from carrack.kernel.errors import shown  #

ERROR, WARNING = "error", "warning"
MOST_CUBES = 12  # of one color in a cost; the compiled tables hold a little more
MOST_POINTS = 99
LARGEST_DRAWING = 100_000

Complaint = str | None


class Said(str):
    """A sentence that knows how it is called in other languages, and the words it holds."""

    key: str
    words: dict[str, str | int]


def said(key: str, sentence: str, **words: str | int) -> Said:
    """The sentence in English, and what a translation needs.

    >>> said("too_many", "there are 9 ports", count=9).words
    {'count': 9}
    """
    told = Said(sentence)
    told.key, told.words = key, words
    return told


STRAY = said("stray", "does not belong here")
Test = Callable[[Any], Complaint]
Form = dict[str, Test]


@dataclass(frozen=True)
class Finding:
    """Something wrong with the figures: an error cannot be played, a warning can."""

    file: str
    place: str  # the id of a card, quarter, port or space; empty for the file as a whole
    field: str
    sentence: str
    severity: str

    @property
    def key(self) -> str:
        """What the sentence is called in the texts; empty where there is English alone."""
        return self.sentence.key if isinstance(self.sentence, Said) else ""

    @property
    def words(self) -> dict[str, str | int]:
        return self.sentence.words if isinstance(self.sentence, Said) else {}

    def __str__(self) -> str:
        return f"{self.file}: {self.sentence}"


class Report:
    """The findings so far."""

    def __init__(self) -> None:
        self.findings: list[Finding] = []

    @property
    def has_errors(self) -> bool:
        return any(finding.severity == ERROR for finding in self.findings)

    def error(self, file: str, place: str, field: str, sentence: str) -> None:
        self.findings.append(Finding(file, place, field, sentence, ERROR))

    def warning(self, file: str, place: str, field: str, sentence: str) -> None:
        self.findings.append(Finding(file, place, field, sentence, WARNING))


@dataclass(frozen=True)
class Entry:
    """One table of a file: where it stands, and what it is called in sentences."""

    file: str
    place: str
    title: str
    values: Mapping[str, Any]


def has_form(report: Report, entry: Entry, form: Form, optional: Form | None = None) -> bool:
    """Whether all fields are there, no others, each with a value that can be used."""
    known = {**form, **(optional or {})}
    sound = True
    for field in form:
        if field not in entry.values:
            report.error(
                entry.file, entry.place, field, said("missing", f"{entry.title} has no {field}")
            )
            sound = False
    for field, value in entry.values.items():
        complaint = known[field](value) if field in known else STRAY
        if complaint:
            name = field if field in known else shown(field)
            sentence = f"{entry.title}: {name} {complaint}"
            report.error(entry.file, entry.place, str(field), as_said(complaint, sentence))
            sound = False
    return sound


def as_said(complaint: str, sentence: str) -> str:
    """The whole sentence, called as the complaint in it."""
    if isinstance(complaint, Said):
        return said(complaint.key, sentence, **complaint.words)
    return sentence


def tables_of(report: Report, file: str, name: str, value: object) -> list[Entry]:
    """The entries of a list of tables such as [[card]]; those without a usable id are left out."""
    if not isinstance(value, list) or not value:
        report.error(
            file, "", name, said("no_list", f"there must be a list of [[{name}]] tables", name=name)
        )
        return []
    entries = []
    for number, table in enumerate(value, start=1):
        if not isinstance(table, Mapping):
            report.error(file, "", name, f"{name} number {number} is {shown(table)}, not a table")
        elif is_name(table.get("id")):
            report.error(file, "", "id", f"{name} number {number}: id {is_name(table.get('id'))}")
        else:
            entries.append(Entry(file, table["id"], f"{name} {table['id']}", table))
    check_ids_differ(report, entries, name)
    return entries


def check_ids_differ(report: Report, entries: list[Entry], name: str) -> None:
    counts = Counter(entry.place for entry in entries)
    for place in sorted(place for place in counts if counts[place] > 1):
        sentence = said(
            "twice", f"the id {place} is on {counts[place]} entries of {name}", id=place
        )
        report.error(entries[0].file, place, "id", sentence)


def table_at(report: Report, file: str, name: str, value: object, form: Form) -> bool:
    """The same for a single table such as [wall]."""
    if not isinstance(value, Mapping):
        report.error(file, "", name, said("no_table", f"there must be a table [{name}]", name=name))
        return False
    return has_form(report, Entry(file, name, f"[{name}]", value), form)


# ---- tests for single values; each says what is wrong, or nothing ----


def is_text(value: Any) -> Complaint:
    if isinstance(value, str) and value.strip() == value and value and "\n" not in value:
        return None
    return said("text", f"must be a text of one line, not {shown(value)}", value=shown(value))


def is_name(value: Any) -> Complaint:
    plain = isinstance(value, str) and value.isascii() and value.replace("_", "a").isalnum()
    if plain and value == value.lower() and value[0].isalpha() and len(value) <= 40:
        return None
    sentence = f"must be lower-case letters, digits and _, not {shown(value)}"
    return said("id", sentence, value=shown(value))


def is_bool(value: Any) -> Complaint:
    if isinstance(value, bool):
        return None
    return said("bool", f"must be true or false, not {shown(value)}", value=shown(value))


def whole(low: int, high: int) -> Test:
    def test(value: Any) -> Complaint:
        if type(value) is int and low <= value <= high:
            return None
        sentence = f"must be a whole number from {low} to {high}, not {shown(value)}"
        return said("whole", sentence, low=low, high=high, value=shown(value))

    return test


def is_position(value: Any) -> Complaint:
    if type(value) in (int, float) and 0 <= value <= LARGEST_DRAWING:  # nan is in no range
        return None
    sentence = f"must be a number from 0 to {LARGEST_DRAWING}, not {shown(value)}"
    return said("position", sentence, high=LARGEST_DRAWING, value=shown(value))


def is_point(value: Any) -> Complaint:
    if isinstance(value, list) and len(value) == 2 and not any(map(is_position, value)):
        return None
    return f"must be a pair of numbers from 0 to {LARGEST_DRAWING}, not {shown(value)}"


def one_of(names: Iterable[str]) -> Test:
    allowed = tuple(names)

    def test(value: Any) -> Complaint:
        if isinstance(value, str) and value in allowed:
            return None
        choices = ", ".join(allowed)
        sentence = f"is {shown(value)}, it must be one of {choices}"
        return said("one_of", sentence, choices=choices, value=shown(value))

    return test


def is_cost(value: Any) -> Complaint:
    """Cubes by color, at least one."""
    if not isinstance(value, Mapping) or not value:
        sentence = f"must name cubes, such as {{ red = 1, blue = 1 }}, not {shown(value)}"
        return said("cubes", sentence, value=shown(value))
    for color, count in value.items():
        if color not in COLORS:
            colors = ", ".join(COLORS)
            sentence = f"names the color {shown(color)}, the colors are {colors}"
            return said("color", sentence, color=shown(color), colors=colors)
        if whole(1, MOST_CUBES)(count):
            sentence = f"has {shown(count)} {color} cubes, it must be from 1 to {MOST_CUBES}"
            return said("cube_count", sentence, count=shown(count), color=color, most=MOST_CUBES)
    return None


def list_of(test: Test, *, length: int | None = None) -> Test:
    def test_all(value: Any) -> Complaint:
        if not isinstance(value, list) or (length is not None and len(value) != length):
            size = "" if length is None else f" of {length} values"
            return said("list", f"must be a list{size}, not {shown(value)}", value=shown(value))
        complaints = [complaint for complaint in map(test, value) if complaint]
        return as_said(complaints[0], f"holds a value that {complaints[0]}") if complaints else None

    return test_all


def sources(fields: Iterable[str]) -> Test:
    """Where each figure comes from."""
    names = tuple(fields)

    def test(value: Any) -> Complaint:
        if not isinstance(value, Mapping) or set(value) != set(names):
            all_names = ", ".join(names)
            sentence = f"must say where each of {all_names} comes from"
            return said("sources", sentence, names=all_names)
        for name in names:
            if value[name] not in (FOUND, ESTIMATED):
                sentence = (
                    f"says {shown(value[name])} about {name}, it must be {FOUND} or {ESTIMATED}"
                )
                return said("source", sentence, name=name, value=shown(value[name]))
        return None

    return test


def is_list(value: Any) -> Complaint:
    return None if isinstance(value, list) else f"must be a list, not {shown(value)}"


def is_table(value: Any) -> Complaint:
    return None if isinstance(value, Mapping) else f"must be a table, not {shown(value)}"
