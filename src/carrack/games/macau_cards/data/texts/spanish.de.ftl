# Macau with a pack of Spanish suits, in German: these words go before those of de.ftl.

suit-S = Schwert
suit-H = Kelch
suit-D = Münze
suit-C = Stab

rank-J = Bube
    .plural = Buben
rank-Q = Reiter
    .plural = Reiter
rank-K = König
    .plural = Könige
