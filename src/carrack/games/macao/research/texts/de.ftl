# Sections of Macao
taken-section = Genommene Karten
    .caption = Wie oft gewann, wer eine Karte nahm, { in-games }.
activated-section = Aktivierte Karten
    .caption = Wie oft gewann, wer eine Karte aktivierte, { in-games }.
picks-section = Wie begehrt Karten sind
    .caption = Wie oft jemand eine Karte nahm, wenn sie in der Auslage lag, mit 95-%-Intervallen: die begehrtesten und die am wenigsten begehrten { in-games }.
picks-note = Aktiviert: von den Malen, die sie genommen wurde. Prestige je Karte: was die Karte selbst jedes Mal brachte, wenn sie aktiviert war; Gold, Würfelchen und was sie billiger machte, sind nicht dabei.
axis-taken = genommen, von den Malen in der Auslage
column-offered = in der Auslage
column-taken = genommen
column-activated = aktiviert
column-prestige-each = Prestige je Karte
order-wanted = die begehrtesten zuerst

# Tribute
tribute-section = Tribut: was gekauft wird
    .caption = Wie oft, in Prozent der Plätze, zu jedem Satz des Tributs Prestige gekauft wurde, { in-games }; nach rechts kostet es mehr Gold, nach oben bringt es mehr Prestige.
tribute-note = Wer den Diplomaten aktiviert hat, darf in einer Runde zweimal kaufen und zählt dann doppelt.
tribute-estimated = { $sign } { estimated-figure }: Ein Satz ist die Summe dessen, was am Fuß von sechs Karten steht, und das ist von uns geschätzt (Karten: { $number } / { $known }).
tribute-rate = { $first } Gold für { $second }
axis-gold = Gold
axis-prestige = Prestige
column-rate = Satz
column-rounds = Runden
column-bought-by = gekauft von
column-prestige-for-gold = Prestige je Gold
order-prestige-for-gold = das meiste Prestige je Gold zuerst
tribute_wins-section = Tribut: was er wert ist
    .caption = Wie oft gewann, wer zu einem Satz mindestens einmal kaufte, { in-games }; gezeichnet sind die am häufigsten gekauften Sätze, von billig nach teuer.
tribute_wins-note = Wer einen hohen Preis zahlen kann, ist schon reich: Nicht alles davon macht der Tribut.

# Goods and ports
ports-section = Häfen
    .caption = Wie oft in einem Spiel Waren auf jedes Feld eines Hafens geliefert wurden, im Mittel { in-games }.
series-slot = Feld { $number }
axis-deliveries = Lieferungen in einem Spiel
column-port = Hafen
column-buys = kauft
column-slots-pay = Felder bringen
column-deliveries = Lieferungen in einem Spiel
column-won-by = wer lieferte, gewann
order-deliveries = die meisten Lieferungen zuerst
goods-section = Waren
    .caption = Wie viele Plättchen jeder Ware in einem Spiel aus der Stadt genommen und geliefert wurden, im Mittel { in-games }.
series-taken = aus der Stadt genommen
series-delivered = geliefert
axis-tiles = Plättchen in einem Spiel
column-good = Ware
column-taken-in-game = genommen in einem Spiel
column-delivered-in-game = geliefert in einem Spiel
column-of-taken = von den genommenen
order-taken = die am häufigsten genommenen zuerst

# Punish markers and prestige
markers-section = Strafplättchen
    .caption = Wie viele Strafplättchen Sieger und die anderen am Ende hatten, { in-games }; gestrichelte Linien sind Mittelwerte.
markers-note = Im Mittel { $first } bei einem Sieger und { $second } bei jedem der anderen.
axis-markers = Plättchen eines Platzes
column-markers = Plättchen
order-markers = die meisten Plättchen zuerst
sources-section = Woher das Prestige kam
    .caption = Prestige eines Platzes danach, was es brachte, bei Siegern und den anderen, im Mittel { in-games }.
axis-prestige-of-seat = Prestige eines Platzes
order-winners = was Siegern am meisten brachte, zuerst
source-office = Ämter
source-building = Gebäude
source-person = Personen
