laid-title = Cartas jogadas
laid-plain = cartas simples
laid-draw = cartas de tirar
laid-skip = turnos perdidos
laid-call = pedidos
laid-cancel = cartas que anulam
laid-cover = cartas a cobrir
laid-joker = jokers
deeds-title = Ataques e «Macau!»
deed-seat = Nome
deed-attacks = Ataques
deed-attacked = Sofridos
deed-drawn = Cartas tiradas
deed-said = «Macau!» a tempo
deed-catches = Apanhou outros
deed-caught = «Macau!» falhado
deals-title = Pontos de cada ronda
deal = Ronda
moment-turning = Viragem
moment-turning-text = Com { $played }% do jogo jogado, { $name } passou definitivamente para a frente: { $held ->
    [one] { $held } carta
   *[other] { $held } cartas
} na mão, { $target } { $others }.
moment-turning-deal = Viragem, ronda { $round }
moment-turning-deal-text = { $name } ganhou { $amount ->
    [one] { $amount } ponto
   *[other] { $amount } pontos
} a { $target } numa só ronda.
moment-hardest = O golpe mais duro, ronda { $round }
moment-hardest-text = { $name } obriga { $target } a tirar { $amount ->
    [one] { $amount } carta
   *[other] { $amount } cartas
}.
