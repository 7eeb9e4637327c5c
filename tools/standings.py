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
    if rules["seats"] == 1 or rules.get("teams"):
        return standings_of_tables(rows, games)
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
                alone = places[seat] == 1 and places.count(1) == 1 and not lost
                if streak[player] >= 2 and alone:
                    earned *= 2
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


def standings_of_tables(rows: list[dict[str, Any]], games: dict[str, Outcome]) -> dict[int, Line]:
    """Where a table has one result, of a team or of somebody alone: each against all others of its
    round. Who is in a team follows from whom its members named, and from where they sat.
    """
    team: dict[int, int] = {}
    tables: dict[tuple[int, int], dict[str, Any]] = {}
    rounds: dict[int, dict[int, tuple[int, int]]] = defaultdict(dict)
    nobody = set()
    for row in rows:
        body = row["body"]
        if row["kind"] == "join":
            team[body["player"]] = body.get("team") or body["player"]
        elif row["kind"] == "round":
            for board, one in enumerate(body["tables"]):
                tables[body["round"], board] = one
                for player in one["players"]:
                    if player and one["group"]:
                        team[player] = one["group"]
        elif row["kind"] in ("result", "correct"):
            place = (body["round"], body["board"])
            scores = body.get("scores") or []
            if row["kind"] == "result" and body["how"] == "played":
                assert games[tables[place]["id"]] == (body["places"], scores), f"{place}"
            rounds[place[0]][place[1]] = (-min(body["places"]), sum(scores))
            seats = [seat for seat, player in enumerate(tables[place]["players"]) if player]
            nobody.discard(place)
            if set(seats) <= set(body.get("forfeits", [])):
                nobody.add(place)
    found = {
        player: dict.fromkeys(("points", "margin", "opponents"), Fraction(0)) for player in team
    }
    for number, boards in rounds.items():
        for board, mine in boards.items():
            rest = [worth for other, worth in boards.items() if other != board]
            beaten = sum(Fraction(mine > w) + Fraction(mine == w, 2) for w in rest)
            share = beaten / len(rest) if rest else Fraction(1, 2)
            sat = next(player for player in tables[number, board]["players"] if player)
            for player in team:
                if team[player] == team[sat]:
                    found[player]["points"] += 0 if (number, board) in nobody else 10 * share
                    found[player]["margin"] += mine[1]
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
