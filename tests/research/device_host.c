/* Single games through the emitted rules, for a comparison with the compiled build. */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define FN static
#define FN_VERB static
#define FN_SMALL static inline
#define TABLES(g) ((g)->t)
#define OUT(kind) kind *
#include RULES

int block_size(void) { return (int) SIZE; }
int tables_size(void) { return (int) sizeof(FIGURES); }

static STATE *blank(FIGURES *t, int seats) {
    STATE *g = calloc(1, sizeof *g);
    g->t = t;
    g->seats = seats;
    g->undo_seat = -1;
    g->block_start = (int) START;
    g->block_size = (int) SIZE;
    return g;
}

void *start(FIGURES *t, int seats, unsigned long long seed) {
    STATE *g = blank(t, seats);
    carrack_kernel_chance__seed_streams(g, seed);
    DO_begin(g);
    return g;
}

int mover(STATE *g) { return DO_mover(g); }

int legal(STATE *g, int seat, short *out) {
    int count = DO_fill_legal(g, seat);
    memcpy(out, g->moves, sizeof *out * (size_t) count);
    return count;
}

void advance(STATE *g, int seat, int action) { DO_advance(g, seat, action); }

void look(STATE *g, void *block, long long *head, unsigned long long *chance) {
    memcpy(block, (char *) g + START, SIZE);
    head[0] = g->decision_number;
    head[1] = g->undo_seat;
    head[2] = g->undo_steps;
    memcpy(chance, g->chance, sizeof g->chance);
}

void *play(FIGURES *t, int seats, unsigned long long seed, long long *decisions) {
    STATE *g = blank(t, seats);
    TALLY tally = {0};
    DO_play_natively(g, &tally, seed);
    decisions[0] = tally.decisions;
    decisions[1] = tally.choices;
    return g;
}

void drop(void *g) { free(g); }
