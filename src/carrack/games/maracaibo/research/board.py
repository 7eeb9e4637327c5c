"""The board as numbers: places, tiles, The Search, and the automa."""

# compiled

from __future__ import annotations

from carrack.games.maracaibo.names import (
    AUTOMA,
    COMBAT_TOKENS,
    HINTS,
    JEAN_CARDS,
    LEGACY_TILES,
    LOCATIONS,
    MAX_GREEN_SPACES,
    NATION_COUNT,
    NO_SPACE,
    QUEST_AT,
    QUEST_GONE,
    QUEST_OF_AUTOMA,
    QUEST_ON_TRACK,
    QUESTS,
    RED_SPACES,
    TOKEN_GONE,
    TOKEN_IN_FIGHT,
)
from carrack.games.maracaibo.research.flags import write_bits, write_one
from carrack.games.maracaibo.research.parts import (
    BARRIER_COUNT,
    FLEETS,
    HOLDS_HINT,
    LUYSA_COUNT,
    PILES,
)
from carrack.games.maracaibo.state import Table, market_space
from carrack.kernel.widths import Index
from carrack.research.encoders import Paper


def write_board(g: Table, paper: Paper, at: Index) -> None:
    out = paper.at
    for location in range(LOCATIONS):
        for nation in range(NATION_COUNT):
            out[at + location * NATION_COUNT + nation] = g.markers[location][nation]
    at += LOCATIONS * NATION_COUNT
    for location in range(LOCATIONS):
        out[at + location] = g.market[location]
        out[at + LOCATIONS + location] = market_space(g, location)
        out[at + 2 * LOCATIONS + location] = g.city_tile[location] + 1
        out[at + 3 * LOCATIONS + location] = g.hint_count[location]
    at += 4 * LOCATIONS
    for tile in range(LEGACY_TILES):
        out[at + tile] = g.legacy[tile] > 0
    at = write_bits(paper, at + LEGACY_TILES, g.fleets, FLEETS)
    for barrier in range(BARRIER_COUNT):
        out[at + barrier] = g.crossed[barrier]
    out[at + BARRIER_COUNT] = g.arrived
    out[at + BARRIER_COUNT + 1] = g.ruin_arrived


def write_tiles(g: Table, paper: Paper, at: Index) -> None:
    """Quests and combat tokens that nobody has; of a pile only what lies open."""
    out = paper.at
    out[at] = g.quest_pile_size
    at += 1
    if g.quest_pile_size > 0:
        out[at + g.quest_pile[g.quest_pile_size - 1]] = 1
    at += QUESTS
    for quest in range(QUESTS):
        place = g.quest[quest]
        if place >= QUEST_ON_TRACK:
            out[at + QUESTS + quest] = place - QUEST_ON_TRACK + 1
        elif place >= QUEST_AT:
            out[at + quest] = place - QUEST_AT + 1
        elif place == QUEST_GONE:
            out[at + 2 * QUESTS + quest] = 1
    at += 3 * QUESTS
    for pile in range(PILES):
        out[at + pile] = g.token_pile_size[pile]
    at += PILES
    for token in range(COMBAT_TOKENS):
        out[at + token] = g.token[token] == TOKEN_IN_FIGHT
        out[at + COMBAT_TOKENS + token] = g.token[token] == TOKEN_GONE


def write_search(g: Table, paper: Paper, at: Index) -> None:
    """The card of The Search. A hint that lies nowhere any more was seen by everybody."""
    out = paper.at
    out[at + g.luysa] = 1
    at += LUYSA_COUNT
    write_one(paper, at, g.luysa_at)
    at += LOCATIONS
    hints = at + MAX_GREEN_SPACES + RED_SPACES
    for hint in range(HINTS):
        out[hints + HINTS + hint] = 1
    for i in range(MAX_GREEN_SPACES):
        write_space(paper, at + i, hints, g.green[i], i)
    at += MAX_GREEN_SPACES
    for i in range(RED_SPACES):
        write_space(paper, at + i, hints, g.red[i], i)
    for location in range(LOCATIONS):
        for i in range(g.hint_count[location]):
            out[hints + HINTS + g.hint[location][i]] = 0


def write_space(paper: Paper, at: Index, hints: Index, holds: int, space: int) -> None:
    """A space of that card: what is there, and where its hint is."""
    out = paper.at
    if holds >= 0:
        out[at] = HOLDS_HINT
        out[hints + holds] = space + 1
        out[hints + HINTS + holds] = 0
    elif holds != NO_SPACE:
        out[at] = -holds


def write_automa(g: Table, spaces: int, paper: Paper, at: Index) -> None:
    out = paper.at
    out[at + g.t.automa] = 1
    out[at + 2] = g.automa_vp
    out[at + 3] = g.automa_quests
    out[at + 4] = g.automa_discs
    out[at + 5] = g.automa_cards
    out[at + 6] = g.countdown
    at += 7
    for nation in range(NATION_COUNT):
        out[at + nation] = g.influence[AUTOMA][nation]
    at += NATION_COUNT
    out[at + g.explorer[AUTOMA]] = 1
    at += spaces
    out[at + g.automa_ship] = 1
    at += LOCATIONS
    for card in range(JEAN_CARDS):
        out[at + card] = g.under[card]
    at += JEAN_CARDS
    for i in range(g.shown_size):
        out[at + g.shown[i]] = i + 1
    at += JEAN_CARDS
    for quest in range(QUESTS):
        out[at + quest] = g.quest[quest] == QUEST_OF_AUTOMA
