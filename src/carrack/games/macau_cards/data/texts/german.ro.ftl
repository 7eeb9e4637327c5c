# Macau with a pack of German suits, in Romanian: these words go before those of ro.ftl.

suit-S = verde
suit-H = roșu
suit-D = dubă
suit-C = ghindă

rank-J = valet
    .plural = valeți
rank-Q = superior
    .plural = superiori
rank-K = rege
    .plural = regi
