# Counts of games, and sentences of every report
games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}
in-games = { $games ->
    [one] in { $games } Spiel
   *[other] in { $games } Spielen
}
report-title = { $title }: { games }
lead-alike = { $what } an einem Tisch: Im Mittel endete ein Platz mit { $share }.
lead-best = { $what } an einem Tisch: Spieler { $name } gewann am meisten, { $share } der Spiele.
play-again = Dieselben Spiele noch einmal, auf jedem Rechner:
fact-games = Spiele
fact-players = Spieler
fact-seats = Plätze
seats-rotating = wechseln
seats-fixed = fest
fact-seed = Startzahl
fact-options = Regeln
options-usual = wie üblich
fact-version = Fassung
fact-figures = Gedruckte Zahlen
figures-corrected = { $what } (berichtigt)
report-contents = Abschnitte
footer-intervals = Intervalle enthalten in 95 von 100 Fällen, worum es geht: Anteile der Siege nach Wilson, Mittelwerte nach ihrem Standardfehler. Wo mehrere Plätze eines Spiels zählen, sind die Intervalle etwas zu weit, denn nur einer von ihnen kann gewinnen.
footer-estimated = { $sign } { estimated-figure }: eine gedruckte Zahl, für die keine Quelle zu finden war. Wer die Schachtel besitzt, kann sie berichtigen und die Spiele mit { $what } noch einmal spielen lassen.
estimated-figure = Zahl geschätzt
plot-label = Bild: { $title }. Die Zahlen stehen in der Tabelle darunter.
table-label = { $title }: Tabelle
table-sorted = Sortiert: { $what }. Ein Klick auf eine Überschrift sortiert danach.
table-whole = Die ganze Tabelle (Zeilen: { $number })
drawn-ends = Das Bild zeigt Anfang und Ende der Liste ({ $shown } + { $shown }) von allem, was genügend Plätze taten (mindestens { $least }): { $known }.
drawn-known = Das Bild zeigt, was genügend Plätze taten (mindestens { $least }): { $known }.
by-chance = Intervalle, die das Erwartete nicht enthalten: { $number } / { $known }; allein durch Zufall wären es etwa { $least }.
how-to-read = Linien sind 95-%-Intervalle, Gold zeigt, was diese Spieler ohnehin gewinnen; blau ist, wessen Intervall das nicht enthält.

# Sections of every title
scores-section = Punkte
    .caption = Wie oft jeder Endstand { in-games } vorkam; gestrichelte Linien sind Mittelwerte.
seats-section = Siege nach Platz
    .caption = Wie oft jeder Platz { in-games } gewann, mit 95-%-Intervallen; die goldenen Marken zeigen, was die Spieler dort im Mittel gewinnen.
shared-first = Spiele, in denen der erste Platz geteilt wurde: { $number }; er zählt für alle Beteiligten.
players-section = Siege nach Spieler
    .caption = Wie oft jeder Spieler { in-games } gewann, mit 95-%-Intervallen; die goldenen Marken zeigen, was gleich gute Spieler gewännen.
length-section = Länge
    .caption = Wie viele Entscheidungen mit mindestens zwei Möglichkeiten alle Plätze zusammen trafen, { in-games }.
actions-section = Aktionen
    .caption = Wie oft jede Art von Aktion von allen Plätzen zusammen in einem Spiel gewählt wurde, im Mittel { in-games }; die Namen sind die der Programme.

# Axes and series
axis-final-score = Endstand
axis-won = Anteil gewonnener Spiele
axis-decisions = Entscheidungen in einem Spiel
axis-rounds = Runden in einem Spiel
axis-times = Mal in einem Spiel
axis-share = Anteil
series-all-seats = alle Plätze
series-winners = Sieger
series-others = die anderen

# Columns of tables
column-player = Spieler
column-mean = Mittel
column-lowest = niedrigster
column-median = Median
column-highest = höchster
column-least = am wenigsten
column-most = am meisten
column-seat = Platz
column-seats = Plätze
column-games = Spiele
column-won = gewonnen
column-expected = erwartet
column-difference = Unterschied
column-in-a-game = in einem Spiel
column-action = Aktion
column-times = Anzahl
column-of-all = von allen
column-card = Karte
column-cost = Kosten
column-cause = Ursache
column-source = Quelle
column-winners = Sieger
column-others = die anderen

# Rows
row-decisions = Entscheidungen
row-rounds = Runden

# By what rows are sorted
order-players = in der Reihenfolge der Spieler
order-table = in der Reihenfolge am Tisch
order-decisions = Entscheidungen zuerst
order-frequent = das Häufigste zuerst
order-difference = der größte Unterschied zuerst
order-rounds = Runde für Runde
order-name = nach Namen
