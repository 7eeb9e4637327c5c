"""Games whose luck comes from outside, for libraries that want to roll the dice themselves.

A title keeps its luck in streams of its own. Here the streams rest, always seeded alike, and a step
that asks them is noticed: it is taken back, and waits for a number from outside. That number seeds
the streams for this one step. What lies in a pile that nobody can know is mixed by it as well, so
the table holds no luck to come.

A `LucklessGame` also remembers what each seat has seen, as a hash that is worked out when somebody
asks.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from typing import Any

from carrack.kernel.chance import mix, next_number, roll, seed_streams
from carrack.kernel.errors import IllegalAction
from carrack.kernel.game import Game, load
from carrack.kernel.layout import SIZES, Layout
from carrack.kernel.limits import MASK64, NOBODY, STREAMS
from carrack.kernel.memory import copy_block, read_block, write_block
from carrack.kernel.state import State

OUTCOMES = 64  # what a number from outside may be: from 0 to 63
DEAL = 5  # of them spell the seed of a new game: a billion deals
EACH_STREAM = range(STREAMS)
NO_ACTION = -1
RESTING = 0  # the seed of streams that nobody asks


Seen = tuple[bytes, bytes]  # hashes of all that was seen and done, and of what was seen last
NOTHING: Seen = (b"", b"")


class Setting:
    """What all games with the same title, seats and options share."""

    def __init__(self, title: str, seats: int, options: str) -> None:
        self.named = (title, seats, options)
        self.game: Game = load(title)
        self.seats = seats
        self.options = self.game.resolve(json.loads(options))
        self.is_perfect = not self.game.has_secrets
        self.game.check_seats(seats)
        self.empty = self.game.state(seats, self.options)
        self.start, self.size = self.empty.block_start, self.empty.block_size
        unseen = self.game.unseen_pile
        self.pile = Pile.of(type(self.empty).LAYOUT, *unseen) if unseen else None
        asked = self.at_rest(self.empty.clone())
        self.unasked = [next_number(asked, stream) for stream in EACH_STREAM]

    def __reduce__(self) -> tuple[Any, ...]:
        return setting_of, self.named

    def deal(self, seed: int) -> State:
        """A new table; the seed gives the same deal as `game.new`."""
        table = self.empty.clone()
        table.start(seed)
        return self.at_rest(table)

    def at_rest(self, table: State) -> State:
        """The table without any luck to come in its streams."""
        seed_streams(table, RESTING)
        return table

    def has_asked(self, before: State, after: State) -> bool:
        """Whether a step that cannot be taken back asked for luck: for cards of the pile, or for a
        stream.
        """
        if self.is_perfect:  # nobody has anything else to reveal
            return not after.is_over
        pile = self.pile
        if pile is not None and pile.height(read_block(before)) != pile.height(read_block(after)):
            return True
        asked = after.clone()
        return [next_number(asked, stream) for stream in EACH_STREAM] != self.unasked


@cache
def setting_of(title: str, seats: int, options: str) -> Setting:
    """The one setting for a title, seats, and options as JSON."""
    return Setting(title, seats, options)


@dataclass(frozen=True)
class Pile:
    """Where a pile of cards lies among the fields of a table: cards of one byte, the top one last,
    and a short that counts them.
    """

    cards: int
    size: int
    most: int  # cards that leave it at once

    @classmethod
    def of(cls, layout: Layout, cards: str, size: str, most: int) -> Pile:
        places = places_of(layout)
        return cls(places[cards], places[size], most)

    def height(self, block: bytes | bytearray) -> int:
        return block[self.size] + 256 * block[self.size + 1]

    def mix(self, table: State) -> None:
        """Whatever lies on top comes from anywhere in the pile."""
        block, cards = bytearray(read_block(table)), self.cards
        top = self.height(block) - 1
        for place in range(top, max(top - self.most, 0), -1):
            here, there = cards + place, cards + roll(table, 0, place + 1)
            block[here], block[there] = block[there], block[here]
        write_block(table, bytes(block))


def places_of(layout: Layout) -> dict[str, int]:
    """Where in the block of a state each field begins, in bytes."""
    places, offset = {}, 0
    for field in layout:
        size = SIZES[field.ctype]
        offset += -offset % size
        places[field.name] = offset
        offset += field.count * size
    return places


class Moment:
    """A decision that was made: the table before it, who decided, and what."""

    __slots__ = ("action", "earlier", "seat", "seen", "table", "texts")

    def __init__(self, luckless: LucklessGame, table: State, seat: int, action: int) -> None:
        self.earlier = luckless.past
        self.table = table
        self.texts = luckless.texts
        self.seat = seat
        self.action = action
        self.seen: dict[int, Seen] = {}  # by seat, once somebody has asked

    def remember(self, seat: int, seen: Seen) -> Seen:
        """What the seat had seen after this moment, if before it was this."""
        seen = seen_after(seen, text_of(self.table, self.texts, seat))
        if self.seat == seat:
            seen = (hashed(seen[0], f"did {self.action}"), seen[1])
        self.seen[seat] = seen
        return seen


class LucklessGame:
    """A game in progress without luck of its own: `seat` decides next, unless `numbers` from
    outside are needed first.
    """

    __slots__ = (
        "beginning",
        "luck",
        "numbers",
        "past",
        "pending",
        "seat",
        "setting",
        "spare",
        "table",
        "texts",
    )

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.table: Any = None  # a State, once it is dealt
        self.seat = NOBODY
        self.pending = NO_ACTION  # what the seat to move at the table does, and luck decides
        self.luck = 0
        self.numbers = DEAL  # from outside that are needed before the game goes on
        self.past: Moment | None = None
        self.beginning: dict[int, Seen] = {}  # what seats had seen before the past
        self.texts: dict[int | None, str] = {}  # the views of this table, once somebody has asked
        self.spare: State | None = None  # the table before a step, where nobody keeps it

    def copied(self) -> LucklessGame:
        copy = LucklessGame.__new__(LucklessGame)
        copy.setting = self.setting
        copy.table = None if self.table is None else self.table.clone()
        copy.seat = self.seat
        copy.pending = self.pending
        copy.luck = self.luck
        copy.numbers = self.numbers
        copy.beginning = self.beginning
        copy.past = self.past
        copy.texts = self.texts  # the same table; whoever goes on takes new ones
        copy.spare = None
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> LucklessGame:
        return self.copied()

    def __reduce__(self) -> tuple[Any, ...]:
        dump = None if self.table is None else self.table.dump()
        seen = {seat: self.seen_before(seat) for seat in range(self.setting.seats)}
        return restored, (self.setting, dump, self.pending, self.luck, self.numbers, seen)

    # ---- going on ----

    def decide(self, action: int) -> None:
        """The seat to decide does an action; if it asks for luck, it waits for a number."""
        table, setting, before = self.table, self.setting, self.spare
        if before is None:
            before = table.clone()
        else:
            copy_block(before, table, setting.start, setting.size)
        table.apply(self.seat, action)
        # What luck has decided cannot be taken back, so most steps need no closer look.
        if table.may_undo_agreed == 0 and setting.has_asked(before, table):
            self.take_back(before, action)
            return
        if setting.is_perfect:
            self.spare = before
        else:
            self.remember(before, self.seat, action)
        self.seat = table.to_move

    def take_back(self, before: State, action: int) -> None:
        """The action asked for luck, so it is still to be done."""
        self.pending, self.numbers, self.seat = action, 1, NOBODY
        setting = self.setting
        if setting.is_perfect:
            copy_block(self.table, before, setting.start, setting.size)
            setting.at_rest(self.table)
        else:
            self.table = before

    def take(self, number: int) -> None:
        """A number of luck, from 0 to 63."""
        if not 0 <= number < OUTCOMES:
            raise IllegalAction(
                f"{number} is no outcome of luck; they are 0 to {OUTCOMES - 1}",
                code="action.unknown",
            )
        self.numbers -= 1
        self.luck = (self.luck * OUTCOMES + number) & MASK64
        if self.numbers:
            return
        if self.table is None:
            self.table = self.setting.deal(self.luck)
        else:
            self.go_on(self.table)
        self.seat = self.table.to_move

    def go_on(self, table: State) -> None:
        """Do the action that waited for luck."""
        seat, setting = table.to_move, self.setting
        if not setting.is_perfect:
            self.remember(table.clone(), seat, self.pending)
        self.luck = mix(self.luck)
        seed_streams(table, self.luck)
        if setting.pile is not None:
            setting.pile.mix(table)
        table.apply(seat, self.pending)
        setting.at_rest(table)
        self.pending = NO_ACTION

    def remember(self, before: State, seat: int, action: int) -> None:
        self.past = Moment(self, before, seat, action)
        self.texts = {}

    # ---- what a seat knows ----

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat sees; nothing before the deal."""
        return {} if self.table is None else self.table.view(seat)

    def text(self, seat: int | None) -> str:
        """What the seat sees, as JSON."""
        if self.table is None or self.setting.is_perfect:
            return written(self.view(seat))
        return text_of(self.table, self.texts, seat)

    def information(self, seat: int) -> str:
        """What the seat sees, and a hash of all it has seen and done."""
        text = self.text(seat)
        return f"{text} {seen_after(self.seen_before(seat), text)[0].hex()}"

    def seen_before(self, seat: int) -> Seen:
        """What the seat had seen when the last decision was made, and that decision if it was its
        own.
        """
        moment, unknown = self.past, []
        while moment is not None and seat not in moment.seen:
            unknown.append(moment)
            moment = moment.earlier
        seen = self.beginning.get(seat, NOTHING) if moment is None else moment.seen[seat]
        for moment in reversed(unknown):
            seen = moment.remember(seat, seen)
        return seen


def restored(
    setting: Setting,
    dump: dict[str, Any] | None,
    pending: int,
    luck: int,
    numbers: int,
    beginning: dict[int, Seen],
) -> LucklessGame:
    """The game that was saved."""
    luckless = LucklessGame(setting)
    luckless.pending, luckless.luck, luckless.numbers = pending, luck, numbers
    luckless.beginning = beginning
    if dump is not None:
        luckless.table = setting.game.restore(dump)
        luckless.seat = NOBODY if numbers else luckless.table.to_move
    return luckless


def text_of(table: State, texts: dict[int | None, str], seat: int | None) -> str:
    if seat not in texts:
        texts[seat] = written(table.view(seat))
    return texts[seat]


def written(view: dict[str, Any]) -> str:
    return json.dumps(view, separators=(",", ":"))


def seen_after(seen: Seen, text: str) -> Seen:
    """What was seen, and this after it; to see the same again is nothing new."""
    last = hashed(b"", text)
    return seen if last == seen[1] else (hashed(seen[0], text), last)


def hashed(before: bytes, text: str) -> bytes:
    return blake2b(before + text.encode(), digest_size=16).digest()
