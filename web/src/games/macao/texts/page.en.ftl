# What Macao says of itself on the pages that all titles share.

macao-about = Dice promise you cubes: many late, or few soon. Buy cards, take quarters of the city, sail goods to Europe.
macao-analysis-points = prestige { $points }
macao-figures-rounds = Prestige by round
macao-figures-sources = Prestige by source
