# Was das Terminal außer dem Spiel sagt. Das Spiel selbst spricht durch carrack.texts.

## Plätze

name-you = Du
name-person = Spieler

## Der Tisch

table-acting = am Zug
table-own-rules = Hausregeln

## Die Eingabe

prompt = Deine Wahl (? hilft):
prompt-only = Weiter mit Enter (? hilft):
prompt-only-undo = Weiter mit Enter, zurück mit undo (? hilft):
prompt-number = { $line } steht nicht zur Wahl; die Nummern gehen von 1 bis { $count }.
prompt-nothing = Es wurde nichts gewählt.
prompt-quit = Aufhören
curtain = Jetzt entscheidet { $name }. Enter drücken, wenn nur { $name } hinsieht.
undo-impossible = Nichts lässt sich zurücknehmen: andere haben es gesehen, oder etwas wurde aufgedeckt.
hint-figures = Gewinnchance { $chance } %
hint-no-choice = Es gibt nichts zu entscheiden.
news-more = { $count ->
    [one] ({ $count } frühere Zeile: log)
   *[other] ({ $count } frühere Zeilen: log)
}
log-undo = { $name } nimmt einen Schritt zurück
log-undo-you = Du nimmst einen Schritt zurück
quit-kept = Das Spiel liegt in { $path }
    Weiterspielen:  carrack resume { $file }
end-kept = Die Aufzeichnung liegt in { $path }
    Ansehen:  carrack replay { $file }
campaign-kept = Die Kampagne steht in { $path }
    Das nächste Kapitel spielen:  carrack play { $title } --campaign { $file }
campaign-over = Die Kampagne ist zu Ende; sie steht in { $path }
campaign-may-add = Dazukommen kann: { $label } (--add { $name })

## Simulationen

simulate-playing = Es wird gespielt
simulate-left = übrig
simulate-title = { $games ->
    [one] { $title }: { $games } Spiel
   *[other] { $title }: { $games } Spiele
}
simulate-player = Spieler
simulate-wins = Siege
simulate-share = Anteil der Siege
simulate-place = Mittlerer Platz
simulate-score = Mittlere Punkte
simulate-team = Gegen den Automa gewonnen: { $wins } von { $games }, { $share }
simulate-automa = Mittlere Punkte des Automas: { $mean }
simulate-decisions = Entscheidungen in einem Spiel: { $mean }
simulate-turns = Züge in einem Spiel: { $mean }
simulate-interval = In Klammern: 95-%-Konfidenzintervalle.
export-written = { $decisions ->
    [one] Eine Entscheidung
   *[other] { $decisions } Entscheidungen
} aus { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}: { $files }
stopped = Abgebrochen.

## Turniere von Bots

tournament-round = Runde { $number }
tournament-title = { $title }, { $kind }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
tournament-swiss = Schweizer System
tournament-robin = jeder gegen jeden
tournament-single = einfaches K.-o.
tournament-double = doppeltes K.-o.
tournament-arena = Arena
tournament-league = Liga
tournament-ladder = Rangleiter
tournament-alone = allein, gleiche Karten
tournament-teams = Teams
tournament-points = Punkte
tournament-direct = Direkt
tournament-opponents = Gegner
tournament-margin = Abstand
tournament-total = Insgesamt
tournament-more = { $players ->
    [one] und noch einer; --write hat alle
   *[other] und noch { $players }; --write hat alle
}

## Die Leiter der Bots

ladder-title = { $title }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
ladder-standing = { $claim }: { $rate } nach { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}
ladder-claim = Behauptung
ladder-seats = Plätze
ladder-games = Spiele
ladder-found = Gemessen
ladder-at-least = Mindestens
ladder-budget = Aufwand
ladder-reached = Erreicht
ladder-yes = ja
ladder-no = nein

## Ein Spiel noch einmal

analyze-judging = Entscheidungen werden beurteilt
analyze-title = { $title }, jede Entscheidung beurteilt von { $level } ({ $simulations ->
    [one] { $simulations } Simulation
   *[other] { $simulations } Simulationen
})
analyze-step = Schritt
analyze-chance = Chance
analyze-player = Spieler
analyze-done = Getan
analyze-better = Der Richter
analyze-lost = Verlust
analyze-points = Punkte verloren
analyze-same = dasselbe
analyze-turning-points = Wendepunkte
analyze-turned = Schritte { $row } bis { $until }: die Chance von { $name } geht von { $before } auf { $after }; eigene Entscheidungen kosten { $lost }.
analyze-sum = { $name }: { $agreed } von { $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
} wie der Richter, { $lost } durch die anderen verloren; Genauigkeit { $accuracy }
analyze-lines = Was der Richter getan hätte, und wie die Runde hätte weitergehen können
analyze-line = Schritt { $row }, { $name }: { $line }
analyze-note = Gewinnchancen sind die, die der Platz am Zug vor seiner Entscheidung kennen konnte. Ein Verlust in Klammern kann Zufall sein. Genauigkeit: Eine Entscheidung, die nichts kostet, zählt 100, eine, die ein Zehntel eines Siegs kostet, 64, ein halber Sieg 9; der Mittelwert aller.

## Aufzeichnungen

replay-title = { $title } · { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
} · { $luck } · { $started }
replay-undo = { $name } geht zurück zu Schritt { $row }
replay-checked = { $rows ->
    [one] { $rows } Schritt, jeder Fingerabdruck stimmt
   *[other] { $rows } Schritte, jeder Fingerabdruck stimmt
}
replay-open = Das Spiel ist noch nicht zu Ende.
replay-torn = Die letzte Zeile war abgeschnitten und bleibt weg.
replay-step = Schritt { $row }
replay-luck-seed = Startzahl { $seed }
replay-luck-keyed = Festlegung { $commitment }…

## Faires Spiel

verify-fair = Fair: Der Zufall dieses Spiels war vor seinem Beginn festgelegt.
verify-commitment = Festlegung: { $commitment }
verify-told = Das ist die Festlegung, die dir genannt wurde.
verify-compare = Vergleiche sie mit der, die zu Beginn des Spiels angezeigt wurde (--commitment).
verify-removed = { $names ->
    [one] { $names } Name wurde seither entfernt; die anderen sind geprüft.
   *[other] { $names } Namen wurden seither entfernt; die anderen sind geprüft.
}
verify-none = Diese Aufzeichnung hat keine Festlegung: Ihr Zufall kommt aus einer Startzahl. Sie lässt sich nachspielen, aber niemand kann zeigen, dass die Startzahl vor dem Spiel gewählt war.

## Listen

games-title = Spiel
games-seats = Plätze
games-variants = Varianten
games-modifiers = Hausregeln
games-options = Einstellungen
bench-compiled = übersetzt, Entscheidungen/s
bench-pure = reines Python, Entscheidungen/s
bench-ratio = übersetzt : rein
bench-games = Spiele/s (übersetzt / rein)
bench-clone = Kopie, ns
bench-bytes = Zustand, Bytes

## Gedruckte Zahlen prüfen

check-clean = { $folder }: nichts zu bemängeln
check-finding-error = Fehler
check-finding-warning = Warnung
check-errors = { $count ->
    [one] { $count } Fehler: mit diesen Zahlen lässt sich nicht spielen
   *[other] { $count } Fehler: mit diesen Zahlen lässt sich nicht spielen
}
check-warnings = { $count ->
    [one] { $count } Warnung: spielbar
   *[other] { $count } Warnungen: spielbar
}

## Hinweise

told-pure = Bei der Installation fand sich kein C-Compiler: Carrack läuft als reines Python, langsamer, aber gleich. (Das wird einmal gesagt.)

## Fehler des Terminals, nach ihrem Kennwort

error-seats-player = Ein Platz kann nicht { $asked } sein; erlaubt sind { $known }.
error-option-form = Eine Option schreibt man name=wert, nicht { $asked }.
error-language-unknown = Eine Sprache { $asked } gibt es nicht; die Sprachen sind { $known }.
error-folder-unwritable = Der Ordner { $folder } lässt sich nicht benutzen: { $why }; CARRACK_HOME nennt einen anderen.
error-file-unwritable = { $path } lässt sich nicht schreiben: { $why }
error-file-system = Das System weigert sich: { $detail }
error-resume-over = Die Partie in { $path } ist vorbei; ansehen lässt sie sich mit: carrack replay { $path }
error-resume-nothing = Keine Partie in { $folder } wartet auf ihre Fortsetzung; eine neue beginnt mit: carrack play TITEL
error-simulate-games = --games muss mindestens 1 sein, nicht { $asked }.
error-simulate-jobs = --jobs geht von 1 bis { $most }, nicht { $asked }.
error-ladder-minutes = --minutes muss mehr als 0 sein, nicht { $asked }.
error-ladder-page = { $path } lässt sich nicht ändern, oder die Marke fehlt: { $why }
error-contest-rules = Diese Regeln eines Turniers passen nicht: { $detail }
error-tournament-file = Tabellen werden als .csv oder .trf geschrieben, nicht als { $asked }.
error-tournament-trf = Eine TRF-Datei erzählt von Turnieren mit zweien am Tisch.
error-analysis-nothing = In diesem Spiel hatte niemand eine Wahl.
error-bench-pure = Die reine Fassung ließ sich nicht messen: { $why }
error-campaign-unreadable = { $path } lässt sich nicht als Kampagne lesen: { $why ->
    [too_large] zu groß
    [not_json] kein JSON
    [no_campaign] keine Kampagne dieses Spiels
    [no_archive] kein Archiv
   *[other] { $why }
}
error-campaign-unwritable = { $path } lässt sich nicht schreiben: { $why }
error-campaign-none = Dieser Titel hat keine Kampagne: { $detail }
error-campaign-options = Eine Kampagnendatei gehört zum Szenario campaign und bringt ihr Archiv selbst mit.
error-campaign-over = Die Kampagne in { $path } ist vorbei.
error-campaign-seats = Kapitäne der Kampagne in { $path }: { $most }, nicht { $asked }.
error-campaign-gone_on = Die Kampagne in { $path } ist inzwischen weitergegangen; diese Partie gehört nicht dazu.
error-campaign-addition = { $asked } kann jetzt nicht zur Kampagne kommen; möglich: { $known }.

## Ein Titel ohne eigene Worte

plain-yes = ja
plain-no = nein
plain-price = kostet { $what }
plain-gain = bringt { $what }
plain-unknown = „{ $line }“ bedeutet hier nichts. Tippe eine Nummer oder einen Namen aus der Liste, oder ? für Hilfe.
plain-unknown-subject = Über „{ $what }“ gibt es nichts zu sagen; eine Nummer fragt nach dieser Möglichkeit.
plain-help =
    Was du tippen kannst
      2             die Möglichkeit mit dieser Nummer
      hold          die Möglichkeit mit diesem Namen, oder dessen Anfang
      ? 2  ? hold   über eine Möglichkeit, oder warum sie jetzt nicht geht
      hint          die besten Aktionen und warum
      undo          den letzten Schritt zurücknehmen, bis etwas aufgedeckt wird
      log           alles, was geschehen ist
      rules         die Regeln des Spiels, wenn der Titel sie erzählt
      table         noch einmal der Tisch
      quit          aufhören; das Spiel wird aufbewahrt
