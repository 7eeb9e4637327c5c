# Macau with a pack of Spanish suits, in Portuguese: these words go before those of pt.ftl.

suit-S = espadas
suit-H = copas
suit-D = ouros
suit-C = paus

rank-J = valete
    .plural = valetes
rank-Q = cavaleiro
    .plural = cavaleiros
rank-K = rei
    .plural = reis
