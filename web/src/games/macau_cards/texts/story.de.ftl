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
moment-hardest = Der härteste Treffer, Runde { $round }
moment-hardest-text = { $target } zieht { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
}, angegriffen von { $name }.
