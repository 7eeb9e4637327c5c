"""City actions: delivering a good, then what the city does ("City action" in the rules)."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.effect_names import (
    ON_DELIVER,
    OP_N,
    OP_X,
    P_ANTWERPEN,
    P_PORTO,
    P_SUGAR_WILD,
)
from carrack.games.maracaibo.entry_names import (
    CITY,
    CITY_CHOICE_OP,
    CITY_DELIVERS,
    CITY_LOCATION,
    CITY_STEP,
    DISC,
    PORTO,
    PORTO_GOOD,
)
from carrack.games.maracaibo.event_names import (
    BY_DELIVERY,
    BY_DUTCH,
    BY_LOCATION,
    BY_PORT,
    DELIVERED,
    MARKET_EMPTIED,
)
from carrack.games.maracaibo.names import (
    CHOOSE_LOCATION,
    CITY_ACTION,
    DELIVER,
    EMPTY_MARKET,
    LOCATIONS,
    NONE,
    PASS,
    PAY_CARD,
    SUGAR,
)
from carrack.games.maracaibo.rules.triggers import fire
from carrack.games.maracaibo.stack import ask, held, hold, pop, push, push_agreed, push_ops
from carrack.games.maracaibo.state import (
    Table,
    assistants_of,
    discs_of,
    is_city,
    is_dutch,
    is_there,
    market_goods,
    market_space,
    port_works,
)
from carrack.games.maracaibo.verbs import discard_from_hand, gain_combat, gain_doubloons, touch
from carrack.kernel.memory import lowest
from carrack.kernel.steps import note, offer

# ---- deliveries ----


def delivers(g: Table, seat: int, location: int, card: int) -> bool:
    goods = market_goods(g, location)
    if goods & (1 << g.t.card_good[card]):
        return True
    return goods > 0 and g.t.card_good[card] == SUGAR and port_works(g, seat, P_SUGAR_WILD)


def can_deliver(g: Table, seat: int, location: int) -> bool:
    """A free place in the market and a disc on the ship board. [RULING 10]"""
    return market_space(g, location) > 0 and discs_of(g, seat) > 0


def offer_city(g: Table, seat: int) -> None:
    location, step, allowed = held(g, CITY_LOCATION), held(g, CITY_STEP), held(g, CITY_DELIVERS)
    offer(g, PASS)
    if step == 0 and allowed:
        if can_deliver(g, seat, location):
            for slot in range(g.hand_size[seat]):
                if delivers(g, seat, location, g.hand[seat][slot]):
                    offer(g, DELIVER + slot)
        if port_works(g, seat, P_ANTWERPEN) and g.market[location] > 0:
            offer(g, EMPTY_MARKET)
    offer(g, CITY_ACTION)


def answer_city(g: Table, seat: int, action: int) -> None:
    if action < EMPTY_MARKET:
        deliver(g, seat, action - DELIVER)
    elif action == EMPTY_MARKET:
        empty_market(g, seat)
    else:
        perform_city(g, seat)


def deliver(g: Table, seat: int, slot: int) -> None:
    """A card for its good, a disc of one's choice into the market."""
    location = held(g, CITY_LOCATION)
    hold(g, CITY_STEP, 1)
    card = discard_from_hand(g, seat, slot, BY_DELIVERY)
    good = delivered_good(g, location, card)
    g.market[location] += 1
    g.deliveries[seat] += 1
    touch(g, seat)
    note(g, DELIVERED, seat, card, location, good, BY_DELIVERY)
    if port_works(g, seat, P_PORTO):
        push(g, PORTO, seat, good, 0, 0, 0)
    fire(g, seat, ON_DELIVER)
    push(g, DISC, seat, 1, 0, 0, 0)


def delivered_good(g: Table, location: int, card: int) -> int:
    """What the card stands for: its own good, or with Cayman one that the market takes."""
    goods = market_goods(g, location)
    if goods & (1 << g.t.card_good[card]):
        return g.t.card_good[card]
    return lowest(goods)


def empty_market(g: Table, seat: int) -> None:
    """Antwerpen: a disc leaves the market instead of a delivery."""
    location = held(g, CITY_LOCATION)
    hold(g, CITY_STEP, 1)
    g.market[location] -= 1
    note(g, MARKET_EMPTIED, seat, location, 0, 0, BY_PORT + g.port[seat])
    push_ops(g, seat, g.t.port_list[g.port[seat]], NONE, BY_PORT + g.port[seat], location)


# ---- Porto: one more card with the delivered good ----


def step_porto(g: Table, seat: int) -> None:
    good = held(g, PORTO_GOOD)
    for slot in range(g.hand_size[seat]):
        if g.t.card_good[g.hand[seat][slot]] == good:
            ask(g)
            return
    pop(g)


def offer_porto(g: Table, seat: int) -> None:
    """Porto: one more card with the delivered good. [RULING 45]"""
    good = held(g, PORTO_GOOD)
    offer(g, PASS)
    for slot in range(g.hand_size[seat]):
        if g.t.card_good[g.hand[seat][slot]] == good:
            offer(g, PAY_CARD + slot)


def use_porto(g: Table, seat: int, slot: int) -> None:
    pop(g)
    discard_from_hand(g, seat, slot, BY_PORT + g.port[seat])
    push_ops(g, seat, g.t.port_list[g.port[seat]], NONE, BY_PORT + g.port[seat], NONE)


# ---- what the city does ----


def perform_city(g: Table, seat: int) -> None:
    """The city tile's action, or the fixed one; in the Dutch city doubloons and combat points."""
    location = held(g, CITY_LOCATION)
    pop(g)
    if is_dutch(g, location):
        count = assistants_of(g, seat) + g.figures[seat]
        gain_doubloons(g, seat, count * g.t.dutch_city_doubloons, BY_DUTCH)
        gain_combat(g, seat, count * g.t.dutch_city_combat, BY_DUTCH)
        return
    tile = g.city_tile[location]
    ops = g.t.tile_action[tile] if tile != NONE else g.t.action[location]
    push_agreed(g, seat, ops, NONE, BY_LOCATION + location, location)


# ---- a city action elsewhere ----


def step_city_choice(g: Table) -> None:
    """An assistant's city action: one of the cities it names."""
    places = cities_in(g, city_places(g))
    if places == 0:
        pop(g)
    else:
        ask(g)


def cities_in(g: Table, places: int) -> int:
    cities = 0
    for location in range(LOCATIONS):
        if places & (1 << location) and is_there(g, location) and is_city(g, location):
            cities |= 1 << location
    return cities


def offer_cities(g: Table) -> None:
    places = cities_in(g, city_places(g))
    offer(g, PASS)
    for location in range(LOCATIONS):
        if places & (1 << location):
            offer(g, CHOOSE_LOCATION + location)


def city_places(g: Table) -> int:
    """Bits of locations do not fit an entry; its op has them."""
    return g.t.op[held(g, CITY_CHOICE_OP)][OP_N]


def choose_city_action(g: Table, seat: int, location: int) -> None:
    deliver_too = g.t.op[held(g, CITY_CHOICE_OP)][OP_X]
    pop(g)
    push(g, CITY, seat, location, 0, deliver_too, 0)
