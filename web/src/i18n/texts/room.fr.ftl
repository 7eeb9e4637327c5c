# Who is here, who is ready, and who looks on.
room-ready = Je suis prêt
room-not-ready = Pas encore prêt
room-is-ready = prêt
room-edit = Changer la table
room-edit-save = Enregistrer
room-changed = L’hôte a changé la table.
room-pairing = On cherche des joueurs
room-pairing-text = Un robot garde chaque place jusqu’à ce que quelqu’un vienne. La partie commence d’elle-même quand tout le monde est là.
room-pairing-start = Commencer maintenant, avec des robots aux places libres
room-pairing-stop = Ne plus chercher
room-waits = Pas encore prêts : { $names }
presence-here = présent
presence-away = absent un instant
presence-gone = parti
watching-names = { $count ->
    [one] Une personne regarde ({ $names })
   *[other] { $count } personnes regardent ({ $names })
}
chat-looks-on = regarde
chat-looks-on-text = Ceux qui jouent lisent cela après la partie.
error-table-paired = Cette table a été faite pour des personnes qui cherchent une telle partie ; ses places restent comme elles sont.
watching-count = { $count ->
    [0] Personne ne regarde
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
room-bot-keeps = jusqu’à ce que quelqu’un vienne
room-unrated = nouveau
room-host = hôte
