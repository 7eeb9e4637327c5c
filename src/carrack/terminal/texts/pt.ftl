# What the terminal says beside the game, in Portuguese. The game itself speaks through carrack.texts.

## Seats

name-you = Tu
name-person = Jogador

## The table

table-acting = a jogar
table-own-rules = regras da casa

## The prompt

prompt = A tua escolha (? para ajuda):
prompt-only = Enter para continuar (? para ajuda):
prompt-only-undo = Enter para continuar, undo para desfazer (? para ajuda):
prompt-number = Não há escolha { $line }; os números vão de 1 a { $count }.
prompt-nothing = Nada foi escolhido.
prompt-quit = Parar
curtain = A próxima decisão é de { $name }. Carrega em Enter quando só { $name } estiver a olhar.
undo-impossible = Não há nada que se possa desfazer: já foi visto por outros, ou algo foi revelado.
hint-figures = { $chance }% de ganhar
hint-no-choice = Não há nada para escolher.
news-more = { $count ->
    [one] ({ $count } linha anterior: escreve log)
   *[other] ({ $count } linhas anteriores: escreve log)
}
log-undo = { $name } volta um passo atrás
log-undo-you = Voltas um passo atrás
quit-kept = O jogo fica guardado em { $path }
    Para o continuar:  carrack resume { $file }
end-kept = O registo fica guardado em { $path }
    Para o ver:  carrack replay { $file }
campaign-kept = A campanha fica guardada em { $path }
    Para jogar o capítulo seguinte:  carrack play { $title } --campaign { $file }
campaign-over = A campanha terminou; fica guardada em { $path }
campaign-may-add = Pode juntar-se-lhe: { $label } (--add { $name })

## Simulations

simulate-playing = A jogar
simulate-left = faltam
simulate-title = { $games ->
    [one] { $title }: { $games } jogo
   *[other] { $title }: { $games } jogos
}
simulate-player = Jogador
simulate-wins = Vitórias
simulate-share = Parte das vitórias
simulate-place = Lugar médio
simulate-score = Pontuação média
simulate-team = Vitórias contra o automa: { $wins } de { $games }, { $share }
simulate-automa = Pontuação média do automa: { $mean }
simulate-decisions = Decisões por jogo: { $mean }
simulate-turns = Turnos por jogo: { $mean }
simulate-interval = Entre parênteses: intervalos de confiança de 95%.
export-written = { $decisions ->
    [0] { $decisions } decisões
    [one] Uma decisão
   *[other] { $decisions } decisões
} de { $games ->
    [0] { $games } jogos
    [one] um jogo
   *[other] { $games } jogos
}: { $files }
stopped = Interrompido.

## Tournaments of bots

tournament-round = Ronda { $number }
tournament-title = { $title }, { $kind }: { $games ->
    [one] { $games } jogo
   *[other] { $games } jogos
}
tournament-swiss = sistema suíço
tournament-robin = todos contra todos
tournament-single = eliminação direta
tournament-double = dupla eliminação
tournament-arena = arena
tournament-league = liga
tournament-ladder = escada
tournament-alone = a sós, as mesmas cartas
tournament-teams = equipas
tournament-points = Pontos
tournament-direct = Direto
tournament-opponents = Adversários
tournament-margin = Margem
tournament-total = Em todos os jogos
tournament-more = { $players ->
    [0] e mais { $players }; com --write ficam todos
    [one] e mais um; com --write ficam todos
   *[other] e mais { $players }; com --write ficam todos
}

## The ladder of bots

ladder-title = { $title }, { $seats ->
    [one] { $seats } lugar
   *[other] { $seats } lugares
}
ladder-standing = { $claim }: { $rate } depois de { $games ->
    [one] { $games } jogo
   *[other] { $games } jogos
}
ladder-claim = Afirmação
ladder-seats = Lugares
ladder-games = Jogos
ladder-found = Medido
ladder-at-least = No mínimo
ladder-budget = Esforço
ladder-reached = Atingido
ladder-yes = sim
ladder-no = não

## A game looked at again

analyze-judging = A ver as escolhas
analyze-title = { $title }, cada escolha julgada por { $level } ({ $simulations ->
    [one] { $simulations } simulação
   *[other] { $simulations } simulações
})
analyze-step = Passo
analyze-chance = Hipótese
analyze-player = Jogador
analyze-done = Feito
analyze-better = O juiz
analyze-lost = Perda
analyze-points = Pontos perdidos
analyze-same = o mesmo
analyze-turning-points = Viragens
analyze-turned = Passos { $row } a { $until }: a hipótese de { $name } vai de { $before } para { $after }; as próprias escolhas custam { $lost }.
analyze-sum = { $name }: { $agreed } de { $choices ->
    [one] { $choices } escolha
   *[other] { $choices } escolhas
} como o juiz, { $lost } de perda com as restantes; precisão { $accuracy }
analyze-lines = O que o juiz teria feito, e como a ronda poderia ter continuado
analyze-line = Passo { $row }, { $name }: { $line }
analyze-note = As hipóteses de ganhar são as que o lugar a jogar podia conhecer antes de escolher. Uma perda entre parênteses pode ser acaso. Precisão: uma escolha que não custa nada vale 100, uma que custa um décimo de vitória 64, meia vitória 9; a média de todas.

## Replays

replay-title = { $title } · { $seats ->
    [one] { $seats } lugar
   *[other] { $seats } lugares
} · { $luck } · { $started }
replay-undo = { $name } volta atrás até ao passo { $row }
replay-checked = { $rows ->
    [one] { $rows } passo, todas as impressões digitais estão certas
   *[other] { $rows } passos, todas as impressões digitais estão certas
}
replay-open = O jogo ainda não terminou.
replay-torn = A última linha estava cortada e fica de fora.
replay-step = Passo { $row }
replay-luck-seed = semente { $seed }
replay-luck-keyed = compromisso { $commitment }…

## Fair play

verify-fair = Jogo limpo: a sorte deste jogo ficou comprometida antes de ele começar.
verify-commitment = Compromisso: { $commitment }
verify-told = Este é o compromisso que te foi comunicado.
verify-compare = Compara-o com o que foi mostrado no início do jogo (--commitment).
verify-removed = { $names ->
    [one] { $names } nome foi entretanto retirado; os outros estão verificados.
   *[other] { $names } nomes foram entretanto retirados; os outros estão verificados.
}
verify-none = Este registo não tem compromisso: a sorte vem de uma semente. Pode ser repetido, mas ninguém consegue provar que a semente foi escolhida antes do jogo.

## Lists

games-title = Título
games-seats = Lugares
games-variants = Variantes
games-modifiers = Regras da casa
games-options = Opções
bench-compiled = compilado, decisões/s
bench-pure = puro, decisões/s
bench-ratio = compilado : puro
bench-games = jogos/s (compilado / puro)
bench-clone = clone, ns
bench-bytes = estado, bytes

## Checking printed figures

check-clean = { $folder }: nada a assinalar
check-finding-error = erro
check-finding-warning = aviso
check-errors = { $count ->
    [one] { $count } erro: não é possível jogar com estes números
   *[other] { $count } erros: não é possível jogar com estes números
}
check-warnings = { $count ->
    [one] { $count } aviso: pode-se jogar
   *[other] { $count } avisos: pode-se jogar
}

## Notices

told-pure = Não se encontrou nenhum compilador de C quando o Carrack foi instalado: corre em Python puro, mais devagar mas igual. (Isto só se diz uma vez.)

## Errors of the terminal, by code

error-seats-player = Um lugar não pode ser { $asked }; permitem-se { $known }.
error-option-form = Uma opção escreve-se nome=valor, e não { $asked }.
error-language-unknown = A língua { $asked } não existe; as línguas são { $known }.
error-folder-unwritable = Não se pode usar a pasta { $folder }: { $why }; CARRACK_HOME indica outra.
error-file-unwritable = Não se pode escrever { $path }: { $why }
error-file-system = O sistema recusa: { $detail }
error-resume-over = A partida em { $path } terminou; para a rever: carrack replay { $path }
error-resume-nothing = Nenhuma partida em { $folder } espera por continuar; para começar uma: carrack play TÍTULO
error-simulate-games = --games tem de ser pelo menos 1, e não { $asked }.
error-simulate-jobs = --jobs tem de ser de 1 a { $most }, e não { $asked }.
error-ladder-minutes = --minutes tem de ser mais do que 0, e não { $asked }.
error-ladder-page = Não se pode alterar { $path }, ou falta-lhe a marca: { $why }
error-contest-rules = Estas regras de um torneio não condizem: { $detail }
error-tournament-file = As classificações escrevem-se como .csv ou .trf, não como { $asked }.
error-tournament-trf = Um ficheiro TRF conta torneios com dois por mesa.
error-analysis-nothing = Ninguém teve nada para escolher neste jogo.
error-bench-pure = Não foi possível medir a versão pura: { $why }
error-campaign-unreadable = { $path } não se consegue ler como campanha: { $why ->
    [too_large] é demasiado grande
    [not_json] não é JSON
    [no_campaign] não tem nenhuma campanha deste jogo
    [no_archive] não tem nenhum arquivo
   *[other] { $why }
}
error-campaign-unwritable = Não se pode escrever { $path }: { $why }
error-campaign-none = Este título não tem campanha: { $detail }
error-campaign-options = Um ficheiro de campanha vai com o cenário campaign e traz o seu próprio arquivo.
error-campaign-over = A campanha em { $path } terminou.
error-campaign-seats = Capitães da campanha em { $path }: { $most }, e não { $asked }.
error-campaign-gone_on = A campanha em { $path } entretanto avançou; esta partida não faz parte dela.
error-campaign-addition = { $asked } não pode juntar-se agora à campanha; pode: { $known }.

## A title without words of its own

plain-yes = sim
plain-no = não
plain-price = custa { $what }
plain-gain = rende { $what }
plain-unknown = «{ $line }» não quer dizer nada aqui. Escreve um número ou um nome da lista, ou ? para ajuda.
plain-unknown-subject = Não há nada a dizer sobre «{ $what }»; um número pergunta por essa escolha.
plain-help =
    O que podes escrever
      2             a escolha com esse número
      hold          a escolha com esse nome, ou o início dele
      ? 2  ? hold   sobre uma escolha, ou por que motivo não é possível agora
      hint          as melhores ações, e porquê
      undo          desfazer o teu último passo, enquanto nada tiver sido revelado
      log           tudo o que aconteceu
      rules         as regras do jogo, se o título as contar
      table         a mesa outra vez
      quit          parar; o jogo fica guardado
