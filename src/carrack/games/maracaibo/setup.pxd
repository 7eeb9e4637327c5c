cimport cython

from carrack.games.maracaibo.state cimport Table, pop, push
from carrack.games.maracaibo.verbs cimport add_to_hand, draw_top, lay_quest, open_card, reveal_card, shuffle_pile, take_top_quest
from carrack.kernel.chance cimport roll
from carrack.kernel.state cimport note, offer

cpdef void lay_out(Table g) noexcept nogil
cdef void clear_table(Table g) noexcept nogil
cdef void clear_seat(Table g, int seat) noexcept nogil
cdef void stack_tokens(Table g) noexcept nogil
cdef void stack_quests(Table g) noexcept nogil
cdef void lay_quests(Table g) noexcept nogil
cdef void lay_city_tiles(Table g) noexcept nogil
cdef bint is_laid(Table g, int tile) noexcept nogil
cdef bint may_lay(Table g, int tile, int helm) noexcept nogil
cdef int random_tile(Table g, int helm) noexcept nogil
cdef void put_tile(Table g, int tile) noexcept nogil
cdef void build_decks(Table g) noexcept nogil
cdef void add_to_pile(Table g, int card) noexcept nogil
cdef void leave_later_cards(Table g, int first) noexcept nogil
cdef void lay_legacy_tiles(Table g) noexcept nogil
cdef void lay_tile_of_column(Table g, int column, int thing) noexcept nogil
cdef void lay_prestige(Table g) noexcept nogil
cdef void lay_markers(Table g) noexcept nogil
cdef void prepare_seat(Table g, int seat) noexcept nogil
cdef void deal_careers(Table g) noexcept nogil
cdef void deal_ports(Table g) noexcept nogil
cdef void build_automa(Table g) noexcept nogil
cdef void add_cards(Table g, int cards, int group, int n, int removing) noexcept nogil
cpdef void shuffle_deck(Table g) noexcept nogil
cpdef void begin_search(Table g) noexcept nogil
cpdef void offer_covers(Table g) noexcept nogil
cpdef void cover_with(Table g, int hint) noexcept nogil
@cython.locals(short="bint")
cdef void lay_hints(Table g, int left_out) noexcept nogil
cdef void lay_hint(Table g, int hint, bint short) noexcept nogil
cdef bint is_first_hint_place(Table g, int location) noexcept nogil
cdef void shuffle_hints(Table g) noexcept nogil
cdef void swap_hints(Table g, int location, int k, int place) noexcept nogil
