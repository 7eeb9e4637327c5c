"""What the rules of every title do in a step beside their own fields: offer actions, note events,
open decisions, and say what may be taken back. Titles in plain Python use these functions, too.
"""

# compiled, small

from __future__ import annotations

from carrack.kernel.limits import MAX_MOVES, MAX_NOTES, NOBODY, NOTE_WIDTH
from carrack.kernel.state import State


def clear_moves(g: State) -> None:  # inline
    """Begin a new list of legal actions."""
    g.move_count = 0


def offer(g: State, action: int) -> None:  # inline
    """Add one legal action to the list being filled; one too many is left out rather than written
    anywhere.
    """
    if g.move_count < MAX_MOVES:
        g.moves[g.move_count] = action
        g.move_count += 1


def offer_each(g: State, first: int, chosen: int, count: int) -> None:  # inline
    """Offer those of `count` actions, from `first` on, whose bits are set in `chosen`; none where
    there is no room for all.

    All are written, and the next one takes the place of one without a bit: which bits are set is
    hard to foretell for a processor, and a wrong guess costs more than writing.
    """
    if g.move_count + count > MAX_MOVES:
        return
    for i in range(count):
        g.moves[g.move_count] = first + i
        g.move_count += (chosen >> i) & 1


def note(g: State, kind: int, seat: int, a: int, b: int, c: int, cause: int) -> None:  # inline
    """Note an event with its cause, unless this is a search."""
    if not g.noting or g.notes is None:
        return
    if g.notes.count == MAX_NOTES:
        g.notes.lost += 1
        return
    start = g.notes.count * NOTE_WIDTH
    g.notes.numbers[start] = kind
    g.notes.numbers[start + 1] = seat
    g.notes.numbers[start + 2] = a
    g.notes.numbers[start + 3] = b
    g.notes.numbers[start + 4] = c
    g.notes.numbers[start + 5] = cause
    g.notes.count += 1


def open_decision(g: State) -> None:  # inline
    """New decisions are open; answers to the old ones come too late."""
    g.decision_number += 1


def keep_undo(g: State, seat: int) -> None:  # inline
    """This step hid and revealed nothing: its seat may take it back, with those just before."""
    if g.undo_seat != seat:
        g.undo_seat = seat
        g.undo_steps = 0
    g.undo_steps += 1
    g.agreed_steps += 1


def pass_on(g: State) -> None:  # inline
    """The turn passed on, and nothing was revealed: only everybody together may take it back."""
    g.undo_seat = NOBODY
    g.undo_steps = 0
    g.agreed_steps += 1


def end_undo(g: State) -> None:  # inline
    """Something was revealed: nothing before this can be taken back, not even by agreement."""
    g.undo_seat = NOBODY
    g.undo_steps = 0
    g.agreed_steps = 0
