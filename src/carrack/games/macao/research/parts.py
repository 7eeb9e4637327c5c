"""What an observation of Macao holds: its parts, and where they begin."""

from __future__ import annotations

from carrack.games.macao.names import (
    ACTIVE,
    CARD_IDS,
    CARDS,
    COLOR_COUNT,
    COLORS,
    GOOD_COUNT,
    GOODS,
    LAST_ROUND,
    OFFICE_TYPES,
    OFFICES,
    PHASE_NAMES,
    SEATS,
    SLOTS,
)
from carrack.games.macao.view import PAY_FOR
from carrack.research.parts import LARGEST, Part, numbered

VERSION = 1
STEPS = len(PHASE_NAMES)
PLACES = ACTIVE + SEATS
TILES = GOOD_COUNT + 1
PURPOSES = tuple(PAY_FOR.values())
MOST = 127

# Where the fixed parts of the table begin.
TRIBUTE_AT = 1 + STEPS
DICE_AT = TRIBUTE_AT + 2
CHOICE_AT = DICE_AT + COLOR_COUNT
FIRST_DIE_AT = CHOICE_AT
SECOND_DIE_AT = FIRST_DIE_AT + COLOR_COUNT
TARGETS_AT = SECOND_DIE_AT + COLOR_COUNT
PAYMENT_AT = TARGETS_AT + 5
SUPPLIES_AT = PAYMENT_AT + 6
OFFICES_AT = SUPPLIES_AT + 3
CARDS_AT = OFFICES_AT + OFFICES
TILES_AT = CARDS_AT + OFFICES + 3 * CARDS

SCALARS = 20  # numbers of a seat before its cubes


def table_parts(quarters: tuple[str, ...]) -> tuple[Part, ...]:
    cards, colors = tuple(CARD_IDS), tuple(COLORS)
    return (
        Part("round", (), 0, LAST_ROUND, "the round, 0 during setup"),
        # The names of a version of the encoder are fixed; in the next one this may be "phase".
        Part("step", (tuple(PHASE_NAMES),), about="the phase: what is being done"),
        Part("tribute", (("price", "gain"),), 0, MOST, "gold to pay, prestige to gain"),
        Part("dice", (colors,), 0, 6, "pips of each die; 0 before they are rolled"),
        Part("first_die", (colors,), about="chosen, while the explorer or the master is asked"),
        Part("second_die", (colors,), about="chosen, while the explorer or the master is asked"),
        Part("targets", (("first", "second"),), 0, 6, "where the cubes of these dice go"),
        Part("extra", (("first", "second"),), 0, MOST, "cubes that the explorer adds"),
        Part("asked", (), 0, MOST, "how often the explorer or the master was asked"),
        Part("payment", (("left", "from"),), 0, MOST, "cubes still to pay, from this color on"),
        Part("payment_for", (PURPOSES,), about="what is being paid"),
        Part("payment_argument", (), 0, MOST, "spaces on the wall, or the color at the shop"),
        Part("jokers_out", (), 0, MOST, "joker tiles that were taken"),
        Part("stack", (), 0, CARDS, "cards in the stack"),
        Part("order_at", (), 0, SEATS, "how many seats have acted in this phase"),
        Part("office_round", (cards[:OFFICES],), 1, LAST_ROUND, "when each office is offered"),
        Part("office_waiting", (cards[:OFFICES],), about="offices of rounds to come"),
        Part("offer", (cards,), about="cards on offer"),
        Part("discard", (cards,), about="cards out of the game"),
        Part("used", (cards,), 0, MOST, "how often an activated card was used this round"),
        Part("tile", (quarters, (*GOODS, "joker")), about="the tile of each quarter"),
    )


def seat_parts(
    quarters: tuple[str, ...], nodes: tuple[str, ...], ports: tuple[str, ...]
) -> tuple[Part, ...]:
    cards, colors = tuple(CARD_IDS), tuple(COLORS)
    return (
        Part("acts", about="whose turn it is"),
        Part("place_in_order", (), 0, SEATS, "when the seat acts in this phase"),
        Part("gold", (), 0, LARGEST),
        Part("prestige", (), -LARGEST, LARGEST),
        Part("punish_markers", (), 0, LARGEST),
        Part("jokers", (), 0, MOST),
        Part("wall", (), 0, MOST, "the space of the disc on the wall"),
        Part("wall_height", (), 0, SEATS, "in its stack, from 0"),
        Part("passed"),
        Part("gold_received", (), 0, LARGEST, "this round"),
        Part("prestige_received", (), 0, LARGEST, "this round"),
        Part("quarters_taken", (), 0, MOST, "this round"),
        Part("wall_moved", about="this round"),
        Part("tribute_uses", (), 0, MOST, "this round"),
        Part("envoy_ready", (), 0, MOST),
        Part("fountain_ready", (), 0, MOST),
        Part("ship_steps", (), 0, MOST, "this round"),
        Part("free_steps", (), 0, MOST, "that are left this round"),
        Part("place", (), 0, SEATS, "at the end; 0 before"),
        Part("starts_next", about="whether the seat is first on the wall"),
        Part("supply", (colors,), 0, LARGEST, "cubes at the arrow"),
        Part("rose", (numbered(6, 1), colors), 0, LARGEST, "cubes by turns to come"),
        Part("cargo", (tuple(GOODS),), 0, MOST),
        Part("office_types", (tuple(OFFICE_TYPES),), about="used this round"),
        Part("entered", (ports,), about="ports entered this turn"),
        Part("delivered", (ports, numbered(SLOTS, 1)), about="slots that the seat filled"),
        Part("ship", (nodes,), about="where the ship is"),
        Part("quarter", (quarters,), about="own markers in the city"),
        Part("tableau", (cards,), about="cards not yet activated"),
        Part("active", (cards,), about="activated cards"),
    )
