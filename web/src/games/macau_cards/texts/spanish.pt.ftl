# The page with a pack of Spanish suits, in Portuguese.
suit-S = espadas
suit-H = copas
suit-D = ouros
suit-C = paus
letter-S = E
letter-H = C
letter-D = O
letter-C = P
rank-J = valete
rank-Q = cavaleiro
rank-K = rei
