"""The standings of a tournament once more, by a way of its own: from its rows and the records of
its games alone. It shares nothing with `carrack.contests`; tests and the proof compare both.

    python -m tools.standings rows.json records/

`rows.json` is what `GET /api/contests/{id}/export?form=rows` answers, and the folder holds the
record of each table, `ID.jsonl`. Printed are the points of each player, and margin and opponents.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from fractions import Fraction
from pathlib import Path
from typing import Any

from carrack.kernel.record import Record, read, replay

Line = dict[str, Fraction]
Outcome = tuple[list[int], list[int]]  # places and scores, by seat


def outcome_of(record: Record) -> Outcome:
    """How a game ended, from its record played once more."""
    *_, last = replay(record)
    result = last.state.result()
    return result["places"], list(last.state.scores())


def standings(rows: list[dict[str, Any]], games: dict[str, Outcome]) -> dict[int, Line]:
    """Points, margin and opponents of each player; of a league those of its last season."""
    rules = rows[0]["body"]["rules"]
    values = rules["points"] or usual(rules["seats"])
    tables, forfeits, final = {}, {}, {}
    season = 0
    for row in rows:
        body = row["body"]
        if row["kind"] == "round":
            season = body.get("season", 0)
            for board, one in enumerate(body["tables"]):
                tables[body["round"], board] = one | {"season": season}
        elif row["kind"] in ("result", "correct"):
            place = (body["round"], body["board"])
            forfeits[place] = body.get("forfeits", [])
            final[place] = (body["places"], body.get("scores") or [])
            if row["kind"] == "result" and body["how"] == "played":
                assert games[tables[place]["id"]] == final[place], f"{place} ended otherwise"
    found: dict[int, Line] = {
        row["body"]["player"]: {"points": Fraction(0), "margin": Fraction(0)}
        for row in rows
        if row["kind"] == "join"
    }
    streak: dict[int, int] = defaultdict(int)
    met: dict[int, list[int]] = defaultdict(list)
    by_seat: dict[tuple[int, int, int], list[tuple[int, tuple[int, int]]]] = defaultdict(list)
    for place in sorted(tables):
        one = tables[place]
        if rules["kind"] == "league" and one["season"] != season:
            continue
        players = one["players"]
        if one.get("bye"):
            bye = (
                Fraction(5) if rules["duplicate"] else Fraction(values[0 if len(values) < 3 else 1])
            )
            found[players[0]]["points"] += bye
            met[players[0]].append(players[0])
            continue
        if place not in final:
            continue
        places, scores = final[place]
        for seat, player in enumerate(players):
            if player == 0:
                continue
            same = [p for p in range(len(places)) if places[p] == places[seat]]
            first = sum(p < places[seat] for p in places)
            earned = Fraction(sum(values[first : first + len(same)]), len(same))
            lost = seat in forfeits[place]
            if lost:
                earned = Fraction(0)
            if rules["kind"] == "arena":
                if streak[player] >= 2:
                    earned *= 2
                alone = places[seat] == 1 and places.count(1) == 1 and not lost
                streak[player] = streak[player] + 1 if alone else 0
            if rules["duplicate"]:
                worth = (-places[seat], scores[seat] if scores else 0)
                if not lost:
                    by_seat[place[0], len(players), seat].append((player, worth))
            else:
                found[player]["points"] += earned
            others = [scores[s] for s in range(len(scores)) if s != seat]
            if others:
                found[player]["margin"] += scores[seat] - Fraction(sum(others), len(others))
            elif scores:
                found[player]["margin"] += scores[seat]
            met[player] += [other for s, other in enumerate(players) if s != seat and other]
    for group in by_seat.values():
        for player, mine in group:
            rest = [worth for other, worth in group if other != player]
            beaten = sum(Fraction(mine > w) + Fraction(mine == w, 2) for w in rest)
            found[player]["points"] += Fraction(10) * beaten / len(rest) if rest else Fraction(5)
    for player, line in found.items():
        line["opponents"] = sum((found[other]["points"] for other in met[player]), Fraction(0))
    return found


def usual(seats: int) -> list[int]:
    return {1: [0], 2: [2, 0], 3: [4, 2, 0], 4: [5, 3, 1, 0]}.get(
        seats, [2 * (seats - 1 - place) for place in range(seats)]
    )


def main() -> None:
    rows = json.loads(Path(sys.argv[1]).read_text())
    games = {file.stem: outcome_of(read(file)) for file in Path(sys.argv[2]).glob("*.jsonl")}
    lines = standings(rows, games)
    for player in sorted(lines, key=lambda n: lines[n]["points"], reverse=True):
        print(player, *(f"{name} {float(value):g}" for name, value in lines[player].items()))


if __name__ == "__main__":
    main()
