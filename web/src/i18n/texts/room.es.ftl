# Who is here, who is ready, and who looks on, in Spanish.
room-ready = Puedo empezar
room-not-ready = Todavía no
room-is-ready = a punto
room-edit = Cambiar la mesa
room-edit-short = Editar
room-leave = Pedir que se vaya
room-bot = Bot
room-edit-save = Guardar
room-changed = La mesa ha cambiado.
room-moved = Ahora ocupas el asiento { $number }.
room-edit-seats = Con menos asientos, antes tiene que irse alguien.
error-seat-too-few = Aquí se sienta más gente que asientos habría. Pide antes a alguien que se vaya.
room-pairing = Buscando gente
room-pairing-text = Un bot guarda cada asiento hasta que venga alguien. La partida empieza sola cuando no falte nadie.
room-pairing-start = Empezar ya, con bots en los asientos libres
room-pairing-stop = Dejar de buscar
room-waits = Aún no están: { $names }
presence-here = aquí
presence-away = ausente
presence-gone = se fue
watching-names = { $count ->
    [one] Mira una persona ({ $names })
   *[other] Miran { $count } personas ({ $names })
}
chat-looks-on = mira
chat-looks-on-text = Quienes juegan lo leen después de la partida.
error-table-paired = Esta mesa se hizo para quien busca una partida así; sus asientos se quedan como están.
watching-count = { $count ->
    [0] No mira nadie
    [one] Mira una persona
   *[other] Miran { $count } personas
}
room-bot-keeps = hasta que venga alguien
room-unrated = sin puntos
room-host = dirige

# The menu of a table: offers, giving up, reporting a mistake

bug-title = Aquí hay un error
bug-text = ¿Qué ha pasado, y qué esperabas?
bug-goes-along = Se adjuntan la mesa tal como la ves, tu navegador y la versión.
bug-goes-along-seat = Se adjuntan la mesa tal como la ves, con tus propias cartas, tu navegador y la versión. Nadie ve las cartas de los demás antes de que acabe la partida.
bug-send = Enviar
bug-sent = Gracias. Lo leerá la administración del servidor.
error-bug-text = Dilo en 4000 letras como mucho.
error-bug-too-many = Primero se mirará lo que ya has comunicado.
resign-text-plays = Un bot juega tu asiento hasta el final. No se puede deshacer.
resign-text-plays-rated = Un bot juega tu asiento hasta el final, y en la clasificación quedas por detrás de todos los que siguen jugando. No se puede deshacer.
resign-text-plays-contest = Un bot juega tu asiento hasta el final, y en el torneo quedas por detrás de todos los que siguen jugando. No se puede deshacer.
resign-text-wins = Así gana la otra persona, y la partida termina. No se puede deshacer.
resign-text-wins-rated = Así gana la otra persona: la partida termina, y para tu puntuación cuenta como derrota. No se puede deshacer.
resign-text-ends = Solo quedarían bots, así que la partida termina aquí sin resultado. No se puede deshacer.
resign-text-ends-rated = Solo quedarían bots: la partida termina, y en la clasificación quedas por detrás de todos los que no han abandonado. No se puede deshacer.
resign-text-ends-contest = Solo quedarían bots: la partida termina, y en el torneo quedas por detrás de todos los que no han abandonado. No se puede deshacer.
resign-yes = Abandonar
offer-undo = { $name } querría deshacer { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}.
offer-undo-move = { $name } querría deshacer «{ $move }»{ $more ->
    [0] .
   *[other] { " " }y todo lo que siguió.
}
offer-undo-agreed = Todos de acuerdo: tu jugada se deshace.
offer-undo-refused = { $name } no acepta deshacerla.
offer-undo-gone = La partida siguió antes de que respondiera todo el mundo.
offer-end-agreed = Todos de acuerdo en terminar la partida.
offer-end-refused = { $name } prefiere seguir jugando.
offer-end-gone = La partida siguió antes de que respondiera todo el mundo.
offer-again-soon = Podrás volver a pedirlo en medio minuto.
offer-again = Podrás volver a pedirlo en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
offer-end = { $name } propone terminar ya la partida.
offer-pause = { $days ->
    [0] { $name } querría terminar la pausa.
    [one] { $name } pide una pausa de un día.
   *[other] { $name } pide una pausa de { $days } días.
}
offer-pause-agreed = Todos de acuerdo sobre la pausa.
offer-pause-refused = { $name } prefiere seguir sin pausa.
offer-pause-gone = La partida siguió antes de que respondiera todo el mundo.
offer-agree = Aceptar
offer-refuse = Rechazar
offer-withdraw = Retirar
offer-waits = Esperando a los demás
