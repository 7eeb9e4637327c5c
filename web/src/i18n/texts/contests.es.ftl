# Tournaments, leagues and ladders, in Spanish.

contests-new = Abrir un torneo
contests-none = Ahora mismo no hay ningún torneo. Abre uno: otros entran por el enlace, o lo encuentran aquí.
contests-mine = Los tuyos
contests-open = Puedes entrar
contests-running = En curso
contests-over = Pasados
contests-older = Torneos más antiguos
contests-no-older = No hay más antiguos.
contest-kind = Tipo
contest-kind-swiss = sistema suizo
contest-kind-robin = todos contra todos
contest-kind-single = eliminación directa
contest-kind-double = doble eliminación
contest-kind-arena = arena
contest-kind-league = liga
contest-kind-ladder = escalera
contest-kind-swiss-text = { $rounds ->
    [0] Varias rondas
    [one] Una ronda
   *[other] { $rounds } rondas
} para todos: en cada una con gente de parecidos puntos, y sin repetir encuentros mientras se pueda.
contest-kind-robin-text = Dentro de un grupo juegan todos contra todos.
contest-kind-single-text = { $seats ->
    [2] Quien gana sigue, quien pierde queda fuera.
   *[other] { $advance ->
        [one] De cada mesa sigue uno, los demás quedan fuera.
       *[other] De cada mesa siguen { $advance }, los demás quedan fuera.
    }
}
contest-kind-double-text = Solo la segunda derrota es el final: quien ha perdido una vez sigue en el cuadro inferior.
contest-kind-arena-text = Durante { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} cada cual juega cuantas partidas quiera. Tras dos victorias seguidas, cada victoria más cuenta doble.
contest-kind-league-text = Se juega en divisiones de tamaño cercano a { $group }, una temporada tras otra; después de cada una { $advance ->
    [one] sube una y baja una
   *[other] suben { $advance } y bajan { $advance }
} entre ellas.
contest-kind-ladder-text = Desafía a alguien que esté hasta { $reach ->
    [one] un puesto
   *[other] { $reach } puestos
} más arriba: quien gana se queda ahí.
contest-rule-duplicate = Todas las mesas de una ronda tienen el mismo reparto y los mismos dados, así que la suerte se compensa: se te compara con quienes ocupan tu mismo asiento. Nadie mira hasta que terminen todas.
contest-rule-points = Los puestos dan { $points }; los empates se reparten.
contest-rule-finals = { $advance ->
    [one] El mejor de cada grupo juega las finales.
   *[other] Los { $advance } mejores de cada grupo juegan las finales.
}
contest-rule-every = { $days ->
    [one] Como muy pronto empieza una ronda cada día.
   *[other] Como muy pronto empieza una ronda cada { $days } días.
}
contest-rule-fill = Los bots ocupan los asientos que quedan vacíos.
contest-rule-late = { $rounds ->
    [one] Se puede entrar hasta que acabe la primera ronda.
   *[other] Se puede entrar hasta que acaben { $rounds } rondas.
}
contest-rule-level = En caso de empate va delante quien sacó más ventaja a los demás en puntos de la partida; si no, decide el sorteo.
contest-rule-rated = Todas las partidas son puntuadas.
contest-rule-absent = Por quien deja agotarse el reloj juega un bot. Quien no aparece no recibe nada, y no se le vuelve a emparejar hasta que regrese.
contest-players = { $players ->
    [0] aún nadie
    [one] un jugador
   *[other] { $players } jugadores
}
contest-seats = { $seats ->
    [1] a solas en una mesa
   *[other] mesas de { $seats }
}
contest-hosted = organiza { $name }
contest-rated = Puntuado
contest-rated-text = Las reglas habituales, y hace falta una cuenta.
contest-yours = Tú juegas
contest-over = Ha terminado
contest-too-few = No se celebró: faltó gente
contest-waits-host = cuando lo diga la organización
contest-running = Está en curso
contest-round = Ronda { $round }
contest-rounds = Rondas
contest-standings = Clasificación
contest-nobody = Todavía no ha entrado nadie.
contest-division = División { $number }
contest-rank = Puesto
contest-player = Nombre
contest-points = Puntos
contest-you = tú
contest-gone = se retiró
contest-is-away = ausente
contest-plays = juega
contest-games = { $games ->
    [one] una partida
   *[other] { $games } partidas
}
contest-all = { $players ->
    [one] Un jugador
   *[other] Los { $players } jugadores
}
contest-ties = A igualdad de puntos deciden, por este orden: { $ties }.
contest-tie-direct = Entre iguales
contest-tie-direct-text = entre todos los que tienen los mismos puntos, las partidas de unos contra otros: uno para quien quedó por delante, medio por un empate.
contest-tie-opponents = Puntos de rivales
contest-tie-opponents-text = la suma de los puntos de todos tus rivales. Decide después de las partidas directas.
contest-tie-margin = Ventaja
contest-tie-margin-text = por cuántos puntos de juego aventajaste a los demás de tu mesa, de media, en todas las partidas.
contest-order-direct = las partidas entre sí
contest-order-opponents = los puntos de los rivales
contest-order-margin = la ventaja obtenida
contest-order-lot = el sorteo
contest-mine = Tu torneo
contest-your-table = Tu mesa te espera
contest-at = Ronda { $round }, mesa { $table }
contest-against = Con { $names }.
contest-to-table = A mi mesa
contest-join = Entrar
contest-challenge-whom = ¿A quién desafías?
contest-away = La próxima ronda no
contest-back = He vuelto
contest-leave = Retirarme
contest-leave-open = Tu plaza queda libre.
contest-leave-running = Ya no se te empareja y no puedes volver. Lo que has ganado se queda en la clasificación.
contest-leave-yes = Sí, retirarme
contest-invite = Otros entran por esta dirección:
contest-link = Dirección del torneo
contest-withdrawn = Te has retirado
contest-you-away = Descansas
contest-paused = La organización lo ha puesto en pausa
contest-you-are-in = Estás dentro
contest-not-begun = Todavía no ha empezado
contest-you-wait = Se te empareja en cuanto terminen todas las mesas
contest-winner = En primer lugar, { $name }.
contest-begins = Empieza { $time }.
contest-host-begins = Empieza cuando lo diga la organización.
contest-closes = Hora límite para empezar partidas: { $time }.
contest-next = La próxima ronda empieza, como muy pronto, { $time }.
contest-you-stand = Vas en el puesto { $rank }.
contest-rules = Las reglas en palabras
contest-lots = Todos los sorteos se hicieron de antemano
contest-lots-text = Este número compromete todos los sorteos. La clave se dice cuando termina; con ella se puede volver a calcular cada emparejamiento.
contest-lots-key = La clave:
contest-tables = Mesas
contest-table-count = { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}
contest-tables-all = { $tables ->
    [one] La mesa
   *[other] Las { $tables } mesas
}
contest-round-before = La ronda anterior
contest-round-behind = La ronda siguiente
contest-forfeits = { $name } pierde por incomparecencia
contest-corrected = decidido por la organización
contest-bye = descansa
contest-play = Jugar
contest-watch = Mirar
contest-replay = Repetición
contest-sealed = juega, en secreto
contest-finished-sealed = terminada, en secreto
contest-filler = un bot
contest-bracket = Cuadro
contest-upper = Sin derrotas
contest-lower = Con una derrota
contest-chat = Chat
contest-chat-none = Nadie ha dicho nada todavía.
contest-chat-say = Di algo a todos los de aquí
contest-chat-send = Decir
contest-host = Para la organización
contest-start = Empezar ya
contest-pause = Pausa
contest-resume = Seguir
contest-finish = Terminarlo…
contest-finish-text = No empieza ninguna ronda más, y la clasificación queda como está. Las partidas en curso no cuentan.
contest-finish-yes = Sí, terminarlo para todos
contest-decide = Decidir o corregir una mesa
contest-which-table = Qué mesa
contest-place-of = Puesto de { $name }
contest-why = Por qué (lo lee todo el mundo)
contest-decide-yes = Decidir
contest-remove = Sacar a alguien
contest-remove-whom = A quién
contest-remove-yes = Sacar
contest-title = Juego
contest-variant = Variante
contest-variant-usual = La habitual
contest-preset = Cómo
contest-preset-evening = Una velada
contest-preset-evening-text = Tres rondas en mesas de cuatro, con bots para completar. Unas tres horas.
contest-preset-arena = Arena
contest-preset-arena-text = Dos horas, de a dos por mesa, tantas partidas como quieras.
contest-preset-cup = Copa
contest-preset-cup-text = De a dos por mesa, quien gana sigue.
contest-preset-equal = La misma suerte para todos
contest-preset-equal-text = Todas las mesas de una ronda tienen el mismo reparto. Tres rondas en mesas de cuatro.
contest-preset-league = Liga
contest-preset-league-text = Divisiones de seis a lo largo de semanas, un día por jugada, sin final.
contest-preset-ladder = Escalera de un club
contest-preset-ladder-text = Desafía a quien esté por encima de ti, cuando quieras.
contest-name = Nombre
contest-starts = Empieza
contest-starts-text = Vacío: cuando tú lo digas.
contest-more = Todo lo demás
contest-seats-field = Por mesa
contest-rounds-field = Rondas
contest-rounds-hint = 0: las que hagan falta
contest-group-field = Jugadores por grupo o división
contest-advance-field = Cuántos siguen, o suben y bajan
contest-finals-field = Finales tras los grupos
contest-seasons-field = Temporadas
contest-seasons-hint = 0: sin final
contest-minutes-field = Minutos
contest-every-field = Días entre rondas
contest-every-hint = 0: en cuanto terminen todas las mesas
contest-least-field = Jugadores necesarios
contest-most-field = Máximo de jugadores
contest-late-field = Rondas en las que aún se puede entrar
contest-late-hint = 0: nadie después del comienzo
contest-reach-field = Puestos por encima a los que se puede desafiar
contest-clock = Tiempo para pensar
contest-duplicate = Las mismas condiciones para todos
contest-fill = Los bots llenan asientos vacíos
contest-fill-text = Si no, una mesa es más pequeña, o alguien se queda sin partida.
contest-bots = Bots que participan
contest-joins = Yo también juego
contest-public = Lo puede encontrar cualquiera
contest-public-text = Si no, solo quien tenga el enlace.
contest-open = Abrirlo
contest-is-played = se está jugando
contest-no-host = Terminó: no quedaba nadie en la organización
contest-who = Quién juega
contest-needed = { $players ->
    [one] un jugador
   *[other] { $players } jugadores
}; hacen falta al menos { $least }
contest-final = Final
contest-calendar = Calendario
contest-month-before = El mes anterior
contest-month-behind = El mes siguiente
contest-log = Qué ha pasado
contest-log-start = Empezó.
contest-log-start-host = La organización dio la salida.
contest-log-join = { $name } llegó después.
contest-log-leave = { $name } se retiró.
contest-log-leave-host = La organización sacó a { $name }.
contest-log-away = { $name } descansa.
contest-log-back = { $name } ha vuelto.
contest-log-pause-host = La organización lo puso en pausa.
contest-log-resume-host = La organización lo reanudó.
contest-log-result = no se presentó: { $names }.
contest-log-result-host = decidido por la organización: { $order }.
contest-log-correct-host = corregido por la organización, de { $before } a { $order }.
contest-log-finish = Se acabó.
contest-log-finish-host = La organización lo terminó.
contest-log-own = Quien organiza juega en esta mesa.
contest-log-why = «{ $why }»
contests-invited = Tienes una invitación
contest-invited = invitación
contest-invited-by = { $name } te invita
contest-asked = { $name } tiene una invitación y la encuentra en su lista.
error-contest-unknown = Ese torneo no existe, o no es para ti.
error-contest-rules = Estas reglas no encajan entre sí.
error-contest-full = Todas las plazas están ocupadas.
error-contest-too-late = Ya ha empezado.
error-contest-too-few = Ha entrado poca gente.
error-contest-joined = Ya juegas aquí.
error-contest-withdrawn = Quien se ha retirado no vuelve.
error-contest-no-player = No juegas aquí.
error-contest-no-table = Esa mesa no existe.
error-contest-no-result = Esta mesa todavía no tiene resultado.
error-contest-result = Cada cual en la mesa tiene su puesto, desde el primero.
error-contest-row = Eso no encaja ahora: algo ha cambiado entretanto.
error-contest-not-host = Eso solo puede hacerlo la organización.
error-contest-clock = Un torneo entre personas necesita reloj.
error-contest-starts = Esa hora ya ha pasado.
error-contest-seats = Este juego necesita más jugadores por mesa.
error-contest-too-many = Organizas diez torneos que no han terminado. Termina uno primero.
error-contest-challenge = Las dos personas tienen que estar en la escalera.
error-contest-challenge-far = Ese puesto está demasiado arriba.
error-contest-challenge-busy = Antes hay otra partida pendiente por una de las partes.
error-contest-trf = Este archivo es para torneos de a dos por mesa.
contest-kind-alone = a solas, mismo reparto
contest-kind-alone-text = { $rounds ->
    [one] Una ronda
   *[other] { $rounds } rondas
} para todos, cada cual a solas en una mesa propia.
contest-kind-teams = equipos
contest-kind-teams-text = { $rounds ->
    [one] Una ronda
   *[other] { $rounds } rondas
} para todos los equipos, cada uno en una mesa propia: quienes se sientan juntos ganan o pierden juntos, y siguen juntos. Por quien falta juegan bots.
contest-rule-same = En una ronda todo el mundo tiene el mismo reparto y los mismos dados. Una partida ganada va antes que una perdida, y después van antes más puntos; quien supera a todos los demás recibe diez. Nadie mira hasta que terminen todas.
contest-teams = equipos de { $seats }
contest-team-field = Jugadores por equipo
contest-join-alone = Entrar sin equipo
contest-join-alone-text = Quien llega sin compañía entra en un equipo con otros que llegaron así. O entra en un equipo de la lista.
contest-join-team = Unirme
contest-join-team-of = Unirme al equipo de { $names }
contest-won = victoria
contest-lost = derrota
contest-in-game = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
contest-winners = En primer lugar, { $name }.
contest-tie-total = En total
contest-tie-total-text = la suma de los puntos de todas las partidas.
contest-order-total = los puntos de todas las partidas
contest-preset-teams = Equipos
contest-preset-teams-text = Dos rondas. Todos los equipos juegan los mismos repartos, y va primero el mejor resultado.
contest-preset-alone = A solas, mismo reparto
contest-preset-alone-text = Tres rondas, cada cual a solas: ¿quién saca más de los mismos repartos?
error-contest-team = En este equipo ya no cabe nadie.
error-contest-teams = Donde todos ganan juntos se comparan equipos, y nada más.
contest-team = Equipo
contest-you-wait-arena = Juegas en cuanto haya alguien más libre
contest-you-are-free = Ahora no tienes partida
contest-away-now = Por ahora no juego
contests-all = { $count ->
    [one] Mostrarlo
   *[other] Mostrar los { $count }
}
contest-group = Grupo { $number }
error-contest-over = El torneo ha terminado.
error-table-open = Ya puede mirar cualquiera.
