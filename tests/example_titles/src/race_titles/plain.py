"""The rules of the race.

Everybody holds one secret card from 1 to 3. In a turn a pawn walks one square, or runs as far as
the card says and takes a new card. Before that it may breathe, twice in a game: then it gets one
square further. The race ends when a pawn reaches the goal.
"""

from __future__ import annotations

from carrack.kernel.chance import roll
from carrack.kernel.game import Game
from carrack.kernel.layout import Field, Layout
from carrack.kernel.state import State
from carrack.kernel.steps import clear_moves, end_undo, keep_undo, note, offer, open_decision

WALK, RUN, BREATHE = 0, 1, 2
MOVED, BREATHED, DREW = 0, 1, 2
CARDS = 0  # the stream of chance for cards
LARGEST = 3
BREATHS = 2
NOBODY = -1


class Rules:
    """What the options say, as numbers: they stay where a table is set up anew."""

    goal: int

    def __init__(self, goal: int) -> None:
        self.goal = goal


class PlainRace(State):
    """Pawns, cards, and whose turn it is."""

    t: Rules
    square: list[int]
    card: list[int]
    breaths: list[int]
    current: int
    breathed: int
    over: int

    LAYOUT = Layout(
        Field("square", "short", 4),
        Field("card", "short", 4),
        Field("breaths", "short", 4),
        Field("current", "short"),
        Field("breathed", "short"),
        Field("over", "short"),
    )

    def __init__(self, game: Game, seats: int, rules: Rules) -> None:
        State.__init__(self, game, seats)
        self.t = rules

    def blank(self) -> State:
        return PlainRace(self.game, self.seats, self.t)

    def begin(self) -> None:
        for seat in range(self.seats):
            self.card[seat] = 1 + roll(self, CARDS, LARGEST)
            self.breaths[seat] = BREATHS
        open_decision(self)

    def mover(self) -> int:
        return NOBODY if self.over else self.current

    def waits(self, seat: int) -> bool:
        return not self.over and seat == self.current

    def fill_legal(self, seat: int) -> int:
        clear_moves(self)
        offer(self, WALK)
        offer(self, RUN)
        if not self.breathed and self.breaths[seat] > 0:
            offer(self, BREATHE)
        return self.move_count

    def advance(self, seat: int, action: int) -> None:
        if action == BREATHE:
            self.breaths[seat] -= 1
            self.breathed = 1
            note(self, BREATHED, seat, 0, 0, 0, action)
            keep_undo(self, seat)
            open_decision(self)
            return
        squares = self.breathed + (1 if action == WALK else self.card[seat])
        self.square[seat] += squares
        note(self, MOVED, seat, squares, 0, 0, action)
        if action == RUN:
            self.card[seat] = 1 + roll(self, CARDS, LARGEST)
            note(self, DREW, seat, self.card[seat], 0, 0, action)
        self.breathed = 0
        self.over = 1 if self.square[seat] >= self.t.goal else 0
        self.current = (seat + 1) % self.seats
        end_undo(self)
        open_decision(self)

    def place(self, seat: int) -> int:
        ahead = 0
        for other in range(self.seats):
            if self.square[other] > self.square[seat]:
                ahead += 1
        return 1 + ahead
