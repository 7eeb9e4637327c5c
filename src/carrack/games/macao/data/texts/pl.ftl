# Macao, the board game, in Polish. Keys follow the names of names.py, options.py, cards.toml and board.toml.

## Colors of cubes and dice; a letter for each where there is no room or no color

color-red = czerwona
    .letter = C
color-blue = niebieska
    .letter = N
color-green = zielona
    .letter = Z
color-gray = szara
    .letter = S
color-violet = fioletowa
    .letter = F
color-black = czarna
    .letter = A

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

## Goods and tiles

good-jade = jadeit
    .short = jad.
good-lacquerware = laka
    .short = laka
good-paper = papier
    .short = pap.
good-porcelain = porcelana
    .short = porc.
good-rice = ryż
    .short = ryż
good-silk = jedwab
    .short = jedw.
good-spices = przyprawy
    .short = prz.
good-tea = herbata
    .short = herb.
good-joker = joker
    .short = joker

## Ports and places at sea

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
sea-space = pełne morze

## Kinds of cards, when they work, how often

kind-office = urząd
    .plural = urzędy
kind-building = budynek
    .plural = budynki
kind-person = postać
    .plural = postacie

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

## Where a figure comes from

figure-found = znalezione w źródle
    .mark = { "" }
figure-reconstructed = oszacowane
    .mark = ≈

## Printed figures: what they belong to, and what they are

data-place-quarter = Dzielnica { $id }
data-place-space = Pole { $id } muru
data-place-wall = Mur
data-place-tiles = Żetony
data-place-tribute = Tor daniny
data-place-sea = Morze
data-field-kind = rodzaj
data-field-office = typ urzędu
data-field-cost = koszt
data-field-tribute = danina
data-field-timing = kiedy działa
data-field-limit = jak często
data-field-dark = ciemna
data-field-neighbours = sąsiedzi
data-field-good = towar
data-field-slots = prestiż za dostawy
data-field-start = gdzie zaczynają statki
data-field-length = pola
data-field-copies_of_each_good = żetony każdego towaru
data-field-jokers = jokery
data-field-min = najmniejsza liczba
data-field-max = największa liczba
data-field-position = gdzie jest narysowane
data-field-there = istnieje
data-field-name = nazwa
data-field-source = skąd pochodzą liczby
data-field-edges = szlaki
data-yes = tak
data-no = nie

## What the checker says about corrected figures

finding-file = { $name } nie jest żadnym z plików { $files }.
finding-not_toml = Plik nie jest zapisany w formacie TOML: { $why }
finding-missing = Brakuje tego pola.
finding-stray = To tu nie pasuje.
finding-no_list = Musi być lista tabel [[{ $name }]].
finding-no_table = Musi być tabela [{ $name }].
finding-twice = Identyfikator { $id } występuje więcej niż raz.
finding-text = To musi być tekst w jednym wierszu, a nie { $value }.
finding-id = Mają to być małe litery, cyfry i _, a nie { $value }.
finding-bool = To musi być true albo false, a nie { $value }.
finding-whole = To musi być liczba całkowita od { $low } do { $high }, a nie { $value }.
finding-position = To musi być liczba od 0 do { $high }, a nie { $value }.
finding-one_of = Jest { $value }, a musi być jedno z: { $choices }.
finding-cubes = Trzeba podać kostki, na przykład { "{" } red = 1, blue = 1 { "}" }, a nie { $value }.
finding-color = Podano kolor { $color }; kolory to { $colors }.
finding-cube_count = Liczba kostek to { $count } (kolor: { $color }); musi być od 1 do { $most }.
finding-list = To musi być lista właściwej długości, a nie { $value }.
finding-sources = Trzeba podać, skąd pochodzi każde z: { $names }.
finding-source = Przy { $name } jest { $value }; musi być found albo reconstructed.
finding-no_card = Zasady nie znają takiej karty.
finding-cards_missing = { $count ->
    [one] Brakuje { $count } karty
    [few] Brakuje { $count } kart
    [many] Brakuje { $count } kart
   *[other] Brakuje { $count } karty
}: { $names }
finding-kind = Zasady mówią, które karty są urzędami i jakiego typu; to jest z nimi sprzeczne.
finding-dear = { $count ->
    [one] Kosztuje { $count } kostkę
    [few] Kosztuje { $count } kostki
    [many] Kosztuje { $count } kostek
   *[other] Kosztuje { $count } kostki
}; zwykle jest to od 1 do { $most }.
finding-pair = Pary { $pair } nie ma na żadnej znanej nam karcie.
finding-limit = Kiedy karta działa i jak często: te dane przeczą sobie co do końca gry.
finding-office_cost = Urzędy tego typu powinny tu kosztować { $count ->
    [one] { $count } kostkę
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
} (kolor: { $color }).
finding-kind_count = { $count ->
    [one] { $count } karta jest
    [few] { $count } karty są
    [many] { $count } kart jest
   *[other] { $count } karty jest
} tego rodzaju: { $kind }; powinno być { $expected }.
finding-pair_count = Para { $pair } jest na { $count ->
    [one] { $count } karcie
    [few] { $count } kartach
    [many] { $count } kartach
   *[other] { $count } karty
}; powinna być na { $expected }.
finding-uneven = We wszystkich kosztach razem { $count ->
    [one] jest { $count } kostka
    [few] są { $count } kostki
    [many] jest { $count } kostek
   *[other] jest { $count } kostki
} (kolor: { $color }); średnio na kolor przypada { $mean }.
finding-no_size = Żaden budynek i żadna postać nie kosztuje { $count ->
    [one] { $count } kostki
    [few] { $count } kostek
    [many] { $count } kostek
   *[other] { $count } kostki
}.
finding-too_many = { $count ->
    [one] Jest { $count }
    [few] Są { $count }
    [many] Jest { $count }
   *[other] Jest { $count }
}; miejsca starcza na { $most }.
finding-no_place = Podano { $id }, a to nie istnieje.
finding-one_way = Podano sąsiada { $id }, ale { $id } nie podaje go nawzajem.
finding-light = { $count ->
    [one] Jest { $count } jasna dzielnica
    [few] Są { $count } jasne dzielnice
    [many] Jest { $count } jasnych dzielnic
   *[other] Jest { $count } jasnej dzielnicy
} na { $tiles ->
    [one] { $tiles } żeton towaru
    [few] { $tiles } żetony towarów
    [many] { $tiles } żetonów towarów
   *[other] { $tiles } żetonu towaru
}.
finding-dark = { $count ->
    [one] Jest { $count } ciemna dzielnica
    [few] Są { $count } ciemne dzielnice
    [many] Jest { $count } ciemnych dzielnic
   *[other] Jest { $count } ciemnej dzielnicy
} na { $tiles ->
    [one] { $tiles } żeton jokera
    [few] { $tiles } żetony jokerów
    [many] { $tiles } żetonów jokerów
   *[other] { $tiles } żetonu jokera
}.
finding-light_dark = { $light ->
    [one] { $light } dzielnica jest jasna
    [few] { $light } dzielnice są jasne
    [many] { $light } dzielnic jest jasnych
   *[other] { $light } dzielnicy jest jasnej
}, a ciemnych jest { $dark }; powinno być 24 i 6.
finding-apart = Miasto nie jest spójne.
finding-slots_order = Liczby muszą iść od największej do najmniejszej.
finding-slots = Liczby powinny wynosić { $slots }.
finding-good = { $count ->
    [one] { $count } port chce
    [few] { $count } porty chcą
    [many] { $count } portów chce
   *[other] { $count } portu chce
} tego towaru; musi to być jeden.
finding-port = To nie jest żaden ze znanych nam portów.
finding-edge = Szlak { $from_id } – { $to_id } nie łączy dwóch miejsc.
finding-edge_twice = Szlak { $from_id } – { $to_id } jest podany dwa razy.
finding-reach = Nie da się tam dotrzeć z { $id }.
finding-outside = Jest narysowane poza planszą.
finding-on_top = Jest narysowane na { $id }.
finding-cross = Linie { $one } i { $other } się przecinają.

## Parts of sentences

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
placed = { $cubes } na { $position }
die-shows = { $color } { $value }
die-turned = { $color } { $value } (zamiast { $rolled })
nothing = nic
price-free = za darmo
paid = { $paid ->
    [none] { "" }
   *[other] { " " }(koszt: { $paid })
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
   *[other] , o jedną kostkę taniej ({ $dropped })
}

## Causes that are no cards

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

## Actions: labels of buttons and menu lines

action-take_card = Weź: { $card }{ costing }
action-decline_card = Nie bierz karty
action-discard_overflow = Odrzuć: { $card }
action-pick_start_cubes = Na rundę 1 jedna { $first }, na rundę 2 dwie ({ $second })
action-choose_dice = { $first } i { $second }
action-apply_explorer = Jedna kostka więcej: { $die }
action-apply_explorer-none = Bez dodatkowej kostki
action-apply_master = Połóż kostki ({ $die }) na { $position }
action-apply_master-none = Zostaw kostki tam, gdzie są
action-activate-pay = Aktywuj: { $card }{ less }{ costing }
action-activate-craftsman = Aktywuj z Rzemieślnikiem: { $card }{ less }{ costing }
action-activate-count = Aktywuj z Hrabią: { $card }{ costing }
tile-of-several = { $tile } ({ $number }/{ $all })
action-take_quarter-pay = Zajmij dzielnicę: { $tile }{ less }{ costing }
action-take_quarter-herald = Zajmij dzielnicę z Heroldem: { $tile }{ costing }
action-take_quarter-pay-bare = Zajmij dzielnicę { $quarter }{ less }{ costing }
action-take_quarter-herald-bare = Zajmij dzielnicę { $quarter } z Heroldem{ costing }
action-move_wall = Ruch po murze: { $distance }{ costing }
toward-sea = na { $place }
toward-port = do portu { $place }
action-move_ship = Płyń { $toward }, zapłata: { $pay }
action-move_ship-free = Płyń { $toward }, darmowy krok
action-deliver = Dostarcz
action-deliver-here = Dostarcz towar ({ $good }) do portu { $port }
action-buy_tribute = Kup prestiż za daninę
action-buy_tribute-rate = Kup { $gain } prestiżu, cena w złocie: { $price }
action-use_office = Użyj: { $card }
action-use_card = Użyj: { $card }
action-use_card-color = Użyj: { $card }, bierzesz: { $color }
action-use_card-goldsmith = Użyj: { $card }, płacisz: { $color }
action-use_card-colors = Użyj: { $card }, płacisz: { $colors }
action-use_card-person = Użyj: { $card }, odrzucasz: { $person }
action-cash_joker = Wymień jokera: { $choices }
action-pay_cube = Zapłać: { $color }
action-pass = Pasuj

## The same choices gathered in one line, with a second question

fold-pick_start_cubes = Na rundę 1 jedna { $first } …
fold-activate = Aktywuj: { $card } …
fold-take_quarter = Zajmij dzielnicę: { $tile } …
fold-move_ship = Płyń { $toward } …
fold-use_card = Użyj: { $card } …
fold-cash_joker = Wymień jokera …

which-cube = Która kostka?
which-way = Jak płacisz?
which-color = Który kolor?
which-one = Co wybierasz?

## Groups of choices

group-pick = Karty z oferty
group-overflow = Odrzucanie
group-start_cubes = Pierwsze kostki
group-dice = Kości
group-activate = Aktywacja
group-quarter = Miasto
group-wall = Mur
group-ship = Statek
group-deliver = Dostawa
group-tribute = Danina
group-card = Karty
group-joker = Jokery
group-payment = Zapłata
group-pass = Pas
group-table = Dla stołu
group-expert = Dla znawców

## Events: sentences of the log. `.you` is told to the seat that acts.

event-card_revealed = Odkryta zostaje karta „{ $card }”
event-cards_revealed = Odkryte karty: { $cards }
event-tribute_set = Danina: { $gain } prestiżu, cena w złocie: { $price }
event-card_taken = { $seat } bierze kartę „{ $card }”
    .you = Bierzesz kartę „{ $card }”
event-card_declined = { $seat } nie bierze karty{ because }
    .you = Nie bierzesz karty{ because }
event-card_discarded = { $seat } odrzuca kartę „{ $card }”{ because }
    .you = Odrzucasz kartę „{ $card }”{ because }
event-card_discarded-table = Na stos kart odrzuconych trafia „{ $card }”
event-cards_discarded = Na stos kart odrzuconych: { $cards }
event-cubes_placed = { $seat } kładzie kostki: { $placed }
    .you = Kładziesz kostki: { $placed }
event-die_rolled = Kość: { $die }
event-dice_rolled = Kości: { $dice }
event-dice_chosen = { $seat } wybiera kości: { $first } i { $second }
    .you = Wybierasz kości: { $first } i { $second }
event-dice_chosen-placed = { $seat } wybiera kości ({ $first } i { $second }): { $placed }
    .you = Wybierasz kości ({ $first } i { $second }): { $placed }
event-explorer_applied = { $seat } bierze jedną kostkę więcej ({ $die }){ because }
    .you = Bierzesz jedną kostkę więcej ({ $die }){ because }
event-explorer_applied-none = { $seat } nie bierze dodatkowej kostki{ because }
    .you = Nie bierzesz dodatkowej kostki{ because }
event-master_applied = { $seat } kładzie kostki ({ $die }) na { $position }{ because }
    .you = Kładziesz kostki ({ $die }) na { $position }{ because }
event-master_applied-none = { $seat } zostawia kostki tam, gdzie są{ because }
    .you = Zostawiasz kostki tam, gdzie są{ because }
event-rose_turned = Róże wiatrów się obracają
event-punished = { $seat } bierze { n-markers }{ because }
    .you = Bierzesz { n-markers }{ because }
event-card_activated = { $seat } aktywuje kartę „{ $card }”{ paid }
    .you = Aktywujesz kartę „{ $card }”{ paid }
event-card_used = { $seat } używa karty „{ $card }”{ gained }{ paid }
    .you = Używasz karty „{ $card }”{ gained }{ paid }
event-quarter_taken = { $seat } zajmuje dzielnicę ({ $tile }){ paid }
    .you = Zajmujesz dzielnicę ({ $tile }){ paid }
event-wall_moved = { $seat } idzie po murze o { n-spaces }{ paid }, na pole { $space }{ because }
    .you = Idziesz po murze o { n-spaces }{ paid }, na pole { $space }{ because }
event-wall_raised = { $seat } kładzie swój krążek na wierzch stosu{ because }
    .you = Kładziesz swój krążek na wierzch stosu{ because }
event-ship_moved = { $seat } płynie { $toward } (koszt: { $paid })
    .you = Płyniesz { $toward } (koszt: { $paid })
event-ship_moved-free = { $seat } płynie { $toward } (darmowy krok)
    .you = Płyniesz { $toward } (darmowy krok)
event-delivered = { $seat } dostarcza towar ({ $good }) do portu { $port }{ gained }
    .you = Dostarczasz towar ({ $good }) do portu { $port }{ gained }
event-tribute_bought = { $seat } płaci daninę i zyskuje: { $gain }{ paid }
    .you = Płacisz daninę i zyskujesz: { $gain }{ paid }
event-gold_gained = { $seat } bierze { n-gold }{ because }
    .you = Bierzesz { n-gold }{ because }
event-gold_paid = { $seat } płaci { n-gold }{ because }
    .you = Płacisz { n-gold }{ because }
event-prestige_gained = { $seat } zdobywa { n-prestige }{ because }
    .you = Zdobywasz { n-prestige }{ because }
event-prestige_lost = { $seat } traci { n-prestige }{ because }
    .you = Tracisz { n-prestige }{ because }
event-cube_gained = { $seat } bierze kostki: { $cubes }{ because }
    .you = Bierzesz kostki: { $cubes }{ because }
event-cube_paid = { $seat } płaci kostkami: { $cubes }{ because }
    .you = Płacisz kostkami: { $cubes }{ because }
event-payment_begun-wall = { $seat } płaci za { $spaces } na murze: { cubes-any }
    .you = Płacisz za { $spaces } na murze: { cubes-any }
event-payment_begun-prospector = { $seat } płaci za Poszukiwacza złota: { cubes-any }
    .you = Płacisz za Poszukiwacza złota: { cubes-any }
event-payment_begun-shop = { $seat } płaci w Sklepie za jedną kostkę ({ $color }): { cubes-any }
    .you = Płacisz w Sklepie za jedną kostkę ({ $color }): { cubes-any }
event-joker_cashed = { $seat } wymienia jokera{ gained }
    .you = Wymieniasz jokera{ gained }
event-steps_gained = { $seat } ma { n-steps }{ because }
    .you = Masz { n-steps }{ because }
event-passed = { $seat } pasuje
    .you = Pasujesz
event-round_began = Zaczyna się runda { $round }
event-game_ended = Partia skończona

## Steps, and what the game waits for

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

prompt-start_cards = { $seat } bierze pierwszą kartę
    .you = Weź swoją pierwszą kartę
prompt-start_cubes = { $seat } wybiera pierwsze kostki
    .you = Wybierz kostki na pierwsze dwie rundy
prompt-pick = { $seat } bierze kartę
    .you = Weź kartę z oferty
prompt-overflow = { $seat } ma sześć kart i musi jedną odrzucić
    .you = Masz sześć kart: odrzuć jedną i weź znacznik kary
prompt-dice = { $seat } wybiera dwie kości
    .you = Wybierz dwie kości: każda daje tyle kostek, ile pokazuje, na tej liczbie twojej róży wiatrów
prompt-explorer = { $seat } może wziąć jedną kostkę więcej (Odkrywca)
    .you = Odkrywca: jedna kostka więcej za kość?
prompt-master = { $seat } może przesunąć kostki jednej kości (Mistrz)
    .you = Mistrz: przesunąć kostki jednej kości?
prompt-actions = { $seat } rozgrywa turę
    .you = Twoja tura: wykonaj dowolnie wiele akcji, potem spasuj
prompt-payment-wall = { $seat } płaci za ruch po murze
    .you = Do zapłaty za { $spaces } na murze: { cubes-any } (cancel cofa)
prompt-payment-prospector = { $seat } płaci za Poszukiwacza złota
    .you = Do zapłaty za Poszukiwacza złota: { cubes-any } (cancel cofa)
prompt-payment-shop = { $seat } płaci w Sklepie
    .you = Do zapłaty w Sklepie za jedną kostkę ({ $color }): { cubes-any } (cancel cofa)
prompt-over = Partia skończona
    .you = Partia skończona

## Refusals, by code. $detail is the error's own sentence.

error-card-unknown = Nie ma takiej karty: { $detail }
error-phase-wrong = Gra pyta teraz o coś innego.
error-action-refused = Teraz nie jest to możliwe: { $detail }
error-payment-pending = Najpierw zapłać brakujące kostki albo cofnij akcję.
error-payment-order = Kostkami płaci się w kolejności: czerwone, niebieskie, zielone, szare, fioletowe, czarne, a reszta musi wystarczyć.
error-offer-not_there = Tej karty nie ma w ofercie.
error-card-not_on_tableau = Tej karty nie ma na twojej planszy gracza.
error-card-not_active = Ta karta nie jest aktywowana albo nie jest twoja.
error-card-used = Ta karta była już użyta w tej rundzie.
error-card-condition = Warunek tej karty nie jest teraz spełniony.
error-card-nothing_to_gain = Ta karta nic by ci teraz nie dała.
error-card-not_usable = Tej karty nie używa się w ten sposób.
error-card-needs_choice = Ta karta wymaga wyboru: koloru, kolorów albo postaci.
refused-short = Brakuje ci: { $missing }.
error-cubes-too_few = Nie masz na to kostek.
error-gold-too_little = Nie masz na to złota.
error-discount-not_available = Żadna twoja karta nie pozwala teraz pominąć tej kostki.
error-method-not_available = Teraz nie możesz tak zapłacić.
error-quarter-taken = Ta dzielnica jest już zajęta.
error-quarter-limit = W tej turze nie możesz zająć kolejnej dzielnicy.
error-wall-moved = W tej turze masz już za sobą ruch po murze.
error-wall-end = Twój krążek jest na ostatnim polu muru.
error-wall-too_far = Mur nie jest tak długi.
error-ship-not_adjacent = Twój statek nie dotrze tam w jednym kroku.
error-ship-no_free_step = Nie masz już darmowych kroków.
error-deliver-not_in_port = Twój statek nie stoi w porcie.
error-deliver-no_goods = Nie masz na pokładzie towaru, którego chce ten port.
error-deliver-full = Ten port nie przyjmuje już towarów.
error-deliver-not_entered = Przy tym stole można dostarczać tylko w porcie, do którego statek wpłynął w tej turze.
error-tribute-limit = W tej turze nie możesz już zapłacić daniny.
error-tribute-too_little_gold = Nie masz złota na daninę.
error-tribute-nothing_to_gain = Danina nie dałaby ci prestiżu.
error-joker-none = Nie masz jokera.
error-joker-juggler = Z Żonglerem joker to dwa wybory naraz, bez niego tylko jeden.
error-dice-not_chosen = To nie jest żadna z wybranych przez ciebie kości.
error-master-not_possible = Mistrz nie może położyć tam tych kostek.
error-idler-not_active = Tylko z Próżniakiem możesz nie brać karty.
error-overflow-not_held = Nie masz tej karty.

error-data-other = Przy tym stole gra się z innymi liczbami: { $detail }
error-field-unknown = Nie zapisano, skąd to pochodzi: { $detail }

## Warnings beside a choice

warning-passing_with_cubes = Twoje kostki przy strzałce przepadną.
warning-fountain_lost = Krok twojej Fontanny przepadnie.
warning-envoy_lost = Kostka twojego Posła przepadnie.
warning-sixth_card = To byłaby szósta karta: jedną trzeba odrzucić i wziąć znacznik kary.
warning-empty_arrow = W tej rundzie nie ma kostek przy twojej strzałce: znacznik kary.
warning-empty_arrow_next_round = Na następną rundę nie ma jeszcze nic.
warning-cannot_be_undone = Nie da się cofnąć.

## Options. The words in parentheses are the values to write.

option-delivery_requires_entry = Dostawy tylko po wpłynięciu
    .text = Czy towary wolno dostarczać tylko w porcie, do którego statek wpłynął w tej samej turze.
option-tribute_basis = Karty tworzące daninę
    .text = Danina sumuje wszystkie sześć odkrytych kart (six_cards) albo tylko te, które zostają w ofercie (offer).
option-initial_wall_order = Pierwsza kolejność na murze
    .text = Ktoś wylosowany leży na wierzchu, a pozostali idą zgodnie z ruchem wskazówek zegara (random_start_clockwise), cała kolejność jest losowa (random) albo podana jako lista miejsc.
option-master_dice = Kości Mistrza
    .text = Dla ilu z dwóch kości Mistrz może przesunąć kostki: 1 albo 2.
option-explorer_dice = Kości Odkrywcy
    .text = Dla ilu z dwóch kości Odkrywca daje jedną kostkę więcej: 1 albo 2.
option-when_cards = Karty, które reagują
    .text = Karty reagujące na to, co robisz, działają raz na rundę (once) albo za każdym razem (each).
option-discount_limit = Karty oszczędzające kostkę
    .text = Żuraw, Uzdrowiciel, Archiwum i Spekulant oszczędzają kostkę raz na rundę (once) albo za każdym razem (each).
option-tower_on_last_space = Wieża na ostatnim polu
    .text = Czy Wieża utrzymuje krążek właściciela na wierzchu także na ostatnim polu muru.
option-beggar_ties = Żebrak i remisy
    .text = Czy Żebrakowi wystarczy dzielone ostatnie miejsce w prestiżu.
option-monastery_ties = Klasztor i remisy
    .text = Czy Klasztorowi wystarczy dzielone pierwsze miejsce w prestiżu.
option-captain_points = Punkty Kapitana
    .text = Ile prestiżu daje Kapitan: 1 albo 2.
option-scribe_scope = Zasięg Pisarza
    .text = Pisarz pozwala użyć dwa razy każdej karty urzędu (card) albo jednej karty każdego typu (type).
option-office_rate = Zapłata urzędów
    .text = Każdy urząd płaci 1 złoto za swoją kostkę (flat); innej wartości jeszcze nie znamy.
option-councilman_mode = Punkty Rajcy
    .text = 6 prestiżu za każdy typ z trzema kartami (three_of_a_type), za każdy typ, jeśli są trzy typy (per_type_if_three_types), albo raz, jeśli są trzy typy (once_if_three_types).
option-palace_counts_abbot = Pałac i Opat
    .text = Czy Pałac zalicza Opata do kart, które punktują na koniec.
option-scribe_second_use = Drugie użycie z Pisarzem
    .text = Gdy Pisarz obejmuje jedną kartę każdego typu: drugie użycie należy do jednej karty (one_card) albo urzędów danego typu można użyć o jeden raz więcej, niż ich jest, każdego najwyżej dwa razy (any_card).

## Cards: the name, and what it does in one line

card-office = { $office } { $cubes }
office-customs = Cło
    .text = Zapłać 1 czerwoną kostkę, weź 1 złoto.
office-construction = Budownictwo
    .text = Zapłać 1 zieloną kostkę, weź 1 złoto.
office-finance = Finanse
    .text = Zapłać 1 szarą kostkę, weź 1 złoto.
office-justice = Sądownictwo
    .text = Zapłać 1 niebieską kostkę, weź 1 złoto.
office-military = Wojsko
    .text = Zapłać 1 czarną kostkę, weź 1 złoto.
office-administration = Administracja
    .text = Zapłać 1 fioletową kostkę, weź 1 złoto.

card-archive = Archiwum
    .text = Aktywacja urzędu kosztuje cię o jedną kostkę mniej, dowolnie wybraną.
card-bank = Bank
    .text = Weź 2 złota.
card-border_post = Posterunek graniczny
    .text = Użycie urzędu typu Cło daje ci o 1 złoto więcej.
card-cathedral = Katedra
    .text = Zapłać kostki różnych kolorów, zdobądź 1 prestiż za każdą.
card-chancery = Kancelaria
    .text = Zdobądź 1 prestiż, jeśli w tej rundzie użyto któregoś z twoich urzędów.
card-chapel = Kaplica
    .text = Zdobądź 1 prestiż, jeśli w tej rundzie masz już jakiś zdobyty prestiż.
card-cooperage = Bednarnia
    .text = Każdy dostarczony towar daje ci o 1 prestiż więcej.
card-court = Sąd
    .text = Zdobądź 1 prestiż za każdy swój aktywowany urząd typu Sądownictwo.
card-crane = Żuraw
    .text = Aktywacja budynku kosztuje cię o jedną kostkę mniej, dowolnie wybraną.
card-customs_station = Komora celna
    .text = Zdobądź 1 prestiż za każdy swój aktywowany urząd typu Cło.
card-embassy = Ambasada
    .text = Zapłacenie daniny daje ci o 2 prestiżu więcej.
card-fortress = Twierdza
    .text = Zdobądź 1 prestiż za każdy swój aktywowany urząd typu Wojsko.
card-fountain = Fontanna
    .text = Po zajęciu dzielnicy przejdź o jedno pole do przodu na murze.
card-gate = Brama
    .text = Zdobądź 1 prestiż, jeśli prowadzisz na murze.
card-guard_post = Strażnica
    .text = Przejdź o jedno pole do przodu na murze, chyba że już tam prowadzisz.
card-hospital = Szpital
    .text = Aktywacja postaci daje ci 1 złoto.
card-inn = Karczma
    .text = Weź 1 złoto; weź 3, jeśli twój Karczmarz jest aktywowany.
card-jade_warehouse = Skład jadeitu
    .text = Dostarczony przez ciebie jadeit liczy się podwójnie.
card-lacquerware_warehouse = Skład laki
    .text = Dostarczona przez ciebie laka liczy się podwójnie.
card-lighthouse = Latarnia morska
    .text = Każdy dostarczony towar daje ci 1 złoto.
card-meeting_hall = Sala zebrań
    .text = Na koniec: 2 prestiżu za każdy typ urzędu wśród twoich aktywowanych.
card-miks_tavern = Tawerna Mika
    .text = Weź 1 złoto, jeśli masz co najmniej trzy aktywowane postacie.
card-monastery = Klasztor
    .text = Zdobądź 1 prestiż, jeśli nikt nie ma więcej prestiżu niż ty.
    .alone = Zdobądź 1 prestiż, jeśli tylko ty masz najwięcej prestiżu.
card-palace = Pałac
    .text = Na koniec: 2 prestiżu za każdą twoją aktywowaną kartę, która punktuje na koniec, także za tę.
    .abbot = Na koniec: 2 prestiżu za każdą twoją aktywowaną kartę, która liczy się na koniec, także za tę i za Opata.
card-paper_warehouse = Skład papieru
    .text = Dostarczony przez ciebie papier liczy się podwójnie.
card-parade_ground = Plac musztry
    .text = Użycie urzędu typu Wojsko daje ci o 1 złoto więcej.
card-pawnshop = Lombard
    .text = Weź 1 złoto, jeśli w tej rundzie wpłynęło już do ciebie jakieś złoto.
card-porcelain_warehouse = Skład porcelany
    .text = Dostarczona przez ciebie porcelana liczy się podwójnie.
card-prefecture = Prefektura
    .text = Na koniec: 1 prestiż za każdy twój aktywowany urząd.
card-quarry = Kamieniołom
    .text = Zdobądź 1 prestiż za każdy swój aktywowany urząd typu Budownictwo.
card-residence = Rezydencja
    .text = Na koniec: 1 prestiż za każdy twój aktywowany budynek, także za ten.
card-rice_warehouse = Skład ryżu
    .text = Dostarczony przez ciebie ryż liczy się podwójnie.
card-sail_loft = Żaglownia
    .text = Twój statek może wykonać do 2 darmowych kroków.
card-school = Szkoła
    .text = Weź 1 złoto, jeśli co najmniej dwa pola twojej planszy gracza są puste.
card-shop = Sklep
    .text = Zapłać dowolne 2 kostki, weź kostkę dowolnego koloru.
card-silk_warehouse = Skład jedwabiu
    .text = Dostarczony przez ciebie jedwab liczy się podwójnie.
card-smithy = Kuźnia
    .text = Na koniec: 1 prestiż za każdą twoją dzielnicę.
card-spice_warehouse = Skład przypraw
    .text = Dostarczone przez ciebie przyprawy liczą się podwójnie.
card-statue = Posąg
    .text = Na koniec: 3 prestiżu za każdą twoją ciemną dzielnicę.
card-tea_warehouse = Skład herbaty
    .text = Dostarczona przez ciebie herbata liczy się podwójnie.
card-tower = Wieża
    .text = Twój krążek na murze zawsze leży na wierzchu stosu.
    .not_last = Twój krążek na murze leży na wierzchu stosu, ale nie na ostatnim polu.
card-town_hall = Ratusz
    .text = Zdobądź 1 prestiż za każdy swój aktywowany urząd typu Administracja.
card-treasury = Skarbiec
    .text = Zdobądź 1 prestiż za każdy swój aktywowany urząd typu Finanse.
card-university = Uniwersytet
    .text = Zdobądź 1 prestiż, jeśli co najmniej dwa pola twojej planszy gracza są puste.

card-abbot = Opat
    .text = Na koniec: bez znaczników kary za karty pozostałe na twojej planszy gracza.
card-baronesa_dois = Baronesa Dois
    .text = Na koniec: 3 prestiżu; z dwiema Baronesami po 4, z wszystkimi trzema po 5.
card-baronesa_tres = Baronesa Três
    .text = Na koniec: 3 prestiżu; z dwiema Baronesami po 4, z wszystkimi trzema po 5.
card-baronesa_um = Baronesa Um
    .text = Na koniec: 3 prestiżu; z dwiema Baronesami po 4, z wszystkimi trzema po 5.
card-beadle = Woźny
    .text = Weź 1 złoto za każdy typ urzędu użyty przez ciebie w tej rundzie.
card-beggar = Żebrak
    .text = Weź dowolną kostkę, jeśli nikt nie ma mniej prestiżu niż ty.
    .alone = Weź dowolną kostkę, jeśli tylko ty masz najmniej prestiżu.
card-bishop = Biskup
    .text = Zapłać 1 złoto, zdobądź 2 prestiżu.
card-cabin_boy = Chłopiec okrętowy
    .text = Zdobądź 1 prestiż, jeśli twój statek wiezie najwyżej dwa towary.
card-cannoneer = Kanonier
    .text = Weź 1 złoto, jeśli na murze jesteś na końcu.
card-captain = Kapitan
    .text = { $points ->
    [one] Zdobądź { $points } prestiż
    [few] Zdobądź { $points } prestiżu
    [many] Zdobądź { $points } prestiżu
   *[other] Zdobądź { $points } prestiżu
    }, jeśli twój statek przebył w tej rundzie co najmniej dwa kroki.
card-carpenter = Cieśla
    .text = Każda zajęta dzielnica daje ci 1 złoto.
card-chamberlain = Szambelan
    .text = Aktywacja urzędu daje ci 1 złoto.
card-coachman = Woźnica
    .text = Weź 1 złoto, jeśli masz co najmniej trzy aktywowane budynki.
card-councilman = Rajca
    .text = Na koniec: 6 prestiżu za każdy typ urzędu, którego masz co najmniej trzy aktywowane karty.
    .per_type_if_three_types = Na koniec: 6 prestiżu za każdy typ urzędu wśród twoich aktywowanych, jeśli są co najmniej trzy typy.
    .once_if_three_types = Na koniec: 6 prestiżu, jeśli masz aktywowane co najmniej trzy typy urzędów.
card-count = Hrabia
    .text = Aktywuj kartę za 4 złota zamiast jej kostek.
card-craftsman = Rzemieślnik
    .text = Aktywuj kartę, tylko pokazując jej kostki; zatrzymujesz je.
card-diplomat = Dyplomata
    .text = W swojej turze możesz zapłacić daninę dwa razy.
card-donna_blu = Donna Blu
    .text = Weź 1 niebieską kostkę.
card-envoy = Poseł
    .text = Po zdobyciu prestiżu z daniny weź kostkę dowolnego koloru.
card-explorer = Odkrywca
    .text = Jedna z twoich dwóch kości daje ci o jedną kostkę więcej.
    .both = Każda z twoich dwóch kości daje ci o jedną kostkę więcej.
card-frau_rot = Frau Rot
    .text = Weź 1 czerwoną kostkę.
card-goldsmith = Złotnik
    .text = Zapłać dowolną 1 kostkę, weź 1 złoto.
card-governor = Gubernator
    .text = Na koniec: 7 prestiżu.
card-gravedigger = Grabarz
    .text = Odrzuć inną ze swoich aktywowanych postaci, weź 2 złota.
card-healer = Uzdrowiciel
    .text = Aktywacja postaci kosztuje cię o jedną kostkę mniej, dowolnie wybraną.
card-helmsman = Sternik
    .text = Zapłać 1 złoto, a twój statek może wykonać do 4 kroków.
card-herald = Herold
    .text = Zajmij dzielnicę za 3 złota zamiast jej kostek.
card-idler = Próżniak
    .text = W fazie 1 nie musisz brać karty.
card-innkeeper = Karczmarz
    .text = Weź 1 złoto; weź 3, jeśli twoja Karczma jest aktywowana.
card-judge = Sędzia
    .text = Użycie urzędu typu Sądownictwo daje ci o 1 złoto więcej.
card-juggler = Żongler
    .text = Każdy wymieniony joker daje ci dwa wybory zamiast jednego.
card-lady_black = Lady Black
    .text = Weź 1 czarną kostkę.
card-madame_vert = Madame Vert
    .text = Weź 1 zieloną kostkę.
card-magistrate = Urzędnik
    .text = Użycie urzędu typu Administracja daje ci o 1 złoto więcej.
card-master = Mistrz
    .text = Kostki jednej ze swoich kości możesz położyć o jedną liczbę wyżej lub niżej, nigdy na 1.
    .both = Kostki każdej ze swoich kości możesz położyć o jedną liczbę wyżej lub niżej, nigdy na 1.
card-master_builder = Budowniczy
    .text = Aktywacja budynku daje ci 2 złota.
card-midwife = Akuszerka
    .text = Na koniec: 1 prestiż za każdą twoją aktywowaną postać, także za tę.
card-miss_grey = Miss Grey
    .text = Weź 1 szarą kostkę.
card-moneylender = Lichwiarz
    .text = Weź 1 złoto i zdobądź 1 prestiż.
card-night_watchman = Stróż nocny
    .text = W swojej turze możesz zająć dwie dzielnice.
card-nobleman = Szlachcic
    .text = Zapłać 2 złota, weź kostkę dowolnego koloru.
card-office_head = Naczelnik urzędu
    .text = Weź 1 złoto, jeśli masz co najmniej trzy aktywowane urzędy.
card-professor = Profesor
    .text = Każda z twoich dwóch kości, która pokazuje 1, daje ci 1 złoto.
card-prospector = Poszukiwacz złota
    .text = Zapłać dowolne 3 kostki, weź 1 złoto; ile razy chcesz.
card-scholar = Uczony
    .text = Weź kostkę dowolnego koloru.
card-scribe = Pisarz
    .text = Każdego ze swoich urzędów możesz użyć dwa razy na rundę.
    .type = Swoich urzędów każdego typu możesz użyć o jeden raz więcej na rundę.
card-senora_violeta = Senora Violeta
    .text = Weź 1 fioletową kostkę.
card-soldier = Żołnierz
    .text = Weź 1 złoto za każde cztery swoje dzielnice.
card-speculator = Spekulant
    .text = Zajęcie dzielnicy kosztuje cię o jedną kostkę mniej, dowolnie wybraną.
card-surveyor = Mierniczy
    .text = Użycie urzędu typu Budownictwo daje ci o 1 złoto więcej.
card-treasurer = Skarbnik
    .text = Użycie urzędu typu Finanse daje ci o 1 złoto więcej.
card-vice_governor = Wicegubernator
    .text = Na koniec: 4 prestiżu.

## How open questions about cards are answered

ruling-event_once = Działa raz na rundę, za pierwszym razem, gdy po aktywacji ma zastosowanie.
ruling-event_each = Przy tym stole działa po aktywacji za każdym razem, gdy ma zastosowanie.
ruling-event_automatic = Dostajesz to bez pytania.
ruling-waits_once = Używasz jej samodzielnie, raz na rundę, po pierwszym razie, gdy ma zastosowanie i jest aktywna. Niewykorzystana przed spasowaniem przepada.
ruling-waits_each = Przy tym stole możesz jej użyć po każdym razie, gdy ma zastosowanie i jest aktywna. Co zostanie niewykorzystane przed spasowaniem, przepada.
ruling-discount_once = Raz na rundę. Koszt jednej kostki spada do zera.
ruling-discount_each = Przy tym stole za każdym razem. Koszt jednej kostki spada do zera.
ruling-not_itself = Nie pomaga przy aktywacji samej siebie.
ruling-gold_for_all = Złoto zastępuje wszystkie kostki, więc nie łączy się z pominięciem kostki.
ruling-craftsman = Kostki muszą leżeć przy twojej strzałce i można ich potem jeszcze użyć. Z Żurawiem, Uzdrowicielem lub Archiwum wystarczy mniejszy koszt.
ruling-free_step = Ten krok nie jest twoim płatnym ruchem po murze i nie zmienia jego ceny. Z ostatniego pola nie ma już dokąd iść.
ruling-fountain_once = Krok jest dostępny od chwili zajęcia dzielnicy aż do spasowania. Druga dzielnica nie daje drugiego kroku.
ruling-fountain_each = Krok jest dostępny od chwili zajęcia dzielnicy aż do spasowania. Każda dzielnica daje własny krok.
ruling-whole_round = Liczy się cała runda, także to, co działo się przed aktywacją.
ruling-came_before = Liczy się to, co wpłynęło wcześniej w tej rundzie z czegoś innego, nawet jeśli jest już wydane.
ruling-tie_counts = Miejsce dzielone się liczy.
ruling-tie_fails = Przy tym stole miejsce dzielone się nie liczy.
ruling-doubling = Podwaja się wydrukowana wartość portu, a nie punkt Bednarni.
ruling-each_tile = Działa za każdy dostarczony żeton.
ruling-steps = Wykonuj kroki pojedynczo, kiedy chcesz w tej turze. Co zostanie, gdy spasujesz, przepada.
ruling-captain = Liczą się wszystkie kroki, płatne i darmowe, w dowolnym kierunku.
ruling-juggler = Dwie kostki, kostka i 3 złota albo 6 złota, wybrane razem. Dowolna liczba jokerów.
ruling-scribe_card = Każde użycie jest płatne i daje swoje złoto.
ruling-scribe_type_one = Przy tym stole tylko jednej karty każdego typu można użyć drugi raz.
ruling-scribe_type_any = Przy tym stole urzędów danego typu można użyć o jeden raz więcej, niż ich masz, każdego najwyżej dwa razy.
ruling-bonus_once = Karty reagujące na urząd działają nadal raz na rundę.
ruling-bonus_each = Karty reagujące na urząd działają przy tym stole za każdym razem.
ruling-office = Wszystkie cztery karty danego typu robią to samo; liczba w nazwie to koszt aktywacji. Dwóch kart tego samego typu używa się osobno.
ruling-beadle = Dwie karty jednego typu liczą się raz. Używasz jej raz na rundę, więc wybierz dobrą chwilę.
ruling-gravedigger = Nie siebie i nie kartę z planszy gracza. Co postać zrobiła w tej rundzie, zostaje w mocy; późniejsze działania ustają.
ruling-cathedral = Jeden zestaw różnych kolorów na rundę.
ruling-inn_pair = Druga karta musi być aktywowana, a nie użyta.
ruling-baronesa = Liczą się tylko aktywowane.
ruling-palace_alone = Liczą się Baronesy, Gubernator, Wicegubernator, Akuszerka, Rezydencja, Prefektura, Sala zebrań, Rajca, Kuźnia, Posąg i sam Pałac, bez względu na to, czy punktują.
ruling-palace_abbot = Liczą się Baronesy, Gubernator, Wicegubernator, Akuszerka, Rezydencja, Prefektura, Sala zebrań, Rajca, Kuźnia, Posąg, sam Pałac i przy tym stole Opat, bez względu na to, czy punktują.
ruling-abbot = Znaczniki wzięte wcześniej liczą się nadal.
ruling-night_watchman = Za każdą płaci się osobno, w dowolnych dwóch chwilach tury.
ruling-idler = W każdej rundzie, także po to, by uniknąć szóstej karty.
ruling-master = Nie tak daleko, by kostki przyszły za późno. Liczba kostek się nie zmienia.
ruling-explorer = Kostka dołącza do kostek tej kości, przy tej samej liczbie.
ruling-professor = Liczy się wyrzucona liczba: także kość obrócona na 1 pod koniec gry i jedynka, której kostki przesuwa Mistrz.
ruling-diplomat = Za każdym razem pełna cena.
ruling-envoy = Punkty Ambasady też się liczą.
ruling-tower_always = Działa od razu po aktywacji; krążki, które przyjdą później, trafiają pod twój.
ruling-tower_not_last = Działa od razu po aktywacji, ale nie na ostatnim polu; krążki, które przyjdą później, trafiają pod twój.
ruling-kind = Rodzaj karty to nasz domysł: niemiecka nazwa może oznaczać osobę albo coś innego.
ruling-captain_doubt = Jedno ze źródeł mówi o 2 punktach; stół może wybrać.
ruling-councilman_doubt = Źródło nie jest jasne; stół może wybrać inną wersję.

## The table at a terminal

table-legend = Kostki: { $colors }
table-setup = Przygotowanie
table-round = Runda { $round } z 12
table-tribute = Danina: { $gain } prestiżu, cena w złocie: { $price }
table-dice = Kości
table-offer = W ofercie
table-stack = Stos { $count }
table-seat = Miejsce
table-prestige = Pr.
table-gold = Złoto
table-markers = Kar.
table-wall-short = Mur
table-ship = Statek
table-cargo = Ładunek
table-jokers = Jok.
table-tableau-short = Karty
table-active-short = Aktyw.
table-key = Pr. prestiż · Kar. znaczniki kary, każdy to 3 mniej · Jok. jokery · Karty czekające na planszy gracza, Aktyw. aktywowane · teraz: kostki przy strzałce · r5: kostki, które przyjdą w rundzie 5
table-now = teraz
table-arrives = r{ $round }
table-roses = Róże wiatrów
table-city = Miasto
table-city-key = ▪ ciemna dzielnica · (A) zajęta: A
table-wall = Mur
table-port = Port
table-wants = chce
table-pays = płaci
table-distance = odl.
table-aboard = ty
table-tableau = Twoja plansza gracza ({ $count } z 5)
table-tableau-empty = pusta
table-missing = brakuje: { $cubes }
table-payable = do opłacenia teraz
table-payable-later = do opłacenia w rundzie { $round }
table-active = Twoje aktywowane karty
table-usable = do użycia
table-used = użyta
table-waiting = nie teraz
table-always = sama
table-at-end = na koniec
table-empty = puste
table-turn-order = Kolejność
table-estimated = ≈ oznacza liczbę oszacowaną przez nas.

note-rose = { $cubes } na rundę { $round }
note-gain = zysk: { $gain }
note-near = { $port } { $count }
note-from-there = stamtąd: { $ports }
note-final = nie da się cofnąć
note-to-space = na pole { $space }

sheet-cost = Koszt
sheet-tribute = Danina
sheet-kind = Rodzaj
sheet-works = Działa
sheet-rulings = Wyjaśnienia
sheet-note = Uwaga w danych
sheet-where = Teraz
sheet-why-not = Nie teraz: { $reason }
where-stack = w stosie albo poza widokiem
where-pair = jego runda to { $round }
where-offer = w ofercie
where-discard = odrzucona
where-tableau = na planszy gracza { $seat }
    .you = na twojej planszy gracza
where-active = aktywowana, właściciel: { $seat }
    .you = aktywowana przez ciebie

quarter-title = Dzielnica { $quarter }
quarter-light = jasna
quarter-dark = ciemna
quarter-owned = zajęta: { $seat }
quarter-tile = Żeton
quarter-neighbors = Sąsiedzi
port-title = Port { $port }
port-delivered = Dostarczono
port-distances = Odległości

plan-title = Twoje kostki w nadchodzących rundach
plan-round = Runda
plan-cubes = Kostki
plan-cards = Karty do aktywowania
plan-quarters = Dzielnice
plan-none = jeszcze nic
plan-nothing = -

summary-title = Skąd się wziął prestiż

screen-help =
    Co można wpisać
      3                 możliwość o tym numerze
      take bank         weź kartę; także discard (odrzuć), activate, use (użyj)
      q07               zajmij dzielnicę;  wall 2: ruch po murze
      sail genova       płyń o krok;  sail s02 red: zapłać tą kostką
      deliver (dostarcz), tribute (danina), joker gold, joker red, pass (pas)
      cz                w fazie kości: czerwona i zielona (litery jak w legendzie)
      cancel            cofnij niedokończoną zapłatę
      hint              najlepsze akcje i dlaczego
      undo              cofnij jeden krok;  undo turn: całą turę
      plan              twoje kostki w następnych rundach i co mogą opłacić
      seat IMIĘ         karty gracza
      offices, discards urzędy nadchodzących rund, stos kart odrzuconych
      ? bank            karta: działanie, koszt, wyjaśnienia;  ? q07, ? genova, ? 3
      log, rules, table, quit
screen-unknown = „{ $line }” nic tu nie znaczy. Wpisz numer z listy, akcję, na przykład wall 2 albo use bank, albo ?, by uzyskać pomoc.
screen-unknown-subject = Nie ma nic o nazwie „{ $what }”. Pytaj o kartę (? bank), dzielnicę (? q07), port (? genova) albo możliwość (? 3).
screen-nothing-chosen = Nic nie zostało zrobione.
screen-nothing-pending = Żadna zapłata nie czeka.

## The guided first game: what a hint is about, what is to be known, and what to do while it is legal

hint-goal = Wygrywa prestiż
    .text = Witaj w Macao! Dwanaście rund, a wygrywa ten, kto na koniec ma najwięcej prestiżu. Zdobywa się go za towary dowiezione do Europy, za złoto zapłacone jako danina, kartami i dzielnicami miasta, które się stykają.
hint-start_card = Twoja pierwsza karta
    .text = Karta nic nie robi, dopóki nie zapłacisz wydrukowanych na niej kostek. Tanie karty pomagają wcześnie, drogie pomagają bardzo.
hint-start_cubes = Twoje pierwsze kostki
    .text = Wybierz kolor jednej kostki na rundę 1 i kolor dwóch kostek na rundę 2.
hint-offer = Co rundę nowa karta
    .text = Każdy musi wziąć jedną kartę. W każdej ofercie leżą dwa urzędy; te z wszystkich dwunastu rund widać od początku.
hint-dice = Dwie z sześciu kości
    .text = Kość daje tyle kostek, ile pokazuje, po tylu obrotach twojej róży. Mają jej kolor: mało kostek szybko albo dużo kostek późno. Inni mogą wybrać te same kości.
hint-rose = Róża wiatrów się obróciła
    .text = Co leży teraz przy twojej strzałce, możesz wydać w tej rundzie i tylko w niej. Reszta czeka przy swoich liczbach i co rundę jest bliżej.
hint-activate = Zapłać za kartę
    .text = Zapłać dokładnie te kostki, które są na karcie, a będzie działać dla ciebie do końca gry.
    .now = Kostki przy twojej strzałce wystarczą na kartę „{ $card }”: { $price }.
hint-tribute = Złoto za prestiż
    .text = Raz w każdej turze możesz zapłacić daninę tej rundy. Jej cenę i zysk wyznaczają karty z oferty.
    .now = W tej rundzie: { $price } za { $gain }.
hint-pass = Gotowe? Spasuj
    .text = Spasuj, gdy masz za sobą wszystko, co chcesz zrobić. Kostki, które zostaną przy strzałce, przepadają, złoto zostaje. Dopóki nie spasujesz, przycisk Cofnij przywraca wszystko.
hint-five_spaces = Pięć pól na karty
    .text = Karty czekają na zapłatę na pięciu polach. Szósta kosztuje znacznik kary, a na koniec kosztuje go też każda karta, której nie aktywujesz.
    .now = Zajęte pola z twoich pięciu: { $number }.
hint-dice_card = Na co czekają twoje karty
    .text = Kartę opłaca się w jednej rundzie, kostkami, które leżą przy strzałce razem. Wybieraj kości tak, by się tam spotkały.
    .now = Twoja karta „{ $card }” potrzebuje: { $cubes }.
hint-empty_arrow = Strzałka nigdy pusta
    .text = Jeśli po obrocie róży nic nie leży przy twojej strzałce, bierzesz znacznik kary: minus 3 prestiżu. Plan obok róży pokazuje, co kiedy przyjdzie.
    .now = Runda { $round }: nic jeszcze dla ciebie nie przychodzi.
hint-helpers = Karty, które współpracują
    .text = Niektóre karty robią coś same, gdy ty robisz coś innego. Najlepiej aktywować je wcześnie.
    .now = Możesz teraz zapłacić za kartę „{ $card }”: { $price }.
hint-quarter = Zajmij dzielnicę
    .text = Raz w każdej turze możesz zająć wolną dzielnicę dokładnie za jej kostki. Na koniec każda dzielnica twojej największej spójnej grupy daje 2 prestiżu.
    .now = Wolne dzielnice, na które starczą twoje kostki: { $number }.
hint-goods = Ładunek do Europy
    .text = Co leżało na dzielnicy, jest na twoim statku: każdego towaru chce jeden port, a pierwsze żetony, które tam dotrą, są warte najwięcej.
    .now = { $port } płaci za towar na twoim statku ({ $good }) tyle prestiżu: { $points }.
hint-saving = Czy danina się opłaca?
    .text = Cena i zysk daniny są w każdej rundzie inne. Złoto jest na koniec nic niewarte, więc trzymaj trochę na dobre okazje.
    .now = W tej rundzie: { $price } za { $gain }.
hint-wall = Mur wyznacza kolejność
    .text = Kto jest dalej na murze, wcześniej bierze karty i działa. W jednym stosie pierwszy jest wyższy krążek.
hint-cheap_card = Patrz, co nadchodzi
    .text = Zanim weźmiesz kartę, porównaj jej cenę z kostkami na swojej róży.
hint-joker_quarter = Ciemne dzielnice
    .text = Na tej ciemnej dzielnicy zamiast towaru leży joker.
hint-joker = Joker w zapasie
    .text = W swojej turze zmieniasz jokera w kostkę dowolnego koloru albo w 3 złota. Trzymaj go na turę, w której zabraknie jednej kostki.
    .now = Twoje jokery: { $number }.
hint-office = Używaj swoich urzędów
    .text = Każdego aktywowanego urzędu i większości innych kart można użyć raz w każdej rundzie.
    .now = { $card }: { $rule }
hint-move_wall = Krok po murze
    .text = Jedno pole kosztuje jedną kostkę dowolnego koloru, dwa kosztują trzy, trzy kosztują pięć. Kto jest przed innymi, pierwszy wybiera kartę.
hint-ship = Postaw żagle
    .text = Każda kostka dowolnego koloru posuwa twój statek o krok. Do Europy jest daleko: planuj rejs do portów, które chcą twojego ładunku, i bądź tam przed innymi.
    .now = { $port } płaci za towar na twoim statku ({ $good }) tyle prestiżu: { $points }.
hint-delivery = Dostarcz!
    .text = Twój statek stoi w porcie, który chce tego, co masz na pokładzie. Dostarcz, a najlepsza wolna liczba jest twoja. Nie kosztuje to kostek i możesz płynąć dalej.
    .now = { $port } płaci za twój towar ({ $good }) tyle prestiżu: { $points }.
hint-card_use = Karta do użycia
    .text = Jedna z twoich aktywowanych kart może teraz coś dla ciebie zrobić, raz w każdej rundzie.
    .now = { $card }: { $rule }
hint-sixth_card = Szósta karta
    .text = Wszystkie twoje pola są pełne: jedną kartę trzeba odrzucić i wziąć znacznik kary. Aktywuj karty na czas, by w następnej rundzie jakieś pole było wolne.
hint-marker = Znacznik kary
    .text = Kosztuje cię 3 prestiżu na koniec i nic go nie usunie. Zanim wybierzesz kości, spójrz na plan nadchodzących kostek.
    .now = Twoje znaczniki: { $number }.
hint-late_dice = Późne kości
    .text = Odtąd kości, których kostki przyszłyby po rundzie 12, obraca się na 1. Duże liczby stają się rzadkie: szukaj tego, co jeszcze możesz opłacić.
hint-last_rounds = Opróżnij swoje pola
    .text = Zostało już mało czasu. Karty, których nie aktywujesz, kosztują po znaczniku, a złoto i towary na pokładzie są na koniec nic niewarte: wydaj, ile możesz.
    .now = Karty, które jeszcze czekają na twoich polach: { $number }.
hint-over = Partia skończona
    .text = Dobra gra! Odejmuje się znaczniki, punktuje karty na koniec, a każda dzielnica twojej największej grupy daje 2. Następna partia, z innym rozdaniem, czeka o jedno kliknięcie stąd.

## Values of options

choice-random_start_clockwise = jeden losowo, potem zgodnie z ruchem wskazówek zegara
choice-random = wszyscy losowo
choice-six_cards = wszystkie sześć kart
choice-tribute_basis-offer = karty z oferty
choice-once = raz na rundę
choice-each = za każdym razem
choice-scribe_scope-card = każda karta urzędu
choice-scribe_scope-type = jedna karta każdego typu
choice-one_card = jedna karta każdego typu
choice-any_card = łącznie jeden raz więcej, dowolne karty
choice-flat = 1 złoto za kostkę
choice-three_of_a_type = za każdy typ z trzema kartami
choice-per_type_if_three_types = za każdy typ, przy trzech typach
choice-once_if_three_types = raz, przy trzech typach

## The story of a game

source-delivery = dostawa do portu { $place }
deed-card_taken = Wzięte karty
deed-dice_chosen = Wybrane kości
deed-card_activated = Aktywowane karty
deed-card_used = Użyte karty
deed-quarter_taken = Zajęte dzielnice
deed-wall_moved = Ruchy po murze
deed-ship_moved = Rejsy
deed-delivered = Dostawy
deed-prestige_gained = Zdobyty prestiż
deed-joker_cashed = Wymienione jokery
deed-punished = Znaczniki kary
deed-round_began = Początki rund

## Why an action is worth doing, true of the table as it stands

reason-card_is_paid = Kostki na twojej róży opłacą ją ({ $cubes }) w rundzie { $round }.
reason-card_is_cheap = Jest tania: { $cubes }.
reason-card_with = Współpracuje z twoją kartą „{ $card }”.
reason-card_nearly = W rundzie { $round } brakuje tylko: { $cubes }.
reason-card_for_end = Liczy się w punktacji końcowej, a do tego czasu możesz zebrać kostki: { $cubes }.
reason-card_costs = Kosztuje ({ $cubes }), a na zebranie kostek masz { $count ->
    [one] jedną rundę
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
}.
reason-discard_unpaid = W żadnej rundzie na twojej róży nie ma kostek, które kosztuje ({ $cubes }).
reason-discard_least = Kosztuje: { $cubes }.
reason-cubes_fill_arrow = Dzięki temu twoja strzałka nie będzie pusta w rundzie { $round }.
reason-cubes_pay_card = Tak opłacisz w rundzie { $round } swoją kartę „{ $card }”.
reason-cubes_pay_quarter = Tak opłacisz w rundzie { $round } dzielnicę ({ $tile }).
reason-cubes_count = Tyle daje kostek: { $number }.
reason-brings_at_once = Od razu daje: { $gain }.
reason-frees_space = Wszystkie twoje pola są pełne, a to zwalnia jedno na kartę.
reason-counts_at_end = Liczy się w punktacji końcowej.
reason-works_long = Opłacona teraz, działa dla ciebie przez { $number ->
    [one] jedną rundę
    [few] { $number } rundy
    [many] { $number } rund
   *[other] { $number } rundy
}.
reason-saves_marker = Nieopłacona kosztowałaby cię na koniec znacznik kary.
reason-quarter_joins = Wtedy łączą się twoje dzielnice, w grupie będzie ich { $number }.
reason-quarter_joker = Leży tam joker.
reason-quarter_open = { $number ->
    [one] Styka się z nią jedna wolna dzielnica
    [few] Stykają się z nią { $number } wolne dzielnice
    [many] Styka się z nią { $number } wolnych dzielnic
   *[other] Styka się z nią { $number } wolnej dzielnicy
}, więc twoja grupa może tam urosnąć.
reason-port_pays = { $port } płaci za następny towar ({ $good }) tyle prestiżu: { $points }.
reason-wall_passes = Wyprzedzasz na murze gracza { $target }.
reason-wall_nearer = Dochodzisz na murze do pola { $number }.
reason-ship_toward = To droga do portu { $port }, gdzie za towar ({ $good }) czeka tyle prestiżu: { $points }; potem { $number ->
    [one] zostaje jeden krok
    [few] zostają { $number } kroki
    [many] zostaje { $number } kroków
   *[other] zostaje { $number } kroku
}.
reason-ship_arrives = Twój statek dopływa do portu { $port }, gdzie za towar ({ $good }) czeka tyle prestiżu: { $points }.
reason-ship_ahead = Twój statek jest pusty, ale zyskuje krok na później.
reason-deliver_last = To ostatnia wolna liczba w porcie { $port }.
reason-deliver_before = Teraz prestiż to { $points }; następny żeton da tam { $number }.
reason-tribute_last_round = To ostatnia runda, po niej złoto nic już nie znaczy: { $price } za { $gain }.
reason-tribute_cheap = { $price } za { $gain }: lepszy kurs niż w większości rund.
reason-tribute_affords = Zostanie ci { $number } złota.
reason-use_is_free = Nic nie kosztuje: { $gain }.
reason-use_spare = Żadna czekająca karta nie potrzebuje tego koloru ({ $color }).
reason-use_for_tribute = Złota jest mało: danina w tej rundzie kosztuje { $number }.
reason-use_brings = Daje: { $gain }.
reason-joker_for_card = Wtedy kostki na twoją kartę „{ $card }” są w komplecie.
reason-joker_for_tribute = Wtedy możesz zapłacić daninę ({ $price }).
reason-joker_for_quarter = Wtedy możesz opłacić dzielnicę ({ $tile }).
reason-cube_unneeded = Żadna czekająca karta nie potrzebuje tego koloru ({ $color }).
reason-cube_plenty = Tego masz najwięcej: { $cubes }.
reason-cube_left = Potem zostaje ci jeszcze: { $cubes }.
reason-pass_nothing_left = Nie masz już kostek.
reason-pass_pays_nothing = { $number ->
    [one] Kostka, która została, nie wystarczy
    [few] { $number } kostki, które zostały, nie wystarczą
    [many] { $number } kostek, które zostały, nie wystarczy
   *[other] { $number } kostki, które zostały, nie wystarczą
} na żadną kartę ani dzielnicę.
reason-pass_quarter_taken = Swoją dzielnicę już masz, a na żadną kartę nie wystarczy. Pozostałe kostki: { $number }.
reason-keeps_space = Na twoich polach { $number ->
    [one] czeka już jedna karta
    [few] czekają już { $number } karty
    [many] czeka już { $number } kart
   *[other] czeka już { $number } karty
}.
reason-declines_unpaid = Kostki na twojej róży nie wystarczą na żadną z wyłożonych kart.
reason-declines_marker = Karta, której nigdy nie opłacisz, kosztuje na koniec znacznik kary.
reason-price = Kosztuje: { $price }, a tyle masz.
