"""Keep a second book of many games, and compare it with the table after every step.

    python -m tools.ledgers --games 100000           # so many of each title, on all processors
    python -m tools.ledgers --title macao --from 4711 --games 1   # one of them again
    python -m tools.ledgers --games 100000 --minutes 20           # as many as that time allows

Each title's book is `tests/ledger.py` in its folder: it hears the events and nothing else. Tables
of every preset, number of seats and house rule come in turn, played by chance, and the first and
some later ones greedily and by merchants. The number of a game says all about it.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from itertools import islice
from math import inf
from random import Random
from typing import Any

import carrack
from carrack import Game, State, bots
from carrack.bots import Bot
from carrack.kernel.kept import Kept
from tools.tables import chosen, every_table, playable, seated

PLAYERS = (
    *(("random",), ("greedy",), ("random",), ("random", "greedy"), ("random",), ("merchant",)),
    *(("random",), ("greedy", "random"), ("random",), ("greedy",), ("merchant", "random")),
)
FIRST_BLOCKS = 10  # games in which all kinds of players take part, then every tenth
MOST_HOUSE_RULES = 6
SWEEP = bool(os.environ.get("CARRACK_SWEEP"))  # the tests keep books of more games
TURNS = 100  # where a title has such a limit
CHUNK = 25  # games of each process between two looks at the clock

Views = dict[int | None, Any]  # by viewer


class DoesNotAddUp(AssertionError):
    """The book and the table differ."""


@dataclass(frozen=True)
class Table:
    """The game of a number: always the same."""

    title: str
    number: int

    @property
    def game(self) -> Game:
        return carrack.load(self.title)

    @cached_property
    def luck(self) -> Random:
        return Random(f"ledger/{self.title}/{self.number}")

    def begun(self) -> tuple[State, list[Bot]]:
        tables = every_table(self.game)
        preset, seats = tables[self.number % len(tables)]
        rules = self.luck.randint(0, MOST_HOUSE_RULES)
        options = playable(self.game, preset, seats, rules, self.luck, TURNS)
        state = self.game.new(seats=seats, seed=self.luck.getrandbits(62), options=options)
        return state, seated(self.names, seats, self.luck)

    @property
    def names(self) -> tuple[str, ...]:
        """Thinking takes most of the time, so behind the first games chance plays nine of ten; it
        does where nothing is compiled, too, for there thinking takes minutes.
        """
        block, place = divmod(self.number, len(PLAYERS))
        thinking = block < FIRST_BLOCKS or block % FIRST_BLOCKS == 0
        compiled = carrack.build_mode() == "compiled"
        return PLAYERS[place] if thinking and compiled else ("random",)


def viewers_of(state: State) -> list[int | None]:
    """Everybody, or one where all see and hear the same."""
    return [None, *range(state.seats)] if state.game.has_secrets else [None]


def views_of(state: State, kept: Kept | None = None) -> Views:
    """What everybody sees; what is kept from step to step is laid out anew where it changed."""
    viewers = viewers_of(state)
    return dict(zip(viewers, state.game.hosting.views(state, viewers, kept), strict=True))


def told_by(state: State) -> dict[int | None, list[dict[str, Any]]]:
    return {viewer: state.events(viewer) for viewer in viewers_of(state)}


def opened(state: State) -> Any:
    """The book of a table."""
    title: Any = import_module(f"carrack.games.{state.game.id}.tests.ledger")
    return title.Ledger(views_of(state), state.game)


def kept(table: Table) -> int:
    """Play a game and keep its book; DoesNotAddUp at the first step that differs, else how many
    steps there were.
    """
    state, players = table.begun()
    return followed(state, players, table.luck, f"{table.title}, game {table.number}")


def followed(state: State, players: list[Bot], luck: Random, name: str) -> int:
    """A second book of a game, kept from any table on."""
    ledger, parts = opened(state), Kept()
    views, steps = views_of(state, parts), 0
    compare(ledger, state, views, f"{name}, at the start")
    while not state.is_over:
        seat, action = chosen(state, players, luck, views)
        done = state.game.action(state, seat, action)
        state.apply(seat, action)
        steps += 1
        ledger.hear(told_by(state))
        views = views_of(state, parts)
        compare(ledger, state, views, f"{name}, step {steps}: seat {seat} did {done}")
    compare(ledger, state, views_of(state), f"{name}, laid out from nothing at the end")
    return steps


def compare(ledger: Any, state: State, views: Views, where: str) -> None:
    differences = ledger.compare(views)
    if differences:
        told = "\n  ".join(str(event) for event in state.events(None))
        options = state.game.options_of(state)
        raise DoesNotAddUp(
            "\n".join([where, *differences, f"told:\n  {told}", f"options: {options}"])
        )


# ---- whether the book would notice ----


def unnoticed(tables: Iterator[Table], least: int) -> dict[str, int]:
    """How often each type of event was left out, in so many steps, without a trace in the book."""
    tried: dict[str, int] = {}
    missed: dict[str, int] = {}
    for table in tables:
        state, players = table.begun()
        ledger = opened(state)
        while not state.is_over:
            state.apply(*chosen(state, players, table.luck))
            told = told_by(state)
            for kind in {event["type"] for event in told[None]}:
                if tried.get(kind, 0) < least:
                    tried[kind] = tried.get(kind, 0) + 1
                    missed[kind] = missed.get(kind, 0) + (not notices(ledger, told, kind, state))
            ledger.hear(told)
            ledger.compare(views_of(state))
    return {kind: count for kind, count in missed.items() if count}


def notices(ledger: Any, told: dict[int | None, Any], kind: str, state: State) -> bool:
    """Whether the book and the table differ when the first event of a kind is not heard."""
    number = next(i for i, event in enumerate(told[None]) if event["type"] == kind)
    rest = {viewer: events[:number] + events[number + 1 :] for viewer, events in told.items()}
    copy = deepcopy(ledger)
    try:
        copy.hear(rest)
    except (KeyError, ValueError, IndexError):
        return True  # the book cannot even be kept
    return bool(copy.compare(views_of(state)))


# ---- many of them ----


def numbered(title: str, first: int, games: int) -> Iterator[Table]:
    return (Table(title, number) for number in range(first, first + games))


def followed_until(
    workers: ProcessPoolExecutor, tables: Iterator[Table], at_once: int, deadline: float
) -> tuple[int, int]:
    """How many games add up, and how many steps they had; none is begun after the deadline."""
    games = steps = 0
    while time.monotonic() < deadline and (some := [*islice(tables, at_once)]):
        found = [*workers.map(kept, some)]
        games, steps = games + len(found), steps + sum(found)
    return games, steps


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="of each title")
    parser.add_argument("--minutes", type=float, default=inf, help="for each title, at most")
    parser.add_argument("--from", type=int, default=0, dest="first", help="number of the first one")
    parser.add_argument("--title", action="append", help="only this title")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes")
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs) as workers:
        for title in asked.title or carrack.titles():
            bots.check("merchant", title)
            tables = numbered(title, asked.first, asked.games)
            deadline = time.monotonic() + 60 * asked.minutes
            try:
                games, steps = followed_until(workers, tables, asked.jobs * CHUNK, deadline)
            except DoesNotAddUp as error:
                workers.shutdown(cancel_futures=True)
                sys.exit(str(error))
            print(f"{title}: {games} games with {steps} steps add up", flush=True)


if __name__ == "__main__":
    main()
