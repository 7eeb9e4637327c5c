"""The explorer track: forks, barriers, and the figure of Roatan ("Exploring" in the rules).

One exploration may move the explorer, then Roatan's figure, and the figure in the ruin, each once;
the steps are shared. What a move brings is put on the stack so that barriers come first, then the
ruin, the space, and the quest there.
"""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.effect_names import E_MODIFIER, E_N, M_EXPLORE, ON_BARRIER, P_PANAMA
from carrack.games.maracaibo.entry_names import (
    BARRIER,
    BARRIER_BARRIER,
    BRANCH,
    BRANCH_FIRST,
    BRANCH_START,
    BRANCH_TO,
    BY_EXPLORER,
    BY_FIGURE,
    EXPLORATION,
    EXPLORATION_MOVED,
    EXPLORATION_STEPS,
    QUEST_CHOICE,
    RUIN,
    TRACK_REWARD,
    TRACK_REWARD_SPACE,
    VILLAGE,
)
from carrack.games.maracaibo.event_names import (
    BARRIER_CROSSED,
    BY_BARRIER,
    BY_EXPLORER_END,
    BY_SPACE,
    EXPLORER_MOVED,
    FIGURE_MOVED,
)
from carrack.games.maracaibo.names import (
    AUTOMA,
    CAPTAINS,
    CHOOSE_OPTION,
    EXPLORE_TO,
    FAR,
    FIGURE_TO,
    NONE,
    PASS,
    QUEST_ON_TRACK,
    QUESTS,
    RUIN_TO,
    SEATS,
    UPGRADES,
)
from carrack.games.maracaibo.rules.paying import can_afford
from carrack.games.maracaibo.rules.ruin import may_move_ruin, move_in_ruin, offer_ruin, passes_ruin
from carrack.games.maracaibo.rules.triggers import fire
from carrack.games.maracaibo.stack import ask, held, hold, pop, push, push_ops
from carrack.games.maracaibo.state import Table, is_unlocked, port_works
from carrack.games.maracaibo.verbs import gain_vp, touch
from carrack.kernel.steps import note, offer

# ---- the track ----


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
    """Whether this captain has an explorer: the seats that play, and an automa."""
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
    """Steps to the target over a given next space; an occupied one costs none and may fork."""
    if not is_taken(g, at, seat, by):
        return 1 + fewest_steps(g, at, target, left - 1, seat, by)
    best = FAR
    for branch in range(g.t.next_count[at]):
        best = min(best, steps_through(g, g.t.next[at][branch], target, left, seat, by))
    return best


def is_ahead(g: Table, space: int, other: int) -> bool:
    """Higher region first; in the same one fewer steps to the next barrier. [RULING 44]"""
    if g.t.region[space] != g.t.region[other]:
        return g.t.region[space] > g.t.region[other]
    return g.t.to_barrier[space] < g.t.to_barrier[other]


def quest_on_track(g: Table, space: int) -> int:
    for quest in range(QUESTS):
        if g.quest[quest] == QUEST_ON_TRACK + space:
            return quest
    return NONE


# ---- one exploration ----


def begin_exploration(g: Table, seat: int, n: int) -> None:
    if n > 0:
        push(g, EXPLORATION, seat, n + explore_bonus(g, seat), 0, 0, 0)


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


def may_move_figure(g: Table, seat: int, done: int) -> bool:
    return g.track_figure[seat] != NONE and done & BY_FIGURE == 0


def may_move_explorer(done: int) -> bool:
    """The explorer comes before Roatan's figure."""
    return done & (BY_EXPLORER | BY_FIGURE) == 0


def step_exploration(g: Table, seat: int) -> None:
    """Who has arrived takes a village action instead, unless others may still move. [RULING 17]"""
    left, done = held(g, EXPLORATION_STEPS), held(g, EXPLORATION_MOVED)
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
    left, done = held(g, EXPLORATION_STEPS), held(g, EXPLORATION_MOVED)
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


def answer_exploration(g: Table, seat: int, action: int) -> None:
    if action < FIGURE_TO:
        move_explorer(g, seat, action - EXPLORE_TO)
    elif action < RUIN_TO:
        move_figure(g, seat, action - FIGURE_TO)
    else:
        move_in_ruin(g, seat, action - RUIN_TO)


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


# ---- moving ----


def move_explorer(g: Table, seat: int, target: int) -> None:
    g.stack[g.depth - 1][EXPLORATION_MOVED] |= BY_EXPLORER
    start, left = g.explorer[seat], held(g, EXPLORATION_STEPS)
    if start == g.t.last_space:
        hold(g, EXPLORATION_STEPS, left - 1)
        push(g, VILLAGE, seat, 1, 0, 0, 0)
        return
    if port_works(g, seat, P_PANAMA) and ask_branch(g, seat, start, target, left):
        return
    steps = fewest_steps(g, start, target, left, seat, BY_EXPLORER)
    hold(g, EXPLORATION_STEPS, left - steps)
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


def offer_branches(g: Table) -> None:
    offer(g, CHOOSE_OPTION)
    offer(g, CHOOSE_OPTION + 1)


def choose_branch(g: Table, seat: int, option: int) -> None:
    start, target = held(g, BRANCH_START), held(g, BRANCH_TO)
    before = held(g, BRANCH_FIRST + option)
    pop(g)
    left = held(g, EXPLORATION_STEPS)
    steps = 1 + fewest_steps(g, start, before, left, seat, BY_EXPLORER)
    hold(g, EXPLORATION_STEPS, left - steps)
    land(g, seat, start, target, before, BY_EXPLORER)


def move_figure(g: Table, seat: int, target: int) -> None:
    g.stack[g.depth - 1][EXPLORATION_MOVED] |= BY_FIGURE
    start, left = g.track_figure[seat], held(g, EXPLORATION_STEPS)
    hold(g, EXPLORATION_STEPS, left - fewest_steps(g, start, target, left, seat, BY_FIGURE))
    land(g, seat, start, target, NONE, BY_FIGURE)


# ---- what a move brings ----


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


def step_barrier(g: Table, seat: int) -> None:
    barrier = held(g, BARRIER_BARRIER)
    pop(g)
    order = min(g.crossed[barrier], SEATS - 1)
    g.crossed[barrier] += 1
    note(g, BARRIER_CROSSED, seat, barrier, order, 0, BY_BARRIER + barrier)
    fire(g, seat, ON_BARRIER)
    push_ops(g, seat, g.t.barrier_reward[barrier][order], NONE, BY_BARRIER + barrier, NONE)


def step_track_reward(g: Table, seat: int) -> None:
    space = held(g, TRACK_REWARD_SPACE)
    pop(g)
    quest = quest_on_track(g, space)
    if quest != NONE and can_afford(g, seat, g.t.quest_cost[quest], 0):
        push(g, QUEST_CHOICE, seat, quest, NONE, space, 0)
    push_ops(g, seat, g.t.space_reward[space], NONE, BY_SPACE + space, NONE)
    if space == g.t.last_space:
        order = min(g.arrived, SEATS - 1)
        g.arrived += 1
        gain_vp(g, seat, g.t.explorer_end_vp[order], BY_EXPLORER_END)
