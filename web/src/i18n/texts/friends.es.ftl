friends-title = Amigos
friends-account = Para tener amigos hace falta una cuenta, y así te encuentran también mañana.
friends-mine = Tus amigos
friends-none = Aquí todavía no hay amigos. Pídeselo a alguien por su nombre, o en la página de alguien con quien hayas jugado.
friends-ask-me = Quieren tu amistad
friends-asked = Se lo has pedido a
friends-find = Encontrar a alguien
friends-name = Nombre de una cuenta
friends-ask = Pedir amistad
friends-are-now = { $name } ya está entre tus amigos.
friends-were-asked = Petición enviada a { $name }.
friends-accept = Aceptar
friends-remove-friend = Quitar
friends-remove-asks = Rechazar
friends-remove-asked = Retirar
friends-watch = Mirar
friends-here = Aquí ahora.
friends-away = { $days ->
    [0] Estuvo hoy.
    [one] Estuvo hace un día.
   *[other] Estuvo hace { $days } días.
}
friends-plays = Juega a { $title }.
opponents = Últimos rivales
opponents-none = Todavía no has terminado ninguna partida con otra persona.
opponents-last = { $count ->
    [one] { $title }, { $day }
   *[other] { $title }, { $day }; { $count } de tus últimas partidas, en común
}
person-friend = Está entre tus amigos.
person-asked = Le has pedido amistad.
person-is-block = Has bloqueado a esta persona: no hay encuentros en las mesas, y ninguna parte oye a la otra.
person-is-mute = No oyes lo que dice aquí esta persona.
person-block-text = Bloquear: ninguna de las dos partes se sienta a las mesas de la otra, la invita, juega emparejada con ella ni lee lo que dice, y se acaba la amistad. Silenciar: solo tú dejas de leer sus palabras. No se avisa de ninguna de las dos cosas.
person-recent-none = Todavía no hay partidas que mostrar.
between-title = Tú y { $name }
between-game = Juego
between-won = Ganadas
between-lost = Perdidas
between-drawn = Empates
between-games = { $count ->
    [one] una partida
   *[other] { $count } partidas
}{ $together ->
    [0] {""}
    [one] , una de ellas en equipo
   *[other] , { $together } de ellas en equipo
}
error-friends-too-many-wishes = Hay tanta gente a la espera de respuesta que ahora no puede pedirlo nadie más.
games-title = Partidas
games-which = ¿Qué juego?
games-all = Todos los juegos
games-newer = Más nuevas
games-older = Más antiguas
games-place = Puesto { $place }
games-won = Victoria
games-over = Terminada
games-accuracy = Acierto { $share }
games-accuracy-text = El acierto dice, en las partidas analizadas, lo buena que fue cada decisión: 100 si no cuesta nada, 64 si cuesta una décima parte de una victoria, 9 si cuesta la mitad; es la media de todas.
