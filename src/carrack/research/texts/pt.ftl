# Counts of games, and sentences of every report
games = { $games ->
    [one] { $games } jogo
   *[other] { $games } jogos
}
in-games = { $games ->
    [one] em { $games } jogo
   *[other] em { $games } jogos
}
report-title = { $title }: { games }
lead-alike = { $what } numa mesa: em média, um lugar acabou com { $share }.
lead-best = { $what } numa mesa: o jogador { $name } foi quem mais ganhou, { $share } dos jogos.
play-again = Os mesmos jogos outra vez, em qualquer máquina:
fact-games = Jogos
fact-players = Jogadores
fact-seats = Lugares
seats-rotating = rotativos
seats-fixed = fixos
fact-seed = Semente
fact-options = Opções
options-usual = as habituais
fact-version = Versão
fact-figures = Números impressos
figures-corrected = { $what } (corrigidos)
report-contents = Secções
footer-intervals = Os intervalos contêm o verdadeiro valor em 95 de 100 casos: as partes das vitórias pelo método de Wilson, as médias pelo erro padrão. Onde contam vários lugares do mesmo jogo, os intervalos são um pouco largos de mais, pois só um deles pode ganhar.
footer-estimated = { $sign } { estimated-figure }: um número impresso de que não se encontrou fonte. Quem tem a caixa pode corrigi-lo e repetir os jogos com { $what }.
estimated-figure = número estimado
plot-label = Gráfico: { $title }. Os seus números estão na tabela abaixo.
table-label = { $title }: tabela
table-sorted = Ordem: { $what }. Um clique num cabeçalho ordena por ele.
table-whole = A tabela toda (linhas: { $number })
drawn-ends = O gráfico mostra o princípio e o fim da lista ({ $shown } + { $shown }) do que fizeram lugares suficientes (pelo menos { $least }): { $known }.
drawn-known = O gráfico mostra o que fizeram lugares suficientes (pelo menos { $least }): { $known }.
by-chance = Intervalos que não contêm o esperado: { $number } / { $known }; só por acaso seriam cerca de { $least }.
how-to-read = As linhas são intervalos de 95%, o dourado marca o que estes jogadores ganham de qualquer modo; a azul estão aqueles cujo intervalo não o contém.

# Sections of every title
scores-section = Pontuações
    .caption = Com que frequência saiu cada pontuação final { in-games }; as linhas tracejadas são as médias.
seats-section = Vitórias por lugar
    .caption = Com que frequência ganhou cada lugar { in-games }, com intervalos de 95%; as marcas douradas são o que ganham em média os jogadores que lá estavam.
shared-first = Jogos em que o primeiro lugar foi partilhado: { $number }; conta para todos.
players-section = Vitórias por jogador
    .caption = Com que frequência ganhou cada jogador { in-games }, com intervalos de 95%; as marcas douradas são o que ganhariam jogadores iguais.
length-section = Duração
    .caption = Quantas decisões, das que tinham pelo menos duas escolhas, tomaram todos os lugares juntos { in-games }.
actions-section = Ações
    .caption = Quantas vezes cada tipo de ação foi escolhido num jogo por todos os lugares juntos, em média { in-games }; os nomes são os dos programas.

# Axes and series
axis-final-score = pontuação final
axis-won = parte dos jogos ganhos
axis-decisions = decisões por jogo
axis-rounds = rondas por jogo
axis-times = vezes por jogo
axis-share = parte
series-all-seats = todos os lugares
series-winners = vencedores
series-others = os outros

# Columns of tables
column-player = jogador
column-mean = média
column-lowest = mais baixa
column-median = mediana
column-highest = mais alta
column-least = mínimo
column-most = máximo
column-seat = lugar
column-seats = lugares
column-games = jogos
column-won = ganhos
column-expected = esperado
column-difference = diferença
column-in-a-game = por jogo
column-action = ação
column-times = vezes
column-of-all = do total
column-card = carta
column-cost = custo
column-cause = causa
column-source = origem
column-winners = vencedores
column-others = os outros

# Rows
row-decisions = decisões
row-rounds = rondas

# By what rows are sorted
order-players = pela ordem dos jogadores
order-table = pela ordem à volta da mesa
order-decisions = primeiro as decisões
order-frequent = primeiro o mais frequente
order-difference = primeiro a maior diferença
order-rounds = ronda a ronda
order-name = por nome
