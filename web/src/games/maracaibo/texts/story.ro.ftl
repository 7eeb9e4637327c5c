rounds-title = PV pe runde
sources-title = De unde au venit PV
source-cards = Cărți
source-prestige = Clădiri de prestigiu
source-nations = Națiuni
source-combat = Lupte și rezistență
source-quests = Misiuni
source-explorer = Explorator
source-income = Venit
source-ship = Corabie, port, carieră
source-places = Locuri și plăci
automa-jacques = Jacques
automa-jean = Jean
trips-title = Patru călătorii
trips-text = De câte ori a oprit fiecare căpitan în fiecare rundă.
trip-round = Runda { $round }: { $stops ->
    [one] { $stops } oprire
    [few] { $stops } opriri
   *[other] { $stops } de opriri
}, { $points ->
    [one] { $points } punct de mișcare
    [few] { $points } puncte de mișcare
   *[other] { $points } de puncte de mișcare
}
trip-stops = Opriri pe runde
trip-points = Puncte de mișcare pe runde
deed-deliveries = Livrări
deed-quests = Misiuni
deed-upgrades = Îmbunătățiri
deed-bought = Cărți cumpărate
deed-fights = Lupte
deed-liberated = Locuri eliberate
cards-title = Cărțile, după ce au adus
cards-all = Arată toate cărțile ({ $count })
cards-fewer = Arată mai puține
card-name = Carte
card-round = Rundă
card-price = Preț
card-vp = PV
card-doubloons = Dubloni
did = În aceste călătorii: { $list }.
did-deliveries = { $count ->
    [one] 1 livrare
    [few] { $count } livrări
   *[other] { $count } de livrări
}
did-quests = { $count ->
    [one] 1 misiune
    [few] { $count } misiuni
   *[other] { $count } de misiuni
}
did-upgrades = { $count ->
    [one] 1 îmbunătățire
    [few] { $count } îmbunătățiri
   *[other] { $count } de îmbunătățiri
}
did-bought = { $count ->
    [one] 1 carte cumpărată
    [few] { $count } cărți cumpărate
   *[other] { $count } de cărți cumpărate
}
did-fights = { $count ->
    [one] 1 luptă
    [few] { $count } lupte
   *[other] { $count } de lupte
}
did-liberated = { $count ->
    [one] 1 loc eliberat
    [few] { $count } locuri eliberate
   *[other] { $count } de locuri eliberate
}
