# The lobby: people who look for people, and tables that miss somebody.
pair-title = Jetzt gegen Menschen spielen
pair-text = Ein Bot hält jeden Platz frei, bis jemand kommt.
pair-game = Spiel
pair-seats = Plätze
pair-clock = Uhr
pair-any = Egal
pair-quick = 10 Min.
pair-calm = 25 Min.
pair-days = 2 Tage
pair-none = Keine
pair-find = Leute finden
pair-looking = { $count ->
    [0] Gerade sucht niemand; andere sehen, dass du suchst.
    [one] Gerade sucht eine Person.
   *[other] Gerade suchen { $count } Personen.
}
lobby-fit = { $shown } von { $count }
lobby-running-all = { $count ->
    [one] { $count } Partie
   *[other] Alle { $count } Partien
}
lobby-filters = Welche Tische
lobby-title = Spiel
lobby-all-titles = Alle Spiele
lobby-chip-live = Live
lobby-chip-days = Über Tage
lobby-chip-rated = Gewertet
lobby-chip-friendly = Freundschaftlich
lobby-chip-level = Meine Stärke
lobby-hidden = { $count ->
    [one] Ein Tisch passt nicht.
   *[other] { $count } Tische passen nicht.
}
lobby-show-all = Zeigen
lobby-over-days = Über Tage
lobby-live = Live
lobby-friendly = Freundschaftlich
lobby-under-way = Läuft schon
lobby-free = frei
lobby-needs-account = Gewertet, braucht ein Konto
lobby-sit-at = Platz nehmen: { $title }, { $name }
lobby-bot-keeps = ein Bot
lobby-new = neu
watching-count = { $count ->
    [0] Niemand schaut zu
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
