# Tournaments, leagues and ladders, in Portuguese.

contests-new = Abrir um torneio
contests-none = De momento não há torneios. Abre um: os outros entram pela ligação, ou encontram-no aqui.
contests-mine = Os teus
contests-open = Podes entrar
contests-running = A decorrer
contests-over = Terminados
contests-older = Torneios mais antigos
contests-no-older = Não há mais antigos.
contest-kind = Tipo
contest-kind-swiss = sistema suíço
contest-kind-robin = todos contra todos
contest-kind-single = eliminação direta
contest-kind-double = dupla eliminação
contest-kind-arena = arena
contest-kind-league = liga
contest-kind-ladder = escada
contest-kind-swiss-text = { $rounds ->
    [0] Várias rondas
    [one] Uma ronda
   *[other] { $rounds } rondas
} para todos: cada uma com quem tem mais ou menos os mesmos pontos, e ninguém se encontra duas vezes enquanto isso for possível.
contest-kind-robin-text = Num grupo, todos jogam contra todos.
contest-kind-single-text = { $seats ->
    [2] Quem ganha segue, quem perde sai.
   *[other] { $advance ->
        [0] { $advance } de cada mesa seguem, os outros saem.
        [one] Um de cada mesa segue, os outros saem.
       *[other] { $advance } de cada mesa seguem, os outros saem.
    }
}
contest-kind-double-text = Só a segunda derrota é o fim: quem perdeu uma vez continua na metade de baixo.
contest-kind-arena-text = Durante { $minutes ->
    [0] { $minutes } minutos
    [one] um minuto
   *[other] { $minutes } minutos
} todos jogam as vezes que quiserem. Depois de duas vitórias seguidas, cada nova vitória conta a dobrar.
contest-kind-league-text = Joga-se em divisões de cerca de { $group }, uma época após outra; depois de cada uma, { $advance ->
    [0] { $advance } sobem e { $advance } descem
    [one] um sobe e um desce
   *[other] { $advance } sobem e { $advance } descem
} entre elas.
contest-kind-ladder-text = Desafia alguém até { $reach ->
    [0] { $reach } lugares
    [one] um lugar
   *[other] { $reach } lugares
} acima: quem ganha fica lá.
contest-kind-alone = a sós, as mesmas cartas
contest-kind-alone-text = { $rounds ->
    [0] { $rounds } rondas
    [one] Uma ronda
   *[other] { $rounds } rondas
} para todos, cada pessoa a sós numa mesa própria.
contest-kind-teams = equipas
contest-kind-teams-text = { $rounds ->
    [0] { $rounds } rondas
    [one] Uma ronda
   *[other] { $rounds } rondas
} para todas as equipas, cada uma numa mesa própria: quem se senta junto ganha ou perde junto, e continua junto. Os bots jogam por quem falta.
contest-rule-same = Numa ronda, todos têm as mesmas cartas e os mesmos dados. Um jogo ganho vem antes de um perdido, depois vêm primeiro mais pontos; quem bate todos os outros recebe dez. Ninguém assiste antes de todos terminarem.
contest-rule-duplicate = Todas as mesas de uma ronda têm as mesmas cartas e os mesmos dados, por isso a sorte anula-se: comparas-te com quem está no mesmo lugar. Ninguém assiste antes de todos terminarem.
contest-rule-points = Os lugares dão { $points }; os empates dividem.
contest-rule-finals = { $advance ->
    [0] Os { $advance } melhores de cada grupo jogam a final.
    [one] O melhor de cada grupo joga a final.
   *[other] Os { $advance } melhores de cada grupo jogam a final.
}
contest-rule-every = { $days ->
    [0] Começa no máximo uma ronda a cada { $days } dias.
    [one] Começa no máximo uma ronda por dia.
   *[other] Começa no máximo uma ronda a cada { $days } dias.
}
contest-rule-fill = Os bots ocupam os lugares vazios.
contest-rule-late = { $rounds ->
    [0] Ainda podes entrar até ao fim de { $rounds } rondas.
    [one] Ainda podes entrar até ao fim da primeira ronda.
   *[other] Ainda podes entrar até ao fim de { $rounds } rondas.
}
contest-rule-level = Em caso de empate fica à frente quem teve mais vantagem sobre os outros nos pontos do jogo; senão decide o sorteio.
contest-rule-rated = Todos os jogos são a valer.
contest-rule-absent = Um bot joga por quem deixar o relógio acabar. Quem não aparecer de todo não recebe nada e só volta a jogar quando regressar.
contest-players = { $players ->
    [0] ainda ninguém
    [one] um jogador
   *[other] { $players } jogadores
}
contest-seats = { $seats ->
    [1] a sós numa mesa
   *[other] mesas de { $seats }
}
contest-teams = equipas de { $seats }
contest-team-field = Jogadores por equipa
contest-hosted = organiza: { $name }
contest-rated = A valer
contest-rated-text = As regras habituais, e toda a gente precisa de conta.
contest-yours = Jogas
contest-over = Terminou
contest-too-few = Não se realizou: veio pouca gente
contest-waits-host = quando quem organiza disser
contest-running = Está a decorrer
contest-round = Ronda { $round }
contest-rounds = Rondas
contest-standings = Classificação
contest-nobody = Ainda ninguém entrou.
contest-division = Divisão { $number }
contest-rank = Lugar
contest-player = Jogador
contest-points = Pontos
contest-you = tu
contest-gone = retirou-se
contest-is-away = ausente
contest-plays = joga
contest-games = { $games ->
    [0] { $games } jogos
    [one] um jogo
   *[other] { $games } jogos
}
contest-all = { $players ->
    [0] Todos os { $players } jogadores
    [one] Um jogador
   *[other] Todos os { $players } jogadores
}
contest-ties = Em caso de igualdade decidem, por esta ordem: { $ties }.
contest-tie-direct = Entre iguais
contest-tie-direct-text = entre todos com os mesmos pontos, os jogos de uns contra os outros: um para quem ficou à frente, meio por um empate.
contest-tie-opponents = Pontos dos adversários
contest-tie-opponents-text = os pontos de todos os que encontraste, somados. Decide depois dos jogos diretos.
contest-tie-margin = Vantagem
contest-tie-margin-text = com quantos pontos de avanço ficaste sobre os outros à tua mesa, em média, em todos os jogos.
contest-tie-total = Em todos os jogos
contest-tie-total-text = os pontos de todos os jogos, somados.
contest-order-total = os pontos de todos os jogos
contest-order-direct = os jogos entre si
contest-order-opponents = os pontos dos adversários
contest-order-margin = a vantagem nos jogos
contest-order-lot = sorteio
contest-mine = O teu torneio
contest-your-table = A tua mesa espera
contest-at = Ronda { $round }, mesa { $table }
contest-against = Com { $names }.
contest-to-table = Para a minha mesa
contest-join = Entrar
contest-join-alone = Entrar sem equipa
contest-join-alone-text = Quem vem só fica numa equipa com outros que vieram sós. Ou entra numa equipa da lista.
contest-join-team = Juntar-me
contest-join-team-of = Juntar-me à equipa de { $names }
contest-won = ganho
contest-lost = perdido
contest-in-game = { $points ->
    [0] { $points } pontos
    [one] um ponto
   *[other] { $points } pontos
}
contest-challenge-whom = Quem desafias?
contest-away = A próxima ronda não
contest-back = Voltei
contest-leave = Retirar-me
contest-leave-open = O teu lugar fica livre.
contest-leave-running = Já não te calham jogos e não podes voltar. O que ganhaste fica na classificação.
contest-leave-yes = Sim, retirar-me
contest-invite = Os outros entram por este endereço:
contest-link = Endereço do torneio
contest-withdrawn = Retiraste-te
contest-you-away = Ficas de fora
contest-paused = Em pausa, por quem organiza
contest-you-are-in = Estás dentro
contest-not-begun = Ainda não começou
contest-you-wait = Calha-te um jogo assim que todas as mesas terminarem
contest-winner = Em primeiro lugar: { $name }.
contest-winners = Em primeiro lugar: { $name }.
contest-begins = Começa { $time }.
contest-host-begins = Começa quando quem organiza disser.
contest-closes = Depois de { $time } não começa nenhum jogo.
contest-next = A próxima ronda começa { $time }, nunca antes.
contest-you-stand = Estás em { $rank }.º lugar.
contest-rules = As regras por palavras
contest-lots = Todos os sorteios foram feitos antes
contest-lots-text = Este número compromete todos os sorteios. A chave diz-se no fim; quem a tiver pode refazer cada emparelhamento.
contest-lots-key = A chave:
contest-tables = Mesas
contest-table-count = { $tables ->
    [0] { $tables } mesas
    [one] uma mesa
   *[other] { $tables } mesas
}
contest-tables-all = { $tables ->
    [0] Todas as { $tables } mesas
    [one] A mesa
   *[other] Todas as { $tables } mesas
}
contest-round-before = A ronda anterior
contest-round-behind = A ronda seguinte
contest-forfeits = { $name } falta
contest-corrected = decidido por quem organiza
contest-bye = sem jogo
contest-play = Jogar
contest-watch = Assistir
contest-replay = Rever
contest-sealed = joga, selado
contest-finished-sealed = terminado, selado
contest-filler = um bot
contest-bracket = Quadro
contest-upper = Sem derrotas
contest-lower = Com uma derrota
contest-chat = Conversa
contest-chat-none = Ainda ninguém disse nada.
contest-chat-say = Diz alguma coisa a todos
contest-chat-send = Dizer
contest-host = Para quem organiza
contest-start = Começar já
contest-pause = Pausa
contest-resume = Continuar
contest-finish = Terminar …
contest-finish-text = Não começa mais nenhuma ronda, e a classificação fica como está. Os jogos a decorrer não contam.
contest-finish-yes = Sim, terminar para todos
contest-decide = Decidir ou corrigir uma mesa
contest-which-table = Que mesa
contest-place-of = Lugar de { $name }
contest-why = Porquê (todos o leem)
contest-decide-yes = Decidir
contest-remove = Retirar alguém
contest-remove-whom = Quem
contest-remove-yes = Retirar
contest-title = Jogo
contest-variant = Variante
contest-variant-usual = A habitual
contest-preset = Como
contest-preset-evening = Um serão
contest-preset-evening-text = Três rondas em mesas de quatro, os bots completam. Cerca de três horas.
contest-preset-arena = Arena
contest-preset-arena-text = Duas horas, mesas de dois, joga as vezes que quiseres.
contest-preset-cup = Taça
contest-preset-cup-text = Mesas de dois, quem ganha segue.
contest-preset-equal = A mesma sorte para todos
contest-preset-equal-text = Todas as mesas de uma ronda têm as mesmas cartas. Três rondas em mesas de quatro.
contest-preset-league = Liga
contest-preset-league-text = Divisões de seis ao longo das semanas, um dia por jogada, sem fim.
contest-preset-ladder = Escada de um clube
contest-preset-ladder-text = Desafia quem está acima de ti, quando quiseres.
contest-preset-teams = Equipas
contest-preset-teams-text = Duas rondas. Todas as equipas jogam as mesmas cartas, e o melhor resultado vem primeiro.
contest-preset-alone = A sós, as mesmas cartas
contest-preset-alone-text = Três rondas, cada pessoa a sós: quem tira mais das mesmas cartas?
contest-name = Nome
contest-starts = Começa
contest-starts-text = Vazio: quando disseres.
contest-more = Tudo o resto
contest-seats-field = Em cada mesa
contest-rounds-field = Rondas
contest-rounds-hint = 0: as que forem precisas
contest-group-field = Jogadores por grupo ou divisão
contest-advance-field = Quantos seguem, ou sobem e descem
contest-finals-field = Final depois dos grupos
contest-seasons-field = Épocas
contest-seasons-hint = 0: sem fim
contest-minutes-field = Minutos
contest-every-field = Dias entre rondas
contest-every-hint = 0: assim que todas as mesas terminem
contest-least-field = Mínimo de jogadores
contest-most-field = Máximo de jogadores
contest-late-field = Rondas em que ainda se pode entrar
contest-late-hint = 0: ninguém depois do início
contest-reach-field = Lugares acima que se podem desafiar
contest-clock = Tempo para pensar
contest-duplicate = As mesmas hipóteses para todos
contest-fill = Bots nos lugares vazios
contest-fill-text = Se não, uma mesa fica menor, ou alguém fica sem jogo.
contest-bots = Bots que participam
contest-joins = Eu também jogo
contest-public = Qualquer pessoa o encontra
contest-public-text = Se não, só quem tiver a ligação.
contest-open = Abrir
contest-is-played = a jogar
contest-no-host = Terminou: não ficou ninguém para o organizar
contest-who = Quem joga
contest-needed = { $players ->
    [0] { $players } jogadores
    [one] um jogador
   *[other] { $players } jogadores
}, precisos: pelo menos { $least }
contest-final = Final
contest-calendar = Calendário
contest-month-before = O mês anterior
contest-month-behind = O mês seguinte
contest-log = O que aconteceu
contest-log-start = Começou.
contest-log-start-host = Começou, por decisão de quem organiza.
contest-log-join = { $name } entrou mais tarde.
contest-log-leave = { $name } retirou-se.
contest-log-leave-host = { $name } sai, por decisão de quem organiza.
contest-log-away = { $name } fica de fora.
contest-log-back = { $name } voltou.
contest-log-pause-host = Em pausa, por decisão de quem organiza.
contest-log-resume-host = Continua, por decisão de quem organiza.
contest-log-result = não apareceu: { $names }.
contest-log-result-host = decidido por quem organiza: { $order }.
contest-log-correct-host = corrigido por quem organiza, de { $before } para { $order }.
contest-log-finish = Terminou.
contest-log-finish-host = Terminou, por decisão de quem organiza.
contest-log-own = Quem organiza joga nesta mesa.
contest-log-why = «{ $why }»
contests-invited = Tens um convite
contest-invited = convite
contest-invited-by = { $name } convida-te
contest-asked = { $name } tem um convite e encontra-o na lista.
error-contest-unknown = Esse torneio não existe, ou não é para ti.
error-contest-rules = Estas regras não condizem umas com as outras.
error-contest-full = Todos os lugares estão ocupados.
error-contest-too-late = Já começou.
error-contest-too-few = Entrou pouca gente.
error-contest-joined = Já jogas aqui.
error-contest-withdrawn = Quem se retirou não volta.
error-contest-no-player = Não jogas aqui.
error-contest-no-table = Essa mesa não existe.
error-contest-no-result = Esta mesa ainda não tem resultado.
error-contest-result = Cada pessoa da mesa tem um lugar, do primeiro em diante.
error-contest-row = Isso agora não serve: entretanto algo mudou.
error-contest-not-host = Só quem organiza pode fazer isso.
error-contest-clock = Um torneio de pessoas precisa de relógio.
error-contest-starts = Essa hora já passou.
error-contest-seats = Este jogo precisa de mais jogadores por mesa.
error-contest-too-many = Organizas dez torneios por terminar. Termina um primeiro.
error-contest-challenge = Ambos têm de estar na escada.
error-contest-challenge-far = Esse lugar está demasiado acima.
error-contest-challenge-busy = Um dos dois tem primeiro outro jogo.
error-contest-team = Esta equipa já não leva mais ninguém.
error-contest-teams = Onde todos ganham juntos comparam-se equipas, e mais ninguém.
error-contest-trf = Este ficheiro é para torneios com mesas de dois.
contest-team = Equipa
contest-you-wait-arena = Jogas assim que mais alguém estiver livre
contest-you-are-free = Agora não tens jogo
contest-away-now = Sem jogo por agora
contest-group = Grupo { $number }
contests-all = { $count ->
    [one] Mostrar
   *[other] Mostrar os { $count }
}
error-contest-over = O torneio terminou.
error-table-open = Toda a gente já pode ver.
