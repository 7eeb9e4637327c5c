"""What can be done in Maracaibo: a list in groups, each choice with its price and gain."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from carrack.games.maracaibo.explain import GROUPS
from carrack.games.maracaibo.terminal.pieces import Pieces
from carrack.games.maracaibo.texts import effects
from carrack.terminal.choices import Entry
from carrack.terminal.look import Named, View

ORDER = list(dict.fromkeys(GROUPS.values()))
WITHOUT_GAIN = ("sail", "remove_disc", "fight_card")  # what is told about them is not the gain now
LATER = ("plan", "search", "pass")  # what may always be done stands behind what is asked


def order(action: Named) -> tuple[int, ...]:
    """Groups stay together; planning and passing come last."""
    group = GROUPS[action["type"]]
    return (LATER.index(group) + 1 if group in LATER else 0, ORDER.index(group))


def folded(action: Named) -> str:
    """Planning may be done at almost any time: one line for all cards."""
    return "plan" if action["type"] == "plan" else ""


def label(pieces: Pieces, entries: Sequence[Entry], view: View) -> str:
    if len(entries) > 1:
        return pieces.say("fold-plan")
    return pieces.texts.action(entries[0]["name"], pieces.names, view)


# ---- notes ----


def note(pieces: Pieces, name: Named, view: View, entry: Entry) -> str:
    """What a choice means, costs and brings."""
    about = ABOUT.get(name["type"])
    parts = [] if about is None else about(pieces, name, view, entry)
    price, gain = pieces.words.amounts(entry["price"]), pieces.words.amounts(entry["gain"])
    parts += [pieces.say("note-price", price=price)] if price else []
    if gain and (about is None or name["type"] in WITHOUT_GAIN):
        parts.append(pieces.say("note-gain", gain=gain))
    return " · ".join(part.rstrip(".") for part in parts if part)


About = Callable[[Pieces, Named, View, Entry], list[str]]


def about_stop(pieces: Pieces, name: Named, view: View, entry: Entry) -> list[str]:
    """What waits where the ship would stop."""
    stop, told = entry["stop"], []
    row = next(row for row in view["locations"] if row["location"] == name["to"])
    if stop["village_actions"]:
        told.append(pieces.say("n-village_actions", count=stop["village_actions"]))
    if stop["city"]:
        city = pieces.city(row)
        told += [pieces.city_action(row, city)] if city is not None and city.get("action") else []
        told.append(pieces.say("note-market", count=stop["market_space"]))
    printed = pieces.printed.locations[name["to"]]
    if printed["kind"] == "homeward":
        told.append(pieces.ops(printed["action"]))
    told += [pieces.say("table-quest-here", quest=pieces.words.quest(q)) for q in stop["quests"]]
    told += [pieces.words.card(card) for card in stop["assistants"]]
    told += [pieces.words.tile(tile) for tile in stop["tiles"] if tile not in ("L1", "L4", "L7")]
    if stop["hints"]:
        told.append(pieces.say("n-hints", count=stop["hints"]))
    if stop["markers"]:
        told.append(pieces.markers(row["markers"]).plain)
    if stop["ends_round"]:
        told.append(pieces.say("table-ends-round"))
    return told


def about_card(pieces: Pieces, name: Named, view: View, entry: Entry) -> list[str]:
    """Price, worth and effect of a card, and what it pays as."""
    if "card" not in name:
        return []
    printed = pieces.printed.cards[name["card"]]
    vp = pieces.say("n-vp", count=printed["vp"])
    shows = pieces.shows(printed, short=False)
    return [f"{printed['cost']}$, {vp}, {shows}", pieces.rule(name["card"])]


def about_purchase(pieces: Pieces, name: Named, view: View, entry: Entry) -> list[str]:
    printed = pieces.printed.cards[name["card"]]
    return [pieces.say("note-vp", count=printed["vp"]), pieces.rule(name["card"])]


def about_rule(pieces: Pieces, name: Named, view: View, entry: Entry) -> list[str]:
    """The effect of a bought card."""
    return [pieces.rule(name["card"])] if "card" in name else []


def about_building(pieces: Pieces, name: Named, view: View, entry: Entry) -> list[str]:
    printed = pieces.printed.buildings[name["building"]]
    return [effects.building_told(pieces.words, printed)]


def about_upgrade(pieces: Pieces, name: Named, view: View, entry: Entry) -> list[str]:
    """How many discs are left, and what the upgrade brings."""
    printed = pieces.printed.upgrades[name["upgrade"]]
    seat = view["viewer"] if view["viewer"] is not None else view["asked"]
    left = view["seats"][seat]["discs"][name["upgrade"]]
    counted = pieces.say("note-discs", left=left, discs=printed["discs"])
    return [counted, effects.upgrade_told(pieces.words, printed)]


def about_space(pieces: Pieces, name: Named, view: View, entry: Entry) -> list[str]:
    """The reward of a space of the explorer track, and a quest there."""
    space = pieces.printed.spaces[name["to"]]
    told = [pieces.ops(space["reward"])] if space["reward"] else []
    told += [
        pieces.say("table-quest-here", quest=pieces.words.quest(quest))
        for quest in view["track_quests"].get(name["to"], ())
    ]
    return told


def about_ruin(pieces: Pieces, name: Named, view: View, entry: Entry) -> list[str]:
    space = pieces.printed.ruins[name["to"]]
    cost = space.get("pay_objects", ())
    told = [effects.cost_told(pieces.words, {"objects": cost})] if cost else []
    return told + ([pieces.ops(space["reward"])] if space["reward"] else [])


def about_city(pieces: Pieces, name: Named, view: View, entry: Entry) -> list[str]:
    """The action of the city in which the ship lies."""
    location = (view["pending"] or {}).get("location")
    if location is None:
        return []
    printed = pieces.printed.locations[location]
    if printed["kind"] == "homeward":
        return [pieces.ops(printed["action"])]
    row = next(row for row in view["locations"] if row["location"] == location)
    city = pieces.city(row)
    return [pieces.city_action(row, city)] if city is not None and city.get("action") else []


def about_assistants(pieces: Pieces, name: Named, view: View, entry: Entry) -> list[str]:
    """What the own assistants do where the ship lies."""
    pending = view["pending"]
    tableau = view["seats"][pending["seat"]]["tableau"]
    here = [bought["card"] for bought in tableau if bought["placed"] == pending["location"]]
    return [pieces.rule(card) for card in here]


def about_tile(pieces: Pieces, name: Named, view: View, entry: Entry) -> list[str]:
    return [effects.tile_told(pieces.words, pieces.printed.tiles[name["tile"]])]


def about_career(pieces: Pieces, name: Named, view: View, entry: Entry) -> list[str]:
    return [effects.career_told(pieces.words, pieces.printed.careers[name["career"]])]


def about_port(pieces: Pieces, name: Named, view: View, entry: Entry) -> list[str]:
    return [effects.port_told(pieces.words, pieces.printed.ports[name["port"]])]


def about_own_port(pieces: Pieces, name: Named, view: View, entry: Entry) -> list[str]:
    port = view["seats"][view["pending"]["seat"]]["port"]
    return [effects.port_told(pieces.words, pieces.printed.ports[port])] if port else []


def about_resistance(pieces: Pieces, name: Named, view: View, entry: Entry) -> list[str]:
    return [pieces.ops(pieces.printed.resistance["spaces"][name["space"]])]


def about_fleet(pieces: Pieces, name: Named, view: View, entry: Entry) -> list[str]:
    return [effects.fleet_told(pieces.words, pieces.printed.fleets[name["action"]])]


def about_goal(pieces: Pieces, name: Named, view: View, entry: Entry) -> list[str]:
    chapter = pieces.printed.chapters[view["options"]["archive"]["chapter"]]
    return [effects.chapter_told(pieces.words, chapter, len(view["seats"]))]


ABOUT: dict[str, About] = {
    "sail": about_stop,
    "plan": about_card,
    "discard": about_card,
    "draw_open": about_card,
    "buy": about_purchase,
    "buy_planned": about_purchase,
    "card_action": about_rule,
    "fight_card": about_rule,
    "use_assistant": about_rule,
    "invest": about_building,
    "remove_disc": about_upgrade,
    "upgrade_action": about_upgrade,
    "explore": about_space,
    "move_figure": about_space,
    "ruin": about_ruin,
    "main_city": about_city,
    "city_action": about_city,
    "main_assistants": about_assistants,
    "use_tile": about_tile,
    "take_career": about_career,
    "take_port": about_port,
    "port_action": about_own_port,
    "fight_port": about_own_port,
    "resist": about_resistance,
    "fight_tile": about_fleet,
    "chapter_goal": about_goal,
}


# ---- the list ----
