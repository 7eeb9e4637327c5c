# What Macao says of itself on the pages that all titles share, in Portuguese.

macao-about = Os dados prometem-te cubos: muitos tarde, ou poucos cedo. Compra cartas, toma bairros da cidade, leva mercadorias à Europa.
macao-analysis-points = prestígio { $points }
macao-figures-rounds = Prestígio por ronda
macao-figures-sources = Prestígio por origem
