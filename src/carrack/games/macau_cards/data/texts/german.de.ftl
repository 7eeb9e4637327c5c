# Macau with a pack of German suits, in German: these words go before those of de.ftl.

suit-S = Blatt
suit-H = Herz
suit-D = Schellen
suit-C = Eichel

rank-J = Unter
    .plural = Unter
rank-Q = Ober
    .plural = Ober
rank-K = König
    .plural = Könige
