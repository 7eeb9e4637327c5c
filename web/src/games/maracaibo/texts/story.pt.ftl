rounds-title = PV por ronda
sources-title = De onde vieram os PV
source-cards = Cartas
source-prestige = Edifícios de prestígio
source-nations = Nações
source-combat = Combate e resistência
source-quests = Missões
source-explorer = Explorador
source-income = Rendimento
source-ship = Navio, porto, carreira
source-places = Locais e peças
automa-jacques = Jacques
automa-jean = Jean
trips-title = Quatro viagens
trips-text = Quantas escalas fez cada capitão em cada ronda.
trip-round = Ronda { $round }: { $stops ->
    [one] { $stops } escala
   *[other] { $stops } escalas
}, { $points ->
    [one] { $points } ponto de movimento
   *[other] { $points } pontos de movimento
}
trip-stops = Escalas por ronda
trip-points = Pontos de movimento por ronda
deed-deliveries = Entregas
deed-quests = Missões
deed-upgrades = Melhorias
deed-bought = Cartas compradas
deed-fights = Combates
deed-liberated = Locais libertados
cards-title = As cartas pelo que deram
cards-all = Ver todas as { $count } cartas
cards-fewer = Ver menos cartas
card-name = Carta
card-round = Ronda
card-price = Preço
card-vp = PV
card-doubloons = Dobrões
did = Nestas viagens: { $list }.
did-deliveries = { $count ->
    [0] { $count } entregas
    [one] 1 entrega
   *[other] { $count } entregas
}
did-quests = { $count ->
    [0] { $count } missões
    [one] 1 missão
   *[other] { $count } missões
}
did-upgrades = { $count ->
    [0] { $count } melhorias
    [one] 1 melhoria
   *[other] { $count } melhorias
}
did-bought = { $count ->
    [0] { $count } cartas compradas
    [one] 1 carta comprada
   *[other] { $count } cartas compradas
}
did-fights = { $count ->
    [0] { $count } combates
    [one] 1 combate
   *[other] { $count } combates
}
did-liberated = { $count ->
    [0] { $count } locais libertados
    [one] 1 local libertado
   *[other] { $count } locais libertados
}
