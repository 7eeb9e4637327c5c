"""What the entries of the stack hold, in words: for views, and to check what comes from outside.

An entry is a kind, a seat, and numbers whose meaning its kind explains. Here each of these numbers
has a name and a sort; a sort says which numbers there are and how one is told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from carrack.games.maracaibo import entry_names, event_names
from carrack.games.maracaibo import names as n
from carrack.games.maracaibo.actions import Ids
from carrack.games.maracaibo.effect_names import COUNTED
from carrack.games.maracaibo.event_names import CAUSES
from carrack.games.maracaibo.names import (
    BARRIERS,
    GOODS,
    LEGACY_IDS,
    MAX_LISTS,
    MAX_OPS,
    NATIONS,
    NONE,
    OBJECT_TABLES,
    OBJECTS,
    SYNERGIES,
)
from carrack.games.maracaibo.ops import ANY, EACH, FEWEST, OP_NAMES, PLACES, SAME

Fields = dict[str, Any]  # of a table, or of what is printed: `printed_numbers`
MANY = 10_000
FIRST_NUMBER = entry_names.ENTRY_SEAT + 1  # of an entry, behind its kind and its seat
HIGHEST_CAUSE = event_names.BY_CITY_TILE + n.CITY_TILES - 1
NATION_WORDS = [*NATIONS, ANY, EACH, SAME, FEWEST]
NEED_WORDS = [*GOODS, *OBJECTS, "any_good", "any_object"]
STANCES = ["undecided", "for", "against"]
STAGES = [
    "start",
    "pick_pile",
    "pick_second",
    "keep_one",
    "put_under",
    "pick_nation",
    "fight",
    "end",
]
PURPOSES = ["influence", "rank", "return", "liberation", "displacement", "marker"]
DONE = ["influence", "annex", "displace", "city", "village", "extra", "port", "token", "two_tokens"]
MOVERS = ["explorer", "figure", "ruin"]

# Causes that are pieces: the first number, the word before the id, and where the ids are
PIECES = (
    (event_names.BY_CARD, "card", "cards"),
    (event_names.BY_QUEST, "quest", "quests"),
    (event_names.BY_UPGRADE, "upgrade", "upgrades"),
    (event_names.BY_PORT, "port", "ports"),
    (event_names.BY_TILE, "tile", ""),
    (event_names.BY_LOCATION, "location", "locations"),
    (event_names.BY_SPACE, "space", "spaces"),
    (event_names.BY_TOKEN, "token", "tokens"),
    (event_names.BY_PRESTIGE, "prestige", "buildings"),
    (event_names.BY_RUIN_SPACE, "ruin", "ruins"),
    (event_names.BY_BARRIER, "barrier", ""),
    (event_names.BY_CITY_TILE, "city_tile", "city_tiles"),
)
OTHER_PIECES = {"tile": LEGACY_IDS, "barrier": BARRIERS}


def cause_name(cause: int, ids: Ids) -> str | None:
    """A rule, or a piece with its id: "income", "card:A001"."""
    if cause < event_names.BY_CARD:
        return CAUSES[cause] if 0 <= cause < len(CAUSES) else None
    base, word, kind = next(piece for piece in reversed(PIECES) if piece[0] <= cause)
    pieces = getattr(ids, kind) if kind else OTHER_PIECES[word]
    return f"{word}:{piece_name(pieces, cause - base)}"


def piece_name(pieces: Sequence[str], number: int) -> str | None:
    return pieces[number] if 0 <= number < len(pieces) else None


def names_in(bits: int, words: Sequence[Any]) -> list[Any]:
    """The words whose bits are set.

    >>> names_in(5, ["red", "green", "blue"])
    ['red', 'blue']
    """
    return [word for i, word in enumerate(words) if bits >> i & 1]


# ---- sorts of numbers ----


@dataclass(frozen=True)
class Sort:
    """Numbers from `low` to `high`, and how one is told."""

    low: int
    high: int
    told: Callable[[int, Ids, Fields], Any]


def in_words(words: Sequence[str], low: int = 0) -> Sort:
    return Sort(low, len(words) - 1, lambda number, ids, printed: piece_name(words, number))


def piece(kind: str, count: int) -> Sort:
    """A piece by its id; NONE is no piece."""
    return Sort(NONE, count - 1, lambda number, ids, _: piece_name(getattr(ids, kind), number))


def bits_of(words: Sequence[str]) -> Sort:
    return Sort(0, (1 << len(words)) - 1, lambda number, ids, printed: names_in(number, words))


NUMBER = Sort(-MANY, MANY, lambda number, ids, printed: number)
COUNT = Sort(0, MANY, lambda number, ids, printed: number)
FLAG = Sort(0, 1, lambda number, ids, printed: bool(number))
PLACE = in_words(PLACES)
NATION = in_words(NATIONS, NONE)
GOOD = in_words(GOODS, NONE)
CARD = piece("cards", n.PROJECTS)
QUEST = piece("quests", n.QUESTS)
LOCATION = piece("locations", n.LOCATIONS)
SPACE = piece("spaces", n.MAX_EXPLORER_SPACES)
RUIN = piece("ruins", n.RUIN_SPACES)
TOKEN = piece("tokens", n.COMBAT_TOKENS)
HINT = piece("hints", n.HINTS)
PORT = piece("ports", n.HOME_PORTS)
CAREER = piece("careers", n.CAREERS)
UPGRADE = piece("upgrades", n.UPGRADES)
PRESTIGE = piece("buildings", n.PRESTIGE_BUILDINGS)
TILE = in_words(LEGACY_IDS, NONE)
BARRIER = in_words(BARRIERS, NONE)
SYNERGY = in_words(SYNERGIES, NONE)
STANCE = in_words(STANCES)
TILE_SPACE = Sort(  # of the resistance tile, or none
    NONE, n.RESISTANCE_SPACES - 1, lambda number, ids, printed: None if number == NONE else number
)
SCORED = in_words(event_names.SCORED_AS)
NATION_BITS = bits_of(NATIONS)
STOP_TILES = bits_of(LEGACY_IDS[n.FIRST_STOP_TILE : n.FIRST_STOP_TILE + 15])
CAUSE = Sort(NONE, HIGHEST_CAUSE, lambda number, ids, printed: cause_name(number, ids))
LIST = Sort(NONE, MAX_LISTS - 1, lambda number, ids, printed: ops_told(printed, ids, number))
ROW = Sort(0, MAX_OPS - 1, lambda number, ids, printed: op_told(printed, ids, number))


def automa_card_name(number: int, ids: Ids, printed: Fields) -> str | None:
    return piece_name(getattr(ids, n.AUTOMAS[printed["automa"]]), number)


AUTOMA_CARD = Sort(0, n.JEAN_CARDS - 1, automa_card_name)

# ---- kinds of village actions ----

VILLAGE_WORDS = ["take", "discard", "buy", "invest", "port", "resistance", "quest"]


@lru_cache(maxsize=16)
def village_kinds(ids: Ids) -> dict[int, str]:
    """Every sort of village action that is told apart: basic ones, then upgrades and cards."""
    kinds = dict(enumerate(VILLAGE_WORDS, entry_names.V_KIND_TAKE))
    kinds |= {
        entry_names.V_KIND_UPGRADE + i: f"upgrade:{name}" for i, name in enumerate(ids.upgrades)
    }
    return kinds | {entry_names.V_KIND_CARD + i: f"card:{name}" for i, name in enumerate(ids.cards)}


VILLAGE_KIND = Sort(
    0,
    entry_names.V_KIND_CARD + n.PROJECTS - 1,
    lambda number, ids, printed: village_kinds(ids).get(number),
)


# ---- ops, as they stand in the tables ----


def ops_told(printed: Fields, ids: Ids, number: int) -> list[Fields]:
    """A list of ops in the words of `ops.py`."""
    if number == NONE:
        return []
    start, length = printed["list_start"][number], printed["list_length"][number]
    return [op_told(printed, ids, row) for row in range(start, start + length)]


def op_told(printed: Fields, ids: Ids, row: int) -> Fields:
    name, number, x, cost, first, lists = printed["op"][row]
    told: Fields = {"op": OP_NAMES[name]} | op_parts(OP_NAMES[name], number, x, ids)
    if cost != NONE:
        told["cost"] = cost_told(printed, cost)
    if lists:
        told["lists"] = [ops_told(printed, ids, first + i) for i in range(lists)]
    return told


def op_parts(name: str, number: int, x: int, ids: Ids) -> Fields:
    """What goes with an op; see `Printed.numbers_of`, which wrote it."""
    words: dict[str, tuple[str, Sequence[str]]] = {
        "synergy": ("kind", SYNERGIES),
        "draw_object": ("table", OBJECT_TABLES),
        "liberate": ("where", PLACES),
        "place_marker": ("where", PLACES),
        "sell_goods": ("good", GOODS),
    }
    if name in words:
        part, known = words[name]
        return {part: known[number]}
    if name == "influence":
        return {"n": number, "nation": NATION_WORDS[x]}
    if name == "vp_per":
        return {"n": number, "per": COUNTED[x]}
    if name == "city_action":
        return {"locations": names_in(number, ids.locations), "deliver": bool(x)}
    return {"n": number} if number else {}


def cost_told(printed: Fields, cost: int) -> Fields:
    """What has to be paid, by its word; what costs nothing is left out."""
    row = printed["cost"][cost]
    words = ["doubloons", "combat", "figures", "same_goods", *NEED_WORDS]
    return {word: amount for word, amount in zip(words, row, strict=True) if amount}


# ---- kinds of entries ----


@dataclass(frozen=True)
class Kind:
    """How an entry is called, and its numbers behind the seat."""

    name: str
    parts: tuple[tuple[str, Sort], ...] = ()


def kind(name: str, **parts: Sort) -> Kind:
    return Kind(name, tuple(parts.items()))


ENTRIES: dict[int, Kind] = {
    entry_names.OPS: kind(
        "ops",
        ops=LIST,
        position=COUNT,
        nation=NATION,
        cause=CAUSE,
        location=LOCATION,
        agreed=FLAG,
    ),
    entry_names.MOVE: kind("move", points=COUNT, extra=FLAG),
    entry_names.ARRIVAL: kind(
        "arrival",
        location=LOCATION,
        points=COUNT,
        tiles=STOP_TILES,
        hint=FLAG,
        chapter=FLAG,
        begun=FLAG,
    ),
    entry_names.MAIN: kind("main", location=LOCATION, points=COUNT, extra=FLAG),
    entry_names.END_OF_MAIN: kind("end_of_main"),
    entry_names.REFILL: kind("refill", in_turn=FLAG, drawn=FLAG),
    entry_names.END_OF_TURN: kind("end_of_turn"),
    entry_names.VILLAGE: kind("village", left=COUNT),
    entry_names.CITY: kind("city", location=LOCATION, step=COUNT, delivers=FLAG),
    entry_names.PORTO: kind("porto", good=GOOD),
    entry_names.DISC: kind("disc", count=COUNT),
    entry_names.NATION_CHOICE: kind(
        "nation",
        purpose=in_words(PURPOSES),
        number=NUMBER,  # of influence or doubloons, or the location
        cause=CAUSE,  # or the nation that displaces
        nations=NATION_BITS,
        factor=COUNT,
    ),
    entry_names.LIBERATION: kind("liberation", where=PLACE, factor=COUNT, cause=CAUSE),
    entry_names.MARKER: kind("marker", where=PLACE, cause=CAUSE),
    entry_names.RESISTANCE: kind("resistance", nation=NATION, factor=COUNT),
    entry_names.FULL_RESISTANCE: kind("full_resistance"),
    entry_names.OPTION_CHOICE: kind(
        "option", op=ROW, nation=NATION, cause=CAUSE, location=LOCATION
    ),
    entry_names.OFFER: kind("offer", op=ROW, nation=NATION, cause=CAUSE, location=LOCATION),
    entry_names.SALE: kind("sale", good=GOOD, ops=LIST, cause=CAUSE),
    entry_names.PAYMENT: kind("payment"),
    entry_names.SAME_GOODS: kind("same_goods", count=COUNT),
    entry_names.ASSISTANT_PLACE: kind("assistant_place", card=CARD),
    entry_names.AGENT_PLACE: kind("agent_place", card=CARD),
    entry_names.BOUGHT: kind("bought", card=CARD),
    entry_names.QUEST_CHOICE: kind("quest", quest=QUEST, location=LOCATION, space=SPACE),
    entry_names.QUEST_REWARD: kind("quest_reward", quest=QUEST, place=COUNT),
    entry_names.CITY_CHOICE: kind("city_choice", op=ROW),
    entry_names.ASSISTANTS: kind("assistants", location=LOCATION, done=COUNT),
    entry_names.EXPLORATION: kind("exploration", steps=COUNT, moved=bits_of(MOVERS)),
    entry_names.BRANCH: kind("branch", start=SPACE, to=SPACE, first=SPACE, second=SPACE),
    entry_names.TRACK_REWARD: kind("track_reward", space=SPACE),
    entry_names.RUIN: kind("ruin"),
    entry_names.BARRIER: kind("barrier", barrier=in_words(BARRIERS)),
    entry_names.RUIN_REWARD: kind("ruin_reward", space=RUIN),
    entry_names.COMBAT: kind(
        "combat",
        stage=in_words(STAGES),
        token=TOKEN,
        second=TOKEN,
        pile=COUNT,
        nation=NATION,
        value=NUMBER,
        stance=in_words(STANCES),
        done=bits_of(DONE),
        cards_done=COUNT,
    ),
    entry_names.LOSS: kind("loss", cause=CAUSE),
    entry_names.PURCHASE_AT_END: kind("last_purchase"),
    entry_names.SURRENDER: kind("surrender"),
    entry_names.HINT_COVER: kind("cover_hint"),
    entry_names.SHOWN_HINT: kind("shown_hint", hint=HINT, location=LOCATION),
    entry_names.PORT_OFFER: kind("port_offer", port=PORT),
    entry_names.AUTOMA_QUEST: kind("automa_quest", location=LOCATION),
    entry_names.RANSOM_OFFER: kind("ransom"),
    entry_names.RETURN_CHOICE: kind("return_marker", doubloons=COUNT, cause=CAUSE),
    entry_names.HINT_SPACE: kind("cover_space", hint=HINT),
}
ENTRY = Sort(
    NONE,
    len(ENTRIES) - 1,
    lambda number, ids, printed: ENTRIES[number].name if number >= 0 else None,
)
NUMBERS = {each.name: number for number, each in ENTRIES.items()}


def entry_told(entry: Sequence[int], ids: Ids, printed: Fields) -> Fields:
    """An entry of the stack by the words of its kind and numbers."""
    about = ENTRIES[entry[entry_names.ENTRY_KIND]]
    parts = {
        name: sort.told(number, ids, printed)
        for (name, sort), number in zip(about.parts, entry[FIRST_NUMBER:], strict=False)
    }
    return {"what": about.name, "seat": entry[entry_names.ENTRY_SEAT], **parts}


def check_entry(entry: Sequence[int], seats: int) -> None:
    """ValueError when an entry holds a number that its kind does not know."""
    if (
        entry[entry_names.ENTRY_KIND] not in ENTRIES
        or not 0 <= entry[entry_names.ENTRY_SEAT] < seats
    ):
        raise ValueError("the stack holds something unknown")
    about = ENTRIES[entry[entry_names.ENTRY_KIND]]
    for (name, sort), number in zip(about.parts, entry[FIRST_NUMBER:], strict=False):
        if not sort.low <= number <= sort.high:
            raise ValueError(f"the entry {about.name} holds {number} as {name}")
    if any(entry[FIRST_NUMBER + len(about.parts) :]):
        raise ValueError(f"the entry {about.name} holds too many numbers")
