# Macau, the card game, in Portuguese. Keys follow the names of names.py and options.py.

## Cards

suit-S = espadas
suit-H = copas
suit-D = ouros
suit-C = paus

rank-A = ás
    .plural = ases
rank-2 = dois
    .plural = dois
rank-3 = três
    .plural = três
rank-4 = quatro
    .plural = quatros
rank-5 = cinco
    .plural = cincos
rank-6 = seis
    .plural = seis
rank-7 = sete
    .plural = setes
rank-8 = oito
    .plural = oitos
rank-9 = nove
    .plural = noves
rank-T = dez
    .plural = dez
rank-J = valete
    .plural = valetes
rank-Q = dama
    .plural = damas
rank-K = rei
    .plural = reis

all-jokers = jokers
card-suited = { $rank } de { $suit }
card-BJ = joker preto
    .short = joker preto
card-CJ = joker a cores
    .short = joker a cores

## Parts of sentences

n-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
n-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
n-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
which-cards = { $cards ->
    [none] { "" }
   *[other] : { $cards }
}
because = { $cause ->
    [turn] { "" }
    [none] { "" }
   *[other] { " " }({ $why })
}

## Causes

cause-rule = regras
cause-turn = turno
cause-attack = ataque
cause-macau_beaten = «Macau!» dito por outro
cause-macau_late = não disse «Macau!»
cause-macau_silence = «Macau!» por dizer
cause-challenge = desconfiança
cause-cover = nada para cobrir
cause-settlement = último ataque da ronda
cause-cancel = anulado
cause-queen_of_hearts = Q♥
cause-joker = joker
cause-turn_limit = limite de turnos

## Actions: labels of buttons and menu lines

action-play = Jogar { $card }
action-play_as = Jogar um joker como { $card }
action-draw = Tirar uma carta
action-accept = Aceitar o ataque
action-accept-draw = Aceitar e tirar { n-cards }
action-accept-skip = Aceitar e perder { n-turns }
action-accept-duel = Recusar o duelo
action-end_play = Terminar a jogada
action-keep = Ficar com a carta tirada
action-pass = Passar
action-call_suit = Pedir { $suit }
action-call_free_suit = Pedir naipe livre
action-call_rank = Pedir { $ranks }
action-call_any_plain = Pedir uma carta simples
action-call_nothing = Não pedir nada
action-say_macau = Dizer «Macau!»
action-say_multi_macau = Dizer «Macau múltiplo!»
action-catch = Apanhar { $seat }
action-challenge = Desconfiar
action-no_reaction = Não dizer nada

## Events: sentences of the log. `.you` is told to the seat that acts, `.to_you` to the one it happens to.

event-dealt = { $seat } recebe { n-cards }
    .you = Recebes { n-cards }
event-set_aside = { $card } é virada e posta de lado
event-starter = A primeira carta é { $card }
event-laid = { $seat } joga { $card }
    .you = Jogas { $card }
event-laid-as = { $seat } joga { $card } como { $as }
    .you = Jogas { $card } como { $as }
event-play_ended = { $seat } termina a jogada
    .you = Terminas a jogada
event-drew = { $seat } tira { n-cards }{ which-cards }{ because }
    .you = Tiras { n-cards }{ which-cards }{ because }
event-forgiven = Já não há cartas para tirar: { $seat } livra-se de { n-cards }
    .you = Já não há cartas para tirar: livras-te de { n-cards }
event-reshuffled = O descarte é baralhado e forma um novo monte de { n-cards }
event-passed = { $seat } passa
    .you = Passas
event-kept = { $seat } fica com a carta tirada
    .you = Ficas com a carta tirada
event-accepted-draw = { $seat } aceita o ataque de { n-cards }
    .you = Aceitas o ataque de { n-cards }
event-accepted-skip = { $seat } aceita e perde { n-turns }
    .you = Aceitas e perdes { n-turns }
event-declined = { $seat } recusa o duelo
    .you = Recusas o duelo
event-missed_turn = { $left ->
    [0] { $seat } fica um turno sem jogar
    [one] { $seat } fica um turno sem jogar, e falta mais { $left }
   *[other] { $seat } fica um turno sem jogar, e faltam mais { $left }
}
    .you = { $left ->
        [0] Ficas um turno sem jogar
        [one] Ficas um turno sem jogar, e falta mais { $left }
       *[other] Ficas um turno sem jogar, e faltam mais { $left }
    }
event-called_suit = { $seat } pede { $suit } { $sign }
    .you = Pedes { $suit } { $sign }
event-called_free_suit = { $seat } pede naipe livre: tudo menos { $except } { $sign }
    .you = Pedes naipe livre: tudo menos { $except } { $sign }
event-called_free_suit-any = { $seat } pede naipe livre: qualquer naipe serve
    .you = Pedes naipe livre: qualquer naipe serve
event-called_rank = { $seat } pede { $ranks }
    .you = Pedes { $ranks }
event-called_any_plain = { $seat } pede qualquer carta simples
    .you = Pedes qualquer carta simples
event-called_nothing = { $seat } não pede nada
    .you = Não pedes nada
event-call_lapsed = O pedido fica sem efeito
event-direction_turned-cw = O jogo muda de sentido: agora no sentido horário
event-direction_turned-ccw = O jogo muda de sentido: agora no sentido anti-horário
event-attacked-draw = Ataque a { $target }: { n-cards }
    .to_you = Ataque contra ti: { n-cards }
event-attacked-skip = { $target } arrisca-se a perder { n-turns }
    .to_you = Arriscas-te a perder { n-turns }
event-attacked-duel = Duelo por { n-turns }: é a vez de { $target } responder
    .to_you = Duelo por { n-turns }: é a tua vez de responder
event-attack_ended-cancel = O ataque é anulado
event-attack_ended-queen_of_hearts = Q♥ acaba com a guerra
event-war_goes_on = Ninguém trava o ataque a { $target }
    .to_you = Ninguém trava o ataque contra ti
event-solo_turns = { $seat } ganha o duelo: { n-turns } a solo
    .you = Ganhas o duelo: { n-turns } a solo
event-macau_said = { $seat } diz «Macau!»
    .you = Dizes «Macau!»
event-macau_caught-macau_beaten = { $seat } diz «Macau!» antes de { $owner }
    .you = Dizes «Macau!» antes de { $owner }
    .to_you = { $seat } diz «Macau!» antes de ti
event-macau_caught-macau_late = { $seat } apanha { $owner }, que não disse «Macau!»
    .you = Apanhas { $owner }, que não disse «Macau!»
    .to_you = { $seat } apanha-te: não disseste «Macau!»
event-macau_missed = { $seat } só tem uma carta e não disse «Macau!»
    .you = Só tens uma carta e não disseste «Macau!»
event-multi_macau_said = { $seat } diz «Macau múltiplo!»
    .you = Dizes «Macau múltiplo!»
event-challenged = { $seat } desconfia
    .you = Desconfias
event-window_closed = Ninguém desconfia de { $owner }
    .to_you = Ninguém desconfia de ti
event-verdict-slip-guilty = Suspeita confirmada: a carta de { $seat } não serve
    .you = Suspeita confirmada: a tua carta não serve
event-verdict-slip-innocent = Suspeita infundada: a carta de { $seat } serve
    .you = Suspeita infundada: a tua carta serve
event-verdict-call-guilty = Suspeita confirmada: { $seat } não tem o que pediu
    .you = Suspeita confirmada: não tens o que pediste
event-verdict-call-innocent = Suspeita infundada: o pedido de { $seat } era honesto
    .you = Suspeita infundada: o teu pedido era honesto
event-verdict-draw-guilty = Suspeita confirmada: { $seat } tinha uma carta que servia
    .you = Suspeita confirmada: tinhas uma carta que servia
event-verdict-draw-innocent = Suspeita infundada: { $seat } não tinha nenhuma carta que servisse
    .you = Suspeita infundada: não tinhas nenhuma carta que servisse
event-card_shown = { $seat } mostra { $card }
    .you = Mostras { $card }
event-play_taken_back = { $seat } recolhe { $card }
    .you = Recolhes { $card }
event-went_out = { $seat } fica sem cartas: { $place }.º lugar
    .you = Ficas sem cartas: { $place }.º lugar
event-round_blocked-rule = Ninguém pode jogar nem tirar cartas: a ronda fica bloqueada
event-round_blocked-turn_limit = Atingiu-se o limite de turnos: a ronda fica bloqueada
event-round_ended = A ronda { $round } terminou
event-scored = { $seat } soma { n-points }, { $total } no total
    .you = Somas { n-points }, { $total } no total
event-match_ended = A partida terminou

## Phases, and what the game waits for

phase-turn = Turno
phase-continue = Mais cartas na mesma jogada
phase-cover = Cobrir
phase-cover_drawn = Cobrir com a carta tirada
phase-after_draw = Depois de tirar
phase-choose_suit = Escolher um naipe
phase-choose_rank = Escolher um valor
phase-challenge_window = Desconfianças
phase-macau_window = «Macau!»
phase-war_window = Travar a guerra
phase-over = Fim

prompt-turn = É a vez de { $seat }
    .you = É a tua vez: joga uma carta ou tira uma
prompt-turn-attack = { $seat } está sob ataque
    .you = Estás sob ataque: responde ou aceita
prompt-turn-hit = { $seat } está sob ataque
    .you = Estás sob ataque e nada lhe responde: aceita
prompt-turn-duel = { $seat } pode entrar no duelo
    .you = Duelo: aumenta ou recusa
prompt-continue = { $seat } pode jogar mais cartas
    .you = Joga outra carta ou termina a jogada
prompt-cover = { $seat } tem de cobrir uma carta
    .you = Cobre a tua carta ou tira uma
prompt-cover_drawn = { $seat } pode cobrir com a carta tirada
    .you = Cobre com a carta tirada ou fica com ela
prompt-after_draw = { $seat } pode jogar a carta tirada
    .you = Joga a carta tirada ou fica com ela
prompt-choose_suit = { $seat } pede um naipe
    .you = Pede um naipe
prompt-choose_rank = { $seat } pede um valor
    .you = Pede um valor
prompt-challenge_window = Os outros podem desconfiar de { $seat }
    .you = Desconfias de { $seat }?
    .own = Os outros podem desconfiar de ti
prompt-macau_window = { $seat } só tem uma carta
    .you = { $seat } só tem uma carta: dizes primeiro?
    .own = Só tens uma carta: os outros ainda podem reagir
    .own_you = Só tens uma carta: diz «Macau!»
prompt-war_window = Qualquer um pode travar o ataque a { $seat } com Q♥
    .you = O ataque é a { $seat }: queres travá-lo com Q♥?
    .own = Qualquer um pode travar o ataque contra ti com Q♥
    .own_you = O ataque é contra ti: queres travá-lo já com Q♥?
prompt-over = O jogo terminou
    .you = O jogo terminou

## What must be laid, and what threatens

requirement-normal = { $sign } ou { $short }
requirement-suit = pedido: { $suit } { $sign }
requirement-free = qualquer naipe menos { $suit } { $sign }
requirement-rank = pedido: { $ranks }
requirement-any_plain = qualquer carta simples
requirement-anything = qualquer carta
requirement-also = ; em qualquer altura: { $list }
requirement-more = { $list } na mesma jogada
requirement-no_more = mais nada nesta jogada
requirement-cover = { $sign }, ou { $list }
requirement-left = { $left ->
    [one] , por mais { $left } turno
   *[other] , por mais { $left } turnos
}

attack-draw = { $seat } tem de responder ou tirar { n-cards }
    .you = Tens de responder ou tirar { n-cards }
attack-skip = { $seat } tem de responder ou perder { n-turns }
    .you = Tens de responder ou perder { n-turns }
attack-hit = { $seat } tem de tirar { n-cards }: nada responde a este ataque
    .you = Tens de tirar { n-cards }: nada responde a este ataque
attack-duel = Duelo por { n-turns }: { $seat } pode entrar ou recusar
    .you = Duelo por { n-turns }: entra ou recusa

## Refusals

error-card-unknown = Essa carta não existe: { $detail }
error-phase-wrong = Não é isso que o jogo pede neste momento.
error-card-not_held = Não tens essa carta.
error-card-does_not_fit = Essa carta não serve sobre o que está na mesa.
    .told = { $card } não serve. Serve agora: { $requirement }.
error-card-does_not_answer = Essa carta não responde ao ataque.
    .told = { $attack ->
        [draw] { $card } não responde ao ataque de { n-cards }.
       *[other] { $card } não responde ao ataque de { n-turns }.
    } { $cards ->
        [none] Na tua mão nada responde.
       *[other] Na tua mão responde: { $cards }.
    }
error-card-does_not_continue = Essa carta não pode seguir-se na mesma jogada.
    .told = { $card } não pode seguir-se a { $top } na mesma jogada.
error-card-does_not_cover = Essa carta não cobre a que jogaste.
    .told = { $card } não cobre { $top }.
error-card-not_the_drawn_one = Depois de tirar, só se pode jogar a carta tirada.
    .told = Depois de tirar, só se pode jogar a carta tirada: { $drawn }.
error-card-not_as_last = As regras da casa proíbem essa carta como última.
    .told = As regras desta mesa proíbem { $card } como última carta.
error-card-joker_role = Neste jogo os jokers não se podem jogar assim.
error-draw-under_attack = Sob ataque, ou respondes ou aceitas; não podes simplesmente tirar.
    .told = { $attack ->
        [draw] Sob ataque, ou respondes ou aceitas e tiras { n-cards }; não podes simplesmente tirar.
       *[other] Sob ataque, ou respondes ou aceitas e perdes { n-turns }; não podes simplesmente tirar.
    }
error-draw-card_fits = Tens uma carta que serve, por isso tens de jogar uma.
    .told = Tens cartas que servem, por isso tens de jogar uma: { $cards }.
error-draw-nothing_left = Já não há cartas para tirar.
error-pass-can_draw = Ainda podes tirar uma carta, por isso não podes passar.
error-accept-no_attack = Não há nenhum ataque para aceitar.
error-call-suit_in_play = Não podes pedir o naipe que está em jogo; escolhe outro.
    .told = Não podes pedir o naipe que está em jogo, { $suit }; escolhe outro.
error-call-not_held = Só podes pedir o que tens na mão.
    .told = { $kind ->
        [suit] Não tens { $suit } na mão, e só podes pedir o que tens.
       *[rank] Não tens { $ranks } na mão, e só podes pedir o que tens.
    }
error-call-not_callable = Esse valor não se pode pedir: tem cartas especiais.
    .told = Não se podem pedir { $ranks }: são cartas especiais.
error-call-has_choice = Tens algo que podes pedir, por isso o pedido tem de ser concreto.
error-call-same_again = Isso já foi pedido; um segundo pedido tem de ser diferente.
error-call-duty = Nesta mesa é obrigatório pedir alguma coisa.
error-macau-not_now = Agora não há motivo para dizer «Macau!».
error-multi_macau-not_now = Agora não se pode dizer «Macau múltiplo!».
error-catch-not_exposed = Não se pode apanhar agora esse jogador.
error-challenge-not_now = Não há agora nada de que desconfiar.

error-option-variant = Essa variante não existe: { $detail }
error-option-modifiers = Essa regra da casa não existe: { $detail }
error-option-roles = Um valor não pode ter dois papéis: { $detail }
error-option-too_few_cards = Há cartas a menos para essa distribuição: { $detail }

## Options. The words in parentheses are the values to write.

group-deck = Baralho e distribuição
group-roles = Papéis das cartas
group-play = Jogo
group-macau = «Macau!»
group-end = Fim e pontuação
group-cheating = Batota

option-num_decks = Baralhos
    .text = Quantos baralhos se misturam: 1 a 4, ou (auto), um até cinco jogadores e dois a partir de seis.
option-jokers_per_deck = Jokers
    .text = Quantos jokers traz cada baralho: 2, um preto e um a cores, ou 0.
option-without_jokers = Sem jokers
    .text = Um só interruptor para um baralho de 52: não há jokers nos baralhos nem nada que eles façam.
option-hand_size_by_players = Tamanho da mão
    .text = Quantas cartas recebe cada jogador, para cada número de jogadores.
option-start_card = Primeira carta
    .text = O que acontece quando a primeira carta virada é especial: troca-se até sair uma simples (plain_only), só contam o naipe e o valor (inert), ou vale como se o dador a tivesse jogado (as_dealer_play).
option-first_seat = Quem começa
    .text = O primeiro a jogar é quem está à direita do dador (dealer_right) ou à esquerda (dealer_left).
option-direction = Sentido
    .text = O jogo começa no sentido horário (cw) ou anti-horário (ccw).
option-draw_two_rank = Tirar duas
    .text = O valor que obriga o jogador seguinte a tirar 2 cartas.
option-draw_three_rank = Tirar três
    .text = O valor que obriga o jogador seguinte a tirar 3 cartas.
option-king_hearts_draw = Rei de copas
    .text = Quantas cartas K♥ obriga o jogador seguinte a tirar; com 0 é um rei normal.
option-king_spades_draw = Rei de espadas
    .text = Quantas cartas K♠ obriga alguém a tirar; com 0 é um rei normal.
option-king_spades_target = Alvo de K♠
    .text = K♠ ataca o jogador seguinte (next) ou o anterior (previous).
option-king_spades_reply_target = Alvo de K♠ em resposta
    .text = Jogado em resposta, K♠ passa o ataque ao jogador seguinte (next) ou devolve-o ao anterior (previous).
option-king_spades_resume = Turno depois de K♠
    .text = Quando alguém tirou cartas por um K♠ para trás, o jogo continua depois da vítima (after_victim) ou depois de quem jogou K♠ (after_player).
option-king_reply = Respostas aos reis
    .text = Ao ataque de um rei nada responde (none), respondem K♥ e K♠ (kings), ou esses e Q♥ (kings_and_queen_hearts).
option-queen_hearts_role = Dama de copas
    .text = Q♥ é uma dama normal (plain), passa adiante o ataque de um rei (king_relay), ou acaba com qualquer ataque de cartas (war_stop).
option-queen_hearts_relay_add = Cartas que Q♥ acrescenta
    .text = Quantas cartas Q♥ acrescenta quando passa adiante o ataque de um rei.
option-war_stop = Quem trava a guerra
    .text = Onde Q♥ acaba com os ataques de cartas, só a pode jogar quem está sob ataque (attacked), ou qualquer um em qualquer altura (anybody): nesse caso pergunta-se a toda a gente depois de cada ataque, e o jogo continua a partir de quem a jogou.
option-draw_reply = Respostas a cartas de tirar
    .text = Os 2 e os 3 não respondem a nada (none), só aos do mesmo valor (own_kind), também a outras cartas de tirar do mesmo naipe (matching), a qualquer ataque de cartas (low_wild), ou todas as cartas de tirar respondem umas às outras (war).
option-wild_draws = 2 e 3 sobre cartas de tirar
    .text = Os 2 e os 3 só servem sobre outras cartas de tirar em resposta a um ataque (answering), ou também depois de esse ataque acabar (always).
option-joker_role = O que fazem os jokers
    .text = Os jokers não entram no jogo (absent), mudam o sentido (reverse), obrigam o jogador seguinte a tirar (draw), ou substituem qualquer carta (substitute).
option-joker_black_draw = Joker preto
    .text = Quantas cartas o joker preto obriga o jogador seguinte a tirar.
option-joker_color_draw = Joker a cores
    .text = Quantas cartas o joker a cores obriga o jogador seguinte a tirar.
option-joker_answers_draw = Jokers respondem
    .text = Se um joker de tirar pode responder a qualquer ataque de cartas.
option-joker_in_packs = Jokers em grupos
    .text = Se os jokers se podem jogar juntamente com vários 2, ou vários 3, na mesma jogada.
option-joker_joins_answer = Jokers em respostas
    .text = Se um joker pode juntar-se aos 2 ou aos 3 que respondem a um ataque, e faz então o mesmo que faz ao abrir; exige jokers em grupos.
option-skip_rank = Perder um turno
    .text = O valor que faz o jogador seguinte perder um turno, ou que começa o duelo.
option-skip_mode = Turnos perdidos ou duelo
    .text = As cartas de perder turnos somam-se e passam adiante (accumulate), ou começam um duelo por turnos extra (duel).
option-solo_hits = Turnos a solo
    .text = Dos turnos ganhos num duelo, todos menos o último atingem quem os joga (all_but_last), ou todos (all): nesse caso um ataque ou um pedido do último cumpre-se logo, antes de passar a vez.
option-cancel_rank = Valor que anula
    .text = O valor que anula um ataque contra quem o joga.
option-cancel_placement = Onde anula
    .text = Uma carta que anula serve sobre qualquer ataque (free), ou tem de condizer com a carta de cima em naipe ou valor (match).
option-wild_own_suit_ranks = Valores livres
    .text = Valores que se podem jogar sobre qualquer carta, e cujo naipe é depois preciso seguir.
option-sevens_unused = Setes sem efeito
    .text = Um só interruptor para setes que não fazem nada: não anulam ataques nem são livres.
option-suit_call_rank = Pedido de naipe
    .text = O valor com que se pede o naipe a seguir.
option-suit_call_wild = Pedido de naipe sobre tudo
    .text = Se a carta que pede naipe se pode jogar sobre qualquer carta.
option-suit_call_must_change = Mudar de naipe
    .text = Se é obrigatório pedir um naipe diferente do que está em jogo.
option-rank_call_rank = Pedido de valor
    .text = O valor com que se pede o valor a seguir.
option-call_must_hold = Pedidos honestos
    .text = Se só se pode pedir um naipe ou um valor que se tenha na mão.
option-call_duration = Duração dos pedidos
    .text = Um pedido vale até ser satisfeito (until_met), durante uma volta à mesa (one_lap), ou só para o jogador seguinte (next_only).
option-cross_calls = Pedidos sobre pedidos
    .text = Se as cartas que pedem naipe e as que pedem valor se podem jogar sobre os pedidos umas das outras.
option-second_call = Segundo pedido
    .text = Um pedido que responde a outro pode repeti-lo (free), ou tem de indicar outro valor ou naipe (different); um valete sem outro valor pede qualquer carta simples.
option-call_optional = Pedir é facultativo
    .text = Se quem joga uma carta de pedir pode não pedir nada: nesse caso fica como carta simples.
option-cover_rank = Valor a cobrir
    .text = O valor que tem de ser coberto com outra carta no mesmo turno.
option-runs = Sequências
    .text = Se se podem jogar juntas cartas seguidas do mesmo naipe, para cima ou para baixo, como 5♠ 6♠ 7♠.
option-sets = Grupos
    .text = Se se podem jogar juntas várias cartas do mesmo valor.
option-voluntary_draw = Tirar por vontade
    .text = Se se pode tirar uma carta mesmo tendo na mão uma que serve.
option-play_drawn = Jogar a carta tirada
    .text = Uma carta tirada no turno tem de esperar (never), ou pode jogar-se logo se servir (drawn_only).
option-macau_mode = Dizer «Macau!»
    .text = Com uma só carta há uma corrida entre ti e os outros (race), o silêncio custa cartas por si só (automatic), ou não é preciso dizer nada (off).
option-macau_beaten_penalty = Outro diz primeiro
    .text = Quantas cartas tira um jogador quando outra pessoa diz «Macau!» primeiro.
option-macau_late_penalty = Apanhado mais tarde
    .text = Quantas cartas tira um jogador apanhado depois de ninguém ter dito a palavra; 0 quer dizer que já não se pode apanhar ninguém.
option-macau_auto_penalty = Silêncio
    .text = Quantas cartas custa o silêncio quando a penalização é automática.
option-early_macau = «Macau!» antecipado
    .text = Se a palavra se pode dizer durante o próprio turno, antes de jogar a penúltima carta.
option-multi_macau = «Macau múltiplo!»
    .text = Anunciar que todas as cartas que restam têm o mesmo valor não se usa (off), tem de ser verdade (truthful), ou pode ser bluff (free).
option-end_mode = Fim de uma ronda
    .text = Uma ronda dura até restar um jogador (last_left), ou acaba quando o primeiro fica sem cartas (first_out).
option-last_card = Última carta
    .text = A última carta pode ser qualquer uma (any), não pode ter efeito (no_action), ou, entre dois jogadores, não pode obrigar ninguém a tirar (no_draw_heads_up).
option-settle_final_attack = O último ataque conta
    .text = Se um ataque pendente no fim da ronda ainda se paga em cartas antes de contar os pontos.
option-scoring = Pontuação
    .text = Uma ronda decide pela ordem de chegada (placing), ou jogam-se rondas e as cartas que restam na mão contam pontos (points).
option-target_points = Pontos da partida
    .text = A partida acaba quando alguém tem estes pontos; quem tem mais pontos perde.
option-point_values = Pontos das cartas
    .text = Quantos pontos conta cada carta que resta na mão.
option-turn_limit = Limite de turnos
    .text = Ao fim destes turnos uma ronda acaba bloqueada; 0 quer dizer sem limite.
option-challenges = Desconfianças
    .text = O que se pode fazer mal e de que se pode desconfiar: cartas que não servem (slip), pedidos falsos (call), tirar tendo uma carta que serve (draw).
option-challenge_penalty = Preço da desconfiança
    .text = Quantas cartas tira quem não tinha razão, quem fez batota ou quem desconfiou.

## Variants

variant-hungarian = Húngara
    .text = O jogo completo: sequências e grupos, reis que atacam, valetes que pedem valores, jokers que mudam o sentido, e joga-se até restar um.
variant-romanian = Romena
    .text = Uma carta por turno; os jokers obrigam a tirar 5 ou 10, os setes anulam ataques e servem sobre tudo, um ás pede qualquer naipe.
variant-tel_aviv = Telavive
    .text = Sem jokers, os cincos têm de ser cobertos, a carta tirada pode jogar-se logo; o primeiro a ficar sem cartas acaba a ronda e quem chega a 500 pontos perde a partida.
variant-plawno = Pławno
    .text = Guerra: todas as cartas de tirar respondem umas às outras e somam-se, Q♥ acaba com ela, os jokers substituem qualquer carta, e os quatros são um duelo por turnos extra.

## House rules

modifier-easier_wild_draws = Mais fácil: 2 e 3 livres
    .text = Os 2 e os 3 respondem a qualquer ataque de cartas.
modifier-easier_packs = Mais fácil: grupos
    .text = Várias cartas do mesmo valor podem jogar-se juntas, e «Macau múltiplo!» pode anunciar-se com verdade.
modifier-easier_joker_packs = Mais fácil: grupos com joker
    .text = Os jokers podem juntar-se a vários 2 ou 3 na mesma jogada.
modifier-harder_plain_draws = Mais difícil: 2 e 3 a condizer
    .text = Um 2 ou um 3 só responde se condisser com a carta atacante em naipe ou valor.
modifier-harder_no_defence = Mais difícil: sem defesa
    .text = As cartas de tirar não respondem a nada; só ajudam as cartas que anulam e uma Q♥ que acabe com a guerra.
modifier-harder_wild_sevens = Mais difícil: setes livres
    .text = Os setes servem sobre qualquer carta, e é preciso seguir o seu naipe.
modifier-easier = Mais fácil
    .text = Todas as regras da casa mais fáceis de uma vez; onde os jokers o permitem, juntam-se a grupos e respostas.
modifier-harder = Mais difícil
    .text = 2 e 3 a condizer e setes livres, em conjunto.
modifier-cheating = Batota
    .text = Podes jogar uma carta que não serve ou pedir o que não tens, desde que ninguém desconfie de ti.
modifier-bluff_calls = Desconfiar de quem tira
    .text = Também se pode desconfiar de quem tira tendo uma carta que serve.

## What a card does

rule-plain = Uma carta normal.
rule-fits = Serve sobre uma carta do seu naipe ou do seu valor.
rule-wild_draws = Serve também sobre qualquer carta de tirar, mesmo depois de acabado o seu ataque.
rule-wild = Serve sobre qualquer carta.
rule-wild_own = Serve sobre qualquer carta, e depois é preciso seguir o seu naipe.
rule-no_shield = Não protege de um ataque.
rule-not_a_called_rank = Não satisfaz o pedido de um valor nem o de uma carta simples.
rule-cover = Serve só pelo naipe, e tem de ser logo coberta com uma carta do seu naipe, uma carta livre ou outra carta deste valor ({ $rank }); se não, tiras uma carta.
rule-draw-next = O jogador seguinte tira { n-cards }.
rule-draw-previous = O jogador anterior tira { n-cards }.
rule-reply-next = Jogada em resposta, passa o ataque ao jogador seguinte.
rule-reply-previous = Jogada em resposta, passa o ataque ao jogador anterior.
rule-answered = Responde-se com: { $list }.
rule-answered-matching = No naipe da carta atacante também com: { $list }.
rule-unanswered = Não tem resposta.
rule-skip = O jogador seguinte perde um turno; várias somam-se.
rule-duel = Começa um duelo: os outros podem aumentar com { $ranks } ou recusar, e quem jogou a última joga a solo tantos turnos quantas as cartas deste valor jogadas.
rule-solo-all_but_last = Até ao último destes turnos, ataques e pedidos atingem quem os joga.
rule-solo-all = Em todos estes turnos, ataques e pedidos atingem quem os joga.
rule-queen-king_relay = Responde a um ataque de reis, acrescenta { n-cards } e passa-o ao jogador seguinte.
rule-queen-war_stop = Acaba com qualquer ataque de cartas contra ti.
rule-queen-war_stop-anybody = Qualquer um pode jogá-la em qualquer altura para acabar com um ataque de cartas; o jogo continua a partir daí.
rule-cancel-free = Anula um ataque contra ti, seja qual for a carta de cima.
rule-cancel-match = Anula um ataque contra ti se condisser com a carta de cima em naipe ou valor.
rule-call_suit = Pedes o naipe a seguir.
rule-call_suit-change = Não se pode pedir o naipe que está em jogo.
rule-call_suit-hold = Tens de ter na mão o naipe que pedes; se não tiveres nenhum, o pedido é de naipe livre.
rule-call_rank = Pedes o valor a seguir: { $list }. Só se pode jogar esse valor, ou { $over }.
rule-call_rank-hold = Tens de ter na mão o valor que pedes; se não tiveres nenhum, o pedido é de qualquer carta simples.
rule-call_rank-none = Só se pode jogar a seguir uma carta simples, ou { $over }.
rule-call-until_met = O pedido vale até ser satisfeito.
rule-call-one_lap = O pedido vale durante uma volta à mesa.
rule-call-next_only = O pedido só obriga o jogador seguinte.
rule-call-cross = Pode jogar-se sobre qualquer pedido, de naipe ou de valor.
rule-call-different-rank = Sobre o pedido de um valor, tem de pedir outro.
rule-call-different-suit = Sobre o pedido de um naipe, tem de pedir outro.
rule-call-optional = Também podes não pedir nada: nesse caso fica como carta simples.
rule-joker-absent = Neste jogo não há jokers.
rule-joker-reverse = Muda o sentido do jogo, e o que está por baixo continua em vigor. Serve sobre qualquer carta, mas não protege de um ataque.
rule-joker-draw = Serve sobre qualquer carta, e qualquer carta serve sobre ele.
rule-joker-substitute = Substitui qualquer carta que se pudesse jogar agora: diz qual, e vale como ela.
rule-joker-answers = Responde a qualquer ataque de cartas.
rule-joker-packs = Pode jogar-se juntamente com várias cartas de um destes valores: { $list }.
rule-joker-joins = Também pode juntar-se-lhes quando respondem a um ataque.
rule-points = Na mão, no fim, conta { n-points }.

## Values of options

choice-players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
choice-none = nenhum
choice-auto = conforme o número de jogadores
choice-start_card-plain_only = trocada por uma simples
choice-start_card-inert = só por naipe e valor
choice-start_card-as_dealer_play = como jogada pelo dador
choice-dealer_right = à direita do dador
choice-dealer_left = à esquerda do dador
choice-ccw = anti-horário
choice-cw = horário
choice-next = o jogador seguinte
choice-previous = o jogador anterior
choice-after_victim = depois da vítima
choice-after_player = depois de quem o jogou
choice-kings = K♥ e K♠
choice-kings_and_queen_hearts = K♥, K♠ e Q♥
choice-queen_hearts_role-plain = uma dama normal
choice-king_relay = passa o ataque de um rei
choice-war_stop = acaba com ataques de cartas
choice-own_kind = o mesmo valor
choice-matching = também outras de tirar do naipe
choice-low_wild = qualquer 2 ou 3
choice-war = todas as cartas de tirar
choice-absent = fora do jogo
choice-reverse = mudam o sentido
choice-joker_role-draw = obrigam alguém a tirar
choice-substitute = substituem qualquer carta
choice-accumulate = os turnos perdidos somam-se
choice-duel = um duelo por turnos extra
choice-cancel_placement-free = sobre qualquer ataque
choice-match = por naipe ou valor
choice-until_met = até serem satisfeitos
choice-one_lap = uma volta à mesa
choice-next_only = só para o jogador seguinte
choice-never = nunca
choice-drawn_only = se servir
choice-race = uma corrida
choice-automatic = o silêncio custa cartas
choice-off = não se usa
choice-truthful = só se for verdade
choice-multi_macau-free = o bluff é permitido
choice-last_left = até restar um
choice-first_out = quando sai o primeiro
choice-any = qualquer carta
choice-no_action = sem efeito
choice-no_draw_heads_up = a dois, nada de tirar
choice-placing = ordem de chegada
choice-points = pontos
choice-second_call-free = pode repetir
choice-different = tem de ser diferente
choice-attacked = quem está sob ataque
choice-anybody = qualquer um, em qualquer altura
choice-answering = só em resposta
choice-always = também depois
choice-all_but_last = contra si próprio, menos no último
choice-all = todos contra si próprio
choice-challenges-slip = cartas que não servem
choice-challenges-call = pedidos falsos
choice-challenges-draw = tirar sem precisar
choice-joker = joker

## The story of a match

source-hand = cartas que restam na mão
deed-laid = Cartas jogadas
deed-drew = Cartas tiradas
deed-attacked = Ataques
deed-missed_turn = Turnos sem jogar
deed-called_suit = Naipes pedidos
deed-called_rank = Valores pedidos
deed-direction_turned = Mudanças de sentido
deed-macau_said = «Macau!» dito
deed-macau_caught = «Macau!» apanhado
deed-challenged = Desconfianças
deed-went_out = Saídas
deed-round_ended = Fins de ronda

## The guided first game: what a hint is about, what is to be known, and what to do while it is legal

hint-goal = Livra-te das tuas cartas
    .text = Boas-vindas ao Macau! Livra-te de todas as tuas cartas antes dos outros. As cartas da mesa estão à vista; as tuas, mais ninguém as vê.
    .now = Cartas na tua mão: { $number }.
hint-match = Naipe ou valor
    .text = Joga uma carta do mesmo naipe ou do mesmo valor da que está à vista. Algumas cartas servem sobre tudo.
    .now = Serve agora: { $requirement }.
hint-chain = Mais uma?
    .text = No mesmo turno podes continuar com o que se seguir.
    .now = Pode seguir-se: { $requirement }.
hint-special = Uma carta que faz alguma coisa
    .text = As cartas com um sinal na borda atacam, pedem, mudam o sentido do jogo ou protegem-te. Guarda-as para a altura certa.
    .now = { $card }: { $rule }
hint-end_play = Termina a tua jogada
    .text = Quando tiveres jogado tudo o que queres, diz que terminaste. As cartas que guardas podem valer mais depois.
hint-attacked = Estás sob ataque
    .text = Se uma carta tua estiver iluminada, podes responder com ela; ou aceitas o ataque e tiras.
    .now = { $card }: { $rule }
hint-ace = Pede um naipe
    .text = É preciso seguir o naipe que pedires. Escolhe aquele que te livra de mais cartas.
hint-called_suit = Há um naipe pedido
    .text = Agora só se pode jogar o que foi pedido, e as cartas que servem sobre tudo.
    .now = Serve agora: { $requirement }.
hint-macau = Diz «Macau!»
    .text = Com uma só carta na mão tens de o dizer, e logo: um atraso pode custar-te cartas.
hint-skip = Está em jogo um turno
    .text = Perdes o turno, a não ser que tenhas uma carta iluminada: com ela podes responder.
    .now = { $card }: { $rule }
hint-draw = Nada serve? Tira
    .text = Agora nenhuma carta tua serve, por isso tiras do monte.
hint-catch = Apanha quem se calou!
    .text = Alguém só tem uma carta e ainda não disse «Macau!». Despacha-te!
hint-jack = Pede um valor
    .text = É preciso seguir o valor que pedires. Escolhe um que tenhas na mão.
hint-rank_called = Há um valor pedido
    .text = Tem de seguir-se o que foi pedido. Quem não tem nada que sirva, tira.
    .now = Serve agora: { $requirement }.
hint-out = Alguém ficou sem cartas
    .text = Quem joga a última carta fica com o melhor lugar ainda livre. Os outros continuam até só um ter cartas.
hint-over = A ronda terminou
    .text = Foi uma ronda completa. Bem jogado! Outro jogo está à distância de um clique.

## Why an action is worth doing, true of the hand and the table as they are

reason-play_slips = Não serve; se alguém desconfiar, tiras { $number ->
    [0] { $number } cartas
    [one] uma carta
   *[other] { $number } cartas
}.
reason-play_last = É a tua última carta.
reason-play_cancels = Acaba com o ataque de { $number } contra ti.
reason-play_passes_draws = O ataque passa a { $target }: { $number ->
    [0] { $number } cartas
    [one] uma carta
   *[other] { $number } cartas
} para tirar.
reason-play_passes_skips = O ataque passa a { $target }: { $number ->
    [0] { $number } turnos
    [one] um turno
   *[other] { $number } turnos
} para perder.
reason-play_hits_draws = { $target } tem { $count ->
    [0] { $count } cartas
    [one] uma carta
   *[other] { $count } cartas
} e teria de tirar { $number }.
reason-play_hits_skips = { $target } tem { $count ->
    [0] { $count } cartas
    [one] uma carta
   *[other] { $count } cartas
} e perderia { $number ->
    [0] { $number } turnos
    [one] um turno
   *[other] { $number } turnos
}.
reason-play_goes_on = No mesmo turno pode seguir-se { $card }.
reason-play_fits_on = { $number ->
    [0] { $number } outras cartas tuas servem sobre ela
    [one] Outra carta tua serve sobre ela
   *[other] { $number } outras cartas tuas servem sobre ela
}.
reason-play_plain = É uma carta simples; { $card } fica para melhor altura.
reason-play_points = Na mão contaria { $points ->
    [0] { $points } pontos
    [one] um ponto
   *[other] { $points } pontos
}.
reason-play_fewer = Deixa-te com { $number ->
    [0] { $number } cartas
    [one] uma carta
   *[other] { $number } cartas
}.
reason-end_nothing_follows = Na tua mão nada se pode seguir.
reason-end_keeps = Mais tarde { $card } pode valer mais.
reason-draw_nothing_fits = Na tua mão nada serve.
reason-draw_keeps = Mais tarde { $card } pode valer mais.
reason-keep_does_not_fit = A carta que tiraste não serve.
reason-accept_no_answer = Não tens nenhuma carta que responda.
reason-accept_keeps = Mais tarde { $card } pode valer mais.
reason-call_suit_held = Tens na mão { $number ->
    [0] { $number } cartas
    [one] uma carta
   *[other] { $number } cartas
} de { $suit }.
reason-call_rank_held = Tens na mão { $number ->
    [0] { $number } cartas
    [one] uma carta
   *[other] { $number } cartas
} desse valor.
reason-word_one_card = Enquanto não o disseres, os outros podem apanhar-te.
reason-catch_silent = { $target } ainda não o disse.
reason-call_goes_over = A este pedido pode seguir-se { $card }.
reason-call_bluff = Não tens nenhuma carta dessas; se alguém desconfiar, tiras { $number ->
    [0] { $number } cartas
    [one] uma carta
   *[other] { $number } cartas
}.
reason-call_suit_lies = { $number ->
    [0] { $number } cartas de { $suit } já estão no monte: restam menos que possam seguir-se.
    [one] Uma carta de { $suit } já está no monte: restam menos que possam seguir-se.
   *[other] { $number } cartas de { $suit } já estão no monte: restam menos que possam seguir-se.
}
reason-call_rank_lies = { $number ->
    [0] { $number } cartas desse valor já estão no monte: restam menos que possam seguir-se.
    [one] Uma carta desse valor já está no monte: restam menos que possam seguir-se.
   *[other] { $number } cartas desse valor já estão no monte: restam menos que possam seguir-se.
}
reason-call_hides = Não diz a ninguém o que tens na mão.
reason-call_no_suit = Não tens nenhum naipe que se possa pedir.
reason-call_no_rank = Não tens nenhum valor que se possa pedir.
reason-call_no_hand = Já não tens nenhuma carta que pudesses pedir.
reason-call_none_fits = { $number ->
    [0] Sem pedido, servem { $number } das tuas cartas.
    [one] Sem pedido, serve uma das tuas cartas.
   *[other] Sem pedido, servem { $number } das tuas cartas.
}
reason-word_costs = Sem a palavra, tiras { $number ->
    [0] { $number } cartas
    [one] uma carta
   *[other] { $number } cartas
}.
reason-multi_one_rank = Todas as tuas cartas têm o mesmo valor.
reason-multi_heard = Não muda nada, mas todos ouvem.
reason-challenge_slip = A carta não serve.
reason-challenge_wins = Se tiveres razão, { $target } tira { $number ->
    [0] { $number } cartas
    [one] uma carta
   *[other] { $number } cartas
}.
reason-quiet_not_hit = O ataque é contra { $target }, não contra ti.
reason-quiet_no_stop = Não tens nenhuma carta que pare o ataque.
reason-quiet_fits = A carta serve.
reason-quiet_shown = { $target } tem uma carta dessas, e todos o sabem.
reason-quiet_if_wrong = Uma suspeita infundada fazia-te tirar { $number ->
    [0] { $number } cartas
    [one] uma carta
   *[other] { $number } cartas
}.
reason-quiet_caught = Os outros podem apanhar-te, e tirarias { $number ->
    [0] { $number } cartas
    [one] uma carta
   *[other] { $number } cartas
}.
reason-quiet_later = Mais tarde, esse silêncio custaria { $number ->
    [0] { $number } cartas
    [one] uma carta
   *[other] { $number } cartas
} a { $target }; agora só { $count }.
reason-quiet_costs_nothing = Agora ninguém tirava uma carta por isso.

## At the terminal

table-round = Ronda { $number }
table-turn = Turno { $number }
table-cw = sentido horário
table-ccw = sentido anti-horário
table-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
table-out = fora, { $place }.º lugar
table-misses = { $count ->
    [one] fica { $count } turno sem jogar
   *[other] fica { $count } turnos sem jogar
}
table-exposed = não disse «Macau!»
table-solo = { $count ->
    [one] { $count } turno a solo
   *[other] { $count } turnos a solo
}
table-known = à vista: { $cards }
table-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
table-left = { $count ->
    [0] já sem cartas
    [one] resta { $count } carta
   *[other] restam { $count } cartas
}
table-stock = Monte: { $count }
table-top = Em cima: { $card }
table-as = { $card } como { $face }
table-in-force = Em vigor: { $card }
table-below = por baixo:
table-hand = A tua mão ({ $count }):
table-next-card = Próxima carta: { $what }
table-your-card = A tua próxima carta: { $what }
table-pile = monte
table-face = topo
screen-joker = Jogar um joker como outra carta …
note-passes-on = O ataque cresce para { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
note-skips-on = Ficam em jogo { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}.
note-cancels = O ataque desaparece.
note-catch = { $count ->
    [one] Tira { $count } carta.
   *[other] Tira { $count } cartas.
}
note-challenge = { $count ->
    [one] Se te enganares, tiras { $count } carta.
   *[other] Se te enganares, tiras { $count } cartas.
}
warning-does_not_fit = Batota: não serve!
warning-leaves_one_card = Ficas com uma só carta: não te esqueças de «Macau!»
warning-not_held = Um bluff: não tens isso na mão!
joker-how = Um joker faz de outra carta: escreve { $card }=KS para o jogares como { $face }.
screen-help =
    O que podes escrever
      3             a escolha com esse número
      7S  10H  BJ   jogar essa carta (S ♠, H ♥, D ♦, C ♣; jokers BJ e CJ)
      5S 6S 7S      jogar várias cartas e terminar a jogada
      BJ=KS         jogar um joker como rei de espadas
      draw (tirar), end (terminar), accept (aceitar), keep (guardar),
      pass (passar), macau, quiet (não dizer nada), challenge (desconfiar)
      suit H (naipe), rank 8 (valor), catch NOME (apanhar)
      ? 7S  ? 3     a regra de uma carta ou de uma escolha
      hint          as melhores ações, e porquê
      undo          desfazer o teu último passo, enquanto nada tiver sido revelado
      log           tudo o que aconteceu
      rules         as regras do jogo
      table         a mesa outra vez
      quit          parar; o jogo fica guardado
screen-unknown = «{ $line }» não quer dizer nada aqui. Escreve um número da lista, uma carta como 7S, ou ? para ajuda.
screen-unknown-subject = Não há nenhuma carta «{ $what }». As cartas escrevem-se 7S, 10H, QD, AC, BJ, CJ; um número pergunta por essa escolha.
screen-nothing-chosen = Nada foi jogado.
screen-which = Como que carta? (número ou carta)
