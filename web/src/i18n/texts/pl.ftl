# The page itself, in Polish. What belongs to one title is in that title's own texts.

skip = Przejdź do treści
nav = Strony
nav-rules = Zasady
nav-contests = Turnieje
nav-records = Zapisy
nav-play = Graj
nav-learn = Nauka
nav-watch = Oglądaj
nav-tables = Stoły
nav-waits = { $count ->
    [one] { $count } czeka na ciebie
    [few] { $count } czekają na ciebie
    [many] { $count } czeka na ciebie
   *[other] { $count } czeka na ciebie
}
home-continue = Graj dalej
home-other = Twoje inne stoły
home-start = Zacznij grę
home-start-text = Jedno kliknięcie, a przyjazne boty siadają z tobą do stołu.
home-waits = Pozostali myślą.
with-friends = Z przyjaciółmi
title-length = około { $minutes ->
    [one] { $minutes } minuty
    [few] { $minutes } minut
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
watch-text = Partie, które właśnie trwają, i te, które już się skończyły.
watch-none = Nie trwa teraz żadna publiczna partia.
watch-again = Partia jeszcze raz
watch-again-text = Wczytaj zapis partii i obejrzyj ją krok po kroku.
watch-bring = Wczytaj zapis
watch-best = Kto gra najlepiej
watch-best-text = Rankingi ludzi i botów dla każdej gry i każdej liczby graczy.
nav-profile = Ty
nav-how = Jak to działa
nav-pieces = Wszystkie elementy
language = Język
theme = Światło
theme-auto = Jak w urządzeniu
theme-light = Światło dzienne
theme-dark = Blask świec
sound-title = Dźwięk
sound-volume = Głośność
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
waiting = Chwileczkę …
again = Ponów próbę
close = Zamknij
cancel = Anuluj
save = Zapisz
saved = Zapisano.
to-home = Start
to-replay = Powtórka
line-lost = Połączenie zerwane. Nic z tego, co zrobisz, nie przepadnie.
line-next = Następna próba za { $seconds } s
line-trying = Próba trwa …
line-now = Spróbuj teraz

# ---- home ----

home-title = Żagle w górę.
home-text = { $count ->
    [one] Jedna gra
    [3] Trzy gry
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
} wokół jednego morza. Jedno kliknięcie i siedzisz przy stole z przyjaznymi botami. Bez konta.
home-titles = Gry
title-seats = { $min }–{ $max ->
    [one] { $max } gracz
    [few] { $max } graczy
    [many] { $max } graczy
   *[other] { $max } gracza
}
play-now = Graj teraz
open-table = Otwórz stół
my-tables = Moje stoły
my-tables-finished = Pokaż skończone partie
my-tables-running = Pokaż trwające partie
my-tables-none = Nie trwa żadna partia. „Graj teraz” jest o jedno kliknięcie stąd.
my-tables-none-yet = Nie masz jeszcze skończonych partii.
campaign = Kampania
campaign-go = Do kampanii
contest-go = Do turnieju
lobby = Lobby
lobby-none = Przy publicznym stole nikt teraz nie czeka. Otwórz stół, a inni go tu zobaczą.
lobby-open = Stoły, przy których kogoś brakuje
lobby-running = Partie do oglądania
lobby-join = Dołącz
lobby-watch = Oglądaj
your-turn = Twoja kolej
status-open = Czeka na graczy
status-playing = Trwa
status-finished = Skończona
status-ended = Skończona przed czasem
status-closed = Zamknięty
status-aside = Odstawiony

how-title = Jak to działa
how-play = Jedno kliknięcie
how-play-text = „Graj teraz” daje ci imię i stół z botami. Jedno i drugie możesz później zmienić.
how-lit = Co świeci, to możliwe
how-lit-text = Stół pokazuje, co możesz zrobić. Jeśli czegoś nie można, mówi dlaczego.
how-friends = Przyjaciele przez link
how-friends-text = Otwórz stół i wyślij jego link. Kto go otworzy, siada do stołu, na dowolnym urządzeniu.
how-time = Szybko albo przez wiele dni
how-time-text = Graj z zegarem albo bez. Strona może dać ci znać, gdy przyjdzie twoja kolej, nawet gdy jest zamknięta.
how-after = Spójrz wstecz
how-after-text = Każdą partię można odtworzyć krok po kroku z każdego miejsca, a jej zapis należy do ciebie.

keys-title = Klawisze
key-numbers = 1 … 9
key-numbers-text = wybierz możliwość o tym numerze
key-arrows = ← →
key-arrows-text = przechodź od karty do karty, z miejsca na miejsce
key-undo = Ctrl + Z
key-undo-text = cofnij ostatni krok
key-help = ?
key-help-text = pokaż tę listę
key-tab = Tab
key-tab-text = przejdź do następnej rzeczy
key-enter = Enter
key-enter-text = zrób to, co zaznaczone

# ---- opening a table ----

open-title = Otwórz stół: { $title }
open-starts = Zwykłe stoły
start-bots = Przeciw botom
start-bots-text =
    { $count ->
        [one] Jeden przyjazny bot, bez zegara, zaczyna się od razu
        [few] { $count } przyjazne boty, bez zegara, zaczyna się od razu
        [many] { $count } przyjaznych botów, bez zegara, zaczyna się od razu
       *[other] { $count } przyjaznego bota, bez zegara, zaczyna się od razu
    }
start-friends = Z przyjaciółmi
start-friends-text = Kto dostanie link, ten siada; bez zegara
start-anybody = Otwarty dla każdego
start-anybody-text = W lobby; { $clock }
open-which = Która gra?
open-seats = Miejsca
open-seat = Miejsce { $number }
open-add = Dodaj miejsce
open-remove = Usuń miejsce
seat-kind-me = Ja
seat-kind-open = Wolne, kto przyjdzie
seat-kind-here = Ktoś inny na tym urządzeniu
seat-kind-bot = Bot: { $level }
open-name-here = Imię
open-preset = Jakie zasady?
open-preset-plain = Zwykłe zasady
open-preset-plain-text = Wszystko tak, jak mówią zasady.
open-modifiers = Zasady domowe
open-public = Pokaż stół w lobby
open-public-text = Każdy może usiąść. W przeciwnym razie tylko ci, którzy mają link.
open-spectators = Inni mogą oglądać
open-spectators-text = Widzą to, co wszyscy, nigdy twoją rękę.
open-clock = Zegar
clock-none = Bez zegara
clock-move-60 = 1 minuta na ruch
clock-move-86400 = 1 dzień na ruch
clock-move-259200 = 3 dni na ruch
clock-game-600 = 10 minut na partię i 5 sekund na każdy ruch
clock-game-1200 = 20 minut na partię i 10 sekund na każdy ruch
clock-own = Inny czas …
clock-left = zostało { $time }
open-table-name = Nazwa stołu
open-table-name-text = Puste: twoje imię.
open-expert = Opcje dla znawców ({ $count })
open-more = Więcej
open-start = Otwórz stół
option-default = (zwykle)
option-other = Podaj to tak, jak mówi zdanie.
option-order = podana kolejność
option-order-seats = Miejsca, pierwsze na górze
option-order-text = Numery miejsc, na przykład 2 1 3.
option-yes = Tak
option-no = Nie
level-random = gra byle co
level-greedy = przyjazny
level-search = silny

# ---- at the table ----

seats = Miejsca
seat-open = Wolne miejsce
seat-kept = Zarezerwowane
seat-you = (ty)
seat-own = Ty
seat-away = poza stołem
seat-resigned = rezygnacja
seat-acts = ma ruch
seat-left = { $name } odchodzi; na razie gra bot.
seat-want = Szukaj kogoś nowego
seat-bot = Zostaw to botowi
seat-free = Przy tym stole jest wolne miejsce.
seat-own-away = Nie ma cię: gra za ciebie bot.
seat-own-back = Wracam do gry
seat-own-lost = Na twoim miejscu gra teraz kto inny, a ty oglądasz.
invite-title = { $host } zaprasza: { $title }
invite-new = Pierwszy raz { $title }? Krótka lekcja i możesz grać.
lesson-of = Lekcja: { $title }
invite-no-account = Konto nie jest potrzebne.
invite-rated = Ten stół jest rankingowy: wymaga konta z imieniem i hasłem.
invite-account = Zaloguj się lub załóż konto
invite-decline = Nie tym razem
clock-each-move = { $minutes ->
    [one] { $minutes } minuta na każdy ruch
    [few] { $minutes } minuty na każdy ruch
    [many] { $minutes } minut na każdy ruch
   *[other] { $minutes } minuty na każdy ruch
}
clock-each-game = { $minutes ->
    [one] Po { $minutes } minucie
    [few] Po { $minutes } minuty
    [many] Po { $minutes } minut
   *[other] Po { $minutes } minuty
} i { $increment ->
    [one] { $increment } sekunda
    [few] { $increment } sekundy
    [many] { $increment } sekund
   *[other] { $increment } sekundy
} na każdy ruch
rules-changed = { $count ->
    [one] Zwykłe zasady z jedną zmianą
    [few] Zwykłe zasady, zmiany: { $count }
    [many] Zwykłe zasady, zmian: { $count }
   *[other] Zwykłe zasady, zmian: { $count }
}
length = Długość
facts-rated = Liczy się do rankingów
facts-friendly = Towarzysko, bez rankingu
sit-down = Usiądź
stand-up = Odejdź od stołu
prompt = Co jest do zrobienia
choices-typed = { $digits } …
choices-refused = Dlaczego nie coś innego? ({ $count })
choices-why = Zobacz zasady
choice-price = Koszt: { $price }
choice-gain = → { $gain }
choices-all = Pełna lista
plays-now = { $name } gra
waiting-for = Czekamy: { $names }
skip-to-turn = Do mojej kolejki
skip-to-result = Pokaż wynik
speed = Tempo { $speed }
speed-calm = 1×
speed-fast = 3×
speed-off = bez
waiting-others = Czekamy na pozostałych
spectating = Oglądasz.
undo = Cofnij
share = Zaproś
share-text = Kto otworzy ten link, trafi do tego stołu.
share-address = Adres stołu
share-copy = Kopiuj
share-copied = Skopiowano
menu = Więcej
menu-people = Osoby przy tym stole
menu-notices = Daj znać, gdy moja kolej
people-none = Siedzisz tu tylko ty i boty.
people-mute = Wycisz
people-block = Zablokuj
people-is-mute = wyciszenie
people-is-block = blokada
moderation-title = Moderacja
people-report = Zgłoś
people-report-text = Czego dotyczy zgłoszenie ({ $name })? Przeczyta to osoba, która prowadzi ten serwer.
people-report-send = Wyślij zgłoszenie
people-reported = Dziękujemy. Zgłoszenie wysłane.
menu-undo = Poproś wszystkich o cofnięcie mojego ostatniego ruchu
menu-end = Zaproponuj koniec partii
menu-pause = Poproś o przerwę
menu-resign = Poddaj się
menu-careful = Pytaj przed tym, co ostateczne
menu-careful-off = Nie pytaj przed tym, co ostateczne
menu-keys = Włącz pojedyncze klawisze
menu-keys-off = Wyłącz pojedyncze klawisze
keys-single = Pojedyncze klawisze (1 do 9, H, M, P, spacja, ?) coś robią
menu-auto = Pasuj za mnie, gdy nie da się nic innego
menu-auto-off = Będę pasować samodzielnie
end-text = Jeśli wszyscy się zgodzą, partia skończy się w obecnym stanie.
end-yes = Zaproponuj
sure-title = Na pewno?
sure-yes = Zrób to
sure-no = Nie, czekaj
side = Przebieg i czat
log = Przebieg
log-empty = Jeszcze nic się nie wydarzyło.
chat = Czat
chat-empty = Nikt jeszcze nic nie powiedział.
chat-write = Powiedz coś
chat-send = Wyślij
chat-mute = Wycisz: { $name }
curtain-title = { $name }, twoja kolej
curtain-text = Podaj urządzenie dalej. Stół jest zakryty, dopóki nie patrzy właściwa osoba.
curtain-open = To ja, { $name }
face-broken = Nie można narysować obrazu tego stołu. Gra toczy się dalej z listą możliwości.
plain-table = Stół
plain-rest = Wszystko inne na stole
plain-own = Widzisz to tylko ty
plain-options = Opcje tego stołu
plain-place = miejsce { $place }
plain-yes = tak
plain-no = nie
room-text = { $count ->
    [0] Wszyscy są.
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
    [many] { $count } miejsc jest jeszcze wolnych.
   *[other] { $count } miejsca jest jeszcze wolne.
}
room-start = Start
room-start-bots = Start, z botami na wolnych miejscach
room-close = Zamknij stół
room-seat = Zmień miejsce { $number }
room-open = Zostaw wolne
room-sent-away = Nie masz już miejsca przy tym stole.
room-invite = Zaproś kogoś po imieniu
room-invite-name = Nazwa konta
room-invite-text = Miejsce jest zarezerwowane przez tydzień, a zaproszona osoba widzi stół wśród swoich stołów.
room-invite-rated = Miejsce jest zarezerwowane przez tydzień. Ten stół jest rankingowy, więc zaproszona osoba musi mieć konto.
room-invite-send = Zaproś
result = Wynik
result-over = Partia skończona
result-you-won = Wygrywasz!
result-won = { $count ->
    [one] { $names } wygrywa
    [few] { $names } wygrywają
    [many] { $names } wygrywają
   *[other] { $names } wygrywają
}
result-place = Miejsce
result-name = Imię
result-score = Punkty
reason-resigned = Ktoś się poddał.
reason-abandoned = Partię porzucono.
reason-agreed = Wszyscy zgodzili się ją zakończyć.
reason-contest = O tym stole rozstrzygnął gospodarz turnieju.
reason-empty = Wszyscy odeszli.
reason-host = Gospodarz zamknął stół.
reason-forgotten = Przez trzy miesiące nikt nie wykonał ruchu, więc partia skończyła się w obecnym stanie.
reason-too_long = Partia zrobiła się zbyt długa, by grać dalej, więc skończyła się w obecnym stanie.
rematch = Jeszcze raz
result-again = Pokaż wynik
result-share = Udostępnij
rematch-go = Do następnej partii

warning-cannot-be-undone = Tego nie można cofnąć.

group-pass = Pasuj
group-play = Zagraj
group-draw = Dobierz

amount-is = { $what }: { $value }
amount-at = { $what } na { $place }
amount-red = czerwone
amount-blue = niebieskie
amount-green = zielone
amount-gray = szare
amount-violet = fioletowe
amount-black = czarne
amount-gold = złoto
amount-cards = { $count ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}

# ---- afterwards ----

replay-title = Powtórka
replay-step = Krok { $step } z { $of }
replay-first = Na początek
replay-back = Krok wstecz
replay-next = Krok dalej
replay-last = Na koniec
replay-play = Odtwórz
replay-pause = Pauza
replay-go = Do kroku
replay-seat = Z którego miejsca
replay-spectator = Co widzą wszyscy
replay-link = Kopiuj link do tego kroku
replay-download = Pobierz zapis
replay-by = Ruch: { $name }.
replay-figures = Partia w liczbach
fair-title = Uczciwa gra
fair-text = Los tej partii wybrano, zanim się zaczęła. Ta liczba go ustala, ale nie zdradza; po końcu partii zapis ujawnia klucz i każdy może sprawdzić, że jedno do drugiego pasuje.
fair-commitment = Zobowiązanie
fair-key = Klucz
fair-checked = Uczciwie: sprawdzone
fair-checked-text = Klucz w zapisie pasuje do zobowiązania z początku partii, a każda karta i każda kość pochodzi z niego.
fair-same = To zobowiązanie, które ta przeglądarka widziała przy stole.
fair-unfair = Nieuczciwie: zapis nie pasuje do swojego zobowiązania.
fair-other = Nieuczciwie: przy stole ta przeglądarka widziała inne zobowiązanie.
fair-none = Bez zobowiązania: los tej partii pochodzi z ziarna.
figures-moves = Ruchy
figures-thinking = Czas ruchu
figures-undos = Cofnięte kroki: { $count }
figures-duration = { $minutes ->
    [one] Partia trwała minutę.
    [few] Partia trwała { $minutes } minuty.
    [many] Partia trwała { $minutes } minut.
   *[other] Partia trwała { $minutes } minuty.
}
figures-rounds = Punkty według rund
figures-sources = Punkty według źródeł
to-table = Do stołu

# ---- rules ----

rules-title = Zasady
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [0] Nic nie znaleziono.
    [one] Znaleziono raz.
    [few] Znaleziono { $count } razy.
    [many] Znaleziono { $count } razy.
   *[other] Znaleziono { $count } razy.
}
rules-contents = Spis treści
rules-of-phase = Zasady
rules-why = Dlaczego?

cards-title = Wszystkie karty
cards-of = Wszystkie karty: { $title }
cards-search = Szukaj po nazwie lub działaniu
cards-any = dowolne
cards-all = Pokaż wszystkie karty
cards-filters = Więcej filtrów
cards-sort = Sortuj
cards-figures = To są nasze liczby; znak ≈ oznacza nasze oszacowanie.
cards-corrected = Z twoimi poprawionymi liczbami.
cards-preset = Wariant
cards-found = { $count ->
    [0] Żadna karta taka nie jest.
    [one] Jedna karta.
    [few] { $count } karty.
    [many] { $count } kart.
   *[other] { $count } karty.
}
cards-rules = Zobacz zasady
cards-before = Poprzednia karta
cards-after = Następna karta

# ---- pieces ----

# ---- profile ----

profile-title = Ty
profile-nobody = Nie masz tu jeszcze imienia. Wybierz je albo się zaloguj.
profile-guest = Jesteś gościem: pamięta cię ta przeglądarka. Z kontem można logować się na innych urządzeniach.
profile-account = Masz konto.
profile-name = Imię
profile-come = Wejdź
profile-name-save = Zmień imię
profile-look = Wygląd
account-title = Załóż konto
account-password = Hasło
account-password-text = Co najmniej osiem znaków.
account-open = Załóż konto
sign-in-title = Zaloguj się
sign-in-go-on = Dalej
sign-in = Zaloguj się
sign-in-claim = Zabierz to, w co grano tu na koncie gościa
sign-out = Wyloguj się
sign-out-everywhere = Wyloguj się na wszystkich urządzeniach
sign-out-guest = Gdy gość się wyloguje, pod tym imieniem nikt już nie wróci.
password-title = Zmień hasło
forgotten-title = Nie pamiętasz hasła?
forgotten-send = Wyślij mi list
forgotten-sent = Jeśli to konto ma potwierdzony adres, list jest w drodze.
password-new-done = Nowe hasło już obowiązuje. Zaloguj się nim.
recovery-code = Kod odzyskiwania
mail-confirm-title = Twój adres e-mail
mail-confirmed = Ten adres jest potwierdzony.
password-old = Stare hasło
password-new = Nowe hasło
password-change = Zmień
blocked-title = Osoby, których nie słyszysz lub nie spotykasz
blocked-none = Nikt.
blocked-undo = Wybacz
export = Pobierz wszystko, co jest o mnie zapisane
delete-title = Usuń wszystko o mnie
delete-text = Twoje imię, twoje partie i twoje słowa zostaną na dobre usunięte. W trwających partiach zagra dalej bot.
delete-yes = Usuń wszystko

# ---- problems ----

problem-title = Poza mapą
problem-code = Kod: { $code }
advice = Wróć na stronę główną i zacznij stamtąd.
advice-table-unknown = Poproś o nowy link albo otwórz własny stół.
advice-campaign-unknown = Poproś grupę o nowy link albo zacznij własną kampanię.
advice-table-no-spectators = Poproś o link kogoś przy tym stole.
advice-table-over = Partię można odtworzyć krok po kroku.
advice-table-aside = Osoba, która prowadzi ten serwer, już o tym wie. Tymczasem otwórz nowy stół.
advice-table-closed = Otwórz własny stół albo poszukaj ludzi ponownie.
advice-page-unknown = Adres może być stary albo błędnie wpisany.
advice-page-offline = Sprawdź połączenie i spróbuj ponownie.
advice-seat-not-yours = Otwórz stół pod imieniem, pod którym grasz, albo oglądaj.
advice-game-unknown = Wybierz jedną z gier na stronie głównej.
advice-replay-step = Zacznij powtórkę od pierwszego kroku.
advice-record-running = Wróć, gdy partia się skończy.
advice-upload-unknown = Wczytaj zapis ponownie albo zapytaj o niego osobę, od której masz link.

error-page-unknown = Nie ma takiej strony.
error-page-error = Coś poszło źle na tej stronie.
error-page-offline = Serwer jest nieosiągalny.
error-page-no-push = Tej przeglądarki nie można powiadamiać, gdy strona jest zamknięta. W oknie prywatnym nie można nigdy.
error-page-no-permission = Przeglądarka nie ma zgody na pokazywanie powiadomień.
error-table-unknown = Nie ma takiego stołu albo został usunięty.
error-table-over = Partia przy tym stole jest skończona.
error-table-aside = Ten stół trzeba było odstawić: jego partii nie da się kontynuować.
error-table-closed = Ten stół zamknięto, zanim zaczęła się partia.
error-table-not-started = Partia jeszcze się nie zaczęła.
error-table-started = Partia już się zaczęła.
error-table-no-spectators = Bez linku nikt nie może oglądać tego stołu.
error-table-no-seat-for-you = Przy tym stole nie ma wolnego miejsca.
error-table-blocked = Nie możesz usiąść przy tym stole.
error-table-not-owner = Może to zrobić tylko osoba, która otworzyła stół.
error-table-seats-open = Są jeszcze wolne miejsca.
error-table-not-over = Partia jeszcze się nie skończyła.
error-table-not-playing = Partia nie trwa.
error-table-sealed = Inne stoły grają jeszcze to samo rozdanie: nikt nie ogląda, zanim wszystkie skończą.
error-record-sealed = Inne stoły grają jeszcze to samo rozdanie.
error-table-contest = Kto tu gra, ustala turniej.
error-contest-consent = Partia turniejowa idzie swoim torem.
error-contest-page = Kto z kim gra, ustala turniej.
error-table-rematch = Następna partia już jest.
error-campaign-unknown = Nie ma takiej kampanii albo nie jest twoja.
error-campaign-none = Ta gra nie ma kampanii.
error-seat-not-yours = To miejsce należy do kogoś innego.
error-seat-taken = Ktoś był szybszy: to miejsce jest zajęte.
error-seat-unknown = Nie ma takiego miejsca.
error-seat-none = Nie ma wolnego miejsca.
error-seat-not-acting = To nie twoja kolej.
error-seat-resigned = To miejsce już się poddało.
error-seat-kept = To miejsce jest przez jakiś czas zarezerwowane dla kogoś innego.
error-seat-nobody = Nikt inny tam nie siedzi.
error-seat-sits-here = Ta osoba już tu siedzi.
error-seat-sent-away = Gospodarz poprosił cię o odejście od tego stołu.
error-seat-owner-back = Osoba z tego miejsca wróciła.
error-decision-stale = Za późno: gra poszła dalej. Zobacz, co jest teraz możliwe.
error-undo-not-possible = Tego nie da się już cofnąć.
error-offer-gone = Tej propozycji już nie ma.
error-offer-too-soon = Ta prośba padła niedawno. Poczekaj chwilę przed następną.
error-pause-no-clock = Przy tym stole nie chodzi zegar, więc nie ma czego wstrzymywać.
error-pause-none = Ten stół nie robi przerw.
error-days-off-taken = Masz już dni wolne.
error-days-off-too-many = Tylu dni wolnych w tym roku już nie zostało.
error-friends-account = Przyjaźń wymaga konta po obu stronach.
error-friends-too-many = Twoich zaproszeń jest zbyt wiele. Najpierw część wycofaj.
error-person-yourself = To ty.
error-plan-dropped = Twój plan odpadł: jeden z jego kroków nie jest już możliwy.
error-game-unknown = Ten serwer nie ma tej gry.
error-person-unknown = Nikt nie jest tu zalogowany.
error-person-name = Tego imienia nie można użyć: 1 do 40 znaków, z literami lub cyframi.
error-person-name-taken = Ktoś ma już takie imię.
error-person-name-mixed = Wszystkie litery imienia muszą należeć do jednego pisma.
error-person-name-marks = Na literach tego imienia jest za dużo znaków.
error-person-name-alike = To imię wygląda jak imię kogoś innego.
error-person-sign-in = Imię albo hasło jest błędne.
error-person-password = Hasło jest błędne.
error-person-recovery = Imię albo kod jest błędny.
error-letter-code = Ten link był już użyty albo jest za stary.
error-mail-none = Ten serwer nie wysyła poczty.
error-person-password-length = Hasło jest za krótkie albo za długie.
error-person-banned = Zablokowano ci dostęp do tego serwera.
error-person-has-account = Masz już konto.
error-person-signed-in = Masz tu już otwartą sesję.
error-person-no-account = To wymaga konta.
error-record-running = Partia jeszcze trwa.
error-record-unreadable = To nie jest zapis partii albo jest uszkodzony.
error-record-header = Pierwszy wiersz tego zapisu jest uszkodzony.
error-record-row = Jeden z wierszy tego zapisu jest uszkodzony.
error-record-cut = Ten zapis jest urwany: ostatni wiersz nie jest cały.
error-record-order = Wiersze tego zapisu są w złej kolejności.
error-record-action = Jeden z kroków tego zapisu nie jest możliwy.
error-record-chain = Ten zapis zmieniono: jego wiersze do siebie nie należą.
error-record-fingerprint = Tego zapisu nie da się odtworzyć: partia przebiegła inaczej.
error-record-version = Ten zapis napisała inna wersja.
error-record-title = Ten serwer nie ma gry z tego zapisu.
error-upload-unknown = Nie ma takiego zapisu.
error-upload-too-many = Masz zbyt wiele wczytanych zapisów. Najpierw któryś usuń.
error-upload-too-long = Ten zapis jest za długi.
error-replay-step = Nie ma takiego kroku w tej partii.
error-request-too-large = To za dużo.
error-request-invalid = Serwer tego nie zrozumiał.
error-field-missing = Czegoś tu brakuje.
error-field-too-short = Co najmniej { $least ->
    [one] jeden znak
    [few] { $least } znaki
    [many] { $least } znaków
   *[other] { $least } znaku
}.
error-field-too-long = Najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaku
}.
error-field-wrong = Tego nie da się tu zrozumieć.
error-limit-too-often = Za szybko. Poczekaj chwilę i spróbuj ponownie.
error-request-host = Ten serwer nie ma takiej nazwy.
error-limit-connections = Z tego adresu przychodzi naraz za dużo żądań. Poczekaj chwilę i spróbuj ponownie.
error-limit-sockets = Z tego adresu otwarto za dużo stron. Zamknij którąś i spróbuj ponownie.
error-hello-late = Połączenie zamknięto: nic nie padło na czas.
error-message-invalid = Serwer tego nie zrozumiał. Wczytaj stronę ponownie.
error-push-none = Żadna twoja przeglądarka nie jest jeszcze zapisana.
error-table-unchanged = Już tak jest.
error-server-unavailable = Serwer nie może teraz odpowiedzieć. Spróbuj za chwilę.
error-server-error = Coś poszło źle na serwerze. Zostało to odnotowane.
error-http-404 = Niczego takiego tu nie ma.
replay-round = Runda { $round }
replay-round-back = Poprzednia runda
replay-round-next = Następna runda
figures-rest = Wszystko inne

# ---- learning ----

learn = Nauka
learn-first-time = Pierwszy raz? Naucz się, grając
learn-title = Ucz się, grając.
learn-text = Prawdziwa partia z przyjaznymi botami i ktoś obok, kto mówi to, co ważne, wtedy, gdy jest ważne. Bez czytania zasad na zapas.
learn-begin = Zacznij
learn-how = Jak wygląda lekcja
learn-real = Prawdziwy stół
learn-real-text = Wszyscy uczą się na tym samym rozdaniu, a wskazówki pasują do tego, co naprawdę przed tobą leży, cokolwiek zrobisz. Bez zegara.
learn-hints = Najpierw po kroku, potem samodzielnie
learn-hints-text = W pierwszej rundzie świeci jeden element, a dymek mówi, co z nim zrobić i dlaczego. Potem grasz dalej, a każda nowość jest wyjaśniana, gdy na nią trafisz.
learn-leave = W każdej chwili po swojemu
learn-leave-text = Graj, jak chcesz, albo wyjdź z lekcji: partia toczy się po prostu dalej bez wskazówek.
coach = Lekcja
coach-leave = Wyjdź z lekcji
coach-understood = Jasne
coach-show = Pokaż
coach-rules = Zasady
coach-free = Na razie nic nowego: graj, jak chcesz. Następna wskazówka przyjdzie sama.
coach-wait = Pozostali grają. Następna wskazówka przyjdzie sama.
coach-over = To była cała lekcja. Znasz już tę grę!
coach-first = Pierwsza runda
coach-on = Graj dalej, ze wskazówkami
coach-now = Teraz: { $action }.
coach-ask = Co wybierasz?
coach-skip = Pomiń ten etap
nudge-off = Bez wskazówek
menu-nudges = Wskazówki dla nowych
menu-nudges-off = Bez wskazówek dla nowych

# ---- corrected figures ----

nav-data = Własne liczby
data-title = Własne liczby
data-differs = { $count ->
    [0] Żadna liczba nie różni się od naszych.
    [one] Jedna liczba różni się od naszych.
    [few] { $count } liczby różnią się od naszych.
    [many] { $count } liczb różni się od naszych.
   *[other] { $count } liczby różni się od naszych.
}
data-error = Błąd:
data-warning = Uwaga:
data-changes = Co się różni
data-place = Gdzie
data-field = Co
data-ours = Nasze
data-theirs = Twoje
data-here = Tutaj
data-tag = Poprawione liczby
data-use = Graj z moimi poprawionymi liczbami
data-look = Zobacz moje poprawki
data-correct = Masz tę grę? Popraw nasze oszacowania
error-data-none = Ta gra nie ma wydrukowanych liczb do poprawienia.
error-data-too-large = Te pliki są za duże.
error-data-invalid = Z tymi liczbami nie da się grać.
error-data-differences = Te poprawki nie pasują już do naszych liczb. Wczytaj pliki ponownie.
advice-data-none = Zasady zmieniają tu jej opcje.

# ---- the story of a game, hands for those who look on ----

story-title = Opowieść o tej partii
replay-only = Tylko
replay-everything = Wszystko
replay-kind-back = Poprzednie
replay-kind-next = Następne
figures-table = Jako tabela
figures-round = Runda
figures-source = Źródło
figures-total = Razem
option-range = Od { $low } do { $high }.
open-hands = Widzowie zobaczą ręce później
open-hands-text = Karty dopiero po zagraniu albo po końcu rundy.
hands-never = Nigdy
hands-after = { $minutes ->
    [one] Po minucie
    [few] Po { $minutes } minutach
    [many] Po { $minutes } minutach
   *[other] Po { $minutes } minuty
}
hands-whose = Co widzisz
hands-public = To, co wszyscy, na bieżąco
hands-later = { $name }, { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
} później
hands-then = Stan z { $time }. { $hidden ->
    [0] { "" }
    [one] Jedna karta jest jeszcze na ręce i pozostaje zakryta.
    [few] { $hidden } karty są jeszcze na ręce i pozostają zakryte.
    [many] { $hidden } kart jest jeszcze na ręce i pozostaje zakrytych.
   *[other] { $hidden } karty jest jeszcze na ręce i pozostaje zakryte.
}
hands-wait = { $minutes ->
    [one] Pierwsze ręce widać minutę po starcie.
    [few] Pierwsze ręce widać { $minutes } minuty po starcie.
    [many] Pierwsze ręce widać { $minutes } minut po starcie.
   *[other] Pierwsze ręce widać { $minutes } minuty po starcie.
}
error-hands-hidden = Ten stół nikomu nie pokazuje kart, dopóki trwa gra.
error-hands-player = Grasz tutaj: karty innych nie są dla ciebie.
error-hands-early = Jeszcze za wcześnie: karty są pokazywane z opóźnieniem.
error-hands-delay = Kart nie można pokazać tak wcześnie ani tak późno.

# ---- hints, and a game looked at again ----

key-hint = H
key-hint-text = poproś o podpowiedź, jeśli stół ich udziela
key-point = P
key-point-text = w grze kooperacyjnej: wskaż coś pozostałym
hint = Podpowiedź
hint-thinking = Namysł …
hint-by = Tylko na podstawie tego, co widzisz.
hint-show = Pokaż
hint-show-this = Pokaż: { $action }
plan-ahead = Plan na twoją następną kolej
plan-drop = Porzuć plan
plan-begin = Planuj naprzód …
plan-these = Zaplanuj te ruchy
look-back = Spojrzenie wstecz
menu-what-if = Wypróbuj (co by było, gdyby …)
what-if = Co by było, gdyby
what-if-text = Próbuj ruchów do woli: co nieznane, jest losowane, za innych grają przyjazne boty i nic się nie liczy.
what-if-over = Próbna partia skończona. Nic z niej się nie liczy.
what-if-undo = Ruch wstecz
what-if-again = Od nowa, z innym losem
what-if-leave = Z powrotem do stołu
open-hints = Podpowiedzi
open-hints-text = Kto ma wybierać, może zapytać silnego bota, który widzi nie więcej niż on. Same się włączają, gdy jedna osoba gra z botami, a wyłączają, gdy ludzie grają ze sobą.
judge-merchant = Kupiec
judge-captain = Kapitan
judge-governor = Gubernator
judge-admiral = Admirał
analysis-chance = szansa na wygraną { $chance }
analysis-points = punkty { $points }
error-hints-off = Przy tym stole gra się bez podpowiedzi.
error-hints-no-choice = Nie ma z czego wybierać.
error-hints-waiting = Podpowiedź jest już w przygotowaniu.
error-what-if-rated = Przy stołach rankingowych niczego się nie próbuje.
error-what-if-moved = Stół poszedł dalej: zacznij próbę od nowa.
error-what-if-waiting = Jeden ruch jest już próbowany.
error-what-if-long = Tylu ruchów się nie próbuje.
error-analysis-off = Ten serwer nie analizuje partii.
error-analysis-too-long = W tej partii jest zbyt wiele decyzji, by ją przeanalizować.

# ---- rankings ----

rankings-title = Rankingi
profile-public = Co inni o tobie widzą
profile-friends = Przyjaciele i ostatni przeciwnicy
rated-tag = Ranking
open-rated = Rankingowy
open-rated-text = Liczy się do rankingów: z zegarem, ze zwykłymi zasadami i liczbami, bez podpowiedzi. Kto odejdzie, jest ostatni.
open-rated-bots = Boty, które grają tu na punkty: { $names }.
open-rated-no-bots = Przy tylu graczach żaden bot nie ma jeszcze rankingu.
open-rated-account = Z kontem można grać na punkty. Załóż je w profilu.
programs-title = Programy
programs-text = Program może grać za ciebie przez publiczne gniazdo, z własnym tokenem. Pozostali widzą, że to program.
programs-name = Nazwa programu
programs-make = Utwórz token
programs-once = Zachowaj ten token: pojawia się tylko raz.
programs-withdraw = Wycofaj
programs-used = ostatnio użyty: { $day }
programs-unused = nigdy nieużyty
error-rated-account = Ranking dotyczy tylko osób z kontem. Załóż je w profilu.
error-rated-program = Programy nie grają przy stołach rankingowych.
error-rated-options = Przy stole rankingowym gra się na zwykłych zasadach i ze zwykłymi liczbami.
error-rated-clock = Stół rankingowy wymaga zegara.
error-rated-help = Przy stole rankingowym nie ma podpowiedzi ani wglądu w karty.
error-rated-device = Przy stole rankingowym każdy ma własne urządzenie.
error-rated-bot = Jeden z tych botów nie ma rankingu przy tylu graczach. Wybierz inny poziom.
error-rated-consent = Przy stole rankingowym niczego się nie cofa ani nie kończy za zgodą graczy.
error-program-too-many = Masz zbyt wiele programów. Najpierw któryś wycofaj.
error-program-unknown = Nie ma takiego programu.
error-person-not-found = Nie ma takiej osoby.

clock-each-move-days = { $days ->
    [one] 1 dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
}
clock-each-game-days = { $days ->
    [one] 1 dzień na partię dla każdego
    [few] { $days } dni na partię dla każdego
    [many] { $days } dni na partię dla każdego
   *[other] { $days } dnia na partię dla każdego
}
