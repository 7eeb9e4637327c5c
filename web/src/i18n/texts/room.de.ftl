# Who is here, who is ready, and who looks on.
room-ready = Ich bin bereit
room-not-ready = Noch nicht bereit
room-is-ready = bereit
room-edit = Tisch ändern
room-edit-short = Ändern
room-leave = Zum Gehen bitten
room-bot = Bot
room-edit-save = Speichern
room-changed = Der Gastgeber hat den Tisch geändert.
room-moved = Du sitzt jetzt auf Platz { $number }.
room-edit-seats = Für weniger Plätze muss zuerst jemand gehen.
error-seat-too-few = Hier sitzen mehr Leute, als es Plätze gäbe. Bitte zuerst jemanden zu gehen.
room-pairing = Leute werden gesucht
room-pairing-text = Ein Bot hält jeden Platz frei, bis jemand kommt. Das Spiel beginnt von selbst, wenn alle da sind.
room-pairing-start = Jetzt beginnen, mit Bots auf den freien Plätzen
room-pairing-stop = Nicht mehr suchen
room-waits = Noch nicht bereit: { $names }
presence-here = da
presence-away = kurz weg
presence-gone = fort
watching-names = { $count ->
    [one] Eine Person schaut zu ({ $names })
   *[other] { $count } Personen schauen zu ({ $names })
}
chat-looks-on = schaut zu
chat-looks-on-text = Wer mitspielt, liest das nach dem Spiel.
error-table-paired = Dieser Tisch wurde für Leute aufgemacht, die so ein Spiel suchen; seine Plätze bleiben, wie sie sind.
watching-count = { $count ->
    [0] Niemand schaut zu
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
room-bot-keeps = bis jemand kommt
room-unrated = neu
room-host = Gastgeber

# The menu of a table: offers, giving up, reporting a mistake

bug-title = Hier stimmt etwas nicht
bug-text = Was ist geschehen, und was wäre zu erwarten gewesen?
bug-goes-along = Der Tisch, wie du ihn siehst, dein Browser und die Version gehen mit.
bug-goes-along-seat = Der Tisch, wie du ihn siehst, mit deinen eigenen Karten, dein Browser und die Version gehen mit. Die Karten der anderen sieht niemand, bevor die Partie zu Ende ist.
bug-send = Senden
bug-sent = Danke. Wer diesen Server betreibt, liest es.
error-bug-text = Sag es in höchstens 4000 Zeichen.
error-bug-too-many = Was du vorher gemeldet hast, wird zuerst angesehen.
resign-text-plays = Ein Bot spielt deinen Platz zu Ende. Das lässt sich nicht zurücknehmen.
resign-text-plays-rated = Ein Bot spielt deinen Platz zu Ende, und du wirst hinter allen gewertet, die weiterspielen. Das lässt sich nicht zurücknehmen.
resign-text-plays-contest = Ein Bot spielt deinen Platz zu Ende, und im Turnier stehst du hinter allen, die weiterspielen. Das lässt sich nicht zurücknehmen.
resign-text-wins = Der andere Platz hat dann gewonnen, und das Spiel ist aus. Das lässt sich nicht zurücknehmen.
resign-text-wins-rated = Der andere Platz hat dann gewonnen: Das Spiel ist aus und zählt in der Wertung als verloren. Das lässt sich nicht zurücknehmen.
resign-text-ends = Außer dir spielen nur Bots: Das Spiel endet hier ohne Ergebnis. Das lässt sich nicht zurücknehmen.
resign-text-ends-rated = Außer dir spielen nur Bots: Das Spiel ist aus, und du wirst hinter allen gewertet, die nicht aufgegeben haben. Das lässt sich nicht zurücknehmen.
resign-text-ends-contest = Außer dir spielen nur Bots: Das Spiel ist aus, und im Turnier stehst du hinter allen, die nicht aufgegeben haben. Das lässt sich nicht zurücknehmen.
resign-yes = Aufgeben
offer-undo = { $name } möchte { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} zurücknehmen.
offer-undo-move = { $name } möchte „{ $move }“{ $more ->
    [0] { " " }
   *[other] { " " }und alles danach{ " " }
}zurücknehmen.
offer-undo-agreed = Alle sind einverstanden: Dein Zug ist zurückgenommen.
offer-undo-refused = { $name } ist mit dem Zurücknehmen nicht einverstanden.
offer-undo-gone = Das Spiel ging weiter, bevor alle geantwortet hatten.
offer-end-agreed = Alle sind einverstanden, das Spiel zu beenden.
offer-end-refused = { $name } möchte weiterspielen.
offer-end-gone = Das Spiel ging weiter, bevor alle geantwortet hatten.
offer-again-soon = Du kannst in einer halben Minute wieder fragen.
offer-again = Du kannst in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} wieder fragen.
offer-end = { $name } bietet an, das Spiel jetzt zu beenden.
offer-pause = { $days ->
    [0] { $name } möchte die Pause beenden.
    [one] { $name } bittet um einen Tag Pause.
   *[other] { $name } bittet um { $days } Tage Pause.
}
offer-pause-agreed = Alle sind sich über die Pause einig.
offer-pause-refused = { $name } möchte lieber ohne Pause weiterspielen.
offer-pause-gone = Das Spiel ging weiter, bevor alle geantwortet hatten.
offer-agree = Zustimmen
offer-refuse = Ablehnen
offer-withdraw = Zurückziehen
offer-waits = Warten auf die anderen
