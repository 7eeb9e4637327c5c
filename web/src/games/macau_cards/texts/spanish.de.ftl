# The page with a pack of Spanish suits, in German.
suit-S = Schwert
suit-H = Kelch
suit-D = Münze
suit-C = Stab
letter-S = S
letter-H = K
letter-D = M
letter-C = T
rank-J = Bube
rank-Q = Reiter
rank-K = König
