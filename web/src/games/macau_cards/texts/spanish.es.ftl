# The page with a pack of Spanish suits, in Spanish.
suit-S = espadas
suit-H = copas
suit-D = oros
suit-C = bastos
letter-S = E
letter-H = C
letter-D = O
letter-C = B
rank-J = sota
rank-Q = caballo
rank-K = rey
