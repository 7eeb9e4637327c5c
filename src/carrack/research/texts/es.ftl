# Counts of games, and sentences of every report
games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
in-games = { $games ->
    [one] en { $games } partida
   *[other] en { $games } partidas
}
report-title = { $title }: { games }
lead-alike = { $what } en una mesa: de media, un asiento acabó con { $share }.
lead-best = { $what } en una mesa: el jugador { $name } fue quien más ganó, { $share } de las partidas.
play-again = Las mismas partidas otra vez, en cualquier ordenador:
fact-games = Partidas
fact-players = Jugadores
fact-seats = Asientos
seats-rotating = rotatorios
seats-fixed = fijos
fact-seed = Semilla
fact-options = Opciones
options-usual = las habituales
fact-version = Versión
fact-figures = Cifras impresas
figures-corrected = { $what } (corregidas)
report-contents = Apartados
footer-intervals = Los intervalos contienen el valor verdadero en 95 de cada 100 casos: los porcentajes de victorias por el método de Wilson, las medias por su error estándar. Donde cuentan varios asientos de una partida, los intervalos son algo demasiado anchos, pues solo uno de ellos puede ganar.
footer-estimated = { $sign } { estimated-figure }: una cifra impresa de la que no se encontró fuente. Quien tenga la caja puede corregirla y repetir las partidas con { $what }.
estimated-figure = cifra estimada
plot-label = Gráfico: { $title }. Sus cifras están en la tabla de abajo.
table-label = { $title }: tabla
table-sorted = Orden: { $what }. Un clic en un encabezado ordena por él.
table-whole = La tabla entera (filas: { $number })
drawn-ends = El gráfico muestra el principio y el final de la lista ({ $shown } + { $shown }) de lo que hicieron bastantes asientos (al menos { $least }): { $known }.
drawn-known = El gráfico muestra lo que hicieron bastantes asientos (al menos { $least }): { $known }.
by-chance = Intervalos que no contienen lo esperado: { $number } / { $known }; solo por azar serían unos { $least }.
how-to-read = Las líneas son intervalos del 95 %, el dorado marca lo que estos jugadores ganan de todos modos; en azul, aquellos cuyo intervalo no lo contiene.

# Sections of every title
scores-section = Puntuaciones
    .caption = Con qué frecuencia salió cada puntuación final { in-games }; las líneas discontinuas son las medias.
seats-section = Victorias por asiento
    .caption = Con qué frecuencia ganó cada asiento { in-games }, con intervalos del 95 %; las marcas doradas son lo que ganan de media los jugadores que estaban allí.
shared-first = Partidas en que se compartió el primer puesto: { $number }; cuenta para todos.
players-section = Victorias por jugador
    .caption = Con qué frecuencia ganó cada jugador { in-games }, con intervalos del 95 %; las marcas doradas son lo que ganarían jugadores iguales.
length-section = Duración
    .caption = Cuántas decisiones, de las que dejaban al menos dos opciones, tomaron todos los asientos juntos { in-games }.
actions-section = Acciones
    .caption = Cuántas veces eligieron cada tipo de acción en una partida todos los asientos juntos, de media { in-games }; los nombres son los de los programas.

# Axes and series
axis-final-score = puntuación final
axis-won = porcentaje de partidas ganadas
axis-decisions = decisiones por partida
axis-rounds = rondas por partida
axis-times = veces por partida
axis-share = porcentaje
series-all-seats = todos los asientos
series-winners = ganadores
series-others = los demás

# Columns of tables
column-player = jugador
column-mean = media
column-lowest = más baja
column-median = mediana
column-highest = más alta
column-least = mínimo
column-most = máximo
column-seat = asiento
column-seats = asientos
column-games = partidas
column-won = ganadas
column-expected = esperado
column-difference = diferencia
column-in-a-game = por partida
column-action = acción
column-times = veces
column-of-all = del total
column-card = carta
column-cost = coste
column-cause = causa
column-source = origen
column-winners = ganadores
column-others = los demás

# Rows
row-decisions = decisiones
row-rounds = rondas

# By what rows are sorted
order-players = por el orden de los jugadores
order-table = por el orden de la mesa
order-decisions = primero las decisiones
order-frequent = primero lo más frecuente
order-difference = primero la mayor diferencia
order-rounds = ronda por ronda
order-name = por nombre
