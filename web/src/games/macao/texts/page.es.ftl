# What Macao says of itself on the pages that all titles share, in Spanish.

macao-about = Los dados te prometen cubos: muchos tarde, o pocos pronto. Compra cartas, toma barrios de la ciudad, lleva mercancías a Europa.
macao-analysis-points = prestigio { $points }
macao-figures-rounds = Prestigio por ronda
macao-figures-sources = Prestigio por origen
