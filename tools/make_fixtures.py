"""Play the finished games in tests/fixtures/games: an archive of records and a file of results a
title.

    python -m tools.make_fixtures tests/fixtures/games               # play all of them
    python -m tools.make_fixtures tests/fixtures/games --title macao # those of one title

Merchants and captains sit at these tables, so the games are such as people play: all presets, many
numbers of seats, modifiers and options that came later. Beside each record stand its result and
where points and money came from. A change of rules that changes them says so in CHANGELOG.md; then
the games are made anew.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import carrack
from carrack import BadOption, Game
from carrack.bots import Bot
from carrack.bots.levels import LevelBot
from carrack.kernel.breakdown import breakdown
from carrack.kernel.options import ALWAYS, Choice, Number, Option, YesNo
from carrack.kernel.record import Play, Record
from tools.make_records import TIME, write
from tools.tables import chosen, every_table, seated

GAMES = 20  # of each title
PLAIN = 8  # of them without house rules
TURNS = 300  # where a title has such a limit
# A captain looks less far than at a server's table, so that the games are made in minutes.
EFFORT = {"merchant": 1.0, "captain": 0.25}
PLAYERS = (("merchant",), ("captain",), ("merchant", "captain"), ("captain", "merchant"))
FEW_OPTIONS = 20  # of a title: all of them are tried; else those that came later
FEW_VALUES = 6  # of a number: each is tried
# Options that show only at a certain table: Jean and the levels, for a captain alone.
CERTAIN: dict[str, dict[int, dict[str, Any]]] = {
    "maracaibo": {
        11: {"automa": "jean", "level": 2},
        15: {"level": 3},
        18: {"automa": "jean", "level": 4},
    }
}


@dataclass(frozen=True)
class Wish:
    """One game to be played."""

    title: str
    number: int
    seats: int
    options: dict[str, Any]

    @property
    def names(self) -> tuple[str, ...]:
        return PLAYERS[self.number % len(PLAYERS)]


def wishes(title: str) -> list[Wish]:
    """Presets in turn with more and more seats; to those after the first ones house rules are
    added, as many as there are, each where it fits.
    """
    game = carrack.load(title)
    tables = list(spread(game))
    certain = CERTAIN.get(title, {})
    options = [usual(game, preset) | certain.get(n, {}) for n, (preset, _) in enumerate(tables)]
    for number, extra in enumerate(extras(game)):
        places = [PLAIN + (number + k) % (GAMES - PLAIN) for k in range(GAMES - PLAIN)]
        for place in places:
            wished = options[place] | extra
            if not set(extra) & set(options[place]) and fits(game, tables[place][1], wished):
                options[place] = wished
                break
    rows = zip(tables, options, strict=True)
    return [Wish(title, n, seats, wished) for n, ((_, seats), wished) in enumerate(rows)]


def spread(game: Game) -> Iterator[tuple[str | None, int]]:
    """All presets, again and again, each time at a larger table."""
    presets: list[str | None] = [*game.presets] or [None]
    counts = sorted({seats for _, seats in every_table(game)})
    for number in range(GAMES):
        lap = number // len(presets) + number
        yield presets[number % len(presets)], counts[lap % len(counts)]


def usual(game: Game, preset: str | None) -> dict[str, Any]:
    options = {} if preset is None else {game.preset_option: preset}
    limited = any(option.name == "turn_limit" for option in game.options)
    return options | ({"turn_limit": TURNS} if limited else {})


def extras(game: Game) -> Iterator[dict[str, Any]]:
    """Each modifier, and each other value of the options that this title's games should show."""
    yield from ({"modifiers": [modifier]} for modifier in game.modifiers)
    for option in game.options:
        came_later = option.earlier is not ALWAYS
        if len(game.options) <= FEW_OPTIONS or came_later:
            yield from ({option.name: value} for value in other_values(game, option))


def other_values(game: Game, option: Option) -> list[Any]:
    if option.name == game.preset_option:
        return []
    if isinstance(option, YesNo):
        return [not option.default]
    if isinstance(option, Choice):
        return [value for value in option.choices if value != option.default]
    if isinstance(option, Number) and option.high - option.low < FEW_VALUES:
        return [n for n in range(option.low, option.high + 1) if n != option.default]
    return []


def fits(game: Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.new(seats=seats, seed=1, options=options)
    except BadOption:
        return False
    return True


# ---- playing ----


def players_of(wish: Wish, luck: Random) -> list[Bot]:
    players = seated(wish.names, wish.seats, luck)
    for seat, player in enumerate(players):
        if isinstance(player, LevelBot):
            player.share = EFFORT[wish.names[seat % len(wish.names)]]
    return players


def played(wish: Wish) -> tuple[int, bytes, dict[str, Any]]:
    """The record of one game, and what came of it."""
    game = carrack.load(wish.title)
    luck = Random(f"fixture/{wish.title}/{wish.number}")
    players = players_of(wish, luck)
    names = [wish.names[seat % len(wish.names)] for seat in range(wish.seats)]
    play = Play.begin(
        game,
        seats=wish.seats,
        key=luck.randbytes(32),
        options=wish.options,
        players=names,
        clock=lambda: TIME,
    )
    while not play.state.is_over:
        play.apply(*chosen(play.state, players, luck))
    return wish.number, play.record.text().encode(), outcome(play.record, wish.options)


def outcome(record: Record, options: dict[str, Any]) -> dict[str, Any]:
    """How a game ended: result, points, and where points and money came from."""
    game = carrack.load(record.header["game"])
    *_, last = carrack.replay(record)
    sums = breakdown(record, game)["seats"]
    return {
        "players": record.header["players"],
        "options": options,
        "rows": len(record.rows),
        "result": last.state.result(),
        "scores": last.state.scores(),
        "sources": [{kind: summed(sources) for kind, sources in seat.items()} for seat in sums],
    }


def summed(sources: dict[str, dict[str, int]]) -> dict[str, int]:
    """Points by their sources, added up over all rounds."""
    return {source: sum(rounds.values()) for source, rounds in sources.items()}


def make(title: str, folder: Path) -> None:
    found = wishes(title)
    records: dict[str, bytes] = {}
    outcomes: dict[str, Any] = {}
    with ProcessPoolExecutor(2) as workers:
        for done in as_completed(workers.submit(played, wish) for wish in found):
            number, text, came = done.result()
            records[f"{number:02}.jsonl"], outcomes[f"{number:02}"] = text, came
            print(f"{title} {number:02}: {came['rows']} rows, {came['scores']}", flush=True)
    folder.mkdir(parents=True, exist_ok=True)
    write(folder / f"{title}.zip", dict(sorted(records.items())))
    told = {"title": title, "effort": EFFORT, "games": dict(sorted(outcomes.items()))}
    (folder / f"{title}.json").write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--title", action="append", help="only this title")
    asked = parser.parse_args()
    for title in asked.title or carrack.titles():
        make(title, asked.folder)


if __name__ == "__main__":
    main()
