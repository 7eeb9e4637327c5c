"""What can go wrong, each with a code for programs and a sentence for people."""

from __future__ import annotations

from typing import Any

LONGEST = 80  # characters of an offending value


def shown(value: object) -> str:
    """An offending value for a sentence: its repr, cut, and never an error of its own.

    >>> shown("7S"), shown("x" * 200)[-3:]
    ("'7S'", 'xx…')
    """
    try:
        text = repr(value)
    except Exception:  # noqa: BLE001 - whatever a foreign repr raises, the sentence must come out
        text = f"<{type(value).__name__}>"
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


class CarrackError(Exception):
    """Something was asked for that cannot be done.

    >>> error = CarrackError("seat 7 does not exist, the table has 4", code="seat.unknown")
    >>> error.code, str(error)
    ('seat.unknown', 'seat 7 does not exist, the table has 4')
    """

    def __init__(self, sentence: str, *, code: str, facts: dict[str, Any] | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.facts = facts or {}  # the numbers and pieces of the sentence, for other languages

    def __reduce__(self) -> tuple[Any, ...]:
        """Worker processes send their errors home; how one was made does not matter there.

        >>> import pickle
        >>> pickle.loads(pickle.dumps(BadRecord("no such seat", code="seat.unknown", line=3))).line
        3
        """
        return again, (type(self), str(self), self.__dict__)


def again(kind: type[CarrackError], sentence: str, fields: dict[str, Any]) -> CarrackError:
    """An error as it was in another process."""
    error = kind.__new__(kind, sentence)
    error.__dict__.update(fields)
    return error


def unwritable(path: object, why: object, code: str = "file.unwritable") -> CarrackError:
    """For a file that the system does not let us write.

    >>> str(unwritable("a/b", "No such file or directory"))
    'a/b cannot be written: No such file or directory'
    """
    facts = {"path": str(path), "why": str(why)}
    return CarrackError(f"{path} cannot be written: {why}", code=code, facts=facts)


class IllegalAction(CarrackError):
    """The action is not legal now; the state was not touched."""


def no_such_seat(seat: object, seats: int) -> IllegalAction:
    """For a seat that the table has not.

    >>> no_such_seat(7, 4).code
    'seat.unknown'
    """
    return IllegalAction(
        f"there is no seat {shown(seat)} at a table of {seats}",
        code="seat.unknown",
        facts={"asked": shown(seat)},
    )


def no_such_action(value: object) -> IllegalAction:
    """For a number or a name that means nothing in this title, now or ever.

    >>> str(no_such_action({"type": "castle"}))
    "{'type': 'castle'} is no action of this game"
    """
    return IllegalAction(
        f"{shown(value)} is no action of this game",
        code="action.unknown",
        facts={"asked": shown(value)},
    )


class BadOption(CarrackError):
    """An option is unknown, has a wrong value, or does not go together with another."""


class BadRecord(CarrackError):
    """A record of a game cannot be read; `line` is where, counted from 1."""

    def __init__(
        self, sentence: str, *, code: str, line: int = 0, facts: dict[str, Any] | None = None
    ) -> None:
        told = f"line {line}: {sentence}" if line else sentence
        super().__init__(told, code=code, facts=facts)
        self.line = line


class DataError(CarrackError):
    """A data file holds something that cannot be played."""


class UnknownGame(CarrackError):
    """No title of that name is installed."""
