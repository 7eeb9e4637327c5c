"""Quests: fulfilling one, and the city whose action they are ("Quests" in the rules)."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.effect_names import ON_QUEST
from carrack.games.maracaibo.entry_names import (
    QUEST_CHOICE_LOCATION,
    QUEST_CHOICE_QUEST,
    QUEST_REWARD,
    QUEST_REWARD_PLACE,
    QUEST_REWARD_QUEST,
)
from carrack.games.maracaibo.event_names import BY_QUEST, BY_TILE, QUEST_DONE
from carrack.games.maracaibo.names import (
    FULFIL_QUEST,
    L1,
    NONE,
    PASS,
    QUEST_AT,
    QUEST_GONE,
    QUEST_IN_PILE,
    QUEST_OF,
    QUEST_ON_TRACK,
    QUESTS,
)
from carrack.games.maracaibo.rules.paying import begin_payment, can_afford
from carrack.games.maracaibo.rules.triggers import fire
from carrack.games.maracaibo.stack import ask, held, pop, push, push_ops
from carrack.games.maracaibo.state import Table
from carrack.games.maracaibo.verbs import lay_quest, take_top_quest, touch
from carrack.kernel.steps import note, offer


def fulfil(g: Table, seat: int, quest: int) -> None:
    """A quest is fulfilled: its objects are paid, then comes the reward."""
    push(g, QUEST_REWARD, seat, quest, g.quest[quest], 0, 0)
    if g.quest[quest] == QUEST_IN_PILE:
        take_top_quest(g)
    g.quest[quest] = QUEST_GONE
    begin_payment(g, seat, g.t.quest_cost[quest], BY_QUEST + quest)


def step_quest_reward(g: Table, seat: int) -> None:
    quest, was_at = held(g, QUEST_REWARD_QUEST), held(g, QUEST_REWARD_PLACE)
    pop(g)
    g.quest[quest] = QUEST_OF + seat
    touch(g, seat)
    note(g, QUEST_DONE, seat, quest, 0, 0, BY_QUEST + quest)
    refill_quest_city(g, was_at)
    fire(g, seat, ON_QUEST)
    push_ops(g, seat, g.t.quest_reward[quest], NONE, BY_QUEST + quest, g.ship[seat])


def quests_by_action(g: Table, location: int) -> bool:
    """With L1 the quests of Puerto Cabezas are fulfilled by its city action only."""
    made_by = g.t.city_with[location]
    return made_by != NONE and g.legacy[made_by] > 0


def refill_quest_city(g: Table, was_at: int) -> None:
    """A quest taken from Puerto Cabezas is replaced at once."""
    if QUEST_AT <= was_at < QUEST_ON_TRACK and quests_by_action(g, was_at - QUEST_AT):
        lay_quest(g, was_at - QUEST_AT, BY_TILE + L1)


# ---- a quest that may be fulfilled besides the main action ----


def step_quest_choice(g: Table, seat: int) -> None:
    """One certain quest, or one of those at a location; it may be left."""
    quest, location = held(g, QUEST_CHOICE_QUEST), held(g, QUEST_CHOICE_LOCATION)
    if quest != NONE:
        possible = can_afford(g, seat, g.t.quest_cost[quest], 0)
    else:
        possible = any_quest(g, seat, location)
    if possible:
        ask(g)
    else:
        pop(g)


def any_quest(g: Table, seat: int, location: int) -> bool:
    for quest in range(QUESTS):
        if g.quest[quest] == QUEST_AT + location and can_afford(g, seat, g.t.quest_cost[quest], 0):
            return True
    return False


def offer_quests(g: Table, seat: int) -> None:
    only, location = held(g, QUEST_CHOICE_QUEST), held(g, QUEST_CHOICE_LOCATION)
    offer(g, PASS)
    for quest in range(QUESTS):
        there = quest == only if only != NONE else g.quest[quest] == QUEST_AT + location
        if there and can_afford(g, seat, g.t.quest_cost[quest], 0):
            offer(g, FULFIL_QUEST + quest)


def choose_quest(g: Table, seat: int, quest: int) -> None:
    """Whatever asked for a quest is over; the quest is fulfilled."""
    pop(g)
    fulfil(g, seat, quest)
