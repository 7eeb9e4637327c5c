# The page with a pack of Spanish suits, in French.
suit-S = épée
suit-H = coupe
suit-D = denier
suit-C = bâton
letter-S = É
letter-H = C
letter-D = D
letter-C = B
rank-J = valet
rank-Q = cavalier
rank-K = roi
