"""Which uses of activated cards are possible: plain ones first, then those with a choice."""

# compiled

from __future__ import annotations

from carrack.games.macao.cards.choices import (
    offer_color_sets,
    offer_colors,
    offer_held_colors,
    offer_persons,
)
from carrack.games.macao.cards.plain import (
    can_use,
    cube_price,
    gold_price,
)
from carrack.games.macao.cards.questions import (
    event_is_open,
    is_last_in_prestige,
)
from carrack.games.macao.names import (
    BEGGAR,
    CATHEDRAL,
    ENVOY,
    GOLDSMITH,
    GRAVEDIGGER,
    NOBLEMAN,
    OFFICES,
    SCHOLAR,
    SHOP,
    USE_BEGGAR,
    USE_CARD,
    USE_ENVOY,
    USE_GOLDSMITH,
    USE_NOBLEMAN,
    USE_SCHOLAR,
    USE_SHOP,
)
from carrack.games.macao.rules.activation import (
    is_unused,
)
from carrack.games.macao.state import (
    Table,
    has,
    supply_size,
)
from carrack.kernel.steps import offer


def offer_card_uses(g: Table, seat: int) -> None:
    """Plain uses first, then those with a color, the cathedral's sets and the gravedigger's
    persons.
    """
    for i in range(g.active_size[seat]):
        card = g.active[seat][i]
        if card >= OFFICES and can_use(g, seat, card):
            offer(g, USE_CARD + card - OFFICES)
    if is_unused(g, seat, SCHOLAR):
        offer_colors(g, USE_SCHOLAR)
    if is_unused(g, seat, BEGGAR) and is_last_in_prestige(g, seat):
        offer_colors(g, USE_BEGGAR)
    if has(g, seat, ENVOY) and event_is_open(g, ENVOY, g.envoy_ready[seat]):
        offer_colors(g, USE_ENVOY)
    if is_unused(g, seat, NOBLEMAN) and g.gold[seat] >= gold_price(NOBLEMAN):
        offer_colors(g, USE_NOBLEMAN)
    if is_unused(g, seat, SHOP) and supply_size(g, seat) >= cube_price(SHOP):
        offer_colors(g, USE_SHOP)
    if is_unused(g, seat, GOLDSMITH):
        offer_held_colors(g, seat, USE_GOLDSMITH)
    if is_unused(g, seat, CATHEDRAL):
        offer_color_sets(g, seat)
    if is_unused(g, seat, GRAVEDIGGER):
        offer_persons(g, seat)
