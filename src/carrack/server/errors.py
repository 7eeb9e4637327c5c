"""What the server refuses, each with a code for programs, a sentence and an HTTP status."""

from __future__ import annotations

from carrack.kernel.errors import CarrackError


class Refused(CarrackError):
    """A request that cannot be done as it was asked.

    >>> Refused("there is no table 'abc'", code="table.unknown", status=404).status
    404
    """

    def __init__(self, sentence: str, *, code: str, status: int = 409, field: str = "") -> None:
        super().__init__(sentence, code=code)
        self.status = status
        self.field = field  # of what was sent, where one alone is to blame


class Conflict(Exception):
    """Another process wrote this place of the journal first."""


class Unavailable(Refused):
    """The database did not take what it was given; nothing was acknowledged."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence, code="server.unavailable", status=503)
