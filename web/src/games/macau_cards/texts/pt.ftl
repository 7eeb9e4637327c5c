# Words of Macau's face in Portuguese. Labels of actions and sentences of refusals come from the server.

suit-S = espadas
suit-H = copas
suit-D = ouros
suit-C = paus
# One letter beside each suit's sign
letter-S = E
letter-H = C
letter-D = O
letter-C = P
rank-A = ás
rank-2 = dois
rank-3 = três
rank-4 = quatro
rank-5 = cinco
rank-6 = seis
rank-7 = sete
rank-8 = oito
rank-9 = nove
rank-T = dez
rank-J = valete
rank-Q = dama
rank-K = rei
card-suited = { $rank } de { $suit }
card-BJ = joker preto
card-CJ = joker a cores

you = Tu
or = ou
cancel = Cancelar
n-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
n-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
place = { $place }.º

## Seats

seat-you = { $seat } (tu)
seat-current = a jogar
seat-attacked = sob ataque
seat-dealer = dador
seat-dealer-short = D
seat-exposed = não disse «Macau!», pode-se apanhar
seat-exposed-short = calou-se!
seat-misses = { $count ->
    [one] fica { $count } turno sem jogar
   *[other] fica { $count } turnos sem jogar
}
seat-solo = { $count ->
    [one] joga { $count } turno a solo
   *[other] joga { $count } turnos a solo
}
seat-known = sabe-se que tem { $card }
seat-vouched-suit = mostrou que tem { $suit }
seat-vouched-rank = mostrou que tem o valor { $rank }
seat-out = saiu, { $place }.º lugar
points-of = { $points } de { $target ->
    [one] { $target } ponto
   *[other] { $target } pontos
}
catch = Apanhar { $seat }
catch-button = Apanhar!
catch-short = Apanhar!

## Piles and what must follow

stock = { $count ->
    [0] Monte: vazio
    [one] Monte: { $count } carta
   *[other] Monte: { $count } cartas
}
draw = Tirar uma carta
discard-top = No descarte: { $card }
discard-empty = O descarte está vazio
stands-for = faz de { $card }
play-so-far = Até agora nesta jogada: { $cards }
in-force = Ainda em vigor: { $card }
need-normal = Serve: { $suit } ou { $rank }
need-suit = Pedido: { $suit }
need-rank = Pedido: { $rank }
need-free = Qualquer naipe menos { $suit }
need-any-plain = Qualquer carta simples
need-anything = Qualquer carta serve
need-also = em qualquer altura: { $list }
call-left = { $left ->
    [one] por mais { $left } turno
   *[other] por mais { $left } turnos
}

## Attacks

threat-draw = { $author } ataca { $target }: { $unit }
threat-draw-you = { $author } ataca-te: responde ou tira { $unit }
threat-draw-hit = { $author } ataca-te: tira { $unit }, nada lhe responde
threat-skip = { $author } trava { $target }: { $unit }
threat-skip-you = { $author } trava-te: responde ou perdes { $unit }
threat-duel = Duelo por { $unit }: responde { $target }
threat-duel-you = Duelo por { $unit }: entra ou recusa

## Hand

hand = { $count ->
    [one] A tua mão, { $count } carta
   *[other] A tua mão, { $count } cartas
}
hand-of = { $count ->
    [one] Mão de { $seat }, { $count } carta
   *[other] Mão de { $seat }, { $count } cartas
}
just-drawn = acabada de tirar
drawn-tag = nova
may-be-laid = pode jogar-se
joker-opens = escolhe de que carta faz o joker
likes = Como segurar as cartas
sort-suit = Por naipe
sort-rank = Por valor
four-colors = Uma cor por naipe
gain-draws = { $count ->
    [one] obriga alguém a tirar { $count } carta
   *[other] obriga alguém a tirar { $count } cartas
}
gain-skips = { $count ->
    [one] custa { $count } turno a alguém
   *[other] custa { $count } turnos a alguém
}
gain-cancels = anula o ataque contra ti
gain-calls-suit = pedes um naipe
gain-calls-rank = pedes um valor
gain-cover = tem de ser logo coberta
gain-reverses = muda o sentido
price-if-wrong = { $count ->
    [one] Se te enganares, tiras { $count } carta.
   *[other] Se te enganares, tiras { $count } cartas.
}
warn-does-not-fit = Não serve: os outros podem desconfiar.
warn-leaves-one = Fica-te uma carta: pensa em «Macau!»
warn-not-held = Não tens isso: um bluff.

## Choosing and doing

actions = O que podes fazer
take-back = Recolher
play-cards = { $count ->
    [0] Jogar estas { $count } cartas
    [one] Jogar esta carta
   *[other] Jogar estas { $count } cartas
}
only-you = Mais ninguém vê isto ainda
choose-suit = Pede um naipe
choose-rank = Pede um valor
choose-joker = O joker faz de …

## Windows

macau-button = Macau!
multi-macau = Macau múltiplo!
challenge-button = Desconfio!
window-macau = { $seat } só tem uma carta
window-macau-own = Só tens uma carta
window-challenge = Alguém desconfia de { $seat }?
window-challenge-own = Os outros podem desconfiar de ti
window-war = O ataque é a { $seat }: alguém o trava?
window-war-own = O ataque é contra ti: alguém o trava?
window-wait = à espera
about-slip = A carta serve?
about-call = O pedido é honesto?
about-draw = Não havia carta que servisse?
catch-why = Di-lo antes de { $seat }
catch-gain = { $count ->
    [one] { $seat } tira então { $count } carta
   *[other] { $seat } tira então { $count } cartas
}

## Said at the table

said-challenge = Desconfio!
said-free = qualquer outro naipe
said-plain = qualquer carta simples
said-nothing = não peço nada
said-pass = passo
said-miss = um turno sem jogar
said-out = Saí!

## The end

round-over = A ronda { $round } terminou
col-seat = Jogador
col-round = Ronda
col-total = Total de { $target }
fewest-win = Ganha quem tem menos pontos.
go-on = Continuar

# ---- the list of cards ----

list-suit = Naipe
list-rank = Valor
list-jokers = jokers
list-joker = joker
see-cards = O que faz cada carta
see-card = O que faz

# ---- the list of choices ----

warning-leaves-one-card = Fica-te uma só carta: não te esqueças de dizer «Macau!».
warning-not-held = Não tens o que pedes.
warning-does-not-fit = Esta carta não serve; os outros podem desconfiar de ti.
group-attack = Ataque
group-call = Pedir
group-macau = Macau!
group-challenge = Desconfiar
group-react = Reagir
amount-cards-if-wrong = { $count ->
    [0] cartas se te enganares
    [one] carta se te enganares
   *[other] cartas se te enganares
}
amount-cancels = { $count ->
    [0] cartas do ataque anuladas
    [one] carta do ataque anulada
   *[other] cartas do ataque anuladas
}
amount-must-be-covered = tem de ser logo coberta
amount-turns = { $count ->
    [0] turnos sem jogar
    [one] turno sem jogar
   *[other] turnos sem jogar
}
amount-draws = { $count ->
    [0] cartas para outro tirar
    [one] carta para outro tirar
   *[other] cartas para outro tirar
}
amount-calls = pedes
amount-rank = um valor
amount-suit = um naipe
amount-reverses = muda o sentido
amount-skips = sem jogar

## The sign of what is demanded

demand-draw = { $count ->
    [0] cartas para tirar
    [one] carta para tirar
   *[other] cartas para tirar
}
demand-skip = { $count ->
    [0] turnos para perder
    [one] turno para perder
   *[other] turnos para perder
}
demand-duel = { $count ->
    [0] turnos em jogo
    [one] turno em jogo
   *[other] turnos em jogo
}
one-card-left = só uma carta, e nem uma palavra
round-now = Ronda { $round }
direction-cw = para a esquerda
direction-ccw = para a direita

## The card beside the felt

no-answer = Nenhuma carta tua responde.
joker-fits = Um joker teu serve.
cards-fit = { $count ->
    [0] Nenhuma carta tua serve.
    [one] Uma carta tua serve.
   *[other] { $count } cartas tuas servem.
}
why-others-turn = Ainda não é a tua vez.
why-asked-else = Primeiro vem o que agora se pergunta.
why-over = O jogo terminou.
seen-cards = Cartas que viste: na tua mão, no descarte e as conhecidas dos outros
you-hold = tens { $count }

## The tray

draw-short = Tirar
not-now = agora não
at-one-card = com uma carta
seconds = { $seconds } s
does-draws = tirar { $count }
does-skips = trava { $count }
does-cancels = anula
does-calls-suit = pedir naipe
does-calls-rank = pedir valor
does-reverses = inverte
does-cover = a cobrir
at-my-turn = na minha vez
plan-can = Um clique planeia-a para a tua vez
plan-made = Planeado para a tua vez; outro clique retira o plano
plan-help-card = Clica numa carta, ou em Tirar, para o planeares para a tua vez. Joga-se se então servir.
plan-help-draw = Clica em Tirar para o planeares para a tua vez.
