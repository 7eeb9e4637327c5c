rounds-title = PV por ronda
sources-title = De dónde salieron los PV
source-cards = Cartas
source-prestige = Edificios de prestigio
source-nations = Naciones
source-combat = Combate y resistencia
source-quests = Misiones
source-explorer = Explorador
source-income = Ingresos
source-ship = Barco, puerto, carrera
source-places = Lugares y losetas
automa-jacques = Jacques
automa-jean = Jean
trips-title = Cuatro viajes
trips-text = Cuántas veces paró cada capitán en cada ronda.
trip-round = Ronda { $round }: { $stops ->
    [one] { $stops } parada
   *[other] { $stops } paradas
}, { $points ->
    [one] { $points } punto de movimiento
   *[other] { $points } puntos de movimiento
}
trip-stops = Paradas por ronda
trip-points = Puntos de movimiento por ronda
deed-deliveries = Entregas
deed-quests = Misiones
deed-upgrades = Mejoras
deed-bought = Cartas compradas
deed-fights = Combates
deed-liberated = Lugares liberados
cards-title = Cartas según lo que dieron
cards-all = Ver las { $count } cartas
cards-fewer = Ver menos cartas
card-name = Carta
card-round = Ronda
card-price = Precio
card-vp = PV
card-doubloons = Doblones
did = En estos viajes: { $list }.
did-deliveries = { $count ->
    [one] 1 entrega
   *[other] { $count } entregas
}
did-quests = { $count ->
    [one] 1 misión
   *[other] { $count } misiones
}
did-upgrades = { $count ->
    [one] 1 mejora
   *[other] { $count } mejoras
}
did-bought = { $count ->
    [one] 1 carta comprada
   *[other] { $count } cartas compradas
}
did-fights = { $count ->
    [one] 1 combate
   *[other] { $count } combates
}
did-liberated = { $count ->
    [one] 1 lugar liberado
   *[other] { $count } lugares liberados
}
