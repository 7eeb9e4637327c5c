# Macau, the card game, in Spanish. Keys follow the names of names.py and options.py.

## Cards

suit-S = picas
suit-H = corazones
suit-D = diamantes
suit-C = tréboles

rank-A = as
    .plural = ases
rank-2 = dos
    .plural = doses
rank-3 = tres
    .plural = treses
rank-4 = cuatro
    .plural = cuatros
rank-5 = cinco
    .plural = cincos
rank-6 = seis
    .plural = seises
rank-7 = siete
    .plural = sietes
rank-8 = ocho
    .plural = ochos
rank-9 = nueve
    .plural = nueves
rank-T = diez
    .plural = dieces
rank-J = jota
    .plural = jotas
rank-Q = reina
    .plural = reinas
rank-K = rey
    .plural = reyes

all-jokers = comodines
card-suited = { $rank } de { $suit }
card-BJ = comodín negro
    .short = comodín negro
card-CJ = comodín de color
    .short = comodín de color

## Parts of sentences

n-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
n-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
n-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
which-cards = { $cards ->
    [none] { "" }
   *[other] : { $cards }
}
because = { $cause ->
    [turn] { "" }
    [none] { "" }
   *[other] { " " }({ $why })
}

## Causes

cause-rule = reglas
cause-turn = turno
cause-attack = ataque
cause-macau_beaten = otra persona dijo antes «¡Macau!»
cause-macau_late = «¡Macau!» olvidado
cause-macau_silence = «¡Macau!» sin decir
cause-challenge = desafío
cause-cover = nada con que cubrir
cause-settlement = último ataque de la ronda
cause-cancel = anulación
cause-queen_of_hearts = Q♥
cause-joker = comodín
cause-turn_limit = límite de turnos

## Actions: labels of buttons and menu lines

action-play = Jugar { $card }
action-play_as = Jugar un comodín como { $card }
action-draw = Robar una carta
action-accept = Aceptar el ataque
action-accept-draw = Aceptar y robar { n-cards }
action-accept-skip = Aceptar y perder { n-turns }
action-accept-duel = Rechazar el duelo
action-end_play = Terminar la jugada
action-keep = Quedarse con la carta robada
action-pass = Pasar
action-call_suit = Pedir { $suit }
action-call_free_suit = Pedir palo libre
action-call_rank = Pedir { $ranks }
action-call_any_plain = Pedir una carta normal
action-call_nothing = No pedir nada
action-say_macau = Decir «¡Macau!»
action-say_multi_macau = Decir «¡Macau múltiple!»
action-catch = Pillar a { $seat }
action-challenge = Desafiar
action-no_reaction = Callar

## Events: sentences of the log. `.you` is told to the seat that acts, `.to_you` to the one it happens to.

event-dealt = { $seat } recibe { n-cards }
    .you = Recibes { n-cards }
event-set_aside = Se descubre y se aparta: { $card }
event-starter = Carta inicial: { $card }
event-laid = { $seat } juega { $card }
    .you = Juegas { $card }
event-laid-as = { $seat } juega { $card } como { $as }
    .you = Juegas { $card } como { $as }
event-play_ended = { $seat } termina la jugada
    .you = Terminas la jugada
event-drew = { $seat } roba { n-cards }{ which-cards }{ because }
    .you = Robas { n-cards }{ which-cards }{ because }
event-forgiven = No queda nada que robar: { $seat } se libra de { n-cards }
    .you = No queda nada que robar: te libras de { n-cards }
event-reshuffled = Los descartes se barajan y forman un mazo nuevo de { n-cards }
event-passed = { $seat } pasa
    .you = Pasas
event-kept = { $seat } se queda con la carta robada
    .you = Te quedas con la carta robada
event-accepted-draw = { $seat } acepta el ataque de { n-cards }
    .you = Aceptas el ataque de { n-cards }
event-accepted-skip = { $seat } acepta y pierde { n-turns }
    .you = Aceptas y pierdes { n-turns }
event-declined = { $seat } rechaza el duelo
    .you = Rechazas el duelo
event-missed_turn = { $left ->
    [0] { $seat } pierde un turno
    [one] { $seat } pierde un turno, le queda { $left } por perder
   *[other] { $seat } pierde un turno, le quedan { $left } por perder
}
    .you = { $left ->
        [0] Pierdes un turno
        [one] Pierdes un turno, te queda { $left } por perder
       *[other] Pierdes un turno, te quedan { $left } por perder
    }
event-called_suit = { $seat } pide { $suit } { $sign }
    .you = Pides { $suit } { $sign }
event-called_free_suit = { $seat } pide palo libre: cualquiera menos { $except } { $sign }
    .you = Pides palo libre: cualquiera menos { $except } { $sign }
event-called_free_suit-any = { $seat } pide palo libre: vale cualquier palo
    .you = Pides palo libre: vale cualquier palo
event-called_rank = { $seat } pide { $ranks }
    .you = Pides { $ranks }
event-called_any_plain = { $seat } pide cualquier carta normal
    .you = Pides cualquier carta normal
event-called_nothing = { $seat } no pide nada
    .you = No pides nada
event-call_lapsed = La petición caduca
event-direction_turned-cw = Cambia el sentido: ahora, horario
event-direction_turned-ccw = Cambia el sentido: ahora, antihorario
event-attacked-draw = Ataque a { $target }: { n-cards }
    .to_you = Ataque contra ti: { n-cards }
event-attacked-skip = { $target } va a perder { n-turns }
    .to_you = Vas a perder { n-turns }
event-attacked-duel = Duelo por { n-turns }: decide { $target }
    .to_you = Duelo por { n-turns }: decides tú
event-attack_ended-cancel = El ataque queda anulado
event-attack_ended-queen_of_hearts = Q♥ pone fin a la guerra
event-war_goes_on = Nadie detiene el ataque a { $target }
    .to_you = Nadie detiene el ataque contra ti
event-solo_turns = { $seat } gana el duelo: { n-turns } a solas
    .you = Ganas el duelo: { n-turns } a solas
event-macau_said = { $seat } dice «¡Macau!»
    .you = Dices «¡Macau!»
event-macau_caught-macau_beaten = { $seat } dice «¡Macau!» antes que { $owner }
    .you = Dices «¡Macau!» antes que { $owner }
    .to_you = { $seat } dice «¡Macau!» antes que tú
event-macau_caught-macau_late = { $seat } pilla a { $owner }, que no dijo «¡Macau!»
    .you = Pillas a { $owner }, que no dijo «¡Macau!»
    .to_you = { $seat } te pilla: no dijiste «¡Macau!»
event-macau_missed = A { $seat } le queda una carta y no ha dicho «¡Macau!»
    .you = Te queda una carta y no has dicho «¡Macau!»
event-multi_macau_said = { $seat } dice «¡Macau múltiple!»
    .you = Dices «¡Macau múltiple!»
event-challenged = { $seat } desafía
    .you = Desafías
event-window_closed = Nadie desafía a { $owner }
    .to_you = Nadie te desafía
event-verdict-slip-guilty = El desafío acierta: la carta de { $seat } no encaja
    .you = El desafío acierta: tu carta no encaja
event-verdict-slip-innocent = El desafío falla: la carta de { $seat } encaja
    .you = El desafío falla: tu carta encaja
event-verdict-call-guilty = El desafío acierta: { $seat } no tiene lo que pidió
    .you = El desafío acierta: no tienes lo que pediste
event-verdict-call-innocent = El desafío falla: la petición de { $seat } era sincera
    .you = El desafío falla: tu petición era sincera
event-verdict-draw-guilty = El desafío acierta: { $seat } tenía una carta que encaja
    .you = El desafío acierta: tenías una carta que encaja
event-verdict-draw-innocent = El desafío falla: { $seat } no tenía ninguna carta que encaje
    .you = El desafío falla: no tenías ninguna carta que encaje
event-card_shown = { $seat } enseña { $card }
    .you = Enseñas { $card }
event-play_taken_back = { $seat } recoge { $card }
    .you = Recoges { $card }
event-went_out = { $seat } se queda sin cartas: puesto { $place }
    .you = Te quedas sin cartas: puesto { $place }
event-round_blocked-rule = Nadie puede jugar ni robar: la ronda queda bloqueada
event-round_blocked-turn_limit = Se alcanza el límite de turnos: la ronda queda bloqueada
event-round_ended = Termina la ronda { $round }
event-scored = { $seat } suma { n-points }, { $total } en total
    .you = Sumas { n-points }, { $total } en total
event-match_ended = Termina la partida

## Phases, and what the game waits for

phase-turn = Turno
phase-continue = Más cartas en la misma jugada
phase-cover = Cubrir
phase-cover_drawn = Cubrir con la carta robada
phase-after_draw = Después de robar
phase-choose_suit = Elegir palo
phase-choose_rank = Elegir valor
phase-challenge_window = Desafíos
phase-macau_window = «¡Macau!»
phase-war_window = Detener una guerra
phase-over = Final

prompt-turn = Le toca a { $seat }
    .you = Tu turno: juega una carta o roba una
prompt-turn-attack = Atacan a { $seat }
    .you = Te atacan: responde o acepta
prompt-turn-hit = Atacan a { $seat }
    .you = Te atacan y no hay respuesta posible: acepta
prompt-turn-duel = { $seat } puede entrar en el duelo
    .you = Duelo: añade cartas o recházalo
prompt-continue = { $seat } puede jugar más cartas
    .you = Juega otra carta o termina la jugada
prompt-cover = { $seat } tiene que cubrir una carta
    .you = Cubre tu carta o roba una
prompt-cover_drawn = { $seat } puede cubrir con la carta robada
    .you = Cubre con la carta robada o quédatela
prompt-after_draw = { $seat } puede jugar la carta robada
    .you = Juega la carta robada o quédatela
prompt-choose_suit = { $seat } pide un palo
    .you = Pide un palo
prompt-choose_rank = { $seat } pide un valor
    .you = Pide un valor
prompt-challenge_window = Los demás pueden desafiar a { $seat }
    .you = ¿Desafías a { $seat }?
    .own = Los demás pueden desafiarte
prompt-macau_window = A { $seat } le queda una carta
    .you = A { $seat } le queda una carta: ¿lo dices antes?
    .own = Te queda una carta: los demás aún pueden reaccionar
    .own_you = Te queda una carta: ¡di «¡Macau!»!
prompt-war_window = Cualquiera puede detener con Q♥ el ataque a { $seat }
    .you = El ataque va contra { $seat }: ¿lo detienes con Q♥?
    .own = Cualquiera puede detener con Q♥ el ataque contra ti
    .own_you = El ataque va contra ti: ¿lo detienes ya con Q♥?
prompt-over = La partida ha terminado
    .you = La partida ha terminado

## What must be laid, and what threatens

requirement-normal = { $sign } o { $short }
requirement-suit = { $suit } { $sign } (palo pedido)
requirement-free = cualquier palo menos { $suit } { $sign }
requirement-rank = { $ranks } (valor pedido)
requirement-any_plain = cualquier carta normal
requirement-anything = cualquier carta
requirement-also = ; en todo momento: { $list }
requirement-more = { $list } en la misma jugada
requirement-no_more = nada más en esta jugada
requirement-cover = { $sign }, o { $list }
requirement-left = { $left ->
    [one] , durante { $left } turno más
   *[other] , durante { $left } turnos más
}

attack-draw = { $seat } tiene que responder o robar { n-cards }
    .you = Tienes que responder o robar { n-cards }
attack-skip = { $seat } tiene que responder o perder { n-turns }
    .you = Tienes que responder o perder { n-turns }
attack-hit = { $seat } tiene que robar { n-cards }: no hay respuesta posible
    .you = Tienes que robar { n-cards }: no hay respuesta posible
attack-duel = Duelo por { n-turns }: { $seat } puede entrar o rechazarlo
    .you = Duelo por { n-turns }: entra o recházalo

## Refusals

error-card-unknown = Esa carta no existe: { $detail }
error-phase-wrong = No es eso lo que pide el juego ahora.
error-card-not_held = No tienes esa carta.
error-card-does_not_fit = Esa carta no encaja con lo que hay que jugar ahora.
    .told = { $card } no encaja. Ahora vale: { $requirement }.
error-card-does_not_answer = Esa carta no responde al ataque.
    .told = { $attack ->
        [draw] { $card } no responde al ataque de { n-cards }.
       *[other] { $card } no responde al ataque de { n-turns }.
    } { $cards ->
        [none] Nada de tu mano responde.
       *[other] De tu mano responde: { $cards }.
    }
error-card-does_not_continue = Esa carta no puede seguir en la misma jugada.
    .told = { $card } no puede seguir a { $top } en la misma jugada.
error-card-does_not_cover = Esa carta no cubre la que has jugado.
    .told = { $card } no cubre { $top }.
error-card-not_the_drawn_one = Después de robar solo se puede jugar la carta robada.
    .told = Después de robar solo se puede jugar la carta robada: { $drawn }.
error-card-not_as_last = Las reglas de la casa no permiten esa carta como última.
    .told = Las reglas de esta mesa no permiten que tu última carta sea { $card }.
error-card-joker_role = En este juego los comodines no se juegan así.
error-draw-under_attack = Cuando te atacan, respondes o aceptas; no puedes robar sin más.
    .told = { $attack ->
        [draw] Cuando te atacan, respondes o aceptas y robas { n-cards }; no puedes robar sin más.
       *[other] Cuando te atacan, respondes o aceptas y pierdes { n-turns }; no puedes robar sin más.
    }
error-draw-card_fits = Tienes una carta que encaja, así que debes jugar.
    .told = Tienes algo que encaja, así que debes jugar: { $cards }.
error-draw-nothing_left = No queda nada que robar.
error-pass-can_draw = Todavía puedes robar una carta, así que no puedes pasar.
error-accept-no_attack = No hay ningún ataque que aceptar.
error-call-suit_in_play = No se puede pedir el palo en juego; di otro.
    .told = No se puede pedir el palo en juego ({ $suit }); di otro.
error-call-not_held = Solo puedes pedir lo que tienes.
    .told = { $kind ->
        [suit] No tienes { $suit }, y solo se puede pedir lo que se tiene.
       *[rank] No tienes { $ranks }, y solo se puede pedir lo que se tiene.
    }
error-call-not_callable = Ese valor no se puede pedir: tiene cartas especiales.
    .told = No se puede pedir { $ranks }: ese valor tiene cartas especiales.
error-call-has_choice = Tienes algo que puedes pedir, así que la petición tiene que ser concreta.
error-call-same_again = Eso ya se ha pedido; la segunda petición tiene que ser otra.
error-call-duty = En esta mesa es obligatorio pedir.
error-macau-not_now = Ahora no hay motivo para decir «¡Macau!».
error-multi_macau-not_now = Ahora no se puede decir «¡Macau múltiple!».
error-catch-not_exposed = Ahora no se puede pillar a esa persona.
error-challenge-not_now = Ahora no hay nada que desafiar.

error-option-variant = Esa variante no existe: { $detail }
error-option-modifiers = Esa regla de la casa no existe: { $detail }
error-option-roles = Un mismo valor no puede tener dos funciones: { $detail }
error-option-too_few_cards = No hay cartas suficientes para ese reparto: { $detail }

## Options. The words in parentheses are the values to write.

group-deck = Baraja y reparto
group-roles = Efectos de las cartas
group-play = Juego
group-macau = «¡Macau!»
group-end = Final y puntos
group-cheating = Trampas

option-num_decks = Barajas
    .text = Cuántas barajas se mezclan: de 1 a 4, o (auto) para una con hasta cinco jugadores y dos a partir de seis.
option-jokers_per_deck = Comodines
    .text = Cuántos comodines trae cada baraja: 2, uno negro y uno de color, o 0.
option-without_jokers = Sin comodines
    .text = Un solo ajuste para jugar con 52 cartas: no hay comodines en las barajas ni nada que dependa de ellos.
option-hand_size_by_players = Cartas por mano
    .text = Cuántas cartas recibe cada jugador, según cuántos sean.
option-start_card = Primera carta
    .text = Qué ocurre si la primera carta descubierta es especial: se cambia hasta que salga una normal (plain_only), cuenta solo por su palo y su valor (inert), o actúa como si la hubiera jugado quien reparte (as_dealer_play).
option-first_seat = Quién empieza
    .text = Empieza quien está a la derecha (dealer_right) o a la izquierda (dealer_left) de quien reparte.
option-direction = Sentido
    .text = Se empieza a jugar en sentido horario (cw) o antihorario (ccw).
option-draw_two_rank = Robar dos
    .text = El valor que hace robar 2 cartas al jugador siguiente.
option-draw_three_rank = Robar tres
    .text = El valor que hace robar 3 cartas al jugador siguiente.
option-king_hearts_draw = Rey de corazones
    .text = Cuántas cartas hace robar K♥ al jugador siguiente; con 0 es un rey corriente.
option-king_spades_draw = Rey de picas
    .text = Cuántas cartas hace robar K♠; con 0 es un rey corriente.
option-king_spades_target = A quién ataca K♠
    .text = K♠ ataca al jugador siguiente (next) o al anterior (previous).
option-king_spades_reply_target = A quién ataca K♠ como respuesta
    .text = K♠ como respuesta pasa el ataque al jugador siguiente (next) o lo devuelve al anterior (previous).
option-king_spades_resume = Turno después de K♠
    .text = Cuando alguien ha robado por un K♠ hacia atrás, se sigue después de la víctima (after_victim) o después de quien jugó K♠ (after_player).
option-king_reply = Respuestas a los reyes
    .text = Al ataque de un rey no se puede responder (none), se responde con K♥ y K♠ (kings), o con ellas y con Q♥ (kings_and_queen_hearts).
option-queen_hearts_role = Reina de corazones
    .text = Q♥ es una reina corriente (plain), pasa el ataque de un rey (king_relay) o termina cualquier ataque de robo (war_stop).
option-queen_hearts_relay_add = Cartas que añade Q♥
    .text = Cuántas cartas añade Q♥ cuando pasa el ataque de un rey.
option-war_stop = Quién detiene una guerra
    .text = Si Q♥ termina los ataques de robo, puede jugarla solo quien recibe el ataque (attacked), o cualquiera en cualquier momento (anybody): entonces se pregunta a todos tras cada ataque, y se sigue desde quien la haya jugado.
option-draw_reply = Respuestas a las cartas de robo
    .text = Doses y treses no responden a nada (none), responden a los de su clase (own_kind), también a otras cartas de robo del mismo palo (matching), a cualquier ataque de robo (low_wild), o todas las cartas de robo responden a todas (war).
option-wild_draws = Doses y treses sobre cartas de robo
    .text = Doses y treses se juegan sobre otras cartas de robo solo para responder a un ataque (answering), o también cuando ese ataque ya ha pasado (always).
option-joker_role = Qué hacen los comodines
    .text = Los comodines no están en el juego (absent), cambian el sentido (reverse), hacen robar al jugador siguiente (draw), o valen por cualquier carta (substitute).
option-joker_black_draw = Comodín negro
    .text = Cuántas cartas hace robar el comodín negro al jugador siguiente.
option-joker_color_draw = Comodín de color
    .text = Cuántas cartas hace robar el comodín de color al jugador siguiente.
option-joker_answers_draw = Los comodines responden
    .text = Si un comodín que hace robar puede responder a cualquier ataque de robo.
option-joker_in_packs = Comodines en grupos
    .text = Si se pueden jugar comodines junto con varios doses, o varios treses, en una jugada.
option-joker_joins_answer = Comodines en respuestas
    .text = Si un comodín puede unirse a los doses o treses que responden a un ataque, con el mismo efecto que al abrir; para ello hacen falta comodines en grupos.
option-skip_rank = Perder turno
    .text = El valor que hace perder un turno al jugador siguiente, o que inicia el duelo.
option-skip_mode = Turnos o duelo
    .text = Los turnos perdidos se acumulan y se pasan (accumulate), o inician un duelo por turnos de más (duel).
option-solo_hits = Turnos a solas
    .text = De los turnos ganados en un duelo, todos menos el último afectan a quien los juega (all_but_last), o todos (all): entonces un ataque o una petición del último se atiende enseguida, antes de pasar el turno.
option-cancel_rank = Valor que anula
    .text = El valor que anula un ataque contra quien lo juega.
option-cancel_placement = Dónde anula
    .text = Una carta que anula se juega sobre cualquier ataque (free), o tiene que coincidir en palo o valor con la de encima (match).
option-wild_own_suit_ranks = Valores libres
    .text = Valores que se pueden jugar sobre cualquier carta y cuyo palo hay que seguir después.
option-sevens_unused = Sin sietes especiales
    .text = Un solo ajuste para que los sietes no hagan nada: ni anulan ataques ni son libres.
option-suit_call_rank = Petición de palo
    .text = El valor con el que se pide el palo que debe seguir.
option-suit_call_wild = Pedir palo sobre cualquiera
    .text = Si la carta que pide palo se puede jugar sobre cualquier carta.
option-suit_call_must_change = Cambio de palo obligado
    .text = Si hay que pedir un palo distinto del que está en juego.
option-rank_call_rank = Petición de valor
    .text = El valor con el que se pide el valor que debe seguir.
option-call_must_hold = Peticiones sinceras
    .text = Si solo se puede pedir un palo o un valor que se tenga en la mano.
option-call_duration = Cuánto dura una petición
    .text = Una petición vale hasta que se cumple (until_met), durante una vuelta a la mesa (one_lap), o solo para el jugador siguiente (next_only).
option-cross_calls = Peticiones cruzadas
    .text = Si las cartas que piden palo y las que piden valor se pueden jugar unas sobre las peticiones de las otras.
option-second_call = Segunda petición
    .text = Una petición que responde a otra puede repetir lo mismo (free), o tiene que nombrar otro valor u otro palo (different); una jota sin otro valor pide cualquier carta normal.
option-call_optional = Pedir es opcional
    .text = Si quien juega una carta de petición puede no pedir nada: entonces queda como una carta normal.
option-cover_rank = Valor que se cubre
    .text = El valor que hay que cubrir con otra carta en el mismo turno.
option-runs = Escaleras
    .text = Si se pueden jugar juntas cartas vecinas de un palo, hacia arriba o hacia abajo, como 5♠ 6♠ 7♠.
option-sets = Grupos
    .text = Si se pueden jugar juntas varias cartas del mismo valor.
option-voluntary_draw = Robo voluntario
    .text = Si se puede robar aunque haya en la mano una carta que encaje.
option-play_drawn = Jugar la carta robada
    .text = La carta robada en el turno tiene que esperar (never), o se puede jugar enseguida si encaja (drawn_only).
option-macau_mode = Decir «¡Macau!»
    .text = Con una sola carta hay una carrera entre tú y los demás (race), callar cuesta cartas sin más (automatic), o no hay que decir nada (off).
option-macau_beaten_penalty = Si alguien se adelanta
    .text = Cuántas cartas roba un jugador cuando otro dice «¡Macau!» antes.
option-macau_late_penalty = Si te pillan después
    .text = Cuántas cartas roba un jugador al que pillan después de que nadie dijera la palabra; con 0 ya no se puede pillar a nadie.
option-macau_auto_penalty = Callar
    .text = Cuántas cartas cuesta callar cuando el castigo es automático.
option-early_macau = «¡Macau!» anticipado
    .text = Si la palabra se puede decir en el propio turno, antes de jugar la penúltima carta.
option-multi_macau = «¡Macau múltiple!»
    .text = Anunciar que todas las cartas que quedan son del mismo valor no se usa (off), tiene que ser verdad (truthful), o puede ser un farol (free).
option-end_mode = Final de la ronda
    .text = La ronda sigue hasta que quede un jugador (last_left), o termina en cuanto alguien se queda sin cartas (first_out).
option-last_card = Última carta
    .text = La última carta puede ser cualquiera (any), no puede tener efecto (no_action), o entre dos jugadores no puede hacer robar a nadie (no_draw_heads_up).
option-settle_final_attack = El último ataque cuenta
    .text = Si un ataque pendiente al acabar la ronda se roba todavía antes de contar.
option-scoring = Puntuación
    .text = Una sola ronda decide por puestos (placing), o se juegan varias y cuentan los puntos de las cartas que quedan en la mano (points).
option-target_points = Puntos de la partida
    .text = La partida termina cuando alguien llega a esta cantidad; pierde quien tenga más puntos.
option-point_values = Puntos de las cartas
    .text = Cuántos puntos cuenta cada carta que queda en la mano.
option-turn_limit = Límite de turnos
    .text = Tras esta cantidad de turnos la ronda termina bloqueada; 0 significa sin límite.
option-challenges = Desafíos
    .text = Qué se puede hacer mal y desafiar: cartas que no encajan (slip), peticiones falsas (call), robar aunque una carta encaje (draw).
option-challenge_penalty = Precio de un desafío
    .text = Cuántas cartas roba quien no tenía razón, sea quien hizo trampa o quien acusó.

## Variants

variant-hungarian = Húngara
    .text = El juego completo: escaleras y grupos, reyes que atacan, jotas que piden valor, comodines que cambian el sentido, y se juega hasta que quede uno.
variant-romanian = Rumana
    .text = Una carta por turno; los comodines hacen robar 5 o 10, los sietes anulan ataques y van sobre todo, un as pide cualquier palo.
variant-tel_aviv = Tel Aviv
    .text = Sin comodines; los cincos se cubren, la carta robada se puede jugar enseguida; la ronda acaba en cuanto alguien se queda sin cartas, y con 500 puntos se pierde la partida.
variant-plawno = Pławno
    .text = Guerra: todas las cartas de robo se responden entre sí y se suman, Q♥ la termina, los comodines valen por cualquier carta y los cuatros son un duelo por turnos de más.

## House rules

modifier-easier_wild_draws = Más fácil: robos libres
    .text = Doses y treses responden a cualquier ataque de robo.
modifier-easier_packs = Más fácil: grupos
    .text = Se pueden jugar juntas varias cartas del mismo valor, y se puede anunciar «¡Macau múltiple!» si es verdad.
modifier-easier_joker_packs = Más fácil: grupos con comodín
    .text = Los comodines pueden unirse a varios doses o treses de una misma jugada.
modifier-harder_plain_draws = Más difícil: robos estrictos
    .text = Un dos o un tres solo responde si coincide en palo o valor con la carta que ataca.
modifier-harder_no_defence = Más difícil: sin defensa
    .text = Las cartas de robo no responden a nada; solo ayudan las cartas que anulan y la Q♥ que termina la guerra.
modifier-harder_wild_sevens = Más difícil: sietes libres
    .text = Los sietes van sobre cualquier carta y hay que seguir su palo.
modifier-easier = Más fácil
    .text = Todas las reglas que facilitan, a la vez; donde los comodines lo permitan, se unen a grupos y respuestas.
modifier-harder = Más difícil
    .text = Robos estrictos y sietes libres a la vez.
modifier-cheating = Trampas
    .text = Puedes colar una carta que no encaja o pedir lo que no tienes, mientras nadie te desafíe.
modifier-bluff_calls = Robos bajo sospecha
    .text = También se puede desafiar a quien roba aunque una carta suya encaje.

## What a card does

rule-plain = Una carta corriente.
rule-fits = Va sobre una carta de su palo o de su valor.
rule-wild_draws = También va sobre cualquier carta de robo, aunque su ataque ya haya pasado.
rule-wild = Va sobre cualquier carta.
rule-wild_own = Va sobre cualquier carta, y después hay que seguir su palo.
rule-no_shield = No protege de un ataque.
rule-not_a_called_rank = No cumple la petición de un valor ni la de una carta normal.
rule-cover = Se juega solo por su palo, y hay que cubrirla enseguida: con una carta de ese palo, con una que vaya sobre cualquiera o con otra de valor { $rank }; si no, robas una carta.
rule-draw-next = El jugador siguiente roba { n-cards }.
rule-draw-previous = El jugador anterior a ti roba { n-cards }.
rule-reply-next = Como respuesta, pasa el ataque al jugador siguiente.
rule-reply-previous = Como respuesta, pasa el ataque al jugador anterior a ti.
rule-answered = Se responde con: { $list }.
rule-answered-matching = Del palo de la carta que ataca, también: { $list }.
rule-unanswered = No hay respuesta posible.
rule-skip = El jugador siguiente pierde un turno; varias se suman.
rule-duel = Inicia un duelo: los demás pueden añadir { $ranks } o rechazarlo, y quien haya jugado la última carta juega a solas tantos turnos como { $ranks } se hayan jugado.
rule-solo-all_but_last = Hasta el último de esos turnos, los ataques y las peticiones recaen en quien los juega.
rule-solo-all = En todos esos turnos, los ataques y las peticiones recaen en quien los juega.
rule-queen-king_relay = Responde a un ataque de reyes, añade { n-cards } y lo pasa al jugador siguiente.
rule-queen-war_stop = Termina cualquier ataque de robo contra ti.
rule-queen-war_stop-anybody = Cualquiera puede jugarla en cualquier momento para terminar un ataque de robo; se sigue desde ahí.
rule-cancel-free = Anula un ataque contra ti, sea cual sea la carta de encima.
rule-cancel-match = Anula un ataque contra ti si coincide en palo o valor con la carta de encima.
rule-call_suit = Pides el palo que debe seguir.
rule-call_suit-change = No se puede pedir el palo en juego.
rule-call_suit-hold = Tienes que tener el palo que pides; si no tienes ninguno, la petición es de palo libre.
rule-call_rank = Pides el valor que debe seguir: { $list }. Solo se puede jugar ese valor, o { $over }.
rule-call_rank-hold = Tienes que tener el valor que pides; si no tienes ninguno, la petición es de cualquier carta normal.
rule-call_rank-none = Solo puede seguir una carta normal, o { $over }.
rule-call-until_met = La petición vale hasta que se cumple.
rule-call-one_lap = La petición vale durante una vuelta a la mesa.
rule-call-next_only = La petición obliga solo al jugador siguiente.
rule-call-cross = Se puede jugar sobre cualquier petición, de palo o de valor.
rule-call-different-rank = Sobre la petición de un valor, tiene que pedir otro.
rule-call-different-suit = Sobre la petición de un palo, tiene que pedir otro.
rule-call-optional = También puedes no pedir nada: entonces queda como una carta normal.
rule-joker-absent = En este juego no hay comodines.
rule-joker-reverse = Cambia el sentido, y lo que hay debajo sigue en vigor. Va sobre cualquier carta, pero no protege de un ataque.
rule-joker-draw = Va sobre cualquier carta, y sobre él va cualquier carta.
rule-joker-substitute = Vale por cualquier carta que se pudiera jugar ahora: di cuál, y funciona como ella.
rule-joker-answers = Responde a cualquier ataque de robo.
rule-joker-packs = Se puede jugar junto con varias cartas de uno de estos valores: { $list }.
rule-joker-joins = También puede unirse a ellas cuando responden a un ataque.
rule-points = Si te queda en la mano, cuenta { n-points }.

## Values of options

choice-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
choice-none = ninguno
choice-auto = según los jugadores
choice-start_card-plain_only = se cambia por una normal
choice-start_card-inert = solo por palo y valor
choice-start_card-as_dealer_play = como jugada por quien reparte
choice-dealer_right = a la derecha de quien reparte
choice-dealer_left = a la izquierda de quien reparte
choice-ccw = sentido antihorario
choice-cw = sentido horario
choice-next = el jugador siguiente
choice-previous = el jugador anterior
choice-after_victim = después de la víctima
choice-after_player = después de quien la jugó
choice-kings = K♥ y K♠
choice-kings_and_queen_hearts = K♥, K♠ y Q♥
choice-queen_hearts_role-plain = una reina corriente
choice-king_relay = pasa el ataque de un rey
choice-war_stop = termina cualquier ataque de robo
choice-own_kind = las de su clase
choice-matching = también otras de robo del mismo palo
choice-low_wild = cualquier dos o tres
choice-war = todas las cartas de robo
choice-absent = no están en el juego
choice-reverse = cambian el sentido
choice-joker_role-draw = hacen robar
choice-substitute = valen por cualquier carta
choice-accumulate = los turnos se acumulan
choice-duel = un duelo por turnos de más
choice-cancel_placement-free = sobre cualquier ataque
choice-match = por palo o valor
choice-until_met = hasta que se cumple
choice-one_lap = una vuelta a la mesa
choice-next_only = para el jugador siguiente
choice-never = nunca
choice-drawn_only = si encaja
choice-race = una carrera
choice-automatic = callar cuesta cartas
choice-off = no
choice-truthful = solo si es verdad
choice-multi_macau-free = se permite el farol
choice-last_left = hasta que quede uno
choice-first_out = cuando acaba el primero
choice-any = cualquier carta
choice-no_action = sin efecto
choice-no_draw_heads_up = entre dos, ninguna de robo
choice-placing = puestos
choice-points = puntos
choice-second_call-free = puede repetir lo mismo
choice-different = tiene que ser otra cosa
choice-attacked = quien recibe el ataque
choice-anybody = cualquiera, en todo momento
choice-answering = solo como respuesta
choice-always = también después
choice-all_but_last = contra uno mismo, menos el último
choice-all = todos contra uno mismo
choice-challenges-slip = cartas que no encajan
choice-challenges-call = peticiones falsas
choice-challenges-draw = robar sin necesidad
choice-joker = comodín

## The story of a match

source-hand = cartas que quedan en la mano
deed-laid = Cartas jugadas
deed-drew = Cartas robadas
deed-attacked = Ataques
deed-missed_turn = Turnos perdidos
deed-called_suit = Palos pedidos
deed-called_rank = Valores pedidos
deed-direction_turned = Cambios de sentido
deed-macau_said = «¡Macau!» dichos
deed-macau_caught = Pilladas sin «¡Macau!»
deed-challenged = Desafíos
deed-went_out = Sin cartas
deed-round_ended = Finales de ronda

## The guided first game: what a hint is about, what is to be known, and what to do while it is legal

hint-goal = Deshazte de tus cartas
    .text = ¡Te damos la bienvenida a Macau! Deshazte de todas tus cartas antes que los demás. Las cartas de la mesa están a la vista; las tuyas no las ve nadie más.
    .now = Cartas en tu mano: { $number }.
hint-match = Palo o valor
    .text = Juega una carta del mismo palo o del mismo valor que la que está a la vista. Algunas cartas van sobre cualquiera.
    .now = Ahora encaja: { $requirement }.
hint-chain = ¿Una más?
    .text = Puedes continuar en el mismo turno con lo que sigue.
    .now = Puede seguir: { $requirement }.
hint-special = Una carta con efecto
    .text = Las cartas con un signo en el borde atacan, piden, cambian el sentido o te protegen. Guárdalas para el momento justo.
    .now = { $card }: { $rule }
hint-end_play = Termina tu jugada
    .text = Cuando hayas jugado todo lo que quieres, dilo. Las cartas que guardas pueden valer más después.
hint-attacked = Te atacan
    .text = Si una carta tuya está iluminada, puedes responder con ella; o aceptas el ataque y robas.
    .now = { $card }: { $rule }
hint-ace = Di un palo
    .text = El palo que digas es el que debe seguir. Elige aquel con el que te libres de más cartas.
hint-called_suit = Piden un palo
    .text = Ahora solo se puede jugar lo que se ha pedido, y las cartas que van sobre cualquiera.
    .now = Ahora encaja: { $requirement }.
hint-macau = Di «¡Macau!»
    .text = Cuando te queda una carta, tienes que decirlo, y enseguida: tardar puede costarte cartas.
hint-skip = Hay un turno en juego
    .text = Pierdes el turno, a no ser que una carta tuya esté iluminada: con ella puedes responder.
    .now = { $card }: { $rule }
hint-draw = ¿Nada encaja? Roba
    .text = Ahora no encaja ninguna carta tuya, así que robas del mazo.
hint-catch = ¡Pilla a quien calla!
    .text = A alguien le queda una carta y todavía no ha dicho «¡Macau!». ¡Adelántate!
hint-jack = Di un valor
    .text = El valor que digas es el que debe seguir. Elige uno que tengas.
hint-rank_called = Piden un valor
    .text = Tiene que seguir lo que se ha pedido. Quien no tenga nada que encaje, roba.
    .now = Ahora encaja: { $requirement }.
hint-out = Alguien se ha quedado sin cartas
    .text = Quien juega su última carta ocupa el mejor puesto que queda. Los demás siguen hasta que solo uno tenga cartas.
hint-over = Fin del reparto
    .text = Ya has jugado un reparto entero. ¡Bien jugado! Tienes otra partida a un clic.

## Why an action is worth doing, true of the hand and the table as they are

reason-play_slips = No encaja; si alguien desafía, robas { $number ->
    [one] una carta
   *[other] { $number } cartas
}.
reason-play_last = Es tu última carta.
reason-play_cancels = Termina el ataque de { $number } contra ti.
reason-play_passes_draws = El ataque pasa a { $target }: { $number ->
    [one] una carta
   *[other] { $number } cartas
} por robar.
reason-play_passes_skips = El ataque pasa a { $target }: { $number ->
    [one] un turno
   *[other] { $number } turnos
} por perder.
reason-play_hits_draws = { $target } tiene { $count ->
    [one] una carta
   *[other] { $count } cartas
} y tendría que robar { $number }.
reason-play_hits_skips = { $target } tiene { $count ->
    [one] una carta
   *[other] { $count } cartas
} y perdería { $number ->
    [one] un turno
   *[other] { $number } turnos
}.
reason-play_goes_on = En el mismo turno puede seguir tu carta { $card }.
reason-play_fits_on = { $number ->
    [one] Una de tus otras cartas encaja
   *[other] { $number } de tus otras cartas encajan
} encima.
reason-play_plain = Es una carta normal; así guardas { $card } para un momento mejor.
reason-play_points = En la mano contaría { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
reason-play_fewer = Te deja con { $number ->
    [one] una carta
   *[other] { $number } cartas
}.
reason-end_nothing_follows = Nada de tu mano puede seguir.
reason-end_keeps = Tu carta { $card } puede valer más después.
reason-draw_nothing_fits = Nada de tu mano encaja.
reason-draw_keeps = Tu carta { $card } puede valer más después.
reason-keep_does_not_fit = La carta que has robado no encaja.
reason-accept_no_answer = No tienes ninguna carta que responda.
reason-accept_keeps = Tu carta { $card } puede valer más después.
reason-call_suit_held = Tienes { $number ->
    [one] una carta
   *[other] { $number } cartas
} de { $suit }.
reason-call_rank_held = Tienes { $number ->
    [one] una carta
   *[other] { $number } cartas
} de ese valor.
reason-word_one_card = Hasta que lo digas, te pueden pillar.
reason-catch_silent = { $target } no lo ha dicho.
reason-call_goes_over = Tu carta { $card } puede seguir a esta petición.
reason-call_bluff = No tienes ninguna carta así; si alguien desafía, robas { $number ->
    [one] una carta
   *[other] { $number } cartas
}.
reason-call_suit_lies = { $number ->
    [one] Una carta de { $suit } ya está en la pila: quedan menos que puedan seguir.
   *[other] { $number } cartas de { $suit } ya están en la pila: quedan menos que puedan seguir.
}
reason-call_rank_lies = { $number ->
    [one] Una carta de ese valor ya está en la pila: quedan menos que puedan seguir.
   *[other] { $number } cartas de ese valor ya están en la pila: quedan menos que puedan seguir.
}
reason-call_hides = No le dice a nadie lo que tienes en la mano.
reason-call_no_suit = No tienes ningún palo que se pueda pedir.
reason-call_no_rank = No tienes ningún valor que se pueda pedir.
reason-call_no_hand = Ya no te queda ninguna carta que puedas pedir.
reason-call_none_fits = { $number ->
    [one] Sin petición, encaja una de tus cartas.
   *[other] Sin petición, encajan { $number } de tus cartas.
}
reason-word_costs = Sin decirlo, robas { $number ->
    [one] una carta
   *[other] { $number } cartas
}.
reason-multi_one_rank = Todas tus cartas tienen el mismo valor.
reason-multi_heard = No cambia nada, pero todos lo oyen.
reason-challenge_slip = La carta no encaja.
reason-challenge_wins = Si tienes razón, { $target } roba { $number ->
    [one] una carta
   *[other] { $number } cartas
}.
reason-quiet_not_hit = El ataque es contra { $target }, no contra ti.
reason-quiet_no_stop = No tienes ninguna carta que detenga el ataque.
reason-quiet_fits = La carta encaja.
reason-quiet_shown = { $target } tiene una carta así, y todos lo saben.
reason-quiet_if_wrong = Un desafío fallido te haría robar { $number ->
    [one] una carta
   *[other] { $number } cartas
}.
reason-quiet_caught = Te pueden pillar, y robarías { $number ->
    [one] una carta
   *[other] { $number } cartas
}.
reason-quiet_later = Más tarde, ese silencio le costaría { $number ->
    [one] una carta
   *[other] { $number } cartas
} a { $target }; ahora solo { $count }.
reason-quiet_costs_nothing = Ahora nadie robaría una carta por eso.

## At the terminal

table-round = Ronda { $number }
table-turn = Turno { $number }
table-cw = sentido horario
table-ccw = sentido antihorario
table-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
table-out = fuera, puesto { $place }
table-misses = { $count ->
    [one] pierde { $count } turno
   *[other] pierde { $count } turnos
}
table-exposed = no ha dicho «¡Macau!»
table-solo = { $count ->
    [one] { $count } turno a solas
   *[other] { $count } turnos a solas
}
table-known = a la vista: { $cards }
table-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
table-left = { $count ->
    [0] no le quedan cartas
    [one] le queda { $count } carta
   *[other] le quedan { $count } cartas
}
table-stock = Mazo: { $count }
table-top = Encima: { $card }
table-as = { $card } como { $face }
table-in-force = En vigor: { $card }
table-below = debajo:
table-hand = Tu mano ({ $count }):
table-next-card = Carta siguiente: { $what }
table-your-card = Tu carta siguiente: { $what }
table-pile = mazo
table-face = visible
screen-joker = Jugar un comodín como otra carta…
note-passes-on = El ataque crece hasta { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
note-skips-on = Entonces { $count ->
    [one] hay { $count } turno
   *[other] hay { $count } turnos
} en juego.
note-cancels = El ataque desaparece.
note-catch = { $count ->
    [one] Robará { $count } carta.
   *[other] Robará { $count } cartas.
}
note-challenge = Si te equivocas, robas { $count }.
warning-does_not_fit = Trampa: ¡no encaja!
warning-leaves_one_card = Te quedará una carta: ¡no olvides decir «¡Macau!»!
warning-not_held = Es un farol: ¡no la tienes!
joker-how = Un comodín vale por otra carta: escribe { $card }=KS para jugarlo como { $face }.
screen-help =
    Lo que puedes escribir
      3             la opción con ese número
      7S  10H  BJ   jugar esa carta (S ♠, H ♥, D ♦, C ♣; comodines BJ y CJ)
      5S 6S 7S      jugar varias cartas y terminar la jugada
      BJ=KS         jugar un comodín como rey de picas
      draw (robar), end (terminar), accept (aceptar), keep (quedarse),
      pass (pasar), macau, quiet (callar), challenge (desafiar)
      suit H (palo), rank 8 (valor), catch NOMBRE (pillar)
      ? 7S  ? 3     la regla de una carta o de una opción
      hint          las mejores acciones, y por qué
      undo          deshacer tu último paso, si aún no se ha descubierto nada
      log           todo lo que ha pasado
      rules         las reglas del juego
      table         ver otra vez la mesa
      quit          parar; la partida se guarda
screen-unknown = «{ $line }» no significa nada aquí. Escribe un número de la lista, una carta como 7S, o ? para ayuda.
screen-unknown-subject = No existe la carta «{ $what }». Las cartas se escriben 7S, 10H, QD, AC, BJ, CJ; un número pregunta por esa opción.
screen-nothing-chosen = No se ha jugado nada.
screen-which = ¿Como qué carta? (número o carta)
