# Maracaibo's face in Polish. Names and effects of pieces come with the words of the data.

language = pl

## Amounts

n-doubloons = { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
    [many] { $count } dublonów
   *[other] { $count } dublona
}
n-vp = { $count } PZ
n-combat = { $count ->
    [one] { $count } punkt walki
    [few] { $count } punkty walki
    [many] { $count } punktów walki
   *[other] { $count } punktu walki
}
n-figures = { $count ->
    [one] { $count } figurka
    [few] { $count } figurki
    [many] { $count } figurek
   *[other] { $count } figurki
}
n-income = dochód w dublonach { $count }
n-vp_income = dochód w PZ { $count }
n-value = wartość walki { $count }
n-village_actions = { $count ->
    [one] { $count } akcja wioski
    [few] { $count } akcje wioski
    [many] { $count } akcji wioski
   *[other] { $count } akcji wioski
}
n-points = { $count ->
    [one] { $count } punkt ruchu
    [few] { $count } punkty ruchu
    [many] { $count } punktów ruchu
   *[other] { $count } punktu ruchu
}
n-influence = { $count ->
    [one] { $count } wpływ
    [few] { $count } wpływy
    [many] { $count } wpływów
   *[other] { $count } wpływu
} ({ $nation })
a-disc = krążek: { $upgrade }
a-token = żeton ({ $kind })
a-marker = znacznik na kafelku ruchu oporu ({ $nation })

## What one stop would bring

stop-city = akcja miasta
stop-market = { $count ->
    [one] { $count } wolne pole na targu
    [few] { $count } wolne pola na targu
    [many] { $count } wolnych pól na targu
   *[other] { $count } wolnego pola na targu
}
stop-quests = { $count ->
    [one] zlecenie
    [few] { $count } zlecenia
    [many] { $count } zleceń
   *[other] { $count } zlecenia
}
stop-assistants = { $count ->
    [one] twój pomocnik
    [few] { $count } twoich pomocników
    [many] { $count } twoich pomocników
   *[other] { $count } twojego pomocnika
}
stop-tiles = { $count ->
    [one] kafelek dziedzictwa
    [few] { $count } kafelki dziedzictwa
    [many] { $count } kafelków dziedzictwa
   *[other] { $count } kafelka dziedzictwa
}
stop-hints = { $count ->
    [one] wskazówka
    [few] { $count } wskazówki
    [many] { $count } wskazówek
   *[other] { $count } wskazówki
}
stop-markers = { $count ->
    [one] znacznik nacji
    [few] { $count } znaczniki nacji
    [many] { $count } znaczników nacji
   *[other] { $count } znacznika nacji
}
stop-ends_round = kończy rundę

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
which = Co wybierasz?
warning-cannot_be_undone = Nie da się cofnąć.
see-rules = Zobacz zasady
see-card = Wszystko o tej karcie
asked = Do wyboru
ask-lit = Wybierz coś, co świeci.
ask-nothing = Nie ma teraz nic do wyboru.
estimated = Nasze oszacowanie: dla tych liczb nie ma źródła.

## The chart

board = Karaiby
place = { $id } { $name }
kind-start = Początek każdego rejsu
kind-village = Wioska
kind-city = Miasto
kind-homeward = W drodze do domu
city-action = Akcja miasta: { $text }
place-action = Akcja: { $text }
flag-reward = Flaga: { $text }
market-wants = Targ: { $goods }; wolne { $free } z { $of ->
    [one] { $of } pola
    [few] { $of } pól
    [many] { $of } pól
   *[other] { $of } pola
}
markers-here = Znaczniki: { $list }
ships-here = Statki: { $list }
assistant-here = Pomocnik { $card } ({ $seat })
quest-here = Zlecenie: { $text }
hints-here = { $count ->
    [one] Leży tu wskazówka
    [few] Leżą tu { $count } wskazówki
    [many] Leży tu { $count } wskazówek
   *[other] Leży tu { $count } wskazówki
}
luysa-here = Luysa jest tu więziona
luysa = Luysa
tile-here = { $name }: { $text }
behind-barrier = Tylko z odkrywcą za barierą ({ $barrier })
in-rounds = W rundzie { $rounds }
ends-round = Kończy rundę
goal-here = Cel rozdziału: { $count } z { $need ->
    [one] { $need } krążka
    [few] { $need } krążków
    [many] { $need } krążków
   *[other] { $need } krążka
}
passage = Tajne przejście

## Tracks and piles

track = Tor odkrywcy
space = Pole odkrywcy { $number }{ $path ->
    [upper] , górna ścieżka
    [lower] , dolna ścieżka
   *[main] { "" }
}
space-start = Początek toru odkrywcy
space-end = Koniec toru odkrywcy: { $text }
by-order = Według kolejności dotarcia: { $list }
next-gets = Następny bierze: { $text }
explorers-here = Odkrywcy: { $list }
figure-here = Figurka: { $seat }
barrier = Bariera: { $name }
ruin = Ruina, pole { $number }
nations = Wpływy w nacjach
influence-of = { $seat } { $count } (ranga { $rank })
strength = Siła { $count }: kolumny bez znaczników. Tyle PZ jest na koniec warta każda ranga.
markers-left = { $count ->
    [one] { $count } znacznik na torze
    [few] { $count } znaczniki na torze
    [many] { $count } znaczników na torze
   *[other] { $count } znacznika na torze
}
no-scoring = W tej partii nacje nie dają punktów.
pile = Stos walki { $number }
tokens-left = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}
token = Żeton walki: { $text }
value-left = Wartość { $count }
fights-for = dla: { $nation }
fights-against = przeciw: { $nation }
fleet-used = zdobyta
quest-pile = Zlecenia
quests-left = { $count ->
    [one] { $count } zlecenie w stosie
    [few] { $count } zlecenia w stosie
    [many] { $count } zleceń w stosie
   *[other] { $count } zlecenia w stosie
}
top-quest = Na wierzchu: { $text }
prestige = Budynki prestiżowe
face-down = Zakryty, aż ktoś zainwestuje
building-cost = Koszt: { $cost }
invested = Zainwestowali: { $list }

## Automas and The Search

automa-cards = { $shown ->
    [one] Odkryta { $shown } karta
    [few] Odkryte { $shown } karty
    [many] Odkryte: { $shown } kart
   *[other] Odkryte: { $shown } karty
}, zostało { $left }
automa-band = Następna karta robi to, co stoi w obszarze { $area }:
automa-figures = { $vp } PZ, { $quests ->
    [one] { $quests } zlecenie
    [few] { $quests } zlecenia
    [many] { $quests } zleceń
   *[other] { $quests } zlecenia
}, { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
    [many] { $discs } krążków
   *[other] { $discs } krążka
}, odkrywca { $explorer }
countdown = { $count ->
    [one] Po { $count } turze do końca rundy
    [few] Po { $count } tury do końca rundy
    [many] Po { $count } tur do końca rundy
   *[other] Po { $count } tury do końca rundy
}
does-city_disc = krążek do miasta { $city }
does-quest = zlecenie od { $from } do { $to }
does-explore = odkrywca { $n }
does-end_round = kończy rundę
does-influence = wpływy
does-combat = walka
does-vp = { $n } PZ
does-quest_pile = zlecenie ze stosu
does-disc = krążek
does-pay_combat = płacisz { $n ->
    [one] { $n } punkt walki
    [few] { $n } punkty walki
    [many] { $n } punktów walki
   *[other] { $n } punktu walki
}
search = Poszukiwania
search-green = Zielone pole { $number }: { $text }
search-red = Czerwone pole { $number }: { $text }
search-free = wolne
search-covered = zakryte
luysa-hidden = Luysa jest ukryta
luysa-found = Luysa jest odnaleziona
luysa-freed = Luysa jest wolna

## The table

round = Runda { $round } z 4
order = Kapitanowie i ich PZ
pace = Tempo ruchu na stole
pace-calm = Tempo 1×
pace-fast = Tempo 3×
pace-off = Bez ruchu
parts = Części stołu
tab-map = Mapa
tab-hand = Ręka
tab-ship = Statek
tab-table = Karty
tab-others = Inni
zoom = Skala
zoom-in = Bliżej
zoom-out = Dalej
zoom-all = Cała mapa
zoom-ship = Do statku
final-vp = w tym w punktacji końcowej: { $count }
place-number = { $place }.

## Goals

goals-shared = Nasze cele
goals-own = Twój cel
goal-markers = { $count ->
    [0] Nie ma już znaczników
    [one] Został { $count } znacznik
    [few] Zostały { $count } znaczniki
    [many] Zostało { $count } znaczników
   *[other] Zostało { $count } znacznika
}
goal-above = Najmniej: { $names } { $vp }, { $automa } { $theirs }
goal-above-all = Wszyscy { $vp }, { $automa } { $theirs }
goal-above-alone = Ty { $vp }, { $automa } { $theirs }
goal-luysa-hidden = Luysa jest ukryta
goal-luysa-found = Luysa: { $location }
goal-luysa-freed = Luysa jest wolna
goal-met = Na razie osiągnięty.
goal-open = Tego jeszcze brakuje.
goal-about-all_markers_removed = Kapitanowie wygrywają razem tylko wtedy, gdy na koniec żadna nacja nie ma znacznika na planszy: trzeba wyzwalać wioski i miasta.
goal-about-all_above_jacques = Na koniec każdy musi mieć więcej PZ niż automa. Punktacja końcowa jeszcze się liczy.
goal-about-luysa_freed = Trzeba odkrywać wskazówki, by odnaleźć Luysę, a potem uwolnić ją tam, gdzie jest więziona.
goal-all_markers_removed = Usunąć znaczniki:
goal-all_above_jacques = Więcej PZ niż { $automa } ({ $vp }):
goal-luysa_freed = Uwolnić Luysę:
goal-reached = gotowe.
missed-markers = { $count ->
    [one] { $count } został.
    [few] { $count } zostały.
    [many] { $count } zostało.
   *[other] { $count } zostało.
}
missed-above = Brakło { $count } PZ: { $names }.
missed-above-you = Brakło ci { $count } PZ.
missed-luysa = nadal jest w niewoli.
joint-result = Jak się skończyło
joint-won-together = Wygrywacie razem.
joint-lost-together = Przegrywacie razem.
joint-won-alone = Wygrywasz. Przeciwnik: { $automa }.
joint-lost-alone = Tym razem wygrywa { $automa }.
joint-won-theirs = Kapitanowie wygrali.
joint-lost-theirs = Kapitanowie przegrali.

## Cards and captains

estimated-fields = Liczba oszacowana: { $fields }
field-deck = stos
field-number = numer
field-cost = koszt
field-vp = PZ
field-good = towar
field-object = przedmiot
field-effects = działanie
field-requires = wymagania
field-endgame = PZ na koniec
field-figures = figurki
field-complete_reward = nagroda za wszystkie zadania
field-expansion = z dodatku
field-freeing = do Wyzwalania Karaibów
field-task_figure = figurka zadania
field-task_reward = nagroda za zadanie
field-tasks = zadania
field-immediate_cost = cena oferty
field-immediate_gain = zysk z oferty
field-nation = nacja
field-discs = krążki
field-immediate = premia od razu
field-permanent = stałe działanie
field-reward = nagroda
field-combat_actions = akcje walki
field-combat_points = punkty walki
field-on_stop = działanie przy postoju
field-place = miejsce
field-requires_barrier = bariera
field-spaces = nagrody na polach
deck-A = pierwszy stos (A)
deck-B = drugi stos (B)
deck-U = Powstanie (U)
deck-C = fabuła (C)
card-title = { $name }: koszt { $cost }, { $vp } PZ na koniec, płaci jako { $good } albo { $object }. { $text }
card-costs = koszt { $count }
card-scores = { $count } PZ na koniec
card-pays = na ręce: { $good } albo { $object }
cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
figure-at = Figurka: { $place }
effect-done = Jej warunek jest spełniony.
stops-made = Postoje: { $count } z { $of }
kind-career = kariera
kind-port = port macierzysty
kind-prestige = budynek prestiżowy
kind-tile = kafelek dziedzictwa
kind-quest = Zlecenie
task-done = (gotowe)
task-have = (dotąd { $count })
career-task = Każde zadanie: { $count ->
    [one] jego figurka
    [few] jego { $count } figurki
    [many] jego { $count } figurek
   *[other] jego { $count } figurki
} do twojego zasobu, { $reward }.
career-complete = Wszystkie trzy: { $reward }.
building-figure = { $count ->
    [one] i figurka, która tu zostaje
    [few] i { $count } figurki, które tu zostają
    [many] i { $count } figurek, które tu zostają
   *[other] i { $count } figurki, które tu zostają
}
invested-by = Zainwestowali: { $who }
ship-board = Statek
upgrades-unlocked = { $count ->
    [one] { $count } ulepszenie odblokowane
    [few] { $count } ulepszenia odblokowane
    [many] { $count } ulepszeń odblokowanych
   *[other] { $count } ulepszenia odblokowanego
}
discs-left = { $count ->
    [one] leży tu jeszcze { $count } krążek
    [few] leżą tu jeszcze { $count } krążki
    [many] leży tu jeszcze { $count } krążków
   *[other] leży tu jeszcze { $count } krążka
}
unlocked = Odblokowane
upgrade-about = Działa, gdy znikną oba krążki.
resistance = Kafelek ruchu oporu
resist-taken = Pole { $number }: znacznik, { $nation } ({ $reward })
resist-free = Pole { $number }, wolne: { $reward }
resist-about = Znacznik z wyzwolonego miejsca możesz położyć na wolnym polu za jego nagrodę, nigdy obok znacznika tej samej nacji.
resist-full = Wszystkie cztery zapełnione: { $doubloons ->
    [one] { $doubloons } dublon
    [few] { $doubloons } dublony
    [many] { $doubloons } dublonów
   *[other] { $doubloons } dublona
} i { $vp } PZ za żeton walki, a kafelek znów jest pusty.
has-vp = { $count } PZ
has-doubloons = { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
    [many] { $count } dublonów
   *[other] { $count } dublona
}
has-combat = { $count ->
    [one] { $count } punkt walki
    [few] { $count } punkty walki
    [many] { $count } punktów walki
   *[other] { $count } punktu walki
}
has-figures = { $count ->
    [one] { $count } figurka w zasobie
    [few] { $count } figurki w zasobie
    [many] { $count } figurek w zasobie
   *[other] { $count } figurki w zasobie
}
has-income = Dochód w dublonach { $count }
has-vp_income = Dochód w PZ { $count }
has-influence = { $nation }: { $count ->
    [one] { $count } wpływ
    [few] { $count } wpływy
    [many] { $count } wpływów
   *[other] { $count } wpływu
}, ranga { $rank }
has-quests = { $count ->
    [one] { $count } wypełnione zlecenie
    [few] { $count } wypełnione zlecenia
    [many] { $count } wypełnionych zleceń
   *[other] { $count } wypełnionego zlecenia
}
has-tokens = { $count ->
    [one] { $count } żeton walki
    [few] { $count } żetony walki
    [many] { $count } żetonów walki
   *[other] { $count } żetonu walki
}
has-deliveries = { $count ->
    [one] { $count } dostawa
    [few] { $count } dostawy
    [many] { $count } dostaw
   *[other] { $count } dostawy
}
has-liberations = { $count ->
    [one] { $count } miejsce wyzwolone, anektowane lub z wypartym znacznikiem
    [few] { $count } miejsca wyzwolone, anektowane lub z wypartym znacznikiem
    [many] { $count } miejsc wyzwolonych, anektowanych lub z wypartym znacznikiem
   *[other] { $count } miejsca wyzwolonego, anektowanego lub z wypartym znacznikiem
}
about-vp = Kto na koniec ma ich najwięcej, wygrywa.
about-vp-goals = Tutaj liczą się tylko do celów.
about-doubloons = Pieniądze na karty projektów i budynki prestiżowe.
about-combat = W walce każdy dodaje 1 do wartości.
about-figures = Na pomocników i budynki prestiżowe; w walce każda dodaje 1.
about-income = Tyle dublonów przychodzi po każdej rundzie.
about-vp_income = Tyle PZ przychodzi po każdej rundzie.
about-influence = Na koniec każda ranga jest warta tyle PZ, ile wynosi siła nacji.
about-surrendered = Znacznik oddano Holendrom: tu nie ma już wpływów.
about-quests = Wypełnia się je, płacąc przedmiotami z ręki.
about-tokens = Po jednym z każdej walki.
about-deliveries = Towary położone na targach.
about-liberations = Liczą je kariery.
about-synergies = Każdy rodzaj liczy się raz; niektóre karty na niego czekają.
liberations-note = Zdjęcie, położenie albo zastąpienie znacznika nacji.
ranks-at = Rangi przy wpływach: { $list }.
figures-elsewhere = { $general } poza zasobem, { $career } na karierze.
influence = Wpływy
synergies = { $count ->
    [0] Bez żetonów synergii
    [one] { $count } żeton synergii
    [few] { $count } żetony synergii
    [many] { $count } żetonów synergii
   *[other] { $count } żetonu synergii
}
captain-own = Twój statek
captain-papers = Kariera i port macierzysty
captain-fold = Pokaż mniej: { $name }
captain-unfold = Pokaż wszystko: { $name }
tableau = Kupione karty
tableau-empty = Jeszcze nic
starts = Zaczyna partię
has-turn = ma ruch
hand = Ręka
hand-empty = Bez kart
hand-count = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
planned-count = { $count ->
    [one] { $count } zaplanowana karta
    [few] { $count } zaplanowane karty
    [many] { $count } zaplanowanych kart
   *[other] { $count } zaplanowanej karty
}
tableau-count = { $count ->
    [one] { $count } kupiona karta
    [few] { $count } kupione karty
    [many] { $count } kupionych kart
   *[other] { $count } kupionej karty
}
tasks-count = Zadania kariery: { $count } z 3
planning = Zaplanowane
planning-about = Tylko do kupienia
display = Odkryte karty projektów
deck-pile = Stos projektów
pile-title = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} w stosie, odrzucone: { $discards }
pile-about = Gdy się opróżni, odrzucone karty są tasowane.
discards-short = odrzucone: { $count }
setup = Początek
setup-career = Kariera
setup-port = Port macierzysty
setup-plan = Zaplanuj kartę
setup-discards = Odrzuć trzy
setup-about = Wszyscy wybierają równocześnie i w tajemnicy.
tokens = Żeton walki

## The table in zones

combat = Walka
turn-sail = Rejs
turn-act = Akcja
turn-refill = Karty
before-round = Przed rundą 1
hand-first = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}, { $limit ->
    [one] { $limit } zostaje
    [few] { $limit } zostają
    [many] { $limit } zostaje
   *[other] { $limit } zostaje
}
hand-of = { $count } z { $limit ->
    [one] { $limit } karty
    [few] { $limit } kart
    [many] { $limit } kart
   *[other] { $limit } karty
}
set-aside = Odrzucone
planning-free = Zaplanuj kartę
bought-count = Kupione { $count }
kind-career-title = Kariera
incomes = Co rundę
upgrades-of = ulepszenia: { $count } z { $of }
tab-planned = Plan
tab-goals = Kariera
setup-career-about = Trzy zadania, otwarte aż do wypełnienia
setup-port-about = Działa, gdy z jego pola znikną oba krążki
house-figures = Część liczb na elementach jest nasza, bo nie podaje ich żadne źródło. Które to liczby, mówi strona danego elementu.
sail = Płyń
clear = Wyczyść
sail-help = Dotknij postoju, by zobaczyć drogę i co tam czeka; dotknij go ponownie, by płynąć.
ways-to = Drogi do tego miejsca
way-over = przez { $list }
way-direct = prosto tam
there = Możesz tam
there-city = Akcja miasta
there-quest = masz: { $held } z { $of }
there-assistant = Twój pomocnik { $card }
stops = Postoje w zasięgu
stops-other = Inne postoje
movement-points = punkty
glowing = Pokaż { $count }
glowing-about = Dotknij ich na stole albo zobacz listę tutaj.

## Signs

sign-doubloons = dublon
sign-vp = PZ
sign-combat = punkt walki
sign-figure = figurka
sign-income = dochód w dublonach
sign-vp_income = dochód w PZ
sign-explore = krok odkrywcy
sign-disc = zdejmij krążek
sign-village = akcja wioski
sign-city = miasto
sign-fight = walka
sign-token = żeton walki
sign-liberate = wyzwól
sign-place_marker = znacznik nacji
sign-displace = wyprzyj
sign-return_marker = zwróć znacznik
sign-rank = ranga
sign-hand = limit ręki
sign-card = karta
sign-draw_object = nagroda za dobraną kartę
sign-quest = zlecenie
sign-assistant = pomocnik
sign-upgrade = ulepszenie statku
sign-barrier = bariera
sign-prestige = budynek prestiżowy
sign-project = karta projektu
sign-move = punkt ruchu
sign-deliver = dostawa
sign-discount = zniżka
sign-wild = dowolny towar lub przedmiot
sign-any_good = dowolny towar
sign-any_object = dowolny przedmiot
sign-synergy = żeton synergii
sign-port = port macierzysty
sign-now = od razu
sign-always = odtąd
sign-end = na koniec
sign-round = runda
sign-once = raz
sign-different = różne akcje wioski
sign-needs = wymaganie
sign-hint = wskazówka
sign-influence = wpływ

## The list of all cards

list-pile = Stos
list-pile-prestige = Budynki prestiżowe
list-pile-career = Kariery
list-pile-port = Porty macierzyste
list-pile-tile = Kafelki dziedzictwa
list-good = Towar
list-object = Przedmiot
list-synergy = Synergia
list-effect = Kiedy działa
list-effect-immediate = od razu
list-effect-trigger = przy okazji
list-effect-modifier = odtąd
list-effect-assistant = pomocnik
list-effect-village_action = akcja wioski
list-effect-combat_action = akcja walki
list-effect-synergy_bonus = z synergią
list-effect-income_condition = po spełnieniu warunku
list-effect-endgame = na koniec
list-brings = Co daje
list-needs = Wymaganie
list-needs-some = z wymaganiem
list-needs-none = bez
list-estimated = Liczba oszacowana
list-estimated-nothing = bez oszacowań
list-sort-number = numer
list-sort-name = nazwa
list-sort-cost = koszt
list-sort-vp = PZ

## The list of choices: groups and amounts

group-setup = Początek
group-plan = Plan
group-sail = Rejs
group-stop = Postój
group-main = Akcja główna
group-city = Miasto
group-village = Wioska
group-buy = Zakupy
group-explore = Odkrywanie
group-payment = Zapłata
group-draw = Dobierz
group-hand = Ręka
group-search = Poszukiwania
group-combat = Walka
group-choice = Wybór
group-pass = Dalej
amount-doubloons = { $count ->
    [one] dublon
    [few] dublony
    [many] dublonów
   *[other] dublona
}
amount-vp = PZ
amount-figures = { $count ->
    [one] figurka
    [few] figurki
    [many] figurek
   *[other] figurki
}
amount-combat = { $count ->
    [one] punkt walki
    [few] punkty walki
    [many] punktów walki
   *[other] punktu walki
}
amount-value = wartość walki
amount-income = dochód w dublonach
amount-vp-income = dochód w PZ
amount-village-actions = { $count ->
    [one] akcja wioski
    [few] akcje wioski
    [many] akcji wioski
   *[other] akcji wioski
}
amount-france = wpływ (Francja)
amount-spain = wpływ (Hiszpania)
amount-england = wpływ (Anglia)
ruin-title = Ruina
why-card = Karty z ręki kupuje się akcjami wioski.
why-display = Te karty dobiera się przy uzupełnianiu ręki.
why-building = Inwestuje się akcją wioski.
why-location = Twój statek płynie na początku twojej tury.
why-space = Odkrywca rusza się, gdy coś pozwala mu odkrywać.
why-upgrade = Krążki schodzą ze statku, gdy coś tak mówi, na przykład dostawa.
why-pile = Żetony dobiera się w walce.
why-nation = Wpływy zyskuje się w walkach i kartami.
why-quest = Zlecenie wypełnia się tam, gdzie stoi statek.
why-planned = Zaplanowane karty kupuje się akcjami wioski.
why-bought = Ta karta działa tak, jak mówi jej tekst; nic teraz nie trzeba robić.
why-tile = Kafelka używa się tam, gdzie leży, gdy dopłynie statek.
why-fleet = Robi się to w walce.
why-career = Liczy się sama, gdy jest osiągnięta.
why-port = Działa, gdy przyjdzie chwila, o której mówi jego tekst.
why-resistance = Znaczniki trafiają tu, gdy coś je tu wysyła, i wtedy gra o to pyta.
why-hint = Robi się to we własnej turze, gdy można zapłacić cenę.
why-setup = Rejs zaczyna się, gdy wszyscy wybiorą.
why-others = To jeszcze nie twoja kolej.
why-over = Partia skończona.
way-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}

plan-can = Kliknięcie planuje to na twoją turę: { $what }
plan-made = Plan na twoją turę: { $what }
plan-do = Zaplanuj na moją turę: { $what }
plan-back = Cofnij plan: { $what }
plan-help = Kliknij miejsce w zasięgu, by zaplanować następny rejs.
setup-again = Zmień
short-of = brakuje { $count }
used-legend = Obrócone i ciemniejsze: zużyte.
not-chosen = Niewybrane: { $list }
choose-again = Wybierz ponownie
