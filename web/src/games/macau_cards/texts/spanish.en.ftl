# The page with a pack of Spanish suits, in English.
suit-S = swords
suit-H = cups
suit-D = coins
suit-C = batons
letter-S = S
letter-H = C
letter-D = O
letter-C = B
rank-J = knave
rank-Q = knight
rank-K = king
