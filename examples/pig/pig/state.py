"""The rules of Pig.

In a turn you roll one die as often as you like. Each roll adds its pips to the points of this turn;
a 1 loses them, and the turn is over. Hold in time to keep them. Whoever has the goal first wins.
"""

from __future__ import annotations

from carrack import Game, State
from carrack.kernel.chance import roll
from carrack.kernel.layout import Field, Layout
from carrack.kernel.steps import clear_moves, end_undo, note, offer, open_decision, pass_on

ROLL, HOLD = 0, 1  # actions
ROLLED, LOST, HELD = 0, 1, 2  # what is told about them
DICE = 0  # the stream of chance that the die has
NOBODY = -1
SEATS = 6


class Pig(State):
    """What lies on the table. Every field is a number, or a list of numbers of a fixed size."""

    goal: int
    points: list[int]
    turn_points: int
    current: int

    LAYOUT = Layout(
        Field("points", "short", SEATS), Field("turn_points", "short"), Field("current", "short")
    )

    def __init__(self, game: Game, seats: int, goal: int) -> None:
        super().__init__(game, seats)
        self.goal = goal  # no field: the options of a table never change

    def blank(self) -> Pig:
        return Pig(self.game, self.seats, self.goal)

    def begin(self) -> None:
        """All fields are zero here; somebody begins."""
        self.current = roll(self, DICE, self.seats)
        open_decision(self)

    def mover(self) -> int:
        return NOBODY if max(self.points) >= self.goal else self.current

    def waits(self, seat: int) -> bool:
        return seat == self.mover()

    def fill_legal(self, seat: int) -> int:
        clear_moves(self)
        offer(self, ROLL)
        if self.turn_points > 0:
            offer(self, HOLD)
        return self.move_count

    def advance(self, seat: int, action: int) -> None:
        if action == ROLL:
            self.roll_die(seat)
        else:
            self.hold(seat)
        open_decision(self)

    def roll_die(self, seat: int) -> None:
        """A 1 loses the points of this turn, and the turn."""
        pips = 1 + roll(self, DICE, 6)
        note(self, ROLLED, seat, pips, 0, 0, ROLL)
        if pips > 1:
            self.turn_points += pips
        else:
            note(self, LOST, seat, self.turn_points, 0, 0, ROLL)
            self.end_turn(seat)
        end_undo(self)  # everybody has seen the die

    def hold(self, seat: int) -> None:
        self.points[seat] += self.turn_points
        note(self, HELD, seat, self.turn_points, 0, 0, HOLD)
        self.end_turn(seat)
        if self.mover() == NOBODY:
            end_undo(self)
        else:
            pass_on(self)  # nothing was revealed: everybody together may take this back

    def end_turn(self, seat: int) -> None:
        self.turn_points = 0
        self.current = (seat + 1) % self.seats

    def place(self, seat: int) -> int:
        return 1 + sum(points > self.points[seat] for points in self.points)
