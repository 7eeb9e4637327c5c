"""Findings, and the form an entry must have before anything can be said about its meaning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from carrack.games.maracaibo.data import (
    CERTAIN_FIELDS,
    ESTIMATED_FIELDS,
    KEYS,
    SOURCES,
    key_of,
    our_data,
)
from carrack.kernel.errors import shown

ERROR, WARNING = "error", "warning"
LARGEST_DRAWING = 100_000
LONGEST_NAME = 50
MOST = 99  # points, doubloons or pieces in one figure

Complaint = str | None
Test = Callable[[Any], Complaint]
Form = dict[str, Test]


@dataclass(frozen=True)
class Finding:
    """Something wrong with the figures: an error cannot be played, a warning can."""

    file: str
    place: str  # such as "project/U001"; empty for the file as a whole
    field: str
    sentence: str
    severity: str
    key: str = ""  # what the sentence is called in the texts; empty where there is English alone

    @property
    def words(self) -> dict[str, str | int]:
        return {}

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
    """One table of a file: where it stands, and what is in it."""

    report: Report
    file: str
    place: str
    values: Mapping[str, Any]

    @property
    def id(self) -> str:
        return self.place.rpartition("/")[2]

    def error(self, field: str, sentence: str) -> None:
        self.report.error(self.file, self.place, field, f"{self.place}: {sentence}")

    def warning(self, field: str, sentence: str) -> None:
        self.report.warning(self.file, self.place, field, f"{self.place}: {sentence}")

    def expect(self, holds: bool, field: str, sentence: str) -> None:
        if not holds:
            self.error(field, sentence)


def has_form(entry: Entry, form: Form, optional: Form | None = None) -> bool:
    """Whether all fields are there, no others, each with a value that can be used."""
    needed = form | {"source": one_of(SOURCES)}
    known = needed | (optional or {}) | MARKS
    sound = True
    for field in needed:
        if field not in entry.values:
            entry.error(field, f"has no {field}")
            sound = False
    for field, value in entry.values.items():
        complaint = complaint_about(field, value, known)
        if complaint:
            entry.error(str(field), f"{field} {complaint}")
            sound = False
    return sound and marks_name_fields(entry)


def complaint_about(field: str, value: Any, known: Form) -> Complaint:
    if field in known:
        return known[field](value)
    if field.endswith("_source") and field.removesuffix("_source") in known:
        return one_of((*SOURCES, "inferred"))(value)
    return "does not belong here"


def marks_name_fields(entry: Entry) -> bool:
    """What is said to be found or estimated must be a field of the entry."""
    sound = True
    for mark in MARKS:
        for field in entry.values.get(mark, []) if mark != "note" else []:
            if field not in entry.values:
                entry.error(mark, f"{mark} names {shown(field)}, which is no field of it")
                sound = False
    return sound


def entries_of(
    report: Report, file: str, contents: Mapping[str, Any], table: str, *, fixed: bool = True
) -> list[Entry]:
    """The entries of a list of tables such as [[project]]; those without a name are left out.

    Which pieces there are is fixed, unless said otherwise: actions, views and texts name them.
    """
    value = contents.get(table)
    if not isinstance(value, list) or not value:
        report.error(file, "", table, f"there must be a list of [[{table}]] tables")
        return []
    entries = []
    for number, values in enumerate(value, start=1):
        name = named(table, values)
        if name:
            entries.append(Entry(report, file, f"{table}/{name}", values))
        else:
            fields = " and ".join(KEYS.get(table, ("id",)))
            report.error(file, "", table, f"{table} number {number} has no usable {fields}")
    check_names(report, file, table, entries, fixed)
    return entries


def named(table: str, values: object) -> str:
    """What an entry is called, or nothing where it has no usable name."""
    if not isinstance(values, Mapping):
        return ""
    fields = [values.get(field) for field in KEYS.get(table, ("id",))]
    if all(type(field) is int or is_name(field) is None for field in fields):
        return key_of(table, values)
    return ""


def check_names(report: Report, file: str, table: str, entries: list[Entry], fixed: bool) -> None:
    counts = Counter(entry.id for entry in entries)
    for name in sorted(name for name in counts if counts[name] > 1):
        report.error(file, f"{table}/{name}", "id", f"{table} {name} is there {counts[name]} times")
    if not fixed:
        return
    ours = [key_of(table, entry) for entry in our_data().files[file][table]]
    for name in sorted(set(counts) - set(ours)):
        report.error(file, f"{table}/{name}", "id", f"the rules know no {table} {name}")
    missing = [name for name in ours if name not in counts]
    if missing:
        names = ", ".join(missing[:5]) + (", …" if len(missing) > 5 else "")
        sentence = f"{len(missing)} of {len(ours)} entries of {table} are missing: {names}"
        report.error(file, f"{table}/{missing[0]}", "id", sentence)


def table_in(
    report: Report, file: str, contents: Mapping[str, Any], table: str, form: Form, place: str = ""
) -> Entry | None:
    """A single table such as [combat], if its form is sound."""
    values = contents.get(table)
    place = place or table
    if not isinstance(values, Mapping):
        report.error(file, place, table, f"there must be a table [{place.replace('/', '.')}]")
        return None
    entry = Entry(report, file, place, values)
    return entry if has_form(entry, form) else None


def no_strays(
    report: Report, file: str, contents: Mapping[str, Any], tables: Iterable[str]
) -> None:
    for name in contents:
        if name not in tables:
            report.error(file, "", str(name), f"{shown(name)} does not belong here")


# ---- tests for single values; each says what is wrong, or nothing ----


def is_text(value: Any) -> Complaint:
    if isinstance(value, str) and value.strip() == value and value and "\n" not in value:
        return None
    return f"must be a text of one line, not {shown(value)}"


def is_name(value: Any) -> Complaint:
    plain = isinstance(value, str) and value.isascii() and value.replace("_", "a").isalnum()
    if plain and len(value) <= LONGEST_NAME:
        return None
    return f"must be letters, digits and _, not {shown(value)}"


def is_bool(value: Any) -> Complaint:
    return None if isinstance(value, bool) else f"must be true or false, not {shown(value)}"


def whole(low: int, high: int) -> Test:
    def test(value: Any) -> Complaint:
        if type(value) is int and low <= value <= high:
            return None
        return f"must be a whole number from {low} to {high}, not {shown(value)}"

    return test


def is_position(value: Any) -> Complaint:
    if type(value) in (int, float) and 0 <= value <= LARGEST_DRAWING:  # nan is in no range
        return None
    return f"must be a number from 0 to {LARGEST_DRAWING}, not {shown(value)}"


def one_of(names: Iterable[str]) -> Test:
    allowed = tuple(names)

    def test(value: Any) -> Complaint:
        if isinstance(value, str) and value in allowed:
            return None
        return f"is {shown(value)}, it must be one of {', '.join(allowed)}"

    return test


def exactly(expected: Any) -> Test:
    """A figure that the rules fix."""

    def test(value: Any) -> Complaint:
        if type(value) is type(expected) and value == expected:
            return None
        return f"must be {expected!r}, not {shown(value)}"

    return test


def list_of(test: Test, *, low: int = 0, high: int = MOST, differ: bool = False) -> Test:
    def test_all(value: Any) -> Complaint:
        if not isinstance(value, list) or not low <= len(value) <= high:
            size = f"{low}" if low == high else f"{low} to {high}"
            return f"must be a list of {size} values, not {shown(value)}"
        complaints = [complaint for complaint in map(test, value) if complaint]
        if complaints:
            return f"holds a value that {complaints[0]}"
        if differ and any(value.count(part) > 1 for part in value):
            return f"names something twice: {shown(value)}"
        return None

    return test_all


def table_of(form: Form, optional: Form | None = None) -> Test:
    """A table inside an entry."""
    known = form | (optional or {})

    def test(value: Any) -> Complaint:
        if not isinstance(value, Mapping):
            return f"must be a table, not {shown(value)}"
        for field in form:
            if field not in value:
                return f"has no {field}"
        for field, part in value.items():
            complaint = known[field](part) if field in known else "does not belong here"
            if complaint:
                return f"has a part {shown(field)} that {complaint}"
        return None

    return test


is_names = list_of(is_name)
player_counts = list_of(whole(1, 4), high=4, differ=True)
round_numbers = list_of(whole(1, 4), low=1, high=4, differ=True)
by_seat = list_of(whole(0, MOST), low=4, high=4)
MARKS: Form = {
    ESTIMATED_FIELDS: is_names,
    **dict.fromkeys(CERTAIN_FIELDS, is_names),
    "note": is_text,
}
