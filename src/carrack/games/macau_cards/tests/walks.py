"""Random play for the property tests: any preset, modifiers, house rules and number of seats."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from hypothesis import HealthCheck, assume, settings
from hypothesis import strategies as st

from carrack import BadOption, State
from carrack.games.macau_cards.tests.scenario import game

PRESETS = ("hungarian", "romanian", "tel_aviv", "plawno")
TURNS = 120
MODIFIERS = (
    "easier_wild_draws",
    "easier_packs",
    "easier_joker_packs",
    "harder_plain_draws",
    "harder_no_defence",
    "harder_wild_sevens",
    "easier",
    "harder",
    "cheating",
    "bluff_calls",
)
HOUSE_RULES: dict[str, tuple[Any, ...]] = {
    "num_decks": (1, 2, 3),
    "start_card": ("inert", "as_dealer_play"),
    "direction": ("cw", "ccw"),
    "king_spades_target": ("next",),
    "king_spades_resume": ("after_player",),
    "queen_hearts_relay_add": (0, 3),
    "draw_reply": ("matching", "low_wild", "war"),
    "skip_mode": ("accumulate", "duel"),
    "cancel_placement": ("match",),
    "suit_call_wild": (False,),
    "call_must_hold": (True, False),
    "call_duration": ("one_lap", "next_only"),
    "cross_calls": (True,),
    "cover_rank": ("5", "8"),
    "runs": (True,),
    "sets": (True,),
    "voluntary_draw": (False,),
    "play_drawn": ("drawn_only",),
    "macau_mode": ("race", "automatic", "off"),
    "early_macau": (True,),
    "multi_macau": ("truthful", "free"),
    "end_mode": ("first_out", "last_left"),
    "last_card": ("no_action", "no_draw_heads_up"),
    "settle_final_attack": (True,),
    "scoring": ("points", "placing"),
    "second_call": ("free", "different"),
    "call_optional": (True,),
    "solo_hits": ("all",),
    "war_stop": ("anybody",),
    "wild_draws": ("always",),
    "joker_joins_answer": (True,),
    "sevens_unused": (True,),
    "without_jokers": (True,),
}
LATER = (
    "second_call",
    "call_optional",
    "solo_hits",
    "war_stop",
    "wild_draws",
    "joker_joins_answer",
    "sevens_unused",
    "without_jokers",
)


def examples(count: int) -> settings:
    """A modest number of examples; a profile that asks for many gets many, the pure build fewer."""
    wanted = settings.default.max_examples if settings.default else 100
    number = wanted if wanted > 100 else max(3, count * wanted // 100)
    slow = [HealthCheck.too_slow, HealthCheck.filter_too_much]
    return settings(max_examples=number, deadline=None, suppress_health_check=slow)


class Step(NamedTuple):
    """One action, and the table before it."""

    seat: int
    action: int
    name: dict[str, Any]
    before: dict[str, Any]


@st.composite
def tables(draw: st.DrawFn, turns: int = TURNS) -> State:
    """A new game of any kind that the options allow."""
    options: dict[str, Any] = {"turn_limit": turns, "variant": draw(st.sampled_from(PRESETS))}
    options["modifiers"] = draw(st.lists(st.sampled_from(MODIFIERS), max_size=3, unique=True))
    for name in draw(st.lists(st.sampled_from(sorted(HOUSE_RULES)), max_size=3, unique=True)):
        options[name] = draw(st.sampled_from(HOUSE_RULES[name]))
    # One of the later ones beside them, so that every kind of table is met often enough.
    later = draw(st.sampled_from((None, *LATER)))
    if later is not None:
        options.setdefault(later, HOUSE_RULES[later][0])
    seats = draw(st.integers(2, 10))
    try:
        return game().new(seats=seats, seed=draw(st.integers(0, 2**32)), options=options)
    except BadOption:
        assume(False)
        raise


choices = st.integers(0, 2**32).map(Random)


def choose(state: State, rng: Random) -> tuple[int, int]:
    """Any seat that may act, in any order, and rather a card than a draw."""
    seat = rng.choice(state.actors)
    legal = state.legal(seat)
    laid = [action for action in legal if action < 106]
    return seat, rng.choice(laid if laid and rng.random() < 0.5 else legal)


def walk(state: State, rng: Random, steps: int = 180) -> Iterator[Step]:
    """Play at random; each step is told after it was made."""
    for _ in range(steps):
        if state.is_over:
            return
        seat, action = choose(state, rng)
        step = Step(seat, action, state.game.action(state, seat, action), state.table())
        state.apply(seat, action)
        yield step
