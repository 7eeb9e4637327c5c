# The page with a pack of German suits, in English.
suit-S = leaves
suit-H = hearts
suit-D = bells
suit-C = acorns
letter-S = L
letter-H = H
letter-D = B
letter-C = A
rank-J = under
rank-Q = over
rank-K = king
