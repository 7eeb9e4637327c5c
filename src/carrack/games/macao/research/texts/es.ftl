# Sections of Macao
taken-section = Cartas tomadas
    .caption = Con qué frecuencia ganó quien tomó una carta, { in-games }.
activated-section = Cartas activadas
    .caption = Con qué frecuencia ganó quien activó una carta, { in-games }.
picks-section = Cartas más buscadas
    .caption = Con qué frecuencia alguien tomó una carta que estaba en la oferta, con intervalos del 95 %: las más y las menos buscadas { in-games }.
picks-note = Activada: de las veces que se tomó. Prestigio por carta: lo que la propia carta dio cada vez que se activó; el oro, los cubos y lo que abarató no cuentan.
axis-taken = tomada, de las veces que estuvo en la oferta
column-offered = en la oferta
column-taken = tomada
column-activated = activada
column-prestige-each = prestigio por carta
order-wanted = primero las más buscadas

# Tribute
tribute-section = Tributo: lo que se compra
    .caption = Con qué frecuencia, en porcentaje de los asientos, se compró prestigio a cada precio del tributo { in-games }; hacia la derecha cuesta más oro, hacia arriba da más prestigio.
tribute-note = Quien ha activado al Diplomático puede comprar dos veces en una ronda, y entonces cuenta doble.
tribute-estimated = { $sign } { estimated-figure }: un precio es la suma de lo que figura al pie de seis cartas, y eso es estimación nuestra (cartas: { $number } / { $known }).
tribute-rate = { $second } por { $first } de oro
axis-gold = oro
axis-prestige = prestigio
column-rate = precio
column-rounds = rondas
column-bought-by = comprado por
column-prestige-for-gold = prestigio por oro
order-prestige-for-gold = primero más prestigio por oro
tribute_wins-section = Tributo: lo que vale
    .caption = Con qué frecuencia ganó quien compró al menos una vez a un precio, { in-games }; se dibujan los precios más comprados, de barato a caro.
tribute_wins-note = Quien puede pagar un precio alto ya es rico: no todo se debe al tributo.

# Goods and ports
ports-section = Puertos
    .caption = Cuántas veces se entregaron mercancías en cada casilla de un puerto en una partida, de media { in-games }.
series-slot = casilla { $number }
axis-deliveries = entregas por partida
column-port = puerto
column-buys = compra
column-slots-pay = casillas pagan
column-deliveries = entregas por partida
column-won-by = ganó quien entregó
order-deliveries = primero más entregas
goods-section = Mercancías
    .caption = Cuántas losetas de cada mercancía se tomaron de la ciudad y se entregaron en una partida, de media { in-games }.
series-taken = tomadas de la ciudad
series-delivered = entregadas
axis-tiles = losetas por partida
column-good = mercancía
column-taken-in-game = tomadas por partida
column-delivered-in-game = entregadas por partida
column-of-taken = de las tomadas
order-taken = primero las más tomadas

# Punish markers and prestige
markers-section = Fichas de castigo
    .caption = Cuántas fichas de castigo tenían al final los ganadores y los demás { in-games }; las líneas discontinuas son las medias.
markers-note = De media { $first } por ganador y { $second } por cada uno de los demás.
axis-markers = fichas de un asiento
column-markers = fichas
order-markers = primero más fichas
sources-section = De dónde vino el prestigio
    .caption = Prestigio de un asiento según lo que lo dio, en los ganadores y en los demás, de media { in-games }.
axis-prestige-of-seat = prestigio de un asiento
order-winners = primero lo que más dio a los ganadores
source-office = Cargos
source-building = Edificios
source-person = Personajes
