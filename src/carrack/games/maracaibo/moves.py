"""Legal actions and what each one does: the table of contents of the game."""

# compiled, small

from __future__ import annotations

from typing import Any

from carrack.games.maracaibo.campaign import archive_after
from carrack.games.maracaibo.entry_names import ENTRY_KIND, ENTRY_SEAT
from carrack.games.maracaibo.event_names import BY_ROUND, WENT_ON
from carrack.games.maracaibo.names import CHOOSING, CHOSEN, DROPPING, NONE, OVER
from carrack.games.maracaibo.resolving import answer, offer_for, step
from carrack.games.maracaibo.rules.careers import check_goals
from carrack.games.maracaibo.rules.opening import answer_choices, begin_game, offer_choices
from carrack.games.maracaibo.rules.rounds import answer_dropping, next_step, offer_dropping
from carrack.games.maracaibo.stack import asked_seat, held
from carrack.games.maracaibo.state import Table
from carrack.kernel.steps import clear_moves, end_undo, keep_undo, note, open_decision, pass_on


class Maracaibo(Table):
    """The board game on the kernel."""

    def blank(self) -> Maracaibo:
        twin = Maracaibo.__new__(Maracaibo)
        twin.t = self.t
        twin.share(self)
        return twin

    def begin(self) -> None:
        begin_game(self)
        open_decision(self)

    def mover(self) -> int:
        if self.phase == OVER:
            return NONE
        if self.phase == CHOOSING or self.phase == DROPPING:
            return first_waiting(self)
        return asked_seat(self)

    def waits(self, seat: int) -> bool:
        return is_waiting(self, seat)

    def fill_legal(self, seat: int) -> int:
        clear_moves(self)
        offer_actions(self, seat)
        sort_moves(self)
        return self.move_count

    def advance(self, seat: int, action: int) -> None:
        self.revealed = 0
        phase, turn, said = self.phase, self.current, is_simultaneous(self)
        if not said:
            note(self, WENT_ON, seat, held(self, ENTRY_KIND), 0, 0, BY_ROUND)
        act(self, seat, action)
        self.asking = 0
        proceed(self)
        if said and is_simultaneous(self):
            return  # nobody may notice that somebody has said something
        if said:
            note(self, WENT_ON, NONE, NONE, 0, 0, BY_ROUND)
        open_decision(self)
        if self.revealed or self.phase == OVER:
            end_undo(self)
        elif phase == self.phase and turn == self.current and asked_seat(self) == seat:
            keep_undo(self, seat)
        else:
            pass_on(self)
        self.revealed = 0

    def place(self, seat: int) -> int:
        return self.final_places[seat]

    def score(self, seat: int) -> int:
        return self.vp[seat]

    def archive(self) -> dict[str, Any] | None:
        """What the next game of a campaign begins with."""
        figures = self.game.data.figures()  # type: ignore[attr-defined]  # the game of this title
        return archive_after(figures, self.t.options, self.seats, self.table())


def is_simultaneous(g: Table) -> bool:
    """Phases in which every seat decides for itself."""
    return g.phase == CHOOSING or g.phase == DROPPING


def is_waiting(g: Table, seat: int) -> bool:
    if g.phase == CHOOSING:
        return g.chosen[seat] != CHOSEN
    if g.phase == DROPPING:
        return g.drops[seat] == 0
    return g.phase != OVER and seat == asked_seat(g)


def first_waiting(g: Table) -> int:
    for seat in range(g.seats):
        if is_waiting(g, seat):
            return seat
    return NONE


# ---- what is legal ----


def offer_actions(g: Table, seat: int) -> None:
    if g.phase == CHOOSING:
        offer_choices(g, seat)
    elif g.phase == DROPPING:
        offer_dropping(g)
    elif g.depth > 0:
        offer_for(g, held(g, ENTRY_KIND), seat)


def sort_moves(g: Table) -> None:
    """Legal actions ascend, in whatever order they were found; most do already."""
    for i in range(1, g.move_count):
        action, k = g.moves[i], i
        while k > 0 and g.moves[k - 1] > action:
            g.moves[k] = g.moves[k - 1]
            k -= 1
        g.moves[k] = action


# ---- what an action does, and going on until somebody is asked ----


def act(g: Table, seat: int, action: int) -> None:
    if g.phase == CHOOSING:
        answer_choices(g, seat, action)
    elif g.phase == DROPPING:
        answer_dropping(g, seat, action)
    else:
        answer(g, held(g, ENTRY_KIND), seat, action)


def proceed(g: Table) -> None:
    """Let the topmost entry act until it asks; goals are looked at after every op."""
    if is_simultaneous(g):
        return
    while not g.asking and g.phase != OVER:
        if g.dirty:
            check_goals(g)
        if g.depth == 0:
            next_step(g)
            if is_simultaneous(g):
                return
        else:
            step(g, held(g, ENTRY_KIND), held(g, ENTRY_SEAT))
