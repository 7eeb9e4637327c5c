"""Random playouts at native speed: whole games, every seat choosing evenly among its legal actions.

One loop for all titles. A compiled title is driven through C calls without the GIL; a title in
plain Python
through its Python methods. Both ways play the same games for the same seed.
"""

# compiled, small

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from threading import Thread
from time import perf_counter
from typing import Any

try:
    import cython
except ImportError:
    from carrack.kernel import shadow as cython

from carrack.kernel.chance import mix, seed_streams
from carrack.kernel.game import Game
from carrack.kernel.layout import Field, Layout
from carrack.kernel.limits import MASK64, MAX_SEATS, NOBODY
from carrack.kernel.memory import clear_block, prepare_scratch
from carrack.kernel.state import State
from carrack.kernel.widths import Bits, Long


@dataclass(frozen=True)
class Playouts:
    """What was played: all decisions, those with at least two choices, and who won how often."""

    games: int
    decisions: int
    choices: int
    wins: tuple[int, ...]
    seconds: float


class Tally:
    """Counts over all games, and the number that chooses the next action."""

    decisions: Long
    choices: Long
    luck: Bits
    wins: list[int]

    SCRATCH = Layout(Field("wins", "long long", MAX_SEATS))

    def __init__(self) -> None:
        self.decisions = 0
        self.choices = 0
        self.luck = 0
        prepare_scratch(self)

    def listed(self, seats: int) -> tuple[int, ...]:
        return tuple([self.wins[seat] for seat in range(seats)])


def pick(tally: Tally, count: Bits) -> int:
    """An even choice among `count` (xorshift64, scaled)."""
    luck: Bits = tally.luck
    luck ^= (luck << 13) & MASK64
    luck ^= luck >> 7
    luck ^= (luck << 17) & MASK64
    tally.luck = luck
    return ((luck >> 33) * count) >> 31


def play_natively(state: State, tally: Tally, seed: Bits) -> None:
    """One whole game from a new deal."""
    seed_streams(state, seed)
    tally.luck = mix(seed)
    clear_block(state, state.block_start, state.block_size)
    state.begin()
    seat = state.mover()
    while seat != NOBODY:
        count = state.fill_legal(seat)
        tally.decisions += 1
        choice = 0
        if count > 1:
            tally.choices += 1
            choice = pick(tally, count)
        state.advance(seat, state.moves[choice])
        seat = state.mover()
    for winner in range(state.seats):
        if state.place(winner) == 1:
            tally.wins[winner] += 1


def play_plainly(state: State, tally: Tally, seed: Bits) -> None:  # python
    """One whole game from a new deal, through the verbs that every title has."""
    state.start(seed)
    tally.luck = mix(seed)
    while not state.is_over:
        seat = state.to_move
        legal = state.legal(seat)
        tally.decisions += 1
        choice = 0
        if len(legal) > 1:
            tally.choices += 1
            choice = pick(tally, len(legal))
        state.apply(seat, legal[choice])
    for winner in range(state.seats):
        if state.final_place(winner) == 1:
            tally.wins[winner] += 1


def random_playouts(
    game: Game,
    seats: int,
    options: Mapping[str, Any] | None = None,
    games: int = 100,
    seed: int = 1,
    threads: int = 1,
) -> Playouts:
    """Play whole games at random; several threads play the same games as one.

    >>> import carrack
    >>> game = carrack.load("macau_cards")
    >>> played = random_playouts(game, 4, {"turn_limit": 50}, games=3, seed=1)
    >>> played.games, sum(played.wins) >= 3
    (3, True)
    """
    share = -(-games // threads)
    parts = [(first, min(share, games - first)) for first in range(0, games, share)]
    tallies = [Tally() for _ in parts]
    states = [game.new(seats=seats, seed=seed, options=options) for _ in parts]
    workers = [
        Thread(target=play_games, args=(state, tally, count, seed + first))
        for state, tally, (first, count) in zip(states[1:], tallies[1:], parts[1:], strict=True)
    ]
    began = perf_counter()
    for worker in workers:
        worker.start()
    play_games(states[0], tallies[0], parts[0][1], seed)
    for worker in workers:
        worker.join()
    seconds = perf_counter() - began
    wins = [tally.listed(seats) for tally in tallies]
    return Playouts(
        games,
        sum(tally.decisions for tally in tallies),
        sum(tally.choices for tally in tallies),
        tuple(sum(column) for column in zip(*wins, strict=True)),
        seconds,
    )


def play_games(state: State, tally: Tally, games: Long, seed: Bits) -> None:  # gil
    """All games of one thread; a native title needs no GIL for them."""
    if state.native:
        with cython.nogil:
            run_natively(state, tally, games, seed)
    else:
        for number in range(games):
            play_plainly(state, tally, seed + number)


def run_natively(state: State, tally: Tally, games: Long, seed: Bits) -> None:
    for number in range(games):
        play_natively(state, tally, seed + number)
