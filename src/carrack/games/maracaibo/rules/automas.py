"""What both automas do: VP, quests, exploring ("Jacques" and "Jean" in the rules)."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.entry_names import BY_EXPLORER
from carrack.games.maracaibo.event_names import AUTOMA_DISC, AUTOMA_EXPLORED, AUTOMA_VP, QUEST_TAKEN
from carrack.games.maracaibo.names import AUTOMA, FAR, NONE, QUEST_OF_AUTOMA, UPPER
from carrack.games.maracaibo.rules.exploring import fewest_steps, is_taken, quest_on_track
from carrack.games.maracaibo.rules.quests import refill_quest_city
from carrack.games.maracaibo.state import Table, market_space
from carrack.games.maracaibo.verbs import take_top_quest
from carrack.kernel.steps import note


def automa_gains(g: Table, n: int, cause: int) -> None:
    if n != 0:
        g.automa_vp += n
        note(g, AUTOMA_VP, NONE, n, 0, 0, cause)


def put_disc(g: Table, location: int, cause: int) -> bool:
    if market_space(g, location) <= 0:
        return False
    g.market[location] += 1
    note(g, AUTOMA_DISC, NONE, location, 0, 0, cause)
    return True


# ---- quests ----


def take_quest(g: Table, quest: int, cause: int) -> None:
    """The automa takes a quest; one from Puerto Cabezas is replaced."""
    was_at = g.quest[quest]
    g.quest[quest] = QUEST_OF_AUTOMA
    g.automa_quests += 1
    note(g, QUEST_TAKEN, NONE, quest, 0, 0, cause)
    refill_quest_city(g, was_at)


def take_pile_quest(g: Table, cause: int) -> None:
    """The automa takes the topmost quest of the pile, if there is one. [RULING 49]"""
    quest = take_top_quest(g)
    if quest != NONE:
        g.quest[quest] = QUEST_OF_AUTOMA
        g.automa_quests += 1
        note(g, QUEST_TAKEN, NONE, quest, 1, 0, cause)


# ---- exploring ----


def explore_as_automa(g: Table, n: int, cause: int) -> None:
    """To a quest within reach, else as far as possible on the shorter branch. [RULING 39]"""
    start = g.explorer[AUTOMA]
    target = quest_in_reach(g, n)
    quest = NONE
    if target != NONE:
        quest = quest_on_track(g, target)
    else:
        target = far_space(g, start, n)
    if target == start:
        return
    g.explorer[AUTOMA] = target
    note(g, AUTOMA_EXPLORED, NONE, start, target, 0, cause)
    for barrier in range(g.t.region[start], g.t.region[target]):
        g.crossed[barrier] += 1
    if target == g.t.last_space:
        g.arrived += 1
    if quest != NONE:
        take_quest(g, quest, cause)


def quest_in_reach(g: Table, n: int) -> int:
    """The nearest space with a quest, or NONE."""
    best, found = FAR, NONE
    for space in range(g.t.space_count):
        if quest_on_track(g, space) != NONE and not is_taken(g, space, AUTOMA, BY_EXPLORER):
            steps = fewest_steps(g, g.explorer[AUTOMA], space, n, AUTOMA, BY_EXPLORER)
            if 0 < steps <= n and steps < best:
                best = steps
                found = space
    return found


def far_space(g: Table, start: int, n: int) -> int:
    at = start
    for _ in range(n):
        if g.t.next_count[at] == 0:
            return at
        at = shorter_branch(g, at)
        while is_taken(g, at, AUTOMA, BY_EXPLORER):
            at = shorter_branch(g, at)
    return at


def shorter_branch(g: Table, at: int) -> int:
    """The next space with fewer spaces to the next barrier; of two equal ones the upper."""
    first = g.t.next[at][0]
    if g.t.next_count[at] == 1:
        return first
    second = g.t.next[at][1]
    if g.t.to_barrier[second] < g.t.to_barrier[first]:
        return second
    if g.t.to_barrier[second] == g.t.to_barrier[first] and g.t.space_branch[second] == UPPER:
        return second
    return first
