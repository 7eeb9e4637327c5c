# Macau with a pack of German suits, in Portuguese: these words go before those of pt.ftl.

suit-S = folhas
suit-H = corações
suit-D = guizos
suit-C = bolotas

rank-J = valete
    .plural = valetes
rank-Q = cavaleiro
    .plural = cavaleiros
rank-K = rei
    .plural = reis
