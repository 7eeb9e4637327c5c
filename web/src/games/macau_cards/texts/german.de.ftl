# The page with a pack of German suits, in German.
suit-S = Blatt
suit-H = Herz
suit-D = Schellen
suit-C = Eichel
letter-S = B
letter-H = H
letter-D = S
letter-C = E
rank-J = Unter
rank-Q = Ober
rank-K = König
