# Maracaibo's face in Portuguese. Names and effects of pieces come with the words of the data.

language = pt

## Amounts

n-doubloons = { $count ->
    [one] { $count } dobrão
   *[other] { $count } dobrões
}
n-vp = { $count } PV
n-combat = { $count ->
    [one] { $count } ponto de combate
   *[other] { $count } pontos de combate
}
n-figures = { $count ->
    [one] { $count } figura
   *[other] { $count } figuras
}
n-income = rendimento em dobrões { $count }
n-vp_income = rendimento em PV { $count }
n-value = valor de combate { $count }
n-village_actions = { $count ->
    [one] { $count } ação de aldeia
   *[other] { $count } ações de aldeia
}
n-points = { $count ->
    [one] { $count } ponto de movimento
   *[other] { $count } pontos de movimento
}
n-influence = { $count } de influência ({ $nation })
a-disc = um disco: { $upgrade }
a-token = ficha de { $kind }
a-marker = um marcador na peça de resistência ({ $nation })

## What one stop would bring

stop-city = ação de cidade
stop-market = { $count ->
    [one] { $count } casa livre no mercado
   *[other] { $count } casas livres no mercado
}
stop-quests = { $count ->
    [0] { $count } missões
    [one] uma missão
   *[other] { $count } missões
}
stop-assistants = { $count ->
    [0] { $count } dos teus assistentes
    [one] o teu assistente
   *[other] { $count } dos teus assistentes
}
stop-tiles = { $count ->
    [0] { $count } peças de legado
    [one] uma peça de legado
   *[other] { $count } peças de legado
}
stop-hints = { $count ->
    [0] { $count } pistas
    [one] uma pista
   *[other] { $count } pistas
}
stop-markers = { $count ->
    [0] { $count } marcadores de nações
    [one] um marcador de nação
   *[other] { $count } marcadores de nações
}
stop-ends_round = termina a ronda

## Choosing

price-is = Preço: { $price }
gain-is = Ganho: { $gain }
ways = { $count ->
    [one] { $count } maneira
   *[other] { $count } maneiras
} de o fazer
not-now = Agora não: { $reason }
close = Fechar
which = Qual?
warning-cannot_be_undone = Não se pode desfazer.
see-rules = Ver as regras
see-card = Tudo sobre esta carta
asked = A escolher
ask-lit = Escolhe algo que brilhe.
ask-nothing = Agora não há nada para escolher.
estimated = Estimativa nossa: não se encontrou fonte para estes números.

## The chart

board = As Caraíbas
place = { $id } { $name }
kind-start = Início de cada viagem
kind-village = Aldeia
kind-city = Cidade
kind-homeward = A caminho de casa
city-action = Ação de cidade: { $text }
place-action = Ação: { $text }
flag-reward = Bandeira: { $text }
market-wants = Mercado: { $goods }; casas livres: { $free } de { $of }
markers-here = Marcadores: { $list }
ships-here = Navios: { $list }
assistant-here = Assistente { $card } ({ $seat })
quest-here = Missão: { $text }
hints-here = { $count ->
    [0] Há aqui { $count } pistas
    [one] Há aqui uma pista
   *[other] Há aqui { $count } pistas
}
luysa-here = Luysa está presa aqui
luysa = Luysa
tile-here = { $name }: { $text }
behind-barrier = Só com o explorador além da barreira { $barrier }
in-rounds = Na ronda { $rounds }
ends-round = Termina a ronda
goal-here = Objetivo do capítulo: { $count } de { $need ->
    [one] { $need } disco
   *[other] { $need } discos
}
passage = Passagem secreta

## Tracks and piles

track = Trilho do explorador
space = Casa { $number } do trilho{ $path ->
    [upper] , caminho de cima
    [lower] , caminho de baixo
   *[main] { "" }
}
space-start = Início do trilho do explorador
space-end = Fim do trilho do explorador: { $text }
by-order = Por ordem de chegada: { $list }
next-gets = O próximo recebe { $text }
explorers-here = Exploradores: { $list }
figure-here = Figura de { $seat }
barrier = Barreira: { $name }
ruin = Ruína, casa { $number }
nations = Influência nas nações
influence-of = { $seat } { $count } (grau { $rank })
strength = Força { $count }: colunas sem marcadores. No fim, cada grau vale estes PV.
markers-left = { $count ->
    [one] { $count } marcador na escala
   *[other] { $count } marcadores na escala
}
no-scoring = Neste jogo as nações não dão pontos.
pile = Pilha de combate { $number }
tokens-left = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
token = Ficha de combate: { $text }
value-left = Valor { $count }
fights-for = por { $nation }
fights-against = contra { $nation }
fleet-used = capturada
quest-pile = Missões
quests-left = { $count ->
    [one] { $count } missão na pilha
   *[other] { $count } missões na pilha
}
top-quest = Em cima: { $text }
prestige = Edifícios de prestígio
face-down = Virado para baixo até alguém investir
building-cost = Custa { $cost }
invested = Investiram: { $list }

## Automas and The Search

automa-cards = { $shown ->
    [one] { $shown } carta mostrada
   *[other] { $shown } cartas mostradas
}, { $left } por vir
automa-band = A próxima carta faz o que está na área { $area }:
automa-figures = { $vp } PV, { $quests ->
    [one] { $quests } missão
   *[other] { $quests } missões
}, { $discs ->
    [one] { $discs } disco
   *[other] { $discs } discos
}, explorador { $explorer }
countdown = { $count ->
    [one] { $count } turno para cada um até ao fim da ronda
   *[other] { $count } turnos para cada um até ao fim da ronda
}
does-city_disc = disco na cidade { $city }
does-quest = missão de { $from } a { $to }
does-explore = explorador { $n }
does-end_round = termina a ronda
does-influence = influência
does-combat = combate
does-vp = { $n } PV
does-quest_pile = missão da pilha
does-disc = disco
does-pay_combat = pagas { $n ->
    [one] { $n } ponto de combate
   *[other] { $n } pontos de combate
}
search = A Busca
search-green = Casa verde { $number }: { $text }
search-red = Casa vermelha { $number }: { $text }
search-free = livre
search-covered = coberta
luysa-hidden = Luysa está escondida
luysa-found = Luysa foi encontrada
luysa-freed = Luysa está livre

## The table

round = Ronda { $round } de 4
order = Capitães e os seus PV
pace = Velocidade do movimento
pace-calm = Velocidade 1×
pace-fast = Velocidade 3×
pace-off = Sem movimento
parts = Partes da mesa
tab-map = Mapa
tab-hand = Mão
tab-ship = Navio
tab-table = Cartas
tab-others = Outros
zoom = Zoom
zoom-in = Mais perto
zoom-out = Mais longe
zoom-all = Mapa todo
zoom-ship = Para o navio
final-vp = { $count } deles na pontuação final
place-number = { $place }.º

## Goals

goals-shared = Os nossos objetivos
goals-own = O teu objetivo
goal-markers = { $count ->
    [0] Nenhum marcador
    [one] Falta { $count } marcador
   *[other] Faltam { $count } marcadores
}
goal-above = Mais baixo: { $names } { $vp }, { $automa } { $theirs }
goal-above-all = Todos { $vp }, { $automa } { $theirs }
goal-above-alone = Tu { $vp }, { $automa } { $theirs }
goal-luysa-hidden = Luysa está escondida
goal-luysa-found = Luysa: { $location }
goal-luysa-freed = Luysa está livre
goal-met = Alcançado até agora.
goal-open = Isto ainda falta.
goal-about-all_markers_removed = Os capitães só ganham juntos se no fim nenhuma nação tiver marcadores no mapa: libertem aldeias e cidades.
goal-about-all_above_jacques = No fim cada um precisa de mais PV do que o automa. A pontuação final ainda conta.
goal-about-luysa_freed = Vira pistas para encontrar Luysa, e depois liberta-a onde está presa.
goal-all_markers_removed = Retirar todos os marcadores:
goal-all_above_jacques = Mais PV do que { $automa } ({ $vp }):
goal-luysa_freed = Libertar Luysa:
goal-reached = feito.
missed-markers = { $count ->
    [one] Ficou { $count }.
   *[other] Ficaram { $count }.
}
missed-above = { $names }: em falta { $count } PV.
missed-above-you = Em falta: { $count } PV.
missed-luysa = continua presa.
joint-result = Como acabou
joint-won-together = Ganharam juntos.
joint-lost-together = Perderam juntos.
joint-won-alone = Venceste { $automa }.
joint-lost-alone = { $automa } ganhou.
joint-won-theirs = Os capitães ganharam.
joint-lost-theirs = Os capitães perderam.

## Cards and captains

estimated-fields = Número estimado: { $fields }
field-deck = pilha
field-number = número
field-cost = custo
field-vp = PV
field-good = mercadoria
field-object = objeto
field-effects = efeitos
field-requires = requisitos
field-endgame = PV no fim
field-figures = figuras
field-complete_reward = recompensa por todas as tarefas
field-expansion = da expansão
field-freeing = para Libertar as Caraíbas
field-task_figure = figura de uma tarefa
field-task_reward = recompensa de uma tarefa
field-tasks = tarefas
field-immediate_cost = preço do bónus
field-immediate_gain = ganho do bónus
field-nation = nação
field-discs = discos
field-immediate = bónus imediato
field-permanent = efeito duradouro
field-reward = recompensa
field-combat_actions = ações de combate
field-combat_points = pontos de combate
field-on_stop = efeito de uma escala
field-place = local
field-requires_barrier = barreira
field-spaces = recompensas das casas
deck-A = primeira pilha (A)
deck-B = segunda pilha (B)
deck-U = Revolta (U)
deck-C = história (C)
card-title = { $name }: custa { $cost }, { $vp } PV no fim, paga como { $good } ou { $object }. { $text }
card-costs = custa { $count }
card-scores = { $count } PV no fim
card-pays = na mão: { $good } ou { $object }
cards-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
figure-at = Figura: { $place }
effect-done = A condição está cumprida.
stops-made = Escalas feitas: { $count } de { $of }
kind-career = carreira
kind-port = porto de origem
kind-prestige = edifício de prestígio
kind-tile = peça de legado
kind-quest = Missão
task-done = (feito)
task-have = (até agora { $count })
career-task = Cada tarefa: { $count ->
    [0] as suas { $count } figuras
    [one] a sua figura
   *[other] as suas { $count } figuras
} para a tua reserva, { $reward }.
career-complete = As três: { $reward }.
building-figure = { $count ->
    [0] e ficam aqui { $count } figuras
    [one] e fica aqui uma figura
   *[other] e ficam aqui { $count } figuras
}
invested-by = Investiram: { $who }
ship-board = Navio
upgrades-unlocked = { $count ->
    [one] { $count } melhoria desbloqueada
   *[other] { $count } melhorias desbloqueadas
}
discs-left = { $count ->
    [one] ainda tem { $count } disco
   *[other] ainda tem { $count } discos
}
unlocked = Desbloqueado
upgrade-about = Funciona quando saírem os dois discos.
resistance = Peça de resistência
resist-taken = Casa { $number }: marcador ({ $nation }, { $reward })
resist-free = Casa { $number }, livre: { $reward }
resist-about = O marcador de um local que libertas pode ir para uma casa livre, pela recompensa, mas nunca ao lado de outro da mesma nação.
resist-full = As quatro cheias: { $doubloons ->
    [one] { $doubloons } dobrão
   *[other] { $doubloons } dobrões
} e { $vp } PV por ficha de combate, e a peça volta a ficar vazia.
has-vp = { $count } PV
has-doubloons = { $count ->
    [one] { $count } dobrão
   *[other] { $count } dobrões
}
has-combat = { $count ->
    [one] { $count } ponto de combate
   *[other] { $count } pontos de combate
}
has-figures = { $count ->
    [one] { $count } figura na reserva
   *[other] { $count } figuras na reserva
}
has-income = Rendimento em dobrões { $count }
has-vp_income = Rendimento em PV { $count }
has-influence = { $nation }: { $count } de influência, grau { $rank }
has-quests = { $count ->
    [one] { $count } missão cumprida
   *[other] { $count } missões cumpridas
}
has-tokens = { $count ->
    [one] { $count } ficha de combate
   *[other] { $count } fichas de combate
}
has-deliveries = { $count ->
    [one] { $count } entrega
   *[other] { $count } entregas
}
has-liberations = { $count ->
    [one] { $count } local libertado, anexado ou desalojado
   *[other] { $count } locais libertados, anexados ou desalojados
}
about-vp = Quem tem mais no fim ganha.
about-vp-goals = Aqui só contam para os objetivos.
about-doubloons = Dinheiro para cartas de projeto e edifícios de prestígio.
about-combat = Num Combate cada um junta 1 ao valor.
about-figures = Para assistentes e edifícios de prestígio; num Combate cada uma junta 1.
about-income = São os dobrões que chegam depois de cada ronda.
about-vp_income = São os PV que chegam depois de cada ronda.
about-influence = No fim, cada grau vale em PV a força da nação.
about-surrendered = Um marcador foi dado aos holandeses: aqui já não há influência.
about-quests = Cumprem-se pagando objetos da mão.
about-tokens = Uma de cada Combate.
about-deliveries = Mercadorias postas em mercados.
about-liberations = Contam para as carreiras.
about-synergies = Cada tipo conta uma vez; algumas cartas esperam por um.
liberations-note = Retirar, colocar ou substituir um marcador de uma nação.
ranks-at = Graus com { $list } de influência.
figures-elsewhere = { $general } na reserva geral, { $career } na carreira.
influence = Influência
synergies = { $count ->
    [0] Sem fichas de sinergia
    [one] { $count } ficha de sinergia
   *[other] { $count } fichas de sinergia
}
captain-own = O teu navio
captain-papers = Carreira e porto de origem
captain-fold = Ver menos de { $name }
captain-unfold = Ver tudo de { $name }
tableau = Cartas compradas
tableau-empty = Ainda nenhuma
starts = Começou o jogo
has-turn = a jogar
hand = Mão
hand-empty = Sem cartas
hand-count = { $count ->
    [one] { $count } carta na mão
   *[other] { $count } cartas na mão
}
planned-count = { $count ->
    [one] { $count } carta planeada
   *[other] { $count } cartas planeadas
}
tableau-count = { $count ->
    [one] { $count } carta comprada
   *[other] { $count } cartas compradas
}
tasks-count = { $count } de 3 tarefas da carreira feitas
planning = Planeadas
planning-about = Só para comprar
display = Cartas de projeto abertas
deck-pile = Pilha de projetos
pile-title = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} na pilha, { $discards } no descarte
pile-about = Quando se esgota, baralha-se o descarte.
discards-short = { $count } no descarte
setup = Preparação
setup-career = Carreira
setup-port = Porto de origem
setup-plan = Planear uma carta
setup-discards = Descartar três
setup-about = Todos escolhem ao mesmo tempo e em segredo.
tokens = Ficha de combate

## The table in zones

combat = Combate
turn-sail = Navegar
turn-act = Agir
turn-refill = Completar
before-round = Antes da ronda 1
hand-first = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}, { $limit ->
    [one] fica { $limit }
   *[other] ficam { $limit }
}
hand-of = { $count } de { $limit ->
    [one] { $limit } carta
   *[other] { $limit } cartas
}
set-aside = Descartada
planning-free = Planear carta
bought-count = Compradas { $count }
kind-career-title = Carreira
incomes = Por ronda
upgrades-of = melhorias: { $count } de { $of }
tab-planned = Planeadas
tab-goals = Carreira
setup-career-about = Três tarefas, em aberto até serem feitas
setup-port-about = Funciona quando saem os dois discos da sua casa
house-figures = Alguns números das peças são nossos, porque nenhuma fonte os indica. A página de cada peça diz quais.
sail = Navegar
clear = Limpar
sail-help = Toca numa escala para veres o caminho e o que lá espera; toca outra vez para navegar.
ways-to = Caminhos para este local
way-over = por { $list }
way-direct = a direito
there = Lá podes
there-city = Ação de cidade
there-quest = na mão: { $held } de { $of }
there-assistant = Assistente teu: { $card }
stops = Escalas ao alcance
stops-other = Outras escalas
movement-points = pontos
glowing = Mostrar { $count }
glowing-about = Toca-lhes na mesa, ou vê-as aqui em lista.

## Signs

sign-doubloons = dobrão
sign-vp = PV
sign-combat = ponto de combate
sign-figure = figura
sign-income = rendimento em dobrões
sign-vp_income = rendimento em PV
sign-explore = passo do explorador
sign-disc = retirar um disco
sign-village = ação de aldeia
sign-city = cidade
sign-fight = Combate
sign-token = ficha de combate
sign-liberate = libertar
sign-place_marker = marcador de uma nação
sign-displace = desalojar
sign-return_marker = devolver um marcador
sign-rank = grau de nobreza
sign-hand = limite de mão
sign-card = carta
sign-draw_object = recompensa por carta tirada
sign-quest = missão
sign-assistant = assistente
sign-upgrade = melhoria do navio
sign-barrier = barreira
sign-prestige = edifício de prestígio
sign-project = carta de projeto
sign-move = ponto de movimento
sign-deliver = entrega
sign-discount = desconto
sign-wild = qualquer mercadoria ou objeto
sign-any_good = qualquer mercadoria
sign-any_object = qualquer objeto
sign-synergy = ficha de sinergia
sign-port = porto de origem
sign-now = de imediato
sign-always = a partir de agora
sign-end = no fim
sign-round = ronda
sign-once = uma vez
sign-different = ações de aldeia diferentes
sign-needs = requisito
sign-hint = pista
sign-influence = influência

## The list of all cards

list-pile = Pilha
list-pile-prestige = Edifícios de prestígio
list-pile-career = Carreiras
list-pile-port = Portos de origem
list-pile-tile = Peças de legado
list-good = Mercadoria
list-object = Objeto
list-synergy = Sinergia
list-effect = Quando funciona
list-effect-immediate = de imediato
list-effect-trigger = numa ocasião
list-effect-modifier = a partir de agora
list-effect-assistant = assistente
list-effect-village_action = ação de aldeia
list-effect-combat_action = ação de combate
list-effect-synergy_bonus = com uma sinergia
list-effect-income_condition = cumprida uma condição
list-effect-endgame = no fim
list-brings = O que dá
list-needs = Requisito
list-needs-some = com requisito
list-needs-none = sem
list-estimated = Número estimado
list-estimated-nothing = nada estimado
list-sort-number = número
list-sort-name = nome
list-sort-cost = custo
list-sort-vp = PV

## The list of choices: groups and amounts

group-setup = Preparação
group-plan = Planear
group-sail = Navegar
group-stop = Escala
group-main = Ação principal
group-city = Cidade
group-village = Aldeia
group-buy = Comprar
group-explore = Explorar
group-payment = Pagar
group-draw = Tirar
group-hand = Mão
group-search = Busca
group-combat = Combate
group-choice = Escolher
group-pass = Continuar
amount-doubloons = { $count ->
    [0] dobrões
    [one] dobrão
   *[other] dobrões
}
amount-vp = PV
amount-figures = { $count ->
    [0] figuras
    [one] figura
   *[other] figuras
}
amount-combat = { $count ->
    [0] pontos de combate
    [one] ponto de combate
   *[other] pontos de combate
}
amount-value = valor de combate
amount-income = rendimento em dobrões
amount-vp-income = rendimento em PV
amount-village-actions = { $count ->
    [0] ações de aldeia
    [one] ação de aldeia
   *[other] ações de aldeia
}
amount-france = influência (França)
amount-spain = influência (Espanha)
amount-england = influência (Inglaterra)
ruin-title = Ruína
why-card = As cartas da tua mão compram-se com ações de aldeia.
why-display = Estas cartas tiram-se quando se completam as mãos.
why-building = Investe-se com uma ação de aldeia.
why-location = O teu navio navega no início do teu turno.
why-space = O teu explorador move-se quando algo o deixa explorar.
why-upgrade = Os discos saem do navio quando algo o diz, como uma entrega.
why-pile = As fichas tiram-se num Combate.
why-nation = A influência ganha-se em Combates e com cartas.
why-quest = Uma missão cumpre-se onde está o teu navio.
why-planned = As cartas planeadas compram-se com ações de aldeia.
why-bought = Esta carta funciona como diz o seu texto; agora não se lhe pede nada.
why-tile = Uma peça usa-se onde está, quando chega o teu navio.
why-fleet = Isto faz-se num Combate.
why-career = Conta por si assim que for alcançado.
why-port = Funciona quando chega o momento que o seu texto indica.
why-resistance = Os marcadores vêm para aqui quando algo os manda, e então perguntam-te.
why-hint = Isto faz-se no teu turno, quando se puder pagar o que custa.
why-setup = A viagem começa quando todos tiverem escolhido.
why-others = Ainda não é a tua vez.
why-over = O jogo terminou.
way-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}

plan-can = Um clique planeia para a tua vez: { $what }
plan-made = Planeado para a tua vez: { $what }
plan-do = Planear para a minha vez: { $what }
plan-back = Retirar o plano: { $what }
plan-help = Clica num local ao alcance para planeares a tua próxima viagem.
setup-again = Mudar
short-of = em falta: { $count }
used-legend = Virada e mais escura: gasta.
not-chosen = Não escolhidos: { $list }
choose-again = Escolher de novo
