laid-title = Gelegte Karten
laid-plain = einfache Karten
laid-draw = Ziehkarten
laid-skip = Aussetzen
laid-call = Ansagen
laid-cancel = aufhebende Karten
laid-cover = zu deckende Karten
laid-joker = Joker
deeds-title = Angriffe und „Macau!“
deed-seat = Name
deed-attacks = Angriffe
deed-attacked = Angegriffen
deed-drawn = Gezogene Karten
deed-said = „Macau!“ rechtzeitig
deed-catches = Andere erwischt
deed-caught = „Macau!“ verpasst
deals-title = Punkte jeder Runde
deal = Runde
moment-turning = Wendepunkt
moment-turning-text = Nach { $played } % des Spiels lag { $name } endgültig vorn: { $held ->
    [one] { $held } Karte
   *[other] { $held } Karten
} auf der Hand, bei { $target } waren es { $others }.
moment-turning-deal = Wendepunkt, Runde { $round }
moment-turning-deal-text = { $name } gewinnt in einer Runde { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
} auf { $target }.
moment-hardest = Der härteste Treffer, Runde { $round }
moment-hardest-text = { $target } zieht { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
}, angegriffen von { $name }.
