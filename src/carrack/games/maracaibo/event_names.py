"""What a game tells: kinds of events, their causes, and what the final scoring counts."""

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
