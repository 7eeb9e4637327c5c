"""Options of a title: what each may be, and clear errors for what it may not."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from carrack.kernel.errors import BadOption, shown

ALWAYS = ...  # an option that was there when the first games were recorded


@dataclass(frozen=True)
class Option:
    """One option: its name, its default, and how a value is checked. Subclasses are the kinds.

    `earlier` is how games were played before there was such an option: the value in records
    without it. With that value the fingerprints are those of then.
    """

    name: str
    default: Any
    group: str = ""
    earlier: Any = field(default=ALWAYS, kw_only=True)

    def check(self, value: Any) -> Any:
        """The value in its one written form, or BadOption."""
        raise NotImplementedError

    def allowed(self) -> str:
        """What may be given, for people."""
        raise NotImplementedError

    def values(self) -> list[str]:
        """What may be given, as one writes it: for people who do not read English."""
        return ["…"]

    def wrong(self, value: Any) -> BadOption:
        return BadOption(
            f"option {self.name!r} is {shown(value)}, allowed is {self.allowed()}",
            code="option.value",
            facts={"option": self.name, "asked": shown(value), "allowed": self.values()},
        )

    def described(self) -> dict[str, Any]:
        """For programs: the kind, the default and what is allowed."""
        return {
            "name": self.name,
            "kind": type(self).__name__.lower(),
            "default": self.default,
            "allowed": self.allowed(),
            "group": self.group,
        }


@dataclass(frozen=True)
class YesNo(Option):
    """
    >>> YesNo("runs", True).check("maybe")
    Traceback (most recent call last):
    carrack.kernel.errors.BadOption: option 'runs' is 'maybe', allowed is true or false
    """

    def check(self, value: Any) -> bool:
        if type(value) is not bool:
            raise self.wrong(value)
        return value

    def allowed(self) -> str:
        return "true or false"

    def values(self) -> list[str]:
        return ["true", "false"]


@dataclass(frozen=True)
class Number(Option):
    """
    >>> Number("turn_limit", 0, low=0, high=100).check(101)
    Traceback (most recent call last):
    carrack.kernel.errors.BadOption: option 'turn_limit' is 101, allowed is a whole number from 0
    to 100
    """

    low: int = 0
    high: int = 1000

    def check(self, value: Any) -> int:
        if type(value) is not int or not self.low <= value <= self.high:
            raise self.wrong(value)
        return value

    def allowed(self) -> str:
        return f"a whole number from {self.low} to {self.high}"

    def values(self) -> list[str]:
        return [f"{self.low}–{self.high}"]

    def described(self) -> dict[str, Any]:
        return {**super().described(), "low": self.low, "high": self.high}


@dataclass(frozen=True)
class Choice(Option):
    """
    >>> Choice("direction", "ccw", choices=("ccw", "cw")).check("up")
    Traceback (most recent call last):
    carrack.kernel.errors.BadOption: option 'direction' is 'up', allowed is 'ccw' or 'cw'
    """

    choices: tuple[Any, ...] = ()

    def check(self, value: Any) -> Any:
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return choice
        raise self.wrong(value)

    def allowed(self) -> str:
        return " or ".join(repr(choice) for choice in self.choices)

    def values(self) -> list[str]:
        return [repr(choice) for choice in self.choices]

    def described(self) -> dict[str, Any]:
        return {**super().described(), "choices": list(self.choices)}


@dataclass(frozen=True)
class Several(Option):
    """A set of names, written as a list in a fixed order.

    >>> Several("challenges", (), choices=("slip", "call")).check(["call", "slip"])
    ['slip', 'call']
    """

    choices: tuple[str, ...] = ()

    def check(self, value: Any) -> list[str]:
        if not isinstance(value, (list, tuple, set, frozenset)):
            raise self.wrong(value)
        for item in value:
            if not isinstance(item, str) or item not in self.choices:
                raise self.wrong(value)
        return [choice for choice in self.choices if choice in value]

    def allowed(self) -> str:
        return "a list of any of " + ", ".join(repr(choice) for choice in self.choices)

    def values(self) -> list[str]:
        return [f"[{choice!r}, …]" for choice in self.choices]

    def described(self) -> dict[str, Any]:
        return {**super().described(), "choices": list(self.choices)}


@dataclass(frozen=True)
class Figures(Option):
    """Named whole numbers; a name that is not given keeps its default.

    >>> Figures("points", {"A": 50, "K": 10}, low=0, high=99).check({"K": 5})
    {'A': 50, 'K': 5}
    """

    low: int = 0
    high: int = 1000

    def check(self, value: Any) -> dict[str, int]:
        if not isinstance(value, Mapping):
            raise self.wrong(value)
        figures = dict(self.default)
        for key, figure in value.items():
            name = str(key)
            if (
                name not in figures
                or type(figure) is not int
                or not self.low <= figure <= self.high
            ):
                raise self.wrong(value)
            figures[name] = figure
        return figures

    def allowed(self) -> str:
        keys = ", ".join(self.default)
        return f"a table with the keys {keys} and whole numbers from {self.low} to {self.high}"

    def values(self) -> list[str]:
        return [f"{{{key}: {self.low}–{self.high}, …}}" for key in self.default]

    def described(self) -> dict[str, Any]:
        bounds = {"low": self.low, "high": self.high}
        return {**super().described(), "choices": list(self.default), **bounds}


def checked(options: tuple[Option, ...], values: Mapping[str, Any]) -> dict[str, Any]:
    """The given values in their written form; an unknown name is refused with the names
    there are.
    """
    known = {option.name: option for option in options}
    if not isinstance(values, Mapping):
        raise BadOption(
            f"options must be a table of names and values, not {shown(values)}", code="option.value"
        )
    for name in values:
        if not isinstance(name, str) or name not in known:
            raise BadOption(
                f"there is no option {shown(name)}; the options are {', '.join(sorted(known))}",
                code="option.unknown",
                facts={"asked": shown(name), "known": sorted(known)},
            )
    return {name: known[name].check(value) for name, value in values.items()}


def completed(options: tuple[Option, ...], recorded: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a record, with those that came later as games were played before.

    >>> late = YesNo("storms", True, earlier=False)
    >>> completed((late,), {})
    {'storms': False}
    >>> completed((late,), {"storms": True})
    {'storms': True}
    """
    later = {option.name: option.earlier for option in options if option.earlier is not ALWAYS}
    return {**later, **recorded}


def fingerprinted(options: tuple[Option, ...], values: Mapping[str, Any]) -> str:
    """The options as one text for fingerprints: without those that came later and say that the
    game is played as before.

    >>> late = YesNo("storms", True, earlier=False)
    >>> fingerprinted((late, Number("turns", 3)), {"turns": 3, "storms": False})
    '{"turns": 3}'
    """
    earlier = {option.name: option.earlier for option in options if option.earlier is not ALWAYS}
    told = {
        name: value
        for name, value in values.items()
        if name not in earlier or value != earlier[name]
    }
    return json.dumps(told, sort_keys=True)


def copied_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """A copy that may be given away: lists and tables inside are copied too."""
    return {
        name: value.copy() if isinstance(value, (list, dict)) else value
        for name, value in options.items()
    }
