"""What a seat cannot know, laid out anew: cards, tiles that lie face down, the automa's deck."""

# compiled

from __future__ import annotations

from carrack.games.maracaibo.bots.outlook import Outlook
from carrack.games.maracaibo.names import (
    AUTOMA_LUCK,
    CARD_LUCK,
    CHOOSING,
    HINT_LUCK,
    IN_HAND,
    IN_PILE,
    JACQUES,
    JACQUES_CARDS,
    JEAN_CARDS,
    LOCATIONS,
    SETUP_LUCK,
)
from carrack.games.maracaibo.state import Table
from carrack.kernel.chance import roll


def deal_hidden(evaluator: Outlook, g: Table, seat: int) -> None:
    """Cards of others and of the pile, tiles that lie face down, the automa's deck."""
    if g.phase != CHOOSING:
        deal_cards(evaluator, g, seat)
    for last in range(g.quest_pile_size - 2, 0, -1):
        other = roll(g, SETUP_LUCK, last + 1)
        quest = g.quest_pile[last]
        g.quest_pile[last] = g.quest_pile[other]
        g.quest_pile[other] = quest
    for pile in range(2):
        for last in range(g.token_pile_size[pile] - 1, 0, -1):
            swap_tokens(g, pile, last, roll(g, SETUP_LUCK, last + 1))
    if g.deck_size > 0:
        deal_deck(evaluator, g)
    if g.t.search:
        shuffle_hints(evaluator, g)


def deal_deck(evaluator: Outlook, g: Table) -> None:
    """Nobody knows which cards of each group the deck was built of, but those that were seen. They
    lie below, in layers that were shuffled.
    """
    first = 0
    while first < g.deck_size and g.under[g.deck[first]] != 0:
        first += 1
    for group in range(3):
        count = unseen_of(evaluator, g, group)
        for i in range(first, g.deck_size):
            if group_of(g, g.deck[i]) == group:
                g.deck[i] = drawn(evaluator, g, count, AUTOMA_LUCK)
                count -= 1
    for last in range(g.deck_size - 1, 0, -1):
        low = last
        while low > 0 and g.under[g.deck[low - 1]] == g.under[g.deck[last]]:
            low -= 1
        other = low + roll(g, AUTOMA_LUCK, last - low + 1)
        card = g.deck[last]
        g.deck[last] = g.deck[other]
        g.deck[other] = card


def group_of(g: Table, card: int) -> int:
    return g.t.jacques_deck[card] if g.t.automa == JACQUES else g.t.jean_deck[card]


def unseen_of(evaluator: Outlook, g: Table, group: int) -> int:
    """How many cards of a group nobody has seen, in the deck or left in the box."""
    count = 0
    for card in range(JACQUES_CARDS if g.t.automa == JACQUES else JEAN_CARDS):
        if group_of(g, card) == group and g.under[card] == 0 and not is_shown(g, card):
            evaluator.hidden[count] = card
            count += 1
    return count


def is_shown(g: Table, card: int) -> bool:
    for i in range(g.shown_size):
        if g.shown[i] == card:
            return True
    return False


def swap_tokens(g: Table, pile: int, first: int, other: int) -> None:
    token = g.token_pile[pile][first]
    g.token_pile[pile][first] = g.token_pile[pile][other]
    g.token_pile[pile][other] = token


def shuffle_hints(evaluator: Outlook, g: Table) -> None:
    count = 0
    for location in range(LOCATIONS):
        for i in range(g.hint_count[location]):
            evaluator.hidden[count] = g.hint[location][i]
            count += 1
    for location in range(LOCATIONS):
        for i in range(g.hint_count[location]):
            g.hint[location][i] = drawn(evaluator, g, count, HINT_LUCK)
            count -= 1


def drawn(evaluator: Outlook, g: Table, count: int, luck: int) -> int:
    """A piece drawn from those that are left; the last one takes its place."""
    at = roll(g, luck, count)
    piece = evaluator.hidden[at]
    evaluator.hidden[at] = evaluator.hidden[count - 1]
    return piece


def deal_cards(evaluator: Outlook, g: Table, seat: int) -> None:
    count = 0
    for i in range(g.pile_size):
        evaluator.hidden[count] = g.pile[i]
        count += 1
    for other in range(g.seats):
        if other != seat and not evaluator.open_hands:
            for slot in range(g.hand_size[other]):
                evaluator.hidden[count] = g.hand[other][slot]
                count += 1
    for other in range(g.seats):
        if other != seat and not evaluator.open_hands:
            for slot in range(g.hand_size[other]):
                card = drawn(evaluator, g, count, CARD_LUCK)
                count -= 1
                g.hand[other][slot] = card
                g.where[card] = IN_HAND + other
    for i in range(g.pile_size):
        card = drawn(evaluator, g, count, CARD_LUCK)
        count -= 1
        g.pile[i] = card
        g.where[card] = IN_PILE
