# The page with a pack of German suits, in Spanish.
suit-S = hojas
suit-H = corazones
suit-D = cascabeles
suit-C = bellotas
letter-S = H
letter-H = C
letter-D = S
letter-C = B
rank-J = sota
rank-Q = caballo
rank-K = rey
