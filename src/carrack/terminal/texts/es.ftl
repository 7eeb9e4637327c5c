# What the terminal says beside the game, in Spanish. The game itself speaks through carrack.texts.

## Seats

name-you = Tú
name-person = Jugador

## The table

table-acting = le toca
table-own-rules = reglas de la casa

## The prompt

prompt = ¿Qué eliges? (? para ayuda):
prompt-only = Intro para seguir (? para ayuda):
prompt-only-undo = Intro para seguir, undo para deshacer (? para ayuda):
prompt-number = No existe la opción { $line }; los números van de 1 a { $count }.
prompt-nothing = No se ha elegido nada.
prompt-quit = Parar
curtain = La siguiente decisión es de { $name }. Pulsa Intro cuando solo mire { $name }.
undo-impossible = No se puede deshacer nada: otros lo han visto, o se ha descubierto algo.
hint-figures = { $chance } % de ganar
hint-no-choice = No hay nada que elegir.
news-more = { $count ->
    [one] ({ $count } línea anterior: escribe log)
   *[other] ({ $count } líneas anteriores: escribe log)
}
log-undo = { $name } da un paso atrás
log-undo-you = Das un paso atrás
quit-kept = La partida se guarda en { $path }
    Para continuarla:  carrack resume { $file }
end-kept = El registro se guarda en { $path }
    Para verlo:  carrack replay { $file }
campaign-kept = La campaña se guarda en { $path }
    Para jugar el capítulo siguiente:  carrack play { $title } --campaign { $file }
campaign-over = La campaña ha terminado; se guarda en { $path }
campaign-may-add = Se puede añadir: { $label } (--add { $name })

## Simulations

simulate-playing = Jugando
simulate-left = restante
simulate-title = { $games ->
    [one] { $title }: { $games } partida
   *[other] { $title }: { $games } partidas
}
simulate-player = Jugador
simulate-wins = Victorias
simulate-share = % de victorias
simulate-place = Puesto medio
simulate-score = Puntos de media
simulate-team = Victorias contra el automa: { $wins } de { $games }, { $share }
simulate-automa = Puntuación media del automa: { $mean }
simulate-decisions = Decisiones por partida: { $mean }
simulate-turns = Turnos por partida: { $mean }
simulate-interval = Entre paréntesis: intervalos de confianza del 95 %.
export-written = { $decisions ->
    [one] Una decisión
   *[other] { $decisions } decisiones
} de { $games ->
    [one] una partida
   *[other] { $games } partidas
}: { $files }
stopped = Detenido.

## Tournaments of bots

tournament-round = Ronda { $number }
tournament-title = { $title }, { $kind }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
tournament-swiss = sistema suizo
tournament-robin = todos contra todos
tournament-single = eliminación directa
tournament-double = doble eliminación
tournament-arena = arena
tournament-league = liga
tournament-ladder = escalera
tournament-alone = a solas, mismo reparto
tournament-teams = equipos
tournament-points = Puntos
tournament-direct = Entre sí
tournament-opponents = Rivales
tournament-margin = Ventaja
tournament-total = En total
tournament-more = { $players ->
    [one] y uno más; --write los escribe todos
   *[other] y { $players } más; --write los escribe todos
}

## The ladder of bots

ladder-title = { $title }, { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}
ladder-standing = { $claim }: { $rate } tras { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
ladder-claim = Afirmación
ladder-seats = Asientos
ladder-games = Partidas
ladder-found = Resultado
ladder-at-least = Al menos
ladder-budget = Esfuerzo
ladder-reached = Cumplido
ladder-yes = sí
ladder-no = no

## A game looked at again

analyze-judging = Examinando decisiones
analyze-title = { $title }, cada decisión juzgada por { $level } ({ $simulations ->
    [one] { $simulations } simulación
   *[other] { $simulations } simulaciones
})
analyze-step = Paso
analyze-chance = Opciones
analyze-player = Jugador
analyze-done = Hecho
analyze-better = El juez
analyze-lost = Perdido
analyze-points = Puntos perdidos
analyze-same = lo mismo
analyze-turning-points = Puntos de inflexión
analyze-turned = Pasos { $row } a { $until }: la probabilidad de ganar de { $name } pasa de { $before } a { $after }; sus propias decisiones cuestan { $lost }.
analyze-sum = { $name }: { $agreed } de { $choices ->
    [one] { $choices } decisión
   *[other] { $choices } decisiones
} como el juez; pérdida por las demás: { $lost }; acierto { $accuracy }
analyze-lines = Lo que habría hecho el juez y cómo podría haber seguido la ronda
analyze-line = Paso { $row }, { $name }: { $line }
analyze-note = Las probabilidades de ganar son las que el asiento en turno podía conocer antes de decidir. Una pérdida entre paréntesis puede ser azar. Acierto: una decisión que no cuesta nada vale 100, una que cuesta una décima parte de una victoria 64, media victoria 9; la media de todas.

## Replays

replay-title = { $title } · { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
} · { $luck } · { $started }
replay-undo = { $name } vuelve atrás hasta el paso { $row }
replay-checked = { $rows ->
    [one] { $rows } paso, todas las huellas son correctas
   *[other] { $rows } pasos, todas las huellas son correctas
}
replay-open = La partida todavía no ha terminado.
replay-torn = La última línea está cortada y se omite.
replay-step = Paso { $row }
replay-luck-seed = semilla { $seed }
replay-luck-keyed = compromiso { $commitment }…

## Fair play

verify-fair = Limpio: el azar de esta partida quedó fijado antes de empezar.
verify-commitment = Compromiso: { $commitment }
verify-told = Es el compromiso que se te comunicó.
verify-compare = Compáralo con el que se mostró al empezar la partida (--commitment).
verify-removed = { $names ->
    [one] Desde entonces se ha borrado { $names } nombre; los demás están comprobados.
   *[other] Desde entonces se han borrado { $names } nombres; los demás están comprobados.
}
verify-none = Este registro no tiene compromiso: su azar viene de una semilla. Se puede repetir, pero nadie puede demostrar que la semilla se eligiera antes de la partida.

## Lists

games-title = Juego
games-seats = Asientos
games-variants = Variantes
games-modifiers = Reglas de la casa
games-options = Opciones
bench-compiled = compilado, decisiones/s
bench-pure = puro, decisiones/s
bench-ratio = compilado : puro
bench-games = partidas/s (compilado / puro)
bench-clone = copia, ns
bench-bytes = estado, bytes

## Checking printed figures

check-clean = { $folder }: ningún problema
check-finding-error = error
check-finding-warning = aviso
check-errors = { $count ->
    [one] { $count } error: con estas cifras no se puede jugar
   *[other] { $count } errores: con estas cifras no se puede jugar
}
check-warnings = { $count ->
    [one] { $count } aviso: se puede jugar
   *[other] { $count } avisos: se puede jugar
}

## Notices

told-pure = Al instalar Carrack no se encontró ningún compilador de C: funciona en Python puro, más lento pero igual. (Esto se dice una sola vez.)

## Errors of the terminal, by code

error-seats-player = Un asiento no puede ser { $asked }; se permiten { $known }.
error-option-form = Una opción se escribe nombre=valor, no { $asked }.
error-language-unknown = No existe el idioma { $asked }; los idiomas son { $known }.
error-folder-unwritable = No se puede usar la carpeta { $folder }: { $why }; CARRACK_HOME nombra otra.
error-file-unwritable = No se puede escribir { $path }: { $why }
error-file-system = El sistema se niega: { $detail }
error-resume-over = La partida de { $path } ha terminado; se puede ver con: carrack replay { $path }
error-resume-nothing = Ninguna partida de { $folder } espera continuar; para empezar una: carrack play JUEGO
error-simulate-games = --games tiene que ser al menos 1, no { $asked }.
error-simulate-jobs = --jobs tiene que ser de 1 a { $most }, no { $asked }.
error-ladder-minutes = --minutes tiene que ser más de 0, no { $asked }.
error-ladder-page = No se puede cambiar { $path }, o le falta la marca: { $why }
error-contest-rules = Estas reglas de un torneo no encajan: { $detail }
error-tournament-file = Las clasificaciones se escriben como .csv o .trf, no como { $asked }.
error-tournament-trf = Un archivo TRF cuenta torneos con dos por mesa.
error-analysis-nothing = En esta partida nadie tuvo nada que decidir.
error-bench-pure = No se pudo medir la versión pura: { $why }
error-campaign-unreadable = { $path } no se puede leer como campaña: { $why ->
    [too_large] es demasiado grande
    [not_json] no es JSON
    [no_campaign] no contiene ninguna campaña de este juego
    [no_archive] no contiene ningún archivo de partidas
   *[other] { $why }
}
error-campaign-unwritable = No se puede escribir { $path }: { $why }
error-campaign-none = Este juego no tiene campaña: { $detail }
error-campaign-options = Un archivo de campaña va con el escenario campaign y trae su propio archivo de partidas.
error-campaign-over = La campaña de { $path } ha terminado.
error-campaign-seats = Capitanes de la campaña de { $path }: { $most }, no { $asked }.
error-campaign-gone_on = La campaña de { $path } ha seguido entretanto; esta partida no forma parte de ella.
error-campaign-addition = { $asked } no puede unirse ahora a la campaña; puede: { $known }.

## A title without words of its own

plain-yes = sí
plain-no = no
plain-price = cuesta { $what }
plain-gain = da { $what }
plain-unknown = «{ $line }» no significa nada aquí. Escribe un número o un nombre de la lista, o ? para ayuda.
plain-unknown-subject = No hay nada que decir de «{ $what }»; un número pregunta por esa opción.
plain-help =
    Lo que puedes escribir
      2             la opción con ese número
      hold          la opción con ese nombre, o su principio
      ? 2  ? hold   acerca de una opción, o por qué no es posible ahora
      hint          las mejores acciones, y por qué
      undo          deshacer tu último paso, si aún no se ha descubierto nada
      log           todo lo que ha pasado
      rules         las reglas del juego, si las trae
      table         ver otra vez la mesa
      quit          parar; la partida se guarda
