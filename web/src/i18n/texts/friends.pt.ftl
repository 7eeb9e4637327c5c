friends-title = Amigos
friends-account = Para ter amigos é preciso conta, para que amanhã te voltem a encontrar.
friends-mine = Os teus amigos
friends-none = Ainda não tens aqui amigos. Pede a alguém pelo nome, ou na página de quem jogou contigo.
friends-ask-me = Pedidos recebidos
friends-asked = Pedidos enviados
friends-find = Encontrar alguém
friends-name = Nome de uma conta
friends-ask = Pedir amizade
friends-are-now = { $name } está agora entre os teus amigos.
friends-were-asked = Pedido enviado a { $name }.
friends-accept = Aceitar
friends-remove-friend = Retirar
friends-remove-asks = Recusar
friends-remove-asked = Retirar
friends-watch = Assistir
friends-here = Está aqui agora.
friends-away = { $days ->
    [0] Esteve aqui nas últimas 24 horas.
    [one] Esteve aqui há um dia.
   *[other] Esteve aqui há { $days } dias.
}
friends-plays = Joga { $title }.
opponents = Últimos adversários
opponents-none = Ainda não terminaste nenhum jogo com outra pessoa.
opponents-last = { $count ->
    [0] { $title }, { $day }; { $count } dos vossos últimos jogos juntos
    [one] { $title }, { $day }
   *[other] { $title }, { $day }; { $count } dos vossos últimos jogos juntos
}
person-friend = Está entre os teus amigos.
person-asked = Já enviaste um pedido de amizade.
person-is-block = Bloqueaste esta pessoa: não se encontram à mesa, e nenhum ouve o outro.
person-is-mute = Não ouves o que esta pessoa diz aqui.
person-block-text = Bloquear: nenhum se senta às mesas do outro, o convida ou lhe calha num jogo; nenhum lê o que o outro diz, e a amizade acaba. Silenciar: só tu não lês o que essa pessoa diz. Ninguém é avisado, num caso ou no outro.
person-recent-none = Ainda não há jogos para mostrar.
between-title = Tu e { $name }
between-game = Jogo
between-won = Vitórias
between-lost = Derrotas
between-drawn = Empates
between-games = { $count ->
    [0] { $count } jogos
    [one] um jogo
   *[other] { $count } jogos
}{ $together ->
    [0] {""}
    [one] , um deles em equipa
   *[other] , { $together } deles em equipa
}
games-title = Jogos
games-which = Que jogo?
games-all = Todos os jogos
error-friends-too-many-wishes = Há já tantas pessoas à espera de resposta que mais ninguém pode pedir agora.
games-accuracy = Precisão { $share }
games-accuracy-text = A precisão diz, nos jogos revistos, como foi boa cada escolha: 100 se não custa nada, 64 se custa um décimo de vitória, 9 se custa metade; é a média de todas.
games-newer = Mais recentes
games-older = Mais antigos
games-place = { $place }.º lugar
games-won = Ganho
games-over = Terminado
