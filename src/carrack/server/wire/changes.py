"""What changed between two views: a short list that turns the old one into the new one.

Each change is one of

* `["set", path, value]`: the value at the path is now this; a list grows by setting its next index,
* `["del", path]`: the key is gone,
* `["cut", path, length]`: the list keeps only its first elements.
"""

from __future__ import annotations

from typing import Any

Path = list[str | int]
MISSING = object()


def changes(old: Any, new: Any) -> list[list[Any]]:
    """
    >>> changes({"hand": ["7S", "KH"], "turn": 1}, {"hand": ["7S"], "turn": 2})
    [['cut', ['hand'], 1], ['set', ['turn'], 2]]
    """
    found: list[list[Any]] = []
    if old != new:
        compare(old, new, [], found)
    return found


def compare(old: Any, new: Any, path: Path, found: list[list[Any]]) -> None:
    """The change that leads from one value to another that differs."""
    if type(old) is not type(new):
        found.append(["set", path, new])
    elif type(old) is dict:
        compare_tables(old, new, path, found)
    elif type(old) is list:
        compare_lists(old, new, path, found)
    else:
        found.append(["set", path, new])


def compare_tables(
    old: dict[str, Any], new: dict[str, Any], path: Path, found: list[list[Any]]
) -> None:
    if not old.keys() <= new.keys():
        found += [["del", [*path, key]] for key in old if key not in new]
    for key, value in new.items():
        before = old.get(key, MISSING)
        if before is MISSING:
            found.append(["set", [*path, key], value])
        elif before is not value and before != value:
            compare(before, value, [*path, key], found)


def compare_lists(old: list[Any], new: list[Any], path: Path, found: list[list[Any]]) -> None:
    if len(new) < len(old):
        found.append(["cut", path, len(new)])
    for index, value in enumerate(new):
        if index >= len(old):
            found.append(["set", [*path, index], value])
        elif old[index] != value:
            compare(old[index], value, [*path, index], found)


def changed(old: Any, found: list[list[Any]]) -> Any:
    """The new value, as a client works it out; the old one is used up.

    >>> changed({"hand": ["7S", "KH"], "turn": 1}, [["cut", ["hand"], 1], ["set", ["turn"], 2]])
    {'hand': ['7S'], 'turn': 2}
    """
    holder = [old]
    for kind, path, *rest in found:
        place: Any = holder
        last: Any = 0
        for step in path:
            place, last = place[last], step
        if kind == "del":
            del place[last]
        elif kind == "cut":
            del place[last][rest[0] :]
        elif isinstance(place, list) and last == len(place):
            place.append(rest[0])
        else:
            place[last] = rest[0]
    return holder[0]
