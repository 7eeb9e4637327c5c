"""A series of games between bots: who sits where and with what luck, the same in every process."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from carrack import bots
from carrack.kernel.game import Game, load
from carrack.kernel.state import State


@dataclass(frozen=True)
class Plan:
    """What is to be played; small enough to send to every worker."""

    title: str
    options: Mapping[str, Any]
    players: tuple[str, ...]
    games: int
    seed: int = 0
    rotate: bool = True
    data: str | None = None  # a folder with an owner's figures

    def seat_of(self, player: int, number: int) -> int:
        """Where a player sits: one place further in each game, so that nobody always begins."""
        return (player + number) % len(self.players) if self.rotate else player

    def luck(self, number: int, whose: str) -> int:
        """A seed for one game and one use in it, the same in every process."""
        text = f"{self.seed}/{number}/{whose}"
        return int.from_bytes(sha256(text.encode()).digest()[:8]) >> 1


def game_of(plan: Plan) -> Game:
    """The title with the figures of the plan."""
    game = load(plan.title)
    return game if plan.data is None else game.with_data(plan.data)


def dealt(game: Game, plan: Plan, number: int) -> State:
    """A new game of the series."""
    return game.new(seats=len(plan.players), seed=plan.luck(number, "game"), options=plan.options)


def seated(plan: Plan, number: int) -> list[bots.Bot]:
    """The bots of one game, by seat."""
    by_seat = {
        plan.seat_of(player, number): bots.make(name, plan.luck(number, f"player {player}"))
        for player, name in enumerate(plan.players)
    }
    return [by_seat[seat] for seat in range(len(plan.players))]
