rounds-title = PZ według rund
sources-title = Skąd się wzięły PZ
source-cards = Karty
source-prestige = Budynki prestiżowe
source-nations = Nacje
source-combat = Walka i ruch oporu
source-quests = Zlecenia
source-explorer = Odkrywca
source-income = Dochód
source-ship = Statek, port, kariera
source-places = Miejsca i kafelki
automa-jacques = Jacques
automa-jean = Jean
trips-title = Cztery rejsy
trips-text = Ile razy każdy kapitan stanął w każdej rundzie.
trip-round = Runda { $round }: { $stops ->
    [one] { $stops } postój
    [few] { $stops } postoje
    [many] { $stops } postojów
   *[other] { $stops } postoju
}, { $points ->
    [one] { $points } punkt ruchu
    [few] { $points } punkty ruchu
    [many] { $points } punktów ruchu
   *[other] { $points } punktu ruchu
}
trip-stops = Postoje według rund
trip-points = Punkty ruchu według rund
deed-deliveries = Dostawy
deed-quests = Zlecenia
deed-upgrades = Ulepszenia
deed-bought = Kupione karty
deed-fights = Walki
deed-liberated = Wyzwolone miejsca
cards-title = Karty według zysku
cards-all = Pokaż wszystkie karty ({ $count })
cards-fewer = Pokaż mniej kart
card-name = Karta
card-round = Runda
card-price = Cena
card-vp = PZ
card-doubloons = Dublony
did = W tych rejsach: { $list }.
did-deliveries = { $count ->
    [one] 1 dostawa
    [few] { $count } dostawy
    [many] { $count } dostaw
   *[other] { $count } dostawy
}
did-quests = { $count ->
    [one] 1 zlecenie
    [few] { $count } zlecenia
    [many] { $count } zleceń
   *[other] { $count } zlecenia
}
did-upgrades = { $count ->
    [one] 1 ulepszenie
    [few] { $count } ulepszenia
    [many] { $count } ulepszeń
   *[other] { $count } ulepszenia
}
did-bought = { $count ->
    [one] 1 kupiona karta
    [few] { $count } kupione karty
    [many] { $count } kupionych kart
   *[other] { $count } kupionej karty
}
did-fights = { $count ->
    [one] 1 walka
    [few] { $count } walki
    [many] { $count } walk
   *[other] { $count } walki
}
did-liberated = { $count ->
    [one] 1 wyzwolone miejsce
    [few] { $count } wyzwolone miejsca
    [many] { $count } wyzwolonych miejsc
   *[other] { $count } wyzwolonego miejsca
}
