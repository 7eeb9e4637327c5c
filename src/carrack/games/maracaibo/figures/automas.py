"""What is printed on the cards of Jacques and Jean: automa.toml."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from carrack.games.maracaibo.checks.forms import MOST
from carrack.games.maracaibo.figures.declared import (
    AMOUNT,
    FLAG,
    LOCATION,
    NAME,
    TEXT,
    Kind,
    Parts,
    exactly,
    figure,
    many,
    read_all,
    whole,
    word,
)
from carrack.games.maracaibo.figures.effects import Names, Numbers
from carrack.games.maracaibo.names import (
    AREAS,
    JACQUES_DOES,
    JEAN_DOES,
    LEADS,
    MOST_DISCS,
    NATIONS,
)
from carrack.kernel.findings import Complaint, Test

JACQUES_DECKS = {"A": 7, "B": 5}
JEAN_DECKS = {"A": 5, "B": 7, "C": 5}
MOST_DISCS_TOLD = 25  # from none to 24

ROUND = whole(1, 4)


# ---- Jacques ----

AREA = Parts(
    {
        "do": word(JACQUES_DOES),
        "city": LOCATION,
        "n": whole(1, 12),
        "from": whole(2, 19),
        "to": whole(2, 19),
    },
    by="do",
    forms={
        "city_disc": {"city": None},
        "quest": {"from": None, "to": None},
        "explore": {"n": None},
        "end_round": {},
    },
)


@dataclass(frozen=True)
class JacquesArea:
    does: str
    city: str = ""
    n: int = 0
    first: int = 0  # of the locations looked at for a quest
    last: int = 0


def area_of(entry: Mapping[str, Any]) -> JacquesArea:
    return JacquesArea(
        does=entry["do"],
        city=entry.get("city", ""),
        n=entry.get("n", 0),
        first=entry.get("from", 0),
        last=entry.get("to", 0),
    )


def area_numbers(numbers: Any, areas: tuple[JacquesArea, ...]) -> tuple[list[int], ...]:
    """What is done in each area, and up to two numbers that go with it."""
    does = [JACQUES_DOES.index(area.does) for area in areas]
    first = [numbers.locations[a.city] if a.city else a.n or a.first for a in areas]
    return does, first, [area.last for area in areas]


AREA_LIST = Kind(
    many(Kind(AREA.test), AREAS, AREAS).test, lambda v: tuple(map(area_of, v)), area_numbers
)


@dataclass(frozen=True)
class JacquesCard:
    id: str = figure(NAME)
    deck: str = figure(word(list(JACQUES_DECKS)), into="jacques_deck")
    vp: int = figure(AMOUNT, into="jacques_vp")
    areas: tuple[JacquesArea, ...] = figure(
        AREA_LIST, into=("jacques_does", "jacques_a", "jacques_b")
    )


@dataclass(frozen=True)
class JacquesLevel:
    id: int = figure(whole(1, 4))
    name: str = figure(TEXT)
    removed_a: int = figure(whole(0, JACQUES_DECKS["A"]), toml="remove_A", into="jacques_removes_a")
    removed_b: int = figure(whole(0, JACQUES_DECKS["B"]), toml="remove_B", into="jacques_removes_b")


@dataclass(frozen=True)
class JacquesRules:
    deck_size: int = figure(exactly(AREAS))
    count_a: int = figure(exactly(JACQUES_DECKS["A"]), toml="count_A")
    count_b: int = figure(exactly(JACQUES_DECKS["B"]), toml="count_B")
    end_round_vp: int = figure(AMOUNT, into="jacques_end_vp")
    turns_after_end_symbol: Numbers = figure(many(ROUND, 4, 4), into="jacques_turns")
    explorer_lead_vp: int = figure(AMOUNT, into="jacques_explorer_vp")
    quest_lead_vp: int = figure(AMOUNT, into="jacques_quest_vp")


@dataclass(frozen=True)
class Jacques:
    rules: JacquesRules
    levels: tuple[JacquesLevel, ...]
    cards: tuple[JacquesCard, ...]


# ---- Jean ----

ROUNDS = many(ROUND, 2, 2)
ACTION = Parts(
    {
        "do": word(JEAN_DOES),
        "rounds": ROUNDS,
        "n": whole(1, MOST),
        "nation": word(NATIONS),
        "influence": whole(0, 20),
        "extra_village": FLAG,
    },
    by="do",
    forms={
        "explore": {"rounds": None, "n": whole(1, 12)},
        "influence": {"rounds": None, "nation": None, "n": whole(1, 20)},
        "combat": {"rounds": None, "influence": None, "extra_village": None},
        "vp": {"rounds": None, "n": None},
        "quest_pile": {"rounds": None},
        "disc": {"rounds": None},
        "pay_combat": {"rounds": None, "n": whole(1, 15)},
    },
)


def action_at(places: Any) -> Test:
    """What she does, in the rounds from the first to the last named."""
    inner = ACTION.test(places)

    def test(value: Any) -> Complaint:
        complaint = inner(value)
        if complaint is None and value["rounds"][0] > value["rounds"][1]:
            return "has rounds that go backwards"
        return complaint

    return test


@dataclass(frozen=True)
class JeanAction:
    does: str = figure(ACTION.kinds["do"], toml="do", into="jean_does")
    first_round: int = figure(
        Kind(ROUNDS.test, lambda rounds: rounds[0]), toml="rounds", into="jean_first"
    )
    last_round: int = figure(
        Kind(ROUNDS.test, lambda rounds: rounds[1]), toml="rounds", into="jean_last"
    )
    n: int = figure(ACTION.kinds["n"], default=0, into="jean_n")
    nation: str = figure(ACTION.kinds["nation"], default="", into="jean_nation")
    influence: int = figure(ACTION.kinds["influence"], default=0, into="jean_influence")
    extra_village: bool = figure(ACTION.kinds["extra_village"], default=False, into="jean_village")


@dataclass(frozen=True)
class JeanCard:
    id: str = figure(NAME)
    deck: str = figure(word(list(JEAN_DECKS)), into="jean_deck")
    steps: int = figure(whole(1, 4), into="jean_steps")
    route: str = figure(word(["upper", "lower"]), into="jean_lower")
    display_card: int = figure(whole(1, 4), into="jean_display")
    is_expansion: bool = figure(FLAG, toml="expansion")
    actions: tuple[JeanAction, ...] = figure(
        Kind(many(Kind(action_at), 1, 4).test, lambda entries: read_all(JeanAction, entries))
    )


@dataclass(frozen=True)
class JeanLevel:
    id: int = figure(whole(1, 5))
    name: str = figure(TEXT)
    a: int = figure(whole(0, JEAN_DECKS["A"]), toml="A", into="jean_takes", column=0)
    b: int = figure(whole(0, JEAN_DECKS["B"]), toml="B", into="jean_takes", column=1)
    c: int = figure(whole(0, JEAN_DECKS["C"]), toml="C", into="jean_takes", column=2)

    @property
    def cards(self) -> dict[str, int]:
        """The cards of an automa, by deck."""
        return {"A": self.a, "B": self.b, "C": self.c}


def ascending(kind: Kind) -> Kind:
    """Pairs of which the first numbers ascend, each once."""

    def test_at(places: Any) -> Test:
        inner = kind.test(places)

        def test(value: Any) -> Complaint:
            complaint = inner(value)
            if complaint is None and any(a[0] >= b[0] for a, b in pairwise(value)):
                return "must ascend"
            return complaint

        return test

    return replace(kind, test=test_at)


# One row: what so many more than a captain are worth
LEAD = replace(
    ascending(many(many(whole(1, MOST), 2, 2), 1, LEADS)),
    number=lambda _, pairs: [[list(pair) for pair in pairs]],
)
DISC_VP = replace(
    many(AMOUNT, 1, MOST_DISCS_TOLD),
    number=lambda _, vp: [vp[min(discs, len(vp) - 1)] for discs in range(MOST_DISCS)],
)


@dataclass(frozen=True)
class JeanRules:
    card_vp: int = figure(AMOUNT, into="jean_card_vp")
    # by discs; more than the last pay as the last
    disc_vp: Numbers = figure(DISC_VP, into="jean_disc_vp")
    quest_vp: int = figure(AMOUNT, into="jean_quest_vp")
    # lead, VP
    lead_quest: tuple[Numbers, ...] = figure(LEAD, into="jean_lead", column=0)
    lead_upgrades: tuple[Numbers, ...] = figure(LEAD, into="jean_lead", column=1)
    lead_explorer: tuple[Numbers, ...] = figure(LEAD, into="jean_lead", column=2)
    missing_combat_vp: int = figure(AMOUNT, into="jean_missing_vp")
    tie_order: Names = figure(many(word(NATIONS), 3, 3, differ=True), into="jean_tie")


@dataclass(frozen=True)
class Jean:
    rules: JeanRules
    levels: tuple[JeanLevel, ...]
    cards: tuple[JeanCard, ...]
