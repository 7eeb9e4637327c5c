# Macau, the card game, in Polish. Keys follow the names of names.py and options.py.

## Cards

suit-S = pik
suit-H = kier
suit-D = karo
suit-C = trefl

rank-A = as
    .plural = asy
rank-2 = dwójka
    .plural = dwójki
rank-3 = trójka
    .plural = trójki
rank-4 = czwórka
    .plural = czwórki
rank-5 = piątka
    .plural = piątki
rank-6 = szóstka
    .plural = szóstki
rank-7 = siódemka
    .plural = siódemki
rank-8 = ósemka
    .plural = ósemki
rank-9 = dziewiątka
    .plural = dziewiątki
rank-T = dziesiątka
    .plural = dziesiątki
rank-J = walet
    .plural = walety
rank-Q = dama
    .plural = damy
rank-K = król
    .plural = króle

all-jokers = jokery
card-suited = { $rank } { $suit }
card-BJ = czarny joker
    .short = czarny joker
card-CJ = kolorowy joker
    .short = kolorowy joker

## Parts of sentences

# In the accusative, as all sentences with it need it.
n-cards = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
n-turns = { $count ->
    [one] { $count } kolejkę
    [few] { $count } kolejki
    [many] { $count } kolejek
   *[other] { $count } kolejki
}
n-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
which-cards = { $cards ->
    [none] { "" }
   *[other] : { $cards }
}
because = { $cause ->
    [turn] { "" }
    [none] { "" }
   *[other] { " " }({ $why })
}

## Causes

cause-rule = zasady
cause-turn = kolejka
cause-attack = atak
cause-macau_beaten = po makale
cause-macau_late = przyłapanie bez „Makao!”
cause-macau_silence = bez „Makao!”
cause-challenge = sprawdzenie
cause-cover = nie ma czym przykryć
cause-settlement = ostatni atak rundy
cause-cancel = skasowany atak
cause-queen_of_hearts = Q♥
cause-joker = joker
cause-turn_limit = limit kolejek

## Actions: labels of buttons and menu lines

action-play = Zagraj: { $card }
action-play_as = Zagraj jokera jako { $card }
action-draw = Dobierz kartę
action-accept = Przyjmij atak
action-accept-draw = Przyjmij i dobierz { n-cards }
action-accept-skip = Przyjmij i stój { n-turns }
action-accept-duel = Odmów pojedynku
action-end_play = Zakończ zagranie
action-keep = Zatrzymaj dobraną kartę
action-pass = Pasuj
action-call_suit = Żądaj koloru: { $suit }
action-call_free_suit = Żądaj dowolnego innego koloru
action-call_rank = Żądaj: { $ranks }
action-call_any_plain = Żądaj zwykłej karty
action-call_nothing = Niczego nie żądaj
action-say_macau = Powiedz „Makao!”
action-say_multi_macau = Powiedz „Wielokrotne makao!”
action-catch = Przyłap: { $seat }
action-challenge = Sprawdzam!
action-no_reaction = Bez reakcji

## Events: sentences of the log. `.you` is told to the seat that acts, `.to_you` to the one it happens to.

event-dealt = { $seat } dostaje { n-cards }
    .you = Dostajesz { n-cards }
event-set_aside = Odkryta karta { $card } zostaje odłożona na bok
event-starter = Na początek leży { $card }
event-laid = { $seat } zagrywa: { $card }
    .you = Zagrywasz: { $card }
event-laid-as = { $seat } zagrywa: { $card } jako { $as }
    .you = Zagrywasz: { $card } jako { $as }
event-play_ended = { $seat } kończy zagranie
    .you = Kończysz zagranie
event-drew = { $seat } dobiera { n-cards }{ which-cards }{ because }
    .you = Dobierasz { n-cards }{ which-cards }{ because }
event-forgiven = Nie ma już czego dobierać: { $seat } dobiera o { n-cards } mniej
    .you = Nie ma już czego dobierać: dobierasz o { n-cards } mniej
event-reshuffled = Stos kart odrzuconych zostaje przetasowany; nowy stos dobierania ma { n-cards }
event-passed = { $seat } pasuje
    .you = Pasujesz
event-kept = { $seat } zatrzymuje dobraną kartę
    .you = Zatrzymujesz dobraną kartę
event-accepted-draw = { $seat } przyjmuje atak na { n-cards }
    .you = Przyjmujesz atak na { n-cards }
event-accepted-skip = { $seat } przyjmuje i stoi { n-turns }
    .you = Przyjmujesz i stoisz { n-turns }
event-declined = { $seat } odmawia pojedynku
    .you = Odmawiasz pojedynku
event-missed_turn = { $left ->
    [0] { $seat } stoi kolejkę
   *[other] { $seat } stoi kolejkę, zostało jeszcze: { $left }
}
    .you = { $left ->
        [0] Stoisz kolejkę
       *[other] Stoisz kolejkę, zostało jeszcze: { $left }
    }
event-called_suit = { $seat } żąda koloru: { $suit } { $sign }
    .you = Żądasz koloru: { $suit } { $sign }
event-called_free_suit = { $seat } żąda innego koloru niż { $except } { $sign }
    .you = Żądasz innego koloru niż { $except } { $sign }
event-called_free_suit-any = { $seat } pozwala na dowolny kolor
    .you = Pozwalasz na dowolny kolor
event-called_rank = { $seat } żąda: { $ranks }
    .you = Żądasz: { $ranks }
event-called_any_plain = { $seat } żąda dowolnej zwykłej karty
    .you = Żądasz dowolnej zwykłej karty
event-called_nothing = { $seat } niczego nie żąda
    .you = Niczego nie żądasz
event-call_lapsed = Żądanie wygasa
event-direction_turned-cw = Kierunek się odwraca: teraz zgodnie z ruchem wskazówek zegara
event-direction_turned-ccw = Kierunek się odwraca: teraz przeciwnie do ruchu wskazówek zegara
event-attacked-draw = Atak! { $target } ma dobrać { n-cards }
    .to_you = Atak na ciebie! Masz dobrać { n-cards }
event-attacked-skip = { $target } ma stać { n-turns }
    .to_you = Masz stać { n-turns }
event-attacked-duel = Pojedynek o { n-turns }: odpowiada { $target }
    .to_you = Pojedynek o { n-turns }: odpowiadasz
event-attack_ended-cancel = Atak zostaje skasowany
event-attack_ended-queen_of_hearts = Q♥ kończy wojnę
event-war_goes_on = Nikt nie zatrzymuje ataku, jego celem pozostaje { $target }
    .to_you = Nikt nie zatrzymuje ataku na ciebie
event-solo_turns = { $seat } wygrywa pojedynek i gra solo { n-turns }
    .you = Wygrywasz pojedynek i grasz solo { n-turns }
event-macau_said = { $seat } mówi „Makao!”
    .you = Mówisz „Makao!”
event-macau_caught-macau_beaten = { $seat } mówi „Makao!” szybciej niż { $owner }
    .you = Mówisz „Makao!” szybciej niż { $owner }
    .to_you = { $seat } mówi „Makao!” szybciej niż ty
event-macau_caught-macau_late = { $owner } milczy, { $seat } przyłapuje: po makale!
    .you = { $owner } milczy, a ty przyłapujesz: po makale!
    .to_you = Milczysz, a { $seat } cię przyłapuje: po makale!
event-macau_missed = { $seat } ma jedną kartę i nie mówi „Makao!”
    .you = Masz jedną kartę, a „Makao!” nie padło
event-multi_macau_said = { $seat } mówi „Wielokrotne makao!”
    .you = Mówisz „Wielokrotne makao!”
event-challenged = { $seat } mówi „Sprawdzam!”
    .you = Mówisz „Sprawdzam!”
event-window_closed = Nikt nie sprawdza gracza { $owner }
    .to_you = Nikt cię nie sprawdza
event-verdict-slip-guilty = Słusznie sprawdzone: { $seat } zagrywa kartę, która nie pasuje
    .you = Słusznie sprawdzone: twoja karta nie pasuje
event-verdict-slip-innocent = Niesłusznie sprawdzone: { $seat } zagrywa kartę, która pasuje
    .you = Niesłusznie sprawdzone: twoja karta pasuje
event-verdict-call-guilty = Słusznie sprawdzone: { $seat } nie ma na ręce tego, czego żąda
    .you = Słusznie sprawdzone: nie masz na ręce tego, czego żądasz
event-verdict-call-innocent = Niesłusznie sprawdzone: { $seat } żąda uczciwie
    .you = Niesłusznie sprawdzone: żądasz uczciwie
event-verdict-draw-guilty = Słusznie sprawdzone: { $seat } ma na ręce pasującą kartę
    .you = Słusznie sprawdzone: masz na ręce pasującą kartę
event-verdict-draw-innocent = Niesłusznie sprawdzone: { $seat } nie ma na ręce pasującej karty
    .you = Niesłusznie sprawdzone: nie masz na ręce pasującej karty
event-card_shown = { $seat } pokazuje: { $card }
    .you = Pokazujesz: { $card }
event-play_taken_back = { $seat } bierze z powrotem: { $card }
    .you = Bierzesz z powrotem: { $card }
event-went_out = { $seat } kończy bez kart: miejsce { $place }
    .you = Kończysz bez kart: miejsce { $place }
event-round_blocked-rule = Nikt nie może zagrać ani dobrać karty: runda jest zablokowana
event-round_blocked-turn_limit = Osiągnięto limit kolejek: runda jest zablokowana
event-round_ended = Runda { $round } skończona
event-scored = { $seat } liczy { n-points }, razem { $total }
    .you = Liczysz { n-points }, razem { $total }
event-match_ended = Mecz skończony

## Phases, and what the game waits for

phase-turn = Kolejka
phase-continue = Dokładanie kart
phase-cover = Przykrywanie
phase-cover_drawn = Przykrywanie dobraną kartą
phase-after_draw = Po dobraniu
phase-choose_suit = Wybór koloru
phase-choose_rank = Wybór wartości
phase-challenge_window = Sprawdzanie
phase-macau_window = „Makao!”
phase-war_window = Zatrzymanie wojny
phase-over = Koniec

prompt-turn = { $seat } wykonuje ruch
    .you = Twoja kolej: zagraj kartę albo dobierz
prompt-turn-attack = { $seat } musi odpowiedzieć na atak
    .you = Atakują cię: odpowiedz albo przyjmij atak
prompt-turn-hit = { $seat } musi przyjąć atak
    .you = Atakują cię i nic na to nie pomoże: przyjmij atak
prompt-turn-duel = { $seat } może stanąć do pojedynku
    .you = Pojedynek: dołóż albo odmów
prompt-continue = { $seat } może dołożyć karty
    .you = Dołóż kartę albo zakończ zagranie
prompt-cover = { $seat } musi przykryć kartę
    .you = Przykryj swoją kartę albo dobierz
prompt-cover_drawn = { $seat } może przykryć dobraną kartą
    .you = Przykryj dobraną kartą albo ją zatrzymaj
prompt-after_draw = { $seat } może zagrać dobraną kartę
    .you = Zagraj dobraną kartę albo ją zatrzymaj
prompt-choose_suit = { $seat } żąda koloru
    .you = Zażądaj koloru
prompt-choose_rank = { $seat } żąda wartości
    .you = Zażądaj wartości
prompt-challenge_window = { $seat } czeka: pozostali mogą powiedzieć „Sprawdzam!”
    .you = Ruch: { $seat }. Sprawdzasz?
    .own = Pozostali mogą cię sprawdzić
prompt-macau_window = { $seat } ma jedną kartę
    .you = { $seat } ma jedną kartę: powiesz to szybciej?
    .own = Masz jedną kartę: pozostali mogą jeszcze zareagować
    .own_you = Masz jedną kartę: powiedz „Makao!”
prompt-war_window = Cel ataku: { $seat }. Każdy może go zatrzymać kartą Q♥
    .you = Cel ataku: { $seat }. Zatrzymujesz go kartą Q♥?
    .own = Każdy może zatrzymać atak na ciebie kartą Q♥
    .own_you = To atak na ciebie: zatrzymujesz go od razu kartą Q♥?
prompt-over = Partia skończona
    .you = Partia skończona

## What must be laid, and what threatens

requirement-normal = { $sign } albo { $short }
requirement-suit = żądany kolor: { $suit } { $sign }
requirement-free = inny kolor niż { $suit } { $sign }
requirement-rank = żądane: { $ranks }
requirement-any_plain = dowolna zwykła karta
requirement-anything = dowolna karta
requirement-also = ; zawsze: { $list }
requirement-more = { $list } w tym samym zagraniu
requirement-no_more = nic więcej w tym zagraniu
requirement-cover = { $sign } albo { $list }
requirement-left = { $left ->
    [one] , jeszcze { $left } kolejkę
    [few] , jeszcze { $left } kolejki
    [many] , jeszcze { $left } kolejek
   *[other] , jeszcze { $left } kolejki
}

attack-draw = { $seat } musi odpowiedzieć albo dobrać { n-cards }
    .you = Musisz odpowiedzieć albo dobrać { n-cards }
attack-skip = { $seat } musi odpowiedzieć albo stać { n-turns }
    .you = Musisz odpowiedzieć albo stać { n-turns }
attack-hit = { $seat } musi dobrać { n-cards }: nic na to nie pomoże
    .you = Musisz dobrać { n-cards }: nic na to nie pomoże
attack-duel = Pojedynek o { n-turns }: { $seat } może dołożyć albo odmówić
    .you = Pojedynek o { n-turns }: dołóż albo odmów

## Refusals

error-card-unknown = Nie ma takiej karty: { $detail }
error-phase-wrong = Gra pyta teraz o coś innego.
error-card-not_held = Nie masz tej karty na ręce.
error-card-does_not_fit = Ta karta teraz nie pasuje.
    .told = { $card } nie pasuje. Teraz trzeba zagrać: { $requirement }.
error-card-does_not_answer = Ta karta nie odpowiada na atak.
    .told = { $attack ->
        [draw] { $card } nie odpowiada na atak na { n-cards }.
       *[other] { $card } nie odpowiada na atak na { n-turns }.
    } { $cards ->
        [none] Nic na twojej ręce nie pomoże.
       *[other] Z twojej ręki pomoże: { $cards }.
    }
error-card-does_not_continue = Tej karty nie można dołożyć w tym samym zagraniu.
    .told = W tym samym zagraniu na kartę { $top } nie można dołożyć: { $card }.
error-card-does_not_cover = Ta karta nie przykrywa tej, która została zagrana.
    .told = { $card } nie przykrywa karty { $top }.
error-card-not_the_drawn_one = Po dobraniu można zagrać tylko dobraną kartę.
    .told = Po dobraniu można zagrać tylko dobraną kartę: { $drawn }.
error-card-not_as_last = Zasady domowe nie pozwalają na tę kartę jako ostatnią.
    .told = Zasady tego stołu nie pozwalają na taką ostatnią kartę: { $card }.
error-card-joker_role = W tej grze nie można tak zagrać jokera.
error-draw-under_attack = Na atak się odpowiada albo się go przyjmuje; zwykłe dobranie nie wystarczy.
    .told = { $attack ->
        [draw] Na atak się odpowiada albo się go przyjmuje i dobiera { n-cards }; zwykłe dobranie nie wystarczy.
       *[other] Na atak się odpowiada albo się go przyjmuje i stoi { n-turns }; zwykłe dobranie nie wystarczy.
    }
error-draw-card_fits = Masz pasującą kartę, więc musisz którąś zagrać.
    .told = Masz pasujące karty, więc musisz którąś zagrać: { $cards }.
error-draw-nothing_left = Nie ma już czego dobierać.
error-pass-can_draw = Możesz jeszcze dobrać kartę, więc nie wolno ci pasować.
error-accept-no_attack = Nie ma ataku, który można by przyjąć.
error-call-suit_in_play = Nie można żądać koloru, który obowiązuje; wybierz inny.
    .told = Nie można żądać koloru, który obowiązuje ({ $suit }); wybierz inny.
error-call-not_held = Żądać wolno tylko tego, co masz na ręce.
    .told = { $kind ->
        [suit] Nie masz koloru { $suit }, a żądać wolno tylko tego, co masz na ręce.
       *[rank] Na twojej ręce brakuje: { $ranks }, a żądać wolno tylko tego, co masz na ręce.
    }
error-call-not_callable = Tej wartości nie można żądać: są wśród niej karty specjalne.
    .told = Tego nie można żądać: { $ranks }. Są wśród nich karty specjalne.
error-call-has_choice = Masz coś, czego możesz zażądać, więc żądanie musi być konkretne.
error-call-same_again = Tego już zażądano; drugie żądanie musi dotyczyć czegoś innego.
error-call-duty = Przy tym stole trzeba czegoś zażądać.
error-macau-not_now = Nie ma teraz powodu, by mówić „Makao!”.
error-multi_macau-not_now = Nie można teraz powiedzieć „Wielokrotne makao!”.
error-catch-not_exposed = Tego gracza nie można teraz przyłapać.
error-challenge-not_now = Nie ma teraz czego sprawdzać.

error-option-variant = Nie ma takiego wariantu: { $detail }
error-option-modifiers = Nie ma takiej zasady domowej: { $detail }
error-option-roles = Jedna wartość nie może mieć dwóch ról: { $detail }
error-option-too_few_cards = Na takie rozdanie jest za mało kart: { $detail }

## Options. The words in parentheses are the values to write.

group-deck = Talia i rozdanie
group-roles = Role kart
group-play = Przebieg gry
group-macau = „Makao!”
group-end = Koniec i punktacja
group-cheating = Oszukiwanie

option-num_decks = Talie
    .text = Ile talii tasuje się razem: od 1 do 4 albo (auto), czyli jedna do pięciu graczy, a dwie od sześciu.
option-jokers_per_deck = Jokery
    .text = Ile jokerów jest w każdej talii: 2, czarny i kolorowy, albo 0.
option-without_jokers = Bez jokerów
    .text = Jeden przełącznik dla talii 52 kart: w taliach nie ma jokerów i nie mają one żadnej roli.
option-hand_size_by_players = Karty na ręce
    .text = Ile kart dostaje każdy gracz, dla każdej liczby graczy.
option-start_card = Pierwsza karta
    .text = Co się dzieje, gdy pierwsza odkryta jest karta specjalna: zastępuje się ją, aż trafi się zwykła (plain_only), liczy się tylko jej kolor i wartość (inert) albo działa tak, jakby zagrał ją rozdający (as_dealer_play).
option-first_seat = Kto zaczyna
    .text = Pierwsza kolejka należy do gracza po prawej (dealer_right) albo po lewej (dealer_left) stronie rozdającego.
option-direction = Kierunek
    .text = Gra zaczyna się zgodnie z ruchem wskazówek zegara (cw) albo przeciwnie (ccw).
option-draw_two_rank = Dobierz dwie
    .text = Wartość, która każe następnemu graczowi dobrać 2 karty.
option-draw_three_rank = Dobierz trzy
    .text = Wartość, która każe następnemu graczowi dobrać 3 karty.
option-king_hearts_draw = Król kier
    .text = Ile kart każe dobrać następnemu graczowi K♥; przy 0 to zwykły król.
option-king_spades_draw = Król pik
    .text = Ile kart każe komuś dobrać K♠; przy 0 to zwykły król.
option-king_spades_target = Cel K♠
    .text = K♠ atakuje następnego gracza (next) albo poprzedniego (previous).
option-king_spades_reply_target = Cel K♠ w odpowiedzi
    .text = K♠ zagrany w odpowiedzi przesyła atak do następnego gracza (next) albo z powrotem do poprzedniego (previous).
option-king_spades_resume = Kolejka po K♠
    .text = Gdy ktoś dobrał karty za K♠ bijącego wstecz, gra toczy się dalej od gracza po ofierze (after_victim) albo po graczu, który zagrał K♠ (after_player).
option-king_reply = Odpowiedzi na króle
    .text = Na atak króla nie odpowiada nic (none), odpowiadają K♥ i K♠ (kings) albo one i Q♥ (kings_and_queen_hearts).
option-queen_hearts_role = Dama kier
    .text = Q♥ jest zwykłą damą (plain), przekazuje dalej atak króla (king_relay) albo kończy każdy atak na karty (war_stop).
option-queen_hearts_relay_add = Karty dodane przez Q♥
    .text = Ile kart dodaje Q♥, gdy przekazuje dalej atak króla.
option-war_stop = Kto zatrzymuje wojnę
    .text = Gdy Q♥ kończy ataki na karty, może ją zagrać tylko atakowany gracz (attacked) albo każdy w dowolnej chwili (anybody): wtedy po każdym ataku pyta się wszystkich, a gra toczy się dalej od tego, kto ją zagrał.
option-draw_reply = Odpowiedzi na karty bojowe
    .text = Dwójki i trójki nie odpowiadają na nic (none), odpowiadają na swój rodzaj (own_kind), także na inne karty bojowe tego samego koloru (matching), na każdy atak na karty (low_wild) albo każda karta bojowa odpowiada na każdą inną (war).
option-wild_draws = Dwójki i trójki na karty bojowe
    .text = Dwójki i trójki pasują na inne karty bojowe tylko w odpowiedzi na atak (answering) albo także wtedy, gdy atak już minął (always).
option-joker_role = Rola jokerów
    .text = Jokerów nie ma w grze (absent), odwracają kierunek (reverse), każą następnemu graczowi dobierać (draw) albo zastępują dowolną kartę (substitute).
option-joker_black_draw = Czarny joker
    .text = Ile kart każe dobrać następnemu graczowi czarny joker.
option-joker_color_draw = Kolorowy joker
    .text = Ile kart każe dobrać następnemu graczowi kolorowy joker.
option-joker_answers_draw = Jokery odpowiadają
    .text = Czy joker, który każe dobierać, może odpowiedzieć na każdy atak na karty.
option-joker_in_packs = Jokery w grupach
    .text = Czy jokery można zagrać razem z kilkoma dwójkami albo kilkoma trójkami w jednym zagraniu.
option-joker_joins_answer = Jokery w odpowiedziach
    .text = Czy joker może dołączyć do dwójek lub trójek odpowiadających na atak i robi wtedy to samo, co zagrany na początku; wymaga jokerów w grupach.
option-skip_rank = Strata kolejki
    .text = Wartość karty, przez którą następny gracz stoi kolejkę albo która zaczyna pojedynek.
option-skip_mode = Postój albo pojedynek
    .text = Karty postoju sumują się i są przekazywane dalej (accumulate) albo zaczynają pojedynek o dodatkowe kolejki (duel).
option-solo_hits = Kolejki solo
    .text = Z kolejek wygranych w pojedynku wszystkie oprócz ostatniej uderzają we własnego gracza (all_but_last) albo wszystkie (all): wtedy na atak lub żądanie z ostatniej odpowiada się od razu, zanim kolejka przejdzie dalej.
option-cancel_rank = Wartość kasująca
    .text = Wartość, która kasuje atak na gracza, który ją zagrywa.
option-cancel_placement = Kiedy kasuje
    .text = Karta kasująca pasuje na każdy atak (free) albo musi pasować do karty na wierzchu kolorem lub wartością (match).
option-wild_own_suit_ranks = Dzikie wartości
    .text = Wartości, które można zagrać na każdą kartę, a potem obowiązuje ich własny kolor.
option-sevens_unused = Siódemki bez roli
    .text = Jeden przełącznik dla siódemek, które nic nie robią: nie kasują ataku i nie są dzikie.
option-suit_call_rank = Żądanie koloru
    .text = Wartość karty, którą żąda się koloru.
option-suit_call_wild = Żądanie koloru na wszystko
    .text = Czy kartę żądającą koloru można zagrać na każdą kartę.
option-suit_call_must_change = Kolor musi się zmienić
    .text = Czy żądać trzeba innego koloru niż ten, który obowiązuje.
option-rank_call_rank = Żądanie wartości
    .text = Wartość karty, którą żąda się wartości.
option-call_must_hold = Uczciwe żądania
    .text = Czy żądać wolno tylko koloru lub wartości, które ma się na ręce.
option-call_duration = Jak długo trwa żądanie
    .text = Żądanie obowiązuje do spełnienia (until_met), przez jedno okrążenie stołu (one_lap) albo tylko następnego gracza (next_only).
option-cross_calls = Żądania na żądania
    .text = Czy karty żądające koloru i karty żądające wartości można zagrywać nawzajem na swoje żądania.
option-second_call = Drugie żądanie
    .text = Żądanie w odpowiedzi na żądanie może dotyczyć tego samego (free) albo musi dotyczyć innej wartości lub innego koloru (different); kto nie ma innej wartości, żąda waletem dowolnej zwykłej karty.
option-call_optional = Żądanie nieobowiązkowe
    .text = Czy gracz, który zagrywa kartę żądającą, może niczego nie żądać: wtedy leży ona jak zwykła karta.
option-cover_rank = Wartość do przykrycia
    .text = Wartość, którą trzeba w tej samej kolejce przykryć inną kartą.
option-runs = Sekwensy
    .text = Czy można zagrać razem sąsiednie karty jednego koloru, w górę lub w dół, na przykład 5♠ 6♠ 7♠.
option-sets = Grupy
    .text = Czy można zagrać razem kilka kart jednej wartości.
option-voluntary_draw = Swobodne dobieranie
    .text = Czy wolno dobrać kartę, choć jakaś na ręce pasuje.
option-play_drawn = Zagranie dobranej karty
    .text = Karta dobrana w swojej kolejce musi poczekać (never) albo może być od razu zagrana, jeśli pasuje (drawn_only).
option-macau_mode = Mówienie „Makao!”
    .text = Przy ostatniej karcie trwa wyścig między tobą a pozostałymi (race), milczenie samo kosztuje karty (automatic) albo nic nie trzeba mówić (off).
option-macau_beaten_penalty = Za wolne „Makao!”
    .text = Ile kart dobiera gracz, gdy ktoś inny powie „Makao!” pierwszy.
option-macau_late_penalty = Przyłapanie później
    .text = Ile kart dobiera gracz przyłapany po tym, jak nikt nic nie powiedział; przy 0 nikogo nie można później przyłapać.
option-macau_auto_penalty = Milczenie
    .text = Ile kart kosztuje milczenie, gdy kara jest automatyczna.
option-early_macau = Wcześniejsze „Makao!”
    .text = Czy słowo można powiedzieć we własnej kolejce, zanim zagra się przedostatnią kartę.
option-multi_macau = „Wielokrotne makao!”
    .text = Zapowiedź, że wszystkie pozostałe karty mają jedną wartość, nie jest w użyciu (off), musi być prawdziwa (truthful) albo może być blefem (free).
option-end_mode = Koniec rundy
    .text = Runda trwa, aż zostanie jeden gracz (last_left), albo kończy się, gdy pierwszy pozbędzie się kart (first_out).
option-last_card = Ostatnia karta
    .text = Ostatnia karta może być dowolna (any), nie może mieć działania (no_action) albo przy dwóch graczach nie może nikomu kazać dobierać (no_draw_heads_up).
option-settle_final_attack = Ostatni atak się liczy
    .text = Czy za atak, który trwa na koniec rundy, dobiera się jeszcze karty przed liczeniem punktów.
option-scoring = Punktacja
    .text = Jedna runda rozstrzyga według miejsc (placing) albo gra się kilka rund, a karty pozostałe na ręce liczą się na punkty (points).
option-target_points = Punkty meczu
    .text = Mecz kończy się, gdy ktoś zbierze tyle punktów; najwięcej punktów przegrywa.
option-point_values = Punkty za karty
    .text = Ile punktów liczy się za każdą kartę pozostałą na ręce.
option-turn_limit = Limit kolejek
    .text = Po tylu kolejkach runda kończy się jako zablokowana; 0 znaczy bez limitu.
option-challenges = Sprawdzanie
    .text = Co można zrobić wbrew zasadom i za co można zostać sprawdzonym: niepasujące karty (slip), fałszywe żądania (call), dobieranie mimo pasującej karty (draw).
option-challenge_penalty = Cena sprawdzenia
    .text = Ile kart dobiera ten, kto nie miał racji, oszust lub oskarżyciel.

## Variants

variant-hungarian = Węgierski
    .text = Pełna gra: sekwensy i grupy, atakujące króle, walety żądające wartości, jokery odwracające kierunek; gra się, aż zostanie jeden gracz.
variant-romanian = Rumuński
    .text = Jedna karta na kolejkę; jokery każą dobrać 5 lub 10, siódemki kasują ataki i pasują na wszystko, as żąda dowolnego koloru.
variant-tel_aviv = Tel Awiw
    .text = Bez jokerów, piątki trzeba przykryć, dobraną kartę można od razu zagrać; kto pierwszy pozbędzie się kart, kończy rundę, a 500 punktów przegrywa mecz.
variant-plawno = Pławno
    .text = Wojna: wszystkie karty bojowe odpowiadają sobie nawzajem i się sumują, Q♥ ją kończy, jokery zastępują dowolną kartę, a czwórki to pojedynek o dodatkowe kolejki.

## House rules

modifier-easier_wild_draws = Łatwiej: dzikie dwójki i trójki
    .text = Dwójki i trójki odpowiadają na każdy atak na karty.
modifier-easier_packs = Łatwiej: grupy
    .text = Kilka kart jednej wartości można zagrać razem, a „Wielokrotne makao!” można zapowiedzieć zgodnie z prawdą.
modifier-easier_joker_packs = Łatwiej: grupy z jokerami
    .text = Jokery mogą dołączyć do kilku dwójek lub trójek zagranych razem.
modifier-harder_plain_draws = Trudniej: zwykłe dwójki i trójki
    .text = Dwójka lub trójka odpowiada tylko wtedy, gdy pasuje do atakującej karty kolorem lub wartością.
modifier-harder_no_defence = Trudniej: bez obrony
    .text = Karty bojowe na nic nie odpowiadają; pomagają tylko karty kasujące i Q♥, która kończy wojnę.
modifier-harder_wild_sevens = Trudniej: dzikie siódemki
    .text = Siódemki pasują na każdą kartę, a potem obowiązuje ich własny kolor.
modifier-easier = Łatwiej
    .text = Wszystkie ułatwiające zasady domowe naraz; gdzie jokery na to pozwalają, dołączają do grup i odpowiedzi.
modifier-harder = Trudniej
    .text = Zwykłe dwójki i trójki razem z dzikimi siódemkami.
modifier-cheating = Oszukiwanie
    .text = Możesz podrzucić kartę, która nie pasuje, albo żądać tego, czego nie masz na ręce, dopóki nikt nie powie „Sprawdzam!”.
modifier-bluff_calls = Podejrzane dobieranie
    .text = Sprawdzić można też dobranie mimo pasującej karty.

## What a card does

rule-plain = Zwykła karta.
rule-fits = Pasuje na kartę tego samego koloru lub tej samej wartości.
rule-wild_draws = Pasuje też na każdą kartę bojową, nawet gdy jej atak już minął.
rule-wild = Pasuje na każdą kartę.
rule-wild_own = Pasuje na każdą kartę, a potem obowiązuje kolor tej karty.
rule-no_shield = Nie chroni przed atakiem.
rule-not_a_called_rank = Nie spełnia żądania wartości ani zwykłej karty.
rule-cover = Pasuje tylko kolorem i trzeba ją od razu przykryć: kartą jej koloru, dziką kartą albo kolejną tej samej wartości ({ $rank }); inaczej dobierasz kartę.
rule-draw-next = Następny gracz dobiera { n-cards }.
rule-draw-previous = Gracz przed tobą dobiera { n-cards }.
rule-reply-next = W odpowiedzi przesyła atak do następnego gracza.
rule-reply-previous = W odpowiedzi przesyła atak do gracza przed tobą.
rule-answered = Odpowiedź: { $list }.
rule-answered-matching = W kolorze atakującej karty także: { $list }.
rule-unanswered = Nic na to nie odpowiada.
rule-skip = Następny gracz stoi kolejkę; kilka takich kart się sumuje.
rule-duel = Zaczyna pojedynek: pozostali mogą dokładać ({ $ranks }) albo odmówić, a kto dołożył ostatni, gra solo tyle kolejek, ile takich kart zagrano.
rule-solo-all_but_last = Aż do ostatniej z tych kolejek ataki i żądania uderzają we własnego gracza.
rule-solo-all = We wszystkich tych kolejkach ataki i żądania uderzają we własnego gracza.
rule-queen-king_relay = Odpowiada na atak królów, dodaje { n-cards } i przesyła go do następnego gracza.
rule-queen-war_stop = Kończy każdy atak na karty wymierzony w ciebie.
rule-queen-war_stop-anybody = Każdy może ją w dowolnej chwili zagrać, by zakończyć atak na karty; stamtąd gra toczy się dalej.
rule-cancel-free = Kasuje atak na ciebie, bez względu na to, co leży na wierzchu.
rule-cancel-match = Kasuje atak na ciebie, jeśli pasuje do karty na wierzchu kolorem lub wartością.
rule-call_suit = Żądasz koloru, który trzeba teraz zagrać.
rule-call_suit-change = Nie można żądać koloru, który obowiązuje.
rule-call_suit-hold = Musisz mieć na ręce kolor, którego żądasz; jeśli nie masz żadnego, żądasz dowolnego innego koloru.
rule-call_rank = Żądasz wartości, którą trzeba teraz zagrać: { $list }. Zagrać można tylko tę wartość albo { $over }.
rule-call_rank-hold = Musisz mieć na ręce wartość, której żądasz; jeśli nie masz żadnej, żądasz dowolnej zwykłej karty.
rule-call_rank-none = Zagrać można tylko zwykłą kartę albo { $over }.
rule-call-until_met = Żądanie obowiązuje do spełnienia.
rule-call-one_lap = Żądanie obowiązuje przez jedno okrążenie stołu.
rule-call-next_only = Żądanie obowiązuje tylko następnego gracza.
rule-call-cross = Pasuje na każde żądanie, koloru lub wartości.
rule-call-different-rank = Na żądanie wartości odpowiada się żądaniem innej.
rule-call-different-suit = Na żądanie koloru odpowiada się żądaniem innego.
rule-call-optional = Możesz też niczego nie żądać: wtedy leży jak zwykła karta.
rule-joker-absent = W tej grze nie ma jokerów.
rule-joker-reverse = Odwraca kierunek gry, a to, co leży pod nim, nadal obowiązuje. Pasuje na każdą kartę, ale nie chroni przed atakiem.
rule-joker-draw = Pasuje na każdą kartę i każda karta pasuje na niego.
rule-joker-substitute = Zastępuje dowolną kartę, którą można by teraz zagrać: powiedz którą, a zadziała jak ona.
rule-joker-answers = Odpowiada na każdy atak na karty.
rule-joker-packs = Można go zagrać razem z kilkoma kartami jednej z tych wartości: { $list }.
rule-joker-joins = Może też do nich dołączyć, gdy odpowiadają na atak.
rule-points = Na ręce liczy się za { n-points }.

## Values of options

choice-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
choice-none = brak
choice-auto = według liczby graczy
choice-start_card-plain_only = zastępowana zwykłą kartą
choice-start_card-inert = tylko kolor i wartość
choice-start_card-as_dealer_play = jakby zagrał ją rozdający
choice-dealer_right = po prawej od rozdającego
choice-dealer_left = po lewej od rozdającego
choice-ccw = przeciwnie do ruchu wskazówek zegara
choice-cw = zgodnie z ruchem wskazówek zegara
choice-next = następny gracz
choice-previous = poprzedni gracz
choice-after_victim = po ofierze
choice-after_player = po graczu, który go zagrał
choice-kings = K♥ i K♠
choice-kings_and_queen_hearts = K♥, K♠ i Q♥
choice-queen_hearts_role-plain = zwykła dama
choice-king_relay = przekazuje dalej atak króla
choice-war_stop = kończy każdy atak na karty
choice-own_kind = swój rodzaj
choice-matching = także inne karty bojowe tego koloru
choice-low_wild = każda dwójka lub trójka
choice-war = każda karta bojowa
choice-absent = nie ma w grze
choice-reverse = odwracają kierunek
choice-joker_role-draw = każą komuś dobierać
choice-substitute = zastępują dowolną kartę
choice-accumulate = postoje się sumują
choice-duel = pojedynek o dodatkowe kolejki
choice-cancel_placement-free = na każdy atak
choice-match = kolorem lub wartością
choice-until_met = do spełnienia
choice-one_lap = jedno okrążenie stołu
choice-next_only = dla następnego gracza
choice-never = nigdy
choice-drawn_only = jeśli pasuje
choice-race = wyścig
choice-automatic = milczenie kosztuje karty
choice-off = wyłączone
choice-truthful = tylko zgodnie z prawdą
choice-multi_macau-free = wolno blefować
choice-last_left = aż zostanie jeden gracz
choice-first_out = gdy pierwszy pozbędzie się kart
choice-any = dowolna karta
choice-no_action = bez działania
choice-no_draw_heads_up = we dwoje bez karty bojowej
choice-placing = miejsca
choice-points = punkty
choice-second_call-free = może być to samo
choice-different = musi być coś innego
choice-attacked = gracz atakowany
choice-anybody = każdy, w dowolnej chwili
choice-answering = tylko w odpowiedzi
choice-always = także później
choice-all_but_last = przeciw sobie oprócz ostatniej
choice-all = wszystkie przeciw sobie
choice-challenges-slip = niepasujące karty
choice-challenges-call = fałszywe żądania
choice-challenges-draw = dobieranie bez potrzeby
choice-joker = joker

## The story of a match

source-hand = karty pozostałe na ręce
deed-laid = Zagrane karty
deed-drew = Dobrane karty
deed-attacked = Ataki
deed-missed_turn = Stracone kolejki
deed-called_suit = Żądania koloru
deed-called_rank = Żądania wartości
deed-direction_turned = Zmiany kierunku
deed-macau_said = Powiedziane „Makao!”
deed-macau_caught = Przyłapania „po makale”
deed-challenged = Sprawdzenia
deed-went_out = Pozbycie się kart
deed-round_ended = Końce rund

## The guided first game: what a hint is about, what is to be known, and what to do while it is legal

hint-goal = Pozbądź się kart
    .text = Witaj w makao! Pozbądź się wszystkich kart przed innymi. Karty na stole są odkryte, twoich nikt inny nie widzi.
    .now = Karty na twojej ręce: { $number }.
hint-match = Kolor lub wartość
    .text = Zagraj kartę tego samego koloru lub tej samej wartości co odkryta. Niektóre karty pasują na wszystko.
    .now = Teraz pasuje: { $requirement }.
hint-chain = Jeszcze jedna?
    .text = W tej samej kolejce możesz dołożyć to, co pasuje dalej.
    .now = Można dołożyć: { $requirement }.
hint-special = Karta, która coś robi
    .text = Karty ze znakiem na brzegu atakują, żądają, odwracają kierunek albo cię chronią. Trzymaj je na właściwą chwilę.
    .now = { $card }: { $rule }
hint-end_play = Zakończ zagranie
    .text = Gdy leży już wszystko, co chcesz zagrać, zakończ. Karty, które zatrzymasz, mogą się później bardziej przydać.
hint-attacked = Atakują cię
    .text = Jeśli któraś z twoich kart jest podświetlona, możesz nią odpowiedzieć; albo przyjmujesz atak i dobierasz karty.
    .now = { $card }: { $rule }
hint-ace = Wybierz kolor
    .text = Następny gracz musi zagrać wybrany kolor. Weź ten, dzięki któremu pozbędziesz się najwięcej kart.
hint-called_suit = Żądany jest kolor
    .text = Zagrać można teraz tylko to, czego zażądano, i karty, które pasują na wszystko.
    .now = Teraz pasuje: { $requirement }.
hint-macau = Powiedz „Makao!”
    .text = Gdy zostaje ci jedna karta, trzeba to powiedzieć, i to od razu: spóźnienie może kosztować karty.
hint-skip = Grozi ci postój
    .text = Stoisz kolejkę, chyba że któraś z twoich kart jest podświetlona: możesz nią odpowiedzieć.
    .now = { $card }: { $rule }
hint-draw = Nic nie pasuje? Dobierz
    .text = Żadna z twoich kart teraz nie pasuje, więc dobierasz ze stosu.
hint-catch = Przyłap!
    .text = Ktoś ma jedną kartę i jeszcze nie powiedział „Makao!”. Bądź szybciej!
hint-jack = Wybierz wartość
    .text = Następny gracz musi zagrać wybraną wartość. Weź taką, którą masz na ręce.
hint-rank_called = Żądana jest wartość
    .text = Musi pójść to, czego zażądano. Kto nie ma nic pasującego, dobiera.
    .now = Teraz pasuje: { $requirement }.
hint-out = Ktoś nie ma już kart
    .text = Kto zagra ostatnią kartę, zajmuje najlepsze wolne miejsce. Pozostali grają dalej, aż karty ma już tylko jeden gracz.
hint-over = Rozdanie skończone
    .text = To było całe rozdanie. Dobra gra! Następna partia czeka o jedno kliknięcie stąd.

## Why an action is worth doing, true of the hand and the table as they are

reason-play_slips = Nie pasuje; jeśli ktoś sprawdzi, dobierasz { $number ->
    [one] jedną kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}.
reason-play_last = To twoja ostatnia karta.
reason-play_cancels = Kończy atak na ciebie ({ $number }).
reason-play_passes_draws = Atak przechodzi dalej. { $target } ma do dobrania { $number ->
    [one] jedną kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}.
reason-play_passes_skips = Postój przechodzi dalej. { $target } ma do odstania { $number ->
    [one] jedną kolejkę
    [few] { $number } kolejki
    [many] { $number } kolejek
   *[other] { $number } kolejki
}.
reason-play_hits_draws = { $target } ma na ręce { $count ->
    [one] jedną kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}, a do dobrania byłoby { $number }.
reason-play_hits_skips = { $target } ma na ręce { $count ->
    [one] jedną kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} i musi stać { $number ->
    [one] kolejkę
    [few] { $number } kolejki
    [many] { $number } kolejek
   *[other] { $number } kolejki
}.
reason-play_goes_on = W tej samej kolejce możesz dołożyć: { $card }.
reason-play_fits_on = { $number ->
    [one] Pasuje na nią jedna z twoich pozostałych kart
    [few] Pasują na nią { $number } z twoich pozostałych kart
    [many] Pasuje na nią { $number } z twoich pozostałych kart
   *[other] Pasuje na nią { $number } z twoich pozostałych kart
}.
reason-play_plain = To zwykła karta; { $card } zostaje na lepszą chwilę.
reason-play_points = Na ręce liczyłaby się za { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
reason-play_fewer = { $number ->
    [one] Zostaje ci jedna karta
    [few] Zostają ci { $number } karty
    [many] Zostaje ci { $number } kart
   *[other] Zostaje ci { $number } karty
}.
reason-end_nothing_follows = Z twojej ręki nic nie można dołożyć.
reason-end_keeps = Później { $card } może się bardziej przydać.
reason-draw_nothing_fits = Nic na twojej ręce nie pasuje.
reason-draw_keeps = Później { $card } może się bardziej przydać.
reason-keep_does_not_fit = Dobrana karta nie pasuje.
reason-accept_no_answer = Nie masz karty, która odpowiada na atak.
reason-accept_keeps = Później { $card } może się bardziej przydać.
reason-call_suit_held = { $number ->
    [one] Masz jedną kartę
    [few] Masz { $number } karty
    [many] Masz { $number } kart
   *[other] Masz { $number } karty
} tego koloru ({ $suit }).
reason-call_rank_held = { $number ->
    [one] Masz jedną kartę
    [few] Masz { $number } karty
    [many] Masz { $number } kart
   *[other] Masz { $number } karty
} tej wartości.
reason-word_one_card = Dopóki tego nie powiesz, mogą cię przyłapać.
reason-catch_silent = { $target } jeszcze milczy.
reason-call_goes_over = Na to żądanie możesz zagrać: { $card }.
reason-call_bluff = Nie masz takiej karty; jeśli ktoś sprawdzi, dobierasz { $number ->
    [one] jedną kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}.
reason-call_suit_lies = { $number ->
    [one] Jedna karta tego koloru ({ $suit }) już leży na stosie, więc mniej ich może paść.
    [few] { $number } karty tego koloru ({ $suit }) już leżą na stosie, więc mniej ich może paść.
    [many] { $number } kart tego koloru ({ $suit }) już leży na stosie, więc mniej ich może paść.
   *[other] { $number } karty tego koloru ({ $suit }) już leży na stosie, więc mniej ich może paść.
}
reason-call_rank_lies = { $number ->
    [one] Jedna karta tej wartości już leży na stosie, więc mniej ich może paść.
    [few] { $number } karty tej wartości już leżą na stosie, więc mniej ich może paść.
    [many] { $number } kart tej wartości już leży na stosie, więc mniej ich może paść.
   *[other] { $number } karty tej wartości już leży na stosie, więc mniej ich może paść.
}
reason-call_hides = Nikomu nie zdradza, co masz na ręce.
reason-call_no_suit = Nie masz koloru, którego wolno żądać.
reason-call_no_rank = Nie masz wartości, której wolno żądać.
reason-call_no_hand = Nie masz już karty, której można by żądać.
reason-call_none_fits = { $number ->
    [one] Bez żądania pasuje jedna z twoich kart.
    [few] Bez żądania pasują { $number } z twoich kart.
    [many] Bez żądania pasuje { $number } z twoich kart.
   *[other] Bez żądania pasuje { $number } z twoich kart.
}
reason-word_costs = Bez tego słowa dobierasz { $number ->
    [one] jedną kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}.
reason-multi_one_rank = Wszystkie twoje karty mają tę samą wartość.
reason-multi_heard = Niczego nie zmienia, ale wszyscy to słyszą.
reason-challenge_slip = Ta karta nie pasuje.
reason-challenge_wins = Jeśli masz rację, { $target } dobiera { $number ->
    [one] jedną kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}.
reason-quiet_not_hit = Atak nie dotyczy ciebie; cel: { $target }.
reason-quiet_no_stop = Nie masz karty, która zatrzymuje atak.
reason-quiet_fits = Ta karta pasuje.
reason-quiet_shown = { $target } ma taką kartę i wszyscy o tym wiedzą.
reason-quiet_if_wrong = Za niesłuszne sprawdzenie dobierasz { $number ->
    [one] jedną kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}.
reason-quiet_caught = Inni mogą cię przyłapać, a wtedy dobierasz { $number ->
    [one] jedną kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}.
reason-quiet_later = Za milczenie odkryte później { $target } dobiera { $number ->
    [one] jedną kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}, teraz tylko { $count }.
reason-quiet_costs_nothing = Nikt nie dobierałby teraz za to karty.

## At the terminal

table-round = Runda { $number }
table-turn = Tura { $number }
table-cw = zgodnie z ruchem wskazówek zegara
table-ccw = przeciwnie do ruchu wskazówek zegara
table-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
table-out = koniec gry, miejsce { $place }
table-misses = { $count ->
    [one] stoi { $count } kolejkę
    [few] stoi { $count } kolejki
    [many] stoi { $count } kolejek
   *[other] stoi { $count } kolejki
}
table-exposed = bez „Makao!”
table-solo = { $count ->
    [one] { $count } kolejka solo
    [few] { $count } kolejki solo
    [many] { $count } kolejek solo
   *[other] { $count } kolejki solo
}
table-known = pokazane: { $cards }
table-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
table-left = { $count ->
    [0] nie ma już kart
    [one] została { $count } karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
}
table-stock = Stos dobierania: { $count }
table-top = Na wierzchu: { $card }
table-as = { $card } jako { $face }
table-in-force = Obowiązuje: { $card }
table-below = pod spodem:
table-hand = Twoja ręka ({ $count }):
table-next-card = Następna karta: { $what }
table-your-card = Twoja następna karta: { $what }
table-pile = stos
table-face = wierzch
screen-joker = Zagraj jokera jako inną kartę…
note-passes-on = Atak rośnie do { $count ->
    [one] { $count } karty
    [few] { $count } kart
    [many] { $count } kart
   *[other] { $count } karty
}.
note-skips-on = Wtedy w grze { $count ->
    [one] jest { $count } kolejka
    [few] są { $count } kolejki
    [many] jest { $count } kolejek
   *[other] jest { $count } kolejki
} postoju.
note-cancels = Atak znika.
note-catch = { $count ->
    [one] Kara: { $count } karta.
    [few] Kara: { $count } karty.
    [many] Kara: { $count } kart.
   *[other] Kara: { $count } karty.
}
note-challenge = Jeśli się mylisz, dobierasz karty ({ $count }).
warning-does_not_fit = Oszustwo: to nie pasuje!
warning-leaves_one_card = Zostanie ci jedna karta: nie zapomnij o „Makao!”
warning-not_held = Blef: nie masz tego na ręce!
joker-how = Joker zastępuje inną kartę: wpisz { $card }=KS, by zagrać go jako { $face }.
screen-help =
    Co można wpisać
      3             możliwość o tym numerze
      7S  10H  BJ   zagrać tę kartę (S ♠, H ♥, D ♦, C ♣; jokery BJ i CJ)
      5S 6S 7S      zagrać kilka kart i zakończyć zagranie
      BJ=KS         zagrać jokera jako króla pik
      draw (dobierz), end (zakończ), accept (przyjmij), keep (zatrzymaj),
      pass (pas), macau (makao), quiet (cicho), challenge (sprawdzam)
      suit H (kolor), rank 8 (wartość), catch IMIĘ (przyłap)
      ? 7S  ? 3     zasada karty albo możliwości
      hint          najlepsze akcje i dlaczego
      undo          cofnij ostatni krok, dopóki nic nie zostało odkryte
      log           wszystko, co się wydarzyło
      rules         zasady gry
      table         jeszcze raz stół
      quit          koniec; partia zostaje zachowana
screen-unknown = „{ $line }” nic tu nie znaczy. Wpisz numer z listy, kartę, na przykład 7S, albo ?, by uzyskać pomoc.
screen-unknown-subject = Nie ma karty „{ $what }”. Karty zapisuje się 7S, 10H, QD, AC, BJ, CJ; numer pyta o daną możliwość.
screen-nothing-chosen = Nic nie zostało zagrane.
screen-which = Jako która karta? (numer albo karta)
