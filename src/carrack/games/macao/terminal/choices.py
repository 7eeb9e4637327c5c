"""What can be done in Macao: a list in groups, one line where only the cube differs, prices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from carrack.games.macao.names import LAST_ROUND
from carrack.games.macao.terminal.pieces import Pieces
from carrack.games.macao.terminal.seats import arrival
from carrack.terminal.choices import Choice, Entry
from carrack.terminal.look import Named, View
from carrack.terminal.piece_look import FINAL

NEAREST = 3  # ports named beside a step of the ship
# Their labels tell the price, or there is none.
WITHOUT_PRICE = ("pass", "deliver", "cash_joker", "pay_cube", "buy_tribute")
ASKED = {
    "activate": "which-way",
    "take_quarter": "which-way",
    "move_ship": "which-cube",
    "pick_start_cubes": "which-color",
    "cash_joker": "which-one",
}


def folded(action: Named) -> str:
    """Actions of one line: the same card, quarter or place; only the payment or color differs."""
    kind = action["type"]
    if kind in ("activate", "take_quarter", "move_ship", "pick_start_cubes"):
        subject = {"take_quarter": "quarter", "move_ship": "to", "pick_start_cubes": "first"}
        return f"{kind}/{action[subject.get(kind, 'card')]}"
    if kind == "use_card" and any(part in action for part in ("color", "colors", "person")):
        return f"use_card/{action['card']}"
    return "cash_joker" if kind == "cash_joker" else ""


def label(pieces: Pieces, entries: Sequence[Entry], view: View) -> str:
    """An action in words; for several the beginning that they share. Quarters and spaces at sea
    are called as one types them.
    """
    name = entries[0]["name"]
    words = pieces.words.action_words(name, pieces.names, view)
    if is_typed(name.get("to", "")):
        words |= {"to": name["to"], "way": "port"}
    key = f"action-{pieces.words.action_key(name, view)}" if len(entries) == 1 else ""
    told = pieces.texts.sentences.say(key or f"fold-{name['type']}", words)
    return f"{told} ({name['quarter']})" if "quarter" in name else told


def is_typed(place: str) -> bool:
    """A space at sea: `s02`."""
    return place[1:].isdigit()


def question(pieces: Pieces, choice: Choice) -> str:
    """The second question of a line with several actions."""
    name = choice.entries[0]["name"]
    if name["type"] == "use_card":
        return pieces.say("which-one" if "person" in name else "which-color")
    return pieces.say(ASKED[name["type"]])


# ---- notes ----


def note(pieces: Pieces, name: Named, view: View, entry: Entry) -> str:
    """What a choice brings, and what to think of before choosing it."""
    parts = [*facts(pieces, name, view, entry), gain_told(pieces, name, view, entry)]
    parts += [pieces.say(f"warning-{warning}") for warning in entry["warnings"] if warning != FINAL]
    return " · ".join(part.rstrip(".") for part in parts if part)


def facts(pieces: Pieces, name: Named, view: View, entry: Entry) -> list[str]:
    kind = name["type"]
    if kind in ("take_card", "discard_overflow", "activate"):
        return [pieces.words.card_rule(name["card"], view["options"])]
    if kind == "move_ship":
        where = [pieces.words.place(name["to"])] if is_typed(name["to"]) else []
        return [*where, near_ports(pieces, name["to"], view)]
    if kind == "move_wall" and view["viewer"] is not None:
        space = view["seats"][view["viewer"]]["wall"] + name["distance"]
        return [pieces.say("note-to-space", space=space)]
    if kind == "choose_dice":
        return [rose_told(pieces, entry["gain"].get("rose", {}), view)]
    return []


def rose_told(pieces: Pieces, rose: Mapping[str, Mapping[str, int]], view: View) -> str:
    """Cubes with the round in which they arrive."""
    told = [
        pieces.say("note-rose", cubes=pieces.words.cubes(cubes), round=arrival(view, int(position)))
        for position, cubes in sorted(rose.items())
        if arrival(view, int(position)) <= LAST_ROUND
    ]
    return ", ".join(told)


def gain_told(pieces: Pieces, name: Named, view: View, entry: Entry) -> str:
    """Gold, prestige and the like; what the label says already is left out."""
    gain = {part: amount for part, amount in entry["gain"].items() if part not in ("cards", "rose")}
    if name["type"] == "take_quarter":
        gain.pop("goods", None)
        gain.pop("jokers", None)
    plain_tribute = {"prestige": view["tribute"]["gain"]}
    if name["type"] in ("move_wall", "cash_joker", "pay_cube") or gain == plain_tribute:
        return ""
    told = pieces.words.amounts(gain)
    return pieces.say("note-gain", gain=told) if told else ""


def near_ports(pieces: Pieces, place: str, view: View) -> str:
    """The nearest ports that still take goods; those the ship carries goods for come first."""
    ways = pieces.distances(place)
    seat = view["viewer"] if view["viewer"] is not None else view["current"]
    cargo = view["seats"][seat]["cargo"]
    open_ports = [port for port in view["ports"] if len(port["delivered"]) < len(port["slots"])]
    open_ports.sort(key=lambda port: (port["good"] not in cargo, ways.get(port["port"], 99)))
    told = [
        pieces.say("note-near", port=pieces.words.place(port["port"]), count=ways[port["port"]])
        for port in open_ports[:NEAREST]
        if port["port"] in ways
    ]
    return pieces.say("note-from-there", ports=", ".join(told)) if told else ""


def common_note(pieces: Pieces, entries: Sequence[Entry], view: View) -> str:
    """What is true of all actions in one line."""
    name = entries[0]["name"]
    if name["type"] == "use_card":
        return pieces.words.card_rule(name["card"], view["options"]).rstrip(".")
    return " · ".join(fact.rstrip(".") for fact in facts(pieces, name, view, entries[0]))


# ---- the list ----


def price_drawn(pieces: Pieces, choice: Choice) -> Text:
    """What is paid; for a card on offer what it would cost to activate."""
    names = [entry["name"] for entry in choice.entries]
    if names[0]["type"] in ("take_card", "discard_overflow"):
        return pieces.cost(pieces.card_cost(names[0]["card"]))
    if names[0]["type"] in WITHOUT_PRICE:
        return Text()
    if len(names) == 1:
        return pieces.price(choice.entries[0]["price"])
    if names[0]["type"] == "activate":
        return pieces.cost(pieces.card_cost(names[0]["card"]))
    if names[0]["type"] == "take_quarter":
        return pieces.cost(pieces.quarters[names[0]["quarter"]]["cost"])
    return Text()


def price_in_words(pieces: Pieces, choice: Choice) -> str:
    entry: Mapping[str, Any] = choice.entries[0]
    name = entry["name"]
    if name["type"] in ("take_card", "discard_overflow"):
        return pieces.words.cubes(pieces.card_cost(name["card"]))
    if choice.is_folded or name["type"] in WITHOUT_PRICE:
        return ""
    return pieces.words.amounts(entry["price"])
