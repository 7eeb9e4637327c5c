# The page with a pack of Spanish suits, in Polish.
suit-S = miecz
suit-H = kielich
suit-D = denar
suit-C = kij
letter-S = M
letter-H = K
letter-D = D
letter-C = J
rank-J = giermek
rank-Q = rycerz
rank-K = król
