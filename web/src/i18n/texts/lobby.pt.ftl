# The lobby in Portuguese: people who look for people, and tables that miss somebody.
pair-title = Jogar já com pessoas
pair-text = Um bot guarda cada lugar até chegar alguém.
pair-game = Jogo
pair-seats = Lugares
pair-clock = Relógio
pair-any = Qualquer
pair-quick = 10 min
pair-calm = 25 min
pair-days = 2 dias
pair-none = Nenhum
pair-find = Procurar
pair-looking = { $count ->
    [0] Ninguém procura agora; os outros veem que procuras.
    [one] Uma pessoa procura agora.
   *[other] { $count } pessoas procuram agora.
}
lobby-fit = { $shown } de { $count }
lobby-running-all = { $count ->
    [one] { $count } jogo
   *[other] Todos os { $count } jogos
}
lobby-filters = Que mesas
lobby-title = Jogo
lobby-all-titles = Todos os jogos
lobby-chip-live = Ao vivo
lobby-chip-days = Por dias
lobby-chip-rated = A valer
lobby-chip-friendly = Amigável
lobby-chip-level = O meu nível
lobby-hidden = { $count ->
    [0] { $count } mesas não correspondem.
    [one] Uma mesa não corresponde.
   *[other] { $count } mesas não correspondem.
}
lobby-show-all = Mostrar
lobby-over-days = Por dias
lobby-live = Ao vivo
lobby-friendly = Amigável
lobby-under-way = A decorrer
lobby-free = livre
lobby-needs-account = A valer, exige conta
lobby-sit-at = Sentar-me em { $title }, { $name }
lobby-bot-keeps = um bot
lobby-new = novo
watching-count = { $count ->
    [0] Ninguém assiste
    [one] Uma pessoa assiste
   *[other] { $count } pessoas assistem
}
