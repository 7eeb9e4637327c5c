# Macau with a pack of Spanish suits, in Polish: these words go before those of pl.ftl.

suit-S = miecz
suit-H = kielich
suit-D = denar
suit-C = kij

rank-J = giermek
    .plural = giermkowie
rank-Q = rycerz
    .plural = rycerze
rank-K = król
    .plural = króle
