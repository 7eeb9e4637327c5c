# Sections of Macao
taken-section = Wzięte karty
    .caption = Jak często wygrywał ten, kto wziął kartę, { in-games }.
activated-section = Aktywowane karty
    .caption = Jak często wygrywał ten, kto aktywował kartę, { in-games }.
picks-section = Jak chętnie bierze się karty
    .caption = Jak często ktoś brał kartę leżącą w ofercie, z przedziałami 95%: najbardziej i najmniej chciane { in-games }.
picks-note = Aktywowana: spośród razy, kiedy ją wzięto. Prestiż na kartę: co sama karta przyniosła za każdą aktywację; złota, kostek i tego, co potaniło, tu nie ma.
axis-taken = wzięta, spośród razy w ofercie
column-offered = w ofercie
column-taken = wzięta
column-activated = aktywowana
column-prestige-each = prestiż na kartę
order-wanted = najbardziej chciane najpierw

# Tribute
tribute-section = Danina: co się kupuje
    .caption = Jak często, w procentach miejsc, kupowano prestiż za daninę po każdej cenie { in-games }; w prawo kosztuje więcej złota, w górę przynosi więcej prestiżu.
tribute-note = Kto aktywował Dyplomatę, może kupić dwa razy w rundzie i wtedy liczy się podwójnie.
tribute-estimated = { $sign } { estimated-figure }: cena to suma tego, co stoi u dołu sześciu kart, a to nasz szacunek (karty: { $number } / { $known }).
tribute-rate = { $second } za { $first } złota
axis-gold = złoto
axis-prestige = prestiż
column-rate = cena
column-rounds = rundy
column-bought-by = kupiło
column-prestige-for-gold = prestiż za złoto
order-prestige-for-gold = najwięcej prestiżu za złoto najpierw
tribute_wins-section = Danina: ile jest warta
    .caption = Jak często wygrywał ten, kto choć raz kupił po danej cenie, { in-games }; narysowano ceny kupowane najczęściej, od tanich do drogich.
tribute_wins-note = Kto może zapłacić wysoką cenę, już jest bogaty: nie wszystko to zasługa daniny.

# Goods and ports
ports-section = Porty
    .caption = Ile razy w partii dostarczano towary na każde pole portu, średnio { in-games }.
series-slot = pole { $number }
axis-deliveries = dostawy w partii
column-port = port
column-buys = kupuje
column-slots-pay = pola płacą
column-deliveries = dostawy w partii
column-won-by = wygrał, kto dostarczył
order-deliveries = najwięcej dostaw najpierw
goods-section = Towary
    .caption = Ile kafelków każdego towaru wzięto z miasta i dostarczono w partii, średnio { in-games }.
series-taken = wzięte z miasta
series-delivered = dostarczone
axis-tiles = kafelki w partii
column-good = towar
column-taken-in-game = wzięte w partii
column-delivered-in-game = dostarczone w partii
column-of-taken = z wziętych
order-taken = najczęściej brane najpierw

# Punish markers and prestige
markers-section = Znaczniki kary
    .caption = Ile znaczników kary mieli na koniec zwycięzcy i pozostali { in-games }; linie przerywane to średnie.
markers-note = Średnio { $first } u zwycięzcy i { $second } u każdego z pozostałych.
axis-markers = znaczniki miejsca
column-markers = znaczniki
order-markers = najwięcej znaczników najpierw
sources-section = Skąd wziął się prestiż
    .caption = Prestiż miejsca według tego, co go przyniosło, u zwycięzców i pozostałych, średnio { in-games }.
axis-prestige-of-seat = prestiż miejsca
order-winners = najpierw to, co dało zwycięzcom najwięcej
source-office = Urzędy
source-building = Budynki
source-person = Postacie
