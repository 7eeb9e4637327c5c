# Who is here, who is ready, and who looks on.
room-ready = Ich bin bereit
room-not-ready = Noch nicht bereit
room-is-ready = bereit
room-edit = Tisch ändern
room-edit-save = Speichern
room-changed = Der Gastgeber hat den Tisch geändert.
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
