# What Macau says of itself on the pages that all titles share.

macau-cards-about = Videz votre main, accablez les voisins de deux et de trois, et criez « Macau ! » avant qu’ils ne le remarquent.
macau-cards-key-macau = M
macau-cards-key-macau-text = au jeu de cartes : dire « Macau ! », ou être plus rapide que celui qui le doit
