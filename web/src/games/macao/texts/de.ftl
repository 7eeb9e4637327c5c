# Das Gesicht von Macao auf Deutsch. Was die Texte des Titels schon sagen, heißt hier genauso.

language = de

color-red = rot
letter-red = R
color-blue = blau
letter-blue = B
color-green = grün
letter-green = G
color-gray = grau
letter-gray = U
color-violet = violett
letter-violet = V
color-black = schwarz
letter-black = S

cubes-red = { $count } Rot
cubes-blue = { $count } Blau
cubes-green = { $count } Grün
cubes-gray = { $count } Grau
cubes-violet = { $count } Violett
cubes-black = { $count } Schwarz
cubes-any = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
place-macao = Macao
place-london = London
place-hamburg = Hamburg
place-amsterdam = Amsterdam
place-lisboa = Lisboa
place-antwerpen = Antwerpen
place-marseille = Marseille
place-barcelona = Barcelona
place-genova = Genova
place-s01 = die See vor Macao
place-s02 = die See nordöstlich von Genova
place-s03 = die See zwischen Marseille und Genova
place-s04 = die See zwischen Barcelona und Marseille
place-s05 = die See nordwestlich von Barcelona
place-s06 = die See südlich von Lisboa
place-s07 = die See nördlich von Lisboa
place-s08 = die See südwestlich von London
place-s09 = die See zwischen London und Antwerpen
place-s10 = die See zwischen Antwerpen und Amsterdam
place-s11 = die See zwischen Amsterdam und Hamburg
place-s12 = die See südlich von Hamburg
place-s13 = die offene See weit südlich von Hamburg
place-s14 = die offene See nördlich von Macao
place-s15 = die offene See nördlich von Genova
place-s16 = die Mitte der offenen See
place-s17 = die See östlich von Lisboa
place-s18 = die offene See weit südlich von Antwerpen
place-s19 = die See südlich von Amsterdam
place-s20 = die See nördlich von Marseille
place-s21 = die See südöstlich von London
kind-office = Amt
kind-building = Gebäude
kind-person = Person
timing-action = du nutzt sie in deinem Zug
timing-passive = wirkt von selbst oder als Teil einer anderen Aktion
timing-automatic = wirkt von selbst
timing-part = du wählst sie als Teil einer anderen Aktion
timing-always = wirkt die ganze Zeit
timing-waits = du nutzt sie in deinem Zug, nach dem, worauf sie wartet
timing-cards = wirkt in Phase 1, beim Nehmen der Karten
timing-dice = wirkt in Phase 2, bei der Wahl der Zahlenwürfel
timing-game_end = wirkt in der Schlusswertung
limit-round = einmal je Runde
limit-each = jedes Mal, wenn es zutrifft
limit-any = so oft du zahlen kannst
limit-end = einmal, am Ende des Spiels
n-gold = { $count } Gold
n-prestige = { $count } Prestige
n-steps = { $count ->
    [one] { $count } freier Schritt
   *[other] { $count } freie Schritte
}
n-spaces = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
n-markers = { $count ->
    [one] einen Strafmarker
   *[other] { $count } Strafmarker
}
n-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
n-jokers = { $count } Joker
nothing = nichts
cause-setup = Aufbau
cause-dice = Zahlenwürfel
cause-offer = Auslage
cause-overflow = sechste Karte
cause-empty_arrow = keine Würfel am Pfeil
cause-tableau = Karten auf der Tafel übrig
cause-markers = Strafmarker
cause-city = größte Gruppe in der Stadt
cause-tribute = Tribut
cause-delivery = Lieferung
cause-joker = Joker
cause-payment = Bezahlung
cause-pass = Passen
phase-start_cards = Erste Karten
phase-start_cubes = Erste Würfel
phase-pick = Karten nehmen
phase-overflow = Zu viele Karten
phase-dice = Zahlenwürfel wählen
phase-explorer = Forscher
phase-master = Meister
phase-actions = Aktionen
phase-payment = Bezahlen
phase-over = Ende
warning-passing_with_cubes = Deine Würfel am Pfeil gehen verloren.
warning-fountain_lost = Der Schritt deines Brunnens geht verloren.
warning-envoy_lost = Der Würfel deines Gesandten geht verloren.
warning-sixth_card = Das wäre deine sechste Karte: eine muss weg, und du nimmst einen Strafmarker.
warning-empty_arrow = Keine Würfel am Pfeil in dieser Runde: ein Strafmarker.
warning-empty_arrow_next_round = Noch nichts für die nächste Runde.
warning-cannot_be_undone = Lässt sich nicht zurücknehmen.

good-jade = Jade
good-lacquerware = Lackwaren
good-paper = Papier
good-porcelain = Porzellan
good-rice = Reis
good-silk = Seide
good-spices = Gewürze
good-tea = Tee
good-joker = Joker
good-none = –

## Wählen

price-is = Preis: { $price }
gain-is = Ertrag: { $gain }
ways = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
not-now = Jetzt nicht: { $reason }
close = Schließen
short-free = gratis
short-gold = Gold
choose-colors = Farben wählen
joker-first = Erste Hälfte des Jokers
joker-second = Zweite Hälfte des Jokers
costs = Kosten
you-have = Du hast { $cubes }
estimated-fields = Von uns geschätzt: { $fields }
field-kind = Art
field-cost = Kosten
field-tribute = Tribut

## Die Karte

board = Die Karte: See, Mauer und Stadt
city = Stadt
sea-space = Offenes Meer
port-about = Nimmt { $good }. Noch frei: { $slots }
port-label = { $port }, nimmt { $good }
ship-at = Schiff von { $seat }: { $place }
tribute = Tribut
tribute-label = Tribut dieser Runde: { $price } Gold für { $gain } Prestige
quarter = Viertel
quarter-owned = Viertel von { $seat }
quarter-free = Viertel mit { $tile }, für { $cost }
quarter-light = Ein helles Viertel: { $tile }
quarter-dark = Ein dunkles Viertel: { $tile }
wall = Mauer
wall-space = Mauer, Feld { $n }: { $seats }
wall-space-name = Mauer, Feld { $n }
wall-about = Wer auf der Mauer vorn ist, kommt zuerst; im Stapel, wer oben liegt.
stack = Von oben nach unten: { $seats }

## Die Runde

round = Runde { $round } von 12
before = Vor der ersten Runde
result = Das Spiel ist zu Ende
offer = Auslage
decline = Keine Karte nehmen
dice = Zahlenwürfel
die-label = Zahlenwürfel { $color }, { $value }
choose-dice = { $count ->
    [one] Noch einen Zahlenwürfel wählen
   *[other] Zwei Zahlenwürfel wählen
}
ask-explorer = Forscher: ein Würfel mehr?
ask-master = Meister: Würfel um eins verschieben?
start-cubes = { $round ->
    [1] Ein Würfel für Runde 1
   *[other] Zwei Würfel für Runde 2
}
take-start = Diese Würfel legen
offices = Ämter der zwölf Runden
time-past = vorbei
time-present = diese Runde
time-future = kommt noch

## Plätze

own-seat = Platz im Vordergrund
passed = hat gepasst
place-number = { $place }. Platz
prestige = Prestige
gold = Gold
markers = Strafmarker
cargo = Schiff und Ladung
no-cargo = keine Ladung
supply = Vorrat
no-cubes = keine Würfel
pass = Passen
pass-loses = Du würdest { $cubes } verlieren.
pass-about = Dein Zug endet.
tableau = Karten zu zahlen
active = Im Dienst
no-active = noch keine
state-usable = jetzt nutzbar
state-used = in dieser Runde genutzt
state-waiting = wartet
rose = Windrose
rose-side = Runde { $round }: { $cubes }

## Ansicht

pace = Wie schnell sich etwas bewegt
pace-calm = Tempo 1×
pace-fast = Tempo 2×
pace-off = Ohne Bewegung
parts = Teile des Tisches
tab-round = Runde
tab-city = Stadt
tab-sea = See

## Erklärungen

which = Welches?
spaces-used = { $count } von { $of }
about-prestige = Wer am Ende am meisten hat, gewinnt.
about-gold = Kauft beim Tribut Prestige; auch manche Karten verlangen es.
about-jokers = Ein Joker ist einen Würfel beliebiger Farbe oder 3 Gold wert.
about-markers = Jeder kostet in der Schlusswertung 3 Prestige.
cargo-to = { $count } × { $good }: { $port } nimmt es, das nächste ist { $value } wert
supply-about = Für diese Runde: Was beim Passen übrig ist, geht verloren.
ships-here = Schiffe hier: { $seats }
way-costs = Der Weg kostet { $cubes }.
way-free = Deine freien Schritte führen dorthin.

## Der neue Tisch

step-cards = Karten
step-dice = Würfel
step-actions = Aktionen
prompt-card = Was gefragt ist
look-at = Ansehen, was { $seat } hat
n-cubes = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
n-goods = { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
}
cancel = Abbrechen
clear = Leeren
confirm = Bestätigen
supply-now = jetzt, Runde { $round }
supply-soon = nach den Würfeln
cargo-title = Ladung
rose-late = Nach der letzten Runde: Diese Würfel erreichen den Pfeil nie
rose-more = Diese Augenwürfel bringen { $cubes } dazu.
rose-empty = Noch keine Würfel für Runde { $round }: Ein leerer Pfeil bringt einen Strafmarker.
when-round = Runde { $round }
when-short = fehlt: { $count }
pay-now = Jetzt bezahlbar
pay-short-of = Es fehlt
pay-short = Es fehlt { $cubes }
comes = { $count ->
    [one] { $cubes } kommt in Runde { $round }.
   *[other] { $cubes } kommen in Runde { $round }.
}
comes-never = Kein Würfel in { $color } kommt in den nächsten Runden.
work-used = benutzt
work-action = je Runde
work-waits = nach etwas
work-part = in Aktion
work-automatic = von selbst
work-always = immer
work-cards = mit Karten
work-dice = mit Würfeln
work-game_end = am Ende
take-title = Nimm eine Karte
take-help = Du bezahlst sie später, mit Würfeln.
take-when = Wann kannst du sie bezahlen?
take-by = nach der Rose
take-do = { $card } nehmen
take-none = Wähle eine Karte
take-clash = { $card } braucht in dieser Runde dieselben Würfel.
overflow-title = Eine Karte muss weg
overflow-help = Alle fünf Plätze sind voll. Es kostet einen
overflow-do = { $card } abwerfen
overflow-none = Wähle eine Karte
tribute-once = Einmal im Zug, in dieser Runde.
die-name = { $color } { $value }
die-now = diese Runde
die-late = zu spät
dice-help = Hohe Zahlen bringen viele Würfel, aber später.
take-cubes = { $count ->
    [one] { $count } Würfel nehmen
   *[other] { $count } Würfel nehmen
}
forecast = Deine nächsten Runden
forecast-new = neue Würfel umrandet
forecast-card = Runde { $round }: { $card } wird bezahlbar.
house-figures = Einige Zahlen der Teile sind unsere, weil keine Quelle sie nennt. Die Seite jedes Teils sagt, welche.
start-title = Wähle deine ersten Würfel
actions-title = Dein Zug: handeln, passen
glow = { $count ->
    [one] { $count } leuchtet auf dem Plan
   *[other] { $count } leuchten auf dem Plan
}
row-ship = Segeln
row-deliver = Abliefern
row-wall = Stadtmauer
row-card = Karte benutzen
row-joker = Joker
row-activate = Karte bezahlen
row-quarter = Viertel nehmen
row-tribute = Tribut
place-for = { $place }, { $cubes } entfernt
sail-help = Tippe auf ein Feld im Meer oder wähle hier.
sail-to-sea = Segeln: { $place }
sail-to = Nach { $place } segeln
sail-swap = { $spaces }. Tippe auf einen Würfel für eine andere Farbe.
sail-do = Segeln, { $cubes }
sail-free = Segeln
sail-refused = Dieser Weg geht jetzt nicht.
sail-deliver = Unterwegs abgeliefert
sail-ways = Gleich kurze Wege
sail-way = Weg { $n }
sail-space = Feld { $n }: bezahlt mit { $color }
sail-space-free = Feld { $n } ist frei
way-far = { $spaces } entfernt.
way-have = Du hast { $cubes }.
pay-title = Bezahlen
pay-help = { $cubes } beliebiger Farbe, in beliebiger Reihenfolge.
pay-count = { $count } von { $of }
pay-left = { $count ->
    [0] alles bezahlt
    [one] noch { $count } Würfel
   *[other] noch { $count } Würfel
}
pay-spare = Entbehrliche Würfel für mich wählen
pay-back = { $color } zurücknehmen
tab-rose = Rose
tab-topay = Zu zahlen
tab-atwork = Im Dienst
tab-purse = Beutel, Schiff

# ---- the list of cards ----

list-kind = Art
list-kind-office = Ämter
list-kind-building = Gebäude
list-kind-person = Personen
list-office = Sorte des Amts
list-timing = Wann sie wirkt
list-timing-action = in deinem Zug
list-timing-waits = in deinem Zug, nach etwas anderem
list-timing-part = als Teil einer Aktion
list-timing-automatic = von selbst
list-timing-always = die ganze Zeit
list-timing-cards = wenn Karten genommen werden
list-timing-dice = wenn Zahlenwürfel gewählt werden
list-timing-game_end = am Ende
list-color = Kostet einen Würfel in
list-cubes = Anzahl der Würfel
list-estimated = Geschätzte Zahl
list-estimated-nothing = nichts geschätzt
list-sort-number = Nummer
list-sort-name = Name
list-sort-cost = Anzahl der Würfel
office-customs = Zoll
office-construction = Bau
office-finance = Finanzen
office-justice = Justiz
office-military = Militärwesen
office-administration = Verwaltung
see-rules = In den Regeln nachsehen
see-card = Alles über diese Karte

# ---- the list of choices ----

warning-passing-with-cubes = Du hast noch Steine; sie verfallen, wenn du passt.
warning-fountain-lost = Der Schritt deines Brunnens geht verloren.
warning-envoy-lost = Der Würfel deines Gesandten geht verloren.
warning-sixth-card = Für eine sechste Karte ist kein Platz: Eine muss weg, und das kostet einen Strafmarker.
warning-empty-arrow = An deinem Pfeil kämen keine Steine an.
warning-empty-arrow-next-round = In der nächsten Runde kämen an deinem Pfeil keine Steine an.
group-pick = Eine Karte nehmen
group-ship = Schiff
group-wall = Stadtmauer
group-quarter = Viertel nehmen
group-activate = Karte bezahlen
group-dice = Würfel
group-overflow = Zu viele Karten
group-payment = Bezahlen
group-tribute = Tribut
group-card = Eine Karte nutzen
group-deliver = Liefern
group-start-cubes = Erste Steine
group-joker = Joker
amount-prestige = Prestige
amount-markers = { $count ->
    [one] Strafmarker
   *[other] Strafmarker
}
amount-jokers = { $count ->
    [one] Joker
   *[other] Joker
}
amount-spaces = { $count ->
    [one] Feld auf der Mauer
   *[other] Felder auf der Mauer
}
amount-steps = { $count ->
    [one] Schritt des Schiffs
   *[other] Schritte des Schiffs
}
amount-silk = Seide
amount-porcelain = Porzellan
amount-jade = Jade
amount-paper = Papier
amount-tea = Tee
amount-rice = Reis
amount-spices = Gewürze
amount-lacquerware = Lackwaren

plan-can = Ein Klick plant es für deinen Zug: { $what }
plan-made = Für deinen Zug geplant: { $what }
plan-do = Für meinen Zug planen: { $what }
plan-back = Plan zurücknehmen: { $what }
plan-flag = Für deinen Zug geplant.
plan-pass = In meinem Zug passen
plan-help-card = Klick eine Karte an, um sie für deinen Zug zu planen.
plan-help-dice = Klick zwei Würfel an, um sie für deinen Zug zu planen.
plan-help-actions = Klick an, was du zuerst tun willst, oder passe: Es geschieht, wenn du dran bist.
used-legend = schräg: benutzt
way-short = { $count } zu wenig.
way-now = Gesegelt wird im eigenen Zug der dritten Phase.
comes-any = { $count ->
    [one] { $count } Würfel kommt in Runde { $round }.
   *[other] { $count } Würfel kommen in Runde { $round }.
}
comes-any-never = So viele Würfel kommen in den nächsten Runden nicht.
pays-now = Deine Würfel reichen dafür, wenn du am Zug bist.
pays-in = Dafür reichen deine Würfel der Runde { $round }.
next-pays = Dann bezahlbar: { $cards }
pays-never = Deine Rose hat die Würfel dafür nicht: { $cubes } zu wenig.
wall-behind = Deine Scheibe liegt auf Feld { $n } und geht nur vorwärts.
wall-own = Hier liegt deine Scheibe.
quarter-taken = { $seat } hat es: niemand kann es mehr nehmen.
quarter-yours = Es gehört dir schon.
why-take = Wähle zuerst eine Karte: die leuchtenden liegen über dem Plan.
why-overflow = Wähle zuerst eine der sechs Karten.
why-dice = { $count ->
    [one] Wähle zuerst noch einen Würfel.
   *[other] Wähle zuerst zwei Würfel.
}
why-pay = { $count ->
    [one] 1 Würfel ist noch zu zahlen: tippe ihn in deinem Vorrat an.
   *[other] { $count } Würfel sind noch zu zahlen: tippe sie in deinem Vorrat an.
}
why-start = Wähle zuerst die Würfel.
why-ask = Der Tisch rechnet noch.
