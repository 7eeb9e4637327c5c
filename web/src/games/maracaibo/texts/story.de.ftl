rounds-title = SP nach Runden
sources-title = Woher die SP kamen
source-cards = Karten
source-prestige = Prestigegebäude
source-nations = Nationen
source-combat = Kampf und Widerstand
source-quests = Aufgaben
source-explorer = Entdecker
source-income = Einkommen
source-ship = Schiff, Hafen, Laufbahn
source-places = Orte und Plättchen
automa-jacques = Jacques
automa-jean = Jean
trips-title = Vier Fahrten
trips-text = Wie oft jeder Kapitän in jeder Runde angehalten hat.
trip-round = Runde { $round }: { $stops ->
    [one] { $stops } Halt
   *[other] { $stops } Halte
}, { $points ->
    [one] { $points } Bewegungspunkt
   *[other] { $points } Bewegungspunkte
}
trip-stops = Halte je Runde
trip-points = Bewegungspunkte je Runde
deed-deliveries = Lieferungen
deed-quests = Aufgaben
deed-upgrades = Ausbauten
deed-bought = Gekaufte Karten
deed-fights = Kämpfe
deed-liberated = Befreite Orte
cards-title = Karten und was sie brachten
cards-all = Alle { $count } Karten zeigen
cards-fewer = Weniger Karten zeigen
card-name = Karte
card-round = Runde
card-price = Preis
card-vp = SP
card-doubloons = Dublonen
did = Auf diesen Fahrten: { $list }.
did-deliveries = { $count ->
    [one] 1 Lieferung
   *[other] { $count } Lieferungen
}
did-quests = { $count ->
    [one] 1 Aufgabe
   *[other] { $count } Aufgaben
}
did-upgrades = { $count ->
    [one] 1 Ausbau
   *[other] { $count } Ausbauten
}
did-bought = { $count ->
    [one] 1 gekaufte Karte
   *[other] { $count } gekaufte Karten
}
did-fights = { $count ->
    [one] 1 Kampf
   *[other] { $count } Kämpfe
}
did-liberated = { $count ->
    [one] 1 befreiter Ort
   *[other] { $count } befreite Orte
}
