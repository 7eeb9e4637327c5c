cimport cython

from carrack.bots.judge cimport Judge, Values, Weights
from carrack.kernel.chance cimport seed_streams
from carrack.kernel.memory cimport release, reserve, square_root
from carrack.kernel.state cimport State

cdef bint COMPILED
cdef int DEEPEST, LONGEST, LEAST_NODES, MOST_NODES, NODES_EACH, NOTHING, ROOT
cdef double UNIT

cdef class Tree:
    cdef readonly Judge judge
    cdef Weights weights
    cdef Values values
    cdef readonly int seat
    cdef int root
    cdef readonly int size
    cdef readonly int room
    cdef public double exploration
    cdef public double caution
    cdef public double ambition
    cdef public int horizon
    cdef public bint steady
    cdef public bint random
    cdef public bint paranoid
    cdef unsigned long long luck
    cdef int limit
    cdef readonly long long decisions
    cdef short *action
    cdef signed char *mover
    cdef int *first
    cdef int *next
    cdef int *visits
    cdef int *possible
    cdef double *prior
    cdef double *points
    cdef double *wins
    cdef double *worth
    cdef int[256] path
    cdef int[8192] mark

    cdef reserve_nodes(self, int room)
    cpdef run(self, State root, State g, int simulations)
    cpdef run_on(self, State g)

cdef int new_node(Tree tree, int action, int mover, double prior) noexcept nogil
@cython.locals(luck="unsigned long long")
cdef unsigned long long next_luck(Tree tree) noexcept nogil  # inline
cdef double next_part(Tree tree) noexcept nogil  # inline
cdef void simulate_all(Tree tree, State root, State g, int simulations) noexcept nogil
@cython.locals(depth="int")
cdef void simulate(Tree tree, State g) noexcept nogil
@cython.locals(node="int", depth="int", seat="int", count="int")
cdef int walk_down(Tree tree, State g) noexcept nogil
@cython.locals(unknown="int", best="int", best_score="double", guess="double", child="int", score="double", i="int")
cdef int choose(Tree tree, State g, int node, int seat, int count) noexcept nogil
@cython.locals(visits="int")
cdef double mean(Tree tree, int node, int seat) noexcept nogil  # inline
@cython.locals(child="int")
cdef void mark_children(Tree tree, int node) noexcept nogil  # inline
@cython.locals(child="int")
cdef void unmark_children(Tree tree, int node) noexcept nogil  # inline
@cython.locals(total="double", i="int", action="int", child="int")
cdef void add_children(Tree tree, State g, int node, int seat, int count) noexcept nogil
@cython.locals(total="double", i="int")
cdef double weigh(Tree tree, State g, int seat, int count) noexcept nogil
@cython.locals(seat="int", count="int", choice="int", last="int")
cdef void play_on(Tree tree, State g) noexcept nogil
@cython.locals(at="double", i="int")
cdef int draw(Tree tree, State g, int seat, int count, bint fresh) noexcept nogil  # inline
@cython.locals(node="int", i="int", seat="int", part="double", worth="double")
cdef void carry_up(Tree tree, int seats, int depth) noexcept nogil
