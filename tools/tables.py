"""Tables to be played: which title, how many seats, which options, who sits there.

What makes recorded games, fixtures and games for the second books has in common: every preset and
every number of seats in turn, some of them with house rules, and bots that play them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import carrack
from carrack import BadOption, Game, State, bots
from carrack.bots import Bot
from carrack.kernel.options import Choice, Number, Several, YesNo

SHORT = 60  # turns, where a title has such a limit: as many kinds of tables as possible, not length
WISHES = 3  # options with another value than usual
TRIES = 200


@dataclass(frozen=True)
class Wish:
    """One game to be played."""

    title: str
    number: int
    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return f"{self.number:03}.jsonl"


def wishes(title: str, games: int) -> Iterator[Wish]:
    """Every preset and every number of seats in turn; from the second round on with house rules."""
    game, luck = carrack.load(title), Random(title)
    tables = every_table(game)
    for number in range(max(games, len(tables))):
        preset, seats = tables[number % len(tables)]
        house_rules = WISHES if number >= len(tables) else 0
        yield Wish(title, number, seats, playable(game, preset, seats, house_rules, luck))


def every_table(game: Game) -> list[tuple[str | None, int]]:
    """All presets with all numbers of seats."""
    presets: list[str | None] = [*game.presets] or [None]
    counts = range(game.min_seats, game.max_seats + 1)
    return [(preset, seats) for seats in counts for preset in presets]


def playable(
    game: Game,
    preset: str | None,
    seats: int,
    house_rules: int,
    luck: Random,
    turns: int = SHORT,
) -> dict[str, Any]:
    """Options of a table, some of them other than usual; those that do not fit are drawn again."""
    usual: dict[str, Any] = {}
    if preset is not None:
        usual[game.preset_option] = preset
    if any(option.name == "turn_limit" for option in game.options):
        usual["turn_limit"] = turns
    free = [option for option in game.options if option.name not in (*usual, "archive")]
    for _ in range(TRIES):
        chosen = luck.sample(free, min(house_rules, len(free)))
        options = usual | {option.name: drawn(option, luck) for option in chosen}
        try:
            game.new(seats=seats, seed=1, options=options)
        except BadOption:
            continue
        return options
    raise ValueError(f"{game.id}: no house rules fit {usual} with {seats} seats")


def drawn(option: Any, luck: Random) -> Any:
    """A value that the option may have."""
    if isinstance(option, YesNo):
        return luck.random() < 0.5
    if isinstance(option, Choice):
        return luck.choice(option.choices)
    if isinstance(option, Several):
        return [choice for choice in option.choices if luck.random() < 0.3]
    if isinstance(option, Number):
        return luck.randint(option.low, min(option.high, option.low + 20))
    return option.default


def seated(names: tuple[str, ...], seats: int, luck: Random) -> list[Bot]:
    """Players of these kinds in turn, each with luck of its own."""
    return [bots.make(names[seat % len(names)], luck.getrandbits(48)) for seat in range(seats)]


def chosen(
    state: State, players: list[Bot], luck: Random, views: Mapping[int | None, Any] | None = None
) -> tuple[int, int]:
    """Who acts next, any of those who may, and what that player chooses; by a view that is laid
    out already, where there is one.
    """
    seat = luck.choice(state.actors)
    legal = state.legal(seat)
    view: Mapping[str, Any] = {}
    if players[seat].reads_view:
        view = views[seat] if views and seat in views else state.view(seat)
    return seat, players[seat].choose(state.game, view, legal)
