"""What a seat sees of Maracaibo, as numbers: its own hand, and all that lies open.

Other hands, what others choose in the setup and whether they drop their hand are not written, nor
is the order of anything face down. No action names a seat, so a row needs no seat numbers: seats
are counted from whoever looks, also in the numbers of the stack. Actions name cards by their place
in the hand, the planning zone, the display or the tableau; the planes of these hold the place.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from carrack.kernel import shadow as cython

from carrack.games.maracaibo.actions import Ids
from carrack.games.maracaibo.entries import (
    DONE,
    ENTRIES,
    NEED_WORDS,
    STAGES,
    STANCES,
    VILLAGE_WORDS,
)
from carrack.games.maracaibo.names import (
    AUTOMA,
    AUTOMAS,
    BARRIERS,
    BEING_BOUGHT,
    C_CARDS_DONE,
    C_DONE,
    C_NATION,
    C_PILE,
    C_STAGE,
    C_STANCE,
    C_VALUE,
    CAREERS,
    CHOOSING,
    CHOSEN,
    CITY_TILES,
    COMBAT,
    COMBAT_TOKENS,
    DISPLAY_SLOTS,
    DROPPING,
    FRAME_WIDTH,
    GONE,
    HAND_SLOTS,
    HINTS,
    HOME_PORTS,
    IN_DISCARDS,
    JEAN_CARDS,
    LEGACY_IDS,
    LEGACY_TILES,
    LOCATIONS,
    MARKERS,
    MAX_DEPTH,
    MAX_GREEN_SPACES,
    MAX_VILLAGE_KINDS,
    MODIFIERS,
    NATION_COUNT,
    NATIONS,
    NEEDS,
    NO_SPACE,
    NONE,
    OVER,
    PHASE_NAMES,
    PLANNING_SLOTS,
    PRESTIGE_BUILDINGS,
    PROJECTS,
    QUEST_AT,
    QUEST_GONE,
    QUEST_OF,
    QUEST_OF_AUTOMA,
    QUEST_ON_CARD,
    QUEST_ON_TRACK,
    QUESTS,
    RED_SPACES,
    RESISTANCE_SPACES,
    ROUNDS,
    RUIN_SPACES,
    SEATS,
    SET_ASIDE,
    SYNERGIES,
    SYNERGY_COUNT,
    TABLEAU_SLOTS,
    TASKS,
    TOKEN_GONE,
    TOKEN_IN_FIGHT,
    TOKEN_OF,
    TRIGGERS,
    UPGRADES,
    V_KIND_CARD,
    V_KIND_TAKE,
    V_KIND_UPGRADE,
    WIN_CONDITIONS,
)
from carrack.games.maracaibo.state import Table, asked_seat, market_space
from carrack.games.maracaibo.tables import Tables
from carrack.games.maracaibo.view import CHOICES, DISC_TILES, DROPS, HELPS, LUYSA, MODULES_SEEN
from carrack.kernel.game import Game
from carrack.kernel.state import State
from carrack.research.encoders import LARGEST, Encoder, Paper, Part, clear, each_seat, numbered

VERSION = 1
MOST = 127
PHASES = len(PHASE_NAMES)
STEPS = len(CHOICES)
KINDS = len(ENTRIES)
ENTRIES_TOLD = 4  # of the stack, from the top
STAGE_COUNT = len(STAGES)
STANCE_COUNT = len(STANCES)
DONE_COUNT = len(DONE)
VILLAGE_WORD_COUNT = len(VILLAGE_WORDS)
TRIGGER_COUNT = len(TRIGGERS)
HELP_COUNT = len(HELPS)
DISC_TILE_COUNT = len(DISC_TILES)
BARRIER_COUNT = len(BARRIERS)
LUYSA_COUNT = len(LUYSA)
FLEETS = 2
PILES = 2

# Where a card may be besides hands, planning zones, tableaus, the display and the pile
DISCARDED, REMOVED, BUYING, PUT_ASIDE = 1, 2, 3, 4
ELSEWHERE = "1 in the discards, 2 out of the game, 3 being bought, 4 put aside by me in the setup"
USED_IN_VILLAGE = 128  # beside a card's marks
HOLDS_HINT = 3


# ---- the parts, in the order in which they are written ----


def moment_parts() -> tuple[Part, ...]:
    nations = tuple(NATIONS)
    return (
        Part("phase", (tuple(PHASE_NAMES),), about="the part of the game"),
        Part("round", (), 0, ROUNDS, "0 during the setup"),
        Part("turn", (), 0, LARGEST, "turns begun in this round"),
        Part("round_over", about="whether somebody has ended the round"),
        Part("asked", (), 0, SEATS, "seats asked so far in a phase that goes around"),
        Part("automa_acts", about="whether it is the automa's turn"),
        Part("automa_ended", about="whether the automa ended the round"),
        Part("modules", (MODULES_SEEN,), about="what is played with"),
        Part("cooperative", about="whether all captains win together"),
        Part("wanted", (tuple(WIN_CONDITIONS),), about="what has to be reached to win"),
        Part("nation_scoring", about="whether influence is worth points at the end"),
        Part("promos", about="whether promo cards are played with"),
        Part("chapter", (), 0, LARGEST, "the card of the campaign's chapter, or 0"),
        Part("on_track", (nations,), 0, MARKERS, "markers that each nation still has"),
        Part("lost", (nations,), 0, MARKERS, "markers out of the game"),
    )


def setup_parts(ids: Ids) -> tuple[Part, ...]:
    return (
        Part("choosing", (tuple(CHOICES),), about="what I choose in the setup"),
        Part("careers_offered", (ids.careers,), 0, 2, "to me, by their place"),
        Part("ports_offered", (ids.ports,), 0, 3, "to me, by their place"),
        Part("drop", (tuple(str(word) for word in DROPS[1:]),), about="what I said of my hand"),
    )


def stack_parts() -> tuple[Part, ...]:
    kinds = tuple(ENTRIES[kind].name for kind in range(KINDS))
    parts = ("kind", "seat", *numbered(FRAME_WIDTH - 2, 1))
    nations = tuple(NATIONS)
    return (
        Part("depth", (), 0, MAX_DEPTH, "entries of the stack: what is being resolved"),
        Part("question", (kinds,), about="the topmost entry, which is asked about"),
        Part("begun", (kinds,), 0, MAX_DEPTH, "entries of each kind in the stack"),
        Part(
            "entry",
            (numbered(ENTRIES_TOLD, 1), parts),
            -LARGEST - 1,
            LARGEST,
            "from the top: its kind from 1, whose it is from 1 (me), its numbers as the view says",
        ),
        Part("fight_stage", (tuple(STAGES),), about="of the topmost Combat, as all of these"),
        Part("fight_stance", (tuple(STANCES),), about="for or against the nation"),
        Part("fight_nation", (nations,), about="the nation"),
        Part("fight_done", (tuple(DONE),), about="what was done in it"),
        Part("fight_value", (), -LARGEST, LARGEST, "points left"),
        Part("fight_pile", (), 0, MOST, "the pile of the token"),
        Part("fight_cards", (), 0, LARGEST, "cards used in it (bits)"),
    )


def turn_parts(ids: Ids) -> tuple[Part, ...]:
    return (
        Part("need", (tuple(NEED_WORDS),), 0, MOST, "what is still to be paid"),
        Part("stance", (tuple(STANCES),), about="in the Combats of this turn"),
        Part("freed", (tuple(DONE),), about="liberations of this turn"),
        Part("village_kinds", (), 0, MAX_VILLAGE_KINDS, "different village actions of this turn"),
        Part("village_done", ((*VILLAGE_WORDS, *ids.upgrades),), about="which; cards: see mark"),
        Part("board_quest_done", about="in this turn"),
        Part("chapter_paid", about="in this turn"),
    )


def card_parts(ids: Ids) -> tuple[Part, ...]:
    open_hands = HAND_SLOTS + SEATS - 1
    planned = SEATS * PLANNING_SLOTS
    placed = "where the figure of a bought card stands: 1 + location, or 1 + nation for agents"
    hand = "mine, by their place from 1; 9, 10, 11 in open hands of +1, +2, +3"
    return (
        Part("pile", (), 0, PROJECTS, "cards in the pile"),
        Part("display", (ids.cards,), 0, DISPLAY_SLOTS, "by their place from 1"),
        Part("hand", (ids.cards,), 0, open_hands, hand),
        Part("planned", (ids.cards,), 0, planned, "1 to 3 mine, by their place; 4 to 6 of +1, …"),
        Part("elsewhere", (ids.cards,), 0, PUT_ASIDE, ELSEWHERE),
        Part(
            "mark",
            (ids.cards,),
            0,
            MOST + USED_IN_VILLAGE,
            "of bought cards: effects done, stops (bits); 128: its village action of this turn",
        ),
        Part("placed", (ids.cards,), 0, LOCATIONS, placed),
        Part("prestige", (ids.buildings,), 0, 4, "open buildings, by their place in the row"),
    )


def board_parts(ids: Ids) -> tuple[Part, ...]:
    places, nations = ids.locations, tuple(NATIONS)
    return (
        Part("markers", (places, nations), 0, MARKERS),
        Part("market", (places,), 0, MOST, "discs in the market"),
        Part("market_space", (places,), -MOST, MOST, "free places of the market"),
        Part("city_tile", (places,), 0, CITY_TILES, "its number from 1; 0 for none"),
        Part("hints", (places,), 0, 2, "that lie there face down"),
        Part("legacy", (tuple(LEGACY_IDS),), about="tiles on the board"),
        Part("fleets_used", (ids.fleets,), about="actions of L6"),
        Part("crossed", (tuple(BARRIERS),), 0, MOST, "explorers that are past a barrier"),
        Part("arrived", (), 0, MOST, "explorers at the end of the track"),
        Part("ruin_arrived", (), 0, MOST, "figures at the end of the ruin track"),
    )


def tile_parts(ids: Ids) -> tuple[Part, ...]:
    spaces = len(ids.spaces)
    return (
        Part("quest_pile", (), 0, QUESTS, "quests in the pile"),
        Part("top_quest", (ids.quests,), about="the open one on the pile"),
        Part("quest_at", (ids.quests,), 0, LOCATIONS, "1 + location where it lies"),
        Part("quest_on_track", (ids.quests,), 0, spaces, "1 + space where it lies"),
        Part("lost_quest", (ids.quests,), about="out of the game"),
        Part("token_piles", (numbered(PILES),), 0, COMBAT_TOKENS, "tokens in each pile"),
        Part("token_in_fight", (ids.tokens,), about="drawn in a Combat"),
        Part("lost_token", (ids.tokens,), about="out of the game"),
    )


def search_parts(ids: Ids) -> tuple[Part, ...]:
    space = "0 no space, 1 free, 2 covered, 3 with a hint"
    return (
        Part("luysa", (tuple(LUYSA),), about="whether she was found"),
        Part("luysa_at", (ids.locations,), about="where"),
        Part("green", (numbered(MAX_GREEN_SPACES),), 0, HOLDS_HINT, space),
        Part("red", (numbered(RED_SPACES),), 0, HOLDS_HINT, space),
        Part("hint_space", (ids.hints,), 0, MAX_GREEN_SPACES, "1 + space of its color"),
        Part("hint_removed", (ids.hints,), about="no more in the game"),
    )


def automa_parts(ids: Ids) -> tuple[Part, ...]:
    cards = numbered(JEAN_CARDS, 1)
    return (
        Part("automa.name", (tuple(AUTOMAS),), about="who plays along"),
        Part("automa.vp", (), -LARGEST, LARGEST),
        Part("automa.quests", (), 0, MOST, "quests it has"),
        Part("automa.discs", (), 0, MOST),
        Part("automa.cards", (), 0, LARGEST),
        Part("automa.countdown", (), NONE, MOST, "turns until it ends the round"),
        Part("automa.influence", (tuple(NATIONS),), 0, MOST),
        Part("automa.explorer", (ids.spaces,), about="where its explorer is"),
        Part("automa.ship", (ids.locations,), about="where its ship is"),
        Part("automa.deck", (cards,), about="cards still to come, in whatever order"),
        Part("automa.shown", (cards,), 0, JEAN_CARDS, "cards revealed, by their place from 1"),
        Part("automa.quest", (ids.quests,), about="quests it took"),
    )


def seat_parts(ids: Ids) -> tuple[Part, ...]:
    return (
        Part("acts", about="who is asked; of others not told while all choose at once"),
        Part("current", about="whose turn it is"),
        Part("starts", about="the start player"),
        Part("ended_round"),
        Part("place", (), 0, SEATS, "at the end; 0 before"),
        Part("doubloons", (), -LARGEST, LARGEST),
        Part("vp", (), -LARGEST, LARGEST),
        Part("income", (), 0, LARGEST, "space on the track of doubloons"),
        Part("vp_income", (), 0, LARGEST, "space on the track of victory points"),
        Part("combat", (), 0, LARGEST, "combat points"),
        Part("figures", (), 0, MOST, "in the own supply"),
        Part("general", (), 0, MOST, "figures in the general supply"),
        Part("career_figures", (), 0, MOST, "figures on the career"),
        Part("extra_hand", (), 0, MOST, "added to the hand limit"),
        Part("deliveries", (), 0, LARGEST),
        Part("liberations", (), 0, LARGEST),
        Part("chapter_discs", (), 0, LARGEST),
        Part("final_vp", (), -LARGEST, LARGEST, "gained in the final scoring"),
        Part("hand_size", (), 0, PROJECTS),
        Part("tableau_size", (), 0, TABLEAU_SLOTS),
        Part("track_figure", (), 0, len(ids.spaces), "Roatan's: 1 + space; 0 for none"),
        Part("ruin", (), 0, RUIN_SPACES, "1 + space on the ruin track; 0 for none"),
        Part("ruin_fresh", about="entered in this turn"),
        Part("ruin_spent", about="whether the figure was placed once"),
        Part("influence", (tuple(NATIONS),), 0, MOST),
        Part("surrendered", (tuple(NATIONS),), about="whose influence marker the Dutch have"),
        Part("discs", (ids.upgrades,), 0, MOST, "discs left on each upgrade"),
        Part("career", (ids.careers,)),
        Part("tasks_done", (numbered(TASKS),)),
        Part("port", (ids.ports,), about="the home port"),
        Part("synergies", (tuple(SYNERGIES),)),
        Part("resistance", (numbered(RESISTANCE_SPACES), tuple(NATIONS)), about="markers there"),
        Part("reacts", (tuple(TRIGGERS),), about="triggers of own cards"),
        Part("helps", ((*MODIFIERS, "waits"),), about="modifiers of own cards and upgrades"),
        Part("tile_discs", (tuple(DISC_TILES),), about="own discs on legacy tiles"),
        Part("explorer", (ids.spaces,), about="where the explorer is"),
        Part("ship", (ids.locations,), about="where the ship is"),
        Part("quest", (ids.quests,), 0, 2, "1 fulfilled, 2 on an own card"),
        Part("token", (ids.tokens,), about="own combat tokens"),
        Part("invested", (ids.buildings,), about="in prestige buildings"),
        Part("tableau", (ids.cards,), 0, TABLEAU_SLOTS, "bought cards, by their place from 1"),
    )


def length(parts: tuple[Part, ...]) -> int:
    return sum(part.size for part in parts)


class MaracaiboEncoder(Encoder):
    """
    >>> import carrack
    >>> encoder = MaracaiboEncoder(carrack.load("maracaibo"), 2)
    >>> [name for name in encoder.names() if name.endswith("doubloons")]
    ['me.doubloons', '+1.doubloons']
    """

    setup_at: int  # where the groups of parts begin
    stack_at: int
    turn_at: int
    cards_at: int
    board_at: int
    tiles_at: int
    search_at: int
    automa_at: int
    seat_at: int
    seat_size: int
    spaces: int  # of the explorer track
    asked_of: Tables | None  # whose option of open hands was asked for last …
    open_hands: bool  # … and what it was

    def __init__(self, game: Game, seats: int) -> None:
        ids: Ids = game.ids  # type: ignore[attr-defined]
        seat = seat_parts(ids)
        table: tuple[Part, ...] = moment_parts()
        self.setup_at, table = length(table), (*table, *setup_parts(ids))
        self.stack_at, table = length(table), (*table, *stack_parts())
        self.turn_at, table = length(table), (*table, *turn_parts(ids))
        self.cards_at, table = length(table), (*table, *card_parts(ids))
        self.board_at, table = length(table), (*table, *board_parts(ids))
        self.tiles_at, table = length(table), (*table, *tile_parts(ids))
        self.search_at, table = length(table), (*table, *search_parts(ids))
        self.automa_at, table = length(table), (*table, *automa_parts(ids))
        self.seat_at, self.seat_size = length(table), length(seat)
        self.spaces = len(ids.spaces)
        self.asked_of = None
        self.open_hands = False
        Encoder.__init__(self, game, seats, VERSION, (*table, *each_seat(seats, seat)))

    def write(self, g: State, seat: int, paper: Paper, start: int) -> None:
        clear(paper, start, self.size)
        write_table(cython.cast(Table, g), self, seat, paper, start)
        for i in range(self.seats):
            write_seat(
                cython.cast(Table, g),
                self,
                seat,
                (seat + i) % self.seats,
                paper,
                start + self.seat_at + i * self.seat_size,
            )


# ---- writing: `at` goes from part to part ----


def write_one(paper: Paper, at: int, which: int) -> None:
    """One of several flags; NONE sets no flag."""
    if which >= 0:
        paper.at[at + which] = 1


def write_bits(paper: Paper, at: int, bits: int, count: int) -> int:
    out = paper.at
    for i in range(count):
        out[at + i] = (bits >> i) & 1
    return at + count


def write_table(g: Table, encoder: MaracaiboEncoder, seat: int, paper: Paper, start: int) -> None:
    write_moment(g, paper, start)
    if g.phase == CHOOSING or g.phase == DROPPING:
        write_setup(g, seat, paper, start + encoder.setup_at)
    write_stack(g, seat, paper, start + encoder.stack_at)
    write_turn(g, paper, start + encoder.turn_at)
    write_cards(g, encoder, seat, paper, start + encoder.cards_at)
    write_board(g, paper, start + encoder.board_at)
    write_tiles(g, paper, start + encoder.tiles_at)
    if g.t.search:
        write_search(g, paper, start + encoder.search_at)
    if g.t.automa != NONE:
        write_automa(g, encoder, paper, start + encoder.automa_at)


def write_moment(g: Table, paper: Paper, at: int) -> None:
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


def write_setup(g: Table, seat: int, paper: Paper, at: int) -> None:
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


def write_stack(g: Table, seat: int, paper: Paper, at: int) -> None:
    """Everything begun, and the topmost entries in full."""
    out = paper.at
    out[at] = g.depth
    if g.depth > 0:
        out[at + 1 + g.stack[g.depth - 1][0]] = 1
    at += 1 + KINDS
    for i in range(g.depth):
        out[at + g.stack[i][0]] += 1
    at += KINDS
    for i in range(min(g.depth, ENTRIES_TOLD)):
        write_entry(g, g.depth - 1 - i, seat, paper, at + i * FRAME_WIDTH)
    at += ENTRIES_TOLD * FRAME_WIDTH
    for i in range(g.depth - 1, -1, -1):
        if g.stack[i][0] == COMBAT:
            write_fight(g, i, paper, at)
            break


def write_entry(g: Table, entry: int, seat: int, paper: Paper, at: int) -> None:
    out = paper.at
    out[at] = g.stack[entry][0] + 1
    out[at + 1] = (g.stack[entry][1] + g.seats - seat) % g.seats + 1
    for i in range(2, FRAME_WIDTH):
        out[at + i] = g.stack[entry][i]


def write_fight(g: Table, entry: int, paper: Paper, at: int) -> None:
    out = paper.at
    out[at + g.stack[entry][C_STAGE]] = 1
    at += STAGE_COUNT
    out[at + g.stack[entry][C_STANCE]] = 1
    at += STANCE_COUNT
    write_one(paper, at, g.stack[entry][C_NATION])
    at += NATION_COUNT
    at = write_bits(paper, at, g.stack[entry][C_DONE], DONE_COUNT)
    out[at] = g.stack[entry][C_VALUE]
    out[at + 1] = g.stack[entry][C_PILE]
    out[at + 2] = g.stack[entry][C_CARDS_DONE]


def write_turn(g: Table, paper: Paper, at: int) -> None:
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


# ---- cards ----


def write_cards(g: Table, encoder: MaracaiboEncoder, seat: int, paper: Paper, at: int) -> None:
    """Each card on the plane of its place; those in the pile and in closed hands on none."""
    out = paper.at
    out[at] = g.pile_size
    at += 1
    for i in range(DISPLAY_SLOTS):
        if g.display[i] != NONE:
            out[at + g.display[i]] = i + 1
    at += PROJECTS
    for i in range(g.hand_size[seat]):
        out[at + g.hand[seat][i]] = i + 1
    if g.t.cooperative and g.phase != CHOOSING and has_open_hands(g, encoder):
        write_open_hands(g, seat, paper, at)
    at += PROJECTS
    write_planned(g, seat, paper, at)
    at += PROJECTS
    write_elsewhere(g, seat, paper, at)
    at += PROJECTS
    write_bought(g, paper, at)
    at += 2 * PROJECTS
    for i in range(g.prestige_open):
        out[at + g.prestige[i]] = i + 1


def has_open_hands(g: Table, encoder: MaracaiboEncoder) -> bool:
    if g.t is not encoder.asked_of:
        ask_for_open_hands(g, encoder)
    return encoder.open_hands


def ask_for_open_hands(g: Table, encoder: MaracaiboEncoder) -> None:
    """An option is known to Python alone, so it is asked for once and not for every row."""
    with cython.gil:
        encoder.asked_of = None  # what other threads find is never the answer for another table
        encoder.open_hands = g.t.options["open_hands"]
        encoder.asked_of = g.t


def write_open_hands(g: Table, seat: int, paper: Paper, at: int) -> None:
    out = paper.at
    for further in range(1, g.seats):
        who = (seat + further) % g.seats
        for i in range(g.hand_size[who]):
            out[at + g.hand[who][i]] = HAND_SLOTS + further


def write_planned(g: Table, seat: int, paper: Paper, at: int) -> None:
    """Planning zones lie open, but not before all have chosen."""
    out = paper.at
    for further in range(g.seats):
        who = (seat + further) % g.seats
        if who == seat or g.phase != CHOOSING:
            for i in range(g.planned_size[who]):
                out[at + g.planned[who][i]] = further * PLANNING_SLOTS + i + 1


def write_elsewhere(g: Table, seat: int, paper: Paper, at: int) -> None:
    out = paper.at
    for card in range(PROJECTS):
        place = g.where[card]
        if place == IN_DISCARDS:
            out[at + card] = DISCARDED
        elif place == GONE:
            out[at + card] = REMOVED
        elif place == BEING_BOUGHT:
            out[at + card] = BUYING
            write_mark(g, card, paper, at + PROJECTS)
        elif place == SET_ASIDE + seat:
            out[at + card] = PUT_ASIDE


def write_bought(g: Table, paper: Paper, at: int) -> None:
    """Marks of all cards in tableaus, and those that were used in this turn's village."""
    out = paper.at
    for who in range(g.seats):
        for i in range(g.tableau_size[who]):
            write_mark(g, g.tableau[who][i], paper, at)
    for i in range(g.village_kind_count):
        if g.village_kinds[i] >= V_KIND_CARD:
            out[at + g.village_kinds[i] - V_KIND_CARD] += USED_IN_VILLAGE


def write_mark(g: Table, card: int, paper: Paper, at: int) -> None:
    out = paper.at
    out[at + card] = g.mark[card]
    out[at + PROJECTS + card] = g.placed[card] + 1


# ---- board and tiles ----


def write_board(g: Table, paper: Paper, at: int) -> None:
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


def write_tiles(g: Table, paper: Paper, at: int) -> None:
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


def write_search(g: Table, paper: Paper, at: int) -> None:
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


def write_space(paper: Paper, at: int, hints: int, holds: int, space: int) -> None:
    """A space of that card: what is there, and where its hint is."""
    out = paper.at
    if holds >= 0:
        out[at] = HOLDS_HINT
        out[hints + holds] = space + 1
        out[hints + HINTS + holds] = 0
    elif holds != NO_SPACE:
        out[at] = -holds


def write_automa(g: Table, encoder: MaracaiboEncoder, paper: Paper, at: int) -> None:
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
    at += encoder.spaces
    out[at + g.automa_ship] = 1
    at += LOCATIONS
    for i in range(g.deck_size):
        out[at + g.deck[i]] = 1
    at += JEAN_CARDS
    for i in range(g.shown_size):
        out[at + g.shown[i]] = i + 1
    at += JEAN_CARDS
    for quest in range(QUESTS):
        out[at + quest] = g.quest[quest] == QUEST_OF_AUTOMA


# ---- seats ----


def write_seat(
    g: Table, encoder: MaracaiboEncoder, viewer: int, who: int, paper: Paper, at: int
) -> None:
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
    write_pieces(g, encoder, who, paper, at)


def is_seen_acting(g: Table, viewer: int, who: int) -> bool:
    """Where all decide at once, nobody knows who of the others has decided already."""
    if g.phase == CHOOSING:
        return who == viewer and g.chosen[who] != CHOSEN
    if g.phase == DROPPING:
        return who == viewer and g.drops[who] == 0
    return g.phase != OVER and asked_seat(g) == who


def write_captain(g: Table, who: int, secret: bool, paper: Paper, at: int) -> int:
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


def write_pieces(g: Table, encoder: MaracaiboEncoder, who: int, paper: Paper, at: int) -> None:
    """Explorer and ship, quests, tokens, buildings and cards."""
    out = paper.at
    out[at + g.explorer[who]] = 1
    at += encoder.spaces
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
