"""Places, cards and what effects ask for: what each of these kinds of entry does when it is on top
of the stack, what it offers to its seat, and what an answer does; turns and journeys stand in
`resolving.py`.
"""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.cards import (
    offer_assistant_places,
    place_agent,
    place_assistant,
    step_assistant_place,
    step_bought,
)
from carrack.games.maracaibo.entry_names import (
    AGENT_PLACE,
    ASSISTANT_PLACE,
    AUTOMA_QUEST,
    BOUGHT,
    CITY,
    DISC,
    HINT_COVER,
    HINT_SPACE,
    LIBERATION,
    LOSS,
    MARKER,
    NATION_CHOICE,
    OFFER,
    OPTION_CHOICE,
    PAYMENT,
    PORT_OFFER,
    PORTO,
    PURCHASE_AT_END,
    QUEST_CHOICE,
    QUEST_REWARD,
    RANSOM_OFFER,
    RESISTANCE,
    RETURN_CHOICE,
    SALE,
    SAME_GOODS,
    SHOWN_HINT,
    SURRENDER,
)
from carrack.games.maracaibo.names import (
    ACCEPT,
    CHOOSE_GOOD,
    CHOOSE_LOCATION,
    CHOOSE_NATION,
    CHOOSE_OPTION,
    COVER_HINT,
    COVER_SPACE,
    FULFIL_QUEST,
    NATION_COUNT,
    PASS,
    PAY_CARD,
    REMOVE_DISC,
    RESIST,
    RETURN_MARKER,
)
from carrack.games.maracaibo.rules.arrival import surrender
from carrack.games.maracaibo.rules.choices import (
    accept_offer,
    accept_port,
    choose_disc,
    choose_nation,
    choose_option,
    offer_discs,
    offer_nations,
    offer_options,
    offer_sale,
    sell,
    step_disc,
    step_nation_choice,
    step_offer,
    step_port_offer,
    step_sale,
)
from carrack.games.maracaibo.rules.city import (
    answer_city,
    offer_city,
    offer_porto,
    step_porto,
    use_porto,
)
from carrack.games.maracaibo.rules.jacques import leave_quest, offer_automa_quests
from carrack.games.maracaibo.rules.liberating import (
    choose_liberation,
    offer_liberations,
    step_liberation,
)
from carrack.games.maracaibo.rules.markers import choose_marker_place, offer_markers, step_marker
from carrack.games.maracaibo.rules.paying import (
    answer_payment,
    choose_good,
    offer_goods,
    offer_payment,
    step_payment,
    step_same_goods,
)
from carrack.games.maracaibo.rules.quests import (
    choose_quest,
    offer_quests,
    step_quest_choice,
    step_quest_reward,
)
from carrack.games.maracaibo.rules.resistance import (
    choose_return,
    offer_resistance,
    offer_returns,
    resist,
    step_full_resistance,
    step_resistance,
)
from carrack.games.maracaibo.rules.rounds import (
    answer_last_purchase,
    offer_last_purchase,
    offer_ransom,
    pay_ransom,
)
from carrack.games.maracaibo.rules.search import (
    choose_green_space,
    cover_with,
    offer_covers,
    offer_green_spaces,
    step_shown_hint,
)
from carrack.games.maracaibo.rules.special_fights import choose_loss, offer_losses, step_loss
from carrack.games.maracaibo.stack import ask
from carrack.games.maracaibo.state import Table
from carrack.kernel.steps import offer


def offer_yes_or_no(g: Table) -> None:
    offer(g, PASS)
    offer(g, ACCEPT)


def offer_all_nations(g: Table) -> None:
    for nation in range(NATION_COUNT):
        offer(g, CHOOSE_NATION + nation)


# ---- places: the city, discs, nations, markers ----


def step_places(g: Table, kind: int, seat: int) -> None:
    if kind == CITY:
        ask(g)
    elif kind == PORTO:
        step_porto(g, seat)
    elif kind == DISC:
        step_disc(g, seat)
    elif kind == NATION_CHOICE:
        step_nation_choice(g, seat)
    elif kind == LIBERATION:
        step_liberation(g)
    elif kind == MARKER:
        step_marker(g)
    elif kind == RESISTANCE:
        step_resistance(g, seat)
    else:
        step_full_resistance(g, seat)


def offer_places(g: Table, kind: int, seat: int) -> None:
    if kind == CITY:
        offer_city(g, seat)
    elif kind == PORTO:
        offer_porto(g, seat)
    elif kind == DISC:
        offer_discs(g, seat)
    elif kind == NATION_CHOICE:
        offer_nations(g, seat)
    elif kind == LIBERATION:
        offer_liberations(g)
    elif kind == MARKER:
        offer_markers(g)
    elif kind == RESISTANCE:
        offer_resistance(g, seat)


def answer_places(g: Table, kind: int, seat: int, action: int) -> None:
    if kind == CITY:
        answer_city(g, seat, action)
    elif kind == PORTO:
        use_porto(g, seat, action - PAY_CARD)
    elif kind == DISC:
        choose_disc(g, seat, action - REMOVE_DISC)
    elif kind == NATION_CHOICE:
        choose_nation(g, seat, action - CHOOSE_NATION)
    elif kind == LIBERATION:
        choose_liberation(g, seat, action - CHOOSE_LOCATION)
    elif kind == MARKER:
        choose_marker_place(g, seat, action - CHOOSE_LOCATION)
    else:
        resist(g, seat, action - RESIST)


# ---- cards: options, offers, sales, payments, purchases, quests ----


def step_cards(g: Table, kind: int, seat: int) -> None:
    if kind == OFFER:
        step_offer(g, seat)
    elif kind == SALE:
        step_sale(g, seat)
    elif kind == PAYMENT:
        step_payment(g, seat)
    elif kind == SAME_GOODS:
        step_same_goods(g, seat)
    elif kind == ASSISTANT_PLACE:
        step_assistant_place(g, seat)
    elif kind == BOUGHT:
        step_bought(g, seat)
    elif kind == QUEST_CHOICE:
        step_quest_choice(g, seat)
    elif kind == QUEST_REWARD:
        step_quest_reward(g, seat)
    else:
        ask(g)


def offer_cards(g: Table, kind: int, seat: int) -> None:
    if kind == OPTION_CHOICE:
        offer_options(g, seat)
    elif kind == OFFER:
        offer_yes_or_no(g)
    elif kind == SALE:
        offer_sale(g, seat)
    elif kind == PAYMENT:
        offer_payment(g, seat)
    elif kind == SAME_GOODS:
        offer_goods(g, seat)
    elif kind == ASSISTANT_PLACE:
        offer_assistant_places(g)
    elif kind == AGENT_PLACE:
        offer_all_nations(g)
    elif kind == QUEST_CHOICE:
        offer_quests(g, seat)


def answer_cards(g: Table, kind: int, seat: int, action: int) -> None:
    if kind == OPTION_CHOICE:
        choose_option(g, seat, action - CHOOSE_OPTION)
    elif kind == OFFER:
        accept_offer(g, seat)
    elif kind == SALE:
        sell(g, seat, action)
    elif kind == PAYMENT:
        answer_payment(g, seat, action)
    elif kind == SAME_GOODS:
        choose_good(g, action - CHOOSE_GOOD)
    elif kind == ASSISTANT_PLACE:
        place_assistant(g, seat, action - CHOOSE_LOCATION)
    elif kind == AGENT_PLACE:
        place_agent(g, seat, action - CHOOSE_NATION)
    else:
        choose_quest(g, seat, action - FULFIL_QUEST)


# ---- the rest: lost influence, last purchase, the Dutch, hints, ports, Jacques, ransom, markers
# given back ----


def step_others(g: Table, kind: int, seat: int) -> None:
    if kind == LOSS:
        step_loss(g, seat)
    elif kind == SHOWN_HINT:
        step_shown_hint(g, seat)
    elif kind == PORT_OFFER:
        step_port_offer(g, seat)
    else:
        ask(g)


def offer_others(g: Table, kind: int, seat: int) -> None:
    if kind == LOSS:
        offer_losses(g, seat)
    elif kind == PURCHASE_AT_END:
        offer_last_purchase(g, seat)
    elif kind == SURRENDER:
        offer_all_nations(g)
    elif kind == HINT_COVER:
        offer_covers(g)
    elif kind == PORT_OFFER:
        offer_yes_or_no(g)
    elif kind == AUTOMA_QUEST:
        offer_automa_quests(g)
    elif kind == RANSOM_OFFER:
        offer_ransom(g)
    elif kind == RETURN_CHOICE:
        offer_returns(g, seat)
    elif kind == HINT_SPACE:
        offer_green_spaces(g)


def answer_others(g: Table, kind: int, seat: int, action: int) -> None:
    if kind == LOSS:
        choose_loss(g, seat, action - CHOOSE_NATION)
    elif kind == PURCHASE_AT_END:
        answer_last_purchase(g, seat, action)
    elif kind == SURRENDER:
        surrender(g, seat, action - CHOOSE_NATION)
    elif kind == HINT_COVER:
        cover_with(g, action - COVER_HINT)
    elif kind == PORT_OFFER:
        accept_port(g, seat)
    elif kind == AUTOMA_QUEST:
        leave_quest(g, action - FULFIL_QUEST)
    elif kind == RANSOM_OFFER:
        pay_ransom(g, seat)
    elif kind == RETURN_CHOICE:
        choose_return(g, seat, action - RETURN_MARKER)
    else:
        choose_green_space(g, action - COVER_SPACE)
