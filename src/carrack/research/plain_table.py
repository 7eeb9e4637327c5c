"""A table as a few lines of plain text, written from what somebody may see of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, cast

from carrack.texts import Texts
from carrack.texts.macao import MacaoWording
from carrack.texts.maracaibo import MaracaiboWording

View = Mapping[str, Any]
DISCARDS_SHOWN = 5


def text(view: View) -> str:
    """The table of `state.view(seat)`, or of `state.view(None)`.

    >>> import carrack
    >>> print(text(carrack.load("macau_cards").new(seats=2, seed=1).view(0)))
    Macau (Makaó), round 1, turn 1: Seat 1 is to move
      Laid: 8♥. Wanted: ♥ or 8. 43 cards in the stock, play goes counterclockwise
      Seat 0 (viewer): 5 cards
    > Seat 1: 5 cards
      Hand: A♣ 4♥ 5♠ 9♣ J♣
    """
    lines = {"macao": macao, "macau_cards": macau_cards, "maracaibo": maracaibo}
    write = lines.get(view["game"], untold)
    return "\n".join(write(view, Texts(view["game"])))


def untold(view: View, texts: Texts) -> Iterator[str]:
    """Somebody else's title, by its bare names."""
    yield from (f"{name}: {content}" for name, content in view.items() if name != "options")


def heading(view: View, texts: Texts, when: str) -> str:
    """What is played, how far it is, and what it waits for."""
    names = [f"Seat {row['seat']}" for row in view["seats"]]
    told = "the game is over" if view["over"] else texts.prompt({**view, "viewer": None}, names)
    return f"{when}: {told}"


def seat_name(view: View, row: View) -> str:
    """A seat, whether it looks, and its place once the game is over; > for whose turn it is."""
    seat = row["seat"]
    sign = ">" if view["current"] == seat and not view["over"] else " "
    viewer = " (viewer)" if seat == view["viewer"] else ""
    place = f" (place {view['places'][seat]})" if view["places"] else ""
    return f"{sign} Seat {seat}{viewer}{place}"


def counted(amounts: Mapping[str, int]) -> str:
    """
    >>> counted({"red": 2, "blue": 1}), counted({})
    ('2 red, 1 blue', 'none')
    """
    return ", ".join(f"{count} {name}" for name, count in amounts.items()) or "none"


def listed(words: Sequence[str]) -> str:
    return ", ".join(words) or "none"


# ---- Macao ----


def macao(view: View, texts: Texts) -> Iterator[str]:
    words = cast(MacaoWording, texts.wording)
    when = f"Macao, round {view['round']} of 12" if view["round"] else "Macao, setup"
    yield heading(view, texts, when)
    tribute = view["tribute"]
    yield (
        f"  Tribute: {tribute['price']} gold for {tribute['gain']} prestige. "
        f"Dice: {listed([f'{color} {value}' for color, value in view['dice'].items()])}"
    )
    if view["offer"]:
        yield f"  Offer: {listed([texts.card(card) for card in view['offer']])}"
    yield f"  Wall: {listed([stack_told(stack) for stack in view['wall']])}"
    for owner, quarters in groupby(sorted(view["city"], key=owned_first), key=owner_of):
        yield f"  {owner}: {listed([quarter_told(row) for row in quarters])}"
    yield f"  Ports: {listed([port_told(words, port) for port in view['ports']])}"
    for row in view["seats"]:
        yield from macao_seat(view, row, texts)


def stack_told(stack: View) -> str:
    return f"space {stack['space']} seat " + "/".join(str(seat) for seat in stack["discs"])


def owned_first(row: View) -> int:
    return 99 if row["owner"] is None else int(row["owner"])


def owner_of(row: View) -> str:
    return "Free quarters" if row["owner"] is None else f"Quarters of seat {row['owner']}"


def quarter_told(row: View) -> str:
    number = row["quarter"].lstrip("q0")
    return f"{number} {row['tile']}" if row["tile"] else number


def port_told(words: MacaoWording, port: View) -> str:
    done = len(port["delivered"])
    left = "/".join(str(value) for value in port["slots"][done:]) or "full"
    return f"{words.place(port['port'])} {port['good']} {left}"


def macao_seat(view: View, row: View, texts: Texts) -> Iterator[str]:
    words = cast(MacaoWording, texts.wording)
    cargo = row["cargo"] | ({"joker": row["jokers"]} if row["jokers"] else {})
    yield (
        f"{seat_name(view, row)}: {row['prestige']} prestige, {row['gold']} gold, "
        f"{row['punish_markers']} markers, ship at {words.place(row['ship'])} with {counted(cargo)}"
    )
    rose = [f"{pips}: {counted(cubes)}" for pips, cubes in enumerate(row["rose"], 1) if cubes]
    yield f"    Supply: {counted(row['supply'])}. Rose: {'; '.join(rose) or 'empty'}"
    waiting = listed([texts.card(card) for card in row["tableau"]])
    active = listed([texts.card(each["card"]) for each in row["active"]])
    yield f"    Waiting: {waiting}. Active: {active}"


# ---- Macau ----


def macau_cards(view: View, texts: Texts) -> Iterator[str]:
    when = f"Macau (Makaó), round {view['round']}, turn {view['turn']}"
    yield heading(view, texts, when)
    laid = texts.faces([row["as"] for row in view["discard"][-DISCARDS_SHOWN:]])
    way = "clockwise" if view["direction"] == "cw" else "counterclockwise"
    yield (
        f"  Laid: {laid}. Wanted: {texts.requirement(view)}. "
        f"{view['stock_size']} cards in the stock, play goes {way}"
    )
    if view["attack"]:
        names = [f"Seat {row['seat']}" for row in view["seats"]]
        yield f"  Attack: {texts.attack(view, names)}"
    for row in view["seats"]:
        yield f"{seat_name(view, row)}: {listed(macau_facts(row, texts))}"
    if "hand" in view:
        yield f"  Hand: {texts.faces(view['hand']) or 'empty'}"


def macau_facts(row: View, texts: Texts) -> list[str]:
    """How many cards, and what else is known of a seat."""
    facts = [f"{row['hand_size']} cards"]
    if row["place"]:
        facts.append(f"out as number {row['place']}")
    if row["miss_debt"]:
        facts.append(f"misses {row['miss_debt']} turns")
    if row["total"]:
        facts.append(f"{row['total']} points")
    if row["known"]:
        facts.append("is known to hold " + texts.faces(row["known"]))
    return facts


# ---- Maracaibo ----


def maracaibo(view: View, texts: Texts) -> Iterator[str]:
    words = cast(MaracaiboWording, texts.wording)
    when = f"Maracaibo, round {view['round']} of 4" if view["round"] else "Maracaibo, setup"
    yield heading(view, texts, when)
    display = [words.card(card) for card in view["display"] if card is not None]
    yield f"  Display: {listed(display)}. {view['pile_size']} cards in the pile"
    held = [
        f"{words.place(row['location'])} {counted(row['markers'])}"
        for row in view["locations"]
        if row["markers"]
    ]
    yield f"  Held: {listed(held)}"
    for row in view["seats"]:
        yield from captain(view, row, words)
    if view["automa"]:
        automa = view["automa"]
        name, at = words.automa(automa["name"]), automa["explorer"]
        yield f"  {name}: {automa['vp']} VP, explorer at {at}"
    if "hand" in view:
        yield f"  Hand: {words.cards(view['hand']) or 'empty'}"


def captain(view: View, row: View, words: MaracaiboWording) -> Iterator[str]:
    ship = words.place(row["ship"]) if row["ship"] else "none"
    yield (
        f"{seat_name(view, row)}: {row['vp']} VP (+{row['vp_income']}), "
        f"{row['doubloons']} doubloons (+{row['income']}), {row['combat']} combat, "
        f"{row['figures']} figures, {row['hand_size']} cards"
    )
    yield (
        f"    Ship: {ship}. Explorer: {row['explorer'] or 'none'}. "
        f"Influence: {counted(row['influence'])}"
    )
    planned = words.cards(row["planned"]) or "none"
    bought = words.cards([each["card"] for each in row["tableau"]]) or "none"
    yield f"    Planned: {planned}. Bought: {bought}"
