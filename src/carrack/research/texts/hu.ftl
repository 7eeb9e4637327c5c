# Counts of games, and sentences of every report
games = { $games } játék
in-games = { $games } játékban
report-title = { $title }: { games }
lead-alike = { $what } egy asztalnál: egy hely átlagos végeredménye { $share }.
lead-best = { $what } egy asztalnál: a legtöbbet { $name } nyerte, a játékok arányában { $share }.
play-again = Ugyanezek a játékok újra, bármely gépen:
fact-games = Játékok
fact-players = Játékosok
fact-seats = Helyek
seats-rotating = váltakoznak
seats-fixed = állandók
fact-seed = Kezdőérték
fact-options = Szabályok
options-usual = a szokásosak
fact-version = Kiadás
fact-figures = Nyomtatott számok
figures-corrected = { $what } (javítva)
report-contents = Szakaszok
footer-intervals = Az intervallumok 100 esetből 95-ben tartalmazzák a valódi értéket: a győzelmi arányoké Wilson módszerével, az átlagoké a standard hibával készült. Ahol egy játék több helye is számít, kissé túl szélesek, hiszen csak egyikük nyerhet.
footer-estimated = { $sign } { estimated-figure }: nyomtatott szám, amelynek nem akadt forrása. A doboz tulajdonosa kijavíthatja, és a játékokat újra lejátszathatja ezzel: { $what }.
estimated-figure = becsült szám
plot-label = Ábra: { $title }. A számok az alatta álló táblázatban vannak.
table-label = { $title }: táblázat
table-sorted = Rendezve: { $what }. Egy fejlécre kattintva aszerint rendeződik.
table-whole = A teljes táblázat (sorok: { $number })
drawn-ends = Az ábra a lista elejét és végét mutatja ({ $shown } + { $shown }) mindabból, amit elég sok hely megtett (legalább { $least }): { $known }.
drawn-known = Az ábra azt mutatja, amit elég sok hely megtett (legalább { $least }): { $known }.
by-chance = Intervallumok, amelyekből a várt érték kimarad: { $number } / { $known }; pusztán véletlenül ennyi lenne: { $least }.
how-to-read = A vonalak 95%-os intervallumok, az arany jel azt mutatja, mennyit nyernek ezek a játékosok egyébként; kék az, amelynek intervallumából ez kimarad.

# Sections of every title
scores-section = Pontszámok
    .caption = Milyen gyakori volt az egyes végeredmény { in-games }; a szaggatott vonal az átlag.
seats-section = Győzelmek helyek szerint
    .caption = Milyen gyakran nyert az egyes hely { in-games }, 95%-os intervallumokkal; az arany jelek azt mutatják, mennyit nyernek átlagosan, akik ott ültek.
shared-first = Játékok, amelyekben többen osztoztak az első helyen: { $number }; mindegyiküknek számít.
players-section = Győzelmek játékosok szerint
    .caption = Milyen gyakran nyert az egyes játékos { in-games }, 95%-os intervallumokkal; az arany jelek azt mutatják, mennyit nyernének egyforma játékosok.
length-section = Hossz
    .caption = Hány döntést hozott az összes hely együtt { in-games }; csak az számít, ahol legalább két lehetőség volt.
actions-section = Akciók
    .caption = Hányszor választotta az összes hely együtt az egyes akciót egy játékban, átlagosan { in-games }; a nevek a programokéi.

# Axes and series
axis-final-score = végeredmény
axis-won = megnyert játékok aránya
axis-decisions = döntések egy játékban
axis-rounds = fordulók egy játékban
axis-times = alkalom egy játékban
axis-share = arány
series-all-seats = minden hely
series-winners = győztesek
series-others = a többiek

# Columns of tables
column-player = játékos
column-mean = átlag
column-lowest = legalacsonyabb
column-median = medián
column-highest = legmagasabb
column-least = legkevesebb
column-most = legtöbb
column-seat = hely
column-seats = helyek
column-games = játékok
column-won = megnyert
column-expected = várt
column-difference = különbség
column-in-a-game = egy játékban
column-action = akció
column-times = darab
column-of-all = az összesből
column-card = kártya
column-cost = költség
column-cause = ok
column-source = forrás
column-winners = győztesek
column-others = a többiek

# Rows
row-decisions = döntések
row-rounds = fordulók

# By what rows are sorted
order-players = a játékosok sorrendjében
order-table = az asztal körüli sorrendben
order-decisions = előbb a döntések
order-frequent = a leggyakoribb elöl
order-difference = a legnagyobb különbség elöl
order-rounds = fordulónként
order-name = név szerint
