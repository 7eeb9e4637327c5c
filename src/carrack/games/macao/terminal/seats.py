"""What lies in front of the players of Macao: scores, wind roses, cards, and the plan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from carrack.games.macao.names import LAST_ROUND, TABLEAU_SPACES
from carrack.games.macao.terminal.pieces import Pieces, missing
from carrack.games.macao.texts.cards import timing
from carrack.terminal.look import View

PIPS = 6
BEFORE_TURNING = ("start_cards", "start_cubes", "pick", "overflow", "dice", "explorer", "master")


def arrival(view: View, position: int) -> int:
    """The round in which the cubes of a position come to the arrow; setup counts as round 1."""
    now = max(1, int(view["round"]))
    return now + position - 1 if view["phase"] in BEFORE_TURNING else now + position


def order_of_seats(view: View) -> list[int]:
    """As they stand on the wall, the first one first."""
    return [seat for stack in view["wall"] for seat in stack["discs"]]


# ---- everybody ----


def seats_drawn(pieces: Pieces, view: View, width: int) -> RenderableType:
    """A line for each seat: scores and things, and a second table with all wind roses."""
    return Group(scores_drawn(pieces, view), Text(), roses_drawn(pieces, view))


def scores_drawn(pieces: Pieces, view: View) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, header_style="bold")
    table.add_column("")
    table.add_column(pieces.say("table-seat"))
    for key in ("prestige", "gold", "markers", "wall-short", "jokers", "tableau-short"):
        table.add_column(pieces.say(f"table-{key}"), justify="right")
    table.add_column(pieces.say("table-active-short"), justify="right")
    table.add_column(pieces.say("table-ship"))
    table.add_column(pieces.say("table-cargo"))
    for seat in order_of_seats(view):
        row = view["seats"][seat]
        table.add_row(
            Text(turn_sign(view, seat), style="bold green"),
            seat_name(pieces, view, seat),
            Text(str(row["prestige"]), style="bold"),
            str(row["gold"]),
            Text(str(row["punish_markers"]), style="red" if row["punish_markers"] else "dim"),
            str(row["wall"]),
            str(row["jokers"]),
            f"{len(row['tableau'])}/{TABLEAU_SPACES}",
            str(len(row["active"])),
            pieces.words.place(row["ship"]),
            cargo(pieces, row),
        )
    return table


def seat_name(pieces: Pieces, view: View, seat: int) -> Text:
    name = pieces.named_seat(seat)
    name.truncate(16, overflow="ellipsis")
    if seat == view["viewer"]:
        name.stylize("bold")
    return name


def turn_sign(view: View, seat: int) -> str:
    """Who has the turn, and who has passed."""
    if seat == view["current"]:
        return "▶"
    passed = view["seats"][seat]["passed"] and view["phase"] in ("actions", "payment")
    return "✓" if passed else " "


def cargo(pieces: Pieces, row: Mapping[str, Any]) -> str:
    """Goods on the ship in short words."""
    goods = [
        f"{count} {pieces.words.short_good(good)}" if count > 1 else pieces.words.short_good(good)
        for good, count in row["cargo"].items()
    ]
    return ", ".join(goods) or "-"


def roses_drawn(pieces: Pieces, view: View) -> Table:
    """Cubes at the arrow and on the six positions, under the rounds in which they arrive."""
    table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, header_style="bold")
    table.add_column(pieces.say("table-roses"), no_wrap=True)
    table.add_column(pieces.say("table-now"))
    shown = [position for position in range(1, PIPS + 1) if arrival(view, position) <= LAST_ROUND]
    for position in shown:
        table.add_column(pieces.say("table-arrives", round=arrival(view, position)))
    for seat in order_of_seats(view):
        row = view["seats"][seat]
        coming = [pieces.cubes(row["rose"][position - 1]) for position in shown]
        cells = [pieces.cubes(row["supply"]), *coming]
        table.add_row(
            seat_name_short(pieces, view, seat),
            *(cell if cell.plain else Text("·", style="dim") for cell in cells),
        )
    return table


def seat_name_short(pieces: Pieces, view: View, seat: int) -> Text:
    name = pieces.named_seat(seat)
    name.truncate(12, overflow="ellipsis")
    if seat == view["viewer"]:
        name.stylize("bold")
    return name


# ---- the own cards ----


def tableau_drawn(pieces: Pieces, view: View, seat: int) -> RenderableType:
    """Cards that wait: cost, what is missing or when its cubes are together, and the effect."""
    row = view["seats"][seat]
    title = Text().append(pieces.say("table-tableau", count=len(row["tableau"])), style="bold")
    if not row["tableau"]:
        return title.append(f"  {pieces.say('table-tableau-empty')}", style="dim")
    table = Table.grid(padding=(0, 1, 0, 0))
    for card in row["tableau"]:
        cost = pieces.card_cost(card)
        table.add_row(
            Text("  " + pieces.words.card(card)),
            pieces.cost(cost),
            payable(pieces, view, row, cost),
            Text(pieces.words.card_rule(card, view["options"]), style="dim"),
        )
    return Group(title, table)


def payable(pieces: Pieces, view: View, row: Mapping[str, Any], cost: Mapping[str, int]) -> Text:
    """Now, in the first round whose cubes suffice, or what is missing now."""
    if view["phase"] in ("actions", "payment") and not missing(cost, row["supply"]):
        return Text("✓ " + pieces.say("table-payable"), style="bold green")
    for position in range(1, PIPS + 1):
        if not missing(cost, row["rose"][position - 1]) and arrival(view, position) <= LAST_ROUND:
            later = pieces.say("table-payable-later", round=arrival(view, position))
            return Text(later, style="green")
    lacking = pieces.cost(missing(cost, row["supply"]))
    before, _, after = pieces.say("table-missing", cubes="\0").partition("\0")
    return Text(before) + lacking + Text(after)


def active_drawn(pieces: Pieces, view: View, seat: int, usable: Sequence[str]) -> RenderableType:
    """Activated cards by what can be done with them now."""
    row = view["seats"][seat]
    groups: dict[str, list[str]] = {}
    for entry in row["active"]:
        groups.setdefault(state_of(pieces, entry, usable), []).append(entry["card"])
    title = Text().append(pieces.say("table-active"), style="bold")
    if not groups:
        return title.append(f"  {pieces.say('table-empty')}", style="dim")
    table = Table.grid(padding=(0, 1, 0, 0))
    for key in ("usable", "waiting", "used", "always", "at-end"):
        if key in groups:
            sign = {"usable": "✓", "used": "×"}.get(key, " ")
            table.add_row(
                Text(f"  {sign} {pieces.say(f'table-{key}')}", style="dim"),
                Text(
                    ", ".join(pieces.words.card(card) for card in groups[key]),
                    style="green" if key == "usable" else "",
                ),
            )
    return Group(title, table)


def state_of(pieces: Pieces, entry: Mapping[str, Any], usable: Sequence[str]) -> str:
    """Usable now, used up, waiting for something, working by itself, or scored at the end."""
    if entry["card"] in usable:
        return "usable"
    when = timing(entry["card"], pieces.cards[entry["card"]]["timing"])
    if when == "game_end":
        return "at-end"
    if entry["used"]:
        return "used"
    return "waiting" if when in ("action", "waits") else "always"


# ---- on demand ----


def plan_drawn(pieces: Pieces, view: View, seat: int) -> RenderableType:
    """The cubes of the next six rounds, and what each round could pay on its own."""
    row = view["seats"][seat]
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="bold")
    for key in ("plan-round", "plan-cubes", "plan-cards", "plan-quarters"):
        table.add_column(pieces.say(key))
    rounds = [(view["round"], row["supply"])] if view["phase"] in ("actions", "payment") else []
    rounds += [
        (arrival(view, position), row["rose"][position - 1])
        for position in range(1, PIPS + 1)
        if arrival(view, position) <= LAST_ROUND
    ]
    for number, cubes in rounds:
        cards = [
            pieces.words.card(card)
            for card in row["tableau"]
            if not missing(pieces.card_cost(card), cubes)
        ]
        table.add_row(
            str(number),
            pieces.cubes(cubes) if cubes else Text(pieces.say("plan-none"), style="red"),
            ", ".join(cards) or pieces.say("plan-nothing"),
            ", ".join(payable_quarters(pieces, view, cubes)) or pieces.say("plan-nothing"),
        )
    return Group(Text(pieces.say("plan-title"), style="bold"), table)


def payable_quarters(pieces: Pieces, view: View, cubes: Mapping[str, int]) -> list[str]:
    """The free quarters these cubes can pay."""
    return [
        row["quarter"].lstrip("q")
        for row in view["city"]
        if row["owner"] is None and not missing(pieces.quarters[row["quarter"]]["cost"], cubes)
    ]


def seat_sheet(pieces: Pieces, view: View, seat: int) -> RenderableType:
    """All cards of one player with cost and effect."""
    row = view["seats"][seat]
    table = Table.grid(padding=(0, 1, 0, 0))
    for key, cards in (
        ("table-tableau-short", row["tableau"]),
        ("table-active-short", [entry["card"] for entry in row["active"]]),
    ):
        table.add_row(Text(pieces.say(key), style="bold"))
        for card in cards:
            table.add_row(
                Text("  " + pieces.words.card(card)),
                pieces.cost(pieces.card_cost(card)),
                Text(pieces.words.card_rule(card, view["options"]), style="dim"),
            )
    return Group(pieces.named_seat(seat), table)
