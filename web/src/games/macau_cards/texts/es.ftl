# Words of Macau's face in Spanish. Labels of actions and sentences of refusals come from the server.

suit-S = picas
suit-H = corazones
suit-D = diamantes
suit-C = tréboles
# One letter beside each suit's sign
letter-S = P
letter-H = C
letter-D = D
letter-C = T
rank-A = as
rank-2 = dos
rank-3 = tres
rank-4 = cuatro
rank-5 = cinco
rank-6 = seis
rank-7 = siete
rank-8 = ocho
rank-9 = nueve
rank-T = diez
rank-J = jota
rank-Q = reina
rank-K = rey
card-suited = { $rank } de { $suit }
card-BJ = comodín negro
card-CJ = comodín de color

you = Tú
or = o
cancel = Cancelar
n-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
n-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
place = { $place }.º

## Seats

seat-you = { $seat } (tú)
seat-current = le toca
seat-attacked = bajo ataque
seat-dealer = reparte
seat-dealer-short = R
seat-exposed = no ha dicho «¡Macau!» y se le puede pillar
seat-exposed-short = ¡calla!
seat-misses = { $count ->
    [one] pierde { $count } turno
   *[other] pierde { $count } turnos
}
seat-solo = { $count ->
    [one] juega { $count } turno a solas
   *[other] juega { $count } turnos a solas
}
seat-known = se sabe que tiene { $card }
seat-vouched-suit = ha demostrado tener { $suit }
seat-vouched-rank = ha demostrado tener el valor { $rank }
seat-out = fuera, puesto { $place }
points-of = { $points } de { $target ->
    [one] { $target } punto
   *[other] { $target } puntos
}
catch = Pillar a { $seat }
catch-button = ¡Pillar!
catch-short = ¡Pillar!

## Piles and what must follow

stock = { $count ->
    [0] Mazo: vacío
    [one] Mazo: { $count } carta
   *[other] Mazo: { $count } cartas
}
draw = Robar una carta
discard-top = Encima de los descartes: { $card }
discard-empty = No hay descartes
stands-for = vale por { $card }
play-so-far = En esta jugada: { $cards }
in-force = Sigue en vigor: { $card }
need-normal = Ahora vale: { $suit } o { $rank }
need-suit = Piden: { $suit }
need-rank = Piden: { $rank }
need-free = Cualquier palo menos { $suit }
need-any-plain = Cualquier carta normal
need-anything = Vale cualquier carta
need-also = en todo momento: { $list }
call-left = { $left ->
    [one] { $left } turno más
   *[other] { $left } turnos más
}

## Attacks

threat-draw = { $author } ataca a { $target }: { $unit }
threat-draw-you = { $author } te ataca: responde o roba { $unit }
threat-draw-hit = { $author } te ataca: roba { $unit }, no hay respuesta
threat-skip = { $author } frena a { $target }: { $unit }
threat-skip-you = { $author } te frena: responde o pierde { $unit }
threat-duel = Duelo por { $unit }: decide { $target }
threat-duel-you = Duelo por { $unit }: entra o recházalo

## Hand

hand = { $count ->
    [one] Tu mano, { $count } carta
   *[other] Tu mano, { $count } cartas
}
hand-of = { $count ->
    [one] Mano de { $seat }, { $count } carta
   *[other] Mano de { $seat }, { $count } cartas
}
just-drawn = recién robada
drawn-tag = robada
may-be-laid = se puede jugar
joker-opens = elige por qué carta vale el comodín
likes = Cómo ver las cartas
sort-suit = Ordenar por palo
sort-rank = Ordenar por valor
four-colors = Un color por palo
gain-draws = { $count ->
    [one] hace robar { $count } carta
   *[other] hace robar { $count } cartas
}
gain-skips = { $count ->
    [one] hace perder { $count } turno
   *[other] hace perder { $count } turnos
}
gain-cancels = anula el ataque contra ti
gain-calls-suit = pides un palo
gain-calls-rank = pides un valor
gain-cover = hay que cubrirla enseguida
gain-reverses = cambia el sentido
price-if-wrong = { $count ->
    [one] Si te equivocas, robas { $count } carta.
   *[other] Si te equivocas, robas { $count } cartas.
}
warn-does-not-fit = No encaja: te pueden desafiar.
warn-leaves-one = Te quedará una carta: piensa en «¡Macau!»
warn-not-held = No lo tienes: es un farol.

## Choosing and doing

actions = Lo que puedes hacer
take-back = Recoger
play-cards = { $count ->
    [one] Jugar esta carta
   *[other] Jugar estas { $count } cartas
}
only-you = Aún no lo ve nadie más
choose-suit = Pide un palo
choose-rank = Pide un valor
choose-joker = El comodín vale por…

## Windows

macau-button = ¡Macau!
multi-macau = ¡Macau múltiple!
challenge-button = Desafiar
window-macau = A { $seat } le queda una carta
window-macau-own = Te queda una carta
window-challenge = ¿Alguien duda de { $seat }?
window-challenge-own = Los demás pueden dudar de ti
window-war = El ataque va contra { $seat }: ¿lo detiene alguien?
window-war-own = El ataque va contra ti: ¿lo detiene alguien?
window-wait = esperando
about-slip = ¿Encaja la carta?
about-call = ¿Es sincera la petición?
about-draw = ¿No había carta que encajara?
catch-why = Dilo antes que { $seat }
catch-gain = { $count ->
    [one] así { $seat } roba { $count } carta
   *[other] así { $seat } roba { $count } cartas
}

## Said at the table

said-challenge = ¡Lo dudo!
said-free = otro palo
said-plain = cualquier carta normal
said-nothing = nada
said-pass = paso
said-miss = pierde un turno
said-out = ¡Salgo!

## The end

round-over = Termina la ronda { $round }
col-seat = Nombre
col-round = Ronda
col-total = Total de { $target }
fewest-win = Gana quien menos puntos tiene.
go-on = Seguir

# ---- the list of cards ----

list-suit = Palo
list-rank = Valor
list-jokers = comodines
list-joker = comodín
see-cards = Qué hace cada carta
see-card = Qué hace

# ---- the list of choices ----

warning-leaves-one-card = Te quedará una sola carta: no olvides decir «¡Macau!».
warning-not-held = No tienes lo que pides.
warning-does-not-fit = Esta carta no encaja; te pueden desafiar.
group-attack = Ataque
group-call = Petición
group-macau = ¡Macau!
group-challenge = Desafío
group-react = Reaccionar
amount-cards-if-wrong = { $count ->
    [one] carta si te equivocas
   *[other] cartas si te equivocas
}
amount-cancels = { $count ->
    [one] carta del ataque anulada
   *[other] cartas del ataque anuladas
}
amount-must-be-covered = hay que cubrirla enseguida
amount-turns = { $count ->
    [one] turno perdido
   *[other] turnos perdidos
}
amount-draws = { $count ->
    [one] carta que roba otro
   *[other] cartas que roba otro
}
amount-calls = pides
amount-rank = un valor
amount-suit = un palo
amount-reverses = cambia el sentido
amount-skips = turnos perdidos

## The sign of what is demanded

demand-draw = { $count ->
    [one] carta por robar
   *[other] cartas por robar
}
demand-skip = { $count ->
    [one] turno por perder
   *[other] turnos por perder
}
demand-duel = { $count ->
    [one] turno en juego
   *[other] turnos en juego
}
one-card-left = una carta, y ni palabra
round-now = Ronda { $round }
direction-cw = hacia la izquierda
direction-ccw = hacia la derecha

## The card beside the felt

no-answer = Ninguna carta tuya responde.
joker-fits = Encaja un comodín tuyo.
cards-fit = { $count ->
    [0] No encaja ninguna carta tuya.
    [one] Encaja una carta tuya.
   *[other] Encajan { $count } cartas tuyas.
}
why-others-turn = Todavía no es tu turno.
why-asked-else = Antes va lo que se pregunta ahora.
why-over = La partida ha terminado.
seen-cards = Cartas que has visto: en tu mano, en los descartes y de los demás
you-hold = tienes { $count }

## The tray

draw-short = Robar
not-now = ahora no
at-one-card = con una carta
seconds = { $seconds } s
does-draws = hace { $count }
does-skips = quita { $count }
does-cancels = lo anula
does-calls-suit = pedir palo
does-calls-rank = pedir valor
does-reverses = da la vuelta
does-cover = a cubrir
at-my-turn = en mi turno
plan-can = Un clic lo planea para tu turno
plan-made = Planeado para tu turno; otro clic anula el plan
plan-help-card = Haz clic en una carta, o en Robar, y queda planeada para tu turno. Se juega si entonces encaja.
plan-help-draw = Haz clic en Robar y queda planeado para tu turno.
