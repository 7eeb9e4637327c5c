# The page with a pack of German suits, in Romanian.
suit-S = verde
suit-H = roșu
suit-D = dubă
suit-C = ghindă
letter-S = V
letter-H = R
letter-D = D
letter-C = G
rank-J = valet
rank-Q = superior
rank-K = rege
