"""What a checker says about printed figures, and the form that an entry of a file must have before
anything can be said about its meaning.

An owner who corrects a figure is told the file, the entry and the field. Sentences are English; one
that has a name (`said`) can be told in other languages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from carrack.kernel.errors import shown

ERROR, WARNING = "error", "warning"
LARGEST_DRAWING = 100_000

Complaint = str | None
Test = Callable[[Any], Complaint]  # says what is wrong with a value, or nothing
Form = dict[str, Test]


# ---- findings ----


class Said(str):
    """A sentence that knows how it is called in other languages, and the words it holds."""

    key: str
    words: dict[str, str | float]


def said(key: str, sentence: str, **words: str | float) -> Said:
    """The sentence in English, and what a translation needs.

    >>> said("too_many", "there are 9 ports", count=9).words
    {'count': 9}
    """
    told = Said(sentence)
    told.key, told.words = key, words
    return told


def as_said(complaint: str, sentence: str) -> str:
    """The whole sentence, called as the complaint in it."""
    if isinstance(complaint, Said):
        return said(complaint.key, sentence, **complaint.words)
    return sentence


@dataclass(frozen=True)
class Finding:
    """Something wrong with the figures: an error cannot be played, a warning can."""

    file: str
    place: str  # the entry it is about, such as a card; empty for the file as a whole
    field: str
    sentence: str
    severity: str

    @property
    def key(self) -> str:
        """What the sentence is called in the texts; empty where there is English alone."""
        return self.sentence.key if isinstance(self.sentence, Said) else ""

    @property
    def words(self) -> dict[str, str | float]:
        return self.sentence.words if isinstance(self.sentence, Said) else {}

    def __str__(self) -> str:
        return f"{self.file}: {self.sentence}"


class Findings:
    """The findings so far."""

    def __init__(self) -> None:
        self.all: list[Finding] = []

    @property
    def has_errors(self) -> bool:
        return any(finding.severity == ERROR for finding in self.all)

    def error(self, file: str, place: str, field: str, sentence: str) -> None:
        self.all.append(Finding(file, place, field, sentence, ERROR))

    def warning(self, file: str, place: str, field: str, sentence: str) -> None:
        self.all.append(Finding(file, place, field, sentence, WARNING))


def is_playable(findings: Iterable[Finding]) -> bool:
    return all(finding.severity != ERROR for finding in findings)


# ---- the form of an entry ----


@dataclass(frozen=True)
class Entry:
    """One table of a file: where it stands, and what is in it."""

    findings: Findings
    file: str
    place: str
    title: str  # what it is called in sentences
    values: Mapping[str, Any]

    def error(self, field: str, sentence: str) -> None:
        """An error in a field; the sentence goes on after the name of the entry."""
        whole_sentence = as_said(sentence, f"{self.title}: {sentence}")
        self.findings.error(self.file, self.place, field, whole_sentence)

    def warning(self, field: str, sentence: str) -> None:
        whole_sentence = as_said(sentence, f"{self.title}: {sentence}")
        self.findings.warning(self.file, self.place, field, whole_sentence)

    def expect(self, holds: bool, field: str, sentence: str) -> None:
        if not holds:
            self.error(field, sentence)

    # ---- what a title may see in its own way ----

    def lacks(self, field: str) -> None:
        """A field that must be there is not."""
        self.error(field, said("missing", f"has no {field}"))

    def complaint_about(self, field: str, value: Any, known: Form) -> Complaint:
        """What is wrong with a field: its value, or that it is there at all."""
        return known[field](value) if field in known else STRAY

    def named(self, field: str, known: Form) -> str:
        """A field in a sentence."""
        return field


STRAY = said("stray", "does not belong here")


def has_form(entry: Entry, form: Form, optional: Form | None = None) -> bool:
    """Whether all fields are there, no others, each with a value that can be used."""
    known, sound = form | (optional or {}), True
    for field in form:
        if field not in entry.values:
            entry.lacks(field)
            sound = False
    for field, value in entry.values.items():
        complaint = entry.complaint_about(field, value, known)
        if complaint:
            sentence = f"{entry.named(field, known)} {complaint}"
            entry.error(str(field), as_said(complaint, sentence))
            sound = False
    return sound


def listed(findings: Findings, file: str, name: str, value: object) -> list[Any]:
    """A list of tables such as [[card]]; nothing, and a finding, where there is none."""
    if isinstance(value, list) and value:
        return value
    told = said("no_list", f"there must be a list of [[{name}]] tables", name=name)
    findings.error(file, "", name, told)
    return []


# ---- tests for single values ----


def is_text(value: Any) -> Complaint:
    if isinstance(value, str) and value.strip() == value and value and "\n" not in value:
        return None
    return said("text", f"must be a text of one line, not {shown(value)}", value=shown(value))


def is_plain_name(value: Any, longest: int) -> bool:
    """Letters, digits and _."""
    plain = isinstance(value, str) and value.isascii() and value.replace("_", "a").isalnum()
    return plain and len(value) <= longest


def is_bool(value: Any) -> Complaint:
    if isinstance(value, bool):
        return None
    return said("bool", f"must be true or false, not {shown(value)}", value=shown(value))


def is_position(value: Any) -> Complaint:
    if type(value) in (int, float) and 0 <= value <= LARGEST_DRAWING:  # nan is in no range
        return None
    sentence = f"must be a number from 0 to {LARGEST_DRAWING}, not {shown(value)}"
    return said("position", sentence, high=LARGEST_DRAWING, value=shown(value))


def whole(low: int, high: int) -> Test:
    def test(value: Any) -> Complaint:
        if type(value) is int and low <= value <= high:
            return None
        sentence = f"must be a whole number from {low} to {high}, not {shown(value)}"
        return said("whole", sentence, low=low, high=high, value=shown(value))

    return test


def one_of(names: Iterable[str]) -> Test:
    allowed = tuple(names)

    def test(value: Any) -> Complaint:
        if isinstance(value, str) and value in allowed:
            return None
        choices = ", ".join(allowed)
        sentence = f"is {shown(value)}, it must be one of {choices}"
        return said("one_of", sentence, choices=choices, value=shown(value))

    return test


def exactly(expected: Any) -> Test:
    """A figure that the rules fix."""

    def test(value: Any) -> Complaint:
        if type(value) is type(expected) and value == expected:
            return None
        return f"must be {expected!r}, not {shown(value)}"

    return test


def list_of(test: Test, *, low: int = 0, high: int | None = None, differ: bool = False) -> Test:
    """So many values, each of which passes the test; all of them different, where that is said."""
    count = f"{low}" if low == high else f"{low} to {high}"
    size = "" if high is None else f" of {count} values"

    def fits(length: int) -> bool:
        return low <= length and (high is None or length <= high)

    def test_all(value: Any) -> Complaint:
        if not isinstance(value, list) or not fits(len(value)):
            return said("list", f"must be a list{size}, not {shown(value)}", value=shown(value))
        complaints = [complaint for complaint in map(test, value) if complaint]
        if complaints:
            return as_said(complaints[0], f"holds a value that {complaints[0]}")
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
            complaint = known[field](part) if field in known else STRAY
            if complaint:
                return f"has a part {shown(field)} that {complaint}"
        return None

    return test
