"""Clocks of a table: none, so much time a move, or so much a game with an increment.

A window for several seats has its own short time. It is charged to nobody's clock: a clock that
stopped would show the others who has answered.

While a seat rests, because all agreed to a pause or its person has days off, its clock stands.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from carrack.server.errors import Refused

MOVE = "move"
GAME = "game"
DAY = 86400
SLOW = 3600  # seconds a move from which a table counts as slow; windows there are not hurried …
SLOW_GAME = DAY  # … and seconds for a game
LONGEST = 30 * DAY
LONGEST_INCREMENT = 7 * DAY
AFTER_START = 600_000  # ms that a slow table has at least after a start
GRACE = 10_000  # what somebody gets at least who comes back to an empty clock

Clock = dict[str, Any]
Rest = tuple[int, int]  # from when to when a clock stands


def checked(clock: Clock) -> Clock:
    """The clock in its one written form.

    >>> checked({"kind": "game", "seconds": 600, "increment": 5})
    {'kind': 'game', 'seconds': 600, 'increment': 5}
    """
    if not clock:
        return {}
    kind, seconds, increment = clock.get("kind"), clock.get("seconds"), clock.get("increment", 0)
    fits = type(seconds) is int and 5 <= seconds <= LONGEST
    fits = fits and type(increment) is int and 0 <= increment <= LONGEST_INCREMENT
    if kind not in (MOVE, GAME) or not fits or set(clock) - {"kind", "seconds", "increment"}:
        raise Refused(
            "a clock has a kind (move or game), seconds from 5 to 2592000, and an increment up to"
            " 604800",
            code="clock.value",
            status=422,
        )
    return {"kind": kind, "seconds": seconds, "increment": increment if kind == GAME else 0}


def at_start(clock: Clock, seats: int) -> list[int] | None:
    """Milliseconds left to each seat, for clocks that run through the game."""
    return [clock["seconds"] * 1000] * seats if clock.get("kind") == GAME else None


def counts_from(clock: Clock, started: int, left: Iterable[int] = ()) -> int:
    """Nobody pays for our absence: time counts from the start of the server, if it is later.

    Where a move or a game takes days, those are not given anew; a while is left at least, also to
    the one of these seats that has least.
    """
    if not is_slow(clock):
        return started
    least = min(left, default=0) if clock["kind"] == GAME else int(clock["seconds"]) * 1000
    return started + AFTER_START - least


def allowed(clock: Clock, left: list[int] | None, seat: int, window_ms: int | None) -> int | None:
    """How long this seat may think from now on; None for as long as it likes."""
    if not clock:
        return None
    seconds = int(clock["seconds"])
    if window_ms is not None and is_slow(clock):
        return min(seconds, DAY) * 1000 if clock["kind"] == GAME else seconds * 1000
    if window_ms is not None:
        return window_ms if clock["kind"] == GAME else min(window_ms, seconds * 1000)
    return seconds * 1000 if left is None else max(0, left[seat])


def window_time(clock: Clock, window_ms: int, live_ms: int | None) -> int | None:
    """How long a window stays open; None where nobody is hurried.

    Without a clock a window closes by itself only where everybody sits at the table right now.
    Where a whole game has its days, a window has one, the same for all.
    """
    if not clock:
        return live_ms
    if is_slow(clock) and clock["kind"] == MOVE:
        return None
    return allowed(clock, None, 0, window_ms)


def is_slow(clock: Clock) -> bool:
    """Whether people come back to this table over days.

    >>> is_slow({"kind": "move", "seconds": 86400}), is_slow({"kind": "game", "seconds": 600})
    (True, False)
    """
    shortest = {MOVE: SLOW, GAME: SLOW_GAME}.get(clock.get("kind", ""))
    return shortest is not None and int(clock["seconds"]) >= shortest


def rested(rests: Iterable[Rest], since: int, until: int) -> int:
    """How long a clock stood between two moments; rests may lie over each other.

    >>> rested([(0, 10), (5, 20), (30, 40)], 8, 35)
    17
    """
    stood, at = 0, since
    for begins, ends in sorted(rests):
        begins, ends = max(begins, at), min(ends, until)
        if ends > begins:
            stood += ends - begins
            at = ends
    return stood


def runs_out(rests: Iterable[Rest], since: int, left: int) -> int:
    """When a clock that began to run then has no time left.

    >>> runs_out([(5, 20), (30, 40)], 0, 10), runs_out([], 0, 10)
    (25, 10)
    """
    at = since + left
    for begins, ends in sorted(rests):
        begins = max(begins, since)
        if begins < at and ends > begins:
            at += ends - begins
            since = ends
    return at


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
