laid-title = Cartes posées
laid-plain = cartes simples
laid-draw = cartes de pioche
laid-skip = tours perdus
laid-call = annonces
laid-cancel = cartes qui annulent
laid-cover = cartes à couvrir
laid-joker = jokers
deeds-title = Attaques et « Macau ! »
deed-seat = Nom
deed-attacks = Attaques
deed-attacked = Attaqué
deed-drawn = Cartes piochées
deed-said = « Macau ! » à temps
deed-catches = Autres pris
deed-caught = « Macau ! » manqués
deals-title = Points de chaque manche
deal = Manche
moment-turning = Le tournant
moment-turning-text = Après { $played } % de la partie, { $name } prend définitivement la tête : { $held ->
    [one] { $held } carte
   *[other] { $held } cartes
} en main, contre { $others } pour { $target }.
moment-turning-deal = Le tournant, manche { $round }
moment-turning-deal-text = { $name } gagne { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} sur { $target } en une manche.
moment-hardest = Le coup le plus dur, manche { $round }
moment-hardest-text = { $target } pioche { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}, attaqué par { $name }.
