# Macau with a pack of Spanish suits, in Spanish: these words go before those of es.ftl.

suit-S = espadas
suit-H = copas
suit-D = oros
suit-C = bastos

rank-J = sota
    .plural = sotas
rank-Q = caballo
    .plural = caballos
rank-K = rey
    .plural = reyes
