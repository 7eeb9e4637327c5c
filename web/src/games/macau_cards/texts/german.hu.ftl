# The page with a pack of German suits, in Hungarian.
suit-S = zöld
suit-H = piros
suit-D = tök
suit-C = makk
letter-S = Z
letter-H = P
letter-D = T
letter-C = M
rank-J = alsó
rank-Q = felső
rank-K = király
