"""What is printed on cards: cards.toml, careers.toml and homeports.toml."""

from __future__ import annotations

from dataclasses import dataclass

from carrack.games.maracaibo.checks.forms import MOST
from carrack.games.maracaibo.checks.ops import NEVER_IN_COMBAT, village_action_at
from carrack.games.maracaibo.effect_names import PORT_KINDS
from carrack.games.maracaibo.figures.declared import (
    AMOUNT,
    COST,
    FLAG,
    MARK,
    NAME,
    OPS,
    TEXT,
    Kind,
    Parts,
    exactly,
    figure,
    many,
    ops,
    whole,
    word,
)
from carrack.games.maracaibo.figures.effects import (
    CONDITION,
    EFFECTS,
    NO_REQUIREMENTS,
    REQUIREMENTS,
    Condition,
    Effect,
    Names,
    Requirements,
)
from carrack.games.maracaibo.names import (
    CAREERS,
    DECK_SIZES,
    DECKS,
    FIRST_STORY_CARD,
    GOODS,
    HAND_SLOTS,
    HOME_PORTS,
    LAST_STORY_CARD,
    NATIONS,
    OBJECTS,
    PRESTIGE_BUILDINGS,
    TASKS,
)
from carrack.games.maracaibo.ops import NOTHING, Cost, Ops

CATEGORIES = (
    *("permanent", "immediate", "income", "combat", "village", "assistant", "synergy", "endgame"),
)


@dataclass(frozen=True)
class CardsMeta:
    count_a: int = figure(exactly(DECK_SIZES["A"]), toml="count_A")
    count_b: int = figure(exactly(DECK_SIZES["B"]), toml="count_B")
    count_u: int = figure(exactly(DECK_SIZES["U"]), toml="count_U")
    count_c: int = figure(exactly(DECK_SIZES["C"]), toml="count_C")
    count_prestige: int = figure(exactly(PRESTIGE_BUILDINGS))
    cards_kept: int = figure(exactly(4), toml="hand_start", into="cards_kept")
    cards_planned: int = figure(exactly(1), toml="plan_start", into="cards_planned")
    cards_dealt: int = figure(exactly(8), toml="deal", into="cards_dealt")
    display: int = figure(exactly(4), into="display_size")
    later_cards: int = figure(  # of the decks B, U and C
        whole(1, DECK_SIZES["B"] + DECK_SIZES["U"]), toml="b_cards_per_game", into="later_cards"
    )
    hand_limit: int = figure(whole(1, HAND_SLOTS), into="hand_limit")
    planning_slots: int = figure(exactly(3), into="planning_slots")


@dataclass(frozen=True)
class ProjectCard:
    id: str = figure(NAME)
    deck: str = figure(word(DECKS), into="card_deck")
    number: int = figure(  # of a story card, else 0
        whole(FIRST_STORY_CARD, LAST_STORY_CARD), default=0, into="card_number"
    )
    name: str = figure(TEXT)
    cost: int = figure(whole(0, 30), into="card_cost")
    vp: int = figure(whole(0, 30), into="card_vp")
    good: str = figure(word(GOODS), into="card_good")
    object: str = figure(word(OBJECTS), into="card_object")
    categories: Names = figure(many(word(CATEGORIES), differ=True))
    requires: Requirements = figure(REQUIREMENTS, default=NO_REQUIREMENTS)
    effects: tuple[Effect, ...] = figure(EFFECTS, into=("card_effect", "card_effects"))
    text: str = figure(TEXT)


@dataclass(frozen=True)
class PrestigeBuilding:
    id: str = figure(NAME)
    name: str = figure(TEXT)
    cost: int = figure(AMOUNT, into="prestige_cost")
    vp: int = figure(AMOUNT, into="prestige_vp")
    figures: int = figure(exactly(1), into="prestige_figures")
    endgame: Ops = figure(OPS, into="prestige_end")
    text: str = figure(TEXT)
    is_promo: bool = figure(FLAG, toml="promo", default=False)
    is_for_freeing: bool = figure(FLAG, toml="freeing_recommended", default=True)


# ---- careers ----


@dataclass(frozen=True)
class CareersMeta:
    count: int = figure(exactly(CAREERS))
    dealt: int = figure(exactly(2), toml="deal", into="careers_dealt")
    kept: int = figure(exactly(1), toml="keep")
    figures_on_card: int = figure(exactly(TASKS))


TASK_LIST = Kind(
    many(CONDITION, TASKS, TASKS).test,
    many(CONDITION).read,
    lambda numbers, tasks: numbers.conditions_of(tasks),
)


@dataclass(frozen=True)
class Career:
    id: str = figure(NAME)
    name: str = figure(TEXT)
    is_for_freeing: bool = figure(FLAG, toml="freeing")
    is_expansion: bool = figure(FLAG, toml="expansion")
    tasks: tuple[Condition, ...] = figure(TASK_LIST, into=("task_when", "task_n"))
    task_reward: Ops = figure(OPS, into="task_gain")
    task_figures: int = figure(exactly(1), toml="task_figure", into="task_figures")
    complete_reward: Ops = figure(OPS, into="career_gain")
    text: str = figure(TEXT)


# ---- home ports ----


@dataclass(frozen=True)
class HomePortsMeta:
    count: int = figure(exactly(HOME_PORTS))
    dealt: int = figure(exactly(3), toml="deal", into="ports_dealt")
    kept: int = figure(exactly(1), toml="keep")
    discs: int = figure(exactly(2))
    face_down_bonus: Ops = figure(OPS, into="face_down_port")


IN_COMBAT = ops(NEVER_IN_COMBAT)
VILLAGE_ACTION = Kind(lambda places: village_action_at(tuple(places.cities)), OPS.read, OPS.number)
ONGOING = Parts(
    {
        "kind": word(PORT_KINDS),
        "do": OPS,
        "cost": whole(1, MOST),
        "n": whole(1, 3),
        "nation": word(NATIONS),
        "repeatable": MARK,
    },
    by="kind",
    forms={
        **{kind: {} for kind in PORT_KINDS},
        "city_replace_delivery": {"do": None},
        "village_action": {"do": VILLAGE_ACTION, "repeatable": None},
        "income": {"do": None},
        "combat_action": {"do": IN_COMBAT, "cost": None, "nation": None},
        "stop_owned": {"do": None, "nation": None},
        "extra_village_action": {"n": None},
        "after_delivery": {"do": None},
    },
)


@dataclass(frozen=True)
class HomePort:
    id: str = figure(NAME)
    name: str = figure(TEXT)
    nation: str = figure(word(NATIONS), default="", into="port_nation")
    offer_cost: Cost = figure(COST, toml="immediate_cost", into="port_cost")
    offer: Ops = figure(OPS, toml="immediate_gain", into="port_offer")
    offer_text: str = figure(TEXT, toml="immediate_text")
    kind: str = figure(ONGOING.part("kind"), toml="ongoing", into="port_kind")
    ops: Ops = figure(ONGOING.part("do", NOTHING), toml="ongoing", into="port_list")
    combat_cost: int = figure(ONGOING.part("cost", 0), toml="ongoing", into="port_combat")
    extra_actions: int = figure(ONGOING.part("n", 0), toml="ongoing", into="port_extra")
    text: str = figure(TEXT)
    is_for_freeing: bool = figure(FLAG, toml="freeing_recommended", default=True)
