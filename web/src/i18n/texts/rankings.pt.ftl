rankings-text = As mesas a valer movem estes pontos. Toda a gente começa com 1000 e sobe à medida que o servidor a conhece. Os bots mantêm os seus: foram medidos uns contra os outros.
rankings-which = Jogo e jogadores
rankings-one = { $title }, { $seats ->
    [one] { $seats } jogador
   *[other] { $seats } jogadores
}
rankings-none = Ainda ninguém terminou aqui um jogo a valer.
rankings-place = Lugar
rankings-name = Jogador
rankings-points = Pontos
rankings-games = Jogos
rankings-wins = Ganhos
rankings-bot = Bot
rankings-few = ≈ Até agora este bot foi medido em poucos jogos.
rankings-before = Ver os anteriores
rankings-behind = Ver os seguintes
person-guest = Visitante. Quem tem conta pode jogar por pontos.
person-unrated = Ainda nenhum jogo a valer.
person-stands = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $place }.º lugar: { $games ->
    [0] { $games } jogos
    [one] um jogo
   *[other] { $games } jogos
}, { $wins ->
    [one] { $wins } ganho
   *[other] { $wins } ganhos
}.
person-chart =
    { $count ->
        [0] { $title }: pontos depois de { $count } jogos, de { $from } a { $to }.
        [one] { $title }: pontos depois de um jogo, de { $from } a { $to }.
       *[other] { $title }: pontos depois de { $count } jogos, de { $from } a { $to }.
    }
person-day = Dia
