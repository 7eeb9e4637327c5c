# Die Oberfläche von Maracaibo auf Deutsch. Namen und Wirkungen der Teile kommen mit den Wörtern der Daten.

language = de

## Mengen

n-doubloons = { $count ->
    [one] { $count } Dublone
   *[other] { $count } Dublonen
}
n-vp = { $count } SP
n-combat = { $count ->
    [one] { $count } Kampfpunkt
   *[other] { $count } Kampfpunkte
}
n-figures = { $count ->
    [one] { $count } Figur
   *[other] { $count } Figuren
}
n-income = Dublonen-Einkommen { $count }
n-vp_income = SP-Einkommen { $count }
n-value = Kampfwert { $count }
n-village_actions = { $count ->
    [one] { $count } Dorfaktion
   *[other] { $count } Dorfaktionen
}
n-points = { $count ->
    [one] { $count } Bewegungspunkt
   *[other] { $count } Bewegungspunkte
}
n-influence = { $count } Einfluss ({ $nation })
a-disc = eine Scheibe von { $upgrade }
a-token = Plättchen { $kind }
a-marker = ein Marker auf dem Widerstandsplättchen ({ $nation })

## Was ein Halt brächte

stop-city = Stadtaktion
stop-market = { $count ->
    [one] { $count } Platz frei im Markt
   *[other] { $count } Plätze frei im Markt
}
stop-quests = { $count ->
    [one] eine Aufgabe
   *[other] { $count } Aufgaben
}
stop-assistants = { $count ->
    [one] dein Helfer
   *[other] { $count } deiner Helfer
}
stop-tiles = { $count ->
    [one] ein Vermächtnisplättchen
   *[other] { $count } Vermächtnisplättchen
}
stop-hints = { $count ->
    [one] ein Hinweis
   *[other] { $count } Hinweise
}
stop-markers = { $count ->
    [one] ein Marker einer Nation
   *[other] { $count } Marker von Nationen
}
stop-ends_round = beendet die Runde

## Wählen

price-is = Preis: { $price }
gain-is = Gewinn: { $gain }
ways = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
not-now = Jetzt nicht: { $reason }
close = Schließen
which = Welches?
warning-cannot_be_undone = Kann nicht zurückgenommen werden.
see-rules = Zu den Regeln
see-card = Alles über diese Karte
asked = Zu wählen
ask-lit = Wähle etwas, das leuchtet.
ask-nothing = Gerade nichts zu wählen.
estimated = Unsere Schätzung: Für diese Zahlen fand sich keine Quelle.

## Die Karte

board = Die Karibik
place = { $id } { $name }
kind-start = Start jeder Fahrt
kind-village = Dorf
kind-city = Stadt
kind-homeward = Auf dem Heimweg
city-action = Stadtaktion: { $text }
place-action = Aktion: { $text }
flag-reward = Flagge: { $text }
market-wants = Markt: { $goods }; { $free } von { $of ->
    [one] { $of } Platz
   *[other] { $of } Plätzen
} frei
markers-here = Marker: { $list }
ships-here = Schiffe: { $list }
assistant-here = Helfer { $card } ({ $seat })
quest-here = Aufgabe: { $text }
hints-here = { $count ->
    [one] Hier liegt ein Hinweis
   *[other] Hier liegen { $count } Hinweise
}
luysa-here = Luysa wird hier festgehalten
luysa = Luysa
tile-here = { $name }: { $text }
behind-barrier = Nur mit deinem Entdecker hinter der Barriere: { $barrier }
in-rounds = In Runde { $rounds }
ends-round = Beendet die Runde
goal-here = Ziel des Kapitels: { $count } von { $need ->
    [one] { $need } Scheibe
   *[other] { $need } Scheiben
}
passage = Geheime Durchfahrt

## Leisten und Stapel

track = Entdeckerleiste
space = Entdeckerfeld { $number }{ $path ->
    [upper] , oberer Weg
    [lower] , unterer Weg
   *[main] { "" }
}
space-start = Start der Entdeckerleiste
space-end = Ende der Entdeckerleiste: { $text }
by-order = Nach der Reihenfolge: { $list }
next-gets = Wer als Nächstes kommt, nimmt { $text }
explorers-here = Entdecker: { $list }
figure-here = Figur von { $seat }
barrier = Barriere: { $name }
ruin = Ruine, Feld { $number }
nations = Einfluss bei den Nationen
influence-of = { $seat } { $count } (Rang { $rank })
strength = Stärke { $count }: Spalten ohne Marker. Jeder Rang ist am Ende so viele SP wert.
markers-left = { $count ->
    [one] { $count } Marker auf der Leiste
   *[other] { $count } Marker auf der Leiste
}
no-scoring = In dieser Partie bringen Nationen keine Punkte.
pile = Kampfstapel { $number }
tokens-left = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
token = Kampfplättchen: { $text }
value-left = Wert { $count }
fights-for = für { $nation }
fights-against = gegen { $nation }
fleet-used = gekapert
quest-pile = Aufgaben
quests-left = { $count ->
    [one] { $count } Aufgabe im Stapel
   *[other] { $count } Aufgaben im Stapel
}
top-quest = Oben: { $text }
prestige = Prestigegebäude
face-down = Verdeckt, bis jemand investiert
building-cost = Kostet { $cost }
invested = Investiert: { $list }

## Automaten und Die Suche

automa-cards = { $shown ->
    [one] { $shown } Karte
   *[other] { $shown } Karten
} gezeigt, { $left ->
    [one] { $left } kommt
   *[other] { $left } kommen
} noch
automa-band = Die nächste Karte tut, was in Feld { $area } steht:
automa-figures = { $vp } SP, { $quests ->
    [one] { $quests } Aufgabe
   *[other] { $quests } Aufgaben
}, { $discs ->
    [one] { $discs } Scheibe
   *[other] { $discs } Scheiben
}, Entdecker { $explorer }
countdown = { $count ->
    [one] noch { $count } Zug für jeden bis zum Ende der Runde
   *[other] noch { $count } Züge für jeden bis zum Ende der Runde
}
does-city_disc = Scheibe in Stadt { $city }
does-quest = Aufgabe von { $from } bis { $to }
does-explore = Entdecker { $n }
does-end_round = beendet die Runde
does-influence = Einfluss
does-combat = Kampf
does-vp = { $n } SP
does-quest_pile = Aufgabe vom Stapel
does-disc = Scheibe
does-pay_combat = du zahlst { $n ->
    [one] { $n } Kampfpunkt
   *[other] { $n } Kampfpunkte
}
search = Die Suche
search-green = Grünes Feld { $number }: { $text }
search-red = Rotes Feld { $number }: { $text }
search-free = frei
search-covered = abgedeckt
luysa-hidden = Luysa ist verborgen
luysa-found = Luysa ist gefunden
luysa-freed = Luysa ist frei

## Der Tisch

round = Runde { $round } von 4
order = Kapitäne und ihre SP
pace = Wie schnell sich alles bewegt
pace-calm = Tempo 1×
pace-fast = Tempo 3×
pace-off = Ohne Bewegung
parts = Teile des Tisches
tab-map = Karte
tab-hand = Hand
tab-ship = Schiff
tab-table = Auslage
tab-others = Andere
zoom = Vergrößerung
zoom-in = Näher
zoom-out = Weiter weg
zoom-all = Ganze Karte
zoom-ship = Zum Schiff
final-vp = davon { $count } in der Schlusswertung
place-number = { $place }.

## Ziele

goals-shared = Unsere Ziele
goals-own = Dein Ziel
goal-markers = { $count ->
    [0] Keine Marker mehr
    [one] Noch { $count } Marker
   *[other] Noch { $count } Marker
}
goal-above = Hinten: { $names } { $vp }, { $automa } { $theirs }
goal-above-all = Alle { $vp }, { $automa } { $theirs }
goal-above-alone = Du { $vp }, { $automa } { $theirs }
goal-luysa-hidden = Luysa ist verborgen
goal-luysa-found = Luysa: { $location }
goal-luysa-freed = Luysa ist frei
goal-met = Bisher erreicht.
goal-open = Das fehlt noch.
goal-about-all_markers_removed = Gemeinsam gewinnt man nur, wenn am Ende keine Nation einen Marker auf dem Brett hat: Befreit Dörfer und Städte.
goal-about-all_above_jacques = Am Ende braucht jeder mehr SP als der Automa. Die Schlusswertung zählt noch dazu.
goal-about-luysa_freed = Deckt Hinweise auf, um Luysa zu finden, und befreit sie dort, wo sie festgehalten wird.
goal-all_markers_removed = Alle Marker entfernen:
goal-all_above_jacques = Mehr SP als { $automa } ({ $vp }):
goal-luysa_freed = Luysa befreien:
goal-reached = geschafft.
missed-markers = { $count ->
    [one] { $count } war übrig.
   *[other] { $count } waren übrig.
}
missed-above = { $names } fehlten { $count } SP.
missed-above-you = Dir fehlten { $count } SP.
missed-luysa = sie ist noch gefangen.
joint-result = Wie es ausging
joint-won-together = Ihr habt gemeinsam gewonnen.
joint-lost-together = Ihr habt gemeinsam verloren.
joint-won-alone = Du hast { $automa } geschlagen.
joint-lost-alone = { $automa } hat gewonnen.
joint-won-theirs = Die Kapitäne haben gewonnen.
joint-lost-theirs = Die Kapitäne haben verloren.

## Karten und Kapitäne

estimated-fields = Geschätzte Zahl: { $fields }
field-deck = Stapel
field-number = Nummer
field-cost = Kosten
field-vp = SP
field-good = Ware
field-object = Gegenstand
field-effects = Wirkungen
field-requires = Voraussetzungen
field-endgame = SP am Ende
field-figures = Figuren
field-complete_reward = Lohn für alle Aufgaben
field-expansion = aus der Erweiterung
field-freeing = für Befreiung der Karibik
field-task_figure = Figur einer Aufgabe
field-task_reward = Lohn einer Aufgabe
field-tasks = Aufgaben
field-immediate_cost = Preis des Angebots
field-immediate_gain = Gewinn des Angebots
field-nation = Nation
field-discs = Scheiben
field-immediate = Sofortbonus
field-permanent = dauernde Wirkung
field-reward = Belohnung
field-combat_actions = Kampfaktionen
field-combat_points = Kampfpunkte
field-on_stop = Wirkung beim Halt
field-place = Ort
field-requires_barrier = Barriere
field-spaces = Belohnungen der Felder
deck-A = erster Stapel (A)
deck-B = zweiter Stapel (B)
deck-U = Aufstand (U)
deck-C = Geschichte (C)
card-title = { $name }: kostet { $cost }, am Ende { $vp } SP, zahlt als { $good } oder { $object }. { $text }
card-costs = kostet { $count }
card-scores = am Ende { $count } SP
card-pays = auf der Hand: { $good } oder { $object }
cards-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
figure-at = Figur: { $place }
effect-done = Die Bedingung ist erfüllt.
stops-made = Halte: { $count } von { $of }
kind-career = Laufbahn
kind-port = Heimathafen
kind-prestige = Prestigegebäude
kind-tile = Vermächtnisplättchen
kind-quest = Aufgabe
task-done = (erfüllt)
task-have = (bisher { $count })
career-task = Für jede Aufgabe: { $count ->
    [one] ihre Figur
   *[other] ihre { $count } Figuren
} in deinen Vorrat, { $reward }.
career-complete = Für alle drei: { $reward }.
building-figure = { $count ->
    [one] und eine Figur bleibt hier
   *[other] und { $count } Figuren bleiben hier
}
invested-by = Beteiligt: { $who }
ship-board = Schiff
upgrades-unlocked = { $count ->
    [one] { $count } Ausbau frei
   *[other] { $count } Ausbauten frei
}
discs-left = { $count ->
    [one] noch { $count } Scheibe darauf
   *[other] noch { $count } Scheiben darauf
}
unlocked = Freigelegt
upgrade-about = Wirkt, sobald beide Scheiben weg sind.
resistance = Widerstandsplättchen
resist-taken = Feld { $number }: Marker, { $nation } ({ $reward })
resist-free = Feld { $number }, frei: { $reward }
resist-about = Der Marker eines Ortes, den du befreist, darf auf ein freies Feld und bringt dessen Belohnung, nie neben einen derselben Nation.
resist-full = Alle vier belegt: { $doubloons ->
    [one] { $doubloons } Dublone
   *[other] { $doubloons } Dublonen
} und { $vp } SP je Kampfplättchen, und das Plättchen ist wieder leer.
has-vp = { $count } SP
has-doubloons = { $count ->
    [one] { $count } Dublone
   *[other] { $count } Dublonen
}
has-combat = { $count ->
    [one] { $count } Kampfpunkt
   *[other] { $count } Kampfpunkte
}
has-figures = { $count ->
    [one] { $count } Figur im Vorrat
   *[other] { $count } Figuren im Vorrat
}
has-income = Dublonen-Einkommen { $count }
has-vp_income = SP-Einkommen { $count }
has-influence = { $nation }: { $count } Einfluss, Rang { $rank }
has-quests = { $count ->
    [one] { $count } Aufgabe erfüllt
   *[other] { $count } Aufgaben erfüllt
}
has-tokens = { $count } Kampfplättchen
has-deliveries = { $count ->
    [one] { $count } Lieferung
   *[other] { $count } Lieferungen
}
has-liberations = { $count ->
    [one] { $count } Ort befreit, annektiert oder verdrängt
   *[other] { $count } Orte befreit, annektiert oder verdrängt
}
about-vp = Wer am Ende die meisten hat, gewinnt.
about-vp-goals = Hier zählen sie nur für die Ziele.
about-doubloons = Geld für Projektkarten und Prestigegebäude.
about-combat = In einem Kampf erhöht jeder den Wert um 1.
about-figures = Für Helfer und Prestigegebäude; in einem Kampf erhöht jede den Wert um 1.
about-income = So viele Dublonen kommen nach jeder Runde.
about-vp_income = So viele SP kommen nach jeder Runde.
about-influence = Am Ende ist jeder Rang so viele SP wert, wie die Nation stark ist.
about-surrendered = Ein Marker ging an die Niederländer: hier gibt es keinen Einfluss mehr.
about-quests = Erfüllt, indem man Gegenstände aus der Hand zahlt.
about-tokens = Eines aus jedem Kampf.
about-deliveries = Waren, die in Märkte gelegt wurden.
about-liberations = Laufbahnen zählen sie.
about-synergies = Jede Art zählt einmal; manche Karten warten auf eine.
liberations-note = Einen Marker einer Nation entfernt, gelegt oder ersetzt.
ranks-at = Ränge bei { $list } Einfluss.
figures-elsewhere = { $general } im allgemeinen Vorrat, { $career } auf der Laufbahn.
influence = Einfluss
synergies = { $count ->
    [0] Keine Synergiemarker
    [one] { $count } Synergiemarker
   *[other] { $count } Synergiemarker
}
captain-own = Dein Schiff
captain-papers = Laufbahn und Heimathafen
captain-fold = Weniger von { $name } zeigen
captain-unfold = Alles von { $name } zeigen
tableau = Gekaufte Karten
tableau-empty = Noch keine
starts = Hat das Spiel begonnen
has-turn = am Zug
hand = Hand
hand-empty = Keine Karten
hand-count = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
planned-count = { $count ->
    [one] { $count } Karte geplant
   *[other] { $count } Karten geplant
}
tableau-count = { $count ->
    [one] { $count } Karte gekauft
   *[other] { $count } Karten gekauft
}
tasks-count = { $count } von 3 Aufgaben der Laufbahn erfüllt
planning = Geplant
planning-about = Nur zum Kaufen
display = Offene Projektkarten
deck-pile = Projektstapel
pile-title = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} im Stapel, { $discards } abgelegt
pile-about = Ist er leer, wird die Ablage gemischt.
discards-short = { $count } abgelegt
setup = Aufbau
setup-career = Laufbahn
setup-port = Heimathafen
setup-plan = Karte planen
setup-discards = Drei ablegen
setup-about = Alle wählen gleichzeitig und geheim.
tokens = Kampfplättchen

## Zeichen

sign-doubloons = Dublone
sign-vp = SP
sign-combat = Kampfpunkt
sign-figure = Figur
sign-income = Dublonen-Einkommen
sign-vp_income = SP-Einkommen
sign-explore = Schritt des Entdeckers
sign-disc = Scheibe entfernen
sign-village = Dorfaktion
sign-city = Stadt
sign-fight = Kampf
sign-token = Kampfplättchen
sign-liberate = befreien
sign-place_marker = Marker einer Nation
sign-displace = verdrängen
sign-return_marker = Marker zurückgeben
sign-rank = Adelsrang
sign-hand = Handlimit
sign-card = Karte
sign-draw_object = Belohnung nach gezogener Karte
sign-quest = Aufgabe
sign-assistant = Helfer
sign-upgrade = Schiffsausbau
sign-barrier = Barriere
sign-prestige = Prestigegebäude
sign-project = Projektkarte
sign-move = Bewegungspunkt
sign-deliver = Lieferung
sign-discount = Nachlass
sign-wild = jede Ware oder jeder Gegenstand
sign-any_good = jede Ware
sign-any_object = jeder Gegenstand
sign-synergy = Synergiemarker
sign-port = Heimathafen
sign-now = sofort
sign-always = von nun an
sign-end = am Ende
sign-round = Runde
sign-once = einmal
sign-different = verschiedene Dorfaktionen
sign-needs = Voraussetzung
sign-hint = Hinweis
sign-influence = Einfluss

## Die Liste aller Karten

list-pile = Stapel
list-pile-prestige = Prestigegebäude
list-pile-career = Laufbahnen
list-pile-port = Heimathäfen
list-pile-tile = Vermächtnisplättchen
list-good = Ware
list-object = Gegenstand
list-synergy = Synergie
list-effect = Wann sie wirkt
list-effect-immediate = sofort
list-effect-trigger = bei einer Gelegenheit
list-effect-modifier = von nun an
list-effect-assistant = Helfer
list-effect-village_action = Dorfaktion
list-effect-combat_action = Kampfaktion
list-effect-synergy_bonus = mit einer Synergie
list-effect-income_condition = sobald eine Bedingung gilt
list-effect-endgame = am Ende
list-brings = Was sie bringt
list-needs = Voraussetzung
list-needs-some = mit Voraussetzung
list-needs-none = ohne
list-estimated = Geschätzte Zahl
list-estimated-nothing = nichts geschätzt
list-sort-number = Nummer
list-sort-name = Name
list-sort-cost = Kosten
list-sort-vp = SP

## Die Liste der Möglichkeiten: Gruppen und Mengen

group-setup = Aufbau
group-plan = Planen
group-sail = Segeln
group-stop = Halt
group-main = Hauptaktion
group-city = Stadt
group-village = Dorf
group-buy = Kaufen
group-explore = Erkunden
group-payment = Zahlen
group-draw = Ziehen
group-hand = Hand
group-search = Suche
group-combat = Kampf
group-choice = Wählen
group-pass = Weiter
amount-doubloons = { $count ->
    [one] Dublone
   *[other] Dublonen
}
amount-vp = SP
amount-figures = { $count ->
    [one] Figur
   *[other] Figuren
}
amount-combat = { $count ->
    [one] Kampfpunkt
   *[other] Kampfpunkte
}
amount-value = Kampfwert
amount-income = Dublonen-Einkommen
amount-vp-income = SP-Einkommen
amount-village-actions = { $count ->
    [one] Dorfaktion
   *[other] Dorfaktionen
}
amount-france = Einfluss (Frankreich)
amount-spain = Einfluss (Spanien)
amount-england = Einfluss (England)

## Der Tisch in Zonen

combat = Kampf
turn-sail = Segeln
turn-act = Handeln
turn-refill = Nachziehen
before-round = Vor Runde 1
hand-first = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, { $limit ->
    [one] { $limit } bleibt
   *[other] { $limit } bleiben
}
hand-of = { $count } von { $limit ->
    [one] { $limit } Karte
   *[other] { $limit } Karten
}
set-aside = Abgeworfen
planning-free = Karte planen
bought-count = Gekauft { $count }
kind-career-title = Laufbahn
incomes = Je Runde
upgrades-of = Ausbauten: { $count } von { $of }
tab-planned = Geplant
tab-goals = Laufbahn
setup-career-about = Drei Aufgaben, offen bis sie erfüllt sind
setup-port-about = Wirkt, wenn beide Scheiben von seinem Feld sind
house-figures = Einige Zahlen der Teile sind unsere, weil keine Quelle sie nennt. Die Seite jedes Teils sagt, welche.
sail = Segeln
clear = Zurück
sail-help = Tippe auf einen Halt, um den Weg zu sehen und was dort wartet; tippe noch einmal, um zu segeln.
ways-to = Wege zu diesem Ort
way-over = über { $list }
way-direct = geradewegs
there = Dort kannst du
there-city = Stadtaktion
there-quest = { $held } von { $of } auf der Hand
there-assistant = Dein Helfer { $card }
stops = Erreichbare Halte
stops-other = Andere Halte
movement-points = Punkte
glowing = Zeigen: { $count }
glowing-about = Tippe sie auf dem Tisch an, oder zeige sie hier.
ruin-title = Ruine
why-card = Karten deiner Hand kaufst du mit Dorfaktionen.
why-display = Diese Karten werden beim Auffüllen der Hand gezogen.
why-building = Investiert wird mit einer Dorfaktion.
why-location = Dein Schiff segelt am Anfang deines Zuges.
why-space = Dein Entdecker geht, wenn ihn etwas erkunden lässt.
why-upgrade = Scheiben verlassen das Schiff, wenn etwas es sagt, etwa eine Lieferung.
why-pile = Plättchen werden in einem Kampf gezogen.
why-nation = Einfluss kommt aus Kämpfen und von Karten.
why-quest = Ein Auftrag wird erfüllt, wo dein Schiff liegt.
why-planned = Geplante Karten kaufst du mit Dorfaktionen.
why-bought = Diese Karte wirkt, wie ihr Text es sagt; jetzt ist sie nicht gefragt.
why-tile = Ein Plättchen wird benutzt, wo es liegt, wenn dein Schiff ankommt.
why-fleet = Das geschieht in einem Kampf.
why-career = Das zählt von selbst, sobald es erreicht ist.
why-port = Er wirkt in dem Moment, den sein Text nennt.
why-resistance = Marker kommen hierher, wenn etwas sie schickt; dann wirst du gefragt.
why-hint = Das geschieht in deinem Zug, wenn der Preis bezahlt werden kann.
why-setup = Die Reise beginnt, wenn alle gewählt haben.
why-others = Du bist noch nicht an der Reihe.
why-over = Das Spiel ist vorbei.
way-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

plan-can = Ein Klick plant es für deinen Zug: { $what }
plan-made = Für deinen Zug geplant: { $what }
plan-do = Für meinen Zug planen: { $what }
plan-back = Plan zurücknehmen: { $what }
plan-help = Klick einen erreichbaren Ort an, um deine nächste Fahrt zu planen.
setup-again = Ändern
short-of = { $count } zu wenig
used-legend = Schräg und dunkler: verbraucht.
not-chosen = Nicht gewählt: { $list }
choose-again = Neu wählen
