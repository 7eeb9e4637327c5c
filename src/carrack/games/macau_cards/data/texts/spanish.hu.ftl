# Macau with a pack of Spanish suits, in Hungarian: these words go before those of hu.ftl.

suit-S = kard
suit-H = kehely
suit-D = érme
suit-C = bot

rank-J = apród
    .plural = apród
rank-Q = lovas
    .plural = lovas
rank-K = király
    .plural = király
