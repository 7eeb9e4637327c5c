"""Thousands of games at once on a GPU: `Vector` with its arrays in the memory of the card.

The text of a title's rules is emitted where it is used, and NVRTC, which CuPy brings along,
compiles it; CuPy keeps what comes of it, by the hash of the text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy

from carrack.bots.playouts import Playouts
from carrack.kernel.errors import BadOption, CarrackError, IllegalAction, shown
from carrack.kernel.game import Game
from carrack.kernel.limits import NOBODY
from carrack.kernel.state import State
from carrack.research.device.emit import Program, program_for
from carrack.research.device.structs import filled, record_for
from carrack.research.encoders import encoder_for, has_encoder
from carrack.research.rewards import is_shared
from carrack.research.vector_plainly import LARGEST_SEED
from carrack.research.wishes import KINDS, game_for, row_size_for, seated, whole

MOST_GAMES = 1 << 24
COMPILER = ("--std=c++17", "-w")
THREADS = 64  # in a block
MOST_AT_ONCE = 1 << 17  # whole games that are played at the same time
# Some rules call themselves, so no compiler knows how much of it they need: calls go 18 deep in
# games of all titles and presets, and no function takes more than 250 bytes; `play` has a state.
STACK_LIMIT, STACK = 0, 16384  # the number of this limit to CUDA, and bytes for each thread
HERE = Path(__file__).parent


class Card:
    """The first card of this machine, through CuPy."""

    def __init__(self) -> None:
        try:
            import cupy
        except ImportError as error:
            raise CarrackError(
                f"games on a GPU need CuPy, which is not here ({error}): "
                "pip install 'carrack[gpu]'",
                code="research.no_cupy",
            ) from None
        try:
            count = cupy.cuda.runtime.getDeviceCount()
        except cupy.cuda.runtime.CUDARuntimeError as error:
            raise CarrackError(f"no GPU can be used: {error}", code="research.no_card") from None
        if count == 0:
            raise CarrackError("this machine has no GPU", code="research.no_card")
        cupy.cuda.runtime.deviceSetLimit(STACK_LIMIT, STACK)
        self.numpy: Any = cupy

    def compile(self, text: str, inlined: bool) -> Any:
        options = (*COMPILER, *(["-DINLINED"] if inlined else []))
        return self.numpy.RawModule(code=text, options=options)

    def address(self, array: Any) -> int:
        return int(array.data.ptr)

    def run(self, module: Any, name: str, count: int, *given: Any) -> None:
        """A kernel with a thread for each of `count` games."""
        module.get_function(name)((-(-count // THREADS),), (THREADS,), given)

    def fetch(self, array: Any) -> Any:
        return array.get()


class Rules:
    """The rules of one table on a machine: its kernels, its figures, and its encoder."""

    def __init__(
        self,
        title: str | Game,
        seats: int,
        options: Mapping[str, Any] | None,
        inlined: bool = False,
        machine: Any = None,
        whole_games: bool = False,
    ) -> None:
        self.game = game_for(title)
        self.seats: int = whole(seats)
        self.game.check_seats(self.seats)
        self.first = self.game.new(seats=self.seats, seed=0, options=options)
        if not self.first.native or not has_encoder(self.game):
            raise CarrackError(
                f"{self.game.id} is plain Python: only compiled rules with an encoder of their own "
                "run on a GPU",
                code="research.plain",
            )
        self.encoder = encoder_for(self.game, self.seats)
        self.machine = machine or Card()
        self.program = program_for(self.first, self.encoder)
        self.module = self.machine.compile(text_of(self.program, whole_games), inlined)
        figures: Any = self.first
        self.figures = self.put(filled(self.program, self.program.tables, figures.t))
        self.encoded = self.put(filled(self.program, self.program.encoder, self.encoder))
        self.state_kind = record_for(self.program, self.program.state).dtype
        self.tally_kind = record_for(self.program, self.program.tally).dtype
        self.start = self.state_kind.fields[self.program.first_field()][1]
        self.check_sizes()

    def check_sizes(self) -> None:
        """What the compiler made of the structs is what we write into them."""
        program = self.program
        told = self.zeros(6, numpy.int64)
        self.run("sizes", 1, told)
        others = [program.tables, program.encoder, program.vector, program.tally]
        sizes = [record_for(program, struct).dtype.itemsize for struct in others]
        expected = [self.state_kind.itemsize, self.start, *sizes]
        if self.machine.fetch(told).tolist() != expected:
            raise CarrackError(
                f"structs of {self.machine.fetch(told).tolist()} bytes, expected {expected}",
                code="research.structs",
            )

    def zeros(self, shape: Any, kind: Any) -> Any:
        return self.machine.numpy.zeros(shape, kind)

    def put(self, record: Any) -> Any:
        """The bytes of a record in the memory of the machine."""
        return self.machine.numpy.asarray(numpy.frombuffer(record.tobytes(), numpy.uint8).copy())

    def states(self, count: int) -> Any:
        return self.zeros((count, self.state_kind.itemsize), numpy.uint8)

    def run(self, name: str, count: int, *given: Any) -> None:
        self.machine.run(self.module, name, count, *given)

    def state_from(self, held: Any) -> State:
        """An ordinary state from the bytes of one on the machine."""
        raw = self.machine.fetch(held).tobytes()
        there = numpy.frombuffer(raw, self.state_kind)[0]
        state = self.first.clone()
        layout = type(state).LAYOUT
        state.load_table(
            {
                "table": layout.unpack(raw[self.start : self.start + layout.size]),
                "chance": there["chance"].tolist(),
                "undo": [int(there["undo_seat"]), int(there["undo_steps"])],
                "decision_number": int(there["decision_number"]),
            }
        )
        return state


def text_of(program: Program, whole_games: bool = False) -> str:
    """All that a machine compiles: for a vector, or for whole games."""
    before, after = (text_in(name) for name in ("machine.cu", "kernels.cu"))
    wish = ["#define WHOLE_GAMES"] if whole_games else []
    return "\n".join([*wish, before, program.text, after])


@cache
def text_in(name: str) -> str:
    return HERE.joinpath(name).read_text(encoding="utf-8")


class DeviceVector:
    """Games of one title on a GPU, each waiting for the seat in `to_move` to choose.

    The arguments and the arrays are those of `carrack.research.vector.Vector`, and so are the
    games: the same seeds, the same actions, the same numbers. The arrays are CuPy's;
    `torch.from_dlpack` and `jax.dlpack.from_dlpack` take them without a copy. The numbers at one
    place of all rows lie side by side in memory, where threads that work together write them
    together. `inlined` lets the compiler write functions into each other: it takes minutes instead
    of seconds, once, and is for long runs.
    """

    def __init__(
        self,
        title: str | Game,
        games: int,
        seats: int,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        seat: int | None = None,
        skip_forced: bool = False,
        scatter: bool = False,
        packed: bool = False,
        rivals: str | Sequence[str | None] | None = None,
        layout: str = "table",
        inlined: bool = False,
        observe: bool = True,
        machine: Any = None,
    ) -> None:
        self.count: int = whole(games)
        if type(self.count) is not int or not 1 <= self.count <= MOST_GAMES:
            raise BadOption(f"{shown(games)} games at once cannot be", code="research.count")
        self.rules = rules = Rules(title, seats, options, inlined, machine)
        self.seats, self.encoder = rules.seats, rules.encoder
        seat = whole(seat)
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise BadOption(
                f"there is no seat {shown(seat)} at a table of {self.seats}", code="seat.unknown"
            )
        self.seat = NOBODY if seat is None else seat
        self.skip_forced, self.scatter, self.packed = bool(skip_forced), bool(scatter), bool(packed)
        self.observe = bool(observe)
        self.rivals = seated(rivals, self.seats, seat)
        if "greedy" in self.rivals:
            raise CarrackError(
                "on a GPU rivals choose at random: greedy ones need `Vector`",
                code="research.rivals",
            )
        self.row_size = row_size_for(self.encoder, layout)
        self.make_arrays()
        self.vector = self.put_vector()
        self.reset(seed)

    def make_arrays(self) -> None:
        count, seats, zeros = self.count, self.seats, self.rules.zeros
        actions = self.encoder.actions
        self.mask_size = (actions + 7) // 8 if self.packed else actions
        rows = count if self.observe else 0
        self.observed = zeros((self.row_size, rows), numpy.int16)
        self.marked = zeros((self.mask_size, rows), numpy.uint8 if self.packed else numpy.int8)
        self.observations, self.masks = self.observed.T, self.marked.T
        self.rewards = zeros((count, seats), numpy.float32)
        self.scores = zeros((count, seats), numpy.int32)
        self.places = zeros((count, seats), numpy.int8)
        self.lengths = zeros(count, numpy.int32)
        self.dones = zeros(count, numpy.bool_)
        self.to_move = zeros(count, numpy.int32)
        self.actions = zeros(count, numpy.int64)
        self.seeds = zeros(count, numpy.uint64)
        self.played = zeros(count, numpy.int32)
        self.ends = zeros(count, numpy.int64)
        self.lucks = zeros(count, numpy.uint64)
        self.refused = zeros(count, numpy.int8)
        kinds = [KINDS[name] for name in self.rivals]
        self.who = self.rules.machine.numpy.asarray(numpy.array(kinds, numpy.int8))
        self.states = self.rules.states(count)
        self.order, self.ended = zeros(count, numpy.int32), zeros(count, numpy.int32)
        self.counts = zeros(actions + 1, numpy.int32)

    def put_vector(self) -> Any:
        """The struct that `vector.py` calls `v`, with the addresses of the arrays."""
        rules, address = self.rules, self.rules.machine.address
        self.papers = []
        for struct, array in zip(rules.program.papers, (self.observed, self.marked), strict=True):
            paper = record_for(rules.program, struct)
            paper["at"] = (address(array), self.count, 0)
            self.papers.append(rules.put(paper))
        record = record_for(rules.program, rules.program.vector)
        known = {
            "encoder": rules.encoded,
            "paper": self.papers[0],
            "marks": self.papers[1],
            "rewarded": self.rewards,
            "scored": self.scores,
            "placed": self.places,
            "lasted": self.lengths,
            "steps": self.played,
            "ended": self.dones,
            "movers": self.to_move,
            "chosen": self.actions,
            "deals": self.seeds,
            "luck": self.lucks,
            "done_games": self.ends,
            "who": self.who,
        }
        values = {name: address(array) for name, array in known.items()}
        values |= {
            name: getattr(self, name) for name in ("count", "seats", "row_size", "mask_size")
        }
        values |= {name: getattr(self, name) for name in ("skip_forced", "scatter", "packed")}
        values["shared"] = is_shared(rules.first)
        for name in record.dtype.names:
            record[name] = values[name]
        return rules.put(record)

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        seed = whole(seed)
        if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
            raise BadOption(
                f"the seed must be a whole number from 0 to {LARGEST_SEED}, not {shown(seed)}",
                code="option.seed",
            )
        self.run("begin", self.states, self.rules.figures, self.vector, numpy.uint64(seed))
        self.show()

    def step(self, actions: Any, checked: bool = True) -> None:
        """Do one action in every game; IllegalAction, and nothing done, when one is not legal. Who
        has chosen by the masks need not have it checked, for which the processor waits.
        """
        given = self.rules.machine.numpy.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise CarrackError(
                f"{self.count} whole numbers are needed, one for each game", code="research.actions"
            )
        self.actions[...] = given
        if checked:
            self.check()
        self.advance()

    def check(self) -> None:
        self.run("check", self.states, self.vector, self.refused)
        if bool(self.refused.any()):
            at = int(self.refused.argmax())
            state = self.state(at)
            why = state.game.refusal(state, state.to_move, int(self.actions[at]))
            raise IllegalAction(f"game {at}: {why}", code=why.code)

    def step_randomly(self, steps: int = 1) -> None:
        """So many steps with `random_actions`, which need no check."""
        for step in range(1, steps + 1):
            self.random_actions()
            self.advance(shown=step == steps)

    def advance(self, shown: bool = True) -> None:
        """A step of all games, whose threads take them in the order of what was chosen: those that
        work together do the same.
        """
        games, v, order = self.states, self.vector, self.order
        self.counts.fill(0)
        self.run("count_actions", v, self.counts[1:])
        firsts = self.rules.machine.numpy.cumsum(self.counts, dtype=numpy.int32)
        self.run("order_by_action", v, firsts, order)
        self.counts[:1].fill(0)
        ended = self.ended, self.counts
        self.run("advance", games, v, order, *ended)
        self.rules.run("deal", -(-self.count // 16), games, v, *ended)  # few end at once
        if shown:
            self.show()

    def show(self) -> None:
        """Rows and masks: all zero, and then what is not."""
        if self.observe:
            self.observed.fill(0)
            self.marked.fill(0)
            self.run("show", self.states, self.vector)

    def random_actions(self) -> Any:
        """A legal action for every game, all equally likely. The array is used again."""
        self.run("choose", self.states, self.vector)
        return self.actions

    def state(self, at: int) -> State:
        """A copy of one of the games, as an ordinary state."""
        return self.rules.state_from(self.states[at])

    @property
    def finished(self) -> int:
        """Games that were played to their end since the last reset."""
        return int(self.ends.sum())

    def run(self, name: str, *given: Any) -> None:
        self.rules.run(name, self.count, *given)


def random_playouts(
    title: str | Game,
    seats: int,
    options: Mapping[str, Any] | None = None,
    games: int = 100,
    seed: int = 1,
    inlined: bool = False,
    machine: Any = None,
) -> Playouts:
    """Whole games at random, the same as those of `carrack.bots.playouts.random_playouts`. The time
    is that of the games, not of compiling.
    """
    rules = Rules(title, seats, options, inlined, machine, whole_games=True)
    threads = min(games, MOST_AT_ONCE)
    kind, taken = rules.tally_kind, rules.zeros(1, numpy.int32)
    tallies = rules.zeros(threads * kind.itemsize, numpy.uint8)
    numbers = rules.seats, numpy.uint64(seed), threads, games
    whole_numbers = (one if hasattr(one, "dtype") else numpy.int32(one) for one in numbers)
    began = perf_counter()
    rules.run("play", threads, rules.figures, *whole_numbers, taken, tallies)
    told = numpy.frombuffer(rules.machine.fetch(tallies).tobytes(), kind)
    seconds = perf_counter() - began
    wins = told["wins"].sum(axis=0)[: rules.seats]
    return Playouts(
        games,
        int(told["decisions"].sum()),
        int(told["choices"].sum()),
        tuple(int(count) for count in wins),
        seconds,
    )
