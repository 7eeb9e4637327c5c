"""Pieces of Maracaibo to look up, what is an estimate, and how a game ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from carrack.games.maracaibo.campaign import standing
from carrack.games.maracaibo.data import NAMING_FIELDS, Data, played
from carrack.games.maracaibo.terminal.pieces import Pieces
from carrack.games.maracaibo.texts import effects
from carrack.games.maracaibo.texts.campaign import story_of
from carrack.games.maracaibo.texts.figures import NAMED
from carrack.terminal.look import View
from carrack.terminal.piece_look import sources_sheet

# Tables of the data whose entries people ask for, the most common first
ASKED_FOR = (
    *("project", "prestige", "career", "home_port", "quest", "combat_token", "legacy"),
    *("ship_upgrade", "location", "city_tile", "explorer_space", "ruin_space", "hint"),
    *("jacques_card", "jean_card", "scenario", "chapter"),
)
MOST_SOURCES = 20  # lines of the breakdown; the rest is one line

Teller = Callable[[Any, Mapping[str, Any]], str]
TELLERS: dict[str, Teller] = {
    "project": effects.card_told,
    "prestige": effects.building_told,
    "career": effects.career_told,
    "home_port": effects.port_told,
    "quest": effects.quest_told,
    "combat_token": effects.token_told,
    "legacy": effects.tile_told,
    "ship_upgrade": effects.upgrade_told,
    "city_tile": lambda words, entry: effects.ops_told(words, entry["action"]),
    "explorer_space": lambda words, entry: effects.ops_told(words, entry["reward"]),
    "ruin_space": lambda words, entry: effects.ops_told(words, entry["reward"]),
    "location": lambda words, entry: effects.ops_told(words, entry.get("action", ())),
    "scenario": lambda words, entry: words.say(f"variant-{entry['id']}.text"),
    "hint": lambda words, entry: words.hint(entry["id"]),
}


def places(data: Data) -> Iterator[str]:
    """All places that have a sheet, in the order of the tables."""
    for table in ASKED_FOR:
        yield from (place for place in data.places if place.partition("/")[0] == table)


def name_told(pieces: Pieces, place: str) -> str:
    """The name of a piece in the language; empty for pieces without one."""
    table, _, piece = place.partition("/")
    key = f"{NAMED.get(table, '')}-{piece}"
    return pieces.say(key) if pieces.texts.sentences.has(key) else ""


# ---- one piece ----


def facts(pieces: Pieces, data: Data, place: str) -> dict[str, Any]:
    """All that is known about a piece, for programs; DataError when there is no such piece."""
    entry = data.entry(place)
    kind, _, piece = place.partition("/")
    figures = {field: part for field, part in played(entry).items() if field not in NAMING_FIELDS}
    told = TELLERS.get(kind)
    return {
        "card": piece,
        "kind": kind,
        "name": name_told(pieces, place) or entry.get("name", ""),
        "rule": "" if told is None else told(pieces.words, entry),
        "figures": figures,
        "estimated": data.estimated(place),
    }


def sheet(pieces: Pieces, data: Data, place: str, now: Sequence[str] = ()) -> RenderableType:
    """All that is known about a piece, for people; a figure that is our estimate says so."""
    told = facts(pieces, data, place)
    table = Table.grid(padding=(0, 2, 0, 0))
    for field, value in told["figures"].items():
        content = Text(pieces.words.figure_value(field, value))
        if field in told["estimated"]:
            content.append(f"  (≈ {pieces.say('figure-reconstructed')})", style="dim")
        table.add_row(Text(pieces.words.figure_field(field), style="cyan"), content)
    for sentence in now:
        table.add_row(Text(pieces.say("sheet-where"), style="cyan"), Text(sentence, style="yellow"))
    title = " · ".join(part for part in (told["card"], told["name"]) if part)
    rule = [Text(told["rule"])] if told["rule"] else []
    return Group(Text(title, style="bold"), *rule, table)


def where_told(pieces: Pieces, card: str, view: View) -> str:
    """Where a card lies in the game at hand."""
    if card in view.get("hand", ()):
        return pieces.say("where-hand")
    for row in view["seats"]:
        name = pieces.name(row["seat"])
        if card in row["planned"]:
            return pieces.say("where-planned", seat=name)
        if any(bought["card"] == card for bought in row["tableau"]):
            return pieces.say("where-tableau", seat=name)
    for place in ("display", "discards", "removed"):
        if card in view[place]:
            return pieces.say(f"where-{place}")
    return pieces.say("where-pile")


# ---- the end ----


def result_sheet(pieces: Pieces, view: View) -> RenderableType:
    """Captains by place with their VP, the automa, and whether those who cooperate have won."""
    table = Table.grid(padding=(0, 2, 0, 0))
    places = view["places"]
    for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
        style = "bold green" if seat == view["viewer"] else ""
        vp = pieces.say("n-vp", count=view["seats"][seat]["vp"])
        table.add_row(Text(f"{places[seat]}."), Text(pieces.name(seat), style=style), Text(vp))
    automa = view["automa"]
    if automa is None:
        return table
    table.add_row("", pieces.words.automa(automa["name"]), pieces.say("n-vp", count=automa["vp"]))
    return Group(table, *verdict(pieces, view, automa))


def verdict(pieces: Pieces, view: View, automa: Mapping[str, Any]) -> list[Text]:
    """Won or lost together or alone, and each condition with a sign."""
    won, wanted = 1 in view["places"], view["conditions"]
    form = "" if len(wanted) > 1 else "-solo"
    name = pieces.words.automa(automa["name"])
    told = pieces.say(f"result-{'won' if won else 'lost'}{form}", automa=name)
    lines = [Text(told, style="bold green" if won else "bold red")]
    for one in wanted if len(wanted) > 1 else []:
        sign = "✓" if one["met"] else "✗"
        told = pieces.say("result-" + one["condition"])
        lines.append(Text(f"{sign} {told}"))
    return lines


def story_sheet(pieces: Pieces, number: int, moment: str) -> list[Text]:
    """What is told around a chapter, and that it is told by us."""
    story = story_of(pieces.words, number, moment)
    return [Text(story, style="not bold"), Text(pieces.say("chapter-ours"), style="not bold dim")]


def opening_sheet(pieces: Pieces, archive: Mapping[str, Any]) -> RenderableType:
    """The chapter that is about to be played, and its story."""
    title = Text(pieces.words.chapter(archive["chapter"]), style="bold")
    return Group(title, *story_sheet(pieces, archive["chapter"], "before"), Text())


def campaign_sheet(pieces: Pieces, archive: Mapping[str, Any]) -> RenderableType:
    """How the chapter ended, how the campaign stands, and which chapter follows."""
    last = archive["results"][-1]
    key = "campaign-succeeded" if last["succeeded"] else "campaign-failed"
    lines = [Text(), Text(pieces.say(key, chapter=pieces.words.chapter(last["chapter"])))]
    moment = "succeeded" if last["succeeded"] else "failed"
    lines += story_sheet(pieces, last["chapter"], moment)
    for seat, (won, vp) in enumerate(standing(archive, len(last["vp"]))):
        told = pieces.say("campaign-standing", seat=pieces.name(seat), count=won, vp=vp)
        lines.append(Text(f"  {told}"))
    if archive["chapter"]:
        chapter = pieces.printed.chapters[archive["chapter"]]
        title = pieces.words.chapter(archive["chapter"])
        lines.append(Text(pieces.say("campaign-next", chapter=title)))
        goal = effects.chapter_told(pieces.words, chapter, len(last["vp"]))
        lines += [Text(f"  {goal}")] if goal else []
    return Group(*lines)


def breakdown_sheet(pieces: Pieces, breakdown: View) -> RenderableType:
    """VP of every captain by where they came from."""
    sums = [by_name(pieces, seat.get("vp", {})) for seat in breakdown["seats"]]
    return sources_sheet(pieces, sums, most=MOST_SOURCES)


def by_name(pieces: Pieces, sources: Mapping[str, Any]) -> dict[str, int]:
    """Sums of all rounds; cards of one name count together."""
    found: dict[str, int] = {}
    for source, rounds in sources.items():
        name = pieces.texts.source(source)
        found[name] = found.get(name, 0) + sum(rounds.values())
    return found
