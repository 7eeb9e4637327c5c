"""Things of Macao to look up: a card with its rulings and sources, a quarter, a port."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from carrack.games.macao.terminal.pieces import Pieces
from carrack.games.macao.texts.cards import limit, timing
from carrack.terminal.look import View
from carrack.terminal.piece_look import sources_sheet

Options = Mapping[str, Any]


def card_facts(pieces: Pieces, card: str, options: Options) -> dict[str, Any]:
    """All that is known about a card, for programs."""
    words = pieces.words
    name = words.card(card)  # it says so when there is no such card
    printed = pieces.cards[card]
    return {
        "card": card,
        "name": name,
        "kind": printed["kind"],
        "cost": dict(printed["cost"]),
        "tribute": list(printed["tribute"]),
        "timing": timing(card, printed["timing"]),
        "limit": limit(card, printed["limit"], options),
        "rule": words.card_rule(card, options),
        "rulings": words.card_rulings(card, options),
        "note": printed.get("note", ""),
        "source": {**printed["source"], "rule": "found"},
    }


def card_sheet(
    pieces: Pieces, card: str, options: Options, now: Sequence[str] = ()
) -> RenderableType:
    """A card with effect, figures, where each figure comes from, and rulings.

    `now` are sentences about the card in the game at hand.
    """
    facts = card_facts(pieces, card, options)
    source = facts["source"]
    table = Table.grid(padding=(0, 2, 0, 0))
    row = RowOf(pieces, table)
    cost = pieces.cost(facts["cost"]) + Text(f"  {pieces.words.cubes(facts['cost'])}")
    row("sheet-cost", cost, source["cost"])
    price, gain = facts["tribute"]
    tribute = f"{pieces.say('n-gold', count=price)}, {pieces.say('n-prestige', count=gain)}"
    row("sheet-tribute", Text(tribute), source["tribute"])
    row("sheet-kind", Text(pieces.say(f"kind-{facts['kind']}")), source["kind"])
    works = pieces.words.card_works(card, pieces.cards[card], options)
    row("sheet-works", Text("; ".join(works)))
    if facts["rulings"]:
        row("sheet-rulings", Text("\n".join(facts["rulings"])))
    if facts["note"]:
        row("sheet-note", Text(facts["note"], style="dim"))
    for sentence in now:
        row("sheet-where", Text(sentence, style="yellow"))
    return Group(Text(facts["name"], style="bold"), Text(facts["rule"]), table)


class RowOf:
    """Adds rows with a caption, and says behind a figure where it comes from."""

    def __init__(self, pieces: Pieces, table: Table) -> None:
        self.pieces = pieces
        self.table = table

    def __call__(self, key: str, content: Text, source: str = "") -> None:
        if source:
            mark = self.pieces.say(f"figure-{source}.mark")
            told = f"  ({mark + ' ' if mark else ''}{self.pieces.say(f'figure-{source}')})"
            content = content + Text(told, style="dim")
        self.table.add_row(Text(self.pieces.say(key), style="cyan"), content)


def where_told(pieces: Pieces, card: str, view: View) -> str:
    """Where a card lies in the game at hand."""
    for row in view["seats"]:
        form = ".you" if row["seat"] == view["viewer"] else ""
        name = pieces.name(row["seat"])
        if card in row["tableau"]:
            return pieces.say(f"where-tableau{form}", seat=name)
        if any(entry["card"] == card for entry in row["active"]):
            return pieces.say(f"where-active{form}", seat=name)
    if card in view["offer"]:
        return pieces.say("where-offer")
    if card in view["discard"]:
        return pieces.say("where-discard")
    for pair in view["offices"]:
        if card in pair["cards"]:
            return pieces.say("where-pair", round=pair["round"])
    return pieces.say("where-stack")


def offices_sheet(pieces: Pieces, view: View) -> RenderableType:
    """The offices of the rounds to come; they lie open from the start."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for pair in view["offices"]:
        if pair["waiting"]:
            number = pieces.say("table-arrives", round=pair["round"])
            table.add_row(Text(number, style="bold"), pieces.words.cards(pair["cards"]))
    return table


def breakdown_sheet(pieces: Pieces, breakdown: View) -> RenderableType:
    """Prestige of every seat by where it came from."""
    seats = [seat.get("prestige", {}) for seat in breakdown["seats"]]
    sums = [{source: sum(rounds.values()) for source, rounds in seat.items()} for seat in seats]
    return sources_sheet(pieces, sums, partial(source_told, pieces))


def source_told(pieces: Pieces, source: str) -> str:
    """A card, a rule, or a delivery with its port."""
    rule, _, port = source.partition(":")
    told = pieces.words.why(rule)
    return f"{told} {pieces.words.place(port)}" if port else told


def quarter_sheet(pieces: Pieces, quarter: str, view: View) -> RenderableType:
    printed = pieces.quarters[quarter]
    owners = {row["quarter"]: row["owner"] for row in view["city"]}
    table = Table.grid(padding=(0, 2, 0, 0))
    row = RowOf(pieces, table)
    source = pieces.data.board["source"]
    shade = pieces.say("quarter-dark" if printed["dark"] else "quarter-light")
    cost = pieces.cost(printed["cost"]) + Text(f"  {pieces.words.cubes(printed['cost'])}")
    row("sheet-cost", cost, source["quarter_cost"])
    row("sheet-kind", Text(shade), source["quarter_dark"])
    row("quarter-tile", Text(pieces.words.tile_of(quarter, view)))
    if owners[quarter] is not None:
        taken = pieces.say("quarter-owned", seat=pieces.name(owners[quarter]))
        row("sheet-where", Text(taken))
    neighbors = Text(", ").join(
        Text(name) + (owner_mark(pieces, owners[name])) for name in printed["neighbours"]
    )
    row("quarter-neighbors", neighbors, source["quarter_adjacency"])
    return Group(Text(pieces.say("quarter-title", quarter=quarter), style="bold"), table)


def owner_mark(pieces: Pieces, owner: int | None) -> Text:
    return Text() if owner is None else Text("(") + pieces.seat(owner) + Text(")")


def port_sheet(pieces: Pieces, port_id: str, view: View) -> RenderableType:
    """What a port wants and pays, who delivered, and how far everything is."""
    (port,) = [port for port in view["ports"] if port["port"] == port_id]
    source = pieces.data.board["source"]
    table = Table.grid(padding=(0, 2, 0, 0))
    row = RowOf(pieces, table)
    row("table-wants", Text(pieces.words.good(port["good"])), source["port_goods"])
    row("table-pays", Text(" ".join(map(str, port["slots"]))), source["port_slots"])
    row("port-delivered", pieces.seats(port["delivered"]) or Text("-"))
    ways = pieces.distances(port_id)
    near = sorted(
        (ways[other], other) for other in ["macao", *pieces.data.ports()] if other in ways
    )
    told = ", ".join(f"{pieces.words.place(other)} {count}" for count, other in near if count)
    row("port-distances", Text(told), source["sea_edges"])
    title = pieces.say("port-title", port=pieces.words.place(port_id))
    return Group(Text(title, style="bold"), table)
