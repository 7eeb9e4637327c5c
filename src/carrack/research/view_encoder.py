"""Observations of a title that brings no encoder: made from its views, and from nothing else.

What a view may hold is found out before the first observation, in rehearsals: a few games at random
whose seeds are always the same. They show which fields there are, which names stand in them, and
how long lists become. From then on the shape is fixed, and the same on every machine:

* a number is one number, a yes or no is 0 or 1;
* a name becomes a 1 at its place among all names that rehearsals showed in this field;
* of a list of names it is counted how often each name stands in it;
* any other list has room for as many entries as the longest one, and says how many there are;
* what may be missing says whether it is there;
* a list with one entry for each seat begins with the seat that looks: `me`, `+1`, `+2` and so on;
* the number of a seat, in one of the title's `seat_fields`, is a 1 at its place in that order.

What no rehearsal showed is not told: another name, or entries beyond the longest list. A title that
needs more brings an encoder of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from random import Random
from typing import Any

import numpy

from carrack.kernel.errors import BadOption
from carrack.kernel.game import Game
from carrack.kernel.options import Choice, Figures, Number, Option, Several, YesNo
from carrack.kernel.state import State
from carrack.research.encoders import Encoder, Marks, Paper
from carrack.research.parts import LARGEST, Part, check_array, numbered

View = Mapping[str, Any]

REHEARSALS = 4  # games of each preset
LONGEST = 400  # decisions of a rehearsal
LEFT_OUT = ("game", "viewer", "data", "options")  # the same in every view, or told by the options
OWN_SEAT = "seat"  # in the row of a seat: it says nothing new


class PlainEncoder(Encoder):
    """An encoder in plain Python: whoever derives from it writes `row`."""

    def row(self, view: View) -> list[int]:
        """All numbers of the observation of whoever has this view."""
        raise NotImplementedError

    def observe(self, state: State, seat: int) -> Any:
        self.check(state, seat)
        return numpy.array(self.row(state.view(seat)), numpy.int16)

    def observe_into(self, state: State, seat: int, out: Any) -> None:
        self.check(state, seat)
        check_array(out, self.size)
        Paper(out).array.reshape(-1)[:] = self.row(state.view(seat))

    def mask(self, state: State, seat: int) -> Any:
        out = numpy.zeros(self.actions, numpy.int8)
        self.mask_into(state, seat, out)
        return out

    def mask_into(self, state: State, seat: int, out: Any) -> None:
        self.check(state, seat)
        check_array(out, self.actions)
        marks = Marks(out).array.reshape(-1)
        marks[:] = 0
        marks[state.legal(seat)] = 1


class ViewEncoder(PlainEncoder):
    """The encoder that every title has."""

    def __init__(self, game: Game, seats: int) -> None:
        self.root = rehearsed(game, seats)
        self.told = [option for option in game.options if type(option) in OPTION_KINDS]
        options = tuple(option_part(option) for option in self.told)
        parts = (*options, *self.root.parts("", seats))
        super().__init__(game, seats, f"view-{digest(parts)}", parts)

    def row(self, view: View) -> list[int]:
        options = view.get("options", {})
        told = [number for one in self.told for number in option_row(one, options.get(one.name))]
        return told + self.root.row(view, view["viewer"], self.seats)


def digest(parts: Sequence[Part]) -> str:
    """Another shape has another version, so that nobody feeds it to what learned the old one."""
    names = "\n".join(name for part in parts for name in part.names())
    return blake2b(names.encode(), digest_size=4).hexdigest()


# ---- one place of a view ----


class Spot:
    """What rehearsals showed at one place of a view, and how that becomes numbers."""

    def __init__(self, name: str = "", seat_fields: Sequence[str] = ()) -> None:
        self.seat_fields = seat_fields
        self.may_be_seat = name in seat_fields
        self.low = self.high = 0  # of the numbers that stood here
        self.seen = 0  # how often something was there
        self.is_missing = False  # whether, another time, nothing was
        self.has_number = False
        self.has_flag = False
        self.words: set[str] = set()  # names that stood here
        self.listed: set[str] = set()  # names in lists that stood here
        self.fields: dict[str, Spot] = {}
        self.item: Spot | None = None  # any other entry of lists that stood here
        self.name = name
        self.lengths: set[int] = set()
        self.is_by_seat = False

    def add(self, value: Any) -> None:
        """A rehearsal shows this here."""
        if value is None:
            self.is_missing = True
            return
        self.seen += 1
        if isinstance(value, bool):
            self.has_flag = True
        elif isinstance(value, int | float):
            self.has_number = True
            self.low, self.high = min(self.low, clipped(value)), max(self.high, clipped(value))
        elif isinstance(value, str):
            self.words.add(value)
        elif isinstance(value, Mapping):
            self.add_fields(value)
        else:
            self.add_list(value)

    def add_fields(self, value: View) -> None:
        for name in value:
            if name not in self.fields:
                self.fields[name] = Spot(name, self.seat_fields)
                self.fields[name].is_missing = self.seen > 1
        for name, field in self.fields.items():
            field.add(value.get(name))

    def add_list(self, value: Sequence[Any]) -> None:
        self.listed |= {entry for entry in value if isinstance(entry, str)}
        others = [entry for entry in value if not isinstance(entry, str)]
        self.lengths.add(len(others))
        for entry in others:
            if self.item is None:
                self.item = Spot(self.name, self.seat_fields)
            self.item.add(entry)

    def mark_seats(self, seats: int, other: Spot | None, others: int) -> None:
        """Find the lists with an entry for each seat: they have as many with another number of
        seats, too. Where there is no other number, only a list called `seats` is one. A list that
        holds seats, such as the order of play, keeps its order.
        """
        same = self.name == "seats" if other is None else other.lengths == {others}
        fits = self.item is not None and self.lengths == {seats} and same
        self.is_by_seat = fits and not self.may_be_seat
        for name, field in self.fields.items():
            beside = other.fields.get(name, Spot()) if other else None
            field.mark_seats(seats, beside, others)
        if self.item is not None:
            self.item.mark_seats(seats, (other.item or Spot()) if other else None, others)
        if self.is_by_seat and self.item is not None:
            self.item.fields.pop(OWN_SEAT, None)

    # ---- its numbers ----

    def holds_seat(self, seats: int) -> bool:
        """Whether the number here is that of a seat, by its name and by all that was shown."""
        return self.may_be_seat and self.has_number and self.low >= -1 and self.high < seats

    @property
    def has_gap(self) -> bool:
        """Whether it must be said that something is here: a name says that by itself."""
        return self.is_missing and (self.has_number or self.has_flag or bool(self.fields))

    def parts(self, name: str, seats: int) -> Iterator[Part]:
        """The parts of an observation that this place fills, in a fixed order."""
        if self.has_gap:
            yield Part(f"{name}.given", about="whether it is there")
        if self.holds_seat(seats):
            yield Part(name, (seats_from_me(seats),), about="a seat")
        elif self.has_number:
            yield Part(name, (), -LARGEST, LARGEST, "a number")
        elif self.has_flag:
            yield Part(name, about="1 for yes")
        if self.words:
            yield Part(name, (tuple(sorted(self.words)),), about="a name")
        if self.listed:
            yield Part(name, (tuple(sorted(self.listed)),), 0, LARGEST, "how many of each name")
        for field, spot in self.ordered():
            yield from spot.parts(f"{name}.{field}" if name else field, seats)
        if self.item is not None:
            yield from self.entry_parts(self.item, name, seats)

    def entry_parts(self, item: Spot, name: str, seats: int) -> Iterator[Part]:
        if len(self.lengths) > 1:
            yield Part(f"{name}.entries", (), 0, LARGEST, "how many entries there are")
        places = seats_from_me(seats) if self.is_by_seat else numbered(max(self.lengths))
        for place in places:
            yield from item.parts(place if name == "seats" else f"{name}.{place}", seats)

    def row(self, value: Any, viewer: int, seats: int) -> list[int]:
        """The numbers of this place, in the order of its parts; zeros where nothing is here."""
        row: list[int] = [int(value is not None)] if self.has_gap else []
        if self.holds_seat(seats):
            row += one_hot((value - viewer) % seats if is_seat(value, seats) else -1, seats)
        elif self.has_number or self.has_flag:
            row.append(clipped(value) if isinstance(value, int | float) else 0)
        if self.words:
            row += [int(value == word) for word in sorted(self.words)]
        entries = value if isinstance(value, Sequence) and not isinstance(value, str) else ()
        if self.listed:
            counts = Counter(entry for entry in entries if isinstance(entry, str))
            row += [min(counts[word], LARGEST) for word in sorted(self.listed)]
        fields = value if isinstance(value, Mapping) else {}
        for name, spot in self.ordered():
            row += spot.row(fields.get(name), viewer, seats)
        if self.item is not None:
            others = [entry for entry in entries if not isinstance(entry, str)]
            row += self.entry_row(self.item, others, viewer, seats)
        return row

    def entry_row(self, item: Spot, entries: list[Any], viewer: int, seats: int) -> list[int]:
        row = [min(len(entries), LARGEST)] if len(self.lengths) > 1 else []
        if self.is_by_seat:
            entries = entries[viewer:] + entries[:viewer]
        room = max(self.lengths)
        for entry in (entries + [None] * room)[:room]:
            row += item.row(entry, viewer, seats)
        return row

    def ordered(self) -> list[tuple[str, Spot]]:
        return sorted(self.fields.items())


def seats_from_me(seats: int) -> tuple[str, ...]:
    """
    >>> seats_from_me(3)
    ('me', '+1', '+2')
    """
    return ("me", *(f"+{seat}" for seat in range(1, seats)))


def is_seat(value: Any, seats: int) -> bool:
    return type(value) is int and 0 <= value < seats


def one_hot(place: int, size: int) -> list[int]:
    return [int(at == place) for at in range(size)]


def clipped(value: float) -> int:
    """The number that an observation can hold which comes nearest to a value."""
    return max(-LARGEST, min(LARGEST, round(value)))


# ---- options: what they may be is declared ----


OPTION_KINDS = (YesNo, Number, Choice, Several, Figures)


def option_part(option: Option) -> Part:
    name = f"options.{option.name}"
    if isinstance(option, Number):
        return Part(name, (), clipped(option.low), clipped(option.high), "the option")
    if isinstance(option, Figures):
        keys = tuple(option.default)
        return Part(name, (keys,), clipped(option.low), clipped(option.high), "the option")
    if isinstance(option, Choice | Several):
        return Part(name, (tuple(map(str, option.choices)),), about="the option")
    return Part(name, about="the option")


def option_row(option: Option, value: Any) -> list[int]:
    if isinstance(option, Figures):
        return [clipped(value[key]) for key in option.default]
    if isinstance(option, Choice):
        return [int(type(value) is type(choice) and value == choice) for choice in option.choices]
    if isinstance(option, Several):
        return [int(choice in value) for choice in option.choices]
    return [clipped(value)]


# ---- rehearsals ----


@lru_cache(maxsize=64)
def rehearsed(game: Game, seats: int) -> Spot:
    """All places of the views of a title at tables of so many seats."""
    others = seats + 1 if seats < game.max_seats else seats - 1
    root = rehearsal(game, seats)
    if others < game.min_seats:
        root.mark_seats(seats, None, 0)
    else:
        root.mark_seats(seats, rehearsal(game, others), others)
    return root


def rehearsal(game: Game, seats: int) -> Spot:
    root = Spot(seat_fields=game.seat_fields)
    for options in ways(game):
        for seed in range(REHEARSALS):
            for view in views_of(game.new(seats=seats, seed=seed, options=options), Random(seed)):
                root.add({name: view[name] for name in view if name not in LEFT_OUT})
    return root


def ways(game: Game) -> Iterator[dict[str, Any]]:
    """The usual rules with each preset, as far as they go together."""
    for preset in game.presets or (None,):
        options = dict(game.usual_options)
        if preset is not None:
            options[game.preset_option] = preset
        try:
            game.resolve(options)
        except BadOption:
            continue
        yield options


def views_of(state: State, luck: Random) -> Iterator[View]:
    """What seats see during a game at random: whoever moves, somebody else, everybody at the
    end.
    """
    for step in range(LONGEST):
        if state.is_over:
            break
        seat = state.to_move
        yield state.view(seat)
        yield state.view(step % state.seats)
        state.apply(seat, luck.choice(state.legal(seat)))
    for seat in range(state.seats):
        yield state.view(seat)
