"""The main action: city, village, assistants or a quest ("Main action" in the rules)."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.entry_names import (
    ASSISTANTS,
    CITY,
    MAIN_EXTRA,
    MAIN_LOCATION,
    MAIN_POINTS,
    VILLAGE,
)
from carrack.games.maracaibo.event_names import BY_LOCATION
from carrack.games.maracaibo.names import (
    HOMEWARD_KIND,
    MAIN_ASSISTANTS,
    MAIN_CITY,
    MAIN_QUEST,
    MAIN_VILLAGE,
    NONE,
    PASS,
    QUEST_AT,
    QUESTS,
)
from carrack.games.maracaibo.rules.paying import can_afford
from carrack.games.maracaibo.rules.quests import choose_quest, quests_by_action
from carrack.games.maracaibo.rules.village import actions_of_stop
from carrack.games.maracaibo.stack import ask, held, pop, push, push_ops
from carrack.games.maracaibo.state import Table, is_city
from carrack.kernel.steps import offer


def step_main(g: Table, seat: int) -> None:
    """Homeward spaces have one action, which is done [RULING 9]; elsewhere there is a choice."""
    location = held(g, MAIN_LOCATION)
    if g.t.kind[location] != HOMEWARD_KIND:
        ask(g)
        return
    pop(g)
    push_ops(g, seat, g.t.action[location], NONE, BY_LOCATION + location, location)


def offer_main(g: Table, seat: int) -> None:
    """What the place offers; in a city there are never village actions. [RULING 8]"""
    location = held(g, MAIN_LOCATION)
    offer(g, PASS)
    if is_city(g, location):
        offer(g, MAIN_CITY)
    else:
        offer(g, MAIN_VILLAGE)
    if has_assistant_at(g, seat, location):
        offer(g, MAIN_ASSISTANTS)
    if not quests_by_action(g, location):
        for quest in range(QUESTS):
            if g.quest[quest] == QUEST_AT + location and can_afford(
                g, seat, g.t.quest_cost[quest], 0
            ):
                offer(g, MAIN_QUEST + quest)


def answer_main(g: Table, seat: int, action: int) -> None:
    if action == MAIN_CITY:
        choose_city(g, seat)
    elif action == MAIN_VILLAGE:
        choose_village(g, seat)
    elif action == MAIN_ASSISTANTS:
        choose_assistants(g, seat)
    else:
        choose_quest(g, seat, action - MAIN_QUEST)


def has_assistant_at(g: Table, seat: int, location: int) -> bool:
    for i in range(g.tableau_size[seat]):
        card = g.tableau[seat][i]
        if g.placed[card] == location and g.t.card_agent[card] == 0:
            return True
    return False


def choose_village(g: Table, seat: int) -> None:
    """A village gives as many actions as the stop allows. [RULING 7]"""
    points, extra = held(g, MAIN_POINTS), held(g, MAIN_EXTRA)
    pop(g)
    push(g, VILLAGE, seat, actions_of_stop(g, seat, points, extra), 0, 0, 0)


def choose_city(g: Table, seat: int) -> None:
    location = held(g, MAIN_LOCATION)
    pop(g)
    push(g, CITY, seat, location, 0, 1, 0)


def choose_assistants(g: Table, seat: int) -> None:
    location = held(g, MAIN_LOCATION)
    pop(g)
    push(g, ASSISTANTS, seat, location, 0, 0, 0)
