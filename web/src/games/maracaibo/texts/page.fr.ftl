# What Maracaibo says of itself on the pages that all titles share.

maracaibo-about = Quatre voyages autour des Caraïbes : les cartes sont marchandises, outils ou projets, et vous combattez pour les nations ou contre elles.
maracaibo-way-alone = En solitaire contre un automate
maracaibo-way-alone-text = « Tout compris » pour un seul capitaine : Jacques ou Jean navigue contre vous.
maracaibo-way-other-text = Le jeu de base, ou les Troubles.
maracaibo-campaign-text = Une campagne est une suite de six parties. Chacune a un but et une histoire, et laisse quelque chose sur le plateau pour la suivante. Vous jouez en groupe : revenez quand vous voulez, la page du groupe garde tout.
maracaibo-campaign-solo = Vous naviguez seul : Jacques ou Jean joue contre vous. Lequel, et avec quelle force, se choisit avant chaque partie.
maracaibo-campaign-missing = C’est la campagne du Soulèvement. Le jeu de base a la sienne, qui n’est pas ici : aucune source que nous avons n’en raconte les chapitres.
maracaibo-figures-rounds = PV par manche
