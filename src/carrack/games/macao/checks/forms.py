"""The form an entry of Macao's files must have before anything can be said about its meaning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from carrack.games.macao.names import COLORS
from carrack.kernel import findings as kernel_findings
from carrack.kernel.errors import shown
from carrack.kernel.findings import (
    LARGEST_DRAWING,
    Complaint,
    Findings,
    Form,
    Test,
    has_form,
    is_plain_name,
    is_position,
    listed,
    said,
    whole,
)
from carrack.kernel.printed import ESTIMATED, FOUND

MOST_CUBES = 12  # of one color in a cost; the compiled tables hold a little more
MOST_POINTS = 99
LONGEST_NAME = 40


class Entry(kernel_findings.Entry):
    """One table of a file. It is called "card bank" or "[wall]"."""

    def lacks(self, field: str) -> None:
        told = said("missing", f"{self.title} has no {field}")
        self.findings.error(self.file, self.place, field, told)

    def named(self, field: str, known: Form) -> str:
        return field if field in known else shown(field)


def tables_of(findings: Findings, file: str, name: str, value: object) -> list[Entry]:
    """The entries of a list of tables such as [[card]]; those without a usable id are left out."""
    entries = []
    for number, table in enumerate(listed(findings, file, name, value), start=1):
        if not isinstance(table, Mapping):
            findings.error(file, "", name, f"{name} number {number} is {shown(table)}, not a table")
        elif is_name(table.get("id")):
            findings.error(file, "", "id", f"{name} number {number}: id {is_name(table.get('id'))}")
        else:
            entries.append(Entry(findings, file, table["id"], f"{name} {table['id']}", table))
    check_ids_differ(findings, entries, name)
    return entries


def check_ids_differ(findings: Findings, entries: list[Entry], name: str) -> None:
    counts = Counter(entry.place for entry in entries)
    for place in sorted(place for place in counts if counts[place] > 1):
        sentence = said(
            "twice", f"the id {place} is on {counts[place]} entries of {name}", id=place
        )
        findings.error(entries[0].file, place, "id", sentence)


def table_at(findings: Findings, file: str, name: str, value: object, form: Form) -> bool:
    """Whether a single table such as [wall] is there and has its form."""
    if not isinstance(value, Mapping):
        findings.error(
            file, "", name, said("no_table", f"there must be a table [{name}]", name=name)
        )
        return False
    return has_form(Entry(findings, file, name, f"[{name}]", value), form)


# ---- tests for single values; each says what is wrong, or nothing ----


def is_name(value: Any) -> Complaint:
    if is_plain_name(value, LONGEST_NAME) and value == value.lower() and value[0].isalpha():
        return None
    sentence = f"must be lower-case letters, digits and _, not {shown(value)}"
    return said("id", sentence, value=shown(value))


def is_point(value: Any) -> Complaint:
    if isinstance(value, list) and len(value) == 2 and not any(map(is_position, value)):
        return None
    return f"must be a pair of numbers from 0 to {LARGEST_DRAWING}, not {shown(value)}"


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
