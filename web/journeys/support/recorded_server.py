"""`carrack` with tables that stand at moments of recorded games: each phase of each title once, or
each at every number of seats with WHOLE_GAMES. Nobody has to play so far.

The records are those of tests/fixtures/games. A moment's table holds the rows up to it, as if they
had been played there; whoever is asked then is one and the same guest. What there is, and the
guests' cookies, lies beside the database in `moments.json`. Who wants to play at a moment asks for
a table of their own: `POST /recorded/ID` lays another one like the table ID, and with `?bots` all
others there are bots.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from sqlalchemy import insert
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from carrack.cli import main
from carrack.kernel.record import Record, read, replay
from carrack.kernel.state import State
from carrack.server.operate import serving
from carrack.server.people.people import People
from carrack.server.settings import Settings
from carrack.server.storage import schema
from carrack.server.storage.database import Database, new_id, new_key, now
from carrack.server.storage.upgrade import upgrade
from carrack.server.tables import rows
from carrack.server.tables.facts import FINISHED, NOTHING_AGREED, PLAYING

GAMES = Path(__file__).parents[3] / "tests" / "fixtures" / "games"
TITLES = os.environ.get("RECORDED_TITLES", "macao macau_cards maracaibo").split()
WHOLE = bool(os.environ.get("WHOLE_GAMES"))
NAMES = ["Ana Vento", "Duarte", "Inês", "Bento Onda", "Catarina", "Rui", "Sofia", "Tomás", "Vera"]
NAMES.append("Xavier")
INTERRUPTED = ("turns", "last_purchase")  # what one had planned for the own turn does not fit then


@dataclass(frozen=True)
class Moment:
    """A row of a game, whose eyes see the table behind it, and what is met there."""

    title: str
    game: str
    row: int
    seat: int
    seats: int
    choices: int
    met: frozenset[tuple[Any, ...]]

    @property
    def is_end(self) -> bool:
        return any(what[-1] == "over" for what in self.met)

    @property
    def name(self) -> str:
        """What is met there, to be found again.

        >>> Moment("macao", "00", 3, 0, 2, 15, frozenset({("dice", "choose_dice")})).name
        'game 00, row 3, seat 0 of 2, dice: choose_dice'
        """
        kinds: dict[str, list[str]] = {}
        for what in sorted(self.met - {("seats", self.seats)}, key=str):
            kinds.setdefault(str(what[-2 if len(what) > 1 else -1]), []).append(str(what[-1]))
        told = [f"{phase}: {', '.join(names)}" for phase, names in kinds.items()]
        return f"game {self.game}, row {self.row}, seat {self.seat} of {self.seats}, " + "".join(
            told
        )


def moments_of(title: str, name: str, record: Record) -> Iterator[Moment]:
    """Every decision of a game, a wait in each phase, one of whoever is out, one before a phase
    ends in which one would have gone on, and its end.
    """
    seats = record.header["seats"]
    place = (seats,) if WHOLE else ()
    before: tuple[str, list[int]] = "", []
    for step in replay(record):
        state, phase = step.state, ""
        at = (title, name, step.row)
        if state.is_over:
            yield Moment(*at, 0, seats, 0, frozenset({(*place, "over")}))
            return
        for seat in state.actors:
            phase = str(state.view(seat)["phase"])
            kinds = kinds_of(state, seat)
            met = {(*place, phase, kind) for kind in kinds} | {("seats", seats)}
            yield Moment(*at, seat, seats, len(state.legal(seat)), frozenset(met))
        waiting = sorted(set(range(seats)) - set(state.actors))
        if waiting:
            yield Moment(*at, waiting[0], seats, 0, frozenset({(*place, phase, "waits")}))
            sitting = state.view(waiting[0])["seats"]
            if (before[0], phase) == INTERRUPTED:
                for seat in set(before[1]) & set(state.actors):
                    met = {(*place, before[0], "ends")}
                    yield Moment(title, name, step.row - 1, seat, seats, 0, frozenset(met))
            out = [seat for seat in range(seats) if sitting[seat].get("place")]
            if out and seats <= 4 and len(out) == seats - 2:  # the end is near
                yield Moment(*at, out[0], seats, 0, frozenset({(*place, "out")}))

        before = phase, waiting


def kinds_of(state: State, seat: int) -> set[str]:
    return {state.game.action(state, seat, one)["type"] for one in state.legal(seat)}


def chosen(title: str) -> list[tuple[Moment, Record]]:
    """The fewest moments in which everything is met, with as many choices as can be."""
    games = games_of(title)
    every = [one for name, record in games.items() for one in moments_of(title, name, record)]
    every.sort(key=lambda one: (-one.choices, -one.seats))
    left = set().union(*(one.met for one in every))
    found: list[Moment] = []
    while left:
        found.append(max(every, key=lambda one: len(one.met & left)))
        left -= found[-1].met
    found.sort(key=lambda one: (one.game, one.row))
    return [(one, games[one.game]) for one in found]


def games_of(title: str) -> dict[str, Record]:
    """A game for each number of seats, and one of each further scenario."""
    told = json.loads((GAMES / f"{title}.json").read_text("utf-8"))["games"]
    wanted: dict[object, str] = {}
    for name, game in told.items():
        wanted.setdefault(len(game["players"]), name)
        wanted.setdefault(game["options"].get("scenario"), name)
    with zipfile.ZipFile(GAMES / f"{title}.zip") as packed:
        names = sorted(set(wanted.values()))
        return {name: read(packed.read(f"{name}.jsonl")) for name in names}


class Hall:
    """A database with people, and the tables they sit at."""

    def __init__(self, people: People, users: list[str]) -> None:
        self.people = people
        self.users = users  # the first is the one whose eyes are lent

    async def lay(self, moment: Moment, record: Record, among_bots: bool = False) -> str:
        """The table of a moment, as if it had been played there; its id."""
        table, time, header = new_id(), now(), record.header
        lines = record.rows[: moment.row]
        facts = {
            "id": table,
            "title": moment.title,
            "name": NAMES[0],
            "status": FINISHED if moment.is_end else PLAYING,
            "owner_id": self.users[0],
            "public": False,
            "key": new_key(),
            "spectators": True,
            "options": header["options"],
            "clock": {},
            "stand_in": "greedy",
            "seq": len(lines) + 1,
            "acting": "",
            "reason": "",
            "created": time,
            "started": time,
            "changed": time,
            "hints": True,
        }
        start = (rows.START, rows.NO_SEAT, {"header": header}, header["fingerprint"])
        acts = [
            (rows.ACT, line["seat"], {"action": line["action"]}, line["fingerprint"])
            for line in lines
        ]
        journal = [
            {
                "table_id": table,
                "seq": seq,
                "kind": kind,
                "seat": seat,
                "body": body,
                "fingerprint": fingerprint,
                "time": time,
            }
            for seq, (kind, seat, body, fingerprint) in enumerate([start, *acts], 1)
        ]
        places = [self.place(table, seat, moment) for seat in range(header["seats"])]
        bot = {"kind": "bot", "user_id": None, "level": "greedy", "name": "greedy"}
        places = [
            place | bot if among_bots and place["seat"] != moment.seat else place
            for place in places
        ]
        async with self.people.database.write() as connection:
            await connection.execute(insert(schema.tables).values(facts))
            await connection.execute(insert(schema.seats), places)
            await connection.execute(insert(schema.journal), journal)
        return table

    def place(self, table: str, seat: int, moment: Moment) -> dict[str, Any]:
        number = 0 if seat == moment.seat else seat + (seat < moment.seat)
        return {
            "table_id": table,
            "seat": seat,
            "kind": "person",
            "user_id": self.users[number],
            "level": "",
            "name": NAMES[number],
            "away": False,
            "resigned": False,
            "wanted": False,
            "token": 0,
            "program": False,
            **NOTHING_AGREED,
        }


USERS: list[str] = []  # for whom the tables are laid
LAID: dict[str, tuple[Moment, Record]] = {}  # by table


async def prepare(database: Path) -> None:
    """Lay all tables, and write down where they are."""
    opened = Database(f"sqlite+aiosqlite:///{database}")
    try:
        await upgrade(opened)
        people = await People.create(opened, Settings())
        guests = [await people.accounts.come(name) for name in NAMES]
        USERS.extend(guest.user.id for guest in guests)
        hall = Hall(people, USERS)
        for title in TITLES:
            for moment, record in chosen(title):
                LAID[await hall.lay(moment, record)] = (moment, record)
        told = [
            {
                "title": one.title,
                "table": table,
                "seat": one.seat,
                "name": one.name,
                "asked": one.choices > 0,
                "next": record.rows[one.row]["action"] if one.row < len(record.rows) else None,
            }
            for table, (one, record) in LAID.items()
        ]
        moments = {"cookies": [guest.cookie for guest in guests], "moments": told}
        database.with_name("moments.json").write_text(json.dumps(moments), "utf-8")
    finally:
        await opened.close()


async def lay_another(request: Request) -> JSONResponse:
    """A table like this one: what is played there is met by nobody else."""
    moment, record = LAID[request.path_params["table"]]
    hall = Hall(request.app.state.service.people, USERS)
    among_bots = "bots" in request.query_params
    return JSONResponse({"table": await hall.lay(moment, record, among_bots)})


def create_app(settings: Settings) -> FastAPI:
    app = carrack_app(settings)
    app.router.routes.insert(0, Route("/recorded/{table}", lay_another, methods=["POST"]))
    return app


carrack_app, serving.create_app = serving.create_app, create_app

asyncio.run(prepare(Path(sys.argv[sys.argv.index("--database") + 1])))
sys.exit(main())
