# Macau with a pack of German suits, in Spanish: these words go before those of es.ftl.

suit-S = hojas
suit-H = corazones
suit-D = cascabeles
suit-C = bellotas

rank-J = sota
    .plural = sotas
rank-Q = caballo
    .plural = caballos
rank-K = rey
    .plural = reyes
