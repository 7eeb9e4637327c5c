"""Play the recorded games in tests/records: one archive a title, the same bytes in every run.

    python -m tools.make_records tests/records            # write the archives anew
    python -m tools.make_records tests/records --compare  # play all again and compare

The records are a promise to everybody who keeps games: they replay to the same fingerprints in
every later version. They are made anew only for a new rules version. `--compare` also shows that
bots still choose as they did, which a new version may change.
"""

from __future__ import annotations

import argparse
import sys
import zipfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

import carrack
from carrack.kernel.record import Play
from tools.tables import Wish, chosen, seated, wishes

GAMES = 80  # of each title
PLAYERS = (("random",), ("random", "greedy"), ("cabin_boy", "random"), ("greedy", "cabin_boy"))
TAKEN_BACK = 0.03  # of the steps that may be
TIME = "2026-01-01T00:00:00.000Z"
DATE = (2026, 1, 1, 0, 0, 0)


def played(wish: Wish) -> bytes:
    """The record of one game."""
    game = carrack.load(wish.title)
    luck = Random(f"{wish.title}/{wish.number}")
    names = PLAYERS[wish.number % len(PLAYERS)]
    players = [names[seat % len(names)] for seat in range(wish.seats)]
    thinkers = seated(names, wish.seats, luck)
    play = Play.begin(
        game,
        seats=wish.seats,
        seed=luck.getrandbits(62),
        options=wish.options,
        players=players,
        clock=lambda: TIME,
    )
    while not play.state.is_over:
        seat, action = chosen(play.state, thinkers, luck)
        play.apply(seat, action)
        if luck.random() < TAKEN_BACK and play.state.may_undo(seat):
            play.undo(seat)
    return play.record.text().encode()


def archive(title: str) -> dict[str, bytes]:
    """All records of a title, by the name of their file."""
    found = list(wishes(title, GAMES))
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
