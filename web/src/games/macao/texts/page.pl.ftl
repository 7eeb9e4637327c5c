# What Macao says of itself on the pages that all titles share, in Polish.

macao-about = Kości obiecują kostki: dużo późno albo mało szybko. Kupuj karty, zajmuj dzielnice miasta, wieź towary do Europy.
macao-analysis-points = prestiż { $points }
macao-figures-rounds = Prestiż według rund
macao-figures-sources = Prestiż według źródeł
