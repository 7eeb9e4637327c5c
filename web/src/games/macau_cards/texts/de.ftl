# Die Wörter von Macaus Tisch auf Deutsch. Namen der Züge und Gründe der Ablehnung kommen vom Server.

suit-S = Pik
suit-H = Herz
suit-D = Karo
suit-C = Kreuz
# Ein Buchstabe neben jedem Farbzeichen
letter-S = P
letter-H = H
letter-D = K
letter-C = X
rank-A = Ass
rank-2 = Zwei
rank-3 = Drei
rank-4 = Vier
rank-5 = Fünf
rank-6 = Sechs
rank-7 = Sieben
rank-8 = Acht
rank-9 = Neun
rank-T = Zehn
rank-J = Bube
rank-Q = Dame
rank-K = König
card-suited = { $suit }-{ $rank }
card-BJ = schwarzer Joker
card-CJ = bunter Joker

you = Du
or = oder
cancel = Abbrechen
n-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
n-turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
place = { $place }.

## Plätze

seat-you = { $seat } (du)
seat-current = am Zug
seat-attacked = wird angegriffen
seat-dealer = Geber
seat-dealer-short = G
seat-exposed = hat „Macau!“ nicht gesagt und kann erwischt werden
seat-exposed-short = stumm!
seat-misses = { $count ->
    [one] setzt { $count } Zug aus
   *[other] setzt { $count } Züge aus
}
seat-solo = { $count ->
    [one] spielt { $count } Zug allein
   *[other] spielt { $count } Züge allein
}
seat-known = hält bekanntlich { $card }
seat-vouched-suit = hat gezeigt: hält { $suit }
seat-vouched-rank = hat gezeigt: hält den Wert { $rank }
seat-out = fertig, Platz { $place }
points-of = { $points } von { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkten
}
catch = { $seat } erwischen
catch-button = Erwischt!
catch-short = Erwischt!

## Stapel, und was folgen muss

stock = { $count ->
    [0] Nachziehstapel: leer
    [one] Nachziehstapel: { $count } Karte
   *[other] Nachziehstapel: { $count } Karten
}
draw = Eine Karte ziehen
discard-top = Auf dem Ablagestapel: { $card }
discard-empty = Der Ablagestapel ist leer
stands-for = steht für { $card }
play-so-far = Bisher gelegt: { $cards }
in-force = Weiter gilt: { $card }
need-normal = Es folgt: { $suit } oder { $rank }
need-suit = Gewünscht: { $suit }
need-rank = Gewünscht: { $rank }
need-free = Jede Farbe außer { $suit }
need-any-plain = Irgendeine einfache Karte
need-anything = Jede Karte darf folgen
need-also = jederzeit: { $list }
call-left = { $left ->
    [one] noch { $left } Zug lang
   *[other] noch { $left } Züge lang
}

## Angriffe

threat-draw = { $author } greift { $target } an: { $unit }
threat-draw-you = { $author } greift dich an: antworte oder ziehe { $unit }
threat-draw-hit = { $author } greift dich an: Zieh { $unit }, dagegen hilft nichts
threat-skip = { $author } hält { $target } auf: { $unit }
threat-skip-you = { $author } hält dich auf: antworte oder setze { $unit } aus
threat-duel = Duell um { $unit }: { $target } ist gefragt
threat-duel-you = Duell um { $unit }: halte mit oder lehne ab

## Hand

hand = { $count ->
    [one] Deine Hand, { $count } Karte
   *[other] Deine Hand, { $count } Karten
}
hand-of = { $count ->
    [one] Karten von { $seat }, { $count } Karte
   *[other] Karten von { $seat }, { $count } Karten
}
just-drawn = gerade gezogen
drawn-tag = gezogen
may-be-laid = darf gelegt werden
joker-opens = wähle, wofür der Joker steht
likes = Wie du die Karten hältst
sort-suit = Nach Farbe ordnen
sort-rank = Nach Wert ordnen
four-colors = Jeder Farbe ihren Farbton
gain-draws = { $count ->
    [one] lässt jemanden { $count } Karte ziehen
   *[other] lässt jemanden { $count } Karten ziehen
}
gain-skips = { $count ->
    [one] kostet jemanden { $count } Zug
   *[other] kostet jemanden { $count } Züge
}
gain-cancels = hebt den Angriff auf dich auf
gain-calls-suit = du wünschst eine Farbe
gain-calls-rank = du wünschst einen Kartenwert
gain-cover = muss sofort abgedeckt werden
gain-reverses = dreht die Richtung
price-if-wrong = { $count ->
    [one] Irrst du dich, ziehst du { $count } Karte.
   *[other] Irrst du dich, ziehst du { $count } Karten.
}
warn-does-not-fit = Sie passt nicht: Die anderen dürfen sie anzweifeln.
warn-leaves-one = Eine Karte bleibt: Denk an „Macau!“
warn-not-held = Du hast sie nicht: ein Bluff.

## Wählen und handeln

actions = Was du tun darfst
take-back = Zurücknehmen
play-cards = { $count ->
    [one] Diese Karte legen
   *[other] Diese { $count } Karten legen
}
only-you = Sieht noch niemand
choose-suit = Wünsche eine Farbe
choose-rank = Wünsche einen Kartenwert
choose-joker = Der Joker steht für …

## Reaktionen

macau-button = Macau!
multi-macau = Mehrfach-Macau!
challenge-button = Anzweifeln
window-macau = { $seat } hat noch eine Karte
window-macau-own = Du hast noch eine Karte
window-challenge = Zweifelt jemand an { $seat }?
window-challenge-own = Die anderen dürfen dich anzweifeln
window-wait = warten
window-war = Der Angriff gilt { $seat }: Hält ihn jemand auf?
window-war-own = Der Angriff gilt dir: Hält ihn jemand auf?
about-slip = Passt die Karte?
about-call = Ist der Wunsch ehrlich?
about-draw = War wirklich nichts Passendes da?
catch-why = Sag es vor { $seat }
catch-gain = { $count ->
    [one] dann zieht { $seat } { $count } Karte
   *[other] dann zieht { $seat } { $count } Karten
}

## Am Tisch gesagt

said-challenge = Das glaube ich nicht!
said-free = jede andere Farbe
said-plain = eine einfache Karte
said-nothing = kein Wunsch
said-pass = passe
said-miss = setzt aus
said-out = Fertig!

## Das Ende

round-over = Runde { $round } ist zu Ende
col-seat = Spieler
col-round = Runde
col-total = Summe von { $target }
fewest-win = Die wenigsten Punkte gewinnen.
go-on = Weiter

# ---- the list of cards ----

list-suit = Farbe
list-rank = Wert
list-jokers = Joker
list-joker = Joker
see-cards = Was jede Karte tut
see-card = Was sie tut

# ---- the list of choices ----

warning-leaves-one-card = Danach hast du nur noch eine Karte: Vergiss nicht, „Macau!“ zu rufen.
warning-not-held = Du hast nicht, was du dir wünschst.
warning-does-not-fit = Diese Karte passt nicht; andere dürfen dich anzweifeln.
group-attack = Angriff
group-call = Wünschen
group-macau = Macau!
group-challenge = Anzweifeln
group-react = Reagieren
amount-cards-if-wrong = { $count ->
    [one] Karte, wenn du dich irrst
   *[other] Karten, wenn du dich irrst
}
amount-cancels = { $count ->
    [one] Karte des Angriffs aufgehoben
   *[other] Karten des Angriffs aufgehoben
}
amount-must-be-covered = muss gleich gedeckt werden
amount-turns = { $count ->
    [one] Runde Aussetzen
   *[other] Runden Aussetzen
}
amount-draws = { $count ->
    [one] Karte, die ein anderer zieht
   *[other] Karten, die ein anderer zieht
}
amount-calls = du wünschst
amount-rank = einen Rang
amount-suit = eine Farbe
amount-reverses = dreht die Richtung
amount-skips = setzt aus

## The sign of what is demanded

demand-draw = { $count ->
    [one] Karte zu ziehen
   *[other] Karten zu ziehen
}
demand-skip = { $count ->
    [one] Zug zu verlieren
   *[other] Züge zu verlieren
}
demand-duel = { $count ->
    [one] Zug steht auf dem Spiel
   *[other] Züge stehen auf dem Spiel
}
one-card-left = eine Karte, und kein Wort
round-now = Runde { $round }
direction-cw = nach links
direction-ccw = nach rechts

## The card beside the felt

no-answer = Keine deiner Karten beantwortet das.
joker-fits = Ein Joker von dir passt.
cards-fit = { $count ->
    [0] Keine deiner Karten passt.
    [one] Eine deiner Karten passt.
   *[other] { $count } deiner Karten passen.
}
why-others-turn = Du bist noch nicht an der Reihe.
why-asked-else = Zuerst kommt, was jetzt gefragt ist.
why-over = Das Spiel ist vorbei.
seen-cards = Karten, die du gesehen hast: auf der Hand, auf der Ablage und bei anderen bekannt
you-hold = du hast { $count }

## The tray

draw-short = Ziehen
not-now = jetzt nicht
at-one-card = bei einer Karte
seconds = { $seconds } s
does-draws = macht { $count }
does-skips = aussetzen: { $count }
does-cancels = hebt es auf
does-calls-suit = Farbe wünschen
does-calls-rank = Wert wünschen
does-reverses = dreht um
does-cover = zu bedecken
at-my-turn = wenn ich dran bin
plan-can = Ein Klick plant sie für deinen Zug
plan-made = Für deinen Zug geplant; noch ein Klick nimmt den Plan zurück
plan-help-card = Klicke auf eine Karte oder auf Ziehen, um das für deinen Zug zu planen. Die Karte wird gelegt, wenn sie dann passt.
plan-help-draw = Klicke auf Ziehen, um das für deinen Zug zu planen.
