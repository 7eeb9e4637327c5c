# What Macao says of itself on the pages that all titles share.

macao-about = Würfel versprechen dir Steine: viele spät oder wenige bald. Kaufe Karten, nimm Viertel der Stadt, verschiffe Waren nach Europa.
macao-analysis-points = Prestige { $points }
macao-figures-rounds = Prestige nach Runden
macao-figures-sources = Prestige nach Herkunft
