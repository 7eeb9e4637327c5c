"""Whether texts are complete: what the promises of all titles ask, and whoever translates may ask.

Needs `fluent.syntax`, which comes with `fluent.runtime`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

UNFILLED = re.compile(r"[{}$⁨⁩]|\?\?\?|\bNone\b|(?<!\()\bnone\b")  # `(none)` is a value to write


def is_whole(text: str) -> bool:
    """Whether that is a text somebody can read: nothing unfilled, no stray spaces.

    >>> is_whole("Anna lays 7♠"), is_whole("None lays { $card }"), is_whole("Anna  lays")
    (True, False, False)
    """
    return bool(text) and text.strip() == text and "  " not in text and not UNFILLED.search(text)


class Gaps(Visitor):
    """The gaps of a pattern, and the other messages that it uses."""

    def __init__(self) -> None:
        self.gaps: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.gaps.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def gaps_in(path: Path) -> dict[str, set[str]]:
    """Every message and form of a file with the gaps that must be filled, those of messages inside
    it too; ValueError for what is not a message, or is there twice.
    """
    found: dict[str, Gaps] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, (ast.Junk, ast.Term)):
            raise ValueError(f"{path.name} holds more than messages: {entry}")
        if isinstance(entry, ast.Message):
            for key, pattern in patterns_of(entry).items():
                if key in found:
                    raise ValueError(f"{path.name}: {key} is there twice")
                found[key] = Gaps()
                if pattern is not None:
                    found[key].visit(pattern)
    return {key: all_gaps(key, found) for key in found}


def patterns_of(message: ast.Message) -> dict[str, ast.Pattern | None]:
    """A message and its forms by their keys."""
    forms = {f"{message.id.name}.{form.id.name}": form.value for form in message.attributes}
    return {message.id.name: message.value, **forms}


def all_gaps(key: str, found: Mapping[str, Gaps]) -> set[str]:
    inner = [all_gaps(other, found) for other in found[key].messages]
    return found[key].gaps.union(*inner)
