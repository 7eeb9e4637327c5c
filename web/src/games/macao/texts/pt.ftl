# Macao's face in Portuguese. Words that the title's own texts have are the same here.

language = pt

color-red = vermelho
letter-red = V
color-blue = azul
letter-blue = A
color-green = verde
letter-green = D
color-gray = cinzento
letter-gray = C
color-violet = roxo
letter-violet = R
color-black = preto
letter-black = P

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
kind-office = repartição
kind-building = edifício
kind-person = personagem
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
nothing = nada
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
warning-passing_with_cubes = Os teus cubos da seta perdem-se.
warning-fountain_lost = O passo da tua Fonte perde-se.
warning-envoy_lost = O cubo do teu Enviado perde-se.
warning-sixth_card = Seria a tua sexta carta: uma tem de sair, e recebes um marcador de penalização.
warning-empty_arrow = Seta sem cubos nesta ronda: um marcador de penalização.
warning-empty_arrow_next_round = Ainda nada para a próxima ronda.
warning-cannot_be_undone = Não se pode desfazer.

good-jade = jade
good-lacquerware = laca
good-paper = papel
good-porcelain = porcelana
good-rice = arroz
good-silk = seda
good-spices = especiarias
good-tea = chá
good-joker = um joker
good-none = –

## Choosing

price-is = Preço: { $price }
gain-is = Ganho: { $gain }
ways = { $count ->
    [one] { $count } maneira
   *[other] { $count } maneiras
} de o fazer
not-now = Agora não: { $reason }
close = Fechar
short-free = grátis
short-gold = ouro
choose-colors = Escolhe cores
joker-first = Primeira metade do joker
joker-second = Segunda metade do joker
costs = Custo
you-have = Tens { $cubes }
estimated-fields = Estimativa nossa: { $fields }
field-kind = tipo
field-cost = custo
field-tribute = tributo

## The chart

board = O mapa: mar, muralha e cidade
city = Cidade
sea-space = Mar alto
port-about = Aceita { $good }. Valores livres: { $slots }
port-label = { $port }, aceita { $good }
ship-at = Navio de { $seat }: { $place }
tribute = Tributo
tribute-label = Tributo desta ronda: { $price } de ouro por { $gain } de prestígio
quarter = Bairro
quarter-owned = Bairro de { $seat }
quarter-free = Bairro com { $tile }, por { $cost }
quarter-light = Um bairro claro com { $tile }
quarter-dark = Um bairro escuro com { $tile }
wall = Muralha
wall-space = Muralha, casa { $n }: { $seats }
wall-space-name = Muralha, casa { $n }
wall-about = Na muralha, quem vai à frente joga primeiro; numa pilha, o de cima.
stack = De cima para baixo: { $seats }

## The round

round = Ronda { $round } de 12
before = Antes da primeira ronda
result = O jogo terminou
offer = Oferta
decline = Não escolher carta
dice = Dados
die-label = Dado { $color }, { $value }
choose-dice = { $count ->
    [0] Escolhe dois dados
    [one] Escolhe mais um dado
   *[other] Escolhe dois dados
}
ask-explorer = Explorador: mais um cubo?
ask-master = Mestre: mover cubos um número?
start-cubes = { $round ->
    [1] Um cubo para a ronda 1
   *[other] Dois cubos para a ronda 2
}
take-start = Pôr estes cubos
offices = Repartições das doze rondas
time-past = já foi
time-present = esta ronda
time-future = por vir

## Seats

own-seat = Lugar da frente
passed = passou
place-number = { $place ->
    [1] Primeiro lugar
   *[other] { $place }.º lugar
}
prestige = prestígio
gold = ouro
markers = penalizações
cargo = Navio e carga
no-cargo = sem carga
supply = Reserva
no-cubes = sem cubos
pass = Passar
pass-loses = Perderias { $cubes }.
pass-about = O teu turno termina.
tableau = Cartas por pagar
active = Ativas
no-active = ainda nenhuma
state-usable = já se pode usar
state-used = usada nesta ronda
state-waiting = à espera
rose = Rosa dos ventos
rose-side = Ronda { $round }: { $cubes }

## Ways to look at it

pace = Velocidade do movimento
pace-calm = Velocidade 1×
pace-fast = Velocidade 2×
pace-off = Sem movimento
parts = Partes da mesa
tab-round = Ronda
tab-city = Cidade
tab-sea = Mar

## Told when pointed at

which = Qual?
spaces-used = { $count } de { $of }
about-prestige = Quem tem mais no fim ganha.
about-gold = Compra prestígio com o tributo; algumas cartas também o pedem.
about-jokers = Um joker vale um cubo de qualquer cor ou 3 de ouro.
about-markers = Cada um custa 3 de prestígio na pontuação final.
cargo-to = { $count } × { $good }: aceita { $port }, a próxima vale { $value }
supply-about = Gasta-os nesta ronda: o que sobrar perde-se quando passas.
ships-here = Navios aqui: { $seats }
way-costs = O caminho até lá custa { $cubes }.
way-free = Os teus passos grátis levam-te lá.

## The new table

step-cards = Cartas
step-dice = Dados
step-actions = Ações
prompt-card = O que se pede
look-at = Ver o que tem { $seat }
n-cubes = { $count ->
    [one] { $count } cubo
   *[other] { $count } cubos
}
n-goods = { $count ->
    [one] { $count } mercadoria
   *[other] { $count } mercadorias
}
cancel = Cancelar
clear = Limpar
confirm = Confirmar
supply-now = agora, ronda { $round }
supply-soon = depois dos dados
cargo-title = Carga
rose-late = Depois da última ronda: estes cubos nunca chegam à seta
rose-more = Estes dados juntam { $cubes }.
rose-empty = Ainda sem cubos para a ronda { $round }: uma seta vazia dá um marcador de penalização.
when-round = ronda { $round }
when-short = em falta: { $count }
pay-now = Pagar já
pay-short-of = Falta
pay-short = Em falta: { $cubes }
comes = { $count ->
    [0] Na ronda { $round } chegam { $cubes }.
    [one] Na ronda { $round } chega { $cubes }.
   *[other] Na ronda { $round } chegam { $cubes }.
}
comes-never = Nas próximas rondas não chega nenhum cubo { $color }.
work-used = usada
work-action = uma vez por ronda
work-waits = depois de algo
work-part = numa ação
work-automatic = por si
work-always = sempre
work-cards = com cartas
work-dice = com dados
work-game_end = no fim
take-title = Escolhe uma carta
take-help = Pagas mais tarde, com cubos.
take-when = Quando a podes pagar?
take-by = pela rosa
take-do = Escolher { $card }
take-none = Escolhe uma carta
take-clash = { $card } precisa dos mesmos cubos nessa ronda.
overflow-title = Uma carta tem de sair
overflow-help = Cinco casas cheias. Custa um
overflow-do = Descartar { $card }
overflow-none = Escolhe uma carta
tribute-once = Uma vez por turno, nesta ronda.
die-name = { $color } { $value }
die-now = nesta ronda
die-late = tarde demais
dice-help = Números altos dão muitos cubos, mais tarde.
take-cubes = { $count ->
    [one] Receber { $count } cubo
   *[other] Receber { $count } cubos
}
forecast = As tuas próximas rondas
forecast-new = cubos novos com anel
forecast-card = Ronda { $round }: pode pagar-se { $card }.
house-figures = Alguns números das peças são nossos, porque nenhuma fonte os indica. A página de cada peça diz quais.
start-title = Escolhe os teus primeiros cubos
actions-title = A tua vez: age, depois passa
glow = { $count ->
    [one] { $count } brilha no mapa
   *[other] { $count } brilham no mapa
}
row-ship = Navegar
row-deliver = Entregar
row-wall = Muralha
row-card = Usar uma carta
row-joker = Joker
row-activate = Pagar uma carta
row-quarter = Tomar um bairro
row-tribute = Tributo
place-for = { $place }, a { $cubes }
sail-help = Carrega num local no mar, ou escolhe um aqui.
sail-to-sea = Navegar para { $place }
sail-to = Navegar para { $place }
sail-swap = { $spaces }. Carrega num cubo para pagar com outra cor.
sail-do = Navegar, { $cubes }
sail-free = Navegar
sail-refused = Agora não se pode navegar por aí.
sail-deliver = Entregue pelo caminho
sail-ways = Caminhos igualmente curtos
sail-way = Caminho { $n }
sail-space = A casa { $n } paga-se com { $color }
sail-space-free = A casa { $n } é grátis
way-far = A { $spaces }.
way-have = Tens { $cubes }.
pay-title = Pagar
pay-help = { $cubes } de qualquer cor, por qualquer ordem.
pay-count = { $count } de { $of }
pay-left = { $count ->
    [0] tudo pago
    [one] falta { $count } cubo
   *[other] faltam { $count } cubos
}
pay-spare = Escolher por mim cubos a mais
pay-back = Recolher { $color }
tab-rose = Rosa
tab-topay = A pagar
tab-atwork = Ativas
tab-purse = Bolsa, navio

# ---- the list of cards ----

list-kind = Tipo
list-kind-office = repartições
list-kind-building = edifícios
list-kind-person = personagens
list-office = Tipo de repartição
list-timing = Quando funciona
list-timing-action = no teu turno
list-timing-waits = no teu turno, depois de algo
list-timing-part = como parte de uma ação
list-timing-automatic = por si
list-timing-always = sempre
list-timing-cards = ao escolher cartas
list-timing-dice = ao escolher dados
list-timing-game_end = no fim
list-color = Custa um cubo
list-cubes = Número de cubos
list-estimated = Número estimado
list-estimated-nothing = nada estimado
list-sort-number = número
list-sort-name = nome
list-sort-cost = número de cubos
office-customs = Alfândega
office-construction = Construção
office-finance = Finanças
office-justice = Justiça
office-military = Exército
office-administration = Administração
see-rules = Ver as regras
see-card = Tudo sobre esta carta

# ---- the list of choices ----

warning-passing-with-cubes = Ainda tens cubos; perdem-se quando passas.
warning-fountain-lost = O passo da tua Fonte perde-se.
warning-envoy-lost = O cubo do teu Enviado perde-se.
warning-sixth-card = Não há casa para uma sexta carta: uma tem de sair, e custa um marcador de penalização.
warning-empty-arrow = Não chegariam cubos à tua seta.
warning-empty-arrow-next-round = Na próxima ronda não chegariam cubos à tua seta.
group-pick = Escolher uma carta
group-ship = Navio
group-wall = Muralha
group-quarter = Tomar um bairro
group-activate = Pagar uma carta
group-dice = Dados
group-overflow = Cartas a mais
group-payment = Pagar
group-tribute = Tributo
group-card = Usar uma carta
group-deliver = Entregar
group-start-cubes = Primeiros cubos
group-joker = Joker
amount-prestige = prestígio
amount-markers = { $count ->
    [0] penalizações
    [one] penalização
   *[other] penalizações
}
amount-jokers = { $count ->
    [0] jokers
    [one] joker
   *[other] jokers
}
amount-spaces = { $count ->
    [0] casas na muralha
    [one] casa na muralha
   *[other] casas na muralha
}
amount-steps = { $count ->
    [0] passos do navio
    [one] passo do navio
   *[other] passos do navio
}
amount-silk = seda
amount-porcelain = porcelana
amount-jade = jade
amount-paper = papel
amount-tea = chá
amount-rice = arroz
amount-spices = especiarias
amount-lacquerware = laca

plan-can = Um clique planeia para a tua vez: { $what }
plan-made = Planeado para a tua vez: { $what }
plan-do = Planear para a minha vez: { $what }
plan-back = Retirar o plano: { $what }
plan-flag = Planeado para a tua vez.
plan-pass = Passar na minha vez
plan-help-card = Clica numa carta para a planeares para a tua vez.
plan-help-dice = Clica em dois dados para os planeares para a tua vez.
plan-help-actions = Clica no que queres fazer primeiro, ou em passar: faz-se quando chegar a tua vez.
used-legend = virada: usada
way-short = Em falta: { $count }.
way-now = Navegas no teu turno, na terceira fase.
comes-any = { $count ->
    [one] Na ronda { $round } chega { $count } cubo.
   *[other] Na ronda { $round } chegam { $count } cubos.
}
comes-any-never = Nas próximas rondas não chegam tantos cubos.
pays-now = Os teus cubos pagam-na quando chegar a tua vez.
pays-in = Pagam-na os teus cubos da ronda { $round }.
next-pays = Então podes pagar: { $cards }
pays-never = A tua rosa não tem os cubos para isto: em falta, { $cubes }.
wall-behind = O teu disco está na casa { $n } e só anda para a frente.
wall-own = O teu disco está aqui.
quarter-taken = É de { $seat }: já ninguém o pode tomar.
quarter-yours = Já é teu.
why-take = Escolhe primeiro uma carta: as iluminadas estão por cima do mapa.
why-overflow = Escolhe primeiro uma das seis cartas.
why-dice = { $count ->
    [0] Escolhe primeiro dois dados.
    [one] Escolhe primeiro mais um dado.
   *[other] Escolhe primeiro dois dados.
}
why-pay = { $count ->
    [0] Falta pagar { $count } cubos: toca neles na tua reserva.
    [one] Falta pagar 1 cubo: toca num da tua reserva.
   *[other] Falta pagar { $count } cubos: toca neles na tua reserva.
}
why-start = Escolhe primeiro os cubos.
why-ask = A mesa ainda está a calcular.
