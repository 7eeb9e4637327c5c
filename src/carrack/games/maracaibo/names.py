"""The words of the game, in a fixed order: a word's place in its list is its number."""

NATIONS = ["france", "spain", "england"]
FRANCE, SPAIN, ENGLAND = 0, 1, 2
NATION_COUNT = 3

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
START, VILLAGE, CITY, HOMEWARD = 0, 1, 2, 3
BRANCHES = ["main", "upper", "lower"]

# Decks of project cards: A to start with, B of the base game, U of the expansion, C of the story
DECKS = ["A", "B", "U", "C"]
DECK_SIZES = {"A": 56, "B": 101, "U": 36, "C": 17}
FIRST_STORY_CARD, LAST_STORY_CARD = 90, 106

# What an effect of a card may be (11.2)
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

# What a home port does from its unlocking on (17.1)
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
