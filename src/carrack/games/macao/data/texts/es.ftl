# Macao, the board game, in Spanish. Keys follow the names of names.py, options.py, cards.toml and board.toml.

## Colors of cubes and dice; a letter for each where there is no room or no color

color-red = rojo
    .letter = R
color-blue = azul
    .letter = A
color-green = verde
    .letter = V
color-gray = gris
    .letter = G
color-violet = morado
    .letter = M
color-black = negro
    .letter = N

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
good-spices = especias
    .short = esp.
good-tea = té
    .short = té
good-joker = un comodín
    .short = comod

## Ports and places at sea

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
sea-space = el mar abierto

## Kinds of cards, when they work, how often

kind-office = cargo
    .plural = cargos
kind-building = edificio
    .plural = edificios
kind-person = personaje
    .plural = personajes

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

## Where a figure comes from

figure-found = encontrada en una fuente
    .mark = { "" }
figure-reconstructed = estimada
    .mark = ≈

## Printed figures: what they belong to, and what they are

data-place-quarter = Barrio { $id }
data-place-space = Casilla { $id } de la muralla
data-place-wall = La muralla
data-place-tiles = Las fichas
data-place-tribute = El contador del tributo
data-place-sea = El mar
data-field-kind = clase
data-field-office = tipo de cargo
data-field-cost = coste
data-field-tribute = tributo
data-field-timing = cuándo actúa
data-field-limit = cuántas veces
data-field-dark = oscuro
data-field-neighbours = vecinos
data-field-good = mercancía
data-field-slots = prestigio por entregas
data-field-start = salida de los barcos
data-field-length = casillas
data-field-copies_of_each_good = fichas de cada mercancía
data-field-jokers = comodines
data-field-min = número mínimo
data-field-max = número máximo
data-field-position = dónde se dibuja
data-field-there = existe
data-field-name = nombre
data-field-source = de dónde salen las cifras
data-field-edges = rutas
data-yes = sí
data-no = no

## What the checker says about corrected figures

finding-file = { $name } no es ninguno de los archivos { $files }.
finding-not_toml = El archivo no está escrito en TOML: { $why }
finding-missing = Falta este campo.
finding-stray = Esto no va aquí.
finding-no_list = Tiene que haber una lista de tablas [[{ $name }]].
finding-no_table = Tiene que haber una tabla [{ $name }].
finding-twice = El identificador { $id } se usa más de una vez.
finding-text = Tiene que ser un texto de una línea, no { $value }.
finding-id = Tienen que ser minúsculas, cifras y _, no { $value }.
finding-bool = Tiene que ser true o false, no { $value }.
finding-whole = Tiene que ser un número entero de { $low } a { $high }, no { $value }.
finding-position = Tiene que ser un número de 0 a { $high }, no { $value }.
finding-one_of = Es { $value }, pero tiene que ser uno de estos: { $choices }.
finding-cubes = Tiene que nombrar cubos, como { "{" } red = 1, blue = 1 { "}" }, no { $value }.
finding-color = Nombra el color { $color }; los colores son { $colors }.
finding-cube_count = Tiene { $count ->
    [one] { $count } cubo
   *[other] { $count } cubos
} de color { $color }; han de ser de 1 a { $most }.
finding-list = Tiene que ser una lista de la longitud debida, no { $value }.
finding-sources = Tiene que decir de dónde sale cada cosa de estas: { $names }.
finding-source = Dice { $value } acerca de { $name }; tiene que ser found o reconstructed.
finding-no_card = Las reglas no conocen esa carta.
finding-cards_missing = { $count ->
    [one] Falta { $count } carta
   *[other] Faltan { $count } cartas
}: { $names }
finding-kind = Las reglas dicen qué cartas son cargos, y de qué tipo; esto las contradice.
finding-dear = Cuesta { $count ->
    [one] { $count } cubo
   *[other] { $count } cubos
}; lo normal es de 1 a { $most }.
finding-pair = La pareja { $pair } no está en ninguna carta que conozcamos.
finding-limit = Cuándo actúa y cuántas veces no concuerdan en lo que toca al final de la partida.
finding-office_cost = Los cargos de este tipo deberían costar aquí { $count ->
    [one] { $count } cubo
   *[other] { $count } cubos
} de color { $color }.
finding-kind_count = { $count ->
    [one] { $count } carta es
   *[other] { $count } cartas son
} de la clase { $kind }; deberían ser { $expected }.
finding-pair_count = La pareja { $pair } está en { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}; deberían ser { $expected }.
finding-uneven = Todos los costes juntos usan { $count ->
    [one] { $count } cubo
   *[other] { $count } cubos
} de color { $color }; la media por color es { $mean }.
finding-no_size = Ningún edificio ni personaje cuesta { $count ->
    [one] { $count } cubo
   *[other] { $count } cubos
}.
finding-too_many = Hay { $count ->
    [one] { $count }
   *[other] { $count }
}; caben { $most }.
finding-no_place = Nombra { $id }, que no existe.
finding-one_way = Nombra como vecino a { $id }, pero { $id } no lo nombra a su vez.
finding-light = Hay { $count ->
    [one] { $count } barrio claro
   *[other] { $count } barrios claros
} para { $tiles ->
    [one] { $tiles } ficha de mercancía
   *[other] { $tiles } fichas de mercancía
}.
finding-dark = Hay { $count ->
    [one] { $count } barrio oscuro
   *[other] { $count } barrios oscuros
} para { $tiles ->
    [one] { $tiles } comodín
   *[other] { $tiles } comodines
}.
finding-light_dark = Hay { $light ->
    [one] { $light } barrio claro
   *[other] { $light } barrios claros
} y, oscuros, { $dark }; deberían ser 24 y 6.
finding-apart = La ciudad no está conectada.
finding-slots_order = Los números tienen que ir de mayor a menor.
finding-slots = Los números deberían ser { $slots }.
finding-good = { $count ->
    [one] { $count } puerto quiere
   *[other] { $count } puertos quieren
} esta mercancía; tiene que ser uno.
finding-port = No es uno de los puertos que conocemos.
finding-edge = La ruta { $from_id } – { $to_id } no une dos lugares.
finding-edge_twice = La ruta { $from_id } – { $to_id } está dos veces.
finding-reach = No se puede llegar ahí desde { $id }.
finding-outside = Está dibujado fuera del tablero.
finding-on_top = Está dibujado encima de { $id }.
finding-cross = Las líneas { $one } y { $other } se cruzan.

## Parts of sentences

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
placed = { $cubes } en { $position }
die-shows = { $color } { $value }
die-turned = { $color } { $value } (antes { $rolled })
nothing = nada
price-free = gratis
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
   *[other] , un { $dropped } menos
}

## Causes that are no cards

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

## Actions: labels of buttons and menu lines

action-take_card = Tomar { $card }{ costing }
action-decline_card = No tomar ninguna carta
action-discard_overflow = Descartar { $card }
action-pick_start_cubes = 1 { $first } para la ronda 1, 2 de color { $second } para la ronda 2
action-choose_dice = { $first } y { $second }
action-apply_explorer = Un cubo { $die } más
action-apply_explorer-none = Ningún cubo más
action-apply_master = Poner los cubos de color { $die } en { $position }
action-apply_master-none = Dejar los cubos donde están
action-activate-pay = Activar { $card }{ less }{ costing }
action-activate-craftsman = Activar { $card } con el Artesano{ less }{ costing }
action-activate-count = Activar { $card } con el Conde{ costing }
tile-of-several = { $tile } ({ $number }/{ $all })
action-take_quarter-pay = Tomar el barrio con { $tile }{ less }{ costing }
action-take_quarter-herald = Tomar el barrio con { $tile } gracias al Heraldo{ costing }
action-take_quarter-pay-bare = Tomar el barrio { $quarter }{ less }{ costing }
action-take_quarter-herald-bare = Tomar el barrio { $quarter } gracias al Heraldo{ costing }
action-move_wall = Avanzar { $distance } en la muralla{ costing }
toward-sea = hasta { $place }
toward-port = hasta { $place }
action-move_ship = Navegar { $toward }, pagando { $pay }
action-move_ship-free = Navegar { $toward }, paso gratis
action-deliver = Entregar
action-deliver-here = Entregar { $good } en { $port }
action-buy_tribute = Comprar prestigio con el tributo
action-buy_tribute-rate = Comprar { $gain } de prestigio por { $price } de oro
action-use_office = Usar { $card }
action-use_card = Usar { $card }
action-use_card-color = Usar { $card }: tomar { $color }
action-use_card-goldsmith = Usar { $card }: pagar { $color }
action-use_card-colors = Usar { $card }: pagar { $colors }
action-use_card-person = Usar { $card }: descartar { $person }
action-cash_joker = Canjear un comodín: { $choices }
action-pay_cube = Pagar { $color }
action-pass = Pasar

## The same choices gathered in one line, with a second question

fold-pick_start_cubes = 1 { $first } para la ronda 1…
fold-activate = Activar { $card }…
fold-take_quarter = Tomar el barrio con { $tile }…
fold-move_ship = Navegar { $toward }…
fold-use_card = Usar { $card }…
fold-cash_joker = Canjear un comodín…

which-cube = ¿Qué cubo?
which-way = ¿Cómo pagas?
which-color = ¿Qué color?
which-one = ¿Cuál?

## Groups of choices

group-pick = Cartas de la oferta
group-overflow = Descartar
group-start_cubes = Primeros cubos
group-dice = Dados
group-activate = Activar
group-quarter = Ciudad
group-wall = Muralla
group-ship = Barco
group-deliver = Entregar
group-tribute = Tributo
group-card = Cartas
group-joker = Comodines
group-payment = Pago
group-pass = Pasar
group-table = Para la mesa
group-expert = Para expertos

## Events: sentences of the log. `.you` is told to the seat that acts.

event-card_revealed = Se descubre { $card }
event-cards_revealed = Se descubren: { $cards }
event-tribute_set = El tributo es de { $gain } de prestigio por { $price } de oro
event-card_taken = { $seat } toma { $card }
    .you = Tomas { $card }
event-card_declined = { $seat } no toma ninguna carta{ because }
    .you = No tomas ninguna carta{ because }
event-card_discarded = { $seat } descarta { $card }{ because }
    .you = Descartas { $card }{ because }
event-card_discarded-table = Va a los descartes: { $card }
event-cards_discarded = Van a los descartes: { $cards }
event-cubes_placed = { $seat } pone { $placed }
    .you = Pones { $placed }
event-die_rolled = Dado: { $die }
event-dice_rolled = Dados: { $dice }
event-dice_chosen = { $seat } elige los dados { $first } y { $second }
    .you = Eliges los dados { $first } y { $second }
event-dice_chosen-placed = { $seat } elige los dados { $first } y { $second }: { $placed }
    .you = Eliges los dados { $first } y { $second }: { $placed }
event-explorer_applied = { $seat } toma un cubo { $die } más{ because }
    .you = Tomas un cubo { $die } más{ because }
event-explorer_applied-none = { $seat } no toma ningún cubo más{ because }
    .you = No tomas ningún cubo más{ because }
event-master_applied = { $seat } pone los cubos de color { $die } en { $position }{ because }
    .you = Pones los cubos de color { $die } en { $position }{ because }
event-master_applied-none = { $seat } deja los cubos donde están{ because }
    .you = Dejas los cubos donde están{ because }
event-rose_turned = Giran las rosas de los vientos
event-punished = { $seat } recibe { n-markers }{ because }
    .you = Recibes { n-markers }{ because }
event-card_activated = { $seat } activa { $card }{ paid }
    .you = Activas { $card }{ paid }
event-card_used = { $seat } usa { $card }{ gained }{ paid }
    .you = Usas { $card }{ gained }{ paid }
event-quarter_taken = { $seat } toma el barrio con { $tile }{ paid }
    .you = Tomas el barrio con { $tile }{ paid }
event-wall_moved = { $seat } avanza { n-spaces } en la muralla{ paid }, hasta la casilla { $space }{ because }
    .you = Avanzas { n-spaces } en la muralla{ paid }, hasta la casilla { $space }{ because }
event-wall_raised = El disco de { $seat } sube a lo alto de su pila{ because }
    .you = Tu disco sube a lo alto de su pila{ because }
event-ship_moved = { $seat } navega { $toward } por { $paid }
    .you = Navegas { $toward } por { $paid }
event-ship_moved-free = { $seat } navega { $toward } con un paso gratis
    .you = Navegas { $toward } con un paso gratis
event-delivered = { $seat } entrega { $good } en { $port }{ gained }
    .you = Entregas { $good } en { $port }{ gained }
event-tribute_bought = { $seat } compra { $gain } con el tributo{ paid }
    .you = Compras { $gain } con el tributo{ paid }
event-gold_gained = { $seat } toma { n-gold }{ because }
    .you = Tomas { n-gold }{ because }
event-gold_paid = { $seat } paga { n-gold }{ because }
    .you = Pagas { n-gold }{ because }
event-prestige_gained = { $seat } gana { n-prestige }{ because }
    .you = Ganas { n-prestige }{ because }
event-prestige_lost = { $seat } pierde { n-prestige }{ because }
    .you = Pierdes { n-prestige }{ because }
event-cube_gained = { $seat } toma { $cubes }{ because }
    .you = Tomas { $cubes }{ because }
event-cube_paid = { $seat } paga { $cubes }{ because }
    .you = Pagas { $cubes }{ because }
event-payment_begun-wall = { $seat } tiene que pagar { cubes-any } por { $spaces } en la muralla
    .you = Tienes que pagar { cubes-any } por { $spaces } en la muralla
event-payment_begun-prospector = { $seat } tiene que pagar { cubes-any } por el Buscador de oro
    .you = Tienes que pagar { cubes-any } por el Buscador de oro
event-payment_begun-shop = { $seat } tiene que pagar { cubes-any } por un cubo { $color } en la Tienda
    .you = Tienes que pagar { cubes-any } por un cubo { $color } en la Tienda
event-joker_cashed = { $seat } canjea un comodín{ gained }
    .you = Canjeas un comodín{ gained }
event-steps_gained = { $seat } tiene { n-steps }{ because }
    .you = Tienes { n-steps }{ because }
event-passed = { $seat } pasa
    .you = Pasas
event-round_began = Empieza la ronda { $round }
event-game_ended = La partida ha terminado

## Steps, and what the game waits for

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

prompt-start_cards = { $seat } toma una primera carta
    .you = Toma tu primera carta
prompt-start_cubes = { $seat } elige los primeros cubos
    .you = Elige tus cubos para las dos primeras rondas
prompt-pick = { $seat } toma una carta
    .you = Toma una carta de la oferta
prompt-overflow = { $seat } tiene seis cartas y debe descartar una
    .you = Tienes seis cartas: descarta una y recibe una ficha de castigo
prompt-dice = { $seat } elige dos dados
    .you = Elige dos dados: cada uno da tantos cubos como marca, en ese número de tu rosa de los vientos
prompt-explorer = { $seat } puede tomar un cubo más (Explorador)
    .you = Explorador: ¿tomas un cubo más por un dado?
prompt-master = { $seat } puede mover los cubos de un dado (Maestro)
    .you = Maestro: ¿mueves los cubos de un dado?
prompt-actions = { $seat } tiene el turno
    .you = Tu turno: actúa cuanto quieras y después pasa
prompt-payment-wall = { $seat } paga por la muralla
    .you = Paga { cubes-any } por { $spaces } en la muralla (cancel lo deshace)
prompt-payment-prospector = { $seat } paga al Buscador de oro
    .you = Paga { cubes-any } por el Buscador de oro (cancel lo deshace)
prompt-payment-shop = { $seat } paga en la Tienda
    .you = Paga { cubes-any } por un cubo { $color } en la Tienda (cancel lo deshace)
prompt-over = La partida ha terminado
    .you = La partida ha terminado

## Refusals, by code. $detail is the error's own sentence.

error-card-unknown = Esa carta no existe: { $detail }
error-phase-wrong = No es eso lo que pide el juego ahora.
error-action-refused = Eso no es posible ahora: { $detail }
error-payment-pending = Primero paga los cubos que aún debes, o deshaz la acción.
error-payment-order = Los cubos se pagan en el orden rojo, azul, verde, gris, morado, negro, y el resto tiene que alcanzar.
error-offer-not_there = Esa carta no está en la oferta.
error-card-not_on_tableau = Esa carta no está en tu tablero.
error-card-not_active = Esa carta no está activada, o no es tuya.
error-card-used = Esa carta ya se ha usado esta ronda.
error-card-condition = Ahora no se cumple lo que pide esa carta.
error-card-nothing_to_gain = Esa carta no te daría nada ahora.
error-card-not_usable = Esa carta no se usa así.
error-card-needs_choice = Esa carta necesita que elijas: un color, varios colores o un personaje.
refused-short = Te falta: { $missing }.
error-cubes-too_few = No tienes los cubos que hacen falta.
error-gold-too_little = No tienes el oro que hace falta.
error-discount-not_available = Ahora ninguna carta tuya te permite ahorrar ese cubo.
error-method-not_available = Ahora no puedes pagar así.
error-quarter-taken = Ese barrio ya tiene dueño.
error-quarter-limit = En este turno no puedes tomar otro barrio.
error-wall-moved = En este turno ya has avanzado en la muralla.
error-wall-end = Tu disco está en la última casilla de la muralla.
error-wall-too_far = La muralla no es tan larga.
error-ship-not_adjacent = Tu barco no puede llegar ahí en un paso.
error-ship-no_free_step = No te quedan pasos gratis.
error-deliver-not_in_port = Tu barco no está en un puerto.
error-deliver-no_goods = No llevas ninguna mercancía que este puerto quiera.
error-deliver-full = Este puerto no admite más mercancías.
error-deliver-not_entered = En esta mesa solo se puede entregar en un puerto al que el barco haya llegado en este turno.
error-tribute-limit = En este turno ya has comprado prestigio todas las veces que puedes.
error-tribute-too_little_gold = No tienes el oro que pide el tributo.
error-tribute-nothing_to_gain = El tributo no te daría prestigio.
error-joker-none = No tienes ningún comodín.
error-joker-juggler = Con el Malabarista un comodín son dos elecciones a la vez; sin él, solo una.
error-dice-not_chosen = Ese no es uno de los dados que has elegido.
error-master-not_possible = El Maestro no puede poner ahí esos cubos.
error-idler-not_active = Solo con el Holgazán puedes no tomar carta.
error-overflow-not_held = No tienes esa carta.

error-data-other = La mesa se vio con otras cifras: { $detail }
error-field-unknown = De eso no se guarda ninguna fuente: { $detail }

## Warnings beside a choice

warning-passing_with_cubes = Se perderán tus cubos de la flecha.
warning-fountain_lost = Se perderá el paso de tu Fuente.
warning-envoy_lost = Se perderá el cubo de tu Enviado.
warning-sixth_card = Sería tu sexta carta: hay que descartar una, y recibes una ficha de castigo.
warning-empty_arrow = Esta ronda no tendrías cubos en la flecha: una ficha de castigo.
warning-empty_arrow_next_round = Aún no hay nada para la ronda siguiente.
warning-cannot_be_undone = No se puede deshacer.

## Options. The words in parentheses are the values to write.

option-delivery_requires_entry = Entregar solo al llegar
    .text = Si las mercancías solo se pueden entregar en un puerto al que el barco haya llegado en el mismo turno.
option-tribute_basis = Cartas que forman el tributo
    .text = El tributo suma las seis cartas descubiertas (six_cards), o solo las que quedan en la oferta (offer).
option-initial_wall_order = Primer orden en la muralla
    .text = Alguien al azar queda encima y los demás siguen en sentido horario (random_start_clockwise), todo el orden es al azar (random), o se da como lista de asientos.
option-master_dice = Dados del Maestro
    .text = Con cuántos de los dos dados puede el Maestro mover los cubos: 1 o 2.
option-explorer_dice = Dados del Explorador
    .text = Con cuántos de los dos dados da el Explorador un cubo más: 1 o 2.
option-when_cards = Cartas que reaccionan
    .text = Las cartas que reaccionan a algo que haces actúan una vez por ronda (once) o todas las veces (each).
option-discount_limit = Cartas que ahorran un cubo
    .text = Grúa, Curandero, Archivo y Especulador ahorran un cubo una vez por ronda (once) o todas las veces (each).
option-tower_on_last_space = La Torre en la última casilla
    .text = Si la Torre mantiene a su dueño encima también en la última casilla de la muralla.
option-beggar_ties = El Mendigo y los empates
    .text = Si al Mendigo le basta con compartir el último lugar en prestigio.
option-monastery_ties = El Monasterio y los empates
    .text = Si al Monasterio le basta con compartir el primer lugar en prestigio.
option-captain_points = Puntos del Capitán
    .text = Cuánto prestigio da el Capitán: 1 o 2.
option-scribe_scope = Alcance del Escribano
    .text = El Escribano permite usar dos veces cada carta de cargo (card), o una carta de cada tipo (type).
option-office_rate = Paga de los cargos
    .text = Cada cargo paga 1 de oro por su cubo (flat); todavía no se conoce otro valor.
option-councilman_mode = Puntos del Concejal
    .text = 6 de prestigio por cada tipo con tres cartas (three_of_a_type), por cada tipo si hay tres tipos (per_type_if_three_types), o una vez si hay tres tipos (once_if_three_types).
option-palace_counts_abbot = El Palacio y el Abad
    .text = Si el Palacio cuenta al Abad entre las cartas que puntúan al final.
option-scribe_second_use = Segundo uso con el Escribano
    .text = Si el Escribano alcanza una carta de cada tipo: el segundo uso es de una carta (one_card), o los cargos de un tipo se pueden usar una vez más de las que son, cada uno dos veces como mucho (any_card).

## Cards: the name, and what it does in one line

card-office = { $office } { $cubes }
office-customs = Aduanas
    .text = Paga 1 cubo rojo, toma 1 de oro.
office-construction = Obras
    .text = Paga 1 cubo verde, toma 1 de oro.
office-finance = Finanzas
    .text = Paga 1 cubo gris, toma 1 de oro.
office-justice = Justicia
    .text = Paga 1 cubo azul, toma 1 de oro.
office-military = Ejército
    .text = Paga 1 cubo negro, toma 1 de oro.
office-administration = Administración
    .text = Paga 1 cubo morado, toma 1 de oro.

card-archive = Archivo
    .text = Activar un cargo te cuesta un cubo menos, el que quieras.
card-bank = Banco
    .text = Toma 2 de oro.
card-border_post = Puesto fronterizo
    .text = Usar un cargo de Aduanas te da 1 de oro más.
card-cathedral = Catedral
    .text = Paga cubos de distintos colores y gana 1 de prestigio por cada uno.
card-chancery = Cancillería
    .text = Gana 1 de prestigio si has usado un cargo esta ronda.
card-chapel = Capilla
    .text = Gana 1 de prestigio si ya has ganado alguno esta ronda.
card-cooperage = Tonelería
    .text = Cada mercancía que entregas da 1 de prestigio más.
card-court = Tribunal
    .text = Gana 1 de prestigio por cada cargo de Justicia que tengas activado.
card-crane = Grúa
    .text = Activar un edificio te cuesta un cubo menos, el que quieras.
card-customs_station = Puesto de aduana
    .text = Gana 1 de prestigio por cada cargo de Aduanas que tengas activado.
card-embassy = Embajada
    .text = Comprar con el tributo da 2 de prestigio más.
card-fortress = Fortaleza
    .text = Gana 1 de prestigio por cada cargo de Ejército que tengas activado.
card-fountain = Fuente
    .text = Después de tomar un barrio, avanza una casilla en la muralla.
card-gate = Puerta
    .text = Gana 1 de prestigio si vas en cabeza en la muralla.
card-guard_post = Puesto de guardia
    .text = Avanza una casilla en la muralla, si no vas ya en cabeza.
card-hospital = Hospital
    .text = Activar un personaje te da 1 de oro.
card-inn = Posada
    .text = Toma 1 de oro; toma 3 si tienes activado al Posadero.
card-jade_warehouse = Almacén de jade
    .text = El jade que entregas cuenta doble.
card-lacquerware_warehouse = Almacén de laca
    .text = La laca que entregas cuenta doble.
card-lighthouse = Faro
    .text = Cada mercancía que entregas te da 1 de oro.
card-meeting_hall = Sala de juntas
    .text = Al final: 2 de prestigio por cada tipo de cargo que hayas activado.
card-miks_tavern = Taberna de Mik
    .text = Toma 1 de oro si tienes activados tres personajes o más.
card-monastery = Monasterio
    .text = Gana 1 de prestigio si nadie tiene más prestigio que tú.
    .alone = Gana 1 de prestigio si solo tú tienes el máximo prestigio.
card-palace = Palacio
    .text = Al final: 2 de prestigio por cada carta activada tuya que puntúe al final, también esta.
    .abbot = Al final: 2 de prestigio por cada carta activada tuya que cuente al final, también esta y el Abad.
card-paper_warehouse = Almacén de papel
    .text = El papel que entregas cuenta doble.
card-parade_ground = Plaza de armas
    .text = Usar un cargo de Ejército te da 1 de oro más.
card-pawnshop = Casa de empeños
    .text = Toma 1 de oro si ya has recibido oro esta ronda.
card-porcelain_warehouse = Almacén de porcelana
    .text = La porcelana que entregas cuenta doble.
card-prefecture = Prefectura
    .text = Al final: 1 de prestigio por cada cargo que tengas activado.
card-quarry = Cantera
    .text = Gana 1 de prestigio por cada cargo de Obras que tengas activado.
card-residence = Residencia
    .text = Al final: 1 de prestigio por cada edificio que tengas activado, también este.
card-rice_warehouse = Almacén de arroz
    .text = El arroz que entregas cuenta doble.
card-sail_loft = Velería
    .text = Tu barco puede dar hasta 2 pasos gratis.
card-school = Escuela
    .text = Toma 1 de oro si en tu tablero hay dos espacios vacíos o más.
card-shop = Tienda
    .text = Paga 2 cubos cualesquiera, toma un cubo de cualquier color.
card-silk_warehouse = Almacén de seda
    .text = La seda que entregas cuenta doble.
card-smithy = Herrería
    .text = Al final: 1 de prestigio por cada barrio tuyo.
card-spice_warehouse = Almacén de especias
    .text = Las especias que entregas cuentan doble.
card-statue = Estatua
    .text = Al final: 3 de prestigio por cada barrio oscuro tuyo.
card-tea_warehouse = Almacén de té
    .text = El té que entregas cuenta doble.
card-tower = Torre
    .text = Tu disco de la muralla está siempre en lo alto de su pila.
    .not_last = Tu disco de la muralla está en lo alto de su pila, menos en la última casilla.
card-town_hall = Ayuntamiento
    .text = Gana 1 de prestigio por cada cargo de Administración que tengas activado.
card-treasury = Tesorería
    .text = Gana 1 de prestigio por cada cargo de Finanzas que tengas activado.
card-university = Universidad
    .text = Gana 1 de prestigio si en tu tablero hay dos espacios vacíos o más.

card-abbot = Abad
    .text = Al final: ninguna ficha de castigo por las cartas que queden en tu tablero.
card-baronesa_dois = Baronesa Dois
    .text = Al final: 3 de prestigio; con dos Baronesas, 4 cada una; con las tres, 5.
card-baronesa_tres = Baronesa Três
    .text = Al final: 3 de prestigio; con dos Baronesas, 4 cada una; con las tres, 5.
card-baronesa_um = Baronesa Um
    .text = Al final: 3 de prestigio; con dos Baronesas, 4 cada una; con las tres, 5.
card-beadle = Alguacil
    .text = Toma 1 de oro por cada tipo de cargo que hayas usado esta ronda.
card-beggar = Mendigo
    .text = Toma un cubo de cualquier color si nadie tiene menos prestigio que tú.
    .alone = Toma un cubo de cualquier color si solo tú tienes el mínimo prestigio.
card-bishop = Obispo
    .text = Paga 1 de oro, gana 2 de prestigio.
card-cabin_boy = Grumete
    .text = Gana 1 de prestigio si tu barco lleva dos mercancías o menos.
card-cannoneer = Artillero
    .text = Toma 1 de oro si vas en último lugar en la muralla.
card-captain = Capitán
    .text = Gana { $points } de prestigio si tu barco ha dado dos pasos o más esta ronda.
card-carpenter = Carpintero
    .text = Cada barrio que tomas te da 1 de oro.
card-chamberlain = Chambelán
    .text = Activar un cargo te da 1 de oro.
card-coachman = Cochero
    .text = Toma 1 de oro si tienes activados tres edificios o más.
card-councilman = Concejal
    .text = Al final: 6 de prestigio por cada tipo de cargo del que tengas activadas tres cartas o más.
    .per_type_if_three_types = Al final: 6 de prestigio por cada tipo de cargo que hayas activado, si son tres tipos o más.
    .once_if_three_types = Al final: 6 de prestigio si has activado tres tipos de cargo o más.
card-count = Conde
    .text = Activa una carta por 4 de oro en lugar de sus cubos.
card-craftsman = Artesano
    .text = Activa una carta enseñando sus cubos; te los quedas.
card-diplomat = Diplomático
    .text = Puedes comprar dos veces con el tributo en tu turno.
card-donna_blu = Donna Blu
    .text = Toma 1 cubo azul.
card-envoy = Enviado
    .text = Después de ganar prestigio con el tributo, toma un cubo de cualquier color.
card-explorer = Explorador
    .text = Uno de tus dos dados te da un cubo más.
    .both = Cada uno de tus dos dados te da un cubo más.
card-frau_rot = Frau Rot
    .text = Toma 1 cubo rojo.
card-goldsmith = Orfebre
    .text = Paga 1 cubo cualquiera, toma 1 de oro.
card-governor = Gobernador
    .text = Al final: 7 de prestigio.
card-gravedigger = Sepulturero
    .text = Descarta otro personaje que tengas activado, toma 2 de oro.
card-healer = Curandero
    .text = Activar un personaje te cuesta un cubo menos, el que quieras.
card-helmsman = Timonel
    .text = Paga 1 de oro, y tu barco puede dar hasta 4 pasos.
card-herald = Heraldo
    .text = Toma un barrio por 3 de oro en lugar de sus cubos.
card-idler = Holgazán
    .text = No tienes por qué tomar carta en la fase 1.
card-innkeeper = Posadero
    .text = Toma 1 de oro; toma 3 si tienes activada la Posada.
card-judge = Juez
    .text = Usar un cargo de Justicia te da 1 de oro más.
card-juggler = Malabarista
    .text = Cada comodín que canjeas te da dos elecciones en lugar de una.
card-lady_black = Lady Black
    .text = Toma 1 cubo negro.
card-madame_vert = Madame Vert
    .text = Toma 1 cubo verde.
card-magistrate = Magistrado
    .text = Usar un cargo de Administración te da 1 de oro más.
card-master = Maestro
    .text = Puedes poner los cubos de uno de tus dados un número más arriba o más abajo, nunca en 1.
    .both = Puedes poner los cubos de cada uno de tus dados un número más arriba o más abajo, nunca en 1.
card-master_builder = Maestro de obras
    .text = Activar un edificio te da 2 de oro.
card-midwife = Partera
    .text = Al final: 1 de prestigio por cada personaje que tengas activado, también este.
card-miss_grey = Miss Grey
    .text = Toma 1 cubo gris.
card-moneylender = Prestamista
    .text = Toma 1 de oro y gana 1 de prestigio.
card-night_watchman = Sereno
    .text = Puedes tomar dos barrios en tu turno.
card-nobleman = Noble
    .text = Paga 2 de oro, toma un cubo de cualquier color.
card-office_head = Jefe de oficina
    .text = Toma 1 de oro si tienes activados tres cargos o más.
card-professor = Profesor
    .text = Cada uno de tus dos dados que marque un 1 te da 1 de oro.
card-prospector = Buscador de oro
    .text = Paga 3 cubos cualesquiera, toma 1 de oro; tantas veces como quieras.
card-scholar = Erudito
    .text = Toma un cubo de cualquier color.
card-scribe = Escribano
    .text = Puedes usar cada uno de tus cargos dos veces por ronda.
    .type = Los cargos de cada tipo se pueden usar una vez más por ronda.
card-senora_violeta = Senora Violeta
    .text = Toma 1 cubo morado.
card-soldier = Soldado
    .text = Toma 1 de oro por cada cuatro barrios tuyos.
card-speculator = Especulador
    .text = Tomar un barrio te cuesta un cubo menos, el que quieras.
card-surveyor = Agrimensor
    .text = Usar un cargo de Obras te da 1 de oro más.
card-treasurer = Tesorero
    .text = Usar un cargo de Finanzas te da 1 de oro más.
card-vice_governor = Vicegobernador
    .text = Al final: 4 de prestigio.

## How open questions about cards are answered

ruling-event_once = Actúa una vez por ronda, la primera vez que se cumple después de activarla.
ruling-event_each = En esta mesa actúa cada vez que se cumple después de activarla.
ruling-event_automatic = Lo recibes sin que se te pregunte.
ruling-waits_once = La usas tú, una vez por ronda, después de la primera vez que se cumple estando activa. Si pasas sin usarla, se pierde.
ruling-waits_each = En esta mesa puedes usarla una vez por cada vez que se cumple estando activa. Lo que quede sin usar cuando pasas se pierde.
ruling-discount_once = Una vez por ronda. Un coste de un cubo se queda en nada.
ruling-discount_each = En esta mesa, todas las veces. Un coste de un cubo se queda en nada.
ruling-not_itself = No ayuda a activarse a sí misma.
ruling-gold_for_all = El oro sustituye a todos los cubos, así que no se combina con ahorrar un cubo.
ruling-craftsman = Los cubos tienen que estar en tu flecha y después se pueden volver a usar. Junto con Grúa, Curandero o Archivo basta con el coste reducido.
ruling-free_step = Este paso no es tu avance pagado en la muralla y no cambia su precio. En la última casilla ya no hay adónde ir.
ruling-fountain_once = Disponible desde que tomas un barrio hasta que pasas. Un segundo barrio no da un segundo paso.
ruling-fountain_each = Disponible desde que tomas un barrio hasta que pasas. Cada barrio da su propio paso.
ruling-whole_round = Mira la ronda entera, también lo que hiciste antes de activarla.
ruling-came_before = Cuenta lo que haya llegado antes en esta ronda por otra vía, aunque ya lo hayas gastado.
ruling-tie_counts = Un lugar compartido cuenta.
ruling-tie_fails = En esta mesa un lugar compartido no cuenta.
ruling-doubling = Se dobla el valor impreso del puerto, no el punto de la Tonelería.
ruling-each_tile = Actúa con cada ficha, todas las que entregues.
ruling-steps = Da los pasos uno a uno, cuando quieras dentro de este turno. Los que queden cuando pasas se pierden.
ruling-captain = Cuentan todos los pasos, pagados o gratis, en cualquier dirección.
ruling-juggler = Dos cubos, un cubo y 3 de oro, o 6 de oro, elegidos a la vez. Cualquier número de comodines.
ruling-scribe_card = Cada uso se paga y da su oro.
ruling-scribe_type_one = En esta mesa solo se puede usar por segunda vez una carta de cada tipo.
ruling-scribe_type_any = En esta mesa los cargos de un tipo se pueden usar una vez más de los que tienes, cada uno dos veces como mucho.
ruling-bonus_once = Las cartas que reaccionan a un cargo siguen actuando una vez por ronda.
ruling-bonus_each = En esta mesa las cartas que reaccionan a un cargo actúan todas las veces.
ruling-office = Las cuatro cartas de un tipo hacen lo mismo; el número del nombre es lo que cuesta activarla. Dos cartas de un tipo se usan por separado.
ruling-beadle = Dos cartas de un tipo cuentan una vez. Se usa una vez por ronda, así que elige el momento.
ruling-gravedigger = Ni él mismo ni una carta del tablero. Lo que el personaje hizo esta ronda queda hecho; sus efectos posteriores terminan.
ruling-cathedral = Un conjunto de colores distintos por ronda.
ruling-inn_pair = La otra carta tiene que estar activada, no usada.
ruling-baronesa = Solo cuentan las activadas.
ruling-palace_alone = Cuenta las Baronesas, el Gobernador, el Vicegobernador, la Partera, la Residencia, la Prefectura, la Sala de juntas, el Concejal, la Herrería, la Estatua y a sí mismo, puntúen o no.
ruling-palace_abbot = Cuenta las Baronesas, el Gobernador, el Vicegobernador, la Partera, la Residencia, la Prefectura, la Sala de juntas, el Concejal, la Herrería, la Estatua, a sí mismo y, en esta mesa, al Abad, puntúen o no.
ruling-abbot = Las fichas de castigo recibidas antes siguen contando.
ruling-night_watchman = Cada uno se paga por separado, en dos momentos cualesquiera del turno.
ruling-idler = En todas las rondas, también para evitar una sexta carta.
ruling-master = No tan lejos que los cubos lleguen demasiado tarde. El número de cubos no cambia.
ruling-explorer = El cubo se une a los del dado, en el mismo número.
ruling-professor = Cuenta el número que marca: también un dado girado a 1 al final de la partida, y un 1 cuyos cubos mueve el Maestro.
ruling-diplomat = Cada vez al precio completo.
ruling-envoy = También cuentan los puntos de la Embajada.
ruling-tower_always = Actúa en cuanto se activa; los discos que llegan después van debajo del tuyo.
ruling-tower_not_last = Actúa en cuanto se activa, menos en la última casilla; los discos que llegan después van debajo del tuyo.
ruling-kind = Su clase es una suposición nuestra: el nombre alemán puede designar a un personaje o a otra cosa.
ruling-captain_doubt = Una fuente recuerda 2 puntos; la mesa puede elegir.
ruling-councilman_doubt = La fuente no es clara; la mesa puede elegir otra lectura.

## The table at a terminal

table-legend = Cubos: { $colors }
table-setup = Preparación
table-round = Ronda { $round } de 12
table-tribute = Tributo: { $gain } de prestigio por { $price } de oro
table-dice = Dados
table-offer = Oferta
table-stack = Mazo { $count }
table-seat = Asiento
table-prestige = Pr.
table-gold = Oro
table-markers = Cas.
table-wall-short = Mur.
table-ship = Barco
table-cargo = Carga
table-jokers = Com.
table-tableau-short = Tabl.
table-active-short = Activ.
table-key = Pr. prestigio · Cas. fichas de castigo, 3 menos cada una · Com. comodines · Tabl. cartas que esperan en el tablero, Activ. las activadas · ya: cubos en la flecha · r5: cubos que llegan en la ronda 5
table-now = ya
table-arrives = r{ $round }
table-roses = Rosas de los vientos
table-city = Ciudad
table-city-key = ▪ barrio oscuro · (A) tomado por A
table-wall = Muralla
table-port = Puerto
table-wants = quiere
table-pays = paga
table-distance = lejos
table-aboard = tú
table-tableau = Tu tablero ({ $count } de 5)
table-tableau-empty = vacío
table-missing = falta { $cubes }
table-payable = ya se puede pagar
table-payable-later = se puede pagar en la ronda { $round }
table-active = Tus cartas activadas
table-usable = utilizable
table-used = usada
table-waiting = ahora no
table-always = actúa sola
table-at-end = al final
table-empty = vacío
table-turn-order = Orden
table-estimated = ≈ señala una cifra que hemos estimado.

note-rose = { $cubes } para la ronda { $round }
note-gain = da { $gain }
note-near = { $port } { $count }
note-from-there = desde ahí: { $ports }
note-final = no se puede deshacer
note-to-space = hasta la casilla { $space }

sheet-cost = Coste
sheet-tribute = Tributo
sheet-kind = Clase
sheet-works = Cuándo
sheet-rulings = Aclaraciones
sheet-note = Nota en los datos
sheet-where = Ahora
sheet-why-not = Ahora no: { $reason }
where-stack = en el mazo, o fuera de la vista
where-pair = su ronda es la { $round }
where-offer = en la oferta
where-discard = en los descartes
where-tableau = en el tablero de { $seat }
    .you = en tu tablero
where-active = entre las activadas de { $seat }
    .you = entre tus cartas activadas

quarter-title = Barrio { $quarter }
quarter-light = claro
quarter-dark = oscuro
quarter-owned = de { $seat }
quarter-tile = Ficha
quarter-neighbors = Vecinos
port-title = Puerto de { $port }
port-delivered = Entregado
port-distances = Distancias

plan-title = Tus cubos en las rondas que vienen
plan-round = Ronda
plan-cubes = Cubos
plan-cards = Cartas que podrías activar
plan-quarters = Barrios
plan-none = aún ninguno
plan-nothing = -

summary-title = De dónde salió el prestigio

screen-help =
    Lo que puedes escribir
      3                 la opción con ese número
      take banco        tomar, descartar, activar o usar una carta
      q07               tomar un barrio;  wall 2: avanzar en la muralla
      sail génova       navegar un paso;  sail s02 rojo: pagar con ese cubo
      deliver, tribute, joker gold, joker rojo, pass
      rv                en la fase de dados: el dado rojo y el verde (letras como en la leyenda)
      cancel            deshacer un pago que no está completo
      hint              las mejores acciones, y por qué
      undo              dar un paso atrás;  undo turn: todo el turno
      plan              tus cubos en las próximas rondas y lo que pueden pagar
      seat NOMBRE       las cartas de un jugador
      offices, discards los cargos de las rondas que vienen, los descartes
      ? banco           una carta: efecto, coste, aclaraciones;  ? q07, ? génova, ? 3
      log, rules, table, quit
screen-unknown = «{ $line }» no significa nada aquí. Escribe un número de la lista, una acción como wall 2 o use banco, o ? para ayuda.
screen-unknown-subject = No hay nada que se llame «{ $what }». Pregunta por una carta (? banco), un barrio (? q07), un puerto (? génova) o una opción (? 3).
screen-nothing-chosen = No se ha hecho nada.
screen-nothing-pending = No hay ningún pago pendiente.

## The guided first game: what a hint is about, what is to be known, and what to do while it is legal

hint-goal = Gana el prestigio
    .text = ¡Te damos la bienvenida a Macao! Doce rondas, y gana quien al final tenga más prestigio. Se consigue con mercancías llevadas a Europa, con oro pagado como tributo, con cartas y con barrios de la ciudad que se tocan.
hint-start_card = Tu primera carta
    .text = Una carta no hace nada hasta que pagas los cubos impresos en ella. Las cartas baratas ayudan pronto; las caras, mucho.
hint-start_cubes = Tus primeros cubos
    .text = Elige un color para un cubo en la ronda 1, y un color para dos cubos en la ronda 2.
hint-offer = Una carta nueva cada ronda
    .text = Hay que tomar siempre una carta. En cada oferta hay dos cargos; los de las doce rondas están a la vista desde el principio.
hint-dice = Dos de seis dados
    .text = Un dado da tantos cubos como marca, después de otros tantos giros de tu rosa. Son de su color: pocos cubos pronto, o muchos más tarde. Otros pueden elegir los mismos dados.
hint-rose = La rosa de los vientos ha girado
    .text = Lo que está ahora en tu flecha lo puedes gastar en esta ronda, y solo en esta. El resto espera en sus números y se acerca cada ronda.
hint-activate = Paga una carta
    .text = Paga exactamente los cubos de una carta, y trabajará para ti hasta el final de la partida.
    .now = Los cubos de tu flecha pagan { $card }: { $price }.
hint-tribute = Oro por prestigio
    .text = Una vez en cada turno puedes pagar el tributo de la ronda. Las cartas de la oferta marcan su precio y su ganancia.
    .now = En esta ronda: { $price } por { $gain }.
hint-pass = ¿Ya está? Pasa
    .text = Pasa cuando hayas hecho todo lo que quieras. Los cubos que queden en la flecha se pierden; el oro se conserva. Hasta que pases, Deshacer lo revierte todo.
hint-five_spaces = Cinco espacios para cartas
    .text = Las cartas esperan en cinco espacios hasta que las pagas. Una sexta te cuesta una ficha de castigo, y al final también cada carta que no hayas activado.
    .now = Espacios ocupados, de cinco: { $number }.
hint-dice_card = Lo que esperan tus cartas
    .text = Una carta se paga en una sola ronda, con cubos que estén juntos en la flecha. Elige los dados para que coincidan.
    .now = Lo que necesita { $card }: { $cubes }.
hint-empty_arrow = Nunca una flecha vacía
    .text = Si no hay nada en tu flecha cuando la rosa ha girado, recibes una ficha de castigo: 3 de prestigio menos. El plan junto a tu rosa muestra qué llegará y cuándo.
    .now = Ronda { $round }: aún no te llega nada.
hint-helpers = Cartas que colaboran
    .text = Algunas cartas hacen algo por sí solas cada vez que tú haces otra cosa. Conviene activarlas pronto.
    .now = Ahora puedes pagar { $card }: { $price }.
hint-quarter = Toma un barrio
    .text = Una vez en cada turno puedes tomar un barrio libre por sus cubos exactos. Al final, cada barrio de tu mayor grupo conectado cuenta 2 de prestigio.
    .now = Barrios libres que tus cubos pagan: { $number }.
hint-goods = Carga para Europa
    .text = Lo que había en un barrio está en tu barco: cada mercancía tiene un puerto que la quiere, y allí las primeras fichas que llegan son las mejor pagadas.
    .now = { $port } paga { $points } de prestigio por tu carga: { $good }.
hint-saving = ¿Vale la pena el tributo?
    .text = El precio y la ganancia del tributo cambian en cada ronda. El oro no vale nada al final, así que guarda algo para las buenas ocasiones.
    .now = En esta ronda: { $price } por { $gain }.
hint-wall = La muralla marca el orden
    .text = Quien va más adelante en la muralla toma cartas y actúa primero. Dentro de una pila, el disco de más arriba.
hint-cheap_card = Mira lo que viene
    .text = Antes de tomar una carta, compara su precio con los cubos de tu rosa.
hint-joker_quarter = Barrios oscuros
    .text = En este barrio oscuro hay un comodín en lugar de una mercancía.
hint-joker = Un comodín en reserva
    .text = En tu turno, un comodín se convierte en un cubo de cualquier color, o en 3 de oro. Guárdalo para un turno en que te falte un cubo.
    .now = Comodines que tienes: { $number }.
hint-office = Usa tus cargos
    .text = Cada cargo activado, como casi todas las demás cartas, se puede usar una vez en cada ronda.
    .now = { $card }: { $rule }
hint-move_wall = Un paso en la muralla
    .text = Una casilla cuesta un cubo de cualquier color, dos cuestan tres, tres cuestan cinco. Por delante de los demás eliges antes tu carta.
hint-ship = Zarpa
    .text = Cada cubo de cualquier color lleva tu barco un paso más allá. Hay un largo camino hasta Europa: piensa en los puertos que quieren tu carga y llega antes que los demás.
    .now = { $port } paga { $points } de prestigio por tu carga: { $good }.
hint-delivery = ¡Entrega!
    .text = Tu barco está en un puerto que quiere lo que llevas a bordo. Entrega, y el mejor número libre es tuyo. No cuesta cubos, y puedes seguir navegando.
    .now = { $port } paga { $points } de prestigio por tu carga: { $good }.
hint-card_use = Una carta que usar
    .text = Una de tus cartas activadas puede hacer algo por ti ahora, una vez en cada ronda.
    .now = { $card }: { $rule }
hint-sixth_card = Una sexta carta
    .text = Todos tus espacios están llenos: sobra una carta, y recibes una ficha de castigo. Activa cartas a tiempo, para tener un espacio libre en la ronda siguiente.
hint-marker = Una ficha de castigo
    .text = Te cuesta 3 de prestigio al final, y nada la elimina. Mira el plan de los cubos que vienen antes de elegir dados.
    .now = Fichas que tienes: { $number }.
hint-late_dice = Dados tardíos
    .text = Desde ahora, los dados cuyos cubos llegarían después de la ronda 12 se ponen en 1. Los números grandes escasean: busca lo que aún puedes pagar.
hint-last_rounds = Vacía tus espacios
    .text = Queda poco tiempo. Cada carta que no actives cuesta una ficha, y el oro y la carga a bordo no valen nada al final: gasta todo lo que puedas.
    .now = Cartas que aún esperan en tus espacios: { $number }.
hint-over = La partida ha terminado
    .text = ¡Bien jugado! Se descuentan las fichas, puntúan las cartas del final, y tu mayor grupo de barrios cuenta 2 por cada uno. Otra partida, con otro reparto, está a un clic.

## Values of options

choice-random_start_clockwise = uno al azar, luego en sentido horario
choice-random = todo al azar
choice-six_cards = las seis cartas
choice-tribute_basis-offer = las cartas de la oferta
choice-once = una vez por ronda
choice-each = todas las veces
choice-scribe_scope-card = todas las cartas de cargo
choice-scribe_scope-type = una carta de cada tipo
choice-one_card = una carta de cada tipo
choice-any_card = una vez más en total, con cualquier carta
choice-flat = 1 de oro por un cubo
choice-three_of_a_type = por cada tipo con tres cartas
choice-per_type_if_three_types = por cada tipo, si hay tres tipos
choice-once_if_three_types = una vez, si hay tres tipos

## The story of a game

source-delivery = entrega en { $place }
deed-card_taken = Cartas tomadas
deed-dice_chosen = Dados elegidos
deed-card_activated = Cartas activadas
deed-card_used = Cartas usadas
deed-quarter_taken = Barrios tomados
deed-wall_moved = Avances en la muralla
deed-ship_moved = Travesías
deed-delivered = Entregas
deed-prestige_gained = Prestigio ganado
deed-joker_cashed = Comodines canjeados
deed-punished = Fichas de castigo
deed-round_began = Comienzos de ronda

## Why an action is worth doing, true of the table as it stands

reason-card_is_paid = Los cubos de tu rosa la pagan ({ $cubes }) en la ronda { $round }.
reason-card_is_cheap = Es barata: { $cubes }.
reason-card_with = Colabora con otra carta tuya: { $card }.
reason-card_nearly = Solo te falta, en la ronda { $round }: { $cubes }.
reason-card_for_end = Cuenta en la puntuación final, y hasta entonces puedes reunir { $cubes }.
reason-card_costs = Cuesta { $cubes }, y para reunirlos tienes { $count ->
    [one] una ronda
   *[other] { $count } rondas
}.
reason-discard_unpaid = Ninguna ronda de tu rosa tiene los cubos que cuesta ({ $cubes }).
reason-discard_least = Cuesta { $cubes }.
reason-cubes_fill_arrow = Evita que tu flecha quede vacía en la ronda { $round }.
reason-cubes_pay_card = Así puedes pagar { $card } en la ronda { $round }.
reason-cubes_pay_quarter = Así puedes pagar un barrio con { $tile } en la ronda { $round }.
reason-cubes_count = Cubos que da: { $number }.
reason-brings_at_once = Da enseguida { $gain }.
reason-frees_space = Todos tus espacios están llenos, y libera uno para una carta.
reason-counts_at_end = Cuenta en la puntuación final.
reason-works_long = Si la pagas ahora, trabaja para ti durante { $number ->
    [one] una ronda
   *[other] { $number } rondas
}.
reason-saves_marker = Sin pagar, te costaría una ficha de castigo al final.
reason-quarter_joins = Con él, tu grupo conectado llega a { $number ->
    [one] un barrio
   *[other] { $number } barrios
}.
reason-quarter_joker = Ahí hay un comodín.
reason-quarter_open = { $number ->
    [one] Lo toca un barrio libre
   *[other] Lo tocan { $number } barrios libres
}, así que tu grupo puede crecer por ahí.
reason-port_pays = { $port } paga { $points } de prestigio por la próxima entrega: { $good }.
reason-wall_passes = Te hace adelantar a { $target } en la muralla.
reason-wall_nearer = Te lleva a la casilla { $number } de la muralla.
reason-ship_toward = Es el camino a { $port }: { $points } de prestigio por { $good }; después quedará a { $number ->
    [one] un paso
   *[other] { $number } pasos
}.
reason-ship_arrives = Tu barco llega a { $port }, que paga { $points } de prestigio por { $good }.
reason-ship_ahead = Tu barco va vacío, pero gana un paso para después.
reason-deliver_last = Es el último número libre en { $port }.
reason-deliver_before = Ahora da { $points } de prestigio; la siguiente ficha allí da { $number }.
reason-tribute_last_round = Es la última ronda, y después el oro no vale nada: { $price } por { $gain }.
reason-tribute_cheap = { $price } por { $gain }: mejor cambio que en la mayoría de las rondas.
reason-tribute_affords = Después te quedan { $number } de oro.
reason-use_is_free = No cuesta nada: { $gain }.
reason-use_spare = Ninguna carta en espera pide { $color }.
reason-use_for_tribute = Falta oro: el tributo de esta ronda cuesta { $number }.
reason-use_brings = Da { $gain }.
reason-joker_for_card = Así se completan los cubos para { $card }.
reason-joker_for_tribute = Así puedes pagar el tributo de { $price }.
reason-joker_for_quarter = Así puedes pagar un barrio con { $tile }.
reason-cube_unneeded = Ninguna carta en espera pide { $color }.
reason-cube_plenty = Es lo que más te sobra: { $cubes }.
reason-cube_left = Después aún te queda: { $cubes }.
reason-pass_nothing_left = No te quedan cubos.
reason-pass_pays_nothing = { $number ->
    [one] El cubo que queda no paga
   *[other] Los { $number } cubos que quedan no pagan
} ninguna carta ni ningún barrio.
reason-pass_quarter_taken = Ya has tomado tu barrio y no puedes pagar ninguna carta. Cubos que quedan: { $number }.
reason-keeps_space = { $number ->
    [one] Ya espera una carta
   *[other] Ya esperan { $number } cartas
} en tus espacios.
reason-declines_unpaid = Los cubos de tu rosa no pagan ninguna de las cartas expuestas.
reason-declines_marker = Una carta que nunca se paga cuesta una ficha de castigo al final.
reason-price = Cuesta { $price }, y lo tienes.
