"""Phase 1: the offer, the tribute, and taking cards."""

# compiled

from __future__ import annotations

from carrack.games.macao.names import (
    BY_OFFER,
    BY_OVERFLOW,
    CARD_DECLINED,
    CARD_TAKEN,
    CARDS,
    DECLINE_CARD,
    DISCARD,
    IDLER,
    IN_OFFER,
    NONE,
    SIX_CARDS,
    TABLEAU,
    TABLEAU_SPACES,
    TRIBUTE_SET,
)
from carrack.games.macao.rules.setup import draw, reveal
from carrack.games.macao.state import Table, has, tableau_count
from carrack.games.macao.verbs import discard_card, move_card, punish
from carrack.kernel.memory import places_of
from carrack.kernel.steps import note, offer

DRAWN_EACH_ROUND = 4


def reveal_offer(g: Table) -> None:
    """Two offices and four other cards set the tribute; then the offer is trimmed to n + 2
    cards.
    """
    reveal(g, g.pairs[2 * g.round_number - 2], BY_OFFER)
    reveal(g, g.pairs[2 * g.round_number - 1], BY_OFFER)
    first_kept = g.stack_size - g.seats
    for _ in range(DRAWN_EACH_ROUND):
        reveal(g, draw(g), BY_OFFER)
    if g.t.tribute_basis == SIX_CARDS:
        set_tribute(g)
    # The cards drawn last go first: b4, and with two players b3 as well.
    for place in range(g.stack_size, first_kept):
        discard_card(g, NONE, g.stack[place], BY_OFFER)
    if g.t.tribute_basis != SIX_CARDS:
        set_tribute(g)


def list_offer(g: Table) -> int:  # inline
    """List the cards on offer, in ascending order, in place of the legal actions; how many."""
    return places_of(g.where, IN_OFFER, CARDS, g.moves)


def set_tribute(g: Table) -> None:
    """Price and gain are the sums of the yellow and the red numbers."""
    g.tribute_price = 0
    g.tribute_gain = 0
    for i in range(list_offer(g)):
        g.tribute_price += g.t.tribute_gold[g.moves[i]]
        g.tribute_gain += g.t.tribute_prestige[g.moves[i]]
    note(g, TRIBUTE_SET, NONE, g.tribute_price, g.tribute_gain, 0, BY_OFFER)


def offer_cards(g: Table, seat: int) -> None:
    """Taking is compulsory; only the idler lets one decline.

    The number of a card is that of the action that takes it.
    """
    g.move_count = list_offer(g)
    if g.round_number > 0 and has(g, seat, IDLER):
        offer(g, DECLINE_CARD)


def take_card(g: Table, seat: int, card: int) -> None:  # inline
    move_card(g, card, TABLEAU + seat)
    note(g, CARD_TAKEN, seat, card, 0, 0, BY_OFFER)


def decline_card(g: Table, seat: int) -> None:
    note(g, CARD_DECLINED, seat, 0, 0, 0, IDLER)


def is_overfull(g: Table, seat: int) -> bool:  # inline
    return tableau_count(g, seat) > TABLEAU_SPACES


def offer_discards(g: Table, seat: int) -> None:
    for i in range(g.tableau_size[seat]):
        offer(g, DISCARD + g.tableau[seat][i])


def discard_overflow(g: Table, seat: int, card: int) -> None:
    """A sixth card costs a marker, and one of the six goes. [RULING 5]"""
    discard_card(g, seat, card, BY_OVERFLOW)
    punish(g, seat, BY_OVERFLOW)


def clear_offer(g: Table) -> None:
    """All cards left go to the discard pile. [RULING 6]"""
    for i in range(list_offer(g)):
        discard_card(g, NONE, g.moves[i], BY_OFFER)
