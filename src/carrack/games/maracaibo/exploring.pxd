cimport cython

from carrack.games.maracaibo.paying cimport begin_payment, can_afford, fire
from carrack.games.maracaibo.state cimport Table, ask, is_unlocked, pop, port_works, push, push_ops
from carrack.games.maracaibo.verbs cimport gain_vp, touch
from carrack.kernel.state cimport note, offer

@cython.locals(own="bint")
cpdef bint is_taken(Table g, int space, int seat, int by) noexcept nogil
cdef bint is_exploring(Table g, int captain) noexcept nogil
cpdef int fewest_steps(Table g, int at, int target, int left, int seat, int by) noexcept nogil
cdef int steps_through(Table g, int at, int target, int left, int seat, int by) noexcept nogil
cdef void offer_walk(Table g, int at, int left, int seat, int by) noexcept nogil
cdef void offer_step(Table g, int at, int left, int seat, int by) noexcept nogil
cdef void offer_once(Table g, int action) noexcept nogil
cpdef bint is_ahead(Table g, int space, int other) noexcept nogil
cdef int explore_bonus(Table g, int seat) noexcept nogil
cdef int bonus_by(Table g, int effect) noexcept nogil
cpdef void begin_exploration(Table g, int seat, int n) noexcept nogil
cdef bint may_move_figure(Table g, int seat, int done) noexcept nogil
cdef bint may_move_ruin(Table g, int seat, int done) noexcept nogil
cdef bint may_move_explorer(int done) noexcept nogil
@cython.locals(others="bint", arrived="bint")
cpdef void step_exploration(Table g, int seat) noexcept nogil
cpdef void offer_exploration(Table g, int seat) noexcept nogil
cdef void offer_ruin(Table g, int seat, int left) noexcept nogil
cdef int next_in_ruin(Table g, int at) noexcept nogil
cdef bint is_in_ruin(Table g, int at) noexcept nogil
cpdef void move_explorer(Table g, int seat, int target) noexcept nogil
cdef int space_before(Table g, int start, int target, int steps, int seat) noexcept nogil
cdef bint is_before(Table g, int start, int space, int target, int steps, int seat) noexcept nogil
cdef bint ask_branch(Table g, int seat, int start, int target, int left) noexcept nogil
cpdef void choose_branch(Table g, int seat, int option) noexcept nogil
cpdef void move_figure(Table g, int seat, int target) noexcept nogil
cdef void land(Table g, int seat, int start, int target, int before, int by) noexcept nogil
cdef bint passes_ruin(Table g, int start, int target) noexcept nogil
cpdef void step_ruin(Table g, int seat) noexcept nogil
cpdef void step_barrier(Table g, int seat) noexcept nogil
cpdef void step_track_reward(Table g, int seat) noexcept nogil
cpdef int quest_on_track(Table g, int space) noexcept nogil
cpdef void move_in_ruin(Table g, int seat, int target) noexcept nogil
cpdef void step_ruin_reward(Table g, int seat) noexcept nogil
cpdef void accept_ruin(Table g, int seat) noexcept nogil
