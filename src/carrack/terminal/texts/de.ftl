# Was das Terminal außer dem Spiel sagt. Das Spiel selbst spricht durch carrack.texts.

## Plätze

name-you = Du
name-person = Spieler

## Der Tisch

table-round = Runde { $number }
table-turn = Zug { $number }
table-cw = im Uhrzeigersinn
table-ccw = gegen den Uhrzeigersinn
table-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-acting = am Zug
table-out = fertig, Platz { $place }
table-misses = { $count ->
    [one] setzt { $count } Zug aus
   *[other] setzt { $count } Züge aus
}
table-exposed = hat nicht „Macau!“ gesagt
table-solo = { $count ->
    [one] { $count } Zug allein
   *[other] { $count } Züge allein
}
table-known = gezeigt: { $cards }
table-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
table-left = { $count ->
    [0] keine Karten übrig
    [one] { $count } Karte übrig
   *[other] { $count } Karten übrig
}
table-stock = Nachziehstapel: { $count }
table-top = Oben liegt: { $card }
table-as = { $card } als { $face }
table-in-force = Es gilt: { $card }
table-below = darunter:
table-hand = Deine Hand ({ $count }):
table-own-rules = Hausregeln
table-next-card = Nächste Karte: { $what }
table-your-card = Deine nächste Karte: { $what }
table-pile = Zieh
table-face = oben

## Möglichkeiten

choice-joker = Einen Joker als andere Karte legen …
note-passes-on = Der Angriff wächst auf { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
note-skips-on = Dann geht es um { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}.
note-cancels = Der Angriff ist vorbei.
note-catch = { $count ->
    [one] Es wird { $count } Karte gezogen.
   *[other] Es werden { $count } Karten gezogen.
}
note-challenge = Irrst du dich, ziehst du { $count }.
warning-does_not_fit = Geschummelt: sie passt nicht!
warning-leaves_one_card = Dann hast du noch eine Karte: vergiss „Macau!“ nicht
warning-not_held = Ein Bluff: du hast das nicht auf der Hand!

## Die Eingabe

prompt = Deine Wahl (? hilft):
prompt-only = Weiter mit Enter (? hilft):
prompt-only-undo = Weiter mit Enter, zurück mit undo (? hilft):
prompt-which = Als welche Karte? (Nummer oder Karte)
prompt-number = { $line } steht nicht zur Wahl; die Nummern gehen von 1 bis { $count }.
prompt-unknown = „{ $line }“ bedeutet hier nichts. Tippe eine Nummer aus der Liste, eine Karte wie 7S, oder ? für Hilfe.
joker-how = Ein Joker steht für eine andere Karte: Tippe { $card }=KS, um ihn als { $face } zu legen.
prompt-nothing = Es wurde nichts gelegt.
prompt-quit = Aufhören
curtain = Jetzt entscheidet { $name }. Enter drücken, wenn nur { $name } hinsieht.
undo-impossible = Nichts lässt sich zurücknehmen: andere haben es gesehen, oder etwas wurde aufgedeckt.
hint-figures = Gewinnchance { $chance } %
hint-no-choice = Es gibt nichts zu entscheiden.
explain-unknown = Eine Karte „{ $what }“ gibt es nicht. Karten schreibt man 7S, 10H, QD, AC, BJ, CJ; eine Nummer fragt nach dieser Möglichkeit.
news-more = { $count ->
    [one] ({ $count } frühere Zeile: log)
   *[other] ({ $count } frühere Zeilen: log)
}
log-undo = { $name } nimmt einen Schritt zurück
log-undo-you = Du nimmst einen Schritt zurück
help =
    Was du tippen kannst
      3             die Möglichkeit mit dieser Nummer
      7S  10H  BJ   diese Karte legen (S ♠, H ♥, D ♦, C ♣; Joker BJ und CJ)
      5S 6S 7S      mehrere Karten legen und das Ausspielen beenden
      BJ=KS         einen Joker als Pik-König legen
      draw (ziehen), end (beenden), accept (annehmen), keep (behalten), pass (passen),
      macau, quiet (still bleiben), challenge (anzweifeln)
      suit H (Farbe), rank 8 (Wert), catch NAME (ertappen)
      ? 7S  ? 3     die Regel einer Karte oder einer Möglichkeit
      hint          die besten Aktionen und warum
      undo          den letzten Schritt zurücknehmen, solange nichts aufgedeckt wurde
      log           alles, was geschehen ist
      rules         die Spielregeln
      table         noch einmal der Tisch
      quit          aufhören; das Spiel bleibt erhalten
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
tournament-points = Punkte
tournament-direct = Direkt
tournament-opponents = Gegner
tournament-margin = Abstand
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
} wie der Richter, { $lost } durch die anderen verloren
analyze-note = Gewinnchancen sind die, die der Platz am Zug vor seiner Entscheidung kennen konnte. Ein Verlust in Klammern kann Zufall sein.

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

error-seats-player = Da kann niemand sitzen: { $detail }
error-option-form = Eine Einstellung schreibt man name=wert: { $detail }
error-language-unknown = Diese Sprache gibt es nicht: { $detail }
error-folder-unwritable = Die Spiele lassen sich nicht aufbewahren: { $detail }
error-file-unwritable = Die Datei lässt sich nicht schreiben: { $detail }
error-file-system = Das System weigert sich: { $detail }
error-resume-over = Da geht nichts weiter: { $detail }
error-resume-nothing = Da geht nichts weiter: { $detail }
error-simulate-games = So viele Spiele gehen nicht: { $detail }
error-simulate-jobs = So viele Prozesse gehen nicht: { $detail }
error-ladder-minutes = Diese Dauer geht nicht: { $detail }
error-ladder-page = Diese Seite lässt sich nicht ändern: { $detail }
error-analysis-nothing = In diesem Spiel hatte niemand eine Wahl.
error-bench-pure = Keine Messung: { $detail }
error-campaign-unreadable = Die Datei der Kampagne kann nicht gelesen werden: { $detail }
error-campaign-unwritable = Die Datei der Kampagne kann nicht geschrieben werden: { $detail }
error-campaign-none = Dieser Titel hat keine Kampagne: { $detail }
error-campaign-options = Eine Kampagnendatei gehört zum Szenario campaign und bringt ihr Archiv selbst mit.
error-campaign-over = Diese Kampagne ist zu Ende: { $detail }
error-campaign-seats = Diese Kampagne wird mit einer anderen Zahl von Kapitänen gespielt: { $detail }
error-campaign-gone_on = Die Kampagne ist inzwischen weitergegangen: { $detail }
error-campaign-addition = Das kann jetzt nicht zur Kampagne dazukommen: { $detail }

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
      undo          den letzten Schritt zurücknehmen, solange nichts aufgedeckt wurde
      log           alles, was geschehen ist
      rules         die Regeln des Spiels, wenn der Titel sie erzählt
      table         noch einmal der Tisch
      quit          aufhören; das Spiel wird aufbewahrt
