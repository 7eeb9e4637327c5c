# What Macau says of itself on the pages that all titles share.

macau-cards-about = Videz votre main, accablez les voisins de deux et de trois, et criez « Macau ! » avant qu’ils ne le remarquent.
macau-cards-key-macau = M
macau-cards-key-macau-text = au jeu de cartes : dire « Macau ! », ou être plus rapide que celui qui le doit
macau-cards-start-classic = Hongrois classique
macau-cards-start-classic-text = Le jeu complet, avec suites et annonces, contre { $count ->
    [one] { $count } robot amical
   *[other] { $count } robots amicaux
}
macau-cards-start-plawno = Pławno entre amis
macau-cards-start-plawno-text = Guerre, duels et jokers pour toute carte ; qui reçoit le lien s’assoit
macau-cards-start-quick = Partie rapide
macau-cards-start-quick-text = Un robot, une carte par tour, et le premier sorti gagne
