"""What lies on the table, and questions about it; the stack has a module of its own."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.entry_names import FRAME_WIDTH, MAX_DEPTH
from carrack.games.maracaibo.names import (
    CAPTAINS,
    CITY_KIND,
    COMBAT_TOKENS,
    DISPLAY_SLOTS,
    HAND_SLOTS,
    JEAN_CARDS,
    L36,
    LEGACY_TILES,
    LOCATIONS,
    MAX_GREEN_SPACES,
    MAX_VILLAGE_KINDS,
    NATION_COUNT,
    NEEDS,
    NONE,
    PLANNING_SLOTS,
    PRESTIGE_BUILDINGS,
    PROJECTS,
    QUEST_AT,
    QUEST_OF,
    QUESTS,
    RANKS,
    RED_SPACES,
    RESISTANCE_SPACES,
    SEATS,
    TABLEAU_SLOTS,
    UPGRADES,
    VILLAGE_KIND,
)
from carrack.games.maracaibo.tables import Tables
from carrack.kernel.game import Game
from carrack.kernel.layout import Field, Known, Layout
from carrack.kernel.state import State


class Table(State):
    """One game: the Caribbean, the ships, the cards, and what is being resolved."""

    t: Tables
    phase: int
    round_number: int
    turn_number: int  # turns begun in this round
    start_seat: int  # the start player
    current: int  # whose turn it is
    round_over: int
    ender: int  # who ended the round: a seat, or AUTOMA
    asked: int  # seats asked so far in a phase that goes around
    asking: int  # the topmost entry waits for an answer
    revealed: int  # something hidden became known in this step
    dirty: int  # seats whose goals have to be looked at (bits)
    depth: int
    stack: list[list[int]]
    need: list[int]  # what a payment still asks for
    # of the turn
    stance: int
    freed: int  # liberations of the turn (bits)
    village_kinds: list[int]
    village_kind_count: int
    board_quest_done: int
    chapter_paid: int
    # setup choices
    chosen: list[int]
    careers_offered: list[list[int]]
    ports_offered: list[list[int]]
    drops: list[int]  # 1 keeps the hand, 2 drops it, 0 not said yet
    # seats
    doubloons: list[int]
    vp: list[int]
    income: list[int]
    vp_income: list[int]
    combat: list[int]
    figures: list[int]  # in supply
    general: list[int]  # figures in the general supply
    career_figures: list[int]
    influence: list[list[int]]
    surrendered: list[int]  # the nation whose marker the Dutch have, or NONE
    ship: list[int]
    discs: list[list[int]]
    career: list[int]
    tasks_done: list[int]  # bits
    port: list[int]
    synergies: list[int]  # bits
    extra_hand: list[int]
    deliveries: list[int]
    liberations: list[int]
    tokens: list[int]
    resistance: list[list[int]]
    explorer: list[int]
    track_figure: list[int]  # Roatan's, or NONE
    ruin: list[int]  # the space on the ruin track, or NONE
    ruin_fresh: list[int]  # placed this turn
    ruin_spent: list[int]  # a figure was placed once
    reacts: list[int]  # triggers of own cards (bits)
    helps: list[int]  # modifiers of own cards and upgrades (bits)
    tile_discs: list[int]  # bits: L30, L37 by seat
    chapter_discs: list[int]
    final_places: list[int]
    final_vp: list[int]
    # cards
    where: list[int]
    placed: list[int]  # where a card's figure stands: a location or a nation
    mark: list[int]  # effects done (bits), stops made (bits from 4)
    pile: list[int]
    pile_size: int
    display: list[int]
    hand: list[list[int]]
    hand_size: list[int]
    planned: list[list[int]]
    planned_size: list[int]
    tableau: list[list[int]]
    tableau_size: list[int]
    prestige: list[int]
    prestige_open: int
    invested: list[int]  # bits of seats
    # board
    markers: list[list[int]]
    track_markers: list[int]
    lost_markers: list[int]
    market: list[int]
    city_tile: list[int]
    legacy: list[int]
    fleets: int  # L6 actions used (bits)
    crossed: list[int]
    arrived: int
    ruin_arrived: int
    quest: list[int]
    quest_pile: list[int]
    quest_pile_size: int
    token: list[int]
    token_pile: list[list[int]]
    token_pile_size: list[int]
    # The Search
    hint: list[list[int]]
    hint_count: list[int]
    green: list[int]
    red: list[int]
    luysa: int
    luysa_at: int
    # automas
    automa_vp: int
    automa_quests: int
    automa_discs: int
    automa_cards: int
    automa_ship: int
    deck: list[int]
    deck_size: int
    shown: list[int]
    shown_size: int
    countdown: int
    under: list[int]  # in which round an automa card was seen and went into the deck again

    LAYOUT = Layout(
        Field("phase", "short"),
        Field("round_number", "short"),
        Field("turn_number", "short"),
        Field("start_seat", "short"),
        Field("current", "short"),
        Field("round_over", "short"),
        Field("ender", "short"),
        Field("asked", "short"),
        Field("asking", "short"),
        Field("revealed", "short"),
        Field("dirty", "short"),
        Field("depth", "short"),
        Field("stack", "short", MAX_DEPTH, FRAME_WIDTH),
        Field("need", "short", NEEDS),
        Field("stance", "short"),
        Field("freed", "short"),
        Field("village_kinds", "short", MAX_VILLAGE_KINDS),
        Field("village_kind_count", "short"),
        Field("board_quest_done", "short"),
        Field("chapter_paid", "short"),
        Field("chosen", "short", SEATS),
        Field("careers_offered", "short", SEATS, 2),
        Field("ports_offered", "short", SEATS, 3),
        Field("drops", "short", SEATS),
        Field("doubloons", "short", SEATS),
        Field("vp", "short", SEATS),
        Field("income", "short", SEATS),
        Field("vp_income", "short", SEATS),
        Field("combat", "short", SEATS),
        Field("figures", "short", SEATS),
        Field("general", "short", SEATS),
        Field("career_figures", "short", SEATS),
        Field("influence", "short", CAPTAINS, NATION_COUNT),
        Field("surrendered", "short", SEATS),
        Field("ship", "short", SEATS),
        Field("discs", "short", SEATS, UPGRADES),
        Field("career", "short", SEATS),
        Field("tasks_done", "short", SEATS),
        Field("port", "short", SEATS),
        Field("synergies", "short", SEATS),
        Field("extra_hand", "short", SEATS),
        Field("deliveries", "short", SEATS),
        Field("liberations", "short", SEATS),
        Field("tokens", "short", SEATS),
        Field("resistance", "short", SEATS, RESISTANCE_SPACES),
        Field("explorer", "short", CAPTAINS),
        Field("track_figure", "short", SEATS),
        Field("ruin", "short", SEATS),
        Field("ruin_fresh", "short", SEATS),
        Field("ruin_spent", "short", SEATS),
        Field("reacts", "short", SEATS),
        Field("helps", "short", SEATS),
        Field("tile_discs", "short", SEATS),
        Field("chapter_discs", "short", SEATS),
        Field("final_places", "short", SEATS),
        Field("final_vp", "short", SEATS),
        Field("where", "signed char", PROJECTS),
        Field("placed", "signed char", PROJECTS),
        Field("mark", "signed char", PROJECTS),
        Field("pile", "short", PROJECTS),
        Field("pile_size", "short"),
        Field("display", "short", DISPLAY_SLOTS),
        Field("hand", "short", SEATS, HAND_SLOTS),
        Field("hand_size", "short", SEATS),
        Field("planned", "short", SEATS, PLANNING_SLOTS),
        Field("planned_size", "short", SEATS),
        Field("tableau", "short", SEATS, TABLEAU_SLOTS),
        Field("tableau_size", "short", SEATS),
        Field("prestige", "signed char", 4),
        Field("prestige_open", "signed char"),
        Field("invested", "signed char", PRESTIGE_BUILDINGS),
        Field("markers", "signed char", LOCATIONS, NATION_COUNT),
        Field("track_markers", "signed char", NATION_COUNT),
        Field("lost_markers", "signed char", NATION_COUNT),
        Field("market", "signed char", LOCATIONS),
        Field("city_tile", "signed char", LOCATIONS),
        Field("legacy", "signed char", LEGACY_TILES),
        Field("fleets", "signed char"),
        Field("crossed", "signed char", 3),
        Field("arrived", "signed char"),
        Field("ruin_arrived", "signed char"),
        Field("quest", "signed char", QUESTS),
        Field("quest_pile", "signed char", QUESTS),
        Field("quest_pile_size", "signed char"),
        Field("token", "signed char", COMBAT_TOKENS),
        Field("token_pile", "signed char", 2, COMBAT_TOKENS),
        Field("token_pile_size", "signed char", 2),
        Field("hint", "signed char", LOCATIONS, 2),
        Field("hint_count", "signed char", LOCATIONS),
        Field("green", "signed char", MAX_GREEN_SPACES),
        Field("red", "signed char", RED_SPACES),
        Field("luysa", "signed char"),
        Field("luysa_at", "signed char"),
        Field("automa_vp", "short"),
        Field("automa_quests", "short"),
        Field("automa_discs", "short"),
        Field("automa_cards", "short"),
        Field("automa_ship", "short"),
        Field("deck", "signed char", JEAN_CARDS),
        Field("deck_size", "signed char"),
        Field("shown", "signed char", JEAN_CARDS),
        Field("shown_size", "signed char"),
        Field("countdown", "signed char"),
        Known("under", "signed char", JEAN_CARDS),
    )

    def __init__(self, game: Game, t: Tables, seats: int) -> None:
        State.__init__(self, game, seats)
        self.t = t


# ---- places ----


def is_there(g: Table, location: int) -> bool:  # inline
    """Locations of legacy tiles exist only with their tile."""
    needed = g.t.needs_legacy[location]
    return needed == NONE or g.legacy[needed] > 0


def is_city(g: Table, location: int) -> bool:
    """Puerto Cabezas is one with L1; L36 makes 18 a Dutch city."""
    if g.t.kind[location] == CITY_KIND:
        return True
    made_by = g.t.city_with[location]
    if made_by != NONE and g.legacy[made_by] > 0:
        return True
    return is_dutch(g, location)


def is_dutch(g: Table, location: int) -> bool:
    return g.legacy[L36] > 0 and location == g.t.legacy_place[L36]


def is_village(g: Table, location: int) -> bool:
    return g.t.kind[location] == VILLAGE_KIND and not is_city(g, location)


def markers_at(g: Table, location: int) -> int:
    return g.markers[location][0] + g.markers[location][1] + g.markers[location][2]


def markers_of(g: Table, nation: int) -> int:
    """Markers of a nation on the board."""
    count = 0
    for location in range(LOCATIONS):
        count += g.markers[location][nation]
    return count


def locations_of(g: Table, nation: int) -> int:
    """Locations with at least one marker of a nation."""
    count = 0
    for location in range(LOCATIONS):
        if g.markers[location][nation] > 0:
            count += 1
    return count


def market_goods(g: Table, location: int) -> int:
    """Goods that a market takes (bits); the Dutch city has no market. [RULING 32]"""
    if is_dutch(g, location):
        return 0
    tile = g.city_tile[location]
    if tile != NONE:
        return g.t.tile_goods[tile]
    return g.t.market_goods[location]


def market_space(g: Table, location: int) -> int:
    """How many more discs a market takes. [RULING 11]"""
    if not is_city(g, location) or is_dutch(g, location):
        return 0
    tile = g.city_tile[location]
    if tile != NONE:
        return g.t.tile_capacity[tile] - g.market[location]
    return g.t.market_capacity[location][g.seats] - g.market[location]


# ---- seats ----


def rank_of(g: Table, captain: int, nation: int) -> int:
    """The thresholds passed, 0 to 5. [RULING 21]"""
    rank = 0
    while rank < RANKS and g.influence[captain][nation] >= g.t.rank_at[rank]:
        rank += 1
    return rank


def is_unlocked(g: Table, seat: int, upgrade: int) -> bool:  # inline
    return g.discs[seat][upgrade] == 0


def upgrades_of(g: Table, seat: int) -> int:
    count = 0
    for upgrade in range(UPGRADES):
        if g.discs[seat][upgrade] == 0:
            count += 1
    return count


def discs_of(g: Table, seat: int) -> int:
    count = 0
    for upgrade in range(UPGRADES):
        count += g.discs[seat][upgrade]
    return count


def quests_of(g: Table, seat: int) -> int:
    count = 0
    for quest in range(QUESTS):
        if g.quest[quest] == QUEST_OF + seat:
            count += 1
    return count


def quest_at(g: Table, location: int) -> int:
    """The first quest lying at a location, or NONE."""
    for quest in range(QUESTS):
        if g.quest[quest] == QUEST_AT + location:
            return quest
    return NONE


def bits_in(value: int) -> int:
    count = 0
    while value > 0:
        count += value & 1
        value >>= 1
    return count


def assistants_of(g: Table, seat: int) -> int:
    """Own assistants on the board."""
    count = 0
    for i in range(g.tableau_size[seat]):
        card = g.tableau[seat][i]
        if g.placed[card] != NONE and g.t.card_agent[card] == 0:
            count += 1
    return count


def has_crossed(g: Table, captain: int, barrier: int) -> bool:
    """Whether the explorer is past a barrier."""
    return barrier == NONE or g.t.region[g.explorer[captain]] > barrier


def barriers_of(g: Table, captain: int) -> int:
    return g.t.region[g.explorer[captain]]


def hand_limit(g: Table, seat: int) -> int:
    """Cards that a hand is filled up to, never more than 8. [RULING 57]"""
    return min(g.t.hand_limit + g.extra_hand[seat], g.t.most_hand_cards)


def port_works(g: Table, seat: int, kind: int) -> bool:
    """Whether the seat's home port is unlocked and of this kind."""
    if g.t.home_ports == 0 or g.port[seat] == NONE or g.t.port_kind[g.port[seat]] != kind:
        return False
    return is_unlocked(g, seat, g.t.port_upgrade)
