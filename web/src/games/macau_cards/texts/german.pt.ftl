# The page with a pack of German suits, in Portuguese.
suit-S = folhas
suit-H = corações
suit-D = guizos
suit-C = bolotas
letter-S = F
letter-H = C
letter-D = G
letter-C = B
rank-J = valete
rank-Q = cavaleiro
rank-K = rei
