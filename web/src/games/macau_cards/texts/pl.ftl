# Words of Macau's face in Polish. Labels of actions and sentences of refusals come from the server.

suit-S = pik
suit-H = kier
suit-D = karo
suit-C = trefl
# One letter beside each suit's sign
letter-S = P
letter-H = E
letter-D = R
letter-C = T
rank-A = as
rank-2 = dwójka
rank-3 = trójka
rank-4 = czwórka
rank-5 = piątka
rank-6 = szóstka
rank-7 = siódemka
rank-8 = ósemka
rank-9 = dziewiątka
rank-T = dziesiątka
rank-J = walet
rank-Q = dama
rank-K = król
card-suited = { $rank } { $suit }
card-BJ = czarny joker
card-CJ = kolorowy joker

you = Ty
or = albo
cancel = Anuluj
n-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
n-turns = { $count ->
    [one] { $count } kolejka
    [few] { $count } kolejki
    [many] { $count } kolejek
   *[other] { $count } kolejki
}
place = { $place }.

## Seats

seat-you = { $seat } (ty)
seat-current = ma ruch
seat-attacked = cel ataku
seat-dealer = rozdający
seat-dealer-short = R
seat-exposed = bez „Makao!”, można przyłapać
seat-exposed-short = cicho!
seat-misses = { $count ->
    [one] stoi { $count } kolejkę
    [few] stoi { $count } kolejki
    [many] stoi { $count } kolejek
   *[other] stoi { $count } kolejki
}
seat-solo = { $count ->
    [one] gra solo { $count } kolejkę
    [few] gra solo { $count } kolejki
    [many] gra solo { $count } kolejek
   *[other] gra solo { $count } kolejki
}
seat-known = znana karta: { $card }
seat-vouched-suit = pokazany kolor: { $suit }
seat-vouched-rank = pokazana wartość: { $rank }
seat-out = bez kart, miejsce { $place }
points-of = { $points } z { $target ->
    [one] { $target } punktu
    [few] { $target } punktów
    [many] { $target } punktów
   *[other] { $target } punktu
}
catch = Przyłap: { $seat }
catch-button = Mam cię!
catch-short = Mam cię!

## Piles and what must follow

stock = { $count ->
    [0] Stos dobierania: pusty
    [one] Stos dobierania: { $count } karta
    [few] Stos dobierania: { $count } karty
    [many] Stos dobierania: { $count } kart
   *[other] Stos dobierania: { $count } karty
}
draw = Dobierz kartę
discard-top = Na stosie odrzuconych: { $card }
discard-empty = Stos odrzuconych jest pusty
stands-for = jako { $card }
play-so-far = Dotąd w zagraniu: { $cards }
in-force = Nadal obowiązuje: { $card }
need-normal = Pasuje: { $suit } albo { $rank }
need-suit = Żądanie: { $suit }
need-rank = Żądanie: { $rank }
need-free = Inny kolor niż { $suit }
need-any-plain = Dowolna zwykła karta
need-anything = Pasuje dowolna karta
need-also = zawsze: { $list }
call-left = { $left ->
    [one] jeszcze { $left } kolejkę
    [few] jeszcze { $left } kolejki
    [many] jeszcze { $left } kolejek
   *[other] jeszcze { $left } kolejki
}

## Attacks

threat-draw = Atakuje { $author }, broni się { $target }: { $unit }
threat-draw-you = { $author } cię atakuje: odpowiedz albo dobierz ({ $unit })
threat-draw-hit = { $author } cię atakuje: dobierz ({ $unit }), nic nie pomoże
threat-skip = Zatrzymuje { $author }, broni się { $target }: { $unit }
threat-skip-you = { $author } cię zatrzymuje: odpowiedz albo stój ({ $unit })
threat-duel = Pojedynek ({ $unit }): odpowiada { $target }
threat-duel-you = Pojedynek ({ $unit }): dołóż albo odmów

## Hand

hand = { $count ->
    [one] Twoja ręka, { $count } karta
    [few] Twoja ręka, { $count } karty
    [many] Twoja ręka, { $count } kart
   *[other] Twoja ręka, { $count } karty
}
hand-of = { $count ->
    [one] Ręka ({ $seat }), { $count } karta
    [few] Ręka ({ $seat }), { $count } karty
    [many] Ręka ({ $seat }), { $count } kart
   *[other] Ręka ({ $seat }), { $count } karty
}
just-drawn = właśnie dobrana
drawn-tag = dobrana
may-be-laid = można zagrać
joker-opens = wybierz, czym jest joker
likes = Jak trzymać karty
sort-suit = Kolor: sortowanie
sort-rank = Wartość: sortowanie
four-colors = Każdy kolor inną barwą
gain-draws = { $count ->
    [one] ktoś dobiera { $count } kartę
    [few] ktoś dobiera { $count } karty
    [many] ktoś dobiera { $count } kart
   *[other] ktoś dobiera { $count } karty
}
gain-skips = { $count ->
    [one] ktoś stoi { $count } kolejkę
    [few] ktoś stoi { $count } kolejki
    [many] ktoś stoi { $count } kolejek
   *[other] ktoś stoi { $count } kolejki
}
gain-cancels = kasuje atak na ciebie
gain-calls-suit = żądasz koloru
gain-calls-rank = żądasz wartości
gain-cover = trzeba od razu przykryć
gain-reverses = odwraca kierunek
price-if-wrong = { $count ->
    [one] Jeśli się mylisz, dobierasz { $count } kartę.
    [few] Jeśli się mylisz, dobierasz { $count } karty.
    [many] Jeśli się mylisz, dobierasz { $count } kart.
   *[other] Jeśli się mylisz, dobierasz { $count } karty.
}
warn-does-not-fit = Nie pasuje: ktoś może powiedzieć „Sprawdzam!”.
warn-leaves-one = Zostanie jedna karta: pamiętaj o „Makao!”
warn-not-held = Nie masz tego na ręce: blef.

## Choosing and doing

actions = Co możesz zrobić
take-back = Cofnij
play-cards = { $count ->
    [one] Zagraj tę kartę
    [few] Zagraj te { $count } karty
    [many] Zagraj te { $count } kart
   *[other] Zagraj te { $count } karty
}
only-you = Nikt inny jeszcze tego nie widzi
choose-suit = Żądaj koloru
choose-rank = Żądaj wartości
choose-joker = Joker zastępuje …

## Windows

macau-button = Makao!
multi-macau = Wielokrotne makao!
challenge-button = Sprawdzam!
window-macau = { $seat } ma jedną kartę
window-macau-own = Masz jedną kartę
window-challenge = Kto sprawdza? Ruch: { $seat }
window-challenge-own = Pozostali mogą cię sprawdzić
window-war = Cel ataku: { $seat }. Kto go zatrzyma?
window-war-own = To atak na ciebie: kto go zatrzyma?
window-wait = czekamy
about-slip = Czy karta pasuje?
about-call = Czy żądanie jest uczciwe?
about-draw = Nie było pasującej karty?
catch-why = Powiedz to szybciej niż { $seat }
catch-gain = { $count ->
    [one] wtedy { $seat } dobiera { $count } kartę
    [few] wtedy { $seat } dobiera { $count } karty
    [many] wtedy { $seat } dobiera { $count } kart
   *[other] wtedy { $seat } dobiera { $count } karty
}

## Said at the table

said-challenge = Sprawdzam!
said-free = dowolny inny kolor
said-plain = zwykła karta
said-nothing = bez żądania
said-pass = pas
said-miss = stoi kolejkę
said-out = Bez kart!

## The end

round-over = Runda { $round } skończona
col-seat = Gracz
col-round = Runda
col-total = Razem z { $target }
fewest-win = Wygrywa najmniej punktów.
go-on = Dalej

# ---- the list of cards ----

list-suit = Kolor
list-rank = Wartość
list-jokers = jokery
list-joker = joker
see-cards = Co robi każda karta
see-card = Co robi

# ---- the list of choices ----

warning-leaves-one-card = Zostanie ci jedna karta: nie zapomnij o „Makao!”.
warning-not-held = Nie masz na ręce tego, czego żądasz.
warning-does-not-fit = Ta karta nie pasuje; ktoś może cię sprawdzić.
group-attack = Atak
group-call = Żądanie
group-macau = Makao!
group-challenge = Sprawdzam
group-react = Reakcja
amount-cards-if-wrong = { $count ->
    [one] karta, jeśli się mylisz
    [few] karty, jeśli się mylisz
    [many] kart, jeśli się mylisz
   *[other] karty, jeśli się mylisz
}
amount-cancels = { $count ->
    [one] karta skasowanego ataku
    [few] karty skasowanego ataku
    [many] kart skasowanego ataku
   *[other] karty skasowanego ataku
}
amount-must-be-covered = trzeba od razu przykryć
amount-turns = { $count ->
    [one] kolejka postoju
    [few] kolejki postoju
    [many] kolejek postoju
   *[other] kolejki postoju
}
amount-draws = { $count ->
    [one] karta dla kogoś
    [few] karty dla kogoś
    [many] kart dla kogoś
   *[other] karty dla kogoś
}
amount-calls = żądasz
amount-rank = wartości
amount-suit = koloru
amount-reverses = odwraca kierunek
amount-skips = postój

## The sign of what is demanded

demand-draw = { $count ->
    [one] karta do dobrania
    [few] karty do dobrania
    [many] kart do dobrania
   *[other] karty do dobrania
}
demand-skip = { $count ->
    [one] kolejka postoju
    [few] kolejki postoju
    [many] kolejek postoju
   *[other] kolejki postoju
}
demand-duel = { $count ->
    [one] kolejka do wygrania
    [few] kolejki do wygrania
    [many] kolejek do wygrania
   *[other] kolejki do wygrania
}
one-card-left = jedna karta i ani słowa
round-now = Runda { $round }
direction-cw = w lewo
direction-ccw = w prawo

## The card beside the felt

no-answer = Żadna twoja karta nie odpowiada na atak.
joker-fits = Twój joker pasuje.
cards-fit = { $count ->
    [0] Żadna twoja karta nie pasuje.
    [one] Jedna twoja karta pasuje.
    [few] { $count } twoje karty pasują.
    [many] { $count } twoich kart pasuje.
   *[other] { $count } twojej karty pasuje.
}
why-others-turn = To jeszcze nie twoja kolej.
why-asked-else = Najpierw to, o co teraz pytamy.
why-over = Partia skończona.
seen-cards = Karty, które znasz: z ręki, ze stosu i od innych
you-hold = masz { $count }

## The tray

draw-short = Dobierz
not-now = nie teraz
at-one-card = przy 1 karcie
seconds = { $seconds } s
does-draws = dobrać { $count }
does-skips = stać { $count }
does-cancels = kasuje
does-calls-suit = żąda koloru
does-calls-rank = żąda wartości
does-reverses = odwraca
does-cover = do przykrycia
at-my-turn = w mojej kolejce
plan-can = Kliknięcie planuje to na twoją kolejkę
plan-made = Plan na twoją kolejkę; kolejne kliknięcie go cofa
plan-help-card = Kliknij kartę albo „Dobierz”, by zaplanować to na swoją kolejkę. Karta zostanie zagrana, jeśli wtedy pasuje.
plan-help-draw = Kliknij „Dobierz”, by zaplanować to na swoją kolejkę.
