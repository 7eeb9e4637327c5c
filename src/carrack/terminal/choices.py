"""The numbered list of what can be done now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from carrack.kernel.game import Game
from carrack.kernel.state import State

if TYPE_CHECKING:
    from carrack.terminal.look import Look

Entry = Mapping[str, Any]  # an action as `game.explain` lists it


@dataclass(frozen=True)
class Choice:
    """One line of the list. Several entries in one line lead to a second list."""

    number: int
    entries: tuple[Entry, ...]
    label: str
    note: str = ""

    @property
    def action(self) -> int:
        """The action, where the line is one."""
        return int(self.entries[0]["action"])

    @property
    def is_folded(self) -> bool:
        return len(self.entries) > 1


def choices(
    game: Game, state: State, seat: int, view: Mapping[str, Any], look: Look
) -> list[Choice]:
    """What this seat can do now, in the order the table shows it."""
    entries = [entry for group in game.explain(state, seat)["groups"] for entry in group["actions"]]
    entries.sort(key=lambda entry: look.order(entry["name"]))
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        key = look.folded(entry["name"]) or str(entry["action"])
        groups.setdefault(key, []).append(entry)
    if len(groups) == 1:  # a single line needs no second question
        groups = {str(entry["action"]): [entry] for entry in entries}
    return [
        choice(number, name, group, view, look)
        for number, (name, group) in enumerate(groups.items(), start=1)
    ]


def unfolded(folded: Choice, view: Mapping[str, Any], look: Look) -> list[Choice]:
    """The second list, of the actions in one line."""
    return [
        choice(number, "", [entry], view, look)
        for number, entry in enumerate(folded.entries, start=1)
    ]


def choice(
    number: int, name: str, group: Sequence[Entry], view: Mapping[str, Any], look: Look
) -> Choice:
    label = look.label(name, group, view)
    if len(group) > 1:
        return Choice(number, tuple(group), label, look.common_note(group, view))
    (entry,) = group
    return Choice(number, (entry,), label, look.note(entry["name"], view, entry))
