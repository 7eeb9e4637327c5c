# Macau with a pack of Spanish suits, in English: these words go before those of en.ftl.

suit-S = swords
suit-H = cups
suit-D = coins
suit-C = batons

rank-J = knave
    .plural = knaves
rank-Q = knight
    .plural = knights
rank-K = king
    .plural = kings
