# Counts of games, and sentences of every report
games = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
in-games = { $games ->
    [one] w { $games } partii
    [few] w { $games } partiach
    [many] w { $games } partiach
   *[other] w { $games } partiach
}
report-title = { $title }: { games }
lead-alike = { $what } przy jednym stole: miejsce kończyło średnio z wynikiem { $share }.
lead-best = { $what } przy jednym stole: najczęściej wygrywał gracz { $name }, { $share } partii.
play-again = Te same partie jeszcze raz, na dowolnym komputerze:
fact-games = Partie
fact-players = Gracze
fact-seats = Miejsca
seats-rotating = zmieniane
seats-fixed = stałe
fact-seed = Ziarno
fact-options = Opcje
options-usual = jak zwykle
fact-version = Wersja
fact-figures = Wydrukowane liczby
figures-corrected = { $what } (poprawione)
report-contents = Rozdziały
footer-intervals = Przedziały zawierają prawdziwą wartość w 95 przypadkach na 100: odsetki wygranych według metody Wilsona, średnie według błędu standardowego. Gdzie liczy się kilka miejsc jednej partii, przedziały są nieco za szerokie, bo wygrać może tylko jedno z nich.
footer-estimated = { $sign } { estimated-figure }: wydrukowana liczba, dla której nie znaleziono źródła. Kto ma pudełko, może ją poprawić i rozegrać partie jeszcze raz z opcją { $what }.
estimated-figure = liczba szacowana
plot-label = Wykres: { $title }. Jego liczby są w tabeli poniżej.
table-label = { $title }: tabela
table-sorted = Kolejność: { $what }. Kliknięcie nagłówka sortuje według niego.
table-whole = Cała tabela (wiersze: { $number })
drawn-ends = Wykres pokazuje początek i koniec listy ({ $shown } + { $shown }) tego, co zrobiło dość miejsc (co najmniej { $least }): { $known }.
drawn-known = Wykres pokazuje to, co zrobiło dość miejsc (co najmniej { $least }): { $known }.
by-chance = Przedziały, które nie zawierają oczekiwanej wartości: { $number } / { $known }; przez sam przypadek byłoby około { $least }.
how-to-read = Linie to przedziały 95%, złoty znak pokazuje, ile ci gracze i tak wygrywają; niebieskie są te, których przedział tego nie zawiera.

# Sections of every title
scores-section = Wyniki
    .caption = Jak często padał każdy wynik końcowy { in-games }; linie przerywane to średnie.
seats-section = Wygrane według miejsc
    .caption = Jak często wygrywało każde miejsce { in-games }, z przedziałami 95%; złote znaki pokazują, ile średnio wygrywają gracze, którzy tam siedzieli.
shared-first = Partie, w których pierwsze miejsce dzielono: { $number }; liczy się każdemu z nich.
players-section = Wygrane według graczy
    .caption = Jak często wygrywał każdy gracz { in-games }, z przedziałami 95%; złote znaki pokazują, ile wygrywaliby równi gracze.
length-section = Długość
    .caption = Ile decyzji, takich z co najmniej dwiema możliwościami, podjęły razem wszystkie miejsca { in-games }.
actions-section = Akcje
    .caption = Ile razy wszystkie miejsca razem wybierały każdą akcję w partii, średnio { in-games }; nazwy są takie jak w programach.

# Axes and series
axis-final-score = wynik końcowy
axis-won = odsetek wygranych partii
axis-decisions = decyzje w partii
axis-rounds = rundy w partii
axis-times = razy w partii
axis-share = odsetek
series-all-seats = wszystkie miejsca
series-winners = zwycięzcy
series-others = pozostali

# Columns of tables
column-player = gracz
column-mean = średnia
column-lowest = najniższy
column-median = mediana
column-highest = najwyższy
column-least = najmniej
column-most = najwięcej
column-seat = miejsce
column-seats = miejsca
column-games = partie
column-won = wygrane
column-expected = oczekiwane
column-difference = różnica
column-in-a-game = w partii
column-action = akcja
column-times = ile razy
column-of-all = ze wszystkich
column-card = karta
column-cost = koszt
column-cause = przyczyna
column-source = źródło
column-winners = zwycięzcy
column-others = pozostali

# Rows
row-decisions = decyzje
row-rounds = rundy

# By what rows are sorted
order-players = według kolejności graczy
order-table = według kolejności przy stole
order-decisions = najpierw decyzje
order-frequent = najczęstsze najpierw
order-difference = największa różnica najpierw
order-rounds = runda po rundzie
order-name = według nazw
