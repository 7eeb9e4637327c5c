"""The board of Maracaibo: the voyage place by place, the explorer track, nations, buildings."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from carrack.games.maracaibo.terminal.pieces import (
    AUTOMA_LETTER,
    Pieces,
    assistants,
    is_city,
    is_there,
)
from carrack.games.maracaibo.texts import effects
from carrack.terminal.look import View

WIDE = 95


# ---- the voyage ----


def voyage_drawn(pieces: Pieces, view: View, width: int) -> Table:
    """Every place in the order of the voyage: who owns it, what it wants, who and what is there."""
    table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, header_style="bold")
    table.add_column(pieces.say("table-loop"), no_wrap=True)
    table.add_column(pieces.say("table-owner"), no_wrap=True)
    table.add_column(pieces.say("table-market"), no_wrap=True)
    table.add_column(pieces.say("table-there"))
    for row in view["locations"]:
        if is_there(pieces, view, row["location"]):
            there = Text(" · ").join(things_at(pieces, view, row, width >= WIDE))
            market = market_drawn(pieces, view, row)
            table.add_row(place_drawn(pieces, view, row), owners(pieces, row), market, there)
    return table


def place_drawn(pieces: Pieces, view: View, row: View) -> Text:
    """Number and name, cities in capitals of style, and the ships that lie there."""
    location = row["location"]
    sign = "●" if is_city(pieces, view, row) else "○"
    kind = pieces.printed.locations[location]["kind"]
    name = Text(f"{location:>3} {'▸' if kind in ('start', 'homeward') else sign} ")
    name.append(pieces.say(f"location-{location}"), style="bold" if sign == "●" else "")
    ships = ships_at(pieces, view, location)
    return name.append(" ").append_text(ships) if ships else name


def ships_at(pieces: Pieces, view: View, location: str) -> Text:
    ships = [pieces.seat(row["seat"]) for row in view["seats"] if row["ship"] == location]
    automa = view["automa"]
    if automa is not None and automa["name"] == "jean" and automa["ship"] == location:
        ships.append(Text(AUTOMA_LETTER, style="bold red"))
    return Text("«") + Text("").join(ships) + Text("»") if ships else Text()


def owners(pieces: Pieces, row: View) -> Text:
    return pieces.markers(row["markers"]) or Text("·", style="dim")


def market_drawn(pieces: Pieces, view: View, row: View) -> Text:
    """The goods a market wants, and how many discs it still takes."""
    city = pieces.city(row) if is_city(pieces, view, row) else None
    if city is None or not city.get("market_goods"):
        return Text()
    goods = "/".join(pieces.say(f"good-{good}.short") for good in city["market_goods"])
    if len(city["market_goods"]) == len(effects.GOODS):
        goods = pieces.say("table-any-good")
    capacity = pieces.capacity(city, len(view["seats"]))
    free = max(0, capacity - row["market"])
    return Text(f"{goods} {free}/{capacity}", style="" if free else "dim")


def things_at(pieces: Pieces, view: View, row: View, is_wide: bool) -> Iterator[Text]:
    """The action of a city, quests, hints, assistants, tiles, the goal of the chapter."""
    location = row["location"]
    if action := action_at(pieces, view, row, is_wide):
        yield Text(action, style="dim")
    for quest in row["quests"]:
        told = pieces.say("table-quest-here", quest=pieces.words.quest(quest))
        yield Text(told, style="green")
    if row["hints"]:
        yield Text(pieces.say("table-hints-here", count=row["hints"]), style="magenta")
    for seat, bought in assistants(view):
        if bought["placed"] == location:
            card = pieces.words.card(bought["card"])
            letter = pieces.seat(seat).plain
            yield Text(pieces.say("table-assistant-here", card=card, seat=letter), style="cyan")
    for tile in view["legacy"]:
        if pieces.printed.tiles[tile]["place"] == location and tile not in ("L1", "L4", "L7"):
            yield Text(f"{tile} {pieces.words.tile(tile)}", style="yellow")
    if view["search"] is not None and view["search"]["luysa_at"] == location:
        yield Text(pieces.say("table-luysa-here"), style="bold magenta")
    if location == goal_place(pieces, view):
        yield Text(pieces.say("table-goal-here"), style="bold green")


def action_at(pieces: Pieces, view: View, row: View, is_wide: bool) -> str:
    """The action of a city or of a place on the way home; the tile's name where there is room."""
    printed = pieces.printed.locations[row["location"]]
    if printed["kind"] == "homeward":
        return pieces.ops(printed["action"])
    city = pieces.city(row) if is_city(pieces, view, row) else None
    if city is None or not city.get("action"):
        return ""
    return pieces.city_action(row, city) if is_wide else pieces.ops(city["action"])


def goal_place(pieces: Pieces, view: View) -> str:
    archive = view["options"]["archive"]
    if archive is None:
        return ""
    return str(pieces.printed.chapters.get(archive["chapter"], {}).get("location", ""))


# ---- the way inland ----


def explorers_drawn(pieces: Pieces, view: View) -> Text:
    """The explorer track: a dot for each space, letters where somebody stands."""
    standing = explorers_at(pieces, view)
    before = {barrier["from"]: name for name, barrier in pieces.printed.barriers.items()}
    quests = view["track_quests"]
    line = Text()
    for name, space in pieces.printed.spaces.items():
        who = standing.get(name)
        sign = name + ("*" if name in quests else "")
        line.append(sign, style="bold" if who else "dim")
        if who:
            line.append("«").append_text(who).append("»")
        line.append(" ")
        if name in before:
            line.append(f"|{pieces.say(f'barrier-{before[name]}')}| ", style="bold")
        elif space["next"] == []:
            line.rstrip()
    return line


def explorers_at(pieces: Pieces, view: View) -> dict[str, Text]:
    """Who stands on which space; a figure that follows an explorer is a small letter."""
    found: dict[str, Text] = {}
    for row in view["seats"]:
        letter = pieces.seat(row["seat"])
        put(found, row["explorer"], letter)
        if row["track_figure"] is not None:
            put(found, row["track_figure"], Text(letter.plain.lower(), style=letter.style))
    if view["automa"] is not None and view["automa"]["explorer"] is not None:
        put(found, view["automa"]["explorer"], Text(AUTOMA_LETTER, style="bold red"))
    return found


def put(found: dict[str, Text], space: str, letter: Text) -> None:
    found[space] = found[space] + letter if space in found else letter


def ruin_drawn(pieces: Pieces, view: View) -> Text:
    """Figures in the ruin; empty when nobody is there."""
    there = [
        pieces.seat(row["seat"]) + Text(f" {row['ruin']}")
        for row in view["seats"]
        if row["ruin"] is not None
    ]
    return Text("  ").join(there)


def track_sheet(pieces: Pieces, view: View) -> RenderableType:
    """Every space of the explorer track with its reward, and where it leads."""
    standing = explorers_at(pieces, view)
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="bold")
    for key in ("table-space", "table-reward", "sheet-ways", "table-explorers"):
        table.add_column(pieces.say(key))
    for name, space in pieces.printed.spaces.items():
        reward = [pieces.ops(space["reward"])] if space["reward"] else []
        reward += [
            pieces.say("table-quest-here", quest=pieces.words.quest(quest))
            for quest in view["track_quests"].get(name, ())
        ]
        ways = ", ".join(space["next"])
        table.add_row(name, " · ".join(reward), ways, standing.get(name, Text()))
    return table


# ---- nations, buildings, tiles ----


def nations_drawn(pieces: Pieces, view: View) -> Table:
    """A row for each nation: its markers, and everybody's influence with the rank reached."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="bold")
    table.add_column(pieces.say("table-nations"), no_wrap=True)
    for row in view["seats"]:
        table.add_column(pieces.seat(row["seat"]), justify="right")
    automa = view["automa"]
    if automa is not None:
        table.add_column(Text(AUTOMA_LETTER), justify="right")
    for nation, markers in view["nations"].items():
        cells = [
            influence(pieces, row["influence"][nation], row["surrendered"] == nation)
            for row in view["seats"]
        ]
        if automa is not None:
            cells.append(influence(pieces, automa["influence"][nation], False))
        table.add_row(nation_row(pieces, view, nation, markers["on_track"]), *cells)
    return table


def nation_row(pieces: Pieces, view: View, nation: str, left: int) -> str:
    board = sum(row["markers"].get(nation, 0) for row in view["locations"])
    letter = pieces.nation(nation).plain
    name = pieces.words.nation(nation)
    return pieces.say("table-nation-row", name=name, letter=letter, board=board, left=left)


def influence(pieces: Pieces, amount: int, is_given_up: bool) -> Text:
    """So much influence, with a star for each rank."""
    if is_given_up:
        return Text("-", style="dim")
    return Text(f"{'*' * pieces.rank(amount)} {amount}".strip())


def prestige_drawn(pieces: Pieces, view: View) -> Text:
    """The open buildings with price, worth and who invested; the others face down."""
    parts = []
    for row in view["prestige"]:
        if row is None:
            continue
        printed = pieces.printed.buildings[row["building"]]
        told = effects.building_told(pieces.words, printed)
        name = Text(pieces.words.building(row["building"]), style="bold")
        name.append(f" ({printed['cost']})").append(f" {told}", style="dim")
        for seat in row["invested"]:
            name.append(" ").append_text(pieces.seat(seat))
        parts.append(name)
    hidden = sum(row is None for row in view["prestige"])
    if hidden:
        parts.append(Text(pieces.say("table-face-down", count=hidden), style="dim"))
    return Text("  ").join(parts)


def search_drawn(pieces: Pieces, view: View) -> Text:
    """The card of The Search: its spaces with what they bring, and Luysa."""
    search = view["search"]
    card = next(
        each
        for each in pieces.printed.search_cards.values()
        if len(view["seats"]) in each["players"]
    )
    line = Text(pieces.say(f"table-luysa-{search['luysa']}"), style="bold magenta")
    for color in ("green", "red"):
        spaces = zip(search[color], card[color], strict=False)
        told = [space_told(pieces, space, ops) for space, ops in spaces if space != "none"]
        name = pieces.say(f"table-search-{color}")
        line.append(" · " + pieces.say("table-told", name=name, text=", ".join(told)))
    return line


def space_told(pieces: Pieces, space: str, ops: effects.Ops) -> str:
    """A space of the card: what it brings while it is free, else what lies on it."""
    if space == "free":
        return pieces.ops(ops)
    if space == "covered":
        return f"[{pieces.say('table-search-covered')}]"
    return f"[{pieces.words.hint(space)}]"


def legacy_sheet(pieces: Pieces, view: View) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    for tile in view["legacy"]:
        printed = pieces.printed.tiles[tile]
        text = effects.tile_told(pieces.words, printed)
        table.add_row(Text(tile, style="bold"), pieces.words.tile(tile), Text(text, style="dim"))
    return table if view["legacy"] else Group(Text(pieces.say("table-empty")))
