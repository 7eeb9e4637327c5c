next-table = { $count ->
    [one] Nächster Tisch: { $name }
   *[other] Nächster Tisch: { $name }, einer von { $count }
}
next-none = Alles erledigt: Nichts wartet auf dich.
next-home = Zum Anfang
next-go = Nächster Tisch
waits-count = { $count ->
    [0] Nichts wartet auf dich.
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}
waits-others = Andere denken
waits-more = { $count ->
    [one] Noch ein Tisch
   *[other] Noch { $count } Tische
}
waits-fewer = Weniger Tische
waits-with = Mit { $names }
waits-ends = Endet am { $day }, wenn niemand zieht
waits-quiet = Ruhe von { $from } bis { $to } Uhr.
waits-told = Du erfährst es durch { $ways }.
waits-untold = Niemand sagt dir, wann du dran bist.
waits-change = Ändern
way-push = diesen Browser
way-mail = Mail
way-hooks = deine eigenen Adressen
time-left = noch { $time }
rests-until = Ruht bis { $day }
paused-until = Alle pausieren bis { $day }. Wer mag, darf weiterspielen; keine Uhr läuft.
off-until = { $name } hat bis { $day } frei; diese Uhr steht.
pause-title = Eine Pause für alle
pause-text = Sind alle einverstanden, die mitspielen, läuft keine Uhr, bis die Pause vorbei ist. Züge bleiben möglich, und eine Pause lässt sich ebenso früher beenden.
pause-how-long = Wie lange?
pause-days = { $count ->
    [one] Ein Tag
   *[other] { $count } Tage
}
pause-ask = Alle fragen
pause-end = Um das Ende der Pause bitten
days-off = Freie Tage
days-off-now = Du hast frei
days-off-text = An freien Tagen stehen deine Uhren an allen Tischen über Tage, und du erfährst dort nicht, wann du dran bist. Tage im Jahr: { $count }.
days-off-left = { $count ->
    [0] Dieses Jahr ist kein Tag mehr übrig.
    [one] Dieses Jahr ist ein Tag übrig.
   *[other] Dieses Jahr sind { $count } Tage übrig.
}
days-off-until = Deine Uhren stehen bis { $day }.
days-off-how-many = Wie viele Tage, von jetzt an?
days-off-take = { $count ->
    [one] Einen Tag freinehmen
   *[other] { $count } Tage freinehmen
}
days-off-back = Ich bin zurück
clock-own-title = Eine eigene Zeit
clock-kind = Für
clock-kind-move = jeden Zug
clock-kind-game = das ganze Spiel
clock-time = Zeit
clock-more = Dazu für jeden Zug
unit-second = Sekunden
unit-minute = Minuten
unit-hour = Stunden
unit-day = Tage
plan-was-dropped = Dein Plan endete: „{ $action }“ war nicht möglich, als es so weit war.
pass-how = Für mich passen
pass-no = Nie
pass-only = Wenn nichts anderes möglich ist
pass-turn = Bei jeder Frage, bis ich selbst am Zug bin
pass-round = Wann immer es geht, bis die Runde vorbei ist
