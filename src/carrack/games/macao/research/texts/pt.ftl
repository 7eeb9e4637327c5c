# Sections of Macao
taken-section = Cartas tiradas
    .caption = Com que frequência ganhou quem tirou uma carta, { in-games }.
activated-section = Cartas ativadas
    .caption = Com que frequência ganhou quem ativou uma carta, { in-games }.
picks-section = Cartas mais procuradas
    .caption = Com que frequência alguém tirou uma carta que estava na oferta, com intervalos de 95%: as mais e as menos procuradas { in-games }.
picks-note = Ativada: das vezes em que foi tirada. Prestígio por carta: o que a própria carta trouxe de cada vez que foi ativada; ouro, cubos e o que tornou mais barato não contam.
axis-taken = tirada, das vezes em que esteve na oferta
column-offered = na oferta
column-taken = tirada
column-activated = ativada
column-prestige-each = prestígio por carta
order-wanted = primeiro as mais procuradas

# Tribute
tribute-section = Tributo: o que se compra
    .caption = Com que frequência, em percentagem dos lugares, se comprou prestígio a cada preço do tributo { in-games }; para a direita custa mais ouro, para cima traz mais prestígio.
tribute-note = Quem ativou o Diplomata pode comprar duas vezes numa ronda, e então conta a dobrar.
tribute-estimated = { $sign } { estimated-figure }: um preço é a soma do que está ao fundo de seis cartas, e isso é estimativa nossa (cartas: { $number } / { $known }).
tribute-rate = { $second } por { $first } de ouro
axis-gold = ouro
axis-prestige = prestígio
column-rate = preço
column-rounds = rondas
column-bought-by = comprado por
column-prestige-for-gold = prestígio por ouro
order-prestige-for-gold = primeiro mais prestígio por ouro
tribute_wins-section = Tributo: o que vale
    .caption = Com que frequência ganhou quem comprou pelo menos uma vez a um preço, { in-games }; estão desenhados os preços mais comprados, do barato ao caro.
tribute_wins-note = Quem pode pagar um preço alto já é rico: nem tudo se deve ao tributo.

# Goods and ports
ports-section = Portos
    .caption = Quantas vezes se entregaram mercadorias em cada casa de um porto num jogo, em média { in-games }.
series-slot = casa { $number }
axis-deliveries = entregas por jogo
column-port = porto
column-buys = compra
column-slots-pay = casas pagam
column-deliveries = entregas por jogo
column-won-by = ganho por quem entregou
order-deliveries = primeiro mais entregas
goods-section = Mercadorias
    .caption = Quantas peças de cada mercadoria foram tiradas da cidade e entregues num jogo, em média { in-games }.
series-taken = tiradas da cidade
series-delivered = entregues
axis-tiles = peças por jogo
column-good = mercadoria
column-taken-in-game = tiradas por jogo
column-delivered-in-game = entregues por jogo
column-of-taken = das tiradas
order-taken = primeiro as mais tiradas

# Punish markers and prestige
markers-section = Marcadores de penalização
    .caption = Quantos marcadores de penalização tinham no fim os vencedores e os outros { in-games }; as linhas tracejadas são as médias.
markers-note = Em média { $first } por vencedor e { $second } por cada um dos outros.
axis-markers = marcadores de um lugar
column-markers = marcadores
order-markers = primeiro mais marcadores
sources-section = De onde veio o prestígio
    .caption = Prestígio de um lugar segundo o que o trouxe, nos vencedores e nos outros, em média { in-games }.
axis-prestige-of-seat = prestígio de um lugar
order-winners = primeiro o que mais trouxe aos vencedores
source-office = Repartições
source-building = Edifícios
source-person = Personagens
