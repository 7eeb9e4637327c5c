rankings-text = Les tables classées font bouger ces points. Tout le monde commence à 1000 et monte à mesure que le serveur apprend à le connaître. Les robots gardent les leurs : ils ont été mesurés entre eux.
rankings-which = Jeu et joueurs
rankings-one = { $title }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
rankings-none = Personne n’a encore terminé de partie classée ici.
rankings-place = Rang
rankings-name = Joueur
rankings-points = Points
rankings-games = Parties
rankings-wins = Gagnées
rankings-bot = Robot
rankings-few = ≈ Ce robot n’a été mesuré que par peu de parties jusqu’ici.
rankings-before = Montrer les précédents
rankings-behind = Montrer les suivants
person-guest = Un invité. Avec un compte, on peut jouer pour des points.
person-unrated = Pas encore de partie classée.
person-stands = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, rang { $place } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}.
person-chart =
    { $count ->
        [one] { $title } : points après une partie, de { $from } à { $to }.
       *[other] { $title } : points après { $count } parties, de { $from } à { $to }.
    }
person-day = Jour
