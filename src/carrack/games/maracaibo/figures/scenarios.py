"""What the scenario cards and the chapters of the campaign say: scenarios.toml."""

from __future__ import annotations

from dataclasses import dataclass

from carrack.games.maracaibo.checks.forms import MOST
from carrack.games.maracaibo.figures.board import LEGACY
from carrack.games.maracaibo.figures.declared import (
    COST_IF_ANY,
    FLAG,
    NAME,
    OPS,
    STOP,
    TEXT,
    Kind,
    Parts,
    as_flags,
    exactly,
    figure,
    in_list,
    inside,
    many,
    whole,
    word,
)
from carrack.games.maracaibo.figures.effects import Names, Numbers
from carrack.games.maracaibo.names import (
    AUTOMAS,
    FIRST_STORY_CARD,
    LAST_STORY_CARD,
    MARKERS,
    MODULES,
    OBJECTS,
    WIN_CONDITIONS,
)
from carrack.games.maracaibo.ops import Cost, Ops
from carrack.kernel.findings import one_of

COLUMNS = 3
CARD = whole(1, 999)
NEXT_CARD = whole(0, 999)  # 0: the campaign is over
STORY_CARD = whole(FIRST_STORY_CARD, LAST_STORY_CARD)
TILES = many(LEGACY, differ=True)
STOPS = many(STOP, differ=True)


@dataclass(frozen=True)
class Zones:
    france: Names = figure(many(STOP, 1, differ=True))
    spain: Names = figure(many(STOP, 1, differ=True))
    england: Names = figure(many(STOP, 1, differ=True))

    def of(self, nation: str) -> Names:
        zone: Names = getattr(self, nation)
        return zone


@dataclass(frozen=True)
class QuestPlaces:
    initial: Names = figure(STOPS)
    initial_with_four: Names = figure(STOPS, toml="initial_4p")
    refill: Names = figure(STOPS)
    refill_with_four: Names = figure(STOPS, toml="refill_4p")


@dataclass(frozen=True)
class ZoneMarkers:
    """Markers at the start: on the last so many villages of a zone, and on its cities."""

    players: int = figure(whole(1, 4))
    villages_per_zone: int = figure(whole(0, 6))
    village: int = figure(whole(0, MARKERS))
    city: int = figure(whole(0, MARKERS))


PER_LOCATION = Parts({"per_location": whole(1, MARKERS), "zones": exactly(True)})
COLUMN = Parts(dict.fromkeys(OBJECTS, LEGACY))
NO_MARKERS = (0, 0, 0, 0)


@dataclass(frozen=True)
class Scenario:
    id: str = figure(NAME)
    card: int = figure(CARD)
    campaign_card: int = figure(CARD, default=0)
    name: str = figure(TEXT)
    mode: str = figure(word(["competitive", "cooperative"]), into="cooperative")
    player_counts: Numbers = figure(many(whole(1, 4), 1, 4, differ=True), toml="players")
    modules: frozenset[str] = figure(Kind(many(word(MODULES), differ=True).test, frozenset))
    optional_modules: frozenset[str] = figure(
        Kind(many(word(MODULES), differ=True).test, frozenset), default=frozenset()
    )
    legacy: Names = figure(TILES)
    legacy_columns: tuple[Names, ...] = figure(  # a tile for each object, in the order of OBJECTS
        Kind(
            many(Kind(COLUMN.test), COLUMNS, COLUMNS).test,
            lambda columns: tuple(tuple(column[one] for one in OBJECTS) for column in columns),
            lambda numbers, columns: [[LEGACY.number(numbers, t) for t in c] for c in columns],
        ),
        default=(),
        into="legacy_column",
    )
    story_cards: Numbers = figure(many(STORY_CARD, high=2), toml="c_cards")  # first, last, or none
    quests: QuestPlaces = figure(inside(QuestPlaces))
    quests_alone: Names = figure(STOPS, default=())  # at the start, where one captain has fewer
    markers_per_location: int = figure(PER_LOCATION.part("per_location"), toml="markers", default=0)
    markers_by_players: tuple[ZoneMarkers, ...] = figure(
        many(inside(ZoneMarkers), 4, 4), default=()
    )
    new_markers_per_nation: Numbers = figure(  # by round
        many(whole(0, MARKERS), 4, 4), default=NO_MARKERS, into="new_markers"
    )
    has_nation_scoring: bool = figure(FLAG, toml="nation_scoring", into="nation_scoring")
    automas: Names = figure(many(word(AUTOMAS), 1, differ=True))
    win: Names = figure(
        as_flags(WIN_CONDITIONS, many(word(WIN_CONDITIONS), 1, differ=True)),
        default=(),
        into=("win_markers", "win_above", "win_luysa"),
    )
    ransom_doubloons: int = figure(whole(1, MOST), default=0, into="ransom")

    @property
    def is_cooperative(self) -> bool:
        return self.mode == "cooperative"


GOAL_PLACE = Kind(lambda places: one_of(["", *places.assistant_places]), number=STOP.number)


@dataclass(frozen=True)
class Chapter:
    card: int = figure(CARD, into="chapter")
    title: str = figure(TEXT)
    location: str = figure(GOAL_PLACE, into="chapter_location")
    cost: Cost | None = figure(COST_IF_ANY, into="chapter_cost")
    reward: Ops = figure(OPS, into="chapter_gain")
    need_by_players: Numbers = figure(many(whole(0, 24), 4, 4), into="chapter_need", column=1)
    on_success: int = figure(NEXT_CARD)
    on_failure: int = figure(NEXT_CARD)
    add_on_success: Names = figure(TILES)
    add_on_failure: Names = figure(TILES)
    story_cards: Numbers = figure(many(STORY_CARD, differ=True), toml="c_cards")
    scenario: str = figure(in_list("scenarios"), default="")
    remove_legacy: Names = figure(TILES, default=())
