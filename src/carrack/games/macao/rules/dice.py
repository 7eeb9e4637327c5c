"""Phase 2: dice, the wind rose, and the empty arrow."""

# compiled

from __future__ import annotations

from carrack.games.macao.names import (
    APPLY_EXPLORER,
    APPLY_MASTER,
    BY_DICE,
    BY_EMPTY_ARROW,
    CHOOSE_DICE,
    COLOR_COUNT,
    CUBES_PLACED,
    DICE_CHOSEN,
    DICE_ROLLED,
    DICE_STREAM,
    EXPLORER,
    EXPLORER_APPLIED,
    LAST_ROUND,
    MASTER,
    MASTER_APPLIED,
    NO_COLOR,
    NO_SHIFT,
    NONE,
    PROFESSOR,
    ROSE_TURNED,
)
from carrack.games.macao.state import Table, has, supply_size
from carrack.games.macao.verbs import gain_gold, punish
from carrack.kernel.chance import roll
from carrack.kernel.steps import note, offer

PIPS = 6
PAIRS_OF_DICE = 15


def highest_value(g: Table) -> int:  # inline
    """Cubes that would never reach the arrow are not placed: from round 8 on high dice count as
    ones.
    """
    left = LAST_ROUND + 1 - g.round_number
    return left if left < PIPS else PIPS


def roll_dice(g: Table) -> None:
    """One roll for all, in the canonical order of colors; high values are turned to 1."""
    for color in range(COLOR_COUNT):
        value = roll(g, DICE_STREAM, PIPS) + 1
        g.dice[color] = value if value <= highest_value(g) else 1
        note(g, DICE_ROLLED, NONE, color, g.dice[color], value, BY_DICE)


def first_of_pair(pair: int) -> int:  # inline
    """The fifteen pairs are counted by their first color, then by their second."""
    first = 0
    while pair >= COLOR_COUNT - 1 - first:
        pair -= COLOR_COUNT - 1 - first
        first += 1
    return first


def second_of_pair(pair: int) -> int:  # inline
    first = 0
    while pair >= COLOR_COUNT - 1 - first:
        pair -= COLOR_COUNT - 1 - first
        first += 1
    return first + 1 + pair


def offer_dice(g: Table) -> None:
    """Two different dice; several players may choose the same. [RULING 7]"""
    for pair in range(PAIRS_OF_DICE):
        offer(g, CHOOSE_DICE + pair)


def choose_dice(g: Table, seat: int, pair: int) -> None:
    g.die_a = first_of_pair(pair)
    g.die_b = second_of_pair(pair)
    g.target_a = g.dice[g.die_a]
    g.target_b = g.dice[g.die_b]
    g.extra_a = 0
    g.extra_b = 0
    g.asked = 0
    note(g, DICE_CHOSEN, seat, g.die_a, g.die_b, 0, BY_DICE)


# ---- the explorer: one more cube for one die, or for each where the table says so [RULING 9] ----


def asks_explorer(g: Table, seat: int) -> bool:  # inline
    return has(g, seat, EXPLORER) and g.asked < g.t.explorer_dice


def offer_explorer(g: Table) -> None:
    if g.t.explorer_dice == 1 or g.asked == 0:
        offer(g, APPLY_EXPLORER + g.die_a)
    if g.t.explorer_dice == 1 or g.asked == 1:
        offer(g, APPLY_EXPLORER + g.die_b)
    offer(g, APPLY_EXPLORER + NO_COLOR)


def apply_explorer(g: Table, seat: int, die: int) -> None:
    if die == g.die_a:
        g.extra_a = 1
    elif die == g.die_b:
        g.extra_b = 1
    g.asked += 1
    note(g, EXPLORER_APPLIED, seat, die, 0, 0, EXPLORER)


# ---- the master: the cubes of one die go one position lower or higher [RULING 8] ----


def can_shift(g: Table, die: int, position: int) -> bool:  # inline
    """To a neighboring number, never to 1, never so far that the cubes would come too late."""
    distance = position - g.dice[die]
    return (distance == 1 or distance == -1) and position >= 2 and position <= highest_value(g)


def any_shift(g: Table, die: int) -> bool:  # inline
    return can_shift(g, die, g.dice[die] - 1) or can_shift(g, die, g.dice[die] + 1)


def asks_master(g: Table, seat: int) -> bool:  # inline
    """Asked about both dice at once, or about one after the other; never without a choice."""
    if not has(g, seat, MASTER):
        return False
    if g.t.master_dice == 1:
        return g.asked == 0 and (any_shift(g, g.die_a) or any_shift(g, g.die_b))
    return g.asked == 0 or (g.asked == 1 and any_shift(g, g.die_b))


def begin_master(g: Table) -> None:  # inline
    """Asked about each die, the first may have nowhere to go."""
    g.asked = 1 if g.t.master_dice == 2 and not any_shift(g, g.die_a) else 0


def offer_shifts(g: Table) -> None:
    for die in range(COLOR_COUNT):
        if is_asked_about(g, die):
            for position in range(2, PIPS + 1):
                if can_shift(g, die, position):
                    offer(g, APPLY_MASTER + die * PIPS + position - 1)
    offer(g, NO_SHIFT)


def is_asked_about(g: Table, die: int) -> bool:
    if g.t.master_dice == 1:
        return die == g.die_a or die == g.die_b
    return die == (g.die_a if g.asked == 0 else g.die_b)


def apply_master(g: Table, seat: int, choice: int) -> None:
    """`choice` is die * 6 + position - 1, or 36 for nothing."""
    die = choice // PIPS
    if die < COLOR_COUNT:
        if die == g.die_a:
            g.target_a = choice % PIPS + 1
        else:
            g.target_b = choice % PIPS + 1
    g.asked += 1
    note(g, MASTER_APPLIED, seat, die, choice % PIPS + 1, 0, MASTER)


# ---- cubes ----


def place_cubes(g: Table, seat: int) -> None:  # inline
    """As many cubes as the die shows, on the position of that number; the professor pays for
    ones.
    """
    place_die(g, seat, g.die_a, g.target_a, g.extra_a)
    place_die(g, seat, g.die_b, g.target_b, g.extra_b)


def place_die(g: Table, seat: int, die: int, position: int, extra: int) -> None:  # inline
    g.rose[seat][position][die] += g.dice[die] + extra
    note(g, CUBES_PLACED, seat, die, g.dice[die] + extra, position, BY_DICE)
    if g.dice[die] == 1 and has(g, seat, PROFESSOR):
        gain_gold(
            g, seat, 1, PROFESSOR
        )  # the value shown counts, also a six turned to 1 [RULING 10]


def turn_rose(g: Table) -> None:
    """All roses turn at once: the cubes of position 1 become the supply. Empty arrows are
    punished. [RULING 11]
    """
    for seat in range(g.seats):
        for color in range(COLOR_COUNT):
            g.supply[seat][color] = g.rose[seat][1][color]
            for pips in range(1, PIPS):
                g.rose[seat][pips][color] = g.rose[seat][pips + 1][color]
            g.rose[seat][PIPS][color] = 0
    note(g, ROSE_TURNED, NONE, 0, 0, 0, BY_DICE)
    for seat in range(g.seats):
        if supply_size(g, seat) == 0:
            punish(g, seat, BY_EMPTY_ARROW)
