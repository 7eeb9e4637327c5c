# What the server itself says to people whose page is closed, in Spanish. $title is the game's name.

push-heading = Tu turno: { $title }
push-text = «{ $name }» te está esperando.
push-heading-round = Ronda { $round }: tu mesa te espera
push-heading-invitation = { $name } te invita
push-text-invitation = «{ $name }»: un torneo de { $title }

mail-subject = Tu turno: { $title }
mail-text =
    Es tu turno en una partida de { $title }:

    { $url }

    Recibes este correo porque en el perfil que lleva tu dirección se pidieron avisos por correo;
    ahí mismo se pueden desactivar en cualquier momento.
mail-subject-round = Ronda { $round }: tu mesa te espera ({ $title })
mail-text-round =
    Ha empezado la ronda { $round } de tu torneo, y tu mesa de { $title } te espera:

    { $url }

    Recibes este correo porque en el perfil que lleva tu dirección se pidieron avisos por correo;
    ahí mismo se pueden desactivar en cualquier momento.
mail-subject-invitation = Tienes una invitación a un torneo de { $title }
mail-text-invitation =
    Alguien te invita a un torneo de { $title }:

    { $url }

    Recibes este correo porque en el perfil que lleva tu dirección se pidieron avisos por correo;
    ahí mismo se pueden desactivar en cualquier momento.
letter-mail-subject = Confirma esta dirección
letter-mail-text =
    Alguien, seguramente tú, ha dado esta dirección en un servidor de Carrack.

    Si has sido tú, abre esto antes de dos días:
    { $url }

    Si no, no hagas nada: no se enviará nada más aquí.
letter-password-subject = Una contraseña nueva
letter-password-text =
    Alguien, seguramente tú, ha olvidado la contraseña de la cuenta que tiene esta dirección.

    Elige aquí una nueva antes de dos horas:
    { $url }

    Si no, no hagas nada: la antigua sigue valiendo.

push-heading-many = { $count ->
    [one] { $count } mesa te espera
   *[other] { $count } mesas te esperan
}
mail-subject-many = { $count ->
    [one] { $count } mesa te espera
   *[other] { $count } mesas te esperan
}
mail-text-many =
    Es tu turno en estas mesas:

    { $tables }

    Recibes este correo porque en el perfil que lleva tu dirección se pidieron avisos por correo;
    ahí mismo se pueden desactivar en cualquier momento.

test-heading = Funciona
test-text = Te avisaremos cuando sea tu turno.

## The log of a table, beside what the title itself tells. `.you` speaks to whoever did it.

log-start = Empieza la partida
log-reveal = Han terminado todas las mesas con este reparto: ya puede mirar cualquiera
log-rematch = { $name } abre una revancha
    .you = Abres una revancha
log-host = Ahora dirige la mesa { $name }
    .you = Ahora diriges tú la mesa
log-room = { $name } cambia la mesa
    .you = Cambias la mesa
log-seat-person = { $name } se sienta
    .you = Te sientas
log-seat-moved = { $name } pasa al asiento { $seat }
    .you = Pasas al asiento { $seat }
log-seat-bot = Un bot, { $name }, ocupa el asiento { $seat }
log-seat-open = El asiento { $seat } queda libre
log-seat-away = { $name } se ausenta; sigue jugando un bot
    .you = Te ausentas; un bot juega por ti
log-seat-back = { $name } ha vuelto
    .you = Has vuelto
log-seat-resigned = { $name } abandona; sigue jugando un bot
    .you = Abandonas; sigue jugando un bot
log-seat-wanted = El asiento { $seat } espera a alguien nuevo
log-seat-program = A partir de ahora juega un programa: { $name }
    .you = A partir de ahora juega por ti un programa
log-undo =
    { $steps ->
        [one] { $name } deshace un paso
       *[other] { $name } deshace { $steps } pasos
    }
    .you =
    { $steps ->
        [one] Deshaces un paso
       *[other] Deshaces { $steps } pasos
    }
log-undo-agreed =
    { $steps ->
        [one] De común acuerdo se deshace el último paso
       *[other] De común acuerdo se deshacen los últimos { $steps } pasos
    }
log-offer-undo =
    { $steps ->
        [one] { $name } pide deshacer el último paso
       *[other] { $name } pide deshacer los últimos { $steps } pasos
    }
    .you =
    { $steps ->
        [one] Pides deshacer el último paso
       *[other] Pides deshacer los últimos { $steps } pasos
    }
log-offer-end = { $name } propone terminar la partida
    .you = Propones terminar la partida
log-offer-pause =
    { $days ->
        [0] { $name } pide terminar la pausa
        [one] { $name } pide una pausa de un día
       *[other] { $name } pide una pausa de { $days } días
    }
    .you =
    { $days ->
        [0] Pides terminar la pausa
        [one] Pides una pausa de un día
       *[other] Pides una pausa de { $days } días
    }
log-rest = Los relojes siguen lo acordado
log-rest-seat = El reloj de { $name } respeta sus días libres
    .you = Tu reloj respeta tus días libres
log-answer-yes = { $name } acepta
    .you = Aceptas
log-answer-no = { $name } dice que no
    .you = Dices que no
log-end-agreed = La partida termina de común acuerdo
log-end-resigned = { $name } abandona: la partida ha terminado
    .you = Abandonas: la partida ha terminado
log-end-empty = La mesa se cierra: no queda nadie
log-end-forgotten = La partida ha terminado: hace tres meses que nadie juega
log-end-too_long = La partida ha terminado: era demasiado larga para seguir
log-end-host = Quien dirige la mesa la ha cerrado
log-end-ended = La partida ha terminado
log-end-ended-why = La partida ha terminado: { $reason }
log-end-closed = La mesa se ha cerrado
log-end-closed-why = La mesa se ha cerrado: { $reason }

## What a link shows before it is opened.

preview-open = { $name } te invita a jugar a { $title }
preview-won = Victoria en { $title }: { $names }
preview-title = { $title } con amigos o con bots
preview-all = Juegos de comercio y de cartas, en el navegador: con amigos o con bots, en vivo o a lo largo de días.
preview-free = Un asiento libre

## House rules, each with what was chosen.

rule-chosen = { $rule }: { $value }
rule-yes = sí
rule-no = no
rule-none = ninguno
