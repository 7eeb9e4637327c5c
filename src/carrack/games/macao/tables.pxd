cdef class Tables:
    cdef unsigned long long[120] price
    cdef unsigned long long[30] quarter_price
    cdef signed char[120][6] cost
    cdef signed char[120] tribute_gold
    cdef signed char[120] tribute_prestige
    cdef signed char[120] kind
    cdef signed char[120] office
    cdef signed char[120] discount
    cdef signed char[30][6] quarter_cost
    cdef int[6][128] enough
    cdef signed char[30] dark
    cdef signed char[30] neighbor_count
    cdef signed char[30][12] neighbors
    cdef int[30] near
    cdef signed char[40] degree
    cdef signed char[40][8] sea
    cdef signed char[40] port_at
    cdef signed char[8] port_good
    cdef signed char[8][3] slots
    cdef signed char[4] first_order
    cdef readonly int quarter_count
    cdef readonly int node_count
    cdef readonly int harbor
    cdef readonly int wall_length
    cdef readonly int copies
    cdef readonly int delivery_requires_entry
    cdef readonly int tribute_basis
    cdef readonly int master_dice
    cdef readonly int explorer_dice
    cdef readonly int when_cards
    cdef readonly int discount_limit
    cdef readonly int tower_on_last_space
    cdef readonly int beggar_ties
    cdef readonly int monastery_ties
    cdef readonly int captain_points
    cdef readonly int scribe_scope
    cdef readonly int councilman_mode
    cdef readonly int palace_counts_abbot
    cdef readonly int wall_order
    cdef readonly object options
    cdef readonly str key
