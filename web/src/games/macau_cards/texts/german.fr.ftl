# The page with a pack of German suits, in French.
suit-S = feuille
suit-H = cœur
suit-D = grelot
suit-C = gland
letter-S = F
letter-H = C
letter-D = G
letter-C = L
rank-J = valet
rank-Q = dame
rank-K = roi
