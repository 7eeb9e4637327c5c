friends-title = Amis
friends-account = L’amitié demande un compte, pour qu’on vous retrouve demain.
friends-mine = Vos amis
friends-none = Pas encore d’amis ici. Demandez à quelqu’un par son nom, ou sur la page de ceux avec qui vous avez joué.
friends-ask-me = Aimeraient être vos amis
friends-asked = Vous avez demandé
friends-find = Trouver quelqu’un
friends-name = Nom d’un compte
friends-ask = Demander en ami
friends-are-now = { $name } et vous êtes amis.
friends-were-asked = La demande à { $name } est partie.
friends-accept = Accepter
friends-remove-friend = Retirer
friends-remove-asks = Refuser
friends-remove-asked = Annuler la demande
friends-watch = Regarder
friends-here = Présent.
friends-away = { $days ->
    [0] Était là il y a moins d’un jour.
    [one] Était là il y a un jour.
   *[other] Était là il y a { $days } jours.
}
friends-plays = Joue à { $title }.
opponents = Derniers adversaires
opponents-none = Vous n’avez encore terminé aucune partie avec quelqu’un d’autre.
opponents-last = { $count ->
    [one] { $title }, { $day }
   *[other] { $title }, { $day } ; { $count } de vos dernières parties ensemble
}
person-friend = Vous êtes amis.
person-asked = Vous avez demandé à être amis.
person-is-block = Vous avez bloqué cette personne : vous ne vous rencontrez à aucune table, et aucun ne lit l’autre.
person-is-mute = Vous ne lisez pas ce que dit cette personne.
person-block-text = Bloqué : aucun ne s’assoit aux tables de l’autre, ne l’invite ni ne lui est associé ; aucun ne lit les mots de l’autre, et vous n’êtes plus amis. Muet : vous seul ne lisez plus ses mots. La personne n’en sait rien.
person-recent-none = Pas encore de partie à montrer.
between-title = Vous et { $name }
between-game = Jeu
between-won = Gagnées
between-lost = Perdues
between-drawn = Égalités
between-games = { $count ->
    [one] une partie
   *[other] { $count } parties
}{ $together ->
    [0] {""}
    [one] , dont une ensemble
   *[other] , dont { $together } ensemble
}
error-friends-too-many-wishes = Tant de personnes attendent sa réponse que personne d’autre ne peut demander pour l’instant.
games-title = Parties
games-which = Quel jeu ?
games-all = Tous les jeux
games-newer = Plus récentes
games-older = Plus anciennes
games-place = Rang { $place }
games-won = Gagnée
games-over = Terminée
games-accuracy = Précision { $share }
games-accuracy-text = La précision dit, pour les parties analysées, ce que vaut chaque choix : 100 s’il ne coûte rien, 64 s’il coûte un dixième de victoire, 9 s’il en coûte la moitié ; c’est la moyenne de tous.
