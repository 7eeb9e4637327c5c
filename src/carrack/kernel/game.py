"""A title: how a game of it starts, and how its numbers become names. One object for each title."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.metadata import entry_points
from random import Random
from typing import Any

from carrack.kernel.campaign import Campaign
from carrack.kernel.chronicle import Chronicle
from carrack.kernel.errors import (
    BadOption,
    BadRecord,
    IllegalAction,
    UnknownGame,
    no_such_action,
    no_such_seat,
    shown,
)
from carrack.kernel.explained import Explained, explained
from carrack.kernel.hosting import Hosting
from carrack.kernel.limits import KEY_BYTES
from carrack.kernel.options import Option, checked, completed
from carrack.kernel.printed import PrintedFigures, figures_of
from carrack.kernel.state import State

MAX_SEED = 2**63 - 1
REMEMBERED = 256  # option sets


class Game:
    """What a title offers. A title's own class fills in the part below the line.

    >>> import carrack
    >>> game = carrack.load("macau_cards")
    >>> game.id, game.action_count
    ('macau_cards', 144)
    """

    id: str = ""
    name: str = ""  # what people call it
    rules_version: int = 1
    min_seats: int = 2
    max_seats: int = 4
    action_count: int = 0
    options: tuple[Option, ...] = ()
    presets: tuple[str, ...] = ()  # values of the option `variant` or `scenario`
    preset_option: str = "variant"
    modifiers: tuple[str, ...] = ()
    has_secrets: bool = True  # whether a view hides more than the luck to come
    most_wins: bool = False  # whether points can be compared from game to game: the most win
    fewest_win: bool = False  # where there are points, they count against whoever has them

    # ---- parts: what only some ask for, or what only some titles have ----
    hosting: Hosting = Hosting()  # what a table of people asks beside the rules
    chronicle: Chronicle = Chronicle()  # what is told of a game that was played
    figures: PrintedFigures[Any, Game] | None = None  # what is printed, where something is
    campaign: Campaign | None = None  # where games follow each other

    # ---- for learners, and for tables that every title has ----
    environment: str = ""  # its name, as in carrack/Macao-v0; made from the id otherwise
    usual_seats: int = 0  # the fewest where a title does not say
    usual_options: Mapping[str, Any] = {}  # a limit, where a game need not end by itself
    seat_fields: tuple[str, ...] = (  # fields of a view that hold the number of a seat
        *("seat", "current", "asked", "actors", "dealer", "start_seat", "owner", "target"),
        *("order", "leader", "winner", "winners", "won"),
    )
    unseen_pile: tuple[str, str, int] | None = None  # field, its size, most that leaves it at once

    def __init__(self) -> None:
        self._resolved: dict[str, dict[str, Any]] = {}

    def new(
        self,
        *,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        key: bytes | None = None,
    ) -> State:
        """A new game. The same seats, seed and options always give the same game.

        A seed starts the fast generator. A key of 32 bytes instead of it starts one whose numbers
        tell nothing about those to come: for games between people.

        >>> import carrack
        >>> game = carrack.load("macau_cards")
        >>> game.new(seats=4, seed=1, options={"variant": "romanian", "turn_limit": 400}).seats
        4
        >>> game.new(seats=11, seed=1)
        Traceback (most recent call last):
        carrack.kernel.errors.BadOption: macau_cards is for 2 to 10 seats, not 11
        """
        resolved = self.resolved(options or {})
        if key is None:
            return self.new_resolved(seats, seed, resolved)
        if seed is not None:
            raise BadOption("luck comes from a seed or from a key, not both", code="option.key")
        return self.new_keyed(seats, key, resolved)

    def resolved(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """`resolve`, remembered: programs start many games with the same options."""
        try:
            key = json.dumps(options, sort_keys=True)
        except (TypeError, ValueError, RecursionError):
            return self.resolve(options)  # sets, or nonsense: let resolve say what is wrong
        if key not in self._resolved:
            if len(self._resolved) >= REMEMBERED:
                self._resolved.clear()
            self._resolved[key] = self.resolve(options)
        return self._resolved[key]

    def new_resolved(self, seats: int, seed: object, options: dict[str, Any]) -> State:
        """A new game from options that are resolved already, as a record stores them."""
        self.check_seats(seats)
        number = checked_seed(seed)
        state = self.state(seats, options)
        state.start(number)
        return state

    def new_keyed(self, seats: int, key: object, options: dict[str, Any]) -> State:
        """A new game whose luck comes from a key of 32 bytes."""
        self.check_seats(seats)
        secret = checked_key(key)
        state = self.state(seats, options)
        state.start_keyed(secret)
        return state

    def check_seats(self, seats: object) -> None:
        if type(seats) is not int or not self.min_seats <= seats <= self.max_seats:
            raise BadOption(
                f"{self.id} is for {self.min_seats} to {self.max_seats} seats, not {shown(seats)}",
                code="option.seats",
                facts={"least": self.min_seats, "most": self.max_seats, "asked": shown(seats)},
            )

    def restore(self, dump: Mapping[str, Any]) -> State:
        """The state that `state.dump()` saved; BadRecord when it is not one of this title.

        >>> import carrack
        >>> carrack.load("macau_cards").restore({"game": "chess"})
        Traceback (most recent call last):
        carrack.kernel.errors.BadRecord: this is a dump of 'chess', not of macau_cards
        """
        if not isinstance(dump, Mapping) or dump.get("game") != self.id:
            name = dump.get("game") if isinstance(dump, Mapping) else dump
            raise BadRecord(f"this is a dump of {shown(name)}, not of {self.id}", code="dump.game")
        if dump.get("rules_version") != self.rules_version:
            raise BadRecord(
                f"the dump needs rules version {shown(dump.get('rules_version'))}, "
                f"this is {self.rules_version}",
                code="dump.version",
            )
        if dump.get("data") != self.data_fingerprint():
            raise BadRecord("the dump was made with other printed figures", code="dump.data")
        try:
            self.check_seats(dump["seats"])
            recorded = completed(self.options, dump["options"])
            options = self.resolve(recorded)
            if options != recorded:
                raise ValueError("the options are not complete")
            state = self.state(dump["seats"], options)
            state.load_table(dict(dump))
            self.check_restored(state)
        except (KeyError, TypeError, ValueError, OverflowError, AttributeError, BadOption) as error:
            raise BadRecord(f"the dump is damaged: {error}", code="dump.damaged") from None
        return state

    def with_data(self, folder: str | os.PathLike[str]) -> Game:
        """The same title with an owner's corrected figures; DataError for a title without printed
        figures.

        >>> import carrack
        >>> carrack.load("macau_cards").with_data("my_figures")
        Traceback (most recent call last):
        carrack.kernel.errors.DataError: macau_cards has no printed figures to correct; its options
        change the rules
        """
        return figures_of(self).with_folder(folder)

    def data_fingerprint(self) -> str:
        """The hash of the printed figures in use; empty for a title without any."""
        return "" if self.figures is None else self.figures.fingerprint()

    def index(self, state: State, seat: int, value: Mapping[str, Any]) -> int:
        """The number of a named action; IllegalAction when it is not legal now.

        >>> import carrack
        >>> game = carrack.load("macau_cards")
        >>> game.index(game.new(seats=2, seed=1), 1, {"type": "draw"})
        106
        """
        action = self.number(state, seat, value)
        if not 0 <= action < self.action_count or action not in state.legal(seat):
            raise self.refusal(state, seat, action)
        return action

    def options_of(self, state: State) -> dict[str, Any]:
        """The resolved options a state is played with.

        >>> import carrack
        >>> game = carrack.load("macau_cards")
        >>> game.options_of(game.new(seats=2, seed=1))["skip_rank"]
        '4'
        """
        raise NotImplementedError

    def key(self, state: State) -> str:
        """What a fingerprint covers beside the numbers: the title and its data. Options tell in
        every number.
        """
        return f"{self.id}/{self.rules_version}"

    def round_of(self, state: State) -> int:
        """The number of the round; 0 before the first, or for a title without rounds."""
        return 0

    def is_cooperative(self, state: State) -> bool:
        """Whether all seats win or lose together."""
        return False

    def check_restored(self, state: State) -> None:
        """ValueError when numbers of a dump contradict each other."""

    # ---- written by each title, where the usual one does not do ----

    def resolve(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value; BadOption when one is unknown, wrong, or does not fit
        another. What is not given has its default.
        """
        return {option.name: option.default for option in self.options} | checked(
            self.options, options
        )

    def state(self, seats: int, options: dict[str, Any]) -> State:
        """An empty state for these resolved options."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """See `State.view`."""
        raise NotImplementedError

    def events(self, state: State, rows: list[list[int]], seat: int | None) -> list[dict[str, Any]]:
        """See `State.events`."""
        raise NotImplementedError

    def action(self, state: State, seat: int, action: int) -> dict[str, Any]:
        """The name of an action number.

        >>> import carrack
        >>> game = carrack.load("macau_cards")
        >>> game.action(game.new(seats=2, seed=1), 1, 106)
        {'type': 'draw'}
        """
        raise NotImplementedError

    def number(self, state: State, seat: int, value: Mapping[str, Any]) -> int:
        """The number of a named action, legal or not; IllegalAction when the name means nothing.
        A title with many actions has a quicker way than to look through them.
        """
        for action in range(self.action_count):
            if self.action(state, seat, action) == value:
                return action
        raise no_such_action(value)

    def refusal(self, state: State, seat: object, action: object) -> IllegalAction:
        """Why this action is not legal now: what is the same everywhere, then what the title
        says.
        """
        if type(seat) is not int or not 0 <= seat < state.seats:
            return no_such_seat(seat, state.seats)
        if type(action) is not int or not 0 <= action < self.action_count:
            return no_such_action(action)
        if state.is_over:
            return IllegalAction("the game is over", code="seat.not_acting")
        if seat not in state.actors:
            return IllegalAction(f"it is not the turn of seat {seat}", code="seat.not_acting")
        return self.why_not(state, seat, action)

    def why_not(self, state: State, seat: int, action: int) -> IllegalAction:
        """The title's reason, for an action of a seat that may act."""
        return IllegalAction("that is not possible now", code="action.not_now")

    def explain(self, state: State, seat: int) -> Explained:
        """Legal actions in groups, each with what it does; tempting illegal ones with the reason.
        The usual one has a group for each type of action and tells nothing more; see
        `carrack.kernel.explained` for what a title may tell.

        >>> import carrack
        >>> game = carrack.load("macau_cards")
        >>> [group["group"] for group in game.explain(game.new(seats=2, seed=2), 0)["groups"]]
        ['play', 'draw']
        """
        groups: dict[str, list[dict[str, Any]]] = {}
        for action in state.legal(seat):
            name = self.action(state, seat, action)
            entry = {"action": action, "name": name, "price": {}, "gain": {}, "warnings": []}
            groups.setdefault(name["type"], []).append(entry)
        return explained(groups, [])

    def sample(self, view: Mapping[str, Any], rng: Random) -> State:
        """A full state that agrees with a view, the unknown drawn fairly.

        >>> import carrack, random
        >>> game = carrack.load("macau_cards")
        >>> view = game.new(seats=2, seed=1).view(1)
        >>> game.sample(view, random.Random(5)).view(1) == view
        True
        """
        raise NotImplementedError

    def scores(self, state: State) -> list[int]:
        """See `State.scores`."""
        raise NotImplementedError

    def result(self, state: State) -> dict[str, Any]:
        """See `State.result`; the usual one ranks the seats."""
        places = [state.final_place(seat) for seat in range(state.seats)]
        return {
            "kind": "places",
            "won": [seat for seat, place in enumerate(places) if place == 1],
            "conditions": [],
            "places": places,
        }

    def default_action(self, state: State, seat: int, legal: list[int]) -> int:
        """See `State.default_action`; the usual one is the first that is legal."""
        return legal[0]


def checked_seed(seed: object) -> int:
    if type(seed) is not int or not 0 <= seed <= MAX_SEED:
        raise BadOption(
            f"the seed must be a whole number from 0 to {MAX_SEED}, not {shown(seed)}",
            code="option.seed",
            facts={"most": str(MAX_SEED), "asked": shown(seed)},
        )
    return seed


def checked_key(key: object) -> bytes:
    """A key is never shown, not even a wrong one."""
    if not isinstance(key, bytes) or len(key) != KEY_BYTES:
        raise BadOption(f"the key must be {KEY_BYTES} bytes", code="option.key")
    return key


@lru_cache(maxsize=1)
def installed() -> dict[str, Any]:
    """All titles found through the entry point group `carrack.games`, by id."""
    return {entry.name: entry for entry in entry_points(group="carrack.games")}


def load(title: str) -> Game:
    """A title by its id.

    >>> import carrack
    >>> carrack.load("macau_cards").max_seats
    10
    >>> carrack.load("macau")
    Traceback (most recent call last):
    carrack.kernel.errors.UnknownGame: there is no title 'macau'; installed are macao, macau_cards,
    maracaibo
    """
    if not isinstance(title, str) or title not in installed():
        raise UnknownGame(
            f"there is no title {shown(title)}; installed are {', '.join(sorted(installed()))}",
            code="game.unknown",
            facts={"asked": shown(title), "known": sorted(installed())},
        )
    return loaded(title)


@cache
def loaded(title: str) -> Game:
    """Each title is made once."""
    game = installed()[title].load()
    return game() if isinstance(game, type) else game  # type: ignore[no-any-return]  # an entry point is untyped
