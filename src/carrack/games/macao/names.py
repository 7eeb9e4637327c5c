"""The words of the game as numbers: colors, cards, phases, actions, events. Rules and views share
them.
"""

# Action cubes, in the canonical order
COLORS = ["red", "blue", "green", "gray", "violet", "black"]
RED, BLUE, GREEN, GRAY, VIOLET, BLACK = 0, 1, 2, 3, 4, 5
COLOR_COUNT = 6
BITS = 8  # of each color, where all cubes of a cost or a supply are one number
MAX_CUBES = 128  # of one color: more than a supply ever holds

# Goods, in the order of the tiles; the joker tile follows
GOODS = ["jade", "lacquerware", "paper", "porcelain", "rice", "silk", "spices", "tea"]
GOOD_COUNT = 8
JOKER = 8
NO_TILE = -1
NONE = -1  # nobody, nothing

# Sizes; the data may be smaller, never larger
SEATS = 4
CARDS = 120
OFFICES = 24
QUARTERS = 30
MAX_NODES = 40
MAX_DEGREE = 8
MAX_NEIGHBORS = 12
PORTS = 8
SLOTS = 3
LAST_ROUND = 12
TABLEAU_SPACES = 5
MAX_TABLEAU = 8
MAX_ACTIVE = 40  # one card a round and one at the start: 13 in a real game

# Streams of chance
SETUP = 0
DICE_STREAM = 1

# Kinds of cards, and the six types of office with their colors
OFFICE, BUILDING, PERSON = 0, 1, 2
KINDS = ["office", "building", "person"]
CUSTOMS, CONSTRUCTION, FINANCE, JUSTICE, MILITARY, ADMINISTRATION = 0, 1, 2, 3, 4, 5
OFFICE_TYPES = ["customs", "construction", "finance", "justice", "military", "administration"]
TYPE_COUNT = 6

# The 24 offices come first, four of each type; then the 96 other cards in the order of cards.toml
CARD_IDS = [f"{office}_{cubes}" for office in OFFICE_TYPES for cubes in (1, 2, 3, 4)] + [
    "archive",
    "bank",
    "border_post",
    "cathedral",
    "chancery",
    "chapel",
    "cooperage",
    "court",
    "crane",
    "customs_station",
    "embassy",
    "fortress",
    "fountain",
    "gate",
    "guard_post",
    "hospital",
    "inn",
    "jade_warehouse",
    "lacquerware_warehouse",
    "lighthouse",
    "meeting_hall",
    "miks_tavern",
    "monastery",
    "palace",
    "paper_warehouse",
    "parade_ground",
    "pawnshop",
    "porcelain_warehouse",
    "prefecture",
    "quarry",
    "residence",
    "rice_warehouse",
    "sail_loft",
    "school",
    "shop",
    "silk_warehouse",
    "smithy",
    "spice_warehouse",
    "statue",
    "tea_warehouse",
    "tower",
    "town_hall",
    "treasury",
    "university",
    "abbot",
    "baronesa_dois",
    "baronesa_tres",
    "baronesa_um",
    "beadle",
    "beggar",
    "bishop",
    "cabin_boy",
    "cannoneer",
    "captain",
    "carpenter",
    "chamberlain",
    "coachman",
    "councilman",
    "count",
    "craftsman",
    "diplomat",
    "donna_blu",
    "envoy",
    "explorer",
    "frau_rot",
    "goldsmith",
    "governor",
    "gravedigger",
    "healer",
    "helmsman",
    "herald",
    "idler",
    "innkeeper",
    "judge",
    "juggler",
    "lady_black",
    "madame_vert",
    "magistrate",
    "master",
    "master_builder",
    "midwife",
    "miss_grey",
    "moneylender",
    "night_watchman",
    "nobleman",
    "office_head",
    "professor",
    "prospector",
    "scholar",
    "scribe",
    "senora_violeta",
    "soldier",
    "speculator",
    "surveyor",
    "treasurer",
    "vice_governor",
]
CARD_NUMBERS = {card: number for number, card in enumerate(CARD_IDS)}
ARCHIVE = 24
BANK = 25
BORDER_POST = 26
CATHEDRAL = 27
CHANCERY = 28
CHAPEL = 29
COOPERAGE = 30
COURT = 31
CRANE = 32
CUSTOMS_STATION = 33
EMBASSY = 34
FORTRESS = 35
FOUNTAIN = 36
GATE = 37
GUARD_POST = 38
HOSPITAL = 39
INN = 40
JADE_WAREHOUSE = 41
LACQUERWARE_WAREHOUSE = 42
LIGHTHOUSE = 43
MEETING_HALL = 44
MIKS_TAVERN = 45
MONASTERY = 46
PALACE = 47
PAPER_WAREHOUSE = 48
PARADE_GROUND = 49
PAWNSHOP = 50
PORCELAIN_WAREHOUSE = 51
PREFECTURE = 52
QUARRY = 53
RESIDENCE = 54
RICE_WAREHOUSE = 55
SAIL_LOFT = 56
SCHOOL = 57
SHOP = 58
SILK_WAREHOUSE = 59
SMITHY = 60
SPICE_WAREHOUSE = 61
STATUE = 62
TEA_WAREHOUSE = 63
TOWER = 64
TOWN_HALL = 65
TREASURY = 66
UNIVERSITY = 67
ABBOT = 68
BARONESA_DOIS = 69
BARONESA_TRES = 70
BARONESA_UM = 71
BEADLE = 72
BEGGAR = 73
BISHOP = 74
CABIN_BOY = 75
CANNONEER = 76
CAPTAIN = 77
CARPENTER = 78
CHAMBERLAIN = 79
COACHMAN = 80
COUNCILMAN = 81
COUNT = 82
CRAFTSMAN = 83
DIPLOMAT = 84
DONNA_BLU = 85
ENVOY = 86
EXPLORER = 87
FRAU_ROT = 88
GOLDSMITH = 89
GOVERNOR = 90
GRAVEDIGGER = 91
HEALER = 92
HELMSMAN = 93
HERALD = 94
IDLER = 95
INNKEEPER = 96
JUDGE = 97
JUGGLER = 98
LADY_BLACK = 99
MADAME_VERT = 100
MAGISTRATE = 101
MASTER = 102
MASTER_BUILDER = 103
MIDWIFE = 104
MISS_GREY = 105
MONEYLENDER = 106
NIGHT_WATCHMAN = 107
NOBLEMAN = 108
OFFICE_HEAD = 109
PROFESSOR = 110
PROSPECTOR = 111
SCHOLAR = 112
SCRIBE = 113
SENORA_VIOLETA = 114
SOLDIER = 115
SPECULATOR = 116
SURVEYOR = 117
TREASURER = 118
VICE_GOVERNOR = 119

# Where a card lies
IN_STACK, IN_PAIR, IN_OFFER, DISCARDED = 0, 1, 2, 3
TABLEAU = 4  # + seat
ACTIVE = 8  # + seat

# Phases, one after the other
START_CARDS, START_CUBES, PICK, OVERFLOW, CHOOSE, EXPLORE, SHIFT, ACTIONS, PAYMENT, OVER = range(10)
PHASE_NAMES = [
    "start_cards",
    "start_cubes",
    "pick",
    "overflow",
    "dice",
    "explorer",
    "master",
    "actions",
    "payment",
    "over",
]

# Option values
SIX_CARDS, OFFER_BASIS = 0, 1
START_CLOCKWISE, RANDOM_ORDER, GIVEN_ORDER = 0, 1, 2
ONCE, EACH = 0, 1
PER_CARD, PER_TYPE = 0, 1
ONE_CARD, ANY_CARD = 0, 1
THREE_OF_A_TYPE, PER_TYPE_IF_THREE, ONCE_IF_THREE = 0, 1, 2

# Actions: a fixed space
NO_COLOR = 6  # behind the six colors: nothing dropped, a free step, gold instead of a cube
CHOICES = 7
TAKE_CARD = 0
DECLINE_CARD = TAKE_CARD + CARDS
DISCARD = DECLINE_CARD + 1
START_COLORS = DISCARD + CARDS
CHOOSE_DICE = START_COLORS + COLOR_COUNT * COLOR_COUNT
APPLY_EXPLORER = CHOOSE_DICE + 15
APPLY_MASTER = APPLY_EXPLORER + CHOICES  # color * 6 + position - 1; 36: nothing
NO_SHIFT = APPLY_MASTER + COLOR_COUNT * 6
ACTIVATE_PAY = NO_SHIFT + 1  # card * 7 + dropped color
ACTIVATE_CRAFTSMAN = ACTIVATE_PAY + CARDS * CHOICES
ACTIVATE_COUNT = ACTIVATE_CRAFTSMAN + CARDS * CHOICES
TAKE_QUARTER = ACTIVATE_COUNT + CARDS  # quarter * 7 + dropped color
QUARTER_HERALD = TAKE_QUARTER + QUARTERS * CHOICES
MOVE_WALL = QUARTER_HERALD + QUARTERS  # + distance - 1
MAX_DISTANCE = 15
MOVE_SHIP = MOVE_WALL + MAX_DISTANCE  # node * 7 + color paid; 6: a free step
DELIVER = MOVE_SHIP + MAX_NODES * CHOICES
BUY_TRIBUTE = DELIVER + 1
USE_OFFICE = BUY_TRIBUTE + 1
USE_CARD = USE_OFFICE + OFFICES  # + card - OFFICES
USE_SCHOLAR = USE_CARD + CARDS - OFFICES  # + color taken
USE_BEGGAR = USE_SCHOLAR + COLOR_COUNT
USE_ENVOY = USE_BEGGAR + COLOR_COUNT
USE_NOBLEMAN = USE_ENVOY + COLOR_COUNT
USE_SHOP = USE_NOBLEMAN + COLOR_COUNT
USE_GOLDSMITH = USE_SHOP + COLOR_COUNT  # + color paid
USE_CATHEDRAL = USE_GOLDSMITH + COLOR_COUNT  # + set of colors as bits
USE_GRAVEDIGGER = USE_CATHEDRAL + 64  # + person
CASH_JOKER = USE_GRAVEDIGGER + CARDS  # + one choice of seven
CASH_PAIR = CASH_JOKER + CHOICES  # + first * 7 + second, first <= second
PAY_CUBE = CASH_PAIR + CHOICES * CHOICES
PASS = PAY_CUBE + COLOR_COUNT
ACTION_COUNT = PASS + 1

# What the count and the herald take instead of cubes
COUNT_PRICE = 4
HERALD_PRICE = 3

# What a pending payment is for
FOR_WALL, FOR_PROSPECTOR, FOR_SHOP = 1, 2, 3

# Events
(
    CARD_REVEALED,
    TRIBUTE_SET,
    CARD_TAKEN,
    CARD_DECLINED,
    CARD_DISCARDED,
    CUBES_PLACED,
    DICE_ROLLED,
    DICE_CHOSEN,
    ROSE_TURNED,
    PUNISHED,
    CARD_ACTIVATED,
    CARD_USED,
    QUARTER_TAKEN,
    WALL_MOVED,
    SHIP_MOVED,
    DELIVERED,
    GOLD_GAINED,
    GOLD_PAID,
    PRESTIGE_GAINED,
    PRESTIGE_LOST,
    CUBE_GAINED,
    CUBE_PAID,
    JOKER_CASHED,
    STEPS_GAINED,
    PASSED,
    ROUND_BEGAN,
    GAME_ENDED,
    PAYMENT_BEGUN,
    EXPLORER_APPLIED,
    MASTER_APPLIED,
) = range(30)
EVENT_NAMES = [
    "card_revealed",
    "tribute_set",
    "card_taken",
    "card_declined",
    "card_discarded",
    "cubes_placed",
    "die_rolled",
    "dice_chosen",
    "rose_turned",
    "punished",
    "card_activated",
    "card_used",
    "quarter_taken",
    "wall_moved",
    "ship_moved",
    "delivered",
    "gold_gained",
    "gold_paid",
    "prestige_gained",
    "prestige_lost",
    "cube_gained",
    "cube_paid",
    "joker_cashed",
    "steps_gained",
    "passed",
    "round_began",
    "game_ended",
    "payment_begun",
    "explorer_applied",
    "master_applied",
]

# Causes: a card number, or one of these
BY_SETUP = 120
BY_DICE = 121
BY_OFFER = 122
BY_OVERFLOW = 123
BY_EMPTY_ARROW = 124
BY_TABLEAU = 125  # cards still on the tableau at the end
BY_MARKERS = 126  # punish markers in the final scoring
BY_CITY = 127
BY_TRIBUTE = 128
BY_DELIVERY = 129
BY_JOKER = 130
BY_PAYMENT = 131  # a price
BY_PASS = 132
CAUSE_NAMES = [
    *CARD_IDS,
    "setup",
    "dice",
    "offer",
    "overflow",
    "empty_arrow",
    "tableau",
    "markers",
    "city",
    "tribute",
    "delivery",
    "joker",
    "payment",
    "pass",
]
