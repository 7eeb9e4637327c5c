rankings-text = Gewertete Tische bewegen diese Punkte. Alle beginnen mit 1000 und steigen, je besser der Server sie kennt. Bots behalten ihre: Sie wurden aneinander gemessen.
rankings-which = Spiel und Personenzahl
rankings-one = { $title }, { $seats ->
    [one] { $seats } Person
   *[other] { $seats } Personen
}
rankings-none = Hier hat noch niemand eine gewertete Partie beendet.
rankings-place = Platz
rankings-name = Spieler
rankings-points = Punkte
rankings-games = Partien
rankings-wins = Gewonnen
rankings-bot = Bot
rankings-few = ≈ Dieser Bot wurde bisher an wenigen Partien gemessen.
rankings-before = Die davor zeigen
rankings-behind = Die dahinter zeigen
person-guest = Ein Gast. Wer ein Konto hat, kann um Punkte spielen.
person-unrated = Noch keine gewerteten Partien.
person-stands = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, Platz { $place }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $wins } gewonnen.
person-chart =
    { $count ->
        [one] { $title }: Punkte nach einer Partie, von { $from } auf { $to }.
       *[other] { $title }: Punkte nach { $count } Partien, von { $from } auf { $to }.
    }
person-day = Tag
