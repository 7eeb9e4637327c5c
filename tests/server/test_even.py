"""A bot that wants an even match is as strong as whoever it meets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import insert, update

from carrack.bots.even import MIDDLE
from carrack.bots.levels import AdaptiveBot, LevelBot, rungs_of
from carrack.server.ratings.even import ratings_at, strength_at
from carrack.server.storage import schema

from .tables import AtTable, Host, house_of, in_a_loop


async def ended(host: Host, table: AtTable, won: int, when: int) -> None:
    """As if a game of two had been played to its end."""
    places = [1, 2] if won == 0 else [2, 1]
    result = {"kind": "places", "won": [won], "places": places}
    told: dict[str, Any] = {"status": "finished", "result": result, "ended": when}
    async with host.service.database.write() as connection:
        wanted = update(schema.tables).where(schema.tables.c.id == table.id)
        await connection.execute(wanted.values(**told))


async def against(host: Host, level: str = "adaptive") -> AtTable:
    return await host.open("macao", "Ann", bots=1, level=level)


@in_a_loop
async def test_every_game_moves_the_strength_and_a_rating_begins_it(tmp_path: Path) -> None:
    async with house_of(tmp_path) as host:

        async def strength() -> float | None:
            return await strength_at(host.service.database, (await against(host)).table)

        assert await strength() == MIDDLE
        first, second, other = (
            await against(host),
            await against(host),
            await against(host, "random"),
        )
        await ended(host, first, won=0, when=1)
        assert await strength() == MIDDLE + 6
        await ended(host, second, won=1, when=2)
        assert await strength() == MIDDLE + 6 - 5
        # Games against others say nothing about it
        await ended(host, other, won=0, when=3)
        assert await strength() == MIDDLE + 1
        row = {"user_id": host.people["Ann"].id, "title": "macao", "seats": 2, "mu": 32.0}
        row |= {"sigma": 2.0, "score": 26.0, "games": 9, "wins": 5, "changed": 1}
        async with host.service.database.write() as connection:
            await connection.execute(insert(schema.standings).values(row))
        assert await strength() == 32 + 3 - 2.5


@in_a_loop
async def test_the_bot_at_the_table_is_told(tmp_path: Path) -> None:
    async with house_of(tmp_path) as host:
        for number in range(3):
            await ended(host, await against(host), won=0, when=number)
        table = (await against(host)).table
        attending = host.house.attendant
        await attending.match(table, 1)
        bot = attending.bot(table, 1, "adaptive")
        assert isinstance(bot, AdaptiveBot)
        rungs = rungs_of(ratings_at("macao", 2))
        assert [level for level, _ in rungs][:3] == ["random", "cabin_boy", "merchant"]
        assert bot.often is not None
        assert isinstance(bot.hard, LevelBot)
        assert bot.hard.level in ("captain", "governor")
