"""The tables of docs/research.md: what each number of an observation and of an action means.

`python -m tools.observation_tables docs/research.md` writes them anew; a test looks whether
that was forgotten.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from carrack.kernel.errors import IllegalAction
from carrack.kernel.game import Game, load
from carrack.research.encoders import Encoder, encoder_for
from carrack.research.parts import Part

NAMES_SHOWN = 6
BLOCK = re.compile(r"(<!-- (observations|actions) (\w+) -->\n).*?(<!-- ends -->)", re.DOTALL)


def observation_table(encoder: Encoder) -> str:
    """One row for each part; parts that every seat has stand once, under `me`."""
    rows = [
        "| first | numbers | name | places | values | what it tells |",
        "| ---: | ---: | --- | --- | --- | --- |",
    ]
    first = 0
    for part in encoder.parts:
        if not part.name.startswith("+"):
            rows.append(observation_row(first, part))
        first += part.size
    each = sum(part.size for part in encoder.parts if part.name.startswith("me."))
    note = (
        f"With {encoder.seats} seats an observation has {encoder.size} numbers. "
        f"The {each} that begin with `me` follow once more for each other seat, as `+1`, `+2` …"
    )
    return "\n".join([*rows, "", note])


def observation_row(first: int, part: Part) -> str:
    places = " × ".join(axis_named(axis) for axis in part.axes) or "–"
    values = f"{part.low} to {part.high}"
    return f"| {first} | {part.size} | `{part.name}` | {places} | {values} | {part.about or '–'} |"


def axis_named(axis: tuple[str, ...]) -> str:
    """All names of a short axis; of a long one its ends."""
    if len(axis) <= NAMES_SHOWN:
        return ", ".join(axis)
    return f"{axis[0]} … {axis[-1]} ({len(axis)})"


def action_table(game: Game) -> str:
    """Numbers that follow each other and have the same kind of name in one row."""
    rows = ["| numbers | type | named with |", "| --- | --- | --- |"]
    rows += [
        f"| {first}{f' to {last}' if last > first else ''} | `{kind}` | {', '.join(keys) or '–'} |"
        for first, last, kind, keys in action_ranges(game)
    ]
    return "\n".join([*rows, "", f"{game.action_count} actions; numbers left out mean nothing."])


def action_ranges(game: Game) -> list[tuple[int, int, str, tuple[str, ...]]]:
    state = game.new(seats=game.usual_seats, seed=1)
    ranges: list[tuple[int, int, str, tuple[str, ...]]] = []
    for number in range(game.action_count):
        try:
            name = game.action(state, 0, number)
        except IllegalAction:
            continue
        kind, keys = name["type"], tuple(key for key in name if key != "type")
        if ranges and ranges[-1][2:] == (kind, keys):
            ranges[-1] = (ranges[-1][0], number, kind, keys)
        else:
            ranges.append((number, number, kind, keys))
    return ranges


def filled(page: str) -> str:
    """The page with its tables made anew."""

    def fill(found: re.Match[str]) -> str:
        game = load(found[3])
        if found[2] == "actions":
            table = action_table(game)
        else:
            table = observation_table(encoder_for(game, game.usual_seats))
        return f"{found[1]}{table}\n{found[4]}"

    return BLOCK.sub(fill, page)


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(filled(path.read_text(encoding="utf-8")), encoding="utf-8")
