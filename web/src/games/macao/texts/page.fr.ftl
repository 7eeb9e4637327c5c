# What Macao says of itself on the pages that all titles share.

macao-about = Les dés vous promettent des cubes : beaucoup plus tard, ou peu tout de suite. Achetez des cartes, prenez des quartiers, livrez l’Europe.
macao-analysis-points = prestige { $points }
macao-figures-rounds = Prestige par manche
macao-figures-sources = Prestige par source
