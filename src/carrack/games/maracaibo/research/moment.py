"""The moment as numbers: phase and options, what is chosen, what is being resolved, this turn.

`at` goes from part to part, in the order of `parts.py`; so it does wherever parts are written.
"""

# compiled

from __future__ import annotations

from carrack.games.maracaibo.entry_names import (
    COMBAT,
    COMBAT_CARDS_DONE,
    COMBAT_DONE,
    COMBAT_NATION,
    COMBAT_PILE,
    COMBAT_STAGE,
    COMBAT_STANCE,
    COMBAT_VALUE,
    ENTRY_KIND,
    ENTRY_SEAT,
    FRAME_WIDTH,
    V_KIND_CARD,
    V_KIND_TAKE,
    V_KIND_UPGRADE,
)
from carrack.games.maracaibo.names import (
    AUTOMA,
    CAREERS,
    DROPPING,
    HOME_PORTS,
    NATION_COUNT,
    NEEDS,
    NONE,
    OVER,
    UPGRADES,
)
from carrack.games.maracaibo.research.flags import write_bits, write_one
from carrack.games.maracaibo.research.parts import (
    DONE_COUNT,
    ENTRIES_TOLD,
    KINDS,
    PHASES,
    STAGE_COUNT,
    STANCE_COUNT,
    STEPS,
    VILLAGE_WORD_COUNT,
)
from carrack.games.maracaibo.state import Table
from carrack.kernel.widths import Index
from carrack.research.encoders import Paper


def write_moment(g: Table, paper: Paper, at: Index) -> None:
    out = paper.at
    out[at + g.phase] = 1
    at += PHASES
    out[at] = g.round_number
    out[at + 1] = g.turn_number
    out[at + 2] = g.round_over
    out[at + 3] = g.asked
    out[at + 4] = g.current == AUTOMA and g.phase != OVER
    out[at + 5] = g.ender == AUTOMA
    out[at + 6] = g.t.home_ports > 0
    out[at + 7] = g.t.resistance > 0
    out[at + 8] = g.t.uprising > 0
    out[at + 9] = g.t.freeing > 0
    out[at + 10] = g.t.search > 0
    out[at + 11] = g.t.cooperative > 0
    out[at + 12] = g.t.win_markers > 0
    out[at + 13] = g.t.win_above > 0 or g.t.automa != NONE
    out[at + 14] = g.t.win_luysa > 0
    out[at + 15] = g.t.nation_scoring > 0
    out[at + 16] = g.t.promos > 0
    out[at + 17] = g.t.chapter
    at += 18
    for nation in range(NATION_COUNT):
        out[at + nation] = g.track_markers[nation]
        out[at + NATION_COUNT + nation] = g.lost_markers[nation]


def write_setup(g: Table, seat: int, paper: Paper, at: Index) -> None:
    """What I am offered, or what I said of my hand; nothing of the others."""
    out = paper.at
    if g.phase == DROPPING:
        at += STEPS + CAREERS + HOME_PORTS
        write_one(paper, at, g.drops[seat] - 1)
        return
    out[at + g.chosen[seat]] = 1
    at += STEPS
    for i in range(2):
        if g.careers_offered[seat][i] != NONE:
            out[at + g.careers_offered[seat][i]] = i + 1
    at += CAREERS
    for i in range(3):
        if g.ports_offered[seat][i] != NONE:
            out[at + g.ports_offered[seat][i]] = i + 1


def write_stack(g: Table, seat: int, paper: Paper, at: Index) -> None:
    """Everything begun, and the topmost entries in full."""
    out = paper.at
    out[at] = g.depth
    if g.depth > 0:
        out[at + 1 + g.stack[g.depth - 1][ENTRY_KIND]] = 1
    at += 1 + KINDS
    for i in range(g.depth):
        out[at + g.stack[i][ENTRY_KIND]] += 1
    at += KINDS
    for i in range(min(g.depth, ENTRIES_TOLD)):
        write_entry(g, g.depth - 1 - i, seat, paper, at + i * FRAME_WIDTH)
    at += ENTRIES_TOLD * FRAME_WIDTH
    for i in range(g.depth - 1, -1, -1):
        if g.stack[i][ENTRY_KIND] == COMBAT:
            write_fight(g, i, paper, at)
            break


def write_entry(g: Table, entry: int, seat: int, paper: Paper, at: Index) -> None:
    out = paper.at
    out[at] = g.stack[entry][ENTRY_KIND] + 1
    out[at + 1] = (g.stack[entry][ENTRY_SEAT] + g.seats - seat) % g.seats + 1
    for i in range(2, FRAME_WIDTH):
        out[at + i] = g.stack[entry][i]


def write_fight(g: Table, entry: int, paper: Paper, at: Index) -> None:
    out = paper.at
    out[at + g.stack[entry][COMBAT_STAGE]] = 1
    at += STAGE_COUNT
    out[at + g.stack[entry][COMBAT_STANCE]] = 1
    at += STANCE_COUNT
    write_one(paper, at, g.stack[entry][COMBAT_NATION])
    at += NATION_COUNT
    at = write_bits(paper, at, g.stack[entry][COMBAT_DONE], DONE_COUNT)
    out[at] = g.stack[entry][COMBAT_VALUE]
    out[at + 1] = g.stack[entry][COMBAT_PILE]
    out[at + 2] = g.stack[entry][COMBAT_CARDS_DONE]


def write_turn(g: Table, paper: Paper, at: Index) -> None:
    out = paper.at
    for i in range(NEEDS):
        out[at + i] = g.need[i]
    at += NEEDS
    out[at + g.stance] = 1
    at += STANCE_COUNT
    at = write_bits(paper, at, g.freed, DONE_COUNT)
    out[at] = g.village_kind_count
    at += 1
    for i in range(g.village_kind_count):
        kind = g.village_kinds[i]
        if kind < V_KIND_UPGRADE:
            out[at + kind - V_KIND_TAKE] = 1
        elif kind < V_KIND_CARD:
            out[at + VILLAGE_WORD_COUNT + kind - V_KIND_UPGRADE] = 1
    at += VILLAGE_WORD_COUNT + UPGRADES
    out[at] = g.board_quest_done
    out[at + 1] = g.chapter_paid
