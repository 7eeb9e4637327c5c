# The lobby, in Spanish: people who look for people, and tables that miss somebody.
pair-title = Jugar ya con gente
pair-text = Un bot guarda cada asiento hasta que venga alguien.
pair-game = Juego
pair-seats = Asientos
pair-clock = Reloj
pair-any = Da igual
pair-quick = 10 min
pair-calm = 25 min
pair-days = 2 días
pair-none = Ninguno
pair-find = Buscar gente
pair-looking = { $count ->
    [0] Ahora no busca nadie; los demás ven que tú sí.
    [one] Ahora busca una persona.
   *[other] Ahora buscan { $count } personas.
}
lobby-fit = { $shown } de { $count }
lobby-running-all = { $count ->
    [one] { $count } partida
   *[other] Las { $count } partidas
}
lobby-filters = Qué mesas
lobby-title = Juego
lobby-all-titles = Todos los juegos
lobby-chip-live = En vivo
lobby-chip-days = Por días
lobby-chip-rated = Puntuadas
lobby-chip-friendly = Amistosas
lobby-chip-level = Mi nivel
lobby-hidden = { $count ->
    [one] Una mesa no encaja.
   *[other] { $count } mesas no encajan.
}
lobby-show-all = Mostrarlas
lobby-over-days = Por días
lobby-live = En vivo
lobby-friendly = Amistosa
lobby-under-way = En curso
lobby-free = libre
lobby-needs-account = Puntuada, requiere cuenta
lobby-sit-at = Sentarse a { $title }, { $name }
lobby-bot-keeps = un bot
lobby-new = nueva
watching-count = { $count ->
    [0] No mira nadie
    [one] Mira una persona
   *[other] Miran { $count } personas
}
