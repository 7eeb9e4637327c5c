# Macau with a pack of German suits, in English: these words go before those of en.ftl.

suit-S = leaves
suit-H = hearts
suit-D = bells
suit-C = acorns

rank-J = under
    .plural = unders
rank-Q = over
    .plural = overs
rank-K = king
    .plural = kings
