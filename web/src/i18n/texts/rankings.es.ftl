rankings-text = Las mesas puntuadas mueven estos puntos. Todo el mundo empieza con 1000 y sube a medida que el servidor lo conoce. Los bots conservan los suyos: se midieron entre ellos.
rankings-which = Juego y jugadores
rankings-one = { $title }, { $seats ->
    [one] { $seats } jugador
   *[other] { $seats } jugadores
}
rankings-none = Aquí nadie ha terminado todavía una partida puntuada.
rankings-place = Puesto
rankings-name = Nombre
rankings-points = Puntos
rankings-games = Partidas
rankings-wins = Ganadas
rankings-bot = Bot
rankings-few = ≈ Este bot se ha medido hasta ahora en pocas partidas.
rankings-before = Ver los de antes
rankings-behind = Ver los de después
person-guest = Juega sin cuenta. Con una cuenta se puede jugar por puntos.
person-unrated = Todavía sin partidas puntuadas.
person-stands = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, puesto { $place }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}, ganadas { $wins }.
person-chart =
    { $count ->
        [one] { $title }: puntos tras una partida, de { $from } a { $to }.
       *[other] { $title }: puntos tras { $count } partidas, de { $from } a { $to }.
    }
person-day = Día
