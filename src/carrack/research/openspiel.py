"""OpenSpiel: every title as a game that `pyspiel.load_game` knows.

>>> import pyspiel
>>> from carrack.research import openspiel
>>> openspiel.register()
>>> game = pyspiel.load_game("carrack_macao(seats=3)")
>>> game.num_players(), game.num_distinct_actions()
(3, 3076)

Parameters: `seats` (or `players`, as OpenSpiel mostly says), `variant` or `scenario`, `turn_limit`
where a title has one, and `options` for all others: `options=runs:false;skip_rank:5`. A list is
written `challenges:slip+call`, one entry of a table `point_values.A:11`.

**Chance.** Dice, shuffles and piles that nobody can know are explicit chance nodes, 64 equally
likely outcomes each. Five of them spell the seed of the deal. Later one stands wherever luck is
asked, and its outcome decides this one step (see `carrack.research.outside_luck`). So a state
holds no luck to come, and a search on clones does not look ahead: all that a clone tells are the 64
things that may happen at its next chance node, not which of them will. A pile that a title names as
`unseen_pile` is mixed again whenever cards leave it. OpenSpiel's other way, sampled chance, is no
choice here: games written in Python cannot save it.

**Information.** A title without secrets (`has_secrets` is false) has perfect information: the rest
is chance. The others hide hands, and piles that lie in their order from the deal on. A search on
clones, like MCTS, sees all that is hidden in the state it is given; IS-MCTS
(`open_spiel.python.algorithms.ismcts`) draws what its seat does not know through
`resample_from_infostate`, which is `game.sample` of the seat's view.

**Bots in C++.** OpenSpiel's `MCTSBot` in C++ searches with `mcts_search`; its `step` crashes with
every game written in Python, OpenSpiel's own as well (2.0.2). Its `ISMCTSBot` in C++ does not ask
such games for `resample_from_infostate`. Their twins in Python play: MCTS all titles, IS-MCTS those
that hide something.

**Strings and tensors.** An observation is the view of a seat: as JSON, and as the array of the
title's encoder. The information state of a title without secrets is the history, as usual in
OpenSpiel. Elsewhere it is the view with a hash of all that the seat saw and did before: it differs
when the seat can tell two games apart, and a step that the seat cannot notice leaves it as it
was. The tensor of an information state is that of the observation; it does not remember.

**Several at once.** Where several seats may act, they are asked one after the other in the order
of the rules, and do not see what the others have answered.

Returns are `carrack.research.rewards.utilities`: rivals share out 0 by their places, captains who
sail together get the same, and one alone wins 1 or loses 1.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any

import numpy
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from carrack.kernel.errors import BadOption, CarrackError, shown
from carrack.kernel.game import Game, installed, load
from carrack.kernel.limits import NOBODY
from carrack.kernel.options import Choice, Number, Option, Several, YesNo
from carrack.kernel.state import State
from carrack.research.encoders import encoder_for, has_encoder
from carrack.research.outside_luck import DEAL, OUTCOMES, LucklessGame, Setting, setting_of, written
from carrack.research.rewards import LOST, WON, is_shared, utilities

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
LIKELY = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
TRIES = 100  # to draw a table at which the same seat is asked

# OpenSpiel wants to know how long a game can be. No title proves it; random games need a tenth.
MOST_DECISIONS = 1000  # of one seat, in a title that ends by itself
MOST_IN_A_TURN = 20  # decisions of one turn, and two more of each seat
LONGEST = 10**9
TURN_LIMIT = 400  # unless another one is given: a game of OpenSpiel must end


def register() -> None:
    """Make all installed titles known to `pyspiel`; doing it again changes nothing."""
    known = set(pyspiel.registered_names())
    for title in installed():
        if name_of(title) not in known:
            # A class and no function: OpenSpiel lets go of it when Python is gone already, and only
            # a class, which holds itself, survives that.
            kind = type("SpielGame", (SpielGame,), {"title": title})
            pyspiel.register_game(type_of(setting_for(title, {})), kind)


def name_of(title: str) -> str:
    return f"carrack_{title}"


# ---- parameters ----


def parameters_of(game: Game) -> dict[str, Any]:
    """What `load_game` accepts, with the defaults."""
    parameters: dict[str, Any] = {"seats": max(2, game.min_seats), "players": 0, "options": ""}
    if game.presets:
        parameters[game.preset_option] = ""
    if has_turn_limit(game):
        parameters["turn_limit"] = TURN_LIMIT
    return parameters


def has_turn_limit(game: Game) -> bool:
    return any(option.name == "turn_limit" for option in game.options)


def setting_for(title: str, parameters: Mapping[str, Any]) -> Setting:
    """Seats and options from the parameters of `load_game`."""
    game = load(title)
    given = parameters_of(game) | dict(parameters)
    options = options_from(game, given.pop("options"))
    seats = given.pop("players") or given["seats"]
    del given["seats"]
    options |= {name: value for name, value in given.items() if value != ""}
    if options.get("turn_limit") == 0:
        raise BadOption("a game of OpenSpiel must end: give a turn_limit", code="research.endless")
    return setting_of(title, seats, json.dumps(options, sort_keys=True))


def options_from(game: Game, text: str) -> dict[str, Any]:
    """Options that are written in one line.

    >>> options_from(load("macau_cards"), "runs:false;skip_rank:5;point_values.A:11")
    {'runs': False, 'skip_rank': '5', 'point_values': {'A': 11}}
    """
    options: dict[str, Any] = {}
    known = {option.name: option for option in game.options}
    for part in text.split(";") if text else []:
        name, _, value = part.partition(":")
        name, _, key = name.partition(".")
        if key:
            options.setdefault(name, {})[key] = number_from(value)
        else:
            options[name] = value_from(known.get(name), value)
    return options


def value_from(option: Option | None, text: str) -> Any:
    """A value as its option wants it; what cannot be is left for the option to refuse."""
    if isinstance(option, YesNo):
        return {"true": True, "false": False}.get(text.lower(), text)
    if isinstance(option, Number):
        return number_from(text)
    if isinstance(option, Choice):
        return next((choice for choice in option.choices if str(choice) == text), text)
    # Modifiers are a list too, although they are no option of their own.
    return text.split("+") if option is None or isinstance(option, Several) else text


def number_from(text: str) -> int | str:
    return int(text) if text.lstrip("-").isdigit() else text


# ---- the game ----


def type_of(setting: Setting) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kinds, game = pyspiel.GameType, setting.game
    information = kinds.Information
    return kinds(
        short_name=name_of(game.id),
        long_name=f"{game.name} (Carrack)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION
        if setting.is_perfect
        else information.IMPERFECT_INFORMATION,
        utility=utility_of(setting),
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=has_encoder(game),
        provides_observation_string=True,
        provides_observation_tensor=has_encoder(game),
        provides_factored_observation_string=True,
        parameter_specification=parameters_of(game),
    )


def utility_of(setting: Setting) -> pyspiel.GameType.Utility:
    """Rivals share out 0; captains who sail together all get the same."""
    kinds = pyspiel.GameType.Utility
    if setting.seats == 1:
        return kinds.GENERAL_SUM
    return kinds.IDENTICAL if is_shared(setting.deal(0)) else kinds.ZERO_SUM


def info_of(setting: Setting) -> pyspiel.GameInfo:
    is_zero_sum = utility_of(setting) == pyspiel.GameType.Utility.ZERO_SUM
    return pyspiel.GameInfo(
        num_distinct_actions=setting.game.action_count,
        max_chance_outcomes=OUTCOMES,
        num_players=setting.seats,
        min_utility=LOST,
        max_utility=WON,
        utility_sum=0.0 if is_zero_sum else None,
        max_game_length=longest(setting),
    )


def longest(setting: Setting) -> int:
    """More decisions than any game has; rounds for points go on until somebody has them."""
    options, seats = setting.options, setting.seats
    if "turn_limit" not in options:
        return MOST_DECISIONS * seats
    rounds = options["target_points"] if options.get("scoring") == "points" else 1
    return int(min(options["turn_limit"] * (MOST_IN_A_TURN + 2 * seats) * rounds, LONGEST))


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A title with its seats and options; each title has a class of its own."""

    title: str

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        self.setting = setting_for(self.title, parameters)
        usual = parameters_of(self.setting.game)
        told = {name: value for name, value in parameters.items() if value != usual[name]}
        super().__init__(type_of(self.setting), info_of(self.setting), told)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded_game, (self.serialize(),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DEAL + longest(self.setting)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Any:
        """Whoever looks at states in one of OpenSpiel's ways; None for a way we have not."""
        if params:
            raise ValueError(f"observers here have no parameters, not {shown(params)}")
        if kind is None:
            return Observer(self.setting, has_recall=False)
        if kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return Observer(self.setting, kind.perfect_recall)
        if self.setting.is_perfect:
            return IIGObserverForPublicInfoGame(kind, params)
        is_part = kind.public_info != (kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER)
        return PartObserver(kind.public_info) if is_part and not kind.perfect_recall else None


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A thin shell around a game without luck of its own.

    `legal_actions` and the questions for the kind of node are answered here and not by OpenSpiel,
    which would ask back several times: Python programs play faster so.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.luckless = LucklessGame(game.setting)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded_state, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    @property
    def table(self) -> State:
        """The state of the title, once it is dealt."""
        table: State | None = self.luckless.table
        if table is None:
            raise CarrackError("the cards are not dealt yet", code="research.not_dealt")
        return table

    # ---- whose turn, and what may be done ----

    def current_player(self) -> int:
        seat = self.luckless.seat
        if seat >= 0:
            return seat
        return CHANCE if self.luckless.numbers else TERMINAL

    def is_terminal(self) -> bool:
        return self.current_player() == TERMINAL

    def is_chance_node(self) -> bool:
        return self.luckless.numbers > 0

    def legal_actions(self, player: int | None = None) -> list[int]:
        luckless = self.luckless
        seat = luckless.seat
        if seat < 0 or (player is not None and player != seat):
            asked = () if player is None else (player,)
            return list(super().legal_actions(*asked))
        legal: list[int] = luckless.table.legal(seat)
        legal.sort()
        return legal

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(LIKELY)

    def _apply_action(self, action: int) -> None:
        luckless = self.luckless
        if luckless.numbers:
            luckless.take(action)
        else:
            luckless.decide(action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.luckless.setting.seats
        return utilities(self.table)

    # ---- in words ----

    def __str__(self) -> str:
        luckless = self.luckless
        table = "not dealt" if luckless.table is None else luckless.table.fingerprint()
        waiting = (
            f"{luckless.numbers} numbers of luck after {luckless.luck}, for {luckless.pending}"
        )
        return f"{luckless.setting.game.id}, {table}, {waiting}"

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0 or self.luckless.table is None:
            return f"{'luck' if player < 0 else 'action'} {action}"
        return in_words(self._action_to_struct(player, action))

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return self.luckless.setting.game.action(self.table, player, action)

    def _struct_to_actions(self, struct: Mapping[str, Any]) -> list[int]:
        return [self.luckless.setting.game.index(self.table, self.luckless.seat, struct)]

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return self.luckless.view(player)

    # ---- what might be, as a seat sees it ----

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one, the unknown drawn fairly."""
        other = self.clone() if self.luckless.setting.is_perfect else SpielState(self.get_game())
        other.luckless = resampled(self.luckless, player, Random(sampler()))
        return other


def loaded_game(text: str) -> Any:
    """A game that was pickled, perhaps by another process."""
    register()
    return pyspiel.load_game(text)


def loaded_state(text: str) -> Any:
    register()
    return pyspiel.deserialize_game_and_state(text)[1]


def in_words(action: Mapping[str, Any]) -> str:
    """
    >>> in_words({"type": "choose_dice", "first": "red", "second": "violet"})
    'choose_dice first=red second=violet'
    """
    rest = [f"{name}={value}" for name, value in action.items() if name != "type"]
    return " ".join([action["type"], *rest])


def resampled(luckless: LucklessGame, player: int, rng: Random) -> LucklessGame:
    """Another game that the player cannot tell from this one. What the others have seen in it is
    not known: their memory begins here.
    """
    if luckless.numbers:
        raise CarrackError("nothing is drawn at a chance node", code="research.resample")
    other = LucklessGame(luckless.setting)
    other.table = sampled(luckless, player, rng)
    other.seat, other.numbers, other.luck = luckless.seat, 0, rng.getrandbits(64)
    other.beginning = {player: luckless.seen_before(player)}
    return other


def sampled(luckless: LucklessGame, player: int, rng: Random) -> State:
    """A table that agrees with what the player sees, and asks the same seat."""
    view = luckless.view(player)
    for _ in range(TRIES):
        table = answered(luckless.setting.game.sample(view, rng), luckless.seat, view, rng)
        if table.to_move == luckless.seat:
            return luckless.setting.at_rest(table)
    raise CarrackError("no table was found that asks the same seat", code="research.resample")


def answered(table: State, seat: int, view: Mapping[str, Any], rng: Random) -> State:
    """The table once those have answered who are asked before the seat, if the viewer would not
    notice. Who has answered in a window is a secret, so a sample holds that nobody has.
    """
    while table.to_move not in (seat, NOBODY):
        asked = table.to_move
        for action in (rng.choice(table.legal(asked)), table.default_action(asked)):
            trial = table.clone()
            trial.apply(asked, action)
            if trial.view(view["viewer"]) == view:
                break
        else:
            return table
        table = trial
    return table


# ---- observers ----


class Observer:
    """What a seat sees, and with recall what it has seen: as a string and as a tensor."""

    def __init__(self, setting: Setting, has_recall: bool) -> None:
        self.has_recall = has_recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if has_encoder(setting.game):
            self.encoder = encoder_for(setting.game, setting.seats)
            self.numbers = numpy.zeros(self.encoder.size, numpy.int16)
            self.tensor = numpy.zeros(self.encoder.size, numpy.float32)
            self.dict["observation"] = self.tensor

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        if state.luckless.table is None:
            self.tensor.fill(0)
            return
        self.encoder.observe_into(state.luckless.table, player, self.numbers)
        self.tensor[:] = self.numbers

    def string_from(self, state: SpielState, player: int) -> str:
        if not self.has_recall:
            return state.luckless.text(player)
        if state.luckless.setting.is_perfect:
            return str(state.history_str())
        return state.luckless.information(player)


class PartObserver:
    """What everybody sees, or what only the seat itself sees: as a string."""

    def __init__(self, is_public: bool) -> None:
        self.is_public = is_public
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """OpenSpiel asks for a tensor; there is none, and nothing is set."""

    def string_from(self, state: SpielState, player: int) -> str:
        if self.is_public:
            return state.luckless.text(None)
        everybody, own = state.luckless.view(None), state.luckless.view(player)
        return written(
            {
                name: own[name]
                for name in own
                if own[name] != everybody.get(name) and name != "viewer"
            }
        )
