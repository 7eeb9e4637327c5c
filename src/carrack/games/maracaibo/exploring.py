"""The explorer track: forks, barriers, the ruin, the figure of Roatan (chapter 12).

One exploration may move the explorer, then Roatan's figure, and the figure in the ruin, each once;
the steps are shared. What a move brings is put on the stack so that barriers come first, then the
ruin, the space, and the quest there.
"""

from __future__ import annotations

from carrack.games.maracaibo.names import (
    AUTOMA,
    BARRIER,
    BARRIER_CROSSED,
    BRANCH,
    BY_BARRIER,
    BY_EXPLORER,
    BY_EXPLORER_END,
    BY_FIGURE,
    BY_RUIN,
    BY_RUIN_SPACE,
    BY_SPACE,
    BY_TILE,
    CAPTAINS,
    E_MODIFIER,
    E_N,
    EXPLORATION,
    EXPLORE_TO,
    EXPLORER_MOVED,
    FAR,
    FIGURE_MOVED,
    FIGURE_TO,
    L31,
    L32,
    M_EXPLORE,
    NONE,
    ON_BARRIER,
    P_PANAMA,
    PASS,
    QUEST_CHOICE,
    QUEST_ON_TRACK,
    QUESTS,
    RUIN,
    RUIN_ENTERED,
    RUIN_MOVED,
    RUIN_REWARD,
    RUIN_SPACES,
    RUIN_TO,
    SEATS,
    TRACK_REWARD,
    UPGRADES,
    VILLAGE,
)
from carrack.games.maracaibo.paying import begin_payment, can_afford, fire
from carrack.games.maracaibo.state import Table, ask, is_unlocked, pop, port_works, push, push_ops
from carrack.games.maracaibo.verbs import gain_vp, touch
from carrack.kernel.state import note, offer


def is_taken(g: Table, space: int, seat: int, by: int) -> bool:
    """Whether another explorer or track figure stands there; never on the first and last space."""
    if space == g.t.first_space or space == g.t.last_space:
        return False
    for captain in range(CAPTAINS):
        own = captain == seat and by == BY_EXPLORER
        if is_exploring(g, captain) and not own and g.explorer[captain] == space:
            return True
    for other in range(g.seats):
        if g.track_figure[other] == space and not (other == seat and by == BY_FIGURE):
            return True
    return False


def is_exploring(g: Table, captain: int) -> bool:
    """Seats that play, and an automa."""
    return captain < g.seats or (captain == AUTOMA and g.t.automa != NONE)


def fewest_steps(g: Table, at: int, target: int, left: int, seat: int, by: int) -> int:
    """Steps from a space to another one, at most `left`; a larger number if it is too far."""
    if at == target:
        return 0
    if left == 0:
        return FAR
    best = FAR
    for branch in range(g.t.next_count[at]):
        best = min(best, steps_through(g, g.t.next[at][branch], target, left, seat, by))
    return best


def steps_through(g: Table, at: int, target: int, left: int, seat: int, by: int) -> int:
    """The same with the next space given; an occupied one costs nothing and may fork."""
    if not is_taken(g, at, seat, by):
        return 1 + fewest_steps(g, at, target, left - 1, seat, by)
    best = FAR
    for branch in range(g.t.next_count[at]):
        best = min(best, steps_through(g, g.t.next[at][branch], target, left, seat, by))
    return best


def offer_walk(g: Table, at: int, left: int, seat: int, by: int) -> None:
    """Every space that can be reached; spaces behind a fork are offered once."""
    if left == 0:
        return
    for branch in range(g.t.next_count[at]):
        offer_step(g, g.t.next[at][branch], left, seat, by)


def offer_step(g: Table, at: int, left: int, seat: int, by: int) -> None:
    if is_taken(g, at, seat, by):
        for branch in range(g.t.next_count[at]):
            offer_step(g, g.t.next[at][branch], left, seat, by)
        return
    if by == BY_EXPLORER:
        offer_once(g, EXPLORE_TO + at)
    elif not is_ahead(g, at, g.explorer[seat]):
        offer_once(g, FIGURE_TO + at)
    offer_walk(g, at, left - 1, seat, by)


def offer_once(g: Table, action: int) -> None:
    for i in range(g.move_count):
        if g.moves[i] == action:
            return
    offer(g, action)


def is_ahead(g: Table, space: int, other: int) -> bool:
    """Higher region first; in the same one fewer steps to the next barrier. [RULING 44]"""
    if g.t.region[space] != g.t.region[other]:
        return g.t.region[space] > g.t.region[other]
    return g.t.to_barrier[space] < g.t.to_barrier[other]


# ---- one exploration ----


def explore_bonus(g: Table, seat: int) -> int:
    if g.helps[seat] & (1 << M_EXPLORE) == 0:
        return 0
    bonus = 0
    for i in range(g.tableau_size[seat]):
        card = g.tableau[seat][i]
        for k in range(g.t.card_effects[card]):
            bonus += bonus_by(g, g.t.card_effect[card] + k)
    for upgrade in range(UPGRADES):
        if is_unlocked(g, seat, upgrade):
            for k in range(g.t.upgrade_effects[upgrade]):
                bonus += bonus_by(g, g.t.upgrade_effect[upgrade] + k)
    return bonus


def bonus_by(g: Table, effect: int) -> int:
    return g.t.effect[effect][E_N] if g.t.effect[effect][E_MODIFIER] == M_EXPLORE else 0


def begin_exploration(g: Table, seat: int, n: int) -> None:
    if n > 0:
        push(g, EXPLORATION, seat, n + explore_bonus(g, seat), 0, 0, 0)


def may_move_figure(g: Table, seat: int, done: int) -> bool:
    return g.track_figure[seat] != NONE and done & BY_FIGURE == 0


def may_move_ruin(g: Table, seat: int, done: int) -> bool:
    """From the turn after the one it was placed in, until it is at the end."""
    return (
        g.ruin[seat] != NONE
        and g.ruin[seat] < RUIN_SPACES - 1
        and g.ruin_fresh[seat] == 0
        and done & BY_RUIN == 0
    )


def may_move_explorer(done: int) -> bool:
    """The explorer comes before Roatan's figure."""
    return done & (BY_EXPLORER | BY_FIGURE) == 0


def step_exploration(g: Table, seat: int) -> None:
    """Who has arrived takes a village action instead, unless others may still move. [RULING 17]"""
    top = g.depth - 1
    left, done = g.stack[top][2], g.stack[top][3]
    others = may_move_figure(g, seat, done) or may_move_ruin(g, seat, done)
    arrived = g.explorer[seat] == g.t.last_space and may_move_explorer(done)
    if left == 0 or not (others or may_move_explorer(done)):
        pop(g)
    elif arrived and not others:
        pop(g)
        push(g, VILLAGE, seat, 1, 0, 0, 0)
    else:
        ask(g)


def offer_exploration(g: Table, seat: int) -> None:
    """Up to the number of steps given, or none. [RULING 16]"""
    top = g.depth - 1
    left, done = g.stack[top][2], g.stack[top][3]
    offer(g, PASS)
    if may_move_explorer(done):
        if g.explorer[seat] == g.t.last_space:
            offer(g, EXPLORE_TO + g.t.last_space)
        else:
            offer_walk(g, g.explorer[seat], left, seat, BY_EXPLORER)
    if may_move_figure(g, seat, done):
        offer_walk(g, g.track_figure[seat], left, seat, BY_FIGURE)
    if may_move_ruin(g, seat, done):
        offer_ruin(g, seat, left)


def offer_ruin(g: Table, seat: int, left: int) -> None:
    at = g.ruin[seat]
    while left > 0 and at < RUIN_SPACES - 1:
        at = next_in_ruin(g, at)
        left -= 1
        offer(g, RUIN_TO + at)


def next_in_ruin(g: Table, at: int) -> int:
    """Occupied spaces are jumped over; the end never is one."""
    at += 1
    while at < RUIN_SPACES - 1 and is_in_ruin(g, at):
        at += 1
    return at


def is_in_ruin(g: Table, at: int) -> bool:
    for seat in range(g.seats):
        if g.ruin[seat] == at:
            return True
    return False


# ---- moving ----


def move_explorer(g: Table, seat: int, target: int) -> None:
    top = g.depth - 1
    g.stack[top][3] |= BY_EXPLORER
    start, left = g.explorer[seat], g.stack[top][2]
    if start == g.t.last_space:
        g.stack[top][2] = left - 1
        push(g, VILLAGE, seat, 1, 0, 0, 0)
        return
    if port_works(g, seat, P_PANAMA) and ask_branch(g, seat, start, target, left):
        return
    steps = fewest_steps(g, start, target, left, seat, BY_EXPLORER)
    g.stack[top][2] = left - steps
    before = space_before(g, start, target, steps, seat)
    land(g, seat, start, target, before, BY_EXPLORER)


def space_before(g: Table, start: int, target: int, steps: int, seat: int) -> int:
    """The second-last space moved onto, for Panama; NONE for a single step. [RULING 43]"""
    if steps < 2 or not port_works(g, seat, P_PANAMA):
        return NONE
    for space in range(g.t.space_count):
        if is_before(g, start, space, target, steps, seat):
            return space
    return NONE


def is_before(g: Table, start: int, space: int, target: int, steps: int, seat: int) -> bool:
    if space == start or is_taken(g, space, seat, BY_EXPLORER):
        return False
    if fewest_steps(g, space, target, 1, seat, BY_EXPLORER) != 1:
        return False
    return fewest_steps(g, start, space, steps - 1, seat, BY_EXPLORER) <= steps - 1


def ask_branch(g: Table, seat: int, start: int, target: int, left: int) -> bool:
    """With Panama the way matters where a fork ends at the target: ask for the space before it."""
    first, second = NONE, NONE
    for space in range(g.t.space_count):
        if is_before(g, start, space, target, left, seat):
            if first == NONE:
                first = space
            else:
                second = space
    if second == NONE:
        return False
    push(g, BRANCH, seat, start, target, first, second)
    return True


def choose_branch(g: Table, seat: int, option: int) -> None:
    top = g.depth - 1
    start, target = g.stack[top][2], g.stack[top][3]
    before = g.stack[top][4 + option]
    pop(g)
    left = g.stack[g.depth - 1][2]
    steps = 1 + fewest_steps(g, start, before, left, seat, BY_EXPLORER)
    g.stack[g.depth - 1][2] = left - steps
    land(g, seat, start, target, before, BY_EXPLORER)


def move_figure(g: Table, seat: int, target: int) -> None:
    top = g.depth - 1
    g.stack[top][3] |= BY_FIGURE
    start, left = g.track_figure[seat], g.stack[top][2]
    g.stack[top][2] = left - fewest_steps(g, start, target, left, seat, BY_FIGURE)
    land(g, seat, start, target, NONE, BY_FIGURE)


def land(g: Table, seat: int, start: int, target: int, before: int, by: int) -> None:
    """What lies on the way comes in this order: barriers, ruin, spaces, quests."""
    if by == BY_EXPLORER:
        g.explorer[seat] = target
        note(g, EXPLORER_MOVED, seat, start, target, 0, BY_SPACE + target)
    else:
        g.track_figure[seat] = target
        note(g, FIGURE_MOVED, seat, start, target, 0, BY_SPACE + target)
    touch(g, seat)
    push(g, TRACK_REWARD, seat, target, 0, 0, 0)
    if before != NONE:
        push(g, TRACK_REWARD, seat, before, 0, 0, 0)
    if by == BY_EXPLORER and passes_ruin(g, start, target):
        push(g, RUIN, seat, 0, 0, 0, 0)
    for barrier in range(g.t.region[target] - 1, g.t.region[start] - 1, -1):
        push(g, BARRIER, seat, barrier, 0, 0, 0)


def passes_ruin(g: Table, start: int, target: int) -> bool:
    """The ruin lies behind a space that every way leads over. [RULING 33]"""
    behind = g.t.ruin_after
    return (
        g.legacy[L31] > 0
        and g.t.to_end[start] >= g.t.to_end[behind]
        and g.t.to_end[target] < g.t.to_end[behind]
        and g.t.region[target] >= g.t.region[behind]
    )


def step_ruin(g: Table, seat: int) -> None:
    """A figure must be placed if there is one; without one the chance is lost."""
    pop(g)
    if g.figures[seat] > 0 and g.ruin_spent[seat] == 0:
        g.figures[seat] -= 1
        g.ruin[seat] = 0
        g.ruin_fresh[seat] = 1
        g.ruin_spent[seat] = 1
        note(g, RUIN_ENTERED, seat, 0, 0, 0, BY_TILE + L31)


def step_barrier(g: Table, seat: int) -> None:
    barrier = g.stack[g.depth - 1][2]
    pop(g)
    order = min(g.crossed[barrier], SEATS - 1)
    g.crossed[barrier] += 1
    note(g, BARRIER_CROSSED, seat, barrier, order, 0, BY_BARRIER + barrier)
    fire(g, seat, ON_BARRIER)
    push_ops(g, seat, g.t.barrier_reward[barrier][order], NONE, BY_BARRIER + barrier, NONE)


def step_track_reward(g: Table, seat: int) -> None:
    space = g.stack[g.depth - 1][2]
    pop(g)
    quest = quest_on_track(g, space)
    if quest != NONE and can_afford(g, seat, g.t.quest_cost[quest], 0):
        push(g, QUEST_CHOICE, seat, quest, NONE, space, 0)
    push_ops(g, seat, g.t.space_reward[space], NONE, BY_SPACE + space, NONE)
    if space == g.t.last_space:
        order = min(g.arrived, SEATS - 1)
        g.arrived += 1
        gain_vp(g, seat, g.t.explorer_end_vp[order], BY_EXPLORER_END)


def quest_on_track(g: Table, space: int) -> int:
    for quest in range(QUESTS):
        if g.quest[quest] == QUEST_ON_TRACK + space:
            return quest
    return NONE


def move_in_ruin(g: Table, seat: int, target: int) -> None:
    top = g.depth - 1
    g.stack[top][3] |= BY_RUIN
    at = g.ruin[seat]
    while at != target:
        at = next_in_ruin(g, at)
        g.stack[top][2] -= 1
    g.ruin[seat] = target
    note(g, RUIN_MOVED, seat, target, 0, 0, BY_TILE + L32)
    push(g, RUIN_REWARD, seat, target, 0, 0, 0)


def step_ruin_reward(g: Table, seat: int) -> None:
    """R1 and R3 want objects first; without them there is nothing."""
    top = g.depth - 1
    space = g.stack[top][2]
    cause = BY_RUIN_SPACE + space
    if space == RUIN_SPACES - 1:
        pop(g)
        gain_vp(g, seat, g.t.ruin_end_vp[min(g.ruin_arrived, SEATS - 1)], cause)
        g.ruin_arrived += 1
    elif g.t.ruin_cost[space] == NONE:
        pop(g)
        push_ops(g, seat, g.t.ruin_reward[space], NONE, cause, NONE)
    elif can_afford(g, seat, g.t.ruin_cost[space], 0):
        ask(g)
    else:
        pop(g)


def accept_ruin(g: Table, seat: int) -> None:
    space = g.stack[g.depth - 1][2]
    pop(g)
    push_ops(g, seat, g.t.ruin_reward[space], NONE, BY_RUIN_SPACE + space, NONE)
    begin_payment(g, seat, g.t.ruin_cost[space], BY_RUIN_SPACE + space)
