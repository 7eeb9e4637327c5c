"""What is printed on Maracaibo's cards, tiles and board, for a page that draws it, and in words.

Texts import no title: the figures come as the title's data object has them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from carrack.games.maracaibo.texts import effects
from carrack.games.maracaibo.texts.pieces import Entry, Printed
from carrack.texts.sentences import languages_of

if TYPE_CHECKING:
    from carrack.games.maracaibo.texts.wording import TitleWording as Words

Table = dict[str, Any]

# Tables of the data with many entries, how the page calls them, and what it draws of each entry
DRAWN: dict[str, tuple[str, tuple[str, ...]]] = {
    "location": (
        "locations",
        (
            *("number", "kind", "x", "y", "zone", "annexable", "flag", "action", "rounds"),
            *("market_goods", "market_capacity", "city_tile_slot", "city_with_legacy"),
            *("requires_legacy", "requires_barrier", "must_stop", "ends_round"),
        ),
    ),
    "city_tile": ("city_tiles", ("helm", "action", "market_goods", "market_capacity")),
    "explorer_space": (
        "spaces",
        ("region", "x", "y", "next", "reward", "quest_slot", "start", "end", "branch"),
    ),
    "barrier": ("barriers", ("from", "to", "x", "y", "reward_by_order")),
    "ship_upgrade": ("upgrades", ("slot", "x", "y", "discs", "immediate", "permanent")),
    "project": (
        "cards",
        ("deck", "number", "cost", "vp", "good", "object", "categories", "requires", "effects"),
    ),
    "prestige": ("buildings", ("cost", "vp", "figures", "endgame")),
    "career": ("careers", ("tasks", "task_reward", "task_figure", "complete_reward")),
    "home_port": ("ports", ("nation", "immediate_cost", "immediate_gain", "ongoing")),
    "combat_token": ("tokens", ("france", "spain", "england", "modifier", "bonus", "cost")),
    "quest": ("quests", ("cost", "reward")),
    "legacy": (
        "tiles",
        ("place", "on_stop", "combat_actions", "combat_points", "combat_points_solo"),
    ),
    "ruin_space": ("ruins", ("x", "y", "next", "pay_objects", "reward", "vp_by_order", "end")),
    "hint": ("hints", ("colour", "objects")),
    "search_card": ("search_cards", ("players", "green", "red", "found_when_left")),
    "jacques_card": ("jacques", ("deck", "vp", "areas")),
    "jean_card": ("jean", ("deck", "steps", "route", "display_card", "actions")),
    "scenario": ("scenarios", ("mode", "modules", "nation_scoring", "win")),
    "chapter": ("chapters", ("location", "cost", "reward", "need_by_players", "scenario")),
}
# Tables with a single entry
PLAIN = ("village", "combat", "resistance", "explorer_end", "last_purchase")
NOTES = ("source", "note", "text")


def figures(data: Any) -> Table:
    """All figures that the table in the browser draws with."""
    tables: Table = {}
    for contents in data.files.values():
        tables |= contents
    drawn = {name: drawn_of(data, table, tables[table]) for table, (name, _) in DRAWN.items()}
    return {
        "data": data.fingerprint(),
        "canvas": tables_of(data, "board")["meta"]["canvas"],
        "ship_canvas": tables_of(data, "board")["meta"]["ship_board_canvas"],
        "hand_limit": tables_of(data, "cards")["meta"]["hand_limit"],
        "most_movement": tables_of(data, "board")["meta"]["move_max"],
        **drawn,
        "arrows": [without_notes(arrow) for arrow in tables["edge"]],
        "passage": without_notes(tables["special_route"][0]),
        "tracks": {name: without_notes(track) for name, track in tables["track"].items()},
        **{name: without_notes(tables[name]) | marked(data, name) for name in PLAIN},
        "object_tables": object_tables(data),
    }


def tables_of(data: Any, file: str) -> Table:
    contents: Table = data.files[f"{file}.toml"]
    return contents


def drawn_of(data: Any, table: str, entries: Sequence[Entry]) -> Table:
    """The entries of a table by their ids, each with the names of its estimated fields."""
    fields = DRAWN[table][1]
    return {
        name: {field: entry[field] for field in fields if field in entry}
        | marked(data, f"{table}/{name}")
        for entry in entries
        for name in [str(entry.get("id", entry.get("card")))]
    }


def marked(data: Any, place: str) -> Table:
    estimated = data.estimated(place)
    return {"estimated": estimated} if estimated else {}


def without_notes(entry: Entry) -> Table:
    return {
        field: value
        for field, value in entry.items()
        if field not in NOTES and not field.endswith(("_source", "_fields"))
    }


def object_tables(data: Any) -> Table:
    """What a drawn card brings by its object, on cards and on two tiles."""
    found = {**tables_of(data, "cards")["object_table"], **tables_of(data, "tiles")["object_table"]}
    return {name: without_notes(table) for name, table in found.items()}


# ---- in words ----


def words_in_all(data: Any) -> Table:
    """Every piece in every language, told from the figures that a table is played with."""
    from carrack.texts import Texts  # which finds this title's wording by itself

    told = {}
    for language in languages_of("maracaibo"):
        wording: Any = Texts("maracaibo", language).wording
        wording.printed = Printed(data.files)
        told[language] = words_of(wording)
    return told


def words_of(words: Words) -> Table:
    """Every piece by its name, and what it does."""
    printed = words.printed
    return {
        "nations": {name: nation_told(words, name) for name in words.NATIONS},
        "goods": {name: words.good(name) for name in effects.GOODS},
        "objects": {name: words.object(name) for name in effects.OBJECTS},
        "synergies": {name: words.synergy(name) for name in SYNERGIES},
        "cards": {
            name: {"name": words.card(name), "text": words.card_rule(name, {})}
            for name in printed.cards
        },
        "locations": {
            name: location_told(words, entry) for name, entry in printed.locations.items()
        },
        "city_tiles": named(words, printed.city_tiles, "city_tile", action_told),
        "spaces": {
            name: effects.ops_told(words, entry["reward"])
            for name, entry in printed.spaces.items()
            if entry["reward"]
        },
        "ruins": {name: ruin_told(words, entry) for name, entry in printed.ruins.items()},
        "barriers": {
            name: barrier_told(words, name, entry) for name, entry in printed.barriers.items()
        },
        "upgrades": named(words, printed.upgrades, "upgrade", effects.upgrade_told),
        "buildings": named(words, printed.buildings, "prestige", effects.building_told),
        "careers": {
            name: career_told(words, name, entry) for name, entry in printed.careers.items()
        },
        "ports": named(words, printed.ports, "port", effects.port_told),
        "tokens": {name: words.token(name) for name in printed.tokens},
        "quests": {name: words.quest(name) for name in printed.quests},
        "tiles": named(words, printed.tiles, "tile", effects.tile_told),
        "fleets": {
            name: effects.fleet_told(words, action) for name, action in printed.fleets.items()
        },
        "hints": {name: words.hint(name) for name in printed.hints},
        "resistance": [effects.ops_told(words, ops) for ops in printed.resistance["spaces"]],
        "search": {card: search_told(words, entry) for card, entry in printed.search_cards.items()},
        "chapters": {str(number): words.say(f"chapter-{number}") for number in printed.chapters},
        "scenarios": {name: words.say(f"variant-{name}") for name in printed.scenarios},
        "automas": {name: words.automa(name) for name in ("jacques", "jean")},
        "causes": causes(words),
        "phases": {phase: words.say(f"phase-{phase}") for phase in PHASES},
    }


SYNERGIES = ("medal", "anchor", "wheel", "crown", "barrel")
PHASES = (
    *("choosing", "turns", "last_purchase", "income", "dropping", "refilling", "ransom", "over"),
)
CAUSES = (
    *("setup", "village", "payment", "purchase", "combat", "income", "last_purchase"),
    *("discards", "refill", "resistance", "career", "influence", "final", "jacques", "jean"),
    *("round", "delivery", "search", "chapter", "nations", "explorer_end", "ransom", "uprising"),
    *("assistant", "agent", "dutch", "quest", "token"),
)


def nation_told(words: Words, name: str) -> Table:
    return {"name": words.nation(name), "letter": words.say(f"nation-{name}.letter")}


def named(
    words: Words, pieces: Mapping[str, Entry], key: str, told: Callable[[Words, Entry], str]
) -> Table:
    return {
        name: {"name": words.say(f"{key}-{name}"), "text": told(words, entry)}
        for name, entry in pieces.items()
    }


def action_told(words: Words, piece: Entry) -> str:
    return effects.ops_told(words, piece["action"])


def location_told(words: Words, place: Entry) -> Table:
    """A location: its name, and what its action and its flag bring."""
    told = {"name": words.say(f"location-{place['id']}")}
    for field in ("action", "flag"):
        if place.get(field):
            told[field] = effects.ops_told(words, place[field])
    return told


def ruin_told(words: Words, space: Entry) -> str:
    cost, reward = space.get("pay_objects"), space.get("reward")
    if cost:
        paid = effects.cost_told(words, {"objects": cost})
        return words.say(
            "op-pay_for", {"cost": paid, "gain": effects.ops_told(words, reward or ())}
        )
    return effects.ops_told(words, reward) if reward else ""


def barrier_told(words: Words, name: str, barrier: Entry) -> Table:
    rewards = [effects.ops_told(words, ops) for ops in barrier["reward_by_order"]]
    return {"name": words.barrier(name), "rewards": rewards}


def career_told(words: Words, name: str, career: Entry) -> Table:
    return {
        "name": words.career(name),
        "tasks": [effects.condition_told(words, task) for task in career["tasks"]],
        "reward": effects.ops_told(words, career["task_reward"]),
        "complete": effects.ops_told(words, career["complete_reward"]),
    }


def search_told(words: Words, card: Entry) -> Table:
    return {
        color: [effects.ops_told(words, ops) for ops in card[color]] for color in ("green", "red")
    }


def causes(words: Words) -> dict[str, str]:
    return {cause: words.say(f"cause-{cause}") for cause in CAUSES}
