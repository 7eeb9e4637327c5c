"""Cards that are used with a choice: what they do, what can be chosen, and what to say to somebody
who cannot use them now.
"""

# compiled, small

from __future__ import annotations

from carrack.games.macao.cards.plain import (
    cube_price,
    gold_price,
)
from carrack.games.macao.cards.questions import (
    event_is_open,
    is_last_in_prestige,
    needs_prestige,
)
from carrack.games.macao.names import (
    BEGGAR,
    CARD_USED,
    CATHEDRAL,
    COLOR_COUNT,
    ENVOY,
    FOR_SHOP,
    GOLDSMITH,
    GRAVEDIGGER,
    NOBLEMAN,
    PERSON,
    SHOP,
    USE_CATHEDRAL,
    USE_GRAVEDIGGER,
)
from carrack.games.macao.rules.payment import (
    open_payment,
)
from carrack.games.macao.state import (
    Table,
    held_colors,
)
from carrack.games.macao.verbs import (
    discard_card,
    gain_cube,
    gain_gold,
    gain_prestige,
    pay_cube,
    pay_gold,
)
from carrack.kernel.steps import note, offer


def take_color(g: Table, seat: int, card: int, color: int) -> None:
    """Scholar, beggar and envoy bring a cube of any color; the nobleman sells one for 2 gold."""
    note(g, CARD_USED, seat, card, 0, 0, card)
    g.used[card] += 1
    if card == NOBLEMAN:
        pay_gold(g, seat, gold_price(card), card)
    gain_cube(g, seat, color, card)


def use_shop(g: Table, seat: int, color: int) -> None:
    """Two cubes of any colors for one of another."""
    note(g, CARD_USED, seat, SHOP, 0, 0, SHOP)
    g.used[SHOP] += 1
    open_payment(g, seat, cube_price(SHOP), FOR_SHOP, color)


def use_goldsmith(g: Table, seat: int, color: int) -> None:
    """A cube of any color for 1 gold."""
    note(g, CARD_USED, seat, GOLDSMITH, 0, 0, GOLDSMITH)
    g.used[GOLDSMITH] += 1
    pay_cube(g, seat, color, 1, GOLDSMITH)
    gain_gold(g, seat, 1, GOLDSMITH)


def use_cathedral(g: Table, seat: int, colors: int) -> None:
    """Cubes of different colors for as much prestige. [RULING 35]"""
    note(g, CARD_USED, seat, CATHEDRAL, 0, 0, CATHEDRAL)
    g.used[CATHEDRAL] += 1
    points = 0
    for color in range(COLOR_COUNT):
        if (colors >> color) & 1:
            pay_cube(g, seat, color, 1, CATHEDRAL)
            points += 1
    gain_prestige(g, seat, points, 0, CATHEDRAL)


def use_gravedigger(g: Table, seat: int, person: int) -> None:
    """Another own person leaves for 2 gold; what it did this round stands."""
    note(g, CARD_USED, seat, GRAVEDIGGER, 0, 0, GRAVEDIGGER)
    g.used[GRAVEDIGGER] += 1
    discard_card(g, seat, person, GRAVEDIGGER)
    gain_gold(g, seat, 2, GRAVEDIGGER)


def offer_colors(g: Table, base: int) -> None:
    for color in range(COLOR_COUNT):
        offer(g, base + color)


def offer_held_colors(g: Table, seat: int, base: int) -> None:
    for color in range(COLOR_COUNT):
        if g.supply[seat][color] > 0:
            offer(g, base + color)


def offer_color_sets(g: Table, seat: int) -> None:
    """Every set of colors at hand, as bits."""
    held = held_colors(g, seat)
    for colors in range(1, 1 << COLOR_COUNT):
        if colors & held == colors:
            offer(g, USE_CATHEDRAL + colors)


def offer_persons(g: Table, seat: int) -> None:
    """Another activated person. [RULING 33]"""
    for i in range(g.active_size[seat]):
        card = g.active[seat][i]
        if card != GRAVEDIGGER and g.t.kind[card] == PERSON:
            offer(g, USE_GRAVEDIGGER + card)


# ---- what to say when a choice is not possible ----


def missing_for_choice(g: Table, seat: int, card: int) -> str:
    """The condition of a card that is used with a choice, where it has one that does not hold."""
    if card == BEGGAR and not is_last_in_prestige(g, seat):
        return needs_prestige(g, seat, "least", g.t.beggar_ties)
    if card == ENVOY and not event_is_open(g, ENVOY, g.envoy_ready[seat]):
        return "needs prestige bought with the tribute this round while it was active"
    return ""
