"""Play the recorded games in tests/records: one archive a title, the same bytes in every run.

    python tools/make_records.py tests/records            # write the archives anew
    python tools/make_records.py tests/records --compare  # play all again and compare

The records are a promise to everybody who keeps games: they replay to the same fingerprints in
every later version. They are made anew only for a new rules version. `--compare` also shows that
bots still choose as they did, which a new version may change.
"""

from __future__ import annotations

import argparse
import sys
import zipfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import carrack
from carrack import BadOption, Game, bots
from carrack.kernel.options import Choice, Number, Several, YesNo
from carrack.kernel.record import Play

GAMES = 80  # of each title
SHORT = 60  # turns, where a title has such a limit: as many kinds of tables as possible, not length
PLAYERS = (("random",), ("random", "greedy"), ("cabin_boy", "random"), ("greedy", "cabin_boy"))
WISHES = 3  # options with another value than usual
TRIES = 200
TAKEN_BACK = 0.03  # of the steps that may be
TIME = "2026-01-01T00:00:00.000Z"
DATE = (2026, 1, 1, 0, 0, 0)


@dataclass(frozen=True)
class Wish:
    """One game to be played."""

    title: str
    number: int
    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return f"{self.number:03}.jsonl"


def wishes(title: str) -> Iterator[Wish]:
    """Every preset and every number of seats in turn; from the second round on with house rules."""
    game, luck = carrack.load(title), Random(title)
    presets: list[str | None] = [*game.presets] or [None]
    tables = [
        (preset, seats) for seats in range(game.min_seats, game.max_seats + 1) for preset in presets
    ]
    for number in range(max(GAMES, len(tables))):
        preset, seats = tables[number % len(tables)]
        house_rules = WISHES if number >= len(tables) else 0
        yield Wish(title, number, seats, playable(game, preset, seats, house_rules, luck))


def playable(
    game: Game, preset: str | None, seats: int, house_rules: int, luck: Random
) -> dict[str, Any]:
    """Options of a table, some of them other than usual; those that do not fit are drawn again."""
    usual: dict[str, Any] = {}
    if preset is not None:
        usual[game.preset_option] = preset
    if any(option.name == "turn_limit" for option in game.options):
        usual["turn_limit"] = SHORT
    free = [option for option in game.options if option.name not in (*usual, "archive")]
    for _ in range(TRIES):
        chosen = luck.sample(free, min(house_rules, len(free)))
        options = usual | {option.name: drawn(option, luck) for option in chosen}
        try:
            game.new(seats=seats, seed=1, options=options)
        except BadOption:
            continue
        return options
    raise ValueError(f"{game.id}: no house rules fit {usual} with {seats} seats")


def drawn(option: Any, luck: Random) -> Any:
    """A value that the option may have."""
    if isinstance(option, YesNo):
        return luck.random() < 0.5
    if isinstance(option, Choice):
        return luck.choice(option.choices)
    if isinstance(option, Several):
        return [choice for choice in option.choices if luck.random() < 0.3]
    if isinstance(option, Number):
        return luck.randint(option.low, min(option.high, option.low + 20))
    return option.default


def played(wish: Wish) -> bytes:
    """The record of one game."""
    game = carrack.load(wish.title)
    luck = Random(f"{wish.title}/{wish.number}")
    names = PLAYERS[wish.number % len(PLAYERS)]
    players = [names[seat % len(names)] for seat in range(wish.seats)]
    thinkers = [bots.make(name, luck.getrandbits(48)) for name in players]
    play = Play.begin(
        game,
        seats=wish.seats,
        seed=luck.getrandbits(62),
        options=wish.options,
        players=players,
        clock=lambda: TIME,
    )
    while not play.state.is_over:
        seat = luck.choice(play.state.actors)
        legal = play.state.legal(seat)
        view = play.state.view(seat) if thinkers[seat].reads_view else {}
        play.apply(seat, thinkers[seat].choose(game, view, legal))
        if luck.random() < TAKEN_BACK and play.state.may_undo(seat):
            play.undo(seat)
    return play.record.text().encode()


def archive(title: str) -> dict[str, bytes]:
    """All records of a title, by the name of their file."""
    found = list(wishes(title))
    with ProcessPoolExecutor() as workers:
        return dict(
            zip((wish.name for wish in found), workers.map(played, found, chunksize=4), strict=True)
        )


def write(path: Path, records: dict[str, bytes]) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_LZMA) as packed:
        for name, text in records.items():
            packed.writestr(zipfile.ZipInfo(name, DATE), text, zipfile.ZIP_LZMA)


def compare(path: Path, records: dict[str, bytes]) -> list[str]:
    """What differs from the archive."""
    with zipfile.ZipFile(path) as packed:
        kept = {name: packed.read(name) for name in packed.namelist()}
    names = sorted({*kept, *records})
    return [f"{path.name}: {name}" for name in names if kept.get(name) != records.get(name)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--compare", action="store_true", help="write nothing, only compare")
    parser.add_argument("--title", action="append", help="only this title")
    asked = parser.parse_args()
    differing: list[str] = []
    for title in asked.title or carrack.titles():
        path, records = asked.folder / f"{title}.zip", archive(title)
        if asked.compare:
            differing += compare(path, records)
        else:
            write(path, records)
        print(f"{title}: {len(records)} games, {path.stat().st_size // 1024} KB")
    if differing:
        sys.exit("played differently:\n" + "\n".join(differing))


if __name__ == "__main__":
    main()
