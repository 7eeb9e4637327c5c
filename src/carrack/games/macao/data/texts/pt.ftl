# Macao, the board game, in Portuguese. Keys follow the names of names.py, options.py, cards.toml and board.toml.

## Colors of cubes and dice; a letter for each where there is no room or no color

color-red = vermelho
    .letter = V
color-blue = azul
    .letter = A
color-green = verde
    .letter = D
color-gray = cinzento
    .letter = C
color-violet = roxo
    .letter = R
color-black = preto
    .letter = P

cubes-red = { $count ->
    [one] { $count } vermelho
   *[other] { $count } vermelhos
}
cubes-blue = { $count ->
    [one] { $count } azul
   *[other] { $count } azuis
}
cubes-green = { $count ->
    [one] { $count } verde
   *[other] { $count } verdes
}
cubes-gray = { $count ->
    [one] { $count } cinzento
   *[other] { $count } cinzentos
}
cubes-violet = { $count ->
    [one] { $count } roxo
   *[other] { $count } roxos
}
cubes-black = { $count ->
    [one] { $count } preto
   *[other] { $count } pretos
}
cubes-any = { $count ->
    [one] { $count } cubo
   *[other] { $count } cubos
}

## Goods and tiles

good-jade = jade
    .short = jade
good-lacquerware = laca
    .short = laca
good-paper = papel
    .short = papel
good-porcelain = porcelana
    .short = porc.
good-rice = arroz
    .short = arroz
good-silk = seda
    .short = seda
good-spices = especiarias
    .short = esp.
good-tea = chá
    .short = chá
good-joker = um joker
    .short = joker

## Ports and places at sea

place-macao = Macau
place-london = Londres
place-hamburg = Hamburgo
place-amsterdam = Amesterdão
place-lisboa = Lisboa
place-antwerpen = Antuérpia
place-marseille = Marselha
place-barcelona = Barcelona
place-genova = Génova
place-s01 = o mar ao largo de Macau
place-s02 = o mar a nordeste de Génova
place-s03 = o mar entre Marselha e Génova
place-s04 = o mar entre Barcelona e Marselha
place-s05 = o mar a noroeste de Barcelona
place-s06 = o mar a sul de Lisboa
place-s07 = o mar a norte de Lisboa
place-s08 = o mar a sudoeste de Londres
place-s09 = o mar entre Londres e Antuérpia
place-s10 = o mar entre Antuérpia e Amesterdão
place-s11 = o mar entre Amesterdão e Hamburgo
place-s12 = o mar a sul de Hamburgo
place-s13 = o mar alto muito a sul de Hamburgo
place-s14 = o mar alto a norte de Macau
place-s15 = o mar alto a norte de Génova
place-s16 = o meio do mar alto
place-s17 = o mar a leste de Lisboa
place-s18 = o mar alto muito a sul de Antuérpia
place-s19 = o mar a sul de Amesterdão
place-s20 = o mar a norte de Marselha
place-s21 = o mar a sudeste de Londres
sea-space = o mar alto

## Kinds of cards, when they work, how often

kind-office = repartição
    .plural = repartições
kind-building = edifício
    .plural = edifícios
kind-person = personagem
    .plural = personagens

timing-action = usa-se no teu turno
timing-passive = funciona por si ou como parte de outra ação
timing-automatic = funciona por si
timing-part = escolhe-se como parte de outra ação
timing-always = funciona sempre
timing-waits = usa-se no teu turno, depois daquilo por que espera
timing-cards = funciona na fase 1, ao escolher cartas
timing-dice = funciona na fase 2, ao escolher dados
timing-game_end = funciona na pontuação final

limit-round = uma vez por ronda
limit-each = de cada vez que se aplica
limit-any = as vezes que puderes pagar
limit-end = uma vez, no fim do jogo

## Where a figure comes from

figure-found = encontrado numa fonte
    .mark = { "" }
figure-reconstructed = estimado
    .mark = ≈

## Printed figures: what they belong to, and what they are

data-place-quarter = Bairro { $id }
data-place-space = Casa { $id } da muralha
data-place-wall = A muralha
data-place-tiles = As peças
data-place-tribute = A escala do tributo
data-place-sea = O mar
data-field-kind = tipo
data-field-office = tipo de repartição
data-field-cost = custo
data-field-tribute = tributo
data-field-timing = quando funciona
data-field-limit = quantas vezes
data-field-dark = escuro
data-field-neighbours = vizinhos
data-field-good = mercadoria
data-field-slots = prestígio das entregas
data-field-start = onde partem os navios
data-field-length = casas
data-field-copies_of_each_good = peças de cada mercadoria
data-field-jokers = jokers
data-field-min = número mais baixo
data-field-max = número mais alto
data-field-position = onde está desenhado
data-field-there = existe
data-field-name = nome
data-field-source = de onde vêm os números
data-field-edges = rotas
data-yes = sim
data-no = não

## What the checker says about corrected figures

finding-file = { $name } não é nenhum dos ficheiros { $files }.
finding-not_toml = O ficheiro não está escrito em TOML: { $why }
finding-missing = Falta este campo.
finding-stray = Isto não pertence aqui.
finding-no_list = Tem de haver uma lista de tabelas [[{ $name }]].
finding-no_table = Tem de haver uma tabela [{ $name }].
finding-twice = O id { $id } é usado mais de uma vez.
finding-text = Tem de ser um texto de uma linha, e não { $value }.
finding-id = Tem de ter minúsculas, algarismos e _, e não { $value }.
finding-bool = Tem de ser true ou false, e não { $value }.
finding-whole = Tem de ser um número inteiro de { $low } a { $high }, e não { $value }.
finding-position = Tem de ser um número de 0 a { $high }, e não { $value }.
finding-one_of = É { $value }, mas tem de ser um destes: { $choices }.
finding-cubes = Tem de indicar cubos, como { "{" } red = 1, blue = 1 { "}" }, e não { $value }.
finding-color = Indica a cor { $color }; as cores são { $colors }.
finding-cube_count = Tem { $count ->
    [one] { $count } cubo
   *[other] { $count } cubos
} da cor { $color }; têm de ser de 1 a { $most }.
finding-list = Tem de ser uma lista com o comprimento certo, e não { $value }.
finding-sources = Tem de dizer de onde vem cada um destes: { $names }.
finding-source = Diz { $value } sobre { $name }; tem de ser found ou reconstructed.
finding-no_card = As regras não conhecem essa carta.
finding-cards_missing = { $count ->
    [one] Falta { $count } carta
   *[other] Faltam { $count } cartas
}: { $names }
finding-kind = As regras dizem que cartas são repartições, e de que tipo; isto contradi-las.
finding-dear = Custa { $count ->
    [one] { $count } cubo
   *[other] { $count } cubos
}; o habitual é de 1 a { $most }.
finding-pair = O par { $pair } não está em nenhuma carta que conheçamos.
finding-limit = Quando funciona e quantas vezes não condizem quanto ao fim do jogo.
finding-office_cost = As repartições deste tipo deviam custar aqui { $count ->
    [one] { $count } cubo
   *[other] { $count } cubos
} da cor { $color }.
finding-kind_count = { $count ->
    [one] { $count } carta é
   *[other] { $count } cartas são
} do tipo { $kind }; deviam ser { $expected }.
finding-pair_count = O par { $pair } está em { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}; deviam ser { $expected }.
finding-uneven = Todos os custos juntos usam { $count ->
    [one] { $count } cubo
   *[other] { $count } cubos
} da cor { $color }; a média das cores é { $mean }.
finding-no_size = Nenhum edifício nem personagem custa { $count ->
    [one] { $count } cubo
   *[other] { $count } cubos
}.
finding-too_many = { $count ->
    [one] Há { $count }
   *[other] Há { $count }
}; o espaço dá para { $most }.
finding-no_place = Indica { $id }, que não existe.
finding-one_way = Indica o vizinho { $id }, mas { $id } não o indica a ele.
finding-light = { $count ->
    [one] Há { $count } bairro claro
   *[other] Há { $count } bairros claros
} para { $tiles ->
    [one] { $tiles } peça de mercadoria
   *[other] { $tiles } peças de mercadoria
}.
finding-dark = { $count ->
    [one] Há { $count } bairro escuro
   *[other] Há { $count } bairros escuros
} para { $tiles ->
    [one] { $tiles } joker
   *[other] { $tiles } jokers
}.
finding-light_dark = { $light ->
    [one] { $light } bairro é claro
   *[other] { $light } bairros são claros
} e { $dark ->
    [one] { $dark } escuro
   *[other] { $dark } escuros
}; deviam ser 24 e 6.
finding-apart = A cidade não é contínua.
finding-slots_order = Os números têm de ir do mais alto para o mais baixo.
finding-slots = Os números deviam ser { $slots }.
finding-good = { $count ->
    [one] { $count } porto quer
   *[other] { $count } portos querem
} esta mercadoria; tem de ser um.
finding-port = Não é um dos portos que conhecemos.
finding-edge = A rota { $from_id } – { $to_id } não liga dois lugares.
finding-edge_twice = A rota { $from_id } – { $to_id } aparece duas vezes.
finding-reach = Não se consegue lá chegar a partir de { $id }.
finding-outside = Está desenhado fora do mapa.
finding-on_top = Está desenhado por cima de { $id }.
finding-cross = As linhas { $one } e { $other } cruzam-se.

## Parts of sentences

n-gold = { $count } de ouro
n-prestige = { $count } de prestígio
n-steps = { $count ->
    [one] { $count } passo grátis
   *[other] { $count } passos grátis
}
n-spaces = { $count ->
    [one] { $count } casa
   *[other] { $count } casas
}
n-markers = { $count ->
    [0] { $count } marcadores de penalização
    [one] um marcador de penalização
   *[other] { $count } marcadores de penalização
}
n-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
n-jokers = { $count ->
    [one] { $count } joker
    [many] { $count } jokers
   *[other] { $count } jokers
}
placed = { $cubes } no { $position }
die-shows = { $color } { $value }
die-turned = { $color } { $value } (era { $rolled })
nothing = nada
price-free = grátis
paid = { $paid ->
    [none] { "" }
   *[other] { " " }por { $paid }
}
costing = { $price ->
    [none] { "" }
   *[other] { " " }({ $price })
}
gained = { $gain ->
    [none] { "" }
   *[other] : { $gain }
}
because = { $cause ->
    [none] { "" }
   *[other] { " " }({ $why })
}
less = { $dropped ->
    [none] { "" }
   *[other] , com um { $dropped } a menos
}

## Causes that are no cards

cause-setup = preparação
cause-dice = dados
cause-offer = oferta
cause-overflow = uma sexta carta
cause-empty_arrow = seta sem cubos
cause-tableau = cartas deixadas no tabuleiro
cause-markers = penalizações
cause-city = maior grupo da cidade
cause-tribute = tributo
cause-delivery = entrega
cause-joker = joker
cause-payment = pagamento
cause-pass = passar

## Actions: labels of buttons and menu lines

action-take_card = Escolher { $card }{ costing }
action-decline_card = Não escolher carta
action-discard_overflow = Descartar { $card }
action-pick_start_cubes = Ronda 1: 1 × { $first }, ronda 2: 2 × { $second }
action-choose_dice = { $first } e { $second }
action-apply_explorer = Mais um cubo { $die }
action-apply_explorer-none = Mais nenhum cubo
action-apply_master = Pôr os cubos do dado { $die } no { $position }
action-apply_master-none = Deixar os cubos onde estão
action-activate-pay = Ativar { $card }{ less }{ costing }
action-activate-craftsman = Artesão: ativar { $card }{ less }{ costing }
action-activate-count = Conde: ativar { $card }{ costing }
tile-of-several = { $tile } ({ $number }/{ $all })
action-take_quarter-pay = Tomar o bairro com { $tile }{ less }{ costing }
action-take_quarter-herald = Arauto: tomar o bairro com { $tile }{ costing }
action-take_quarter-pay-bare = Tomar o bairro { $quarter }{ less }{ costing }
action-take_quarter-herald-bare = Arauto: tomar o bairro { $quarter }{ costing }
action-move_wall = Avançar { $distance } na muralha{ costing }
toward-sea = para { $place }
toward-port = para { $place }
action-move_ship = Navegar { $toward }, pagando { $pay }
action-move_ship-free = Navegar { $toward }, um passo grátis
action-deliver = Entregar
action-deliver-here = Entregar { $good } em { $port }
action-buy_tribute = Comprar prestígio com o tributo
action-buy_tribute-rate = Comprar { $gain } de prestígio por { $price } de ouro
action-use_office = Usar { $card }
action-use_card = Usar { $card }
action-use_card-color = Usar { $card }: receber { $color }
action-use_card-goldsmith = Usar { $card }: pagar { $color }
action-use_card-colors = Usar { $card }: pagar { $colors }
action-use_card-person = Usar { $card }: descartar { $person }
action-cash_joker = Trocar um joker: { $choices }
action-pay_cube = Pagar { $color }
action-pass = Passar

## The same choices gathered in one line, with a second question

fold-pick_start_cubes = Ronda 1: 1 × { $first } …
fold-activate = Ativar { $card } …
fold-take_quarter = Tomar o bairro com { $tile } …
fold-move_ship = Navegar { $toward } …
fold-use_card = Usar { $card } …
fold-cash_joker = Trocar um joker …

which-cube = Que cubo?
which-way = Como pagas?
which-color = Que cor?
which-one = Qual?

## Groups of choices

group-pick = Cartas em oferta
group-overflow = Descartar
group-start_cubes = Primeiros cubos
group-dice = Dados
group-activate = Ativar
group-quarter = Cidade
group-wall = Muralha
group-ship = Navio
group-deliver = Entregar
group-tribute = Tributo
group-card = Cartas
group-joker = Jokers
group-payment = Pagamento
group-pass = Passar
group-table = Para a mesa
group-expert = Para especialistas

## Events: sentences of the log. `.you` is told to the seat that acts.

event-card_revealed = Vira-se { $card }
event-cards_revealed = Viram-se: { $cards }
event-tribute_set = O tributo é { $gain } de prestígio por { $price } de ouro
event-card_taken = { $seat } escolhe { $card }
    .you = Escolhes { $card }
event-card_declined = { $seat } não escolhe carta{ because }
    .you = Não escolhes carta{ because }
event-card_discarded = { $seat } descarta { $card }{ because }
    .you = Descartas { $card }{ because }
event-card_discarded-table = { $card } vai para o descarte
event-cards_discarded = Para o descarte: { $cards }
event-cubes_placed = { $seat } põe { $placed }
    .you = Pões { $placed }
event-die_rolled = Dado: { $die }
event-dice_rolled = Dados: { $dice }
event-dice_chosen = { $seat } escolhe os dados { $first } e { $second }
    .you = Escolhes os dados { $first } e { $second }
event-dice_chosen-placed = { $seat } escolhe os dados { $first } e { $second }: { $placed }
    .you = Escolhes os dados { $first } e { $second }: { $placed }
event-explorer_applied = { $seat } recebe mais um cubo { $die }{ because }
    .you = Recebes mais um cubo { $die }{ because }
event-explorer_applied-none = { $seat } não recebe mais nenhum cubo{ because }
    .you = Não recebes mais nenhum cubo{ because }
event-master_applied = { $seat } põe os cubos do dado { $die } no { $position }{ because }
    .you = Pões os cubos do dado { $die } no { $position }{ because }
event-master_applied-none = { $seat } deixa os cubos onde estão{ because }
    .you = Deixas os cubos onde estão{ because }
event-rose_turned = As rosas dos ventos rodam
event-punished = { $seat } recebe { n-markers }{ because }
    .you = Recebes { n-markers }{ because }
event-card_activated = { $seat } ativa { $card }{ paid }
    .you = Ativas { $card }{ paid }
event-card_used = { $seat } usa { $card }{ gained }{ paid }
    .you = Usas { $card }{ gained }{ paid }
event-quarter_taken = { $seat } toma o bairro com { $tile }{ paid }
    .you = Tomas o bairro com { $tile }{ paid }
event-wall_moved = { $seat } avança { n-spaces } na muralha{ paid }, até à casa { $space }{ because }
    .you = Avanças { n-spaces } na muralha{ paid }, até à casa { $space }{ because }
event-wall_raised = O disco de { $seat } sobe ao topo da pilha{ because }
    .you = O teu disco sobe ao topo da pilha{ because }
event-ship_moved = { $seat } navega { $toward } por { $paid }
    .you = Navegas { $toward } por { $paid }
event-ship_moved-free = { $seat } navega { $toward } com um passo grátis
    .you = Navegas { $toward } com um passo grátis
event-delivered = { $seat } entrega { $good } em { $port }{ gained }
    .you = Entregas { $good } em { $port }{ gained }
event-tribute_bought = { $seat } compra { $gain } com o tributo{ paid }
    .you = Compras { $gain } com o tributo{ paid }
event-gold_gained = { $seat } recebe { n-gold }{ because }
    .you = Recebes { n-gold }{ because }
event-gold_paid = { $seat } paga { n-gold }{ because }
    .you = Pagas { n-gold }{ because }
event-prestige_gained = { $seat } ganha { n-prestige }{ because }
    .you = Ganhas { n-prestige }{ because }
event-prestige_lost = { $seat } perde { n-prestige }{ because }
    .you = Perdes { n-prestige }{ because }
event-cube_gained = { $seat } recebe { $cubes }{ because }
    .you = Recebes { $cubes }{ because }
event-cube_paid = { $seat } paga { $cubes }{ because }
    .you = Pagas { $cubes }{ because }
event-payment_begun-wall = { $seat } tem de pagar { cubes-any } por { $spaces } na muralha
    .you = Tens de pagar { cubes-any } por { $spaces } na muralha
event-payment_begun-prospector = { $seat } tem de pagar { cubes-any } pelo Garimpeiro
    .you = Tens de pagar { cubes-any } pelo Garimpeiro
event-payment_begun-shop = { $seat } tem de pagar { cubes-any } por um cubo { $color } na Loja
    .you = Tens de pagar { cubes-any } por um cubo { $color } na Loja
event-joker_cashed = { $seat } troca um joker{ gained }
    .you = Trocas um joker{ gained }
event-steps_gained = { $seat } tem { n-steps }{ because }
    .you = Tens { n-steps }{ because }
event-passed = { $seat } passa
    .you = Passas
event-round_began = Começa a ronda { $round }
event-game_ended = O jogo terminou

## Steps, and what the game waits for

phase-start_cards = Primeiras cartas
phase-start_cubes = Primeiros cubos
phase-pick = Escolher cartas
phase-overflow = Cartas a mais
phase-dice = Escolher dados
phase-explorer = Explorador
phase-master = Mestre
phase-actions = Ações
phase-payment = Pagar
phase-over = Fim

prompt-start_cards = { $seat } escolhe uma primeira carta
    .you = Escolhe a tua primeira carta
prompt-start_cubes = { $seat } escolhe os primeiros cubos
    .you = Escolhe os teus cubos para as duas primeiras rondas
prompt-pick = { $seat } escolhe uma carta
    .you = Escolhe uma carta da oferta
prompt-overflow = { $seat } tem seis cartas e deve descartar uma
    .you = Tens seis cartas: descarta uma e recebe um marcador de penalização
prompt-dice = { $seat } escolhe dois dados
    .you = Escolhe dois dados: cada um dá tantos cubos quantos mostra, nesse número da tua rosa dos ventos
prompt-explorer = { $seat } pode receber mais um cubo (Explorador)
    .you = Explorador: mais um cubo por um dos dados?
prompt-master = { $seat } pode mudar os cubos de um dado (Mestre)
    .you = Mestre: mudar os cubos de um dado?
prompt-actions = É a vez de { $seat }
    .you = É a tua vez: faz o que quiseres e no fim passa
prompt-payment-wall = { $seat } paga a muralha
    .you = Paga { cubes-any } por { $spaces } na muralha (cancel volta atrás)
prompt-payment-prospector = { $seat } paga o Garimpeiro
    .you = Paga { cubes-any } pelo Garimpeiro (cancel volta atrás)
prompt-payment-shop = { $seat } paga na Loja
    .you = Paga { cubes-any } por um cubo { $color } na Loja (cancel volta atrás)
prompt-over = O jogo terminou
    .you = O jogo terminou

## Refusals, by code. $detail is the error's own sentence.

error-card-unknown = Essa carta não existe: { $detail }
error-phase-wrong = Não é isso que o jogo pede neste momento.
error-action-refused = Isso não é possível agora: { $detail }
error-payment-pending = Paga primeiro os cubos que ainda deves, ou desfaz a ação.
error-payment-order = Os cubos pagam-se por esta ordem: vermelho, azul, verde, cinzento, roxo, preto, e os que restam têm de chegar.
error-offer-not_there = Essa carta não está na oferta.
error-card-not_on_tableau = Essa carta não está no teu tabuleiro.
error-card-not_active = Essa carta não está ativada, ou não é tua.
error-card-used = Essa carta já foi usada nesta ronda.
error-card-condition = Não se verifica agora o que essa carta exige.
error-card-nothing_to_gain = Essa carta não te daria nada agora.
error-card-not_usable = Essa carta não se usa assim.
error-card-needs_choice = Essa carta exige uma escolha: uma cor, cores ou uma personagem.
refused-short = Em falta: { $missing }.
error-cubes-too_few = Não tens cubos para isso.
error-gold-too_little = Não tens ouro para isso.
error-discount-not_available = Nenhuma carta tua te permite agora poupar esse cubo.
error-method-not_available = Não podes pagar assim agora.
error-quarter-taken = Esse bairro já foi tomado.
error-quarter-limit = Não podes tomar outro bairro neste turno.
error-wall-moved = Já avançaste na muralha neste turno.
error-wall-end = O teu disco está na última casa da muralha.
error-wall-too_far = A muralha não é assim tão comprida.
error-ship-not_adjacent = O teu navio não chega lá num passo.
error-ship-no_free_step = Já não tens passos grátis.
error-deliver-not_in_port = O teu navio não está num porto.
error-deliver-no_goods = Não levas nenhuma mercadoria que este porto queira.
error-deliver-full = Este porto já não aceita mercadorias.
error-deliver-not_entered = Nesta mesa só se entrega num porto em que o navio entrou neste turno.
error-tribute-limit = Já compraste prestígio todas as vezes que podias neste turno.
error-tribute-too_little_gold = Não tens ouro para o tributo.
error-tribute-nothing_to_gain = O tributo não te daria prestígio.
error-joker-none = Não tens nenhum joker.
error-joker-juggler = Com o Malabarista um joker vale duas escolhas de uma vez; sem ele, só uma.
error-dice-not_chosen = Esse não é um dos dados que escolheste.
error-master-not_possible = O Mestre não pode pôr esses cubos aí.
error-idler-not_active = Só com o Ocioso podes não escolher carta.
error-overflow-not_held = Não tens essa carta.

error-data-other = A mesa foi vista com outros números: { $detail }
error-field-unknown = Não se guarda nenhuma fonte para isso: { $detail }

## Warnings beside a choice

warning-passing_with_cubes = Os teus cubos da seta perdem-se.
warning-fountain_lost = O passo da tua Fonte perde-se.
warning-envoy_lost = O cubo do teu Enviado perde-se.
warning-sixth_card = Seria a tua sexta carta: uma tem de sair, e recebes um marcador de penalização.
warning-empty_arrow = Seta sem cubos nesta ronda: um marcador de penalização.
warning-empty_arrow_next_round = Ainda nada para a próxima ronda.
warning-cannot_be_undone = Não se pode desfazer.

## Options. The words in parentheses are the values to write.

option-delivery_requires_entry = Entregar só ao entrar
    .text = Se as mercadorias só podem ser entregues num porto em que o navio entrou no mesmo turno.
option-tribute_basis = Cartas que fazem o tributo
    .text = O tributo soma as seis cartas viradas (six_cards), ou só as que ficam na oferta (offer).
option-initial_wall_order = Primeira ordem na muralha
    .text = Alguém à sorte fica no topo e os outros seguem no sentido horário (random_start_clockwise), toda a ordem é à sorte (random), ou indica-se como lista de lugares.
option-master_dice = Dados do Mestre
    .text = Para quantos dos dois dados o Mestre pode mudar os cubos: 1 ou 2.
option-explorer_dice = Dados do Explorador
    .text = Para quantos dos dois dados o Explorador dá mais um cubo: 1 ou 2.
option-when_cards = Cartas que reagem
    .text = As cartas que reagem a algo que fazes funcionam uma vez por ronda (once) ou de cada vez (each).
option-discount_limit = Cartas que poupam um cubo
    .text = Grua, Curandeiro, Arquivo e Especulador poupam um cubo uma vez por ronda (once) ou de cada vez (each).
option-tower_on_last_space = Torre na última casa
    .text = Se a Torre mantém o dono no topo também na última casa da muralha.
option-beggar_ties = Mendigo e empates
    .text = Se, para o Mendigo, basta partilhar o último lugar em prestígio.
option-monastery_ties = Mosteiro e empates
    .text = Se, para o Mosteiro, basta partilhar o primeiro lugar em prestígio.
option-captain_points = Pontos do Capitão
    .text = Quanto prestígio dá o Capitão: 1 ou 2.
option-scribe_scope = Alcance do Escriba
    .text = O Escriba deixa usar duas vezes cada carta de repartição (card), ou uma carta de cada tipo (type).
option-office_rate = Paga das repartições
    .text = Cada repartição paga 1 de ouro pelo seu cubo (flat); ainda não se conhece outro valor.
option-councilman_mode = Pontos do Conselheiro
    .text = 6 de prestígio por cada tipo com três cartas (three_of_a_type), por cada tipo se houver três tipos (per_type_if_three_types), ou uma só vez se houver três tipos (once_if_three_types).
option-palace_counts_abbot = Palácio e Abade
    .text = Se o Palácio conta o Abade entre as cartas que pontuam no fim.
option-scribe_second_use = Segundo uso com o Escriba
    .text = Onde o Escriba chega a uma carta de cada tipo: o segundo uso pertence a uma carta (one_card), ou as repartições de um tipo podem usar-se mais uma vez do que as que há, cada uma no máximo duas vezes (any_card).

## Cards: the name, and what it does in one line

card-office = { $office } { $cubes }
office-customs = Alfândega
    .text = Paga 1 cubo vermelho, recebe 1 de ouro.
office-construction = Construção
    .text = Paga 1 cubo verde, recebe 1 de ouro.
office-finance = Finanças
    .text = Paga 1 cubo cinzento, recebe 1 de ouro.
office-justice = Justiça
    .text = Paga 1 cubo azul, recebe 1 de ouro.
office-military = Exército
    .text = Paga 1 cubo preto, recebe 1 de ouro.
office-administration = Administração
    .text = Paga 1 cubo roxo, recebe 1 de ouro.

card-archive = Arquivo
    .text = Ativar uma repartição custa-te um cubo a menos, à tua escolha.
card-bank = Banco
    .text = Recebe 2 de ouro.
card-border_post = Posto Fronteiriço
    .text = Usar uma repartição da Alfândega dá-te mais 1 de ouro.
card-cathedral = Catedral
    .text = Paga cubos de cores diferentes, ganha 1 de prestígio por cada um.
card-chancery = Chancelaria
    .text = Ganha 1 de prestígio se usaste uma repartição nesta ronda.
card-chapel = Capela
    .text = Ganha 1 de prestígio se já ganhaste algum nesta ronda.
card-cooperage = Tanoaria
    .text = Cada mercadoria que entregas dá mais 1 de prestígio.
card-court = Tribunal
    .text = Ganha 1 de prestígio por cada uma das tuas repartições da Justiça ativadas.
card-crane = Grua
    .text = Ativar um edifício custa-te um cubo a menos, à tua escolha.
card-customs_station = Posto Alfandegário
    .text = Ganha 1 de prestígio por cada uma das tuas repartições da Alfândega ativadas.
card-embassy = Embaixada
    .text = Comprar com o tributo dá mais 2 de prestígio.
card-fortress = Fortaleza
    .text = Ganha 1 de prestígio por cada uma das tuas repartições do Exército ativadas.
card-fountain = Fonte
    .text = Depois de tomares um bairro, avanças uma casa na muralha.
card-gate = Porta da Cidade
    .text = Ganha 1 de prestígio se estiveres em primeiro na muralha.
card-guard_post = Posto da Guarda
    .text = Avança uma casa na muralha, a não ser que lá estejas em primeiro.
card-hospital = Hospital
    .text = Ativar uma personagem dá-te 1 de ouro.
card-inn = Estalagem
    .text = Recebe 1 de ouro; recebe 3 se o teu Estalajadeiro estiver ativado.
card-jade_warehouse = Armazém de Jade
    .text = O jade que entregas conta a dobrar.
card-lacquerware_warehouse = Armazém de Laca
    .text = A laca que entregas conta a dobrar.
card-lighthouse = Farol
    .text = Cada mercadoria que entregas dá-te 1 de ouro.
card-meeting_hall = Sala de Reuniões
    .text = No fim: 2 de prestígio por cada tipo de repartição que ativaste.
card-miks_tavern = Taberna do Mik
    .text = Recebe 1 de ouro se tiveres três personagens ativadas ou mais.
card-monastery = Mosteiro
    .text = Ganha 1 de prestígio se ninguém tiver mais prestígio do que tu.
    .alone = Ganha 1 de prestígio se mais ninguém tiver tanto prestígio como tu.
card-palace = Palácio
    .text = No fim: 2 de prestígio por cada carta tua ativada que pontua no fim, incluindo esta.
    .abbot = No fim: 2 de prestígio por cada carta tua ativada que conta no fim, incluindo esta e o Abade.
card-paper_warehouse = Armazém de Papel
    .text = O papel que entregas conta a dobrar.
card-parade_ground = Praça de Armas
    .text = Usar uma repartição do Exército dá-te mais 1 de ouro.
card-pawnshop = Casa de Penhores
    .text = Recebe 1 de ouro se já recebeste algum nesta ronda.
card-porcelain_warehouse = Armazém de Porcelana
    .text = A porcelana que entregas conta a dobrar.
card-prefecture = Prefeitura
    .text = No fim: 1 de prestígio por cada uma das tuas repartições ativadas.
card-quarry = Pedreira
    .text = Ganha 1 de prestígio por cada uma das tuas repartições da Construção ativadas.
card-residence = Residência
    .text = No fim: 1 de prestígio por cada um dos teus edifícios ativados, incluindo este.
card-rice_warehouse = Armazém de Arroz
    .text = O arroz que entregas conta a dobrar.
card-sail_loft = Oficina de Velas
    .text = O teu navio pode dar até 2 passos grátis.
card-school = Escola
    .text = Recebe 1 de ouro se duas ou mais casas do teu tabuleiro estiverem vazias.
card-shop = Loja
    .text = Paga 2 cubos quaisquer, recebe um cubo de qualquer cor.
card-silk_warehouse = Armazém de Seda
    .text = A seda que entregas conta a dobrar.
card-smithy = Ferraria
    .text = No fim: 1 de prestígio por cada um dos teus bairros.
card-spice_warehouse = Armazém de Especiarias
    .text = As especiarias que entregas contam a dobrar.
card-statue = Estátua
    .text = No fim: 3 de prestígio por cada um dos teus bairros escuros.
card-tea_warehouse = Armazém de Chá
    .text = O chá que entregas conta a dobrar.
card-tower = Torre
    .text = O teu disco na muralha fica sempre no topo da sua pilha.
    .not_last = O teu disco na muralha fica no topo da sua pilha, exceto na última casa.
card-town_hall = Câmara Municipal
    .text = Ganha 1 de prestígio por cada uma das tuas repartições da Administração ativadas.
card-treasury = Tesouraria
    .text = Ganha 1 de prestígio por cada uma das tuas repartições das Finanças ativadas.
card-university = Universidade
    .text = Ganha 1 de prestígio se duas ou mais casas do teu tabuleiro estiverem vazias.

card-abbot = Abade
    .text = No fim: nenhum marcador de penalização pelas cartas que ficam no teu tabuleiro.
card-baronesa_dois = Baronesa Dois
    .text = No fim: 3 de prestígio; com duas Baronesas, 4 cada; com as três, 5.
card-baronesa_tres = Baronesa Três
    .text = No fim: 3 de prestígio; com duas Baronesas, 4 cada; com as três, 5.
card-baronesa_um = Baronesa Um
    .text = No fim: 3 de prestígio; com duas Baronesas, 4 cada; com as três, 5.
card-beadle = Bedel
    .text = Recebe 1 de ouro por cada tipo de repartição que usaste nesta ronda.
card-beggar = Mendigo
    .text = Recebe um cubo à escolha se ninguém tiver menos prestígio do que tu.
    .alone = Recebe um cubo de qualquer cor se mais ninguém tiver tão pouco prestígio como tu.
card-bishop = Bispo
    .text = Paga 1 de ouro, ganha 2 de prestígio.
card-cabin_boy = Grumete
    .text = Ganha 1 de prestígio se o teu navio levar duas mercadorias ou menos.
card-cannoneer = Artilheiro
    .text = Recebe 1 de ouro se estiveres em último na muralha.
card-captain = Capitão
    .text = Ganha { $points } de prestígio se o teu navio deu dois passos ou mais nesta ronda.
card-carpenter = Carpinteiro
    .text = Cada bairro que tomas dá-te 1 de ouro.
card-chamberlain = Camareiro
    .text = Ativar uma repartição dá-te 1 de ouro.
card-coachman = Cocheiro
    .text = Recebe 1 de ouro se tiveres três edifícios ativados ou mais.
card-councilman = Conselheiro
    .text = No fim: 6 de prestígio por cada tipo de repartição com três cartas tuas ativadas ou mais.
    .per_type_if_three_types = No fim: 6 de prestígio por cada tipo de repartição que ativaste, se forem três tipos ou mais.
    .once_if_three_types = No fim: 6 de prestígio se ativaste três tipos de repartição ou mais.
card-count = Conde
    .text = Ativa uma carta por 4 de ouro em vez dos seus cubos.
card-craftsman = Artesão
    .text = Ativa uma carta mostrando os seus cubos; ficas com eles.
card-diplomat = Diplomata
    .text = Podes comprar com o tributo duas vezes no teu turno.
card-donna_blu = Donna Blu
    .text = Recebe 1 cubo azul.
card-envoy = Enviado
    .text = Depois de ganhares prestígio com o tributo, recebes um cubo de qualquer cor.
card-explorer = Explorador
    .text = Um dos teus dois dados dá-te mais um cubo.
    .both = Cada um dos teus dois dados dá-te mais um cubo.
card-frau_rot = Frau Rot
    .text = Recebe 1 cubo vermelho.
card-goldsmith = Ourives
    .text = Paga 1 cubo qualquer, recebe 1 de ouro.
card-governor = Governador
    .text = No fim: 7 de prestígio.
card-gravedigger = Coveiro
    .text = Descarta outra das tuas personagens ativadas, recebe 2 de ouro.
card-healer = Curandeiro
    .text = Ativar uma personagem custa-te um cubo a menos, à tua escolha.
card-helmsman = Timoneiro
    .text = Paga 1 de ouro, e o teu navio pode dar até 4 passos.
card-herald = Arauto
    .text = Toma um bairro por 3 de ouro em vez dos seus cubos.
card-idler = Ocioso
    .text = Não tens de escolher uma carta na fase 1.
card-innkeeper = Estalajadeiro
    .text = Recebe 1 de ouro; recebe 3 se a tua Estalagem estiver ativada.
card-judge = Juiz
    .text = Usar uma repartição da Justiça dá-te mais 1 de ouro.
card-juggler = Malabarista
    .text = Cada joker que trocas dá-te duas escolhas em vez de uma.
card-lady_black = Lady Black
    .text = Recebe 1 cubo preto.
card-madame_vert = Madame Vert
    .text = Recebe 1 cubo verde.
card-magistrate = Magistrado
    .text = Usar uma repartição da Administração dá-te mais 1 de ouro.
card-master = Mestre
    .text = Podes pôr os cubos de um dos teus dados um número acima ou abaixo, mas nunca no 1.
    .both = Podes pôr os cubos de cada um dos teus dados um número acima ou abaixo, mas nunca no 1.
card-master_builder = Mestre de Obras
    .text = Ativar um edifício dá-te 2 de ouro.
card-midwife = Parteira
    .text = No fim: 1 de prestígio por cada uma das tuas personagens ativadas, incluindo esta.
card-miss_grey = Miss Grey
    .text = Recebe 1 cubo cinzento.
card-moneylender = Prestamista
    .text = Recebe 1 de ouro e ganha 1 de prestígio.
card-night_watchman = Guarda-Noturno
    .text = Podes tomar dois bairros no teu turno.
card-nobleman = Fidalgo
    .text = Paga 2 de ouro, recebe um cubo de qualquer cor.
card-office_head = Chefe de Repartição
    .text = Recebe 1 de ouro se tiveres três repartições ativadas ou mais.
card-professor = Professor
    .text = Cada um dos teus dois dados que mostre um 1 dá-te 1 de ouro.
card-prospector = Garimpeiro
    .text = Paga 3 cubos quaisquer, recebe 1 de ouro; as vezes que quiseres.
card-scholar = Erudito
    .text = Recebe um cubo de qualquer cor.
card-scribe = Escriba
    .text = Podes usar cada uma das tuas repartições duas vezes por ronda.
    .type = As tuas repartições de cada tipo podem ser usadas mais uma vez por ronda.
card-senora_violeta = Señora Violeta
    .text = Recebe 1 cubo roxo.
card-soldier = Soldado
    .text = Recebe 1 de ouro por cada quatro bairros que tens.
card-speculator = Especulador
    .text = Tomar um bairro custa-te um cubo a menos, à tua escolha.
card-surveyor = Agrimensor
    .text = Usar uma repartição da Construção dá-te mais 1 de ouro.
card-treasurer = Tesoureiro
    .text = Usar uma repartição das Finanças dá-te mais 1 de ouro.
card-vice_governor = Vice-Governador
    .text = No fim: 4 de prestígio.

## How open questions about cards are answered

ruling-event_once = Funciona uma vez por ronda, na primeira vez que se aplica depois de ativada.
ruling-event_each = Nesta mesa funciona de cada vez que se aplica depois de ativada.
ruling-event_automatic = Recebe-lo sem ser preciso pedir.
ruling-waits_once = És tu que a usas, uma vez por ronda, depois da primeira vez que se aplica enquanto está ativa. Se não a usares até passares, perde-se.
ruling-waits_each = Nesta mesa podes usá-la uma vez por cada vez que se aplica enquanto está ativa. O que não usares até passares perde-se.
ruling-discount_once = Uma vez por ronda. Um custo de um cubo passa a nada.
ruling-discount_each = Nesta mesa, sempre. Um custo de um cubo passa a nada.
ruling-not_itself = Não ajuda a ativar-se a si própria.
ruling-gold_for_all = O ouro substitui todos os cubos, por isso não se combina com poupar um cubo.
ruling-craftsman = Os cubos têm de estar na tua seta e podem voltar a ser usados depois. Em conjunto com Grua, Curandeiro ou Arquivo basta o custo reduzido.
ruling-free_step = Este passo não é o teu avanço pago na muralha e não lhe muda o preço. Na última casa não há para onde ir.
ruling-fountain_once = Disponível desde que tomas um bairro até passares. Um segundo bairro não dá um segundo passo.
ruling-fountain_each = Disponível desde que tomas um bairro até passares. Cada bairro dá o seu próprio passo.
ruling-whole_round = Olha para a ronda inteira, também para o que fizeste antes de a ativares.
ruling-came_before = O que conta veio antes, nesta ronda, de outra coisa, mesmo que já o tenhas gasto.
ruling-tie_counts = Um lugar partilhado conta.
ruling-tie_fails = Nesta mesa um lugar partilhado não conta.
ruling-doubling = Duplica-se o valor impresso do porto, não o ponto da Tanoaria.
ruling-each_tile = Funciona para cada peça, tantas quantas entregares.
ruling-steps = Dá os passos um a um, quando quiseres neste turno. O que sobrar quando passares perde-se.
ruling-captain = Contam todos os passos, pagos ou grátis, em qualquer direção.
ruling-juggler = Dois cubos, um cubo e 3 de ouro, ou 6 de ouro, escolhidos em conjunto. Com qualquer número de jokers.
ruling-scribe_card = Cada uso é pago e dá o seu ouro.
ruling-scribe_type_one = Nesta mesa só uma carta de cada tipo pode ser usada uma segunda vez.
ruling-scribe_type_any = Nesta mesa as repartições de um tipo podem usar-se mais uma vez do que as que tens, cada uma no máximo duas vezes.
ruling-bonus_once = As cartas que reagem a uma repartição continuam a funcionar uma vez por ronda.
ruling-bonus_each = Nesta mesa as cartas que reagem a uma repartição funcionam sempre.
ruling-office = As quatro cartas de um tipo fazem o mesmo; o número no nome é o que custa ativá-la. Duas cartas do mesmo tipo usam-se em separado.
ruling-beadle = Duas cartas do mesmo tipo contam uma vez. Usa-se uma vez por ronda, por isso escolhe o momento.
ruling-gravedigger = Nem ele próprio, nem uma carta do tabuleiro. O que a personagem fez nesta ronda mantém-se; os efeitos posteriores acabam.
ruling-cathedral = Um conjunto de cores diferentes por ronda.
ruling-inn_pair = A outra carta tem de estar ativada, não usada.
ruling-baronesa = Só contam as ativadas.
ruling-palace_alone = Conta as Baronesas, o Governador, o Vice-Governador, a Parteira, a Residência, a Prefeitura, a Sala de Reuniões, o Conselheiro, a Ferraria, a Estátua e ele próprio, quer pontuem quer não.
ruling-palace_abbot = Conta as Baronesas, o Governador, o Vice-Governador, a Parteira, a Residência, a Prefeitura, a Sala de Reuniões, o Conselheiro, a Ferraria, a Estátua, ele próprio e, nesta mesa, o Abade, quer pontuem quer não.
ruling-abbot = Os marcadores recebidos antes continuam a contar.
ruling-night_watchman = Cada um paga-se em separado, em dois momentos quaisquer do turno.
ruling-idler = Em qualquer ronda, também para evitar uma sexta carta.
ruling-master = Não tão longe que os cubos chegassem tarde demais. O número de cubos mantém-se.
ruling-explorer = O cubo junta-se aos do dado, no mesmo número.
ruling-professor = Conta o número mostrado: também o de um dado virado para 1 no fim do jogo, e um 1 cujos cubos o Mestre muda.
ruling-diplomat = De cada vez ao preço inteiro.
ruling-envoy = Os pontos da Embaixada também contam.
ruling-tower_always = Funciona logo que é ativada; os discos que chegam depois ficam por baixo do teu.
ruling-tower_not_last = Funciona logo que é ativada, exceto na última casa; os discos que chegam depois ficam por baixo do teu.
ruling-kind = O tipo é suposição nossa: o nome alemão pode designar uma pessoa ou outra coisa.
ruling-captain_doubt = Uma fonte recorda 2 pontos; a mesa pode escolher.
ruling-councilman_doubt = A fonte não é clara; a mesa pode escolher outra leitura.

## The table at a terminal

table-legend = Cubos: { $colors }
table-setup = Preparação
table-round = Ronda { $round } de 12
table-tribute = Tributo: { $gain } de prestígio por { $price } de ouro
table-dice = Dados
table-offer = Em oferta
table-stack = Pilha { $count }
table-seat = Lugar
table-prestige = Pr.
table-gold = Ouro
table-markers = Pen.
table-wall-short = Mur.
table-ship = Navio
table-cargo = Carga
table-jokers = Jok.
table-tableau-short = Cartas
table-active-short = Ativas
table-key = Pr. prestígio · Pen. marcadores de penalização, menos 3 cada · Mur. muralha · Jok. jokers · Cartas à espera no tabuleiro, Ativas · agora: cubos na seta · r5: cubos que chegam na ronda 5
table-now = agora
table-arrives = r{ $round }
table-roses = Rosas dos ventos
table-city = Cidade
table-city-key = ▪ bairro escuro · (A) tomado por A
table-wall = Muralha
table-port = Porto
table-wants = quer
table-pays = paga
table-distance = dist.
table-aboard = tu
table-tableau = O teu tabuleiro ({ $count } de 5)
table-tableau-empty = vazio
table-missing = em falta: { $cubes }
table-payable = já se pode pagar
table-payable-later = pode pagar-se na ronda { $round }
table-active = As tuas cartas ativas
table-usable = pode usar-se
table-used = usada
table-waiting = agora não
table-always = por si
table-at-end = no fim
table-empty = vazio
table-turn-order = Ordem
table-estimated = ≈ assinala um número estimado por nós.

note-rose = { $cubes } para a ronda { $round }
note-gain = dá { $gain }
note-near = { $port } { $count }
note-from-there = a partir daí: { $ports }
note-final = não se pode desfazer
note-to-space = até à casa { $space }

sheet-cost = Custo
sheet-tribute = Tributo
sheet-kind = Tipo
sheet-works = Funciona
sheet-rulings = Esclarecimentos
sheet-note = Nota nos dados
sheet-where = Agora
sheet-why-not = Agora não: { $reason }
where-stack = na pilha, ou fora de vista
where-pair = a sua ronda é a { $round }
where-offer = em oferta
where-discard = descartada
where-tableau = no tabuleiro de { $seat }
    .you = no teu tabuleiro
where-active = ativada por { $seat }
    .you = ativada por ti

quarter-title = Bairro { $quarter }
quarter-light = claro
quarter-dark = escuro
quarter-owned = tomado por { $seat }
quarter-tile = Peça
quarter-neighbors = Vizinhos
port-title = Porto { $port }
port-delivered = Entregue
port-distances = Distâncias

plan-title = Os teus cubos nas próximas rondas
plan-round = Ronda
plan-cubes = Cubos
plan-cards = Cartas que podias ativar
plan-quarters = Bairros
plan-none = ainda nenhum
plan-nothing = -

summary-title = De onde veio o prestígio

screen-help =
    O que podes escrever
      3                 a escolha com esse número
      take banco        escolher uma carta; também discard (descartar), activate (ativar), use (usar)
      q07               tomar um bairro;  wall 2: avançar na muralha
      sail genova       navegar um passo;  sail s02 vermelho: pagar esse cubo
      deliver (entregar), tribute (tributo), joker ouro, joker vermelho, pass (passar)
      vd                na fase dos dados: o dado vermelho e o verde (letras como na legenda)
      cancel            voltar atrás num pagamento incompleto
      hint              as melhores ações, e porquê
      undo              voltar um passo atrás;  undo turn: o turno inteiro
      plan              os teus cubos nas próximas rondas e o que podem pagar
      seat NOME         as cartas de um jogador
      offices, discards as repartições das próximas rondas, o descarte
      ? banco           uma carta: efeito, custo, esclarecimentos;  ? q07, ? genova, ? 3
      log, rules (regras), table, quit (parar)
screen-unknown = «{ $line }» não quer dizer nada aqui. Escreve um número da lista, uma ação como wall 2 ou use banco, ou ? para ajuda.
screen-unknown-subject = Não há nada chamado «{ $what }». Pergunta por uma carta (? banco), um bairro (? q07), um porto (? genova) ou uma escolha (? 3).
screen-nothing-chosen = Nada foi feito.
screen-nothing-pending = Não há nenhum pagamento em aberto.

## The guided first game: what a hint is about, what is to be known, and what to do while it is legal

hint-goal = O prestígio ganha
    .text = Boas-vindas ao Macao! São doze rondas, e ganha quem tiver mais prestígio no fim. Ganha-se com mercadorias levadas à Europa, com ouro pago em tributo, com cartas e com bairros da cidade que se tocam.
hint-start_card = A tua primeira carta
    .text = Uma carta não faz nada enquanto não pagares os cubos impressos nela. As baratas ajudam cedo, as caras ajudam muito.
hint-start_cubes = Os teus primeiros cubos
    .text = Escolhe uma cor para um cubo na ronda 1 e uma cor para dois cubos na ronda 2.
hint-offer = Uma carta nova por ronda
    .text = Toda a gente tem de escolher uma carta. Em cada oferta há duas repartições; as das doze rondas estão à vista desde o início.
hint-dice = Dois de seis dados
    .text = Um dado dá tantos cubos quantos mostra. Chegam ao fim de outras tantas voltas da tua rosa e têm a cor do dado: poucos cubos cedo, ou muitos cubos tarde. Os outros podem escolher os mesmos dados.
hint-rose = A rosa dos ventos rodou
    .text = O que está agora na tua seta é para gastares nesta ronda, e só nesta. O resto espera nos seus números e aproxima-se a cada ronda.
hint-activate = Paga uma carta
    .text = Paga exatamente os cubos de uma carta, e ela trabalha para ti até ao fim do jogo.
    .now = Os cubos da tua seta pagam { $card }: { $price }.
hint-tribute = Ouro por prestígio
    .text = Uma vez por turno podes pagar o tributo desta ronda. As cartas da oferta fixam o preço e o ganho.
    .now = Nesta ronda: { $price } por { $gain }.
hint-pass = Tudo feito? Então passa
    .text = Passa quando tiveres feito tudo o que querias. Os cubos que ficam na seta perdem-se, o ouro fica. Até passares, Desfazer anula tudo.
hint-five_spaces = Cinco casas para cartas
    .text = As cartas esperam em cinco casas até as pagares. Uma sexta custa-te um marcador de penalização, e no fim também cada carta que não tenhas ativado.
    .now = Das tuas cinco casas, ocupadas: { $number }.
hint-dice_card = O que as tuas cartas esperam
    .text = Uma carta paga-se numa só ronda, com cubos que estejam juntos na seta. Escolhe dados que os façam encontrar-se.
    .now = { $card } precisa de { $cubes }.
hint-empty_arrow = Nunca uma seta vazia
    .text = Se não houver nada na tua seta depois de a rosa rodar, recebes um marcador de penalização: menos 3 de prestígio. O plano ao lado da tua rosa mostra o que chega e quando.
    .now = Ronda { $round }: ainda não te chega nada.
hint-helpers = Cartas que se ajudam
    .text = Algumas cartas fazem algo por si sempre que fazes outra coisa. Convém ativá-las cedo.
    .now = Já podes pagar { $card }: { $price }.
hint-quarter = Toma um bairro
    .text = Uma vez por turno podes tomar um bairro livre por exatamente os seus cubos. No fim, cada bairro do teu maior grupo ligado vale 2 de prestígio.
    .now = Bairros livres que os teus cubos pagam: { $number }.
hint-goods = Carga para a Europa
    .text = O que estava no bairro está agora no teu navio: cada mercadoria tem um porto que a quer, e as primeiras peças a chegar lá são as mais bem pagas.
    .now = Mercadoria no teu navio: { $good }. Em { $port } vale { $points } de prestígio.
hint-saving = O tributo vale a pena?
    .text = O preço e o ganho do tributo mudam a cada ronda. O ouro não vale nada no fim, por isso guarda algum para as boas ocasiões.
    .now = Nesta ronda: { $price } por { $gain }.
hint-wall = A muralha faz a ordem
    .text = Quem está mais à frente na muralha escolhe cartas e joga primeiro. Numa pilha, primeiro o disco de cima.
hint-cheap_card = Vê o que está para chegar
    .text = Antes de escolheres uma carta, compara o preço com os cubos da tua rosa.
hint-joker_quarter = Bairros escuros
    .text = Neste bairro escuro há um joker em vez de uma mercadoria.
hint-joker = Um joker de reserva
    .text = No teu turno um joker torna-se um cubo de qualquer cor, ou 3 de ouro. Guarda-o para um turno em que te falte um cubo.
    .now = Jokers que tens: { $number }.
hint-office = Usa as tuas repartições
    .text = Cada repartição ativada e quase todas as outras cartas podem ser usadas uma vez por ronda.
    .now = { $card }: { $rule }
hint-move_wall = Um passo na muralha
    .text = Uma casa custa um cubo de qualquer cor, duas custam três, três custam cinco. À frente dos outros escolhes primeiro a tua carta.
hint-ship = Faz-te ao mar
    .text = Cada cubo, de qualquer cor, leva o teu navio um passo adiante. O caminho até à Europa é longo: pensa nos portos que querem a tua carga, e chega lá antes dos outros.
    .now = Mercadoria no teu navio: { $good }. Em { $port } vale { $points } de prestígio.
hint-delivery = Entrega!
    .text = O teu navio está num porto que quer o que tens a bordo. Entrega, e o melhor número livre é teu. Não custa cubos, e podes continuar a navegar.
    .now = Mercadoria: { $good }. Em { $port } vale { $points } de prestígio.
hint-card_use = Uma carta para usar
    .text = Uma das tuas cartas ativadas pode fazer agora algo por ti, uma vez por ronda.
    .now = { $card }: { $rule }
hint-sixth_card = Uma sexta carta
    .text = Todas as tuas casas estão cheias: uma carta tem de sair, e recebes um marcador de penalização. Ativa cartas a tempo, para haver uma casa livre na próxima ronda.
hint-marker = Um marcador de penalização
    .text = Custa-te 3 de prestígio no fim, e nada o tira. Olha para o plano dos cubos que vêm antes de escolheres dados.
    .now = Marcadores que tens: { $number }.
hint-late_dice = Dados tardios
    .text = A partir de agora, os dados cujos cubos chegariam depois da ronda 12 são virados para 1. Os números grandes tornam-se raros: vê o que ainda podes pagar.
hint-last_rounds = Esvazia as tuas casas
    .text = Já falta pouco. Cada carta que não ativares custa um marcador; o ouro e as mercadorias a bordo não valem nada no fim: gasta tudo o que puderes.
    .now = Cartas que ainda esperam nas tuas casas: { $number }.
hint-over = O jogo terminou
    .text = Bem jogado! Descontam-se os marcadores, pontuam as cartas de fim de jogo, e cada bairro do teu maior grupo vale 2. Outro jogo, com outras cartas, está à distância de um clique.

## Values of options

choice-random_start_clockwise = um à sorte, depois sentido horário
choice-random = todos à sorte
choice-six_cards = as seis cartas
choice-tribute_basis-offer = as cartas em oferta
choice-once = uma vez por ronda
choice-each = de cada vez
choice-scribe_scope-card = cada carta de repartição
choice-scribe_scope-type = uma carta de cada tipo
choice-one_card = uma carta de cada tipo
choice-any_card = mais uma ao todo, sejam quais forem
choice-flat = 1 de ouro por um cubo
choice-three_of_a_type = por cada tipo com três cartas
choice-per_type_if_three_types = por cada tipo, com três tipos
choice-once_if_three_types = uma vez, com três tipos

## The story of a game

source-delivery = entrega em { $place }
deed-card_taken = Cartas escolhidas
deed-dice_chosen = Dados escolhidos
deed-card_activated = Cartas ativadas
deed-card_used = Cartas usadas
deed-quarter_taken = Bairros tomados
deed-wall_moved = Avanços na muralha
deed-ship_moved = Viagens
deed-delivered = Entregas
deed-prestige_gained = Prestígio ganho
deed-joker_cashed = Jokers trocados
deed-punished = Penalizações
deed-round_began = Inícios de ronda

## Why an action is worth doing, true of the table as it stands

reason-card_is_paid = Os cubos da tua rosa pagam-na ({ $cubes }) na ronda { $round }.
reason-card_is_cheap = É barata: { $cubes }.
reason-card_with = Combina bem com { $card }.
reason-card_nearly = Na ronda { $round }, em falta só { $cubes }.
reason-card_for_end = Conta na pontuação final, e até lá consegues juntar { $cubes }.
reason-card_costs = Custa { $cubes }, e tens { $count ->
    [0] { $count } rondas
    [one] uma ronda
   *[other] { $count } rondas
} para os juntar.
reason-discard_unpaid = Em nenhuma ronda a tua rosa tem os cubos que ela custa ({ $cubes }).
reason-discard_least = Custa { $cubes }.
reason-cubes_fill_arrow = Evita que a tua seta fique vazia na ronda { $round }.
reason-cubes_pay_card = Assim podes pagar { $card } na ronda { $round }.
reason-cubes_pay_quarter = Assim podes pagar um bairro com { $tile } na ronda { $round }.
reason-cubes_count = Cubos que dá: { $number }.
reason-brings_at_once = Dá logo { $gain }.
reason-frees_space = Todas as tuas casas estão cheias, e assim libertas uma para uma carta.
reason-counts_at_end = Conta na pontuação final.
reason-works_long = Paga agora, trabalha para ti durante { $number ->
    [0] { $number } rondas
    [one] uma ronda
   *[other] { $number } rondas
}.
reason-saves_marker = Por pagar, custava-te um marcador de penalização no fim.
reason-quarter_joins = Assim, bairros teus ligados entre si: { $number }.
reason-quarter_joker = Há lá um joker.
reason-quarter_open = { $number ->
    [0] { $number } bairros livres tocam-lhe
    [one] Um bairro livre toca-lhe
   *[other] { $number } bairros livres tocam-lhe
}, por isso o teu grupo pode crescer aí.
reason-port_pays = Em { $port }, a próxima entrega vale { $points } de prestígio ({ $good }).
reason-wall_passes = Com isso ultrapassas { $target } na muralha.
reason-wall_nearer = Leva-te à casa { $number } da muralha.
reason-ship_toward = É o caminho para { $port }: { $points } de prestígio ({ $good }), e fica depois a { $number ->
    [0] { $number } passos
    [one] um passo
   *[other] { $number } passos
}.
reason-ship_arrives = O teu navio chega a { $port }, onde ganhas { $points } de prestígio ({ $good }).
reason-ship_ahead = O teu navio vai vazio, mas adianta um passo para mais tarde.
reason-deliver_last = É o último número livre em { $port }.
reason-deliver_before = Agora vale { $points } de prestígio; a próxima peça vale lá { $number }.
reason-tribute_last_round = É a última ronda, e depois o ouro não conta nada: { $price } por { $gain }.
reason-tribute_cheap = { $price } por { $gain }: uma troca melhor do que na maioria das rondas.
reason-tribute_affords = Ficas ainda com { $number } de ouro.
reason-use_is_free = Não custa nada: { $gain }.
reason-use_spare = Nenhuma carta à espera pede { $color }.
reason-use_for_tribute = O ouro é pouco: o tributo desta ronda custa { $number }.
reason-use_brings = Dá { $gain }.
reason-joker_for_card = Assim ficam completos os cubos para { $card }.
reason-joker_for_tribute = Assim podes pagar o tributo de { $price }.
reason-joker_for_quarter = Assim podes pagar um bairro com { $tile }.
reason-cube_unneeded = Nenhuma carta à espera pede { $color }.
reason-cube_plenty = É o que mais te sobra: { $cubes }.
reason-cube_left = Depois ainda te resta: { $cubes }.
reason-pass_nothing_left = Já não tens cubos.
reason-pass_pays_nothing = { $number ->
    [0] Os { $number } cubos que restam não pagam
    [one] O cubo que resta não paga
   *[other] Os { $number } cubos que restam não pagam
} nenhuma carta nem nenhum bairro.
reason-pass_quarter_taken = Já tomaste o teu bairro, e nenhuma carta se pode pagar. Cubos que restam: { $number }.
reason-keeps_space = { $number ->
    [0] { $number } cartas já esperam
    [one] Uma carta já espera
   *[other] { $number } cartas já esperam
} nas tuas casas.
reason-declines_unpaid = Os cubos da tua rosa não pagam nenhuma das cartas expostas.
reason-declines_marker = Uma carta que nunca é paga custa um marcador de penalização no fim.
reason-price = Custa { $price }, e tens com que pagar.
