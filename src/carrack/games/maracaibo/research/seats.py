"""A captain as numbers: supply, influence, career, and pieces on the board."""

# compiled

from __future__ import annotations

from carrack.games.maracaibo.names import (
    CAREERS,
    CHOOSING,
    CHOSEN,
    COMBAT_TOKENS,
    DROPPING,
    HOME_PORTS,
    LOCATIONS,
    NATION_COUNT,
    OVER,
    PRESTIGE_BUILDINGS,
    QUEST_OF,
    QUEST_ON_CARD,
    QUESTS,
    RESISTANCE_SPACES,
    SYNERGY_COUNT,
    TASKS,
    TOKEN_OF,
    UPGRADES,
)
from carrack.games.maracaibo.research.flags import write_bits, write_one
from carrack.games.maracaibo.research.parts import DISC_TILE_COUNT, HELP_COUNT, TRIGGER_COUNT
from carrack.games.maracaibo.stack import asked_seat
from carrack.games.maracaibo.state import Table
from carrack.kernel.widths import Index
from carrack.research.encoders import Paper


def write_seat(g: Table, spaces: int, viewer: int, who: int, paper: Paper, at: Index) -> None:
    out = paper.at
    secret = g.phase == CHOOSING and who != viewer
    out[at] = is_seen_acting(g, viewer, who)
    out[at + 1] = g.current == who and g.phase != OVER
    out[at + 2] = g.start_seat == who
    out[at + 3] = g.ender == who
    if g.phase == OVER:
        out[at + 4] = g.final_places[who]
    out[at + 5] = g.doubloons[who]
    out[at + 6] = g.vp[who]
    out[at + 7] = g.income[who]
    out[at + 8] = g.vp_income[who]
    out[at + 9] = g.combat[who]
    out[at + 10] = g.figures[who]
    out[at + 11] = g.general[who]
    out[at + 12] = g.career_figures[who]
    out[at + 13] = g.extra_hand[who]
    out[at + 14] = g.deliveries[who]
    out[at + 15] = g.liberations[who]
    out[at + 16] = g.chapter_discs[who]
    out[at + 17] = g.final_vp[who]
    out[at + 18] = g.t.cards_dealt if secret else g.hand_size[who]
    out[at + 19] = g.tableau_size[who]
    out[at + 20] = g.track_figure[who] + 1
    out[at + 21] = g.ruin[who] + 1
    out[at + 22] = g.ruin_fresh[who]
    out[at + 23] = g.ruin_spent[who]
    at = write_captain(g, who, secret, paper, at + 24)
    write_pieces(g, spaces, who, paper, at)


def is_seen_acting(g: Table, viewer: int, who: int) -> bool:
    """Where all decide at once, nobody knows who of the others has decided already."""
    if g.phase == CHOOSING:
        return who == viewer and g.chosen[who] != CHOSEN
    if g.phase == DROPPING:
        return who == viewer and g.drops[who] == 0
    return g.phase != OVER and asked_seat(g) == who


def write_captain(g: Table, who: int, secret: bool, paper: Paper, at: Index) -> Index:
    """Influence, upgrades, career and port; the last two are secret while others choose."""
    out = paper.at
    for nation in range(NATION_COUNT):
        out[at + nation] = g.influence[who][nation]
    at += NATION_COUNT
    write_one(paper, at, g.surrendered[who])
    at += NATION_COUNT
    for upgrade in range(UPGRADES):
        out[at + upgrade] = g.discs[who][upgrade]
    at += UPGRADES
    if not secret:
        write_one(paper, at, g.career[who])
        write_one(paper, at + CAREERS + TASKS, g.port[who])
    at = write_bits(paper, at + CAREERS, g.tasks_done[who], TASKS)
    at = write_bits(paper, at + HOME_PORTS, g.synergies[who], SYNERGY_COUNT)
    for space in range(RESISTANCE_SPACES):
        write_one(paper, at + space * NATION_COUNT, g.resistance[who][space])
    at += RESISTANCE_SPACES * NATION_COUNT
    at = write_bits(paper, at, g.reacts[who], TRIGGER_COUNT)
    at = write_bits(paper, at, g.helps[who], HELP_COUNT)
    return write_bits(paper, at, g.tile_discs[who], DISC_TILE_COUNT)


def write_pieces(g: Table, spaces: int, who: int, paper: Paper, at: Index) -> None:
    """Explorer and ship, quests, tokens, buildings and cards."""
    out = paper.at
    out[at + g.explorer[who]] = 1
    at += spaces
    out[at + g.ship[who]] = 1
    at += LOCATIONS
    for quest in range(QUESTS):
        if g.quest[quest] == QUEST_OF + who:
            out[at + quest] = 1
        elif g.quest[quest] == QUEST_ON_CARD + who:
            out[at + quest] = 2
    at += QUESTS
    for token in range(COMBAT_TOKENS):
        out[at + token] = g.token[token] == TOKEN_OF + who
    at += COMBAT_TOKENS
    for i in range(g.prestige_open):
        out[at + g.prestige[i]] = (g.invested[g.prestige[i]] >> who) & 1
    at += PRESTIGE_BUILDINGS
    for i in range(g.tableau_size[who]):
        out[at + g.tableau[who][i]] = i + 1
