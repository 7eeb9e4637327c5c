"""Jacques: the cards he reveals, and the countdown to the end of a round ("Jacques")."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.entry_names import AUTOMA_QUEST, AUTOMA_QUEST_LOCATION
from carrack.games.maracaibo.event_names import AUTOMA_CARD, BY_JACQUES
from carrack.games.maracaibo.names import (
    AREAS,
    AUTOMA,
    AUTOMA_LUCK,
    DOES_CITY_DISC,
    DOES_EXPLORE,
    DOES_QUEST,
    FULFIL_QUEST,
    LOCATIONS,
    NONE,
    QUEST_AT,
    QUESTS,
)
from carrack.games.maracaibo.rules.automas import (
    automa_gains,
    explore_as_automa,
    put_disc,
    take_pile_quest,
    take_quest,
)
from carrack.games.maracaibo.stack import held, pop, push
from carrack.games.maracaibo.state import Table, quest_at
from carrack.kernel.chance import roll
from carrack.kernel.steps import note, offer


def jacques_turn(g: Table) -> None:
    """Jacques reveals a card and does what it says; in the countdown none, and at its end the round
    is over.
    """
    if g.countdown > 0:
        g.countdown -= 1
        if g.countdown == 0:
            g.round_over = 1
            g.ender = AUTOMA
            automa_gains(g, g.t.jacques_end_vp, BY_JACQUES)
        return
    if g.deck_size == 0:
        return
    g.revealed = 1
    g.deck_size -= 1
    card = g.deck[g.deck_size]
    g.deck[g.deck_size] = 0
    g.shown[g.shown_size] = card
    g.shown_size += 1
    g.under[card] = 0
    area = min(g.shown_size, AREAS) - 1
    note(g, AUTOMA_CARD, NONE, card, area, 0, BY_JACQUES)
    resolve_area(g, card, area)


def resolve_area(g: Table, card: int, area: int) -> None:
    """Only the area with the number of the card in this round."""
    does, a, b = g.t.jacques_does[card][area], g.t.jacques_a[card][area], g.t.jacques_b[card][area]
    if does == DOES_CITY_DISC:
        put_disc(g, a, BY_JACQUES)
    elif does == DOES_QUEST:
        quest_between(g, a, b)
    elif does == DOES_EXPLORE:
        explore_as_automa(g, a, BY_JACQUES)
    else:
        g.countdown = g.t.jacques_turns[g.round_number - 1]


def quest_between(g: Table, first: int, last: int) -> None:
    """From the lowest-numbered location that has one; of several the start player chooses."""
    for number in range(first, last + 1):
        for location in range(LOCATIONS):
            if g.t.number[location] == number and quest_at(g, location) != NONE:
                if quests_at(g, location) > 1:
                    push(g, AUTOMA_QUEST, g.start_seat, location, 0, 0, 0)
                else:
                    take_quest(g, quest_at(g, location), BY_JACQUES)
                return
    take_pile_quest(g, BY_JACQUES)


def quests_at(g: Table, location: int) -> int:
    count = 0
    for quest in range(QUESTS):
        if g.quest[quest] == QUEST_AT + location:
            count += 1
    return count


def offer_automa_quests(g: Table) -> None:
    location = held(g, AUTOMA_QUEST_LOCATION)
    for quest in range(QUESTS):
        if g.quest[quest] == QUEST_AT + location:
            offer(g, FULFIL_QUEST + quest)


def leave_quest(g: Table, quest: int) -> None:
    """The start player said which one Jacques takes."""
    pop(g)
    take_quest(g, quest, BY_JACQUES)


def end_round_of_jacques(g: Table) -> None:
    """He scores the cards revealed in the round; they go under the pile, shuffled."""
    points = 0
    for i in range(g.shown_size):
        points += g.t.jacques_vp[g.shown[i]]
    automa_gains(g, points, BY_JACQUES)
    for last in range(g.shown_size - 1, 0, -1):
        other = roll(g, AUTOMA_LUCK, last + 1)
        card = g.shown[last]
        g.shown[last] = g.shown[other]
        g.shown[other] = card
    for i in range(g.deck_size - 1, -1, -1):
        g.deck[i + g.shown_size] = g.deck[i]
    for i in range(g.shown_size):
        g.deck[i] = g.shown[i]
        g.under[g.shown[i]] = g.round_number
        g.shown[i] = 0
    g.deck_size += g.shown_size
    g.shown_size = 0
    g.countdown = 0
