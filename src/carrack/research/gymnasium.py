"""Gymnasium environments: one seat is yours, bots have the others.

Importing this module registers every installed title, as in `carrack/Macao-v0`.

>>> import gymnasium
>>> import carrack.research.gymnasium
>>> env = gymnasium.make("carrack/Macao-v0", seats=3, rivals=["greedy", "random"])
>>> observation, info = env.reset(seed=7)
>>> action = env.action_space.sample(info["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)

An observation is the array of the title's encoder (see `carrack.research.encoders`) for your own
seat. `info["action_mask"]` has a 1 for each legal action, as `action_space.sample` takes it; the
method `action_masks()` tells the same in the way of sb3-contrib's `MaskablePPO`. Nothing is asked
of you while bots decide: a step lasts until your seat is asked again, or the game is over.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from carrack import bots
from carrack.kernel.errors import CarrackError, shown
from carrack.kernel.game import MAX_SEED, Game, installed, load
from carrack.kernel.parts import part_of
from carrack.kernel.state import State
from carrack.research.encoders import encoder_for
from carrack.research.rewards import LOST, points, utilities
from carrack.research.wishes import REWARDS, bad, game_for, one_of, whole

Observation = NDArray[np.int16]

RANDOM = "random"
ILLEGAL = ("loses", "raises", "random")
LOST_POINTS = -100.0  # for an illegal action where points are the reward: worse than bad play
PICTURE = (960, 640)  # width and height of a rendered table


class SeatEnv(gymnasium.Env[Observation, Any]):
    """A table of one title at which one seat is played from outside.

    * `title`: the id of a title, or a game, for example one with corrected figures.
    * `seats`: how many sit at the table.
    * `seat`: your seat, or "random" for another one in each game.
    * `rivals`: the bots of the other seats by name, one for all or a list that goes clockwise from
      your seat. A bot is given the view of its seat and nothing more.
    * `options`: of the game, as `game.new` takes them.
    * `reward`: "utility" pays at the end, from 1 for the first place to -1 for the last; a team, or
      somebody alone, gets 1 or -1. "points" pays what each step changed in your points.
    * `illegal`: what an illegal action does. With "loses" the game ends at once, and pays -1 as
      utility or -100 as points; "raises" raises IllegalAction and changes nothing; with "random" a
      legal action is drawn in its place.
    * `render_mode`: "ansi" for a text, "rgb_array" for a picture, as your seat sees the table.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - the base class declares it so
        "render_modes": ["ansi", "rgb_array"],
        "render_fps": 2,
    }

    def __init__(
        self,
        title: str | Game,
        *,
        seats: int,
        seat: int | str = RANDOM,
        rivals: str | Sequence[str] = "greedy",
        options: Mapping[str, Any] | None = None,
        reward: str = "utility",
        illegal: str = "loses",
        render_mode: str | None = None,
    ) -> None:
        self.game = game_for(title)
        self.seats = seats = whole(seats)
        self.game.check_seats(seats)
        self.options = self.game.resolved(options or {})
        self.wished_seat = checked_seat(whole(seat), seats)
        self.rivals = checked_rivals(rivals, seats, self.game.id)
        self.reward = one_of("reward", reward, REWARDS)
        self.illegal = one_of("illegal", illegal, ILLEGAL)
        self.render_mode = one_of("render_mode", render_mode, (None, "ansi", "rgb_array"))
        self.encoder = encoder_for(self.game, seats)
        self.observation_space: Any = Box(self.encoder.low, self.encoder.high, dtype=np.int16)
        self.action_space: Any = Discrete(self.game.action_count)
        self.seat = 0
        self.seated: list[bots.Bot] = []
        self.state: State | None = None
        self.has_forfeited = False

    # ---- the interface of Gymnasium ----

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game and play on until your seat is asked. The same seed gives the same
        games.
        """
        super().reset(seed=seed)
        self.has_forfeited = False
        self.deal()
        while self.table.is_over:  # rare: others were done before your seat was asked once
            self.deal()
        return self.observed(), self.info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do an action, and let the others play until your seat is asked again."""
        state = self.table
        if state.is_over or self.has_forfeited:
            raise CarrackError("the game is over; reset starts another", code="research.over")
        before = self.points()
        number = self.made_legal(whole(action))
        if number is None:
            self.has_forfeited = True
            reward = LOST if self.reward == "utility" else LOST_POINTS
            return self.observed(), reward, True, False, self.info()
        state.apply(self.seat, number)
        self.let_rivals_play()
        return self.observed(), self.earned(before), state.is_over, False, self.info()

    def render(self) -> Any:
        """The table as your seat sees it: a text or a picture."""
        if self.render_mode is None:
            return None
        from carrack.research import pictures

        view = self.table.view(self.seat)
        if self.render_mode == "ansi":
            return pictures.text(view)
        return pictures.picture(view, *PICTURE, self.game)

    # ---- beside it ----

    def action_masks(self) -> NDArray[np.bool_]:
        """True for each legal action; all are False when the game is over."""
        return self.mask().astype(np.bool_)

    def action_names(self) -> dict[int, dict[str, Any]]:
        """The legal actions by number, each with its name and parameters."""
        state, seat = self.table, self.seat
        return {action: self.game.action(state, seat, action) for action in state.legal(seat)}

    # ---- how a game goes ----

    @property
    def table(self) -> State:
        """The state of the game."""
        if self.state is None:
            raise CarrackError("there is no game yet; reset starts one", code="research.over")
        return self.state

    def deal(self) -> None:
        """A new game with fresh bots, up to your first decision. All luck comes from the seed."""
        lots = self.np_random
        self.state = self.game.new_resolved(
            self.seats, int(lots.integers(MAX_SEED, endpoint=True)), self.options
        )
        if isinstance(self.wished_seat, int):
            self.seat = self.wished_seat
        else:
            self.seat = int(lots.integers(self.seats))
        self.seated = [bots.make(name, int(lots.integers(2**48))) for name in self.rivals]
        self.let_rivals_play()

    def let_rivals_play(self) -> None:
        """Bots decide, each by the view of its seat, until your seat is asked."""
        state, seat = self.table, self.table.to_move
        while seat != self.seat and not state.is_over:
            legal = state.legal(seat)
            action = legal[0]
            if len(legal) > 1:
                bot = self.seated[(seat - self.seat) % self.seats - 1]
                view = state.view(seat) if bot.reads_view else {}
                action = bot.choose(self.game, view, legal)
            state.apply(seat, action)
            seat = state.to_move

    def made_legal(self, action: Any) -> int | None:
        """The action to be done; None when an illegal one has lost the game."""
        legal = self.table.legal(self.seat)
        if type(action) is int and action in legal:
            return action
        if self.illegal == "raises":
            raise self.game.refusal(self.table, self.seat, action)
        if self.illegal == "random":
            return legal[int(self.np_random.integers(len(legal)))]
        return None

    def points(self) -> int:
        """Your points now."""
        return points(self.table)[self.seat]

    def earned(self, before: int) -> float:
        """What a step has brought."""
        if self.reward == "points":
            return float(self.points() - before)
        return utilities(self.table)[self.seat] if self.table.is_over else 0.0

    def observed(self) -> Observation:
        observation: Observation = self.encoder.observe(self.table, self.seat)
        return observation

    def mask(self) -> NDArray[np.int8]:
        """What may be done now: nothing once the game is over or forfeited."""
        if self.has_forfeited or self.table.is_over:
            return np.zeros(self.game.action_count, np.int8)
        mask: NDArray[np.int8] = self.encoder.mask(self.table, self.seat)
        return mask

    def info(self) -> dict[str, Any]:
        """The mask and your seat; at the end of the game also its result and all points."""
        told: dict[str, Any] = {"action_mask": self.mask(), "seat": self.seat}
        if self.table.is_over:
            told |= {"result": self.table.result(), "scores": self.table.scores()}
        return told


# ---- what was asked for ----


def checked_seat(seat: object, seats: int) -> int | str:
    if seat == RANDOM or (type(seat) is int and 0 <= seat < seats):
        return seat
    raise bad(f"seat must be from 0 to {seats - 1} or {RANDOM!r}, not {shown(seat)}")


def checked_rivals(rivals: str | Sequence[str], seats: int, title: str) -> list[str]:
    """One name of a bot for each of the other seats."""
    names = [rivals] * (seats - 1) if isinstance(rivals, str) else rivals
    if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise bad(f"rivals are the names of bots, not {shown(rivals)}")
    if len(names) != seats - 1:
        raise bad(f"{seats} seats need {seats - 1} rivals, not {len(names)}: {shown(rivals)}")
    for name in names:
        bots.make(name, 0).check(title)
    return list(names)


def register() -> None:
    """Make the environments known to `gymnasium.make` and `make_vec`; once is enough."""
    for game in map(load, installed()):
        name = f"carrack/{environment_of(game)}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                id=name,
                entry_point="carrack.research.gymnasium:SeatEnv",
                vector_entry_point="carrack.research.gymnasium_vector:GamesEnv",
                kwargs=usual_table(game),
            )


def environment_of(game: Game) -> str:
    """What learners call a title: as it says, or its id as one word.

    >>> import carrack
    >>> environment_of(carrack.load("macau_cards"))
    'Macau'
    """
    return game.environment or "".join(word.capitalize() for word in game.id.split("_"))


def usual_table(game: Game) -> dict[str, Any]:
    """How a title is played unless somebody says otherwise: against greedy, where it knows it."""
    table: dict[str, Any] = {"title": game.id, "seats": game.usual_seats or game.min_seats}
    if part_of(game, "bots.greedy") is None:
        table["rivals"] = RANDOM
    return table | ({"options": dict(game.usual_options)} if game.usual_options else {})


register()
