"""The form an entry of Maracaibo's files must have before anything can be said about its
meaning.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from carrack.games.maracaibo.data import (
    CERTAIN_FIELDS,
    ESTIMATED_FIELDS,
    KEYS,
    SOURCES,
    key_of,
    our_data,
)
from carrack.kernel import findings as kernel_findings
from carrack.kernel.errors import shown
from carrack.kernel.findings import (
    Complaint,
    Findings,
    Form,
    is_plain_name,
    is_text,
    listed,
    one_of,
)

LONGEST_NAME = 50
MOST = 99  # points, doubloons or pieces in one figure


class Entry(kernel_findings.Entry):
    """One table of a file. Each says where its figures come from: all of them (`source`), some of
    them (`reconstructed_fields`), or one (`cost_source`).
    """

    @property
    def id(self) -> str:
        return self.place.rpartition("/")[2]

    def complaint_about(self, field: str, value: Any, known: Form) -> Complaint:
        if field.endswith("_source") and field.removesuffix("_source") in known:
            return one_of((*SOURCES, "inferred"))(value)
        return super().complaint_about(field, value, known)


def has_form(entry: Entry, form: Form, optional: Form | None = None) -> bool:
    """Whether all fields are there, no others, each with a value that can be used."""
    needed = form | {"source": one_of(SOURCES)}
    sound = kernel_findings.has_form(entry, needed, (optional or {}) | MARKS)
    return sound and marks_name_fields(entry)


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
    findings: Findings, file: str, contents: Mapping[str, Any], table: str, *, fixed: bool = True
) -> list[Entry]:
    """The entries of a list of tables such as [[project]]; those without a name are left out.

    Which pieces there are is fixed, unless said otherwise: actions, views and texts name them.
    """
    if not listed(findings, file, table, contents.get(table)):
        return []
    entries = []
    for number, values in enumerate(contents[table], start=1):
        name = named(table, values)
        if name:
            place = f"{table}/{name}"
            entries.append(Entry(findings, file, place, place, values))
        else:
            fields = " and ".join(KEYS.get(table, ("id",)))
            findings.error(file, "", table, f"{table} number {number} has no usable {fields}")
    check_names(findings, file, table, entries, fixed)
    return entries


def named(table: str, values: object) -> str:
    """What an entry is called, or nothing where it has no usable name."""
    if not isinstance(values, Mapping):
        return ""
    fields = [values.get(field) for field in KEYS.get(table, ("id",))]
    if all(type(field) is int or is_name(field) is None for field in fields):
        return key_of(table, values)
    return ""


def check_names(
    findings: Findings, file: str, table: str, entries: list[Entry], fixed: bool
) -> None:
    counts = Counter(entry.id for entry in entries)
    for name in sorted(name for name in counts if counts[name] > 1):
        findings.error(
            file, f"{table}/{name}", "id", f"{table} {name} is there {counts[name]} times"
        )
    if not fixed:
        return
    ours = [key_of(table, entry) for entry in our_data().files[file][table]]
    for name in sorted(set(counts) - set(ours)):
        findings.error(file, f"{table}/{name}", "id", f"the rules know no {table} {name}")
    missing = [name for name in ours if name not in counts]
    if missing:
        names = ", ".join(missing[:5]) + (", …" if len(missing) > 5 else "")
        sentence = f"{len(missing)} of {len(ours)} entries of {table} are missing: {names}"
        findings.error(file, f"{table}/{missing[0]}", "id", sentence)


def table_in(
    findings: Findings,
    file: str,
    contents: Mapping[str, Any],
    table: str,
    forms: tuple[Form, Form],
    place: str = "",
) -> Entry | None:
    """A single table such as [combat], if its form is sound."""
    values = contents.get(table)
    place = place or table
    if not isinstance(values, Mapping):
        findings.error(file, place, table, f"there must be a table [{place.replace('/', '.')}]")
        return None
    entry = Entry(findings, file, place, place, values)
    return entry if has_form(entry, *forms) else None


def no_strays(
    findings: Findings, file: str, contents: Mapping[str, Any], tables: Iterable[str]
) -> None:
    for name in contents:
        if name not in tables:
            findings.error(file, "", str(name), f"{shown(name)} does not belong here")


# ---- tests for single values; each says what is wrong, or nothing ----


def is_name(value: Any) -> Complaint:
    if is_plain_name(value, LONGEST_NAME):
        return None
    return f"must be letters, digits and _, not {shown(value)}"


list_of = partial(kernel_findings.list_of, high=MOST)
is_names = list_of(is_name)
MARKS: Form = {
    ESTIMATED_FIELDS: is_names,
    **dict.fromkeys(CERTAIN_FIELDS, is_names),
    "note": is_text,
}
