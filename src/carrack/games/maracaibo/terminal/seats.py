"""What lies in front of the captains of Maracaibo: scores, the ship board, hand, bought cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from carrack.games.maracaibo.terminal.pieces import Pieces
from carrack.games.maracaibo.texts import effects
from carrack.terminal.look import View

NAME_WIDTH = 14
COLUMNS = (
    *("vp", "doubloons", "combat", "figures", "hand", "bought", "quests", "tokens"),
    *("upgrades", "synergies"),
)


# ---- everybody ----


def scores_drawn(pieces: Pieces, view: View) -> Table:
    """A line for each captain, and one for the automa."""
    table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, header_style="bold")
    table.add_column("")
    table.add_column(pieces.say("table-seat"), no_wrap=True)
    table.add_column(pieces.say("table-ship"), no_wrap=True)
    for key in COLUMNS:
        table.add_column(pieces.say(f"table-{key}"), justify="right", no_wrap=True)
    for row in view["seats"]:
        name = pieces.named_seat(row["seat"], NAME_WIDTH)
        if row["seat"] == view["viewer"]:
            name.stylize("bold")
        table.add_row(
            Text("▶" if row["seat"] == view["current"] else " ", style="bold green"),
            name,
            Text(row["ship"] or "-"),
            *(Text(cell) for cell in figures_of(pieces, row)),
        )
    return table


def figures_of(pieces: Pieces, row: Mapping[str, Any]) -> list[str]:
    """The numbers of a captain, in the order of the columns."""
    unlocked = sum(discs == 0 for discs in row["discs"].values())
    return [
        f"{row['vp']}+{row['vp_income']}",
        f"{row['doubloons']}+{row['income']}",
        str(row["combat"]),
        str(row["figures"]),
        f"{row['hand_size']}/{len(row['planned'])}",
        str(len(row["tableau"])),
        str(len(row["quests"])),
        str(len(row["combat_tokens"])),
        f"{unlocked}/{len(row['discs'])}",
        str(len(row["synergies"])),
    ]


def automa_drawn(pieces: Pieces, view: View) -> Text:
    automa = view["automa"]
    told = pieces.say(
        "table-automa-row",
        vp=automa["vp"],
        explorer=automa["explorer"] or "-",
        quests=automa["quests"],
        discs=automa["discs"],
        cards=automa["deck_size"],
    )
    name = pieces.words.automa(automa["name"])
    return Text().append(f"J {name}", style="bold red").append(f"  {told}")


# ---- one ship board ----


def ship_drawn(pieces: Pieces, view: View, seat: int) -> RenderableType:
    """Upgrades by discs left, career, home port, resistance tile, synergies and tokens."""
    row = view["seats"][seat]
    table = Table.grid(padding=(0, 2, 0, 0))
    for key, content in ship_rows(pieces, row):
        if content:
            table.add_row(Text(f"  {pieces.say(key)}", style="cyan"), content)
    own = seat == view["viewer"]
    title = pieces.say("table-own") if own else pieces.say("table-ship-of", seat=pieces.name(seat))
    return Group(Text(title, style="bold"), table)


def ship_rows(pieces: Pieces, row: Mapping[str, Any]) -> list[tuple[str, Text]]:
    supply = pieces.say(
        "table-figures-left",
        supply=row["figures"],
        general=row["general"],
        career=row["career_figures"],
    )
    synergies = ", ".join(pieces.words.synergy(each) for each in row["synergies"])
    tokens = "  ".join(pieces.words.token(token) for token in row["combat_tokens"])
    return [
        ("table-unlocked", Text(upgrades(pieces, row, 0, 0), style="green")),
        ("table-one-disc", Text(upgrades(pieces, row, 1, 1))),
        ("table-two-discs", Text(upgrades(pieces, row, 2, 99), style="dim")),
        ("table-career", career_drawn(pieces, row)),
        ("table-port", port_drawn(pieces, row)),
        ("table-resistance", resistance_drawn(pieces, row)),
        ("table-figures-row", Text(supply)),
        ("table-synergies-row", Text(synergies)),
        ("table-tokens-row", Text(tokens)),
        ("table-your-quests", Text(", ".join(map(pieces.words.quest, row["card_quests"])))),
    ]


def upgrades(pieces: Pieces, row: Mapping[str, Any], least: int, most: int) -> str:
    """Upgrades with so many discs left on them."""
    names = [name for name, discs in row["discs"].items() if least <= discs <= most]
    return ", ".join(pieces.words.upgrade(name) for name in names)


def career_drawn(pieces: Pieces, row: Mapping[str, Any]) -> Text:
    if row["career"] is None:
        return Text()
    line = caption(pieces, pieces.words.career(row["career"]))
    tasks = pieces.printed.careers[row["career"]]["tasks"]
    parts = [
        Text(f"{'✓ ' if done else ''}{effects.condition_told(pieces.words, task)}", style=style)
        for task, done in zip(tasks, row["tasks_done"], strict=False)
        for style in ["green" if done else ""]
    ]
    return line + Text(" · ").join(parts)


def port_drawn(pieces: Pieces, row: Mapping[str, Any]) -> Text:
    if row["port"] is None:
        return Text()
    locked = row["discs"]["home_port"] > 0
    state = f" ({pieces.say('table-port-locked')})" if locked else ""
    rule = effects.port_told(pieces.words, pieces.printed.ports[row["port"]])
    return caption(pieces, f"{pieces.words.port(row['port'])}{state}").append(rule, style="dim")


def caption(pieces: Pieces, name: str) -> Text:
    """A name with the colon of the language."""
    return Text(pieces.say("table-told", name=name, text=""))


def resistance_drawn(pieces: Pieces, row: Mapping[str, Any]) -> Text:
    """The four spaces: a nation's marker, or what the space brings; empty without the module."""
    if not any(row["resistance"]):
        return Text()
    spaces = zip(row["resistance"], pieces.printed.resistance["spaces"], strict=False)
    parts = [
        pieces.nation(nation) if nation else Text(pieces.ops(ops), style="dim")
        for nation, ops in spaces
    ]
    return Text(" | ").join(parts)


# ---- cards ----


def cards_drawn(pieces: Pieces, title: str, cards: Sequence[str]) -> RenderableType:
    """Cards with price, worth, what they pay as, and what they do."""
    heading = Text(title, style="bold")
    if not cards:
        return heading.append(f"  {pieces.say('table-empty')}", style="dim")
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    for card in cards:
        printed = pieces.printed.cards[card]
        table.add_row(
            Text(f"  {pieces.words.card(card)}"),
            Text(f"{printed['cost']}$", style="bold"),
            Text(pieces.say("n-vp", count=printed["vp"])),
            Text(pieces.shows(printed)),
            Text(pieces.rule(card), style="dim"),
        )
    return Group(heading, table)


def tableau_drawn(pieces: Pieces, view: View, seat: int) -> Text:
    """Bought cards by name, with the place of an assistant."""
    tableau = view["seats"][seat]["tableau"]
    line = Text(pieces.say("table-tableau", count=len(tableau)), style="bold")
    names = [bought_told(pieces, bought) for bought in tableau]
    return line.append("  ").append(", ".join(names), style="not bold")


def bought_told(pieces: Pieces, bought: Mapping[str, Any]) -> str:
    card = pieces.words.card(bought["card"])
    if bought["placed"] is None:
        return card
    placed = bought["placed"]
    place = pieces.words.nation(placed) if placed in pieces.words.NATIONS else placed
    return pieces.say("table-card-at", card=card, place=place)


def own_cards(pieces: Pieces, view: View, seat: int) -> list[RenderableType]:
    """Hand, planned and bought cards of the viewer."""
    row = view["seats"][seat]
    hand = view["hand"]
    parts = [cards_drawn(pieces, pieces.say("table-your-hand", count=len(hand)), hand)]
    if row["planned"]:
        title = pieces.say("table-planned", count=len(row["planned"]))
        parts.append(cards_drawn(pieces, title, row["planned"]))
    if row["tableau"]:
        parts.append(tableau_drawn(pieces, view, seat))
    return parts


def seat_sheet(pieces: Pieces, view: View, seat: int) -> RenderableType:
    """Everything of one captain that the viewer may see, cards with their effects."""
    row = view["seats"][seat]
    parts: list[RenderableType] = [pieces.named_seat(seat, 40), ship_drawn(pieces, view, seat)]
    if "hand" in row:
        title = pieces.say("table-hand-of", count=len(row["hand"]))
        parts.append(cards_drawn(pieces, title, row["hand"]))
    planned = pieces.say("table-planned", count=len(row["planned"]))
    bought = pieces.say("table-tableau", count=len(row["tableau"]))
    cards = [each["card"] for each in row["tableau"]]
    parts += [
        cards_drawn(pieces, planned, row["planned"]),
        cards_drawn(pieces, bought, cards),
    ]
    return Group(*parts)
