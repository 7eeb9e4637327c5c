# Turniere, Ligen und Rangleitern.

contests-new = Turnier eröffnen
contests-none = Gerade gibt es kein Turnier. Eröffne eines: andere kommen durch den Link dazu oder finden es hier.
contests-mine = Deine
contests-open = Du kannst mitmachen
contests-running = Laufen gerade
contests-over = Vorbei
contests-older = Ältere Turniere
contests-no-older = Ältere gibt es nicht.
contest-kind = Art
contest-kind-swiss = Schweizer System
contest-kind-robin = jeder gegen jeden
contest-kind-single = einfaches K.-o.
contest-kind-double = doppeltes K.-o.
contest-kind-arena = Arena
contest-kind-league = Liga
contest-kind-ladder = Rangleiter
contest-kind-swiss-text = { $rounds ->
    [0] Mehrere Runden
    [one] Eine Runde
   *[other] { $rounds } Runden
} für alle: jedes Mal mit Leuten, die etwa gleich viele Punkte haben, und niemand trifft sich zweimal, solange es geht.
contest-kind-robin-text = In einer Gruppe trifft jeder jeden.
contest-kind-single-text = { $seats ->
    [2] Wer gewinnt, kommt weiter; wer verliert, scheidet aus.
   *[other] { $advance ->
        [one] Von jedem Tisch kommt einer weiter, die anderen scheiden aus.
       *[other] Von jedem Tisch kommen { $advance } weiter, die anderen scheiden aus.
    }
}
contest-kind-double-text = Erst die zweite Niederlage ist das Ende: wer einmal verloren hat, spielt in der unteren Hälfte weiter.
contest-kind-arena-text = { $minutes ->
    [one] Eine Minute
   *[other] { $minutes } Minuten
} lang spielt jeder, so oft er will. Nach zwei Siegen in Folge zählt jeder weitere doppelt.
contest-kind-league-text = Gespielt wird in Divisionen von etwa { $group }, eine Saison nach der anderen; nach jeder { $advance ->
    [one] steigt einer auf und einer ab
   *[other] steigen { $advance } auf und { $advance } ab
}.
contest-kind-ladder-text = Fordere jemanden bis zu { $reach ->
    [one] einen Platz
   *[other] { $reach } Plätze
} über dir: wer gewinnt, steht dort.
contest-rule-duplicate = Alle Tische einer Runde haben dieselben Karten und Würfel, so hebt sich das Glück auf: du wirst mit denen auf deinem Platz verglichen. Niemand sieht zu, bevor alle fertig sind.
contest-rule-points = Plätze bringen { $points }; wer gleichauf ist, teilt.
contest-rule-finals = { $advance ->
    [one] Der Beste jeder Gruppe spielt die Endrunde.
   *[other] Die besten { $advance } jeder Gruppe spielen die Endrunde.
}
contest-rule-every = { $days ->
    [one] Eine Runde beginnt frühestens jeden Tag.
   *[other] Eine Runde beginnt frühestens alle { $days } Tage.
}
contest-rule-fill = Bots nehmen die Plätze, die frei bleiben.
contest-rule-late = { $rounds ->
    [one] Man kann noch dazukommen, bis die erste Runde vorbei ist.
   *[other] Man kann noch dazukommen, bis { $rounds } Runden vorbei sind.
}
contest-rule-level = Enden zwei gleich, kommt zuerst, wer in Spielpunkten weiter vor den anderen lag, sonst entscheidet das Los.
contest-rule-rated = Jede Partie wird gewertet.
contest-rule-absent = Für wen die Uhr abläuft, spielt ein Bot. Wer gar nicht kommt, bekommt nichts und wird erst wieder gesetzt, wenn er zurück ist.
contest-players = { $players ->
    [0] noch niemand
    [one] ein Spieler
   *[other] { $players } Spieler
}
contest-seats = { $seats ->
    [1] allein am Tisch
   *[other] Tische zu { $seats }
}
contest-hosted = Gastgeber: { $name }
contest-rated = Gewertet
contest-rated-text = Die üblichen Regeln, und alle brauchen ein Konto.
contest-yours = Du spielst mit
contest-over = Es ist vorbei
contest-too-few = Es fand nicht statt: zu wenige kamen
contest-waits-host = wenn der Gastgeber es sagt
contest-running = Es läuft
contest-round = Runde { $round }
contest-rounds = Runden
contest-standings = Tabelle
contest-nobody = Noch ist niemand dabei.
contest-division = Division { $number }
contest-rank = Rang
contest-player = Spieler
contest-points = Punkte
contest-you = du
contest-gone = zurückgezogen
contest-is-away = abwesend
contest-plays = spielt
contest-games = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
contest-all = { $players ->
    [one] Ein Spieler
   *[other] Alle { $players } Spieler
}
contest-ties = Bei gleichen Punkten entscheiden in dieser Reihenfolge: { $ties }.
contest-tie-direct = Unter Gleichen
contest-tie-direct-text = unter allen mit gleich vielen Punkten die Partien gegeneinander: einer für den, der vorn war, ein halber bei Gleichstand.
contest-tie-opponents = Punkte der Gegner
contest-tie-opponents-text = die Punkte aller, die du getroffen hast, zusammengezählt. Entscheidet nach den direkten Partien.
contest-tie-margin = Vorsprung
contest-tie-margin-text = um wie viele Punkte im Spiel du im Mittel vor den anderen am Tisch warst, über alle Partien.
contest-order-direct = die Partien untereinander
contest-order-opponents = die Punkte der Gegner
contest-order-margin = der Vorsprung am Tisch
contest-order-lot = das Los
contest-mine = Dein Turnier
contest-your-table = Dein Tisch wartet
contest-at = Runde { $round }, Tisch { $table }
contest-against = Mit { $names }.
contest-to-table = Zu meinem Tisch
contest-join = Mitmachen
contest-challenge-whom = Wen forderst du?
contest-away = Nächste Runde nicht
contest-back = Ich bin wieder da
contest-leave = Zurückziehen
contest-leave-open = Dein Platz wird frei.
contest-leave-running = Du wirst nicht mehr gesetzt und kannst nicht zurück. Was du gewonnen hast, bleibt in der Tabelle.
contest-leave-yes = Ja, zurückziehen
contest-invite = Andere kommen über diese Adresse dazu:
contest-link = Adresse des Turniers
contest-withdrawn = Du hast dich zurückgezogen
contest-you-away = Du setzt aus
contest-paused = Der Gastgeber hat es angehalten
contest-you-are-in = Du bist dabei
contest-not-begun = Es hat noch nicht begonnen
contest-you-wait = Du wirst gesetzt, sobald alle Tische fertig sind
contest-winner = Erster ist { $name }.
contest-begins = Es beginnt { $time }.
contest-host-begins = Es beginnt, wenn der Gastgeber es sagt.
contest-closes = Nach { $time } beginnt keine Partie mehr.
contest-next = Die nächste Runde beginnt frühestens { $time }.
contest-you-stand = Du stehst auf Platz { $rank }.
contest-rules = Regeln in Worten
contest-lots = Alle Lose sind schon gezogen
contest-lots-text = Diese Zahl legt jedes Los fest. Der Schlüssel wird am Ende gesagt; wer ihn hat, kann jede Paarung nachrechnen.
contest-lots-key = Der Schlüssel:
contest-tables = Tische
contest-table-count = { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}
contest-tables-all = { $tables ->
    [one] Der Tisch
   *[other] Alle { $tables } Tische
}
contest-round-before = Die Runde davor
contest-round-behind = Die nächste Runde
contest-forfeits = { $name } verliert kampflos
contest-corrected = vom Gastgeber entschieden
contest-bye = spielfrei
contest-play = Spielen
contest-watch = Zusehen
contest-replay = Ansehen
contest-sealed = spielt, versiegelt
contest-finished-sealed = fertig, versiegelt
contest-filler = ein Bot
contest-bracket = Turnierbaum
contest-upper = Ohne Niederlage
contest-lower = Mit einer Niederlage
contest-chat = Chat
contest-chat-none = Noch hat niemand etwas gesagt.
contest-chat-say = Allen hier etwas sagen
contest-chat-send = Sagen
contest-host = Für den Gastgeber
contest-start = Jetzt beginnen
contest-pause = Anhalten
contest-resume = Weiter
contest-finish = Beenden …
contest-finish-text = Es beginnt keine Runde mehr, und die Tabelle bleibt, wie sie ist. Laufende Partien zählen nicht.
contest-finish-yes = Ja, für alle beenden
contest-decide = Einen Tisch entscheiden oder berichtigen
contest-which-table = Welcher Tisch
contest-place-of = Platz von { $name }
contest-why = Warum (alle lesen es)
contest-decide-yes = Entscheiden
contest-remove = Jemanden herausnehmen
contest-remove-whom = Wen
contest-remove-yes = Herausnehmen
contest-title = Spiel
contest-variant = Variante
contest-variant-usual = Die übliche
contest-preset = Wie
contest-preset-evening = Ein Abend
contest-preset-evening-text = Drei Runden an Vierertischen, Bots füllen auf. Etwa drei Stunden.
contest-preset-arena = Arena
contest-preset-arena-text = Zwei Stunden, zu zweit am Tisch, so oft du willst.
contest-preset-cup = Pokal
contest-preset-cup-text = Zu zweit am Tisch; wer gewinnt, kommt weiter.
contest-preset-equal = Gleiches Glück für alle
contest-preset-equal-text = Alle Tische einer Runde haben dieselben Karten. Drei Runden an Vierertischen.
contest-preset-league = Liga
contest-preset-league-text = Sechserdivisionen über Wochen, ein Tag für jeden Zug, ohne Ende.
contest-preset-ladder = Rangleiter eines Klubs
contest-preset-ladder-text = Fordere, wer über dir steht, wann du willst.
contest-name = Name
contest-starts = Beginn
contest-starts-text = Leer: wenn du es sagst.
contest-more = Alles andere
contest-seats-field = An jedem Tisch
contest-rounds-field = Runden
contest-rounds-hint = 0: so viele, wie es braucht
contest-group-field = Spieler einer Gruppe oder Division
contest-advance-field = Wie viele weiterkommen, auf- und absteigen
contest-finals-field = Endrunde nach den Gruppen
contest-seasons-field = Saisons
contest-seasons-hint = 0: ohne Ende
contest-minutes-field = Minuten
contest-every-field = Tage zwischen den Runden
contest-every-hint = 0: sobald alle Tische fertig sind
contest-least-field = So viele müssen es mindestens sein
contest-most-field = So viele haben höchstens Platz
contest-late-field = Runden, in denen man noch dazukommen kann
contest-late-hint = 0: nach dem Beginn niemand
contest-reach-field = So viele Plätze über sich darf man fordern
contest-clock = Bedenkzeit
contest-duplicate = Gleiche Chance für alle
contest-fill = Bots füllen freie Plätze
contest-fill-text = Sonst ist ein Tisch kleiner, oder jemand ist spielfrei.
contest-bots = Bots, die mitspielen
contest-joins = Ich spiele mit
contest-public = Alle können es finden
contest-public-text = Sonst nur, wer den Link hat.
contest-open = Eröffnen
contest-is-played = wird gespielt
contest-no-host = Es endete: niemand war mehr da, der es ausrichtet
contest-who = Wer mitspielt
contest-needed = { $players ->
    [one] eine Person
   *[other] { $players } Personen
}, nötig sind mindestens { $least }
contest-final = Finale
contest-calendar = Kalender
contest-month-before = Der Monat davor
contest-month-behind = Der nächste Monat
contest-log = Was geschah
contest-log-start = Es begann.
contest-log-start-host = Der Gastgeber ließ es beginnen.
contest-log-join = { $name } kam später dazu.
contest-log-leave = { $name } zog sich zurück.
contest-log-leave-host = Der Gastgeber nahm { $name } heraus.
contest-log-away = { $name } setzt aus.
contest-log-back = { $name } ist wieder da.
contest-log-pause-host = Der Gastgeber hielt es an.
contest-log-resume-host = Der Gastgeber ließ es weitergehen.
contest-log-result = nicht erschienen: { $names }.
contest-log-result-host = vom Gastgeber entschieden: { $order }.
contest-log-correct-host = vom Gastgeber berichtigt, von { $before } zu { $order }.
contest-log-finish = Es war vorbei.
contest-log-finish-host = Der Gastgeber beendete es.
contest-log-own = Der Gastgeber sitzt selbst an diesem Tisch.
contest-log-why = „{ $why }“
contests-invited = Du bist eingeladen
contest-invited = eingeladen
contest-invited-by = { $name } lädt dich ein
contest-asked = { $name } ist eingeladen und findet es in der Liste.
error-contest-unknown = Dieses Turnier gibt es nicht, oder es ist nicht für dich.
error-contest-rules = Diese Regeln passen nicht zusammen.
error-contest-full = Alle Plätze sind vergeben.
error-contest-too-late = Es hat schon begonnen.
error-contest-too-few = Zu wenige sind dabei.
error-contest-joined = Du spielst hier schon mit.
error-contest-withdrawn = Wer sich zurückgezogen hat, kommt nicht wieder.
error-contest-no-player = Du spielst hier nicht mit.
error-contest-no-table = Diesen Tisch gibt es nicht.
error-contest-no-result = Dieser Tisch hat noch kein Ergebnis.
error-contest-result = Jeder am Tisch hat einen Platz, vom ersten an.
error-contest-row = Das passt gerade nicht: inzwischen hat sich etwas geändert.
error-contest-not-host = Das darf nur der Gastgeber.
error-contest-clock = Ein Turnier von Menschen braucht eine Uhr.
error-contest-starts = Diese Zeit ist schon vorbei.
error-contest-seats = Dieses Spiel braucht mehr Spieler am Tisch.
error-contest-too-many = Du bist Gastgeber von zehn Turnieren, die nicht vorbei sind. Beende erst eines.
error-contest-challenge = Beide müssen auf der Leiter stehen.
error-contest-challenge-far = Dieser Platz ist zu weit oben.
error-contest-challenge-busy = Einer von euch hat erst noch eine andere Partie.
error-contest-trf = Diese Datei gibt es für Turniere mit zweien am Tisch.
contest-kind-alone = allein, gleiche Karten
contest-kind-alone-text = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
} für alle, jeder allein an einem eigenen Tisch.
contest-kind-teams = Teams
contest-kind-teams-text = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
} für alle Teams, jedes an einem eigenen Tisch: wer zusammensitzt, gewinnt oder verliert zusammen und bleibt zusammen. Bots spielen für die, die fehlen.
contest-rule-same = In einer Runde haben alle dieselben Karten und Würfel. Ein gewonnenes Spiel steht vor einem verlorenen, dann zählen die Punkte; wer alle anderen schlägt, bekommt zehn. Niemand sieht zu, bevor alle fertig sind.
contest-teams = Teams zu { $seats }
contest-team-field = Spieler eines Teams
contest-join-alone = Ohne Team mitmachen
contest-join-alone-text = Wer allein kommt, bildet mit anderen, die allein kamen, ein Team. Oder schließe dich einem Team der Liste an.
contest-join-team = Dazu
contest-join-team-of = Zum Team von { $names }
contest-won = gewonnen
contest-lost = verloren
contest-in-game = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
contest-winners = Vorn liegen { $name }.
contest-tie-total = Insgesamt
contest-tie-total-text = die Punkte aller Partien zusammen.
contest-order-total = die Punkte aller Partien
contest-preset-teams = Teams
contest-preset-teams-text = Zwei Runden. Alle Teams spielen dieselben Karten, das beste Ergebnis liegt vorn.
contest-preset-alone = Allein, gleiche Karten
contest-preset-alone-text = Drei Runden, jeder für sich: wer macht das meiste aus denselben Karten?
error-contest-team = Dieses Team nimmt niemanden mehr auf.
error-contest-teams = Wo alle zusammen gewinnen, werden Teams verglichen und niemand sonst.
contest-team = Team
contest-you-wait-arena = Du spielst, sobald jemand anders frei ist
contest-you-are-free = Du hast gerade keine Partie
contest-away-now = Vorerst keine Partie
contests-all = { $count ->
    [one] Anzeigen
   *[other] Alle { $count } anzeigen
}
contest-group = Gruppe { $number }
error-contest-over = Das Turnier ist vorbei.
error-table-open = Es dürfen schon alle zusehen.
