"""Setting up the table ("Setup" and "Scenarios" in the rules)."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.event_names import BY_SETUP, LEGACY_LAID
from carrack.games.maracaibo.names import (
    AUTOMA,
    AUTOMA_LUCK,
    CARD_LUCK,
    CAREERS,
    CHOOSE_PLAN,
    CHOOSE_PORT,
    CHOOSING,
    CITY_TILES,
    COMBAT_TOKENS,
    DISPLAY_SLOTS,
    GONE,
    HOME_PORTS,
    IN_PILE,
    JACQUES,
    JACQUES_CARDS,
    JEAN,
    JEAN_CARDS,
    L1,
    LEGACY_TILES,
    LOCATIONS,
    MARKERS,
    MAX_GREEN_SPACES,
    NATION_COUNT,
    NO_SPACE,
    NONE,
    OBJECT_COUNT,
    PRESTIGE_BUILDINGS,
    PROJECTS,
    QUEST_IN_PILE,
    QUEST_ON_TRACK,
    QUESTS,
    RED_SPACES,
    RESISTANCE_SPACES,
    SEATS,
    SETUP_LUCK,
    TOKEN_IN_PILE,
    UPGRADES,
)
from carrack.games.maracaibo.state import Table
from carrack.games.maracaibo.verbs import (
    add_to_hand,
    draw_top,
    lay_quest,
    open_card,
    reveal_card,
    shuffle_pile,
    take_top_quest,
)
from carrack.kernel.chance import roll
from carrack.kernel.steps import note


def lay_out(g: Table) -> None:
    """Everything until captains choose what they keep."""
    clear_table(g)
    g.start_seat = roll(g, SETUP_LUCK, g.seats)
    stack_tokens(g)
    stack_quests(g)
    lay_city_tiles(g)
    build_decks(g)
    lay_legacy_tiles(g)
    for slot in range(g.t.display_size):
        open_card(g, slot)
    lay_prestige(g)
    lay_markers(g)
    for seat in range(g.seats):
        prepare_seat(g, seat)
    deal_careers(g)
    deal_ports(g)
    build_automa(g)
    lay_quests(g)
    g.revealed = 0


def clear_table(g: Table) -> None:
    g.phase = CHOOSING
    g.current = NONE
    g.ender = NONE
    g.luysa_at = NONE
    for card in range(PROJECTS):
        g.placed[card] = NONE
    for slot in range(DISPLAY_SLOTS):
        g.display[slot] = NONE
    for location in range(LOCATIONS):
        g.city_tile[location] = NONE
        g.hint[location][0] = NONE
        g.hint[location][1] = NONE
    for space in range(MAX_GREEN_SPACES):
        g.green[space] = NO_SPACE
    for space in range(RED_SPACES):
        g.red[space] = NO_SPACE
    for place in range(4):
        g.prestige[place] = NONE
    for seat in range(SEATS):
        clear_seat(g, seat)


def clear_seat(g: Table, seat: int) -> None:
    g.career[seat] = NONE
    g.port[seat] = NONE
    g.track_figure[seat] = NONE
    g.ruin[seat] = NONE
    g.surrendered[seat] = NONE
    for space in range(RESISTANCE_SPACES):
        g.resistance[seat][space] = NONE
    for k in range(2):
        g.careers_offered[seat][k] = NONE
    for k in range(3):
        g.ports_offered[seat][k] = NONE


# ---- tokens, quests, tiles ----


def stack_tokens(g: Table) -> None:
    """Combat tokens are shuffled into two piles face down."""
    for token in range(COMBAT_TOKENS):
        at = roll(g, SETUP_LUCK, token + 1)
        g.token_pile[0][token] = g.token_pile[0][at]
        g.token_pile[0][at] = token
    first = g.t.token_piles[0]
    for i in range(COMBAT_TOKENS):
        token = g.token_pile[0][i]
        if i >= first:
            g.token_pile[1][i - first] = token
            g.token_pile[0][i] = 0
        g.token[token] = TOKEN_IN_PILE + (1 if i >= first else 0)
    g.token_pile_size[0] = first
    g.token_pile_size[1] = COMBAT_TOKENS - first


def stack_quests(g: Table) -> None:
    for quest in range(QUESTS):
        if g.t.quest_allowed[quest]:
            at = roll(g, SETUP_LUCK, g.quest_pile_size + 1)
            g.quest_pile[g.quest_pile_size] = g.quest_pile[at]
            g.quest_pile[at] = quest
            g.quest_pile_size += 1
            g.quest[quest] = QUEST_IN_PILE
    for space in range(g.t.space_count):
        if g.t.space_quest[space]:
            g.quest[take_top_quest(g)] = QUEST_ON_TRACK + space


def lay_quests(g: Table) -> None:
    """The quests of the scenario at their locations; with L1 one more at Puerto Cabezas."""
    for location in range(LOCATIONS):
        count = g.t.quest_start[location]
        made_by = g.t.city_with[location]
        if made_by == L1 and g.legacy[L1] > 0:
            count += 1
        for _ in range(count):
            lay_quest(g, location, BY_SETUP)


def lay_city_tiles(g: Table) -> None:
    """Tiles for the number of players, solo as for two; overlays lie on fixed cities."""
    for location in range(LOCATIONS):
        if g.t.has_tile[location]:
            g.city_tile[location] = NONE
    for tile in range(CITY_TILES):
        if g.t.tile_overlay[tile] != NONE and g.t.tile_players[tile] & (1 << g.seats):
            g.city_tile[g.t.tile_overlay[tile]] = tile
    for k in range(g.t.helm_tiles + g.t.other_tiles):
        tile = random_tile(g, 1 if k < g.t.helm_tiles else 0)
        if tile != NONE:
            put_tile(g, tile)


def is_laid(g: Table, tile: int) -> bool:
    for location in range(LOCATIONS):
        if g.city_tile[location] == tile:
            return True
    return False


def may_lay(g: Table, tile: int, helm: int) -> bool:
    return (
        g.t.tile_helm[tile] == helm
        and g.t.tile_overlay[tile] == NONE
        and g.t.tile_players[tile] & (1 << g.seats) > 0
        and not is_laid(g, tile)
    )


def random_tile(g: Table, helm: int) -> int:
    found, chosen = 0, NONE
    for tile in range(CITY_TILES):
        if may_lay(g, tile, helm):
            found += 1
            if roll(g, SETUP_LUCK, found) == 0:
                chosen = tile
    return chosen


def put_tile(g: Table, tile: int) -> None:
    """A city tile goes to one of the free places, each as likely as the others."""
    found, chosen = 0, NONE
    for location in range(LOCATIONS):
        if g.t.has_tile[location] and g.city_tile[location] == NONE:
            found += 1
            if roll(g, SETUP_LUCK, found) == 0:
                chosen = location
    if chosen != NONE:
        g.city_tile[chosen] = tile


# ---- project cards ----


def build_decks(g: Table) -> None:
    """Eight A cards for each; the rest of A with forty later cards is the pile. [RULING 5]"""
    for card in range(PROJECTS):
        g.where[card] = GONE
        if g.t.card_deck[card] == 0:
            add_to_pile(g, card)
    shuffle_pile(g)
    for seat in range(g.seats):
        for _ in range(g.t.cards_dealt):
            add_to_hand(g, seat, draw_top(g))
    first = g.pile_size
    for card in range(PROJECTS):
        if g.t.card_deck[card] in (1, 2) or (g.t.card_deck[card] == 3 and g.t.story[card]):
            add_to_pile(g, card)
    leave_later_cards(g, first)
    shuffle_pile(g)


def add_to_pile(g: Table, card: int) -> None:
    g.where[card] = IN_PILE
    g.pile[g.pile_size] = card
    g.pile_size += 1


def leave_later_cards(g: Table, first: int) -> None:
    """Of the later cards only so many stay, drawn at random."""
    for k in range(g.t.later_cards):
        at = first + k + roll(g, CARD_LUCK, g.pile_size - first - k)
        card = g.pile[at]
        g.pile[at] = g.pile[first + k]
        g.pile[first + k] = card
    for i in range(first + g.t.later_cards, g.pile_size):
        g.where[g.pile[i]] = GONE
        g.pile[i] = 0
    g.pile_size = min(g.pile_size, first + g.t.later_cards)


# ---- legacy tiles, prestige buildings, markers ----


def lay_legacy_tiles(g: Table) -> None:
    """The fixed ones; then three cards each bring the tile of their object."""
    for tile in range(LEGACY_TILES):
        g.legacy[tile] = g.t.legacy_here[tile]
    if g.t.has_columns:
        for column in range(3):
            card = reveal_card(g, NONE, BY_SETUP)
            lay_tile_of_column(g, column, g.t.card_object[card])


def lay_tile_of_column(g: Table, column: int, thing: int) -> None:
    """A tile that lies there already is replaced by the next of its column. [RULING 31]"""
    for k in range(OBJECT_COUNT):
        tile = g.t.legacy_column[column][(thing + k) % OBJECT_COUNT]
        if g.legacy[tile] == 0:
            g.legacy[tile] = 1
            note(g, LEGACY_LAID, NONE, tile, column, 0, BY_SETUP)
            if g.t.legacy_partner[tile] != NONE:
                g.legacy[g.t.legacy_partner[tile]] = 1
            return


def lay_prestige(g: Table) -> None:
    found = 0
    for building in range(PRESTIGE_BUILDINGS):
        if g.t.prestige_allowed[building]:
            at = roll(g, SETUP_LUCK, found + 1)
            if found < g.t.prestige_count:
                g.prestige[found] = g.prestige[at] if at < found else NONE
                g.prestige[at] = building
            elif at < g.t.prestige_count:
                g.prestige[at] = building
            found += 1
    g.prestige_open = 1


def lay_markers(g: Table) -> None:
    """Markers of the scenario; where captains cooperate the unused ones leave the game."""
    for nation in range(NATION_COUNT):
        g.track_markers[nation] = MARKERS
    for location in range(LOCATIONS):
        nation = g.t.zone[location]
        for _ in range(g.t.start_markers[location]):
            if nation != NONE and g.track_markers[nation] > 0:
                g.track_markers[nation] -= 1
                g.markers[location][nation] += 1
    if g.t.cooperative:
        for nation in range(NATION_COUNT):
            g.lost_markers[nation] = g.track_markers[nation]
            g.track_markers[nation] = 0


# ---- seats ----


def prepare_seat(g: Table, seat: int) -> None:
    place = (seat - g.start_seat + g.seats) % g.seats
    g.doubloons[seat] = g.t.start_doubloons[place]
    g.income[seat] = g.t.income_start
    g.vp_income[seat] = g.t.vp_income_start
    g.combat[seat] = g.t.combat_start
    g.figures[seat] = g.t.figures_in_supply
    g.career_figures[seat] = g.t.figures_on_career
    g.general[seat] = g.t.figures - g.t.figures_in_supply - g.t.figures_on_career
    g.ship[seat] = g.t.havana
    g.explorer[seat] = g.t.first_space
    for upgrade in range(UPGRADES):
        g.discs[seat][upgrade] = g.t.upgrade_discs[upgrade]


def deal_careers(g: Table) -> None:
    """Two to choose from; with Freeing the Caribbean one, at random."""
    g.explorer[AUTOMA] = g.t.first_space
    given = 0
    for seat in range(g.seats):
        for k in range(1 if g.t.freeing else g.t.careers_dealt):
            found, chosen = 0, NONE
            for career in range(CAREERS):
                if g.t.career_allowed[career] and given & (1 << career) == 0:
                    found += 1
                    if roll(g, SETUP_LUCK, found) == 0:
                        chosen = career
            if chosen != NONE:
                given |= 1 << chosen
            g.careers_offered[seat][k] = chosen
        if g.t.freeing:
            g.career[seat] = g.careers_offered[seat][0]
            g.chosen[seat] = CHOOSE_PORT


def deal_ports(g: Table) -> None:
    given = 0
    for seat in range(g.seats):
        if not g.t.home_ports:
            if g.chosen[seat] == CHOOSE_PORT:
                g.chosen[seat] = CHOOSE_PLAN
            continue
        for k in range(g.t.ports_dealt):
            found, chosen = 0, NONE
            for port in range(HOME_PORTS):
                if g.t.port_allowed[port] and given & (1 << port) == 0:
                    found += 1
                    if roll(g, SETUP_LUCK, found) == 0:
                        chosen = port
            if chosen != NONE:
                given |= 1 << chosen
            g.ports_offered[seat][k] = chosen


# ---- automas ----


def build_automa(g: Table) -> None:
    if g.t.automa == JACQUES:
        for group in range(2):
            removed = g.t.jacques_removes_b if group else g.t.jacques_removes_a
            add_cards(g, JACQUES_CARDS, group, removed, 1)
    elif g.t.automa == JEAN:
        g.automa_ship = g.t.havana
        for group in range(3):
            add_cards(g, JEAN_CARDS, group, g.t.jean_takes[group], 0)
    shuffle_deck(g)


def add_cards(g: Table, cards: int, group: int, n: int, removing: int) -> None:
    """So many of a group at random, or all but so many."""
    first = g.deck_size
    for card in range(cards):
        deck = g.t.jacques_deck[card] if removing else g.t.jean_deck[card]
        if deck == group:
            at = first + roll(g, AUTOMA_LUCK, g.deck_size - first + 1)
            g.deck[g.deck_size] = g.deck[at]
            g.deck[at] = card
            g.deck_size += 1
    kept = g.deck_size - first - n if removing else min(n, g.deck_size - first)
    while g.deck_size > first + kept:
        g.deck_size -= 1
        g.deck[g.deck_size] = 0


def shuffle_deck(g: Table) -> None:
    for last in range(g.deck_size - 1, 0, -1):
        other = roll(g, AUTOMA_LUCK, last + 1)
        card = g.deck[last]
        g.deck[last] = g.deck[other]
        g.deck[other] = card
