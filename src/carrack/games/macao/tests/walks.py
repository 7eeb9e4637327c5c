"""Play for the property tests: any options, 2 to 4 seats, random choices or those of a bot."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from carrack import CarrackError, State
from carrack.games.macao.game import MacaoGame
from carrack.games.macao.names import (
    ACTIVATE_PAY,
    ACTIVE,
    CARDS,
    IN_STACK,
    MOVE_WALL,
    OFFICES,
    PASS,
    TABLEAU,
    TOWER,
)

VALUES: dict[str, tuple[Any, ...]] = {
    "delivery_requires_entry": (False, True),
    "tribute_basis": ("six_cards", "offer"),
    "master_dice": (1, 2),
    "explorer_dice": (1, 2),
    "when_cards": ("once", "each"),
    "discount_limit": ("once", "each"),
    "tower_on_last_space": (True, False),
    "beggar_ties": (True, False),
    "monastery_ties": (True, False),
    "captain_points": (1, 2),
    "scribe_scope": ("card", "type"),
    "scribe_second_use": ("one_card", "any_card"),
    "office_rate": ("flat",),
    "councilman_mode": ("three_of_a_type", "per_type_if_three_types", "once_if_three_types"),
    "palace_counts_abbot": (False, True),
}
GAME = MacaoGame()
GIFTS = 6  # cards that each seat of a rich table starts with


def examples(count: int) -> settings:
    """A modest number of examples; a profile that asks for many gets many, the pure build fewer."""
    wanted = settings.default.max_examples if settings.default else 100
    number = wanted if wanted > 100 else max(3, count * wanted // 100)
    return settings(
        max_examples=number,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )


class Start(NamedTuple):
    """Everything that makes a new game."""

    seats: int
    seed: int
    options: dict[str, Any]
    rich: bool

    def new(self) -> State:
        state = GAME.new(seats=self.seats, seed=self.seed, options=self.options)
        return rich_table(state, Random(self.seed)) if self.rich else state


@st.composite
def starts(draw: st.DrawFn) -> Start:
    """A game with any options; half of the tables are rich, so that all cards come into play."""
    seats = draw(st.integers(2, 4))
    options = {name: draw(st.sampled_from(values)) for name, values in VALUES.items()}
    orders = [st.sampled_from(("random_start_clockwise", "random")), st.permutations(range(seats))]
    options["initial_wall_order"] = draw(st.one_of(orders))
    return Start(seats, draw(st.integers(0, 2**32)), options, draw(st.booleans()))


choices = st.integers(0, 2**32).map(Random)


def rich_table(state: State, rng: Random) -> State:
    """Some cards of the stack active, gold in every hand, cubes on every rose; a tower to build."""
    dump = state.dump()
    table = dump["table"]
    stack = table["stack"][: table["stack_size"]]
    gifts = [card for card in stack if card != TOWER]
    rng.shuffle(gifts)
    for seat in range(state.seats):
        table["gold"][seat] = 30
        table["rose"][seat] = [[0] * 6] + [[rng.randrange(4) for _ in range(6)] for _ in range(6)]
        for card in gifts[GIFTS * seat : GIFTS * (seat + 1)]:
            table["where"][card] = ACTIVE + seat
    if TOWER in stack:
        table["where"][TOWER] = TABLEAU + rng.randrange(state.seats)
    left = [card for card in stack if table["where"][card] == IN_STACK]
    table["stack_size"] = len(left)
    table["stack"] = left + [0] * (CARDS - OFFICES - len(left))
    return GAME.restore(dump)


class Step(NamedTuple):
    """One action, with the table before and after it."""

    seat: int
    action: int
    before: dict[str, Any]
    after: dict[str, Any]


def choose(state: State, rng: Random) -> int:
    """Any legal action, but rather a card or a quarter than others, and these than a pass."""
    legal = state.legal(state.to_move)
    if legal[-1] != PASS or rng.random() < 0.1:
        return rng.choice(legal)
    eager = [action for action in legal if ACTIVATE_PAY <= action < MOVE_WALL]
    return rng.choice(eager if eager and rng.random() < 0.5 else legal[:-1] or legal)


def play(state: State, rng: Random, steps: int = 10_000) -> State:
    """Play at random, to the end or for so many steps."""
    for _ in range(steps):
        if state.is_over:
            break
        state.apply(state.to_move, choose(state, rng))
    return state


def walk(state: State, rng: Random) -> Iterator[Step]:
    """A whole game at random; each step is told after it was made."""
    before = state.table()
    while not state.is_over:
        seat, action = state.to_move, choose(state, rng)
        state.apply(seat, action)
        after = state.table()
        yield Step(seat, action, before, after)
        before = after


def greedy_walk(state: State, seed: int) -> Iterator[Step]:
    """A whole game of the bot that plays sensibly."""
    # The bots are a layer above; a test may be their guest, the rules may not.
    bots = import_module("carrack.bots")
    try:
        bots.check("greedy", "macao")
    except CarrackError as error:
        pytest.skip(str(error))
    players = [bots.make("greedy", seed + seat) for seat in range(state.seats)]
    before = state.table()
    while not state.is_over:
        seat = state.to_move
        action = players[seat].choose(GAME, state.view(seat), state.legal(seat))
        state.apply(seat, action)
        after = state.table()
        yield Step(seat, action, before, after)
        before = after
