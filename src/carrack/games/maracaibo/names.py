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
