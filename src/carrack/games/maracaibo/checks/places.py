"""What the files name of each other, and figures that stand in two of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carrack.games.maracaibo.data import BOARD, CAREERS, HOME_PORTS, SCENARIOS, TILES
from carrack.games.maracaibo.names import MARKERS, NATIONS
from carrack.kernel.findings import Findings
from carrack.kernel.printed import Contents

Files = Mapping[str, Contents]


class Places:
    """Ids that entries of any file may name; what is no table is left out."""

    def __init__(self, files: Files) -> None:
        locations = tables_in(files[BOARD], "location")
        self.locations = ids(locations)
        self.cities = ids([entry for entry in locations if entry.get("kind") == "city"])
        self.assistant_places = ids([e for e in locations if e.get("assistants") is True])
        self.explorer_spaces = ids(tables_in(files[BOARD], "explorer_space"))
        self.legacy = ids(tables_in(files[TILES], "legacy"))
        self.scenarios = ids(tables_in(files[SCENARIOS], "scenario"))


def tables_in(contents: Contents, table: str) -> list[dict[str, Any]]:
    value = contents.get(table)
    return [entry for entry in value if isinstance(entry, dict)] if isinstance(value, list) else []


def ids(entries: list[dict[str, Any]]) -> list[str]:
    return [entry["id"] for entry in entries if isinstance(entry.get("id"), str)]


# ---- all files together; each of them is sound by itself ----


def check_agreement(findings: Findings, files: Files) -> None:
    check_zones(findings, files)
    check_legacy_places(findings, files)
    check_twice_told(findings, files)
    check_markers(findings, files)


def locations_of(files: Files) -> dict[str, dict[str, Any]]:
    return {entry["id"]: entry for entry in files[BOARD]["location"]}


def is_city(location: Mapping[str, Any]) -> bool:
    """Whether there is a city, or one where a legacy tile lies, as in every scenario with zones."""
    return location["kind"] == "city" or "city_with_legacy" in location


def check_zones(findings: Findings, files: Files) -> None:
    """Zones stand in two files, and split the places that can be occupied at the start."""
    zones = files[SCENARIOS]["zones"]
    for name, location in locations_of(files).items():
        inside = [nation for nation in NATIONS if name in zones[nation]]
        zone = [location["zone"]] if "zone" in location else []
        if inside != zone:
            sentence = f"location {name} is in the zones {inside} here, in {BOARD} in {zone}"
            findings.error(SCENARIOS, "zones", name, sentence)


def check_legacy_places(findings: Findings, files: Files) -> None:
    """A location that comes with a legacy tile is where the tile lies, on the same condition."""
    tiles = {tile["id"]: tile for tile in files[TILES]["legacy"]}
    for name, location in locations_of(files).items():
        needed = location.get("requires_legacy") or location.get("city_with_legacy")
        if needed is None:
            continue
        tile = tiles[needed]
        if tile["place"] != name:
            sentence = f"{needed} lies at {tile['place']}, location {name} says it lies there"
            findings.error(TILES, f"legacy/{needed}", "place", sentence)
        if tile.get("requires_barrier") != location.get("requires_barrier"):
            sentence = f"{needed} and location {name} name different barriers"
            findings.error(TILES, f"legacy/{needed}", "requires_barrier", sentence)
    passage = files[BOARD]["special_route"][0]
    way = f"{passage['from']}->{passage['to']}"
    if tiles[passage["requires_legacy"]]["place"] != way:
        findings.error(
            TILES, f"legacy/{passage['requires_legacy']}", "place", f"the passage goes {way}"
        )


def check_twice_told(findings: Findings, files: Files) -> None:
    """A figure printed in two places must be the same."""
    upgrades = {upgrade["id"]: upgrade for upgrade in files[BOARD]["ship_upgrade"]}
    resistance, combat = files[TILES]["resistance"], files[BOARD]["combat"]
    pairs = [
        (TILES, "resistance", "base_side_bonus", upgrades["resistance_tile"]["immediate"]),
        (HOME_PORTS, "meta", "face_down_bonus", upgrades["home_port"]["immediate"]),
        (CAREERS, "meta", "figures_on_card", files[BOARD]["setup"]["figures_on_career"]),
    ]
    for file, table, field, other in pairs:
        if files[file][table][field] != other:
            sentence = f"{field} is {files[file][table][field]}, {BOARD} says {other}"
            findings.error(file, place_of(file, table), field, sentence)
    if resistance["village_action_cost"] != {"combat": combat["resistance_village_cost"]}:
        sentence = f"village_action_cost differs from resistance_village_cost of {BOARD}"
        findings.error(TILES, "resistance", "village_action_cost", sentence)


def place_of(file: str, table: str) -> str:
    return f"{file.removesuffix('.toml')}/meta" if table == "meta" else table


def check_markers(findings: Findings, files: Files) -> None:
    """No nation has more than its 13 markers on the board at the start, or later."""
    locations, zones = locations_of(files), files[SCENARIOS]["zones"]
    for scenario in files[SCENARIOS]["scenario"]:
        place = f"scenario/{scenario['id']}"
        for nation in NATIONS:
            zone = [locations[name] for name in zones[nation]]
            for markers in scenario.get("markers_by_players", []):
                needed = markers_needed(zone, markers)
                if needed > MARKERS:
                    sentence = f"{place}: {nation} would need {needed} markers, it has {MARKERS}"
                    findings.error(SCENARIOS, place, "markers_by_players", sentence)
            later = sum(scenario.get("new_markers_per_nation", []))
            at_once = len(zone) * scenario.get("markers", {}).get("per_location", 0)
            if at_once + later > MARKERS:
                sentence = f"{place}: {nation} would need {at_once + later} markers"
                findings.error(SCENARIOS, place, "new_markers_per_nation", sentence)


def markers_needed(zone: list[dict[str, Any]], markers: Mapping[str, int]) -> int:
    cities = sum(is_city(location) for location in zone)
    villages = min(len(zone) - cities, markers["villages_per_zone"])
    return villages * markers["village"] + cities * markers["city"]
