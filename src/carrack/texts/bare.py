"""What can be said about a title that brings no texts: its own names, made readable."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

NOTHING = "–"
UNSAID = ("type", "seat", "cause")  # the first two stand in front; a cause is mostly the type again

NameOf = Callable[[int | None], str]  # who sits there


def in_words(name: str) -> str:
    """An id as people write it.

    >>> in_words("turn_points")
    'Turn points'
    """
    words = name.replace("_", " ").strip()
    return words[:1].upper() + words[1:]


def bare(
    value: Mapping[str, Any], name_of: NameOf = str, seat_fields: Sequence[str] = ("seat",)
) -> str:
    """An action or an event by its names alone.

    >>> bare({"type": "take_some", "count": 2})
    'Take some, count 2'
    >>> bare({"type": "rolled", "seat": 1, "pips": 6, "cause": "roll"}, ["Anna", "Bob"].__getitem__)
    'Bob: rolled, pips 6'
    """
    kind = str(value.get("type", "")).replace("_", " ")
    told = [
        field_in_words(field, content, name_of, seat_fields)
        for field, content in value.items()
        if field not in UNSAID
    ]
    sentence = ", ".join(part for part in (kind, *told) if part)
    if value.get("seat") is None:
        return in_words(sentence)
    return f"{name_of(value['seat'])}: {sentence}"


def field_in_words(name: str, content: Any, name_of: NameOf, seat_fields: Sequence[str]) -> str:
    words = name.replace("_", " ")
    return f"{words} {content_in_words(content, name in seat_fields, name_of, seat_fields)}"


def content_in_words(
    content: Any, is_seat: bool, name_of: NameOf, seat_fields: Sequence[str] = ("seat",)
) -> str:
    """Whatever may stand in a view, in one line.

    >>> content_in_words({"red": 2, "any_color": None}, False, str)
    'red 2, any color –'
    """
    if content is None or content in ([], {}, ""):
        return NOTHING
    if is_seat and type(content) is int:
        return name_of(content)
    if isinstance(content, Mapping):
        fields = content.items()
        return ", ".join(
            field_in_words(str(key), each, name_of, seat_fields) for key, each in fields
        )
    if isinstance(content, list | tuple):
        inside = ", "
        if any(isinstance(each, Mapping | list) for each in content):
            inside = "; "
        return inside.join(content_in_words(one, is_seat, name_of, seat_fields) for one in content)
    return str(content).replace("_", " ")
