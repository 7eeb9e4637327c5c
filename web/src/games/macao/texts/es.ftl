# Macao's face in Spanish. Words that the title's own texts have are the same here.

language = es

color-red = rojo
letter-red = R
color-blue = azul
letter-blue = A
color-green = verde
letter-green = V
color-gray = gris
letter-gray = G
color-violet = morado
letter-violet = M
color-black = negro
letter-black = N

cubes-red = { $count ->
    [one] { $count } rojo
   *[other] { $count } rojos
}
cubes-blue = { $count ->
    [one] { $count } azul
   *[other] { $count } azules
}
cubes-green = { $count ->
    [one] { $count } verde
   *[other] { $count } verdes
}
cubes-gray = { $count ->
    [one] { $count } gris
   *[other] { $count } grises
}
cubes-violet = { $count ->
    [one] { $count } morado
   *[other] { $count } morados
}
cubes-black = { $count ->
    [one] { $count } negro
   *[other] { $count } negros
}
cubes-any = { $count ->
    [one] { $count } cubo
   *[other] { $count } cubos
}
place-macao = Macao
place-london = Londres
place-hamburg = Hamburgo
place-amsterdam = Ámsterdam
place-lisboa = Lisboa
place-antwerpen = Amberes
place-marseille = Marsella
place-barcelona = Barcelona
place-genova = Génova
place-s01 = el mar frente a Macao
place-s02 = el mar al nordeste de Génova
place-s03 = el mar entre Marsella y Génova
place-s04 = el mar entre Barcelona y Marsella
place-s05 = el mar al noroeste de Barcelona
place-s06 = el mar al sur de Lisboa
place-s07 = el mar al norte de Lisboa
place-s08 = el mar al suroeste de Londres
place-s09 = el mar entre Londres y Amberes
place-s10 = el mar entre Amberes y Ámsterdam
place-s11 = el mar entre Ámsterdam y Hamburgo
place-s12 = el mar al sur de Hamburgo
place-s13 = el mar abierto muy al sur de Hamburgo
place-s14 = el mar abierto al norte de Macao
place-s15 = el mar abierto al norte de Génova
place-s16 = el centro del mar abierto
place-s17 = el mar al este de Lisboa
place-s18 = el mar abierto muy al sur de Amberes
place-s19 = el mar al sur de Ámsterdam
place-s20 = el mar al norte de Marsella
place-s21 = el mar al sureste de Londres
kind-office = cargo
kind-building = edificio
kind-person = personaje
timing-action = se usa en tu turno
timing-passive = actúa sola o como parte de otra acción
timing-automatic = actúa sola
timing-part = la eliges como parte de otra acción
timing-always = actúa todo el tiempo
timing-waits = se usa en tu turno, después de lo que espera
timing-cards = actúa en la fase 1, al tomar cartas
timing-dice = actúa en la fase 2, al elegir dados
timing-game_end = actúa en la puntuación final
limit-round = una vez por ronda
limit-each = cada vez que se cumple
limit-any = tantas veces como puedas pagar
limit-end = una vez, al final de la partida
n-gold = { $count } de oro
n-prestige = { $count } de prestigio
n-steps = { $count ->
    [one] { $count } paso gratis
   *[other] { $count } pasos gratis
}
n-spaces = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
n-markers = { $count ->
    [one] una ficha de castigo
   *[other] { $count } fichas de castigo
}
n-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
n-jokers = { $count ->
    [one] { $count } comodín
   *[other] { $count } comodines
}
nothing = nada
cause-setup = preparación
cause-dice = dados
cause-offer = oferta
cause-overflow = sexta carta
cause-empty_arrow = sin cubos en la flecha
cause-tableau = cartas que quedan en el tablero
cause-markers = fichas de castigo
cause-city = grupo mayor en la ciudad
cause-tribute = tributo
cause-delivery = entrega
cause-joker = comodín
cause-payment = pago
cause-pass = pasar
phase-start_cards = Primeras cartas
phase-start_cubes = Primeros cubos
phase-pick = Tomar cartas
phase-overflow = Demasiadas cartas
phase-dice = Elegir dados
phase-explorer = Explorador
phase-master = Maestro
phase-actions = Acciones
phase-payment = Pago
phase-over = Final
warning-passing_with_cubes = Se perderán tus cubos de la flecha.
warning-fountain_lost = Se perderá el paso de tu Fuente.
warning-envoy_lost = Se perderá el cubo de tu Enviado.
warning-sixth_card = Sería tu sexta carta: hay que descartar una, y recibes una ficha de castigo.
warning-empty_arrow = Esta ronda no tendrías cubos en la flecha: una ficha de castigo.
warning-empty_arrow_next_round = Aún no hay nada para la ronda siguiente.
warning-cannot_be_undone = No se puede deshacer.

good-jade = jade
good-lacquerware = laca
good-paper = papel
good-porcelain = porcelana
good-rice = arroz
good-silk = seda
good-spices = especias
good-tea = té
good-joker = un comodín
good-none = –

## Choosing

price-is = Precio: { $price }
gain-is = Ganancia: { $gain }
ways = { $count ->
    [one] { $count } manera
   *[other] { $count } maneras
} de hacerlo
not-now = Ahora no: { $reason }
close = Cerrar
short-free = gratis
short-gold = oro
choose-colors = Elige colores
joker-first = Primera mitad del comodín
joker-second = Segunda mitad del comodín
costs = Coste
you-have = Tienes { $cubes }
estimated-fields = Estimación nuestra: { $fields }
field-kind = clase
field-cost = coste
field-tribute = tributo

## The chart

board = El mapa: mar, muralla y ciudad
city = Ciudad
sea-space = Mar abierto
port-about = Admite { $good }. Valores que quedan: { $slots }
port-label = { $port }, admite { $good }
ship-at = Barco de { $seat }: { $place }
tribute = Tributo
tribute-label = Tributo de esta ronda: { $price } de oro por { $gain } de prestigio
quarter = Barrio
quarter-owned = Barrio de { $seat }
quarter-free = Barrio con { $tile }, por { $cost }
quarter-light = Un barrio claro con { $tile }
quarter-dark = Un barrio oscuro con { $tile }
wall = Muralla
wall-space = Muralla, casilla { $n }: { $seats }
wall-space-name = Muralla, casilla { $n }
wall-about = Quien va por delante en la muralla actúa antes; en una pila, el de arriba.
stack = De arriba abajo: { $seats }

## The round

round = Ronda { $round } de 12
before = Antes de la primera ronda
result = Fin de la partida
offer = Oferta
decline = No tomar carta
dice = Dados
die-label = Dado { $color }, { $value }
choose-dice = { $count ->
    [one] Elige un dado más
   *[other] Elige dos dados
}
ask-explorer = Explorador: ¿un cubo más?
ask-master = Maestro: ¿mover cubos un número?
start-cubes = { $round ->
    [1] Un cubo para la ronda 1
   *[other] Dos cubos para la ronda 2
}
take-start = Poner estos cubos
offices = Cargos de las doce rondas
time-past = pasados
time-present = esta ronda
time-future = por venir

## Seats

own-seat = Asiento en primer plano
passed = ha pasado
place-number = { $place ->
    [1] Primer puesto
   *[other] Puesto { $place }
}
prestige = prestigio
gold = oro
markers = fichas de castigo
cargo = Barco y carga
no-cargo = sin carga
supply = Reserva
no-cubes = sin cubos
pass = Pasar
pass-loses = Perderías { $cubes }.
pass-about = Tu turno termina.
tableau = Cartas por pagar
active = Activas
no-active = aún ninguna
state-usable = se puede usar
state-used = usada esta ronda
state-waiting = en espera
rose = Rosa de los vientos
rose-side = Ronda { $round }: { $cubes }

## Ways to look at it

pace = Velocidad del juego
pace-calm = Velocidad 1×
pace-fast = Velocidad 2×
pace-off = Sin movimiento
parts = Partes de la mesa
tab-round = Ronda
tab-city = Ciudad
tab-sea = Mar

## Told when pointed at

which = ¿Cuál?
spaces-used = { $count } de { $of }
about-prestige = Gana quien tenga más al final.
about-gold = Compra prestigio con el tributo; también lo piden algunas cartas.
about-jokers = Un comodín vale por un cubo de cualquier color o por 3 de oro.
about-markers = Cada una cuesta 3 de prestigio en la puntuación final.
cargo-to = { $count } × { $good }: lo admite { $port }, el siguiente vale { $value }
supply-about = Gástalos en esta ronda: lo que quede se pierde cuando pasas.
ships-here = Barcos aquí: { $seats }
way-costs = El camino hasta allí cuesta { $cubes }.
way-free = Tus pasos gratis te llevan hasta allí.

## The new table

step-cards = Cartas
step-dice = Dados
step-actions = Acciones
prompt-card = Lo que se pide
look-at = Mirar lo que tiene { $seat }
n-cubes = { $count ->
    [one] { $count } cubo
   *[other] { $count } cubos
}
n-goods = { $count ->
    [one] { $count } mercancía
   *[other] { $count } mercancías
}
cancel = Cancelar
clear = Borrar
confirm = Confirmar
supply-now = ahora, ronda { $round }
supply-soon = tras los dados
cargo-title = Carga
rose-late = Después de la última ronda: estos cubos nunca llegan a la flecha
rose-more = Estos dados añaden { $cubes }.
rose-empty = Aún no hay cubos para la ronda { $round }: una flecha vacía trae una ficha de castigo.
when-round = ronda { $round }
when-short = { $count ->
    [one] falta { $count }
   *[other] faltan { $count }
}
pay-now = Pagar ya
pay-short-of = Falta
pay-short = Falta: { $cubes }
comes = { $count ->
    [one] { $cubes } llega en la ronda { $round }.
   *[other] { $cubes } llegan en la ronda { $round }.
}
comes-never = En las próximas rondas no llega ningún { $color }.
work-used = usada
work-action = una por ronda
work-waits = después de algo
work-part = en una acción
work-automatic = sola
work-always = siempre
work-cards = con las cartas
work-dice = con los dados
work-game_end = al final
take-title = Toma una carta
take-help = La pagas más tarde, con cubos.
take-when = ¿Cuándo puedes pagarla?
take-by = según la rosa
take-do = Tomar { $card }
take-none = Elige una carta
take-clash = { $card } necesita los mismos cubos en esa ronda.
overflow-title = Sobra una carta
overflow-help = Cinco espacios están llenos. Cuesta una
overflow-do = Descartar { $card }
overflow-none = Elige una carta
tribute-once = Una vez por turno, esta ronda.
die-name = { $color } { $value }
die-now = esta ronda
die-late = muy tarde
dice-help = Los números altos dan muchos cubos, más tarde.
take-cubes = { $count ->
    [one] Tomar { $count } cubo
   *[other] Tomar { $count } cubos
}
forecast = Tus próximas rondas
forecast-new = cubos nuevos con aro
forecast-card = Ronda { $round }: se puede pagar { $card }.
house-figures = Algunas cifras de las piezas son nuestras, porque ninguna fuente las da. La página de cada pieza dice cuáles.
start-title = Elige tus primeros cubos
actions-title = Actúa y después pasa
glow = { $count ->
    [one] { $count } brilla en el mapa
   *[other] { $count } brillan en el mapa
}
row-ship = Navegar
row-deliver = Entregar
row-wall = Muralla
row-card = Usar una carta
row-joker = Comodín
row-activate = Pagar una carta
row-quarter = Tomar un barrio
row-tribute = Tributo
place-for = { $place }, a { $cubes }
sail-help = Pulsa cualquier lugar del mar, o elige uno aquí.
sail-to-sea = Navegar hasta { $place }
sail-to = Navegar hasta { $place }
sail-swap = { $spaces }. Pulsa un cubo para pagar con otro color.
sail-do = Navegar, { $cubes }
sail-free = Navegar
sail-refused = Ahora no se puede navegar por este camino.
sail-deliver = Entregas de camino
sail-ways = Caminos igual de cortos
sail-way = Camino { $n }
sail-space = La casilla { $n } se paga con { $color }
sail-space-free = La casilla { $n } es gratis
way-far = A { $spaces }.
way-have = Tienes { $cubes }.
pay-title = Pagar
pay-help = { $cubes } de cualquier color, en cualquier orden.
pay-count = { $count } de { $of }
pay-left = { $count ->
    [0] todo pagado
    [one] falta { $count } cubo
   *[other] faltan { $count } cubos
}
pay-spare = Elegir los cubos que sobran
pay-back = Recuperar { $color }
tab-rose = Rosa
tab-topay = Por pagar
tab-atwork = Activas
tab-purse = Oro, barco

# ---- the list of cards ----

list-kind = Clase
list-kind-office = cargos
list-kind-building = edificios
list-kind-person = personajes
list-office = Tipo de cargo
list-timing = Cuándo actúa
list-timing-action = en tu turno
list-timing-waits = en tu turno, después de algo
list-timing-part = como parte de una acción
list-timing-automatic = sola
list-timing-always = todo el tiempo
list-timing-cards = al tomar cartas
list-timing-dice = al elegir dados
list-timing-game_end = al final
list-color = Cuesta un cubo
list-cubes = Número de cubos
list-estimated = Cifra estimada
list-estimated-nothing = nada estimado
list-sort-number = número
list-sort-name = nombre
list-sort-cost = número de cubos
office-customs = Aduanas
office-construction = Obras
office-finance = Finanzas
office-justice = Justicia
office-military = Ejército
office-administration = Administración
see-rules = Ver las reglas
see-card = Todo sobre esta carta

# ---- the list of choices ----

warning-passing-with-cubes = Todavía tienes cubos; se pierden si pasas.
warning-fountain-lost = Se perderá el paso de tu Fuente.
warning-envoy-lost = Se perderá el cubo de tu Enviado.
warning-sixth-card = No hay espacio para una sexta carta: sobra una, y cuesta una ficha de castigo.
warning-empty-arrow = No llegaría ningún cubo a tu flecha.
warning-empty-arrow-next-round = En la próxima ronda no llegaría ningún cubo a tu flecha.
group-pick = Tomar una carta
group-ship = Barco
group-wall = Muralla
group-quarter = Tomar un barrio
group-activate = Pagar una carta
group-dice = Dados
group-overflow = Demasiadas cartas
group-payment = Pagar
group-tribute = Tributo
group-card = Usar una carta
group-deliver = Entregar
group-start-cubes = Primeros cubos
group-joker = Comodín
amount-prestige = prestigio
amount-markers = { $count ->
    [one] ficha de castigo
   *[other] fichas de castigo
}
amount-jokers = { $count ->
    [one] comodín
   *[other] comodines
}
amount-spaces = { $count ->
    [one] casilla en la muralla
   *[other] casillas en la muralla
}
amount-steps = { $count ->
    [one] paso del barco
   *[other] pasos del barco
}
amount-silk = seda
amount-porcelain = porcelana
amount-jade = jade
amount-paper = papel
amount-tea = té
amount-rice = arroz
amount-spices = especias
amount-lacquerware = laca

plan-can = Un clic lo planea para tu turno: { $what }
plan-made = Planeado para tu turno: { $what }
plan-do = Planear para mi turno: { $what }
plan-back = Anular el plan: { $what }
plan-flag = Planeado para tu turno.
plan-pass = Pasar en mi turno
plan-help-card = Haz clic en una carta y queda planeada para tu turno.
plan-help-dice = Haz clic en dos dados y quedan planeados para tu turno.
plan-help-actions = Haz clic en lo que quieras hacer primero, o pasa: se hará cuando llegue tu turno.
used-legend = girada: usada
way-short = { $count ->
    [one] Falta { $count }.
   *[other] Faltan { $count }.
}
way-now = Navegas en tu turno de la tercera fase.
comes-any = { $count ->
    [one] { $count } cubo llega en la ronda { $round }.
   *[other] { $count } cubos llegan en la ronda { $round }.
}
comes-any-never = Tantos cubos no llegan en las próximas rondas.
pays-now = Tus cubos alcanzan para cuando llegue tu turno.
pays-in = Alcanzan tus cubos de la ronda { $round }.
next-pays = Entonces podrás pagar: { $cards }
pays-never = Tu rosa no tiene los cubos que cuesta. Falta: { $cubes }.
wall-behind = Tu disco está en la casilla { $n } y solo va hacia delante.
wall-own = Tu disco está aquí.
quarter-taken = Es de { $seat }: ya no lo puede tomar nadie.
quarter-yours = Ya es tuyo.
why-take = Primero elige una carta: las iluminadas están sobre el mapa.
why-overflow = Primero elige una de las seis cartas.
why-dice = { $count ->
    [one] Primero elige un dado más.
   *[other] Primero elige dos dados.
}
why-pay = { $count ->
    [one] Queda 1 cubo por pagar: toca uno de tu reserva.
   *[other] Quedan { $count } cubos por pagar: tócalos en tu reserva.
}
why-start = Primero elige los cubos.
why-ask = La mesa todavía lo está calculando.
