# The lobby: people who look for people, and tables that miss somebody.
pair-title = Jouer maintenant contre des personnes
pair-text = Un robot garde chaque place jusqu’à ce que quelqu’un vienne.
pair-game = Jeu
pair-seats = Places
pair-clock = Pendule
pair-any = Peu importe
pair-quick = 10 min
pair-calm = 25 min
pair-days = 2 jours
pair-none = Aucune
pair-find = Trouver des joueurs
pair-looking = { $count ->
    [0] Personne ne cherche en ce moment ; les autres verront que vous cherchez.
    [one] Une personne cherche en ce moment.
   *[other] { $count } personnes cherchent en ce moment.
}
lobby-fit = { $shown } sur { $count }
lobby-running-all = { $count ->
    [one] { $count } partie
   *[other] Les { $count } parties
}
lobby-filters = Quelles tables
lobby-title = Jeu
lobby-all-titles = Tous les jeux
lobby-chip-live = En direct
lobby-chip-days = Sur plusieurs jours
lobby-chip-rated = Classées
lobby-chip-friendly = Amicales
lobby-chip-level = Mon niveau
lobby-hidden = { $count ->
    [one] Une table ne convient pas.
   *[other] { $count } tables ne conviennent pas.
}
lobby-show-all = Les montrer
lobby-over-days = Sur plusieurs jours
lobby-live = En direct
lobby-friendly = Amicale
lobby-under-way = Commencée
lobby-free = libre
lobby-needs-account = Classée, il faut un compte
lobby-sit-at = Prendre place à { $title }, { $name }
lobby-bot-keeps = un robot
lobby-new = nouveau
watching-count = { $count ->
    [0] Personne ne regarde
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
