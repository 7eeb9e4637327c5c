# Sections of Macao
taken-section = Cartes prises
    .caption = Combien de fois a gagné qui avait pris une carte, { in-games }.
activated-section = Cartes activées
    .caption = Combien de fois a gagné qui avait activé une carte, { in-games }.
picks-section = Cartes les plus voulues
    .caption = Combien de fois quelqu’un a pris une carte quand elle était dans l’offre, avec des intervalles à 95 % : les plus et les moins voulues { in-games }.
picks-note = Activée : parmi les fois où elle a été prise. Prestige par carte : ce que la carte elle-même a apporté chaque fois qu’elle a été activée ; l’or, les cubes et ce qu’elle a rendu moins cher n’y sont pas.
axis-taken = prise, parmi les fois où elle était offerte
column-offered = dans l’offre
column-taken = prise
column-activated = activée
column-prestige-each = prestige par carte
order-wanted = les plus voulues d’abord

# Tribute
tribute-section = Tribut : ce qu’on achète
    .caption = Combien de fois, en pourcentage des places, du prestige a été acheté à chaque taux du tribut { in-games } ; vers la droite il coûte plus d’or, vers le haut il apporte plus de prestige.
tribute-note = Qui a activé le Diplomate peut acheter deux fois par manche, et compte alors double.
tribute-estimated = { $sign } { estimated-figure } : un taux est la somme de ce qui est au bas de six cartes, et c’est notre estimation (cartes : { $number } / { $known }).
tribute-rate = { $first } or pour { $second }
axis-gold = or
axis-prestige = prestige
column-rate = taux
column-rounds = manches
column-bought-by = acheté par
column-prestige-for-gold = prestige par or
order-prestige-for-gold = le plus de prestige par or d’abord
tribute_wins-section = Tribut : ce qu’il vaut
    .caption = Combien de fois a gagné qui avait acheté au moins une fois à un taux, { in-games } ; sont tracés les taux les plus achetés, du moins cher au plus cher.
tribute_wins-note = Qui peut payer un prix élevé est déjà riche : tout n’est pas dû au tribut.

# Goods and ports
ports-section = Les ports
    .caption = Combien de fois des marchandises ont été livrées à chaque emplacement d’un port dans une partie, en moyenne { in-games }.
series-slot = emplacement { $number }
axis-deliveries = livraisons par partie
column-port = port
column-buys = achète
column-slots-pay = paient
column-deliveries = livraisons par partie
column-won-by = gagné par qui a livré
order-deliveries = le plus de livraisons d’abord
goods-section = Marchandises
    .caption = Combien de tuiles de chaque marchandise ont été prises dans la ville et livrées dans une partie, en moyenne { in-games }.
series-taken = prises dans la ville
series-delivered = livrées
axis-tiles = tuiles par partie
column-good = marchandise
column-taken-in-game = prises par partie
column-delivered-in-game = livrées par partie
column-of-taken = parmi les prises
order-taken = les plus prises d’abord

# Punish markers and prestige
markers-section = Marqueurs de punition
    .caption = Combien de marqueurs de punition les gagnants et les autres avaient à la fin { in-games } ; les tirets sont les moyennes.
markers-note = En moyenne { $first } pour un gagnant et { $second } pour chacun des autres.
axis-markers = marqueurs d’une place
column-markers = marqueurs
order-markers = le plus de marqueurs d’abord
sources-section = D’où est venu le prestige
    .caption = Prestige d’une place selon ce qui l’a apporté, pour les gagnants et les autres, en moyenne { in-games }.
axis-prestige-of-seat = prestige d’une place
order-winners = ce qui a le plus apporté aux gagnants d’abord
source-office = Charges
source-building = Bâtiments
source-person = Personnages
