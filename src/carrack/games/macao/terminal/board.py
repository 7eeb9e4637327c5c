"""The board of Macao: the city as bricks, the ports and what they pay, the wall and its stacks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from carrack.games.macao.names import SLOTS
from carrack.games.macao.terminal.pieces import Pieces
from carrack.terminal.look import View
from carrack.terminal.piece_look import SEAT_STYLES

PITCH = 13  # signs from one quarter to the next
ROW_GAP = 40  # quarters further apart on the drawing of the board are in another row
SIDE_BY_SIDE = 98  # so wide must a screen be for city and ports side by side


def board(pieces: Pieces, view: View, width: int) -> RenderableType:
    """City and ports, beside each other where there is room, and the wall below."""
    city = city_drawn(pieces, view)
    ports = view["ports"]
    both = Table.grid(padding=(0, 2, 0, 0))
    if width >= SIDE_BY_SIDE:
        both.add_row(city, ports_drawn(pieces, view, ports))
        return Group(both, wall_drawn(pieces, view))
    half = (len(ports) + 1) // 2
    both.add_row(*(ports_drawn(pieces, view, part) for part in (ports[:half], ports[half:])))
    return Group(city, both, wall_drawn(pieces, view))


# ---- the city ----


def city_drawn(pieces: Pieces, view: View) -> Text:
    """Rows of quarters set like bricks: those that touch are neighbors."""
    title = Text().append(pieces.say("table-city"), style="bold")
    title.append("  " + pieces.say("table-city-key"), style="dim")
    rows = [title]
    now = {row["quarter"]: row for row in view["city"]}
    for indent, quarters in brick_rows(pieces):
        line = Text(" " * indent)
        for quarter in quarters:
            cell = quarter_drawn(pieces, now[quarter])
            cell.pad_right(max(1, PITCH - cell.cell_len))
            line.append_text(cell)
        line.rstrip()
        rows.append(line)
    return Text("\n").join(rows)


def quarter_drawn(pieces: Pieces, row: Mapping[str, Any]) -> Text:
    """Number, dark mark, then cost and tile, or the owner."""
    printed = pieces.quarters[row["quarter"]]
    cell = Text().append(row["quarter"].lstrip("q"), style="dim")
    cell.append("▪" if printed["dark"] else " ", style="bold")
    if row["owner"] is not None:
        owner = pieces.seat(row["owner"]).plain
        cell.append(f"({owner})", style=f"{SEAT_STYLES[row['owner']]} reverse")
        return cell
    cell.append_text(pieces.cost(printed["cost"]))
    return cell.append(f" {pieces.words.short_good(row['tile'])}" if row["tile"] else "")


def brick_rows(pieces: Pieces) -> list[tuple[int, list[str]]]:
    """The quarters of each row from left to right, and by how much the row is set in."""
    rows: list[list[Mapping[str, Any]]] = []
    for quarter in sorted(pieces.quarters.values(), key=lambda quarter: quarter["y"]):
        if rows and quarter["y"] - rows[-1][-1]["y"] < ROW_GAP:
            rows[-1].append(quarter)
        else:
            rows.append([quarter])
    for row in rows:
        row.sort(key=lambda quarter: quarter["x"])
    left = min(row[0]["x"] for row in rows)
    right = max(row[-1]["x"] for row in rows)
    pitch = (right - left) / max(1, max(len(row) for row in rows) - 1) or 1
    return [
        (round((row[0]["x"] - left) / pitch * 2) * PITCH // 2, [quarter["id"] for quarter in row])
        for row in rows
    ]


# ---- the ports ----


def ports_drawn(pieces: Pieces, view: View, ports: Sequence[Mapping[str, Any]]) -> Table:
    """What each port wants and still pays, how far it is, what the viewer carries for it."""
    viewer = view["viewer"]
    ways = {} if viewer is None else pieces.distances(view["seats"][viewer]["ship"])
    table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, header_style="bold")
    heads = ["table-port", "table-wants", "table-pays", "table-distance", "table-aboard"]
    for key in heads[:3] if viewer is None else heads:
        table.add_column(pieces.say(key), no_wrap=True)
    for port in ports:
        row = [
            port_name(pieces, view, port["port"]),
            Text(pieces.words.short_good(port["good"])),
            slots_drawn(pieces, port),
        ]
        if viewer is not None:
            aboard = view["seats"][viewer]["cargo"].get(port["good"], 0)
            away = ways.get(port["port"])
            row.append(Text("-" if away is None else str(away), style="bold" if aboard else "dim"))
            row.append(Text(str(aboard) if aboard else "", style="bold green"))
        table.add_row(*row)
    return table


def port_name(pieces: Pieces, view: View, port: str) -> Text:
    """The port, and the ships that lie there."""
    ships = [row["seat"] for row in view["seats"] if row["ship"] == port]
    name = Text(pieces.words.place(port))
    return name.append(" ").append_text(pieces.seats(ships)) if ships else name


def slots_drawn(pieces: Pieces, port: Mapping[str, Any]) -> Text:
    """The values still free; who delivered before stands in their places."""
    slots = [pieces.seat(seat) for seat in port["delivered"]]
    slots += [Text(str(value)) for value in port["slots"][len(slots) : SLOTS]]
    return Text(" ").join(slots)


# ---- the wall ----


def wall_drawn(pieces: Pieces, view: View) -> Text:
    """All spaces in a row, stacks from the top disc to the bottom one, then the turn order."""
    stacks = {stack["space"]: stack["discs"] for stack in view["wall"]}
    line = Text().append(pieces.say("table-wall"), style="bold")
    for space in range(1, pieces.data.board["wall"]["length"] + 1):
        line.append(f" {space}", style="dim")
        if space in stacks:
            line.append("[").append_text(pieces.seats(stacks[space])).append("]")
    order = [seat for stack in view["wall"] for seat in stack["discs"]]
    line.append(f"   {pieces.say('table-turn-order')} ", style="dim")
    return line.append_text(pieces.seats(order))
