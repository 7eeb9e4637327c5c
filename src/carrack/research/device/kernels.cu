/* What is done with many games, one for each thread: the same for all titles. */

FN void clear_bytes(void *place, long long size) {
    for (long long i = 0; i < size / 8; i++) ((unsigned long long *) place)[i] = 0;
}

FN void make_blank(STATE *g, FIGURES *t, int seats) {
    clear_bytes(g, sizeof *g);
    g->t = t;
    g->seats = seats;
    g->undo_seat = -1;
    g->block_start = (int) START;
    g->block_size = (int) SIZE;
}

/* A vector whose papers are the rows of one game: number k of game i lies at [k][i]. */
struct One {
    VECTOR v;
    PAPER paper;
    MARKS marks;
    HERE One(const VECTOR *all, long long i) : v(*all), paper(*all->paper), marks(*all->marks) {
        v.paper = &paper;
        v.marks = &marks;
        paper.at.at += i;
        paper.at.start = i * v.row_size;
        marks.at.at += i;
        marks.at.start = i * v.mask_size;
    }
};

KERNEL sizes(long long *out) {
    EACH(i, 1) {
        out[0] = sizeof(STATE);
        out[1] = START;
        out[2] = sizeof(FIGURES);
        out[3] = sizeof(ENCODER);
        out[4] = sizeof(VECTOR);
        out[5] = sizeof(TALLY);
    }
}

#ifndef WHOLE_GAMES
KERNEL begin(STATE *games, FIGURES *t, const VECTOR *v, unsigned long long seed) {
    EACH(i, v->count) {
        VECTOR own = *v;
        v->deals[i] = seed + (unsigned long long) i;
        v->luck[i] = DO_mix(v->deals[i]) | 1;
        v->done_games[i] = 0;
        make_blank(&games[i], t, v->seats);
        DO_open_game(&own, &games[i], (int) i);
        DO_ask(&own, &games[i], (int) i);
    }
}

KERNEL check(STATE *games, const VECTOR *v, signed char *refused) {
    EACH(i, v->count) refused[i] = !DO_is_listed(&games[i], v->chosen[i]);
}

KERNEL choose(STATE *games, const VECTOR *v) {
    EACH(i, v->count) {
        VECTOR own = *v;
        DO_choose_action(&own, &games[i], (int) i);
    }
}

/* ---- a step, with games in an order in which neighbors do the same ---- */

KERNEL count_actions(const VECTOR *v, int *counts) {
    EACH(i, v->count) next_of(&counts[v->chosen[i]]);
}

/* `firsts` tells where the games with each action begin. */
KERNEL order_by_action(const VECTOR *v, int *firsts, int *order) {
    EACH(i, v->count) order[next_of(&firsts[v->chosen[i]])] = (int) i;
}

/* Games that end are listed, for `deal`: a new one takes many times as long as a step. */
KERNEL advance(STATE *games, const VECTOR *v, const int *order, int *ended, int *ended_count) {
    EACH(k, v->count) {
        VECTOR own = *v;
        int i = order[k];
        DO_move_on(&own, &games[i], i);
        if (own.ended[i]) ended[next_of(ended_count)] = i;
        else DO_ask(&own, &games[i], i);
    }
}

KERNEL deal(STATE *games, const VECTOR *v, const int *ended, const int *ended_count) {
    EACH(k, *ended_count) {
        VECTOR own = *v;
        int i = ended[k];
        DO_end_game(&own, &games[i], i);
        DO_ask(&own, &games[i], i);
    }
}

/* Onto rows that are zero. */
KERNEL show(STATE *games, const VECTOR *v) {
    EACH(i, v->count) {
        One one(v, i);
        DO_write_row(&one.v, &games[i], i);
    }
}

#else
/* Whole games at random, `count` of them: each thread takes the next one when it is done. */
KERNEL play(FIGURES *t, int seats, unsigned long long seed, int threads, int count, int *taken,
            TALLY *tallies) {
    EACH(i, threads) {
        STATE own;
        make_blank(&own, t, seats);
        clear_bytes(&tallies[i], sizeof(TALLY));
        for (int n = next_of(taken); n < count; n = next_of(taken))
            DO_play_natively(&own, &tallies[i], seed + (unsigned long long) n);
    }
}
#endif
