cimport cython

from carrack.games.maracaibo.state cimport Table, ask, assistants_of, barriers_of, bits_in, has_crossed, pop, port_works, push, push_ops, quests_of, rank_of, upgrades_of
from carrack.games.maracaibo.verbs cimport discard_from_hand, gain_combat, pay_doubloons, return_figures
from carrack.kernel.memory cimport lowest
from carrack.kernel.state cimport note, offer

cdef void clear_needs(Table g) noexcept nogil
cdef void set_needs(Table g, int cost) noexcept nogil
cpdef int next_need(Table g) noexcept nogil
cdef int wild_objects(Table g, int seat) noexcept nogil
cdef bint serves(Table g, int seat, int card, int need, int wild) noexcept nogil
cdef int jacks_of(Table g, int seat) noexcept nogil
cdef bint is_jack(Table g, int card) noexcept nogil
@cython.locals(covered="bint")
cdef bint can_cover(Table g, int seat, int used, int jacks, int wild) noexcept nogil
cdef bint can_pay_same(Table g, int seat, int n, int good, int used) noexcept nogil
cpdef bint can_afford(Table g, int seat, int cost, int used) noexcept nogil
@cython.locals(covered="bint")
cdef bint can_pay_cards(Table g, int seat, int cost, int used) noexcept nogil
cpdef void begin_payment(Table g, int seat, int cost, int cause) noexcept nogil
cdef int goods_to_choose(Table g, int seat) noexcept nogil
cpdef void step_same_goods(Table g, int seat) noexcept nogil
cpdef void choose_good(Table g, int good) noexcept nogil
cpdef void offer_goods(Table g, int seat) noexcept nogil
cdef bint may_pay_with(Table g, int seat, int slot) noexcept nogil
cdef bint may_pay_jack(Table g, int seat) noexcept nogil
cpdef void offer_payment(Table g, int seat) noexcept nogil
cpdef void step_payment(Table g, int seat) noexcept nogil
cpdef void pay_card(Table g, int seat, int slot) noexcept nogil
cpdef void pay_jack(Table g, int seat) noexcept nogil
cpdef void fire(Table g, int seat, int trigger) noexcept nogil
cpdef void pay_agents(Table g, int nation) noexcept nogil
cpdef int counted(Table g, int seat, int per) noexcept nogil
cdef int prestige_of(Table g, int seat) noexcept nogil
cdef bint holds(Table g, int seat, int when, int n) noexcept nogil
cpdef int amount_of(Table g, int seat, int when) noexcept nogil
cpdef void check_goals(Table g) noexcept nogil
cdef void check_tasks(Table g, int seat) noexcept nogil
cdef void finish_task(Table g, int seat, int career, int task) noexcept nogil
cdef void check_cards(Table g, int seat) noexcept nogil
cdef bint is_met(Table g, int seat, int effect) noexcept nogil
