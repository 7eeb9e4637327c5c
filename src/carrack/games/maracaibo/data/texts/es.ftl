# Maracaibo, in Spanish. Keys follow the names of names.py, options.py and the data files.

## Nations: the name, with its preposition, and a letter for narrow places

nation-france = Francia
    .the = Francia
    .with = con Francia
    .letter = F
nation-spain = España
    .the = España
    .with = con España
    .letter = E
nation-england = Inglaterra
    .the = Inglaterra
    .with = con Inglaterra
    .letter = I
nation-any = cualquier nación
    .with = con una nación a tu elección
nation-each = cada nación
    .with = con cada nación
nation-same = esa nación
    .with = con esa nación
nation-fewest_locations = la nación con menos lugares
    .with = con la nación que tiene menos lugares
nation-dutch = los Países Bajos

## Goods and objects on project cards

good-tobacco = tabaco
    .short = tab.
good-corn = maíz
    .short = maíz
good-sugar = azúcar
    .short = azú.
good-cocoa = cacao
    .short = cac.
object-book = libro
    .short = libro
object-spyglass = catalejo
    .short = catal.
object-herbs = hierbas
    .short = hierb.
object-lantern = farol
    .short = farol
object-rope = cuerda
    .short = cuer.
cards-any_good = { $count ->
    [one] cualquier mercancía
   *[other] { $count } mercancías cualesquiera
}
cards-any_object = { $count ->
    [one] cualquier objeto
   *[other] { $count } objetos cualesquiera
}
cards-same_goods = { $count ->
    [one] { $count } mercancía
   *[other] { $count } mercancías iguales
}

## Synergies, barriers, ranks

synergy-medal = medalla
synergy-anchor = ancla
synergy-wheel = timón
synergy-crown = corona
synergy-barrel = barril
barrier-yellow = amarilla
barrier-red = roja
barrier-green = verde

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
n-income = ingresos de doblones +{ $count }
n-vp_income = ingresos de PV +{ $count }
n-value = valor de combate { $count }
n-influence = { $count } de influencia { $with }
n-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
n-points = { $count ->
    [one] { $count } punto de movimiento
   *[other] { $count } puntos de movimiento
}
n-discs = { $count ->
    [one] un disco
   *[other] { $count } discos
}
n-steps = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
n-hints = { $count ->
    [one] { $count } pista
   *[other] { $count } pistas
}
n-village_actions = { $count ->
    [one] { $count } acción de aldea
   *[other] { $count } acciones de aldea
}
nothing = nada
word-or = o

## What happens: the ops of the cards and tiles

op-explore = explorador hasta { n-steps }
op-noble_rank = subir al siguiente rango noble con una nación
op-disc = retirar { n-discs }
op-disc_to_tile = poner un disco en la loseta
op-hand_limit = límite de mano +{ $count }
op-synergy = ficha de { $kind }
n-synergy = 1 ficha de { $kind }
op-vp_per = { n-vp } { $per }
op-draw_object = descubrir una carta, recompensa según su objeto
op-liberate-village = liberar una aldea
op-liberate-city = liberar una ciudad
op-liberate-any = liberar una aldea o una ciudad
op-place_marker-village = marcador de una nación en una aldea vacía
op-place_marker-city = marcador de una nación en una ciudad vacía
op-place_marker-any = marcador de una nación en una aldea o ciudad vacía
op-fight = un combate
op-move_again = seguir navegando hasta { $count } más, y después una nueva acción principal
op-pay_for = se puede pagar { $cost }: { $gain }
op-choose = una de estas cosas: { $options }
op-sell_goods = por cada descarte de { $good }: { $gain }
op-return_marker = devolver a su nación un marcador retirado: { n-doubloons }
op-quests_on_card = { $count ->
    [one] poner en esta carta la misión de encima; se puede cumplir una como última acción de aldea
   *[other] poner en esta carta las { $count } misiones de encima; se puede cumplir una como última acción de aldea
}
op-city_action = acción de ciudad de { $places }
    .deliver = acción de ciudad de { $places }, con entrega
op-assistant_action = uno de tus asistentes
op-fulfil_top_quest = se puede cumplir la misión de encima del montón
op-fulfil_quest_here = cumplir una misión aquí
op-by_round = según la ronda: { $options }
op-round = { $round }: { $gain }
per-quest = por misión
per-combat_token = por ficha de combate
per-combat_point = por punto de combate
per-figure = por figura en la reserva
per-upgrade = por mejora de barco
per-synergy = por ficha de sinergia
per-assistant = por asistente
per-project = por carta de proyecto
per-noble_rank = por rango noble
per-barrier = por barrera cruzada

## When and how an effect works

effect-immediate = Enseguida: { $gain }.
effect-village_action = Acción de aldea: { $gain }.
effect-endgame = Al final: { $gain }.
effect-assistant = Asistente en { $places }: { $gain }.
effect-combat_action = Acción de combate por { $count }: { $gain }.
    .last = Última acción de combate por { $count }: { $gain }.
    .loses = Última acción de combate por { $count } y 1 de influencia: { $gain }.
effect-income_condition = Una vez, con { $when }: { $gain }.
effect-synergy_bonus = Una vez, con la ficha de { $kind }: { $gain }.
effect-none = Sin efecto.
trigger-combat_start = Al empezar tus combates: { $gain }.
trigger-combat_end = Al terminar tus combates: { $gain }.
trigger-deliver = Cuando entregas: { $gain }.
trigger-quest_done = Cuando cumples una misión: { $gain }.
trigger-liberate_or_displace = Cuando liberas o desplazas: { $gain }.
trigger-barrier_crossed = Cuando tu explorador cruza una barrera: { $gain }.
trigger-income = En cada cobro de ingresos: { $gain }.
trigger-any_fight_for_linked_nation = Cuando alguien combate por la nación de tu figura: { $gain }.
trigger-stop_empty_village = Al parar en una aldea sin marcador: { $gain } por punto de movimiento, como mucho { $most }.
trigger-village_actions_end = Tras acciones de aldea distintas en un turno: { $gain }.
different-actions = { n-vp } por { $number }
modifier-discount = Las cartas de proyecto cuestan { $count } menos.
modifier-discount-from = Las cartas de proyecto que cuestan { $from } o más cuestan { $count } menos.
modifier-explore_bonus = Cada movimiento del explorador puede alargarse { $count }.
modifier-hand_limit = Límite de mano +{ $count }.
modifier-village_thresholds = Dos acciones de aldea a partir de { $two ->
    [one] { $two } punto de movimiento
   *[other] { $two } puntos de movimiento
}, tres a partir de { $three }.
modifier-object_wild = Tu { $object } vale por cualquier objeto.
modifier-combat_draw_two = En un combate, roba dos fichas y quédate con una.
modifier-wild_once = Descarta esta carta para sustituir 1 mercancía u objeto que pagues o vendas.
modifier-stops_card = Primera parada en cada uno de estos lugares, { $places }: un disco a esta carta; con todos cubiertos: { $gain }.
modifier-combat_tile_upgrade = Combates: desplazar marcadores, o una liberación más.
modifier-resistance_village_action = Con la loseta de resistencia: su acción de aldea.
modifier-home_port = Con puertos base: tu puerto base.

## What a card asks for besides doubloons

needs = Requiere { $needs }.
need-barrier = explorador más allá de la barrera { $barrier }
need-return_figures = { $count ->
    [one] devolver { $count } figura
   *[other] devolver { $count } figuras
}
need-goods = pagar { $cards }
need-figure_on_nation = una figura en una nación
need-figure_at_combat_piles = una figura en los montones de combate
need-nation_markers = una nación con { $count ->
    [one] { $count } marcador
   *[other] { $count } marcadores
} en el tablero
need-figure_for_assistant = una figura como asistente

## What a career or a card waits for

when-assistants = { $count ->
    [one] { $count } asistente
   *[other] { $count } asistentes
}
when-projects = { $count ->
    [one] { $count } carta de proyecto
   *[other] { $count } cartas de proyecto
}
when-synergies = { $count ->
    [one] { $count } ficha de sinergia
   *[other] { $count } fichas de sinergia
}
when-combat_tokens = { $count ->
    [one] { $count } ficha de combate
   *[other] { $count } fichas de combate
}
when-combat_points = { n-combat }
when-quests = { $count ->
    [one] { $count } misión
   *[other] { $count } misiones
}
when-upgrades = { $count ->
    [one] { $count } mejora de barco
   *[other] { $count } mejoras de barco
}
when-barrier = barrera { $barrier } cruzada
when-doubloons = { n-doubloons }
when-income_doubloons = ingresos de doblones { $count }
when-income_vp = ingresos de PV { $count }
when-influence_one = { $count } de influencia con una nación
when-influence_all = { $count } de influencia con todas las naciones
when-deliveries = { $count ->
    [one] { $count } entrega
   *[other] { $count } entregas
}
when-figures = { n-figures }
when-prestige = { $count ->
    [one] { $count } edificio de prestigio
   *[other] { $count } edificios de prestigio
}
when-liberations_or_annexations = { $count ->
    [one] { $count } lugar liberado, anexionado o desplazado
   *[other] { $count } lugares liberados, anexionados o desplazados
}

## Home ports

port-kind-city_replace_delivery = En lugar de entregar, quita un disco del mercado: { $gain }.
port-kind-village_action = Acción de aldea: { $gain }.
port-kind-sugar_wild = Tu azúcar paga por cualquier mercancía u objeto.
port-kind-income = En cada cobro de ingresos: { $gain }.
port-kind-combat_action = Acción de combate con { $the_nation } por { $count }: { $gain }.
port-kind-stop_owned = Al parar donde { $the_nation } tiene un marcador: { $gain }.
port-kind-extra_village_action = { $count ->
    [one] Una acción de aldea más en una aldea.
   *[other] { $count } acciones de aldea más en una aldea.
}
port-kind-explore_second_last = El explorador cobra también la recompensa de la penúltima casilla.
port-kind-after_delivery = Después de una entrega, descarta una más de esa mercancía: { $gain }.
port-kind-second_explorer = Una figura sigue a tu explorador en el recorrido y comparte sus pasos.
port-offer = Una vez, al desbloquearlo: { $gain }. { $text }
port-HP01 = Amberes
port-HP02 = Bremen
port-HP03 = Islas Caimán
port-HP04 = Génova
port-HP05 = Kingstown
port-HP06 = Puerto Príncipe
port-HP07 = Yaquimel
port-HP08 = Gran Turca
port-HP09 = Puerto España
port-HP10 = Roseau
port-HP11 = Nasáu
port-HP12 = Oranjestad
port-HP13 = Panamá
port-HP14 = Oporto
port-HP15 = Roatán

## Locations

location-1 = La Habana
location-2 = Santiago de Cuba
location-3 = Tortuga
location-4 = Puerto Plata
location-5 = Santo Domingo
location-6 = San Juan
location-7 = Martinica
location-8 = Bridgetown
location-9 = Cumaná
location-9a = Caracas
location-10 = Coro
location-11 = Maracaibo
location-12 = Les Cayes
location-13 = Port Royal
location-14 = Cartagena
location-15 = Portobelo
location-16 = Bluefields
location-17 = Puerto Cabezas
location-18 = Trujillo
location-18a = Comayagua
location-19 = Belice
location-20 = Rumbo a casa
location-21a = Casa
location-21b = Rumbo a casa
location-22 = Casa
place = { $id } { $name }
kind-start = salida
kind-village = aldea
kind-city = ciudad
kind-homeward = rumbo a casa
space-start = la salida
space-end = el final del recorrido
space-plain = la casilla { $number }
space-upper = la casilla { $number } del camino de arriba
space-lower = la casilla { $number } del camino de abajo
ruin-space = la casilla { $number }

## City tiles

city_tile-CT01 = Base de expediciones
city_tile-CT02 = Base de expediciones
city_tile-CT03 = Campamento de rastreadores
city_tile-CT04 = Campamento de rastreadores
city_tile-CT05 = Ruta costera
city_tile-CT06 = Ruta costera
city_tile-CT07 = Oficina de reclutamiento
city_tile-CT08 = Oficina de reclutamiento
city_tile-CT09 = Armería
city_tile-CT10 = Armería
city_tile-CT11 = Gobernador
city_tile-CT12 = Gobernador
city_tile-CT13 = Maracaibo
city_tile-CT14 = Informantes
city_tile-CT15 = Lonja

## Ship upgrades

upgrade-combat_tile = Loseta de combate
upgrade-resistance_tile = Loseta de resistencia
upgrade-home_port = Puerto base
upgrade-hold = Bodega
upgrade-stern_cabin = Camarote de popa
upgrade-topsails = Gavias
upgrade-crows_nest = Cofa
upgrade-powder_room = Santabárbara
upgrade-captains_table = Mesa del capitán
upgrade-crew_quarters = Alojamiento de la tripulación
upgrade-treasure_room = Cámara del tesoro
upgrade-figurehead = Mascarón de proa

## Careers and prestige buildings

career-CR1 = Camaradería
career-CR2 = Valor
career-CR3 = Espíritu combativo
career-CR4 = Afán de descubrir
career-CR5 = Sed de saber
career-CR6 = Olfato comercial
career-CR7 = Lealtad a la Corona
career-CR8 = Orgullo naval
career-CR9 = Sentido de la justicia
prestige-PB1 = Catedral
prestige-PB2 = Arsenal
prestige-PB3 = Gran astillero
prestige-PB4 = Universidad
prestige-PB5 = Lonja de mercaderes
prestige-PB6 = Logia secreta
prestige-PB7 = Palacio real
prestige-PB8 = Casa de exploradores
prestige-PB9 = Monumento propio
quest-name = { $cost }: { $gain }

## Legacy tiles: the name, and what the tile does

tile-L1 = Carta puebla
    .text = Esta aldea es una ciudad: tiene mercado, y como acción se puede cumplir una misión.
tile-L4 = Camino a Caracas
    .text = Añade una ciudad; cuesta 3 puntos de movimiento entrar y salir, tras la barrera amarilla.
tile-L5 = Aldeanos agradecidos
    .text = Cuando tu barco para aquí: { $gain }.
tile-L6 = Flota del tesoro
    .text = Dos acciones de combate, ambas una sola vez para toda la mesa: { $gain }.
tile-L7 = Ciudad del interior
    .text = Añade una ciudad; cuesta 2 puntos de movimiento entrar y salir, tras la barrera roja.
tile-L8 = Misión religiosa
    .text = Cuando tu barco para aquí: { $gain }.
tile-L9 = Ermitaño
    .text = Cuando tu barco para aquí: { $gain }.
tile-L30 = Fiesta de regreso
    .text = Una vez en la partida, al llegar a casa en las rondas 1 a 3: { $gain }.
tile-L31 = Ruina
    .text = Quien pasa por ella con el explorador pone una figura al principio del recorrido de la ruina.
tile-L32 = Recorrido de la ruina
    .text = Un recorrido para una figura de cada capitán; en él se pueden gastar pasos del explorador.
tile-L33 = Adivina
    .text = Cuando tu barco para aquí: { $gain }.
tile-L34 = Campo de instrucción
    .text = Cuando tu barco para aquí: { $gain }.
tile-L35 = Mercado de trueque
    .text = Cuando tu barco para aquí: { $gain }.
tile-L36 = Ciudad holandesa
    .text = Una ciudad; en la primera parada entregas para siempre un marcador de influencia, por 5 doblones por rango. Acción de ciudad: doblones y puntos de combate por asistentes y figuras.
tile-L37 = Paso secreto
    .text = Una vez en la partida: un disco en la loseta, y el barco navega del 13 al 2.
tile-L38 = Losetas de pista
    .text = Las pistas de La Búsqueda están en el tablero.
tile-L39 = Luysa
    .text = Luysa está presa aquí; quien para aquí puede liberarla con puntos de combate.
tile-L40 = Alzamiento
    .text = En un combate se puede luchar contra una nación y liberar sus lugares.
fleet-fleet_a = pequeña flota del tesoro
fleet-fleet_b = gran flota del tesoro
fleet-action = { $name } por { $count }: { $gain }
token-most = +{ $count } con más marcadores
token-fewest = +{ $count } con menos marcadores
token-cost = +{ $count } por { $cost }
hint_tile-green = una pista verde
hint_tile-red = una pista roja ({ $cost })
automa-jacques = Jacques
automa-jean = Jean
automa-any = el automa

## Chapters of the campaign

chapter-150 = Un puerto tranquilo
    .before =
        Les Cayes amanece tan quieta que los pelícanos duermen sobre los postes de amarre. Luysa, que cuida la luz del puerto, ha
        salido a remo a recibirte antes de que toque fondo el ancla. A su gente le falta todo lo que no se cultiva ni se pesca: cuerda,
        un farol que no gotee, un libro para enseñar a los niños, hierbas contra la fiebre. No mendiga. Cuenta dos doblones en cada
        mano abierta que le trae algo, y recuerda las caras. A quien tiene amigos en Les Cayes, dicen, nunca le faltará un piloto en
        esta costa. Los escribientes del gobernador han empezado a anotar quién hace escala aquí.
    .succeeded =
        Al final de la temporada los cobertizos de Les Cayes están llenos, y por primera vez en años la luz arde toda la noche. Luysa
        recorre el muelle con una lista en la mano y tacha un renglón tras otro. La última noche baja de las colinas una anciana, mira
        la carga de los capitanes como si fuera un libro y le dice a cada uno algo que nadie más podía saber. Va a plantar su tienda en
        Martinica, anuncia, y a leer la suerte a quienes paren allí. Luysa solo sonríe. Una amiga más, y un puerto que te debe algo.
    .failed =
        Termina la temporada, y los cobertizos de Les Cayes siguen tan vacíos como estaban. Luysa no dice una mala palabra. Apaga la
        luz a medianoche, porque no hay aceite para toda la noche, y va a oscuras de puerta en puerta. Si nadie trae lo que la aldea
        necesita, la aldea tendrá que aprender a cuidarse sola. Unas semanas después hay jóvenes formados en la playa, con remos al
        hombro a falta de mosquetes. A las tripulaciones de paso las invitan a ejercitarse con ellos. Algunos se ríen. Los
        escribientes del gobernador no se ríen, y escriben más deprisa.
chapter-157 = Humo sobre las colinas
    .before =
        Al amanecer hay una columna de humo detrás de Bluefields; a mediodía hay cuatro. Jinetes sin bandera han cruzado la cresta, han
        quemado las fincas de arriba y se han perdido en la selva con el ganado. Todo el mundo sabe quién les paga, y nadie puede
        probarlo. Las familias han huido al embarcadero y duermen bajo las velas. Esta vez no piden caridad. Piden tripulaciones que
        sepan plantarse de noche en un sendero estrecho y no ceder. Luysa ha mandado desde Les Cayes una sola línea: quien tiene
        Bluefields tiene toda la orilla. El gobernador lamenta los disturbios y recomienda paciencia.
    .succeeded =
        Tres noches prueban los jinetes el sendero, y tres noches encuentran en él un farol y a alguien de pie detrás del farol. A la
        cuarta mañana la cresta está vacía. Las familias vuelven a subir, desentierran su semilla de las cenizas y levantan juntas el
        primer techo, para que nadie tenga que dormir a solas. Lo que les sobra lo bajan al agua, y lo que les falta se lo llevan a
        cambio; ninguna moneda cambia de manos y ningún escribiente cuenta. Al cabo de un mes acuden al trueque tripulaciones de cinco
        puertos. El recaudador del gobernador no encuentra nada que anotar en su libro.
    .failed =
        El sendero se pierde la segunda noche. Por la mañana las fincas de arriba ya no existen, y quienes vivían allí llevan a las
        barcas lo que queda de ellas. En medio del silencio aparece una vela que nadie esperaba. Unos mercaderes holandeses, prontos
        en ver una orilla vacía, compran la tierra quemada por un puñado de monedas, levantan muros de ladrillo amarillo y cuelgan una
        bandera. Son corteses. Reciben a todo capitán dispuesto a olvidar una vieja lealtad, y lo pagan bien. Luysa escribe que más
        vale una casa en la orilla que cenizas. No escribe de quién es la casa.
chapter-164 = La vieja ruina
    .before =
        Un cazador ha llevado a Coro una piedra del tamaño de una hogaza, con un rostro labrado que ninguna mano viva sabría tallar.
        A dos días río arriba, dice, la selva se alza sobre escaleras. El gobernador querría que los soldados cavaran allí y que todo
        estuviera fundido para la primavera. Luysa preferiría que se dibujara, se contara y se dejara en paz, y por una vez los
        eruditos de la ciudad están de acuerdo con una guardiana de luces. Lo que les falta es comida: una expedición come todos los
        días, y el río no devuelve nada. Tráeles lo que sobre en tus bodegas. A quien ayude se le dirá el camino.
    .succeeded =
        Nueve mulas salen de Coro y nueve regresan, cargadas solo de papel. Los eruditos han hallado las escaleras, y sobre las
        escaleras un patio, y alrededor del patio una fila de puertas que nadie ha abierto en quinientos años. Se han llevado dibujos y
        han dejado una señal en un árbol, y le cuentan el camino a todo el que les dio de comer. Desde ahora, un explorador de pulso
        firme puede llegar más lejos que el mapa. Los soldados del gobernador marchan un mes por el valle equivocado. Alguien, al
        parecer, ha girado un poste del camino. Luysa no se movió de Les Cayes en todo ese tiempo, por supuesto.
    .failed =
        La expedición vuelve hambrienta a los cuatro días, y la selva se cierra a sus espaldas. Después llegan los soldados, cavan
        donde apareció la piedra del cazador y traen a casa una fiebre y dos vasijas rotas. Solo el arriero tiene algo que contar.
        Mientras los otros dormían siguió el rumor del agua y dio con un tajo en las rocas, lo bastante ancho para un barco pequeño con
        la marea alta, que va de una orilla a la otra como si alguien lo hubiera deseado. Vende el secreto por un par de botas. Luysa
        le paga también el silencio, y luego se lo cuenta ella misma a sus amigos.
chapter-171 = Cartas de Luysa
    .before =
        Desde la primavera nadie ha visto a Luysa. La luz de Les Cayes la cuida un muchacho que no contesta preguntas. Pero en
        Martinica, en una taberna al pie del fuerte, la dueña tiene una carta debajo de una de cada tres tazas: líneas breves, de una
        letra que se inclina a la izquierda, cada una para alguien distinto, ninguna firmada. Una dice dónde hay pólvora, otra dónde
        se compra a un juez, otra solo pregunta cómo están los niños. Las cartas necesitan mensajeros, y los mensajeros, una moneda y
        algo que enseñar en la puerta. El gobernador ha puesto precio a la mano que se inclina a la izquierda. Sube cada semana.
    .succeeded =
        No se perdió ni una carta. Viajaron en un libro hueco, en la pala de un remo, en un tarro de ungüento que olía tan mal que
        ningún guardia quiso abrirlo. Cuando la última se lee en voz alta en el último de los puertos, la gente comprende por primera
        vez cuántos son. La hoja final no lleva palabras, solo un dibujo: dos orillas, un tajo entre las rocas y la hora de la marea.
        Quien conoce ese paso está donde ninguna patrulla busca un barco. Debajo del dibujo, en la esquina, alguien ha trazado una
        pequeña luz.
    .failed =
        Encuentran la mitad de las cartas, y la tabernera de Martinica cierra su casa a toda prisa. El gobernador manda imprimir las
        líneas en una hoja y clavarla en la puerta de cada iglesia, para que se vea lo inofensivos que son cuatro escribidores. No es
        su mejor idea. Gente que nunca había recibido una carta se para ahora ante las puertas y deletrea cada palabra. Y entre las
        líneas, quien tiene paciencia encuentra lo que al impresor del gobernador se le escapó: el rumbo de un lugar río arriba, unas
        escaleras bajo la selva y una pista de lo que escondieron allí quienes huyeron.
chapter-178 = El gobernador contraataca
    .before =
        El gobernador se ha hartado. Ha reunido todas las galeras entre La Habana y Trinidad, y están en Cartagena borda con borda, tan
        juntas que se podría cruzar la bahía por sus cubiertas. Cuando cambie el viento recorrerán la costa apagando una luz tras otra,
        y la primera será la de Les Cayes. Para una batalla abierta no hay fuerzas. Pero se pueden cortar anclas, se pueden trabar
        timones, y con marineros que no han cobrado se puede hablar. Dicen que la propia Luysa está en la ciudad. Entra, haz lo que
        puedas y desaparece antes de que llegue el viento.
    .succeeded =
        Cambia el viento, y la flota no zarpa. Cuarenta timones cuelgan de un clavo, la pólvora de la capitana está mojada, y dos
        tripulaciones han bajado a tierra a reclamar cinco años de paga. Por la mañana el gobernador contempla desde su balcón una
        bahía llena de barcos que no pueden moverse y un muelle lleno de gente que no se inclina. Entre ella está Luysa, con la capucha
        echada hacia atrás. Nadie la detiene. Por la tarde la noticia ha llegado al puerto siguiente, y al acabar la semana repican
        todas las campanas de la costa. Lo que era un secreto es ya un alzamiento.
    .failed =
        Cambia el viento, y la flota zarpa. No toda, pero sí bastante. A la tercera noche Les Cayes está a oscuras. En Cartagena
        cierran las puertas y registran casa por casa, y en un sótano detrás de la cordelería encuentran a una mujer con tinta en los
        dedos. No dice su nombre; no hace falta. El gobernador es demasiado listo para hacer de ella una mártir en la plaza. Una barca
        cerrada parte antes del alba, y nadie sabe decir si fue hacia el norte o tierra adentro. Ha quitado las fichas de la mesa,
        según dice él. Se ha olvidado de los jugadores.
chapter-184 = Disturbios
    .before =
        Cada nación ha enviado lo que ha podido: una guarnición a cada aldea, una bandera a cada tejado, cañones a cada embarcadero
        entre el cabo y el istmo. No pueden fiarse unas de otras, y es lo único bueno que tienen. La costa está lista. Lo que le falta
        es alguien que llegue por mar, la noche justa, al muelle justo. No tiene que ser el mismo capitán en todas partes, y las
        canciones discutirán cien años sobre quién fue el primero. Luysa ha vuelto a encender su lámpara y pide una sola cosa: que,
        cuando caigan las banderas, no se icen otras nuevas.
    .succeeded =
        La última guarnición marcha hacia las barcas con los tambores callados. A su espalda la gente baja la bandera, la mira un rato
        y la corta para hacer camisas. Hay fiesta en cada playa, y en cada fiesta se celebra a un capitán distinto como el autor de la
        hazaña; esta noche todos tienen razón. Un nombre suena más fuerte que los demás, y a quien lo lleva lo alzan muchos hombros y
        lo llevan hasta el final del muelle de Les Cayes. Allí Luysa le entrega su lámpara por una noche. Pesa más de lo que parece. Mar
        adentro, los barcos responden con sus propias luces.
    .failed =
        Las naciones se van, pero las canciones hablan de otro. Jacques estuvo en el muelle justo la noche justa más veces que tú, y
        sabe saludar desde una cubierta. En las tabernas ya cuentan su historia, con tu barco en algún lugar del fondo y el nombre mal
        escrito. Luysa se ríe hasta que tiene que sentarse. Las banderas han caído, dice, los niños duermen en sus camas, y quien
        quiera aplausos, que los tenga. Después te sirve una taza del barril bueno. Hay cosas que se cuentan, y cosas que han pasado.
chapter-185 = El rescate
    .before =
        Tres semanas de silencio, y entonces un pescador encuentra una botella con un jirón de tela, y en la tela, en tinta que se
        inclina a la izquierda, media línea: una torre, dos palmeras, agua que sabe a hierro. Así que está viva. La costa está llena de
        soldados con orden de mirar a otro lado cuando pase la barca cerrada, y a Jacques, que sirve a quien paga, le han pagado. Esta
        vez nadie puede hacerlo a solas. Alguien tiene que seguir las pistas tierra adentro, alguien tiene que entretener a las
        guarniciones, y nadie puede quedarse atrás. O regresa a casa el grupo entero, con Luysa, o no habrá canción.
    .succeeded =
        La torre tenía dos palmeras, y el agua sabía a hierro. El guardia de la puerta tenía una hija en Bluefields; se le cayó la
        llave, y tardó mucho en buscarla. Cuando la barca dobla el cabo con todos a bordo, el muchacho de Les Cayes lleva dos días de
        pie junto a la luz. No dice una palabra. Le da la lámpara a Luysa y se duerme donde está. Una tras otra las aldeas son libres, y
        una tras otra encienden una hoguera en la playa. Mar adentro, Jacques vira su barco y se va a buscar otro amo.
    .failed =
        Faltó muy poco. En un puerto habían visto la barca cerrada, en otro la habían oído cantar; pero siempre había una guarnición
        más, una bandera más, un día más perdido. Al final llega la noticia de que la torre está vacía y de que a Jacques le han pagado
        por segunda vez. El grupo se sienta en el muelle de Les Cayes y nadie quiere irse primero. Entonces el muchacho trae la lámpara
        y dice que alguien tiene que despabilarla. Y la despabilan entre todos. Una luz encendida se ve desde muy lejos, quizá incluso desde donde
        está ella. Esta historia no se acaba porque se acabe una partida.
chapter-goal = Para en { $place } y paga { $cost }: { $gain }. Los capitanes necesitan allí, entre todos, { $count ->
    [one] { $count } disco
   *[other] { $count } discos
}.
chapter-title = Capítulo { $id }: { $name }
chapter-ours = Una historia nuestra; la caja trae otras.
addition-uprising = Alzamiento y resistencia
    .text = Desde esta partida y durante el resto de la campaña: se puede luchar contra las naciones, liberar sus lugares, y cada capitán tiene una loseta de resistencia.

## Parts of sentences

because = { $cause ->
    [none] { "" }
   *[other] { " " }({ $why })
}

## Causes that are no pieces

cause-setup = preparación
cause-village = acción de aldea
cause-payment = pago
cause-purchase = compra
cause-combat = combate
cause-income = ingresos
cause-last_purchase = última compra
cause-discards = descartes
cause-refill = reponer la mano
cause-resistance = loseta de resistencia
cause-career = carrera
cause-influence = final del contador de influencia
cause-final = puntuación final
cause-jacques = Jacques
cause-jean = Jean
cause-round = ronda
cause-delivery = entrega
cause-search = La Búsqueda
cause-chapter = objetivo del capítulo
cause-nations = naciones
cause-explorer_end = final del recorrido del explorador
cause-ransom = rescate
cause-uprising = alzamiento
cause-assistant = asistente
cause-agent = agente
cause-dutch = ciudad holandesa
cause-quest = misión
cause-token = ficha de combate
cause-barrier = barrera { $barrier }
scored-cards = cartas compradas
scored-endgame = cartas que puntúan al final
scored-prestige = edificios de prestigio
scored-nation = naciones
scored-most_influence = mayor influencia
scored-income_track = contadores de ingresos
scored-explorer = recorrido del explorador
scored-quests = misiones
scored-upgrades = mejoras de barco

## Actions: labels of menu lines

action-pass = No hacer nada más
action-pass-main = Sin acción principal
action-pass-village = Terminar las acciones de aldea
action-pass-city = Terminar la acción de ciudad
action-pass-exploration = Dejar de explorar
action-pass-combat = Terminar el combate
action-pass-pick_second = No robar una segunda ficha
action-pass-offer = Rechazar
action-pass-port_offer = Rechazar la bonificación para siempre
action-pass-quest = Dejar la misión
action-pass-refill = Terminar el turno
action-pass-resistance = No ponerlo en la loseta de resistencia
action-pass-sale = No vender más
action-pass-arrival = Ir a la acción principal
action-pass-assistants = No usar más asistentes
action-pass-move = Quedarse aquí
action-pass-porto = No descartar más
action-pass-ransom = No pagar el rescate
action-pass-return_marker = Dejar los marcadores en la loseta
action-sail = Navegar hasta { $to }, { n-points }
action-use_tile = Usar { $tile }
action-draw_hint = Descubrir una pista
action-chapter_goal = Servir al objetivo del capítulo
action-main_city = Acción de ciudad
action-main_homeward = Acción de este lugar
action-main_village = Acciones de aldea
action-main_assistants = Tus asistentes de aquí
action-main_quest = Misión { $quest }
action-deliver = Entregar { $card } ({ $good })
action-empty_market = Quitar un disco del mercado
action-city_action = Usar la ciudad
action-remove_disc = Disco de { $upgrade }
action-take_doubloon = Tomar doblones
action-discard_hand = Descartar tu mano por doblones
action-buy = Comprar { $card }
action-buy_planned = Comprar { $card } (planificada)
action-invest = Invertir en { $building }
action-upgrade_action = Usar { $upgrade }
action-port_action = Usar tu puerto base
action-resistance_action = Usar la loseta de resistencia
action-card_action = Usar { $card }
action-card_quest = Misión de tu carta: { $quest }
action-explore = Explorador hasta { $to }
action-move_figure = Figura hasta { $to }
action-ruin = En la ruina hasta { $to }
action-token_pile = Montón { $number }
action-keep_token = Quedarse con { $token }
action-fight_for = Combatir por { $the_nation }
action-fight_against = Combatir contra { $the_nation }
action-pay_token = Pagar por la ficha
action-add_point = Añadir un punto de combate
action-add_figure = Añadir una figura
action-fight_influence = Influencia, { $size }
action-annex = Anexionar { $location }
action-displace = Desplazar en { $location }
action-liberate = Liberar { $location }
action-liberate_extra = Liberar además { $location }
action-fight_card = Acción de combate de { $card }
action-fight_port = Acción de combate de tu puerto base
action-fight_tile = Capturar: { $action }
action-resist = Casilla { $number } de la loseta de resistencia
action-pay_card = Pagar con { $card } ({ $shows })
action-pay_jack = Descartar un Factótum
action-choose_good = { $good }
action-choose_nation = { $nation }
action-choose_option = { $gain }
action-choose_option-bare = Opción { $number }
action-choose_location = { $location }
action-use_assistant = Asistente { $card }
action-fulfil_quest = Misión { $quest }
action-draw_open = Tomar { $card }
action-draw_pile = Robar del mazo
action-plan = Planificar { $card }
action-discard = Descartar { $card }
action-take_career = Carrera { $career }
action-take_port = Puerto base { $port }
action-take_last = Tomar doblones en su lugar
action-take_last-final = Tomar PV en su lugar
action-remove_hint = Quitar la pista roja { $number }
action-free_luysa = Liberar a Luysa
action-pay_ransom = Pagar el rescate de Luysa
action-accept = Aceptar
action-keep_hand = Conservar tu mano
action-drop_hand = Descartar tu mano y robar otra
action-cover_hint = Cubrir { $hint }
action-return_marker = El marcador de la casilla { $number } de la loseta de resistencia
action-cover_space = Casilla verde { $number }
action-place = Lugar { $number }
size-small = pequeña
size-large = grande
fold-plan = Planificar una carta…
which-one = ¿Cuál?

## Groups of choices

group-setup = Preparación
group-plan = Planificar
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
group-table = Para la mesa

## Events: sentences of the log. `.you` is told to the seat that acts.

event-career_taken = { $seat } elige la carrera { $career }
    .you = Eliges la carrera { $career }
event-port_taken = { $seat } elige el puerto base { $port }
    .you = Eliges el puerto base { $port }
event-round_began = Empieza la ronda { $round }
event-turn_began = Turno de { $seat }
    .you = Tu turno
event-sailed = { $seat } navega hasta { $to } por { $points }
    .you = Navegas hasta { $to } por { $points }
event-sailed-passage = { $seat } navega por el paso secreto hasta { $to } por { $points }
    .you = Navegas por el paso secreto hasta { $to } por { $points }
event-gained = { $seat } obtiene { $what }{ because }
    .you = Obtienes { $what }{ because }
event-spent = { $seat } paga { $what }{ because }
    .you = Pagas { $what }{ because }
event-lost = { $seat } pierde { $what }{ because }
    .you = Pierdes { $what }{ because }
event-disc_removed = { $seat } retira un disco de { $upgrade }{ because }
    .you = Retiras un disco de { $upgrade }{ because }
event-upgrade_unlocked = { $seat } desbloquea { $upgrade }
    .you = Desbloqueas { $upgrade }
event-delivered = { $seat } entrega { $good } ({ $card }) en { $location }
    .you = Entregas { $good } ({ $card }) en { $location }
event-market_emptied = { $seat } quita un disco del mercado de { $location }
    .you = Quitas un disco del mercado de { $location }
event-card_bought = { $seat } compra { $card } por { n-doubloons }
    .you = Compras { $card } por { n-doubloons }
event-card_planned = { $seat } planifica { $card }
    .you = Planificas { $card }
event-card_drawn = { $seat } toma { $card } de la oferta
    .you = Tomas { $card } de la oferta
event-card_drawn-pile = { $seat } roba { $card } del mazo
    .you = Robas { $card } del mazo
event-card_drawn-hidden = { $seat } roba una carta del mazo
    .you = Robas una carta del mazo
event-card_drawn-hidden-several = { $seat } roba { n-cards } del mazo
    .you = Robas { n-cards } del mazo
event-card_opened = Se descubre { $card }
event-cards_opened = Se descubren: { $cards }
event-cards_discarded = { $seat } descarta { $card }{ because }
    .you = Descartas { $card }{ because }
event-cards_discarded-several = { $seat } descarta { $cards }{ because }
    .you = Descartas { $cards }{ because }
event-cards_discarded-table = Va a los descartes: { $card }
event-cards_discarded-table-several = Van a los descartes: { $cards }
event-card_revealed = { $seat } enseña { $card } ({ $object })
    .you = Enseñas { $card } ({ $object })
event-card_revealed-table = Se enseña { $card } ({ $object })
event-card_removed = Sale de la partida: { $card }
event-cards_removed = Salen de la partida: { $cards }
event-pile_shuffled = Los descartes se barajan y forman un mazo nuevo
event-hand_dropped = { $seat } descarta su mano ({ n-cards })
    .you = Descartas tu mano ({ n-cards })
event-synergy = { $seat } toma la ficha de { $kind }{ because }
    .you = Tomas la ficha de { $kind }{ because }
event-quest_done = { $seat } cumple una misión ({ $quest })
    .you = Cumples una misión ({ $quest })
event-quest_laid = Hay una misión en { $location }: { $quest }
event-quest_laid-bare = Una nueva misión: { $quest }
event-quest_taken = { $automa } toma la misión { $quest }
event-quest_taken-bare = { $automa } toma una misión
event-assistant_placed = { $seat } coloca el asistente { $card } en { $location }
    .you = Colocas el asistente { $card } en { $location }
event-assistant_used = { $seat } usa el asistente { $card }
    .you = Usas el asistente { $card }
event-agent_placed = { $seat } coloca la figura de { $card } en { $nation }
    .you = Colocas la figura de { $card } en { $nation }
event-agent_placed-piles = { $seat } coloca la figura de { $card } en los montones de combate
    .you = Colocas la figura de { $card } en los montones de combate
event-explorer_moved = { $seat } mueve el explorador hasta { $to }
    .you = Mueves tu explorador hasta { $to }
event-figure_moved = { $seat } mueve su figura del recorrido hasta { $to }
    .you = Mueves tu figura del recorrido hasta { $to }
event-figure_placed = { $seat } pone una figura en el recorrido del explorador, en { $to }{ because }
    .you = Pones una figura en el recorrido del explorador, en { $to }{ because }
event-ruin_entered = { $seat } pone una figura en la ruina
    .you = Pones una figura en la ruina
event-ruin_moved = { $seat } avanza en la ruina hasta { $to }
    .you = Avanzas en la ruina hasta { $to }
event-barrier_crossed = { $seat } cruza la barrera { $barrier }
    .you = Cruzas la barrera { $barrier }
event-token_revealed = { $seat } roba una ficha de combate: { $token }
    .you = Robas una ficha de combate: { $token }
event-token_returned = { $seat } pone una ficha de combate debajo del montón { $number }
    .you = Pones una ficha de combate debajo del montón { $number }
event-fight-for = { $seat } combate por { $the_nation } con un valor de { $value }
    .you = Combates por { $the_nation } con un valor de { $value }
event-fight-against = { $seat } combate contra { $the_nation } con un valor de { $value }
    .you = Combates contra { $the_nation } con un valor de { $value }
event-fight-undecided = { $seat } combate con un valor de { $value }
    .you = Combates con un valor de { $value }
event-fight_ended = { $seat } termina el combate
    .you = Terminas el combate
event-annexed = { $seat } anexiona { $location } para { $the_nation }
    .you = Anexionas { $location } para { $the_nation }
event-displaced = { $seat } desplaza a { $the_old } en { $location } en favor de { $the_nation }
    .you = Desplazas a { $the_old } en { $location } en favor de { $the_nation }
event-liberated = { $seat } libera { $location } de { $the_nation }
    .you = Liberas { $location } de { $the_nation }
event-marker_placed = { $seat } coloca un marcador en { $location }: { $nation }
    .you = Colocas un marcador en { $location }: { $nation }
event-marker_resists = { $seat } pone el marcador en la loseta de resistencia: { $nation }
    .you = Pones el marcador en la loseta de resistencia: { $nation }
event-resistance_full = { $seat } ha llenado la loseta de resistencia
    .you = Has llenado la loseta de resistencia
event-marker_returned = { $seat } devuelve un marcador a { $nation }
    .you = Devuelves un marcador a { $nation }
event-marker_lost = Un marcador sale de la partida: { $nation }
event-task_done = { $seat } cumple una tarea de su carrera: { $task }
    .you = Cumples una tarea de tu carrera: { $task }
event-career_done = { $seat } completa la carrera { $career }
    .you = Completas la carrera { $career }
event-goal_met = { $seat } tiene lo que esperaba { $card }
    .you = Tienes lo que esperaba { $card }
event-invested = { $seat } invierte en { $building }
    .you = Inviertes en { $building }
event-prestige_opened = Edificio de prestigio: { $building }
event-village_action = { $seat } hace una acción de aldea: { $kind }
    .you = Haces una acción de aldea: { $kind }
village_kind-take = tomar doblones
village_kind-discard = descartar la mano
village_kind-buy = comprar una carta
village_kind-invest = invertir
village_kind-port = puerto base
village_kind-resistance = loseta de resistencia
village_kind-quest = misión de una carta
event-round_ended = { $seat } llega a casa y termina la ronda { $round }
    .you = Llegas a casa y terminas la ronda { $round }
event-round_ended-table = Termina la ronda { $round }
event-last_purchase = { $seat } hace una última compra
    .you = Haces una última compra
event-markers_came = Llega un marcador a { $location }: { $nation }
event-automa_card = { $automa } descubre una carta
event-automa_disc = { $automa } pone un disco en { $location }
event-automa_disc_counted = { $automa } cuenta un disco más
event-automa_sailed = { $automa } navega hasta { $to }
event-automa_explored = { $automa } explora hasta { $to }
event-automa_vp = { $automa } gana { n-vp }
event-automa_influence = { $automa } obtiene { n-influence }
event-automa_combat = { $automa } combate por { $the_nation }
event-hint_revealed = { $seat } descubre { $hint }
    .you = Descubres { $hint }
event-hint_revealed-table = Se descubre: { $hint }
event-hint_removed = { $seat } quita { $hint }
    .you = Quitas { $hint }
event-hint_removed-table = Se quita: { $hint }
event-luysa_found = Luysa aparece en { $location }
event-luysa_found-bare = Luysa ha aparecido
event-luysa_freed = Luysa está libre
event-marker_surrendered = { $seat } entrega su influencia con { $nation }
    .you = Entregas tu influencia con { $nation }
event-chapter_disc = { $seat } pone un disco para el objetivo del capítulo
    .you = Pones un disco para el objetivo del capítulo
event-tile_used = { $seat } usa { $tile }
    .you = Usas { $tile }
event-jack_discarded = { $seat } descarta { $card } como mercancía u objeto cualquiera
    .you = Descartas { $card } como mercancía u objeto cualquiera
event-scored = { $seat } gana { n-vp }: { $scored }
    .you = Ganas { n-vp }: { $scored }
event-went_on = { $seat } sigue
    .you = Sigues
event-went_on-main = { $seat } resuelve la acción principal
    .you = Resuelves tu acción principal
event-went_on-option = { $seat } elige
    .you = Eliges
event-went_on-village = { $seat } termina las acciones de aldea
    .you = Terminas las acciones de aldea
event-went_on-city = { $seat } resuelve la acción de ciudad
    .you = Resuelves la acción de ciudad
event-went_on-exploration = { $seat } deja de explorar
    .you = Dejas de explorar
event-went_on-quest = { $seat } deja la misión
    .you = Dejas la misión
event-game_ended = La partida ha terminado
event-legacy_laid = En el tablero: { $tile }

## Phases, and what the game waits for

phase-choosing = Preparación
phase-turns = Navegación
phase-last_purchase = Última compra
phase-income = Ingresos
phase-dropping = Manos
phase-refilling = Reponer manos
phase-ransom = Rescate
phase-over = Final
prompt-waiting = { $seat } tiene que elegir
prompt-all = Los demás aún están eligiendo
prompt-over = La partida ha terminado
prompt-other = Tú eliges
prompt-choosing-career = Elige tu carrera
prompt-choosing-port = Elige tu puerto base
prompt-choosing-plan = Planifica una carta
prompt-choosing-discards = Conserva cuatro cartas, descarta el resto
prompt-choosing-done = Los demás aún están eligiendo
prompt-dropping = ¿Conservas tu mano o robas otra?
prompt-move = { $points ->
    [one] Navega { $points } casilla
   *[other] Navega de 1 a { $points } casillas
}
prompt-move-home = Navega { $points ->
    [one] { $points } casilla
   *[other] de 1 a { $points } casillas
} hacia casa
prompt-arrival = En { $location }: lo que te espera aquí
prompt-main = En { $location }: elige una acción
prompt-refill-full = Tu mano está completa: ¿algo más antes de terminar tu turno?
prompt-refill = Repón tu mano hasta { $limit ->
    [one] { $limit } carta
   *[other] { $limit } cartas
}
prompt-village = { $count ->
    [one] Te queda { $count } acción de aldea
   *[other] Te quedan { $count } acciones de aldea
}
prompt-city = Acción de ciudad en { $location }
prompt-porto = ¿Descartar una carta más de { $good }?
prompt-disc = Retira { n-discs } de tu tablero de barco
prompt-nation-influence = ¿Con qué nación ganas influencia?
prompt-nation-rank = ¿Con qué nación subes al siguiente rango?
prompt-nation-return = ¿A qué nación vuelve el marcador?
prompt-nation-liberation = ¿De qué nación se libera el lugar?
prompt-nation-displacement = ¿A qué nación desplazas?
prompt-nation-marker = ¿De qué nación es el marcador?
prompt-liberation = ¿Qué lugar liberas?
prompt-marker = ¿Dónde colocas el marcador?
prompt-resistance = ¿Pones el marcador ({ $nation }) en la loseta de resistencia?
prompt-full_resistance = Tu loseta de resistencia está llena
prompt-option = Elige una cosa
prompt-offer = ¿{ $what }?
prompt-sale = Vende { $good } ({ $what } por carta)
prompt-payment = Paga { $what }
prompt-same_goods = ¿Qué mercancía pagas { $count ->
    [one] una vez
   *[other] { $count } veces
}?
prompt-assistant_place = ¿Dónde colocas el asistente { $card }?
prompt-agent_place = ¿A qué nación va la figura de { $card }?
prompt-quest = ¿Cumples la misión?
prompt-city_choice = ¿La acción de ciudad de qué lugar?
prompt-assistants = ¿Qué asistente actúa?
prompt-exploration = { $count ->
    [one] Explora: queda { $count } casilla
   *[other] Explora: quedan { $count } casillas
}
prompt-branch = ¿Por qué casilla va el camino?
prompt-combat-pick_pile = Combate: ¿de qué montón robas?
prompt-combat-pick_second = Combate: ¿robas una segunda ficha?
prompt-combat-keep_one = Combate: ¿con qué ficha te quedas?
prompt-combat-put_under = Combate: ¿debajo de qué montón va la otra ficha?
prompt-combat-pick_nation = Combate: ¿por quién o contra quién?
prompt-combat-fight = Combate, { $nation }: valor por gastar { $value }
prompt-combat-fight-for = Combate por { $the_nation }: valor por gastar { $value }
prompt-combat-fight-against = Combate contra { $the_nation }: valor por gastar { $value }
prompt-combat-start = Combate
prompt-combat-end = Combate
prompt-loss = ¿Con qué nación pierdes influencia?
prompt-last_purchase = La ronda ha terminado: una última compra
prompt-surrender = Ciudad holandesa: ¿qué marcador de influencia entregas para siempre?
prompt-cover_hint = ¿Qué pista roja cubre la casilla?
prompt-cover_space = ¿Qué casilla verde cubre la pista?
prompt-return_marker = ¿Qué marcador de tu loseta de resistencia vuelve a su nación ({ $what })?
prompt-port_offer = Has desbloqueado tu puerto base { $port }: ¿tomas su bonificación ({ $what })?
prompt-automa_quest = ¿Qué misión toma el automa?
prompt-ransom = ¿Pagas el rescate de Luysa?

## Refusals, by code. $detail is the error's own sentence.

error-card-unknown = Esa carta no existe: { $detail }
error-data-too_many = Hay demasiadas cifras de una misma clase: { $detail }
error-data-other = La mesa se vio con otras cifras: { $detail }
error-field-unknown = De eso no se guarda ninguna fuente: { $detail }
error-maracaibo-not_asked = No es eso lo que se pide ahora.
error-maracaibo-must_choose = Aquí hay que elegir algo.
error-maracaibo-not_there = En ese sitio no hay nada.
error-maracaibo-not_possible = Eso no es posible ahora.
error-maracaibo-too_few_doubloons = No tienes los doblones que hacen falta.
    .told = { $short ->
        [one] Te falta un doblón
       *[other] Te faltan { $short } doblones
    }: cuesta { $price }, tienes { $have }.
error-maracaibo-too_few_figures = No tienes en tu reserva las figuras que hacen falta.
    .told = { $short ->
        [one] Te falta una figura
       *[other] Te faltan { $short } figuras
    }: hacen falta en tu reserva: { $price }; hay: { $have }.
error-maracaibo-too_few_combat = No tienes los puntos de combate que hacen falta.
    .told = { $short ->
        [one] Te falta un punto de combate
       *[other] Te faltan { $short } puntos de combate
    }: cuesta { $price }, tienes { $have }.
error-maracaibo-cannot_pay = No puedes pagar lo que cuesta.
    .told = Cuesta { $what }, y ahora no puedes pagarlo todo.
error-maracaibo-points = Un barco no puede navegar ahora con tantos puntos de movimiento.
    .told = Tu barco navega ahora de { $least } a { $most ->
        [one] { $most } punto
       *[other] { $most } puntos
    }.
error-maracaibo-no_location = Ese lugar no está en el tablero en esta partida.
error-maracaibo-no_course = Ningún camino lleva ahí con tantos puntos exactos.
error-maracaibo-no_way = Ningún camino lleva ahí: los barcos siguen las flechas y no vuelven atrás.
error-maracaibo-too_far = Está demasiado lejos para este turno.
    .told = { $away ->
        [one] Está a { $away } punto
       *[other] Está a { $away } puntos
    }: tu barco no navega más de { $most }.
error-maracaibo-no_disc_there = Ahí ya no hay ningún disco.
error-maracaibo-barrier = Tu explorador no ha cruzado la barrera que esto pide.
    .told = Tu explorador aún no ha cruzado la barrera { $barrier }.
error-maracaibo-tile = Esa loseta de legado no ofrece nada en esta parada.
error-maracaibo-no_city = Tu barco no está en una ciudad.
error-maracaibo-no_village = Tu barco no está en una aldea.
error-maracaibo-no_assistant = No tienes ningún asistente aquí.
error-maracaibo-no_quest = Esa misión no se puede cumplir aquí.
error-maracaibo-once = Eso solo es posible una vez, y ya se ha hecho.
error-maracaibo-delivered = En una acción de ciudad hay una sola entrega.
error-maracaibo-market_full = En este mercado no caben más discos.
error-maracaibo-no_disc = No te quedan discos en tu tablero de barco.
error-maracaibo-wrong_good = Este mercado no quiere la mercancía de esa carta.
    .told = Esta carta muestra { $good }; el mercado quiere { $wanted }.
error-maracaibo-no_market_disc = De este mercado no se puede quitar ningún disco.
error-maracaibo-no_hand = No tienes cartas en la mano.
error-maracaibo-markers = Ninguna nación tiene en el tablero marcadores suficientes para esa carta.
    .told = Aún ninguna nación tiene { $count ->
        [one] { $count } marcador
       *[other] { $count } marcadores
    } en el tablero.
error-maracaibo-no_place = No hay lugar para el asistente de esa carta.
error-maracaibo-invested = Ya has invertido en ese edificio.
error-maracaibo-locked = Eso aún no está desbloqueado en tu tablero de barco.
error-maracaibo-no_action = Eso no tiene ninguna acción de aldea que puedas pagar ahora.
error-maracaibo-no_marker = No hay ningún marcador que se pueda quitar.
error-maracaibo-planning_full = Tu zona de planificación está llena.
error-maracaibo-no_path = Con estos pasos no puedes llegar ahí.
    .told = Tu explorador no puede terminar ahí: { $steps ->
        [one] queda un paso
       *[other] quedan { $steps } pasos
    }.
error-maracaibo-stance = No puedes tomar ese partido en este combate.
error-maracaibo-not_empty = No es una aldea ni una ciudad vacía.
error-maracaibo-no_markers_left = A esa nación no le quedan marcadores en su contador.
error-maracaibo-value = Tu valor de combate no alcanza para eso.
    .told = Te falta { $short }: valor de combate necesario: { $price }; te queda: { $have }.
error-maracaibo-resistance_space = El marcador no puede ir a esa casilla de la loseta de resistencia.
error-maracaibo-does_not_pay = Esa carta no muestra lo que se pide.
    .told = Esta carta muestra { $good } y { $object }; se pide { $what }.
error-maracaibo-hand_full = Tu mano está completa.
error-maracaibo-luysa = Luysa no está donde está tu barco.
error-maracaibo-no_hint = Ahí no hay ninguna pista que puedas tomar.
error-maracaibo-no_space = La carta de La Búsqueda no tiene esa casilla.
error-maracaibo-chapter = Ahora no se puede servir al objetivo del capítulo.
warning-cannot_be_undone = No se puede deshacer.

## Options. The words in parentheses are the values to write.

option-scenario = Escenario
    .text = Qué se juega: base_easy, base_medium, base_hard, campaign, unrest, all_inclusive, coop, rescue.
option-automa = Rival de un capitán a solas
    .text = Quién juega contra un capitán a solas: Jacques (jacques), o Jean (jean), que conoce todos los escenarios menos los que liberan todo el Caribe.
option-level = Nivel del rival
    .text = Lo bien que juega Jacques (1 a 4) o Jean (1 a 5).
option-promos = Piezas promocionales
    .text = Si la misión y el edificio promocionales están entre los demás.
option-open_hands = Manos abiertas
    .text = Si los capitanes que cooperan se ven las manos.
option-archive = Archivo de una campaña
    .text = Lo que han dejado las partidas anteriores: capítulo, losetas de legado, cartas de historia. La terminal lo guarda en un archivo.
option-rulings = Aclaraciones
    .text = 4, para partidas nuevas: acciones libres en cada parada del turno, de modo que pagar una pista roja permite descubrir otra donde estés, y ningún turno pasa mientras se pueda liberar a Luysa, ni siquiera con la última carta robada; la Nota diplomática se puede dejar, toma el marcador que elijas y, sin la loseta de resistencia, uno que salió de la partida; el Factótum se puede vender como tabaco o maíz; el paso secreto está abierto a un barco que está en el 13; las cartas de historia entran solo en Disturbios y El rescate, y en una campaña, las que se han ganado; con dos capitanes se elige la casilla verde que cubre una pista; a solas, Cooperativo en el Caribe empieza con menos misiones. 3: lo mismo, pero a solas con tantas misiones como con varios capitanes. 2: como 3, pero la última carta robada siempre termina el turno. 1: como se jugaba hasta la versión 0.5.

## Scenarios

variant-base_easy = Juego base, fácil
    .text = El juego base sin losetas de legado.
choice-scenario-base_easy = { variant-base_easy }
variant-base_medium = Juego base, medio
    .text = El juego base con cuatro losetas de legado.
choice-scenario-base_medium = { variant-base_medium }
variant-base_hard = Juego base, difícil
    .text = El juego base con siete losetas de legado.
choice-scenario-base_hard = { variant-base_hard }
variant-campaign = Campaña
    .text = Una cadena de partidas; lo que pasa en una cambia la siguiente.
choice-scenario-campaign = { variant-campaign }
variant-unrest = Disturbios
    .text = Las naciones dominan toda la costa, y los capitanes la liberan compitiendo entre sí.
choice-scenario-unrest = { variant-unrest }
variant-all_inclusive = Todo incluido
    .text = Puertos base, alzamiento y resistencia juntos.
choice-scenario-all_inclusive = { variant-all_inclusive }
variant-coop = Cooperativo en el Caribe
    .text = Todos los capitanes juntos contra Jacques y las naciones.
choice-scenario-coop = { variant-coop }
variant-rescue = El rescate
    .text = Juntos contra Jacques, y hay que encontrar y liberar a Luysa.
choice-scenario-rescue = { variant-rescue }
choice-automa-jacques = Jacques
choice-automa-jean = Jean

## The table

table-round = Ronda { $round } de 4
table-pile = mazo { $count }
table-quest-pile = misiones { $count }
table-token-piles = montones de combate { $first }+{ $second }
table-seat = Capitán
table-ship = Barco
table-vp = PV
table-doubloons = Dobl.
table-combat = Comb.
table-figures = Fig.
table-hand = Mano
table-bought = Cartas
table-quests = Mis.
table-tokens = Fich.
table-upgrades = Mej.
table-synergies = Sin.
table-loop = El viaje
table-market = Mercado
table-owner = Nac.
table-there = Qué hay allí
table-quest-here = misión { $quest }
table-hints-here = { n-hints }
table-assistant-here = asistente { $card } ({ $seat })
table-luysa-here = Luysa
table-goal-here = objetivo del capítulo
table-ends-round = termina la ronda
table-explorers = Exploradores
table-nations = Naciones
table-nation-row = { $name } ({ $letter }): { $board } en el tablero, { $left } en el contador
table-prestige = Prestigio
table-face-down = { $count ->
    [one] { $count } boca abajo
   *[other] { $count } boca abajo
}
table-display = Oferta
table-own = Tu barco
table-ship-of = Barco de { $seat }
table-unlocked = Desbloqueado
table-one-disc = Queda un disco
table-two-discs = Más discos
table-career = Carrera
table-port = Puerto base
table-port-locked = bloqueado
table-resistance = Resistencia
table-figures-left = { $supply } en la reserva, { $general } fuera, { $career } en la carrera
table-figures-row = Figuras
table-synergies-row = Sinergias
table-your-hand = Tu mano ({ $count })
table-hand-of = Mano ({ $count })
table-planned = Planificadas ({ $count } de 3)
table-tableau = Compradas ({ $count })
table-your-quests = Misiones de tu carta
table-empty = vacío
table-card-at = { $card } ({ $place })
table-automa-row = { $vp } PV, explorador { $explorer }, misiones { $quests }, discos { $discs }, { $cards ->
    [one] queda { $cards } carta
   *[other] quedan { $cards } cartas
}
table-search = La Búsqueda
table-search-green = verde
table-search-red = roja
table-search-covered = cubierta
table-luysa-hidden = Luysa está escondida
table-luysa-found = Luysa ha aparecido
table-luysa-freed = Luysa está libre
table-chapter-discs = { $count } de { $need ->
    [one] { $need } disco
   *[other] { $need } discos
}
table-reward = Recompensa
table-space = Casilla
table-level = { $automa }, nivel { $level }
table-told = { $name }: { $text }
table-any-good = todas las mercancías
table-tokens-row = Fichas de combate
table-key = PV y Dobl. con +ingresos · Comb. puntos de combate · Fig. figuras en la reserva · Mano/planificadas · Mis. misiones · Fich. fichas de combate · Mej. mejoras de barco · Sin. sinergias · Mercado: mercancías que quiere, espacios libres
table-estimated = ≈ señala una cifra que hemos estimado.
note-gain = da { $gain }
note-price = cuesta { $price }
note-final = no se puede deshacer
note-market = { $count ->
    [one] mercado: { $count } libre
   *[other] mercado: { $count } libres
}
note-discs = { $left } de { $discs ->
    [one] { $discs } disco
   *[other] { $discs } discos
} por retirar
note-vp = { n-vp } al final

## Things to look up

sheet-where = Ahora
sheet-why-not = Ahora no: { $reason }
sheet-ways = Caminos
figure-reconstructed = estimada
    .mark = ≈
where-pile = en el mazo, o fuera de la vista
where-display = en la oferta
where-discards = en los descartes
where-removed = fuera de la partida
where-hand = en tu mano
where-planned = entre las planificadas ({ $seat })
where-tableau = entre las compradas ({ $seat })
deck-A = mazo inicial
deck-B = cartas posteriores
deck-U = cartas de la expansión
deck-C = cartas de historia
summary-title = De dónde salieron los PV
summary-top = { $count ->
    [one] { $count } fuente menor
   *[other] { $count } fuentes menores
}
result-won = Los capitanes han ganado juntos.
result-lost = Los capitanes han perdido juntos.
result-won-solo = Has vencido a { $automa }.
result-lost-solo = Ha ganado { $automa }.
result-all_markers_removed = no queda ningún marcador en el tablero
result-all_above_jacques = todos los capitanes tienen más PV que el automa
result-luysa_freed = Luysa está libre
screen-help =
    Lo que puedes escribir
      3               la opción con ese número
      sail 11         navegar hasta allí (también el nombre: sail Cartagena)
      buy Merca       el principio de una opción de la lista, o una carta
      pass            no hacer nada más de lo que se pide
      ? Mercader      una carta; también un lugar (? Cartagena), una carrera, un puerto, una loseta (? L33), una opción (? 3)
      seat Ada        el barco y las cartas de un capitán
      track           el recorrido del explorador con sus recompensas
      cards           tus cartas compradas con sus efectos
      display         las cartas de la oferta
      legacy          las losetas de legado del tablero
      discards        las cartas descartadas
      hint            las mejores acciones, y por qué
      undo            deshacer tu último paso, si aún no se ha descubierto nada
      log, rules, table, quit
screen-unknown = «{ $line }» no significa nada aquí. Escribe un número de la lista, el principio de una opción, o ? para ayuda.
screen-unknown-subject = No hay nada que se llame «{ $what }». Pregunta por una carta (? Mercader), un lugar (? Cartagena) o una opción (? 3).
screen-nothing-chosen = No se ha hecho nada.
screen-nothing-pending = No hay nada empezado que se pueda cancelar.
campaign-succeeded = { $chapter }: objetivo cumplido.
campaign-failed = { $chapter }: objetivo fallido.
campaign-standing = { $count ->
    [one] { $seat }: { $count } partida ganada, { $vp } PV en total
   *[other] { $seat }: { $count } partidas ganadas, { $vp } PV en total
}
campaign-next = A continuación: { $chapter }

## Kinds of events to look for

deed-round_began = Comienzos de ronda
deed-sailed = Travesías
deed-card_bought = Cartas compradas
deed-delivered = Entregas
deed-quest_done = Misiones
deed-upgrade_unlocked = Mejoras de barco
deed-explorer_moved = Exploraciones
deed-fight = Combates
deed-liberated = Liberaciones
deed-invested = Edificios de prestigio
deed-scored = Puntuación final

## Printed figures: what they are

data-field-players = jugadores
data-field-rounds = rondas
data-field-objects = objetos
data-field-start = inicio
data-field-figures = figuras
data-field-vp_by_order = PV por orden de llegada
data-field-number = número
data-field-kind = clase
data-field-neighbours = vecinos
data-field-annexable = se puede anexionar
data-field-assistants = admite asistentes
data-field-zone = zona
data-field-city_tile_slot = sitio para una loseta de ciudad
data-field-flag = recompensa de su bandera
data-field-requires_legacy = solo con la loseta
data-field-enter_cost = puntos para entrar
data-field-leave_cost = puntos para salir
data-field-requires_barrier = tras la barrera
data-field-action = acción
data-field-market_goods = mercancías que quiere
data-field-market_capacity = espacios del mercado
data-field-city_with_legacy = ciudad con la loseta
data-field-must_stop = los barcos tienen que parar
data-field-ends_round = termina la ronda
data-field-branch = bifurcación
data-field-cost = coste
data-field-helm = timón
data-field-overlay_of = se pone sobre
data-field-expansion = de la expansión
data-field-region = región
data-field-next = siguiente
data-field-reward = recompensa
data-field-quest_slot = sitio para una misión
data-field-end = final
data-field-discs = discos
data-field-immediate = enseguida
data-field-permanent = para siempre
data-field-deck = mazo
data-field-vp = PV
data-field-good = mercancía
data-field-object = objeto
data-field-effects = efectos
data-field-requires = requiere
data-field-endgame = al final
data-field-promo = promocional
data-field-freeing_recommended = con La liberación del Caribe
data-field-freeing = se usa con La liberación del Caribe
data-field-tasks = tareas
data-field-task_reward = recompensa de una tarea
data-field-task_figure = figuras de una tarea
data-field-complete_reward = recompensa por todas las tareas
data-field-immediate_cost = precio de la bonificación
data-field-immediate_gain = bonificación
data-field-ongoing = desde entonces
data-field-nation = nación
data-field-quests = misiones
data-field-france = valor para Francia
data-field-spain = valor para España
data-field-england = valor para Inglaterra
data-field-modifier = bonificación por marcadores
data-field-bonus = bonificación
data-field-place = lugar
data-field-on_stop = al parar
data-field-combat_actions = acciones de combate
data-field-spaces_per_player = casillas por capitán
data-field-after_space = detrás de la casilla
data-field-brings = llega con
data-field-special = especial
data-field-doubloons_per_rank = doblones por rango
data-field-city_action_doubloons = doblones de la acción de ciudad
data-field-city_action_combat = puntos de combate de la acción de ciudad
data-field-combat_points = puntos de combate
data-field-combat_points_solo = puntos de combate a solas
data-field-pay_objects = precio
data-field-colour = color
data-field-areas = zonas
data-field-steps = pasos
data-field-route = ruta
data-field-display_card = carta de la oferta
data-field-actions = acciones
data-field-mode = modo
data-field-modules = módulos
data-field-optional_modules = módulos opcionales
data-field-legacy = losetas de legado
data-field-legacy_columns = losetas de legado por objeto
data-field-c_cards = cartas de historia
data-field-nation_scoring = las naciones puntúan
data-field-automas = automas
data-field-campaign_card = carta de la campaña
data-field-markers = marcadores al principio
data-field-new_markers_per_nation = marcadores nuevos por ronda
data-field-markers_by_players = marcadores por capitanes
data-field-win = para ganar
data-field-ransom_doubloons = rescate
data-field-location = lugar
data-field-need_by_players = discos necesarios
data-field-on_success = tras el éxito
data-field-on_failure = tras el fracaso
data-field-add_on_success = losetas tras el éxito
data-field-add_on_failure = losetas tras el fracaso
data-field-scenario = escenario
data-field-remove_legacy = losetas que se retiran
data-field-there = existe
data-field-position = dónde se dibuja
data-yes = sí
data-no = no

## Project cards: names. What a card does is told from its ops.

card-A001 = Marinero
card-A002 = { card-A001 }
card-A003 = Grumete
card-A004 = { card-A003 }
card-A005 = Cocinero
card-A006 = { card-A005 }
card-A007 = Mercader
card-A008 = { card-A007 }
card-A009 = { card-A007 }
card-A010 = Coplero
card-A011 = { card-A010 }
card-A012 = Cronista
card-A013 = { card-A012 }
card-A014 = Batidor
card-A015 = { card-A014 }
card-A016 = { card-A014 }
card-A017 = Guía de la selva
card-A018 = { card-A017 }
card-A019 = Carpintero
card-A020 = { card-A019 }
card-A021 = Taberna del puerto
card-A022 = { card-A021 }
card-A023 = { card-A021 }
card-A024 = Guía local
card-A025 = { card-A024 }
card-A026 = { card-A024 }
card-A027 = Armero
card-A028 = { card-A027 }
card-A029 = Intermediario
card-A030 = { card-A029 }
card-A031 = Intendente
card-A032 = { card-A031 }
card-A033 = Vigía
card-A034 = { card-A033 }
card-A035 = Veterano
card-A036 = { card-A035 }
card-A037 = Ayudante del navegante
card-A038 = { card-A037 }
card-A039 = Enviado de Francia
card-A040 = Enviado de España
card-A041 = Enviado de Inglaterra
card-A042 = Cortesano
card-A043 = { card-A042 }
card-A044 = Contrabandista
card-A045 = { card-A044 }
card-A046 = Sepulturero
card-A047 = Conquistar una aldea
card-A048 = { card-A047 }
card-A049 = Buhonero
card-A050 = { card-A049 }
card-A051 = Aparejador
card-A052 = { card-A051 }
card-A053 = Buscador de tesoros
card-A054 = { card-A053 }
card-A055 = Artillero
card-A056 = { card-A055 }
card-B001 = Contramaestre
card-B002 = { card-B001 }
card-B003 = Amaro Pargo
card-B004 = Mary Read
card-B005 = Anne Bonny
card-B006 = Galeón
card-B007 = { card-B006 }
card-B008 = Levantar un fuerte
card-B009 = { card-B008 }
card-B010 = Expedición comercial
card-B011 = { card-B010 }
card-B012 = Patente de corso
card-B013 = Conquista gloriosa
card-B014 = { card-B013 }
card-B015 = Real decreto
card-B016 = { card-B015 }
card-B017 = Embajador en Francia
card-B018 = Embajador en España
card-B019 = Embajador en Inglaterra
card-B020 = Virrey
card-B021 = { card-B020 }
card-B022 = Plantación
card-B023 = { card-B022 }
card-B024 = { card-B022 }
card-B025 = Contaduría
card-B026 = { card-B025 }
card-B027 = Teatro
card-B028 = { card-B027 }
card-B029 = Monasterio
card-B030 = { card-B029 }
card-B031 = Biblioteca
card-B032 = { card-B031 }
card-B033 = Almacén
card-B034 = { card-B033 }
card-B035 = Maestro carpintero
card-B036 = { card-B035 }
card-B037 = { card-B035 }
card-B038 = Dique seco
card-B039 = { card-B038 }
card-B040 = Tallista de mascarones
card-B041 = { card-B040 }
card-B042 = Explorador de la selva
card-B043 = { card-B042 }
card-B044 = { card-B042 }
card-B045 = Rastreador
card-B046 = { card-B045 }
card-B047 = Cartógrafo
card-B048 = { card-B047 }
card-B049 = Puesto misionero
card-B050 = { card-B049 }
card-B051 = Red de espías
card-B052 = { card-B051 }
card-B053 = { card-B051 }
card-B054 = Guarnición del fuerte
card-B055 = { card-B054 }
card-B056 = { card-B054 }
card-B057 = Puesto comercial
card-B058 = { card-B057 }
card-B059 = { card-B057 }
card-B060 = Astillero
card-B061 = { card-B060 }
card-B062 = { card-B060 }
card-B063 = Piloto
card-B064 = { card-B063 }
card-B065 = Tabernero
card-B066 = { card-B065 }
card-B067 = Capitán mercenario
card-B068 = { card-B067 }
card-B069 = Posada del cuentacuentos
card-B070 = Mecenas
card-B071 = { card-B070 }
card-B072 = Reclutador
card-B073 = { card-B072 }
card-B074 = Filósofo
card-B075 = { card-B074 }
card-B076 = Almirante
card-B077 = { card-B076 }
card-B078 = Capitán de puerto
card-B079 = { card-B078 }
card-B080 = Baronesa
card-B081 = { card-B080 }
card-B082 = Aventurero
card-B083 = { card-B082 }
card-B084 = Médico
card-B085 = { card-B084 }
card-B086 = Corsario
card-B087 = { card-B086 }
card-B088 = Destilador de ron
card-B089 = Sargento instructor
card-B090 = Puesto en la selva
card-B091 = Palacio
card-B092 = Villa
card-B093 = { card-B092 }
card-B094 = Hacienda
card-B095 = Coleccionista
card-B096 = { card-B095 }
card-B097 = Naviero
card-B098 = Jefe de espías
card-B099 = { card-B098 }
card-B100 = Héroe de guerra
card-B101 = { card-B100 }
card-U001 = Agrimensor de la selva
card-U002 = Guía de la ciudad perdida
card-U003 = Corredor de especias
card-U004 = Ingenio azucarero
card-U005 = Agente en la corte
card-U006 = { card-U005 }
card-U007 = Estratega
card-U008 = Pitonisa
card-U009 = Oráculo de la aldea
card-U010 = Gremio de astilleros
card-U011 = Liga de veteranos
card-U012 = Club de exploradores
card-U013 = Amigo de las aldeas
card-U014 = Factótum
card-U015 = { card-U014 }
card-U016 = Comerciante discreto
card-U017 = Gran viaje
card-U018 = Desertor
card-U019 = Vendedor de tabaco
card-U020 = Leva de maíz
card-U021 = Líder rebelde
card-U022 = { card-U021 }
card-U023 = { card-U021 }
card-U024 = Tablón de misiones
card-U025 = Anfitrión generoso
card-U026 = Nota diplomática
card-U027 = Libro de hazañas
card-U028 = Cuadro de honor
card-U029 = Tambores de guerra
card-U030 = Banquete de la tripulación
card-U031 = Bautizo del barco
card-U032 = Gran festival
card-U033 = Capataz del muelle
card-U034 = Ronda nocturna
card-U035 = Viejo cuentacuentos
card-U036 = Pensionista real
card-C090 = Viejo piloto
card-C091 = Almirante retirado
card-C092 = Médico de a bordo
card-C093 = Mapa del tesoro
card-C094 = Mercado negro
card-C095 = Mina abandonada
card-C096 = Santuario de la selva
card-C097 = Indulto real
card-C098 = Cala escondida
card-C099 = Maestro de ribera
card-C100 = Hermano de Luysa
card-C101 = Campamento escondido
card-C102 = Red clandestina
card-C103 = Mensajero a caballo
card-C104 = Alijo de armas
card-C105 = Anciano de la aldea
card-C106 = Campamento en la selva

## The guided first game: what a hint is about, what is to be known, and what to do while it is legal

hint-voyage = Cuatro viajes por puntos de victoria
    .text = ¡Te damos la bienvenida al Caribe! Cuatro veces zarpas de La Habana, das la vuelta al mar y regresas a casa. Gana quien al final tenga más puntos de victoria (PV): vienen de las cartas, las misiones, el explorador, tu barco y las naciones a las que sirves o expulsas.
hint-career = Tu carrera
    .text = Una carrera tiene tres tareas. Cada una que cumples te da una figura y doblones; las tres dan PV. Conserva una de las dos.
hint-port = Tu puerto base
    .text = Un puerto base duerme debajo de dos discos de tu tablero de barco. Cuando los dos ya no están, actúa durante el resto de la partida.
hint-planning = Cada carta es tres cosas
    .text = Una carta de tu mano es una mercancía, un objeto o un proyecto. En la zona de planificación espera a que la compres como proyecto y no ocupa sitio en tu mano.
    .now = Cartas en tu mano ahora: { $number }.
hint-cards_left = Unas cartas se van
    .text = Algunas cartas se quedan en tu mano, las demás se descartan. Conserva mercancías y objetos distintos: nunca se sabe qué pedirá un mercado o una misión.
    .now = Cartas en tu mano ahora: { $number }.
hint-sail = Zarpa
    .text = Cada flecha es un punto de movimiento, y puedes navegar hasta siete. Nunca se vuelve atrás, así que lo que dejas pasar se pierde en esta ronda. Señala un lugar para ver qué espera allí.
hint-city = Una acción principal
    .text = Donde paras tienes una acción principal. Es la acción de la ciudad, acciones en una aldea, una misión o tus asistentes del lugar.
hint-deliver = Entrega una mercancía
    .text = Descarta una carta con una mercancía que el mercado quiera. Un disco de tu tablero de barco va al mercado, y algo de tu barco queda más cerca.
hint-disc = Los discos tapan mejoras
    .text = Dos discos cubren cada mejora. Cuando se van los dos, queda desbloqueada. Vacía una mejora detrás de otra, mejor que muchas a medias.
hint-use_city = Usa la ciudad
    .text = Después de entregar, también es tuya la acción propia de la ciudad. Las losetas de cuatro ciudades cambian en cada partida.
hint-refill = Vuelve a robar
    .text = Al final de tu turno repones la mano: con cartas de la oferta, que ves, o con la carta desconocida de encima del mazo. Quien gasta cartas cada turno ve más.
    .now = Cartas en tu mano ahora: { $number }.
hint-far = ¿Lejos o cerca?
    .text = En una aldea, más puntos de movimiento son más acciones: 1 hasta tres puntos, 2 de cuatro a seis, 3 con siete. Pero así el viaje se acaba antes.
    .now = Acciones de aldea en la mejor parada a tu alcance: { $number }.
hint-village = En una aldea
    .text = Aquí compras proyectos de tu mano o de tu zona de planificación, o tomas un doblón. También puedes descartar tu mano por dos, o usar acciones de tus cartas y mejoras.
hint-buy = Compra un proyecto
    .text = Un proyecto actúa desde ahora y se queda delante de ti. Su precio está impreso arriba; una carta con asistente necesita además una figura.
    .now = Lo que cuesta { $card }: { $number }; tienes { n-doubloons }.
hint-more_actions = Otra acción
    .text = Puedes repetir la misma acción. Los doblones se conservan, así que un doblón para luego nunca está de más; seguir adelante cierra la aldea.
hint-rival = El otro capitán
    .text = Los barcos no se estorban, pero quien va más deprisa decide cuándo termina la ronda. No pierdas de vista por dónde va el otro barco.
hint-quest = Aquí espera una misión
    .text = Paga sus objetos con cartas de tu mano en lugar de la acción habitual. Cobras la recompensa y te quedas con la loseta.
hint-tile = Una loseta de legado
    .text = A algunos lugares les ha salido una loseta propia. Lo que ofrece va antes de tu acción principal, y puedes rechazarlo.
    .now = Aquí hay: { $tile }.
hint-explorer = El explorador
    .text = Tierra adentro tu explorador sigue su propio camino. Solo paga la casilla donde se detiene, y las ocupadas se saltan. Las barreras pagan mejor a quien llega primero.
hint-fight = Un combate
    .text = Elige un montón y descubre su ficha de encima: muestra un valor para cada nación. Los puntos de combate y las figuras lo aumentan, y lo gastas en lo que quieras.
hint-uprising = A favor o en contra
    .text = Combate por una nación y gana influencia con ella. Combate contra ella y libera sus lugares por doblones y PV. En un turno es lo uno o lo otro.
hint-resistance = Resistencia
    .text = El marcador que has quitado puede ir a tu loseta de resistencia. Su casilla paga enseguida, y una loseta llena paga por todas tus fichas de combate.
hint-assistants = Tus asistentes
    .text = Aquí hay una figura tuya. Como acción principal, cada asistente tuyo de este lugar actúa una vez, en cada ronda en que pares aquí.
hint-prestige = Edificios de prestigio
    .text = Con doblones y una figura compras una parte que puntúa al final. Mira qué cuenta: unos encajan en tus planes y otros no.
    .now = Edificio abierto: { $building }.
hint-unlocked = Una mejora desbloqueada
    .text = Los dos discos ya no están. Unas mejoras pagan una vez, otras ayudan desde ahora: mira tu tablero de barco.
hint-task = Una tarea de tu carrera
    .text = Su figura ya es tuya, con algunos doblones. Lo que se cumple una vez queda cumplido, aunque después lo pierdas.
hint-homeward = Rumbo a casa
    .text = Los últimos lugares llevan a casa, y hay que parar en cada uno. Quien llega al final termina la ronda para todos.
hint-home = La última compra
    .text = La ronda ha terminado. Cada capitán puede comprar un proyecto más, invertir o tomar doblones; después se cobran los ingresos.
hint-new_hand = ¿Conservas tu mano?
    .text = Antes del próximo viaje puedes descartar toda tu mano y robar otra. Consérvala si encaja en tus planes.
hint-over = De vuelta del mar
    .text = Ya has jugado una partida entera. La historia de abajo muestra de dónde salieron los puntos. Ahora podrías navegar a solas contra Jacques, o con amigos.

## Why an action is worth doing, true of the table as it stands

reason-brings_free = No cuesta nada: { $what }.
reason-brings = Da { $what }.
reason-brings_at_once = Da enseguida { $what }.
reason-career_tasks = Todas sus tareas siguen a tu alcance: { $number }.
reason-plan_affordable = Cuesta { $number }, y tienes { n-doubloons }.
reason-plan_keeps_hand = Cuesta { $number }: puede esperar ahí sin llenarte la mano.
reason-discard_dear = Cuesta { $number }, y tienes { n-doubloons }.
reason-card_twice = Tienes { $good } y { $object } también en otras cartas.
reason-good_twice = Tienes { $good } también en otra carta.
reason-sail_assistant = Allí está tu asistente { $card }, que vuelve a actuar.
reason-sail_market = El mercado de allí acepta { $good }, y lo tienes.
reason-sail_quest = Allí espera una misión cuyos objetos tienes.
reason-sail_tile = Allí hay una loseta: { $tile }.
reason-sail_village = Da { $number ->
    [one] una acción de aldea
   *[other] { $number } acciones de aldea
}.
reason-sail_ends_round = Termina la ronda para todos.
reason-sail_points = Por { $number ->
    [one] un punto
   *[other] { $number } puntos
}, aún te queda por delante el resto del camino.
reason-deliver_spare = { $number ->
    [one] Una carta más de tu mano muestra
   *[other] { $number } cartas más de tu mano muestran
} { $good }.
reason-deliver_disc = Una entrega quita un disco de tu tablero de barco.
reason-disc_unlocks = Es el último disco: desbloqueas { $upgrade }.
reason-disc_first = Es el primero de los dos discos de { $upgrade }.
reason-city_market = El mercado acepta { $good }, y lo tienes.
reason-city_free = No cuesta nada.
reason-village_actions = Tienes aquí { $number ->
    [one] una acción de aldea
   *[other] { $number } acciones de aldea
}.
reason-quest_held = Tu mano tiene todo lo que pide.
reason-buy_vp = Vale { $vp } PV y te deja { n-doubloons }.
reason-buy_lasts = Actúa durante { $number ->
    [one] una ronda más
   *[other] { $number } rondas más
} después de esta.
reason-buy_leaves = Te deja { n-doubloons }.
reason-invest_end = Vale { $vp } PV por un precio de { $number }, y puntúa al final.
reason-doubloon_for_card = Así tienes lo que cuesta { $card }.
reason-doubloon_nothing_to_buy = Aquí no hay nada que comprar con { n-doubloons }.
reason-draw_affordable = Cuesta { $number }, y tienes { n-doubloons }.
reason-draw_new_good = Ninguna carta de tu mano muestra todavía { $good }.
reason-draw_new_object = Ninguna carta de tu mano muestra todavía { $object }.
reason-draw_open_dear = La carta más barata de la oferta cuesta { $number }, y tienes { n-doubloons }.
reason-draw_unseen = { $number ->
    [one] Una carta del mazo sigue
   *[other] { $number } cartas del mazo siguen
} sin verse.
reason-hand_shows = Tu mano muestra { $number ->
    [one] una mercancía
   *[other] { $number } mercancías distintas
}.
reason-fight_leads = Nadie sirve mejor a { $the_nation }: tu influencia es { $number }.
reason-fight_value = La ficha da a { $the_nation } un valor de { $number }.
reason-fight_plenty = Puedes gastar { n-combat }.
reason-card_costs = Comprarla cuesta { $number ->
    [one] { $number } doblón
   *[other] { $number } doblones
}.
reason-cards_leave = Te deja { $number ->
    [0] sin cartas
    [one] una carta
   *[other] { $number } cartas
} en la mano.
reason-city_no_good = Ninguna carta de tu mano muestra una mercancía que el mercado acepte: queda la acción de la ciudad.
reason-explorer_steps = Tu explorador tiene { $number ->
    [one] un paso
   *[other] { $number } pasos
}.
reason-fight_costs = Gasta { $number } del valor de combate de { $count }.
reason-hand_dear = { $number ->
    [one] Una carta de tu mano cuesta
   *[other] { $number } cartas de tu mano cuestan
} más de lo que tienes.
reason-hand_goes = Robas cartas nuevas en lugar de { $number ->
    [one] una sola
   *[other] estas { $number }
}.
reason-hints_here = { $number ->
    [one] Aquí hay una pista
   *[other] Aquí hay { $number } pistas
}.
reason-liberate_last = Es el último marcador de allí.
reason-markers_there = { $number ->
    [0] Allí no hay marcadores.
    [one] Allí hay un marcador.
   *[other] Allí hay { $number } marcadores.
}
reason-nation_influence = Tu influencia con { $the_nation } es { $number }.
reason-pass_combat = Te quedas con { n-combat }.
reason-pass_keeps = Te quedas con { n-doubloons }.
reason-pass_others = Renuncias a { $number ->
    [one] la única otra opción
   *[other] otras { $number } opciones
}.
reason-pile_tokens = { $number ->
    [one] Queda una ficha
   *[other] Quedan { $number } fichas
} en ese montón.
reason-port_discs = Actúa cuando ya no está ninguno de los dos discos de su casilla.
reason-pass_only = No hay otra posibilidad.
reason-price = Cuesta { $what }, y lo tienes.
