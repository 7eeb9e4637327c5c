# Macao's face in Polish. Words that the title's own texts have are the same here.

language = pl

color-red = czerwona
letter-red = C
color-blue = niebieska
letter-blue = N
color-green = zielona
letter-green = Z
color-gray = szara
letter-gray = S
color-violet = fioletowa
letter-violet = F
color-black = czarna
letter-black = K
cubes-red = { $count ->
    [one] { $count } czerwona
    [few] { $count } czerwone
    [many] { $count } czerwonych
   *[other] { $count } czerwonej
}
cubes-blue = { $count ->
    [one] { $count } niebieska
    [few] { $count } niebieskie
    [many] { $count } niebieskich
   *[other] { $count } niebieskiej
}
cubes-green = { $count ->
    [one] { $count } zielona
    [few] { $count } zielone
    [many] { $count } zielonych
   *[other] { $count } zielonej
}
cubes-gray = { $count ->
    [one] { $count } szara
    [few] { $count } szare
    [many] { $count } szarych
   *[other] { $count } szarej
}
cubes-violet = { $count ->
    [one] { $count } fioletowa
    [few] { $count } fioletowe
    [many] { $count } fioletowych
   *[other] { $count } fioletowej
}
cubes-black = { $count ->
    [one] { $count } czarna
    [few] { $count } czarne
    [many] { $count } czarnych
   *[other] { $count } czarnej
}
cubes-any = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}
place-macao = Makau
place-london = Londyn
place-hamburg = Hamburg
place-amsterdam = Amsterdam
place-lisboa = Lizbona
place-antwerpen = Antwerpia
place-marseille = Marsylia
place-barcelona = Barcelona
place-genova = Genua
place-s01 = morze u brzegów Makau
place-s02 = morze na północny wschód od Genui
place-s03 = morze między Marsylią a Genuą
place-s04 = morze między Barceloną a Marsylią
place-s05 = morze na północny zachód od Barcelony
place-s06 = morze na południe od Lizbony
place-s07 = morze na północ od Lizbony
place-s08 = morze na południowy zachód od Londynu
place-s09 = morze między Londynem a Antwerpią
place-s10 = morze między Antwerpią a Amsterdamem
place-s11 = morze między Amsterdamem a Hamburgiem
place-s12 = morze na południe od Hamburga
place-s13 = pełne morze daleko na południe od Hamburga
place-s14 = pełne morze na północ od Makau
place-s15 = pełne morze na północ od Genui
place-s16 = środek pełnego morza
place-s17 = morze na wschód od Lizbony
place-s18 = pełne morze daleko na południe od Antwerpii
place-s19 = morze na południe od Amsterdamu
place-s20 = morze na północ od Marsylii
place-s21 = morze na południowy wschód od Londynu
kind-office = urząd
kind-building = budynek
kind-person = postać
timing-action = używasz jej w swojej turze
timing-passive = działa sama albo jako część innej akcji
timing-automatic = działa sama
timing-part = wybierasz ją jako część innej akcji
timing-always = działa przez cały czas
timing-waits = używasz jej w swojej turze, po tym, na co czeka
timing-cards = działa w fazie 1, przy braniu kart
timing-dice = działa w fazie 2, przy wyborze kości
timing-game_end = działa w punktacji końcowej
limit-round = raz na rundę
limit-each = za każdym razem, gdy ma zastosowanie
limit-any = tyle razy, ile możesz zapłacić
limit-end = raz, na koniec gry
n-gold = { $count ->
    [one] { $count } złoto
    [few] { $count } złota
    [many] { $count } złota
   *[other] { $count } złota
}
n-prestige = { $count ->
    [one] { $count } prestiż
    [few] { $count } prestiżu
    [many] { $count } prestiżu
   *[other] { $count } prestiżu
}
n-steps = { $count ->
    [one] { $count } darmowy krok
    [few] { $count } darmowe kroki
    [many] { $count } darmowych kroków
   *[other] { $count } darmowego kroku
}
n-spaces = { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
n-markers = { $count ->
    [one] znacznik kary
    [few] { $count } znaczniki kary
    [many] { $count } znaczników kary
   *[other] { $count } znacznika kary
}
n-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
n-jokers = { $count ->
    [one] { $count } joker
    [few] { $count } jokery
    [many] { $count } jokerów
   *[other] { $count } jokera
}
nothing = nic
cause-setup = przygotowanie
cause-dice = kości
cause-offer = oferta
cause-overflow = szósta karta
cause-empty_arrow = brak kostek przy strzałce
cause-tableau = karty pozostałe na planszy gracza
cause-markers = znaczniki kary
cause-city = największa grupa w mieście
cause-tribute = danina
cause-delivery = dostawa
cause-joker = joker
cause-payment = zapłata
cause-pass = pas
phase-start_cards = Pierwsze karty
phase-start_cubes = Pierwsze kostki
phase-pick = Branie kart
phase-overflow = Za dużo kart
phase-dice = Wybór kości
phase-explorer = Odkrywca
phase-master = Mistrz
phase-actions = Akcje
phase-payment = Płacenie
phase-over = Koniec
warning-passing_with_cubes = Twoje kostki przy strzałce przepadną.
warning-fountain_lost = Krok twojej Fontanny przepadnie.
warning-envoy_lost = Kostka twojego Posła przepadnie.
warning-sixth_card = To byłaby szósta karta: jedną trzeba odrzucić i wziąć znacznik kary.
warning-empty_arrow = W tej rundzie nie ma kostek przy twojej strzałce: znacznik kary.
warning-empty_arrow_next_round = Na następną rundę nie ma jeszcze nic.
warning-cannot_be_undone = Nie da się cofnąć.

good-jade = jadeit
good-lacquerware = laka
good-paper = papier
good-porcelain = porcelana
good-rice = ryż
good-silk = jedwab
good-spices = przyprawy
good-tea = herbata
good-joker = joker
good-none = –

## Choosing

price-is = Cena: { $price }
gain-is = Zysk: { $gain }
ways = { $count ->
    [one] { $count } sposób
    [few] { $count } sposoby
    [many] { $count } sposobów
   *[other] { $count } sposobu
}
not-now = Nie teraz: { $reason }
close = Zamknij
short-free = gratis
short-gold = złoto
choose-colors = Wybierz kolory
joker-first = Pierwsza połowa jokera
joker-second = Druga połowa jokera
costs = Koszt
you-have = Masz: { $cubes }
estimated-fields = Nasze oszacowanie: { $fields }
field-kind = rodzaj
field-cost = koszt
field-tribute = danina

## The chart

board = Mapa: morze, mur i miasto
city = Miasto
sea-space = Pełne morze
port-about = Przyjmuje: { $good }. Zostało: { $slots }
port-label = { $port }, przyjmuje: { $good }
ship-at = Statek ({ $seat }): { $place }
tribute = Danina
tribute-label = Danina tej rundy: { $gain } prestiżu, cena w złocie: { $price }
quarter = Dzielnica
quarter-owned = Dzielnica: { $seat }
quarter-free = Dzielnica ({ $tile }), koszt: { $cost }
quarter-light = Jasna dzielnica ({ $tile })
quarter-dark = Ciemna dzielnica ({ $tile })
wall = Mur
wall-space = Mur, pole { $n }: { $seats }
wall-space-name = Mur, pole { $n }
wall-about = Kto jest dalej na murze, ten ma pierwszeństwo; w stosie ten na wierzchu.
stack = Od góry do dołu: { $seats }

## The round

round = Runda { $round } z 12
before = Przed pierwszą rundą
result = Partia skończona
offer = Oferta
decline = Nie bierz karty
dice = Kości
die-label = Kość { $color }, { $value }
choose-dice = { $count ->
    [one] Wybierz jeszcze jedną kość
    [few] Wybierz dwie kości
    [many] Wybierz dwie kości
   *[other] Wybierz dwie kości
}
ask-explorer = Odkrywca: jedna kostka więcej?
ask-master = Mistrz: przesunąć kostki o jeden?
start-cubes = { $round ->
    [1] Jedna kostka na rundę 1
   *[other] Dwie kostki na rundę 2
}
take-start = Połóż te kostki
offices = Urzędy dwunastu rund
time-past = minęło
time-present = ta runda
time-future = przyszłe

## Seats

own-seat = Miejsce z przodu
passed = pas
place-number = { $place ->
    [1] Pierwsze miejsce
   *[other] Miejsce { $place }
}
prestige = prestiż
gold = złoto
markers = znaczniki kary
cargo = Statek i ładunek
no-cargo = bez ładunku
supply = Zapas
no-cubes = bez kostek
pass = Pasuj
pass-loses = Tracisz: { $cubes }.
pass-about = Twoja tura się kończy.
tableau = Do opłacenia
active = Działają
no-active = jeszcze nic
state-usable = do użycia
state-used = użyta w tej rundzie
state-waiting = czeka
rose = Róża wiatrów
rose-side = Runda { $round }: { $cubes }

## Ways to look at it

pace = Tempo ruchu na stole
pace-calm = Tempo 1×
pace-fast = Tempo 2×
pace-off = Bez ruchu
parts = Części stołu
tab-round = Runda
tab-city = Miasto
tab-sea = Morze

## Told when pointed at

which = Co wybierasz?
spaces-used = { $count } z { $of }
about-prestige = Kto na koniec ma go najwięcej, wygrywa.
about-gold = Kupuje prestiż w daninie; żądają go też niektóre karty.
about-jokers = Joker jest wart kostkę dowolnego koloru albo 3 złota.
about-markers = Każdy kosztuje 3 prestiżu w punktacji końcowej.
cargo-to = { $count } × { $good }: przyjmuje { $port }, następny żeton daje { $value }
supply-about = Wydaj je w tej rundzie: co zostanie, przepada, gdy spasujesz.
ships-here = Statki: { $seats }
way-costs = Droga tam kosztuje: { $cubes }.
way-free = Doprowadzą cię tam darmowe kroki.

## The new table

step-cards = Karty
step-dice = Kości
step-actions = Akcje
prompt-card = O co chodzi
look-at = Zobacz, co ma { $seat }
n-cubes = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}
n-goods = { $count ->
    [one] { $count } towar
    [few] { $count } towary
    [many] { $count } towarów
   *[other] { $count } towaru
}
cancel = Anuluj
clear = Wyczyść
confirm = Potwierdź
supply-now = teraz, runda { $round }
supply-soon = po kościach
cargo-title = Ładunek
rose-late = Po ostatniej rundzie: te kostki nigdy nie dojdą do strzałki
rose-more = Te kości dają: { $cubes }.
rose-empty = Na rundę { $round } nie ma jeszcze kostek: pusta strzałka to znacznik kary.
when-round = runda { $round }
when-short = brakuje { $count }
pay-now = Zapłać
pay-short-of = Brakuje
pay-short = Brakuje: { $cubes }
comes = { $count ->
    [one] W rundzie { $round } przyjdzie: { $cubes }.
    [few] W rundzie { $round } przyjdą: { $cubes }.
    [many] W rundzie { $round } przyjdzie: { $cubes }.
   *[other] W rundzie { $round } przyjdzie: { $cubes }.
}
comes-never = W następnych rundach nie przyjdzie: { $color }.
work-used = użyta
work-action = raz na rundę
work-waits = po czymś
work-part = w akcji
work-automatic = sama
work-always = zawsze
work-cards = przy kartach
work-dice = przy kościach
work-game_end = na koniec
take-title = Weź jedną kartę
take-help = Płacisz za nią później, kostkami.
take-when = Kiedy ją opłacisz?
take-by = według róży
take-do = Weź: { $card }
take-none = Wybierz kartę
take-clash = { $card } wymaga w tej rundzie tych samych kostek.
overflow-title = Jedna karta odpada
overflow-help = Pięć pól jest pełnych. To kosztuje
overflow-do = Odrzuć: { $card }
overflow-none = Wybierz kartę
tribute-once = Raz na turę, w tej rundzie.
die-name = { $color } { $value }
die-now = ta runda
die-late = za późno
dice-help = Wysokie liczby dają dużo kostek, ale później.
take-cubes = { $count ->
    [one] Weź { $count } kostkę
    [few] Weź { $count } kostki
    [many] Weź { $count } kostek
   *[other] Weź { $count } kostki
}
forecast = Twoje następne rundy
forecast-new = nowe kostki w kółku
forecast-card = Runda { $round }: opłacisz kartę „{ $card }”.
house-figures = Część liczb na elementach jest nasza, bo nie podaje ich żadne źródło. Które to liczby, mówi strona danego elementu.
start-title = Wybierz swoje pierwsze kostki
actions-title = Działaj, potem spasuj
glow = { $count ->
    [one] { $count } świeci na mapie
    [few] { $count } świecą na mapie
    [many] { $count } świeci na mapie
   *[other] { $count } świeci na mapie
}
row-ship = Płyń
row-deliver = Dostarcz
row-wall = Mur miejski
row-card = Użyj karty
row-joker = Joker
row-activate = Opłać kartę
row-quarter = Zajmij dzielnicę
row-tribute = Danina
place-for = { $place }, koszt: { $cubes }
sail-help = Naciśnij dowolne miejsce na morzu albo wybierz je tutaj.
sail-to-sea = Płyń na { $place }
sail-to = Płyń do: { $place }
sail-swap = { $spaces }. Naciśnij kostkę, by zapłacić innym kolorem.
sail-do = Płyń, { $cubes }
sail-free = Płyń
sail-refused = Tą drogą nie można teraz płynąć.
sail-deliver = Dostarczone po drodze
sail-ways = Równie krótkie drogi
sail-way = Droga { $n }
sail-space = Pole { $n }, zapłata: { $color }
sail-space-free = Pole { $n } jest darmowe
way-far = Odległość: { $spaces }.
way-have = Masz: { $cubes }.
pay-title = Zapłata
pay-help = { $cubes }, dowolny kolor, dowolna kolejność.
pay-count = { $count } z { $of }
pay-left = { $count ->
    [0] zapłacone
    [one] jeszcze { $count } kostka
    [few] jeszcze { $count } kostki
    [many] jeszcze { $count } kostek
   *[other] jeszcze { $count } kostki
}
pay-spare = Wybierz zbędne za mnie
pay-back = Cofnij: { $color }
tab-rose = Róża
tab-topay = Opłać
tab-atwork = Działa
tab-purse = Sakwa, statek

# ---- the list of cards ----

list-kind = Rodzaj
list-kind-office = urzędy
list-kind-building = budynki
list-kind-person = postacie
list-office = Typ urzędu
list-timing = Kiedy działa
list-timing-action = w twojej turze
list-timing-waits = w twojej turze, po czymś
list-timing-part = jako część akcji
list-timing-automatic = sama
list-timing-always = przez cały czas
list-timing-cards = przy braniu kart
list-timing-dice = przy wyborze kości
list-timing-game_end = na koniec
list-color = Kosztuje kostkę
list-cubes = Liczba kostek
list-estimated = Liczba oszacowana
list-estimated-nothing = bez oszacowań
list-sort-number = numer
list-sort-name = nazwa
list-sort-cost = liczba kostek
office-customs = Cło
office-construction = Budownictwo
office-finance = Finanse
office-justice = Sądownictwo
office-military = Wojsko
office-administration = Administracja
see-rules = Zobacz zasady
see-card = Wszystko o tej karcie

# ---- the list of choices ----

warning-passing-with-cubes = Masz jeszcze kostki; przepadną, gdy spasujesz.
warning-fountain-lost = Krok twojej Fontanny przepadnie.
warning-envoy-lost = Kostka twojego Posła przepadnie.
warning-sixth-card = Na szóstą kartę nie ma pola: jedna odpada i kosztuje znacznik kary.
warning-empty-arrow = Do twojej strzałki nie przyszłyby żadne kostki.
warning-empty-arrow-next-round = W następnej rundzie do twojej strzałki nie przyszłyby żadne kostki.
group-pick = Weź kartę
group-ship = Statek
group-wall = Mur miejski
group-quarter = Zajmij dzielnicę
group-activate = Opłać kartę
group-dice = Kości
group-overflow = Za dużo kart
group-payment = Zapłata
group-tribute = Danina
group-card = Użyj karty
group-deliver = Dostarcz
group-start-cubes = Pierwsze kostki
group-joker = Joker
amount-prestige = prestiż
amount-markers = { $count ->
    [one] znacznik kary
    [few] znaczniki kary
    [many] znaczników kary
   *[other] znacznika kary
}
amount-jokers = { $count ->
    [one] joker
    [few] jokery
    [many] jokerów
   *[other] jokera
}
amount-spaces = { $count ->
    [one] pole na murze
    [few] pola na murze
    [many] pól na murze
   *[other] pola na murze
}
amount-steps = { $count ->
    [one] krok statku
    [few] kroki statku
    [many] kroków statku
   *[other] kroku statku
}
amount-silk = jedwab
amount-porcelain = porcelana
amount-jade = jadeit
amount-paper = papier
amount-tea = herbata
amount-rice = ryż
amount-spices = przyprawy
amount-lacquerware = laka

plan-can = Kliknięcie planuje to na twoją turę: { $what }
plan-made = Plan na twoją turę: { $what }
plan-do = Zaplanuj na moją turę: { $what }
plan-back = Cofnij plan: { $what }
plan-flag = Zaplanowane na twoją turę.
plan-pass = Pasuj w mojej turze
plan-help-card = Kliknij kartę, by zaplanować ją na swoją turę.
plan-help-dice = Kliknij dwie kości, by zaplanować je na swoją turę.
plan-help-actions = Kliknij to, co chcesz zrobić najpierw, albo spasuj: stanie się to, gdy przyjdzie twoja tura.
used-legend = obrócona: użyta
way-short = brakuje { $count }.
way-now = Płyniesz w swojej turze trzeciej fazy.
comes-any = { $count ->
    [one] W rundzie { $round } przyjdzie { $count } kostka.
    [few] W rundzie { $round } przyjdą { $count } kostki.
    [many] W rundzie { $round } przyjdzie { $count } kostek.
   *[other] W rundzie { $round } przyjdzie { $count } kostki.
}
comes-any-never = Tyle kostek w następnych rundach nie przyjdzie.
pays-now = Gdy przyjdzie twoja tura, opłacą to twoje kostki.
pays-in = Opłacą to twoje kostki z rundy { $round }.
next-pays = Wtedy można opłacić: { $cards }
pays-never = Na twojej róży nie ma na to kostek, brakuje: { $cubes }.
wall-behind = Twój krążek jest na polu { $n } i idzie tylko do przodu.
wall-own = Tu jest twój krążek.
quarter-taken = Właściciel: { $seat }. Nikt już nie może jej zająć.
quarter-yours = Jest już twoja.
why-take = Najpierw wybierz kartę: te, które świecą, leżą nad mapą.
why-overflow = Najpierw wybierz jedną z sześciu kart.
why-dice = { $count ->
    [one] Najpierw wybierz jeszcze jedną kość.
    [few] Najpierw wybierz dwie kości.
    [many] Najpierw wybierz dwie kości.
   *[other] Najpierw wybierz dwie kości.
}
why-pay = { $count ->
    [one] Do zapłaty została 1 kostka: dotknij jednej w swoim zapasie.
    [few] Do zapłaty zostały { $count } kostki: dotknij ich w swoim zapasie.
    [many] Do zapłaty zostało { $count } kostek: dotknij ich w swoim zapasie.
   *[other] Do zapłaty zostało { $count } kostki: dotknij ich w swoim zapasie.
}
why-start = Najpierw wybierz kostki.
why-ask = Stół jeszcze liczy.
