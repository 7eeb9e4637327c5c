# Macau with a pack of German suits, in Hungarian: these words go before those of hu.ftl.

suit-S = zöld
suit-H = piros
suit-D = tök
suit-C = makk

rank-J = alsó
    .plural = alsó
rank-Q = felső
    .plural = felső
rank-K = király
    .plural = király
