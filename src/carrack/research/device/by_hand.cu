/* What kernel/memory.py has, and what Python brings along. */
#ifdef __CUDA_ARCH__
#define LOWEST(bits) (__ffsll((long long) (bits)) - 1)
#else
#define LOWEST(bits) __builtin_ctzll(bits)
#endif
FN_SMALL int lowest(unsigned long long bits) { return bits ? LOWEST(bits) : 0; }

/* The next one takes the place of one that is not equal. */
FN_SMALL int places_of(signed char *numbers, int value, int count, short *places) {
    int found = 0;
    for (int i = 0; i < count; i++) {
        places[found] = (short) i;
        found += numbers[i] == value;
    }
    return found;
}

FN_SMALL void clear_block(STATE *g, long long start, long long size) {
    unsigned long long *words = (unsigned long long *) ((char *) g + start);
    for (long long i = 0; i < size / 8; i++) words[i] = 0;
}

/* Rows are zero before anything is written on them: see `clear_rows` of vector.py. */
#define clear(paper, start, size) ((void) 0)

#define FOR_NUMBERS(name, kind) \
FN_SMALL kind least2_##name(kind a, kind b) { return b < a ? b : a; } \
FN_SMALL kind most2_##name(kind a, kind b) { return b > a ? b : a; } \
FN_SMALL kind least3_##name(kind a, kind b, kind c) { return least2_##name(least2_##name(a, b), c); } \
FN_SMALL kind most3_##name(kind a, kind b, kind c) { return most2_##name(most2_##name(a, b), c); }
#define FOR_SIGNED(name, kind) FN_SMALL kind size_##name(kind a) { return a < 0 ? -a : a; }
FOR_NUMBERS(int, int)
FOR_NUMBERS(long, long long)
FOR_NUMBERS(bits, unsigned long long)
FOR_NUMBERS(double, double)
FOR_SIGNED(int, int)
FOR_SIGNED(long, long long)
FOR_SIGNED(double, double)

#define TO_INT(value) ((int) (value))
#define TO_BOOL(value) (0 != (value))
#define TO_FLOAT(value) ((double) (value))
