cimport cython

from carrack.games.macao.cards cimport offer_card_uses, offer_offices, take_color, use, use_cathedral, use_goldsmith, use_gravedigger, use_office, use_shop
from carrack.games.macao.rules.activation cimport activate_for_gold, activate_paid, activate_shown, offer_activations
from carrack.games.macao.rules.dice cimport offer_dice, offer_explorer, offer_shifts
from carrack.games.macao.rules.draft cimport offer_cards, offer_discards
from carrack.games.macao.rules.jokers cimport cash_joker, cash_pair, offer_jokers
from carrack.games.macao.rules.payment cimport offer_payment, open_payment, pay_one, pay_what_is_forced
from carrack.games.macao.rules.quarters cimport offer_quarters, take_quarter_for_gold, take_quarter_paid
from carrack.games.macao.rules.rounds cimport answer_explorer, answer_master, begin_game, drop_card, pass_turn, pick_card, pick_dice, pick_nothing, take_start_card, take_start_cubes
from carrack.games.macao.rules.shipping cimport deliver, offer_delivery, offer_ship_moves, sail
from carrack.games.macao.rules.tribute cimport buy_tribute, offer_tribute
from carrack.games.macao.rules.wall cimport advance_wall
from carrack.games.macao.state cimport Table, index_cards, supply_size
from carrack.games.macao.verbs cimport gain_cube, gain_gold
from carrack.kernel.state cimport State, clear_moves, end_undo, keep_undo, offer, open_decision, pass_on

cdef class Macao(Table):
    @cython.locals(twin=Macao)
    cpdef State blank(self)
    cdef void begin(self) noexcept nogil
    cdef int mover(self) noexcept nogil
    cdef bint waits(self, int seat) noexcept nogil
    cdef int fill_legal(self, int seat) noexcept nogil
    @cython.locals(stack="int", luck="unsigned long long")
    cdef void advance(self, int seat, int action) noexcept nogil
    cdef int place(self, int seat) noexcept nogil

cdef bint may_be_taken_back(Table g, int seat, int action) noexcept nogil
cdef void offer_actions(Table g, int seat) noexcept nogil
cdef void offer_turn(Table g, int seat) noexcept nogil
cdef void offer_wall_moves(Table g, int seat) noexcept nogil  # inline
cpdef void act(Table g, int seat, int action) noexcept nogil
cdef void act_before_turns(Table g, int seat, int action) noexcept nogil
cdef void act_on_cards_and_city(Table g, int seat, int action) noexcept nogil
cdef void act_on_wall_and_sea(Table g, int seat, int action) noexcept nogil
cdef void act_with_card(Table g, int seat, int action) noexcept nogil
cdef void finish_payment(Table g, int seat) noexcept nogil
