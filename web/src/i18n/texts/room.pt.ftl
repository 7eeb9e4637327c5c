# Who is here, who is ready, and who looks on, in Portuguese.
room-ready = Estou a postos
room-not-ready = Ainda não
room-is-ready = a postos
room-edit = Alterar a mesa
room-edit-short = Editar
room-leave = Pedir que saia
room-bot = Bot
room-edit-save = Guardar
room-changed = Quem organiza alterou a mesa.
room-moved = Estás agora no lugar { $number }.
room-edit-seats = Com menos lugares, alguém tem de sair primeiro.
error-seat-too-few = Há aqui mais pessoas do que haveria lugares. Pede primeiro a alguém que saia.
room-pairing = À procura de pessoas
room-pairing-text = Um bot guarda cada lugar até chegar alguém. O jogo começa por si quando estiverem todos.
room-pairing-start = Começar já, com bots nos lugares livres
room-pairing-stop = Deixar de procurar
room-waits = Ainda não a postos: { $names }
presence-here = aqui
presence-away = ausente
presence-gone = saiu
watching-names = { $count ->
    [0] { $count } pessoas assistem ({ $names })
    [one] Uma pessoa assiste ({ $names })
   *[other] { $count } pessoas assistem ({ $names })
}
chat-looks-on = assiste
chat-looks-on-text = Quem joga lê isto depois do jogo.
error-table-paired = Esta mesa foi feita para quem procura um jogo assim; os lugares ficam como estão.
watching-count = { $count ->
    [0] Ninguém assiste
    [one] Uma pessoa assiste
   *[other] { $count } pessoas assistem
}
room-bot-keeps = até chegar alguém
room-unrated = novo
room-host = organiza

# The menu of a table: offers, giving up, reporting a mistake

bug-title = Há algo errado aqui
bug-text = O que aconteceu, e o que esperavas?
bug-goes-along = Seguem junto a mesa como a vês, o teu navegador e a versão.
bug-goes-along-seat = Seguem junto a mesa como a vês, com as tuas cartas, o teu navegador e a versão. Ninguém vê as cartas dos outros antes do fim do jogo.
bug-send = Enviar
bug-sent = Obrigado. Quem gere este servidor vai ler.
error-bug-text = Diz isso em 4000 letras, no máximo.
error-bug-too-many = Primeiro vê-se o que já comunicaste.
resign-text-plays = Um bot joga no teu lugar até ao fim. Não podes voltar atrás.
resign-text-plays-rated = Um bot joga no teu lugar até ao fim, e na classificação ficas atrás de todos os que continuam a jogar. Não podes voltar atrás.
resign-text-plays-contest = Um bot joga no teu lugar até ao fim, e no torneio ficas atrás de todos os que continuam a jogar. Não podes voltar atrás.
resign-text-wins = O outro jogador ganha, e o jogo termina. Não podes voltar atrás.
resign-text-wins-rated = O outro jogador ganha: o jogo termina, e conta como derrota na tua classificação. Não podes voltar atrás.
resign-text-ends = Só ficariam bots a jogar, por isso o jogo acaba aqui sem resultado. Não podes voltar atrás.
resign-text-ends-rated = Só ficariam bots a jogar: o jogo termina, e na classificação ficas atrás de todos os que não desistiram. Não podes voltar atrás.
resign-text-ends-contest = Só ficariam bots a jogar: o jogo termina, e no torneio ficas atrás de todos os que não desistiram. Não podes voltar atrás.
resign-yes = Desistir
offer-undo = { $name } gostava de desfazer { $steps ->
    [0] { $steps } passos
    [one] um passo
   *[other] { $steps } passos
}.
offer-undo-move = { $name } gostava de desfazer «{ $move }»{ $more ->
    [0] .
   *[other] { " " }e tudo o que se seguiu.
}
offer-undo-agreed = Todos concordaram: a tua jogada é desfeita.
offer-undo-refused = { $name } não concorda em desfazer.
offer-undo-gone = O jogo continuou antes de todos terem respondido.
offer-end-agreed = Todos concordaram em terminar o jogo.
offer-end-refused = { $name } gostava de continuar a jogar.
offer-end-gone = O jogo continuou antes de todos terem respondido.
offer-again-soon = Podes voltar a pedir daqui a meio minuto.
offer-again = Podes voltar a pedir daqui a { $minutes ->
    [0] { $minutes } minutos
    [one] um minuto
   *[other] { $minutes } minutos
}.
offer-end = { $name } propõe terminar o jogo agora.
offer-pause = { $days ->
    [0] { $name } gostava de acabar a pausa.
    [one] { $name } pede uma pausa de um dia.
   *[other] { $name } pede uma pausa de { $days } dias.
}
offer-pause-agreed = Todos concordaram quanto à pausa.
offer-pause-refused = { $name } prefere continuar sem pausa.
offer-pause-gone = O jogo continuou antes de todos terem respondido.
offer-agree = Concordar
offer-refuse = Recusar
offer-withdraw = Retirar
offer-waits = À espera dos outros
