# Macau with a pack of German suits, in Polish: these words go before those of pl.ftl.

suit-S = wino
suit-H = czerwień
suit-D = dzwonek
suit-C = żołądź

rank-J = niżnik
    .plural = niżniki
rank-Q = wyżnik
    .plural = wyżniki
rank-K = król
    .plural = króle
