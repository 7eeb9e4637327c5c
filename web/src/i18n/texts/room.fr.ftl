# Who is here, who is ready, and who looks on.
room-ready = Je suis prêt
room-not-ready = Pas encore prêt
room-is-ready = prêt
room-edit = Changer la table
room-edit-short = Modifier
room-leave = Faire partir
room-bot = Robot
room-edit-save = Enregistrer
room-changed = L’hôte a changé la table.
room-moved = Vous êtes maintenant à la place { $number }.
room-edit-seats = Pour moins de places, quelqu’un doit d’abord partir.
error-seat-too-few = Il y a ici plus de personnes que de places souhaitées. Demandez d’abord à quelqu’un de partir.
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

# The menu of a table: offers, giving up, reporting a mistake

bug-title = Quelque chose ne va pas ici
bug-text = Que s’est-il passé, et qu’attendiez-vous ?
bug-goes-along = La table telle que vous la voyez, votre navigateur et la version sont joints.
bug-goes-along-seat = La table telle que vous la voyez, avec vos propres cartes, votre navigateur et la version sont joints. Personne ne voit les cartes des autres avant la fin de la partie.
bug-send = Envoyer
bug-sent = Merci. Qui gère ce serveur le lira.
error-bug-text = Dites-le en 4000 caractères au plus.
error-bug-too-many = Ce que vous avez signalé avant sera d’abord regardé.
resign-text-plays = Un robot jouera votre place jusqu’à la fin. C’est définitif.
resign-text-plays-rated = Un robot jouera votre place jusqu’à la fin, et le classement vous met derrière tous ceux qui continuent. C’est définitif.
resign-text-plays-contest = Un robot jouera votre place jusqu’à la fin, et le tournoi vous met derrière tous ceux qui continuent. C’est définitif.
resign-text-wins = L’autre aura gagné, et la partie sera finie. C’est définitif.
resign-text-wins-rated = L’autre aura gagné : la partie sera finie et comptera comme perdue dans votre classement. C’est définitif.
resign-text-ends = Il ne reste que des robots : la partie s’arrête ici, sans résultat. C’est définitif.
resign-text-ends-rated = Il ne reste que des robots : la partie sera finie, et le classement vous met derrière tous ceux qui n’ont pas abandonné. C’est définitif.
resign-text-ends-contest = Il ne reste que des robots : la partie sera finie, et le tournoi vous met derrière tous ceux qui n’ont pas abandonné. C’est définitif.
resign-yes = Abandonner
offer-undo = { $name } voudrait reprendre { $steps ->
    [one] un pas
   *[other] { $steps } pas
}.
offer-undo-move = { $name } voudrait annuler « { $move } »{ $more ->
    [0] .
   *[other] { " " }et tout ce qui a suivi.
}
offer-undo-agreed = Tous sont d’accord : votre coup est annulé.
offer-undo-refused = { $name } n’est pas d’accord pour l’annuler.
offer-undo-gone = La partie a continué avant que tous aient répondu.
offer-end-agreed = Tous sont d’accord pour finir la partie.
offer-end-refused = { $name } voudrait continuer.
offer-end-gone = La partie a continué avant que tous aient répondu.
offer-again-soon = Vous pourrez redemander dans une demi-minute.
offer-again = Vous pourrez redemander dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
offer-end = { $name } propose de finir la partie maintenant.
offer-pause = { $days ->
    [0] { $name } aimerait mettre fin à la pause.
    [one] { $name } demande une pause d’un jour.
   *[other] { $name } demande une pause de { $days } jours.
}
offer-pause-agreed = Tout le monde est d’accord sur la pause.
offer-pause-refused = { $name } préfère continuer sans pause.
offer-pause-gone = La partie a continué avant que tout le monde ait répondu.
offer-agree = Accepter
offer-refuse = Refuser
offer-withdraw = Retirer
offer-waits = On attend les autres
