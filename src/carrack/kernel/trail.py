"""Taking back: the states that can be gone back to."""

from __future__ import annotations

from dataclasses import dataclass

from carrack.kernel.errors import IllegalAction, shown
from carrack.kernel.limits import NOBODY
from carrack.kernel.state import State


@dataclass(frozen=True)
class Earlier:
    """A state to go back to, the row and seat that led to it, and how many are kept before it."""

    row: int
    seat: int
    state: State
    depth: int


class Trail:
    """The states that can be gone back to, oldest first; the last is the state now."""

    def __init__(self, state: State) -> None:
        self.kept = [Earlier(0, NOBODY, state, 0)]

    @property
    def state(self) -> State:
        return self.kept[-1].state

    def add(self, row: int, seat: int, state: State) -> None:
        """Another step. What no undo can reach any more, agreed or not, is forgotten."""
        steps = min(state.may_undo_agreed, len(self.kept))
        # Once these are taken back, those before may perhaps be taken back too.
        depth = steps + self.kept[-steps].depth if steps else 0
        self.kept.append(Earlier(row, seat, state, depth))
        del self.kept[: -depth - 1]

    def check_back(self, seat: object, steps: object, agreed: bool = False) -> None:
        """IllegalAction unless the last steps may be taken back: by this seat its own, or anybody's
        because everybody agreed.
        """
        possible = self.possible(seat, agreed)
        if type(steps) is not int or not 1 <= steps <= min(possible, len(self.kept) - 1):
            how = "with everybody's consent" if agreed else "alone"
            raise IllegalAction(
                f"seat {shown(seat)} may take back {possible} steps {how}, not {shown(steps)}",
                code="undo.not_possible",
            )
        if not agreed and any(kept.seat != seat for kept in self.kept[-steps:]):
            raise IllegalAction(
                f"not all of the last {steps} steps were seat {seat}'s", code="undo.not_possible"
            )

    def possible(self, seat: object, agreed: bool) -> int:
        """How many steps this seat may take back, alone or because everybody agreed."""
        if type(seat) is not int or not 0 <= seat < self.state.seats:
            return 0
        return self.state.may_undo_agreed if agreed else self.state.may_undo(seat)

    def back_to_own(self, seat: int, plays: int) -> int:
        """How many steps lie behind this seat's last plays, these included; 0 where everybody
        together may not take back as many. A play is all that a seat does before another one does
        something: a card with what was said to it, a turn with its end. Where something was
        revealed in its middle, it goes back to there.
        """
        reach = min(self.state.may_undo_agreed, len(self.kept) - 1)
        steps = 0
        for _ in range(plays):
            while steps < reach and self.kept[-1 - steps].seat != seat:
                steps += 1
            if steps == reach:
                return 0
            while steps < reach and self.kept[-1 - steps].seat == seat:
                steps += 1
        return steps

    def go_back(self, steps: int) -> None:
        """Take steps back. The state is a fresh copy: it does not tell its events a second time."""
        goal = self.kept[-1 - steps]
        self.kept[-1 - steps :] = [Earlier(goal.row, goal.seat, goal.state.clone(), goal.depth)]

    def steps_to(self, row: int) -> int:
        """How many steps lie behind this row; 0 when it is not kept."""
        behind = [back for back, kept in enumerate(reversed(self.kept)) if kept.row == row]
        return behind[0] if behind else 0
