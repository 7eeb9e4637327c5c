rounds-title = PV par manche
sources-title = D’où viennent les PV
source-cards = Cartes
source-prestige = Bâtiments de prestige
source-nations = Nations
source-combat = Combat et résistance
source-quests = Quêtes
source-explorer = Explorateur
source-income = Revenu
source-ship = Navire, port, carrière
source-places = Lieux et tuiles
automa-jacques = Jacques
automa-jean = Jean
trips-title = Quatre voyages
trips-text = Combien de fois chaque capitaine s’est arrêté à chaque manche.
trip-round = Manche { $round } : { $stops ->
    [one] { $stops } escale
   *[other] { $stops } escales
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} de mouvement
trip-stops = Escales par manche
trip-points = Points de mouvement par manche
deed-deliveries = Livraisons
deed-quests = Quêtes
deed-upgrades = Améliorations
deed-bought = Cartes achetées
deed-fights = Combats
deed-liberated = Lieux libérés
cards-title = Les cartes et ce qu’elles ont rapporté
cards-all = Voir les { $count } cartes
cards-fewer = Voir moins de cartes
card-name = Carte
card-round = Manche
card-price = Prix
card-vp = PV
card-doubloons = Doublons
did = Pendant ces voyages : { $list }.
did-deliveries = { $count ->
    [one] 1 livraison
   *[other] { $count } livraisons
}
did-quests = { $count ->
    [one] 1 quête
   *[other] { $count } quêtes
}
did-upgrades = { $count ->
    [one] 1 amélioration
   *[other] { $count } améliorations
}
did-bought = { $count ->
    [one] 1 carte achetée
   *[other] { $count } cartes achetées
}
did-fights = { $count ->
    [one] 1 combat
   *[other] { $count } combats
}
did-liberated = { $count ->
    [one] 1 lieu libéré
   *[other] { $count } lieux libérés
}
