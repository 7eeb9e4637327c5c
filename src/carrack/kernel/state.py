"""The state of a game: what every title's state has in common.

A title derives its own state from `State`, names its fields in `LAYOUT`, and writes a few methods:
`begin`, `mover`, `waits`, `fill_legal`, `advance`, `place`. In the compiled build these are C
methods that search code calls without the GIL. Everybody else uses the verbs with checks: `legal`,
`apply`, `clone`, `view` and so on. A title written in plain Python is noticed and served through
its Python methods. What its rules call in a step stands in `steps.py`.
"""

# compiled, small

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carrack.kernel import memory
from carrack.kernel.chance import (
    forget_keys,
    give_stream_key,
    key_streams,
    seed_streams,
    stream_keys,
    take_keys,
)
from carrack.kernel.errors import IllegalAction, no_such_seat, shown
from carrack.kernel.layout import Field, Layout, add_fields, copy_fields, read_fields, write_fields
from carrack.kernel.limits import (
    BLOCK_WORDS,
    KEY_PARTS,
    MAX_MOVES,
    MAX_NOTES,
    NOBODY,
    NOTE_WIDTH,
    STREAMS,
)
from carrack.kernel.memory import COMPILED, clear_block, copy_block, prepare_scratch, small
from carrack.kernel.saved import fingerprint_of, saved_in
from carrack.kernel.widths import Bits

if TYPE_CHECKING:
    from random import Random

    from carrack.kernel.game import Game

# What a plain Python title writes as Python methods and a compiled one as C methods.
CORE = ("begin", "mover", "waits", "fill_legal", "advance", "place")


class Notes:
    """What one step did: a fixed buffer of rows (kind, seat, a, b, c, cause)."""

    count: int  # public
    lost: int  # public
    numbers: list[int]  # row after row: one list, since the pure build makes one for each step

    SCRATCH = Layout(Field("numbers", "int", MAX_NOTES * NOTE_WIDTH))

    def __init__(self) -> None:
        self.count = 0
        self.lost = 0
        prepare_scratch(self)

    def listed(self) -> list[list[int]]:
        """The rows noted so far."""
        return [
            [self.numbers[i * NOTE_WIDTH + k] for k in range(NOTE_WIDTH)] for i in range(self.count)
        ]


class State:  # acyclic
    """A game in progress: changed by `apply`, copied by `clone`, seen through `view`.

    >>> import carrack
    >>> state = carrack.load("macau_cards").new(seats=3, seed=7)
    >>> seat = state.actors[0]
    >>> state.apply(seat, state.legal(seat)[0])
    >>> state.is_over
    False
    """

    SCRATCH = Layout(
        Field("chance", "unsigned long long", STREAMS),
        Field("keys", "unsigned long long", STREAMS, KEY_PARTS),
        Field("block", "unsigned long long", BLOCK_WORDS),
        Field("moves", "short", MAX_MOVES),
    )
    LAYOUT = Layout()  # the fields of a title

    game: Game  # public
    seats: int
    chance: list[int]  # one number for each stream; see chance.py
    keyed: bool  # whether the streams have keys, or are the fast ones
    keys: list[list[int]]  # of each stream …
    block: list[int]  # … and the numbers made last from one of them
    block_number: Bits  # which numbers these are; 0 for none
    decision_number: int  # counts the decisions opened so far
    undo_seat: int  # who could take back the last steps …
    undo_steps: int  # … and how many of them
    agreed_steps: int  # steps of whichever seats since something was last revealed
    moves: list[int]  # scratch: filled by fill_legal, best through `clear_moves` and `offer`
    move_count: int  # public: how many of them count
    noting: bool  # off during search
    notes: Notes | None
    native: bool
    block_start: int
    block_size: int

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.undo_seat = NOBODY
        self.undo_steps = 0
        self.agreed_steps = 0
        self.decision_number = 0
        self.keyed = False
        self.block_number = 0
        self.noting = False
        self.notes = None
        self.native, self.block_start, self.block_size = shape_of(type(self))
        memory.prepare(self)

    # ---- written by each title; C methods in the compiled build ----

    def begin(self) -> None:
        """Set the table up from the options and the seeded streams. All fields are zero before,
        on a new state as on one that was played with: whoever calls this clears them.
        """
        raise NotImplementedError

    def mover(self) -> int:
        """The seat that search asks next, in the order the rules name; NOBODY when the game is
        over.
        """
        return NOBODY

    def waits(self, seat: int) -> bool:
        """Whether this seat has an open decision."""
        return False

    def fill_legal(self, seat: int) -> int:
        """Write the seat's legal actions into `moves`, in a fixed order; how many there are."""
        return 0

    def advance(self, seat: int, action: int) -> None:
        """Do a legal action, unchecked."""
        raise NotImplementedError

    def place(self, seat: int) -> int:
        """The seat's place once the game is over, from 1; equal places are shared."""
        return 0

    def score(self, seat: int) -> int:
        """The seat's points as the title counts them; 0 where a title does not tell them in C."""
        return 0

    def blank(self) -> State:
        """A new state of the same kind, to copy into: `__new__`, then `share`."""
        raise NotImplementedError

    # ---- the same for all titles ----

    def share(self, other: State) -> None:  # gil
        """What a blank state has in common with the one it comes from."""
        self.game = other.game
        self.seats = other.seats
        self.native = other.native
        self.block_start = other.block_start
        self.block_size = other.block_size
        self.keyed = False
        self.block_number = 0
        self.noting = False
        self.notes = None
        if not COMPILED or not self.native:
            memory.prepare(self)

    def copy_from(self, other: State) -> None:
        """Become equal to another state of the same game; notes are not copied."""
        self.seats = other.seats
        self.decision_number = other.decision_number
        self.undo_seat = other.undo_seat
        self.undo_steps = other.undo_steps
        self.agreed_steps = other.agreed_steps
        for stream in range(STREAMS):
            self.chance[stream] = other.chance[stream]
        if other.keyed:
            take_keys(self, other)
        elif self.keyed:
            forget_keys(self)
        copy_block(self, other, self.block_start, self.block_size)

    def start(self, seed: int) -> None:  # python
        """Seed the fast streams and set the table up; the deal is told by `events`."""
        seed_streams(self, seed)
        self._set_up()

    def start_keyed(self, key: bytes) -> None:
        """Set the table up with luck from a key of 32 bytes, as games that people play have it."""
        key_streams(self, key)
        self._set_up()

    def _set_up(self) -> None:  # python
        """The table before the first decision, whatever it was before."""
        self.decision_number = 0
        self.undo_seat = NOBODY
        self.undo_steps = 0
        self.agreed_steps = 0
        self._note_anew()
        if self.native:
            clear_block(self, self.block_start, self.block_size)
            self.begin()
        else:
            add_fields(self, type(self).LAYOUT)
            getattr(self, "begin")()  # noqa: B009 - a Python method, not the C one of this class
        self.noting = False

    @property
    def chance_kind(self) -> str:
        """Where the luck of this state comes from: `keyed`, which nobody can foretell without the
        key, or `fast`.

        >>> import carrack
        >>> game = carrack.load("macau_cards")
        >>> game.new(seats=2, seed=1).chance_kind, game.new(seats=2, key=bytes(32)).chance_kind
        ('fast', 'keyed')
        """
        return "keyed" if self.keyed else "fast"

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; () when the game is over. It can tell secrets: server side
        only.

        >>> import carrack
        >>> carrack.load("macau_cards").new(seats=2, seed=1).actors
        (1,)
        """
        return tuple([seat for seat in range(self.seats) if self._is_waiting(seat)])

    @property
    def to_move(self) -> int:
        """The one seat that a walk through all decisions asks next; -1 when the game is over.

        >>> import carrack
        >>> carrack.load("macau_cards").new(seats=2, seed=1).to_move
        1
        """
        if self.native:
            return self.mover()
        return int(getattr(self, "mover")())  # noqa: B009 - see start

    @property
    def is_over(self) -> bool:
        """Whether the game has ended.

        >>> import carrack
        >>> carrack.load("macau_cards").new(seats=2, seed=1).is_over
        False
        """
        return self.to_move == NOBODY

    def legal(self, seat: int) -> list[int]:
        """The seat's legal actions in a fixed order; [] when it may not act.

        >>> import carrack
        >>> game = carrack.load("macau_cards")
        >>> state = game.new(seats=2, seed=2)
        >>> [game.action(state, 0, a)["type"] for a in state.legal(0)]
        ['play', 'draw']
        """
        number = small(seat)
        if not self._is_waiting(number):
            return []
        if not self.native:
            return self._plain_legal(number)
        count = self.fill_legal(number)
        return [self.moves[i] for i in range(count)]

    def apply(self, seat: int, action: int) -> None:  # python
        """Check the action, then do it. IllegalAction leaves the state as it was.

        >>> import carrack
        >>> state = carrack.load("macau_cards").new(seats=2, seed=1)
        >>> state.apply(0, 106)
        Traceback (most recent call last):
        carrack.kernel.errors.IllegalAction: it is not the turn of seat 0
        >>> state.apply(1, 106)
        """
        who = small(seat)
        what = small(action)
        if what < 0 or not self._is_waiting(who) or not self._is_offered(who, what):
            raise self.game.refusal(self, seat, action)
        self._note_anew()
        if self.native:
            self.advance(who, what)
        else:
            getattr(self, "advance")(who, what)  # noqa: B009 - see start
        self.noting = False

    def decision(self, seat: int) -> int | None:
        """The number of the decision this seat has open; another seat's answer in the same window
        keeps it.

        >>> import carrack
        >>> state = carrack.load("macau_cards").new(seats=2, seed=1)
        >>> state.decision(1), state.decision(0)
        (1, None)
        """
        return self.decision_number if self._is_waiting(small(seat)) else None

    def clone(self) -> State:
        """An independent copy.

        >>> import carrack
        >>> state = carrack.load("macau_cards").new(seats=2, seed=1)
        >>> twin = state.clone()
        >>> twin.apply(1, 106)
        >>> state.fingerprint() == twin.fingerprint()
        False
        """
        copy = self.blank()
        if self.native:
            copy.copy_from(self)
        else:
            self._copy_plain(copy)
        return copy

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may see, as a plain JSON value; None for a spectator.

        >>> import carrack
        >>> view = carrack.load("macau_cards").new(seats=2, seed=1).view(1)
        >>> view["seats"][1]["hand_size"], len(view["hand"])
        (5, 5)
        """
        return self.game.view(self, self._checked_viewer(seat))

    def events(self, seat: int | None) -> list[dict[str, Any]]:
        """What the last `apply` (or the deal) did, as this seat may know it, each with its cause.

        >>> import carrack
        >>> state = carrack.load("macau_cards").new(seats=2, seed=1)
        >>> state.apply(1, 106)
        >>> state.events(0)[0]
        {'type': 'drew', 'seat': 1, 'count': 1, 'cause': 'turn'}
        """
        viewer = self._checked_viewer(seat)
        if self.notes is None:
            return []
        return self.game.events(self, self.notes.listed(), viewer)

    @property
    def lost_events(self) -> int:
        """Events that found no room in the buffer; tests see that there are none."""
        return self.notes.lost if self.notes is not None else 0

    def scores(self) -> list[int]:
        """Each seat's points as the title counts them.

        >>> import carrack
        >>> carrack.load("macau_cards").new(seats=2, seed=1).scores()
        [0, 0]
        """
        return self.game.scores(self)

    def result(self) -> dict[str, Any] | None:
        """How the game ended: kind, who won, places with ties; None while it goes on.

        >>> import carrack
        >>> carrack.load("macau_cards").new(seats=2, seed=1).result() is None
        True
        """
        return self.game.result(self) if self.is_over else None

    def final_place(self, seat: int) -> int:  # python
        """The seat's place from 1, with ties; 0 while the game goes on.

        >>> import carrack
        >>> carrack.load("macau_cards").new(seats=2, seed=1).final_place(0)
        0
        """
        if self._checked_viewer(-1 if seat is None else seat) is None or not self.is_over:
            return 0
        if self.native:
            return self.place(seat)
        return int(getattr(self, "place")(seat))  # noqa: B009 - see start

    def default_action(self, seat: int) -> int:  # python
        """What a clock that ran out plays for this seat.

        >>> import carrack
        >>> state = carrack.load("macau_cards").new(seats=2, seed=1)
        >>> state.default_action(1) in state.legal(1)
        True
        """
        legal = self.legal(seat)
        if not legal:
            raise IllegalAction(f"seat {shown(seat)} has nothing to decide", code="seat.not_acting")
        return self.game.default_action(self, seat, legal)

    def may_undo(self, seat: int) -> int:  # python
        """How many of its own last steps this seat may take back: never across something revealed.

        >>> import carrack
        >>> state = carrack.load("macau_cards").new(seats=2, seed=2)
        >>> state.apply(0, state.legal(0)[0])
        >>> state.may_undo(0), state.may_undo(1)
        (1, 0)
        """
        return self.undo_steps if small(seat) == self.undo_seat and self.undo_seat != NOBODY else 0

    @property
    def may_undo_agreed(self) -> int:
        """How many of the last steps, of whichever seats, may be taken back if everybody agrees:
        never across something revealed, and never less than a seat may take back alone.

        >>> import carrack
        >>> game = carrack.load("macau_cards")
        >>> state = game.new(seats=2, seed=2)
        >>> state.apply(0, state.legal(0)[0])
        >>> state.apply(0, game.index(state, 0, {"type": "end_play"}))
        >>> state.may_undo(0), state.may_undo_agreed
        (0, 2)
        """
        # A restored state has forgotten what could be agreed on, but not a seat's own steps.
        own = self.undo_steps if self.undo_seat != NOBODY else 0
        return max(self.agreed_steps, own)

    def archive(self) -> dict[str, Any] | None:
        """What a campaign carries into the next game; None for titles without one.

        >>> import carrack
        >>> carrack.load("macau_cards").new(seats=2, seed=1).archive() is None
        True
        """
        return None

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled, a state is its dump, secrets included.

        >>> import carrack, pickle
        >>> state = carrack.load("macau_cards").new(seats=2, seed=1)
        >>> pickle.loads(pickle.dumps(state)).fingerprint() == state.fingerprint()
        True
        """
        return restored, (self.game, self.dump())

    def fingerprint(self) -> str:
        """A stable hash of the whole state: equal across processes and builds.

        Notes and `may_undo_agreed` are not part of it: they say how the state came about.

        >>> import carrack
        >>> game = carrack.load("macau_cards")
        >>> game.new(seats=2, seed=1).fingerprint() == game.new(seats=2, seed=1).fingerprint()
        True
        """
        head = [self.seats, self.decision_number, self.undo_seat, self.undo_steps]
        head += [self.chance[stream] for stream in range(STREAMS)]
        keys = stream_keys(self) if self.keyed else ()
        block = type(self).LAYOUT.fingerprinted(self._block())
        return fingerprint_of((self.game.key(self), head), keys, block)

    def dump(self) -> dict[str, Any]:
        """The whole state, secrets included, as a JSON value; `game.restore` takes it back.

        What everybody together could take back is left out: the steps before are not here either.

        >>> import carrack
        >>> game = carrack.load("macau_cards")
        >>> state = game.new(seats=2, seed=1)
        >>> game.restore(state.dump()).fingerprint() == state.fingerprint()
        True
        """
        keys = {"keys": [key.hex() for key in stream_keys(self)]} if self.keyed else {}
        return {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "data": self.game.data_fingerprint(),
            "options": self.game.options_of(self),
            "seats": self.seats,
            "decision_number": self.decision_number,
            "undo": [self.undo_seat, self.undo_steps],
            "chance": [self.chance[stream] for stream in range(STREAMS)],
            **keys,
            "table": self.table(),
        }

    def table(self) -> dict[str, Any]:
        """The title's fields by name: how Python code outside the hot path reads a compiled
        state.
        """
        return type(self).LAYOUT.unpack(self._block())

    def load_table(self, dump: dict[str, Any]) -> None:
        """Take over the numbers of a dump; ValueError, TypeError or KeyError when they do
        not fit.
        """
        block = type(self).LAYOUT.pack(dump["table"])
        saved = saved_in(dump, self.seats)
        for stream in range(STREAMS):
            self.chance[stream] = saved.chance[stream]
        forget_keys(self)
        for stream, key in enumerate(saved.keys):
            give_stream_key(self, stream, key)
        self.decision_number = saved.decision_number
        self.undo_seat = saved.undo_seat
        self.undo_steps = saved.undo_steps
        self.agreed_steps = 0
        if self.native:
            memory.write_block(self, block)
        else:
            write_fields(self, type(self).LAYOUT, block)

    def imagine(self, table: dict[str, Any], rng: Random) -> None:
        """Lay out a table that somebody thinks possible, with luck of its own: for `sample`."""
        chance = [rng.getrandbits(64) for _ in range(STREAMS)]
        dump = {"table": table, "chance": chance, "undo": [NOBODY, 0], "decision_number": 1}
        self.load_table(dump)

    # ---- helpers ----

    def _note_anew(self) -> None:  # gil
        """Events of one step begin here."""
        if self.notes is None:
            self.notes = Notes()
        self.notes.count = 0
        self.notes.lost = 0
        self.noting = True

    def _is_waiting(self, seat: int) -> bool:  # gil
        if seat < 0 or seat >= self.seats:
            return False
        if self.native:
            return self.waits(seat)
        return bool(getattr(self, "waits")(seat))  # noqa: B009 - see start

    def _is_offered(self, seat: int, action: int) -> bool:  # gil
        if not self.native:
            return action in self._plain_legal(seat)
        count = self.fill_legal(seat)
        for i in range(count):
            if self.moves[i] == action:
                return True
        return False

    def _plain_legal(self, seat: int) -> list[int]:
        """The legal actions of a plain Python title on the compiled kernel."""
        count = getattr(self, "fill_legal")(seat)  # noqa: B009 - see start
        return [self.moves[i] for i in range(count)]

    def _checked_viewer(self, seat: object) -> int | None:
        if seat is None or (type(seat) is int and 0 <= seat < self.seats):
            return seat
        raise no_such_seat(seat, self.seats)

    def _copy_plain(self, copy: State) -> None:  # gil
        """Copy a plain Python title on the compiled kernel, where its fields are ordinary
        attributes.
        """
        copy.copy_from(self)
        copy_fields(copy, self, type(self).LAYOUT)

    def _block(self) -> bytes:
        return memory.read_block(self) if self.native else read_fields(self, type(self).LAYOUT)


SHAPES: dict[type, tuple[bool, int, int]] = {}


def shape_of(kind: type[State]) -> tuple[bool, int, int]:
    """Whether the rules are native, and where the fields lie; worked out once for each class."""
    if kind not in SHAPES:
        SHAPES[kind] = examine(kind)
    return SHAPES[kind]


def examine(kind: type[State]) -> tuple[bool, int, int]:
    """A class with Python methods for the core verbs is plain Python; C methods do not show up
    here.
    """
    plain = any(name in vars(base) for base in kind.__mro__ for name in CORE)
    if memory.COMPILED and plain:
        memory.open_moves(kind)
        return False, 0, 0
    return True, memory.block_start(kind, kind.LAYOUT), kind.LAYOUT.size


def restored(game: Game, dump: dict[str, Any]) -> State:
    """A state that was pickled, perhaps by another process."""
    return game.restore(dump)
