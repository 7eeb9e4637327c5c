# The page with a pack of Spanish suits, in Hungarian.
suit-S = kard
suit-H = kehely
suit-D = érme
suit-C = bot
letter-S = K
letter-H = H
letter-D = É
letter-C = B
rank-J = apród
rank-Q = lovas
rank-K = király
