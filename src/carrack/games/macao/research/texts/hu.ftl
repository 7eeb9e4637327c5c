# Sections of Macao
taken-section = Elvett kártyák
    .caption = Milyen gyakran nyert, aki elvett egy kártyát, { in-games }.
activated-section = Aktivált kártyák
    .caption = Milyen gyakran nyert, aki aktivált egy kártyát, { in-games }.
picks-section = Keresettség
    .caption = Milyen gyakran vette el valaki a kínálatban fekvő kártyát, 95%-os intervallumokkal: a legkeresettebbek és a legkevésbé keresettek { in-games }.
picks-note = Aktiválva: abból, ahányszor elvették. Presztízs kártyánként: amit maga a kártya hozott aktiválásonként; az arany, a kocka és amit olcsóbbá tett, nincs benne.
axis-taken = elvéve, ahányszor a kínálatban volt
column-offered = kínálatban
column-taken = elvéve
column-activated = aktiválva
column-prestige-each = presztízs kártyánként
order-wanted = a legkeresettebbek elöl

# Tribute
tribute-section = Adó: mit vesznek rajta
    .caption = A helyek hány százaléka vett presztízst az adó egyes áraiért { in-games }; jobbra több aranyba kerül, felfelé több presztízst hoz.
tribute-note = Aki aktiválta a Diplomatát, egy fordulóban kétszer vehet, és akkor kétszer számít.
tribute-estimated = { $sign } { estimated-figure }: az ár a hat kártya alján álló számok összege, és ez a mi becslésünk (kártyák: { $number } / { $known }).
tribute-rate = { $first } aranyért { $second }
axis-gold = arany
axis-prestige = presztízs
column-rate = ár
column-rounds = fordulók
column-bought-by = megvette
column-prestige-for-gold = presztízs aranyanként
order-prestige-for-gold = a legtöbb presztízs aranyanként elöl
tribute_wins-section = Adó: mennyit ér
    .caption = Milyen gyakran nyert, aki legalább egyszer vett egy adott áron, { in-games }; az ábrán a leggyakoribb árak állnak, az olcsótól a drágáig.
tribute_wins-note = Aki nagy árat tud fizetni, már gazdag: nem mindez az adó érdeme.

# Goods and ports
ports-section = Kikötők
    .caption = Hányszor szállítottak árut a kikötők egyes helyeire egy játékban, átlagosan { in-games }.
series-slot = { $number }. hely
axis-deliveries = szállítások egy játékban
column-port = kikötő
column-buys = veszi
column-slots-pay = helyek értéke
column-deliveries = szállítások egy játékban
column-won-by = a szállítók győzelme
order-deliveries = a legtöbb szállítás elöl
goods-section = Áruk
    .caption = Hány lapkát vettek el a városból és szállítottak le az egyes árukból egy játékban, átlagosan { in-games }.
series-taken = a városból elvéve
series-delivered = leszállítva
axis-tiles = lapkák egy játékban
column-good = áru
column-taken-in-game = elvéve egy játékban
column-delivered-in-game = leszállítva egy játékban
column-of-taken = az elvettekből
order-taken = a leggyakrabban elvettek elöl

# Punish markers and prestige
markers-section = Büntetőjelölők
    .caption = Hány büntetőjelölőjük volt a végén a győzteseknek és a többieknek { in-games }; a szaggatott vonal az átlag.
markers-note = Átlagosan egy győztesnél { $first }, a többieknél fejenként { $second }.
axis-markers = egy hely jelölői
column-markers = jelölők
order-markers = a legtöbb jelölő elöl
sources-section = Honnan jött a presztízs
    .caption = Egy hely presztízse aszerint, hogy mi hozta, a győzteseknél és a többieknél, átlagosan { in-games }.
axis-prestige-of-seat = egy hely presztízse
order-winners = ami a győzteseknek a legtöbbet hozta, elöl
source-office = Hivatalok
source-building = Épületek
source-person = Személyek
