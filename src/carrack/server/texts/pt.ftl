# What the server itself says to people whose page is closed, in Portuguese. $title is the game's name.

push-heading = É a tua vez: { $title }
push-text = «{ $name }» está à tua espera.
push-heading-round = Ronda { $round }: a tua mesa espera
push-heading-invitation = { $name } convida-te
push-text-invitation = «{ $name }»: um torneio de { $title }

mail-subject = É a tua vez: { $title }
mail-text =
    É a tua vez num jogo de { $title }:

    { $url }

    Recebes este e-mail porque foi pedido no perfil com o teu endereço;
    podes desligá-lo lá em qualquer altura.
mail-subject-round = Ronda { $round }: a tua mesa espera ({ $title })
mail-text-round =
    Começou a ronda { $round } do teu torneio, e a tua mesa de { $title } está à espera:

    { $url }

    Recebes este e-mail porque foi pedido no perfil com o teu endereço;
    podes desligá-lo lá em qualquer altura.
mail-subject-invitation = Tens um convite para um torneio de { $title }
mail-text-invitation =
    Alguém te convida para um torneio de { $title }:

    { $url }

    Recebes este e-mail porque foi pedido no perfil com o teu endereço;
    podes desligá-lo lá em qualquer altura.
letter-mail-subject = Confirma este endereço
letter-mail-text =
    Alguém, provavelmente tu, indicou este endereço num servidor do Carrack.

    Se foste tu, abre isto no prazo de dois dias:
    { $url }

    Se não, não faças nada: não enviaremos mais nada para aqui.
letter-password-subject = Uma nova palavra-passe
letter-password-text =
    Alguém, provavelmente tu, esqueceu-se da palavra-passe da conta com este endereço.

    Escolhe aqui uma nova, no prazo de duas horas:
    { $url }

    Se não, não faças nada: a antiga continua a valer.

push-heading-many = { $count ->
    [one] { $count } mesa espera por ti
   *[other] { $count } mesas esperam por ti
}
mail-subject-many = { $count ->
    [one] { $count } mesa espera por ti
   *[other] { $count } mesas esperam por ti
}
mail-text-many =
    É a tua vez nestas mesas:

    { $tables }

    Recebes este e-mail porque foi pedido no perfil com o teu endereço;
    podes desligá-lo lá em qualquer altura.

test-heading = Funciona
test-text = Damos-te notícias quando for a tua vez.

## The log of a table, beside what the title itself tells. `.you` speaks to whoever did it.

log-start = O jogo começa
log-reveal = Todas as mesas com esta distribuição terminaram: agora toda a gente pode ver
log-rematch = { $name } abre uma desforra
    .you = Abres uma desforra
log-host = { $name } passa a organizar a mesa
    .you = Passas a organizar a mesa
log-room = { $name } altera a mesa
    .you = Alteras a mesa
log-seat-person = { $name } senta-se à mesa
    .you = Sentas-te à mesa
log-seat-moved = { $name } muda para o lugar { $seat }
    .you = Mudas para o lugar { $seat }
log-seat-bot = { $name }, um bot, ocupa o lugar { $seat }
log-seat-open = O lugar { $seat } está livre
log-seat-away = { $name } ausenta-se; joga um bot
    .you = Ausentas-te; um bot joga por ti
log-seat-back = { $name } está de volta
    .you = Estás de volta
log-seat-resigned = { $name } desiste; continua um bot
    .you = Desistes; continua um bot
log-seat-wanted = O lugar { $seat } espera por um novo jogador
log-seat-program = A partir de agora joga um programa: { $name }
    .you = A partir de agora um programa joga por ti
log-undo =
    { $steps ->
        [0] { $name } desfaz { $steps } passos
        [one] { $name } desfaz um passo
       *[other] { $name } desfaz { $steps } passos
    }
    .you =
    { $steps ->
        [0] Desfazes { $steps } passos
        [one] Desfazes um passo
       *[other] Desfazes { $steps } passos
    }
log-undo-agreed =
    { $steps ->
        [0] Por acordo, desfazem-se os últimos { $steps } passos
        [one] Por acordo, desfaz-se o último passo
       *[other] Por acordo, desfazem-se os últimos { $steps } passos
    }
log-offer-undo =
    { $steps ->
        [0] { $name } pede para desfazer os últimos { $steps } passos
        [one] { $name } pede para desfazer o último passo
       *[other] { $name } pede para desfazer os últimos { $steps } passos
    }
    .you =
    { $steps ->
        [0] Pedes para desfazer os últimos { $steps } passos
        [one] Pedes para desfazer o último passo
       *[other] Pedes para desfazer os últimos { $steps } passos
    }
log-offer-end = { $name } propõe terminar o jogo
    .you = Propões terminar o jogo
log-offer-pause =
    { $days ->
        [0] { $name } pede para acabar a pausa
        [one] { $name } pede uma pausa de um dia
       *[other] { $name } pede uma pausa de { $days } dias
    }
    .you =
    { $days ->
        [0] Pedes para acabar a pausa
        [one] Pedes uma pausa de um dia
       *[other] Pedes uma pausa de { $days } dias
    }
log-rest = Os relógios seguem o que foi combinado
log-rest-seat = O relógio de { $name } segue os seus dias livres
    .you = O teu relógio segue os teus dias livres
log-answer-yes = { $name } concorda
    .you = Concordas
log-answer-no = { $name } diz que não
    .you = Dizes que não
log-end-agreed = O jogo termina por acordo
log-end-resigned = { $name } desiste: o jogo terminou
    .you = Desistes: o jogo terminou
log-end-empty = A mesa fecha: já não está ninguém
log-end-forgotten = O jogo terminou: há três meses que ninguém joga
log-end-too_long = O jogo terminou: tornou-se demasiado longo para continuar
log-end-host = Quem organiza fechou a mesa
log-end-ended = O jogo terminou
log-end-ended-why = O jogo terminou: { $reason }
log-end-closed = A mesa foi fechada
log-end-closed-why = A mesa foi fechada: { $reason }

## What a link shows before it is opened.

preview-open = { $name } convida-te para jogar { $title }
preview-won = Vitória em { $title }: { $names }
preview-title = { $title } com amigos ou bots
preview-all = Jogos de comércio e de cartas, no navegador: com amigos ou bots, ao vivo ou ao longo de dias.
preview-free = Um lugar livre

## House rules, each with what was chosen.

rule-chosen = { $rule }: { $value }
rule-yes = sim
rule-no = não
rule-none = nenhum
