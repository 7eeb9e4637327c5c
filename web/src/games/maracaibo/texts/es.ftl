# Maracaibo's face in Spanish. Names and effects of pieces come with the words of the data.

language = es

## Amounts

n-doubloons = { $count ->
    [one] { $count } doblón
   *[other] { $count } doblones
}
n-vp = { $count } PV
n-combat = { $count ->
    [one] { $count } punto de combate
   *[other] { $count } puntos de combate
}
n-figures = { $count ->
    [one] { $count } figura
   *[other] { $count } figuras
}
n-income = ingresos de doblones { $count }
n-vp_income = ingresos de PV { $count }
n-value = valor de combate { $count }
n-village_actions = { $count ->
    [one] { $count } acción de aldea
   *[other] { $count } acciones de aldea
}
n-points = { $count ->
    [one] { $count } punto de movimiento
   *[other] { $count } puntos de movimiento
}
n-influence = { $count } de influencia ({ $nation })
a-disc = un disco de { $upgrade }
a-token = ficha de { $kind }
a-marker = un marcador en la loseta de resistencia ({ $nation })

## What one stop would bring

stop-city = acción de ciudad
stop-market = { $count ->
    [one] { $count } espacio libre en el mercado
   *[other] { $count } espacios libres en el mercado
}
stop-quests = { $count ->
    [one] una misión
   *[other] { $count } misiones
}
stop-assistants = { $count ->
    [one] tu asistente
   *[other] { $count } asistentes tuyos
}
stop-tiles = { $count ->
    [one] una loseta de legado
   *[other] { $count } losetas de legado
}
stop-hints = { $count ->
    [one] una pista
   *[other] { $count } pistas
}
stop-markers = { $count ->
    [one] un marcador de nación
   *[other] { $count } marcadores de nación
}
stop-ends_round = termina la ronda

## Choosing

price-is = Precio: { $price }
gain-is = Ganancia: { $gain }
ways = { $count ->
    [one] { $count } manera
   *[other] { $count } maneras
} de hacerlo
not-now = Ahora no: { $reason }
close = Cerrar
which = ¿Cuál?
warning-cannot_be_undone = No se puede deshacer.
see-rules = Ver las reglas
see-card = Todo sobre esta carta
asked = Por elegir
ask-lit = Elige algo que brille.
ask-nothing = Ahora no hay nada que elegir.
estimated = Estimación nuestra: para estas cifras no se encontró ninguna fuente.

## The chart

board = El Caribe
place = { $id } { $name }
kind-start = Salida de cada viaje
kind-village = Aldea
kind-city = Ciudad
kind-homeward = Rumbo a casa
city-action = Acción de ciudad: { $text }
place-action = Acción: { $text }
flag-reward = Bandera: { $text }
market-wants = Mercado: { $goods }; libres { $free } de { $of ->
    [one] { $of } espacio
   *[other] { $of } espacios
}
markers-here = Marcadores: { $list }
ships-here = Barcos: { $list }
assistant-here = Asistente { $card } ({ $seat })
quest-here = Misión: { $text }
hints-here = { $count ->
    [one] Aquí hay una pista
   *[other] Aquí hay { $count } pistas
}
luysa-here = Luysa está presa aquí
luysa = Luysa
tile-here = { $name }: { $text }
behind-barrier = Solo con tu explorador más allá de la barrera { $barrier }
in-rounds = En la ronda { $rounds }
ends-round = Termina la ronda
goal-here = Objetivo del capítulo: { $count } de { $need ->
    [one] { $need } disco
   *[other] { $need } discos
}
passage = Paso secreto

## Tracks and piles

track = Recorrido del explorador
space = Casilla del explorador { $number }{ $path ->
    [upper] , camino de arriba
    [lower] , camino de abajo
   *[main] { "" }
}
space-start = Principio del recorrido del explorador
space-end = Final del recorrido del explorador: { $text }
by-order = Por orden de llegada: { $list }
next-gets = El siguiente recibe { $text }
explorers-here = Exploradores: { $list }
figure-here = Figura de { $seat }
barrier = Barrera: { $name }
ruin = Ruina, casilla { $number }
nations = Influencia con las naciones
influence-of = { $seat } { $count } (rango { $rank })
strength = Fuerza { $count }: columnas sin marcadores. Al final cada rango vale esa cantidad de PV.
markers-left = { $count ->
    [one] { $count } marcador en el contador
   *[other] { $count } marcadores en el contador
}
no-scoring = En esta partida las naciones no dan puntos.
pile = Montón de combate { $number }
tokens-left = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
token = Ficha de combate: { $text }
value-left = Valor { $count }
fights-for = por { $nation }
fights-against = contra { $nation }
fleet-used = capturada
quest-pile = Misiones
quests-left = { $count ->
    [one] { $count } misión en el montón
   *[other] { $count } misiones en el montón
}
top-quest = Encima: { $text }
prestige = Edificios de prestigio
face-down = Boca abajo hasta que alguien invierta
building-cost = Cuesta { $cost }
invested = Han invertido: { $list }

## Automas and The Search

automa-cards = { $shown ->
    [one] { $shown } carta a la vista
   *[other] { $shown } cartas a la vista
}, { $left } por venir
automa-band = La próxima carta hace lo de la zona { $area }:
automa-figures = { $vp } PV, { $quests ->
    [one] { $quests } misión
   *[other] { $quests } misiones
}, { $discs ->
    [one] { $discs } disco
   *[other] { $discs } discos
}, explorador { $explorer }
countdown = { $count ->
    [one] { $count } turno por capitán hasta que acabe la ronda
   *[other] { $count } turnos por capitán hasta que acabe la ronda
}
does-city_disc = disco en la ciudad { $city }
does-quest = misión de { $from } a { $to }
does-explore = explorador { $n }
does-end_round = termina la ronda
does-influence = influencia
does-combat = combate
does-vp = { $n } PV
does-quest_pile = misión del montón
does-disc = disco
does-pay_combat = pagas { $n ->
    [one] { $n } punto de combate
   *[other] { $n } puntos de combate
}
search = La Búsqueda
search-green = Casilla verde { $number }: { $text }
search-red = Casilla roja { $number }: { $text }
search-free = libre
search-covered = cubierta
luysa-hidden = Luysa está escondida
luysa-found = Luysa ha aparecido
luysa-freed = Luysa está libre

## The table

round = Ronda { $round } de 4
order = Capitanes y sus PV
pace = Velocidad del juego
pace-calm = Velocidad 1×
pace-fast = Velocidad 3×
pace-off = Sin movimiento
parts = Partes de la mesa
tab-map = Mapa
tab-hand = Mano
tab-ship = Barco
tab-table = Cartas
tab-others = Otros
zoom = Zoom
zoom-in = Más cerca
zoom-out = Más lejos
zoom-all = Todo el mapa
zoom-ship = Al barco
final-vp = { $count } de ellos en la puntuación final
place-number = { $place }.º

## Goals

goals-shared = Nuestros objetivos
goals-own = Tu objetivo
goal-markers = { $count ->
    [0] No quedan marcadores
    [one] Queda { $count } marcador
   *[other] Quedan { $count } marcadores
}
goal-above = Mínimo: { $names } { $vp }, { $automa } { $theirs }
goal-above-all = Todos { $vp }, { $automa } { $theirs }
goal-above-alone = Tú { $vp }, { $automa } { $theirs }
goal-luysa-hidden = Luysa está escondida
goal-luysa-found = Luysa: { $location }
goal-luysa-freed = Luysa está libre
goal-met = Cumplido por ahora.
goal-open = Esto todavía falta.
goal-about-all_markers_removed = Los capitanes solo ganan juntos si al final ninguna nación tiene marcadores en el tablero: hay que liberar aldeas y ciudades.
goal-about-all_above_jacques = Al final cada capitán necesita más PV que el automa. La puntuación final también cuenta.
goal-about-luysa_freed = Descubre pistas para encontrar a Luysa y libérala donde está presa.
goal-all_markers_removed = Quitar todos los marcadores:
goal-all_above_jacques = Más PV que { $automa } ({ $vp }):
goal-luysa_freed = Liberar a Luysa:
goal-reached = hecho.
missed-markers = { $count ->
    [one] quedaba { $count }.
   *[other] quedaban { $count }.
}
missed-above = { $names }: a { $count } PV de lograrlo.
missed-above-you = Te quedaste a { $count } PV.
missed-luysa = sigue presa.
joint-result = Cómo terminó
joint-won-together = ¡Ganan todos juntos!
joint-lost-together = Pierden todos juntos.
joint-won-alone = Has vencido a { $automa }.
joint-lost-alone = Ha ganado { $automa }.
joint-won-theirs = Los capitanes han ganado.
joint-lost-theirs = Los capitanes han perdido.

## Cards and captains

estimated-fields = Cifra estimada: { $fields }
field-deck = mazo
field-number = número
field-cost = coste
field-vp = PV
field-good = mercancía
field-object = objeto
field-effects = efectos
field-requires = requisitos
field-endgame = PV al final
field-figures = figuras
field-complete_reward = recompensa por todas las tareas
field-expansion = de la expansión
field-freeing = para La liberación del Caribe
field-task_figure = figura de una tarea
field-task_reward = recompensa de una tarea
field-tasks = tareas
field-immediate_cost = precio de la oferta
field-immediate_gain = ganancia de la oferta
field-nation = nación
field-discs = discos
field-immediate = bonificación inmediata
field-permanent = efecto duradero
field-reward = recompensa
field-combat_actions = acciones de combate
field-combat_points = puntos de combate
field-on_stop = efecto al parar
field-place = lugar
field-requires_barrier = barrera
field-spaces = recompensas de las casillas
deck-A = primer mazo (A)
deck-B = segundo mazo (B)
deck-U = Alzamiento (U)
deck-C = historia (C)
card-title = { $name }: cuesta { $cost }, { $vp } PV al final, paga como { $good } o { $object }. { $text }
card-costs = cuesta { $count }
card-scores = { $count } PV al final
card-pays = en la mano: { $good } o { $object }
cards-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
figure-at = Figura: { $place }
effect-done = Su condición está cumplida.
stops-made = Paradas hechas: { $count } de { $of }
kind-career = carrera
kind-port = puerto base
kind-prestige = edificio de prestigio
kind-tile = loseta de legado
kind-quest = Misión
task-done = (hecha)
task-have = (por ahora { $count })
career-task = Cada tarea: { $count ->
    [one] su figura
   *[other] sus { $count } figuras
} a tu reserva, { $reward }.
career-complete = Las tres: { $reward }.
building-figure = { $count ->
    [one] y una figura se queda aquí
   *[other] y { $count } figuras se quedan aquí
}
invested-by = Inversión: { $who }
ship-board = Barco
upgrades-unlocked = { $count ->
    [one] { $count } mejora desbloqueada
   *[other] { $count } mejoras desbloqueadas
}
discs-left = { $count ->
    [one] queda { $count } disco encima
   *[other] quedan { $count } discos encima
}
unlocked = Desbloqueada
upgrade-about = Actúa cuando ya no están los dos discos.
resistance = Loseta de resistencia
resist-taken = Casilla { $number }: marcador de { $nation } ({ $reward })
resist-free = Casilla { $number }, libre: { $reward }
resist-about = El marcador de un lugar que liberas puede ir a una casilla libre por su recompensa, nunca junto a otro de la misma nación.
resist-full = Con las cuatro llenas: { $doubloons ->
    [one] { $doubloons } doblón
   *[other] { $doubloons } doblones
} y { $vp } PV por ficha de combate, y la loseta vuelve a quedar vacía.
has-vp = { $count } PV
has-doubloons = { $count ->
    [one] { $count } doblón
   *[other] { $count } doblones
}
has-combat = { $count ->
    [one] { $count } punto de combate
   *[other] { $count } puntos de combate
}
has-figures = { $count ->
    [one] { $count } figura en la reserva
   *[other] { $count } figuras en la reserva
}
has-income = Ingresos de doblones { $count }
has-vp_income = Ingresos de PV { $count }
has-influence = { $nation }: { $count } de influencia, rango { $rank }
has-quests = { $count ->
    [one] { $count } misión cumplida
   *[other] { $count } misiones cumplidas
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
    [one] { $count } lugar liberado, anexionado o desplazado
   *[other] { $count } lugares liberados, anexionados o desplazados
}
about-vp = Gana quien tenga más al final.
about-vp-goals = Aquí solo cuentan para los objetivos.
about-doubloons = Dinero para cartas de proyecto y edificios de prestigio.
about-combat = En un combate cada uno suma 1 al valor.
about-figures = Para asistentes y edificios de prestigio; en un combate cada una suma 1.
about-income = Los doblones que llegan después de cada ronda.
about-vp_income = Los PV que llegan después de cada ronda.
about-influence = Al final cada rango vale en PV la fuerza de la nación.
about-surrendered = Un marcador se entregó a los holandeses: aquí ya no hay influencia.
about-quests = Se cumplen pagando objetos de la mano.
about-tokens = Una por cada combate.
about-deliveries = Mercancías puestas en los mercados.
about-liberations = Cuentan para las carreras.
about-synergies = Cada clase cuenta una vez; algunas cartas esperan una.
liberations-note = Quitar, colocar o sustituir un marcador de una nación.
ranks-at = Rangos con { $list } de influencia.
figures-elsewhere = { $general } en la reserva general, { $career } en la carrera.
influence = Influencia
synergies = { $count ->
    [0] Ninguna ficha de sinergia
    [one] { $count } ficha de sinergia
   *[other] { $count } fichas de sinergia
}
captain-own = Tu barco
captain-papers = Carrera y puerto base
captain-fold = Ver menos de { $name }
captain-unfold = Ver todo de { $name }
tableau = Cartas compradas
tableau-empty = Aún ninguna
starts = Empezó la partida
has-turn = le toca
hand = Mano
hand-empty = Sin cartas
hand-count = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
planned-count = { $count ->
    [one] { $count } carta planificada
   *[other] { $count } cartas planificadas
}
tableau-count = { $count ->
    [one] { $count } carta comprada
   *[other] { $count } cartas compradas
}
tasks-count = hechas { $count } de 3 tareas de la carrera
planning = Planificadas
planning-about = Solo para comprar
display = Oferta de proyectos
deck-pile = Mazo de proyectos
pile-title = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} en el mazo, { $discards } en los descartes
pile-about = Cuando se vacía, se barajan los descartes.
discards-short = descartes: { $count }
setup = Preparación
setup-career = Carrera
setup-port = Puerto base
setup-plan = Planifica una
setup-discards = Descarta tres
setup-about = Eligen todos a la vez y en secreto.
tokens = Ficha de combate

## The table in zones

combat = Combate
turn-sail = Navegar
turn-act = Actuar
turn-refill = Reponer
before-round = Antes de la ronda 1
hand-first = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}, { $limit ->
    [one] { $limit } se queda
   *[other] { $limit } se quedan
}
hand-of = { $count } de { $limit ->
    [one] { $limit } carta
   *[other] { $limit } cartas
}
set-aside = Descartadas
planning-free = Planifica una
bought-count = Compradas { $count }
kind-career-title = Carrera
incomes = Cada ronda
upgrades-of = mejoras: { $count } de { $of }
tab-planned = Planificadas
tab-goals = Carrera
setup-career-about = Tres tareas, abiertas hasta cumplirlas
setup-port-about = Actúa cuando su casilla ya no tiene discos
house-figures = Algunas cifras de las piezas son nuestras, porque ninguna fuente las da. La página de cada pieza dice cuáles.
sail = Navegar
clear = Borrar
sail-help = Toca una parada para ver el camino y lo que espera allí; tócala otra vez para navegar.
ways-to = Caminos a este lugar
way-over = por { $list }
way-direct = directo
there = Allí puedes
there-city = Acción de ciudad
there-quest = tienes { $held } de { $of }
there-assistant = Tu asistente { $card }
stops = Paradas a tu alcance
stops-other = Otras paradas
movement-points = puntos
glowing = Mostrar { $count }
glowing-about = Tócalas en la mesa, o míralas aquí en lista.

## Signs

sign-doubloons = doblón
sign-vp = PV
sign-combat = punto de combate
sign-figure = figura
sign-income = ingresos de doblones
sign-vp_income = ingresos de PV
sign-explore = paso del explorador
sign-disc = retirar un disco
sign-village = acción de aldea
sign-city = ciudad
sign-fight = combate
sign-token = ficha de combate
sign-liberate = liberar
sign-place_marker = marcador de una nación
sign-displace = desplazar
sign-return_marker = devolver un marcador
sign-rank = rango noble
sign-hand = límite de mano
sign-card = carta
sign-draw_object = recompensa por carta robada
sign-quest = misión
sign-assistant = asistente
sign-upgrade = mejora de barco
sign-barrier = barrera
sign-prestige = edificio de prestigio
sign-project = carta de proyecto
sign-move = punto de movimiento
sign-deliver = entrega
sign-discount = descuento
sign-wild = cualquier mercancía u objeto
sign-any_good = cualquier mercancía
sign-any_object = cualquier objeto
sign-synergy = ficha de sinergia
sign-port = puerto base
sign-now = enseguida
sign-always = desde ahora
sign-end = al final
sign-round = ronda
sign-once = una vez
sign-different = acciones de aldea distintas
sign-needs = requisito
sign-hint = pista
sign-influence = influencia

## The list of all cards

list-pile = Mazo
list-pile-prestige = Edificios de prestigio
list-pile-career = Carreras
list-pile-port = Puertos base
list-pile-tile = Losetas de legado
list-good = Mercancía
list-object = Objeto
list-synergy = Sinergia
list-effect = Cuándo actúa
list-effect-immediate = enseguida
list-effect-trigger = cuando pasa algo
list-effect-modifier = desde entonces
list-effect-assistant = asistente
list-effect-village_action = acción de aldea
list-effect-combat_action = acción de combate
list-effect-synergy_bonus = con una sinergia
list-effect-income_condition = al cumplirse una condición
list-effect-endgame = al final
list-brings = Lo que da
list-needs = Requisito
list-needs-some = con requisito
list-needs-none = sin requisito
list-estimated = Cifra estimada
list-estimated-nothing = nada estimado
list-sort-number = número
list-sort-name = nombre
list-sort-cost = coste
list-sort-vp = PV

## The list of choices: groups and amounts

group-setup = Preparación
group-plan = Plan
group-sail = Navegar
group-stop = Parada
group-main = Acción principal
group-city = Ciudad
group-village = Aldea
group-buy = Comprar
group-explore = Explorar
group-payment = Pagar
group-draw = Robar
group-hand = Mano
group-search = Búsqueda
group-combat = Combate
group-choice = Elegir
group-pass = Seguir
amount-doubloons = { $count ->
    [one] doblón
   *[other] doblones
}
amount-vp = PV
amount-figures = { $count ->
    [one] figura
   *[other] figuras
}
amount-combat = { $count ->
    [one] punto de combate
   *[other] puntos de combate
}
amount-value = valor de combate
amount-income = ingresos de doblones
amount-vp-income = ingresos de PV
amount-village-actions = { $count ->
    [one] acción de aldea
   *[other] acciones de aldea
}
amount-france = influencia (Francia)
amount-spain = influencia (España)
amount-england = influencia (Inglaterra)
ruin-title = Ruina
why-card = Las cartas de tu mano se compran con acciones de aldea.
why-display = Estas cartas se roban al reponer la mano.
why-building = Se invierte con una acción de aldea.
why-location = Tu barco navega al principio de tu turno.
why-space = Tu explorador se mueve cuando algo lo hace explorar.
why-upgrade = Los discos dejan el barco cuando algo lo dice, como una entrega.
why-pile = Las fichas se roban en un combate.
why-nation = La influencia se gana en combates y con cartas.
why-quest = Una misión se cumple donde está tu barco.
why-planned = Las cartas planificadas se compran con acciones de aldea.
why-bought = Esta carta actúa como dice su texto; ahora no se pide nada de ella.
why-tile = Una loseta se usa en su lugar, cuando llega tu barco.
why-fleet = Esto se hace en un combate.
why-career = Cuenta sola en cuanto se cumple.
why-port = Actúa cuando llega el momento que dice su texto.
why-resistance = Los marcadores van aquí cuando algo los envía, y entonces se te pregunta.
why-hint = Esto se hace en tu turno, cuando se puede pagar lo que cuesta.
why-setup = El viaje empieza cuando hayan elegido todos.
why-others = Todavía no es tu turno.
why-over = La partida ha terminado.
way-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}

plan-can = Un clic lo planea para tu turno: { $what }
plan-made = Planeado para tu turno: { $what }
plan-do = Planear para mi turno: { $what }
plan-back = Anular el plan: { $what }
plan-help = Haz clic en un lugar a tu alcance para planear tu próximo viaje.
setup-again = Cambiar
short-of = { $count ->
    [one] falta { $count }
   *[other] faltan { $count }
}
used-legend = Girada y más oscura: ya usada.
not-chosen = Sin elegir: { $list }
choose-again = Elegir otra vez
