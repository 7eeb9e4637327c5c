"""What is being resolved: what each kind of entry does when it is on top of the stack, what it
offers to its seat, and what an answer does.

Kinds stand in families, in the order of `names.py`; each family has its three functions side by
side: turns and journeys here, the others in `resolving_effects.py`. What the numbers of an entry
are called stands in `names.py`, in words in `entries.py`.
"""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.entry_names import (
    ARRIVAL,
    ASSISTANTS,
    BARRIER,
    BRANCH,
    CITY_CHOICE,
    COMBAT,
    END_OF_MAIN,
    END_OF_TURN,
    EXPLORATION,
    FULL_RESISTANCE,
    MAIN,
    MOVE,
    OPS,
    QUEST_REWARD,
    REFILL,
    RESISTANCE,
    RUIN,
    RUIN_REWARD,
    TRACK_REWARD,
    VILLAGE,
)
from carrack.games.maracaibo.names import ASSISTANT, CHOOSE_LOCATION, CHOOSE_OPTION, PASS
from carrack.games.maracaibo.resolving_effects import (
    answer_cards,
    answer_others,
    answer_places,
    offer_cards,
    offer_others,
    offer_places,
    offer_yes_or_no,
    step_cards,
    step_others,
    step_places,
)
from carrack.games.maracaibo.rules.arrival import answer_arrival, offer_arrival, step_arrival
from carrack.games.maracaibo.rules.assistants import (
    offer_assistants,
    step_assistants,
    use_assistant,
)
from carrack.games.maracaibo.rules.city import choose_city_action, offer_cities, step_city_choice
from carrack.games.maracaibo.rules.combat import (
    answer_combat,
    leave_combat,
    offer_combat,
    step_combat,
)
from carrack.games.maracaibo.rules.effects import step_ops
from carrack.games.maracaibo.rules.exploring import (
    answer_exploration,
    choose_branch,
    offer_branches,
    offer_exploration,
    step_barrier,
    step_exploration,
    step_track_reward,
)
from carrack.games.maracaibo.rules.main_action import answer_main, offer_main, step_main
from carrack.games.maracaibo.rules.resistance import refuse_resistance
from carrack.games.maracaibo.rules.ruin import accept_ruin, step_ruin, step_ruin_reward
from carrack.games.maracaibo.rules.sailing import answer_move, offer_move, step_move
from carrack.games.maracaibo.rules.turn import (
    act_freely,
    answer_refill,
    is_free_action,
    is_free_moment,
    offer_free_actions,
    offer_refill,
    step_end_of_turn,
    step_refill,
)
from carrack.games.maracaibo.rules.village import (
    answer_village,
    offer_village,
    step_end_of_main,
    step_village,
)
from carrack.games.maracaibo.stack import ask, pop
from carrack.games.maracaibo.state import Table


def step(g: Table, kind: int, seat: int) -> None:
    """The topmost entry acts, or asks its seat."""
    if kind == OPS:
        step_ops(g)
    elif kind <= VILLAGE:
        step_turn(g, kind, seat)
    elif kind <= FULL_RESISTANCE:
        step_places(g, kind, seat)
    elif kind <= QUEST_REWARD:
        step_cards(g, kind, seat)
    elif kind <= COMBAT:
        step_journeys(g, kind, seat)
    else:
        step_others(g, kind, seat)


def offer_for(g: Table, kind: int, seat: int) -> None:
    """What the seat may answer to the topmost entry."""
    if kind <= VILLAGE:
        offer_turn(g, kind, seat)
    elif kind <= FULL_RESISTANCE:
        offer_places(g, kind, seat)
    elif kind <= QUEST_REWARD:
        offer_cards(g, kind, seat)
    elif kind <= COMBAT:
        offer_journeys(g, kind, seat)
    else:
        offer_others(g, kind, seat)
    if is_free_moment(g, kind):
        offer_free_actions(g, seat)


def answer(g: Table, kind: int, seat: int, action: int) -> None:
    """What the answer does; passing and free actions are the same for all kinds."""
    if action == PASS:
        leave(g, kind)
    elif is_free_action(action):
        act_freely(g, seat, action)
    elif kind <= VILLAGE:
        answer_turn(g, kind, seat, action)
    elif kind <= FULL_RESISTANCE:
        answer_places(g, kind, seat, action)
    elif kind <= QUEST_REWARD:
        answer_cards(g, kind, seat, action)
    elif kind <= COMBAT:
        answer_journeys(g, kind, seat, action)
    else:
        answer_others(g, kind, seat, action)


def leave(g: Table, kind: int) -> None:
    """Finish or decline what is asked."""
    if kind == COMBAT:
        leave_combat(g)
    elif kind == RESISTANCE:
        refuse_resistance(g)
    else:
        pop(g)


# ---- a turn: movement, arrival, main action, refilling, its end, village actions ----


def step_turn(g: Table, kind: int, seat: int) -> None:
    if kind == MOVE:
        step_move(g, seat)
    elif kind == ARRIVAL:
        step_arrival(g, seat)
    elif kind == MAIN:
        step_main(g, seat)
    elif kind == END_OF_MAIN:
        step_end_of_main(g, seat)
    elif kind == REFILL:
        step_refill(g, seat)
    elif kind == END_OF_TURN:
        step_end_of_turn(g, seat)
    else:
        step_village(g, seat)


def offer_turn(g: Table, kind: int, seat: int) -> None:
    if kind == MOVE:
        offer_move(g, seat)
    elif kind == ARRIVAL:
        offer_arrival(g, seat)
    elif kind == MAIN:
        offer_main(g, seat)
    elif kind == REFILL:
        offer_refill(g, seat)
    elif kind == VILLAGE:
        offer_village(g, seat)


def answer_turn(g: Table, kind: int, seat: int, action: int) -> None:
    if kind == MOVE:
        answer_move(g, seat, action)
    elif kind == ARRIVAL:
        answer_arrival(g, seat, action)
    elif kind == MAIN:
        answer_main(g, seat, action)
    elif kind == REFILL:
        answer_refill(g, seat, action)
    else:
        answer_village(g, seat, action)


# ---- journeys: city actions elsewhere, assistants, exploring, the ruin, Combat ----


def step_journeys(g: Table, kind: int, seat: int) -> None:
    if kind == CITY_CHOICE:
        step_city_choice(g)
    elif kind == ASSISTANTS:
        step_assistants(g, seat)
    elif kind == EXPLORATION:
        step_exploration(g, seat)
    elif kind == TRACK_REWARD:
        step_track_reward(g, seat)
    elif kind == RUIN:
        step_ruin(g, seat)
    elif kind == BARRIER:
        step_barrier(g, seat)
    elif kind == RUIN_REWARD:
        step_ruin_reward(g, seat)
    elif kind == COMBAT:
        step_combat(g, seat)
    else:
        ask(g)


def offer_journeys(g: Table, kind: int, seat: int) -> None:
    if kind == CITY_CHOICE:
        offer_cities(g)
    elif kind == ASSISTANTS:
        offer_assistants(g, seat)
    elif kind == EXPLORATION:
        offer_exploration(g, seat)
    elif kind == BRANCH:
        offer_branches(g)
    elif kind == RUIN_REWARD:
        offer_yes_or_no(g)
    elif kind == COMBAT:
        offer_combat(g, seat)


def answer_journeys(g: Table, kind: int, seat: int, action: int) -> None:
    if kind == CITY_CHOICE:
        choose_city_action(g, seat, action - CHOOSE_LOCATION)
    elif kind == ASSISTANTS:
        use_assistant(g, seat, action - ASSISTANT)
    elif kind == EXPLORATION:
        answer_exploration(g, seat, action)
    elif kind == BRANCH:
        choose_branch(g, seat, action - CHOOSE_OPTION)
    elif kind == RUIN_REWARD:
        accept_ruin(g, seat)
    else:
        answer_combat(g, seat, action)
