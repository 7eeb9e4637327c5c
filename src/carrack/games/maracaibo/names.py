"""The words of the game, in a fixed order: a word's place in its list is its number."""

NATIONS = ["france", "spain", "england"]
FRANCE, SPAIN, ENGLAND = 0, 1, 2
NATION_COUNT = 3

# Every project card shows one good and one object. [RULING 4]
GOODS = ["tobacco", "corn", "sugar", "cocoa"]
TOBACCO, CORN, SUGAR, COCOA = 0, 1, 2, 3
GOOD_COUNT = 4

OBJECTS = ["book", "spyglass", "herbs", "lantern", "rope"]
BOOK, SPYGLASS, HERBS, LANTERN, ROPE = 0, 1, 2, 3, 4
OBJECT_COUNT = 5

SYNERGIES = ["medal", "anchor", "wheel", "crown", "barrel"]
MEDAL, ANCHOR, WHEEL, CROWN, BARREL = 0, 1, 2, 3, 4
SYNERGY_COUNT = 5

BARRIERS = ["yellow", "red", "green"]
YELLOW, RED, GREEN = 0, 1, 2

# Sizes; the data may be smaller where a number may differ, never larger
SEATS = 4
ROUNDS = 4
LOCATIONS = 25
MAX_EXPLORER_SPACES = 48
MAX_NEXT = 2  # branches behind one space of the explorer track
RUIN_SPACES = 6
CITY_TILES = 15
UPGRADES = 12
PROJECTS = 210
PRESTIGE_BUILDINGS = 9
CAREERS = 9
TASKS = 3
HOME_PORTS = 15
COMBAT_TOKENS = 25
QUESTS = 29
LEGACY_TILES = 18
HINTS = 22
MAX_GREEN_SPACES = 8
RED_SPACES = 2
RESISTANCE_SPACES = 4
MARKERS = 13  # of each nation
MAX_MARKET = 4
HAND_SLOTS = 8
AREAS = 7  # of a card of Jacques

# Kinds of locations
KINDS = ["start", "village", "city", "homeward"]
START_KIND, VILLAGE_KIND, CITY_KIND, HOMEWARD_KIND = 0, 1, 2, 3
BRANCHES = ["main", "upper", "lower"]

# Decks of project cards: A to start with, B of the base game, U of the expansion, C of the story
DECKS = ["A", "B", "U", "C"]
DECK_SIZES = {"A": 56, "B": 101, "U": 36, "C": 17}
FIRST_STORY_CARD, LAST_STORY_CARD = 90, 106

# What an effect of a card may be
EFFECT_KINDS = [
    "immediate",
    "trigger",
    "modifier",
    "combat_action",
    "village_action",
    "assistant",
    "income_condition",
    "synergy_bonus",
    "endgame",
]
TRIGGERS = [
    "combat_start",
    "combat_end",
    "deliver",
    "quest_done",
    "liberate_or_displace",
    "barrier_crossed",
    "income",
    "any_fight_for_linked_nation",
    "stop_empty_village",
    "village_actions_end",
]
MODIFIERS = [
    "discount",
    "explore_bonus",
    "hand_limit",
    "village_thresholds",
    "object_wild",
    "combat_draw_two",
    "wild_once",
    "stops_card",
    "combat_tile_upgrade",
    "resistance_village_action",
    "home_port",
]

# What a career or a card waits for; what victory points are counted by
CONDITIONS = [
    "assistants",
    "projects",
    "synergies",
    "combat_tokens",
    "combat_points",
    "quests",
    "upgrades",
    "barrier",
    "doubloons",
    "income_doubloons",
    "income_vp",
    "influence_one",
    "influence_all",
    "deliveries",
    "figures",
    "prestige",
    "liberations_or_annexations",
]
COUNTED = [
    "quest",
    "combat_token",
    "combat_point",
    "figure",
    "upgrade",
    "synergy",
    "assistant",
    "project",
    "noble_rank",
    "barrier",
]

# What a home port does from its unlocking on
PORT_KINDS = [
    "city_replace_delivery",
    "village_action",
    "sugar_wild",
    "income",
    "combat_action",
    "stop_owned",
    "extra_village_action",
    "explore_second_last",
    "after_delivery",
    "second_explorer",
]

MODULES = ["home_ports", "resistance", "uprising", "freeing", "jacques", "search"]
AUTOMAS = ["jean", "jacques"]
WIN_CONDITIONS = ["all_markers_removed", "all_above_jacques", "luysa_freed"]
JACQUES_DOES = ["city_disc", "quest", "explore", "end_round"]
JEAN_DOES = ["explore", "influence", "combat", "vp", "quest_pile", "disc", "pay_combat"]
OBJECT_TABLES = ["card", "L32", "L33"]

NONE = -1

# ---- numbers of the engine ----

MAX_MOVEMENT = 8  # movement points of one stop, and one more
TABLEAU_SLOTS = 64
PLANNING_SLOTS = 3
DISPLAY_SLOTS = 4
AUTOMA = 4  # its place in lists of explorers and influence
CAPTAINS = 5
MAX_DEPTH = 32  # of the stack of what is being resolved …
FRAME_WIDTH = 12  # … and the numbers of one entry
MAX_VILLAGE_KINDS = 8  # different village actions of a turn that are told apart
NEEDS = 11  # what a payment may still ask for: goods, objects, any good, any object
ANY_GOOD, ANY_OBJECT = 9, 10

# Streams of chance
SETUP_LUCK, CARD_LUCK, AUTOMA_LUCK, HINT_LUCK = 0, 1, 2, 3

# Where a project card is; seats are added
GONE, IN_PILE, IN_DISCARDS, IN_DISPLAY, BEING_BOUGHT = 0, 1, 2, 3, 4
IN_HAND, IN_PLANNING, IN_TABLEAU, SET_ASIDE = 8, 12, 16, 20

# Where a quest is; locations, spaces and seats are added
QUEST_GONE, QUEST_IN_PILE, QUEST_OF_AUTOMA = 0, 1, 2
QUEST_OF, QUEST_ON_CARD, QUEST_AT, QUEST_ON_TRACK = 4, 8, 16, 48

# Where a combat token is; piles and seats are added
TOKEN_GONE, TOKEN_IN_FIGHT, TOKEN_IN_PILE, TOKEN_OF = 0, 1, 2, 4

# What the spaces of the Search hold besides hints
FREE_SPACE, COVERED, NO_SPACE = -1, -2, -3
HIDDEN, FOUND, FREED = 0, 1, 2  # Luysa

# Phases of a game
CHOOSING, TURNS, LAST_PURCHASE, INCOME, DROPPING, REFILLING, RANSOM, OVER = 0, 1, 2, 3, 4, 5, 6, 7
CHOOSE_CAREER, CHOOSE_PORT, CHOOSE_PLAN, CHOOSE_DISCARDS, CHOSEN = 0, 1, 2, 3, 4
PHASE_NAMES = [
    "choosing",
    "turns",
    "last_purchase",
    "income",
    "dropping",
    "refilling",
    "ransom",
    "over",
]

# What is being resolved: kinds of entries on the stack
(
    OPS,
    MOVE,
    ARRIVAL,
    MAIN,
    END_OF_MAIN,
    REFILL,
    END_OF_TURN,
    VILLAGE,
    CITY,
    PORTO,
    DISC,
    NATION_CHOICE,
    LIBERATION,
    MARKER,
    RESISTANCE,
    FULL_RESISTANCE,
    OPTION_CHOICE,
    OFFER,
    SALE,
    PAYMENT,
    SAME_GOODS,
    ASSISTANT_PLACE,
    AGENT_PLACE,
    BOUGHT,
    QUEST_CHOICE,
    QUEST_REWARD,
    CITY_CHOICE,
    ASSISTANTS,
    EXPLORATION,
    BRANCH,
    TRACK_REWARD,
    RUIN,
    BARRIER,
    RUIN_REWARD,
    COMBAT,
    LOSS,
    PURCHASE_AT_END,
    SURRENDER,
    HINT_COVER,
    SHOWN_HINT,
    PORT_OFFER,
    AUTOMA_QUEST,
    RANSOM_OFFER,
    RETURN_CHOICE,
    HINT_SPACE,
) = range(45)

# The numbers of an entry: its kind, whose it is, and what the kind holds besides (`entries.py` has
# their words and limits)
ENTRY_KIND, ENTRY_SEAT = 0, 1
OPS_LIST, OPS_POSITION, OPS_NATION, OPS_CAUSE, OPS_LOCATION, OPS_AGREED = range(2, 8)
MOVE_POINTS, MOVE_EXTRA = 2, 3  # most points; whether it is an extra move
ARRIVAL_LOCATION, ARRIVAL_POINTS = 2, 3
ARRIVAL_TILES, ARRIVAL_HINT, ARRIVAL_CHAPTER, ARRIVAL_BEGUN = range(4, 8)  # what waits
MAIN_LOCATION, MAIN_POINTS, MAIN_EXTRA = 2, 3, 4
REFILL_IN_TURN, REFILL_DRAWN = 2, 3
VILLAGE_LEFT = 2  # actions
CITY_LOCATION, CITY_STEP, CITY_DELIVERS = 2, 3, 4
PORTO_GOOD = 2
DISC_COUNT = 2
NATION_CHOICE_PURPOSE, NATION_CHOICE_NUMBER, NATION_CHOICE_CAUSE = 2, 3, 4
NATION_CHOICE_NATIONS, NATION_CHOICE_FACTOR = 5, 6  # bits of nations; how often the reward comes
LIBERATION_WHERE, LIBERATION_FACTOR, LIBERATION_CAUSE = 2, 3, 4
MARKER_WHERE, MARKER_CAUSE = 2, 3
RESISTANCE_NATION, RESISTANCE_FACTOR = 2, 3
OPTION_CHOICE_OP, OPTION_CHOICE_NATION, OPTION_CHOICE_CAUSE, OPTION_CHOICE_LOCATION = range(2, 6)
OFFER_OP, OFFER_NATION, OFFER_CAUSE, OFFER_LOCATION = range(2, 6)
SALE_GOOD, SALE_LIST, SALE_CAUSE = 2, 3, 4
SAME_GOODS_COUNT = 2
ASSISTANT_PLACE_CARD = 2
AGENT_PLACE_CARD = 2
BOUGHT_CARD = 2
QUEST_CHOICE_QUEST, QUEST_CHOICE_LOCATION, QUEST_CHOICE_SPACE = 2, 3, 4  # NONE: any one there
QUEST_REWARD_QUEST, QUEST_REWARD_PLACE = 2, 3  # where the quest was
CITY_CHOICE_OP = 2
ASSISTANTS_LOCATION, ASSISTANTS_DONE = 2, 3  # NONE for anywhere; bits of those that have acted
EXPLORATION_STEPS, EXPLORATION_MOVED = 2, 3  # steps left; bits of what has moved
BRANCH_START, BRANCH_TO, BRANCH_FIRST, BRANCH_SECOND = range(2, 6)
TRACK_REWARD_SPACE = 2
BARRIER_BARRIER = 2
RUIN_REWARD_SPACE = 2
COMBAT_STAGE, COMBAT_TOKEN, COMBAT_SECOND, COMBAT_PILE, COMBAT_NATION = range(2, 7)
COMBAT_VALUE, COMBAT_STANCE, COMBAT_DONE, COMBAT_CARDS_DONE = range(7, 11)
LOSS_CAUSE = 2
SHOWN_HINT_HINT, SHOWN_HINT_LOCATION = 2, 3
PORT_OFFER_PORT = 2
AUTOMA_QUEST_LOCATION = 2
RETURN_CHOICE_DOUBLOONS, RETURN_CHOICE_CAUSE = 2, 3
HINT_SPACE_HINT = 2

# Parts of an exploration
BY_EXPLORER, BY_FIGURE, BY_RUIN = 1, 2, 4

# Purposes of a choice of nation
FOR_INFLUENCE, FOR_RANK, FOR_RETURN, FOR_LIBERATION, FOR_DISPLACEMENT, FOR_MARKER = 0, 1, 2, 3, 4, 5

# Stages of a Combat, and how one fights
START_FIGHT, PICK_PILE, PICK_SECOND, KEEP_ONE, PUT_UNDER, PICK_NATION, FIGHT, END_FIGHT = range(8)
UNDECIDED, FOR_NATION, AGAINST_NATION = 0, 1, 2
DID_INFLUENCE, DID_ANNEX, DID_DISPLACE, DID_CITY, DID_VILLAGE, DID_EXTRA = 1, 2, 4, 8, 16, 32
DID_PORT, PAID_TOKEN, DREW_TWO = 64, 128, 256

# Kinds of village actions that are told apart: basic ones, then components
V_KIND_TAKE, V_KIND_DISCARD, V_KIND_BUY, V_KIND_INVEST, V_KIND_PORT, V_KIND_RESISTANCE = range(1, 7)
V_KIND_QUEST = 7
V_KIND_UPGRADE = 10
V_KIND_CARD = 30

# Places for ops: liberate, place_marker
IN_VILLAGE, IN_CITY, ANYWHERE = 0, 1, 2

# Nations an op may name besides the three
ANY_NATION, EACH_NATION, SAME_NATION, FEWEST_NATION = 3, 4, 5, 6

# Legacy tiles by number
L1, L4, L5, L6, L7, L8, L9, L30, L31, L32, L33, L34, L35, L36, L37, L38, L39, L40 = range(18)
LEGACY_IDS = [f"L{n}" for n in (1, 4, 5, 6, 7, 8, 9, *range(30, 41))]

# ---- actions ----

PASS = 0  # finish, decline, do nothing more
SAIL = 1  # location * MAX_MOVEMENT + points
TILE_EFFECT = SAIL + LOCATIONS * MAX_MOVEMENT
DRAW_HINT = TILE_EFFECT + LEGACY_TILES
CHAPTER_GOAL = DRAW_HINT + 1
MAIN_CITY = CHAPTER_GOAL + 1
MAIN_VILLAGE = MAIN_CITY + 1
MAIN_ASSISTANTS = MAIN_VILLAGE + 1
MAIN_QUEST = MAIN_ASSISTANTS + 1  # quest
DELIVER = MAIN_QUEST + QUESTS  # hand slot
EMPTY_MARKET = DELIVER + HAND_SLOTS  # Antwerpen
CITY_ACTION = EMPTY_MARKET + 1
REMOVE_DISC = CITY_ACTION + 1  # upgrade
TAKE_DOUBLOON = REMOVE_DISC + UPGRADES
DISCARD_HAND = TAKE_DOUBLOON + 1
BUY_FROM_HAND = DISCARD_HAND + 1  # hand slot
BUY_PLANNED = BUY_FROM_HAND + HAND_SLOTS  # planning slot
INVEST = BUY_PLANNED + PLANNING_SLOTS  # place in the row
UPGRADE_ACTION = INVEST + 4  # upgrade
PORT_ACTION = UPGRADE_ACTION + UPGRADES
RESISTANCE_ACTION = PORT_ACTION + 1
CARD_ACTION = RESISTANCE_ACTION + 1  # tableau slot
CARD_QUEST = CARD_ACTION + TABLEAU_SLOTS  # quest
EXPLORE_TO = CARD_QUEST + QUESTS  # space
FIGURE_TO = EXPLORE_TO + MAX_EXPLORER_SPACES  # space
RUIN_TO = FIGURE_TO + MAX_EXPLORER_SPACES  # ruin space
TOKEN_PILE = RUIN_TO + RUIN_SPACES  # pile
KEEP_TOKEN = TOKEN_PILE + 2
FIGHT_FOR = KEEP_TOKEN + 2  # nation
FIGHT_AGAINST = FIGHT_FOR + NATION_COUNT
PAY_TOKEN = FIGHT_AGAINST + NATION_COUNT
ADD_POINT = PAY_TOKEN + 1
ADD_FIGURE = ADD_POINT + 1
FIGHT_INFLUENCE = ADD_FIGURE + 1  # small, large
ANNEX = FIGHT_INFLUENCE + 2  # location
DISPLACE = ANNEX + LOCATIONS
LIBERATE = DISPLACE + LOCATIONS
LIBERATE_EXTRA = LIBERATE + LOCATIONS
FIGHT_CARD = LIBERATE_EXTRA + LOCATIONS  # tableau slot
FIGHT_PORT = FIGHT_CARD + TABLEAU_SLOTS
FIGHT_TILE = FIGHT_PORT + 1  # which of the two
RESIST = FIGHT_TILE + 2  # space
PAY_CARD = RESIST + RESISTANCE_SPACES  # hand slot
PAY_JACK = PAY_CARD + HAND_SLOTS
CHOOSE_GOOD = PAY_JACK + 1
CHOOSE_NATION = CHOOSE_GOOD + GOOD_COUNT
CHOOSE_OPTION = CHOOSE_NATION + NATION_COUNT
OPTIONS_AT_ONCE = 6
CHOOSE_LOCATION = CHOOSE_OPTION + OPTIONS_AT_ONCE
ASSISTANT = CHOOSE_LOCATION + LOCATIONS  # tableau slot
FULFIL_QUEST = ASSISTANT + TABLEAU_SLOTS  # quest
DRAW_OPEN = FULFIL_QUEST + QUESTS  # display slot
DRAW_FROM_PILE = DRAW_OPEN + DISPLAY_SLOTS
PLAN = DRAW_FROM_PILE + 1  # hand slot
DISCARD = PLAN + HAND_SLOTS  # hand slot, in setup
TAKE_CAREER = DISCARD + HAND_SLOTS
TAKE_PORT = TAKE_CAREER + 2
TAKE_LAST = TAKE_PORT + 3  # doubloons, or VP at the end
REMOVE_HINT = TAKE_LAST + 1  # red space
FREE_LUYSA = REMOVE_HINT + RED_SPACES
PAY_RANSOM = FREE_LUYSA + 1
ACCEPT = PAY_RANSOM + 1
KEEP_HAND = ACCEPT + 1
DROP_HAND = KEEP_HAND + 1
COVER_HINT = DROP_HAND + 1  # red hint, by the start player
RETURN_MARKER = COVER_HINT + HINTS  # space of the resistance tile
COVER_SPACE = RETURN_MARKER + RESISTANCE_SPACES  # green space, by the start player
ACTION_COUNT = COVER_SPACE + MAX_GREEN_SPACES

# ---- events: kind, seat, and up to three numbers ----

EVENTS = [
    "career_taken",  # seat, career
    "port_taken",  # seat, port
    "round_began",  # round
    "turn_began",  # seat
    "sailed",  # seat, location, points, passage used
    "doubloons",  # seat, n (negative: paid)
    "vp",
    "combat",
    "figures",
    "figures_returned",  # seat, n
    "influence",  # seat, nation, n
    "income_doubloons",
    "income_vp",
    "disc_removed",  # seat, upgrade
    "upgrade_unlocked",  # seat, upgrade
    "delivered",  # seat, card, location, good
    "market_emptied",  # seat, location
    "card_bought",  # seat, card, price
    "card_planned",  # seat, card
    "card_drawn",  # seat, card, from the pile (secret then)
    "card_opened",  # card
    "cards_discarded",  # seat, card
    "card_revealed",  # seat, card
    "card_removed",  # card leaves the game
    "pile_shuffled",
    "hand_dropped",  # seat, n
    "synergy",  # seat, kind
    "quest_done",  # seat, quest
    "quest_laid",  # quest, location
    "quest_taken",  # automa, quest
    "assistant_placed",  # seat, card, location
    "assistant_used",  # seat, card
    "agent_placed",  # seat, card, nation
    "explorer_moved",  # seat, from, to
    "figure_moved",  # seat, from, to
    "ruin_entered",  # seat
    "ruin_moved",  # seat, to
    "barrier_crossed",  # seat, barrier, order
    "token_revealed",  # seat, token, pile
    "token_returned",  # seat, token, pile
    "fight",  # seat, nation, stance, value
    "fight_ended",  # seat, token
    "annexed",  # seat, location, nation
    "displaced",  # seat, location, nation, old nation
    "liberated",  # seat, location, nation
    "marker_placed",  # seat, location, nation
    "marker_resists",  # seat, space, nation
    "resistance_full",  # seat
    "marker_returned",  # seat, nation, space of the resistance tile
    "task_done",  # seat, task
    "career_done",  # seat
    "goal_met",  # seat, card
    "invested",  # seat, building
    "prestige_opened",  # building
    "village_action",  # seat, kind
    "round_ended",  # seat or automa, round
    "last_purchase",  # seat, kind
    "markers_came",  # nation, location
    "automa_card",  # card, area
    "automa_disc",  # location
    "automa_sailed",  # location
    "automa_explored",  # from, to
    "automa_vp",  # n
    "automa_influence",  # nation, n
    "automa_combat",  # token, nation
    "hint_revealed",  # seat, hint, space
    "hint_removed",  # seat, hint
    "luysa_found",  # seat, location
    "luysa_freed",  # seat, ransom
    "marker_surrendered",  # seat, nation
    "chapter_disc",  # seat
    "tile_used",  # seat, tile
    "jack_discarded",  # seat, card
    "scored",  # seat, what, n, of what
    "game_ended",
    "legacy_laid",  # tile
    "went_on",  # seat, kind of the entry that was answered
    "figure_placed",  # seat, space
    "marker_lost",  # nation
    "automa_disc_counted",
]
(
    CAREER_TAKEN,
    PORT_TAKEN,
    ROUND_BEGAN,
    TURN_BEGAN,
    SAILED,
    GAINED_DOUBLOONS,
    GAINED_VP,
    GAINED_COMBAT,
    GAINED_FIGURES,
    FIGURES_RETURNED,
    GAINED_INFLUENCE,
    GAINED_INCOME_DOUBLOONS,
    GAINED_INCOME_VP,
    DISC_REMOVED,
    UPGRADE_UNLOCKED,
    DELIVERED,
    MARKET_EMPTIED,
    CARD_BOUGHT,
    CARD_PLANNED,
    CARD_DRAWN,
    CARD_OPENED,
    CARD_DISCARDED,
    CARD_REVEALED,
    CARD_REMOVED,
    PILE_SHUFFLED,
    HAND_DROPPED,
    GAINED_SYNERGY,
    QUEST_DONE,
    QUEST_LAID,
    QUEST_TAKEN,
    ASSISTANT_PLACED,
    ASSISTANT_USED,
    AGENT_PLACED,
    EXPLORER_MOVED,
    FIGURE_MOVED,
    RUIN_ENTERED,
    RUIN_MOVED,
    BARRIER_CROSSED,
    TOKEN_REVEALED,
    TOKEN_RETURNED,
    FOUGHT,
    FIGHT_ENDED,
    ANNEXED,
    DISPLACED,
    LIBERATED,
    MARKER_PLACED,
    MARKER_RESISTS,
    RESISTANCE_FULL,
    MARKER_RETURNED,
    TASK_DONE,
    CAREER_DONE,
    GOAL_MET,
    INVESTED,
    PRESTIGE_OPENED,
    VILLAGE_ACTION,
    ROUND_ENDED,
    LAST_PURCHASE_MADE,
    MARKERS_CAME,
    AUTOMA_CARD,
    AUTOMA_DISC,
    AUTOMA_SAILED,
    AUTOMA_EXPLORED,
    AUTOMA_VP,
    AUTOMA_INFLUENCE,
    AUTOMA_COMBAT,
    HINT_REVEALED,
    HINT_REMOVED,
    LUYSA_FOUND,
    LUYSA_FREED,
    MARKER_SURRENDERED,
    CHAPTER_DISC,
    TILE_USED,
    JACK_DISCARDED,
    SCORED,
    GAME_ENDED,
    LEGACY_LAID,
    WENT_ON,
    FIGURE_PLACED,
    MARKER_LOST,
    AUTOMA_DISC_COUNTED,
) = range(80)

# What caused an event: a plain cause, or a piece
CAUSES = [
    "setup",
    "village",
    "payment",
    "purchase",
    "combat",
    "income",
    "last_purchase",
    "discards",
    "refill",
    "resistance",
    "career",
    "influence",
    "final",
    "jacques",
    "jean",
    "round",
    "delivery",
    "search",
    "chapter",
    "nations",
    "explorer_end",
    "ransom",
    "uprising",
    "assistant",
    "agent",
    "dutch",
]
(
    BY_SETUP,
    BY_VILLAGE,
    BY_PAYMENT,
    BY_PURCHASE,
    BY_COMBAT,
    BY_INCOME,
    BY_LAST_PURCHASE,
    BY_DISCARDS,
    BY_REFILL,
    BY_RESISTANCE,
    BY_CAREER,
    BY_INFLUENCE,
    BY_FINAL,
    BY_JACQUES,
    BY_JEAN,
    BY_ROUND,
    BY_DELIVERY,
    BY_SEARCH,
    BY_CHAPTER,
    BY_NATIONS,
    BY_EXPLORER_END,
    BY_RANSOM,
    BY_UPRISING,
    BY_ASSISTANT,
    BY_AGENT,
    BY_DUTCH,
) = range(26)
BY_CARD = 100  # + card
BY_QUEST = 320
BY_UPGRADE = 360
BY_PORT = 380
BY_TILE = 400
BY_LOCATION = 420
BY_SPACE = 450
BY_TOKEN = 500
BY_PRESTIGE = 530
BY_RUIN_SPACE = 550
BY_BARRIER = 560
BY_CITY_TILE = 570

# What the final scoring counts, for the event "scored"
SCORED_AS = [
    "cards",
    "endgame",
    "prestige",
    "nation",
    "most_influence",
    "income_track",
    "explorer",
    "quests",
    "upgrades",
]
(
    SCORED_CARDS,
    SCORED_ENDGAME,
    SCORED_PRESTIGE,
    SCORED_NATION,
    SCORED_MOST,
    SCORED_INCOME,
    SCORED_EXPLORER,
    SCORED_QUESTS,
    SCORED_UPGRADES,
) = range(9)

# ---- sizes and columns of the tables ----

MAX_OPS = 900
MAX_LISTS = 900
MAX_COSTS = 160
MAX_EFFECTS = 420
MAX_ARROWS = 4  # from one location
JACQUES_CARDS = 12
JEAN_CARDS = 17
JEAN_ACTIONS = 4
LEADS = 3
MOST_DISCS = 32
RANKS = 5
COLUMNS = 7
MOST_INFLUENCE = 64

# Columns of op, cost, effect
(OP, OP_N, OP_X, OP_COST, OP_LIST, OP_LISTS) = range(6)
(COST_DOUBLOONS, COST_COMBAT, COST_FIGURES, COST_SAME, COST_NEED) = range(5)
(
    E_KIND,
    E_LIST,
    E_TRIGGER,
    E_MODIFIER,
    E_N,
    E_FROM_COST,
    E_SECOND,  # points for two village actions, or the first VP of Friend of the Villages
    E_THIRD,
    E_OBJECT,
    E_LOCATIONS,
    E_COMBAT,
    E_LAST,
    E_LOSES,
    E_SYNERGY,
    E_WHEN,
    E_WHEN_N,
    E_PER_POINT,
    E_MOST,
) = range(18)
EFFECT_WIDTH = 18


# Kinds of effects, triggers, modifiers and conditions by number
(
    IS_IMMEDIATE,
    IS_TRIGGER,
    IS_MODIFIER,
    IS_COMBAT_ACTION,
    IS_VILLAGE_ACTION,
    IS_ASSISTANT,
    IS_CONDITION,
    IS_SYNERGY_BONUS,
    IS_ENDGAME,
) = range(9)
(
    ON_COMBAT_START,
    ON_COMBAT_END,
    ON_DELIVER,
    ON_QUEST,
    ON_LIBERATE,
    ON_BARRIER,
    ON_INCOME,
    ON_LINKED_FIGHT,
    ON_EMPTY_VILLAGE,
    ON_VILLAGE_END,
) = range(10)
(
    M_DISCOUNT,
    M_EXPLORE,
    M_HAND_LIMIT,
    M_THRESHOLDS,
    M_OBJECT_WILD,
    M_DRAW_TWO,
    M_WILD_ONCE,
    M_STOPS,
    M_COMBAT_TILE,
    M_RESISTANCE,
    M_HOME_PORT,
) = range(11)
(
    WHEN_ASSISTANTS,
    WHEN_PROJECTS,
    WHEN_SYNERGIES,
    WHEN_TOKENS,
    WHEN_COMBAT,
    WHEN_QUESTS,
    WHEN_UPGRADES,
    WHEN_BARRIER,
    WHEN_DOUBLOONS,
    WHEN_INCOME,
    WHEN_VP_INCOME,
    WHEN_INFLUENCE_ONE,
    WHEN_INFLUENCE_ALL,
    WHEN_DELIVERIES,
    WHEN_FIGURES,
    WHEN_PRESTIGE,
    WHEN_LIBERATIONS,
) = range(17)
(
    PER_QUEST,
    PER_TOKEN,
    PER_COMBAT,
    PER_FIGURE,
    PER_UPGRADE,
    PER_SYNERGY,
    PER_ASSISTANT,
    PER_PROJECT,
    PER_RANK,
    PER_BARRIER,
) = range(10)
(
    P_ANTWERPEN,
    P_VILLAGE_ACTION,
    P_SUGAR_WILD,
    P_INCOME,
    P_COMBAT_ACTION,
    P_STOP_OWNED,
    P_EXTRA_ACTION,
    P_PANAMA,
    P_PORTO,
    P_ROATAN,
) = range(10)
(
    OP_DOUBLOONS,
    OP_VP,
    OP_COMBAT,
    OP_FIGURE,
    OP_EXPLORE,
    OP_INFLUENCE,
    OP_NOBLE_RANK,
    OP_DISC,
    OP_DISC_TO_TILE,
    OP_INCOME_DOUBLOONS,
    OP_INCOME_VP,
    OP_HAND_LIMIT,
    OP_VILLAGE_ACTIONS,
    OP_SYNERGY,
    OP_VP_PER,
    OP_DRAW_OBJECT,
    OP_LIBERATE,
    OP_PLACE_MARKER,
    OP_FIGHT,
    OP_MOVE_AGAIN,
    OP_PAY_FOR,
    OP_CHOOSE,
    OP_SELL_GOODS,
    OP_RETURN_MARKER,
    OP_QUESTS_ON_CARD,
    OP_CITY_ACTION,
    OP_ASSISTANT_ACTION,
    OP_FULFIL_TOP_QUEST,
    OP_FULFIL_QUEST_HERE,
    OP_BY_ROUND,
) = range(30)
(DOES_CITY_DISC, DOES_QUEST, DOES_EXPLORE, DOES_END_ROUND) = range(4)
(
    JEAN_EXPLORES,
    JEAN_INFLUENCE,
    JEAN_COMBAT,
    JEAN_VP,
    JEAN_QUEST_PILE,
    JEAN_DISC,
    JEAN_PAY_COMBAT,
) = range(7)
JEAN, JACQUES = 0, 1
WAITS = 11  # a bit beside the modifiers: some card still waits for a condition or a synergy
STOPS_FROM = 4  # in a card's marks, bits from here on are stops made
ALL_TASKS = 7
FAR = 99

MOST_COMBAT_CARDS = 14  # told apart in one Combat
FIRST_STOP_TILE = L5  # tiles with an effect at a stop, as bits of an entry
PASSAGE_DISC, HARBOR_DISC = 1, 2  # own discs on L37 and L30
ALL_NATIONS = 7  # as bits
MAIN_BRANCH, UPPER, LOWER = 0, 1, 2
HAND_KEPT, HAND_DROPPED_CHOICE = 1, 2
ZONE_SIZE = 8
SEEN_LEAVING = 1  # the mark of a card that left the game in the open
