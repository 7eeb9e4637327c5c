"""What an observation of Maracaibo holds: its parts, and how many numbers they have."""

from __future__ import annotations

from carrack.games.maracaibo.actions import Ids
from carrack.games.maracaibo.effect_names import MODIFIERS, TRIGGERS
from carrack.games.maracaibo.entries import (
    DONE,
    ENTRIES,
    NEED_WORDS,
    STAGES,
    STANCES,
    VILLAGE_WORDS,
)
from carrack.games.maracaibo.entry_names import FRAME_WIDTH, MAX_DEPTH
from carrack.games.maracaibo.goals import LUYSA
from carrack.games.maracaibo.names import (
    AUTOMAS,
    BARRIERS,
    CITY_TILES,
    COMBAT_TOKENS,
    DISPLAY_SLOTS,
    HAND_SLOTS,
    JEAN_CARDS,
    LEGACY_IDS,
    LOCATIONS,
    MARKERS,
    MAX_GREEN_SPACES,
    MAX_VILLAGE_KINDS,
    NATIONS,
    NONE,
    PHASE_NAMES,
    PLANNING_SLOTS,
    PROJECTS,
    QUESTS,
    RED_SPACES,
    RESISTANCE_SPACES,
    ROUNDS,
    RUIN_SPACES,
    SEATS,
    SYNERGIES,
    TABLEAU_SLOTS,
    TASKS,
    WIN_CONDITIONS,
)
from carrack.games.maracaibo.view import CHOICES, DISC_TILES, DROPS, HELPS, MODULES_SEEN
from carrack.research.parts import LARGEST, Part, numbered

VERSION = 2  # 1 had two kinds of entries less, and named cards in the box
MOST = 127
PHASES = len(PHASE_NAMES)
STEPS = len(CHOICES)
KINDS: int = len(ENTRIES)
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
        Part("automa.deck", (cards,), 0, ROUNDS, "seen and put back, by the round"),
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
