"""The Search: hints, and Luysa, who is found and freed ("The Search" in the rules)."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.entry_names import (
    ARRIVAL_HINT,
    ARRIVAL_LOCATION,
    HINT_COVER,
    HINT_SPACE,
    HINT_SPACE_HINT,
    SHOWN_HINT,
)
from carrack.games.maracaibo.event_names import (
    BY_SEARCH,
    HINT_REMOVED,
    HINT_REVEALED,
    LUYSA_FOUND,
    LUYSA_FREED,
)
from carrack.games.maracaibo.names import (
    COVER_HINT,
    COVER_SPACE,
    COVERED,
    FOUND,
    FREE_LUYSA,
    FREE_SPACE,
    FREED,
    HIDDEN,
    HINT_LUCK,
    HINTS,
    LOCATIONS,
    MAX_GREEN_SPACES,
    NO_SPACE,
    NONE,
    RED_SPACES,
    REMOVE_HINT,
)
from carrack.games.maracaibo.rules.paying import begin_payment, can_afford
from carrack.games.maracaibo.stack import held, hold, pop, push, push_ops
from carrack.games.maracaibo.state import Table
from carrack.games.maracaibo.verbs import gain_combat
from carrack.kernel.chance import roll
from carrack.kernel.steps import note, offer

# ---- laying out the hints ----


def begin_search(g: Table) -> None:
    """With two or four captains the start player says which red hint covers a space."""
    for space in range(g.t.green_count):
        g.green[space] = FREE_SPACE
    for space in range(RED_SPACES):
        g.red[space] = FREE_SPACE
    if g.t.covers_green or g.t.covers_red:
        push(g, HINT_COVER, g.start_seat, 0, 0, 0, 0)
    else:
        lay_hints(g, NONE)


def offer_covers(g: Table) -> None:
    for hint in range(HINTS):
        if g.t.hint_red[hint]:
            offer(g, COVER_HINT + hint)


def cover_with(g: Table, hint: int) -> None:
    """The chosen hint covers the left-most red space, or a green one that is chosen next."""
    pop(g)
    if not g.t.covers_green:
        g.red[0] = COVERED
        lay_hints(g, hint)
    elif g.t.corrected:
        push(g, HINT_SPACE, g.start_seat, hint, 0, 0, 0)
    else:
        cover_green(g, hint, g.t.green_count - 1)


def offer_green_spaces(g: Table) -> None:
    for space in range(g.t.green_count):
        offer(g, COVER_SPACE + space)


def choose_green_space(g: Table, space: int) -> None:
    hint = held(g, HINT_SPACE_HINT)
    pop(g)
    cover_green(g, hint, space)


def cover_green(g: Table, hint: int, space: int) -> None:
    g.green[space] = COVERED
    lay_hints(g, hint)


def lay_hints(g: Table, left_out: int) -> None:
    """So many hints lie face down at each place; one less at the first where one covers a space."""
    g.revealed = 1
    short = left_out != NONE
    for hint in range(HINTS):
        if hint != left_out:
            lay_hint(g, hint, short)
    shuffle_hints(g)


def lay_hint(g: Table, hint: int, short: bool) -> None:
    for location in range(LOCATIONS):
        room = g.t.hints_each - (1 if short and is_first_hint_place(g, location) else 0)
        if g.t.hint_places[location] and g.hint_count[location] < room:
            g.hint[location][g.hint_count[location]] = hint
            g.hint_count[location] += 1
            return


def is_first_hint_place(g: Table, location: int) -> bool:
    for before in range(location):
        if g.t.hint_places[before]:
            return False
    return True


def shuffle_hints(g: Table) -> None:
    """Swap every hint with one that is not yet placed for good (Fisher and Yates)."""
    seen = 0
    for location in range(LOCATIONS):
        for k in range(g.hint_count[location]):
            swap_hints(g, location, k, roll(g, HINT_LUCK, seen + 1))
            seen += 1


def swap_hints(g: Table, location: int, k: int, place: int) -> None:
    """Swap a hint with the one at a place that is counted over all locations."""
    for other in range(LOCATIONS):
        if place < g.hint_count[other]:
            hint = g.hint[location][k]
            g.hint[location][k] = g.hint[other][place]
            g.hint[other][place] = hint
            return
        place -= g.hint_count[other]


# ---- drawing a hint ----


def free_space(g: Table, red: int) -> int:
    """The left-most free space for a hint of this color, or NONE."""
    if red:
        for space in range(RED_SPACES):
            if g.red[space] == FREE_SPACE:
                return space
    else:
        for space in range(MAX_GREEN_SPACES):
            if g.green[space] == FREE_SPACE:
                return space
    return NONE


def may_draw_hint(g: Table, location: int) -> bool:
    """Whether a hint may be drawn: not once all usable red spaces are filled."""
    return g.hint_count[location] > 0 and g.luysa == HIDDEN and free_space(g, 1) != NONE


def may_reach_hint(g: Table, seat: int, location: int) -> bool:
    """Whether a hint may be drawn, at once or after a red one was paid for."""
    if may_draw_hint(g, location):
        return True
    if not g.t.corrected or g.hint_count[location] == 0 or g.luysa != HIDDEN:
        return False
    return may_remove_hint(g, seat, 0) or may_remove_hint(g, seat, 1)


def draw_hint(g: Table, seat: int) -> None:
    location = held(g, ARRIVAL_LOCATION)
    hold(g, ARRIVAL_HINT, 0)
    g.revealed = 1
    g.hint_count[location] -= 1
    hint = g.hint[location][g.hint_count[location]]
    g.hint[location][g.hint_count[location]] = NONE
    red = g.t.hint_red[hint]
    space = free_space(g, red)
    note(g, HINT_REVEALED, seat, hint, space, red, BY_SEARCH)
    if red:
        g.red[space] = hint
        push(g, SHOWN_HINT, seat, hint, location, 0, 0)
        push_ops(g, seat, g.t.red_reward[space], NONE, BY_SEARCH, location)
    else:
        g.green[space] = hint
        push(g, SHOWN_HINT, seat, hint, location, 0, 0)
        push_ops(g, seat, g.t.green_reward[space], NONE, BY_SEARCH, location)


def hints_left(g: Table) -> int:
    count = 0
    for location in range(LOCATIONS):
        count += g.hint_count[location]
    return count


def step_shown_hint(g: Table, seat: int) -> None:
    """Found with the last green space, alone also when so many hints remain."""
    pop(g)
    if g.luysa != HIDDEN:
        return
    if free_space(g, 0) == NONE or hints_left(g) == g.t.found_when_left:
        find_luysa(g, seat)


def find_luysa(g: Table, seat: int) -> None:
    """Hints leave the board, and everybody takes what the card gives. [RULING 28]"""
    g.luysa = FOUND
    g.luysa_at = g.ship[seat]
    note(g, LUYSA_FOUND, seat, g.ship[seat], 0, 0, BY_SEARCH)
    for location in range(LOCATIONS):
        g.hint_count[location] = 0
        g.hint[location][0] = NONE
        g.hint[location][1] = NONE
    for space in range(MAX_GREEN_SPACES):
        g.green[space] = NO_SPACE
    for space in range(RED_SPACES):
        g.red[space] = NO_SPACE
    for other in range(g.seats - 1, -1, -1):
        push_ops(g, other, g.t.found_gain, NONE, BY_SEARCH, NONE)


# ---- free actions ----


def offer_search(g: Table, seat: int) -> None:
    for space in range(RED_SPACES):
        if may_remove_hint(g, seat, space):
            offer(g, REMOVE_HINT + space)
    if may_free_luysa(g, seat):
        offer(g, FREE_LUYSA)


def may_remove_hint(g: Table, seat: int, space: int) -> bool:
    return g.red[space] >= 0 and can_afford(g, seat, g.t.hint_cost[g.red[space]], 0)


def may_free_luysa(g: Table, seat: int) -> bool:
    at_ship = g.luysa == FOUND and g.luysa_at == g.ship[seat]
    return at_ship and g.combat[seat] >= luysa_price(g)


def may_search(g: Table, seat: int) -> bool:
    """Whether any of these can be done now."""
    return may_remove_hint(g, seat, 0) or may_remove_hint(g, seat, 1) or may_free_luysa(g, seat)


def luysa_price(g: Table) -> int:
    """Combat points for freeing Luysa, fewer for a captain alone. [RULING 35]"""
    return g.t.luysa_combat_solo if g.seats == 1 else g.t.luysa_combat


def free_luysa(g: Table, seat: int) -> None:
    gain_combat(g, seat, -luysa_price(g), BY_SEARCH)
    g.luysa = FREED
    note(g, LUYSA_FREED, seat, 0, 0, 0, BY_SEARCH)


def remove_hint(g: Table, seat: int, space: int) -> None:
    """A red hint is removed: its objects are paid, and the space is free again."""
    hint = g.red[space]
    g.red[space] = FREE_SPACE
    note(g, HINT_REMOVED, seat, hint, space, 0, BY_SEARCH)
    begin_payment(g, seat, g.t.hint_cost[hint], BY_SEARCH)
