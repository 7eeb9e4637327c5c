"""The lines of a record: their form, their chain, and what is wrong with a damaged one.

The first line is the header: title, seats, every option, and where the luck comes from: a key with
the commitment to it (fairness.py), or in version 1 a seed. Each later line is one row: what a seat
did, or how far it took its moves back, perhaps with those of others because everybody agreed. Every
line carries the fingerprint of the state after it, and a chain: a hash over the line and the chain
before it. So an edited, reordered or foreign line is noticed.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from carrack.kernel.errors import BadRecord, shown

VERSION = 2
SEEDED = 1  # the version of records with a seed: all old ones, and games for study
CHAIN_DIGITS = 32
MAX_DEPTH = 20  # of JSON values inside each other; options and actions need four
COMMON: dict[str, type] = {
    "carrack": str,
    "version": int,
    "game": str,
    "rules_version": int,
    "data": dict,
    "seats": int,
    "options": dict,
    "players": list,
    "started": str,
    "fingerprint": str,
    "chain": str,
}
HEADERS: dict[int, dict[str, type]] = {
    SEEDED: {**COMMON, "seed": int},
    VERSION: {**COMMON, "key": str, "commitment": str, "seals": list},
}
HEX_256 = re.compile(r"[0-9a-f]{64}")
ROW: dict[str, type] = {"row": int, "seat": int, "time": str, "fingerprint": str, "chain": str}
ACTION_ROW: dict[str, type] = {**ROW, "action": dict}
UNDO_ROW: dict[str, type] = {**ROW, "undo": int}
AGREED_ROW: dict[str, type] = {**UNDO_ROW, "agreed": bool}
KINDS = {str: "a text", int: "a whole number", dict: "an object", list: "a list", bool: "true"}


@dataclass(frozen=True)
class Record:
    """A record as it was read: the header, the rows, and a torn last line if there was one.

    >>> import carrack
    >>> from carrack.kernel.record import Play
    >>> play = Play.begin(carrack.load("macau_cards"), seats=2, seed=1, players=["Ada", "greedy"])
    >>> read(play.record.text()).header["players"]
    ['Ada', 'greedy']
    """

    header: dict[str, Any]
    rows: list[dict[str, Any]]
    torn: bytes = b""

    def text(self) -> str:
        """The record as JSON lines, as a file holds it."""
        return "".join(written(line).decode() for line in [self.header, *self.rows])

    @property
    def last_chain(self) -> str:
        """The chain that the next row continues."""
        last = self.rows[-1] if self.rows else self.header
        return str(last["chain"])


# ---- Writing ----


def canonical(value: Any) -> str:
    """A JSON value in its one written form; ValueError for numbers that JSON does not have."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False)


def chain(before: str, line: Mapping[str, Any]) -> str:
    """The hash over the chain so far and a line without its own chain.

    >>> chain("", {"row": 1})
    'b9e87cb1e290f380cdb3ecd819b339b3'
    """
    return sha256((before + canonical(line)).encode()).hexdigest()[:CHAIN_DIGITS]


def written(line: Mapping[str, Any]) -> bytes:
    """A line of the file. Keys keep their order for readers; the chain does not depend on it."""
    return json.dumps(line, separators=(",", ":"), allow_nan=False).encode() + b"\n"


# ---- Reading ----


def read(source: str | bytes | os.PathLike[str], *, torn_allowed: bool = False) -> Record:
    """Read a record and check its form and its chain; BadRecord says what is wrong, and where.

    The source is a path, or the lines themselves: bytes, or a text that starts with a brace. With
    `torn_allowed` a last line that was cut by a crash is left out, and kept in `torn`.

    >>> read("no_such_file.jsonl")
    Traceback (most recent call last):
    carrack.kernel.errors.BadRecord: no_such_file.jsonl cannot be read: No such file or directory
    """
    if isinstance(source, bytes):
        return parsed(source, torn_allowed)
    if isinstance(source, str) and (source.lstrip().startswith("{") or "\n" in source):
        return parsed(source.encode(errors="surrogatepass"), torn_allowed)
    if not isinstance(source, (str, os.PathLike)):
        raise BadRecord(
            f"a record is read from a path or from text, not from {shown(source)}",
            code="record.unreadable",
        )
    return parsed(content_of(source), torn_allowed)


def content_of(path: str | os.PathLike[str]) -> bytes:
    """The bytes of a file."""
    try:
        return Path(path).read_bytes()
    except (OSError, ValueError, TypeError) as error:
        raise BadRecord(
            f"{printable(path)} cannot be read: {reason(error)}",
            code="record.unreadable",
            facts={"asked": printable(path)},
        ) from None


def parsed(content: bytes, torn_allowed: bool) -> Record:
    """Header, rows and torn end; every line is checked against the one before it."""
    lines, torn = whole_lines(content)
    if torn and not (torn_allowed and lines):
        raise BadRecord(
            "the file ends in the middle of this line", code="record.cut", line=len(lines) + 1
        )
    if not lines:
        raise BadRecord("the file is empty", code="record.unreadable")
    record = Record(checked_header(value_of(lines[0], 1)), [], torn)
    for row, line in enumerate(lines[1:], start=1):
        value = value_of(line, row + 1)
        record.rows.append(checked_row(value, row, record.last_chain, record.header["seats"]))
    return record


def whole_lines(content: bytes) -> tuple[list[bytes], bytes]:
    """The complete lines and the torn rest. A line that lacks only its line break is complete."""
    *lines, last = content.split(b"\n")
    if not last:
        return lines, b""
    try:
        value_of(last, 1)
    except BadRecord:
        return lines, last
    return [*lines, last], b""


def value_of(line: bytes, number: int) -> dict[str, Any]:
    """One line as a JSON object."""
    try:
        value = json.loads(
            line.decode(), parse_constant=no_constant, object_pairs_hook=each_key_once
        )
        check_depth(value, MAX_DEPTH)
        canonical(value)
    except (ValueError, RecursionError) as error:
        raise BadRecord(
            f"this line is not JSON: {shown(str(error))}", code="record.unreadable", line=number
        ) from None
    if not isinstance(value, dict):
        raise BadRecord(
            f"this line is {shown(value)}, not a JSON object", code="record.unreadable", line=number
        )
    return value


def no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no number of JSON")


def each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A key that stands twice would hide an edit."""
    value = dict(pairs)
    if len(value) != len(pairs):
        raise ValueError("a key stands twice")
    return value


def check_depth(value: Any, left: int) -> None:
    if left == 0:
        raise ValueError(f"more than {MAX_DEPTH} values lie inside each other")
    if isinstance(value, (dict, list)):
        for part in value.values() if isinstance(value, dict) else value:
            check_depth(part, left - 1)


def checked_header(value: dict[str, Any]) -> dict[str, Any]:
    """The first line, or BadRecord."""
    if value.get("carrack") != "record":
        raise BadRecord("this is no record of a carrack game", code="record.header", line=1)
    version = value.get("version")
    if type(version) is not int or version not in HEADERS:
        readable = " and ".join(map(str, HEADERS))
        raise BadRecord(
            f"the record has format version {shown(version)}, this program reads {readable}",
            code="record.version",
            line=1,
        )
    check_keys(value, HEADERS[version], code="record.header", line=1)
    players = value["players"]
    if len(players) != value["seats"] or not all(type(name) is str for name in players):
        raise BadRecord("'players' must hold one name a seat", code="record.header", line=1)
    if version != SEEDED:
        check_secrets(value)
    check_chain(value, "", 1)
    return value


def check_secrets(header: dict[str, Any]) -> None:
    """The form of the key, of the commitment to it, and of the seals on the names."""
    for name in ("key", "commitment"):
        if not HEX_256.fullmatch(header[name]):
            raise BadRecord(f"{name!r} must be 64 hexadecimal digits", code="record.header", line=1)
    seals = header["seals"]
    if len(seals) != header["seats"] or not all(is_seal(seal) for seal in seals):
        raise BadRecord("'seals' must hold one seal a seat", code="record.header", line=1)


def is_seal(seal: Any) -> bool:
    """What `fairness.sealed` makes of a name, or what is left of it when the name was removed."""
    return (
        isinstance(seal, dict)
        and seal.keys() == {"salt", "hash"}
        and all(isinstance(part, str) for part in seal.values())
    )


def checked_row(value: dict[str, Any], row: int, before: str, seats: int) -> dict[str, Any]:
    """Another line, or BadRecord; `before` is the chain of the line above."""
    check_keys(value, keys_of_row(value), code="record.row", line=row + 1)
    if not value.get("agreed", True):
        raise BadRecord("'agreed' must be true, not False", code="record.row", line=row + 1)
    if value["row"] != row:
        raise BadRecord(
            f"here should stand row {row}, not row {shown(value['row'])}",
            code="record.order",
            line=row + 1,
        )
    if not 0 <= value["seat"] < seats:
        raise BadRecord(
            f"there is no seat {shown(value['seat'])} at a table of {seats}",
            code="record.row",
            line=row + 1,
        )
    check_chain(value, before, row + 1)
    return value


def keys_of_row(value: dict[str, Any]) -> dict[str, type]:
    """What a row must hold: what was done, or taken back, or taken back because all agreed."""
    if "undo" not in value:
        return ACTION_ROW
    return AGREED_ROW if "agreed" in value else UNDO_ROW


def check_keys(value: dict[str, Any], keys: dict[str, type], *, code: str, line: int) -> None:
    """Exactly these keys, each with a value of its kind."""
    for name, kind in keys.items():
        if name not in value:
            raise BadRecord(f"{name!r} is missing", code=code, line=line)
        if type(value[name]) is not kind:
            raise BadRecord(
                f"{name!r} must be {KINDS[kind]}, not {shown(value[name])}", code=code, line=line
            )
    for name in value:
        if name not in keys:
            raise BadRecord(f"{shown(name)} does not belong here", code=code, line=line)


def check_chain(value: dict[str, Any], before: str, line: int) -> None:
    rest = {name: part for name, part in value.items() if name != "chain"}
    if value["chain"] != chain(before, rest):
        raise BadRecord(
            "the chain does not fit: this line was changed, or one before it is missing",
            code="record.chain",
            line=line,
        )


# ---- Sentences ----


def printable(path: object) -> str:
    """A path as text that every terminal takes."""
    return str(path).encode(errors="backslashreplace").decode()


def reason(error: Exception) -> str:
    """What the system says, without its error number and the path."""
    return str((isinstance(error, OSError) and error.strerror) or error)
