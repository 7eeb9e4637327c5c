# Macao, das Brettspiel, auf Deutsch. Die Schlüssel folgen den Namen in names.py, options.py, cards.toml und board.toml.

## Farben der Würfel; ein Buchstabe für jede, wo Platz oder Farbe fehlt

color-red = rot
    .letter = R
color-blue = blau
    .letter = B
color-green = grün
    .letter = G
color-gray = grau
    .letter = U
color-violet = violett
    .letter = V
color-black = schwarz
    .letter = S

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

## Waren und Plättchen

good-jade = Jade
    .short = Jade
good-lacquerware = Lackwaren
    .short = Lack
good-paper = Papier
    .short = Pap.
good-porcelain = Porzellan
    .short = Porz.
good-rice = Reis
    .short = Reis
good-silk = Seide
    .short = Seide
good-spices = Gewürze
    .short = Gew.
good-tea = Tee
    .short = Tee
good-joker = Joker
    .short = Joker

## Häfen und Orte auf See

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
sea-space = die offene See

## Arten von Karten, wann sie wirken, wie oft

kind-office = Amt
    .plural = Ämter
kind-building = Gebäude
    .plural = Gebäude
kind-person = Person
    .plural = Personen

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

## Woher eine Zahl stammt

figure-found = in einer Quelle gefunden
    .mark = { "" }
figure-reconstructed = geschätzt
    .mark = ≈

## Gedruckte Zahlen: wozu sie gehören, und was sie sind

data-place-quarter = Viertel { $id }
data-place-space = Feld { $id } der Mauer
data-place-wall = Die Mauer
data-place-tiles = Die Plättchen
data-place-tribute = Die Tributleiste
data-place-sea = Das Meer
data-field-kind = Art
data-field-office = Art des Amts
data-field-cost = Kosten
data-field-tribute = Tribut
data-field-timing = wann sie wirkt
data-field-limit = wie oft
data-field-dark = dunkel
data-field-neighbours = Nachbarn
data-field-good = Ware
data-field-slots = Prestige für Lieferungen
data-field-start = Start der Schiffe
data-field-length = Felder
data-field-copies_of_each_good = Plättchen je Ware
data-field-jokers = Joker
data-field-min = kleinste Zahl
data-field-max = größte Zahl
data-field-position = gezeichneter Ort
data-field-there = vorhanden
data-field-name = Name
data-field-source = Herkunft der Zahlen
data-field-edges = Routen
data-yes = ja
data-no = nein

## Was die Prüfung über berichtigte Zahlen sagt

finding-file = { $name } ist keine der Dateien { $files }.
finding-not_toml = Die Datei ist nicht als TOML geschrieben: { $why }
finding-missing = Dieses Feld fehlt.
finding-stray = Das gehört nicht hierher.
finding-no_list = Es muss eine Liste von Tabellen [[{ $name }]] geben.
finding-no_table = Es muss eine Tabelle [{ $name }] geben.
finding-twice = Die Kennung { $id } kommt mehrfach vor.
finding-text = Es muss ein Text in einer Zeile sein, nicht { $value }.
finding-id = Es müssen Kleinbuchstaben, Ziffern und _ sein, nicht { $value }.
finding-bool = Es muss true oder false sein, nicht { $value }.
finding-whole = Es muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }.
finding-position = Es muss eine Zahl von 0 bis { $high } sein, nicht { $value }.
finding-one_of = Es ist { $value }, muss aber eines von { $choices } sein.
finding-cubes = Es muss Würfel nennen, etwa { "{" } red = 1, blue = 1 { "}" }, nicht { $value }.
finding-color = Die Farbe { $color } gibt es nicht; die Farben sind { $colors }.
finding-cube_count = Es { $count ->
    [one] ist { $count } Würfel
   *[other] sind { $count } Würfel
} der Farbe { $color }; es müssen 1 bis { $most } sein.
finding-list = Es muss eine Liste der richtigen Länge sein, nicht { $value }.
finding-sources = Es muss sagen, woher jedes von { $names } stammt.
finding-source = Zu { $name } steht { $value }; es muss found oder reconstructed sein.
finding-no_card = Die Regeln kennen keine solche Karte.
finding-cards_missing = { $count ->
    [one] { $count } Karte fehlt
   *[other] { $count } Karten fehlen
}: { $names }
finding-kind = Die Regeln legen fest, welche Karten Ämter sind und von welcher Art; dies widerspricht ihnen.
finding-dear = Es kostet { $count } Würfel; üblich sind 1 bis { $most }.
finding-pair = Das Paar { $pair } steht auf keiner Karte, die wir kennen.
finding-limit = Wann und wie oft sie wirkt, widerspricht sich beim Spielende.
finding-office_cost = Ämter dieser Art sollten hier { $count } Würfel der Farbe { $color } kosten.
finding-kind_count = { $count ->
    [one] { $count } Karte ist
   *[other] { $count } Karten sind
} von der Art { $kind }; es sollten { $expected } sein.
finding-pair_count = Das Paar { $pair } steht auf { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}; es sollten { $expected } sein.
finding-uneven = Alle Kosten zusammen brauchen { $count } Würfel der Farbe { $color }; eine mittlere Farbe hat { $mean }.
finding-no_size = Kein Gebäude und keine Person kostet { $count } Würfel.
finding-too_many = Es { $count ->
    [one] ist { $count }
   *[other] sind { $count }
}; Platz ist für { $most }.
finding-no_place = Es nennt { $id }, das es nicht gibt.
finding-one_way = Es nennt den Nachbarn { $id }, aber { $id } nennt es nicht seinerseits.
finding-light = Es gibt { $count ->
    [one] { $count } helles Viertel
   *[other] { $count } helle Viertel
} für { $tiles } Warenplättchen.
finding-dark = Es gibt { $count ->
    [one] { $count } dunkles Viertel
   *[other] { $count } dunkle Viertel
} für { $tiles } Joker.
finding-light_dark = { $light ->
    [one] { $light } Viertel ist hell
   *[other] { $light } Viertel sind hell
} und { $dark } dunkel; es sollten 24 und 6 sein.
finding-apart = Die Stadt hängt nicht zusammen.
finding-slots_order = Die Zahlen müssen von groß nach klein gehen.
finding-slots = Die Zahlen sollten { $slots } sein.
finding-good = { $count ->
    [one] { $count } Hafen will
   *[other] { $count } Häfen wollen
} diese Ware; es muss einer sein.
finding-port = Es ist keiner der Häfen, die wir kennen.
finding-edge = Die Route { $from_id } – { $to_id } verbindet nicht zwei Orte.
finding-edge_twice = Die Route { $from_id } – { $to_id } steht zweimal da.
finding-reach = Man erreicht es nicht von { $id } aus.
finding-outside = Es ist außerhalb des Plans gezeichnet.
finding-on_top = Es ist über { $id } gezeichnet.
finding-cross = Die Linien { $one } und { $other } kreuzen sich.

## Satzteile

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
placed = { $cubes } auf { $position }
die-shows = { $color } { $value }
die-turned = { $color } { $value } (statt { $rolled })
nothing = nichts
price-free = gratis
paid = { $paid ->
    [none] { "" }
   *[other] { " " }für { $paid }
}
costing = { $price ->
    [none] { "" }
   *[other] { " " }({ $price })
}
gained = { $gain ->
    [none] { "" }
   *[other] : { $gain }
}
because = { $cause ->
    [none] { "" }
   *[other] { " " }({ $why })
}
less = { $dropped ->
    [none] { "" }
   *[other] , ein Würfel { $dropped } weniger
}

## Ursachen, die keine Karten sind

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

## Aktionen: Beschriftungen von Knöpfen und Menüzeilen

action-take_card = { $card } nehmen{ costing }
action-decline_card = Keine Karte nehmen
action-discard_overflow = { $card } abwerfen
action-pick_start_cubes = 1 { $first } für Runde 1, 2 { $second } für Runde 2
action-choose_dice = { $first } und { $second }
action-apply_explorer = Ein Würfel { $die } mehr
action-apply_explorer-none = Keinen Würfel mehr
action-apply_master = Die Würfel in { $die } auf { $position } legen
action-apply_master-none = Die Würfel lassen, wo sie sind
action-activate-pay = { $card } aktivieren{ less }{ costing }
action-activate-craftsman = { $card } mit dem Handwerker aktivieren{ less }{ costing }
action-activate-count = { $card } mit dem Grafen aktivieren{ costing }
tile-of-several = { $tile } ({ $number }/{ $all })
action-take_quarter-pay = Das Viertel mit { $tile } nehmen{ less }{ costing }
action-take_quarter-herald = Mit dem Herold das Viertel mit { $tile } nehmen{ costing }
action-take_quarter-pay-bare = Viertel { $quarter } nehmen{ less }{ costing }
action-take_quarter-herald-bare = Viertel { $quarter } mit dem Herold nehmen{ costing }
action-move_wall = { $distance } auf der Mauer vorrücken{ costing }
toward-sea = auf { $place }
toward-port = nach { $place }
action-move_ship = Segeln { $toward } für { $pay }
action-move_ship-free = Segeln { $toward }, freier Schritt
action-deliver = Liefern
action-deliver-here = { $good } nach { $port } liefern
action-buy_tribute = Prestige zum Tribut kaufen
action-buy_tribute-rate = { $gain } Prestige für { $price } Gold kaufen
action-use_office = { $card } nutzen
action-use_card = { $card } nutzen
action-use_card-color = { $card } nutzen: { $color } nehmen
action-use_card-goldsmith = { $card } nutzen: { $color } zahlen
action-use_card-colors = { $card } nutzen: { $colors } zahlen
action-use_card-person = { $card } nutzen: { $person } abwerfen
action-cash_joker = Joker einlösen: { $choices }
action-pay_cube = { $color } zahlen
action-pass = Passen

## Dieselben Möglichkeiten in einer Zeile, mit einer zweiten Frage

fold-pick_start_cubes = 1 { $first } für Runde 1 …
fold-activate = { $card } aktivieren …
fold-take_quarter = Das Viertel mit { $tile } nehmen …
fold-move_ship = Segeln { $toward } …
fold-use_card = { $card } nutzen …
fold-cash_joker = Joker einlösen …

which-cube = Welcher Würfel?
which-way = Wie zahlst du?
which-color = Welche Farbe?
which-one = Was davon?

## Gruppen von Möglichkeiten

group-pick = Karten der Auslage
group-overflow = Abwerfen
group-start_cubes = Erste Würfel
group-dice = Zahlenwürfel
group-activate = Aktivieren
group-quarter = Stadt
group-wall = Mauer
group-ship = Schiff
group-deliver = Liefern
group-tribute = Tribut
group-card = Karten
group-joker = Joker
group-payment = Bezahlen
group-pass = Passen
group-table = Für den Tisch
group-expert = Für Kenner

## Ereignisse: Sätze des Verlaufs. `.you` gilt dem, der handelt.

event-card_revealed = { $card } wird aufgedeckt
event-cards_revealed = Aufgedeckt: { $cards }
event-tribute_set = Der Tribut: { $gain } Prestige für { $price } Gold
event-card_taken = { $seat } nimmt { $card }
    .you = Du nimmst { $card }
event-card_declined = { $seat } nimmt keine Karte{ because }
    .you = Du nimmst keine Karte{ because }
event-card_discarded = { $seat } wirft { $card } ab{ because }
    .you = Du wirfst { $card } ab{ because }
event-card_discarded-table = { $card } kommt auf den Ablagestapel
event-cards_discarded = Auf den Ablagestapel: { $cards }
event-cubes_placed = { $seat } legt { $placed }
    .you = Du legst { $placed }
event-die_rolled = Zahlenwürfel: { $die }
event-dice_rolled = Zahlenwürfel: { $dice }
event-dice_chosen = { $seat } wählt die Zahlenwürfel { $first } und { $second }
    .you = Du wählst die Zahlenwürfel { $first } und { $second }
event-dice_chosen-placed = { $seat } wählt die Zahlenwürfel { $first } und { $second }: { $placed }
    .you = Du wählst die Zahlenwürfel { $first } und { $second }: { $placed }
event-explorer_applied = { $seat } nimmt einen Würfel { $die } mehr{ because }
    .you = Du nimmst einen Würfel { $die } mehr{ because }
event-explorer_applied-none = { $seat } nimmt keinen Würfel mehr{ because }
    .you = Du nimmst keinen Würfel mehr{ because }
event-master_applied = { $seat } legt die Würfel in { $die } auf { $position }{ because }
    .you = Du legst die Würfel in { $die } auf { $position }{ because }
event-master_applied-none = { $seat } lässt die Würfel, wo sie sind{ because }
    .you = Du lässt die Würfel, wo sie sind{ because }
event-rose_turned = Die Windrosen drehen sich
event-punished = { $seat } nimmt { n-markers }{ because }
    .you = Du nimmst { n-markers }{ because }
event-card_activated = { $seat } aktiviert { $card }{ paid }
    .you = Du aktivierst { $card }{ paid }
event-card_used = { $seat } nutzt { $card }{ gained }{ paid }
    .you = Du nutzt { $card }{ gained }{ paid }
event-quarter_taken = { $seat } nimmt das Viertel mit { $tile }{ paid }
    .you = Du nimmst das Viertel mit { $tile }{ paid }
event-wall_moved = { $seat } rückt auf der Mauer { n-spaces } vor{ paid }, auf Feld { $space }{ because }
    .you = Du rückst auf der Mauer { n-spaces } vor{ paid }, auf Feld { $space }{ because }
event-wall_raised = Die Scheibe von { $seat } kommt in ihrem Stapel nach oben{ because }
    .you = Deine Scheibe kommt in ihrem Stapel nach oben{ because }
event-ship_moved = { $seat } segelt { $toward } für { $paid }
    .you = Du segelst { $toward } für { $paid }
event-ship_moved-free = { $seat } segelt mit einem freien Schritt { $toward }
    .you = Du segelst mit einem freien Schritt { $toward }
event-delivered = { $seat } liefert { $good } nach { $port }{ gained }
    .you = Du lieferst { $good } nach { $port }{ gained }
event-tribute_bought = { $seat } kauft { $gain } zum Tribut{ paid }
    .you = Du kaufst { $gain } zum Tribut{ paid }
event-gold_gained = { $seat } nimmt { n-gold }{ because }
    .you = Du nimmst { n-gold }{ because }
event-gold_paid = { $seat } zahlt { n-gold }{ because }
    .you = Du zahlst { n-gold }{ because }
event-prestige_gained = { $seat } bekommt { n-prestige }{ because }
    .you = Du bekommst { n-prestige }{ because }
event-prestige_lost = { $seat } verliert { n-prestige }{ because }
    .you = Du verlierst { n-prestige }{ because }
event-cube_gained = { $seat } nimmt { $cubes }{ because }
    .you = Du nimmst { $cubes }{ because }
event-cube_paid = { $seat } zahlt { $cubes }{ because }
    .you = Du zahlst { $cubes }{ because }
event-payment_begun-wall = { $seat } muss für { $spaces } auf der Mauer { cubes-any } zahlen
    .you = Du musst für { $spaces } auf der Mauer { cubes-any } zahlen
event-payment_begun-prospector = { $seat } muss dem Goldsucher { cubes-any } zahlen
    .you = Du musst dem Goldsucher { cubes-any } zahlen
event-payment_begun-shop = { $seat } muss im Laden für einen Würfel in { $color } { cubes-any } zahlen
    .you = Du musst im Laden für einen Würfel in { $color } { cubes-any } zahlen
event-joker_cashed = { $seat } löst einen Joker ein{ gained }
    .you = Du löst einen Joker ein{ gained }
event-steps_gained = { $seat } hat { n-steps }{ because }
    .you = Du hast { n-steps }{ because }
event-passed = { $seat } passt
    .you = Du passt
event-round_began = Runde { $round } beginnt
event-game_ended = Das Spiel ist aus

## Schritte, und worauf das Spiel wartet

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

prompt-start_cards = { $seat } nimmt eine erste Karte
    .you = Nimm deine erste Karte
prompt-start_cubes = { $seat } wählt die ersten Würfel
    .you = Wähle deine Würfel für die ersten beiden Runden
prompt-pick = { $seat } nimmt eine Karte
    .you = Nimm eine Karte aus der Auslage
prompt-overflow = { $seat } hat sechs Karten und muss eine abwerfen
    .you = Du hast sechs Karten: wirf eine ab und nimm einen Strafmarker
prompt-dice = { $seat } wählt zwei Zahlenwürfel
    .you = Wähle zwei Zahlenwürfel: jeder bringt so viele Würfel, wie er zeigt, auf diese Zahl
prompt-explorer = { $seat } darf einen Würfel mehr nehmen (Forscher)
    .you = Forscher: einen Würfel mehr für einen Zahlenwürfel?
prompt-master = { $seat } darf die Würfel eines Zahlenwürfels verschieben (Meister)
    .you = Meister: die Würfel eines Zahlenwürfels verschieben?
prompt-actions = { $seat } ist am Zug
    .you = Dein Zug: handle, so oft du willst, dann passe
prompt-payment-wall = { $seat } zahlt für die Mauer
    .you = Zahle { cubes-any } für { $spaces } auf der Mauer (cancel nimmt es zurück)
prompt-payment-prospector = { $seat } bezahlt den Goldsucher
    .you = Zahle { cubes-any } an den Goldsucher (cancel nimmt es zurück)
prompt-payment-shop = { $seat } zahlt im Laden
    .you = Zahle { cubes-any } für einen Würfel in { $color } im Laden (cancel nimmt es zurück)
prompt-over = Das Spiel ist aus
    .you = Das Spiel ist aus

## Absagen, nach ihrem Code. $detail ist der eigene Satz des Fehlers.

error-card-unknown = Diese Karte gibt es nicht: { $detail }
error-phase-wrong = Danach fragt das Spiel gerade nicht.
error-action-refused = Das geht jetzt nicht: { $detail }
error-payment-pending = Zahle erst die Würfel, die noch fehlen, oder nimm die Aktion zurück.
error-payment-order = Gezahlt wird in der Reihenfolge rot, blau, grün, grau, violett, schwarz, und der Rest muss reichen.
error-offer-not_there = Diese Karte liegt nicht in der Auslage.
error-card-not_on_tableau = Diese Karte liegt nicht auf deiner Tafel.
error-card-not_active = Diese Karte ist nicht aktiviert oder gehört dir nicht.
error-card-used = Diese Karte wurde in dieser Runde schon genutzt.
error-card-condition = Was diese Karte verlangt, trifft gerade nicht zu.
error-card-nothing_to_gain = Diese Karte brächte dir jetzt nichts.
error-card-not_usable = Diese Karte wird nicht so genutzt.
error-card-needs_choice = Zu dieser Karte gehört eine Wahl: eine Farbe, Farben oder eine Person.
refused-short = Es fehlt noch: { $missing }.
error-cubes-too_few = Dafür fehlen dir Würfel.
error-gold-too_little = Dafür fehlt dir Gold.
error-discount-not_available = Keine deiner Karten lässt dich jetzt diesen Würfel sparen.
error-method-not_available = So kannst du jetzt nicht zahlen.
error-quarter-taken = Dieses Viertel ist schon vergeben.
error-quarter-limit = In diesem Zug kannst du kein weiteres Viertel nehmen.
error-wall-moved = Du bist in diesem Zug schon auf der Mauer vorgerückt.
error-wall-end = Deine Scheibe liegt auf dem letzten Feld der Mauer.
error-wall-too_far = So lang ist die Mauer nicht.
error-ship-not_adjacent = Dorthin kommt dein Schiff nicht in einem Schritt.
error-ship-no_free_step = Du hast keinen freien Schritt mehr.
error-deliver-not_in_port = Dein Schiff liegt in keinem Hafen.
error-deliver-no_goods = Du hast keine Ware, die dieser Hafen sucht.
error-deliver-full = Dieser Hafen nimmt nichts mehr an.
error-deliver-not_entered = An diesem Tisch wird nur in einem Hafen geliefert, den das Schiff in diesem Zug angelaufen hat.
error-tribute-limit = Öfter kannst du in diesem Zug kein Prestige kaufen.
error-tribute-too_little_gold = Für den Tribut fehlt dir Gold.
error-tribute-nothing_to_gain = Der Tribut brächte dir kein Prestige.
error-joker-none = Du hast keinen Joker.
error-joker-juggler = Mit dem Gaukler ist ein Joker zweimal etwas auf einmal, ohne ihn nur einmal.
error-dice-not_chosen = Das ist keiner der Zahlenwürfel, die du gewählt hast.
error-master-not_possible = Dorthin kann der Meister diese Würfel nicht legen.
error-idler-not_active = Nur mit dem Müßiggänger darfst du auf eine Karte verzichten.
error-overflow-not_held = Diese Karte hast du nicht.

error-data-other = Der Tisch wurde mit anderen Zahlen gesehen: { $detail }
error-field-unknown = Dazu wird keine Quelle geführt: { $detail }

## Warnungen neben einer Möglichkeit

warning-passing_with_cubes = Deine Würfel am Pfeil gehen verloren.
warning-fountain_lost = Der Schritt deines Brunnens geht verloren.
warning-envoy_lost = Der Würfel deines Gesandten geht verloren.
warning-sixth_card = Das wäre deine sechste Karte: eine muss weg, und du nimmst einen Strafmarker.
warning-empty_arrow = Keine Würfel am Pfeil in dieser Runde: ein Strafmarker.
warning-empty_arrow_next_round = Noch nichts für die nächste Runde.
warning-cannot_be_undone = Lässt sich nicht zurücknehmen.

## Optionen. Die Wörter in Klammern sind die Werte, die man schreibt.

option-delivery_requires_entry = Liefern nur beim Anlaufen
    .text = Ob nur in einem Hafen geliefert werden darf, den das Schiff im selben Zug angelaufen hat.
option-tribute_basis = Karten für den Tribut
    .text = Der Tribut zählt alle sechs aufgedeckten Karten (six_cards) oder nur die, die in der Auslage bleiben (offer).
option-initial_wall_order = Erste Reihenfolge auf der Mauer
    .text = Jemand liegt zufällig oben und die anderen folgen im Uhrzeigersinn (random_start_clockwise), alles ist zufällig (random), oder es wird eine Liste der Plätze angegeben.
option-master_dice = Zahlenwürfel des Meisters
    .text = Für wie viele der beiden Zahlenwürfel der Meister die Würfel verschieben darf: 1 oder 2.
option-explorer_dice = Zahlenwürfel des Forschers
    .text = Für wie viele der beiden Zahlenwürfel der Forscher einen Würfel mehr bringt: 1 oder 2.
option-when_cards = Karten, die reagieren
    .text = Karten, die auf etwas reagieren, das du tust, wirken einmal je Runde (once) oder jedes Mal (each).
option-discount_limit = Karten, die Würfel sparen
    .text = Kran, Heiler, Archiv und Spekulant sparen einmal je Runde einen Würfel (once) oder jedes Mal (each).
option-tower_on_last_space = Turm auf dem letzten Feld
    .text = Ob der Turm seinen Besitzer auch auf dem letzten Feld der Mauer oben hält.
option-beggar_ties = Bettler bei Gleichstand
    .text = Ob ein geteilter letzter Platz im Prestige für den Bettler genügt.
option-monastery_ties = Kloster bei Gleichstand
    .text = Ob ein geteilter erster Platz im Prestige für das Kloster genügt.
option-captain_points = Punkte des Kapitäns
    .text = Wie viel Prestige der Kapitän bringt: 1 oder 2.
option-scribe_scope = Reichweite des Schreibers
    .text = Mit dem Schreiber darf jede Amtskarte zweimal genutzt werden (card) oder eine Karte je Sorte (type).
option-office_rate = Ertrag der Ämter
    .text = Jedes Amt zahlt 1 Gold für seinen Würfel (flat); ein anderer Wert ist noch nicht bekannt.
option-councilman_mode = Punkte des Ratsherrn
    .text = 6 Prestige je Sorte mit drei Karten (three_of_a_type), je Sorte bei mindestens drei Sorten (per_type_if_three_types) oder einmal bei mindestens drei Sorten (once_if_three_types).
option-palace_counts_abbot = Palast und Abt
    .text = Ob der Palast den Abt zu den Karten zählt, die am Ende werten.
option-scribe_second_use = Zweite Nutzung mit dem Schreiber
    .text = Wenn der Schreiber für eine Karte je Sorte gilt: Die zweite Nutzung gehört einer Karte (one_card), oder die Ämter einer Sorte werden einmal mehr genutzt, als es sind, jedes höchstens zweimal (any_card).

## Karten: der Name, und was sie tun, in einer Zeile

card-office = { $office } { $cubes }
office-customs = Zoll
    .text = Zahle 1 roten Würfel, nimm 1 Gold.
office-construction = Bau
    .text = Zahle 1 grünen Würfel, nimm 1 Gold.
office-finance = Finanzen
    .text = Zahle 1 grauen Würfel, nimm 1 Gold.
office-justice = Justiz
    .text = Zahle 1 blauen Würfel, nimm 1 Gold.
office-military = Militärwesen
    .text = Zahle 1 schwarzen Würfel, nimm 1 Gold.
office-administration = Verwaltung
    .text = Zahle 1 violetten Würfel, nimm 1 Gold.

card-archive = Archiv
    .text = Ein Amt zu aktivieren kostet dich einen Würfel weniger, welchen du willst.
card-bank = Bank
    .text = Nimm 2 Gold.
card-border_post = Grenzposten
    .text = Nutzt du ein Amt des Zolls, bekommst du 1 Gold mehr.
card-cathedral = Kathedrale
    .text = Zahle Würfel verschiedener Farben: 1 Prestige für jeden.
card-chancery = Amtsstube
    .text = 1 Prestige, wenn du in dieser Runde ein Amt genutzt hast.
card-chapel = Kapelle
    .text = 1 Prestige, wenn du in dieser Runde schon welches bekommen hast.
card-cooperage = Böttcherei
    .text = Jede Ware, die du lieferst, bringt 1 Prestige mehr.
card-court = Gericht
    .text = 1 Prestige für jedes deiner aktivierten Ämter der Justiz.
card-crane = Kran
    .text = Ein Gebäude zu aktivieren kostet dich einen Würfel weniger, welchen du willst.
card-customs_station = Zollstation
    .text = 1 Prestige für jedes deiner aktivierten Ämter des Zolls.
card-embassy = Botschaft
    .text = Kaufst du zum Tribut, bekommst du 2 Prestige mehr.
card-fortress = Festung
    .text = 1 Prestige für jedes deiner aktivierten Ämter des Militärwesens.
card-fountain = Brunnen
    .text = Nach dem Nehmen eines Viertels rückst du auf der Mauer ein Feld vor.
card-gate = Tor
    .text = 1 Prestige, wenn du auf der Mauer der Erste bist.
card-guard_post = Wachposten
    .text = Rücke auf der Mauer ein Feld vor, wenn du dort nicht der Erste bist.
card-hospital = Spital
    .text = Aktivierst du eine Person, bekommst du 1 Gold.
card-inn = Wirtshaus
    .text = Nimm 1 Gold, oder 3, wenn dein Wirt aktiviert ist.
card-jade_warehouse = Jadelager
    .text = Jade, die du lieferst, zählt doppelt.
card-lacquerware_warehouse = Lackwarenlager
    .text = Lackwaren, die du lieferst, zählen doppelt.
card-lighthouse = Leuchtturm
    .text = Jede Ware, die du lieferst, bringt dir 1 Gold.
card-meeting_hall = Sitzungssaal
    .text = Am Ende: 2 Prestige für jede Sorte Amt, die du aktiviert hast.
card-miks_tavern = Mik's Tavern
    .text = Nimm 1 Gold, wenn du mindestens drei aktivierte Personen hast.
card-monastery = Kloster
    .text = 1 Prestige, wenn niemand mehr Prestige hat als du.
    .alone = 1 Prestige, wenn du allein das meiste Prestige hast.
card-palace = Palast
    .text = Am Ende: 2 Prestige für jede deiner aktivierten Karten, die am Ende wertet, auch diese.
    .abbot = Am Ende: 2 Prestige für jede deiner aktivierten Karten, die am Ende zählt, auch diese und der Abt.
card-paper_warehouse = Papierlager
    .text = Papier, das du lieferst, zählt doppelt.
card-parade_ground = Exerzierplatz
    .text = Nutzt du ein Amt des Militärwesens, bekommst du 1 Gold mehr.
card-pawnshop = Pfandleihe
    .text = Nimm 1 Gold, wenn du in dieser Runde schon welches bekommen hast.
card-porcelain_warehouse = Porzellanlager
    .text = Porzellan, das du lieferst, zählt doppelt.
card-prefecture = Präfektur
    .text = Am Ende: 1 Prestige für jedes deiner aktivierten Ämter.
card-quarry = Steinbruch
    .text = 1 Prestige für jedes deiner aktivierten Ämter des Baus.
card-residence = Residenz
    .text = Am Ende: 1 Prestige für jedes deiner aktivierten Gebäude, auch dieses.
card-rice_warehouse = Reislager
    .text = Reis, den du lieferst, zählt doppelt.
card-sail_loft = Segelmacherei
    .text = Dein Schiff darf bis zu 2 Schritte kostenlos fahren.
card-school = Schule
    .text = Nimm 1 Gold, wenn mindestens zwei Plätze deiner Tafel leer sind.
card-shop = Laden
    .text = Zahle 2 beliebige Würfel, nimm einen Würfel einer Farbe deiner Wahl.
card-silk_warehouse = Seidenlager
    .text = Seide, die du lieferst, zählt doppelt.
card-smithy = Schmiede
    .text = Am Ende: 1 Prestige für jedes deiner Viertel.
card-spice_warehouse = Gewürzlager
    .text = Gewürze, die du lieferst, zählen doppelt.
card-statue = Statue
    .text = Am Ende: 3 Prestige für jedes deiner dunklen Viertel.
card-tea_warehouse = Teelager
    .text = Tee, den du lieferst, zählt doppelt.
card-tower = Turm
    .text = Deine Scheibe auf der Mauer liegt in ihrem Stapel immer oben.
    .not_last = Deine Scheibe auf der Mauer liegt in ihrem Stapel oben, außer auf dem letzten Feld.
card-town_hall = Rathaus
    .text = 1 Prestige für jedes deiner aktivierten Ämter der Verwaltung.
card-treasury = Schatzkammer
    .text = 1 Prestige für jedes deiner aktivierten Ämter der Finanzen.
card-university = Universität
    .text = 1 Prestige, wenn mindestens zwei Plätze deiner Tafel leer sind.

card-abbot = Abt
    .text = Am Ende: keine Strafmarker für Karten, die auf deiner Tafel übrig sind.
card-baronesa_dois = Baronesa Dois
    .text = Am Ende: 3 Prestige; mit zwei Baronesas je 4, mit allen dreien je 5.
card-baronesa_tres = Baronesa Três
    .text = Am Ende: 3 Prestige; mit zwei Baronesas je 4, mit allen dreien je 5.
card-baronesa_um = Baronesa Um
    .text = Am Ende: 3 Prestige; mit zwei Baronesas je 4, mit allen dreien je 5.
card-beadle = Amtsdiener
    .text = Nimm 1 Gold für jede Sorte Amt, die du in dieser Runde genutzt hast.
card-beggar = Bettler
    .text = Nimm einen Würfel deiner Wahl, wenn niemand weniger Prestige hat als du.
    .alone = Nimm einen Würfel deiner Wahl, wenn du allein das wenigste Prestige hast.
card-bishop = Bischof
    .text = Zahle 1 Gold für 2 Prestige.
card-cabin_boy = Schiffsjunge
    .text = 1 Prestige, wenn dein Schiff höchstens zwei Waren trägt.
card-cannoneer = Kanonier
    .text = Nimm 1 Gold, wenn du auf der Mauer der Letzte bist.
card-captain = Kapitän
    .text = { $points } Prestige, wenn dein Schiff in dieser Runde mindestens zwei Schritte gefahren ist.
card-carpenter = Zimmermann
    .text = Jedes Viertel, das du nimmst, bringt dir 1 Gold.
card-chamberlain = Kämmerer
    .text = Aktivierst du ein Amt, bekommst du 1 Gold.
card-coachman = Kutscher
    .text = Nimm 1 Gold, wenn du mindestens drei aktivierte Gebäude hast.
card-councilman = Ratsherr
    .text = Am Ende: 6 Prestige für jede Sorte Amt, von der du mindestens drei Karten aktiviert hast.
    .per_type_if_three_types = Am Ende: 6 Prestige für jede Sorte Amt, die du aktiviert hast, wenn es mindestens drei sind.
    .once_if_three_types = Am Ende: 6 Prestige, wenn du mindestens drei Sorten Amt aktiviert hast.
card-count = Graf
    .text = Aktiviere eine Karte für 4 Gold statt für ihre Würfel.
card-craftsman = Handwerker
    .text = Aktiviere eine Karte, indem du ihre Würfel nur vorzeigst; du behältst sie.
card-diplomat = Diplomat
    .text = Du darfst in deinem Zug zweimal zum Tribut kaufen.
card-donna_blu = Donna Blu
    .text = Nimm 1 blauen Würfel.
card-envoy = Gesandter
    .text = Hast du zum Tribut Prestige bekommen, nimm einen Würfel deiner Wahl.
card-explorer = Forscher
    .text = Einer deiner beiden Zahlenwürfel bringt dir einen Würfel mehr.
    .both = Jeder deiner beiden Zahlenwürfel bringt dir einen Würfel mehr.
card-frau_rot = Frau Rot
    .text = Nimm 1 roten Würfel.
card-goldsmith = Goldschmied
    .text = Zahle 1 beliebigen Würfel, nimm 1 Gold.
card-governor = Gouverneur
    .text = Am Ende: 7 Prestige.
card-gravedigger = Totengräber
    .text = Wirf eine andere deiner aktivierten Personen ab, nimm 2 Gold.
card-healer = Heiler
    .text = Eine Person zu aktivieren kostet dich einen Würfel weniger, welchen du willst.
card-helmsman = Steuermann
    .text = Zahle 1 Gold, und dein Schiff darf bis zu 4 Schritte fahren.
card-herald = Herold
    .text = Nimm ein Viertel für 3 Gold statt für seine Würfel.
card-idler = Müßiggänger
    .text = Du musst in Phase 1 keine Karte nehmen.
card-innkeeper = Wirt
    .text = Nimm 1 Gold, oder 3, wenn dein Wirtshaus aktiviert ist.
card-judge = Richter
    .text = Nutzt du ein Amt der Justiz, bekommst du 1 Gold mehr.
card-juggler = Gaukler
    .text = Jeder Joker, den du einlöst, gibt dir zweimal die Wahl statt einmal.
card-lady_black = Lady Black
    .text = Nimm 1 schwarzen Würfel.
card-madame_vert = Madame Vert
    .text = Nimm 1 grünen Würfel.
card-magistrate = Magistrat
    .text = Nutzt du ein Amt der Verwaltung, bekommst du 1 Gold mehr.
card-master = Meister
    .text = Du darfst die Würfel eines deiner Zahlenwürfel eine Zahl höher oder tiefer legen, nie auf die 1.
    .both = Du darfst die Würfel jedes deiner Zahlenwürfel eine Zahl höher oder tiefer legen, nie auf die 1.
card-master_builder = Baumeister
    .text = Aktivierst du ein Gebäude, bekommst du 2 Gold.
card-midwife = Hebamme
    .text = Am Ende: 1 Prestige für jede deiner aktivierten Personen, auch diese.
card-miss_grey = Miss Grey
    .text = Nimm 1 grauen Würfel.
card-moneylender = Geldverleiher
    .text = Nimm 1 Gold und 1 Prestige.
card-night_watchman = Nachtwächter
    .text = Du darfst in deinem Zug zwei Viertel nehmen.
card-nobleman = Edler
    .text = Zahle 2 Gold, nimm einen Würfel deiner Wahl.
card-office_head = Amtsleiter
    .text = Nimm 1 Gold, wenn du mindestens drei aktivierte Ämter hast.
card-professor = Professor
    .text = Jeder deiner beiden Zahlenwürfel, der eine 1 zeigt, bringt dir 1 Gold.
card-prospector = Goldsucher
    .text = Zahle 3 beliebige Würfel, nimm 1 Gold; so oft du willst.
card-scholar = Gelehrter
    .text = Nimm einen Würfel deiner Wahl.
card-scribe = Schreiber
    .text = Du darfst jedes deiner Ämter zweimal je Runde nutzen.
    .type = Deine Ämter jeder Sorte dürfen einmal mehr je Runde genutzt werden.
card-senora_violeta = Senora Violeta
    .text = Nimm 1 violetten Würfel.
card-soldier = Soldat
    .text = Nimm 1 Gold für je vier Viertel, die dir gehören.
card-speculator = Spekulant
    .text = Ein Viertel zu nehmen kostet dich einen Würfel weniger, welchen du willst.
card-surveyor = Vermesser
    .text = Nutzt du ein Amt des Baus, bekommst du 1 Gold mehr.
card-treasurer = Schatzmeister
    .text = Nutzt du ein Amt der Finanzen, bekommst du 1 Gold mehr.
card-vice_governor = Vizegouverneur
    .text = Am Ende: 4 Prestige.

## Wie offene Fragen zu Karten beantwortet sind

ruling-event_once = Sie wirkt einmal je Runde, beim ersten Mal, wenn es nach ihrer Aktivierung zutrifft.
ruling-event_each = An diesem Tisch wirkt sie jedes Mal, wenn es nach ihrer Aktivierung zutrifft.
ruling-event_automatic = Du bekommst es, ohne zu fragen.
ruling-waits_once = Du nutzt sie selbst, einmal je Runde, nachdem es zum ersten Mal zugetroffen hat, während sie aktiv ist. Passt du, ohne sie zu nutzen, ist es verloren.
ruling-waits_each = An diesem Tisch darfst du sie für jedes Mal, das es zutrifft, während sie aktiv ist, einmal nutzen. Was beim Passen ungenutzt ist, ist verloren.
ruling-discount_once = Einmal je Runde. Aus einem einzigen Würfel wird nichts.
ruling-discount_each = An diesem Tisch jedes Mal. Aus einem einzigen Würfel wird nichts.
ruling-not_itself = Bei ihrer eigenen Aktivierung hilft sie nicht.
ruling-gold_for_all = Das Gold ersetzt alle Würfel, also lässt sich dabei kein Würfel sparen.
ruling-craftsman = Die Würfel müssen an deinem Pfeil liegen und sind danach noch da. Mit Kran, Heiler oder Archiv genügt der kleinere Preis.
ruling-free_step = Dieser Schritt ist nicht dein bezahlter Zug auf der Mauer und ändert dessen Preis nicht. Vom letzten Feld geht es nicht weiter.
ruling-fountain_once = Möglich vom Nehmen des Viertels bis zum Passen. Ein zweites Viertel bringt keinen zweiten Schritt.
ruling-fountain_each = Möglich vom Nehmen des Viertels bis zum Passen. Jedes Viertel bringt einen eigenen Schritt.
ruling-whole_round = Sie sieht auf die ganze Runde, auch auf das, was du vor ihrer Aktivierung getan hast.
ruling-came_before = Es zählt, was in dieser Runde vorher aus etwas anderem kam, auch wenn du es schon ausgegeben hast.
ruling-tie_counts = Ein geteilter Platz zählt.
ruling-tie_fails = An diesem Tisch zählt ein geteilter Platz nicht.
ruling-doubling = Verdoppelt wird der Wert des Hafens, nicht der Punkt der Böttcherei.
ruling-each_tile = Sie wirkt für jedes Plättchen, so viele du auch lieferst.
ruling-steps = Fahre die Schritte einzeln, wann du willst in diesem Zug. Was beim Passen übrig ist, verfällt.
ruling-captain = Alle Schritte zählen, bezahlt oder frei, in jede Richtung.
ruling-juggler = Zwei Würfel, ein Würfel und 3 Gold, oder 6 Gold, zusammen gewählt. Für beliebig viele Joker.
ruling-scribe_card = Jede Nutzung wird bezahlt und bringt ihr Gold.
ruling-scribe_type_one = An diesem Tisch darf nur eine Karte jeder Sorte ein zweites Mal genutzt werden.
ruling-scribe_type_any = An diesem Tisch dürfen die Ämter einer Sorte einmal mehr genutzt werden, als du davon hast, jedes höchstens zweimal.
ruling-bonus_once = Karten, die auf ein Amt reagieren, wirken weiterhin einmal je Runde.
ruling-bonus_each = An diesem Tisch wirken Karten, die auf ein Amt reagieren, jedes Mal.
ruling-office = Alle vier Karten einer Sorte tun dasselbe; die Zahl im Namen sagt, was das Aktivieren kostet. Zwei Karten einer Sorte werden einzeln genutzt.
ruling-beadle = Zwei Karten einer Sorte zählen einmal. Du nutzt ihn einmal je Runde, also wähle den Augenblick.
ruling-gravedigger = Nicht sich selbst, keine Karte auf der Tafel. Was die Person in dieser Runde tat, bleibt; danach wirkt sie nicht mehr.
ruling-cathedral = Ein Satz verschiedener Farben je Runde.
ruling-inn_pair = Die andere Karte muss aktiviert sein, nicht genutzt.
ruling-baronesa = Nur aktivierte zählen.
ruling-palace_alone = Er zählt Baronesas, Gouverneur, Vizegouverneur, Hebamme, Residenz, Präfektur, Sitzungssaal, Ratsherr, Schmiede, Statue und sich selbst, ob sie Punkte bringen oder nicht.
ruling-palace_abbot = Er zählt Baronesas, Gouverneur, Vizegouverneur, Hebamme, Residenz, Präfektur, Sitzungssaal, Ratsherr, Schmiede, Statue, sich selbst und an diesem Tisch den Abt, ob sie Punkte bringen oder nicht.
ruling-abbot = Früher genommene Marker zählen weiter.
ruling-night_watchman = Jedes wird einzeln bezahlt, zu zwei beliebigen Zeitpunkten des Zuges.
ruling-idler = In jeder Runde, auch um eine sechste Karte zu vermeiden.
ruling-master = Nicht so weit, dass die Würfel zu spät kämen. Ihre Zahl bleibt gleich.
ruling-explorer = Der Würfel kommt zu denen des Zahlenwürfels, auf dieselbe Zahl.
ruling-professor = Es zählt die gezeigte Zahl: auch ein spät im Spiel auf 1 gedrehter Zahlenwürfel, auch eine 1, deren Würfel der Meister verschiebt.
ruling-diplomat = Jedes Mal zum vollen Preis.
ruling-envoy = Auch die Punkte der Botschaft zählen.
ruling-tower_always = Er wirkt sofort bei der Aktivierung; später kommende Scheiben gehen unter deine.
ruling-tower_not_last = Er wirkt sofort bei der Aktivierung, außer auf dem letzten Feld; später kommende Scheiben gehen unter deine.
ruling-kind = Ihre Art ist unsere Vermutung: das Wort kann eine Person meinen oder etwas anderes.
ruling-captain_doubt = Eine Quelle erinnert sich an 2 Punkte; der Tisch darf wählen.
ruling-councilman_doubt = Die Quelle ist unklar; der Tisch darf eine andere Lesart wählen.

## Der Tisch im Terminal

table-legend = Würfel: { $colors }
table-setup = Aufbau
table-round = Runde { $round } von 12
table-tribute = Tribut: { $gain } Prestige für { $price } Gold
table-dice = Zahlenwürfel
table-offer = Auslage
table-stack = Stapel { $count }
table-seat = Platz
table-prestige = Pr.
table-gold = Gold
table-markers = Str.
table-wall-short = Mauer
table-ship = Schiff
table-cargo = Ladung
table-jokers = Jok.
table-tableau-short = Tafel
table-active-short = Aktiv
table-key = Pr. Prestige · Str. Strafmarker, je 3 weniger · Jok. Joker · Tafel: wartende Karten, Aktiv: aktivierte · jetzt: Würfel am Pfeil · R5: Würfel, die in Runde 5 kommen
table-now = jetzt
table-arrives = R{ $round }
table-roses = Windrosen
table-city = Stadt
table-city-key = ▪ dunkles Viertel · (A) gehört A
table-wall = Mauer
table-port = Hafen
table-wants = sucht
table-pays = zahlt
table-distance = weit
table-aboard = du
table-tableau = Deine Tafel ({ $count } von 5)
table-tableau-empty = leer
table-missing = es fehlt { $cubes }
table-payable = jetzt bezahlbar
table-payable-later = bezahlbar in Runde { $round }
table-active = Deine aktiven Karten
table-usable = nutzbar
table-used = genutzt
table-waiting = nicht jetzt
table-always = von selbst
table-at-end = am Ende
table-empty = leer
table-turn-order = Reihenfolge
table-estimated = ≈ steht bei Zahlen, die wir geschätzt haben.

note-rose = { $cubes } für Runde { $round }
note-gain = bringt { $gain }
note-near = { $port } { $count }
note-from-there = von dort: { $ports }
note-final = lässt sich nicht zurücknehmen
note-to-space = auf Feld { $space }

sheet-cost = Kosten
sheet-tribute = Tribut
sheet-kind = Art
sheet-works = Wirkt
sheet-rulings = Auslegung
sheet-note = Anmerkung in den Daten
sheet-where = Jetzt
sheet-why-not = Jetzt nicht: { $reason }
where-stack = im Stapel oder aus dem Spiel
where-pair = kommt in Runde { $round }
where-offer = in der Auslage
where-discard = abgelegt
where-tableau = auf der Tafel von { $seat }
    .you = auf deiner Tafel
where-active = aktiviert von { $seat }
    .you = von dir aktiviert

quarter-title = Viertel { $quarter }
quarter-light = hell
quarter-dark = dunkel
quarter-owned = gehört { $seat }
quarter-tile = Plättchen
quarter-neighbors = Nachbarn
port-title = Hafen { $port }
port-delivered = Geliefert
port-distances = Entfernungen

plan-title = Deine Würfel in den kommenden Runden
plan-round = Runde
plan-cubes = Würfel
plan-cards = Karten, die du aktivieren könntest
plan-quarters = Viertel
plan-none = noch keine
plan-nothing = -

summary-title = Woher das Prestige kam

screen-help =
    Was du tippen kannst
      3                 die Möglichkeit mit dieser Nummer
      take bank         eine Karte nehmen; auch discard (abwerfen), activate, use (nutzen)
      q07               ein Viertel nehmen;  wall 2: auf der Mauer vorrücken
      sail genova       einen Schritt segeln;  sail s02 rot: mit diesem Würfel
      deliver (liefern), tribute (Tribut), joker gold, joker rot, pass (passen)
      rg                bei den Zahlenwürfeln: der rote und der grüne (Buchstaben siehe oben)
      cancel            eine offene Bezahlung zurücknehmen
      hint              die besten Aktionen und warum
      undo              einen Schritt zurück;  undo turn: den ganzen Zug
      plan              deine Würfel der nächsten Runden, und was sie bezahlen
      seat NAME         die Karten eines Mitspielers
      offices, discards die Ämter der kommenden Runden, der Ablagestapel
      ? bank            eine Karte: Wirkung, Kosten, Auslegung;  ? q07, ? genova, ? 3
      log, rules (Regeln), table (Tisch), quit (aufhören)
screen-unknown = „{ $line }“ bedeutet hier nichts. Tippe eine Nummer aus der Liste, eine Aktion wie wall 2 oder use bank, oder ? für Hilfe.
screen-unknown-subject = „{ $what }“ gibt es nicht. Frage nach einer Karte (? bank), einem Viertel (? q07), einem Hafen (? genova) oder einer Möglichkeit (? 3).
screen-nothing-chosen = Es ist nichts geschehen.
screen-nothing-pending = Es ist keine Bezahlung offen.

## Die Lehrpartie: worum es geht, was man wissen muss, und was man tun kann, solange es erlaubt ist

hint-goal = Prestige gewinnt
    .text = Willkommen in Macao! Zwölf Runden, und wer am Ende das meiste Prestige hat, gewinnt. Du bekommst es für Waren in Europa, für Gold als Tribut, durch Karten und für Stadtviertel, die einander berühren.
hint-start_card = Deine erste Karte
    .text = Eine Karte tut nichts, bis du die Würfel bezahlt hast, die auf ihr stehen. Billige helfen früh, teure helfen viel.
hint-start_cubes = Deine ersten Würfel
    .text = Wähle eine Farbe für einen Würfel in Runde 1 und eine Farbe für zwei Würfel in Runde 2.
hint-offer = Jede Runde eine Karte
    .text = Jeder muss eine Karte nehmen. In jeder Auslage liegen zwei Ämter; die aller zwölf Runden sind von Anfang an zu sehen.
hint-dice = Zwei von sechs Zahlenwürfeln
    .text = So viele Würfel, wie er zeigt, aber erst nach ebenso vielen Drehungen der Rose. Sie haben seine Farbe: wenige bald oder viele spät. Andere dürfen dieselben wählen.
hint-rose = Die Windrose hat sich gedreht
    .text = Was jetzt an deinem Pfeil liegt, gibst du in dieser Runde aus, und nur in dieser. Der Rest wartet an seinen Zahlen und rückt jede Runde näher.
hint-activate = Eine Karte bezahlen
    .text = Zahle genau die Würfel einer Karte, und sie arbeitet bis zum Ende für dich.
    .now = Die Würfel an deinem Pfeil bezahlen { $card }: { $price }.
hint-tribute = Gold für Prestige
    .text = Einmal in jedem Zug darfst du den Tribut der Runde zahlen. Die Karten der Auslage bestimmen Preis und Gewinn.
    .now = In dieser Runde: { $price } für { $gain }.
hint-pass = Fertig? Dann passe
    .text = Passe, wenn du alles getan hast, was du willst. Würfel am Pfeil gehen verloren, Gold bleibt. Bis du passt, lässt sich alles zurücknehmen.
hint-five_spaces = Fünf Plätze für Karten
    .text = Auf fünf Plätzen warten Karten darauf, bezahlt zu werden. Eine sechste kostet dich einen Strafmarker, und am Ende tut das auch jede Karte, die nicht aktiviert ist.
    .now = Von deinen fünf Plätzen belegt: { $number }.
hint-dice_card = Worauf deine Karten warten
    .text = Eine Karte wird in einer Runde bezahlt, mit Würfeln, die zusammen am Pfeil liegen. Wähle die Zahlenwürfel so, dass sie sich treffen.
    .now = Deine Karte { $card } braucht { $cubes }.
hint-empty_arrow = Nie ein leerer Pfeil
    .text = Liegt nach dem Drehen nichts an deinem Pfeil, nimmst du einen Strafmarker: 3 Prestige weniger. Der Plan neben deiner Windrose zeigt, was wann ankommt.
    .now = Runde { $round }: Für dich kommt noch nichts an.
hint-helpers = Karten, die einander helfen
    .text = Manche Karten wirken von selbst, wenn du etwas anderes tust. Am besten aktivierst du sie früh.
    .now = Du kannst { $card } jetzt bezahlen: { $price }.
hint-quarter = Ein Viertel nehmen
    .text = Einmal in jedem Zug darfst du ein freies Viertel für genau seine Würfel nehmen. Am Ende zählt jedes Viertel deiner größten zusammenhängenden Gruppe 2 Prestige.
    .now = Freie Viertel, die deine Würfel bezahlen: { $number }.
hint-goods = Fracht für Europa
    .text = Was auf einem Viertel lag, ist auf deinem Schiff: Genau ein Hafen sucht jede Ware, und die ersten Plättchen dort zahlen am besten.
    .now = { $port } zahlt { $points } Prestige für deine Ware ({ $good }).
hint-saving = Lohnt sich der Tribut?
    .text = Preis und Gewinn des Tributs sind in jeder Runde andere. Gold ist am Ende nichts wert: Heb dir etwas für die guten Gelegenheiten auf.
    .now = In dieser Runde: { $price } für { $gain }.
hint-wall = Die Mauer macht die Reihenfolge
    .text = Wer auf der Mauer weiter vorn liegt, ist zuerst an der Reihe, bei Karten und im Zug. In einem Stapel gilt die obere Scheibe.
hint-cheap_card = Schau, was kommt
    .text = Vergleiche den Preis einer Karte mit den Würfeln auf deiner Windrose, bevor du sie nimmst.
hint-joker_quarter = Dunkle Viertel
    .text = Auf diesem dunklen Viertel liegt ein Joker statt einer Ware.
hint-joker = Ein Joker auf Vorrat
    .text = In deinem Zug wird ein Joker zu einem Würfel beliebiger Farbe oder zu 3 Gold. Heb ihn für einen Zug auf, in dem dir ein Würfel fehlt.
    .now = Joker, die du hast: { $number }.
hint-office = Nutze deine Ämter
    .text = Jedes aktivierte Amt und die meisten anderen Karten kannst du einmal in jeder Runde nutzen.
    .now = { $card }: { $rule }
hint-move_wall = Ein Schritt auf der Mauer
    .text = Ein Feld kostet einen beliebigen Würfel, zwei kosten drei, drei kosten fünf. Wer vorn liegt, sucht sich zuerst eine Karte aus.
hint-ship = Setz die Segel
    .text = Jeder Würfel, gleich welcher Farbe, bringt dein Schiff einen Schritt weiter. Europa ist weit: Steuere die Häfen an, die deine Fracht suchen, und sei vor den anderen dort.
    .now = { $port } zahlt { $points } Prestige für deine Ware ({ $good }).
hint-delivery = Liefere!
    .text = Dein Schiff liegt in einem Hafen, der sucht, was du an Bord hast. Liefere, und die beste freie Zahl gehört dir. Das kostet keinen Würfel, und du darfst weitersegeln.
    .now = { $port } zahlt { $points } Prestige für deine Ware ({ $good }).
hint-card_use = Eine Karte zum Nutzen
    .text = Eine deiner aktivierten Karten kann jetzt etwas für dich tun, einmal in jeder Runde.
    .now = { $card }: { $rule }
hint-sixth_card = Eine sechste Karte
    .text = Alle deine Plätze sind voll: Eine Karte muss weg, und du nimmst einen Strafmarker. Aktiviere Karten rechtzeitig, damit in der nächsten Runde ein Platz frei ist.
hint-marker = Ein Strafmarker
    .text = Er kostet dich am Ende 3 Prestige, und nichts nimmt ihn weg. Sieh dir den Plan der kommenden Würfel an, bevor du Zahlenwürfel wählst.
    .now = Marker, die du hast: { $number }.
hint-late_dice = Späte Zahlenwürfel
    .text = Von jetzt an werden Zahlenwürfel, deren Würfel erst nach Runde 12 kämen, auf 1 gedreht. Große Zahlen werden selten: Schau, was du noch bezahlen kannst.
hint-last_rounds = Räum deine Plätze
    .text = Es bleibt nur wenig Zeit. Jede Karte, die du nicht aktivierst, kostet einen Marker, Gold und Waren an Bord sind am Ende nichts wert: Gib aus, was du kannst.
    .now = Karten, die noch auf deinen Plätzen warten: { $number }.
hint-over = Das Spiel ist aus
    .text = Gut gespielt! Marker werden abgezogen, Karten für das Ende gewertet, und deine größte Gruppe von Vierteln zählt 2 für jedes. Ein neues Spiel mit anderen Karten ist nur einen Klick entfernt.

## Werte der Optionen

choice-random_start_clockwise = einer zufällig, dann im Uhrzeigersinn
choice-random = alle zufällig
choice-six_cards = alle sechs Karten
choice-tribute_basis-offer = die Karten in der Auslage
choice-once = einmal je Runde
choice-each = jedes Mal
choice-scribe_scope-card = jede Amtskarte
choice-scribe_scope-type = eine Karte jeder Art
choice-one_card = eine Karte jeder Sorte
choice-any_card = eine mehr insgesamt, gleich mit welchen Karten
choice-flat = 1 Gold für einen Würfel
choice-three_of_a_type = für jede Art mit drei Karten
choice-per_type_if_three_types = für jede Art, bei drei Arten
choice-once_if_three_types = einmal, bei drei Arten

## Die Geschichte einer Partie

source-delivery = Lieferung nach { $place }
deed-card_taken = Genommene Karten
deed-dice_chosen = Gewählte Würfel
deed-card_activated = Aktivierte Karten
deed-card_used = Genutzte Karten
deed-quarter_taken = Genommene Viertel
deed-wall_moved = Schritte auf der Mauer
deed-ship_moved = Fahrten
deed-delivered = Lieferungen
deed-prestige_gained = Gewonnenes Prestige
deed-joker_cashed = Eingelöste Joker
deed-punished = Strafmarker
deed-round_began = Anfänge der Runden

## Warum sich eine Aktion lohnt, wahr für den Tisch, wie er steht

reason-card_is_paid = Die Würfel auf deiner Rose bezahlen sie ({ $cubes }) in Runde { $round }.
reason-card_is_cheap = Sie ist billig: { $cubes }.
reason-card_with = Sie passt zu deiner Karte { $card }.
reason-card_nearly = Nur { $cubes } fehlt in Runde { $round }.
reason-card_for_end = Sie zählt in der Schlusswertung, und bis dahin kannst du { $cubes } zusammenbringen.
reason-card_costs = Sie kostet { $cubes }, und du hast { $count ->
    [one] eine Runde
   *[other] { $count } Runden
} Zeit, das zusammenzubringen.
reason-discard_unpaid = Keine Runde auf deiner Rose hat die Würfel, die sie kostet ({ $cubes }).
reason-discard_least = Sie kostet { $cubes }.
reason-cubes_fill_arrow = So läuft dein Pfeil nicht leer (Runde { $round }).
reason-cubes_pay_card = So kannst du die Karte { $card } bezahlen (Runde { $round }).
reason-cubes_pay_quarter = So kannst du ein Viertel bezahlen: { $tile } (Runde { $round }).
reason-cubes_count = Das bringt so viele Würfel: { $number }.
reason-brings_at_once = Das bringt sofort { $gain }.
reason-frees_space = Alle deine Kartenplätze sind voll, und das macht einen frei.
reason-counts_at_end = Sie zählt in der Schlusswertung.
reason-works_long = Jetzt bezahlt, arbeitet sie { $number ->
    [one] eine Runde
   *[other] { $number } Runden
} lang für dich.
reason-saves_marker = Unbezahlt würde sie am Ende einen Strafmarker kosten.
reason-quarter_joins = Dann ist deine Gruppe dort so groß: { $number }.
reason-quarter_joker = Dort liegt ein Joker.
reason-quarter_open = { $number ->
    [one] Ein freies Viertel grenzt
   *[other] { $number } freie Viertel grenzen
} daran, so kann deine Gruppe wachsen.
reason-port_pays = { $port } zahlt { $points } Prestige für die nächste Ware dieser Art ({ $good }).
reason-wall_passes = Damit ziehst du auf der Mauer an { $target } vorbei.
reason-wall_nearer = Damit kommst du auf der Mauer bis Feld { $number }.
reason-ship_toward = Das ist der Weg nach { $port }: { $points } Prestige für { $good }, danach noch { $number ->
    [one] ein Schritt
   *[other] { $number } Schritte
}.
reason-ship_arrives = Dein Schiff kommt in { $port } an, das { $points } Prestige für { $good } zahlt.
reason-ship_ahead = Dein Schiff ist leer, gewinnt aber einen Schritt für später.
reason-deliver_last = Es ist die letzte freie Zahl in { $port }.
reason-deliver_before = Das sind jetzt { $points } Prestige; die nächste Ware dort bringt { $number }.
reason-tribute_last_round = Es ist die letzte Runde, danach zählt Gold nichts mehr: { $price } für { $gain }.
reason-tribute_cheap = { $price } für { $gain }: günstiger als in den meisten Runden.
reason-tribute_affords = Danach bleiben dir { $number } Gold.
reason-use_is_free = Das kostet nichts: { $gain }.
reason-use_spare = Keine deiner wartenden Karten verlangt diese Farbe ({ $color }).
reason-use_for_tribute = Gold ist knapp: Der Tribut dieser Runde kostet { $number }.
reason-use_brings = Das bringt { $gain }.
reason-joker_for_card = Dann sind die Würfel für deine Karte { $card } beisammen.
reason-joker_for_tribute = Dann kannst du den Tribut von { $price } zahlen.
reason-joker_for_quarter = Dann kannst du ein Viertel bezahlen: { $tile }.
reason-cube_unneeded = Keine deiner wartenden Karten verlangt diese Farbe ({ $color }).
reason-cube_plenty = Davon hast du genug: { $cubes }.
reason-cube_left = Danach hast du davon noch { $cubes }.
reason-pass_nothing_left = Du hast keine Würfel mehr.
reason-pass_pays_nothing = { $number ->
    [one] Der übrige Würfel bezahlt
   *[other] Die { $number } übrigen Würfel bezahlen
} keine Karte und kein Viertel.
reason-pass_quarter_taken = Dein Viertel hast du schon genommen, und keine Karte ist zu bezahlen. Übrige Würfel: { $number }.
reason-keeps_space = Auf deinen Plätzen { $number ->
    [one] wartet schon eine Karte
   *[other] warten schon { $number } Karten
}.
reason-declines_unpaid = Die Würfel auf deiner Rose bezahlen keine der ausliegenden Karten.
reason-declines_marker = Eine Karte, die nie bezahlt wird, kostet am Ende einen Strafmarker.
reason-price = Das kostet { $price }, und das hast du.
