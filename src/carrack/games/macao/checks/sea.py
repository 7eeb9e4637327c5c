"""Checking board.toml: the sea, its routes and the eight ports."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Set
from typing import Any

from carrack.games.macao.checks.drawing import check_lines, check_positions
from carrack.games.macao.checks.forms import (
    MOST_POINTS,
    Entry,
    is_list,
    is_name,
    table_at,
    tables_of,
)
from carrack.games.macao.data import BOARD_FILE
from carrack.games.macao.names import GOODS, MAX_DEGREE, MAX_NODES, PORTS, SEATS, SLOTS
from carrack.kernel.findings import (
    Findings,
    Form,
    has_form,
    is_position,
    is_text,
    list_of,
    one_of,
    said,
    whole,
)

KNOWN_PORTS = {
    "london",
    "hamburg",
    "amsterdam",
    "lisboa",
    "antwerpen",
    "marseille",
    "barcelona",
    "genova",
}
KNOWN_SLOTS = [5, 3, 2]
SEA: Form = {"start": is_name, "edges": list_of(list_of(is_name, low=2, high=2)), "space": is_list}
SPACE: Form = {
    "id": is_name,
    "kind": one_of(("harbour", "sea")),
    "x": is_position,
    "y": is_position,
}
PORT: Form = {
    "id": is_name,
    "name": is_text,
    "good": one_of(GOODS),
    "slots": list_of(whole(0, MOST_POINTS), low=SLOTS, high=SLOTS),
    "x": is_position,
    "y": is_position,
}
Neighbors = Mapping[str, Set[str]]


def check_sea(
    findings: Findings, sea: object, ports: object, canvas: tuple[int, int] | None
) -> None:
    """Spaces and ports, and that ships can get to each of them."""
    port_entries = tables_of(findings, BOARD_FILE, "port", ports)
    sound = [entry for entry in port_entries if has_form(entry, PORT)]
    if len(sound) == len(ports if isinstance(ports, list) else ()):
        check_ports(findings, sound)
    if not table_at(findings, BOARD_FILE, "sea", sea, SEA) or not isinstance(sea, Mapping):
        return
    spaces = tables_of(findings, BOARD_FILE, "sea.space", sea["space"])
    places = [e for e in spaces if has_form(e, SPACE, {"slips": whole(1, 99)})] + sound
    if check_places(findings, places, spaces + port_entries):
        check_start(findings, sea["start"], places)
        check_routes(findings, sea, places, canvas)


def check_ports(findings: Findings, ports: list[Entry]) -> None:
    """Eight ports; each wants one good, and each good is wanted by one port."""
    if len(ports) != PORTS:
        sentence = f"there are {len(ports)} ports, it must be {PORTS}"
        findings.error(BOARD_FILE, "", "port", sentence)
    for good, count in Counter(port.values["good"] for port in ports).items():
        if count > 1:
            last = [port for port in ports if port.values["good"] == good][-1]
            sentence = f"{last.title}: good {good} is wanted by {count} ports, it must be one"
            findings.error(BOARD_FILE, last.place, "good", said("good", sentence, count=count))
    for port in ports:
        slots = port.values["slots"]
        if slots != sorted(slots, reverse=True):
            sentence = f"{port.title}: slots must go from high to low, not {slots}"
            findings.error(BOARD_FILE, port.place, "slots", said("slots_order", sentence))
        elif slots != KNOWN_SLOTS:
            sentence = f"{port.title}: slots are {slots}, they should be {KNOWN_SLOTS}"
            told = said("slots", sentence, slots=", ".join(map(str, KNOWN_SLOTS)))
            findings.warning(BOARD_FILE, port.place, "slots", told)
        if port.place not in KNOWN_PORTS:
            sentence = f"{port.title} is not one of the ports we know"
            findings.warning(BOARD_FILE, port.place, "id", said("port", sentence))


def check_places(findings: Findings, sound: list[Entry], entries: list[Entry]) -> bool:
    """Whether every place is usable and has a name of its own."""
    names = Counter(entry.place for entry in entries)
    for entry in sound:
        if names[entry.place] > 1:
            sentence = f"{names[entry.place]} places at sea have the id {entry.place}"
            findings.error(BOARD_FILE, entry.place, "id", sentence)
    if len(entries) > MAX_NODES:
        sentence = f"there are {len(entries)} places at sea, the program has room for {MAX_NODES}"
        findings.error(BOARD_FILE, "sea", "space", sentence)
    return len(sound) == len(entries) == len(names) <= MAX_NODES


def check_start(findings: Findings, start: str, places: list[Entry]) -> None:
    """Ships start in the one harbor."""
    harbors = [entry for entry in places if entry.values.get("kind") == "harbour"]
    if [entry.place for entry in harbors] != [start]:
        sentence = f"[sea]: start is {start}, it must be the one space of the kind harbour"
        findings.error(BOARD_FILE, "sea", "start", sentence)
    for entry in harbors:
        if entry.values.get("slips", 0) < SEATS:
            sentence = f"{entry.title} should have {SEATS} slips"
            findings.warning(BOARD_FILE, entry.place, "slips", sentence)


def check_routes(
    findings: Findings, sea: Mapping[str, Any], places: list[Entry], canvas: tuple[int, int] | None
) -> None:
    neighbors: dict[str, set[str]] = {entry.place: set() for entry in places}
    lines: list[tuple[str, str]] = []
    for a, b in sea["edges"]:
        if a not in neighbors or b not in neighbors or a == b:
            sentence = f"[sea]: edges has {a} - {b}, which are not two places"
            told = said("edge", sentence, from_id=a, to_id=b)
            findings.error(BOARD_FILE, "sea", "edges", told)
        elif b in neighbors[a]:
            sentence = f"[sea]: edges has {a} - {b} twice"
            told = said("edge_twice", sentence, from_id=a, to_id=b)
            findings.error(BOARD_FILE, "sea", "edges", told)
        else:
            neighbors[a].add(b)
            neighbors[b].add(a)
            lines.append((a, b))
    check_reach(findings, sea["start"], places, neighbors)
    at = {entry.place: (entry.values["x"], entry.values["y"]) for entry in places}
    check_positions(findings, "sea", at, canvas)
    check_lines(findings, "sea", lines, at)


def check_reach(findings: Findings, start: str, places: list[Entry], neighbors: Neighbors) -> None:
    near = reachable(start, neighbors)
    for entry in places:
        degree = len(neighbors[entry.place])
        if degree > MAX_DEGREE:
            sentence = f"{entry.title} has {degree} routes, the program has room for {MAX_DEGREE}"
            findings.error(BOARD_FILE, entry.place, "edges", sentence)
        if entry.place not in near:
            sentence = f"{entry.title} cannot be reached from {start}"
            findings.error(BOARD_FILE, entry.place, "edges", said("reach", sentence, id=start))


def reachable(start: str, neighbors: Neighbors) -> set[str]:
    """All places that can be got to."""
    found, waiting = {start}, [start]
    while waiting:
        for place in neighbors.get(waiting.pop(), ()):
            if place not in found:
                found.add(place)
                waiting.append(place)
    return found
