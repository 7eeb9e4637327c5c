"""Assistants act, each own one once ("Assistants" in the rules)."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.effect_names import E_KIND, E_LIST, IS_ASSISTANT
from carrack.games.maracaibo.entry_names import ASSISTANTS_DONE, ASSISTANTS_LOCATION
from carrack.games.maracaibo.event_names import ASSISTANT_USED, BY_ASSISTANT, BY_CARD
from carrack.games.maracaibo.names import ASSISTANT, NONE, PASS
from carrack.games.maracaibo.stack import ask, held, pop, push_ops
from carrack.games.maracaibo.state import Table
from carrack.kernel.steps import note, offer


def kth_assistant(g: Table, seat: int, slot: int) -> int:
    """The number of an assistant among the own ones, by tableau slot; at most 15 are told apart."""
    k = 0
    for before in range(slot):
        card = g.tableau[seat][before]
        if g.placed[card] != NONE and g.t.card_agent[card] == 0:
            k += 1
    return min(k, 14)


def is_ready(g: Table, seat: int, slot: int, location: int, done: int) -> bool:
    """An own assistant, here or anywhere, that did not act in this action."""
    card = g.tableau[seat][slot]
    if g.placed[card] == NONE or g.t.card_agent[card]:
        return False
    if location != NONE and g.placed[card] != location:
        return False
    return done & (1 << kth_assistant(g, seat, slot)) == 0


def step_assistants(g: Table, seat: int) -> None:
    """Each own one at the location once, in any order [RULING 14]; a single one acts at once."""
    location, done = held(g, ASSISTANTS_LOCATION), held(g, ASSISTANTS_DONE)
    ready, only = 0, NONE
    for slot in range(g.tableau_size[seat]):
        if is_ready(g, seat, slot, location, done):
            ready += 1
            only = slot
    if ready == 0:
        pop(g)
    elif ready == 1 and location != NONE:
        use_assistant(g, seat, only)
    else:
        ask(g)


def offer_assistants(g: Table, seat: int) -> None:
    location, done = held(g, ASSISTANTS_LOCATION), held(g, ASSISTANTS_DONE)
    offer(g, PASS)
    for slot in range(g.tableau_size[seat]):
        if is_ready(g, seat, slot, location, done):
            offer(g, ASSISTANT + slot)


def use_assistant(g: Table, seat: int, slot: int) -> None:
    """One of `assistant_action` is over after it; those of a main action go on."""
    card = g.tableau[seat][slot]
    if held(g, ASSISTANTS_LOCATION) == NONE:
        pop(g)
    else:
        g.stack[g.depth - 1][ASSISTANTS_DONE] |= 1 << kth_assistant(g, seat, slot)
    note(g, ASSISTANT_USED, seat, card, g.placed[card], 0, BY_ASSISTANT)
    for k in range(g.t.card_effects[card]):
        effect = g.t.card_effect[card] + k
        if g.t.effect[effect][E_KIND] == IS_ASSISTANT:
            ops = g.t.effect[effect][E_LIST]
            push_ops(g, seat, ops, NONE, BY_CARD + card, g.placed[card])
