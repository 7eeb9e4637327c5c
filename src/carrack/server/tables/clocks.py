"""Clocks of a table: none, so much time a move, or so much a game with an increment.

A window for several seats has its own short time. It is charged to nobody's clock: a clock that
stopped would show the others who has answered.
"""

from __future__ import annotations

from typing import Any

from carrack.server.errors import Refused

MOVE = "move"
GAME = "game"
SLOW = 3600  # seconds a move from which a table counts as slow; windows there are not hurried
LONGEST = 30 * 86400
AFTER_START = 600_000  # ms that a slow table has at least after a start
GRACE = 10_000  # what somebody gets at least who comes back to an empty clock

Clock = dict[str, Any]


def checked(clock: Clock) -> Clock:
    """The clock in its one written form.

    >>> checked({"kind": "game", "seconds": 600, "increment": 5})
    {'kind': 'game', 'seconds': 600, 'increment': 5}
    """
    if not clock:
        return {}
    kind, seconds, increment = clock.get("kind"), clock.get("seconds"), clock.get("increment", 0)
    fits = type(seconds) is int and 5 <= seconds <= LONGEST
    fits = fits and type(increment) is int and 0 <= increment <= 3600
    if kind not in (MOVE, GAME) or not fits or set(clock) - {"kind", "seconds", "increment"}:
        raise Refused(
            "a clock has a kind (move or game), seconds from 5 to 2592000, and an increment",
            code="clock.value",
            status=422,
        )
    return {"kind": kind, "seconds": seconds, "increment": increment if kind == GAME else 0}


def at_start(clock: Clock, seats: int) -> list[int] | None:
    """Milliseconds left to each seat, for clocks that run through the game."""
    return [clock["seconds"] * 1000] * seats if clock.get("kind") == GAME else None


def counts_from(clock: Clock, started: int) -> int:
    """Nobody pays for our absence: time counts from the start of the server, if it is later.

    Where a move takes days, those are not given anew; there is a while left at least.
    """
    if clock.get("kind") == MOVE and clock["seconds"] >= SLOW:
        return started + AFTER_START - int(clock["seconds"]) * 1000
    return started


def allowed(clock: Clock, left: list[int] | None, seat: int, window_ms: int | None) -> int | None:
    """How long this seat may think from now on; None for as long as it likes."""
    if not clock:
        return None
    seconds = int(clock["seconds"])
    if window_ms is not None and not is_slow(clock):
        return window_ms if clock["kind"] == GAME else min(window_ms, seconds * 1000)
    return seconds * 1000 if left is None else max(0, left[seat])


def window_time(clock: Clock, window_ms: int, live_ms: int | None) -> int | None:
    """How long a window stays open; None where nobody is hurried.

    Without a clock a window closes by itself only where everybody sits at the table right now.
    """
    if not clock:
        return live_ms
    return None if is_slow(clock) else allowed(clock, None, 0, window_ms)


def is_slow(clock: Clock) -> bool:
    return clock.get("kind") == MOVE and int(clock["seconds"]) >= SLOW


def charged(
    clock: Clock, left: list[int] | None, thought: dict[int, int], passed_on: set[int]
) -> list[int] | None:
    """What is left after seats have thought for so long; whose turn ended gets the increment."""
    if left is None:
        return None
    after = [max(0, ms - thought.get(seat, 0)) for seat, ms in enumerate(left)]
    return [
        ms + clock["increment"] * 1000 if seat in passed_on else ms for seat, ms in enumerate(after)
    ]
