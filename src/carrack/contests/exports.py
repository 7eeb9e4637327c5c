"""Standings for other programs: JSON, CSV, and TRF where two sit at a table."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from carrack.contests.contest import FILLER, Board, Contest, Result
from carrack.contests.lots import commitment
from carrack.contests.rules import LOT
from carrack.contests.standings import Standing
from carrack.contests.steps import order

TIES_OF_KIND = ("swiss", "robin", "arena", "league")  # where points decide


def number(value: Fraction) -> int | float:
    """A fraction as JSON has it: a whole number where it is one, else with three digits.

    >>> number(Fraction(6, 2)), number(Fraction(1, 3))
    (3, 0.333)
    """
    return int(value) if value.denominator == 1 else round(float(value), 3)


def line_as_json(contest: Contest, line: Standing, names: Mapping[int, str]) -> dict[str, Any]:
    player = contest.players[line.player]
    return {
        "rank": line.rank,
        "player": line.player,
        "name": names.get(line.player, ""),
        "bot": player.bot,
        "team": player.team,
        "points": number(line.points),
        "played": line.played,
        "ties": {
            name: line.lot if name == LOT else number(getattr(line, name))
            for name in contest.rules.ties
        },
        "rounds": {str(played): number(points) for played, points in line.rounds.items()},
        "withdrawn": player.gone,
    }


def board_as_json(board: Board, hidden: bool = False) -> dict[str, Any]:
    result = None if hidden else board.result
    told: dict[str, Any] = {
        "board": board.board,
        "players": list(board.players),
        "group": board.group,
        "bye": board.bye,
    }
    if result is not None:
        told |= {
            "places": list(result.places),
            "scores": list(result.scores),
            "forfeits": list(result.forfeits),
            "corrected": bool(board.corrected),
        }
    return told


def as_json(contest: Contest, names: Mapping[int, str]) -> dict[str, Any]:
    """Everything that anybody may know; the key once it is over."""
    return {
        "carrack": "contest",
        "rules": contest.rules.as_json(),
        "status": contest.status,
        "commitment": commitment(contest.key),
        **({"key": contest.key.hex()} if contest.status == "over" else {}),
        "standings": [line_as_json(contest, line, names) for line in order(contest)],
        "rounds": [
            {
                "round": one.number,
                "stage": one.stage,
                "season": one.season,
                "divisions": one.divisions,
                "boards": [board_as_json(board, contest.hides(one)) for board in one.boards],
            }
            for one in contest.rounds
        ],
    }


def as_csv(contest: Contest, names: Mapping[int, str]) -> str:
    """A line for each player, as a spreadsheet reads it."""
    out = io.StringIO()
    write = csv.writer(out, lineterminator="\n")
    rounds = [str(one.number) for one in contest.rounds]
    team = ["team"] if contest.rules.teams else []
    write.writerow(["rank", "name", *team, "points", "played", *contest.rules.ties, *rounds])
    for line in order(contest):
        told = line_as_json(contest, line, names)
        write.writerow(
            [
                line.rank,
                harmless(told["name"]),
                *([told["team"]] if team else []),
                told["points"],
                line.played,
                *told["ties"].values(),
                *(told["rounds"].get(one, "") for one in rounds),
            ]
        )
    return out.getvalue()


def harmless(name: str) -> str:
    """A name that a spreadsheet does not take for a formula.

    >>> harmless("=1+1"), harmless("Ada")
    ("'=1+1", 'Ada')
    """
    return f"'{name}" if name[:1] in ("=", "+", "-", "@", "\t", "\r") else name


def fits_trf(contest: Contest) -> bool:
    return contest.rules.seats == 2 and not contest.rules.duplicate


def as_trf(contest: Contest, names: Mapping[int, str], title: str) -> str:
    """The tournament report that chess programs read (TRF16), with wins as one point; whoever sits
    first has white.
    """
    lines = [f"012 {title}", f"062 {len(contest.players)}", f"092 {contest.rules.kind}"]
    ranks = {line.player: line.rank for line in order(contest)}
    for player in contest.players:
        rating = int(contest.players[player].rating)
        games = [trf_game(contest, player, number) for number in range(1, len(contest.rounds) + 1)]
        points = sum(
            1.0 if game[-1] in "1+UF" else 0.5 if game[-1] in "=H" else 0.0 for game in games
        )
        name = names.get(player, "")[:33]
        head = f"001 {player:4d}      {name:<33} {rating or '':>4} {'':3} {'':11} {'':10}"
        lines.append(f"{head} {points:4.1f} {ranks[player]:4d}{''.join(games)}")
    return "".join(f"{line}\r\n" for line in lines)  # as the format wants each line to end


def trf_game(contest: Contest, player: int, round_number: int) -> str:
    """Who was met with which color and how it ended, in ten signs."""
    for board in contest.round(round_number).boards:
        if player not in board.players:
            continue
        if board.bye:
            return "  0000 - U"
        seat = board.seat_of(player)
        if FILLER in board.players:  # a bot that is no player: only what the game brought is told
            return f"  0000 - {filled_outcome(board, seat)}"
        other, color = board.players[1 - seat], "wb"[seat]
        if board.result is None:
            return f"  {other:4d} {color}  "
        if board.result.forfeits:
            outcome = "-" if seat in board.result.forfeits else "+"
        else:
            outcome = played_outcome(board.result, seat)
        return f"  {other:4d} {color} {outcome}"
    return "  0000 - Z"


def played_outcome(result: Result, seat: int) -> str:
    """A win, a draw or a loss of two; what a host decided may know no first place."""
    mine, theirs = result.places[seat], result.places[1 - seat]
    return "1" if mine < theirs else "0" if mine > theirs else "="


def filled_outcome(board: Board, seat: int) -> str:
    """A whole point, half of one or none without an opponent; nothing while it is played."""
    if board.result is None:
        return " "
    if seat in board.result.forfeits:
        return "Z"
    return {"1": "F", "=": "H", "0": "Z"}[played_outcome(board.result, seat)]
