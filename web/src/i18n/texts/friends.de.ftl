friends-title = Freunde
friends-account = Freunde brauchen ein Konto, damit sie dich morgen wiederfinden.
friends-mine = Deine Freunde
friends-none = Hier sind noch keine Freunde. Frage jemanden beim Namen oder auf der Seite von Leuten, mit denen du gespielt hast.
friends-ask-me = Möchten mit dir befreundet sein
friends-asked = Du hast gefragt
friends-find = Jemanden finden
friends-name = Name eines Kontos
friends-ask = Nach Freundschaft fragen
friends-are-now = { $name } und du seid befreundet.
friends-were-asked = { $name } wurde gefragt.
friends-accept = Annehmen
friends-remove-friend = Entfernen
friends-remove-asks = Ablehnen
friends-remove-asked = Zurückziehen
friends-watch = Zusehen
friends-here = Ist da.
friends-away = { $days ->
    [0] War innerhalb eines Tages da.
    [one] War vor einem Tag da.
   *[other] War vor { $days } Tagen da.
}
friends-plays = Spielt { $title }.
opponents = Letzte Gegner
opponents-none = Du hast noch kein Spiel mit jemand anderem beendet.
opponents-last = { $count ->
    [one] { $title }, { $day }
   *[other] { $title }, { $day }; { $count } deiner letzten Partien zusammen
}
person-friend = Ihr seid befreundet.
person-asked = Du hast nach Freundschaft gefragt.
person-is-block = Du hast blockiert: Ihr trefft euch an keinem Tisch, und keiner liest den anderen.
person-is-mute = Du liest nicht, was diese Person sagt.
person-block-text = Blockiert: Keiner setzt sich an Tische des anderen, lädt ihn ein oder wird ihm zugelost; keiner liest die Worte des anderen, und ihr seid nicht mehr befreundet. Stumm: Nur du liest die Worte nicht. Von beidem erfährt die Person nichts.
person-recent-none = Noch keine Partien zu zeigen.
between-title = Du und { $name }
between-game = Spiel
between-won = Gewonnen
between-lost = Verloren
between-drawn = Gleich
between-games = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}{ $together ->
    [0] {""}
    [one] , eine davon gemeinsam
   *[other] , { $together } davon gemeinsam
}
error-friends-too-many-wishes = So viele warten auf Antwort, dass gerade niemand sonst anfragen kann.
games-title = Partien
games-which = Welches Spiel?
games-all = Alle Spiele
games-newer = Neuere
games-older = Ältere
games-place = Platz { $place }
games-won = Gewonnen
games-over = Vorbei
games-accuracy = Genauigkeit { $share }
games-accuracy-text = Die Genauigkeit sagt bei Partien, die noch einmal angesehen wurden, wie gut jede Entscheidung war: 100, wenn sie nichts kostet, 64, wenn sie ein Zehntel eines Siegs kostet, 9 bei einem halben, und davon der Mittelwert.
