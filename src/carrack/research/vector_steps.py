"""How the games of a `Vector` are stepped, one after the other, without the GIL. All of it also
becomes C for a GPU; see `device/emit.py`.
"""

# compiled, small

from __future__ import annotations

try:
    import cython
except ImportError:
    from carrack.kernel import shadow as cython

from carrack.bots.evaluator import Evaluator, Weights
from carrack.kernel.chance import seed_streams
from carrack.kernel.limits import MASK64, NOBODY
from carrack.kernel.memory import clear_block
from carrack.kernel.state import State
from carrack.kernel.steps import end_undo
from carrack.kernel.widths import Bits, Index, Long
from carrack.research.encoders import Marks, clear_marks
from carrack.research.vector_arrays import Arrays
from carrack.research.vector_plainly import LEGAL, MOST_SCATTERED
from carrack.research.wishes import ASKED, GREEDY, HOLD


def first_illegal(v: Arrays, first: Long, last: Long) -> Long:
    """The first game whose action is not legal; -1 if there is none.

    The states are asked what they listed last: whoever has the arrays may have written into them.
    """
    for i in range(first, last):
        if not may_be(cython.cast(State, cython.cast("void *", v.states[i])), v.chosen[i]):
            return i
    return LEGAL


def may_be(g: State, action: Long) -> bool:
    return action == HOLD or is_listed(g, action)


def is_listed(g: State, action: Long) -> bool:
    for i in range(g.move_count):
        if g.moves[i] == action:
            return True
    return False


def begin_games(v: Arrays, first: Long, last: Long) -> None:
    for i in range(first, last):
        begin_game(v, cython.cast(State, cython.cast("void *", v.states[i])), i)


def begin_game(v: Arrays, g: State, i: Index) -> None:
    open_game(v, g, i)
    clear_marks(v.marks, i * v.mask_size, v.mask_size)
    show(v, g, i)


def open_game(v: Arrays, g: State, i: int) -> None:
    clear_rewards(v, i)
    v.ended[i] = 0
    deal(v, g, i)
    if v.scatter:
        play_a_part(v, g, i)


def advance_games(v: Arrays, first: Long, last: Long) -> None:
    for i in range(first, last):
        advance_game(v, cython.cast(State, cython.cast("void *", v.states[i])), i)


def advance_game(v: Arrays, g: State, i: int) -> None:
    """What was chosen, what rivals choose, and a new game after the end of this one."""
    if v.chosen[i] == HOLD:
        stand_still(v, i)
        return
    unmark(v, g, i)
    move_on(v, g, i)
    if v.ended[i]:
        end_game(v, g, i)
    show(v, g, i)


def stand_still(v: Arrays, i: Index) -> None:
    """Nothing but that what was told of the last step is no news."""
    if v.ended[i]:
        clear_rewards(v, i)
    v.ended[i] = 0


def move_on(v: Arrays, g: State, i: int) -> None:
    """Up to the next question, or to the end of the game."""
    if v.ended[i]:
        clear_rewards(v, i)
    g.advance(g.mover(), v.chosen[i])
    v.steps[i] += 1
    play_rivals(v, g, i)
    v.ended[i] = g.mover() == NOBODY


def end_game(v: Arrays, g: State, i: int) -> None:
    """What a game brought, and the next one."""
    v.done_games[i] += 1
    v.lasted[i] = v.steps[i]
    reward(v, g, i)
    v.deals[i] += v.count
    deal(v, g, i)


def deal(v: Arrays, g: State, i: int) -> None:
    """A new game. One that is over before the seat that is asked may choose is left out."""
    v.steps[i] = 0
    while True:
        lay_out(v, g, i)
        play_rivals(v, g, i)
        if g.mover() != NOBODY:
            return
        v.deals[i] += v.count


def lay_out(v: Arrays, g: State, i: int) -> None:
    seed_streams(g, v.deals[i])
    clear_block(g, g.block_start, g.block_size)
    g.decision_number = 0
    end_undo(g)
    g.begin()


def play_a_part(v: Arrays, g: State, i: int) -> None:
    """Up to anywhere: the game is played to its end at random, and then once more, so far."""
    luck: Bits = v.luck[i]
    length = play_on(v, g, i, MOST_SCATTERED)
    upto = pick(v, i, length)
    v.luck[i] = luck
    lay_out(v, g, i)
    play_rivals(v, g, i)
    play_on(v, g, i, upto)


def play_on(v: Arrays, g: State, i: int, most: int) -> int:
    """Choose at random for whoever is asked, so often or to the end; how often it was."""
    for done in range(most):
        seat = g.mover()
        if seat == NOBODY:
            return done
        g.advance(seat, g.moves[pick(v, i, g.fill_legal(seat))])
        play_rivals(v, g, i)
    return most


def play_rivals(v: Arrays, g: State, i: int) -> None:
    """Those who are not asked choose; what is forced is done, by wish."""
    seat = g.mover()
    while seat != NOBODY:
        is_asked = v.who[seat] == ASKED
        if is_asked and not v.skip_forced:
            return
        count = g.fill_legal(seat)
        if is_asked and count > 1:
            return
        g.advance(seat, g.moves[0 if count == 1 else choice_of(v, g, seat, i, count)])
        seat = g.mover()


def choice_of(v: Arrays, g: State, seat: int, i: int, count: int) -> int:
    """Which of the listed actions a rival takes."""
    if v.thinks and v.who[seat] == GREEDY:
        part = v.parts[i]
        best: int = cython.cast(Evaluator, cython.cast("void *", v.thinkers[part])).best_temptation(
            g, seat, True, cython.cast(Weights, cython.cast("void *", v.weights[part]))
        )
        return best
    return pick(v, i, count)


def show(v: Arrays, g: State, i: Index) -> None:
    """The table for the seat that is asked."""
    ask(v, g, i)
    write_row(v, g, i)


def ask(v: Arrays, g: State, i: Index) -> None:
    """Who chooses, among what."""
    seat = g.mover()
    v.movers[i] = seat
    g.fill_legal(seat)


def write_row(v: Arrays, g: State, i: Index) -> None:
    """What the seat sees, and the mask of what it may do."""
    if v.small:
        write_narrow(v, g, i)
    else:
        v.encoder.write(g, v.movers[i], v.paper, i * v.row_size)
    if v.packed:
        mark_bits(g, v.marks, i * v.mask_size)
    else:
        mark(g, v.marks, i * v.mask_size)


def write_narrow(v: Arrays, g: State, i: Index) -> None:
    """A row of bytes, by way of one of larger numbers."""
    size: Index = v.encoder.size
    first: Index = v.parts[i] * size
    start: Index = i * v.row_size
    v.encoder.write(g, v.movers[i], v.draft, first)
    wide = v.draft.at
    for k in range(size):
        number = wide[first + k]
        v.narrow[start + k] = 127 if number > 127 else -128 if number < -128 else number


def mark(g: State, marks: Marks, start: Index) -> None:
    """What is legal, where nothing is marked."""
    out = marks.at
    for i in range(g.move_count):
        out[start + g.moves[i]] = 1


def mark_bits(g: State, marks: Marks, start: Index) -> None:
    """The mask of a table with a bit for each action, the lowest of a byte first."""
    out = marks.at
    for i in range(g.move_count):
        action: Index = g.moves[i]
        bits = (out[start + (action >> 3)] & 255) | (1 << (action & 7))
        out[start + (action >> 3)] = bits - 256 if bits > 127 else bits


def unmark(v: Arrays, g: State, i: Index) -> None:
    """What was legal is no longer: a mask is long, and few of its numbers change."""
    out = v.marks.at
    start: Index = i * v.mask_size
    for k in range(g.move_count):
        action: Index = g.moves[k]
        out[start + (action >> 3 if v.packed else action)] = 0


def clear_rewards(v: Arrays, i: Index) -> None:
    v.lasted[i] = 0
    for seat in range(v.seats):
        v.rewarded[i * v.seats + seat] = 0.0
        v.scored[i * v.seats + seat] = 0
        v.placed[i * v.seats + seat] = 0


def reward(v: Arrays, g: State, i: Index) -> None:
    """Reward all seats at the end of a game; `rewards.utilities` says it in plain Python."""
    for seat in range(v.seats):
        place = g.place(seat)
        v.placed[i * v.seats + seat] = place
        v.scored[i * v.seats + seat] = g.score(seat)
        if v.shared:
            v.rewarded[i * v.seats + seat] = 1.0 if place == 1 else -1.0
        else:
            sharing = 0
            for other in range(v.seats):
                if g.place(other) == place:
                    sharing += 1
            v.rewarded[i * v.seats + seat] = (v.seats + 2.0 - 2 * place - sharing) / (v.seats - 1)


def choose_actions(v: Arrays, first: Long, last: Long) -> None:
    for i in range(first, last):
        choose_action(v, cython.cast(State, cython.cast("void *", v.states[i])), i)


def choose_action(v: Arrays, g: State, i: int) -> None:
    v.chosen[i] = g.moves[pick(v, i, g.move_count)]


def pick(v: Arrays, i: Index, count: Bits) -> int:
    """An even choice among `count`, from the luck of one game (xorshift64, scaled)."""
    luck: Bits = v.luck[i]
    luck ^= (luck << 13) & MASK64
    luck ^= luck >> 7
    luck ^= (luck << 17) & MASK64
    v.luck[i] = luck
    return ((luck >> 33) * count) >> 31
