"""Checking the ways of the ships: arrows, neighbors, and that every trip comes to its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain, combinations

from carrack.games.maracaibo.checks.forms import Entry
from carrack.games.maracaibo.data import BOARD
from carrack.games.maracaibo.names import ROUNDS
from carrack.kernel.findings import Findings

Ways = dict[str, dict[str, int]]  # from a location to others, with the cost
SHORTEST_WAY = 15  # movement points from 1 to 20
NEIGHBORS_OF_2 = ["1", "3", "5"]  # an example of the expansion's rules


def check_sailing(findings: Findings, locations: list[Entry], arrows: list[Entry]) -> None:
    check_arrows(findings, arrows)
    check_neighbors(locations, arrows)
    check_costs(locations, arrows)
    if not findings.has_errors:
        check_trips(findings, locations, arrows)
        check_known(findings, locations, arrows)


def ends_of(arrow: Entry) -> tuple[str, str]:
    return arrow.values["from"], arrow.values["to"]


def check_arrows(findings: Findings, arrows: list[Entry]) -> None:
    """Two places are joined by one arrow at most."""
    pairs = Counter(frozenset(ends_of(arrow)) for arrow in arrows)
    for arrow in arrows:
        start, end = ends_of(arrow)
        if start == end or pairs[frozenset((start, end))] > 1:
            arrow.error("to", f"{start} and {end} are not joined by exactly one arrow")


def check_neighbors(locations: list[Entry], arrows: list[Entry]) -> None:
    """Neighbors are exactly the places joined by an arrow."""
    joined = {frozenset(ends_of(arrow)) for arrow in arrows}
    for location in locations:
        here = location.id
        for other in location.values["neighbours"]:
            if frozenset((here, other)) not in joined:
                location.error("neighbours", f"no arrow joins it with its neighbor {other}")
        for pair in joined:
            for other in pair - {here} if here in pair else ():
                if other not in location.values["neighbours"]:
                    location.error("neighbours", f"an arrow joins it with {other}, no neighbor")


def check_costs(locations: list[Entry], arrows: list[Entry]) -> None:
    """What a location says about its arrows must be what the arrows say."""
    for location in locations:
        for field, end in (("enter_cost", "to"), ("leave_cost", "from")):
            expected = location.values.get(field)
            for arrow in arrows:
                same = expected in (None, arrow.values["cost"])
                if arrow.values[end] == location.id and not same:
                    sentence = f"costs {arrow.values['cost']}, {location.id} says {expected}"
                    arrow.error("cost", sentence)


def check_trips(findings: Findings, locations: list[Entry], arrows: list[Entry]) -> None:
    """In every round and with any tiles all places can be reached, and every way ends the round."""
    tiles = sorted({loc.values.get("requires_legacy", "") for loc in locations} - {""})
    sets = chain.from_iterable(combinations(tiles, size) for size in range(len(tiles) + 1))
    for lying in sets:
        for round_number in range(1, ROUNDS + 1):
            here = [entry for entry in locations if exists(entry, round_number, lying)]
            ways = ways_of([entry for entry in arrows if exists(entry, round_number, lying)])
            check_trip(findings, here, ways, round_number)
            if findings.has_errors:
                return


def exists(entry: Entry, round_number: int, lying: Iterable[str]) -> bool:
    tile = entry.values.get("requires_legacy")
    return round_number in entry.values.get("rounds", [1, 2, 3, 4]) and (
        tile is None or tile in lying
    )


def ways_of(arrows: list[Entry]) -> Ways:
    ways: Ways = {}
    for arrow in arrows:
        start, end = ends_of(arrow)
        ways.setdefault(start, {})[end] = arrow.values["cost"]
    return ways


def check_trip(findings: Findings, locations: list[Entry], ways: Ways, round_number: int) -> None:
    reached = distances(ways)
    names = [location.id for location in locations]
    for location in locations:
        is_end = location.values.get("ends_round", False)
        if location.id not in reached:
            location.error("id", f"cannot be reached in round {round_number}")
        elif is_end == bool(ways.get(location.id)):
            location.error(
                "ends_round", f"in round {round_number} ways must end where the round ends, only"
            )
    for name in reached:
        if name not in names:
            findings.error(
                BOARD, f"location/{name}", "rounds", f"an arrow leads to {name} in a wrong round"
            )
    if goes_in_circles(ways):
        findings.error(BOARD, "", "edge", f"in round {round_number} arrows lead in a circle")


def distances(ways: Ways) -> dict[str, int]:
    """Fewest movement points from Havana."""
    found, waiting = {"1": 0}, ["1"]
    while waiting:
        here = waiting.pop()
        for end, cost in ways.get(here, {}).items():
            if found[here] + cost < found.get(end, 1_000):
                found[end] = found[here] + cost
                waiting.append(end)
    return found


def goes_in_circles(ways: Ways) -> bool:
    """Whether places are left when again and again one without arrows into it is taken away."""
    left = dict(ways)
    while left:
        targets = set(chain.from_iterable(left.values()))
        free = [place for place in left if place not in targets]
        if not free:
            return True
        for place in free:
            del left[place]
    return False


def check_known(findings: Findings, locations: list[Entry], arrows: list[Entry]) -> None:
    """What the sources tell; it need not hold half-way through a correction."""
    plain = [arrow for arrow in arrows if "requires_legacy" not in arrow.values]
    way = distances(ways_of(plain)).get("20")
    if way != SHORTEST_WAY:
        sentence = f"the shortest way to 20 takes {way} movement points, not {SHORTEST_WAY}"
        findings.warning(BOARD, "location/20", "edge", sentence)
    second = next(location for location in locations if location.id == "2")
    if sorted(second.values["neighbours"]) != NEIGHBORS_OF_2:
        second.warning("neighbours", "the expansion's rules name 1, 3 and 5 as its neighbors")
