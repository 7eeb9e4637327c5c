"""What first choices are worth: games of the evaluators with themselves, counted by what each seat
did first.

    python -m tools.openings macao --seats 4 --games 20000 --page docs/openings/macao.md

The page has a table for each kind of first choice: how often it was made, how often its seat won,
and the 95 % interval of that (Wilson). Whoever shares a win has a part of it. An evaluator does
what tempts it most, after one look; at Macao with four seats with the weights that learned from the
search, which all levels have there.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

import carrack
from carrack.bots.ladder import wilson
from carrack.bots.levels import effort_of
from carrack.bots.search import weights_at
from carrack.kernel.game import Game
from carrack.research.vector import Advice, Vector
from carrack.texts import Texts

# The kinds of first choices by title, and what a table of them is called.
KINDS: dict[str, dict[str, str]] = {
    "macao": {"take_card": "First cards", "choose_dice": "First dice"},
    "macau_cards": {"play": "First cards"},
    "maracaibo": {"take_career": "Careers", "take_port": "Home ports"},
}
LEAST = 30  # games; what was done less often stands in no table

Key = tuple[str, str]  # a kind of choice, and what was chosen in words


@dataclass
class Count:
    """How often something was done first, and how much of the wins came of it."""

    games: int = 0
    wins: float = 0.0


@dataclass
class Book:
    """What was counted in games of so many seats."""

    title: str
    seats: int
    preset: str = ""
    games: int = 0
    counts: dict[Key, Count] = field(default_factory=lambda: defaultdict(Count))

    def add(self, firsts: Mapping[int, dict[str, str]], places: Any) -> None:
        """One game: what each seat did first, by kind, and the places."""
        self.games += 1
        winners = [seat for seat in range(self.seats) if places[seat] == 1]
        for seat, done in firsts.items():
            won = (seat in winners) / max(1, len(winners))
            for kind, what in done.items():
                one = self.counts[kind, what]
                one.games += 1
                one.wins += won

    def table(self, kind: str, name: str) -> list[str]:
        """The best first, by what is sure of their wins."""
        rows = [
            (what, one, *wilson(one.wins, one.games))
            for (of, what), one in self.counts.items()
            if of == kind and one.games >= LEAST
        ]
        rows.sort(key=lambda row: (-row[2], row[0]))
        head = ["", f"### {name}", "", "| choice | games | wins | 95 % interval |"]
        return [
            *head,
            "| --- | ---: | ---: | --- |",
            *(
                f"| {what} | {one.games} | {100 * one.wins / one.games:.1f} % "
                f"| {100 * low:.1f} % to {100 * high:.1f} % |"
                for what, one, low, high in rows
            ),
        ]

    def page(self) -> str:
        made = {kind for kind, _ in self.counts}
        named = [(kind, name) for kind, name in KINDS[self.title].items() if kind in made]
        tables = [line for kind, name in named for line in self.table(kind, name)]
        about = (
            f"{self.games} games of evaluators with themselves; a fair share is "
            f"{100 / self.seats:.1f} %."
        )
        head = f"## {self.seats} seats" + (f", {self.preset}" if self.preset else "")
        return "\n".join([head, "", about, *tables, ""])

    @property
    def place(self) -> str:
        return f"<!-- openings {self.preset} {self.seats} -->".replace("  ", " ")


def counted(
    title: str,
    seats: int,
    games: int,
    minutes: float,
    seed: int = 1,
    preset: str = "",
    at_once: int = 512,
) -> Book:
    """Play so many games, or for so long."""
    game, book = carrack.load(title), Book(title, seats, preset)
    options = {game.preset_option: preset} if preset else {}
    tables = Vector(title, seats, min(at_once, games), options, skip_forced=True, seed=seed)
    advice = Advice(tables, weights_at(effort_of("captain", title), seats))
    words, kinds = Texts(title), dict[int, str]()
    firsts: list[dict[int, dict[str, str]]] = [defaultdict(dict) for _ in range(tables.count)]
    end = time.monotonic() + 60 * minutes
    while book.games < games and time.monotonic() < end:
        actions, movers = advice.ask(), tables.to_move
        for at, action in enumerate(actions.tolist()):
            if kinds.get(action, "") != "no":
                note(game, words, tables, at, action, int(movers[at]), firsts[at], kinds)
        tables.step(actions)
        for at in np.flatnonzero(tables.dones):
            book.add(firsts[at], tables.places[at])
            firsts[at] = defaultdict(dict)
    return book


def note(
    game: Game,
    words: Texts,
    tables: Vector,
    at: int,
    action: int,
    seat: int,
    firsts: dict[int, dict[str, str]],
    kinds: dict[int, str],
) -> None:
    """Keep what this seat does if it is the first of its kind; numbers that are of no such kind
    are remembered.
    """
    kind = kinds.get(action)
    if kind is not None and kind in firsts[seat]:
        return
    named = game.action(tables.state(at), seat, action)
    kind = kinds[action] = named["type"] if named["type"] in KINDS[game.id] else "no"
    if kind != "no" and kind not in firsts[seat]:
        firsts[seat][kind] = words.action(named)


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.openings", description=__doc__)
    parser.add_argument("title", choices=KINDS)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--preset", default="", help="other rules than the usual ones")
    parser.add_argument("--page", type=Path, help="a page; its part for these seats is written")
    wish = parser.parse_args()
    book = counted(wish.title, wish.seats, wish.games, wish.minutes, wish.seed, wish.preset)
    if wish.page is None:
        print(book.page())
    else:
        write(wish.page, book)


def write(path: Path, book: Book) -> None:
    """Put a book into its place in a page, between the lines that mark it."""
    begin, end = book.place, "<!-- openings end -->"
    page = path.read_text(encoding="utf-8")
    before, found, rest = page.partition(begin)
    if not found:
        raise SystemExit(f"{path} has no line {begin}")
    _, _, after = rest.partition(end)
    path.write_text(f"{before}{begin}\n{book.page()}{end}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
