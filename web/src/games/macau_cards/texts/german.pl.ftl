# The page with a pack of German suits, in Polish.
suit-S = wino
suit-H = czerwień
suit-D = dzwonek
suit-C = żołądź
letter-S = W
letter-H = C
letter-D = D
letter-C = Ż
rank-J = niżnik
rank-Q = wyżnik
rank-K = król
