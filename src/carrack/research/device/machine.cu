/* What stands before the rules of a title: for NVRTC, or for a compiler of C++, where a kernel goes
   through its games one after the other. */
#ifdef __CUDACC__
#define HERE __device__
#ifdef INLINED
#define FN static __device__
#else
#define FN static __device__ __noinline__
#endif
#if defined(INLINED) && defined(WHOLE_GAMES) /* one place that calls each verb, and the state near */
#define FN_VERB static __device__
#else
#define FN_VERB static __device__ __noinline__
#endif
#define FN_SMALL static __device__ inline
#define KERNEL extern "C" __global__ void
#define EACH(i, count) \
    for (long long i = blockIdx.x * (long long) blockDim.x + threadIdx.x; i < (count); \
         i += gridDim.x * (long long) blockDim.x)
#define offsetof(kind, member) ((unsigned long long) &((kind *) 0)->member)

/* What `(*count)++` gives, for each of those that ask at once; one of them asks for all. */
static __device__ inline int next_of(int *count) {
    unsigned here = __activemask();
    unsigned same = __match_any_sync(here, (unsigned long long) count);
    int lane = threadIdx.x & 31, first = __ffs(same) - 1, before = 0;
    if (lane == first) before = atomicAdd(count, __popc(same));
    return __shfl_sync(same, before, first) + __popc(same & ((1u << lane) - 1));
}
#else
#include <cstddef>
#define HERE
#define FN static
#define FN_VERB static
#define FN_SMALL static inline
#define KERNEL extern "C" void
#define EACH(i, count) for (long long i = 0; i < (count); i++)
static inline int next_of(int *count) { return (*count)++; }
#endif
#define TABLES(g) ((g)->t)

/* A row of numbers that lie apart; `start` is the place of its first one as the rules count. */
template <typename Number> struct Row {
    Number *at;
    long long stride, start;
    HERE Number &operator[](long long i) const { return at[(i - start) * stride]; }
};
#define OUT(kind) Row<kind>
