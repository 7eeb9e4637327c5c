# Tournois, ligues et échelles.

contests-new = Ouvrir un tournoi
contests-none = Il n’y a pas de tournoi en ce moment. Ouvrez-en un : les autres viennent par le lien, ou le trouvent ici.
contests-mine = Les vôtres
contests-open = Vous pouvez participer
contests-running = En cours
contests-over = Terminés
contests-older = Tournois plus anciens
contests-no-older = Il n’y en a pas de plus anciens.
contest-kind = Genre
contest-kind-swiss = système suisse
contest-kind-robin = toutes rondes
contest-kind-single = élimination directe
contest-kind-double = double élimination
contest-kind-arena = arène
contest-kind-league = ligue
contest-kind-ladder = échelle
contest-kind-swiss-text = { $rounds ->
    [0] Plusieurs rondes
    [one] Une ronde
   *[other] { $rounds } rondes
} pour tous : chaque fois avec des joueurs qui ont à peu près autant de points, et personne ne se rencontre deux fois tant que c’est possible.
contest-kind-robin-text = Dans un groupe, chacun rencontre chacun.
contest-kind-single-text = { $seats ->
    [2] Qui gagne continue, qui perd est éliminé.
   *[other] { $advance ->
        [one] Une personne de chaque table continue, les autres sont éliminées.
       *[other] { $advance } de chaque table continuent, les autres sont éliminés.
    }
}
contest-kind-double-text = Seule la deuxième défaite élimine : après une défaite, on continue dans la moitié basse.
contest-kind-arena-text = Pendant { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}, chacun joue autant qu’il veut. Après deux victoires de suite, chaque victoire compte double.
contest-kind-league-text = On joue dans des divisions d’environ { $group }, une saison après l’autre ; après chacune, { $advance ->
    [one] une personne monte et une descend
   *[other] { $advance } montent et { $advance } descendent
}.
contest-kind-ladder-text = Défiez quelqu’un jusqu’à { $reach ->
    [one] une place
   *[other] { $reach } places
} au-dessus : qui gagne s’y tient.
contest-rule-duplicate = Toutes les tables d’une ronde ont la même donne et les mêmes dés, la chance s’annule : vous êtes comparé à ceux de votre siège. Personne ne regarde avant que tous aient fini.
contest-rule-points = Les places rapportent { $points } ; les ex æquo partagent.
contest-rule-finals = { $advance ->
    [one] La meilleure personne de chaque groupe joue les finales.
   *[other] Les { $advance } meilleurs de chaque groupe jouent les finales.
}
contest-rule-every = { $days ->
    [one] Une ronde commence chaque jour au plus tôt.
   *[other] Une ronde commence tous les { $days } jours au plus tôt.
}
contest-rule-fill = Des robots prennent les sièges vides.
contest-rule-late = { $rounds ->
    [one] On peut encore venir jusqu’à la fin de la première ronde.
   *[other] On peut encore venir jusqu’à la fin de { $rounds } rondes.
}
contest-rule-level = À égalité passe devant qui avait le plus d’avance sur les autres en points de la partie, sinon le tirage au sort décide.
contest-rule-rated = Chaque partie est classée.
contest-rule-absent = Un robot joue pour qui laisse filer la pendule. Qui ne vient pas du tout n’obtient rien, et n’est plus apparié avant son retour.
contest-players = { $players ->
    [0] personne encore
    [one] une personne
   *[other] { $players } joueurs
}
contest-seats = { $seats ->
    [1] seul à table
   *[other] tables de { $seats }
}
contest-hosted = organisé par { $name }
contest-rated = Classé
contest-rated-text = Les règles habituelles, et il faut un compte.
contest-yours = Vous jouez
contest-over = C’est fini
contest-too-few = Il n’a pas eu lieu : trop peu sont venus
contest-waits-host = quand l’hôte le dira
contest-running = En cours
contest-round = Ronde { $round }
contest-rounds = Rondes
contest-standings = Classement
contest-nobody = Personne ne participe encore.
contest-division = Division { $number }
contest-rank = Rang
contest-player = Joueur
contest-points = Points
contest-you = vous
contest-gone = retiré
contest-is-away = absent
contest-plays = joue
contest-games = { $games ->
    [one] une partie
   *[other] { $games } parties
}
contest-all = { $players ->
    [one] Une personne
   *[other] Les { $players } joueurs
}
contest-ties = À points égaux décident, dans cet ordre : { $ties }.
contest-tie-direct = Entre ex æquo
contest-tie-direct-text = entre tous ceux qui ont autant de points, les parties jouées ensemble : un pour qui était devant, un demi à égalité.
contest-tie-opponents = Points des adversaires
contest-tie-opponents-text = les points de tous ceux que vous avez rencontrés, additionnés. Cela décide après les parties directes.
contest-tie-margin = Avance
contest-tie-margin-text = de combien de points vous étiez devant les autres de la table, en moyenne, sur toutes les parties.
contest-order-direct = les parties entre eux
contest-order-opponents = les points des adversaires
contest-order-margin = l’avance à la table
contest-order-lot = le sort
contest-mine = Votre tournoi
contest-your-table = Votre table attend
contest-at = Ronde { $round }, table { $table }
contest-against = Avec { $names }.
contest-to-table = À ma table
contest-join = Participer
contest-challenge-whom = Qui défiez-vous ?
contest-away = Pas la prochaine ronde
contest-back = Je suis de retour
contest-leave = Se retirer
contest-leave-open = Votre place se libère.
contest-leave-running = Vous n’êtes plus apparié et ne pouvez pas revenir. Ce que vous avez gagné reste au classement.
contest-leave-yes = Oui, me retirer
contest-invite = Les autres viennent par cette adresse :
contest-link = Adresse du tournoi
contest-withdrawn = Vous vous êtes retiré
contest-you-away = Vous passez votre tour
contest-paused = L’hôte l’a suspendu
contest-you-are-in = Vous participez
contest-not-begun = Il n’a pas encore commencé
contest-you-wait = Vous serez apparié dès que toutes les tables auront fini
contest-winner = Premier : { $name }.
contest-begins = Il commence { $time }.
contest-host-begins = Il commence quand l’hôte le dira.
contest-closes = Aucune partie ne commence après { $time }.
contest-next = La prochaine ronde commence { $time } au plus tôt.
contest-you-stand = Vous êtes à la place { $rank }.
contest-rules = Les règles en mots
contest-lots = Tous les tirages sont déjà faits
contest-lots-text = Ce nombre engage chaque tirage. La clé est dite à la fin ; qui l’a peut refaire chaque appariement.
contest-lots-key = La clé :
contest-tables = Tables
contest-table-count = { $tables ->
    [one] une table
   *[other] { $tables } tables
}
contest-tables-all = { $tables ->
    [one] La table
   *[other] Les { $tables } tables
}
contest-round-before = La ronde d’avant
contest-round-behind = La ronde suivante
contest-forfeits = { $name } perd par forfait
contest-corrected = décidé par l’hôte
contest-bye = exempt
contest-play = Jouer
contest-watch = Regarder
contest-replay = Revoir
contest-sealed = joue, scellée
contest-finished-sealed = finie, scellée
contest-filler = un robot
contest-bracket = Tableau
contest-upper = Sans défaite
contest-lower = Avec une défaite
contest-chat = Discussion
contest-chat-none = Personne n’a encore rien dit.
contest-chat-say = Dire quelque chose à tous
contest-chat-send = Dire
contest-host = Pour l’hôte
contest-start = Commencer maintenant
contest-pause = Suspendre
contest-resume = Reprendre
contest-finish = Terminer …
contest-finish-text = Aucune ronde ne commence plus, et le classement reste tel quel. Les parties en cours ne comptent pas.
contest-finish-yes = Oui, terminer pour tous
contest-decide = Décider ou corriger une table
contest-which-table = Quelle table
contest-place-of = Place de { $name }
contest-why = Pourquoi (tous le lisent)
contest-decide-yes = Décider
contest-remove = Retirer quelqu’un
contest-remove-whom = Qui
contest-remove-yes = Retirer
contest-title = Jeu
contest-variant = Variante
contest-variant-usual = L’habituelle
contest-preset = Comment
contest-preset-evening = Une soirée
contest-preset-evening-text = Trois rondes à des tables de quatre, des robots complètent. Environ trois heures.
contest-preset-arena = Arène
contest-preset-arena-text = Deux heures, à deux par table, autant de parties que vous voulez.
contest-preset-cup = Coupe
contest-preset-cup-text = À deux par table, qui gagne continue.
contest-preset-equal = La même chance pour tous
contest-preset-equal-text = Toutes les tables d’une ronde ont la même donne. Trois rondes à des tables de quatre.
contest-preset-league = Ligue
contest-preset-league-text = Des divisions de six sur des semaines, un jour par coup, sans fin.
contest-preset-ladder = Échelle d’un club
contest-preset-ladder-text = Défiez qui est au-dessus de vous, quand vous voulez.
contest-name = Nom
contest-starts = Début
contest-starts-text = Vide : quand vous le dites.
contest-more = Tout le reste
contest-seats-field = À chaque table
contest-rounds-field = Rondes
contest-rounds-hint = 0 : autant qu’il en faut
contest-group-field = Joueurs d’un groupe ou d’une division
contest-advance-field = Combien continuent, montent et descendent
contest-finals-field = Finales après les groupes
contest-seasons-field = Saisons
contest-seasons-hint = 0 : sans fin
contest-minutes-field = Minutes
contest-every-field = Jours entre les rondes
contest-every-hint = 0 : dès que toutes les tables ont fini
contest-least-field = Joueurs qu’il faut au moins
contest-most-field = Joueurs admis au plus
contest-late-field = Rondes pendant lesquelles on peut encore venir
contest-late-hint = 0 : personne après le début
contest-reach-field = Places au-dessus que l’on peut défier
contest-clock = Temps de réflexion
contest-duplicate = La même chance pour tous
contest-fill = Des robots prennent les sièges vides
contest-fill-text = Sinon une table est plus petite, ou quelqu’un est exempt.
contest-bots = Robots qui participent
contest-joins = Je joue aussi
contest-public = Tout le monde peut le trouver
contest-public-text = Sinon seulement qui a le lien.
contest-open = Ouvrir
contest-is-played = se joue
contest-no-host = Il a pris fin : il n’y avait plus d’hôte
contest-who = Qui joue
contest-needed = { $players ->
    [one] une personne
   *[other] { $players } personnes
}, il en faut au moins { $least }
contest-final = Finale
contest-calendar = Calendrier
contest-month-before = Le mois précédent
contest-month-behind = Le mois suivant
contest-log = Ce qui s’est passé
contest-log-start = Le tournoi a commencé.
contest-log-start-host = L’hôte l’a fait commencer.
contest-log-join = { $name } est venu plus tard.
contest-log-leave = { $name } s’est retiré.
contest-log-leave-host = L’hôte a retiré { $name }.
contest-log-away = { $name } fait une pause.
contest-log-back = { $name } est de retour.
contest-log-pause-host = L’hôte l’a interrompu.
contest-log-resume-host = L’hôte l’a repris.
contest-log-result = absents : { $names }.
contest-log-result-host = décidé par l’hôte : { $order }.
contest-log-correct-host = corrigé par l’hôte, de { $before } à { $order }.
contest-log-finish = Le tournoi a pris fin.
contest-log-finish-host = L’hôte y a mis fin.
contest-log-own = L’hôte joue à cette table.
contest-log-why = « { $why } »
contests-invited = On vous invite
contest-invited = invitation
contest-invited-by = { $name } vous invite
contest-asked = Invitation envoyée à { $name }, qui trouve le tournoi dans sa liste.
error-contest-unknown = Ce tournoi n’existe pas, ou n’est pas pour vous.
error-contest-rules = Ces règles ne vont pas ensemble.
error-contest-full = Toutes les places sont prises.
error-contest-too-late = Il a déjà commencé.
error-contest-too-few = Trop peu participent.
error-contest-joined = Vous jouez déjà ici.
error-contest-withdrawn = Qui s’est retiré ne revient pas.
error-contest-no-player = Vous ne jouez pas ici.
error-contest-no-table = Cette table n’existe pas.
error-contest-no-result = Cette table n’a pas encore de résultat.
error-contest-result = Chacun à table a une place, à partir de la première.
error-contest-row = Cela ne va pas maintenant : quelque chose a changé entre-temps.
error-contest-not-host = Seul l’hôte le peut.
error-contest-clock = Un tournoi entre personnes a besoin d’une pendule.
error-contest-starts = Ce moment est déjà passé.
error-contest-seats = Ce jeu demande plus de joueurs à une table.
error-contest-too-many = Vous êtes l’hôte de dix tournois en cours. Terminez-en un d’abord.
error-contest-challenge = Les deux doivent être sur l’échelle.
error-contest-challenge-far = Cette place est trop haut.
error-contest-challenge-busy = L’un de vous a d’abord une autre partie.
error-contest-trf = Ce fichier est pour les tournois à deux par table.
contest-kind-alone = en solo, mêmes donnes
contest-kind-alone-text = { $rounds ->
    [one] Une ronde
   *[other] { $rounds } rondes
} pour tous, chacun seul à sa table.
contest-kind-teams = équipes
contest-kind-teams-text = { $rounds ->
    [one] Une ronde
   *[other] { $rounds } rondes
} pour toutes les équipes, chacune à sa table : on gagne ou perd ensemble, et on reste ensemble. Des robots jouent pour les absents.
contest-rule-same = Dans une ronde, tous ont la même donne et les mêmes dés. Une partie gagnée passe avant une partie perdue, puis le plus de points ; battre tous les autres rapporte dix. Personne ne regarde avant que tous aient fini.
contest-teams = équipes de { $seats }
contest-team-field = Joueurs par équipe
contest-join-alone = Participer sans équipe
contest-join-alone-text = Qui vient seul est réuni en équipe avec d’autres dans le même cas. Ou rejoignez une équipe de la liste.
contest-join-team = Les rejoindre
contest-join-team-of = Rejoindre l’équipe de { $names }
contest-won = gagné
contest-lost = perdu
contest-in-game = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
contest-winners = Les premiers sont { $name }.
contest-tie-total = Au total
contest-tie-total-text = les points de toutes les parties, additionnés.
contest-order-total = les points de toutes les parties
contest-preset-teams = Équipes
contest-preset-teams-text = Deux rondes. Toutes les équipes jouent les mêmes donnes, le meilleur résultat l’emporte.
contest-preset-alone = En solo, mêmes donnes
contest-preset-alone-text = Trois rondes, chacun pour soi : qui tire le plus des mêmes donnes ?
error-contest-team = Cette équipe ne prend plus personne.
error-contest-teams = Quand tous gagnent ensemble, on compare des équipes, et rien d’autre.
contest-team = Équipe
contest-you-wait-arena = Vous jouez dès que quelqu’un d’autre est libre
contest-you-are-free = Vous n’avez pas de partie en ce moment
contest-away-now = Pas de partie pour l’instant
contests-all = { $count ->
    [one] L’afficher
   *[other] Afficher les { $count }
}
contest-group = Groupe { $number }
error-contest-over = Le tournoi est terminé.
error-table-open = Tout le monde peut déjà regarder.
