rose-title = Les roses des vents
rose-text = Les cubes arrivés à la flèche à chaque manche : en bas les utilisés, en haut les perdus.
rose-sum = { $used ->
    [one] { $used } utilisé
   *[other] { $used } utilisés
}, { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
}
rose-round = Manche { $round } : { $used ->
    [one] { $used } utilisé
   *[other] { $used } utilisés
}, { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
}
rose-arrived = Cubes à la flèche
rose-gained = Gagnés en plus
rose-used = Utilisés
rose-lost = Perdus
seat-deeds = Quartiers { $quarters } · livraisons { $deliveries } · cartes { $cards } · tribut { $tribute }
deed-quarters = Quartiers
deed-deliveries = Livraisons
deed-cards = Cartes activées
deed-tribute = Prestige par tribut
deed-markers = Marqueurs de pénalité
cards-title = Les cartes et ce qu’elles ont rapporté
cards-all = Montrer les { $count } cartes
cards-fewer = Montrer moins de cartes
card-name = Carte
card-rounds = Manches
card-cost = Cubes payés
card-prestige = Prestige
card-gold = Or
card-active = { $taken } → { $activated }
card-waiting = { $taken }, jamais activée
source-deliveries = Livraisons
source-cards = Cartes
source-tribute = Tribut
source-city = Plus grand groupe en ville
source-markers = Marqueurs de pénalité
