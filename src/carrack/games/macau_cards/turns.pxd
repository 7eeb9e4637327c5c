from carrack.games.macau_cards.attacks cimport announce_attack, clear_attack, commit_attack, next_asked, next_turn, target_of
from carrack.games.macau_cards.calls cimport a_rank_is_callable, age_call, call_any_plain, call_free_suit, called_this_turn, is_false_call, proof_of_call
from carrack.games.macau_cards.dealing cimport deal_round, play_starter
from carrack.games.macau_cards.ending cimport block_round, finish_round, go_out, would_end_round
from carrack.games.macau_cards.matching cimport fits, has_opening
from carrack.games.macau_cards.state cimport Table, in_play, players_in_play, top_face
from carrack.games.macau_cards.verbs cimport add_to_hand, draw_card, draw_cards, lay
from carrack.kernel.state cimport note

cpdef void begin_round(Table g) noexcept nogil
cdef void start_turn(Table g, int seat) noexcept nogil
cdef void clear_play(Table g) noexcept nogil
cdef void end_turn(Table g, int resume_from) noexcept nogil
cdef void use_solo_turn(Table g) noexcept nogil
cdef void ask_in_duel(Table g) noexcept nogil
cdef void go_on_after_round(Table g) noexcept nogil
cpdef void play_card(Table g, int seat, int physical, int face) noexcept nogil
cdef void open_play(Table g, int face) noexcept nogil
cdef int suit_to_follow(Table g) noexcept nogil
cpdef void commit(Table g) noexcept nogil
cdef void ask_for_suit(Table g, int seat) noexcept nogil
cdef void ask_for_rank(Table g, int seat) noexcept nogil
cpdef void after_call(Table g) noexcept nogil
cdef void finish_play(Table g) noexcept nogil
cpdef void draw_in_turn(Table g) noexcept nogil
cpdef void after_draw(Table g) noexcept nogil
cpdef void draw_for_cover(Table g) noexcept nogil
cpdef void keep_card(Table g) noexcept nogil
cpdef void pass_turn(Table g) noexcept nogil
cpdef void accept(Table g) noexcept nogil
cdef bint owes_macau(Table g, int seat) noexcept nogil
cdef void open_macau_window(Table g, int owner) noexcept nogil
cpdef void say_macau(Table g, int seat) noexcept nogil
cpdef void catch(Table g, int seat, int owner) noexcept nogil
cdef void miss_macau(Table g) noexcept nogil
cdef void close_window(Table g) noexcept nogil
cdef bint anybody_waiting(Table g) noexcept nogil
cpdef void stay_quiet(Table g, int seat) noexcept nogil
cdef void let_it_stand(Table g) noexcept nogil
cdef void open_challenge_window(Table g, int about) noexcept nogil
cpdef void challenge(Table g, int challenger) noexcept nogil
cpdef void verdict(Table g, int accused, int guilty, int about) noexcept nogil
cdef void acquit(Table g, int accused, int challenger, int about) noexcept nogil
cdef void take_back_slip(Table g, int accused) noexcept nogil
cdef void generalize_call(Table g, int seat) noexcept nogil
